"""Replays: any position of a game by buttons, keys and links, from the allowed viewpoints; chance recomputed."""

import json
import re
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Locator, expect

from tests.site.conftest import PHONE, NewGuest
from tests.site.guest import Guest
from tests.site.multiplayer import play_together

CARD_TEXT = re.compile(r"\[[X.]+(/[X.]+)*\]")
"""A card of Solomon, drawn in text."""
NOTE_SENTENCES = """() => {
  const line = document.querySelector('footer .say b');
  window.sentences = [];
  const note = () => { if (sentences.at(-1) !== line.textContent) sentences.push(line.textContent); };
  new MutationObserver(note).observe(line, { characterData: true, childList: true, subtree: true });
}"""
"""Script: note in `sentences` every sentence of the herald from now on."""
LOCKS = Path(__file__).parents[2] / "src/burghof/games/seven_locks/tests/records/plain-2.json"


def finish_game(new_guest: NewGuest, game: str = "kilt-castle", moves: int = 8) -> Guest:
    """Return Anna at the end of a game that Ben resigned after some moves."""
    anna, ben = new_guest(), new_guest()
    anna.create_table(game, "me", "open")
    ben.join(anna.invitation)
    ben.sit_down()
    anna.start_game()
    play_together([anna.outline, ben.outline], Random(3), moves=moves)
    ben.open_rail("rail-table")
    ben.give_up("Ben")
    anna.expect_result()
    return anna


def open_replay(guest: Guest) -> None:
    """Follow the link to the replay beside the result."""
    guest.page.get_by_role("contentinfo").get_by_role("link", name=guest.text("watch-again")).click()
    guest.page.wait_for_url(re.compile("/replay"))
    position_slider(guest).wait_for(state="attached")


def position_slider(guest: Guest) -> Locator:
    """Return the slider of the replay's position."""
    return guest.page.get_by_role("slider", name=guest.text("replay-position"))


def shown_position(guest: Guest) -> int:
    """Return the shown position."""
    return int(position_slider(guest).input_value())


def last_position(guest: Guest) -> int:
    """Return the last position of the game."""
    return int(position_slider(guest).get_attribute("max") or 0)


def marked_line(guest: Guest) -> Locator:
    """Return the marked line of the log."""
    return guest.page.locator('[aria-current="step"]')


def test_a_game_is_stepped_through_by_buttons_by_keys_and_by_its_log(new_guest: NewGuest) -> None:
    anna = finish_game(new_guest)
    open_replay(anna)
    end = last_position(anna)
    assert (shown_position(anna), end > 8) == (1, True)

    anna.button("replay-forward").click()
    anna.page.keyboard.press(".")
    assert shown_position(anna) == 3
    anna.button("replay-back").click()
    anna.page.keyboard.press(",")
    assert shown_position(anna) == 1
    expect(anna.button("replay-back")).to_be_disabled()
    anna.page.keyboard.press("End")
    assert shown_position(anna) == end
    expect(anna.button("replay-forward")).to_be_disabled()
    expect(anna.herald).to_contain_text("Ben")
    anna.page.keyboard.press("Home")
    assert shown_position(anna) == 1
    anna.button("replay-last").click()
    assert shown_position(anna) == end
    anna.button("replay-first").click()
    position_slider(anna).press("ArrowRight")
    assert shown_position(anna) == 2

    line = anna.page.get_by_role("tabpanel").get_by_role("listitem").nth(4)
    line.get_by_role("button").click()
    assert shown_position(anna) == 5
    assert marked_line(anna).inner_text() == line.inner_text()
    expect(anna.herald).to_contain_text(anna.text("replay-step", at=5, all=end))
    expect(anna.page).to_have_url(re.compile(r"/replay\?at=5&seat=0$"))


def current_sentence(guest: Guest) -> str:
    """Return the sentence of the herald."""
    return guest.page.get_by_role("contentinfo").locator(".say b").inner_text()


def test_a_game_plays_by_itself_until_it_is_paused(new_guest: NewGuest) -> None:
    anna = new_guest()
    board = anna.board
    anna.create_table("kilt-castle", "me", "bot", "bot")
    rng = Random(4)
    for _ in range(3):
        assert board.wait_for_turn() == "mine"
        board.play_random_move(rng)
    anna.resign()
    open_replay(anna)
    anna.page.locator("main .board svg").first.wait_for()
    pace = anna.page.get_by_role("radio", name=anna.text("pace-brisk"))
    pace.click()
    pace.blur()  # on a control, the space bar is its own

    anna.page.keyboard.press("Home")
    anna.page.evaluate(NOTE_SENTENCES)
    anna.page.keyboard.press("Space")
    expect(anna.button("replay-pause")).to_be_visible()
    anna.page.wait_for_function("(slider) => Number(slider.value) >= 5", arg=position_slider(anna).element_handle())
    anna.page.keyboard.press("Space")
    expect(anna.button("replay-play")).to_be_visible()

    # Every sentence of the herald is in the log, in this order.
    sentences = anna.page.evaluate("sentences")
    lines = iter(anna.page.locator("aside .said").all_inner_texts())
    assert len(sentences) >= 4
    assert all(sentence in lines for sentence in sentences), sentences
    # Nothing goes on while it is paused; a sentence back and one on by key.
    here, sentence = shown_position(anna), current_sentence(anna)
    anna.page.wait_for_timeout(1500)
    assert (shown_position(anna), current_sentence(anna)) == (here, sentence)
    anna.page.keyboard.press(",")
    assert current_sentence(anna) != sentence
    anna.page.keyboard.press(".")
    expect(anna.page.get_by_role("contentinfo").locator(".say b")).to_have_text(sentence)
    # The end stops it, and from there it plays from the beginning.
    anna.page.keyboard.press("End")
    anna.button("replay-play").click()
    expect(position_slider(anna)).to_have_value("2")
    anna.button("replay-pause").click()


def test_a_position_says_in_words_what_lay_on_the_table(new_guest: NewGuest) -> None:
    anna = finish_game(new_guest, moves=5)
    open_replay(anna)
    expect(anna.outline.table).to_be_visible()
    first = anna.outline.table.inner_text()

    anna.page.keyboard.press("End")

    expect(anna.outline.table).not_to_have_text(first, use_inner_text=True)
    expect(anna.outline.table.get_by_role("button")).to_have_count(0)


def test_a_link_brings_somebody_else_to_the_same_position_of_a_private_game(new_guest: NewGuest) -> None:
    anna = finish_game(new_guest, moves=5)
    open_replay(anna)
    for _ in range(4):
        anna.page.keyboard.press(".")
    anna.page.get_by_role("tab", name=anna.text("share")).click()
    link = anna.page.get_by_role("textbox", name=anna.text("share-title")).input_value()
    cleo = new_guest("de", size=PHONE)

    cleo.page.goto(f"{cleo.url}/{link.split('/', 3)[3]}")
    position_slider(cleo).wait_for(state="attached")

    expect(position_slider(cleo)).to_have_value("5")
    assert last_position(cleo) == last_position(anna)
    expect(cleo.herald).to_contain_text(cleo.text("replay-step", at=5, all=last_position(anna)))
    cleo.page.wait_for_url(lambda url: "join" not in url)
    expect(cleo.page.get_by_role("radio", name="Anna")).to_be_checked()


def test_other_eyes_see_other_cards_and_none_from_outside(new_guest: NewGuest) -> None:
    anna = finish_game(new_guest, "solomon", moves=6)
    open_replay(anna)
    hand = anna.page.get_by_role("main").locator("li", has_text=CARD_TEXT).first
    expect(hand).to_be_visible()
    own = hand.inner_text()

    anna.page.get_by_role("radio", name="Ben").check(force=True)
    expect(anna.page).to_have_url(re.compile("seat=1"))
    expect(hand).not_to_have_text(own, use_inner_text=True)
    expect(hand).to_be_visible()

    anna.page.get_by_role("radio", name=anna.text("replay-outside")).check(force=True)
    expect(anna.page).not_to_have_url(re.compile("seat="))
    anna.page.keyboard.press("Home")
    expect(anna.page.get_by_role("main")).not_to_contain_text(CARD_TEXT)


def test_a_running_game_is_looked_back_on_from_ones_own_seat_alone(new_guest: NewGuest) -> None:
    anna, cleo = new_guest(), new_guest()
    anna.create_table("kilt-castle", "me", "bot", picked=["visibility-public"])
    anna.outline.wait_for_turn()
    table = anna.page.url
    anna.open_rail("rail-table")
    anna.page.get_by_role("link", name=anna.text("replay-open")).click()
    position_slider(anna).wait_for(state="attached")

    assert shown_position(anna) == last_position(anna)
    expect(anna.page.locator("input[name$=eyes]")).to_have_count(1)
    cleo.page.goto(f"{table}/replay")
    expect(cleo.herald).to_have_text(cleo.text("replay-running"))


def test_a_running_game_that_remembers_only_what_lies_open_is_not_looked_back_on(new_guest: NewGuest) -> None:
    anna = new_guest()
    anna.create_table("solomon", "me", "bot", picked=["recall-pure"])
    anna.outline.wait_for_turn()
    anna.open_rail("rail-table")
    expect(anna.page.get_by_role("link", name=anna.text("replay-open"))).to_have_count(0)

    anna.errors.expect("ERR_ABORTED")
    anna.page.goto(f"{anna.page.url}/replay?seat=0")

    expect(anna.herald).to_have_text(anna.text("replay-pure"))


def test_the_browser_recomputes_the_chance_of_a_finished_game_and_hears_what_was_promised(new_guest: NewGuest) -> None:
    anna = finish_game(new_guest, "solomon", moves=2)
    open_replay(anna)

    anna.page.get_by_role("tab", name=anna.text("replay-proof")).click()

    proof = anna.page.get_by_role("tabpanel")
    expect(proof).to_contain_text(anna.text("verify-right"))
    for key in ("verify-promise-right", "verify-heard-right"):
        expect(proof).to_contain_text(anna.text(key))
    expect(proof).to_contain_text(anna.text("verify-chance-right", draws=3))


def test_a_saved_record_is_opened_and_found_right(new_guest: NewGuest, tmp_path: Path) -> None:
    anna = finish_game(new_guest, moves=2)
    open_replay(anna)
    anna.page.get_by_role("tab", name=anna.text("share")).click()
    with anna.page.expect_download() as saved:
        anna.page.get_by_role("link", name=anna.text("share-save")).click()
    saved.value.save_as(tmp_path / "game.json")

    anna.goto("/verify")
    anna.page.locator('input[type="file"]').set_input_files(tmp_path / "game.json")

    expect(anna.herald).to_have_text(anna.text("verify-right"))


def change_digit(text: str, place: str) -> str:
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
def test_a_changed_record_is_found_wrong(new_guest: NewGuest, tmp_path: Path, place: str, found: str) -> None:
    text = LOCKS.read_text(encoding="utf-8")
    forged = change_digit(text, place)
    (tmp_path / "changed.json").write_text(forged, encoding="utf-8")
    true, false = json.loads(text)["entries"], json.loads(forged)["entries"]
    at = next((n for n, (one, other) in enumerate(zip(true, false, strict=True)) if one != other), 0)
    draws = [n for n, entry in enumerate(true) if entry["entry"] == "drawn"]
    anna = new_guest("de")
    anna.goto("/verify")

    anna.page.locator('input[type="file"]').set_input_files(LOCKS)
    expect(anna.herald).to_have_text(anna.text("verify-right"))
    expect(anna.page.get_by_role("main")).to_contain_text(anna.text("verify-chance-right", draws=len(draws)))
    anna.page.locator('input[type="file"]').set_input_files(tmp_path / "changed.json")

    expect(anna.herald).to_have_text(anna.text("verify-wrong"))
    line = at + 2 if found == "verify-chain-wrong" else at + 1
    said = anna.text(found, line=line, draws=sum(n < at for n in draws))
    expect(anna.page.get_by_role("main")).to_contain_text(said)


def test_what_is_no_record_is_said_to_be_none(new_guest: NewGuest, tmp_path: Path) -> None:
    (tmp_path / "letter.json").write_text('{"dear": "Burghof"}', encoding="utf-8")
    anna = new_guest()
    anna.goto("/verify")

    anna.page.locator('input[type="file"]').set_input_files(tmp_path / "letter.json")

    expect(anna.herald).to_have_text(anna.text("verify-none"))
