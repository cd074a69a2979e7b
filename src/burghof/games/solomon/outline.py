"""The outline: the table as a tree of sentences, for the terminal and for screen readers."""

from collections import Counter
from collections.abc import Iterable

from burghof.games.solomon.data import TILES
from burghof.games.solomon.model.pattern import PATTERNS, SIZES, Card
from burghof.games.solomon.model.pit import FIELDS, WIDTH, Field, field_name, row_of
from burghof.games.solomon.model.tile import OBJECTS, Tile, Tiles
from burghof.games.solomon.model.view import View
from burghof.games.solomon.offers import card_id, field_id, stock_id
from burghof.kernel import Message, Node, Outline, Seat, Who, say


def outline(view: View) -> Outline:
    """What is to do now, the pit row by row, the turn, one's own things, the players, the supply."""
    return Outline((_now(view), _pit(view), *_turn(view), *_own(view), _players(view), _supply(view)))


def _now(view: View) -> Node:
    return Node("now", _due(view))


def _due(view: View) -> Message:
    """Who is to do what."""
    seat = Who(view.queue[0]) if view.queue else ""
    match view.phase:
        case "choose":
            number = 1 + TILES.hand[view.seats] - view.cards_left
            return say("outline-choose", number=number, rounds=TILES.hand[view.seats], chosen=view.choice or 0)
        case "prepare":
            return say("outline-prepare", seat=seat, shifts=view.shifts)
        case "pick":
            left = SIZES[_card(view)] - len(view.picks)
            return say("outline-pick", seat=seat, left=left, axe=view.any_level)
        case "pay":
            return say("outline-pay", seat=seat, owed=view.owed)
        case "change":
            return say("outline-change", seat=seat, due=view.owed)
        case "add":
            return say("outline-add", seat=seat)
        case "over":
            return say("outline-over")
        case _:
            return say("outline-set-up")


def _card(view: View) -> Card:
    card = view.laid[view.queue[0]]
    assert card is not None, "whose turn it is has a card before it"
    return card


# The pit


def _pit(view: View) -> Node:
    rows = tuple(
        Node(
            f"row-{row + 1}",
            say("outline-row", row=row + 1),
            tuple(Node(field_id(field), _field(view, field)) for field in FIELDS if row_of(field) == row),
        )
        for row in range(WIDTH)
    )
    return Node("pit", say("outline-pit"), rows)


def _field(view: View, field: Field) -> Message:
    """A field: how high its pile is, what lies on top, what is known to lie below."""
    name, pile = field_name(field), view.piles[field]
    picked = field in view.picks
    if not pile:
        return say("outline-empty", field=name)
    top, known = pile[-1], tuple(tile.word for tile in reversed(pile[:-1]) if tile is not None)
    if top is None:
        return say("outline-covered", field=name, height=len(pile))
    return say("outline-field", field=name, height=len(pile), tile=top, picked=picked, known=len(known), below=known)


# The turn


def _turn(view: View) -> tuple[Node, ...]:
    """The card whose turn it is, what was dug, and who comes next."""
    if not view.queue:
        return ()
    card = _card(view)
    parts = [Node("card", say("outline-card", card=card, squares=SIZES[card], pattern=PATTERNS[card]))]
    if view.dug:
        parts.append(Node("dug", say("outline-dug", tiles=view.dug)))
    later = view.queue[1:]
    if later:
        cards = tuple(laid for laid in (view.laid[seat] for seat in later) if laid is not None)
        parts.append(Node("later", say("outline-later", seats=tuple(Who(seat) for seat in later), cards=cards)))
    return (Node("turn", say("outline-turn", seat=Who(view.queue[0]), shifts=view.shifts), tuple(parts)),)


# One's own things


def _own(view: View) -> tuple[Node, ...]:
    """What is behind one's own screen."""
    if view.seat is None:
        return ()
    hand = tuple(Node(card_id(card), _hand_card(view, card)) for card in view.hand)
    stock = tuple(
        Node(stock_id(tile), say("outline-stock-tile", tile=tile, number=number))
        for tile, number in _counted(view.stock)
    )
    objects = tuple(tile.word for tile in view.stock if tile in OBJECTS)
    return (
        Node("hand", say("outline-hand", number=len(hand)), hand),
        Node("purse", say("outline-purse", coins=view.coins[view.seat])),
        Node("stock", say("outline-stock", number=len(view.stock)), stock),
        Node("objects", say("outline-objects", number=len(objects), objects=objects)),
    )


def _hand_card(view: View, card: Card) -> Message:
    return say("outline-hand-card", card=card, squares=SIZES[card], pattern=PATTERNS[card], chosen=view.choice == card)


def _counted(tiles: Iterable[Tile]) -> list[tuple[Tile, int]]:
    """Each kind of these tiles with its number, in the order of kinds."""
    counts = Counter(tiles)
    return [(tile, counts[tile]) for tile in Tile if counts[tile]]


# Players and supply


def _players(view: View) -> Node:
    return Node("players", say("outline-players"), tuple(_player(view, Seat(seat)) for seat in range(view.seats)))


def _player(view: View, seat: Seat) -> Node:
    """A player: coins and tiles by number and, in a notebook, the tiles that all could follow."""
    words = say("outline-player", seat=Who(seat), coins=view.coins[seat], tiles=view.numbers[seat])
    known = tuple(
        Node(f"known-{seat}-{tile.value}", say("outline-stock-tile", tile=tile, number=number))
        for tile, number in _counted(view.followed[seat])
    )
    unknown = view.hidden[seat] if view.recall == "notebook" else view.numbers[seat]
    face_down = (Node(f"hidden-{seat}", say("outline-hidden", number=unknown)),) if unknown else ()
    return Node(f"seat-{seat}", words, () if seat == view.seat else (*known, *face_down))


def _supply(view: View) -> Node:
    return Node(
        "beside",
        say("outline-beside"),
        (
            Node("bank", say("outline-bank", coins=view.bank)),
            Node("supply", _listed(view.supply)),
            Node("spent", say("outline-spent", number=len(view.spent), objects=view.spent)),
            Node("discard", say("outline-discard", number=len(view.discard), cards=view.discard)),
            Node("lost", say("outline-lost", number=view.lost)),
        ),
    )


def _listed(supply: Tiles) -> Message:
    return say("outline-supply", number=len(supply), tiles=supply)
