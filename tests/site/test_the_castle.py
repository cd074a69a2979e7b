"""The Castle on its board: alone, as enemies, as allies who vote; by mouse, keyboard and accessibility tree."""

import re
from random import Random
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.site.board import Board, TurnState
from tests.site.conftest import DESKTOP, PHONE, NewGuest
from tests.site.game_length import few_moves_or_all
from tests.site.guest import Chair, Guest
from tests.site.keyboard import Keyboard
from tests.site.layout_checks import layout_faults
from tests.site.multiplayer import play_together
from tests.site.position_page import PositionPage
from tests.site.recorded_positions import Position, sample_positions
from tests.site.screen_reader import AccessibleNode, ScreenReader

GAME: Final = "the-castle"
SECONDS_TEXT: Final = re.compile(r"^\d+ s$")
"""Remaining time for a vote, as the page shows it."""
PAUSE_AFTER_S: Final = 2
"""Seconds until a clock can be paused."""
LONG_BUTTON_TEXT: Final = "In die Spinnenkammer (i1) blicken: Monster und Schatz"
"""A text of the maximum length of a button."""
FILL_BUTTONS_SCRIPT: Final = """(place, words) => place.replaceChildren(...words.map((word) =>
  Object.assign(document.createElement('button'), { className: 'btn pri', textContent: word })))"""
"""Script: give the herald buttons with these texts."""
OUTSIDE_SCRIPT: Final = """(strip) => {
  const box = strip.getBoundingClientRect();
  return [...strip.querySelectorAll('[data-pick]')].filter((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return left < box.left - 1 || right > box.right + 1 || top < box.top - 1 || bottom > box.bottom + 1;
  }).map((one) => one.dataset.pick);
}"""
"""Script: the things to pick that a person would have to scroll to."""
VOTE_EVENTS: Final = frozenset({"alliance-proposed", "alliance-made", "ballot-opened"})
"""Events of allies who vote."""
WALK_MOVES: Final = frozenset({"pick", "enter", "go"})
"""Moves of players who have entered the castle and walked on in it."""
CAUTIOUS_MOVES: Final = ("stop", "done", "hold", "decline", "spare", "leave")
"""Cautious moves; they are made only where there is no other."""


class RiskyPlayer:
    """A player on a board who has a fixed number of allies and otherwise prefers risky moves."""

    def __init__(self, board: Board, allies: int) -> None:
        self._board = board
        self._allies = allies
        self.played_types: set[str] = set()

    def turn_state(self) -> TurnState:
        """Return the state of the board's page."""
        return self._board.turn_state()

    def pause(self) -> None:
        """Wait for one poll interval."""
        self._board.pause()

    def play_random_move(self, rng: Random) -> None:
        """Play a random risky move on the board."""
        offers = self._board.all_offers
        kinds = {offer["move"]["type"] for offer in offers}
        if "propose" in kinds:
            good = [offer for offer in offers if len(offer["move"]["seats"]) == self._allies]
        elif "accept" in kinds:
            good = [offer for offer in offers if offer["move"]["type"] == ("accept" if self._allies else "refuse")]
        else:
            good = [offer for offer in offers if offer["move"]["type"] not in CAUTIOUS_MOVES]
        offer = rng.choice(good or offers)
        self.played_types.add(offer["move"]["type"])
        self._board.play_offer(offer)


def start_together(first: Guest, *others: Guest) -> None:
    """Seat these guests at one table, each at a separate browser, and start a short game."""
    chairs: list[Chair] = ["open" for _ in others]
    first.create_table(GAME, "me", *chairs, options={"rounds": "20"})
    for number, one in enumerate(others):
        one.join(first.invitation, name=("Ben", "Cleo")[number])
        one.sit_down()
    first.start_game()


def play_until_vote(*people: Guest) -> None:
    """Become fighters and allies, enter the castle by any entrance, and play until all must vote where to go."""
    while not all(one.board.turn_state() == "mine" and one.board.offers("stop") for one in people):
        for one in people:
            if one.board.turn_state() == "mine" and not one.board.offers("stop"):
                moves = [offer["move"] for offer in one.board.all_offers]
                wanted = next(move for move in moves if move["type"] != "propose" or move["seats"])
                one.board.play_offer(one.board.all_offers[moves.index(wanted)])
        people[0].board.pause()


def start_solo_game(anna: Guest) -> None:
    """Choose the gate in the courtyard, and play alone at once."""
    anna.goto()
    anna.page.locator(f'input[value="{GAME}"]').check(force=True)
    anna.page.get_by_role("button", name=anna.text("play-alone")).click()
    anna.wait_for_table()


@pytest.mark.parametrize("is_whole", [False, pytest.param(True, marks=pytest.mark.full)])
def test_alone_by_mouse_one_click_from_the_courtyard(new_guest: NewGuest, *, is_whole: bool) -> None:
    anna, rng = new_guest(), Random(21)
    board = anna.board
    start_solo_game(anna)

    me = RiskyPlayer(board, 0)
    while board.wait_for_turn() == "mine" and (is_whole or not me.played_types >= WALK_MOVES):
        me.play_random_move(rng)

    anna.expect_played(None if is_whole else 1)
    assert me.played_types >= WALK_MOVES


def test_a_short_game_alone_by_mouse_to_its_end(new_guest: NewGuest) -> None:
    anna, rng = new_guest(), Random(21)
    board = anna.board
    anna.create_table(GAME, "me", options={"rounds": "10"})

    me = RiskyPlayer(board, 0)
    while board.wait_for_turn() == "mine":
        me.play_random_move(rng)

    anna.expect_result()
    assert {"pick", "enter"} <= me.played_types


@pytest.mark.parametrize("size", [DESKTOP, (1024, 768)])
def test_all_spells_and_the_targets_of_one_have_room_under_the_plan(new_guest: NewGuest, size: tuple[int, int]) -> None:
    shown = PositionPage(new_guest(size=size))
    shown.show(next(one for one in sample_positions(GAME, 40) if ["spell-heroism", "figure-1"] in picks_of(one)))
    strip = shown.page.locator(".strip")
    expect(strip.locator("[data-pick]").first).to_be_visible()
    assert strip.evaluate(OUTSIDE_SCRIPT) == []

    strip.locator('[data-pick="spell-heroism"]').click()

    expect(strip.locator('[data-pick="figure-1"]')).to_be_visible()
    assert strip.evaluate(OUTSIDE_SCRIPT) == []


@few_moves_or_all
def test_two_enemies_in_two_browsers(new_guest: NewGuest, moves: int | None) -> None:
    anna, ben = new_guest(), new_guest()
    players = [RiskyPlayer(one.board, 0) for one in (anna, ben)]
    start_together(anna, ben)

    play_together(players, Random(3), moves)

    for one in (anna, ben):
        one.expect_played(moves)
    assert moves or anna.herald.inner_text() == ben.herald.inner_text()


@pytest.mark.parametrize("is_whole", [False, pytest.param(True, marks=pytest.mark.full)])
def test_two_of_three_are_allies_and_vote(new_guest: NewGuest, *, is_whole: bool) -> None:
    people = [new_guest(), new_guest(), new_guest()]
    players = [RiskyPlayer(one.board, 1) for one in people]
    start_together(*people)

    rng = Random(6)
    while (is_whole or not all(one.board.event_types >= VOTE_EVENTS for one in people)) and play_together(
        players, rng, 1
    ):
        pass

    for one in people:
        assert one.board.event_types >= VOTE_EVENTS
        one.expect_played(None if is_whole else 1)


def test_a_vote_is_cast_for_whoever_takes_too_long_at_a_live_table(new_guest: NewGuest) -> None:
    anna, ben = new_guest(), new_guest()
    ben.page.clock.install()
    boards = [one.board for one in (anna, ben)]
    anna.create_table(GAME, "me", "open", picked=["time-five"])
    ben.join(anna.invitation)
    ben.sit_down()
    anna.start_game()
    play_until_vote(anna, ben)
    # From here on Ben's clock advances only on request, however long everything else takes.
    ben.page.clock.pause_at(ben.page.evaluate("Date.now()") / 1000 + PAUSE_AFTER_S)
    left = ben.page.get_by_role("main").get_by_text(SECONDS_TEXT)

    anna.board.play_offer(anna.board.offers("go")[0])
    ben.page.clock.run_for(1000)
    ben.page.get_by_role("img", name=ben.game_text(GAME, "board-has-voted", name="Anna")).wait_for()
    anna.herald.get_by_text(anna.game_text(GAME, "outline-awaited", seats="Ben")).wait_for()
    ben.page.clock.fast_forward(15_000)
    left.wait_for()
    assert all("ballot-opened" not in board.event_types for board in boards)
    ben.page.clock.fast_forward(16_000)
    # A page that missed a heartbeat reconnects and sends its vote again.
    ben.page.clock.resume()

    for one in (anna, ben):
        one.log.get_by_text(one.game_text(GAME, "choice-stop")).wait_for()
    anna.board.wait_for_event("ballot-opened")


@few_moves_or_all
def test_alone_by_keyboard_only(new_guest: NewGuest, moves: int | None) -> None:
    anna, rng = new_guest(), Random(4)
    keys, board = Keyboard(anna.page, anna.text("todo")), anna.board
    anna.create_table(GAME, "me", options={"rounds": "10"})

    while board.wait_for_next_move(moves):
        if board.is_aiming or (board.confirm.count() and (not board.can_pick or rng.random() < 0.25)):
            keys.confirm()
        else:
            keys.pick(rng)

    anna.expect_played(moves)


@few_moves_or_all
def test_alone_through_the_accessibility_tree(new_guest: NewGuest, moves: int | None) -> None:
    anna, rng = new_guest(), Random(9)
    ear = ScreenReader(anna.context, anna.page)
    board = anna.board
    anna.create_table(GAME, "me", options={"rounds": "10"})
    others = {anna.text(key) for key in ("in-words", "skip", "step-back", "take-back", "hint")}
    others |= {anna.text("ask-take-back"), *(anna.game_text(GAME, key) for key in ("board-look-at-map", "board-odds"))}

    heard: list[AccessibleNode] = []
    while board.wait_for_next_move(moves):
        before = {one.name for one in heard}
        heard = [one for one in buttons(ear) if one.name not in others and not one.is_disabled]
        assert all(one.name for one in heard), "a button has no name"
        if heard:
            # A button that has just appeared continues a move.
            ear.press(rng.choice([one for one in heard if one.name not in before] or heard))
        board.pause()

    anna.expect_played(moves)


def picks_of(position: Position) -> list[list[str]]:
    """Return the picks of everything that is offered in a position."""
    return [offer["picks"] for offer in position.view_message()["offers"]]


def buttons(ear: ScreenReader) -> list[AccessibleNode]:
    """Return the buttons of the board and of the herald, in reading order."""
    heard = ear.read_nodes()
    roles = [one.role for one in heard]
    main, rail, herald = (roles.index(role) for role in ("main", "complementary", "contentinfo"))
    return [one for one in [*heard[main:rail], *heard[herald:]] if one.role == "button"]


def test_the_plan_of_a_phone_is_dragged_and_comes_back(new_guest: NewGuest) -> None:
    anna = new_guest(size=PHONE)
    board = anna.board
    start_solo_game(anna)
    for kind in ("pick", "pick", "enter"):
        board.wait_for_turn()
        board.play_offer(board.offers(kind)[-1])
    board.wait_for_turn()
    plan = anna.page.get_by_role("main").locator("svg[role=group]")
    before = plan.get_attribute("viewBox") or ""

    box = plan.bounding_box()
    assert box is not None
    anna.page.mouse.move(box["x"] + 200, box["y"] + 150)
    anna.page.mouse.down()
    anna.page.mouse.move(box["x"] + 320, box["y"] + 260, steps=4)
    anna.page.mouse.up()
    expect(plan).not_to_have_attribute("viewBox", before)
    anna.page.get_by_role("button", name=anna.game_text(GAME, "board-go-to-me")).click()
    expect(plan).to_have_attribute("viewBox", before)
    anna.page.get_by_role("button", name=anna.game_text(GAME, "board-whole")).click()
    expect(plan).not_to_have_attribute("viewBox", before)

    whole = plan.get_attribute("viewBox") or ""
    assert float(whole.split()[2]) > 1.8 * float(before.split()[2])


@pytest.mark.parametrize("size", [DESKTOP, (1024, 768), (920, 700), PHONE], ids=str)
def test_four_long_buttons_have_room_beside_the_herald(new_guest: NewGuest, size: tuple[int, int]) -> None:
    anna = new_guest("de", size=size)
    start_solo_game(anna)
    place = anna.page.get_by_role("contentinfo").locator(".buttons")

    place.evaluate(FILL_BUTTONS_SCRIPT, [LONG_BUTTON_TEXT] * 4)

    assert layout_faults(anna.page) == []
    for button in place.get_by_role("button").all():
        button.click(trial=True)


def test_a_rematch_keeps_the_score(new_guest: NewGuest) -> None:
    anna = new_guest()
    anna.create_table(GAME, "me", options={"rounds": "10"})
    anna.resign()
    first = anna.page.get_by_role("region", name=anna.text("series", games=1))

    anna.button("rematch").click()
    anna.start_game()
    anna.resign()

    score = anna.page.get_by_role("region", name=anna.text("series", games=2))
    score.wait_for()
    assert first.count() == 0
    assert score.get_by_role("listitem").all_inner_texts() == ["Anna\n0 wins\n0 points"]
