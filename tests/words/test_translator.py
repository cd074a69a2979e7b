"""Every message has a text: in the requested language, in English, or at least its key."""

from pathlib import Path

import pytest

from burghof.kernel import LANGUAGES, GaveUp, Language, Message, MessageArg, MessageRef, PlayerName, Seat, TakenBack
from burghof.kernel.outcome import outcome_by_forfeit
from burghof.words.translator import Translator

NAMES = ("Anna", "Ben", "Cleo")

ENGLISH = """
towers = { $count ->
    [one] { $count } tower
   *[other] { $count } towers
}
colour-red = red
painted = { $who } paints { $what } { $colour }.
only-english = Only { $language } has this.
list-last = { $others } plus { $last }
attribute-only =
    .title = no value
"""

GERMAN = """
towers = { $count ->
    [one] { $count } Turm
   *[other] { $count } Türme
}
colour-red = { $form ->
    [short] r
   *[full] rot
}
painted = { $who } streicht { $what } { $colour }.
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "en.ftl").write_text(ENGLISH, encoding="utf-8")
    (tmp_path / "de.ftl").write_text(GERMAN, encoding="utf-8")
    return tmp_path


def test_numbers_choose_the_plural(folder: Path) -> None:
    speaker = Translator("de", [folder])

    assert [speaker.format(Message("towers", {"count": count})) for count in (1, 2)] == ["1 Turm", "2 Türme"]


def test_words_and_seats_are_said_in_the_sentence(folder: Path) -> None:
    data: dict[str, MessageArg] = {"who": PlayerName(Seat(1)), "what": "A4", "colour": MessageRef("colour-red")}

    assert Translator("de", [folder]).format(Message("painted", data), NAMES) == "Ben streicht A4 rot."


def test_a_short_form_is_chosen_where_there_is_one(folder: Path) -> None:
    data: dict[str, MessageArg] = {"who": PlayerName(Seat(1)), "what": "A4", "colour": MessageRef("colour-red")}

    assert Translator("de", [folder]).format(Message("painted", data), NAMES, form="short") == "Ben streicht A4 r."


@pytest.mark.parametrize(
    ("language", "two", "three"),
    [
        ("en", "Anna and Ben", "Anna, Ben and Cleo"),
        ("de", "Anna und Ben", "Anna, Ben und Cleo"),
        ("fr", "Anna et Ben", "Anna, Ben et Cleo"),
        ("it", "Anna e Ben", "Anna, Ben e Cleo"),
    ],
)
def test_several_are_joined_as_the_language_joins_them(language: Language, two: str, three: str) -> None:
    speaker = Translator(language)
    seats = (Seat(0), Seat(1), Seat(2))
    said = [speaker.format(TakenBack(seats[:count]).message(), NAMES) for count in (1, 2, 3)]

    assert "Anna" in said[0]
    assert two in said[1]
    assert three in said[2]


def test_an_empty_list_is_a_dash(folder: Path) -> None:
    message = Message("painted", {"who": (), "what": "", "colour": ""})

    assert Translator("en", [folder]).format(message).startswith("– paints")


def test_what_a_language_lacks_is_said_in_english(folder: Path) -> None:
    message = Message("only-english", {"language": "English"})

    assert Translator("it", [folder]).format(message) == "Only English has this."


@pytest.mark.parametrize("key", ["nobody-wrote-this", "attribute-only"])
def test_what_nobody_wrote_is_shown_by_its_key(folder: Path, key: str) -> None:
    assert Translator("de", [folder]).format(Message(key)) == f"⟦{key}⟧"


def test_a_sentence_without_its_data_is_still_said(folder: Path) -> None:
    assert "colour" in Translator("en", [folder]).format(Message("painted", {"who": "Anna", "what": "A4"}))


def test_the_words_of_a_game_win_over_the_shared_ones(folder: Path) -> None:
    message = Message("only-english", {"language": ("one", "two")})

    assert Translator("en", [folder]).format(message) == "Only one plus two has this."


@pytest.mark.parametrize("seat", [-1, 3])
def test_a_seat_without_a_name_is_said_by_its_number(seat: int) -> None:
    assert Translator("fr").format(GaveUp(Seat(seat), "resigned").message(), NAMES) == f"Visite {seat + 1} abandonne."


@pytest.mark.parametrize("language", LANGUAGES)
def test_giving_up_and_running_out_of_time_differ(language: Language) -> None:
    speaker = Translator(language)
    resigned = speaker.format(GaveUp(Seat(0), "resigned").message(), NAMES)
    late = speaker.format(GaveUp(Seat(0), "out-of-time").message(), NAMES)

    assert resigned != late
    assert "Anna" in resigned
    assert "Anna" in late


@pytest.mark.parametrize(
    ("language", "alone", "together", "without"),
    [
        ("en", "You have won.", "You and Cleo have won together.", "Ben and Cleo have won together."),
        ("de", "Du hast gewonnen.", "Du und Cleo habt gemeinsam gewonnen.", "Ben und Cleo haben gemeinsam gewonnen."),
        ("fr", "Tu as gagné.", "Cleo et toi avez gagné ensemble.", "Ben et Cleo ont gagné ensemble."),
        ("it", "Hai vinto.", "Tu e Cleo avete vinto insieme.", "Ben e Cleo hanno vinto insieme."),
    ],
)
def test_a_list_of_players_with_the_reader_says_you(
    language: Language, alone: str, together: str, without: str
) -> None:
    speaker = Translator(language).for_reader(Seat(0))

    def won(*seats: int) -> str:
        players = tuple(PlayerName(Seat(seat)) for seat in seats)
        return speaker.format(Message("outcome-won", {"winners": len(seats), "seats": players}), NAMES)

    assert [won(0), won(0, 2), won(1, 2)] == [alone, together, without]


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "then Ben, you and Cleo"),
        ("de", "then Ben, du und Cleo"),
        ("fr", "then Ben, toi et Cleo"),
        ("it", "then Ben, tu e Cleo"),
    ],
)
def test_a_list_names_the_reader_in_its_place(language: Language, sentence: str, tmp_path: Path) -> None:
    (tmp_path / f"{language}.ftl").write_text("dig = then { $later-you }", encoding="utf-8")
    speaker = Translator(language, [tmp_path])
    message = Message("dig", {"later": tuple(PlayerName(Seat(seat)) for seat in (1, 0, 2))})

    assert speaker.for_reader(Seat(0)).format(message, NAMES) == sentence
    assert "Anna" in speaker.for_reader(Seat(3)).format(message, NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_forfeit_has_its_reason(language: Language) -> None:
    assert "⟦" not in Translator(language).format(outcome_by_forfeit(2, [Seat(1)]).reason)


def test_an_event_is_told_in_the_past_where_it_has_such_a_sentence(tmp_path: Path) -> None:
    words = "event-built = { $seat } builds.\n    .past = { $seat } built.\nevent-over = It is over.\n"
    (tmp_path / "en.ftl").write_text(words, encoding="utf-8")
    speaker = Translator("en", [tmp_path])
    built = Message("event-built", {"seat": PlayerName(Seat(0))})

    assert speaker.format_with_faults(built, NAMES, tense="past") == (f"{NAMES[0]} built.", ())
    assert speaker.format_with_faults(built, NAMES) == (f"{NAMES[0]} builds.", ())
    assert speaker.format_with_faults(Message("event-over"), tense="past") == ("It is over.", ())


def test_a_name_from_right_to_left_is_isolated_and_its_control_characters_are_left_out(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("greeting = Hello, { $who }.\n", encoding="utf-8")
    speaker = Translator("en", [tmp_path])
    names = ("Anna", "\u05e9\u05e8\u05d4", "\u202eneB\u202c")

    def greet(*seats: int) -> str:
        return speaker.format(Message("greeting", {"who": tuple(PlayerName(Seat(seat)) for seat in seats)}), names)

    assert greet(0) == "Hello, Anna."
    assert greet(1) == "Hello, \u2068\u05e9\u05e8\u05d4\u2069."
    assert greet(2) == "Hello, neB."
    assert greet(0, 1) == "Hello, Anna and \u2068\u05e9\u05e8\u05d4\u2069."
    assert speaker.format(Message("greeting", {"who": names[1]})) == greet(1)
