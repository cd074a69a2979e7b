"""The end of the game: RULES.md chapter 9."""

import pytest
from msgspec.structs import replace

from burghof.games.the_castle.bots.evaluation import evaluate
from burghof.games.the_castle.model.castle import CELL
from burghof.games.the_castle.model.counters import Treasure
from burghof.games.the_castle.model.moves import Leave, Stop
from burghof.games.the_castle.model.options import Options
from burghof.games.the_castle.model.positions import PrincessAt, princess_in, princess_with
from burghof.games.the_castle.model.state import State
from burghof.games.the_castle.plugin import GAME
from burghof.games.the_castle.tests.tables import (
    CLERIC,
    FIGHTER,
    OURS,
    RULES,
    WIZARD,
    A,
    B,
    C,
    advance_to_decision,
    play_all,
    table,
)
from burghof.kernel import Outcome

PRINCESS_IN_CELL = princess_in(CELL)


def outcome_of(
    *parties: object,
    out: tuple[bool, ...] = (True,),
    dead: int = 0,
    princess: PrincessAt = PRINCESS_IN_CELL,
    **more: object,
) -> Outcome:
    """Return the outcome of a finished game.

    `out` has, for each party, whether it left the castle; `dead` has the dead characters as bits.
    """
    outcome = RULES.outcome(finished_table(*parties, out=out, dead=dead, princess=princess, **more))
    assert outcome is not None
    return outcome


def finished_table(*parties: object, out: tuple[bool, ...], dead: int, princess: PrincessAt, **more: object) -> State:
    start = table(*parties, step="over", **more)  # type: ignore[arg-type]
    companies = tuple(
        replace(party_state, is_out=is_out) for party_state, is_out in zip(start.companies, out, strict=True)
    )
    return replace(start, companies=companies, dead=dead, princess=princess)


@pytest.mark.rule("9.3")
def test_gold_princess_captives_and_curse_are_counted() -> None:
    rooms = {"a1": Treasure.GOLD_500, "a2": Treasure.DWARF, "a3": Treasure.HEAVY_CURSE, "b1": Treasure.KEY_A}
    outcome = outcome_of((FIGHTER,), treasures=rooms, carried=dict.fromkeys(rooms, 0), princess=princess_with(OURS))

    assert [part.points for part in outcome.scores[0].parts] == [500, 1000, 200, -300]
    assert (outcome.scores[0].total, outcome.reason.key) == (1400, "reason-princess-saved")


@pytest.mark.rule("9.4")
def test_survivors_share_equally_and_fractions_are_lost() -> None:
    party = (FIGHTER, CLERIC, WIZARD, CLERIC)
    outcome = outcome_of(party, treasures={"a1": Treasure.GOLD_500}, carried={"a1": 0}, dead=2)

    assert [score.total for score in outcome.scores] == [166, 0, 166, 166]
    assert [part.points for part in outcome.scores[0].parts] == [500, 0, 0, 0, -334]
    assert outcome.scores[1].parts == ()
    assert outcome.ranks == (1, 4, 1, 1)
    assert outcome.reason.key == "reason-all-out"


@pytest.mark.rule("9.4")
def test_a_shared_debt_is_rounded_toward_zero() -> None:
    outcome = outcome_of((FIGHTER, CLERIC), treasures={"a1": Treasure.HEAVY_CURSE}, carried={"a1": 0})

    assert [score.total for score in outcome.scores] == [-150, -150]
    assert [part.points for part in outcome.scores[0].parts] == [0, 0, 0, -300, 150]


@pytest.mark.rule("9.5")
def test_most_points_win_and_nobody_if_nobody_came_out() -> None:
    richer = outcome_of((FIGHTER,), (CLERIC,), out=(True, True), treasures={"a1": Treasure.GOLD_100}, carried={"a1": 1})
    lost = outcome_of((FIGHTER,), (CLERIC,), out=(False, False), dead=3)

    assert (richer.ranks, lost.ranks, lost.reason.key) == ((2, 1), (2, 2), "reason-all-dead")


@pytest.mark.rule("9.8")
def test_players_who_came_out_rank_before_the_dead_whatever_the_points() -> None:
    curse, carried = {"a1": Treasure.HEAVY_CURSE}, {"a1": 0}
    indebted = outcome_of((FIGHTER,), (CLERIC,), out=(True, False), dead=2, treasures=curse, carried=carried)
    without_points = outcome_of((FIGHTER,), (CLERIC,), (WIZARD,), out=(True, False, False), dead=6)
    in_version_1 = outcome_of(
        (FIGHTER,), (CLERIC,), out=(True, False), dead=2, treasures=curse, carried=carried, rules_version=1
    )

    assert ([score.total for score in indebted.scores], indebted.ranks) == ([-300, 0], (1, 2))
    assert ([score.total for score in without_points.scores], without_points.ranks) == ([0, 0, 0], (1, 2, 2))
    assert in_version_1.ranks == (2, 1)


@pytest.mark.rule("9.8", "9.2")
def test_of_allies_the_dead_one_does_not_win_with_those_who_came_out() -> None:
    outcome = outcome_of((FIGHTER, CLERIC), (WIZARD,), out=(True, False), dead=2)

    assert outcome.ranks == (1, 2, 2)
    assert outcome.reason.key == "reason-rounds-over"


@pytest.mark.rule("9.7")
def test_without_a_limit_a_game_ends_after_thirty_rounds_without_anything_new() -> None:
    start = advance_to_decision(table((FIGHTER,), (CLERIC,), at=("c1", "g1"), options=Options(rounds=0)))
    nearly_over = play_all(start, *[(A, Stop()), (B, Stop())] * 29)
    over = play_all(nearly_over, (A, Stop()), (B, Stop()))
    outcome = RULES.outcome(over)

    assert (nearly_over.quiet, nearly_over.round, nearly_over.step) == (29, 30, "vote")
    assert play_all(replace(nearly_over, face_up=1), (A, Stop()), (B, Stop())).quiet == 0
    assert play_all(nearly_over, (A, Leave()), (B, Stop())).quiet == 0
    assert outcome is not None
    assert (outcome.reason.key, outcome.ranks) == ("reason-nothing-new", (2, 2))


@pytest.mark.rule("9.7")
def test_without_a_limit_every_round_is_followed_by_another() -> None:
    late = replace(advance_to_decision(table((FIGHTER,), options=Options(rounds=0))), round=500)

    assert play_all(late, (A, Stop())).round == 501


@pytest.mark.rule("9.7")
def test_with_a_limit_quiet_rounds_are_not_counted() -> None:
    assert play_all(advance_to_decision(table((FIGHTER,))), (A, Stop())).quiet == 0


@pytest.mark.rule("9.6")
@pytest.mark.parametrize(("princess", "rank"), [(princess_with(OURS), 1), (PRINCESS_IN_CELL, 2)])
def test_a_lone_player_needs_the_princess(princess: PrincessAt, rank: int) -> None:
    assert outcome_of((FIGHTER, WIZARD), seats=1, princess=princess).ranks == (rank,)


@pytest.mark.rule("9.1")
def test_there_is_no_outcome_while_a_character_is_in_play() -> None:
    assert RULES.outcome(table((FIGHTER,))) is None


def test_statistics_count_rounds_deaths_parties_and_monsters() -> None:
    assert GAME.statistics(table((FIGHTER,))) == {"rounds": 1, "dead": 0, "parties": 1, "monsters_met": 0}


def test_gold_health_and_a_way_out_raise_the_evaluation() -> None:
    rich = table((FIGHTER,), (CLERIC,), at=("c1", "g1"), treasures={"a1": Treasure.GOLD_500}, carried={"a1": 0})
    out = finished_table((FIGHTER,), (CLERIC,), out=(True, False), dead=2, princess=princess_with(OURS))

    assert evaluate(rich, A) > evaluate(rich, B)
    assert evaluate(out, A) > evaluate(out, B)
    assert evaluate(RULES.start(Options(), 3), C) == 0


@pytest.mark.rule("9.4")
def test_a_share_of_a_debt_loses_its_fraction() -> None:
    rooms = {"a1": Treasure.HEAVY_CURSE, "a2": Treasure.GOLD_200}
    three = (FIGHTER, CLERIC, WIZARD)

    assert [score.total for score in outcome_of(three, treasures=rooms, carried=dict.fromkeys(rooms, 0)).scores] == [
        -33
    ] * 3


@pytest.mark.rule("9.4", "9.6")
def test_a_lone_player_has_all_points_even_if_one_of_two_characters_is_dead() -> None:
    outcome = outcome_of((FIGHTER, WIZARD), seats=1, treasures={"a1": Treasure.GOLD_500}, carried={"a1": 0}, dead=2)

    assert (outcome.scores[0].total, outcome.ranks) == (500, (2,))


@pytest.mark.rule("9.2", "9.4")
def test_a_player_inside_at_the_end_has_nothing_and_the_princess_inside_is_not_saved() -> None:
    rooms = {"a1": Treasure.GOLD_500, "a2": Treasure.GOLD_100}
    parties = (FIGHTER,), (CLERIC,)
    outcome = outcome_of(
        *parties, out=(False, True), princess=princess_with(OURS), treasures=rooms, carried={"a1": 0, "a2": 1}
    )

    assert ([score.total for score in outcome.scores], outcome.ranks) == ([0, 100], (2, 1))
    assert outcome.reason.key == "reason-rounds-over"
