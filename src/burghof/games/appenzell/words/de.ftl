### Burg Appenzell auf Deutsch.

game-in-a-sentence = Mäuse, Dächer und ein Boden, der rutscht.
game-invitation = { $host } hält dir auf Burg Appenzell einen Stuhl frei.

## Namen

tile-appenzeller = Appenzeller
tile-brie = Brie
tile-edam = Edamer
tile-emmental = Emmentaler
tile-gorgonzola = Gorgonzola
tile-gouda = Gouda
tile-roquefort = Roquefort
tile-plain = { $form ->
    [short] leer
   *[full] leeres Plättchen
}
tile-trap = Mausefalle

several-two-appenzeller = zweimal Appenzeller
several-two-brie = zweimal Brie
several-two-edam = zweimal Edamer
several-two-emmental = zweimal Emmentaler
several-two-gorgonzola = zweimal Gorgonzola
several-two-gouda = zweimal Gouda
several-two-roquefort = zweimal Roquefort
several-two-plain = zwei leere Plättchen
several-two-trap = zwei Mausefallen
several-three-appenzeller = dreimal Appenzeller
several-three-brie = dreimal Brie
several-three-edam = dreimal Edamer
several-three-emmental = dreimal Emmentaler
several-three-gorgonzola = dreimal Gorgonzola
several-three-gouda = dreimal Gouda
several-three-roquefort = dreimal Roquefort
several-three-plain = drei leere Plättchen
several-three-trap = drei Mausefallen

mark-appenzeller = Appe
mark-brie = Brie
mark-edam = Edam
mark-emmental = Emme
mark-gorgonzola = Gorg
mark-gouda = Goud
mark-roquefort = Roqu
mark-plain = –
mark-trap = ×

roof-tiled = Ziegeldach
roof-thatched = Strohdach
roof-copper = Kupferdach

ground-appenzeller = den Appenzeller
ground-brie = den Brie
ground-edam = den Edamer
ground-emmental = den Emmentaler
ground-gorgonzola = den Gorgonzola
ground-gouda = den Gouda
ground-roquefort = den Roquefort
ground-plain = das leere Plättchen
ground-trap = die Mausefalle
ground-raised = das höher gelegene Feld

spot-top-left = oben links
spot-top = oben
spot-top-right = oben rechts
spot-left = links
spot-middle = in der Mitte
spot-right = rechts
spot-bottom-left = unten links
spot-bottom = unten
spot-bottom-right = unten rechts
spot-inner-top-left = weiter innen oben links
spot-inner-top-right = weiter innen oben rechts
spot-inner-bottom-left = weiter innen unten links
spot-inner-bottom-right = weiter innen unten rechts

way-up = nach oben
way-down = nach unten
way-left = nach links
way-right = nach rechts

side-north = { $form ->
    [short] ↓
   *[full] von oben
}
side-east = { $form ->
    [short] ←
   *[full] von rechts
}
side-south = { $form ->
    [short] ↑
   *[full] von unten
}
side-west = { $form ->
    [short] →
   *[full] von links
}

## Teile von Sätzen

roof-place = { $gate ->
    [0] { $spot }
   *[other] an Tor { $gate }
}
roof-at = { $gate ->
    [0] { $roof } { $spot }
   *[other] Dach an Tor { $gate }
}
room-if-twin = { $twin ->
    [0] {""}
   *[1] {" "}(Raum { $room })
}
goal-count = { $goal ->
    [4] vier
    [5] fünf
    [6] sechs
   *[other] { $goal }
}
cost-actions = { $cost ->
    [1] eine Aktion
    [2] zwei Aktionen
    [3] drei Aktionen
    [4] vier Aktionen
   *[other] { $cost } Aktionen
}
run-price = { $cost ->
    [1] ?
   *[other] , für { cost-actions }?
}
push-what = { $kind ->
    [appenzeller] Den Appenzeller
    [brie] Den Brie
    [edam] Den Edamer
    [emmental] Den Emmentaler
    [gorgonzola] Den Gorgonzola
    [gouda] Den Gouda
    [roquefort] Den Roquefort
    [plain] Das leere Plättchen
   *[trap] Die Mausefalle
}
you-collect = { $seat-is ->
    [you] Du sammelst
   *[other] { $seat } sammelt
} { $cheese }.
what-to-pick = { $run ->
    [1] { $roof ->
        [1] Wähl eine Maus oder ein Dach.
       *[0] Wähl eine Maus.
    }
   *[0] { $roof ->
        [1] { $enter ->
            [1] Wähl ein Dach oder hol eine Maus.
           *[0] Wähl ein Dach.
        }
       *[0] { $enter ->
            [1] Hol eine Maus herein.
           *[0] Schieb das übrige Plättchen ein.
        }
    }
}
falls-own = { $loser-is ->
    [you] , deine auch
   *[other] {""}
}

## Optionen

option-layout = Raumaufteilung
option-layout-about = Die beiden Seiten des Gitterbretts haben verschiedene Räume; der Zufall kann nach denselben Regeln auch neue ziehen.
option-layout-front = Vorderseite des Gitterbretts
option-layout-back = Rückseite des Gitterbretts
option-layout-drawn = Vom Zufall gezogen
option-goal = Ziel
option-goal-about = Wie viele verschiedene Käsesorten die Partie gewinnen. Mit fünf oder sechs dauert sie länger; gut zu zweit oder zu dritt.
option-open-castle = Offene Burg
option-open-castle-about = Alle Plättchen sind immer zu sehen, für kleine Kinder: Niemand muss sich etwas merken. Die Dächer versperren den Mäusen trotzdem den Weg.

## Ablehnungen

refusal-not-these-rooms = Es müssen elf Räume aus zwei Feldern sein, fünf aus drei und zwei aus vier, der Reihe nach benannt.
refusal-not-the-shape-of-a-room = Ein Raum besteht aus zwei Feldern, aus drei in einer Linie oder aus vier im Quadrat.
refusal-tower-touches-three-rooms = Jeder Turm muss drei verschiedene Räume berühren.
refusal-not-these-tiles = Alle vierunddreißig Plättchen werden ausgelegt, jedes einmal.
refusal-nobody-sits-there = Auf diesem Stuhl sitzt niemand.
refusal-first-a-mouse-into-a-tower = Zuerst stellen alle eine Maus in einen Turm. Dann beginnen die Züge.
refusal-room-is-open = Hier gibt es kein Dach mehr. Der Raum ist schon offen.
refusal-no-mouse-beside-the-room = Keine deiner Mäuse berührt dieses Dach. Bring zuerst eine daneben.
refusal-no-mouse-outside = Du hast keine Maus mehr draußen. Alle sind drinnen oder gefallen.
refusal-tower-is-occupied = Dieser Turm ist besetzt. { $owner-is ->
    [you] Deine eigene Maus steht darin.
   *[other] Eine Maus von { $owner } steht darin.
}
refusal-tower-is-free = Dieser Turm ist frei. Eine Maus von draußen bleibt darin stehen.
refusal-no-mouse-of-yours = Dort steht keine Maus von dir. Wähl eine von deinen.
refusal-never-into-a-tower = In einen Turm läuft keine Maus zurück. Türme führen nur hinein.
refusal-under-a-roof = Über diesem Feld liegt ein Dach. Nimm es zuerst ab.
refusal-a-trap = Dort ist eine Mausefalle. Keine Maus läuft darauf.
refusal-field-is-occupied = Dieses Feld ist besetzt. { $owner-is ->
    [you] Deine eigene Maus steht dort.
   *[other] Eine Maus von { $owner } steht dort.
}
refusal-no-way-there = Das ist zu weit auf einmal. Lauf Feld für Feld, oder spring über andere Mäuse.
refusal-too-far = Das braucht { cost-actions }. { $points ->
    [1] Es ist nur noch eine übrig.
    [2] Es sind nur noch zwei übrig.
    [3] Es sind nur noch drei übrig.
   *[other] Es sind nur noch { $points } übrig.
}
refusal-one-slide-a-turn = Du hast in diesem Zug schon geschoben. Das geht nur einmal pro Zug.

## Ereignisse

event-layout-drawn = Die Räume der Burg sind gezogen.
    .past = Die Räume der Burg sind gezogen worden.
event-tiles-laid = Die Plättchen liegen unter den Dächern. Eines ist übrig.
    .past = Die Plättchen sind unter die Dächer gekommen. Eines ist übrig geblieben.
event-start-drawn = { $seat-is ->
    [you] Du beginnst.
   *[other] { $seat } beginnt.
}
    .past = { $seat-is ->
        [you] Du hast begonnen.
       *[other] { $seat } hat begonnen.
    }
event-placed = { $seat-is ->
    [you] Du stellst
   *[other] { $seat } stellt
} eine Maus in den Turm { $spot }.
    .past = { $seat-is ->
        [you] Du hast
       *[other] { $seat } hat
    } eine Maus in den Turm { $spot } gestellt.
event-unroofed = { $seat-is ->
    [you] Du nimmst
   *[other] { $seat } nimmt
} das { roof-at } ab.
    .past = { $seat-is ->
        [you] Du hast
       *[other] { $seat } hat
    } das { roof-at } abgenommen.
event-uncovered = { $seat-is ->
    [you] Du nimmst
   *[other] { $seat } nimmt
} das { roof-at } ab: { $tiles }.
    .past = { $seat-is ->
        [you] Du hast
       *[other] { $seat } hat
    } das { roof-at } abgenommen: { $tiles }.
event-entered = { $seat-is ->
    [you] Du bringst
   *[other] { $seat } bringt
} eine Maus { $path ->
    [0] in den Turm { $spot }.
   *[other] über den Turm { $spot } ins Spiel.
}
    .past = { $seat-is ->
        [you] Du hast
       *[other] { $seat } hat
    } eine Maus { $path ->
        [0] in den Turm { $spot } gebracht.
       *[other] über den Turm { $spot } gebracht, für { cost-actions }.
    }
event-ran = { $seat-is ->
    [you] Deine Maus
   *[other] Eine Maus von { $seat }
} { $kind ->
    [jump] überspringt { $cost ->
        [2] eine Maus
        [3] zwei Mäuse
       *[other] drei Mäuse
    }, für { cost-actions }.
    [tower] läuft aus dem Turm.
    [raised] läuft { $way } auf ein höher gelegenes Feld.
   *[step] läuft ein Feld { $way }.
}
    .past = { $seat-is ->
        [you] Deine Maus
       *[other] Eine Maus von { $seat }
    } { $kind ->
        [jump] hat { $cost ->
            [2] eine Maus
            [3] zwei Mäuse
           *[other] drei Mäuse
        } übersprungen, für { cost-actions }.
        [tower] ist aus dem Turm gelaufen.
        [raised] ist { $way } auf ein höher gelegenes Feld gelaufen.
       *[step] ist ein Feld { $way } gelaufen.
    }
event-pushed = { $seat-is ->
    [you] Du schiebst
   *[other] { $seat } schiebt
} das übrige Plättchen an Tor { $gate } ein.
    .past = { $seat-is ->
        [you] Du hast
       *[other] { $seat } hat
    } das übrige Plättchen an Tor { $gate } eingeschoben.
event-slid = { $seat-is ->
    [you] Du schiebst
   *[other] { $seat } schiebt
} { $tile } an Tor { $gate } ein.
    .past = { $seat-is ->
        [you] Du hast
       *[other] { $seat } hat
    } { $tile } an Tor { $gate } eingeschoben.
event-came-to-light = { $number ->
    [0] {""}
   *[other] Jetzt zu sehen: { $tiles }.
}{ $out ->
    [0] {""}
   *[1] { $number ->
        [0] {""}
       *[other] {" "}
    }Übrig ist nun: { $spare }.
}
    .past = { $number ->
        [0] {""}
       *[other] Ans Licht gekommen: { $tiles }.
    }{ $out ->
        [0] {""}
       *[1] { $number ->
            [0] {""}
           *[other] {" "}
        }Übrig geblieben: { $spare }.
    }
event-mouse-lost = { $seat-is ->
    [you] Deine Maus
   *[other] Eine Maus von { $seat }
} plumpst in den Keller.
    .past = { $seat-is ->
        [you] Deine Maus
       *[other] Eine Maus von { $seat }
    } ist in den Keller geplumpst.
event-fell = { $seat-is ->
    [you] Deine Maus
   *[other] Eine Maus von { $seat }
} plumpst durch die Falle in den Keller.
    .past = { $seat-is ->
        [you] Deine Maus
       *[other] Eine Maus von { $seat }
    } ist durch die Falle in den Keller geplumpst.
event-cheese-gained = { $seat-is ->
    [you] Du sammelst
   *[other] { $seat } sammelt
} { $cheese }.
    .past = { $seat-is ->
        [you] Du hast
       *[other] { $seat } hat
    } { $cheese } gesammelt.
event-collected = { $mice ->
    [2] Zwei
   *[other] Drei
} Mäuse, ein Käse: { $seat-is ->
    [you] Du sammelst
   *[other] { $seat } sammelt
} { $cheese }.
    .past = { $mice ->
        [2] Zwei
       *[other] Drei
    } Mäuse, ein Käse: { $seat-is ->
        [you] Du hast
       *[other] { $seat } hat
    } { $cheese } gesammelt.
event-turn-ended = { $seat-is ->
    [you] Du beendest
   *[other] { $seat } beendet
} den Zug.{ $rooms ->
    [0] {""}
    [1] {" "}Ein Raum wird zugedeckt.
    [2] {" "}Zwei Räume werden zugedeckt.
    [3] {" "}Drei Räume werden zugedeckt.
    [4] {" "}Vier Räume werden zugedeckt.
   *[other] {" "}{ $rooms } Räume werden zugedeckt.
}
    .past = { $seat-is ->
        [you] Du hast
       *[other] { $seat } hat
    } den Zug beendet.{ $rooms ->
        [0] {""}
        [1] {" "}Ein Raum ist zugedeckt worden.
        [2] {" "}Zwei Räume sind zugedeckt worden.
        [3] {" "}Drei Räume sind zugedeckt worden.
        [4] {" "}Vier Räume sind zugedeckt worden.
       *[other] {" "}{ $rooms } Räume sind zugedeckt worden.
    }
event-goal-reached = { $seat-is ->
    [you] Du hast
   *[other] { $seat } hat
} genug Käse. Die Partie ist zu Ende.
    .past = { $seat-is ->
        [you] Du hast
       *[other] { $seat } hat
    } genug Käse gesammelt. Die Partie ist zu Ende gegangen.
event-third-mouse-lost = { $seat-is ->
    [you] Du hast
   *[other] { $seat } hat
} eine dritte Maus verloren. Die Partie ist zu Ende.
    .past = { $seat-is ->
        [you] Du hast
       *[other] { $seat } hat
    } eine dritte Maus verloren. Die Partie ist zu Ende gegangen.
event-turns-ran-out = Die letzte Runde ist vorbei. Die Partie ist zu Ende.
    .past = Nach der letzten Runde ist die Partie zu Ende gegangen.

## Angebote

offer-uncover = { $form ->
    [short] Dach { $room } abnehmen
   *[full] Das { roof-at }{ room-if-twin } abnehmen? { $open ->
        [0] Dann sehen alle, was darunter liegt.
       *[1] Dann können Mäuse hinein.
    }
}
offer-enter = { $form ->
    [short] Eine Maus in den Turm { $tower } bringen
   *[full] { $cost ->
        [0] Deine erste Maus in den Turm { $spot } stellen?
       *[other] Eine Maus in den Turm { $spot } bringen?
    }
}
offer-enter-over = { $form ->
    [short] Eine Maus über Turm { $tower } nach { $field } bringen
   *[full] Über Turm { $tower } auf { $ground } { $field }, für { $cost } Aktionen?
}
offer-enter-over-cheese = { $form ->
    [short] { offer-enter-over }: { you-collect }
   *[full] Über Turm { $tower } nach { $field }, für { cost-actions }? { you-collect }
}
offer-step = { $form ->
    [short] Von { $source } nach { $field } laufen
   *[full] Von { $source } nach { $field } laufen, auf { $ground }{ run-price }
}
offer-step-cheese = { $form ->
    [short] { offer-step }: { you-collect }
   *[full] Von { $source } nach { $field }{ run-price } { you-collect }
}
offer-slide = { $form ->
    [short] Tor { $gate }:
   *[full] { push-what } an Tor { $gate } einschieben?
}{ $falls ->
    [0] {""}
    [1] {" "}{ $loser-is ->
        [you] Deine Maus fällt.
       *[other] Eine Maus von { $loser } fällt.
    }
    [2] {" "}Zwei Mäuse fallen{ falls-own }.
   *[other] {" "}Drei Mäuse fallen{ falls-own }.
}{ $gains ->
    [0] {""}
    [1] {" "}{ $gainer-is ->
        [you] Du sammelst
       *[other] { $gainer } sammelt
    } { $cheese }.
   *[other] {" "}{ $gains } Käse werden gesammelt.
}{ $unsure ->
    [0] {""}
   *[other] {" "}{ $own ->
        [0] { $unsure ->
            [1] Unter eine Maus kommt Unbekanntes.
           *[other] Unter { $unsure } Mäuse kommt Unbekanntes.
        }
       *[other] { $seat-is ->
            [you] Unter deine Maus kommt Unbekanntes.
           *[other] Unter eine Maus von { $seat } kommt Unbekanntes.
        }
    }
}{ $effects ->
    [0] {" "}Keine Maus fällt.
   *[other] {""}
}
offer-end = Den Zug beenden?{ $unused ->
    [0] {""}
    [1] {" "}Noch eine Aktion
    [2] {" "}Noch zwei Aktionen
    [3] {" "}Noch drei Aktionen
   *[other] {" "}Noch vier Aktionen
}{ $rooms ->
    [0] { $unused ->
        [0] {""}
       *[other] .
    }
   *[other] { $unused ->
        [0] {" "}
       *[other] ,{" "}
    }{ $rooms ->
        [1] ein Raum wird zugedeckt.
        [2] zwei Räume werden zugedeckt.
        [3] drei Räume werden zugedeckt.
        [4] vier Räume werden zugedeckt.
       *[other] { $rooms } Räume werden zugedeckt.
    }
}

## Tipps: warum ein Zug

hint-wins = Die Partie endet, und du gewinnst.
hint-collects = Du sammelst sofort { $cheese }.
hint-drops = Eine Maus von { $seat } plumpst in den Keller.
hint-nearer = Deine Mäuse kommen zwei gleichen Käsestücken näher, die dir noch fehlen.
hint-pushes = Du schiebst { $cheese } unter deine Maus. Der fehlt dir noch.
hint-reaches = Deine Maus erreicht { $cheese }. Der fehlt dir noch.
hint-hinders = { $seat } hat es dann weiter bis zum nächsten Käse.
hint-looks = Du siehst { $tiles ->
    [1] ein Plättchen, das
    [2] zwei Plättchen, die
   *[other] drei Plättchen, die
} noch niemand kennt. Kein anderes Dach verbirgt mehr.
hint-new-tiles = Du siehst { $tiles ->
    [1] ein Plättchen, das
    [2] zwei Plättchen, die
   *[other] drei Plättchen, die
} noch niemand kennt.
hint-reaches-roofs = Von dort erreichst du die meisten Plättchen, die noch niemand kennt.
hint-opens = Du deckst { $cheese } auf. Der fehlt dir noch.
hint-mouse-nearer = Deine Maus kommt näher an { $cheese } heran. Der fehlt dir noch.
hint-spoils = Du nimmst { $seat } { $cheese } unter der Maus weg.
hint-opens-ways = Dann können deine Mäuse auf die meisten neuen Felder laufen.
hint-more-roofs = Von dort kannst du die meisten Dächer abnehmen.
hint-enters = Noch eine deiner Mäuse kommt in die Burg.
hint-stays = Deine Mäuse bleiben, wo sie sind.
hint-falls = Eine deiner Mäuse plumpst in den Keller.
hint-helps = { $seat } sammelt { $cheese }.
hint-leaves = Deine Maus verlässt { $cheese }. Der fehlt dir noch.
hint-wastes = Du verschenkst { $actions ->
    [1] eine Aktion
    [2] zwei Aktionen
    [3] drei Aktionen
   *[4] vier Aktionen
}.
hint-no-nearer = Deine Mäuse kommen dem nächsten Käse nicht näher.

## Rätsel

puzzle-hidden = Was unter den Dächern liegt. Kleine Zettel zeigen, was dort schon zu sehen war.
puzzle-deed-lift = ein Dach abnehmen
puzzle-deed-enter = eine Maus hereinbringen
puzzle-deed-run = laufen
puzzle-deed-jump = springen
puzzle-deed-push = einschieben
puzzle-collects = { $cases ->
    [1] { $right ->
        [0] sammelt keinen Käse
       *[other] sammelt einen Käse
    }
   *[other] sammelt in { $right } von { $cases } Fällen einen Käse
}
puzzle-wins = { $cases ->
    [1] { $right ->
        [0] gewinnt nicht
       *[other] gewinnt
    }
   *[other] gewinnt in { $right } von { $cases } Fällen
}
puzzle-safe = { $cases ->
    [1] { $right ->
        [0] ist nicht sicher
       *[other] ist sicher
    }
   *[other] ist in { $right } von { $cases } Fällen sicher
}
puzzle-hungry = { $cases ->
    [1] { $right ->
        [0] lässt einen Käse übrig
       *[other] lässt keinen Käse übrig
    }
   *[other] lässt in { $right } von { $cases } Fällen keinen Käse übrig
}
puzzle-plan = Der Plan braucht { cost-actions }: { $deeds }.
puzzle-plan-cheese = Er bringt dir { $cheese }: Zwei deiner Mäuse stehen dann darauf.
puzzle-plan-sure = { $cases ->
    [1] Alle Plättchen auf diesem Weg sind bekannt. Keine andere erste Aktion genügt.
   *[other] Er gelingt in allen { $cases } Fällen. Mit keiner anderen ersten Aktion ist das so.
}
puzzle-this-turn = Käse in diesem Zug
puzzle-this-turn-question = Sammle in diesem Zug einen Käse, was auch unter den Dächern liegt. Was tust du zuerst?
puzzle-this-turn-nudge = Keine Maus läuft auf ein Dach. Zähl die Aktionen rückwärts, vom Käse zu deinen Mäusen.
puzzle-jump = Über ihre Köpfe hinweg
puzzle-jump-question = Mäuse laufen auch über Mäuse. Sammle in diesem Zug sicher einen Käse. Was tust du zuerst?
puzzle-jump-nudge = Eine Maus darf über jede Maus laufen, auch um die Ecke. Jedes Feld kostet eine Aktion.
puzzle-last-cheese = Der letzte Käse
puzzle-last-cheese-question = Gewinn in diesem Zug, was auch unter den Dächern liegt. Was tust du zuerst?
puzzle-last-cheese-nudge = Welche Käse fehlen dir? Such einen, den zwei deiner Mäuse erreichen können.
puzzle-safe-ground = Schieben oder fallen
puzzle-safe-ground-question = Deine letzte Aktion: Nach welcher fällt keine deiner Mäuse, wo auch immer als Nächstes eingeschoben wird?
puzzle-safe-ground-nudge = Sieh dir das übrige Plättchen und die Mausefallen bei deinen Mäusen an. Höher gelegene Felder und Türme sind sicher.
puzzle-safe-ground-danger = Bleibst du stehen, { $sure ->
    [1] bringt Tor { $gate } eine Mausefalle unter deine Maus
   *[0] kann Tor { $gate } eine Mausefalle unter deine Maus bringen
}.
puzzle-safe-ground-raised = Auf einem höher gelegenen Feld wie { $field } fällt keine Maus.
puzzle-safe-ground-proof = { $cases ->
    [1] Dann bringt keines der zwölf Tore eine Mausefalle unter deine Mäuse.
   *[other] In allen { $cases } Fällen bringt dann keines der zwölf Tore eine Mausefalle unter deine Mäuse.
}
puzzle-empty-plate = Ein leerer Teller
puzzle-empty-plate-question = Deine letzte Aktion: Nach welcher bringt keine einzelne Aktion der nächsten Person einen Käse?
puzzle-empty-plate-nudge = Wo stehen die Mäuse, die als Nächste dran sind? Welcher Käse ist nur eine Aktion entfernt?
puzzle-empty-plate-danger = Bleibst du stehen, { $sure ->
    [1] sammelt { $seat } { $cheese }
   *[0] sammelt { $seat } vielleicht { $cheese }
}, mit { $gate ->
    [0] einem Schritt
   *[other] dem Plättchen an Tor { $gate }
}.
puzzle-empty-plate-proof = { $cases ->
    [1] Dann bringt { $seat } keine einzelne Aktion mehr einen Käse.
   *[other] In allen { $cases } Fällen bringt { $seat } dann keine einzelne Aktion einen Käse.
}

## Übersicht

outline-set-up = Die Burg wird aufgebaut.
outline-place = { $own ->
    [1] { $seat }, stell deine erste Maus in einen freien Turm.
   *[0] { $seat } stellt eine Maus in einen Turm.
}
outline-goal = Zwei deiner Mäuse auf derselben Käsesorte sammeln sie. { $cheeses } Sorten gewinnen.
outline-act = { $own ->
    [1] { $points ->
        [1] Noch eine Aktion
        [2] Noch zwei Aktionen
        [3] Noch drei Aktionen
       *[other] Noch vier Aktionen
    }, { $seat }. { what-to-pick }
   *[0] { $seat } hat noch { $points ->
        [1] eine Aktion
        [2] zwei Aktionen
        [3] drei Aktionen
       *[other] vier Aktionen
    }.
}
outline-turn = { $slid ->
    [0] { $own ->
        [1] Einmal pro Zug kannst du auch das übrige Plättchen einschieben.
       *[0] Das übrige Plättchen kann noch eingeschoben werden.
    }
   *[1] Das Plättchen ist in diesem Zug schon eingeschoben.
}
outline-over = Die Partie ist zu Ende.
outline-players = Am Tisch: { goal-count } verschiedene Käsesorten gewinnen, { $left ->
    [one] dies ist die letzte Runde
   *[other] höchstens noch { $left } Runden
}
outline-player = { $form ->
    [short] { $own ->
        [1] •
       *[0] @{ $number }
    } { $seat }{ $own ->
        [1] {" "}(du)
       *[0] {""}
    }
   *[full] { $seat }{ $own ->
        [1] {" "}(du)
       *[0] {""}
    }: { $cheeses ->
        [0] kein Käse
        [one] eine Käsesorte
       *[other] { $cheeses } Käsesorten
    }
}
outline-no-cheese = { $form ->
    [short] kein Käse
   *[full] {""}
}
outline-cheeses = { $form ->
    [short] { $marks }
   *[full] Käse: { $cheeses }
}
outline-mice = { $form ->
    [short] {""}
   *[full] { $number ->
        [0] Keine Maus in der Burg
        [one] Eine Maus in der Burg: { $fields }
       *[other] { $number } Mäuse in der Burg: { $fields }
    }
}
outline-outside = { $number ->
    [0] { $form ->
        [short] keine draußen
       *[full] Keine Maus draußen
    }
    [one] { $form ->
        [short] 1 Maus draußen
       *[full] Eine Maus draußen
    }
   *[other] { $number } Mäuse draußen
}
outline-fallen = { $number ->
    [0] { $form ->
        [short] {""}
       *[full] Keine Maus gefallen
    }
    [one] { $form ->
        [short] 1 gefallen
       *[full] Eine Maus gefallen
    }
   *[other] { $form ->
        [short] { $number } gefallen
       *[full] { $number } Mäuse gefallen
    }
}
outline-castle = { $form ->
    [short] Burg (Zahl: Raum mit Dach, sein Plättchen in Klammern; ^ hoch, – leer, × Falle)
   *[full] Die Burg, Reihe für Reihe von oben
}
outline-heading = { $form ->
    [short] { $name }
   *[full] {""}
}
outline-row = { $form ->
    [short] {""}
   *[full] Reihe { $row }
}
outline-tower = { $form ->
    [short] { $whose ->
        [nobody] Turm
        [own] •{ $field } Turm
       *[other] @{ $number } { $field }
    }
   *[full] { $field }: Turm{ $whose ->
        [nobody] {""}
        [own] , deine Maus
       *[other] , Maus von { $seat }
    }
}
outline-raised = { $form ->
    [short] { $whose ->
        [nobody] ^
        [own] •{ $field } ^
       *[other] @{ $number } ^
    }
   *[full] { $field }: höher gelegenes Feld{ $whose ->
        [nobody] {""}
        [own] , deine Maus
       *[other] , Maus von { $seat }
    }
}
outline-raised-covered = { $form ->
    [short] { $room } ^
   *[full] { $field }: höher gelegenes Feld unter einem Dach
}
outline-covered = { $form ->
    [short] { $room }
   *[full] { $field }: unter einem Dach
}
outline-noted = { $form ->
    [short] { $room } ({ $mark })
   *[full] { $field }: unter einem Dach, { $tile }
}
outline-open = { $form ->
    [short] { $whose ->
        [nobody] { $mark }
        [own] •{ $field } { $mark }
       *[other] @{ $number } { $mark }
    }
   *[full] { $field }: { $tile }{ $whose ->
        [nobody] {""}
        [own] , deine Maus
       *[other] , Maus von { $seat }
    }
}
outline-rooms = { $form ->
    [short] { $own ->
        [1] Dächer neben deinen Mäusen
       *[0] Dächer neben Mäusen von { $seat }
    }
   *[full] Räume, { $open ->
        [0] alle zugedeckt
        [one] einer offen
       *[other] { $open } offen
    }
}
outline-no-room = { $form ->
    [short] –
   *[full] {""}
}
outline-room = { $form ->
    [short] { $near ->
        [0] {""}
       *[1] { $room }
    }
   *[full] Raum { $room } { roof-place } ({ $fields }): { $open ->
        [0] { $roof }
       *[1] offen
    }{ $near ->
        [0] {""}
       *[1] , in Reichweite
    }
}
outline-spare = { $form ->
    [short] { $tile } einschieben an Tor
   *[full] Übriges Plättchen, zum Einschieben: { $tile }
}
outline-no-spare = { $form ->
    [short] Tore
   *[full] Noch ist kein Plättchen übrig
}
outline-slot = { $form ->
    [short] { $gate } { $side }{ $line }
   *[full] Tor { $gate }, { $side } bei { $field }
}

## Das Ende

outcome-points = { $points ->
    [one] { $points } Käsesorte
   *[other] { $points } Käsesorten
}
reason-goal = Der letzte nötige Käse ging an { $seats-is ->
    [you] dich
    [with-you] dich und { $seats-others }
   *[other] { $seats }
}.
reason-third-mouse = { $seats-is ->
    [you] Deine dritte verlorene Maus beendet die Partie und kostet dich den Sieg.
   *[other] Schluss nach drei verlorenen Mäusen: { $seats }.
}
reason-turns = Die letzte von { $rounds } Runden ist vorbei.
score-cheeses = Käsesorten
score-beaten = Höchstens noch eine Maus: kein Sieg
score-waiting = Züge seit dem letzten eigenen Zug

## Zahlen einer Simulation

figure-turns = Züge
figure-cheeses = Käsesorten von allen
figure-fallen = Gefallene Mäuse

## Das Brett

board-spare = Übriges Plättchen
board-outside = Draußen
board-points = { $points ->
    [0] Keine Aktion mehr
    [1] Noch eine Aktion
    [2] Noch zwei Aktionen
    [3] Noch drei Aktionen
   *[other] Noch vier Aktionen
}
board-points-of = { $seat }: { $points ->
    [0] keine mehr
    [1] noch eine
    [2] noch zwei
    [3] noch drei
   *[other] noch vier
}
board-cheese = Käse!
board-falls = fällt
board-goes-in = Kommt hinein
board-comes-out = Fällt heraus
board-unknown = unbekannt
board-mouse-falls = { $seat-is ->
    [you] deine Maus fällt
   *[other] { $seat }s Maus fällt
}
board-put-back = Zurücklegen
board-other-gate = Anderes Tor
board-other-mouse = Andere Maus
board-where-tile = Wo schiebst du { $tile } ein, { $seat }?
board-pick-gate = Wähl eins der zwölf Tore um die Burg.
board-where-mouse = Wohin läuft deine Maus, { $seat }?
board-mouse-ways = { $fields ->
    [1] Ein Feld ist in Reichweite.
    [2] Zwei Felder sind in Reichweite.
    [3] Drei Felder sind in Reichweite.
    [4] Vier Felder sind in Reichweite.
    [5] Fünf Felder sind in Reichweite.
    [6] Sechs Felder sind in Reichweite.
   *[other] { $fields } Felder sind in Reichweite.
} { board-actions-left }
board-which-tower = Durch welchen Turm kommt die Maus, { $seat }?
board-actions-left = { $left ->
    [1] Noch eine Aktion.
    [2] Noch zwei Aktionen.
    [3] Noch drei Aktionen.
   *[other] Noch vier Aktionen.
}
board-actions-then = { $left ->
    [0] Danach bleibt keine Aktion.
    [1] Danach bleibt eine Aktion.
    [2] Danach bleiben zwei Aktionen.
   *[other] Danach bleiben drei Aktionen.
}
board-slide-then = Die { $line ->
    [row] Reihe
   *[column] Spalte
} rückt ein Feld { $way }. { board-actions-then }
board-name-tower = { $whose ->
    [nobody] Turm { $spot }
    [own] deine Maus im Turm { $spot }
   *[other] { $seat }s Maus im Turm { $spot }
}
board-name-raised = { $whose ->
    [nobody] höher gelegenes Feld
    [own] deine Maus auf dem höheren Feld
   *[other] { $seat }s Maus auf dem höheren Feld
}
board-name-open = { $whose ->
    [nobody] { $tile }
    [own] deine Maus: { $tile }
   *[other] { $seat }s Maus: { $tile }
}
board-name-room = { $open ->
    [0] { $roof } { roof-place }
   *[1] offener Raum { roof-place }
}
board-name-gate = Tor { $gate }
board-name-spare = übriges Plättchen: { $tile }
board-ahead = Wenn du hier einschiebst
board-ahead-falls = { $seat-is ->
    [you] Deine
   *[other] { $seat }s
} Maus fällt.
board-ahead-left = Eine Mausefalle rutscht darunter. { $left ->
    [0] Damit endet die Partie.
    [1] Damit endet die Partie.
   *[other] { $seat-is ->
        [you] Du hast
       *[other] { $seat } hat
    } dann noch { $left ->
        [2] zwei
       *[other] drei
    }.
}
board-ahead-gains = { $seat-is ->
    [you] Du sammelst
   *[other] { $seat } sammelt
} { $cheese }.
board-ahead-two = { $seat-is ->
    [you] Zwei deiner Mäuse stehen dann darauf.
   *[other] Zwei von { $seat }s Mäusen stehen dann darauf.
}{ $ends ->
    [0] {""}
   *[1] {" "}Damit endet die Partie.
}
board-ahead-unsure = Unter { $seat-is ->
    [you] deine
   *[other] { $seat }s
} Maus kommt ein unbekanntes Plättchen.
board-ahead-stay = Deine Mäuse bleiben stehen.
board-ahead-floor = Nur der Boden rückt weiter, unter Mäusen und Dächern.
board-ahead-out = { $known ->
    [0] Bei Tor { $gate } fällt ein unbekanntes Plättchen heraus.
   *[1] Fällt bei Tor { $gate } heraus: { $tile }.
}
board-ahead-once = Einschieben geht einmal im Zug
board-ahead-gates = Die Tore sind wie die Stunden der Uhr nummeriert. Wer als Nächstes dran ist, kann von Tor { $gate } aus zurückschieben.
board-push = Einschieben
board-push-anyway = Trotzdem einschieben
board-end = Zug beenden
board-end-question = { $actions ->
    [1] Noch eine Aktion. Den Zug trotzdem beenden?
    [2] Noch zwei Aktionen. Den Zug trotzdem beenden?
    [3] Noch drei Aktionen. Den Zug trotzdem beenden?
   *[other] Noch vier Aktionen. Den Zug trotzdem beenden?
  }
board-lift = Dach abnehmen
board-enter = Maus hereinholen
board-place = Maus hinstellen
board-run = Dorthin laufen
board-aim-lift = Das { $roof } abnehmen? { $open ->
    [0] Dann sehen alle, was darunter liegt.
   *[1] Dann können Mäuse hinein.
}
board-aim-run = Auf { $ground } laufen{ run-price }
board-aim-run-cheese = Dorthin laufen{ run-price } { you-collect }
board-aim-over = Eine Maus über den Turm auf { $ground } bringen?
board-aim-over-cheese = Eine Maus dorthin bringen? { you-collect }
board-own-falls = { $number ->
    [1] Deine Maus fällt.
    [2] Zwei deiner Mäuse fallen.
   *[other] Drei deiner Mäuse fallen.
}
board-others-fall = { $seats } { $number ->
    [one] verliert
   *[other] verlieren
} { $mice ->
    [1] eine Maus.
    [2] zwei Mäuse.
   *[other] drei Mäuse.
}
board-mice = { $number ->
    [one] Noch eine Maus
   *[other] Noch { $number } Mäuse
}
board-cheeses = { $number } von { $goal } Käse
