"""Settings: everything an operator can set, from the environment."""

from collections.abc import Mapping
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Annotated, Literal, TypeAlias, get_type_hints
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta, Struct

Network: TypeAlias = IPv4Network | IPv6Network

PREFIX = "BURGHOF_"
NO_PROXIES = "none"
"""What is set where people reach a server without any proxy before it."""
SHORTEST_KEY = 16


class Settings(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a process is told. Each is read from the variable BURGHOF_<NAME>, but for DATABASE_URL and NATS_URL."""

    database_url: Annotated[str, Meta(min_length=1, description="PostgreSQL, as a libpq address")]
    nats_url: Annotated[str, Meta(description="NATS; empty: this process is alone")] = ""
    secret: Annotated[
        str, Meta(min_length=SHORTEST_KEY, description="signs sessions; several, separated by spaces, newest first")
    ]
    public_url: Annotated[str, Meta(description="the address people use; browsers from elsewhere are refused")] = ""
    trusted_proxies: Annotated[
        str,
        Meta(
            description="addresses or networks whose X-Forwarded-For is believed, separated by commas; `none`: nobody's"
        ),
    ] = ""
    metrics_from: Annotated[
        str, Meta(description="addresses or networks that may read /metrics, not through a proxy, separated by commas")
    ] = "127.0.0.0/8,::1"
    host: Annotated[str, Meta(description="where to listen")] = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535, description="where to listen; 0: any free port")] = 8000
    database_pool: Annotated[int, Meta(ge=1, le=100, description="connections for everything but appends")] = 8
    cache_tables: Annotated[int, Meta(ge=1, description="tables kept in memory beyond those in use")] = 10_000
    plays_bots: Annotated[bool, Meta(description="this process also lets bots move and does slow jobs")] = False
    thinkers: Annotated[
        int, Meta(ge=0, le=256, description="processes that bots think in; 0: one, in a worker one less than cores")
    ] = 0
    bot_seconds: Annotated[
        float, Meta(gt=0, description="how long a bot may take for a decision before a simpler one decides")
    ] = 15.0
    games: Annotated[str, Meta(description="the package that holds the games")] = "burghof.games"
    log_level: Annotated[str, Meta(pattern="^(DEBUG|INFO|WARNING|ERROR)$", description="how much is logged")] = "INFO"
    otlp_endpoint: Annotated[
        str, Meta(description="the OTLP collector that traces go to, over HTTP; empty: there are none")
    ] = ""
    moves_per_minute: Annotated[int, Meta(ge=1, description="messages and requests of one person")] = 600
    requests_per_minute: Annotated[int, Meta(ge=1, description="requests from one address")] = 6000
    drain_seconds: Annotated[float, Meta(ge=0, description="how long a stopping process lets others take over")] = 2.0

    def __post_init__(self) -> None:
        """What cannot be said by a type; the text never has the value."""
        if any(len(key) < SHORTEST_KEY for key in self.secrets):
            raise ValueError(f"{variable_of('secret')}: each key needs {SHORTEST_KEY} characters")
        for name in ("public_url", "otlp_endpoint"):
            if getattr(self, name) and not _is_address(getattr(self, name)):
                raise ValueError(f"{variable_of(name)}: expected an address like https://example.org")
        for name in ("trusted_proxies", "metrics_from"):
            try:
                _networks(getattr(self, name))
            except ValueError as error:
                raise ValueError(f"{variable_of(name)}: expected addresses like 10.0.0.0/8") from error

    @property
    def proxies(self) -> tuple[Network, ...]:
        """The networks our own proxies are in."""
        return _networks(self.trusted_proxies)

    @property
    def is_public(self) -> bool:
        """Whether other machines can reach it: it listens elsewhere than on its own."""
        try:
            return not ip_address(self.host).is_loopback
        except ValueError:
            return self.host != "localhost"

    @property
    def scrapers(self) -> tuple[Network, ...]:
        """The networks that may read the metrics."""
        return _networks(self.metrics_from)

    @property
    def secrets(self) -> tuple[str, ...]:
        """The keys that sign sessions, the newest first."""
        return tuple(self.secret.split())


class WrongSettings(Exception):
    """The environment does not make sense; the text says which variable and why."""

    def __init__(self, kind: Literal["unknown", "missing", "open", "wrong"], about: str) -> None:
        """`about` names variables and, of a wrong one, what is expected of it; it never has a value."""
        words = {"unknown": "no such setting: ", "missing": "missing: ", "open": "missing to be public: ", "wrong": ""}
        super().__init__(words[kind] + about)
        self.kind = kind
        self.about = about


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
        "BURGHOF_PLAIN",
        "BURGHOF_SHELF",
        "BURGHOF_EFFORT",
    }
    if unknown:
        raise WrongSettings("unknown", ", ".join(sorted(unknown)))
    missing = [variable_of(name) for name in ("database_url", "secret") if name not in given]
    if missing:
        raise WrongSettings("missing", ", ".join(missing))
    try:
        return msgspec.convert(given, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise WrongSettings("wrong", _explained(str(error))) from error


def check_public(settings: Settings) -> None:
    """Go on only if who listens to other machines has said who stands between; raises WrongSettings."""
    missing = [variable_of(name) for name in ("trusted_proxies", "public_url") if not getattr(settings, name)]
    if settings.is_public and missing:
        raise WrongSettings("open", ", ".join(missing))


def _explained(text: str) -> str:
    """A validation error with the variable's name in the place of the field's, and never its value."""
    what, _, where = text.partition(" - at `$.")
    return f"{variable_of(where.rstrip('`'))}: {what}" if where else what


def _networks(text: str) -> tuple[Network, ...]:
    """The networks in a list separated by commas, or in `none`; raises ValueError."""
    if text.strip() == NO_PROXIES:
        return ()
    return tuple(ip_network(part.strip()) for part in text.split(",") if part.strip())


def _is_address(text: str) -> bool:
    """Whether this names a web server and nothing on it."""
    try:
        named = urlsplit(text)
    except ValueError:
        return False
    return named.scheme in {"http", "https"} and bool(named.hostname) and named.username is None and not named.query


def reference() -> str:
    """The settings as a table for the reference."""
    hints = get_type_hints(Settings, include_extras=True)
    defaults = {field.name: field.default for field in msgspec.structs.fields(Settings)}
    rows = []
    for name in Settings.__struct_fields__:
        kind, meta = hints[name].__origin__, hints[name].__metadata__[0]
        default = "must be set" if defaults[name] is msgspec.NODEFAULT else _shown(defaults[name])
        rows.append(f"| `{variable_of(name)}` | {kind.__name__} | {default} | {meta.description} |")
    return "\n".join(["| variable | kind | default | what it is |", "|---|---|---|---|", *rows]) + "\n"


def _shown(default: object) -> str:
    """A default as it would be set."""
    return "empty" if default == "" else f"`{str(default).lower() if isinstance(default, bool) else default}`"
