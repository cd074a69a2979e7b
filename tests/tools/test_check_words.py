"""The word check fails on every key that is missing, unused, unreadable or inconsistent with the English one."""

from collections.abc import Mapping
from pathlib import Path

import pytest

from tests.tools.sample_projects import GOOD_FILES, LANGUAGES, MOAT, write_project
from tools.check_words import check_words

ENGLISH = f"{MOAT}/words/en.ftl"
ITALIAN = f"{MOAT}/words/it.ftl"
SHARED = "src/burghof/words/fr.ftl"
CODE = f"{MOAT}/rules/swim.py"
MODEL = f"{MOAT}/model/events.py"
PLUGIN = f"{MOAT}/plugin.py"
AIDS = '{"deepest-places": deepest}'
FIGURES = '{"fish": 0}'
WORDS = GOOD_FILES[ENGLISH]
PAST_OF_ONE = WORDS.replace("} dived.\n", "} dived.\n    .past = { $seat } had dived.\n")


def find_problems(root: Path, changes: Mapping[str, str | None]) -> list[str]:
    """Return the problems of the good project with some files changed, with paths from its root."""
    problems = check_words(write_project(root, changes))
    return [f"{problem.path.relative_to(root)}: {problem.message}" for problem in problems]


def test_a_house_in_order_has_no_problems(tmp_path: Path) -> None:
    assert find_problems(tmp_path, {}) == []


def test_a_house_that_says_nothing_of_its_own_needs_no_shared_words(tmp_path: Path) -> None:
    shared = {f"src/burghof/words/{language}.ftl": None for language in LANGUAGES}
    quiet = {
        "src/burghof/kernel/table_events.py": "",
        "src/burghof/cli/app.py": "",
        CODE: GOOD_FILES[CODE].replace(', say("yes")', ""),
    }

    assert find_problems(tmp_path, {**shared, **quiet}) == []


def test_a_message_of_a_game_may_refer_to_a_shared_term(tmp_path: Path) -> None:
    shared = {f"src/burghof/words/{language}.ftl": GOOD_FILES[SHARED] + "-water = water\n" for language in LANGUAGES}
    words = {f"{MOAT}/words/{language}.ftl": WORDS.replace("dived.", "dived in { -water }.") for language in LANGUAGES}

    assert find_problems(tmp_path, {**shared, **words}) == []


def test_a_game_may_replace_a_shared_message_in_every_language(tmp_path: Path) -> None:
    words = {f"{MOAT}/words/{language}.ftl": WORDS + "greeting = Splash\n" for language in LANGUAGES}

    assert find_problems(tmp_path, words) == []
    assert find_problems(tmp_path, {**words, ITALIAN: WORDS}) == [f"{ITALIAN}: greeting is missing; en.ftl uses it"]


def test_a_message_may_use_fewer_variables_than_the_english_one(tmp_path: Path) -> None:
    assert find_problems(tmp_path, {ITALIAN: WORDS.replace("{ $strokes } ", "")}) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "key",
    [
        "offer-swim",
        "refusal-upstream",
        "event-swum",
        "event-dived",
        "fish-blue-carp",
        "option-season",
        "option-season-about",
        "option-season-spring",
        "option-frozen",
        "option-frozen-about",
        "aid-deepest-places",
        "figure-fish",
        "figure-water-lilies",
    ],
)
def test_a_key_that_code_uses_is_missed_in_each_language(tmp_path: Path, language: str, key: str) -> None:
    without = "".join(line for line in WORDS.splitlines(keepends=True) if not line.startswith(f"{key} ="))

    problems = find_problems(tmp_path, {f"{MOAT}/words/{language}.ftl": without})

    assert any(f"{language}.ftl: {key} is missing" in problem for problem in problems)


@pytest.mark.parametrize(
    ("path", "content", "problem"),
    [
        (ITALIAN, None, "it.ftl: is missing"),
        (ITALIAN, WORDS + "rope = rope\n", "it.ftl: rope is not used"),
        (ITALIAN, WORDS + "-rope = rope\n", "it.ftl: -rope is not used"),
        (ITALIAN, WORDS + "event-swum = Again.\n", "it.ftl: event-swum is defined twice"),
        (ITALIAN, WORDS + "-moat = moat\n", "it.ftl: -moat is defined twice"),
        (ITALIAN, WORDS + "event-sunk { oh\n", "it.ftl: cannot be read: event-sunk { oh"),
        (ITALIAN, WORDS + "    .long = Longer\n", "it.ftl: offer-swim has an attribute .long"),
        (ITALIAN, WORDS + "    .past = It was long.\n", "it.ftl: offer-swim has an attribute .past"),
        (ENGLISH, PAST_OF_ONE, "it.ftl: event-swum has no sentence in the past"),
        (ENGLISH, PAST_OF_ONE, "en.ftl: event-swum has no sentence in the past"),
        (ITALIAN, WORDS.replace("$strokes", "$times"), "it.ftl: offer-swim uses $times, which the English"),
        (ENGLISH, WORDS.replace("{ $strokes } ", ""), "it.ftl: offer-swim uses $strokes, which the English"),
        (ITALIAN, WORDS.replace("{ depth }", "{ width }"), "it.ftl: width is referenced but does not exist"),
        (
            ITALIAN,
            WORDS.replace("{ -moat }", '{ -well(side: "left") }'),
            "it.ftl: -well is referenced but does not exist",
        ),
        (CODE, GOOD_FILES[CODE] + "say(key)\n", "swim.py: line 4: the key of say() is not a string literal"),
        (
            CODE,
            GOOD_FILES[CODE] + 'forbids("2.1", key)\n',
            "swim.py: line 4: the key of forbids() is not a string literal",
        ),
        (CODE, GOOD_FILES[CODE] + 'forbids("2.1")\n', "swim.py: line 4: the key of forbids() is not a string literal"),
        (CODE, GOOD_FILES[CODE].replace(', say("yes")', ""), "src/burghof/words/fr.ftl: yes is not used"),
        (MODEL, GOOD_FILES[MODEL].replace(', tag="swum"', ""), "events.py: the event Swum has no tag"),
        (MODEL, GOOD_FILES[MODEL].replace('"swum"', '"sunk"'), "it.ftl: event-swum is not used"),
        (
            MODEL,
            GOOD_FILES[MODEL].replace('"blue-carp"', "auto()"),
            "events.py: the value of Fish.BLUE_CARP is not a string",
        ),
        (PLUGIN, GOOD_FILES[PLUGIN].replace(f", player_aids={AIDS}", ""), "it.ftl: aid-deepest-places is not used"),
        (PLUGIN, GOOD_FILES[PLUGIN].replace("water_lilies", "reeds"), "it.ftl: figure-water-lilies is not used"),
        (PLUGIN, GOOD_FILES[PLUGIN].replace("water_lilies", "reeds"), "it.ftl: figure-reeds is missing; plugin.py"),
        (
            PLUGIN,
            GOOD_FILES[PLUGIN].replace(AIDS, "{DEEPEST: deepest}"),
            "plugin.py: line 5: the name of an aid is not a string",
        ),
        (
            PLUGIN,
            GOOD_FILES[PLUGIN].replace(AIDS, "AIDS"),
            "plugin.py: line 5: the name of an aid is not a string literal",
        ),
        (
            PLUGIN,
            GOOD_FILES[PLUGIN].replace(FIGURES, "{FISH: 0}"),
            "plugin.py: line 2: the name of a figure is not a string",
        ),
        (
            PLUGIN,
            GOOD_FILES[PLUGIN].replace(FIGURES, "{**state.pond}"),
            "plugin.py: line 2: the name of a figure is not a string",
        ),
        (
            PLUGIN,
            GOOD_FILES[PLUGIN].replace(FIGURES, "dict(fish=0)"),
            "plugin.py: line 2: the name of a figure is not a string",
        ),
        (
            PLUGIN,
            GOOD_FILES[PLUGIN].replace("=statistics", "=count"),
            "plugin.py: line 5: the statistics are not a function",
        ),
        (
            PLUGIN,
            GOOD_FILES[PLUGIN].replace("def statistics", "def count"),
            "plugin.py: line 5: the statistics are not a function",
        ),
        (SHARED, GOOD_FILES[SHARED].replace("yes = Yes\n", ""), "src/burghof/words/fr.ftl: yes is missing"),
        (SHARED, GOOD_FILES[SHARED] + "-water = water\n", "src/burghof/words/fr.ftl: -water is not used"),
        (
            SHARED,
            GOOD_FILES[SHARED].replace("greeting", "hail"),
            "src/burghof/words/fr.ftl: greeting is missing; app.py",
        ),
        (SHARED, GOOD_FILES[SHARED].replace("greeting", "hail"), "src/burghof/words/fr.ftl: hail is not used"),
        (SHARED, GOOD_FILES[SHARED].replace("event-taken-back", "event-gone"), "fr.ftl: event-taken-back is missing"),
    ],
)
def test_what_is_at_odds_is_found(tmp_path: Path, path: str, content: str | None, problem: str) -> None:
    assert [line for line in find_problems(tmp_path, {path: content}) if problem in line]


def test_a_language_may_have_a_short_form_where_english_has_none(tmp_path: Path) -> None:
    shorter = WORDS.replace("= blue carp", "= { $form ->\n    [short] carp\n   *[full] blue carp\n}")

    assert find_problems(tmp_path, {ITALIAN: shorter}) == []


def test_a_board_uses_words_of_its_game(tmp_path: Path) -> None:
    board = {f"{MOAT}/web/Board.svelte": "<b>{speaker.say('board-swim')}</b>"}
    said = {f"{MOAT}/words/{language}.ftl": f"{GOOD_FILES[ENGLISH]}board-swim = Swim\n" for language in LANGUAGES}

    assert find_problems(tmp_path / "said", {**board, **said}) == []
    assert find_problems(tmp_path / "unsaid", board) == [
        f"{MOAT}/words/{language}.ftl: board-swim is missing; Board.svelte uses it" for language in LANGUAGES
    ]
