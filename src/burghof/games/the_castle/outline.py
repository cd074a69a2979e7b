"""The outline: the view as a tree of sentences."""

from burghof.games.the_castle.model.castle import (
    AREAS,
    COUNTER_OF,
    ENTRANCE_AREAS,
    ENTRANCES,
    JOINED,
    OUTSIDE,
    WIDTH,
    Area,
)
from burghof.games.the_castle.model.counters import (
    CAPTIVE_CONSTITUTION,
    CAPTIVE_OF,
    CONSTITUTION,
    FIRST_MONSTER,
    MONSTER_CONSTITUTION,
    Discipline,
    Figure,
    Party,
)
from burghof.games.the_castle.model.names import area_kind, area_text
from burghof.games.the_castle.model.state import (
    CHARMED,
    DEAD,
    IN_ROOM,
    ON_FLOOR,
    PILE,
    Company,
    everybody,
    has,
    is_in_play,
    parties,
    seats_of,
)
from burghof.games.the_castle.model.view import View
from burghof.kernel import Message, Node, Outline, Seat, Who, Word, say


def outline(view: View) -> Outline:
    """What is to do, the ways around, the map, the parties, the open monsters; before that the choices of set-up."""
    return Outline(
        (
            Node("now", _now(view)),
            *_setup(view),
            *_around(view),
            *_parties(view),
            *_monsters(view),
            *_princess(view),
            Node("castle", say("outline-castle", round=view.round), _map(view)),
        )
    )


# What is to do


def _now(view: View) -> Message:
    if view.step == "over":
        return say("outline-over")
    if view.ballot is not None:
        voters = dict.fromkeys(view.owners[voter] for voter in view.ballot.voters)
        return say("outline-ballot", step=view.step, seats=tuple(map(Who, voters)))
    if view.step in ("monsters", "treasures", "order") or (view.attempts and view.step != "look"):
        return say("outline-chance")
    return say("outline-asked", step=view.step, seat=Who(_asked(view)))


def _asked(view: View) -> Seat:
    """The one seat that is asked, by what is public."""
    match view.step:
        case "pick":
            return view.order[len(view.owners) % view.seats]
        case "ally":
            return view.order[view.asked]
        case "entrance":
            return view.owners[view.companies[view.asked].members[0]]
        case "look":
            return view.owners[view.attempts[0].by]
        case "destination":
            caster = view.jumping[0]
            members = next(company.members for company in view.companies if caster in company.members)
            alive = [member for member in members if not has(view.dead, member)]
            return view.owners[caster if caster in alive else alive[0]]
        case _:
            return view.owners[view.preparing[0]]


# Set-up


def _setup(view: View) -> tuple[Node, ...]:
    """What can be picked before the first turn."""
    match view.step:
        case "pick":
            kinds = (Node(f"discipline-{kind}", say("outline-discipline", discipline=kind)) for kind in Discipline)
            return (Node("disciplines", say("outline-disciplines"), tuple(kinds)),)
        case "ally" | "answer":
            seats = (Node(f"seat-{seat}", say("outline-seat", seat=Who(Seat(seat)))) for seat in range(view.seats))
            return (Node("seats", say("outline-seats"), tuple(seats)),)
        case "entrance":
            ways = (
                Node(
                    f"entrance-{entrance}",
                    say("outline-entrance", entrance=entrance, area=area_text(ENTRANCE_AREAS[entrance])),
                )
                for entrance in ENTRANCES
            )
            return (Node("entrances", say("outline-entrances"), tuple(ways)),)
        case _:
            return ()


# The castle


def _area(view: View, area: Area, prefix: str) -> Node:
    """An area and what lies in it."""
    hidden = sum(1 for counter, place in enumerate(view.monster_at) if place == area and not has(view.face_up, counter))
    open_ones = sum(1 for counter, place in enumerate(view.monster_at) if place == area) - hidden
    treasure = area in COUNTER_OF and IN_ROOM in view.treasure_at[COUNTER_OF[area] : COUNTER_OF[area] + 1]
    people = sum(1 for party in parties(view) if is_in_play(view, party) and view.companies[party].area == area)
    message = say(
        "outline-area",
        area=area_text(area),
        kind=area_kind(area),
        hidden=hidden,
        open=open_ones,
        treasure=treasure,
        pile=view.treasure_at.count(PILE + area),
        people=people,
    )
    return Node(f"{prefix}-{area_text(area)}", message, _seen(view, area) if prefix == "area" else ())


def _seen(view: View, area: Area) -> tuple[Node, ...]:
    """What this seat knows of the face-down counters of a room."""
    if area not in COUNTER_OF:
        return ()
    counter, name = COUNTER_OF[area], area_text(area)
    nodes = []
    monster, treasure = view.monsters[counter : counter + 1], view.treasures[counter : counter + 1]
    if monster and monster[0] and view.monster_at[counter] == area and not has(view.face_up, counter):
        nodes.append(Node(f"seen-monster-{name}", say("outline-seen", what=monster[0])))
    if treasure and treasure[0] and view.treasure_at[counter] == IN_ROOM:
        nodes.append(Node(f"seen-treasure-{name}", say("outline-seen", what=treasure[0])))
    return tuple(nodes)


def _map(view: View) -> tuple[Node, ...]:
    """All areas, row by row."""
    rows = [AREAS[first : first + WIDTH] for first in range(0, len(AREAS), WIDTH)]
    return tuple(
        Node(f"row-{number}", say("outline-row", row=number), tuple(_area(view, area, "area") for area in row))
        for number, row in enumerate(rows, 1)
    )


def _around(view: View) -> tuple[Node, ...]:
    """Where this seat's party stands, and what is next door."""
    own = next((party for party in parties(view) if view.seat in everybody(view, party)), None)
    if own is None or not is_in_play(view, own):
        return ()
    company = view.companies[own]
    ways = tuple(_area(view, area, "way") for area in ways_from(company))
    if company.area == OUTSIDE:
        return (Node("around", say("outline-outside"), ways),)
    here = say("outline-here", area=area_text(company.area), kind=area_kind(company.area), moves=view.moves_left)
    return (Node("around", here, ways),)


def ways_from(company: Company) -> tuple[Area, ...]:
    """The areas next to a party."""
    if company.area != OUTSIDE:
        return JOINED[company.area]
    return () if company.entrance is None else (ENTRANCE_AREAS[company.entrance],)


# Who is there


def _parties(view: View) -> tuple[Node, ...]:
    nodes = []
    for party in parties(view):
        company = view.companies[party]
        seats = tuple(map(Who, everybody(view, party)))
        children = (*_characters(view, company), *_companions(view, party), *_carried(view, company))
        nodes.append(Node(f"party-{party}", _party(view, party, seats), children))
    return tuple(nodes)


def _party(view: View, party: Party, seats: tuple[Who, ...]) -> Message:
    company = view.companies[party]
    count = sum(1 for place in view.treasure_at if place in company.members)
    with_princess = view.princess == party
    if company.is_out:
        return say("outline-party-out", seats=seats, counters=count, princess=with_princess)
    if not seats_of(view, party):
        return say("outline-party-dead", seats=seats)
    if company.area == OUTSIDE:
        return say("outline-party-outside", seats=seats, counters=count)
    area, kind = area_text(company.area), area_kind(company.area)
    return say("outline-party", seats=seats, area=area, kind=kind, counters=count, princess=with_princess)


def _characters(view: View, company: Company) -> tuple[Node, ...]:
    nodes = []
    for member in company.members:
        discipline = view.disciplines[member]
        left = CONSTITUTION[discipline] - view.hits[member]
        message = (
            say("outline-dead", seat=Who(view.owners[member]), discipline=discipline)
            if has(view.dead, member)
            else say(
                "outline-character",
                seat=Who(view.owners[member]),
                discipline=discipline,
                left=left,
                hits=view.hits[member],
                heroic=has(view.heroic, member),
                hexed=has(view.hexed, member),
            )
        )
        nodes.append(Node(f"figure-{member}", message))
    return tuple(nodes)


def _companions(view: View, party: Party) -> tuple[Node, ...]:
    """The captives and charmed monsters of a party."""
    members, nodes = view.companies[party].members, []
    for counter, place in enumerate(view.treasure_at):
        kind = view.treasures[counter]
        if place in members and kind in CAPTIVE_OF:
            figure = CAPTIVE_OF[kind]
            nodes.append(_companion(view, figure, CAPTIVE_CONSTITUTION[figure], kind.word.key))
    for counter, place in enumerate(view.monster_at):
        monster = view.monsters[counter]
        if place == CHARMED + party and monster is not None:
            figure = Figure(FIRST_MONSTER + counter)
            nodes.append(_companion(view, figure, MONSTER_CONSTITUTION[monster], monster.word.key))
    return tuple(nodes)


def _companion(view: View, figure: Figure, constitution: int, key: str) -> Node:
    hits = view.hits[figure]
    return Node(f"figure-{figure}", say("outline-companion", name=_word(key), left=constitution - hits, hits=hits))


def _word(key: str) -> Word:
    return Word(key)


def _carried(view: View, company: Company) -> tuple[Node, ...]:
    """The counters of a party that this audience knows, captives aside."""
    return tuple(
        Node(f"treasure-{counter}", say("outline-carried", what=kind, name=_owner(view, place)))
        for counter, place in enumerate(view.treasure_at)
        if place in company.members and (kind := view.treasures[counter]) is not None and kind not in CAPTIVE_OF
    )


def _owner(view: View, character: int) -> Who | Word:
    return Who(view.owners[character]) if view.seats > 1 else view.disciplines[character].word


def _monsters(view: View) -> tuple[Node, ...]:
    """The wild monsters that lie open."""
    nodes = []
    for counter, place in enumerate(view.monster_at):
        monster = view.monsters[counter]
        if DEAD < place < CHARMED and has(view.face_up, counter) and monster is not None:
            hits = view.hits[FIRST_MONSTER + counter]
            left = MONSTER_CONSTITUTION[monster] - hits
            message = say("outline-monster", monster=monster, area=area_text(Area(place)), left=left, hits=hits)
            nodes.append(Node(f"figure-{FIRST_MONSTER + counter}", message))
    return (Node("monsters", say("outline-monsters"), tuple(nodes)),) if nodes else ()


def _princess(view: View) -> tuple[Node, ...]:
    """Where the Princess waits."""
    if view.princess < ON_FLOOR:
        return ()
    area = Area(view.princess - ON_FLOOR)
    return (
        Node("princess", say("outline-princess", area=area_text(area), kind=area_kind(area), is_open=view.is_open)),
    )
