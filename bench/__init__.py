"""Benchmarks: the speed of the games, and of tic-tac-toe compared to other engines."""
