"""A game in the terminal: players take turns at the keyboard, bots play by themselves, secrets stay hidden."""
