"""The plain page: every game as text in a browser, until a board shows it."""
