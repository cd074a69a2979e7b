### Il sito in italiano.

## Dappertutto

guest = Ospite
your-name = Il tuo nome
end-sessions = Disconnetti i miei altri dispositivi
end-sessions-more = I tuoi altri dispositivi non ti conosceranno più. Questo resta com’è.
end-sessions-yes = Sì, disconnettili
end-sessions-done = Fatto. Ora ti conosce solo questo dispositivo.
say-your-name = Come ti chiami?
ok = È il mio nome
to-night = Accendi le lanterne
to-day = Fai sorgere il sole
language = Lingua
to-courtyard = Torna nel cortile
to-gate = Alla porta
no-such-page = Dietro questa porta non c’è niente.
no-such-page-more = La via del ritorno è più corta di quanto sembri.
nothing-here = Qui non c’è niente
shut = Chiuso
looking = Mi guardo intorno…
knock = Bussa di nuovo
practice = Esercitati
rules = Regole
more = Altro

## Difficoltà

problem-broken = Da noi si è rotto qualcosa. È già nel nostro libro.
problem-offline = Il messaggero si è perso e ci riprova. La tua ultima mossa è al sicuro.
retry-now = Riprova ora
problem-malformed = La casa non ha capito.
problem-no-session = La casa non ti conosce ancora. Di’ prima il tuo nome.
problem-not-yours = Tocca a qualcun altro decidere.
problem-removed = Ti si chiede di lasciare questo tavolo. Altri ti aspettano.
problem-one-chair = A un tavolo pubblico ogni persona ha una sedia.
problem-wrong-origin = Questo viene da una pagina che non è nostra.
problem-wrong-host = Questo indirizzo non è dei nostri.
problem-not-found = Questo tavolo non esiste, o per te non è aperto.
problem-wrong-method = La casa non ha capito.
problem-too-slow = È arrivato troppo lentamente. Prova ancora una volta.
problem-stale = È già deciso.
problem-not-now = Non in questo momento.
problem-seat-taken = Questa sedia è già occupata.
problem-too-large = È più di quanto la casa possa portare.
problem-illegal = È contro le regole.
problem-too-often = Un po’ più piano, per favore.
problem-full = La casa è piena, o hai troppe pagine aperte. Ribussiamo da soli.
problem-elsewhere = Il tavolo ha traslocato. Prova ancora una volta.
problem-try-again = Un momento. Prova ancora una volta.
problem-name-taken = A questo tavolo qualcuno si chiama già così, o quasi. Aggiungi una lettera o scegli un altro nome.
problem-name-signs = Un nome può avere lettere, cifre, spazi e segni semplici, niente di nascosto. Scegline un altro, per favore.
problem-name-long = Questo nome è molto lungo. Sullo scudo ci stanno fino a 24 lettere.
problem-name-letters = Un nome ha bisogno di almeno una lettera.
problem-name-reserved = Questo nome appartiene alla casa. Scegline un altro, per favore.
link-unknown = Questo link non apre più niente. Chiedine uno nuovo.

## Il cortile

home-lead =
    { $games ->
        [1] Un gioco di castelli
        [2] Due giochi di castelli
        [3] Tre giochi di castelli
        [4] Quattro giochi di castelli
        [5] Cinque giochi di castelli
        [6] Sei giochi di castelli
        [7] Sette giochi di castelli
        [8] Otto giochi di castelli
        [9] Nove giochi di castelli
        [10] Dieci giochi di castelli
       *[other] { $games } giochi di castelli
    } per famiglia e amici. Nel browser, insieme o contro i bot.
choose-a-game = Scegli un gioco
games = Giochi
game-facts = { $seats } persone · { $minutes } min · da { $age } anni
play-now = Gioca contro i bot
play-now-more =
    { $bots ->
        [0] In solitario, senza account
        [one] Un bot solido, senza account
       *[other] { $bots } bot solidi, senza account
    }
play = Gioca
learn = Impara
play-alone = Gioca in solitario
play-alone-more = Con le regole per una persona
credits = Un gioco di { $designers } ({ $publisher }, { $year })
invite-others = Invita
invite-others-more = Basta un link o un codice
play-here = Gioca su questo dispositivo
play-here-more = Passatevi il tablet
tables-running = Tavoli in corso
tables-finished = Tavoli finiti
tables-all = Mostra tutti ({ $number })
tables-none = Ancora nessun tavolo.
tables-none-more = Aprine uno, o gioca contro i bot.
table-back-to-it = Torna al tavolo
table-sit-down = Siediti
table-watch = Guarda
table-look-back = Rivedi
table-is-gathering =
    { $free ->
        [one] Una sedia è libera
        [2] Due sedie sono libere
        [3] Tre sedie sono libere
        [4] Quattro sedie sono libere
        [5] Cinque sedie sono libere
        [6] Sei sedie sono libere
       *[other] { $free } sedie sono libere
    }
table-is-full = Ci sono tutti
table-is-running = In corso
table-your-turn = Tocca a te
table-turn-here = Su questo dispositivo: { $names }
table-turn-of =
    { $count ->
        [one] { $names } sta pensando
       *[other] { $names } stanno pensando
    }
table-is-over = Finita
table-you-won = Hai vinto
table-won-by =
    { $count ->
        [0] Non ha vinto nessuno
        [one] Ha vinto { $names }
       *[other] Hanno vinto insieme { $names }
    }
table-bots =
    { $bots ->
        [one] un bot
       *[other] { $bots } bot
    }
open-a-table = Apri un tavolo
big-screen = Un grande schermo, un telefono a testa
big-screen-more = La plancia sul televisore. Carte e segreti restano sui telefoni.
big-screen-set = Prepara
invite-to = Invita: { $game }
home-foot = Burghof è software libero. I giochi appartengono a chi li ha fatti; parole, disegni e programma sono nostri.
as-plain-text = Come testo semplice

## Bot

bot-page = Paggio
bot-page-more = impara le regole con te
bot-squire = Scudiero
bot-squire-more = solido, non vede i piani lunghi
bot-knight = Cavaliere
bot-knight-more = pensa in anticipo, accetta i regali
bot-marshal = Maresciallo
bot-marshal-more = gioca meglio che può

## Un nuovo tavolo

new-table = Nuovo tavolo
new-table-meta = { $game } · { $seats } sedie · circa { $minutes } minuti
steps = Passi
step-game = Gioco
step-chairs = Sedie
step-rules = Regole
for-players = { $seats } persone
chairs = Sedie
chair = Sedia { $number }
chair-empty = Sedia vuota
chair-empty-more = per chi verrà
chair-host = inviti tu
chair-here = gioca su questo dispositivo
chair-guest = Ospite in { $colour }
chair-bot = Un bot
chair-free = Libera la sedia
chair-remove = Chiedi di andare
guest-removed = { $name } ha dovuto lasciare il tavolo e resta fuori.
guest-readmit = Fa’ rientrare { $name }
chair-stand-up = Alzati
chair-sit-too = Siediti anche qui
who-sits-here = Chi siede qui?
your-chair = La tua sedia
chair-being-set = La sedia che prepari
kind-open = Persona
kind-here = Qui
kind-bot = Bot
their-name = Nome di questa persona
level = Livello
settings = Impostazioni
time = Tempo
time-none = Nessuno
time-none-more = Nessuno ha fretta.
time-five = 5 min
time-five-more = Cinque minuti a testa per tutta la partita, e cinque secondi in più dopo ogni decisione. Quando i tuoi finiscono, un bot continua per te.
time-ten = 10 min
time-ten-more = Dieci minuti a testa per tutta la partita, e cinque secondi in più dopo ogni decisione. Quando i tuoi finiscono, un bot continua per te.
time-day = 1 giorno
time-day-more = Un giorno per ogni decisione. Quando passa, un bot continua per te.
where = Dove giocate
where-own = Uno a testa
where-own-more = Ogni persona sul proprio telefono, tablet o computer.
where-screen = Schermo
where-screen-more = Questo dispositivo mostra la plancia a tutti. Ci si siede con il telefono.
where-here = Questo
where-here-more = Tutti intorno a questo dispositivo. Un sipario copre ciò che è segreto.
who-may-see = Chi può vederlo
visibility-private = Solo con il link
visibility-private-more = Non è in nessuna lista
visibility-public = Tutti
visibility-public-more = In lista, chiunque può sedersi
recall = Memoria
recall-pure = A memoria
recall-pure-more = Vedi solo ciò che è scoperto. Ricordare fa parte del gioco.
recall-notebook = Taccuino
recall-notebook-more = Ciò che hai visto viene annotato per te.
option-only-for = Solo con { $seats } persone.
clause = Regola { $clause }
yes = Sì
no = No
invite = Invita
invite-later = Il link e il suo codice compaiono appena il tavolo è aperto.
invite-scan = Scansiona, o apri
invite-code = Codice con il link a questo tavolo
invite-copy = Copia il link
invite-copied = Copiato
invite-share = Condividi
invite-marked = Il link è evidenziato. Copialo a mano.
invite-only-here = Questo link vale solo su questo dispositivo.
invite-elsewhere = Il link ce l’ha chi ha aperto il tavolo.
link-renew = Crea un nuovo link
link-make = Crea un link
link-withdraw = Ritira il link
link-keep = Tienilo
link-withdrawn = Ora nessun link apre questo tavolo.
link-used =
    { $uses ->
        [0] Nessuno ha ancora usato questo link.
        [one] Una persona ha usato questo link.
       *[other] { $uses } persone hanno usato questo link.
    }
link-ends =
    { $days ->
        [one] Vale ancora un giorno.
       *[other] Vale ancora { $days } giorni.
    }
chair-link = La tua sedia su un altro dispositivo
chair-link-of = La sedia di { $name } su un altro dispositivo
chair-link-more = Un link porta la tua sedia su un altro dispositivo. Vale una settimana.
chair-link-drop = Chi ha avuto questa sedia con un link la lascia
herald-open = Ci sono tutti. Aprire il tavolo?
herald-open-with-empty =
    { $empty ->
        [one] Una sedia è vuota. Aprire il tavolo?
        [2] Due sedie sono vuote. Aprire il tavolo?
        [3] Tre sedie sono vuote. Aprire il tavolo?
        [4] Quattro sedie sono vuote. Aprire il tavolo?
        [5] Cinque sedie sono vuote. Aprire il tavolo?
        [6] Sei sedie sono vuote. Aprire il tavolo?
       *[other] { $empty } sedie sono vuote. Aprire il tavolo?
    }
herald-open-more = Chi ha il link può sedersi.
courtyard = Cortile
open-the-table = Apri il tavolo
usual-keep = Salva come predefinito
usual-kept = Salvato

## Chi arriva su invito

invited-your-chair = la tua sedia
invited-chair = C’è una sedia libera per te: { $game }.
invited-others =
    { $count ->
        [one] C’è anche { $names }.
       *[other] Ci sono anche { $names }.
    }
invited-begins = La partita comincia quando tutte le sedie sono occupate.
invited-host-begins = { $host } dà il via quando tutte le sedie sono occupate.
invited-full = Tutte le sedie sono occupate.
invited-full-more = Guarda, oppure apri un altro tavolo.
invited-running = La partita è già cominciata.
invited-running-more = Guarda, oppure apri un altro tavolo.
invited-over = La partita è finita.
invited-watch = Guarda soltanto
invited-twin = Apri un altro tavolo
invited-no-account = Né account né e-mail. Basta un nome.
invited-name-first = Di’ prima il tuo nome.
invited-at-the-table = Al tavolo
private-table = Questo tavolo è privato, oppure è chiuso.
private-table-more = Chiedi il link a chi l’ha aperto.

## A un tavolo

table = Tavolo
table-meta =
    { $seats ->
        [one] una persona
       *[other] { $seats } persone
    }
seats = Al tavolo
seat-free = libera
seat-away = torna subito
seat-your-turn = tocca a te
seat-next = è il suo turno
seat-thinks = pensa
seat-chosen = ha scelto
bot-plays-lower = { $who } ora gioca come { $level }: i bot hanno finito il tempo per pensare.
seat-played-by = gioca al suo posto: { $bot }
seat-you = tu
seat-together = insieme a { $names }
seat-waits = aspetta
seat-empty-name = Ancora nessuno
herald-waits =
    { $free ->
        [one] Una sedia è vuota. Chi ha il link può sedersi.
        [2] Due sedie sono vuote. Chi ha il link può sedersi.
        [3] Tre sedie sono vuote. Chi ha il link può sedersi.
        [4] Quattro sedie sono vuote. Chi ha il link può sedersi.
        [5] Cinque sedie sono vuote. Chi ha il link può sedersi.
        [6] Sei sedie sono vuote. Chi ha il link può sedersi.
       *[other] { $free } sedie sono vuote. Chi ha il link può sedersi.
    }
herald-full = Ci sono tutti.
begin = Comincia
todo = Che cosa puoi fare
todo-chosen = Hai scelto. Puoi ancora cambiare.
choices-more = { $node }: { $offers } modi
on-the-table = Il tavolo a parole
how-much = Più o meno testo
at-a-glance = In breve
in-sentences = In frasi
take-back = Annulla la mossa
ask-take-back = Chiedi di annullare la mia mossa
asked-back = { $who } vorrebbe annullare l’ultima mossa.
asked-back-mine = Hai chiesto di annullare la tua mossa.
asked-back-waits = Si attende { $names }.
withdraw = Ritira la richiesta
agree = D’accordo
refuse = Meglio di no
rail = Diario, regole, tavolo
rail-ahead = Poi
rail-log = Diario
rail-notebook = Taccuino
hear-again = Riascolta
rail-rules = Regole
rail-table = Tavolo
log-empty = Non è ancora successo niente.
clock-none = nessuno
clock-live = { $minutes } min a testa
clock-days =
    { $days ->
        [one] un giorno per decisione
       *[other] { $days } giorni per decisione
    }
ways-out = Vai via
leave-to-bot = Lascia giocare un bot per { $name }
resign = { $name } abbandona
resign-sure = { $name } abbandona davvero?
resign-no = Continua
resign-yes = Sì, abbandona
come-back = Torna a giocare tu
series = Dopo { $games } partite
rematch = Un’altra partita
to-the-rematch = Alla prossima partita
series-wins =
    { $wins ->
        [one] { $wins } vittoria
       *[other] { $wins } vittorie
    }
go-in-again = Torna dentro
watch-again = Rivedi la partita
you-watch = Stai guardando.
curtain = Tocca a { $name }.
curtain-open = Sono { $name }
curtain-not-here = { $name } non è qui
curtain-look-away = Gli altri guardano altrove.
curtain-closes = Il sipario si richiude appena la scelta è fatta.
recap-of = { $name }, dal tuo ultimo turno
in-words = A parole
skip = Salta
skip-to-end = Fino alla fine
pace = Ritmo
pace-calm = calmo
pace-brisk = svelto
pace-at-once = subito
then-your-turn = Poi tocca a te, { $name }.
beat = Frase { $at } di { $all }
recap = Dal tuo ultimo turno
recap-more = Eccoti di nuovo. Guarda che cosa è successo nel frattempo, o continua.
recap-whole-log = Tutto il diario
recap-play = Riguardale, { $seconds } s
look-up = Guarda lo schermo: { $sentence }
screen-goes-first = Guarda lo schermo: mostra ancora che cosa è successo.
close = Chiudi
title-your-turn = Tocca a te
step-back = Indietro
learning-asks = Chiedimi prima che sprechi un’occasione
one-key-shortcuts = Scorciatoie con un solo tasto
keep-playing = Continua
do-it = Fallo
sound = Suono
sound-game = Gioco
sound-signals = Segnali
sound-mute = Muto
see-the-table = Vedi il tavolo
see-the-result = Vedi il risultato
full-screen = Schermo intero

## I suggerimenti

hint = Suggerimento
hints-for-all = per tutti quelli che ne vogliono
hints-for-all-more = Chi si siede è d’accordo: qui tutti possono chiedere suggerimenti.
hint-thinking = Ci sto pensando.
hint-sees = Vedo solo quello che vedi tu.
hint-look = Guarda prima qui.
hint-show = Mostra la mossa
hint-others = Altre idee
hint-another = Un’altra idea
hint-do = Lo faccio
hint-ideas = { $ideas ->
    [one] Un’idea
    [2] Due idee
   *[other] Tre idee
}
hint-tempting = A prima vista va bene, ma altre mosse vincono più spesso.
hint-searched = Di tutte le mosse che ho provato, questa vince più spesso.
hint-second-best = Vince meno spesso della prima.
hint-best-in = La migliore in { $best } prove su { $worlds }:
hint-certain = certo
hint-likely = probabile
hint-even = alla pari
hint-guess = a intuito
hint-not = meglio di no
hint-free-to-ask = Chiedere non costa nulla. I suggerimenti li vedi solo tu.

## Un tavolo sullo schermo grande

screen-open = Mostra su uno schermo grande
screen-join = Lo schermo e la via per unirsi
screen-corner = Entra col telefono
screen-scan = Inquadra e siediti
screen-scan-more = Inquadra il codice con la fotocamera del telefono. La tua mano e i tuoi pulsanti sono sul telefono, la plancia è quassù.
screen-link = Oppure apri questa pagina
screen-turn = A chi tocca
screen-fill-up = Bot sulle sedie libere
screen-there = La plancia è sullo schermo grande.
screen-board-here = Mostrala anche qui
screen-board-there = Tienila piccola qui

## Rivedere una partita

replay = Replay
replay-open = Rivedi la partita
replay-meta =
    { $all ->
        [one] Replay · un passo
       *[other] Replay · { $all } passi
    }
replay-rail = Diario, prova, condividi
replay-proof = Prova
replay-position = Punto della partita
replay-step = Passo { $at } di { $all }
replay-first = All’inizio
replay-back = Indietro
replay-forward = Avanti
replay-last = Alla fine
replay-play = Riproduci
replay-pause = Pausa
replay-next-point = Prossimo momento decisivo
replay-keys = Tasti: Spazio riproduci · , indietro · . avanti · Inizio · Fine
replay-eyes = Con gli occhi di chi
replay-these-eyes = visto da qui
replay-outside = Da fuori
replay-quiet = Una scelta, coperta.
replay-running = Questa partita è in corso. Può rivederla solo chi la gioca, dalla propria sedia.
replay-pure = Questo tavolo ricorda solo ciò che è scoperto. Potrai rivedere la partita quando sarà finita.
replay-not-begun = Non c’è ancora niente da rivedere. La partita non è cominciata.
to-the-table = Al tavolo
share = Condividi
share-title = Un link a questo punto
share-all = Chi ha il link può aprirlo.
share-members = Può aprirlo chi era a questo tavolo.
share-running = La partita è in corso: questo link è solo per te.
share-copy = Copia il link
share-record = Tutta la partita in un file
share-record-more = Si può rivedere e verificare senza questa casa.
share-save = Salva la partita

## Reviewing

review = Analisi
review-meta =
    Analisi · { $choices ->
        [one] una scelta
       *[other] { $choices } scelte
    }
review-band = Chi era in testa, turno per turno
review-band-alone = Come andava, turno per turno
review-rail = Analisi, turni, regole
review-points = Momenti decisivi
review-turns = Turni
review-turn = Turno
review-start = inizio
review-end = fine
review-at = Turno { $turn }, { $name }
review-played = Giocato
review-better = Meglio
review-why = Per { $name }: { $words }
review-asked = Il tuo suggerimento qui: { $move }
review-no-better = Non si è trovata una mossa chiaramente migliore.
review-ledgers = Tutti partono dal { $start }%. Che cosa hanno aggiunto fortuna e abilità
review-ledgers-alone = Si partiva dal { $start }%. Che cosa hanno aggiunto fortuna e abilità
review-luck = Fortuna
review-skill = Abilità
review-sure = Quanto è sicuro?
review-sure-more = Ogni scelta è stata giudicata da ciò che si poteva sapere in quel momento, in { $worlds } mondi immaginati. I cambiamenti di meno di 4 punti, o troppo piccoli per essere sicuri, non sono mostrati.
review-luck-is = Fortuna è ciò che è stato distribuito, estratto e scoperto. L’abilità confronta ogni scelta con la migliore che il bot ha trovato. Entrambe possono sbagliare di { $noise } punti; ciò che è più piccolo è segnato ≈ 0.
review-no-points = Nessun turno ha cambiato chiaramente le probabilità.
review-castle = Il castello
review-noise = più o meno { $noise }
review-unasked = Dove si è deciso tutto?
review-unasked-more = Ogni scelta di questa partita può essere giudicata da ciò che si poteva sapere in quel momento. Ci vuole un po’; non serve aspettare qui.
review-ask = Analizza la partita
review-progress = { $done } scelte giudicate su { $total }
review-begins = Si sta giudicando la prima scelta.
review-failed = L’analisi non è stata finita.
review-failed-more = Vedi ciò che è già giudicato. Da lì si può continuare.
review-again = Finisci l’analisi
review-earlier = Turno precedente
review-next = Turno seguente
review-at-start = Prima della prima scelta.
review-at-end = Ecco com’è finita.
review-lost = { $name } ha perso qui { $points } punti. C’era una mossa migliore.
review-brought = { $name } ha guadagnato { $points } punti in questo turno.
review-cost = { $name } ha perso { $points } punti in questo turno.
review-well = Qui { $name } ha scelto bene.
review-running = Questa partita è in corso. Si analizza quando è finita.
review-keys = Tasti: , . turno per turno · < > tra i momenti decisivi
review-chances = Probabilità
review-whole = Tutta la partita
review-stood = { $name } aveva qui il { $chance }%, e il { $after }% dopo la mossa giocata.
review-rules = Le regole in gioco:
review-unjudged = { $name } non vuole che queste scelte siano giudicate. Si vedono solo le probabilità.
review-be-judged = Giudica le scelte di { $name }
review-be-judged-more = Altrimenti tutti vedono solo le probabilità, non le scelte.
play-on = Continua da qui
what-if = E se… · senza risultato
to-the-review = All’analisi

## Il caso è stato onesto?

verify-title = Il caso è stato onesto?
verify-lead = Apri una registrazione, e ricalcolerò ogni dado e ogni mescolata.
verify-a-file = Apri una registrazione
verify-drop = Oppure posa il file qui. Resta su questo dispositivo.
verify-none = Questa non è la registrazione di una partita.
verify-more = Prima della prima mossa la casa si impegna sul suo seme. A partita finita lo rivela, e il tuo browser ricalcola ciò che il caso ha dato.
verify-later = La casa si è impegnata sul suo seme e lo rivelerà a fine partita. Allora ogni dado e ogni mescolata potrà essere ricalcolata. Questa è la sua promessa:
verify-right = Il caso è stato onesto: tutto torna come registrato.
verify-wrong = Questa registrazione è stata modificata.
verify-unknown = Niente è sbagliato, ma non tutto si è potuto verificare.
verify-is-right = Giusto:
verify-is-wrong = Sbagliato:
verify-is-unknown = Non verificato:
verify-promise-right = Il seme corrisponde a ciò che è stato promesso prima della prima mossa.
verify-promise-wrong = Il seme non è quello promesso prima della prima mossa.
verify-promise-unknown = Il seme è ancora segreto, come promesso, fino alla fine della partita.
verify-heard-right = Questo dispositivo ha ricevuto la stessa promessa durante la partita.
verify-heard-wrong = Durante la partita questo dispositivo ha ricevuto un’altra promessa.
verify-chain-right =
    { $lines ->
        [one] La registrazione ha una riga, e nessuno l’ha toccata.
       *[other] Le { $lines } righe ci sono tutte, ognuna sigillata alla precedente.
    }
verify-chain-wrong = Il sigillo della riga { $line } è rotto: prima qualcosa è stato modificato.
verify-chain-last = L’ultimo sigillo è rotto: la fine della registrazione è stata modificata.
verify-chance-right =
    { $draws ->
        [0] In questa partita il caso non ha dato niente.
        [one] L’unico risultato del caso è stato ricalcolato, ed è lo stesso.
       *[other] { $draws } risultati del caso sono stati ricalcolati, ogni dado e ogni mescolata, e sono tutti gli stessi.
    }
verify-chance-wrong =
    { $draws ->
        [0] La riga { $line } è il primo risultato del caso, e il seme ne dà un altro.
        [one] Alla riga { $line } il seme dà un altro risultato. Quello prima è giusto.
       *[other] Alla riga { $line } il seme dà un altro risultato. I { $draws } prima sono giusti.
    }
verify-chance-secret = Dadi e mescolate si potranno ricalcolare quando il seme sarà rivelato.
verify-chance-unknown = Questa casa non conosce le regole con cui questo gioco estrae.
verify-limits = Qui non si verifica se ogni mossa fosse permessa; lo fa «burghof verify» con le regole. E si mostra che dopo la promessa niente è cambiato, non che la casa abbia scelto il seme alla cieca.

## Serie, e colori delle sedie

series-of-games = Serie
series-none = Una partita
series-none-more = Giocate una sola partita.
series-games = Più partite
series-games-more = Giocate questo numero di partite con le stesse persone. La serie va a chi ha di più dopo l’ultima.
series-target = A un traguardo
series-target-more = Giocate con le stesse persone finché qualcuno arriva a quel totale.
series-length = Numero di partite
series-goal = Traguardo
series-counts = Che cosa conta
series-counts-victories = Vittorie
series-counts-points = Punti
series-terms-games-victories = { $games } partite: la serie va a chi ne vince di più.
series-terms-games-points = { $games } partite: la serie va a chi ha più punti in totale.
series-terms-target-victories =
    { $target ->
        [one] Fino alla prima partita vinta.
       *[other] Finché qualcuno vince { $target } partite.
    }
series-terms-target-points =
    { $target ->
        [one] Finché qualcuno ha un punto.
       *[other] Finché qualcuno ha { $target } punti in totale.
    }
series-game-of = Partita { $number } di { $games }
series-game = Partita { $number } della serie
series-left =
    { $left ->
        [one] Ancora una partita.
       *[other] Ancora { $left } partite.
    }
series-missing-victories =
    { $missing ->
        [one] A chi è in testa manca una vittoria.
       *[other] A chi è in testa mancano { $missing } vittorie.
    }
series-missing-points =
    { $missing ->
        [one] A chi è in testa manca un punto.
       *[other] A chi è in testa mancano { $missing } punti.
    }
series-won =
    { $count ->
        [0] Nessuno vince la serie.
        [one] { $names } vince la serie.
       *[other] { $names } vincono la serie insieme.
    }
next-game = Prossima partita
to-the-next-game = Alla prossima partita
another-series = Un’altra serie
chair-move = Spostati qui
chair-move-to = Spostati qui: la sedia { $colours }
chair-colours = in { $colours }
colour-gules = rosso
colour-azure = blu
colour-or = dorato
colour-vert = verde
colour-purpure = viola
colour-sable = nero

## La fine di una partita

end-you-win = Vinci tu, { $name }.
end-you-share = Dividi la vittoria con { $names }.
end-you-together = Avete vinto tutti insieme.
end-you-place =
    { $rank ->
        [2] Secondo posto per te.
        [3] Terzo posto per te.
        [4] Quarto posto per te.
        [5] Quinto posto per te.
       *[other] Ultimo posto per te.
    }
end-wins =
    { $winners ->
        [one] { $names } vince.
       *[other] { $names } vincono insieme.
    }
end-nobody = Non vince nessuno.
end-margin-above =
    { $margin ->
        [0] alla pari con { $name }
       *[other] { $margin } meno di { $name }
    }
end-margin-below =
    { $margin ->
        [0] alla pari con { $name }
       *[other] { $margin } più di { $name }
    }
end-margin-none = { $points }.
end-margin-one = { $points }, { $first }.
end-margin-two = { $points }, { $first }, { $second }.
end-place = { $rank }º posto
end-place-you = { end-place }, tu
end-turning-point = Momento decisivo
end-turned = La mossa che ha deciso
end-slipped = Qui ti è sfuggita
end-see-it = Guarda
end-by-estimate = Una prima stima, dalla posizione sulla plancia
end-by-review = Secondo l’analisi
end-best-of-all = Nessuno ne ha di più: { $part }, { $points }.
end-best = Ha reso di più: { $part }, { $points }.
end-count = Il conto completo
end-total = Totale
end-well-played = Ben giocato, { $name }.
end-again = Un’altra partita allo stesso tavolo?

## Lessons

lessons = Lezioni
lesson-step = { $at } di { $all }
lesson-leave = Esci, tieni il segno
lesson-you = Tu
lesson-back = Indietro
lesson-show = Fammi vedere
lesson-chosen = La tua scelta: { $thing }.
lesson-price = costa { $price }
lesson-why = Perché?
lesson-welcome-back = Eccoti di nuovo. Si riprende da dove eri.
lesson-next = Prossima lezione
lesson-play = La tua prima partita
lesson-again = Ancora una volta

## The gate of a game

gate-learn = Impara in 5 minuti
gate-learn-more = Giochi, non leggi soltanto.
gate-next = Prossima: { $lesson }
gate-learnt = Imparato. Rigioca le lezioni quando vuoi.
gate-play-more = I paggi ti aspettano.
gate-rules-more = Tutto, regola per regola.
gate-how-you-win = Come si vince
gate-five-things = Cinque cose da sapere
gate-players = { $seats } persone
gate-minutes =
    { $spread ->
        [0] { $most } minuti
       *[other] da { $least } a { $most } minuti
    }
gate-age = da { $age } anni
gate-secrets = Con segreti

## The rulebook

rules-back = Torna al tavolo
rules-search = Cerca nelle regole
rules-found =
    { $count ->
        [one] Un punto
       *[other] { $count } punti
    }
rules-nothing = Niente su «{ $query }».
rules-instead = Guarda invece qui:
rules-turn = Un turno in tre immagini
rules-example = Per esempio:
rules-refused = Non è permesso:
rules-play-this = Giocalo
rules-has-lesson = Una lezione lo mostra
rules-lesson-done = Una lezione lo mostra: fatta
rules-print = Stampa

## Puzzles

puzzles = Rompicapo
puzzles-one = Rompicapo
puzzle-of-day = Il rompicapo del giorno
puzzle-about = Due tentativi, nessun orologio.
puzzle-solve = Risolvilo
puzzles-again = Rivedilo
puzzles-week = Gli ultimi sette giorni
puzzles-all = Tutti i rompicapo
puzzles-none = Questo gioco non ha ancora rompicapo.
puzzles-tries = ancora { $left } { $left ->
    [one] tentativo
   *[other] tentativi
} su { $all }
puzzles-torches = Tentativi
puzzles-seen = Che cosa vedi
puzzles-see = Che cosa vedo
puzzles-hidden = Che cosa è nascosto
puzzles-case-is = Ogni possibilità è un caso. Una scelta è giusta in tutti i casi.
puzzles-counts = Che cosa conta
puzzles-choices = Le scelte
puzzles-choose = Scegli A, B o C, guarda, poi conferma.
puzzles-confirm = Scelgo { $letter }
puzzles-confirm-none = Scegli
puzzles-nudge = Un aiutino
puzzles-counted = { $letter }: { $said }
puzzles-solved = { $letter } è la scelta giusta.
puzzles-why = Perché { $letter }
puzzles-cases = Passa in rassegna i casi di { $letter }
puzzles-cases-more = Vengono uno per uno sulla plancia, prima il peggiore.
puzzles-case = Caso { $at } di { $all }.
puzzles-case-right = Qui è giusta.
puzzles-case-wrong = Qui fallisce.
puzzles-case-weight = Ne rappresenta { $weight } uguali.
puzzles-first-case = Primo caso
puzzles-next-case = Caso successivo
puzzles-back = Torna al rompicapo
puzzles-next = Rompicapo successivo
puzzles-play = Gioca a questo gioco
puzzles-share = Condividi
puzzles-copied = Copiato, senza la risposta.
puzzles-shared-day = Burghof, rompicapo del giorno, { $day }: { $game }
puzzles-shared = Burghof, rompicapo: { $game }, { $theme }
puzzles-sampled = Un campione, non ogni caso.
puzzles-is-solved = risolto
puzzles-is-tried = provato
puzzles-is-new = nuovo
puzzles-difficulty =
    { $level ->
        [1] facile
        [2] medio
        [3] difficile
       *[other] molto difficile
    }
gate-puzzles = Rompicapo
gate-puzzles-more = Una sola scelta è sempre giusta
