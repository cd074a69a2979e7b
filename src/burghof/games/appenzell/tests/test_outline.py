"""The outline: the table as text, in every language, and never more than the view knows."""

import random
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from burghof.games.appenzell.model.moves import End
from burghof.games.appenzell.model.options import Options
from burghof.games.appenzell.model.state import State
from burghof.games.appenzell.plugin import GAME
from burghof.games.appenzell.tests.recording import NAMES, RECORDS, anything, play_on, started
from burghof.games.appenzell.tests.tables import GOUDA, PLAIN, RULES, field, play, table, uncover
from burghof.kernel import (
    LANGUAGES,
    Event,
    Language,
    Message,
    Node,
    Recall,
    Seat,
    Who,
    log_for,
    read_record,
    replay,
    say,
)
from burghof.words.speaker import Speaker

FOLDER = Path(__file__).parent.parent / "words"
every_language = pytest.mark.parametrize("language", LANGUAGES)


def nodes(state: State, recall: Recall = "pure") -> dict[str, Message]:
    """Every sentence of the outline by its id."""

    def walk(found: Iterable[Node]) -> Iterator[tuple[str, Message]]:
        for node in found:
            yield node.id, node.message
            yield from walk(node.children)

    return dict(walk(RULES.outline(RULES.view(state, None, recall)).nodes))


@pytest.mark.parametrize(
    ("state", "now"),
    [
        (RULES.start(Options(layout="drawn"), 2), say("outline-set-up")),
        (RULES.start(Options(), 2), say("outline-set-up")),
        (table("A1", "G1", points=3), say("outline-act", seat=Who(Seat(0)), points=3)),
        (table("A1", "G1", turns=99, active=1), say("outline-act", seat=Who(Seat(1)), points=4)),
    ],
)
def test_the_first_sentence_says_what_is_to_do(state: State, now: Message) -> None:
    first = RULES.outline(RULES.view(state, None, "pure")).nodes[0]

    assert (first.id, first.message) == ("now", now)


def test_when_it_is_over_the_first_sentence_says_so() -> None:
    state, _ = play(table("A1", "G1", turns=99, active=1), End())

    assert nodes(state)["now"] == say("outline-over")


def test_fields_tell_what_lies_open_and_who_is_there() -> None:
    told = nodes(table("A1 C1", "G1", uncovered="B1", tiles={"B1": GOUDA}))

    assert told[f"field-{field('A1')}"] == say("outline-tower", field="A1", mouse=1, seat=Who(Seat(0)))
    assert told[f"field-{field('B1')}"] == say("outline-open", field="B1", tile=GOUDA, mouse=0, seat="")
    assert told[f"field-{field('C1')}"] == say("outline-raised", field="C1", roof=0, mouse=1, seat=Who(Seat(0)))
    assert told[f"field-{field('A2')}"] == say("outline-covered", field="A2")
    assert told["spare"] == say("outline-spare", tile=PLAIN)


def test_only_with_a_notebook_a_covered_field_tells_what_was_seen() -> None:
    state, _ = play(table("A1", "G1", tiles={"B1": GOUDA}), uncover("B1"), End())
    place = f"field-{field('B1')}"

    assert nodes(state)[place] == say("outline-covered", field="B1")
    assert nodes(state, "notebook")[place] == say("outline-noted", field="B1", tile=GOUDA)


# Every sentence is spoken


def gaps(speaker: Speaker, messages: Iterable[Message]) -> list[str]:
    """The sentences of these messages that have a gap."""
    sentences = [speaker.speak(message, NAMES) for message in messages]
    return [sentence for sentence in sentences if has_gap(sentence)]


def has_gap(sentence: str) -> bool:
    """Whether a sentence shows a key, a variable or nothing."""
    return "⟦" in sentence or "$" in sentence or "{" in sentence or not sentence.strip()


def sentences_of(events: Iterable[Event]) -> Iterator[Message]:
    """What these events say, and what is left of them once they fade."""
    for event in events:
        faded = event.faded()
        yield event.message()
        yield from (kept.message() for kept in (faded,) if kept is not None)


@every_language
def test_every_event_of_recorded_games_is_spoken(language: Language) -> None:
    speaker = Speaker(language, [FOLDER])
    games = [replay(GAME, read_record(GAME, path.read_bytes())) for path in sorted(RECORDS.glob("*-3.json"))]
    events = [event for game in games for event in log_for(game, None)]
    reasons = [game.outcome.reason for game in games if game.outcome is not None]

    assert gaps(speaker, sentences_of(events)) == []
    assert gaps(speaker, reasons) == []


@every_language
@pytest.mark.parametrize("recall", ["pure", "notebook"])
def test_every_offer_and_outline_of_a_game_is_spoken(language: Language, recall: Recall) -> None:
    speaker = Speaker(language, [FOLDER])
    match = play_on(started(4, "spoken"), random.Random(4), anything, moves=40)

    for _ in range(12):
        (decision,) = match.pending
        offers = RULES.offers(match.state, decision.seat, recall)
        assert gaps(speaker, [offer.message for offer in offers]) == []
        assert gaps(speaker, nodes(match.state, recall).values()) == []
        play_on(match, random.Random(5), moves=3)
