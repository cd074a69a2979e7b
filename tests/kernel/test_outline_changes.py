"""Outlines are trees; only what changed of them is sent."""

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from burghof.kernel import Message, Node, NodeChange, Outline, OutlineChanges, apply_outline_changes, outline_changes


def node(id_: str, *children: Node, words: str = "") -> Node:
    """Return a node with this sentence, by default that of its id."""
    return Node(id_, Message(words or id_), children)


TREE = Outline((node("well", node("rim"), node("rope")), node("purse")))


@st.composite
def outlines(draw: st.DrawFn) -> Outline:
    """Generate an outline: any of twelve ids, each at most once, in any order and depth, with one of two sentences."""
    ids = draw(st.lists(st.sampled_from("abcdefghijkl"), unique=True, max_size=12))

    def build(some: list[str]) -> tuple[Node, ...]:
        made = []
        while some:
            first, rest = some[0], some[1:]
            inside = draw(st.integers(0, len(rest)))
            made.append(node(first, *build(rest[:inside]), words=draw(st.sampled_from(["", "other"]))))
            some = rest[inside:]
        return tuple(made)

    return Outline(build(ids))


@given(outlines(), outlines())
def test_the_changes_make_the_new_outline_of_the_old_one(before: Outline, after: Outline) -> None:
    changes = outline_changes(before, after)
    received = msgspec.json.decode(msgspec.json.encode(changes), type=OutlineChanges)

    assert apply_outline_changes(before, received) == after


@given(outlines())
def test_without_an_outline_before_everything_is_told(after: Outline) -> None:
    assert apply_outline_changes(None, outline_changes(None, after)) == after


def test_of_an_equal_outline_nothing_is_told() -> None:
    same = msgspec.json.decode(msgspec.json.encode(TREE), type=Outline)

    assert msgspec.json.encode(outline_changes(TREE, same)) == b"{}"


def test_only_nodes_that_differ_are_told() -> None:
    after = Outline((node("well", node("rim", words="wet"), node("rope")), node("purse")))

    assert outline_changes(TREE, after) == OutlineChanges(changed=(NodeChange("rim", Message("wet")),))


def test_a_node_that_moves_or_comes_is_told_with_its_neighbours_by_id() -> None:
    after = Outline((node("well", node("rope"), node("bucket", node("water"))), node("rim"), node("purse")))

    assert outline_changes(TREE, after) == OutlineChanges(
        ("well", "rim", "purse"), (NodeChange("well", children=("rope", node("bucket", node("water")))),)
    )
