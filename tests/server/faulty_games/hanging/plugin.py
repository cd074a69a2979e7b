"""The `GAME` plugin."""

from pathlib import Path

from tests.server.faulty_games import faulty_game

GAME = faulty_game(Path(__file__).parent)
