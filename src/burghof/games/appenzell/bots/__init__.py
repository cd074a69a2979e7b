"""Heuristics for bots that play Castle of Appenzell."""
