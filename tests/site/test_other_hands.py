"""Whole games without a pointer: by keyboard only, and by what a screen reader is told."""

from random import Random

from tests.site.conftest import Comes
from tests.site.ear import Ear, between
from tests.site.keys import Keys


def test_a_whole_game_by_keyboard_only(comes: Comes) -> None:
    anna, rng = comes(), Random(7)
    keys = Keys(anna.page, anna.says("todo"))
    anna.arrives()
    focus = keys.go_to(lambda one: one.tag == "input")
    while focus.value != "kilt-castle":
        focus = keys.press("ArrowRight")
    keys.go_to(lambda one: one.name.startswith(anna.says("play-now")))
    keys.press("Enter")
    anna.is_at_a_table()

    while (shows := anna.outline.shows()) != "over":
        if shows == "mine":
            keys.choose(rng)
        elif shows == "board":
            keys.go_to(lambda one: one.name == anna.says("in-words"))
            keys.press("Enter")
        else:
            anna.outline.rests()

    anna.sees_the_end()


def test_a_whole_game_through_the_accessibility_tree_alone(comes: Comes) -> None:
    anna, rng = comes(), Random(8)
    ear = Ear(anna.context, anna.page)
    anna.page.goto(anna.url)
    ear.press(ear.find("radio", "Castle of the 7 Locks"))
    ear.press(ear.find("button", anna.says("play-now")))
    ear.find("region", anna.says("seats"))

    while True:
        heard = ear.hear()
        if any(one.role == "button" and one.name == anna.says("rematch") for one in heard):
            break
        todo = between(heard, anna.says("todo"), anna.says("on-the-table"))
        choices = [one for one in todo if one.role == "button" and not one.is_disabled]
        if choices:
            ear.press(rng.choice(choices))
        else:
            anna.outline.rests()

    assert [one.name for one in heard if one.role == "heading"][1]
