"""The outline: the table as a tree of sentences, for the terminal and for screen readers."""

from typing import Literal

from burghof.games.kilt_castle.data import BOARD, MATERIAL
from burghof.games.kilt_castle.model.board import (
    FIELD_AT,
    LINE_NAMES,
    SPACE_COUNT,
    Cell,
    Field,
    Space,
    field_name,
    side_of,
)
from burghof.games.kilt_castle.model.colour import Colour, FloorColour, card_colour
from burghof.games.kilt_castle.model.state import COLOUR_INDEX, OWNERS, BuildingCard
from burghof.games.kilt_castle.model.view import View, determinize
from burghof.games.kilt_castle.presenting.offers import card_id, field_id, floor_id
from burghof.games.kilt_castle.rules.building import other_colour
from burghof.games.kilt_castle.rules.ending import idle_turns_left
from burghof.games.kilt_castle.rules.roofing import needs_roof
from burghof.kernel import Message, Node, Outline, PlayerName, Seat, say


def outline(view: View) -> Outline:
    """Return the outline: the prompt, the players, the cards around the castle, the castle by rows, the floors left."""
    return Outline((_now(view), _players(view), _cards(view), _castle(view), *_floors(view)))


def _now(view: View) -> Node:
    roof = (Node("roof", say("outline-roof-comes", field=field_name(fresh))) for fresh in _expected_roof(view))
    seal = (Node("seal", say("outline-ducat-day-comes")),) if view.is_ducat_day else ()
    idle = (Node("idle", say("outline-idle", turns=view.idle_turns, left=left)) for left in _announced_turns_left(view))
    more = (*roof, *seal, *idle)
    return Node("now", _prompt(view), more or _how(view))


def _how(view: View) -> tuple[Node, ...]:
    """Return what the reader must choose; empty for a reader who need not move."""
    if view.phase == "relocate" and view.active == view.seat:
        return (Node("then", say("outline-relocate-more")),)
    if view.phase == "build" and OWNERS[view.seats][view.builders[0]] == view.seat:
        return (Node("then", say("outline-build-more")),)
    return ()


def _announced_turns_left(view: View) -> tuple[int, ...]:
    """Return how many more turns without a new floor end the game, once a whole round had none; else empty (7.5)."""
    left = idle_turns_left(determinize(view))
    is_shown = view.phase != "over" and view.idle_turns >= view.seats
    return (left,) if is_shown and left is not None else ()


def _expected_roof(view: View) -> tuple[Field, ...]:
    """Return the field on which the next builder would have to set a roof; empty if there is none (5.1)."""
    if view.phase != "build" or view.fresh is None:
        return ()
    return (view.fresh,) if needs_roof(determinize(view), view.builders[0], view.fresh) else ()


def _prompt(view: View) -> Message:
    """Return the prompt: which seat must do what."""
    if view.phase == "over":
        return say("outline-over")
    if view.phase == "deal":
        return say("outline-deal")
    if view.phase == "relocate":
        return say("outline-relocate", seat=PlayerName(view.active), own=view.active == view.seat)
    colour = view.builders[0]
    seat = OWNERS[view.seats][colour]
    own = seat == view.seat
    if view.phase == "roof":
        assert view.fresh is not None, "a roof is moved to the field built on twice"
        return say("outline-roof", seat=PlayerName(seat), own=own, field=field_name(view.fresh))
    floor, line = FloorColour(colour.value), LINE_NAMES[view.row]
    other = other_colour(determinize(view))
    if other is not None:
        others = FloorColour(other.value)
        return say("outline-build-any", seat=PlayerName(seat), own=own, floor=floor, other=others, line=line)
    return say("outline-build", seat=PlayerName(seat), own=own, floor=floor, line=line)


def _players(view: View) -> Node:
    return Node("players", say("outline-players"), tuple(_player(view, Seat(seat)) for seat in range(view.seats)))


def _player(view: View, seat: Seat) -> Node:
    colours = [colour for colour, other in OWNERS[view.seats].items() if other == seat]
    ducats = say("outline-player", seat=PlayerName(seat), own=seat == view.seat, ducats=view.purses[seat])
    return Node(f"seat-{seat}", ducats, tuple(_stock(view, colour) for colour in colours))


def _stock(view: View, colour: Colour) -> Node:
    plain, single, double = view.stocks[COLOUR_INDEX[colour]]
    floors = say("outline-stock", colour=colour, plain=plain, single=single, double=double)
    return Node(f"stock-{colour.value}", floors)


def _cards(view: View) -> Node:
    """Return the rows of cards clockwise from the rear row, then the empty spaces between and just ahead of them."""
    if not view.cards:
        return Node("cards", say("outline-no-cards"))
    positions = {card.position for card in view.cards}
    rear, front = min(positions), max(positions)
    empty = [position for position in range(rear, min(front + 2, rear + SPACE_COUNT)) if position not in positions]
    rows = tuple(_space(view, position, "front" if position == front else "row") for position in sorted(positions))
    free = tuple(_space(view, position, "ahead" if position > front else "free") for position in empty)
    return Node("cards", say("outline-cards"), (*rows, Node("free", say("outline-free"), free)) if free else rows)


def _space(view: View, position: int, kind: Literal["row", "front", "ahead", "free"]) -> Node:
    space = Space(position % SPACE_COUNT)
    cards = tuple(_card(place, card) for place, card in enumerate(view.cards) if card.position == position)
    return Node(f"space-{space}", say("outline-space", side=side_of(space), line=LINE_NAMES[space], kind=kind), cards)


def _card(place: int, card: BuildingCard) -> Node:
    """Return a card by its colours in building order after a relocation, which turns the card (3.10)."""
    colours = card_colour(card.inner, card.outer)
    if card.inner is card.outer:
        return Node(card_id(place), say("outline-card-single", colour=card.inner, card_colour=colours))
    floor = FloorColour(card.outer.value)
    words = say("outline-card-double", first=card.outer, second=card.inner, card_colour=colours, floor=floor)
    return Node(card_id(place), words)


def _castle(view: View) -> Node:
    """Return the castle row by row from the north, each row from the west."""
    roofs = say("outline-castle", roofs=MATERIAL.roofs - len(view.roofs))
    return Node("castle", roofs, tuple(_row(view, row) for row in range(1, BOARD.rows + 1)))


def _row(view: View, row: int) -> Node:
    """Return a row; all rows have the same number of parts, so a missing field has a part of its own."""
    cells = [(row, column) for column in range(1, BOARD.columns + 1)]
    parts = (_field(view, FIELD_AT[cell]) if cell in FIELD_AT else _no_field(cell) for cell in cells)
    return Node(f"row-{row}", say("outline-row", row=row), tuple(parts))


def _no_field(cell: Cell) -> Node:
    row, column = cell
    return Node(f"no-field-{row}-{column}", say("outline-no-field"))


def _field(view: View, field: Field) -> Node:
    tower = view.towers[field]
    name = field_name(field)
    if not tower:
        return Node(field_id(field), say("outline-field-empty", field=name))
    top = tower[-1]
    if field in view.roofs:
        under = FloorColour(top.colour.value)
        words = say(
            "outline-field-roofed", field=name, height=len(tower), colour=top.colour, floor=under, crests=top.crests
        )
        return Node(field_id(field), words)
    seat = OWNERS[view.seats][top.colour]
    words = say(
        "outline-field-tower",
        field=name,
        colour=top.colour,
        height=len(tower),
        crests=top.crests,
        seat=PlayerName(seat),
        own=seat == view.seat,
    )
    return Node(field_id(field), words)


def _floors(view: View) -> tuple[Node, ...]:
    """Return the kinds of floors that the builder may take; empty in other phases."""
    if view.phase != "build":
        return ()
    colour, other = view.builders[0], other_colour(determinize(view))
    if other is None:
        kinds = [
            Node(floor_id(crests), say("outline-floor", crests=crests, left=left))
            for crests, left in _floor_kinds_left(view, colour)
        ]
    else:
        kinds = [
            Node(
                floor_id(crests, is_other=own is other),
                say("outline-floor-in", colour=own, crests=crests, left=left),
            )
            for own in (colour, other)
            for crests, left in _floor_kinds_left(view, own)
        ]
    return (Node("floors", say("outline-floors"), tuple(kinds)),)


def _floor_kinds_left(view: View, colour: Colour) -> list[tuple[int, int]]:
    """Return the kinds of floors of a colour that are left, as (crests, number)."""
    return [(crests, left) for crests, left in enumerate(view.stocks[COLOUR_INDEX[colour]]) if left]
