"""The speaker: turns messages into sentences of one language."""

from collections.abc import Iterable, Sequence
from functools import reduce
from pathlib import Path
from typing import Final, Literal, TypeAlias

from fluent.runtime import FluentBundle, FluentResource

from burghof.kernel import CHANCE, Datum, Language, Message, Who, Word, say

SHARED: Final = Path(__file__).parent
"""The words that all games share, and those of the command line."""

LAST_RESORT: Final[Language] = "en"
"""The language in which every sentence exists first."""

Form: TypeAlias = Literal["full", "short"]
"""How much is said: all of it, or as little as a table at a glance has room for."""


class Speaker:
    """Says messages in a language, by the shared words and those of the given folders; later folders win.

    What a language lacks is said in English, and what English lacks is shown as ⟦its key⟧: a gap is seen, and nothing
    ever fails for want of words.
    """

    def __init__(self, language: Language, folders: Iterable[Path] = ()) -> None:
        """A speaker of this language; a folder holds one Fluent file for each language, as `en.ftl`."""
        places = (SHARED, *folders)
        self.language = language
        self._bundles = [_bundle(one, places) for one in dict.fromkeys((language, LAST_RESORT))]

    def speak(self, message: Message, names: Sequence[str] = (), *, form: Form = "full") -> str:
        """The sentence of this message; `names` are the players by seat.

        A message that has a short form chooses it by `$form`; one that has none is said in full.
        """
        for bundle in self._bundles:
            if bundle.has_message(message.key):
                pattern = bundle.get_message(message.key).value
                if pattern is not None:
                    data = {name: self._value(datum, names, form) for name, datum in message.data.items()}
                    return str(bundle.format_pattern(pattern, {**data, "form": form})[0])
        return f"⟦{message.key}⟧"

    def _value(self, datum: Datum, names: Sequence[str], form: Form) -> int | str:
        """A datum as Fluent takes it: numbers stay numbers, so that plurals work."""
        match datum:
            case Word(key=key):
                return self.speak(Message(key), form=form)
            case Who(seat=seat):
                known = CHANCE < seat < len(names)
                return names[seat] if known else self.speak(say("seat-without-a-name", number=seat + 1))
            case tuple():
                return self._list([str(self._value(one, names, form)) for one in datum])
            case _:
                return datum

    def _list(self, items: Sequence[str]) -> str:
        """Several things in a row, as the language joins them."""
        if not items:
            return self.speak(say("list-of-none"))
        *others, last = items
        if not others:
            return last
        so_far = reduce(lambda before, one: self.speak(say("list-more", others=before, next=one)), others)
        return self.speak(say("list-last", others=so_far, last=last))


def _bundle(language: Language, folders: Iterable[Path]) -> FluentBundle:
    """All words of one language; for a terminal, so without invisible marks around what is inserted."""
    bundle = FluentBundle([language], use_isolating=False)
    for folder in folders:
        file = folder / f"{language}.ftl"
        if file.exists():
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")), allow_overrides=True)
    return bundle
