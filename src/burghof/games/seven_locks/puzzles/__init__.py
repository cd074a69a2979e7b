"""Puzzles of Castle of the 7 Locks: the depths are hidden, and all arrangements that can still be are listed."""
