### Wörter, die alle Spiele teilen, und die der Befehlszeile.

## Listen und Namen

list-of-none = –
list-more = { $others }, { $next }
list-last = { $others } und { $last }
list-you = du
seat-without-a-name = Gast { $number }
words-for-yes = j ja y yes
words-for-no = n nein no
outline-label = { $label }:

## An jedem Tisch

event-taken-back =
    { $seats-is ->
        [you] Ein Zug wird zurückgenommen, wie von dir gewünscht.
        [with-you] Ein Zug wird zurückgenommen. Einverstanden: du, { $seats-others }.
       *[other] Ein Zug wird zurückgenommen, wie von { $seats } gewünscht.
    }
    .past = { $seats-is ->
        [you] Ein Zug ist zurückgenommen worden, wie von dir gewünscht.
        [with-you] Ein Zug ist zurückgenommen worden. Einverstanden: du, { $seats-others }.
       *[other] Ein Zug ist zurückgenommen worden, wie von { $seats } gewünscht.
    }
event-seat-taken = Auf diesem Stuhl sitzt jetzt { $name }.
    .past = Auf diesem Stuhl hat { $name } Platz genommen.
event-gave-up =
    { $why ->
        [out-of-time] { $seat-is ->
            [you] Deine Zeit ist um.
           *[other] Die Zeit von { $seat } ist um.
        }
       *[resigned] { $seat-is ->
            [you] Du gibst auf.
           *[other] { $seat } gibt auf.
        }
    }
    .past = { $why ->
        [out-of-time] { $seat-is ->
            [you] Deine Zeit ist abgelaufen.
           *[other] Die Zeit von { $seat } ist abgelaufen.
        }
       *[resigned] { $seat-is ->
            [you] Du hast aufgegeben.
           *[other] { $seat } hat aufgegeben.
        }
    }
reason-forfeit = Die Partie wurde aufgegeben.
outcome-won =
    { $seats-is ->
        [you] Du hast gewonnen.
        [with-you] Du und { $seats-others } habt gemeinsam gewonnen.
       *[other] { $winners ->
            [0] Niemand hat gewonnen.
            [one] { $seats } hat gewonnen.
           *[other] { $seats } haben gemeinsam gewonnen.
        }
    }

outcome-rank = { $rank }. { $seat }
outcome-rank-with-points = { $rank }. { $seat }: { outcome-points }
outcome-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
outcome-part = { $part }: { $points }
outcome-tiebreak = { $part } (zählt bei Gleichstand): { $points }

## Antworten, die keine Züge sind

malformed = Das ist kein Zug dieses Spiels.
stale =
    { $why ->
        [not-yours] Diese Entscheidung liegt nicht bei dir.
        [over] Die Partie ist zu Ende.
       *[already-decided] Das ist schon entschieden.
    }

## Die Befehlszeile: Hilfe

help-burghof = Burghof, das Zuhause der Burgenspiele: im Terminal spielen, aufgezeichnete Partien prüfen, Bots spielen lassen.
help-arguments = Argumente
help-options = Optionen
help-commands = Befehle
help-lang = Die Sprache; ohne Angabe die des Systems.
help-shelf = Das Python-Paket mit den Spielen.
help-version = Die Version ausgeben und beenden.
help-json = Reines JSON ausgeben, sonst nichts.
help-plain = Ganze Sätze untereinander, wie ein Bildschirmleser sie braucht.
help-game = Das Spiel, wie burghof games es nennt.
help-option = Eine Option des Spiels als name=wert; mehrfach möglich.
help-options-json = Alle Optionen des Spiels als ein JSON-Objekt.
help-games = Die Spiele auflisten.
help-sit = Ein Spiel im Terminal spielen, gegen Bots oder mit anderen am selben Gerät.
help-sit-game = Das Spiel, wie burghof games es nennt; entfällt bei --continue.
help-sit-seats = Wer spielt, der Reihe nach, etwa me,squire oder me:Anna,me:Ben,marshal.
help-sit-seed = Der Startwert des Zufalls; ohne Angabe wird ein geheimer gezogen.
help-sit-recall = Was der Tisch für alle behält: nur was offen liegt, oder alles, was jede Person gesehen hat.
help-sit-file = Die Datei, in der die Partie beim Spielen festgehalten wird.
help-sit-continue = Die in dieser Datei gespeicherte Partie fortsetzen.
help-rules = Die Regeln eines Spiels nach Kapitel und Regel ausgeben.
help-rules-clause = Eine Regel oder ein Kapitel, etwa 4.4 oder 4.
help-replay = Eine aufgezeichnete Partie als Text zeigen, an jeder Stelle.
help-replay-file = Eine Aufzeichnung oder eine gespeicherte Partie.
help-replay-upto = Nur die ersten so vielen Einträge.
help-replay-seat = Mit den Augen dieser Person gesehen, gezählt ab 0; ohne Angabe wie beim Zuschauen.
help-verify = Prüfen, ob aufgezeichnete Partien vollständig, regelgerecht und wie vom Zufall gezogen sind.
help-verify-files = Aufzeichnungen oder gespeicherte Partien.
help-verify-bots = Jede Entscheidung eines Bots noch einmal treffen lassen und sagen, welche abweichen.
help-analyse = Jede Entscheidung einer beendeten Partie beurteilen: Wendepunkte, Glück und Können.
help-analyse-file = Die Aufzeichnung einer beendeten Partie.
help-analyse-level = Wie viel Nachdenken: page, squire, knight oder marshal.
help-analyse-iterations = In wie viele Welten eine Suche hineinspielt; anstelle einer Stärke.
help-analyse-seat = Nur die Wendepunkte dieser Person, gezählt ab 0.
help-simulate = Bots viele Partien spielen lassen und berichten, was dabei herauskam.
help-simulate-games = Wie viele Partien.
help-simulate-seats = Wie viele Stühle, oder für jeden ein Bot: 3 oder knight,squire.
help-simulate-seed = Der Startwert: derselbe ergibt dieselben Partien.
help-simulate-player = Ein Bot für alle Stühle oder je einer, mit Komma getrennt: random, greedy, page, squire, knight oder marshal.
help-simulate-swap = Von Partie zu Partie alle einen Stuhl weiterrücken.
help-simulate-vary = Die Optionen jeder Partie auslosen; das JSON zählt, wie oft jeder Wert gespielt wurde.
help-simulate-cap = Eine Partie nach so vielen Zügen abbrechen.
help-arena = Bots gegeneinander spielen lassen, alle gleich oft auf jedem Stuhl, auf allen Kernen oder einem Ray-Cluster.
help-arena-players = Die Bots, mit Komma getrennt; einer darf mehrmals vorkommen, und marshal/1200 denkt 1200 Welten weit.
help-arena-games = Wie viele Partien jede Aufstellung spielt; aufgerundet, damit alle gleich oft auf jedem Stuhl sitzen.
help-arena-seats = Wie viele Stühle; gibt es mehr Bots als Stühle, spielt jede Auswahl von ihnen.
help-arena-workers = Wie viele Prozesse; ohne Angabe einer je Kern, mit 1 oder ohne Ray nur dieser.
help-arena-address = Die Adresse eines Ray-Clusters, auf dem gespielt wird.
help-arena-out = Die Datei der Ergebnisse, .jsonl oder .parquet; derselbe Befehl spielt noch einmal nur, was darin fehlt.
help-arena-goal = Der Anteil an Siegen, an dem der Erste jeder Aufstellung gemessen wird, etwa 0.70.
help-arena-until = Eine Aufstellung beenden, sobald ihr Intervall ganz über oder unter dem Ziel liegt.
help-puzzles = Rätsel in Spielen zwischen Bots suchen, auf allen Kernen oder einem Ray-Cluster.
help-puzzles-out = Die Datei, die je Zeile ein Rätsel bekommt.
help-puzzles-games = Die Anzahl der Spiele, die durchsucht werden.
help-puzzles-first = Die Nummer des ersten Spiels; dieselbe Nummer ergibt dasselbe Spiel.
help-puzzles-bot = Der Bot auf allen Stühlen.
help-puzzles-theme = Ein Thema, das gesucht wird; mehrere sind möglich. Ohne Angabe alle.
help-report = Eine Seite mit Schaubildern über die Partien von Arenen schreiben, oder Markdown.
help-report-files = Ergebnisdateien, die burghof arena geschrieben hat.
help-report-out = Die Datei, die geschrieben wird, .html oder .md, oder ein Ordner.
help-play = Die Spiele zu Hause anbieten: für den Browser hier und für andere Geräte im selben Netz.
help-play-port = Der Port; ohne Angabe 8000 oder der nächste freie.
help-play-browser = Den Browser öffnen oder nicht.
help-data = Der Ordner, der alles aufbewahrt; ohne Angabe der deines Benutzers.
help-backup = Alles, was der Server zu Hause aufbewahrt, in eine Datei schreiben.
help-backup-file = Die Datei, die geschrieben wird.
help-restore = Eine Sicherung an die Stelle von allem setzen, was der Server zu Hause aufbewahrt.
help-restore-file = Eine Datei, die burghof backup geschrieben hat.
help-serve = Einen Webprozess laufen lassen; die Umgebung nennt PostgreSQL, NATS und alle Einstellungen.
help-worker = Einen Prozess laufen lassen, der Bots ziehen lässt und langsame Arbeit tut; die Umgebung nennt alle Einstellungen.
help-worker-health = Eine Datei, die alle paar Sekunden berührt wird, solange alles gut ist.

## Die Befehlszeile: Regal, Dateien, Fehler

cli-shelf-unknown = Ein Python-Paket „{ $package }“ gibt es nicht.
cli-shelf-id = Kennung
cli-shelf-title = Spiel
cli-shelf-seats = Personen
cli-shelf-minutes = Minuten
cli-shelf-age = Alter
cli-game-unknown = Ein Spiel „{ $game }“ gibt es nicht. Spiele: { $known }.
cli-clause-unknown = Ein Kapitel oder eine Regel { $clause } gibt es hier nicht. Kapitel: { $known }.
cli-option-unknown = Eine Option „{ $option }“ gibt es nicht. Optionen: { $known }.
cli-option-value-unknown = „{ $value }“ ist kein Wert von { $option }. Werte: { $known }.
cli-options-wrong = Diese Optionen passen nicht zum Spiel: { $why }
cli-player-unknown = „{ $player }“ kann hier nicht spielen. Möglich: { $known }.
cli-name-unsuitable = So kann hier niemand heißen. Ein Name hat bis zu { $most } Buchstaben, nichts Verstecktes, und gehört nicht dem Server.
cli-players-do-not-fit =
    { $players } Namen sind für { $seats ->
        [one] { $seats } Stuhl
       *[other] { $seats } Stühle
    } angegeben: Gib einen für alle an oder je einen.
cli-seats-do-not-fit = Für { $seats } ist dieses Spiel nicht gedacht. Möglich: { $known } Personen.
cli-seat-unknown = Eine Person { $seat } gibt es nicht; gezählt wird von 0 bis { $last }.
cli-file-not-read = { $file } lässt sich nicht lesen: { $why }
cli-file-missing = Eine Datei { $file } gibt es nicht.
cli-file-not-written = { $file } lässt sich nicht schreiben: { $why }
cli-file-without-a-game = { $file } enthält keine aufgezeichnete Partie: { $why }
cli-file-of-unknown-game = { $file } gehört zum Spiel „{ $game }“, das es hier nicht gibt.
cli-right =
    { $file }: in Ordnung. { $title }, { $entries ->
        [one] { $entries } Eintrag
       *[other] { $entries } Einträge
    }, { $finished ->
        [1] zu Ende gespielt
       *[other] noch im Gang
    }, { $checked ->
        [1] jede Ziehung geprüft.
       *[other] Ziehungen ungeprüft, solange der Startwert geheim ist.
    }
cli-bots-right =
    { $file }: { $decisions ->
        [0] kein Bot hat etwas entschieden.
        [one] eine Entscheidung eines Bots wurde wiederholt: Sie ist dieselbe.
       *[other] { $decisions } Entscheidungen von Bots wurden wiederholt: Alle sind dieselben.
    }
cli-bot-decides-otherwise = { $file }, Eintrag { $position }: Noch einmal gefragt, entscheidet der Bot anders.
cli-bots-not-yet = { $file }: Was Bots entschieden haben, lässt sich nicht wiederholen, solange der Startwert geheim ist.
cli-fault = { $file }: { cli-fault-why }
cli-fault-at-entry = { $file }, Eintrag { $position }: { cli-fault-why }
cli-fault-why =
    { $why ->
        [another-game] die Aufzeichnung gehört zu einem anderen Spiel.
        [unknown-rules] die Aufzeichnung folgt Regeln, die hier nicht bekannt sind.
        [wrong-seats] die Zahl der Personen passt nicht.
        [wrong-options] die Optionen sind nicht die dieses Spiels.
        [wrong-commitment] der Startwert ist nicht der versprochene.
        [broken-chain] der Eintrag schließt nicht an den vorigen an; etwas wurde verändert.
        [not-opened] genau der erste Eintrag muss den Tisch eröffnen.
        [not-due] das war nicht an der Reihe.
        [illegal] der Zug verstößt gegen die Regeln.
        [not-as-drawn] das hat der Zufall nicht gezogen.
        [not-allowed] das war nicht erlaubt.
        [after-the-end] die Partie war schon zu Ende.
        [cut-short] die Aufzeichnung bricht mitten in einem Schritt ab.
        [wrong-head] das Ende passt nicht zu den Einträgen; etwas fehlt oder wurde verändert.
        [wrong-seed] der Startwert muss dabeistehen, sobald die Partie zu Ende ist, und nur dann.
        [wrong-outcome] das Ergebnis ist nicht das dieser Partie.
       *[other] sie stimmt nicht.
    }

## Die Befehlszeile: Wiedergabe und Simulation

cli-replay-title = { $title }, nach Eintrag { $position } von { $total }
cli-replay-players = Am Tisch: { $names }
cli-simulated =
    { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }, { $steps } Züge in { $seconds } Sekunden: { $speed } Züge je Sekunde.
cli-simulated-length = Eine Partie hatte im Mittel { $steps } und höchstens { $longest } Züge, die des Zufalls mitgezählt.
cli-simulated-seat = Stuhl { $number }: { $wins } von { $games } gewonnen
cli-simulated-seat-of = Stuhl { $number }, { $player }: { $wins } von { $games } gewonnen
cli-simulated-player = { $player } auf allen Stühlen: { $wins } von { $games } gewonnen
cli-simulated-ties = Geteilte Siege: { $shared }, sie zählen für alle zum Teil; Partien, die niemand gewonnen hat: { $unwon }.
cli-simulated-figure = { $figure }: { $mean } je Partie
cli-simulated-unfinished =
    { $games ->
        [one] { $games } Partie war
       *[other] { $games } Partien waren
    } nach { $cap } Zügen nicht zu Ende.
cli-analyse-not-over = { $file }: Die Partie ist nicht zu Ende. Beurteilt wird sie danach.
cli-analyse-level-unknown = Eine Stärke { $level } gibt es nicht; es gibt: { $known }.
cli-analysed = { $choices } Entscheidungen, jede danach beurteilt, was in dem Moment zu wissen war, in { $worlds } gedachten Welten.
cli-analysed-turns =
    { $turns ->
        [0] Wendepunkte: Kein Zug hat die Aussichten deutlich geändert
       *[other] Wendepunkte
    }
cli-analysed-turn = Zug { $turn }, { $name }: { $swing }
cli-analysed-played = Gespielt: { $move } ({ $before } → { $chance } %, ± { $noise })
cli-analysed-better = Besser: { $move } ({ $chance } %, ± { $noise })
cli-analysed-why = Für { $name }: { $words } (§{ $clause })
cli-analysed-ledgers =
    { $lone ->
        [1] Aussicht am Anfang + Glück + Können = Ergebnis, in Punkten der Aussicht auf Erfolg
       *[other] Gerechter Anteil + Glück + Können = Ergebnis, in Punkten der Siegaussicht
    }
cli-analysed-ledger = { $name }: { $start }, Glück { $luck }, Können { $skill } (± { $noise }): { $result }

## Die Befehlszeile: das Labor

cli-arena-played =
    { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }, davon { $played } eben gespielt in { $seconds } Sekunden: { $speed } Partien je Sekunde.
cli-arena-shape = Eine Partie hatte im Mittel { $length } Züge und { $decisions } Entscheidungen, eine Entscheidung { $branching } Möglichkeiten, höchstens { $widest }.
cli-arena-player = Bot
cli-arena-seat = Stuhl
cli-arena-line-up = Aufstellung
cli-arena-games = Partien
cli-arena-won = Gewonnen
cli-arena-share = Anteil
cli-arena-interval = 95 %
cli-arena-fair = Gleicher Anteil
cli-arena-score = Punkte
cli-arena-decisions = Entscheidungen
cli-arena-thinks = Denkt, ms
cli-arena-thinks-95 = 95 % binnen, ms
cli-arena-goal = Ziel
cli-arena-against-goal =
    { $verdict ->
        [above] erreicht
        [below] verfehlt
       *[open] offen
    }
cli-arena-unfinished =
    { $games ->
        [one] { $games } Partie wurde
       *[other] { $games } Partien wurden
    } an der Grenze abgebrochen.
cli-arena-unreadable = { $file } enthält keine Ergebnisse einer Arena: { $why }
cli-arena-other = { $file } gehört zu einer anderen Arena, dort und hier: { $difference }
cli-arena-suffix = { $file } hat die falsche Endung. Möglich: { $known }.
cli-arena-no-cluster = Unter { $address } ist kein Ray-Cluster.
cli-arena-other-code = Ein Rechner des Clusters hat andere Regeln oder andere Bots: Auf allen muss dasselbe Burghof installiert sein.
cli-arena-until-what = --until braucht ein --goal.
cli-puzzles-no-theme = { $theme } ist kein Thema dieses Spiels. Möglich: { $known }.
cli-puzzles-found =
    { $theme }: { $puzzles } Rätsel
cli-report-other-game = { $file } enthält Partien von { $game }.
cli-report-empty = In diesen Dateien gibt es keine Runde von Partien, in der alle auf jedem Stuhl saßen.
cli-report-written = Geschrieben: { $file }

## Die Befehlszeile: am Tisch

cli-sit-what = Nenn ein Spiel oder eine gespeicherte Partie mit --continue.
cli-sit-welcome = Mit ? kommt Hilfe, mit r kommen die Regeln.
cli-sit-without-seed = Diese Aufzeichnung verbirgt ihren Startwert, die Partie kann so nicht weitergehen; gespeicherte Partien behalten ihn.
cli-sit-is-over = Diese Partie ist zu Ende; burghof replay zeigt sie.
cli-sit-help =
    Eine Zahl wählt diese Zeile der Liste. Mehrere Zahlen wählen von Liste zu Liste weiter: 4 2.
    Andere Wörter zeigen nur, worin sie vorkommen; eine leere Zeile zeigt wieder die ganze Liste.
      v          den Tisch noch einmal zeigen
      w          den Tisch in ganzen Sätzen
      l          was bisher passiert ist
      u          den letzten Zug zurücknehmen
      r          die Kapitel der Regeln; r 4 zeigt eines, r 4.4 eine Regel
      s DATEI    die Partie speichern
      m ZUG      ein Zug als JSON
      q          den Tisch verlassen
cli-sit-help-aids = {"  "}a          was sich für dich ausrechnen lässt; a 1 zeigt das Erste
cli-prompt = { $seat } (? für Hilfe):
cli-menu-more =
    { $node } ({ $offers ->
        [one] { $offers } Möglichkeit
       *[other] { $offers } Möglichkeiten
    })
cli-menu-part = Die Eingabetaste zeigt wieder die ganze Liste.
cli-menu-no-such-number = Wähl eine Zahl von 1 bis { $last }.
cli-menu-nothing-found = Nichts, was du tun kannst, enthält „{ $text }“. Mit ? kommt Hilfe.
cli-move-like = So tippt man einen Zug: m { $example }
cli-aid-unknown = Etwas mit „{ $text }“ rechnet dieses Spiel nicht aus. Es rechnet aus:
cli-nothing-to-take-back = Es gibt nichts zurückzunehmen.
cli-take-back-impossible = Das lässt sich nicht zurücknehmen.
cli-take-back-agree =
    { $seat }, soll { $own ->
        [1] dein letzter Zug
       *[0] der letzte Zug von { $mover }
    } zurückgenommen werden? (j/n)
cli-take-back-refused = { $seat } möchte lieber nicht.
cli-curtain-close = { $seat }, drück die Eingabetaste, wenn du das gelesen hast.
cli-curtain = Gebt das Gerät weiter an { $seat }. { $seat }, drück die Eingabetaste.
cli-save-where = Nenn eine Datei, etwa: s partie.json
cli-save-over = { $file } gibt es schon. Überschreiben? (j/n)
cli-save-ask = In welche Datei soll die Partie? (Eingabetaste oder n: nicht speichern)
cli-save-record-ask = In welche Datei soll die Aufzeichnung? (Eingabetaste oder n: in keine)
cli-saved = Die Partie steht in { $file }.
cli-game-left = Du hast den Tisch verlassen.

## Die Kommandozeile: der Server

cli-extras-missing =
    Dafür muss { $extra ->
        [lab] das Labor
       *[home] der Server
    } installiert sein ({ $module } fehlt): { $command }
cli-play-starts = Das Haus wird aufgeschlossen …
cli-play-already = Burghof läuft schon.
cli-play-here = Auf diesem Gerät: { $url }
cli-play-others = Auf anderen Geräten im selben Netz: { $url }
cli-play-alone = Dieses Gerät hat kein Netz, also kann sonst niemand mitspielen.
cli-play-kept = Alle Partien liegen in { $folder }. Strg-C hält an.
cli-play-stopped = Burghof ist angehalten. Alle Partien sind aufbewahrt.
cli-backed-up = Alles ist in { $file }. Wer diese Datei hat, kann alle Geheimnisse der Partien darin kennen.
cli-restored = Alles ist so, wie es in { $file } war.
cli-restored-before = Was vorher da war, ist in { $file }.
cli-settings-wrong =
    { $kind ->
        [unknown] Diese Einstellung gibt es nicht: { $about }
        [missing] Diese Einstellungen fehlen: { $about }
        [open] Dieser Server soll über den eigenen Rechner hinaus erreichbar sein, setz darum zuerst { $about }: Ohne die Proxys zählen alle hinter einem Lastverteiler als ein einziger Gast und werden gebremst, und ohne die Adresse passen Cookies und Links nicht zu ihr (ohne Lastverteiler: BURGHOF_TRUSTED_PROXIES=none).
       *[wrong] Eine Einstellung ist falsch. { $about }
    }
cli-no-database = Die Datenbank, die DATABASE_URL nennt, antwortet nicht.
home-no-folder = Der Ordner { $folder } lässt sich nicht anlegen: { $why }
home-busy = Ein anderes Burghof arbeitet mit dem Ordner { $folder } und antwortet nicht. Halt es an und versuch es noch einmal.
home-busy-restore = Burghof läuft mit dem Ordner { $folder }. Halt es erst an.
home-port-taken = Port { $port } ist von einem anderen Programm belegt.
home-other-postgres = Der Ordner { $folder } ist von PostgreSQL { $found }, und dieses Burghof braucht { $needed }. Sichere ihn mit dem Burghof, das ihn geschrieben hat, und stell ihn hier wieder her.
home-postgres-fails = PostgreSQL tut nicht, was es soll ({ $program }): { $why }
home-newer-release = Das hat ein neueres Burghof geschrieben. Installier dieses neuere.
home-start-fails = Der Server konnte nicht starten. Mehr steht in { $log }.
home-no-backup = { $file } ist keine Sicherung von Burghof.

## Die schlichte Seite

plain-to-do = Was du tun kannst
plain-chosen = Du hast gewählt. Ändern geht noch.
plain-table = Der Tisch
plain-log = Bisher
