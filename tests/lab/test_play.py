"""Playing one game: a pure function of the plan."""

from collections import Counter
from collections.abc import Sequence
from typing import ClassVar, TypeVar

import pytest
from msgspec.structs import replace

from burghof.bots.random_player import RandomPlayer
from burghof.bots.roster import BOT_FACTORIES
from burghof.kernel import find_games
from burghof.lab.arena import Arena, ArenaGame
from burghof.lab.play import CodeMismatchError, play_game
from burghof.lab.result import BROKEN_OFF, without_timing
from tests.lab.synthetic_results import arena

M = TypeVar("M")


@pytest.mark.parametrize("game", ["kilt-castle", "seven-locks", "the-castle"])
def test_a_game_is_the_same_again(game: str) -> None:
    job = ArenaGame(arena(["greedy", "random"], game=game), 3)

    assert without_timing(play_game(job)) == without_timing(play_game(job))


def test_a_result_has_everything_that_was_counted() -> None:
    found = play_game(ArenaGame(arena(["greedy", "random"]), 1))

    assert found.players == ("random", "greedy")
    assert found.is_over
    assert sorted(found.ranks) == [1, 2]
    assert len(found.scores) == 2
    assert sum(found.decisions) == found.length - 1, "Kilt Castle has one move of chance"
    assert found.choices > sum(found.decisions)
    assert found.widest > 10
    assert found.figures["ducat_days"] > 0
    assert [len(times) for times in found.thought] == list(found.decisions)


def test_other_seeds_give_other_games() -> None:
    played = {without_timing(play_game(ArenaGame(arena(["random"], seed=seed), 0))).scores for seed in range(8)}

    assert len(played) > 4


class ViewRecorder(RandomPlayer):
    """A random player that stores the views it receives."""

    views: ClassVar[list[object]] = []

    def choose(self, view: object, legal: Sequence[M]) -> M:
        self.views.append(view)
        return super().choose(view, legal)


def first_view(job: ArenaGame) -> object:
    """Return the first view that any player received; in Kilt Castle it shows the whole set-up."""
    ViewRecorder.views.clear()
    play_game(job)
    return ViewRecorder.views[0]


def test_the_games_of_a_round_are_dealt_alike_and_other_rounds_are_not(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOT_FACTORIES, "onlooker", lambda _plugin, _rules, rng: ViewRecorder(rng))
    plan = arena(["onlooker"], 2)

    views = [first_view(ArenaGame(plan, number)) for number in range(4)]

    assert views[0] == views[1] != views[2] == views[3]


def test_a_game_that_reaches_the_cap_is_broken_off() -> None:
    found = play_game(ArenaGame(replace(arena(), cap=10), 0))

    assert (found.ended, found.ranks, found.scores, found.length) == (BROKEN_OFF, (), (), 10)
    assert [found.win_of(seat) for seat in (0, 1)] == [0, 0]


def test_a_worker_with_other_code_refuses_to_play() -> None:
    with pytest.raises(CodeMismatchError):
        play_game(ArenaGame(replace(arena(), code="other"), 0))


def test_every_game_of_the_shelf_can_be_played_with_its_fewest_seats() -> None:
    ended = Counter(
        play_game(ArenaGame(_small_arena(game, min(found.card.seats)), 0)).is_over
        for game, found in find_games().items()
    )

    assert ended == {True: len(find_games())}


def _small_arena(game: str, seats: int) -> Arena:
    return arena(["random"], seats, game=game)
