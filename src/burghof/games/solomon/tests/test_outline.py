"""The outline: a tree for screen readers, and compact text for the terminal."""

import random
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from burghof.games.solomon.model.moves import Default, PayTreasure, Seal
from burghof.games.solomon.model.state import State
from burghof.games.solomon.tests.scenarios import SOLOMON
from burghof.games.solomon.tests.tables import RULES, choosing_table, dig, pick, play, table
from burghof.games.solomon.tests.test_ending import finished_table
from burghof.games.solomon.tests.test_paying import owing_table
from burghof.games.solomon.tests.test_penalty import unpayable_dig
from burghof.games.solomon.tests.test_round import choose
from burghof.games.solomon.tests.test_setting_up import set_up
from burghof.kernel import LANGUAGES, Audience, Language, Message, Node, PlayerName, Recall, Seat, audience_view, say
from burghof.words.compact import compact_text, prompt_text
from burghof.words.text import log_text, offers_text, outcome_text, outline_text
from burghof.words.translator import Translator

WORDS = Path(__file__).parents[1] / "words"
LINE = {"A1": "t1 t2", "B1": "t1 t3", "C1": "t1 c1"}


def nodes(state: State, seat: Audience = None, recall: Recall = "pure") -> dict[str, Message]:
    """Return the messages of the outline by node id."""
    return {node.id: node.message for node in _all(RULES.outline(RULES.view(state, seat, recall)).nodes)}


def _all(found: Iterable[Node]) -> Iterator[Node]:
    for node in found:
        yield node
        yield from _all(node.children)


@pytest.mark.parametrize(
    ("state", "key"),
    [
        (set_up(2, 1)[0], "outline-set-up"),
        (choosing_table([1, 2], [3, 4]), "outline-choose"),
        (table(1, pit=LINE), "outline-prepare"),
        (play(table(1, pit={**LINE, "D1": "t1 t1"}, stocks={0: "seal"}), Seal(axe=False))[0], "outline-pick"),
        (play(table(1, pit=LINE), dig("A1"))[0], "outline-pays"),
        (play(owing_table(1, stock="t5", bank=9, supply="t3"), PayTreasure(5))[0], "outline-change"),
        (play(unpayable_dig(5, stock="star t1"), Default())[0], "outline-add"),
        (play(unpayable_dig(3), Default())[0], "outline-deal"),
        (finished_table("t1", "t2"), "outline-over"),
    ],
)
def test_the_first_node_says_what_is_to_do(state: State, key: str) -> None:
    assert nodes(state)["now"].key == key


def test_a_chosen_card_is_marked_for_its_owner() -> None:
    state, _ = choose(choosing_table([1, 2], [3, 4]), 0, 2)

    assert nodes(state, Seat(0))["now"].data["chosen"] == 2
    assert [nodes(state, Seat(0))[f"card-{card}"].data["chosen"] for card in (1, 2)] == [0, 1]
    assert nodes(state, Seat(1))["now"].data["chosen"] == 0


@pytest.mark.parametrize(
    ("stock", "pit", "magic"),
    [
        ("mirror", {"A1": "t1", "A2": "t1", "A3": "t1"}, True),
        ("axe", {"A1": "t1", "B1": "t1 t1", "C1": "t1"}, True),
        ("axe", {"A1": "t1", "B1": "t1 t1"}, False),
        ("seal", {"A1": "t1", "A2": "t1", "A3": "t1"}, False),
    ],
)
def test_a_card_that_fits_nowhere_may_fit_with_the_mirror_or_the_axe(
    stock: str, pit: dict[str, str], *, magic: bool
) -> None:
    more = nodes(table(1, pit=pit, stocks={0: stock}), Seat(0))["now-more"]

    assert (more.data["places"], more.data["magic"]) == (0, magic)


def test_a_field_says_its_height_its_top_and_what_was_seen_below() -> None:
    state = table(1, pit=LINE)

    assert nodes(state)["field-0"].data | {"below": ()} == {
        "field": "A1",
        "height": 2,
        "tile": say("", tile=state.piles[0][-1]).data["tile"],
        "picked": 0,
        "known": 0,
        "below": (),
    }
    assert nodes(state, recall="notebook")["field-0"].data["known"] == 1
    assert nodes(state)["field-4"].key == "outline-empty"
    assert nodes(set_up(2, 1)[0])["field-0"] == say("outline-covered", field="A1", height=3)


def test_picked_fields_are_marked() -> None:
    pit = {**LINE, "D1": "t1 t1"}
    state, _ = play(table(1, pit=pit, stocks={0: "seal"}), Seal(axe=False), pick("B1"))

    assert [nodes(state)[f"field-{at}"].data["picked"] for at in (0, 1)] == [0, 1]


def test_the_turn_tells_the_card_what_was_dug_and_who_comes_next() -> None:
    state, _ = play(table(1, pit=LINE), dig("A1"))

    assert nodes(state)["card"] == say("outline-card", card=1, squares=3, pattern="XXX", dig=0)
    assert nodes(state)["dug"].key == "outline-dug"
    assert nodes(state)["later"] == say("outline-later", seats=(PlayerName(Seat(1)),), cards=(2,))
    assert "later" not in nodes(replace(state, queue=(Seat(0),)))


@pytest.mark.rule("9.2")
def test_only_ones_own_things_are_listed() -> None:
    state = table(1, stocks={0: "t5 t5 axe", 1: "lion"})

    assert nodes(state, Seat(0))["stock-treasure-5"].data["number"] == 2
    assert "stock-axe" not in nodes(state, Seat(1))
    assert "hand" not in nodes(state)


@pytest.mark.rule("9.3", "9.4")
def test_others_tiles_are_listed_only_in_a_notebook() -> None:
    state = table(1, stocks={0: "t5", 1: "lion star"}, followed={1: "lion"})

    assert nodes(state, Seat(0), "notebook")["hidden-1"].data["number"] == 1
    assert nodes(state, Seat(0), "notebook")["known-1-scroll-lion"].data["number"] == 1
    assert "known-0" not in nodes(state, Seat(0), "notebook")
    assert "known" not in nodes(state, Seat(0))


# All languages


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("recall", ["pure", "notebook"])
def test_a_whole_game_is_told_in_every_language(language: Language, recall: Recall) -> None:
    speaker = Translator(language, [WORDS])
    match = SOLOMON.start(4, "told", recall=recall)
    rng = random.Random(2)
    lines = []
    while not match.is_over:
        seen = audience_view(match, match.pending[0].seat)
        lines += [
            prompt_text(speaker, seen.outline, SOLOMON.names),
            outline_text(speaker, seen.outline.nodes, SOLOMON.names),
            (glance := compact_text(speaker, seen.outline.nodes[1:], SOLOMON.names)),
            offers_text(speaker, seen.offers, SOLOMON.names),
        ]
        assert all(line.strip() for line in glance.splitlines())
        SOLOMON.play_on(match, rng, moves=9)
    text = "\n".join([*lines, log_text(speaker, audience_view(match, None).log, SOLOMON.names)])
    assert match.outcome is not None
    text += outcome_text(speaker, match.outcome, SOLOMON.names)

    assert "⟦" not in text
    assert "$" not in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pit_fits_a_terminal_at_a_glance(language: Language) -> None:
    seen = audience_view(SOLOMON.start(2, "glance"), Seat(0))
    pit = next(node for node in seen.outline.nodes if node.id == "pit")
    lines = compact_text(Translator(language, [WORDS]), [pit], SOLOMON.names, 80).splitlines()

    assert len(lines) == 7
    assert max(len(line) for line in lines) <= 80
