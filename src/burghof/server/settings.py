"""Settings: everything an operator can configure, read from the environment."""

import re
from collections.abc import Mapping
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Annotated, Literal, TypeAlias, get_type_hints
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta, Struct

Network: TypeAlias = IPv4Network | IPv6Network

PREFIX = "BURGHOF_"
RENAMED = {"BURGHOF_THINKERS": "BURGHOF_BOT_WORKERS"}
"""Variables of the release before, which are still read, with their new names."""
NO_PROXIES = "none"
"""Value of `BURGHOF_TRUSTED_PROXIES` for a public server without any proxy in front of it."""
MIN_KEY_LENGTH = 16
LOOPBACK = "127.0.0.0/8,::1"
HOST_NAME = re.compile(r"(?!-)[\w-]{1,63}(?<!-)(?:\.(?!-)[\w-]{1,63}(?<!-))*\.?")
MAX_HOST_NAME_LENGTH = 253


class Settings(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Configuration of a process, read from the variables BURGHOF_<NAME>, and from DATABASE_URL and NATS_URL."""

    database_url: Annotated[str, Meta(min_length=1, description="PostgreSQL, as a libpq address")]
    nats_url: Annotated[str, Meta(description="NATS server; empty: this is the only process")] = ""
    secret: Annotated[
        str, Meta(min_length=MIN_KEY_LENGTH, description="keys that sign sessions, separated by spaces, newest first")
    ]
    public_url: Annotated[str, Meta(description="the address people use; other browser origins are refused")] = ""
    trusted_proxies: Annotated[
        str,
        Meta(
            description="addresses or networks whose X-Forwarded-For is trusted, separated by commas; `none`: no proxy"
        ),
    ] = ""
    hosts: Annotated[
        str,
        Meta(
            description="further host names, addresses and networks by which browsers may ask, separated by commas; "
            "always allowed: the host of the public URL, and the machine's own `localhost`, `127.0.0.1` and `[::1]`"
        ),
    ] = ""
    metrics_from: Annotated[
        str, Meta(description="addresses or networks that may read /metrics, not through a proxy, separated by commas")
    ] = LOOPBACK
    host: Annotated[str, Meta(description="address to listen on")] = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535, description="port to listen on; 0: any free port")] = 8000
    database_pool: Annotated[
        int, Meta(ge=1, le=100, description="database connections for everything except appends")
    ] = 8
    cache_tables: Annotated[int, Meta(ge=1, description="tables cached in memory beyond those in use")] = 10_000
    plays_bots: Annotated[bool, Meta(description="this process also plays bot turns and runs slow jobs")] = False
    bot_workers: Annotated[
        int,
        Meta(
            ge=0,
            le=256,
            description="worker processes for slow bots; 0: one, in a bot worker one less than cores",
        ),
    ] = 0
    bot_seconds: Annotated[
        float, Meta(gt=0, description="seconds a bot may take for a decision before a simpler bot decides")
    ] = 15.0
    thinking_seconds: Annotated[
        float, Meta(ge=0, description="seconds that bots may search for one person per hour; 0: no limit")
    ] = 600.0
    games: Annotated[str, Meta(description="the package that contains the games")] = "burghof.games"
    log_level: Annotated[
        str, Meta(pattern="^(DEBUG|INFO|WARNING|ERROR)$", description="lowest level that is logged")
    ] = "INFO"
    otlp_endpoint: Annotated[
        str, Meta(description="the OTLP collector that receives traces over HTTP; empty: no traces")
    ] = ""
    moves_per_minute: Annotated[int, Meta(ge=1, description="messages and requests per minute of one person")] = 600
    requests_per_minute: Annotated[int, Meta(ge=1, description="requests per minute from one address")] = 6000
    sockets_per_person: Annotated[
        int, Meta(ge=1, description="open pages, sockets and event streams, of one person at this process")
    ] = 6
    sockets_per_address: Annotated[int, Meta(ge=1, description="the same from one address")] = 40
    sockets_per_process: Annotated[int, Meta(ge=1, description="the same altogether")] = 20_000
    drain_seconds: Annotated[
        float, Meta(ge=0, description="seconds a stopping process still serves while others take over")
    ] = 2.0

    def __post_init__(self) -> None:
        """Validate what types cannot express. Raises ValueError; its message never contains the value."""
        if any(len(key) < MIN_KEY_LENGTH for key in self.signing_keys):
            raise ValueError(f"{variable_name('secret')}: each key needs at least {MIN_KEY_LENGTH} characters")
        for name in ("public_url", "otlp_endpoint"):
            if getattr(self, name) and not _is_web_url(getattr(self, name)):
                raise ValueError(f"{variable_name(name)}: expected an address like https://example.org")
        for name in ("trusted_proxies", "metrics_from"):
            try:
                read_networks(getattr(self, name))
            except ValueError as error:
                raise ValueError(f"{variable_name(name)}: expected addresses like 10.0.0.0/8") from error
        if not all(map(is_host_name, self.host_names)):
            raise ValueError(f"{variable_name('hosts')}: expected names like games.example or addresses")

    @property
    def proxy_networks(self) -> tuple[Network, ...]:
        """The networks of the trusted proxies."""
        return read_networks(self.trusted_proxies)

    @property
    def host_names(self) -> tuple[str, ...]:
        """The further host names, without the addresses."""
        return tuple(part for part in _parts(self.hosts) if not _is_network(part))

    @property
    def host_networks(self) -> tuple[Network, ...]:
        """The addresses and networks by which browsers may ask."""
        return tuple(ip_network(part) for part in _parts(self.hosts) if _is_network(part))

    @property
    def has_https(self) -> bool:
        """Whether people reach the server over https, so that cookies are sent over https only."""
        return self.public_url.startswith("https:")

    @property
    def is_public(self) -> bool:
        """Whether other machines can reach the server: it does not listen on a loopback address."""
        try:
            return not ip_address(self.host).is_loopback
        except ValueError:
            return self.host != "localhost"

    @property
    def metrics_networks(self) -> tuple[Network, ...]:
        """The networks that may read the metrics."""
        return read_networks(self.metrics_from)

    @property
    def signing_keys(self) -> tuple[str, ...]:
        """The keys that sign sessions, newest first."""
        return tuple(self.secret.split())


class SettingsError(Exception):
    """The environment is invalid; the message says which variable and why."""

    def __init__(self, kind: Literal["unknown", "missing", "open", "wrong"], about: str) -> None:
        """`about` names the variables and, for an invalid one, what is expected; it never contains a value."""
        prefixes = {
            "unknown": "no such setting: ",
            "missing": "missing: ",
            "open": "missing for a public server: ",
            "wrong": "",
        }
        super().__init__(prefixes[kind] + about)
        self.kind = kind
        self.about = about


def variable_name(name: str) -> str:
    """Return the name of the environment variable of a setting."""
    return name.upper() if name in ("database_url", "nats_url") else PREFIX + name.upper()


def read_settings(environment: Mapping[str, str]) -> Settings:
    """Return the settings in this environment. Raises `SettingsError` if a variable is unknown, missing or invalid."""
    renamed = {new: environment[old] for old, new in RENAMED.items() if old in environment}
    environment = {**renamed, **{name: value for name, value in environment.items() if name not in RENAMED}}
    values = {
        name: environment[variable_name(name)]
        for name in Settings.__struct_fields__
        if environment.get(variable_name(name), "") != ""
    }
    unknown = {name for name in environment if name.startswith(PREFIX)} - {
        *map(variable_name, Settings.__struct_fields__),
        "BURGHOF_PLAIN",
        "BURGHOF_SHELF",
        "BURGHOF_EFFORT",
    }
    if unknown:
        raise SettingsError("unknown", ", ".join(sorted(unknown)))
    missing = [variable_name(name) for name in ("database_url", "secret") if name not in values]
    if missing:
        raise SettingsError("missing", ", ".join(missing))
    try:
        return msgspec.convert(values, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise SettingsError("wrong", _explain_error(str(error))) from error


def check_public(settings: Settings) -> None:
    """Raise `SettingsError` if other machines can reach the server, but its proxies or its public URL are not set."""
    missing = [variable_name(name) for name in ("trusted_proxies", "public_url") if not getattr(settings, name)]
    if settings.is_public and missing:
        raise SettingsError("open", ", ".join(missing))


def _explain_error(text: str) -> str:
    """Replace the field name in a validation error by the variable name; the text never contains the value."""
    what, _, where = text.partition(" - at `$.")
    return f"{variable_name(where.rstrip('`'))}: {what}" if where else what


def read_networks(text: str) -> tuple[Network, ...]:
    """Return the networks in a comma-separated list, none for `none`. Raises ValueError."""
    return () if text.strip() == NO_PROXIES else tuple(map(ip_network, _parts(text)))


def _parts(text: str) -> tuple[str, ...]:
    """Return the parts of a comma-separated list."""
    return tuple(part.strip() for part in text.split(",") if part.strip())


def _is_network(text: str) -> bool:
    """Return whether this is an address or a network."""
    try:
        ip_network(text)
    except ValueError:
        return False
    return True


def is_host_name(text: str) -> bool:
    """Return whether this can be the name of a host, without a port."""
    return len(text) <= MAX_HOST_NAME_LENGTH and HOST_NAME.fullmatch(text) is not None


def _is_web_url(text: str) -> bool:
    """Return whether this is an HTTP or HTTPS URL with a host, and without a user name or a query."""
    try:
        url = urlsplit(text)
    except ValueError:
        return False
    return url.scheme in {"http", "https"} and bool(url.hostname) and url.username is None and not url.query


def render_reference() -> str:
    """Return the settings as a Markdown table for the reference pages."""
    hints = get_type_hints(Settings, include_extras=True)
    defaults = {field.name: field.default for field in msgspec.structs.fields(Settings)}
    rows = []
    for name in Settings.__struct_fields__:
        kind, meta = hints[name].__origin__, hints[name].__metadata__[0]
        default = "must be set" if defaults[name] is msgspec.NODEFAULT else _format_default(defaults[name])
        rows.append(f"| `{variable_name(name)}` | {kind.__name__} | {default} | {meta.description} |")
    return "\n".join(["| variable | type | default | description |", "|---|---|---|---|", *rows]) + "\n"


def _format_default(default: object) -> str:
    """Return a default as an operator would write it."""
    return "empty" if default == "" else f"`{str(default).lower() if isinstance(default, bool) else default}`"
