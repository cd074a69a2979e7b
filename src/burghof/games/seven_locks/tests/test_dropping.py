"""Chapter 3: pearls."""

import re
from collections import Counter
from pathlib import Path

import pytest
from msgspec.structs import replace

from burghof.games.seven_locks.data import CASTLE
from burghof.games.seven_locks.model.castle import ECHO_WEIGHTS, TOWERS, Depth, Echo, Tower, echo_weight
from burghof.games.seven_locks.model.events import BinEmptied, Dropped, LocksEvent, PearlDropped, Rolled
from burghof.games.seven_locks.model.moves import Resound
from burghof.games.seven_locks.model.options import Noise, Options
from burghof.games.seven_locks.model.state import Attempt, Sound, State
from burghof.games.seven_locks.tests.tables import (
    RULES,
    A,
    B,
    clause_against,
    drop,
    legal_moves,
    next_decision,
    pearls_in,
    play,
    resound,
    roll,
    table,
    table_to_drop,
    take,
    walk,
)
from burghof.kernel import CHANCE, ChanceStream, Language, read_rulebook

FOLDER = Path(__file__).parents[1]
AT_ONCE = Options(bin="at-once")
LAST_TWO = [1, 2, 3, 4, 5]


@pytest.mark.rule("3.1")
def test_a_pearl_goes_from_the_bin_into_the_tower() -> None:
    state, events = play(table_to_drop(table(), pearls=2), drop(4), resound(9))

    assert pearls_in(state) == [2, 2, 2, 3, 2, 2, 2]
    assert (state.bin, state.due) == (65, 1)
    assert events == [Dropped(A, Tower(3), Echo(9))]


@pytest.mark.rule("3.1")
def test_no_pearl_goes_into_an_opened_tower() -> None:
    state = table_to_drop(table(opened=[2]), pearls=1)

    assert clause_against(state, drop(2)) == "3.1"
    assert legal_moves(state) == [drop(number) for number in (1, 3, 4, 5, 6, 7)]


@pytest.mark.rule("3.2")
def test_each_pearl_goes_into_another_tower() -> None:
    state, _ = play(table_to_drop(table(), pearls=3), drop(4), resound(9))

    assert clause_against(state, drop(4)) == "3.2"
    assert legal_moves(state) == [drop(number) for number in (1, 2, 3, 5, 6, 7)]


@pytest.mark.rule("3.2")
def test_in_the_next_turn_any_tower_may_be_chosen_again() -> None:
    before, _ = play(table_to_drop(table(), pearls=2), drop(4), resound(9))

    after, _ = play(table(), roll(1, 2))

    assert before.sounds == (Sound(Tower(3), Echo(9)),)
    assert after.sounds == ()
    assert len(legal_moves(after)) == 7


@pytest.mark.rule("3.2")
def test_as_many_pearls_as_towers_go_one_into_each() -> None:
    state, _ = play(table_to_drop(table(opened=[1, 2, 3, 4]), pearls=3), drop(5), resound(5))

    assert clause_against(state, drop(5)) == "3.2"
    assert legal_moves(state) == [drop(6), drop(7)]


@pytest.mark.rule("3.2", "3.7")
def test_a_roll_makes_the_pearls_of_the_turn_before_a_matter_of_memory() -> None:
    turn = (roll(1, 2), drop(4), resound(9), walk(3), take(5))
    state, _ = play(table(coats={B: 0}), *turn, roll(1, 3))

    assert state.sounds == ()
    assert clause_against(state, drop(4)) is None


@pytest.mark.rule("3.3")
def test_with_two_towers_three_pearls_fall_in_any_order_that_leaves_none_out() -> None:
    assert sorted(drop_orders(table_to_drop(table(opened=LAST_TWO), pearls=3))) == [
        [6, 6, 7],
        [6, 7, 6],
        [6, 7, 7],
        [7, 6, 6],
        [7, 6, 7],
        [7, 7, 6],
    ]


def drop_orders(state: State) -> list[list[int]]:
    """Return every order in which the due pearls may fall."""
    if state.phase == "echo":
        assert state.falling is not None
        return [[state.falling + 1, *rest] for rest in drop_orders(play(state, resound(5))[0])]
    if state.phase == "drop":
        return [order for move in legal_moves(state) for order in drop_orders(play(state, move)[0])]
    return [[]]


@pytest.mark.rule("3.3")
def test_the_other_tower_gets_the_third_pearl_at_once_if_it_has_none() -> None:
    state, _ = play(table_to_drop(table(opened=LAST_TWO), pearls=3), drop(6), resound(7), drop(6), resound(8))

    assert next_decision(state) == (CHANCE, "echo/7")
    assert pearls_in(play(state, resound(2))[0])[5:] == [4, 3]


@pytest.mark.rule("3.3")
def test_a_tower_that_has_two_of_them_gets_no_third() -> None:
    sounds = (Sound(Tower(5), Echo(7)), Sound(Tower(5), Echo(8)))
    state = replace(table_to_drop(table(opened=LAST_TWO), pearls=1), sounds=sounds)

    assert clause_against(state, drop(6)) == "3.3"
    assert clause_against(state, drop(7)) is None


@pytest.mark.rule("3.3")
def test_with_two_towers_two_pearls_go_one_into_each() -> None:
    state, _ = play(table_to_drop(table(opened=LAST_TWO), pearls=2), drop(7), resound(2))

    assert next_decision(state) == (CHANCE, "echo/6")


@pytest.mark.rule("3.4")
@pytest.mark.parametrize("noise", ["sharp", "normal", "muffled"])
def test_an_echo_is_the_depth_and_an_error_as_likely_as_its_weight(noise: Noise) -> None:
    falling, _ = play(table_to_drop(table(options=Options(echo=noise)), pearls=1), drop(5))
    heard = Counter(_draw_echo(falling, n) - 5 for n in range(4_000))
    total = sum(ECHO_WEIGHTS[noise])

    assert set(heard) <= {error for error in range(-6, 7) if ECHO_WEIGHTS[noise][error + 6]}
    assert all(abs(heard[error] - 4_000 * ECHO_WEIGHTS[noise][error + 6] / total) < 150 for error in range(-6, 7))


def _draw_echo(state: State, n: int) -> Echo:
    """Return the echo of the n-th pearl of this tower."""
    move = RULES.draw(state, ChanceStream(b"key", "seven-locks", "echo/5", n))
    assert isinstance(move, Resound)
    return move.echo


@pytest.mark.rule("3.4")
def test_no_echo_is_further_from_the_depth_than_six() -> None:
    falling, _ = play(table_to_drop(table(), pearls=1), drop(5))

    assert [clause_against(falling, resound(echo)) for echo in (-2, -1, 11, 12)] == ["3.4", None, None, "3.4"]
    assert echo_weight("normal", Depth(1), Echo(14)) == 0


@pytest.mark.rule("3.4", "3.5")
def test_an_error_without_weight_never_comes() -> None:
    falling, _ = play(table_to_drop(table(options=Options(echo="sharp")), pearls=1), drop(5))

    assert [clause_against(falling, resound(echo)) for echo in (1, 2, 8, 9)] == ["3.4", None, None, "3.4"]


@pytest.mark.rule("3.10")
@pytest.mark.parametrize("language", ["en", "de", "fr", "it"])
def test_the_rules_name_the_weights_of_the_errors_as_they_are_drawn(language: Language) -> None:
    clause = read_rulebook(FOLDER, language).clause("3.10")
    assert clause is not None
    emitted = re.findall(r"(?:\d+, ){6}\d+", clause.text)
    weights = (CASTLE.echoes.sharp, CASTLE.echoes.normal, CASTLE.echoes.muffled)

    assert [[int(weight) for weight in text.split(", ")] for text in emitted] == [list(row[6:]) for row in weights]
    assert all(row == row[::-1] for row in weights)


@pytest.mark.rule("3.5")
def test_the_settings_differ_in_how_far_an_echo_goes_astray() -> None:
    spread = {noise: sum(w * (at - 6) ** 2 for at, w in enumerate(ws)) / sum(ws) for noise, ws in ECHO_WEIGHTS.items()}
    beyond = {
        noise: sum(ws[: 6 - far] + ws[7 + far :])
        for (noise, ws), far in zip(ECHO_WEIGHTS.items(), (2, 4), strict=False)
    }

    assert [round(variance**0.5, 1) for variance in spread.values()] == [1.0, 2.0, 2.7]
    assert beyond == {"sharp": 12, "normal": 22}
    assert all(ws == ws[::-1] for ws in ECHO_WEIGHTS.values())


@pytest.mark.rule("3.6")
def test_no_chance_move_and_no_event_of_a_pearl_holds_a_depth() -> None:
    state, events = play(table_to_drop(table(), pearls=1, steps=2), drop(5), resound(9))

    assert Resound.__struct_fields__ == ("echo",)
    assert events == [Dropped(A, Tower(4), Echo(9))]
    assert RULES.view(state, A, "notebook").shown == (None,) * 8


@pytest.mark.rule("3.7")
def test_only_a_notebook_keeps_the_pearls_and_their_echoes() -> None:
    state = table_to_drop(table(heard={3: [4, 6, 1]}), pearls=1)

    assert RULES.view(state, A, "pure").heard is None
    noted = RULES.view(state, B, "notebook").heard
    assert noted is not None
    assert noted[2] == (4, 6, 1)


@pytest.mark.rule("3.7")
def test_echoes_are_written_down_in_the_order_in_which_they_were_heard() -> None:
    state, _ = play(table_to_drop(table(heard={5: [4, 6]}), pearls=2), drop(5), resound(9))

    assert state.heard[4] == (4, 6, 9)


@pytest.mark.rule("3.7")
def test_what_sounded_in_the_running_turn_is_still_in_the_ear() -> None:
    state, _ = play(table_to_drop(table(), pearls=2), drop(5), resound(9))

    assert RULES.view(state, B, "pure").sounds == (Sound(Tower(4), Echo(9)),)


@pytest.mark.rule("3.7")
def test_a_log_without_a_notebook_says_that_a_pearl_fell_but_not_where() -> None:
    kept = [Dropped(A, tower, Echo(3)).for_log("pure") for tower in TOWERS]

    assert kept == [PearlDropped(A)] * 7
    assert Dropped(A, Tower(4), Echo(3)).for_log("notebook") == Dropped(A, Tower(4), Echo(3))


@pytest.mark.rule("3.7")
def test_keys_tried_are_on_record_for_everybody() -> None:
    attempt = Attempt(RULES.start(Options(), 2).keys[4], "too-long", None)
    state = table(attempts={3: [attempt]})

    assert RULES.view(state, None, "pure").attempts[2] == (attempt,)


@pytest.mark.rule("3.8", "7.4")
def test_all_lose_if_a_pearl_is_due_and_none_is_left() -> None:
    state, events = play(table_to_drop(table(bin_=1), pearls=2), drop(5), resound(9))

    assert events[-1] == BinEmptied(A)
    assert RULES.pending(state) == ()


@pytest.mark.rule("3.8")
def test_a_roll_with_an_empty_bin_ends_the_game() -> None:
    state, events = play(table(bin_=0, active=B), roll(1, 2))

    assert events == [Rolled(B, 1, 2), BinEmptied(B)]
    assert state.phase == "over"


@pytest.mark.rule("3.8")
def test_a_roll_of_more_pearls_than_are_left_ends_the_game_only_when_the_missing_one_is_due() -> None:
    rolled, _ = play(table(bin_=2), roll(3, 2))
    first, _ = play(rolled, drop(5), resound(9))
    _, events = play(first, drop(6), resound(7))

    assert [next_decision(rolled), next_decision(first)] == [(A, "drop"), (A, "drop")]
    assert events == [Dropped(A, Tower(5), Echo(7)), BinEmptied(A)]


@pytest.mark.rule("3.8", "2.4")
def test_a_pearl_that_is_not_there_does_not_fall_even_where_it_had_no_choice() -> None:
    state, events = play(table_to_drop(table(opened=LAST_TWO, bin_=1), pearls=2), drop(6), resound(7))

    assert events == [Dropped(A, Tower(5), Echo(7)), BinEmptied(A)]
    assert (state.falling, state.bin) == (None, 0)


@pytest.mark.rule("3.8")
def test_the_last_pearl_may_be_the_last_one_due() -> None:
    state, events = play(table_to_drop(table(bin_=1), pearls=1, steps=2), drop(5), resound(9))

    assert events == [Dropped(A, Tower(4), Echo(9))]
    assert next_decision(state) == (A, "walk")


@pytest.mark.rule("3.9")
@pytest.mark.parametrize("pearls", [1, 2])
def test_the_option_ends_the_game_as_soon_as_the_bin_is_empty(pearls: int) -> None:
    state, events = play(table_to_drop(table(bin_=1, options=AT_ONCE), pearls=pearls), drop(5), resound(9))

    lost: list[LocksEvent] = [Dropped(A, Tower(4), Echo(9)), BinEmptied(A)]
    assert events == lost
    assert RULES.pending(state) == ()


@pytest.mark.rule("3.9")
def test_the_option_changes_nothing_while_a_pearl_is_left() -> None:
    state, _ = play(table_to_drop(table(bin_=2, options=AT_ONCE), pearls=1, steps=2), drop(5), resound(9))

    assert next_decision(state) == (A, "walk")
