"""Cellar: a depth nobody knows, noisy echoes of it, a lantern nobody shows, and parties that vote in secret."""
