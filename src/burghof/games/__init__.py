"""The games: one folder per game, found by its `game.toml`."""
