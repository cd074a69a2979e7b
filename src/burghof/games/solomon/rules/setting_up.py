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


def draw(state: State, rng: Rng) -> LayDark | LayLight | DealCards:
    """Draw the dark tiles, the light tiles, then the cards (2.1, 2.3)."""
    if state.phase == "dark":
        return LayDark(rng.shuffle(sorted(DARK_TILES.elements())))
    if state.phase == "light":
        return LayLight(rng.shuffle(sorted(LIGHT_TILES.elements())))
    return DealCards(rng.shuffle(CARDS))


def why_not_lay_dark(state: State, move: LayDark) -> Refusal | None:
    """Return the clause that forbids laying these tiles, or None."""
    is_right = state.phase == "dark" and Counter(move.tiles) == DARK_TILES
    return None if is_right else forbids("2.1", "not-these-tiles")


def why_not_lay_light(state: State, move: LayLight) -> Refusal | None:
    """Return the clause that forbids laying these tiles, or None."""
    is_right = state.phase == "light" and Counter(move.tiles) == LIGHT_TILES
    return None if is_right else forbids("2.1", "not-these-tiles")


def why_not_deal_cards(state: State, move: DealCards) -> Refusal | None:
    """Return the clause that forbids dealing these cards, or None."""
    is_right = state.phase == "cards" and tuple(sorted(move.cards)) == CARDS
    return None if is_right else forbids("2.3", "not-these-cards")


def lay_dark(state: State, move: LayDark, emit: Emit[State, SolomonEvent]) -> State:
    """Lay three dark tiles on each field (2.1)."""
    piles = tuple(move.tiles[DARK_TILES_PER_FIELD * field : DARK_TILES_PER_FIELD * (field + 1)] for field in FIELDS)
    state = replace(state, phase="light", piles=piles, unseen=(DARK_TILES_PER_FIELD,) * len(FIELDS))
    emit(DarkLaid(), state)
    return state


def lay_light(state: State, move: LayLight, emit: Emit[State, SolomonEvent]) -> State:
    """Lay a light tile on each field (2.1)."""
    piles = tuple((*pile, tile) for pile, tile in zip(state.piles, move.tiles, strict=True))
    state = replace(state, phase="cards", piles=piles)
    emit(LightLaid(), state)
    return state


def deal_cards(state: State, move: DealCards, emit: Emit[State, SolomonEvent]) -> State:
    """Deal each seat its hand and begin the first round (2.3, 3.1)."""
    number = TILES.hand[state.seats]
    hands = tuple(tuple(sorted(move.cards[number * seat : number * (seat + 1)])) for seat in range(state.seats))
    state = replace(state, hands=hands, box=tuple(sorted(move.cards[number * state.seats :])))
    emit(CardsDealt(number), state)
    for seat, hand in enumerate(hands):
        emit(HandDealt((Seat(seat),), hand), state)
    return begin_round(state, emit)
