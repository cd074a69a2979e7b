"""Jobs: the records of finished games."""
