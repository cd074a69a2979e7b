"""Infrastructure: the database, the bus, the process itself. Services know none of it."""
