"""Infrastructure: the database, the bus and the process itself. Services do not depend on it."""
