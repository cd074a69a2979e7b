"""Cellar: a depth that no seat knows, noisy echoes of it, a hidden lantern, and parties that vote in secret."""
