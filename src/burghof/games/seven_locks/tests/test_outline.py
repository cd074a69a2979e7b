"""The outline: the prompt, and the table as far as it is known."""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import get_args

import pytest
from msgspec.structs import replace

from burghof.games.seven_locks.model.castle import Emblem, Key
from burghof.games.seven_locks.model.options import Options
from burghof.games.seven_locks.model.state import Attempt, State
from burghof.games.seven_locks.rules.unlocking import JOIN
from burghof.games.seven_locks.tests.tables import (
    RULES,
    A,
    B,
    C,
    drop,
    play,
    resound,
    table,
    table_to_bet,
    table_to_drop,
    table_to_unlock,
    table_to_walk,
    take,
)
from burghof.kernel import Language, Message, Node, PlayerName, Recall, Seat, say
from burghof.words.compact import compact_text
from burghof.words.translator import Translator

WORDS = Path(__file__).parents[1] / "words"
FIVE = [1, 2, 3, 4, 5]
JOINING = play(table_to_unlock(table(3, options=Options(withdrawing=True)), at=3), take(4))[0]


def messages(state: State, recall: Recall = "notebook", seat: Seat = A) -> dict[str, Message]:
    """Return every message that a seat reads, by the id of its node."""
    return dict(_walk(RULES.outline(RULES.view(state, seat, recall)).nodes))


def _walk(nodes: Iterable[Node]) -> Iterator[tuple[str, Message]]:
    for node in nodes:
        yield node.id, node.message
        yield from _walk(node.children)


@pytest.mark.parametrize(
    ("state", "now"),
    [
        (RULES.start(Options(), 2), say("outline-chance")),
        (replace(table(), phase="place", keymaster=None), say("outline-place", seat=PlayerName(A), own=True)),
        (table_to_drop(table(), pearls=3), say("outline-drop", seat=PlayerName(A), own=True, pearls=3)),
        (table_to_walk(table(), steps=2), say("outline-walk", seat=PlayerName(A), own=True, steps=2)),
        (table_to_unlock(table(), at=3), say("outline-key", seat=PlayerName(A), own=True, tower=Emblem.BELL)),
        (JOINING, say("outline-join", seat=PlayerName(B), own=False)),
        (replace(JOINING, asked=(A,)), say("outline-join", seat=PlayerName(A), own=True)),
        (play(JOINING, JOIN, JOIN)[0], say("outline-withdraw", seat=PlayerName(B), own=False)),
        (table_to_bet(table(opened=FIVE), A, B), say("outline-bet", seat=PlayerName(A), own=True)),
        (table_to_bet(table(opened=FIVE), B), say("outline-bet", seat=PlayerName(B), own=False)),
        (replace(table(), phase="join"), say("outline-chance")),
        (replace(table(), phase="over"), say("outline-over")),
    ],
)
def test_the_first_sentence_says_what_is_to_do(state: State, now: Message) -> None:
    first = RULES.outline(RULES.view(state, A, "pure")).nodes[0]

    assert (first.id, first.message) == ("now", now)


@pytest.mark.parametrize(
    ("state", "recall", "about"),
    [
        (table_to_drop(table(), pearls=3, steps=2), "pure", say("outline-walk-next", steps=2)),
        (table_to_walk(table(), steps=2), "pure", say("outline-key-next")),
        (table_to_unlock(table(pearls={3: 5}), at=3), "pure", say("outline-stake")),
        (
            table_to_unlock(table(heard={3: (4, 6, 6)}), at=3),
            "notebook",
            say("outline-stake-noted", pearls=3, echo=5),
        ),
        (JOINING, "pure", say("outline-trial", active=PlayerName(A), tower=Emblem.BELL, key=4)),
        (
            play(table_to_unlock(table(3, heard={3: (2, 3, 1)}), at=3), take(4))[0],
            "notebook",
            say("outline-trial-noted", active=PlayerName(A), tower=Emblem.BELL, key=4, echo=2),
        ),
        (replace(JOINING, keymaster=None), "pure", say("outline-trial", active=PlayerName(A), tower="", key=4)),
        (table_to_bet(table(opened=FIVE), A), "pure", say("outline-prize")),
    ],
)
def test_what_it_is_about_stands_below(state: State, recall: Recall, about: Message) -> None:
    assert messages(state, recall)["about"] == about


def test_the_next_pearl_of_a_turn_goes_into_another_tower_unless_only_two_are_left() -> None:
    later = play(table_to_drop(table(), pearls=2), drop(3), resound(5))[0]
    last = play(table_to_drop(table(opened=FIVE), pearls=3), drop(6), resound(5))[0]

    assert messages(later)["now"] == say("outline-drop-next", seat=PlayerName(A), own=True)
    assert messages(last)["now"] == say("outline-drop", seat=PlayerName(A), own=True, pearls=2)


@pytest.mark.parametrize(("echo", "depth"), [(-1, "shallow"), (3, "shallow"), (4, "middle"), (6, "deep"), (8, "deep")])
@pytest.mark.parametrize("recall", ["pure", "notebook"])
def test_how_the_last_pearl_sounded_stands_below_until_a_key_is_due(recall: Recall, echo: int, depth: str) -> None:
    state = play(table_to_drop(table(), pearls=2, steps=2), drop(3), resound(echo))[0]
    heard = say("outline-heard", tower=Emblem.BELL, echo=echo, depth=depth)

    assert messages(state, recall)["heard"] == messages(state, recall, C)["heard"] == heard
    assert "about" not in messages(state, recall)
    after = play(state, drop(4), resound(5))[0]
    assert messages(after, recall)["heard"] == say("outline-heard", tower=Emblem.CROWN, echo=5, depth="middle")
    assert "about" not in messages(after, recall)
    assert "heard" not in messages(table_to_unlock(table(), at=3), recall)


def test_nothing_stands_below_while_chance_decides() -> None:
    assert "about" not in messages(RULES.start(Options(), 2))


def test_who_is_asked_about_a_coat_of_arms_reads_the_share_from_a_notebook() -> None:
    asked = play(table_to_unlock(table(3, pearls={3: 7}, options=Options(withdrawing=True)), at=3), take(4))[0]
    withdrawing = play(asked, JOIN, JOIN)[0]

    assert messages(asked, seat=B)["now"] == say("outline-join-noted", pearls=7, shares=2, share=3)
    assert messages(withdrawing, seat=B)["now"] == say("outline-withdraw-noted", pearls=7, shares=3, share=2)
    assert messages(asked, seat=C)["now"] == say("outline-join", seat=PlayerName(B), own=False)


def test_who_joined_in_stands_below() -> None:
    assert messages(play(JOINING, JOIN)[0])["joined"] == say("outline-joined", seats=(PlayerName(B),))


def test_towers_tell_pearls_and_echoes_only_from_a_notebook() -> None:
    state = table(heard={3: [4, 6]}, keymaster=3)

    assert messages(state)["tower-3"] == say(
        "outline-tower-noted", tower=Emblem.BELL, here=True, pearls=2, echoes=(4, 6)
    )
    assert messages(state, "pure")["tower-3"] == say("outline-tower", tower=Emblem.BELL, here=True)
    assert messages(state, "pure")["tower-2"] == say("outline-tower", tower=Emblem.STAR, here=False)


def test_an_opened_tower_names_its_key() -> None:
    assert messages(table(opened=[3]))["tower-3"] == say("outline-tower-open", tower=Emblem.BELL, key=4, here=False)


def test_keys_tried_stand_below_their_tower_from_the_shortest_and_each_once() -> None:
    too_long, too_short = Attempt(Key(8), "too-long", None), Attempt(Key(1), "too-short", 3)
    said = messages(table(attempts={3: [too_long, too_short, too_long]}), "pure")

    assert said["tower-3-try-0"] == say("outline-attempt", key=1, fit="too-short", by=3)
    assert said["tower-3-try-1"] == say("outline-attempt", key=8, fit="too-long", by=0)
    assert "tower-3-try-2" not in said


def test_keys_tried_on_a_tower_now_open_are_told_no_more() -> None:
    assert "tower-3-try-0" not in messages(table(opened=[3], attempts={3: [Attempt(Key(8), "too-long", None)]}))


@pytest.mark.parametrize("recall", ["pure", "notebook"])
def test_the_towers_and_the_one_set_aside_are_rows_of_as_many_cells(recall: Recall) -> None:
    tried = [Attempt(Key(8), "too-long", None), Attempt(Key(1), "too-short", None)]
    state = table(opened=[1], heard={2: [3, -1]}, attempts={3: tried})
    (castle,) = [node for node in RULES.outline(RULES.view(state, A, recall)).nodes if node.id == "castle"]

    assert {len(row.children) for row in castle.children} == {4}


def test_what_is_inside_is_a_cell_and_how_it_sounded_another() -> None:
    said = messages(table(opened=[1], heard={2: [3, -1]}))

    assert (said["tower-1-inside"], said["tower-1-sounds"]) == (say("cell-open"), say("cell-key", key=3))
    assert said["tower-2-inside"] == say("cell-pearls", pearls=2)
    assert said["tower-2-sounds"] == say("cell-sounds", sounds="3 -1")
    assert (said["aside-inside"], said["aside-sounds"]) == (say("cell-unseen"), say("cell-empty"))


def test_without_a_notebook_no_cell_tells_what_is_inside() -> None:
    said = messages(table(heard={2: [3, -1]}), "pure")

    assert (said["tower-2-inside"], said["tower-2-sounds"]) == (say("cell-locked"), say("cell-empty"))
    assert said["castle"] == say("outline-castle", noted=False)


@pytest.mark.parametrize("language", get_args(Language))
@pytest.mark.parametrize("recall", ["pure", "notebook"])
def test_a_late_table_fits_a_narrow_terminal_with_a_line_for_each_tower(language: Language, recall: Recall) -> None:
    tried = [Attempt(Key(key), "too-short", None) for key in range(1, 6)]
    state = table(4, opened=FIVE, heard={6: [-5] * 9, 7: [13] * 9}, attempts={6: tried}, wagers={B: 6, C: 6})
    glance = compact_text(
        Translator(language, [WORDS]), RULES.outline(RULES.view(state, A, recall)).nodes[1:]
    ).splitlines()

    assert len(glance) == 16
    assert max(len(line) for line in glance) <= 80


def test_what_was_heard_in_this_turn_is_told_to_everybody() -> None:
    state, _ = play(table_to_drop(table(), pearls=2), drop(5), resound(9))

    assert messages(state, "pure")["sound-0"] == say("outline-sound", tower=Emblem.HEART, echo=9)


def test_keys_name_those_who_hold_them_for_enchanted() -> None:
    said = messages(table(3, opened=FIVE, wagers={B: 6, C: 6}))

    assert said["key-6"] == say("outline-key-with-wagers", key=6, seats=(PlayerName(B), PlayerName(C)))
    assert said["key-2"] == say("outline-one-key", key=2)
    assert "key-5" not in said


def test_players_and_bin() -> None:
    said = messages(table(boxes={B: 4}, coats={B: 1}))

    assert said["seat-0"] == say("outline-player", seat=PlayerName(A), own=True, pearls=0, coats=2)
    assert said["seat-1"] == say("outline-player", seat=PlayerName(B), own=False, pearls=4, coats=1)
    assert (said["seat-1-box"], said["seat-1-coats"]) == (say("cell-pearls", pearls=4), say("cell-coats", coats=1))
    assert (said["seat-0-own"], said["seat-1-own"]) == (say("cell-you"), say("cell-empty"))
    assert said["bin"] == say("outline-bin", pearls=62)


def test_the_enchanted_key_is_named_at_the_end() -> None:
    assert messages(table())["aside"] == say("outline-aside")
    ended, _ = play(table_to_unlock(table(opened=FIVE, coats={A: 0, B: 0}), at=6), take(7))
    assert messages(ended)["aside"] == say("outline-aside-shown", key=6)
    assert messages(ended)["aside-inside"] == say("cell-enchanted")
    assert messages(ended)["aside-sounds"] == say("cell-key", key=6)
