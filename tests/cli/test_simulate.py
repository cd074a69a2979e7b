"""`burghof simulate`: many games between bots, reproducible by seed."""

import json
from itertools import pairwise
from typing import Any

import pytest

from tests.cli.terminal import run_burghof


def run_simulation(*arguments: str) -> dict[str, Any]:
    """Run a simulation that must succeed; return its report without the fields that depend on time."""
    result = run_burghof(*arguments, "--json")
    assert result.exit_code == 0, result.output
    report: dict[str, Any] = json.loads(result.stdout)
    assert report.pop("seconds") > 0
    assert report.pop("steps_per_second") > 0
    return report


def test_a_report_has_everything_that_was_counted() -> None:
    report = run_simulation(
        "simulate", "kilt-castle", "--games", "5", "--seats", "3", "--seed", "7", "--player", "random"
    )

    assert report["games"] == 5
    assert report["seats"] == 3
    assert report["seed"] == 7
    assert report["players"] == ["random", "random", "random"]
    assert report["unfinished"] == 0
    assert report["mean_length"] == report["steps"] / 5
    assert sum(report["wins"]) == 5
    assert report["ducat_days"] > 0


def test_the_longest_game_is_reported() -> None:
    reports = [run_simulation("simulate", "kilt-castle", "--games", games) for games in ("1", "2", "3", "4")]
    lengths = [after - before for before, after in pairwise([0, *(report["steps"] for report in reports)])]

    assert len(set(lengths)) > 1
    assert reports[-1]["longest"] == max(lengths)


def test_people_read_how_long_games_were() -> None:
    report = run_simulation("simulate", "kilt-castle", "--games", "2")

    said = run_burghof("simulate", "kilt-castle", "--games", "2").stdout

    assert f"{report['mean_length']:g} moves on average and {report['longest']} at most" in said


def test_options_that_came_later_are_counted_too() -> None:
    report = run_simulation("simulate", "kilt-castle", "--games", "6", "--vary")

    assert sum(report["options"]["any-own-colour"].values()) == 6


def test_a_value_that_means_no_limit_is_told_in_words() -> None:
    refused = run_burghof("simulate", "the-castle", "--option", "rounds=7")

    assert "Values: 10, 20, 40, 60, 100 and 0 (No limit)." in refused.stderr


def test_the_same_seed_gives_the_same_report() -> None:
    command = ("simulate", "kilt-castle", "--games", "4", "--player", "greedy,random", "--seed", "3")

    assert run_simulation(*command) == run_simulation(*command)


def test_another_seed_gives_another_report() -> None:
    reports = [
        run_simulation("simulate", "kilt-castle", "--games", "4", "--seed", seed)["steps"] for seed in ("3", "4")
    ]

    assert reports[0] != reports[1]


@pytest.mark.parametrize("game", ["memory", "sealed-bids", "cellar"])
def test_games_with_secrets_ballots_and_chance_are_simulated_too(games_package: str, game: str) -> None:
    report = run_simulation(
        "--shelf", games_package, "simulate", game, "--games", "6", "--player", "greedy", "--player", "random"
    )

    assert report["unfinished"] == 0
    assert sum(report["wins"]) + report["unwon"] == pytest.approx(6)
    assert sum(report["wins_by_player"].values()) == pytest.approx(sum(report["wins"]))


def test_players_stay_on_their_seats_unless_they_swap() -> None:
    command = ("simulate", "kilt-castle", "--games", "4", "--player", "greedy,random")

    assert run_simulation(*command)["wins"] == [4, 0]
    assert run_simulation(*command, "--swap")["wins"] == [2, 2]
    assert run_simulation(*command, "--swap")["wins_by_player"] == {"greedy": 4, "random": 0}


def test_an_unfinished_game_is_counted_and_fails_the_command() -> None:
    result = run_burghof("simulate", "kilt-castle", "--games", "2", "--cap", "10", "--json")

    assert result.exit_code == 1
    assert json.loads(result.stdout)["unfinished"] == 2


def test_people_read_about_unfinished_games_on_the_error_stream() -> None:
    result = run_burghof("simulate", "kilt-castle", "--games", "1", "--cap", "10")

    assert result.exit_code == 1
    assert result.stderr.strip() == "1 game was not over after 10 moves."


def test_people_read_sentences_in_their_language() -> None:
    result = run_burghof("--lang", "de", "simulate", "kilt-castle", "--games", "2", "--player", "greedy,random")

    assert result.stdout.startswith("2 Partien, ")
    assert "Stuhl 1, greedy: 2 von 2 gewonnen" in result.stdout
    assert "auf allen Stühlen" not in result.stdout
    assert "\nDukatentage: " in result.stdout
    assert "⟦" not in result.stdout


def test_people_read_the_figures_of_a_game_by_their_words(games_package: str) -> None:
    assert "\nTurns: " in run_burghof("--shelf", games_package, "simulate", "memory", "--games", "1").stdout


def test_seats_that_players_change_are_told_without_a_player() -> None:
    result = run_burghof("simulate", "kilt-castle", "--games", "2", "--player", "greedy,random", "--swap")

    assert "Chair 1: 1 of 2 won" in result.stdout
    assert "greedy on all chairs: 2 of 2 won" in result.stdout


def test_victories_shared_or_won_by_nobody_are_told_where_there_are_any(games_package: str) -> None:
    ties = "Shared victories: "

    assert ties in run_burghof("--shelf", games_package, "simulate", "memory", "--games", "20").stdout
    assert ties not in run_burghof("simulate", "kilt-castle", "--games", "1").stdout


def test_a_bot_on_several_seats_is_told_as_a_whole() -> None:
    result = run_burghof("simulate", "kilt-castle", "--games", "2", "--seats", "greedy,random,random")

    assert "random on all chairs: " in result.stdout


def test_seats_may_be_given_as_bots() -> None:
    command = ("simulate", "kilt-castle", "--games", "1")

    named = run_simulation(*command, "--seats", "greedy,random,random")

    assert named == run_simulation(*command, "--player", "greedy,random,random")
    assert named["players"] == ["greedy", "random", "random"]


def test_options_are_given_one_by_one_or_as_a_whole() -> None:
    one = run_simulation("simulate", "kilt-castle", "--games", "1", "--option", "roofs-by-colour=yes")
    whole = run_simulation("simulate", "kilt-castle", "--games", "1", "--options", '{"roofs-by-colour": true}')

    assert one == whole
    assert one["options"]["roofs-by-colour"] is True


def test_numbers_and_words_are_options_too(games_package: str) -> None:
    command = (
        "--shelf",
        games_package,
        "simulate",
        "memory",
        "--games",
        "1",
        "--option",
        "pairs=3",
        "--option",
        "worth=number",
    )

    assert run_simulation(*command)["options"] == {"pairs": 3, "worth": "number"}


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--seats", "9"], "The game is not for 9. Possible numbers of players: 2, 3 and 4."),
        (
            ["--player", "clever"],
            "There is no player “clever”. Players: random, greedy, page, squire, knight and marshal.",
        ),
        (["--player", "random,greedy", "--seats", "3"], "2 players were named for 3 chairs"),
        (
            ["--seats", "clever,random"],
            "There is no player “clever”. Players: random, greedy, page, squire, knight and marshal.",
        ),
        (["--option", "moat=3"], "There is no option “moat”."),
        (["--option", "roofs-by-colour=maybe"], "“maybe” is no value of roofs-by-colour. Values: false and true."),
        (["--options", "{"], "These options do not fit the game:"),
        (["--options", '{"moat": 3}'], "These options do not fit the game:"),
    ],
)
def test_what_does_not_fit_is_refused_with_the_reason(arguments: list[str], said: str) -> None:
    result = run_burghof("simulate", "kilt-castle", *arguments)

    assert result.exit_code == 2
    assert said in result.stderr


def test_options_may_be_drawn_for_every_game_and_are_counted() -> None:
    two = run_simulation("simulate", "kilt-castle", "--games", "40", "--seats", "2", "--vary")
    three = run_simulation("simulate", "kilt-castle", "--games", "40", "--seats", "3", "--vary")

    assert all(sum(counts.values()) == 40 for counts in two["options"].values())
    assert all(min(counts.get("true", 0), counts.get("false", 0)) >= 10 for counts in two["options"].values())
    assert three["options"]["roofs-by-colour"] == {"false": 40}
