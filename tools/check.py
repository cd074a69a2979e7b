"""Runs all checks of the project: `python -m tools.check`."""

import sys
from pathlib import Path

from tools.check_clauses import check_clauses
from tools.check_learning import check_learning
from tools.check_length import check_length
from tools.check_readers import check_readers
from tools.check_site_words import check_site_words
from tools.check_terms import check_terms
from tools.check_wording import check_wording
from tools.check_words import check_words
from tools.gen import check_generated


def main(root: Path = Path()) -> int:
    """Print each problem on one line; return 1 if there are any."""
    problems = [
        *check_clauses(root),
        *check_words(root),
        *check_site_words(root),
        *check_learning(root),
        *check_terms(root),
        *check_readers(root),
        *check_wording(root),
        *check_length(root),
        *check_generated(root),
    ]
    for problem in problems:
        print(problem)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
