"""`run_burghof`, `burghof games` and `burghof rules`, in four languages."""

import json
from importlib.metadata import version

import pytest

from burghof.kernel import LANGUAGES, find_games, read_rulebook
from tests.cli.terminal import run_burghof
from tests.tiers import cover_matrix

HELP_TEXTS = {
    "en": "Play a game in the terminal",
    "de": "Ein Spiel im Terminal spielen",
    "fr": "Jouer dans le terminal",
    "it": "Giocare nel terminale",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_speaks_the_language_asked_for(language: str) -> None:
    result = run_burghof("--lang", language, "--help")

    assert result.exit_code == 0
    assert HELP_TEXTS[language] in result.output
    assert "⟦" not in result.output


@pytest.mark.parametrize(
    ("language", "command"),
    cover_matrix(
        LANGUAGES,
        ["games", "simulate", "replay", "verify", "rules", "sit", "play", "backup", "restore", "serve", "worker"],
    ),
)
def test_help_of_every_command_is_in_every_language(language: str, command: str) -> None:
    result = run_burghof(command, "--help", f"--lang={language}")

    assert result.exit_code == 0
    assert "⟦" not in result.output
    assert "help-" not in result.output


def test_without_arguments_burghof_explains_itself() -> None:
    assert HELP_TEXTS["en"] in run_burghof().output


def test_the_version_is_that_of_the_installed_package() -> None:
    result = run_burghof("--version")

    assert (result.exit_code, result.stdout) == (0, f"burghof {version('burghof')}\n")


def test_the_language_is_that_of_the_surroundings() -> None:
    assert HELP_TEXTS["it"] in run_burghof("--help", lang="it_CH.UTF-8").output


def test_a_language_nobody_speaks_here_is_refused() -> None:
    assert run_burghof("--lang", "la", "games").exit_code == 2


def test_an_unknown_language_of_the_surroundings_means_english() -> None:
    assert HELP_TEXTS["en"] in run_burghof("--help", lang="la_VA.UTF-8").output


def test_the_shelf_lists_every_game() -> None:
    result = run_burghof("games", "--lang", "de")

    assert "kilt-castle" in result.stdout
    assert "Personen" in result.stdout


def test_numbers_of_seats_with_gaps_are_listed_one_by_one(games_package: str) -> None:
    lines = run_burghof("--shelf", games_package, "games").stdout.splitlines()

    assert "2, 4, 6" in next(line for line in lines if line.startswith("cellar"))
    assert "2–4" in next(line for line in lines if line.startswith("memory"))


def test_the_shelf_as_json_holds_the_cards() -> None:
    cards = json.loads(run_burghof("games", "--json").stdout)

    assert next(card for card in cards if card["id"] == "kilt-castle")["seats"] == [2, 3, 4]


def test_the_rules_have_all_chapters() -> None:
    result = run_burghof("rules", "kilt-castle")

    assert "4.4  " in result.stdout
    assert result.stdout.startswith("Kilt Castle\nYou all build one castle and want to be on top")


def test_one_clause_is_read_alone() -> None:
    lines = run_burghof("rules", "kilt-castle", "4.4").stdout.splitlines()

    assert len(lines) == 1
    assert lines[0].startswith("4.4  ")


@pytest.mark.parametrize("game", find_games())
def test_the_rules_begin_with_the_aim_and_the_introduction(game: str) -> None:
    found = find_games()[game]
    book = read_rulebook(found.folder, "de")

    lines = run_burghof("rules", game, "--lang", "de").stdout.splitlines()

    assert lines[: lines.index("")] == [found.card.titles["de"], book.aim, *book.introduction.splitlines()]


def test_the_columns_of_a_table_stand_below_each_other() -> None:
    head, *rows = run_burghof("rules", "the-castle", "11.1").stdout.splitlines()[1:]

    assert head == "  Modified roll  0–1  2  3  4  5  6–7"
    assert rows[0] == "  Behemoth       3    3  2  2  –  –"
    assert rows[-1] == "  Elf            –    –  1  1  2  3"


def test_one_chapter_is_read_alone() -> None:
    numbers = {
        line.split(".")[0] for line in run_burghof("rules", "kilt-castle", "4").stdout.splitlines() if "." in line
    }

    assert numbers == {"4"}


def test_rules_are_read_in_the_language_asked_for() -> None:
    texts = {run_burghof("rules", "kilt-castle", "4.4", "--lang", language).stdout for language in LANGUAGES}

    assert len(texts) == len(LANGUAGES)


def test_a_clause_that_does_not_exist_is_said_so() -> None:
    result = run_burghof("rules", "kilt-castle", "99.1")

    assert result.exit_code == 2
    assert result.stderr == ("There is no chapter or clause 99.1 in these rules. Chapters: 1, 2, 3, 4, 5, 6 and 7.\n")


def test_a_game_that_does_not_exist_is_answered_with_those_that_do() -> None:
    result = run_burghof("rules", "chess", "--lang", "fr")

    assert result.exit_code == 2
    assert "Il n’y a pas de jeu «\N{NO-BREAK SPACE}chess\N{NO-BREAK SPACE}»" in result.stderr
    assert "kilt-castle" in result.stderr


@pytest.mark.parametrize("package", ["nowhere", "nowhere.at_all"])
def test_a_shelf_that_is_not_there_is_said_so(package: str) -> None:
    result = run_burghof("--shelf", package, "games")

    assert result.exit_code == 2
    assert result.stderr == f"There is no Python package “{package}”.\n"
