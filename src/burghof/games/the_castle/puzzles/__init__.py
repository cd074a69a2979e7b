"""Puzzles of The Castle: the cases are the worlds that fit what a seat knows; dice are averaged exactly."""
