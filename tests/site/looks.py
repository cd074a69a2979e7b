"""Looking closely at a page: what axe finds, and what has no room."""

from functools import cache
from pathlib import Path
from typing import Final

from playwright.sync_api import Page

HERE: Final = Path(__file__).parent
LAYOUT: Final = (HERE / "layout.js").read_text(encoding="utf-8")
AXE: Final = HERE.parents[1] / "node_modules" / "axe-core" / "axe.min.js"

FINGER: Final = 44
"""As many pixels as a finger needs."""

SIDEWAYS: Final = ".scroll, .seats, .gates, .eyes"
"""What may scroll sideways where there is little room: a wide table, chips, gates, the seats of a replay."""

RUN_AXE: Final = """async () => {
  const { violations } = await axe.run(document, { resultTypes: ['violations'] });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html, any, all, none }) => {
    const why = [...any, ...all, ...none].map(({ message }) => message).join('; ');
    return `${id}: ${html.slice(0, 160)}: ${why}`;
  }));
}"""


@cache
def _axe() -> str:
    return AXE.read_text(encoding="utf-8")


def violations(page: Page) -> list[str]:
    """What is wrong with a page for people who do not see, hear or point as others do."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(f"{_axe()};null")
    found: list[str] = page.evaluate(RUN_AXE)
    return found


def crowded(page: Page, *, is_touched: bool = False) -> list[str]:
    """What is cut off, scrolls sideways or, if it is to be touched, is too small for a finger."""
    wanted = {"least": FINGER if is_touched else 0, "sideways": SIDEWAYS}
    found: list[str] = page.evaluate(f"({LAYOUT.partition('*/')[2]})", wanted)
    return found
