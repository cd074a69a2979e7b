"""What the kernel gives to an audience: its sight, log, frames and export, without anything it may not know."""

import msgspec
import pytest
from hypothesis import given
from msgspec.structs import replace

from burghof.kernel import (
    Awaited,
    Decision,
    Event,
    Export,
    Frame,
    Match,
    Node,
    Outcome,
    Player,
    Recall,
    Seat,
    Sight,
    Step,
    TakenBack,
    Told,
    export,
    frames,
    log_for,
    say,
    sight,
)
from burghof.kernel.frames import changes
from tests.kernel.table import ALL, PLAYERS, SEED, WANDERINGS, WellMatch, WellStep, finished, go, play, table
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

A, B = Seat(0), Seat(1)
DEPTH = table().state.depth or 0


def framed(match: WellMatch, step: WellStep, audience: Seat | None, recall: Recall = "pure") -> tuple[Frame, ...]:
    """Return the frames of a step at this table."""
    return frames(match.game, step, audience, recall)


def test_who_is_to_act_sees_the_question_and_its_offers() -> None:
    match = table(Take(2))
    seen = sight(match, A)

    assert (seen.decisions, seen.awaited) == (match.pending, ())
    assert seen.offers == tuple(WELL.game.offers(match.state, A, "pure"))
    assert seen.view == WELL.game.view(match.state, A, "pure")
    assert seen.may_take_back


def test_the_outline_knows_the_offers_that_start_with_its_nodes() -> None:
    seen = sight(table(), A)
    rim = Node("rim", say("rim", coins=12), (), (0, 1))

    assert seen.outline.nodes[1] == Node("well", say("well"), (rim,))


@pytest.mark.parametrize("audience", [B, None])
def test_others_see_whom_they_wait_for_and_no_offers(audience: Seat | None) -> None:
    seen = sight(table(Take(1)), audience)

    assert (seen.decisions, seen.offers, seen.may_take_back) == ((), (), False)
    assert seen.awaited == (Awaited(A, "turn"),)


def test_a_sight_names_those_who_play_now() -> None:
    match = table()
    match.change_seat(B, Player("Deep Blue", "strong"))

    assert sight(match, None).players == (PLAYERS[0], Player("Deep Blue", "strong"))


def test_a_sight_tells_the_outcome_when_the_game_is_over() -> None:
    match = finished()
    seen = sight(match, B)

    assert (seen.outcome, seen.decisions, seen.awaited, seen.offers) == (match.outcome, (), (), ())
    assert sight(table(), B).outcome is None


def test_nobody_sees_whether_another_has_chosen_in_a_ballot() -> None:
    before, after = table(Call()), table(Call())
    play(after, A, Bid(2))

    assert [sight(after, seat) for seat in (B, None)] == [sight(before, seat) for seat in (B, None)]
    assert sight(after, A).decisions == (Decision(A, "bid", before.state.tokens[A], sealed=True, answered=True),)
    assert sight(after, B).awaited == (Awaited(A, None),)


@pytest.mark.parametrize(("recall", "highest"), [("pure", 0), ("notebook", 2)])
def test_offers_know_as_much_as_the_table_recalls(recall: Recall, highest: int) -> None:
    match = table(Call(), Bid(1), Bid(2), Call(), recall=recall)

    assert [offer.message for offer in sight(match, A).offers] == [
        say("offer-bid", coins=coins, highest=highest) for coins in (1, 2)
    ]


class Boastful(Well, frozen=True):
    """Rules that always name a winner."""

    def outcome(self, state: State) -> Outcome:
        return Outcome((1,) * len(state.purses), (), say("reason-dry"))


def test_no_outcome_leaves_while_somebody_is_to_act_whatever_the_rules_say() -> None:
    match = Match(replace(WELL, readings={2: Boastful(6)}), table().header, SEED)
    match.open()

    assert sight(match, A).outcome is None
    assert match.record().outcome is None


def test_the_log_tells_private_events_to_those_they_are_for() -> None:
    match = table(Peek())

    assert log_for(match, A) == (Dug(), Peeked(A), DepthSeen((A,), DEPTH))
    assert log_for(match, B) == log_for(match, None) == (Dug(), Peeked(A))


@pytest.mark.parametrize(
    ("recall", "kept"), [("pure", BidsMade((B,))), ("notebook", BidsShown((B,), (1, 2)))], ids=["pure", "notebook"]
)
def test_a_passing_event_stays_in_the_log_as_the_table_recalls_it(recall: Recall, kept: Event) -> None:
    match = table(Call(), Bid(1), Bid(2), recall=recall)

    assert log_for(match, A) == (Dug(), Called(A), kept)


def test_what_faded_comes_back_when_the_game_is_over() -> None:
    match = table(Call(), Bid(1), Bid(2), coins=6)
    go(match, [Take(2), Pass(), Take(2)])

    assert match.is_over
    assert log_for(match, None)[:3] == (Dug(), Called(A), BidsShown((B,), (1, 2)))


def test_an_export_holds_what_its_audience_was_told_in_private() -> None:
    match = table(Peek())

    assert export(match, A) == Export(match.header, (Dug(), Peeked(A), DepthSeen((A,), DEPTH)), None)
    assert export(match, None).log == (Dug(), Peeked(A))


def test_an_export_holds_the_record_only_when_the_game_is_over() -> None:
    running, over = table(Peek()), finished()

    assert export(running, B) == Export(running.header, (Dug(), Peeked(A)), None)
    assert export(over, B) == Export(over.header, log_for(over, B), over.record())


def test_a_step_is_a_frame_for_each_event_with_what_it_changed() -> None:
    match = table()
    step = play(match, A, Take(2))

    assert framed(match, step, B) == (
        Frame(Taken(A, 2), {"coins": 10, "purses": (2, 0), "tokens": (2, 0), "taken": 2}),
    )


def test_an_event_that_changes_nothing_in_a_view_is_a_frame_too() -> None:
    match = table()
    step = play(match, A, Peek())

    assert framed(match, step, A) == (
        Frame(Peeked(A), {"peeked": (True, False), "tokens": (2, 0), "depth": DEPTH}),
        Frame(DepthSeen((A,), DEPTH), {}),
    )
    assert framed(match, step, None) == (Frame(Peeked(A), {"peeked": (True, False), "tokens": (2, 0)}),)


def test_what_changes_without_an_event_is_a_frame_of_its_own() -> None:
    match = table(Call())
    step = play(match, A, Bid(1))

    assert framed(match, step, A) == (Frame(None, {"bid": 1}),)
    assert framed(match, step, B) == framed(match, step, None) == ()


def test_a_passing_event_is_told_whole_when_it_happens() -> None:
    match = table(Call(), Bid(1))
    step = play(match, B, Bid(2))

    assert [frame.event for frame in framed(match, step, None)] == [BidsShown((B,), (1, 2))]


def test_a_frame_shows_the_table_right_after_its_event_and_nothing_that_comes_later() -> None:
    match = table()
    before = match.state
    took, rested = replace(before, coins=10), replace(before, coins=10, turn=B)
    step: WellStep = Step(before, rested, (), (Told(Taken(A, 2), took), Told(Passed(A), rested)))

    assert framed(match, step, B) == (Frame(Taken(A, 2), {"coins": 10}), Frame(Passed(A), {"turn": B}))


def test_chance_is_framed_with_the_move_that_caused_it() -> None:
    match = table()
    step = play(match, A, Roll())

    assert [type(frame.event) for frame in framed(match, step, B)] == [Fallen]


def test_a_take_back_is_a_frame_with_all_that_is_as_before() -> None:
    match = table(Take(1))
    step = match.take_back(2, ALL)

    assert framed(match, step, B) == (
        Frame(TakenBack(ALL), {"coins": 12, "purses": (0, 0), "tokens": (1, 0), "taken": 0}),
    )


def test_two_views_differ_in_the_fields_that_changed() -> None:
    view = WELL.game.view(table().state, A, "pure")

    assert changes(view, replace(view, coins=3, taken=1)) == {"coins": 3, "taken": 1}
    assert changes(view, view) == {}


@given(WANDERINGS)
def test_a_sight_survives_its_json(match: WellMatch) -> None:
    seen = sight(match, A)
    again = msgspec.json.decode(msgspec.json.encode(seen), type=dict[str, msgspec.Raw])

    assert list(again) == list(Sight.__struct_fields__)
