"""Castle of the 7 Locks."""
