"""What The Castle is made of."""
