"""Pocket memory with a heuristic that raises an error."""
