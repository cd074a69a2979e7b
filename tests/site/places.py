"""Scenes of the site: how a guest gets to each of them."""

from collections.abc import Callable, Mapping
from functools import partial
from random import Random
from typing import Final, TypeAlias

from burghof.testkit.effort import QUICK, effort
from tests.site.guest import Chair, Guest
from tests.site.screen import Screen

NOBODY: Final = "00000000-0000-4000-8000-000000000000"
"""Id of a table that does not exist."""

OTHERS: Final = 1 if effort() == QUICK else 2
"""Number of bots in a game that is replayed or reviewed; judging the choices of each takes seconds."""

Way: TypeAlias = Callable[[Guest], None]


def courtyard(guest: Guest) -> None:
    """Open the first page as a new guest."""
    guest.arrives()


def courtyard_with_tables(guest: Guest) -> None:
    """Open the first page as a guest with a waiting, a running and a finished table."""
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
    """Open the form for a new table."""
    guest.arrives("/new?game=the-castle")


def new_table_with_bots(guest: Guest) -> None:
    """Open the form for a new table with the maximum number of chairs, of all kinds."""
    guest.arrives("/new?game=solomon")
    guest.picks(guest.page.get_by_role("radiogroup", name=guest.says("chairs")), "5")
    for number, kind in ((2, "bot"), (3, "here"), (4, "bot")):
        card = guest.page.get_by_role("region", name=guest.says("chair", number=number), exact=True)
        guest.picks(card, guest.says(f"kind-{kind}"))


def gathering(guest: Guest) -> None:
    """Open a table that waits for people."""
    guest.opens_a_table("appenzell", "me", "bot", "open")


def board(guest: Guest, name: str, *, bots: int = 2, moves: int = 3) -> None:
    """Play a few moves of a game on its board."""
    played, others = guest.board, list[Chair](["bot"] * bots)
    guest.opens_a_table(name, "me", *others)
    for _ in range(moves):
        played.waits()
        played.chooses(Random(10))
    played.waits()


def screen(guest: Guest) -> None:
    """Show a running game as a table screen."""
    board(guest, "kilt-castle")
    shown = Screen(guest)
    shown.opens(guest.page.url)
    shown.turn.wait_for()


def screen_before(guest: Guest) -> None:
    """Show a table screen that waits for people."""
    Screen(guest).is_set("solomon", 5)


def in_words(guest: Guest, name: str, *, moves: int = 3) -> None:
    """Play a few moves of a game in words."""
    guest.opens_a_table(name, "me", "bot", "bot")
    guest.outline.plays(Random(10), moves)
    guest.outline.waits()


def notebook(guest: Guest) -> None:
    """Open the notebook of 7 Locks, with its player aid switched on."""
    board(guest, "seven-locks")
    guest.opens_the_rail("rail-notebook")
    guest.page.get_by_label(guest.says_of("seven-locks", "board-notebook-aid")).check()
    guest.page.get_by_role("table").wait_for()


def practice(guest: Guest) -> None:
    """Open the page for practice before a game of 7 Locks."""
    guest.arrives("/practice/seven-locks")
    guest.page.get_by_role("heading", level=2).wait_for()


def rules(guest: Guest) -> None:
    """Open the rules during a game."""
    board(guest, "kilt-castle", moves=1)
    guest.opens_the_rail("rail-rules")
    guest.page.get_by_text("§1.1", exact=True).wait_for()


def about(guest: Guest) -> None:
    """Open the table's settings during a game."""
    in_words(guest, "solomon", moves=1)
    guest.opens_the_rail("rail-table")


def curtain(guest: Guest) -> None:
    """Show the curtain of a device that is passed on."""
    guest.opens_a_table("solomon", "me", "here")
    guest.outline.curtain.wait_for()


def over(guest: Guest) -> None:
    """Play a game to its end."""
    guest.opens_a_table("the-castle", "me", options={"rounds": "10"})
    guest.outline.plays(Random(11))


def no_such_page(guest: Guest) -> None:
    """Open a page that does not exist."""
    guest.troubles.expect("404")
    guest.arrives("/cellar")


def no_such_table(guest: Guest) -> None:
    """Open a table that does not exist."""
    guest.troubles.expect("404")
    guest.arrives(f"/tables/{NOBODY}")


def replay(guest: Guest) -> None:
    """Replay a finished game on its board."""
    board(guest, "kilt-castle", bots=OTHERS)
    guest.gives_up()
    guest.page.get_by_role("contentinfo").get_by_role("link", name=guest.says("replay")).click()
    guest.button("replay-forward").click()


def review(guest: Guest) -> None:
    """Review a finished game on its board."""
    board(guest, "kilt-castle", bots=OTHERS)
    guest.gives_up()
    guest.asks_for_the_review()


def verify(guest: Guest) -> None:
    """Open the page that verifies the record of a game."""
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
