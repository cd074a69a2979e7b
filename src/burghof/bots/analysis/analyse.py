"""Analysis of a match: the verdicts one by one, then the review."""

from collections.abc import Callable

from burghof.bots.analysis.choices import find_choices
from burghof.bots.analysis.review import Review, make_review
from burghof.bots.analysis.verdict import Verdict, judge_choice
from burghof.bots.search import SearchConfig
from burghof.kernel import Match
from burghof.kernel.game import E, M, O, P, S, V


def analyse(
    match: Match[O, S, M, E, V, P],
    thought: SearchConfig,
    seed: str,
    goes_on: Callable[[int, int], bool] = lambda done, total: True,  # noqa: ARG005 - the names are documentation
) -> Review | None:
    """Return the review of a finished match, or None if it was stopped.

    Before each choice and after the last one, `goes_on` receives how many are done and how many there are. It returns
    whether to continue.
    """
    questions = find_choices(match)
    verdicts: list[Verdict] = []
    total = len(questions.choices)
    for question in questions.choices:
        if not goes_on(len(verdicts), total):
            return None
        seeded = verdict_seed(seed, question.entry)
        verdicts.append(judge_choice(match.plugin, match.header.rules, question, thought, seeded))
    goes_on(total, total)
    return make_review(match.seats, verdicts, match.outcome, ends_with_luck=questions.ends_with_luck)


def verdict_seed(seed: str, entry: int) -> str:
    """Return the random seed of one verdict: its own, so that verdicts can be computed in any order."""
    return f"{seed}/{entry}"
