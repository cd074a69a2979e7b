"""History: replays of finished games."""
