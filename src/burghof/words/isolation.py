"""Isolation of names inside sentences: a name in a script from right to left does not reorder the words around it."""

import re
from typing import Final

BIDI_CONTROLS: Final = re.compile(r"[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]")
FROM_RIGHT_TO_LEFT: Final = re.compile(
    r"[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefe\U00010800-\U00010fff\U0001e800-\U0001efff]"
)
OPEN: Final = "\u2068"
CLOSE: Final = "\u2069"


def isolate(text: str) -> str:
    """Return the text without control characters for direction, isolated if it contains letters from right to left.

    A text that is isolated already stays as it is.
    """
    if OPEN in text and CLOSE in text:
        return text
    plain = BIDI_CONTROLS.sub("", text)
    return f"{OPEN}{plain}{CLOSE}" if FROM_RIGHT_TO_LEFT.search(plain) else plain
