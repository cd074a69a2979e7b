"""The model of Castle of Appenzell: castle, rooms, tiles, state, moves, events, view."""
