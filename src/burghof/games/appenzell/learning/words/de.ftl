### Burg Appenzell lernen, auf Deutsch.

pitch = Schick deine Mäuse unter die Dächer, über einen Boden, der sich verschiebt. Wer zuerst vier verschiedene Käsesorten hat, gewinnt.
how-you-win = Wer zuerst vier verschiedene Käsesorten hat, gewinnt. Eine Sorte gehört dir, wenn zwei deiner Mäuse gleichzeitig darauf stehen.
know-1 = Vier Aktionen pro Zug: Dach abnehmen, Maus hereinbringen, einen Schritt laufen oder das übrige Plättchen einschieben. Misch sie, wie du magst.
know-2 = Stehen zwei deiner Mäuse auf derselben Käsesorte, sammelst du sie. Jede Sorte zählt einmal; vier verschiedene gewinnen.
know-3 = Am Ende eines Zuges bekommt jeder Raum ohne Maus sein Dach zurück. Merk dir, was darunter lag.
know-4 = Einmal pro Zug schiebst du das übrige Plättchen an einem Tor ein: Die Plättchen dieser Reihe rutschen weiter, Mäuse und Dächer bleiben.
know-5 = Rutscht eine Mausefalle unter eine Maus, ist die Maus weg; die dritte verlorene beendet die Partie. Höher gelegene Felder und Türme sind sicher.
win-1 = Käse finden
    .about = er liegt unter den Dächern
win-2 = Zwei Mäuse, eine Sorte
    .about = dann gehört der Käse dir
win-3 = Den Boden schieben
    .about = so kommt der Käse zu den Mäusen
win-4 = Vier Sorten
    .about = wer sie zuerst hat, gewinnt
turn-1 = Dach abnehmen
    .about = und sehen, was darunter liegt
turn-2 = Laufen
    .about = eine Aktion für jeden Schritt
turn-3 = Schieben
    .about = das übrige Plättchen hinein, einmal pro Zug
picture-towers = Die Mäuse kommen durch die vier Türme an den Ecken in die Burg.
picture-start = Der Anfang: Alle Dächer sind aufgelegt, und niemand weiß, wo welches Plättchen liegt.
picture-tiles = Die meisten Plättchen zeigen Käse, einige nichts, und drei sind Mausefallen mit einem Loch.
picture-rooms = Jedes Dach passt auf seinen Raum: Ziegeldächer auf zwei Felder, Strohdächer auf drei, Kupferdächer auf vier.
rival-1 = Blau

## Der erste Käse

lesson-first-cheese = Der erste Käse
    .about = Eine neue Partie zu zweit: zwei Züge, und am Ende ein Käse.
lesson-first-cheese-1 = Mit vier Käsesorten gewinnst du. Türme sind die Eingänge.
    .ask = Stell eine Maus von draußen in den Turm oben links.
    .other = In einer Partie geht jeder freie Turm. Hier nimm den in der Ecke oben links.
lesson-first-cheese-2 = Unter Dächern liegt Käse. Du hast vier Aktionen pro Zug; ein Dach kostet eine.
    .ask = Nimm das lange Strohdach ab.
    .other = Schau unterhalb deines Turms: das lange Strohdach. Deine Maus berührt es, also kannst du es abnehmen.
lesson-first-cheese-3 = Emmentaler! Und weiter unten Edamer. Jeder Schritt kostet eine Aktion.
    .ask = Lauf hinunter auf den Emmentaler.
    .other = Mäuse laufen nach oben, unten, links oder rechts, nie schräg. Der Emmentaler liegt gleich unter dem Turm.
lesson-first-cheese-4 = Eine Maus allein sammelt nichts: Du brauchst zwei auf derselben Sorte.
    .ask = Nimm auch das kleine Ziegeldach neben dem Turm ab.
    .other = Schau rechts neben den Turm: das kleine Ziegeldach. Deine Maus berührt es an der Ecke.
lesson-first-cheese-5 = Roquefort! Merk dir, wo er liegt. Deine letzte Aktion holt Verstärkung.
    .ask = Bring eine zweite Maus in den Turm oben links.
    .other = Noch eine Aktion. Schau auf deine Mäuse draußen: Eine davon kommt in den Turm oben links.
lesson-first-cheese-6 = Du bist dran. Räume ohne Maus haben ihr Dach zurück. Wo lag der Roquefort?
    .ask = Nimm dort das Dach ab.
    .other = Du hast vorhin rechts neben dem Turm nachgesehen: unter dem kleinen Ziegeldach.
lesson-first-cheese-7 = Roquefort passt nicht zum Emmentaler. Aber gleich verschiebt sich der Boden.
    .ask = Lauf aus dem Turm auf den Roquefort.
    .other = Die Maus auf dem Emmentaler bleibt. Schau auf die im Turm: Rechts daneben liegt der Roquefort.
lesson-first-cheese-8 = Das übrige Plättchen ist Emmentaler! Plättchen rutschen, Mäuse bleiben.
    .ask = Schieb es an Tor 11 ein, über der rechten Maus.
    .other = Die Maus auf dem Roquefort braucht Emmentaler unter sich. Schau direkt darüber: Tor 11.
lesson-first-cheese-end = Zwei Mäuse, eine Käsesorte: Der Emmentaler gehört dir! Noch drei Sorten, und du gewinnst.

## Vorsicht, Mausefalle

lesson-traps = Vorsicht, Mausefalle
    .about = Das übrige Plättchen ist eine Mausefalle. Erst schieben, dann ausweichen.
lesson-traps-1 = Das übrige Plättchen ist eine Mausefalle. An Tor 4 steht eine blaue Maus.
    .ask = Schieb die Mausefalle unter diese Maus.
    .other = Schau auf die blaue Maus rechts. Gleich daneben ist Tor 4: Dort kommt die Mausefalle hinein.
lesson-traps-2 = Plumps! Auch deine Maus kann fallen. Was liegt in ihrer Reihe?
    .ask = Nimm das Kupferdach neben deiner Maus ab.
    .other = Schau rechts neben deine Maus: Das große, quadratische Dach verdeckt Plättchen derselben Reihe.
lesson-traps-3 = Eine Mausefalle, gleich nebenan! Höher gelegene Felder haben kein Plättchen: Dort rutscht nichts.
    .ask = Lauf hinunter auf das höher gelegene Feld.
    .other = In dieser Reihe erreicht die Mausefalle deine Maus. Schau auf das Steinfeld darunter: Das rutscht nie.
lesson-traps-4 = Deine Maus ist sicher. Eine Aktion bleibt dir noch.
    .ask = Bring eine zweite Maus in den Turm oben links.
    .other = Noch eine Aktion. Schau auf deine Mäuse draußen und auf den Turm oben links.
lesson-traps-end = Dann ist die Mausefalle dorthin gerutscht, wo deine Maus stand. Da war niemand mehr.

## Über die Köpfe hinweg

lesson-jump = Über die Köpfe hinweg
    .about = Eine Maus kommt durch Schieben auf Gouda, die andere mit einem Sprung.
lesson-jump-1 = Rechts von deinen zwei Mäusen liegt zweimal Gouda. Hol ihn nach links.
    .ask = Schieb das übrige Plättchen an Tor 4 ein.
    .other = Der Gouda soll unter deine Maus, also muss die Reihe nach links rutschen. Schieb von Tor 4.
lesson-jump-2 = Eine Maus steht auf Gouda. Die andere darf sie überspringen: eine Aktion je Feld.
    .ask = Spring auf den anderen Gouda.
    .other = Schau auf deine Maus am linken Rand. Sie überspringt die Maus daneben und landet auf dem Gouda.
lesson-jump-end = Der Gouda gehört dir! Eine Maus zu überspringen kostet zwei Aktionen, egal, wessen Maus es ist.

## Der vierte Käse

lesson-fourth-cheese = Der vierte Käse
    .about = Drei Käsesorten gesammelt: der letzte Zug einer ganzen Partie.
lesson-fourth-cheese-1 = Du hast drei Käsesorten. Jemand hat den Gorgonzola unter deiner Maus weggeschoben.
    .ask = Schieb die Reihe von Tor 8 zurück.
    .other = Die Reihe wurde von rechts geschoben, von Tor 4. Tor 8 auf der linken Seite schiebt sie zurück.
lesson-fourth-cheese-2 = Der Gorgonzola ist wieder unter deiner Maus. Dein Notizbuch zeigt noch einen.
    .ask = Nimm das Ziegeldach links ab, über dem Gorgonzola.
    .other = Schau auf die kleinen Zettel auf den Dächern: Gorgonzola, auf dem Ziegeldach links.
lesson-fourth-cheese-3 = Da ist er! Zwei Mäuse auf Gorgonzola: Das ist deine vierte Sorte.
    .ask = Lauf einen Schritt nach rechts, auf den Gorgonzola.
    .other = Schau auf deine Maus am linken Rand. Rechts neben ihr liegt der Gorgonzola.
lesson-fourth-cheese-end = Vier verschiedene Käsesorten: Du gewinnst die Partie!

## Die dritte Maus

lesson-third-mouse = Die dritte Maus
    .about = Blau hat einen Käse, du keinen. Einmal Schieben entscheidet die Partie.
lesson-third-mouse-1 = Blau führt mit einer Käsesorte, hat aber nur noch zwei Mäuse.
    .ask = Nimm das Kupferdach neben deiner Maus ab.
    .other = Schau neben deine Maus links: Das große, quadratische Dach liegt direkt über der blauen Maus.
lesson-third-mouse-2 = Eine Mausefalle, direkt über der blauen Maus! Die dritte verlorene Maus beendet die Partie.
    .ask = Schieb sie von Tor 11 herunter.
    .other = Die Mausefalle liegt in der Spalte von Tor 11. Von oben geschoben rutscht sie unter die blaue Maus.
lesson-third-mouse-end = Blau hat drei Mäuse verloren und kann nicht gewinnen, trotz Käse. Du gewinnst die Partie!

## Was ist das?

kind-mouse = Deine Maus
    .text = Eine deiner vier. Sie läuft, nimmt Dächer ab, die sie berührt, und sammelt Käse zusammen mit einer zweiten Maus von dir.
kind-rival-mouse = Fremde Maus
    .text = Auf ihrem Feld kannst du nicht halten, aber du kannst sie überspringen: eine Aktion je Feld. Eine eingeschobene Mausefalle lässt sie fallen.
kind-mice-outside = Mäuse draußen
    .text = Sie warten auf dich. Für eine Aktion kommt eine Maus in einen freien Turm, Schritt für Schritt auch über einen besetzten.
kind-mice-left = Mäuse übrig
    .text = Die Mäuse drinnen und draußen zusammen. Mit der dritten verlorenen Maus endet die Partie, und wer sie verliert, kann kaum noch gewinnen.
kind-fallen-mouse = Gefallene Maus
    .text = Unter sie ist eine Mausefalle gerutscht. Sie sitzt bis zum Ende der Partie im Keller und hilft niemandem mehr.
kind-tower = Turm
    .text = Der Eingang. Für eine Aktion kommt eine Maus von draußen in einen freien Turm. Zurück in einen Turm geht keine.
kind-roof = Dach
    .text = Verdeckt einen Raum: Ziegel zwei Felder, Stroh drei, Kupfer vier. Berührt deine Maus es, auch schräg, kannst du es für eine Aktion abnehmen.
kind-open-room = Offener Raum
    .text = Alle sehen seine Plättchen, und Mäuse dürfen hinein. Ist am Ende eines Zuges keine Maus darin, kommt das Dach wieder drauf.
kind-closing-room = Raum, der zugedeckt wird
    .text = In diesem Raum ist keine Maus. Beendest du jetzt den Zug, kommt sein Dach wieder drauf.
kind-wall = Mauer
    .text = Zeigt, wo ein Raum aufhört und der nächste anfängt. Sie hält keine Maus auf; das tun nur Dächer und Mausefallen.
kind-cheese-tile = Käseplättchen
    .text = Eine von sieben Käsesorten, je drei Plättchen. Stehen zwei deiner Mäuse auf derselben Sorte, sammelst du ein Stück.
kind-plain-tile = Leeres Plättchen
    .text = Nur Boden, ohne Käse. Deine Maus darf darauf stehen, aber es rutscht wie jedes andere Plättchen.
kind-trap = Mausefalle
    .text = Keine Maus läuft darauf. Aber sie kann unter eine Maus geschoben werden, und die plumpst dann in den Keller.
kind-raised-field = Höher gelegenes Feld
    .text = Stein ohne Plättchen. Hier rutscht nichts: Deine Maus ist vor Mausefallen sicher und sammelt keinen Käse.
kind-spare-tile = Übriges Plättchen
    .text = Es liegt offen neben der Burg. Einmal pro Zug darfst du es für eine Aktion an einem Tor einschieben; ein anderes fällt heraus.
kind-gate = Tor
    .text = Hier kommt das übrige Plättchen hinein, und die ganze Linie rückt ein Feld weiter. Die Tore sind nummeriert wie die Stunden der Uhr.
kind-tile-out = Plättchen, das herausfällt
    .text = Es fällt am anderen Ende der Linie heraus und ist dann das neue übrige Plättchen, offen für alle.
kind-unknown-tile = Unbekanntes Plättchen
    .text = Der Tisch zeigt nicht, was es ist. Vielleicht hat es noch niemand gesehen; vielleicht erinnerst du dich.
kind-note = Zettel aus dem Notizbuch
    .text = Dieses Plättchen war schon zu sehen und liegt jetzt unter dem Dach. Rutscht es weiter, wandert der Zettel mit.
kind-action = Aktion
    .text = Du hast vier pro Zug. Jedes Dach, jeder Schritt, jede hereingebrachte Maus und das Schieben kosten je eine.
kind-roof-price = Preis eines Daches
    .text = Deine Maus berührt dieses Dach. Es abzunehmen kostet eine Aktion.
kind-run-price = Preis eines Laufs
    .text = So viele Aktionen kostet es, über andere Mäuse dorthin zu laufen: eine je Feld.
kind-cheese-badge = Käse unter einer Maus
    .text = Auf diesem Käse steht die Maus. Kommt eine zweite eigene Maus auf dieselbe Sorte, wird er gesammelt.
kind-cheese-tag = Käse!
    .text = Lauf dorthin, und zwei deiner Mäuse stehen auf derselben Sorte: Du sammelst sie.
kind-falls-tag = Diese Maus fällt
    .text = Schiebst du hier, rutscht eine Mausefalle unter diese Maus. Sie plumpst in den Keller und bleibt dort.
kind-cheeses = Gesammelter Käse
    .text = Bunte Sorten sind gesammelt, blasse fehlen noch. Niemand bekommt dieselbe Sorte zweimal, und niemand verliert eine.
kind-cheese-count = Käse bisher
    .text = Wie viele Käsesorten gesammelt sind und wie viele zum Sieg reichen. Wer sie alle hat, beendet die Partie sofort.
kind-end-turn = Zug beenden
    .text = Beendet deinen Zug, auch wenn noch Aktionen übrig sind; die verfallen. Räume ohne Maus bekommen ihr Dach zurück.
