"""The outline: the table as a tree of sentences, for the terminal and for screen readers."""

from statistics import fmean

from burghof.games.seven_locks.model.castle import SET_ASIDE, TOWERS, Echo, Key, Tower, key_id, tower_id, tower_name
from burghof.games.seven_locks.model.state import Attempt, locked_towers
from burghof.games.seven_locks.model.view import View
from burghof.kernel import Message, MessageRef, Node, Outline, PlayerName, Seat, say

EMPTY_CELL = say("cell-empty")
"""An empty cell of a table."""

SHALLOW_ECHO, DEEP_ECHO = 3, 6
"""Up to the first, an echo suggests a short key; from the second on, a long one."""


def outline(view: View) -> Outline:
    """Return the outline: the prompt, the pearls of this turn, the towers clockwise, the keys, the players, the bin."""
    return Outline((_now(view), *_sounds(view), _castle(view), _keys(view), _players(view), _bin(view)))


def _now(view: View) -> Node:
    heard, about = _last_sound(view), _about(view)
    joined = tuple(PlayerName(seat) for seat in view.joined)
    sound = (Node("heard", heard),) if heard else ()
    parts = (Node("about", about),) if about else ()
    coats = (Node("joined", say("outline-joined", seats=joined)),) if joined else ()
    return Node("now", _prompt(view), (*sound, *parts, *coats))


def _prompt(view: View) -> Message:
    """Return the prompt: which seat must do what."""
    active, own = PlayerName(view.active), view.active == view.seat
    match view.phase:
        case "over":
            return say("outline-over")
        case "place":
            return say("outline-place", seat=active, own=own)
        case "drop":
            if _needs_another_tower(view):
                return say("outline-drop-next", seat=active, own=own)
            return say("outline-drop", seat=active, own=own, pearls=view.due)
        case "walk":
            return say("outline-walk", seat=active, own=own, steps=view.steps)
        case "key":
            return say("outline-key", seat=active, own=own, tower=_keymaster_tower(view))
        case "join" | "withdraw" | "bet":
            return _coat_prompt(view)
        case _:
            return say("outline-chance")


def _needs_another_tower(view: View) -> bool:
    """Return whether the next pearl of this turn must go into another tower than those before (3.2, 3.3)."""
    return bool(view.sounds) and len(view.sounds) + view.due <= len(locked_towers(view.shown))


def _coat_prompt(view: View) -> Message:
    """Return which seat is asked about a coat of arms, with its own share; a wait for chance if all have answered."""
    if not view.asked:
        return say("outline-chance")
    seat, own = PlayerName(view.asked[0]), view.asked[0] == view.seat
    if view.phase == "bet":
        return say("outline-bet", seat=seat, own=own)
    inside = _pearls_inside(view)
    if own and inside is not None:
        return _share_prompt(view, inside)
    if view.phase == "join":
        return say("outline-join", seat=seat, own=own)
    return say("outline-withdraw", seat=seat, own=own)


def _share_prompt(view: View, inside: int) -> Message:
    """Return the question to the seat itself whether it has a coat of arms beside the keymaster, with its share."""
    if view.phase == "join":
        shares = len(view.joined) + 2
        return say("outline-join-noted", pearls=inside, shares=shares, share=inside // shares)
    shares = len(view.joined) + 1
    return say("outline-withdraw-noted", pearls=inside, shares=shares, share=inside // shares)


def _last_sound(view: View) -> Message | None:
    """Return how the last pearl of this turn sounded and what that suggests, while it still matters."""
    if view.phase not in {"drop", "walk"} or not view.sounds:
        return None
    sound = view.sounds[-1]
    return say("outline-heard", tower=tower_name(sound.tower), echo=sound.echo, depth=_depth_word(sound.echo))


def _depth_word(echo: Echo) -> str:
    """Return whether a pearl that sounds like this suggests a shallow or a deep tower; an echo may mislead (3.4)."""
    if echo <= SHALLOW_ECHO:
        return "shallow"
    return "deep" if echo >= DEEP_ECHO else "middle"


def _about(view: View) -> Message | None:
    """Return the sentence below the prompt: what it is about, or what follows."""
    match view.phase:
        case "drop":
            return None if view.sounds else say("outline-walk-next", steps=view.steps)
        case "walk":
            return None if view.sounds else say("outline-key-next")
        case "key":
            return _stake(view)
        case "join" | "withdraw":
            return _trial(view)
        case "bet":
            return say("outline-prize")
        case _:
            return None


def _stake(view: View) -> Message:
    """Return what is known of the tower that a key is chosen for, or without a notebook that the choice is final."""
    echoes = _noted_echoes(view)
    if not echoes:
        return say("outline-stake")
    return say("outline-stake-noted", pearls=len(echoes), echo=round(fmean(echoes)))


def _trial(view: View) -> Message:
    """Return which key is tried, and how the tower sounds on average if the notebook has it."""
    active, tower, key, echoes = PlayerName(view.active), _keymaster_tower(view), view.key or 0, _noted_echoes(view)
    if not echoes:
        return say("outline-trial", active=active, tower=tower, key=key)
    return say("outline-trial-noted", active=active, tower=tower, key=key, echo=round(fmean(echoes)))


def _noted_echoes(view: View) -> tuple[Echo, ...] | None:
    """Return the echoes of the pearls in the keymaster's tower if the notebook has them, otherwise None."""
    return None if view.heard is None or view.keymaster is None else view.heard[view.keymaster]


def _pearls_inside(view: View) -> int | None:
    """Return the number of pearls in the keymaster's tower if the notebook has it, otherwise None."""
    echoes = _noted_echoes(view)
    return None if echoes is None else len(echoes)


def _keymaster_tower(view: View) -> MessageRef | str:
    """Return the name of the keymaster's tower, or an empty text before he is placed."""
    return "" if view.keymaster is None else tower_name(view.keymaster)


def _sounds(view: View) -> tuple[Node, ...]:
    """Return what was heard in the running turn."""
    heard = tuple(
        Node(f"sound-{place}", say("outline-sound", tower=tower_name(sound.tower), echo=sound.echo))
        for place, sound in enumerate(view.sounds)
    )
    return (Node("sounds", say("outline-sounds"), heard),) if heard else ()


def _castle(view: View) -> Node:
    """Return the towers clockwise and the one set aside, as rows with equally many cells so that they form a table."""
    tries = max(len(_tried(view, tower)) for tower in TOWERS)
    towers = tuple(_tower(view, tower, tries) for tower in TOWERS)
    return Node("castle", say("outline-castle", noted=view.heard is not None), (*towers, _aside(view, tries)))


def _aside(view: View, tries: int) -> Node:
    enchanted = view.shown[SET_ASIDE]
    if enchanted is None:
        return Node("aside", say("outline-aside"), _cells("aside", tries, say("cell-unseen")))
    cells = _cells("aside", tries, say("cell-enchanted"), say("cell-key", key=enchanted))
    return Node("aside", say("outline-aside-shown", key=enchanted), cells)


def _tower(view: View, tower: Tower, tries: int) -> Node:
    row, is_here, shown = tower_id(tower), view.keymaster == tower, view.shown[tower]
    if shown is not None:
        words = say("outline-tower-open", tower=tower_name(tower), key=shown, here=is_here)
        return Node(row, words, _cells(row, tries, say("cell-open"), say("cell-key", key=shown)))
    tried = [_attempt(attempt) for attempt in _tried(view, tower)]
    if view.heard is None:
        words = say("outline-tower", tower=tower_name(tower), here=is_here)
        return Node(row, words, _cells(row, tries, say("cell-locked"), EMPTY_CELL, *tried))
    echoes = view.heard[tower]
    words = say("outline-tower-noted", tower=tower_name(tower), here=is_here, pearls=len(echoes), echoes=echoes)
    return Node(row, words, _cells(row, tries, say("cell-pearls", pearls=len(echoes)), _echo_cell(echoes), *tried))


def _echo_cell(echoes: tuple[Echo, ...]) -> Message:
    """Return the echoes separated by blanks, because a translated list would separate them with words."""
    return say("cell-sounds", sounds=" ".join(str(echo) for echo in echoes)) if echoes else EMPTY_CELL


def _cells(row: str, tries: int, inside: Message, sounds: Message = EMPTY_CELL, *tried: Message) -> tuple[Node, ...]:
    """Return the cells of a row: what is inside, how it sounded, and `tries` cells for the keys tried."""
    places = (*tried, *(EMPTY_CELL,) * (tries - len(tried)))
    attempts = (Node(f"{row}-try-{place}", words) for place, words in enumerate(places))
    return (Node(f"{row}-inside", inside), Node(f"{row}-sounds", sounds), *attempts)


def _tried(view: View, tower: Tower) -> list[Attempt]:
    """Return the keys that did not fit a locked tower, shortest first, without duplicates."""
    if view.shown[tower] is not None:
        return []
    return sorted(set(view.attempts[tower]), key=lambda attempt: attempt.key)


def _attempt(attempt: Attempt) -> Message:
    """Return the text of a key that was tried and did not fit."""
    return say("outline-attempt", key=attempt.key, fit=attempt.fit, by=attempt.by or 0)


def _keys(view: View) -> Node:
    return Node("keys", say("outline-keys"), tuple(_key(view, key) for key in view.keys))


def _key(view: View, key: Key) -> Node:
    seats = tuple(PlayerName(wager.seat) for wager in view.wagers if wager.key == key)
    words = say("outline-key-with-wagers", key=key, seats=seats) if seats else say("outline-one-key", key=key)
    return Node(key_id(key), words)


def _players(view: View) -> Node:
    return Node("players", say("outline-players"), tuple(_player(view, Seat(seat)) for seat in range(view.seats)))


def _player(view: View, seat: Seat) -> Node:
    row, own, pearls, coats = f"seat-{seat}", seat == view.seat, view.boxes[seat], view.coats[seat]
    cells = (
        Node(f"{row}-box", say("cell-pearls", pearls=pearls)),
        Node(f"{row}-coats", say("cell-coats", coats=coats)),
        Node(f"{row}-own", say("cell-you") if own else EMPTY_CELL),
    )
    return Node(row, say("outline-player", seat=PlayerName(seat), own=own, pearls=pearls, coats=coats), cells)


def _bin(view: View) -> Node:
    return Node("bin", say("outline-bin", pearls=view.bin))
