"""Alliances of bots: they ask persons and bots alike, in small parties, and never all against one."""

import random

import pytest

from burghof.bots.fast_rng import FastRng
from burghof.bots.roster import make_bot
from burghof.games.the_castle.bots.alliances import candidate_moves, is_fair
from burghof.games.the_castle.model.counters import Discipline
from burghof.games.the_castle.model.moves import Accept, CastleMove, Propose, Refuse
from burghof.games.the_castle.model.options import Options
from burghof.games.the_castle.model.state import State
from burghof.games.the_castle.plugin import GAME
from burghof.games.the_castle.tests.tables import RULES, table
from burghof.kernel import CHANCE, DISCARD, Seat

PERSON = Seat(0)
GAMES = 24
"""Number of games of each kind."""


def parties_of_a_game(level: str, seats: int, number: int, *, accepts: bool) -> tuple[list[set[int]], bool]:
    """Return the seats of each party at the start of a game with one person, and whether a bot asked the person.

    The person asks nobody, and accepts or refuses every proposal.
    """
    rng = random.Random(f"{level}/{seats}/{number}")
    bot, dice = make_bot(level, GAME, GAME.card.rules_version, rng), FastRng(rng)
    state: State = RULES.start(Options(), seats)
    is_asked = False
    while state.step != "entrance":
        seat = RULES.pending(state)[0].seat
        move: CastleMove
        if seat == CHANCE:
            move = RULES.draw(state, dice)
        elif seat == PERSON and state.step == "ally":
            move = Propose(())
        elif seat == PERSON and state.step == "answer":
            is_asked = True
            move = Accept() if accepts else Refuse()
        else:
            move = bot.choose(RULES.view(state, seat, "notebook"), RULES.legal_moves(state, seat))
        state = RULES.apply(state, seat, move, DISCARD)
    return [{state.owners[member] for member in party.members} for party in state.companies], is_asked


@pytest.mark.no_cover
@pytest.mark.parametrize(("level", "games"), [("greedy", GAMES), pytest.param("page", 8, marks=pytest.mark.full)])
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_bots_are_never_all_allied_against_the_only_person(level: str, games: int, seats: int) -> None:
    for number in range(games):
        parties, _ = parties_of_a_game(level, seats, number, accepts=False)

        assert {PERSON} in parties
        assert set(range(1, seats)) not in parties
        assert max(map(len, parties)) <= 2


@pytest.mark.no_cover
@pytest.mark.parametrize("seats", [4, 6])
def test_bots_ask_the_person_too(seats: int) -> None:
    results = [parties_of_a_game("greedy", seats, number, accepts=True) for number in range(GAMES)]
    allied = sum({PERSON} not in parties for parties, _ in results)

    assert allied == sum(is_asked for _, is_asked in results)
    assert allied > GAMES / 6


def test_a_bot_asks_for_small_parties_that_leave_nobody_against_all() -> None:
    fair = {seats: [size for size in range(1, seats + 1) if is_fair(size, seats)] for seats in range(2, 7)}

    assert fair == {2: [1, 2], 3: [1], 4: [1, 2], 5: [1, 2], 6: [1, 2]}


def test_only_proposals_are_left_out() -> None:
    state = table([Discipline.FIGHTER], [Discipline.CLERIC], [Discipline.WIZARD], at=["c1", "g1", "i4"], step="vote")
    legal = (Propose((Seat(1),)), Propose(()), Accept())

    assert candidate_moves(state, PERSON, legal) == legal
