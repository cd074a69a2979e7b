### König Salomons Schatzkammer auf Deutsch.

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
   *[full] Rolle mit dem Löwen
}
tile-scroll-star = { $form ->
    [short] Stern
   *[full] Rolle mit dem Stern
}
tile-scroll-palm = { $form ->
    [short] Palme
   *[full] Rolle mit der Palme
}
tile-scroll-moon = { $form ->
    [short] Mond
   *[full] Rolle mit dem Mond
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
   *[full] Samsons Amulett
}

## Optionen

option-beginners = Für Anfänger
option-beginners-about = Plättchen dürfen auch auf höhere Ebenen verschoben werden, solange kein Stapel mehr als vier Plättchen hat.

## Ablehnungen

refusal-not-these-tiles = Alle Plättchen dieses Haufens werden verteilt, jedes einmal, und nur, wenn es an der Zeit ist.
refusal-not-these-cards = Alle Karten werden gemischt, jede einmal, und nur, wenn es an der Zeit ist.
refusal-not-due-now = { $due ->
    [choose] Jetzt wählen alle eine Karte.
    [prepare] Jetzt wird verschoben, gegraben oder verzichtet.
    [pick] Erst müssen die Felder für das Siegel gewählt werden.
    [pay] Erst muss bezahlt werden.
    [change] Erst muss das Wechselgeld genommen werden.
    [add] Erst muss ein Plättchen dazugegeben werden.
   *[other] Jetzt ist niemand am Zug.
}
refusal-not-in-hand = Karte { $card } ist nicht auf deiner Hand.
refusal-nothing-to-shift = { $field } ist leer.
refusal-pile-is-full = Auf { $field } liegen schon vier Plättchen.
refusal-never-higher = Von { $source } nach { $field } käme das Plättchen höher. Es darf nur auf seiner Ebene bleiben oder tiefer.
refusal-more-than-can-be-paid = Nach { $shifts } Verschiebungen könntest du keine weitere bezahlen, was du auch ausgräbst.
refusal-no-mirror = Nur mit dem Spiegel der Königin von Saba darf die Karte gedreht werden.
refusal-turn-changes-nothing = So gedreht ist das Muster dasselbe wie zuvor.
refusal-no-axe = Du hast kein magisches Beil.
refusal-axe-not-needed = Alle diese Plättchen liegen auf einer Ebene: Das Beil ist nicht nötig.
refusal-does-not-fit = Das Muster der Karte { $card } passt dort nicht in die Grube.
refusal-field-is-empty = { $field } ist leer: Dort kann niemand graben.
refusal-not-one-level = Diese Plättchen liegen nicht auf einer Ebene.
refusal-shifts-not-payable = Du hast nur { $funds } für { $shifts ->
    [one] eine Verschiebung
   *[other] { $shifts } Verschiebungen
}: Solange du graben kannst, darfst du nicht verzichten.
refusal-no-seal = Du hast Salomons Siegel nicht.
refusal-no-such-area = Es gibt keine { $squares } zusammenhängenden Felder, die sich zusammen ausgraben ließen.
refusal-not-connected = { $field } lässt sich nicht wählen: Es muss die gewählten Felder berühren, die richtige Höhe haben und darf nicht leer sein.
refusal-no-amulet = Du hast Samsons Amulett nicht.
refusal-amulet-before-paying = Das Amulett wird eingesetzt, bevor das erste Stück bezahlt ist.
refusal-no-curse-to-ward-off = Es gibt keinen Fluch abzuwenden.
refusal-cannot-pay = Du schuldest { $owed } und hast nur { $funds }: Bezahlt wird nichts.
refusal-no-such-treasure = Das hast du nicht: { $tile }.
refusal-not-so-many-coins = Du schuldest noch { $owed } und hast nur { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
}.
refusal-who-can-pay-must = Du kannst die { $owed } bezahlen, die du schuldest, also musst du.
refusal-other-change-gives-more = So ginge Wechselgeld verloren, das andere Stücke des Vorrats geben können.
refusal-not-in-the-supply = Das ist nicht im Vorrat: { $tile }.
refusal-too-much-change = { $due ->
    [one] Es steht nur 1 als Wechselgeld zu.
   *[other] Es stehen nur { $due } als Wechselgeld zu.
}
refusal-no-such-tile = Das hast du nicht: { $tile }.

## Ereignisse

event-dark-laid = Auf jedem Feld liegen drei dunkle Plättchen.
event-light-laid = Auf jedem Stapel liegt ein helles Plättchen. Die Kammer ist voll.
event-cards-dealt = Alle bekommen { $number } Karten.
event-hand-dealt = Deine Karten: { $cards }.
event-round-began = Runde { $number }: Alle wählen eine Karte.
event-card-chosen = Du wählst Karte { $card }.
event-cards-revealed = Die Karten werden aufgedeckt: { $cards }. In dieser Reihenfolge wird gegraben: { $seats }.
event-shifted = { $seat } verschiebt ein Plättchen von { $source } nach { $target }.
event-tile-shifted = { $seat } verschiebt von { $source } nach { $target }: { $tile }.
event-uncovered = { $fields ->
    [one] Ein Plättchen kommt ans Licht: { $tiles }.
   *[other] { $fields } Plättchen kommen ans Licht: { $tiles }.
}
event-objects-played = { $seat } setzt ein: { $objects }.
event-turned-up = { $seat } hatte verdeckt bekommen: { $tile }.
event-field-picked = { $seat } wählt { $field }.
event-dug-at = { $seat } gräbt auf { $fields }.
event-dug = { $seat } gräbt auf { $fields } und findet: { $tiles }.
event-declined = { $seat } gräbt nicht.
event-treasure-paid = { $seat } zahlt mit { $tile }.
event-coins-paid = { $coins ->
    [one] { $seat } zahlt eine Münze.
   *[other] { $seat } zahlt { $coins } Münzen.
}
event-coins-taken = { $coins ->
    [one] { $seat } nimmt eine Münze als Wechselgeld.
   *[other] { $seat } nimmt { $coins } Münzen als Wechselgeld.
}
event-treasure-taken = { $seat } nimmt { $tile } als Wechselgeld.
event-change-lost = Die letzten { $number } des Wechselgelds kann der Vorrat { $seat } nicht geben.
event-handed-over = { $seat } kann die Verschiebungen nicht bezahlen und gibt alle Münzen und Schätze ab.
event-could-not-pay = { $seat } kann nicht bezahlen und verliert alles eben Ausgegrabene.
event-tile-added = { $seat } gibt verdeckt ein Plättchen dazu.
event-own-tile-added = Du gibst dazu: { $tile }.
event-tiles-dealt = { $each ->
    [one] Von { $seat } geht je ein Plättchen an { $receivers }
   *[other] Von { $seat } gehen je { $each } Plättchen an { $receivers }
}{ $rest ->
    [0] .
    [one] ; eines wird verdeckt abgelegt.
   *[other] ; { $rest } werden verdeckt abgelegt.
}
event-received = Du bekommst von { $seat }: { $tiles }.
event-turn-ended = { $seat } legt Karte { $card } ab.
event-game-ended = Die letzte Karte ist gespielt. Das Spiel endet.

## Angebote

offer-choose = Karte { $card } ({ $squares } Quadrate): { $places ->
    [0] passt im Augenblick nirgends
    [one] passt im Augenblick an einer Stelle
   *[other] passt im Augenblick an { $places } Stellen
}
offer-shift = { $source } nach { $target } verschieben: { $tile }
offer-dig = { $fields } ausgraben: { $tiles }{ $mirror ->
    [0] {""}
   *[1] , mit dem Spiegel
}{ $axe ->
    [0] {""}
   *[1] , mit dem Beil
}{ $cost ->
    [0] , kostenlos
   *[other] , zu zahlen: { $cost }
}{ $unpayable ->
    [0] {""}
   *[1] {" "}– mehr, als du hast! { $rescued ->
        [0] Alles ginge an die anderen
       *[1] Nur das Amulett würde dich retten
    }
}
offer-seal = Das Siegel{ $axe ->
    [0] {""}
   *[1] {" "}und das Beil
} einsetzen und { $squares } Felder wählen
offer-decline = Nicht graben{ $owed ->
    [0] {""}
   *[other] , zu zahlen: { $owed }
}
offer-pick = { $field }: { $tile }{ $left ->
    [0] , dann graben
   *[other] {""}
}{ $unpayable ->
    [0] {""}
   *[1] {" "}– mehr, als du bezahlen kannst! Alles ginge an die anderen
}
offer-amulet = Das Amulett einsetzen und { $saved } sparen
offer-pay-coins = { $owed ->
    [one] Eine Münze zahlen
   *[other] { $owed } Münzen zahlen
}
offer-pay-treasure = Mit { $tile } zahlen{ $owed ->
    [0] {""}
   *[other] , dann fehlen noch { $owed }
}{ $change ->
    [0] {""}
   *[other] , Wechselgeld: { $change }
}{ $lost ->
    [0] {""}
   *[other] , davon verfallen { $lost }
}
offer-hand-over = Du schuldest { $owed } und hast { $funds }: alle Münzen und Schätze abgeben
offer-default = Du schuldest { $owed } und hast { $funds }: alles eben Ausgegrabene geht an die anderen
offer-take-coins = { $coins ->
    [one] Eine Münze nehmen
   *[other] { $coins } Münzen nehmen
}
offer-take-treasure = { $tile } nehmen
offer-add = { $tile } dazugeben

## Übersicht

outline-set-up = Die Kammer wird gefüllt.
outline-choose = Runde { $number } von { $rounds }: Alle wählen geheim eine Karte.{ $chosen ->
    [0] {""}
   *[other] {" "}Du hast Karte { $chosen } gewählt und darfst es dir noch anders überlegen.
}
outline-prepare = { $seat } ist am Zug: verschieben, graben oder verzichten.{ $shifts ->
    [0] {""}
    [one] {" "}Bisher eine Verschiebung.
   *[other] {" "}Bisher { $shifts } Verschiebungen.
}
outline-pick = { $seat } wählt Felder für das Siegel{ $axe ->
    [0] {""}
   *[1] , auf beliebigen Ebenen
}; noch { $left }.
outline-pay = { $seat } muss { $owed } zahlen.
outline-change = { $seat } nimmt { $due } als Wechselgeld.
outline-add = { $seat } gibt ein Plättchen zu denen, die an die anderen gehen.
outline-over = Das Spiel ist aus.
outline-pit = { $form ->
    [short] Grube, Eingang unten
   *[full] Die Grube, Reihe für Reihe vom anderen Ende bis zum Eingang
}
outline-row = { $form ->
    [short] { $row }
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
    [short] Zug von { $seat }
   *[full] Zug von { $seat }, { $shifts ->
        [0] noch nichts verschoben
        [one] eine Verschiebung
       *[other] { $shifts } Verschiebungen
    }
}
outline-card = { $form ->
    [short] Karte { $card } [{ $pattern }]
   *[full] Karte { $card }, { $squares } Quadrate, vom anderen Ende bis zum Eingang: { $pattern }
}
outline-dug = { $form ->
    [short] ausgegraben: { $tiles }
   *[full] Eben ausgegraben: { $tiles }
}
outline-later = { $form ->
    [short] dann { $seats }
   *[full] Danach { $seats } mit { $cards }
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
       *[1] *
    }
   *[full] Karte { $card }, { $squares } Quadrate: { $pattern }{ $chosen ->
        [0] {""}
       *[1] , gewählt
    }
}
outline-purse = { $form ->
    [short] Münzen: { $coins }
   *[full] Deine Münzen: { $coins }
}
outline-stock = { $form ->
    [short] { $number ->
        [0] {""}
       *[other] Plättchen
    }
   *[full] Hinter deinem Schirm: { $number ->
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
outline-players = Spieler
outline-player = { $form ->
    [short] { $seat } ({ $coins } M, { $tiles } P)
   *[full] { $seat }: { $coins ->
        [one] eine Münze
       *[other] { $coins } Münzen
    } und { $tiles ->
        [one] ein Plättchen
       *[other] { $tiles } Plättchen
    } hinter dem Schirm
}
outline-hidden = { $form ->
    [short] { $number } × ?
   *[full] { $number ->
        [one] ein unbekanntes Plättchen
       *[other] { $number } unbekannte Plättchen
    }
}
outline-beside = Neben der Grube
outline-bank = { $form ->
    [short] { $coins } M
   *[full] Vorrat: { $coins ->
        [one] eine Münze
       *[other] { $coins } Münzen
    }
}
outline-supply = { $form ->
    [short] { $number ->
        [0] {""}
       *[other] { $tiles }
    }
   *[full] { $number ->
        [0] Keine Schätze im Vorrat
       *[other] Schätze im Vorrat: { $tiles }
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

## Das Ende

reason-cards = Die letzte Karte ist gespielt.
score-coins = Münzen
score-treasures = Schätze
score-scrolls = Sammlungen von Schriftrollen
score-curses = Mehrheit bei den Flüchen
score-objects = Mehrheit bei den magischen Objekten

## Zahlen einer Simulation

figure-dug = Ausgegrabene Plättchen
figure-objects-played = Gespielte Zauberdinge
figure-tiles-lost = Durch Strafen verlorene Plättchen
