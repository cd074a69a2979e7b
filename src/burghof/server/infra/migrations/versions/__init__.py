"""Schema migrations: one file per change, in order."""
