"""The outline: the table as text, in every language, and never more than the view knows."""

import random
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from burghof.games.appenzell.model.castle import HOLE_FIELDS, Slot, field_name
from burghof.games.appenzell.model.events import Pushed, Ran, Uncovered
from burghof.games.appenzell.model.layout import PRINTED_LAYOUTS, plan_of
from burghof.games.appenzell.model.moves import End, Enter
from burghof.games.appenzell.model.naming import name_tiles, place_of
from burghof.games.appenzell.model.options import Options
from burghof.games.appenzell.model.state import State
from burghof.games.appenzell.model.tile import CHEESES, Tile
from burghof.games.appenzell.plugin import GAME
from burghof.games.appenzell.presenting.outline import Mark
from burghof.games.appenzell.tests.scenarios import APPENZELL, RECORDS
from burghof.games.appenzell.tests.tables import (
    APPENZELLER,
    BRIE,
    GOUDA,
    PLAIN,
    RULES,
    TRAP,
    field,
    fields,
    play,
    room,
    slide,
    table,
    uncover,
)
from burghof.kernel import (
    LANGUAGES,
    Audience,
    Event,
    Language,
    Message,
    MessageArg,
    Node,
    PlayerName,
    Recall,
    Seat,
    log_for,
    read_record,
    replay,
    say,
)
from burghof.words.compact import compact_text
from burghof.words.text import outline_text
from burghof.words.translator import Translator

FOLDER = Path(__file__).parent.parent / "words"
SCREEN = 80
MAIN_LINE, SUB_LINE = 60, 90
ROOF_OR_ENTER = {"run": False, "enter": True, "roof": True}
"""What can be done with a mouse in a tower while all roofs are on."""
WALLED_IN = {"B1": TRAP, "A2": TRAP}
"""Traps on both sides of the tower A1."""
every_language = pytest.mark.parametrize("language", LANGUAGES)


def nodes(state: State, recall: Recall = "pure", seat: Audience = None) -> dict[str, Message]:
    """Return every sentence of the outline by its id."""

    def walk(found: Iterable[Node]) -> Iterator[tuple[str, Message]]:
        for node in found:
            yield node.id, node.message
            yield from walk(node.children)

    return dict(walk(RULES.outline(RULES.view(state, seat, recall)).nodes))


@pytest.mark.parametrize(
    ("state", "now"),
    [
        (RULES.start(Options(layout="drawn"), 2), say("outline-set-up")),
        (RULES.start(Options(), 2), say("outline-set-up")),
        (
            table("A1", "G1", points=3),
            say("outline-act", seat=PlayerName(Seat(0)), own=False, points=3, **ROOF_OR_ENTER),
        ),
        (
            table("A1", "G1", turns=99, active=1),
            say("outline-act", seat=PlayerName(Seat(1)), own=False, points=4, **ROOF_OR_ENTER),
        ),
    ],
)
def test_the_first_sentence_says_what_is_to_do(state: State, now: Message) -> None:
    first = RULES.outline(RULES.view(state, None, "pure")).nodes[0]

    assert (first.id, first.message) == ("now", now)


def test_when_it_is_over_the_first_sentence_says_so() -> None:
    state, _ = play(table("A1", "G1", turns=99, active=1), End())

    assert nodes(state)["now"] == say("outline-over")


def test_whoever_is_to_act_is_spoken_to() -> None:
    state = table("A1", "G1", points=3, has_slid=True)
    emitted = nodes(state, seat=Seat(0))

    assert emitted["now"] == say("outline-act", seat=PlayerName(Seat(0)), own=True, points=3, **ROOF_OR_ENTER)
    assert emitted["turn"] == say("outline-turn", own=True, slid=True)
    assert emitted["seat-0"] == say("outline-player", seat=PlayerName(Seat(0)), number=1, own=True, cheeses=0)


def test_fields_tell_what_lies_open_and_who_is_there() -> None:
    emitted = nodes(table("A1 C1", "G1", uncovered="B1", tiles={"B1": GOUDA}), seat=Seat(0))
    mine: dict[str, MessageArg] = {"whose": "own", "seat": PlayerName(Seat(0)), "number": 1}

    assert emitted[f"field-{field('A1')}"] == say("outline-tower", field="A1", **mine)
    assert emitted[f"field-{field('B1')}"] == say(
        "outline-open", field="B1", tile=GOUDA, mark=Mark.GOUDA, whose="nobody", seat="", number=0
    )
    assert emitted[f"field-{field('C1')}"] == say("outline-raised", field="C1", **mine)
    assert emitted[f"field-{field('G1')}"] == say(
        "outline-tower", field="G1", whose="other", seat=PlayerName(Seat(1)), number=2
    )
    assert emitted[f"field-{field('A2')}"] == say("outline-covered", field="A2", room=room("A2") + 1)
    assert emitted[f"field-{field('A3')}"] == say("outline-raised-covered", field="A3", room=room("A3") + 1)
    assert emitted["spare"] == say("outline-spare", tile=PLAIN)


def test_only_with_a_notebook_a_covered_field_tells_what_was_seen() -> None:
    state, _ = play(table("A1", "G1", tiles={"B1": GOUDA}), uncover("B1"), End())
    place, number = f"field-{field('B1')}", room("B1") + 1

    assert nodes(state)[place] == say("outline-covered", field="B1", room=number)
    assert nodes(state, "notebook")[place] == say("outline-noted", field="B1", room=number, tile=GOUDA, mark=Mark.GOUDA)


def test_rooms_beside_a_mouse_of_the_seat_to_act_are_within_reach() -> None:
    emitted = nodes(table("A1", "G1", uncovered="B1"))

    assert (emitted[f"room-{room('B1')}"].data["open"], emitted[f"room-{room('B1')}"].data["near"]) == (1, 0)
    assert (emitted[f"room-{room('A2')}"].data["open"], emitted[f"room-{room('A2')}"].data["near"]) == (0, 1)
    assert (emitted[f"room-{room('G6')}"].data["open"], emitted[f"room-{room('G6')}"].data["near"]) == (0, 0)


def test_without_a_mouse_in_the_castle_no_room_is_within_reach() -> None:
    assert nodes(table("", "G1"))["no-room"] == say("outline-no-room")
    assert "no-room" not in nodes(table("A1", "G1"))


# Compact text


def compact_lines(language: Language, state: State, recall: Recall = "pure") -> list[str]:
    """Return the lines of the compact text for the first seat."""
    outline = RULES.outline(RULES.view(state, Seat(0), recall))
    return compact_text(
        Translator(language, [FOLDER]), outline.nodes[1:], ("Wilhelmina", "Maximilian"), SCREEN
    ).splitlines()


def test_at_a_glance_the_castle_is_a_grid() -> None:
    state = table("A1 C1", "G1 D2", uncovered="B1", tiles={"B1": GOUDA, "D2": BRIE}, cheeses={0: [GOUDA, BRIE]})

    assert compact_lines("en", state)[1:6] == [
        "  • Wilhelmina (you):  Goud and Brie  2 mice outside",
        "  @2 Maximilian:       no cheese      2 mice outside",
        "Castle (number: roofed room, its tile in brackets; ^ raised, – plain, × trap)",
        "     A          B     C      D        E     F   G",
        "  1  •A1 tower  Goud  •C1 ^  –        3 ^   3   @2 G1",
    ]


def table_with_longest_cells() -> State:
    """Return a table with the longest cells that exist: every tile seen and under a roof."""
    tiles = {field_name(place): APPENZELLER for place in HOLE_FIELDS}
    cheeses = {0: CHEESES[:4], 1: CHEESES[3:]}
    options = Options(goal=5, open_castle=True)
    return table("A1", "A7 G1", outside={1: 1}, tiles=tiles, spare=APPENZELLER, cheeses=cheeses, options=options)


@every_language
def test_the_table_fits_a_small_terminal(language: Language) -> None:
    lines = compact_lines(language, table_with_longest_cells())

    assert [line for line in lines if len(line) > SCREEN] == []
    assert len(lines) == (1 + 2) + (1 + 1 + 7) + 1 + 2


@every_language
@pytest.mark.parametrize("has_slid", [False, True])
def test_what_is_to_do_fits_the_herald(language: Language, *, has_slid: bool) -> None:
    first = RULES.outline(RULES.view(table("A1", "G1", has_slid=has_slid), Seat(0), "pure")).nodes[0]
    speaker = Translator(language, [FOLDER])

    assert len(speaker.format(first.message, ("Mara", "Hedda"))) <= MAIN_LINE
    assert [text for node in first.children if len(text := speaker.format(node.message)) > SUB_LINE] == []


# Sentences


def spoken(message: Message, language: Language = "en", reader: int | None = None) -> str:
    """Return the sentence of a message for Mara and Hedda, one of whom may be its reader."""
    speaker = Translator(language, [FOLDER]).for_reader(None if reader is None else Seat(reader))
    return speaker.format(message, ("Mara", "Hedda"))


def test_the_prompt_names_its_reader() -> None:
    state = table("A1", "G1")

    assert spoken(nodes(state, seat=Seat(0))["now"]) == "Four actions are left, Mara. Pick a roof or a mouse outside."
    assert spoken(nodes(state, seat=Seat(1))["now"]) == "Mara has four actions left."
    assert (
        spoken(nodes(state, seat=Seat(0))["now"], "de") == "Noch vier Aktionen, Mara. Wähl ein Dach oder hol eine Maus."
    )


@pytest.mark.parametrize(
    ("state", "asked"),
    [
        (table("A1", "G1", uncovered="B1"), "Pick a mouse or a roof."),
        (table("A1", "G1", uncovered="B1 A2 B2"), "Pick a mouse."),
        (table("A1", "G1"), "Pick a roof or a mouse outside."),
        (table("A1", "G1", outside={0: 0}), "Pick a roof."),
        (table("A1", "G1", uncovered="B1 A2 B2", tiles=WALLED_IN), "Pick a mouse outside."),
        (table("A1", "G1", outside={0: 0}, uncovered="B1 A2 B2", tiles=WALLED_IN), "Push the spare tile in."),
    ],
)
def test_the_prompt_asks_only_for_what_can_be_done(state: State, asked: str) -> None:
    assert spoken(nodes(state, seat=Seat(0))["now"]) == f"Four actions are left, Mara. {asked}"


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Hedda lifts the roof at gate\u00a011: two plain tiles and Gouda."),
        ("de", "Hedda nimmt das Dach an Tor\u00a011 ab: zwei leere Plättchen und Gouda."),
        ("fr", "Hedda enlève le toit à la porte\u00a011\u00a0: deux tuiles sans fromage et gouda."),
        ("it", "Hedda toglie il tetto alla porta\u00a011: due tessere vuote e Gouda."),
    ],
)
def test_equal_tiles_are_counted(language: Language, sentence: str) -> None:
    event = Uncovered(Seat(1), room("B1"), fields("B1 B2"), (PLAIN, GOUDA, PLAIN))

    assert spoken(event.message(), language) == sentence


def test_every_kind_of_tile_can_be_counted() -> None:
    names = [name_tiles((tile,) * number) for tile in Tile for number in (1, 2, 3)]

    assert len(set(names)) == len(names)
    assert all(len(name) == 1 for name in names)


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Push the Gouda in at gate\u00a02? Hedda’s mouse falls."),
        ("de", "Den Gouda an Tor\u00a02 einschieben? Eine Maus von Hedda fällt."),
        ("fr", "Pousser le gouda à la porte\u00a02\u202f? Hedda perd une souris."),
        ("it", "Spingere il Gouda alla porta\u00a02? Cade il topo di Hedda."),
    ],
)
def test_a_push_asks_with_its_gate_and_who_falls(language: Language, sentence: str) -> None:
    state = table("A1", "E2", tiles={"F2": TRAP}, uncovered="F2 E2", spare=GOUDA)
    offer = next(offer for offer in RULES.offers(state, Seat(0), "pure") if offer.move == slide("east", "G2"))

    assert spoken(offer.message, language) == sentence


def test_a_reader_is_you_in_what_is_told() -> None:
    _, told = play(table("A1", "G1", tiles={"B1": GOUDA}), uncover("B1"))
    step_out = Ran(Seat(0), field("A1"), fields("B1")).message()

    assert spoken(told[0].message()) == "Mara lifts the roof at gate\u00a011: Gouda."
    assert spoken(told[0].message(), reader=0) == "You lift the roof at gate\u00a011: Gouda."
    assert (spoken(step_out), spoken(step_out, reader=0)) == (
        "Mara’s mouse runs out of the tower.",
        "Your mouse runs out of the tower.",
    )
    assert spoken(Ran(Seat(0), field("B1"), fields("C1")).message()) == (
        "Mara’s mouse runs to the right, onto a raised field."
    )
    assert spoken(Pushed(Seat(1), Slot(3), ()).message(), reader=0) == "Hedda pushes the spare tile in at gate\u00a02."


def test_a_refusal_says_who_is_in_the_way() -> None:
    refusal = RULES.why_not(table("A1", "G1"), Seat(0), Enter(field("G1")))

    assert refusal is not None
    assert spoken(refusal.message, reader=0) == "This tower is taken. Hedda’s mouse is in it."
    assert spoken(refusal.message, reader=1) == "This tower is taken. Your own mouse is in it."


def test_every_room_of_a_printed_castle_has_a_place_of_its_own() -> None:
    for layout in PRINTED_LAYOUTS.values():
        roofs = [(len(own), *place_of(own).values()) for own in plan_of(layout).fields]
        named = [(size if gate == 0 else 0, gate or spot) for size, gate, spot in roofs]

        assert len(set(named)) == len(named)


# Every message has a translation


def texts_with_gaps(speaker: Translator, messages: Iterable[Message]) -> list[str]:
    """Return the texts of these messages that have a gap."""
    sentences = [speaker.format(message, APPENZELL.names) for message in messages]
    return [sentence for sentence in sentences if has_gap(sentence)]


def has_gap(sentence: str) -> bool:
    """Return whether a text shows a key, a variable or nothing."""
    return "⟦" in sentence or "$" in sentence or "{" in sentence or not sentence.strip()


def event_messages(events: Iterable[Event]) -> Iterator[Message]:
    """Yield the messages of these events, and of what `redacted` leaves of them."""
    for event in events:
        faded = event.redacted()
        yield event.message()
        yield from (kept.message() for kept in (faded,) if kept is not None)


@every_language
def test_every_event_of_recorded_games_is_spoken(language: Language) -> None:
    speaker = Translator(language, [FOLDER])
    games = [replay(GAME, read_record(GAME, path.read_bytes())) for path in sorted(RECORDS.glob("*-3.json"))]
    events = [event for game in games for event in log_for(game, None)]
    reasons = [game.outcome.reason for game in games if game.outcome is not None]

    assert texts_with_gaps(speaker, event_messages(events)) == []
    assert texts_with_gaps(speaker, reasons) == []


def texts(speaker: Translator, state: State, recall: Recall) -> list[str]:
    """Return the outline as full and as compact text, for a spectator and for a player."""
    outlines = [RULES.outline(RULES.view(state, audience, recall)).nodes for audience in (None, Seat(1))]
    return [text(speaker, outline, APPENZELL.names) for outline in outlines for text in (outline_text, compact_text)]


@every_language
@pytest.mark.parametrize("recall", ["pure", "notebook"])
def test_every_offer_and_outline_of_a_game_is_spoken(language: Language, recall: Recall) -> None:
    speaker = Translator(language, [FOLDER])
    match = APPENZELL.play_on(APPENZELL.start(4, "spoken"), random.Random(4), moves=40)

    for _ in range(12):
        (decision,) = match.pending
        offers = RULES.offers(match.state, decision.seat, recall)
        assert texts_with_gaps(speaker, [offer.message for offer in offers]) == []
        assert [text for text in texts(speaker, match.state, recall) if "⟦" in text or "{" in text] == []
        APPENZELL.play_on(match, random.Random(5), moves=3)
