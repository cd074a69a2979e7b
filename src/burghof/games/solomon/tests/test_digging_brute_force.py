"""Chapters 5 and 6: what can be dug is exactly what brute force finds."""

from collections.abc import Mapping
from random import Random

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from msgspec.structs import replace

from burghof.games.solomon.model.events import Dug
from burghof.games.solomon.model.moves import Dig, Pick, Seal
from burghof.games.solomon.model.pattern import CARDS, PATTERNS, Card
from burghof.games.solomon.model.pit import FIELDS, Field, field_name
from burghof.games.solomon.model.state import State
from burghof.games.solomon.model.tile import SCROLLS
from burghof.games.solomon.rules.digging import placement_of
from burghof.games.solomon.tests.tables import RULES, legal_moves, play, table
from burghof.kernel import DISCARD, Seat
from burghof.testkit.effort import current_effort


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
