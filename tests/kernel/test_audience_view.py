"""What the kernel gives to an audience: its sight, log, frames and export, without anything it may not know."""

import msgspec
import pytest
from hypothesis import given
from msgspec.structs import replace

from burghof.kernel import (
    AudienceView,
    Decision,
    Emitted,
    Event,
    Frame,
    GameExport,
    Match,
    Node,
    Outcome,
    Player,
    PublicDecision,
    Recall,
    Seat,
    Step,
    TakenBack,
    audience_view,
    export,
    frames,
    log_for,
    say,
)
from burghof.kernel.frames import changed_fields
from tests.kernel.well import WELL, Well
from tests.kernel.well_model import (
    Bid,
    BidsMade,
    BidsShown,
    Call,
    Called,
    DepthSeen,
    Dug,
    Fallen,
    Pass,
    Passed,
    Peek,
    Peeked,
    Roll,
    State,
    Take,
    Taken,
)
from tests.kernel.well_tables import (
    BOTH_SEATS,
    PLAYERS,
    SEED,
    WANDERINGS,
    WellMatch,
    WellStep,
    finished_table,
    opened_table,
    play,
    play_all,
)

A, B = Seat(0), Seat(1)
DEPTH = opened_table().state.depth or 0


def frames_of(match: WellMatch, step: WellStep, audience: Seat | None, recall: Recall = "pure") -> tuple[Frame, ...]:
    """Return the frames of a step at this table."""
    return frames(match.game, step, audience, recall)


def test_who_is_to_act_sees_the_question_and_its_offers() -> None:
    match = opened_table(Take(2))
    seen = audience_view(match, A)

    assert (seen.decisions, seen.awaited) == (match.pending, ())
    assert seen.offers == tuple(WELL.newest_rules.offers(match.state, A, "pure"))
    assert seen.view == WELL.newest_rules.view(match.state, A, "pure")
    assert seen.may_take_back


def test_the_outline_has_the_nodes_that_offers_start_with() -> None:
    seen = audience_view(opened_table(), A)
    rim = Node("rim", say("rim", coins=12))

    assert seen.outline.nodes[1] == Node("well", say("well"), (rim,))
    assert {pick for offer in seen.offers for pick in offer.picks} <= {"well", "rim"}


@pytest.mark.parametrize("audience", [B, None])
def test_others_see_whom_they_wait_for_and_no_offers(audience: Seat | None) -> None:
    seen = audience_view(opened_table(Take(1)), audience)

    assert (seen.decisions, seen.offers, seen.may_take_back) == ((), (), False)
    assert seen.awaited == (PublicDecision(A, "turn"),)


def test_a_sight_names_those_who_play_now() -> None:
    match = opened_table()
    match.change_seat(B, Player("Deep Blue", "strong"))

    assert audience_view(match, None).players == (PLAYERS[0], Player("Deep Blue", "strong"))


def test_a_sight_tells_the_outcome_when_the_game_is_over() -> None:
    match = finished_table()
    seen = audience_view(match, B)

    assert (seen.outcome, seen.decisions, seen.awaited, seen.offers) == (match.outcome, (), (), ())
    assert audience_view(opened_table(), B).outcome is None


def test_nobody_sees_whether_another_has_chosen_in_a_ballot() -> None:
    before, after = opened_table(Call()), opened_table(Call())
    play(after, A, Bid(2))

    assert [audience_view(after, seat) for seat in (B, None)] == [audience_view(before, seat) for seat in (B, None)]
    assert audience_view(after, A).decisions == (
        Decision(A, "bid", before.state.tokens[A], sealed=True, answered=True),
    )
    assert audience_view(after, B).awaited == (PublicDecision(A, None),)


@pytest.mark.parametrize(("recall", "highest"), [("pure", 0), ("notebook", 2)])
def test_offers_know_as_much_as_the_table_recalls(recall: Recall, highest: int) -> None:
    match = opened_table(Call(), Bid(1), Bid(2), Call(), recall=recall)

    assert [offer.message for offer in audience_view(match, A).offers] == [
        say("offer-bid", coins=coins, highest=highest) for coins in (1, 2)
    ]


class AlwaysWonWell(Well, frozen=True):
    """Rules that always name a winner."""

    def outcome(self, state: State) -> Outcome:
        return Outcome((1,) * len(state.purses), (), say("reason-dry"))


def test_no_outcome_leaves_while_somebody_is_to_act_whatever_the_rules_say() -> None:
    match = Match(replace(WELL, rules_by_version={2: AlwaysWonWell(6)}), opened_table().header, SEED)
    match.open()

    assert audience_view(match, A).outcome is None
    assert match.record().outcome is None


def test_the_log_tells_private_events_to_those_they_are_for() -> None:
    match = opened_table(Peek())

    assert log_for(match, A) == (Dug(), Peeked(A), DepthSeen((A,), DEPTH))
    assert log_for(match, B) == log_for(match, None) == (Dug(), Peeked(A))


@pytest.mark.parametrize(
    ("recall", "kept"), [("pure", BidsMade((B,))), ("notebook", BidsShown((B,), (1, 2)))], ids=["pure", "notebook"]
)
def test_a_passing_event_stays_in_the_log_as_the_table_recalls_it(recall: Recall, kept: Event) -> None:
    match = opened_table(Call(), Bid(1), Bid(2), recall=recall)

    assert log_for(match, A) == (Dug(), Called(A), kept)


def test_what_faded_comes_back_when_the_game_is_over() -> None:
    match = opened_table(Call(), Bid(1), Bid(2), coins=6)
    play_all(match, [Take(2), Pass(), Take(2)])

    assert match.is_over
    assert log_for(match, None)[:3] == (Dug(), Called(A), BidsShown((B,), (1, 2)))


def test_an_export_holds_what_its_audience_was_told_in_private() -> None:
    match = opened_table(Peek())

    assert export(match, A) == GameExport(match.header, (Dug(), Peeked(A), DepthSeen((A,), DEPTH)), None)
    assert export(match, None).log == (Dug(), Peeked(A))


def test_an_export_holds_the_record_only_when_the_game_is_over() -> None:
    running, over = opened_table(Peek()), finished_table()

    assert export(running, B) == GameExport(running.header, (Dug(), Peeked(A)), None)
    assert export(over, B) == GameExport(over.header, log_for(over, B), over.record())


def test_a_step_is_a_frame_for_each_event_with_what_it_changed() -> None:
    match = opened_table()
    step = play(match, A, Take(2))

    assert frames_of(match, step, B) == (
        Frame(Taken(A, 2), {"coins": 10, "purses": (2, 0), "tokens": (2, 0), "taken": 2}),
    )


def test_an_event_that_changes_nothing_in_a_view_is_a_frame_too() -> None:
    match = opened_table()
    step = play(match, A, Peek())

    assert frames_of(match, step, A) == (
        Frame(Peeked(A), {"peeked": (True, False), "tokens": (2, 0), "depth": DEPTH}),
        Frame(DepthSeen((A,), DEPTH), {}),
    )
    assert frames_of(match, step, None) == (Frame(Peeked(A), {"peeked": (True, False), "tokens": (2, 0)}),)


def test_what_changes_without_an_event_is_a_frame_of_its_own() -> None:
    match = opened_table(Call())
    step = play(match, A, Bid(1))

    assert frames_of(match, step, A) == (Frame(None, {"bid": 1}),)
    assert frames_of(match, step, B) == frames_of(match, step, None) == ()


def test_a_passing_event_is_told_whole_when_it_happens() -> None:
    match = opened_table(Call(), Bid(1))
    step = play(match, B, Bid(2))

    assert [frame.event for frame in frames_of(match, step, None)] == [BidsShown((B,), (1, 2))]


def test_a_frame_shows_the_table_right_after_its_event_and_nothing_that_comes_later() -> None:
    match = opened_table()
    before = match.state
    took, rested = replace(before, coins=10), replace(before, coins=10, turn=B)
    step: WellStep = Step(before, rested, (), (Emitted(Taken(A, 2), took), Emitted(Passed(A), rested)))

    assert frames_of(match, step, B) == (Frame(Taken(A, 2), {"coins": 10}), Frame(Passed(A), {"turn": B}))


def test_chance_is_framed_with_the_move_that_caused_it() -> None:
    match = opened_table()
    step = play(match, A, Roll())

    assert [type(frame.event) for frame in frames_of(match, step, B)] == [Fallen]


def test_a_take_back_is_a_frame_with_all_that_is_as_before() -> None:
    match = opened_table(Take(1))
    step = match.take_back(2, BOTH_SEATS)

    assert frames_of(match, step, B) == (
        Frame(TakenBack(BOTH_SEATS), {"coins": 12, "purses": (0, 0), "tokens": (1, 0), "taken": 0}),
    )


def test_two_views_differ_in_the_fields_that_changed() -> None:
    view = WELL.newest_rules.view(opened_table().state, A, "pure")

    assert changed_fields(view, replace(view, coins=3, taken=1)) == {"coins": 3, "taken": 1}
    assert changed_fields(view, view) == {}


@given(WANDERINGS)
def test_a_sight_survives_its_json(match: WellMatch) -> None:
    seen = audience_view(match, A)
    again = msgspec.json.decode(msgspec.json.encode(seen), type=dict[str, msgspec.Raw])

    assert list(again) == list(AudienceView.__struct_fields__)
