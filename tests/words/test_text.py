"""Outlines, offers, logs and outcomes are readable lines."""

from pathlib import Path

import pytest

from burghof.kernel import (
    GaveUp,
    Message,
    Move,
    Node,
    Offer,
    Outcome,
    Outline,
    Part,
    Score,
    Seat,
    SeatTaken,
)
from burghof.kernel.outcome import by_forfeit
from burghof.words.speaker import Speaker
from burghof.words.text import log_text, offers_text, outcome_text, outline_text

NAMES = ("Anna", "Ben")
WORDS = """
castle = The castle
tower = Tower { $number }
moat = Over the moat
gold = Gold
"""


@pytest.fixture
def speaker(tmp_path: Path) -> Speaker:
    (tmp_path / "en.ftl").write_text(WORDS, encoding="utf-8")
    return Speaker("en", [tmp_path])


def tower(number: int) -> Node:
    return Node(f"tower-{number}", Message("tower", {"number": number}))


def test_an_outline_is_indented_by_what_consists_of_what(speaker: Speaker) -> None:
    outline = Outline((Node("castle", Message("castle"), (tower(1), tower(2))), tower(3)))

    assert outline_text(speaker, outline) == "The castle\n  Tower 1\n  Tower 2\nTower 3"


def test_offers_are_numbered_from_one(speaker: Speaker) -> None:
    offers: list[Offer[Move, Move]] = [Offer(Move(), (), Message("tower", {"number": n})) for n in range(1, 11)]

    lines = offers_text(speaker, offers).splitlines()

    assert (lines[0], lines[9]) == ("   1  Tower 1", "  10  Tower 10")


def test_a_log_has_a_line_for_each_event(speaker: Speaker) -> None:
    log = [SeatTaken(Seat(0), "Anna"), GaveUp(Seat(1), "resigned")]

    assert log_text(speaker, log, NAMES) == "· Anna plays this seat from now on.\n· Ben gave up."


def test_an_outcome_goes_by_rank_with_all_parts_of_a_score(speaker: Speaker) -> None:
    scores = (Score(1), Score(7, (Part(Message("gold"), 7),), (Part(Message("castle"), 2),)))
    outcome = Outcome((2, 1), scores, Message("moat"))

    assert outcome_text(speaker, outcome, NAMES).splitlines() == [
        "Over the moat",
        "1. Ben: 7 points",
        "  Gold: 7",
        "  To break ties, The castle: 2",
        "2. Anna: 1 point",
    ]


def test_an_outcome_without_scores_has_ranks_alone(speaker: Speaker) -> None:
    text = outcome_text(speaker, by_forfeit(2, [Seat(0)]), NAMES)

    assert text.splitlines() == ["All the others gave up.", "1. Ben", "2. Anna"]
