"""The message at the terminal when an answer comes too late."""

import msgspec
import pytest

from burghof.cli.sitting.keeping import Keeper
from burghof.cli.sitting.table import Table
from burghof.cli.sitting.turn import Turn
from burghof.cli.talk import Talk
from burghof.kernel import AnyMatch, Decision, Player, Rulebook, load, new_match, shelf

KILT = shelf()["kilt-castle"]


@pytest.fixture
def table() -> Table:
    """A table of Kilt Castle with two human players."""
    plugin = load(KILT)
    options = msgspec.convert({}, type=plugin.types.options)
    match: AnyMatch = new_match(plugin, options, [Player("Anna"), Player("Ben")], "1")
    table = Table(match)
    table.open()
    return table


def asked(table: Table) -> Decision:
    decision = table.due()
    assert decision is not None
    return decision


def test_a_move_for_a_decision_already_made_is_stale(table: Table, capsys: pytest.CaptureFixture[str]) -> None:
    decision, talk = asked(table), Talk("de", KILT, table.names)
    turn = Turn(talk, table, decision, Rulebook(()), Keeper(talk, table.match, None))
    move = table.match.game.legal_moves(table.match.state, decision.seat)[0]
    table.play(decision, move)

    assert not turn.hear(f"m {msgspec.json.encode(move).decode()}")
    assert capsys.readouterr().out in {"Das ist schon entschieden.\n", "Diese Entscheidung liegt nicht bei dir.\n"}
