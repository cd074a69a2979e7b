### Die Burg auf Deutsch.

game-in-a-sentence = Zwei Schlüssel, eine Prinzessin, viele Zähne.
game-invitation = { $host } hält dir in der Burg einen Stuhl frei.

## Optionen

option-attacks = Angriffe
option-attacks-about = Ob Gruppen einander angreifen dürfen.
option-boots = Stiefel der Schnelligkeit
option-boots-about = Wen die Stiefel der Schnelligkeit ein zweites Mal tragen.
option-boots-wearer = Nur, wer sie trägt und keine Verbündeten hat
option-boots-party = Die ganze Gruppe
option-rounds = Runden
option-rounds-about = Wer nach der letzten Runde noch drinnen ist, ist verloren. Ohne Grenze endet die Partie erst, wenn alle draußen oder tot sind oder dreißig Runden lang nichts Neues geschieht.
option-rounds-0 = Ohne Grenze

## Namen

entrance-a = A
entrance-b = B
entrance-c = C
entrance-d = D
entrance-e = E
entrance-f = F
discipline-fighter = Kämpfer
discipline-cleric = Kleriker
discipline-wizard = Zauberer
monster-behemoth = Behemoth
monster-gargoyle = Gargoyle
monster-goblin = Goblin
monster-ogre = Oger
monster-shadow = Schatten
monster-slime = Schleim
monster-troll = Troll
monster-werewolf = Werwolf
monster-ghoul = Ghul
monster-ghost = Gespenst
monster-skeleton = Skelett
monster-vampire = Vampir
monster-zombie = Zombie
monster-witch = Hexe
monster-bat = Fledermaus
monster-centipede = Hundertfüßer
monster-lizard = Echse
monster-mildew = Mehltau
monster-mold = Schimmel
monster-rat = Ratte
monster-snake = Schlange
monster-spider = Spinne
treasure-gold-100 = 100 Gold
treasure-gold-200 = 200 Gold
treasure-gold-300 = 300 Gold
treasure-gold-400 = 400 Gold
treasure-gold-500 = 500 Gold
treasure-key-a = Schlüssel A
treasure-key-b = Schlüssel B
treasure-skeleton-key = Dietrich
treasure-acid = Säureflasche
treasure-boots = Stiefel der Schnelligkeit
treasure-coffin = Sarg
treasure-medallion = Medaillon der Hellsicht
treasure-pistol = Pistole
treasure-healing = Heiltrank
treasure-teleport = Teleporttrank
treasure-sword = Zauberschwert
treasure-dwarf = Zwerg
treasure-elf = Elf
treasure-spores = Sporen
treasure-vapor = Giftdampf
treasure-trap = Falle
treasure-curse = Fluch −1
treasure-heavy-curse = Fluch −300
spell-charm = Bezauberung
spell-esp = Hellsicht
spell-fireball = Feuerball
spell-heroism = Heldenmut
spell-speed = Eile
spell-teleport = Teleport
twin-first-fighter = Kämpfer 1
twin-second-fighter = Kämpfer 2
twin-first-cleric = Kleriker 1
twin-second-cleric = Kleriker 2
twin-first-wizard = Zauberer 1
twin-second-wizard = Zauberer 2
being-fighter = Der Kämpfer
being-cleric = Der Kleriker
being-wizard = Der Zauberer
being-first-fighter = Der erste Kämpfer
being-second-fighter = Der zweite Kämpfer
being-first-cleric = Der erste Kleriker
being-second-cleric = Der zweite Kleriker
being-first-wizard = Der erste Zauberer
being-second-wizard = Der zweite Zauberer
being-dwarf = Der Zwerg
being-elf = Der Elf
being-behemoth = Der Behemoth
being-gargoyle = Der Gargoyle
being-goblin = Der Goblin
being-ogre = Der Oger
being-shadow = Der Schatten
being-slime = Der Schleim
being-troll = Der Troll
being-werewolf = Der Werwolf
being-ghoul = Der Ghul
being-ghost = Das Gespenst
being-skeleton = Das Skelett
being-vampire = Der Vampir
being-zombie = Der Zombie
being-witch = Die Hexe
being-bat = Die Fledermaus
being-centipede = Der Hundertfüßer
being-lizard = Die Echse
being-mildew = Der Mehltau
being-mold = Der Schimmel
being-rat = Die Ratte
being-snake = Die Schlange
being-spider = Die Spinne
whom-fighter = den Kämpfer
whom-cleric = den Kleriker
whom-wizard = den Zauberer
whom-first-fighter = den ersten Kämpfer
whom-second-fighter = den zweiten Kämpfer
whom-first-cleric = den ersten Kleriker
whom-second-cleric = den zweiten Kleriker
whom-first-wizard = den ersten Zauberer
whom-second-wizard = den zweiten Zauberer
whom-dwarf = den Zwerg
whom-elf = den Elfen
whom-behemoth = den Behemoth
whom-gargoyle = den Gargoyle
whom-goblin = den Goblin
whom-ogre = den Oger
whom-shadow = den Schatten
whom-slime = den Schleim
whom-troll = den Troll
whom-werewolf = den Werwolf
whom-ghoul = den Ghul
whom-ghost = das Gespenst
whom-skeleton = das Skelett
whom-vampire = den Vampir
whom-zombie = den Zombie
whom-witch = die Hexe
whom-bat = die Fledermaus
whom-centipede = den Hundertfüßer
whom-lizard = die Echse
whom-mildew = den Mehltau
whom-mold = den Schimmel
whom-rat = die Ratte
whom-snake = die Schlange
whom-spider = die Spinne
thing-behemoth = einen Behemoth
thing-gargoyle = einen Gargoyle
thing-goblin = einen Goblin
thing-ogre = einen Oger
thing-shadow = einen Schatten
thing-slime = einen Schleim
thing-troll = einen Troll
thing-werewolf = einen Werwolf
thing-ghoul = einen Ghul
thing-ghost = ein Gespenst
thing-skeleton = ein Skelett
thing-vampire = einen Vampir
thing-zombie = einen Zombie
thing-witch = eine Hexe
thing-bat = eine Fledermaus
thing-centipede = einen Hundertfüßer
thing-lizard = eine Echse
thing-mildew = Mehltau
thing-mold = Schimmel
thing-rat = eine Ratte
thing-snake = eine Schlange
thing-spider = eine Spinne
thing-gold-100 = 100 Gold
thing-gold-200 = 200 Gold
thing-gold-300 = 300 Gold
thing-gold-400 = 400 Gold
thing-gold-500 = 500 Gold
thing-key-a = Schlüssel A
thing-key-b = Schlüssel B
thing-skeleton-key = einen Dietrich
thing-acid = eine Säureflasche
thing-boots = Stiefel der Schnelligkeit
thing-coffin = einen Sarg
thing-medallion = ein Medaillon der Hellsicht
thing-pistol = eine Pistole
thing-healing = einen Heiltrank
thing-teleport = einen Teleporttrank
thing-sword = ein Zauberschwert
thing-dwarf = einen Zwerg
thing-elf = einen Elfen
thing-spores = Sporen
thing-vapor = Giftdampf
thing-trap = eine Falle
thing-curse = einen Fluch −1
thing-heavy-curse = einen Fluch −300
place-a1 = Eulenkammer
place-b1 = Rabenstube
place-c1 = Nordwestpforte
place-d1 = Rosenkammer
place-e1 = Haupthalle
place-f1 = Spiegelkammer
place-g1 = Nordostpforte
place-h1 = Kartenstube
place-i1 = Sternwarte
place-a2 = Falkenkammer
place-b2 = Hirschstube
place-c2 = Nordwestkreuzung
place-d2 = Rosengalerie
place-e2 = Rittergalerie
place-f2 = Spiegelgalerie
place-g2 = Nordostkreuzung
place-h2 = Bibliothek
place-i2 = Schreibstube
place-a3 = Fuchskammer
place-b3 = Bärenstube
place-c3 = Bärengalerie
place-d3 = Kapelle
place-e3 = Ritterhalle
place-f3 = Kerzenkammer
place-g3 = Harfengalerie
place-h3 = Harfenstube
place-i3 = Uhrenkammer
place-a4 = Westpforte
place-b4 = Westgalerie
place-c4 = Westkreuzung
place-d4 = Kettengalerie
place-e4 = Verlies
place-f4 = Riegelgalerie
place-g4 = Ostkreuzung
place-h4 = Ostgalerie
place-i4 = Ostpforte
place-a5 = Waschküche
place-b5 = Burgküche
place-c5 = Küchengalerie
place-d5 = Bilderkammer
place-e5 = Thronhalle
place-f5 = Ratsstube
place-g5 = Wachgalerie
place-h5 = Wachstube
place-i5 = Waffenkammer
place-a6 = Speisekammer
place-b6 = Backstube
place-c6 = Südwestkreuzung
place-d6 = Bildergalerie
place-e6 = Throngalerie
place-f6 = Laternengalerie
place-g6 = Südostkreuzung
place-h6 = Sattelkammer
place-i6 = Schmiede
place-a7 = Kräuterkammer
place-b7 = Webstube
place-c7 = Südwestpforte
place-d7 = Weinkammer
place-e7 = Brunnenstube
place-f7 = Laternenkammer
place-g7 = Südostpforte
place-h7 = Schildkammer
place-i7 = Pfeilkammer
choice-accept = ja
choice-refuse = nein
choice-stop = bleiben
choice-leave = hinaus
choice-gift = etwas weitergeben
choice-spare = niemanden angreifen
choice-hold = nichts
choice-pile = das Zurückgelassene nehmen
choice-decline = alles liegen lassen
chance-you-win = { $tenths ->
    [0] Fast jeden Kampf verlierst du.
    [1] Einen von zehn Kämpfen gewinnst du.
    [2] Zwei von zehn Kämpfen gewinnst du.
    [3] Drei von zehn Kämpfen gewinnst du.
    [4] Vier von zehn Kämpfen gewinnst du.
    [5] Fünf von zehn Kämpfen gewinnst du.
    [6] Sechs von zehn Kämpfen gewinnst du.
    [7] Sieben von zehn Kämpfen gewinnst du.
    [8] Acht von zehn Kämpfen gewinnst du.
    [9] Neun von zehn Kämpfen gewinnst du.
   *[other] Fast jeden Kampf gewinnst du.
}
chance-of-ten = { $tenths ->
    [0] fast nie
    [1] einen von zehn Kämpfen
    [2] zwei von zehn Kämpfen
    [3] drei von zehn Kämpfen
    [4] vier von zehn Kämpfen
    [5] fünf von zehn Kämpfen
    [6] sechs von zehn Kämpfen
    [7] sieben von zehn Kämpfen
    [8] acht von zehn Kämpfen
    [9] neun von zehn Kämpfen
   *[other] fast jeden Kampf
}
first-choice = { $first-is ->
    [you] { list-you }
   *[other] { $first }
}
second-choice = { $second-is ->
    [you] { list-you }
   *[other] { $second }
}
ballot-rule = { $rule ->
    [most] {" "}Die meisten Stimmen entscheiden.
    [half] {" "}Hinein oder hinaus geht es nur mit mehr als der Hälfte.
    [first] {" "}{ $decider-is ->
        [you] Gleichstand: Du hast zuerst gewählt und entscheidest.
       *[other] Gleichstand: { $decider } hat zuerst gewählt und entscheidet.
    }
   *[none] {""}
}

## Ablehnungen

refusal-other-counters = Jedes Plättchen kommt in einen Raum, von jeder Art eines je Raum.
refusal-a-die-for-each = Wer noch beginnen kann, wirft einen Würfel.
refusal-none-left = { $discipline }: keiner mehr da. Wähl einen anderen Helden.
refusal-not-with-yourself = Zu deiner Gruppe gehörst du schon. Frag jemand anderen.
refusal-already-allied = Da ist schon jemand verbündet. Frag alle, die es nicht sind.
refusal-entrance-taken = Eingang { $entrance } ist vergeben. Jede Gruppe braucht einen eigenen.
refusal-not-due-now = Das geht jetzt nicht. Etwas anderes ist zuerst dran.
refusal-six-sides = Ein Würfel zeigt 1 bis 6.
refusal-no-wizard = Hier geht kein Zauber. Nur Zauberer wirken Zauber.
refusal-not-before-moving = { $spell } gehört in den Kampf, nicht vor die Bewegung.
refusal-one-spell = Kein zweiter Zauber. Vor der Bewegung wirkt jeder nur einen.
refusal-no-speed-again = Noch keine Eile. Zuerst zieht eine andere Gruppe.
refusal-not-of-your-party = Nicht aus deiner Gruppe. Wähl jemanden von euch.
refusal-not-in-your-possession = Das trägst du nicht: { $item }.
refusal-used-this-turn = In diesem Zug schon benutzt: { $item }.
refusal-nothing-hidden = In der { $area } liegt nichts dergleichen verdeckt.
refusal-nobody-wounded = Hier gibt es nichts zu heilen. Wähl jemanden mit Treffern.
refusal-knows-the-pistol = Nichts mehr zu lernen: Du weißt, wie die Pistole geht.
refusal-boots-are-worn = Die Stiefel sind schon angezogen.
refusal-not-to-an-ally = Nicht dorthin. Magisches geht an lebende Verbündete.
refusal-given-this-turn = In diesem Zug schon weitergegeben: { $item }.
refusal-no-item-of-yours = Das kannst du nicht geben. Wähl Magisches, das du trägst.
refusal-monster-only = Dieser Wurf zeigt nur ein Monster, keinen Schatz.
refusal-one-counter-only = Dieser Wurf zeigt nur eines: Monster oder Schatz.
refusal-cell-is-locked = Das Verlies ist zu. Zwei passende Schlüssel öffnen es.
refusal-already-here = { $area }: Dort bist du schon. Geh nach nebenan, oder bleib hier.
refusal-not-next-door = { $area }: Von hier führt kein Weg direkt dorthin.
refusal-no-entrance-here = Hier geht es nicht hinaus. Das geht nur an einem Eingang.
refusal-not-in-a-fight = { $spell } gehört vor die Bewegung, nicht in den Kampf.
refusal-no-such-enemy = Hier kein Gegner. Wähl einen, gegen den du kämpfst.
refusal-only-wild-monsters = Keine Bezauberung hier. Sie wirkt nur auf wilde Monster.
refusal-cannot-be-charmed = { $monster }: Untote, Hexen und Schimmel bezaubert niemand.
refusal-no-acid = Du hast hier keine Säure zu werfen.
refusal-no-pistol = Du hast keine Pistole, mit der du schießen kannst.
refusal-not-here = Diese Gruppe ist nicht hier. Angreifen geht nur vor Ort.
refusal-too-large-for-a-captive = Das Monster ist zu groß. Zwerg und Elf meiden es.
refusal-nothing-to-check = Hier liegt kein Schatz.
refusal-cannot-check = Schätze deckt ein Held auf, der Zwerg oder der Elf.
refusal-no-heir = Der Fund geht an einen lebenden Helden deiner Gruppe.
refusal-keeps-it-himself = Nicht für andere: Helden behalten, was sie finden.
refusal-no-pile-here = Hier hat niemand etwas zurückgelassen.

## Ereignisse

event-counters-laid = In jedem Raum liegen verdeckt ein Monster und ein Schatz.
    .past = In jeden Raum sind verdeckt ein Monster und ein Schatz gekommen.
event-order-rolled = { $number ->
    [one] { $lead-is ->
        [you] Du würfelst
       *[other] { $lead } würfelt
    } um die erste Wahl
   *[other] Gewürfelt um die erste Wahl ({ $seats-you })
}: { $pips }.
    .past = { $number ->
        [one] { $lead-is ->
            [you] Du hast
           *[other] { $lead } hat
        } um die erste Wahl gewürfelt
       *[other] Gewürfelt um die erste Wahl ({ $seats-you })
    }: { $pips }.
event-character-picked = { $seat-is ->
    [you] Du wählst
   *[other] { $seat } wählt
} { $discipline }.
    .past = { $seat-is ->
        [you] Du hast
       *[other] { $seat } hat
    } { $discipline } gewählt.
event-alliance-proposed = { $number ->
    [0] {""}
    [one] { $seat-is ->
        [you] Du bietest { $asked } ein Bündnis an.
       *[other] { $seat } bietet { $asked-is ->
            [you] dir
           *[other] { $asked }
        } ein Bündnis an.
    }
   *[other] { $seat-is ->
        [you] Du bietest
       *[other] { $seat } bietet
    } { $others-is ->
        [with-you] dir und { $others-others }
       *[other] { $others }
    } ein Bündnis an.
}
    .past = { $number ->
        [0] {""}
        [one] { $seat-is ->
            [you] Du hast { $asked } ein Bündnis angeboten.
           *[other] { $seat } hat { $asked-is ->
                [you] dir
               *[other] { $asked }
            } ein Bündnis angeboten.
        }
       *[other] { $seat-is ->
            [you] Du hast
           *[other] { $seat } hat
        } { $others-is ->
        [with-you] dir und { $others-others }
       *[other] { $others }
    } ein Bündnis angeboten.
    }
event-alliance-made = { $seats-is ->
    [with-you] Du und { $seats-others } verbündet euch.
   *[other] { $seats } verbünden sich.
}
    .past = { $seats-is ->
        [with-you] Du und { $seats-others } habt euch verbündet.
       *[other] { $seats } haben sich verbündet.
    }
event-alliance-refused = { $seat-is ->
    [you] Du findest
   *[other] { $seat } findet
} keine Verbündeten.
    .past = { $seat-is ->
        [you] Du hast
       *[other] { $seat } hat
    } keine Verbündeten gefunden.
event-entrance-chosen = { $number ->
    [one] { $lead-is ->
        [you] Du beginnst
       *[other] { $lead } beginnt
    }
   *[other] { $seats-is ->
       [with-you] Du und { $seats-others } beginnt
      *[other] { $seats } beginnen
    }
} bei Eingang { $entrance }.
    .past = { $number ->
        [one] { $lead-is ->
            [you] Du hast
           *[other] { $lead } hat
        }
       *[other] { $seats-is ->
           [with-you] Du und { $seats-others } habt
          *[other] { $seats } haben
        }
    } bei Eingang { $entrance } begonnen.
event-turn-began = { $is_extra ->
    [0] Runde { $round }: { $number ->
        [one] { $lead-is ->
            [you] Du bist
           *[other] { $lead } ist
        }
       *[other] { $seats-is ->
           [with-you] Du und { $seats-others } seid
          *[other] { $seats } sind
        }
    } am Zug.
   *[1] { $number ->
        [one] { $lead-is ->
            [you] Durch Eile ziehst du
           *[other] Durch Eile zieht { $lead }
        }
       *[other] { $seats-is ->
            [with-you] Durch Eile zieht ihr, du und { $seats-others },
           *[other] Durch Eile ziehen { $seats }
        }
    } noch einmal.
}
    .past = { $is_extra ->
        [0] Runde { $round }: { $number ->
            [one] { $lead-is ->
                [you] Du warst
               *[other] { $lead } war
            }
           *[other] { $seats-is ->
               [with-you] Du und { $seats-others } wart
              *[other] { $seats } waren
            }
        } am Zug.
       *[1] Durch Eile { $number ->
            [one] { $lead-is ->
                [you] hast du
               *[other] hat { $lead }
            }
           *[other] { $seats-is ->
                [with-you] habt ihr, du und { $seats-others },
               *[other] haben { $seats }
            }
        } noch einmal gezogen.
    }
event-ballot-opened = { $agreed ->
    [1] { $seats-is ->
        [with-you] Du und { $seats-others } seid euch einig
       *[other] { $seats } sind sich einig
    }: { first-choice }.
   *[0] { ballot-split }
}
    .past = { $agreed ->
        [1] { $seats-is ->
            [with-you] Du und { $seats-others } wart euch einig
           *[other] { $seats } waren sich einig
        }: { first-choice }.
       *[0] { ballot-split }
    }
ballot-split = { $number ->
    [2] Uneins. { $one-is ->
        [you] Du
       *[other] { $one }
    }: { first-choice }. { $two-is ->
        [you] Du
       *[other] { $two }
    }: { second-choice }.{ ballot-rule }
   *[other] Uneins ({ $seats-you }): { $names-you }.{ ballot-rule }
}
event-spell-cast = { $name-is ->
    [you] Du wirkst
   *[other] { $name } wirkt
} { $spell }{ spell-target }.
    .past = { $name-is ->
        [you] Du hast
       *[other] { $name } hat
    } { $spell }{ spell-target } gewirkt.
spell-target = { $aimed ->
    [0] {""}
   *[1] {" "}{ $kind ->
        [heroism] für
       *[other] gegen
    } { $target-is ->
        [you] dich
       *[other] { $target }
    }
}
event-spell-rolled = { $name-is ->
    [you] Du würfelst
   *[other] { $name } würfelt
} { $pips }: { $spell } { $effect ->
    [fails] misslingt
    [hurts] misslingt und schmerzt
   *[other] gelingt
}.
    .past = { $name-is ->
        [you] Du hast
       *[other] { $name } hat
    } { $pips } gewürfelt: { $spell } { $effect ->
        [fails] ist misslungen
        [hurts] ist schmerzhaft misslungen
       *[other] ist gelungen
    }.
event-strength-rolled = { $name-is ->
    [you] Du würfelst
   *[other] { $name } würfelt
} { $pips }: { $spell } hat Stärke { $strength }.
    .past = { $name-is ->
        [you] Du hast
       *[other] { $name } hat
    } { $pips } gewürfelt: { $spell } hatte Stärke { $strength }.
event-heroism-gained = { $name-is ->
    [you] Du kämpfst
   *[other] { $name } kämpft
} bis zum Ende des Zugs mit Heldenmut.
    .past = { $name-is ->
        [you] Du hast
       *[other] { $name } hat
    } bis zum Ende des Zugs mit Heldenmut gekämpft.
event-speed-gained = { $number ->
    [one] { $lead-is ->
        [you] Du bekommst
       *[other] { $lead } bekommt
    }
   *[other] { $seats-is ->
       [with-you] Du und { $seats-others } bekommt
      *[other] { $seats } bekommen
    }
} danach noch einen Zug.
    .past = { $number ->
        [one] { $lead-is ->
            [you] Du hast
           *[other] { $lead } hat
        }
       *[other] { $seats-is ->
           [with-you] Du und { $seats-others } habt
          *[other] { $seats } haben
        }
    } danach noch einen Zug bekommen.
event-monster-charmed = { $monster } ist bezaubert und geht mit { $number ->
    [one] { $lead-is ->
        [you] dir
       *[other] { $lead }
    }
   *[other] { $seats-is ->
        [with-you] dir und { $seats-others }
       *[other] { $seats }
    }
}.
    .past = { $monster } war bezaubert und ist mit { $number ->
        [one] { $lead-is ->
            [you] dir
           *[other] { $lead }
        }
       *[other] { $seats-is ->
        [with-you] dir und { $seats-others }
       *[other] { $seats }
    }
    } gegangen.
event-looked-into = { $name-is ->
    [you] Du blickst
   *[other] { $name } blickt
} in die { $area }, auf { $what ->
    [monster] das Monster
    [treasure] den Schatz
   *[both] Monster und Schatz
}.
    .past = { $name-is ->
        [you] Du hast
       *[other] { $name } hat
    } in die { $area } geblickt, auf { $what ->
        [monster] das Monster
        [treasure] den Schatz
       *[both] Monster und Schatz
    }.
event-peeked = In der { $area } siehst du { $seen }.
    .past = In der { $area } hast du { $seen } gesehen.
event-item-used = { $kind ->
    [medallion] { $name-is ->
        [you] Du blickst
       *[other] { $name } blickt
    } durch das Medaillon der Hellsicht.
    [healing] { $name-is ->
        [you] Du entkorkst
       *[other] { $name } entkorkt
    } den Heiltrank.
    [teleport] { $name-is ->
        [you] Du trinkst
       *[other] { $name } trinkt
    } den Teleporttrank.
    [boots] { $name-is ->
        [you] Du gehst
       *[other] { $name } geht
    } in Stiefeln der Schnelligkeit weiter.
    [acid] { $name-is ->
        [you] Du greifst
       *[other] { $name } greift
    } zur Säureflasche.
    [pistol] { $name-is ->
        [you] Du legst
       *[other] { $name } legt
    } die Pistole an.
   *[other] { $name-is ->
        [you] Du benutzt
       *[other] { $name } benutzt
    } etwas Magisches: { $item }.
}
    .past = { $kind ->
        [boots] { $name-is ->
            [you] Du bist
           *[other] { $name } ist
        } in Stiefeln der Schnelligkeit weitergegangen
       *[other] { $name-is ->
            [you] Du hast
           *[other] { $name } hat
        } { $kind ->
            [medallion] durch das Medaillon der Hellsicht geblickt
            [healing] den Heiltrank entkorkt
            [teleport] den Teleporttrank getrunken
            [acid] zur Säureflasche gegriffen
            [pistol] die Pistole angelegt
           *[other] etwas Magisches benutzt: { $item }
        }
    }.
event-item-given = { $name-is ->
    [you] Du gibst
   *[other] { $name } gibt
} einen magischen Gegenstand an { $whom-is ->
    [you] dich
   *[other] { $whom }
} weiter.
    .past = { $name-is ->
        [you] Du hast
       *[other] { $name } hat
    } einen magischen Gegenstand an { $whom-is ->
        [you] dich
       *[other] { $whom }
    } weitergegeben.
event-gift-offered = { $name-is ->
    [you] Du bietest
   *[other] { $name } bietet
} { $whom-is ->
    [you] dir
   *[other] { $whom }
} einen magischen Gegenstand an.
    .past = { $name-is ->
        [you] Du hast
       *[other] { $name } hat
    } { $whom-is ->
        [you] dir
       *[other] { $whom }
    } einen magischen Gegenstand angeboten.
event-gift-refused = { $other-is ->
    [you] Du nimmst
   *[other] { $other } nimmt
} { $name-is ->
    [you] deinen magischen Gegenstand
   *[other] den magischen Gegenstand von { $name }
} nicht.
    .past = { $other-is ->
        [you] Du hast
       *[other] { $other } hat
    } { $name-is ->
        [you] deinen magischen Gegenstand
       *[other] den magischen Gegenstand von { $name }
    } nicht genommen.
event-healed = Eine { $pips } heilt { $whom-is ->
    [you] dich
   *[other] { $whom }
}{ $hits ->
    [0] {" "}ganz
    [one] : 1 Treffer bleibt
   *[other] : { $hits } Treffer bleiben
}.
    .past = Eine { $pips } hat { $whom-is ->
        [you] dich
       *[other] { $whom }
    } { $hits ->
        [0] ganz geheilt
        [one] geheilt: 1 Treffer ist geblieben
       *[other] geheilt: { $hits } Treffer sind geblieben
    }.
event-studied = { $name-is ->
    [you] Du untersuchst
   *[other] { $name } untersucht
} die Pistole und { $name-is ->
    [you] würfelst
   *[other] würfelt
} { $pips }: { $result ->
    [ready] Sie ist bereit
    [again] noch ein Versuch
   *[shot] Sie geht los
}.
    .past = { $name-is ->
        [you] Du hast
       *[other] { $name } hat
    } die Pistole untersucht und { $pips } gewürfelt: { $result ->
        [ready] Sie war bereit
        [again] noch ein Versuch
       *[shot] Sie ist losgegangen
    }.
event-shot-himself = { $name-is ->
    [you] Du erleidest
   *[other] { $name } erleidet
} { $hits } Treffer durch die Pistole. Sie ist fort.
    .past = { $name-is ->
        [you] Du hast
       *[other] { $name } hat
    } { $hits } Treffer durch die Pistole erlitten. Sie war fort.
event-hurt = { $name-is ->
    [you] Du erleidest
   *[other] { $name } erleidet
} { $hits } Treffer{ hurt-left }.
    .past = { $name-is ->
        [you] Du hast
       *[other] { $name } hat
    } { $hits } Treffer erlitten{ hurt-left }.
hurt-left = { $left ->
    [0] {""}
    [one] ; 1 weiterer wäre tödlich
   *[other] ; { $left } weitere wären tödlich
}
event-died = { $name-is ->
    [you] Du bist tot.
   *[other] { $name } ist tot.
}
    .past = { $name-is ->
        [you] Du bist gestorben.
       *[other] { $name } ist gestorben.
    }
event-party-died = { $number ->
    [one] { $lead-is ->
        [you] Deine Gruppe ist
       *[other] Die Gruppe von { $lead } ist
    }
   *[other] { $seats-is ->
        [with-you] Deine Gruppe ist
       *[other] Die Gruppe von { $seats } ist
    }
} tot.{ $counters ->
    [0] {""}
    [one] {" "}Ein Plättchen bleibt zurück.
   *[other] {" "}{ $counters } Plättchen bleiben zurück.
}
    .past = { $number ->
        [one] { $lead-is ->
            [you] Deine Gruppe
           *[other] Die Gruppe von { $lead }
        }
       *[other] { $seats-is ->
            [with-you] Deine Gruppe
           *[other] Die Gruppe von { $seats }
        }
    } ist umgekommen.{ $counters ->
        [0] {""}
        [one] {" "}Ein Plättchen ist zurückgeblieben.
       *[other] {" "}{ $counters } Plättchen sind zurückgeblieben.
    }
event-curse-lifted = { $name-is ->
    [you] Du bist
   *[other] { $name } ist
} einen Fluch los.
    .past = { $name-is ->
        [you] Du bist
       *[other] { $name } ist
    } einen Fluch losgeworden.
event-party-stayed = { $number ->
    [one] { $lead-is ->
        [you] Du gehst
       *[other] { $lead } geht
    }
   *[other] { $seats-is ->
       [with-you] Du und { $seats-others } geht
      *[other] { $seats } gehen
    }
} nicht weiter.
    .past = { $number ->
        [one] { $lead-is ->
            [you] Du bist
           *[other] { $lead } ist
        }
       *[other] { $seats-is ->
           [with-you] Du und { $seats-others } seid
          *[other] { $seats } sind
        }
    } nicht weitergegangen.
event-party-moved = { $number ->
    [one] { $lead-is ->
        [you] Du gehst
       *[other] { $lead } geht
    }
   *[other] { $seats-is ->
       [with-you] Du und { $seats-others } geht
      *[other] { $seats } gehen
    }
} { $kind ->
    [cell] ins Verlies
    [corridor] zur { $area }
   *[other] in die { $area }
}.
    .past = { $number ->
        [one] { $lead-is ->
            [you] Du bist
           *[other] { $lead } ist
        }
       *[other] { $seats-is ->
           [with-you] Du und { $seats-others } seid
          *[other] { $seats } sind
        }
    } { $kind ->
        [cell] ins Verlies
        [corridor] zur { $area }
       *[other] in die { $area }
    } gegangen.
event-party-left = { $number ->
    [one] { $lead-is ->
        [you] Du verlässt
       *[other] { $lead } verlässt
    }
   *[other] { $seats-is ->
       [with-you] Du und { $seats-others } verlasst
      *[other] { $seats } verlassen
    }
} die Burg für immer.
    .past = { $number ->
        [one] { $lead-is ->
            [you] Du hast
           *[other] { $lead } hat
        }
       *[other] { $seats-is ->
           [with-you] Du und { $seats-others } habt
          *[other] { $seats } haben
        }
    } die Burg für immer verlassen.
event-teleported = { $number ->
    [one] { $lead-is ->
        [you] Du erscheinst
       *[other] { $lead } erscheint
    }
   *[other] { $seats-is ->
       [with-you] Du und { $seats-others } erscheint
      *[other] { $seats } erscheinen
    }
} { $kind ->
    [cell] im Verlies
   *[other] in der { $area }
}.
    .past = { $number ->
        [one] { $lead-is ->
            [you] Du bist
           *[other] { $lead } ist
        }
       *[other] { $seats-is ->
           [with-you] Du und { $seats-others } seid
          *[other] { $seats } sind
        }
    } { $kind ->
        [cell] im Verlies
       *[other] in der { $area }
    } erschienen.
event-keys-shown = { $number ->
    [one] { $lead-is ->
        [you] Du zeigst
       *[other] { $lead } zeigt
    }
   *[other] { $seats-is ->
       [with-you] Du und { $seats-others } zeigt
      *[other] { $seats } zeigen
    }
} { $keys }: Das Verlies ist offen.
    .past = { $number ->
        [one] { $lead-is ->
            [you] Du hast
           *[other] { $lead } hat
        }
       *[other] { $seats-is ->
           [with-you] Du und { $seats-others } habt
          *[other] { $seats } haben
        }
    } { $keys } gezeigt: Das Verlies war offen.
event-princess-joined = Die Prinzessin geht mit { $number ->
    [one] { $lead-is ->
        [you] dir
       *[other] { $lead }
    }
   *[other] { $seats-is ->
        [with-you] dir und { $seats-others }
       *[other] { $seats }
    }
}.
    .past = Die Prinzessin ist mit { $number ->
        [one] { $lead-is ->
            [you] dir
           *[other] { $lead }
        }
       *[other] { $seats-is ->
        [with-you] dir und { $seats-others }
       *[other] { $seats }
    }
    } gegangen.
event-princess-stayed = Die Prinzessin bleibt { $kind ->
    [cell] im Verlies
   *[other] in der { $area }
}.
    .past = Die Prinzessin ist { $kind ->
        [cell] im Verlies
       *[other] in der { $area }
    } geblieben.
event-monsters-revealed = { $kind ->
    [cell] Das Verlies
   *[other] Die { $area }
} birgt { $monsters }.
    .past = { $kind ->
        [cell] Das Verlies
       *[other] Die { $area }
    } hat { $monsters } verborgen.
event-coffin-closed = Der Sarg schließt sich über dem Vampir. Beide sind fort.
    .past = Der Sarg hat sich über dem Vampir geschlossen. Beide waren fort.
event-no-coffin = { $number ->
    [one] { $lead-is ->
        [you] Du hast
       *[other] { $lead } hat
    }
   *[other] { $seats-is ->
       [with-you] Du und { $seats-others } habt
      *[other] { $seats } haben
    }
} keinen Sarg für den Vampir.
    .past = { $number ->
        [one] { $lead-is ->
            [you] Du hattest
           *[other] { $lead } hatte
        }
       *[other] { $seats-is ->
           [with-you] Du und { $seats-others } hattet
          *[other] { $seats } hatten
        }
    } keinen Sarg für den Vampir.
event-attacked = { $number ->
    [one] { $lead-is ->
        [you] Du greifst { $others } an
       *[other] { $lead } greift { $foes ->
            [one] { $foe-is ->
                [you] dich
               *[other] { $foe }
            }
           *[other] { $others }
        } an
    }
   *[other] { $seats } greifen { $foes ->
        [one] { $foe-is ->
            [you] dich
           *[other] { $foe }
        }
       *[other] { $others }
    } an
}.
    .past = { $number ->
        [one] { $lead-is ->
            [you] Du hast { $others }
           *[other] { $lead } hat { $foes ->
                [one] { $foe-is ->
                    [you] dich
                   *[other] { $foe }
                }
               *[other] { $others }
            }
        }
       *[other] { $seats } haben { $foes ->
            [one] { $foe-is ->
                [you] dich
               *[other] { $foe }
            }
           *[other] { $others }
        }
    } angegriffen.
event-spared = { $number ->
    [one] { $lead-is ->
        [you] Du greifst
       *[other] { $lead } greift
    }
   *[other] { $seats-is ->
       [with-you] Du und { $seats-others } greift
      *[other] { $seats } greifen
    }
} niemanden an.
    .past = { $number ->
        [one] { $lead-is ->
            [you] Du hast
           *[other] { $lead } hat
        }
       *[other] { $seats-is ->
           [with-you] Du und { $seats-others } habt
          *[other] { $seats } haben
        }
    } niemanden angegriffen.
event-acid-thrown = { $name-is ->
    [you] Du wirfst
   *[other] { $name } wirft
} Säure auf { $target-is ->
    [you] dich
   *[other] { $target }
} und { $name-is ->
    [you] würfelst
   *[other] würfelt
} { $pips }: { $hits ->
    [0] daneben
   *[other] { $hits } Treffer
}.
    .past = { $name-is ->
        [you] Du hast
       *[other] { $name } hat
    } Säure auf { $target-is ->
        [you] dich
       *[other] { $target }
    } geworfen und { $pips } gewürfelt: { $hits ->
        [0] daneben
       *[other] { $hits } Treffer
    }.
event-shot-fired = { $name-is ->
    [you] Du schießt
   *[other] { $name } schießt
} auf { $target-is ->
    [you] dich
   *[other] { $target }
}: { $hits } Treffer.
    .past = { $name-is ->
        [you] Du hast
       *[other] { $name } hat
    } auf { $target-is ->
        [you] dich
       *[other] { $target }
    } geschossen: { $hits } Treffer.
event-sword-drawn = { $name-is ->
    [you] Du ziehst
   *[other] { $name } zieht
} ein Zauberschwert.
    .past = { $name-is ->
        [you] Du hast
       *[other] { $name } hat
    } ein Zauberschwert gezogen.
event-no-sword = { $solo ->
    [1] {""}
   *[0] { $name-is ->
        [you] {""}
       *[other] { $name } hat kein Zauberschwert.
    }
}
    .past = { $solo ->
        [1] {""}
       *[0] { $name-is ->
            [you] {""}
           *[other] { $name } hatte kein Zauberschwert.
        }
    }
event-melee-rolled = { $name-is ->
    [you] Du würfelst
   *[other] { $name } würfelt
} { melee-roll }.
    .past = { $name-is ->
        [you] Du hast
       *[other] { $name } hat
    } { melee-roll } gewürfelt.
melee-roll = { $pips }{ $modifier ->
    [0] {""}
    [1] {" "}+ 1 = { $total }
   *[other] {" "}− 1 = { $total }
} gegen { $other-is ->
    [you] dich
   *[other] { $other }
}
event-regenerated = { $name } heilt 1 Treffer.
    .past = { $name } hat 1 Treffer geheilt.
event-witch-cast = { $spell ->
    [teleport] Die Hexe schickt { $number ->
        [one] { $lead-is ->
            [you] dich
           *[other] { $lead }
        }
       *[other] { $seats-is ->
            [with-you] deine Gruppe
           *[other] { $seats }
        }
    } zurück zum Eingang.
    [dispel] Die Hexe lässt { $number ->
        [one] { $lead-is ->
            [you] deine Magie
           *[other] die Magie von { $lead }
        }
       *[other] { $seats-is ->
            [with-you] die Magie deiner Gruppe
           *[other] die Magie von { $seats }
        }
    } vergehen.
    [lead] Die Hexe macht { $number ->
        [one] { $lead-is ->
            [you] dein Gold
           *[other] das Gold von { $lead }
        }
       *[other] { $seats-is ->
            [with-you] das Gold deiner Gruppe
           *[other] das Gold von { $seats }
        }
    } zu Blei.
    [powder] Die Hexe wirft Giftpulver auf { $number ->
        [one] { $lead-is ->
            [you] dich
           *[other] { $lead }
        }
       *[other] { $seats-is ->
            [with-you] deine Gruppe
           *[other] { $seats }
        }
    }.
    [hex] Die Hexe verflucht { $number ->
        [one] { $lead-is ->
            [you] dich
           *[other] { $lead }
        }
       *[other] { $seats-is ->
            [with-you] deine Gruppe
           *[other] { $seats }
        }
    } für immer.
   *[dust] Mumienstaub auf { $number ->
        [one] { $lead-is ->
            [you] dich
           *[other] { $lead }
        }
       *[other] { $seats-is ->
            [with-you] deine Gruppe
           *[other] { $seats }
        }
    }: Treffer doppelt.
}
    .past = { $spell ->
        [teleport] Die Hexe hat { $number ->
            [one] { $lead-is ->
                [you] dich
               *[other] { $lead }
            }
           *[other] { $seats-is ->
                [with-you] deine Gruppe
               *[other] { $seats }
            }
        } zurück zum Eingang geschickt.
        [dispel] Die Hexe hat { $number ->
            [one] { $lead-is ->
                [you] deine Magie
               *[other] die Magie von { $lead }
            }
           *[other] { $seats-is ->
                [with-you] die Magie deiner Gruppe
               *[other] die Magie von { $seats }
            }
        } vergehen lassen.
        [lead] Die Hexe hat { $number ->
            [one] { $lead-is ->
                [you] dein Gold
               *[other] das Gold von { $lead }
            }
           *[other] { $seats-is ->
                [with-you] das Gold deiner Gruppe
               *[other] das Gold von { $seats }
            }
        } zu Blei gemacht.
        [powder] Die Hexe hat Giftpulver auf { $number ->
            [one] { $lead-is ->
                [you] dich
               *[other] { $lead }
            }
           *[other] { $seats-is ->
                [with-you] deine Gruppe
               *[other] { $seats }
            }
        } geworfen.
        [hex] Die Hexe hat { $number ->
            [one] { $lead-is ->
                [you] dich
               *[other] { $lead }
            }
           *[other] { $seats-is ->
                [with-you] deine Gruppe
               *[other] { $seats }
            }
        } für immer verflucht.
       *[dust] Die Hexe hat Mumienstaub auf { $number ->
            [one] { $lead-is ->
                [you] dich
               *[other] { $lead }
            }
           *[other] { $seats-is ->
                [with-you] deine Gruppe
               *[other] { $seats }
            }
        } geworfen: Alle Treffer haben sich verdoppelt.
    }
event-dispelled = { $number ->
    [0] Es gibt nichts Magisches zu zerstören.
   *[other] Das zerstört { $items }.
}
    .past = { $number ->
        [0] Da war nichts Magisches zu zerstören.
       *[other] Das hat { $items } zerstört.
    }
event-gold-lost = { $number ->
    [0] Es gibt kein Gold zu verlieren.
   *[other] { $lost } Gold sind nun wertlos.
}
    .past = { $number ->
        [0] Da war kein Gold zu verlieren.
       *[other] { $lost } Gold sind wertlos geworden.
    }
event-charm-broken = { $name } ist wieder wild.
    .past = { $name } ist wieder wild geworden.
event-looted = { $name-is ->
    [you] Du deckst
   *[other] { $name } deckt
} den Schatz der { $area } auf.
    .past = { $name-is ->
        [you] Du hast
       *[other] { $name } hat
    } den Schatz der { $area } aufgedeckt.
event-found = { $name-is ->
    [you] Du findest
   *[other] { $name } findet
} { $treasure }.
    .past = { $name-is ->
        [you] Du hast
       *[other] { $name } hat
    } { $treasure } gefunden.
event-openly-found = { $kind ->
    [dwarf] { $name-is ->
        [you] Du befreist
       *[other] { $name } befreit
    } den Zwerg. Er kommt mit.
    [elf] { $name-is ->
        [you] Du befreist
       *[other] { $name } befreit
    } den Elfen. Er kommt mit.
    [trap] { $name-is ->
        [you] Du löst
       *[other] { $name } löst
    } eine Falle aus.
    [spores] { $name-is ->
        [you] Du setzt
       *[other] { $name } setzt
    } Sporen frei: 2 Treffer für alle hier.
    [vapor] { $name-is ->
        [you] Du setzt
       *[other] { $name } setzt
    } Giftdampf frei.
   *[other] { $name-is ->
        [you] Du findest
       *[other] { $name } findet
    } { $treasure }.
}
    .past = { $name-is ->
        [you] Du hast
       *[other] { $name } hat
    } { $kind ->
        [dwarf] den Zwerg befreit. Er ist mitgekommen
        [elf] den Elfen befreit. Er ist mitgekommen
        [trap] eine Falle ausgelöst
        [spores] Sporen freigesetzt: 2 Treffer für alle dort
        [vapor] Giftdampf freigesetzt
       *[other] { $treasure } gefunden
    }.
event-trap-sprung = { $name-is ->
    [you] Du würfelst
   *[other] { $name } würfelt
} { $pips }: { $effect ->
    [nothing] Nichts geschieht
    [damage] Die Falle verletzt
   *[death] Die Falle tötet
}.
    .past = { $name-is ->
        [you] Du hast
       *[other] { $name } hat
    } { $pips } gewürfelt: { $effect ->
        [nothing] Nichts ist geschehen
        [damage] Die Falle hat verletzt
       *[death] Die Falle hat getötet
    }.
event-vapor-rose = Giftdampf steigt auf: { $pips } Treffer für alle hier.
    .past = Giftdampf ist aufgestiegen: { $pips } Treffer für alle dort.
event-pile-taken = { $name-is ->
    [you] Du nimmst
   *[other] { $name } nimmt
}, was hier zurückblieb: { $counters ->
    [one] ein
   *[other] { $counters }
} Plättchen.
    .past = { $name-is ->
        [you] Du hast
       *[other] { $name } hat
    } genommen, was dort zurückgeblieben war: { $counters ->
        [one] ein
       *[other] { $counters }
    } Plättchen.
event-pile-seen = Deine Gruppe hat nun { $treasures }.
    .past = Deine Gruppe hatte nun { $treasures }.
event-loot-declined = { $number ->
    [one] { $lead-is ->
        [you] Du lässt
       *[other] { $lead } lässt
    }
   *[other] { $seats-is ->
       [with-you] Du und { $seats-others } lasst
      *[other] { $seats } lassen
    }
} alles liegen.
    .past = { $number ->
        [one] { $lead-is ->
            [you] Du hast
           *[other] { $lead } hat
        }
       *[other] { $seats-is ->
           [with-you] Du und { $seats-others } habt
          *[other] { $seats } haben
        }
    } alles liegen lassen.
event-rounds-over = Runde { $round } war die letzte. Wer drinnen ist, ist verloren.
    .past = Runde { $round } war die letzte. Wer drinnen war, war verloren.

## Angebote

offer-pick = { $kind ->
    [fighter] Den Kämpfer wählen? Er hält { $hits } Treffer aus, am meisten.
    [cleric] Den Kleriker wählen? Er hält { $hits } aus, +1 gegen Untote.
   *[wizard] Den Zauberer wählen? Er hält { $hits } Treffer aus und zaubert.
}
offer-propose = Ein Bündnis anbieten? Mit { $seats } teilst du dann alles.
offer-propose-nobody = Niemanden fragen
offer-accept = Verbünden
offer-refuse = Ablehnen
offer-take = Annehmen
offer-take-not = Nicht annehmen
offer-enter = Bei Eingang { $entrance } beginnen? Er führt zur { $area }.
offer-stop = Hier bleiben
offer-leave = Für immer hinausgehen? Dann zählt, was du trägst.
offer-go = { $kind ->
    [cell] Ins Verlies
    [corridor] Zur { $area }
   *[other] In die { $area }
} gehen{ $seen ->
    [0] {""}
   *[1] , gegen { $monster }
}?{ $monsters ->
    [0] { $treasures ->
        [0] {""}
       *[other] {" "}Dort liegt ein Schatz.
    }
   *[other] { $tenths ->
        [-1] { $seen ->
            [0] {" "}{ $monsters ->
                [1] Dort lauert ein Monster.
               *[other] Dort lauern Monster.
            }
           *[1] {""}
        }
       *[other] {" "}{ $best-is ->
            [you] { chance-you-win }
           *[other] { $best } gewinnt { chance-of-ten }.
        }
    }
}
offer-go-to = { $kind ->
    [cell] Im Verlies
   *[other] In der { $area }
} erscheinen{ $seen ->
    [0] {""}
   *[1] , gegen { $monster }
}?{ $monsters ->
    [0] { $treasures ->
        [0] {""}
       *[other] {" "}Dort liegt ein Schatz.
    }
   *[other] {" "}{ $tenths ->
        [-1] Dort lauern Monster.
       *[other] { $best-is ->
            [you] { chance-you-win }
           *[other] { $best } gewinnt { chance-of-ten }.
        }
    }
}
offer-spare = Niemanden angreifen
offer-attack = Angriff auf { $seats }? Gekämpft wird bis zum Ende.
offer-against = Jetzt gegen { $monster } kämpfen? { $left ->
    [one] 1 Treffer genügt.
   *[other] { $left } Treffer genügen.
}
offer-fight = { $name-is ->
    [you] Selbst vortreten?
   *[other] { $name } tritt vor?
} { $tenths ->
    [-1] { $name-is ->
        [you] Du hältst
       *[other] Hält
    } noch { $left } Treffer aus.
   *[other] { $name-is ->
        [you] { chance-you-win }
       *[other] { $name } gewinnt { chance-of-ten }.
    }
}
offer-hold = Jetzt nicht
offer-acid = Säure auf { $target } werfen? Sie trifft bei 4 bis 6.
offer-shoot = Auf { $target-is ->
    [you] dich
   *[other] { $target }
} schießen? Ein Würfel Treffer, die Pistole ist fort.
offer-cast = { $kind ->
    [esp] Hellsicht? Du blickst in einen Raum. Misslingt bei 1.
    [speed] Eile? Danach folgt noch ein Zug. Misslingt bei 1 oder 2.
    [teleport] Teleport? Wohin du willst{ $princess ->
        [0] {""}
       *[1] , ohne die Prinzessin
    }. Misslingt bei 1 bis 3.
   *[other] { $spell } wirken?
}
offer-cast-on = { $kind ->
    [fireball] Feuerball auf { $target }: bis zu { $most ->
        [6] 6
       *[other] 7
    } Treffer. Bei 1 oder 2 verpufft er.
    [charm] Bezauberung gegen { $target }? Der zweite Wurf muss über { $beats } liegen: nach einer 3 minus 1, nach einer 6 plus 1.
    [heroism] Heldenmut für { $target-is ->
        [you] dich
       *[other] { $target }
    }? +1 im Kampf. Misslingt bei 1 oder 2.
   *[other] { $spell } wirken, auf { $target }?
}
offer-consult = In die { $area } blicken? Das Medaillon zeigt ihr Monster.
offer-look = In die { $area } blicken? Du siehst { $what ->
    [monster] das Monster
    [treasure] den Schatz
   *[both] Monster und Schatz
}.
offer-heal = { $target-is ->
    [you] Den Heiltrank selbst trinken?
   *[other] Den Heiltrank für { $target }?
} Ein Wurf sagt, wie viel er heilt.
offer-give = An { $whom } weitergeben: { $item }?
offer-check = { $name-is ->
    [you] Den Schatz aufdecken?
   *[other] { $name } deckt den Schatz auf?
}{ $seen ->
    [0] {" "}Es kann eine Falle sein.
   *[1] {" "}Gesehen hast du { $what }.
}
offer-check-for = { $name } deckt auf, für { $heir-is ->
    [you] dich
   *[other] { $heir }
}?{ $seen ->
    [0] {" "}Es kann eine Falle sein.
   *[1] {" "}Gesehen hast du { $what }.
}
offer-take-pile = { $name-is ->
    [you] Nehmen, was hier zurückblieb?
   *[other] { $name } nimmt, was hier zurückblieb?
} Das ist gefahrlos.
offer-drink-teleport = Den Teleporttrank trinken? Er bringt euch sicher ans Ziel.
offer-study = Die Pistole untersuchen? Bereit bei 5, 6; los geht sie bei 1, 2.
offer-wear = Die Stiefel anziehen? Damit ziehst und kämpfst du zweimal.
offer-done = Losgehen
offer-decline = Alles liegen lassen

## Tipps: warum ein Zug

hint-new-skill = { $kind ->
    [cleric] Ein Kleriker schlägt um 1 härter gegen Untote und nimmt Flüche weg.
   *[wizard] Nur ein Zauberer kann zaubern.
}
hint-toughest = Hält { $hits } Treffer aus. Niemand hält mehr aus.
hint-allies = { $heroes ->
    [2] Dann kämpfen zwei Helden
   *[other] Dann kämpfen { $heroes } Helden
} Seite an Seite.
hint-unshared = Was du herausbringst, gehört dir allein.
hint-near-cell = Von dort { $steps ->
    [one] ist es ein Bereich
   *[other] sind es { $steps } Bereiche
} bis zum Verlies. Kein Eingang liegt näher.
hint-rooms-behind = Gleich dahinter { $rooms ->
    [one] liegt ein Raum
   *[other] liegen { $rooms } Räume
}. Kein Eingang hat mehr.
hint-heals = { $hits } Treffer: Niemand in deiner Gruppe hat mehr.
hint-second-turn = Gelingt es, folgt noch ein Zug.
hint-anywhere = Deine Gruppe kann sofort überall sein.
hint-near-look = { $steps ->
    [one] Ein Bereich
   *[other] { $steps } Bereiche
} bis dorthin. Kein verdeckter Raum liegt näher.
hint-full-look = Du siehst Monster und Schatz.
hint-monster-look = Du siehst, welches Monster dort wartet.
hint-treasure-look = Du siehst, was dort liegt.
hint-sight = Du siehst, was in einem Raum wartet, bevor du hingehst.
hint-pistol = Dann kann die Pistole schussbereit sein.
hint-boots = Deine Gruppe zieht dann zweimal.
hint-gift = Dein Verbündeter bekommt { $item }.
hint-sword-gift = Ein Zauberschwert nützt nur Kämpfern.
hint-takes-gift = Ein magischer Gegenstand, und er kostet dich nichts.
hint-leaves-gift = Der Gegenstand bleibt bei deinem Verbündeten.
hint-spends-nothing = Du verbrauchst jetzt nichts.
hint-princess = Dort ist die Prinzessin, und sie geht mit dir.
hint-nearer-princess = Das Verlies öffnet sich dir, und dein Weg zur Prinzessin wird kürzer.
hint-brings-out = Deine Gruppe bringt { $points } Punkte heraus.
hint-seen-there = Du hast gesehen, was dort liegt: { $thing }.
hint-free-treasure = Dort liegt ein Schatz, und kein Monster bewacht ihn.
hint-left-there = Dort liegt, was eine tote Gruppe trug, und niemand bewacht es.
hint-good-fight = Dort liegt ein Schatz, und du gewinnst { chance-of-ten }.
hint-homeward = Du trägst { $points } Punkte. Von dort { $steps ->
    [one] ist es ein Bereich
   *[other] sind es { $steps } Bereiche
} hinaus.
hint-rooms-beside = Nebenan { $rooms ->
    [one] liegt ein Schatz
   *[other] liegen { $rooms } Schätze
}. Nirgends sonst sind es mehr.
hint-no-monster = Dort wartet kein Monster.
hint-far-place = Zu Fuß { $steps ->
    [one] wäre es ein Bereich
   *[other] wären es { $steps } Bereiche
}. Nichts liegt weiter weg.
hint-treasure-here = Hier liegt noch ein Schatz.
hint-stays = Du triffst kein neues Monster.
hint-out-alive = Du kommst lebend heraus.
hint-stronger = Ihr haltet zusammen { $ours } Treffer aus, sie nur { $theirs }.
hint-plunder = Sie tragen { $treasures ->
    [one] einen Schatz
   *[other] { $treasures } Schätze
}.
hint-peace = Kein Held von anderen schlägt auf deinen ein.
hint-strong-enough = Auch ohne gewinnst du { chance-of-ten }.
hint-charm = In { $percent } von 100 Fällen kämpft das Monster dann für dich.
hint-deadly = In { $percent } von 100 Fällen ist es gleich aus für { $target }.
hint-heroism = +1 für den Helden, der am meisten aushält.
hint-escape = So kommst du vielleicht aus diesem Kampf.
hint-wounds = Schon vor dem Nahkampf kann es { $target } treffen.
hint-no-backfire = Kein Zauber kann danebengehen.
hint-saved-for-later = Du sparst es für einen schwereren Kampf.
hint-weakest-monster = { $left ->
    [one] 1 Treffer genügt
   *[other] { $left } Treffer genügen
}. Kein anderes Monster fällt früher.
hint-best-fighter = Gewinnt { $percent ->
    [100] fast jeden solchen Kampf.
   *[other] { $percent } von 100 solchen Kämpfen.
} Niemand gewinnt mehr.
hint-substitute = Das kämpft anstelle eines Helden.
hint-healthiest = Hält noch { $left } Treffer aus. Niemand hält mehr aus.
hint-seen-here = Du hast es gesehen: { $thing }.
hint-captive-checks = Ist es eine Falle, trifft sie keinen Helden.
hint-may-be-gold = Es kann Gold sein, ein Schlüssel oder ein magischer Gegenstand.
hint-safe-pile = { $treasures ->
    [one] Ein Fundstück
   *[other] { $treasures } Fundstücke
} und keine Falle.
hint-no-trap = Es kann eine Falle sein, und { $heroes ->
    [1] du hältst nur noch { $left } Treffer aus.
   *[other] von euch hält niemand mehr als { $left } Treffer aus.
}
hint-springs-nothing = Du löst keine Falle aus.
hint-frail = Hält nur { $hits } Treffer aus.
hint-shares = Was du herausbringst, wird geteilt.
hint-fights-alone = Niemand kämpft an deiner Seite.
hint-potion-gone = Danach ist der Trank fort.
hint-unused = Du nutzt nichts.
hint-poor-fight = { $tenths ->
    [0] Dort gewinnst du fast nie.
   *[other] Dort gewinnst du nur { chance-of-ten }.
}
hint-few-hits = Dort wartet ein Monster. { $left ->
    [one] Noch 1 Treffer tötet
   *[other] Noch { $left } Treffer töten
} { $heroes ->
    [1] dich.
   *[other] den Schwächsten von euch.
}
hint-nothing-there = Dort liegt nichts.
hint-longer-way-out = Der Weg hinaus wird länger.
hint-only-brings-out = { $points ->
    [0] Du bringst nichts heraus.
   *[other] Du bringst { $points } Punkte heraus, mehr nicht.
}
hint-nothing-won = Warten bringt nichts.
hint-deadly-round = Stirbt in { $percent } von 100 solchen Kämpfen.
hint-weaker = Sie halten zusammen { $theirs } Treffer aus, ihr { $ours }.
hint-backfire = Bei einer 1 kostet es den Zauberer einen Treffer.
hint-no-help = Du kämpfst ohne Hilfe.
hint-trap-kills = Eine Falle tötet bei 4, 5 und 6: Hält nur noch { $left } Treffer aus.
hint-left-behind = Ein Schatz bleibt liegen.

## Rätsel

puzzle-hidden = Die Monster und Schätze, die du noch nicht gesehen hast, und jeder Wurf, der noch kommt.
puzzle-spell = Feuer, Zauber oder Stahl
puzzle-spell-question = Welche Wahl besiegt das Monster am häufigsten, ohne dass in deiner Gruppe jemand stirbt?
puzzle-spell-nudge = Welcher Zauber kann den Kampf sofort beenden? Und was kostet eine 1 den Zauberer?
puzzle-hits = { $hits } Treffer
puzzle-striker-count = kostet { puzzle-hits } in 100 Kämpfen
puzzle-striker-proof = So kostet es { puzzle-hits } in 100 Kämpfen, mit der nächstbesten Wahl { $next }.
puzzle-spell-fireball = In 36 Würfen tötet der Feuerball { $target } { $ways }-mal sofort.
puzzle-spell-charm = In { $ways } von 36 Würfen wirkt die Bezauberung, und der Kampf ist vorbei.
puzzle-spell-heroism = Heldenmut wirkt bei 3 bis 6: +1 auf jeden Wurf für { $target-is ->
    [you] dich
   *[other] { $target }
}.
puzzle-spell-none = Ein Zauber misslingt oft, und eine 1 kostet den Zauberer einen Treffer.
puzzle-striker = Wer schlägt zu?
puzzle-striker-question = Wer kämpft in dieser Runde, damit der Sieg deine Gruppe im Schnitt die wenigsten Treffer kostet?
puzzle-striker-nudge = Geh die sechs Würfe durch: Was teilt jeder von euch aus, und was steckt er ein?
puzzle-striker-faces = { $name-is ->
    [you] Du teilst bei den sechs Würfen zusammen { $deals } Treffer aus und erleidest { $takes }.
   *[other] { $name } teilt bei den sechs Würfen zusammen { $deals } Treffer aus und erleidet { $takes }.
}
puzzle-lives = Alle am Leben
puzzle-lives-question = Wer kämpft in dieser Runde, damit ihr am häufigsten siegt, ohne dass in deiner Gruppe jemand stirbt?
puzzle-lives-nudge = Wer hält am wenigsten aus? Welcher einzelne Wurf wäre tödlich?
puzzle-lives-count = gelingt in { $percent } von 100 Kämpfen
puzzle-lives-danger = { $name-is ->
    [you] Du hältst
   *[other] { $name } hält
} noch { $left } Treffer aus, und eine Runde kann { $most } kosten.
puzzle-lives-proof = So gelingt es in { $percent } von 100 Kämpfen, mit der nächstbesten Wahl in { $next }.
puzzle-room = Ein sicherer Raum
puzzle-room-question = In welchem Raum übersteht deine ganze Gruppe mindestens neun von zehn Kämpfen, was immer dort lauert?
puzzle-room-nudge = Welche Monster hast du noch nicht gesehen? Denk an das schlimmste davon und an eure Treffer.
puzzle-room-count = { $right ->
    [0] führt in keinen sicheren Raum
   *[other] ist in { $right } von { $cases } Fällen sicher
}
puzzle-room-known = In der { $area } triffst du { $monster }: In { $percent } von 100 Kämpfen stirbt niemand von euch.
puzzle-room-whatever = Was immer in der { $area } lauert: In { $percent } von 100 Kämpfen oder mehr stirbt niemand.
puzzle-room-worst = In der { $area } triffst du vielleicht { $monster }: Nur in { $percent } von 100 stirbt niemand.
puzzle-room-unseen = { $number ->
    [one] 1 Monster hast
   *[other] { $number } Monster hast
} du nicht gesehen. Für deine Gruppe jetzt zu gefährlich: { $bad }.
puzzle-opener = Wer deckt den Schatz auf?
puzzle-opener-question = Wie bekommst du diesen Schatz mit dem kleinsten Risiko, dass ein Held stirbt oder ein Fluch bleibt?
puzzle-opener-nudge = Was kostet eine Falle jeden von euch bei 4 oder 5? Und wer nimmt Flüche weg?
puzzle-opener-count = { $right ->
    [0] lässt den Schatz liegen
   *[other] ist in { $right } von { $cases } Fällen die beste Wahl
}
puzzle-opener-trap = Eine Falle tötet { $name } bei { $faces } von 6 Würfen, { $other } bei { $others }.
puzzle-opener-curse = Ein Kleriker nimmt jeden Fluch weg, den er findet.
puzzle-opener-unseen = { $number ->
    [one] 1 Schatz hast
   *[other] { $number } Schätze hast
} du nicht gesehen. Fallen darunter: { $traps }. Flüche: { $curses }.

## Übersicht

outline-over = Die Partie ist zu Ende.
outline-chance = Die Würfel entscheiden.
outline-pick = { $own ->
    [1] { $seat }, { $second ->
        [0] wähl einen Helden.
       *[1] wähl deinen zweiten Helden.
    }
   *[0] { $seat } wählt einen Helden.
}
outline-ally = { $own ->
    [1] { $seat }, wem bietest du ein Bündnis an?
   *[0] { $seat } darf Verbündete suchen.
}
outline-enter = { $own ->
    [1] { $seat }, wähl den Eingang, bei dem du beginnst.
   *[0] { $seat } wählt einen Eingang.
}
outline-prepare = { $own ->
    [1] { $alone ->
        [1] { $seat } ({ $role })
       *[0] { $seat }
    }, { $casts ->
        [0] bevor du losgehst: Benutz, was du trägst, oder gib es weiter.
       *[1] bevor du losgehst: Wirk einen Zauber oder benutz, was du trägst.
    }
   *[0] { $seat } trifft Vorbereitungen.
}
outline-look = { $own ->
    [1] { $seat }, in welchen Raum blickst du? Du siehst { $effect ->
        [monster] sein Monster
        [either] sein Monster oder seinen Schatz
       *[both] sein Monster und seinen Schatz
    }.
   *[0] { $seat } blickt in einen Raum.
}
outline-destination = { $own ->
    [1] { $seat }, wohin führt der Teleport?
   *[0] { $seat } wählt, wohin der Teleport führt.
}
outline-chosen = Deine Wahl ist versiegelt. Andere überlegen noch.
outline-gift = { $giver } bietet { $seat } einen magischen Gegenstand an.
outline-gift-known = { $own ->
    [1] { $seat }, { $giver } bietet dir { $item } an. Nimmst du an?
   *[0] { $giver-is ->
        [you] Du bietest
       *[other] { $giver } bietet
    } { $seat } { $item } an. { $seat } entscheidet.
}
outline-awaited = Deine Wahl ist versiegelt. Es fehlt noch: { $seats }.
outline-answer = { $own ->
    [1] { $reader }, { $seat } bietet { $number ->
        [one] dir
       *[other] { $seats }
    } ein Bündnis an. Einverstanden?{ $number ->
        [one] {""}
       *[other] {" "}Alle antworten geheim.
    }
   *[0] { $number ->
        [one] Verbündet sich { $seats }
       *[other] Verbünden sich { $seats }
    } mit { $seat-is ->
        [you] dir
       *[other] { $seat }
    }?
}
outline-alliance = Verbündete gehen und kämpfen gemeinsam und teilen am Ende die Punkte.
outline-vote = { $own ->
    [1] { $reader }, wohin? { $moves ->
        [one] Noch ein Bereich.
        [2] Noch zwei Bereiche.
       *[other] Noch { $moves } Bereiche.
    }{ $number ->
        [one] {""}
       *[other] {" "}Deine Gruppe stimmt ab.
    }
   *[0] { $seats } { $number ->
        [one] wählt
       *[other] wählen
    } den Weg.
}
outline-attack = { $own ->
    [1] { $reader }, hier { $present ->
        [one] ist
       *[other] sind
    } { $others }. Angreifen?{ $number ->
        [one] {""}
       *[other] {" "}Deine Gruppe stimmt ab.
    }
   *[0] { $seats } { $number ->
        [one] entscheidet
       *[other] entscheiden
    } über einen Angriff.
}
outline-spells = { $own ->
    [1] { $alone ->
        [1] { $reader } ({ $role })
       *[0] { $reader }
    }, wirk im Kampf einen Zauber oder warte ab.{ $number ->
        [one] {""}
       *[other] {" "}Deine Gruppe stimmt ab.
    }
   *[0] { $seats } { $number ->
        [one] darf
       *[other] dürfen
    } im Kampf einen Zauber wirken.
}
outline-items = { $own ->
    [1] { $alone ->
        [1] { $reader } ({ $role })
       *[0] { $reader }
    }, benutz Säure oder Pistole oder warte ab.{ $number ->
        [one] {""}
       *[other] {" "}Deine Gruppe stimmt ab.
    }
   *[0] { $seats } { $number ->
        [one] darf
       *[other] dürfen
    } Säure oder Pistole benutzen.
}
outline-against = { $own ->
    [1] { $reader }, gegen welches Monster kämpfst du nun?{ $number ->
        [one] {""}
       *[other] {" "}Deine Gruppe stimmt ab.
    }
   *[0] { $seats } { $number ->
        [one] wählt
       *[other] wählen
    } das nächste Monster.
}
outline-fighter = { $own ->
    [1] { $reader }, wer kämpft { $known ->
        [1] nun gegen { $foe }
       *[other] in dieser Runde
    }?{ $number ->
        [one] {""}
       *[other] {" "}Deine Gruppe stimmt ab.
    }
   *[0] { $seats } { $number ->
        [one] wählt
       *[other] wählen
    }, wer in dieser Runde kämpft.
}
outline-loot = { $own ->
    [1] { $reader }, { $treasure ->
        [1] { $number ->
            [one] den Schatz aufdecken? Es kann eine Falle sein.
           *[other] wer deckt den Schatz auf? Es kann eine Falle sein.
        }
       *[0] nimm, was hier zurückblieb, oder lass es liegen. Es ist gefahrlos.
    }{ $number ->
        [one] {""}
       *[other] {" "}Deine Gruppe stimmt ab.
    }
   *[0] { $seats } { $number ->
        [one] entscheidet
       *[other] entscheiden
    }{ $treasure ->
        [1] {" "}über den Schatz.
       *[0] {" "}über das Zurückgelassene.
    }
}
outline-spell-list = Zauber
outline-spell = { $spell }
outline-disciplines = Helden
outline-discipline = { $discipline } ({ $form ->
    [short] { $hits } Treffer, { $left } da
   *[full] hält { $hits } Treffer aus, { $left } zur Wahl
})
outline-seats = Am Tisch
outline-seat = { $seat }{ $own ->
    [1] {" "}(du)
   *[0] {""}
}
outline-entrances = Eingänge
outline-entrance = { $entrance }, zur { $area }
outline-party = { $form ->
    [short] { $sign }{" "}
   *[full] {""}
}{ $own ->
    [1] Deine Gruppe
   *[0] Gruppe von { $seats }
} { $kind ->
    [cell] im Verlies
   *[other] in der { $area }
}{ $form ->
    [short] {" "}({ $at })
   *[full] {""}
}{ $princess ->
    [0] {""}
   *[1] {" "}mit der Prinzessin
}
outline-party-new = { $form ->
    [short] { $sign }{" "}
   *[full] {""}
}{ $own ->
    [1] Deine Gruppe
   *[0] Gruppe von { $seats }
}
outline-party-outside = { $form ->
    [short] { $sign }{" "}
   *[full] {""}
}{ $own ->
    [1] Deine Gruppe
   *[0] Gruppe von { $seats }
} vor Eingang { $entrance }
outline-party-out = { $form ->
    [short] { $sign }{" "}
   *[full] {""}
}{ $own ->
    [1] Deine Gruppe
   *[0] Gruppe von { $seats }
}, aus der Burg heraus{ $princess ->
    [0] {""}
   *[1] {" "}mit der Prinzessin
}
outline-party-dead = { $form ->
    [short] { $sign }{" "}
   *[full] {""}
}{ $own ->
    [1] Deine Gruppe
   *[0] Gruppe von { $seats }
}, tot
outline-character = { $alone ->
    [1] { $role }
   *[0] { $seat }{ $own ->
        [1] {" "}(du)
       *[0] {""}
    }, { $role }
}
outline-dead = { $alone ->
    [1] { $role }
   *[0] { $seat }{ $own ->
        [1] {" "}(du)
       *[0] {""}
    }, { $role }
}: tot
outline-state = { $form ->
    [short] noch { $left } von { $most }
   *[full] Hält noch { $left } von { $most } Treffern aus
}{ $heroic ->
    [0] {""}
   *[1] , mit Heldenmut
}{ $hexed ->
    [0] {""}
   *[1] , verhext
}
outline-carried = { $what }{ $worn ->
    [0] {""}
   *[1] {" "}(angezogen)
}{ $loaded ->
    [0] {""}
   *[1] {" "}(bereit)
}
outline-covered = { $number ->
    [one] ein Plättchen
   *[other] { $number } Plättchen
} verdeckt
outline-companion = { $form ->
    [short] { $name }: noch { $left } von { $most }
   *[full] { $name }: hält noch { $left } von { $most } Treffern aus
}
outline-monsters = Offene Monster
outline-monster = { $form ->
    [short] { $monster }, { $area } ({ $at }; noch { $left } von { $most })
   *[full] { $monster }, { $area }: hält noch { $left } von { $most } Treffern aus
}
outline-princess = Die Prinzessin wartet { $kind ->
    [cell] im Verlies
   *[other] in der { $area }
}{ $locked ->
    [0] {""}
   *[1] , das verschlossen ist
}
outline-seen = Du hast gesehen
outline-seen-one = { $area }{ $form ->
    [short] {" "}({ $at })
   *[full] {""}
}: { $what }
outline-castle = { $form ->
    [short] Runde { $round }{ $rounds ->
        [0] {""}
       *[other] {" "}von { $rounds }
    } (? Monster verdeckt, ! offen, $ Schatz, + Rest, ♥ Prinzessin)
   *[full] Die Burg von Norden, Runde { $round }{ $rounds ->
        [0] {""}
       *[other] {" "}von { $rounds }
    }
}
outline-quiet = Seit { $rounds } Runden nichts Neues. Nach { $left ->
    [one] einer weiteren
   *[other] { $left } weiteren
} ist die Partie zu Ende.
outline-row = { $form ->
    [short] {""}
   *[full] Reihe { $row }
}
outline-area = { $form ->
    [short] { $at }{ $marks }
   *[full] { $area }{ $hidden ->
        [0] {""}
       *[other] , Monster verdeckt
    }{ $open ->
        [0] {""}
        [one] , Monster
       *[other] , { $open } Monster
    }{ $treasure ->
        [0] {""}
       *[1] , Schatz
    }{ $pile ->
        [0] {""}
        [one] , ein Plättchen zurückgelassen
       *[other] , { $pile } Plättchen zurückgelassen
    }{ $princess ->
        [0] {""}
       *[1] , die Prinzessin
    }{ $people ->
        [0] {""}
       *[other] , { $seats-you }
    }{ $enters ->
        [0] {""}
       *[1] , Eingang { $entrance }
    }; führt zu: { $ways }
}
outline-here = { $form ->
    [short] Neben: { $area } ({ $at })
   *[full] Du bist { $kind ->
        [cell] im Verlies
       *[other] in der { $area }
    }; nebenan
}
outline-outside = { $form ->
    [short] Hinter Eingang { $entrance }
   *[full] Du stehst vor Eingang { $entrance }; dahinter
}
outline-way = { $area }{ $form ->
    [short] {" "}({ $at })
   *[full] {""}
}{ $hidden ->
    [0] {""}
   *[other] , Monster verdeckt
}{ $open ->
    [0] {""}
    [one] , Monster
   *[other] , { $open } Monster
}{ $treasure ->
    [0] {""}
   *[1] , Schatz
}{ $pile ->
    [0] {""}
    [one] , ein Plättchen zurückgelassen
   *[other] , { $pile } Plättchen zurückgelassen
}{ $princess ->
    [0] {""}
   *[1] , die Prinzessin
}{ $people ->
    [0] {""}
   *[other] , { $seats-you }
}
outline-way-out = hinaus durch Eingang { $entrance }

## Das Ende

score-gold = Gold
score-princess = Die Prinzessin
score-captives = Zwerg und Elf
score-curse = Fluch
score-shared = Geteilt mit Verbündeten
reason-rounds-over = Die letzte Runde ist zu Ende.
reason-nothing-new = Dreißig Runden lang ist nichts Neues geschehen.
reason-all-dead = Niemand ist lebend herausgekommen.
reason-princess-saved = Alle sind draußen oder tot, und die Prinzessin ist frei.
reason-all-out = Alle sind draußen oder tot. Die Prinzessin ist noch gefangen.

## Zahlen einer Simulation

figure-rounds = Runden
figure-dead = Tote Helden
figure-parties = Gruppen
figure-monsters-met = Entdeckte Monster

## Das Brett

board-risk-hits = { $left ->
    [one] Noch 1 Treffer tötet.
   *[other] Noch { $left } Treffer töten.
} Trotzdem hineingehen?
board-bag = Beutel
board-bag-empty = Noch nichts
board-bag-seen = Gesehen
board-somebody = Unbekannt
board-seen = Gesehen in der { $area }: { $what }
board-left = noch { $left } von { $most }
board-hits = hält { $number } Treffer aus
board-choose = Was zur Wahl steht
board-choose-then = Und für wen oder wo
board-stops = hier ist Schluss
board-leave = hinaus
board-fight-in = Kampf { $kind ->
    [cell] im Verlies
   *[other] in der { $area }
}
board-look-at-map = Auf den Plan schauen
board-back-to-fight = Zurück zum Kampf
board-you-roll = Würfel
board-roll-is = Wurf
board-you-deal = Teilt aus
board-it-deals = Steckt ein
board-roll-deals = Du teilst aus
board-roll-takes = Du steckst ein
board-spell = Zauber
board-fells = { $number ->
    [0] Kein Wurf beendet es in dieser Runde.
    [6] Jeder Wurf beendet es.
    [one] Einer von 6 Würfen beendet es.
   *[other] { $number } von 6 Würfen beenden es.
}
board-change-wizard = Zauberer
board-change-undead = Kleriker gegen Untote und Hexen
board-change-sword = Zauberschwert
board-change-heroism = Heldenmut
board-change-curse = Fluch
board-change-hex = Hexenfluch
board-counts-as = Zählt als
board-odds = Aussichten
board-chances = Bis zum Ende: siegt zu { $wins } %, stirbt zu { $dies } %.
board-roll = Würfeln
board-open-it = Den Schatz aufdecken
board-see-monster = Das Monster ansehen
board-see-treasure = Den Schatz ansehen
board-see-both = Beides ansehen
board-look-at = Was willst du in der { $area } sehen?
board-cast = Den Zauber wirken
board-go-in = Hineingehen
board-leave-now = Für immer hinaus
board-alive-first = Gewinnen kann nur, wer lebend herauskommt.
board-rooms-entered = { $further ->
    [1] Weiter als beim letzten Mal!{" "}
   *[0] {""}
}Betretene Räume: { $rooms }, beim letzten Mal { $before }.
board-kept-you = Die Burg hat dich behalten, { $seat }.
board-ended-by = Das Ende kam durch { $cause }, { $kind ->
    [cell] im Verlies
   *[other] in der { $area }
}, in Runde { $round }.
board-fell-to = Du bist in Runde { $round } { $kind ->
    [none] {""}
    [cell] im Verlies{" "}
   *[other] in der { $area }{" "}
}gestorben, durch { $cause }.
board-reached-found = gefunden
board-reached-hidden = nicht gefunden
board-reached-waits = wartet weiter
board-reached-free = war frei
board-reached-gold = { $gold } Gold
board-reached-stays = bleibt hier
board-ask = Ein Bündnis anbieten
board-give = Weitergeben
board-pick = Diesen Helden wählen
board-begin-here = Hier beginnen
board-appear = Dort erscheinen
board-attack = Angreifen
board-fight-this = Dieses bekämpfen
board-throw = Säure werfen
board-shoot = Schießen
board-heal = Den Heiltrank geben
board-take-pile = Alles nehmen
board-drink = Den Trank trinken
board-study = Die Pistole untersuchen
board-wear = Die Stiefel anziehen
board-go-to-me = Zu mir
board-go-to = Zu { $name }
board-whole = Die ganze Burg sehen
board-nearer = Näher heran
board-dead = tot
board-out = aus der Burg heraus
board-carries = { $number ->
    [0] trägt nichts
    [one] trägt ein Plättchen
   *[other] trägt { $number } Plättchen
}
board-hits-short = { $number } Treffer
board-drag = Zieh am Plan, um mehr zu sehen; zwei Finger zoomen.
board-vote = Alle wählen geheim
board-voted = Deine Stimme ist versiegelt
board-has-voted = { $name } hat eine Stimme versiegelt
board-vote-seconds = { $seconds } s
board-works-short = { $number } von 6
board-no-party = Du hast niemanden in der Burg.

## Die Aufgabe

board-quest = Die Aufgabe
board-quest-first-key = Ein Schlüssel
board-quest-second-key = { $first ->
    [key-a] Schlüssel B oder Dietrich
    [key-b] Schlüssel A oder Dietrich
    [skeleton-key] Noch ein Schlüssel
   *[none] Ein zweiter, der passt
}
board-quest-in-bag = in deinem Beutel
board-quest-cell-open = das Verlies ist offen
board-quest-hidden = { $number ->
    [0] keiner ist mehr verborgen
    [one] einer ist noch verborgen
   *[other] noch { $number } verborgen
}
board-quest-princess-counts = zählt { $number }
board-quest-princess-here = geht mit dir
board-quest-princess-with = geht mit { $seats }
board-quest-princess-in = wartet { $kind ->
    [cell] im Verlies
   *[other] in der { $area }
}
board-quest-out = Hinaus durch einen Eingang
board-quest-gold = bisher { $gold } Gold

## Was Dinge bewirken

board-effect-spell-charm = Ein wildes Monster geht mit dir. Misslingt bei 1 oder 2.
board-effect-spell-esp = Du blickst in einen Raum. Misslingt bei 1.
board-effect-spell-fireball = bis zu 7 Treffer auf einen Gegner. Bei 1 oder 2 verpufft er.
board-effect-spell-heroism = +1 im Kampf für einen von euch. Misslingt bei 1 oder 2.
board-effect-spell-speed = Danach folgt noch ein Zug. Misslingt bei 1 oder 2.
board-effect-spell-teleport = Deine Gruppe reist, wohin du willst. Misslingt bei 1 bis 3.
board-effect-gold = zählt { $number }, sobald du draußen bist.
board-effect-key-a = öffnet das Verlies, mit Schlüssel B oder einem Dietrich.
board-effect-key-b = öffnet das Verlies, mit Schlüssel A oder einem Dietrich.
board-effect-skeleton-key = öffnet das Verlies, mit jedem anderen Schlüssel.
board-effect-acid = Bei 4 bis 6 trifft ein Monster, was ein Würfel zeigt, einmal.
board-effect-boots = Du ziehst und kämpfst zweimal in einem Zug.
board-effect-coffin = befreit dich vom ersten Vampir, der dir begegnet.
board-effect-medallion = Du siehst das Monster eines Raums, einmal in jedem Zug.
board-effect-pistol = Ein Würfel sagt die Treffer, einmal, wenn du sie untersucht hast.
board-effect-healing = nimmt einmal 1 bis 6 Treffer weg.
board-effect-teleport = Deine Gruppe reist einmal, wohin du willst, ohne Fehlschlag.
board-effect-sword = +1 im Kampf für einen Kämpfer.
board-effect-captive = bekämpft kleinere Monster, deckt Schätze auf, zählt { $number }.
board-effect-curse = −1 im Kampf, bis du ein Monster tötest.
board-effect-heavy-curse = kostet deine Gruppe am Ende { $number }.
board-thing-when = { $when ->
    [before] Vor dem Ziehen: { $effect }
    [fight] Im Kampf: { $effect }
    [always] Immer: { $effect }
   *[none] { $effect }
}
board-thing-about = { $name }: { $effect }
board-which-enemy = Welcher Gegner ist gemeint?
board-which-ally = Für wen von euch?
board-who-gets-it = An wen geht es?
board-which-room = In welchen Raum blickst du?
board-use-or-give = Benutz es, oder gib es weiter.

## Die Gefahr eines Raums

board-win-tag = { $tenths ->
    [0] kaum ein Sieg
    [10] fast immer Sieg
   *[other] Sieg { $tenths } von 10
}
board-way-monster = { $seen ->
    [0] Ein Monster, das du nicht gesehen hast. Noch { $number } sind verdeckt.
   *[1] Du hast dort { $monster } gesehen.
}
board-way-wins = { $best-is ->
    [you] { chance-you-win }
   *[other] { $best } gewinnt { chance-of-ten }.
}
board-way-treasure = Dort liegt ein Schatz.
board-way-seen = Du hast dort { $thing } gesehen.
board-way-hits = { $hits ->
    [0] Das kostet kaum einen Treffer.
   *[other] Das kostet im Schnitt { $hits } Treffer.
}

## Würfel von Hand

board-roll-due = { $seat }, wirf den Würfel. { $from ->
    [1] Jeder Wurf erledigt { $monster }.
    [6] Nur eine 6 erledigt { $monster }.
    [7] Kein Wurf erledigt { $monster } sofort.
   *[other] { $from } oder mehr erledigt { $monster }.
}
board-roll-worst = Der schlimmste Wurf kostet dich { $hits } Treffer.
board-roll-witch = Bei { $to } oder weniger trifft ihr Zauber deine ganze Gruppe.

## Das Bestiarium

board-bestiary = Bestiarium
board-bestiary-empty = Noch ist dir kein Monster begegnet. Jedes wird hier vermerkt.
board-bestiary-falls = { $hits } Treffer erledigen es.
board-bestiary-left = { $left ->
    [0] Keines ist übrig.
    [one] Eines ist noch in der Burg.
   *[other] { $left } sind noch in der Burg.
}
board-bestiary-count = { $left ->
    [0] alle erledigt
   *[other] noch { $left } von { $all }
}
board-bestiary-met-in = Gesehen in der { $area }.
board-bestiary-met = Bisher begegnet
board-bestiary-not-met = Noch nicht begegnet

## Tabellen der Regeln

table-modified-roll = Veränderter Wurf
table-counter = Plättchen
table-number = Anzahl
table-constitution = Konstitution
table-treasure = Schatz
table-die = Würfel
table-monster = M
table-either = M/S
table-both = M+S
table-witch = Zauber der Hexe
table-witch-teleport = Zurück vor den Eingang
table-witch-dispel = Magische Gegenstände zerstört, bezauberte Monster wild
table-witch-lead = Gold wertlos
table-witch-powder = Ein Würfel Treffer für alle
table-witch-hex = Für immer verflucht, nur Kleriker nicht
table-witch-dust = Alle Treffer verdoppelt
table-points = Punkte
