"""The environment: a game as a PettingZoo AEC environment (agent-environment cycle)."""

from copy import copy
from random import Random
from typing import Any, TypeAlias

import numpy as np
from gymnasium import spaces
from msgspec import Struct
from numpy.typing import NDArray
from pettingzoo.utils.env import AECEnv

from burghof.bots.fast_rng import FastRng
from burghof.envs.layout import Layout, Numbers, layout_of
from burghof.envs.rewards import rewards_of
from burghof.kernel import CHANCE, DISCARD, AnyPlugin, Move, Recall, Seat

Mask: TypeAlias = NDArray[np.int8]
Observation: TypeAlias = dict[str, Any]
"""What an agent observes: `observation`, the view of its seat as `Numbers`, and `action_mask`, the legal actions.

Gymnasium has no narrower type for the spaces of such dictionaries.
"""
Action: TypeAlias = np.int64
"""An index into `moves`, as gymnasium samples it; a plain int works as well."""


class GameEnv(AECEnv[str, Observation, Action]):
    """A table of one game. Agents are seats, an action is an index into `moves`; chance is drawn inside.

    Agents act one after the other, even where seats choose at the same time. Sealed choices stay sealed, because an
    observation is made only from the view of its seat.
    """

    def __init__(self, plugin: AnyPlugin, seats: int, options: Struct, recall: Recall) -> None:
        """Create a table of this game with its newest rules; `reset` opens it."""
        super().__init__()  # type: ignore[no-untyped-call] # PettingZoo's own
        self._game = plugin.newest_rules
        self._options = options
        self._recall = recall
        self._layout = layout_of(plugin.types.view)
        self.metadata = {
            "name": f"{plugin.card.id.replace('-', '_')}_v{plugin.card.rules_version}",
            "render_modes": [],
            "is_parallelizable": False,
        }
        self.render_mode = None
        self.moves: tuple[Move, ...] = tuple(self._game.moves(options, seats))
        """The move of each action."""
        self._action_of = {move: action for action, move in enumerate(self.moves)}
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self._seat_of = {agent: Seat(seat) for seat, agent in enumerate(self.possible_agents)}
        self.action_spaces = {agent: spaces.Discrete(len(self.moves)) for agent in self.possible_agents}
        self.observation_spaces = {agent: self._make_observation_space() for agent in self.possible_agents}
        low, high = np.tile(self._layout.low, seats), np.tile(self._layout.high, seats)
        self.state_space = spaces.Box(low, high, dtype=np.int32)
        self.set_rng(Random())

    # The PettingZoo interface

    def observation_space(self, agent: str) -> spaces.Space[Observation]:
        """Return the space of this agent's observations: the same for all agents."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Action]:
        """Return the space of this agent's actions: one per item of `moves`."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Open a new table; with a seed, chance is the same each time. PettingZoo's `options` have no effect."""
        del options
        if seed is not None:
            self.set_rng(Random(seed))
        self.set_state(self._game.start(self._options, len(self.possible_agents)))

    def observe(self, agent: str) -> Observation:
        """Return what this agent may know now; an agent that does not act now has no legal actions."""
        return {"observation": self._layout.encode(self.view(agent)), "action_mask": self._action_mask(agent)}

    def step(self, action: Action | int | None) -> None:
        """Play an action of `agent_selection`, then draw chance. Raises ValueError with the clause if it is illegal."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)  # type: ignore[arg-type] # None, or it is refused
            return
        if action is None or not 0 <= action < len(self.moves) or not self._legal[action]:
            raise ValueError(self._why_illegal(action))
        self._advance(self._game.apply(self._state, self._seat_of[agent], self.moves[action], DISCARD))

    def state(self) -> Numbers:
        """Return the observations of all seats, concatenated: for learners that train with open cards."""
        return np.concatenate([self._layout.encode(self.view(agent)) for agent in self.possible_agents])

    def render(self) -> None:
        """Do nothing: there is no render mode."""

    # Additions of this project

    def view(self, agent: str) -> Struct:
        """Return the typed view of this agent's seat: everything it may know."""
        if agent not in self._views:
            self._views[agent] = self._game.view(self._state, self._seat_of[agent], self._recall)
        return self._views[agent]

    def layout(self, agent: str) -> Layout:
        """Return the meaning of each number of this agent's observations: the same for all agents."""
        assert agent in self._seat_of, f"no agent is called {agent}"
        return self._layout

    def copy(self) -> "GameEnv":
        """Return an independent copy, including future chance; the immutable state is shared."""
        return self._copy_with_rng(copy(self._random))

    def set_rng(self, rng: Random) -> None:
        """Set the random generator of chance."""
        self._random = rng
        self._rng = FastRng(rng)

    def get_state(self) -> Struct:
        """Return the true state with all hidden facts: for search that may know everything."""
        return self._state

    def set_state(self, state: Struct, first: str | None = None) -> None:
        """Continue from this state with all agents; moves of chance that are due are drawn.

        If several agents must act, the agent `first` acts first.
        """
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._advance(state, first)

    def determinize(self, agent: str, rng: Random) -> "GameEnv":
        """Sample a table that this agent cannot tell from the true one, with its own chance: for search that is fair.

        If the agent must act, it acts first: whether others have already made sealed choices is sampled too. Raises
        ValueError if the game is over.
        """
        if not self._game.pending(self._state):
            raise ValueError("the game is over: there is nothing to sample")
        other = self._copy_with_rng(Random(rng.getrandbits(64)))
        other.set_state(self._game.determinize(self.view(agent), FastRng(rng)), agent)
        return other

    # Private helpers

    def _copy_with_rng(self, rng: Random) -> "GameEnv":
        """Return an independent copy in the same state, with this random generator."""
        other = copy(self)
        other.agents = self.agents[:]
        for name in ("rewards", "_cumulative_rewards", "terminations", "truncations", "infos"):
            setattr(other, name, dict(getattr(self, name)))
        other.set_rng(rng)
        return other

    def _advance(self, state: Struct, first: str | None = None) -> None:
        """Advance to the next state in which a player decides, or to the end."""
        pending, apply, draw = self._game.pending, self._game.apply, self._game.draw
        decisions = pending(state)
        while decisions and decisions[0].seat == CHANCE:
            state = apply(state, CHANCE, draw(state, self._rng), DISCARD)
            decisions = pending(state)
        self._state = state
        self._views: dict[str, Struct] = {}
        if decisions:
            asked = [self.possible_agents[one.seat] for one in decisions if not one.answered]
            self._select_agent(first if first is not None and first in asked else asked[0])
        else:
            self._finish()

    def _select_agent(self, agent: str) -> None:
        """Select the agent that acts next, and compute its legal actions."""
        self.agent_selection = agent
        legal = bytearray(len(self.moves))
        for move in self._game.legal_moves(self._state, self._seat_of[agent]):
            legal[self._action_of[move]] = 1
        self._legal = bytes(legal)
        self.infos = {other: {} for other in self.agents}
        self.infos[agent] = {"view": self.view(agent), "action_mask": self._action_mask(agent)}

    def _finish(self) -> None:
        """Give all agents their final rewards; there are no rewards before."""
        outcome = self._game.outcome(self._state)
        assert outcome is not None, "without pending decisions the game is over"
        self._legal = bytes(len(self.moves))
        self.agent_selection = self.agents[0]
        self.rewards = dict(zip(self.agents, rewards_of(outcome), strict=True))
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(self.agents, True)
        self.infos = {
            agent: {"view": self.view(agent), "action_mask": self._action_mask(agent)} for agent in self.agents
        }

    def _action_mask(self, agent: str) -> Mask:
        """Return 1 for each action that this agent may take now, else 0."""
        legal = bytearray(self._legal) if agent == self.agent_selection else bytearray(len(self.moves))
        return np.frombuffer(legal, dtype=np.int8)

    def _why_illegal(self, action: Action | int | None) -> str:
        """Return why this action cannot be played."""
        if action is None or not 0 <= action < len(self.moves):
            return f"{action} is not an action: there are {len(self.moves)}"
        seat, move = self._seat_of[self.agent_selection], self.moves[action]
        refusal = self._game.why_not(self._state, seat, move)
        assert refusal is not None, "an illegal move breaks a rule"
        return f"{move} is against rule {refusal.clause}: {refusal.message.key}"

    def _make_observation_space(self) -> spaces.Dict:
        layout = self._layout
        return spaces.Dict(
            {
                "observation": spaces.Box(layout.low, layout.high, dtype=np.int32),
                "action_mask": spaces.Box(0, 1, shape=(len(self.moves),), dtype=np.int8),
            }
        )
