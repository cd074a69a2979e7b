"""The `GAME` plugin."""

from pathlib import Path

from tests.server.odd_games import odd

GAME = odd(Path(__file__).parent)
