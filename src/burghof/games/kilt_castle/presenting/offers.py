"""Offers: the legal moves with their texts, picks and previews."""

from typing import Literal

from msgspec.structs import replace

from burghof.games.kilt_castle.model.board import (
    LINE_NAMES,
    OPPOSITE_SPACES,
    SPACE_COUNT,
    Field,
    Space,
    field_name,
    side_of,
)
from burghof.games.kilt_castle.model.colour import FloorColour, card_colour
from burghof.games.kilt_castle.model.moves import AnyBuild, Build, BuildOther, KiltMove, Relocate, TakeRoof
from burghof.games.kilt_castle.model.preview import BuildPreview, KiltPreview, RelocatePreview, Site, TakeRoofPreview
from burghof.games.kilt_castle.model.state import BuildingCard, State, owner
from burghof.games.kilt_castle.rules.building import build, count_kinds, floor_colour, legal_sites, other_colour, price
from burghof.games.kilt_castle.rules.ducat_day import incomes
from burghof.games.kilt_castle.rules.relocating import colours_on, why_not_relocate
from burghof.games.kilt_castle.rules.roofing import has_unused_roof, needs_roof, set_roof
from burghof.kernel import DISCARD, Message, Offer, PlayerName, Seat, say

KiltOffer = Offer[KiltMove, KiltPreview]


def offer(state: State, seat: Seat, move: KiltMove) -> KiltOffer:
    """Return the offer of a legal move of the seat to act."""
    match move:
        case Relocate():
            return _relocation(state, seat, move)
        case Build() | BuildOther():
            return _build(state, seat, move)
        case TakeRoof():
            return _roof(state, move)
        case _:
            raise AssertionError("CHANCE has no offers")


def _relocation(state: State, seat: Seat, move: Relocate) -> KiltOffer:
    card = state.cards[move.card]
    source = card.position % SPACE_COUNT
    is_ducat_day = sum(other.position % SPACE_COUNT == source for other in state.cards) == 1
    turned = BuildingCard(card.position, card.outer, card.inner)
    preview = RelocatePreview(colours_on(turned), _sites_for(state, turned, move.to), is_ducat_day)
    words = _relocation_words(state, seat, move, preview)
    return Offer(move, (card_id(move.card), f"space-{move.to}"), words, preview)


def _sites_for(state: State, card: BuildingCard, space: Space) -> tuple[Site, ...]:
    """Return where the first colour of a card could build if the card lay on this space."""
    after = replace(state, row=space, builders=colours_on(card))
    seat = owner(state, card.inner)
    return tuple(Site(field, cost_of(state, seat, field)) for field in legal_sites(after)) if count_kinds(after) else ()


def cost_of(state: State, seat: Seat, field: Field) -> int:
    """Return what building on a field costs."""
    tower = state.towers[field]
    return price(state, seat, tower) if tower else 0


def _relocation_words(state: State, seat: Seat, move: Relocate, preview: RelocatePreview) -> Message:
    """Return the text of a relocation: the card, where it goes, and who builds there then.

    The end of the line is named only if the card may go to both ends.
    """
    first, second = preview.builders[0], preview.builders[-1]
    line, day = LINE_NAMES[move.to], preview.is_ducat_day
    has_both_ends = why_not_relocate(state, seat, Relocate(move.card, OPPOSITE_SPACES[move.to])) is None
    end = side_of(move.to).value if has_both_ends else "none"
    card, builder, builds = card_colour(first, second), PlayerName(owner(state, first)), _builds(state, preview)
    if first is second:
        return say(
            "offer-relocate-single",
            colour=first,
            card_colour=card,
            line=line,
            end=end,
            builds=builds,
            builder=builder,
            day=day,
        )
    return say(
        "offer-relocate-double",
        first=first,
        second=second,
        card_colour=card,
        line=line,
        end=end,
        builds=builds,
        builder=builder,
        builder2=PlayerName(owner(state, second)),
        day=day,
    )


def _builds(state: State, preview: RelocatePreview) -> Literal["nothing", "once", "both", "twice"]:
    """Return what follows a relocation: whether the first colour can build, and whether another player comes next."""
    owners = {owner(state, colour) for colour in preview.builders}
    if not preview.sites:
        return "nothing"
    if len(preview.builders) == 1:
        return "once"
    return "both" if len(owners) > 1 else "twice"


def _build(state: State, seat: Seat, move: AnyBuild) -> KiltOffer:
    tower = state.towers[move.field]
    cost = cost_of(state, seat, move.field)
    payee = owner(state, tower[-1].colour) if cost else None
    roof = roof_after(state, move.field)
    preview = BuildPreview(cost, payee, roof, incomes_after(state, move, roof))
    words = _build_words if other_colour(state) is None else _coloured_build_words
    picks = (field_id(move.field), floor_id(move.crests, is_other=isinstance(move, BuildOther)))
    return Offer(move, picks, words(state, move, preview), preview)


def _build_words(state: State, move: AnyBuild, preview: BuildPreview) -> Message:
    """Return the text of a build: what is built where, and at which price."""
    field, crests, roof = field_name(move.field), move.crests, preview.roof
    height = len(state.towers[move.field])
    if not height:
        return say("offer-build", field=field, crests=crests)
    if preview.payee is None:
        return say("offer-overbuild-own", field=field, crests=crests, height=height, roof=roof)
    payee = PlayerName(preview.payee)
    return say("offer-overbuild", field=field, crests=crests, price=preview.price, payee=payee, roof=roof)


def _coloured_build_words(state: State, move: AnyBuild, preview: BuildPreview) -> Message:
    """Return the text of a build with the colour of the floor, for builders who choose it (4.11)."""
    floor = FloorColour(floor_colour(state, move).value)
    field, crests, roof = field_name(move.field), move.crests, preview.roof
    height = len(state.towers[move.field])
    if not height:
        return say("offer-build-in", floor=floor, field=field, crests=crests)
    if preview.payee is None:
        return say("offer-overbuild-own-in", floor=floor, field=field, crests=crests, height=height, roof=roof)
    price, payee = preview.price, PlayerName(preview.payee)
    return say("offer-overbuild-in", floor=floor, field=field, crests=crests, price=price, payee=payee, roof=roof)


def incomes_after(state: State, move: AnyBuild, roof: Literal["none", "set", "choose"]) -> tuple[int, ...]:
    """Return what a ducat day would pay each seat after a build, with the roof that it sets from beside the board."""
    after = build(state, move, DISCARD)
    return incomes(set_roof(after, state.builders[0], move.field, DISCARD) if roof == "set" else after)


def roof_after(state: State, field: Field) -> Literal["none", "set", "choose"]:
    """Return whether a build on a field needs no roof, sets one, or lets its builder choose one."""
    if not needs_roof(state, state.builders[0], field):
        return "none"
    return "set" if has_unused_roof(state) else "choose"


def _roof(state: State, move: TakeRoof) -> KiltOffer:
    heir = owner(state, state.towers[move.field][-1].colour)
    assert state.fresh is not None, "a roof is moved to the field built on twice"
    target = field_name(state.fresh)
    words = say("offer-take-roof", field=field_name(move.field), target=target, owner=PlayerName(heir))
    return Offer(move, (field_id(move.field),), words, TakeRoofPreview(heir))


def card_id(card: int) -> str:
    """Return the outline id of a building card."""
    return f"card-{card}"


def field_id(field: Field) -> str:
    """Return the outline id of a field."""
    return f"field-{field}"


def floor_id(crests: int, *, is_other: bool = False) -> str:
    """Return the outline id of a kind of floor of the card's colour, or of the builder's other colour."""
    return f"other-{crests}" if is_other else f"floor-{crests}"
