"""The coach of Castle of the 7 Locks: what can be said for or against a move."""
