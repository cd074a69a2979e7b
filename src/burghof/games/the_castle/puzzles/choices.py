"""The choices of puzzles: the offers of a table without their forecasts of fights."""

from msgspec.structs import replace

from burghof.games.the_castle.model.preview import FightPreview
from burghof.games.the_castle.presenting.offers import CastleOffer
from burghof.games.the_castle.presenting.way_chances import UNKNOWN


def show_choice(offer: CastleOffer) -> CastleOffer:
    """Return an offer without the chance to win, which looks at one hero only and not at what the theme asks."""
    unknown = {name: UNKNOWN for name in ("tenths", "hits") if name in offer.message.data}
    message = replace(offer.message, data={**offer.message.data, **unknown})
    preview = replace(offer.preview, chances=None) if isinstance(offer.preview, FightPreview) else offer.preview
    return replace(offer, message=message, preview=preview)
