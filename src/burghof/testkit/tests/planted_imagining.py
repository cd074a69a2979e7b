"""Pocket games that tell no secret but imagine wrongly: each class in another way."""

from msgspec.structs import replace

from burghof.kernel import Audience, Recall, Rng
from burghof.testkit.tests.pocket.cellar.model import State, View
from burghof.testkit.tests.pocket.cellar.rules import Cellar
from burghof.testkit.tests.pocket.sealed_bids.model import CARDS, Look, Table
from burghof.testkit.tests.pocket.sealed_bids.rules import SealedBids


class NobodyHasChosen(SealedBids):
    """Somebody may have chosen, but never in what is imagined."""

    def imagine(self, view: Look, rng: Rng) -> Table:
        return replace(super().imagine(view, rng), bids=view.bids)


class SomebodyHasChosen(SealedBids):
    """Nobody may have chosen yet, but never in what is imagined."""

    def imagine(self, view: Look, rng: Rng) -> Table:
        imagined = super().imagine(view, rng)
        while imagined.bids is not None and not any(imagined.bids.choices):
            imagined = super().imagine(view, rng)
        return imagined


class FirstSeatIsQuick(SealedBids):
    """Everything possible is imagined, but that the first seat has not chosen yet half as often as it should be."""

    def imagine(self, view: Look, rng: Rng) -> Table:
        imagined = super().imagine(view, rng)
        is_late = imagined.bids is not None and imagined.bids.choices[0] is None
        return super().imagine(view, rng) if is_late and rng.below(2) else imagined


class SpentCardsAreChosen(SealedBids):
    """Others may have chosen a card that they have not any more."""

    def imagine(self, view: Look, rng: Rng) -> Table:
        imagined = super().imagine(replace(view, hands=(CARDS,) * len(view.hands)), rng)
        return replace(imagined, hands=view.hands)


class OwnChoiceIsForgotten(SealedBids):
    """What a seat has chosen itself is not in the world that it imagines."""

    def imagine(self, view: Look, rng: Rng) -> Table:
        return super().imagine(replace(view, bids=view.bids and view.bids.known_to(())), rng)


class BallotIsNotSeen(SealedBids):
    """The view does not say that bids are asked for, so nobody imagines it."""

    def view(self, state: Table, seat: Audience, recall: Recall) -> Look:
        return replace(super().view(state, seat, recall), bids=None)


class HandsAreNotSeen(SealedBids):
    """The view shows full hands, so everybody imagines cards that were spent."""

    def view(self, state: Table, seat: Audience, recall: Recall) -> Look:
        return replace(super().view(state, seat, recall), hands=(CARDS,) * len(state.hands))


class DeafToEchoes(Cellar):
    """Every depth is imagined as often, whatever was heard."""

    def imagine(self, view: View, rng: Rng) -> State:
        return replace(super().imagine(replace(view, echoes=()), rng), echoes=view.echoes)
