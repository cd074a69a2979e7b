"""Looting: RULES.md chapter 7, the fifth step of a turn."""

from msgspec.structs import replace

from burghof.games.the_castle.data import TABLES
from burghof.games.the_castle.model.castle import COUNTER_OF, OUTSIDE, Area
from burghof.games.the_castle.model.counters import (
    CAPTIVE_KIND,
    CAPTIVE_OF,
    CHARACTERS,
    OPEN_BITS,
    OPEN_FINDS,
    Character,
    Discipline,
    Figure,
    Treasure,
)
from burghof.games.the_castle.model.events import (
    CastleEvent,
    CurseLifted,
    Found,
    LootDeclined,
    Looted,
    OpenlyFound,
    PileSeen,
    PileTaken,
)
from burghof.games.the_castle.model.figure_names import name_of, place_of
from burghof.games.the_castle.model.moves import Check, Decline, TakePile, Vote
from burghof.games.the_castle.model.positions import GONE, carried_by, in_pile
from burghof.games.the_castle.model.state import (
    Attempt,
    PublicState,
    State,
    captives_of,
    constitution,
    followers,
    has_wild_monster,
    is_in_play,
    living_members,
    parties,
    seats_of,
)
from burghof.games.the_castle.rules.decisions import ask_all, voters_of
from burghof.games.the_castle.rules.dying import resolve_deaths, strike, strike_all
from burghof.games.the_castle.rules.looking import has_treasure
from burghof.games.the_castle.rules.moving import join_princess
from burghof.games.the_castle.rules.possessions import add_knowledge, reveal_treasure, rule_out_kinds
from burghof.kernel import Emit, Refusal, Seat, forbids, with_item

DECLINE = Decline()


def open_loot(state: State, emit: Emit[State, CastleEvent]) -> State:
    """Open a ballot on looting, if the area has a treasure and no wild monster (7.1)."""
    state = replace(state, enemy=None)
    if not is_in_play(state, state.active):
        return replace(state, step="end")
    area = state.companies[state.active].area
    if area == OUTSIDE or has_wild_monster(state, area):
        return replace(state, step="end")
    state = join_princess(state, state.active, emit)
    if can_check(state, area) or has_pile(state, area):
        return ask_all(state, "loot", voters_of(state, state.active))
    return replace(state, step="end")


def can_check(table: PublicState, area: Area) -> bool:
    """Return whether the room's own counter still lies there."""
    return area in COUNTER_OF and has_treasure(table, area)


def has_pile(table: PublicState, area: Area) -> bool:
    """Return whether dead parties left counters in an area."""
    return in_pile(area) in table.treasure_at


def pile_counters(table: PublicState, area: Area) -> list[int]:
    """Return the counters that dead parties left in an area."""
    pile = in_pile(area)
    return [counter for counter, at in enumerate(table.treasure_at) if at == pile]


def why_not_check(state: State, seat: Seat, move: Check) -> Refusal | None:
    """Return the clause that forbids this figure to turn the room's counter for this heir, or None (7.1, 7.2)."""
    ours = living_members(state, state.active)
    if not can_check(state, state.companies[state.active].area):
        return forbids("7.1", "nothing-to-check")
    if move.checker not in (*ours, *captives_of(state, state.active)):
        return forbids("7.2", "cannot-check")
    if move.heir not in ours:
        return forbids("7.2", "no-heir")
    if move.checker in ours and move.heir != move.checker:
        return forbids("7.2", "keeps-it-himself")
    return None


def why_not_take_pile(state: State, seat: Seat, move: TakePile) -> Refusal | None:
    """Return the clause that forbids giving the pile to this character, or None (7.3)."""
    if not has_pile(state, state.companies[state.active].area):
        return forbids("7.3", "no-pile-here")
    return None if move.heir in living_members(state, state.active) else forbids("7.3", "no-heir")


CHECKS: tuple[Check, ...] = (
    *(Check(Figure(character), character) for character in CHARACTERS),
    *(Check(captive, heir) for captive in CAPTIVE_KIND for heir in CHARACTERS),
)


def legal_loot(state: State, seat: Seat) -> list[Vote]:
    """Return what the party may vote for."""
    area, ours = state.companies[state.active].area, living_members(state, state.active)
    checks = [CHECKS[member] for member in ours] if can_check(state, area) else []
    if checks:
        checks += [Check(captive, heir) for captive in captives_of(state, state.active) for heir in ours]
    return [*checks, *(map(TakePile, ours) if has_pile(state, area) else ()), DECLINE]


def loot(state: State, choice: Vote, emit: Emit[State, CastleEvent]) -> State:
    """Carry out what the party voted for."""
    match choice:
        case Check(checker=checker, heir=heir):
            return _check(state, checker, heir, emit)
        case TakePile(heir=heir):
            return _take_pile(state, heir, emit)
        case _:
            state = replace(state, step="end")
            emit(LootDeclined(seats_of(state, state.active)), state)
            return state


def _take_pile(state: State, heir: Character, emit: Emit[State, CastleEvent]) -> State:
    """Give everything in the pile to a character; only his party sees it (7.3)."""
    taken = pile_counters(state, state.companies[state.active].area)
    seats = seats_of(state, state.active)
    own = carried_by(heir)
    positions = tuple(own if counter in taken else at for counter, at in enumerate(state.treasure_at))
    state = add_knowledge(replace(state, treasure_at=positions, step="reward"), taken, seats)
    emit(PileTaken(name_of(state, Figure(heir)), len(taken)), state)
    emit(PileSeen(seats, tuple(state.treasures[counter] for counter in taken)), state)
    return state


def _check(state: State, checker: Figure, heir: Character, emit: Emit[State, CastleEvent]) -> State:
    """Turn the room's counter; since version 2 the checker keeps a curse of -1, not the heir (7.2, 7.4, 7.10)."""
    area = state.companies[state.active].area
    counter = COUNTER_OF[area]
    kind = state.treasures[counter]
    stays = kind is Treasure.CURSE and state.rules_version > 1
    holder = checker if stays else heir
    state = replace(state, treasure_at=with_item(state.treasure_at, counter, carried_by(holder)), step="reward")
    if kind in OPEN_FINDS:
        emit(Looted(name_of(state, checker), place_of(area)), state)
        state = reveal_treasure(state, counter)
        emit(OpenlyFound(name_of(state, checker), kind), state)
        return _resolve_open_find(state, counter, checker, Figure(heir) if state.rules_version == 1 else checker, emit)
    seats = seats_of(state, state.active)
    state = add_knowledge(rule_out_kinds(state, [counter], OPEN_BITS), [counter], seats)
    emit(Looted(name_of(state, checker), place_of(area)), state)
    emit(Found(seats, name_of(state, checker), kind), state)
    return state


def _resolve_open_find(
    state: State, counter: int, checker: Figure, cursed: Figure, emit: Emit[State, CastleEvent]
) -> State:
    """Resolve an open find: captives join, curses stay, everything else happens at once (7.4 to 7.9)."""
    kind = state.treasures[counter]
    gone = replace(state, treasure_at=with_item(state.treasure_at, counter, GONE))
    match kind:
        case Treasure.TRAP:
            return replace(gone, attempts=(Attempt(checker, "trap"),), step="loot")
        case Treasure.VAPOR:
            return replace(gone, attempts=(Attempt(checker, "vapor"),), step="loot")
        case Treasure.SPORES:
            return strike_all(gone, dict.fromkeys(figures_in_area(gone), TABLES.traps.spores), emit)
        case _ if kind in CAPTIVE_OF:
            return state
        case _ if cursed < len(state.disciplines) and state.disciplines[cursed] is Discipline.CLERIC:
            emit(CurseLifted(name_of(gone, cursed)), gone)
            return gone
        case _:
            return state


def figures_in_area(state: State) -> list[Figure]:
    """Return all figures of all parties in the active party's area, except the Princess, who is never hurt (7.6)."""
    area = state.companies[state.active].area
    here = [party for party in parties(state) if state.companies[party].area == area and is_in_play(state, party)]
    return [figure for party in here for figure in followers(state, party)]


def settle_loot(state: State, emit: Emit[State, CastleEvent]) -> State:
    """Resolve the die of a trap or of the vapor (7.5, 7.6)."""
    attempt = state.attempts[0]
    state = replace(state, attempts=(), step="reward")
    if attempt.means == "vapor":
        return strike_all(state, dict.fromkeys(figures_in_area(state), TABLES.traps.vapor[attempt.first - 1]), emit)
    effect = TABLES.traps.trap[attempt.first - 1]
    if effect == "nothing":
        return state
    left = constitution(state, attempt.by) - state.hits[attempt.by]
    hits = left if effect == "death" else TABLES.traps.damage[_kind_of(state, attempt.by)]
    return resolve_deaths(strike(state, attempt.by, hits, emit), (attempt.by,), emit)


def _kind_of(state: State, figure: Figure) -> str:
    """Return the key of a character or captive in the tables."""
    return state.disciplines[figure] if figure < len(state.disciplines) else CAPTIVE_KIND[figure]
