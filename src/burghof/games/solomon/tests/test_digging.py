"""Chapters 5 and 6: digging, and the effects of magic objects."""

from collections.abc import Mapping
from random import Random

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from msgspec.structs import replace

from burghof.games.solomon.model.events import (
    Declined,
    Dug,
    FieldPicked,
    HandedOver,
    ObjectsPlayed,
    TurnedUp,
    TurnEnded,
    Uncovered,
)
from burghof.games.solomon.model.moves import Amulet, Decline, Default, Dig, Pick, Seal, Shift, SolomonMove
from burghof.games.solomon.model.pattern import CARDS, PATTERNS, Card
from burghof.games.solomon.model.pit import FIELDS, Field, field_name
from burghof.games.solomon.model.state import State
from burghof.games.solomon.model.tile import OBJECTS, SCROLLS, Tile
from burghof.games.solomon.rules.digging import placement_of
from burghof.games.solomon.tests.tables import (
    RULES,
    clause_against,
    dig,
    field,
    fields,
    legal_moves,
    pending_decision,
    pick,
    pile,
    play,
    shift,
    table,
    tiles,
)
from burghof.kernel import DISCARD, Seat, forbids
from burghof.testkit.effort import current_effort

MIRROR, AXE, SEAL, AMULET = OBJECTS


# Brute force


def area(pattern: str, turn: int) -> frozenset[tuple[int, int]]:
    """Return the squares of a pattern after this many clockwise quarter turns, as row and column from its corner."""
    rows = [list(row) for row in pattern.split("/")]
    for _ in range(turn):
        rows = [list(row) for row in zip(*reversed(rows), strict=True)]
    return frozenset((r, c) for r, row in enumerate(rows) for c, sign in enumerate(row) if sign == "X")


def brute_areas(state: State, card: Card, *, mirror: bool, axe: bool) -> set[tuple[frozenset[Field], bool, bool]]:
    """Return each set of fields that the card can dig, with whether it needs the mirror and the axe."""
    found = set()
    shapes = {area(PATTERNS[card], turn): turn > 0 for turn in reversed(range(4 if mirror else 1))}
    for shape, turned in shapes.items():
        for top in range(6):
            for left in range(6):
                squares = [(top + row, left + column) for row, column in shape]
                inside = all(row < 6 and column < 6 for row, column in squares)
                heights = {len(state.piles[row * 6 + column]) for row, column in squares if inside}
                steep = len(heights) > 1
                if inside and 0 not in heights and (axe or not steep):
                    found.add((frozenset(Field(r * 6 + c) for r, c in squares), turned, steep))
    return found


def random_pit(seed: int, card: Card, stock: str) -> State:
    """Return a random pit with piles 0 to 4 high; low and equal heights are more frequent."""
    rng = Random(seed)
    heights = rng.choice([(1, 1, 1, 2), (0, 1, 2, 2, 3), (0, 1, 2, 3, 4), (3, 4, 4), (0, 1, 1, 1, 1, 1), (4,)])
    return with_heights(table(card, stocks={0: stock}), {at: rng.choice(heights) for at in FIELDS})


def with_heights(state: State, heights: Mapping[Field, int]) -> State:
    """Return the state with piles of these heights; the other fields are empty."""
    return replace(state, piles=tuple((SCROLLS[0],) * heights.get(at, 0) for at in FIELDS))


@pytest.mark.rule("5.1", "5.2", "5.3", "6.2", "6.3")
@pytest.mark.parametrize("stock", ["", "mirror", "axe", "axe mirror", "seal", "amulet axe mirror seal"])
@pytest.mark.parametrize("card", CARDS)
def test_every_card_can_be_dug_exactly_where_brute_force_finds_it(card: Card, stock: str) -> None:
    for seed in range(2 * current_effort().games):
        state = random_pit(seed, card, stock)
        digs = [move for move in legal_moves(state) if isinstance(move, Dig)]
        found = [(frozenset(placement_of(state, move).fields), move.turn > 0, move.axe) for move in digs]

        assert len(set(found)) == len(found)
        assert set(found) == brute_areas(state, card, mirror="mirror" in stock, axe="axe" in stock)


def neighbours_of(at: Field) -> set[Field]:
    """Return the fields that touch this one with a side or a corner."""
    row, column = divmod(at, 6)
    rows, columns = range(max(row - 1, 0), min(row + 2, 6)), range(max(column - 1, 0), min(column + 2, 6))
    return {Field(6 * r + c) for r in rows for c in columns} - {at}


def connected(size: int, within: set[Field]) -> set[frozenset[Field]]:
    """Return each connected area of `size` of these fields, grown field by field."""
    areas = {frozenset((at,)) for at in within}
    for _ in range(size - 1):
        areas = {grown | {other} for grown in areas for at in grown for other in neighbours_of(at) & within - grown}
    return areas


def sealed_areas(state: State, card: Card, *, axe: bool) -> set[frozenset[Field]]:
    """Return each area that the seal can dig, with or without the axe, as 6.4 and 6.5 define it."""
    by_height = [{at for at in FIELDS if len(state.piles[at]) == height} for height in range(1, 5)]
    grounds = [set[Field]().union(*by_height)] if axe else by_height
    return set().union(*(connected(len(area(PATTERNS[card], 0)), ground) for ground in grounds))


def picked_areas(state: State) -> set[frozenset[Field]]:
    """Return each set of fields that can be dug by picking fields one by one."""
    found: set[frozenset[Field]] = set()
    seen: set[frozenset[Field]] = set()
    todo = [state]
    while todo:
        here = todo.pop()
        for move in legal_moves(here):
            assert isinstance(move, Pick)
            after, events = play(here, move)
            found |= {frozenset(event.fields) for event in events if isinstance(event, Dug)}
            picks = frozenset(after.picks)
            if after.phase == "pick" and picks not in seen:
                seen.add(picks)
                todo.append(after)
    return found


RIM = [at for at in FIELDS if at // 6 in (0, 5) or at % 6 in (0, 5)]


@pytest.mark.no_cover
@pytest.mark.rule("6.4", "6.5")
@pytest.mark.parametrize(
    ("seal", "stock"), [(Seal(axe=False), "seal"), (Seal(axe=True), "seal axe")], ids=["level", "steep"]
)
@pytest.mark.parametrize("card", CARDS)
def test_the_seal_reaches_exactly_the_connected_areas_that_brute_force_finds(
    card: Card, seal: Seal, stock: str
) -> None:
    for seed in range(current_effort().games):
        rng = Random(f"{card} {seed}")
        filled = rng.sample(rng.choice([FIELDS, RIM, FIELDS[:18], FIELDS[18:]]), 12)
        heights = {at: rng.choice((1, 1, 1, 1, 2)) for at in filled}
        state = with_heights(table(card, queue=[0], stocks={0: stock}), heights)
        expected = sealed_areas(state, card, axe=seal.axe)
        sealed = [RULES.apply(state, Seat(0), move, DISCARD) for move in legal_moves(state) if move == seal]

        assert len(sealed) == bool(expected)
        assert set().union(*map(picked_areas, sealed)) == expected


@pytest.mark.rule("6.4")
@pytest.mark.parametrize("at", FIELDS, ids=field_name)
def test_the_second_pick_touches_the_first(at: Field) -> None:
    state = with_heights(table(1, stocks={0: "seal"}), dict.fromkeys(FIELDS, 1))
    after, _ = play(state, Seal(axe=False), Pick(at))

    assert {move.field for move in legal_moves(after) if isinstance(move, Pick)} == neighbours_of(at)


@given(st.lists(st.sampled_from(range(5)), min_size=36, max_size=36), st.sampled_from(CARDS), st.data())
@pytest.mark.rule("6.4", "6.5")
def test_every_pick_touches_one_before_it_and_has_its_height_unless_the_axe_is_played(
    heights: list[int], card: Card, data: st.DataObject
) -> None:
    state = with_heights(table(card, queue=[0], stocks={0: "seal axe"}), dict(zip(FIELDS, heights, strict=True)))
    seals = [move for move in legal_moves(state) if isinstance(move, Seal)]
    assume(seals)
    seal = data.draw(st.sampled_from(seals))
    after, _ = play(state, seal)
    assert legal_moves(after) == [Pick(at) for at in seal_starts(state, card, axe=seal.axe)]
    after, _ = play(after, data.draw(st.sampled_from(legal_moves(after))))
    while after.phase == "pick":
        touching = set[Field]().union(*map(neighbours_of, after.picks)) - {*after.picks}
        right = {at for at in touching if heights[at] and (seal.axe or heights[at] == heights[after.picks[0]])}
        assert legal_moves(after) == [Pick(at) for at in sorted(right)]
        after, _ = play(after, Pick(data.draw(st.sampled_from(sorted(right)))))
    assert len(after.stocks[0]) - len(state.stocks[0]) == len(area(PATTERNS[card], 0)) - 1 - seal.axe


def seal_starts(state: State, card: Card, *, axe: bool) -> list[Field]:
    """Return the fields with which picking may begin: those connected with enough others."""
    return [at for at in FIELDS if len(connected_group(state, at, axe=axe)) >= len(area(PATTERNS[card], 0))]


def connected_group(state: State, at: Field, *, axe: bool) -> set[Field]:
    """Return all fields connected with this one; empty if its pile is empty."""
    heights = [len(pile) for pile in state.piles]
    left = {other for other in FIELDS if heights[other] and (axe or heights[other] == heights[at])}
    found, edge = set[Field](), {at} & left
    while edge:
        found |= edge
        edge = set[Field]().union(*map(neighbours_of, edge)) & left - found
    return found


# Patterns


@pytest.mark.rule("5.1")
def test_a_card_is_neither_turned_nor_mirrored() -> None:
    line = {"A1": "t1", "B1": "t1", "C1": "t1"}
    column = {"A1": "t1", "A2": "t1", "A3": "t1"}

    assert clause_against(table(1, pit=line), dig("A1")) is None
    assert clause_against(table(1, pit=column), dig("A1")) == "5.2"
    assert clause_against(table(1, pit=column), dig("A1", 1)) == "6.2"


@pytest.mark.rule("5.1")
def test_a_pattern_must_fit_into_the_pit() -> None:
    assert clause_against(table(1, pit={"E1": "t1", "F1": "t1"}), dig("E1")) == "5.1"


@pytest.mark.rule("5.2")
def test_a_field_filled_by_a_shift_can_be_dug() -> None:
    state = table(1, pit={"A1": "t1", "B1": "t2", "C2": "t3"})

    assert clause_against(state, dig("A1")) == "5.2"
    assert clause_against(play(state, shift("C2", "C1"))[0], dig("A1")) is None


@pytest.mark.rule("5.3")
@pytest.mark.parametrize(("height", "clause"), [("t1", "5.3"), ("t1 t1", None), ("t1 t1 t1", "5.3")])
def test_all_piles_must_be_equally_high(height: str, clause: str | None) -> None:
    assert clause_against(table(1, pit={"A1": "t1 t1", "B1": "t1 t1", "C1": height}), dig("A1")) == clause


@pytest.mark.rule("5.4")
def test_the_tops_of_all_squares_are_taken_and_what_lies_below_comes_to_light() -> None:
    state = table(1, pit={"A1": "c3 t1", "B1": "c2 t2", "C1": "c1 lion"})
    after, events = play(replace(state, unseen=(1,) * 36), dig("A1"))

    assert after.stocks[0] == tiles("t1 t2 lion")
    assert [after.piles[at] for at in fields("A1 B1 C1")] == [pile("c3"), pile("c2"), pile("c1")]
    assert events[:2] == [
        Dug(Seat(0), fields("A1 B1 C1"), pile("t1 t2 lion")),
        Uncovered(fields("A1 B1 C1"), pile("c3 c2 c1")),
    ]
    assert [after.unseen[at] for at in fields("A1 B1 C1 D1")] == [0, 0, 0, 1]


@pytest.mark.rule("5.4", "9.4")
def test_only_tiles_that_never_lay_on_top_are_seen_for_the_first_time() -> None:
    state = table(1, pit={"A1": "c3 c3 t1", "B1": "c2 c2 t2", "C1": "c1 c1 lion", "D1": "t1 t1 t1"})
    after, _ = play(replace(state, unseen=(0, 1, 2, 2) + (0,) * 32), dig("A1"))

    assert after.unseen == (0, 1, 1, 2) + (0,) * 32


@pytest.mark.rule("5.4")
def test_the_last_tile_of_a_field_leaves_it_empty_and_nothing_to_see() -> None:
    after, events = play(table(1, pit={"A1": "t1", "B1": "t2", "C1": "lion"}), dig("A1"))

    assert (after.piles, after.unseen) == (((),) * 36, (0,) * 36)
    assert not [event for event in events if isinstance(event, Uncovered)]


@pytest.mark.rule("5.5")
def test_nobody_has_to_dig() -> None:
    after, events = play(table(1, pit={"A1": "t1", "B1": "t1", "C1": "t1"}), Decline())

    assert events[0] == Declined(Seat(0))
    assert pending_decision(after) == (1, "prepare")


@pytest.mark.rule("5.5", "7.1")
def test_who_declines_still_pays_the_shifts() -> None:
    after, _ = play(table(1, pit={"A1": "t1 t1"}), shift("A1", "B1"), Decline())

    assert (pending_decision(after), after.owed) == ((0, "pay"), 1)


@pytest.mark.rule("5.6")
def test_who_cannot_pay_the_shifts_declines_only_if_nothing_can_be_dug() -> None:
    line = {"A1": "t1", "B1": "t1", "C1": "t1"}
    poor = table(1, pit=line, coins={0: 2}, shifts=3)
    stuck = table(1, pit={"A1": "t1"}, coins={0: 2}, shifts=3)

    assert clause_against(poor, Decline()) == "5.6"
    assert Decline() not in legal_moves(poor)
    assert clause_against(stuck, Decline()) is None
    assert clause_against(replace(poor, shifts=2), Decline()) is None


@pytest.mark.rule("5.6", "7.6")
@pytest.mark.parametrize(
    ("stock", "pit"),
    [
        ("mirror", {"A1": "t1", "A2": "t1", "A3": "t1"}),
        ("axe", {"A1": "t1", "B1": "t1 t1", "C1": "t1"}),
        ("seal", {"A1": "t1", "B1": "t1", "B2": "t1"}),
    ],
)
def test_who_could_dig_only_with_an_object_may_decline_and_keeps_it(stock: str, pit: dict[str, str]) -> None:
    state = table(1, pit=pit, stocks={0: f"{stock} t1"}, coins={0: 2}, shifts=4)

    assert any(isinstance(move, Dig | Seal) for move in legal_moves(state))
    assert clause_against(state, Decline()) is None
    assert Decline() in legal_moves(state)
    after, events = play(state, Decline(), Default())
    assert events == [Declined(Seat(0)), HandedOver(Seat(0)), TurnEnded(Seat(0), Card(1))]
    assert (after.coins[0], after.stocks[0], after.piles) == (0, tiles(stock), state.piles)


@pytest.mark.rule("5.6")
def test_in_version_1_a_dig_with_an_object_forbade_to_decline() -> None:
    state = table(1, pit={"A1": "t1", "A2": "t1", "A3": "t1"}, stocks={0: "mirror"}, coins={0: 2}, shifts=3)

    assert clause_against(replace(state, rules_version=1), Decline()) == "5.6"
    assert clause_against(replace(state, rules_version=1, stocks=((), ())), Decline()) is None


@pytest.mark.rule("5.7")
def test_a_card_that_fits_nowhere_is_put_aside_without_a_dig() -> None:
    state = table(1, pit={"A1": "t1", "B1": "t1"})

    assert clause_against(state, dig("A1")) == "5.2"
    assert {type(move) for move in legal_moves(state)} == {Shift, Decline}
    after, _ = play(state, Decline())
    assert (after.discard, after.coins[0], pending_decision(after)) == ((1,), 10, (1, "prepare"))


# Magic objects


@pytest.mark.rule("6.1")
def test_played_objects_are_out_of_the_game() -> None:
    state = table(1, pit={"A1": "t1", "A2": "t1 t1", "A3": "t1"}, stocks={0: "mirror axe axe"})
    after, events = play(state, dig("A1", 1, axe=True))

    assert events[0] == ObjectsPlayed(Seat(0), (MIRROR, AXE))
    assert after.spent == tiles("axe mirror")
    assert (after.stocks[0], after.followed[0]) == (tiles("axe t1 t1 t1"),) * 2


@pytest.mark.rule("6.1")
def test_an_amulet_dug_in_the_same_turn_does_not_help() -> None:
    state = table(1, pit={"A1": "amulet", "B1": "c1", "C1": "lion"})

    assert clause_against(play(state, dig("A1"))[0], Amulet()) == "6.6"


@pytest.mark.rule("6.1", "9.4")
def test_an_object_nobody_knew_of_turns_up_when_it_is_played() -> None:
    column = {"A1": "t1", "A2": "t1", "A3": "t1"}
    _, events = play(table(1, pit=column, stocks={0: "mirror"}, followed={0: ""}), dig("A1", 1))

    assert events[:2] == [TurnedUp(Seat(0), MIRROR), ObjectsPlayed(Seat(0), (MIRROR,))]


@pytest.mark.rule("6.2")
def test_with_the_mirror_the_card_is_turned() -> None:
    state = table(3, pit={"A1": "t1", "B1": "t1", "B2": "t1"}, stocks={0: "mirror"})

    assert [move for move in legal_moves(state) if isinstance(move, Dig)] == [dig("A1", 1)]


@pytest.mark.rule("6.2")
def test_a_turn_that_changes_nothing_is_refused() -> None:
    line = {"A1": "t1", "B1": "t1", "C1": "t1"}

    assert clause_against(table(1, pit=line, stocks={0: "mirror"}), dig("A1", 2)) == "6.2"


@pytest.mark.rule("6.3")
def test_the_axe_digs_on_several_levels_but_not_in_empty_fields() -> None:
    steep = {"A1": "t1", "B1": "t1 t1", "C1": "t1 t1 t1"}
    state = table(1, pit=steep, stocks={0: "axe"})

    assert clause_against(table(1, pit=steep), dig("A1", axe=True)) == "6.3"
    assert clause_against(state, dig("A1", axe=True)) is None
    assert clause_against(state, dig("B1", axe=True)) == "5.2"


@pytest.mark.rule("6.3")
def test_the_axe_is_not_played_where_all_is_level() -> None:
    level = {"A1": "t1", "B1": "t1", "C1": "t1"}

    assert clause_against(table(1, pit=level, stocks={0: "axe"}), dig("A1", axe=True)) == "6.3"


@pytest.mark.rule("6.4")
def test_the_seal_digs_connected_fields_picked_one_by_one() -> None:
    pit = {"A1": "t1", "B2": "t2", "C3": "t3", "C2": "c1", "F6": "t5", "D4": "t1 t1"}
    state = table(1, pit=pit, stocks={0: "seal"})
    after, events = play(state, Seal(axe=False), pick("A1"))

    assert clause_against(after, pick("F6")) == "6.4"
    assert clause_against(after, pick("A1")) == "6.4"
    assert after.picks == fields("A1 B2")
    assert events[-1] == FieldPicked(Seat(0), field("B2"))
    assert legal_moves(after) == [pick("C2"), pick("C3")]
    done, _ = play(after, pick("C3"))
    assert (done.stocks[0], done.spent, done.picks) == (tiles("t1 t2 t3"), (SEAL,), ())


@pytest.mark.rule("6.4")
def test_the_seal_needs_enough_connected_fields_of_one_height() -> None:
    pit = {"A1": "t1", "B2": "t2", "C3": "t3 t3"}

    assert clause_against(table(1, pit=pit), Seal(axe=False)) == "6.4"
    assert clause_against(table(1, pit=pit, stocks={0: "seal"}), Seal(axe=False)) == "6.4"
    assert clause_against(table(1, pit=pit, stocks={0: "seal"}), Seal(axe=True)) == "6.5"


@pytest.mark.rule("6.4")
def test_where_only_one_area_is_possible_it_is_dug_at_once_after_the_first_pick() -> None:
    pit = {"A1": "t1", "B2": "t2", "C3": "t3"}
    after, _ = play(table(1, pit=pit, stocks={0: "seal"}), Seal(axe=False), pick("C3"))

    assert after.stocks[0] == tiles("t1 t2 t3")


@pytest.mark.rule("6.5")
def test_with_seal_and_axe_heights_may_differ() -> None:
    pit = {"A1": "t1", "B2": "t2", "C3": "t3 t3", "F6": "t1"}
    after, events = play(table(1, pit=pit, stocks={0: "seal axe"}), Seal(axe=True), pick("C3"))

    assert events[0] == ObjectsPlayed(Seat(0), (SEAL, AXE))
    assert after.stocks[0] == tiles("t1 t2 t3")
    assert [Tile(tile) for tile in after.spent] == [AXE, SEAL]


@pytest.mark.rule("6.4")
def test_card_32_with_the_seal_takes_any_six_connected_fields() -> None:
    pit = dict.fromkeys(("A1", "B1", "C1", "D2", "E3", "F4"), "lion")
    after, _ = play(table(31, queue=[1, 0], pit=pit, stocks={1: "seal"}), Seal(axe=False), pick("A1"))

    assert after.stocks[1] == tiles("lion lion lion lion lion lion")


@pytest.mark.rule("5.1", "5.2", "5.3", "5.6", "6.2", "6.3", "6.4", "6.5")
@pytest.mark.parametrize(
    ("move", "stock", "words"),
    [
        (dig("E1"), "", "does-not-fit"),
        (dig("A2"), "", "field-is-empty"),
        (dig("B1"), "", "not-one-level"),
        (dig("A1", 1), "", "no-mirror"),
        (dig("A1", 2), "mirror", "turn-changes-nothing"),
        (dig("B1", axe=True), "", "no-axe"),
        (dig("A1", axe=True), "axe", "axe-not-needed"),
        (Decline(), "", "shifts-not-payable"),
        (Seal(axe=False), "axe", "no-seal"),
        (Seal(axe=True), "seal", "no-axe"),
        (Pick(FIELDS[0]), "seal", "not-due-now"),
    ],
)
def test_a_refusal_says_what_is_wrong(move: SolomonMove, stock: str, words: str) -> None:
    pit = {"A1": "lion", "B1": "lion", "C1": "lion", "D1": "lion lion"}
    state = table(1, pit=pit, stocks={0: stock}, coins={0: 0}, shifts=1)
    refusal = RULES.why_not(state, Seat(0), move)

    assert refusal is not None
    assert refusal.message.key == f"refusal-{words}"


@pytest.mark.rule("6.4")
def test_a_seal_without_an_area_and_a_pick_apart_are_refused_in_their_own_words() -> None:
    pit = {"A1": "lion", "B1": "lion", "C1": "lion", "D1": "lion", "F6": "lion"}
    picking, _ = play(table(1, pit=pit, stocks={0: "seal"}), Seal(axe=False), pick("B1"))
    apart = RULES.why_not(picking, Seat(0), pick("F6"))
    small = RULES.why_not(table(7, pit={"A1": "lion"}, stocks={0: "seal"}), Seat(0), Seal(axe=False))

    assert apart == forbids("6.4", "not-connected", field="F6")
    assert small == forbids("6.4", "no-such-area", squares=4)
