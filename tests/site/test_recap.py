"""Since your last turn: after an absence, up to three pictures of what others did, which can be played."""

import re
from random import Random

from playwright.sync_api import Locator, expect

from tests.site.board import Json
from tests.site.conftest import PHONE, NewGuest
from tests.site.guest import Guest

OWN_SEAT = 0
MAX_PICTURES = 3
MIN_SENTENCES = 4
"""Number of sentences about others after which there is a recap."""


def recap(guest: Guest) -> Locator:
    """Return the recap."""
    return guest.page.get_by_role("region", name=guest.text("recap"))


def sentences_since_own_move(guest: Guest) -> int:
    """Return how many sentences the server has of moves after the guest's last one; 0 before the first."""
    moments = guest.fetch(f"/replay?seat={OWN_SEAT}")["moments"]
    own = [place for place, moment in enumerate(moments) if actor_of(moment["said"]) == OWN_SEAT]
    return sum(len(moment["said"]) for moment in moments[own[-1] + 1 :]) if own else 0


def actor_of(said: list[Json]) -> int | None:
    """Return the seat that acts in a step: the first one that a sentence has as `seat`."""
    seats = (sentence["data"].get("seat") for sentence in said)
    return next((seat["seat"] for seat in seats if isinstance(seat, dict)), None)


def play_button(guest: Guest) -> Locator:
    """Return the button that plays the recap; its text says how many seconds that takes."""
    words = guest.text("recap-play", seconds=12).partition("12")[0]
    return guest.page.get_by_role("button", name=re.compile(f"^{re.escape(words)}[0-9]+"))


def test_whoever_comes_back_sees_what_happened_and_can_play_it(new_guest: NewGuest) -> None:
    anna = new_guest()
    board, rng = anna.board, Random(5)
    anna.create_table("kilt-castle", "me", "bot", "bot", "bot")
    while board.wait_for_turn() == "mine" and sentences_since_own_move(anna) < MIN_SENTENCES:
        board.play_random_move(rng)
    expect(recap(anna)).to_have_count(0)

    anna.page.reload()

    expect(recap(anna).get_by_role("listitem")).to_have_count(MAX_PICTURES)
    expect(recap(anna).locator("[data-mark]").first).to_be_attached()
    expect(anna.page.locator("[data-recap-number]")).to_have_text(["1", "2", "3"])
    anna.resize(PHONE)
    expect(recap(anna).get_by_role("listitem")).to_have_count(MAX_PICTURES)
    # It is played even where others' moves are shown at once, and the turn stays open.
    play_button(anna).click()
    expect(anna.button("skip")).to_be_visible()
    anna.button("skip").click()
    expect(recap(anna)).to_have_count(0)
