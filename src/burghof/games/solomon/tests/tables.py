"""Builders of states: a test names only what matters to it."""

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from burghof.games.solomon.game import Solomon
from burghof.games.solomon.model.events import SolomonEvent
from burghof.games.solomon.model.moves import Dig, Pick, Shift, SolomonMove
from burghof.games.solomon.model.options import Options
from burghof.games.solomon.model.pattern import CARDS, Card, Turn
from burghof.games.solomon.model.pit import FIELDS, Field
from burghof.games.solomon.model.pit import field_name as name_of
from burghof.games.solomon.model.state import State
from burghof.games.solomon.model.tile import Tile, Tiles
from burghof.games.solomon.rules.round import begin_round
from burghof.kernel import DISCARD, Seat, with_item

RULES = Solomon(2)
DEFAULT_OPTIONS = Options()
FIELD_BY_NAME: dict[str, Field] = {name_of(field): field for field in FIELDS}
TILE_BY_SHORT_NAME: dict[str, Tile] = {
    **{f"t{value}": Tile(f"treasure-{value}") for value in range(1, 6)},
    **{f"c{value}": Tile(f"curse-{value}") for value in range(1, 4)},
    **{sign: Tile(f"scroll-{sign}") for sign in ("lion", "star", "palm", "moon")},
    **{name: Tile(name) for name in ("mirror", "axe", "seal", "amulet")},
}


def field(name: str) -> Field:
    """Return the field with this name: column letter, row number."""
    return FIELD_BY_NAME[name]


def fields(names: str) -> tuple[Field, ...]:
    """Return the fields with these names."""
    return tuple(field(name) for name in names.split())


def pile(names: str) -> Tiles:
    """Return the tiles with these short names, lowest first."""
    return tuple(TILE_BY_SHORT_NAME[name] for name in names.split())


def tiles(names: str) -> Tiles:
    """Return the tiles with these short names, sorted."""
    return tuple(sorted(pile(names)))


def table(  # noqa: PLR0913 - a builder names whatever matters
    card: int,
    *,
    seats: int = 2,
    pit: Mapping[str, str] | None = None,
    stocks: Mapping[int, str] | None = None,
    followed: Mapping[int, str] | None = None,
    coins: Mapping[int, int] | None = None,
    bank: int = 20,
    supply: str = "",
    shifts: int = 0,
    hands: Mapping[int, Sequence[int]] | None = None,
    queue: Sequence[int] = (0, 1),
    options: Options = DEFAULT_OPTIONS,
) -> State:
    """Return a state in which the first seat of the queue has its turn with this card.

    The pit is empty except for `pit`. All tiles in piles were seen. All stocks are known to all players, unless
    `followed` names the known tiles.
    """
    laid = {seat: Card(card + place) for place, seat in enumerate(queue)}
    own = tuple(tiles((stocks or {}).get(seat, "")) for seat in range(seats))
    return replace(
        RULES.start(options, seats),
        phase="prepare",
        piles=tuple(pile((pit or {}).get(name_of(place), "")) for place in FIELDS),
        coins=tuple((coins or {}).get(seat, 10) for seat in range(seats)),
        bank=bank,
        stocks=own,
        followed=tuple(
            tiles((followed or {})[seat]) if seat in (followed or {}) else own[seat] for seat in range(seats)
        ),
        supply=tiles(supply),
        shifts=shifts,
        hands=tuple(tuple(Card(number) for number in (hands or {}).get(seat, ())) for seat in range(seats)),
        laid=tuple(laid.get(seat) for seat in range(seats)),
        queue=tuple(Seat(seat) for seat in queue),
        tokens=(1,) * seats,
    )


def choosing_table(*hands: Sequence[int]) -> State:
    """Return a state with a full pit in which the seats have these cards and choose."""
    state = RULES.start(DEFAULT_OPTIONS, len(hands))
    order = [*(card for hand in hands for card in hand), *(card for card in CARDS if not any(card in h for h in hands))]
    state = replace(
        state,
        piles=(pile("t1 t1 t1 lion"),) * len(FIELDS),
        unseen=(3,) * len(FIELDS),
        hands=tuple(tuple(Card(card) for card in hand) for hand in hands),
        box=tuple(Card(card) for card in order[sum(len(hand) for hand in hands) :]),
    )
    return begin_round(state, DISCARD)


def shift(source: str, to: str) -> Shift:
    return Shift(field(source), field(to))


def dig(at: str, turn: int = 0, *, axe: bool = False) -> Dig:
    """Return the dig with the upper left corner of the pattern at this field."""
    return Dig(field(at), Turn(turn), axe)


def pick(name: str) -> Pick:
    return Pick(field(name))


def play(state: State, *moves: SolomonMove) -> tuple[State, list[SolomonEvent]]:
    """Play these legal moves, each for the first pending seat; return the state and the events."""
    events: list[SolomonEvent] = []
    for move in moves:
        seat = RULES.pending(state)[0].seat
        refusal = RULES.why_not(state, seat, move)
        assert refusal is None, refusal
        state = RULES.apply(state, seat, move, lambda event, _: events.append(event))
    return state, events


def clause_against(state: State, move: SolomonMove) -> str | None:
    """Return the clause that forbids this move to the first pending seat, or None."""
    refusal = RULES.why_not(state, RULES.pending(state)[0].seat, move)
    return refusal.clause if refusal else None


def legal_moves(state: State) -> Sequence[SolomonMove]:
    """Return the legal moves of the first pending seat."""
    return RULES.legal_moves(state, RULES.pending(state)[0].seat)


def pending_decision(state: State) -> tuple[int, str]:
    """Return the seat and the kind of the only pending decision."""
    (decision,) = RULES.pending(state)
    return decision.seat, decision.kind


def heights(state: State, names: str) -> list[int]:
    """Return the heights of the piles on these fields."""
    return [len(state.piles[place]) for place in fields(names)]


def with_pile(state: State, name: str, names: str) -> State:
    """Return the state with other tiles on one field."""
    return replace(state, piles=with_item(state.piles, field(name), pile(names)))
