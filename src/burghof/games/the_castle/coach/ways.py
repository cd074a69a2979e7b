"""Reasons for and against ways: where to begin, where to go, whether to leave."""

from burghof.games.the_castle.bots.party_value import PartyValue
from burghof.games.the_castle.bots.path_lengths import UNREACHABLE, steps_from, steps_home
from burghof.games.the_castle.coach.outlook import (
    CastleCandidate,
    area_id,
    has_monsters,
    has_treasure,
    outlook_of,
    points_of,
    target_of,
    win_tenths,
)
from burghof.games.the_castle.model.bit_sets import has_bit
from burghof.games.the_castle.model.castle import CELL, COUNTER_OF, ENTRANCE_AREAS, NEIGHBOURS, OUTSIDE, Area
from burghof.games.the_castle.model.moves import Enter, GoTo, Leave, Stop
from burghof.games.the_castle.model.object_names import THINGS
from burghof.games.the_castle.model.positions import IN_ROOM, in_pile, princess_area_of
from burghof.games.the_castle.rules.moving import place_party
from burghof.kernel import Grounds, say

GOOD_TENTHS = 7
"""From so many wins in ten fights on, a fight is worth a treasure."""
POOR_TENTHS = 5
"""Up to so many wins in ten fights, a fight is named as doubtful."""
FEW_HITS = 4
"""Up to so many hits that a hero can still take, the way out is near enough only if it is short."""


def find_near_cell(candidate: CastleCandidate) -> Grounds | None:
    """Find how near the Cell is to the entrance; it is nearer to no other."""
    move = candidate.move
    if not isinstance(move, Enter):
        return None
    steps = _steps(candidate, ENTRANCE_AREAS[move.entrance])[CELL]
    return Grounds(say("hint-near-cell", steps=steps), (f"entrance-{move.entrance}",), -steps)


def find_rooms_behind(candidate: CastleCandidate) -> Grounds | None:
    """Find how many rooms lie behind the entrance; no other has more."""
    move = candidate.move
    if not isinstance(move, Enter):
        return None
    area = ENTRANCE_AREAS[move.entrance]
    rooms = [room for room in (area, *NEIGHBOURS[area]) if room in COUNTER_OF]
    words = say("hint-rooms-behind", rooms=len(rooms))
    return Grounds(words, tuple(map(area_id, rooms)), len(rooms)) if rooms else None


def find_princess(candidate: CastleCandidate) -> Grounds | None:
    """Find that the party reaches the Princess."""
    target = target_of(candidate.move)
    if target is None or target != princess_area_of(candidate.before.princess) or not _outlook(candidate).can_fetch:
        return None
    return Grounds(say("hint-princess"), (area_id(target),))


def find_nearer_princess(candidate: CastleCandidate) -> Grounds | None:
    """Find that the party, which can open the Cell, comes nearer to the Princess."""
    target, waiting = target_of(candidate.move), princess_area_of(candidate.before.princess)
    if target is None or waiting is None or not _outlook(candidate).can_fetch or has_monsters(candidate.before, target):
        return None
    closer = _steps_now(candidate)[waiting] - _steps(candidate, target)[waiting]
    return Grounds(say("hint-nearer-princess"), (area_id(waiting),), closer) if closer > 0 else None


def find_brought_points(candidate: CastleCandidate) -> Grounds | None:
    """Find what the party brings out."""
    if not isinstance(candidate.move, Leave):
        return None
    points = points_of(candidate.before, _outlook(candidate).party)
    return Grounds(say("hint-brings-out", points=points)) if points > 0 else None


def find_known_find(candidate: CastleCandidate) -> Grounds | None:
    """Find that the seat has seen what lies there, and that it is worth something."""
    target, state = target_of(candidate.move), candidate.before
    counter = None if target is None else COUNTER_OF.get(target)
    if target is None or counter is None or state.treasure_at[counter] != IN_ROOM:
        return None
    outlook = _outlook(candidate)
    if not has_bit(outlook.known, counter) or outlook.find_value(target) <= 0:
        return None
    return Grounds(say("hint-seen-there", thing=THINGS[state.treasures[counter]]), (area_id(target),))


def find_free_treasure(candidate: CastleCandidate) -> Grounds | None:
    """Find that an unknown treasure lies there, and no monster guards it."""
    target, state = target_of(candidate.move), candidate.before
    if target is None or has_monsters(state, target) or not _is_worth_looking(candidate, target):
        return None
    return Grounds(say("hint-free-treasure"), (area_id(target),))


def find_pile(candidate: CastleCandidate) -> Grounds | None:
    """Find that what a dead party carried lies there, and no monster guards it."""
    target, state = target_of(candidate.move), candidate.before
    if target is None or in_pile(target) not in state.treasure_at or has_monsters(state, target):
        return None
    return Grounds(say("hint-left-there"), (area_id(target),))


def find_shorter_way_out(candidate: CastleCandidate) -> Grounds | None:
    """Find that the party carries points, and its way out gets shorter."""
    target = target_of(candidate.move)
    if target is None or has_monsters(candidate.before, target):
        return None
    outlook = _outlook(candidate)
    points = points_of(candidate.before, outlook.party)
    if points <= 0 or outlook.here == OUTSIDE:
        return None
    home = steps_home(candidate.before)
    steps = home[target]
    if steps >= home[outlook.here]:
        return None
    return Grounds(say("hint-homeward", points=points, steps=steps), (area_id(target),), -steps)


def find_good_fight(candidate: CastleCandidate) -> Grounds | None:
    """Find that a treasure lies there, and that the party wins most fights against what guards it."""
    target, state = target_of(candidate.move), candidate.before
    tenths = None if target is None else win_tenths(state, candidate.seat, target)
    if target is None or tenths is None or tenths < GOOD_TENTHS or not _is_worth_looking(candidate, target):
        return None
    return Grounds(say("hint-good-fight", tenths=tenths), (area_id(target),), tenths)


def find_rooms_beside(candidate: CastleCandidate) -> Grounds | None:
    """Find how many rooms with a treasure lie next to where the party goes; next to no other lie more."""
    target, state = target_of(candidate.move), candidate.before
    if target is None or has_monsters(state, target):
        return None
    here = _outlook(candidate).here
    rooms = [area for area in NEIGHBOURS[target] if area != here and has_treasure(state, area)]
    words = say("hint-rooms-beside", rooms=len(rooms))
    return Grounds(words, tuple(map(area_id, rooms)), len(rooms)) if rooms else None


def find_no_monster(candidate: CastleCandidate) -> Grounds | None:
    """Find that no monster waits there."""
    target = target_of(candidate.move)
    if target is None or has_monsters(candidate.before, target):
        return None
    return Grounds(say("hint-no-monster"), (area_id(target),))


def find_treasure_here(candidate: CastleCandidate) -> Grounds | None:
    """Find that the party stays where a treasure lies."""
    if not isinstance(candidate.move, Stop):
        return None
    here = _outlook(candidate).here
    if here == OUTSIDE or not has_treasure(candidate.before, here):
        return None
    return Grounds(say("hint-treasure-here"), (area_id(here),))


def find_no_new_monster(candidate: CastleCandidate) -> Grounds | None:
    """Find that the party meets no new monster where it stays."""
    return Grounds(say("hint-stays")) if isinstance(candidate.move, Stop) else None


def find_survival(candidate: CastleCandidate) -> Grounds | None:
    """Find that the party comes out alive."""
    return Grounds(say("hint-out-alive")) if isinstance(candidate.move, Leave) else None


def find_far_place(candidate: CastleCandidate) -> Grounds | None:
    """Find that only a teleport leads there so soon; no other place lies farther."""
    move = candidate.move
    if not isinstance(move, GoTo):
        return None
    steps = _steps_now(candidate)[move.area]
    if steps == UNREACHABLE:
        return None
    return Grounds(say("hint-far-place", steps=steps), (area_id(move.area),), steps)


def find_poor_fight(candidate: CastleCandidate) -> Grounds | None:
    """Find that the party loses half of the fights there, or more."""
    target = target_of(candidate.move)
    tenths = None if target is None else win_tenths(candidate.before, candidate.seat, target)
    if target is None or tenths is None or tenths > POOR_TENTHS:
        return None
    return Grounds(say("hint-poor-fight", tenths=tenths), (area_id(target),))


def find_dangerous_room(candidate: CastleCandidate) -> Grounds | None:
    """Find that a monster waits there, and a hero of the seat can take only few hits."""
    target = target_of(candidate.move)
    if target is None or not has_monsters(candidate.before, target):
        return None
    band = _outlook(candidate).band
    left = min(fighter.left for fighter in band)
    if left > FEW_HITS:
        return None
    return Grounds(say("hint-few-hits", left=left, heroes=len(band)), (area_id(target),))


def find_longer_way_out(candidate: CastleCandidate) -> Grounds | None:
    """Find that the way out gets longer for a party that carries points."""
    target = target_of(candidate.move)
    if target is None:
        return None
    outlook = _outlook(candidate)
    if outlook.here == OUTSIDE or points_of(candidate.before, outlook.party) <= 0:
        return None
    home = steps_home(candidate.before)
    if home[target] <= home[outlook.here]:
        return None
    return Grounds(say("hint-longer-way-out"), (area_id(target),))


def find_empty_place(candidate: CastleCandidate) -> Grounds | None:
    """Find that nothing lies there."""
    target = target_of(candidate.move)
    if (
        target is None
        or has_treasure(candidate.before, target)
        or target == princess_area_of(candidate.before.princess)
    ):
        return None
    return Grounds(say("hint-nothing-there"), (area_id(target),))


def find_little_brought(candidate: CastleCandidate) -> Grounds | None:
    """Find that the party would bring out nothing, or so much and no more."""
    if not isinstance(candidate.move, Leave):
        return None
    points = points_of(candidate.before, _outlook(candidate).party)
    return Grounds(say("hint-only-brings-out", points=max(0, points)))


def find_wasted_step(candidate: CastleCandidate) -> Grounds | None:
    """Find that nothing is won by staying."""
    return Grounds(say("hint-nothing-won")) if isinstance(candidate.move, Stop) else None


def _outlook(candidate: CastleCandidate) -> PartyValue:
    return outlook_of(candidate.before, candidate.seat)


def _is_worth_looking(candidate: CastleCandidate, area: Area) -> bool:
    """Return whether a treasure lies in a room that the seat does not know, or knows to be worth something."""
    state, outlook = candidate.before, _outlook(candidate)
    counter = COUNTER_OF.get(area)
    if counter is None or state.treasure_at[counter] != IN_ROOM:
        return False
    return not has_bit(outlook.known, counter) or outlook.find_value(area) > 0


def _steps(candidate: CastleCandidate, area: Area) -> tuple[int, ...]:
    """Return the distances of all areas from this one, for the party of the seat."""
    party = _outlook(candidate).party
    return steps_from(place_party(candidate.before, party, area), party, is_open=True)


def _steps_now(candidate: CastleCandidate) -> tuple[int, ...]:
    """Return the distances of all areas from where the party is."""
    return steps_from(candidate.before, _outlook(candidate).party, is_open=True)
