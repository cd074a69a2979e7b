"""Names of the choices in a ballot, for use in sentences."""

from burghof.games.the_castle.model.area_names import Place
from burghof.games.the_castle.model.counters import Figure, Treasure
from burghof.games.the_castle.model.figure_names import Name, name_of, place_of
from burghof.games.the_castle.model.moves import (
    Accept,
    Acid,
    Against,
    Attack,
    Cast,
    Check,
    Decline,
    Fight,
    Gift,
    Go,
    Hold,
    Leave,
    Refuse,
    Shoot,
    Spare,
    Stop,
    TakePile,
    Vote,
)
from burghof.games.the_castle.model.state import State
from burghof.kernel import PlayerName, TranslatedEnum


class Choice(TranslatedEnum):
    """A choice that names neither an area nor a figure."""

    ACCEPT = "accept"
    REFUSE = "refuse"
    STOP = "stop"
    LEAVE = "leave"
    GIFT = "gift"
    SPARE = "spare"
    HOLD = "hold"
    PILE = "pile"
    DECLINE = "decline"


ACTION_CHOICES: dict[type[Vote], Choice] = {
    Accept: Choice.ACCEPT,
    Refuse: Choice.REFUSE,
    Stop: Choice.STOP,
    Leave: Choice.LEAVE,
    Gift: Choice.GIFT,
    Spare: Choice.SPARE,
    Hold: Choice.HOLD,
    TakePile: Choice.PILE,
    Decline: Choice.DECLINE,
}


def choice_name(state: State, choice: Vote) -> Name | Place:
    """Return the name of a choice: an area, a player or figure, a spell, an item, or an action."""
    match choice:
        case Go(area=area):
            return place_of(area)
        case Attack(party=party):
            return PlayerName(state.owners[state.companies[party].members[0]])
        case Cast(spell=spell):
            return spell.message_ref
        case Acid():
            return Treasure.ACID.message_ref
        case Shoot():
            return Treasure.PISTOL.message_ref
        case Against(monster=figure) | Fight(fighter=figure) | Check(checker=figure):
            return name_of(state, Figure(figure))
        case _:
            return ACTION_CHOICES[type(choice)].message_ref
