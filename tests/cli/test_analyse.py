"""`burghof analyse` on games that were played by `burghof sit`."""

import json
from pathlib import Path

import pytest

from burghof.kernel import LANGUAGES
from tests.cli.terminal import burghof, record


@pytest.fixture
def bids(tmp_path: Path, shelf: str) -> Path:
    return record(tmp_path / "bids.json", "sealed-bids", "--shelf", shelf)


def test_turning_points_luck_and_skill_are_told(bids: Path, shelf: str) -> None:
    result = burghof("--shelf", shelf, "analyse", bids, "--iterations", "8")

    assert result.exit_code == 0
    assert "each judged by what its player could know, in 8 imagined worlds." in result.stdout
    assert "Fair part + luck + skill = result" in result.stdout
    assert "random 2: 50, luck" in result.stdout


def test_a_program_gets_json(bids: Path, shelf: str) -> None:
    told = json.loads(burghof("--shelf", shelf, "analyse", bids, "--level", "page", "--json").stdout)

    assert told["iterations"] == 8
    review = told["review"]
    assert len(review["band"]) == len(review["verdicts"]) + 2
    assert [ledger["seat"] for ledger in review["ledgers"]] == [0, 1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_its_words(tmp_path: Path, language: str) -> None:
    kilt = record(tmp_path / "kilt.json", "kilt-castle", seats="greedy,random")

    result = burghof("--lang", language, "analyse", kilt, "--iterations", "4", "--seat", "1")

    assert result.exit_code == 0
    assert "cli-" not in result.stdout


@pytest.mark.parametrize(
    ("more", "why"),
    [(["--level", "king"], "There is no level king"), (["--seat", "7"], "no player 7")],
)
def test_what_is_asked_wrongly_is_said(bids: Path, shelf: str, more: list[str], why: str) -> None:
    result = burghof("--shelf", shelf, "analyse", bids, *more)

    assert result.exit_code == 2
    assert why in result.stderr


def test_a_running_game_is_not_judged(tmp_path: Path, shelf: str) -> None:
    file = tmp_path / "running.json"
    burghof("--shelf", shelf, "sit", "memory", "--seats", "me:Anna,me:Ben", "--seed", "3", "--file", file, lines=["q"])

    result = burghof("--shelf", shelf, "analyse", file)

    assert result.exit_code == 2
    assert "the game is not over" in result.stderr
