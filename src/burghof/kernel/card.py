"""Cards: the description of a game, read from its `game.toml` without importing its rules."""

from typing import Literal, TypeAlias

from msgspec import UNSET, Struct, UnsetType, field

Language: TypeAlias = Literal["en", "de", "fr", "it"]
LANGUAGES: tuple[Language, ...] = ("en", "de", "fr", "it")


class OptionCard(Struct, frozen=True, forbid_unknown_fields=True):
    """An option for the host: its name, the allowed values, the default, and the numbers of seats it applies to."""

    name: str
    values: tuple[bool | int | str, ...]
    default: bool | int | str
    seats: tuple[int, ...] = ()
    """Empty: applies to every number of seats."""
    clause: str = ""
    """The clause of RULES.md that the option changes."""

    def value_in(self, options: Struct) -> bool | int | str:
        """Return the value in these options, or the default if it is unset, as in options older than this option."""
        value: bool | int | str | UnsetType = getattr(options, self.name.replace("-", "_"))
        return self.default if value is UNSET else value


class Credits(Struct, frozen=True, forbid_unknown_fields=True):
    """The authors and the publisher of the physical board game."""

    designers: tuple[str, ...]
    publisher: str
    year: int


class SearchSettings(Struct, frozen=True, forbid_unknown_fields=True):
    """Search settings of the bots for one game; the defaults apply to any game."""

    value_scale: int = 100
    """Lead, in units of the game's heuristic, that makes a seat e times as likely to win as a seat without a lead."""
    rollout_depth: int = 0
    """Number of random moves that a search plays from a leaf of its tree before the heuristic evaluates the state."""
    exploration: float = 0.7
    """Exploration constant of the search: how strongly it prefers moves with few visits."""
    prior_weight: float = 2.0
    """Number of visits that the prior from the heuristic counts as."""
    branches_on_chance: bool = False
    """Whether all seats observe the results of chance and can react to them: the search tree then branches on them."""
    iterations: dict[str, int] = {}
    """For each bot level, the number of worlds it searches per decision."""


class PublicCard(Struct, frozen=True, forbid_unknown_fields=True):
    """The part of a game's card that is sent to clients."""

    id: str
    titles: dict[Language, str]
    seats: tuple[int, ...]
    minutes: tuple[int, int]
    age: int
    rules_version: int
    stage: Literal["skeleton", "rules", "board", "loved"]
    """How complete the game is: created from the skeleton, rules complete, board in the browser, polished by play."""
    has_hidden_information: bool = field(name="hides")
    """Whether a seat may know less than the full state: only then does recall matter."""
    credits: Credits | None = None
    """None for a game that never existed as a physical board game."""
    options: tuple[OptionCard, ...] = ()
    hints: bool = False
    """Whether the game gives reasons for its moves, so that the coach can give hints."""

    def allows(self, options: Struct) -> bool:
        """Return whether every option has one of the values on the card; an unset option has its default."""
        return all(option.value_in(options) in option.values for option in self.options)


class Card(PublicCard, frozen=True, forbid_unknown_fields=True):
    """The card of a game, as in its `game.toml`."""

    search: SearchSettings | None = None

    def public(self) -> PublicCard:
        """Return the part for clients."""
        return PublicCard(*(getattr(self, name) for name in PublicCard.__struct_fields__))
