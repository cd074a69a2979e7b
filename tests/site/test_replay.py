"""Replays: any position of a game by buttons, keys and links, from the allowed viewpoints; chance recomputed."""

import json
import re
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Locator, expect

from tests.site.conftest import PHONE, Comes
from tests.site.guest import Guest
from tests.site.together import play_together

A_CARD = re.compile(r"\[[X.]+(/[X.]+)*\]")
"""A card of Solomon, drawn in text."""
LOCKS = Path(__file__).parents[2] / "src/burghof/games/seven_locks/tests/records/plain-2.json"


def finished(comes: Comes, game: str = "kilt-castle", moves: int = 8) -> Guest:
    """Return Anna at the end of a game that Ben resigned after some moves."""
    anna, ben = comes(), comes()
    anna.opens_a_table(game, "me", "open")
    ben.joins(anna.invitation)
    ben.sits_down()
    anna.begins()
    play_together([anna.outline, ben.outline], Random(3), moves=moves)
    ben.opens_the_rail("rail-table")
    ben.page.once("dialog", lambda dialog: dialog.accept())
    ben.button("resign", name="Ben").click()
    anna.sees_the_end()
    return anna


def looks_back(guest: Guest) -> None:
    """Follow the link to the replay beside the result."""
    guest.page.get_by_role("contentinfo").get_by_role("link", name=guest.says("replay")).click()
    guest.page.wait_for_url(re.compile("/replay"))
    position(guest).wait_for(state="attached")


def position(guest: Guest) -> Locator:
    """Return the slider of the replay's position."""
    return guest.page.get_by_role("slider", name=guest.says("replay-position"))


def at(guest: Guest) -> int:
    """Return the shown position."""
    return int(position(guest).input_value())


def last(guest: Guest) -> int:
    """Return the last position of the game."""
    return int(position(guest).get_attribute("max") or 0)


def current(guest: Guest) -> Locator:
    """Return the marked line of the log."""
    return guest.page.locator('[aria-current="step"]')


def test_a_game_is_stepped_through_by_buttons_by_keys_and_by_its_log(comes: Comes) -> None:
    anna = finished(comes)
    looks_back(anna)
    end = last(anna)
    assert (at(anna), end > 8) == (1, True)

    anna.button("replay-forward").click()
    anna.page.keyboard.press(".")
    assert at(anna) == 3
    anna.button("replay-back").click()
    anna.page.keyboard.press(",")
    assert at(anna) == 1
    expect(anna.button("replay-back")).to_be_disabled()
    anna.page.keyboard.press("End")
    assert at(anna) == end
    expect(anna.button("replay-forward")).to_be_disabled()
    expect(anna.herald).to_contain_text("Ben")
    anna.page.keyboard.press("Home")
    assert at(anna) == 1
    anna.button("replay-last").click()
    assert at(anna) == end
    anna.button("replay-first").click()
    position(anna).press("ArrowRight")
    assert at(anna) == 2

    line = anna.page.get_by_role("tabpanel").get_by_role("listitem").nth(4)
    line.get_by_role("button").click()
    assert at(anna) == 5
    assert current(anna).inner_text() == line.inner_text()
    expect(anna.herald).to_contain_text(anna.says("replay-step", at=5, all=end))
    expect(anna.page).to_have_url(re.compile(r"/replay\?at=5&seat=0$"))


def test_a_position_says_in_words_what_lay_on_the_table(comes: Comes) -> None:
    anna = finished(comes, moves=5)
    looks_back(anna)
    expect(anna.outline.table).to_be_visible()
    first = anna.outline.table.inner_text()

    anna.page.keyboard.press("End")

    expect(anna.outline.table).not_to_have_text(first, use_inner_text=True)
    expect(anna.outline.table.get_by_role("button")).to_have_count(0)


def test_a_link_brings_somebody_else_to_the_same_position_of_a_private_game(comes: Comes) -> None:
    anna = finished(comes, moves=5)
    looks_back(anna)
    for _ in range(4):
        anna.page.keyboard.press(".")
    anna.page.get_by_role("tab", name=anna.says("share")).click()
    link = anna.page.get_by_role("textbox", name=anna.says("share-title")).input_value()
    cleo = comes("de", size=PHONE)

    cleo.page.goto(f"{cleo.url}/{link.split('/', 3)[3]}")
    position(cleo).wait_for(state="attached")

    expect(position(cleo)).to_have_value("5")
    assert last(cleo) == last(anna)
    expect(cleo.herald).to_contain_text(cleo.says("replay-step", at=5, all=last(anna)))
    cleo.page.wait_for_url(lambda url: "join" not in url)
    expect(cleo.page.get_by_role("radio", name="Anna")).to_be_checked()


def test_other_eyes_see_other_cards_and_none_from_outside(comes: Comes) -> None:
    anna = finished(comes, "solomon", moves=6)
    looks_back(anna)
    hand = anna.page.get_by_role("main").locator("li", has_text=A_CARD).first
    expect(hand).to_be_visible()
    own = hand.inner_text()

    anna.page.get_by_role("radio", name="Ben").check(force=True)
    expect(anna.page).to_have_url(re.compile("seat=1"))
    expect(hand).not_to_have_text(own, use_inner_text=True)
    expect(hand).to_be_visible()

    anna.page.get_by_role("radio", name=anna.says("replay-outside")).check(force=True)
    expect(anna.page).not_to_have_url(re.compile("seat="))
    anna.page.keyboard.press("Home")
    expect(anna.page.get_by_role("main")).not_to_contain_text(A_CARD)


def test_a_running_game_is_looked_back_on_from_ones_own_seat_alone(comes: Comes) -> None:
    anna, cleo = comes(), comes()
    anna.opens_a_table("kilt-castle", "me", "bot", picked=["visibility-public"])
    anna.outline.waits()
    table = anna.page.url
    anna.opens_the_rail("rail-table")
    anna.page.get_by_role("link", name=anna.says("replay-open")).click()
    position(anna).wait_for(state="attached")

    assert at(anna) == last(anna)
    expect(anna.page.locator("input[name$=eyes]")).to_have_count(1)
    cleo.page.goto(f"{table}/replay")
    expect(cleo.herald).to_have_text(cleo.says("replay-running"))


def test_a_running_game_that_remembers_only_what_lies_open_is_not_looked_back_on(comes: Comes) -> None:
    anna = comes()
    anna.opens_a_table("solomon", "me", "bot")
    anna.outline.waits()
    anna.opens_the_rail("rail-table")
    expect(anna.page.get_by_role("link", name=anna.says("replay-open"))).to_have_count(0)

    anna.troubles.expect("ERR_ABORTED")
    anna.page.goto(f"{anna.page.url}/replay?seat=0")

    expect(anna.herald).to_have_text(anna.says("replay-pure"))


def test_the_browser_recomputes_the_chance_of_a_finished_game_and_hears_what_was_promised(comes: Comes) -> None:
    anna = finished(comes, "solomon", moves=2)
    looks_back(anna)

    anna.page.get_by_role("tab", name=anna.says("replay-proof")).click()

    proof = anna.page.get_by_role("tabpanel")
    expect(proof).to_contain_text(anna.says("verify-right"))
    for key in ("verify-promise-right", "verify-heard-right"):
        expect(proof).to_contain_text(anna.says(key))
    expect(proof).to_contain_text(anna.says("verify-chance-right", draws=3))


def test_a_saved_record_is_opened_and_found_right(comes: Comes, tmp_path: Path) -> None:
    anna = finished(comes, moves=2)
    looks_back(anna)
    anna.page.get_by_role("tab", name=anna.says("share")).click()
    with anna.page.expect_download() as saved:
        anna.page.get_by_role("link", name=anna.says("share-save")).click()
    saved.value.save_as(tmp_path / "game.json")

    anna.arrives("/verify")
    anna.page.locator('input[type="file"]').set_input_files(tmp_path / "game.json")

    expect(anna.herald).to_have_text(anna.says("verify-right"))


def changed(text: str, place: str) -> str:
    """Return the record with another digit at the place that this regular expression finds."""
    found = re.search(place, text)
    assert found is not None
    other = "8" if found.group(1) != "8" else "7"
    return text[: found.start(1)] + other + text[found.end(1) :]


@pytest.mark.parametrize(
    ("place", "found"),
    [
        pytest.param(r'"type":"roll","pearls":(\d)', "verify-chance-wrong", id="die"),
        pytest.param(r'"depths":\[(\d)', "verify-chance-wrong", id="shuffle"),
        pytest.param(r'"seed": "(.)', "verify-promise-wrong", id="seed"),
        pytest.param(r'"type":"drop","tower":(\d)', "verify-chain-wrong", id="move"),
    ],
)
def test_a_changed_record_is_found_wrong(comes: Comes, tmp_path: Path, place: str, found: str) -> None:
    text = LOCKS.read_text(encoding="utf-8")
    forged = changed(text, place)
    (tmp_path / "changed.json").write_text(forged, encoding="utf-8")
    true, false = json.loads(text)["entries"], json.loads(forged)["entries"]
    at = next((n for n, (one, other) in enumerate(zip(true, false, strict=True)) if one != other), 0)
    draws = [n for n, entry in enumerate(true) if entry["entry"] == "drawn"]
    anna = comes("de")
    anna.arrives("/verify")

    anna.page.locator('input[type="file"]').set_input_files(LOCKS)
    expect(anna.herald).to_have_text(anna.says("verify-right"))
    expect(anna.page.get_by_role("main")).to_contain_text(anna.says("verify-chance-right", draws=len(draws)))
    anna.page.locator('input[type="file"]').set_input_files(tmp_path / "changed.json")

    expect(anna.herald).to_have_text(anna.says("verify-wrong"))
    line = at + 2 if found == "verify-chain-wrong" else at + 1
    said = anna.says(found, line=line, draws=sum(n < at for n in draws))
    expect(anna.page.get_by_role("main")).to_contain_text(said)


def test_what_is_no_record_is_said_to_be_none(comes: Comes, tmp_path: Path) -> None:
    (tmp_path / "letter.json").write_text('{"dear": "Burghof"}', encoding="utf-8")
    anna = comes()
    anna.arrives("/verify")

    anna.page.locator('input[type="file"]').set_input_files(tmp_path / "letter.json")

    expect(anna.herald).to_have_text(anna.says("verify-none"))
