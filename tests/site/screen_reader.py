"""The accessibility tree that Chromium gives to screen readers: only roles, names and possible actions."""

from collections.abc import Iterator
from typing import Any, Final, TypeAlias

from msgspec import Struct
from playwright.sync_api import BrowserContext, Error, Page

Json: TypeAlias = Any
"""Any JSON value."""

MAX_POLLS: Final = 1200
"""Maximum number of polls until something counts as missing: one minute, since machines may be busy."""

CLICK_SCRIPT = "function () { this.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })); }"
"""Script: the default action, a click; drawn elements have no method for it."""


class AccessibleNode(Struct, frozen=True):
    """A node of the tree."""

    role: str
    name: str
    node_id: int
    """Id of the DOM node to act on."""
    is_disabled: bool = False


class ScreenReader:
    """Reads one page, and acts on its nodes by their default action, as a screen reader does."""

    def __init__(self, context: BrowserContext, page: Page) -> None:
        self._page = page
        self._cdp = context.new_cdp_session(page)
        self._cdp.send("Accessibility.enable")
        self._cdp.send("DOM.enable")

    def read_nodes(self) -> list[AccessibleNode]:
        """Return all nodes of the page in reading order."""
        nodes: Json = self._cdp.send("Accessibility.getFullAXTree")["nodes"]
        by_id = {node["nodeId"]: node for node in nodes}

        def read(node: Json) -> Iterator[AccessibleNode]:
            if not node["ignored"]:
                received = {one["name"]: one["value"].get("value") for one in node.get("properties", ())}
                yield AccessibleNode(
                    node["role"]["value"],
                    node.get("name", {}).get("value", ""),
                    node.get("backendDOMNodeId", 0),
                    bool(received.get("disabled")),
                )
            for child in node.get("childIds", ()):
                if child in by_id:
                    yield from read(by_id[child])

        return list(read(nodes[0]))

    def find(self, role: str, name: str) -> AccessibleNode:
        """Wait for the first node of this role whose name begins so."""
        for _ in range(MAX_POLLS):
            found = next((one for one in self.read_nodes() if one.role == role and one.name.startswith(name)), None)
            if found is not None:
                return found
            self._page.wait_for_timeout(50)
        raise AssertionError(f"no {role} “{name}” among {[(one.role, one.name) for one in self.read_nodes()]}")

    def press(self, heard: AccessibleNode) -> None:
        """Perform the default action of a node; a node that has gone since is ignored."""
        try:
            node: Json = self._cdp.send("DOM.resolveNode", {"backendNodeId": heard.node_id})
        except Error as gone:
            if "No node" not in gone.message:
                raise
            return
        self._cdp.send(
            "Runtime.callFunctionOn",
            {"objectId": node["object"]["objectId"], "functionDeclaration": CLICK_SCRIPT, "userGesture": True},
        )


def nodes_between(heard: list[AccessibleNode], first: str, last: str) -> list[AccessibleNode]:
    """Return the nodes between two headings."""
    names = [one.name if one.role == "heading" else None for one in heard]
    return heard[names.index(first) + 1 : names.index(last)] if first in names and last in names else []
