"""Messages have a key and data, events derive theirs from their fields, and each event knows its audience."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from burghof.kernel import (
    DISCARD,
    Event,
    Message,
    MessageArg,
    MessageRef,
    PlayerName,
    Seat,
    TranslatedEnum,
    forbids,
    say,
)
from burghof.kernel.message import to_kebab_case
from burghof.kernel.table_events import GaveUp, SeatTaken, TakenBack
from tests.kernel.well import WELL
from tests.kernel.well_model import BidsMade, BidsShown, DepthSeen, Options, Passed, Take, Taken

A, B = Seat(0), Seat(1)
STATE = WELL.newest_rules.start(Options(), 2)


class LightStone(TranslatedEnum):
    GREY = "grey"
    PINK = "rose-pink"


class Piled(Event, frozen=True, tag="piled"):
    """An event with a field of every kind."""

    seat: Seat
    other: Seat | None
    nobody: Seat | None
    seats: tuple[Seat, ...]
    stone: LightStone
    count: int
    is_high: bool
    name: str
    word: MessageRef
    who: PlayerName
    heights: tuple[int, ...]
    stones: tuple[LightStone, ...]
    no_stones: tuple[LightStone, ...]
    no_seats: tuple[Seat, ...] | None
    nothing: int | None
    deep: Message


PILED = Piled(
    seat=A,
    other=B,
    nobody=None,
    seats=(B, A),
    stone=LightStone.PINK,
    count=0,
    is_high=True,
    name="Ada",
    word=MessageRef("tower"),
    who=PlayerName(B),
    heights=(3, 4, 5),
    stones=(LightStone.GREY,),
    no_stones=(),
    no_seats=(),
    nothing=None,
    deep=Message("deep"),
)


class TransientEvent(Event, frozen=True, tag="vanished"):
    is_transient = True


def test_a_message_has_its_key_and_data() -> None:
    assert say("tower", height=3, name="keep", word=MessageRef("red"), who=PlayerName(A)) == Message(
        "tower", {"height": 3, "name": "keep", "word": MessageRef("red"), "who": PlayerName(A)}
    )


def test_messages_do_not_share_their_empty_data() -> None:
    assert Message("a").data == {}
    assert Message("a").data is not Message("b").data


def test_a_message_says_named_things_by_their_words() -> None:
    assert say("tower", stone=LightStone.GREY).data == {"stone": MessageRef("light-stone-grey")}


def test_a_message_says_named_things_in_a_list_by_their_words() -> None:
    assert say("tower", stones=(LightStone.GREY, LightStone.PINK)).data == {
        "stones": (MessageRef("light-stone-grey"), MessageRef("light-stone-rose-pink"))
    }


def test_a_message_says_true_as_one() -> None:
    message = say("tower", is_high=True)

    assert msgspec.json.decode(msgspec.json.encode(message), type=Message) == Message("tower", {"is_high": 1})


DATA = st.integers(-(2**53), 2**53) | st.text() | st.builds(MessageRef, st.text()) | st.builds(PlayerName, st.just(A))


@given(st.dictionaries(st.text(), DATA | st.lists(DATA).map(tuple)))
def test_a_message_survives_its_json(data: dict[str, MessageArg]) -> None:
    message = Message("any", data)

    assert msgspec.json.decode(msgspec.json.encode(message), type=Message) == message


@pytest.mark.parametrize(
    ("name", "key"), [("Colour", "colour"), ("LightGrey", "light-grey"), ("DucatDayCard", "ducat-day-card")]
)
def test_a_class_gives_its_name_to_keys_in_small_letters(name: str, key: str) -> None:
    assert to_kebab_case(name) == key


def test_a_named_thing_is_its_class_and_value() -> None:
    assert LightStone.PINK.message_ref == MessageRef("light-stone-rose-pink")


def test_a_refusal_cites_its_clause_and_says_why() -> None:
    refusal = forbids("4.4", "cannot-pay", price=3)

    assert (refusal.clause, refusal.message) == ("4.4", Message("refusal-cannot-pay", {"price": 3}))


def test_the_sentence_of_an_event_may_name_all_its_fields() -> None:
    assert PILED.message() == Message(
        "event-piled",
        {
            "seat": PlayerName(A),
            "other": PlayerName(B),
            "nobody": "",
            "seats": (PlayerName(B), PlayerName(A)),
            "stone": MessageRef("light-stone-rose-pink"),
            "count": 0,
            "is_high": 1,
            "name": "Ada",
            "word": MessageRef("tower"),
            "who": PlayerName(B),
            "heights": 3,
            "stones": (MessageRef("light-stone-grey"),),
            "no_stones": (),
            "no_seats": (),
            "nothing": "",
            "deep": "",
        },
    )


def test_the_sentence_of_a_private_event_may_name_whom_it_is_told() -> None:
    assert DepthSeen((B,), 7).message() == Message("event-depth-seen", {"to": (PlayerName(B),), "depth": 7})


@pytest.mark.parametrize(
    ("event", "message"),
    [
        (TakenBack((A, B)), Message("event-taken-back", {"seats": (PlayerName(A), PlayerName(B))})),
        (SeatTaken(B, "Cleo"), Message("event-seat-taken", {"seat": PlayerName(B), "name": "Cleo"})),
        (GaveUp(A, "resigned"), Message("event-gave-up", {"seat": PlayerName(A), "why": "resigned"})),
    ],
)
def test_what_happens_at_any_table_has_sentences_too(event: Event, message: Message) -> None:
    assert event.message() == message


@pytest.mark.parametrize("audience", [A, B, None])
def test_an_event_is_for_everybody(audience: Seat | None) -> None:
    assert Taken(A, 1).is_visible_to(audience)


def test_an_event_is_public_unless_it_chooses_whom_it_is_for() -> None:
    assert Taken(A, 1).is_public()
    assert not DepthSeen((A,), 7).is_public()


def test_a_private_event_is_for_those_it_is_told_to() -> None:
    secret = DepthSeen((A,), 7)

    assert [secret.is_visible_to(audience) for audience in (A, B, None)] == [True, False, False]


def test_a_lasting_event_is_kept_whole() -> None:
    assert (Passed(A).for_log("pure"), Passed(A).for_log("notebook")) == (Passed(A), Passed(A))


def test_a_passing_event_is_kept_by_a_notebook_and_fades_in_pure_recall() -> None:
    shown = BidsShown((A,), (2, 1))

    assert (shown.for_log("notebook"), shown.for_log("pure")) == (shown, BidsMade((A,)))


def test_a_passing_event_without_a_twin_fades_to_nothing() -> None:
    assert (TransientEvent().for_log("notebook"), TransientEvent().for_log("pure")) == (TransientEvent(), None)


def test_silence_takes_note_of_nothing() -> None:
    assert WELL.newest_rules.apply(STATE, A, Take(1), DISCARD).purses == (1, 0)
