"""The places of the site: how a guest gets to each."""

from collections.abc import Callable, Mapping
from functools import partial
from random import Random
from typing import Final, TypeAlias

from burghof.testkit.effort import QUICK, effort
from tests.site.guest import Chair, Guest
from tests.site.screen import Screen

NOBODY: Final = "00000000-0000-4000-8000-000000000000"
"""The id of a table that there is not."""

OTHERS: Final = 1 if effort() == QUICK else 2
"""Bots at a game that is looked back on: to judge the choices of each takes seconds."""

Way: TypeAlias = Callable[[Guest], None]


def courtyard(guest: Guest) -> None:
    """The first page, by somebody new."""
    guest.arrives()


def courtyard_with_tables(guest: Guest) -> None:
    """The first page, by somebody with a table that waits, one that is played and one that is over."""
    guest.opens_a_table("kilt-castle", "me", "open")
    in_words(guest, "seven-locks", moves=1)
    if effort() == QUICK:
        guest.opens_a_table("the-castle", "me")
        guest.gives_up()
    else:
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
    guest.opens_a_table("appenzell", "me", "bot", "open")


def board(guest: Guest, name: str, *, bots: int = 2, moves: int = 3) -> None:
    """A game that is being played on its board, a few moves on."""
    played, others = guest.board, list[Chair](["bot"] * bots)
    guest.opens_a_table(name, "me", *others)
    for _ in range(moves):
        played.waits()
        played.chooses(Random(10))
    played.waits()


def screen(guest: Guest) -> None:
    """A game that is being played, as a table screen shows it."""
    board(guest, "kilt-castle")
    shown = Screen(guest)
    shown.opens(guest.page.url)
    shown.turn.wait_for()


def screen_before(guest: Guest) -> None:
    """A table screen that waits for people."""
    Screen(guest).is_set("solomon", 5)


def in_words(guest: Guest, name: str, *, moves: int = 3) -> None:
    """A game that is being played in words, a few moves on."""
    guest.opens_a_table(name, "me", "bot", "bot")
    guest.outline.plays(Random(10), moves)
    guest.outline.waits()


def notebook(guest: Guest) -> None:
    """7 Locks with its notebook open, and all that can be worked out in it."""
    board(guest, "seven-locks")
    guest.opens_the_rail("rail-notebook")
    guest.page.get_by_label(guest.says_of("seven-locks", "board-notebook-aid")).check()
    guest.page.get_by_role("table").wait_for()


def practice(guest: Guest) -> None:
    """What can be tried before a game of 7 Locks."""
    guest.arrives("/practice/seven-locks")
    guest.page.get_by_role("heading", level=2).wait_for()


def rules(guest: Guest) -> None:
    """A game, with its rules open."""
    board(guest, "kilt-castle", moves=1)
    guest.opens_the_rail("rail-rules")
    guest.page.get_by_text("§1.1", exact=True).wait_for()


def about(guest: Guest) -> None:
    """A game, with the table's settings open."""
    in_words(guest, "solomon", moves=1)
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


def replay(guest: Guest) -> None:
    """Looking back on a game that is over, on its board."""
    board(guest, "kilt-castle", bots=OTHERS)
    guest.gives_up()
    guest.page.get_by_role("contentinfo").get_by_role("link", name=guest.says("replay")).click()
    guest.button("replay-forward").click()


def review(guest: Guest) -> None:
    """Looking where a game was decided: its choices are judged, on its board."""
    board(guest, "kilt-castle", bots=OTHERS)
    guest.gives_up()
    guest.asks_for_the_review()


def verify(guest: Guest) -> None:
    """Opening the record of a game to see whether chance was fair."""
    guest.arrives("/verify")


PLACES: Final[Mapping[str, Way]] = {
    "courtyard": courtyard,
    "courtyard with tables": courtyard_with_tables,
    "new table": new_table,
    "new table with bots": new_table_with_bots,
    "gathering": gathering,
    "kilt castle": partial(board, name="kilt-castle"),
    "appenzell": partial(board, name="appenzell"),
    "kilt castle in words": partial(in_words, name="kilt-castle"),
    "7 locks": partial(board, name="seven-locks"),
    "7 locks in words": partial(in_words, name="seven-locks"),
    "7 locks, notebook": notebook,
    "practice": practice,
    "solomon": partial(board, name="solomon"),
    "solomon in words": partial(in_words, name="solomon"),
    "the castle": partial(board, name="the-castle"),
    "the castle in words": partial(in_words, name="the-castle"),
    "replay": replay,
    "review": review,
    "verify": verify,
    "rules": rules,
    "settings": about,
    "table screen": screen,
    "table screen before the game": screen_before,
    "curtain": curtain,
    "over": over,
    "no such page": no_such_page,
    "no such table": no_such_table,
}
