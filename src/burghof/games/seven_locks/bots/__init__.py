"""What good play looks like in the Castle of the 7 Locks."""
