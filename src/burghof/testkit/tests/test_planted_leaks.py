"""The kit catches every leak that is planted in a fair game, and names the part that leaks."""

import pytest

from burghof.testkit import AnyTrial, ContractError, KernelOutputs, LeakError
from burghof.testkit.determinization import check_determinized_views, check_determinized_worlds
from burghof.testkit.event_marks import check_marks
from burghof.testkit.hidden_moves import check_hidden_draws, check_hidden_moves
from burghof.testkit.legality import check_legality
from burghof.testkit.outputs import KERNEL_OUTPUTS, AnyGame
from burghof.testkit.play import check_play
from burghof.testkit.random_games import relevant_recalls
from burghof.testkit.sealed import check_sealed
from burghof.testkit.tests import planted_bids as bids
from burghof.testkit.tests import planted_cellar as cellar
from burghof.testkit.tests import planted_memory as memory
from burghof.testkit.tests import planted_outputs as eyes
from burghof.testkit.tests.planting import with_rules
from burghof.testkit.tests.pocket.cellar.twin import TRIAL as CELLAR
from burghof.testkit.tests.pocket.memory.twin import TRIAL as MEMORY
from burghof.testkit.tests.pocket.sealed_bids.twin import TRIAL as BIDS
from burghof.testkit.two_worlds import check_two_worlds

PAIRS = 300
POSITIONS = 30
GAMES = 2


def check_secrets(trial: AnyTrial, outputs: KernelOutputs = KERNEL_OUTPUTS) -> None:
    """Run every check that is about secrets, on a small sample."""
    for recall in relevant_recalls(trial):
        check_two_worlds(trial, recall, PAIRS, outputs)
    check_sealed(trial, POSITIONS, outputs)
    check_hidden_draws(trial, GAMES)
    check_hidden_moves(trial, POSITIONS)
    check_marks(trial, 2 * POSITIONS)
    check_determinized_views(trial, POSITIONS)
    check_determinized_worlds(trial, 5)


@pytest.mark.parametrize("trial", [BIDS, CELLAR, MEMORY], ids=lambda trial: trial.plugin.card.id)
def test_a_fair_game_has_no_leak(trial: AnyTrial) -> None:
    check_secrets(trial)


@pytest.mark.parametrize(
    ("trial", "rules", "part"),
    [
        (BIDS, bids.ViewOrderLeaks(), "view"),
        (BIDS, bids.SpectatorSees(), "view"),
        (BIDS, bids.LegalMovesLeak(), "legal moves"),
        (BIDS, bids.OfferOrderLeaks(), "offers"),
        (BIDS, bids.PreviewLeaks(), "offers"),
        (BIDS, bids.RefusalDataLeak(), "refusal"),
        (BIDS, bids.RefusalClauseLeaks(), "refusal"),
        (BIDS, bids.PendingSeatsLeak(), "awaited"),
        (BIDS, bids.OpenDecisions(), "awaited"),
        (BIDS, bids.TokensLeak(), "decisions"),
        (BIDS, bids.TokensCountChoices(), "token"),
        (BIDS, bids.BidIsAnnounced(), "frames"),
        (BIDS, bids.EventLeaksOthers(), "frames"),
        (BIDS, bids.UnmarkedReveal(), "frames"),
        (CELLAR, cellar.OnlyTheHolderIsAsked(), "awaited"),
        (CELLAR, cellar.EchoLeaksDepth(), "frames"),
        (CELLAR, cellar.LanternIsUnmarked(), "reveals"),
        (MEMORY, memory.CoveredTileVisible(), "view"),
        (MEMORY, memory.AlwaysANotebook(), "view"),
        (MEMORY, memory.OffersRemember(), "offers"),
        (MEMORY, memory.DealLeaks(), "events"),
        (MEMORY, memory.PeekLeaks(), "frames"),
        (MEMORY, memory.FactNotRedacted(), "faded"),
    ],
    ids=lambda value: type(value).__name__,
)
def test_a_leak_in_the_rules_is_caught(trial: AnyTrial, rules: AnyGame, part: str) -> None:
    with pytest.raises(ContractError) as caught:
        check_secrets(with_rules(trial, rules))

    assert caught.value.part == part


@pytest.mark.parametrize(
    ("trial", "through", "part"),
    [
        pytest.param(BIDS, eyes.WHOLE_LOG, "log", id="private events in the log"),
        pytest.param(BIDS, eyes.WHOLE_LOG_EXPORTED, "log", id="private events in the exported log"),
        pytest.param(CELLAR, eyes.DEAL_IN_LOG, "log", id="old private events in the log"),
        pytest.param(MEMORY, eyes.PEEKS_IN_LOG, "log", id="what others saw in the log, as public events"),
        pytest.param(MEMORY, eyes.UNREDACTED_LOG, "log", id="passing events in the log of pure recall"),
        pytest.param(BIDS, eyes.EARLY_OUTCOME, "outcome", id="an outcome before the end"),
        pytest.param(BIDS, eyes.POSITION_AS_TOKEN, "decisions", id="positions as tokens"),
        pytest.param(BIDS, eyes.EASY_TAKE_BACK, "may_take_back", id="take-back of a sealed choice"),
        pytest.param(BIDS, eyes.SEALED_KINDS, "awaited", id="kind and answer of a sealed decision"),
        pytest.param(MEMORY, eyes.EARLY_RECORD, "record", id="the record before the end"),
        pytest.param(BIDS, eyes.FRAMES_OF_ALL, "frames", id="frames of private events"),
        pytest.param(MEMORY, eyes.FRAMES_OF_FIRST, "frames", id="frames of another seat"),
        pytest.param(MEMORY, eyes.OUTLINE_OF_FIRST, "outline", id="the outline of another seat"),
        pytest.param(BIDS, eyes.FRAME_FOR_EVERY_STEP, "frames", id="an empty frame for a sealed choice"),
    ],
)
def test_a_leak_in_the_kernel_is_caught(trial: AnyTrial, through: KernelOutputs, part: str) -> None:
    with pytest.raises(ContractError) as caught:
        check_secrets(trial, through)

    assert caught.value.part == part


@pytest.mark.parametrize(
    ("trial", "through", "said"),
    [
        (BIDS, eyes.FRAMES_OF_ALL, "frames: . is shown an event that is not for it"),
        (BIDS, eyes.WHOLE_LOG, "log: .* receives an event that is not for it"),
    ],
    ids=["frames", "log"],
)
def test_a_private_event_that_is_the_same_in_both_worlds_is_caught(
    trial: AnyTrial, through: KernelOutputs, said: str
) -> None:
    with pytest.raises(ContractError, match=f"^{said}"):
        check_two_worlds(trial, "notebook", PAIRS, through)


def test_a_view_that_tells_everything_is_caught_though_imagine_gives_it_back() -> None:
    trial = with_rules(BIDS, bids.ViewIsTheState())

    check_determinized_views(trial, POSITIONS)
    with pytest.raises(LeakError) as caught:
        check_two_worlds(trial, "notebook", PAIRS)

    assert caught.value.part == "view"


def test_a_seat_may_give_a_sealed_answer_in_parts() -> None:
    in_parts = with_rules(BIDS, bids.AnswersInParts())

    check_sealed(in_parts, 4 * POSITIONS)
    check_play(in_parts, GAMES)


def test_it_may_be_told_who_has_chosen() -> None:
    check_sealed(with_rules(BIDS, bids.AnswersArePublic()), 4 * POSITIONS)


@pytest.mark.parametrize(
    ("rules", "part"),
    [
        (bids.PartialAnswersArePublic(), "awaited"),
        (bids.AnnouncedAndPublic(), "frames"),
        (bids.PendingSeatsLeak(), "sealed"),
        (bids.AnsweredAreOpen(), "sealed"),
        (bids.AnswersNotNoted(), "sealed"),
        (bids.OwnTokenCountsChoices(), "token"),
        (bids.BidIsAnnounced(), "frames"),
        (bids.OfferOrderLeaks(), "offers"),
    ],
    ids=lambda value: type(value).__name__,
)
def test_an_answer_that_is_not_sealed_is_caught(rules: AnyGame, part: str) -> None:
    with pytest.raises(ContractError) as caught:
        check_sealed(with_rules(BIDS, rules), POSITIONS)

    assert caught.value.part == part


@pytest.mark.parametrize(
    ("trial", "rules", "said"),
    [
        (BIDS, bids.UnmarkedReveal(), "but this is not marked: .BidsTurnedUnmarked"),
        (CELLAR, cellar.LanternIsUnmarked(), "but this is not marked: .LanternShowedUnmarked"),
        (MEMORY, memory.SilentPeek(), "but nothing is marked"),
        (BIDS, bids.NeedlessMark(), "SealedMarked is marked, but in .* cases nobody learned anything"),
    ],
    ids=lambda value: type(value).__name__,
)
def test_a_mark_that_is_missing_or_needless_is_caught(trial: AnyTrial, rules: AnyGame, said: str) -> None:
    with pytest.raises(ContractError, match=f"^reveals: .*{said}"):
        check_marks(with_rules(trial, rules), 4 * POSITIONS)


def test_an_outcome_before_the_end_is_caught() -> None:
    with pytest.raises(ContractError) as caught:
        check_play(with_rules(BIDS, bids.OutcomeTooEarly()), GAMES)

    assert caught.value.part == "outcome"


def test_legal_moves_that_are_not_those_of_why_not_are_caught() -> None:
    with pytest.raises(ContractError) as caught:
        check_legality(with_rules(BIDS, bids.LegalMovesLeak()), POSITIONS)

    assert caught.value.part == "legal moves"


def test_a_leak_is_told_with_its_audience_its_recall_and_both_worlds() -> None:
    with pytest.raises(LeakError) as caught:
        check_two_worlds(with_rules(BIDS, bids.SpectatorSees()), "pure", PAIRS)

    said = str(caught.value)
    assert said.startswith("view: a spectator (pure recall) can tell two worlds apart\n")
    assert said.count('"bids":') == 2
