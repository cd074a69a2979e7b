"""Environments: every game for learning agents, as a PettingZoo AEC environment (agent-environment cycle)."""

from burghof.envs.env import GameEnv, Observation
from burghof.envs.layout import Layout
from burghof.envs.registry import games, make, raw_env, register
from burghof.envs.slot import ObservationSlot

__all__ = ["GameEnv", "Layout", "Observation", "ObservationSlot", "games", "make", "raw_env"]

register()
