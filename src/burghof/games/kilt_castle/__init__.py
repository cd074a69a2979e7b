"""Kilt Castle: families build one castle together, and the bank pays for the best area of towers."""
