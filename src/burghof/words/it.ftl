### Le parole comuni a tutti i giochi, e quelle della riga di comando.

## Elenchi e nomi

list-of-none = –
list-more = { $others }, { $next }
list-last = { $others } e { $last }
list-you = tu
seat-without-a-name = Ospite { $number }
words-for-yes = s si sì y yes
words-for-no = n no
outline-label = { $label }:

## A ogni tavolo

event-taken-back =
    { $seats-is ->
        [you] Una mossa è annullata, come volevi tu.
        [with-you] Una mossa è annullata. D’accordo: tu, { $seats-others }.
       *[other] Una mossa è annullata, come voluto da { $seats }.
    }
    .past = { $seats-is ->
        [you] Una mossa è stata annullata, come volevi tu.
        [with-you] Una mossa è stata annullata. D’accordo: tu, { $seats-others }.
       *[other] Una mossa è stata annullata, come voluto da { $seats }.
    }
event-seat-taken = D’ora in poi su questa sedia c’è { $name }.
    .past = { $name } ha preso questa sedia.
event-gave-up =
    { $why ->
        [out-of-time] { $seat-is ->
            [you] Il tuo tempo è finito.
           *[other] Il tempo di { $seat } è finito.
        }
       *[resigned] { $seat-is ->
            [you] Tu abbandoni.
           *[other] { $seat } abbandona.
        }
    }
    .past = { $why ->
        [out-of-time] { $seat-is ->
            [you] Il tuo tempo è finito.
           *[other] Il tempo di { $seat } è finito.
        }
       *[resigned] { $seat-is ->
            [you] Hai abbandonato.
           *[other] { $seat } ha abbandonato.
        }
    }
reason-forfeit = La partita è stata abbandonata.
outcome-won =
    { $seats-is ->
        [you] Hai vinto.
        [with-you] Tu e { $seats-others } avete vinto insieme.
       *[other] { $winners ->
            [0] Nessuno ha vinto.
            [one] { $seats } ha vinto.
           *[other] { $seats } hanno vinto insieme.
        }
    }

outcome-rank = { $rank }. { $seat }
outcome-rank-with-points = { $rank }. { $seat }: { outcome-points }
outcome-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
outcome-part = { $part }: { $points }
outcome-tiebreak = { $part } (decide la parità): { $points }

## Risposte che non sono mosse

malformed = Questa non è una mossa del gioco.
stale =
    { $why ->
        [not-yours] Non tocca a te decidere.
        [over] La partita è finita.
       *[already-decided] È già deciso.
    }

## La riga di comando: aiuto

help-burghof = Burghof, la casa dei giochi di castelli: giocare nel terminale, verificare partite registrate, far giocare i bot.
help-arguments = Argomenti
help-options = Opzioni
help-commands = Comandi
help-lang = La lingua; se manca, quella del sistema.
help-shelf = Il pacchetto Python che contiene i giochi.
help-version = Mostra la versione e termina.
help-json = Scrivere soltanto JSON.
help-plain = Frasi intere, una sotto l’altra, per un lettore di schermo.
help-game = Il gioco, come lo chiama burghof games.
help-option = Un’opzione del gioco come nome=valore; si può ripetere.
help-options-json = Tutte le opzioni del gioco in un solo oggetto JSON.
help-games = Elencare i giochi.
help-sit = Giocare nel terminale, contro i bot o in più persone allo stesso apparecchio.
help-sit-game = Il gioco, come lo chiama burghof games; da omettere con --continue.
help-sit-seats = Chi gioca, in ordine, per esempio me,squire o me:Anna,me:Ben,marshal.
help-sit-seed = Il seme del caso; se manca, se ne estrae uno segreto.
help-sit-recall = Che cosa il tavolo ricorda per tutti: solo ciò che è scoperto, o tutto ciò che ciascuno ha visto.
help-sit-file = Il file che conserva la partita mentre si gioca.
help-sit-continue = Riprendere la partita salvata in questo file.
help-rules = Mostrare le regole di un gioco, per capitolo e per regola.
help-rules-clause = Una regola o un capitolo, per esempio 4.4 o 4.
help-replay = Mostrare una partita registrata come testo, in qualsiasi punto.
help-replay-file = Una registrazione o una partita salvata.
help-replay-upto = Soltanto le prime voci, fino a questo numero.
help-replay-seat = Con gli occhi di questa persona, contata da 0; se manca, come chi guarda.
help-verify = Verificare che le partite registrate siano intere, conformi alle regole e al caso estratto.
help-verify-files = Registrazioni o partite salvate.
help-verify-bots = Rifare ogni decisione di un bot e dire quali sono diverse.
help-analyse = Giudicare ogni scelta di una partita finita: i suoi momenti decisivi, la fortuna e l’abilità.
help-analyse-file = La registrazione di una partita finita.
help-analyse-level = Quanta riflessione: page, squire, knight o marshal.
help-analyse-iterations = In quanti mondi gioca una ricerca; al posto di un livello.
help-analyse-seat = Solo i momenti decisivi di questa persona, contata da 0.
help-simulate = Far giocare ai bot molte partite e riferire com’è andata.
help-simulate-games = Quante partite.
help-simulate-seats = Quante sedie, o un bot per ciascuna: 3, oppure knight,squire.
help-simulate-seed = Il seme: lo stesso seme dà le stesse partite.
help-simulate-player = Un bot per tutte le sedie, o uno per ciascuna, separati da virgole: random, greedy, page, squire, knight o marshal.
help-simulate-swap = Da una partita all’altra spostare ogni bot di una sedia.
help-simulate-vary = Estrarre a sorte le opzioni di ogni partita; il JSON conta quante volte si è giocato con ogni valore.
help-simulate-cap = Interrompere una partita dopo questo numero di mosse.
help-arena = Far giocare i bot fra loro, ognuno altrettanto spesso su ogni sedia, su tutti i core o su un cluster Ray.
help-arena-players = I bot, separati da virgole; uno può essere indicato più volte, e marshal/1200 pensa a 1200 mondi.
help-arena-games = Quante partite gioca ogni gruppo; arrotondate perché ognuno abbia ogni sedia altrettanto spesso.
help-arena-seats = Quante sedie; se i bot sono più delle sedie, gioca ogni scelta possibile.
help-arena-workers = Quanti processi; se manca, uno per core, e con 1 o senza Ray soltanto questo.
help-arena-address = L’indirizzo di un cluster Ray su cui giocare.
help-arena-out = Il file dei risultati, .jsonl o .parquet; lo stesso comando gioca poi soltanto ciò che vi manca.
help-arena-goal = La quota di vittorie con cui si misura il primo di ogni gruppo, per esempio 0.70.
help-arena-until = Terminare un gruppo appena il suo intervallo sta tutto sopra o sotto l’obiettivo.
help-puzzles = Cerca rompicapo nelle partite fra bot, su tutti i core o su un cluster Ray.
help-puzzles-out = Il file che riceve un rompicapo per riga.
help-puzzles-games = Il numero di partite da esaminare.
help-puzzles-first = Il numero della prima partita; lo stesso numero dà la stessa partita.
help-puzzles-bot = Il bot su tutte le sedie.
help-puzzles-theme = Un tema da cercare; se ne possono nominare più d’uno. Senza, tutti.
help-report = Scrivere una pagina con grafici sulle partite delle arene, oppure Markdown.
help-report-files = File di risultati scritti da burghof arena.
help-report-out = Il file da scrivere, .html o .md, oppure una cartella.
help-play = Offrire i giochi in casa: per il browser qui e per altri dispositivi della stessa rete.
help-play-port = La porta; senza indicazione 8000 o la prima libera dopo.
help-play-browser = Aprire il browser oppure no.
help-data = La cartella che conserva tutto; senza indicazione quella del tuo utente.
help-backup = Scrivere in un file tutto ciò che il server di casa conserva.
help-backup-file = Il file da scrivere.
help-restore = Mettere una copia al posto di tutto ciò che il server di casa conserva.
help-restore-file = Un file scritto da burghof backup.
help-serve = Avviare un processo web; l’ambiente nomina PostgreSQL, NATS e tutte le impostazioni.
help-worker = Avviare un processo che fa muovere i bot e svolge i lavori lenti; l’ambiente nomina tutte le impostazioni.
help-worker-health = Un file toccato ogni pochi secondi finché tutto va bene.

## La riga di comando: scaffale, file, errori

cli-shelf-unknown = Non c’è un pacchetto Python «{ $package }».
cli-shelf-id = Codice
cli-shelf-title = Gioco
cli-shelf-seats = Persone
cli-shelf-minutes = Minuti
cli-shelf-age = Età
cli-game-unknown = Non c’è un gioco «{ $game }». Giochi: { $known }.
cli-clause-unknown = In queste regole non c’è un capitolo o una regola { $clause }. Capitoli: { $known }.
cli-option-unknown = Non c’è un’opzione «{ $option }». Opzioni: { $known }.
cli-option-value-unknown = «{ $value }» non è un valore di { $option }. Valori: { $known }.
cli-options-wrong = Queste opzioni non vanno bene per il gioco: { $why }
cli-player-unknown = «{ $player }» qui non può giocare. Possibili: { $known }.
cli-name-unsuitable = Qui nessuno può chiamarsi così. Un nome ha fino a { $most } lettere, niente di nascosto, e non è riservato al server.
cli-players-do-not-fit =
    { $players } nomi indicati per { $seats ->
        [one] { $seats } sedia
       *[other] { $seats } sedie
    }: indicane uno per tutte, o uno per ciascuna.
cli-seats-do-not-fit = Questo gioco non si gioca in { $seats }. Possibile: { $known } persone.
cli-seat-unknown = Non c’è una persona { $seat }; si conta da 0 a { $last }.
cli-file-not-read = Impossibile leggere { $file }: { $why }
cli-file-missing = Non c’è un file { $file }.
cli-file-not-written = Impossibile scrivere { $file }: { $why }
cli-file-without-a-game = { $file } non contiene una partita registrata: { $why }
cli-file-of-unknown-game = { $file } è una partita del gioco «{ $game }», che qui non c’è.
cli-right =
    { $file }: in regola. { $title }, { $entries ->
        [one] { $entries } voce
       *[other] { $entries } voci
    }, { $finished ->
        [1] partita finita
       *[other] partita in corso
    }, { $checked ->
        [1] ogni estrazione verificata.
       *[other] estrazioni non verificate finché il seme è segreto.
    }
cli-bots-right =
    { $file }: { $decisions ->
        [0] nessun bot ha deciso niente.
        [one] una decisione di un bot è stata rifatta: è la stessa.
       *[other] { $decisions } decisioni di bot sono state rifatte: sono tutte le stesse.
    }
cli-bot-decides-otherwise = { $file }, voce { $position }: interrogato di nuovo, il bot decide altrimenti.
cli-bots-not-yet = { $file }: le decisioni dei bot non si possono rifare finché il seme è segreto.
cli-fault = { $file }: { cli-fault-why }
cli-fault-at-entry = { $file }, voce { $position }: { cli-fault-why }
cli-fault-why =
    { $why ->
        [another-game] la registrazione è di un altro gioco.
        [unknown-rules] la registrazione segue regole che qui non si conoscono.
        [wrong-seats] il numero di persone non va bene.
        [wrong-options] le opzioni non sono quelle di questo gioco.
        [wrong-commitment] il seme non è quello promesso.
        [broken-chain] la voce non segue dalla precedente; qualcosa è stato cambiato.
        [not-opened] la prima voce, e solo quella, deve aprire il tavolo.
        [not-due] non era il suo turno.
        [illegal] la mossa è contro le regole.
        [not-as-drawn] il caso non ha estratto questo.
        [not-allowed] non era permesso.
        [after-the-end] la partita era già finita.
        [cut-short] la registrazione si interrompe a metà di un passo.
        [wrong-head] la fine non corrisponde alle voci; manca qualcosa o qualcosa è stato cambiato.
        [wrong-seed] il seme deve esserci quando la partita è finita, e solo allora.
        [wrong-outcome] il risultato non è quello di questa partita.
       *[other] non è in regola.
    }

## La riga di comando: riproduzione e simulazione

cli-replay-title = { $title }, dopo la voce { $position } di { $total }
cli-replay-players = Al tavolo: { $names }
cli-simulated =
    { $games ->
        [one] { $games } partita
       *[other] { $games } partite
    }, { $steps } mosse in { $seconds } secondi: { $speed } mosse al secondo.
cli-simulated-length = Una partita ha avuto in media { $steps } mosse e al massimo { $longest }, comprese quelle del caso.
cli-simulated-seat = Sedia { $number }: { $wins } su { $games } vinte
cli-simulated-seat-of = Sedia { $number }, { $player }: { $wins } su { $games } vinte
cli-simulated-player = { $player } su tutte le sedie: { $wins } su { $games } vinte
cli-simulated-ties = Vittorie condivise: { $shared }, contano in parte per ogni bot; partite che nessuno ha vinto: { $unwon }.
cli-simulated-figure = { $figure }: { $mean } a partita
cli-simulated-unfinished =
    { $games ->
        [one] { $games } partita non era finita
       *[other] { $games } partite non erano finite
    } dopo { $cap } mosse.
cli-analyse-not-over = { $file }: la partita non è finita. Si giudica dopo.
cli-analyse-level-unknown = Non c’è un livello { $level }; ci sono: { $known }.
cli-analysed = { $choices } scelte, ciascuna giudicata da ciò che si poteva sapere in quel momento, in { $worlds } mondi immaginati.
cli-analysed-turns =
    { $turns ->
        [0] Momenti decisivi: nessun turno ha cambiato chiaramente le probabilità
       *[other] Momenti decisivi
    }
cli-analysed-turn = Turno { $turn }, { $name }: { $swing }
cli-analysed-played = Giocato: { $move } ({ $before } → { $chance }%, ± { $noise })
cli-analysed-better = Meglio: { $move } ({ $chance }%, ± { $noise })
cli-analysed-why = Per { $name }: { $words } (§{ $clause })
cli-analysed-ledgers =
    { $lone ->
        [1] Probabilità all’inizio + fortuna + abilità = risultato, in punti di probabilità di riuscire
       *[other] Parte equa + fortuna + abilità = risultato, in punti di probabilità di vincere
    }
cli-analysed-ledger = { $name }: { $start }, fortuna { $luck }, abilità { $skill } (± { $noise }): { $result }

## La riga di comando: il laboratorio

cli-arena-played =
    { $games ->
        [one] { $games } partita
       *[other] { $games } partite
    }, di cui { $played } giocate ora in { $seconds } secondi: { $speed } partite al secondo.
cli-arena-shape = Una partita ha avuto in media { $length } mosse e { $decisions } decisioni, una decisione { $branching } possibilità, al massimo { $widest }.
cli-arena-player = Bot
cli-arena-seat = Sedia
cli-arena-line-up = Gruppo
cli-arena-games = Partite
cli-arena-won = Vinte
cli-arena-share = Quota
cli-arena-interval = 95 %
cli-arena-fair = Quota pari
cli-arena-score = Punti
cli-arena-decisions = Decisioni
cli-arena-thinks = Pensa, ms
cli-arena-thinks-95 = 95 % entro, ms
cli-arena-goal = Obiettivo
cli-arena-against-goal =
    { $verdict ->
        [above] raggiunto
        [below] mancato
       *[open] aperto
    }
cli-arena-unfinished =
    { $games ->
        [one] { $games } partita è stata interrotta
       *[other] { $games } partite sono state interrotte
    } al limite.
cli-arena-unreadable = { $file } non contiene risultati di un’arena: { $why }
cli-arena-other = { $file } appartiene a un’altra arena, là e qui: { $difference }
cli-arena-suffix = { $file } non ha l’estensione giusta. Possibili: { $known }.
cli-arena-no-cluster = All’indirizzo { $address } non c’è nessun cluster Ray.
cli-arena-other-code = Una macchina del cluster ha altre regole o altri bot: installa lo stesso Burghof su tutte.
cli-arena-until-what = --until richiede un --goal.
cli-puzzles-no-theme = { $theme } non è un tema di questo gioco. Possibili: { $known }.
cli-puzzles-found =
    { $theme }: { $puzzles } rompicapo
cli-report-other-game = { $file } contiene partite di { $game }.
cli-report-empty = In questi file non c’è nessun giro di partite in cui ognuno abbia avuto ogni sedia.
cli-report-written = Scritto: { $file }

## La riga di comando: al tavolo

cli-sit-what = Indica un gioco, o una partita salvata con --continue.
cli-sit-welcome = Scrivi ? per l’aiuto, r per le regole.
cli-sit-without-seed = Questa registrazione nasconde il suo seme, perciò la partita non può continuare; le partite salvate lo conservano.
cli-sit-is-over = Questa partita è finita; burghof replay la mostra.
cli-sit-help =
    Un numero sceglie quella riga dell’elenco. Più numeri scelgono di elenco in elenco: 4 2.
    Altre parole mostrano solo ciò che le contiene; una riga vuota mostra di nuovo tutto l’elenco.
      v          rivedere il tavolo
      w          il tavolo in frasi intere
      l          che cosa è successo finora
      u          annullare l’ultima mossa
      r          i capitoli delle regole; r 4 ne mostra uno, r 4.4 una regola
      s FILE     salvare la partita
      m MOSSA    una mossa scritta in JSON
      q          lasciare il tavolo
cli-sit-help-aids = {"  "}a          che cosa si può calcolare per te; a 1 mostra il primo
cli-prompt = { $seat } (? per l’aiuto):
cli-menu-more =
    { $node } ({ $offers ->
        [one] { $offers } possibilità
       *[other] { $offers } possibilità
    })
cli-menu-part = Invio mostra di nuovo tutto l’elenco.
cli-menu-no-such-number = Scegli un numero da 1 a { $last }.
cli-menu-nothing-found = Niente di ciò che puoi fare contiene «{ $text }». Scrivi ? per l’aiuto.
cli-move-like = Una mossa si scrive così: m { $example }
cli-aid-unknown = Questo gioco non calcola niente che si chiami «{ $text }». Calcola:
cli-nothing-to-take-back = Non c’è niente da annullare.
cli-take-back-impossible = Questo non si può annullare.
cli-take-back-agree =
    { $seat }, si annulla { $own ->
        [1] la tua ultima mossa
       *[0] l’ultima mossa di { $mover }
    }? (s/n)
cli-take-back-refused = { $seat } preferisce di no.
cli-curtain-close = { $seat }, premi Invio quando hai letto.
cli-curtain = Passate l’apparecchio a { $seat }. { $seat }, premi Invio.
cli-save-where = Indica un file, per esempio: s partita.json
cli-save-over = { $file } esiste già. Sovrascriverlo? (s/n)
cli-save-ask = In quale file salvare la partita? (Invio o n: non salvare)
cli-save-record-ask = In quale file scrivere la registrazione? (Invio o n: in nessuno)
cli-saved = La partita è in { $file }.
cli-game-left = Hai lasciato il tavolo.

## La riga di comando: il server

cli-extras-missing =
    Per questo { $extra ->
        [lab] il laboratorio
       *[home] il server
    } deve essere installato (manca { $module }): { $command }
cli-play-starts = La casa si apre…
cli-play-already = Burghof è già in funzione.
cli-play-here = Su questo dispositivo: { $url }
cli-play-others = Su altri dispositivi della stessa rete: { $url }
cli-play-alone = Questo dispositivo non ha rete, quindi nessun altro può unirsi.
cli-play-kept = Tutte le partite sono conservate in { $folder }. Ctrl-C ferma.
cli-play-stopped = Burghof è fermo. Tutte le partite sono conservate.
cli-backed-up = Tutto è in { $file }. Chi ha questo file può conoscere tutti i segreti delle partite che contiene.
cli-restored = Tutto è com’era in { $file }.
cli-restored-before = Ciò che c’era prima è in { $file }.
cli-settings-wrong =
    { $kind ->
        [unknown] Non c’è nessuna impostazione così: { $about }
        [missing] Mancano queste impostazioni: { $about }
        [open] Questo server dev’essere raggiungibile da altre macchine, perciò imposta prima { $about }: senza i proxy tutti quelli dietro un bilanciatore contano come un solo ospite e vengono rallentati, e senza l’indirizzo né i cookie né i link sono fatti per quello (senza bilanciatore: BURGHOF_TRUSTED_PROXIES=none).
       *[wrong] Un’impostazione è sbagliata. { $about }
    }
cli-no-database = La base di dati che DATABASE_URL nomina non risponde.
home-no-folder = La cartella { $folder } non può essere creata: { $why }
home-busy = Un altro Burghof lavora con la cartella { $folder } e non risponde. Fermalo e riprova.
home-busy-restore = Burghof è in funzione con la cartella { $folder }. Prima fermalo.
home-port-taken = La porta { $port } è occupata da un altro programma.
home-other-postgres = La cartella { $folder } è di PostgreSQL { $found }, e questo Burghof ha bisogno di { $needed }. Fanne una copia con il Burghof che l’ha scritta e ripristinala qui.
home-postgres-fails = PostgreSQL non fa ciò che dovrebbe ({ $program }): { $why }
home-newer-release = È stato scritto da un Burghof più recente. Installa quello.
home-start-fails = Il server non ha potuto avviarsi. { $log } dice di più.
home-no-backup = { $file } non è una copia di Burghof.

## La pagina semplice

plain-to-do = Che cosa puoi fare
plain-chosen = Hai scelto. Puoi ancora cambiare.
plain-table = Il tavolo
plain-log = Finora
