"""Cached views: the last view of each audience and its outline, so that nothing is computed twice for one state."""

from typing import Any

from burghof.kernel import Audience, Game, Outline, Recall


class CachedViews:
    """The last view and outline of each audience of a table, cached by the identity of the state."""

    def __init__(self, game: Game[Any, Any, Any, Any, Any, Any], recall: Recall) -> None:
        self._game = game
        self._recall = recall
        self._views: dict[Audience, tuple[Any, Any]] = {}
        self._outlines: dict[Audience, tuple[Any, Outline]] = {}

    def view(self, state: Any, audience: Audience) -> Any:  # noqa: ANN401 - the game decides the types
        """Return what an audience sees of a state."""
        cached = self._views.get(audience)
        if cached is None or cached[0] is not state:
            cached = self._views[audience] = (state, self._game.view(state, audience, self._recall))
        return cached[1]

    def outline(self, state: Any, audience: Audience) -> Outline:  # noqa: ANN401 - same
        """Return the outline of what an audience sees of a state."""
        view = self.view(state, audience)
        cached = self._outlines.get(audience)
        if cached is None or cached[0] is not view:
            cached = self._outlines[audience] = (view, self._game.outline(view))
        return cached[1]
