"""Markup: pieces of a page, put together so that no text can be taken for a tag."""

from html import escape
from typing import NewType

Html = NewType("Html", str)
"""A piece of a page."""


def text(words: str) -> Html:
    """Words as they are."""
    return Html(escape(words))


def element(name: str, *inside: Html, **attributes: str) -> Html:
    """An element; an underscore in the name of an attribute stands for a dash, one at its end for nothing."""
    opened = "".join(f' {key.rstrip("_").replace("_", "-")}="{escape(value)}"' for key, value in attributes.items())
    return Html(f"<{name}{opened}>{''.join(inside)}</{name}>")


def joined(*pieces: Html) -> Html:
    """Pieces one after the other."""
    return Html("".join(pieces))
