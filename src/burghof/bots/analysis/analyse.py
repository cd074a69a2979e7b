"""Analysis of a match: the verdicts one by one, then the review."""

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
    goes_on: Callable[[int, int], bool] = lambda done, total: True,  # noqa: ARG005 - the names are documentation
) -> Review | None:
    """Return the review of a finished match, or None if it was stopped.

    Before each choice and after the last one, `goes_on` receives how many are done and how many there are. It returns
    whether to continue.
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
    """Return the random seed of one verdict: its own, so that verdicts can be computed in any order."""
    return f"{seed}/{entry}"
