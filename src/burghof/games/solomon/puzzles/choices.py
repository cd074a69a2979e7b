"""The choices of puzzles: the offers of a table without what follows from them."""

from msgspec.structs import replace

from burghof.games.solomon.model.moves import Choose, Dig, Shift
from burghof.games.solomon.presenting.offers import SolomonOffer
from burghof.kernel import say


def show_choice(offer: SolomonOffer) -> SolomonOffer:
    """Return an offer without where a shape fits, what a dig brings, and what it costs: the solver looks for that."""
    data = offer.message.data
    match offer.move:
        case Choose():
            return replace(offer, message=say("offer-choose-only", card=data["card"], pattern=data["pattern"]))
        case Dig():
            words = say("offer-dig-only", fields=data["fields"], mirror=data["mirror"], axe=data["axe"])
            return replace(offer, message=words)
        case Shift():
            return replace(offer, message=replace(offer.message, data={**data, "opens": 0, "beyond": 0}))
        case _:
            return offer
