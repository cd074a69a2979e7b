"""The coach of The Castle: what can be said for or against a move."""
