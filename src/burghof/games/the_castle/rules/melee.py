"""Melee: RULES.md chapter 6, the fourth step of a turn."""

from collections.abc import Sequence

from msgspec.structs import replace

from burghof.games.the_castle.model.bit_sets import has_bit, with_bits
from burghof.games.the_castle.model.counters import (
    BIT_OF_KIND,
    CAPTIVE_CONSTITUTION,
    CAPTIVE_HITS,
    CAPTIVES,
    FIRST_MONSTER,
    MONSTER_HITS,
    NOBODY,
    REGENERATING,
    Character,
    Discipline,
    Figure,
    Party,
    Treasure,
    column,
)
from burghof.games.the_castle.model.events import CastleEvent, NoSword, Regenerated, SwordDrawn
from burghof.games.the_castle.model.figure_names import name_of
from burghof.games.the_castle.model.moves import Against, Fight, Vote
from burghof.games.the_castle.model.state import (
    Attempt,
    State,
    constitution,
    counters_of,
    followers,
    living_members,
    may_be_kind,
    monster_of,
    wild_monsters,
)
from burghof.games.the_castle.rules.decisions import ask_all, break_tie, voters_of
from burghof.games.the_castle.rules.dying import is_alive, resolve_deaths, strike
from burghof.games.the_castle.rules.fight_sides import is_fight_on, party_of_seat, sides
from burghof.games.the_castle.rules.modifiers import modifier
from burghof.games.the_castle.rules.possessions import rule_out_kinds
from burghof.games.the_castle.rules.witch import settle_witch
from burghof.kernel import Ballot, Emit, Refusal, Seat, forbids, with_item

WITCH_SPELL = -1
"""The value in the hit table where a witch throws a spell."""


# Fighters


def open_round(state: State, emit: Emit[State, CastleEvent]) -> State:
    """Start the next round: ask for the monster, then for the fighters, where there is a choice (6.9, 6.10)."""
    state = replace(state, ours=NOBODY, theirs=NOBODY)
    if not is_fight_on(state):
        return replace(state, step="reward")
    if state.enemy is not None:
        return _open_fighters(state, emit)
    monsters = wild_monsters(state, state.companies[state.active].area)
    if len(monsters) > 1:
        return ask_all(state, "against", voters_of(state, state.active))
    return _open_fighters(replace(state, against=monsters[0]), emit)


def why_not_against(state: State, seat: Seat, move: Against) -> Refusal | None:
    """Return the clause that forbids fighting this monster next, or None (6.10)."""
    here = wild_monsters(state, state.companies[state.active].area)
    return None if move.monster in here else forbids("6.10", "no-such-enemy")


def legal_opponents(state: State, seat: Seat) -> list[Vote]:
    """Return the votes for each monster in the area."""
    return [Against(monster) for monster in wild_monsters(state, state.companies[state.active].area)]


def set_opponent(state: State, choice: Vote, emit: Emit[State, CastleEvent]) -> State:
    """Set the monster that the party has chosen."""
    assert isinstance(choice, Against), "no other move is due"
    return _open_fighters(replace(state, against=choice.monster), emit)


def fighters(state: State, party: Party) -> list[Figure]:
    """Return the figures of a party that may fight the next round; captives fight no larger wild monster (6.15)."""
    return [
        figure
        for figure in sorted(followers(state, party))
        if state.enemy is not None
        or figure not in CAPTIVES
        or CAPTIVE_CONSTITUTION[figure] >= constitution(state, state.against)
    ]


def _open_fighters(state: State, emit: Emit[State, CastleEvent]) -> State:
    """Open one ballot for all sides that have a choice of fighters (6.9)."""
    voters = [
        speaker for party in sides(state) if len(fighters(state, party)) > 1 for speaker in voters_of(state, party)
    ]
    if voters:
        return ask_all(state, "fighter", sorted(voters))
    return _begin_round(state, [fighters(state, party)[0] for party in sides(state)], emit)


def why_not_fight(state: State, seat: Seat, move: Fight) -> Refusal | None:
    """Return the clause that forbids sending this figure into the next round, or None (6.9, 6.15)."""
    party = party_of_seat(state, seat)
    if move.fighter not in followers(state, party):
        return forbids("6.9", "not-of-your-party")
    if move.fighter not in fighters(state, party):
        return forbids("6.15", "too-large-for-a-captive")
    return None


def legal_fighters(state: State, seat: Seat) -> list[Vote]:
    """Return the figures that a seat may send into the next round."""
    return [Fight(fighter) for fighter in fighters(state, party_of_seat(state, seat))]


def send_fighters(state: State, votes: Ballot[Character, Vote], emit: Emit[State, CastleEvent]) -> State:
    """Send the fighter with the most votes of each side; in a tie its first picker decides (6.9)."""
    sent = []
    for party in sides(state):
        possible = fighters(state, party)
        ours = set(voters_of(state, party))
        choice = break_tie(votes, votes.leaders(ours), ours) if len(possible) > 1 else Fight(possible[0])
        assert isinstance(choice, Fight), "no other move is due"
        sent.append(choice.fighter)
    return _begin_round(state, sent, emit)


# Rounds


def _begin_round(state: State, sent: Sequence[Figure], emit: Emit[State, CastleEvent]) -> State:
    """Begin a round between the chosen fighters: swords are drawn, and dice are due (6.12)."""
    ours, theirs = sent[0], sent[1] if len(sent) > 1 else state.against
    for figure in sent:
        state = draw_sword(state, figure, emit)
    pairs = ((ours, theirs), (theirs, ours))
    rolling = [Attempt(one, "melee", other) for one, other in pairs if one < len(state.owners)]
    attempts = tuple(rolling) or (Attempt(ours, "melee", theirs),)
    return replace(state, ours=ours, theirs=theirs, attempts=attempts, step="melee")


def draw_sword(state: State, figure: Figure, emit: Emit[State, CastleEvent]) -> State:
    """Show a fighter's magic sword, or show that he has none (6.11, 10.4).

    Nothing is said of a fighter whose sword was shown before; version 1 says of him too that he shows none.
    """
    if figure >= len(state.owners) or state.disciplines[figure] is not Discipline.FIGHTER:
        return state
    own = counters_of(state, figure)
    swords = [counter for counter in own if state.treasures[counter] is Treasure.SWORD]
    unseen = [counter for counter in swords if not has_bit(state.shown, counter)]
    in_question = [counter for counter in own if may_be_kind(state, counter, Treasure.SWORD)]
    if not in_question:
        return state
    state = replace(state, shown=with_bits(state.shown, unseen))
    state = rule_out_kinds(state, in_question, BIT_OF_KIND[Treasure.SWORD])
    name = name_of(state, figure)
    if unseen:
        emit(SwordDrawn(name), state)
    elif not swords or state.rules_version == 1:
        emit(NoSword(name), state)
    return state


def hit_row(state: State, figure: Figure) -> tuple[int, ...]:
    """Return the row of the hit tables for a monster, the dwarf or the elf."""
    return CAPTIVE_HITS[figure] if figure in CAPTIVES else MONSTER_HITS[monster_of(state, figure)]


def settle_melee(state: State, emit: Emit[State, CastleEvent]) -> State:
    """Resolve the dice of a round, or of a witch's spell."""
    if state.attempts[0].means == "witch":
        return _end_round(settle_witch(state, emit), emit)
    ours, theirs = state.ours, state.theirs
    totals = {attempt.by: attempt.first + modifier(state, attempt.by, attempt.target) for attempt in state.attempts}
    any_total = next(iter(totals.values()))
    on_theirs = totals[ours] if ours < len(state.owners) else hit_row(state, ours)[column(any_total)]
    on_ours = totals[theirs] if theirs < len(state.owners) else hit_row(state, theirs)[column(any_total)]
    state = replace(state, attempts=(), step="round")
    throws_spell = on_ours == WITCH_SPELL
    state = strike(state, theirs, on_theirs, emit)
    state = strike(state, ours, 0 if throws_spell else on_ours, emit)
    state = resolve_deaths(state, (ours, theirs), emit, {ours: (theirs,), theirs: (ours,)})
    if throws_spell and living_members(state, state.active):
        return replace(state, attempts=(Attempt(theirs, "witch"),), step="melee")
    return _end_round(state, emit)


def _end_round(state: State, emit: Emit[State, CastleEvent]) -> State:
    """End the round, including a witch's spell: trolls that fought heal (6.14)."""
    for figure in (state.ours, state.theirs):
        state = regenerate(state, figure, emit)
    return state


def regenerate(state: State, figure: Figure, emit: Emit[State, CastleEvent]) -> State:
    """Remove one hit from a troll that lives (6.14)."""
    if figure < FIRST_MONSTER or monster_of(state, figure) not in REGENERATING:
        return state
    if not state.hits[figure] or not is_alive(state, figure):
        return state
    state = replace(state, hits=with_item(state.hits, figure, state.hits[figure] - 1))
    emit(Regenerated(name_of(state, figure)), state)
    return state
