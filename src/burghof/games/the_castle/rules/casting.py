"""What dice decide in the first step of a turn and in the spells of a fight: RULES.md chapters 3, 4 and 6."""

from typing import assert_never

from msgspec.structs import replace

from burghof.games.the_castle.data import TABLES
from burghof.games.the_castle.model.counters import (
    BITS,
    FIRST_MONSTER,
    UNCHARMABLE,
    Character,
    Discipline,
    Figure,
    Party,
    Spell,
    Treasure,
)
from burghof.games.the_castle.model.events import (
    CastleEvent,
    Healed,
    HeroismGained,
    MonsterCharmed,
    ShotHimself,
    SpeedGained,
    SpellCast,
)
from burghof.games.the_castle.model.moves import Cast, Hold, Vote
from burghof.games.the_castle.model.names import name_of
from burghof.games.the_castle.model.state import (
    CHARMED,
    DEAD,
    GONE,
    Attempt,
    State,
    constitution,
    everybody,
    followers,
    has,
    living,
    monster_of,
    party_of,
    seats_of,
    wild,
)
from burghof.games.the_castle.rules.asking import ask, ask_all
from burghof.games.the_castle.rules.dying import reap, strike
from burghof.games.the_castle.rules.moving import ask_destination
from burghof.games.the_castle.rules.preparing import counter_of, looks
from burghof.games.the_castle.rules.rolling import spell_effect, strength
from burghof.kernel import Ballot, Refusal, Seat, Tell, forbids, replaced

SPEED_BAR = 2
"""A party alone in the castle counts its own turns until Speed can be cast again (4.5)."""
FIGHT_SPELLS = (Spell.CHARM, Spell.FIREBALL, Spell.HEROISM, Spell.TELEPORT)
HOLD = Hold()


# Before moving


def settle_preparation(state: State, tell: Tell[State, CastleEvent]) -> State:
    """What the dice made of a preparation."""
    attempt = state.attempts[0]
    match attempt.means:
        case "healing":
            return _heal(state, attempt, tell)
        case "study":
            return _study(state, attempt, tell)
        case _:
            return _settle_first_spell(state, attempt, tell)


def _heal(state: State, attempt: Attempt, tell: Tell[State, CastleEvent]) -> State:
    """The potion takes hits away, not more than there are (4.8)."""
    left = max(0, state.hits[attempt.target] - attempt.first)
    state = replace(state, hits=replaced(state.hits, attempt.target, left), attempts=(), step="ready")
    tell(Healed(name_of(state, attempt.target), attempt.first, left), state)
    return state


def _study(state: State, attempt: Attempt, tell: Tell[State, CastleEvent]) -> State:
    """The pistol is understood, or not, or goes off (4.11)."""
    state = replace(state, attempts=(), step="ready")
    match result := TABLES.traps.study[attempt.first - 1]:
        case "ready":
            return replace(state, marksman=int(attempt.by))
        case "again":
            return replace(state, spent=state.spent & ~BITS[Treasure.PISTOL])
        case "shot":
            pistol = counter_of(state, attempt.by, Treasure.PISTOL)
            state = replace(state, treasure_at=replaced(state.treasure_at, pistol, GONE))
            tell(ShotHimself(name_of(state, attempt.by), attempt.second), state)
            return reap(strike(state, attempt.by, attempt.second, tell), (attempt.by,), tell)
        case _:
            assert_never(result)


def _settle_first_spell(state: State, attempt: Attempt, tell: Tell[State, CastleEvent]) -> State:
    """A spell before moving has worked, or not (4.2)."""
    effect = spell_effect(attempt)
    done = replace(state, attempts=(), step="ready")
    if effect == "hurts":
        return reap(strike(done, attempt.by, 1, tell), (attempt.by,), tell)
    if effect == "fails":
        return done
    match attempt.means:
        case "esp":
            seat = state.owners[attempt.by]
            return ask(state, "look", seat) if looks(state, attempt.first) else done
        case "heroism":
            return embolden(done, attempt.target, tell)
        case "speed":
            return _speed(done, tell)
        case _:
            return ask_destination(replace(done, jumping=(Character(attempt.by),)))


def embolden(state: State, figure: Figure, tell: Tell[State, CastleEvent]) -> State:
    """Somebody has heroism until the end of the turn (3.4)."""
    state = replace(state, heroic=state.heroic | 1 << figure)
    tell(HeroismGained(name_of(state, figure)), state)
    return state


def _speed(state: State, tell: Tell[State, CastleEvent]) -> State:
    """The party will have one more turn (3.5)."""
    company = replace(state.companies[state.active], speed_bar=SPEED_BAR)
    state = replace(state, companies=replaced(state.companies, state.active, company), is_sped=True)
    tell(SpeedGained(seats_of(state, state.active)), state)
    return state


# In a fight


def sides(state: State) -> tuple[Party, ...]:
    """The parties in a fight."""
    return (state.active,) if state.enemy is None else (state.active, state.enemy)


def opponents(state: State, party: Party) -> list[Figure]:
    """Whom a party fights."""
    if state.enemy is None:
        return wild(state, state.companies[party].area)
    return followers(state, state.active if party == state.enemy else state.enemy)


def is_fight_on(state: State) -> bool:
    """Whether both sides are still there (6.9)."""
    if not living(state, state.active):
        return False
    if state.enemy is not None:
        return bool(living(state, state.enemy))
    return bool(wild(state, state.companies[state.active].area))


def open_spells(state: State, tell: Tell[State, CastleEvent]) -> State:
    """All wizards of the fight who have not cast in it choose at once (6.4)."""
    del tell
    wizards = [
        member
        for party in sides(state)
        for member in living(state, party)
        if state.disciplines[member] is Discipline.WIZARD and not has(state.has_cast, member)
    ]
    return ask_all(state, "spells", sorted(wizards)) if wizards else replace(state, step="use")


def why_not_spell(state: State, seat: Seat, move: Vote) -> Refusal | None:
    """Why a wizard cannot cast this in a fight (6.4, 6.5)."""
    if isinstance(move, Hold):
        return None
    assert isinstance(move, Cast), "nothing else is asked"
    if move.spell not in FIGHT_SPELLS:
        return forbids("6.4", "not-in-a-fight", spell=move.spell)
    party = party_of_seat(state, seat)
    match move.spell:
        case Spell.HEROISM if move.target not in living(state, party):
            return forbids("6.5", "not-of-your-party")
        case Spell.CHARM | Spell.FIREBALL if move.target not in opponents(state, party):
            return forbids("6.5", "no-such-enemy")
        case Spell.CHARM:
            return _why_not_charm(state, move.target)
        case _:
            return None


def _why_not_charm(state: State, target: Figure) -> Refusal | None:
    """Why somebody cannot be charmed (3.2)."""
    if state.enemy is not None:
        return forbids("3.2", "only-wild-monsters")
    if monster_of(state, target) in UNCHARMABLE:
        return forbids("3.2", "cannot-be-charmed", monster=monster_of(state, target))
    return None


def party_of_seat(state: State, seat: Seat) -> Party:
    """The party of a seat's characters."""
    return party_of(state, state.owners.index(seat))


def legal_spells(state: State, seat: Seat) -> list[Vote]:
    """What a seat's wizard may cast."""
    party = party_of_seat(state, seat)
    enemies = sorted(opponents(state, party))
    moves: list[Vote] = [
        *(Cast(Spell.CHARM, target) for target in enemies if target >= FIRST_MONSTER),
        *(Cast(Spell.FIREBALL, target) for target in enemies),
        *(Cast(Spell.HEROISM, Figure(member)) for member in living(state, party)),
        Cast(Spell.TELEPORT),
        HOLD,
    ]
    return [move for move in moves if why_not_spell(state, seat, move) is None]


def cast_spells(state: State, votes: Ballot[Character, Vote], tell: Tell[State, CastleEvent]) -> State:
    """All spells are told, then all dice are rolled (6.6)."""
    casts = [(wizard, choice) for wizard, choice in votes.revealed() if isinstance(choice, Cast)]
    attempts = tuple(Attempt(Figure(wizard), choice.spell.value, choice.target) for wizard, choice in casts)
    has_cast = state.has_cast | sum(1 << wizard for wizard, _ in casts)
    state = replace(state, attempts=attempts, has_cast=has_cast)
    for wizard, choice in casts:
        target = None if choice.target < 0 else name_of(state, choice.target)
        tell(SpellCast(name_of(state, Figure(wizard)), choice.spell, target), state)
    return state if casts else replace(state, step="use")


def settle_spells(state: State, tell: Tell[State, CastleEvent]) -> State:
    """All hits, then deaths, then what else the spells do, then teleports (6.6)."""
    attempts = state.attempts
    state = replace(state, attempts=(), step="use")
    struck: list[Figure] = []
    killers: dict[Figure, Figure] = {}
    for attempt in attempts:
        if spell_effect(attempt) == "hurts":
            state = strike(state, attempt.by, 1, tell)
            struck.append(attempt.by)
        elif attempt.means == "fireball" and attempt.second and strength(state, attempt):
            state = strike(state, attempt.target, strength(state, attempt), tell)
            struck.append(attempt.target)
            killers[attempt.target] = attempt.by
    working = [attempt for attempt in attempts if spell_effect(attempt) not in ("hurts", "fails")]
    charms = [
        attempt
        for attempt in working
        if attempt.means == "charm" and strength(state, attempt) > constitution(state, attempt.target)
    ]
    state = reap(state, struck, tell, killers)
    for attempt in charms:
        state = _charm(state, attempt, tell)
    for attempt in working:
        if attempt.means == "heroism":
            state = embolden(state, attempt.target, tell)
    return _teleport(state, [attempt for attempt in working if attempt.means == "teleport"])


def _charm(state: State, attempt: Attempt, tell: Tell[State, CastleEvent]) -> State:
    """A monster that lives goes with the wizard's party, if somebody of it lives (3.2)."""
    counter, party = attempt.target - FIRST_MONSTER, party_of(state, attempt.by)
    if state.monster_at[counter] in (DEAD, CHARMED + party) or not living(state, party):
        return state
    state = replace(state, monster_at=replaced(state.monster_at, counter, CHARMED + party))
    tell(MonsterCharmed(name_of(state, attempt.target), everybody(state, party)), state)
    return state


def _teleport(state: State, attempts: list[Attempt]) -> State:
    """A teleport for each party that lives; the active one is asked last (6.6)."""
    casters = {party_of(state, attempt.by): Character(attempt.by) for attempt in reversed(attempts)}
    jumping = [casters[party] for party in reversed(sides(state)) if party in casters and living(state, party)]
    return ask_destination(replace(state, jumping=tuple(jumping))) if jumping else state
