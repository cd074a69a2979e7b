"""Pocket memory, hanging."""
