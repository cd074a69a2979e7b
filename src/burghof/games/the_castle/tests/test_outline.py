"""The outline and the offers: the current task, the surroundings, and what a move would do."""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import get_args

import pytest
from msgspec.structs import replace

from burghof.games.the_castle.model.area_names import Place
from burghof.games.the_castle.model.castle import AREAS, AreaKind, Entrance, area_named
from burghof.games.the_castle.model.counters import CHARACTERS, DWARF, Figure, Monster, Spell, Treasure
from burghof.games.the_castle.model.events import (
    AllianceProposed,
    BallotOpened,
    Dispelled,
    GoldLost,
    Hurt,
    MonsterCharmed,
    OrderRolled,
    PartyMoved,
    Peeked,
    PrincessStayed,
    SpellCast,
)
from burghof.games.the_castle.model.moves import (
    Accept,
    Acid,
    Against,
    Attack,
    Cast,
    CastleMove,
    Check,
    Decline,
    Done,
    Enter,
    Fight,
    Go,
    Hold,
    Look,
    Pick,
    Propose,
    Refuse,
    Shoot,
    Spare,
    Stop,
)
from burghof.games.the_castle.model.options import Options
from burghof.games.the_castle.model.preview import (
    CastlePreview,
    Chances,
    Change,
    Face,
    FightPreview,
    SpellPreview,
    WayPreview,
)
from burghof.games.the_castle.model.state import DEAD, ON_FLOOR, PILE, State
from burghof.games.the_castle.tests.tables import (
    CLERIC,
    FIGHTER,
    RULES,
    THEIRS,
    WIZARD,
    A,
    B,
    C,
    advance_to_decision,
    charmed_by,
    counter_in,
    monster_in,
    play_all,
    play_all_with_events,
    table,
)
from burghof.kernel import (
    Language,
    Message,
    MessageRef,
    Node,
    PlayerName,
    PublicDecision,
    Recall,
    Seat,
    public_decisions,
    say,
)
from burghof.words.compact import compact_text
from burghof.words.translator import Form, Translator

WORDS = Path(__file__).parents[1] / "words"
WALKING = advance_to_decision(table((FIGHTER,), (CLERIC,), at=("c1", "g1")))
ALLIES = advance_to_decision(table((FIGHTER, CLERIC), (FIGHTER,), at=("c1", "g1")))
PREPARING = advance_to_decision(table((WIZARD,), (CLERIC,), at=("c1", "g1")))
CALM = replace(table((FIGHTER,), (CLERIC,), at=("b1", "b1"), step="meet"), monster_at=(DEAD,) * 36)
FIGHTING = advance_to_decision(table((WIZARD, CLERIC), at=("b1",), monsters={"b1": Monster.GHOUL}, step="meet"))
ACID = advance_to_decision(
    table((FIGHTER,), at=("b1",), treasures={"a1": Treasure.ACID}, carried={"a1": 0}, step="meet")
)
DUEL = play_all(advance_to_decision(table((WIZARD,), (WIZARD,), at=("c1", "c1"), step="meet")), (A, Attack(THEIRS)))
FIRST = replace(RULES.start(Options(), 3), step="pick")
PICKED = play_all(FIRST, (A, Pick(FIGHTER)), (B, Pick(FIGHTER)), (C, Pick(WIZARD)))
ALONE = replace(RULES.start(Options(), 1), step="pick")


def walk(nodes: Iterable[Node]) -> Iterator[tuple[str, Message]]:
    for node in nodes:
        yield node.id, node.message
        yield from walk(node.children)


def messages(state: State, seat: Seat | None = A, recall: Recall = "notebook") -> dict[str, Message]:
    """Return the messages of the outline by node id."""
    return dict(walk(RULES.outline(RULES.view(state, seat, recall)).nodes))


def children(state: State, name: str, seat: Seat | None = A) -> list[str]:
    """Return the ids of the children of a top-level node."""
    (node,) = [node for node in RULES.outline(RULES.view(state, seat, "notebook")).nodes if node.id == name]
    return [child.id for child in node.children]


def preview(state: State, move: CastleMove) -> CastlePreview | None:
    return next(offer.preview for offer in RULES.offers(state, A, "pure") if offer.move == move)


def offered(state: State, seat: Seat = A) -> list[tuple[CastleMove, str]]:
    """Return the offers of a seat: each move with the key of its message."""
    return [(offer.move, offer.message.key) for offer in RULES.offers(state, seat, "pure")]


CLERIC_AGAINST_GHOUL = (
    Face(1, 2, 2, fells=False, kills=False),
    Face(2, 3, 1, fells=False, kills=False),
    Face(3, 4, 1, fells=True, kills=False),
    Face(4, 5, 1, fells=True, kills=False),
    Face(5, 6, 0, fells=True, kills=False),
    Face(5, 7, 0, fells=True, kills=False),
)
"""The effect of each face of the die."""

# The current task

BOTH = (PlayerName(A), PlayerName(B))
MONSTERS = replace(
    FIGHTING, step="round", ballot=None, monster_at=(area_named("b1"), area_named("b1"), *FIGHTING.monster_at[2:])
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
            say("outline-answer", seats=(PlayerName(B), PlayerName(C)), own=False, number=2, seat=PlayerName(A)),
        ),
        (play_all(PICKED, (A, Propose((B,))), (B, Accept())), say("outline-enter", seat=PlayerName(A), own=True)),
        (PREPARING, say("outline-prepare", seat=PlayerName(A), own=True, role=WIZARD, casts=True)),
        (
            play_all(PREPARING, (A, Cast(Spell.ESP)), 5),
            say("outline-look", seat=PlayerName(A), own=True, effect="both"),
        ),
        (play_all(PREPARING, (A, Cast(Spell.TELEPORT)), 5), say("outline-destination", seat=PlayerName(A), own=True)),
        (WALKING, say("outline-vote", seats=(PlayerName(A),), own=True, number=1, moves=2)),
        (ALLIES, say("outline-vote", seats=BOTH, own=True, number=2, moves=2)),
        (play_all(ALLIES, (A, Stop())), say("outline-awaited", seats=(PlayerName(B),))),
        (play_all(DUEL, (A, Hold())), say("outline-chosen")),
        (advance_to_decision(CALM), say("outline-attack", seats=(PlayerName(A),), own=True, number=1)),
        (FIGHTING, say("outline-spells", seats=(PlayerName(A),), own=True, number=1, role=WIZARD)),
        (ACID, say("outline-items", seats=(PlayerName(A),), own=True, number=1, role=FIGHTER)),
        (advance_to_decision(MONSTERS), say("outline-against", seats=BOTH, own=True, number=2)),
        (play_all(FIGHTING, (A, Hold())), say("outline-fighter", seats=BOTH, own=True, number=2)),
        (
            play_all(advance_to_decision(CALM), (A, Spare())),
            say("outline-loot", seats=(PlayerName(A),), own=True, number=1),
        ),
    ],
)
def test_the_first_sentence_says_what_is_to_do(state: State, now: Message) -> None:
    assert messages(state)["now"] == now


def test_others_are_told_who_is_to_act() -> None:
    assert messages(WALKING, B)["now"] == say("outline-vote", seats=(PlayerName(A),), own=False, number=1, moves=2)
    assert messages(PREPARING, None)["now"] == say(
        "outline-prepare", seat=PlayerName(A), own=False, role=WIZARD, casts=True
    )


@pytest.mark.rule("10.5")
def test_everybody_is_told_who_has_voted_but_not_in_a_fight_between_parties() -> None:
    voted, dueling = play_all(ALLIES, (A, Stop())), play_all(DUEL, (A, Hold()))

    assert messages(ALLIES, None)["now"] == say("outline-vote", seats=BOTH, own=False, number=2, moves=2)
    assert messages(voted, None)["now"] == say("outline-vote", seats=(PlayerName(B),), own=False, number=1, moves=2)
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
    assert said["around"] == say("outline-here", area=Place.C1, kind=AreaKind.CORRIDOR)
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
    places = (PILE + area_named("c1"), *start.treasure_at[1:])
    said = messages(advance_to_decision(replace(start, treasure_at=places, princess=ON_FLOOR + area_named("c1"))))

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
    state = charmed_by(advance_to_decision(known), "h1")
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


# Sentences


@pytest.mark.parametrize(
    ("event", "name", "value"),
    [
        (PartyMoved((A, B), Place.C1, AreaKind.CORRIDOR), "number", 2),
        (SpellCast(PlayerName(A), Spell.SPEED, None), "aimed", 0),
        (SpellCast(PlayerName(A), Spell.HEROISM, PlayerName(B)), "aimed", 1),
        (Hurt(Monster.GOBLIN.message_ref, 1, 2), "name", MessageRef("being-goblin")),
        (Hurt(PlayerName(A), 1, 2), "name", PlayerName(A)),
        (MonsterCharmed(Monster.TROLL.message_ref, (A,)), "monster", MessageRef("being-troll")),
        (Peeked((A,), Place.A1, Monster.RAT, None), "seen", (Monster.RAT.message_ref,)),
        (OrderRolled((A, B), (3, 5)), "pips", (3, 5)),
        (AllianceProposed(A, ()), "number", 0),
        (Dispelled(()), "number", 0),
        (GoldLost((Treasure.GOLD_100,)), "number", 1),
    ],
)
def test_a_sentence_knows_what_its_words_need(event: Hurt, name: str, value: object) -> None:
    assert event.message().data[name] == value


def test_an_opened_ballot_says_what_everybody_chose() -> None:
    _, emitted = play_all_with_events(ALLIES, (A, Stop()), (B, Go(area_named("c2"))))

    assert isinstance(emitted[0], BallotOpened)
    assert emitted[0].names == (MessageRef("choice-stop"), Place.C2)
    assert emitted[0].message().data["names"] == (MessageRef("choice-stop"), MessageRef("place-c2"))


# Places


@pytest.mark.parametrize("language", get_args(Language))
def test_every_area_has_a_name_of_its_own_with_its_place_on_the_plan(language: Language) -> None:
    speaker = Translator(language, [WORDS])
    names = {place: speaker.format(Message(place.message_ref.key)) for place in Place}

    assert all(name.endswith(f" ({place})") for place, name in names.items())
    assert len({name.removesuffix(f" ({place})") for place, name in names.items()}) == len(AREAS)


@pytest.mark.parametrize(
    ("language", "moved", "stayed", "offered", "leads"),
    [
        (
            "en",
            "Anna goes to the Raven Room (b1).",
            "The Princess stays in the Cell.",
            "Go to the Raven Room (b1) (a monster is there)",
            "leads to Raven Room (b1) and North-west Crossing (c2)",
        ),
        (
            "de",
            "Anna geht in die Rabenstube (b1).",
            "Die Prinzessin bleibt im Verlies.",
            "In die Rabenstube (b1) gehen (dort ist ein Monster)",
            "führt zu: Rabenstube (b1) und Nordwestkreuzung (c2)",
        ),
        (
            "fr",
            "Anna va dans la Salle du corbeau (b1).",
            "La princesse reste dans le cachot.",
            "Aller dans la Salle du corbeau (b1) (un monstre s’y trouve)",
            "mène à\N{NO-BREAK SPACE}: Salle du corbeau (b1) et Croisée nord-ouest (c2)",
        ),
        (
            "it",
            "Anna va nella Stanza del corvo (b1).",
            "La principessa resta nella cella.",
            "Vai nella Stanza del corvo (b1) (c’è un mostro)",
            "porta a: Stanza del corvo (b1) e Crociera nord-ovest (c2)",
        ),
    ],
)
def test_sentences_offers_and_surroundings_name_areas(
    language: Language, moved: str, stayed: str, offered: str, leads: str
) -> None:
    speaker = Translator(language, [WORDS])

    def said(message: Message) -> str:
        return speaker.format(message, ["Anna", "Ben"])

    (way,) = [offer for offer in RULES.offers(WALKING, A, "pure") if offer.move == Go(area_named("b1"))]

    assert said(PartyMoved((A,), Place.B1, AreaKind.ROOM).message()) == moved
    assert said(PrincessStayed(Place.E4, AreaKind.CELL).message()) == stayed
    assert said(way.message) == offered
    assert said(messages(WALKING)["area-c1"]).endswith(leads)


# Offers


def test_spells_ways_and_fighters_are_offered_with_what_they_would_do() -> None:
    assert preview(PREPARING, Cast(Spell.TELEPORT)) == SpellPreview(3, 1)
    assert preview(play_all(PREPARING, (A, Done())), Go(area_named("b1"))) == WayPreview(1, 1, 0)
    assert preview(play_all(PREPARING, (A, Done())), Go(area_named("c2"))) == WayPreview(0, 0, 1)
    assert preview(play_all(FIGHTING, (A, Hold())), Fight(Figure(1))) == FightPreview(
        1, 8, (Change("undead", 1),), CLERIC_AGAINST_GHOUL, Chances(100, 0)
    )


def test_against_a_party_only_the_own_roll_is_known() -> None:
    state = advance_to_decision(table((WIZARD, CLERIC), (FIGHTER,), at=("c1", "c1"), step="meet"))
    fighting = play_all(state, (A, Attack(THEIRS)), (B, Attack(THEIRS)), (A, Hold()))

    assert preview(fighting, Fight(Figure(0))) == FightPreview(-1, 6, (Change("wizard", -1),))


def test_dwarf_and_elf_roll_as_they_are() -> None:
    rooms, carried = {"a1": Treasure.DWARF}, {"a1": 0}
    at = {"b1": Monster.GOBLIN}
    state = advance_to_decision(
        table((FIGHTER,), at=("b1",), monsters=at, treasures=rooms, carried=carried, step="meet")
    )

    found = preview(play_all(state, (A, Hold())), Fight(Figure(6)))

    assert isinstance(found, FightPreview)
    assert (found.modifier, found.left, found.changes, found.chances) == (0, 5, (), None)
    assert [(face.deals, face.takes) for face in found.faces] == [(0, 3), (1, 2), (1, 1), (1, 0), (2, 0), (3, 0)]


def test_what_can_be_prepared_is_offered() -> None:
    rooms = {
        "a1": Treasure.MEDALLION,
        "a2": Treasure.HEALING,
        "a3": Treasure.TELEPORT,
        "b2": Treasure.PISTOL,
        "b3": Treasure.BOOTS,
    }
    state = advance_to_decision(
        table((FIGHTER, WIZARD), at=("c1",), treasures=rooms, carried=dict.fromkeys(rooms, 0), hits={0: 1})
    )
    uses = ["offer-consult", "offer-heal", "offer-drink-teleport", "offer-study"]
    first = replace(state, rules_version=1)

    assert list(dict.fromkeys(key for _, key in offered(state))) == [*uses, "offer-give", "offer-done"]
    assert list(dict.fromkeys(key for _, key in offered(first))) == [*uses, "offer-wear", "offer-give", "offer-done"]


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


def test_set_up_is_offered() -> None:
    assert [key for _, key in offered(FIRST)] == ["offer-pick"] * 3
    assert offered(PICKED)[:2] == [(Propose(()), "offer-propose-nobody"), (Propose((B,)), "offer-propose")]
    assert offered(play_all(PICKED, (A, Propose((B,)))), B) == [(Accept(), "offer-accept"), (Refuse(), "offer-refuse")]
    assert offered(play_all(PICKED, (A, Propose((B,))), (B, Accept())))[0] == (Enter(Entrance.A), "offer-enter")


def test_acid_pistol_captives_and_attacks_are_offered() -> None:
    rooms = {"a1": Treasure.ACID, "a2": Treasure.PISTOL, "a3": Treasure.DWARF}
    start = table((FIGHTER,), (CLERIC,), at=("b1", "b1"), treasures=rooms, carried=dict.fromkeys(rooms, 0), step="meet")
    known = replace(start, shown=sum(1 << counter_in(room) for room in ("a2", "a3")), marksmen=1)
    calm = replace(known, monster_at=(DEAD,) * 36)
    two = replace(known, monster_at=(area_named("b1"), *known.monster_at[1:]))
    enemy = monster_in("b1")

    assert offered(advance_to_decision(known)) == [
        (Acid(enemy), "offer-acid"),
        (Shoot(enemy), "offer-shoot"),
        (Hold(), "offer-hold"),
    ]
    assert offered(play_all(advance_to_decision(two), (A, Hold()))) == [
        (Against(monster_in("a1")), "offer-against"),
        (Against(enemy), "offer-against"),
    ]
    assert offered(advance_to_decision(replace(calm, step="reward"))) == [
        (Check(Figure(0), CHARACTERS[0]), "offer-check"),
        (Check(DWARF, CHARACTERS[0]), "offer-check-for"),
        (Decline(), "offer-decline"),
    ]
    assert offered(advance_to_decision(calm)) == [(Attack(THEIRS), "offer-attack"), (Spare(), "offer-spare")]
