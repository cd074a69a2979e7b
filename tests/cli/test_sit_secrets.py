"""`burghof sit`: several players at one device see nothing that belongs to another."""

import pytest

from burghof.cli.console import CLEAR_SCREEN
from tests.cli.sit_games import ANNA_PROMPT, OPEN_BIDDING, bid_command, play_kilt, play_memory
from tests.cli.terminal import run_burghof


def test_no_curtain_is_drawn_where_nothing_is_hidden() -> None:
    assert "Pass the device" not in play_kilt("1", "1", "1", seats="me:Anna,me:Ben").stdout


def test_a_single_person_needs_no_curtain(games_package: str) -> None:
    assert "Pass the device" not in play_memory(games_package, "1", "2").stdout


def test_nobody_sees_what_another_person_saw(games_package: str) -> None:
    result = play_memory(games_package, "", "Peek tile 0", "1", "", "", "l", "v", seats="me:Anna,me:Ben")

    anna, ben = result.stdout.split("Pass the device to Ben.")
    assert "Secret: tile 0 has face" in anna
    assert "Anna, press Enter when you have read this." in anna
    assert "Anna peeks at tile 0" in ben
    assert "face" not in ben


def test_the_screen_is_wiped_on_both_sides_of_a_curtain(games_package: str) -> None:
    table = ("--shelf", games_package, "sit", "memory", "--seats", "me:Anna,me:Ben", "--seed", "3")

    result = run_burghof(*table, lines=["", "Peek tile 0", "1", "", ""], is_screen=True)

    before, curtain, after = result.stdout.split(CLEAR_SCREEN)[-3:]
    assert "Secret: tile 0 has face" in before
    assert "Pass the device to Ben." in curtain
    assert "Secret" not in curtain + after


def test_a_sealed_bid_is_told_to_nobody_else_before_all_are_in(games_package: str) -> None:
    table = ("--shelf", games_package, "sit", "sealed-bids", "--seats", "me:Anna,me:Ben", "--seed", "1")

    result = run_burghof(*table, lines=["", OPEN_BIDDING, bid_command(4), "", "", "l", "v"])

    anna, ben = result.stdout.split("Pass the device to Ben.")
    assert "Secret: you bid 4." in anna
    assert "Secret" not in ben


def test_under_pure_recall_a_passing_fact_is_told_once(games_package: str) -> None:
    output, log = play_memory(games_package, "Turn tile 0", "1", "l").stdout.split(ANNA_PROMPT)[2:4]

    assert "Anna turns tile 0: face" in output
    assert "Anna turned tile 0." in log
    assert "face" not in log


@pytest.mark.parametrize("recall", ["pure", "notebook"])
def test_under_pure_recall_the_screen_keeps_no_passing_fact_once_one_has_moved_on(
    games_package: str, recall: str
) -> None:
    table = ("--shelf", games_package, "sit", "memory", "--seats", "me:Anna,random", "--seed", "3", "--recall", recall)

    result = run_burghof(*table, lines=["Turn tile 0", "1", "Turn tile 1", "1", "l"], is_screen=True)

    seen = result.stdout.rpartition(CLEAR_SCREEN)[2]
    assert ("Anna turns tile 0: face" in seen) == (recall == "notebook")


def test_a_notebook_keeps_it(games_package: str) -> None:
    log = play_memory(games_package, "Turn tile 0", "1", "l", more=["--recall", "notebook"]).stdout.split(ANNA_PROMPT)[
        3
    ]

    assert "Anna turns tile 0: face" in log
