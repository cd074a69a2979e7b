"""`burghof arena` and `burghof report`, with text output and with JSON."""

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.cli.terminal import run_burghof

KILT = ("arena", "kilt-castle", "--players", "greedy,random", "--workers", "1")


def run_arena(*arguments: str | Path) -> dict[str, Any]:
    """Run an arena and return its JSON without the fields that depend on time."""
    result = run_burghof(*arguments, "--json")
    assert result.exit_code == 0, result.output
    found: dict[str, Any] = json.loads(result.stdout)
    assert found.pop("seconds") >= 0
    assert all(line["mean"] >= 0 for line in found["standings"].pop("thinking"))
    return found


def test_a_program_reads_everything_as_json() -> None:
    found = run_arena(*KILT, "--games", "4")

    assert found["arena"]["players"] == ["greedy", "random"]
    assert found["arena"]["options"]["first-colour-ends"] is False
    assert found["played"] == found["standings"]["games"] == 4
    assert [line["share"]["won"] for line in found["standings"]["players"]] == [4, 0]
    assert [line["share"]["won"] for line in found["standings"]["seats"]] == [2, 2]


def test_people_read_tables_in_their_language() -> None:
    result = run_burghof("--lang", "de", *KILT, "--games", "2", "--goal", "0.7")

    assert result.exit_code == 0
    assert result.stdout.startswith("2 Partien, davon 2 eben gespielt in ")
    assert "Bot     Partien  Gewonnen   Anteil" in result.stdout
    assert "Stuhl  Partien" in result.stdout
    assert "greedy, random        2         2  100.0 %  34.2 % – 100.0 %  offen" in result.stdout
    assert "Dukatentage: " in result.stdout
    assert "⟦" not in result.stdout


def test_alone_people_read_how_many_were_won_and_the_figures_of_each() -> None:
    result = run_burghof(
        "arena", "the-castle", "--players", "greedy,random", "--seats", "1", "--games", "1", "--workers", "1"
    )

    assert result.exit_code == 0
    assert "Fair share" not in result.stdout
    assert "Line-up" not in result.stdout
    assert "\nrandom\nRounds: " in result.stdout


def test_the_same_command_again_plays_only_what_is_missing(tmp_path: Path) -> None:
    out = tmp_path / "a.jsonl"
    first = run_arena(*KILT, "--games", "2", "--out", out)
    longer = run_arena(*KILT, "--games", "6", "--out", out)

    assert (first["played"], longer["played"]) == (2, 4)
    assert longer["standings"] == run_arena(*KILT, "--games", "6")["standings"]
    assert run_arena(*KILT, "--games", "6", "--out", out)["played"] == 0


def test_parquet_is_written_beside_the_lines_it_is_made_from(tmp_path: Path) -> None:
    run_arena(*KILT, "--games", "2", "--out", tmp_path / "a.parquet")

    assert sorted(file.name for file in tmp_path.iterdir()) == ["a.jsonl", "a.parquet"]
    reports = []
    for kind in ("jsonl", "parquet"):
        assert run_burghof("report", "kilt-castle", tmp_path / f"a.{kind}", "--out", tmp_path / "a.md").exit_code == 0
        reports.append((tmp_path / "a.md").read_text("utf-8"))
    assert reports[0] == reports[1]


def test_a_file_of_another_arena_is_refused(tmp_path: Path) -> None:
    out = tmp_path / "a.jsonl"
    run_arena(*KILT, "--games", "2", "--out", out)

    result = run_burghof(*KILT, "--games", "2", "--seed", "5", "--out", out)

    assert result.exit_code == 2
    assert result.stderr.strip() == f"{out} belongs to another arena, there and here: seed: 0 / 5"


@pytest.mark.parametrize(
    ("more", "said"),
    [
        (("--players", "greedy,dragon"), "There is no player “dragon”."),
        (("--seats", "9"), "The game is not for 9."),
        (("--until",), "--until needs a --goal."),
        (("--out", "results.csv"), "results.csv has the wrong ending. Possible: .jsonl and .parquet."),
        (("--out", "/nowhere/a.jsonl"), "/nowhere/a.jsonl cannot be written: No such file or directory"),
    ],
)
def test_what_is_asked_for_wrongly_is_told(more: tuple[str, ...], said: str) -> None:
    result = run_burghof(*KILT, "--games", "2", *more)

    assert result.exit_code == 2
    assert result.stderr.startswith(said)


def test_a_file_that_holds_something_else_is_left_alone(tmp_path: Path) -> None:
    out = tmp_path / "a.jsonl"
    out.write_text("a letter\n")

    result = run_burghof(*KILT, "--games", "2", "--out", out)

    assert result.exit_code == 2
    assert "holds no results of an arena: line 1" in result.stderr
    assert out.read_text() == "a letter\n"


def test_games_that_do_not_end_fail_the_command() -> None:
    result = run_burghof(*KILT, "--games", "2", "--cap", "10")

    assert result.exit_code == 1
    assert result.stderr.strip() == "2 games were broken off at the cap."


def test_without_ray_the_games_are_played_here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("burghof.cli.workers.find_spec", lambda _name: None)
    monkeypatch.setitem(sys.modules, "ray", None)

    assert run_arena("arena", "kilt-castle", "--players", "greedy,random", "--games", "2")["played"] == 2


def test_without_ray_a_wish_for_workers_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    monkeypatch.delitem(sys.modules, "burghof.lab.cluster", raising=False)

    result = run_burghof("arena", "kilt-castle", "--players", "greedy,random", "--games", "2", "--workers", "2")

    assert result.exit_code == 2
    assert result.stderr.strip() == 'For this the lab must be installed (ray is missing): pip install "burghof[lab]"'


def test_a_machine_with_other_code_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("burghof.cli.arena.fingerprint", lambda _package, _game: "the code of another day")

    result = run_burghof(*KILT, "--games", "2")

    assert result.exit_code == 2
    assert result.stderr.startswith("A machine of the cluster has other rules or other bots")


def test_a_report_is_written_as_a_page_into_a_folder_or_as_markdown(tmp_path: Path) -> None:
    out = tmp_path / "a.jsonl"
    run_arena(*KILT, "--games", "4", "--out", out)

    folder = run_burghof("report", "kilt-castle", out, "--out", tmp_path)
    text = run_burghof("report", "kilt-castle", out, "--out", tmp_path / "kilt.md")

    assert folder.stdout.strip() == f"Written: {tmp_path / 'kilt-castle.html'}"
    assert "<svg" in (tmp_path / "kilt-castle.html").read_text("utf-8")
    assert text.exit_code == 0
    assert "| Ducat days | all |" in (tmp_path / "kilt.md").read_text("utf-8")


@pytest.mark.parametrize(
    ("game", "file", "out", "said"),
    [
        ("solomon", "a.jsonl", "a.html", "a.jsonl holds games of kilt-castle."),
        ("kilt-castle", "none.jsonl", "a.html", "none.jsonl holds no results of an arena: No such file or directory"),
        ("kilt-castle", "a.jsonl", "a.pdf", "a.pdf has the wrong ending. Possible: .html and .md."),
        ("kilt-castle", "a.jsonl", "nowhere/a.md", "nowhere/a.md cannot be written: No such file or directory"),
    ],
)
def test_a_report_asked_for_wrongly_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, file: str, out: str, said: str
) -> None:
    monkeypatch.chdir(tmp_path)
    run_arena(*KILT, "--games", "2", "--out", "a.jsonl")

    result = run_burghof("report", game, file, "--out", out)

    assert (result.exit_code, result.stderr.strip()) == (2, said)


def test_a_report_of_no_whole_round_is_refused(tmp_path: Path) -> None:
    out = tmp_path / "a.jsonl"
    run_arena(*KILT, "--games", "2", "--out", out)
    out.write_bytes(b"".join(out.read_bytes().splitlines(keepends=True)[:2]))

    result = run_burghof("report", "kilt-castle", out, "--out", tmp_path / "a.html")

    assert result.exit_code == 2
    assert result.stderr.startswith("There is no round of games")


def test_a_level_may_think_otherwise_than_usual() -> None:
    found = run_arena(*KILT[:2], "--players", "page/1,page/16", "--workers", "1", "--games", "2")

    assert found["arena"]["players"] == ["page/1", "page/16"]
    for name in ("page/0", "page/many", "greedy/3"):
        assert run_burghof(*KILT[:2], "--players", f"{name},random").exit_code != 0
