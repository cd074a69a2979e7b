"""The coach of Castle of Appenzell: what can be said for or against a move."""
