"""Puzzles of Castle of Appenzell: the cases are the arrangements of the tiles that nobody has seen."""
