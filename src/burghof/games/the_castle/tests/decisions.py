"""Tables for tests that wait for one kind of decision each, and the messages of their outlines."""

from collections.abc import Iterable, Iterator
from pathlib import Path

from msgspec.structs import replace

from burghof.games.the_castle.model.counters import Monster, Treasure
from burghof.games.the_castle.model.moves import Attack, Pick
from burghof.games.the_castle.model.options import Options
from burghof.games.the_castle.model.positions import DEAD
from burghof.games.the_castle.model.state import State
from burghof.games.the_castle.tests.tables import (
    CLERIC,
    FIGHTER,
    RULES,
    THEIRS,
    WIZARD,
    A,
    B,
    C,
    advance_to_decision,
    play_all,
    table,
)
from burghof.kernel import Message, Node, Recall, Seat

WORDS = Path(__file__).parents[1] / "words"
WALKING = advance_to_decision(table((FIGHTER,), (CLERIC,), at=("c1", "g1")))
ALLIES = advance_to_decision(table((FIGHTER, CLERIC), (FIGHTER,), at=("c1", "g1")))
PREPARING = advance_to_decision(table((WIZARD,), (CLERIC,), at=("c1", "g1")))
CALM = replace(table((FIGHTER,), (CLERIC,), at=("b1", "b1"), step="meet"), monster_at=(DEAD,) * 36)
FIGHTING = advance_to_decision(table((WIZARD, CLERIC), at=("b1",), monsters={"b1": Monster.GHOUL}, step="meet"))
ACID = advance_to_decision(
    table((FIGHTER,), at=("b1",), treasures={"a1": Treasure.ACID}, carried={"a1": 0}, step="meet")
)
DUEL = play_all(advance_to_decision(table((WIZARD,), (WIZARD,), at=("c1", "c1"), step="meet")), (A, Attack(THEIRS)))
FIRST = replace(RULES.start(Options(), 3), step="pick")
PICKED = play_all(FIRST, (A, Pick(FIGHTER)), (B, Pick(FIGHTER)), (C, Pick(WIZARD)))
ALONE = replace(RULES.start(Options(), 1), step="pick")


def walk(nodes: Iterable[Node]) -> Iterator[tuple[str, Message]]:
    for node in nodes:
        yield node.id, node.message
        yield from walk(node.children)


def messages(state: State, seat: Seat | None = A, recall: Recall = "notebook") -> dict[str, Message]:
    """Return the messages of the outline by node id."""
    return dict(walk(RULES.outline(RULES.view(state, seat, recall)).nodes))
