"""What Castle of Appenzell is made of: castle, rooms, tiles, state, moves, events, view."""
