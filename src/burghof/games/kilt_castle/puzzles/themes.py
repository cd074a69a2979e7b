"""The themes of the puzzles: what each asks, how its cases are found, and what is said about them."""

from typing import Final

from burghof.games.kilt_castle.model.moves import KiltMove
from burghof.games.kilt_castle.model.state import State
from burghof.games.kilt_castle.model.view import View
from burghof.games.kilt_castle.puzzles.finding import (
    find_cut,
    find_ducat_day,
    find_last_floor,
    find_lasting,
    find_no_day,
    find_roof,
)
from burghof.games.kilt_castle.puzzles.proofs import (
    count_incomes,
    count_leads,
    count_losses,
    count_safe,
    count_wins,
    prove_cut,
    prove_ducat_day,
    prove_last_floor,
    prove_lasting,
    prove_no_day,
    prove_roof,
)
from burghof.kernel import Theme, say

HIDDEN: Final = say("puzzle-hidden")

THEMES: tuple[Theme[State, KiltMove, View], ...] = (
    Theme(
        id="last-floor",
        clause="7.3",
        title=say("puzzle-last-floor"),
        question=say("puzzle-last-floor-question"),
        nudge=say("puzzle-last-floor-nudge"),
        cases=find_last_floor,
        describe=count_wins,
        prove=prove_last_floor,
        hidden=HIDDEN,
    ),
    Theme(
        id="ducat-day",
        clause="6.1",
        title=say("puzzle-ducat-day"),
        question=say("puzzle-ducat-day-question"),
        nudge=say("puzzle-ducat-day-nudge"),
        cases=find_ducat_day,
        describe=count_leads,
        prove=prove_ducat_day,
        hidden=HIDDEN,
    ),
    Theme(
        id="cut",
        clause="6.2",
        title=say("puzzle-cut"),
        question=say("puzzle-cut-question"),
        nudge=say("puzzle-cut-nudge"),
        cases=find_cut,
        describe=count_losses,
        prove=prove_cut,
        hidden=HIDDEN,
    ),
    Theme(
        id="lasting",
        clause="4.4",
        title=say("puzzle-lasting"),
        question=say("puzzle-lasting-question"),
        nudge=say("puzzle-lasting-nudge"),
        cases=find_lasting,
        describe=count_incomes,
        prove=prove_lasting,
        hidden=HIDDEN,
    ),
    Theme(
        id="roof",
        clause="5.4",
        title=say("puzzle-roof"),
        question=say("puzzle-roof-question"),
        nudge=say("puzzle-roof-nudge"),
        cases=find_roof,
        describe=count_leads,
        prove=prove_roof,
        hidden=HIDDEN,
    ),
    Theme(
        id="no-day",
        clause="3.11",
        title=say("puzzle-no-day"),
        question=say("puzzle-no-day-question"),
        nudge=say("puzzle-no-day-nudge"),
        cases=find_no_day,
        describe=count_safe,
        prove=prove_no_day,
        hidden=HIDDEN,
    ),
)
