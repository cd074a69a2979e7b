"""What good play looks like in King Solomon's Treasure Chamber."""
