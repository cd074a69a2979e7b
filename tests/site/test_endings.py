"""Endings: the reader's own place first, where the game turned, and no new game by a double click on the last move."""

import re
from random import Random
from typing import Final

import pytest
from playwright.sync_api import FloatRect, Locator, expect

from burghof.kernel import LANGUAGES, Language, Seat
from tests.site.conftest import DESKTOP, PHONE, NewGuest
from tests.site.guest import Guest
from tests.site.multiplayer import play_together
from tests.site.position_page import PositionPage
from tests.site.recorded_positions import Position, load_record, match_at

GAME = "kilt-castle"
MOVES = 12
"""Number of moves after which a game has turned somewhere."""


def box_of(locator: Locator) -> FloatRect:
    """Return where an element is drawn."""
    box = locator.bounding_box()
    assert box is not None
    return box


def overlap(one: FloatRect, other: FloatRect) -> bool:
    """Return whether two boxes have a point in common."""
    return (
        one["x"] < other["x"] + other["width"]
        and other["x"] < one["x"] + one["width"]
        and one["y"] < other["y"] + other["height"]
        and other["y"] < one["y"] + one["height"]
    )


def heading_of(guest: Guest) -> Locator:
    """Return the largest line of the result."""
    return guest.page.locator("main .outcome h2")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_button_for_another_game_is_not_where_moves_are_confirmed(
    new_guest: NewGuest, size: tuple[int, int]
) -> None:
    anna = new_guest(size=DESKTOP)
    board = anna.board
    anna.create_table(GAME, "me", "bot")
    anna.resize(size)
    board.wait_for_turn()
    board.aim(board.move_types()[0])
    confirm = box_of(board.confirm.first)
    anna.resize(DESKTOP)

    anna.resign()
    anna.resize(size)

    expect(heading_of(anna)).to_have_text(anna.text("end-you-place", rank=2))
    assert not overlap(confirm, box_of(anna.button("rematch")))
    for shown in (heading_of(anna), anna.button("rematch")):
        box = box_of(shown)
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= size[1], "the own place and the buttons need no scrolling"


def lose_game(new_guest: NewGuest, rng: Random) -> tuple[Guest, Guest]:
    """Let a guest give up after some moves; return that guest and the winner, who speaks German."""
    anna, ben = new_guest(), new_guest("de")
    anna.create_table(GAME, "me", "open")
    ben.join(anna.invitation)
    ben.sit_down()
    anna.start_game()
    play_together([anna.outline, ben.outline], rng, MOVES)
    anna.resign()
    expect(heading_of(anna)).to_be_visible()
    return anna, ben


def test_each_sees_the_own_place_and_where_the_game_turned(new_guest: NewGuest) -> None:
    rng = Random(4)
    anna, ben = lose_game(new_guest, rng)
    # A game in which Anna only gained, until she gave up, has no turning point.
    while anna.fetch("/review")["swings"][0] is None:
        anna, ben = lose_game(new_guest, rng)

    expect(heading_of(anna)).to_have_text(anna.text("end-you-place", rank=2))
    expect(heading_of(ben)).to_have_text(ben.text("end-you-win", name="Ben"))
    expect(ben.page.locator("svg.crowd")).to_be_visible()
    expect(anna.page.locator(".crowd")).to_have_count(0)
    point = anna.page.get_by_role("region", name=anna.text("end-turning-point"))
    expect(point).to_contain_text(anna.text("end-slipped"))
    expect(point).to_contain_text(anna.text("end-by-estimate"))
    point.get_by_role("link", name=anna.text("end-see-it")).click()
    anna.page.wait_for_url(re.compile(r"/replay\?at=\d+&seat=0"))


def test_at_a_shared_device_everybody_has_a_name(new_guest: NewGuest) -> None:
    anna = new_guest()
    anna.create_table(GAME, "me", "here", names={2: "Opa"})
    rng, called = Random(1), set[str]()
    for _ in range(MOVES):
        anna.outline.wait_for_turn()
        called.add(anna.herald.inner_text().partition(",")[0])
        seats = anna.page.get_by_role("region", name=anna.text("seats"))
        expect(seats).not_to_contain_text(anna.text("seat-your-turn"))
        expect(anna.herald).not_to_contain_text(re.compile(r"\b[Yy]our?\b"))
        anna.outline.play_random_move(rng)
    assert called == {"Anna", "Opa"}

    anna.resign("Opa")

    expect(heading_of(anna)).to_have_text(anna.text("end-wins", winners=1, names="Anna"))


UNITS: Final = {"kilt-castle": "plain-4", "appenzell": "goal-4", "seven-locks": "one-knew-4"}
"""Games that count no points, each with a record of a game that is over."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_result_says_what_the_game_counts(new_guest: NewGuest, language: Language) -> None:
    anna = new_guest(language)
    for game, name in UNITS.items():
        position = Position(name, match_at(game, load_record(game, name)), Seat(0))
        assert position.match.outcome is not None
        total = position.match.outcome.scores[0].total

        PositionPage(anna).show(position)

        counted = anna.game_text(game, "outcome-points", points=total)
        assert counted != anna.game_text("solomon", "outcome-points", points=total)
        expect(anna.page.locator("main .outcome .words")).to_contain_text(counted)
        expect(anna.page.get_by_text(re.compile(f": {re.escape(counted)}$")).first).to_be_attached()


def test_a_winner_who_alone_came_out_is_level_with_nobody(new_guest: NewGuest) -> None:
    anna = new_guest()
    match = match_at("the-castle", load_record("the-castle", "from-memory-2"))
    assert match.outcome is not None
    assert [score.total for score in match.outcome.scores] == [0, 0]

    PositionPage(anna).show(Position("one came out", match, Seat(0)))

    expect(heading_of(anna)).to_have_text(anna.text("end-you-place", rank=2))
    words = anna.page.locator("main .outcome .words")
    expect(words).not_to_contain_text("level")
    expect(words).to_contain_text(anna.game_text("the-castle", "board-alive-first"))


def test_a_lone_hero_learns_what_it_was(new_guest: NewGuest) -> None:
    anna = new_guest()
    match = match_at("the-castle", load_record("the-castle", "no-limit-1"))

    PositionPage(anna).show(Position("all dead", match, Seat(0)))

    words = anna.page.locator("main .outcome .words")
    expect(words).to_contain_text("It was a behemoth, in the Herb Room, in round")
    expect(words).not_to_contain_text("points")
    expect(anna.page.get_by_role("region", name=anna.text("end-count"))).to_have_count(0)


def test_the_herald_greets_who_was_beaten(new_guest: NewGuest) -> None:
    anna = new_guest()
    board = anna.board
    anna.create_table(GAME, "me", "bot")
    board.wait_for_turn()

    anna.resign()

    expect(anna.herald).to_contain_text(anna.text("end-well-played", name="Anna"))
    expect(anna.herald).to_contain_text(anna.text("end-again"))
