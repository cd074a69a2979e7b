"""Audience views: everything that leaves the kernel for one audience; nothing else ever does."""

from typing import Generic

from msgspec import Struct

from burghof.kernel.decision import Awaited, Decision, awaited, own
from burghof.kernel.event import Event
from burghof.kernel.game import E, M, O, P, S, V
from burghof.kernel.match import Match
from burghof.kernel.offer import Offer
from burghof.kernel.outcome import Outcome
from burghof.kernel.outline import Outline, with_offers
from burghof.kernel.record import Header, Player, Record
from burghof.kernel.seat import Audience


class Sight(Struct, Generic[M, V, P], frozen=True):
    """A table as one audience may see it now."""

    view: V
    awaited: tuple[Awaited, ...]
    decisions: tuple[Decision, ...]
    offers: tuple[Offer[M, P], ...]
    outline: Outline
    log: tuple[Event, ...]
    players: tuple[Player, ...]
    may_take_back: bool
    may_ask_back: bool
    outcome: Outcome | None


class Export(Struct, Generic[O, M], frozen=True):
    """A game to download: while it runs, only the log that this audience may store; afterwards the full record."""

    header: Header[O]
    log: tuple[Event, ...]
    record: Record[O, M] | None


def sight(match: Match[O, S, M, E, V, P], audience: Audience) -> Sight[M, V, P]:
    """Return what this audience may see of the table now."""
    view = match.game.view(match.state, audience, match.header.recall)
    offers = offers_for(match, audience)
    return Sight(
        view,
        awaited(match.pending, audience),
        own(match.pending, audience),
        offers,
        with_offers(match.game.outline(view), offers),
        log_for(match, audience),
        tuple(match.players),
        may_take_back(match, audience),
        may_ask_back(match, audience),
        match.outcome if match.is_over else None,
    )


def offers_for(match: Match[O, S, M, E, V, P], audience: Audience) -> tuple[Offer[M, P], ...]:
    """Return the offers of this audience: the moves it may play now."""
    decisions = own(match.pending, audience)
    return tuple(match.game.offers(match.state, decisions[0].seat, match.header.recall)) if decisions else ()


def may_take_back(match: Match[O, S, M, E, V, P], audience: Audience) -> bool:
    """Return whether this audience may take back an entry by itself."""
    return audience is not None and match.free_from(audience) is not None


def may_ask_back(match: Match[O, S, M, E, V, P], audience: Audience) -> bool:
    """Return whether this audience may ask all seats to take back its last move."""
    return audience is not None and match.may_ask_back(audience)


def log_for(match: Match[O, S, M, E, V, P], audience: Audience) -> tuple[Event, ...]:
    """Return the log that this audience may store: passing events are redacted until the game is over."""
    recall = "notebook" if match.is_over else match.header.recall
    kept = (event.kept(recall) for _, event in match.log if event.is_for(audience))
    return tuple(event for event in kept if event is not None)


def export(match: Match[O, S, M, E, V, P], audience: Audience) -> Export[O, M]:
    """Return what this audience may download now."""
    return Export(match.header, log_for(match, audience), match.record() if match.is_over else None)
