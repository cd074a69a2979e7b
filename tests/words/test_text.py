"""Outlines, offers, logs and outcomes as readable lines."""

from pathlib import Path

import pytest

from burghof.kernel import (
    GaveUp,
    Message,
    Move,
    Node,
    Offer,
    Outcome,
    Score,
    ScorePart,
    Seat,
    SeatTaken,
)
from burghof.kernel.outcome import outcome_by_forfeit
from burghof.words.text import log_text, offers_text, outcome_text, outline_text
from burghof.words.translator import Translator

NAMES = ("Anna", "Ben")
WORDS = """
castle = The castle
tower = Tower { $number }
moat = Over the moat
only-short = { $form ->
    [short] Here
   *[full] {""}
}
gold = Gold
towers = Towers built
"""


@pytest.fixture
def speaker(tmp_path: Path) -> Translator:
    (tmp_path / "en.ftl").write_text(WORDS, encoding="utf-8")
    return Translator("en", [tmp_path])


def tower(number: int) -> Node:
    return Node(f"tower-{number}", Message("tower", {"number": number}))


def test_an_outline_is_indented_by_what_consists_of_what(speaker: Translator) -> None:
    nodes = (Node("castle", Message("castle"), (tower(1), tower(2))), tower(3))

    assert outline_text(speaker, nodes) == "The castle\n  Tower 1\n  Tower 2\nTower 3"


def test_what_has_nothing_to_say_in_full_is_left_out_with_its_depth(speaker: Translator) -> None:
    row = Node("row", Message("only-short"), (tower(1), Node("cell", Message("only-short"))))

    assert outline_text(speaker, [Node("castle", Message("castle"), (row,))]) == "The castle\n  Tower 1"


def test_offers_are_numbered_from_one(speaker: Translator) -> None:
    offers: list[Offer[Move, Move]] = [Offer(Move(), (), Message("tower", {"number": n})) for n in range(1, 11)]

    lines = offers_text(speaker, offers).splitlines()

    assert (lines[0], lines[9]) == ("   1  Tower 1", "  10  Tower 10")


def test_a_log_has_a_line_for_each_event(speaker: Translator) -> None:
    log = [SeatTaken(Seat(0), "Anna"), GaveUp(Seat(1), "resigned")]

    assert log_text(speaker, log, NAMES) == "· Anna sits on this chair from now on.\n· Ben gives up."


def score(total: int, towers: int) -> Score:
    return Score(total, (ScorePart(Message("gold"), total),), (ScorePart(Message("towers"), towers),))


def test_an_outcome_goes_by_rank_with_all_parts_of_a_score(speaker: Translator) -> None:
    outcome = Outcome((2, 1), (score(1, 4), score(7, 2)), Message("moat"))

    assert outcome_text(speaker, outcome, NAMES).splitlines() == [
        "Over the moat",
        "Ben has won.",
        "1. Ben: 7 points",
        "  Gold: 7",
        "2. Anna: 1 point",
        "  Gold: 1",
    ]


def test_what_decides_a_tie_is_told_where_there_is_one(speaker: Translator) -> None:
    outcome = Outcome((2, 1, 3), (score(7, 1), score(7, 2), score(6, 9)), Message("moat"))

    assert [line for line in outcome_text(speaker, outcome, (*NAMES, "Cleo")).splitlines() if "tie" in line] == [
        "  Towers built (decides the tie): 2",
        "  Towers built (decides the tie): 1",
    ]


@pytest.mark.parametrize(("ranks", "said"), [((1, 1), "Anna and Ben have won together."), ((2, 2), "Nobody has won.")])
def test_several_win_together_or_nobody_does(speaker: Translator, ranks: tuple[int, int], said: str) -> None:
    assert outcome_text(speaker, Outcome(ranks, (), Message("moat")), NAMES).splitlines()[1] == said


def test_an_outcome_without_scores_has_ranks_alone(speaker: Translator) -> None:
    text = outcome_text(speaker, outcome_by_forfeit(2, [Seat(0)]), NAMES)

    assert text.splitlines() == ["The game was given up.", "Ben has won.", "1. Ben", "2. Anna"]
