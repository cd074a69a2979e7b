"""Checks of a page: accessibility violations that axe finds, and elements without enough room."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final

from playwright.sync_api import Page

HERE: Final = Path(__file__).parent
LAYOUT: Final = (HERE / "layout.js").read_text(encoding="utf-8")
AXE: Final = HERE.parents[1] / "node_modules" / "axe-core" / "axe.min.js"

MIN_TOUCH_PX: Final = 44
"""Minimum size of a touch target, in pixels."""

SCROLLABLE_SIDEWAYS: Final = ".scroll, .seats, .gates, .eyes"
"""Elements that may scroll sideways where there is little room: a wide table, chips, gates, the seats of a replay."""

RUN_AXE: Final = """async (rules) => {
  const { violations } = await axe.run(document, { resultTypes: ['violations'], ...(rules && { runOnly: rules }) });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html, any, all, none }) => {
    const why = [...any, ...all, ...none].map(({ message }) => message).join('; ');
    return `${id}: ${html.slice(0, 160)}: ${why}`;
  }));
}"""


@cache
def _axe() -> str:
    return AXE.read_text(encoding="utf-8")


def violations(page: Page, rules: Sequence[str] | None = None) -> list[str]:
    """Return the accessibility violations of a page, by all rules or by some."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(f"{_axe()};null")
    found: list[str] = page.evaluate(RUN_AXE, rules)
    return found


def layout_faults(page: Page, *, is_touch: bool = False) -> list[str]:
    """Return what is cut off, scrolls sideways or, on a touch screen, is too small for a finger."""
    wanted = {"least": MIN_TOUCH_PX if is_touch else 0, "sideways": SCROLLABLE_SIDEWAYS}
    found: list[str] = page.evaluate(f"({LAYOUT.partition('*/')[2]})", wanted)
    return found
