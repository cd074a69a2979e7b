# ruff: noqa: RUF001 - names in many scripts
"""Names of people: what a name may be, names that look alike at one table, and names of earlier releases."""

import unicodedata
from uuid import uuid4

import pytest
from hypothesis import given
from hypothesis import strategies as st

from burghof.hosting.people.names import MAX_LETTERS, checked_name, looks_like
from burghof.hosting.people.session import Person, Session
from burghof.hosting.tables.bot_names import GIVEN_NAMES, with_given_names
from burghof.kernel import Player
from burghof.wire.problem import Problem, ProblemError
from burghof.wire.requests import CreateTable, TakeSeat
from tests.server.processes import ServerProcesses, run
from tests.server.seated_table import ANNA, BEN, raised_problem

ZERO_WIDTH = "\u00ad\u034f\u115f\u1160\u17b4\u180e\u200b\u200c\u200d\u2060\u2800\u3164\ufe0f\ufeff\uffa0\U000e0041"
BIDI_CONTROLS = "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"

texts = st.text(st.one_of(st.characters(), st.sampled_from("Anna lI1 " + ZERO_WIDTH + BIDI_CONTROLS)), max_size=40)


def problem_of(name: str) -> Problem | None:
    """Return the problem with this name, or None."""
    try:
        checked_name(name)
    except ProblemError as error:
        return error.problem
    return None


@given(texts)
def test_what_passes_is_short_visible_and_stays_the_same(name: str) -> None:
    if problem_of(name) is None:
        checked = checked_name(name)

        assert checked_name(checked) == checked
        assert not {*checked} & {*ZERO_WIDTH, *BIDI_CONTROLS}
        assert not any(unicodedata.category(char)[0] == "C" for char in checked)
        assert 1 <= sum(1 for char in checked if unicodedata.category(char)[0] != "M") <= MAX_LETTERS
        assert checked == checked.strip()
        assert checked == unicodedata.normalize("NFKC", checked)


@pytest.mark.parametrize(
    "name",
    [
        *("Anna", "Jürgen Müller-Lüdenscheidt"[:24], "Großmutter", "Günther", "Zoë", "D’Artagnan", "Anne-Sophie"),
        *("François", "Élodie", "Chloé", "Nicolò", "Giosuè", "Γιώργος", "Ελένη", "Наташа", "Ёлка", "Володимир"),
        *("محمد", "فاطمة", "يوسف", "שרה", "אברהם", "李小龙", "山田太郎", "さくら", "김민준", "हरीश", "कृष्ण", "ज़ुबैदा"),
        *("Nguyễn Thị Hương", "สมชาย", "Anna 2", "Papa & Mama", "R2-D2", "Oma!", "Tom 🐱", "Guest in red"),
    ],
)
def test_names_of_many_languages_pass(name: str) -> None:
    assert checked_name(name) == unicodedata.normalize("NFKC", name)


def test_spaces_and_width_take_one_form() -> None:
    assert checked_name("  Anna \u3000 Maria ") == "Anna Maria"
    assert checked_name("Ａｎｎａ") == "Anna"
    assert checked_name("Zoe\u0308") == "Zoë"


@pytest.mark.parametrize("hidden", [*ZERO_WIDTH, *BIDI_CONTROLS, "\t", "\n", "\u2028", "\ue000"])
def test_what_cannot_be_seen_is_refused(hidden: str) -> None:
    assert problem_of(f"An{hidden}na") is Problem.NAME_SIGNS


def test_piled_up_marks_are_refused() -> None:
    assert problem_of("Z\u0335\u0336\u0337\u0338oe") is Problem.NAME_SIGNS
    assert problem_of("\u0301Zoe") is Problem.NAME_SIGNS
    assert problem_of("Zoe \u0301") is Problem.NAME_SIGNS


def test_a_name_has_at_most_24_letters() -> None:
    assert problem_of("a" * 24) is None
    assert problem_of("ḍ̇" * 24) is None
    assert problem_of("a" * 25) is Problem.NAME_TOO_LONG
    assert problem_of("\ufdfa" * 2) is Problem.NAME_TOO_LONG


@pytest.mark.parametrize("name", ["42", "1 2", "٣٤", "...", "3-2"])
def test_a_name_needs_a_letter(name: str) -> None:
    assert problem_of(name) is Problem.NAME_LETTERS


@pytest.mark.parametrize(
    "name",
    [
        *("admin", "Admin", "ADMIN", "аdmin", "Adm1n", "a d m i n", "ádmin.", "ΑDMIN", "ＡＤＭＩＮ"),
        *("Burghof", "burghоf", "BURGH0F", "Host", "h0st", "Moderator", "rnoderator", "System"),
    ],
)
def test_reserved_names_and_their_look_alikes_are_refused(name: str) -> None:
    assert problem_of(name) is Problem.NAME_RESERVED


@pytest.mark.parametrize("name", ["Horst", "Adina", "Hostettler", "Oswin", "Alda", "Burg", "Simon"])
def test_names_beside_reserved_ones_pass(name: str) -> None:
    assert problem_of(name) is None


@pytest.mark.parametrize(
    ("one", "other"),
    [("Anna", "anna"), ("Anna", "Аnnа"), ("Iris", "lris"), ("Otto", "0tto"), ("Groß", "gross"), ("Tom", "Torn")],
)
def test_names_that_look_the_same_are_alike(one: str, other: str) -> None:
    assert looks_like(one, other)


@pytest.mark.parametrize(("one", "other"), [("Lia", "Ila"), ("Anna", "Anne"), ("Zoe", "Zoé"), ("Mia", "Mila")])
def test_different_names_are_not_alike(one: str, other: str) -> None:
    assert not looks_like(one, other)


def test_a_person_may_be_called_as_a_bot_is_but_no_bot_at_the_same_table_is_called_so() -> None:
    for given_name in GIVEN_NAMES:
        for name in (given_name, given_name.replace("a", "а").replace("A", "А").replace("o", "о")):
            named = with_given_names(uuid4(), [Player(name), *[Player("knight", "knight")] * 3])

            assert not any(looks_like(name, player.name) for player in named[1:] if player is not None)


def test_nobody_sits_down_under_a_name_that_looks_like_anothers(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            setup = process.table_setup
            table = (await setup.create(ANNA, CreateTable("kilt-castle", 3, visibility="public"))).table.id
            await setup.take_seat(ANNA, table, 0, TakeSeat("Anna"))

            assert await raised_problem(setup.take_seat(BEN, table, 1, TakeSeat("Аnna"))) is Problem.NAME_TAKEN
            assert await raised_problem(setup.take_seat(BEN, table, 1, TakeSeat("\u202eneB"))) is Problem.NAME_SIGNS
            await setup.take_seat(BEN, table, 1, TakeSeat(" Ben "))

            card = await process.cards.read(table)
            assert card is not None
            assert [chair.name for chair in card.chairs] == ["Anna", "Ben", None]

    run(work)


def test_a_session_begins_under_the_checked_name_and_one_of_an_earlier_release_stays(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process, servers.guest(process) as guest:
            old = Person(uuid4(), "\u202e" + "x" * 39)
            headers = {"authorization": f"Bearer {process.sessions.sign(Session(old.id, old.name))}"}

            kept = await guest.client.get("/session", headers=headers)
            refused = await guest.client.post("/session", headers=headers, json={"name": old.name})
            renewed = await guest.client.post("/session", headers=headers, json={"name": " Zoe\u0308 "})

            assert kept.json()["name"] == old.name
            assert (refused.status_code, refused.json()["type"]) == (422, "name-signs")
            assert renewed.json()["name"] == "Zoë"
            assert renewed.json()["person"] == str(old.id)

    run(work)


def test_names_are_checked_before_it_is_created(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process, servers.guest(process) as guest:
            fine = await guest.client.post("/names", json={"names": ["Mara", "Tom", "Oma"]})
            long = await guest.client.post("/names", json={"names": ["Mara", "Tom" * 9]})

            assert fine.status_code == 204
            assert long.json()["type"] == "name-long"

    run(work)
