"""Sentences as players read them: prompts, questions about an aim, events, refusals."""

from pathlib import Path

import pytest

from burghof.games.solomon.model.events import (
    CardsRevealed,
    Counted,
    Dug,
    HandDealt,
    OwnTileAdded,
    Received,
    TilesDealt,
    TurnedUp,
    Uncovered,
)
from burghof.games.solomon.model.moves import Amulet, Decline, Default, PayCoins, PayTreasure, Seal, SolomonMove
from burghof.games.solomon.model.pattern import Card
from burghof.games.solomon.model.state import State
from burghof.games.solomon.tests.tables import (
    RULES,
    TILE_BY_SHORT_NAME,
    choosing_table,
    dig,
    fields,
    pick,
    pile,
    play,
    shift,
    table,
)
from burghof.games.solomon.tests.test_offers import offer
from burghof.games.solomon.tests.test_paying import owing_table
from burghof.games.solomon.tests.test_penalty import unpayable_dig
from burghof.kernel import Audience, Event, Language, Message, Seat
from burghof.words.compact import prompt_text
from burghof.words.translator import Translator

WORDS = Path(__file__).parents[1] / "words"
NAMES = ("Mara", "Hedda", "Oswin")
MARA, HEDDA, OSWIN = Seat(0), Seat(1), Seat(2)
LINE = {"A1": "t1 t2", "B1": "t1 t3", "C1": "t1 c1"}
RICH = {"A1": "t5", "B1": "t4", "C1": "moon", "D1": "c1"}


def told(message: Message, reader: Seat | None = None, language: Language = "en") -> str:
    """Return the sentence of a message for this reader."""
    return Translator(language, [WORDS]).for_reader(reader).format(message, NAMES)


def prompt(state: State, seat: Audience) -> str:
    """Return what a seat reads above its buttons."""
    outline = RULES.outline(RULES.view(state, seat, "pure"))
    return prompt_text(Translator("en", [WORDS]).for_reader(seat), outline, NAMES)


def refusal(state: State, move: SolomonMove, language: Language = "en") -> str:
    """Return why Mara may not do this."""
    found = RULES.why_not(state, MARA, move)
    assert found is not None
    return told(found.message, MARA, language)


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "Dig these four? 9 points in treasure, and your second scroll set."),
        ("de", "Diese vier ausgraben? 9 Punkte an Schätzen, deine zweite Sammlung."),
        ("fr", "Déterrer ces quatre\u202f? 9 points en trésors et ta deuxième série."),
        ("it", "Dissotterrare queste quattro? 9 punti in tesori e la seconda serie."),
    ],
)
def test_an_aimed_dig_says_what_it_brings(language: Language, words: str) -> None:
    stock = "lion lion star star palm palm moon"
    asked = offer(table(7, pit=RICH, stocks={0: stock}), dig("A1")).message

    assert told(Message("board-ask-dig", asked.data), MARA, language) == words


@pytest.mark.parametrize(
    ("pit", "words"),
    [
        ("t1 t2 lion", "Dig A1, B1 and C1? 3 points in treasure. Free."),
        ("t1 axe c2", "Dig A1, B1 and C1? 1 point in treasure, a magic object. Costs 2."),
        ("axe lion c2", "Dig A1, B1 and C1? A magic object, no treasure. Costs 2."),
        ("axe seal c2", "Dig A1, B1 and C1? Magic objects, no treasure. Costs 2."),
        ("c1 lion c2", "Dig A1, B1 and C1? One scroll, no treasure. Costs 3."),
        ("c1 c1 c2", "Dig A1, B1 and C1? Only curses. Costs 4."),
        ("c1 c3 c3", "Dig A1, B1 and C1? You cannot pay 7: the others get it all."),
    ],
)
def test_a_dig_names_what_counts_most(pit: str, words: str) -> None:
    tops = dict(zip(("A1", "B1", "C1"), pit.split(), strict=True))

    assert told(offer(table(1, pit=tops, coins={0: 4}), dig("A1")).message) == words


def test_questions_say_what_follows() -> None:
    pit = {"A1": "t1", "B1": "t1", "C1": "t1 t2", "D1": "t1", "C2": "t1"}
    owing = owing_table(3, stock="t2 t5", coins=3, bank=0, supply="t1")
    cursed, _ = play(table(1, pit={"A1": "c2", "B1": "c3", "C1": "lion"}, stocks={0: "amulet"}), dig("A1"))

    assert told(offer(table(1, pit=pit), shift("C1", "D2")).message) == (
        "Shift the tile on C1 to D2, for 1? Then your shape fits."
    )
    assert told(offer(table(1, shifts=4, coins={0: 3}), Decline()).message) == (
        "Dig nothing this turn? You owe 4 and have 3: all of it goes."
    )
    assert told(offer(owing, PayTreasure(5)).message) == "Pay with a treasure of 5? You get 1 back and lose 1."
    assert told(offer(owing, PayTreasure(2)).message) == "Pay with a treasure of 2? You still owe 1 then."
    assert told(offer(owing, PayCoins()).message) == "Pay 3 coins? Then all is paid."
    assert told(offer(cursed, Amulet()).message) == "Play the amulet? It saves you 5 for the curses."
    assert told(offer(unpayable_dig(3), Default()).message).startswith("Give all you dug to the others? You owe 5")


def test_prompts_call_the_player_by_name_and_say_more_below() -> None:
    choosing = choosing_table([1, 2], [3, 4])
    turn = table(1, pit=LINE, shifts=2)
    paying, _ = play(turn, dig("A1"))
    poor = unpayable_dig(3)

    assert prompt(choosing, MARA) == "Mara, choose a card in secret. Round 11 of 12. The lowest number digs first."
    assert prompt(choosing, None).startswith("Everybody chooses a card in secret. Round")
    assert prompt(turn, MARA) == (
        "Mara, dig with card 1, or shift tiles first. It fits in one place now. You owe 2 for two shifts."
    )
    assert prompt(turn, HEDDA) == "Mara shifts or digs with card 1. Then it is your turn."
    assert prompt(turn, None) == "Mara shifts or digs with card 1. Then it is Hedda’s turn."
    assert prompt(paying, MARA) == "Mara, pay 3 with coins or treasures. 2 for shifts and 1 for curses."
    assert prompt(poor, MARA).endswith("All you dug goes to the others.")


def test_picking_for_the_seal_is_prompted_and_refused_in_its_own_words() -> None:
    pit = {"A1": "lion", "B1": "lion", "C1": "lion", "D1": "lion", "A2": "lion lion", "F6": "lion"}
    first, _ = play(table(1, pit=pit, stocks={0: "seal"}), Seal(axe=False))
    state, _ = play(first, pick("B1"))

    assert prompt(state, MARA) == (
        "Mara, pick fields that touch: two to go. All must be equally high. Corners touch too."
    )
    assert refusal(first, pick("F6")) == "Too few fields touch F6 for your card."
    assert refusal(state, pick("F6")) == "F6 does not touch the fields you picked."
    assert refusal(state, pick("A2")) == "A2 is not as high as the fields you picked."
    assert refusal(state, pick("B1")) == "B1 is picked already."
    assert refusal(state, pick("E3")) == "E3 is empty. Nobody can dig there."


@pytest.mark.rule("5.3")
@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "B1 is one level higher than the rest."),
        ("de", "B1 liegt eine Ebene höher als der Rest."),
        ("fr", "B1 est un niveau plus haut que le reste."),
        ("it", "B1 è un livello più in alto del resto."),
    ],
)
def test_a_pile_of_another_height_is_named(language: Language, words: str) -> None:
    assert refusal(table(1, pit={"A1": "t1", "B1": "t1 t1", "C1": "t1"}), dig("A1"), language) == words


@pytest.mark.rule("5.3")
def test_piles_of_several_heights_are_compared() -> None:
    state = table(1, pit={"A1": "t1", "B1": "t1 t1", "C1": "t1 t1 t1"})

    assert refusal(state, dig("A1")) == "B1 is on level 2, A1 on level 1."


@pytest.mark.rule("6.1", "6.6")
def test_an_amulet_just_dug_is_refused_for_that_reason() -> None:
    dug, _ = play(table(1, pit={"A1": "amulet", "B1": "c1", "C1": "lion"}), dig("A1"))

    assert refusal(dug, Amulet()) == "You just dug the amulet. It works from your next turn on."


@pytest.mark.parametrize(
    ("event", "mara", "hedda"),
    [
        (HandDealt((MARA,), (Card(3), Card(9))), "You hold cards 3 and 9.", "Mara holds cards 3 and 9."),
        (
            CardsRevealed((MARA, HEDDA), (Card(3), Card(9))),
            "You dig first with card 3, then Hedda.",
            "Mara digs first with card 3, then you.",
        ),
        (
            CardsRevealed((OSWIN, HEDDA, MARA), (Card(3), Card(9), Card(12))),
            "Oswin digs first with card 3, then Hedda and you.",
            "Oswin digs first with card 3, then you and Mara.",
        ),
        (
            Dug(MARA, fields("A1 B1 C1 D1"), pile("t5 t4 lion c2")),
            "You dig up 9 points in treasure, a curse of 2 and a lion scroll.",
            "Mara digs up 9 points in treasure, a curse of 2 and a lion scroll.",
        ),
        (
            Dug(MARA, fields("A1 B1 C1"), pile("t5 c2 c2")),
            "You dig up 5 points in treasure and curses totalling 4.",
            "Mara digs up 5 points in treasure and curses totalling 4.",
        ),
        (
            Dug(MARA, fields("A1 B1 C1 D1"), pile("lion amulet amulet axe")),
            "You dig up a lion scroll, the axe and two amulets.",
            "Mara digs up a lion scroll, the axe and two amulets.",
        ),
        (
            Dug(MARA, fields("A1 B1 C1"), pile("c2 axe star")),
            "You dig up a curse of 2, a star scroll and the axe.",
            "Mara digs up a curse of 2, a star scroll and the axe.",
        ),
        (
            Uncovered(fields("A1 B1 C1 D1"), pile("t3 lion moon axe")),
            "That uncovers 3 points in treasure, two scrolls and the axe.",
            "That uncovers 3 points in treasure, two scrolls and the axe.",
        ),
        (
            Uncovered(fields("A1 B1 C1"), pile("c2 moon axe")),
            "That uncovers a curse of 2, a moon scroll and the axe.",
            "That uncovers a curse of 2, a moon scroll and the axe.",
        ),
        (Uncovered(fields("A1"), pile("c2")), "That uncovers a curse of 2.", "That uncovers a curse of 2."),
        (
            TurnedUp(MARA, TILE_BY_SHORT_NAME["axe"]),
            "You show the axe, dealt to you face down.",
            "Mara shows the axe, dealt face down before.",
        ),
        (OwnTileAdded((MARA,), TILE_BY_SHORT_NAME["lion"]), "You add a lion scroll.", "Mara adds a lion scroll."),
        (
            TilesDealt(HEDDA, (MARA,), 3, 0),
            "You get three tiles from Hedda.",
            "Mara gets three tiles from you.",
        ),
        (
            TilesDealt(OSWIN, (MARA, HEDDA), 1, 1),
            "You and Hedda get one tile each from Oswin. One is discarded.",
            "You and Mara get one tile each from Oswin. One is discarded.",
        ),
        (
            Received((MARA,), HEDDA, pile("c2")),
            "You get a curse of 2 from Hedda.",
            "Mara gets a curse of 2 from Hedda.",
        ),
        (
            Received((MARA,), HEDDA, pile("t2 t3 c1 c1 lion axe")),
            "You get 5 points in treasure, curses totalling 2, a lion scroll and the axe from Hedda.",
            "Mara gets 5 points in treasure, curses totalling 2, a lion scroll and the axe from Hedda.",
        ),
        (
            Counted("curses", (9, 2, 0), (24, 0, 0), (24, 0, 0)),
            "Highest sum of curses: you with 9, for 24 points.",
            "Highest sum of curses: Mara with 9, for 24 points.",
        ),
        (
            Counted("objects", (2, 2, 0), (12, 12, 0), (12, 12, 0)),
            "Most magic objects: you and Hedda with 2 each, for 12 points.",
            "Most magic objects: Mara and you with 2 each, for 12 points.",
        ),
        (
            Counted("scrolls", (0, 0, 0), (0, 0, 0), (0, 0, 0)),
            "Scroll sets, 10 points each: nobody.",
            "Scroll sets, 10 points each: nobody.",
        ),
        (
            Counted("coins", (7, 10, 4), (7, 10, 4), (7, 10, 4)),
            "Coins, 1 point each. Most: Hedda with 10.",
            "Coins, 1 point each. Most: you with 10.",
        ),
        (
            Counted("treasures", (21, 9, 21), (21, 9, 21), (28, 19, 25)),
            "Treasures, worth their numbers. Most: you and Oswin with 21 each.",
            "Treasures, worth their numbers. Most: Mara and Oswin with 21 each.",
        ),
    ],
)
def test_events_say_you_to_the_reader_alone(event: Event, mara: str, hedda: str) -> None:
    assert (told(event.message(), MARA), told(event.message(), HEDDA)) == (mara, hedda)
