### Schloss der 7 Schlösser auf Deutsch.

game-in-a-sentence = Perle fallen lassen, lauschen, Schlüssel wählen.
game-invitation = { $host } hält dir im Schloss der 7 Schlösser einen Stuhl frei.

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
option-withdrawing-about = Wenn mehrere mitmachen, dürfen alle bis auf die letzte Person das Wappen zurückziehen, bevor der Schlüssel probiert wird.

## Zählen

steps-in-words = { $steps ->
    [1] einen Schritt
    [2] zwei Schritte
    [3] drei Schritte
   *[other] { $steps } Schritte
}
steps-at-most = { $steps ->
    [1] einen Schritt
   *[other] bis zu { steps-in-words }
}
steps-to-begin-with = { $steps ->
    [1] Einen Schritt
    [2] Zwei Schritte
    [3] Drei Schritte
   *[other] { $steps } Schritte
}
echo-of-pearl = { $echo ->
    [-5] flacher als 1 (−5)
    [-4] flacher als 1 (−4)
    [-3] flacher als 1 (−3)
    [-2] flacher als 1 (−2)
    [-1] flacher als 1 (−1)
    [0] flacher als 1 (0)
    [9] tiefer als 8 (9)
    [10] tiefer als 8 (10)
    [11] tiefer als 8 (11)
    [12] tiefer als 8 (12)
    [13] tiefer als 8 (13)
    [14] tiefer als 8 (14)
   *[other] Sie klingt wie { $echo }
}
echo-heard = { $echo ->
    [-5] flacher als 1 (−5)
    [-4] flacher als 1 (−4)
    [-3] flacher als 1 (−3)
    [-2] flacher als 1 (−2)
    [-1] flacher als 1 (−1)
    [0] flacher als 1 (0)
    [9] tiefer als 8 (9)
    [10] tiefer als 8 (10)
    [11] tiefer als 8 (11)
    [12] tiefer als 8 (12)
    [13] tiefer als 8 (13)
    [14] tiefer als 8 (14)
   *[other] wie { $echo }
}
pearls-in-figures = { $pearls ->
    [0] keine Perle
    [one] 1 Perle
   *[other] { $pearls } Perlen
}
share-in-figures = { $pearls } durch { $shares ->
    [2] zwei
    [3] drei
   *[other] vier
}, { $share ->
    [0] keine
   *[other] { $share }
} für dich

## Ablehnungen

refusal-each-depth-once = Jede Tiefe kommt genau einmal vor.
refusal-nobody-sits-there = Dort sitzt niemand.
refusal-no-such-face = Der Würfel hat keine Seite mit { $pearls } und { $steps }.
refusal-not-due-now = { $due ->
    [place] Noch nicht. Stell zuerst den Schlüsselmeister vor einen Turm.
    [drop] Noch nicht. Wirf zuerst { $pearls ->
        [one] deine Perle
       *[other] deine { $pearls } Perlen
    } ein.
    [walk] Noch nicht. Geh zuerst mit dem Schlüsselmeister weiter.
    [key] Der Schlüsselmeister bleibt am { $tower }turm. Wähl einen Schlüssel.
    [join] Jetzt nicht. Entscheide zuerst, ob du mitmachst.
    [withdraw] Jetzt nicht. Entscheide zuerst, ob du dabeibleibst.
    [bet] Jetzt nicht. Sag zuerst, welcher Schlüssel verzaubert ist.
   *[other] Jetzt nicht. Zuerst ist der Zufall dran.
}
refusal-tower-is-open = Der { $tower }turm ist offen. Wähl einen verschlossenen Turm.
refusal-each-tower-gets-a-pearl = Der { $tower }turm hat die 2 Perlen schon. Die letzte ist für den anderen.
refusal-tower-has-its-pearl = Der { $tower }turm hat die Perle für diesen Zug. Wähl einen anderen.
refusal-no-such-echo = So wie { $echo } kann hier keine Perle klingen.
refusal-tower-is-gone = Der { $tower }turm ist fort. Hier ist nur noch eine Lücke.
refusal-not-where-he-started = Bleiben geht nicht. Der Schlüsselmeister muss weitergehen.
refusal-too-far = Zum { $tower }turm sind es { $away ->
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
   *[other] sechs
} Schritte. Der Würfel erlaubt { $steps ->
    [1] einen
    [2] zwei
   *[other] drei
}.
refusal-key-is-gone = Schlüssel { $key } ist fort. Er hat den { $tower }turm geöffnet.
refusal-no-wager-on-a-key-that-is-gone = Schlüssel { $key } hat den { $tower }turm geöffnet. Verzaubert ist er nicht.

## Ereignisse

event-towers-mixed = Die Türme werden gemischt. Einer kommt ungesehen beiseite.
    .past = Man hat die Türme gemischt und einen ungesehen beiseitegestellt.
event-began = { $seat-is ->
    [you] Du beginnst.
   *[other] { $seat } beginnt.
}
    .past = { $seat-is ->
        [you] Du hast begonnen.
       *[other] { $seat } hat begonnen.
    }
event-keymaster-placed = { $seat-is ->
    [you] Du stellst den Schlüsselmeister vor den { $tower }turm.
   *[other] { $seat } stellt den Schlüsselmeister vor den { $tower }turm.
}
    .past = { $seat-is ->
        [you] Du hast den Schlüsselmeister vor den { $tower }turm gestellt.
       *[other] { $seat } hat den Schlüsselmeister vor den { $tower }turm gestellt.
    }
event-rolled = { $seat-is ->
    [you] Du würfelst { pearls-in-figures } und { steps-at-most }.
   *[other] { $seat } würfelt { pearls-in-figures } und { steps-at-most }.
}
    .past = { $seat-is ->
        [you] Du hast { pearls-in-figures } und { steps-at-most } gewürfelt.
       *[other] { $seat } hat { pearls-in-figures } und { steps-at-most } gewürfelt.
    }
event-pearl-dropped = { $seat-is ->
    [you] Du wirfst eine Perle ein.
   *[other] { $seat } wirft eine Perle ein.
}
    .past = { $seat-is ->
        [you] Du hast eine Perle eingeworfen.
       *[other] { $seat } hat eine Perle eingeworfen.
    }
event-dropped = { $seat-is ->
    [you] Du wirfst eine Perle in den { $tower }turm: { echo-of-pearl }.
   *[other] { $seat } wirft eine Perle in den { $tower }turm: { echo-of-pearl }.
}
    .past = { $seat-is ->
        [you] Du hast eine Perle in den { $tower }turm geworfen: Sie hat { echo-heard } geklungen.
       *[other] { $seat } hat eine Perle in den { $tower }turm geworfen: Sie hat { echo-heard } geklungen.
    }
event-walked = { $seat-is ->
    [you] Du gehst mit dem Schlüsselmeister zum { $tower }turm.
   *[other] { $seat } geht mit dem Schlüsselmeister zum { $tower }turm.
}
    .past = { $seat-is ->
        [you] Du bist mit dem Schlüsselmeister zum { $tower }turm gegangen.
       *[other] { $seat } ist mit dem Schlüsselmeister zum { $tower }turm gegangen.
    }
event-key-taken = { $seat-is ->
    [you] Du nimmst Schlüssel { $key } für den { $tower }turm.
   *[other] { $seat } nimmt Schlüssel { $key } für den { $tower }turm.
}
    .past = { $seat-is ->
        [you] Du hast Schlüssel { $key } für den { $tower }turm genommen.
       *[other] { $seat } hat Schlüssel { $key } für den { $tower }turm genommen.
    }
event-coat-placed = { $seat-is ->
    [you] Du setzt ein Wappen und machst mit.
   *[other] { $seat } setzt ein Wappen und macht mit.
}
    .past = { $seat-is ->
        [you] Du hast ein Wappen gesetzt und mitgemacht.
       *[other] { $seat } hat ein Wappen gesetzt und mitgemacht.
    }
event-stood-aside = { $seat-is ->
    [you] Du machst nicht mit.
   *[other] { $seat } macht nicht mit.
}
    .past = { $seat-is ->
        [you] Du hast nicht mitgemacht.
       *[other] { $seat } hat nicht mitgemacht.
    }
event-coat-kept = { $seat-is ->
    [you] Du bleibst dabei.
   *[other] { $seat } bleibt dabei.
}
    .past = { $seat-is ->
        [you] Du bist dabeigeblieben.
       *[other] { $seat } ist dabeigeblieben.
    }
event-coat-withdrawn = { $seat-is ->
    [you] Du ziehst dein Wappen zurück.
   *[other] { $seat } zieht das Wappen zurück.
}
    .past = { $seat-is ->
        [you] Du hast dein Wappen zurückgezogen.
       *[other] { $seat } hat das Wappen zurückgezogen.
    }
event-tried = { $seat-is ->
    [you] Du probierst
   *[other] { $seat } probiert
} Schlüssel { $key } am { $tower }turm: { $fit ->
    [fits] Er passt!
    [too-long] { $by ->
        [0] zu lang.
       *[other] um { $by } zu lang.
    }
   *[too-short] { $by ->
        [0] zu kurz.
       *[other] um { $by } zu kurz.
    }
}
    .past = { $seat-is ->
        [you] Du hast
       *[other] { $seat } hat
    } Schlüssel { $key } am { $tower }turm probiert: { $fit ->
        [fits] Er hat gepasst!
        [too-long] { $by ->
            [0] zu lang.
           *[other] um { $by } zu lang.
        }
       *[too-short] { $by ->
            [0] zu kurz.
           *[other] um { $by } zu kurz.
        }
    }
event-tower-opened = { $seat-is ->
    [you] Du öffnest den { $tower }turm und findest { pearls-in-figures }.
   *[other] { $seat } öffnet den { $tower }turm und findet { pearls-in-figures }.
}
    .past = { $seat-is ->
        [you] Du hast den { $tower }turm geöffnet und { pearls-in-figures } gefunden.
       *[other] { $seat } hat den { $tower }turm geöffnet und { pearls-in-figures } gefunden.
    }
event-pearls-taken = { $seat-is ->
    [you] Du bekommst { pearls-in-figures }.
   *[other] { $seat } bekommt { pearls-in-figures }.
}
    .past = { $seat-is ->
        [you] Du hast { pearls-in-figures } bekommen.
       *[other] { $seat } hat { pearls-in-figures } bekommen.
    }
event-enchanted-key-asked = Noch zwei Türme. Welcher Schlüssel ist verzaubert?
    .past = Da waren noch zwei Türme. Welcher Schlüssel war verzaubert?
event-wager-placed = { $seat-is ->
    [you] Du setzt ein Wappen auf Schlüssel { $key }.
   *[other] { $seat } setzt ein Wappen auf Schlüssel { $key }.
}
    .past = { $seat-is ->
        [you] Du hast ein Wappen auf Schlüssel { $key } gesetzt.
       *[other] { $seat } hat ein Wappen auf Schlüssel { $key } gesetzt.
    }
event-wager-declined = { $seat-is ->
    [you] Du setzt auf keinen Schlüssel ein Wappen.
   *[other] { $seat } setzt auf keinen Schlüssel ein Wappen.
}
    .past = { $seat-is ->
        [you] Du hast auf keinen Schlüssel ein Wappen gesetzt.
       *[other] { $seat } hat auf keinen Schlüssel ein Wappen gesetzt.
    }
event-enchanted-key-shown = Schlüssel { $enchanted } ist verzaubert, { $key } öffnet den { $tower }turm: { pearls-in-figures }.
    .past = Schlüssel { $enchanted } war verzaubert, { $key } hat den { $tower }turm geöffnet: { pearls-in-figures }.
event-prize-taken = { $seat-is ->
    [you] Du bekommst { pearls-in-figures } für den verzauberten Schlüssel.
   *[other] { $seat } bekommt { pearls-in-figures } für den verzauberten Schlüssel.
}
    .past = { $seat-is ->
        [you] Du hast { pearls-in-figures } für den verzauberten Schlüssel bekommen.
       *[other] { $seat } hat { pearls-in-figures } für den verzauberten Schlüssel bekommen.
    }
event-pearls-lost = { $pearls ->
    [one] 1 Perle des letzten Turms geht verloren.
   *[other] { $pearls } Perlen des letzten Turms gehen verloren.
}
    .past = { $pearls ->
        [one] 1 Perle des letzten Turms ist verloren gegangen.
       *[other] { $pearls } Perlen des letzten Turms sind verloren gegangen.
    }
event-bin-emptied = Die Perlenkiste ist leer. Alle verlieren.
    .past = Die Perlenkiste war leer. Alle haben verloren.

## Angebote

offer-place = Am { $tower }turm anfangen? Dann bekommt jeder Turm 2 Perlen.
offer-drop = Eine Perle in den { $tower }turm einwerfen? Alle hören sie.
offer-drop-noted = Eine Perle in den { $tower }turm einwerfen? { $pearls ->
    [0] Keine liegt
    [one] 1 liegt
   *[other] { $pearls } liegen
} darin.
offer-walk = { steps-to-begin-with } zum { $tower }turm gehen? Dann folgt ein Schlüssel.
offer-walk-noted = { steps-to-begin-with } zum { $tower }turm gehen? { $pearls ->
    [one] 1 Perle liegt
   *[other] { $pearls } Perlen liegen
} darin.
offer-take-key = Schlüssel { $key } am { $tower }turm probieren? Gewählt ist gewählt.
offer-take-key-again = Schlüssel { $key } am { $tower }turm probieren? Er war dort { $fit ->
    [too-long] zu lang
   *[too-short] zu kurz
}.
offer-take-key-with-wagers = Schlüssel { $key } am { $tower }turm probieren? Verzaubert laut { $seats }.
offer-join = Ein Wappen setzen
offer-join-noted = Ein Wappen setzen: { pearls-in-figures }, wenn der Turm aufgeht
offer-stand-aside = Nicht mitmachen
offer-keep = Dabeibleiben
offer-keep-noted = Dabeibleiben: { pearls-in-figures }, wenn der Turm aufgeht
offer-withdraw = Das Wappen zurückziehen
offer-bet = Wappen auf Schlüssel { $key } setzen? Verzaubert bringt er Perlen.
offer-bet-beside = Wappen auf Schlüssel { $key } setzen? Du teilst mit { $seats }.
offer-no-bet = Kein Wappen setzen

## Überblick

outline-over = Die Partie ist zu Ende.
outline-chance = Der Zufall ist an der Reihe.
outline-place = { $own ->
    [1] { $seat }, stell den Schlüsselmeister vor einen Turm.
   *[0] { $seat } stellt den Schlüsselmeister vor einen Turm.
}
outline-drop = { $own ->
    [1] { $seat }, wirf { $pearls ->
        [one] eine Perle
       *[other] { $pearls } Perlen
    } ein und hör hin.
   *[0] { $seat } wirft { $pearls ->
        [one] eine Perle
       *[other] { $pearls } Perlen
    } ein.
}
outline-drop-next = { $own ->
    [1] { $seat }, wirf die nächste Perle in einen anderen Turm.
   *[0] { $seat } wirft die nächste Perle in einen anderen Turm.
}
outline-walk-next = Danach geht der Schlüsselmeister { steps-at-most } im Uhrzeigersinn.
outline-walk = { $own ->
    [1] { $seat }, geh mit dem Schlüsselmeister { steps-at-most }.
   *[0] { $seat } geht mit dem Schlüsselmeister { steps-at-most }.
}
outline-heard = Der { $tower }turm klingt { echo-heard }: { $depth ->
    [shallow] kurzer Schlüssel?
    [deep] langer Schlüssel?
   *[middle] mittlerer Schlüssel?
}
outline-key-next = Wo er hält, wird ein Schlüssel probiert.
outline-key = { $own ->
    [1] { $seat }, wähl einen Schlüssel für den { $tower }turm.
   *[0] { $seat } wählt einen Schlüssel für den { $tower }turm.
}
outline-stake = Gewählt ist gewählt.
outline-stake-noted = { $pearls ->
    [one] 1 Perle, sie klang { echo-heard }.
   *[other] { $pearls } Perlen, im Schnitt klingen sie { echo-heard }.
}
outline-join = { $own ->
    [1] Wappen setzen? Geht der Turm auf, bekommst du einen Anteil.
   *[0] { $seat } kann mitmachen.
}
outline-join-noted = Wappen setzen? Geht der Turm auf: { share-in-figures }.
outline-withdraw = { $own ->
    [1] Dabeibleiben? Geht der Turm auf, bekommst du einen Anteil.
   *[0] { $seat } kann das Wappen noch zurückziehen.
}
outline-withdraw-noted = Dabeibleiben? Geht der Turm auf: { share-in-figures }.
outline-trial = { $active-is ->
    [you] Du probierst Schlüssel { $key } am { $tower }turm. Ein gesetztes Wappen kommt nicht zurück.
   *[other] { $active } probiert Schlüssel { $key } am { $tower }turm. Ein gesetztes Wappen kommt nicht zurück.
}
outline-trial-noted = { $active-is ->
    [you] Du nimmst Schlüssel { $key }; der { $tower }turm klingt { echo-heard }. Ein Wappen ist dann weg.
   *[other] { $active } nimmt Schlüssel { $key }; der { $tower }turm klingt { echo-heard }. Ein Wappen ist dann weg.
}
outline-bet = { $own ->
    [1] Welcher Schlüssel ist verzaubert, { $seat }?
   *[0] Welcher Schlüssel ist verzaubert? { $seat } antwortet.
}
outline-prize = Ein Wappen darauf bringt einen Anteil am letzten Turm.
outline-joined = { $seats-is ->
    [you] Du bist dabei.
    [with-you] Dabei: du und { $seats-others }.
   *[other] Dabei: { $seats }.
}
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
        [one] 1 Perle, sie klang wie { $echoes }
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
   *[full] Schlüssel { $key }, verzaubert laut { $seats }
}
outline-players = Am Tisch
outline-player = { $form ->
    [short] { $seat }
   *[full] { $seat }{ $own ->
        [1] {" "}(du)
       *[0] {""}
    }: { pearls-in-figures }, { board-coats }
}
outline-bin = Perlenkiste: { $pearls ->
    [0] leer
    [one] 1 Perle (geht sie aus, verlieren alle)
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

## Tipps: warum ein Zug

hint-best-tower = { $pearls ->
    [one] 1 Perle liegt
   *[other] { $pearls } Perlen liegen
} darin, und der wahrscheinlichste Schlüssel passt in { $percent } von 100 Fällen. Kein anderer Turm verspricht mehr.
hint-known-tower = Der wahrscheinlichste Schlüssel passt dort in { $percent } von 100 Fällen. Kein erreichbarer Turm ist besser bekannt.
hint-little-ahead = Wer als Nächstes dran ist, kann von dort am wenigsten gewinnen.
hint-known-drop = Den { $tower }turm kennst du am besten: Er geht wohl als erster auf.
hint-pearls-ahead = Nirgends sonst hat er mehr Perlen vor sich.
hint-likeliest-key = Schlüssel { $key } passt in { $percent } von 100 Fällen. Kein anderer ist wahrscheinlicher.
hint-telling-key = Auch wenn Schlüssel { $key } nicht passt, verrät er viel: Er kann zu lang oder zu kurz sein.
hint-in-reach = Der Schlüsselmeister kann in diesem Zug zum { $tower }turm gehen.
hint-unknown-tower = Über den { $tower }turm weißt du am wenigsten.
hint-out-of-reach = Zum { $tower }turm kommt der Schlüsselmeister in diesem Zug nicht, aber du hörst, wie tief er ist.
hint-known-ahead = Nirgends sonst hat er besser bekannte Türme vor sich.
hint-worth-a-coat = Der Schlüssel passt in { $percent } von 100 Fällen. Dann { $pearls ->
    [one] gehört 1 Perle
   *[other] gehören { $pearls } Perlen
} dir.
hint-bold-coat = Geht der Turm auf, { $pearls ->
    [one] gehört 1 Perle
   *[other] gehören { $pearls } Perlen
} dir.
hint-doubtful-key = Der Schlüssel passt nur in { $percent } von 100 Fällen.
hint-small-share = { $pearls ->
    [0] Es gibt nichts zu teilen.
   *[other] Nur 1 Perle wäre dein Anteil.
}
hint-saved-coat = Dein Wappen hebst du dir für später auf.
hint-enchanted-key = Schlüssel { $key } ist in { $percent } von 100 Fällen der verzauberte. Kein anderer ist wahrscheinlicher.
hint-lonely-bet = Auf Schlüssel { $key } liegt sonst kein Wappen.
hint-tried-key = Schlüssel { $key } wurde hier schon probiert. Er passt nicht.
hint-unlikely-key = Schlüssel { $key } passt nur in { $percent } von 100 Fällen.
hint-poor-tower = { $pearls ->
    [0] Dort liegt keine Perle.
    [one] Dort liegt nur 1 Perle, und der wahrscheinlichste Schlüssel passt in { $percent } von 100 Fällen.
   *[other] Der wahrscheinlichste Schlüssel passt dort nur in { $percent } von 100 Fällen.
}
hint-spent-coat = Das kostet dich ein Wappen.

## Rätsel

puzzle-hidden = Wie tief jeder verschlossene Turm ist, auch der beiseitegestellte.
puzzle-sure-tower = Der sichere Turm
puzzle-sure-tower-question = Welchen Turm öffnest du in diesem Zug mit Sicherheit?
puzzle-sure-tower-nudge = Jede Tiefe kommt genau einmal vor. Welchem Turm bleibt ein einziger Schlüssel, wenn die anderen ihre haben?
puzzle-sure-tower-count = öffnet den Turm in { $right } von { $cases } Fällen
puzzle-sure-tower-proof = Also öffnet Schlüssel { $key } den { $tower }turm in allen { $worlds } Fällen.
puzzle-telling-key = Der vielsagende Schlüssel
puzzle-telling-key-question = Welcher Schlüssel lässt selbst im schlimmsten Fall die wenigsten übrig, die hier noch passen können?
puzzle-telling-key-nudge = Ein Schlüssel, der nicht passt, ist zu lang oder zu kurz. Zähle, was jeweils übrig bleibt.
puzzle-telling-key-count = lässt in { $right } von { $cases } Fällen wenige genug übrig, schlimmstenfalls { $most } Schlüssel
puzzle-telling-key-proof = Schlüssel { $key } zu lang: { $count ->
    [one] Es bleibt
   *[other] Es bleiben
} { $shorter }; zu kurz: { $longer }.
puzzle-sure-pearl = Die sichere Perle
puzzle-sure-pearl-question = In welchen Turm muss diese Perle fallen, damit dir der Zug mit Sicherheit am meisten bringt?
puzzle-sure-pearl-nudge = Es zählt nur ein Turm, der sicher aufgeht. Wie viele Perlen liegen dann darin?
puzzle-sure-pearl-count = bringt in { $right } von { $cases } Fällen genug, schlimmstenfalls { $least ->
    [0] keine Perle
    [one] 1 Perle
   *[other] { $least } Perlen
}
puzzle-sure-pearl-proof = Im { $tower }turm liegen dann { $inside } Perlen, { $others ->
    [0] alle für dich.
   *[other] mindestens { $pearls } davon für dich.
}
puzzle-out-of-reach = Außer Reichweite
puzzle-out-of-reach-question = Wo musst du stehen bleiben, damit auch der nächste Zug den sicheren Turm nicht erreicht?
puzzle-out-of-reach-nudge = Suche zuerst den Turm, der sicher aufgeht. Dann zähle die Schritte: Lücken zählen nicht.
puzzle-out-of-reach-count = sicher bei { $right } von { $cases } Seiten des Würfels
puzzle-out-of-reach-proof = Vom { $tower }turm zum sicheren Turm sind es { $away } Schritte; der Würfel erlaubt nur { $steps }.
puzzle-clean-sweep = Welcher zuerst?
puzzle-clean-sweep-question = Welchen Turm öffnest du, damit der nächste Zug keinen sicheren erreicht?
puzzle-clean-sweep-nudge = Mehrere Türme gehen sicher auf. Zähle von jedem die Schritte bis zum nächsten.
puzzle-clean-sweep-count = gelingt in { $right } von { $cases } Fällen
puzzle-clean-sweep-sure = Diese Türme gehen in allen { $worlds } Fällen auf: { $towers }.
puzzle-clean-sweep-near = Nach dem { $tower }turm { $steps ->
    [1] ist es zum nächsten sicheren nur ein Schritt.
   *[other] sind es zum nächsten sicheren nur { steps-in-words }.
}
puzzle-clean-sweep-far = Nach dem { $tower }turm sind es { $steps } Schritte: zu weit für jeden Würfel.
puzzle-not-yet = Noch nicht!
puzzle-not-yet-question = Mit welchem Schlüssel verlierst du die Partie jetzt mit Sicherheit nicht?
puzzle-not-yet-nudge = Der sechste Turm beendet die Partie sofort. Wer hat dann die meisten Perlen?
puzzle-not-yet-count = verliert in { $right } von { $cases } Fällen nicht
puzzle-not-yet-proof = Nimm also Schlüssel { $key }: Öffnen bringt dich auf höchstens { $pearls } Perlen, { $rival } hat { $ahead }.
puzzle-left-keys = { $count ->
    [one] Am { $tower }turm lassen die Hinweise nur Schlüssel { $keys } zu.
   *[other] Am { $tower }turm lassen die Hinweise die Schlüssel { $keys } zu.
}
puzzle-belongs = { $count ->
    [one] Schlüssel { $keys } gehört zum { $towers }turm.
   *[other] Die Schlüssel { $keys } gehören zu diesen Türmen: { $towers }.
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
    } %
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
outcome-points = { $points ->
    [one] { $points } Perle
   *[other] { $points } Perlen
}
reason-enchanted-key-shown = Sechs Türme sind geöffnet, und der verzauberte Schlüssel ist bekannt.
reason-bin-empty = Die Perlenkiste ist leer. Niemand folgt dem König nach.

## Zahlen einer Simulation

figure-turns = Züge
figure-pearls-left = Perlen übrig in der Perlenkiste
figure-towers-left = Türme noch verschlossen
figure-wagers = Wappen auf Schlüsseln

## Das Brett

board-risk-tried = Schlüssel { $key } wurde hier schon probiert und passt nicht. Trotzdem nehmen?
board-name = Das Schloss mit seinen sieben Türmen
board-rolled-pearls = { $pearls ->
    [one] 1 Perle
   *[other] { $pearls } Perlen
}
board-rolled-steps = dann { steps-at-most }
board-pearls = Perlen:
board-coats = { $coats ->
    [0] kein Wappen
    [1] ein Wappen
    [2] zwei Wappen
   *[other] { $coats } Wappen
}
board-shallow = flach
board-deep = tief
board-too-long = zu lang
board-too-short = zu kurz
board-fits = passt
board-place = Hier anfangen
board-walk = Dorthin gehen
board-try-key = Schlüssel { $key } probieren
board-join = Wappen setzen
board-stay-out = Nicht mitmachen
board-keep = Dabeibleiben
board-withdraw = Wappen zurückziehen
board-bet = Wappen darauf setzen
board-no-bet = Kein Wappen setzen
board-put-back = Zurückhängen
board-other-tower = Anderer Turm
board-place-more = Von dort geht es im Uhrzeigersinn weiter.
board-walk-more = Dort probierst du einen Schlüssel.
board-take-key-more = { $count ->
    [0] Sonst kann niemand mitmachen.
    [one] Vorher kann { $seats } mitmachen.
   *[other] Vorher können { $seats } mitmachen.
}
board-bet-more = { $coats ->
    [0] Es ist dein letztes Wappen.
   *[other] Danach hast du noch { board-coats }.
}
board-echo-about = Lang und tief: tiefer Turm, langer Schlüssel. Kurz und hell: kurzer Schlüssel. Eine Perle kann um ein, zwei Stufen täuschen, selten um mehr.
board-again = Noch einmal
board-hear-again = Noch einmal: der { $tower }turm
board-channels = Wie du Perlen wahrnimmst
board-channel-sound = Mit den Ohren: der Klang des Falls
board-channel-picture = Mit den Augen: eine fallende Perle neben dem Turm
board-channel-touch = Mit den Fingern: das Gerät vibriert

## Das Notizbuch

board-notebook-title = Was alle hören konnten
board-notebook-pure = Hier wird nichts aufgeschrieben: Nur dieser Zug ist noch im Ohr. Probierte Schlüssel sind vermerkt.
board-notebook-aid = Ausrechnen, wie wahrscheinlich jeder Schlüssel passt
board-notebook-hint = Ein Strich: Der Schlüssel kann nicht passen. Drück auf einen Turm, um zu sehen, warum.
board-notebook-why = { $title }: Diese passen nicht
board-notebook-why-tower = { $title }: Warum nicht?
board-notebook-impossible = unmöglich
board-notebook-heard = Gehört und probiert
board-notebook-opened = geöffnet von Schlüssel { $key }
board-notebook-row = Wie wahrscheinlich jeder Schlüssel in den { $tower }turm passt

## Lauschen

board-practice-title = Die acht Tiefen anhören
board-practice-about = Drück einen Schlüssel: Eine Perle fällt in einen Turm, der so tief ist, wie der Schlüssel lang ist. Ein tiefer Fall dauert länger und klingt tiefer.
board-practice-all = Alle acht nacheinander
board-practice-hide = Eine Tiefe raten
board-practice-which = Wie tief war das? Wähl einen Schlüssel.
board-practice-right = { $depth }: gut gehört.
board-practice-wrong = Es war { $depth }, nicht { $guess }. Hör noch einmal hin.
board-practice-depth = Tiefe { $depth }, fällt { $seconds } Sekunden
board-practice-error = In einer Partie klingt jede Perle etwas daneben: um ein oder zwei Stufen mehr oder weniger, manchmal um mehr. Darum verraten mehrere Perlen mehr als eine.
