"""Card: a game's card and its code agree."""

import msgspec

from burghof.kernel import OptionCard, read_card
from burghof.testkit.errors import ContractError
from burghof.testkit.random_games import rng_for
from burghof.testkit.subject import AnyTrial


def check_card(trial: AnyTrial) -> None:
    """Check that the card's rules version can be played, and that the card is the one in the folder."""
    plugin = trial.plugin
    if plugin.card.rules_version not in plugin.rules_by_version:
        raise ContractError("card", f"no rules of version {plugin.card.rules_version}")
    if plugin.card != read_card(trial.folder):
        raise ContractError("card", "the plugin's card is not the one in game.toml")


def check_options(trial: AnyTrial) -> None:
    """Check that the card's options are the fields of the Options struct, with equal defaults, and that all values fit.

    An option that is newer than the first rules version is omitted by default in the code: its default is the card's.
    """
    options = trial.plugin.types.options
    defaults = msgspec.convert({}, options)
    assert isinstance(defaults, msgspec.Struct), "options are a Struct"
    on_card = {option.name for option in trial.plugin.card.options}
    in_code = set(defaults.__struct_encode_fields__)
    if on_card != in_code:
        raise ContractError("options", f"the card has {sorted(on_card)}, the code {sorted(in_code)}")
    for option in trial.plugin.card.options:
        if option.default not in option.values:
            raise ContractError("options", f"the default of {option.name} is not one of its values")
        if option.value_in(defaults) != option.default:
            raise ContractError("options", f"the default of {option.name} differs in the code")
        for value in option.values:
            _check_value(options, option, value)


def _check_value(options: object, option: OptionCard, value: bool | int | str) -> None:  # noqa: FBT001 - a value of data
    """Raise `ContractError` unless the code accepts this value."""
    try:
        msgspec.convert({option.name: value}, options)
    except msgspec.ValidationError as error:
        raise ContractError("options", f"{option.name} = {value!r}: {error}") from error


def check_start_states(trial: AnyTrial) -> None:
    """Check that each number of seats starts and satisfies the invariant, with the default options and with others."""
    game, types = trial.plugin.newest_rules, trial.plugin.types
    dice = rng_for(trial, "starts")
    for seats in trial.plugin.card.seats:
        for options in (msgspec.convert({}, types.options), *(trial.options(dice, seats) for _ in range(10))):
            if not trial.plugin.card.allows(options):
                raise ContractError("options", f"the card does not allow {options}")
            state = game.start(options, seats)
            if state.seats != seats:
                raise ContractError("seats", f"a table of {seats} seats says it has {state.seats}")
            trial.invariant(state)
            if not game.pending(state):
                raise ContractError("pending", f"a game of {seats} seats is over before it begins")
