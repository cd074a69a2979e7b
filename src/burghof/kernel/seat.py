"""Seats of players, audiences, and the seat number of chance."""

from typing import Final, Literal, NewType, TypeAlias

Seat = NewType("Seat", int)
"""A place at the table, counted clockwise from 0."""

CHANCE: Final = Seat(-1)
"""The seat of dice and shuffles: its moves are recorded like those of players."""

Audience: TypeAlias = Seat | None
"""A viewer of a table: a seat, or None for a spectator."""

Recall: TypeAlias = Literal["pure", "notebook"]
"""What the table remembers for its seats: only what lies open, or everything that was seen and can be tracked."""
