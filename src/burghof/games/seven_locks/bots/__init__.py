"""Heuristics for bots that play Castle of the 7 Locks."""
