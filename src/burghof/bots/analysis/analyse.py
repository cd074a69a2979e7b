"""Analysing a match: one verdict after the other, then the review."""

from collections.abc import Callable

from burghof.bots.analysis.questions import questions_of
from burghof.bots.analysis.review import Review, review_of
from burghof.bots.analysis.verdict import Verdict, verdict_on
from burghof.bots.search import Thought
from burghof.kernel import Match
from burghof.kernel.game import E, M, O, P, S, V


def analyse(
    match: Match[O, S, M, E, V, P],
    thought: Thought,
    seed: str,
    goes_on: Callable[[int, int], bool] = lambda done, total: True,  # noqa: ARG005 - named for who reads
) -> Review | None:
    """The review of a finished match; None if it was stopped.

    Before each choice and after the last `goes_on` is told how many are done, of how many, and says whether to go on.
    """
    questions = questions_of(match)
    verdicts: list[Verdict] = []
    total = len(questions.asked)
    for question in questions.asked:
        if not goes_on(len(verdicts), total):
            return None
        seeded = verdict_seed(seed, question.entry)
        verdicts.append(verdict_on(match.plugin, match.header.rules, question, thought, seeded))
    goes_on(total, total)
    return review_of(match.seats, verdicts, match.outcome, ends_by_fortune=questions.ends_by_fortune)


def verdict_seed(seed: str, entry: int) -> str:
    """The chance of one verdict: its own, so that they may be made in any order."""
    return f"{seed}/{entry}"
