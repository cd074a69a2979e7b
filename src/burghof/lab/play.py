"""Plays one game of an arena: a pure function of the game's plan, on any machine."""

from collections import Counter
from random import Random
from time import thread_time_ns

import msgspec

from burghof.bots.playout import first_to_answer
from burghof.bots.roster import make_bot, recall_of
from burghof.kernel import CHANCE, SILENT, AnyPlugin, Outcome, Seat, Stream, chance_key, load, shelf
from burghof.lab.arena import ArenaGame
from burghof.lab.code import fingerprint
from burghof.lab.result import BROKEN_OFF, GameResult

MICROSECOND = 1000


class OtherCode(Exception):
    """The rules or bots on this machine differ from those on the machine that planned the arena."""


def play_game(job: ArenaGame) -> GameResult:
    """Play the game to its end or to the arena's cap of moves.

    Raises `OtherCode` if the code on this machine has another fingerprint than the arena.
    """
    arena = job.arena
    if fingerprint(arena.shelf, arena.game) != arena.code:
        raise OtherCode(f"{arena.game} differs from the code that the arena was planned with: {arena.code}")
    return _Sitting(load(shelf(arena.shelf)[arena.game]), job).play()


class _Sitting:
    """Bots and counters of one running game."""

    def __init__(self, plugin: AnyPlugin, job: ArenaGame) -> None:
        self.plugin = plugin
        self.job = job
        self.game = plugin.readings[job.arena.rules]
        self.names = job.arena.seated(job.number)
        self.bots = [
            make_bot(name, plugin, job.arena.rules, Random(f"{job.seed}/{seat}"))
            for seat, name in enumerate(self.names)
        ]
        self.key = chance_key(job.deal, ())
        self.drawn: Counter[str] = Counter()
        self.thought: list[list[int]] = [[] for _ in self.names]
        self.choices = 0
        self.widest = 0

    def play(self) -> GameResult:
        arena, game = self.job.arena, self.game
        state = game.start(msgspec.convert(arena.options, type=self.plugin.types.options), arena.seats)
        for length in range(arena.cap):
            decisions = game.pending(state)
            if not decisions:
                return self.result(length, game.outcome(state), self.plugin.figures(state))
            decision = first_to_answer(decisions)
            if decision.seat == CHANCE:
                move = game.draw(state, self.dice(decision.kind))
            else:
                move = self.choice(state, decision.seat)
            state = game.apply(state, decision.seat, move, SILENT)
        return self.result(arena.cap, None, {})

    def dice(self, stream: str) -> Stream:
        """Return the next chance stream, derived as at a recorded table: equal for every game of a deal."""
        dice = Stream(self.key, self.plugin.card.id, stream, self.drawn[stream])
        self.drawn[stream] += 1
        return dice

    def choice(self, state: object, seat: Seat) -> object:
        """Return the move that the seat's bot chooses from its view; only the time of choosing is measured."""
        legal = self.game.legal_moves(state, seat)
        self.choices += len(legal)
        self.widest = max(self.widest, len(legal))
        view = self.game.view(state, seat, recall_of(self.names[seat]))
        begun = thread_time_ns()
        move: object = self.bots[seat].choose(view, legal)
        self.thought[seat].append((thread_time_ns() - begun) // MICROSECOND)
        return move

    def result(self, length: int, outcome: Outcome | None, figures: dict[str, int]) -> GameResult:
        return GameResult(
            number=self.job.number,
            seed=self.job.seed,
            deal=self.job.deal,
            players=self.names,
            ended=outcome.reason.key if outcome else BROKEN_OFF,
            ranks=outcome.ranks if outcome else (),
            scores=tuple(score.total for score in outcome.scores) if outcome else (),
            length=length,
            decisions=tuple(len(times) for times in self.thought),
            choices=self.choices,
            widest=self.widest,
            figures=figures,
            thought=tuple(tuple(times) for times in self.thought),
        )
