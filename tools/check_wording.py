"""Wording check: counts the words that names and prose avoid (`tools/wording.toml`); the count may only fall.

Names are those that a file defines. Prose is docstrings, comments and documentation, but not texts for players.
`python -m tools.check_wording` prints a table per folder; with `--all`, each place.
"""

import ast
import io
import re
import sys
import tokenize
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import msgspec
from msgspec import Struct

from tools.finding import Finding
from tools.syntax import parse

WORDING = Path("tools/wording.toml")
FOLDERS = ("src", "tests", "tools", "bench", "web/src", "docs")
PAGES = ("README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "SECURITY.md", "CODE_OF_CONDUCT.md")
SKIPPED_FOLDERS = {"node_modules", "files", "records", "release", "__pycache__"}
SKIPPED_FILES = re.compile(r"\.gen\.ts$|^RULES|^wording\.toml$")

_WORD_OF_NAME = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+")
_SCRIPT_NAME = re.compile(
    r"\b(?:const|let|function|class|interface|type|enum)\s+(\w+)"
    r"|^\s*(?:static |readonly |async |get |set )*#?(\w+)\??\s*[(:=]",
    re.MULTILINE,
)
_SCRIPT_COMMENT = re.compile(r"/\*.*?\*/|(?<!:)//[^\n]*|<!--.*?-->", re.DOTALL)
_SCRIPT_TEXT = re.compile(r"'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`")
_CODE_BLOCK = re.compile(r"^```.*?^```|`[^`\n]*`", re.DOTALL | re.MULTILINE)


class Wording(Struct, frozen=True, forbid_unknown_fields=True):
    """The words to avoid, with what to write instead."""

    limit: int
    allowed: list[str]
    names: dict[str, str]
    prose: dict[str, str]


class Place(Struct, frozen=True):
    """A word to avoid, and the file with it."""

    path: Path
    word: str
    where: str


def check_wording(root: Path) -> list[Finding]:
    """Return a problem if the count differs from the limit."""
    if not (root / WORDING).exists():
        return []
    limit = _read_wording(root).limit
    count = len(list(find_places(root)))
    if count > limit:
        message = f"{count} words to avoid instead of {limit}: `python -m tools.check_wording --all` lists them"
    elif count < limit:
        message = f"{count} words to avoid: lower `limit` from {limit} to {count}"
    else:
        return []
    return [Finding(WORDING, message)]


def find_places(root: Path) -> Iterator[Place]:
    """Yield each word to avoid, once per name and once per occurrence in prose."""
    wording = _read_wording(root)
    prose = re.compile(rf"\b(?:{'|'.join(map(re.escape, wording.prose))})\b", re.IGNORECASE)
    for path in _files(root):
        text = path.read_text(encoding="utf-8")
        names, paragraphs = _read_file(path, text)
        for name in sorted(names - set(wording.allowed)):
            words = {word.lower() for word in _WORD_OF_NAME.findall(name)}
            yield from (Place(path.relative_to(root), word, name) for word in sorted(words & set(wording.names)))
        for paragraph in paragraphs:
            for match in prose.finditer(" ".join(paragraph.split())):
                yield Place(path.relative_to(root), match[0].lower(), match.string)


def main() -> None:
    """Print the counts per folder, or each place with `--all`."""
    places = list(find_places(Path()))
    if "--all" in sys.argv:
        for place in places:
            print(f"{place.path}: {place.word}: {place.where}")
    for folder, count in sorted(Counter("/".join(place.path.parts[:3]) for place in places).items()):
        print(f"{count:5} {folder}")
    print(f"{len(places):5} in all")


def _read_wording(root: Path) -> Wording:
    return msgspec.toml.decode((root / WORDING).read_bytes(), type=Wording)


def _files(root: Path) -> Iterator[Path]:
    """Yield the files that are checked."""
    yield from (root / page for page in PAGES if (root / page).exists())
    for folder in FOLDERS:
        for path in sorted((root / folder).rglob("*")):
            is_skipped = SKIPPED_FOLDERS & set(path.relative_to(root).parts) or SKIPPED_FILES.search(path.name)
            if path.suffix in {".py", ".ts", ".svelte", ".md"} and not is_skipped:
                yield path


def _read_file(path: Path, text: str) -> tuple[set[str], list[str]]:
    """Return the names that a file defines, and its prose."""
    if path.suffix == ".py":
        tree = parse(path)
        return _python_names(path, tree), _python_prose(tree, text)
    if path.suffix == ".md":
        return set(), [_CODE_BLOCK.sub("", text)]
    comments = _SCRIPT_COMMENT.findall(text)
    code = _SCRIPT_TEXT.sub("''", _SCRIPT_COMMENT.sub("", text.partition("<style")[0]))
    names = {first or second for first, second in _SCRIPT_NAME.findall(code)}
    return names | {path.name.partition(".")[0]}, comments


def _python_names(path: Path, tree: ast.Module) -> set[str]:
    """Return the names of the module and of what it defines: classes, functions, parameters, variables, attributes."""
    names = {path.stem}
    for node in ast.walk(tree):
        match node:
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
                names.add(name)
            case ast.arg(arg=name) | ast.Name(id=name, ctx=ast.Store()) | ast.Attribute(attr=name, ctx=ast.Store()):
                names.add(name)
            case _:
                pass
    return {name for name in names if not name.startswith("test_")}


def _python_prose(tree: ast.Module, text: str) -> list[str]:
    """Return docstrings, also those below values, and comments."""
    docstrings = [
        node.value.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)
    ]
    tokens = tokenize.generate_tokens(io.StringIO(text).readline)
    return docstrings + [token.string for token in tokens if token.type == tokenize.COMMENT]


if __name__ == "__main__":
    main()
