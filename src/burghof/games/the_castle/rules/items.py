"""Acid and pistol: RULES.md clauses 6.7 and 6.8."""

from collections.abc import Iterable

from msgspec.structs import replace

from burghof.games.the_castle.model.bit_sets import has_bit
from burghof.games.the_castle.model.counters import Character, Figure, Treasure
from burghof.games.the_castle.model.events import AcidThrown, CastleEvent, ItemUsed, ShotFired
from burghof.games.the_castle.model.figure_names import name_of
from burghof.games.the_castle.model.moves import Acid, Shoot, Vote
from burghof.games.the_castle.model.positions import GONE, carried_by
from burghof.games.the_castle.model.state import Attempt, State, is_living, living_members, may_be_kind
from burghof.games.the_castle.rules.casting import HOLD
from burghof.games.the_castle.rules.decisions import ask_all
from burghof.games.the_castle.rules.dying import resolve_deaths, strike
from burghof.games.the_castle.rules.fight_sides import is_fight_on, opponents, party_of_seat, sides
from burghof.games.the_castle.rules.possessions import carried_kinds, counter_of, reveal_treasure
from burghof.kernel import Ballot, Emit, Refusal, Seat, forbids, with_item


def open_items(state: State, emit: Emit[State, CastleEvent]) -> State:
    """Ask all who might have acid or a usable pistol at once, so that the question reveals nothing (6.7, 6.8)."""
    return _ask_users(state, [member for party in sides(state) for member in living_members(state, party)])


def _ask_users(state: State, characters: Iterable[Character]) -> State:
    """Ask those of these characters who might have acid or a usable pistol; if there are none, melee follows."""
    if not is_fight_on(state):
        return replace(state, step="reward")
    users = [character for character in characters if might_use(state, character)]
    return ask_all(state, "items", sorted(users)) if users else replace(state, step="round")


def might_use(state: State, character: Character) -> bool:
    """Return whether, by public knowledge, a character may have something to use in this fight."""
    return can_shoot(state, character) or (state.enemy is None and might_have_acid(state, character))


def can_shoot(state: State, character: Character) -> bool:
    """Return whether a character has the pistol and knows how it works, which is public."""
    return has_bit(state.marksmen, character) and Treasure.PISTOL in carried_kinds(state, character)


def can_throw(state: State, character: Character) -> bool:
    """Return whether a character has the acid bottle, and monsters to throw it at."""
    return state.enemy is None and Treasure.ACID in carried_kinds(state, character)


def might_have_acid(state: State, character: Character) -> bool:
    """Return whether, by public knowledge, a character may have the acid bottle."""
    if has_bit(state.shown, state.treasures.index(Treasure.ACID)):
        return False
    own = carried_by(character)
    return any(at == own and may_be_kind(state, counter, Treasure.ACID) for counter, at in enumerate(state.treasure_at))


def answering_character(state: State, seat: Seat) -> Character:
    """Return the character for which a seat answers next."""
    votes = state.ballot
    assert votes is not None, "a ballot is open"
    own = [voter for voter in votes.voters if state.owners[voter] == seat]
    return next((voter for voter in own if votes.choice_of(voter) is None), own[-1])


def why_not_throw(state: State, seat: Seat, move: Acid) -> Refusal | None:
    """Return the clause that forbids a seat's character to throw acid at this target, or None (6.7)."""
    if not can_throw(state, answering_character(state, seat)):
        return forbids("6.7", "no-acid")
    return _why_not_target(state, seat, move.target)


def why_not_shoot(state: State, seat: Seat, move: Shoot) -> Refusal | None:
    """Return the clause that forbids a seat's character to shoot at this target, or None (6.8)."""
    if not can_shoot(state, answering_character(state, seat)):
        return forbids("6.8", "no-pistol")
    return _why_not_target(state, seat, move.target)


def _why_not_target(state: State, seat: Seat, target: Figure) -> Refusal | None:
    """Return the clause that forbids a seat to aim at this target, or None (6.5)."""
    if target not in opponents(state, party_of_seat(state, seat)):
        return forbids("6.5", "no-such-enemy")
    return None


def legal_uses(state: State, seat: Seat) -> list[Vote]:
    """Return what a seat's character may use, and holding back."""
    character, enemies = answering_character(state, seat), sorted(opponents(state, party_of_seat(state, seat)))
    return [
        *(map(Acid, enemies) if can_throw(state, character) else ()),
        *(map(Shoot, enemies) if can_shoot(state, character) else ()),
        HOLD,
    ]


def use_items(state: State, votes: Ballot[Character, Vote], emit: Emit[State, CastleEvent]) -> State:
    """Spend the items that are used and start the rolls for them; if there are none, melee follows."""
    attempts: list[Attempt] = []
    for user, choice in votes.reveal():
        match choice:
            case Acid(target=target):
                state = _spend(state, user, Treasure.ACID, emit)
                attempts.append(Attempt(Figure(user), "acid", target))
            case Shoot(target=target):
                state = _spend(state, user, Treasure.PISTOL, emit)
                attempts.append(Attempt(Figure(user), "pistol", target))
            case _:
                pass
    return replace(state, attempts=tuple(attempts)) if attempts else replace(state, step="round")


def _spend(state: State, user: Character, item: Treasure, emit: Emit[State, CastleEvent]) -> State:
    """Show an item and remove it from play."""
    counter = counter_of(state, user, item)
    state = reveal_treasure(replace(state, treasure_at=with_item(state.treasure_at, counter, GONE)), counter)
    emit(ItemUsed(name_of(state, Figure(user)), item), state)
    return state


def settle_items(state: State, emit: Emit[State, CastleEvent]) -> State:
    """Resolve all hits, then deaths; then ask the users again who might have something left."""
    attempts = state.attempts
    state = replace(state, attempts=(), step="use")
    killers: dict[Figure, list[Figure]] = {}
    for attempt in attempts:
        hits = attempt.second if attempt.means == "acid" else attempt.first
        names = name_of(state, attempt.by), name_of(state, attempt.target)
        emit(AcidThrown(*names, attempt.first, hits) if attempt.means == "acid" else ShotFired(*names, hits), state)
        state = strike(state, attempt.target, hits, emit)
        if hits:
            killers.setdefault(attempt.target, []).append(attempt.by)
    state = resolve_deaths(state, killers, emit, killers)
    users = [Character(attempt.by) for attempt in attempts]
    return _ask_users(state, [user for user in users if is_living(state, user)])
