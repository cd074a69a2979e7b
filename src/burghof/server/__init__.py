"""The server: tables for people, guests and bots, live or by correspondence. An acknowledged move is never lost."""
