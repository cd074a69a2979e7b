"""Games of `burghof sit` for tests: type lines at a table, and read what it prints."""

import re
from collections.abc import Sequence

from typer.testing import Result

from tests.cli.terminal import run_burghof

ANNA_PROMPT = "Anna (? for help): "
OPEN_BIDDING = 'm {"type":"open-bidding"}'
MENU_ITEM = re.compile(r"(?:^|\s) +(\d+)  (\S.*?)(?=  +\d+  |\n|$)")


def play_kilt(*lines: str, seats: str = "me:Anna,greedy", seed: str = "5") -> Result:
    """Type these lines at a table of Kilt Castle; with this seed the second seat begins."""
    return run_burghof("sit", "kilt-castle", "--seats", seats, "--seed", seed, lines=lines)


def play_memory(shelf: str, *lines: str, more: Sequence[str] = (), seats: str = "me:Anna,random") -> Result:
    """Type these lines at a table of memory, where the first seat begins."""
    return run_burghof("--shelf", shelf, "sit", "memory", "--seats", seats, "--seed", "3", *more, lines=lines)


def bid_command(card: int) -> str:
    """Return a bid at sealed bids, typed as a move; the table refuses it when no bid is due."""
    return f'm {{"type":"bid","card":{card}}}'


def split_blocks(text: str) -> list[str]:
    """Split the output between two prompts into its parts: news, table, menu."""
    return text.strip("\n").split("\n\n")


def read_menu(text: str) -> list[str]:
    """Return the offers of the menu at the end of a text, in the order of their numbers."""
    offered = {int(number): words for number, words in MENU_ITEM.findall(split_blocks(text)[-1])}
    return [offered[number] for number in sorted(offered)]
