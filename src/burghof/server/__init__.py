"""The server: tables where people, guests and bots play, live or over days. What it acknowledged is never lost."""
