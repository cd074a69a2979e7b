"""Pocket memory with a heuristic that never returns."""
