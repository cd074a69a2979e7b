### Kilt Castle auf Deutsch: Tor, Lektionen, Was ist das?

## Das Tor

pitch = Bau auf die Türme der anderen, lös den Dukatentag im richtigen Moment aus und gewinn mit den meisten Dukaten.
how-you-win = Wer die meisten Dukaten hat, gewinnt. An Dukatentagen zahlt die Kasse für deine beste Gruppe aus Türmen, die sich berühren, am Ende für alle deine Türme.
know-1 = Die versetzte Karte sagt, wer baut und wo. Du baust auch, wenn andere am Zug sind, und sie bauen in deinem Zug.
know-2 = Wer oben sitzt, besitzt den Turm. Überbauen kostet 1 Dukaten je Stockwerk; die bekommt, wer vorher oben war. Eigene Türme überbaust du kostenlos.
know-3 = Geht die letzte Karte einer Reihe oder Spalte weg, folgt ein Dukatentag. Das können alle auslösen, und alle werden bezahlt.
know-4 = Bezahlt wird nur deine beste Gruppe, also Türme Seite an Seite: 1 Dukaten für jeden Turm, jedes Dach und jedes Wappen obenauf.
know-5 = Eine doppelfarbige Karte dreht sich beim Versetzen. Bauen beide Farben auf demselben Feld, kommt ein Dach darauf, und der Turm gehört allen.
win-1 = Oben sitzen
    .about = dann gehört der Turm dir
win-2 = Türme verbinden
    .about = Seite an Seite bilden sie eine Gruppe
win-3 = Dukatentag auslösen
    .about = die Kasse zahlt für deine beste Gruppe
win-4 = Die meisten Dukaten haben
    .about = am Ende zahlt die Kasse für alle Türme
turn-1 = Karte versetzen
    .about = im Uhrzeigersinn, an eine Reihe oder Spalte
turn-2 = Bauen
    .about = wessen Farbe die Karte zeigt, in dieser Reihe oder Spalte
turn-3 = Dukatentag
    .about = wenn am alten Ort keine Karte mehr liegt
picture-site = Auf den Feldern wachsen die Türme. Ringsum liegen die Karten, an jedem Ende jeder Reihe und Spalte.
picture-start = Der Anfang zu dritt: zuerst die einfarbigen Karten, dann zwei doppelfarbige, dann eine.
picture-crests = Manche Stockwerke haben ein oder zwei Wappen. Sie zählen, solange sie obenauf sind.
picture-begins = Wessen Farbe auf der allein liegenden Karte vom Brett wegzeigt, hat den ersten Zug.
picture-seal = Wer am Zug ist, hat das Siegel. Es zeigt Dukaten, sobald ein Dukatentag ausgelöst ist.
rival-1 = Blau
rival-2 = Gold

## Die ersten Steine

lesson-first-stones = Die ersten Steine
    .about = Deine ersten Züge in einer neuen Partie zu dritt.
lesson-first-stones-1 = Drei Familien bauen eine Burg; du bist Rot. Sammle die meisten Dukaten!
    .ask = Versetz deine rote Karte an Spalte D.
    .other = Die rote Karte liegt an Spalte B. Leg sie an Spalte D.
lesson-first-stones-2 = Die Karte sagt, wer wo baut: du, in Spalte D.
    .ask = Bau ein Stockwerk ohne Wappen auf D1. Das kostet nichts.
    .other = Wappen sind kostbar, heb sie dir auf. Nimm das Stockwerk ohne Wappen, und bau auf D1.
lesson-first-stones-3 = Blau hat eine Karte versetzt, auf der auch Rot ist: Du baust mit!
    .ask = Bau ein Stockwerk ohne Wappen auf E1.
    .other = Heb dir die Wappen auf. Bau ein Stockwerk ohne Wappen auf E1, neben deinem ersten Turm.
lesson-first-stones-4 = Wer oben sitzt, besitzt den Turm: D1 gehört jetzt Gold. Hol ihn zurück!
    .ask = Versetz die rot-goldene Karte an Spalte D.
    .other = Die rote Karte liegt schon an Spalte D. Versetz eine andere mit Rot dorthin: die rot-goldene.
    .other-1 = Die Karte passt. Aber der Turm, den du zurückholst, steht in Spalte D.
lesson-first-stones-5 = Überbauen kostet 1 Dukaten je Stockwerk, das schon steht. Gold bekommt also 2.
    .ask = Bau ein Stockwerk ohne Wappen auf D1.
    .other = D2 kostet nichts, aber dann behält Gold D1. Zahl 2 Dukaten, und bau auf D1.
    .other-1 = D1 stimmt. Heb dir die Wappen auf, und nimm das Stockwerk ohne Wappen.
lesson-first-stones-6 = Die Kasse zahlt für Türme nebeneinander. Golds Karte zeigt auch Rot: Hol dir einen dritten!
    .ask = Bau ohne Wappen auf C1.
    .other = Mit C1 hast du drei Türme nebeneinander. C1 berührt D1 und kostet nur 1 Dukaten.
    .other-1 = C1 stimmt. Heb dir die Wappen auf, und nimm das Stockwerk ohne Wappen.
lesson-first-stones-7 = Geht die letzte Karte von Spalte E weg, ist Dukatentag.
    .ask = Versetz die rot-blaue Karte an Reihe 1.
    .other = Such die Karte, die allein an Spalte E liegt. Versetzt du sie, folgt ein Dukatentag.
    .other-1 = Die Karte passt. Aber deine drei Türme stehen in Reihe 1.
lesson-first-stones-8 = Gleich ist Dukatentag: Jedes Wappen obenauf bringt 1 Dukaten.
    .ask = Bau kostenlos mit zwei Wappen auf C1, D1 oder E1.
    .other = Deine Türme sind C1, D1 und E1. Bau das Stockwerk mit zwei Wappen auf einen davon.
lesson-first-stones-end = Drei Türme und zwei Wappen: 5 Dukaten! Du führst mit 15; Blau hat 14, Gold 13.

## Dein Dukatentag

lesson-payday = Dein Dukatentag
    .about = Wann du einen Dukatentag auslöst.
lesson-payday-1 = Türme, die sich berühren, sind eine Gebäudefläche. Deine ist heute die beste: Dukatentag!
    .ask = Versetz deine rote Karte an Reihe 2.
    .other = Jede Karte löst jetzt einen Dukatentag aus. Aber nur mit der roten baust du vorher.
    .other-1 = Die Karte passt. Aber an Spalte E berührt das leere Feld E3 keinen deiner Türme.
lesson-payday-2 = C2, das nächste leere Feld, berührt C1 und gehört sofort zu deiner Gebäudefläche.
    .ask = Bau mit zwei Wappen auf C2.
    .other = D2 und E2 kosten Dukaten. C2 kostet nichts und berührt C1.
    .other-1 = C2 stimmt. Zwei Wappen obenauf bringen heute 2 Dukaten mehr.
lesson-payday-end = Vier Türme und vier Wappen: 8 Dukaten für dich. Blau und Gold erhalten je 2.

## Unter einem Dach

lesson-roofs = Unter einem Dach
    .about = Wie ein Turm allen gehört.
lesson-roofs-1 = Die Karte dreht sich beim Versetzen: Erst baut Gold, dann du.
    .ask = Versetz die rot-goldene Karte an Spalte E.
    .other = Such die rot-goldene Karte an Spalte C, und leg sie an Spalte E.
lesson-roofs-2 = Gold hat neben dir auf E1 gebaut. Überbaust du E1, kommt ein Dach darauf.
    .ask = Bau ohne Wappen auf E1.
    .other = E2 kostet nichts, berührt aber keinen deiner Türme. Ein Dach auf E1 stößt an deinen Turm D1.
    .other-1 = E1 stimmt. Das Dach verdeckt Wappen, also genügt ein Stockwerk ohne.
lesson-roofs-end = Ein Turm mit Dach gehört allen. Blau löst einen Dukatentag aus: 4 für dich, 1 für Gold.

## Ein Dach zieht um

lesson-moving-roof = Ein Dach zieht um
    .about = Welches Dach du nimmst, wenn keines mehr übrig ist.
lesson-moving-roof-1 = Beide Dächer sind vergeben. Das auf E2 verdeckt deine Wappen.
    .ask = Versetz die rot-blaue Karte an Spalte E.
    .other = Such die rot-blaue Karte, allein an Spalte C, und leg sie an Spalte E.
lesson-moving-roof-2 = Blau hat zuerst gebaut, auf E3. Überbaust du E3, muss ein Dach darauf.
    .ask = Bau ohne Wappen auf E3.
    .other = E4 kostet nichts, aber nur ein zweites Stockwerk auf E3 bringt ein Dach.
    .other-1 = E3 stimmt. Das Dach verdeckt Wappen, also genügt ein Stockwerk ohne.
lesson-moving-roof-3 = Kein Dach ist übrig: Versetz eines. Das auf E2 verdeckt deine Wappen.
    .ask = Nimm das Dach von E2.
    .other = Ohne Dach gehört E1 Blau und trennt D1 von E2. Nimm das Dach von E2.
lesson-moving-roof-end = E2 gehört wieder dir, mit beiden Wappen: 9 Dukaten für dich, je 1 für Blau und Gold.

## Mittendurch

lesson-cut = Mittendurch
    .about = Wie du die beste Gebäudefläche teilst.
lesson-cut-1 = Ein Dukatentag brächte 7 Dukaten für Gold, 3 für dich. Teil Golds Gebäudefläche!
    .ask = Versetz deine rote Karte an Reihe 1.
    .other = D1 hält Golds Türme zusammen. Reihe 1 führt dorthin, und mit der roten Karte baust nur du.
    .other-1 = An Spalte D läge dann keine Karte mehr: Dukatentag! Nicht, solange Gold vorn liegt.
lesson-cut-2 = D1 verbindet Golds Turm C1 mit dem Dach und hat nur ein Stockwerk.
    .ask = Bau mit einem Wappen auf D1.
    .other = Nach B1 oder C1 hat Gold noch immer D1. Das ist die Nahtstelle, neben deinem Turm D2.
    .other-1 = D1 stimmt. Ein Wappen obenauf bringt 1 Dukaten mehr.
lesson-cut-end = Ein Dukatentag brächte jetzt 6 Dukaten für dich und nur 3 für Gold.

## Das letzte Stockwerk

lesson-last-floor = Das letzte Stockwerk
    .about = Das Ende einer Partie, mit 1 Dukaten Vorsprung.
lesson-last-floor-1 = Wer das letzte eigene Stockwerk baut, beendet die Partie. Du hast noch zwei.
    .ask = Versetz deine rote Karte an Spalte E.
    .other = In Spalte E stehen zwei Türme von dir, E2 und E3. Leg deine rote Karte dorthin.
lesson-last-floor-2 = Am Ende bringt jeder deiner Türme 1 Dukaten, jedes Wappen obenauf auch.
    .ask = Überbau E4 für 2 Dukaten.
    .other = Du willst einen Turm mehr. E4 kostet nur 2 Dukaten und berührt deinen Turm E3.
lesson-last-floor-3 = Blau hat E3 überbaut und einen Dukatentag ausgelöst. Nun dein letztes Stockwerk!
    .ask = Bau es kostenlos auf einen eigenen Turm.
    .other = Was du jetzt zahlst, bekommen die anderen. E2 und E4 gehören dir: Dort kostet es nichts.
lesson-last-floor-end = 50 zu 49 und 48: Die Partie ist zu Ende, und du gewinnst mit 1 Dukaten Vorsprung!

## Was ist das?

kind-single-card = Einfarbige Karte
    .text = Nur diese Farbe baut, ein Stockwerk, in der Reihe oder Spalte, an der die Karte liegt. Versetzen dürfen sie alle.
kind-double-card = Doppelfarbige Karte
    .text = Die Farbe zur Burg hin baut zuerst, dann die andere. Beim Versetzen dreht sich die Karte: Dann beginnt die äußere Farbe.
kind-row-of-cards = Kartenreihe
    .text = Karten am selben Platz. Wer die letzte wegnimmt, löst einen Dukatentag aus.
kind-space = Platz für Karten
    .text = Leg eine Karte hierhin, und ihre Farben bauen in der Reihe oder Spalte, die hier beginnt.
kind-arrow = Pfeil
    .text = So herum gehen die Karten, im Uhrzeigersinn. Nie zurück, und höchstens einen Platz vor die vorderste Kartenreihe.
kind-line-name = Buchstabe oder Zahl
    .text = Buchstaben nennen die Spalten, Zahlen die Reihen. D1 ist das Feld in Spalte D und Reihe 1.
kind-order-number = 1 und 2 auf der Karte
    .text = Wer zuerst baut und wer danach, wenn du die Karte dorthin legst.
kind-last-card = Letzte Karte
    .text = Hier liegt keine andere Karte. Geht diese weg, folgt ein Dukatentag, sobald alle gebaut haben.
kind-field = Leeres Feld
    .text = Hier zu bauen kostet nichts. Erlaubt ist aber nur das leere Feld, das der Karte am nächsten liegt.
kind-floor = Stockwerk
    .text = Damit baust du. Nimm, was noch übrig ist: zu Beginn elf ohne Wappen, drei mit einem, zwei mit zwei Wappen.
kind-crest = Wappen
    .text = Bringt an Dukatentagen und am Ende 1 Dukaten mehr, solange es obenauf zu sehen ist.
kind-tower = Turm
    .text = Stockwerke auf einem Feld. Der Turm gehört, wem das oberste gehört. Je höher er ist, desto mehr kostet es andere, ihn zu überbauen.
kind-price = Preis
    .text = So viel kostet es, hier zu bauen: 1 Dukaten je Stockwerk. Die Dukaten bekommt, wer den Turm besitzt. Leere Felder und eigene Türme kosten nichts.
kind-lock = Schloss
    .text = Dieser Turm hat ein Dach. Darauf baut niemand mehr.
kind-roof = Dach
    .text = Kommt auf einen Turm, wenn zwei Personen im selben Zug darauf bauen. Es gibt nur zwei Dächer.
kind-roofed-tower = Turm mit Dach
    .text = Gehört allen und zählt zu allen Gebäudeflächen, die ihn berühren, mit 1 Dukaten. Die Wappen sind verdeckt, und niemand überbaut ihn.
kind-raft = Floß
    .text = Hier warten unbenutzte Dächer. Sind beide vergeben, versetzt eines davon, wer als Zweites baut.
kind-seal = Baumeistersiegel
    .text = Zeigt eine Münze, wenn ein Dukatentag ausgelöst ist. Die Kasse zahlt, sobald in diesem Zug alle gebaut haben.
kind-area = Gebäudefläche
    .text = Türme einer Farbe, die sich an einer Seite berühren, samt den Dächern daneben. Die Kasse zahlt dir nur die beste.
kind-water = Wasser
    .text = Hier baut niemand. Die zwei Reihen und zwei Spalten, die am Wasser enden, sind kürzer.
kind-purse = Geldbeutel
    .text = Dukaten zum Bezahlen. Alle beginnen mit 10, und wer am Ende die meisten hat, gewinnt.
kind-income = Einnahmen
    .text = So viel zahlt die Kasse hier an diesem Dukatentag, für die beste Gebäudefläche, wie sie jetzt steht.
kind-floors-left = Übrige Stockwerke
    .text = So viele lassen sich noch bauen. Hat jemand keines mehr, endet die Partie nach diesem Zug.
kind-towers-owned = Türme
    .text = So viele eigene Türme stehen hier. Am Ende bringt jeder 1 Dukaten, und jedes Wappen obenauf noch einen.
kind-builders = Dann bauen
    .text = Wer baut, wenn du die Karte dorthin legst, und in welcher Reihenfolge. Eine Münze heißt: Es folgt ein Dukatentag.
kind-final-pay = Entlohnung am Ende
    .text = Zum Schluss zahlt die Kasse 1 Dukaten für jeden Turm ohne Dach und 1 für jedes Wappen obenauf.
kind-sink = Türme senken
    .text = Macht alle Türme flach, damit du siehst, was hinter ihnen steht. An der Partie ändert das nichts.
