"""Sealed bids: the pocket game with a sealed ballot."""
