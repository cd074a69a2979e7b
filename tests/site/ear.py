"""The accessibility tree that Chromium gives to screen readers: only roles, names and possible actions."""

from collections.abc import Iterator
from typing import Any, Final, TypeAlias

from msgspec import Struct
from playwright.sync_api import BrowserContext, Error, Page

Json: TypeAlias = Any
"""Any JSON value."""

PATIENCE: Final = 1200
"""Maximum number of polls until something counts as missing: one minute, since machines may be busy."""

PRESS = "function () { this.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })); }"
"""Script: the default action, a click; drawn elements have no method for it."""


class Heard(Struct, frozen=True):
    """A node of the tree."""

    role: str
    name: str
    place: int
    """Id of the DOM node to act on."""
    is_disabled: bool = False


class Ear:
    """Reads one page, and acts on its nodes by their default action, as a screen reader does."""

    def __init__(self, context: BrowserContext, page: Page) -> None:
        self._page = page
        self._line = context.new_cdp_session(page)
        self._line.send("Accessibility.enable")
        self._line.send("DOM.enable")

    def hear(self) -> list[Heard]:
        """Return all nodes of the page in reading order."""
        nodes: Json = self._line.send("Accessibility.getFullAXTree")["nodes"]
        by_id = {node["nodeId"]: node for node in nodes}

        def read(node: Json) -> Iterator[Heard]:
            if not node["ignored"]:
                told = {one["name"]: one["value"].get("value") for one in node.get("properties", ())}
                yield Heard(
                    node["role"]["value"],
                    node.get("name", {}).get("value", ""),
                    node.get("backendDOMNodeId", 0),
                    bool(told.get("disabled")),
                )
            for child in node.get("childIds", ()):
                if child in by_id:
                    yield from read(by_id[child])

        return list(read(nodes[0]))

    def find(self, role: str, name: str) -> Heard:
        """Wait for the first node of this role whose name begins so."""
        for _ in range(PATIENCE):
            found = next((one for one in self.hear() if one.role == role and one.name.startswith(name)), None)
            if found is not None:
                return found
            self._page.wait_for_timeout(50)
        raise AssertionError(f"no {role} “{name}” among {[(one.role, one.name) for one in self.hear()]}")

    def press(self, heard: Heard) -> None:
        """Perform the default action of a node; a node that has gone since is ignored."""
        try:
            node: Json = self._line.send("DOM.resolveNode", {"backendNodeId": heard.place})
        except Error as gone:
            if "No node" not in gone.message:
                raise
            return
        self._line.send(
            "Runtime.callFunctionOn",
            {"objectId": node["object"]["objectId"], "functionDeclaration": PRESS, "userGesture": True},
        )


def between(heard: list[Heard], first: str, last: str) -> list[Heard]:
    """Return the nodes between two headings."""
    names = [one.name if one.role == "heading" else None for one in heard]
    return heard[names.index(first) + 1 : names.index(last)] if first in names and last in names else []
