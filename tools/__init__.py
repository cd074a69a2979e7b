"""The project's own checks and generators, run by make."""
