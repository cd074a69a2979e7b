"""King Solomon's Treasure Chamber on its board: whole games, the shape over the pit, shifts, one shared device."""

import re
from random import Random

from playwright.sync_api import Locator, expect

from tests.lessons.all_lessons import all_lessons
from tests.site.board import Board, Json, UniformKinds
from tests.site.conftest import PHONE, NewGuest
from tests.site.game_length import few_moves_or_all
from tests.site.guest import Guest
from tests.site.keyboard import Keyboard
from tests.site.learner import Learner, thing
from tests.site.multiplayer import expect_played_together, play_together
from tests.site.screen_reader import AccessibleNode, ScreenReader

GAME = "solomon"
CONFIRM_KEYS = (
    "choose",
    "dig-here",
    "dig-anyway",
    "decline",
    "pay",
    "take-change",
    "give-up",
    "add",
    "play-seal",
    "play-amulet",
)
"""Text keys of the button that plays the aimed move."""
SEATS_WHILE_SHOWING = """() => document.querySelector('main .board[aria-busy="true"]')
  && document.querySelector('.seats').textContent"""
"""Script: what the seats say as soon as something is shown."""


def turn_ending_type(board: Board) -> str | None:
    """Return the type of move that ends the turn without rotating the card; None if there is no turn to end."""
    if any(dig["move"]["turn"] == 0 for dig in board.offers("dig")):
        return "dig"
    return "decline" if board.offers("decline") else None


def test_a_whole_game_against_a_bot(new_guest: NewGuest) -> None:
    anna = new_guest()
    boards = [UniformKinds(anna.board)]
    anna.create_table(GAME, "me", "bot")

    play_together(boards, Random(3))

    anna.expect_result()


@few_moves_or_all
def test_three_browsers_play_a_game(new_guest: NewGuest, moves: int | None) -> None:
    guests = [new_guest(), new_guest(), new_guest()]
    anna, ben, cleo = guests
    boards = [UniformKinds(guest.board) for guest in guests]
    anna.create_table(GAME, "me", "open", "open")
    for guest, name in ((ben, "Ben"), (cleo, "Cleo")):
        guest.join(anna.invitation, name)
        guest.sit_down()
    anna.start_game()

    play_together(boards, Random(3), moves)

    expect_played_together(guests, moves)


@few_moves_or_all
def test_a_game_by_keyboard_only(new_guest: NewGuest, moves: int | None) -> None:
    anna, rng = new_guest(), Random(5)
    keys, board = Keyboard(anna.page, anna.text("todo")), anna.board
    anna.create_table(GAME, "me", "bot", "bot", "bot", "bot")
    shifted = 0

    while board.wait_for_next_move(moves):
        if board.confirm.count():
            keys.confirm()
        elif board.offers("shift") and shifted < 3:
            keys.press("s")
            while not board.confirm.count():  # another tile may be picked instead of a target
                keys.pick(rng)
                board.wait_until_drawn()
            keys.confirm()
            shifted += 1
        elif turn_ending_type(board) == "decline":
            decline_by_keys(anna, keys)
        else:
            keys.press("d")
            keys.pick(rng)

    anna.expect_played(moves)


def decline_by_keys(guest: Guest, keys: Keyboard) -> None:
    """Go to the tools of a turn, and there by arrows to the one for not digging."""
    words = guest.game_text(GAME, "board-decline")
    tools = tuple(guest.game_text(GAME, f"board-{key}") for key in ("your-card", "shift", "decline"))
    focus = keys.tab_to(lambda one: one.name.startswith(tools))
    for _ in range(len(tools)):
        if focus.name == words:
            break
        focus = keys.press("ArrowRight")
    assert focus.name == words
    keys.press("Enter")


@few_moves_or_all
def test_a_game_through_the_accessibility_tree_alone(new_guest: NewGuest, moves: int | None) -> None:
    anna, rng = new_guest(), Random(6)
    board, ear = anna.board, ScreenReader(anna.context, anna.page)
    anna.create_table(GAME, "me", "bot", "bot", "bot", "bot")
    confirms = {anna.game_text(GAME, f"board-{key}") for key in CONFIRM_KEYS}
    decline = anna.game_text(GAME, "board-decline")

    while board.wait_for_next_move(moves):
        offered = [one for one in ear.read_nodes() if one.role == "button" and not one.is_disabled]
        confirm = [one for one in offered if any(one.name.startswith(key) for key in confirms)][-1:]
        for heard in confirm if board.confirm.count() else choose_button(offered, decline, rng):
            ear.press(heard)
        board.pause()

    anna.expect_played(moves)


def choose_button(offered: list[AccessibleNode], decline: str, rng: Random) -> list[AccessibleNode]:
    """Return a random card, payment or fitting field among the buttons, or else the button for not digging."""
    things = [one for one in offered if re.match(r"Card \d|[A-F]\d: .*fits here|.*(Pay|Take|Add|You owe) ", one.name)]
    return [rng.choice(things)] if things else [one for one in offered if one.name == decline]


@few_moves_or_all
def test_a_game_on_a_phone(new_guest: NewGuest, moves: int | None) -> None:
    anna, rng = new_guest(), Random(7)
    board = anna.board
    anna.create_table(GAME, "me", "bot", "bot", "bot", "bot")
    anna.resize(PHONE)

    while board.wait_for_next_move(moves):
        kind = turn_ending_type(board) or board.move_types()[0]
        board.play_offer(rng.choice(board.offers(kind)))

    anna.expect_played(moves)


def board_with_shifts(guest: Guest) -> Board:
    """Create a table, and play until tiles can be shifted in the own turn."""
    board = guest.board
    guest.create_table(GAME, "me", "bot", "bot", "bot")
    play_until_shift(board)
    return board


def play_until_shift(board: Board) -> None:
    """Play until tiles can be shifted."""
    while board.wait_for_turn() == "mine" and not board.offers("shift"):
        board.play_offer(board.offers(turn_ending_type(board) or board.move_types()[0])[0])


def axe_digs(board: Board) -> list[Json]:
    """Return the digs on several levels with the card upright; for a player with the axe the shape fits there too."""
    return [dig for dig in board.offers("dig") if dig["move"]["axe"] and dig["move"]["turn"] == 0]


def ghost_squares(guest: Guest) -> Locator:
    """Return the squares of the shape over the pit."""
    return guest.page.locator("[data-ghost]")


def ghost_fields(guest: Guest) -> tuple[str, ...]:
    """Return the fields below these squares."""
    return tuple(ghost_squares(guest).evaluate_all("(squares) => squares.map((one) => one.dataset.ghost)"))


def test_the_shape_follows_the_pointer_and_the_keys(new_guest: NewGuest) -> None:
    anna = new_guest()
    board = board_with_shifts(anna)
    ghost_squares(anna).first.wait_for()
    size = ghost_squares(anna).count()

    seen = set()
    for field in ("field-14", "field-21", "field-0", "field-35"):
        board.thing(field).hover(force=True)
        board.wait_until_drawn()
        seen.add(ghost_fields(anna))
    board.thing("field-14").focus()
    anna.page.keyboard.press("ArrowRight")
    board.wait_until_drawn()
    by_key = ghost_fields(anna)

    assert size >= 3
    assert {len(fields) for fields in seen} == {size}
    assert len(seen) == 4
    assert len(by_key) == size


def test_a_tile_is_shifted_by_dragging_it(new_guest: NewGuest) -> None:
    anna = new_guest()
    board = board_with_shifts(anna)
    shift = board.offers("shift")[0]
    _, source, target = shift["picks"]
    received = anna.log.count()

    board.thing("shift").click()
    board.thing(source).drag_to(board.thing(target), force=True)

    expect(anna.log).not_to_have_count(received)
    expect(anna.log.filter(has_text="You shift").first).to_be_visible()


def cured_fields(board: Board) -> set[int]:
    """Return where the upright card can be dug after one shift and not before, even with the axe."""
    opened = {at for shift in board.offers("shift") for at in shift["preview"]["opens"]}
    return opened - {dig["move"]["at"] for dig in board.offers("dig") if dig["move"]["turn"] == 0}


def test_where_the_shape_does_not_fit_one_press_shifts_what_is_in_its_way(new_guest: NewGuest) -> None:
    anna = new_guest()
    board = board_with_shifts(anna)
    cure = anna.page.get_by_role("main").get_by_role("button", name=re.compile(r"^Shift [A-F]\d to [A-F]\d"))
    while not cured_fields(board):
        board.play_offer(board.offers(turn_ending_type(board) or board.move_types()[0])[0])
        board.wait_for_turn()
    board.thing("card").first.click()  # after a shift no shape is held

    # Hovering over a field shows its cure and plays nothing; a second click on the same shape would play.
    def is_cured(field: Locator) -> bool:
        field.hover(force=True)
        board.wait_until_drawn()
        return cure.count() > 0

    next(field for number in range(36) if is_cured(field := board.thing(f"field-{number}"))).click(force=True)
    words = cure.inner_text().replace("\n", " ")
    cure.click()

    source, target = re.findall(r"[A-F]\d", words)
    expect(anna.log.filter(has_text=f"from {source} to {target}").first).to_be_visible()


def test_a_shape_that_does_not_fit_is_refused_with_its_clause(new_guest: NewGuest) -> None:
    anna = new_guest()
    board = board_with_shifts(anna)
    while axes := axe_digs(board):
        board.play_offer(axes[0])
        play_until_shift(board)
    # Reading the attribute waits until the field is drawn.
    field = anna.page.locator('[data-pick^="field-"][aria-label*="does not fit"]').first.get_attribute("data-pick")
    assert field is not None

    board.thing(field).click(force=True)
    board.thing(field).click(force=True)

    expect(anna.page.get_by_role("alert").get_by_role("button", name="§5")).to_be_visible()


def test_at_one_device_nobody_sees_the_hand_of_another(new_guest: NewGuest) -> None:
    anna = new_guest()
    cards = anna.page.locator('[data-pick^="card-"]')
    anna.create_table(GAME, "me", "here", names={2: "Opa"})

    expect(cards).to_have_count(0)
    anna.outline.curtain.click()
    expect(cards).not_to_have_count(0)
    mine = {card.get_attribute("data-pick") for card in cards.all()}
    cards.first.click()
    anna.page.get_by_role("contentinfo").locator("button[data-play]").click()
    expect(anna.outline.curtain).to_be_visible()
    expect(cards).to_have_count(0)
    anna.outline.curtain.click()
    expect(cards).not_to_have_count(0)
    assert mine.isdisjoint(card.get_attribute("data-pick") for card in cards.all())


def test_nobody_thinks_while_something_is_shown(new_guest: NewGuest) -> None:
    anna = new_guest()
    anna.page.add_init_script("localStorage.setItem('burghof-pace', 'calm')")
    first = next(lesson for game, lesson in all_lessons() if game == GAME)
    learner = Learner(anna, GAME, first, skips=False)
    learner.expect_at(1)

    learner.act(0)

    seats = anna.page.wait_for_function(SEATS_WHILE_SHOWING).json_value()
    assert anna.text("lesson-you") in seats
    assert anna.text("seat-thinks") not in seats


def test_the_first_game_after_the_lesson_shows_the_pit_and_not_what_is_behind_the_screen(new_guest: NewGuest) -> None:
    lesson = next(one for game, one in all_lessons() if game == GAME)
    anna = new_guest(size=PHONE)
    learner = Learner(anna, GAME, lesson)
    last = len(lesson.steps)
    anna.page.goto(f"{anna.page.url}?step={last}")
    learner.expect_at(last)
    expect(anna.page.locator(".behind")).to_be_visible()
    learner.act(last - 1)

    anna.button("lesson-play").click()

    anna.page.wait_for_url("**/tables/*")
    anna.board.wait_for_turn()
    expect(anna.page.locator(".behind")).to_have_count(0)


def test_the_herald_repeats_himself_when_a_covered_card_of_the_hand_is_pressed(new_guest: NewGuest) -> None:
    anna = new_guest(size=PHONE)
    learner = Learner(anna, GAME, next(one for game, one in all_lessons() if game == GAME))
    learner.expect_at(1)
    other = anna.page.locator(thing("card-9")).first.bounding_box()
    assert other

    anna.page.mouse.click(other["x"] + other["width"] / 2, other["y"] + other["height"] / 2)

    expect(learner.footer.locator(".again")).to_be_visible()
    learner.expect_at(1)
