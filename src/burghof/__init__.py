"""Burghof: an open home of five castle board games."""
