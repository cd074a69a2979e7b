"""The outline: the table as a tree of sentences, for the terminal and for screen readers."""

from functools import lru_cache
from typing import Literal

from burghof.games.appenzell.data import CASTLE
from burghof.games.appenzell.model.castle import (
    FIELDS,
    HOLE_AT,
    SLOTS,
    WIDTH,
    Field,
    Slot,
    entry_field,
    field_name,
    line_name,
    side_of,
)
from burghof.games.appenzell.model.layout import ROOFS, ROOMS, Layout, Plan, Room, plan_of
from burghof.games.appenzell.model.naming import gate_number, place_of
from burghof.games.appenzell.model.tile import Tile
from burghof.games.appenzell.model.view import View
from burghof.games.appenzell.presenting.offers import ROOMS_ID, SPARE_ID, field_id, outside_id, room_id, slot_id
from burghof.games.appenzell.rules.running import legal_enters, legal_steps, occupied_fields, open_ground
from burghof.games.appenzell.rules.uncovering import uncoverable_rooms
from burghof.kernel import Message, Node, Outline, PlayerName, Seat, TranslatedEnum, say


class Mark(TranslatedEnum):
    """A tile abbreviated to a few letters, so that seven fit beside each other in a row of text."""

    APPENZELLER = "appenzeller"
    BRIE = "brie"
    EDAM = "edam"
    EMMENTAL = "emmental"
    GORGONZOLA = "gorgonzola"
    GOUDA = "gouda"
    ROQUEFORT = "roquefort"
    PLAIN = "plain"
    TRAP = "trap"


MARKS: dict[Tile, Mark] = {tile: Mark(tile.value) for tile in Tile}


def outline(view: View) -> Outline:
    """Return the outline: the prompt, the players, the castle by rows, its rooms, the spare tile with its slots."""
    if not view.layout:
        return Outline((_now(view), _players(view)))
    plan = plan_of(view.layout)
    return Outline((_now(view), _players(view), _castle(view, plan), _rooms(view, plan), _spare(view)))


def _now(view: View) -> Node:
    if view.phase == "place":
        return Node("now", _prompt(view), (Node("goal", say("outline-goal", cheeses=view.options.goal)),))
    turn = say("outline-turn", own=view.active == view.seat, slid=view.has_slid)
    return Node("now", _prompt(view), (Node("turn", turn),) if view.phase == "act" else ())


def _prompt(view: View) -> Message:
    """Return the prompt: which seat must do what."""
    if view.phase == "over":
        return say("outline-over")
    own = view.active == view.seat
    if view.phase == "place":
        return say("outline-place", seat=PlayerName(view.active), own=own)
    if view.phase == "act":
        return say("outline-act", seat=PlayerName(view.active), own=own, points=view.points, **_possible_actions(view))
    return say("outline-set-up")


def _possible_actions(view: View) -> dict[str, bool]:
    """Return whether the seat to act can run with a mouse, bring one in, and lift a roof."""
    plan = plan_of(view.layout)
    ground, mice = open_ground(view, plan), occupied_fields(view)
    return {
        "run": bool(legal_steps(view, view.active, ground, mice)),
        "enter": bool(legal_enters(view, view.active, ground, mice)),
        "roof": bool(uncoverable_rooms(view, view.active, plan)),
    }


# Players


def _players(view: View) -> Node:
    goal = say("outline-players", goal=view.options.goal, left=CASTLE.rounds - view.turns // view.seats)
    return Node("players", goal, tuple(_player(view, Seat(seat)) for seat in range(view.seats)))


def _player(view: View, seat: Seat) -> Node:
    mice, outside, own = view.mice[seat], view.outside[seat], view.cheeses[seat]
    fields = tuple(field_name(mouse) for mouse in mice)
    return Node(
        f"seat-{seat}",
        say("outline-player", seat=PlayerName(seat), number=seat + 1, own=seat == view.seat, cheeses=len(own)),
        (
            Node(f"cheeses-{seat}", _cheeses(own)),
            Node(f"mice-{seat}", say("outline-mice", number=len(mice), fields=fields)),
            Node(outside_id(seat), say("outline-outside", number=outside)),
            Node(f"fallen-{seat}", say("outline-fallen", number=CASTLE.mice - len(mice) - outside)),
        ),
    )


def _cheeses(own: tuple[Tile, ...]) -> Message:
    if not own:
        return say("outline-no-cheese")
    return say("outline-cheeses", cheeses=own, marks=tuple(MARKS[cheese] for cheese in own))


# The castle


def _castle(view: View, plan: Plan) -> Node:
    owners = {field: Seat(seat) for seat, mice in enumerate(view.mice) for field in mice}
    fields = tuple(Node(field_id(field), _field(view, plan, field, owners.get(field))) for field in FIELDS)
    rows = tuple(_row(row, fields[row * WIDTH : (row + 1) * WIDTH]) for row in range(WIDTH))
    return Node("castle", say("outline-castle"), (COLUMNS, *rows))


def _row(row: int, fields: tuple[Node, ...]) -> Node:
    """Return a row of fields; the row number before them is for the compact text."""
    number = Node(f"row-number-{row + 1}", say("outline-heading", name=str(row + 1)))
    return Node(f"row-{row + 1}", say("outline-row", row=row + 1), (number, *fields))


COLUMNS = Node(
    "columns",
    say("outline-heading", name=""),
    (
        Node("corner", say("outline-heading", name="")),
        *(Node(f"column-{name}", say("outline-heading", name=name)) for name in "ABCDEFG"),
    ),
)
"""The column letters above the castle, for the compact text only."""


def _field(view: View, plan: Plan, field: Field, owner: Seat | None) -> Message:
    """Return the sentence of a field: its kind, its tile as far as the view knows it, and the mouse on it."""
    name, room, hole = field_name(field), plan.room_at[field], HOLE_AT[field]
    whose = _whose(view, owner)
    seat, number = ("", 0) if owner is None else (PlayerName(owner), owner + 1)
    if room is None:
        return say("outline-tower", field=name, whose=whose, seat=seat, number=number)
    is_open = room in view.open
    if hole is None and is_open:
        return say("outline-raised", field=name, whose=whose, seat=seat, number=number)
    if hole is None:
        return say("outline-raised-covered", field=name, room=room + 1)
    tile = view.tiles[hole] if view.tiles else None
    if tile is None:
        return say("outline-covered", field=name, room=room + 1)
    if is_open:
        return say("outline-open", field=name, tile=tile, mark=MARKS[tile], whose=whose, seat=seat, number=number)
    return say("outline-noted", field=name, room=room + 1, tile=tile, mark=MARKS[tile])


def _whose(view: View, owner: Seat | None) -> Literal["nobody", "own", "other"]:
    """Return whose mouse stands there, from the point of view of the view's seat."""
    if owner is None:
        return "nobody"
    return "own" if owner == view.seat else "other"


# Rooms and slots


def _rooms(view: View, plan: Plan) -> Node:
    """Return the rooms; the compact text lists only those that the seat to act could uncover.

    The castle's grid already shows the others.
    """
    beside = 0
    for mouse in view.mice[view.active]:
        beside |= plan.near[mouse]
    near = {room for room in ROOMS if beside >> room & 1 and room not in view.open}
    rooms = tuple(_room(view.layout, room, is_open=room in view.open, is_near=room in near) for room in ROOMS)
    words = say("outline-rooms", open=len(view.open), seat=PlayerName(view.active), own=view.active == view.seat)
    return Node(ROOMS_ID, words, rooms if near else (NO_ROOM, *rooms))


NO_ROOM = Node("no-room", say("outline-no-room"))
"""Stands for the rooms in the compact text if no room is in reach, because a line should not end with a colon."""


@lru_cache(maxsize=1024)
def _room(layout: Layout, room: Room, *, is_open: bool, is_near: bool) -> Node:
    """Return the node of a room; cached, because each room has only three different sentences."""
    fields = plan_of(layout).fields[room]
    words = say(
        "outline-room",
        room=room + 1,
        roof=ROOFS[len(fields)],
        fields=tuple(field_name(field) for field in fields),
        open=is_open,
        near=is_near,
        **place_of(fields),
    )
    return Node(room_id(room), words)


def _slot(slot: Slot) -> Node:
    field = field_name(entry_field(slot))
    words = say("outline-slot", gate=gate_number(slot), side=side_of(slot), line=line_name(slot), field=field)
    return Node(slot_id(slot), words)


SLOT_NODES: tuple[Node, ...] = tuple(_slot(slot) for slot in SLOTS)


def _spare(view: View) -> Node:
    spare = say("outline-spare", tile=view.spare) if view.spare else say("outline-no-spare")
    return Node(SPARE_ID, spare, SLOT_NODES)
