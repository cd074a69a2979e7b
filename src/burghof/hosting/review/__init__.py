"""Reviews: one verdict per choice of a finished game."""
