"""Tables: set, join, start, play, take back, leave, again."""
