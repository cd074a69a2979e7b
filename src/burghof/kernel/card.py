"""Cards: what a shelf shows of a game, read from its `game.toml` without importing its rules."""

from typing import Literal, TypeAlias

from msgspec import UNSET, Struct, UnsetType

Language: TypeAlias = Literal["en", "de", "fr", "it"]
LANGUAGES: tuple[Language, ...] = ("en", "de", "fr", "it")


class OptionCard(Struct, frozen=True, forbid_unknown_fields=True):
    """One choice a host has: its name, the values it may take, the usual one, and the seat counts it matters for."""

    name: str
    values: tuple[bool | int | str, ...]
    default: bool | int | str
    seats: tuple[int, ...] = ()
    """Empty: for every number of seats."""
    clause: str = ""
    """The clause of RULES.md that it changes."""

    def value_in(self, options: Struct) -> bool | int | str:
        """Its value in these options; the default where they leave it out, as those from before it existed do."""
        value: bool | int | str | UnsetType = getattr(options, self.name.replace("-", "_"))
        return self.default if value is UNSET else value


class Credits(Struct, frozen=True, forbid_unknown_fields=True):
    """Who made the game on the table."""

    designers: tuple[str, ...]
    publisher: str
    year: int


class Thinking(Struct, frozen=True, forbid_unknown_fields=True):
    """How bots think about a game; what is not said is as for any game."""

    swing: int = 100
    """The lead, by the game's heuristic, that makes a seat e times as likely to win as one that is level."""
    depth: int = 0
    """How many moves a search plays at random where its tree ends, before the heuristic judges."""
    curiosity: float = 0.7
    """How much moves draw that were tried little."""
    trust: float = 2.0
    """How many tries the word of the heuristic is worth."""
    tells_chance: bool = False
    """Whether everybody notices what chance brings, so that it may be answered: a search then tells it apart."""
    iterations: dict[str, int] = {}
    """For a level, how many worlds it searches before it decides."""


class Card(Struct, frozen=True, forbid_unknown_fields=True):
    """A game on the shelf."""

    id: str
    titles: dict[Language, str]
    seats: tuple[int, ...]
    minutes: tuple[int, int]
    age: int
    rules_version: int
    stage: Literal["skeleton", "rules", "board", "loved"]
    """How far it is: made from the skeleton, rules complete, board in the browser, polished by play."""
    hides: bool
    """Whether a seat may know less than the table: then recall matters."""
    credits: Credits | None = None
    """None for a game that was never on a table."""
    options: tuple[OptionCard, ...] = ()
    thinking: Thinking | None = None

    def allows(self, options: Struct) -> bool:
        """Whether every option has one of the values on the card; one that is left out has its default."""
        return all(option.value_in(options) in option.values for option in self.options)
