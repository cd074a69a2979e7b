"""The coach: a good move for a seat, by what that seat may know, and why."""
