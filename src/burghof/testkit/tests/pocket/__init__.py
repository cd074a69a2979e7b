"""Pocket games: small enough to count out, each with a way of hiding of its own."""
