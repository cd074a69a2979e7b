"""Everything that a server sends to every audience of the release's tables, in a fixed order."""

from contextlib import ExitStack
from typing import TypeAlias

import msgspec

from tests.upgrade.person import Person, SocketLog
from tests.upgrade.release import OldTable, Release

Sent: TypeAlias = dict[str, list[str]]
"""Messages as they arrived, by kind and audience: `kilt-running/step/0`."""

SPECTATOR = "spectator"


def read_all(url: str, release: Release) -> Sent:
    """Return what is sent before any action: cards, lists, sights, replays, series and records."""
    people = {name: Person(url, token) for name, token in release.tokens.items()}
    sent: Sent = {}
    for name, person in people.items():
        sent[f"lobby/tables/{name}"] = [person.get_text("/tables")]
    for name, table in release.tables.items():
        host = people[next(who for who in table.seats if who is not None)]
        card = host.request_json("GET", f"/tables/{table.id}")["table"]
        sent[f"{name}/table/host"] = [host.get_text(f"/tables/{table.id}")]
        is_over, has_begun = card["phase"] == "over", card["phase"] != "gathering"
        audiences = {str(seat): people[who] for seat, who in enumerate(table.seats) if who is not None}
        for audience, person in ({**audiences, SPECTATOR: host} if has_begun else {}).items():
            seat = "" if audience == SPECTATOR else f"seat={audience}"
            sent[f"{name}/sight/{audience}"] = [person.get_text(f"/tables/{table.id}/sight?outline=true&{seat}")]
            if is_over:
                sent[f"{name}/replay/{audience}"] = [person.get_text(f"/tables/{table.id}/replay?{seat}")]
        if is_over:
            sent[f"{name}/record/all"] = [host.get_text(f"/tables/{table.id}/record")]
            sent[f"{name}/series/all"] = [host.get_text(f"/tables/{table.id}/series")]
    return sent


def play_on(url: str, release: Release) -> Sent:
    """Play the scripts of the running tables, and return what each audience is sent on its own socket."""
    sent: Sent = {}
    for name, table in release.tables.items():
        if table.script:
            sent |= _play_script(url, release, name, table)
    return sent


def _play_script(url: str, release: Release, name: str, table: OldTable) -> Sent:
    audiences = [str(seat) for seat in range(len(table.seats))] + [SPECTATOR]
    sent: Sent = {f"{name}/step/{audience}": [] for audience in audiences}
    with ExitStack() as stack:
        lines: dict[str, SocketLog] = {}
        for audience in audiences:
            who = None if audience == SPECTATOR else table.seats[int(audience)]
            person = Person(url, release.tokens[who] if who else "")
            lines[audience] = stack.enter_context(person.open_socket())
            watch = {"type": "watch", "table": table.id, "cursor": None, "outline": True}
            lines[audience].send(watch | {"seat": None if audience == SPECTATOR else int(audience)})
            sent[f"{name}/step/{audience}"] += lines[audience].receive_all()
        tokens = {seat: _token(sent[f"{name}/step/{seat}"]) for seat in audiences}
        for number, move in enumerate(table.script):
            mover, move_id = str(move.seat), f"script-{number}"
            lines[mover].send(
                {
                    "type": "play",
                    "table": table.id,
                    "seat": move.seat,
                    "token": tokens[mover],
                    "move_id": move_id,
                    "move": move.move,
                }
            )
            # The mover first: when its ping is answered, its move has been answered and the step has been sent to the
            # others.
            for audience in sorted(audiences, key=lambda one: one != mover):
                news = lines[audience].receive_all()
                sent[f"{name}/step/{audience}"] += news
                tokens[audience] = _token(news) or tokens[audience]
    return sent


def _token(messages: list[str]) -> int:
    """Return the token of this audience's open decision from these messages; 0 if they contain none."""
    for text in reversed(messages):
        message = msgspec.json.decode(text)
        if message["type"] in {"sight", "step"}:
            return next((int(decision["token"]) for decision in message["decisions"]), 0)
    return 0
