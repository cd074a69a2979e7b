### Die Seite auf Deutsch.

## Überall

guest = Gast
your-name = Dein Name
end-sessions = Auf meinen anderen Geräten abmelden
end-sessions-more = Deine anderen Geräte kennen dich dann nicht mehr. Dieses bleibt, wie es ist.
end-sessions-yes = Ja, dort abmelden
end-sessions-done = Erledigt. Jetzt kennt dich nur noch dieses Gerät.
say-your-name = Wie heißt du?
ok = So heiße ich
to-night = Laternen anzünden
to-day = Die Sonne aufgehen lassen
language = Sprache
to-courtyard = Zurück in den Burghof
to-gate = Zum Tor
no-such-page = Hinter dieser Tür ist nichts.
no-such-page-more = Der Rückweg ist kürzer, als er aussieht.
nothing-here = Hier ist nichts
shut = Geschlossen
looking = Ich sehe mich um …
knock = Noch einmal klopfen
practice = Üben
rules = Regeln
more = Mehr

## Schwierigkeiten

problem-broken = Bei uns ist etwas kaputtgegangen. Es steht schon in unserem Buch.
problem-offline = Der Bote hat sich verlaufen und versucht es noch einmal. Dein letzter Zug ist sicher.
retry-now = Jetzt noch einmal versuchen
problem-malformed = Das hat das Haus nicht verstanden.
problem-no-session = Das Haus kennt dich noch nicht. Sag zuerst, wie du heißt.
problem-not-yours = Das entscheidet jemand anders.
problem-removed = Du wirst gebeten, diesen Tisch zu verlassen. An anderen bist du willkommen.
problem-one-chair = An einem öffentlichen Tisch hat jede Person einen Stuhl.
problem-wrong-origin = Das kam von einer Seite, die nicht unsere ist.
problem-wrong-host = Diese Adresse ist keine von unseren.
problem-not-found = Diesen Tisch gibt es nicht, oder er ist nicht für dich offen.
problem-wrong-method = Das hat das Haus nicht verstanden.
problem-too-slow = Das hat zu lange gebraucht. Versuch es noch einmal.
problem-stale = Das war schon entschieden.
problem-not-now = Nicht in diesem Moment.
problem-seat-taken = Da sitzt schon jemand.
problem-too-large = Das ist mehr, als das Haus tragen kann.
problem-illegal = Das ist gegen die Regeln.
problem-too-often = Etwas langsamer, bitte.
problem-full = Das Haus ist voll, oder du hast zu viele Seiten offen. Wir klopfen von selbst wieder an.
problem-elsewhere = Der Tisch ist umgezogen. Versuch es noch einmal.
problem-try-again = Einen Moment. Versuch es noch einmal.
problem-name-taken = An diesem Tisch heißt schon jemand so oder fast so. Häng einen Buchstaben an oder wähl einen anderen Namen.
problem-name-signs = Ein Name kann Buchstaben, Zahlen, Leerzeichen und einfache Zeichen haben, nichts Verstecktes. Wähl bitte einen anderen.
problem-name-long = Der Name ist sehr lang. Auf das Schild passen bis zu 24 Buchstaben.
problem-name-letters = Ein Name braucht mindestens einen Buchstaben.
problem-name-reserved = Dieser Name gehört dem Haus. Wähl bitte einen anderen.
link-unknown = Dieser Link öffnet nichts mehr. Bitte um einen neuen.

## Der Burghof

home-lead =
    { $games ->
        [1] Ein Burgspiel
        [2] Zwei Burgspiele
        [3] Drei Burgspiele
        [4] Vier Burgspiele
        [5] Fünf Burgspiele
        [6] Sechs Burgspiele
        [7] Sieben Burgspiele
        [8] Acht Burgspiele
        [9] Neun Burgspiele
        [10] Zehn Burgspiele
       *[other] { $games } Burgspiele
    } für Familie und Freunde. Im Browser, miteinander oder gegen Bots.
choose-a-game = Spiel wählen
games = Spiele
game-facts = { $seats } Personen · { $minutes } Min. · ab { $age }
play-now = Jetzt gegen Bots spielen
play-now-more =
    { $bots ->
        [0] Allein, ohne Konto
        [one] Ein solider Bot, ohne Konto
       *[other] { $bots } solide Bots, ohne Konto
    }
play = Spielen
learn = Lernen
play-alone = Allein spielen
play-alone-more = Nach den Regeln für eine Person
credits = Ein Spiel von { $designers } ({ $publisher }, { $year })
invite-others = Einladen
invite-others-more = Per Link oder Code; Gäste nehmen Platz
play-here = An diesem Gerät spielen
play-here-more = Das Tablet herumreichen
tables-running = Laufende Tische
tables-finished = Beendete Tische
tables-all = Alle { $number } zeigen
tables-none = Noch kein Tisch offen.
tables-none-more = Mach einen auf oder spiel gegen Bots.
table-back-to-it = Zurück zum Tisch
table-sit-down = Platz nehmen
table-watch = Zuschauen
table-look-back = Ansehen
table-is-gathering =
    { $free ->
        [one] Ein Stuhl ist frei
        [2] Zwei Stühle sind frei
        [3] Drei Stühle sind frei
        [4] Vier Stühle sind frei
        [5] Fünf Stühle sind frei
        [6] Sechs Stühle sind frei
       *[other] { $free } Stühle sind frei
    }
table-is-full = Alle sind da
table-is-running = Wird gespielt
table-your-turn = Du bist dran
table-turn-here = An diesem Gerät: { $names }
table-turn-of =
    { $count ->
        [one] { $names } überlegt
       *[other] { $names } überlegen
    }
table-is-over = Zu Ende
table-you-won = Du hast gewonnen
table-won-by =
    { $count ->
        [0] Niemand hat gewonnen
        [one] { $names } hat gewonnen
       *[other] { $names } haben gemeinsam gewonnen
    }
table-bots =
    { $bots ->
        [one] ein Bot
       *[other] { $bots } Bots
    }
open-a-table = Neuen Tisch aufmachen
big-screen = Ein großer Bildschirm, ein Telefon pro Person
big-screen-more = Das Brett auf dem Fernseher. Karten und Geheimnisse bleiben auf den Telefonen.
big-screen-set = Einrichten
invite-to = Zu { $game } einladen
home-foot = Burghof ist freie Software. Die Spiele gehören denen, die sie gemacht haben; Worte, Bilder und Programm sind unsere.
as-plain-text = Als reiner Text

## Bots

bot-page = Page
bot-page-more = lernt die Regeln mit dir
bot-squire = Knappe
bot-squire-more = solide, übersieht lange Pläne
bot-knight = Ritter
bot-knight-more = plant voraus, nimmt Geschenke an
bot-marshal = Marschall
bot-marshal-more = spielt, so gut er kann

## Ein neuer Tisch

new-table = Neuer Tisch
new-table-meta = { $game } · { $seats } Stühle · etwa { $minutes } Minuten
steps = Schritte
step-game = Spiel
step-chairs = Stühle
step-rules = Regeln
for-players = { $seats } Personen
chairs = Stühle
chair = Stuhl { $number }
chair-empty = Leerer Stuhl
chair-empty-more = für alle, die noch kommen
chair-host = du lädst ein
chair-here = spielt an diesem Gerät
chair-guest = Gast in { $colour }
chair-bot = Ein Bot
chair-free = Stuhl freimachen
chair-remove = Bitten zu gehen
guest-removed = { $name } wurde gebeten zu gehen und bleibt draußen.
guest-readmit = { $name } wieder hereinlassen
chair-stand-up = Aufstehen
chair-sit-too = Auch hier Platz nehmen
who-sits-here = Wer sitzt hier?
your-chair = Dein Stuhl
chair-being-set = Der Stuhl, den du einrichtest
kind-open = Person
kind-here = Hier
kind-bot = Bot
their-name = Name dieser Person
level = Stärke
settings = Einstellungen
time = Bedenkzeit
time-none = Keine
time-none-more = Niemand wird gedrängt.
time-five = 5 Min.
time-five-more = Alle haben fünf Minuten für die ganze Partie und fünf Sekunden mehr nach jeder Entscheidung. Sind deine um, spielt ein Bot für dich weiter.
time-ten = 10 Min.
time-ten-more = Alle haben zehn Minuten für die ganze Partie und fünf Sekunden mehr nach jeder Entscheidung. Sind deine um, spielt ein Bot für dich weiter.
time-day = 1 Tag
time-day-more = Ein Tag für jede Entscheidung. Ist er um, spielt ein Bot für dich weiter.
where = Wo ihr spielt
where-own = Eigene Geräte
where-own-more = Alle am eigenen Telefon, Tablet oder Computer.
where-screen = Bildschirm
where-screen-more = Dieses Gerät zeigt allen das Brett. Alle nehmen mit dem Telefon Platz.
where-here = Dieses Gerät
where-here-more = Alle um dieses Gerät. Ein Vorhang verdeckt, was geheim ist.
who-may-see = Wer ihn sehen darf
visibility-private = Nur mit dem Link
visibility-private-more = Steht in keiner Liste
visibility-public = Alle
visibility-public-more = Steht in der Liste, alle dürfen Platz nehmen
recall = Merken
recall-pure = Gedächtnis
recall-pure-more = Du siehst nur, was offen liegt. Das Merken gehört zum Spiel.
recall-notebook = Notizbuch
recall-notebook-more = Was du gesehen hast, wird für dich aufgeschrieben.
option-only-for = Nur mit { $seats } Personen.
clause = Regel { $clause }
yes = Ja
no = Nein
invite = Einladen
invite-later = Link und Code erscheinen, sobald der Tisch offen ist.
invite-scan = Scannen oder öffnen
invite-code = Code mit dem Link zu diesem Tisch
invite-copy = Link kopieren
invite-copied = Kopiert
invite-share = Teilen
invite-marked = Der Link ist markiert. Kopier ihn von Hand.
invite-only-here = Dieser Link gilt nur an diesem Gerät.
invite-elsewhere = Den Link hat, wer den Tisch aufgemacht hat.
link-renew = Neuen Link machen
link-make = Link machen
link-withdraw = Link zurückziehen
link-keep = Behalten
link-withdrawn = Zu diesem Tisch führt jetzt kein Link.
link-used =
    { $uses ->
        [0] Über diesen Link ist noch niemand gekommen.
        [one] Über diesen Link ist jemand gekommen.
       *[other] Über diesen Link sind { $uses } gekommen.
    }
link-ends =
    { $days ->
        [one] Er gilt noch einen Tag.
       *[other] Er gilt noch { $days } Tage.
    }
chair-link = Dein Stuhl an einem anderen Gerät
chair-link-of = Der Stuhl von { $name } an einem anderen Gerät
chair-link-more = Ein Link bringt deinen Stuhl auf ein anderes Gerät. Er gilt eine Woche.
chair-link-drop = Alle, die per Link auf diesen Stuhl kamen, geben ihn ab
herald-open = Alle sind da. Den Tisch aufmachen?
herald-open-with-empty =
    { $empty ->
        [one] Ein Stuhl ist leer. Den Tisch aufmachen?
        [2] Zwei Stühle sind leer. Den Tisch aufmachen?
        [3] Drei Stühle sind leer. Den Tisch aufmachen?
        [4] Vier Stühle sind leer. Den Tisch aufmachen?
        [5] Fünf Stühle sind leer. Den Tisch aufmachen?
        [6] Sechs Stühle sind leer. Den Tisch aufmachen?
       *[other] { $empty } Stühle sind leer. Den Tisch aufmachen?
    }
herald-open-more = Wer den Link hat, kann Platz nehmen.
courtyard = Burghof
open-the-table = Tisch aufmachen
usual-keep = Als Vorgabe merken
usual-kept = Gemerkt

## Wer eingeladen ist

invited-your-chair = dein Stuhl
invited-chair = Ein Stuhl ist für dich frei: { $game }.
invited-others =
    { $count ->
        [one] { $names } ist auch da.
       *[other] { $names } sind auch da.
    }
invited-begins = Die Partie beginnt, wenn alle Stühle besetzt sind.
invited-host-begins = { $host } beginnt, wenn alle Stühle besetzt sind.
invited-full = Alle Stühle sind besetzt.
invited-full-more = Schau zu, oder eröffne einen anderen Tisch.
invited-running = Die Partie läuft schon.
invited-running-more = Schau zu, oder eröffne einen anderen Tisch.
invited-over = Die Partie ist zu Ende.
invited-watch = Nur zuschauen
invited-twin = Anderen Tisch eröffnen
invited-no-account = Kein Konto, keine E-Mail. Ein Name genügt.
invited-name-first = Sag zuerst deinen Namen.
invited-at-the-table = Am Tisch
private-table = Dieser Tisch ist privat oder geschlossen.
private-table-more = Bitte die Person, die ihn eröffnet hat, um den Link.

## Am Tisch

table = Tisch
table-meta =
    { $seats ->
        [one] eine Person
       *[other] { $seats } Personen
    }
seats = Am Tisch
seat-free = frei
seat-away = kurz weg
seat-your-turn = du bist dran
seat-next = ist dran
seat-thinks = überlegt
seat-chosen = hat gewählt
bot-plays-lower = { $who } spielt jetzt als { $level }: Die Bots haben ihre Denkzeit verbraucht.
seat-played-by = es spielt: { $bot }
seat-you = du
seat-together = zusammen mit { $names }
seat-waits = wartet
seat-empty-name = Noch niemand
herald-waits =
    { $free ->
        [one] Ein Stuhl ist leer. Wer den Link hat, kann Platz nehmen.
        [2] Zwei Stühle sind leer. Wer den Link hat, kann Platz nehmen.
        [3] Drei Stühle sind leer. Wer den Link hat, kann Platz nehmen.
        [4] Vier Stühle sind leer. Wer den Link hat, kann Platz nehmen.
        [5] Fünf Stühle sind leer. Wer den Link hat, kann Platz nehmen.
        [6] Sechs Stühle sind leer. Wer den Link hat, kann Platz nehmen.
       *[other] { $free } Stühle sind leer. Wer den Link hat, kann Platz nehmen.
    }
herald-full = Alle sind da.
begin = Anfangen
todo = Was du tun kannst
todo-chosen = Du hast gewählt. Ändern geht noch.
choices-more = { $node }: { $offers } Möglichkeiten
on-the-table = Der Tisch in Worten
how-much = Wie viel gesagt wird
at-a-glance = Kurz
in-sentences = In Sätzen
take-back = Zug zurücknehmen
ask-take-back = Um Rücknahme bitten
asked-back = { $who } möchte den letzten Zug zurücknehmen.
asked-back-mine = Du hast um Rücknahme gebeten.
asked-back-waits = Es fehlt noch: { $names }.
withdraw = Bitte zurückziehen
agree = Einverstanden
refuse = Lieber nicht
rail = Verlauf, Regeln, Tisch
rail-ahead = Voraus
rail-log = Verlauf
rail-notebook = Notizbuch
hear-again = Noch einmal hören
rail-rules = Regeln
rail-table = Tisch
log-empty = Noch ist nichts passiert.
clock-none = keine
clock-live = { $minutes } Min. pro Person
clock-days =
    { $days ->
        [one] ein Tag je Entscheidung
       *[other] { $days } Tage je Entscheidung
    }
ways-out = Gehen
leave-to-bot = Einen Bot für { $name } weiterspielen lassen
resign = { $name } gibt auf
resign-sure = Gibt { $name } wirklich auf?
resign-no = Weiterspielen
resign-yes = Ja, aufgeben
come-back = Wieder selbst spielen
series = Nach { $games } Partien
rematch = Noch eine Partie
to-the-rematch = Zur nächsten Partie
series-wins =
    { $wins ->
        [one] { $wins } Sieg
       *[other] { $wins } Siege
    }
go-in-again = Noch einmal hinein
watch-again = Noch einmal ansehen
you-watch = Du schaust zu.
curtain = { $name } ist dran.
curtain-open = Ich bin { $name }
curtain-not-here = { $name } ist nicht da
curtain-look-away = Alle anderen schauen weg.
curtain-closes = Sobald gewählt ist, schließt sich der Vorhang wieder.
recap-of = { $name }, seit deinem letzten Zug
in-words = In Worten
skip = Überspringen
skip-to-end = Bis zum Ende
pace = Tempo
pace-calm = ruhig
pace-brisk = zügig
pace-at-once = sofort
then-your-turn = Dann bist du dran, { $name }.
beat = Satz { $at } von { $all }
recap = Seit deinem letzten Zug
recap-more = Willkommen zurück. Sieh dir an, was geschehen ist, oder spiel weiter.
recap-whole-log = Der ganze Verlauf
recap-play = Abspielen, { $seconds } s
look-up = Schau hoch: { $sentence }
screen-goes-first = Schau hoch: Der Bildschirm zeigt noch, was geschehen ist.
close = Schließen
title-your-turn = Du bist dran
step-back = Zurück
learning-asks = Nachfragen, bevor ich etwas verschenke
one-key-shortcuts = Kürzel mit einer einzigen Taste
keep-playing = Weiterspielen
do-it = So machen
sound = Ton
sound-game = Spiel
sound-signals = Signale
sound-mute = Stumm
see-the-table = Tisch ansehen
see-the-result = Ergebnis ansehen
full-screen = Ganzer Bildschirm

## Tipps

hint = Tipp
hints-for-all = für alle, die sie möchten
hints-for-all-more = Wer sich setzt, ist einverstanden: Alle dürfen hier nach Tipps fragen.
hint-thinking = Ich überlege.
hint-sees = Ich sehe nur, was du siehst.
hint-look = Schau zuerst hierhin.
hint-show = Zug zeigen
hint-others = Andere Ideen
hint-another = Andere Idee
hint-do = Das mache ich
hint-ideas = { $ideas ->
    [one] Eine Idee
    [2] Zwei Ideen
   *[other] Drei Ideen
}
hint-tempting = Das sieht erst gut aus, aber andere Züge gewinnen öfter.
hint-searched = Von allen Zügen, die ich probiert habe, gewinnt dieser am öftesten.
hint-second-best = Das gewinnt seltener als die erste Idee.
hint-best-in = Bei { $best } von { $worlds } Versuchen am besten:
hint-certain = sicher
hint-likely = wahrscheinlich
hint-even = offen
hint-guess = geraten
hint-not = lieber nicht
hint-free-to-ask = Fragen kostet nichts. Nur du siehst Tipps.

## Ein Tisch auf dem großen Bildschirm

screen-open = Auf einem großen Bildschirm zeigen
screen-join = Der Bildschirm und der Weg an den Tisch
screen-corner = Mit dem Telefon dazu
screen-scan = Scannen und Platz nehmen
screen-scan-more = Halt die Kamera deines Telefons auf den Code. Deine Hand und deine Knöpfe sind auf dem Telefon, das Brett ist hier oben.
screen-link = Oder öffne diese Seite
screen-turn = Wer am Zug ist
screen-fill-up = Bots auf die freien Stühle
screen-there = Das Brett ist auf dem großen Bildschirm.
screen-board-here = Auch hier zeigen
screen-board-there = Hier klein halten

## Zurückschauen

replay = Rückschau
replay-open = Die Partie noch einmal ansehen
replay-meta =
    { $all ->
        [one] Rückschau · ein Schritt
       *[other] Rückschau · { $all } Schritte
    }
replay-rail = Verlauf, Nachweis, Teilen
replay-proof = Nachweis
replay-position = Stelle der Partie
replay-step = Schritt { $at } von { $all }
replay-first = An den Anfang
replay-back = Zurück
replay-forward = Weiter
replay-last = Ans Ende
replay-play = Abspielen
replay-pause = Anhalten
replay-next-point = Nächster Wendepunkt
replay-keys = Tasten: Leertaste abspielen · , zurück · . weiter · Pos1 · Ende
replay-eyes = Mit wessen Augen
replay-these-eyes = von hier gesehen
replay-outside = Von außen
replay-quiet = Eine Wahl, verdeckt.
replay-running = Diese Partie läuft noch. Ansehen kann sie nur, wer mitspielt, und nur vom eigenen Stuhl aus.
replay-pure = Dieser Tisch merkt sich nur, was offen liegt. Ansehen kannst du die Partie, wenn sie zu Ende ist.
replay-not-begun = Noch gibt es nichts anzusehen. Die Partie hat nicht begonnen.
to-the-table = Zum Tisch
share = Teilen
share-title = Ein Link zu dieser Stelle
share-all = Wer den Link hat, kann sie öffnen.
share-members = Wer an diesem Tisch war, kann sie öffnen.
share-running = Die Partie läuft noch: Dieser Link ist nur für dich.
share-copy = Link kopieren
share-record = Die ganze Partie als Datei
share-record-more = Sie lässt sich ohne dieses Haus nachspielen und prüfen.
share-save = Aufzeichnung sichern

## Reviewing

review = Auswertung
review-meta =
    Auswertung · { $choices ->
        [one] eine Entscheidung
       *[other] { $choices } Entscheidungen
    }
review-band = Wer vorn lag, Zug für Zug
review-band-alone = Wie es stand, Zug für Zug
review-rail = Auswertung, Züge, Regeln
review-points = Wendepunkte
review-turns = Züge
review-turn = Zug
review-start = Anfang
review-end = Ende
review-at = Zug { $turn }, { $name }
review-played = Gespielt
review-better = Besser
review-why = Für { $name }: { $words }
review-asked = Dein Tipp hier: { $move }
review-no-better = Es fand sich kein deutlich besserer Zug.
review-ledgers = Alle beginnen mit { $start } %. Was Glück und Können dazugetan haben
review-ledgers-alone = Es begann mit { $start } %. Was Glück und Können dazugetan haben
review-luck = Glück
review-skill = Können
review-sure = Wie sicher ist das?
review-sure-more = Jede Entscheidung wurde danach beurteilt, was in dem Moment zu wissen war, in { $worlds } gedachten Welten. Änderungen von weniger als 4 Punkten, oder zu kleine, um sicher zu sein, werden nicht gezeigt.
review-luck-is = Glück ist, was verteilt, gezogen und aufgedeckt wurde. Können vergleicht jede Entscheidung mit der besten, die der Bot gefunden hat. Beides kann um { $noise } Punkte danebenliegen; was kleiner ist, steht als ≈ 0 da.
review-no-points = Kein Zug hat die Aussichten deutlich geändert.
review-castle = Die Burg
review-noise = auf { $noise } genau
review-unasked = Was wurde wo entschieden?
review-unasked-more = Jede Entscheidung dieser Partie kann danach beurteilt werden, was in dem Moment zu wissen war. Das dauert eine Weile; du musst nicht hier warten.
review-ask = Partie auswerten
review-progress = { $done } von { $total } Entscheidungen beurteilt
review-begins = Die erste Entscheidung wird beurteilt.
review-failed = Die Auswertung wurde nicht fertig.
review-failed-more = Du siehst, was bisher beurteilt ist. Von dort kann es weitergehen.
review-again = Zu Ende auswerten
review-earlier = Früherer Zug
review-next = Nächster Zug
review-at-start = Vor der ersten Entscheidung.
review-at-end = So ist es ausgegangen.
review-lost = { $name } hat hier { $points } Punkte verloren. Es gab einen besseren Zug.
review-brought = { $name } hat in diesem Zug { $points } Punkte gewonnen.
review-cost = { $name } hat in diesem Zug { $points } Punkte verloren.
review-well = { $name } hat hier gut gewählt.
review-running = Diese Partie läuft noch. Ausgewertet wird sie, wenn sie zu Ende ist.
review-keys = Tasten: , . Zug für Zug · < > zwischen Wendepunkten
review-chances = Aussichten
review-whole = Die ganze Partie
review-stood = { $name } hatte hier { $chance } %, nach dem gespielten Zug { $after } %.
review-rules = Die Regeln dazu:
review-unjudged = { $name } möchte diese Entscheidungen nicht beurteilt haben. Gezeigt werden nur die Aussichten.
review-be-judged = Die Entscheidungen von { $name } beurteilen
review-be-judged-more = Sonst sehen alle nur die Aussichten, nicht die Entscheidungen.
play-on = Von hier weiterspielen
what-if = Was wäre, wenn · ohne Ergebnis
to-the-review = Zur Auswertung

## War der Zufall ehrlich?

verify-title = War der Zufall ehrlich?
verify-lead = Öffne eine Aufzeichnung, und ich rechne jeden Würfel und jedes Mischen darin nach.
verify-a-file = Aufzeichnung öffnen
verify-drop = Oder leg die Datei hierher. Sie bleibt auf diesem Gerät.
verify-none = Das ist keine Aufzeichnung einer Partie.
verify-more = Vor dem ersten Zug legt sich das Haus auf seinen Startwert fest. Ist die Partie zu Ende, nennt es ihn, und dein Browser rechnet nach, was der Zufall gegeben hat.
verify-later = Das Haus hat sich auf seinen Startwert festgelegt und nennt ihn, wenn die Partie zu Ende ist. Dann lassen sich jeder Würfel und jedes Mischen nachrechnen. Das ist sein Versprechen:
verify-right = Der Zufall war ehrlich: Alles ergibt sich wie aufgezeichnet.
verify-wrong = Diese Aufzeichnung wurde verändert.
verify-unknown = Nichts ist falsch, aber nicht alles ließ sich prüfen.
verify-is-right = Richtig:
verify-is-wrong = Falsch:
verify-is-unknown = Nicht geprüft:
verify-promise-right = Der Startwert passt zu dem, was vor dem ersten Zug versprochen wurde.
verify-promise-wrong = Der Startwert ist nicht der, der vor dem ersten Zug versprochen wurde.
verify-promise-unknown = Der Startwert ist noch geheim, wie versprochen, bis die Partie zu Ende ist.
verify-heard-right = Dieses Gerät hat während der Partie dasselbe Versprechen empfangen.
verify-heard-wrong = Während der Partie hat dieses Gerät ein anderes Versprechen empfangen.
verify-chain-right =
    { $lines ->
        [one] Die Aufzeichnung hat eine Zeile, und niemand hat sie berührt.
       *[other] Alle { $lines } Zeilen sind da, jede an die vorige gesiegelt.
    }
verify-chain-wrong = Das Siegel von Zeile { $line } ist gebrochen: Davor wurde etwas verändert.
verify-chain-last = Das letzte Siegel ist gebrochen: Das Ende der Aufzeichnung wurde verändert.
verify-chance-right =
    { $draws ->
        [0] In dieser Partie gab es keinen Zufall.
        [one] Das eine Ergebnis des Zufalls wurde nachgerechnet, und es ist dasselbe.
       *[other] { $draws } Ergebnisse des Zufalls wurden nachgerechnet, jeder Würfel und jedes Mischen, und alle sind dieselben.
    }
verify-chance-wrong =
    { $draws ->
        [0] Zeile { $line } ist das erste Ergebnis des Zufalls, und der Startwert ergibt ein anderes.
        [one] In Zeile { $line } ergibt der Startwert etwas anderes. Das eine Ergebnis davor stimmt.
       *[other] In Zeile { $line } ergibt der Startwert etwas anderes. Die { $draws } davor stimmen.
    }
verify-chance-secret = Würfel und Mischen lassen sich nachrechnen, sobald der Startwert genannt ist.
verify-chance-unknown = Dieses Haus kennt die Regeln nicht, nach denen dieses Spiel zieht.
verify-limits = Ob jeder Zug erlaubt war, wird hier nicht geprüft; das tut „burghof verify“ mit den Regeln. Und gezeigt wird, dass nach dem Versprechen nichts verändert wurde, nicht, dass das Haus seinen Startwert blind gewählt hat.

## Serien, und die Farben der Stühle

series-of-games = Serie
series-none = Eine Partie
series-none-more = Ihr spielt eine einzelne Partie.
series-games = Mehrere
series-games-more = Ihr spielt so viele Partien mit denselben Leuten. Wer nach der letzten am meisten hat, gewinnt die Serie.
series-target = Bis zum Ziel
series-target-more = Ihr spielt mit denselben Leuten, bis jemand insgesamt so viel hat.
series-length = Zahl der Partien
series-goal = Ziel
series-counts = Was zählt
series-counts-victories = Siege
series-counts-points = Punkte
series-terms-games-victories = { $games } Partien: Wer die meisten gewinnt, gewinnt die Serie.
series-terms-games-points = { $games } Partien: Wer insgesamt die meisten Punkte hat, gewinnt die Serie.
series-terms-target-victories =
    { $target ->
        [one] Bis jemand eine Partie gewonnen hat.
       *[other] Bis jemand { $target } Partien gewonnen hat.
    }
series-terms-target-points =
    { $target ->
        [one] Bis jemand einen Punkt hat.
       *[other] Bis jemand insgesamt { $target } Punkte hat.
    }
series-game-of = Partie { $number } von { $games }
series-game = Partie { $number } der Serie
series-left =
    { $left ->
        [one] Noch eine Partie.
       *[other] Noch { $left } Partien.
    }
series-missing-victories =
    { $missing ->
        [one] Wer vorn liegt, braucht noch einen Sieg.
       *[other] Wer vorn liegt, braucht noch { $missing } Siege.
    }
series-missing-points =
    { $missing ->
        [one] Wer vorn liegt, braucht noch einen Punkt.
       *[other] Wer vorn liegt, braucht noch { $missing } Punkte.
    }
series-won =
    { $count ->
        [0] Niemand gewinnt die Serie.
        [one] { $names } gewinnt die Serie.
       *[other] { $names } gewinnen die Serie gemeinsam.
    }
next-game = Nächste Partie
to-the-next-game = Zur nächsten Partie
another-series = Noch eine Serie
chair-move = Hierher umsetzen
chair-move-to = Hierher umsetzen: der Stuhl { $colours }
chair-colours = in { $colours }
colour-gules = Rot
colour-azure = Blau
colour-or = Gold
colour-vert = Grün
colour-purpure = Violett
colour-sable = Schwarz

## Das Ende einer Partie

end-you-win = Du gewinnst, { $name }.
end-you-share = Du teilst den Sieg mit { $names }.
end-you-together = Ihr habt alle gemeinsam gewonnen.
end-you-place = Platz { $rank } für dich.
end-wins =
    { $winners ->
        [one] { $names } gewinnt.
       *[other] { $names } gewinnen gemeinsam.
    }
end-nobody = Niemand gewinnt.
end-margin-above =
    { $margin ->
        [0] gleichauf mit { $name }
       *[other] { $margin } hinter { $name }
    }
end-margin-below =
    { $margin ->
        [0] gleichauf mit { $name }
       *[other] { $margin } vor { $name }
    }
end-margin-none = { $points }.
end-margin-one = { $points }, { $first }.
end-margin-two = { $points }, { $first }, { $second }.
end-place = Platz { $rank }
end-place-you = { end-place }, du
end-turning-point = Wendepunkt
end-turned = Der Zug, der alles drehte
end-slipped = Hier ging es verloren
end-see-it = Ansehen
end-by-estimate = Eine erste Schätzung, nach der Stellung auf dem Brett
end-by-review = Nach der Auswertung
end-best-of-all = Niemand hatte mehr: { $part }, { $points }.
end-best = Das meiste brachte: { $part }, { $points }.
end-count = Die ganze Rechnung
end-total = Zusammen
end-well-played = Gut gespielt, { $name }.
end-again = Noch eine Partie am selben Tisch?

## Lessons

lessons = Lektionen
lesson-step = { $at } von { $all }
lesson-leave = Gehen, Platz merken
lesson-you = Du
lesson-back = Zurück
lesson-show = Zeig’s mir
lesson-chosen = Deine Wahl: { $thing }.
lesson-price = kostet { $price }
lesson-why = Warum?
lesson-welcome-back = Da bist du ja wieder. Es geht weiter, wo du warst.
lesson-next = Nächste Lektion
lesson-play = Deine erste Partie
lesson-again = Noch einmal

## The gate of a game

gate-learn = In 5 Minuten gelernt
gate-learn-more = Du spielst, statt nur zu lesen.
gate-next = Weiter: { $lesson }
gate-learnt = Gelernt. Spiel jede Lektion noch einmal.
gate-play-more = Pagen warten auf dich.
gate-rules-more = Alles, Regel für Regel.
gate-how-you-win = So gewinnst du
gate-five-things = Fünf Dinge, die du wissen solltest
gate-players = { $seats } Personen
gate-minutes =
    { $spread ->
        [0] { $most } Minuten
       *[other] { $least } bis { $most } Minuten
    }
gate-age = ab { $age } Jahren
gate-secrets = Mit Geheimnissen

## The rulebook

rules-back = Zurück zum Tisch
rules-search = Regeln durchsuchen
rules-found =
    { $count ->
        [one] Eine Stelle
       *[other] { $count } Stellen
    }
rules-nothing = Nichts über „{ $query }“.
rules-instead = Schau stattdessen hier:
rules-turn = Ein Zug in drei Bildern
rules-example = Zum Beispiel:
rules-refused = Nicht erlaubt:
rules-play-this = Das spielen
rules-has-lesson = Eine Lektion zeigt das
rules-lesson-done = Eine Lektion zeigt das: geschafft
rules-print = Drucken

## Puzzles

puzzles = Rätsel
puzzles-one = Rätsel
puzzle-of-day = Rätsel des Tages
puzzle-about = Mit zwei Versuchen, ohne Uhr.
puzzle-solve = Lösen
puzzles-again = Noch einmal ansehen
puzzles-week = Die letzten sieben Tage
puzzles-all = Alle Rätsel
puzzles-none = Dieses Spiel hat noch keine Rätsel.
puzzles-tries = noch { $left } von { $all } Versuchen
puzzles-torches = Fackeln
puzzles-seen = Was du siehst
puzzles-see = Was ich sehe
puzzles-hidden = Was verborgen ist
puzzles-case-is = Jede Möglichkeit ist ein Fall. Eine Wahl ist in allen Fällen richtig.
puzzles-counts = Was zählt
puzzles-choices = Die Möglichkeiten
puzzles-choose = Wähl A, B oder C, schau hin, dann bestätige.
puzzles-confirm = { $letter } nehmen
puzzles-confirm-none = Wähl eins
puzzles-nudge = Ein Stups
puzzles-counted = { $letter }: { $said }
puzzles-solved = { $letter } ist die richtige Wahl.
puzzles-why = Warum { $letter }
puzzles-cases = Die Fälle von { $letter } durchgehen
puzzles-cases-more = Sie kommen einzeln auf das Brett, der schlimmste zuerst.
puzzles-case = Fall { $at } von { $all }.
puzzles-case-right = Hier ist es richtig.
puzzles-case-wrong = Hier misslingt es.
puzzles-case-weight = Er steht für { $weight } gleiche.
puzzles-first-case = Erster Fall
puzzles-next-case = Nächster Fall
puzzles-back = Zurück zum Rätsel
puzzles-next = Nächstes Rätsel
puzzles-play = Dieses Spiel spielen
puzzles-share = Teilen
puzzles-copied = Kopiert, ohne die Lösung.
puzzles-shared-day = Burghof, Rätsel des Tages, { $day }: { $game }
puzzles-shared = Burghof, Rätsel: { $game }, { $theme }
puzzles-sampled = Eine Stichprobe, nicht jeder Fall.
puzzles-is-solved = gelöst
puzzles-is-tried = versucht
puzzles-is-new = neu
puzzles-difficulty =
    { $level ->
        [1] leicht
        [2] mittel
        [3] schwer
       *[other] sehr schwer
    }
gate-puzzles = Rätsel
gate-puzzles-more = Eine Wahl ist immer richtig
