"""People: guests with a name and a signed session."""
