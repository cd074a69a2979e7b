"""The model of The Castle."""
