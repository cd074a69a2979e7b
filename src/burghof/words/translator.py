"""The translator: turns messages into sentences of one language."""

from collections.abc import Iterable, Sequence
from copy import copy
from functools import lru_cache, reduce
from pathlib import Path
from typing import Final, Literal, TypeAlias

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from burghof.kernel import CHANCE, Language, Message, MessageArg, MessageRef, PlayerName, Seat, say
from burghof.kernel.message import MessageScalar
from burghof.words.isolation import isolate

SHARED_FOLDER: Final = Path(__file__).parent
"""The folder with the words that all games share, and those of the command line."""

FALLBACK_LANGUAGE: Final[Language] = "en"
"""The language in which every sentence must exist."""

Form: TypeAlias = Literal["full", "short"]
"""How much text: the full sentence, or a short form for the compact table."""
Tense: TypeAlias = Literal["present", "past"]
"""The sentence of an event as it happens, or looking back: its attribute `.past`."""


class Translator:
    """Translates messages with the shared words and those of the given folders; later folders take precedence.

    A message that is missing in the language is translated into English. If it is missing there too, the result is ⟦its
    key⟧: the gap is visible, and a missing message never raises an error.
    """

    def __init__(self, language: Language, folders: Iterable[Path] = ()) -> None:
        """Load the words of this language; each folder has one Fluent file per language, such as `en.ftl`."""
        places = (SHARED_FOLDER, *folders)
        self.language = language
        self._reader: Seat | None = None
        self._bundles = [_load_bundle(one, places) for one in dict.fromkeys((language, FALLBACK_LANGUAGE))]

    def for_reader(self, seat: Seat | None) -> "Translator":
        """Return the same translator for the player of this seat, whom its sentences call "you".

        For a variable `$seat` with a player's name, `$seat-is` is `you` or `other`. For a variable `$seats` with a list
        of players, `$seats-is` is `you` if the reader is the only one, `with-you` if the reader is one of several, and
        else `other`; `$seats-others` are the players without the reader, and `$seats-you` are all of them in order,
        with the reader as "you" inside a sentence. Without a reader, and for any other value, `-is` is `other`.
        """
        bound = copy(self)
        bound._reader = seat  # noqa: SLF001 - an object of this class
        return bound

    def format(self, message: Message, names: Sequence[str] = (), *, form: Form = "full") -> str:
        """Return the sentence of this message; `names` are the names of the players by seat.

        A message with a short form selects it by `$form`; other messages are always given in full.
        """
        return self.format_with_faults(message, names, form=form)[0]

    def format_with_faults(
        self, message: Message, names: Sequence[str] = (), *, form: Form = "full", tense: Tense = "present"
    ) -> tuple[str, tuple[str, ...]]:
        """Return the sentence, and what it lacks: each variable without a value, or its own key.

        A message without a sentence in the past is always in the present.
        """
        for bundle in self._bundles:
            if bundle.has_message(message.key):
                found = bundle.get_message(message.key)
                pattern = found.attributes.get("past", found.value) if tense == "past" else found.value
                if pattern is not None:
                    data = {name: self._to_fluent(datum, names, form) for name, datum in message.data.items()}
                    known = {**data, **self._addressees(message, names), "form": form}
                    sentence, errors = bundle.format_pattern(pattern, known)
                    return str(sentence), tuple(map(str, errors))
        return f"⟦{message.key}⟧", (message.key,)

    def _addressees(self, message: Message, names: Sequence[str]) -> dict[str, str]:
        """Return for each player and for each list in a message whether it is or contains the reader."""
        reader = None if self._reader is None else PlayerName(self._reader)
        found: dict[str, str] = {}
        for name, datum in message.data.items():
            match datum:
                case PlayerName():
                    found[f"{name}-is"] = "you" if datum == reader else "other"
                case tuple():
                    others = tuple(one for one in datum if one != reader)
                    has_reader = len(others) < len(datum)
                    found[f"{name}-is"] = ("with-you" if others else "you") if has_reader else "other"
                    found[f"{name}-others"] = str(self._to_fluent(others, names, "full"))
                    found[f"{name}-you"] = found[f"{name}-others"]
                    if has_reader:
                        found[f"{name}-you"] = self._list_with_you(datum, names)
                case _:
                    found[f"{name}-is"] = "other"
        return found

    def _list_with_you(self, datum: tuple[MessageScalar, ...], names: Sequence[str]) -> str:
        """Join a list of players, with the reader as "you" in lower case."""
        you = self.format(say("list-you"))
        is_reader = [isinstance(one, PlayerName) and one.seat == self._reader for one in datum]
        said = [str(self._to_fluent(one, names, "full")) for one in datum]
        return self._join_list([you if is_you else one for is_you, one in zip(is_reader, said, strict=True)])

    def _to_fluent(self, datum: MessageArg, names: Sequence[str], form: Form) -> int | str:
        """Convert a datum for Fluent; numbers stay numbers, so that plurals work."""
        match datum:
            case MessageRef(key=key):
                return self.format(Message(key), form=form)
            case PlayerName(seat=seat):
                known = CHANCE < seat < len(names)
                return isolate(names[seat]) if known else self.format(say("seat-without-a-name", number=seat + 1))
            case tuple():
                return self._join_list([str(self._to_fluent(one, names, form)) for one in datum])
            case str():
                return isolate(datum)
            case _:
                return datum

    def _join_list(self, items: Sequence[str]) -> str:
        """Join the items as the language writes lists."""
        if not items:
            return self.format(say("list-of-none"))
        *others, last = items
        if not others:
            return last
        so_far = reduce(lambda before, one: self.format(say("list-more", others=before, next=one)), others)
        return self.format(say("list-last", others=so_far, last=last))


def _load_bundle(language: Language, folders: Iterable[Path]) -> FluentBundle:
    """Load all words of one language; for a terminal, so without invisible marks around inserted values."""
    bundle = FluentBundle([language], use_isolating=False)
    for folder in folders:
        file = folder / f"{language}.ftl"
        if file.exists():
            bundle.add_resource(_parse(file.read_text(encoding="utf-8")), allow_overrides=True)
    return bundle


@lru_cache(maxsize=64)  # Parsing is slow, and every translator reads the same few files.
def _parse(text: str) -> Resource:
    """Parse the text of a Fluent file; nothing changes the result."""
    return FluentResource(text)
