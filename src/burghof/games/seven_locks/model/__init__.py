"""The model of Castle of the 7 Locks: options, state, moves, events, view, previews."""
