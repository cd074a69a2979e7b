"""Touch: the first tap on a phone aims at what it shows, and what is confirmed is what was shown."""

from random import Random
from typing import Final

import pytest

from tests.site.conftest import DESKTOP, PHONE, NewGuest
from tests.site.tap_board import Json, TapBoard, Thing, differences

TAPS_AT_A_POSITION: Final = 12
"""Number of first taps before a move is played."""
GAMES: Final = ("kilt-castle", "appenzell", "seven-locks", "the-castle", "solomon")
FEW_TAPS: Final = 24
MANY_TAPS: Final = {"solomon": 1000}
"""Number of first taps in the full tier; 300 in the games that are not named."""
MAX_TAPS_UNTIL_CONFIRMED: Final = 240
DRAW_BESIDE: Final = """() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('main [data-ghost] { translate: 82px 0; }');
  document.adoptedStyleSheets = [sheet];
}"""
"""Script: draw the shape one field beside its place."""


@pytest.mark.parametrize(
    ("game", "taps"),
    [
        *((game, FEW_TAPS) for game in GAMES),
        *(pytest.param(game, MANY_TAPS.get(game, 300), marks=pytest.mark.full) for game in GAMES),
    ],
)
def test_what_is_confirmed_is_what_was_shown(new_guest: NewGuest, game: str, taps: int) -> None:
    finger = Finger(new_guest, game, Random(2))

    # Some deals begin with moves that single touches cannot reach.
    while finger.taps < taps or (not finger.confirmed and finger.taps < MAX_TAPS_UNTIL_CONFIRMED):
        finger.tap_around()
        finger.play()

    assert finger.faults == []
    assert finger.aims > 0
    assert finger.confirmed > 0


def test_a_shape_that_is_drawn_beside_its_place_is_found(new_guest: NewGuest) -> None:
    finger = Finger(new_guest, "solomon", Random(2))
    finger.guest.page.evaluate(DRAW_BESIDE)

    while finger.dig_aims == 0:
        finger.tap_around()
        finger.play()

    assert finger.faults != []


class Finger:
    """A person with a phone, who touches random things and looks what is aimed at."""

    def __init__(self, new_guest: NewGuest, game: str, rng: Random) -> None:
        """Begin a game against a bot."""
        self.guest = new_guest(size=PHONE)
        self.taps = self.aims = self.dig_aims = self.confirmed = 0
        self.faults: list[str] = []
        self._game = game
        self._rng = rng
        self._board = TapBoard(self.guest)
        self.guest.skip_stories()
        self._begin_game()

    def _begin_game(self) -> None:
        """Create a table at a large window, and play it on a phone."""
        self.guest.resize(DESKTOP)
        self.guest.create_table(self._game, "me", "bot")
        self.guest.resize(PHONE)

    def tap_around(self) -> None:
        """Touch random things in the same position, one after the other, each as the first of a move."""
        if self._board.wait_for_turn() == "over":
            self._begin_game()
            self._board.wait_for_turn()
        self._board.wait_until_still()
        for _ in range(TAPS_AT_A_POSITION):
            things = self._board.things()
            if not things:
                return
            if self._rng.random() < 0.5:
                self._board.rest_mouse(self._rng.choice(things))
            if self._tap(self._rng.choice(things)):
                return
            self._board.step_back()

    def play(self) -> None:
        """Touch the things of a random offer one after the other, and confirm what is aimed at."""
        if self._board.wait_for_turn() != "mine":
            return
        self._board.wait_until_still()
        offer = self._rng.choice(self._board.offers(self._rng.choice(self._board.move_types())))
        for pick in offer["picks"]:
            thing = next((one for one in self._board.things() if one.id == pick), None)
            if thing is not None and pick not in self._board.read_aim().pressed and self._tap(thing):
                return
        aim = self._board.read_aim()
        if aim.play is None:
            # What cannot be reached by single touches is played at a large window; it is not what is tested.
            self._board.step_back()
            self.guest.resize(DESKTOP)
            self._board.play_offer(offer)
            self.guest.resize(PHONE)
        else:
            self._confirm(self._board.all_offers[aim.play])

    def _tap(self, thing: Thing) -> bool:
        """Touch a thing, and compare what is shown with what would be played; return whether a move was played."""
        offers, sent = self._board.all_offers, len(self._board.played)
        self._board.tap(thing)
        self.taps += 1
        if len(self._board.played) > sent:
            return self._is_played_at_once(thing, offers, self._board.played[sent])
        aim = self._board.read_aim()
        if aim.play is not None:
            offer = offers[aim.play]
            self.aims += 1
            self.dig_aims += offer["move"]["type"] == "dig"
            self.faults += [f"after {thing.id}: {fault}" for fault in differences(aim, offer)]
        return False

    def _is_played_at_once(self, thing: Thing, offers: list[Json], move: Json) -> bool:
        """Return whether one touch played a legal move, which must be one of the touched thing; others are refused."""
        self._board.wait_for_turn()
        picks = [offer["picks"] for offer in offers if offer["move"] == move]
        self.faults += [f"{thing.id} played {move}" for ids in picks if thing.id not in ids]
        return bool(picks)

    def _confirm(self, offer: Json) -> None:
        """Confirm what is aimed at, and compare the move that is sent."""
        move = self._board.confirm_aim()
        self.confirmed += 1
        if move != offer["move"]:
            self.faults.append(f"{offer['move']} was aimed at, and {move} was played")
