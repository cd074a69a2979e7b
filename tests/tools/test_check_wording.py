"""The wording check counts words to avoid in names and prose, and its limit may only fall."""

from pathlib import Path

import pytest

from tools.check_wording import WORDING, check_wording, find_places

CONFIG = """
limit = {limit}
allowed = ["told"]
names = {{ house = "server", told = "sent", kept = "stored" }}
prose = {{ anew = "again", "at hand" = "cached" }}
"""


def write(root: Path, path: str, text: str) -> None:
    (root / path).parent.mkdir(parents=True, exist_ok=True)
    (root / path).write_text(text, encoding="utf-8")


def places(root: Path) -> list[tuple[str, str]]:
    return [(str(place.path), place.word) for place in find_places(root)]


@pytest.fixture
def root(tmp_path: Path) -> Path:
    write(tmp_path, str(WORDING), CONFIG.format(limit=0))
    return tmp_path


@pytest.mark.parametrize(
    ("path", "text", "word"),
    [
        ("src/house.py", "", "house"),
        ("src/x.py", "class TheHouse: ...", "house"),
        ("src/x.py", "def open_house(): ...", "house"),
        ("src/x.py", "def start(house): ...", "house"),
        ("src/x.py", "house = 1", "house"),
        ("src/x.py", "self.house = 1", "house"),
        ("src/x.py", "for house in (): ...", "house"),
        ("src/x.py", '"""Load it anew."""', "anew"),
        ("src/x.py", 'LIMIT = 1\n"""Load it\nanew."""', "anew"),
        ("src/x.py", "# It is at hand.", "at hand"),
        ("web/src/House.svelte", "", "house"),
        ("web/src/x.ts", "export const theHouse = 1;", "house"),
        ("web/src/x.ts", "class X {\n  readonly kept = 1;\n}", "kept"),
        ("web/src/x.ts", "/** Load it\n * anew. */", "anew"),
        ("web/src/x.svelte", "<!-- Load it anew. -->", "anew"),
        ("docs/x.md", "Load it anew.", "anew"),
        ("README.md", "It is at\nhand.", "at hand"),
    ],
)
def test_a_word_to_avoid_is_found(root: Path, path: str, text: str, word: str) -> None:
    write(root, path, text)

    assert places(root) == [(path, word)]


@pytest.mark.parametrize(
    ("path", "text"),
    [
        ("src/x.py", "told = 1"),
        ("src/x.py", "message.house"),
        ("src/x.py", "say('house')"),
        ("src/x.py", "def test_the_house_is_found(): ..."),
        ("src/x.py", "household = 1"),
        ("web/src/x.gen.ts", "export const house = 1;"),
        ("web/src/x.ts", "t('house');"),
        ("web/src/x.svelte", "<style>\n.house: { }\n</style>"),
        ("docs/x.md", "Call `anew`.\n\n```\nanew\n```\n"),
        ("src/games/x/RULES.md", "Deal anew."),
    ],
)
def test_other_names_and_texts_are_not_counted(root: Path, path: str, text: str) -> None:
    write(root, path, text)

    assert places(root) == []


@pytest.mark.parametrize(
    ("limit", "message"),
    [(0, "1 words to avoid instead of 0"), (1, None), (2, "1 words to avoid: lower `limit` from 2 to 1")],
)
def test_the_limit_is_exact(root: Path, limit: int, message: str | None) -> None:
    write(root, str(WORDING), CONFIG.format(limit=limit))
    write(root, "src/x.py", "house = 1")

    found = [str(finding) for finding in check_wording(root)]

    assert len(found) == (message is not None)
    assert message is None or message in found[0]
