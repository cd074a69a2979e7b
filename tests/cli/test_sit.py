"""`burghof sit`: playing in the terminal, alone or with several players at one device."""

import json
import re
from collections.abc import Sequence
from pathlib import Path

import pytest
from typer.testing import Result

from burghof.cli.console import CLEAR_SCREEN
from tests.cli.terminal import run_burghof

ANNA_PROMPT = "Anna (? for help): "
TAKE_BACK_REFUSED = "Anna does not agree."
SIX_PAIRS = ("--option", "pairs=6")
OPEN_BIDDING = 'm {"type":"open-bidding"}'
MENU_ITEM = re.compile(r"(?:^|\s) +(\d+)  (\S.*?)(?=  +\d+  |\n|$)")
STYLE = re.compile("\x1b\\[[0-9;]*m")


def play_kilt(*lines: str, seats: str = "me:Anna,greedy", seed: str = "5") -> Result:
    """Type these lines at a table of Kilt Castle; with this seed the second seat begins."""
    return run_burghof("sit", "kilt-castle", "--seats", seats, "--seed", seed, lines=lines)


def play_memory(shelf: str, *lines: str, more: Sequence[str] = (), seats: str = "me:Anna,random") -> Result:
    """Type these lines at a table of memory, where the first seat begins."""
    return run_burghof("--shelf", shelf, "sit", "memory", "--seats", seats, "--seed", "3", *more, lines=lines)


def bid_command(card: int) -> str:
    """Return a bid at sealed bids, typed as a move; the table refuses it when no bid is due."""
    return f'm {{"type":"bid","card":{card}}}'


def with_handovers(*lines: str) -> list[str]:
    """Press Enter twice before each line: this passes a curtain if there is one and otherwise has no effect."""
    return [typed for line in lines for typed in ("", "", line)]


def split_blocks(text: str) -> list[str]:
    """Split the output between two prompts into its parts: news, table, menu."""
    return text.strip("\n").split("\n\n")


def read_menu(text: str) -> list[str]:
    """Return the offers of the menu at the end of a text, in the order of their numbers."""
    offered = {int(number): words for number, words in MENU_ITEM.findall(split_blocks(text)[-1])}
    return [offered[number] for number in sorted(offered)]


# Playing


def test_a_person_plays_a_whole_game_and_its_record_is_right(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    table = ("sit", "kilt-castle", "--seats", "me:Anna,greedy,me:Cleo", "--seed", "1", "--file", file)

    result = run_burghof(*table, lines=["1"] * 400)

    assert result.exit_code == 0
    assert "⟦" not in result.stdout
    assert "1. greedy" in result.stdout
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

    assert "squire" in result.stdout
    assert "Player 1 (? for help)" in result.stdout


def test_the_table_speaks_the_language_asked_for() -> None:
    result = run_burghof("--lang", "de", "sit", "kilt-castle", "--seats", "me,greedy", "--seed", "5", lines=["?", "q"])

    assert "Spieler 1 (? für Hilfe):" in result.stdout
    assert "den letzten Zug zurücknehmen" in result.stdout


# Choosing


def test_many_offers_are_chosen_pick_by_pick(games_package: str) -> None:
    first, second = play_memory(games_package, "13", more=SIX_PAIRS).stdout.split(ANNA_PROMPT)[:2]

    assert read_menu(first)[-2:] == ["Turn tile 11", "A peek (12 possibilities)"]
    assert read_menu(second) == [f"Peek at tile {place}" for place in range(12)]
    assert "Enter shows the whole list again." in second


def test_several_numbers_go_on_from_menu_to_menu(games_package: str) -> None:
    assert "· Anna peeks at tile 3." in play_memory(games_package, "13 4", more=SIX_PAIRS).stdout


def test_a_wrong_number_among_several_changes_nothing(games_package: str) -> None:
    second, third = play_memory(games_package, "13 99", "13", more=SIX_PAIRS).stdout.split(ANNA_PROMPT)[1:3]

    assert second == "Choose a number from 1 to 12.\n"
    assert len(read_menu(third)) == 12


def test_offers_stand_in_the_order_of_the_table() -> None:
    start = play_kilt(seats="me:Anna,me:Ben").stdout.split("Ben (? for help): ")[0]

    assert "\n  North 1: Red · Blue · Gold · Green\n" in start
    assert [line.split(" (")[0] for line in read_menu(start)[:4]] == ["Red", "Blue", "Gold", "Green"]


def test_few_offers_are_listed_one_by_one(games_package: str) -> None:
    second = play_memory(games_package, "Turn tile 0", "1").stdout.split(ANNA_PROMPT)[2]

    assert read_menu(second) == [f"Turn tile {place}" for place in range(1, 8)]


def test_typed_words_search_in_the_offers(games_package: str) -> None:
    second = play_memory(games_package, "PEEK 3").stdout.split(ANNA_PROMPT)[1]

    assert read_menu(second) == ["Peek at tile 3"]


def test_words_in_no_offer_are_said_so(games_package: str) -> None:
    assert "Nothing you can do mentions “dragon”. Type ? for help." in play_memory(games_package, "dragon").stdout


def test_an_empty_line_shows_all_offers_again(games_package: str) -> None:
    first, _, third = play_memory(games_package, "peek 3", "").stdout.split(ANNA_PROMPT)[:3]

    assert read_menu(third) == read_menu(first)


@pytest.mark.parametrize("number", ["0", "99"])
def test_a_number_that_is_not_in_the_list_is_refused(games_package: str, number: str) -> None:
    assert "Choose a number from 1 to 9." in play_memory(games_package, number).stdout


def test_kilt_castle_can_be_played_by_numbers_alone() -> None:
    assert "⟦" not in play_kilt(*["1"] * 12).stdout


# Refusals


def test_an_illegal_move_is_refused_with_its_clause(games_package: str) -> None:
    result = play_memory(games_package, 'm {"type":"turn","place":0}', 'm {"type":"turn","place":0}')

    assert "Turn another tile than 0.\n2.3  The second tile must be another one." in result.stdout


@pytest.mark.parametrize(
    "move", ["", "nonsense", '{"type":"turn"}', '{"type":"turn","place":99}', '{"type":"deal","tiles":[1]}']
)
def test_what_is_no_move_is_called_so_and_answered_with_one(games_package: str, move: str) -> None:
    said = play_memory(games_package, f"m {move}").stdout

    assert 'This is no move of this game.\nA move is typed like this: m {"type":"turn","place":0}\n' in said


def test_a_clause_is_read_at_the_table(games_package: str) -> None:
    said = play_memory(games_package, "r 2.3", "r 9.9").stdout

    assert "2.3  The second tile must be another one." in said
    assert "There is no chapter or clause 9.9 in these rules." in said


def test_the_chapters_are_listed_and_read_at_the_table(games_package: str) -> None:
    chapters, chapter = play_memory(games_package, "r", "r 2").stdout.split(ANNA_PROMPT)[1:3]

    assert chapters.startswith("1  The tiles\n2  Turning\n")
    assert chapter.startswith("\n2  Turning\n2.1  ")


# Help, log and display


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

    assert "· A move was taken back, as Anna wanted." in fourth
    assert split_blocks(fourth)[-2:] == split_blocks(first)[-2:]


def test_bots_agree_to_a_take_back_beyond_the_line(games_package: str) -> None:
    result = play_memory(games_package, "Turn tile 0", "1", "u")

    assert "A move was taken back, as Anna and random wanted." in result.stdout


def test_before_the_first_move_there_is_nothing_to_take_back(games_package: str) -> None:
    assert "There is nothing to take back." in play_memory(games_package, "u").stdout


@pytest.mark.parametrize(
    ("answer", "said"), [("y", "· A move was taken back, as Anna and Ben wanted."), ("n", TAKE_BACK_REFUSED)]
)
def test_another_person_is_asked_for_consent(games_package: str, answer: str, said: str) -> None:
    lines = ["", "Peek tile 0", "1", "", "", "u", answer, ""]

    result = play_memory(games_package, *lines, seats="me:Anna,me:Ben")

    assert "Anna, shall your last move be taken back? (y/n)" in result.stdout
    assert said in result.stdout


# Secrets


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


# Saving and continuing


def test_who_leaves_may_save_and_go_on_later(tmp_path: Path) -> None:
    file = tmp_path / "later.json"
    left = play_kilt("1", "1", "q", str(file)).stdout

    back = run_burghof("sit", "--continue", file, lines=["q"]).stdout

    assert f"The game is in {file}." in left
    assert split_blocks(back.split(ANNA_PROMPT)[0])[-2:] == split_blocks(left.split(ANNA_PROMPT)[2])[-2:]
    assert run_burghof("verify", file).exit_code == 0


@pytest.mark.parametrize(
    ("lang", "no"), [("en", ""), ("en", "n"), ("en", "No"), ("de", "nein"), ("fr", "non"), ("it", "no")]
)
def test_who_leaves_and_says_no_saves_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lang: str, no: str
) -> None:
    monkeypatch.chdir(tmp_path)
    table = ("sit", "kilt-castle", "--seats", "me,greedy", "--seed", "5")

    result = run_burghof("--lang", lang, *table, lines=["q", no])

    assert result.exit_code == 0
    assert list(tmp_path.iterdir()) == []


def test_a_game_gone_on_with_draws_what_it_would_have_drawn(tmp_path: Path, games_package: str) -> None:
    whole, later = tmp_path / "whole.json", tmp_path / "later.json"
    table = ("--shelf", games_package, "sit", "sealed-bids", "--seats", "me:Anna,me:Ben", "--seed", "1")
    first, second = (
        with_handovers(OPEN_BIDDING, bid_command(1), OPEN_BIDDING, bid_command(1)),
        with_handovers(OPEN_BIDDING, bid_command(2), OPEN_BIDDING, bid_command(2), OPEN_BIDDING),
    )
    run_burghof(*table, "--file", whole, lines=[*first, *second])
    run_burghof(*table, "--file", later, lines=first)

    run_burghof("--shelf", games_package, "sit", "--continue", later, lines=second)

    prizes = [
        [entry["move"] for entry in json.loads(file.read_bytes())["record"]["entries"] if entry["entry"] == "drawn"]
        for file in (whole, later)
    ]
    assert prizes[0] == prizes[1]
    assert len(prizes[0]) == 3


def test_the_end_of_the_input_leaves_the_table_and_keeps_the_file(tmp_path: Path) -> None:
    file = tmp_path / "kept.json"

    result = run_burghof("sit", "kilt-castle", "--seats", "me,greedy", "--seed", "5", "--file", file, lines=["1", "1"])

    assert result.exit_code == 0
    assert "The table is left." in result.stdout
    assert run_burghof("verify", file).exit_code == 0


def test_a_game_saved_at_the_table_is_not_asked_for_again(tmp_path: Path) -> None:
    result = play_kilt(f"s {tmp_path / 'game.json'}", "q")

    assert f"The game is in {tmp_path / 'game.json'}." in result.stdout
    assert "Save the game to which file?" not in result.stdout


def test_saving_needs_a_name() -> None:
    assert "Name a file, such as: s game.json" in play_kilt("s").stdout


def test_a_file_that_cannot_be_written_is_said_so(tmp_path: Path) -> None:
    assert "cannot be written" in play_kilt(f"s {tmp_path / 'no' / 'folder.json'}").stderr


@pytest.mark.parametrize(("answer", "text"), [("n", "precious"), ("y", "{\n")])
def test_nothing_is_overwritten_unasked(tmp_path: Path, answer: str, text: str) -> None:
    file = tmp_path / "precious.json"
    file.write_text("precious", "utf-8")

    play_kilt(f"s {file}", answer, "q")

    assert file.read_text("utf-8").startswith(text)


def test_a_new_game_is_not_kept_in_an_old_file_unasked(tmp_path: Path) -> None:
    file = tmp_path / "precious.json"
    file.write_text("precious", "utf-8")

    result = run_burghof("sit", "kilt-castle", "--file", file)

    assert result.exit_code == 2
    assert file.read_text("utf-8") == "precious"


def test_a_finished_game_cannot_go_on(tmp_path: Path, games_package: str) -> None:
    file = tmp_path / "over.json"
    run_burghof("--shelf", games_package, "sit", "memory", "--seats", "random,random", "--file", file)

    result = run_burghof("--shelf", games_package, "sit", "--continue", file)

    assert result.exit_code == 2
    assert "This game is over" in result.stderr


def test_a_running_record_without_its_seed_cannot_go_on(tmp_path: Path) -> None:
    file = tmp_path / "running.json"
    play_kilt("1", "1", f"s {file}", "q")
    file.write_text(json.dumps(json.loads(file.read_bytes())["record"]), "utf-8")

    result = run_burghof("sit", "--continue", file)

    assert result.exit_code == 2
    assert "hides its seed" in result.stderr


def test_a_game_at_fault_does_not_go_on(tmp_path: Path) -> None:
    file = tmp_path / "running.json"
    play_kilt(f"s {file}", "q")
    file.write_text(file.read_text("utf-8").replace('"seed": "5"', '"seed": "6"'), "utf-8")

    assert run_burghof("sit", "--continue", file).exit_code == 1


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
    assert "greedy 3" in result.stdout
