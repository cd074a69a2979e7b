"""Translation for the plain page: turns the events and refusals that a client received into sentences."""

from functools import cache
from pathlib import Path
from typing import Annotated, Any, TypeAlias, Union

import msgspec
from msgspec import Meta, Struct

from burghof.kernel import AnyPlugin, Event, HouseEvent, Language, Malformed, Message, Refusal, Stale, say
from burghof.wire.problem import Problem, Trouble
from burghof.words.speaker import Speaker

MOST = 500
"""Maximum number of events per request."""

Why: TypeAlias = Malformed | Refusal | Stale


class WordsWanted(Struct, frozen=True, forbid_unknown_fields=True):
    """Events or a refusal, as the socket sent them, to translate."""

    lang: Language
    events: Annotated[tuple[dict[str, Any], ...], Meta(max_length=MOST)] = ()
    why: Why | None = None


class WordsGiven(Struct, frozen=True):
    """The sentences, in the same order: events, then the refusal. Empty sentences are left out."""

    lines: tuple[str, ...]


@cache  # Reading a language is slow, and there are few.
def speaker_of(game: Path, language: Language) -> Speaker:
    """Return the translator for the game in this folder and this language."""
    return Speaker(language, [game / "words"])


def read_events(plugin: AnyPlugin, events: tuple[dict[str, Any], ...]) -> tuple[Event, ...]:
    """Decode events of the game or of the table; raises `Problem.MALFORMED` if one is neither."""
    kind: Any = Union[plugin.types.event, HouseEvent]  # noqa: UP007 - the types are known only at run time
    try:
        return msgspec.convert(events, tuple[kind, ...])
    except msgspec.ValidationError as error:
        raise Trouble(Problem.MALFORMED, "not an event of this game") from error


def why_message(why: Why) -> Message:
    """Return the message that says why a move was refused."""
    match why:
        case Malformed():
            return say("malformed")
        case Stale(why=stale):
            return say("stale", why=stale)
        case Refusal(message=message):
            return message
