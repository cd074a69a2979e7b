"""The kit catches violations of the contract that are not leaks."""

import pytest
from msgspec.structs import replace

from burghof.kernel import Audience, OptionCard, Recall, Rng
from burghof.testkit import AnyTrial, ContractError, KernelOutputs
from burghof.testkit.card import check_card, check_options, check_start_states
from burghof.testkit.codec import check_codec
from burghof.testkit.legality import check_legality
from burghof.testkit.other_process import check_other_process
from burghof.testkit.outputs import AnyGame
from burghof.testkit.play import check_play
from burghof.testkit.takeback import check_take_back
from burghof.testkit.tests import planted_bids as bids
from burghof.testkit.tests import planted_codec as codec
from burghof.testkit.tests import planted_faults as faults
from burghof.testkit.tests import planted_match as match
from burghof.testkit.tests.planting import with_options, with_rules
from burghof.testkit.tests.pocket.memory.model import AnyEvent
from burghof.testkit.tests.pocket.memory.twin import TRIAL as MEMORY
from burghof.testkit.tests.pocket.sealed_bids.model import BidsState, Options
from burghof.testkit.tests.pocket.sealed_bids.twin import TRIAL as BIDS
from burghof.testkit.two_worlds import check_two_worlds
from burghof.testkit.world import ForkedWorld

ROUNDS = BIDS.plugin.card.options[0]
FEW_STEPS = 500
"""Maximum number of steps; more than a game of sealed bids has."""


@pytest.fixture(autouse=True)
def few_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lower the cap, so that a game that never ends is detected sooner."""
    for module in ("random_games", "takeback"):
        monkeypatch.setattr(f"burghof.testkit.{module}.MAX_STEPS", FEW_STEPS)


VAGUE_TYPES = replace(MEMORY.plugin.types, event=AnyEvent | codec.TurnedWithoutPlace)
VAGUE_MEMORY = replace(MEMORY, plugin=replace(MEMORY.plugin, types=VAGUE_TYPES))


def planted_name(value: object) -> str:
    """Return the name of what is planted."""
    return str(getattr(value, "__name__", type(value).__name__))


@pytest.mark.parametrize(
    ("rules", "said"),
    [
        (faults.NeverEnds(), "end: a random game of . seats is not over"),
        (faults.TokensStay(), "token: used before"),
        (faults.TokensChange(), "token: changed while the decision was open"),
        (bids.TokensCountChoices(), "token: changed while the decision was open"),
        (faults.TwoQuestions(), "pending: a seat has two decisions"),
        (faults.ChanceIsAskedTwice(), "pending: a seat has two decisions"),
        (faults.ChanceIsNotAlone(), "pending: chance is not alone"),
        (faults.UnknownSeatPending(), "pending: there is no such seat"),
        (faults.SealedIsBinding(), "pending: only an open decision of a seat can be binding"),
        (faults.ChanceIsBound(), "pending: only an open decision of a seat can be binding"),
        (faults.NothingToDo(), "legal moves: seat . must act and has no legal move"),
        (faults.SpentCardsAreLegal(), "legal moves: a legal move of seat . was not accepted"),
        (bids.OutcomeTooEarly(), "outcome: there must be an outcome exactly when no decision is pending"),
        (faults.CardsVanish(), "all have spent equally many cards"),
    ],
    ids=planted_name,
)
def test_a_game_that_is_not_played_as_it_should_be_is_caught(rules: AnyGame, said: str) -> None:
    with pytest.raises(AssertionError, match=f"^{said}"):
        check_play(with_rules(BIDS, rules), 4)


def test_a_law_that_is_broken_only_while_chance_draws_is_caught() -> None:
    def invariant(state: BidsState) -> None:
        assert state.prize is not None or not state.lost, "nothing is lost while no prize lies open"

    with pytest.raises(AssertionError, match="nothing is lost"):
        check_play(replace(BIDS, invariant=invariant), 4)


@pytest.mark.parametrize(
    ("rules", "said"),
    [
        (faults.UnknownClause(), "clause: .* is refused by 9.9"),
        (faults.NothingToPick(), "picks: "),
        (faults.OfferMissing(), "offers: "),
        (faults.MovesTwice(), "moves: "),
        (faults.NodesTwice(), "outline: an id occurs twice"),
        (faults.OutlineReversed(), "outline: its first node is"),
        (faults.RefusesOnce(), "refusal: an illegal move was answered with Step"),
        (faults.WhyNotChangesState(), "state: asking what is legal changed it"),
        (faults.NothingToDo(), "legal moves: seat . has no legal move for bid"),
        (bids.LegalMovesLeak(), "legal moves: seat .: legal_moves gives"),
    ],
    ids=planted_name,
)
def test_a_second_legality_is_caught(rules: AnyGame, said: str) -> None:
    with pytest.raises(ContractError, match=f"^{said}"):
        check_legality(with_rules(BIDS, rules), 30)


def test_proposing_nothing_is_caught() -> None:
    trial = replace(BIDS, plugin=replace(BIDS.plugin, candidate_moves=lambda _state, _seat, _legal: ()))

    with pytest.raises(ContractError, match="proposals: seat"):
        check_legality(trial, 30)


@pytest.mark.parametrize(
    ("trial", "rules", "said"),
    [
        (BIDS, codec.StateOfLists(), "state: "),
        (BIDS, codec.ViewOfLists(), "view: "),
        (BIDS, codec.OutlineOfLists(), "outline: "),
        (BIDS, codec.OffersOfLists(), "offer: "),
        (BIDS, codec.MovesOfTexts(), "move: "),
        (BIDS, codec.EventsOfLists(), "event: "),
        (VAGUE_MEMORY, codec.RedactsTooMuch(), "event: .*TurnedOnce"),
        (MEMORY, codec.DealsLists(), "record: does not survive its file"),
        (BIDS, codec.DrawsImpurely(), "record: is not valid"),
        (BIDS, codec.EmitsImpurely(), "record: does not replay to the same game"),
    ],
    ids=planted_name,
)
def test_what_does_not_survive_json_is_caught(trial: AnyTrial, rules: AnyGame, said: str) -> None:
    with pytest.raises(ContractError, match=f"^{said}"):
        check_codec(with_rules(trial, rules), 2)


@pytest.mark.parametrize(
    ("kind", "said"),
    [
        (match.NoBarriers, "may_take_back: seat . may go back to"),
        (match.AnybodyMayGoBack, "may_take_back: seats .* to entry"),
        (match.NobodyMayGoBack, "may_take_back: seats .* to entry"),
        (match.ChanceMovesOn, "take-back: chance moved"),
    ],
    ids=planted_name,
)
def test_a_match_that_goes_back_wrongly_is_caught(kind: type[ForkedWorld], said: str) -> None:
    with pytest.raises(ContractError, match=f"^{said}"):
        check_take_back(BIDS, 4, kind)


@pytest.mark.parametrize(
    ("fault", "said"),
    [
        (match.state_stays, "take-back: the state is not the one before"),
        (match.log_stays, "take-back: the log is not the one before"),
        (match.take_back_not_logged, "take-back: the log is not the one before"),
        (match.tokens_come_back, "token: an answer from before was not stale"),
    ],
    ids=planted_name,
)
def test_a_core_that_goes_back_wrongly_is_caught(fault: match.CoreFault, said: str) -> None:
    with pytest.raises(ContractError, match=f"^{said}"):
        check_take_back(BIDS, 4, match.with_core_fault(fault))


def test_a_core_that_lets_seats_take_back_binding_answers_is_caught() -> None:
    with pytest.raises(ContractError, match=r"^may_take_back: seats .* to entry"):
        check_take_back(with_rules(BIDS, faults.CallsAreBinding()), 8, match.with_core_fault(match.nothing_binds))


def test_a_match_that_proposes_to_take_back_binding_answers_is_caught() -> None:
    with pytest.raises(ContractError, match=r"^may_ask_back: seat . for its last move"):
        check_take_back(with_rules(BIDS, faults.CallsAreBinding()), 8, match.ProposesAnything)


def test_rules_with_binding_decisions_pass() -> None:
    trial = with_rules(BIDS, faults.CallsAreBinding())

    check_play(trial, 4)
    check_take_back(trial, 8)
    check_two_worlds(trial, "pure", 90)


@pytest.mark.parametrize(
    ("rules", "said"),
    [
        (faults.IgnoresDiscardedRaise(), "take-back: the state is not the one before"),
        (faults.NeverEnds(), "end: a random game with take-backs is not over"),
    ],
    ids=planted_name,
)
def test_rules_that_cannot_be_taken_back_are_caught(rules: AnyGame, said: str) -> None:
    with pytest.raises(ContractError, match=f"^{said}"):
        check_take_back(with_rules(BIDS, rules), 4)


# Card and code


@pytest.mark.parametrize(
    "options",
    [
        pytest.param((), id="missing"),
        pytest.param((replace(ROUNDS, name="laps"),), id="another name"),
        pytest.param((replace(ROUNDS, default=3),), id="another default"),
        pytest.param((replace(ROUNDS, values=(3,)),), id="default that is not a value"),
        pytest.param((replace(ROUNDS, values=(3, 4, 9)),), id="value that the code refuses"),
    ],
)
def test_options_on_the_card_that_are_not_those_of_the_code_are_caught(options: tuple[OptionCard, ...]) -> None:
    with pytest.raises(ContractError) as caught:
        check_options(with_options(BIDS, *options))

    assert caught.value.part == "options"


@pytest.mark.parametrize(
    ("trial", "said"),
    [
        pytest.param(
            with_rules(BIDS, faults.SeatTooMany()), "seats: a table of 2 seats says it has 3", id="one hand too many"
        ),
        pytest.param(with_rules(BIDS, faults.NobodyStarts()), "pending: .* over before it begins", id="over at once"),
        pytest.param(
            with_rules(BIDS, faults.StartsWithoutCards()), "all have spent equally many", id="broken invariant"
        ),
        pytest.param(
            replace(BIDS, options=lambda *_: Options(9)),  # type: ignore[arg-type]
            "options: the card does not allow",
            id="unknown option",
        ),
    ],
)
def test_a_game_that_starts_wrongly_is_caught(trial: AnyTrial, said: str) -> None:
    with pytest.raises(AssertionError, match=f"^{said}"):
        check_start_states(trial)


@pytest.mark.parametrize(
    ("trial", "said"),
    [
        pytest.param(with_options(BIDS), "not the one in game.toml", id="another card"),
        pytest.param(
            replace(BIDS, plugin=replace(BIDS.plugin, rules_by_version={})), "no rules of version", id="no rules"
        ),
    ],
)
def test_a_card_that_is_not_the_one_of_the_game_is_caught(trial: AnyTrial, said: str) -> None:
    with pytest.raises(ContractError, match=f"^card: .*{said}"):
        check_card(trial)


@pytest.mark.parametrize(
    ("rules", "said"),
    [
        (faults.MovesBackwards(), "gives another game in another process"),
        (faults.DrawsAWildcard(), "cannot be replayed in another process"),
    ],
    ids=planted_name,
)
def test_a_game_that_is_another_one_elsewhere_is_caught(rules: AnyGame, said: str) -> None:
    with pytest.raises(ContractError, match=f"^process: .*{said}"):
        check_other_process(with_rules(BIDS, rules))


# Twins


def no_such_table(state: BidsState) -> None:
    """Invariant that no state satisfies."""
    raise AssertionError(f"no such table: {state}")


def rarely_different(state: BidsState, seat: Audience, recall: Recall, rng: Rng) -> BidsState:
    """Twin that differs from the state only rarely."""
    return state if rng.below(50) else BIDS.twin(state, seat, recall, rng)


@pytest.mark.parametrize(
    ("trial", "said"),
    [
        pytest.param(replace(BIDS, twin=lambda state, *_: state), "twin: only 0 pairs of worlds of 90", id="never"),
        pytest.param(replace(BIDS, twin=rarely_different), "twin: only [1-9].* pairs of worlds of 90", id="seldom"),
        pytest.param(replace(BIDS, invariant=no_such_table), "no such table", id="broken invariant"),
    ],
)
def test_a_twin_that_rearranges_too_little_or_wrongly_is_caught(trial: AnyTrial, said: str) -> None:
    with pytest.raises(AssertionError, match=f"^{said}"):
        check_two_worlds(trial, "pure", 90)


def test_worlds_in_which_the_same_game_cannot_go_on_are_caught() -> None:
    unasked = KernelOutputs(why_not=lambda *_: None)

    with pytest.raises(ContractError, match="pairs of worlds have a move in common"):
        check_two_worlds(with_rules(BIDS, faults.OnlyReachedStatesAllowed()), "pure", 90, unasked)
