"""The `GAME` plugin of King Solomon's Treasure Chamber: the only module other packages import."""

from pathlib import Path

from burghof.games.solomon.bots.evaluation import evaluate
from burghof.games.solomon.bots.proposals import candidate_moves
from burghof.games.solomon.coach.reasons import REASONS
from burghof.games.solomon.game import Solomon
from burghof.games.solomon.model.events import SolomonEvent
from burghof.games.solomon.model.moves import SolomonMove
from burghof.games.solomon.model.options import Options
from burghof.games.solomon.model.preview import SolomonPreview
from burghof.games.solomon.model.state import State
from burghof.games.solomon.model.tile import ALL_TILES
from burghof.games.solomon.model.view import View
from burghof.games.solomon.puzzles.themes import THEMES
from burghof.kernel import Plugin, Types, read_card


def statistics(state: State) -> dict[str, int]:
    """Return the statistics of a game: tiles dug, objects played, tiles lost."""
    return {
        "dug": ALL_TILES.total() - sum(len(pile) for pile in state.piles),
        "objects-played": len(state.spent),
        "tiles-lost": len(state.lost),
    }


GAME: Plugin[Options, State, SolomonMove, SolomonEvent, View, SolomonPreview] = Plugin(
    card=read_card(Path(__file__).parent),
    rules_by_version={1: Solomon(1), 2: Solomon(2)},
    types=Types(Options, State, SolomonMove, SolomonEvent, View, SolomonPreview),
    evaluate=evaluate,
    candidate_moves=candidate_moves,
    statistics=statistics,
    reasons=REASONS,
    themes=THEMES,
)
