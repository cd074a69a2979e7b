"""Translation for the plain page: turns the events and refusals that a client received into sentences."""

from functools import cache
from pathlib import Path
from typing import Annotated, Any, TypeAlias, Union

import msgspec
from msgspec import Meta, Struct

from burghof.kernel import AnyPlugin, Event, Language, Malformed, Message, Refusal, Stale, TableEvent, say
from burghof.wire.problem import Problem, ProblemError
from burghof.words.translator import Translator

MAX_EVENTS = 500
"""Maximum number of events per request."""

RefusalReason: TypeAlias = Malformed | Refusal | Stale


class TranslateRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """Events or a refusal, as the socket sent them, to translate."""

    lang: Language
    events: Annotated[tuple[dict[str, Any], ...], Meta(max_length=MAX_EVENTS)] = ()
    why: RefusalReason | None = None


class TranslateResponse(Struct, frozen=True):
    """The sentences, in the same order: events, then the refusal. Empty sentences are left out."""

    lines: tuple[str, ...]


@cache  # Reading a language is slow, and there are few.
def translator_for(game: Path, language: Language) -> Translator:
    """Return the translator for the game in this folder and this language."""
    return Translator(language, [game / "words"])


def read_events(plugin: AnyPlugin, events: tuple[dict[str, Any], ...]) -> tuple[Event, ...]:
    """Decode events of the game or of the table; raises `Problem.MALFORMED` if one is neither."""
    kind: Any = Union[plugin.types.event, TableEvent]  # noqa: UP007 - the types are known only at run time
    try:
        return msgspec.convert(events, tuple[kind, ...])
    except msgspec.ValidationError as error:
        raise ProblemError(Problem.MALFORMED, "not an event of this game") from error


def refusal_message(why: RefusalReason) -> Message:
    """Return the message that says why a move was refused."""
    match why:
        case Malformed():
            return say("malformed")
        case Stale(why=stale):
            return say("stale", why=stale)
        case Refusal(message=message):
            return message
