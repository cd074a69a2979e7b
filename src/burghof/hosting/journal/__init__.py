"""The journal: stores every step of every table before any client receives it."""
