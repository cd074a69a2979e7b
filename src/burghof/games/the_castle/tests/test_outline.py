"""The outline: the current task, the surroundings, parties and monsters."""

from typing import get_args

import pytest
from msgspec.structs import replace

from burghof.games.the_castle.model.area_names import Place
from burghof.games.the_castle.model.castle import AreaKind, Entrance, area_named
from burghof.games.the_castle.model.counters import DWARF, Spell, Treasure
from burghof.games.the_castle.model.events import SpellCast
from burghof.games.the_castle.model.moves import Accept, Cast, Hold, Look, Pick, Propose, Spare, Stop
from burghof.games.the_castle.model.options import Options
from burghof.games.the_castle.model.positions import in_pile, princess_in, wild_in
from burghof.games.the_castle.model.state import State
from burghof.games.the_castle.tests.decisions import (
    ACID,
    ALLIES,
    ALONE,
    CALM,
    DUEL,
    FIGHTING,
    FIRST,
    PICKED,
    PREPARING,
    WALKING,
    WORDS,
    messages,
)
from burghof.games.the_castle.tests.tables import (
    CLERIC,
    FIGHTER,
    RULES,
    WIZARD,
    A,
    B,
    C,
    advance_to_decision,
    counter_in,
    monster_in,
    play_all,
    play_all_with_events,
    table,
    with_charmed,
)
from burghof.kernel import (
    Language,
    Message,
    MessageArg,
    MessageRef,
    PlayerName,
    PublicDecision,
    Seat,
    public_decisions,
    say,
)
from burghof.words.compact import compact_text
from burghof.words.translator import Form, Translator


def children(state: State, name: str, seat: Seat | None = A) -> list[str]:
    """Return the ids of the children of a top-level node."""
    (node,) = [node for node in RULES.outline(RULES.view(state, seat, "notebook")).nodes if node.id == name]
    return [child.id for child in node.children]


# The current task


def asked(*seats: Seat, own: bool = True) -> dict[str, MessageArg]:
    """Return the values of a question to these seats; the first of them reads it."""
    names = tuple(map(PlayerName, seats))
    return {"seats": names, "own": own, "number": len(seats), "reader": names[0]}


MONSTERS = replace(
    FIGHTING,
    step="round",
    ballot=None,
    monster_at=(wild_in(area_named("b1")), wild_in(area_named("b1")), *FIGHTING.monster_at[2:]),
)


@pytest.mark.parametrize(
    ("state", "now"),
    [
        (RULES.start(Options(), 2), say("outline-chance")),
        (replace(WALKING, step="over", ballot=None), say("outline-over")),
        (FIRST, say("outline-pick", seat=PlayerName(A), own=True, second=False)),
        (ALONE, say("outline-pick", seat=PlayerName(A), own=True, second=False)),
        (play_all(ALONE, (A, Pick(FIGHTER))), say("outline-pick", seat=PlayerName(A), own=True, second=True)),
        (PICKED, say("outline-ally", seat=PlayerName(A), own=True)),
        (
            play_all(PICKED, (A, Propose((B, C)))),
            say("outline-answer", **asked(B, C, own=False), seat=PlayerName(A)),
        ),
        (play_all(PICKED, (A, Propose((B,))), (B, Accept())), say("outline-enter", seat=PlayerName(A), own=True)),
        (PREPARING, say("outline-prepare", seat=PlayerName(A), own=True, alone=False, role=WIZARD, casts=True)),
        (
            play_all(PREPARING, (A, Cast(Spell.ESP)), 5),
            say("outline-look", seat=PlayerName(A), own=True, effect="both"),
        ),
        (play_all(PREPARING, (A, Cast(Spell.TELEPORT)), 5), say("outline-destination", seat=PlayerName(A), own=True)),
        (WALKING, say("outline-vote", **asked(A), moves=2)),
        (ALLIES, say("outline-vote", **asked(A, B), moves=2)),
        (play_all(ALLIES, (A, Stop())), say("outline-awaited", seats=(PlayerName(B),))),
        (play_all(DUEL, (A, Hold())), say("outline-chosen")),
        (advance_to_decision(CALM), say("outline-attack", **asked(A), others=(PlayerName(B),), present=1)),
        (FIGHTING, say("outline-spells", **asked(A), alone=False, role=WIZARD)),
        (ACID, say("outline-items", **asked(A), alone=True, role=FIGHTER)),
        (advance_to_decision(MONSTERS), say("outline-against", **asked(A, B))),
        (
            play_all(FIGHTING, (A, Hold())),
            say("outline-fighter", **asked(A, B), known=True, foe=MessageRef("whom-ghoul")),
        ),
        (
            play_all(advance_to_decision(CALM), (A, Spare())),
            say("outline-loot", **asked(A), treasure=True, pile=0),
        ),
    ],
)
def test_the_first_sentence_says_what_is_to_do(state: State, now: Message) -> None:
    assert messages(state)["now"] == now


def test_others_are_told_who_is_to_act() -> None:
    assert messages(WALKING, B)["now"] == say("outline-vote", **asked(A, own=False), moves=2)
    assert messages(PREPARING, None)["now"] == say(
        "outline-prepare", seat=PlayerName(A), own=False, alone=False, role=WIZARD, casts=True
    )


@pytest.mark.rule("10.5")
def test_everybody_is_told_who_has_voted_but_not_in_a_fight_between_parties() -> None:
    voted, dueling = play_all(ALLIES, (A, Stop())), play_all(DUEL, (A, Hold()))

    assert messages(ALLIES, None)["now"] == say("outline-vote", **asked(A, B, own=False), moves=2)
    assert messages(voted, None)["now"] == say(
        "outline-vote", **{**asked(B, own=False), "reader": PlayerName(A)}, moves=2
    )
    assert public_decisions(RULES.pending(voted), None) == (
        PublicDecision(A, None, answered=True),
        PublicDecision(B, None),
    )
    assert public_decisions(RULES.pending(dueling), None) == (PublicDecision(A, None), PublicDecision(B, None))
    assert (voted.voted, dueling.voted, play_all(voted, (B, Stop())).voted) == (1, 0, 0)


def test_two_of_a_kind_have_numbers_where_one_seat_plays_both() -> None:
    state = advance_to_decision(table((WIZARD, WIZARD), at=("c1",), seats=1))
    _, emitted = play_all_with_events(state, (A, Cast(Spell.SPEED)), 1)

    assert messages(state)["now"].data["role"] == MessageRef("twin-first-wizard")
    assert emitted[0] == SpellCast(MessageRef("twin-first-wizard"), Spell.SPEED, None)
    assert emitted[0].message().data["name"] == MessageRef("being-first-wizard")


# Surroundings


def test_what_is_next_door_is_named_by_its_area_with_the_way_out() -> None:
    said = messages(WALKING)

    assert children(WALKING, "around") == ["way-b1", "way-c2", "way-out"]
    assert said["around"] == say("outline-here", area=Place.C1, at="c1", kind=AreaKind.CORRIDOR)
    assert said["way-out"] == say("outline-way-out", entrance=Entrance.A)
    assert [said["way-b1"].data[name] for name in ("kind", "hidden", "treasure", "people")] == ["room", 1, 1, 0]


def test_who_stands_outside_sees_what_is_behind_the_entrance() -> None:
    state = advance_to_decision(table((FIGHTER,), (CLERIC,), at=(None, "g1")))

    assert messages(state)["around"] == say("outline-outside", entrance=Entrance.A)
    assert children(state, "around") == ["way-c1"]


def test_who_watches_has_no_surroundings() -> None:
    assert "around" not in messages(WALKING, None)


def test_signs_tell_who_and_what_is_in_an_area() -> None:
    start = table((FIGHTER,), (CLERIC,), at=("c1", "c1"))
    positions = (in_pile(area_named("c1")), *start.treasure_at[1:])
    said = messages(advance_to_decision(replace(start, treasure_at=positions, princess=princess_in(area_named("c1")))))

    assert [said[f"area-{name}"].data["marks"] for name in ("c1", "b1", "c2", "a1")] == ["(A)+♥•@2", "?$", "", "?"]


def test_counters_that_a_seat_has_looked_at_are_listed_for_it_alone() -> None:
    looked = play_all(PREPARING, (A, Cast(Spell.ESP)), 5)
    state = play_all(looked, (A, Look(area_named("a1"), "both")))

    assert children(state, "seen") == ["seen-monster-a1", "seen-treasure-a1"]
    assert "seen" not in messages(state, B)


# Parties and monsters


def test_parties_are_new_in_an_area_outside_out_or_dead() -> None:
    start = table((FIGHTER,), (CLERIC,), (WIZARD,), (FIGHTER,), at=("c1", None, "g1", "g1"), carried={"a1": 0})
    out = replace(start.companies[2], is_out=True)
    state = replace(start, companies=(*start.companies[:2], out, start.companies[3]), dead=8, step="over")

    assert [messages(state)[f"party-{party}"].key for party in range(4)] == [
        "outline-party",
        "outline-party-outside",
        "outline-party-out",
        "outline-party-dead",
    ]
    assert messages(PICKED)["party-0"] == say("outline-party-new", sign="•", seats=(PlayerName(A),), own=True)


def test_companions_monsters_and_counters_that_a_seat_knows_are_listed() -> None:
    rooms = {"a1": Treasure.DWARF, "a2": Treasure.BOOTS, "a3": Treasure.ACID}
    start = table((FIGHTER,), (CLERIC,), at=("b1", "g1"), treasures=rooms, carried=dict.fromkeys(rooms, 0), step="meet")
    known = replace(start, shown=1 << counter_in("a1") | 1 << counter_in("a2"), is_worn=True)
    state = with_charmed(advance_to_decision(known), "h1")
    said = messages(state, B)

    assert said[f"figure-{DWARF}"].key == said[f"figure-{monster_in('h1')}"].key == "outline-companion"
    assert said[f"treasure-{counter_in('a2')}"] == say("outline-carried", what=Treasure.BOOTS, worn=True, loaded=False)
    assert said["covered-0"] == say("outline-covered", number=1)
    assert said[f"figure-{monster_in('b1')}"].key == "outline-monster"


@pytest.mark.parametrize("language", get_args(Language))
def test_a_full_table_fits_a_narrow_terminal_with_a_line_for_each_row(language: Language) -> None:
    party = (FIGHTER, CLERIC, WIZARD, FIGHTER, CLERIC, WIZARD)
    rooms = {"a1": Treasure.BOOTS, "a2": Treasure.MEDALLION, "b1": Treasure.TELEPORT, "b2": Treasure.HEALING}
    start = table(party, at=("c1",), treasures=rooms, carried=dict.fromkeys(rooms, 0), hits={0: 3}, step="walk")
    state = advance_to_decision(replace(start, face_up=2**36 - 1, shown=2**36 - 1, heroic=1, cursed=1, round=60))
    glance = compact_text(
        Translator(language, [WORDS]), RULES.outline(RULES.view(state, A, "pure")).nodes[1:]
    ).splitlines()
    rows = [line.split() for line in glance if line.startswith("  a") and ":" not in line]

    assert max(map(len, glance)) <= 80
    assert [(row[0][:2], len(row)) for row in rows] == [(f"a{number}", 9) for number in range(1, 8)]


@pytest.mark.rule("9.7")
@pytest.mark.parametrize("language", get_args(Language))
def test_without_a_limit_nobody_reads_of_one_until_nothing_new_happens_for_long(language: Language) -> None:
    speaker = Translator(language, [WORDS])
    start = advance_to_decision(table((FIGHTER,), options=Options(rounds=0)))
    still = messages(replace(start, quiet=12))
    texts = [speaker.format(messages(start)["castle"], form=form) for form in get_args(Form)]

    assert "quiet" not in messages(replace(start, quiet=9))
    assert still["quiet"] == say("outline-quiet", rounds=12, left=18)
    assert "18" in speaker.format(still["quiet"])
    assert not any("0" in text for text in texts)
    assert speaker.format(messages(advance_to_decision(table((FIGHTER,))))["castle"]).endswith("60")
