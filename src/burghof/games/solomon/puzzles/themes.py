"""The themes of the puzzles: what each asks, and when a move is right."""

from collections.abc import Sequence
from typing import Final

from burghof.games.solomon.model.moves import Choose, Dig, SolomonMove
from burghof.games.solomon.model.state import State
from burghof.games.solomon.model.tile import SEAL
from burghof.games.solomon.model.view import View
from burghof.games.solomon.puzzles.cards import find_first_scroll, find_first_treasure
from burghof.games.solomon.puzzles.choices import show_choice
from burghof.games.solomon.puzzles.ground import find_next_card
from burghof.games.solomon.puzzles.last_dig import SolomonCases, find_greatest_lead
from burghof.games.solomon.puzzles.one_shift import find_one_shift
from burghof.games.solomon.puzzles.proofs import (
    prove_first_scroll,
    prove_first_treasure,
    prove_greatest_lead,
    prove_next_card,
    prove_one_shift,
)
from burghof.kernel import Message, Tally, Theme, say


def _greatest_lead(view: View, legal: Sequence[SolomonMove]) -> SolomonCases | None:
    """Return the cases of the greatest lead in the last turn of the game."""
    return find_greatest_lead(view, legal) if _is_last_turn(view) else None


def _is_last_turn(view: View) -> bool:
    return view.phase == "prepare" and not view.cards_left and not view.shifts and len(view.queue) == 1


def _one_shift(view: View, legal: Sequence[SolomonMove]) -> SolomonCases | None:
    """Return the cases of a turn with at most one shift; the last turn has themes of its own."""
    if view.phase != "prepare" or view.shifts or _is_last_turn(view):
        return None
    return find_one_shift(view, legal)


def _first_scroll(view: View, legal: Sequence[SolomonMove]) -> SolomonCases | None:
    """Return the cases of the choice of a card for the fourth scroll."""
    return find_first_scroll(view, legal) if isinstance(legal[0], Choose) else None


def _first_treasure(view: View, legal: Sequence[SolomonMove]) -> SolomonCases | None:
    """Return the cases of the choice of a card for a treasure of 5."""
    return find_first_treasure(view, legal) if isinstance(legal[0], Choose) else None


def _next_card(view: View, legal: Sequence[SolomonMove]) -> SolomonCases | None:
    """Return the cases of a dig before another seat; with the seal there would be too many digs."""
    if view.phase != "prepare" or view.shifts or len(view.queue) == 1 or SEAL in view.stock:
        return None
    return find_next_card(view, legal)


# What is said


def _describe_leads(tally: Tally) -> Message:
    """Return the sentence for a move that may win by more or less."""
    if tally.least == tally.most:
        return _describe_lead(tally)
    return say("puzzle-leads", least=tally.least, most=tally.most)


def _describe_lead(tally: Tally) -> Message:
    """Return the sentence for a move with a single case: by how much it wins or falls short."""
    how = "wins" if tally.least > 0 else "trails" if tally.least else "shares"
    return say("puzzle-lead", how=how, points=abs(tally.least))


def _describe_points(tally: Tally) -> Message:
    return say("puzzle-brings", least=tally.least, most=tally.most, same=tally.least == tally.most)


def _describe_cards(tally: Tally) -> Message:
    return say("puzzle-first", right=tally.right, cases=tally.cases)


def _describe_places(tally: Tally) -> Message:
    return say("puzzle-leaves", places=tally.most)


HIDDEN: Final = say("puzzle-hidden")

THEMES: tuple[Theme[State, SolomonMove, View], ...] = (
    Theme(
        id="greatest-lead",
        clause="10.6",
        title=say("puzzle-greatest-lead"),
        question=say("puzzle-greatest-lead-question"),
        nudge=say("puzzle-greatest-lead-nudge"),
        cases=_greatest_lead,
        describe=_describe_leads,
        prove=prove_greatest_lead,
        show_choice=show_choice,
        hidden=HIDDEN,
    ),
    Theme(
        id="one-shift",
        clause="4.2",
        title=say("puzzle-one-shift"),
        question=say("puzzle-one-shift-question"),
        nudge=say("puzzle-one-shift-nudge"),
        cases=_one_shift,
        describe=_describe_points,
        prove=prove_one_shift,
        show_choice=show_choice,
        hidden=HIDDEN,
    ),
    Theme(
        id="first-scroll",
        clause="3.3",
        title=say("puzzle-first-scroll"),
        question=say("puzzle-first-scroll-question"),
        nudge=say("puzzle-first-scroll-nudge"),
        cases=_first_scroll,
        describe=_describe_cards,
        prove=prove_first_scroll,
        show_choice=show_choice,
        hidden=HIDDEN,
    ),
    Theme(
        id="first-treasure",
        clause="3.3",
        title=say("puzzle-first-treasure"),
        question=say("puzzle-first-treasure-question"),
        nudge=say("puzzle-first-treasure-nudge"),
        cases=_first_treasure,
        describe=_describe_cards,
        prove=prove_first_treasure,
        show_choice=show_choice,
        hidden=HIDDEN,
    ),
    Theme(
        id="next-card",
        clause="5.3",
        title=say("puzzle-next-card"),
        question=say("puzzle-next-card-question"),
        nudge=say("puzzle-next-card-nudge"),
        cases=_next_card,
        asks_for=(Dig,),
        describe=_describe_places,
        prove=prove_next_card,
        show_choice=show_choice,
        hidden=HIDDEN,
    ),
)
