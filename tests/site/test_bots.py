"""Bots at a table in the browser: their levels, and that they play on when their worker is killed."""

from random import Random

from playwright.sync_api import Browser, expect

from tests.site.conftest import Comes, company
from tests.site.town import town

TURNS = 4
"""Moves in which all bots have had their turns; every game has more than three times as many."""


def test_a_table_with_three_bots_plays_on_whichever_worker_is_killed(chromium: Browser) -> None:
    with town() as here, company(here.url, chromium) as comes:
        anna, rng = comes(), Random(1)
        anna.opens_a_table("kilt-castle", "me", "bot", "bot", "bot")
        assert anna.outline.plays(rng, TURNS) == TURNS
        for worker in here.workers:
            worker.kill()
            told = anna.log.count()

            assert anna.outline.plays(rng, TURNS) == TURNS

            assert anna.outline.waits() == "mine"
            assert anna.log.count() > told + TURNS, "bots have moved as well"
            worker.start()


def test_four_levels_are_offered_and_the_usual_one_is_chosen(comes: Comes) -> None:
    anna = comes()
    anna.arrives("/new?game=kilt-castle")
    card = anna.page.get_by_role("region", name=anna.says("chair", number=2), exact=True)
    anna.picks(card, anna.says("kind-bot"))

    levels = card.get_by_role("radiogroup").last.get_by_role("radio")

    assert levels.count() == 4
    expect(card.get_by_role("radio", name=anna.says("bot-squire"))).to_be_checked()
