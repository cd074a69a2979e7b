"""Puzzles of Kilt Castle: nothing is hidden, so the cases are the answers of the others."""
