"""The `GAME` plugin: the only module of Castle of Appenzell that other packages import."""

from pathlib import Path

from burghof.games.appenzell.bots.evaluation import evaluate
from burghof.games.appenzell.coach.reasons import REASONS
from burghof.games.appenzell.game import Appenzell
from burghof.games.appenzell.model.events import AppenzellEvent
from burghof.games.appenzell.model.moves import AppenzellMove
from burghof.games.appenzell.model.options import Options
from burghof.games.appenzell.model.preview import AppenzellPreview
from burghof.games.appenzell.model.state import State
from burghof.games.appenzell.model.view import View
from burghof.games.appenzell.puzzles.themes import THEMES
from burghof.kernel import Plugin, Seat, Types, read_card


def statistics(state: State) -> dict[str, int]:
    """Return statistics that are worth averaging over many games."""
    return {
        "turns": state.turns,
        "cheeses": sum(len(own) for own in state.cheeses),
        "fallen": sum(state.fallen(Seat(seat)) for seat in range(state.seats)),
    }


GAME: Plugin[Options, State, AppenzellMove, AppenzellEvent, View, AppenzellPreview] = Plugin(
    card=read_card(Path(__file__).parent),
    rules_by_version={1: Appenzell()},
    types=Types(Options, State, AppenzellMove, AppenzellEvent, View, AppenzellPreview),
    evaluate=evaluate,
    statistics=statistics,
    reasons=REASONS,
    themes=THEMES,
)
