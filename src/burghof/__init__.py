"""Burghof: an open home of castle board games."""
