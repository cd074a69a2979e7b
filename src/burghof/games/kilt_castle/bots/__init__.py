"""What good play looks like in Kilt Castle."""
