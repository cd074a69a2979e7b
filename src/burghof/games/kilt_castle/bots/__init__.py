"""Heuristics for bots that play Kilt Castle."""
