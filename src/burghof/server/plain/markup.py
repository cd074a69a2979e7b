"""Markup: builds HTML fragments and escapes all text."""

from html import escape
from typing import NewType

Html = NewType("Html", str)
"""An HTML fragment."""


def text(words: str) -> Html:
    """Escape plain text."""
    return Html(escape(words))


def element(name: str, *inside: Html, **attributes: str) -> Html:
    """Return an element; in attribute names, trailing underscores are dropped and the others become dashes."""
    opened = "".join(f' {key.rstrip("_").replace("_", "-")}="{escape(value)}"' for key, value in attributes.items())
    return Html(f"<{name}{opened}>{''.join(inside)}</{name}>")


def joined(*pieces: Html) -> Html:
    """Concatenate fragments."""
    return Html("".join(pieces))
