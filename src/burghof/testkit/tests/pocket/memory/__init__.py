"""Memory: tiles are seen by all and covered again; each seat may once peek at one alone."""
