"""Sentences as players read them: who is called "you", and refusals that name what is wrong in this position."""

from pathlib import Path

import pytest

from burghof.games.seven_locks.model.castle import Key, Tower
from burghof.games.seven_locks.model.events import KeyTaken, LocksEvent, PearlsTaken, Rolled, TowerOpened, Tried
from burghof.games.seven_locks.model.moves import LocksMove
from burghof.games.seven_locks.model.state import State
from burghof.games.seven_locks.presenting.offers import offer
from burghof.games.seven_locks.rules.unlocking import JOIN
from burghof.games.seven_locks.tests.tables import (
    RULES,
    A,
    B,
    bet,
    drop,
    play,
    roll,
    table,
    table_to_bet,
    table_to_drop,
    table_to_unlock,
    table_to_walk,
    take,
    walk,
)
from burghof.kernel import Language
from burghof.words.translator import Translator

WORDS = Path(__file__).parents[1] / "words"
NAMES = ("Mara", "Hedda", "Oswin")
FIVE = [1, 2, 3, 4, 5]


def translator(language: Language = "en") -> Translator:
    """Return a translator with the words of the game."""
    return Translator(language, [WORDS])


@pytest.mark.parametrize(
    ("event", "to_mara", "to_others"),
    [
        (Rolled(A, 2, 1), "You roll 2 pearls and one step.", "Mara rolls 2 pearls and one step."),
        (Rolled(A, 1, 3), "You roll 1 pearl and up to three steps.", "Mara rolls 1 pearl and up to three steps."),
        (
            KeyTaken(A, Tower(0), Key(6)),
            "You take key 6 for the Moon tower.",
            "Mara takes key 6 for the Moon tower.",
        ),
        (
            Tried(A, Tower(0), Key(6), "too-short", 2),
            "You try key 6 at the Moon tower: too short by 2.",
            "Mara tries key 6 at the Moon tower: too short by 2.",
        ),
        (
            TowerOpened(A, Tower(0), Key(8), 12),
            "You open the Moon tower and find 12 pearls.",
            "Mara opens the Moon tower and finds 12 pearls.",
        ),
        (PearlsTaken(A, 0), "You get no pearl.", "Mara gets no pearl."),
    ],
)
def test_the_reader_is_called_you(event: LocksEvent, to_mara: str, to_others: str) -> None:
    assert translator().for_reader(A).format(event.message(), NAMES) == to_mara
    assert translator().for_reader(B).format(event.message(), NAMES) == to_others
    assert translator().format(event.message(), NAMES) == to_others


@pytest.mark.parametrize(
    ("state", "move", "sentence"),
    [
        (
            table_to_walk(table(keymaster=1), steps=2),
            walk(5),
            "The Heart tower is four steps away. The die allows two.",
        ),
        (
            table_to_walk(table(opened=[2], keymaster=1), steps=2),
            walk(5),
            "The Heart tower is three steps away. The die allows two.",
        ),
        (table_to_unlock(table(opened=[1]), at=3), take(3), "Key 3 is gone. It opened the Moon tower."),
        (
            table_to_bet(table(opened=FIVE), A),
            bet(3),
            "Key 3 opened the Moon tower. It is not the enchanted one.",
        ),
        (table_to_drop(table(), pearls=2), take(3), "Not yet. First drop your 2 pearls."),
        (table_to_unlock(table(), at=3), drop(1), "The keymaster stays at the Bell tower. Choose a key."),
    ],
)
def test_a_refusal_says_what_is_wrong_in_this_position(state: State, move: LocksMove, sentence: str) -> None:
    refusal = RULES.why_not(state, A, move)

    assert refusal
    assert translator().format(refusal.message, NAMES) == sentence


def test_before_he_is_placed_no_tower_is_named() -> None:
    refusal = RULES.why_not(RULES.start(table().options, 2), A, roll(1, 2))

    assert refusal
    assert translator().format(refusal.message) == "Not now. First it is up to chance."


@pytest.mark.parametrize(
    ("language", "question", "key"),
    [
        (
            "en",
            "Place a coat? 12 pearls for three: 4 for you, if it opens.",
            "Try key 6 at the Moon tower? It stays chosen.",
        ),
        (
            "de",
            "Wappen setzen? Geht der Turm auf: 12 durch drei, 4 für dich.",
            "Schlüssel 6 am Mondturm probieren? Gewählt ist gewählt.",
        ),
        (
            "fr",
            "Poser un blason\u202f? Si elle s’ouvre, 4 perles sur 12 pour toi.",
            "Essayer la clé 6, tour de la Lune\u202f? Clé prise, clé jouée.",
        ),
        (
            "it",
            "Mettere uno stemma? Se si apre, 12 perle in tre: 4 a te.",
            "Provare la chiave 6 alla torre della Luna? Presa è presa.",
        ),
    ],
)
def test_an_aim_says_the_act_and_what_follows(language: Language, question: str, key: str) -> None:
    state = table_to_unlock(table(3, pearls={1: 12}), at=1)
    joining, _ = play(state, take(6), JOIN)
    (asked,) = RULES.pending(joining)
    prompt = RULES.outline(RULES.view(joining, asked.seat, "notebook")).nodes[0].message
    speaker = translator(language)

    assert speaker.format(prompt, NAMES) == question
    assert speaker.format(offer(state, A, take(6), "notebook").message, NAMES) == key
