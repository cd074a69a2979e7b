"""The journal: every step of every table, kept before anybody is told."""
