"""Offers: the legal moves with their messages, picks and previews; they contain no more than the view shows."""

from typing import TypeAlias, assert_never

from burghof.games.the_castle.data import TABLES
from burghof.games.the_castle.model.castle import COUNTER_OF, ENTRANCE_AREAS, Area
from burghof.games.the_castle.model.counters import CONSTITUTION, Character, Figure, Spell, Treasure
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
from burghof.games.the_castle.model.object_names import THINGS, whom
from burghof.games.the_castle.model.positions import IN_ROOM, in_pile, princess_with, wild_in
from burghof.games.the_castle.model.preview import CastlePreview, SpellPreview, WayPreview
from burghof.games.the_castle.model.state import State, all_seats_of, constitution, party_of
from burghof.games.the_castle.model.view import View
from burghof.games.the_castle.presenting.fight_preview import fight_preview, hits_left
from burghof.games.the_castle.presenting.way_chances import UNKNOWN, way_values
from burghof.games.the_castle.rules.items import answering_character
from burghof.games.the_castle.rules.possessions import counter_of
from burghof.games.the_castle.rules.rolling import MOST_STRENGTH, is_shadow
from burghof.kernel import Message, MessageArg, Offer, PlayerName, Seat, say

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
            words = say("offer-pick", discipline=discipline, kind=discipline.value, hits=CONSTITUTION[discipline])
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
            return _way(state, view, move)
        case Attack() | Spare() | Against() | Fight():
            return _fight(state, move)
        case Cast() | Acid() | Shoot() | Hold():
            return _strike(state, Seat(view.seat or 0), move)
        case _:
            return _other(state, view, move)


def _area(area: Area) -> tuple[str, ...]:
    return (f"area-{place_of(area)}",)


def _figure(figure: Figure | Character) -> str:
    return f"figure-{figure}"


def _way(state: State, view: View, move: Stop | Go | Leave | GoTo) -> CastleOffer:
    match move:
        case Stop():
            return Offer(move, (), say("offer-stop"))
        case Leave():
            return Offer(move, ("way-out",), say("offer-leave"))
        case Go(area=area):
            preview = way_preview(view, area)
            return Offer(move, _area(area), say("offer-go", **_way_data(state, view, area, preview)), preview)
        case GoTo(area=area):
            preview = way_preview(view, area)
            return Offer(move, _area(area), say("offer-go-to", **_way_data(state, view, area, preview)), preview)
        case _:
            assert_never(move)


def _way_data(state: State, view: View, area: Area, preview: WayPreview) -> dict[str, MessageArg]:
    """Return the values of the sentence about a way: where it leads, and what waits there."""
    return {
        "area": place_of(area),
        "kind": area_kind(area),
        "monsters": preview.monsters,
        "treasures": preview.treasures,
        **way_values(state, view, area),
    }


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
            words = say("offer-against", monster=whom(name_of(state, monster)), left=hits_left(state, monster))
            return Offer(move, (_figure(monster),), words)
        case Fight(fighter=fighter):
            preview = fight_preview(state, fighter)
            tenths = UNKNOWN if preview.chances is None else round(preview.chances.wins / 10)
            name = name_of(state, fighter)
            words = say("offer-fight", name=subject(name), whom=whom(name), left=preview.left, tenths=tenths)
            return Offer(move, (_figure(fighter),), words, preview)
        case _:
            assert_never(move)


def _strike(state: State, seat: Seat, move: Cast | Acid | Shoot | Hold) -> CastleOffer:
    match move:
        case Hold():
            return Offer(move, (), say("offer-hold"))
        case Acid(target=target):
            picks = (_item(state, answering_character(state, seat), Treasure.ACID), _figure(target))
            return Offer(move, picks, say("offer-acid", target=whom(name_of(state, target))))
        case Shoot(target=target):
            picks = (_item(state, answering_character(state, seat), Treasure.PISTOL), _figure(target))
            return Offer(move, picks, say("offer-shoot", target=whom(name_of(state, target))))
        case Cast(spell=spell, target=target):
            chart = TABLES.spells[spell]
            hurts = chart.count("hurts")
            preview = SpellPreview(len(chart) - hurts - chart.count("fails"), hurts)
            if target < 0:
                words = say("offer-cast", spell=spell, kind=spell.value, princess=_has_princess(state, seat))
                return Offer(move, (f"spell-{spell}",), words, preview)
            aim = whom(name_of(state, target))
            weaker = is_shadow(state, target)
            beats = constitution(state, target) + weaker if spell is Spell.CHARM else 0
            most = MOST_STRENGTH - weaker
            words = say("offer-cast-on", spell=spell, kind=spell.value, target=aim, beats=beats, most=most)
            return Offer(move, (f"spell-{spell}", _figure(target)), words, preview)
        case _:
            assert_never(move)


def _has_princess(state: State, seat: Seat) -> bool:
    """Return whether the Princess is with the party of this seat."""
    return state.princess == princess_with(party_of(state, state.owners.index(seat)))


def _item(state: State, character: Figure, item: Treasure) -> str:
    """Return the outline id of a magic item that a character carries."""
    return f"treasure-{counter_of(state, character, item)}"


def _other(state: State, view: View, move: CastleMove) -> CastleOffer:
    match move:
        case Consult(room=room):
            picks = (_item(state, state.preparing[0], Treasure.MEDALLION), *_area(room))
            return Offer(move, picks, say("offer-consult", area=place_of(room)))
        case Look(room=room, what=what):
            return Offer(move, _area(room), say("offer-look", area=place_of(room), what=what))
        case Heal(target=target):
            picks = (_item(state, state.preparing[0], Treasure.HEALING), _figure(target))
            return Offer(move, picks, say("offer-heal", target=whom(name_of(state, target))))
        case Give(item=item, to=to):
            node = _item(state, state.preparing[0], item)
            return Offer(move, (node, _figure(to)), _gift(state, item, to))
        case Gift(counter=counter, to=to):
            words = _gift(state, state.treasures[counter], to)
            return Offer(move, (f"treasure-{counter}", _figure(to)), words)
        case Check(checker=checker, heir=heir):
            name, seen = name_of(state, checker), _seen_treasure(view)
            if checker == heir:
                words = say("offer-check", name=subject(name), whom=whom(name), **seen)
                return Offer(move, (_figure(checker),), words)
            heir_name = whom(name_of(state, Figure(heir)))
            words = say("offer-check-for", name=subject(name), whom=whom(name), heir=heir_name, **seen)
            return Offer(move, (_figure(checker), _figure(heir)), words)
        case TakePile(heir=heir):
            name = name_of(state, Figure(heir))
            return Offer(move, (_figure(heir),), say("offer-take-pile", name=subject(name), whom=whom(name)))
        case DrinkTeleport() | Study() | Wear():
            item, words = TARGETLESS_ITEMS[type(move)]
            return Offer(move, (_item(state, state.preparing[0], item),), words)
        case _:
            return Offer(move, (), say("offer-done") if isinstance(move, Done) else say("offer-decline"))


def _gift(state: State, item: Treasure, to: Character) -> Message:
    """Return the message of a magic item that is offered to an ally."""
    name = name_of(state, Figure(to))
    return say("offer-give", item=THINGS[item], name=subject(name), whom=whom(name))


def _seen_treasure(view: View) -> dict[str, MessageArg]:
    """Return whether this seat has seen the treasure of the room where the party is, and what it is."""
    counter = COUNTER_OF.get(view.companies[view.active].area)
    kind = None if counter is None else view.treasures[counter]
    return {"seen": kind is not None, "what": "" if kind is None else THINGS[kind]}
