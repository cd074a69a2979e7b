"""The outline describes the whole table: as a tree for screen readers, as compact text for the terminal."""

from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from random import Random
from typing import TypeAlias

import pytest
from msgspec.structs import replace

from burghof.games.kilt_castle.model.colour import CardColour, FloorColour, Line
from burghof.games.kilt_castle.model.moves import KiltMove
from burghof.games.kilt_castle.model.options import Options
from burghof.games.kilt_castle.model.preview import KiltPreview
from burghof.games.kilt_castle.model.state import State
from burghof.games.kilt_castle.model.view import View
from burghof.games.kilt_castle.plugin import GAME
from burghof.games.kilt_castle.tests.tables import (
    ANY_COLOUR,
    BLUE,
    GOLD,
    GREEN,
    RED,
    RULES,
    build,
    play,
    table,
    table_to_build,
    tower,
)
from burghof.kernel import (
    LANGUAGES,
    Audience,
    AudienceView,
    Language,
    Message,
    Node,
    Outline,
    Player,
    PlayerName,
    Seat,
    audience_view,
    new_match,
    say,
)
from burghof.words.compact import compact_text, prompt_text
from burghof.words.text import outline_text
from burghof.words.translator import Translator

WORDS = Path(__file__).parents[1] / "words"
NAMES = ("Anna", "Ben", "Cleo", "Dora")
TOWERS = {"A1": tower(RED, BLUE), "C3": tower(BLUE, (RED, 2)), "E5": tower(BLUE, (GOLD, 1))}
WIDTH = 80
KiltSight: TypeAlias = AudienceView[KiltMove, View, KiltPreview]


def outline(state: State, seat: Audience = None) -> Outline:
    """Return the outline for this audience."""
    return RULES.outline(RULES.view(state, seat, "pure"))


def table_to_choose_roof() -> State:
    """Return a table at which gold chooses the roof that moves to A1."""
    first = table_to_build(BLUE, GOLD, is_ducat_day=True, on=table(towers=TOWERS, roofs=["C3", "E5"]))
    return play(play(first, build("A1"))[0], build("A1"))[0]


def states() -> list[State]:
    """Return tables in every phase."""
    return [
        RULES.start(Options(), 4),
        table(2, towers=TOWERS),
        table(3, towers=TOWERS, roofs=["C3"]),
        table(rows={0: "r b", 2: "g n rb", 3: "rg bn", 7: "bg rn gn"}, towers=TOWERS),
        table_to_build(RED, GOLD, on=table(towers=TOWERS), is_ducat_day=True),
        play(table_to_build(BLUE, GOLD, on=table(towers=TOWERS)), build("A1"))[0],
        table_to_choose_roof(),
        replace(table(towers=TOWERS), phase="over"),
        table_to_build(RED, on=table(2, towers=TOWERS, options=ANY_COLOUR)),
        replace(table(2, towers=TOWERS), idle_turns=2),
        replace(table(2, towers=TOWERS), idle_turns=3),
    ]


def walk_nodes(nodes: Iterable[Node]) -> Iterator[Node]:
    """Yield these nodes and all their descendants."""
    for node in nodes:
        yield node
        yield from walk_nodes(node.children)


def node(outline: Outline, name: str) -> Node:
    """Return the node with this id."""
    return next(one for one in walk_nodes(outline.nodes) if one.id == name)


def ids(nodes: Iterable[Node]) -> list[str]:
    return [one.id for one in nodes]


def audience_views(seats: int) -> Iterator[KiltSight]:
    """Yield what each seat to act sees in a game of random moves."""
    rng = Random(seats)
    match = new_match(GAME, Options(), [Player(name) for name in NAMES[:seats]], str(seats))
    match.open()
    while match.pending:
        decision = match.pending[0]
        seen = audience_view(match, decision.seat)
        yield seen
        match.play(decision.seat, rng.choice(seen.offers).move, decision.token)


# Prompt


@pytest.mark.parametrize(
    ("state", "now"),
    [
        (RULES.start(Options(), 4), say("outline-deal")),
        (table(active=2), say("outline-relocate", seat=PlayerName(Seat(2)), own=False)),
        (
            table_to_build(BLUE, at=5),
            say("outline-build", seat=PlayerName(Seat(1)), own=False, floor=FloorColour.BLUE, line=Line.ROW_1),
        ),
        (
            table_to_build(RED, on=table(2, options=ANY_COLOUR)),
            say(
                "outline-build-any",
                seat=PlayerName(Seat(0)),
                own=False,
                floor=FloorColour.RED,
                other=FloorColour.GOLD,
                line=Line.COLUMN_A,
            ),
        ),
        (table_to_choose_roof(), say("outline-roof", seat=PlayerName(Seat(2)), own=False, field="A1")),
        (replace(table(), phase="over"), say("outline-over")),
    ],
)
def test_the_first_sentence_says_what_is_to_do(state: State, now: Message) -> None:
    first = outline(state).nodes[0]

    assert (first.id, first.message) == ("now", now)


@pytest.mark.parametrize(("seat", "own"), [(0, 1), (1, 0), (None, 0)])
def test_whoever_is_to_act_is_spoken_to(seat: Seat | None, own: int) -> None:
    assert outline(table(), seat).nodes[0].message.data["own"] == own


@pytest.mark.parametrize(
    ("state", "due", "told"),
    [
        (table(), "Anna, move one card clockwise. Its colours build where it lands.", "Anna moves a card."),
        (
            table_to_build(RED, at=4),
            "Anna, build a red floor in column E. Choose a field, then a floor.",
            "Anna builds a red floor in column E.",
        ),
        (
            table_to_build(RED, at=17, on=table(2, options=ANY_COLOUR)),
            "Anna, build a red or gold floor in row 3. Choose a field, then a floor.",
            "Anna builds a red or gold floor in row 3.",
        ),
    ],
)
def test_the_prompt_names_whoever_is_to_act(state: State, due: str, told: str) -> None:
    speaker = Translator("en", [WORDS])

    assert [prompt_text(speaker, outline(state, seat), NAMES) for seat in (Seat(0), None)] == [due, told]


def test_a_called_ducat_day_and_a_roof_to_come_belong_to_it() -> None:
    second = play(table_to_build(BLUE, GOLD, on=table(towers=TOWERS), is_ducat_day=True), build("A1"))[0]

    assert outline(second).nodes[0].children == (
        Node("roof", say("outline-roof-comes", field="A1")),
        Node("seal", say("outline-ducat-day-comes")),
    )


@pytest.mark.rule("7.5")
@pytest.mark.parametrize(
    ("turns", "version", "numbers"),
    [(1, 2, ()), (2, 2, (2, 2)), (3, 2, (3, 1)), (3, 1, ())],
)
def test_after_a_round_without_a_floor_it_is_told_when_the_game_would_end(
    turns: int, version: int, numbers: tuple[int, ...]
) -> None:
    state = replace(table(2), idle_turns=turns, rules_version=version)

    nodes = outline(state).nodes[0].children

    assert tuple(number for one in nodes for number in (one.message.data["turns"], one.message.data["left"])) == numbers


@pytest.mark.rule("5.6")
def test_no_roof_is_told_where_none_would_come() -> None:
    state = table_to_build(GREEN, fresh=("A1", BLUE), on=table(2, towers={"A1": tower(BLUE)}))

    assert outline(state).nodes[0].children == ()


# The table


def test_every_phase_tells_players_cards_and_castle_and_a_builder_the_floors() -> None:
    parts = [ids(outline(state).nodes[1:]) for state in states()]
    always = ["players", "cards", "castle"]

    building = [*always, "floors"]

    assert parts == [always] * 4 + [building] * 2 + [always] * 2 + [building] + [always] * 2


def test_players_are_told_with_ducats_and_floors() -> None:
    anna = node(outline(table(2, purses={0: 7}), Seat(0)), "seat-0")

    assert anna.message == say("outline-player", seat=PlayerName(Seat(0)), own=True, ducats=7)
    assert ids(anna.children) == ["stock-red", "stock-gold"]
    assert anna.children[0].message == say("outline-stock", colour=RED, plain=11, single=3, double=2)


def test_rows_of_cards_go_from_the_rear_to_the_front_then_the_empty_spaces() -> None:
    cards = node(outline(table(rows={0: "r b", 2: "g n rb", 3: "rg bn", 7: "bg rn gn"})), "cards")

    assert ids(cards.children) == ["space-0", "space-2", "space-3", "space-7", "free"]
    assert ids(cards.children[-1].children) == ["space-1", "space-4", "space-5", "space-6", "space-8"]
    assert [space.message.data["kind"] for space in cards.children[:-1]] == ["row", "row", "row", "front"]
    assert [space.message.data["kind"] for space in cards.children[-1].children][-2:] == ["free", "ahead"]


def test_where_the_front_has_caught_up_with_the_rear_no_space_is_told_twice() -> None:
    cards = node(outline(table(rows={1: "r b", 20: "g n rb rg"})), "cards")

    assert sorted(ids(cards.children + cards.children[-1].children)) == sorted(
        ["free", *(f"space-{space}" for space in range(20))]
    )


@pytest.mark.rule("3.10")
def test_a_card_tells_its_colours_as_they_would_build() -> None:
    single, double = (node(outline(table()), name) for name in ("card-0", "card-3"))

    assert single.message == say("outline-card-single", colour=RED, card_colour=CardColour.RED)
    assert double.message == say(
        "outline-card-double",
        first=BLUE,
        second=RED,
        card_colour=CardColour.RED_BLUE,
        floor=FloorColour.BLUE,
    )


@pytest.mark.rule("1.4")
def test_every_row_of_the_castle_has_as_many_parts_also_where_no_field_is() -> None:
    rows = node(outline(table()), "castle").children

    assert [len(row.children) for row in rows] == [5] * 5
    assert [part.id for row in rows for part in row.children if part.message == say("outline-no-field")] == [
        "no-field-4-1",
        "no-field-5-1",
        "no-field-5-2",
    ]


def test_fields_tell_their_tower_its_owner_and_what_lies_under_its_roof() -> None:
    seen = outline(table(towers=TOWERS, roofs=["E5"]), Seat(0))
    tower_of_two = say(
        "outline-field-tower", field="C3", colour=RED, height=2, crests=2, seat=PlayerName(Seat(0)), own=True
    )

    assert node(seen, "field-0").message.data["own"] == 0
    assert node(seen, "field-12").message == tower_of_two
    assert node(seen, "field-1").message == say("outline-field-empty", field="B1")
    under_the_roof = say("outline-field-roofed", field="E5", height=2, colour=GOLD, floor=FloorColour.GOLD, crests=1)
    assert node(seen, "field-21").message == under_the_roof


def test_a_builder_is_told_only_the_floors_that_are_left() -> None:
    state = table_to_build(BLUE, on=table(stocks={BLUE: (4, 0, 1)}))

    assert node(outline(state), "floors").children == (
        Node("floor-0", say("outline-floor", crests=0, left=4)),
        Node("floor-2", say("outline-floor", crests=2, left=1)),
    )


@pytest.mark.rule("4.11")
def test_a_builder_who_chooses_the_colour_is_told_the_floors_of_both() -> None:
    state = table_to_build(RED, on=table(2, stocks={RED: (4, 0, 1), GOLD: (0, 2, 0)}, options=ANY_COLOUR))

    assert node(outline(state), "floors").children == (
        Node("floor-0", say("outline-floor-in", colour=RED, crests=0, left=4)),
        Node("floor-2", say("outline-floor-in", colour=RED, crests=2, left=1)),
        Node("other-1", say("outline-floor-in", colour=GOLD, crests=1, left=2)),
    )


# Guarantees for every client


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everything_an_offer_picks_stands_in_the_outline_once(seats: int) -> None:
    looks = [
        (Counter(ids(walk_nodes(seen.outline.nodes))), {pick for offer in seen.offers for pick in offer.picks})
        for seen in audience_views(seats)
    ]

    assert all(picks <= known.keys() for known, picks in looks)
    assert all(known.most_common(1)[0][1] == 1 for known, _ in looks)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_outline_is_said_in_every_language(language: Language) -> None:
    speaker = Translator(language, [WORDS])
    outlines = [outline(state, Seat(0)).nodes for state in states()]

    said = [text(speaker, nodes, NAMES) for nodes in outlines for text in (outline_text, compact_text)]

    assert not [text for text in said if "⟦" in text or "{" in text]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_of_a_running_game_fits_a_small_terminal(language: Language) -> None:
    full = table(
        2,
        rows={0: "r b g n", 1: "bg rn bn rg", 4: "gn", 9: "rb"},
        towers={
            f"{column}{row}": tower(RED, (GOLD if row % 2 else GREEN, 2))
            for row, columns in enumerate(("ABCDE", "ABCDE", "ABCDE", "BCDE", "CDE"), start=1)
            for column in columns
        },
    )
    speaker, seen = Translator(language, [WORDS]), outline(full, Seat(0))

    lines = compact_text(speaker, seen.nodes[1:], NAMES, WIDTH).splitlines()

    assert max(len(line) for line in lines) <= WIDTH
    assert len(lines) <= 16
    assert len(prompt_text(speaker, seen, NAMES)) <= WIDTH
