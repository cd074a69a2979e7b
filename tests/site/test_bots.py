"""Bots at a table in the browser: their levels, and that they play on when their worker is killed."""

from random import Random

import pytest
from playwright.sync_api import Browser, expect

from tests.site.conftest import NewGuest, guests_at
from tests.site.site_cluster import run_cluster

MOVES_PER_PHASE = 4
"""Moves in which all bots have had their turns; every game has more than three times as many."""


@pytest.mark.full
def test_a_table_with_three_bots_plays_on_whichever_worker_is_killed(chromium: Browser) -> None:
    with run_cluster() as here, guests_at(here.url, chromium) as comes:
        anna, rng = comes(), Random(1)
        anna.create_table("kilt-castle", "me", "bot", "bot", "bot")
        assert anna.outline.play_to_end(rng, MOVES_PER_PHASE) == MOVES_PER_PHASE
        for worker in here.workers:
            worker.kill()
            received = anna.log.count()

            assert anna.outline.play_to_end(rng, MOVES_PER_PHASE) == MOVES_PER_PHASE

            assert anna.outline.wait_for_turn() == "mine"
            assert anna.log.count() > received + MOVES_PER_PHASE, "bots have moved as well"
            worker.start()


def test_four_levels_are_offered_and_the_usual_one_is_chosen(new_guest: NewGuest) -> None:
    anna = new_guest()
    anna.goto("/new?game=kilt-castle")
    card = anna.page.get_by_role("region", name=anna.text("chair", number=2), exact=True)
    anna.pick(card, anna.text("kind-bot"))

    levels = card.get_by_role("radiogroup").last.get_by_role("radio")

    assert levels.count() == 4
    expect(card.get_by_role("radio", name=anna.text("bot-squire"))).to_be_checked()
