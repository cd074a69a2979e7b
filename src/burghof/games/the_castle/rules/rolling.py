"""Rolling: what a die is rolled for, and which die is rolled next."""

from typing import get_args

from msgspec.structs import replace

from burghof.games.the_castle.data import TABLES, SpellEffect
from burghof.games.the_castle.model.counters import FIRST_MONSTER, SHADOWY, Figure, Spell
from burghof.games.the_castle.model.events import (
    CastleEvent,
    MeleeRolled,
    SpellRolled,
    StrengthRolled,
    Studied,
    TrapSprung,
    VaporRose,
    WitchCast,
)
from burghof.games.the_castle.model.figure_names import name_of
from burghof.games.the_castle.model.moves import Roll
from burghof.games.the_castle.model.state import Attempt, RollReason, State, monster_of, seats_of
from burghof.games.the_castle.rules.modifiers import modifier
from burghof.kernel import Emit, Refusal, Rng, Seat, forbids, with_item

SIDES = 6
SPELLS: tuple[RollReason, ...] = tuple(means for means in get_args(RollReason) if means in set(Spell))
STRENGTHS: dict[SpellEffect, int] = {"-1": -1, "+0": 0, "+1": 1}
MOST_STRENGTH = SIDES + max(STRENGTHS.values())
"""Greatest strength of a spell (3.1)."""
PER_FIGURE_STREAMS: tuple[RollReason, ...] = ("study", "melee", "trap")
"""The reasons for which each figure rolls on a chance stream of its own."""


def spell_effect(attempt: Attempt) -> SpellEffect:
    """Return the effect of a spell's die by the chart (3.1)."""
    return TABLES.spells[attempt.means][attempt.first - 1]


def needs_second(attempt: Attempt) -> bool:
    """Return whether the first die requires another one."""
    match attempt.means:
        case "charm" | "fireball":
            return spell_effect(attempt) in STRENGTHS
        case "acid":
            return attempt.first >= TABLES.traps.acid_from
        case "study":
            return TABLES.traps.study[attempt.first - 1] == "shot"
        case "witch":
            return TABLES.traps.witch[attempt.first - 1] == "powder"
        case _:
            return False


def next_roll(state: State) -> int | None:
    """Return the index of the attempt whose die is due, or None if all are rolled."""
    for place, attempt in enumerate(state.attempts):
        if not attempt.first or (not attempt.second and needs_second(attempt)):
            return place
    return None


def stream_name(state: State) -> str:
    """Return the chance stream of the die that is due.

    It is named by what the die is for and, where a choice decides who rolls, by the figure that rolls.
    """
    place = next_roll(state)
    assert place is not None, "a die is due"
    attempt = state.attempts[place]
    means = attempt.means
    if attempt.first:
        return f"strength/{attempt.by}" if means in SPELLS else {"study": "pistol", "witch": "powder"}.get(means, means)
    if means in SPELLS:
        return f"spell/{attempt.by}"
    return f"{means}/{attempt.by}" if means in PER_FIGURE_STREAMS else means


def why_not_roll(state: State, seat: Seat, move: Roll) -> Refusal | None:
    """Return the clause that forbids this roll, or None."""
    if next_roll(state) is None:
        return forbids("2.1", "not-due-now")
    return None if 1 <= move.pips <= SIDES else forbids("2.4", "six-sides")


def draw_roll(state: State, rng: Rng) -> Roll:
    """Roll a die."""
    return Roll(1 + rng.below(SIDES))


def apply_roll(state: State, move: Roll, emit: Emit[State, CastleEvent]) -> State:
    """Add a die to the attempt that is due, and emit its event."""
    place = next_roll(state)
    assert place is not None, "a die is due"
    attempt = state.attempts[place]
    is_second = bool(attempt.first)
    attempt = replace(attempt, second=move.pips) if is_second else replace(attempt, first=move.pips)
    state = replace(state, attempts=with_item(state.attempts, place, attempt))
    event = _second_die_event(state, attempt) if is_second else _first_die_event(state, attempt)
    if event is not None:
        emit(event, state)
    return state


def strength(state: State, attempt: Attempt) -> int:
    """Return the strength of a spell (3.2, 3.3).

    It is the second die, changed as the chart says, minus 1 against a shadow, and never below 0.
    """
    return max(0, attempt.second + STRENGTHS[spell_effect(attempt)] - is_shadow(state, attempt.target))


def is_shadow(state: State, target: Figure) -> bool:
    """Return whether a spell at this figure is weaker by 1 (3.3)."""
    return target >= FIRST_MONSTER and monster_of(state, target) in SHADOWY


def _first_die_event(state: State, attempt: Attempt) -> CastleEvent | None:
    """Return the event of a first die, or None."""
    name, pips = name_of(state, attempt.by), attempt.first
    match attempt.means:
        case "melee":
            change = modifier(state, attempt.by, attempt.target)
            return MeleeRolled(name, name_of(state, attempt.target), pips, change)
        case "study":
            return Studied(name, pips, TABLES.traps.study[pips - 1])
        case "witch":
            return WitchCast(TABLES.traps.witch[pips - 1], seats_of(state, state.active))
        case "trap":
            return TrapSprung(name, pips, TABLES.traps.trap[pips - 1])
        case "vapor":
            return VaporRose(TABLES.traps.vapor[pips - 1])
        case "acid" | "pistol" | "healing":
            return None
        case means:
            return SpellRolled(name, Spell(means), pips, spell_effect(attempt))


def _second_die_event(state: State, attempt: Attempt) -> CastleEvent | None:
    """Return the event of a second die, or None."""
    if attempt.means not in SPELLS:
        return None
    spell = Spell(attempt.means)
    return StrengthRolled(name_of(state, attempt.by), spell, attempt.second, strength(state, attempt))
