"""Bots: players over any game. They are guests: each gets the view of its seat and its legal moves, never the state."""
