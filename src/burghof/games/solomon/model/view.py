"""The view: what an audience may know (chapter 9)."""

from collections.abc import Sequence
from typing import Annotated, TypeAlias

from msgspec import Struct

from burghof.games.solomon.data import TILES
from burghof.games.solomon.model.options import Options
from burghof.games.solomon.model.pattern import CARDS, SIZES, Card
from burghof.games.solomon.model.pit import FIELDS, MAX_PILE_HEIGHT, Field
from burghof.games.solomon.model.state import PhaseName, State
from burghof.games.solomon.model.tile import Tile, Tiles, join_tiles, subtract_tiles
from burghof.kernel import UNORDERED, Audience, Recall, Seat, Tokens, max_length

EACH_SEAT = max_length(max(TILES.hand))
EACH_FIELD = max_length(len(FIELDS))
Sorted: TypeAlias = Annotated[Tiles, UNORDERED]
"""Tiles whose order has no meaning."""
BehindScreens: TypeAlias = Annotated[tuple[int | None, ...], EACH_SEAT]
"""For each seat a number of things behind its screen; under pure recall only the viewer's, until screens are lifted."""


class View(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """The table as a seat or a spectator sees it."""

    seat: Audience
    recall: Recall
    options: Options
    seats: int
    rules_version: int
    phase: PhaseName
    piles: Annotated[tuple[Annotated[tuple[Tile | None, ...], max_length(MAX_PILE_HEIGHT)], ...], EACH_FIELD]
    """For each field its tiles, lowest first; None for an unknown tile."""
    unseen: Annotated[tuple[int, ...], EACH_FIELD]
    """For each field, how many of its tiles, counted from below, were never on top."""
    coins: BehindScreens
    bank: int
    numbers: BehindScreens
    """For each seat, the number of tiles behind its screen."""
    hidden: BehindScreens
    """For each seat, how many of these tiles no other player could follow."""
    stock: Sorted
    """The viewer's own tiles; empty for a spectator."""
    followed: Annotated[tuple[Sorted, ...], EACH_SEAT]
    """For each seat the tiles that all players know it has; empty under pure recall, until screens are lifted."""
    heap: Sorted
    """All tiles that lie face down, behind screens or discarded, without their places; empty under pure recall."""
    lost: int
    """Number of tiles discarded face down."""
    supply: Sorted
    spent: Sorted
    hand: Annotated[tuple[Card, ...], max_length(max(TILES.hand.values()))]
    """The viewer's own cards; empty for a spectator."""
    cards_left: int
    """Number of cards in each hand."""
    laid: Annotated[tuple[Card | None, ...], EACH_SEAT]
    discard: Annotated[tuple[Card, ...], max_length(len(CARDS))]
    choice: Card | None
    """The card that the viewer has chosen so far, or None."""
    queue: Annotated[tuple[Seat, ...], EACH_SEAT]
    shifts: int
    picks: Annotated[tuple[Field, ...], max_length(max(SIZES.values()))]
    any_level: bool
    dug: Sorted
    owed: int
    paid: int
    added: Tile | None
    """The tile that the viewer has just added to those to be dealt, or None."""
    tokens: Annotated[Tokens, EACH_SEAT]


def view(state: State, seat: Audience, recall: Recall) -> View:
    """Build the view of an audience from what it may know (9.1 to 9.8)."""
    is_over = state.phase == "over"
    has_notebook = recall == "notebook" or is_over
    followed = state.stocks if is_over else state.followed
    return View(
        seat=seat,
        recall=recall,
        options=state.options,
        seats=state.seats,
        rules_version=state.rules_version,
        phase=state.phase,
        piles=known_piles(state, "notebook" if has_notebook else "pure"),
        unseen=state.unseen,
        coins=_visible_numbers(state.coins, seat, to_all=has_notebook),
        bank=state.bank,
        numbers=_visible_numbers([len(stock) for stock in state.stocks], seat, to_all=has_notebook),
        hidden=_visible_numbers(count_hidden(state.stocks, followed), seat, to_all=has_notebook),
        stock=() if seat is None else state.stocks[seat],
        followed=followed if has_notebook else ((),) * state.seats,
        heap=face_down_tiles(state, followed) if has_notebook else (),
        lost=len(state.lost),
        supply=state.supply,
        spent=state.spent,
        hand=() if seat is None else state.hands[seat],
        cards_left=len(state.hands[0]),
        laid=state.laid,
        discard=state.discard,
        choice=None if seat is None or state.choices is None else state.choices.choice_of(seat),
        queue=state.queue,
        shifts=state.shifts,
        picks=state.picks,
        any_level=state.any_level,
        dug=state.dug,
        owed=state.owed,
        paid=state.paid,
        added=state.added if state.queue and seat == state.active else None,
        tokens=state.tokens,
    )


def _visible_numbers(numbers: Sequence[int], seat: Audience, *, to_all: bool) -> tuple[int | None, ...]:
    """Return the numbers of things behind screens that an audience knows: all, or only its own (9.2, 9.6, 9.7)."""
    return tuple([number if to_all or owner == seat else None for owner, number in enumerate(numbers)])


def known_piles(state: State, recall: Recall) -> tuple[tuple[Tile | None, ...], ...]:
    """Return the known tiles of each pile: the top tile, and with a notebook each tile seen before (9.1, 9.3, 9.4)."""
    if state.phase == "light":
        return tuple((None,) * len(pile) for pile in state.piles)
    if recall == "notebook":
        return tuple(((None,) * unseen + pile[unseen:]) for pile, unseen in zip(state.piles, state.unseen, strict=True))
    return tuple((None,) * (len(pile) - 1) + pile[-1:] for pile in state.piles)


def count_hidden(stocks: Sequence[Tiles], followed: Sequence[Tiles]) -> list[int]:
    """Return for each seat how many of its tiles were dealt face down."""
    return [len(stock) - len(known) for stock, known in zip(stocks, followed, strict=True)]


def face_down_tiles(state: State, followed: Sequence[Tiles]) -> Tiles:
    """Return all tiles that lie face down; all players saw them before, so their sum is known (9.4)."""
    pairs = zip(state.stocks, followed, strict=True)
    added = () if state.added is None else (state.added,)
    return join_tiles(*(subtract_tiles(stock, known) for stock, known in pairs), state.lost, added)
