### König Salomons Schatzkammer auf Deutsch.

game-in-a-sentence = Grab tief, und hüte dich vor den Flüchen.

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
refusal-turn-changes-nothing = So gedreht ist die Form dieselbe wie zuvor.
refusal-no-axe = Du hast kein magisches Beil.
refusal-axe-not-needed = Alle diese Plättchen liegen auf einer Ebene: Das Beil ist nicht nötig.
refusal-does-not-fit = Die Form der Karte { $card } passt dort nicht in die Grube.
refusal-field-is-empty = { $field } ist leer: Dort kann niemand graben.
refusal-not-one-level = Diese Plättchen liegen nicht auf einer Ebene.
refusal-shifts-not-payable = Du hast nur { $funds } für { $shifts ->
    [one] eine Verschiebung
   *[other] { $shifts } Verschiebungen
}: Solange du ohne magisches Objekt graben kannst, darfst du nicht verzichten.
refusal-no-seal = Du hast Salomons Siegel nicht.
refusal-no-such-area = Es gibt keine { $squares } zusammenhängenden Felder, die sich zusammen ausgraben ließen.
refusal-not-connected = { $field } lässt sich nicht wählen: Es muss die gewählten Felder berühren, die richtige Höhe haben und darf nicht leer sein.
refusal-no-amulet = Du hast Samsons Amulett nicht.
refusal-amulet-before-paying = Das Amulett wird eingesetzt, bevor das erste Stück bezahlt ist.
refusal-no-curse-to-ward-off = Es gibt keinen Fluch abzuwenden.
refusal-cannot-pay = Du schuldest { $owed } und hast nur { $funds }: Bezahlt wird nichts.
refusal-cannot-pay-shifts = Du schuldest { $owed } und hast nur { $funds }: Alle Münzen und Schätze werden abgegeben.
refusal-no-such-treasure = Das hast du nicht: { $tile }.
refusal-no-coins = Du hast keine Münzen.
refusal-who-can-pay-must = Du kannst bezahlen, was du schuldest ({ $owed }), also musst du es.
refusal-other-change-gives-more = So ginge Wechselgeld verloren, das andere Stücke des Vorrats geben können.
refusal-not-in-the-supply = Das ist nicht im Vorrat: { $tile }.
refusal-no-coins-in-the-supply = Im Vorrat sind keine Münzen.
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
event-last-coins = { $seat } legt die letzten Münzen hin.
event-coins-paid = { $coins ->
    [one] { $seat } zahlt eine Münze.
   *[other] { $seat } zahlt { $coins } Münzen.
}
event-coins-taken = { $coins ->
    [one] { $seat } nimmt eine Münze als Wechselgeld.
   *[other] { $seat } nimmt { $coins } Münzen als Wechselgeld.
}
event-treasure-taken = { $seat } nimmt { $tile } als Wechselgeld.
event-change-lost = Der Vorrat kann { $seat } nicht das ganze Wechselgeld geben: { $number } davon geht verloren.
event-handed-over = { $seat } kann die Verschiebungen nicht bezahlen und gibt alle Münzen und Schätze ab.
event-could-not-pay = { $seat } kann nicht bezahlen und verliert alles eben Ausgegrabene.
event-tile-added = { $seat } gibt verdeckt ein Plättchen dazu.
event-nothing-to-add = { $seat } hat kein Plättchen zum Dazugeben.
event-own-tile-added = Du gibst dazu: { $tile }.
event-tiles-dealt = { $others ->
    [one] { $receivers } bekommt von { $seat } { $each ->
        [one] ein Plättchen
       *[other] { $each } Plättchen
    }
   *[other] { $receivers } bekommen von { $seat } je { $each ->
        [one] ein Plättchen
       *[other] { $each } Plättchen
    }
}{ $rest ->
    [0] .
    [one] ; eines wird verdeckt abgelegt.
   *[other] ; { $rest } werden verdeckt abgelegt.
}
event-received = Du bekommst von { $seat }: { $tiles }.
event-turn-ended = { $seat } legt Karte { $card } ab.
event-game-ended = Die letzte Karte ist gespielt. Das Spiel endet.
event-counted = { $what ->
    [coins] Münzen
    [treasures] Schätze
    [scrolls] Sammlungen von Pergamentrollen
    [curses] Flüche
   *[objects] Magische Objekte
}: { $seats } haben { $amounts }, das bringt { $points } Punkte.

## Angebote

offer-choose = Karte { $card } [{ $pattern }]: { $places ->
    [0] passt im Augenblick nirgends
    [one] passt im Augenblick an einer Stelle
   *[other] passt im Augenblick an { $places } Stellen
}
offer-shift = { $source } nach { $target } verschieben: { $tile }, dann zu zahlen: { $shifts }{ $beyond ->
    [0] {""}
   *[1] {" "}– mehr, als du hast, wenn du keine Schätze ausgräbst!
}
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
}{ $unpayable ->
    [0] {""}
   *[1] {" "}– mehr, als du hast ({ $funds }): Du würdest alle Münzen und Schätze verlieren!
}
offer-pick = { $field }: { $tile }{ $left ->
    [0] , dann graben, zu zahlen: { $cost }
   *[other] {""}
}{ $unpayable ->
    [0] {""}
   *[1] {" "}– mehr, als du hast! { $rescued ->
        [0] Alles ginge an die anderen
       *[1] Nur das Amulett würde dich retten
    }
}
offer-amulet = Das Amulett einsetzen und { $saved } sparen
offer-pay-coins = { $coins ->
    [one] Eine Münze zahlen
   *[other] { $coins } Münzen zahlen
}{ $owed ->
    [0] {""}
   *[other] , dann noch zu zahlen: { $owed }
}
offer-pay-treasure = Mit { $tile } zahlen{ $owed ->
    [0] {""}
   *[other] , dann noch zu zahlen: { $owed }
}{ $change ->
    [0] {""}
   *[other] , Wechselgeld: { $change }
}{ $lost ->
    [0] {""}
   *[other] , davon verloren: { $lost }
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
outline-deal = Was { $seat } nicht bezahlen kann, wird an die anderen verteilt.
outline-choose = Runde { $number } von { $rounds }: { $own ->
    [0] Alle wählen geheim eine Karte.
   *[1] { $chosen ->
        [0] Wähle geheim eine Karte; die niedrigste Zahl gräbt zuerst.
       *[other] Du hast Karte { $chosen } gewählt und darfst es dir noch anders überlegen.
    }
}
outline-prepare = { $own ->
    [1] Du bist am Zug mit Karte { $card }: Plättchen verschieben (je 1), dann graben oder verzichten.
   *[0] { $seat } ist am Zug mit Karte { $card }: verschieben, dann graben oder verzichten.
}{ $shifts ->
    [0] {""}
    [one] {" "}Bisher eine Verschiebung.
   *[other] {" "}Bisher { $shifts } Verschiebungen.
}
outline-pick = { $own ->
    [1] Wähle Felder, die sich berühren, { $axe ->
        [0] alle gleich hoch
       *[1] beliebig hoch
    }
   *[0] { $seat } wählt Felder für das Siegel, { $axe ->
        [0] alle gleich hoch
       *[1] beliebig hoch
    }
}; noch { $left }.
outline-pay = { $missing ->
    [0] { $amulet ->
        [0] Zahle { $owed } mit Münzen oder Schätzen.
       *[1] Setze das Amulett ein oder zahle { $owed } mit Münzen oder Schätzen.
    }
   *[other] Du schuldest { $owed }, und dir fehlt { $missing }: { $amulet ->
        [0] { $dug ->
            [0] Gib alle Münzen und Schätze ab.
           *[1] Was du ausgegraben hast, geht an die anderen.
        }
       *[1] Setze das Amulett ein, oder das Ausgegrabene geht an die anderen.
    }
}
outline-pays = { $seat } muss { $owed } zahlen.
outline-change = { $own ->
    [1] Nimm { $due } als Wechselgeld aus dem Vorrat.
   *[0] { $seat } nimmt { $due } als Wechselgeld.
}
outline-add = { $own ->
    [1] Es sind zu wenige Plättchen für die anderen: Gib eines von dir dazu.
   *[0] { $seat } gibt ein Plättchen zu denen, die an die anderen gehen.
}
outline-over = Das Spiel ist aus.
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
   *[full] Zug von { $seat }, { $shifts ->
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
   *[full] Plättchen auf Nachbarfelder schieben, je 1{ $shifts ->
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
outline-players = Spieler
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

board-level = Stufe { $level }
board-fits = { $fits ->
    [1] Die Form passt hier
   *[0] Die Form passt hier nicht
}
board-fits-more = { $more ->
    [0] {""}
    [one] Es passt noch an einer Stelle.
   *[other] Es passt noch an { $more } Stellen.
}
board-reveal = Die Karten werden aufgedeckt
board-tiles = { $tiles }
board-take = Du nimmst
board-to-pay = zu zahlen:
board-with = Dafür eingesetzt:
board-not-level = Noch nicht eben.
board-cure = Einmal schieben, und es passt.
board-no-cure = Die Stapel unter der Form müssen gleich hoch sein.
board-shift-to = { $source } nach { $target }
board-moves = von { $source } nach { $target }
board-uncovers = legt frei
board-opens = Dann passt deine Form hier.
board-beyond = Mehr, als du hast, wenn du keine Schätze ausgräbst.
board-shift-how = Wähl ein Plättchen, dann ein Feld daneben. Jeder Schritt kostet 1.
board-turn = Dein Zug
board-dig = Graben
board-dig-anyway = Trotzdem graben
board-shift = Schieben
board-decline = Nicht graben
board-ask-choose = Karte { $card } spielen?
board-ask-dig = Hier graben{ $cost ->
    [0] {""}
   *[other] , für { $cost }
}?{ $unpayable ->
    [0] {""}
   *[1] {" "}Das kannst du nicht bezahlen.
}
board-choose = Verdeckt hinlegen
board-play-seal = Siegel einsetzen
board-play-amulet = Amulett einsetzen
board-pay = Zahlen
board-take-change = Nehmen
board-give-up = Abgeben
board-add = Dazugeben
board-owed = Du schuldest
board-change-due = Wechselgeld
board-pieces = Was du geben oder nehmen darfst
board-dug = ausgegraben
board-lost = { $lost } vom Wechselgeld ginge verloren.
board-screen = Hinter deiner Sichtblende
board-screen-short = Blende
board-round = Runde { $number } von { $rounds }
board-card = Karte { $card }
board-digs = gräbt jetzt
board-chosen = Du hast { $card } gewählt.
board-counted = { $what ->
    [coins] Münzen
    [treasures] Schätze
    [scrolls] Sammlungen von Pergamentrollen: je 10
    [curses] Meiste Flüche: 24, dann 12
   *[objects] Meiste magische Objekte: 16, dann 8
}
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
board-places = { $places ->
    [0] Passt im Augenblick nirgends
    [one] Passt im Augenblick an einer Stelle
   *[other] Passt im Augenblick an { $places } Stellen
}
board-unpayable = Das kostet { $cost }, und du hast { $funds }. { $rescued ->
    [1] Nur das Amulett würde dich retten.
   *[0] Du zahlst nichts und verlierst alles Ausgegrabene an die anderen.
}
board-penalty = Alle anderen bekämen je { $each ->
    [one] ein Plättchen
   *[other] { $each } Plättchen
}{ $rest ->
    [0] .
   *[other] , abgelegt würden { $rest }.
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
