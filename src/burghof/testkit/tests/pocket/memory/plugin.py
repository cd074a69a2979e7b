"""The `GAME` plugin of memory."""

from pathlib import Path

from burghof.kernel import Plugin, Types, read_card
from burghof.testkit.tests.pocket.memory.model import AnyEvent, AnyMove, Options, Preview, State, View
from burghof.testkit.tests.pocket.memory.play import points
from burghof.testkit.tests.pocket.memory.rules import Memory

GAME: Plugin[Options, State, AnyMove, AnyEvent, View, Preview] = Plugin(
    card=read_card(Path(__file__).parent),
    rules_by_version={1: Memory()},
    types=Types(Options, State, AnyMove, AnyEvent, View, Preview),
    evaluate=points,
    statistics=lambda state: {"turns": state.turns},
)
