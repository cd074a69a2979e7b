### Kilt Castle auf Deutsch.

game-in-a-sentence = Bau über die anderen drüber, wenn du zahlen kannst.
game-invitation = { $host } hält dir in Kilt Castle einen Stuhl frei.

## Namen

colour-red = Rot
colour-blue = Blau
colour-gold = Gold
colour-green = Grün

side-north = Nord
side-east = Ost
side-south = Süd
side-west = West

line-column-a = Spalte A
line-column-b = Spalte B
line-column-c = Spalte C
line-column-d = Spalte D
line-column-e = Spalte E
line-row-1 = Reihe 1
line-row-2 = Reihe 2
line-row-3 = Reihe 3
line-row-4 = Reihe 4
line-row-5 = Reihe 5

floor-colour-red = rotes
floor-colour-blue = blaues
floor-colour-gold = goldenes
floor-colour-green = grünes

card-colour-red = rote
card-colour-blue = blaue
card-colour-gold = goldene
card-colour-green = grüne
card-colour-red-blue = rot-blaue
card-colour-red-gold = rot-goldene
card-colour-red-green = rot-grüne
card-colour-blue-gold = blau-goldene
card-colour-blue-green = blau-grüne
card-colour-gold-green = gold-grüne

## Optionen

option-every-new-row-needs-a-neighbour = Jede neue Kartenreihe braucht eine Nachbarreihe
option-every-new-row-needs-a-neighbour-about = Eine Karte, die allein liegen soll, braucht überall eine Karte auf dem Platz direkt hinter ihr, nicht nur ganz vorne.
option-roofs-by-colour = Dächer nach Farbe
option-roofs-by-colour-about = Ein Dach wird auch dann gesetzt, wenn beide Farben, die auf dem Feld gebaut haben, derselben Person gehören.
option-first-colour-ends = Erste Farbe beendet die Partie
option-first-colour-ends-about = Die Partie endet, sobald eine Farbe kein Stockwerk mehr hat, nicht erst, wenn jemand alle Stockwerke beider Farben gebaut hat.
option-any-own-colour = Freie Wahl der eigenen Farbe
option-any-own-colour-about = Die Farbe der Karte sagt nur, wer baut: Das Stockwerk darf jede der beiden eigenen Farben haben.

## Satzteile

end-of-line = { $end ->
    [north] {" "}im Norden
    [east] {" "}im Osten
    [south] {" "}im Süden
    [west] {" "}im Westen
   *[none] {""}
}
with-crests = { $crests ->
    [0] {""}
    [1] {" "}mit einem Wappen
   *[2] {" "}mit zwei Wappen
}
who-builds = { $builds ->
    [nothing] { $builder-is ->
        [you] Dort kannst du nicht bauen.
       *[other] Dort kann { $builder } nicht bauen.
    }
    [both] { $builder-is ->
        [you] Du baust dort zuerst, dann { $builder2 }.
       *[other] { $builder2-is ->
            [you] { $builder } baut dort zuerst, dann du.
           *[other] { $builder } baut dort zuerst, dann { $builder2 }.
        }
    }
    [twice] { $builder-is ->
        [you] Dort baust du zweimal.
       *[other] Dort baut { $builder } zweimal.
    }
   *[once] { $builder-is ->
        [you] Dort baust du.
       *[other] Dort baut { $builder }.
    }
}
then-builds = { who-builds }{ $day ->
    [0] {""}
   *[1] {" "}Dann ist Dukatentag.
}
own-tower-then = { $roof ->
    [set] Ein Dach kommt darauf.
    [choose] Dann zieht ein Dach hierher.
   *[none] Kostenlos.
}
price-then = { $roof ->
   *[set] { $price ->
        [one] 1 Dukaten
       *[other] { $price } Dukaten
    }, dann ein Dach.
    [none] { $price ->
        [one] 1 Dukaten geht
       *[other] { $price } Dukaten gehen
    } an { $payee }.
}
counted-towers = { $towers ->
    [1] einen Turm
    [2] zwei Türme
    [3] drei Türme
    [4] vier Türme
    [5] fünf Türme
    [6] sechs Türme
    [7] sieben Türme
    [8] acht Türme
    [9] neun Türme
    [10] zehn Türme
    [11] elf Türme
    [12] zwölf Türme
   *[other] { $towers } Türme
}
counted-crests = { $crests ->
    [1] ein Wappen
    [2] zwei Wappen
    [3] drei Wappen
    [4] vier Wappen
    [5] fünf Wappen
    [6] sechs Wappen
    [7] sieben Wappen
    [8] acht Wappen
    [9] neun Wappen
    [10] zehn Wappen
    [11] elf Wappen
    [12] zwölf Wappen
   *[other] { $crests } Wappen
}
counted-roofs = { $roofs ->
    [1] ein Dach
    [2] zwei Dächer
   *[other] { $roofs } Dächer
}
paid-for = { $kinds ->
    [towers] { counted-towers }
    [towers-crests] { counted-towers } und { counted-crests }
    [towers-roofs] { counted-towers } und { counted-roofs }
    [roofs] { counted-roofs }
   *[towers-crests-roofs] { counted-towers }, { counted-crests }, { counted-roofs }
}

## Ablehnungen

refusal-not-all-double-cards = Jede doppelfarbige Karte wird genau einmal ausgelegt.
refusal-a-colour-too-often = Zu Beginn darf keine Farbe öfter als zweimal in einer Kartenreihe zu sehen sein.
refusal-not-due-now = { $due ->
    [relocate] Noch liegt jede Karte, wo sie lag. Versetz zuerst eine.
    [build] Die Karte ist versetzt. Jetzt wird gebaut.
   *[roof] Jetzt fehlt ein Dach. Wähl eines der beiden.
}
refusal-at-least-one-space = Da liegt die Karte schon. Sie muss weiter.
refusal-never-backwards = Das geht zurück zu { $line }. Karten gehen nur im Uhrzeigersinn.
refusal-not-beyond-the-front = Zu weit. Über { $limit } hinaus darf zurzeit keine Karte.
refusal-no-card-behind = Allein darf sie nicht weiter. An { $line } muss noch eine Karte liegen.
refusal-row-is-full = Kein Platz. An { $line } liegen schon { $most ->
    [3] drei
   *[4] vier
} Karten.
refusal-too-many-rows = { $most ->
    [4] Das wäre die fünfte Kartenreihe. Mehr als vier gibt es nicht.
   *[5] Das wäre die sechste Kartenreihe. Mehr als fünf gibt es nicht.
}
refusal-not-in-this-row = { $field } liegt außer Reichweite. Gebaut wird in { $line }.
refusal-no-such-floor-left = { $crests ->
    [0] Du hast kein { $floor } Stockwerk ohne Wappen mehr.
    [1] Du hast kein { $floor } Stockwerk mit einem Wappen mehr.
   *[2] Du hast kein { $floor } Stockwerk mit zwei Wappen mehr.
}
refusal-not-the-first-empty-field = Zu weit hinten. { $field } ist das leere Feld gleich bei der Karte.
refusal-roofs-are-never-overbuilt = { $field } hat ein Dach. Darauf baut niemand mehr.
refusal-cannot-pay = Das kostet { $price } Dukaten. { $seat-is ->
    [you] { $purse ->
        [0] Dein Geldbeutel ist leer.
       *[other] Du hast nur { $purse }.
    }
   *[other] { $purse ->
        [0] { $seat } hat keinen.
       *[other] { $seat } hat nur { $purse }.
    }
}
refusal-no-roof-there = Auf { $field } ist kein Dach. Wähl einen Turm mit Dach.

## Ereignisse

event-dealt = Die Karten liegen aus. { $seat-is ->
    [you] Du beginnst.
   *[other] { $seat } beginnt.
}
    .past = Die Karten sind ausgelegt worden. { $seat-is ->
        [you] Du hast begonnen.
       *[other] { $seat } hat begonnen.
    }
event-relocated = { $seat-is ->
    [you] Du versetzt
   *[other] { $seat } versetzt
} die { $card_colour } Karte an { $line }.
    .past = { $seat-is ->
        [you] Du hast
       *[other] { $seat } hat
    } die { $card_colour } Karte an { $line } versetzt.
event-ducat-day-called = An { $line } liegt keine Karte mehr. Es folgt ein Dukatentag.
    .past = An { $line } ist keine Karte geblieben. Ein Dukatentag ist gefolgt.
event-built = { $seat-is ->
    [you] Du baust
   *[other] { $seat } baut
} auf { $field } ein { $floor } Stockwerk{ with-crests }.
    .past = { $seat-is ->
        [you] Du hast
       *[other] { $seat } hat
    } auf { $field } ein { $floor } Stockwerk{ with-crests } gebaut.
event-overbuilt = { $price ->
    [0] { $seat-is ->
        [you] Du überbaust deinen eigenen Turm auf { $field }{ with-crests }.
       *[other] { $seat } überbaut den eigenen Turm auf { $field }{ with-crests }.
    }
   *[other] { $seat-is ->
        [you] Du überbaust { $payee } auf { $field }{ with-crests }{ $crests ->
            [0] {" "}und zahlst
           *[other] , für
        } { $price } Dukaten.
       *[other] { $payee-is ->
            [you] { $seat } überbaut { $crests ->
                [0] deinen Turm auf { $field } und zahlt dir { $price } Dukaten.
               *[other] dich auf { $field }{ with-crests } und zahlt dir { $price }.
            }
           *[other] { $seat } überbaut { $payee } auf { $field }{ with-crests }{ $crests ->
                [0] {" "}und zahlt
               *[other] , für
            } { $price } Dukaten.
        }
    }
}
    .past = { $price ->
        [0] { $seat-is ->
            [you] Du hast deinen eigenen Turm auf { $field }{ with-crests } überbaut.
           *[other] { $seat } hat den eigenen Turm auf { $field }{ with-crests } überbaut.
        }
       *[other] { $seat-is ->
            [you] Du hast den Turm von { $payee } auf { $field }{ with-crests } überbaut und { $price } Dukaten gezahlt.
           *[other] { $payee-is ->
                [you] { $seat } hat deinen Turm auf { $field }{ with-crests } überbaut und dir { $price } Dukaten gezahlt.
               *[other] { $seat } hat den Turm von { $payee } auf { $field }{ with-crests } überbaut und { $price } Dukaten gezahlt.
            }
        }
    }
event-skipped = { $why ->
    [no-floor] { $seat-is ->
        [you] Du hast kein { $floor } Stockwerk mehr und baust nicht.
       *[other] { $seat } hat kein { $floor } Stockwerk mehr und baut nicht.
    }
   *[no-field] { $seat-is ->
        [you] Du findest kein Feld für ein { $floor } Stockwerk.
       *[other] { $seat } findet kein Feld für ein { $floor } Stockwerk.
    }
}
    .past = { $why ->
        [no-floor] { $seat-is ->
            [you] Ohne { $floor } Stockwerk hast du nicht bauen können.
           *[other] Ohne { $floor } Stockwerk hat { $seat } nicht bauen können.
        }
       *[no-field] { $seat-is ->
            [you] Du hast kein Feld für ein { $floor } Stockwerk gefunden.
           *[other] { $seat } hat kein Feld für ein { $floor } Stockwerk gefunden.
        }
    }
event-roof-set = { $seat-is ->
    [you] Du setzt
   *[other] { $seat } setzt
} ein Dach auf { $field }. Der Turm gehört jetzt allen.
    .past = { $seat-is ->
        [you] Du hast
       *[other] { $seat } hat
    } ein Dach auf { $field } gesetzt. Der Turm ist an alle gegangen.
event-roof-moved = { $seat-is ->
    [you] Du versetzt
   *[other] { $seat } versetzt
} das Dach von { $source } auf { $field }.
    .past = { $seat-is ->
        [you] Du hast
       *[other] { $seat } hat
    } das Dach von { $source } auf { $field } versetzt.
event-ducat-day-came = Dukatentag { $number }: Bezahlt wird die jeweils beste Turmgruppe.
    .past = Dukatentag { $number }: Alle sind für ihre beste Turmgruppe bezahlt worden.
event-income-paid = { $seat-is ->
    [you] Du erhältst
   *[other] { $seat } erhält
} { $ducats } Dukaten für { paid-for }.
    .past = { $seat-is ->
        [you] Du hast
       *[other] { $seat } hat
    } { $ducats } Dukaten für { paid-for } erhalten.
event-last-floor-set = { $seat-is ->
    [you] Du hast
   *[other] { $seat } hat
} das letzte Stockwerk gebaut. Die Partie endet.
    .past = { $seat-is ->
        [you] Du hast
       *[other] { $seat } hat
    } das letzte Stockwerk gebaut. Die Partie ist zu Ende gegangen.
event-building-stopped = Seit { $turns ->
    [4] vier
    [6] sechs
    [8] acht
   *[other] { $turns }
} Zügen hat niemand gebaut. Die Partie endet.
    .past = { $turns ->
        [4] Vier
        [6] Sechs
        [8] Acht
       *[other] { $turns }
    } Züge lang hat niemand gebaut. Die Partie ist zu Ende gegangen.
event-final-paid = { $kinds ->
    [none] { $seat-is ->
        [you] Du erhältst am Ende nichts.
       *[other] { $seat } erhält am Ende nichts.
    }
   *[other] { $seat-is ->
        [you] Du erhältst am Ende { $ducats } für { paid-for }.
       *[other] { $seat } erhält am Ende { $ducats } für { paid-for }.
    }
}
    .past = { $kinds ->
        [none] { $seat-is ->
            [you] Du hast am Ende nichts erhalten.
           *[other] { $seat } hat am Ende nichts erhalten.
        }
       *[other] { $seat-is ->
            [you] Du hast am Ende { $ducats } Dukaten für { paid-for } erhalten.
           *[other] { $seat } hat am Ende { $ducats } Dukaten für { paid-for } erhalten.
        }
    }

## Angebote

offer-relocate-single = { $form ->
    [short] { $colour }: { $line }{ end-of-line }
   *[full] { $builder-is ->
        [you] Deine
       *[other] Die
    } { $card_colour } Karte an { $line }{ end-of-line } legen? { then-builds }
}
offer-relocate-double = { $form ->
    [short] { $first }→{ $second }: { $line }{ end-of-line }
   *[full] Die { $card_colour } Karte an { $line }{ end-of-line } legen? { then-builds }
}
offer-build = Auf { $field }{ with-crests } bauen? Das kostet nichts.
offer-build-in = Auf { $field } ein { $floor }{ with-crests } bauen? Das kostet nichts.
offer-overbuild-own = Deinen Turm auf { $field }{ with-crests } überbauen? { own-tower-then }
offer-overbuild-own-in = Auf deinen Turm { $field } ein { $floor }{ with-crests }? { own-tower-then }
offer-overbuild = { $field }{ with-crests } überbauen? { price-then }
offer-overbuild-in = Auf { $field } ein { $floor }{ with-crests }? { price-then }
offer-take-roof = Das Dach von { $field } auf { $target } versetzen? { $field } gehört dann { $owner-is ->
    [you] dir
   *[other] { $owner }
}.

## Tipps: warum ein Zug

hint-wins = Die Partie endet, und du gewinnst mit { $ducats } Dukaten.
hint-paid-day = Ein Dukatentag folgt. So wie es steht, bekommst du { $ducats }, sonst niemand mehr als { $most }.
hint-grows = Ein Dukatentag bringt dir dann { $ducats } statt { $before }.
hint-can-grow = Dann kannst du auf { $field } bauen. Ein Dukatentag brächte dir { $ducats }.
hint-shrinks = Für { $seat } bringt ein Dukatentag dann nur { $ducats } statt { $before }.
hint-no-day = Noch kein Dukatentag: { $seat } bekäme { $most }, du { $ducats ->
    [0] nichts
   *[other] nur { $ducats }
}.
hint-plain-under-roof = Das Dach würde Wappen verdecken. Hier reicht ein Stockwerk ohne Wappen.
hint-builds-alone = { $times ->
    [1] Mit dieser Karte baust nur du.
   *[2] Mit dieser Karte baust du zweimal, sonst niemand.
}
hint-final-pay = Am Ende bringt dir das { $more ->
    [one] einen Dukaten
   *[other] { $more } Dukaten
} mehr.
hint-crests = { $crests ->
    [1] Das Wappen bringt an jedem Dukatentag einen Dukaten mehr.
   *[2] Die zwei Wappen bringen an jedem Dukatentag zwei Dukaten mehr.
}
hint-regains-tower = Der Turm auf { $field } gehört wieder dir.
hint-takes-tower = { $seat } verliert den Turm auf { $field }.
hint-free = Das kostet dich nichts.
hint-cheapest = Kein anderes Feld kostet dich weniger.
hint-builds-first = Erst baust du, dann { $seat }.
hint-builds = Mit dieser Karte baust du auch selbst.
hint-saves-crests = Deine Wappen hebst du dir für später auf.
hint-day-for-others = Ein Dukatentag folgt. { $seat } bekäme { $most }, du { $ducats ->
    [0] nichts
   *[other] { $ducats }
}.
hint-others-build = Mit dieser Karte baust du nicht.
hint-costs = Das kostet { $ducats ->
    [one] einen Dukaten, und { $seat } bekommt ihn
   *[other] { $ducats } Dukaten, und { $seat } bekommt sie
}.
hint-no-growth = Deine Gebäudeflächen sind nicht mehr wert als vorher.
hint-rival-first = Erst baut { $seat }.

## Rätsel: die Frage, die Zählung eines Zuges, der Beweis

puzzle-hidden = Nichts. Oben bei der Burg steht ⌂ vor dem Stockwerk unter einem Dach. Offen ist nur, was die anderen bauen.
puzzle-last-floor = Das letzte Stockwerk
puzzle-last-floor-question = Womit gewinnst du die Partie noch in diesem Zug, was die anderen auch bauen?
puzzle-last-floor-nudge = Wer baut das letzte Stockwerk? Zähl dann, was Türme und Wappen am Ende bringen.
puzzle-last-floor-count = { $cases ->
    [1] { $right ->
        [1] gewinnt
       *[0] gewinnt nicht
    }
   *[other] gewinnt gegen { $right } von { $cases } Antworten
}
puzzle-last-floor-built = { $seat-is ->
    [you] Du baust
   *[other] { $seat } baut
} das letzte Stockwerk, und die Partie endet.
puzzle-last-floor-ends = In diesem Zug endet die Partie, was die anderen auch bauen.
puzzle-last-floor-pay = Türme und Wappen bringen dann dir { $ducats } und sonst niemandem mehr als { $most }.
puzzle-last-floor-purses = { $tie ->
    [1] { $cases ->
        [1] Bei
       *[other] Schlimmstenfalls steht es gleich: Bei
    } { $ducats } Dukaten gewinnst du, denn du hast mehr Stockwerke gebaut.
   *[0] { $cases ->
        [1] Am Ende
       *[other] Schlimmstenfalls
    } hast du { $ducats } Dukaten, und sonst hat niemand mehr als { $most }.
}
puzzle-ducat-day = Dukatentag, jetzt?
puzzle-ducat-day-question = Welcher Zug bringt deinen Geldbeutel am Zugende am weitesten vor den vollsten anderen, was die anderen auch bauen?
puzzle-ducat-day-nudge = Welche Karte liegt allein? Zähl, was ein Dukatentag brächte, und jeden Preis davor.
puzzle-ducat-day-called = An { $line } liegt keine Karte mehr, also folgt ein Dukatentag.
puzzle-ducat-day-none = Es folgt kein Dukatentag: Nur Preise ändern etwas an den Geldbeuteln.
puzzle-ducat-day-purses = { $cases ->
    [1] Danach
   *[other] Schlimmstenfalls
} hast du { $ducats } Dukaten, und sonst hat niemand mehr als { $most }.
puzzle-lead-count = { $cases ->
    [1] { $sign ->
        [ahead] bringt dich { $ducats } nach vorn
        [behind] lässt dich { $ducats } zurückliegen
       *[level] lässt dich gleichauf liegen
    }
   *[other] { $sign ->
        [ahead] bringt dich mindestens { $ducats } nach vorn
        [behind] lässt dich schlimmstenfalls { $ducats } zurückliegen
       *[level] lässt dich schlimmstenfalls gleichauf liegen
    }, das reicht gegen { $right } von { $cases } Antworten
}
puzzle-others-worse = Jeder andere Zug kann mindestens { $ducats } Dukaten schlechter für dich ausgehen.
puzzle-cut = Zurechtgestutzt
puzzle-cut-question = Wem von den anderen brächte ein Dukatentag am meisten? Welcher Zug senkt das am stärksten, was auch gebaut wird?
puzzle-cut-nudge = Sieh dir die wertvollste Gebäudefläche an: Welcher Turm verbindet sie, welcher zeigt Wappen?
puzzle-cut-count = { $cases ->
    [1] { $sign ->
        [less] senkt das um { $ducats }
        [more] erhöht das um { $ducats }
       *[same] ändert daran nichts
    }
   *[other] { $sign ->
        [less] senkt das um mindestens { $ducats }
        [more] erhöht das schlimmstenfalls um { $ducats }
       *[same] ändert daran schlimmstenfalls nichts
    }, das reicht gegen { $right } von { $cases } Antworten
}
puzzle-cut-now = Jetzt brächte ein Dukatentag { $ducats } Dukaten für { $rival }.
puzzle-cut-then = { $cases ->
    [1] Nach diesem Zug wären es für { $rival } nur { $ducats }
   *[other] Nach diesem Zug wären es für { $rival } höchstens { $ducats }
}{ $number ->
    [0] .
    [1] {""}: { $lost } zählt nicht mehr.
   *[other] {""}: { $lost } zählen nicht mehr.
}
puzzle-cut-others = Nach jedem anderen Zug können es für { $rival } { $ducats } oder mehr sein.
puzzle-lasting = Für die Dauer gebaut
puzzle-lasting-question = Was brächte dir ein Dukatentag am Zugende? Welcher Zug macht das am größten, was die anderen auch bauen?
puzzle-lasting-nudge = Wer baut dort noch, und für welche deiner Türme reicht das Geld?
puzzle-lasting-count = { $cases ->
    [1] bringt dir { $ducats }
   *[other] bringt dir mindestens { $ducats }, das reicht gegen { $right } von { $cases } Antworten
}
puzzle-lasting-now = Jetzt brächte dir ein Dukatentag { $ducats }.
puzzle-lasting-then = { $cases ->
    [1] Nach diesem Zug wären es { $ducats }.
   *[other] Nach diesem Zug wären es mindestens { $ducats }, bei allen { $cases } Antworten.
}
puzzle-lasting-others = Jeder andere Zug kann dir nur { $ducats } oder weniger lassen.
puzzle-roof = Unter einem Dach?
puzzle-roof-question = Leg in jeden Geldbeutel, was ein Dukatentag brächte. Mit welchem Zug liegst du am weitesten vor allen anderen?
puzzle-roof-nudge = Was würde das Dach verbinden, und wessen Wappen verdecken? Denk auch an die Preise.
puzzle-roof-set = Ein zweites Stockwerk auf { $field } bringt in diesem Zug ein Dach.
puzzle-roof-none = Ein zweites Stockwerk auf { $field } brächte ein Dach, und du setzt keines.
puzzle-roof-sums = Geldbeutel und Dukatentag zusammen: du { $ducats }, sonst niemand mehr als { $most }.
puzzle-no-day = Die Kasse bleibt zu
puzzle-no-day-question = Nach welchem Zug kann die nächste Person keinen Dukatentag auslösen, der ihr mehr bringt als dir?
puzzle-no-day-nudge = Sieh dir jede Karte an, die allein liegt: Kommt sie im nächsten Zug weiter?
puzzle-no-day-count = { $cases ->
    [1] { $right ->
        [1] lässt keinen solchen Dukatentag zu
       *[0] lässt einen solchen Dukatentag zu
    }
   *[other] verhindert ihn bei { $right } von { $cases } Antworten
}
puzzle-no-day-now = { $cards ->
    [0] Jetzt kommt keine Karte weiter, die allein liegt.
    [one] Jetzt kommt eine Karte weiter, die allein liegt: Das löst einen Dukatentag aus.
   *[other] Jetzt kommen { $cards } Karten weiter, die allein liegen: Jede kann einen Dukatentag auslösen.
}
puzzle-no-day-then = Nach deinem Zug kommt keine weiter, die allein liegt: { $rival } löst keinen aus.
puzzle-no-day-others = Nach jedem anderen Zug kann { $rival } an einem Dukatentag mehr bekommen als du.

## Überblick

outline-over = Die Partie ist zu Ende.
outline-deal = Die Karten werden ausgelegt.
outline-relocate = { $own ->
    [1] { $seat }, versetz eine Karte im Uhrzeigersinn.
   *[0] { $seat } versetzt eine Karte.
}
outline-relocate-more = Wo sie hinkommt, bauen ihre Farben.
outline-build = { $own ->
    [1] { $seat }, bau ein { $floor } Stockwerk in { $line }.
   *[0] { $seat } baut ein { $floor } Stockwerk in { $line }.
}
outline-build-any = { $own ->
    [1] { $seat }, bau ein { $floor } oder { $other } Stockwerk in { $line }.
   *[0] { $seat } baut ein { $floor } oder { $other } Stockwerk in { $line }.
}
outline-roof = { $own ->
    [1] { $seat }, wähl das Dach, das auf { $field } kommt.
   *[0] { $seat } wählt das Dach, das auf { $field } kommt.
}
outline-ducat-day-comes = Am Ende dieses Zuges ist Dukatentag.
outline-build-more = Wähl ein Feld, dann ein Stockwerk.
outline-roof-comes = Noch ein Stockwerk auf { $field } bringt in diesem Zug ein Dach.
outline-idle = Seit { $turns ->
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
   *[other] { $turns }
} Zügen hat niemand gebaut. { $left ->
    [1] Noch so ein Zug, und die Partie ist zu Ende.
    [2] Noch zwei solche Züge, und die Partie ist zu Ende.
    [3] Noch drei solche Züge, und die Partie ist zu Ende.
    [4] Noch vier solche Züge, und die Partie ist zu Ende.
   *[other] Noch { $left } solche Züge, und die Partie ist zu Ende.
}
outline-players = { $form ->
    [short] Am Tisch: Dukaten und übrige Stockwerke (ohne/mit einem/mit zwei Wappen)
   *[full] Am Tisch
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
    [short] Karten von der hintersten Kartenreihe an (Rot→Grün: Rot baut zuerst)
   *[full] Karten, im Uhrzeigersinn von der hintersten zur vordersten Kartenreihe
}
outline-space = { $side }, { $line }{ $kind ->
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
outline-card-single = { $form ->
    [short] { $colour }
   *[full] Eine { $card_colour } Karte
}
outline-card-double = { $form ->
    [short] { $first }→{ $second }
   *[full] Eine { $card_colour } Karte, beim Versetzen baut zuerst { $first }
}
outline-castle = Burg, { $roofs ->
    [0] beide Dächer verwendet
    [one] ein Dach noch frei
   *[other] { $roofs } Dächer noch frei
}{ $form ->
    [short] {" "}(Zahl: Höhe, *: Wappen, ⌂: unter Dach, •: deins)
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
    [short] { $field }⌂{ $colour } { $height }{ $crests ->
        [0] {""}
        [1] *
       *[2] **
    }
   *[full] { $field }: Turm mit Dach, { $height } { $height ->
        [one] Stockwerk
       *[other] Stockwerke
    }, gehört allen; unter dem Dach ein { $floor } Stockwerk{ with-crests }
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

outcome-points = { $points ->
    [one] { $points } Dukaten
   *[other] { $points } Dukaten
}
reason-last-floor = Jemand hat das letzte eigene Stockwerk gebaut.
reason-building-stopped = Zwei Runden lang hat niemand gebaut.
score-purse = Dukaten im Geldbeutel
score-final-pay = Entlohnung am Ende für Türme und Wappen
score-floors = Gebaute Stockwerke

## Zahlen einer Simulation

figure-ducat-days = Dukatentage

## Das Brett im Browser

board-risk-price = { $ducats ->
    [one] Das kostet einen Dukaten,
   *[other] Das kostet { $ducats } Dukaten,
} und kein Dukatentag bringt dir dafür mehr. Trotzdem bauen?
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
board-own = dein
board-own-other = eigen
board-last-card = letzte Karte: Dukatentag
board-day-called = es folgt ein Dukatentag
board-day = dann Dukatentag
board-ducat-day = Dukatentag { $number }
board-skipped = { $why ->
    [no-floor] Kein { $colour } Stockwerk mehr
   *[no-field] Kein Feld für ein { $colour } Stockwerk
}
board-final-pay = Entlohnung am Ende: { $ducats }
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
board-builder = { $seat-is ->
    [you] du
   *[other] { $seat }
}
board-builders = { $builders ->
    [one] { $first-is ->
        [you] Du baust.
       *[other] { $first } baut.
    }
    [twice] { $first-is ->
        [you] Du baust zweimal.
       *[other] { $first } baut zweimal.
    }
   *[two] Dreht sich beim Versetzen: Erst { $first-is ->
        [you] baust du, dann { $second }.
       *[other] { $second-is ->
            [you] baut { $first }, dann du.
           *[other] baut { $first }, dann { $second }.
        }
    }
}
board-fields = { $fields ->
    [one] { $fields } Feld
   *[other] { $fields } Felder
}
board-empties = An { $space } liegt dann keine Karte mehr: Dukatentag, { $ducats } für dich
board-which = Welche Karte an { $space }? Tipp auf dem Brett eine andere Kartenreihe an, um sie hier zu sehen.
board-lay = An { $line }{ end-of-line } legen? { who-builds }
board-where = Wohin mit { $kind ->
    [single] { $builder-is ->
        [you] deiner
       *[other] der
    }
   *[double] der
} { $card_colour }n Karte, { $seat }?
board-places = Möglich: { $lines }.
board-many-places = Möglich sind alle { $places } leuchtenden Plätze.
board-then-day = An { $line } liegt dann keine Karte mehr: Es folgt ein Dukatentag, { $ducats } für { $seat-is ->
    [you] dich
   *[other] { $seat }
}.
board-then-prices = { $free ->
    [0] {""}
   *[other] Kostenlos: { $free-fields }.
}{ $paid ->
    [0] {""}
   *[other] { $free ->
        [0] {""}
       *[other] {" "}
    }Für Dukaten: { $paid-fields }.
}
board-then-next = { $seat-is ->
    [you] Danach baust du noch einmal.
   *[other] Danach baut { $seat }.
}
board-then-next-day = { $seat-is ->
    [you] Danach baust du noch einmal, und es folgt ein Dukatentag.
   *[other] Danach baut { $seat }, und es folgt ein Dukatentag.
}
board-then-paid = Danach ist Dukatentag, mit { $ducats } für { $seat-is ->
    [you] dich
   *[other] { $seat }
}.
board-put-back = Zurücklegen
board-other-place = Anderer Ort
board-other-field = Anderes Feld
board-name-space = { $line }
board-name-field = { $field }
board-name-roofed = { $field }: unter dem Dach ein { $floor } Stockwerk{ with-crests }
board-ahead = Wenn du sie dorthin legst
board-ahead-first = { $builds ->
    [nothing] { $seat-is ->
        [you] Du kannst in { $line } nicht bauen.
       *[other] { $seat } kann in { $line } nicht bauen.
    }
    [twice] { $seat-is ->
        [you] Du baust zweimal in { $line }.
       *[other] { $seat } baut zweimal in { $line }.
    }
    [first] { $seat-is ->
        [you] Du baust zuerst in { $line }.
       *[other] { $seat } baut zuerst in { $line }.
    }
   *[once] { $seat-is ->
        [you] Du baust in { $line }.
       *[other] { $seat } baut in { $line }.
    }
}
board-ahead-free = Kostenlos: { $fields }.
board-ahead-over = { $owner-is ->
    [you] Über deinen Turm auf { $field }: { $price } Dukaten an dich.
   *[other] Über { $owner } auf { $field }: { $price } Dukaten.
}
board-ahead-second = { $seat-is ->
    [you] Du baust als Zweites.
   *[other] { $seat } baut als Zweites.
}
board-ahead-roof = { $seat-is ->
    [you] Baust du auf demselben Feld wie { $first }, kommt ein Dach darauf.
   *[other] { $first-is ->
        [you] Baut { $seat } auf demselben Feld wie du, kommt ein Dach darauf.
       *[other] Baut { $seat } auf demselben Feld wie { $first }, kommt ein Dach darauf.
    }
}
board-ahead-day = Dukatentag.
board-ahead-empty = An { $line } liegt dann keine Karte mehr.
board-ahead-pay = Die Kasse zahlt dann, wie die Türme jetzt stehen
board-ahead-payee = { $seat-is ->
    [you] dir
   *[other] { $seat }
}
board-ahead-build = Wenn du dort baust
board-ahead-no-price = Das kostet nichts.
board-ahead-price = { $price } Dukaten an { $seat }.
board-ahead-roofed = { $roof ->
    [set] Ein Dach kommt darauf. Der Turm gehört dann allen.
   *[choose] Dann wählst du, welches Dach hierher kommt.
}
board-ahead-pay-then = { $day ->
    [0] Ein Dukatentag brächte dann
   *[1] Der Dukatentag bringt dann
}
board-row = Reihe
board-column = Spalte
board-move = Hierhin legen
board-build = Bauen
board-take = Dieses Dach versetzen
