"""`burghof analyse` on games that were played by `burghof sit`."""

import json
from pathlib import Path

import pytest

from burghof.kernel import LANGUAGES
from tests.cli.terminal import record_game, run_burghof


@pytest.fixture
def bids(tmp_path: Path, games_package: str) -> Path:
    return record_game(tmp_path / "bids.json", "sealed-bids", "--shelf", games_package)


def test_turning_points_luck_and_skill_are_told(bids: Path, games_package: str) -> None:
    result = run_burghof("--shelf", games_package, "analyse", bids, "--iterations", "8")

    assert result.exit_code == 0
    assert "each judged by what could be known at that moment, in 8 imagined worlds." in result.stdout
    assert "Fair part + luck + skill = result" in result.stdout
    assert ": 50, luck" in result.stdout


def test_a_program_gets_json(bids: Path, games_package: str) -> None:
    output = json.loads(run_burghof("--shelf", games_package, "analyse", bids, "--level", "page", "--json").stdout)

    assert output["iterations"] == 8
    review = output["review"]
    assert len(review["band"]) == len(review["verdicts"]) + 2
    assert [ledger["seat"] for ledger in review["ledgers"]] == [0, 1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_its_words(tmp_path: Path, language: str) -> None:
    kilt = record_game(tmp_path / "kilt.json", "kilt-castle", seats="greedy,random")

    result = run_burghof("--lang", language, "analyse", kilt, "--iterations", "4", "--seat", "1")

    assert result.exit_code == 0
    assert "cli-" not in result.stdout


@pytest.mark.parametrize(
    ("more", "why"),
    [(["--level", "king"], "There is no level king"), (["--seat", "7"], "no player 7")],
)
def test_what_is_asked_wrongly_is_said(bids: Path, games_package: str, more: list[str], why: str) -> None:
    result = run_burghof("--shelf", games_package, "analyse", bids, *more)

    assert result.exit_code == 2
    assert why in result.stderr


def test_a_running_game_is_not_judged(tmp_path: Path, games_package: str) -> None:
    file = tmp_path / "running.json"
    run_burghof(
        "--shelf",
        games_package,
        "sit",
        "memory",
        "--seats",
        "me:Anna,me:Ben",
        "--seed",
        "3",
        "--file",
        file,
        lines=["q"],
    )

    result = run_burghof("--shelf", games_package, "analyse", file)

    assert result.exit_code == 2
    assert "the game is not over" in result.stderr
