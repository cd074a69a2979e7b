"""What good play looks like in Castle of Appenzell."""
