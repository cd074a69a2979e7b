"""Values of the cellar: options, state, moves, events, view."""

from typing import ClassVar, Literal, NewType, TypeAlias

from msgspec import Struct

from burghof.kernel import Audience, Ballot, Event, Move, PrivateEvent, Recall, Seat, Tokens, TranslatedEnum

Party = NewType("Party", int)
"""Players of one side, counted from 0 in the order of their first seats."""

Depth = NewType("Depth", int)
"""A depth of the cellar, or what an echo sounds like: 1 to 6."""

DEPTHS = tuple(Depth(depth) for depth in range(1, 7))

ECHOES: dict[Depth, tuple[int, ...]] = {
    Depth(1): (7, 4, 2, 1, 1, 1),
    Depth(2): (4, 6, 3, 1, 1, 1),
    Depth(3): (2, 3, 6, 3, 1, 1),
    Depth(4): (1, 1, 3, 6, 3, 2),
    Depth(5): (1, 1, 1, 3, 6, 4),
    Depth(6): (1, 1, 1, 2, 4, 7),
}
"""For each depth, how often of sixteen times its echo sounds like 1 to 6 (2.2)."""

Phase: TypeAlias = Literal["deal", "hide", "echo", "lantern", "vote", "die", "over"]


class Bundle(TranslatedEnum):
    """What a seat found in its bundle (1.2)."""

    LANTERN = "lantern"
    EMPTY = "empty"


class Options(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """When the game ends, and whose vote decides a tie."""

    rounds: Literal[2, 4, 6] = 4
    finds: Literal[1, 2, 3] = 2
    ties: Literal["earlier", "later"] = "earlier"


# Moves


class DealBundles(Move, frozen=True, gc=False, tag="deal-bundles"):
    """Chance deals this seat the lantern (1.2)."""

    holder: Seat


class Hide(Move, frozen=True, gc=False, tag="hide"):
    """Chance hides a depth (1.3)."""

    depth: Depth


class Echo(Move, frozen=True, gc=False, tag="echo"):
    """Chance determines the sound of the stone (2.1)."""

    heard: Depth


class Roll(Move, frozen=True, gc=False, tag="roll"):
    """Chance rolls the die (4.5)."""

    pips: int


class UseLantern(Move, frozen=True, gc=False, tag="use-lantern"):
    """Use the lantern (chapter 3)."""


class StayDark(Move, frozen=True, gc=False, tag="stay-dark"):
    """Use no lantern (chapter 3)."""


class Guess(Move, frozen=True, gc=False, tag="guess"):
    """Vote for a depth (chapter 4)."""

    depth: Depth


class Wait(Move, frozen=True, gc=False, tag="wait"):
    """Vote for waiting (chapter 4)."""


Drawing: TypeAlias = DealBundles | Hide | Echo | Roll
Light: TypeAlias = UseLantern | StayDark
Vote: TypeAlias = Guess | Wait
AnyMove: TypeAlias = Drawing | Light | Vote


# State


class State(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """The state. What a seat learned is stored as a flag; what it learned follows from the depth."""

    options: Options
    seats: int
    tokens: Tokens
    out: tuple[bool, ...]
    knows: tuple[bool, ...]
    """For each seat, whether it saw by lantern if the current depth is greater than 3."""
    points: tuple[int, ...]
    """Points of each party."""
    phase: Phase = "deal"
    round: int = 1
    active: Party = Party(0)
    finds: int = 0
    depth: Depth | None = None
    """None while no depth is hidden."""
    echoes: tuple[Depth, ...] = ()
    """Echoes heard at the current depth."""
    missed: tuple[Depth, ...] = ()
    """Wrong guesses at the current depth."""
    holder: Seat | None = None
    """The seat that was dealt the lantern; None before the deal."""
    is_burnt: bool = False
    """Whether the lantern was used."""
    lights: Ballot[Seat, Light] | None = None
    votes: Ballot[Seat, Vote] | None = None
    shown: Ballot[Seat, Vote] | None = None
    """The votes that were shown last; they stay open until the next are shown."""
    at_risk: Seat | None = None
    """The seat that falls in if the die shows 1."""


def party_of(seats: int, seat: Seat) -> Party:
    """Return the party of a seat (1.1)."""
    return Party(seat % max(2, seats // 2))


def members(seats: int, party: Party) -> tuple[Seat, ...]:
    """Return the seats of a party, in order (1.1)."""
    return tuple(Seat(seat) for seat in range(seats) if party_of(seats, Seat(seat)) == party)


# Events


class BundlesDealt(Event, frozen=True, gc=False, tag="bundles-dealt"):
    """Every seat has a bundle."""


class BundleOpened(PrivateEvent, frozen=True, gc=False, tag="bundle-opened"):
    """A seat looked into its bundle."""

    reveals: ClassVar[bool] = True

    bundle: Bundle


class DepthHidden(Event, frozen=True, gc=False, tag="depth-hidden"):
    """A depth was hidden."""


class EchoHeard(Event, frozen=True, gc=False, tag="echo-heard"):
    """A party's stone sounded like this."""

    reveals: ClassVar[bool] = True

    party: Party
    heard: Depth


class LanternUsed(Event, frozen=True, gc=False, tag="lantern-used"):
    """This seat held the lantern and used it."""

    reveals: ClassVar[bool] = True

    seat: Seat


class LanternShowed(PrivateEvent, frozen=True, gc=False, tag="lantern-showed"):
    """What its holder saw: whether the depth is greater than 3."""

    reveals: ClassVar[bool] = True

    is_deep: bool


class StayedDark(Event, frozen=True, gc=False, tag="stayed-dark"):
    """All have answered, and no seat used the lantern."""

    reveals: ClassVar[bool] = True


class Voted(Event, frozen=True, gc=False, tag="voted"):
    """A vote was shown: for a depth, or for waiting."""

    reveals: ClassVar[bool] = True

    seat: Seat
    depth: Depth | None


class PartyWaited(Event, frozen=True, gc=False, tag="party-waited"):
    """A party did not guess."""

    party: Party


class DepthFound(Event, frozen=True, gc=False, tag="depth-found"):
    """A party guessed right."""

    reveals: ClassVar[bool] = True

    party: Party
    depth: Depth
    points: int


class DepthMissed(Event, frozen=True, gc=False, tag="depth-missed"):
    """A party guessed wrong."""

    reveals: ClassVar[bool] = True

    party: Party
    depth: Depth


class Rolled(Event, frozen=True, gc=False, tag="rolled"):
    """The die was rolled for this seat."""

    seat: Seat
    pips: int


class FellIn(Event, frozen=True, gc=False, tag="fell-in"):
    """This seat is out for the rest of the game."""

    seat: Seat


AnyEvent: TypeAlias = (
    BundlesDealt
    | BundleOpened
    | DepthHidden
    | EchoHeard
    | LanternUsed
    | LanternShowed
    | StayedDark
    | Voted
    | PartyWaited
    | DepthFound
    | DepthMissed
    | Rolled
    | FellIn
)


# View


class View(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """What one audience may know; nothing is covered again, so recall makes no difference."""

    seat: Audience
    recall: Recall
    options: Options
    seats: int
    tokens: Tokens
    out: tuple[bool, ...]
    knows: tuple[bool, ...]
    points: tuple[int, ...]
    phase: Phase
    round: int
    active: Party
    finds: int
    is_hidden: bool
    """Whether a depth is hidden now."""
    echoes: tuple[Depth, ...]
    missed: tuple[Depth, ...]
    user: Seat | None
    """The seat that used the lantern."""
    bundle: Bundle | None
    """What this seat holds or held."""
    is_deep: bool | None
    """What this seat saw by lantern of the current depth."""
    lights: Ballot[Seat, Light] | None
    """The open answers about the lantern, of which this seat knows its own."""
    votes: Ballot[Seat, Vote] | None
    """The open votes, of which this seat knows its own."""
    shown: Ballot[Seat, Vote] | None
    at_risk: Seat | None


class Preview(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """What a guess is worth if it is right."""

    points: int
