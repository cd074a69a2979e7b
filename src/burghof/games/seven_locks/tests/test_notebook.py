"""The notebook's chances: a table of keys by tower, and the fact that rules out each key that cannot fit."""

from collections.abc import Sequence

import pytest

from burghof.games.seven_locks.hidden.notebook import Fact, fact_against
from burghof.games.seven_locks.hidden.posterior import evidence_from_state
from burghof.games.seven_locks.model.castle import EMBLEMS, SET_ASIDE, Echo, Key, Tower
from burghof.games.seven_locks.model.options import Options
from burghof.games.seven_locks.model.state import Attempt, State
from burghof.games.seven_locks.plugin import GAME
from burghof.games.seven_locks.tests.tables import RULES, A, table
from burghof.kernel import Message, Node, Recall, say

TOO_LONG = Attempt(Key(6), "too-long", None)
TOO_SHORT_BY_TWO = Attempt(Key(2), "too-short", 2)


def aid_nodes(state: State, recall: Recall = "notebook") -> tuple[Node, ...]:
    """Return the top-level nodes of the player aid: what it is based on, the chances, the excluded keys."""
    return GAME.player_aids["chances"](RULES.view(state, A, recall)).nodes


def messages(nodes: Sequence[Node]) -> list[Message]:
    return [node.message for node in nodes]


def chances_at(state: State, number: int) -> list[Message]:
    """Return the aid's message for each key left at a tower."""
    (tower,) = [node for node in aid_nodes(state)[1].children if node.id == f"tower-{number}"]
    return messages(tower.children)


def excluded(state: State) -> dict[str, list[Message]]:
    """Return the aid's messages about the keys that cannot fit, by tower."""
    return {node.id.removeprefix("excluded-"): messages(node.children) for node in aid_nodes(state)[2].children}


def test_the_aid_has_a_row_for_every_locked_tower_and_the_one_set_aside_and_a_column_for_every_key_left() -> None:
    about, chances = aid_nodes(table(depths=(1, 2, 3, 4, 5, 6, 7, 8), opened=[1, 2, 3]))
    heading, *rows = chances.children

    assert about.message == say("chances-noted")
    assert messages(rows) == [*(say("chances-tower", tower=emblem) for emblem in EMBLEMS[3:]), say("chances-aside")]
    assert messages(heading.children) == [say("chances-column", key=key) for key in (4, 5, 6, 7, 8)]
    assert {len(row.children) for row in rows} == {5}


def test_without_a_notebook_the_aid_says_so() -> None:
    assert aid_nodes(table(), "pure")[0] == Node("now", say("chances-from-memory"))


def test_every_key_has_its_chance() -> None:
    three_left = table(
        depths=(1, 2, 3, 4, 5, 6, 7, 8), opened=[1, 2, 3, 4, 5], heard={6: [6], 7: [7]}, options=Options(echo="sharp")
    )

    assert chances_at(three_left, 6) == [
        say("chances-chance", key=6, percent=61),
        say("chances-chance", key=7, percent=30),
        say("chances-chance", key=8, percent=10),
    ]


def test_only_a_certain_key_has_a_chance_of_a_hundred() -> None:
    heard = {6: [6] * 9, 7: [7] * 9}
    nearly_certain = table(
        depths=(1, 2, 3, 4, 5, 6, 7, 8), opened=[1, 2, 3, 4, 5], heard=heard, options=Options(echo="sharp")
    )

    assert chances_at(nearly_certain, 6)[:2] == [
        say("chances-chance", key=6, percent=99),
        say("chances-chance", key=7, percent=0),
    ]


@pytest.mark.parametrize(("key", "fact"), [(7, TOO_LONG), (6, TOO_LONG), (1, Echo(5)), (4, None)])
def test_one_fact_rules_a_key_out(key: int, fact: Fact | None) -> None:
    state = table(opened=[1], heard={3: [5]}, attempts={3: [TOO_LONG]}, options=Options(echo="sharp"))

    assert fact_against(evidence_from_state(state), Tower(2), Key(key)) == fact


def test_nothing_is_tried_on_the_tower_set_aside_and_nothing_heard_from_it() -> None:
    assert fact_against(evidence_from_state(table(attempts={3: [TOO_LONG]})), SET_ASIDE, Key(7)) is None


def test_keys_that_one_fact_rules_out_are_named_together() -> None:
    state = table(attempts={3: [TOO_LONG]}, heard={3: [5]}, options=Options(echo="sharp"))

    assert excluded(state)["tower-3"] == [
        say("chances-heard", keys=(1,), count=1, echo=5),
        say("chances-tried", keys=(6, 7, 8), count=3, tried=6, fit="too-long", by=0),
    ]


def test_a_key_seen_to_be_too_short_by_two_leaves_one_depth_and_rules_it_out_at_other_towers() -> None:
    state = table(attempts={3: [TOO_SHORT_BY_TWO]}, options=Options(sight="distance"))
    others = (1, 2, 3, 5, 6, 7, 8)

    assert chances_at(state, 3).count(say("chances-none")) == len(others)
    assert say("chances-chance", key=4, percent=100) in chances_at(state, 3)
    assert excluded(state)["tower-3"] == [
        say("chances-tried", keys=others, count=len(others), tried=2, fit="too-short", by=2)
    ]
    assert excluded(state)["tower-8"] == [say("chances-elsewhere", keys=(4,), count=1)]
