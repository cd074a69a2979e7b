"""The lobby: the installed games and the list of tables."""
