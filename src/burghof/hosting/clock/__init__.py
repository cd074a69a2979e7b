"""Clocks: how long a seat may think."""
