"""The `GAME` plugin of the cellar."""

from pathlib import Path

from burghof.kernel import Plugin, Types, read_card
from burghof.testkit.tests.pocket.cellar.model import AnyEvent, AnyMove, Options, Preview, State, View
from burghof.testkit.tests.pocket.cellar.play import lead
from burghof.testkit.tests.pocket.cellar.rules import Cellar

GAME: Plugin[Options, State, AnyMove, AnyEvent, View, Preview] = Plugin(
    card=read_card(Path(__file__).parent),
    rules_by_version={1: Cellar()},
    types=Types(Options, State, AnyMove, AnyEvent, View, Preview),
    evaluate=lead,
    statistics=lambda state: {"rounds": state.round, "finds": state.finds, "out": sum(state.out)},
)
