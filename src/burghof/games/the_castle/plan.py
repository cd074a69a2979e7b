"""The plan: the castle in the outline, area by area, and what is next door."""

from collections.abc import Iterator

from burghof.games.the_castle.model.castle import (
    AREAS,
    CELL,
    COUNTER_OF,
    ENTRANCE_AREAS,
    JOINED,
    OUTSIDE,
    ROOMS,
    WIDTH,
    Area,
    Entrance,
)
from burghof.games.the_castle.model.counters import Party
from burghof.games.the_castle.model.names import area_kind, area_text
from burghof.games.the_castle.model.state import IN_ROOM, ON_FLOOR, PILE, Company, everybody, has, is_in_play, parties
from burghof.games.the_castle.model.view import View
from burghof.kernel import Datum, Node, Who, say

ENTRANCE_AT: dict[Area, Entrance] = {area: entrance for entrance, area in ENTRANCE_AREAS.items()}


def castle(view: View) -> Node:
    """All areas, row by row."""
    rows = [AREAS[first : first + WIDTH] for first in range(0, len(AREAS), WIDTH)]
    return Node(
        "castle",
        say("outline-castle", round=view.round, rounds=view.options.rounds),
        tuple(
            Node(f"row-{number}", say("outline-row", row=number), tuple(_area(view, area) for area in row))
            for number, row in enumerate(rows, 1)
        ),
    )


def _area(view: View, area: Area) -> Node:
    """An area, what lies in it, and where it leads."""
    ways = tuple(area_text(way) for way in JOINED[area])
    message = say("outline-area", **_lying(view, area), marks=_marks(view, area), ways=ways)
    return Node(f"area-{area_text(area)}", message)


def _lying(view: View, area: Area) -> dict[str, Datum]:
    """What an area is, and who and what is there."""
    here = [counter for counter, place in enumerate(view.monster_at) if place == area]
    seats = tuple(Who(seat) for party in _there(view, area) for seat in everybody(view, party))
    return {
        "area": area_text(area),
        "kind": area_kind(area),
        "hidden": sum(not has(view.face_up, counter) for counter in here),
        "open": sum(has(view.face_up, counter) for counter in here),
        "treasure": _has_treasure(view, area),
        "pile": view.treasure_at.count(PILE + area),
        "princess": view.princess == ON_FLOOR + area,
        "people": len(seats),
        "seats": seats,
        "entrance": ENTRANCE_AT.get(area, ""),
        "enters": area in ENTRANCE_AT,
    }


def _there(view: View, area: Area) -> list[Party]:
    """The parties in an area."""
    return [party for party in parties(view) if is_in_play(view, party) and view.companies[party].area == area]


def _has_treasure(view: View, area: Area) -> bool:
    """Whether a room's own treasure lies there."""
    return area in COUNTER_OF and bool(view.treasure_at) and view.treasure_at[COUNTER_OF[area]] == IN_ROOM


def _marks(view: View, area: Area) -> str:
    """Who and what is in an area, a sign for each: they are the same in every language."""
    here = [counter for counter, place in enumerate(view.monster_at) if place == area]
    signs = (
        (f"({ENTRANCE_AT[area].name})" if area in ENTRANCE_AT else "", True),
        ("?", any(not has(view.face_up, counter) for counter in here)),
        ("!", any(has(view.face_up, counter) for counter in here)),
        ("$", _has_treasure(view, area)),
        ("+", PILE + area in view.treasure_at),
        ("♥", view.princess == ON_FLOOR + area),
        *((party_sign(view, party), True) for party in _there(view, area)),
    )
    return "".join(sign for sign, is_there in signs if is_there)


def party_sign(view: View, party: Party) -> str:
    """The sign of a party: the own one, or another by its number."""
    return "•" if view.seat in everybody(view, party) else f"@{party + 1}"


def around(view: View) -> Iterator[Node]:
    """Where this seat's party stands, and what is next door."""
    own = next((party for party in parties(view) if view.seat in everybody(view, party)), None)
    if own is None or not is_in_play(view, own):
        return
    company = view.companies[own]
    ways = tuple(_way(view, area) for area in ways_from(company))
    if company.area != OUTSIDE:
        area, kind = area_text(company.area), area_kind(company.area)
        yield Node("around", say("outline-here", area=area, kind=kind), (*ways, *_way_out(company.area)))
    elif company.entrance is not None:
        yield Node("around", say("outline-outside", entrance=company.entrance), ways)


def _way(view: View, area: Area) -> Node:
    """An area next door, and what lies in it."""
    return Node(f"way-{area_text(area)}", say("outline-way", **_lying(view, area)))


def _way_out(area: Area) -> Iterator[Node]:
    """The way out of the castle, where there is one."""
    if area in ENTRANCE_AT:
        yield Node("way-out", say("outline-way-out", entrance=ENTRANCE_AT[area]))


def ways_from(company: Company) -> tuple[Area, ...]:
    """The areas next to a party."""
    if company.area != OUTSIDE:
        return JOINED[company.area]
    return () if company.entrance is None else (ENTRANCE_AREAS[company.entrance],)


def seen(view: View) -> Iterator[Node]:
    """The face-down counters of rooms that this seat has looked at and remembers."""
    nodes = tuple(node for room in ROOMS for node in _seen_in(view, room))
    if nodes:
        yield Node("seen", say("outline-seen"), nodes)


def _seen_in(view: View, room: Area) -> Iterator[Node]:
    """The monster and the treasure of a room, if this seat knows them and others may not."""
    counter, name = COUNTER_OF[room], area_text(room)
    monster = view.monsters[counter] if view.monsters else None
    if monster is not None and view.monster_at[counter] == room and not has(view.face_up, counter):
        yield Node(f"seen-monster-{name}", say("outline-seen-one", area=name, what=monster))
    treasure = view.treasures[counter] if view.treasures else None
    if treasure is not None and view.treasure_at[counter] == IN_ROOM:
        yield Node(f"seen-treasure-{name}", say("outline-seen-one", area=name, what=treasure))


def princess(view: View) -> Iterator[Node]:
    """Where the Princess waits, unless she goes with somebody."""
    if view.princess >= ON_FLOOR:
        area = Area(view.princess - ON_FLOOR)
        locked = area == CELL and not view.is_open
        yield Node("princess", say("outline-princess", area=area_text(area), kind=area_kind(area), locked=locked))
