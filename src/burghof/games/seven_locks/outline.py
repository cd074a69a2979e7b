"""The outline: the table as a tree of sentences, for the terminal and for screen readers."""

from burghof.games.seven_locks.model.castle import SET_ASIDE, TOWERS, Key, Tower, number
from burghof.games.seven_locks.model.state import Attempt
from burghof.games.seven_locks.model.view import View
from burghof.games.seven_locks.offers import key_id, tower_id
from burghof.kernel import Message, Node, Outline, Seat, Who, say


def outline(view: View) -> Outline:
    """What is to do now, the pearls of this turn, the towers clockwise, the keys, the players, the bin."""
    return Outline((_now(view), *_sounds(view), _castle(view), _keys(view), _players(view), _bin(view)))


def _now(view: View) -> Node:
    joined = tuple(Who(seat) for seat in view.joined)
    coats = (Node("joined", say("outline-joined", seats=joined)),) if joined else ()
    return Node("now", _due(view), coats)


def _due(view: View) -> Message:
    """Who is to do what."""
    active = Who(view.active)
    match view.phase:
        case "over":
            return say("outline-over")
        case "place":
            return say("outline-place", seat=active)
        case "drop":
            return say("outline-drop", seat=active, pearls=view.due, steps=view.steps)
        case "walk":
            return say("outline-walk", seat=active, steps=view.steps)
        case "key":
            return say("outline-key", seat=active, tower=_here(view))
        case "join" | "withdraw" | "bet":
            return _asked(view)
        case _:
            return say("outline-chance")


def _asked(view: View) -> Message:
    """Who is asked about a coat of arms, if not all have answered."""
    if not view.asked:
        return say("outline-chance")
    seat = Who(view.asked[0])
    if view.phase == "bet":
        return say("outline-bet", seat=seat)
    active, tower, key = Who(view.active), _here(view), view.key or 0
    if view.phase == "join":
        return say("outline-join", seat=seat, active=active, tower=tower, key=key)
    return say("outline-withdraw", seat=seat, active=active, tower=tower, key=key)


def _here(view: View) -> int:
    """The number of the keymaster's tower."""
    return 0 if view.keymaster is None else number(view.keymaster)


def _sounds(view: View) -> tuple[Node, ...]:
    """What was heard in the running turn."""
    heard = tuple(
        Node(f"sound-{place}", say("outline-sound", tower=number(sound.tower), echo=sound.echo))
        for place, sound in enumerate(view.sounds)
    )
    return (Node("sounds", say("outline-sounds"), heard),) if heard else ()


def _castle(view: View) -> Node:
    """The towers clockwise from the first, and the one set aside."""
    towers = tuple(_tower(view, tower) for tower in TOWERS)
    enchanted = view.shown[SET_ASIDE]
    aside = say("outline-aside") if enchanted is None else say("outline-aside-shown", key=enchanted)
    return Node("castle", say("outline-castle"), (*towers, Node("aside", aside)))


def _tower(view: View, tower: Tower) -> Node:
    is_here = int(view.keymaster == tower)
    shown = view.shown[tower]
    if shown is not None:
        words = say("outline-tower-open", tower=number(tower), key=shown, here=is_here)
    elif view.heard is None:
        words = say("outline-tower", tower=number(tower), here=is_here)
    else:
        echoes = view.heard[tower]
        words = say("outline-tower-noted", tower=number(tower), here=is_here, pearls=len(echoes), echoes=echoes)
    tried = tuple(
        Node(f"{tower_id(tower)}-try-{place}", _attempt(attempt)) for place, attempt in enumerate(view.attempts[tower])
    )
    return Node(tower_id(tower), words, tried if shown is None else ())


def _attempt(attempt: Attempt) -> Message:
    """A key that was tried in vain."""
    return say("outline-attempt", key=attempt.key, fit=attempt.fit, by=attempt.by or 0)


def _keys(view: View) -> Node:
    return Node("keys", say("outline-keys"), tuple(_key(view, key) for key in view.keys))


def _key(view: View, key: Key) -> Node:
    seats = tuple(Who(wager.seat) for wager in view.wagers if wager.key == key)
    words = say("outline-key-with-wagers", key=key, seats=seats) if seats else say("outline-one-key", key=key)
    return Node(key_id(key), words)


def _players(view: View) -> Node:
    return Node("players", say("outline-players"), tuple(_player(view, Seat(seat)) for seat in range(view.seats)))


def _player(view: View, seat: Seat) -> Node:
    words = say("outline-player", seat=Who(seat), pearls=view.boxes[seat], coats=view.coats[seat])
    return Node(f"seat-{seat}", words)


def _bin(view: View) -> Node:
    return Node("bin", say("outline-bin", pearls=view.bin))
