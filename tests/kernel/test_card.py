"""Cards: which options a game allows, also where options omit one."""

import msgspec
import pytest
from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import replace

from burghof.kernel import Card, OptionCard, find_games, load_plugin

ROUNDS = OptionCard("rounds", values=(3, 5), default=3)
OPEN_CASTLE = OptionCard("open-castle", values=(False, True), default=True)


class Options(Struct, frozen=True, rename="kebab", forbid_unknown_fields=True):
    """One option of the first rules version, and one that was added later."""

    rounds: int = 3
    open_castle: bool | UnsetType = UNSET


@pytest.fixture(name="card")
def make_card() -> Card:
    return replace(load_plugin(find_games()["kilt-castle"]).card, options=(ROUNDS, OPEN_CASTLE))


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


def test_clients_are_sent_the_card_without_the_search_settings(card: Card) -> None:
    sent, whole = (msgspec.json.decode(msgspec.json.encode(one)) for one in (card.public(), card))

    assert card.search is not None
    assert sent == {name: value for name, value in whole.items() if name != "search"}
