"""A game at the terminal, from the first move to the saved file."""
