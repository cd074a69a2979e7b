"""Positions of recorded games, with the messages that a table page receives in them."""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any, Final, TypeAlias
from uuid import UUID

import msgspec
from msgspec import Struct

from burghof.hosting.games import GameRegistry
from burghof.hosting.history.replay_steps import replay_frames
from burghof.hosting.journal.live import LiveTable
from burghof.hosting.sockets.messages import full_view, live_frames, step_update, whole_outline
from burghof.kernel import CHANCE, AnyMatch, AnyStep, Seat, replay
from burghof.kernel.match import Step
from burghof.kernel.record import AnyRecord, Played, read_record
from burghof.wire.client_out import CommandAccepted, MoveRefused, TableUpdate
from burghof.wire.clock import Unlimited
from burghof.wire.responses import Chair, MyRights, Replay, Table

Json: TypeAlias = Any
"""Any JSON value; a test looks inside."""

GAMES: Final = ("kilt-castle", "appenzell", "seven-locks", "solomon", "the-castle")
FOLDER: Final = Path(__file__).parents[2] / "src" / "burghof" / "games"
TABLE_ID: Final = UUID("00000000-0000-4000-8000-000000000018")
SPREAD: Final = 0.618
"""Part of a record by which each position of a sample lies further than the one before it, modulo the whole."""
WAITING_EVERY: Final = 4
"""One in this many positions is shown to a seat that waits, if there is one."""


class Position(Struct, frozen=True):
    """A position of a recorded game, as the player of one seat sees it."""

    name: str
    """The record, the number of entries before the position, and the seat."""
    match: AnyMatch
    seat: Seat

    def table_message(self) -> Json:
        """Return the message about the table, with a bot on every other chair, so that beginners are asked."""
        header = self.match.header
        table = Table(
            TABLE_ID,
            header.game,
            header.rules,
            msgspec.to_builtins(header.options),
            header.recall,
            "private",
            Unlimited(),
            "bot",
            "over" if self.match.is_over else "running",
            tuple(
                Chair(seat, player.name, player.bot if seat == self.seat else "page")
                for seat, player in enumerate(self.match.players)
            ),
            header.commitment,
        )
        return msgspec.to_builtins(TableUpdate(table, MyRights((self.seat,), is_host=True)), str_keys=True)

    def view_message(self) -> Json:
        """Return the message with everything that the player may see, and with the offers; all others are bots."""
        message = _plain(full_view(self._live, self.seat, 0, outline=True))
        for seat, player in enumerate(message["players"]):
            player["bot"] = None if seat == self.seat else "page"
        return message

    def step_message(self, step: AnyStep) -> Json:
        """Return the message about the step that led to this position."""
        frames = live_frames(self._live, step, self.seat)
        return _plain(
            step_update(self._live, [step], frames, self.seat, 0, outline=whole_outline(self._live, self.seat))
        )

    def replay(self, steps: Sequence[AnyStep]) -> Json:
        """Return the replay of these steps, of which the last led to this position."""
        match = self.match
        first = steps[0].before if steps else match.state
        view = match.game.view(first, self.seat, match.header.recall)
        moments = replay_frames(match, steps, self.seat)
        return _plain(Replay(TABLE_ID, self.seat, view, moments, match.players, None))

    def answer(self, play: Json) -> Json:
        """Return the server's answer to a move that the page has sent, without playing it."""
        move = msgspec.convert(play["move"], self.match.plugin.types.move)
        result = self.match.fork().play(self.seat, move, play["token"])
        if isinstance(result, Step):
            return _plain(CommandAccepted(play["move_id"]))
        return _plain(MoveRefused(play["move_id"], result))

    @property
    def _live(self) -> LiveTable:
        return LiveTable(TABLE_ID, self.match, Unlimited(), "bot")


def record_names(game: str) -> Sequence[str]:
    """Return the names of all records of a game, in order."""
    return sorted(path.stem for path in (_folder(game) / "tests" / "records").glob("*.json"))


def load_record(game: str, name: str) -> AnyRecord:
    """Return a record of a game."""
    path = _folder(game) / "tests" / "records" / f"{name}.json"
    return read_record(_games().plugin(game), path.read_bytes())


def match_at(game: str, record: AnyRecord, count: int | None = None) -> AnyMatch:
    """Return the match after the first `count` entries of a record, or after all."""
    return replay(_games().plugin(game), record, count)


def sample_positions(game: str, count: int) -> Iterator[Position]:
    """Return this many positions, spread evenly over all records of a game and over their length."""
    names = record_names(game)
    for number in range(count):
        name = names[number * len(names) // count]
        record = load_record(game, name)
        first = int(len(record.entries) * ((number + 0.5) * SPREAD % 1))
        match = next_decision(game, record, first)
        due = _due(match)
        waiting = [Seat(seat) for seat in range(match.seats) if seat not in due]
        seat = waiting[0] if waiting and number % WAITING_EVERY == WAITING_EVERY - 1 else min(due)
        yield Position(f"{game} {name} after {len(match.entries)}, seat {seat}", match, seat)


def turn_begin(game: str, record: AnyRecord) -> tuple[Position, AnyStep, Position]:
    """Return a position in which a player waits, the next step, and the position after it: that player has to decide.

    It is the one nearest to the middle of the record in which there is something to pick.
    """
    counts = [count for count in range(1, len(record.entries)) if _due(match_at(game, record, count))]
    middle = len(counts) // 2
    for place in sorted(range(1, len(counts)), key=lambda one: abs(one - middle)):
        before, after = (match_at(game, record, counts[at]) for at in (place - 1, place))
        for seat in _due(after) - _due(before):
            position = Position(f"{game} after {counts[place]}, seat {seat}", after, seat)
            if any(offer["picks"] for offer in position.view_message()["offers"]):
                fork = before.fork()
                step = fork.apply_step(record.entries[counts[place - 1] : counts[place]])
                return Position(f"{game} before", before, seat), step, position
    raise AssertionError("nobody ever waits")


def steps_since_own_move(game: str, record: AnyRecord, sentences: int) -> tuple[Position, list[AnyStep]]:
    """Return the first position in which a player decides again after at least this many sentences about others.

    Also returns the steps up to it, from the last one of that player on.
    """
    counts = [count for count in range(1, len(record.entries)) if _due(match_at(game, record, count))]
    steps: list[AnyStep] = []
    for count, following in pairwise(counts):
        match = match_at(game, record, count)
        steps.append(match.apply_step(record.entries[count:following]))
        for seat in sorted(_due(match)):
            own = [place for place, step in enumerate(steps) if _mover(step) == seat]
            others = steps[own[-1] + 1 :] if own else []
            if sum(len(step.emitted) for step in others) >= sentences:
                return Position(f"{game} after {following}, seat {seat}", match, seat), steps[own[-1] :]
    raise AssertionError("nobody waits for so long")


def _mover(step: AnyStep) -> Seat | None:
    """Return the seat that moved in a step."""
    entry = step.entries[0]
    return entry.seat if isinstance(entry, Played) else None


def _due(match: AnyMatch) -> set[Seat]:
    """Return the seats that have to decide something."""
    return {decision.seat for decision in match.pending if not decision.answered and decision.seat != CHANCE}


def next_decision(game: str, record: AnyRecord, first: int) -> AnyMatch:
    """Return the match after `first` entries or as few more as there must be until a player has to decide.

    If nobody has to decide any more, it is the last decision of the record.
    """
    after = (count for count in range(first, len(record.entries)))
    before = (count for count in range(first - 1, -1, -1))
    for count in (*after, *before):
        match = match_at(game, record, count)
        if _due(match):
            return match
    raise AssertionError("nobody ever decides anything")


def _folder(game: str) -> Path:
    return FOLDER / game.replace("-", "_")


@cache
def _games() -> GameRegistry:
    return GameRegistry()


def _plain(message: Struct) -> Json:
    """Return a message as JSON values."""
    return msgspec.json.decode(msgspec.json.encode(message))
