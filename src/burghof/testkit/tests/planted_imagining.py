"""Pocket games that leak nothing but determinize wrongly, each class in another way."""

from msgspec.structs import replace

from burghof.kernel import Audience, Recall, Rng
from burghof.testkit.tests.pocket.cellar.model import State, View
from burghof.testkit.tests.pocket.cellar.rules import Cellar
from burghof.testkit.tests.pocket.sealed_bids.model import CARDS, Look, Table
from burghof.testkit.tests.pocket.sealed_bids.rules import SealedBids


class NobodyHasChosen(SealedBids):
    """Other seats may have chosen, but never in sampled worlds."""

    def imagine(self, view: Look, rng: Rng) -> Table:
        return replace(super().imagine(view, rng), bids=view.bids)


class SomebodyHasChosen(SealedBids):
    """It is possible that no seat has chosen yet, but never in sampled worlds."""

    def imagine(self, view: Look, rng: Rng) -> Table:
        imagined = super().imagine(view, rng)
        while imagined.bids is not None and not any(imagined.bids.choices):
            imagined = super().imagine(view, rng)
        return imagined


class FirstSeatIsQuick(SealedBids):
    """All possible worlds are sampled, but too few in which the first seat has not chosen yet."""

    def imagine(self, view: Look, rng: Rng) -> Table:
        imagined = super().imagine(view, rng)
        is_late = imagined.bids is not None and imagined.bids.choices[0] is None
        return super().imagine(view, rng) if is_late and rng.below(2) else imagined


class SpentCardsAreChosen(SealedBids):
    """Other seats may have chosen a card that they no longer have."""

    def imagine(self, view: Look, rng: Rng) -> Table:
        imagined = super().imagine(replace(view, hands=(CARDS,) * len(view.hands)), rng)
        return replace(imagined, hands=view.hands)


class OwnChoiceIsForgotten(SealedBids):
    """A seat's own choice is missing in the worlds sampled for it."""

    def imagine(self, view: Look, rng: Rng) -> Table:
        return super().imagine(replace(view, bids=view.bids and view.bids.known_to(())), rng)


class BallotIsNotSeen(SealedBids):
    """The view does not contain the open ballot, so sampled worlds have none."""

    def view(self, state: Table, seat: Audience, recall: Recall) -> Look:
        return replace(super().view(state, seat, recall), bids=None)


class HandsAreNotSeen(SealedBids):
    """The view shows full hands, so sampled worlds contain spent cards."""

    def view(self, state: Table, seat: Audience, recall: Recall) -> Look:
        return replace(super().view(state, seat, recall), hands=(CARDS,) * len(state.hands))


class DeafToEchoes(Cellar):
    """All depths are sampled equally often; the echoes are ignored."""

    def imagine(self, view: View, rng: Rng) -> State:
        return replace(super().imagine(replace(view, echoes=()), rng), echoes=view.echoes)
