"""The plain page: every game as text in a browser, also for games without a graphical board."""
