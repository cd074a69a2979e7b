"""`burghof sit`: saving a game and continuing it."""

import json
from pathlib import Path

import pytest

from tests.cli.sit_games import ANNA_PROMPT, OPEN_BIDDING, bid_command, play_kilt, split_blocks
from tests.cli.terminal import run_burghof


def with_handovers(*lines: str) -> list[str]:
    """Press Enter twice before each line: this passes a curtain if there is one and otherwise has no effect."""
    return [typed for line in lines for typed in ("", "", line)]


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
    assert "You have left the table." in result.stdout
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
