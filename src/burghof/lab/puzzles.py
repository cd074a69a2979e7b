"""Finds puzzles in games between bots: a pure function of the game's number, on any machine."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, Final

import msgspec
from msgspec import Struct

from burghof.bots.fast_rng import FastRng
from burghof.bots.player import seat_of
from burghof.bots.roster import GREEDY_DETERMINIZATIONS, make_bot
from burghof.kernel import (
    DISCARD,
    AnyMatch,
    AnyPlugin,
    Player,
    Seat,
    Step,
    count_cases,
    find_answer,
    find_games,
    load_plugin,
    new_match,
)
from burghof.kernel.puzzle import Puzzle, PuzzleChoice, next_to_act
from burghof.kernel.theme import AnyTheme

MIN_MOVES: Final = 3
"""A decision with fewer moves has no three choices."""
TRIES: Final = {"greedy": 5, "squire": 5, "knight": 3, "marshal": 3}
"""How often each kind of bot tries to find an answer; for random the share is known."""


class PuzzleJob(Struct, frozen=True):
    """One game in which puzzles are searched: where its rules are, who plays, and its number."""

    shelf: str
    game: str
    seats: int
    options: dict[str, bool | int | str]
    bot: str
    number: int
    themes: tuple[str, ...] = ()
    """The themes to look for; all if empty."""


def find_puzzles(job: PuzzleJob) -> list[Puzzle]:
    """Play the game of this job, and return at most one puzzle for each theme."""
    plugin = load_plugin(find_games(job.shelf)[job.game])
    themes = {theme.id: theme for theme in plugin.themes if not job.themes or theme.id in job.themes}
    found: dict[str, Puzzle] = {}
    for match, moves in _positions(plugin, job):
        for theme in themes.values():
            if theme.id not in found:
                puzzle = _make_puzzle(plugin, theme, match, moves, job)
                if puzzle is not None:
                    found[theme.id] = puzzle
    return list(found.values())


def _seed(job: PuzzleJob) -> str:
    """Return the seed of a game, as 64 hexadecimal digits."""
    return Random(f"puzzle/{job.game}/{job.seats}/{job.number}").randbytes(32).hex()


def _positions(plugin: AnyPlugin, job: PuzzleJob) -> Iterator[tuple[AnyMatch, tuple[int, ...]]]:
    """Yield the match before each move of a player, with the indexes of the moves so far."""
    rules, seed = plugin.card.rules_version, _seed(job)
    options = msgspec.convert(job.options, type=plugin.types.options)
    players = [Player(job.bot, job.bot) for _ in range(job.seats)]
    match: AnyMatch = new_match(plugin, options, players, seed, recall="notebook")
    match.open([""] * job.seats)
    bots = [make_bot(job.bot, plugin, rules, Random(f"{seed}/{seat}")) for seat in range(job.seats)]
    moves: list[int] = []
    while (decision := next_to_act(match)) is not None:
        yield match, tuple(moves)
        legal = list(match.game.legal_moves(match.state, decision.seat))
        move = bots[decision.seat].choose(_view(match, decision.seat), legal)
        moves.append(legal.index(move))
        assert isinstance(match.play(decision.seat, move, decision.token), Step), f"{move} is refused"


def _view(match: AnyMatch, seat: Seat) -> Any:  # noqa: ANN401 - the game decides the type of a view
    return match.game.view(match.state, seat, "notebook")


def _make_puzzle(
    plugin: AnyPlugin, theme: AnyTheme, match: AnyMatch, moves: tuple[int, ...], job: PuzzleJob
) -> Puzzle | None:
    """Return the decision of this match as a puzzle, if it is one: one answer that does not look best at once."""
    decision = next_to_act(match)
    assert decision is not None, "a position always has a decision"
    view, legal = _view(match, decision.seat), list(match.game.legal_moves(match.state, decision.seat))
    cases = theme.cases(view, legal) if len(legal) >= MIN_MOVES else None
    if cases is None:
        return None
    tallies = [count_cases(one) for one in cases]
    answer = find_answer(tallies)
    if answer is None:
        return None
    values = values_at_once(plugin, view, legal)
    others = [index for index in range(len(legal)) if index != answer]
    tempting = max(others, key=lambda index: values[index])
    if values[tempting] <= values[answer]:
        return None
    others = _askable(theme, legal, others)
    tempting = max(others, key=lambda index: values[index])
    others.remove(tempting)
    plausible = max(others, key=lambda index: (tallies[index].right / tallies[index].cases, values[index]))
    seed = _seed(job)
    chosen = [answer, tempting, plausible]
    Random(f"{seed}/choices/{len(moves)}").shuffle(chosen)
    return Puzzle(
        id=f"{theme.id}-{job.seats}-{job.number}",
        theme=theme.id,
        rules=plugin.card.rules_version,
        seats=job.seats,
        options=job.options,
        seed=seed,
        moves=moves,
        choices=tuple(PuzzleChoice(index, tallies[index]) for index in chosen),
        found_by=shares_found(plugin, view, legal, answer, seed),
    )


def _askable(theme: AnyTheme, legal: Sequence[Any], others: list[int]) -> list[int]:
    """Return the indexes of the moves that the question names, if they are enough for the choices; otherwise all."""
    named = [index for index in others if isinstance(legal[index], theme.asks_for)]
    return named if len(named) >= MIN_MOVES - 1 else others


def values_at_once(plugin: AnyPlugin, view: Any, legal: Sequence[Any]) -> list[float]:  # noqa: ANN401 - same
    """Return how good the position looks right after each move, on average over sampled worlds."""
    game, seat = plugin.newest_rules, seat_of(view)
    rng = FastRng(Random(0))
    count = GREEDY_DETERMINIZATIONS if plugin.card.has_hidden_information else 1
    worlds = [game.determinize(view, rng) for _ in range(count)]
    return [
        sum(plugin.evaluate(game.apply(world, seat, move, DISCARD), seat) for world in worlds) / count for move in legal
    ]


def shares_found(plugin: AnyPlugin, view: Any, legal: Sequence[Any], answer: int, seed: str) -> dict[str, float]:  # noqa: ANN401 - same
    """Return for each kind of bot the share of its tries in which it finds the answer."""
    shares = {"random": round(1 / len(legal), 3)}
    for name, tries in TRIES.items():
        bots = [
            make_bot(name, plugin, plugin.card.rules_version, Random(f"{seed}/{name}/{number}"))
            for number in range(tries)
        ]
        shares[name] = round(sum(bot.choose(view, legal) == legal[answer] for bot in bots) / tries, 3)
    return shares
