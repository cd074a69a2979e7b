"""Reasons for and against what is done around ways and fights: setting up, preparing, giving, looting."""

from burghof.games.the_castle.bots.path_lengths import UNREACHABLE, steps_from
from burghof.games.the_castle.coach.outlook import CastleCandidate, area_id, outlook_of
from burghof.games.the_castle.data import TABLES
from burghof.games.the_castle.model.bit_sets import has_bit
from burghof.games.the_castle.model.castle import COUNTER_OF
from burghof.games.the_castle.model.counters import CAPTIVES, CONSTITUTION, Discipline, Spell, Treasure
from burghof.games.the_castle.model.moves import (
    Accept,
    Cast,
    Check,
    Consult,
    Decline,
    Done,
    DrinkTeleport,
    Gift,
    Give,
    Heal,
    Look,
    Pick,
    Propose,
    Refuse,
    Study,
    TakePile,
    Wear,
)
from burghof.games.the_castle.model.object_names import THINGS
from burghof.games.the_castle.presenting.fight_preview import hits_left
from burghof.games.the_castle.rules.looting import pile_counters
from burghof.kernel import Grounds, say

MANY_HITS = CONSTITUTION[Discipline.FIGHTER]
"""A character that takes fewer hits than this is called frail."""
FEW_HITS = 5
"""Up to so many hits that a hero can still take, a trap is to be feared."""

# Setting up


def find_toughest(candidate: CastleCandidate) -> Grounds | None:
    """Find how many hits the character takes; no other takes more."""
    move = candidate.move
    if not isinstance(move, Pick):
        return None
    hits = CONSTITUTION[move.discipline]
    return Grounds(say("hint-toughest", hits=hits), (f"discipline-{move.discipline}",), hits)


def find_new_skill(candidate: CastleCandidate) -> Grounds | None:
    """Find what the character can do that the seat's other one cannot."""
    move, state = candidate.move, candidate.before
    if not isinstance(move, Pick) or move.discipline is Discipline.FIGHTER:
        return None
    own = [kind for kind, owner in zip(state.disciplines, state.owners, strict=True) if owner == candidate.seat]
    if not own or move.discipline in own:
        return None
    return Grounds(say("hint-new-skill", kind=move.discipline.value), (f"discipline-{move.discipline}",))


def find_allies(candidate: CastleCandidate) -> Grounds | None:
    """Find that more heroes fight together, and that what they bring out is shared."""
    move, state = candidate.move, candidate.before
    if isinstance(move, Propose) and move.seats:
        return Grounds(say("hint-allies", heroes=len(move.seats) + 1))
    if isinstance(move, Accept) and state.step == "answer":
        return Grounds(say("hint-allies", heroes=len(state.proposed)))
    return None


def find_unshared_points(candidate: CastleCandidate) -> Grounds | None:
    """Find that the seat shares nothing with anybody."""
    move = candidate.move
    is_alone = isinstance(move, Refuse) and candidate.before.step == "answer"
    return Grounds(say("hint-unshared")) if is_alone or (isinstance(move, Propose) and not move.seats) else None


# Preparing


def find_sight(candidate: CastleCandidate) -> Grounds | None:
    """Find that the wizard may look into a room before the party goes there."""
    return Grounds(say("hint-sight")) if _is_cast(candidate, Spell.ESP) else None


def find_second_turn(candidate: CastleCandidate) -> Grounds | None:
    """Find that the party may have a second turn."""
    return Grounds(say("hint-second-turn")) if _is_cast(candidate, Spell.SPEED) else None


def find_long_way(candidate: CastleCandidate) -> Grounds | None:
    """Find that the party may be anywhere in the castle at once."""
    is_cast = candidate.before.step == "prepare" and _is_cast(candidate, Spell.TELEPORT)
    return Grounds(say("hint-anywhere")) if is_cast or isinstance(candidate.move, DrinkTeleport) else None


def find_healing(candidate: CastleCandidate) -> Grounds | None:
    """Find how many hits the healed figure has; nobody in the party has more."""
    move = candidate.move
    if not isinstance(move, Heal):
        return None
    hits = candidate.before.hits[move.target]
    return Grounds(say("hint-heals", hits=hits), (f"figure-{move.target}",), hits)


def find_nearest_look(candidate: CastleCandidate) -> Grounds | None:
    """Find that the room whose monster or treasure is looked at is near; no other is nearer."""
    move, state = candidate.move, candidate.before
    if not isinstance(move, Consult | Look):
        return None
    steps = steps_from(state, outlook_of(state, candidate.seat).party, is_open=True)[move.room]
    if steps == UNREACHABLE:
        return None
    return Grounds(say("hint-near-look", steps=steps), (area_id(move.room),), -steps)


def find_full_look(candidate: CastleCandidate) -> Grounds | None:
    """Find that the look shows monster and treasure."""
    move = candidate.move
    if not isinstance(move, Look) or move.what != "both":
        return None
    return Grounds(say("hint-full-look"), (area_id(move.room),))


def find_known_monster(candidate: CastleCandidate) -> Grounds | None:
    """Find that the look shows which monster waits."""
    move = candidate.move
    if isinstance(move, Consult) or (isinstance(move, Look) and move.what != "treasure"):
        return Grounds(say("hint-monster-look"), (area_id(move.room),))
    return None


def find_known_treasure(candidate: CastleCandidate) -> Grounds | None:
    """Find that the look shows what lies there."""
    move = candidate.move
    if not isinstance(move, Look) or move.what != "treasure":
        return None
    return Grounds(say("hint-treasure-look"), (area_id(move.room),))


def find_pistol(candidate: CastleCandidate) -> Grounds | None:
    """Find that the pistol may be ready to shoot then."""
    return Grounds(say("hint-pistol")) if isinstance(candidate.move, Study) else None


def find_boots(candidate: CastleCandidate) -> Grounds | None:
    """Find that the party moves twice with the boots."""
    return Grounds(say("hint-boots")) if isinstance(candidate.move, Wear) else None


def find_gift(candidate: CastleCandidate) -> Grounds | None:
    """Find that an ally can use what the seat gives."""
    move, state = candidate.move, candidate.before
    if not isinstance(move, Give | Gift):
        return None
    item = move.item if isinstance(move, Give) else state.treasures[move.counter]
    if item is Treasure.SWORD:
        fits = state.disciplines[move.to] is Discipline.FIGHTER
        return Grounds(say("hint-sword-gift"), (f"figure-{move.to}",)) if fits else None
    return Grounds(say("hint-gift", item=THINGS[item]), (f"figure-{move.to}",))


def find_taken_gift(candidate: CastleCandidate) -> Grounds | None:
    """Find that the seat gets a magic item for nothing."""
    is_taken = isinstance(candidate.move, Accept) and candidate.before.step == "gift"
    return Grounds(say("hint-takes-gift")) if is_taken else None


def find_refused_gift(candidate: CastleCandidate) -> Grounds | None:
    """Find that the item stays with the ally who carries it."""
    is_refused = isinstance(candidate.move, Refuse) and candidate.before.step == "gift"
    return Grounds(say("hint-leaves-gift")) if is_refused else None


def find_saved_items(candidate: CastleCandidate) -> Grounds | None:
    """Find that nothing is spent."""
    return Grounds(say("hint-spends-nothing")) if isinstance(candidate.move, Done) else None


# Looting


def find_seen_treasure(candidate: CastleCandidate) -> Grounds | None:
    """Find that the seat has seen the treasure, and that it is worth something."""
    kind = _seen_treasure(candidate) if isinstance(candidate.move, Check) else None
    if kind is None or not _is_worth_taking(candidate):
        return None
    return Grounds(say("hint-seen-here", thing=THINGS[kind]))


def find_safe_checker(candidate: CastleCandidate) -> Grounds | None:
    """Find that a captive checks, so that no hero springs a trap."""
    move = candidate.move
    if not isinstance(move, Check) or move.checker not in CAPTIVES:
        return None
    return Grounds(say("hint-captive-checks"), (f"figure-{move.checker}",))


def find_hardy_checker(candidate: CastleCandidate) -> Grounds | None:
    """Find how many hits the checker can take; no other can take more."""
    move = candidate.move
    if not isinstance(move, Check):
        return None
    left = hits_left(candidate.before, move.checker)
    return Grounds(say("hint-healthiest", left=left), (f"figure-{move.checker}",), left)


def find_possible_treasure(candidate: CastleCandidate) -> Grounds | None:
    """Find that the treasure, which the seat does not know, may be gold, a key or a magic item."""
    if not isinstance(candidate.move, Check) or _seen_treasure(candidate) is not None:
        return None
    return Grounds(say("hint-may-be-gold"))


def find_safe_pile(candidate: CastleCandidate) -> Grounds | None:
    """Find that what a dead party left is taken without risk."""
    move, state = candidate.move, candidate.before
    if not isinstance(move, TakePile):
        return None
    here = state.companies[state.active].area
    return Grounds(say("hint-safe-pile", treasures=len(pile_counters(state, here))), (area_id(here),))


def find_harmful_treasure(candidate: CastleCandidate) -> Grounds | None:
    """Find that the seat has seen what lies there, and that it is worth nothing."""
    kind = _seen_treasure(candidate) if isinstance(candidate.move, Decline) else None
    if kind is None or _is_worth_taking(candidate):
        return None
    return Grounds(say("hint-seen-here", thing=THINGS[kind]))


def find_saved_hero(candidate: CastleCandidate) -> Grounds | None:
    """Find that a trap could kill even the hero who can take most hits."""
    if not isinstance(candidate.move, Decline):
        return None
    band = outlook_of(candidate.before, candidate.seat).band
    left = max(fighter.left for fighter in band)
    if left > FEW_HITS:
        return None
    return Grounds(say("hint-no-trap", left=left, heroes=len(band)))


def find_avoided_risk(candidate: CastleCandidate) -> Grounds | None:
    """Find that the party springs no trap."""
    return Grounds(say("hint-springs-nothing")) if isinstance(candidate.move, Decline) else None


# Against a move


def find_weak_checker(candidate: CastleCandidate) -> Grounds | None:
    """Find that a trap kills the checker on three of six dice."""
    move, state = candidate.move, candidate.before
    if not isinstance(move, Check) or move.checker in CAPTIVES or _seen_treasure(candidate) is not None:
        return None
    left = hits_left(state, move.checker)
    if left > TABLES.traps.damage[state.disciplines[move.checker]]:
        return None
    return Grounds(say("hint-trap-kills", left=left), (f"figure-{move.checker}",))


def find_left_treasure(candidate: CastleCandidate) -> Grounds | None:
    """Find that a treasure stays where it is."""
    return Grounds(say("hint-left-behind")) if isinstance(candidate.move, Decline) else None


def find_shared_points(candidate: CastleCandidate) -> Grounds | None:
    """Find that what is brought out is shared with allies."""
    return Grounds(say("hint-shares")) if find_allies(candidate) is not None else None


def find_lonely_fights(candidate: CastleCandidate) -> Grounds | None:
    """Find that the seat's hero fights alone."""
    return Grounds(say("hint-fights-alone")) if find_unshared_points(candidate) is not None else None


def find_frail(candidate: CastleCandidate) -> Grounds | None:
    """Find how few hits the character takes."""
    move = candidate.move
    if not isinstance(move, Pick):
        return None
    hits = CONSTITUTION[move.discipline]
    return Grounds(say("hint-frail", hits=hits), (f"discipline-{move.discipline}",)) if hits < MANY_HITS else None


def find_spent_item(candidate: CastleCandidate) -> Grounds | None:
    """Find that a potion is gone then."""
    return Grounds(say("hint-potion-gone")) if isinstance(candidate.move, Heal | DrinkTeleport) else None


def find_unused_items(candidate: CastleCandidate) -> Grounds | None:
    """Find that the character does nothing before the way."""
    return Grounds(say("hint-unused")) if isinstance(candidate.move, Done) else None


def _seen_treasure(candidate: CastleCandidate) -> Treasure | None:
    """Return the treasure of the room where the party is, if the seat has seen it."""
    state = candidate.before
    outlook = outlook_of(state, candidate.seat)
    counter = COUNTER_OF.get(outlook.here)
    return None if counter is None or not has_bit(outlook.known, counter) else state.treasures[counter]


def _is_worth_taking(candidate: CastleCandidate) -> bool:
    """Return whether what lies where the party is promises the seat something."""
    outlook = outlook_of(candidate.before, candidate.seat)
    return outlook.find_value(outlook.here) > 0


def _is_cast(candidate: CastleCandidate, spell: Spell) -> bool:
    """Return whether the move casts this spell."""
    return isinstance(candidate.move, Cast) and candidate.move.spell is spell
