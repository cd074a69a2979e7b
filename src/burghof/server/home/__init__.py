"""Home server: the server of one household, with its own PostgreSQL, in one folder."""
