"""Links: an invitation to see a table, and a link to a seat for another device; renewed and withdrawn at any time."""

from secrets import token_bytes, token_urlsafe
from uuid import UUID

from burghof.hosting.journal.service import NotificationPublisher
from burghof.hosting.people.session import Person, hash_secret
from burghof.hosting.tables.link_store import LinkStore, StoredLink
from burghof.hosting.tables.table_cards import TableCards
from burghof.wire.bus import TableChanged
from burghof.wire.problem import Problem, ProblemError
from burghof.wire.responses import Invitation, InvitationRedeemed, LinkStatus, SeatLink, SeatLinkStatus, TableLinks


class LinkService:
    """The links of tables: the host decides about the invitation, the holder of a seat about the link to it."""

    def __init__(self, links: LinkStore, cards: TableCards, bus: NotificationPublisher) -> None:
        self._links = links
        self._cards = cards
        self._bus = bus

    async def redeem(self, person: Person, secret: str) -> InvitationRedeemed:
        """Exchange the secret of a link for the right that it grants.

        Raises `Problem.NOT_FOUND` if it is unknown, or its link has ended.
        """
        found = await self._links.redeem(hash_secret(secret), person.id)
        if found is None:
            raise ProblemError(Problem.NOT_FOUND, "no such link")
        table, seat = found
        self._bus.publish(TableChanged(table))
        return InvitationRedeemed(table, seat)

    async def read(self, person: Person, table: UUID) -> TableLinks:
        """Return the links that this person decides about."""
        card = await self._cards.require_visible(table, person)
        mine = card.rights_of(person)
        invitation = await self._links.invitation(table) if mine.is_host else None
        seats = await self._links.seat_links(table) if mine.seats else {}
        return TableLinks(
            None if invitation is None else _status(invitation),
            tuple(SeatLinkStatus(seat, _status(link)) for seat, link in sorted(seats.items()) if seat in mine.seats),
        )

    async def renew_invitation(self, person: Person, table: UUID) -> Invitation:
        """Replace the invitation; the old one stops working; host only."""
        await self._require_host(person, table)
        secret = token_urlsafe(24)
        await self._links.renew_invitation(table, hash_secret(secret))
        return Invitation(secret)

    async def withdraw_invitation(self, person: Person, table: UUID) -> None:
        """Withdraw the invitation; people who used it keep their right to see the table; host only."""
        await self._require_host(person, table)
        await self._links.withdraw_invitation(table, token_bytes(32))

    async def create_seat_link(self, person: Person, table: UUID, seat: int) -> SeatLink:
        """Create a new secret for a seat that the person holds; replaces the previous one."""
        await self._cards.require_seat(table, person, seat)
        secret = token_urlsafe(24)
        await self._links.renew_seat_link(table, seat, hash_secret(secret))
        return SeatLink(seat, secret)

    async def withdraw_seat_link(self, person: Person, table: UUID, seat: int, *, drops_holders: bool) -> None:
        """Withdraw the link to a seat that the person holds; optionally also from all others who came by a link."""
        await self._cards.require_seat(table, person, seat)
        await self._links.withdraw_seat_link(table, seat, person.id if drops_holders else None)
        if drops_holders:
            self._cards.forget(table)
            self._bus.publish(TableChanged(table))

    async def _require_host(self, person: Person, table: UUID) -> None:
        """Raise `Problem.NOT_YOURS` unless this person is the host of a table that they may see."""
        if (await self._cards.require_visible(table, person)).host != person.id:
            raise ProblemError(Problem.NOT_YOURS, "only the host may do this")


def _status(link: StoredLink) -> LinkStatus:
    return LinkStatus(link.uses, link.left_s)
