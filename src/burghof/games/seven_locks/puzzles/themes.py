"""The themes of the puzzles: what each asks, and where its cases and its proof are."""

from typing import Final

from burghof.games.seven_locks.model.moves import LocksMove
from burghof.games.seven_locks.model.state import State
from burghof.games.seven_locks.model.view import View
from burghof.games.seven_locks.puzzles.drops import find_sure_pearl
from burghof.games.seven_locks.puzzles.keys import find_not_yet, find_telling_key
from burghof.games.seven_locks.puzzles.proofs import (
    prove_clean_sweep,
    prove_not_yet,
    prove_out_of_reach,
    prove_sure_pearl,
    prove_sure_tower,
    prove_telling_key,
)
from burghof.games.seven_locks.puzzles.walks import find_clean_sweep, find_out_of_reach, find_sure_tower
from burghof.kernel import Message, Tally, Theme, say

LocksTheme = Theme[State, LocksMove, View]


def _describe_opened(tally: Tally) -> Message:
    return say("puzzle-sure-tower-count", right=tally.right, cases=tally.cases)


def _describe_left(tally: Tally) -> Message:
    return say("puzzle-telling-key-count", right=tally.right, cases=tally.cases, most=tally.most)


def _describe_pearls(tally: Tally) -> Message:
    return say("puzzle-sure-pearl-count", right=tally.right, cases=tally.cases, least=tally.least)


def _describe_faces(tally: Tally) -> Message:
    return say("puzzle-out-of-reach-count", right=tally.right, cases=tally.cases)


def _describe_swept(tally: Tally) -> Message:
    return say("puzzle-clean-sweep-count", right=tally.right, cases=tally.cases)


def _describe_not_lost(tally: Tally) -> Message:
    return say("puzzle-not-yet-count", right=tally.right, cases=tally.cases)


HIDDEN: Final = say("puzzle-hidden")

THEMES: tuple[LocksTheme, ...] = (
    Theme(
        id="sure-tower",
        clause="1.1",
        title=say("puzzle-sure-tower"),
        question=say("puzzle-sure-tower-question"),
        nudge=say("puzzle-sure-tower-nudge"),
        cases=find_sure_tower,
        describe=_describe_opened,
        prove=prove_sure_tower,
        hidden=HIDDEN,
    ),
    Theme(
        id="telling-key",
        clause="5.6",
        title=say("puzzle-telling-key"),
        question=say("puzzle-telling-key-question"),
        nudge=say("puzzle-telling-key-nudge"),
        cases=find_telling_key,
        describe=_describe_left,
        prove=prove_telling_key,
        hidden=HIDDEN,
    ),
    Theme(
        id="sure-pearl",
        clause="5.10",
        title=say("puzzle-sure-pearl"),
        question=say("puzzle-sure-pearl-question"),
        nudge=say("puzzle-sure-pearl-nudge"),
        cases=find_sure_pearl,
        describe=_describe_pearls,
        prove=prove_sure_pearl,
        hidden=HIDDEN,
    ),
    Theme(
        id="out-of-reach",
        clause="4.1",
        title=say("puzzle-out-of-reach"),
        question=say("puzzle-out-of-reach-question"),
        nudge=say("puzzle-out-of-reach-nudge"),
        cases=find_out_of_reach,
        describe=_describe_faces,
        prove=prove_out_of_reach,
        hidden=HIDDEN,
    ),
    Theme(
        id="clean-sweep",
        clause="4.3",
        title=say("puzzle-clean-sweep"),
        question=say("puzzle-clean-sweep-question"),
        nudge=say("puzzle-clean-sweep-nudge"),
        cases=find_clean_sweep,
        describe=_describe_swept,
        prove=prove_clean_sweep,
        hidden=HIDDEN,
    ),
    Theme(
        id="not-yet",
        clause="7.1",
        title=say("puzzle-not-yet"),
        question=say("puzzle-not-yet-question"),
        nudge=say("puzzle-not-yet-nudge"),
        cases=find_not_yet,
        describe=_describe_not_lost,
        prove=prove_not_yet,
        hidden=HIDDEN,
    ),
)
