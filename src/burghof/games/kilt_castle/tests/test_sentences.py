"""Sentences: what happened and what is refused, for readers at the table and for everybody else."""

from pathlib import Path

import pytest

from burghof.games.kilt_castle.model.board import Space
from burghof.games.kilt_castle.model.events import (
    Built,
    DucatDayCalled,
    FinalPaid,
    IncomePaid,
    KiltEvent,
    Overbuilt,
    Relocated,
    RoofMoved,
    RoofSet,
    Skipped,
)
from burghof.games.kilt_castle.model.moves import KiltMove
from burghof.games.kilt_castle.model.state import State
from burghof.games.kilt_castle.tests.tables import (
    BLUE,
    EMPTY_STOCK,
    GOLD,
    RED,
    RULES,
    build,
    field,
    relocate,
    table,
    table_to_build,
    tower,
)
from burghof.kernel import LANGUAGES, Language, Message, Seat
from burghof.words.translator import Translator

WORDS = Path(__file__).parents[1] / "words"
NAMES = ("Mara", "Hedda", "Oswin", "Runa")
MARA, HEDDA, OSWIN, RUNA = (Seat(seat) for seat in range(4))

MAX_SENTENCE = 60
"""Number of characters that the herald's sentence should not exceed."""

RED_CARD = Relocated(HEDDA, 0, Space(0), Space(4), is_turned=False, inner=RED, outer=RED)
DOUBLE_CARD = Relocated(HEDDA, 4, Space(0), Space(7), is_turned=True, inner=GOLD, outer=RED)
OVER_OSWIN = Overbuilt(HEDDA, field("E4"), BLUE, 0, 2, 2, OSWIN)
OVER_MARA = Overbuilt(HEDDA, field("D2"), BLUE, 0, 1, 1, MARA)
OVER_WITH_CRESTS = Overbuilt(HEDDA, field("D2"), BLUE, 2, 2, 1, MARA)
OVER_OWN = Overbuilt(HEDDA, field("E4"), BLUE, 1, 2, 0, HEDDA)
EVENTS: tuple[KiltEvent, ...] = (
    RED_CARD,
    DOUBLE_CARD,
    DucatDayCalled(Space(1)),
    Built(HEDDA, field("D1"), BLUE, 2),
    OVER_OSWIN,
    OVER_MARA,
    OVER_WITH_CRESTS,
    OVER_OWN,
    Skipped(HEDDA, BLUE, "no-floor"),
    Skipped(HEDDA, BLUE, "no-field"),
    RoofSet(HEDDA, field("E1")),
    RoofMoved(HEDDA, field("A1"), field("C3")),
    IncomePaid(RUNA, BLUE, 4, (), 2, 0, 2),
    IncomePaid(RUNA, BLUE, 16, (), 13, 1, 2),
    IncomePaid(RUNA, BLUE, 1, (), 0, 0, 1),
    FinalPaid(RUNA, 0, 0, 0),
    FinalPaid(RUNA, 3, 2, 1),
)


def said(message: Message, reader: Seat | None = None, language: Language = "en") -> str:
    """Return a message as this reader sees it."""
    return Translator(language, [WORDS]).for_reader(reader).format(message, NAMES)


def refused(state: State, move: KiltMove, reader: Seat | None = None, language: Language = "en") -> str:
    """Return why the seat to act may not make this move."""
    refusal = RULES.why_not(state, RULES.pending(state)[0].seat, move)
    assert refusal is not None
    return said(refusal.message, reader, language)


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (RED_CARD, "Hedda moves the red card to column E."),
        (DOUBLE_CARD, "Hedda moves the red and gold card to row 3."),
        (DucatDayCalled(Space(1)), "No card is left at column B. A ducat day follows."),
        (Built(HEDDA, field("D1"), BLUE, 2), "Hedda builds a blue floor with two crests on D1."),
        (OVER_OSWIN, "Hedda builds over Oswin on E4 and pays 2 ducats."),
        (OVER_OWN, "Hedda builds higher on E4 with one crest and pays nothing."),
        (Skipped(HEDDA, BLUE, "no-floor"), "Hedda has no blue floor left and does not build."),
        (RoofSet(HEDDA, field("E1")), "Hedda sets a roof on E1. The tower is everybody’s now."),
        (IncomePaid(RUNA, BLUE, 4, (), 2, 0, 2), "Runa earns 4 for two towers and two roofs."),
        (IncomePaid(RUNA, BLUE, 16, (), 13, 1, 2), "Runa earns 16 for 13 towers, one crest and two roofs."),
        (IncomePaid(RUNA, BLUE, 1, (), 0, 0, 1), "Runa earns 1 for one roof."),
        (FinalPaid(RUNA, 0, 0, 0), "At the end Runa earns nothing."),
        (FinalPaid(RUNA, 3, 2, 1), "At the end Runa earns 3 for two towers and one crest."),
    ],
)
def test_an_event_is_told_by_names_and_things(event: KiltEvent, sentence: str) -> None:
    assert said(event.message()) == sentence


@pytest.mark.parametrize(
    ("event", "reader", "sentence"),
    [
        (RED_CARD, HEDDA, "You move the red card to column E."),
        (OVER_OSWIN, HEDDA, "You build over Oswin on E4 and pay 2 ducats."),
        (OVER_MARA, MARA, "Hedda builds over your tower on D2 and pays you 1."),
        (OVER_OWN, HEDDA, "You build one crest over your own tower on E4."),
        (OVER_WITH_CRESTS, HEDDA, "You build two crests over Mara on D2 and pay 1 ducat."),
        (OVER_WITH_CRESTS, MARA, "Hedda builds two crests over your tower on D2 and pays you 1."),
        (FinalPaid(RUNA, 3, 2, 1), RUNA, "At the end you earn 3 for two towers and one crest."),
    ],
)
def test_the_reader_is_you(event: KiltEvent, reader: Seat, sentence: str) -> None:
    assert said(event.message(), reader) == sentence


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("de", "Hedda überbaut deinen Turm auf D2 und zahlt dir 1 Dukaten."),
        ("fr", "Hedda agrandit ta tour en D2 et te verse 1 ducat."),
        ("it", "Hedda sopreleva la tua torre in D2 e ti dà 1 ducato."),
    ],
)
def test_whoever_is_paid_is_told_in_every_language(language: Language, sentence: str) -> None:
    assert said(OVER_MARA.message(), MARA, language) == sentence


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("de", "Hedda überbaut dich auf D2 mit zwei Wappen und zahlt dir 1."),
        ("fr", "Hedda agrandit ta tour D2 avec deux blasons et te verse 1."),
        ("it", "Hedda ti sopreleva in D2 con due stemmi e ti dà 1 ducato."),
    ],
)
def test_crests_and_a_price_fit_into_one_sentence_of_the_herald(language: Language, sentence: str) -> None:
    assert said(OVER_WITH_CRESTS.message(), MARA, language) == sentence
    assert len(sentence) <= MAX_SENTENCE


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reader", [None, MARA, HEDDA, RUNA])
def test_every_event_is_said_in_every_language(language: Language, reader: Seat | None) -> None:
    sentences = [said(event.message(), reader, language) for event in EVENTS]

    assert not [sentence for sentence in sentences if "⟦" in sentence or "{" in sentence or "  " in sentence]


@pytest.mark.parametrize(
    ("state", "move", "sentence"),
    [
        (table(), relocate("r", 0), "The card lies there already. It must move on."),
        (table(), relocate("gn", 5), "Too far. For now no card may go beyond column E."),
        (table(), relocate("bg", 0), "That goes back to column A. Cards only move clockwise."),
        (table_to_build(RED, at=3), build("C1"), "C1 is out of reach. The card builds in column D."),
        (table_to_build(RED, at=3), build("D2"), "Too far in. D1 is the empty field nearest the card."),
        (
            table_to_build(RED, on=table(stocks={RED: (4, 0, 1)})),
            build("A1", 1),
            "No red floor with one crest is left.",
        ),
        (
            table_to_build(RED, on=table(towers={"A1": tower(BLUE, GOLD)}, purses={0: 1})),
            build("A1"),
            "That costs 2 ducats. Mara has only 1.",
        ),
    ],
)
def test_a_refusal_says_what_is_wrong_and_why(state: State, move: KiltMove, sentence: str) -> None:
    assert refused(state, move) == sentence


def test_the_purse_of_the_reader_is_yours() -> None:
    state = table_to_build(RED, on=table(towers={"A1": tower(BLUE)}, purses={0: 0}))

    assert refused(state, build("A1"), MARA) == "That costs 1 ducat. Your purse is empty."


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_is_said_in_every_language(language: Language) -> None:
    crowded = table(rows={0: "r b", 1: "g n rb rg", 2: "bn", 3: "bg", 4: "rn gn"})
    alone = table(rows={0: "r b g n rb", 2: "rg bn bg rn", 3: "gn"})
    roofed = table_to_build(RED, on=table(towers={"A1": tower(BLUE)}, roofs=["A1"]))
    empty = table_to_build(RED, on=table(stocks={RED: (*EMPTY_STOCK[:2], 1)}))

    sentences = [
        refused(crowded, relocate("r", 1), MARA, language),
        refused(crowded, relocate("r", 5), MARA, language),
        refused(alone, relocate("gn", 4), MARA, language),
        refused(roofed, build("A1"), MARA, language),
        refused(empty, build("A1"), MARA, language),
        refused(table(), build("A1"), MARA, language),
        refused(roofed, relocate("r", 1), MARA, language),
    ]

    assert not [sentence for sentence in sentences if "⟦" in sentence or "{" in sentence or "  " in sentence]
