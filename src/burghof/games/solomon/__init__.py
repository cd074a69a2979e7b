"""King Solomon's Treasure Chamber."""
