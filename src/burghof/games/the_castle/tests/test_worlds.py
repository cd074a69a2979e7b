"""Hidden information: all worlds of a small castle are enumerated, and questions do not reveal what a character has."""

import pytest
from msgspec import Struct
from msgspec.structs import replace

from burghof.games.the_castle.game import Castle
from burghof.games.the_castle.model.counters import COUNTER_COUNT, OPEN_BITS, Monster, Treasure
from burghof.games.the_castle.model.events import CastleEvent
from burghof.games.the_castle.model.moves import Acid, CastleMove, Done, Hold, LayTreasures, Stop
from burghof.games.the_castle.model.options import Options
from burghof.games.the_castle.model.state import State, StepName
from burghof.games.the_castle.model.view import View
from burghof.games.the_castle.plugin import GAME
from burghof.games.the_castle.tests.invariants import invariant, twin, worlds
from burghof.games.the_castle.tests.tables import (
    CLERIC,
    FIGHTER,
    RULES,
    WITH_FIRST,
    A,
    B,
    advance_to_decision,
    counter_in,
    monster_in,
    pending_kinds,
    play_all_with_events,
    table,
)
from burghof.kernel import Decision, Emit, PublicDecision, Recall, Rng, Seat, own_decisions, public_decisions, with_item
from burghof.testkit import GameUnderTest
from burghof.testkit.determinization import check_determinized_worlds
from burghof.testkit.effort import current_effort
from burghof.testkit.two_worlds import check_two_worlds

ALL_COUNTERS = (1 << COUNTER_COUNT) - 1
MONSTERS, TREASURES = 0b11 << 20, 0b111 << 3
"""What is hidden in the small castle, as bits: two monsters in the middle, three treasures near the first entrance."""


class SmallCastle(Castle):
    """The game with almost all counters open from the start."""

    def apply(self, state: State, seat: Seat, move: CastleMove, emit: Emit[State, CastleEvent]) -> State:
        """Apply the move; once the counters are laid, open all that are not hidden."""
        after = super().apply(state, seat, move, emit)
        if isinstance(move, LayTreasures):
            return replace(after, face_up=ALL_COUNTERS & ~MONSTERS, shown=ALL_COUNTERS & ~TREASURES)
        return after


def options(rng: Rng, seats: int) -> Options:
    del seats
    return Options(attacks=bool(rng.below(2)), rounds=10)


SMALL_TRIAL = GameUnderTest(
    plugin=replace(GAME, card=replace(GAME.card, seats=(1, 2, 3)), rules_by_version={2: SmallCastle(2)}),
    twin=twin,
    invariant=invariant,
    options=options,
    worlds=worlds,
)


@pytest.mark.no_cover
@pytest.mark.rule("10.1", "10.2", "10.3")
def test_in_a_small_castle_imagined_worlds_are_as_likely_as_chance_has_them() -> None:
    check_determinized_worlds(SMALL_TRIAL, current_effort().positions // 6)


@pytest.mark.no_cover
@pytest.mark.rule("10.1", "10.2", "10.3")
@pytest.mark.parametrize("recall", ["pure", "notebook"])
def test_in_a_small_castle_nobody_can_tell_two_worlds_apart(recall: Recall) -> None:
    check_two_worlds(SMALL_TRIAL, recall, current_effort().pairs // 2)


# Questions do not reveal what a character has

HOLD, STAY, DONE = Hold(), Stop(), Done()
CARRIED = "d1"
OTHER_ROOM = "f7"


class ObservedMove(Struct, frozen=True):
    """Everything that a seat sees of one move of another player."""

    awaited: tuple[PublicDecision, ...]
    decisions: tuple[Decision, ...]
    events: tuple[CastleEvent, ...]
    view: View


def carrying(kind: Treasure, step: StepName, *, at: str) -> State:
    """Return a fighter in an area who carries a treasure known only to him, and a cleric far away."""
    other = next(other for other in (Treasure.GOLD_100, Treasure.ACID) if other is not kind)
    state = table(
        [FIGHTER],
        [CLERIC],
        at=[at, "g7"],
        monsters={"b1": Monster.SLIME},
        treasures={CARRIED: kind, OTHER_ROOM: other},
        carried={CARRIED: 0},
        step=step,
    )
    counter = counter_in(CARRIED)
    nots = with_item(state.ruled_out, counter, OPEN_BITS)
    return advance_to_decision(
        replace(state, ruled_out=nots, knows_treasures=with_item(state.knows_treasures, counter, 1 << A))
    )


def watch_moves(state: State, audience: Seat, *moves: tuple[Seat, CastleMove] | int) -> list[ObservedMove]:
    """Return what a seat sees while these moves are made."""
    seen = []
    for move in moves:
        state, emitted = play_all_with_events(state, move)
        events = tuple(event for event in emitted if event.is_visible_to(audience))
        pending = RULES.pending(state)
        view = RULES.view(state, audience, "notebook")
        seen.append(ObservedMove(public_decisions(pending, audience), own_decisions(pending, audience), events, view))
    return seen


@pytest.mark.rule("6.7", "10.3")
@pytest.mark.parametrize("kind", [Treasure.ACID, Treasure.PISTOL, Treasure.COFFIN, Treasure.KEY_B])
def test_in_a_fight_nobody_else_can_tell_acid_from_anything_else(kind: Treasure) -> None:
    fight: list[tuple[Seat, CastleMove] | int] = [(A, HOLD), 2, 3]
    something = carrying(kind, "meet", at="b1")
    gold = carrying(Treasure.GOLD_100, "meet", at="b1")

    assert pending_kinds(something) == pending_kinds(gold) == [(A, "items")]
    assert something.tokens == gold.tokens
    assert watch_moves(something, B, *fight) == watch_moves(gold, B, *fight)


@pytest.mark.rule("4.1", "10.3")
@pytest.mark.parametrize(
    "kind", [Treasure.PISTOL, Treasure.ACID, Treasure.MEDALLION, Treasure.HEALING, Treasure.TELEPORT, Treasure.SWORD]
)
def test_before_moving_nobody_else_can_tell_a_pistol_from_anything_else(kind: Treasure) -> None:
    turn: list[tuple[Seat, CastleMove] | int] = [(A, DONE), (A, STAY), (B, STAY)]
    something = carrying(kind, "begin", at="c1")
    gold = carrying(Treasure.GOLD_100, "begin", at="c1")

    assert pending_kinds(something) == pending_kinds(gold) == [(A, "prepare")]
    assert something.tokens == gold.tokens
    assert watch_moves(something, B, *turn) == watch_moves(gold, B, *turn)


@pytest.mark.rule("6.7")
def test_once_everybody_has_seen_the_acid_thrown_nobody_is_asked_for_it() -> None:
    after = play_all_with_events(carrying(Treasure.ACID, "meet", at="b1"), (A, Acid(monster_in("b1"))), 1)[0]

    assert [kind for _, kind in pending_kinds(after)] != ["items"]
    assert not RULES.view(after, B, "pure").treasure_at.count(WITH_FIRST)
