"""`burghof replay`: a recorded game as text, at any entry, for any audience."""

from pathlib import Path
from typing import Annotated

import typer

from burghof.cli.files import Filed
from burghof.cli.house import house_of
from burghof.cli.talk import PlainOption, Talk
from burghof.cli.verify import read_right
from burghof.kernel import Audience, Seat, say, sight
from burghof.kernel import replay as replayed


def replay(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(help=say("help-replay-file").key)],
    *,
    upto: Annotated[int | None, typer.Option(min=0, help=say("help-replay-upto").key)] = None,
    seat: Annotated[int | None, typer.Option(min=0, help=say("help-replay-seat").key)] = None,
    plain: PlainOption = False,
) -> None:
    """Print the log and the table as this audience may see them after `upto` entries."""
    house = house_of(context)
    filed, _ = read_right(house, file)
    talk = Talk(house.language, filed.found, is_plain=plain)
    seats = len(filed.record.header.seats)
    if seat is not None and seat >= seats:
        talk.fail(say("cli-seat-unknown", seat=seat, last=seats - 1))
    show(talk, filed, upto, None if seat is None else Seat(seat))


def show(talk: Talk, filed: Filed, upto: int | None, audience: Audience) -> None:
    """Print the table after the first `upto` entries, as this audience may see it."""
    match = replayed(filed.plugin, filed.record, upto)
    seen = sight(match, audience)
    talk.names = [player.name for player in seen.players]
    total = len(filed.record.entries)
    title = filed.found.card.titles[talk.language]
    talk.tell(say("cli-replay-title", title=title, position=match.position, total=total), "bold")
    talk.tell(say("cli-replay-players", names=tuple(talk.names)))
    talk.gap()
    talk.log(seen.log)
    talk.gap()
    talk.table(seen.outline)
    if seen.outcome is not None:
        talk.outcome(seen.outcome)
