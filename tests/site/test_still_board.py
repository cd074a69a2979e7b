"""The board stays where it is: its box is the same to the pixel in every phase of the game."""

from random import Random
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.site.board import WAIT_FOR_TWO_FRAMES
from tests.site.conftest import DESKTOP, PHONE, NewGuest
from tests.site.guest import Guest
from tests.site.position_page import PositionPage
from tests.site.recorded_positions import Position, load_record, match_at, turn_begin

RECORDS: Final = {
    "kilt-castle": "plain-3",
    "appenzell": "plain-3",
    "seven-locks": "plain-3",
    "solomon": "plain-3",
    "the-castle": "allied-3",
}
"""A record of each game."""
WITH_PICKS: Final = ("kilt-castle", "appenzell")
"""Games whose recorded turn has items to pick and items that are refused; in the others a press plays at once."""
SIZES: Final = (PHONE, (844, 390), DESKTOP)
PRESSES: Final = 4
"""Number of items of each kind that are pressed: some that can be picked, and some that cannot."""

SAMPLER: Final = """() => {
  window.boxes = {};
  window.phase = '';
  const look = () => {
    const drawn = document.querySelector('main .drawn');
    const parts = drawn ? [drawn, drawn.querySelector('svg')] : [];
    const boxOf = (one) => Object.values(one.getBoundingClientRect().toJSON()).slice(0, 4).join(' ');
    const text = parts.map(boxOf).join(', ');
    if (phase && text) (boxes[text] ??= []).includes(phase) || boxes[text].push(phase);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}"""
"""Script: collect the boxes of the board and its drawing in every frame, each with the phases in which it was seen."""
ADD_STYLE: Final = """(style) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  document.adoptedStyleSheets.push(sheet);
}"""
BEGINNER: Final = """localStorage.setItem('burghof-pace', 'calm'); localStorage.setItem('burghof-learning', 'on')"""


@pytest.mark.parametrize(
    "game", [pytest.param(game, marks=() if game == "kilt-castle" else pytest.mark.full) for game in RECORDS]
)
def test_the_board_does_not_move_between_phases(new_guest: NewGuest, game: str) -> None:
    moving = {}
    for size in SIZES:
        watched = Watched(new_guest(size=size))
        watched.play_through(game)
        if len(watched.boxes) > 1:
            moving[size] = watched.boxes
        phases = {phase for seen in watched.boxes.values() for phase in seen}
        assert phases >= {"waiting", "showing", "due", "over"}
        if game in WITH_PICKS:
            assert "refused" in phases
            assert phases & {"picked", "aimed"}

    assert moving == {}


def test_a_board_that_moves_is_found(new_guest: NewGuest) -> None:
    watched = Watched(new_guest())
    style = "main:has([data-pick][aria-pressed='true']) { padding-top: 19px !important; }"

    watched.play_through("kilt-castle", style)

    assert len(watched.boxes) > 1


class Watched:
    """A table page whose board is watched in every frame."""

    def __init__(self, guest: Guest) -> None:
        self.boxes: dict[str, list[str]] = {}
        """The boxes of the board, each with the phases in which it was seen."""
        self._guest = guest
        self._page = guest.page
        self._page.emulate_media(reduced_motion="no-preference")
        self._shown = PositionPage(guest)
        self._page.add_init_script(BEGINNER)

    def play_through(self, game: str, style: str = "") -> None:
        """Go through all phases of a recorded game; `style` is added to the page."""
        record = load_record(game, RECORDS[game])
        before, step, position = turn_begin(game, record)
        self._open(before, style)
        self._rest("waiting")
        self._begin("showing")
        self._shown.advance(position, step, 1)
        self._page.wait_for_timeout(300)
        self._guest.page.keyboard.press("Escape")
        expect(self._page.locator('main .board[aria-busy="true"]')).to_have_count(0)
        self._rest("due")
        self._press_some()
        self._press_buttons()
        self._collect()
        self._open(Position("the end", match_at(game, record), position.seat), style)
        self._guest.button("see-the-table").click()
        self._page.locator("main .drawn svg").first.wait_for(state="attached")
        self._rest("over")
        self._collect()

    def _open(self, position: Position, style: str) -> None:
        self._shown.show(position)
        self._page.evaluate(ADD_STYLE, style)
        self._page.evaluate(SAMPLER)

    def _begin(self, phase: str) -> None:
        self._page.evaluate("(phase) => { window.phase = phase; }", phase)

    def _rest(self, phase: str) -> None:
        """Let a phase be seen in two frames."""
        self._begin(phase)
        self._page.evaluate(WAIT_FOR_TWO_FRAMES)

    def _press_some(self) -> None:
        """Press some items that can be picked and some that cannot."""
        places = list(range(self._shown.find_takers()))
        Random(3).shuffle(places)
        left = {True: PRESSES, False: PRESSES}
        for place in places:
            self._begin("pressing")
            aim = self._page.evaluate("(place) => probe.aim(place)", place)
            if aim is None or not aim["isItem"] or left[aim["isLegal"]] == 0:
                continue
            left[aim["isLegal"]] -= 1
            press = self._shown.press(place)
            assert press is not None
            is_aimed = self._page.locator("footer button[data-play].pri").count() > 0
            picked = "aimed" if is_aimed else "picked"
            self._rest(picked if press.picked else "refused")
            self._shown.reset()

    def _press_buttons(self) -> None:
        """Press the buttons of moves: a beginner may be asked before the move is played."""
        for button in self._page.locator("footer .buttons button[data-play]:enabled").all():
            self._begin("button")
            button.click()
            self._page.evaluate(WAIT_FOR_TWO_FRAMES)
            self._shown.reset()

    def _collect(self) -> None:
        for box, phases in self._page.evaluate("() => window.boxes").items():
            self.boxes.setdefault(box, []).extend(phases)
