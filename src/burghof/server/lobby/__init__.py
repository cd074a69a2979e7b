"""The lobby: the shelf of games and the list of tables."""
