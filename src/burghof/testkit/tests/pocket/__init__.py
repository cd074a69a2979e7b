"""Pocket games: small enough to enumerate, each with its own kind of hidden information."""
