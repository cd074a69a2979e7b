"""The coach of King Solomon's Treasure Chamber: what can be said for or against a move."""
