"""History: records of finished games to download, and replays to look back on a game."""
