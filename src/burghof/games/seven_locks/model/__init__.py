"""The values of the Castle of the 7 Locks: options, state, moves, events, view, previews."""
