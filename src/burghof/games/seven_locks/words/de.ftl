### Schloss der 7 Schlösser auf Deutsch.

game-in-a-sentence = Perle fallen lassen, lauschen, Schlüssel wählen.

## Die Türme, nach dem, was an ihnen hängt

emblem-moon = Mond
emblem-star = Stern
emblem-bell = Glocken
emblem-crown = Kronen
emblem-heart = Herz
emblem-cup = Kelch
emblem-wheel = Rad

## Optionen

option-echo = Klang
option-echo-about = Wie genau der Klang einer Perle die Tiefe eines Turms verrät.
option-echo-sharp = klar
option-echo-normal = normal
option-echo-muffled = gedämpft
option-sight = Was ein falscher Schlüssel zeigt
option-sight-about = Ein Schlüssel, der nicht passt, zeigt nur, dass er zu lang oder zu kurz ist, oder auch, um wie viel.
option-sight-direction = zu lang oder zu kurz
option-sight-distance = um wie viel
option-bin = Leere Perlenkiste
option-bin-about = Alle verlieren, wenn eine Perle fällig und die Kiste leer ist, oder sobald sie leer ist.
option-bin-when-due = wenn eine Perle fällig ist
option-bin-at-once = sofort
option-withdrawing = Zurückziehen
option-withdrawing-about = Wenn mehrere mitmachen, dürfen alle außer dem Letzten ihr Wappen zurücknehmen, bevor der Schlüssel probiert wird.

## Ablehnungen

refusal-each-depth-once = Jede Tiefe kommt genau einmal vor.
refusal-nobody-sits-there = Dort sitzt niemand.
refusal-no-such-face = Der Würfel hat keine Seite mit { $pearls } und { $steps }.
refusal-not-due-now = { $due ->
    [place] Zuerst muss der Schlüsselmeister aufgestellt werden.
    [drop] Zuerst muss eine Perle eingeworfen werden.
    [walk] Zuerst muss der Schlüsselmeister gehen.
    [key] Zuerst muss ein Schlüssel genommen werden.
    [join] Gefragt ist, ob du mitmachst.
    [withdraw] Gefragt ist, ob du dich zurückziehst.
    [bet] Gefragt ist, welcher Schlüssel verzaubert ist.
   *[other] Jetzt ist der Zufall an der Reihe.
}
refusal-tower-is-open = Der { $tower }turm ist offen: Perlen kommen nur in verschlossene Türme.
refusal-each-tower-gets-a-pearl = Der { $tower }turm hat schon zwei Perlen: Der andere Turm muss eine bekommen.
refusal-tower-has-its-pearl = Der { $tower }turm hat in diesem Zug schon eine Perle: Jede kommt in einen anderen Turm.
refusal-no-such-echo = So wie { $echo } kann hier keine Perle klingen.
refusal-tower-is-gone = Der { $tower }turm steht nicht mehr.
refusal-not-where-he-started = Der Schlüsselmeister steht schon beim { $tower }turm: Er muss weitergehen.
refusal-too-far = Das ist zu weit: Der Schlüsselmeister geht höchstens { $steps ->
    [one] einen Schritt
   *[other] { $steps } Schritte
}.
refusal-key-is-gone = Schlüssel { $key } liegt nicht mehr in der Reihe.
refusal-no-wager-on-a-key-that-is-gone = Schlüssel { $key } hat einen Turm geöffnet, er ist also nicht der verzauberte.

## Ereignisse

event-towers-mixed = Die Türme werden gemischt. Einer wird ungesehen beiseitegestellt.
event-began = { $seat } beginnt.
event-keymaster-placed = { $seat } stellt den Schlüsselmeister vor den { $tower }turm.
event-rolled = { $seat } würfelt { $pearls ->
    [one] eine Perle
   *[other] { $pearls } Perlen
} und { $steps ->
    [one] einen Schritt
   *[other] { $steps } Schritte
}.
event-pearl-dropped = { $seat } wirft eine Perle ein.
event-dropped = { $seat } wirft eine Perle in den { $tower }turm: Sie klingt wie { $echo }.
event-walked = Der Schlüsselmeister geht vom { $source }turm zum { $tower }turm.
event-key-taken = { $seat } nimmt Schlüssel { $key } für den { $tower }turm.
event-coat-placed = { $seat } macht mit und legt ein Wappen dazu.
event-stood-aside = { $seat } macht nicht mit.
event-coat-kept = { $seat } bleibt dabei.
event-coat-withdrawn = { $seat } nimmt das Wappen zurück.
event-tried = { $fit ->
    [fits] Schlüssel { $key } passt in den { $tower }turm!
    [too-long] Schlüssel { $key } ist für den { $tower }turm { $by ->
        [0] zu lang.
       *[other] um { $by } zu lang.
    }
   *[too-short] Schlüssel { $key } ist für den { $tower }turm { $by ->
        [0] zu kurz.
       *[other] um { $by } zu kurz.
    }
}
event-tower-opened = { $seat } öffnet den { $tower }turm: { $pearls ->
    [one] eine Perle liegt
   *[other] { $pearls } Perlen liegen
} darin.
event-pearls-taken = { $seat } bekommt { $pearls ->
    [0] keine Perle
    [one] eine Perle
   *[other] { $pearls } Perlen
}.
event-enchanted-key-asked = Nur noch zwei Türme: Der Schlüsselmeister fragt nach dem verzauberten Schlüssel, zuerst { $seat }.
event-wager-placed = { $seat } legt ein Wappen auf Schlüssel { $key }.
event-wager-declined = { $seat } legt auf keinen Schlüssel ein Wappen.
event-enchanted-key-shown = Schlüssel { $key } öffnet den letzten Turm, den { $tower }turm, mit { $pearls ->
    [one] einer Perle
   *[other] { $pearls } Perlen
}. Schlüssel { $enchanted } ist der verzauberte.
event-prize-taken = { $seat } kannte den verzauberten Schlüssel und bekommt { $pearls ->
    [0] keine Perle
    [one] eine Perle
   *[other] { $pearls } Perlen
}.
event-pearls-lost = { $pearls ->
    [one] Eine Perle des letzten Turms geht
   *[other] { $pearls } Perlen des letzten Turms gehen
} verloren.
event-bin-emptied = Die Perlenkiste ist leer: Alle haben verloren.

## Angebote

offer-place = Beim { $tower }turm anfangen
offer-drop = Perle in den { $tower }turm
offer-drop-noted = Perle in den { $tower }turm ({ $pearls } darin)
offer-walk = { $steps ->
    [one] Einen Schritt
   *[other] { $steps } Schritte
} zum { $tower }turm gehen
offer-walk-noted = { $steps ->
    [one] Einen Schritt
   *[other] { $steps } Schritte
} zum { $tower }turm gehen ({ $pearls ->
    [one] eine Perle
   *[other] { $pearls } Perlen
} darin)
offer-take-key = Schlüssel { $key } am { $tower }turm probieren
offer-take-key-with-wagers = Schlüssel { $key } am { $tower }turm probieren (für verzaubert gehalten von { $seats })
offer-join = Mitmachen und ein Wappen einsetzen
offer-join-noted = Mitmachen und ein Wappen einsetzen ({ $pearls ->
    [0] keine Perle
    [one] eine Perle
   *[other] { $pearls } Perlen
}, wenn der Schlüssel passt)
offer-stand-aside = Nicht mitmachen
offer-keep = Dabeibleiben
offer-keep-noted = Dabeibleiben ({ $pearls ->
    [0] keine Perle
    [one] eine Perle
   *[other] { $pearls } Perlen
}, wenn der Schlüssel passt)
offer-withdraw = Das Wappen zurücknehmen
offer-bet = Schlüssel { $key } ist der verzauberte
offer-bet-beside = Schlüssel { $key } ist der verzauberte, zusammen mit { $seats }
offer-no-bet = Auf keinen Schlüssel ein Wappen legen

## Überblick

outline-over = Das Spiel ist zu Ende.
outline-chance = Der Zufall ist an der Reihe.
outline-place = { $own ->
    [1] Du bist dran: Wähle den Turm, bei dem der Schlüsselmeister anfängt.
   *[0] { $seat } wählt den Turm, bei dem der Schlüsselmeister anfängt.
}
outline-drop = { $own ->
    [1] Wirf noch { $pearls ->
        [one] eine Perle
       *[other] { $pearls } Perlen
    } ein, höre auf die Tiefe, dann geh { $steps ->
        [one] einen Schritt
       *[other] bis zu { $steps } Schritte
    }.
   *[0] { $seat } wirft noch { $pearls ->
        [one] eine Perle
       *[other] { $pearls } Perlen
    } ein; dann geht der Schlüsselmeister { $steps ->
        [one] einen Schritt
       *[other] bis zu { $steps } Schritte
    }.
}
outline-walk = { $own ->
    [1] Geh { $steps ->
        [one] einen Schritt
       *[other] bis zu { $steps } Schritte
    } mit dem Schlüsselmeister und probiere dort einen Schlüssel.
   *[0] { $seat } geht mit dem Schlüsselmeister { $steps ->
        [one] einen Schritt
       *[other] bis zu { $steps } Schritte
    } weiter.
}
outline-key = { $own ->
    [1] Wähl einen Schlüssel für den { $tower }turm: Passt er, bekommst du die Perlen darin. Gewählt ist gewählt.
   *[0] { $seat } wählt einen Schlüssel für den { $tower }turm.
}
outline-join = { $active } probiert Schlüssel { $key } am { $tower }turm. { $own ->
    [1] Mit einem Wappen teilst du, wenn er passt.
   *[0] Macht { $seat } mit?
}
outline-withdraw = { $active } probiert Schlüssel { $key } am { $tower }turm. { $own ->
    [1] Bleibst du dabei, oder nimmst du dein Wappen zurück?
   *[0] Bleibt { $seat } dabei?
}
outline-bet = { $own ->
    [1] Welcher Schlüssel ist verzaubert? Ein Wappen darauf bringt einen Anteil am letzten Turm.
   *[0] Welcher Schlüssel ist der verzauberte? { $seat } antwortet.
}
outline-joined = Schon dabei: { $seats }.
outline-sounds = { $form ->
    [short] In diesem Zug
   *[full] In diesem Zug gehört
}
outline-sound = { $form ->
    [short] { $tower }turm ♪ { $echo }
   *[full] { $tower }turm: { $echo }
}
outline-castle = { $form ->
    [short] Türme im Uhrzeigersinn (▸ Meister{ $noted ->
        [0] {""}
       *[1] , ♪ Klang
    }; Schlüssel: >1 zu kurz, <5 zu lang)
   *[full] Die Türme im Uhrzeigersinn
}
outline-tower = { $form ->
    [short] { $here ->
        [0] {"  "}
       *[1] ▸{" "}
    }{ $tower }turm
   *[full] { $tower }turm, verschlossen{ $here ->
        [0] {""}
       *[1] , hier steht der Schlüsselmeister
    }
}
outline-tower-noted = { $form ->
    [short] { $here ->
        [0] {"  "}
       *[1] ▸{" "}
    }{ $tower }turm
   *[full] { $tower }turm, verschlossen{ $here ->
        [0] {""}
       *[1] , hier steht der Schlüsselmeister
    }: { $pearls ->
        [0] keine Perlen
        [one] eine Perle, sie klang wie { $echoes }
       *[other] { $pearls } Perlen, sie klangen wie { $echoes }
    }
}
outline-tower-open = { $form ->
    [short] { $here ->
        [0] {"  "}
       *[1] ▸{" "}
    }{ $tower }turm
   *[full] Der { $tower }turm steht nicht mehr, geöffnet von Schlüssel { $key }{ $here ->
        [0] {""}
       *[1] ; hier steht der Schlüsselmeister
    }
}
outline-attempt = { $form ->
    [short] { $fit ->
        [too-long] <{ $key }{ $by ->
            [0] {""}
           *[other] {" "}(−{ $by })
        }
       *[too-short] >{ $key }{ $by ->
            [0] {""}
           *[other] {" "}(+{ $by })
        }
    }
   *[full] { $fit ->
        [too-long] Schlüssel { $key } ist { $by ->
            [0] zu lang
           *[other] um { $by } zu lang
        }
       *[too-short] Schlüssel { $key } ist { $by ->
            [0] zu kurz
           *[other] um { $by } zu kurz
        }
    }
}
outline-aside = { $form ->
    [short] {"  "}Beiseite
   *[full] Ein Turm steht ungesehen beiseite
}
outline-aside-shown = { $form ->
    [short] {"  "}Beiseite
   *[full] Der beiseitegestellte Turm gehört zum verzauberten Schlüssel { $key }
}
outline-keys = { $form ->
    [short] Schlüssel übrig
   *[full] Schlüssel in der Reihe, vom kürzesten an
}
outline-one-key = { $form ->
    [short] { $key }
   *[full] Schlüssel { $key }
}
outline-key-with-wagers = { $form ->
    [short] { $key } (verzaubert: { $seats })
   *[full] Schlüssel { $key }, für verzaubert gehalten von { $seats }
}
outline-players = Spieler
outline-player = { $form ->
    [short] { $seat }
   *[full] { $seat }{ $own ->
        [1] {" "}(du)
       *[0] {""}
    }: { $pearls ->
        [0] keine Perlen
        [one] eine Perle
       *[other] { $pearls } Perlen
    }, { $coats ->
        [0] kein Wappen
        [one] ein Wappen
       *[other] { $coats } Wappen
    }
}
outline-bin = Perlenkiste: { $pearls ->
    [0] leer
    [one] eine Perle (geht sie aus, verlieren alle)
   *[other] { $pearls } Perlen (gehen sie aus, verlieren alle)
}

# Zellen einer Tabelle: nur für das Auge, denn ausführlich sagt schon ihre Zeile alles.

cell-empty = {""}
cell-pearls = { $form ->
    [short] { $pearls } { $pearls ->
        [one] Perle
       *[other] Perlen
    }
   *[full] {""}
}
cell-sounds = { $form ->
    [short] ♪ { $sounds }
   *[full] {""}
}
cell-coats = { $form ->
    [short] { $coats } Wappen
   *[full] {""}
}
cell-locked = { $form ->
    [short] verschlossen
   *[full] {""}
}
cell-open = { $form ->
    [short] offen
   *[full] {""}
}
cell-key = { $form ->
    [short] Schlüssel { $key }
   *[full] {""}
}
cell-unseen = { $form ->
    [short] ungesehen
   *[full] {""}
}
cell-enchanted = { $form ->
    [short] verzaubert
   *[full] {""}
}
cell-you = { $form ->
    [short] (du)
   *[full] {""}
}

## Was sich ausrechnen lässt

aid-chances = Die Chancen jedes Schlüssels an jedem Turm

chances-noted = Wie wahrscheinlich jeder Schlüssel passt, nach allem, was zu hören und zu sehen war
chances-from-memory = Wie wahrscheinlich jeder Schlüssel passt, nach dem Klang in diesem Zug und allem, was zu sehen war
chances-table = { $form ->
    [short] Chancen in Prozent (–: unmöglich)
   *[full] Chancen der Schlüssel
}
chances-columns = { $form ->
    [short] Schlüssel
   *[full] {""}
}
chances-column = { $form ->
    [short] { $key }
   *[full] {""}
}
chances-tower = { $tower }turm
chances-aside = { $form ->
    [short] Beiseite
   *[full] Der beiseitegestellte Turm
}
chances-chance = { $form ->
    [short] { $percent ->
        [0] <1
       *[other] { $percent }
    }
   *[full] Schlüssel { $key }: { $percent ->
        [0] weniger als 1
       *[other] { $percent }
    } %
}
chances-none = { $form ->
    [short] –
   *[full] {""}
}
chances-excluded = { $form ->
    [short] Was nicht passen kann, und warum
   *[full] Schlüssel, die nicht passen können, und warum
}
chances-tried = { $form ->
    [short] { $keys } (Schlüssel { $tried }{ $by ->
        [0] {""}
       *[other] {" "}um { $by }
    } zu { $fit ->
        [too-long] lang
       *[too-short] kurz
    })
   *[full] Schlüssel { $keys }: Schlüssel { $tried } war hier { $by ->
        [0] {""}
       *[other] um { $by }{" "}
    }zu { $fit ->
        [too-long] lang
       *[too-short] kurz
    }
}
chances-heard = { $form ->
    [short] { $keys } (eine Perle klang wie { $echo })
   *[full] Schlüssel { $keys }: Kein Schloss dieser Tiefe klingt je wie { $echo }
}
chances-elsewhere = { $form ->
    [short] { $keys } ({ $count ->
        [one] muss
       *[other] müssen
    } anderswo passen)
   *[full] Schlüssel { $keys }: { $count ->
        [one] Er muss
       *[other] Sie müssen
    } zu anderen Türmen gehören
}

## Das Ende

score-towers = Perlen aus geöffneten Türmen
score-enchanted-key = Perlen für den verzauberten Schlüssel
reason-enchanted-key-shown = Sechs Türme sind geöffnet, und der verzauberte Schlüssel ist bekannt.
reason-bin-empty = Die Perlenkiste ist leer: Niemand wird König.

## Zahlen einer Simulation

figure-turns = Züge der Spieler
figure-pearls-left = Perlen übrig in der Kiste
figure-towers-left = Türme noch verschlossen
figure-wagers = Wappen auf Schlüsseln

## Das Brett

board-name = Das Schloss mit seinen sieben Türmen
board-rolled-pearls = { $pearls ->
    [one] 1 Perle
   *[other] { $pearls } Perlen
}
board-rolled-steps = { $steps ->
    [one] dann 1 Schritt
   *[other] dann bis zu { $steps } Schritte
}
board-pearls = Perlen:
board-coats = { $coats ->
    [0] kein Wappen
    [one] ein Wappen
   *[other] { $coats } Wappen
}
board-shallow = flach
board-deep = tief
board-too-long = zu lang
board-too-short = zu kurz
board-fits = passt
board-place = Hier anfangen
board-walk = Dorthin gehen
board-try = Endgültig probieren
board-bet = Wappen setzen
board-again = Noch einmal
board-hear-again = Noch einmal: der { $tower }turm
board-channels = Wie du Perlen wahrnimmst
board-channel-sound = Mit den Ohren: der Klang des Falls
board-channel-picture = Mit den Augen: eine fallende Perle neben dem Turm
board-channel-touch = Mit den Fingern: das Gerät vibriert

## Das Notizbuch

board-notebook-title = Was alle hören konnten
board-notebook-pure = Hier wird nichts aufgeschrieben: Nur dieser Zug ist noch im Ohr. Probierte Schlüssel sind vermerkt.
board-notebook-aid = Ausrechnen, wie gut jeder Schlüssel passt
board-notebook-hint = Ein Strich: Der Schlüssel kann nicht passen. Drück auf einen Turm, um zu sehen, warum.
board-notebook-why = { $title }: diese passen nicht
board-notebook-why-tower = { $title }: Warum nicht?
board-notebook-impossible = unmöglich
board-notebook-heard = Gehört und probiert
board-notebook-opened = geöffnet von Schlüssel { $key }
board-notebook-row = Wie gut jeder Schlüssel zum { $tower }turm passt

## Lauschen

board-practice-title = Die acht Tiefen anhören
board-practice-about = Drück einen Schlüssel: Eine Perle fällt in einen Turm, der so tief ist, wie der Schlüssel lang ist. Ein tiefer Fall dauert länger und klingt tiefer.
board-practice-all = Alle acht nacheinander
board-practice-hide = Eine Tiefe raten
board-practice-which = Wie tief war das? Wähle einen Schlüssel.
board-practice-right = { $depth }: gut gehört.
board-practice-wrong = Es war { $depth }, nicht { $guess }. Hör noch einmal hin.
board-practice-depth = Tiefe { $depth }, fällt { $seconds } Sekunden
board-practice-error = Im Spiel klingt jede Perle etwas daneben: um ein oder zwei Stufen mehr oder weniger, manchmal um mehr. Darum verraten mehrere Perlen mehr als eine.
