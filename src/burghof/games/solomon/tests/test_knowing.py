"""Chapter 9: what each audience knows, and worlds that it cannot tell apart."""

from collections import Counter
from random import Random

import pytest
from msgspec.structs import replace

from burghof.bots.fast_rng import FastRng
from burghof.games.solomon.model.events import (
    CoinsPaid,
    CoinsTaken,
    Dug,
    DugAt,
    FieldPicked,
    HandDealt,
    HandedOver,
    OwnTileAdded,
    Shifted,
    TileShifted,
    TreasurePaid,
    TurnedUp,
    Uncovered,
)
from burghof.games.solomon.model.moves import Add, DealTiles, Default, PayCoins, PayTreasure, SolomonMove
from burghof.games.solomon.model.options import Options
from burghof.games.solomon.model.pattern import Card
from burghof.games.solomon.model.tile import WORTH, Tiles
from burghof.games.solomon.plugin import GAME
from burghof.games.solomon.tests.invariants import invariant
from burghof.games.solomon.tests.scenarios import SOLOMON
from burghof.games.solomon.tests.tables import (
    RULES,
    TILE_BY_SHORT_NAME,
    dig,
    field,
    fields,
    pile,
    play,
    shift,
    table,
    tiles,
    with_pile,
)
from burghof.games.solomon.tests.test_paying import owing_table
from burghof.games.solomon.tests.test_penalty import deal_in_order, unpayable_dig
from burghof.games.solomon.tests.test_setting_up import set_up
from burghof.kernel import CHANCE, DISCARD, PlayerName, Recall, Seat, public_decisions, say
from burghof.kernel.audience_view import log_for

both = pytest.mark.parametrize("recall", ["pure", "notebook"])


def rng(seed: int) -> FastRng:
    return FastRng(Random(seed))


@both
@pytest.mark.rule("9.1")
def test_everybody_sees_tops_heights_supply_and_cards(recall: Recall) -> None:
    state = replace(table(1, pit={"A1": "t1 t2"}, bank=7, supply="t4"), spent=tiles("axe"), lost=tiles("lion"))
    view = RULES.view(state, None, recall)

    assert [tile for at in view.piles for tile in at if tile is not None][-1] == TILE_BY_SHORT_NAME["t2"]
    assert (view.bank, view.supply, view.laid) == (7, tiles("t4"), (1, 2))
    assert (view.spent, view.lost) == (tiles("axe"), 1)


@pytest.mark.rule("9.1", "9.6")
def test_what_is_paid_is_seen_at_that_moment_and_kept_by_no_pure_recall() -> None:
    event = CoinsPaid(Seat(0), 3)

    assert event.is_visible_to(None)
    assert event.for_log("pure") is None


@pytest.mark.rule("9.2", "9.6")
def test_under_pure_recall_only_the_owner_knows_how_much_is_behind_a_screen() -> None:
    state = table(1, seats=3, stocks={0: "t5 lion", 1: "c1"}, followed={0: "t5"}, coins={0: 4, 1: 3})
    views = [RULES.view(state, seat, "pure") for seat in (Seat(0), Seat(1), None)]

    assert [view.coins for view in views] == [(4, None, None), (None, 3, None), (None, None, None)]
    assert [view.numbers for view in views] == [(2, None, None), (None, 1, None), (None, None, None)]
    assert [view.hidden for view in views] == [(1, None, None), (None, 0, None), (None, None, None)]


@pytest.mark.rule("9.7")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_notebook_knows_how_much_is_behind_every_screen(seat: Seat | None) -> None:
    state = table(1, seats=3, stocks={0: "t5 lion", 1: "c1"}, followed={0: "t5"}, coins={0: 4, 1: 3})
    view = RULES.view(state, seat, "notebook")

    assert (view.coins, view.numbers, view.hidden) == ((4, 3, 10), (2, 1, 0), (1, 0, 0))


@pytest.mark.rule("9.7")
def test_what_a_notebook_counts_follows_from_what_all_saw() -> None:
    match = SOLOMON.play_on(SOLOMON.start(4, "counted", recall="notebook"), Random(3), moves=120)
    seen = log_for(match, None)
    paid = sum(event.coins for event in seen if isinstance(event, CoinsPaid) and event.seat == 1)
    taken = sum(event.coins for event in seen if isinstance(event, CoinsTaken) and event.seat == 1)

    assert paid > 0
    assert not any(isinstance(event, HandedOver) and event.seat == 1 for event in seen)
    assert match.game.view(match.state, None, "notebook").coins[1] == 10 - paid + taken


@both
@pytest.mark.rule("9.8", "10.1")
def test_at_the_end_all_screens_are_lifted(recall: Recall) -> None:
    match = SOLOMON.play_on(SOLOMON.start(3, "lifted", recall=recall), Random(1))
    state = match.state
    view = match.game.view(state, None, recall)

    assert view.coins == state.coins
    assert view.numbers == tuple(len(stock) for stock in state.stocks)
    assert view.followed == state.stocks
    assert RULES.view(RULES.determinize(view, rng(1)), None, recall) == view


@pytest.mark.rule("9.6")
def test_version_1_hides_what_is_behind_screens_as_well() -> None:
    state = GAME.rules_by_version[1].start(Options(), 3)
    view = GAME.rules_by_version[1].view(state, Seat(1), "pure")

    assert view.coins == (None, 10, None)
    assert GAME.rules_by_version[1].determinize(view, rng(1)).rules_version == 1


@both
@pytest.mark.rule("9.2")
def test_hand_and_tiles_are_seen_by_their_owner_alone(recall: Recall) -> None:
    state = replace(table(1, stocks={0: "t5"}, followed={0: ""}), hands=((7,), (8,)))
    own, other, nobody = (RULES.view(state, seat, recall) for seat in (Seat(0), Seat(1), None))

    assert (own.stock, own.hand) == (tiles("t5"), (7,))
    assert (other.stock, other.hand, other.followed[0]) == ((), (8,), ())
    assert (nobody.stock, nobody.hand) == ((), ())


@pytest.mark.rule("9.2")
def test_tiles_that_never_lay_on_top_are_known_to_nobody() -> None:
    state, _ = set_up(2)

    assert {at[:3] for at in RULES.view(state, Seat(0), "notebook").piles} == {(None,) * 3}


@pytest.mark.rule("9.3")
def test_pure_recall_forgets_what_is_covered_or_behind_a_screen() -> None:
    state, _ = play(table(1, pit={"A1": "t1 t2", "B1": "c1"}, stocks={1: "t5"}), shift("A1", "B1"))
    view = RULES.view(state, Seat(0), "pure")

    assert view.piles[field("B1")] == (None, TILE_BY_SHORT_NAME["t2"])
    assert (view.followed, view.heap) == (((), ()), ())


@pytest.mark.rule("9.3")
def test_pure_recall_keeps_where_but_not_what() -> None:
    one, two = Seat(0), fields("A1 B1")

    assert Dug(one, two, pile("t1 t2")).for_log("pure") == DugAt(one, two)
    assert TileShifted(one, two[0], two[1], TILE_BY_SHORT_NAME["t1"]).for_log("pure") == Shifted(one, two[0], two[1])
    for event in (
        Uncovered(two, pile("t1 t2")),
        TreasurePaid(one, TILE_BY_SHORT_NAME["t1"]),
        CoinsPaid(one, 3),
        OwnTileAdded((one,), TILE_BY_SHORT_NAME["t1"]),
    ):
        assert event.for_log("pure") is None
        assert event.for_log("notebook") == event


@pytest.mark.rule("9.4")
def test_a_notebook_keeps_covered_tiles_and_what_others_dug() -> None:
    pit = {"A1": "t1", "B1": "t3", "C1": "lion", "F1": "t1 t2", "E1": "c1"}
    state, _ = play(table(1, pit=pit), shift("F1", "E1"), dig("A1"), PayTreasure(1))
    view = RULES.view(state, Seat(1), "notebook")

    assert view.piles[field("E1")] == (TILE_BY_SHORT_NAME["c1"], TILE_BY_SHORT_NAME["t2"])
    assert view.followed[0] == tiles("t3 lion")


@pytest.mark.rule("9.4")
def test_tiles_dealt_face_down_are_kept_in_one_list() -> None:
    state, _ = play(unpayable_dig(3), Default())
    state, _ = deal_in_order(state, "c3 c2 lion")

    for seat in (Seat(0), Seat(1), None):
        view = RULES.view(state, seat, "notebook")
        assert (view.heap, view.hidden, view.lost) == (tiles("c3 c2 lion"), (0, 1, 1), 1)
        assert view.followed == ((), (), ())


@pytest.mark.rule("9.5")
def test_an_added_tile_is_known_to_its_giver_alone_and_clouds_the_giver() -> None:
    state, _ = play(unpayable_dig(5, stock="star t1"), Default(), Add(TILE_BY_SHORT_NAME["star"]))

    assert [RULES.view(state, seat, "notebook").added for seat in (Seat(0), Seat(1), None)] == [
        TILE_BY_SHORT_NAME["star"],
        None,
        None,
    ]
    after = RULES.apply(state, CHANCE, DealTiles(pile("c3 c2 lion star")), DISCARD)
    view = RULES.view(after, Seat(1), "notebook")
    assert (view.followed[0], view.hidden[0], view.stock) == ((), 1, pile("c3"))
    assert view.heap == tiles("t1 c3 c2 lion star")


# Possible leaks


@both
@pytest.mark.rule("6.6", "9.2")
@pytest.mark.parametrize(("coins", "answer"), [(10, PayCoins()), (0, Default())])
def test_nobody_else_can_tell_whether_the_payer_has_the_amulet(recall: Recall, coins: int, answer: SolomonMove) -> None:
    def seen(stock: str, lost: str) -> list[object]:
        """Return all that others receive at each position of the turn: events, open decisions with tokens, views."""
        pit = {"A1": "t1 c2", "B1": "t1 star", "C1": "t1 lion"}
        here = table(1, seats=3, pit=pit, stocks={0: stock}, followed={0: ""}, coins={0: coins}, queue=[0, 1, 2])
        emitted: list[object] = []
        for move in (dig("A1"), answer):
            here = replace(here, lost=tiles(lost))
            here, events = play(here, move)
            emitted.append([event for event in events if event.is_visible_to(Seat(1))])
            emitted += [
                (public_decisions(RULES.pending(here), other), RULES.view(here, other, recall))
                for other in (Seat(1), None)
            ]
        return emitted

    assert seen("amulet", "palm") == seen("palm", "amulet")


@pytest.mark.rule("7.6", "9.4")
def test_handing_over_everything_tells_what_was_behind_the_screen() -> None:
    rich, poor = (
        replace(owing_table(9, coins=1, stock=stock, followed=""), lost=tiles(lost))
        for stock, lost in (("t1", "lion"), ("lion", "t1"))
    )
    assert RULES.view(rich, Seat(1), "notebook") == RULES.view(poor, Seat(1), "notebook")

    emitted = [play(state, Default())[1] for state in (rich, poor)]
    assert [event for events in emitted for event in events if event.reveals] == [
        TurnedUp(Seat(0), TILE_BY_SHORT_NAME["t1"]),
        HandedOver(Seat(0)),
        HandedOver(Seat(0)),
    ]


# Determinization


@both
@pytest.mark.rule("9.2", "9.4")
def test_an_imagined_world_looks_the_same_and_keeps_the_law(recall: Recall) -> None:
    state, _ = set_up(3)
    view = RULES.view(state, Seat(1), recall)
    worlds = [RULES.determinize(view, rng(seed)) for seed in range(10)]

    assert len({world.piles for world in worlds}) == 10
    assert len({world.hands for world in worlds}) == 10
    for world in worlds:
        invariant(world)
        assert RULES.view(world, Seat(1), recall) == view
        assert world.hands[1] == state.hands[1]


@pytest.mark.rule("9.4")
def test_imagined_tiles_dealt_face_down_are_equally_likely_everywhere() -> None:
    full, _ = set_up(3)
    state, _ = play(unpayable_dig(3), Default())
    dealt, _ = deal_in_order(state, "c3 c2 lion")
    # Only the heap of three tiles is hidden: the rest of the 144 lies in the piles, as if nothing had been dug.
    rest = [tile for stack in full.piles for tile in stack]
    for tile in pile("c3 c2 lion"):
        rest.remove(tile)
    piles = tuple(tuple(rest[4 * at : 4 * at + 4]) for at in range(36))
    here = replace(dealt, piles=piles, unseen=(0,) * 36, hands=full.hands, box=full.box, laid=(None, 2, 3), discard=())
    view = RULES.view(here, None, "notebook")
    seen: Counter[Tiles] = Counter(RULES.determinize(view, rng(seed)).stocks[1] for seed in range(900))

    assert set(seen) == {pile("c3"), pile("c2"), pile("lion")}
    assert all(240 < times < 360 for times in seen.values())


@pytest.mark.rule("9.2")
def test_in_an_imagined_ballot_somebody_has_not_chosen() -> None:
    state, _ = set_up(3)
    view = RULES.view(state, Seat(0), "pure")

    ballots = [RULES.determinize(view, rng(seed)).choices for seed in range(30)]
    assert all(ballot is not None and ballot.choices[0] is None for ballot in ballots)
    assert len({ballot.choices for ballot in ballots if ballot is not None}) > 5


@pytest.mark.rule("2.2", "9.6")
def test_until_somebody_has_paid_all_have_the_coins_of_the_start() -> None:
    state, _ = set_up(5)

    assert {RULES.determinize(RULES.view(state, Seat(1), "pure"), rng(seed)).coins for seed in range(5)} == {(8,) * 5}


@pytest.mark.rule("9.6")
def test_then_each_coin_of_the_others_may_be_behind_any_of_their_screens() -> None:
    full, _ = set_up(3)
    state = replace(full, coins=(9, 7, 4), bank=20)
    worlds = [RULES.determinize(RULES.view(state, Seat(0), "pure"), rng(seed)) for seed in range(60)]

    assert {(world.coins[0], sum(world.coins)) for world in worlds} == {(9, 20)}
    assert len({world.coins for world in worlds}) > 5
    assert 4 < sum(world.coins[1] for world in worlds) / 60 < 7


@pytest.mark.rule("9.6")
def test_with_two_players_the_open_supply_tells_what_the_other_has() -> None:
    full, _ = set_up(2)
    state = replace(full, coins=(9, 8), bank=23)

    assert RULES.determinize(RULES.view(state, Seat(0), "pure"), rng(1)).coins == (9, 8)


@pytest.mark.rule("8.3", "9.6")
def test_whoever_is_asked_to_add_a_tile_has_one_in_every_imagined_world() -> None:
    full, _ = set_up(5)
    tops = tuple(stack[3] for stack in full.piles)
    state = replace(
        full,
        phase="add",
        choices=None,
        queue=(Seat(1), Seat(2)),
        laid=(None, full.hands[1][0], full.hands[2][0], None, None),
        hands=tuple(hand[1:] for hand in full.hands),
        discard=tuple(sorted(full.hands[seat][0] for seat in (0, 3, 4))),
        piles=(*(stack[:3] for stack in full.piles[:5]), *full.piles[5:]),
        unseen=(*(2,) * 5, *(3,) * 31),
        dug=tuple(sorted(tops[:3])),
        stocks=((), tops[3:4], tops[4:5], (), ()),
    )
    view = RULES.view(state, Seat(0), "pure")

    for seed in range(20):
        world = RULES.determinize(view, rng(seed))
        invariant(world)
        assert world.stocks[1]
        assert RULES.view(world, Seat(0), "pure") == view


@both
@pytest.mark.rule("7.3")
@pytest.mark.parametrize("owed", [6, 13], ids=["some worlds", "the three dearest tiles of all"])
def test_whoever_has_begun_to_pay_can_pay_it_all_in_every_imagined_world(recall: Recall, owed: int) -> None:
    full, _ = set_up(3)
    tops = sorted((stack[3] for stack in full.piles), key=lambda tile: -WORTH[tile])
    state = replace(
        full,
        phase="pay",
        choices=None,
        queue=(Seat(1), Seat(2)),
        laid=(None, full.hands[1][0], full.hands[2][0]),
        discard=(full.hands[0][0],),
        hands=tuple(hand[1:] for hand in full.hands),
        coins=(20, 0, 0),
        bank=20,
        piles=tuple(stack[:3] for stack in full.piles),
        unseen=(2,) * 36,
        stocks=((), tuple(sorted(tops[:3])), ()),
        lost=tuple(sorted(tops[3:])),
        followed=((), (), ()),
        shifts=3 + owed,
        owed=owed,
        paid=3,
    )
    view = RULES.view(state, Seat(0), recall)

    for seed in range(20):
        world = RULES.determinize(view, rng(seed))
        invariant(world)
        assert RULES.view(world, Seat(0), recall) == view
        assert world.funds(Seat(1)) >= owed


def test_a_pile_in_a_view_is_not_longer_than_it_is() -> None:
    view = RULES.view(with_pile(table(1), "A1", "t1"), None, "pure")

    assert (view.piles[field("A1")], view.piles[field("B1")]) == (pile("t1"), ())


@pytest.mark.rule("2.3", "9.4")
def test_what_is_told_names_cards_and_tiles() -> None:
    hand = HandDealt((Seat(0),), (Card(3), Card(9)))

    assert hand.message() == say("event-hand-dealt", seat=PlayerName(Seat(0)), cards=(3, 9))
    assert FieldPicked(Seat(0), field("B2")).message() == say(
        "event-field-picked", seat=PlayerName(Seat(0)), field="B2"
    )
