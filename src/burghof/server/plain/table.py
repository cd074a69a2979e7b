"""A table as an HTML fragment: prompt, outcome, offers, position and log."""

from collections.abc import Iterator, Sequence

import msgspec

from burghof.kernel import Event, Message, Node, Offer, Outline, say
from burghof.server.plain.markup import Html, element, escape_text, join
from burghof.wire.client_out import FullView
from burghof.words.compact import are_rows, is_row, prompt_text
from burghof.words.text import outcome_text
from burghof.words.translator import Form, Translator

MAX_INLINE_OFFERS = 12
"""Maximum number of offers in one row of buttons; more are grouped by their next pick."""

AnyOffer = Offer[object, object]


class TextPage:
    """Renders a table in one language and form."""

    def __init__(self, translator: Translator, names: Sequence[str], form: Form) -> None:
        """Create a renderer; `names` are the players by seat."""
        self._translator = translator
        self._names = names
        self._form: Form = form

    def render_table(self, sight: FullView) -> Html:
        """Return the whole table as an article element; `sight` must have an outline."""
        assert sight.outline is not None, "the caller must request the outline"
        return element(
            "article",
            element("p", escape_text(prompt_text(self._translator, sight.outline, self._names)), class_="now"),
            self._render_outcome(sight),
            self._render_decision(sight, sight.outline),
            element("section", self._render_heading(say("plain-table")), self._render_nodes(sight.outline.nodes[1:])),
            self._render_log(sight.log),
            lang=self._translator.language,
        )

    # Offers

    def _render_decision(self, sight: FullView, outline: Outline) -> Html:
        """Return the offers as buttons; the script of the page sends the move in `data-move`."""
        if not sight.decisions:
            return Html("")
        decision = sight.decisions[0]
        offers = [offer for offer in sight.offers if isinstance(offer, Offer)]
        return element(
            "section",
            self._render_heading(say("plain-chosen") if decision.answered else say("plain-to-do")),
            self._render_offers(offers, _messages_by_node(outline), 0),
            class_="offers",
            data_seat=str(decision.seat),
            data_token=str(decision.token),
        )

    def _render_offers(self, offers: Sequence[AnyOffer], nodes: dict[str, Message], depth: int) -> Html:
        """Return the offers as buttons, in groups by their next pick if there are more than `MAX_INLINE_OFFERS`.

        A pick that all offers share is skipped.
        """
        groups: dict[str, list[AnyOffer]] = {}
        for offer in offers:
            groups.setdefault(offer.picks[depth] if len(offer.picks) > depth else "", []).append(offer)
        if len(offers) <= MAX_INLINE_OFFERS or set(groups) == {""}:
            return element("div", *(self._render_offer(offer) for offer in offers), class_="choices")
        if len(groups) == 1:
            return self._render_offers(offers, nodes, depth + 1)
        return join(*(self._render_offer_group(pick, members, nodes, depth) for pick, members in groups.items()))

    def _render_offer_group(
        self, pick: str, members: Sequence[AnyOffer], nodes: dict[str, Message], depth: int
    ) -> Html:
        """Return the offers that share their next pick."""
        if not pick or len(members) == 1 or pick not in nodes:
            return element("div", *(self._render_offer(offer) for offer in members), class_="choices")
        more = self._translator.format(say("cli-menu-more", node=self._translate(nodes[pick]), offers=len(members)))
        return element("details", element("summary", escape_text(more)), self._render_offers(members, nodes, depth + 1))

    def _render_offer(self, offer: AnyOffer) -> Html:
        """Return an offer as a button that carries its move."""
        words = self._translator.format(offer.message, self._names)
        return element("button", escape_text(words), type="button", data_move=msgspec.json.encode(offer.move).decode())

    # Position

    def _render_nodes(self, nodes: Sequence[Node]) -> Html:
        """Return nodes with their children: in the short form, rows as an HTML table; everything else as a list."""
        if self._form == "short" and are_rows(nodes):
            return element("div", element("table", element("tbody", *self._render_rows(nodes))), class_="wide")
        return element("ul", *(self._render_node(node) for node in nodes))

    def _render_rows(self, nodes: Sequence[Node]) -> Iterator[Html]:
        """Yield one table row per node; without a label cell if all labels are empty."""
        has_labels = any(self._translate(node.message) for node in nodes)
        for node in nodes:
            label = [element("th", escape_text(self._translate(node.message)), scope="row")] if has_labels else []
            yield element(
                "tr", *label, *(element("td", escape_text(self._translate(part.message))) for part in node.children)
            )

    def _render_node(self, node: Node) -> Html:
        """Return a node as a list item; a node without text shows only its children."""
        words = self._translate(node.message)
        if self._form == "short" and is_row(node):
            parts = [said for part in node.children if (said := self._translate(part.message))]
            label = self._translator.format(say("outline-label", label=words)) + " " if words else ""
            return element("li", element("b", escape_text(label)), escape_text(" · ".join(parts)))
        inside = self._render_nodes(node.children) if node.children else Html("")
        return element("li", escape_text(words), inside) if words else element("li", inside, class_="silent")

    # Outcome and log

    def _render_outcome(self, sight: FullView) -> Html:
        if sight.outcome is None:
            return Html("")
        return element("pre", escape_text(outcome_text(self._translator, sight.outcome, self._names)), class_="outcome")

    def _render_log(self, log: Sequence[Event]) -> Html:
        """Return the log, latest event first."""
        lines = (
            element("li", escape_text(line))
            for line in reversed(self.translate_lines([event.message() for event in log]))
        )
        return element(
            "details",
            element("summary", escape_text(self._translator.format(say("plain-log")))),
            element("ul", *lines),
            class_="log",
        )

    def translate_lines(self, messages: Sequence[Message]) -> list[str]:
        """Translate messages into full sentences; leaves out empty ones."""
        said = (self._translator.format(message, self._names) for message in messages)
        return [line for line in said if line]

    def _render_heading(self, message: Message) -> Html:
        return element("h2", escape_text(self._translator.format(message)))

    def _translate(self, message: Message) -> str:
        return self._translator.format(message, self._names, form=self._form)


def _messages_by_node(outline: Outline) -> dict[str, Message]:
    """Return the message of each node, by node id."""
    found: dict[str, Message] = {}
    waiting = list(outline.nodes)
    while waiting:
        node = waiting.pop()
        found[node.id] = node.message
        waiting += node.children
    return found
