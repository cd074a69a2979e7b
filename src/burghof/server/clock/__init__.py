"""Clocks: how long a seat may think. Downtime of the server is charged to no seat."""
