"""The model of Kilt Castle: board, state, moves, events, view, previews."""
