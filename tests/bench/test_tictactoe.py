"""The tic-tac-toe of the benchmarks: its complete rules, and its use of the whole kernel."""

from random import Random

import pytest

from bench.tictactoe import FIELDS, GAME, MARKS, Field, Mark, Options, State, field_set
from burghof.bots.fast_rng import FastRng
from burghof.kernel import (
    DISCARD,
    Decision,
    Message,
    Node,
    Player,
    PlayerName,
    Seat,
    Stale,
    Step,
    VerifiedMatch,
    audience_view,
    forbids,
    new_match,
    read_record,
    say,
    verify,
    write_record,
)

START = GAME.newest_rules.start(Options(), 2)


def board(crosses: list[int], noughts: list[int]) -> State:
    return State(field_set([Field(field) for field in crosses]), field_set([Field(field) for field in noughts]))


def positions() -> set[State]:
    """Return every reachable position."""
    seen: set[State] = set()
    fresh = {START}
    while fresh:
        seen |= fresh
        fresh = {
            GAME.newest_rules.apply(state, decision.seat, move, DISCARD)
            for state in fresh
            for decision in GAME.newest_rules.pending(state)
            for move in GAME.newest_rules.legal_moves(state, decision.seat)
        }
    return seen


POSITIONS = positions()


def test_there_are_5478_positions_and_958_of_them_end_the_game() -> None:
    finished = [state for state in POSITIONS if not GAME.newest_rules.pending(state)]

    assert (len(POSITIONS), len(finished)) == (5478, 958)


def test_crosses_win_626_boards_noughts_316_and_16_are_drawn() -> None:
    outcomes = [GAME.newest_rules.outcome(state) for state in POSITIONS]
    ranks = [outcome.ranks for outcome in outcomes if outcome is not None]

    assert [ranks.count(one) for one in ((1, 2), (2, 1), (1, 1))] == [626, 316, 16]


def test_legal_moves_are_those_that_no_clause_forbids() -> None:
    for state in POSITIONS:
        for decision in GAME.newest_rules.pending(state):
            allowed = [move for move in MARKS if GAME.newest_rules.why_not(state, decision.seat, move) is None]
            assert list(GAME.newest_rules.legal_moves(state, decision.seat)) == allowed


def test_whoever_sees_the_board_knows_the_state() -> None:
    dice = FastRng(Random(1))

    assert all(
        GAME.newest_rules.determinize(GAME.newest_rules.view(state, None, "pure"), dice) == state for state in POSITIONS
    )


def test_crosses_begin() -> None:
    assert GAME.newest_rules.pending(START) == (Decision(Seat(0), "mark", 0),)


def test_a_marked_field_is_refused() -> None:
    refusal = GAME.newest_rules.why_not(board([4], []), Seat(1), Mark(Field(4)))

    assert refusal == forbids("1.2", "field-is-taken", field=4)


def test_an_offer_tells_whether_it_wins() -> None:
    offers = GAME.newest_rules.offers(board([0, 1, 6], [4, 8, 7]), Seat(0), "pure")

    assert [(offer.move.field, offer.preview and offer.preview.wins) for offer in offers] == [
        (2, True),
        (3, True),
        (5, False),
    ]


@pytest.mark.parametrize(
    ("state", "now"),
    [
        (board([0], [4]), say("now-mark", seat=PlayerName(Seat(0)))),
        (board([0], []), say("now-mark", seat=PlayerName(Seat(1)))),
        (board([0, 1, 2], [3, 4]), say("now-over")),
    ],
)
def test_the_outline_says_what_is_to_do(state: State, now: Message) -> None:
    outline = GAME.newest_rules.outline(GAME.newest_rules.view(state, None, "pure"))

    assert outline.nodes[0] == Node("now", now)


def test_the_outline_has_a_node_for_each_field() -> None:
    outline = GAME.newest_rules.outline(GAME.newest_rules.view(board([0], [4]), Seat(0), "pure"))

    keys = [node.message.key for node in outline.nodes[1:]]
    assert len(keys) == len(FIELDS)
    assert (keys[0], keys[4], keys[8]) == ("field-cross", "field-nought", "field-free")


@pytest.mark.parametrize(("seat", "value"), [(Seat(0), 1), (Seat(1), -1)])
def test_a_line_is_good_for_its_owner_and_bad_for_the_other(seat: Seat, value: int) -> None:
    assert GAME.evaluate(board([0, 1, 2], [3, 4]), seat) == value


def test_chance_never_moves() -> None:
    with pytest.raises(AssertionError):
        GAME.newest_rules.draw(START, FastRng(Random(1)))


def test_a_match_is_recorded_and_verified() -> None:
    match = new_match(GAME, Options(), [Player("Ada"), Player("Ben")], "seed")
    match.open()
    steps = [match.play(Seat(turn % 2), Mark(Field(field)), turn) for turn, field in enumerate((0, 3, 1, 4, 2))]
    late = match.play(Seat(1), Mark(Field(5)), 5)
    record = match.record()

    assert all(isinstance(step, Step) for step in steps)
    assert late == Stale("over")
    assert read_record(GAME, write_record(record)) == record
    assert isinstance(verify(GAME, record), VerifiedMatch)
    assert audience_view(match, Seat(1)).outcome == GAME.newest_rules.outcome(match.state)
