"""Reviews of finished games: choices, turning points, luck and skill."""

from collections.abc import Callable
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import convert

from burghof.bots.analysis.analyse import analyse
from burghof.bots.analysis.choices import find_choices
from burghof.bots.analysis.review import MAX_TURNING_POINTS, MIN_SWING, Review, hide_choices, make_review
from burghof.bots.analysis.verdict import SIGNIFICANCE_SE, JudgedMove, Verdict
from burghof.bots.coach.explain import Explanation
from burghof.bots.roster import BOT_FACTORIES
from burghof.bots.search import SearchConfig
from burghof.games.kilt_castle.plugin import GAME as KILT
from burghof.games.the_castle.plugin import GAME as CASTLE
from burghof.kernel import (
    AnyMatch,
    AnyPlugin,
    Offer,
    Outcome,
    Player,
    Seat,
    find_games,
    new_match,
    parse_rulebook,
    say,
)
from burghof.testkit.tests.pocket.cellar.plugin import GAME as CELLAR
from burghof.testkit.tests.pocket.memory.model import Place, State, Turn
from burghof.testkit.tests.pocket.memory.plugin import GAME as MEMORY
from burghof.testkit.tests.pocket.sealed_bids.plugin import GAME as BIDS

ANNA, BEN = Seat(0), Seat(1)
TOLERANCE = 1e-9


def start_match(plugin: AnyPlugin, seats: int, seed: str = "1", **options: object) -> AnyMatch:
    players = [Player(f"Player {seat}") for seat in range(seats)]
    match = new_match(plugin, convert(options, plugin.types.options), players, seed)
    match.open()
    return match


def play_out(plugin: AnyPlugin, seats: int, bot: str = "random", seed: str = "1") -> AnyMatch:
    """Play a whole match between bots of one kind."""
    match = start_match(plugin, seats, seed)
    bots = [BOT_FACTORIES[bot](plugin, 1, Random(f"{seed}/{seat}")) for seat in range(seats)]
    while not match.is_over:
        decision = next(decision for decision in match.pending if not decision.answered)
        seat, game = decision.seat, match.game
        move = bots[seat].choose(game.view(match.state, seat, "notebook"), game.legal_moves(match.state, seat))
        match.play(seat, move, decision.token)
    return match


def review_match(match: AnyMatch, iterations: int = 8, seed: str = "1") -> Review:
    review = analyse(match, SearchConfig(iterations), seed)
    assert review is not None
    return review


def assert_invariants(review: Review) -> None:
    """Check the invariants of a review.

    The chances sum to one at every choice. Fair part, luck and skill of a seat sum to its result. Luck and skill each
    sum to zero over all seats.
    """
    assert all(sum(chances) == pytest.approx(1, abs=TOLERANCE) for chances in review.band)
    assert all(
        ledger.start + ledger.luck + ledger.skill == pytest.approx(ledger.result, abs=TOLERANCE)
        for ledger in review.ledgers
    )
    assert sum(ledger.luck for ledger in review.ledgers) == pytest.approx(0, abs=TOLERANCE)
    assert sum(ledger.skill for ledger in review.ledgers) == pytest.approx(0, abs=TOLERANCE)
    assert all(verdict.loss >= 0 for verdict in review.verdicts)
    assert len(review.turning_points) <= MAX_TURNING_POINTS
    assert all(abs(turn.swing) >= MIN_SWING for turn in review.turning_points)


@pytest.mark.parametrize("plugin", [CELLAR, MEMORY, BIDS, KILT], ids=lambda plugin: plugin.card.id)
def test_luck_and_skill_add_up_to_the_result_and_cancel_out(plugin: AnyPlugin) -> None:
    for seats in plugin.card.seats[:2]:
        review = review_match(play_out(plugin, seats), 4)

        assert len(review.band) == len(review.verdicts) + 2
        assert_invariants(review)


def judged_move(chances: tuple[float, ...], error: float) -> JudgedMove:
    shares = tuple(chance / sum(chances) for chance in chances)
    why = Explanation("1.1", say("any-reason"))
    return JudgedMove(Offer(None, (), say("any-move")), (), shares, error, why=why)


@st.composite
def reviews(draw: st.DrawFn) -> Review:
    """Generate reviews of arbitrary verdicts."""
    seats = draw(st.integers(2, 5))
    chances = st.tuples(*[st.floats(0.01, 1)] * seats)
    verdicts = []
    for entry in range(draw(st.integers(0, 6))):
        seat = Seat(draw(st.integers(0, seats - 1)))
        one, other = [judged_move(draw(chances), draw(st.floats(0, 0.2))) for _ in range(2)]
        played, better = sorted((one, other), key=lambda each: each.chances[seat])
        is_known = draw(st.booleans())
        verdicts.append(Verdict(entry, seat, 2, draw(st.booleans()), played, better if is_known else None, ()))
    ranks = draw(st.tuples(*[st.integers(1, 3)] * seats))
    return make_review(seats, verdicts, Outcome(ranks, (), say("over")), ends_with_luck=draw(st.booleans()))


@given(reviews())
def test_the_laws_hold_whatever_the_verdicts_are(review: Review) -> None:
    assert_invariants(review)


@given(reviews(), st.sets(st.integers(0, 4)))
def test_of_seats_that_are_not_judged_only_the_chances_are_told(review: Review, seats: set[int]) -> None:
    result = hide_choices(review, seats)

    assert result.band == review.band
    assert [one.best.chances for one in result.verdicts] == [one.best.chances for one in review.verdicts]
    hidden = [verdict for verdict in result.verdicts if verdict.seat in seats]
    assert not [verdict for verdict in hidden if verdict.loss or verdict.tried or verdict.played.why]
    assert {turn.seat for turn in result.turning_points}.isdisjoint(seats)
    assert {ledger.seat for ledger in result.ledgers}.isdisjoint(seats)
    assert [verdict for verdict in result.verdicts if verdict.seat not in seats] == [
        verdict for verdict in review.verdicts if verdict.seat not in seats
    ]


@given(reviews())
def test_no_difference_within_its_noise_is_told(review: Review) -> None:
    result = [review.verdicts[turn.at] for turn in review.turning_points if review.verdicts[turn.at].better]

    assert all(verdict.loss >= SIGNIFICANCE_SE * verdict.loss_error for verdict in result)


@pytest.mark.parametrize("plugin", [CELLAR, MEMORY, KILT], ids=lambda plugin: plugin.card.id)
def test_a_move_is_called_better_only_if_it_is_by_more_than_the_noise(plugin: AnyPlugin) -> None:
    review = review_match(play_out(plugin, 2), 12)

    assert all(verdict.loss > SIGNIFICANCE_SE * verdict.loss_error for verdict in review.verdicts if verdict.better)


def test_the_clauses_say_what_a_move_does_at_once() -> None:
    rules = parse_rulebook((find_games()["kilt-castle"].folder / "RULES.md").read_text(encoding="utf-8"))

    cited = [verdict.played.clauses for verdict in review_match(play_out(KILT, 2), 2).verdicts]

    assert "3.2" in cited[0], "the first choice is which card to relocate"
    assert {clause for clauses in cited for clause in clauses} <= rules.numbers
    assert all(len(set(clauses)) == len(clauses) for clauses in cited)


def test_a_better_move_is_explained_with_a_reason_of_the_game_and_no_other_move() -> None:
    keys = {f"hint-{key}" for key in ("grows", "can-grow", "no-day", "free", "cheapest", "crests", "paid-day")}

    verdicts = review_match(play_out(KILT, 2), 40).verdicts

    better = [verdict.better.why for verdict in verdicts if verdict.better and verdict.better.why]
    assert keys & {why.message.key for why in better}
    assert not [verdict for verdict in verdicts if verdict.better is None and verdict.played.why]


def test_without_chance_and_secrets_all_but_the_deal_is_skill() -> None:
    review = review_match(play_out(KILT, 2))

    assert [ledger.luck for ledger in review.ledgers] == pytest.approx(
        [after - before for before, after in zip(review.band[0], review.band[1], strict=True)]
    )
    assert {ledger.error for ledger in review.ledgers} == {review.verdicts[0].best.error}, "that of the first chance"


@given(st.tuples(st.booleans(), st.booleans()), st.floats(0, 0.2), st.floats(0, 0.2))
def test_luck_is_as_unsure_as_the_chances_it_begins_and_ends_at(
    luck: tuple[bool, bool], first: float, second: float
) -> None:
    comes, goes = luck
    known = [
        Verdict(0, ANNA, 2, fortune=True, played=judged_move((0.5, 0.5), first), better=None, tried=()),
        Verdict(1, BEN, 2, fortune=comes, played=judged_move((0.6, 0.4), second), better=None, tried=()),
    ]

    anna, ben = make_review(2, known, Outcome((1, 2), (), say("over")), ends_with_luck=goes).ledgers

    begun, ended = first**2 * (not comes), second**2 * (comes != goes)
    assert anna.error == ben.error == pytest.approx((begun + ended) ** 0.5)


def test_a_lone_player_has_the_castle_against_it() -> None:
    review = review_match(play_out(CASTLE, 1), 2)

    assert {len(chances) for chances in review.band} == {2}
    (alone,) = review.ledgers
    assert alone.start + alone.luck + alone.skill == pytest.approx(alone.result)
    assert alone.start == review.band[1][0]


def known_pairs(state: State) -> dict[int, list[Place]]:
    """Return the places of each face; no player can see them."""
    return {face: [Place(at) for at, tile in enumerate(state.tiles) if tile == face] for face in set(state.tiles)}


def test_a_won_position_given_away_is_a_turning_point_with_the_better_move_named() -> None:
    match = start_match(MEMORY, 2, pairs=3)
    (a1, a2), (b1, b2), (c1, _) = known_pairs(match.state).values()
    line = [(ANNA, a1), (ANNA, b1), (BEN, c1), (BEN, b2), (ANNA, b1), (ANNA, b2), (ANNA, a2), (ANNA, c1)]
    for seat, place in [*line, (BEN, a1), (BEN, a2)]:
        match.play(seat, Turn(place), match.pending[0].token)
    assert match.outcome is not None
    assert match.outcome.winners == (BEN,)

    review = review_match(match, 60)

    turn = max(review.turning_points, key=lambda turn: abs(turn.swing))
    verdict = review.verdicts[turn.at]
    assert (turn.seat, verdict.played.offer.move) == (ANNA, Turn(c1))
    assert verdict.better is not None
    assert verdict.better.offer.move == Turn(a1)
    assert turn.swing < -0.5


def test_the_same_seed_says_the_same_and_a_stopped_analysis_says_nothing() -> None:
    match = play_out(MEMORY, 2)

    assert review_match(match) == review_match(match)
    result: list[int] = []

    def goes_on(done: int, total: int) -> bool:
        result.append(done)
        return done < min(total, 1)

    assert analyse(match, SearchConfig(4), "1", goes_on) is None
    assert result == [0, 1]


def test_what_was_taken_back_or_forced_is_no_question() -> None:
    match = start_match(MEMORY, 2, pairs=3)
    first, second, *_ = [Place(at) for at in range(6)]
    match.play(ANNA, Turn(first), match.pending[0].token)
    match.take_back(match.position - 1, (ANNA, BEN))
    match.play(ANNA, Turn(second), match.pending[0].token)
    bots = [BOT_FACTORIES["random"](MEMORY, 1, Random(seat)) for seat in range(2)]
    while not match.is_over:
        seat = match.pending[0].seat
        move = bots[seat].choose(None, MEMORY.newest_rules.legal_moves(match.state, seat))
        match.play(seat, move, match.pending[0].token)

    asked = find_choices(match).choices

    assert asked[0].move == Turn(second)
    assert all(question.choices > 1 for question in asked)


def test_who_has_given_up_cannot_win_and_is_not_judged_any_more() -> None:
    match = start_match(KILT, 3)
    bot = BOT_FACTORIES["random"](KILT, 1, Random(1))

    def plays_until(end: Callable[[], bool]) -> None:
        while not end():
            decision = match.pending[0]
            match.play(
                decision.seat, bot.choose(None, match.game.legal_moves(match.state, decision.seat)), decision.token
            )

    plays_until(lambda: match.position > 20)
    given_up = match.position
    match.forfeit(ANNA, "resigned")
    plays_until(lambda: match.is_over)

    review = review_match(match, 2)

    later = [verdict for verdict in review.verdicts if verdict.entry > given_up]
    assert len(later) > 3
    assert {verdict.seat for verdict in later} == {Seat(1), Seat(2)}
    assert {verdict.best.chances[ANNA] for verdict in later} == {0.0}
    assert_invariants(review)


def test_a_seat_that_gives_up_gives_up_by_choice() -> None:
    match = start_match(MEMORY, 2)
    match.play(ANNA, Turn(Place(0)), match.pending[0].token)
    match.forfeit(ANNA, "resigned")

    review = review_match(match)

    assert_invariants(review)
    assert review.ledgers[ANNA].result == 0
    assert review.ledgers[ANNA].luck == pytest.approx(review.band[1][ANNA] - review.band[0][ANNA])
