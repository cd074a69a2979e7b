"""Recorded games: plays one for each seat count and each way a game can go or end, and writes them to `records/`.

Run `python -m burghof.games.the_castle.tests.recording` when the rules version rises. Rename the records of the old
version before: they stay as long as that reading stays.
"""

import random
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import TypeAlias

from burghof.games.the_castle.model.events import CastleEvent
from burghof.games.the_castle.model.moves import CastleMove, Leave
from burghof.games.the_castle.model.options import Options
from burghof.games.the_castle.model.preview import CastlePreview
from burghof.games.the_castle.model.state import State
from burghof.games.the_castle.model.view import View
from burghof.games.the_castle.plugin import GAME
from burghof.kernel import Match, Player, Recall, Step, new_match, write_record

RECORDS = Path(__file__).parent / "records"
NAMES = ("Agnes", "Bertram", "Clara", "Dietrich", "Elsa", "Falko")
EARLY = 12
"""Nobody leaves before this round."""

CastleMatch: TypeAlias = Match[Options, State, CastleMove, CastleEvent, View, CastlePreview]


def played(seats: int, seed: str, options: Options, recall: Recall = "notebook") -> CastleMatch:
    """A game in which all play at random, but stay for a while."""
    match = new_match(GAME, options, [Player(name) for name in NAMES[:seats]], f"recorded-{seed}", recall=recall)
    match.open([name.lower() for name in NAMES[:seats]])
    rng = random.Random(seed)
    while not match.is_over:
        decision = rng.choice([one for one in match.pending if not one.answered])
        legal = match.game.legal_moves(match.state, decision.seat)
        staying = [move for move in legal if not isinstance(move, Leave) or match.state.round > EARLY]
        answer = match.play(decision.seat, rng.choice(staying), decision.token)
        assert isinstance(answer, Step), answer
    return match


def first(story: str, seats: int, is_it: Callable[[CastleMatch], bool], options: Options) -> CastleMatch:
    """The first such game by seed."""
    games = (played(seats, f"{story}-{number}", options) for number in count())
    return next(game for game in games if is_it(game))


def ended(reason: str) -> Callable[[CastleMatch], bool]:
    """Whether a game ended so."""
    return lambda game: game.outcome is not None and game.outcome.reason.key == reason


def stories() -> dict[str, CastleMatch]:
    """All recorded games by name."""
    found: dict[str, CastleMatch] = {}
    for seats in range(1, len(NAMES) + 1):
        found[f"all-out-{seats}"] = first("all-out", seats, ended("reason-all-out"), Options())
        found[f"all-dead-{seats}"] = first("all-dead", seats, ended("reason-all-dead"), Options())
        found[f"rounds-over-{seats}"] = first("rounds-over", seats, ended("reason-rounds-over"), Options(rounds=10))
        found[f"boots-for-all-{seats}"] = played(seats, f"boots-{seats}", Options(boots="party"))
        found[f"from-memory-{seats}"] = played(seats, f"memory-{seats}", Options(), "pure")
    for seats in range(2, len(NAMES) + 1):
        found[f"no-attacks-{seats}"] = played(seats, f"peace-{seats}", Options(attacks=False))
    return found


if __name__ == "__main__":
    for name, game in stories().items():
        (RECORDS / f"{name}.json").write_bytes(write_record(game.record()))
