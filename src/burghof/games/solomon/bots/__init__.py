"""Heuristics for bots in King Solomon's Treasure Chamber."""
