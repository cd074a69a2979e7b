### König Salomons Schatzkammer auf Deutsch.

game-in-a-sentence = Grab tief, und hüte dich vor den Flüchen.
game-invitation = { $host } hält dir bei König Salomon einen Stuhl frei.

## Namen

tile-treasure-1 = { $form ->
    [short] S1
   *[full] Schatz 1
}
tile-treasure-2 = { $form ->
    [short] S2
   *[full] Schatz 2
}
tile-treasure-3 = { $form ->
    [short] S3
   *[full] Schatz 3
}
tile-treasure-4 = { $form ->
    [short] S4
   *[full] Schatz 4
}
tile-treasure-5 = { $form ->
    [short] S5
   *[full] Schatz 5
}
tile-curse-1 = { $form ->
    [short] F1
   *[full] Fluch 1
}
tile-curse-2 = { $form ->
    [short] F2
   *[full] Fluch 2
}
tile-curse-3 = { $form ->
    [short] F3
   *[full] Fluch 3
}
tile-scroll-lion = { $form ->
    [short] Löwe
   *[full] Pergamentrolle mit dem Löwen
}
tile-scroll-star = { $form ->
    [short] Stern
   *[full] Pergamentrolle mit dem Stern
}
tile-scroll-palm = { $form ->
    [short] Palme
   *[full] Pergamentrolle mit der Palme
}
tile-scroll-moon = { $form ->
    [short] Mond
   *[full] Pergamentrolle mit dem Mond
}
tile-mirror = { $form ->
    [short] SPI
   *[full] Spiegel der Königin von Saba
}
tile-axe = { $form ->
    [short] BEIL
   *[full] magisches Beil
}
tile-seal = { $form ->
    [short] SIE
   *[full] Salomons Siegel
}
tile-amulet = { $form ->
    [short] AMU
   *[full] Samsons Haaramulett
}
the-tile-treasure-1 = den Schatz 1
the-tile-treasure-2 = den Schatz 2
the-tile-treasure-3 = den Schatz 3
the-tile-treasure-4 = den Schatz 4
the-tile-treasure-5 = den Schatz 5
the-tile-curse-1 = den Fluch 1
the-tile-curse-2 = den Fluch 2
the-tile-curse-3 = den Fluch 3
the-tile-scroll-lion = die Löwenrolle
the-tile-scroll-star = die Sternrolle
the-tile-scroll-palm = die Palmenrolle
the-tile-scroll-moon = die Mondrolle
the-tile-mirror = den Spiegel
the-tile-axe = das Beil
the-tile-seal = das Siegel
the-tile-amulet = das Amulett
several-two-scrolls = zwei Rollen
several-three-scrolls = drei Rollen
several-four-scrolls = vier Rollen
several-five-scrolls = fünf Rollen
several-six-scrolls = sechs Rollen
several-two-mirrors = zwei Spiegel
several-three-mirrors = drei Spiegel
several-four-mirrors = vier Spiegel
several-five-mirrors = fünf Spiegel
several-two-axes = zwei Beile
several-three-axes = drei Beile
several-four-axes = vier Beile
several-two-seals = zwei Siegel
several-three-seals = drei Siegel
several-four-seals = vier Siegel
several-two-amulets = zwei Amulette
several-three-amulets = drei Amulette
several-four-amulets = vier Amulette

## Optionen

option-beginners = Für den Einstieg
option-beginners-about = Plättchen dürfen auch auf höhere Ebenen verschoben werden, solange kein Stapel mehr als vier Plättchen hat.

## Ablehnungen

refusal-not-these-tiles = Jedes Plättchen dieses Haufens wird genau einmal verteilt, wenn es so weit ist.
refusal-not-these-cards = Jede Karte wird genau einmal eingemischt, wenn es so weit ist.
refusal-not-due-now = { $due ->
    [choose] Erst wählen alle eine Karte.
    [prepare] Jetzt wird verschoben, gegraben oder nicht gegraben.
    [pick] Wähl erst die Felder für das Siegel.
    [pay] Erst wird bezahlt.
    [change] Nimm erst das Wechselgeld.
    [add] Gib erst ein Plättchen für die anderen dazu.
   *[other] Gerade ist niemand dran.
}
refusal-not-in-hand = Karte { $card } hast du nicht auf der Hand.
refusal-nothing-to-shift = { $field } ist leer. Dort gibt es nichts zu verschieben.
refusal-pile-is-full = Auf { $field } liegen schon vier Plättchen. Höher wird kein Stapel.
refusal-never-higher = { $field } ist zu hoch für das Plättchen auf { $source }. Hinauf geht es nie.
refusal-more-than-can-be-paid = Mehr geht nicht. Auch der reichste Fund bezahlt nur { $shifts } Verschiebungen.
refusal-no-mirror = Deine Karte bleibt, wie sie liegt. Drehen kann sie nur der Spiegel.
refusal-turn-changes-nothing = So gedreht bleibt die Form, wie sie war.
refusal-no-axe = Du hast kein magisches Beil. Ohne Beil müssen alle Stapel gleich hoch sein.
refusal-axe-not-needed = Diese Stapel sind gleich hoch. Das Beil ist nicht nötig.
refusal-does-not-fit = Die Form der Karte { $card } ragt hier aus der Grube.
refusal-field-is-empty = { $field } ist leer. Dort kann niemand graben.
refusal-not-one-level = { $odd ->
    [1] { $field } liegt { $steps ->
        [1] eine Ebene
        [2] zwei Ebenen
       *[3] drei Ebenen
    } { $higher ->
        [1] höher
       *[0] tiefer
    } als der Rest.
   *[other] { $field } liegt auf Ebene { $height }, { $other } auf Ebene { $level }.
}
refusal-shifts-not-payable = Du hast nur { $funds } für { $shifts ->
    [1] eine Verschiebung
   *[other] { count-shifts } Verschiebungen
}. Deine Form passt, also musst du graben.
refusal-no-seal = Salomons Siegel hast du nicht.
refusal-no-such-area = Nirgends lassen sich { count-squares } Felder, die sich berühren, zusammen ausgraben.
refusal-not-connected = { $why ->
    [empty] { $field } ist leer. Dort kann niemand graben.
    [picked] { $field } hast du schon gewählt.
    [height] { $field } ist nicht so hoch wie deine gewählten Felder.
    [alone] Um { $field } liegen zu wenige passende Felder für deine Karte.
   *[apart] { $field } berührt keines deiner gewählten Felder.
}
refusal-no-amulet = { $dug ->
    [1] Das Amulett hast du eben ausgegraben. Es hilft ab deinem nächsten Zug.
   *[0] Samsons Haaramulett hast du nicht.
}
refusal-amulet-before-paying = Du hast schon etwas bezahlt. Das Amulett kommt davor.
refusal-no-curse-to-ward-off = Für Flüche schuldest du nichts. Das Amulett würde nichts nützen.
refusal-cannot-pay = Du schuldest { $owed } und hast nur { $funds }. Also wird nichts bezahlt.
refusal-cannot-pay-shifts = Du schuldest { $owed } und hast nur { $funds }. Gib alles ab.
refusal-no-such-treasure = Einen Schatz { $value } hast du nicht.
refusal-no-coins = Du hast keine Münzen. Zahl mit Schätzen.
refusal-who-can-pay-must = Du schuldest { $owed } und kannst zahlen, also musst du.
refusal-other-change-gives-more = So ginge Wechselgeld verloren. Nimm erst ein anderes Stück.
refusal-not-in-the-supply = Im Vorrat liegt kein Schatz { $value }.
refusal-no-coins-in-the-supply = Im Vorrat liegen keine Münzen. Nimm einen Schatz.
refusal-too-much-change = Du bekommst nur { $due } zurück.
refusal-no-such-tile = Du hast { $tile } nicht.

## Ereignisse

event-dark-laid = Auf jedem Feld liegen drei dunkle Plättchen.
    .past = Auf jedes Feld sind drei dunkle Plättchen gekommen.
event-light-laid = Obenauf liegt je ein helles Plättchen. Die Grube ist voll.
    .past = Obenauf ist je ein helles Plättchen gekommen. So ist die Grube voll geworden.
event-cards-dealt = Alle bekommen { count-number } Karten.
    .past = Alle haben { count-number } Karten bekommen.
event-hand-dealt = { $seat-is ->
    [you] Du hast die Karten { $cards }.
   *[other] { $seat } hat die Karten { $cards }.
}
    .past = { $seat-is ->
        [you] Du hast die Karten { $cards } bekommen.
       *[other] { $seat } hat die Karten { $cards } bekommen.
    }
event-round-began = Runde { $number }: Alle wählen eine Karte.
    .past = Runde { $number } hat mit der Kartenwahl begonnen.
event-card-chosen = { $seat-is ->
    [you] Du legst Karte { $card } verdeckt hin.
   *[other] { $seat } legt Karte { $card } verdeckt hin.
}
    .past = { $seat-is ->
        [you] Du hast Karte { $card } verdeckt hingelegt.
       *[other] { $seat } hat Karte { $card } verdeckt hingelegt.
    }
event-cards-revealed = Zuerst { $seat-is ->
    [you] gräbst du
   *[other] gräbt { $seat }
} mit Karte { $card }, dann { $later-you }.
    .past = Zuerst { $seat-is ->
        [you] hast du
       *[other] hat { $seat }
    } mit Karte { $card } graben dürfen, dann { $later-you }.
event-shifted = { $seat-is ->
    [you] Du verschiebst
   *[other] { $seat } verschiebt
} ein Plättchen von { $source } nach { $target }.
    .past = { $seat-is ->
        [you] Du hast
       *[other] { $seat } hat
    } ein Plättchen von { $source } nach { $target } verschoben.
event-tile-shifted = { $seat-is ->
    [you] Du verschiebst
   *[other] { $seat } verschiebt
} { $tile } von { $source } nach { $target }.
    .past = { $seat-is ->
        [you] Du hast
       *[other] { $seat } hat
    } { $tile } von { $source } nach { $target } verschoben.
event-uncovered = Das legt { $tiles ->
    [1] { $tile }
   *[other] { $number ->
        [0] { finds }
        [1] { finds }
       *[other] { $worth ->
            [0] { $curse ->
                [0] { $others }
               *[other] { $number ->
                    [2] { finds }
                   *[other] { curse-sum } und anderes
                }
            }
           *[other] { $curse ->
                [0] { $number ->
                    [2] { finds }
                   *[other] { worth-points } an Schätzen und anderes
                }
               *[other] { worth-points } an Schätzen, { curse-sum } und anderes
            }
        }
    }
} frei.
    .past = Das hat { $tiles ->
        [1] { $tile }
       *[other] { finds }
    } freigelegt.
event-objects-played = { $seat-is ->
    [you] Du setzt { $objects } ein.
   *[other] { $seat } setzt { $objects } ein.
}
    .past = { $seat-is ->
        [you] Du hast { $objects } eingesetzt.
       *[other] { $seat } hat { $objects } eingesetzt.
    }
event-turned-up = { $seat-is ->
    [you] Du zeigst { $tile }, vorher verdeckt bekommen.
   *[other] { $seat } zeigt { $tile }, vorher verdeckt bekommen.
}
    .past = { $seat-is ->
        [you] Du hast { $tile } gezeigt, vorher verdeckt bekommen.
       *[other] { $seat } hat { $tile } gezeigt, vorher verdeckt bekommen.
    }
event-field-picked = { $seat-is ->
    [you] Du wählst { $field } für das Siegel.
   *[other] { $seat } wählt { $field } für das Siegel.
}
    .past = { $seat-is ->
        [you] Du hast { $field } für das Siegel gewählt.
       *[other] { $seat } hat { $field } für das Siegel gewählt.
    }
event-dug-at = { $seat-is ->
    [you] Du gräbst auf { $fields }.
   *[other] { $seat } gräbt auf { $fields }.
}
    .past = { $seat-is ->
        [you] Du hast auf { $fields } gegraben.
       *[other] { $seat } hat auf { $fields } gegraben.
    }
event-dug = { $seat-is ->
    [you] Du gräbst
   *[other] { $seat } gräbt
} { finds } aus.
    .past = { $seat-is ->
        [you] Du hast
       *[other] { $seat } hat
    } { finds } ausgegraben.
event-declined = { $seat-is ->
    [you] Du gräbst nicht.
   *[other] { $seat } gräbt nicht.
}
    .past = { $seat-is ->
        [you] Du hast nicht gegraben.
       *[other] { $seat } hat nicht gegraben.
    }
event-treasure-paid = { $seat-is ->
    [you] Du zahlst mit dem Schatz { $value }.
   *[other] { $seat } zahlt mit dem Schatz { $value }.
}
    .past = { $seat-is ->
        [you] Du hast mit dem Schatz { $value } gezahlt.
       *[other] { $seat } hat mit dem Schatz { $value } gezahlt.
    }
event-last-coins = { $seat-is ->
    [you] Du legst deine letzten Münzen hin.
   *[other] { $seat } legt die letzten Münzen hin.
}
    .past = { $seat-is ->
        [you] Du hast deine letzten Münzen hingelegt.
       *[other] { $seat } hat die letzten Münzen hingelegt.
    }
event-coins-paid = { $seat-is ->
    [you] Du zahlst
   *[other] { $seat } zahlt
} { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}.
    .past = { $seat-is ->
        [you] Du hast
       *[other] { $seat } hat
    } { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    } gezahlt.
event-coins-taken = { $seat-is ->
    [you] Du bekommst
   *[other] { $seat } bekommt
} { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
} zurück.
    .past = { $seat-is ->
        [you] Du hast
       *[other] { $seat } hat
    } { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    } zurückbekommen.
event-treasure-taken = { $seat-is ->
    [you] Du bekommst
   *[other] { $seat } bekommt
} den Schatz { $value } zurück.
    .past = { $seat-is ->
        [you] Du hast
       *[other] { $seat } hat
    } den Schatz { $value } zurückbekommen.
event-change-lost = { $seat-is ->
    [you] Du verlierst
   *[other] { $seat } verliert
} { $number } an Wechselgeld: Der Vorrat gibt es nicht her.
    .past = { $seat-is ->
        [you] Du hast
       *[other] { $seat } hat
    } { $number } an Wechselgeld verloren: Der Vorrat hat es nicht hergegeben.
event-handed-over = { $seat-is ->
    [you] Du kannst nicht zahlen und gibst alle Münzen und Schätze ab.
   *[other] { $seat } kann nicht zahlen und gibt alle Münzen und Schätze ab.
}
    .past = { $seat-is ->
        [you] Du hast nicht zahlen können und alle Münzen und Schätze abgegeben.
       *[other] { $seat } hat nicht zahlen können und alle Münzen und Schätze abgegeben.
    }
event-could-not-pay = { $seat-is ->
    [you] Du kannst nicht zahlen und verlierst alles eben Ausgegrabene.
   *[other] { $seat } kann nicht zahlen und verliert alles eben Ausgegrabene.
}
    .past = { $seat-is ->
        [you] Du hast nicht zahlen können und alles eben Ausgegrabene verloren.
       *[other] { $seat } hat nicht zahlen können und alles eben Ausgegrabene verloren.
    }
event-tile-added = { $seat-is ->
    [you] Du gibst verdeckt ein Plättchen dazu.
   *[other] { $seat } gibt verdeckt ein Plättchen dazu.
}
    .past = { $seat-is ->
        [you] Du hast verdeckt ein Plättchen dazugegeben.
       *[other] { $seat } hat verdeckt ein Plättchen dazugegeben.
    }
event-nothing-to-add = { $seat-is ->
    [you] Du hast kein Plättchen zum Dazugeben.
   *[other] { $seat } hat kein Plättchen zum Dazugeben.
}
    .past = { $seat-is ->
        [you] Du hast kein Plättchen dazugeben können.
       *[other] { $seat } hat kein Plättchen dazugeben können.
    }
event-own-tile-added = { $seat-is ->
    [you] Du gibst { $tile } dazu.
   *[other] { $seat } gibt { $tile } dazu.
}
    .past = { $seat-is ->
        [you] Du hast { $tile } dazugegeben.
       *[other] { $seat } hat { $tile } dazugegeben.
    }
event-tiles-dealt = { $others ->
    [1] { $receiver-is ->
        [you] Du bekommst
       *[other] { $receiver } bekommt
    }
   *[other] { $receivers-is ->
        [with-you] Du und { $receivers-others } bekommt je
       *[other] { $receivers } bekommen je
    }
} { $each ->
    [1] ein Plättchen
   *[other] { count-each } Plättchen
} von { $seat-is ->
    [you] dir
   *[other] { $seat }
}.{ $rest ->
    [0] {""}
    [1] {" "}Eins wird abgelegt.
   *[other] {" "}Die übrigen { count-rest } werden abgelegt.
}
    .past = { $others ->
        [1] { $receiver-is ->
            [you] Du hast
           *[other] { $receiver } hat
        }
       *[other] { $receivers-is ->
            [with-you] Du und { $receivers-others } habt je
           *[other] { $receivers } haben je
        }
    } { $each ->
        [1] ein Plättchen
       *[other] { count-each } Plättchen
    } von { $seat-is ->
        [you] dir
       *[other] { $seat }
    } bekommen.{ $rest ->
        [0] {""}
        [1] {" "}Eins ist abgelegt worden.
       *[other] {" "}Die übrigen { count-rest } sind abgelegt worden.
    }
event-received = { $receiver-is ->
    [you] Du bekommst
   *[other] { $receiver } bekommt
} { received-tiles } von { $seat }.
    .past = { $receiver-is ->
        [you] Du hast
       *[other] { $receiver } hat
    } { received-tiles } von { $seat } bekommen.
event-turn-ended = { $seat-is ->
    [you] Du legst Karte { $card } ab.
   *[other] { $seat } legt Karte { $card } ab.
}
    .past = { $seat-is ->
        [you] Du hast Karte { $card } abgelegt.
       *[other] { $seat } hat Karte { $card } abgelegt.
    }
event-game-ended = Die letzte Karte ist gespielt. Die Partie ist zu Ende.
    .past = Die letzte Karte ist gespielt worden. Die Partie ist zu Ende gegangen.
event-counted = { $what ->
    [coins] Münzen, je 1 Punkt{ counted-most }
    [treasures] Schätze, ihr Wert in Punkten{ counted-most }
    [scrolls] Sammlungen, je 10 Punkte{ counted-most }
    [curses] Die höchste Summe an Flüchen{ counted-prize }
   *[objects] Die meisten magischen Objekte{ counted-prize }
}
    .past = { $what ->
        [coins] Münzen, je 1 Punkt{ counted-most }
        [treasures] Schätze, ihr Wert in Punkten{ counted-most }
        [scrolls] Sammlungen, je 10 Punkte{ counted-most }
        [curses] Die höchste Summe an Flüchen{ counted-prize }
       *[objects] Die meisten magischen Objekte{ counted-prize }
    }

## Angebote

offer-choose = Karte { $card } [{ $pattern }] verdeckt hinlegen? { card-places }
offer-choose-only = Karte { $card } [{ $pattern }] verdeckt hinlegen?
offer-shift = Das Plättchen von { $source } nach { $target } verschieben, für 1?{ $opens ->
    [0] {""}
   *[other] {" "}Dann passt deine Form.
}{ $beyond ->
    [0] {""}
   *[1] {" "}Du schuldest dann { $shifts }, mehr, als du hast.
}
offer-dig = { $fields } ausgraben{ $mirror ->
    [0] { $axe ->
        [0] {""}
       *[1] , mit Beil
    }
   *[1] , mit Spiegel{ $axe ->
        [0] {""}
       *[1] {" "}und Beil
    }
}? { dig-brings }{ dig-price }
offer-dig-only = { $fields } ausgraben{ $mirror ->
    [0] { $axe ->
        [0] {""}
       *[1] , mit Beil
    }
   *[1] , mit Spiegel{ $axe ->
        [0] {""}
       *[1] {" "}und Beil
    }
}?
offer-seal = Siegel{ $axe ->
    [0] {""}
   *[1] {" "}und Beil
} einsetzen? Wähl dann { count-squares } Felder aneinander.
offer-decline = Diesmal nicht graben? { $unpayable ->
    [0] { $owed ->
        [0] Das kostet nichts.
       *[other] Die Verschiebungen kosten trotzdem { $owed }.
    }
   *[1] Du schuldest { $owed } und hast { $funds }: Du gibst alles ab.
}
offer-pick = { $left ->
    [0] { $field } wählen und alle { count-squares } ausgraben? { dig-brings }{ dig-price }
   *[other] { $field } wählen und { $tile } nehmen?
}
offer-amulet = Das Amulett einsetzen? Es spart dir { $saved } für die Flüche.
offer-pay-coins = { $coins ->
    [one] 1 Münze zahlen?
   *[other] { $coins } Münzen zahlen?
} { $owed ->
    [0] Dann ist alles bezahlt.
   *[other] Dann schuldest du noch { $owed }.
}
offer-pay-treasure = Mit dem Schatz { $value } zahlen? { $owed ->
    [0] { $change ->
        [0] { $lost ->
            [0] Dann ist alles bezahlt.
           *[other] { $lost } geht dabei verloren.
        }
       *[other] { $lost ->
            [0] Du bekommst { $change } zurück.
           *[other] Du bekommst { $change } zurück, { $lost } geht verloren.
        }
    }
   *[other] Dann schuldest du noch { $owed }.
}
offer-hand-over = Alle Münzen und Schätze abgeben? Du schuldest { $owed } und hast { $funds }.
offer-default = Alles Ausgegrabene den anderen geben? Du schuldest { $owed } und hast { $funds }.
offer-take-coins = { $coins ->
    [one] 1 Münze nehmen?
   *[other] { $coins } Münzen nehmen?
} { change-left }
offer-take-treasure = Den Schatz { $value } nehmen? { change-left }
offer-add = Verdeckt { $tile } dazugeben? Irgendwer von den anderen bekommt das.

## Teile von Sätzen

worth-points = { $worth ->
    [one] { $worth } Punkt
   *[other] { $worth } Punkte
}
curse-sum = { $curses ->
    [1] den Fluch { $curse }
   *[other] Flüche von zusammen { $curse }
}
finds = { $worth ->
    [0] { $curse ->
        [0] { $others }
       *[other] { curse-sum }{ finds-more }
    }
   *[other] { worth-points } an Schätzen{ $curse ->
        [0] { finds-more }
       *[other] { $number ->
            [0] {" "}und { curse-sum }
           *[other] , { curse-sum }{ finds-more }
        }
    }
}
finds-more = { $number ->
    [0] {""}
    [1] {" "}und { $others }
   *[other] , { $others }
}
received-tiles = { $count ->
    [1] { $tile }
   *[other] { finds }
}
dig-brings = { $unpayable ->
    [0] { $sets ->
        [0] { $worth ->
            [0] { $objects ->
                [0] { $scrolls ->
                    [0] Nur Flüche.
                    [1] Eine Pergamentrolle, kein Schatz.
                   *[other] Pergamentrollen, kein Schatz.
                }
                [1] Ein magisches Objekt, kein Schatz.
               *[other] Magische Objekte, kein Schatz.
            }
           *[other] { worth-points } an Schätzen{ $objects ->
                [0] {""}
                [1] , ein magisches Objekt
               *[other] , magische Objekte
            }.
        }
       *[other] { $worth ->
            [0] Das füllt deine { set-ordinal } Sammlung.
           *[other] { worth-points } an Schätzen, deine { set-ordinal } Sammlung.
        }
    }
   *[1] { $rescued ->
        [0] { $cost } kannst du nicht zahlen: Alles geht an die anderen.
       *[1] Nur mit dem Amulett behältst du alles.
    }
}
dig-price = { $unpayable ->
    [0] { $cost ->
        [0] {" "}Kostet nichts.
       *[other] {" "}Kostet { $cost }.
    }
   *[1] {""}
}
card-places = { $places ->
    [0] Noch passt sie nirgends.
    [1] Sie passt jetzt an einer Stelle.
   *[other] Sie passt jetzt an { count-places } Stellen.
}
counted-most = { $most ->
    [0] : niemand.
   *[other] . Am meisten: { $number ->
        [1] { $seat-is ->
            [you] du
           *[other] { $seat }
        } mit { $most }.
       *[other] { $seats-you } mit je { $most }.
    }
}
counted-prize = { $most ->
    [0] : niemand.
   *[other] : { $number ->
        [1] { $seat-is ->
            [you] du
           *[other] { $seat }
        } mit { $most }, für { $points } Punkte.
       *[other] { $seats-you } mit je { $most }, für je { $points } Punkte.
    }
}
choose-place = { $places ->
    [0] {""}
    [1] {""}
   *[other] Wähl eine davon.
}
change-left = { $due ->
    [0] Mehr bekommst du nicht zurück.
   *[other] Dann bekommst du noch { $due }.
}
set-ordinal = { $sets ->
    [1] erste
    [2] zweite
    [3] dritte
    [4] vierte
    [5] fünfte
   *[other] nächste
}
count-shifts = { $shifts ->
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
    [8] acht
    [9] neun
    [10] zehn
    [11] elf
    [12] zwölf
   *[other] { $shifts }
}
count-places = { $places ->
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
    [8] acht
    [9] neun
    [10] zehn
    [11] elf
    [12] zwölf
   *[other] { $places }
}
count-squares = { $squares ->
    [3] drei
    [4] vier
    [5] fünf
   *[6] sechs
}
count-left = { $left ->
    [1] eins
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
   *[6] sechs
}
count-each = { $each ->
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
   *[6] sechs
}
count-rest = { $rest ->
    [2] zwei
   *[3] drei
}
count-number = { $number ->
    [5] fünf
    [6] sechs
    [8] acht
   *[12] zwölf
}

## Tipps: warum ein Zug

hint-scroll-set = Damit ist eine Sammlung von vier Rollen voll: { $points } Punkte.
hint-best-dig = Schätze im Wert von { $worth }, { $curse ->
    [0] und nichts zu zahlen
   *[other] und { $curse } zu zahlen
}. Keine andere Grabung bringt mehr Schätze.
hint-most-curses = Dann hast du die meisten Flüche: { $points } Punkte am Ende, wenn es so bleibt.
hint-objects = { $objects ->
    [1] Ein magisches Objekt ist
   *[other] { $objects } magische Objekte sind
} dabei.
hint-new-scroll = Du bekommst { $tile }, die dir zur nächsten Sammlung fehlt.
hint-fair-dig = Das bringt Schätze im Wert von { $worth } und kostet { $curse ->
    [0] nichts
   *[other] { $curse }
}.
hint-free-dig = Kein Fluch ist dabei: Das kostet nichts.
hint-keeps-objects = Deine magischen Objekte behältst du.
hint-better-place = Danach kannst du mehr ausgraben.
hint-seal = Du wählst die { $squares } Felder selbst.
hint-no-good-dig = Keine Grabung bringt mehr, als sie kostet.
hint-saves-purse = Du zahlst für keinen Fluch.
hint-best-card = So wie die Grube liegt, gräbt Karte { $card } am meisten aus.
hint-early-card = Karte { $card } ist deine niedrigste: Früher kannst du nicht graben.
hint-many-places = Karte { $card } passt an den meisten Stellen.
hint-large-card = Karte { $card } gräbt die meisten Felder aus.
hint-best-pick = Nichts, was du jetzt wählen kannst, ist besser als { $tile }.
hint-free-curses = Du sparst { $saved } und behältst die Flüche.
hint-keeps-treasures = Deine Schätze behältst du.
hint-keeps-coins = Deine Münzen behältst du.
hint-exact = Du brauchst kein Wechselgeld.
hint-takes-coins = Mit Münzen zahlst du später passend.
hint-takes-treasure = Ein Schatz bleibt hinter deiner Sichtblende geheim.
hint-least-missed = Von deinen Plättchen fehlt dir { $tile } am wenigsten.
hint-unpayable = Das kannst du nicht bezahlen. Du würdest alles verlieren, was du ausgräbst.
hint-costly = Das bringt nur Schätze im Wert von { $worth } und kostet { $curse }.
hint-poor-dig = Das bringt Schätze im Wert von { $worth } und kostet { $curse ->
    [0] nichts
   *[other] { $curse }
}.
hint-shift-price = Jedes Verschieben kostet 1.
hint-late-card = Mit Karte { $card } graben andere vielleicht vor dir.

## Rätsel: was ein Zug bringt, und der Beweis

puzzle-hidden = Was unter den Plättchen liegt, die du siehst, und die Karten der anderen.
puzzle-greatest-lead = Der klare Sieg
puzzle-greatest-lead-question = Letzter Zug, höchstens eine Verschiebung: Womit gewinnst du sicher mit dem größten Vorsprung?
puzzle-greatest-lead-nudge = Gold ist nicht alles: Zähl auch Flüche, magische Objekte und Sammlungen.
puzzle-one-shift = Eine Münze, gut angelegt
puzzle-one-shift-question = Höchstens eine Verschiebung, keine Magie: Was bringt sicher am meisten an Münzen, Schätzen und Sammlungen?
puzzle-one-shift-nudge = Ein Plättchen, das noch niemand sah, kann alles sein. Welche Stelle braucht keins?
puzzle-first-scroll = Zuerst bei der Rolle
puzzle-first-scroll-question = Welche Karte gräbt die fehlende Rolle sicher vor allen anderen aus, ohne Verschiebung und Magie?
puzzle-first-scroll-nudge = Schau auf den Ablagestapel und deine Hand: Welche Karten können die anderen noch haben?
puzzle-first-treasure = Zuerst bei der Fünf
puzzle-first-treasure-question = Welche Karte gräbt sicher einen Schatz 5 vor allen anderen aus, ohne Verschiebung und Magie?
puzzle-first-treasure-nudge = Schau auf den Ablagestapel und deine Hand: Welche Karten können die anderen noch haben?
puzzle-next-card = Kein Platz für die nächste
puzzle-next-card-question = Welche Grabung, die du bezahlen kannst, lässt der nächsten Karte keine ebene Stelle?
puzzle-next-card-nudge = Such die Stellen, an denen die nächste Karte passt. Welche Felder haben sie gemeinsam?
puzzle-lead = { $how ->
    [wins] gewinnt mit { $points } Vorsprung
    [shares] teilt nur den Sieg
   *[trails] bleibt um { $points } zurück
}
puzzle-leads = Vorsprung am Ende: { $least } bis { $most }
puzzle-brings = bringt { $same ->
    [1] { $most }
   *[0] { $least } bis { $most }
}
puzzle-first = gelingt in { $right } von { $cases } Fällen
puzzle-leaves = lässt { $places ->
    [0] keine Stelle
    [1] eine Stelle
   *[other] { count-places } Stellen
}
puzzle-curses = Flüche: du { $own }, niemand sonst mehr als { $most }. Das sind { $points } Punkte.
puzzle-objects = Magische Objekte: du { $own }, niemand sonst mehr als { $most }. Das sind { $points } Punkte.
puzzle-set = Damit ist eine Sammlung von vier Rollen voll: { $points } Punkte.
puzzle-no-greater-lead = Du gewinnst sicher mit { $points } Vorsprung, mit keinem anderen Zug sicher mit mehr als { $second }.
puzzle-then-any = Was es auch aufdeckt, danach gewinnt eine Grabung.
puzzle-then-fits = Nach dieser Verschiebung passt deine Form hier.
puzzle-no-shift = Deine Form passt hier ohne Verschiebung.
puzzle-brings-what = { $worth ->
    [0] Keine Schätze
   *[other] Schätze im Wert von { $worth }
}, { $sets ->
    [0] {""}
   *[other] eine Sammlung für { $sets },{" "}
}und { $owed } zu zahlen.
puzzle-no-other = Das bringt sicher { $points }, kein anderer Zug sicher mehr als { $second }.
puzzle-lowest = Niemand sonst kann eine Karte unter { $card } haben.
puzzle-missing = Du bekommst { $tile }: Die Sammlung ist voll, { $points } Punkte.
puzzle-reached = Sie passt dort, wo ein Schatz 5 liegt, ohne Verschiebung.
puzzle-places-now = Karte { $card } passt jetzt an { count-places } Stellen.
puzzle-places-broken = Deine Grabung zerstört sie alle und öffnet keine neue.

## Übersicht

outline-set-up = Die Grube wird gefüllt.
outline-deal = Was { $seat } ausgegraben hat, geht an die anderen.
outline-choose = { $own ->
    [0] Alle wählen geheim eine Karte.
   *[1] { $chosen ->
        [0] { $seat }, wähl geheim eine Karte.
       *[other] Karte { $chosen } liegt verdeckt, { $seat }. Noch darfst du tauschen.
    }
}
outline-choose-more = Runde { $number } von { $rounds }. Die niedrigste Zahl gräbt zuerst.
outline-prepare = { $own ->
    [1] { $seat }, grab mit Karte { $card }{ $shift ->
        [0] {""}
       *[1] {" "}oder verschieb erst Plättchen
    }.
   *[0] { $seat } verschiebt oder gräbt mit Karte { $card }.
}
outline-prepare-more = { $places ->
    [0] { $magic ->
        [0] { card-places }
       *[1] Ohne Magie passt sie nirgends.
    }
   *[other] { card-places }
} { $shifts ->
    [0] { $shift ->
        [0] { choose-place }
       *[1] Jede Verschiebung kostet 1.
    }
    [1] Für eine Verschiebung schuldest du 1.
   *[other] Für { count-shifts } Verschiebungen schuldest du { $shifts }.
}
outline-pick = { $own ->
    [1] { $seat }, wähl Felder, die sich berühren: noch { count-left }.
   *[0] { $seat } wählt Felder für das Siegel: noch { count-left }.
}
outline-pick-more = { $axe ->
    [0] Alle müssen gleich hoch sein.
   *[1] Sie dürfen verschieden hoch sein.
} Auch Ecken berühren sich.
outline-pay = { $able ->
    [1] { $seat }, zahl { $owed } mit Münzen oder Schätzen.
   *[0] { $seat }, du schuldest { $owed } und hast nur { $funds }.
}
outline-pay-more = { $able ->
    [1] { $amulet ->
        [1] { board-or-amulet }
       *[0] { $paid ->
            [0] { $curses ->
                [0] Das ist für deine Verschiebungen.
               *[other] { $shifts ->
                    [0] Das ist für die Flüche.
                   *[other] { $shifts } für Verschiebungen und { $curses } für Flüche.
                }
            }
           *[other] Bezahlt hast du schon { $paid }.
        }
    }
   *[0] { $dug ->
        [0] Du gibst alle Münzen und Schätze ab.
       *[1] { $amulet ->
            [0] Was du ausgegraben hast, geht an die anderen.
           *[1] Setz das Amulett ein, oder alles Ausgegrabene geht an die anderen.
        }
    }
}
outline-pays = { $seat } muss { $owed } zahlen.
outline-change = { $own ->
    [1] { $seat }, nimm { $due } als Wechselgeld.
   *[0] { $seat } bekommt { $due } als Wechselgeld.
}
outline-add = { $own ->
    [1] { $seat }, gib eins deiner Plättchen dazu.
   *[0] { $seat } gibt ein Plättchen für die anderen dazu.
}
outline-add-more = Das Ausgegrabene reicht nicht für alle anderen.
outline-next = { $seat-is ->
    [you] Dann bist du dran.
   *[other] Dann ist { $seat } dran.
}
outline-over = Die Partie ist zu Ende.
outline-pit = { $form ->
    [short] Grube (Höhe·oberstes Plättchen; S Schatz, F Fluch; Eingang unter Reihe 6)
   *[full] Die Grube, Reihe für Reihe vom anderen Ende bis zum Eingang
}
outline-row = { $form ->
    [short] {""}
   *[full] Reihe { $row }
}
outline-empty = { $form ->
    [short] { $field } –
   *[full] { $field }: leer
}
outline-covered = { $form ->
    [short] { $field } { $height }
   *[full] { $field }: { $height } Plättchen
}
outline-field = { $form ->
    [short] { $field } { $height }·{ $tile }{ $picked ->
        [0] {""}
       *[1] *
    }
   *[full] { $field }: { $tile } auf Ebene { $height }{ $picked ->
        [0] {""}
       *[1] , gewählt
    }{ $known ->
        [0] {""}
       *[other] ; darunter gesehen: { $below }
    }
}
outline-turn = { $form ->
    [short] {""}
   *[full] { $seat-is ->
        [you] Dein Zug
       *[other] Zug von { $seat }
    }, { $shifts ->
        [0] noch nichts verschoben
        [one] eine Verschiebung
       *[other] { $shifts } Verschiebungen
    }
}
outline-card = { $form ->
    [short] { $dig ->
        [0] Karte { $card } [{ $pattern }]
       *[1] Graben mit Karte { $card } [{ $pattern }]
    }
   *[full] Karte { $card }, { $squares } Quadrate, vom anderen Ende bis zum Eingang: { $pattern }
}
outline-shift = { $form ->
    [short] {""}
   *[full] Plättchen auf Nachbarfelder verschieben, je 1{ $shifts ->
        [0] {""}
       *[other] ; bisher { $shifts }
    }
}
outline-turned = { $form ->
    [short] {""}
   *[full] Die Karte um { $quarters ->
        [1] ein Viertel
        [2] die Hälfte
       *[3] drei Viertel
    } gedreht
}
outline-dug = { $form ->
    [short] Ausgegraben: { $tiles }
   *[full] Eben ausgegraben: { $tiles }
}
outline-later = { $form ->
    [short] {""}
   *[full] Danach { $seats-you } mit { $cards }
}
outline-hand = { $form ->
    [short] { $number ->
        [0] {""}
       *[other] Hand
    }
   *[full] Deine Hand, { $number ->
        [0] leer
        [one] eine Karte
       *[other] { $number } Karten
    }
}
outline-hand-card = { $form ->
    [short] { $card } [{ $pattern }]{ $chosen ->
        [0] {""}
       *[1] {" "}(gewählt)
    }
   *[full] Karte { $card }, { $squares } Quadrate: { $pattern }{ $chosen ->
        [0] {""}
       *[1] , gewählt
    }
}
outline-purse = { $form ->
    [short] {""}
   *[full] Deine Münzen: { $coins }
}
outline-stock = { $form ->
    [short] { $number ->
        [0] {""}
       *[other] Plättchen
    }
   *[full] Hinter deiner Sichtblende: { $number ->
        [0] keine Plättchen
        [one] ein Plättchen
       *[other] { $number } Plättchen
    }
}
outline-stock-tile = { $number ->
    [one] { $tile }
   *[other] { $number } × { $tile }
}
outline-objects = { $form ->
    [short] {""}
   *[full] { $number ->
        [0] Du hast kein magisches Objekt
       *[other] Deine magischen Objekte: { $objects }
    }
}
outline-players = Am Tisch
outline-player = { $form ->
    [short] { $seat }
   *[full] { $seat }{ $own ->
        [1] {" "}(du)
       *[0] {""}
    }{ $known ->
        [0] : Münzen und Plättchen liegen hinter der Sichtblende
       *[1] : { $coins ->
            [0] keine Münzen
            [one] eine Münze
           *[other] { $coins } Münzen
        } und { $tiles ->
            [0] keine Plättchen
            [one] ein Plättchen
           *[other] { $tiles } Plättchen
        } hinter der Sichtblende
    }
}
outline-known = Hinter den Sichtblenden bekannt
outline-known-of = { $seat }
outline-hidden = { $form ->
    [short] { $number } × ?
   *[full] { $number ->
        [one] ein unbekanntes Plättchen
       *[other] { $number } unbekannte Plättchen
    }
}
outline-beside = Neben der Grube
outline-bank = { $form ->
    [short] { $coins } { $coins ->
        [one] Münze
       *[other] Münzen
    }
   *[full] Vorrat: { $coins ->
        [0] keine Münzen
        [one] eine Münze
       *[other] { $coins } Münzen
    }
}
outline-spent = { $form ->
    [short] {""}
   *[full] { $number ->
        [0] Noch kein Objekt eingesetzt
       *[other] Eingesetzte Objekte: { $objects }
    }
}
outline-discard = { $form ->
    [short] {""}
   *[full] { $number ->
        [0] Noch keine Karte gespielt
       *[other] Gespielte Karten: { $cards }
    }
}
outline-lost = { $form ->
    [short] {""}
   *[full] { $number ->
        [0] Kein Plättchen abgelegt
        [one] Ein Plättchen verdeckt abgelegt
       *[other] { $number } Plättchen verdeckt abgelegt
    }
}

# Zellen einer Tabelle: nur für das Auge, denn voll ausgesprochen sagt die Zeile schon alles.

cell-empty = {""}
cell-coins = { $form ->
    [short] { $coins } { $coins ->
        [one] Münze
       *[other] Münzen
    }
   *[full] {""}
}
cell-tiles = { $form ->
    [short] { $tiles } { $tiles ->
        [one] Plättchen
       *[other] Plättchen
    }
   *[full] {""}
}
cell-card = { $form ->
    [short] Karte { $card } [{ $pattern }]
   *[full] {""}
}
cell-you = { $form ->
    [short] (du)
   *[full] {""}
}

## Auf dem Brett

board-level = Ebene { $level }
board-fits = { $fits ->
    [1] Die Form passt hier
   *[0] Die Form passt hier nicht
}
board-fits-more = { $places ->
    [0] {""}
    [one] Sie passt auch an einer anderen Stelle.
   *[other] Sie passt auch an { count-places } anderen Stellen.
}
board-fits-axe = { $places ->
    [0] {""}
    [one] Mit dem Beil passt sie an einer weiteren Stelle.
   *[other] Mit dem Beil passt sie an { count-places } weiteren Stellen.
}
board-reveal = Die Karten werden aufgedeckt
board-tiles = { $tiles }
board-to-pay = zu zahlen:
board-not-level = { refusal-not-one-level }
board-empty = { refusal-field-is-empty }
board-cure = Einmal verschieben, und die Form passt.
board-no-cure = Die Stapel unter der Form müssen gleich hoch sein.
board-shift-to = { $source } nach { $target }
board-moves = von { $source } nach { $target }
board-uncovers = legt frei
board-opens = Dann passt deine Form hier.
board-beyond = Mehr, als du hast, wenn du keine Schätze ausgräbst.
board-turn = Dein Zug
board-your-card = Deine Karte
board-dig-here = Hier graben
board-dig-anyway = Trotzdem graben
board-shift = Verschieben
board-seal = Siegel
board-decline = Nicht graben
board-ask-choose = Karte { $card } verdeckt hinlegen? { card-places }
board-ask-dig = Diese { count-squares } ausgraben? { dig-brings }
board-dig-cost = { $plays ->
    [0] {""}
   *[other] Du setzt { $objects } ein.{" "}
}{ $unpayable ->
    [0] { $cost ->
        [0] Du musst nichts zahlen.
       *[other] Danach schuldest du { $curses ->
            [0] { $shifts } für { $shifts ->
                [1] die Verschiebung
               *[other] die Verschiebungen
            }
           *[other] { $shifts ->
                [0] { $curses } für { $dug ->
                    [1] den Fluch
                   *[other] die Flüche
                }
               *[other] { $cost }: { $curses } für Flüche, { $shifts } für Verschiebungen
            }
        }.
    }
   *[1] Du würdest { $cost } schulden und hast nur { $funds }.
}
board-put-how = Leg die Form dorthin, wo du graben willst.
board-drag = Zieh die Form weiter oder tipp auf einen anderen Ort.
board-now = jetzt
board-after = danach
board-set = eine Sammlung
board-kept = noch keine Punkte
board-spent = eingesetzt
board-pay-for = { $curses ->
    [0] Verschieben, zu zahlen
   *[other] { $shifts ->
        [0] { $curses ->
            [one] Fluch, zu zahlen
           *[other] Flüche, zu zahlen
        }
       *[other] Flüche und Verschieben, zu zahlen
    }
}
board-ask-shift = Welches Plättchen verschiebst du?
board-shift-cost = Jede Verschiebung kostet 1, zu zahlen am Schluss. Zum Graben tipp auf deine Karte.
board-ask-shift-to = Wohin mit dem Plättchen auf { $field }?
board-shift-where = Auf ein Feld daneben, für 1. Auch über Eck.
board-put-back = Zurücklegen
board-other-place = Anderer Ort
board-risk-unpayable = Du kannst { $cost } nicht zahlen, die anderen bekommen alles. Trotzdem graben?
board-points = { $points ->
    [one] Punkt
   *[other] Punkte
}
board-own-coins = { $coins ->
    [0] keine Münze
    [one] eine Münze
   *[other] { $coins } Münzen
}
board-choose = Verdeckt hinlegen
board-play-seal = Siegel einsetzen
board-or-amulet = Oder setz das Amulett ein: Dann kosten die Flüche nichts.
board-play-amulet = Amulett einsetzen
board-pay = Zahlen
board-take-change = Nehmen
board-give-up = Alles abgeben
board-add = Dazugeben
board-owed = Du schuldest
board-change-due = Wechselgeld
board-pieces = Was du geben oder nehmen darfst
board-dug = eben ausgegraben
board-lost = { $lost } vom Wechselgeld ginge verloren.
board-screen = Hinter deiner Sichtblende
board-screen-short = Blende
board-to-pit = Zur Grube
board-round = Runde { $number } von { $rounds }
board-card = Karte { $card }
board-digs = jetzt am Graben
board-chosen = Du hast { $card } gewählt.
board-counted = { $what ->
    [coins] Münzen
    [treasures] Schätze
    [scrolls] Sammlungen von Pergamentrollen: je 10
    [curses] Meiste Flüche: 24, dann 12
   *[objects] Meiste magische Objekte: 16, dann 8
}
board-no-second = Platz 2 braucht mindestens halb so viele.
board-majorities = Mehrheiten
board-curses = Flüche
board-objects = Magie
board-unknown = unbekannt
board-coins = Münzen:
board-behind-screen = Münzen und Plättchen liegen hinter der Sichtblende
board-number = { $tiles ->
    [one] ein Plättchen
   *[other] { $tiles } Plättchen
}
board-places = { card-places }
board-unpayable = Das kostet { $cost }, und du hast { $funds }. { $rescued ->
    [1] Nur das Amulett würde dich retten.
   *[0] Du zahlst nichts, und die anderen bekommen alles.
}
board-penalty = Alle anderen bekämen je { $each ->
    [1] ein Plättchen
   *[other] { count-each } Plättchen
}{ $rest ->
    [0] .
    [1] , eins würde abgelegt.
   *[other] , { count-rest } würden abgelegt.
}

## Das Ende

reason-cards = Die letzte Karte ist gespielt.
score-coins = Münzen
score-treasures = Schätze
score-scrolls = Sammlungen von Pergamentrollen
score-curses = Mehrheit bei den Flüchen
score-objects = Mehrheit bei den magischen Objekten

## Zahlen einer Simulation

figure-dug = Ausgegrabene Plättchen
figure-objects-played = Eingesetzte magische Objekte
figure-tiles-lost = Durch Strafen verlorene Plättchen

## Das Regelheft

table-tile = Plättchen
table-light = Hell
table-dark = Dunkel
table-all = Alle
table-squares = Quadrate
table-numbers = Zahlen
table-cards = Karten
