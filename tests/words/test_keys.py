"""Fluent keys made of the names in a plugin."""

from burghof.words.keys import aid_key, statistic_key


def test_an_aid_is_named_by_its_key() -> None:
    assert aid_key("chances") == "aid-chances"


def test_a_figure_is_named_with_dashes() -> None:
    assert statistic_key("ducat_days") == "figure-ducat-days"
