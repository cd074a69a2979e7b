"""Reasons: what can be said for or against a move of Castle of Appenzell, the weightiest first."""

from burghof.games.appenzell.bots.evaluation import DISTANCES, seen_cheese_fields, steps_to_next_cheese
from burghof.games.appenzell.model.castle import HOLE_AT, Field
from burghof.games.appenzell.model.layout import ROOMS, plan_of
from burghof.games.appenzell.model.moves import AppenzellMove, End, Enter, EnterOver, Slide, Step, Uncover
from burghof.games.appenzell.model.naming import GROUNDS
from burghof.games.appenzell.model.state import State
from burghof.games.appenzell.model.tile import CHEESES, Tile
from burghof.games.appenzell.presenting.offers import field_id, room_id
from burghof.games.appenzell.rules.ending import outcome
from burghof.games.appenzell.rules.running import legal_steps, occupied_fields, open_ground
from burghof.games.appenzell.rules.uncovering import uncoverable_rooms
from burghof.kernel import Candidate, Grounds, PlayerName, Reason, Seat, say

AppenzellCandidate = Candidate[State, AppenzellMove]


def find_win(candidate: AppenzellCandidate) -> Grounds | None:
    """Find that the game ends, and the seat has won."""
    ended = outcome(candidate.after)
    return Grounds(say("hint-wins")) if ended is not None and candidate.seat in ended.winners else None


def find_collected_cheese(candidate: AppenzellCandidate) -> Grounds | None:
    """Find that the seat collects a cheese at once."""
    gained = _gained(candidate, candidate.seat)
    if not gained:
        return None
    return Grounds(say("hint-collects", cheese=GROUNDS[gained[0]]), _fields_of(candidate.after, gained[0]), len(gained))


def find_fallen_rival(candidate: AppenzellCandidate) -> Grounds | None:
    """Find that mice of other players fall, and none of the seat's own."""
    fallen = _fallen(candidate)
    others = [seat for seat in fallen if seat != candidate.seat]
    if not others or candidate.seat in fallen:
        return None
    return Grounds(say("hint-drops", seat=PlayerName(others[0])), (), len(others))


def find_shorter_way(candidate: AppenzellCandidate) -> Grounds | None:
    """Find that the seat's mice need fewer steps to two pieces of a cheese that it lacks."""
    before, after = _steps(candidate.before, candidate.seat), _steps(candidate.after, candidate.seat)
    if after >= before or isinstance(candidate.move, Uncover):
        return None
    return Grounds(say("hint-nearer"), (), before - after)


def find_reached_cheese(candidate: AppenzellCandidate) -> Grounds | None:
    """Find that a mouse reaches a cheese that the seat lacks."""
    move = candidate.move
    if not isinstance(move, Step | EnterOver):
        return None
    cheese = _lacking_cheese_at(candidate.before, candidate.seat, move.to)
    if cheese is None:
        return None
    return Grounds(say("hint-reaches", cheese=GROUNDS[cheese]), (field_id(move.to),))


def find_hindered_rival(candidate: AppenzellCandidate) -> Grounds | None:
    """Find that the player who is nearest to a cheese needs more steps."""
    before = candidate.before
    others = [Seat(seat) for seat in range(before.seats) if seat != candidate.seat]
    steps = {seat: _steps(before, seat) for seat in others}
    rival = min(others, key=lambda seat: steps[seat])
    after = _steps(candidate.after, rival)
    if after <= steps[rival]:
        return None
    return Grounds(say("hint-hinders", seat=PlayerName(rival)), (), after - steps[rival])


def find_unseen_tiles(candidate: AppenzellCandidate) -> Grounds | None:
    """Find that lifting the roof shows tiles that nobody has seen; no other roof hides more."""
    if not isinstance(candidate.move, Uncover):
        return None
    tiles = sum(candidate.after.seen) - sum(candidate.before.seen)
    return Grounds(say("hint-looks", tiles=tiles), (room_id(candidate.move.room),), tiles) if tiles else None


def find_new_tiles(candidate: AppenzellCandidate) -> Grounds | None:
    """Find that lifting the roof shows tiles that nobody has seen."""
    if not isinstance(candidate.move, Uncover):
        return None
    tiles = sum(candidate.after.seen) - sum(candidate.before.seen)
    return Grounds(say("hint-new-tiles", tiles=tiles), (room_id(candidate.move.room),)) if tiles else None


def find_reached_roofs(candidate: AppenzellCandidate) -> Grounds | None:
    """Find that the seat can lift roofs over more tiles that nobody has seen; no other move reaches more."""
    before, after = (_unseen_in_reach(state, candidate.seat) for state in (candidate.before, candidate.after))
    if after <= before or isinstance(candidate.move, Uncover | Slide):
        return None
    return Grounds(say("hint-reaches-roofs"), (), after)


def find_mouse_inside(candidate: AppenzellCandidate) -> Grounds | None:
    """Find that a mouse comes into the castle."""
    if not isinstance(candidate.move, Enter | EnterOver):
        return None
    return Grounds(say("hint-enters"))


def find_staying_mice(candidate: AppenzellCandidate) -> Grounds | None:
    """Find that the turn ends, and the seat's mice stay where they are."""
    return Grounds(say("hint-stays")) if isinstance(candidate.move, End) else None


def find_opened_cheese(candidate: AppenzellCandidate) -> Grounds | None:
    """Find that the lifted roof covers a cheese that the seat lacks, and that everybody has seen."""
    if not isinstance(candidate.move, Uncover):
        return None
    state = candidate.before
    plan = plan_of(state.layout)
    for field in plan.fields[candidate.move.room]:
        hole = HOLE_AT[field]
        cheese = _lacking_cheese_at(state, candidate.seat, field)
        if cheese is not None and hole is not None and state.seen[hole]:
            return Grounds(say("hint-opens", cheese=GROUNDS[cheese]), (field_id(field),))
    return None


def find_nearer_mouse(candidate: AppenzellCandidate) -> Grounds | None:
    """Find that one mouse of the seat comes nearer to a cheese that it lacks."""
    before, after = (_nearest(state, candidate.seat) for state in (candidate.before, candidate.after))
    if before is None or after is None or after[0] >= before[0]:
        return None
    return Grounds(say("hint-mouse-nearer", cheese=GROUNDS[after[1]]), (field_id(after[2]),), before[0] - after[0])


def find_spoiled_cheese(candidate: AppenzellCandidate) -> Grounds | None:
    """Find that a mouse of another player no longer stands on a cheese that this player lacks."""
    before, after = candidate.before, candidate.after
    for seat in map(Seat, range(before.seats)):
        lost = _standing(before, seat) - _standing(after, seat)
        if seat != candidate.seat and lost:
            cheese = min(lost, key=CHEESES.index)
            return Grounds(say("hint-spoils", seat=PlayerName(seat), cheese=GROUNDS[cheese]))
    return None


def find_new_ways(candidate: AppenzellCandidate) -> Grounds | None:
    """Find that the seat's mice can run to more fields than before; no other move opens more."""
    before, after = (_ways(state, candidate.seat) for state in (candidate.before, candidate.after))
    if after <= before or not isinstance(candidate.move, Uncover):
        return None
    return Grounds(say("hint-opens-ways"), (room_id(candidate.move.room),), after - before)


def find_more_roofs(candidate: AppenzellCandidate) -> Grounds | None:
    """Find that the seat's mice can lift more roofs than before; no other move reaches more."""
    before, after = (_roofs(state, candidate.seat) for state in (candidate.before, candidate.after))
    if after <= before or isinstance(candidate.move, Uncover | Slide):
        return None
    return Grounds(say("hint-more-roofs"), (), after)


def find_pushed_tile(candidate: AppenzellCandidate) -> Grounds | None:
    """Find that the seat brings a cheese that it lacks under one of its mice."""
    if not isinstance(candidate.move, Slide):
        return None
    for field in candidate.after.mice[candidate.seat]:
        cheese = _lacking_cheese_at(candidate.after, candidate.seat, field)
        if cheese is not None and _lacking_cheese_at(candidate.before, candidate.seat, field) is not cheese:
            return Grounds(say("hint-pushes", cheese=GROUNDS[cheese]), (field_id(field),))
    return None


def find_fallen_own(candidate: AppenzellCandidate) -> Grounds | None:
    """Find that a mouse of the seat falls."""
    return Grounds(say("hint-falls")) if candidate.seat in _fallen(candidate) else None


def find_helped_rival(candidate: AppenzellCandidate) -> Grounds | None:
    """Find that another player collects a cheese."""
    for seat in range(candidate.before.seats):
        gained = _gained(candidate, Seat(seat))
        if gained and seat != candidate.seat:
            return Grounds(say("hint-helps", seat=PlayerName(Seat(seat)), cheese=GROUNDS[gained[0]]))
    return None


def find_left_cheese(candidate: AppenzellCandidate) -> Grounds | None:
    """Find that a mouse leaves a cheese that the seat lacks."""
    move = candidate.move
    cheese = _lacking_cheese_at(candidate.before, candidate.seat, move.source) if isinstance(move, Step) else None
    return None if cheese is None else Grounds(say("hint-leaves", cheese=GROUNDS[cheese]))


def find_wasted_actions(candidate: AppenzellCandidate) -> Grounds | None:
    """Find that actions are left at the end of the turn."""
    actions = candidate.before.points
    return Grounds(say("hint-wastes", actions=actions)) if isinstance(candidate.move, End) and actions else None


def find_longer_way(candidate: AppenzellCandidate) -> Grounds | None:
    """Find that the seat's mice do not come nearer to a cheese."""
    before, after = _steps(candidate.before, candidate.seat), _steps(candidate.after, candidate.seat)
    if after < before or isinstance(candidate.move, Uncover | End):
        return None
    return Grounds(say("hint-no-nearer"))


def _steps(state: State, seat: Seat) -> int:
    """Return the fewest steps to two pieces of a cheese that the seat lacks, of those that everybody has seen."""
    return steps_to_next_cheese(state, seat, seen_cheese_fields(state))


def _gained(candidate: AppenzellCandidate, seat: Seat) -> tuple[Tile, ...]:
    """Return the cheeses that a seat collects by the move."""
    return candidate.after.cheeses[seat][len(candidate.before.cheeses[seat]) :]


def _fallen(candidate: AppenzellCandidate) -> list[Seat]:
    """Return the seats of which mice fall by the move."""
    before, after = candidate.before, candidate.after
    return [Seat(seat) for seat in range(before.seats) if after.fallen(Seat(seat)) > before.fallen(Seat(seat))]


def _fields_of(state: State, cheese: Tile) -> tuple[str, ...]:
    """Return the fields of a cheese on which mice stand."""
    standing = {field for mice in state.mice for field in mice}
    return tuple(field_id(field) for field in sorted(standing) if _tile_at(state, field) is cheese)


def _tile_at(state: State, field: Field) -> Tile | None:
    """Return the tile on a field; None for a raised field or a tower."""
    hole = HOLE_AT[field]
    return None if hole is None else state.tiles[hole]


def _lacking_cheese_at(state: State, seat: Seat, field: Field) -> Tile | None:
    """Return the cheese on a field if the seat lacks it."""
    tile = _tile_at(state, field)
    return tile if tile in CHEESES and tile not in state.cheeses[seat] else None


def _nearest(state: State, seat: Seat) -> tuple[int, Tile, Field] | None:
    """Return the fewest steps of a mouse to a seen cheese that the seat lacks, with the cheese and its field."""
    places = seen_cheese_fields(state)
    ways = [
        (DISTANCES[mouse][field], CHEESES.index(cheese), field)
        for cheese, fields in places.items()
        if cheese not in state.cheeses[seat]
        for field in fields
        for mouse in state.mice[seat]
    ]
    if not ways:
        return None
    steps, cheese, field = min(ways)
    return steps, CHEESES[cheese], field


def _standing(state: State, seat: Seat) -> set[Tile]:
    """Return the cheeses that a seat lacks and its mice stand on."""
    found = (_lacking_cheese_at(state, seat, field) for field in state.mice[seat])
    return {cheese for cheese in found if cheese is not None}


def _ways(state: State, seat: Seat) -> int:
    """Return the number of fields that the seat's mice can run to."""
    ground = open_ground(state, plan_of(state.layout))
    return len({step.to for step in legal_steps(state, seat, ground, occupied_fields(state))})


def _roofs(state: State, seat: Seat) -> int:
    """Return the number of roofs that the seat's mice can lift."""
    return uncoverable_rooms(state, seat, plan_of(state.layout)).bit_count()


def _unseen_in_reach(state: State, seat: Seat) -> int:
    """Return the number of tiles that nobody has seen, in the rooms that the seat's mice can uncover."""
    plan = plan_of(state.layout)
    rooms = uncoverable_rooms(state, seat, plan)
    return sum(not state.seen[hole] for room in ROOMS if rooms >> room & 1 for hole in plan.holes[room])


REASONS: tuple[Reason[State, AppenzellMove], ...] = (
    Reason("9.1", find_win),
    Reason("7.4", find_collected_cheese),
    Reason("7.2", find_fallen_rival),
    Reason("7.4", find_shorter_way),
    Reason("7.4", find_pushed_tile),
    Reason("7.4", find_reached_cheese),
    Reason("7.4", find_hindered_rival),
    Reason("4.3", find_unseen_tiles, is_most=True),
    Reason("4.2", find_reached_roofs, is_most=True),
    Reason("5.1", find_mouse_inside),
    Reason("4.3", find_new_tiles),
    Reason("7.4", find_opened_cheese),
    Reason("7.4", find_nearer_mouse),
    Reason("7.4", find_spoiled_cheese),
    Reason("4.2", find_new_ways, is_most=True),
    Reason("4.2", find_more_roofs, is_most=True),
    Reason("3.2", find_staying_mice),
    Reason("7.2", find_fallen_own, is_against=True),
    Reason("7.5", find_helped_rival, is_against=True),
    Reason("7.4", find_left_cheese, is_against=True),
    Reason("3.2", find_wasted_actions, is_against=True),
    Reason("7.4", find_longer_way, is_against=True),
)
