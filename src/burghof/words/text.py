"""Texts: outlines, offers, logs and outcomes as readable lines."""

from collections.abc import Iterable, Iterator, Sequence

from burghof.kernel import Event, Message, Node, Offer, Outcome, PlayerName, Seat, say
from burghof.kernel.offer import M, P
from burghof.words.layout import INDENT, number_lines
from burghof.words.translator import Translator


def outline_text(speaker: Translator, nodes: Iterable[Node], names: Sequence[str] = ()) -> str:
    """Return these nodes in full sentences: one line per node, its children indented below it.

    A node whose full sentence is empty is left out.
    """

    def lines(nodes: Iterable[Node], depth: int) -> Iterator[str]:
        for node in nodes:
            words = speaker.format(node.message, names)
            if words:
                yield _indent(words, depth)
            yield from lines(node.children, depth + 1 if words else depth)

    return "\n".join(lines(nodes, 0))


def offers_text(speaker: Translator, offers: Sequence[Offer[M, P]], names: Sequence[str] = ()) -> str:
    """Return the offers as lines, numbered from 1."""
    return number_lines([speaker.format(offer.message, names) for offer in offers])


def log_text(speaker: Translator, events: Iterable[Event], names: Sequence[str] = ()) -> str:
    """Return the log, with one line per event that has a sentence."""
    sentences = (speaker.format(event.message(), names) for event in events)
    return "\n".join(f"· {sentence}" for sentence in sentences if sentence)


def outcome_text(speaker: Translator, outcome: Outcome, names: Sequence[str] = ()) -> str:
    """Return the result: the reason, the winners, then each seat by rank with its points and their parts.

    Tie-breaks are listed only for seats that have the same points as another seat.
    """
    totals = [score.total for score in outcome.scores]

    def lines() -> Iterator[str]:
        yield speaker.format(outcome.reason, names)
        yield speaker.format(_winners_message(outcome.winners), names)
        for rank, seat in sorted((rank, Seat(seat)) for seat, rank in enumerate(outcome.ranks)):
            if not outcome.scores:
                yield speaker.format(say("outcome-rank", rank=rank, seat=PlayerName(seat)), names)
                continue
            score = outcome.scores[seat]
            yield speaker.format(
                say("outcome-rank-with-points", rank=rank, seat=PlayerName(seat), points=score.total), names
            )
            for one in score.parts:
                part = speaker.format(one.message, names)
                yield INDENT + speaker.format(say("outcome-part", part=part, points=one.points))
            for one in score.tiebreaks if totals.count(score.total) > 1 else ():
                part = speaker.format(one.message, names)
                yield INDENT + speaker.format(say("outcome-tiebreak", part=part, points=one.points))

    return "\n".join(lines())


def _winners_message(winners: Sequence[Seat]) -> Message:
    """Return the message that names the winners: one, several or none."""
    return say("outcome-won", winners=len(winners), seats=tuple(PlayerName(seat) for seat in winners))


def _indent(text: str, depth: int) -> str:
    """Indent every line of a text by this depth."""
    return "\n".join(INDENT * depth + line for line in text.splitlines())
