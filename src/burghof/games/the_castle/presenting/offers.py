"""Offers: the legal moves with their messages, picks and previews; they contain no more than the view shows."""

from typing import TypeAlias, assert_never

from burghof.games.the_castle.data import TABLES
from burghof.games.the_castle.model.castle import COUNTER_OF, ENTRANCE_AREAS, Area
from burghof.games.the_castle.model.counters import CONSTITUTION, Character, Figure, Treasure
from burghof.games.the_castle.model.figure_names import area_kind, name_of, place_of, subject
from burghof.games.the_castle.model.moves import (
    Accept,
    Acid,
    Against,
    Attack,
    Cast,
    CastleMove,
    Check,
    Consult,
    Done,
    DrinkTeleport,
    Enter,
    Fight,
    Gift,
    Give,
    Go,
    GoTo,
    Heal,
    Hold,
    Leave,
    Look,
    Pick,
    Propose,
    Refuse,
    Shoot,
    Spare,
    Stop,
    Study,
    TakePile,
    Wear,
)
from burghof.games.the_castle.model.positions import IN_ROOM, in_pile, wild_in
from burghof.games.the_castle.model.preview import CastlePreview, SpellPreview, WayPreview
from burghof.games.the_castle.model.state import State, all_seats_of
from burghof.games.the_castle.model.view import View
from burghof.games.the_castle.presenting.fight_preview import fight_preview
from burghof.games.the_castle.rules.items import answering_character
from burghof.games.the_castle.rules.possessions import counter_of
from burghof.kernel import Message, Offer, PlayerName, Seat, say

CastleOffer: TypeAlias = Offer[CastleMove, CastlePreview]

TARGETLESS_ITEMS: dict[type[CastleMove], tuple[Treasure, Message]] = {
    DrinkTeleport: (Treasure.TELEPORT, say("offer-drink-teleport")),
    Study: (Treasure.PISTOL, say("offer-study")),
    Wear: (Treasure.BOOTS, say("offer-wear")),
}
"""The items that are used without a target, with the message of the offer."""


def offer(state: State, view: View, move: CastleMove) -> CastleOffer:
    """Return the offer of a legal move of the view's seat."""
    match move:
        case Pick(discipline=discipline):
            words = say("offer-pick", discipline=discipline, hits=CONSTITUTION[discipline])
            return Offer(move, (f"discipline-{discipline}",), words)
        case Propose(seats=seats):
            words = say("offer-propose", seats=tuple(map(PlayerName, seats))) if seats else say("offer-propose-nobody")
            return Offer(move, tuple(f"seat-{seat}" for seat in seats), words)
        case Accept():
            return Offer(move, (), say("offer-take") if state.step == "gift" else say("offer-accept"))
        case Refuse():
            return Offer(move, (), say("offer-take-not") if state.step == "gift" else say("offer-refuse"))
        case Enter(entrance=entrance):
            words = say("offer-enter", entrance=entrance, area=place_of(ENTRANCE_AREAS[entrance]))
            return Offer(move, (f"entrance-{entrance}",), words)
        case Stop() | Go() | Leave() | GoTo():
            return _way(view, move)
        case Attack() | Spare() | Against() | Fight():
            return _fight(state, move)
        case Cast() | Acid() | Shoot() | Hold():
            return _strike(state, Seat(view.seat or 0), move)
        case _:
            return _other(state, move)


def _area(area: Area) -> tuple[str, ...]:
    return (f"area-{place_of(area)}",)


def _figure(figure: Figure | Character) -> str:
    return f"figure-{figure}"


def _way(view: View, move: Stop | Go | Leave | GoTo) -> CastleOffer:
    match move:
        case Stop():
            return Offer(move, (), say("offer-stop"))
        case Leave():
            return Offer(move, ("way-out",), say("offer-leave"))
        case Go(area=area):
            preview = way_preview(view, area)
            words = say("offer-go", area=place_of(area), kind=area_kind(area), monsters=preview.monsters)
            return Offer(move, _area(area), words, preview)
        case GoTo(area=area):
            preview = way_preview(view, area)
            words = say("offer-go-to", area=place_of(area), kind=area_kind(area), monsters=preview.monsters)
            return Offer(move, _area(area), words, preview)
        case _:
            assert_never(move)


def way_preview(view: View, area: Area) -> WayPreview:
    """Return the preview of what is seen in an area."""
    monsters = view.monster_at.count(wild_in(area))
    treasures = view.treasure_at.count(in_pile(area))
    treasures += area in COUNTER_OF and view.treasure_at[COUNTER_OF[area]] == IN_ROOM
    return WayPreview(monsters, treasures, 0 if monsters else max(0, view.moves_left - 1))


def _fight(state: State, move: Attack | Spare | Against | Fight) -> CastleOffer:
    match move:
        case Spare():
            return Offer(move, (), say("offer-spare"))
        case Attack(party=party):
            seats = tuple(PlayerName(seat) for seat in all_seats_of(state, party))
            return Offer(move, (f"party-{party}",), say("offer-attack", seats=seats))
        case Against(monster=monster):
            return Offer(move, (_figure(monster),), say("offer-against", monster=name_of(state, monster)))
        case Fight(fighter=fighter):
            preview = fight_preview(state, fighter)
            words = say("offer-fight", name=subject(name_of(state, fighter)), left=preview.left)
            return Offer(move, (_figure(fighter),), words, preview)
        case _:
            assert_never(move)


def _strike(state: State, seat: Seat, move: Cast | Acid | Shoot | Hold) -> CastleOffer:
    match move:
        case Hold():
            return Offer(move, (), say("offer-hold"))
        case Acid(target=target):
            picks = (_item(state, answering_character(state, seat), Treasure.ACID), _figure(target))
            return Offer(move, picks, say("offer-acid", target=name_of(state, target)))
        case Shoot(target=target):
            picks = (_item(state, answering_character(state, seat), Treasure.PISTOL), _figure(target))
            return Offer(move, picks, say("offer-shoot", target=name_of(state, target)))
        case Cast(spell=spell, target=target):
            chart = TABLES.spells[spell]
            hurts = chart.count("hurts")
            preview = SpellPreview(len(chart) - hurts - chart.count("fails"), hurts)
            if target < 0:
                return Offer(move, (f"spell-{spell}",), say("offer-cast", spell=spell), preview)
            words = say("offer-cast-on", spell=spell, target=name_of(state, target))
            return Offer(move, (f"spell-{spell}", _figure(target)), words, preview)
        case _:
            assert_never(move)


def _item(state: State, character: Figure, item: Treasure) -> str:
    """Return the outline id of a magic item that a character carries."""
    return f"treasure-{counter_of(state, character, item)}"


def _other(state: State, move: CastleMove) -> CastleOffer:
    match move:
        case Consult(room=room):
            picks = (_item(state, state.preparing[0], Treasure.MEDALLION), *_area(room))
            return Offer(move, picks, say("offer-consult", area=place_of(room)))
        case Look(room=room, what=what):
            return Offer(move, _area(room), say("offer-look", area=place_of(room), what=what))
        case Heal(target=target):
            picks = (_item(state, state.preparing[0], Treasure.HEALING), _figure(target))
            return Offer(move, picks, say("offer-heal", target=name_of(state, target)))
        case Give(item=item, to=to):
            node = _item(state, state.preparing[0], item)
            words = say("offer-give", item=item, name=name_of(state, Figure(to)))
            return Offer(move, (node, _figure(to)), words)
        case Gift(counter=counter, to=to):
            words = say("offer-give", item=state.treasures[counter], name=name_of(state, Figure(to)))
            return Offer(move, (f"treasure-{counter}", _figure(to)), words)
        case Check(checker=checker, heir=heir):
            name = subject(name_of(state, checker))
            if checker == heir:
                return Offer(move, (_figure(checker),), say("offer-check", name=name))
            words = say("offer-check-for", name=name, heir=name_of(state, Figure(heir)))
            return Offer(move, (_figure(checker), _figure(heir)), words)
        case TakePile(heir=heir):
            name = subject(name_of(state, Figure(heir)))
            return Offer(move, (_figure(heir),), say("offer-take-pile", name=name))
        case DrinkTeleport() | Study() | Wear():
            item, words = TARGETLESS_ITEMS[type(move)]
            return Offer(move, (_item(state, state.preparing[0], item),), words)
        case _:
            return Offer(move, (), say("offer-done") if isinstance(move, Done) else say("offer-decline"))
