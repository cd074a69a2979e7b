"""Sentences: events and areas by their names, in every language."""

from typing import get_args

import pytest

from burghof.games.the_castle.model.area_names import Place
from burghof.games.the_castle.model.castle import AREAS, AreaKind, area_named
from burghof.games.the_castle.model.counters import Monster, Spell, Treasure
from burghof.games.the_castle.model.events import (
    AllianceProposed,
    BallotOpened,
    Dispelled,
    GoldLost,
    Hurt,
    MonsterCharmed,
    OrderRolled,
    PartyMoved,
    Peeked,
    PrincessStayed,
    SpellCast,
)
from burghof.games.the_castle.model.moves import Go, Stop
from burghof.games.the_castle.tests.decisions import ALLIES, WALKING, WORDS, messages
from burghof.games.the_castle.tests.tables import RULES, A, B, play_all_with_events
from burghof.kernel import Language, Message, MessageRef, PlayerName
from burghof.words.translator import Translator


@pytest.mark.parametrize(
    ("event", "name", "value"),
    [
        (PartyMoved((A, B), Place.C1, AreaKind.CORRIDOR), "number", 2),
        (SpellCast(PlayerName(A), Spell.SPEED, None), "aimed", 0),
        (SpellCast(PlayerName(A), Spell.HEROISM, PlayerName(B)), "aimed", 1),
        (Hurt(Monster.GOBLIN.message_ref, 1, 2), "name", MessageRef("being-goblin")),
        (Hurt(PlayerName(A), 1, 2), "name", PlayerName(A)),
        (MonsterCharmed(Monster.TROLL.message_ref, (A,)), "monster", MessageRef("being-troll")),
        (Peeked((A,), Place.A1, Monster.RAT, None), "seen", (Monster.RAT.message_ref,)),
        (OrderRolled((A, B), (3, 5)), "pips", (3, 5)),
        (AllianceProposed(A, ()), "number", 0),
        (Dispelled(()), "number", 0),
        (GoldLost((Treasure.GOLD_100,)), "number", 1),
    ],
)
def test_a_sentence_knows_what_its_words_need(event: Hurt, name: str, value: object) -> None:
    assert event.message().data[name] == value


def test_an_opened_ballot_says_what_everybody_chose() -> None:
    _, emitted = play_all_with_events(ALLIES, (A, Stop()), (B, Go(area_named("c2"))))

    assert isinstance(emitted[0], BallotOpened)
    assert emitted[0].names == (MessageRef("choice-stop"), Place.C2)
    assert emitted[0].message().data["names"] == (MessageRef("choice-stop"), MessageRef("place-c2"))


@pytest.mark.parametrize("language", get_args(Language))
def test_every_area_has_a_name_of_its_own_with_its_place_on_the_plan(language: Language) -> None:
    speaker = Translator(language, [WORDS])
    names = {place: speaker.format(Message(place.message_ref.key)) for place in Place}

    assert all(name.endswith(f" ({place})") for place, name in names.items())
    assert len({name.removesuffix(f" ({place})") for place, name in names.items()}) == len(AREAS)


@pytest.mark.parametrize(
    ("language", "moved", "stayed", "offered", "leads"),
    [
        (
            "en",
            "Anna goes to the Raven Room (b1).",
            "The Princess stays in the Cell.",
            "Go to the Raven Room (b1) (a monster is there)",
            "leads to Raven Room (b1) and North-west Crossing (c2)",
        ),
        (
            "de",
            "Anna geht in die Rabenstube (b1).",
            "Die Prinzessin bleibt im Verlies.",
            "In die Rabenstube (b1) gehen (dort ist ein Monster)",
            "führt zu: Rabenstube (b1) und Nordwestkreuzung (c2)",
        ),
        (
            "fr",
            "Anna va dans la Salle du corbeau (b1).",
            "La princesse reste dans le cachot.",
            "Aller dans la Salle du corbeau (b1) (un monstre s’y trouve)",
            "mène à\N{NO-BREAK SPACE}: Salle du corbeau (b1) et Croisée nord-ouest (c2)",
        ),
        (
            "it",
            "Anna va nella Stanza del corvo (b1).",
            "La principessa resta nella cella.",
            "Vai nella Stanza del corvo (b1) (c’è un mostro)",
            "porta a: Stanza del corvo (b1) e Crociera nord-ovest (c2)",
        ),
    ],
)
def test_sentences_offers_and_surroundings_name_areas(
    language: Language, moved: str, stayed: str, offered: str, leads: str
) -> None:
    speaker = Translator(language, [WORDS])

    def said(message: Message) -> str:
        return speaker.format(message, ["Anna", "Ben"])

    (way,) = [offer for offer in RULES.offers(WALKING, A, "pure") if offer.move == Go(area_named("b1"))]

    assert said(PartyMoved((A,), Place.B1, AreaKind.ROOM).message()) == moved
    assert said(PrincessStayed(Place.E4, AreaKind.CELL).message()) == stayed
    assert said(way.message) == offered
    assert said(messages(WALKING)["area-c1"]).endswith(leads)
