"""Tables: create, join, start, play, take back, leave, rematch."""
