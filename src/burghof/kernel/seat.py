"""Seats: who sits at a table, who watches, and chance, who sits nowhere."""

from typing import Final, Literal, NewType, TypeAlias

Seat = NewType("Seat", int)
"""A place at the table, counted clockwise from 0."""

CHANCE: Final = Seat(-1)
"""The seat of dice and shuffles: its moves are recorded like everybody's."""

Audience: TypeAlias = Seat | None
"""Somebody who looks at a table: a seat, or None for a spectator."""

Recall: TypeAlias = Literal["pure", "notebook"]
"""What the table remembers for its seats: only what lies open, or all that was seen and can be followed."""
