"""Reasons for and against what is done in fights: attacks, spells, items, and who fights against whom."""

from burghof.games.the_castle.bots.expectation import charm_chance, possible_hits
from burghof.games.the_castle.bots.voting import attempt_of
from burghof.games.the_castle.coach.outlook import CastleCandidate, outlook_of, strength_of, win_tenths
from burghof.games.the_castle.model.counters import Spell
from burghof.games.the_castle.model.figure_names import name_of
from burghof.games.the_castle.model.moves import Acid, Against, Attack, Cast, Fight, Hold, Shoot, Spare
from burghof.games.the_castle.model.object_names import whom
from burghof.games.the_castle.model.state import Attempt, carried_counters
from burghof.games.the_castle.presenting.fight_preview import fight_preview, hits_left
from burghof.games.the_castle.rules.fight_sides import party_of_seat
from burghof.games.the_castle.rules.items import answering_character
from burghof.kernel import Grounds, say

GOOD_TENTHS = 8
"""From so many wins in ten fights on, no spell is needed."""
PERCENT = 100


def find_best_fighter(candidate: CastleCandidate) -> Grounds | None:
    """Find in how many fights this hero wins; no other wins more."""
    move = candidate.move
    chances = fight_preview(candidate.before, move.fighter).chances if isinstance(move, Fight) else None
    if not isinstance(move, Fight) or chances is None or not chances.wins:
        return None
    return Grounds(say("hint-best-fighter", percent=chances.wins), (f"figure-{move.fighter}",), chances.wins)


def find_healthiest_fighter(candidate: CastleCandidate) -> Grounds | None:
    """Find how many hits this figure can take; no other can take more."""
    move = candidate.move
    if not isinstance(move, Fight):
        return None
    left = hits_left(candidate.before, move.fighter)
    return Grounds(say("hint-healthiest", left=left), (f"figure-{move.fighter}",), left)


def find_substitute(candidate: CastleCandidate) -> Grounds | None:
    """Find that no hero is hit this round, as a captive or a charmed monster fights."""
    move = candidate.move
    if not isinstance(move, Fight) or move.fighter < len(candidate.before.owners):
        return None
    return Grounds(say("hint-substitute"), (f"figure-{move.fighter}",))


def find_weakest_monster(candidate: CastleCandidate) -> Grounds | None:
    """Find that few hits are enough for this monster; no other needs fewer."""
    move = candidate.move
    if not isinstance(move, Against):
        return None
    left = hits_left(candidate.before, move.monster)
    return Grounds(say("hint-weakest-monster", left=left), (f"figure-{move.monster}",), -left)


def find_charm(candidate: CastleCandidate) -> Grounds | None:
    """Find how often the charm works; it works on no other monster more often."""
    move = candidate.move
    if not isinstance(move, Cast) or move.spell is not Spell.CHARM:
        return None
    percent = round(PERCENT * charm_chance(candidate.before, _attempt(candidate, move)))
    return Grounds(say("hint-charm", percent=percent), (f"figure-{move.target}",), percent) if percent else None


def find_deadly_blow(candidate: CastleCandidate) -> Grounds | None:
    """Find how often the fireball, the acid or the shot kills at once."""
    move = candidate.move
    if not isinstance(move, Acid | Shoot) and not (isinstance(move, Cast) and move.spell is Spell.FIREBALL):
        return None
    state = candidate.before
    blows = possible_hits(state, _attempt(candidate, move))
    left = hits_left(state, move.target)
    percent = round(PERCENT * sum(hits >= left for hits in blows) / len(blows))
    if not percent:
        return None
    words = say("hint-deadly", target=whom(name_of(state, move.target)), percent=percent)
    return Grounds(words, (f"figure-{move.target}",), percent)


def find_wound(candidate: CastleCandidate) -> Grounds | None:
    """Find that the fireball, the acid or the shot may wound before the first round of melee."""
    move = candidate.move
    if not isinstance(move, Acid | Shoot) and not (isinstance(move, Cast) and move.spell is Spell.FIREBALL):
        return None
    words = say("hint-wounds", target=whom(name_of(candidate.before, move.target)))
    return Grounds(words, (f"figure-{move.target}",))


def find_heroism(candidate: CastleCandidate) -> Grounds | None:
    """Find that heroism may add to each roll of a hero who can take many hits; no other can take more."""
    move = candidate.move
    if not isinstance(move, Cast) or move.spell is not Spell.HEROISM:
        return None
    return Grounds(say("hint-heroism"), (f"figure-{move.target}",), hits_left(candidate.before, move.target))


def find_escape(candidate: CastleCandidate) -> Grounds | None:
    """Find that the teleport may bring the party away from a fight that it wins too seldom."""
    move, state = candidate.move, candidate.before
    if not isinstance(move, Cast) or move.spell is not Spell.TELEPORT or state.step != "spells":
        return None
    return Grounds(say("hint-escape"))


def find_strong_enough(candidate: CastleCandidate) -> Grounds | None:
    """Find that the party wins most such fights without a spell or an item."""
    state = candidate.before
    if not isinstance(candidate.move, Hold) or state.enemy is not None:
        return None
    tenths = win_tenths(state, candidate.seat, outlook_of(state, candidate.seat).here)
    if tenths is None or tenths < GOOD_TENTHS:
        return None
    return Grounds(say("hint-strong-enough", tenths=tenths))


def find_held_back(candidate: CastleCandidate) -> Grounds | None:
    """Find that the spell or the item stays unused: no spell can go wrong, or the item is there later."""
    if not isinstance(candidate.move, Hold):
        return None
    return Grounds(say("hint-no-backfire") if candidate.before.step == "spells" else say("hint-saved-for-later"))


def find_stronger_side(candidate: CastleCandidate) -> Grounds | None:
    """Find that the seat's party can take more hits than the one that it attacks."""
    move, state = candidate.move, candidate.before
    if not isinstance(move, Attack):
        return None
    ours, theirs = (strength_of(state, party) for party in (party_of_seat(state, candidate.seat), move.party))
    if ours <= theirs:
        return None
    return Grounds(say("hint-stronger", ours=ours, theirs=theirs), (f"party-{move.party}",), ours - theirs)


def find_plunder(candidate: CastleCandidate) -> Grounds | None:
    """Find how many treasures the attacked party carries; no other carries more."""
    move = candidate.move
    carried = len(carried_counters(candidate.before, move.party)) if isinstance(move, Attack) else 0
    if not isinstance(move, Attack) or not carried:
        return None
    return Grounds(say("hint-plunder", treasures=carried), (f"party-{move.party}",), carried)


def find_peace(candidate: CastleCandidate) -> Grounds | None:
    """Find that no life is risked."""
    return Grounds(say("hint-peace")) if isinstance(candidate.move, Spare) else None


def find_deadly_round(candidate: CastleCandidate) -> Grounds | None:
    """Find in how many fights this hero dies."""
    move = candidate.move
    chances = fight_preview(candidate.before, move.fighter).chances if isinstance(move, Fight) else None
    if not isinstance(move, Fight) or chances is None or not chances.dies:
        return None
    return Grounds(say("hint-deadly-round", percent=chances.dies), (f"figure-{move.fighter}",))


def find_weaker_side(candidate: CastleCandidate) -> Grounds | None:
    """Find that the seat's party can take no more hits than the one that it attacks."""
    move, state = candidate.move, candidate.before
    if not isinstance(move, Attack):
        return None
    ours, theirs = (strength_of(state, party) for party in (party_of_seat(state, candidate.seat), move.party))
    return Grounds(say("hint-weaker", ours=ours, theirs=theirs), (f"party-{move.party}",)) if ours <= theirs else None


def find_backfire(candidate: CastleCandidate) -> Grounds | None:
    """Find that the spell costs its caster a hit if a 1 is rolled."""
    return Grounds(say("hint-backfire")) if isinstance(candidate.move, Cast) else None


def find_missing_help(candidate: CastleCandidate) -> Grounds | None:
    """Find that the party fights without a spell or an item that it could use."""
    return Grounds(say("hint-no-help")) if isinstance(candidate.move, Hold) else None


def _attempt(candidate: CastleCandidate, move: Cast | Acid | Shoot) -> Attempt:
    """Return the attempt that a move begins."""
    attempt = attempt_of(answering_character(candidate.before, candidate.seat), move)
    assert attempt is not None, "a spell and an item are attempts"
    return attempt
