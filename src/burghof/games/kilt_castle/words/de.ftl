### Kilt Castle auf Deutsch.

game-in-a-sentence = Bau über die anderen drüber, wenn du zahlen kannst.

## Namen

colour-red = Rot
colour-blue = Blau
colour-gold = Gold
colour-green = Grün

side-north = Nord
side-east = Ost
side-south = Süd
side-west = West

## Optionen

option-every-new-row-needs-a-neighbour = Jede neue Kartenreihe braucht eine Nachbarreihe
option-every-new-row-needs-a-neighbour-about = Eine Karte, die allein liegen soll, braucht überall eine Karte auf dem Platz direkt hinter ihr, nicht nur ganz vorne.
option-roofs-by-colour = Dächer nach Farbe
option-roofs-by-colour-about = Ein Dach wird auch dann gesetzt, wenn beide Farben, die auf dem Feld gebaut haben, demselben Spieler gehören.
option-first-colour-ends = Erste Farbe beendet das Spiel
option-first-colour-ends-about = Das Spiel endet, sobald eine Farbe kein Stockwerk mehr hat, nicht erst, wenn ein Spieler alle Stockwerke beider Farben gebaut hat.
option-any-own-colour = Freie Wahl der eigenen Farbe
option-any-own-colour-about = Die Farbe der Karte sagt nur, wer baut: Das Stockwerk darf jede der beiden eigenen Farben haben.

## Ablehnungen

refusal-not-all-double-cards = Jede doppelfarbige Karte wird genau einmal ausgelegt.
refusal-a-colour-too-often = Zu Beginn darf keine Farbe öfter als zweimal in einer Kartenreihe zu sehen sein.
refusal-not-due-now = { $due ->
    [relocate] Zuerst muss eine Karte versetzt werden.
    [build] Zuerst muss ein Stockwerk gebaut werden.
   *[roof] Zuerst muss ein Dach gewählt werden.
}
refusal-at-least-one-space = Die Karte muss mindestens einen Platz weiterrücken.
refusal-never-backwards = Karten werden nur im Uhrzeigersinn versetzt: { $side } { $line } liegt hinter der Karte.
refusal-not-beyond-the-front = Platz { $side } { $line } ist zu weit: Weiter als direkt vor die vorderste Kartenreihe geht es nicht.
refusal-no-card-behind = Dort läge die Karte allein; das geht nur, wenn auf dem Platz direkt hinter ihr eine andere Karte liegt.
refusal-row-is-full = Diese Kartenreihe hat schon { $most } Karten.
refusal-too-many-rows = Es dürfen höchstens { $most } Kartenreihen ausliegen.
refusal-not-in-this-row = { $field } liegt nicht in der Reihe der versetzten Karte.
refusal-no-such-floor-left = { $crests ->
    [0] Von dieser Farbe ist kein Stockwerk ohne Wappen mehr übrig.
    [1] Von dieser Farbe ist kein Stockwerk mit einem Wappen mehr übrig.
   *[2] Von dieser Farbe ist kein Stockwerk mit zwei Wappen mehr übrig.
}
refusal-not-the-first-empty-field = Von den leeren Feldern darf nur das bebaut werden, das der Karte am nächsten liegt: { $field }.
refusal-roofs-are-never-overbuilt = Der Turm auf { $field } hat ein Dach.
refusal-cannot-pay = Das Überbauen kostet { $price } Dukaten, { $purse ->
    [0] doch der Geldbeutel ist leer.
    [one] doch im Geldbeutel ist nur { $purse }.
   *[other] doch im Geldbeutel sind nur { $purse }.
}
refusal-no-roof-there = Auf { $field } ist kein Dach.

## Ereignisse

event-dealt = Die Karten liegen aus. { $seat } beginnt.
event-relocated = { $is_turned ->
    [0] { $seat } versetzt die Karte in { $inner } von { $source_side } { $source_line } nach { $side } { $line }.
   *[1] { $seat } versetzt eine Karte von { $source_side } { $source_line } nach { $side } { $line } und dreht sie: Erst baut { $inner }, dann { $outer }.
}
event-ducat-day-called = { $side } { $line } ist leer: Damit ist ein Dukatentag ausgelöst.
event-built = { $seat } baut auf { $field } in { $colour }{ $crests ->
    [0] {""}
    [1] {" "}mit einem Wappen
   *[2] {" "}mit zwei Wappen
}.
event-overbuilt = { $seat } überbaut { $field } in { $colour }{ $crests ->
    [0] {""}
    [1] {" "}mit einem Wappen
   *[2] {" "}mit zwei Wappen
}{ $price ->
    [0] {" "}und zahlt nichts.
   *[other] {" "}und zahlt { $price } Dukaten an { $payee }.
}
event-skipped = { $why ->
    [no-floor] { $colour } hat kein Stockwerk mehr und baut nicht.
   *[no-field] { $seat } findet kein Feld für { $colour } und baut nicht.
}
event-roof-set = { $seat } setzt ein Dach auf { $field }.
event-roof-moved = { $seat } versetzt das Dach von { $source } auf { $field }.
event-ducat-day-came = Dukatentag Nummer { $number }.
event-income-paid = { $seat } bekommt { $ducats } Dukaten für { $colour }: { $towers ->
    [0] kein Turm
    [one] { $towers } Turm
   *[other] { $towers } Türme
}, { $crests ->
    [0] kein Wappen
   *[other] { $crests } Wappen
}, { $roofs ->
    [0] kein Dach
    [one] { $roofs } Dach
   *[other] { $roofs } Dächer
}.
event-last-floor-set = { $seat } hat das letzte eigene Stockwerk gebaut. Das Spiel endet.
event-building-stopped = Seit { $turns } Zügen hat niemand gebaut. Das Spiel endet.
event-final-paid = { $seat } bekommt zum Schluss { $ducats ->
    [0] keine Dukaten
   *[other] { $ducats } Dukaten
}: { $towers ->
    [0] kein Turm
    [one] { $towers } Turm
   *[other] { $towers } Türme
}, { $crests ->
    [0] kein Wappen
   *[other] { $crests } Wappen
}.

## Angebote

offer-relocate-single = { $colour }: nach { $side } { $line }{ $day ->
    [0] {""}
   *[1] , mit Dukatentag
}
offer-relocate-double = { $form ->
    [short] { $first }→{ $second }: nach
   *[full] { $first }, dann { $second }: nach
} { $side } { $line }{ $day ->
    [0] {""}
   *[1] , mit Dukatentag
}
offer-build = Auf { $field }{ $crests ->
    [0] {""}
    [1] {" "}mit einem Wappen
   *[2] {" "}mit zwei Wappen
} bauen
offer-build-in = Auf { $field } in { $colour }{ $crests ->
    [0] {""}
    [1] {" "}mit einem Wappen
   *[2] {" "}mit zwei Wappen
} bauen
offer-overbuild-own = Eigenen Turm auf { $field }{ $crests ->
    [0] {""}
    [1] {" "}mit einem Wappen
   *[2] {" "}mit zwei Wappen
} überbauen{ $roof ->
    [set] {" "}und ein Dach daraufsetzen
    [choose] {" "}und ein Dach dorthin versetzen
   *[none] {""}
}: kostenlos, bisher { $height } { $height ->
    [one] Stockwerk
   *[other] Stockwerke
}
offer-overbuild-own-in = Eigenen Turm auf { $field } in { $colour }{ $crests ->
    [0] {""}
    [1] {" "}mit einem Wappen
   *[2] {" "}mit zwei Wappen
} überbauen{ $roof ->
    [set] {" "}und ein Dach daraufsetzen
    [choose] {" "}und ein Dach dorthin versetzen
   *[none] {""}
}: kostenlos, bisher { $height } { $height ->
    [one] Stockwerk
   *[other] Stockwerke
}
offer-overbuild = { $field }{ $crests ->
    [0] {""}
    [1] {" "}mit einem Wappen
   *[2] {" "}mit zwei Wappen
} überbauen{ $roof ->
    [set] {" "}und ein Dach daraufsetzen
    [choose] {" "}und ein Dach dorthin versetzen
   *[none] {""}
}: { $price } Dukaten an { $payee }
offer-overbuild-in = { $field } in { $colour }{ $crests ->
    [0] {""}
    [1] {" "}mit einem Wappen
   *[2] {" "}mit zwei Wappen
} überbauen{ $roof ->
    [set] {" "}und ein Dach daraufsetzen
    [choose] {" "}und ein Dach dorthin versetzen
   *[none] {""}
}: { $price } Dukaten an { $payee }
offer-take-roof = Das Dach von { $field } nehmen; der Turm dort gehört dann { $owner }

## Überblick

outline-over = Das Spiel ist vorbei.
outline-deal = Die Karten werden ausgelegt.
outline-relocate = { $own ->
    [1] Versetze eine Karte im Uhrzeigersinn; wo sie hinkommt, bauen ihre Farben.
   *[0] { $seat } versetzt eine Karte.
}
outline-build = { $own ->
    [1] Baue in { $colour } in der Reihe von { $side } { $line } (fremde Türme: je Stockwerk ein Dukaten).
   *[0] { $seat } baut in { $colour } in der Reihe von { $side } { $line }.
}
outline-build-any = { $own ->
    [1] Baue in { $colour } oder { $other } in der Reihe von { $side } { $line } (fremde Türme: je Stockwerk ein Dukaten).
   *[0] { $seat } baut in { $colour } oder { $other } in der Reihe von { $side } { $line }.
}
outline-roof = { $own ->
    [1] Wähle das Dach, das auf { $field } umzieht.
   *[0] { $seat } wählt das Dach, das auf { $field } umzieht.
}
outline-ducat-day-comes = Am Ende dieses Zuges ist Dukatentag.
outline-roof-comes = Noch ein Stockwerk auf { $field } bringt ein Dach.
outline-idle = Seit { $turns } Zügen hat niemand gebaut: { $left ->
    [one] Noch ein solcher Zug, und das Spiel ist vorbei.
   *[other] Noch { $left } solche Züge, und das Spiel ist vorbei.
}
outline-players = { $form ->
    [short] Spieler: Dukaten und übrige Stockwerke (ohne/mit einem/mit zwei Wappen)
   *[full] Spieler
}
outline-player = { $seat }{ $own ->
    [1] {" "}(du)
   *[0] {""}
}{ $form ->
    [short] ,
   *[full] :
} { $ducats } Dukaten
outline-stock = { $form ->
    [short] { $colour } { $plain }/{ $single }/{ $double }
   *[full] { $colour }, übrige Stockwerke: { $plain } ohne Wappen, { $single } mit einem, { $double } mit zwei
}
outline-no-cards = Es liegen noch keine Karten aus.
outline-cards = { $form ->
    [short] Karten von der hintersten Reihe zur vordersten (Rot→Grün: Rot baut zuerst)
   *[full] Karten, im Uhrzeigersinn von der hintersten zur vordersten Kartenreihe
}
outline-space = { $side } { $line }{ $kind ->
    [front] { $form ->
        [short] {" "}(vorn)
       *[full] , vorderste Kartenreihe
    }
    [ahead] { $form ->
        [short] {" "}(davor)
       *[full] , direkt vor der vordersten Kartenreihe
    }
   *[other] {""}
}
outline-free = { $form ->
    [short] Leer
   *[full] Leere Plätze, im Uhrzeigersinn von der hintersten Kartenreihe an
}
outline-card-single = { $colour }
outline-card-double = { $form ->
    [short] { $first }→{ $second }
   *[full] Erst { $first }, dann { $second }
}
outline-castle = Burg, { $roofs ->
    [0] beide Dächer verwendet
    [one] ein Dach noch frei
   *[other] { $roofs } Dächer noch frei
}{ $form ->
    [short] {" "}(Zahl: Höhe, *: Wappen, ⌂: Dach, •: deins)
   *[full] {""}
}
outline-row = { $form ->
    [short] {""}
   *[full] Reihe { $row }
}
outline-no-field = { $form ->
    [short] {""}
   *[full] Kein Feld
}
outline-field-empty = { $form ->
    [short] { $field } –
   *[full] { $field }: leer
}
outline-field-roofed = { $form ->
    [short] { $field } ⌂ { $height }
   *[full] { $field }: Turm mit Dach, { $height } { $height ->
        [one] Stockwerk
       *[other] Stockwerke
    }, gehört allen
}
outline-field-tower = { $form ->
    [short] { $field }{ $own ->
        [1] •
       *[0] {" "}
    }{ $colour } { $height }{ $crests ->
        [0] {""}
        [1] *
       *[2] **
    }
   *[full] { $field }: { $colour }, { $height } { $height ->
        [one] Stockwerk
       *[other] Stockwerke
    }{ $crests ->
        [0] {""}
        [1] , ein Wappen
       *[2] , zwei Wappen
    } ({ $own ->
        [1] deiner
       *[0] { $seat }
    })
}
outline-floors = Stockwerke zum Bauen
outline-floor = { $form ->
    [short] { $crests ->
        [0] ohne Wappen
        [1] ein Wappen
       *[2] zwei Wappen
    } { $left }
   *[full] { $crests ->
        [0] Ohne Wappen
        [1] Ein Wappen
       *[2] Zwei Wappen
    }, { $left } übrig
}
outline-floor-in = { $form ->
    [short] { $colour } { $crests ->
        [0] ohne Wappen
        [1] ein Wappen
       *[2] zwei Wappen
    } { $left }
   *[full] { $colour }, { $crests ->
        [0] ohne Wappen
        [1] ein Wappen
       *[2] zwei Wappen
    }, { $left } übrig
}

## Das Ende

reason-last-floor = Ein Spieler hat sein letztes Stockwerk gebaut.
reason-building-stopped = Zwei Runden lang hat niemand gebaut.
score-purse = Dukaten im Geldbeutel
score-final-pay = Schlusszahlung für Türme und Wappen
score-floors = Gebaute Stockwerke

## Zahlen einer Simulation

figure-ducat-days = Dukatentage

## Das Brett im Browser

board-name = Kilt Castle: der Bauplatz und die Karten ringsum
board-castle = Die Burg
board-spaces = Plätze für Karten
board-space = { $space }, { $cards ->
    [0] keine Karte
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
board-field = { $tower }, { $kind ->
    [free] frei
    [own] dein eigener, kostenlos
   *[price] kostet { $price } Dukaten
}
board-free = frei
board-own = eigen
board-last-card = letzte Karte weg: Dukatentag
board-day-called = ein Dukatentag ist ausgelöst
board-day = dann Dukatentag
board-ducat-day = Dukatentag { $number }
board-skipped = { $why ->
    [no-floor] { $colour } hat kein Stockwerk mehr
   *[no-field] { $colour } findet kein Feld
}
board-final-pay = Schlusszahlung: { $ducats }
board-sink = Türme senken
board-raise = Türme heben
board-your-floor = Dein Stockwerk
board-left = übrig
board-purse = Dukaten:
board-income = Was ein Dukatentag einbrächte
board-floors-left = { $floors ->
    [one] noch { $floors } Stockwerk
   *[other] noch { $floors } Stockwerke
}
board-towers = { $towers ->
    [one] { $towers } Turm
   *[other] { $towers } Türme
}
board-then = Dann bauen
board-builders = { $builders ->
    [1] { $first } baut.
   *[2] Wird beim Ziehen gewendet: { $first } baut zuerst, dann { $second }.
}
board-fields = { $fields ->
    [one] { $fields } Feld
   *[other] { $fields } Felder
}
board-empties = { $space } wird leer: Dukatentag, für dich { $ducats }
board-which = Welche Karte von { $space }? Tippe auf dem Brett eine andere Reihe an, um ihre Karten zu sehen.
board-move = Dorthin legen
board-build = Bauen
board-take = Dieses Dach versetzen
