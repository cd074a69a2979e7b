"""Offers: the legal moves with their texts, picks and previews, which use only what the seat's recall knows."""

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from typing import TypeAlias

from msgspec import Struct

from burghof.games.appenzell.model.castle import (
    HOLE_AT,
    LINE_HOLES,
    LINES,
    Field,
    Slot,
    field_name,
)
from burghof.games.appenzell.model.layout import ROOFS, ROOMS, Layout, Plan, Room, plan_of
from burghof.games.appenzell.model.moves import AppenzellMove, End, Enter, EnterOver, Slide, Step, Uncover
from burghof.games.appenzell.model.naming import GROUNDS, Ground, gate_number, place_of, spot_of
from burghof.games.appenzell.model.preview import (
    AppenzellPreview,
    EndPreview,
    Gain,
    Loss,
    RunPreview,
    SlidePreview,
    UncoverPreview,
)
from burghof.games.appenzell.model.state import State
from burghof.games.appenzell.model.tile import PLAIN, TRAP, Tile
from burghof.games.appenzell.model.view import known_tiles
from burghof.games.appenzell.rules.running import find_path
from burghof.kernel import Message, MessageArg, Offer, PlayerName, Recall, Seat, say

AppenzellOffer: TypeAlias = Offer[AppenzellMove, AppenzellPreview]
KnownTiles: TypeAlias = tuple[Tile | None, ...]
"""For each hole, its tile if the seat knows it, otherwise None."""

ROOMS_ID = "rooms"
"""Outline id of the node of all rooms: the first pick of an `Uncover`; the room is the second."""

SPARE_ID = "spare"
"""Outline id of the spare tile: the first pick of a `Slide`; the slot is the second."""


def offers(state: State, seat: Seat, legal: Sequence[AppenzellMove], recall: Recall) -> list[AppenzellOffer]:
    """Return one offer per legal move of the seat to act, in the same order."""
    desk = _OfferBuilder(state, seat, plan_of(state.layout), known_tiles(state, recall))
    return [desk.offer(move) for move in legal]


class _OfferBuilder(Struct, frozen=True):
    """Data that all offers of one decision share; tiles are read from `known` only."""

    state: State
    seat: Seat
    plan: Plan
    known: KnownTiles

    def offer(self, move: AppenzellMove) -> AppenzellOffer:
        """Return the offer of a legal move."""
        match move:
            case Uncover(room=room):
                return self._uncover(move, room)
            case Enter(tower=tower):
                return self._enter(move, tower)
            case EnterOver(tower=tower, to=to):
                path = find_path(self.state, tower, to)
                picks = (outside_id(self.seat), field_id(tower), field_id(to))
                preview = self._run(1 + len(path), path, self.state.mice[self.seat])
                return Offer(move, picks, self._over_words(tower, to, preview), preview)
            case Step(source=source, to=to):
                path = find_path(self.state, source, to)
                others = tuple(field for field in self.state.mice[self.seat] if field != source)
                preview = self._run(len(path), path, others)
                return Offer(move, (field_id(source), field_id(to)), self._step_words(source, to, preview), preview)
            case Slide(slot=slot):
                return self._slide(move, slot)
            case End():
                return self._end(move)
            case _:
                raise AssertionError("CHANCE has no offers")

    def _uncover(self, move: Uncover, room: Room) -> AppenzellOffer:
        fields, layout = self.plan.fields[room], self.state.layout
        words = say(
            "offer-uncover",
            room=room + 1,
            roof=ROOFS[len(fields)],
            twin=_has_twin(layout, room),
            open=self.state.options.open_castle,
            **place_of(fields),
        )
        tiles = tuple(self.known[hole] for hole in self.plan.holes[room])
        return Offer(move, (ROOMS_ID, room_id(room)), words, UncoverPreview(1, tiles))

    def _enter(self, move: Enter, tower: Field) -> AppenzellOffer:
        cost = 0 if self.state.phase == "place" else 1
        preview = RunPreview(cost, (), None, ends_game=False)
        words = say("offer-enter", tower=field_name(tower), spot=spot_of(tower), cost=cost)
        return Offer(move, (outside_id(self.seat), field_id(tower)), words, preview)

    def _run(self, cost: int, path: tuple[Field, ...], others: tuple[Field, ...]) -> RunPreview:
        """Return the preview of a run; `others` are the fields of the seat's other mice."""
        own = self.state.cheeses[self.seat]
        tile = _known_tile_at(self.known, path[-1])
        is_new = tile is not None and tile is not PLAIN and tile not in own
        cheese = tile if is_new and any(_known_tile_at(self.known, field) is tile for field in others) else None
        return RunPreview(cost, path, cheese, ends_game=len(own) + bool(cheese) >= self.state.options.goal)

    def _slide(self, move: Slide, slot: Slot) -> AppenzellOffer:
        after = _known_after_slide(self.known, self.state.spare, slot)
        mice = [(Seat(seat), field) for seat, own in enumerate(self.state.mice) for field in own]
        moved = [(seat, field) for seat, field in mice if field in LINES[slot] and HOLE_AT[field] is not None]
        falls = tuple(Loss(seat, field) for seat, field in moved if _known_tile_at(after, field) is TRAP)
        unsure = tuple(field for _, field in moved if _known_tile_at(after, field) is None)
        standing = Counter((seat, tile) for seat, field in mice if (tile := _known_tile_at(after, field)) is not None)
        gains = tuple(
            Gain(seat, tile)
            for (seat, tile), number in standing.items()
            if number > 1 and tile not in (PLAIN, TRAP, *self.state.cheeses[seat])
        )
        preview = SlidePreview(1, falls, gains, unsure)
        return Offer(move, (SPARE_ID, slot_id(slot)), self._slide_words(slot, preview), preview)

    def _slide_words(self, slot: Slot, preview: SlidePreview) -> Message:
        """Return the text of a slide: where the spare tile goes in, who surely falls and collects, and what is unsure.

        Of several falls or gains it names the seat's own first.
        """
        falls, gains, unsure = preview.falls, preview.gains, preview.unsure
        loss = min(falls, key=lambda loss: loss.seat != self.seat, default=None)
        gain = min(gains, key=lambda gain: gain.seat != self.seat, default=None)
        spare = self.state.spare
        return say(
            "offer-slide",
            seat=PlayerName(self.seat),
            tile=GROUNDS[spare] if spare else "",
            kind=spare.value if spare else "",
            gate=gate_number(slot),
            falls=len(falls),
            loser=PlayerName(loss.seat) if loss else "",
            gains=len(gains),
            gainer=PlayerName(gain.seat) if gain else "",
            cheese=GROUNDS[gain.cheese] if gain else "",
            unsure=len(unsure),
            own=sum(field in self.state.mice[self.seat] for field in unsure),
            effects=len(falls) + len(gains) + len(unsure),
        )

    def _step_words(self, source: Field, to: Field, preview: RunPreview) -> Message:
        data: dict[str, MessageArg] = {"source": field_name(source), **self._run_data(to, preview)}
        return say("offer-step", **data) if preview.cheese is None else say("offer-step-cheese", **data)

    def _over_words(self, tower: Field, to: Field, preview: RunPreview) -> Message:
        data: dict[str, MessageArg] = {"tower": field_name(tower), **self._run_data(to, preview)}
        return say("offer-enter-over", **data) if preview.cheese is None else say("offer-enter-over-cheese", **data)

    def _run_data(self, to: Field, preview: RunPreview) -> dict[str, MessageArg]:
        """Return what the text of a run names: its end, what lies open there, the cost, and the cheese it brings."""
        tile = _known_tile_at(self.known, to)
        return {
            "seat": PlayerName(self.seat),
            "field": field_name(to),
            "ground": (GROUNDS[tile] if tile else Ground.RAISED).message_ref,
            "cost": preview.cost,
            "cheese": GROUNDS[preview.cheese].message_ref if preview.cheese else "",
        }

    def _end(self, move: End) -> AppenzellOffer:
        kept = {self.plan.room_at[field] for mice in self.state.mice for field in mice}
        rooms = tuple(room for room in self.state.open if room not in kept)
        words = say("offer-end", unused=self.state.points, rooms=len(rooms))
        return Offer(move, (), words, EndPreview(self.state.points, rooms))


@lru_cache(maxsize=1024)
def _has_twin(layout: Layout, room: Room) -> bool:
    """Return whether another room has the same roof at the same place, so that only its number tells them apart."""
    fields = plan_of(layout).fields
    named = [(len(fields[one]), place_of(fields[one])) for one in ROOMS]
    return named.count(named[room]) > 1


def _known_tile_at(tiles: KnownTiles, field: Field) -> Tile | None:
    """Return the known tile in this field, or None if the field has no hole or its tile is unknown."""
    hole = HOLE_AT[field]
    return None if hole is None else tiles[hole]


def _known_after_slide(known: KnownTiles, spare: Tile | None, slot: Slot) -> KnownTiles:
    """Return the known tiles after a slide, before any tile is revealed by it."""
    tiles, moving = list(known), spare
    for hole in LINE_HOLES[slot]:
        moving, tiles[hole] = tiles[hole], moving
    return tuple(tiles)


def field_id(field: Field) -> str:
    """Return the outline id of a field."""
    return f"field-{field}"


def room_id(room: Room) -> str:
    """Return the outline id of a room."""
    return f"room-{room}"


def slot_id(slot: Slot) -> str:
    """Return the outline id of a slot."""
    return f"slot-{slot}"


def outside_id(seat: Seat) -> str:
    """Return the outline id of a seat's mice outside the castle."""
    return f"outside-{seat}"
