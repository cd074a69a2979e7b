"""Audience views: everything that leaves the kernel for one audience; nothing else ever does."""

from typing import Generic

from msgspec import Struct

from burghof.kernel.decision import Decision, PublicDecision, own_decisions, public_decisions
from burghof.kernel.event import Event
from burghof.kernel.game import E, M, O, P, S, V
from burghof.kernel.match import Match
from burghof.kernel.offer import Offer
from burghof.kernel.outcome import Outcome
from burghof.kernel.outline import Outline
from burghof.kernel.record import Header, Player, Record
from burghof.kernel.seat import Audience


class AudienceView(Struct, Generic[M, V, P], frozen=True):
    """A table as one audience may see it now."""

    view: V
    awaited: tuple[PublicDecision, ...]
    decisions: tuple[Decision, ...]
    offers: tuple[Offer[M, P], ...]
    outline: Outline
    log: tuple[Event, ...]
    players: tuple[Player, ...]
    may_take_back: bool
    may_ask_back: bool
    outcome: Outcome | None


class GameExport(Struct, Generic[O, M], frozen=True):
    """A game to download: while it runs, only the log that this audience may store; afterwards the full record."""

    header: Header[O]
    log: tuple[Event, ...]
    record: Record[O, M] | None


def audience_view(match: Match[O, S, M, E, V, P], audience: Audience) -> AudienceView[M, V, P]:
    """Return what this audience may see of the table now."""
    view = match.game.view(match.state, audience, match.header.recall)
    return AudienceView(
        view,
        public_decisions(match.pending, audience),
        own_decisions(match.pending, audience),
        offers_for(match, audience),
        match.game.outline(view),
        log_for(match, audience),
        match.players,
        may_take_back(match, audience),
        may_propose_take_back(match, audience),
        match.outcome if match.is_over else None,
    )


def offers_for(match: Match[O, S, M, E, V, P], audience: Audience) -> tuple[Offer[M, P], ...]:
    """Return the offers of this audience: the moves it may play now."""
    decisions = own_decisions(match.pending, audience)
    return tuple(match.game.offers(match.state, decisions[0].seat, match.header.recall)) if decisions else ()


def may_take_back(match: Match[O, S, M, E, V, P], audience: Audience) -> bool:
    """Return whether this audience may take back an entry by itself."""
    return audience is not None and match.take_back_limit(audience) is not None


def may_propose_take_back(match: Match[O, S, M, E, V, P], audience: Audience) -> bool:
    """Return whether this audience may ask all seats to take back its last move."""
    return audience is not None and match.may_propose_take_back(audience)


def log_for(match: Match[O, S, M, E, V, P], audience: Audience) -> tuple[Event, ...]:
    """Return the log that this audience may store: passing events are redacted until the game is over."""
    recall = "notebook" if match.is_over else match.header.recall
    redacted = (event.for_log(recall) for _, event in match.log if event.is_visible_to(audience))
    return tuple(event for event in redacted if event is not None)


def export(match: Match[O, S, M, E, V, P], audience: Audience) -> GameExport[O, M]:
    """Return what this audience may download now."""
    return GameExport(match.header, log_for(match, audience), match.record() if match.is_over else None)
