"""The proofs of the answers: at most three sentences, each with what on the board shows it."""

from collections.abc import Sequence

from msgspec.structs import replace

from burghof.games.the_castle.coach.outlook import area_id
from burghof.games.the_castle.model.castle import Area
from burghof.games.the_castle.model.counters import CAPTIVES, Figure, Spell, Treasure
from burghof.games.the_castle.model.figure_names import name_of, place_of, subject
from burghof.games.the_castle.model.moves import Cast, CastleMove, Check, Fight, Go
from burghof.games.the_castle.model.object_names import THINGS, whom
from burghof.games.the_castle.model.state import State, wild_monsters
from burghof.games.the_castle.model.view import View
from burghof.games.the_castle.puzzles.chests import deadly_faces, is_cleric
from burghof.games.the_castle.puzzles.fights import caster_of, chance_of, find_fight, hits_of, in_hundred
from burghof.games.the_castle.puzzles.party_fights import fight_against
from burghof.games.the_castle.puzzles.rooms import SAFE, dangers_in, guard_of
from burghof.games.the_castle.puzzles.spells import count_instant_wins
from burghof.games.the_castle.puzzles.worlds import (
    count_unseen_monsters,
    count_unseen_treasures,
    find_world,
    seat_of,
)
from burghof.games.the_castle.rules.melee import fighters
from burghof.games.the_castle.rules.step_table import STEP_TABLE
from burghof.kernel import Grounds, Tally, say


def prove_striker(view: View, move: CastleMove, tally: Tally) -> tuple[Grounds, ...]:
    """Prove who costs the fewest hits: what this figure and the next best one deal and take, and what that costs."""
    assert isinstance(move, Fight), "the answer sends a figure"
    state, monster = find_fight(view)
    rivals = [one for one in _strikers(state) if one != move.fighter]
    rival = min(rivals, key=lambda one: hits_of(view, Fight(one)))
    cost = say("puzzle-striker-proof", hits=tally.least, next=in_hundred(hits_of(view, Fight(rival))))
    return (
        _about_faces(state, monster, move.fighter),
        _about_faces(state, monster, rival),
        Grounds(cost, (_figure(monster),)),
    )


def prove_lives(view: View, move: CastleMove, tally: Tally) -> tuple[Grounds, ...]:
    """Prove which choice loses nobody most often: who is in danger, what the choice does, and the chances."""
    state, monster = find_fight(view)
    fight = fight_against(state, monster)
    strikers = _strikers(state)
    pairs = zip(fight.start.party, fight.figures, strict=True)
    left, weakest = min((left, figure) for left, figure in pairs if figure in strikers)
    most = max(takes for _, takes in fight.row(weakest))
    words = say("puzzle-lives-danger", name=subject(name_of(state, weakest)), left=left, most=most)
    following = max(chance_of(view, other) for other in _others(view, state, move))
    return (
        Grounds(words, (_figure(weakest),)),
        _about(view, move),
        Grounds(say("puzzle-lives-proof", percent=tally.least, next=in_hundred(following))),
    )


def prove_room(view: View, move: CastleMove, tally: Tally) -> tuple[Grounds, ...]:
    """Prove which room is safe: what waits there, what may wait in others, and how many monsters are too dangerous."""
    del tally
    assert isinstance(move, Go), "the answer enters a room"
    legal = STEP_TABLE.legal_moves(find_world(view), seat_of(view))
    rooms = [one.area for one in legal if isinstance(one, Go) and guard_of(view, one.area) is not None]
    other = min(
        (area for area in rooms if area != move.area),
        key=lambda area: min(one.chance for one in dangers_in(view, area)),
    )
    dangers = dangers_in(view, other)
    bad = sum(one.number for one in dangers if one.chance < SAFE)
    count = say("puzzle-room-unseen", number=count_unseen_monsters(view).total(), bad=bad)
    return (
        _about_room(view, move.area, is_safe=True),
        _about_room(view, other, is_safe=False),
        *((Grounds(count, (area_id(other),)),) if len(dangers) > 1 else ()),
    )


def prove_opener(view: View, move: CastleMove, tally: Tally) -> tuple[Grounds, ...]:
    """Prove who checks the treasure: what a trap and a curse do to each, and how many are still unseen."""
    del tally
    assert isinstance(move, Check), "the answer checks the treasure"
    state = find_world(view)
    legal = STEP_TABLE.legal_moves(state, seat_of(view))
    rivals = [one.checker for one in legal if isinstance(one, Check) and one.checker not in (move.checker, *CAPTIVES)]
    unseen = count_unseen_treasures(view)
    number, traps = unseen.total(), unseen[Treasure.TRAP]
    curses = unseen[Treasure.CURSE] + unseen[Treasure.HEAVY_CURSE]
    return (
        *_about_trap(state, move.checker, rivals),
        *((Grounds(say("puzzle-opener-curse"), (_figure(move.checker),)),) if is_cleric(state, move.checker) else ()),
        Grounds(say("puzzle-opener-unseen", number=number, traps=traps, curses=curses)),
    )


# Parts of proofs


def _others(view: View, state: State, move: CastleMove) -> list[CastleMove]:
    return [other for other in STEP_TABLE.legal_moves(state, seat_of(view)) if other != move]


def _strikers(state: State) -> list[Figure]:
    """Return the figures that may fight the monster."""
    monster = wild_monsters(state, state.companies[state.active].area)[0]
    return fighters(replace(state, against=monster), state.active)


def _about(view: View, move: CastleMove) -> Grounds:
    """Say what a choice in a fight does."""
    state, monster = find_fight(view)
    items = (_figure(monster),)
    match move:
        case Fight(fighter=fighter):
            return _about_faces(state, monster, fighter)
        case Cast(spell=Spell.FIREBALL):
            ways = count_instant_wins(state, monster, caster_of(view), move)
            return Grounds(say("puzzle-spell-fireball", ways=ways, target=whom(name_of(state, monster))), items)
        case Cast(spell=Spell.CHARM):
            ways = count_instant_wins(state, monster, caster_of(view), move)
            return Grounds(say("puzzle-spell-charm", ways=ways), items)
        case Cast(spell=Spell.HEROISM, target=target):
            return Grounds(say("puzzle-spell-heroism", target=whom(name_of(state, target))), (_figure(target),))
        case _:
            return Grounds(say("puzzle-spell-none"), (_figure(caster_of(view)),))


def _about_faces(state: State, monster: Figure, figure: Figure) -> Grounds:
    """Say what a figure deals and takes over the six faces of the die."""
    row = fight_against(state, monster).row(figure)
    words = say(
        "puzzle-striker-faces",
        name=subject(name_of(state, figure)),
        deals=sum(deals for deals, _ in row),
        takes=sum(takes for _, takes in row),
    )
    return Grounds(words, (_figure(figure),))


def _about_room(view: View, area: Area, *, is_safe: bool) -> Grounds:
    """Say what waits in a room, or the worst that may wait there."""
    dangers = dangers_in(view, area)
    worst = min(dangers, key=lambda one: one.chance)
    monster, percent, place, items = THINGS[worst.monster], in_hundred(worst.chance), place_of(area), (area_id(area),)
    if len(dangers) == 1:
        return Grounds(say("puzzle-room-known", area=place, monster=monster, percent=percent), items)
    if is_safe:
        return Grounds(say("puzzle-room-whatever", area=place, percent=percent), items)
    return Grounds(say("puzzle-room-worst", area=place, monster=monster, percent=percent), items)


def _about_trap(state: State, checker: Figure, rivals: Sequence[Figure]) -> tuple[Grounds, ...]:
    """Say how often a trap kills the checker and the hero whom it kills most often, if that differs."""
    if checker in CAPTIVES:
        return (Grounds(say("hint-captive-checks"), (_figure(checker),)),)
    if not rivals:
        return ()
    faces, rival = deadly_faces(state, checker), max(rivals, key=lambda one: deadly_faces(state, one))
    others = deadly_faces(state, rival)
    words = say(
        "puzzle-opener-trap",
        name=whom(name_of(state, checker)),
        faces=faces,
        other=whom(name_of(state, rival)),
        others=others,
    )
    return (Grounds(words, (_figure(checker), _figure(rival))),)


def _figure(figure: Figure) -> str:
    return f"figure-{figure}"
