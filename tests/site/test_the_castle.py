"""The Castle on its board: alone, as enemies, as allies who vote; by mouse, keyboard and accessibility tree."""

import re
from random import Random
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.site.board import Board, Standing
from tests.site.conftest import DESK, PHONE, Comes
from tests.site.ear import Ear, Heard
from tests.site.guest import Chair, Guest
from tests.site.keys import Keys
from tests.site.length import few_moves_or_all
from tests.site.looks import crowded
from tests.site.together import play_together

GAME: Final = "the-castle"
SECONDS: Final = re.compile(r"^\d+ s$")
"""Remaining time for a vote, as the page shows it."""
SOON: Final = 2
"""Seconds until a clock can be paused."""
LONG: Final = "In die Spinnenkammer (i1) blicken: Monster und Schatz"
"""A text of the maximum length of a button."""
FILL: Final = """(place, words) => place.replaceChildren(...words.map((word) =>
  Object.assign(document.createElement('button'), { className: 'btn pri', textContent: word })))"""
"""Script: give the herald buttons with these texts."""
VOTED: Final = frozenset({"alliance-proposed", "alliance-made", "ballot-opened"})
"""Events of allies who vote."""
WALKED: Final = frozenset({"pick", "enter", "go"})
"""Moves of players who have entered the castle and walked on in it."""
IDLE: Final = ("stop", "done", "hold", "decline", "spare", "leave")
"""Cautious moves; they are made only where there is no other."""


class Daring:
    """A player on a board who has a fixed number of allies and otherwise prefers risky moves."""

    def __init__(self, board: Board, allies: int) -> None:
        self._board = board
        self._allies = allies
        self.done: set[str] = set()

    def standing(self) -> Standing:
        """Return the state of the board's page."""
        return self._board.standing()

    def rests(self) -> None:
        """Wait for one poll interval."""
        self._board.rests()

    def chooses(self, rng: Random) -> None:
        """Play a random risky move on the board."""
        offers = self._board.told
        kinds = {offer["move"]["type"] for offer in offers}
        if "propose" in kinds:
            good = [offer for offer in offers if len(offer["move"]["seats"]) == self._allies]
        elif "accept" in kinds:
            good = [offer for offer in offers if offer["move"]["type"] == ("accept" if self._allies else "refuse")]
        else:
            good = [offer for offer in offers if offer["move"]["type"] not in IDLE]
        offer = rng.choice(good or offers)
        self.done.add(offer["move"]["type"])
        self._board.takes(offer)


def sits_together(first: Guest, *others: Guest) -> None:
    """Seat these guests at one table, each at a separate browser, and start a short game."""
    chairs: list[Chair] = ["open" for _ in others]
    first.opens_a_table(GAME, "me", *chairs, options={"rounds": "20"})
    for number, one in enumerate(others):
        one.joins(first.invitation, name=("Ben", "Cleo")[number])
        one.sits_down()
    first.begins()


def come_to_a_vote(*people: Guest) -> None:
    """Become fighters and allies, enter the castle by any entrance, and play until all must vote where to go."""
    while not all(one.board.standing() == "mine" and one.board.offers("stop") for one in people):
        for one in people:
            if one.board.standing() == "mine" and not one.board.offers("stop"):
                moves = [offer["move"] for offer in one.board.told]
                wanted = next(move for move in moves if move["type"] != "propose" or move["seats"])
                one.board.takes(one.board.told[moves.index(wanted)])
        people[0].board.rests()


def plays_alone(anna: Guest) -> None:
    """Choose the gate in the courtyard, and play alone at once."""
    anna.arrives()
    anna.page.locator(f'input[value="{GAME}"]').check(force=True)
    anna.page.get_by_role("button", name=anna.says("play-alone")).click()
    anna.is_at_a_table()


@pytest.mark.parametrize("is_whole", [False, pytest.param(True, marks=pytest.mark.full)])
def test_alone_by_mouse_one_click_from_the_courtyard(comes: Comes, *, is_whole: bool) -> None:
    anna, rng = comes(), Random(21)
    board = anna.board
    plays_alone(anna)

    me = Daring(board, 0)
    while board.waits() == "mine" and (is_whole or not me.done >= WALKED):
        me.chooses(rng)

    anna.has_played(None if is_whole else 1)
    assert me.done >= WALKED


def test_a_short_game_alone_by_mouse_to_its_end(comes: Comes) -> None:
    anna, rng = comes(), Random(21)
    board = anna.board
    anna.opens_a_table(GAME, "me", options={"rounds": "10"})

    me = Daring(board, 0)
    while board.waits() == "mine":
        me.chooses(rng)

    anna.sees_the_end()
    assert {"pick", "enter"} <= me.done


@few_moves_or_all
def test_two_enemies_in_two_browsers(comes: Comes, moves: int | None) -> None:
    anna, ben = comes(), comes()
    players = [Daring(one.board, 0) for one in (anna, ben)]
    sits_together(anna, ben)

    play_together(players, Random(3), moves)

    for one in (anna, ben):
        one.has_played(moves)
    assert moves or anna.herald.inner_text() == ben.herald.inner_text()


@pytest.mark.parametrize("is_whole", [False, pytest.param(True, marks=pytest.mark.full)])
def test_two_of_three_are_allies_and_vote(comes: Comes, *, is_whole: bool) -> None:
    people = [comes(), comes(), comes()]
    players = [Daring(one.board, 1) for one in people]
    sits_together(*people)

    rng = Random(6)
    while (is_whole or not all(one.board.happened >= VOTED for one in people)) and play_together(players, rng, 1):
        pass

    for one in people:
        assert one.board.happened >= VOTED
        one.has_played(None if is_whole else 1)


def test_a_vote_is_cast_for_whoever_takes_too_long_at_a_live_table(comes: Comes) -> None:
    anna, ben = comes(), comes()
    ben.page.clock.install()
    boards = [one.board for one in (anna, ben)]
    anna.opens_a_table(GAME, "me", "open", picked=["time-five"])
    ben.joins(anna.invitation)
    ben.sits_down()
    anna.begins()
    come_to_a_vote(anna, ben)
    # From here on Ben's clock advances only on request, however long everything else takes.
    ben.page.clock.pause_at(ben.page.evaluate("Date.now()") / 1000 + SOON)
    left = ben.page.get_by_role("main").get_by_text(SECONDS)

    anna.board.takes(anna.board.offers("go")[0])
    ben.page.clock.run_for(1000)
    ben.page.get_by_role("img", name=ben.says_of(GAME, "board-has-voted", name="Anna")).wait_for()
    anna.herald.get_by_text(anna.says_of(GAME, "outline-awaited", seats="Ben")).wait_for()
    ben.page.clock.fast_forward(15_000)
    left.wait_for()
    assert all("ballot-opened" not in board.happened for board in boards)
    ben.page.clock.fast_forward(16_000)
    # A page that missed a heartbeat meanwhile reconnects and sends its vote again.
    ben.page.clock.resume()

    for one in (anna, ben):
        one.log.get_by_text(one.says_of(GAME, "choice-stop")).wait_for()
    anna.board.hears("ballot-opened")


@few_moves_or_all
def test_alone_by_keyboard_only(comes: Comes, moves: int | None) -> None:
    anna, rng = comes(), Random(4)
    keys, board = Keys(anna.page, anna.says("todo")), anna.board
    anna.opens_a_table(GAME, "me", options={"rounds": "10"})

    while board.goes_on(moves):
        if board.is_aiming or (board.confirm.count() and (not board.can_pick or rng.random() < 0.25)):
            keys.confirm()
        else:
            keys.pick(rng)

    anna.has_played(moves)


@few_moves_or_all
def test_alone_through_the_accessibility_tree(comes: Comes, moves: int | None) -> None:
    anna, rng = comes(), Random(9)
    ear = Ear(anna.context, anna.page)
    board = anna.board
    anna.opens_a_table(GAME, "me", options={"rounds": "10"})
    others = {anna.says("in-words"), anna.says("skip"), anna.says("step-back"), anna.says("take-back")}
    others |= {anna.says("ask-take-back"), *(anna.says_of(GAME, key) for key in ("board-look-at-map", "board-odds"))}

    heard: list[Heard] = []
    while board.goes_on(moves):
        before = {one.name for one in heard}
        heard = [one for one in buttons(ear) if one.name not in others and not one.is_disabled]
        assert all(one.name for one in heard), "a button has no name"
        if heard:
            # A button that has just appeared continues a move.
            ear.press(rng.choice([one for one in heard if one.name not in before] or heard))
        board.rests()

    anna.has_played(moves)


def buttons(ear: Ear) -> list[Heard]:
    """Return the buttons of the board and of the herald, in reading order."""
    heard = ear.hear()
    roles = [one.role for one in heard]
    main, rail, herald = (roles.index(role) for role in ("main", "complementary", "contentinfo"))
    return [one for one in [*heard[main:rail], *heard[herald:]] if one.role == "button"]


def test_the_plan_of_a_phone_is_dragged_and_comes_back(comes: Comes) -> None:
    anna = comes(size=PHONE)
    board = anna.board
    plays_alone(anna)
    for kind in ("pick", "pick", "enter"):
        board.waits()
        board.takes(board.offers(kind)[-1])
    board.waits()
    plan = anna.page.get_by_role("main").locator("svg[role=group]")
    before = plan.get_attribute("viewBox") or ""

    box = plan.bounding_box()
    assert box is not None
    anna.page.mouse.move(box["x"] + 200, box["y"] + 150)
    anna.page.mouse.down()
    anna.page.mouse.move(box["x"] + 320, box["y"] + 260, steps=4)
    anna.page.mouse.up()
    expect(plan).not_to_have_attribute("viewBox", before)
    anna.page.get_by_role("button", name=anna.says_of(GAME, "board-go-to-me")).click()
    expect(plan).to_have_attribute("viewBox", before)
    anna.page.get_by_role("button", name=anna.says_of(GAME, "board-whole")).click()
    expect(plan).not_to_have_attribute("viewBox", before)

    whole = plan.get_attribute("viewBox") or ""
    assert float(whole.split()[2]) > 1.8 * float(before.split()[2])


@pytest.mark.parametrize("size", [DESK, (1024, 768), (920, 700), PHONE], ids=str)
def test_four_long_buttons_have_room_beside_the_herald(comes: Comes, size: tuple[int, int]) -> None:
    anna = comes("de", size=size)
    plays_alone(anna)
    place = anna.page.get_by_role("contentinfo").locator(".buttons")

    place.evaluate(FILL, [LONG] * 4)

    assert crowded(anna.page) == []
    for button in place.get_by_role("button").all():
        button.click(trial=True)


def test_a_rematch_keeps_the_score(comes: Comes) -> None:
    anna = comes()
    anna.opens_a_table(GAME, "me", options={"rounds": "10"})
    anna.gives_up()
    first = anna.page.get_by_role("region", name=anna.says("series", games=1))

    anna.button("rematch").click()
    anna.begins()
    anna.gives_up()

    score = anna.page.get_by_role("region", name=anna.says("series", games=2))
    score.wait_for()
    assert first.count() == 0
    assert score.get_by_role("listitem").all_inner_texts() == ["Anna\n0"]
