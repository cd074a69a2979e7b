"""Setting up: RULES.md chapter 1."""

from msgspec.structs import replace

from burghof.games.kilt_castle.data import BOARD, MATERIAL
from burghof.games.kilt_castle.model.board import FIELDS, Space
from burghof.games.kilt_castle.model.colour import Colour
from burghof.games.kilt_castle.model.events import Dealt, KiltEvent
from burghof.games.kilt_castle.model.moves import Deal
from burghof.games.kilt_castle.model.options import Options
from burghof.games.kilt_castle.model.state import BuildingCard, State, owner
from burghof.kernel import CHANCE, Emit, Refusal, Rng, Seat, forbids

CARD_ENDS: tuple[tuple[Colour, Colour], ...] = tuple((Colour(names[0]), Colour(names[-1])) for names in MATERIAL.cards)
"""The two ends of each building card; both have the same colour on a single card (1.5)."""

SINGLE_CARDS: dict[int, tuple[int, ...]] = {
    seats: tuple(card for card in range(table.cards) if CARD_ENDS[card][0] is CARD_ENDS[card][1])
    for seats, table in MATERIAL.tables.items()
}
DOUBLE_CARDS: dict[int, tuple[int, ...]] = {
    seats: tuple(card for card in range(table.cards) if CARD_ENDS[card][0] is not CARD_ENDS[card][1])
    for seats, table in MATERIAL.tables.items()
}

MAX_COLOUR_PER_ROW = 2
"""Maximum number of times that a colour may show in a row of cards at the start (1.7)."""


def start(options: Options, seats: int, rules_version: int) -> State:
    """Return the table before the cards are laid out: floors, ducats, an empty site (1.1 to 1.4)."""
    table = MATERIAL.tables[seats]
    return State(
        options=options,
        seats=seats,
        phase="deal",
        active=Seat(0),
        step=0,
        cards=(),
        towers=((),) * len(FIELDS),
        roofs=(),
        stocks=(MATERIAL.floors,) * table.colours,
        purses=(MATERIAL.ducats,) * seats,
        row=Space(BOARD.first_space),
        builders=(),
        fresh=None,
        fresh_by=None,
        is_ducat_day=False,
        ducat_days=0,
        paid=(),
        idle_turns=0,
        rules_version=rules_version,
    )


def draw_deal(state: State, rng: Rng) -> Deal:
    """Draw the double cards in random order and orientation, repeatedly until 1.7 holds."""
    doubles = DOUBLE_CARDS[state.seats]
    while True:
        deal = Deal(rng.shuffle(doubles), tuple(bool(rng.below(2)) for _ in doubles))
        if why_not_deal(state, CHANCE, deal) is None:
            return deal


def why_not_deal(state: State, seat: Seat, deal: Deal) -> Refusal | None:
    """Return the clause that forbids laying the cards out like this, or None."""
    if sorted(deal.cards) != list(DOUBLE_CARDS[state.seats]) or len(deal.turned) != len(deal.cards):
        return forbids("1.6", "not-all-double-cards")
    for row in _rows(state, deal.cards):
        ends = [colour for card in row for colour in CARD_ENDS[card]]
        if any(ends.count(colour) > MAX_COLOUR_PER_ROW for colour in ends):
            return forbids("1.7", "a-colour-too-often")
    return None


def _rows(state: State, doubles: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Return the double cards row by row, as they lie clockwise after the single cards."""
    rows, at = [], 0
    for size in MATERIAL.tables[state.seats].rows[1:]:
        rows.append(doubles[at : at + size])
        at += size
    return rows


def deal_cards(state: State, seat: Seat, deal: Deal, emit: Emit[State, KiltEvent]) -> State:
    """Lay out the cards; the owner of the colour that faces away on the card lying alone begins (1.6, 1.8)."""
    first = BOARD.first_space + MATERIAL.tables[state.seats].first_row_skips
    laid = {card: BuildingCard(first, *CARD_ENDS[card]) for card in SINGLE_CARDS[state.seats]}
    turned = dict(zip(deal.cards, deal.turned, strict=True))
    for further, row in enumerate(_rows(state, deal.cards), start=1):
        for card in row:
            inner, outer = reversed(CARD_ENDS[card]) if turned[card] else CARD_ENDS[card]
            laid[card] = BuildingCard(first + further, inner, outer)
    cards = tuple(laid[card] for card in sorted(laid))
    active = owner(state, laid[deal.cards[-1]].outer)
    state = replace(state, cards=cards, active=active, phase="relocate", step=1)
    emit(Dealt(active, cards), state)
    return state
