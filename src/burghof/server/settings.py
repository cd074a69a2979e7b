"""Settings: everything an operator can set, from the environment."""

from collections.abc import Mapping
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

PREFIX = "BURGHOF_"


class Settings(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a process is told. Each is read from the variable BURGHOF_<NAME>, but for DATABASE_URL and NATS_URL."""

    database_url: Annotated[str, Meta(min_length=1, description="PostgreSQL, as a libpq address")]
    nats_url: Annotated[str, Meta(description="NATS; empty: this process is alone")] = ""
    secret: Annotated[
        str, Meta(min_length=16, description="signs sessions; several, separated by spaces, newest first")
    ]
    public_url: Annotated[str, Meta(description="the address people use; browsers from elsewhere are refused")] = ""
    host: Annotated[str, Meta(description="where to listen")] = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535, description="where to listen; 0: any free port")] = 8000
    database_pool: Annotated[int, Meta(ge=1, le=100, description="connections for everything but appends")] = 8
    cache_tables: Annotated[int, Meta(ge=1, description="tables kept in memory beyond those in use")] = 10_000
    plays_bots: Annotated[bool, Meta(description="this process lets bots move too")] = False
    games: Annotated[str, Meta(description="the package that holds the games")] = "burghof.games"
    log_level: Annotated[str, Meta(pattern="^(DEBUG|INFO|WARNING|ERROR)$", description="how much is logged")] = "INFO"
    otlp_endpoint: Annotated[str, Meta(description="where traces go; empty: nowhere")] = ""
    moves_per_minute: Annotated[int, Meta(ge=1, description="messages and requests of one person")] = 600
    requests_per_minute: Annotated[int, Meta(ge=1, description="requests from one address")] = 6000
    drain_seconds: Annotated[float, Meta(ge=0, description="how long a stopping process lets others take over")] = 2.0

    @property
    def secrets(self) -> tuple[str, ...]:
        """The keys that sign sessions, the newest first."""
        return tuple(self.secret.split())


class WrongSettings(Exception):
    """The environment does not make sense; the text says which variable and why."""


def variable_of(name: str) -> str:
    """The environment variable of a setting."""
    return name.upper() if name in ("database_url", "nats_url") else PREFIX + name.upper()


def read_settings(environment: Mapping[str, str]) -> Settings:
    """The settings in this environment; raises WrongSettings."""
    given = {
        name: environment[variable_of(name)]
        for name in Settings.__struct_fields__
        if environment.get(variable_of(name), "") != ""
    }
    unknown = {name for name in environment if name.startswith(PREFIX)} - {
        *map(variable_of, Settings.__struct_fields__),
        "BURGHOF_SHELF",
        "BURGHOF_THOROUGH",
    }
    if unknown:
        raise WrongSettings(f"no such setting: {', '.join(sorted(unknown))}")
    missing = [variable_of(name) for name in ("database_url", "secret") if name not in given]
    if missing:
        raise WrongSettings(f"missing: {', '.join(missing)}")
    try:
        return msgspec.convert(given, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise WrongSettings(_explained(str(error))) from error


def _explained(text: str) -> str:
    """A validation error with the variable's name in the place of the field's, and never its value."""
    what, _, where = text.partition(" - at `$.")
    return f"{variable_of(where.rstrip('`'))}: {what}" if where else what
