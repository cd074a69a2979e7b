"""Events: what happened, sent to every audience that may know it."""

from functools import cache
from typing import ClassVar, Protocol, TypeVar, final, get_args, get_type_hints

from msgspec import Struct

from burghof.kernel.message import Message, MessageArg, MessageRef, PlayerName, to_message_arg
from burghof.kernel.seat import Audience, Recall, Seat

S_contra = TypeVar("S_contra", contravariant=True)
E_contra = TypeVar("E_contra", contravariant=True)


class Event(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """Something that happened, named in the past tense; every audience may know it.

    Each event class has a `tag`; its sentence has the key `event-<tag>`.
    """

    reveals: ClassVar[bool] = False
    """Whether the event makes a hidden fact known to any seat, also to the mover: no seat may freely take back past it.

    A covered fact counts as hidden even if a player remembers it, and so does the fact that a ballot is complete. If
    only some events of a class would reveal something, emit a second event of another class.
    """
    is_transient: ClassVar[bool] = False
    """Whether the fact that it shows is covered again.

    Under pure recall it is sent once, and the log has `redacted`.
    """

    clauses: ClassVar[tuple[str, ...]] = ()
    """The clauses of RULES.md that describe its effect, for players who look back and ask why."""

    def is_visible_to(self, audience: Audience) -> bool:
        """Return whether this audience may know the event."""
        del audience
        return True

    @final
    def is_public(self) -> bool:
        """Return whether every audience may know the event; faster than one call of `is_visible_to` per audience."""
        return type(self).is_visible_to is Event.is_visible_to

    def redacted(self) -> "Event | None":
        """Return what pure recall stores of a passing event: its twin without the fact, or None.

        Counting such twins in the log must not reveal the fact either.
        """
        return None

    @final
    def for_log(self, recall: Recall) -> "Event | None":
        """Return what log, reconnect, replay and export contain of this event while the game runs."""
        return self.redacted() if self.is_transient and recall == "pure" else self

    def data(self) -> dict[str, MessageArg]:
        """Return the values that its sentence may name: its fields, with a seat as the name of its player."""
        return {
            name: _field_to_message_arg(declared, getattr(self, name))
            for name, declared in _field_types(type(self)).items()
        }

    @final
    def message(self) -> Message:
        """Return the event as a message: a sentence in no language yet."""
        return Message(f"event-{self.__struct_config__.tag}", self.data())


class PrivateEvent(Event, frozen=True, gc=False):
    """An event that only some seats may know; if others see that it happened, a public twin is emitted beside it."""

    to: tuple[Seat, ...]

    def is_visible_to(self, audience: Audience) -> bool:
        """Return whether this audience is one of the seats in `to`."""
        return audience in self.to


@cache
def _field_types(event: type[Event]) -> dict[str, object]:
    """Return the declared types of an event's fields: only there does a seat differ from an integer."""
    hints = get_type_hints(event)
    return {name: hints[name] for name in event.__struct_fields__}


def _field_to_message_arg(declared: object, value: object) -> MessageArg:
    """Convert a field of an event to a value of its sentence; other tuples become their length, the rest is empty."""
    match value:
        case int() if declared in (Seat, Seat | None):
            return PlayerName(Seat(value))
        case int() | str() | MessageRef() | PlayerName():
            return to_message_arg(value)
        case tuple() if declared in (tuple[Seat, ...], tuple[Seat, ...] | None):
            return tuple(PlayerName(seat) for seat in value)
        case tuple() if _is_tuple_of_texts(declared):
            return to_message_arg(value)
        case tuple():
            return len(value)
        case _:
            return ""


def _is_tuple_of_texts(declared: object) -> bool:
    """Return whether a field is declared as a tuple of names or texts, or as such a tuple or None."""
    return any(
        (isinstance(part, type) and issubclass(part, str)) or _is_tuple_of_texts(part) for part in get_args(declared)
    )


class Emit(Protocol[S_contra, E_contra]):
    """Receives each event of a move, in order, with the state right after it.

    The state may be in the middle of a move: `view` must work on it, but `pending` and the invariants need not hold
    yet. Emit the last event with the next decision already open if possible, so that no frame without an event follows.
    """

    def __call__(self, event: E_contra, state: S_contra, /) -> None:
        """Receive one event."""


def DISCARD(event: object, state: object, /) -> None:  # noqa: N802 - used like a constant
    """Discard the event: for search and simulation."""
