"""Puzzles of King Solomon's Treasure Chamber: the cases are what lies hidden and what the others may choose."""
