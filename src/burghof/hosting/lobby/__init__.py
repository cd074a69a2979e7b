"""The lobby: lists of tables."""
