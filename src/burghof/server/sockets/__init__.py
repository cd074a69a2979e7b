"""Sockets: each audience follows a table by messages made for it alone."""
