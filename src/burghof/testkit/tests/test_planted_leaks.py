"""The kit catches every leak that is planted in a fair game, and names the part that leaks."""

import pytest

from burghof.testkit import AnyTrial, Breach, Eyes, Leak
from burghof.testkit.eyes import EYES, AnyGame
from burghof.testkit.imagine import check_imagined_views, check_imagined_worlds
from burghof.testkit.legality import check_legality
from burghof.testkit.marks import check_marks
from burghof.testkit.play import check_play
from burghof.testkit.sealed import check_sealed
from burghof.testkit.tests import planted_bids as bids
from burghof.testkit.tests import planted_cellar as cellar
from burghof.testkit.tests import planted_eyes as eyes
from burghof.testkit.tests import planted_memory as memory
from burghof.testkit.tests.planting import planted
from burghof.testkit.tests.pocket.cellar.twin import TRIAL as CELLAR
from burghof.testkit.tests.pocket.memory.twin import TRIAL as MEMORY
from burghof.testkit.tests.pocket.sealed_bids.twin import TRIAL as BIDS
from burghof.testkit.two_worlds import check_two_worlds
from burghof.testkit.unseen import check_unseen_draws, check_unseen_moves
from burghof.testkit.walk import recalls

PAIRS = 300
POSITIONS = 30
GAMES = 2


def look_for_secrets(trial: AnyTrial, through: Eyes = EYES) -> None:
    """Run every check that is about secrets, on a small sample."""
    for recall in recalls(trial):
        check_two_worlds(trial, recall, PAIRS, through)
    check_sealed(trial, POSITIONS, through)
    check_unseen_draws(trial, GAMES)
    check_unseen_moves(trial, POSITIONS)
    check_marks(trial, 2 * POSITIONS)
    check_imagined_views(trial, POSITIONS)
    check_imagined_worlds(trial, 5)


@pytest.mark.parametrize("trial", [BIDS, CELLAR, MEMORY], ids=lambda trial: trial.plugin.card.id)
def test_a_fair_game_has_no_leak(trial: AnyTrial) -> None:
    look_for_secrets(trial)


@pytest.mark.parametrize(
    ("trial", "rules", "part"),
    [
        (BIDS, bids.ViewOrderTells(), "view"),
        (BIDS, bids.SpectatorSees(), "view"),
        (BIDS, bids.LegalMovesTell(), "legal moves"),
        (BIDS, bids.OffersComeInOrder(), "offers"),
        (BIDS, bids.PreviewTells(), "offers"),
        (BIDS, bids.RefusalDataTell(), "refusal"),
        (BIDS, bids.RefusalClauseTells(), "refusal"),
        (BIDS, bids.AwaitedTell(), "awaited"),
        (BIDS, bids.OpenDecisions(), "awaited"),
        (BIDS, bids.TokensTell(), "decisions"),
        (BIDS, bids.TokensCountChoices(), "token"),
        (BIDS, bids.BidIsAnnounced(), "frames"),
        (BIDS, bids.EventTellsOfOthers(), "frames"),
        (BIDS, bids.UnmarkedReveal(), "frames"),
        (CELLAR, cellar.OnlyTheHolderIsAsked(), "awaited"),
        (CELLAR, cellar.EchoTellsTheDepth(), "frames"),
        (CELLAR, cellar.LanternIsUnmarked(), "reveals"),
        (MEMORY, memory.TileShinesThrough(), "view"),
        (MEMORY, memory.AlwaysANotebook(), "view"),
        (MEMORY, memory.OffersRemember(), "offers"),
        (MEMORY, memory.DealIsTold(), "events"),
        (MEMORY, memory.PeekIsTold(), "frames"),
        (MEMORY, memory.FactDoesNotFade(), "faded"),
    ],
    ids=lambda value: type(value).__name__,
)
def test_a_leak_in_the_rules_is_caught(trial: AnyTrial, rules: AnyGame, part: str) -> None:
    with pytest.raises(Breach) as caught:
        look_for_secrets(planted(trial, rules))

    assert caught.value.part == part


@pytest.mark.parametrize(
    ("trial", "through", "part"),
    [
        pytest.param(BIDS, eyes.WHOLE_LOG, "log", id="private events in the log"),
        pytest.param(BIDS, eyes.WHOLE_LOG_TAKEN_HOME, "log", id="private events in the exported log"),
        pytest.param(CELLAR, eyes.DEAL_IN_LOG, "log", id="old private events in the log"),
        pytest.param(MEMORY, eyes.PEEKS_IN_LOG, "log", id="what others saw in the log, as public events"),
        pytest.param(MEMORY, eyes.UNFADED_LOG, "log", id="passing events in the log of pure recall"),
        pytest.param(BIDS, eyes.STANDING, "outcome", id="an outcome before the end"),
        pytest.param(BIDS, eyes.POSITION_AS_TOKEN, "decisions", id="positions as tokens"),
        pytest.param(BIDS, eyes.EASY_TAKE_BACK, "may_take_back", id="take-back of a sealed choice"),
        pytest.param(BIDS, eyes.KINDS, "awaited", id="kind and answer of a sealed decision"),
        pytest.param(MEMORY, eyes.EARLY_RECORD, "record", id="the record before the end"),
        pytest.param(BIDS, eyes.FRAMES_OF_ALL, "frames", id="frames of private events"),
        pytest.param(MEMORY, eyes.FRAMES_OF_FIRST, "frames", id="frames of another seat"),
        pytest.param(MEMORY, eyes.OUTLINE_OF_FIRST, "outline", id="the outline of another seat"),
        pytest.param(BIDS, eyes.FRAME_FOR_EVERY_STEP, "frames", id="an empty frame for a sealed choice"),
    ],
)
def test_a_leak_in_the_kernel_is_caught(trial: AnyTrial, through: Eyes, part: str) -> None:
    with pytest.raises(Breach) as caught:
        look_for_secrets(trial, through)

    assert caught.value.part == part


@pytest.mark.parametrize(
    ("trial", "through", "said"),
    [
        (BIDS, eyes.FRAMES_OF_ALL, "frames: . is shown an event that is not for it"),
        (BIDS, eyes.WHOLE_LOG, "log: .* receives an event that is not for it"),
    ],
    ids=["frames", "log"],
)
def test_a_private_event_that_is_the_same_in_both_worlds_is_caught(trial: AnyTrial, through: Eyes, said: str) -> None:
    with pytest.raises(Breach, match=f"^{said}"):
        check_two_worlds(trial, "notebook", PAIRS, through)


def test_a_view_that_tells_everything_is_caught_though_imagine_gives_it_back() -> None:
    trial = planted(BIDS, bids.ViewIsTheState())

    check_imagined_views(trial, POSITIONS)
    with pytest.raises(Leak) as caught:
        check_two_worlds(trial, "notebook", PAIRS)

    assert caught.value.part == "view"


def test_a_seat_may_give_a_sealed_answer_in_parts() -> None:
    in_parts = planted(BIDS, bids.AnswersInParts())

    check_sealed(in_parts, 4 * POSITIONS)
    check_play(in_parts, GAMES)


def test_it_may_be_told_who_has_chosen() -> None:
    check_sealed(planted(BIDS, bids.AnswersAreTold()), 4 * POSITIONS)


@pytest.mark.parametrize(
    ("rules", "part"),
    [
        (bids.PartsAreTold(), "awaited"),
        (bids.ToldLoudly(), "frames"),
        (bids.AwaitedTell(), "sealed"),
        (bids.AnsweredAreOpen(), "sealed"),
        (bids.AnswersNotNoted(), "sealed"),
        (bids.OwnTokenCountsChoices(), "token"),
        (bids.BidIsAnnounced(), "frames"),
        (bids.OffersComeInOrder(), "offers"),
    ],
    ids=lambda value: type(value).__name__,
)
def test_an_answer_that_is_not_sealed_is_caught(rules: AnyGame, part: str) -> None:
    with pytest.raises(Breach) as caught:
        check_sealed(planted(BIDS, rules), POSITIONS)

    assert caught.value.part == part


@pytest.mark.parametrize(
    ("trial", "rules", "said"),
    [
        (BIDS, bids.UnmarkedReveal(), "but this is not marked: .BidsTurnedQuietly"),
        (CELLAR, cellar.LanternIsUnmarked(), "but this is not marked: .LanternShowedQuietly"),
        (MEMORY, memory.SilentPeek(), "but nothing is marked"),
        (BIDS, bids.NeedlessMark(), "SealedLoudly is marked, but in .* cases nobody learned anything"),
    ],
    ids=lambda value: type(value).__name__,
)
def test_a_mark_that_is_missing_or_needless_is_caught(trial: AnyTrial, rules: AnyGame, said: str) -> None:
    with pytest.raises(Breach, match=f"^reveals: .*{said}"):
        check_marks(planted(trial, rules), 4 * POSITIONS)


def test_an_outcome_before_the_end_is_caught() -> None:
    with pytest.raises(Breach) as caught:
        check_play(planted(BIDS, bids.OutcomeTooEarly()), GAMES)

    assert caught.value.part == "outcome"


def test_legal_moves_that_are_not_those_of_why_not_are_caught() -> None:
    with pytest.raises(Breach) as caught:
        check_legality(planted(BIDS, bids.LegalMovesTell()), POSITIONS)

    assert caught.value.part == "legal moves"


def test_a_leak_is_told_with_its_audience_its_recall_and_both_worlds() -> None:
    with pytest.raises(Leak) as caught:
        check_two_worlds(planted(BIDS, bids.SpectatorSees()), "pure", PAIRS)

    said = str(caught.value)
    assert said.startswith("view: a spectator (pure recall) can tell two worlds apart\n")
    assert said.count('"bids":') == 2
