"""Scenes of the site: how a guest gets to each of them."""

from collections.abc import Callable, Mapping
from functools import partial
from random import Random
from typing import Final, TypeAlias

from burghof.kernel import find_games
from burghof.kernel.discovery import read_puzzle_files
from burghof.testkit.effort import QUICK, current_effort
from tests.site.guest import Chair, Guest
from tests.site.screen import TableScreen

UNKNOWN_TABLE_ID: Final = "00000000-0000-4000-8000-000000000000"
"""Id of a table that does not exist."""

REVIEWED_BOTS: Final = 1 if current_effort() == QUICK else 2
"""Number of bots in a game that is replayed or reviewed; judging the choices of each takes seconds."""

Scene: TypeAlias = Callable[[Guest], None]


def courtyard(guest: Guest) -> None:
    """Open the first page as a new guest."""
    guest.goto()


def courtyard_with_tables(guest: Guest) -> None:
    """Open the first page as a guest with a waiting, a running and a finished table."""
    guest.create_table("kilt-castle", "me", "open")
    in_words(guest, "seven-locks", moves=1)
    if current_effort() == QUICK:
        guest.create_table("the-castle", "me")
        guest.resign()
    else:
        finished_game(guest)
    guest.goto()
    guest.page.get_by_role("heading", name=guest.text("tables-finished")).wait_for()


def new_table(guest: Guest) -> None:
    """Open the form for a new table."""
    guest.goto("/new?game=the-castle")


def new_table_with_bots(guest: Guest) -> None:
    """Open the form for a new table with the maximum number of chairs, of all kinds."""
    guest.goto("/new?game=solomon")
    guest.pick(guest.page.get_by_role("radiogroup", name=guest.text("chairs")), "5")
    for number, kind in ((2, "bot"), (3, "here"), (4, "bot")):
        card = guest.page.get_by_role("region", name=guest.text("chair", number=number), exact=True)
        guest.pick(card, guest.text(f"kind-{kind}"))


def gathering(guest: Guest) -> None:
    """Open a table that waits for people."""
    guest.create_table("appenzell", "me", "bot", "open")


def invited(guest: Guest) -> None:
    """Come to a table by its link, as a person with another browser."""
    guest.create_table("the-castle", "me", "open", "bot", name="Jean-Baptiste")
    link = guest.invitation
    guest.context.clear_cookies()
    guest.page.evaluate("() => localStorage.clear()")
    guest.page.goto("about:blank")
    guest.page.goto(link)
    guest.button("table-sit-down").wait_for()


def board_scene(guest: Guest, name: str, *, bots: int = 2, moves: int = 3) -> None:
    """Play a few moves of a game on its board."""
    played, others = guest.board, list[Chair](["bot"] * bots)
    guest.skip_stories()
    guest.create_table(name, "me", *others)
    for _ in range(moves):
        played.wait_for_turn()
        played.play_random_move(Random(10))
    played.wait_for_turn()


def screen(guest: Guest) -> None:
    """Show a running game as a table screen."""
    board_scene(guest, "kilt-castle")
    shown = TableScreen(guest)
    shown.goto(guest.page.url)
    shown.turn.wait_for()
    guest.button("screen-corner").click()


def screen_before(guest: Guest) -> None:
    """Show a table screen that waits for people."""
    TableScreen(guest).create_table("solomon", 5)


def in_words(guest: Guest, name: str, *, moves: int = 3) -> None:
    """Play a few moves of a game in words."""
    guest.skip_stories()
    guest.create_table(name, "me", "bot", "bot")
    guest.outline.play_to_end(Random(10), moves)
    guest.outline.wait_for_turn()


def notebook(guest: Guest) -> None:
    """Open the notebook of 7 Locks, with its player aid switched on."""
    board_scene(guest, "seven-locks")
    guest.open_rail("rail-notebook")
    guest.page.get_by_label(guest.game_text("seven-locks", "board-notebook-aid")).check()
    guest.page.get_by_role("table").wait_for()


def practice(guest: Guest) -> None:
    """Open the page for practice before a game of 7 Locks."""
    guest.goto("/practice/seven-locks")
    guest.page.get_by_role("heading", level=2).wait_for()


def rules(guest: Guest) -> None:
    """Open the rules during a game."""
    board_scene(guest, "kilt-castle", moves=1)
    guest.open_rail("rail-rules")
    guest.page.get_by_text("§1.1", exact=True).wait_for()


def table_settings(guest: Guest) -> None:
    """Open the table's settings during a game."""
    in_words(guest, "solomon", moves=1)
    guest.open_rail("rail-table")


def curtain(guest: Guest) -> None:
    """Show the curtain of a device that is passed on."""
    guest.create_table("solomon", "me", "here")
    guest.outline.curtain.wait_for()


def finished_game(guest: Guest) -> None:
    """Play a game to its end."""
    guest.create_table("the-castle", "me", options={"rounds": "10"})
    guest.outline.play_to_end(Random(11))


def lost_game(guest: Guest) -> None:
    """Lose a game that another player wins."""
    board_scene(guest, "kilt-castle", bots=REVIEWED_BOTS)
    guest.resign()
    guest.page.reload()  # On a phone, the drawer in which the game was given up is closed then.
    guest.rematch.wait_for()


def no_such_page(guest: Guest) -> None:
    """Open a page that does not exist."""
    guest.errors.expect("404")
    guest.goto("/cellar")


def no_such_table(guest: Guest) -> None:
    """Open a table that does not exist."""
    guest.errors.expect("404")
    guest.goto(f"/tables/{UNKNOWN_TABLE_ID}")


def replay(guest: Guest) -> None:
    """Replay a finished game on its board."""
    board_scene(guest, "kilt-castle", bots=REVIEWED_BOTS)
    guest.resign()
    guest.page.get_by_role("contentinfo").get_by_role("link", name=guest.text("watch-again")).click()
    guest.button("replay-forward").click()


def review(guest: Guest) -> None:
    """Review a finished game on its board."""
    board_scene(guest, "kilt-castle", bots=REVIEWED_BOTS)
    guest.resign()
    guest.request_review()


def verify(guest: Guest) -> None:
    """Open the page that verifies the record of a game."""
    guest.goto("/verify")


def puzzles(guest: Guest) -> None:
    """Open the puzzles of a game."""
    guest.goto("/puzzles/kilt-castle")
    guest.page.get_by_role("heading", name=guest.text("puzzle-of-day")).wait_for()


def puzzle(guest: Guest, *, is_solved: bool = False) -> None:
    """Open a puzzle, and lose a try; or solve it, which shows its proof."""
    first = read_puzzle_files(find_games()["kilt-castle"].folder)[0]
    guest.goto(f"/puzzles/kilt-castle/{first.id}")
    right = first.choices.index(first.answer)
    guest.page.locator("[data-choice]").nth(right if is_solved else right - 1).click()
    guest.page.locator("[data-confirm]").click()
    guest.page.locator("[data-choice] .count").first.wait_for()
    if is_solved:
        guest.button("puzzles-first-case").wait_for()


SCENES: Final[Mapping[str, Scene]] = {
    "courtyard": courtyard,
    "courtyard with tables": courtyard_with_tables,
    "new table": new_table,
    "new table with bots": new_table_with_bots,
    "gathering": gathering,
    "invited": invited,
    "kilt castle": partial(board_scene, name="kilt-castle"),
    "appenzell": partial(board_scene, name="appenzell"),
    "kilt castle in words": partial(in_words, name="kilt-castle"),
    "7 locks": partial(board_scene, name="seven-locks"),
    "7 locks in words": partial(in_words, name="seven-locks"),
    "7 locks, notebook": notebook,
    "practice": practice,
    "solomon": partial(board_scene, name="solomon"),
    "solomon in words": partial(in_words, name="solomon"),
    "the castle": partial(board_scene, name="the-castle"),
    "the castle in words": partial(in_words, name="the-castle"),
    "replay": replay,
    "review": review,
    "verify": verify,
    "puzzles": puzzles,
    "puzzle": puzzle,
    "puzzle solved": partial(puzzle, is_solved=True),
    "rules": rules,
    "settings": table_settings,
    "table screen": screen,
    "table screen before the game": screen_before,
    "curtain": curtain,
    "over": finished_game,
    "lost": lost_game,
    "no such page": no_such_page,
    "no such table": no_such_table,
}
