"""The message at the terminal when an answer comes too late."""

import msgspec
import pytest

from burghof.cli.console import CliConsole
from burghof.cli.session.saving import GameSaver
from burghof.cli.session.table import Table
from burghof.cli.session.turn import Turn
from burghof.kernel import AnyMatch, Decision, Player, Rulebook, find_games, load_plugin, new_match

KILT = find_games()["kilt-castle"]


@pytest.fixture
def table() -> Table:
    """A table of Kilt Castle with two human players."""
    plugin = load_plugin(KILT)
    options = msgspec.convert({}, type=plugin.types.options)
    match: AnyMatch = new_match(plugin, options, [Player("Anna"), Player("Ben")], "1")
    table = Table(match)
    table.open()
    return table


def due_decision(table: Table) -> Decision:
    decision = table.next_decision()
    assert decision is not None
    return decision


def test_a_move_for_a_decision_already_made_is_stale(table: Table, capsys: pytest.CaptureFixture[str]) -> None:
    decision, talk = due_decision(table), CliConsole("de", KILT, table.names)
    turn = Turn(talk, table, decision, Rulebook(()), GameSaver(talk, table.match, None))
    move = table.match.game.legal_moves(table.match.state, decision.seat)[0]
    table.play(decision, move)

    assert not turn.handle_input(f"m {msgspec.json.encode(move).decode()}")
    assert capsys.readouterr().out in {"Das ist schon entschieden.\n", "Diese Entscheidung liegt nicht bei dir.\n"}
