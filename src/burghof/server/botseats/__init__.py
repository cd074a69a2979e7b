"""Bot seats: bots move where a column says so, by the view of their seat."""
