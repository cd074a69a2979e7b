"""Lessons: the position of a learner, and what becomes of each act. Nothing is stored.

A position follows from the lesson and from which of the accepted moves the learner made in each step so far. So going
back, reloading and learning without a server are the same.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any, Final, cast
from uuid import NAMESPACE_URL, UUID, uuid5

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from burghof.hosting.games import GameRegistry
from burghof.hosting.journal.live import CommittedStep, LiveTable
from burghof.hosting.sockets.messages import full_view, live_frames, step_update, whole_outline
from burghof.hosting.tables.setup_service import with_unique_names
from burghof.kernel import (
    AnyMatch,
    AnyPlugin,
    AnyStep,
    Malformed,
    Message,
    Player,
    Refusal,
    Stale,
    Step,
    offers_for,
)
from burghof.kernel.discovery import read_further_pictures, read_lessons
from burghof.kernel.lesson import (
    AnyLesson,
    AnyPicture,
    LessonError,
    LessonStep,
    ScriptedMove,
    moves_of_step,
    new_lesson_match,
    open_lesson,
    play_scripted,
    scripted_moves,
)
from burghof.wire.client_out import MoveRefused, StepUpdate
from burghof.wire.clock import Unlimited
from burghof.wire.lessons import (
    LessonAnswered,
    LessonCard,
    LessonPosition,
    LessonResult,
    LessonTask,
    RulePicture,
    StepDone,
)
from burghof.wire.problem import Problem, ProblemError
from burghof.wire.responses import Chair, MyRights, Table

PAGE: Final = "page"
"""The bot whose name the others have. It does not play: the lesson has their moves."""
STEP_WORDS: Final = "step"
"""The name of the words of a picture that says the sentence of its step: its clause is about the position."""
MAX_SENTENCES: Final = 3
"""Number of sentences beside a picture that does not choose them; some moves have dozens of consequences."""
NAMELESS: Final = "…"
"""The name of a learner who has none: a bot's level would be taken for a bot, and an empty one has no letter."""


class LessonService:
    """The lessons of all games."""

    def __init__(self, games: GameRegistry) -> None:
        self._games = games
        self._lessons: dict[str, tuple[AnyLesson, ...]] = {}
        self._pictures: dict[str, tuple[RulePicture, ...]] = {}

    def lessons(self, game: str) -> tuple[LessonCard, ...]:
        """Return the lessons of a game, in order. Raises `Problem.NOT_FOUND` if there is no such game."""
        return tuple(LessonCard(lesson.id, len(lesson.steps)) for lesson in self._load(game))

    def pictures(self, game: str) -> tuple[RulePicture, ...]:
        """Return the pictures for the rulebook of a game. Raises `Problem.NOT_FOUND` if there is no such game."""
        if game not in self._pictures:
            plugin = self._games.plugin(game)
            tables = (_LessonTable(plugin, lesson, (), NAMELESS) for lesson in self._load(game))
            steps = [picture for table in tables for picture in table.pictures()]
            further = read_further_pictures(self._games.installed[game].folder, plugin)
            self._pictures[game] = (*steps, *(self._further_picture(game, picture) for picture in further))
        return self._pictures[game]

    def position(self, game: str, lesson: str, choices: Sequence[int], name: str) -> LessonPosition:
        """Return the position after these choices, for a learner of this name. Raises `Problem.NOT_FOUND`."""
        table = self._table(game, lesson, choices, name)
        return LessonPosition(
            table=table.card(),
            mine=MyRights((table.lesson.learner,), is_host=True),
            sight=full_view(table.live, table.lesson.learner, 0, outline=True),
            task=table.task(),
        )

    def act(self, game: str, lesson: str, choices: Sequence[int], name: str, move: object) -> LessonResult:
        """Make a move of the learner, or with None touch what is asked for. Raises `Problem.NOT_FOUND`.

        A move that does not lead on is not made: it is refused by the rules, or answered by the lesson.
        """
        return self._table(game, lesson, choices, name).act(move)

    def has_step(self, game: str, lesson: str, choices: Sequence[int]) -> bool:
        """Return whether a lesson has a step after these choices. Raises `Problem.NOT_FOUND` without such a lesson."""
        return _has_choices(self._find(game, lesson), choices)

    def _load(self, game: str) -> tuple[AnyLesson, ...]:
        if game not in self._lessons:
            plugin = self._games.plugin(game)
            self._lessons[game] = read_lessons(self._games.installed[game].folder, plugin)
        return self._lessons[game]

    def _further_picture(self, game: str, picture: AnyPicture) -> RulePicture:
        lesson = self._find(game, picture.lesson)
        if picture.step == 0:
            lesson = replace(lesson, before=())
        table = _LessonTable(self._games.plugin(game), lesson, (0,) * (picture.step - 1), NAMELESS)
        return table.further_picture(picture)

    def _find(self, game: str, lesson: str) -> AnyLesson:
        found = next((one for one in self._load(game) if one.id == lesson), None)
        if found is None:
            raise ProblemError(Problem.NOT_FOUND, "no such lesson")
        return found

    def _table(self, game: str, lesson: str, choices: Sequence[int], name: str) -> "_LessonTable":
        return _LessonTable(self._games.plugin(game), self._find(game, lesson), choices, name)


class _LessonTable:
    """A lesson after some choices: a table that is in memory only."""

    def __init__(self, plugin: AnyPlugin, lesson: AnyLesson, choices: Sequence[int], name: str) -> None:
        """Play the lesson up to the step after these choices. Raises `Problem.NOT_FOUND` if there is no such step."""
        self.lesson = lesson
        self._done = len(choices)
        if not _has_choices(lesson, choices):
            raise ProblemError(Problem.NOT_FOUND, "the lesson has no such step")
        players = [Player(name, None) if seat == lesson.learner else Player(PAGE, PAGE) for seat in range(lesson.seats)]
        match = new_lesson_match(plugin, lesson, with_unique_names(players))
        self.live = LiveTable(_table_id(plugin, lesson), match, Unlimited(), "bot")
        self._advance(open_lesson)
        try:
            for scripted in scripted_moves(lesson, choices):
                self._advance(partial(play_scripted, scripted=scripted))
        except LessonError as error:  # A later step may accept only some moves after some choices.
            raise ProblemError(Problem.NOT_FOUND, "the lesson has no such step") from error

    def task(self) -> LessonTask | None:
        """Return what the learner is asked to do; None at the end."""
        step = self._step
        if step is None:
            return None
        offered = [offer.move for offer in offers_for(self.live.match, self.lesson.learner)]
        asked = next((offered.index(move) for move in step.accepts if move in offered), None)
        return LessonTask(self._done + 1, asked, step.lit, step.clause, step.touch, step.is_question)

    def pictures(self) -> Iterator[RulePicture]:
        """Go through the lesson in the way that the learner can be shown, and yield a picture of each step."""
        for step in self.lesson.steps:
            view = self._view()
            said = self._said_of_move(step)
            self._done += 1
            yield replace(self._picture(step.clause, step.lit, view, said), turn=step.turn, win=step.win)

    def further_picture(self, picture: AnyPicture) -> RulePicture:
        """Return a further picture of the step that is due."""
        step = self._step
        assert step is not None, f"{self.lesson.id} has no step {picture.step}"
        for scripted in picture.instead[:-1]:
            self._advance(partial(play_scripted, scripted=scripted))
        moves, view = picture.instead[-1:] or tuple(moves_of_step(self.lesson, step, 0)), self._view()
        said: tuple[Message, ...] = ()
        if picture.refused is not None:
            refusal = self._try(picture.refused)
            assert isinstance(refusal, Refusal), f"{picture.refused} is not refused"
            said = (refusal.message,)
        elif picture.messages:
            every = [message for messages in self._messages_of(moves) for message in messages]
            said = tuple(message for message in every if message.key in picture.messages)
            assert said, f"{self.lesson.id} {picture.step} says none of {picture.messages}"
        elif not picture.words:
            said = self._said_of_move(step)
        # What is not in the lesson cannot be played there.
        self._done = 0 if picture.instead else picture.step
        words = "" if picture.words == STEP_WORDS else picture.words
        lit = picture.lit if words else picture.lit or step.lit
        found = self._picture(picture.clause, lit, view, said)
        return replace(found, is_refused=picture.refused is not None, words=words)

    def _view(self) -> Struct:
        """Return the table as the learner sees it."""
        match = self.live.match
        return cast("Struct", match.game.view(match.state, self.lesson.learner, match.header.recall))

    def _said_of_move(self, step: LessonStep[Any]) -> tuple[Message, ...]:
        """Make the moves of a step, and return the first sentences about the learner's move; none for a touch."""
        messages = self._messages_of(tuple(moves_of_step(self.lesson, step, 0)))
        return messages[0][:MAX_SENTENCES] if step.accepts else ()

    def _messages_of(self, moves: Sequence[ScriptedMove[Any]]) -> list[tuple[Message, ...]]:
        """Make these moves, and return what the learner hears of each."""
        made = [self._advance(partial(play_scripted, scripted=move)) for move in moves]
        frames = [live_frames(self.live, past.step, self.lesson.learner) for past in made]
        return [tuple(frame.event.message() for frame in one if frame.event) for one in frames]

    def _picture(self, clause: str, lit: tuple[str, ...], view: Struct, said: tuple[Message, ...]) -> RulePicture:
        """Return a picture of the step that was done last."""
        lesson = self.lesson
        return RulePicture(lesson.id, self._done, clause, lit, lesson.learner, lesson.seats, view, said)

    def card(self) -> Table:
        """Return the table as the page of a table shows it."""
        match, header = self.live.match, self.live.match.header
        return Table(
            id=self.live.id,
            game=header.game,
            rules=header.rules,
            options=msgspec.to_builtins(header.options),
            recall=header.recall,
            visibility="private",
            clock=Unlimited(),
            on_timeout="bot",
            phase="over" if match.is_over else "running",
            chairs=tuple(Chair(seat, player.name, player.bot) for seat, player in enumerate(match.players)),
            commitment=header.commitment,
        )

    def act(self, move: object) -> LessonResult:
        """Make a move, or with None touch what is asked for."""
        step = self._step
        if step is None or (move is None) != bool(step.touch):
            return LessonAnswered(0)
        choice = 0
        if move is not None:
            try:
                typed = msgspec.convert(move, self.live.match.plugin.types.move)
            except msgspec.ValidationError as error:
                return MoveRefused("", Malformed(str(error)))
            # A step may accept moves that the rules forbid after some earlier choices.
            if typed not in step.accepts or self._try(typed) is not None:
                return self._answer(step, typed)
            choice = step.accepts.index(typed)
        updates = [self._update_after(scripted) for scripted in moves_of_step(self.lesson, step, choice)]
        self._done += 1
        return StepDone(choice, tuple(update for update in updates if update is not None), self.task())

    # Private helpers

    @property
    def _step(self) -> LessonStep[Any] | None:
        """The step that is due; None at the end."""
        return self.lesson.steps[self._done] if self._done < len(self.lesson.steps) else None

    def _advance(self, play: Callable[[AnyMatch], AnyStep]) -> CommittedStep:
        """Advance the table by a step that is made on a fork."""
        fork = self.live.match.fork()
        return self.live.advance(fork, play(fork), None)

    def _update_after(self, scripted: ScriptedMove[Any]) -> StepUpdate | None:
        """Make a move; returns the message for the learner, if the step reaches the learner."""
        live, learner = self.live, self.lesson.learner
        past = self._advance(partial(play_scripted, scripted=scripted))
        if not past.reaches[live.audience_index(learner)]:
            return None
        frames = live_frames(live, past.step, learner)
        return step_update(live, [past.step], frames, learner, 0, outline=whole_outline(live, learner))

    def _try(self, move: object) -> Malformed | Refusal | Stale | None:
        """Return why the rules refuse a move of the learner; None if they allow it."""
        match, learner = self.live.match, self.lesson.learner
        decision = match.decision_of(learner)
        result = None if decision is None else match.fork().play(learner, move, decision.token)
        return None if isinstance(result, Step) else result

    def _answer(self, step: LessonStep[Any], move: Any) -> LessonResult:  # noqa: ANN401 - the game decides the type of a move
        """Return what is said to a move that does not lead on."""
        result = self._try(move)
        if result is not None:
            return MoveRefused("", result)
        fields = msgspec.to_builtins(move)
        fits = (all(fields.get(name) == value for name, value in pattern.items()) for pattern in step.others)
        return LessonAnswered(next((number for number, fit in enumerate(fits, start=1) if fit), 0))


def _has_choices(lesson: AnyLesson, choices: Sequence[int]) -> bool:
    """Return whether each of these choices is one of its step."""
    return len(choices) <= len(lesson.steps) and all(map(_has_choice, lesson.steps, choices))


def _has_choice(step: LessonStep[Any], choice: int) -> bool:
    """Return whether a step has an accepted move with this number; a touch has one way only."""
    return 0 <= choice < max(1, len(step.accepts))


def _table_id(plugin: AnyPlugin, lesson: AnyLesson) -> UUID:
    """Return the id of the table of a lesson: the same for everybody, as it gives the others their names."""
    return uuid5(NAMESPACE_URL, f"burghof:lesson:{plugin.card.id}:{lesson.id}")
