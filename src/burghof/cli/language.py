"""The language of the command line: from `--lang`, or from the environment."""

from collections.abc import Mapping, Sequence
from typing import get_args

from burghof.kernel import Language
from burghof.words.translator import FALLBACK_LANGUAGE

FLAG = "--lang"


def environment_language(environment: Mapping[str, str]) -> Language:
    """Return the language of LC_ALL, LC_MESSAGES or LANG if it is supported, else English."""
    named = next((environment[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environment.get(name)), "")
    return supported_language(named[:2].lower()) or FALLBACK_LANGUAGE


def supported_language(name: str) -> Language | None:
    """Return the supported language with this code, or None."""
    languages: tuple[Language, ...] = get_args(Language)
    return next((language for language in languages if language == name), None)


def move_language_first(arguments: Sequence[str]) -> list[str]:
    """Return the arguments with `--lang` moved to the front: it belongs to `burghof`, not to a command."""
    first: list[str] = []
    rest: list[str] = []
    waiting = iter(arguments)
    for argument in waiting:
        if argument == FLAG:
            first += [argument, *[value for value in [next(waiting, None)] if value is not None]]
        elif argument.startswith(f"{FLAG}="):
            first.append(argument)
        else:
            rest.append(argument)
    return first + rest


def requested_language(arguments: Sequence[str]) -> Language | None:
    """Return the language that these arguments (`--lang` in front) request, or None if it is missing or unsupported."""
    match list(arguments):
        case [flag, name, *_] if flag == FLAG:
            return supported_language(name)
        case [flag, *_] if flag.startswith(f"{FLAG}="):
            return supported_language(flag.removeprefix(f"{FLAG}="))
        case _:
            return None
