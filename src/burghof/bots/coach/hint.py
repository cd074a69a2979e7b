"""Hints: the best move that a search finds for a seat by what it may know, how sure that is, and two other ideas.

A hint is a function of the view and the legal moves of a seat alone: where a seat cannot tell two worlds apart, it gets
the same hint in both.
"""

from hashlib import sha256
from random import Random
from typing import Any

import msgspec
from msgspec import Raw, Struct
from msgspec.structs import replace

from burghof.bots.coach.explain import EXPLAINED_WORLDS, Explainer, Explanation
from burghof.bots.fast_rng import FastRng
from burghof.bots.player import seat_of
from burghof.bots.roster import search_config_for
from burghof.bots.search import SearchConfig, SearchPlayer
from burghof.kernel import DISCARD, AnyMatch, AnyPlugin, Seat

ITERATIONS_SHARE = 4
"""A hint searches a fourth of the worlds that the strongest level searches."""
WORLDS = 10
"""Number of worlds in which the ideas are compared."""
COMPARING_SHARE = 40
"""In each of them, each idea is searched with the iterations of the hint divided by this."""
MIN_COMPARING_ITERATIONS = 2
SEARCHED_IDEAS = 3
MAX_IDEAS = 3


class HintRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """The input of a hint: what a seat may know and do, and how to search; never the state."""

    game: str
    rules: int
    thought: SearchConfig
    view: Raw
    legal: Raw


class Idea(Struct, frozen=True):
    """A move as an idea: its index among the legal moves, in how many worlds none is better, and why."""

    choice: int
    best_in: int
    explanation: Explanation | None
    is_tempting: bool = False
    """Whether it looks best at once, and is not; the explanation says what speaks against it."""


class Hint(Struct, frozen=True):
    """The ideas, the best first, and the number of worlds in which they were compared."""

    ideas: tuple[Idea, ...]
    worlds: int


def hint_request(match: AnyMatch, seat: Seat) -> HintRequest:
    """Return the request for a hint for a seat that has a decision now."""
    thought = search_config_for(match.plugin, "marshal")
    return HintRequest(
        game=match.header.game,
        rules=match.header.rules,
        thought=replace(thought, iterations=max(1, thought.iterations // ITERATIONS_SHARE)),
        view=Raw(msgspec.json.encode(match.game.view(match.state, seat, match.header.recall))),
        legal=Raw(msgspec.json.encode(match.game.legal_moves(match.state, seat))),
    )


def find_hint(plugin: AnyPlugin, request: HintRequest) -> Hint:
    """Return the hint: the same for the same request, in any process."""
    view = msgspec.json.decode(request.view, type=plugin.types.view)
    legal: list[Any] = msgspec.json.decode(request.legal, type=list[plugin.types.move])  # type: ignore[name-defined]
    game, seat = plugin.rules_by_version[request.rules], seat_of(view)
    rng = Random(sha256(bytes(request.view)).digest())
    if len(legal) == 1:
        return Hint((Idea(0, WORLDS, None),), WORLDS)
    searcher: SearchPlayer[Any, Any, Any, Any, Any, Any] = SearchPlayer(plugin, game, rng, request.thought)
    edges = searcher.search(view).for_seat(seat).edges
    searched = sorted(
        (move for move in legal if move in edges and edges[move].visits),
        key=lambda move: (-edges[move].visits, -edges[move].value_sum),
    )[:SEARCHED_IDEAS]
    dice = FastRng(rng)
    worlds = [game.determinize(view, dice) for _ in range(WORLDS)]
    at_once = _best_at_once(plugin, request.rules, worlds[:EXPLAINED_WORLDS], seat, legal)
    moves = list(dict.fromkeys((*searched, at_once)))
    budget = max(MIN_COMPARING_ITERATIONS, request.thought.iterations // COMPARING_SHARE)
    values = [[searcher.value_in(world, seat, move, budget) for move in moves] for world in worlds]
    best_in = [sum(of_world[place] == max(of_world) for of_world in values) for place in range(len(moves))]
    explainer = Explainer(plugin, request.rules, worlds[:EXPLAINED_WORLDS], seat, legal)
    tempting = _tempting(moves, at_once, best_in)
    best, *others = moves
    ideas = [Idea(legal.index(best), best_in[0], explainer.explain(best, others))]
    if tempting is not None:
        against = explainer.explain_against(tempting, best)
        ideas.append(Idea(legal.index(tempting), best_in[moves.index(tempting)], against, is_tempting=True))
    for move in others:
        if move != tempting and len(ideas) < MAX_IDEAS:
            ideas.append(Idea(legal.index(move), best_in[moves.index(move)], explainer.explain(move, [best])))
    return Hint(tuple(ideas), WORLDS)


def _best_at_once(plugin: AnyPlugin, rules: int, worlds: list[Any], seat: Seat, legal: list[Any]) -> Any:  # noqa: ANN401 - the game decides the type of a move
    """Return the move after which the game's heuristic is best at once."""
    apply, evaluate = plugin.rules_by_version[rules].apply, plugin.evaluate
    possible = plugin.candidate_moves(worlds[0], seat, legal)
    return max(possible, key=lambda move: sum(evaluate(apply(world, seat, move, DISCARD), seat) for world in worlds))


def _tempting(moves: list[Any], at_once: Any, best_in: list[int]) -> Any | None:  # noqa: ANN401 - same
    """Return the move that looks best at once, if it is worse than the best one."""
    return at_once if at_once != moves[0] and best_in[moves.index(at_once)] < best_in[0] else None
