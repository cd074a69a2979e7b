"""Conformance: every test that a game gets catches what it is for, and samples as much as the effort says."""

import pytest
from msgspec import Struct
from msgspec.structs import replace

from burghof.kernel import AnyMatch, Audience, Recall, Rng, audience_view
from burghof.testkit import AnyTrial, ContractError, KernelOutputs, conformance
from burghof.testkit.conformance import CountedConformance
from burghof.testkit.effort import current_effort
from burghof.testkit.outputs import AnySight
from burghof.testkit.tests import planted_bids as bids
from burghof.testkit.tests import planted_codec as codec
from burghof.testkit.tests import planted_determinization as planted
from burghof.testkit.tests import planted_faults as faults
from burghof.testkit.tests import planted_memory as memory
from burghof.testkit.tests.planting import with_options, with_reasons, with_rules, with_unknown_theme
from burghof.testkit.tests.pocket.cellar.twin import TRIAL as CELLAR
from burghof.testkit.tests.pocket.memory.twin import TRIAL as MEMORY
from burghof.testkit.tests.pocket.sealed_bids.twin import TRIAL as BIDS
from burghof.testkit.two_worlds import check_two_worlds

CAUGHT_BY: dict[str, tuple[AnyTrial, str]] = {
    "test_the_card_in_the_folder_is_the_one_of_the_plugin": (with_options(BIDS), "card"),
    "test_the_options_on_the_card_are_those_of_the_code": (with_options(BIDS), "options"),
    "test_every_number_of_seats_starts": (with_rules(BIDS, faults.NobodyStarts()), "pending"),
    "test_random_games_end_and_keep_the_laws": (with_rules(BIDS, faults.NeverEnds()), "end"),
    "test_there_is_one_legality": (with_rules(BIDS, faults.UnknownClause()), "clause"),
    "test_every_lesson_can_be_played": (with_rules(BIDS, faults.NobodyStarts()), "lessons"),
    "test_every_puzzle_has_one_answer": (with_unknown_theme(BIDS), "puzzles"),
    "test_everything_survives_json": (with_rules(BIDS, codec.StateOfLists()), "state"),
    "test_a_record_gives_the_same_game_in_another_process": (with_rules(BIDS, faults.MovesBackwards()), "process"),
    "test_take_back_equals_its_definition": (with_rules(BIDS, faults.IgnoresDiscardedRaise()), "take-back"),
    "test_events_are_marked_exactly_if_they_reveal": (with_rules(BIDS, bids.UnmarkedReveal()), "reveals"),
    "test_nobody_can_tell_two_worlds_apart": (with_rules(MEMORY, memory.AlwaysANotebook()), "view"),
    "test_what_chance_hides_is_told_to_nobody": (with_rules(MEMORY, memory.DealLeaks()), "events"),
    "test_what_a_seat_hides_is_told_to_nobody": (with_rules(BIDS, bids.BidIsAnnounced()), "events"),
    "test_sealed_answers_are_invisible": (with_rules(BIDS, bids.PendingSeatsLeak()), "sealed"),
    "test_bots_know_what_their_seat_knows": (with_rules(MEMORY, memory.CoveredTileVisible()), "bots"),
    "test_a_hint_gives_a_reason_that_tells_its_move_from_others": (with_reasons(BIDS), "hints"),
    "test_an_imagined_world_looks_like_the_true_one": (with_rules(BIDS, planted.OwnChoiceIsForgotten()), "imagine"),
    "test_imagined_worlds_are_as_likely_as_chance_has_them": (with_rules(BIDS, planted.NobodyHasChosen()), "imagine"),
}


@pytest.mark.parametrize("test", [name for name in dir(CountedConformance) if name.startswith("test_")])
def test_each_test_of_a_game_can_fail(test: str) -> None:
    trial, part = CAUGHT_BY[test]

    with pytest.raises(ContractError) as caught:
        getattr(conformance(trial)(), test)()

    assert caught.value.part == part


@pytest.mark.parametrize("trial", [BIDS, CELLAR, MEMORY], ids=lambda trial: trial.plugin.card.id)
@pytest.mark.parametrize("recall", ["pure", "notebook"])
def test_as_many_different_pairs_of_worlds_are_compared_as_are_asked_for(trial: AnyTrial, recall: Recall) -> None:
    twins: list[Struct] = []
    looked_at: set[int] = set()

    def noted(state: Struct, seat: Audience, recall: Recall, rng: Rng) -> Struct:
        twin: Struct = trial.twin(state, seat, recall, rng)
        twins.extend([twin] if twin != state else [])
        return twin

    def looking(match: AnyMatch, audience: Audience) -> AnySight:
        looked_at.add(id(match.state))
        return audience_view(match, audience)

    check_two_worlds(replace(trial, twin=noted), recall, 200, KernelOutputs(sight=looking))

    assert len([twin for twin in twins if id(twin) in looked_at]) >= 200


@pytest.mark.parametrize(("asked", "pairs"), [("", 200), ("full", 2_000), ("soak", 20_000)])
def test_a_run_compares_as_many_pairs_as_its_tier_asks_for(
    asked: str, pairs: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BURGHOF_EFFORT", asked)

    assert current_effort().pairs == pairs
