"""The map in the outline: all areas, and the surroundings of the viewer's party."""

from collections.abc import Iterable, Iterator
from functools import lru_cache

from msgspec import Struct

from burghof.games.the_castle.model.bit_sets import has_bit
from burghof.games.the_castle.model.castle import (
    AREAS,
    CELL,
    COUNTER_OF,
    ENTRANCE_AREAS,
    NAMES,
    NEIGHBOURS,
    OUTSIDE,
    ROOMS,
    WIDTH,
    Area,
    Entrance,
)
from burghof.games.the_castle.model.counters import Party
from burghof.games.the_castle.model.figure_names import area_kind, place_of
from burghof.games.the_castle.model.positions import (
    IN_ROOM,
    in_pile,
    princess_area_of,
    princess_in,
    wild_counters,
    wild_in,
)
from burghof.games.the_castle.model.state import PartyState, all_seats_of, is_in_play, parties
from burghof.games.the_castle.model.view import View
from burghof.kernel import MessageArg, Node, PlayerName, Seat, say

ENTRANCE_AT: dict[Area, Entrance] = {area: entrance for entrance, area in ENTRANCE_AREAS.items()}
MAX_CACHED_AREAS = 4096
"""Size of the cache of areas: nearly all areas are the same from one view to the next."""


class AreaContents(Struct, frozen=True, gc=False):
    """The parties, monsters and counters in an area."""

    area: Area
    hidden: int
    open: int
    treasure: bool
    pile: int
    princess: bool
    seats: tuple[Seat, ...]
    signs: tuple[str, ...]
    """The signs of the parties."""


def map_node(view: View) -> Node:
    """Build the node of all areas, row by row."""
    areas = tuple(map(_area, _area_contents(view, AREAS)))
    rows = [areas[first : first + WIDTH] for first in range(0, len(areas), WIDTH)]
    return Node(
        "castle",
        say("outline-castle", round=view.round, rounds=view.options.rounds),
        tuple(Node(f"row-{number}", say("outline-row", row=number), row) for number, row in enumerate(rows, 1)),
    )


@lru_cache(maxsize=MAX_CACHED_AREAS)
def _area(lying: AreaContents) -> Node:
    """Build the node of an area, with what is in it and where it leads."""
    area = lying.area
    ways = tuple(place_of(way) for way in NEIGHBOURS[area])
    return Node(f"area-{NAMES[area]}", say("outline-area", **_area_values(lying), marks=_marks(lying), ways=ways))


def _area_values(lying: AreaContents) -> dict[str, MessageArg]:
    """Return the values of an area's sentences: what it is, and who and what is there."""
    area = lying.area
    return {
        "area": place_of(area),
        "at": NAMES[area],
        "kind": area_kind(area),
        "hidden": lying.hidden,
        "open": lying.open,
        "treasure": lying.treasure,
        "pile": lying.pile,
        "princess": lying.princess,
        "people": len(lying.seats),
        "seats": tuple(PlayerName(seat) for seat in lying.seats),
        "entrance": ENTRANCE_AT.get(area, ""),
        "enters": area in ENTRANCE_AT,
    }


def _marks(lying: AreaContents) -> str:
    """Return one sign for each party or thing in an area; the signs are the same in every language."""
    signs = (
        (f"({ENTRANCE_AT[lying.area].name})" if lying.area in ENTRANCE_AT else "", True),
        ("?", lying.hidden),
        ("!", lying.open),
        ("$", lying.treasure),
        ("+", lying.pile),
        ("♥", lying.princess),
        *((sign, True) for sign in lying.signs),
    )
    return "".join(sign for sign, is_there in signs if is_there)


def _area_contents(view: View, areas: Iterable[Area]) -> Iterator[AreaContents]:
    """Yield who and what is in each of these areas."""
    in_play = [party for party in parties(view) if is_in_play(view, party)]
    opened = [area for counter, area in wild_counters(view.monster_at) if has_bit(view.face_up, counter)]
    for area in areas:
        there = [party for party in in_play if view.companies[party].area == area]
        yield AreaContents(
            area,
            hidden=view.monster_at.count(wild_in(area)) - opened.count(area),
            open=opened.count(area),
            treasure=has_treasure(view, area),
            pile=view.treasure_at.count(in_pile(area)),
            princess=view.princess == princess_in(area),
            seats=tuple([seat for party in there for seat in all_seats_of(view, party)]),
            signs=tuple([party_sign(view, party) for party in there]),
        )


def has_treasure(view: View, area: Area) -> bool:
    """Return whether a room's own treasure lies there."""
    return area in COUNTER_OF and bool(view.treasure_at) and view.treasure_at[COUNTER_OF[area]] == IN_ROOM


def party_sign(view: View, party: Party) -> str:
    """Return the sign of a party: a dot for the viewer's own party, a number for any other."""
    return "•" if view.seat in all_seats_of(view, party) else f"@{party + 1}"


def surroundings_nodes(view: View) -> Iterator[Node]:
    """Yield where the viewer's party stands, with the neighbouring areas."""
    own = next((party for party in parties(view) if view.seat in all_seats_of(view, party)), None)
    if own is None or not is_in_play(view, own):
        return
    party_state = view.companies[own]
    ways = tuple(map(_way, _area_contents(view, neighbours_of(party_state))))
    if party_state.area != OUTSIDE:
        area, kind = place_of(party_state.area), area_kind(party_state.area)
        yield Node(
            "around",
            say("outline-here", area=area, at=NAMES[party_state.area], kind=kind),
            (*ways, *_way_out(party_state.area)),
        )
    elif party_state.entrance is not None:
        yield Node("around", say("outline-outside", entrance=party_state.entrance), ways)


def _way(lying: AreaContents) -> Node:
    """Build the node of a neighbouring area, with what is in it."""
    return Node(f"way-{place_of(lying.area)}", say("outline-way", **_area_values(lying)))


def _way_out(area: Area) -> Iterator[Node]:
    """Yield the way out of the castle, where there is one."""
    if area in ENTRANCE_AT:
        yield Node("way-out", say("outline-way-out", entrance=ENTRANCE_AT[area]))


def neighbours_of(party_state: PartyState) -> tuple[Area, ...]:
    """Return the areas next to a party."""
    if party_state.area != OUTSIDE:
        return NEIGHBOURS[party_state.area]
    return () if party_state.entrance is None else (ENTRANCE_AREAS[party_state.entrance],)


def seen_counters(view: View) -> Iterator[Node]:
    """Yield the face-down counters of rooms that this seat has looked at and remembers."""
    nodes = tuple(node for room in ROOMS for node in _seen_in(view, room))
    if nodes:
        yield Node("seen", say("outline-seen"), nodes)


def _seen_in(view: View, room: Area) -> Iterator[Node]:
    """Yield the monster and the treasure of a room, if this seat knows them and others may not."""
    counter, name = COUNTER_OF[room], place_of(room)
    monster = view.monsters[counter] if view.monsters else None
    if monster is not None and view.monster_at[counter] == wild_in(room) and not has_bit(view.face_up, counter):
        yield Node(f"seen-monster-{name}", say("outline-seen-one", area=name, at=name.value, what=monster))
    treasure = view.treasures[counter] if view.treasures else None
    if treasure is not None and view.treasure_at[counter] == IN_ROOM:
        yield Node(f"seen-treasure-{name}", say("outline-seen-one", area=name, at=name.value, what=treasure))


def princess_nodes(view: View) -> Iterator[Node]:
    """Yield where the Princess waits, unless she is with a party."""
    area = princess_area_of(view.princess)
    if area is not None:
        locked = area == CELL and not view.is_open
        yield Node("princess", say("outline-princess", area=place_of(area), kind=area_kind(area), locked=locked))
