"""The Castle."""
