"""Outlines are trees; each node knows the offers that start with it."""

from burghof.kernel import Message, Node, Offer, Outline, with_offers
from tests.kernel.well_model import Preview, Take


def offer(coins: int, *picks: str) -> Offer[Take, Preview]:
    """Return an offer to take coins by picking these nodes."""
    return Offer(Take(coins), picks, Message("offer-take"))


TREE = Outline((Node("well", Message("well"), (Node("rim", Message("rim")),)), Node("purse", Message("purse"))))


def test_each_node_knows_the_offers_that_start_with_it_also_deep_in_the_tree() -> None:
    offers = [offer(1, "rim", "well"), offer(2, "well"), offer(3, "rim")]

    assert with_offers(TREE, offers) == Outline(
        (
            Node("well", Message("well"), (Node("rim", Message("rim"), (), (0, 2)),), (1,)),
            Node("purse", Message("purse")),
        )
    )


def test_an_offer_without_picks_belongs_to_no_node() -> None:
    assert with_offers(TREE, [offer(1)]) == TREE


def test_offers_of_before_are_forgotten() -> None:
    assert with_offers(with_offers(TREE, [offer(1, "rim")]), []) == TREE
