"""Transcripts: the complete input of a bot's decision, so that anyone who has it can reproduce the decision.

A bot's own random seed is a number derived from the seed of the game, the seat and the position of its move in the
record. It is derived with SHA-256: the number reveals nothing about the chance of the game, and once the seed is
revealed anyone can compute it.
"""

from collections.abc import Iterator, Sequence
from hashlib import sha256
from random import Random
from typing import Any

import msgspec
from msgspec import Raw, Struct

from burghof.bots.roster import (
    BOT_FACTORIES,
    DEFAULT_BOT,
    LEVELS,
    AnyBot,
    make_search_player,
    recall_of,
    search_config_for,
)
from burghof.bots.search import SearchConfig
from burghof.kernel import AnyMatch, AnyPlugin, AnyRecord, Match, Played, Seat


class DecisionRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """The input of a bot: what its seat may know and do, its search configuration, its random seed; never the state."""

    game: str
    rules: int
    bot: str
    thought: SearchConfig | None
    """The search configuration of a level; None if this bot is not a level."""
    seed: int
    view: Raw
    legal: Raw


class Transcript(DecisionRequest, frozen=True, forbid_unknown_fields=True):
    """A request for a decision, and the move that answered it."""

    move: Raw


def bot_of(match: AnyMatch, seat: Seat) -> str | None:
    """Return the bot that plays this seat: its own, or the stand-in for a player who gave up; None for a person."""
    return match.players[seat].bot or (DEFAULT_BOT if seat in match.forfeits else None)


def seed_of(match: AnyMatch, seat: Seat) -> int:
    """Return the random seed of a bot that makes the next entry of the record."""
    assert match.seed is not None, "bots need the seed of the match"
    text = f"burghof/bot/1\n{match.seed}\n{seat}\n{match.position}"
    return int.from_bytes(sha256(text.encode()).digest()[:8])


def decision_request(match: AnyMatch, seat: Seat, bot: str) -> DecisionRequest:
    """Return the request for this bot to decide for a seat now."""
    return DecisionRequest(
        game=match.header.game,
        rules=match.header.rules,
        bot=bot,
        thought=search_config_for(match.plugin, bot) if bot in LEVELS else None,
        seed=seed_of(match, seat),
        view=Raw(msgspec.json.encode(match.game.view(match.state, seat, recall_of(bot)))),
        legal=Raw(msgspec.json.encode(match.game.legal_moves(match.state, seat))),
    )


def make_player(plugin: AnyPlugin, request: DecisionRequest) -> AnyBot:
    """Create the bot that this request names."""
    rng = Random(request.seed)
    if request.thought is not None:
        return make_search_player(plugin, request.rules, rng, request.thought)
    return BOT_FACTORIES[request.bot](plugin, request.rules, rng)


def decide(plugin: AnyPlugin, request: DecisionRequest) -> Any:  # noqa: ANN401 - a move of a game found by its id
    """Return the bot's move: the same at any time and in any process, unless a time limit cuts the search short."""
    view = msgspec.json.decode(request.view, type=plugin.types.view)
    legal: Sequence[Any] = msgspec.json.decode(request.legal, type=list[plugin.types.move])  # type: ignore[name-defined]
    return make_player(plugin, request).choose(view, legal)


def decode_move(plugin: AnyPlugin, transcript: Transcript) -> Any:  # noqa: ANN401 - same
    """Decode the move that the bot made."""
    return msgspec.json.decode(transcript.move, type=plugin.types.move)


def transcripts(plugin: AnyPlugin, record: AnyRecord, seed: str) -> Iterator[tuple[int, Transcript]]:
    """Yield every decision of a bot in a verified record, with the position of its move."""
    match = Match(plugin, record.header, seed)
    for position, entry in enumerate(record.entries):
        if isinstance(entry, Played) and (bot := bot_of(match, entry.seat)) in BOT_FACTORIES:
            request = decision_request(match, entry.seat, bot)
            yield position, _to_transcript(request, entry.move)
        match.append(entry)


def _to_transcript(request: DecisionRequest, move: object) -> Transcript:
    fields = {name: getattr(request, name) for name in DecisionRequest.__struct_fields__}
    return Transcript(**fields, move=Raw(msgspec.json.encode(move)))
