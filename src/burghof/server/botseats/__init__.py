"""Bot turns: bots move at tables whose turn the database marks as due, from the view of their seat."""
