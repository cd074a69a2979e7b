"""Moves that the searching player chooses from its own view."""

from random import Random

import pytest
from msgspec import convert

from burghof.bots.fast_rng import FastRng
from burghof.bots.playout import playout
from burghof.bots.roster import BOT_FACTORIES, LEVELS, AnyBot, search_config_for
from burghof.bots.search import SearchConfig, SearchPlayer
from burghof.games.kilt_castle.plugin import GAME as KILT
from burghof.kernel import CHANCE, DISCARD, AnyPlugin, Seat
from burghof.testkit.tests.pocket.cellar.plugin import GAME as CELLAR
from burghof.testkit.tests.pocket.memory.model import Deal, Face, Options, Place, State, Turn
from burghof.testkit.tests.pocket.memory.plugin import GAME as MEMORY
from burghof.testkit.tests.pocket.sealed_bids.plugin import GAME as BIDS

ANNA, BEN = Seat(0), Seat(1)
POCKET = (CELLAR, MEMORY, BIDS)


def make_searcher(plugin: AnyPlugin, iterations: int, *, seed: int = 1, depth: int = 0) -> AnyBot:
    return SearchPlayer(plugin, plugin.newest_rules, Random(seed), SearchConfig(iterations, depth))


def deal_table() -> State:
    """Return a dealt table of two with four pairs; tiles 4 to 7 repeat the order of tiles 0 to 3."""
    faces = tuple(Face(face) for face in (1, 2, 3, 4, 1, 2, 3, 4))
    return MEMORY.newest_rules.apply(MEMORY.newest_rules.start(Options(), 2), CHANCE, Deal(faces), DISCARD)


@pytest.mark.parametrize("plugin", POCKET, ids=lambda plugin: plugin.card.id)
@pytest.mark.parametrize("depth", [0, 5])
def test_every_game_is_played_to_its_end(plugin: AnyPlugin, depth: int) -> None:
    rng = Random(1)
    for seats in plugin.card.seats:
        bots = [
            make_searcher(plugin, 12, depth=depth),
            *(BOT_FACTORIES["random"](plugin, 1, rng) for _ in range(seats - 1)),
        ]

        assert playout(plugin, convert({}, plugin.types.options), bots, rng).outcome is not None


def test_what_stands_in_the_notebook_is_used() -> None:
    game, state = MEMORY.newest_rules, deal_table()
    for seat, place in ((0, 0), (0, 1), (1, 2), (1, 3), (0, 4)):
        state = game.apply(state, Seat(seat), Turn(Place(place)), DISCARD)
    view = game.view(state, ANNA, "notebook")

    assert make_searcher(MEMORY, 60).choose(view, game.legal_moves(state, ANNA)) == Turn(Place(0))


def test_the_same_thought_with_the_same_chance_is_the_same_decision() -> None:
    game, state = MEMORY.newest_rules, deal_table()
    view, legal = game.view(state, ANNA, "notebook"), game.legal_moves(state, ANNA)

    chosen = [[make_searcher(MEMORY, 40, seed=seed).choose(view, legal) for seed in range(10)] for _ in range(2)]

    assert chosen[0] == chosen[1]
    assert len(set(chosen[0])) > 1, "nothing is known yet: any tile will do"


def test_a_clock_ends_a_thought() -> None:
    game, state = MEMORY.newest_rules, deal_table()
    player = SearchPlayer(MEMORY, game, Random(1), SearchConfig(10**9, time_limit_s=0.05))

    root = player.search(game.view(state, ANNA, "notebook"))

    assert 0 < root.for_seat(ANNA).visits < 10**6


def test_nobody_in_the_tree_knows_what_others_have_sealed() -> None:
    game, dice = BIDS.newest_rules, FastRng(Random(1))
    state = game.start(convert({}, BIDS.types.options), 2)
    while not (first := game.pending(state)[0]).sealed:
        move = game.draw(state, dice) if first.seat == CHANCE else game.legal_moves(state, first.seat)[-1]
        state = game.apply(state, first.seat, move, DISCARD)

    root = SearchPlayer(BIDS, game, Random(1), SearchConfig(200)).search(game.view(state, ANNA, "notebook"))

    assert set(root.actions) == {ANNA, BEN}, "both choose at the same node"
    assert [choices.visits for choices in root.actions.values()] == [200, 200]
    assert all(isinstance(step, tuple) and {ANNA, BEN} == {seat for seat, _ in step} for step in root.children)


def test_more_thought_wins_more() -> None:
    won = 0
    for number in range(8):
        bots = [make_searcher(KILT, 2, seed=number) for _ in range(2)]
        bots[number % 2] = make_searcher(KILT, 16, seed=number)
        outcome = playout(KILT, convert({}, KILT.types.options), bots, Random(number)).outcome
        assert outcome is not None
        won += outcome.winners == (number % 2,)

    assert won >= 7


def test_a_game_may_say_how_much_its_levels_think() -> None:
    assert [search_config_for(MEMORY, level).iterations for level in LEVELS] == sorted(LEVELS.values())
    assert all(name in BOT_FACTORIES for name in LEVELS)
