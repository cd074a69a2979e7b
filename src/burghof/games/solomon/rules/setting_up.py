"""Setting up: RULES.md chapters 1 and 2."""

from collections import Counter

from msgspec.structs import replace

from burghof.games.solomon.data import TILES
from burghof.games.solomon.model.events import CardsDealt, DarkLaid, HandDealt, LightLaid, SolomonEvent
from burghof.games.solomon.model.moves import DealCards, LayDark, LayLight
from burghof.games.solomon.model.options import Options
from burghof.games.solomon.model.pattern import CARDS
from burghof.games.solomon.model.pit import FIELDS, MAX_PILE_HEIGHT
from burghof.games.solomon.model.state import State
from burghof.games.solomon.model.tile import DARK_TILES, LIGHT_TILES
from burghof.games.solomon.rules.round import begin_round
from burghof.kernel import Emit, Refusal, Rng, Seat, forbids

DARK_TILES_PER_FIELD = MAX_PILE_HEIGHT - 1
"""Number of dark tiles on each field."""


def start(options: Options, seats: int, rules_version: int) -> State:
    """Return the state before tiles and cards are dealt; the coins already are (2.2)."""
    purse = TILES.purse[seats]
    return State(
        options=options,
        seats=seats,
        rules_version=rules_version,
        phase="dark",
        piles=((),) * len(FIELDS),
        unseen=(0,) * len(FIELDS),
        coins=(purse,) * seats,
        bank=TILES.coins - purse * seats,
        stocks=((),) * seats,
        followed=((),) * seats,
        lost=(),
        supply=(),
        spent=(),
        hands=((),) * seats,
        box=CARDS,
        laid=(None,) * seats,
        discard=(),
        choices=None,
        queue=(),
        shifts=0,
        picks=(),
        any_level=False,
        dug=(),
        owed=0,
        paid=0,
        added=None,
        tokens=(0,) * seats,
    )


def draw_dark(state: State, rng: Rng) -> LayDark:
    """Draw the order of the dark tiles (2.1)."""
    return LayDark(rng.shuffle(sorted(DARK_TILES.elements())))


def draw_light(state: State, rng: Rng) -> LayLight:
    """Draw the order of the light tiles (2.1)."""
    return LayLight(rng.shuffle(sorted(LIGHT_TILES.elements())))


def draw_cards(state: State, rng: Rng) -> DealCards:
    """Draw the order of the cards (2.3)."""
    return DealCards(rng.shuffle(CARDS))


def why_not_lay_dark(state: State, seat: Seat, move: LayDark) -> Refusal | None:
    """Return the clause that forbids laying these tiles, or None."""
    return None if Counter(move.tiles) == DARK_TILES else forbids("2.1", "not-these-tiles")


def why_not_lay_light(state: State, seat: Seat, move: LayLight) -> Refusal | None:
    """Return the clause that forbids laying these tiles, or None."""
    return None if Counter(move.tiles) == LIGHT_TILES else forbids("2.1", "not-these-tiles")


def why_not_deal_cards(state: State, seat: Seat, move: DealCards) -> Refusal | None:
    """Return the clause that forbids dealing these cards, or None."""
    return None if tuple(sorted(move.cards)) == CARDS else forbids("2.3", "not-these-cards")


def lay_dark(state: State, seat: Seat, move: LayDark, emit: Emit[State, SolomonEvent]) -> State:
    """Lay three dark tiles on each field (2.1)."""
    piles = tuple(move.tiles[DARK_TILES_PER_FIELD * field : DARK_TILES_PER_FIELD * (field + 1)] for field in FIELDS)
    state = replace(state, phase="light", piles=piles, unseen=(DARK_TILES_PER_FIELD,) * len(FIELDS))
    emit(DarkLaid(), state)
    return state


def lay_light(state: State, seat: Seat, move: LayLight, emit: Emit[State, SolomonEvent]) -> State:
    """Lay a light tile on each field (2.1)."""
    piles = tuple((*pile, tile) for pile, tile in zip(state.piles, move.tiles, strict=True))
    state = replace(state, phase="cards", piles=piles)
    emit(LightLaid(), state)
    return state


def deal_cards(state: State, seat: Seat, move: DealCards, emit: Emit[State, SolomonEvent]) -> State:
    """Deal each seat its hand and begin the first round (2.3, 3.1)."""
    number = TILES.hand[state.seats]
    hands = tuple(tuple(sorted(move.cards[number * n : number * (n + 1)])) for n in range(state.seats))
    state = replace(state, hands=hands, box=tuple(sorted(move.cards[number * state.seats :])))
    emit(CardsDealt(number), state)
    for owner, hand in enumerate(hands):
        emit(HandDealt((Seat(owner),), hand), state)
    return begin_round(state, emit)
