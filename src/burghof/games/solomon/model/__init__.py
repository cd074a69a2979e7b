"""The model of King Solomon's Treasure Chamber: pit, tiles, patterns, state, moves, events, view."""
