"""The outline and the offers: what is to do now, what is around, what a move would do."""

from msgspec.structs import replace

from burghof.games.the_castle.model.castle import AreaKind, area_named
from burghof.games.the_castle.model.counters import DWARF, Figure, Monster, Spell, Treasure
from burghof.games.the_castle.model.moves import Cast, CastleMove, Check, Done, Fight, Go, Hold, Stop
from burghof.games.the_castle.model.options import Options
from burghof.games.the_castle.model.preview import CastlePreview, FightPreview, SpellPreview, WayPreview
from burghof.games.the_castle.model.state import State
from burghof.games.the_castle.tests.tables import (
    CLERIC,
    FIGHTER,
    RULES,
    WIZARD,
    A,
    B,
    after,
    begun,
    counter_in,
    monster_in,
    table,
)
from burghof.kernel import Message, Node, Seat, Who, say


def node(state: State, name: str, seat: Seat | None = A) -> Node:
    nodes = list(RULES.outline(RULES.view(state, seat, "notebook")).nodes)
    while nodes[0].id != name:
        nodes = [*nodes[0].children, *nodes[1:]]
    return nodes[0]


def message(state: State, name: str) -> Message:
    return node(state, name).message


def preview(state: State, move: CastleMove) -> CastlePreview | None:
    return next(offer.preview for offer in RULES.offers(state, A, "pure") if offer.move == move)


def test_the_first_sentence_says_what_is_to_do() -> None:
    walking = begun(table((FIGHTER,), (CLERIC,), at=("c1", "g1")))
    preparing = begun(table((WIZARD,), (CLERIC,), at=("c1", "g1")))
    over = replace(walking, step="over", ballot=None)

    assert message(RULES.start(Options(), 2), "now") == say("outline-chance")
    assert message(walking, "now") == say("outline-ballot", step="vote", seats=(Who(A),))
    assert message(preparing, "now") == say("outline-asked", step="prepare", seat=Who(A))
    assert message(over, "now") == say("outline-over")


def test_what_is_next_door_is_named_by_its_area() -> None:
    state = begun(table((FIGHTER,), at=("c1",)))

    assert [way.id for way in node(state, "around").children] == ["way-b1", "way-c2"]
    assert message(state, "around") == say("outline-here", area="c1", kind=AreaKind.CORRIDOR, moves=2)


def test_who_watches_has_no_surroundings() -> None:
    state = begun(table((FIGHTER,), at=("c1",)))

    assert "around" not in [one.id for one in RULES.outline(RULES.view(state, None, "pure")).nodes]


def test_parties_are_in_an_area_outside_out_or_dead() -> None:
    start = table((FIGHTER,), (CLERIC,), (WIZARD,), (FIGHTER,), at=("c1", None, "g1", "g1"), carried={"a1": 0})
    out = replace(start.companies[2], is_out=True)
    state = replace(start, companies=(*start.companies[:2], out, start.companies[3]), dead=8, step="over")

    assert [message(state, f"party-{party}").key for party in range(4)] == [
        "outline-party",
        "outline-party-outside",
        "outline-party-out",
        "outline-party-dead",
    ]


def test_companions_monsters_and_counters_that_a_seat_knows_are_listed() -> None:
    rooms = {"a1": Treasure.DWARF, "a2": Treasure.BOOTS}
    start = table((FIGHTER,), (CLERIC,), at=("b1", "g1"), treasures=rooms, carried=dict.fromkeys(rooms, 0), step="meet")
    known = replace(start, shown=3 << counter_in("a1") | 1 << counter_in("a2"), treasures=start.treasures)
    state = begun(known)

    assert message(state, f"figure-{DWARF}").key == "outline-companion"
    assert message(state, f"treasure-{counter_in('a2')}") == say("outline-carried", what=Treasure.BOOTS, name=Who(A))
    assert message(state, f"figure-{monster_in('b1')}").key == "outline-monster"


def test_spells_ways_and_fighters_are_offered_with_what_they_would_do() -> None:
    wizard = begun(table((WIZARD,), at=("c1",)))
    fight = begun(table((FIGHTER, CLERIC), at=("b1",), monsters={"b1": Monster.GHOUL}, step="meet"))

    assert preview(wizard, Cast(Spell.TELEPORT)) == SpellPreview(3, 1)
    assert preview(after(wizard, (A, Done())), Go(area_named("b1"))) == WayPreview(1, 1, 0)
    assert preview(after(wizard, (A, Done())), Go(area_named("c2"))) == WayPreview(0, 0, 1)
    assert preview(fight, Fight(Figure(1))) == FightPreview(1, 8)


def test_every_move_of_a_long_list_has_words() -> None:
    rooms = {
        "a1": Treasure.MEDALLION,
        "a2": Treasure.HEALING,
        "a3": Treasure.TELEPORT,
        "b2": Treasure.PISTOL,
        "b3": Treasure.BOOTS,
    }
    start = begun(table((FIGHTER, WIZARD), at=("c1",), treasures=rooms, carried=dict.fromkeys(rooms, 0), hits={0: 1}))
    keys = {offer.message.key for offer in RULES.offers(start, A, "pure")}

    assert keys == {
        "offer-consult",
        "offer-heal",
        "offer-drink-teleport",
        "offer-study",
        "offer-wear",
        "offer-give",
        "offer-done",
    }


def test_acid_pistol_captives_and_attacks_are_offered() -> None:
    rooms = {"a1": Treasure.ACID, "a2": Treasure.PISTOL, "a3": Treasure.DWARF}
    start = table((FIGHTER,), (CLERIC,), at=("b1", "b1"), treasures=rooms, carried=dict.fromkeys(rooms, 0), step="meet")
    known = replace(start, shown=sum(1 << counter_in(room) for room in ("a2", "a3")), marksman=0)
    items = begun(known)
    two = replace(
        known, monster_at=tuple(area_named("b1") if at == 0 else place for at, place in enumerate(known.monster_at))
    )
    against = after(begun(two), (A, Hold()))
    loot = begun(replace(known, monster_at=(-1,) * 36, step="reward"))
    attack = begun(replace(known, monster_at=(-1,) * 36, step="meet"))

    assert {offer.message.key for offer in RULES.offers(items, A, "pure")} == {
        "offer-acid",
        "offer-shoot",
        "offer-hold",
    }
    assert {offer.message.key for offer in RULES.offers(against, A, "pure")} == {"offer-against"}
    assert {offer.message.key for offer in RULES.offers(loot, A, "pure")} == {
        "offer-check",
        "offer-check-for",
        "offer-decline",
    }
    assert [offer.message.key for offer in RULES.offers(attack, A, "pure")] == ["offer-attack", "offer-spare"]
    assert Check(DWARF, Figure(0)) in [offer.move for offer in RULES.offers(loot, A, "pure")]  # type: ignore[arg-type]
    assert RULES.offers(after(begun(table((FIGHTER,), (CLERIC,), at=("c1", "g1"))), (A, Stop())), B, "pure")
