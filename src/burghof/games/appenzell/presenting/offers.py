"""Offers: the legal moves with their texts, picks and previews, which use only what the seat's recall knows."""

from collections import Counter
from collections.abc import Sequence
from typing import TypeAlias

from msgspec import Struct

from burghof.games.appenzell.model.castle import (
    HOLE_AT,
    LINE_HOLES,
    LINES,
    Field,
    Slot,
    entry_field,
    field_name,
    side_of,
)
from burghof.games.appenzell.model.layout import ROOFS, Plan, Room, plan_of
from burghof.games.appenzell.model.moves import AppenzellMove, End, Enter, EnterOver, Slide, Step, Uncover
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
from burghof.kernel import Message, Offer, Recall, Seat, say

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
                return Offer(move, picks, _over_words(tower, to, preview), preview)
            case Step(source=source, to=to):
                path = find_path(self.state, source, to)
                others = tuple(field for field in self.state.mice[self.seat] if field != source)
                preview = self._run(len(path), path, others)
                return Offer(move, (field_id(source), field_id(to)), _step_words(source, to, preview), preview)
            case Slide(slot=slot):
                return self._slide(move, slot)
            case End():
                return self._end(move)
            case _:
                raise AssertionError("CHANCE has no offers")

    def _uncover(self, move: Uncover, room: Room) -> AppenzellOffer:
        fields = tuple(field_name(field) for field in self.plan.fields[room])
        words = say("offer-uncover", room=room + 1, roof=ROOFS[len(fields)], fields=fields)
        tiles = tuple(self.known[hole] for hole in self.plan.holes[room])
        return Offer(move, (ROOMS_ID, room_id(room)), words, UncoverPreview(1, tiles))

    def _enter(self, move: Enter, tower: Field) -> AppenzellOffer:
        cost = 0 if self.state.phase == "place" else 1
        preview = RunPreview(cost, (), None, ends_game=False)
        words = say("offer-enter", tower=field_name(tower), cost=cost)
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
        words = say(
            "offer-slide",
            side=side_of(slot),
            field=field_name(entry_field(slot)),
            falls=len(falls),
            gains=len(gains),
            unsure=len(unsure),
        )
        return Offer(move, (SPARE_ID, slot_id(slot)), words, SlidePreview(1, falls, gains, unsure))

    def _end(self, move: End) -> AppenzellOffer:
        kept = {self.plan.room_at[field] for mice in self.state.mice for field in mice}
        rooms = tuple(room for room in self.state.open if room not in kept)
        words = say("offer-end", unused=self.state.points, rooms=len(rooms))
        return Offer(move, (), words, EndPreview(self.state.points, rooms))


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


def _step_words(source: Field, to: Field, preview: RunPreview) -> Message:
    places = {"source": field_name(source), "field": field_name(to)}
    if preview.cheese is None:
        return say("offer-step", **places, cost=preview.cost)
    return say("offer-step-cheese", **places, cost=preview.cost, cheese=preview.cheese)


def _over_words(tower: Field, to: Field, preview: RunPreview) -> Message:
    places = {"tower": field_name(tower), "field": field_name(to)}
    if preview.cheese is None:
        return say("offer-enter-over", **places, cost=preview.cost)
    return say("offer-enter-over-cheese", **places, cost=preview.cost, cheese=preview.cheese)


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
