"""The notebook's chances: a player aid that computes how likely each key fits each tower, and why others cannot."""

from typing import TypeAlias

from burghof.games.seven_locks.hidden.posterior import Evidence, Posterior, agrees, evidence_from_view, posterior
from burghof.games.seven_locks.model.castle import (
    DEPTHS,
    KEYS,
    SET_ASIDE,
    TOWERS,
    Depth,
    Echo,
    Key,
    Tower,
    echo_weight,
    key_id,
    tower_id,
    tower_name,
)
from burghof.games.seven_locks.model.state import Attempt
from burghof.games.seven_locks.model.view import View
from burghof.kernel import Message, Node, Outline, say

Fact: TypeAlias = Attempt | Echo
"""A fact that rules a key out at a tower: a key that was tried there and did not fit, or an echo heard from it."""


def chances_outline(view: View) -> Outline:
    """Return the chances of each key left at each locked tower and the set-aside one, then what cannot fit and why."""
    known = posterior(view)
    evidence = evidence_from_view(view)
    keys = tuple(key for key in KEYS if Depth(key) not in view.shown)
    towers = [tower for tower in (*TOWERS, SET_ASIDE) if view.shown[tower] is None]
    about = Node("now", say("chances-noted") if view.heard is not None else say("chances-from-memory"))
    rows = (_heading(keys), *(_row(known, tower, keys) for tower in towers))
    excluded = tuple(node for tower in towers if (node := _excluded(known, evidence, tower, keys)).children)
    return Outline(
        (
            about,
            Node("chances", say("chances-table"), rows),
            *((Node("excluded", say("chances-excluded"), excluded),) if excluded else ()),
        )
    )


def _heading(keys: tuple[Key, ...]) -> Node:
    """Return the keys above their columns; only for compact text, because in full text every chance names its key."""
    cells = tuple(Node(f"column-{key_id(key)}", say("chances-column", key=key)) for key in keys)
    return Node("columns", say("chances-columns"), cells)


def _row(known: Posterior, tower: Tower, keys: tuple[Key, ...]) -> Node:
    """Return how likely each key fits a tower."""
    cells = tuple(Node(f"{tower_id(tower)}-{key_id(key)}", _chance(known, tower, key)) for key in keys)
    return Node(tower_id(tower), _title(tower), cells)


def _chance(known: Posterior, tower: Tower, key: Key) -> Message:
    part = _key_weight(known, tower, key)
    if not part:
        return say("chances-none")
    rounded = (200 * part + known.total) // (2 * known.total)
    return say("chances-chance", key=key, percent=100 if part == known.total else min(rounded, 99))


def _excluded(known: Posterior, evidence: Evidence, tower: Tower, keys: tuple[Key, ...]) -> Node:
    """Return the keys that cannot fit a tower, grouped by the fact that rules them out."""
    groups: dict[Fact | None, list[Key]] = {}
    for key in keys:
        if not _key_weight(known, tower, key):
            groups.setdefault(fact_against(evidence, tower, key), []).append(key)
    facts = tuple(
        Node(f"excluded-{tower_id(tower)}-{key_id(together[0])}", _exclusion_text(tuple(together), fact))
        for fact, together in groups.items()
    )
    return Node(f"excluded-{tower_id(tower)}", _title(tower), facts)


def fact_against(evidence: Evidence, tower: Tower, key: Key) -> Fact | None:
    """Return the first fact, an attempt or an echo, that alone rules a key out at a tower, or None."""
    if tower == SET_ASIDE:
        return None
    for attempt in evidence.attempts[tower]:
        if not agrees(attempt, Depth(key)):
            return attempt
    for echo in evidence.heard[tower]:
        if not echo_weight(evidence.noise, Depth(key), echo):
            return echo
    return None


def _exclusion_text(keys: tuple[Key, ...], fact: Fact | None) -> Message:
    """Return why these keys cannot fit: because of a fact, or because all other evidence leaves them to others."""
    match fact:
        case None:
            return say("chances-elsewhere", keys=keys, count=len(keys))
        case Attempt(key=tried, fit=fit, by=by):
            return say("chances-tried", keys=keys, count=len(keys), tried=tried, fit=fit, by=by or 0)
        case echo:
            return say("chances-heard", keys=keys, count=len(keys), echo=echo)


def _key_weight(known: Posterior, tower: Tower, key: Key) -> int:
    """Return the weight of a key at a tower, as a part of the total."""
    return known.weights[tower][DEPTHS.index(Depth(key))]


def _title(tower: Tower) -> Message:
    return say("chances-aside") if tower == SET_ASIDE else say("chances-tower", tower=tower_name(tower))
