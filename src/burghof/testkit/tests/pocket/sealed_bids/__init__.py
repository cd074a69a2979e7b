"""Sealed bids: the pocket game of a sealed ballot."""
