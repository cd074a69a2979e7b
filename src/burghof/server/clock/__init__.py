"""Clocks: how long a seat may think, and nobody pays for our downtime."""
