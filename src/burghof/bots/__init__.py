"""Bots: players for any game. A bot gets the view of its seat and its legal moves, never the state."""
