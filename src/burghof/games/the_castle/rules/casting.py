"""Casting in a fight: RULES.md chapter 3 and clauses 6.4 to 6.6."""

from msgspec.structs import replace

from burghof.games.the_castle.model.bit_sets import has_bit, with_bit, with_bits
from burghof.games.the_castle.model.counters import FIRST_MONSTER, UNCHARMABLE, Character, Discipline, Figure, Spell
from burghof.games.the_castle.model.events import CastleEvent, HeroismGained, MonsterCharmed, SpellCast
from burghof.games.the_castle.model.figure_names import name_of
from burghof.games.the_castle.model.moves import Cast, Hold, Vote
from burghof.games.the_castle.model.positions import DEAD, charmed_by
from burghof.games.the_castle.model.state import (
    Attempt,
    State,
    all_seats_of,
    constitution,
    is_living,
    living_members,
    monster_of,
    party_of,
)
from burghof.games.the_castle.rules.decisions import ask_all
from burghof.games.the_castle.rules.dying import resolve_deaths, strike
from burghof.games.the_castle.rules.fight_sides import opponents, party_of_seat, sides
from burghof.games.the_castle.rules.moving import ask_destination
from burghof.games.the_castle.rules.preparing import TELEPORT
from burghof.games.the_castle.rules.rolling import spell_effect, strength
from burghof.kernel import Ballot, Emit, Refusal, Seat, forbids, with_item

FIGHT_SPELLS = (Spell.CHARM, Spell.FIREBALL, Spell.HEROISM, Spell.TELEPORT)
HOLD = Hold()


def open_spells(state: State, emit: Emit[State, CastleEvent]) -> State:
    """Open a ballot of all wizards in the fight who have not cast in it (6.4)."""
    wizards = [
        member
        for party in sides(state)
        for member in living_members(state, party)
        if state.disciplines[member] is Discipline.WIZARD and not has_bit(state.has_cast, member)
    ]
    return ask_all(state, "spells", sorted(wizards)) if wizards else replace(state, step="use")


def why_not_cast_in_fight(state: State, seat: Seat, move: Cast) -> Refusal | None:
    """Return the clause that forbids a wizard to cast this in a fight, or None (6.4, 6.5)."""
    if move.spell not in FIGHT_SPELLS:
        return forbids("6.4", "not-in-a-fight", spell=move.spell)
    party = party_of_seat(state, seat)
    match move.spell:
        case Spell.HEROISM if move.target not in living_members(state, party):
            return forbids("6.5", "not-of-your-party")
        case Spell.CHARM | Spell.FIREBALL if move.target not in opponents(state, party):
            return forbids("6.5", "no-such-enemy")
        case Spell.CHARM:
            return _why_not_charm(state, move.target)
        case _:
            return None


def _why_not_charm(state: State, target: Figure) -> Refusal | None:
    """Return the clause that forbids charming this target, or None (3.2)."""
    if state.enemy is not None:
        return forbids("3.2", "only-wild-monsters")
    if monster_of(state, target) in UNCHARMABLE:
        return forbids("3.2", "cannot-be-charmed", monster=monster_of(state, target))
    return None


def legal_spells(state: State, seat: Seat) -> list[Vote]:
    """Return what a seat's wizard may cast, or that he holds back."""
    party = party_of_seat(state, seat)
    enemies = sorted(opponents(state, party))
    charmable = [] if state.enemy is not None else enemies
    return [
        *(Cast(Spell.CHARM, target) for target in charmable if monster_of(state, target) not in UNCHARMABLE),
        *(Cast(Spell.FIREBALL, target) for target in enemies),
        *(Cast(Spell.HEROISM, Figure(member)) for member in living_members(state, party)),
        TELEPORT,
        HOLD,
    ]


def cast_spells(state: State, votes: Ballot[Character, Vote], emit: Emit[State, CastleEvent]) -> State:
    """Emit all spells, and start the rolls for them (6.6)."""
    casts = [(wizard, choice) for wizard, choice in votes.reveal() if isinstance(choice, Cast)]
    attempts = tuple(Attempt(Figure(wizard), choice.spell.value, choice.target) for wizard, choice in casts)
    has_cast = with_bits(state.has_cast, (wizard for wizard, _ in casts))
    state = replace(state, attempts=attempts, has_cast=has_cast)
    for wizard, choice in casts:
        target = None if choice.target < 0 else name_of(state, choice.target)
        emit(SpellCast(name_of(state, Figure(wizard)), choice.spell, target), state)
    return state if casts else replace(state, step="use")


def settle_spells(state: State, emit: Emit[State, CastleEvent]) -> State:
    """Resolve all spells: hits, then deaths, then other effects, then teleports (6.6)."""
    attempts = state.attempts
    state = replace(state, attempts=(), step="use")
    struck: list[Figure] = []
    killers: dict[Figure, list[Figure]] = {}
    for attempt in attempts:
        if spell_effect(attempt) == "hurts":
            state = strike(state, attempt.by, 1, emit)
            struck.append(attempt.by)
        elif attempt.means == "fireball" and attempt.second and strength(state, attempt):
            state = strike(state, attempt.target, strength(state, attempt), emit)
            struck.append(attempt.target)
            killers.setdefault(attempt.target, []).append(attempt.by)
    working = [attempt for attempt in attempts if spell_effect(attempt) not in ("hurts", "fails")]
    charms = [
        attempt
        for attempt in working
        if attempt.means == "charm" and strength(state, attempt) > constitution(state, attempt.target)
    ]
    state = resolve_deaths(state, struck, emit, killers)
    for attempt in charms:
        state = _charm(state, attempt, emit)
    for attempt in working:
        if attempt.means == "heroism" and is_living(state, Character(attempt.target)):
            state = give_heroism(state, attempt.target, emit)
    return _teleport(state, [attempt for attempt in working if attempt.means == "teleport"])


def _charm(state: State, attempt: Attempt, emit: Emit[State, CastleEvent]) -> State:
    """Add a living monster to the wizard's party, if a character of it lives (3.2)."""
    counter, party = attempt.target - FIRST_MONSTER, party_of(state, attempt.by)
    charmed = charmed_by(party)
    if state.monster_at[counter] in (DEAD, charmed) or not living_members(state, party):
        return state
    state = replace(state, monster_at=with_item(state.monster_at, counter, charmed))
    emit(MonsterCharmed(name_of(state, attempt.target), all_seats_of(state, party)), state)
    return state


def give_heroism(state: State, figure: Figure, emit: Emit[State, CastleEvent]) -> State:
    """Give a figure heroism until the end of the turn (3.4)."""
    state = replace(state, heroic=with_bit(state.heroic, figure))
    emit(HeroismGained(name_of(state, figure)), state)
    return state


def _teleport(state: State, attempts: list[Attempt]) -> State:
    """Start one teleport per living party; the active party is asked last (6.6)."""
    casters = {party_of(state, attempt.by): Character(attempt.by) for attempt in reversed(attempts)}
    jumping = [casters[party] for party in reversed(sides(state)) if party in casters and living_members(state, party)]
    return ask_destination(replace(state, teleporting=tuple(jumping))) if jumping else state
