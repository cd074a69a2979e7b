"""The herald: the sentence that says what must be done now, and by whom."""

from burghof.games.the_castle.data import TABLES
from burghof.games.the_castle.model.bit_sets import has_bit
from burghof.games.the_castle.model.counters import FIRST_MONSTER, Character, Discipline, Spell
from burghof.games.the_castle.model.figure_names import BEING_WORDS, TWINS
from burghof.games.the_castle.model.moves import Vote
from burghof.games.the_castle.model.object_names import THINGS, whom
from burghof.games.the_castle.model.positions import holder_of, in_pile
from burghof.games.the_castle.model.state import is_in_play, parties, seats_of
from burghof.games.the_castle.model.view import View
from burghof.games.the_castle.presenting.castle_plan import has_treasure
from burghof.games.the_castle.rules.decisions import asked_seat
from burghof.games.the_castle.rules.preparing import FIRST_CAST_BIT
from burghof.kernel import Ballot, Message, MessageArg, MessageRef, PlayerName, say


def task_message(view: View) -> Message:
    """Return the message that says which seats must do what."""
    if view.step == "over":
        return say("outline-over")
    if view.ballot is not None:
        return _ballot_message(view, view.ballot)
    if view.step in ("monsters", "treasures", "order") or (view.attempts and view.step != "look"):
        return say("outline-chance")
    return _seat_message(view)


def role_of(view: View, character: int) -> MessageRef:
    """Return a character's discipline, numbered where one seat plays two of the same kind."""
    kind = view.disciplines[character]
    return TWINS[kind][character] if view.seats == 1 and view.disciplines.count(kind) > 1 else BEING_WORDS[kind]


def may_cast(view: View, character: int) -> bool:
    """Return whether a character is a wizard who has not cast in this preparation."""
    return view.disciplines[character] is Discipline.WIZARD and not has_bit(view.spent, FIRST_CAST_BIT + character)


def _seat_message(view: View) -> Message:
    """Return the message for a decision of one seat."""
    asked = asked_seat(view)
    seat, own = PlayerName(asked), asked == view.seat
    match view.step:
        case "pick":
            return say("outline-pick", seat=seat, own=own, second=view.seats == 1 and bool(view.owners))
        case "ally":
            return say("outline-ally", seat=seat, own=own)
        case "entrance":
            return say("outline-enter", seat=seat, own=own)
        case "look":
            effect = TABLES.spells[Spell.ESP][view.attempts[0].first - 1]
            return say("outline-look", seat=seat, own=own, effect=effect)
        case "destination":
            return say("outline-destination", seat=seat, own=own)
        case "gift":
            gift = view.offered[0]
            holder, item = holder_of(view.treasure_at[gift.counter]), view.treasures[gift.counter]
            assert holder is not None, "only what is carried is offered"
            giver = PlayerName(view.owners[holder])
            if item is None:
                return say("outline-gift", seat=seat, giver=giver)
            return say("outline-gift-known", seat=seat, own=own, giver=giver, item=THINGS[item])
        case _:
            wizard = view.preparing[0]
            casts = may_cast(view, wizard)
            alone, role = view.seats == 1, role_of(view, wizard)
            return say("outline-prepare", seat=seat, own=own, alone=alone, role=role, casts=casts)


def _ballot_message(view: View, votes: Ballot[Character, Vote]) -> Message:
    """Return the message for a ballot, in which all voters are asked at once.

    A seat that has voted waits for the others; they are named where all players may see who has voted.
    """
    asked = tuple(dict.fromkeys(view.owners[voter] for voter in votes.voters))
    own = view.seat in asked
    open_ones = [
        voter for voter in votes.voters if own and view.owners[voter] == view.seat and votes.choice_of(voter) is None
    ]
    awaited = tuple(dict.fromkeys(view.owners[voter] for voter in votes.voters if not has_bit(view.voted, voter)))
    if own and not open_ones:
        return say("outline-awaited", seats=tuple(map(PlayerName, awaited))) if view.voted else say("outline-chosen")
    seats = tuple(map(PlayerName, asked if own else awaited))
    return _question_message(view, seats, own=own, voter=open_ones[0] if own else votes.voters[0])


def _question_message(view: View, seats: tuple[PlayerName, ...], *, own: bool, voter: Character) -> Message:
    """Return the message that says what these seats are asked."""
    asked: dict[str, MessageArg] = {
        "seats": seats,
        "own": own,
        "number": len(seats),
        "reader": PlayerName(view.owners[voter]),
    }
    alone, role = view.seats == 1, role_of(view, voter)
    match view.step:
        case "answer":
            return say("outline-answer", **asked, seat=PlayerName(view.proposed[0]))
        case "vote":
            return say("outline-vote", **asked, moves=view.moves_left)
        case "attack":
            others = _others_here(view)
            return say("outline-attack", **asked, others=others, present=len(others))
        case "spells":
            return say("outline-spells", **asked, alone=alone, role=role)
        case "items":
            return say("outline-items", **asked, alone=alone, role=role)
        case "against":
            return say("outline-against", **asked)
        case "fighter":
            return say("outline-fighter", **asked, **_opponent(view))
        case _:
            area = view.companies[view.active].area
            pile = view.treasure_at.count(in_pile(area))
            return say("outline-loot", **asked, treasure=has_treasure(view, area), pile=pile)


def _others_here(view: View) -> tuple[PlayerName, ...]:
    """Return the players of the other parties in the area of the party that moves."""
    area = view.companies[view.active].area
    here = [party for party in parties(view) if is_in_play(view, party) and view.companies[party].area == area]
    return tuple(PlayerName(seat) for party in here if party != view.active for seat in seats_of(view, party))


def _opponent(view: View) -> dict[str, MessageArg]:
    """Return the monster that is fought, and whether it is one: the fighter of another party is chosen in secret."""
    monster = (
        view.monsters[view.against - FIRST_MONSTER] if view.enemy is None and view.against >= FIRST_MONSTER else None
    )
    return {"known": monster is not None, "foe": "" if monster is None else whom(BEING_WORDS[monster])}
