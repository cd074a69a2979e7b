"""The places of the site: how a guest gets to each."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Final, TypeAlias

from tests.site.guest import Guest

NOBODY: Final = "00000000-0000-4000-8000-000000000000"
"""The id of a table that there is not."""

Way: TypeAlias = Callable[[Guest], None]


def courtyard(guest: Guest) -> None:
    """The first page, by somebody new."""
    guest.arrives()


def courtyard_with_tables(guest: Guest) -> None:
    """The first page, by somebody with a table that waits, one that is played and one that is over."""
    guest.opens_a_table("kilt-castle", "me", "open")
    game(guest, "seven-locks")
    over(guest)
    guest.arrives()
    guest.page.get_by_role("heading", name=guest.says("tables-finished")).wait_for()


def new_table(guest: Guest) -> None:
    """Wishing for a table."""
    guest.arrives("/new?game=the-castle")


def new_table_with_bots(guest: Guest) -> None:
    """Wishing for a table with as many chairs as there can be, of all kinds."""
    guest.arrives("/new?game=solomon")
    guest.picks(guest.page.get_by_role("radiogroup", name=guest.says("chairs")), "5")
    for number, kind in ((2, "bot"), (3, "here"), (4, "bot")):
        card = guest.page.get_by_role("region", name=guest.says("chair", number=number), exact=True)
        guest.picks(card, guest.says(f"kind-{kind}"))


def gathering(guest: Guest) -> None:
    """A table that waits for people."""
    guest.opens_a_table("appenzell", "me", "page", "open")


def game(guest: Guest, name: str) -> None:
    """A game that is being played, a few moves on."""
    guest.opens_a_table(name, "me", "page", "page")
    guest.outline.plays(Random(10), moves=3)
    guest.outline.waits()


def rules(guest: Guest) -> None:
    """A game, with its rules open."""
    game(guest, "kilt-castle")
    guest.opens_the_rail("rail-rules")
    guest.page.get_by_text("§1.1").wait_for()


def about(guest: Guest) -> None:
    """A game, with the table's settings open."""
    game(guest, "solomon")
    guest.opens_the_rail("rail-table")


def curtain(guest: Guest) -> None:
    """A device that is passed on."""
    guest.opens_a_table("solomon", "me", "here")
    guest.outline.curtain.wait_for()


def over(guest: Guest) -> None:
    """A game that is over."""
    guest.opens_a_table("the-castle", "me", options={"rounds": "10"})
    guest.outline.plays(Random(11))


def no_such_page(guest: Guest) -> None:
    """A page that there is not."""
    guest.troubles.expect("404")
    guest.arrives("/cellar")


def no_such_table(guest: Guest) -> None:
    """A table that there is not."""
    guest.troubles.expect("404")
    guest.arrives(f"/tables/{NOBODY}")


def _game(name: str) -> Way:
    return lambda guest: game(guest, name)


PLACES: Final[Mapping[str, Way]] = {
    "courtyard": courtyard,
    "courtyard with tables": courtyard_with_tables,
    "new table": new_table,
    "new table with bots": new_table_with_bots,
    "gathering": gathering,
    "kilt castle": _game("kilt-castle"),
    "appenzell": _game("appenzell"),
    "7 locks": _game("seven-locks"),
    "solomon": _game("solomon"),
    "the castle": _game("the-castle"),
    "rules": rules,
    "settings": about,
    "curtain": curtain,
    "over": over,
    "no such page": no_such_page,
    "no such table": no_such_table,
}
