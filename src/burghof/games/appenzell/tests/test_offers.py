"""Offers: the preview of a move, as far as recall knows."""

from burghof.games.appenzell.model.moves import AppenzellMove, DrawStart, End, LayTiles
from burghof.games.appenzell.model.options import Options
from burghof.games.appenzell.model.preview import (
    AppenzellPreview,
    EndPreview,
    Gain,
    Loss,
    RunPreview,
    SlidePreview,
    UncoverPreview,
)
from burghof.games.appenzell.model.state import State
from burghof.games.appenzell.model.tile import ALL_TILES, CHEESES
from burghof.games.appenzell.tests.tables import (
    BRIE,
    GOUDA,
    PLAIN,
    ROQUEFORT,
    RULES,
    TRAP,
    enter,
    enter_over,
    field,
    fields,
    play,
    room,
    rooms,
    slide,
    step,
    table,
    uncover,
)
from burghof.kernel import CHANCE, DISCARD, Offer, Recall, Seat


def offer(state: State, move: AppenzellMove, recall: Recall = "pure") -> Offer[AppenzellMove, AppenzellPreview]:
    """Return the offer of this move to the seat to act."""
    return next(offer for offer in RULES.offers(state, state.active, recall) if offer.move == move)


def preview(state: State, move: AppenzellMove, recall: Recall = "pure") -> AppenzellPreview | None:
    """Return the preview of this move for the seat to act."""
    return offer(state, move, recall).preview


def table_with_covered_room() -> State:
    """Return a table at which the room B1 C1 was seen and covered again; the second seat must act."""
    return play(table("A1", "A7", tiles={"B1": GOUDA}), uncover("B1"), End())[0]


def test_uncovering_shows_what_a_notebook_knows_and_pure_recall_does_not() -> None:
    state = play(table_with_covered_room(), End())[0]

    assert preview(state, uncover("B1")) == UncoverPreview(1, (None,))
    assert preview(state, uncover("B1"), "notebook") == UncoverPreview(1, (GOUDA,))
    assert preview(state, uncover("B2"), "notebook") == UncoverPreview(1, (None, None, None))


def test_a_step_tells_its_price_and_way() -> None:
    state = table("A1", "B1")

    assert preview(state, step("A1", "C1")) == RunPreview(2, fields("B1 C1"), None, ends_game=False)
    assert offer(state, step("A1", "C1")).picks == (f"field-{field('A1')}", f"field-{field('C1')}")


def test_a_step_tells_the_cheese_it_brings_and_that_it_ends_the_game() -> None:
    state = table("B1 C2", "G1", tiles={"B1": ROQUEFORT, "B2": ROQUEFORT}, cheeses={0: CHEESES[:3]})
    open_state = table("B1 C2", "G1", tiles={"B1": GOUDA, "B2": GOUDA})

    assert preview(state, step("C2", "B2")) == RunPreview(1, fields("B2"), ROQUEFORT, ends_game=True)
    assert offer(state, step("C2", "B2")).message.key == "offer-step-cheese"
    assert preview(open_state, step("C2", "B2")) == RunPreview(1, fields("B2"), GOUDA, ends_game=False)


def test_a_cheese_already_collected_is_not_promised() -> None:
    state = table("B1 C2", "G1", tiles={"B1": GOUDA, "B2": GOUDA}, cheeses={0: [GOUDA]})

    assert preview(state, step("C2", "B2")) == RunPreview(1, fields("B2"), None, ends_game=False)


def test_entering_tells_its_price() -> None:
    state = table("", "A1 B1", uncovered="D2")

    assert preview(state, enter("G1")) == RunPreview(1, (), None, ends_game=False)
    assert preview(state, enter_over("A1", "C1")) == RunPreview(3, fields("B1 C1"), None, ends_game=False)


def test_entering_over_a_tower_tells_the_cheese_it_brings() -> None:
    state = table("D2", "A1", uncovered="B1", tiles={"B1": BRIE, "D2": BRIE})

    assert preview(state, enter_over("A1", "B1")) == RunPreview(2, fields("B1"), BRIE, ends_game=False)
    assert offer(state, enter_over("A1", "B1")).message.key == "offer-enter-over-cheese"


def test_placing_the_first_mouse_is_free() -> None:
    start = RULES.start(Options(open_castle=True), 2)
    laid = RULES.apply(start, CHANCE, LayTiles(ALL_TILES), DISCARD)
    state = RULES.apply(laid, CHANCE, DrawStart(Seat(0)), DISCARD)

    assert preview(state, enter("A1")) == RunPreview(0, (), None, ends_game=False)


def test_a_slide_tells_who_surely_falls_and_collects() -> None:
    tiles = {"B1": TRAP, "B2": GOUDA, "B3": BRIE, "D4": BRIE}
    state = table("A1", "B2 B4 D4", tiles=tiles, uncovered="B1 B3", spare=PLAIN)

    assert preview(state, slide("north", "B1")) == SlidePreview(
        1, (Loss(Seat(1), field("B2")),), (Gain(Seat(1), BRIE),), ()
    )


def test_a_slide_tells_under_which_mice_an_unknown_tile_comes() -> None:
    state = table("A1", "B4", tiles={"B3": TRAP})

    assert preview(state, slide("north", "B1")) == SlidePreview(1, (), (), fields("B4"))
    assert preview(state, slide("north", "D1")) == SlidePreview(1, (), (), ())


def test_what_a_slide_brings_from_under_a_roof_only_a_notebook_knows() -> None:
    seen, _ = play(table("A1", "B4 G7", tiles={"B3": TRAP}, active=0), uncover("B2"), End())

    assert preview(seen, slide("north", "B1")) == SlidePreview(1, (), (), fields("B4"))
    assert preview(seen, slide("north", "B1"), "notebook") == SlidePreview(1, (Loss(Seat(1), field("B4")),), (), ())


def test_ending_the_turn_tells_what_is_left_and_covered() -> None:
    state = table("A1", "B1", uncovered="B2 D2", points=3)

    assert preview(state, End()) == EndPreview(3, rooms("B2 D2"))
    assert offer(state, End()).picks == ()


def test_many_moves_start_with_few_picks() -> None:
    state = table("A1 C1 D2 E3", "G1", tiles={"B1": GOUDA})
    offers = RULES.offers(state, state.active, "pure")

    assert offer(state, uncover("A2")).picks == ("rooms", f"room-{room('A2')}")
    assert offer(state, slide("north", "B1")).picks == ("spare", "slot-0")
    assert {pick for offer in offers for pick in offer.picks[:1]} == {
        "rooms",
        "spare",
        *(f"field-{mouse}" for mouse in fields("A1 C1 D2 E3")),
    }
