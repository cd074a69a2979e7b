"""The outline: the table as a tree of sentences, for the terminal and for screen readers."""

from functools import lru_cache

from burghof.games.appenzell.data import CASTLE
from burghof.games.appenzell.model.castle import (
    FIELDS,
    HOLE,
    SLOTS,
    WIDTH,
    Field,
    door_of,
    field_name,
    side_of,
)
from burghof.games.appenzell.model.layout import ROOFS, ROOMS, Layout, Plan, Room, plan_of
from burghof.games.appenzell.model.view import View
from burghof.games.appenzell.offers import field_id, outside_id, room_id, slot_id
from burghof.kernel import Message, Node, Outline, Seat, Who, say


def outline(view: View) -> Outline:
    """What is to do now, the players, the castle row by row, its rooms, the slots and the spare tile."""
    if not view.layout:
        return Outline((_now(view), _players(view)))
    plan = plan_of(view.layout)
    return Outline((_now(view), _players(view), _castle(view, plan), _rooms(view), _slots(view)))


def _now(view: View) -> Node:
    turn = say("outline-turn", points=view.points, slid=view.has_slid)
    return Node("now", _due(view), (Node("turn", turn),) if view.phase == "act" else ())


def _due(view: View) -> Message:
    """Who is to do what."""
    if view.phase == "over":
        return say("outline-over")
    if view.phase == "place":
        return say("outline-place", seat=Who(view.active))
    if view.phase == "act":
        return say("outline-act", seat=Who(view.active), points=view.points)
    return say("outline-set-up")


# Players


def _players(view: View) -> Node:
    goal = say("outline-players", goal=view.options.goal, left=CASTLE.rounds - view.turns // view.seats)
    return Node("players", goal, tuple(_player(view, Seat(seat)) for seat in range(view.seats)))


def _player(view: View, seat: Seat) -> Node:
    mice, outside = view.mice[seat], view.outside[seat]
    return Node(
        f"seat-{seat}",
        say("outline-player", seat=Who(seat), cheeses=len(view.cheeses[seat])),
        (
            Node(f"cheeses-{seat}", _cheeses(view, seat)),
            Node(
                f"mice-{seat}", say("outline-mice", number=len(mice), fields=tuple(field_name(mouse) for mouse in mice))
            ),
            Node(outside_id(seat), say("outline-outside", number=outside)),
            Node(f"fallen-{seat}", say("outline-fallen", number=CASTLE.mice - len(mice) - outside)),
        ),
    )


def _cheeses(view: View, seat: Seat) -> Message:
    own = view.cheeses[seat]
    return say("outline-cheeses", cheeses=tuple(cheese.word for cheese in own)) if own else say("outline-no-cheese")


# The castle


def _castle(view: View, plan: Plan) -> Node:
    owners = {field: Seat(seat) for seat, mice in enumerate(view.mice) for field in mice}
    fields = tuple(Node(field_id(field), _field(view, plan, field, owners.get(field))) for field in FIELDS)
    rows = tuple(
        Node(f"row-{row + 1}", say("outline-row", row=row + 1), fields[row * WIDTH : (row + 1) * WIDTH])
        for row in range(WIDTH)
    )
    return Node("castle", say("outline-castle"), rows)


def _field(view: View, plan: Plan, field: Field, owner: Seat | None) -> Message:
    """What a field shows: what it is, what lies in it as far as the view knows, and who is there."""
    name, room, hole = field_name(field), plan.room_at[field], HOLE[field]
    mouse, seat = int(owner is not None), "" if owner is None else Who(owner)
    if room is None:
        return say("outline-tower", field=name, mouse=mouse, seat=seat)
    is_open = room in view.open
    if hole is None:
        return say("outline-raised", field=name, roof=not is_open, mouse=mouse, seat=seat)
    tile = view.tiles[hole] if view.tiles else None
    if tile is None:
        return say("outline-covered", field=name)
    if is_open:
        return say("outline-open", field=name, tile=tile, mouse=mouse, seat=seat)
    return say("outline-noted", field=name, tile=tile)


def _rooms(view: View) -> Node:
    rooms = tuple(_room(view.layout, room, is_open=room in view.open) for room in ROOMS)
    return Node("rooms", say("outline-rooms", open=len(view.open)), rooms)


@lru_cache(maxsize=1024)
def _room(layout: Layout, room: Room, *, is_open: bool) -> Node:
    """A room: there are two sentences for each."""
    fields = tuple(field_name(field) for field in plan_of(layout).fields[room])
    words = say("outline-room", room=room + 1, roof=ROOFS[len(fields)], fields=fields, open=is_open)
    return Node(room_id(room), words)


SLOT_NODES: tuple[Node, ...] = tuple(
    Node(slot_id(slot), say("outline-slot", side=side_of(slot), field=field_name(door_of(slot)))) for slot in SLOTS
)


def _slots(view: View) -> Node:
    spare = say("outline-spare", tile=view.spare) if view.spare else say("outline-no-spare")
    return Node("spare", spare, SLOT_NODES)
