"""Memory: tiles are shown to all and covered again; once per game each seat may peek at a tile alone."""
