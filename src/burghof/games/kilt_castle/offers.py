"""Offers: the legal moves with their words, their picks and what they would do."""

from typing import Literal

from burghof.games.kilt_castle.model.board import SPACES, Field, field_name, line_of, side_of
from burghof.games.kilt_castle.model.moves import Build, KiltMove, Relocate, TakeRoof
from burghof.games.kilt_castle.model.preview import BuildPreview, KiltPreview, RelocatePreview, TakeRoofPreview
from burghof.games.kilt_castle.model.state import BuildingCard, State, owner
from burghof.games.kilt_castle.rules.building import price
from burghof.games.kilt_castle.rules.relocating import colours_on
from burghof.games.kilt_castle.rules.roofing import has_unused_roof, needs_roof
from burghof.kernel import Message, Offer, Seat, Who, say

KiltOffer = Offer[KiltMove, KiltPreview]


def offer(state: State, seat: Seat, move: KiltMove) -> KiltOffer:
    """The offer of a legal move of the seat to act."""
    match move:
        case Relocate():
            return _relocation(state, move)
        case Build():
            return _build(state, seat, move)
        case TakeRoof():
            return _roof(state, move)
        case _:
            raise AssertionError("chance is offered nothing")


def _relocation(state: State, move: Relocate) -> KiltOffer:
    card = state.cards[move.card]
    source = card.position % SPACES
    is_ducat_day = sum(other.position % SPACES == source for other in state.cards) == 1
    turned = BuildingCard(card.position, card.outer, card.inner)
    preview = RelocatePreview(colours_on(turned), is_ducat_day)
    return Offer(
        move,
        (card_id(move.card), f"space-{move.to}"),
        _relocation_words(move, turned, is_ducat_day=is_ducat_day),
        preview,
    )


def _relocation_words(move: Relocate, turned: BuildingCard, *, is_ducat_day: bool) -> Message:
    """The card by its colours, first the one that would build first."""
    side, line, day = side_of(move.to), line_of(move.to), int(is_ducat_day)
    if turned.inner is turned.outer:
        return say("offer-relocate-single", colour=turned.inner, side=side, line=line, day=day)
    return say("offer-relocate-double", first=turned.inner, second=turned.outer, side=side, line=line, day=day)


def _build(state: State, seat: Seat, move: Build) -> KiltOffer:
    tower = state.towers[move.field]
    cost = price(state, seat, tower) if tower else 0
    payee = owner(state, tower[-1].colour) if cost else None
    roof = _roof_after(state, move.field)
    preview = BuildPreview(cost, payee, roof)
    field, crests = field_name(move.field), move.crests
    if not tower:
        words = say("offer-build", field=field, crests=crests)
    elif payee is None:
        words = say("offer-overbuild-own", field=field, crests=crests, height=len(tower), roof=roof)
    else:
        words = say("offer-overbuild", field=field, crests=crests, price=cost, payee=Who(payee), roof=roof)
    return Offer(move, (field_id(move.field), f"floor-{move.crests}"), words, preview)


def _roof_after(state: State, field: Field) -> Literal["none", "set", "choose"]:
    if not needs_roof(state, state.builders[0], field):
        return "none"
    return "set" if has_unused_roof(state) else "choose"


def _roof(state: State, move: TakeRoof) -> KiltOffer:
    heir = owner(state, state.towers[move.field][-1].colour)
    words = say("offer-take-roof", field=field_name(move.field), owner=Who(heir))
    return Offer(move, (field_id(move.field),), words, TakeRoofPreview(heir))


def card_id(card: int) -> str:
    """The outline's name for a building card."""
    return f"card-{card}"


def field_id(field: Field) -> str:
    """The outline's name for a field."""
    return f"field-{field}"
