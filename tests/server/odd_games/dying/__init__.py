"""Pocket memory, dying."""
