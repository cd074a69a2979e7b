"""What is this? Everything on a board that takes a press says what it is, by mouse, by touch and by key."""

import re
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.site.conftest import DESKTOP, PHONE, NewGuest
from tests.site.position_page import PositionPage
from tests.site.recorded_positions import GAMES, sample_positions

SMALL_PHONE: Final = (360, 640)
MANY_POSITIONS: Final = 40
"""Number of positions of each game in the full tier."""
WITHOUT_CARD: Final = """async () => {
  const nameOf = (one) => one.getAttribute('data-pick') ?? one.getAttribute('data-thing');
  const isShown = (one) => one.getClientRects().length > 0 && !one.closest('[inert]');
  const things = 'main [data-pick], main [data-thing], footer [data-pick]';
  const all = () => [...document.querySelectorAll(things)].filter(isShown);
  const names = new Set(all().map(nameOf));
  const silent = [];
  for (const name of names) {
    const one = all().find((other) => nameOf(other) === name);
    one.setAttribute('tabindex', one.getAttribute('tabindex') ?? '-1');
    one.focus();
    one.dispatchEvent(new KeyboardEvent('keydown', { key: 'i', bubbles: true }));
    const end = performance.now() + 10_000;
    while (!document.querySelector('.what') && performance.now() < end) await new Promise(requestAnimationFrame);
    const card = document.querySelector('.what');
    if (!card || card.innerText.includes('⟦') || !card.querySelector('p')?.innerText) silent.push(name);
    if (card) dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    while (document.querySelector('.what')) await new Promise(requestAnimationFrame);
  }
  return [names.size, silent];
}"""
"""Script: ask of everything on the board what it is; returns the number of things, and those without an answer."""

TOUCH: Final = """async (acts) => {
  const thing = document.querySelector('main [data-pick=field-7]');
  const { x, y } = thing.getBoundingClientRect();
  const rings = [];
  for (const [type, slid] of acts) {
    const at = { clientX: x + 5 + slid, clientY: y + 5 };
    thing.dispatchEvent(new PointerEvent(type, { pointerType: 'touch', bubbles: true, ...at }));
    await new Promise(requestAnimationFrame);
    rings.push(document.querySelector('.ring') !== null);
  }
  return rings;
}"""
"""Script: what a finger does on a field, and how far it has slid; returns whether a ring is shown after each act."""


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize(
    ("game", "count"),
    [
        *((game, 2) for game in GAMES),
        *(pytest.param(game, MANY_POSITIONS, marks=pytest.mark.full) for game in GAMES),
    ],
)
def test_everything_says_what_it_is(new_guest: NewGuest, game: str, count: int, size: tuple[int, int]) -> None:
    shown = PositionPage(new_guest(size=size))
    silent = []
    for position in sample_positions(game, count):
        shown.show(position)
        number, names = shown.page.evaluate(WITHOUT_CARD)
        assert number > 0
        silent += [f"{position.name}: {name}" for name in names]

    assert silent == []


def test_a_resting_mouse_asks_and_a_leaving_one_closes(new_guest: NewGuest) -> None:
    shown = PositionPage(new_guest())
    shown.show(next(sample_positions("kilt-castle", 1)))
    card = shown.page.get_by_role("tooltip")

    shown.page.locator("main [data-thing=seal]").hover()
    expect(card).to_contain_text("§6.1")
    shown.page.mouse.move(1, 1)

    expect(card).to_have_count(0)


def test_a_card_by_key_leads_to_its_clause(new_guest: NewGuest) -> None:
    shown = PositionPage(new_guest())
    shown.show(next(sample_positions("kilt-castle", 1)))
    shown.page.locator("main [data-pick=field-7]").focus()
    shown.page.keyboard.press("i")
    card = shown.page.get_by_role("dialog")

    card.get_by_role("button", name=re.compile("§")).click()

    expect(card).to_have_count(0)
    expect(shown.page.locator(".cited")).to_be_visible()


def test_a_finger_that_holds_fills_a_ring_and_asks_and_one_that_slides_does_not(new_guest: NewGuest) -> None:
    shown = PositionPage(new_guest(size=PHONE))
    shown.show(next(sample_positions("kilt-castle", 1)))
    page = shown.page
    card = page.get_by_role("dialog")

    assert page.evaluate(TOUCH, [["pointerdown", 0], ["pointermove", 20], ["pointerup", 20]]) == [True, False, False]
    expect(card).to_have_count(0)

    assert page.evaluate(TOUCH, [["pointerdown", 0]]) == [True]
    expect(card).to_be_visible()
    assert page.evaluate(TOUCH, [["pointerup", 0]]) == [False]
    expect(card).to_be_visible()


def test_on_a_board_smaller_than_two_cards_it_is_a_slip_below_the_board(new_guest: NewGuest) -> None:
    shown = PositionPage(new_guest(size=SMALL_PHONE))
    shown.show(next(sample_positions("kilt-castle", 1)))
    page = shown.page

    page.locator("main [data-pick=field-7]").focus()
    page.keyboard.press("i")

    card, main = page.get_by_role("dialog").bounding_box(), page.locator("main").bounding_box()
    assert card is not None
    assert main is not None
    assert card["y"] + 1 > main["y"] + main["height"]
    assert (card["x"], card["width"], card["y"] + card["height"]) == (0, *SMALL_PHONE)


def test_shortcuts_with_a_single_key_can_be_switched_off(new_guest: NewGuest) -> None:
    anna = new_guest()
    anna.create_table("kilt-castle", "me", "bot")
    anna.open_rail("rail-table")
    shortcuts = anna.page.get_by_role("switch", name=anna.text("one-key-shortcuts"))
    item, card = anna.page.locator("main [data-pick=field-7]"), anna.page.get_by_role("dialog")

    shortcuts.uncheck(force=True)
    item.focus()
    item.press("i")
    item.press("1")
    expect(card).to_have_count(0)
    expect(shortcuts).to_be_visible()
    anna.page.reload()
    anna.open_rail("rail-table")
    expect(shortcuts).not_to_be_checked()
    shortcuts.check(force=True)
    item.focus()
    item.press("i")

    expect(card).to_be_visible()
