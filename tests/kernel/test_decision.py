"""Decisions name the seats to act, tokens identify the question, and a ballot stays sealed until it is complete."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from burghof.kernel import (
    Ballot,
    ChanceStream,
    Decision,
    PublicDecision,
    Seat,
    Tokens,
    new_ballot,
    next_tokens,
    own_decisions,
    public_decisions,
)

A, B, C = Seat(0), Seat(1), Seat(2)


def ballot_with(*choices: str | None) -> Ballot[Seat, str]:
    """Return a ballot of three seats with these choices."""
    return Ballot((A, B, C), choices)


def test_a_decision_opened_for_some_seats_raises_their_tokens_alone() -> None:
    assert next_tokens((4, 0, 7), [A, C]) == (5, 0, 8)


def test_a_decision_opened_for_nobody_changes_no_token() -> None:
    assert next_tokens((4, 0, 7), []) == (4, 0, 7)


@given(st.lists(st.sets(st.sampled_from([A, B, C])), max_size=8))
def test_no_token_of_a_seat_ever_comes_twice(openings: list[set[Seat]]) -> None:
    tokens: list[Tokens] = [(0, 0, 0)]
    for seats in openings:
        tokens.append(next_tokens(tokens[-1], seats))

    assert [row[B] for row in tokens[1:]] == [
        sum(B in seats for seats in openings[: at + 1]) for at in range(len(openings))
    ]


def test_others_see_whose_decision_is_open_and_its_kind() -> None:
    assert public_decisions([Decision(A, "build", 3), Decision(B, "pay")], B) == (PublicDecision(A, "build"),)


def test_others_see_of_a_sealed_decision_only_whose_it_is() -> None:
    asked = [Decision(A, "spell", 3, sealed=True, answered=True), Decision(B, "spell", 4, sealed=True)]

    assert public_decisions(asked, None) == (PublicDecision(A, None), PublicDecision(B, None))


def test_others_are_told_of_a_sealed_choice_that_it_is_in_where_the_game_tells_it() -> None:
    asked = [
        Decision(A, "vote", 3, sealed=True, answered=True, shows_answered=True),
        Decision(B, "vote", 4, sealed=True, shows_answered=True),
    ]

    assert public_decisions(asked, None) == (PublicDecision(A, None, answered=True), PublicDecision(B, None))


def test_a_seat_sees_its_own_decisions_whole() -> None:
    mine = Decision(A, "spell", 3, sealed=True, answered=True)

    assert own_decisions([mine, Decision(B, "spell", 4, sealed=True)], A) == (mine,)


def test_a_spectator_has_no_decisions() -> None:
    assert own_decisions([Decision(A, "build")], None) == ()


def test_a_new_ballot_has_no_choices() -> None:
    fresh: Ballot[Seat, str] = new_ballot(iter([A, C]))

    assert fresh == Ballot((A, C), (None, None))
    assert not fresh.is_complete


def test_a_voter_chooses_and_may_choose_again() -> None:
    once = ballot_with(None, None, None).cast(B, "ruby")
    twice = once.cast(B, "opal")

    assert (once.choice_of(B), twice.choice_of(B), twice.choice_of(A)) == ("ruby", "opal", None)


def test_who_is_no_voter_cannot_choose() -> None:
    few: Ballot[Seat, str] = new_ballot([A, B])

    with pytest.raises(ValueError, match="not in tuple"):
        few.cast(C, "ruby")


def test_a_ballot_is_complete_when_all_have_chosen_also_something_false() -> None:
    assert Ballot((A, B), (0, 0)).is_complete
    assert not Ballot((A, B), (0, None)).is_complete


def test_a_ballot_of_one_is_complete_at_once() -> None:
    single: Ballot[Seat, str] = new_ballot([C])

    assert single.cast(C, "ruby").reveal() == ((C, "ruby"),)


def test_a_complete_ballot_reveals_all_choices_in_voting_order() -> None:
    assert ballot_with("ruby", "opal", "ruby").reveal() == ((A, "ruby"), (B, "opal"), (C, "ruby"))


def test_an_incomplete_ballot_stays_sealed() -> None:
    with pytest.raises(AssertionError, match="stays sealed"):
        ballot_with("ruby", None, "ruby").reveal()


def test_the_choice_with_the_most_votes_leads() -> None:
    assert ballot_with("ruby", "opal", "ruby").leaders() == ("ruby",)


def test_tied_choices_lead_together_in_voting_order() -> None:
    assert ballot_with("opal", "jade", "ruby").leaders() == ("opal", "jade", "ruby")


def test_all_voters_stay_in_the_ballot_until_it_is_complete() -> None:
    assert ballot_with("ruby", None, None).decisions("gem", (5, 6, 7)) == (
        Decision(A, "gem", 5, sealed=True, answered=True),
        Decision(B, "gem", 6, sealed=True),
        Decision(C, "gem", 7, sealed=True),
    )


def test_what_one_seat_alone_decides_is_not_sealed() -> None:
    single: Ballot[Seat, str] = new_ballot([C])

    assert single.decisions("gem", (5, 6, 7)) == (Decision(C, "gem", 7),)


def test_a_seat_with_several_voters_is_asked_once_until_all_of_them_have_chosen() -> None:
    halves: Ballot[int, str] = new_ballot([10, 11, 20])
    some = halves.cast(10, "ruby").cast(20, "opal")

    assert some.decisions("gem", (5, 6, 7), lambda voter: Seat(voter // 10)) == (
        Decision(B, "gem", 6, sealed=True),
        Decision(C, "gem", 7, sealed=True, answered=True),
    )


def test_somebody_knows_of_an_open_ballot_what_some_voters_chose() -> None:
    assert ballot_with("ruby", "opal", None).restrict_to({B, C}) == ballot_with(None, "opal", None)


def test_the_choices_of_one_side_alone_may_lead() -> None:
    assert ballot_with("ruby", "opal", "ruby").leaders(among={A, B}) == ("ruby", "opal")


def test_a_side_of_which_nobody_votes_has_no_leader() -> None:
    with pytest.raises(AssertionError, match="no voter is in `among`"):
        ballot_with("ruby", "opal", "ruby").leaders(among=())


@given(st.lists(st.tuples(st.sampled_from([A, B, C]), st.sampled_from(["ruby", "opal"]))))
def test_what_others_see_of_a_ballot_does_not_depend_on_what_was_cast(votes: list[tuple[Seat, str]]) -> None:
    now: Ballot[Seat, str] = new_ballot([A, B, C])
    before = public_decisions(now.decisions("gem", (1, 1, 1)), None)
    for seat, choice in votes:
        now = now.cast(seat, choice)

    assert public_decisions(now.decisions("gem", (1, 1, 1)), None) == before


def test_an_imagined_ballot_keeps_what_is_known_and_is_never_complete() -> None:
    known = ballot_with("ruby", None, None)
    drawn = [
        known.sampled((A,), lambda _: ["ruby", "opal"], ChanceStream(b"key", "well", "vote", n)) for n in range(900)
    ]
    counts = Counter(ballot.choices for ballot in drawn)

    assert {choices[0] for choices in counts} == {"ruby"}
    assert all(None in choices for choices in counts)
    assert len(counts) == 3 * 3 - 2 * 2
    assert max(counts.values()) - min(counts.values()) < 70


def test_where_it_is_told_who_has_chosen_these_have_in_an_imagined_ballot_and_nobody_else() -> None:
    known = ballot_with(None, None, None)
    drawn = [
        known.sampled((A,), lambda _: ["ruby", "opal"], ChanceStream(b"key", "well", "vote", n), (B,))
        for n in range(300)
    ]
    counts = Counter(ballot.choices for ballot in drawn)

    assert set(counts) == {(None, "ruby", None), (None, "opal", None)}
    assert min(counts.values()) > 100
