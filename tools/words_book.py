"""The book of words: all sentences in four languages, with sample data, on one page to read aloud.

`make words-book` writes `screenshots/words.html`. Messages of recorded games come first; a key that no recorded game
uses gets values that other messages have for the same variables, or typed samples.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from html import escape
from itertools import product
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, ast, visitor
from msgspec import Struct

from burghof.kernel import (
    LANGUAGES,
    Audience,
    InstalledGame,
    Message,
    MessageArg,
    Node,
    Played,
    PlayerName,
    Seat,
    audience_view,
    find_games,
    load_plugin,
    read_record,
    replay,
)
from burghof.words.translator import SHARED_FOLDER, Tense, Translator

BOOK: Final = Path("screenshots/words.html")
SITE_WORDS: Final = Path("web/words")
NAMES: Final = ("Mara", "Hedda", "Oswin", "Runa", "Alda", "Wendel")
RECORDS_PER_GAME: Final = 4
POSITIONS_PER_RECORD: Final = 8
MAX_SAMPLES: Final = 3
SAMPLES: Final[Mapping[str, MessageArg]] = {
    **dict.fromkeys(("seat", "mover", "owner", "payee", "builder", "giver", "who"), PlayerName(Seat(0))),
    **dict.fromkeys(("builder2", "other", "leader", "target"), PlayerName(Seat(1))),
    **dict.fromkeys(("seats", "later", "voters"), (PlayerName(Seat(0)), PlayerName(Seat(1)))),
    **dict.fromkeys(("name", "names"), "Hedda"),
    "game": "Kilt Castle",
    "title": "Kilt Castle",
    "file": "game.json",
    "colour": "blue",
    "colours": "blue",
    "designers": "Ada Example",
    "publisher": "Example",
    "url": "http://localhost:8000",
    "bot": "Knight",
    "sentence": "Hedda builds.",
    "why": "resigned",
    "known": "page, squire",
    "folder": "burghof",
}
"""Values of variables that no recorded game has; other variables get a number or one of their variants."""
TENSES: Final[tuple[Tense, ...]] = ("present", "past")
SAMPLE_NUMBER: Final = 3
DERIVED: Final = ("-is", "-others", "-you")
"""Endings of variables that the translator derives from players."""


class Entry(Struct, frozen=True):
    """One message in the book: its sentences per language, and what a sentence lacks."""

    message: Message
    sentences: tuple[tuple[str, ...], ...]
    """For each language: the sentence for others, and for each player in it, if it differs, the one that says you.

    Then the same in the past, if the message has that.
    """
    faults: tuple[str, ...]


class Chapter(Struct, frozen=True):
    """The entries of one catalogue, by kind: the first word of their keys."""

    title: str
    kinds: dict[str, list[Entry]]


def chapters() -> Iterator[Chapter]:
    """Yield the chapters: the site, what all games share, and each game."""
    yield _chapter("Site", SITE_WORDS, ())
    yield _chapter("Shared words and command line", SHARED_FOLDER, ())
    for game in find_games().values():
        yield _chapter(game.card.titles["en"], game.folder / "words", recorded_messages(game))


def recorded_messages(game: InstalledGame) -> Iterator[Message]:
    """Yield messages of recorded games: their logs, tables and offers at some positions, as players see them."""
    plugin = load_plugin(game)
    files = sorted((game.folder / "tests" / "records").glob("*.json"))
    for file in files[:: max(1, len(files) // RECORDS_PER_GAME)]:
        record = read_record(plugin, file.read_bytes())
        decided = [at for at, entry in enumerate(record.entries) if isinstance(entry, Played)]
        for position in (*decided[:: max(1, len(decided) // POSITIONS_PER_RECORD)], len(record.entries)):
            match = replay(plugin, record, position)
            due: list[Audience] = [decision.seat for decision in match.pending]
            for audience in due or [None]:
                seen = audience_view(match, audience)
                yield from (event.message() for event in seen.log)
                yield from (offer.message for offer in seen.offers)
                yield from _node_messages(seen.outline.nodes)


def _node_messages(nodes: Iterable[Node]) -> Iterator[Message]:
    for node in nodes:
        yield node.message
        yield from _node_messages(node.children)


def _chapter(title: str, words: Path, recorded: Iterable[Message]) -> Chapter:
    """Return the chapter of the catalogues in a folder."""
    folders = [words] if words != SHARED_FOLDER else []
    translators = [Translator(language, folders) for language in LANGUAGES]
    variables = read_variables(words / "en.ftl")
    found: dict[str, list[Message]] = defaultdict(list)
    values: dict[str, MessageArg] = {}
    for message in recorded:
        values |= {name: datum for name, datum in message.data.items() if name not in values}
        known = found[message.key]
        if len(known) < MAX_SAMPLES and message not in known:
            known.append(message)
    kinds: dict[str, list[Entry]] = defaultdict(list)
    for key, needed in variables.items():
        samples = found.get(key) or [Message(key, {name: _sample(name, needed[name], values) for name in needed})]
        kinds[key.partition("-")[0]] += [_entry(message, translators) for message in samples]
    return Chapter(title, kinds)


def _sample(name: str, variants: tuple[str, ...], values: Mapping[str, MessageArg]) -> MessageArg:
    """Return a value for a variable: a player, a recorded one, a typed one, one of its variants, or a number."""
    if "you" in variants:
        return (PlayerName(Seat(0)), PlayerName(Seat(1))) if "with-you" in variants else PlayerName(Seat(0))
    if name in values:
        return values[name]
    if name in SAMPLES:
        return SAMPLES[name]
    texts = [one for one in variants if not one.isdigit() and one not in {"zero", "one", "two", "few", "many", "other"}]
    return texts[-1] if texts else SAMPLE_NUMBER


def _entry(message: Message, translators: Iterable[Translator]) -> Entry:
    """Return a message in all languages, for others and for each of its players."""
    players = {one.seat for datum in message.data.values() for one in _items(datum) if isinstance(one, PlayerName)}
    sentences: list[tuple[str, ...]] = []
    faults: list[str] = []
    for translator in translators:
        said: list[str] = []
        for tense, reader in product(TENSES, (None, *sorted(players))):
            sentence, lacking = translator.for_reader(reader).format_with_faults(message, NAMES, tense=tense)
            said += [sentence] if sentence not in said else []
            faults += [f"{translator.language} {message.key}: {fault}" for fault in lacking]
        sentences.append(tuple(said))
    return Entry(message, tuple(sentences), tuple(dict.fromkeys(faults)))


def _items(datum: MessageArg) -> tuple[MessageArg, ...]:
    return datum if isinstance(datum, tuple) else (datum,)


def read_variables(path: Path) -> dict[str, dict[str, tuple[str, ...]]]:
    """Return for each message its variables, also those of messages inside it, with the variants that each selects."""
    entries = FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8")).body
    found = {entry.id.name: _VariableCollector(entry) for entry in entries if isinstance(entry, ast.Message)}

    def needed(key: str) -> dict[str, tuple[str, ...]]:
        own = dict(found[key].variables)
        for inner in found[key].references & found.keys():
            own |= {name: variants for name, variants in needed(inner).items() if not own.get(name)}
        return own

    return {key: _without_derived(needed(key)) for key in found}


def _without_derived(variables: Mapping[str, tuple[str, ...]]) -> dict[str, tuple[str, ...]]:
    """Return the variables that a message must have: not the form, and `seat` for `seat-is`, with its variants."""
    plain = {name: variants for name, variants in variables.items() if not name.endswith(DERIVED) and name != "form"}
    lists = {name.removesuffix("-you"): ("with-you", "you") for name in variables if name.endswith("-you")}
    return {
        **plain,
        **lists,
        **{name.removesuffix("-is"): variants for name, variants in variables.items() if name.endswith("-is")},
    }


class _VariableCollector(visitor.Visitor):
    """Collects the variables and the references of a message."""

    def __init__(self, entry: ast.Message) -> None:
        super().__init__()
        self.variables: dict[str, tuple[str, ...]] = {}
        self.references: set[str] = set()
        self.visit(entry)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - Fluent's visitor finds it by this name
        """Collect a variable that selects, with the keys of its variants."""
        if isinstance(node.selector, ast.VariableReference):
            keys = [one.key.name if isinstance(one.key, ast.Identifier) else one.key.value for one in node.variants]
            self.variables[node.selector.id.name] = tuple(keys)
        self.generic_visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - same
        """Collect a `$variable`."""
        self.variables.setdefault(node.id.name, ())

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - same
        """Collect a `{ message }`."""
        self.references.add(node.id.name)


def page(book: Iterable[Chapter]) -> str:
    """Return the book as an HTML page."""
    heads = "".join(f"<th>{language}" for language in LANGUAGES)
    parts = [
        (
            "<!doctype html><meta charset=utf-8><title>Words</title><style>"
            "body{font:16px/1.4 Georgia,serif;margin:24px}"
            "table{border-collapse:collapse;width:100%;table-layout:fixed}td,th{border:1px solid #ccc;padding:4px 8px;"
            "text-align:left;vertical-align:top}th:first-child{width:14%}code{font-size:12px;word-wrap:break-word}"
            "i{display:block;color:#555}</style>"
        )
    ]
    for chapter in book:
        parts.append(f"<h1>{escape(chapter.title)}</h1>")
        for kind, entries in chapter.kinds.items():
            parts.append(f"<h2>{escape(kind)}</h2><table><tr><th>key{heads}")
            for entry in entries:
                columns = ("".join(_lines(said)) for said in entry.sentences)
                parts.append(f"<tr><td><code>{escape(entry.message.key)}</code><td>{'<td>'.join(columns)}")
            parts.append("</table>")
    return "\n".join(parts)


def _lines(said: tuple[str, ...]) -> Iterator[str]:
    """Yield the sentence for others, then those that say you, and those in the past."""
    yield escape(said[0])
    yield from (f"<i>{escape(one)}</i>" for one in said[1:])


def main() -> None:
    """Write the book."""
    BOOK.parent.mkdir(exist_ok=True)
    BOOK.write_text(page(chapters()), encoding="utf-8")
    print(BOOK)


if __name__ == "__main__":
    main()
