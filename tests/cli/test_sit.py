"""`burghof sit`: playing in the terminal, its commands and its arguments."""

import json
import re
from pathlib import Path

import pytest

from tests.cli.sit_games import ANNA_PROMPT, OPEN_BIDDING, bid_command, play_kilt, play_memory, split_blocks
from tests.cli.terminal import run_burghof

TAKE_BACK_REFUSED = "Anna would rather not."
STYLE = re.compile("\x1b\\[[0-9;]*m")


# Playing


def test_a_person_plays_a_whole_game_and_its_record_is_right(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    table = ("sit", "kilt-castle", "--seats", "me:Anna,greedy,me:Cleo", "--seed", "1", "--file", file)

    result = run_burghof(*table, lines=["1"] * 400)

    assert result.exit_code == 0
    assert "⟦" not in result.stdout
    assert "Pernel" in result.stdout
    assert run_burghof("verify", file).exit_code == 0
    assert json.loads(file.read_bytes())["seed"] == "1"


def test_a_finished_game_is_offered_as_a_record(tmp_path: Path, games_package: str) -> None:
    file = tmp_path / "record.json"
    table = (
        "--shelf",
        games_package,
        "sit",
        "sealed-bids",
        "--seats",
        "me,random",
        "--seed",
        "1",
        "--option",
        "rounds=3",
    )

    result = run_burghof(
        *table,
        lines=[OPEN_BIDDING, bid_command(1), OPEN_BIDDING, bid_command(2), OPEN_BIDDING, bid_command(3), str(file)],
    )

    assert "Write the record to which file?" in result.stdout
    assert "All rounds are played." in result.stdout
    assert run_burghof("--shelf", games_package, "verify", file).exit_code == 0


@pytest.mark.parametrize("game", ["memory", "sealed-bids", "cellar"])
def test_bots_play_any_game_alone(games_package: str, game: str) -> None:
    result = run_burghof("--shelf", games_package, "sit", game, "--seats", "greedy,random", "--seed", "2")

    assert result.exit_code == 0
    assert "1. " in result.stdout


def test_the_same_seed_and_lines_give_the_same_evening() -> None:
    assert play_kilt("1", "1", "1").stdout == play_kilt("1", "1", "1").stdout


def test_without_seats_one_person_plays_against_the_usual_bot() -> None:
    result = run_burghof("sit", "kilt-castle", "--seed", "5")

    assert "Milo, 10 ducats" in result.stdout
    assert "Guest 1 (? for help)" in result.stdout


def test_the_table_speaks_the_language_asked_for() -> None:
    result = run_burghof("--lang", "de", "sit", "kilt-castle", "--seats", "me,greedy", "--seed", "5", lines=["?", "q"])

    assert "Gast 1 (? für Hilfe):" in result.stdout
    assert "den letzten Zug zurücknehmen" in result.stdout


# Help, rules, log and display


def test_a_clause_is_read_at_the_table(games_package: str) -> None:
    said = play_memory(games_package, "r 2.3", "r 9.9").stdout

    assert "2.3  The second tile must be another one." in said
    assert "There is no chapter or clause 9.9 in these rules." in said


def test_the_chapters_are_listed_and_read_at_the_table(games_package: str) -> None:
    chapters, chapter = play_memory(games_package, "r", "r 2").stdout.split(ANNA_PROMPT)[1:3]

    assert chapters.startswith("1  The tiles\n2  Turning\n")
    assert chapter.startswith("\n2  Turning\n2.1  ")


def test_help_names_every_command() -> None:
    said = play_kilt("?").stdout

    assert all(f"\n  {letter} " in said for letter in "vwlursmq")


def test_the_log_keeps_what_happened(games_package: str) -> None:
    assert play_memory(games_package, "l").stdout.split(ANNA_PROMPT)[1] == "· 8 tiles are dealt.\n"


def test_the_table_is_shown_again_without_old_news(games_package: str) -> None:
    first, second = play_memory(games_package, "v").stdout.split(ANNA_PROMPT)[:2]

    assert "tiles are dealt" in first
    assert "tiles are dealt" not in second
    assert split_blocks(second) == split_blocks(first)[-2:]


def test_who_sits_down_reads_what_the_game_is_about() -> None:
    assert play_kilt().stdout.startswith("Kilt Castle\nYou all build one castle and want to be on top")


def test_the_table_is_shown_at_a_glance_or_in_whole_sentences(games_package: str) -> None:
    glance, sentences = play_memory(games_package, "w").stdout.split(ANNA_PROMPT)[:2]

    assert "Tile 0: covered · Tile 1: covered" in glance
    assert "\n  Tile 0: covered\n  Tile 1: covered\n" in sentences


def test_a_plain_table_has_one_thing_a_line(games_package: str) -> None:
    said = play_memory(games_package, more=["--plain"]).stdout.split(ANNA_PROMPT)[0]

    assert "\n  Tile 0: covered\n  Tile 1: covered\n" in said
    assert "\n  1  Turn tile 0\n  2  Turn tile 1\n" in said


def test_a_screen_gets_lines_that_fit_it() -> None:
    table = ("sit", "kilt-castle", "--seats", "me:Anna,greedy", "--seed", "5")

    said = run_burghof(*table, lines=["1 1", "?", "r 4"], is_screen=True, columns=80).stdout.replace(ANNA_PROMPT, "\n")

    assert max(len(line) for line in STYLE.sub("", said).splitlines()) <= 80


# Take-back


def test_a_move_is_taken_back_freely_where_nothing_came_after_it() -> None:
    first, _, _, fourth = play_kilt("1", "1", "u").stdout.split(ANNA_PROMPT)[:4]

    assert "· A move is taken back, as you wanted." in fourth
    assert split_blocks(fourth)[-2:] == split_blocks(first)[-2:]


def test_bots_agree_to_a_take_back_beyond_the_line(games_package: str) -> None:
    result = play_memory(games_package, "Turn tile 0", "1", "u")

    assert "A move is taken back; you and Quirin agreed." in result.stdout


def test_before_the_first_move_there_is_nothing_to_take_back(games_package: str) -> None:
    assert "There is nothing to take back." in play_memory(games_package, "u").stdout


@pytest.mark.parametrize(
    ("answer", "said"), [("y", "· A move is taken back, as Anna and Ben wanted."), ("n", TAKE_BACK_REFUSED)]
)
def test_another_person_is_asked_for_consent(games_package: str, answer: str, said: str) -> None:
    lines = ["", "Peek tile 0", "1", "", "", "u", answer, ""]

    result = play_memory(games_package, *lines, seats="me:Anna,me:Ben")

    assert "Anna, shall your last move be taken back? (y/n)" in result.stdout
    assert said in result.stdout


# Command-line arguments


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ([], "Name a game to play, or a saved one with --continue."),
        (["kilt-castle", "--continue", "x.json"], "Name a game to play, or a saved one with --continue."),
        (["--continue", "nothing-here.json"], "There is no file nothing-here.json."),
        (["chess"], "There is no game “chess”."),
        (["kilt-castle", "--seats", "me"], "The game is not for 1."),
        (
            ["kilt-castle", "--seats", "me,clever"],
            "There is no player “clever”. Players: me, random, greedy, page, squire, knight and marshal.",
        ),
        (["kilt-castle", "--option", "moat=1"], "There is no option “moat”."),
    ],
)
def test_what_does_not_fit_is_refused_with_the_reason(arguments: list[str], said: str) -> None:
    result = run_burghof("sit", *arguments)

    assert result.exit_code == 2
    assert said in result.stderr


def test_two_of_the_same_name_are_told_apart() -> None:
    result = run_burghof("sit", "kilt-castle", "--seats", "greedy,me:greedy,greedy", "--seed", "1")

    assert "greedy 2 (? for help)" in result.stdout
    assert "greedy 3" not in result.stdout
