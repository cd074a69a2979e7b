"""The outline: the view as a tree of sentences."""

from collections.abc import Iterator

from burghof.games.the_castle.model.bit_sets import has_bit
from burghof.games.the_castle.model.castle import ENTRANCE_AREAS, ENTRANCES, NAMES, OUTSIDE
from burghof.games.the_castle.model.counters import (
    CAPTIVE_CONSTITUTION,
    CAPTIVE_OF,
    CONSTITUTION,
    FIRST_MONSTER,
    MONSTER_CONSTITUTION,
    Discipline,
    Figure,
    Monster,
    Party,
    Spell,
    Treasure,
)
from burghof.games.the_castle.model.figure_names import area_kind, place_of
from burghof.games.the_castle.model.positions import carried_by_any, charmer_of, princess_with, wild_counters
from burghof.games.the_castle.model.state import all_seats_of, counters_of, parties, seats_of
from burghof.games.the_castle.model.view import View
from burghof.games.the_castle.presenting.castle_plan import (
    map_node,
    party_sign,
    princess_nodes,
    seen_counters,
    surroundings_nodes,
)
from burghof.games.the_castle.presenting.prompt import may_cast, role_of, task_message
from burghof.games.the_castle.rules.ending import QUIET_ROUNDS
from burghof.games.the_castle.rules.setting_up import characters_left
from burghof.kernel import Message, Node, Outline, PlayerName, Seat, say

PREPARATION_SPELLS = (Spell.ESP, Spell.HEROISM, Spell.SPEED, Spell.TELEPORT)
"""The spells that are cast before moving (4.2)."""
FIGHT_SPELLS = (Spell.CHARM, Spell.FIREBALL, Spell.HEROISM, Spell.TELEPORT)
"""The spells that are cast in a fight (6.4)."""


QUIET_WARNING_ROUNDS = 10
"""Number of rounds without anything new after which the outline warns."""


def outline(view: View) -> Outline:
    """Build the outline: the current task, setup choices, parties, open monsters, the Princess, map, surroundings."""
    return Outline(
        (
            Node("now", task_message(view), _about_task(view)),
            *_quiet_warning(view),
            *_setup(view),
            *_spells(view),
            *_parties(view),
            *_monsters(view),
            *princess_nodes(view),
            *seen_counters(view),
            map_node(view),
            *surroundings_nodes(view),
        )
    )


def _about_task(view: View) -> tuple[Node, ...]:
    """Build the explanation of an alliance while seats agree on theirs (1.5)."""
    return (Node("alliance", say("outline-alliance")),) if view.step in ("ally", "answer") else ()


def _quiet_warning(view: View) -> tuple[Node, ...]:
    """Build the warning that nothing new has happened for many rounds, where that would end the game (9.7)."""
    if view.quiet < QUIET_WARNING_ROUNDS:
        return ()
    return (Node("quiet", say("outline-quiet", rounds=view.quiet, left=QUIET_ROUNDS - view.quiet)),)


# Setup


def _setup(view: View) -> tuple[Node, ...]:
    """Build the nodes of what can be picked before the first turn."""
    match view.step:
        case "pick":
            kinds = (Node(f"discipline-{kind}", _discipline(view, kind)) for kind in Discipline)
            return (Node("disciplines", say("outline-disciplines"), tuple(kinds)),)
        case "ally" | "answer":
            return (Node("seats", say("outline-seats"), tuple(_seat(view, Seat(seat)) for seat in range(view.seats))),)
        case "entrance":
            ways = (
                Node(
                    f"entrance-{entrance}",
                    say("outline-entrance", entrance=entrance, area=place_of(ENTRANCE_AREAS[entrance])),
                )
                for entrance in ENTRANCES
            )
            return (Node("entrances", say("outline-entrances"), tuple(ways)),)
        case _:
            return ()


def _discipline(view: View, kind: Discipline) -> Message:
    return say("outline-discipline", discipline=kind, hits=CONSTITUTION[kind], left=characters_left(view, kind))


def _seat(view: View, seat: Seat) -> Node:
    return Node(f"seat-{seat}", say("outline-seat", seat=PlayerName(seat), own=seat == view.seat))


def _spells(view: View) -> tuple[Node, ...]:
    """Build the nodes of the spells that this seat's wizard may cast now."""
    match view.step:
        case "prepare" if view.owners[view.preparing[0]] == view.seat:
            spells = PREPARATION_SPELLS
        case "spells" if view.ballot is not None and view.seat in [view.owners[one] for one in view.ballot.voters]:
            spells = FIGHT_SPELLS
        case _:
            return ()
    if view.step == "prepare" and not may_cast(view, view.preparing[0]):
        return ()
    return (Node("spells", say("outline-spell-list"), tuple(_spell(spell) for spell in spells)),)


def _spell(spell: Spell) -> Node:
    return Node(f"spell-{spell}", say("outline-spell", spell=spell))


# Parties and monsters


def _parties(view: View) -> tuple[Node, ...]:
    return tuple(Node(f"party-{party}", _party(view, party), _members(view, party)) for party in parties(view))


def _party(view: View, party: Party) -> Message:
    """Return the message that says where a party is."""
    party_state = view.companies[party]
    members = all_seats_of(view, party)
    seats, own, sign = tuple(map(PlayerName, members)), view.seat in members, party_sign(view, party)
    is_with = view.princess == princess_with(party)
    if party_state.is_out:
        return say("outline-party-out", sign=sign, seats=seats, own=own, princess=is_with)
    if not seats_of(view, party):
        return say("outline-party-dead", sign=sign, seats=seats, own=own)
    if party_state.area != OUTSIDE:
        area, at, kind = place_of(party_state.area), NAMES[party_state.area], area_kind(party_state.area)
        return say("outline-party", sign=sign, seats=seats, own=own, area=area, at=at, kind=kind, princess=is_with)
    if party_state.entrance is None:
        return say("outline-party-new", sign=sign, seats=seats, own=own)
    return say("outline-party-outside", sign=sign, seats=seats, own=own, entrance=party_state.entrance)


def _members(view: View, party: Party) -> tuple[Node, ...]:
    """Build the nodes of a party's characters, captives and charmed monsters; none for a dead party."""
    if not seats_of(view, party):
        return ()
    members = view.companies[party].members
    return (*(_character(view, member) for member in members), *_companions(view, party))


def _character(view: View, member: Figure) -> Node:
    """Build the node of a character with what it is known to carry."""
    seat, role = view.owners[member], role_of(view, member)
    alone, own = view.seats == 1, view.owners[member] == view.seat
    if has_bit(view.dead, member):
        return Node(f"figure-{member}", say("outline-dead", seat=PlayerName(seat), own=own, alone=alone, role=role))
    most = CONSTITUTION[view.disciplines[member]]
    left, heroic, hexed = most - view.hits[member], has_bit(view.heroic, member), has_bit(view.cursed, member)
    words = say("outline-character", seat=PlayerName(seat), own=own, alone=alone, role=role, left=left, most=most)
    state = say("outline-state", left=left, most=most, heroic=heroic, hexed=hexed)
    return Node(f"figure-{member}", words, (Node(f"state-{member}", state), *_carried(view, member)))


def _carried(view: View, member: Figure) -> Iterator[Node]:
    """Yield the counters of a figure that this audience knows, except captives, and the number of the others."""
    own = counters_of(view, member)
    for counter in own:
        kind = view.treasures[counter]
        if kind is not None and kind not in CAPTIVE_OF:
            worn = kind is Treasure.BOOTS and view.is_worn
            loaded = kind is Treasure.PISTOL and has_bit(view.marksmen, member)
            yield Node(f"treasure-{counter}", say("outline-carried", what=kind, worn=worn, loaded=loaded))
    unknown = sum(view.treasures[counter] is None for counter in own)
    if unknown:
        yield Node(f"covered-{member}", say("outline-covered", number=unknown))


def _companions(view: View, party: Party) -> Iterator[Node]:
    """Yield the captives and charmed monsters of a party."""
    ours = carried_by_any(view.companies[party].members)
    for kind, treasure_at in zip(view.treasures, view.treasure_at, strict=True):
        if treasure_at in ours and kind in CAPTIVE_OF:
            figure = CAPTIVE_OF[kind]
            yield _being(view, figure, kind, CAPTIVE_CONSTITUTION[figure], tuple(_carried(view, figure)))
    for counter, monster_at in enumerate(view.monster_at):
        monster = view.monsters[counter]
        if charmer_of(monster_at) == party and monster is not None:
            yield _being(view, Figure(FIRST_MONSTER + counter), monster, MONSTER_CONSTITUTION[monster])


def _being(view: View, figure: Figure, kind: Monster | Treasure, most: int, carried: tuple[Node, ...] = ()) -> Node:
    left = most - view.hits[figure]
    return Node(f"figure-{figure}", say("outline-companion", name=kind, left=left, most=most), carried)


def _monsters(view: View) -> tuple[Node, ...]:
    """Build the nodes of the wild monsters that lie face up."""
    nodes = []
    for counter, area in wild_counters(view.monster_at):
        monster = view.monsters[counter]
        if has_bit(view.face_up, counter) and monster is not None:
            most = MONSTER_CONSTITUTION[monster]
            left = most - view.hits[FIRST_MONSTER + counter]
            at = NAMES[area]
            message = say("outline-monster", monster=monster, area=place_of(area), at=at, left=left, most=most)
            nodes.append(Node(f"figure-{FIRST_MONSTER + counter}", message))
    return (Node("monsters", say("outline-monsters"), tuple(nodes)),) if nodes else ()
