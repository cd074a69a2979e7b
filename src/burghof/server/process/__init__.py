"""One server process: its parts, how they start and stop, and how they follow the other processes."""
