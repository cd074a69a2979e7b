"""All deliberate differences between what a release and the one before it send, each with its reason."""

import re
from collections.abc import Iterator
from fnmatch import fnmatchcase
from typing import Any, Final, TypeAlias

import msgspec
from msgspec import Struct

Json: TypeAlias = Any

GONE: Final = "gone"
NEW: Final = "new"
LENGTH: Final = "length"
VALUE: Final = "value"


class Difference(Struct, frozen=True):
    """A difference in what is sent: of which game, where, and why it does not harm an old page.

    `where` is a pattern over `<kind of message>:<path>:<what>`; `*` matches anything. A place in a list is `[]`, and
    `<what>` is `gone` (a field), `new` (a field), `length` (of a list) or `value`: `sight:view.purses[]:value`.
    """

    game: str
    where: str
    why: str


TIME_DEPENDENT: Final = (
    Difference("*", "*:clocks[].left:value", "time passes"),
    Difference("*", "tables:mine[].quiet:value", "time passes"),
)

SERIES: Final = "a table names the series it belongs to; an old page ignores the field"
HOST: Final = "a table names the seat of its host; an old page ignores the field"
HINTS: Final = "a table says whether all may ask for hints; an old page ignores the field"
BINDING: Final = "whether an answer is binding, and whether a take-back may be proposed; an old page ignores the fields"
VERSION: Final = "a view names the rules version of its game; an old page ignores the field"
SCREENS: Final = "what lies behind a screen is no longer sent: an old page shows 0 for what others have"

SENTENCES: Final = "sentences were rewritten; an old page shows a gap in some of them until it is loaded again"
NAMES: Final = "bots have given names, also at tables that began before; an old page shows them as it shows people"

DECLARED: Final[tuple[Difference, ...]] = (
    *(
        Difference("*", f"{kind}:*{place}.{part}:*", SENTENCES)
        for kind in ("sight", "step", "replay")
        for place, part in (("said[]", "data.*"), (".message", "data.*"), (".message", "key"))
    ),
    *(
        Difference(game, "*:outline.nodes[].children[]*", "the lines below the prompt; an old page prints them")
        for game in ("appenzell", "kilt-castle", "seven-locks")
    ),
    Difference("*", "*:players[].name:value", NAMES),
    Difference("*", "*chairs[].name:value", NAMES),
    Difference("*", "series:wins:new", "the games that each seat has won; an old page ignores the field"),
    Difference("*", "table:table.series:new", SERIES),
    Difference("*", "step:table.series:new", SERIES),
    Difference("*", "tables:mine[].table.series:new", SERIES),
    Difference("*", "tables:public[].series:new", SERIES),
    Difference("*", "*table.host_seat:new", HOST),
    Difference("*", "tables:public[].host_seat:new", HOST),
    Difference("*", "*table.has_hints:new", HINTS),
    Difference("*", "tables:public[].has_hints:new", HINTS),
    Difference("*", "*:decisions[].is_binding:new", BINDING),
    Difference("*", "*:may_ask_back:new", BINDING),
    Difference("*", "*:view.rules_version:new", VERSION),
    Difference(
        "*",
        "step:kept:new",
        "under pure recall, what the log keeps of a step; an old page ignores the field",
    ),
    Difference("*", "*.offers:gone", "nodes of outlines no longer list their offers; no page reads them"),
    Difference("kilt-castle", "*.idle_turns:new", "the turns since a floor was built, counted also in version 1"),
    *(
        Difference("solomon", f"*{place}:*", SCREENS)
        for place in (
            "view.coins[]",
            "view.numbers[]",
            "view.hidden[]",
            "view.followed[][]",
            "view.piles[][]",
            "changes.coins",
            "changes.coins[]",
            "changes.numbers",
            "changes.numbers[]",
            "changes.hidden",
            "changes.followed",
            "changes.piles",
        )
    ),
    Difference("solomon", "*:outline.nodes*", "the outline says of others only what is known of them"),
    Difference("the-castle", "*view.offered:new", "gifts of rules version 2: none; an old page does not read it"),
    Difference("the-castle", "*view.deeds:new", "counted by rules version 2 only; an old page does not read it"),
    Difference("the-castle", "*view.quiet:new", "counted by rules version 2 only; an old page does not read it"),
)
"""Deliberate differences since the release of the fixtures, in games of rules version 1."""

WITHDRAWN: Final = {
    "get /api/tables/{table_id}/replay/{at} 200 .nodes[].offers": "no client reads the offers of nodes",
    "get /api/games 200 .games[].thinking": "search settings of the bots: optional, and no client reads them",
}
"""For each field of an HTTP answer that is no longer sent, with all below it, the reason."""

NUMBER: Final = re.compile(r"\[\d+\]")


def find_differences(kind: str, before: str, now: str) -> set[str]:
    """Return where two messages differ, each place once; empty if they are equal byte by byte."""
    if before == now:
        return set()
    found = set(_compare("", msgspec.json.decode(before), msgspec.json.decode(now)))
    return {f"{kind}:{NUMBER.sub('[]', where)}" for where in found} or {f"{kind}::bytes"}


def find_undeclared(game: str, found: set[str]) -> set[str]:
    """Return the differences that are not declared for this game."""
    known = [one.where for one in (*TIME_DEPENDENT, *DECLARED) if fnmatchcase(game, one.game)]
    return {where for where in found if not any(_matches(where, pattern) for pattern in known)}


def _matches(where: str, pattern: str) -> bool:
    """Return whether a place matches a pattern, in which brackets are literal."""
    return fnmatchcase(where, pattern.replace("[", "[[]"))


def _compare(path: str, before: Json, now: Json) -> Iterator[str]:
    """Yield where two values differ, and how."""
    if isinstance(before, dict) and isinstance(now, dict):
        for name in before.keys() | now.keys():
            inner = f"{path}.{name}" if path else name
            if name not in now:
                yield f"{inner}:{GONE}"
            elif name not in before:
                yield f"{inner}:{NEW}"
            else:
                yield from _compare(inner, before[name], now[name])
    elif isinstance(before, list) and isinstance(now, list):
        if len(before) != len(now):
            yield f"{path}[]:{LENGTH}"
        for at, (one, other) in enumerate(zip(before, now, strict=False)):
            yield from _compare(f"{path}[{at}]", one, other)
    elif before != now:
        yield f"{path}:{VALUE}"
