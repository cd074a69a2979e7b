"""Player aids: what a game computes for a player on request, from that player's own view."""

import re
from collections.abc import Sequence
from typing import get_args

from burghof.kernel import Language
from tests.cli.terminal import run_burghof

PROMPT = "Anna (? for help): "
AID_LIST = "  a 1  The chances of every key at every tower\n"
LANGUAGES: tuple[Language, ...] = get_args(Language)
ANY_PROMPT = re.compile(r"Anna \([^)]+\)\s?: ")
STYLE = re.compile("\x1b\\[[0-9;]*m")
TABLE = ("sit", "seven-locks", "--seats", "me:Anna,greedy", "--seed", "3", "--recall", "notebook")
"""A table where the bot begins: Anna is asked whether she joins in."""
AID_HELP = "what can be worked out for you"


def outputs(*lines: str, more: Sequence[str] = ()) -> list[str]:
    """Return the output that follows each typed line."""
    return run_burghof(*TABLE, *more, lines=lines, columns=80).stdout.split(PROMPT)[1 : len(lines) + 1]


def test_aids_are_listed_with_what_is_typed_for_them() -> None:
    assert outputs("a") == [AID_LIST]


def test_an_aid_is_asked_for_by_its_number_its_name_or_its_words() -> None:
    by_number, by_name, by_words = outputs("a 1", "a chances", "A every KEY")

    assert by_number == by_name == by_words
    assert by_number.startswith("How likely each key fits, by all echoes, keys tried and towers opened\n")
    assert "\n  Key:        1   2   3   4   5   6   7   8\n  Moon:       " in by_number


def test_an_aid_that_is_not_there_is_said_so_with_those_that_are() -> None:
    unknown = "This game works out nothing called “{}”. What it works out:\n" + AID_LIST

    assert outputs("a dragon", "a 0", "a 2") == [unknown.format(text) for text in ("dragon", "0", "2")]


def test_an_aid_changes_nothing_at_the_table() -> None:
    before, _, after = outputs("v", "a 1", "v")

    assert before == after


def test_an_aid_works_from_what_the_table_keeps() -> None:
    (pure,) = outputs("a 1", more=["--recall", "pure"])

    assert pure.startswith("How likely each key fits, by the echoes of this turn, keys tried and towers opened\n")


def test_a_plain_table_says_an_aid_in_whole_sentences() -> None:
    (said,) = outputs("a 1", more=["--plain"])

    assert "\n  Moon tower\n    Key " in said
    assert "\n\n" not in said


def test_every_language_has_an_aid_within_eighty_columns() -> None:
    screens = [run_burghof("--lang", lang, *TABLE, lines=["a 1"], columns=80, is_screen=True) for lang in LANGUAGES]
    said = [ANY_PROMPT.split(screen.stdout)[1] for screen in screens]

    assert [text for text in said if "⟦" in text or "<1" not in text] == []
    assert max(len(STYLE.sub("", line)) for text in said for line in text.splitlines()) <= 80


def test_only_a_game_that_has_aids_offers_them_in_its_help() -> None:
    (help_with_aids,) = outputs("?")
    kilt = run_burghof("sit", "kilt-castle", "--seats", "me:Anna,greedy", "--seed", "5", lines=["?", "a zebra"]).stdout

    assert AID_HELP in help_with_aids
    assert AID_HELP not in kilt
    assert "Nothing you can do mentions “a zebra”." in kilt
