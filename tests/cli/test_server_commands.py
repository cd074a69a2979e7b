"""`burghof play`, `serve` and `worker`: their messages, in four languages."""

import os
import signal
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from urllib.request import urlopen

import pytest

from burghof.kernel import LANGUAGES
from tests.cli.terminal import run_burghof
from tests.server.home_process import temporary_home

MISSING_SETTINGS = {
    "en": "These settings are missing: DATABASE_URL, BURGHOF_SECRET\n",
    "de": "Diese Einstellungen fehlen: DATABASE_URL, BURGHOF_SECRET\n",
    "fr": "Ces réglages manquent\N{NO-BREAK SPACE}: DATABASE_URL, BURGHOF_SECRET\n",
    "it": "Mancano queste impostazioni: DATABASE_URL, BURGHOF_SECRET\n",
}


REFUSED_PUBLIC_HOST = {
    "en": "This server is to listen beyond its own machine, so set {} first: ",
    "de": "Dieser Server soll über den eigenen Rechner hinaus erreichbar sein, setz darum zuerst {}: ",
    "fr": "Ce serveur doit être joignable hors de sa propre machine, règle donc d’abord {}\N{NO-BREAK SPACE}: ",
    "it": "Questo server dev’essere raggiungibile da altre macchine, perciò imposta prima {}: ",
}


@pytest.fixture(autouse=True)
def no_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    """Unset all variables that configure the server."""
    names = ("DATABASE_URL", "NATS_URL", "BURGHOF_SECRET", "BURGHOF_EFFORT")
    for name in (*names, "BURGHOF_HOST", "BURGHOF_PUBLIC_URL", "BURGHOF_TRUSTED_PROXIES"):
        monkeypatch.delenv(name, raising=False)


@pytest.fixture
def signals() -> Iterator[None]:
    """Restore the signal handlers after the test."""
    before = {sig: signal.getsignal(sig) for sig in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)}
    yield
    for sig, handler in before.items():
        signal.signal(sig, handler)


@pytest.mark.parametrize("command", ["serve", "worker"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_missing_settings_are_named(language: str, command: str) -> None:
    result = run_burghof(command, "--lang", language)

    assert result.exit_code == 2
    assert result.stderr == MISSING_SETTINGS[language]


def test_an_unknown_setting_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BURGHOF_SECRETT", "0123456789abcdef")

    result = run_burghof("serve")

    assert result.exit_code == 2
    assert result.stderr == "There is no such setting: BURGHOF_SECRETT\n"


def test_a_wrong_setting_is_named_without_its_value(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DATABASE_URL", "postgresql://nowhere")
    monkeypatch.setenv("BURGHOF_SECRET", "short")

    result = run_burghof("serve")

    assert result.exit_code == 2
    assert result.stderr.startswith("A setting is wrong. BURGHOF_SECRET: ")
    assert "short" not in result.stderr


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_server_does_not_listen_publicly_before_its_proxies_and_url_are_set(
    monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setenv("DATABASE_URL", "postgresql://nowhere")
    monkeypatch.setenv("BURGHOF_SECRET", "0123456789abcdef")
    monkeypatch.setenv("BURGHOF_HOST", "0.0.0.0")  # noqa: S104 - the server refuses it

    result = run_burghof("serve", "--lang", language)

    assert result.exit_code == 2
    assert result.stderr.startswith(REFUSED_PUBLIC_HOST[language].format("BURGHOF_TRUSTED_PROXIES, BURGHOF_PUBLIC_URL"))
    assert result.stderr.endswith("BURGHOF_TRUSTED_PROXIES=none).\n")


def test_a_public_server_with_proxies_and_url_set_goes_on_to_the_database(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("DATABASE_URL", f"postgresql:///burghof?host={tmp_path}")
    monkeypatch.setenv("BURGHOF_SECRET", "0123456789abcdef")
    monkeypatch.setenv("BURGHOF_HOST", "0.0.0.0")  # noqa: S104 - the address under test
    monkeypatch.setenv("BURGHOF_TRUSTED_PROXIES", "none")
    monkeypatch.setenv("BURGHOF_PUBLIC_URL", "https://games.example")

    assert run_burghof("serve").stderr == "The database named in DATABASE_URL does not answer.\n"


def test_a_database_that_does_not_answer_is_reported(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("DATABASE_URL", f"postgresql:///burghof?host={tmp_path}")
    monkeypatch.setenv("BURGHOF_SECRET", "0123456789abcdef")

    result = run_burghof("worker")

    assert result.exit_code == 2
    assert result.stderr == "The database named in DATABASE_URL does not answer.\n"


@pytest.mark.parametrize("command", [["play"], ["backup", "all.zip"], ["restore", "all.zip"]])
def test_a_missing_package_is_named_with_the_command_that_installs_it(
    monkeypatch: pytest.MonkeyPatch, command: list[str]
) -> None:
    for name in [name for name in sys.modules if name.startswith("burghof.server.home")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "platformdirs", None)

    result = run_burghof(*command)

    assert result.exit_code == 2
    assert result.stderr == (
        'For this the server must be installed (platformdirs is missing): pip install "burghof[home]"\n'
    )


@pytest.mark.usefixtures("signals")
def test_play_prints_its_address_opens_the_browser_and_stops_on_sigterm(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    health: list[str] = []

    def open_browser(url: str) -> bool:
        opened.append(url)
        threading.Thread(target=stop_server, args=(url,)).start()
        return True

    def stop_server(url: str) -> None:
        with urlopen(f"{url}healthz", timeout=30) as answer:  # noqa: S310 - our own address
            health.append(answer.read().decode())
        time.sleep(0.1)
        os.kill(os.getpid(), signal.SIGTERM)

    monkeypatch.setattr("webbrowser.open", open_browser)

    with temporary_home() as folder:
        result = run_burghof("play", "--data", folder / "data", is_screen=True, columns=80)

    assert result.exit_code == 0, result.output
    assert health[0] == '{"status":"alive"}'
    assert f"On this device: {opened[0]}" in result.stdout
    assert "▀" in result.stdout
    assert result.stdout.splitlines()[-1].startswith("Burghof has stopped.")
