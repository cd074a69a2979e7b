"""The `GAME` plugin of sealed bids."""

from pathlib import Path

from burghof.kernel import Plugin, Types, read_card
from burghof.testkit.tests.pocket.sealed_bids.model import AnyEvent, AnyMove, BidsState, BidsView, Options, Stake
from burghof.testkit.tests.pocket.sealed_bids.play import points
from burghof.testkit.tests.pocket.sealed_bids.rules import SealedBids

GAME: Plugin[Options, BidsState, AnyMove, AnyEvent, BidsView, Stake] = Plugin(
    read_card(Path(__file__).parent),
    {1: SealedBids()},
    Types(Options, BidsState, AnyMove, AnyEvent, BidsView, Stake),
    points,
)
