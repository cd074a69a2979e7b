"""The outline: the table as a tree of sentences, for the terminal and for screen readers."""

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache

from burghof.games.solomon.data import TILES
from burghof.games.solomon.model.pattern import PATTERNS, PLACEMENTS, SIZES, TURNED_SQUARES, TURNS, UPRIGHT, Card
from burghof.games.solomon.model.pit import FIELDS, WIDTH, Field, field_name, row_of
from burghof.games.solomon.model.tile import AMULET, AXE, MIRROR, OBJECTS, Tile, total_worth
from burghof.games.solomon.model.view import View
from burghof.games.solomon.presenting.offers import (
    DUG_ID,
    SHIFT_ID,
    STOCK_ID,
    SUPPLY_ID,
    card_id,
    field_id,
    is_level,
    turn_id,
)
from burghof.kernel import Message, Node, Outline, PlayerName, Seat, say

BLANK = say("cell-empty")
"""The content of an empty table cell."""
ROWS = tuple(tuple(field for field in FIELDS if row_of(field) == row) for row in range(WIDTH))
MAX_CACHED_FIELDS = 4096
"""Size of the cache of fields: nearly all fields are the same from one view to the next."""


def outline(view: View) -> Outline:
    """Build the outline: the current task, the turn, the pit row by row, own things, the players, the supply."""
    return Outline(
        (_now(view), *_turn(view), _pit(view), *_own_nodes(view), _players(view), *_known_nodes(view), _supply(view))
    )


# The current task


def _now(view: View) -> Node:
    more = _more_message(view)
    return Node("now", _task_message(view), () if more is None else (Node("now-more", more),))


def _task_message(view: View) -> Message:
    """Return the message that says which seat must do what."""
    match view.phase:
        case "choose":
            return _choose_message(view)
        case "over":
            return say("outline-over")
        case "deal":
            return say("outline-deal", seat=PlayerName(view.queue[0]))
        case "dark" | "light" | "cards":
            return say("outline-set-up")
        case _:
            return _active_task_message(view)


def _choose_message(view: View) -> Message:
    """Return the message while all seats choose a card; a spectator has nothing to choose."""
    if view.seat is None:
        return say("outline-choose", own=False, chosen=0)
    return say("outline-choose", seat=PlayerName(view.seat), own=True, chosen=view.choice or 0)


def _active_task_message(view: View) -> Message:
    """Return the message that says what the active seat must do."""
    active = view.queue[0]
    seat, own, card = PlayerName(active), active == view.seat, _card(view)
    match view.phase:
        case "prepare":
            return say("outline-prepare", seat=seat, own=own, card=card, shift=_has_lower_piles(view))
        case "pick":
            return say("outline-pick", seat=seat, own=own, left=SIZES[card] - len(view.picks))
        case "pay":
            return _pay_message(view, active)
        case "change":
            return say("outline-change", seat=seat, own=own, due=view.owed)
        case _:
            return say("outline-add", seat=seat, own=own)


def _pay_message(view: View, active: Seat) -> Message:
    """Return the message that says what is owed; only the payer sees whether it can be paid."""
    if active != view.seat:
        return say("outline-pays", seat=PlayerName(active), owed=view.owed)
    funds = _funds(view, active)
    return say("outline-pay", seat=PlayerName(active), owed=view.owed, funds=funds, able=funds >= view.owed)


def _funds(view: View, seat: Seat) -> int:
    """Return what the viewer's own seat can pay."""
    return (view.coins[seat] or 0) + total_worth(view.stock) + total_worth(view.dug)


def _more_message(view: View) -> Message | None:
    """Return the message below the task: what helps the seat that acts, or which seat comes next."""
    if view.phase == "choose":
        rounds = TILES.hand[view.seats]
        return say("outline-choose-more", number=1 + rounds - view.cards_left, rounds=rounds)
    if not view.queue:
        return None
    active, *later = view.queue
    if active != view.seat:
        return say("outline-next", seat=PlayerName(later[0])) if later else None
    match view.phase:
        case "prepare":
            return say(
                "outline-prepare-more",
                places=_places(view),
                magic=_fits_by_magic(view),
                shifts=view.shifts,
                shift=_has_lower_piles(view),
            )
        case "pick":
            return say("outline-pick-more", axe=view.any_level)
        case "pay":
            return _pay_more_message(view, active)
        case "add":
            return say("outline-add-more")
        case _:
            return None


def _pay_more_message(view: View, seat: Seat) -> Message:
    """Return the message about a payment: what it is for, and the way out of it."""
    curses = 0 if view.paid else view.owed - view.shifts
    return say(
        "outline-pay-more",
        able=_funds(view, seat) >= view.owed,
        amulet=AMULET in view.stock and curses > 0,
        dug=bool(view.dug),
        shifts=view.shifts,
        curses=curses,
        paid=view.paid,
    )


def _has_lower_piles(view: View) -> bool:
    """Return whether some piles are lower than others; while all are full, no tile can be shifted."""
    return len({len(pile) for pile in view.piles}) > 1


def _places(view: View) -> int:
    """Return in how many places the unturned card could be dug now."""
    heights = [len(pile) for pile in view.piles]
    return sum(is_level(placement, heights) for placement in PLACEMENTS[_card(view)][UPRIGHT])


def _fits_by_magic(view: View) -> bool:
    """Return whether the card could be dug now with the mirror or the axe behind the player's screen."""
    heights = [len(pile) for pile in view.piles]
    turns = TURNS if MIRROR in view.stock else (UPRIGHT,)
    return any(
        is_level(placement, heights) or (AXE in view.stock and all(heights[field] for field in placement.fields))
        for turn in turns
        for placement in PLACEMENTS[_card(view)][turn]
    )


def _card(view: View) -> Card:
    card = view.laid[view.queue[0]]
    assert card is not None, "the active seat has an open card"
    return card


# The pit


def _pit(view: View) -> Node:
    rows = tuple(
        Node(
            f"row-{row + 1}",
            say("outline-row", row=row + 1),
            tuple(_field(field, view.piles[field], picked=field in view.picks) for field in ROWS[row]),
        )
        for row in range(WIDTH)
    )
    return Node("pit", say("outline-pit"), rows)


@lru_cache(maxsize=MAX_CACHED_FIELDS)
def _field(field: Field, pile: tuple[Tile | None, ...], *, picked: bool) -> Node:
    """Build the node of a field: the height of its pile, its top tile, the tiles known below."""
    return Node(field_id(field), _pile(field_name(field), pile, picked=picked))


def _pile(name: str, pile: tuple[Tile | None, ...], *, picked: bool) -> Message:
    if not pile:
        return say("outline-empty", field=name)
    top, known = pile[-1], tuple(tile.message_ref for tile in reversed(pile[:-1]) if tile is not None)
    if top is None:
        return say("outline-covered", field=name, height=len(pile))
    return say("outline-field", field=name, height=len(pile), tile=top, picked=picked, known=len(known), below=known)


# The turn


def _turn(view: View) -> tuple[Node, ...]:
    """Build the nodes of the turn: its card, the tiles dug, and the seats that come next."""
    if not view.queue:
        return ()
    seat, card = view.queue[0], _card(view)
    to_dig = seat == view.seat and view.phase == "prepare"
    words = say("outline-card", card=card, squares=SIZES[card], pattern=PATTERNS[card], dig=to_dig)
    parts = [Node("card", words, _turn_nodes(card) if to_dig and MIRROR in view.stock else ())]
    if to_dig:
        parts.append(Node(SHIFT_ID, say("outline-shift", shifts=view.shifts)))
    if view.dug:
        own = _tile_nodes(DUG_ID, view.dug) if seat == view.seat else ()
        parts.append(Node(DUG_ID, say("outline-dug", tiles=view.dug), own))
    later = view.queue[1:]
    if later:
        cards = tuple(laid for laid in (view.laid[seat] for seat in later) if laid is not None)
        words = say("outline-later", seats=tuple(PlayerName(seat) for seat in later), cards=cards)
        parts.append(Node("later", words))
    return (Node("turn", say("outline-turn", seat=PlayerName(seat), shifts=view.shifts), tuple(parts)),)


def _turn_nodes(card: Card) -> tuple[Node, ...]:
    """Build one node per turn of the card that the mirror allows."""
    turns = [turn for turn in TURNS if turn != UPRIGHT and TURNED_SQUARES[card][turn]]
    return tuple(Node(turn_id(turn), say("outline-turned", quarters=turn)) for turn in turns)


# The viewer's own things


def _own_nodes(view: View) -> tuple[Node, ...]:
    """Build the nodes of everything behind the viewer's own screen."""
    if view.seat is None:
        return ()
    hand = tuple(Node(card_id(card), _hand_card(view, card)) for card in view.hand)
    objects = tuple(tile.message_ref for tile in view.stock if tile in OBJECTS)
    return (
        Node("hand", say("outline-hand", number=len(hand)), hand),
        Node("purse", say("outline-purse", coins=view.coins[view.seat] or 0)),
        Node(STOCK_ID, say("outline-stock", number=len(view.stock)), _tile_nodes(STOCK_ID, view.stock)),
        Node("objects", say("outline-objects", number=len(objects), objects=objects)),
    )


def _hand_card(view: View, card: Card) -> Message:
    return say("outline-hand-card", card=card, squares=SIZES[card], pattern=PATTERNS[card], chosen=view.choice == card)


def _tile_nodes(prefix: str, tiles: Iterable[Tile]) -> tuple[Node, ...]:
    """Build one node per kind of tile with its number, in the order of kinds."""
    counts = Counter(tiles)
    return tuple(
        Node(f"{prefix}-{tile.value}", say("outline-stock-tile", tile=tile, number=counts[tile]))
        for tile in Tile
        if counts[tile]
    )


# Players and supply


def _players(view: View) -> Node:
    return Node("players", say("outline-players"), tuple(_player(view, Seat(seat)) for seat in range(view.seats)))


def _player(view: View, seat: Seat) -> Node:
    """Build the row of a player with what is known of the screen; all rows have the same cells and form a table."""
    row, own, card = f"seat-{seat}", seat == view.seat, view.laid[seat]
    coins, tiles = view.coins[seat], view.numbers[seat]
    is_known = coins is not None and tiles is not None
    laid = BLANK if card is None else say("cell-card", card=card, pattern=PATTERNS[card])
    cells = (
        Node(f"{row}-coins", BLANK if coins is None else say("cell-coins", coins=coins)),
        Node(f"{row}-tiles", BLANK if tiles is None else say("cell-tiles", tiles=tiles)),
        Node(f"{row}-own", say("cell-you") if own else BLANK),
        Node(f"{row}-card", laid),
    )
    words = say("outline-player", seat=PlayerName(seat), own=own, known=is_known, coins=coins or 0, tiles=tiles or 0)
    return Node(row, words, cells)


def _known_nodes(view: View) -> tuple[Node, ...]:
    """Build the nodes of what a notebook knows of the tiles behind other screens."""
    others = [Seat(seat) for seat in range(view.seats) if seat != view.seat and view.numbers[seat]]
    if not others:
        return ()
    return (Node("known", say("outline-known"), tuple(_known_seat_node(view, seat) for seat in others)),)


def _known_seat_node(view: View, seat: Seat) -> Node:
    """Build the node of a seat: the tiles that all players could follow, and the number of its other tiles."""
    followed, hidden = _tile_nodes(f"known-{seat}", view.followed[seat]), view.hidden[seat]
    face_down = (Node(f"hidden-{seat}", say("outline-hidden", number=hidden)),) if hidden else ()
    return Node(f"known-{seat}", say("outline-known-of", seat=PlayerName(seat)), (*followed, *face_down))


def _supply(view: View) -> Node:
    return Node(
        "beside",
        say("outline-beside"),
        (
            Node("bank", say("outline-bank", coins=view.bank)),
            *_tile_nodes(SUPPLY_ID, view.supply),
            Node("spent", say("outline-spent", number=len(view.spent), objects=view.spent)),
            Node("discard", say("outline-discard", number=len(view.discard), cards=view.discard)),
            Node("lost", say("outline-lost", number=view.lost)),
        ),
    )
