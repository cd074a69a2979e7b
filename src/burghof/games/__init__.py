"""The games: one folder each, found by its `game.toml`."""
