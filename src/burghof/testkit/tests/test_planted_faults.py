"""The kit catches what breaks the other promises, too."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from burghof.kernel import OptionCard
from burghof.testkit import AnyTrial, Breach
from burghof.testkit.codec import check_codec
from burghof.testkit.data import check_card, check_options
from burghof.testkit.elsewhere import check_elsewhere
from burghof.testkit.eyes import AnyGame
from burghof.testkit.legality import check_legality
from burghof.testkit.play import check_play
from burghof.testkit.takeback import check_take_back
from burghof.testkit.tests import planted_faults as faults
from burghof.testkit.tests.pocket.sealed_bids.twin import TRIAL as BIDS
from burghof.testkit.two_worlds import check_two_worlds

ROUNDS = BIDS.plugin.card.options[0]


def planted(rules: AnyGame) -> AnyTrial:
    """The trial of sealed bids with other rules."""
    return replace(BIDS, plugin=replace(BIDS.plugin, readings={1: rules}))


def with_options(*options: OptionCard) -> AnyTrial:
    """The trial of sealed bids with other options on its card."""
    return replace(BIDS, plugin=replace(BIDS.plugin, card=replace(BIDS.plugin.card, options=options)))


@pytest.mark.parametrize(
    ("check", "rules", "part"),
    [
        (check_play, faults.NeverEnds(), "end"),
        (check_play, faults.TokensStay(), "token"),
        (check_play, faults.TwoQuestions(), "pending"),
        (check_legality, faults.UnknownClause(), "clause"),
        (check_legality, faults.NothingToPick(), "picks"),
        (check_legality, faults.OfferMissing(), "offers"),
        (check_legality, faults.MovesTwice(), "moves"),
        (check_codec, faults.ForgetsOnWriting(), "state"),
        (check_take_back, faults.DoesLessUnheard(), "take-back"),
    ],
    ids=lambda value: getattr(value, "__name__", type(value).__name__),
)
def test_a_fault_in_the_rules_is_caught(check: Callable[[AnyTrial, int], None], rules: AnyGame, part: str) -> None:
    with pytest.raises(Breach) as caught:
        check(planted(rules), 10)

    assert caught.value.part == part


def test_a_broken_law_is_caught() -> None:
    with pytest.raises(AssertionError, match="equally many cards"):
        check_play(planted(faults.CardsVanish()), 1)


@pytest.mark.parametrize(
    "options",
    [
        pytest.param((), id="missing"),
        pytest.param((replace(ROUNDS, name="laps"),), id="another name"),
        pytest.param((replace(ROUNDS, default=3),), id="another default"),
        pytest.param((replace(ROUNDS, values=(3,)),), id="default is no value"),
        pytest.param((replace(ROUNDS, values=(3, 4, 9)),), id="value that the code refuses"),
    ],
)
def test_options_on_the_card_that_are_not_those_of_the_code_are_caught(options: tuple[OptionCard, ...]) -> None:
    with pytest.raises(Breach) as caught:
        check_options(with_options(*options))

    assert caught.value.part == "options"


def test_a_card_that_is_not_the_one_in_the_folder_is_caught() -> None:
    with pytest.raises(Breach) as caught:
        check_card(with_options())

    assert caught.value.part == "card"


def test_a_game_that_is_another_one_elsewhere_is_caught() -> None:
    with pytest.raises(Breach) as caught:
        check_elsewhere(planted(faults.MovesBackwards()))

    assert caught.value.part == "process"


def test_a_twin_that_never_rearranges_anything_is_caught() -> None:
    with pytest.raises(Breach) as caught:
        check_two_worlds(replace(BIDS, twin=lambda state, _seat, _recall, _rng: state), "pure", 50)

    assert caught.value.part == "twin"
