"""Pocket games that leak nothing but determinize wrongly, each class in another way."""

from msgspec.structs import replace

from burghof.kernel import Audience, Recall, Rng
from burghof.testkit.tests.pocket.cellar.model import State, View
from burghof.testkit.tests.pocket.cellar.rules import Cellar
from burghof.testkit.tests.pocket.sealed_bids.model import CARDS, BidsState, BidsView
from burghof.testkit.tests.pocket.sealed_bids.rules import SealedBids


class NobodyHasChosen(SealedBids):
    """Other seats may have chosen, but never in sampled worlds."""

    def determinize(self, view: BidsView, rng: Rng) -> BidsState:
        return replace(super().determinize(view, rng), bids=view.bids)


class SomePlayerHasChosen(SealedBids):
    """It is possible that no seat has chosen yet, but never in sampled worlds."""

    def determinize(self, view: BidsView, rng: Rng) -> BidsState:
        sampled = super().determinize(view, rng)
        while sampled.bids is not None and not any(sampled.bids.choices):
            sampled = super().determinize(view, rng)
        return sampled


class FirstSeatChoosesTooOften(SealedBids):
    """All possible worlds are sampled, but too few in which the first seat has not chosen yet."""

    def determinize(self, view: BidsView, rng: Rng) -> BidsState:
        sampled = super().determinize(view, rng)
        is_late = sampled.bids is not None and sampled.bids.choices[0] is None
        return super().determinize(view, rng) if is_late and rng.below(2) else sampled


class SpentCardsAreChosen(SealedBids):
    """Other seats may have chosen a card that they no longer have."""

    def determinize(self, view: BidsView, rng: Rng) -> BidsState:
        sampled = super().determinize(replace(view, hands=(CARDS,) * len(view.hands)), rng)
        return replace(sampled, hands=view.hands)


class OwnChoiceIsForgotten(SealedBids):
    """A seat's own choice is missing in the worlds sampled for it."""

    def determinize(self, view: BidsView, rng: Rng) -> BidsState:
        return super().determinize(replace(view, bids=view.bids and view.bids.restrict_to(())), rng)


class BallotIsNotSeen(SealedBids):
    """The view does not contain the open ballot, so sampled worlds have none."""

    def view(self, state: BidsState, seat: Audience, recall: Recall) -> BidsView:
        return replace(super().view(state, seat, recall), bids=None)


class HandsAreNotSeen(SealedBids):
    """The view shows full hands, so sampled worlds contain spent cards."""

    def view(self, state: BidsState, seat: Audience, recall: Recall) -> BidsView:
        return replace(super().view(state, seat, recall), hands=(CARDS,) * len(state.hands))


class IgnoresEchoes(Cellar):
    """All depths are sampled equally often; the echoes are ignored."""

    def determinize(self, view: View, rng: Rng) -> State:
        return replace(super().determinize(replace(view, echoes=()), rng), echoes=view.echoes)
