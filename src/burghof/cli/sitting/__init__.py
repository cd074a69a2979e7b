"""Sitting at a table in the terminal: persons in turn, bots by themselves, nobody's secrets to anybody else."""
