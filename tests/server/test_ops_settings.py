"""Settings from the environment, and clear errors where they are invalid."""

import pytest

from burghof.server.settings import (
    Settings,
    SettingsError,
    check_public,
    read_settings,
    render_reference,
    variable_name,
)

SECRET_VALUES = ("many", "70000", "perhaps", "LOUD", "short", "long-enough", "ftp:", "nobody")
REQUIRED_SETTINGS = {"DATABASE_URL": "postgresql://there", "BURGHOF_SECRET": "a-secret-of-the-house"}


def test_two_settings_are_enough() -> None:
    settings = read_settings({**REQUIRED_SETTINGS, "PATH": "/bin"})

    assert settings == Settings(database_url="postgresql://there", secret="a-secret-of-the-house")


def test_numbers_and_yes_or_no_are_read_from_text() -> None:
    settings = read_settings(
        {**REQUIRED_SETTINGS, "BURGHOF_PORT": "0", "BURGHOF_PLAYS_BOTS": "true", "BURGHOF_DRAIN_SECONDS": "0.5"}
    )

    assert (settings.port, settings.plays_bots, settings.drain_seconds) == (0, True, 0.5)


def test_an_empty_variable_is_one_that_is_not_set() -> None:
    assert read_settings({**REQUIRED_SETTINGS, "BURGHOF_PORT": ""}).port == 8000


@pytest.mark.parametrize(
    ("variables", "bot_workers"),
    [
        ({"BURGHOF_THINKERS": "3"}, 3),
        ({"BURGHOF_BOT_WORKERS": "4", "BURGHOF_THINKERS": "3"}, 4),
        ({"BURGHOF_THINKERS": "3", "BURGHOF_BOT_WORKERS": "4"}, 4),
    ],
)
def test_a_variable_of_the_release_before_is_read_unless_the_new_one_is_set(
    variables: dict[str, str], bot_workers: int
) -> None:
    assert read_settings({**REQUIRED_SETTINGS, **variables}).bot_workers == bot_workers


def test_several_keys_are_told_apart_by_spaces() -> None:
    settings = read_settings({**REQUIRED_SETTINGS, "BURGHOF_SECRET": "the-newer-of-the-keys the-older-of-the-keys"})

    assert settings.signing_keys == ("the-newer-of-the-keys", "the-older-of-the-keys")


@pytest.mark.parametrize(
    ("variable", "value", "said"),
    [
        ("BURGHOF_PORT", "many", "BURGHOF_PORT: Expected `int`, got `str`"),
        ("BURGHOF_PORT", "70000", "BURGHOF_PORT: Expected `int` <= 65535"),
        ("BURGHOF_PLAYS_BOTS", "perhaps", "BURGHOF_PLAYS_BOTS: Expected `bool`, got `str`"),
        ("BURGHOF_LOG_LEVEL", "LOUD", "BURGHOF_LOG_LEVEL: Expected `str` matching regex"),
        ("BURGHOF_SECRET", "short", "BURGHOF_SECRET: Expected `str` of length >= 16"),
        ("BURGHOF_SECRET", "long-enough-to-be-a-key short", "BURGHOF_SECRET: each key needs at least 16 characters"),
        ("BURGHOF_PUBLIC_URL", "example.org", "BURGHOF_PUBLIC_URL: expected an address"),
        ("BURGHOF_PUBLIC_URL", "http://[", "BURGHOF_PUBLIC_URL: expected an address"),
        ("BURGHOF_OTLP_ENDPOINT", "ftp://there", "BURGHOF_OTLP_ENDPOINT: expected an address"),
        ("BURGHOF_TRUSTED_PROXIES", "10.0.0.0/8, nobody", "BURGHOF_TRUSTED_PROXIES: expected addresses"),
        ("BURGHOF_HOSTS", "games.lan, http://nobody", "BURGHOF_HOSTS: expected names"),
        ("BURGHOF_SOCKETS_PER_PERSON", "0", "BURGHOF_SOCKETS_PER_PERSON: Expected `int` >= 1"),
        ("BURGHOF_METRICS_FROM", "nobody", "BURGHOF_METRICS_FROM: expected addresses"),
        ("BURGHOF_PROT", "8000", "no such setting: BURGHOF_PROT"),
    ],
)
def test_a_wrong_setting_is_named_with_what_is_wrong_and_never_with_its_value(
    variable: str, value: str, said: str
) -> None:
    with pytest.raises(SettingsError) as wrong:
        read_settings({**REQUIRED_SETTINGS, variable: value})

    assert str(wrong.value).startswith(said)
    assert all(word not in str(wrong.value) for word in SECRET_VALUES if word in value)


def test_what_must_be_set_is_asked_for_by_name() -> None:
    with pytest.raises(SettingsError, match=r"^missing: DATABASE_URL, BURGHOF_SECRET$"):
        read_settings({})


def test_proxies_are_addresses_and_networks() -> None:
    settings = read_settings({**REQUIRED_SETTINGS, "BURGHOF_TRUSTED_PROXIES": "10.0.0.0/8, ::1"})

    assert [str(network) for network in settings.proxy_networks] == ["10.0.0.0/8", "::1/128"]


def test_a_site_without_a_balancer_says_so() -> None:
    assert read_settings({**REQUIRED_SETTINGS, "BURGHOF_TRUSTED_PROXIES": "none"}).proxy_networks == ()


PROXIES = {"BURGHOF_TRUSTED_PROXIES": "10.0.0.0/8"}
ADDRESS = {"BURGHOF_PUBLIC_URL": "https://games.example"}


@pytest.mark.parametrize("host", ["0.0.0.0", "::", "192.0.2.7", "games.example"])  # noqa: S104 - it is refused
@pytest.mark.parametrize(
    ("given", "missing"),
    [
        ({}, "BURGHOF_TRUSTED_PROXIES, BURGHOF_PUBLIC_URL"),
        (PROXIES, "BURGHOF_PUBLIC_URL"),
        (ADDRESS, "BURGHOF_TRUSTED_PROXIES"),
    ],
)
def test_who_listens_to_others_must_say_who_stands_between(host: str, given: dict[str, str], missing: str) -> None:
    settings = read_settings({**REQUIRED_SETTINGS, **given, "BURGHOF_HOST": host})

    with pytest.raises(SettingsError, match=f"^missing for a public server: {missing}$"):
        check_public(settings)


@pytest.mark.parametrize("host", ["127.0.0.1", "127.9.9.9", "::1", "localhost"])
def test_who_listens_to_its_own_machine_need_not(host: str) -> None:
    check_public(read_settings({**REQUIRED_SETTINGS, "BURGHOF_HOST": host}))


@pytest.mark.parametrize("proxies", [PROXIES, {"BURGHOF_TRUSTED_PROXIES": "none"}])
def test_a_server_with_proxies_and_url_set_may_listen_publicly(proxies: dict[str, str]) -> None:
    check_public(read_settings({**REQUIRED_SETTINGS, **ADDRESS, **proxies, "BURGHOF_HOST": "0.0.0.0"}))  # noqa: S104 - the address under test


def test_the_reference_has_every_setting_with_its_default_and_what_it_is() -> None:
    text = render_reference()

    assert all(f"| `{variable_name(name)}` |" in text for name in Settings.__struct_fields__)
    assert "| `DATABASE_URL` | str | must be set | PostgreSQL, as a libpq address |\n" in text
    assert "| `BURGHOF_PLAYS_BOTS` | bool | `false` |" in text
    assert "| `NATS_URL` | str | empty |" in text
