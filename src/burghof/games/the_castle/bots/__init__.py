"""What good play looks like in The Castle."""
