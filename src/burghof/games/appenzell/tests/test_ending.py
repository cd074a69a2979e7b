"""Chapter 9: the end."""

from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from burghof.games.appenzell.model.events import GoalReached, ThirdMouseLost, TurnEnded, TurnsRanOut
from burghof.games.appenzell.model.moves import End
from burghof.games.appenzell.model.options import Options
from burghof.games.appenzell.model.state import State
from burghof.games.appenzell.model.tile import CHEESES, Tile
from burghof.games.appenzell.tests.tables import (
    APPENZELLER,
    BRIE,
    GOUDA,
    ROQUEFORT,
    RULES,
    TRAP,
    play,
    slide,
    step,
    table,
)
from burghof.kernel import Outcome, Seat

THREE: tuple[Tile, ...] = CHEESES[:3]


def outcome(state: State) -> Outcome:
    """Return the outcome of a game that is over."""
    assert RULES.pending(state) == ()
    found = RULES.outcome(state)
    assert found is not None
    return found


def third_fall(victim: int, *cheeses: Sequence[Tile], active: int = 0) -> State:
    """Return a game that ends because the third mouse of this seat falls."""
    mice = ["A1", "G1", "G7", "A7"][: len(cheeses)]
    mice[victim] = "B1"
    outside = {seat: 1 if seat == victim else 3 for seat in range(len(cheeses))}
    before = table(*mice, outside=outside, cheeses=dict(enumerate(cheeses)), spare=TRAP, active=active)
    state, events = play(before, slide("north", "B1"))
    assert events[-1] == ThirdMouseLost(Seat(victim))
    return state


# The goal


@pytest.mark.rule("9.1")
@pytest.mark.parametrize("options", [Options(), Options(goal=5), Options(goal=6)])
def test_who_collects_enough_cheeses_wins_at_once(options: Options) -> None:
    before = table(
        "B1 C2",
        "G1",
        tiles={"B1": ROQUEFORT, "B2": ROQUEFORT},
        cheeses={0: CHEESES[: options.goal - 1], 1: THREE},
        options=options,
    )
    state, events = play(before, step("C2", "B2"))

    assert events[-1] == GoalReached(Seat(0))
    assert outcome(state).ranks == (1, 2)
    assert outcome(state).reason.key == "reason-goal"
    assert [score.total for score in outcome(state).scores] == [options.goal, 3]


@pytest.mark.rule("9.1")
def test_one_cheese_fewer_than_the_goal_is_not_enough() -> None:
    before = table("B1 C2", "G1", tiles={"B1": ROQUEFORT, "B2": ROQUEFORT}, cheeses={0: THREE[:2]})
    state, _ = play(before, step("C2", "B2"))

    assert RULES.pending(state)
    assert RULES.outcome(state) is None


@pytest.mark.rule("9.1", "7.5")
def test_somebody_may_win_in_the_turn_of_another() -> None:
    before = table("A1", "B2 C4", tiles={"B1": ROQUEFORT, "C4": ROQUEFORT}, cheeses={1: THREE})
    state, _ = play(before, slide("north", "B1"))

    assert outcome(state).winners == (1,)


@pytest.mark.rule("9.1")
def test_the_game_ends_before_roofs_are_put_back_even_by_the_last_point() -> None:
    before = table(
        "B1 C2", "G1", tiles={"B1": ROQUEFORT, "B2": ROQUEFORT}, cheeses={0: THREE}, uncovered="F6", points=1
    )
    state, events = play(before, step("C2", "B2"))

    assert events[-1] == GoalReached(Seat(0))
    assert state.open == before.open
    assert (state.active, state.turns) == (0, 0)


# The third mouse


@pytest.mark.rule("9.2")
def test_the_game_goes_on_after_a_second_fall() -> None:
    state, _ = play(table("A1", "B1", outside={1: 2}, spare=TRAP), slide("north", "B1"))

    assert state.fallen(Seat(1)) == 2
    assert RULES.pending(state)


@pytest.mark.rule("9.2", "9.3")
def test_with_two_players_the_other_wins_whatever_the_cheeses() -> None:
    state = third_fall(1, (), THREE)

    assert outcome(state).ranks == (1, 2)
    assert outcome(state).reason.key == "reason-third-mouse"


@pytest.mark.rule("9.3")
def test_of_the_others_most_cheeses_win() -> None:
    assert outcome(third_fall(0, THREE, THREE[:1], THREE[:2])).ranks == (3, 2, 1)


@pytest.mark.rule("9.3", "9.10")
def test_the_active_player_may_end_the_game_and_lose_it() -> None:
    assert outcome(third_fall(1, (), THREE, (GOUDA,))).winners == (2,)
    assert outcome(third_fall(0, THREE, (), ())).winners == (1,)


@pytest.mark.rule("9.4")
def test_in_a_tie_the_one_wins_whose_last_turn_is_longest_ago() -> None:
    state = third_fall(2, (GOUDA,), (GOUDA,), (), (GOUDA,), active=1)

    assert outcome(state).ranks == (2, 3, 4, 1)


@pytest.mark.rule("9.4")
def test_in_a_tie_the_active_seat_comes_last() -> None:
    assert outcome(third_fall(1, (), (), ())).ranks == (2, 3, 1)


# Several endings by the same action


TWO_GOALS = {"B1": BRIE, "B3": APPENZELLER, "D4": BRIE, "D6": APPENZELLER}


@pytest.mark.rule("9.5")
def test_several_reach_the_goal_by_one_action_and_the_longer_wait_wins() -> None:
    others = (GOUDA, ROQUEFORT, Tile.EDAM)
    before = table("G1", "B2 D4", "B4 D6", tiles=TWO_GOALS, cheeses={1: others, 2: others}, active=0)
    state, events = play(before, slide("north", "B1"))
    later, _ = play(replace(before, active=Seat(1)), slide("north", "B1"))

    assert events[-2:] == [GoalReached(Seat(1)), GoalReached(Seat(2))]
    assert outcome(state).ranks == (3, 1, 2)
    assert outcome(later).ranks == (3, 2, 1)


@pytest.mark.rule("9.5")
def test_several_reach_the_goal_by_one_action_and_most_cheeses_win() -> None:
    others = (GOUDA, ROQUEFORT, Tile.EDAM)
    tiles = {**TWO_GOALS, "B5": Tile.GORGONZOLA, "F6": Tile.GORGONZOLA}
    before = table("G1", "B2 D4", "B4 D6 B6 F6", tiles=tiles, cheeses={1: others, 2: others})
    state, _ = play(before, slide("north", "B1"))

    assert [len(own) for own in state.cheeses] == [0, 4, 5]
    assert outcome(state).ranks == (3, 2, 1)


@pytest.mark.rule("9.5")
def test_the_goal_beats_a_third_fall_by_the_same_action() -> None:
    tiles = {"B1": TRAP, "B3": BRIE, "D4": BRIE}
    before = table(
        "G1", "B4 D4", "B2", outside={2: 1}, tiles=tiles, cheeses={0: THREE, 1: (GOUDA, ROQUEFORT, APPENZELLER)}
    )
    state, events = play(before, slide("north", "B1"))

    assert events[-2:] == [ThirdMouseLost(Seat(2)), GoalReached(Seat(1))]
    assert outcome(state).ranks == (2, 1, 3)
    assert outcome(state).reason.key == "reason-goal"


@pytest.mark.rule("9.3")
def test_two_may_lose_the_third_mouse_together_and_neither_wins() -> None:
    before = table(
        "G1", "B2", "B4", outside={1: 1, 2: 1}, tiles={"B1": TRAP, "B3": TRAP}, cheeses={1: THREE, 2: THREE[:1]}
    )
    state, _ = play(before, slide("north", "B1"))

    assert outcome(state).ranks == (1, 2, 3)


@pytest.mark.rule("9.6")
def test_if_nobody_has_more_than_one_mouse_left_all_are_compared() -> None:
    before = table("B2", "B4", outside={0: 1, 1: 1}, tiles={"B1": TRAP, "B3": TRAP}, cheeses={0: THREE, 1: THREE[:1]})
    state, _ = play(before, slide("north", "B1"))
    tied, _ = play(replace(before, cheeses=((), ())), slide("north", "B1"))

    assert outcome(state).ranks == (1, 2)
    assert outcome(tied).ranks == (2, 1)


# The last round


@pytest.mark.rule("9.7", "9.3", "9.4")
def test_after_fifty_turns_of_each_most_cheeses_win_then_the_longer_wait() -> None:
    before = table("A1", "G1", "G7", turns=149, active=2, cheeses={0: (GOUDA,), 2: (GOUDA,)})
    state, events = play(before, End())

    assert events == [TurnEnded(Seat(2), ()), TurnsRanOut()]
    assert (state.active, state.points) == (2, 0)
    assert outcome(state).ranks == (1, 3, 2)
    assert outcome(state).reason.key == "reason-turns"


@pytest.mark.rule("9.7")
def test_one_turn_earlier_the_game_goes_on() -> None:
    state, _ = play(table("A1", "G1", "G7", turns=148, active=1), End())

    assert RULES.pending(state)


@pytest.mark.rule("9.8")
def test_scores_tell_cheeses_the_wait_and_who_is_beaten() -> None:
    scores = outcome(third_fall(2, (GOUDA,), (GOUDA,), (), active=1)).scores

    assert [score.total for score in scores] == [1, 1, 0]
    assert [[part.message.key for part in score.parts] for score in scores] == [
        ["score-cheeses"],
        ["score-cheeses"],
        ["score-cheeses", "score-beaten"],
    ]
    assert [[part.points for part in score.tiebreaks] for score in scores] == [[1], [0], [2]]
