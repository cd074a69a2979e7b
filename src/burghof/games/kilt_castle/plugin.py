"""The `GAME` plugin: the only module of Kilt Castle that other packages import."""

from pathlib import Path

from burghof.games.kilt_castle.bots.evaluation import evaluate
from burghof.games.kilt_castle.coach.reasons import REASONS
from burghof.games.kilt_castle.game import KiltCastle
from burghof.games.kilt_castle.model.events import KiltEvent
from burghof.games.kilt_castle.model.moves import KiltMove
from burghof.games.kilt_castle.model.options import Options
from burghof.games.kilt_castle.model.preview import KiltPreview
from burghof.games.kilt_castle.model.state import State
from burghof.games.kilt_castle.model.view import View
from burghof.games.kilt_castle.puzzles.themes import THEMES
from burghof.kernel import Plugin, Types, read_card


def statistics(state: State) -> dict[str, int]:
    """Return statistics that are worth averaging over many games."""
    return {"ducat_days": state.ducat_days}


GAME: Plugin[Options, State, KiltMove, KiltEvent, View, KiltPreview] = Plugin(
    card=read_card(Path(__file__).parent),
    rules_by_version={1: KiltCastle(1), 2: KiltCastle(2)},
    types=Types(Options, State, KiltMove, KiltEvent, View, KiltPreview),
    evaluate=evaluate,
    statistics=statistics,
    reasons=REASONS,
    themes=THEMES,
)
