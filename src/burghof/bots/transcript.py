"""Transcripts: all that a bot is told before it decides, so that whoever has it can let it decide again.

A bot's own chance is a number that follows from the seed of the game, the seat and the place of its move in the record.
The way there goes through SHA-256: the number tells nothing about the chance of the game, and once the seed is revealed
anybody can work it out.
"""

from collections.abc import Iterator, Sequence
from hashlib import sha256
from random import Random
from typing import Any

import msgspec
from msgspec import Raw, Struct

from burghof.bots.roster import LEVELS, ROSTER, USUAL, AnyBot, recall_of, thinker, thought_of
from burghof.bots.search import Thought
from burghof.kernel import AnyMatch, AnyPlugin, AnyRecord, Match, Played, Seat


class Question(Struct, frozen=True, forbid_unknown_fields=True):
    """What a bot is told: what its seat may know and do, how it thinks, and its chance. Nothing of the state."""

    game: str
    rules: int
    bot: str
    thought: Thought | None
    """How a level thinks; None: this bot has no levels."""
    seed: int
    view: Raw
    legal: Raw


class Transcript(Question, frozen=True, forbid_unknown_fields=True):
    """A question, and the move that answered it."""

    move: Raw


def bot_of(match: AnyMatch, seat: Seat) -> str | None:
    """The bot that plays this seat: the one that sits there, or the stand-in of somebody who gave up."""
    return match.players[seat].bot or (USUAL if seat in match.forfeits else None)


def seed_of(match: AnyMatch, seat: Seat) -> int:
    """The chance of a bot that is to make the next entry of the record."""
    assert match.seed is not None, "without its seed a match has no chance for bots"
    named = f"burghof/bot/1\n{match.seed}\n{seat}\n{match.position}"
    return int.from_bytes(sha256(named.encode()).digest()[:8])


def question(match: AnyMatch, seat: Seat, bot: str) -> Question:
    """What this bot is asked if it is to decide for a seat now."""
    return Question(
        game=match.header.game,
        rules=match.header.rules,
        bot=bot,
        thought=thought_of(match.plugin, bot) if bot in LEVELS else None,
        seed=seed_of(match, seat),
        view=Raw(msgspec.json.encode(match.game.view(match.state, seat, recall_of(bot)))),
        legal=Raw(msgspec.json.encode(match.game.legal_moves(match.state, seat))),
    )


def player_of(plugin: AnyPlugin, asked: Question) -> AnyBot:
    """The bot that is asked."""
    rng = Random(asked.seed)
    if asked.thought is not None:
        return thinker(plugin, asked.rules, rng, asked.thought)
    return ROSTER[asked.bot](plugin, asked.rules, rng)


def answer(plugin: AnyPlugin, asked: Question) -> Any:  # noqa: ANN401 - a move of a game found by its id
    """The bot's move: the same whenever and wherever it is asked."""
    view = msgspec.json.decode(asked.view, type=plugin.types.view)
    legal: Sequence[Any] = msgspec.json.decode(asked.legal, type=list[plugin.types.move])  # type: ignore[name-defined]
    return player_of(plugin, asked).choose(view, legal)


def move_in(plugin: AnyPlugin, transcript: Transcript) -> Any:  # noqa: ANN401 - same
    """The move the bot made."""
    return msgspec.json.decode(transcript.move, type=plugin.types.move)


def transcripts(plugin: AnyPlugin, record: AnyRecord, seed: str) -> Iterator[tuple[int, Transcript]]:
    """Every decision of a bot in a record that was verified before, with the position of its move."""
    match = Match(plugin, record.header, seed)
    for position, entry in enumerate(record.entries):
        if isinstance(entry, Played) and (bot := bot_of(match, entry.seat)) in ROSTER:
            asked = question(match, entry.seat, bot)
            yield position, _answered(asked, entry.move)
        match.enter(entry)


def _answered(asked: Question, move: object) -> Transcript:
    """The transcript of a question and its answer."""
    fields = {name: getattr(asked, name) for name in Question.__struct_fields__}
    return Transcript(**fields, move=Raw(msgspec.json.encode(move)))
