"""What King Solomon's Treasure Chamber is made of: pit, tiles, patterns, state, moves, events, view."""
