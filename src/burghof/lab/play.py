"""Plays one game of an arena: a pure function of the game's plan, on any machine."""

from collections import Counter
from random import Random
from time import thread_time_ns

import msgspec

from burghof.bots.playout import first_unanswered
from burghof.bots.roster import make_bot, recall_of
from burghof.kernel import CHANCE, DISCARD, AnyPlugin, ChanceStream, Outcome, Seat, chance_key, find_games, load_plugin
from burghof.lab.arena import ArenaGame
from burghof.lab.code_fingerprint import fingerprint
from burghof.lab.result import BROKEN_OFF, GameResult

NS_PER_US = 1000


class CodeMismatchError(Exception):
    """The rules or bots on this machine differ from those on the machine that planned the arena."""


def play_game(job: ArenaGame) -> GameResult:
    """Play the game to its end or to the arena's cap of moves.

    Raises `CodeMismatchError` if the code on this machine has another fingerprint than the arena.
    """
    arena = job.arena
    if fingerprint(arena.shelf, arena.game) != arena.code:
        raise CodeMismatchError(f"{arena.game} differs from the code that the arena was planned with: {arena.code}")
    return _GameRun(load_plugin(find_games(arena.shelf)[arena.game]), job).play()


class _GameRun:
    """Bots and counters of one running game."""

    def __init__(self, plugin: AnyPlugin, job: ArenaGame) -> None:
        self.plugin = plugin
        self.job = job
        self.game = plugin.rules_by_version[job.arena.rules]
        self.names = job.arena.players_by_seat(job.number)
        self.bots = [
            make_bot(name, plugin, job.arena.rules, Random(f"{job.seed}/{seat}"))
            for seat, name in enumerate(self.names)
        ]
        self.key = chance_key(job.deal, ())
        self.draw_counts: Counter[str] = Counter()
        self.thinking_times_us: list[list[int]] = [[] for _ in self.names]
        self.choices = 0
        self.widest = 0

    def play(self) -> GameResult:
        arena, game = self.job.arena, self.game
        state = game.start(msgspec.convert(arena.options, type=self.plugin.types.options), arena.seats)
        for length in range(arena.cap):
            decisions = game.pending(state)
            if not decisions:
                return self.make_result(length, game.outcome(state), self.plugin.statistics(state))
            decision = first_unanswered(decisions)
            if decision.seat == CHANCE:
                move = game.draw(state, self.next_chance_stream(decision.kind))
            else:
                move = self.choose_move(state, decision.seat)
            state = game.apply(state, decision.seat, move, DISCARD)
        return self.make_result(arena.cap, None, {})

    def next_chance_stream(self, stream: str) -> ChanceStream:
        """Return the next chance stream, derived as at a recorded table: equal for every game of a deal."""
        dice = ChanceStream(self.key, self.plugin.card.id, stream, self.draw_counts[stream])
        self.draw_counts[stream] += 1
        return dice

    def choose_move(self, state: object, seat: Seat) -> object:
        """Return the move that the seat's bot chooses from its view; only the time of choosing is measured."""
        legal = self.game.legal_moves(state, seat)
        self.choices += len(legal)
        self.widest = max(self.widest, len(legal))
        view = self.game.view(state, seat, recall_of(self.names[seat]))
        begun = thread_time_ns()
        move: object = self.bots[seat].choose(view, legal)
        self.thinking_times_us[seat].append((thread_time_ns() - begun) // NS_PER_US)
        return move

    def make_result(self, length: int, outcome: Outcome | None, figures: dict[str, int]) -> GameResult:
        return GameResult(
            number=self.job.number,
            seed=self.job.seed,
            deal=self.job.deal,
            players=self.names,
            ended=outcome.reason.key if outcome else BROKEN_OFF,
            ranks=outcome.ranks if outcome else (),
            scores=tuple(score.total for score in outcome.scores) if outcome else (),
            length=length,
            decisions=tuple(len(times) for times in self.thinking_times_us),
            choices=self.choices,
            widest=self.widest,
            figures=figures,
            thought=tuple(tuple(times) for times in self.thinking_times_us),
        )
