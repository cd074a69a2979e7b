"""Invariants, twins and worlds of The Castle for the conformance kit, written from the rules."""

import collections
from collections.abc import Iterator
from itertools import permutations, product
from math import lcm
from typing import Literal

from msgspec.structs import replace

from burghof.games.the_castle.model.bit_sets import has_bit
from burghof.games.the_castle.model.castle import AREAS
from burghof.games.the_castle.model.counters import (
    BIT_OF_KIND,
    CAPTIVES,
    COUNTER_COUNT,
    MONSTER_POOL,
    TREASURE_POOL,
    Character,
    Figure,
    Monster,
    Treasure,
    figure_of,
)
from burghof.games.the_castle.model.moves import Vote
from burghof.games.the_castle.model.options import Options
from burghof.games.the_castle.model.positions import (
    GONE,
    IN_ROOM,
    carried_by_any,
    holder_of,
    in_pile,
    princess_party_of,
    wild_counters,
)
from burghof.games.the_castle.model.state import (
    State,
    captive_position,
    constitution,
    counters_of,
    followers,
    living_members,
    parties,
)
from burghof.games.the_castle.plugin import GAME
from burghof.games.the_castle.rules.decisions import shows_voters
from burghof.games.the_castle.rules.modifiers import modifier
from burghof.kernel import Audience, Ballot, Recall, Rng, Seat

ROUNDS: tuple[Literal[0, 10, 20, 40], ...] = (0, 10, 20, 40)
PILES = tuple(map(in_pile, AREAS))


def invariant(state: State) -> None:
    """Assert the invariants of hits, modifiers and ballots, and the conservation of counters.

    Nobody lives with too many hits, modifiers are small, and captives of the dead are gone.
    """
    assert collections.Counter(state.monsters) in (collections.Counter(), collections.Counter(MONSTER_POOL))
    assert collections.Counter(state.treasures) in (collections.Counter(), collections.Counter(TREASURE_POOL))
    assert len(state.monster_at) in (0, COUNTER_COUNT)
    assert len(state.treasure_at) in (0, COUNTER_COUNT)
    for counter, kind in enumerate(state.treasures):
        assert not BIT_OF_KIND[kind] & state.ruled_out[counter], "public knowledge is true"
    alive = [figure for party in parties(state) for figure in followers(state, party)]
    beasts = [figure_of(counter) for counter, _ in wild_counters(state.monster_at)]
    for figure in (*alive, *beasts):
        assert 0 <= state.hits[figure] < constitution(state, figure), "nobody lives with too many hits"
        assert -1 <= modifier(state, figure, beasts[0] if beasts else Figure(-1)) <= 1
    for at in state.treasure_at:
        holder = holder_of(at)
        assert at in (GONE, IN_ROOM, *PILES) or holder in (*range(len(state.owners)), *CAPTIVES)
        assert holder is None or not has_bit(state.dead, holder), "the dead carry nothing"
    for captive in CAPTIVES if state.treasures else ():
        at = captive_position(state, captive)
        assert at not in PILES, "captives leave play with their party"
        bears = [state.treasures[counter] for counter in counters_of(state, captive)]
        assert set(bears) <= {Treasure.CURSE}, "a captive carries nothing but a curse he found"
        assert not bears or holder_of(at) is not None, "a captive who is gone carries nothing"
    party = princess_party_of(state.princess)
    assert party is None or living_members(state, party)
    assert state.ballot is None or not state.ballot.is_complete, "a complete ballot is resolved at once"
    assert state.voted == _visible_voters(state), "`voted` has all who have voted, or is 0 where that is secret"


def _visible_voters(state: State) -> int:
    """Return the voters whose choice is in, as bits, where all players may know it."""
    if state.ballot is None or not shows_voters(state, state.ballot.voters):
        return 0
    return sum(1 << voter for voter in state.ballot.voters if state.ballot.choice_of(voter) is not None)


def twin(state: State, seat: Audience, recall: Recall, rng: Rng, /) -> State:
    """Rearrange the counters that this audience cannot know, and the secret votes of the other seats."""
    other = replace(
        state, monsters=_swap_monsters(state, seat, recall, rng), treasures=_swap_treasures(state, seat, recall, rng)
    )
    return other if other.ballot is None else replace(other, ballot=_redraw_votes(other, other.ballot, seat, rng))


def _swap_monsters(state: State, seat: Audience, recall: Recall, rng: Rng) -> tuple[Monster, ...]:
    unknown = [
        counter
        for counter in range(len(state.monsters))
        if not has_bit(state.face_up, counter) and not _has_seen_monster(state, counter, seat, recall)
    ]
    mixed = iter(rng.shuffle([state.monsters[counter] for counter in unknown]))
    return tuple(next(mixed) if counter in unknown else kind for counter, kind in enumerate(state.monsters))


def _has_seen_monster(state: State, counter: int, seat: Audience, recall: Recall) -> bool:
    """Return whether a seat has looked at a monster: ever (notebook), or just now (pure recall)."""
    if seat is None:
        return False
    if recall == "notebook":
        return has_bit(state.knows_monsters[counter], seat)
    return state.hand is not None and state.hand.seat == seat and counter in state.hand.monsters


def _has_seen_treasure(state: State, counter: int, seat: Audience, recall: Recall) -> bool:
    """Return whether a seat has looked at a treasure: ever (notebook), or just now (pure recall)."""
    if seat is None:
        return False
    if recall == "notebook":
        return has_bit(state.knows_treasures[counter], seat)
    return state.hand is not None and state.hand.seat == seat and counter in state.hand.treasures


def _is_known(state: State, counter: int, seat: Audience, recall: Recall) -> bool:
    """Return whether a seat knows a treasure: shown to all, seen, or carried by its party."""
    if has_bit(state.shown, counter) or _has_seen_treasure(state, counter, seat, recall):
        return True
    at = state.treasure_at[counter]
    mine = [party_state.members for party_state in state.companies if at in carried_by_any(party_state.members)]
    alive = [member for members in mine for member in members if not has_bit(state.dead, member)]
    return recall == "pure" and seat in [state.owners[member] for member in alive]


def _swap_treasures(state: State, seat: Audience, recall: Recall, rng: Rng) -> tuple[Treasure, ...]:
    """Swap random pairs of unknown treasures, where each may be of the other's kind."""
    kinds = list(state.treasures)
    unknown = [counter for counter in range(len(kinds)) if not _is_known(state, counter, seat, recall)]
    for _ in range(3 * len(unknown)):
        one, other = (unknown[rng.below(len(unknown))] for _ in range(2))
        if (
            not BIT_OF_KIND[kinds[one]] & state.ruled_out[other]
            and not BIT_OF_KIND[kinds[other]] & state.ruled_out[one]
        ):
            kinds[one], kinds[other] = kinds[other], kinds[one]
    return tuple(kinds)


def _redraw_votes(state: State, votes: Ballot[Character, Vote], seat: Audience, rng: Rng) -> Ballot[Character, Vote]:
    """Redraw the votes of the other seats: any choice or none, but never a complete ballot.

    Where all players see who has voted, the same seats have voted. A seat that answers for two characters is asked
    twice, which all players see: it keeps its votes.
    """
    while True:
        choices: list[Vote | None] = []
        for voter, choice in zip(votes.voters, votes.choices, strict=True):
            owner: Seat = state.owners[voter]
            legal = [move for move in GAME.newest_rules.legal_moves(state, owner) if isinstance(move, Vote)]
            drawn = rng.below(len(legal) + 1)
            if owner == seat or _answers_twice(state, votes) or (shows_voters(state, votes.voters) and choice is None):
                choices.append(choice)
            elif shows_voters(state, votes.voters):
                choices.append(legal[drawn % len(legal)])
            else:
                choices.append(legal[drawn] if drawn < len(legal) else None)
        if None in choices:
            return Ballot(votes.voters, tuple(choices))


def _answers_twice(state: State, votes: Ballot[Character, Vote]) -> bool:
    """Return whether one seat votes for two characters, as in solitaire."""
    return len({state.owners[voter] for voter in votes.voters}) < len(votes.voters)


def worlds(state: State, seat: Audience, recall: Recall) -> Iterator[tuple[State, int]]:
    """Yield all states that this audience cannot tell from this one, with their weights.

    Every arrangement of the counters is equally likely, and within each of them every open ballot. Yields only the
    state itself where it contains more than a view shows.
    """
    is_more_known = recall == "pure" and (any(state.knows_monsters) or any(state.knows_treasures))
    if is_more_known or (state.ballot is not None and _answers_twice(state, state.ballot)):
        yield state, 1
        return
    tables = list(_arrangements(state, seat, recall))
    ballots = [_ballots(table, seat) for table in tables]
    common = lcm(*map(len, ballots))
    for table, votes in zip(tables, ballots, strict=True):
        yield from ((replace(table, ballot=ballot), common // len(votes)) for ballot in votes)


def _arrangements(state: State, seat: Audience, recall: Recall) -> Iterator[State]:
    """Yield all arrangements of the counters that an audience does not know; far too many unless few are left."""
    hidden = [
        counter
        for counter in range(len(state.monsters))
        if not has_bit(state.face_up, counter) and not _has_seen_monster(state, counter, seat, recall)
    ]
    finds = [counter for counter in range(len(state.treasures)) if not _is_known(state, counter, seat, recall)]
    for monsters in permutations(state.monsters[counter] for counter in hidden):
        lurking = dict(zip(hidden, monsters, strict=True))
        for treasures in permutations(state.treasures[counter] for counter in finds):
            lying = dict(zip(finds, treasures, strict=True))
            if not any(BIT_OF_KIND[kind] & state.ruled_out[counter] for counter, kind in lying.items()):
                yield replace(
                    state,
                    monsters=tuple(lurking.get(counter, kind) for counter, kind in enumerate(state.monsters)),
                    treasures=tuple(lying.get(counter, kind) for counter, kind in enumerate(state.treasures)),
                )


def _ballots(state: State, seat: Audience) -> list[Ballot[Character, Vote] | None]:
    """Return all ways in which the other seats may have voted so far."""
    votes = state.ballot
    if votes is None:
        return [None]
    known = replace(state, ballot=votes.restrict_to([voter for voter in votes.voters if state.owners[voter] == seat]))
    choices: list[list[Vote | None]] = []
    for voter, choice in zip(votes.voters, votes.choices, strict=True):
        legal = [move for move in GAME.newest_rules.legal_moves(known, state.owners[voter]) if isinstance(move, Vote)]
        if state.owners[voter] == seat:
            choices.append([choice])
        elif shows_voters(state, votes.voters):
            choices.append([None] if choice is None else list(legal))
        else:
            choices.append([None, *legal])
    return [Ballot(votes.voters, chosen) for chosen in product(*choices) if None in chosen]


def options(rng: Rng, seats: int) -> Options:
    """Draw any options that a host may choose, except long games."""
    return Options(
        attacks=seats == 1 or bool(rng.below(4)),
        boots=("wearer", "party")[rng.below(2)],
        rounds=ROUNDS[rng.below(len(ROUNDS))],
    )
