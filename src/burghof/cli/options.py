"""Options: a host's choices for a game, from the command line."""

from collections.abc import Sequence
from random import Random
from typing import TypeAlias

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from burghof.cli.context import ChosenGame
from burghof.kernel import Card, Message, OptionCard, say

OptionValue: TypeAlias = bool | int | str

BOOLEAN_WORDS: dict[str, OptionValue] = {
    "true": True,
    "yes": True,
    "on": True,
    "false": False,
    "no": False,
    "off": False,
}


def read_options(choice: ChosenGame, pairs: Sequence[str], json_text: str | None = None) -> Struct:
    """Return the game's options: the card's defaults, changed by a JSON object and by `name=value` pairs.

    An option or value that the game does not have ends the command.
    """
    given: dict[str, object] = {option.name: option.default for option in choice.installed.card.options}
    if json_text is not None:
        given |= _read_json(choice, json_text)
    for pair in pairs:
        name, _, text = pair.partition("=")
        option = next((one for one in choice.installed.card.options if one.name == name), None)
        if option is None:
            choice.console.fail(say("cli-option-unknown", option=name, known=_names(choice)))
        given[name] = _read_value(choice, option, text)
    try:
        options: Struct = msgspec.convert(given, type=choice.plugin.types.options)
    except msgspec.ValidationError as error:
        choice.console.fail(say("cli-options-wrong", why=str(error)))
    return options


def randomized(card: Card, options: Struct, seats: int, rng: Random) -> Struct:
    """Return the options with each one that applies to this number of seats drawn uniformly from its values."""
    drawn = {
        option.name.replace("-", "_"): rng.choice(option.values)
        for option in card.options
        if not option.seats or seats in option.seats
    }
    return replace(options, **drawn)


def option_values(card: Card, options: Struct) -> dict[str, OptionValue]:
    """Return the value of each option on the card."""
    return {option.name: option.value_in(options) for option in card.options}


def _read_json(choice: ChosenGame, text: str) -> dict[str, object]:
    try:
        return msgspec.json.decode(text, type=dict[str, object])
    except msgspec.DecodeError as error:
        choice.console.fail(say("cli-options-wrong", why=str(error)))


def _read_value(choice: ChosenGame, option: OptionCard, text: str) -> OptionValue:
    """Return the value of the card that this text means; an unknown one ends the command."""
    for value in option.values:
        is_meant = BOOLEAN_WORDS.get(text.lower()) is value if isinstance(value, bool) else str(value) == text
        if is_meant:
            return value
    known = tuple(_value_text(choice, option, value) for value in option.values)
    return choice.console.fail(say("cli-option-value-unknown", option=option.name, value=text, known=known))


def _value_text(choice: ChosenGame, option: OptionCard, value: OptionValue) -> str:
    """Return a value as it is typed; a 0 also gets the game's words for it."""
    text = msgspec.json.encode(value).decode().strip('"')
    return f"{text} ({choice.console.text(Message(f'option-{option.name}-0'))})" if text == "0" else text


def _names(choice: ChosenGame) -> tuple[str, ...]:
    return tuple(option.name for option in choice.installed.card.options)
