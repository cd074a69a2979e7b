"""Sentences: events and areas by their names, in every language."""

from typing import get_args

import pytest
from msgspec.structs import replace

from burghof.games.the_castle.model.area_names import Place
from burghof.games.the_castle.model.castle import AREAS, AreaKind, area_named
from burghof.games.the_castle.model.counters import Discipline, Monster, Party, Spell, Treasure
from burghof.games.the_castle.model.events import (
    AllianceProposed,
    Attacked,
    BallotOpened,
    Dispelled,
    GoldLost,
    Hurt,
    MeleeRolled,
    MonsterCharmed,
    MonstersRevealed,
    NoSword,
    OpenlyFound,
    OrderRolled,
    PartyMoved,
    Peeked,
    PrincessStayed,
    SpellCast,
)
from burghof.games.the_castle.model.figure_names import place_of
from burghof.games.the_castle.model.moves import Attack, Cast, CastleMove, Done, Go, Hold, Leave, Spare, Stop, Vote
from burghof.games.the_castle.model.state import State
from burghof.games.the_castle.tests.decisions import ALLIES, WALKING, WORDS, messages
from burghof.games.the_castle.tests.tables import (
    CLERIC,
    RULES,
    WIZARD,
    A,
    B,
    C,
    advance_to_decision,
    counter_in,
    play_all,
    play_all_with_events,
    table,
)
from burghof.kernel import Event, Language, Message, MessageArg, MessageRef, PlayerName, Recall
from burghof.words.translator import Translator

STAY = MessageRef("choice-stop")


@pytest.mark.parametrize(
    ("event", "name", "value"),
    [
        (PartyMoved((A, B), Place.C1, AreaKind.CORRIDOR), "number", 2),
        (SpellCast(PlayerName(A), Spell.SPEED, None), "aimed", 0),
        (SpellCast(PlayerName(A), Spell.HEROISM, PlayerName(B)), "aimed", 1),
        (Hurt(Monster.GOBLIN.message_ref, 1, 2), "name", MessageRef("being-goblin")),
        (Hurt(PlayerName(A), 1, 2), "name", PlayerName(A)),
        (MonsterCharmed(Monster.TROLL.message_ref, (A,)), "monster", MessageRef("being-troll")),
        (Peeked((A,), Place.A1, Monster.RAT, None), "seen", (MessageRef("thing-rat"),)),
        (Peeked((A,), Place.A1, Monster.RAT, None), "area", MessageRef("place-a1")),
        (PartyMoved((A, B), Place.C1, AreaKind.CORRIDOR), "lead", PlayerName(A)),
        (SpellCast(PlayerName(A), Spell.CHARM, Monster.TROLL.message_ref), "target", MessageRef("whom-troll")),
        (MeleeRolled(PlayerName(A), Monster.TROLL.message_ref, 4, 1), "total", 5),
        (MonstersRevealed(Place.E4, (Monster.RAT,)), "kind", "cell"),
        (OpenlyFound(PlayerName(A), Treasure.ELF), "kind", "elf"),
        (BallotOpened((A, B), (Stop(), Stop()), (STAY, STAY)), "agreed", 1),
        (OrderRolled((A, B), (3, 5)), "pips", (3, 5)),
        (AllianceProposed(A, ()), "number", 0),
        (Dispelled(()), "number", 0),
        (GoldLost((Treasure.GOLD_100,)), "number", 1),
        (GoldLost((Treasure.GOLD_100, Treasure.GOLD_300)), "lost", 400),
    ],
)
def test_a_sentence_knows_what_its_words_need(event: Hurt, name: str, value: object) -> None:
    assert event.message().data[name] == value


def offer_of(state: State, move: CastleMove, recall: Recall = "pure") -> Message:
    """Return the message of a move that seat A is offered."""
    return next(offer.message for offer in RULES.offers(state, A, recall) if offer.move == move)


def test_an_opened_ballot_says_what_everybody_chose() -> None:
    _, emitted = play_all_with_events(ALLIES, (A, Stop()), (B, Go(area_named("c2"))))

    assert isinstance(emitted[0], BallotOpened)
    assert emitted[0].names == (MessageRef("choice-stop"), Place.C2)
    assert emitted[0].message().data["names"] == (MessageRef("choice-stop"), MessageRef("place-c2"))


@pytest.mark.parametrize("language", get_args(Language))
def test_every_area_has_a_name_of_its_own_and_only_the_plan_in_the_terminal_has_coordinates(language: Language) -> None:
    speaker = Translator(language, [WORDS])
    names = {place: speaker.format(Message(place.message_ref.key)) for place in Place}
    way = messages(WALKING)["way-b1"]

    assert not any("(" in name for name in names.values())
    assert len(set(names.values())) == len(AREAS)
    assert f"{names[Place.B1]} (b1)" in speaker.format(way, form="short")
    assert "b1" not in speaker.format(way)


@pytest.mark.parametrize(
    ("language", "moved", "stayed", "offered", "leads"),
    [
        (
            "en",
            "Anna goes into the Raven Room.",
            "The Princess stays in the Cell.",
            "Go into the Raven Room? Anna wins almost always.",
            "leads to Raven Room and North-west Crossing",
        ),
        (
            "de",
            "Anna geht in die Rabenstube.",
            "Die Prinzessin bleibt im Verlies.",
            "In die Rabenstube gehen? Anna gewinnt fast jeden Kampf.",
            "führt zu: Rabenstube und Nordwestkreuzung",
        ),
        (
            "fr",
            "Anna va dans la Salle du corbeau.",
            "La princesse reste dans le cachot.",
            "Entrer dans la Salle du corbeau\N{NARROW NO-BREAK SPACE}? Anna gagne presque toujours.",
            "mène à\N{NO-BREAK SPACE}: Salle du corbeau et Croisée nord-ouest",
        ),
        (
            "it",
            "Anna va nella Stanza del corvo.",
            "La principessa resta nella cella.",
            "Entrare nella Stanza del corvo? Anna vince quasi sempre.",
            "porta a: Stanza del corvo e Rotonda nord-ovest",
        ),
    ],
)
def test_sentences_offers_and_surroundings_name_areas(
    language: Language, moved: str, stayed: str, offered: str, leads: str
) -> None:
    speaker = Translator(language, [WORDS])

    def said(message: Message) -> str:
        return speaker.format(message, ["Anna", "Ben"])

    assert said(PartyMoved((A,), Place.B1, AreaKind.ROOM).message()) == moved
    assert said(PrincessStayed(Place.E4, AreaKind.CELL).message()) == stayed
    assert said(offer_of(WALKING, Go(area_named("b1")))) == offered
    assert said(messages(WALKING)["area-c1"]).endswith(leads)


@pytest.mark.parametrize(
    ("language", "moved", "rolled", "attacked", "found"),
    [
        (
            "en",
            "You go to the North-west Gate.",
            "You roll 4 + 1 = 5 against the troll.",
            "Ben attacks you.",
            "You free the elf, who comes along.",
        ),
        (
            "de",
            "Du gehst zur Nordwestpforte.",
            "Du würfelst 4 + 1 = 5 gegen den Troll.",
            "Ben greift dich an.",
            "Du befreist den Elfen. Er kommt mit.",
        ),
        (
            "fr",
            "Tu vas à la Porte nord-ouest.",
            "Tu obtiens 4 + 1 = 5 contre le troll.",
            "Ben t’attaque.",
            "Tu délivres l’elfe, qui suit le groupe.",
        ),
        (
            "it",
            "Tu vai alla Porta nord-ovest.",
            "Tu tiri 4 + 1 = 5 contro il troll.",
            "Ben ti attacca.",
            "Tu liberi l’elfo, che segue il gruppo.",
        ),
    ],
)
def test_sentences_call_their_reader_you(
    language: Language, moved: str, rolled: str, attacked: str, found: str
) -> None:
    speaker = Translator(language, [WORDS]).for_reader(A)

    def said(event: Event) -> str:
        return speaker.format(event.message(), ["Anna", "Ben"])

    assert said(PartyMoved((A,), Place.C1, AreaKind.CORRIDOR)) == moved
    assert said(MeleeRolled(PlayerName(A), Monster.TROLL.message_ref, 4, 1)) == rolled
    assert said(Attacked((B,), (A,))) == attacked
    assert said(OpenlyFound(PlayerName(A), Treasure.ELF)) == found


def ballot(*choices: Vote) -> BallotOpened:
    """Return the event of a ballot of one party."""
    names = tuple(place_of(one.area) if isinstance(one, Go) else STAY for one in choices)
    return BallotOpened((A, B, C)[: len(choices)], choices, names)


GATE, CROSSING, ROOM, OTHER_ROOM = (Go(area_named(name)) for name in ("c1", "c2", "b1", "a1"))


@pytest.mark.rule("5.3")
@pytest.mark.parametrize(
    ("choices", "rule", "decider"),
    [
        ((GATE, GATE), "none", ""),
        ((Cast(Spell.ESP), Hold()), "none", ""),
        ((ROOM, GATE), "half", ""),
        ((ROOM, OTHER_ROOM), "half", ""),
        ((Leave(), Stop()), "half", ""),
        ((GATE, Stop()), "first", PlayerName(A)),
        ((ROOM, GATE, CROSSING), "first", PlayerName(B)),
        ((ROOM, ROOM, GATE), "most", ""),
        ((GATE, GATE, ROOM), "most", ""),
        ((Attack(Party(1)), Spare()), "first", PlayerName(A)),
    ],
)
def test_a_split_vote_says_by_which_rule_it_is_decided(
    choices: tuple[Vote, ...], rule: str, decider: MessageArg
) -> None:
    data = ballot(*choices).data()

    assert (data["rule"], data["decider"]) == (rule, decider)


@pytest.mark.parametrize(
    ("language", "half", "tie"),
    [
        ("en", "To enter or leave takes more than half.", "A tie: you picked a character first and decide."),
        (
            "de",
            "Hinein oder hinaus geht es nur mit mehr als der Hälfte.",
            "Gleichstand: Du hast zuerst gewählt und entscheidest.",
        ),
        (
            "fr",
            "Pour entrer ou sortir, il faut plus de la moitié.",
            "Égalité\u00a0: tu as choisi en premier et tu décides.",
        ),
        ("it", "Per entrare o uscire serve più della metà.", "Parità: hai scelto prima il tuo eroe e decidi tu."),
    ],
)
def test_the_rule_of_a_split_vote_follows_the_votes(language: Language, half: str, tie: str) -> None:
    speaker = Translator(language, [WORDS]).for_reader(A)

    assert speaker.format(ballot(ROOM, GATE).message(), ["Anna", "Ben"]).endswith(half)
    assert speaker.format(ballot(GATE, Stop()).message(), ["Anna", "Ben"]).endswith(tie)


def test_only_others_read_that_a_fighter_has_no_magic_sword() -> None:
    speaker = Translator("en", [WORDS])
    event = NoSword(PlayerName(A))

    assert speaker.for_reader(A).format(event.message(), ["Anna", "Ben"]) == ""
    assert speaker.for_reader(B).format(event.message(), ["Anna", "Ben"]) == "Anna has no magic sword."
    assert speaker.format(NoSword(Discipline.FIGHTER.message_ref).message()) == ""


def test_nothing_is_told_of_a_seat_that_asks_nobody() -> None:
    speaker = Translator("en", [WORDS]).for_reader(A)

    assert speaker.format(AllianceProposed(B, ()).message(), ["Anna", "Ben"]) == ""
    assert speaker.format(AllianceProposed(B, (A,)).message(), ["Anna", "Ben"]) == "Ben asks you to join forces."


def test_the_chance_on_a_way_is_that_of_the_best_against_the_monster_that_the_seat_knows() -> None:
    state = advance_to_decision(table((WIZARD,), (CLERIC,), at=("c1", "g1"), monsters={"b1": Monster.OGRE}))
    way, counter = Go(area_named("b1")), counter_in("b1")
    looks = tuple(int(place == counter) for place in range(len(state.knows_monsters)))
    seen = replace(state, knows_monsters=looks)

    unknown = offer_of(play_all(state, (A, Done())), way).data
    known = offer_of(play_all(seen, (A, Done())), way, "notebook").data

    assert (unknown["seen"], unknown["best"]) == (0, PlayerName(A))
    assert (known["seen"], known["monster"], known["tenths"]) == (1, MessageRef("thing-ogre"), 5)
    assert (known["hits"], unknown["hits"]) == (5, 3)
