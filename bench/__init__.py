"""Measurements: how fast the games are, and tic-tac-toe beside other engines."""
