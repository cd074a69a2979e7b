"""The `GAME` plugin of The Castle: the only module other packages import."""

from pathlib import Path

from burghof.games.the_castle.bots.alliances import candidate_moves
from burghof.games.the_castle.bots.evaluation import evaluate
from burghof.games.the_castle.coach.reasons import REASONS
from burghof.games.the_castle.game import Castle
from burghof.games.the_castle.model.events import CastleEvent
from burghof.games.the_castle.model.moves import CastleMove
from burghof.games.the_castle.model.options import Options
from burghof.games.the_castle.model.preview import CastlePreview
from burghof.games.the_castle.model.state import State
from burghof.games.the_castle.model.view import View
from burghof.games.the_castle.puzzles.themes import THEMES
from burghof.kernel import Plugin, Types, read_card


def statistics(state: State) -> dict[str, int]:
    """Return the statistics of a game: rounds, dead characters, parties, monsters met."""
    return {
        "rounds": state.round,
        "dead": state.dead.bit_count(),
        "parties": len(state.companies),
        "monsters_met": state.face_up.bit_count(),
    }


GAME: Plugin[Options, State, CastleMove, CastleEvent, View, CastlePreview] = Plugin(
    card=read_card(Path(__file__).parent),
    rules_by_version={1: Castle(1), 2: Castle(2)},
    types=Types(Options, State, CastleMove, CastleEvent, View, CastlePreview),
    evaluate=evaluate,
    statistics=statistics,
    candidate_moves=candidate_moves,
    reasons=REASONS,
    themes=THEMES,
)
