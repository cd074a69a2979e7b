"""Conformance: what every game must satisfy, as one class of tests.

The slowest tests run without coverage, which would make them several times slower: other tests cover the same code.
"""

from typing import ClassVar

import pytest

from burghof.testkit.bot_fairness import check_bot_fairness
from burghof.testkit.card import check_card, check_options, check_start_states
from burghof.testkit.codec import check_codec
from burghof.testkit.determinization import check_determinized_views, check_determinized_worlds
from burghof.testkit.effort import current_effort
from burghof.testkit.event_marks import check_marks
from burghof.testkit.hidden_moves import check_hidden_draws, check_hidden_moves
from burghof.testkit.hints import check_hints
from burghof.testkit.legality import check_legality
from burghof.testkit.lessons import check_lessons
from burghof.testkit.other_process import check_other_process
from burghof.testkit.play import check_play
from burghof.testkit.puzzles import check_puzzles
from burghof.testkit.random_games import relevant_recalls
from burghof.testkit.sealed import check_sealed
from burghof.testkit.subject import AnyTrial
from burghof.testkit.takeback import check_take_back
from burghof.testkit.two_worlds import check_two_worlds


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
        """See `check_start_states`."""
        check_start_states(self.trial)

    def test_random_games_end_and_keep_the_laws(self) -> None:
        """See `check_play`."""
        check_play(self.trial, current_effort().games)

    def test_there_is_one_legality(self) -> None:
        """See `check_legality`."""
        check_legality(self.trial, current_effort().positions)

    def test_every_lesson_can_be_played(self) -> None:
        """See `check_lessons`."""
        check_lessons(self.trial)

    @pytest.mark.no_cover
    def test_every_puzzle_has_one_answer(self) -> None:
        """See `check_puzzles`."""
        check_puzzles(self.trial, current_effort().puzzles)

    @pytest.mark.no_cover
    def test_everything_survives_json(self) -> None:
        """See `check_codec`."""
        check_codec(self.trial, max(1, current_effort().games // 3), current_effort().every)

    @pytest.mark.no_cover
    def test_a_record_gives_the_same_game_in_another_process(self) -> None:
        """See `check_other_process`."""
        check_other_process(self.trial)

    @pytest.mark.no_cover
    def test_take_back_equals_its_definition(self) -> None:
        """See `check_take_back`."""
        check_take_back(self.trial, current_effort().games)

    @pytest.mark.no_cover
    def test_events_are_marked_exactly_if_they_reveal(self) -> None:
        """See `check_marks`."""
        check_marks(self.trial, 2 * current_effort().positions)

    @pytest.mark.no_cover
    def test_nobody_can_tell_two_worlds_apart(self) -> None:
        """See `check_two_worlds`."""
        for recall in relevant_recalls(self.trial):
            check_two_worlds(self.trial, recall, current_effort().pairs)

    @pytest.mark.no_cover
    def test_what_chance_hides_is_told_to_nobody(self) -> None:
        """See `check_hidden_draws`."""
        check_hidden_draws(self.trial, current_effort().games)

    @pytest.mark.no_cover
    def test_what_a_seat_hides_is_told_to_nobody(self) -> None:
        """See `check_hidden_moves`."""
        check_hidden_moves(self.trial, current_effort().positions)

    def test_sealed_answers_are_invisible(self) -> None:
        """See `check_sealed`."""
        check_sealed(self.trial, current_effort().positions)

    @pytest.mark.no_cover
    def test_bots_know_what_their_seat_knows(self) -> None:
        """See `check_bot_fairness`."""
        check_bot_fairness(self.trial, current_effort().pairs // 6)

    @pytest.mark.no_cover
    def test_a_hint_gives_a_reason_that_tells_its_move_from_others(self) -> None:
        """See `check_hints`."""
        check_hints(self.trial, current_effort().hints)

    def test_an_imagined_world_looks_like_the_true_one(self) -> None:
        """See `check_determinized_views`."""
        check_determinized_views(self.trial, current_effort().positions)


class CountedConformance(Conformance):
    """The tests of a game that can list all worlds of a small position."""

    def test_imagined_worlds_are_as_likely_as_chance_has_them(self) -> None:
        """See `check_determinized_worlds`."""
        check_determinized_worlds(self.trial, max(1, current_effort().positions // 6))


def conformance(trial: AnyTrial) -> type[Conformance]:
    """Return the tests of one game, as a class for pytest; one line in a test module of the game gives it a name."""
    kind = Conformance if trial.worlds is None else CountedConformance
    return type("TestConformance", (kind,), {"trial": trial, "__doc__": f"{trial.plugin.card.id} conforms."})
