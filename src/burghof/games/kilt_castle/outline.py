"""The outline: the table as a tree of sentences, for the terminal and for screen readers."""

from burghof.games.kilt_castle.data import MATERIAL
from burghof.games.kilt_castle.model.board import CELLS, FIELDS, SPACES, Field, Space, field_name, line_of, side_of
from burghof.games.kilt_castle.model.colour import Colour
from burghof.games.kilt_castle.model.state import OWNERS, RANK, BuildingCard
from burghof.games.kilt_castle.model.view import View
from burghof.games.kilt_castle.offers import card_id, field_id
from burghof.kernel import Message, Node, Outline, Seat, Who, say


def outline(view: View) -> Outline:
    """What is to do now, the players, the cards around the castle, the castle row by row, the floors in hand."""
    return Outline((_now(view), _players(view), _cards(view), *_castle(view), *_floors(view)))


def _now(view: View) -> Node:
    seal = (Node("seal", say("outline-ducat-day-comes")),) if view.is_ducat_day else ()
    return Node("now", _due(view), seal)


def _due(view: View) -> Message:
    """Who is to do what."""
    if view.phase == "over":
        return say("outline-over")
    if view.phase == "deal":
        return say("outline-deal")
    if view.phase == "relocate":
        return say("outline-relocate", seat=Who(view.active))
    colour = view.builders[0]
    seat = Who(OWNERS[view.seats][colour])
    if view.phase == "roof":
        return say("outline-roof", seat=seat)
    return say("outline-build", seat=seat, colour=colour, side=side_of(view.row), line=line_of(view.row))


def _players(view: View) -> Node:
    return Node("players", say("outline-players"), tuple(_player(view, Seat(seat)) for seat in range(view.seats)))


def _player(view: View, seat: Seat) -> Node:
    colours = [colour for colour, other in OWNERS[view.seats].items() if other == seat]
    ducats = say("outline-player", seat=Who(seat), ducats=view.purses[seat])
    return Node(f"seat-{seat}", ducats, tuple(_stock(view, colour) for colour in colours))


def _stock(view: View, colour: Colour) -> Node:
    plain, single, double = view.stocks[RANK[colour]]
    floors = say("outline-stock", colour=colour, plain=plain, single=single, double=double)
    return Node(f"stock-{colour.value}", floors)


def _cards(view: View) -> Node:
    """The spaces clockwise from the rear row, each with its cards; empty spaces behind the front are told too."""
    positions = [card.position for card in view.cards]
    if not positions:
        return Node("cards", say("outline-no-cards"))
    rear, front = min(positions), max(positions)
    spaces = tuple(_space(view, position, front) for position in range(rear, min(front + 2, rear + SPACES)))
    return Node("cards", say("outline-cards"), spaces)


def _space(view: View, position: int, front: int) -> Node:
    space = Space(position % SPACES)
    cards = tuple(_card(place, card) for place, card in enumerate(view.cards) if card.position == position)
    kind = "front" if position == front else "ahead" if position > front else "row"
    words = say("outline-space", side=side_of(space), line=line_of(space), cards=len(cards), kind=kind)
    return Node(f"space-{space}", words, cards)


def _card(place: int, card: BuildingCard) -> Node:
    if card.inner is card.outer:
        return Node(card_id(place), say("outline-card-single", colour=card.inner))
    return Node(card_id(place), say("outline-card-double", inner=card.inner, outer=card.outer))


def _castle(view: View) -> tuple[Node, ...]:
    """The castle row by row from the north, each field from the west."""
    rows = sorted({row for row, _ in CELLS})
    nodes = tuple(
        Node(
            f"row-{row}",
            say("outline-row", row=row),
            tuple(_field(view, field) for field in FIELDS if CELLS[field][0] == row),
        )
        for row in rows
    )
    roofs = say("outline-castle", roofs=MATERIAL.roofs - len(view.roofs))
    return (Node("castle", roofs, nodes),)


def _field(view: View, field: Field) -> Node:
    tower = view.towers[field]
    name = field_name(field)
    if not tower:
        return Node(field_id(field), say("outline-field-empty", field=name))
    if field in view.roofs:
        return Node(field_id(field), say("outline-field-roofed", field=name, height=len(tower)))
    top = tower[-1]
    seat = Who(OWNERS[view.seats][top.colour])
    words = say("outline-field-tower", field=name, colour=top.colour, height=len(tower), crests=top.crests, seat=seat)
    return Node(field_id(field), words)


def _floors(view: View) -> tuple[Node, ...]:
    """The kinds of floors the builder may take, while somebody builds."""
    if view.phase != "build":
        return ()
    stock = view.stocks[RANK[view.builders[0]]]
    kinds = tuple(
        Node(f"floor-{crests}", say("outline-floor", crests=crests, left=left))
        for crests, left in enumerate(stock)
        if left
    )
    return (Node("floors", say("outline-floors"), kinds),)
