"""Tasks for the replayer: the replay of a game, and the outline of one of its positions."""

import msgspec

from burghof.hosting.history.replay_steps import replay_frames, replay_steps
from burghof.hosting.journal.live import LiveTable
from burghof.hosting.replayer.game_task import GameTask, encode_body
from burghof.hosting.tables.bot_names import named_players
from burghof.kernel import Audience
from burghof.wire.problem import Problem, ProblemError
from burghof.wire.responses import Replay


class ReadReplay(GameTask, frozen=True, tag="replay"):
    """Return the whole game as an audience may see it; the answer is a `Replay`."""

    audience: Audience
    is_gzipped: bool

    def answer(self, live: LiveTable) -> bytes:
        """Return the replay."""
        return encode_body(build_replay(live, self.audience), is_gzipped=self.is_gzipped)


class ReadOutline(GameTask, frozen=True, tag="outline"):
    """Return the table as text after `at` steps of an audience; the answer is an `Outline`."""

    audience: Audience
    at: int

    def answer(self, live: LiveTable) -> bytes:
        """Return the outline. Raises `Problem.NOT_FOUND` if there is no such step."""
        steps = replay_steps(live, self.audience)
        if not 1 <= self.at <= len(steps):
            raise ProblemError(Problem.NOT_FOUND, "the replay has no such step")
        match = live.match
        view = match.game.view(steps[self.at - 1].after, self.audience, match.header.recall)
        return msgspec.json.encode(match.game.outline(view))


def build_replay(live: LiveTable, audience: Audience) -> Replay:
    """Return the replay of a table with all its steps."""
    match = live.match
    steps = replay_steps(live, audience)
    return Replay(
        table=live.id,
        seat=audience,
        view=match.game.view(steps[0].before, audience, match.header.recall),
        moments=replay_frames(match, steps, audience),
        players=named_players(live.id, match.players),
        outcome=match.outcome if match.is_over else None,
    )
