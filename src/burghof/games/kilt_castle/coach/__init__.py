"""The coach of Kilt Castle: what can be said for or against a move."""
