"""The themes of the puzzles: what each asks, and how its counts and its proof are said."""

from typing import Final

from burghof.games.the_castle.model.moves import CastleMove, Check, Go
from burghof.games.the_castle.model.state import State
from burghof.games.the_castle.model.view import View
from burghof.games.the_castle.puzzles.chests import find_opener
from burghof.games.the_castle.puzzles.choices import show_choice
from burghof.games.the_castle.puzzles.fights import find_lives, find_spell, find_striker
from burghof.games.the_castle.puzzles.proofs import (
    prove_lives,
    prove_opener,
    prove_room,
    prove_striker,
)
from burghof.games.the_castle.puzzles.rooms import find_room
from burghof.kernel import Message, Tally, Theme, say


def _describe_hits(tally: Tally) -> Message:
    return say("puzzle-striker-count", hits=tally.least)


def _describe_lives(tally: Tally) -> Message:
    return say("puzzle-lives-count", percent=tally.least)


def _describe_room(tally: Tally) -> Message:
    return say("puzzle-room-count", right=tally.right, cases=tally.cases)


def _describe_opener(tally: Tally) -> Message:
    return say("puzzle-opener-count", right=tally.right, cases=tally.cases)


HIDDEN: Final = say("puzzle-hidden")

THEMES: tuple[Theme[State, CastleMove, View], ...] = (
    Theme(
        id="spell",
        clause="3.1",
        title=say("puzzle-spell"),
        question=say("puzzle-spell-question"),
        nudge=say("puzzle-spell-nudge"),
        cases=find_spell,
        has_cases_to_show=False,
        describe=_describe_lives,
        prove=prove_lives,
        show_choice=show_choice,
        hidden=HIDDEN,
    ),
    Theme(
        id="striker",
        clause="6.12",
        title=say("puzzle-striker"),
        question=say("puzzle-striker-question"),
        nudge=say("puzzle-striker-nudge"),
        cases=find_striker,
        has_cases_to_show=False,
        describe=_describe_hits,
        prove=prove_striker,
        show_choice=show_choice,
        hidden=HIDDEN,
    ),
    Theme(
        id="lives",
        clause="8.1",
        title=say("puzzle-lives"),
        question=say("puzzle-lives-question"),
        nudge=say("puzzle-lives-nudge"),
        cases=find_lives,
        has_cases_to_show=False,
        describe=_describe_lives,
        prove=prove_lives,
        show_choice=show_choice,
        hidden=HIDDEN,
    ),
    Theme(
        id="room",
        clause="5.4",
        title=say("puzzle-room"),
        question=say("puzzle-room-question"),
        nudge=say("puzzle-room-nudge"),
        cases=find_room,
        asks_for=(Go,),
        describe=_describe_room,
        prove=prove_room,
        show_choice=show_choice,
        hidden=HIDDEN,
    ),
    Theme(
        id="opener",
        clause="7.5",
        title=say("puzzle-opener"),
        question=say("puzzle-opener-question"),
        nudge=say("puzzle-opener-nudge"),
        cases=find_opener,
        asks_for=(Check,),
        describe=_describe_opener,
        prove=prove_opener,
        show_choice=show_choice,
        hidden=HIDDEN,
    ),
)
