"""Follows a table: updates the view with the messages of the server, and gives a turn when the seat must decide."""

from typing import Any, TypeAlias

import msgspec
from msgspec import Struct

from burghof.kernel import AnyPlugin, Outcome, find_games, load_plugin

Json: TypeAlias = dict[str, Any]


class Offer(Struct, frozen=True):
    """A legal move, as a value of the game and as it is sent."""

    move: Any
    raw: Json


class Turn(Struct, frozen=True):
    """One open decision of the client's own seat."""

    table: str
    seat: int
    kind: str
    """What must be decided; each game has its own kinds."""
    token: int
    view: Any
    """Everything the seat may know, as the game's own `View`."""
    offers: tuple[Offer, ...]

    @property
    def legal(self) -> tuple[Any, ...]:
        """The legal moves, as values of the game: a `Bot` chooses from them."""
        return tuple(offer.move for offer in self.offers)

    def raw_move(self, move: object) -> Json:
        """Return a legal move as it is sent."""
        return next(offer.raw for offer in self.offers if offer.move == move)


class TableFollower:
    """What a client knows of one table; it computes nothing and only stores what the server sends."""

    def __init__(self, table: str, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.cursor: int | None = None
        self.outcome: Outcome | None = None
        self.seed: str | None = None
        self._plugin: AnyPlugin | None = None
        self._view: Json = {}
        self._latest: Json = {}
        self._last_token: int | None = None

    def watch_message(self) -> Json:
        """Return the message that subscribes to this table, continuing from the current cursor."""
        return {"type": "watch", "table": self.table, "seat": self.seat, "cursor": self.cursor}

    def receive(self, message: Json) -> None:
        """Process a message; messages about other tables or other subjects have no effect."""
        match message["type"]:
            case "table" if message["table"]["id"] == self.table:
                self._plugin = load_plugin(find_games()[message["table"]["game"]])
            case "sight" if message["table"] == self.table:
                self._view = message["view"]
                self._store(message)
            case "step" if message["table"] == self.table:
                for frame in message["frames"]:
                    self._view = {**self._view, **frame["changes"]}
                self._store(message)

    def next_turn(self) -> Turn | None:
        """Return the open decision of this seat, or None; each decision is returned only once."""
        if self._plugin is None:
            return None
        types = self._plugin.types
        for decision in self._latest.get("decisions", ()):
            if not decision["answered"] and decision["token"] != self._last_token:
                offers = tuple(
                    Offer(msgspec.convert(raw["move"], types.move), raw["move"]) for raw in self._latest["offers"]
                )
                view = msgspec.convert(self._view, types.view)
                self._last_token = decision["token"]
                return Turn(self.table, self.seat, decision["kind"], self._last_token, view, offers)
        return None

    def _store(self, message: Json) -> None:
        """Store the current decisions, cursor, seed and outcome."""
        self._latest = message
        self.cursor = message["cursor"]
        self.seed = message["seed"]
        outcome = message["outcome"]
        self.outcome = None if outcome is None else msgspec.convert(outcome, Outcome)
