"""The kit catches every leak that is planted in a fair game, and names the part that leaks."""

import pytest
from msgspec.structs import replace

from burghof.testkit import AnyTrial, Breach, Eyes, Leak
from burghof.testkit.eyes import EYES, AnyGame
from burghof.testkit.imagine import check_imagined_views, check_imagined_worlds
from burghof.testkit.legality import check_legality
from burghof.testkit.marks import check_marks
from burghof.testkit.play import check_play
from burghof.testkit.sealed import check_sealed
from burghof.testkit.tests import planted_bids as bids
from burghof.testkit.tests import planted_eyes as eyes
from burghof.testkit.tests import planted_memory as memory
from burghof.testkit.tests.pocket.memory.twin import TRIAL as MEMORY
from burghof.testkit.tests.pocket.sealed_bids.twin import TRIAL as BIDS
from burghof.testkit.two_worlds import check_two_worlds
from burghof.testkit.unseen import check_unseen_draws, check_unseen_moves
from burghof.testkit.walk import recalls

PAIRS = 300
POSITIONS = 30
GAMES = 2


def planted(trial: AnyTrial, rules: AnyGame) -> AnyTrial:
    """The same trial of other rules."""
    plugin = trial.plugin
    return replace(trial, plugin=replace(plugin, readings={plugin.card.rules_version: rules}))


def look_for_secrets(trial: AnyTrial, through: Eyes = EYES) -> None:
    """Everything in the kit that is about secrets, on a small sample."""
    for recall in recalls(trial):
        check_two_worlds(trial, recall, PAIRS, through)
    check_sealed(trial, POSITIONS, through)
    check_unseen_draws(trial, GAMES)
    check_unseen_moves(trial, POSITIONS)
    check_marks(trial, 2 * POSITIONS)
    check_imagined_views(trial, POSITIONS)
    check_imagined_worlds(trial, 5)


@pytest.mark.parametrize("trial", [BIDS, MEMORY], ids=["sealed bids", "memory"])
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
        (BIDS, bids.NobodyHasChosen(), "imagine"),
        (MEMORY, memory.TileShinesThrough(), "view"),
        (MEMORY, memory.AlwaysANotebook(), "view"),
        (MEMORY, memory.DealIsTold(), "events"),
        (MEMORY, memory.PeekIsTold(), "events"),
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
        pytest.param(BIDS, eyes.WHOLE_LOG_TAKEN_HOME, "log", id="private events in the log taken home"),
        pytest.param(MEMORY, eyes.UNFADED_LOG, "log", id="passing events in the log of pure recall"),
        pytest.param(BIDS, eyes.STANDING, "outcome", id="an outcome before the end"),
        pytest.param(BIDS, eyes.POSITION_AS_TOKEN, "decisions", id="positions as tokens"),
        pytest.param(BIDS, eyes.EASY_TAKE_BACK, "may_take_back", id="take-back of a sealed choice"),
        pytest.param(BIDS, eyes.KINDS, "awaited", id="kind and answer of a sealed decision"),
        pytest.param(MEMORY, eyes.EARLY_RECORD, "record", id="the record before the end"),
        pytest.param(BIDS, eyes.FRAMES_OF_ALL, "frames", id="frames of private events"),
        pytest.param(BIDS, eyes.FRAME_FOR_EVERY_STEP, "frames", id="an empty frame for a sealed choice"),
    ],
)
def test_a_leak_in_the_kernel_is_caught(trial: AnyTrial, through: Eyes, part: str) -> None:
    with pytest.raises(Breach) as caught:
        look_for_secrets(trial, through)

    assert caught.value.part == part


def test_a_view_that_tells_everything_is_caught_though_imagine_gives_it_back() -> None:
    trial = planted(BIDS, bids.ViewIsTheState())

    check_imagined_views(trial, POSITIONS)
    with pytest.raises(Leak) as caught:
        check_two_worlds(trial, "notebook", PAIRS)

    assert caught.value.part == "view"


def test_an_event_that_reveals_without_a_mark_is_caught() -> None:
    with pytest.raises(Breach) as caught:
        check_marks(planted(BIDS, bids.UnmarkedReveal()), 2 * POSITIONS)

    assert caught.value.part == "reveals"


def test_an_event_that_is_marked_but_reveals_nothing_is_caught() -> None:
    with pytest.raises(Breach) as caught:
        check_marks(planted(BIDS, bids.NeedlessMark()), 4 * POSITIONS)

    assert caught.value.part == "reveals"


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
    assert said.count('"choice":') == 2
