"""Environments: every game for learning agents, as a PettingZoo AEC environment (agent-environment cycle)."""

from burghof.envs.env import GameEnv, Observation
from burghof.envs.layout import Layout
from burghof.envs.making import games, make, raw_env, register
from burghof.envs.slot import Slot

__all__ = ["GameEnv", "Layout", "Observation", "Slot", "games", "make", "raw_env"]

register()
