"""The evaluation."""

import random
from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from burghof.bots.fast_rng import FastRng
from burghof.bots.playout import Playout, playout
from burghof.bots.roster import BOT_FACTORIES
from burghof.games.the_castle.bots.evaluation import PAR_POINTS, evaluate
from burghof.games.the_castle.model.castle import area_named
from burghof.games.the_castle.model.counters import Character, Discipline, Figure, Monster, Spell, Treasure
from burghof.games.the_castle.model.moves import (
    Accept,
    Cast,
    CastleMove,
    Check,
    Done,
    Fight,
    Go,
    Heal,
    Leave,
    Look,
    Pick,
    Propose,
    Roll,
    Spare,
)
from burghof.games.the_castle.model.options import Options
from burghof.games.the_castle.model.positions import DEAD, GONE, IN_ROOM, princess_with
from burghof.games.the_castle.model.state import State
from burghof.games.the_castle.plugin import GAME
from burghof.games.the_castle.tests.tables import (
    CLERIC,
    FIGHTER,
    OURS,
    RULES,
    WIZARD,
    A,
    B,
    advance_to_decision,
    counter_in,
    play,
    play_all,
    table,
)
from burghof.kernel import CHANCE, Seat


def best(state: State, seat: Seat = A) -> CastleMove:
    """Return the legal move with the best evaluation of the full state."""
    return max(RULES.legal_moves(state, seat), key=lambda move: evaluate(play(state, seat, move)[0], seat))


def go(area: str) -> Go:
    return Go(area_named(area))


def carrying(*kinds: Treasure, at: str, hits: dict[int, int] | None = None) -> State:
    """Return a solitaire game with these treasures at the vote on the next area; no other treasures are left."""
    rooms = ("d1", "e1", "f1", "d3")[: len(kinds)]
    state = table(
        [FIGHTER, CLERIC],
        at=[at],
        treasures=dict(zip(rooms, kinds, strict=True)),
        carried=dict.fromkeys(rooms, 0),
        hits=hits,
        seats=1,
        step="walk",
    )
    return advance_to_decision(
        replace(state, treasure_at=tuple(GONE if place == IN_ROOM else place for place in state.treasure_at))
    )


def test_with_keys_the_way_leads_to_the_cell() -> None:
    assert best(carrying(Treasure.KEY_A, Treasure.KEY_B, at="c4")) == go("d4")
    assert best(carrying(Treasure.KEY_A, Treasure.KEY_B, at="d4")) == go("e4")


def test_keys_that_do_not_fit_lead_home() -> None:
    assert best(carrying(Treasure.KEY_A, Treasure.KEY_A, at="c2")) == go("c1")


def test_with_the_princess_the_way_leads_out() -> None:
    state = replace(carrying(at="d4"), princess=princess_with(OURS))

    assert best(state) == go("c4")
    assert best(replace(carrying(at="c1"), princess=princess_with(OURS))) == Leave()


def test_gold_is_brought_out_when_the_rounds_end() -> None:
    state = table(
        [FIGHTER], [CLERIC], at=["c1", "g7"], treasures={"d1": Treasure.GOLD_500}, carried={"d1": 0}, step="walk"
    )

    assert best(advance_to_decision(replace(state, round=59))) == Leave()


def test_who_plays_alone_with_two_keys_leaves_gold_where_it_is() -> None:
    state = table(
        [FIGHTER, WIZARD],
        at=["c3"],
        treasures={"d1": Treasure.KEY_A, "e1": Treasure.SKELETON_KEY, "b3": Treasure.GOLD_500},
        carried={"d1": 0, "e1": 0},
        seats=1,
        step="walk",
    )

    assert best(advance_to_decision(replace(state, shown=1 << counter_in("b3")))) == go("c4")


def test_who_plays_alone_does_not_go_home_without_the_princess() -> None:
    state = table([FIGHTER, CLERIC], at=["c1"], hits={0: 9, 1: 7}, seats=1, step="walk")

    assert best(advance_to_decision(state)) != Leave()


def test_who_plays_alone_takes_up_the_second_key() -> None:
    state = table(
        [FIGHTER, WIZARD],
        at=["b1"],
        treasures={"d1": Treasure.KEY_A, "b1": Treasure.KEY_B},
        carried={"d1": 0},
        seats=1,
        step="reward",
    )
    cleared = replace(state, monster_at=tuple(DEAD for _ in state.monster_at))

    assert isinstance(best(advance_to_decision(cleared)), Check)


def test_the_cleric_fights_the_undead_and_the_fighter_the_ogre() -> None:
    ghoul = advance_to_decision(
        table([FIGHTER, CLERIC], at=["b1"], monsters={"b1": Monster.GHOUL}, seats=1, step="meet")
    )
    ogre = advance_to_decision(table([FIGHTER, CLERIC], at=["b1"], monsters={"b1": Monster.OGRE}, seats=1, step="meet"))

    assert best(ghoul) == Fight(Figure(1))
    assert best(ogre) == Fight(Figure(0))


def test_the_wounded_do_not_fight() -> None:
    state = table([FIGHTER, FIGHTER], at=["b1"], monsters={"b1": Monster.OGRE}, hits={0: 8}, seats=1, step="meet")

    assert best(advance_to_decision(state)) == Fight(Figure(1))


def test_a_wizard_helps_against_a_behemoth_and_stays() -> None:
    state = table([WIZARD, FIGHTER], at=["b1"], monsters={"b1": Monster.BEHEMOTH}, seats=1, step="meet")
    chosen = best(advance_to_decision(state))

    assert isinstance(chosen, Cast)
    assert chosen.spell is not Spell.TELEPORT


def test_a_wizard_of_who_plays_alone_looks_for_keys_and_at_treasures() -> None:
    state = advance_to_decision(table([WIZARD, FIGHTER], at=[None], seats=1))
    looking = play_all(state, (A, Cast(Spell.ESP)), (CHANCE, Roll(6)))
    chosen = best(looking)

    assert best(state) == Cast(Spell.ESP)
    assert isinstance(chosen, Look)
    assert chosen.what != "monster"


def test_the_potion_is_for_who_is_badly_hurt() -> None:
    healthy = advance_to_decision(replace(carrying(Treasure.HEALING, at="c1", hits={0: 1}), step="begin", ballot=None))
    hurt = advance_to_decision(replace(carrying(Treasure.HEALING, at="c1", hits={0: 8}), step="begin", ballot=None))

    assert best(healthy) == Done()
    assert best(hurt) == Heal(Figure(0))


def test_nobody_studies_the_pistol() -> None:
    state = advance_to_decision(replace(carrying(Treasure.PISTOL, at="c1"), step="begin", ballot=None))

    assert best(state) == Done()


def test_a_treasure_is_checked_by_who_is_not_nearly_dead() -> None:
    state = table([FIGHTER, CLERIC], at=["b1"], treasures={"b1": Treasure.TRAP}, hits={0: 9}, seats=1, step="reward")
    cleared = replace(state, monster_at=tuple(DEAD for _ in state.monster_at))

    assert best(advance_to_decision(cleared)) != Check(Figure(0), Character(Figure(0)))


def test_a_weak_party_spares_a_strong_one() -> None:
    state = table([WIZARD], [FIGHTER], at=["c1", "c1"], hits={0: 4}, step="meet")

    assert best(advance_to_decision(state)) == Spare()


def test_two_make_an_alliance() -> None:
    state = replace(table([FIGHTER], [CLERIC], at=[None, None]), step="ally")

    assert best(state) == Propose((B,))
    assert best(play_all(state, (A, Propose((B,)))), B) == Accept()


def test_who_has_one_character_prefers_a_fighter() -> None:
    state = replace(RULES.start(Options(), 2), step="pick", order=(A, B))

    assert best(state) == Pick(FIGHTER)


def test_who_plays_alone_picks_a_fighter_and_a_wizard() -> None:
    picked: list[Discipline] = []
    state, dice = RULES.start(Options(), 1), FastRng(random.Random(1))
    while len(picked) < state.seats + 1:
        seat = RULES.pending(state)[0].seat
        move = RULES.draw(state, dice) if seat == CHANCE else best(state)
        picked += [move.discipline] if isinstance(move, Pick) else []
        state = play(state, seat, move)[0]

    assert picked == [FIGHTER, WIZARD]


def test_who_is_dead_hopes_for_nothing() -> None:
    state = replace(table([FIGHTER], [CLERIC], at=["c1", "g7"]), dead=1, step="vote")

    assert evaluate(state, A) == -PAR_POINTS


def outcomes(names: Sequence[str], games: int, options: Options) -> list[Playout]:
    """Play some games between these bots."""
    rng = random.Random(f"{names}")
    bots = [BOT_FACTORIES[name](GAME, 1, rng) for name in names]
    return [playout(GAME, options, bots, rng) for _ in range(games)]


def points(games: Sequence[Playout]) -> int:
    """Return the points of all seats in these games."""
    return sum(score.total for game in games if game.outcome is not None for score in game.outcome.scores)


@pytest.mark.full
@pytest.mark.no_cover
@pytest.mark.rule("9.6")
def test_the_greedy_player_alone_often_saves_the_princess() -> None:
    games = 8
    wins = sum(bool(game.outcome and game.outcome.winners) for game in outcomes(["greedy"], games, Options()))

    assert wins > games / 3


@pytest.mark.full
@pytest.mark.parametrize("seats", [2, pytest.param(3, marks=pytest.mark.no_cover)])
def test_greedy_players_bring_out_far_more_than_random_ones(seats: int) -> None:
    greedy, chancy = (outcomes([name] * seats, 5, Options(rounds=20)) for name in ("greedy", "random"))

    assert points(greedy) > 2 * points(chancy)
