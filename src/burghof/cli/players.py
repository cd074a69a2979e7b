"""Players: names on the command line for the seats of a table."""

from collections.abc import Sequence

from burghof.bots.roster import BOT_FACTORIES, DEFAULT_BOT, is_bot
from burghof.cli.context import ChosenGame
from burghof.hosting.people.names import MAX_LETTERS, checked_name
from burghof.kernel import Player, say, unique_name
from burghof.wire.problem import ProblemError

ME = "me"


def read_bots(choice: ChosenGame, name_lists: Sequence[str], seats_or_names: str | None) -> tuple[str, ...]:
    """Return a bot name for each seat: one name for all seats or one for each, repeated or separated by commas.

    `seats_or_names` is a number of seats, or more names. Without a number there are as many seats as names; with at
    most one name, two seats or the game's minimum.
    """
    is_number = seats_or_names is not None and seats_or_names.isdecimal()
    seats = int(seats_or_names) if seats_or_names is not None and is_number else None
    lists = [*name_lists, *([seats_or_names] if seats_or_names is not None and not is_number else [])]
    names = read_names(choice, ",".join(lists or ["random"]))
    if seats is None:
        seats = len(names) if len(names) > 1 else default_seats(choice)
    check_seats(choice, seats)
    if len(names) not in (1, seats):
        choice.console.fail(say("cli-players-do-not-fit", players=len(names), seats=seats))
    return names if len(names) == seats else names * seats


def read_names(choice: ChosenGame, text: str) -> tuple[str, ...]:
    """Return the named bots, separated by commas; an unknown name ends the command."""
    names = tuple(name.strip() for name in text.split(","))
    for name in names:
        if not is_bot(name):
            choice.console.fail(say("cli-player-unknown", player=name, known=tuple(BOT_FACTORIES)))
    return names


def read_players(choice: ChosenGame, text: str | None) -> tuple[Player, ...]:
    """Return the players of a table: `me`, `me:Anna` and bots by name; by default one person and default bots."""
    default = [ME, *[DEFAULT_BOT] * (default_seats(choice) - 1)]
    parts = default if text is None else [part.strip() for part in text.split(",")]
    check_seats(choice, len(parts))
    players: list[Player] = []
    for number, part in enumerate(parts, start=1):
        kind, _, name = part.partition(":")
        if kind != ME and kind not in BOT_FACTORIES:
            choice.console.fail(say("cli-player-unknown", player=kind, known=(ME, *BOT_FACTORIES)))
        unnamed = choice.console.text(say("seat-without-a-name", number=number)) if kind == ME else kind
        taken = [player.name for player in players]
        called = _checked_name(choice, name) if kind == ME and name.strip() else name.strip()
        players.append(Player(unique_name(called or unnamed, taken), None if kind == ME else kind))
    return tuple(players)


def _checked_name(choice: ChosenGame, name: str) -> str:
    """Return the name of a person; one that cannot be a name ends the command."""
    try:
        return checked_name(name)
    except ProblemError:
        choice.console.fail(say("cli-name-unsuitable", most=MAX_LETTERS))


def default_seats(choice: ChosenGame) -> int:
    """Return two seats, or the game's minimum if it does not allow two."""
    seats = choice.installed.card.seats
    return 2 if 2 in seats else min(seats)  # noqa: PLR2004 - two players are the smallest group


def check_seats(choice: ChosenGame, seats: int) -> None:
    """End the command if the game does not allow this number of seats."""
    if seats not in choice.installed.card.seats:
        choice.console.fail(say("cli-seats-do-not-fit", seats=seats, known=choice.installed.card.seats))
