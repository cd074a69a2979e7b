"""Following a table: the view kept up to date by what the server sends, and a turn whenever one is to decide."""

from typing import Any, TypeAlias

import msgspec
from msgspec import Struct

from burghof.kernel import AnyPlugin, Outcome, load, shelf

Json: TypeAlias = dict[str, Any]


class Offer(Struct, frozen=True):
    """A legal move, as a value of the game, and as it is sent."""

    move: Any
    raw: Json


class Turn(Struct, frozen=True):
    """One open decision of one's seat."""

    table: str
    seat: int
    kind: str
    """What is to be decided; each game has its own kinds."""
    token: int
    view: Any
    """All the seat may know, as the game's own `View`."""
    offers: tuple[Offer, ...]

    @property
    def legal(self) -> tuple[Any, ...]:
        """The legal moves, as the game's own values: what a `Bot` chooses from."""
        return tuple(offer.move for offer in self.offers)

    def raw(self, move: object) -> Json:
        """A legal move as it is sent."""
        return next(offer.raw for offer in self.offers if offer.move == move)


class Following:
    """What a client knows of one table; it computes nothing, it only keeps what it is told."""

    def __init__(self, table: str, seat: int) -> None:
        """Nothing known yet."""
        self.table = table
        self.seat = seat
        self.cursor: int | None = None
        self.outcome: Outcome | None = None
        self.seed: str | None = None
        self._plugin: AnyPlugin | None = None
        self._view: Json = {}
        self._now: Json = {}
        self._put: int | None = None

    def watch(self) -> Json:
        """The message that asks for this table, from where we stand."""
        return {"type": "watch", "table": self.table, "seat": self.seat, "cursor": self.cursor}

    def hear(self, message: Json) -> None:
        """Take note of a message; those about anything else change nothing."""
        match message["type"]:
            case "table" if message["table"]["id"] == self.table:
                self._plugin = load(shelf()[message["table"]["game"]])
            case "sight" if message["table"] == self.table:
                self._view = message["view"]
                self._take(message)
            case "step" if message["table"] == self.table:
                for frame in message["frames"]:
                    self._view = {**self._view, **frame["changes"]}
                self._take(message)

    def turn(self) -> Turn | None:
        """The decision that waits for us, if one does; each question is put once."""
        if self._plugin is None:
            return None
        types = self._plugin.types
        for decision in self._now.get("decisions", ()):
            if not decision["answered"] and decision["token"] != self._put:
                offers = tuple(
                    Offer(msgspec.convert(raw["move"], types.move), raw["move"]) for raw in self._now["offers"]
                )
                view = msgspec.convert(self._view, types.view)
                self._put = decision["token"]
                return Turn(self.table, self.seat, decision["kind"], self._put, view, offers)
        return None

    def _take(self, message: Json) -> None:
        """What holds now."""
        self._now = message
        self.cursor = message["cursor"]
        self.seed = message["seed"]
        outcome = message["outcome"]
        self.outcome = None if outcome is None else msgspec.convert(outcome, Outcome)
