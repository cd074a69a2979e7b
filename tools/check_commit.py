"""Commit message check: a conventional commit, `type(scope): text`."""

import re
import sys
from pathlib import Path

TYPES = ("feat", "fix", "docs", "test", "refactor", "perf", "style", "build", "ci", "chore", "revert")
MAX_HEADER_LENGTH = 100

_HEADER = re.compile(rf"(?:{'|'.join(TYPES)})(?:\([a-z0-9][a-z0-9_-]*\))?!?: \S.*")
_GIT_GENERATED = re.compile(r"Merge |Revert \"|(?:fixup|squash|amend)! ")


def why_not_commit(message: str) -> str | None:
    """Return what is wrong with this commit message, or None."""
    lines = [line.rstrip() for line in message.splitlines() if not line.startswith("#")]
    header, *body = lines or [""]
    if _GIT_GENERATED.match(header):
        return None
    if not _HEADER.fullmatch(header):
        return f"the first line is not `type(scope): text` with a type of {', '.join(TYPES)}: {header!r}"
    if len(header) > MAX_HEADER_LENGTH:
        return f"the first line has {len(header)} characters, at most {MAX_HEADER_LENGTH} are allowed"
    if body and body[0]:
        return "the second line is not empty"
    return None


def main(path: str) -> int:
    """Check the message in a file whose path comes from git's commit-msg hook."""
    problem = why_not_commit(Path(path).read_text(encoding="utf-8"))
    if problem:
        print(problem, file=sys.stderr)
    return 1 if problem else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
