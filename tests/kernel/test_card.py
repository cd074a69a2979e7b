"""Cards: which options a game allows, also where options omit one."""

import msgspec
import pytest
from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import replace

from burghof.kernel import Card, OptionCard, load, shelf

ROUNDS = OptionCard("rounds", values=(3, 5), default=3)
OPEN_CASTLE = OptionCard("open-castle", values=(False, True), default=True)


class Options(Struct, frozen=True, rename="kebab", forbid_unknown_fields=True):
    """One option of the first rules version, and one that was added later."""

    rounds: int = 3
    open_castle: bool | UnsetType = UNSET


@pytest.fixture(name="card")
def a_card() -> Card:
    return replace(load(shelf()["kilt-castle"]).card, options=(ROUNDS, OPEN_CASTLE))


def test_options_are_allowed_if_every_one_has_a_value_on_the_card(card: Card) -> None:
    assert card.allows(Options(5, open_castle=False))
    assert not card.allows(Options(4, open_castle=True))


def test_an_option_that_is_left_out_has_its_default(card: Card) -> None:
    assert OPEN_CASTLE.value_in(Options()) is True
    assert OPEN_CASTLE.value_in(Options(open_castle=False)) is False
    assert card.allows(Options())
    assert not replace(card, options=(replace(OPEN_CASTLE, default=2),)).allows(Options())


def test_options_that_leave_one_out_are_written_without_it() -> None:
    assert msgspec.json.encode(Options()) == b'{"rounds":3}'
    assert msgspec.json.decode(b'{"rounds":3}', type=Options) == Options()
