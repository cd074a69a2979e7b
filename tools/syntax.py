"""Syntax: what the checks read from Python code without running it."""

import ast
from collections.abc import Iterator
from collections.abc import Set as AbstractSet
from pathlib import Path

from msgspec import Struct

KEYED_CALLS = frozenset({"say", "forbids"})
"""Functions whose first arguments are looked up in the catalogues and the rules."""


class ClassSource(Struct, frozen=True):
    """A class as written: its path and name, the names of its bases, its tag, and its constants."""

    path: Path
    name: str
    bases: frozenset[str]
    tag: str | None
    members: tuple[tuple[str, str | None], ...]
    """Name and value of each constant of the body; None if the value is not a string literal."""


def parse(path: Path) -> ast.Module:
    """Return the syntax tree of a file."""
    return ast.parse(path.read_bytes(), filename=str(path))


def find_calls(tree: ast.AST, name: str) -> Iterator[ast.Call]:
    """Yield every call of a function or method with this name, except inside the functions of `KEYED_CALLS`."""
    if isinstance(tree, ast.FunctionDef) and tree.name in KEYED_CALLS:
        return
    if isinstance(tree, ast.Call) and name_of(tree.func) == name:
        yield tree
    for child in ast.iter_child_nodes(tree):
        yield from find_calls(child, name)


def find_marks(tree: ast.AST, name: str) -> Iterator[ast.Call]:
    """Yield every `pytest.mark.<name>(…)`."""
    for call in find_calls(tree, name):
        if isinstance(call.func, ast.Attribute) and name_of(call.func.value) == "mark":
            yield call


def find_classes(tree: ast.AST, path: Path) -> Iterator[ClassSource]:
    """Yield every class of a file."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef):
            bases = frozenset(name for base in node.bases if (name := name_of(base)))
            tags = [string_value(keyword.value) for keyword in node.keywords if keyword.arg == "tag"]
            yield ClassSource(path, node.name, bases, tags[0] if tags else None, tuple(_members(node)))


def subclasses(known: list[ClassSource], roots: AbstractSet[str]) -> list[ClassSource]:
    """Return the classes that derive from one of these names, at any depth, without the roots themselves."""
    family = set(roots)
    while more := {one.name for one in known if one.bases & family} - family:
        family |= more
    return [one for one in known if one.name in family - roots]


def name_of(node: ast.expr) -> str | None:
    """Return the last name of an expression: `forbids` for `rules.forbids`, `Event` for `Event[State]`."""
    match node:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
        case ast.Subscript(value=value):
            return name_of(value)
        case _:
            return None


def string_value(node: ast.expr) -> str | None:
    """Return the value of a string literal; None for other expressions."""
    match node:
        case ast.Constant(value=str(value)):
            return value
        case _:
            return None


def string_argument(call: ast.Call, place: int) -> str | None:
    """Return the string literal at this position of a call's arguments, or None if there is none."""
    return string_value(call.args[place]) if place < len(call.args) else None


def keyword_argument(call: ast.Call, name: str) -> ast.expr | None:
    """Return the keyword argument of a call with this name, or None if it is missing."""
    return next((keyword.value for keyword in call.keywords if keyword.arg == name), None)


def find_functions(tree: ast.AST, name: str) -> Iterator[ast.FunctionDef]:
    """Yield every function with this name."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and node.name == name:
            yield node


def returned_values(function: ast.FunctionDef) -> Iterator[ast.expr | None]:
    """Yield what a function returns, at each of its return statements."""
    for node in ast.walk(function):
        if isinstance(node, ast.Return):
            yield node.value


def dict_keys(node: ast.expr | None) -> tuple[str | None, ...]:
    """Return the keys of a dict literal, None for each that is no string literal; `(None,)` for other expressions."""
    match node:
        case ast.Dict(keys=keys):
            return tuple(None if key is None else string_value(key) for key in keys)
        case _:
            return (None,)


def _members(node: ast.ClassDef) -> Iterator[tuple[str, str | None]]:
    for statement in node.body:
        match statement:
            case ast.Assign(targets=[ast.Name(id=name)], value=value) if not name.startswith("_"):
                yield name, string_value(value)
            case _:
                pass
