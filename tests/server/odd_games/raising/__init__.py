"""Pocket memory, raising."""
