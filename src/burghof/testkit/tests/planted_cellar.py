"""The cellar with a leak planted in the rules: each class reveals something of the depth or of the lantern."""

from msgspec.structs import replace

from burghof.kernel import Decision, Emit, Seat
from burghof.testkit.tests.pocket.cellar.model import AnyEvent, AnyMove, Depth, EchoHeard, LanternShowed, State
from burghof.testkit.tests.pocket.cellar.rules import Cellar


class OnlyTheHolderIsAsked(Cellar):
    """A seat without the lantern is not asked whether to use it."""

    def pending(self, state: State) -> tuple[Decision, ...]:
        decisions = super().pending(state)
        holder = tuple(decision for decision in decisions if decision.seat == state.holder)
        return holder or decisions if state.phase == "lantern" else decisions


class EchoLeaksDepth(Cellar):
    """The event of an echo contains the depth itself; the wall shows the echo."""

    def apply(self, state: State, seat: Seat, move: AnyMove, emit: Emit[State, AnyEvent]) -> State:
        def loudly(event: AnyEvent, after: State) -> None:
            emit(replace(event, heard=after.depth or Depth(1)) if isinstance(event, EchoHeard) else event, after)

        return super().apply(state, seat, move, loudly)


class LanternShowedUnmarked(LanternShowed, frozen=True, gc=False, tag="lantern-showed-quietly"):
    """What the lantern showed, but the mark is missing."""

    reveals = False


class LanternIsUnmarked(Cellar):
    """The use of a lantern is marked as revealing, but what it showed is not."""

    def apply(self, state: State, seat: Seat, move: AnyMove, emit: Emit[State, AnyEvent]) -> State:
        def quietly(event: AnyEvent, after: State) -> None:
            emit(LanternShowedUnmarked(event.to, event.is_deep) if isinstance(event, LanternShowed) else event, after)

        return super().apply(state, seat, move, quietly)
