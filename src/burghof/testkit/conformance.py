"""Conformance: what every game must satisfy, as one class of tests.

The slowest tests run without coverage, which would make them several times slower: other tests cover the same code.
"""

from typing import ClassVar

import pytest

from burghof.testkit.codec import check_codec
from burghof.testkit.data import check_card, check_options, check_starts
from burghof.testkit.effort import effort
from burghof.testkit.elsewhere import check_elsewhere
from burghof.testkit.fair_bots import check_fair_bots
from burghof.testkit.imagine import check_imagined_views, check_imagined_worlds
from burghof.testkit.legality import check_legality
from burghof.testkit.marks import check_marks
from burghof.testkit.play import check_play
from burghof.testkit.sealed import check_sealed
from burghof.testkit.takeback import check_take_back
from burghof.testkit.trial import AnyTrial
from burghof.testkit.two_worlds import check_two_worlds
from burghof.testkit.unseen import check_unseen_draws, check_unseen_moves
from burghof.testkit.walk import recalls


class Conformance:
    """The tests; `conformance` makes a class of them for one game."""

    trial: ClassVar[AnyTrial]

    def test_the_card_in_the_folder_is_the_one_of_the_plugin(self) -> None:
        """See `check_card`."""
        check_card(self.trial)

    def test_the_options_on_the_card_are_those_of_the_code(self) -> None:
        """See `check_options`."""
        check_options(self.trial)

    def test_every_number_of_seats_starts(self) -> None:
        """See `check_starts`."""
        check_starts(self.trial)

    def test_random_games_end_and_keep_the_laws(self) -> None:
        """See `check_play`."""
        check_play(self.trial, effort().games)

    def test_there_is_one_legality(self) -> None:
        """See `check_legality`."""
        check_legality(self.trial, effort().positions)

    @pytest.mark.no_cover
    def test_everything_survives_json(self) -> None:
        """See `check_codec`."""
        check_codec(self.trial, max(1, effort().games // 3), effort().every)

    @pytest.mark.no_cover
    def test_a_record_gives_the_same_game_in_another_process(self) -> None:
        """See `check_elsewhere`."""
        check_elsewhere(self.trial)

    @pytest.mark.no_cover
    def test_take_back_equals_its_definition(self) -> None:
        """See `check_take_back`."""
        check_take_back(self.trial, effort().games)

    @pytest.mark.no_cover
    def test_events_are_marked_exactly_if_they_reveal(self) -> None:
        """See `check_marks`."""
        check_marks(self.trial, 2 * effort().positions)

    @pytest.mark.no_cover
    def test_nobody_can_tell_two_worlds_apart(self) -> None:
        """See `check_two_worlds`."""
        for recall in recalls(self.trial):
            check_two_worlds(self.trial, recall, effort().pairs)

    @pytest.mark.no_cover
    def test_what_chance_hides_is_told_to_nobody(self) -> None:
        """See `check_unseen_draws`."""
        check_unseen_draws(self.trial, effort().games)

    @pytest.mark.no_cover
    def test_what_a_seat_hides_is_told_to_nobody(self) -> None:
        """See `check_unseen_moves`."""
        check_unseen_moves(self.trial, effort().positions)

    def test_sealed_answers_are_invisible(self) -> None:
        """See `check_sealed`."""
        check_sealed(self.trial, effort().positions)

    @pytest.mark.no_cover
    def test_bots_know_what_their_seat_knows(self) -> None:
        """See `check_fair_bots`."""
        check_fair_bots(self.trial, effort().pairs // 6)

    def test_an_imagined_world_looks_like_the_true_one(self) -> None:
        """See `check_imagined_views`."""
        check_imagined_views(self.trial, effort().positions)


class CountedConformance(Conformance):
    """The tests of a game that can list all worlds of a small position."""

    def test_imagined_worlds_are_as_likely_as_chance_has_them(self) -> None:
        """See `check_imagined_worlds`."""
        check_imagined_worlds(self.trial, max(1, effort().positions // 6))


def conformance(trial: AnyTrial) -> type[Conformance]:
    """Return the tests of one game, as a class for pytest; one line in a test module of the game gives it a name."""
    kind = Conformance if trial.worlds is None else CountedConformance
    return type("TestConformance", (kind,), {"trial": trial, "__doc__": f"{trial.plugin.card.id} conforms."})
