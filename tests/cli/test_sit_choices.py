"""`burghof sit`: choosing moves from menus, by words or typed, and the refusals."""

import pytest

from tests.cli.sit_games import ANNA_PROMPT, play_kilt, play_memory, read_menu

SIX_PAIRS = ("--option", "pairs=6")


# Choosing


def test_many_offers_are_chosen_pick_by_pick(games_package: str) -> None:
    first, second = play_memory(games_package, "13", more=SIX_PAIRS).stdout.split(ANNA_PROMPT)[:2]

    assert read_menu(first)[-2:] == ["Turn tile 11", "A peek (12 possibilities)"]
    assert read_menu(second) == [f"Peek at tile {place}" for place in range(12)]
    assert "Enter shows the whole list again." in second


def test_several_numbers_go_on_from_menu_to_menu(games_package: str) -> None:
    assert "· Anna peeks at tile 3." in play_memory(games_package, "13 4", more=SIX_PAIRS).stdout


def test_a_wrong_number_among_several_changes_nothing(games_package: str) -> None:
    second, third = play_memory(games_package, "13 99", "13", more=SIX_PAIRS).stdout.split(ANNA_PROMPT)[1:3]

    assert second == "Choose a number from 1 to 12.\n"
    assert len(read_menu(third)) == 12


def test_offers_stand_in_the_order_of_the_table() -> None:
    start = play_kilt(seats="me:Anna,me:Ben").stdout.split("Ben (? for help): ")[0]

    assert "\n  North, column A: Red · Blue · Gold · Green\n" in start
    assert [line.split(" (")[0] for line in read_menu(start)[:4]] == ["Red", "Blue", "Gold", "Green"]


def test_few_offers_are_listed_one_by_one(games_package: str) -> None:
    second = play_memory(games_package, "Turn tile 0", "1").stdout.split(ANNA_PROMPT)[2]

    assert read_menu(second) == [f"Turn tile {place}" for place in range(1, 8)]


def test_typed_words_search_in_the_offers(games_package: str) -> None:
    second = play_memory(games_package, "PEEK 3").stdout.split(ANNA_PROMPT)[1]

    assert read_menu(second) == ["Peek at tile 3"]


def test_words_in_no_offer_are_said_so(games_package: str) -> None:
    assert "Nothing you can do mentions “dragon”. Type ? for help." in play_memory(games_package, "dragon").stdout


def test_an_empty_line_shows_all_offers_again(games_package: str) -> None:
    first, _, third = play_memory(games_package, "peek 3", "").stdout.split(ANNA_PROMPT)[:3]

    assert read_menu(third) == read_menu(first)


@pytest.mark.parametrize("number", ["0", "99"])
def test_a_number_that_is_not_in_the_list_is_refused(games_package: str, number: str) -> None:
    assert "Choose a number from 1 to 9." in play_memory(games_package, number).stdout


def test_kilt_castle_can_be_played_by_numbers_alone() -> None:
    assert "⟦" not in play_kilt(*["1"] * 12).stdout


# Refusals


def test_an_illegal_move_is_refused_with_its_clause(games_package: str) -> None:
    result = play_memory(games_package, 'm {"type":"turn","place":0}', 'm {"type":"turn","place":0}')

    assert "Turn another tile than 0.\n2.3  The second tile must be another one." in result.stdout


@pytest.mark.parametrize(
    "move", ["", "nonsense", '{"type":"turn"}', '{"type":"turn","place":99}', '{"type":"deal","tiles":[1]}']
)
def test_what_is_no_move_is_called_so_and_answered_with_one(games_package: str, move: str) -> None:
    said = play_memory(games_package, f"m {move}").stdout

    assert 'This is not a move of this game.\nA move is typed like this: m {"type":"turn","place":0}\n' in said
