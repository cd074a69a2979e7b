"""Texts: outlines, offers, logs and outcomes as readable lines."""

from collections.abc import Iterable, Iterator, Sequence

from burghof.kernel import Event, Node, Offer, Outcome, Outline, Seat, Who, say
from burghof.kernel.offer import M, P
from burghof.words.speaker import Speaker

INDENT = "  "


def outline_text(speaker: Speaker, outline: Outline, names: Sequence[str] = ()) -> str:
    """The whole table: a line for each node, what it consists of indented below it."""

    def lines(nodes: Iterable[Node], depth: int) -> Iterator[str]:
        for node in nodes:
            yield _indented(speaker.speak(node.message, names), depth)
            yield from lines(node.children, depth + 1)

    return "\n".join(lines(outline.nodes, 0))


def offers_text(speaker: Speaker, offers: Sequence[Offer[M, P]], names: Sequence[str] = ()) -> str:
    """What can be done, numbered from 1."""
    return numbered([speaker.speak(offer.message, names) for offer in offers])


def numbered(lines: Sequence[str]) -> str:
    """Lines with their numbers, from 1, the numbers flush right."""
    width = len(str(len(lines)))
    return "\n".join(f"{INDENT}{number:>{width}}  {line}" for number, line in enumerate(lines, start=1))


def log_text(speaker: Speaker, events: Iterable[Event], names: Sequence[str] = ()) -> str:
    """What happened, a line for each event."""
    return "\n".join(f"· {speaker.speak(event.message(), names)}" for event in events)


def outcome_text(speaker: Speaker, outcome: Outcome, names: Sequence[str] = ()) -> str:
    """How it ended: the reason, then each seat by rank with its points, their parts and what decides ties."""

    def lines() -> Iterator[str]:
        yield speaker.speak(outcome.reason, names)
        for rank, seat in sorted((rank, Seat(seat)) for seat, rank in enumerate(outcome.ranks)):
            if not outcome.scores:
                yield speaker.speak(say("outcome-rank", rank=rank, seat=Who(seat)), names)
                continue
            score = outcome.scores[seat]
            yield speaker.speak(say("outcome-rank-with-points", rank=rank, seat=Who(seat), points=score.total), names)
            for one in score.parts:
                part = speaker.speak(one.message, names)
                yield INDENT + speaker.speak(say("outcome-part", part=part, points=one.points))
            for one in score.tiebreaks:
                part = speaker.speak(one.message, names)
                yield INDENT + speaker.speak(say("outcome-tiebreak", part=part, points=one.points))

    return "\n".join(lines())


def _indented(text: str, depth: int) -> str:
    """Every line of a text this deep."""
    return "\n".join(INDENT * depth + line for line in text.splitlines())
