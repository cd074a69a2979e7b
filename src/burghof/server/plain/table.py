"""A table as an HTML fragment: prompt, outcome, offers, position and log."""

from collections.abc import Iterator, Sequence

import msgspec

from burghof.kernel import Event, Message, Node, Offer, Outline, say
from burghof.server.plain.markup import Html, element, joined, text
from burghof.wire.client_out import Sighted
from burghof.words.glance import are_rows, is_row, now_text
from burghof.words.speaker import Form, Speaker
from burghof.words.text import outcome_text

FEW = 12
"""Maximum number of offers in one row of buttons; more are grouped by their next pick."""

AnyOffer = Offer[object, object]


class Page:
    """Renders a table in one language and form."""

    def __init__(self, speaker: Speaker, names: Sequence[str], form: Form) -> None:
        """Create a renderer; `names` are the players by seat."""
        self._speaker = speaker
        self._names = names
        self._form: Form = form

    def table(self, sight: Sighted) -> Html:
        """Return the whole table as an article element; `sight` must have an outline."""
        assert sight.outline is not None, "the caller must request the outline"
        return element(
            "article",
            element("p", text(now_text(self._speaker, sight.outline, self._names)), class_="now"),
            self._outcome(sight),
            self._to_do(sight, sight.outline),
            element("section", self._heading(say("plain-table")), self._nodes(sight.outline.nodes[1:])),
            self._log(sight.log),
            lang=self._speaker.language,
        )

    # Offers

    def _to_do(self, sight: Sighted, outline: Outline) -> Html:
        """Return the offers as buttons; the script of the page sends the move in `data-move`."""
        if not sight.decisions:
            return Html("")
        decision = sight.decisions[0]
        offers = [offer for offer in sight.offers if isinstance(offer, Offer)]
        return element(
            "section",
            self._heading(say("plain-chosen") if decision.answered else say("plain-to-do")),
            self._offers(offers, _messages(outline), 0),
            class_="offers",
            data_seat=str(decision.seat),
            data_token=str(decision.token),
        )

    def _offers(self, offers: Sequence[AnyOffer], nodes: dict[str, Message], depth: int) -> Html:
        """Return the offers as buttons, in groups by their next pick if there are more than `FEW`.

        A pick that all offers share is skipped.
        """
        groups: dict[str, list[AnyOffer]] = {}
        for offer in offers:
            groups.setdefault(offer.picks[depth] if len(offer.picks) > depth else "", []).append(offer)
        if len(offers) <= FEW or set(groups) == {""}:
            return element("div", *(self._button(offer) for offer in offers), class_="choices")
        if len(groups) == 1:
            return self._offers(offers, nodes, depth + 1)
        return joined(*(self._group(pick, members, nodes, depth) for pick, members in groups.items()))

    def _group(self, pick: str, members: Sequence[AnyOffer], nodes: dict[str, Message], depth: int) -> Html:
        """Return the offers that share their next pick."""
        if not pick or len(members) == 1 or pick not in nodes:
            return element("div", *(self._button(offer) for offer in members), class_="choices")
        more = self._speaker.speak(say("cli-menu-more", node=self._say(nodes[pick]), offers=len(members)))
        return element("details", element("summary", text(more)), self._offers(members, nodes, depth + 1))

    def _button(self, offer: AnyOffer) -> Html:
        """Return an offer as a button that carries its move."""
        words = self._speaker.speak(offer.message, self._names)
        return element("button", text(words), type="button", data_move=msgspec.json.encode(offer.move).decode())

    # Position

    def _nodes(self, nodes: Sequence[Node]) -> Html:
        """Return nodes with their children: in the short form, rows as an HTML table; everything else as a list."""
        if self._form == "short" and are_rows(nodes):
            return element("div", element("table", element("tbody", *self._rows(nodes))), class_="wide")
        return element("ul", *(self._item(node) for node in nodes))

    def _rows(self, nodes: Sequence[Node]) -> Iterator[Html]:
        """Yield one table row per node; without a label cell if all labels are empty."""
        has_labels = any(self._say(node.message) for node in nodes)
        for node in nodes:
            label = [element("th", text(self._say(node.message)), scope="row")] if has_labels else []
            yield element("tr", *label, *(element("td", text(self._say(part.message))) for part in node.children))

    def _item(self, node: Node) -> Html:
        """Return a node as a list item; a node without text shows only its children."""
        words = self._say(node.message)
        if self._form == "short" and is_row(node):
            parts = [said for part in node.children if (said := self._say(part.message))]
            label = self._speaker.speak(say("outline-label", label=words)) + " " if words else ""
            return element("li", element("b", text(label)), text(" · ".join(parts)))
        inside = self._nodes(node.children) if node.children else Html("")
        return element("li", text(words), inside) if words else element("li", inside, class_="silent")

    # Outcome and log

    def _outcome(self, sight: Sighted) -> Html:
        if sight.outcome is None:
            return Html("")
        return element("pre", text(outcome_text(self._speaker, sight.outcome, self._names)), class_="outcome")

    def _log(self, log: Sequence[Event]) -> Html:
        """Return the log, latest event first."""
        lines = (element("li", text(line)) for line in reversed(self.lines([event.message() for event in log])))
        return element(
            "details",
            element("summary", text(self._speaker.speak(say("plain-log")))),
            element("ul", *lines),
            class_="log",
        )

    def lines(self, messages: Sequence[Message]) -> list[str]:
        """Translate messages into full sentences; leaves out empty ones."""
        said = (self._speaker.speak(message, self._names) for message in messages)
        return [line for line in said if line]

    def _heading(self, message: Message) -> Html:
        return element("h2", text(self._speaker.speak(message)))

    def _say(self, message: Message) -> str:
        return self._speaker.speak(message, self._names, form=self._form)


def _messages(outline: Outline) -> dict[str, Message]:
    """Return the message of each node, by node id."""
    found: dict[str, Message] = {}
    waiting = list(outline.nodes)
    while waiting:
        node = waiting.pop()
        found[node.id] = node.message
        waiting += node.children
    return found
