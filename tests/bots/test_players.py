"""Moves that the random and the greedy player choose from their own view."""

from random import Random

from burghof.bots.random_player import RandomPlayer
from burghof.bots.roster import BOT_FACTORIES
from burghof.kernel import CHANCE, DISCARD, Seat
from burghof.testkit.tests.pocket.memory.model import Deal, Face, Options, Place, State, Turn
from burghof.testkit.tests.pocket.memory.plugin import GAME as MEMORY

ANNA = Seat(0)


def deal_table() -> State:
    """Return a dealt table of two with four pairs; tiles 4 to 7 repeat the order of tiles 0 to 3."""
    faces = tuple(Face(face) for face in (1, 2, 3, 4, 1, 2, 3, 4))
    return MEMORY.newest_rules.apply(MEMORY.newest_rules.start(Options(), 2), CHANCE, Deal(faces), DISCARD)


def test_the_random_player_may_choose_every_legal_move() -> None:
    player = RandomPlayer(Random(1))

    assert {player.choose(None, "abc") for _ in range(100)} == {"a", "b", "c"}


def test_the_greedy_player_turns_the_pair_that_stands_in_its_notebook() -> None:
    game, state = MEMORY.newest_rules, deal_table()
    for seat, place in ((0, 0), (0, 1), (1, 2), (1, 3), (0, 4)):
        state = game.apply(state, Seat(seat), Turn(Place(place)), DISCARD)
    view = game.view(state, ANNA, "notebook")

    chosen = BOT_FACTORIES["greedy"](MEMORY, 1, Random(1)).choose(view, game.legal_moves(state, ANNA))

    assert chosen == Turn(Place(0))


def test_the_greedy_player_takes_any_of_equals() -> None:
    game, state = MEMORY.newest_rules, deal_table()
    legal = [Turn(Place(0)), Turn(Place(1)), Turn(Place(2))]
    player = BOT_FACTORIES["greedy"](MEMORY, 1, Random(1))

    assert {player.choose(game.view(state, ANNA, "notebook"), legal) for _ in range(60)} == set(legal)


def test_a_single_legal_move_needs_no_thought() -> None:
    assert BOT_FACTORIES["greedy"](MEMORY, 1, Random(1)).choose(None, ["only"]) == "only"
