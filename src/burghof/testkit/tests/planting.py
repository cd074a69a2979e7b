"""Planting: a pocket game under test with one thing wrong."""

from msgspec.structs import replace

from burghof.kernel import AnyReason, Message, OptionCard, Theme
from burghof.kernel.theme import AnyTheme
from burghof.testkit import AnyTrial
from burghof.testkit.outputs import AnyGame


def with_rules(trial: AnyTrial, rules: AnyGame) -> AnyTrial:
    """Return the same game under test with other rules."""
    plugin = trial.plugin
    return replace(trial, plugin=replace(plugin, rules_by_version={plugin.card.rules_version: rules}))


def with_options(trial: AnyTrial, *options: OptionCard) -> AnyTrial:
    """Return the same game under test with other options on the card."""
    return replace(trial, plugin=replace(trial.plugin, card=replace(trial.plugin.card, options=options)))


def with_reasons(trial: AnyTrial, *reasons: AnyReason) -> AnyTrial:
    """Return the same game under test with these reasons, and a card that promises hints."""
    plugin = trial.plugin
    return replace(trial, plugin=replace(plugin, card=replace(plugin.card, hints=True), reasons=reasons))


def with_unknown_theme(trial: AnyTrial) -> AnyTrial:
    """Return the same game under test with a theme of puzzles that cites no clause and has no puzzle."""
    words = Message("puzzle-none")
    theme: AnyTheme = Theme(
        "none", "0.0", words, words, words, lambda _view, _legal: None, lambda _tally: words, lambda *_: ()
    )
    return replace(trial, plugin=replace(trial.plugin, themes=(theme,)))
