"""Heuristics for bots in The Castle."""
