### Burg Appenzell auf Deutsch.

game-in-a-sentence = Mäuse, Dächer und ein Boden, der rutscht.

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

side-north = { $form ->
    [short] ↓
   *[full] Norden
}
side-east = { $form ->
    [short] ←
   *[full] Osten
}
side-south = { $form ->
    [short] ↑
   *[full] Süden
}
side-west = { $form ->
    [short] →
   *[full] Westen
}

## Optionen

option-layout = Raumaufteilung
option-layout-about = Die beiden Seiten des Gitterspielplans haben verschiedene Räume; der Zufall kann nach denselben Regeln auch neue ziehen.
option-layout-front = Vorderseite des Gitterspielplans
option-layout-back = Rückseite des Gitterspielplans
option-layout-drawn = Vom Zufall gezogen
option-goal = Ziel
option-goal-about = Wie viele verschiedene Käsesorten das Spiel gewinnen. Mit fünf oder sechs dauert es länger; gut zu zweit oder zu dritt.
option-open-castle = Offene Burg
option-open-castle-about = Alle Plättchen sind immer zu sehen, für kleine Kinder: Niemand muss sich etwas merken. Die Dächer versperren den Mäusen trotzdem den Weg.

## Ablehnungen

refusal-not-these-rooms = Es müssen elf Räume aus zwei Feldern sein, fünf aus drei und zwei aus vier, der Reihe nach benannt.
refusal-not-the-shape-of-a-room = Ein Raum besteht aus zwei Feldern, aus drei in einer Linie oder aus vier im Quadrat.
refusal-tower-touches-three-rooms = Jeder Turm muss drei verschiedene Räume berühren.
refusal-not-these-tiles = Alle vierunddreißig Plättchen werden ausgelegt, jedes einmal.
refusal-nobody-sits-there = Dort sitzt niemand.
refusal-first-a-mouse-into-a-tower = Zuerst stellen alle eine Maus in einen Turm.
refusal-room-is-open = Raum { $room } hat kein Dach.
refusal-no-mouse-beside-the-room = Keine deiner Mäuse grenzt an Raum { $room }.
refusal-no-mouse-outside = Du hast keine Maus draußen.
refusal-tower-is-occupied = Im Turm { $tower } steht schon eine Maus.
refusal-tower-is-free = Der Turm { $tower } ist frei: Eine Maus von außen bleibt darin stehen.
refusal-no-mouse-of-yours = Auf { $field } steht keine Maus von dir.
refusal-never-into-a-tower = Aus der Burg läuft keine Maus in einen Turm.
refusal-under-a-roof = { $field } liegt unter einem Dach.
refusal-a-trap = Auf { $field } ist eine Mausefalle.
refusal-field-is-occupied = Auf { $field } steht schon eine Maus.
refusal-no-way-there = Mit einem Lauf kommt die Maus nicht nach { $field }.
refusal-too-far = Das würde { $cost } Punkte kosten; { $points ->
    [one] es ist nur noch einer übrig.
   *[other] es sind nur noch { $points } übrig.
}
refusal-one-slide-a-turn = Geschoben wird nur einmal pro Zug.

## Ereignisse

event-layout-drawn = Die Räume der Burg sind gezogen.
event-tiles-laid = Die Plättchen liegen unter den Dächern, eines bleibt neben der Burg.
event-start-drawn = { $seat } beginnt.
event-placed = { $seat } stellt eine Maus in den Turm { $tower }.
event-unroofed = { $seat } nimmt das Dach ab: { $fields }.
event-uncovered = { $seat } deckt { $fields } auf: { $tiles }.
event-entered = { $path ->
    [0] { $seat } bringt eine Maus in den Turm { $tower }.
   *[other] { $seat } bringt eine Maus über den Turm { $tower } nach { $to }, für { $cost } Punkte.
}
event-ran = { $cost ->
    [one] { $seat } läuft von { $source } nach { $to }.
   *[other] { $seat } läuft über andere Mäuse von { $source } nach { $to }, für { $cost } Punkte.
}
event-pushed = { $seat } schiebt ein Plättchen ein: { $side }, { $field }.
event-slid = { $seat } schiebt ein Plättchen ein: { $side }, { $field } ({ $tile }).
event-came-to-light = Nun zu sehen: { $tiles }.
event-mouse-lost = Eine Maus von { $seat } plumpst in den Keller.
event-fell = Eine Maus von { $seat } plumpst durch die Mausefalle auf { $field }.
event-cheese-gained = { $seat } sammelt { $cheese }.
event-collected = { $seat } sammelt { $cheese } auf { $fields }.
event-turn-ended = { $rooms ->
    [0] { $seat } beendet den Zug.
    [one] { $seat } beendet den Zug; ein Raum wird zugedeckt.
   *[other] { $seat } beendet den Zug; { $rooms } Räume werden zugedeckt.
}
event-goal-reached = { $seat } hat genug Käse. Das Spiel ist aus.
event-third-mouse-lost = { $seat } hat die dritte Maus verloren. Das Spiel ist aus.
event-turns-ran-out = Die letzte Runde ist vorbei. Das Spiel ist aus.

## Angebote

offer-uncover = { $form ->
    [short] Raum { $room } aufdecken
   *[full] Raum { $room } aufdecken ({ $roof }: { $fields })
}
offer-enter = { $cost ->
    [0] Eine Maus in den Turm { $tower } stellen
   *[one] Eine Maus in den Turm { $tower } bringen
}
offer-enter-over = Eine Maus über den Turm { $tower } nach { $field } bringen ({ $cost } Punkte)
offer-enter-over-cheese = Eine Maus über Turm { $tower } nach { $field } ({ $cost } Punkte), sammelt { $cheese }
offer-step = Laufen von { $source } nach { $field }{ $cost ->
    [one] {""}
   *[other] {" "}({ $cost } Punkte)
}
offer-step-cheese = Laufen von { $source } nach { $field }{ $cost ->
    [one] {""}
   *[other] {" "}({ $cost } Punkte)
}, sammelt { $cheese }
offer-slide = { $form ->
    [short] Schieben { $side }{ $field }
   *[full] Einschieben: { $side }, { $field }
}{ $falls ->
    [0] {""}
    [one] ; eine Maus fällt
   *[other] ; { $falls } Mäuse fallen
}{ $gains ->
    [0] {""}
    [one] ; ein Käse wird gesammelt
   *[other] ; { $gains } Käse werden gesammelt
}{ $unsure ->
    [0] {""}
    [one] ; Unbekanntes unter einer Maus
   *[other] ; Unbekanntes unter { $unsure } Mäusen
}
offer-end = Den Zug beenden{ $unused ->
    [0] {""}
    [one] , ein Punkt bleibt übrig
   *[other] , { $unused } Punkte bleiben übrig
}{ $rooms ->
    [0] {""}
    [one] ; ein Raum wird zugedeckt
   *[other] ; { $rooms } Räume werden zugedeckt
}

## Übersicht

outline-set-up = Die Burg wird aufgebaut.
outline-place = { $own ->
    [1] Stelle deine erste Maus in einen freien Turm.
   *[0] { $seat } stellt eine Maus in einen Turm.
}
outline-act = { $own ->
    [1] Du bist dran: Räume aufdecken, Mäuse holen, laufen{ $slid ->
        [0] , schieben.
       *[1] .
    }
   *[0] { $seat } ist am Zug.
}
outline-turn = { $points ->
    [one] Noch ein Punkt
   *[other] Noch { $points } Punkte
}{ $slid ->
    [0] .
   *[1] , geschoben.
}
outline-over = Das Spiel ist aus.
outline-players = Mitspielende: { $goal } verschiedene Käsesorten gewinnen, { $left ->
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
   *[full] Die Burg, Reihe für Reihe von Norden
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
        [1] Aufdecken neben deinen Mäusen
       *[0] Räume neben Mäusen von { $seat }
    }
   *[full] Räume zum Aufdecken, { $open ->
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
   *[full] Raum { $room } ({ $fields }): { $open ->
        [0] { $roof }
       *[1] offen
    }{ $near ->
        [0] {""}
       *[1] , in Reichweite
    }
}
outline-spare = { $form ->
    [short] Schieben, { $tile }
   *[full] Neben der Burg, zum Einschieben: { $tile }
}
outline-no-spare = { $form ->
    [short] Schlitze
   *[full] Noch liegt kein Plättchen neben der Burg
}
outline-slot = { $form ->
    [short] { $side }{ $line }
   *[full] { $side }, { $field }
}

## Das Ende

reason-goal = Das Ziel erreicht: { $seats }.
reason-third-mouse = Die dritte Maus verloren: { $seats }.
reason-turns = Die letzte von { $rounds } Runden ist vorbei.
score-cheeses = Käsesorten
score-beaten = Höchstens noch eine Maus: kann nicht gewinnen
score-waiting = Züge seit dem letzten eigenen Zug

## Zahlen einer Simulation

figure-turns = Züge der Spieler
figure-cheeses = Käsesorten aller Spieler
figure-fallen = Gefallene Mäuse

## Das Brett

board-spare = Freies Plättchen
board-outside = Draußen
board-points = { $points ->
    [0] Keine Aktion mehr
    [one] Noch eine Aktion
   *[other] Noch { $points } Aktionen
}
board-cheese = Käse!
board-falls = fällt
board-push = Einschieben
board-push-anyway = Trotzdem einschieben
board-end = Zug beenden
board-own-falls = { $number ->
    [one] Deine Maus fällt.
   *[other] { $number } deiner Mäuse fallen.
}
board-others-fall = { $number ->
    [one] Eine Maus von { $seats } fällt.
   *[other] Mäuse von { $seats } fallen.
}
board-mice = { $number ->
    [one] Noch eine Maus
   *[other] Noch { $number } Mäuse
}
board-cheeses = { $number } von { $goal } Käse
