"""The `GAME` plugin of sealed bids."""

from pathlib import Path

from burghof.kernel import Plugin, Types, read_card
from burghof.testkit.tests.pocket.sealed_bids.model import AnyEvent, AnyMove, Look, Options, Stake, Table
from burghof.testkit.tests.pocket.sealed_bids.play import points
from burghof.testkit.tests.pocket.sealed_bids.rules import SealedBids

GAME: Plugin[Options, Table, AnyMove, AnyEvent, Look, Stake] = Plugin(
    read_card(Path(__file__).parent),
    {1: SealedBids()},
    Types(Options, Table, AnyMove, AnyEvent, Look, Stake),
    points,
)
