"""Names of people: what a name may be, and when two names are too much alike for one table.

Every name that comes in passes `checked_name`. Names that were stored before stay as they are.
"""

import unicodedata
from collections.abc import Iterable
from functools import cache
from typing import Final

from precis_i18n import get_profile
from precis_i18n.profile import Profile

from burghof.hosting.people.look_alikes import shape_of
from burghof.wire.problem import Problem, ProblemError

MAX_LETTERS: Final = 24
"""Maximum number of letters as people count them; marks on a letter do not count."""
MAX_CODE_POINTS: Final = 72
"""Maximum length of a name as it is stored."""
MAX_MARKS: Final = 2
"""Maximum number of marks above and below a letter."""

RESERVED: Final = ("admin", "administrator", "Burghof", "host", "moderator", "server", "support", "system")
"""Names that would make a person look like the server, its people, or the host of a table."""

BLANKS: Final = frozenset("\u2800\ufffc\ufffd\U0001d159\U00013441\U00013442")
"""Characters that PRECIS allows as symbols or letters, but that show nothing."""


def checked_name(name: str) -> str:
    """Return the name as it is stored: a nickname of RFC 8266 with its case, in a canonical form.

    Raises `Problem.NAME_SIGNS` for hidden or disallowed characters and for piled-up marks, `Problem.NAME_TOO_LONG`,
    `Problem.NAME_LETTERS` for a name of digits and punctuation, and `Problem.NAME_RESERVED`.
    """
    try:
        checked = _nickname().enforce(name)
    except UnicodeEncodeError as error:
        raise ProblemError(Problem.NAME_SIGNS, "the name contains characters that names may not have") from error
    if any(unicodedata.category(char)[0] == "C" or char in BLANKS for char in checked):
        raise ProblemError(Problem.NAME_SIGNS, "the name contains characters that cannot be seen")
    if _most_marks(checked) > MAX_MARKS:
        raise ProblemError(Problem.NAME_SIGNS, "the name has too many marks on a letter, or a mark without a letter")
    if len(checked) > MAX_CODE_POINTS or sum(1 for char in checked if not _is_mark(char)) > MAX_LETTERS:
        raise ProblemError(Problem.NAME_TOO_LONG, f"the name has more than {MAX_LETTERS} letters")
    if not any(unicodedata.category(char)[0] in "LS" for char in checked):
        raise ProblemError(Problem.NAME_LETTERS, "the name has no letter")
    if _bare(checked) in {_bare(reserved) for reserved in RESERVED}:
        raise ProblemError(Problem.NAME_RESERVED, "the name is reserved")
    return checked


def looks_like(one: str, other: str) -> bool:
    """Return whether two names look the same, with or without regard to case."""
    return shape_of(one) == shape_of(other) or shape_of(one.casefold()) == shape_of(other.casefold())


def require_distinct(name: str, others: Iterable[str]) -> None:
    """Raise `Problem.NAME_TAKEN` if the name looks like one of the others at the table."""
    if any(looks_like(name, other) for other in others):
        raise ProblemError(Problem.NAME_TAKEN, "another person at the table has this name, or one that looks like it")


@cache
def _nickname() -> Profile:
    return get_profile("NicknameCasePreserved")


def _is_mark(char: str) -> bool:
    return unicodedata.category(char)[0] == "M"


def _most_marks(name: str) -> int:
    """Return the largest number of marks above and below one letter; a mark without a letter counts as too many."""
    most = here = 0
    before = " "
    for char in name:
        if not _is_mark(char):
            here = 0
        elif before == " ":
            return MAX_MARKS + 1
        elif unicodedata.category(char) != "Mc":  # the vowels of Indic scripts stand beside their letter
            here += 1
            most = max(most, here)
        before = char
    return most


def _bare(name: str) -> str:
    """Return the shape of a name without case, marks, spaces and punctuation; i, l and 1 are the same in it."""
    shape = shape_of(shape_of(name).casefold())
    letters = [char for char in unicodedata.normalize("NFD", shape) if unicodedata.category(char)[0] in "LN"]
    return "".join(letters).replace("i", "l").replace("0", "o")
