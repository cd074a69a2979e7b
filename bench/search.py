"""`make bench-search`: iterations per second of the search player, compared to bare playouts of the same length.

Both determinize a view, play the same number of moves of players and chance, and evaluate the heuristic. A bare playout
stores no tree and chooses at random. The difference is the overhead of the search.
"""

from random import Random
from time import process_time
from typing import Any, Final, TypeAlias

from msgspec.structs import replace

from bench.burghof_games import default_options
from burghof.bots.fast_rng import FastRng
from burghof.bots.playout import first_unanswered
from burghof.bots.roster import search_config_for
from burghof.bots.search import SearchPlayer
from burghof.bots.win_model import WinModel
from burghof.kernel import CHANCE, DISCARD, AnyPlugin, Decision, Game, Seat, find_games, load_plugin

AnyGame: TypeAlias = Game[Any, Any, Any, Any, Any, Any]
"""The rules of a game found by its id; its types are known only to the game."""

POSITIONS: Final = 4
"""Number of positions from random games to search."""
MOVES_BETWEEN_POSITIONS: Final = 9
"""Number of decisions between two positions."""
ITERATIONS: Final = 400
ROUNDS: Final = 3
"""Search and playouts take turns, and the best of each counts: other load on the machine can only slow them down."""


class CountingRules:
    """Wrapper of a game's rules that counts calls of `pending`: one before each move, and one after the last."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game
        self.pending_calls = 0

    def __getattr__(self, name: str) -> object:
        """Delegate to the game."""
        return getattr(self._game, name)

    def pending(self, state: object) -> tuple[Decision, ...]:
        """Return the pending decisions, and count the call."""
        self.pending_calls += 1
        return self._game.pending(state)


def sample_views(plugin: AnyPlugin, seats: int) -> list[object]:
    """Return views of deciding seats from random games."""
    game, rng = plugin.newest_rules, Random(1)
    dice = FastRng(rng)
    found: list[object] = []
    while len(found) < POSITIONS:
        state = game.start(default_options(plugin), seats)
        decided = 0
        while (decisions := game.pending(state)) and len(found) < POSITIONS:
            seat = first_unanswered(decisions).seat
            if seat == CHANCE:
                state = game.apply(state, seat, game.draw(state, dice), DISCARD)
                continue
            legal = game.legal_moves(state, seat)
            decided += 1
            if len(legal) > 1 and decided % MOVES_BETWEEN_POSITIONS == 0:
                found.append(game.view(state, seat, "notebook"))
            state = game.apply(state, seat, rng.choice(legal), DISCARD)
    return found


def time_search(plugin: AnyPlugin, game: AnyGame, views: list[object]) -> float:
    """Return the CPU seconds that the search takes for all views."""
    thought = replace(search_config_for(plugin, "marshal"), iterations=ITERATIONS)
    begun = process_time()
    for view in views:
        SearchPlayer(plugin, game, Random(1), thought).search(view)
    return process_time() - begun


def time_playouts(plugin: AnyPlugin, views: list[object], lengths: list[float]) -> float:
    """Return the CPU seconds of as many bare playouts, each as long as the mean iteration."""
    game, rng = plugin.newest_rules, Random(1)
    dice, judge = FastRng(rng), WinModel(plugin, plugin.newest_rules)
    pending, legal_moves, apply, draw = game.pending, game.legal_moves, game.apply, game.draw
    begun = process_time()
    for view, length in zip(views, lengths, strict=True):
        owed = 0.0
        for _ in range(ITERATIONS):
            state = game.determinize(view, dice)
            owed += length
            while owed >= 1 and (decisions := pending(state)):
                seat: Seat = first_unanswered(decisions).seat
                if seat == CHANCE:
                    move = draw(state, dice)
                else:
                    legal = legal_moves(state, seat)
                    move = legal[int(rng.random() * len(legal))]
                state = apply(state, seat, move, DISCARD)
                owed -= 1
            judge.values(state)
    return process_time() - begun


def main() -> None:
    """Measure every game with its smallest number of players, at least two."""
    for name, found in find_games().items():
        plugin = load_plugin(found)
        seats = max(2, min(plugin.card.seats))
        views = sample_views(plugin, seats)
        lengths = []
        for view in views:
            counting = CountingRules(plugin.newest_rules)
            time_search(plugin, counting, [view])  # type: ignore[arg-type] # it has all that a game has
            lengths.append(counting.pending_calls / ITERATIONS - 1)
        searched = min(time_search(plugin, plugin.newest_rules, views) for _ in range(ROUNDS))
        bare = min(time_playouts(plugin, views, lengths) for _ in range(ROUNDS))
        made = ITERATIONS * len(views)
        print(
            f"{name}: {made / searched:,.0f} iterations/s, {made / bare:,.0f} bare playouts/s"
            f" of {sum(lengths) / len(lengths):.1f} moves; factor {searched / bare:.2f}"
        )


if __name__ == "__main__":
    main()
