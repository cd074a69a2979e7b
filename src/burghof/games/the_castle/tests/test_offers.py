"""The offers: what a seat may do, and what a move would do."""

from msgspec.structs import replace

from burghof.games.the_castle.model.castle import Entrance, area_named
from burghof.games.the_castle.model.counters import (
    CHARACTERS,
    DWARF,
    MONSTER_CONSTITUTION,
    Figure,
    Monster,
    Spell,
    Treasure,
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
    Propose,
    Refuse,
    Shoot,
    Spare,
)
from burghof.games.the_castle.model.positions import DEAD, wild_in
from burghof.games.the_castle.model.preview import (
    CastlePreview,
    Chances,
    Change,
    Face,
    FightPreview,
    SpellPreview,
    WayPreview,
)
from burghof.games.the_castle.model.state import State
from burghof.games.the_castle.tests.decisions import FIGHTING, FIRST, PICKED, PREPARING
from burghof.games.the_castle.tests.tables import (
    CLERIC,
    FIGHTER,
    RULES,
    THEIRS,
    WIZARD,
    A,
    B,
    advance_to_decision,
    counter_in,
    monster_in,
    play_all,
    table,
)
from burghof.kernel import MessageArg, Seat


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


def test_spells_ways_and_fighters_are_offered_with_what_they_would_do() -> None:
    assert preview(PREPARING, Cast(Spell.TELEPORT)) == SpellPreview(3, 1)
    assert preview(play_all(PREPARING, (A, Done())), Go(area_named("b1"))) == WayPreview(1, 1, 0)
    assert preview(play_all(PREPARING, (A, Done())), Go(area_named("c2"))) == WayPreview(0, 0, 1)
    assert preview(play_all(FIGHTING, (A, Hold())), Fight(Figure(1))) == FightPreview(
        1, 8, (Change("undead", 1),), CLERIC_AGAINST_GHOUL, Chances(100, 0)
    )


def test_a_spell_at_a_shadow_needs_more_and_burns_less() -> None:
    def spells(monster: Monster) -> list[tuple[MessageArg, MessageArg]]:
        at = {"b1": monster}
        state = advance_to_decision(table((WIZARD,), at=("b1",), monsters=at, step="meet"))
        aimed = [Cast(Spell.CHARM, monster_in("b1")), Cast(Spell.FIREBALL, monster_in("b1"))]
        data = [offer.message.data for offer in RULES.offers(state, A, "pure") if offer.move in aimed]
        return [(one["beats"], one["most"]) for one in data]

    assert spells(Monster.GOBLIN) == [(MONSTER_CONSTITUTION[Monster.GOBLIN], 7), (0, 7)]
    assert spells(Monster.SHADOW) == [(MONSTER_CONSTITUTION[Monster.SHADOW] + 1, 6), (0, 6)]


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
    two = replace(known, monster_at=(wild_in(area_named("b1")), *known.monster_at[1:]))
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
