"""Offers: previews and texts of the legal moves."""

from pathlib import Path

import pytest

from burghof.games.kilt_castle.model.board import field_name
from burghof.games.kilt_castle.model.moves import KiltMove, TakeRoof
from burghof.games.kilt_castle.model.options import Options
from burghof.games.kilt_castle.model.preview import BuildPreview, KiltPreview, RelocatePreview, Site, TakeRoofPreview
from burghof.games.kilt_castle.model.state import State
from burghof.games.kilt_castle.presenting.offers import KiltOffer
from burghof.games.kilt_castle.tests.tables import (
    ANY_COLOUR,
    BLUE,
    EMPTY_STOCK,
    GOLD,
    GREEN,
    RED,
    RULES,
    build,
    build_other,
    field,
    play,
    relocate,
    table,
    table_to_build,
    tower,
)
from burghof.kernel import LANGUAGES, Language, Seat
from burghof.words.translator import Translator

WORDS = Path(__file__).parents[1] / "words"
C1 = (Site(field("C1"), 0),)
"""The sites of a card at north 3 while nothing is built."""
NAMES = ("Anna", "Ben", "Cleo", "Dora")
ROOFS = {"C3": tower(BLUE, RED), "E5": tower(BLUE, GOLD)}
"""Two towers that can have the roofs."""
RED_ALONE = {0: "r", 1: "rb rg b g", 2: "bg rn bn", 3: "gn n"}


def all_offers(state: State) -> list[KiltOffer]:
    """Return the offers of the seat to act."""
    return list(RULES.offers(state, RULES.pending(state)[0].seat, "pure"))


def offer_of(state: State, move: KiltMove) -> KiltOffer:
    """Return the offer of this move."""
    return next(offer for offer in all_offers(state) if offer.move == move)


def preview(state: State, move: KiltMove) -> KiltPreview | None:
    """Return the preview of this move."""
    return offer_of(state, move).preview


def sites(state: State, move: KiltMove) -> dict[str, int]:
    """Return the fields where the first builder could build after this relocation, with their prices."""
    emitted = preview(state, move)
    assert isinstance(emitted, RelocatePreview)
    return {field_name(site.field): site.price for site in emitted.sites}


def price_payee_roof(state: State, move: KiltMove) -> tuple[int, Seat | None, str]:
    """Return the price of this build, its payee, and whether a roof would follow."""
    emitted = preview(state, move)
    assert isinstance(emitted, BuildPreview)
    return emitted.price, emitted.payee, emitted.roof


def offer_text(state: State, move: KiltMove, reader: Seat | None = None) -> str:
    """Return the text of this move's offer, for this reader."""
    return Translator("en", [WORDS]).for_reader(reader).format(offer_of(state, move).message, NAMES)


def second_builder(*, roofs: tuple[str, ...] = ()) -> State:
    """Return a table at which blue has built on A1, on a red tower, and gold is to build in the same line."""
    first = table_to_build(BLUE, GOLD, at=0, on=table(towers={"A1": tower(RED), **ROOFS}, roofs=roofs))
    return play(first, build("A1"))[0]


def second_builder_of_the_same_player() -> State:
    """Return a table for two with roofs by colour: blue has built on A1, and green of the same player is to build."""
    by_colour = table(2, towers={"A1": tower(BLUE)}, options=Options(roofs_by_colour=True))
    return table_to_build(GREEN, fresh=("A1", BLUE), on=by_colour)


# Previews


@pytest.mark.rule("3.10")
def test_a_relocation_names_its_builders_as_they_come_once_the_card_is_turned() -> None:
    assert preview(table(), relocate("rb", 2)) == RelocatePreview((BLUE, RED), C1, is_ducat_day=False)
    assert preview(table(), relocate("r", 2)) == RelocatePreview((RED,), C1, is_ducat_day=False)


@pytest.mark.rule("3.11")
def test_the_last_card_of_a_row_brings_a_ducat_day() -> None:
    assert preview(table(rows=RED_ALONE), relocate("r", 2)) == RelocatePreview((RED,), C1, is_ducat_day=True)


@pytest.mark.rule("4.4")
def test_a_relocation_tells_where_its_first_builder_could_build_and_for_how_much() -> None:
    towers = {"C1": tower(RED, BLUE), "C2": tower(RED), "C4": tower(BLUE, GOLD)}
    state = table(towers=towers, roofs=("C2",), purses={1: 1})

    assert sites(state, relocate("rb", 2)) == {"C1": 0, "C3": 0}
    assert sites(state, relocate("r", 2)) == {"C1": 2, "C3": 0, "C4": 2}


@pytest.mark.rule("4.7")
def test_a_relocation_of_a_colour_without_floors_leads_to_no_field() -> None:
    assert sites(table(stocks={BLUE: EMPTY_STOCK}), relocate("rb", 2)) == {}


@pytest.mark.rule("4.11")
def test_where_the_builder_chooses_the_colour_such_a_relocation_leads_to_fields() -> None:
    state = table(2, stocks={BLUE: EMPTY_STOCK}, options=ANY_COLOUR)

    assert sites(state, relocate("rb", 2)) == {"C1": 0}


@pytest.mark.rule("4.11")
def test_a_build_in_the_other_colour_tells_what_a_ducat_day_would_pay_then() -> None:
    state = table_to_build(RED, on=table(2, towers={"B1": tower(GOLD)}, options=ANY_COLOUR))
    own, other = preview(state, build("A1")), preview(state, build_other("A1"))

    assert isinstance(own, BuildPreview)
    assert isinstance(other, BuildPreview)
    assert (own.incomes, other.incomes) == ((2, 0), (2, 0))
    assert preview(table_to_build(RED, on=table(2, options=ANY_COLOUR)), build_other("A1", 2)) == BuildPreview(
        0, None, "none", (3, 0)
    )


@pytest.mark.rule("6.4")
def test_a_build_tells_what_a_ducat_day_would_pay_each_seat_then() -> None:
    state = table_to_build(RED, on=table(towers={"A1": tower(BLUE), "A2": tower((BLUE, 2)), "B1": tower(RED)}))

    after = preview(state, build("A1", 1))

    assert RULES.view(state, Seat(0), "pure").incomes == (1, 4, 0, 0)
    assert isinstance(after, BuildPreview)
    assert after.incomes == (3, 3, 0, 0)


@pytest.mark.rule("6.5")
def test_a_roof_that_would_be_set_counts_for_everybody() -> None:
    after = preview(second_builder(roofs=("C3",)), build("A1"))

    assert isinstance(after, BuildPreview)
    assert after.incomes == (1, 1, 1, 1)


@pytest.mark.rule("4.3")
def test_an_empty_field_costs_nothing() -> None:
    assert price_payee_roof(table_to_build(BLUE, at=0), build("A1", 2)) == (0, None, "none")


@pytest.mark.rule("4.4")
def test_a_tower_of_others_costs_its_height_paid_to_its_owner() -> None:
    state = table_to_build(RED, on=table(towers={"A1": tower(RED, BLUE, BLUE)}))

    assert price_payee_roof(state, build("A1")) == (3, Seat(1), "none")


@pytest.mark.rule("4.5")
def test_ones_own_tower_pays_nobody() -> None:
    state = table_to_build(RED, on=table(towers={"A1": tower(BLUE, RED)}))

    assert price_payee_roof(state, build("A1")) == (0, None, "none")


@pytest.mark.rule("5.2")
def test_building_where_another_has_just_built_sets_a_roof() -> None:
    assert price_payee_roof(second_builder(roofs=("C3",)), build("A1")) == (2, Seat(1), "set")


@pytest.mark.rule("5.3")
def test_with_both_roofs_in_use_it_leads_to_a_choice() -> None:
    assert price_payee_roof(second_builder(roofs=("C3", "E5")), build("A1")) == (2, Seat(1), "choose")


@pytest.mark.rule("5.6")
def test_where_roofs_go_by_colour_ones_own_second_floor_sets_one_for_free() -> None:
    assert price_payee_roof(second_builder_of_the_same_player(), build("A1")) == (0, None, "set")


@pytest.mark.rule("5.1")
def test_anywhere_else_in_the_line_no_roof_follows() -> None:
    assert price_payee_roof(second_builder(), build("A2")) == (0, None, "none")


@pytest.mark.rule("5.5")
def test_taking_a_roof_names_who_gets_the_tower() -> None:
    choosing = play(second_builder(roofs=("C3", "E5")), build("A1"))[0]

    assert preview(choosing, TakeRoof(field("C3"))) == TakeRoofPreview(Seat(0))
    assert preview(choosing, TakeRoof(field("E5"))) == TakeRoofPreview(Seat(2))


# Texts and picks


def test_an_offer_picks_the_card_and_its_space_or_the_field_and_a_floor() -> None:
    choosing = play(second_builder(roofs=("C3", "E5")), build("A1"))[0]

    assert offer_of(table(), relocate("rb", 2)).picks == ("card-3", "space-2")
    assert offer_of(table_to_build(BLUE, at=0), build("A1", 2)).picks == ("field-0", "floor-2")
    assert offer_of(choosing, TakeRoof(field("C3"))).picks == (f"field-{field('C3')}",)


def test_the_sentence_of_a_relocation_says_who_builds_and_whether_a_ducat_day_follows() -> None:
    assert offer_text(table(), relocate("b", 2)) == "Lay the blue card at column C? Ben builds there."
    assert (
        offer_text(table(), relocate("rb", 2))
        == "Lay the red and blue card at column C? Ben builds there first, then Anna."
    )
    assert offer_text(table(rows=RED_ALONE), relocate("r", 2)) == (
        "Lay the red card at column C? Anna builds there. Then a ducat day."
    )


def test_the_sentence_of_a_relocation_speaks_to_its_reader() -> None:
    assert offer_text(table(), relocate("r", 2), Seat(0)) == "Lay your red card at column C? You build there."
    assert offer_text(table(), relocate("rb", 2), Seat(0)) == (
        "Lay the red and blue card at column C? Ben builds there first, then you."
    )
    assert offer_text(table(), relocate("rb", 2), Seat(1)) == (
        "Lay the red and blue card at column C? You build there first, then Anna."
    )


def test_the_sentence_of_a_relocation_says_if_one_player_builds_twice_or_the_first_not_at_all() -> None:
    assert offer_text(table(2), relocate("rg", 2)) == (
        "Lay the red and gold card at column C? Anna builds there twice."
    )
    assert offer_text(table(stocks={BLUE: EMPTY_STOCK}), relocate("rb", 2)) == (
        "Lay the red and blue card at column C? Ben cannot build there."
    )


def test_the_end_of_a_line_is_told_only_where_a_card_may_go_to_both() -> None:
    state = table(rows={0: "r b", 4: "g n rb", 10: "rg bn"})

    assert offer_text(state, relocate("r", 4)) == "Lay the red card at the north end of column E? Anna builds there."
    assert offer_text(state, relocate("r", 10)) == "Lay the red card at the south end of column E? Anna builds there."
    assert offer_text(state, relocate("r", 5)) == "Lay the red card at row 1? Anna builds there."


def test_the_sentence_of_a_build_says_price_payee_and_roof() -> None:
    own = table_to_build(RED, on=table(towers={"A1": tower(BLUE, RED)}))

    assert offer_text(table_to_build(BLUE, at=0), build("A1")) == "Build on A1? It is free."
    assert offer_text(own, build("A1", 1)) == "Build one crest over your tower on A1? It is free."
    assert offer_text(second_builder(), build("A1", 2)) == "Build two crests over Ben on A1? 2 ducats, then a roof."
    assert offer_text(second_builder(roofs=("C3", "E5")), build("A1")) == (
        "Build over Ben on A1? 2 ducats, then a roof."
    )
    assert offer_text(table_to_build(RED, on=table(towers={"A1": tower(BLUE)})), build("A1")) == (
        "Build over Ben on A1? 1 ducat goes to Ben."
    )


def test_the_sentence_of_a_roof_says_whose_its_tower_is_then() -> None:
    choosing = play(second_builder(roofs=("C3", "E5")), build("A1"))[0]

    assert offer_text(choosing, TakeRoof(field("C3"))) == "Move the roof from C3 to A1? Then C3 is Anna’s."
    assert offer_text(choosing, TakeRoof(field("E5")), Seat(2)) == "Move the roof from E5 to A1? Then E5 is yours."


def test_where_the_builder_chooses_the_colour_the_sentence_says_it() -> None:
    towers = {"A1": tower(BLUE), "A2": tower(GOLD)}
    state = table_to_build(RED, on=table(2, towers=towers, options=ANY_COLOUR))

    assert offer_text(state, build("A3")) == "Build a red floor on A3? It is free."
    assert offer_text(state, build_other("A3", 1)) == "Build a gold floor with one crest on A3? It is free."
    assert offer_text(state, build_other("A2")) == "Build gold on your tower A2? It is free."
    assert offer_text(state, build_other("A1")) == "Build gold on A1? 1 ducat goes to Ben."
    assert offer_of(state, build_other("A1", 1)).picks == ("field-0", "other-1")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_offer_is_a_sentence_in_every_language(language: Language) -> None:
    states = [
        table(),
        table(rows=RED_ALONE),
        table_to_build(RED, on=table(towers={"A1": tower(BLUE), "A2": tower(RED)})),
        second_builder(),
        second_builder(roofs=("C3", "E5")),
        play(second_builder(roofs=("C3", "E5")), build("A1"))[0],
        second_builder_of_the_same_player(),
        table_to_build(RED, on=table(2, towers={"A1": tower(BLUE), "A2": tower(RED)}, options=ANY_COLOUR)),
    ]
    speaker = Translator(language, [WORDS])

    said = [speaker.format(offer.message, NAMES) for state in states for offer in all_offers(state)]

    assert not [sentence for sentence in said if "⟦" in sentence or "{" in sentence]
    assert len(set(said)) > len(states)
