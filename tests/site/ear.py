"""The accessibility tree that Chromium gives to screen readers: roles, names and what can be done, nothing else."""

from collections.abc import Iterator
from typing import Any, Final, TypeAlias

from msgspec import Struct
from playwright.sync_api import BrowserContext, Error, Page

Json: TypeAlias = Any
"""Whatever JSON holds."""

PATIENCE: Final = 1200
"""Looks after which something is taken to be missing: a minute, as machines may be busy."""

PRESS = "function () { this.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })); }"
"""The default action: a click, also on what is drawn, which has no method for it."""


class Heard(Struct, frozen=True):
    """A node of the tree."""

    role: str
    name: str
    place: int
    """Where it is acted on."""
    is_disabled: bool = False


class Ear:
    """Hears one page, and acts on what it heard as a screen reader does: by its default action."""

    def __init__(self, context: BrowserContext, page: Page) -> None:
        """Of this page."""
        self._page = page
        self._line = context.new_cdp_session(page)
        self._line.send("Accessibility.enable")
        self._line.send("DOM.enable")

    def hear(self) -> list[Heard]:
        """All that is said of the page, in the order in which it is read."""
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
        """The first thing of this role whose name begins so; waited for."""
        for _ in range(PATIENCE):
            found = next((one for one in self.hear() if one.role == role and one.name.startswith(name)), None)
            if found is not None:
                return found
            self._page.wait_for_timeout(50)
        raise AssertionError(f"no {role} “{name}” among {[(one.role, one.name) for one in self.hear()]}")

    def press(self, heard: Heard) -> None:
        """Do what it is there for; what has gone since it was heard does nothing."""
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
    """What is read between two headings."""
    names = [one.name if one.role == "heading" else None for one in heard]
    return heard[names.index(first) + 1 : names.index(last)] if first in names and last in names else []
