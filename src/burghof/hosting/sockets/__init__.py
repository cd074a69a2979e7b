"""Sockets: clients subscribe to tables and receive messages made for their audience only."""
