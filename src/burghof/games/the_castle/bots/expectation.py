"""Expectation: the points a seat can expect from a state, whichever dice are pending."""

from msgspec.structs import replace

from burghof.games.the_castle.bots.fights import duel_cost, fight_cost, harm_cost, life_value, trap_cost
from burghof.games.the_castle.bots.party_value import CARRIED_FACTOR, COMPANION_VALUE, PartyValue, party_value
from burghof.games.the_castle.data import TABLES
from burghof.games.the_castle.model.castle import OUTSIDE
from burghof.games.the_castle.model.counters import Figure, Party, Treasure
from burghof.games.the_castle.model.positions import princess_with
from burghof.games.the_castle.model.state import (
    Attempt,
    State,
    carried_counters,
    constitution,
    followers,
    living_members,
    monster_of,
    party_of,
    seats_of,
    wild_monsters,
)
from burghof.games.the_castle.rules.odds import DICE
from burghof.games.the_castle.rules.rolling import STRENGTHS, strength
from burghof.kernel import Seat

FIGHT_STEPS = ("spells", "items", "against", "fighter", "melee")
"""The steps of a fight."""
ENEMY_COUNTER_VALUE = 100
"""Value of a counter that another party carries."""
SUBSTITUTE_COST_FACTOR = 0.4
"""Cost of a round fought by a captive or a charmed monster, as a fraction of its normal cost."""
SPELL_HURT_PROBABILITY = 1 / 6
"""Probability that a spell hurts its caster."""
STUDY_VALUE = -20
"""Value of studying the pistol: it kills as often as it is understood."""


def expectation(state: State, seat: Seat) -> float:
    """Return the points that a seat with a living character can expect."""
    party = party_of(state, next(place for place, owner in enumerate(state.owners) if owner == seat))
    outlook = party_value(state, seat, party)
    if state.companies[party].is_out:
        is_lost = outlook.is_alone and not outlook.points
        return 0 if is_lost else outlook.points / len(seats_of(state, party)) + outlook.lives
    if state.enemy is not None and party in (state.active, state.enemy) and state.step in FIGHT_STEPS:
        return _battle_value(outlook, state.enemy if party == state.active else state.active)
    sharers = len({state.owners[member] for member in state.companies[party].members})
    is_fighting = state.active == party and state.step in FIGHT_STEPS and outlook.here != OUTSIDE
    if is_fighting and wild_monsters(state, outlook.here):
        value, change = _fight_value(outlook)
    else:
        is_choosing = state.active == party and state.step == "loot" and not state.attempts
        value, change = outlook.plan(here_too=is_choosing), _pending_dice_value(outlook)
    return value / sharers + outlook.lives + change - state.given.bit_count()


def _battle_value(outlook: PartyValue, other: Party) -> float:
    """Return the expectation in a battle with another party, in which everything is won or lost.

    The chance depends on how many hits both sides can still take.
    """
    state = outlook.state
    ours, theirs = (
        sum(constitution(state, figure) - state.hits[figure] for figure in followers(state, party))
        for party in (outlook.party, other)
    )
    chance = ours**2 / (ours**2 + theirs**2)
    plunder = ENEMY_COUNTER_VALUE * len(carried_counters(state, other)) + (
        outlook.princess if state.princess == princess_with(other) else 0
    )
    return chance * (outlook.plan() + plunder + outlook.lives * chance)


# Fights with monsters


def _fight_value(outlook: PartyValue) -> tuple[float, float]:
    """Return the value of what follows a fight, and the change in value that the fight brings."""
    state = outlook.state
    after = outlook.plan(here_too=True)
    costs = sum(_monster_cost(outlook, figure) for figure in wild_monsters(state, outlook.here))
    if outlook.is_alone and state.step == "spells" and not state.attempts:
        costs *= outlook.fight_cost_factor
    change = 0.0
    for attempt in state.attempts:
        if attempt.means == "teleport":
            after = (after + CARRIED_FACTOR * outlook.points + outlook.hoped) / 2
            costs /= 2
        change -= SPELL_HURT_PROBABILITY * _hit_cost(outlook, attempt) if attempt.means in TABLES.spells else 0
        change += COMPANION_VALUE * charm_chance(state, attempt) if attempt.means == "charm" else 0
    return after, change - costs


def _monster_cost(outlook: PartyValue, figure: Figure) -> float:
    """Return the cost of a monster, with the spells and items that are aimed at it or help against it."""
    state = outlook.state
    wounds = state.hits[figure]
    attempts = [attempt for attempt in state.attempts if attempt.target == figure or attempt.means == "heroism"]
    if not attempts or attempts[0].means == "melee":
        return _plain_cost(outlook, figure, wounds)
    attempt = attempts[0]
    if attempt.means == "charm":
        return (1 - charm_chance(state, attempt)) * _plain_cost(outlook, figure, wounds)
    if attempt.means == "heroism":
        return _heroic_cost(outlook, attempt, figure)
    blows = possible_hits(state, attempt)
    return sum(_plain_cost(outlook, figure, wounds + hits) for hits in blows) / len(blows)


def _plain_cost(outlook: PartyValue, figure: Figure, wounds: int) -> float:
    """Return the cost of a monster with this many hits, fought by the figure that was sent, or by the best fighter."""
    state = outlook.state
    monster = monster_of(state, figure)
    if wounds >= constitution(state, figure):
        return 0
    best = fight_cost(outlook.band, monster, wounds, outlook.stake)
    if state.step != "melee" or state.against != figure:
        return best
    alive = living_members(state, outlook.party)
    if state.ours in alive:
        return duel_cost(outlook.band[alive.index(state.ours)], monster, wounds, outlook.stake)
    return SUBSTITUTE_COST_FACTOR * best


def _heroic_cost(outlook: PartyValue, attempt: Attempt, figure: Figure) -> float:
    """Return the cost of a monster if a character may gain heroism."""
    alive = list(living_members(outlook.state, outlook.party))
    place = alive.index(attempt.target)  # type: ignore[arg-type]
    band = list(outlook.band)
    band[place] = replace(band[place], modifier=band[place].modifier + 1)
    wounds = outlook.state.hits[figure]
    brave = _plain_cost(replace(outlook, band=tuple(band)), figure, wounds)
    works = TABLES.spells["heroism"].count("works") / len(DICE)
    return works * brave + (1 - works) * _plain_cost(outlook, figure, wounds)


def charm_chance(state: State, attempt: Attempt) -> float:
    """Return the probability that a monster is charmed."""
    strong = [power > constitution(state, attempt.target) for power in _possible_strengths(state, attempt)]
    return sum(strong) / len(strong)


def possible_hits(state: State, attempt: Attempt) -> list[int]:
    """Return all possible hits of a fireball, of acid or of a shot, each equally likely."""
    match attempt.means:
        case "fireball":
            return _possible_strengths(state, attempt)
        case "acid":
            return [second if first >= TABLES.traps.acid_from else 0 for first in DICE for second in DICE]
        case _:
            return list(DICE)


def _possible_strengths(state: State, attempt: Attempt) -> list[int]:
    """Return all possible strengths of a spell, each equally likely; 0 if it fails."""
    chart = TABLES.spells[attempt.means]
    return [
        strength(state, replace(attempt, first=first, second=second)) if chart[first - 1] in STRENGTHS else 0
        for first in DICE
        for second in DICE
    ]


def _hit_cost(outlook: PartyValue, attempt: Attempt) -> float:
    """Return the cost of one hit to a caster."""
    alive = list(living_members(outlook.state, outlook.party))
    if attempt.by not in alive:
        return 0
    left = outlook.band[alive.index(attempt.by)].left  # type: ignore[arg-type]
    return life_value(left) - life_value(left - 1) + (outlook.stake if left == 1 and len(alive) == 1 else 0)


# Other dice


def _pending_dice_value(outlook: PartyValue) -> float:
    """Return the value of the pending dice outside a fight."""
    return sum(_attempt_value(outlook, attempt) for attempt in outlook.state.attempts if not attempt.first)


def _attempt_value(outlook: PartyValue, attempt: Attempt) -> float:
    """Return the value of one pending attempt."""
    state = outlook.state
    means = attempt.means
    if means in TABLES.spells:
        seen = sum(effect in ("either", "both") for effect in TABLES.spells["esp"]) / len(DICE)
        return (seen * outlook.sight if means == "esp" else 0) - SPELL_HURT_PROBABILITY * _hit_cost(outlook, attempt)
    if means == "healing":
        left = constitution(state, attempt.target) - state.hits[attempt.target]
        most = left + state.hits[attempt.target]
        return sum(life_value(min(most, left + pips)) for pips in DICE) / len(DICE) - life_value(left)
    if means == "trap" and attempt.by in living_members(state, outlook.party):
        return -trap_cost(
            outlook.band[living_members(state, outlook.party).index(attempt.by)], outlook.band, outlook.stake
        )
    if means == "vapor":
        return -harm_cost(Treasure.VAPOR, outlook.band, outlook.stake)
    return STUDY_VALUE if means == "study" else 0
