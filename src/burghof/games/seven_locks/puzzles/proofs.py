"""The proofs of the answers: why a key is the only one, how far a tower is, what opening brings."""

from burghof.games.seven_locks.hidden.posterior import evidence_from_view
from burghof.games.seven_locks.model.castle import TOWERS_AHEAD, Key, Tower, key_id, tower_id, tower_name
from burghof.games.seven_locks.model.moves import Drop, LocksMove, TakeKey, Walk
from burghof.games.seven_locks.model.view import View
from burghof.games.seven_locks.puzzles.arrangements import (
    Arrangements,
    agreeing_depths,
    depths_of,
    find_arrangements,
    find_rivals,
    find_sure_keys,
    keymaster_tower,
    towers_in_reach,
)
from burghof.games.seven_locks.puzzles.drops import find_sure_plan
from burghof.games.seven_locks.puzzles.keys import find_best_rival, find_joining, find_most
from burghof.games.seven_locks.rules.turn import DIE_FACES
from burghof.kernel import Grounds, PlayerName, Seat, Tally, say

MAX_STEPS = max(face.steps for face in DIE_FACES)


def prove_sure_tower(view: View, move: LocksMove, tally: Tally) -> tuple[Grounds, ...]:
    """Prove that one key fits the tower in all worlds."""
    assert isinstance(move, Walk)
    key = find_sure_keys(_possible(view), view.shown)[move.tower]
    words = say("puzzle-sure-tower-proof", key=key, tower=tower_name(move.tower), worlds=tally.cases)
    return (*_explain_depths(view, move.tower), Grounds(words, (tower_id(move.tower), key_id(key))))


def prove_telling_key(view: View, move: LocksMove, tally: Tally) -> tuple[Grounds, ...]:
    """Prove that the key is the middle one of those that can fit."""
    assert isinstance(move, TakeKey)
    tower = keymaster_tower(view)
    depths = depths_of(_possible(view), tower)
    shorter = tuple(depth for depth in depths if depth < move.key)
    longer = tuple(depth for depth in depths if depth > move.key)
    words = say("puzzle-telling-key-proof", key=move.key, shorter=shorter, longer=longer, count=tally.most)
    return (*_explain_depths(view, tower), Grounds(words, (key_id(move.key),)))


def prove_sure_pearl(view: View, move: LocksMove, tally: Tally) -> tuple[Grounds, ...]:
    """Prove that the tower opens for certain, and count the pearls that are then inside."""
    assert isinstance(move, Drop)
    plan = find_sure_plan(view, move.tower)
    assert plan is not None, "an answer has a plan"
    assert view.heard is not None, "a puzzle has a notebook"
    inside = len(view.heard[plan.tower]) + (plan.tower == move.tower)
    words = say(
        "puzzle-sure-pearl-proof",
        tower=tower_name(plan.tower),
        inside=inside,
        pearls=tally.least,
        others=len(find_joining(view)),
    )
    return (*_explain_depths(view, plan.tower), Grounds(words, (tower_id(plan.tower), key_id(plan.key))))


def prove_out_of_reach(view: View, move: LocksMove, tally: Tally) -> tuple[Grounds, ...]:
    """Prove that the sure tower is further away than the die allows."""
    del tally
    assert isinstance(move, Walk)
    (sure,) = find_sure_keys(_possible(view), view.shown)
    words = say(
        "puzzle-out-of-reach-proof",
        tower=tower_name(move.tower),
        away=_steps_to(view, move.tower, [sure]),
        steps=MAX_STEPS,
    )
    return (*_explain_depths(view, sure), Grounds(words, (tower_id(move.tower), tower_id(sure))))


def prove_clean_sweep(view: View, move: LocksMove, tally: Tally) -> tuple[Grounds, ...]:
    """Prove that the other sure towers are further away than the die allows, but not if another is opened first."""
    del tally
    assert isinstance(move, Walk)
    possible = _possible(view)
    sure = list(find_sure_keys(possible, view.shown))
    items = tuple(tower_id(tower) for tower in sure)
    words = say("puzzle-clean-sweep-sure", towers=tuple(map(tower_name, sure)), worlds=len(possible))
    reached = towers_in_reach(view.shown, keymaster_tower(view), view.steps)
    others = [tower for tower in reached if tower in sure and tower != move.tower]
    nearest = min(others, key=lambda tower: _steps_to(view, tower, sure))
    return (
        Grounds(words, items),
        Grounds(
            say("puzzle-clean-sweep-near", tower=tower_name(nearest), steps=_steps_to(view, nearest, sure)),
            (tower_id(nearest),),
        ),
        Grounds(
            say("puzzle-clean-sweep-far", tower=tower_name(move.tower), steps=_steps_to(view, move.tower, sure)),
            (tower_id(move.tower),),
        ),
    )


def prove_not_yet(view: View, move: LocksMove, tally: Tally) -> tuple[Grounds, ...]:
    """Prove that the key cannot fit, and that opening the tower loses the game."""
    del tally
    assert isinstance(move, TakeKey)
    rival: Seat = find_best_rival(view)
    words = say(
        "puzzle-not-yet-proof",
        key=move.key,
        pearls=find_most(view),
        rival=PlayerName(rival),
        ahead=view.boxes[rival],
    )
    items = (key_id(move.key), f"seat-{rival}-box")
    return (*_explain_depths(view, keymaster_tower(view)), Grounds(words, items))


def _explain_depths(view: View, tower: Tower) -> tuple[Grounds, ...]:
    """Say which keys agree with a tower, and which of them belong to other towers."""
    keys = tuple(Key(depth) for depth in agreeing_depths(evidence_from_view(view), tower))
    words = say("puzzle-left-keys", tower=tower_name(tower), keys=keys, count=len(keys))
    agreeing = Grounds(words, (tower_id(tower), *map(key_id, keys)))
    rivals = find_rivals(view, tower)
    if not rivals:
        return (agreeing,)
    needed = tuple(sorted({Key(depth) for one in rivals for depth in agreeing_depths(evidence_from_view(view), one)}))
    words = say("puzzle-belongs", keys=needed, towers=tuple(map(tower_name, rivals)), count=len(needed))
    return agreeing, Grounds(words, (*map(tower_id, rivals), *map(key_id, needed)))


def _possible(view: View) -> Arrangements:
    possible = find_arrangements(view)
    assert possible is not None, "a puzzle has arrangements"
    return possible


def _steps_to(view: View, start: Tower, goals: list[Tower]) -> int:
    """Return the number of steps from a tower to the nearest other one of these."""
    ahead = [tower for tower in TOWERS_AHEAD[start] if view.shown[tower] is None]
    return 1 + min(ahead.index(goal) for goal in goals if goal != start)
