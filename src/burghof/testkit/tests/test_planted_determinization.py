"""The kit catches wrong determinizations: impossible worlds, missing worlds, and worlds with a wrong frequency."""

import pytest
from msgspec.structs import replace

from burghof.kernel import Audience, Recall, Rng
from burghof.testkit import AnyTrial, ContractError
from burghof.testkit.determinization import check_determinized_views, check_determinized_worlds
from burghof.testkit.outputs import AnyGame
from burghof.testkit.tests import planted_determinization as planted
from burghof.testkit.tests.planting import with_rules
from burghof.testkit.tests.pocket.cellar.twin import TRIAL as CELLAR
from burghof.testkit.tests.pocket.memory.model import State
from burghof.testkit.tests.pocket.memory.twin import TRIAL as MEMORY
from burghof.testkit.tests.pocket.sealed_bids.model import BidsState
from burghof.testkit.tests.pocket.sealed_bids.twin import TRIAL as BIDS

POSITIONS = 30
SMALL = 10


@pytest.mark.parametrize(
    ("trial", "rules", "said"),
    [
        (BIDS, planted.NobodyHasChosen(), "expected .* times, got"),
        (BIDS, planted.SomePlayerHasChosen(), "expected .* times, got 0"),
        (BIDS, planted.FirstSeatChoosesTooOften(), "wrong frequencies"),
        (BIDS, planted.SpentCardsAreChosen(), "gives an impossible world"),
        (CELLAR, planted.IgnoresEchoes(), "expected .* times, got"),
    ],
    ids=lambda value: type(value).__name__,
)
def test_worlds_that_are_not_as_chance_has_them_are_caught(trial: AnyTrial, rules: AnyGame, said: str) -> None:
    with pytest.raises(ContractError, match=f"^imagine: {said}"):
        check_determinized_worlds(with_rules(trial, rules), SMALL)


@pytest.mark.parametrize(
    ("rules", "said"),
    [
        (planted.OwnChoiceIsForgotten(), "^imagine: seat . .pure recall. can tell two worlds apart"),
        (planted.BallotIsNotSeen(), "^imagine: seat . is not asked bid in the sampled world"),
        (planted.HandsAreNotSeen(), "^imagine: seat . has other legal moves in the sampled world"),
        (planted.SpentCardsAreChosen(), "^a bid is a card in hand"),
    ],
    ids=lambda value: type(value).__name__,
)
def test_a_world_that_is_not_the_one_in_view_is_caught(rules: AnyGame, said: str) -> None:
    with pytest.raises(AssertionError, match=said):
        check_determinized_views(with_rules(BIDS, rules), POSITIONS)


def test_a_game_that_hides_something_though_its_card_says_no_is_caught() -> None:
    says_no = replace(MEMORY.plugin, card=replace(MEMORY.plugin.card, has_hidden_information=False))

    with pytest.raises(ContractError, match="the card says that nothing is hidden"):
        check_determinized_views(replace(MEMORY, plugin=says_no), POSITIONS)


# Determinization is measured by the twin and by the list of worlds: these must agree


def nobody_else(state: BidsState, seat: Audience, recall: Recall, rng: Rng) -> BidsState:
    """Twin that knows only one world: no other seat has chosen."""
    del recall, rng
    return replace(state, bids=state.bids and state.bids.restrict_to(() if seat is None else (seat,)))


def without_notebook(state: State, seat: Audience, recall: Recall, rng: Rng) -> State:
    """Twin that ignores the content of a notebook."""
    del recall
    return MEMORY.twin(state, seat, "pure", rng)


@pytest.mark.parametrize(
    ("trial", "said"),
    [
        pytest.param(replace(BIDS, twin=nobody_else), "twin: never gives", id="a twin with too few worlds"),
        pytest.param(
            replace(MEMORY, twin=without_notebook), "twin: gives a state that is not among", id="a twin with too many"
        ),
        pytest.param(
            replace(BIDS, worlds=lambda *_: []), "worlds: the true state is not among", id="a list without the truth"
        ),
        pytest.param(
            replace(BIDS, worlds=lambda state, *_: [(state, 1)]), "worlds: only 0 positions", id="a list of one"
        ),
    ],
)
def test_a_twin_and_a_list_of_worlds_that_do_not_agree_are_caught(trial: AnyTrial, said: str) -> None:
    with pytest.raises(ContractError, match=f"^{said}"):
        check_determinized_worlds(trial, SMALL)
