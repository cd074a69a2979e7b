"""The terms check finds words that the project has another word for, and wrong typography."""

import shutil
from pathlib import Path

import pytest

from tools.check_terms import TERMS, check_terms

GAME = Path("src/burghof/games/appenzell")
KILT = Path("src/burghof/games/kilt_castle")


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """Return a project with the committed terms, two games and no texts."""
    for game in (GAME, KILT):
        (tmp_path / game / "words").mkdir(parents=True)
        (tmp_path / game / "game.toml").touch()
    (tmp_path / "web/words").mkdir(parents=True)
    (tmp_path / "tools").mkdir()
    shutil.copy(TERMS, tmp_path / TERMS)
    return tmp_path


@pytest.mark.parametrize(
    ("path", "text", "found"),
    [
        ("web/words/it.ftl", "screen = Il tabellone è qui.\n", "tabellone"),
        ("web/words/it.ftl", "replay = Rivista\n", "Rivista"),
        ("web/words/fr.ftl", "review = Le robot joue.\n", "robot"),
        ("web/words/fr.ftl", "ask = Ouvrir ?\n", " ?"),
        (
            "web/words/fr.ftl",
            "turn =\n    { $n ->\n        [one] Tour { $n } : un\n       *[other] Tours\n    }\n",
            " :",
        ),
        ("web/words/fr.ftl", "said = “Bonjour”\n", "“"),
        ("web/words/en.ftl", "chance = { $n } %\n", "} %"),
        ("web/words/en.ftl", "yours = It's yours.\n", "'"),
        ("web/words/de.ftl", "seats = Spieler\n", "Spieler"),
        (f"{GAME}/words/de.ftl", "left = Noch vier Punkte\n", "Punkte"),
        (f"{GAME}/RULES.it.md", "- **3.1** Hai sette punti.\n", "punti"),
        (f"{KILT}/RULES.de.md", "Ein Spiel für zwei Spieler.\n", "Spieler"),
        (f"{KILT}/RULES.de.md", "Die Mitspielerin links baut.\n", "Mitspielerin"),
        (f"{KILT}/RULES.fr.md", "La joueuse de gauche joue.\n", "joueuse"),
        (f"{KILT}/RULES.it.md", "Tocca ai giocatori.\n", "giocatori"),
        (f"{KILT}/words/de.ftl", "turn = Die Karte wird gewendet.\n", "gewendet"),
    ],
)
def test_a_planted_word_is_found(root: Path, path: str, text: str, found: str) -> None:
    (root / path).write_text(text, encoding="utf-8")

    messages = [finding.message for finding in check_terms(root) if finding.path == root / path]

    assert messages
    assert f"“{found}”" in messages[0]


@pytest.mark.parametrize(
    ("path", "text"),
    [
        ("web/words/fr.ftl", "ask = Ouvrir\u202f? Oui\u00a0: oui\n"),
        ("web/words/en.ftl", "points = Four points\n"),
        (f"{GAME}/words/en.ftl", "left = { $points ->\n    [one] one action\n   *[other] { $points } actions\n}\n"),
        (f"{KILT}/words/de.ftl", "paid = Drei Punkte\n"),
        (f"{KILT}/RULES.de.md", "Ein Spiel für zwei Personen. Wer spielt, baut.\n"),
        (f"{KILT}/RULES.it.md", "La cronaca della serata.\n"),
    ],
)
def test_other_texts_are_fine(root: Path, path: str, text: str) -> None:
    (root / path).write_text(text, encoding="utf-8")

    assert check_terms(root) == []
