"""The `GAME` plugin: the only module of Castle of the 7 Locks that other packages import."""

from pathlib import Path

from burghof.games.seven_locks.bots.evaluation import evaluate
from burghof.games.seven_locks.coach.reasons import REASONS
from burghof.games.seven_locks.game import SevenLocks
from burghof.games.seven_locks.hidden.notebook import chances_outline
from burghof.games.seven_locks.model.events import LocksEvent
from burghof.games.seven_locks.model.moves import LocksMove
from burghof.games.seven_locks.model.options import Options
from burghof.games.seven_locks.model.preview import LocksPreview
from burghof.games.seven_locks.model.state import State, locked_towers
from burghof.games.seven_locks.model.view import View
from burghof.games.seven_locks.puzzles.themes import THEMES
from burghof.kernel import Plugin, Types, read_card


def statistics(state: State) -> dict[str, int]:
    """Return statistics that are worth averaging over many games."""
    return {
        "turns": state.turn,
        "pearls_left": state.bin,
        "towers_left": len(locked_towers(state.shown)),
        "wagers": len(state.wagers),
    }


GAME: Plugin[Options, State, LocksMove, LocksEvent, View, LocksPreview] = Plugin(
    card=read_card(Path(__file__).parent),
    rules_by_version={1: SevenLocks(1), 2: SevenLocks(2)},
    types=Types(Options, State, LocksMove, LocksEvent, View, LocksPreview),
    evaluate=evaluate,
    statistics=statistics,
    reasons=REASONS,
    themes=THEMES,
    player_aids={"chances": chances_outline},
)
