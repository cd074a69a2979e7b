### Burg Appenzell auf Deutsch.

## Namen

tile-appenzeller = Appenzeller
tile-brie = Brie
tile-edam = Edamer
tile-emmental = Emmentaler
tile-gorgonzola = Gorgonzola
tile-gouda = Gouda
tile-roquefort = Roquefort
tile-plain = leeres Plättchen
tile-trap = Mausefalle

roof-tiled = Ziegeldach
roof-thatched = Strohdach
roof-copper = Kupferdach

side-north = Norden
side-east = Osten
side-south = Süden
side-west = Westen

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

offer-uncover = Raum { $room } aufdecken ({ $roof }: { $fields })
offer-enter = { $cost ->
    [0] Eine Maus in den Turm { $tower } stellen
   *[one] Eine Maus in den Turm { $tower } bringen
}
offer-enter-over = Eine Maus über den Turm { $tower } nach { $field } bringen, für { $cost } Punkte
offer-enter-over-cheese = Eine Maus über den Turm { $tower } nach { $field } bringen, für { $cost } Punkte, und { $cheese } sammeln
offer-step = Von { $source } nach { $field }{ $cost ->
    [one] {""}
   *[other] {" "}für { $cost } Punkte
}
offer-step-cheese = Von { $source } nach { $field }{ $cost ->
    [one] {""}
   *[other] {" "}für { $cost } Punkte
} und { $cheese } sammeln
offer-slide = Das Plättchen einschieben: { $side }, { $field }{ $falls ->
    [0] {""}
    [one] ; eine Maus fällt
   *[other] ; { $falls } Mäuse fallen
}{ $gains ->
    [0] {""}
    [one] ; eine Käsesorte wird gesammelt
   *[other] ; { $gains } Käsesorten werden gesammelt
}{ $unsure ->
    [0] {""}
    [one] ; unter eine Maus kommt ein unbekanntes Plättchen
   *[other] ; unter { $unsure } Mäuse kommen unbekannte Plättchen
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
outline-place = { $seat } stellt eine Maus in einen Turm.
outline-act = { $seat } ist am Zug: aufdecken, laufen, schieben oder den Zug beenden.
outline-over = Das Spiel ist aus.
outline-turn = { $points ->
    [one] Noch ein Aktionspunkt
   *[other] Noch { $points } Aktionspunkte
}, { $slid ->
    [0] noch nicht geschoben
   *[1] schon geschoben
}
outline-players = Mitspielende: { $goal } verschiedene Käsesorten gewinnen, { $left ->
    [one] dies ist die letzte Runde
   *[other] höchstens noch { $left } Runden
}
outline-player = { $seat }: { $cheeses ->
    [0] kein Käse
    [one] eine Käsesorte
   *[other] { $cheeses } Käsesorten
}
outline-no-cheese = Noch kein Käse
outline-cheeses = Käse: { $cheeses }
outline-mice = { $number ->
    [0] Keine Maus in der Burg
    [one] Eine Maus in der Burg: { $fields }
   *[other] { $number } Mäuse in der Burg: { $fields }
}
outline-outside = { $number ->
    [0] Keine Maus draußen
    [one] Eine Maus draußen
   *[other] { $number } Mäuse draußen
}
outline-fallen = { $number ->
    [0] Keine Maus gefallen
    [one] Eine Maus gefallen
   *[other] { $number } Mäuse gefallen
}
outline-castle = Die Burg, Reihe für Reihe von Norden
outline-row = Reihe { $row }
outline-tower = { $field }: Turm{ $mouse ->
    [0] {""}
   *[1] , Maus von { $seat }
}
outline-raised = { $field }: höher gelegenes Feld{ $roof ->
    [0] {""}
   *[1] {" "}unter einem Dach
}{ $mouse ->
    [0] {""}
   *[1] , Maus von { $seat }
}
outline-covered = { $field }: unter einem Dach
outline-noted = { $field }: unter einem Dach, { $tile }
outline-open = { $field }: { $tile }{ $mouse ->
    [0] {""}
   *[1] , Maus von { $seat }
}
outline-rooms = Räume, { $open ->
    [0] alle zugedeckt
    [one] einer offen
   *[other] { $open } offen
}
outline-room = Raum { $room } ({ $fields }): { $open ->
    [0] { $roof }
   *[1] offen
}
outline-spare = Neben der Burg: { $tile }. Schlitze zum Einschieben:
outline-no-spare = Noch liegt kein Plättchen neben der Burg. Schlitze:
outline-slot = { $side }, { $field }

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
