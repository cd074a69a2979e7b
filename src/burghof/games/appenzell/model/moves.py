"""Moves of the seats and of chance."""

from typing import TypeAlias

from burghof.games.appenzell.model.castle import Field, Slot
from burghof.games.appenzell.model.layout import Layout, Room
from burghof.games.appenzell.model.tile import Tile
from burghof.kernel import Move, Seat


class Uncover(Move, frozen=True, gc=False, tag="uncover"):
    """Take the roof off a room (chapter 4)."""

    room: Room


class Enter(Move, frozen=True, gc=False, tag="enter"):
    """Put a mouse from outside into a tower (2.4, 5.1)."""

    tower: Field


class EnterOver(Move, frozen=True, gc=False, tag="enter-over"):
    """Lead a mouse from outside over an occupied tower to a field (5.9)."""

    tower: Field
    to: Field


class Step(Move, frozen=True, gc=False, tag="step"):
    """Move an own mouse from a field to the next one, or over other mice (chapter 5)."""

    source: Field
    to: Field


class Slide(Move, frozen=True, gc=False, tag="slide"):
    """Push the spare tile in (chapter 6)."""

    slot: Slot


class End(Move, frozen=True, gc=False, tag="end"):
    """End the turn (3.4)."""


class DrawLayout(Move, frozen=True, gc=False, tag="draw-layout"):
    """CHANCE divides the castle into rooms (1.4)."""

    layout: Layout


class LayTiles(Move, frozen=True, gc=False, tag="lay-tiles"):
    """CHANCE lays the tiles into the holes in order; the last one is the spare tile (2.1)."""

    tiles: tuple[Tile, ...]


class DrawStart(Move, frozen=True, gc=False, tag="draw-start"):
    """CHANCE draws the seat that begins (2.3)."""

    seat: Seat


AppenzellMove: TypeAlias = Uncover | Enter | EnterOver | Step | Slide | End | DrawLayout | LayTiles | DrawStart
