"""Words for the plain page: what a client was sent as keys and data, as sentences of a language."""

from functools import cache
from pathlib import Path
from typing import Annotated, Any, TypeAlias, Union

import msgspec
from msgspec import Meta, Struct

from burghof.kernel import AnyPlugin, Event, HouseEvent, Language, Malformed, Message, Refusal, Stale, say
from burghof.wire.problem import Problem, Trouble
from burghof.words.speaker import Speaker

MOST = 500
"""How many events may be asked for at once."""

Why: TypeAlias = Malformed | Refusal | Stale


class WordsWanted(Struct, frozen=True, forbid_unknown_fields=True):
    """Events or a refusal, as the socket sent them."""

    lang: Language
    events: Annotated[tuple[dict[str, Any], ...], Meta(max_length=MOST)] = ()
    why: Why | None = None


class WordsGiven(Struct, frozen=True):
    """The sentences, in the same order."""

    lines: tuple[str, ...]


@cache  # reading a language takes a while, and there are few
def speaker_of(game: Path, language: Language) -> Speaker:
    """Whoever speaks of the game in this folder in this language."""
    return Speaker(language, [game / "words"])


def read_events(plugin: AnyPlugin, events: tuple[dict[str, Any], ...]) -> tuple[Event, ...]:
    """The events of a game, or of any table; raises Trouble where they are none."""
    kind: Any = Union[plugin.types.event, HouseEvent]  # noqa: UP007 - known when it runs
    try:
        return msgspec.convert(events, tuple[kind, ...])
    except msgspec.ValidationError as error:
        raise Trouble(Problem.MALFORMED, "no event of this game") from error


def why_message(why: Why) -> Message:
    """Why a move was not played."""
    match why:
        case Malformed():
            return say("malformed")
        case Stale(why=stale):
            return say("stale", why=stale)
        case Refusal(message=message):
            return message
