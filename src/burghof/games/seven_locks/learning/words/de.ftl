### Schloss der 7 Schlösser lernen, auf Deutsch.

pitch = Wirf Perlen ein, hör, wie tief sie fallen, öffne Türme mit dem richtigen Schlüssel: Wer die meisten Perlen sammelt, gewinnt.
how-you-win = Sammle die meisten Perlen. Öffne Türme mit dem richtigen Schlüssel, mach bei anderen mit und errate, welcher Schlüssel nirgends passt.
know-1 = Ein tiefes Schloss braucht einen langen Schlüssel. Es gibt acht Schlüssel und nur sieben Türme: Einer passt nirgends.
know-2 = Eine Perle verrät durch ihren Klang, wie tief ein Turm ist, aber nur ungefähr. Lausch mehr als einmal am selben Turm.
know-3 = In jedem Zug: Perlen einwerfen, im Uhrzeigersinn gehen, einen Schlüssel probieren. Auslassen darfst du nichts.
know-4 = Auch ein Schlüssel, der nicht passt, hilft: Alle sehen, ob er zu lang oder zu kurz war.
know-5 = Du hast zwei Wappen: Mach damit bei anderen mit und teil die Perlen, oder heb eines für den verzauberten Schlüssel auf.
win-1 = Lauschen
    .about = eine Perle klingt, wie tief sie fällt
win-2 = Einen Turm öffnen
    .about = der richtige Schlüssel gewinnt seine Perlen
win-3 = Mitmachen
    .about = und teilen, wenn andere öffnen
win-4 = Die meisten Perlen haben
    .about = wenn der sechste Turm aufgeht
turn-1 = Perlen einwerfen
    .about = und lauschen, wie tief sie fallen
turn-2 = Gehen
    .about = mit dem Schlüsselmeister, im Uhrzeigersinn
turn-3 = Schlüssel probieren
    .about = er öffnet, oder alle erfahren etwas
rival-1 = Blau
rival-2 = Gold

## Erst lauschen, dann aufschließen

lesson-first-key = Erst lauschen, dann aufschließen
    .about = Eine neue Partie zu zweit. Wer die meisten Perlen sammelt, gewinnt.
lesson-first-key-1 = Perlen fallen in verschlossene Türme. Mit dem richtigen Schlüssel bekommst du sie.
    .ask = Stell den Schlüsselmeister vor den Mondturm.
    .other = In einer Partie geht jeder Turm. Hier fängt der Schlüsselmeister am Mondturm an, ganz oben.
lesson-first-key-2 = Zwei Perlen je Turm: Am tiefsten klang der Kronenturm. Du würfelst noch eine.
    .ask = Wirf sie in den Kronenturm und lausch.
    .other = Wirf sie ein, wo du öffnen willst: Du hörst mehr und gewinnst mehr. Also in den Kronenturm.
lesson-first-key-3 = Wieder tief! Der Schlüsselmeister darf im Uhrzeigersinn gehen, bis zu drei Türme weit.
    .ask = Geh mit ihm drei Schritte zum Kronenturm.
    .other = Stern- und Glockenturm sind näher, aber beim Kronenturm bist du dir sicher.
lesson-first-key-4 = Tiefer Turm, langer Schlüssel. Der Klang täuscht etwas: Kein Turm ist tiefer als 8.
    .ask = Nimm Schlüssel 8, den längsten.
    .other = Alle drei Perlen klangen tiefer als 8: Dieser Turm braucht den längsten Schlüssel, ganz rechts.
lesson-first-key-5 = 3 Perlen! Blau probiert Schlüssel 5, der Kelchturm klang aber wie 4.
    .ask = Mitmachen kostet ein Wappen: Mach nicht mit.
    .other = Passt der Schlüssel, bekommst du mit einem Wappen Perlen ab. Du hast nur zwei: Mach nicht mit.
lesson-first-key-6 = Schlüssel 5 war zu lang! Jetzt wissen alle mehr. Rad- und Mondturm scheinen flach.
    .ask = Wirf deine Perle in den Mondturm.
    .other = Mit zwei Schritten erreichst du Rad- oder Mondturm. Lausch noch einmal am Mondturm.
    .other-1 = Auch der Radturm klang flach. Hier lauschen wir am Mondturm, gleich dahinter.
lesson-first-key-7 = Flacher als 1! Da willst du hin.
    .ask = Geh mit dem Schlüsselmeister zwei Schritte zum Mondturm.
    .other = Noch einen Schritt, am Radturm vorbei: Am Mondturm hast du eben gelauscht.
lesson-first-key-8 = Ein flacher Turm braucht einen kurzen Schlüssel.
    .ask = Nimm Schlüssel 1, den kürzesten.
    .other = Der Turm klang wie 1, wie 3 und flacher als 1. Am ehesten passt der kürzeste Schlüssel.
lesson-first-key-end = Er passt! Noch 3 Perlen: 6 für dich, keine für Blau.

## Mitmachen

lesson-join = Mitmachen
    .about = Drei Versuche: einer zum Teilen, einer zum Auslassen, ein eigener.
lesson-join-1 = Blau probiert Schlüssel 2 am Glockenturm. Schlüssel 1 war dort zu kurz.
    .ask = Setz ein Wappen für einen Anteil.
    .other = Der Glockenturm ist tiefer als 1 und klang wie 2, 1, 0 und 2. Schlüssel 2 sieht gut aus.
lesson-join-2 = Je 2 Perlen! Gold probiert Schlüssel 5; der Kronenturm klang wie 2, 5, 2, 4.
    .ask = Wohl zu lang: nicht mitmachen!
    .other = Ein Wappen ist weg, auch wenn der Schlüssel nicht passt. Ein Klang um 3 spricht gegen Schlüssel 5.
lesson-join-3 = Wirklich zu lang! 3 Perlen, drei verschiedene Türme, ein Schritt zum Herzturm.
    .ask = Wirf die erste in den Herzturm.
    .other = Nur der Herzturm ist einen Schritt entfernt. Füll ihn, bevor du ihn öffnest.
lesson-join-4 = Jede Perle macht einen Turm reicher und verrät dir etwas.
    .ask = Wirf die nächste in irgendeinen anderen Turm.
    .other = Jede Perle eines Zuges kommt in einen anderen Turm. Der Herzturm hat schon eine bekommen.
lesson-join-5 = Noch eine. Den einen Schritt geht der Schlüsselmeister dann von selbst.
    .ask = Wirf die letzte in noch einen anderen Turm.
    .other = Wähl einen Turm, der in diesem Zug noch keine Perle bekommen hat.
lesson-join-6 = Der Herzturm klang einmal wie 12: mindestens 6. 7 war zu lang, 8 ist weg.
    .ask = Nimm den einzigen, der bleibt.
    .other = Ein Klang liegt höchstens um sechs daneben: 12 heißt mindestens 6. Und Schlüssel 7 war zu lang.
lesson-join-end = 5 Perlen, alle für dich: Niemand hat mitgemacht. Du hast 11, Blau 3, Gold 1.

## Ein falscher Schlüssel hilft

lesson-wrong-key = Ein falscher Schlüssel hilft
    .about = Alle haben an Schlüssel 8 geglaubt. Er war zu lang.
lesson-wrong-key-1 = Der Kronenturm klang wie 8, 12 und 10, aber dein Schlüssel 8 war zu lang!
    .ask = Wirf deine Perle dort ein.
    .other = Schau auf den Kronenturm: tiefer Klang, aber Schlüssel 8 war zu lang. Lausch dort noch einmal.
lesson-wrong-key-2 = Wieder 8. Ohren irren sich, Schlüssel nie.
    .ask = Geh mit dem Schlüsselmeister zwei Schritte zum Kronenturm.
    .other = Wo hast du eben gelauscht? Der Glockenturm ist einen Schritt entfernt, der Kronenturm zwei.
lesson-wrong-key-3 = Vier Perlen klangen tief, aber Schlüssel 8 war zu lang.
    .ask = Nimm den längsten, der kürzer ist als 8.
    .other = Jede Perle klang wie 8 oder tiefer, und Schlüssel 8 war zu lang. Welcher ist eins kürzer?
lesson-wrong-key-end = Er passt: 4 Perlen! Ein falscher Schlüssel hat dir mehr verraten als viermal Lauschen.

## Der verzauberte Schlüssel

lesson-enchanted = Der verzauberte Schlüssel
    .about = Ein Schlüssel passt nirgends. Errätst du ihn, bekommst du Perlen aus dem letzten Turm.
lesson-enchanted-1 = Gold probiert Schlüssel 4 am Radturm. Der klingt wie 4; 5 war zu lang.
    .ask = Mach mit: 3 Perlen für dich.
    .other = Sicherer wird es nie. Du hast zwei Wappen, und für später reicht eines.
lesson-enchanted-2 = Drei Schlüssel, zwei Türme: Der verzauberte passt in keinen.
    .ask = Setz dein Wappen auf Schlüssel 7: zu lang für den Sternturm.
    .other = Der Sternturm klingt wie 6, der Kelchturm wie 5. Welcher Schlüssel bleibt übrig?
    .other-1 = Ohne Wappen auf einem Schlüssel bringt dir der letzte Turm nichts. Welcher Schlüssel passt in keinen Turm?
lesson-enchanted-3 = 3 Perlen, zwei Türme: Einer bekommt zwei. Als Nächstes kommst du zum Sternturm.
    .ask = Wirf die erste dort ein.
    .other = Füll den Turm, den du gleich öffnest: den Sternturm, einen Schritt entfernt.
lesson-enchanted-4 = Er klingt wie 7. Aber du weißt: Schlüssel 7 war zu lang.
    .ask = Wirf die zweite auch dort ein.
    .other = Im Kelchturm würde sie durch drei geteilt. Im Sternturm gehört sie dir allein.
lesson-enchanted-5 = Mit dem sechsten Turm endet die Partie. Du hast 4 Perlen, Gold hat 10.
    .ask = Nimm Schlüssel 6 für den Sternturm.
    .other = Schlüssel 7 war zu lang, und der Kelchturm braucht 5. Einer bleibt für den Sternturm.
lesson-enchanted-end = 7 Perlen, dazu 2 für den verzauberten Schlüssel: 13 zu 12. Der Thron gehört dir!

## Was ist das?

kind-tower = Turm
    .text = Darin steckt ein Schloss, und niemand weiß, wie tief. Öffne es mit dem richtigen Schlüssel und nimm die Perlen.
kind-emblem = Zeichen
    .text = Der Name des Turms. Über die Tiefe sagt es nichts: Die wird in jeder Partie neu gemischt.
kind-pearls-inside = Perlen im Turm
    .text = So viele Perlen sind in diesem Turm. Wer ihn öffnet, teilt sie mit allen, die mitmachen.
kind-gap = Lücke
    .text = Hier stand ein Turm, er ist geöffnet. Der Schlüsselmeister geht darüber hinweg, und das kostet keinen Schritt.
kind-tower-set-aside = Beiseitegestellter Turm
    .text = Der achte Turm. Niemand hat hineingesehen, niemand öffnet ihn: Sein Schlüssel ist der verzauberte.
kind-keymaster = Schlüsselmeister
    .text = Er geht im Uhrzeigersinn, mindestens einen Turm weit, höchstens so viele, wie der Würfel zeigt. Wo er hält, probierst du einen Schlüssel.
kind-steps = Fußspuren
    .text = So viele Schritte sind es zu diesem Turm. Lücken zählen nicht. Wo der Schlüsselmeister hält, probierst du einen Schlüssel.
kind-die = Würfel
    .text = Er zeigt zwei Zahlen: Perlen, die du einwirfst, und Schritte, die der Schlüsselmeister höchstens geht. Gleich sind sie nie.
kind-pearl = Perle
    .text = Schatz und Lot zugleich: Wirf eine ein, und ihr Klang verrät dir ungefähr, wie tief der Turm ist.
kind-echo = Klang
    .text = So tief klang diese Perle. Nah an der Wahrheit, selten genau: Lausch zweimal, bevor du es glaubst.
kind-depth-gauge = Tiefenmesser
    .text = Er zeigt deinen Augen den Klang: Je weiter unten die Perle liegen bleibt, desto tiefer klang der Turm.
kind-hear-again = Noch einmal
    .text = Spielt die letzte Perle noch einmal, nur für dich. Das verrät nichts Neues und kostet nichts.
kind-senses = Wie du Perlen wahrnimmst
    .text = Mit den Ohren, den Augen oder den Fingern: Wähl, was dir liegt. Alle drei verraten dasselbe.
kind-practice = Lauschen üben
    .text = Hier klingen alle acht Tiefen genau. Hör sie dir an und lern, sie zu unterscheiden.
kind-bin = Perlenkiste
    .text = Am Anfang 80 Perlen für alle. Ist eine Perle fällig und die Kiste leer, verlieren alle.
kind-row-of-keys = Schlüsselreihe
    .text = Alle Schlüssel, vom kürzesten bis zum längsten. Es ist immer einer mehr, als es verschlossene Türme gibt.
kind-key = Schlüssel
    .text = So lang wie seine Zahl. Er passt in das Schloss derselben Tiefe und in kein anderes. Genommen ist genommen.
kind-tried-key = Probierter Schlüssel
    .text = Er passt, oder alle sehen, ob er zu lang oder zu kurz ist. Merk es dir: Das schließt auch andere aus.
kind-key-gone = Fehlender Schlüssel
    .text = Dieser Schlüssel hat den Turm mit diesem Zeichen geöffnet. Er passt in keinen anderen und ist aus dem Spiel.
kind-enchanted-key = Verzauberter Schlüssel
    .text = Der Schlüssel des beiseitegestellten Turms. Er passt nirgends. Setz dein Wappen darauf, und du bekommst Perlen aus dem letzten Turm.
kind-coat-of-arms = Wappen
    .text = Du hast zwei. Setz eines, um beim Versuch von anderen mitzumachen, oder auf den Schlüssel, den du für verzaubert hältst.
kind-placed-coat = Gesetztes Wappen
    .text = Hier macht jemand mit: Geht der Turm auf, gibt es einen Anteil. Verbraucht ist das Wappen auf jeden Fall.
kind-coat-on-key = Wappen auf einem Schlüssel
    .text = Jemand hält diesen Schlüssel für verzaubert. Wer recht hat, teilt sich den letzten Turm. Probieren darf man ihn weiterhin.
kind-share = Dein Anteil
    .text = So viel bekommst du, wenn du mitmachst und der Schlüssel passt. Der Rest geht an die Person, die öffnet.
kind-stay-out = Nicht mitmachen
    .text = Du behältst dein Wappen und bekommst von diesem Turm nichts.
kind-withdraw = Wappen zurückziehen
    .text = Du nimmst dein Wappen unverbraucht zurück, bevor der Schlüssel probiert wird. Einen Anteil bekommst du dann nicht.
kind-box = Sammelkästchen
    .text = Die Perlen bis jetzt. Wer am Ende die meisten hat, gewinnt; bei gleich vielen wird der Sieg geteilt.
kind-notebook = Notizbuch
    .text = Es hält für alle fest, was zu hören war und probiert wurde, und rechnet aus, wie wahrscheinlich jeder Schlüssel passt.
kind-chances = Chancen
    .text = Wie wahrscheinlich jeder Schlüssel passt, nach allem, was zu hören und zu sehen war. Ein Strich: Er kann nicht passen.
