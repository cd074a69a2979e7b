"""The kernel: games, records, and the data that may leave them. It imports only the standard library and msgspec."""

from burghof.kernel.ballot import Ballot, ballot
from burghof.kernel.card import LANGUAGES, Card, Credits, Language, OptionCard, Thinking
from burghof.kernel.chance import Dice, Rng, Stream, chance_key, commitment
from burghof.kernel.decision import Awaited, Decision, Tokens, awaited, opened, own
from burghof.kernel.discovery import Found, load, read_card, read_rulebook, shelf
from burghof.kernel.event import SILENT, Event, PrivateEvent, Tell
from burghof.kernel.frames import Frame, frames
from burghof.kernel.game import AnyPlugin, Game, Move, Plugin, Types
from burghof.kernel.house import GaveUp, HouseEvent, SeatTaken, TakenBack
from burghof.kernel.match import Answer, AnyMatch, AnyStep, Match, Step, Told, new_match
from burghof.kernel.message import Datum, Message, Named, Who, Word, say
from burghof.kernel.offer import Offer
from burghof.kernel.outcome import Outcome, Part, Score, ranks_by
from burghof.kernel.outline import Node, Outline, with_offers
from burghof.kernel.record import (
    AnyEntry,
    AnyRecord,
    Drawn,
    Forfeited,
    Header,
    Opened,
    Played,
    Player,
    Record,
    SeatChanged,
    TookBack,
    game_of,
    read_record,
    unlike,
    write_record,
)
from burghof.kernel.refusal import Malformed, Refusal, Stale, forbids
from burghof.kernel.rulebook import Chapter, Clause, Rulebook, parse_rulebook
from burghof.kernel.seat import CHANCE, Audience, Recall, Seat
from burghof.kernel.series import Games, Leg, Series, Target
from burghof.kernel.shape import BAG, at_most, bits, within
from burghof.kernel.sight import Export, Sight, export, log_for, may_ask_back, may_take_back, offers_for, sight
from burghof.kernel.snapshot import Snapshot
from burghof.kernel.tuples import replaced
from burghof.kernel.verify import Fault, Verified, replay, verify

__all__ = [
    "BAG",
    "CHANCE",
    "LANGUAGES",
    "SILENT",
    "Answer",
    "AnyEntry",
    "AnyMatch",
    "AnyPlugin",
    "AnyRecord",
    "AnyStep",
    "Audience",
    "Awaited",
    "Ballot",
    "Card",
    "Chapter",
    "Clause",
    "Credits",
    "Datum",
    "Decision",
    "Dice",
    "Drawn",
    "Event",
    "Export",
    "Fault",
    "Forfeited",
    "Found",
    "Frame",
    "Game",
    "Games",
    "GaveUp",
    "Header",
    "HouseEvent",
    "Language",
    "Leg",
    "Malformed",
    "Match",
    "Message",
    "Move",
    "Named",
    "Node",
    "Offer",
    "Opened",
    "OptionCard",
    "Outcome",
    "Outline",
    "Part",
    "Played",
    "Player",
    "Plugin",
    "PrivateEvent",
    "Recall",
    "Record",
    "Refusal",
    "Rng",
    "Rulebook",
    "Score",
    "Seat",
    "SeatChanged",
    "SeatTaken",
    "Series",
    "Sight",
    "Snapshot",
    "Stale",
    "Step",
    "Stream",
    "TakenBack",
    "Target",
    "Tell",
    "Thinking",
    "Tokens",
    "Told",
    "TookBack",
    "Types",
    "Verified",
    "Who",
    "Word",
    "at_most",
    "awaited",
    "ballot",
    "bits",
    "chance_key",
    "commitment",
    "export",
    "forbids",
    "frames",
    "game_of",
    "load",
    "log_for",
    "may_ask_back",
    "may_take_back",
    "new_match",
    "offers_for",
    "opened",
    "own",
    "parse_rulebook",
    "ranks_by",
    "read_card",
    "read_record",
    "read_rulebook",
    "replaced",
    "replay",
    "say",
    "shelf",
    "sight",
    "unlike",
    "verify",
    "with_offers",
    "within",
    "write_record",
]
