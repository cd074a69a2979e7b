"""Markup: builds HTML fragments and escapes all text."""

from html import escape
from typing import NewType

Html = NewType("Html", str)
"""An HTML fragment."""


def escape_text(value: str) -> Html:
    """Escape plain text."""
    return Html(escape(value))


def element(name: str, *children: Html, **attributes: str) -> Html:
    """Return an element; in attribute names, trailing underscores are dropped and the others become dashes."""
    attribute_text = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{escape(value)}"' for key, value in attributes.items()
    )
    return Html(f"<{name}{attribute_text}>{''.join(children)}</{name}>")


def join(*fragments: Html) -> Html:
    """Concatenate fragments."""
    return Html("".join(fragments))
