"""Planting: a trial of a pocket game in which one thing is wrong."""

from msgspec.structs import replace

from burghof.kernel import OptionCard
from burghof.testkit import AnyTrial
from burghof.testkit.eyes import AnyGame


def planted(trial: AnyTrial, rules: AnyGame) -> AnyTrial:
    """The same trial of other rules."""
    plugin = trial.plugin
    return replace(trial, plugin=replace(plugin, readings={plugin.card.rules_version: rules}))


def with_options(trial: AnyTrial, *options: OptionCard) -> AnyTrial:
    """The same trial with other options on the card."""
    return replace(trial, plugin=replace(trial.plugin, card=replace(trial.plugin.card, options=options)))
