"""Puzzles: their positions, the count of each choice, and the cases behind it; only what people tried is stored.

A puzzle is data of its game, so none can come from a table of this server.
"""

from collections.abc import Sequence
from datetime import date, timedelta
from functools import lru_cache
from hashlib import sha256
from typing import Any, Final
from uuid import NAMESPACE_URL, UUID, uuid5

from msgspec import Struct
from msgspec.structs import replace

from burghof.hosting.games import GameRegistry
from burghof.hosting.journal.live import LiveTable
from burghof.hosting.sockets.messages import full_view
from burghof.hosting.tables.setup_service import with_unique_names
from burghof.hosting.tables.what_if_task import copy_entries
from burghof.kernel import AnyMatch, Case, Match, Message, Player, Seat, offers_for
from burghof.kernel.discovery import read_puzzle_files
from burghof.kernel.puzzle import Puzzle, next_to_act, open_puzzle, theme_of
from burghof.kernel.theme import AnyTheme
from burghof.wire.clock import Unlimited
from burghof.wire.problem import Problem, ProblemError
from burghof.wire.puzzles import (
    ChoiceCount,
    DailyPuzzle,
    ProofStep,
    PuzzleCard,
    PuzzlePosition,
    PuzzleProof,
    ShownCase,
)
from burghof.wire.responses import Chair, MyRights, Table

PAGE: Final = "page"
"""The bot whose name the others have; it does not play."""
DAYS: Final = 7
"""Number of days whose puzzles are listed."""
FINDERS: Final = ("squire", "knight", "marshal")
"""The bots that grade puzzles, weakest first: a puzzle is the harder, the fewer of them find its answer."""
FOUND_SHARE: Final = 0.5
"""A bot finds an answer if it does in at least this share of its tries."""
MAX_SHOWN_CASES: Final = 60
"""Maximum number of cases of a choice that can be looked at."""
CACHED_PUZZLES: Final = 64

AnyCases = tuple[tuple[Case[Any, Any], ...], ...]


class OpenPuzzle(Struct, frozen=True):
    """A puzzle with its theme, its match at the decision, and the seat that decides."""

    puzzle: Puzzle
    theme: AnyTheme
    match: AnyMatch
    seat: Seat

    @property
    def view(self) -> Any:  # noqa: ANN401 - the game decides the type of a view
        """The table as the seat sees it."""
        return self.match.game.view(self.match.state, self.seat, "notebook")

    @property
    def moves(self) -> list[Any]:
        """The moves to choose from."""
        legal = self.match.game.legal_moves(self.match.state, self.seat)
        return [legal[choice.move] for choice in self.puzzle.choices]


class PuzzleService:
    """The puzzles of all games."""

    def __init__(self, games: GameRegistry) -> None:
        self._games = games
        self._puzzles: dict[str, dict[str, Puzzle]] = {}
        self._open = lru_cache(CACHED_PUZZLES)(self._open_uncached)
        self._cases = lru_cache(CACHED_PUZZLES)(self._find_cases)

    def puzzles(self, game: str) -> tuple[PuzzleCard, ...]:
        """Return the puzzles of a game, by theme, the easiest first. Raises `Problem.NOT_FOUND` without such a game."""
        order = [theme.id for theme in self._games.plugin(game).themes]
        cards = [self._card(game, puzzle) for puzzle in self._load(game).values()]
        return tuple(sorted(cards, key=lambda card: (order.index(card.theme), card.difficulty)))

    def days(self, today: date) -> tuple[DailyPuzzle, ...]:
        """Return the puzzles of the last days, today's first: the same for everybody."""
        return tuple(self._of_day(today - timedelta(days=past)) for past in range(DAYS))

    def position(self, game: str, puzzle: str, name: str) -> PuzzlePosition:
        """Return a puzzle for a solver of this name. Raises `Problem.NOT_FOUND`."""
        opened = self._open(game, puzzle)
        live = _table(opened, name)
        sight = full_view(live, opened.seat, 0, outline=True)
        offers = offers_for(live.match, opened.seat)
        by_move = {offer.move: opened.theme.show_choice(offer) for offer in offers}
        return PuzzlePosition(
            card=self._card(game, opened.puzzle),
            table=_table_card(live),
            mine=MyRights((opened.seat,), is_host=True),
            sight=replace(sight, offers=tuple(by_move[move] for move in opened.moves)),
            question=opened.theme.question,
            nudge=opened.theme.nudge,
            clause=opened.theme.clause,
            hidden=opened.theme.hidden,
        )

    def count(self, game: str, puzzle: str, choice: int) -> ChoiceCount:
        """Return the count of a choice. Raises `Problem.NOT_FOUND` if there is no such choice."""
        opened = self._open(game, puzzle)
        tally = opened.puzzle.choices[_checked(opened, choice)].tally
        return ChoiceCount(tally.is_answer, tally.right, tally.cases, opened.theme.describe(tally))

    def answers(self, game: str, puzzle: str) -> list[bool]:
        """Return for each choice whether it is the answer. Raises `Problem.NOT_FOUND`."""
        return [choice.tally.is_answer for choice in self._find(game, puzzle).choices]

    def proof(self, game: str, puzzle: str) -> PuzzleProof:
        """Return the proof of a puzzle. Raises `Problem.NOT_FOUND`."""
        opened = self._open(game, puzzle)
        answer = opened.puzzle.choices.index(opened.puzzle.answer)
        steps = opened.theme.prove(opened.view, opened.moves[answer], opened.puzzle.answer.tally)
        return PuzzleProof(
            counts=tuple(self.count(game, puzzle, choice) for choice in range(len(opened.puzzle.choices))),
            steps=tuple(ProofStep(step.message, step.items) for step in steps),
            shown=tuple(_shown(opened, cases) for cases in self._cases(game, puzzle)),
        )

    def case(self, game: str, puzzle: str, choice: int, number: int) -> ShownCase:
        """Return the table after a choice in one case. Raises `Problem.NOT_FOUND` if there is no such case."""
        opened = self._open(game, puzzle)
        cases = self._cases(game, puzzle)[_checked(opened, choice)]
        if not 0 <= number < _shown(opened, cases):
            raise ProblemError(Problem.NOT_FOUND, "no such case")
        found, said = cases[number], list[Message]()
        game_rules, state = opened.match.game, cases[number].world
        for seat, move in ((opened.seat, opened.moves[choice]), *((next_.seat, next_.move) for next_ in found.line)):
            state = game_rules.apply(state, seat, move, lambda event, _: said.append(event.message()))
        view = game_rules.view(state, opened.seat, "notebook")
        return ShownCase(view, game_rules.outline(view), tuple(said), found.is_right, found.weight)

    def match_of(self, game: str, puzzle: str) -> tuple[AnyMatch, str]:
        """Return the match of a puzzle at its decision, and its seed. Raises `Problem.NOT_FOUND`."""
        opened = self._open(game, puzzle)
        return opened.match, opened.puzzle.seed

    def _load(self, game: str) -> dict[str, Puzzle]:
        if game not in self._puzzles:
            self._games.plugin(game)
            found = read_puzzle_files(self._games.installed[game].folder)
            self._puzzles[game] = {puzzle.id: puzzle for puzzle in found}
        return self._puzzles[game]

    def _find(self, game: str, puzzle: str) -> Puzzle:
        found = self._load(game).get(puzzle)
        if found is None:
            raise ProblemError(Problem.NOT_FOUND, "no such puzzle")
        return found

    def _open_uncached(self, game: str, puzzle: str) -> OpenPuzzle:
        plugin, found = self._games.plugin(game), self._find(game, puzzle)
        match = open_puzzle(plugin, found, [Player(PAGE, PAGE)] * found.seats)
        decision = next_to_act(match)
        assert decision is not None, f"{puzzle} has no decision"
        return OpenPuzzle(found, theme_of(plugin, found), match, decision.seat)

    def _find_cases(self, game: str, puzzle: str) -> AnyCases:
        """Return the cases of each choice, those in which it fails first."""
        opened = self._open(game, puzzle)
        legal = opened.match.game.legal_moves(opened.match.state, opened.seat)
        found = opened.theme.cases(opened.view, legal)
        assert found is not None, f"{puzzle} does not fit its theme"
        return tuple(
            tuple(sorted(found[choice.move], key=lambda case: (case.is_right, case.amount)))
            for choice in opened.puzzle.choices
        )

    def _card(self, game: str, puzzle: Puzzle) -> PuzzleCard:
        theme = theme_of(self._games.plugin(game), puzzle)
        return PuzzleCard(puzzle.id, theme.id, theme.title, difficulty(puzzle), theme.is_exact)

    def _of_day(self, day: date) -> DailyPuzzle:
        """Return the puzzle of a day: games take turns, and each goes through its exact puzzles in a mixed order."""
        games = [game for game in self._games.installed if any(card.is_exact for card in self.puzzles(game))]
        turn, place = divmod(day.toordinal(), len(games))
        game = games[place]
        exact = [card for card in self.puzzles(game) if card.is_exact]
        mixed = sorted(exact, key=lambda card: sha256(f"{game}/{card.id}".encode()).digest())
        return DailyPuzzle(day.isoformat(), game, mixed[turn % len(mixed)])


def difficulty(puzzle: Puzzle) -> int:
    """Return how hard a puzzle is, from 1: the number of levels of bots that do not find its answer, and one."""
    missed = [bot for bot in FINDERS if puzzle.found_by.get(bot, 0.0) < FOUND_SHARE]
    return 1 + len(missed)


def _shown(opened: OpenPuzzle, cases: Sequence[Case[Any, Any]]) -> int:
    """Return how many of the cases of a choice can be looked at."""
    return min(len(cases), MAX_SHOWN_CASES) if opened.theme.has_cases_to_show else 0


def _checked(opened: OpenPuzzle, choice: int) -> int:
    """Return the place of a choice; raises `Problem.NOT_FOUND` if there is no such choice."""
    if not 0 <= choice < len(opened.puzzle.choices):
        raise ProblemError(Problem.NOT_FOUND, "no such choice")
    return choice


def _table(opened: OpenPuzzle, name: str) -> LiveTable:
    """Return a table in memory with the position of a puzzle and this name on its seat."""
    played = opened.match
    players = [Player(name, None) if seat == opened.seat else Player(PAGE, PAGE) for seat in range(played.seats)]
    header = replace(played.header, seats=with_unique_names(players))
    match: AnyMatch = Match(played.plugin, header, opened.puzzle.seed)
    live = LiveTable(_table_id(header.game, opened.puzzle), match, Unlimited(), "bot")
    fork = match.fork()
    live.advance(fork, copy_entries(fork, played, len(played.entries)), None)
    return live


def _table_card(live: LiveTable) -> Table:
    """Return the table as the page of a table shows it."""
    header = live.match.header
    return Table(
        id=live.id,
        game=header.game,
        rules=header.rules,
        options={},
        recall=header.recall,
        visibility="private",
        clock=Unlimited(),
        on_timeout="bot",
        phase="running",
        chairs=tuple(Chair(seat, player.name, player.bot) for seat, player in enumerate(live.match.players)),
        commitment=header.commitment,
    )


def _table_id(game: str, puzzle: Puzzle) -> UUID:
    """Return the id of the table of a puzzle: the same for everybody, as it gives the others their names."""
    return uuid5(NAMESPACE_URL, f"burghof:puzzle:{game}:{puzzle.id}")
