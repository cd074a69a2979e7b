"""Pocket memory with a heuristic that kills its process."""
