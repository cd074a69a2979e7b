"""The check of the site's words finds keys that are missing, unused, or in one language only."""

from pathlib import Path

import pytest

from burghof.wire.problem import Problem as Kind
from tools.check_site_words import check_site_words

PROBLEMS = "".join(f"problem-{kind.type} = Trouble\n" for kind in Kind)
WORDS = f"{PROBLEMS}greeting = Hello, {{ $name }}\nseat-free = free\n"
CODE = "<b>{t('greeting', { name })}</b> {t(`seat-${state}`)} {t(`problem-${kind}`)} {speaker.say('list-of-none')}"


def find_problems(root: Path, code: str = CODE, **words: str) -> list[str]:
    """Return the problems of a small site with this code and these words."""
    files = {
        "web/src/page.svelte": code,
        "web/src/line.test.ts": "t('never')",
        "src/burghof/words/en.ftl": "list-of-none = –\n",
    }
    files |= {f"web/words/{language}.ftl": words.get(language, WORDS) for language in ("en", "de", "fr", "it")}
    for name, text in files.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text, encoding="utf-8")
    return [f"{problem.path.name}: {problem.message}" for problem in check_site_words(root)]


def test_a_site_in_order_has_no_problems(tmp_path: Path) -> None:
    assert find_problems(tmp_path) == []


def test_a_house_without_a_site_has_none_either(tmp_path: Path) -> None:
    assert check_site_words(tmp_path) == []


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        (("greeting", "welcome"), "greeting is missing; page.svelte uses it"),
        (("seat-free", "sofa-free"), "sofa-free is not used"),
        (("problem-stale", "other"), "problem-stale is missing; web uses it"),
        (("$name", "$who"), "greeting uses $who, which the English message does not know"),
    ],
)
def test_a_word_that_is_wrong_in_one_language_is_found(tmp_path: Path, change: tuple[str, str], problem: str) -> None:
    assert f"it.ftl: {problem}" in find_problems(tmp_path, it=WORDS.replace(*change))


def test_each_key_of_a_choice_is_used(tmp_path: Path) -> None:
    code = CODE + "{t(back === '/' ? 'to-start' : 'to-game')}"

    assert {found for found in find_problems(tmp_path, code) if found.startswith("it")} == {
        "it.ftl: to-start is missing; page.svelte uses it",
        "it.ftl: to-game is missing; page.svelte uses it",
    }
