"""Events: what happened, told to those who may know it."""

from functools import cache
from typing import ClassVar, Protocol, TypeVar, final, get_args, get_type_hints

from msgspec import Struct

from burghof.kernel.message import Datum, Message, Who, Word, spoken
from burghof.kernel.seat import Audience, Recall, Seat

S_contra = TypeVar("S_contra", contravariant=True)
E_contra = TypeVar("E_contra", contravariant=True)


class Event(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """Something that happened, named in the past tense; everybody may know it.

    Each class of event has a `tag`; its sentence has the key `event-<tag>`.
    """

    reveals: ClassVar[bool] = False
    """It makes a hidden fact known to anyone, the mover included: nobody may freely take back what led to it.

    What lay covered counts as hidden, even if somebody remembers it, and so does that a ballot is complete. Where only
    some events of a class would reveal, tell a second event of another class.
    """
    passing: ClassVar[bool] = False
    """What it shows is covered again: under pure recall it is told once and kept only as `faded` says."""

    clauses: ClassVar[tuple[str, ...]] = ()
    """The clauses of RULES.md that say what it does: for whoever looks back and wonders why."""

    def is_for(self, audience: Audience) -> bool:
        """Whether this audience may know the event."""
        del audience
        return True

    @final
    def is_public(self) -> bool:
        """Whether it is for everybody, whoever they are: quicker than to ask for each."""
        return type(self).is_for is Event.is_for

    def faded(self) -> "Event | None":
        """What pure recall keeps of a passing event: its twin without the fact, even for who counts; or nothing."""
        return None

    @final
    def kept(self, recall: Recall) -> "Event | None":
        """What log, reconnect, replay and export keep of this event while the game runs."""
        return self.faded() if self.passing and recall == "pure" else self

    def data(self) -> dict[str, Datum]:
        """The values its sentence may name: its fields, a seat by its player's name."""
        return {name: _datum(declared, getattr(self, name)) for name, declared in _hints(type(self)).items()}

    @final
    def message(self) -> Message:
        """The event as a sentence in no language."""
        return Message(f"event-{self.__struct_config__.tag}", self.data())


class PrivateEvent(Event, frozen=True, gc=False):
    """An event that only some seats may know; a public twin is told beside it where others see that it happened."""

    to: tuple[Seat, ...]

    def is_for(self, audience: Audience) -> bool:
        """Whether this audience is one of the seats it is told to."""
        return audience in self.to


@cache
def _hints(event: type[Event]) -> dict[str, object]:
    """The declared types of an event's fields: the one place where a seat differs from a number."""
    hints = get_type_hints(event)
    return {name: hints[name] for name in event.__struct_fields__}


def _datum(declared: object, value: object) -> Datum:
    """A field of an event as a value of its sentence; what has no words is counted, or says nothing."""
    match value:
        case int() if declared in (Seat, Seat | None):
            return Who(Seat(value))
        case int() | str() | Word() | Who():
            return spoken(value)
        case tuple() if declared in (tuple[Seat, ...], tuple[Seat, ...] | None):
            return tuple(Who(seat) for seat in value)
        case tuple() if _holds_names(declared):
            return spoken(value)
        case tuple():
            return len(value)
        case _:
            return ""


def _holds_names(declared: object) -> bool:
    """Whether a field is declared as a tuple of names or texts, or as one of these or None."""
    return any((isinstance(part, type) and issubclass(part, str)) or _holds_names(part) for part in get_args(declared))


class Tell(Protocol[S_contra, E_contra]):
    """Receives each event of a move with the state right after it, in order.

    A told state may stand in the middle of a move: `view` must work on it, `pending` and the laws need not hold yet.
    The last one is best told with the next decision already open, so that no quiet frame follows.
    """

    def __call__(self, event: E_contra, state: S_contra, /) -> None:
        """Take note of the event."""


def SILENT(event: object, state: object, /) -> None:  # noqa: N802 - reads as the constant it is
    """Tells nobody: for search and simulation."""
