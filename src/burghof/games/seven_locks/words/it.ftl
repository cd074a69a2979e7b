### Il castello delle 7 serrature in italiano.

game-in-a-sentence = Lascia cadere una perla, ascolta, scegli una chiave.
game-invitation = { $host } ti tiene una sedia al castello delle 7 serrature.

## Le torri, secondo il loro emblema

emblem-moon = { $form ->
    [short] Luna
   *[full] della Luna
}
emblem-star = { $form ->
    [short] Stella
   *[full] della Stella
}
emblem-bell = { $form ->
    [short] Campana
   *[full] della Campana
}
emblem-crown = { $form ->
    [short] Corona
   *[full] della Corona
}
emblem-heart = { $form ->
    [short] Cuore
   *[full] del Cuore
}
emblem-cup = { $form ->
    [short] Coppa
   *[full] della Coppa
}
emblem-wheel = { $form ->
    [short] Ruota
   *[full] della Ruota
}

## Opzioni

option-echo = Echi
option-echo-about = Con quale precisione il suono di una perla rivela la profondità di una torre.
option-echo-sharp = nitidi
option-echo-normal = normali
option-echo-muffled = attutiti
option-sight = Che cosa mostra una chiave sbagliata
option-sight-about = Una chiave che non apre mostra solo se è troppo lunga o troppo corta, oppure anche di quanto.
option-sight-direction = troppo lunga o troppo corta
option-sight-distance = di quanto
option-bin = Cassetta vuota
option-bin-about = Tutti perdono quando serve una perla e la cassetta è vuota, oppure appena è vuota.
option-bin-when-due = quando serve una perla
option-bin-at-once = subito
option-withdrawing = Ritiro
option-withdrawing-about = Se partecipano più persone, tutte tranne l’ultima possono ritirare lo stemma prima che si provi la chiave.

## Contare

steps-in-words = { $steps ->
    [1] un passo
    [2] due passi
    [3] tre passi
   *[other] { $steps } passi
}
steps-at-most = { $steps ->
    [1] un passo
   *[other] fino a { steps-in-words }
}
echo-of-pearl = { $echo ->
    [-5] meno fonda di 1 (−5)
    [-4] meno fonda di 1 (−4)
    [-3] meno fonda di 1 (−3)
    [-2] meno fonda di 1 (−2)
    [-1] meno fonda di 1 (−1)
    [0] meno fonda di 1 (0)
    [9] più fonda di 8 (9)
    [10] più fonda di 8 (10)
    [11] più fonda di 8 (11)
    [12] più fonda di 8 (12)
    [13] più fonda di 8 (13)
    [14] più fonda di 8 (14)
   *[other] suona come { $echo }
}
echo-heard = { $echo ->
    [-5] meno fonda di 1 (−5)
    [-4] meno fonda di 1 (−4)
    [-3] meno fonda di 1 (−3)
    [-2] meno fonda di 1 (−2)
    [-1] meno fonda di 1 (−1)
    [0] meno fonda di 1 (0)
    [9] più fonda di 8 (9)
    [10] più fonda di 8 (10)
    [11] più fonda di 8 (11)
    [12] più fonda di 8 (12)
    [13] più fonda di 8 (13)
    [14] più fonda di 8 (14)
   *[other] come { $echo }
}
pearls-in-figures = { $pearls ->
    [0] nessuna perla
    [one] 1 perla
   *[other] { $pearls } perle
}
receive-pearls = { $pearls ->
    [0] non ricevi perle
    [one] ricevi 1 perla
   *[other] ricevi { $pearls } perle
}
receives-pearls = { $pearls ->
    [0] non riceve perle
    [one] riceve 1 perla
   *[other] riceve { $pearls } perle
}
receive-pearls-past = { $pearls ->
    [0] non hai ricevuto perle
    [one] hai ricevuto 1 perla
   *[other] hai ricevuto { $pearls } perle
}
receives-pearls-past = { $pearls ->
    [0] non ha ricevuto perle
    [one] ha ricevuto 1 perla
   *[other] ha ricevuto { $pearls } perle
}
share-in-figures = { $pearls ->
    [one] 1 perla
   *[other] { $pearls } perle
} in { $shares ->
    [2] due
    [3] tre
   *[other] quattro
}: { $share ->
    [0] nessuna
   *[other] { $share }
} a te

## Rifiuti

refusal-each-depth-once = Ogni profondità c’è esattamente una volta.
refusal-nobody-sits-there = Lì non siede nessuno.
refusal-no-such-face = Il dado non ha una faccia con { $pearls } e { $steps }.
refusal-not-due-now = { $due ->
    [place] Non ancora. Prima metti il custode davanti a una torre.
    [drop] Non ancora. Prima fa’ cadere { $pearls ->
        [one] la tua perla
       *[other] le tue { $pearls } perle
    }.
    [walk] Non ancora. Prima va’ avanti con il custode delle chiavi.
    [key] Il custode resta alla torre { $tower }. Scegli una chiave.
    [join] Non ora. Prima decidi se partecipi.
    [withdraw] Non ora. Prima decidi se lasci lo stemma.
    [bet] Non ora. Prima di’ quale chiave è incantata.
   *[other] Non ora. Prima tocca al caso.
}
refusal-tower-is-open = La torre { $tower } è aperta. Scegli una torre chiusa.
refusal-each-tower-gets-a-pearl = La torre { $tower } ha le sue 2 perle. L’ultima spetta all’altra.
refusal-tower-has-its-pearl = La torre { $tower } ha avuto la sua perla. Scegline un’altra.
refusal-no-such-echo = Nessuna perla può suonare come { $echo } qui.
refusal-tower-is-gone = La torre { $tower } non c’è più. Il custode salta il vuoto.
refusal-not-where-he-started = Non si può restare. Il custode deve lasciare la torre { $tower }.
refusal-too-far = La torre { $tower } è a { $away ->
    [2] due
    [3] tre
    [4] quattro
    [5] cinque
   *[other] sei
} passi. Il dado ne permette { $steps ->
    [1] uno
    [2] due
   *[other] tre
}.
refusal-key-is-gone = La chiave { $key } non c’è più. Ha aperto la torre { $tower }.
refusal-no-wager-on-a-key-that-is-gone = La chiave { $key } ha aperto la torre { $tower }. Non è incantata.

## Eventi

event-towers-mixed = Si mescolano le torri. Una va da parte senza guardarla.
    .past = Le torri sono state mescolate, una messa da parte senza guardarla.
event-began = { $seat-is ->
    [you] Cominci tu.
   *[other] Comincia { $seat }.
}
    .past = { $seat-is ->
        [you] Hai cominciato tu.
       *[other] Ha cominciato { $seat }.
    }
event-keymaster-placed = { $seat-is ->
    [you] Tu metti il custode delle chiavi davanti alla torre { $tower }.
   *[other] { $seat } mette il custode delle chiavi davanti alla torre { $tower }.
}
    .past = { $seat-is ->
        [you] Tu hai messo il custode delle chiavi davanti alla torre { $tower }.
       *[other] { $seat } ha messo il custode delle chiavi davanti alla torre { $tower }.
    }
event-rolled = { $seat-is ->
    [you] Tu tiri { pearls-in-figures } e { steps-at-most }.
   *[other] { $seat } tira { pearls-in-figures } e { steps-at-most }.
}
    .past = { $seat-is ->
        [you] Tu hai tirato { pearls-in-figures } e { steps-at-most }.
       *[other] { $seat } ha tirato { pearls-in-figures } e { steps-at-most }.
    }
event-pearl-dropped = { $seat-is ->
    [you] Tu fai cadere una perla.
   *[other] { $seat } fa cadere una perla.
}
    .past = { $seat-is ->
        [you] Tu hai fatto cadere una perla.
       *[other] { $seat } ha fatto cadere una perla.
    }
event-dropped = { $seat-is ->
    [you] Tu fai cadere una perla nella torre { $tower }: { echo-of-pearl }.
   *[other] { $seat } fa cadere una perla nella torre { $tower }: { echo-of-pearl }.
}
    .past = { $seat-is ->
        [you] Tu hai fatto cadere una perla nella torre { $tower }: ha suonato { echo-heard }.
       *[other] { $seat } ha fatto cadere una perla nella torre { $tower }: ha suonato { echo-heard }.
    }
event-walked = { $seat-is ->
    [you] Tu vai con il custode delle chiavi alla torre { $tower }.
   *[other] { $seat } va con il custode delle chiavi alla torre { $tower }.
}
    .past = { $seat-is ->
        [you] Tu hai portato il custode delle chiavi alla torre { $tower }.
       *[other] { $seat } ha portato il custode delle chiavi alla torre { $tower }.
    }
event-key-taken = { $seat-is ->
    [you] Tu prendi la chiave { $key } per la torre { $tower }.
   *[other] { $seat } prende la chiave { $key } per la torre { $tower }.
}
    .past = { $seat-is ->
        [you] Tu hai preso la chiave { $key } per la torre { $tower }.
       *[other] { $seat } ha preso la chiave { $key } per la torre { $tower }.
    }
event-coat-placed = { $seat-is ->
    [you] Tu metti uno stemma e partecipi.
   *[other] { $seat } mette uno stemma e partecipa.
}
    .past = { $seat-is ->
        [you] Tu hai messo uno stemma e hai partecipato.
       *[other] { $seat } ha messo uno stemma e ha partecipato.
    }
event-stood-aside = { $seat-is ->
    [you] Tu resti fuori.
   *[other] { $seat } resta fuori.
}
    .past = { $seat-is ->
        [you] Tu non hai partecipato.
       *[other] { $seat } non ha partecipato.
    }
event-coat-kept = { $seat-is ->
    [you] Tu lasci lo stemma.
   *[other] { $seat } lascia lo stemma.
}
    .past = { $seat-is ->
        [you] Tu hai lasciato lo stemma.
       *[other] { $seat } ha lasciato lo stemma.
    }
event-coat-withdrawn = { $seat-is ->
    [you] Tu ritiri lo stemma.
   *[other] { $seat } ritira lo stemma.
}
    .past = { $seat-is ->
        [you] Tu hai ritirato lo stemma.
       *[other] { $seat } ha ritirato lo stemma.
    }
event-tried = { $seat-is ->
    [you] Tu provi
   *[other] { $seat } prova
} la chiave { $key } alla torre { $tower }: { $fit ->
    [fits] apre!
    [too-long] troppo lunga{ $by ->
        [0] .
       *[other] {" "}di { $by }.
    }
   *[too-short] troppo corta{ $by ->
        [0] .
       *[other] {" "}di { $by }.
    }
}
    .past = { $seat-is ->
        [you] Tu hai provato
       *[other] { $seat } ha provato
    } la chiave { $key } alla torre { $tower }: { $fit ->
        [fits] ha aperto!
        [too-long] troppo lunga{ $by ->
            [0] .
           *[other] {" "}di { $by }.
        }
       *[too-short] troppo corta{ $by ->
            [0] .
           *[other] {" "}di { $by }.
        }
    }
event-tower-opened = { $seat-is ->
    [you] Tu apri la torre { $tower } e trovi { pearls-in-figures }.
   *[other] { $seat } apre la torre { $tower } e trova { pearls-in-figures }.
}
    .past = { $seat-is ->
        [you] Tu hai aperto la torre { $tower } e hai trovato { pearls-in-figures }.
       *[other] { $seat } ha aperto la torre { $tower } e ha trovato { pearls-in-figures }.
    }
event-pearls-taken = { $seat-is ->
    [you] Tu { receive-pearls }.
   *[other] { $seat } { receives-pearls }.
}
    .past = { $seat-is ->
        [you] Tu { receive-pearls-past }.
       *[other] { $seat } { receives-pearls-past }.
    }
event-enchanted-key-asked = Restano due torri. Quale chiave è incantata?
    .past = Restavano due torri. Quale chiave era incantata?
event-wager-placed = { $seat-is ->
    [you] Tu metti uno stemma sulla chiave { $key }.
   *[other] { $seat } mette uno stemma sulla chiave { $key }.
}
    .past = { $seat-is ->
        [you] Tu hai messo uno stemma sulla chiave { $key }.
       *[other] { $seat } ha messo uno stemma sulla chiave { $key }.
    }
event-wager-declined = { $seat-is ->
    [you] Tu non metti stemmi sulle chiavi.
   *[other] { $seat } non mette stemmi sulle chiavi.
}
    .past = { $seat-is ->
        [you] Tu non hai messo stemmi sulle chiavi.
       *[other] { $seat } non ha messo stemmi sulle chiavi.
    }
event-enchanted-key-shown = La chiave { $enchanted } è incantata. La { $key } apre la torre { $tower }: { pearls-in-figures }.
    .past = La chiave { $enchanted } era incantata. La { $key } ha aperto la torre { $tower }: { pearls-in-figures }.
event-prize-taken = { $seat-is ->
    [you] Tu { receive-pearls } per la chiave incantata.
   *[other] { $seat } { receives-pearls } per la chiave incantata.
}
    .past = { $seat-is ->
        [you] Tu { receive-pearls-past } per la chiave incantata.
       *[other] { $seat } { receives-pearls-past } per la chiave incantata.
    }
event-pearls-lost = { $pearls ->
    [one] 1 perla dell’ultima torre va perduta.
   *[other] { $pearls } perle dell’ultima torre vanno perdute.
}
    .past = { $pearls ->
        [one] 1 perla dell’ultima torre è andata perduta.
       *[other] { $pearls } perle dell’ultima torre sono andate perdute.
    }
event-bin-emptied = La cassetta delle perle è vuota. Perdono tutti.
    .past = La cassetta delle perle era vuota. Hanno perso tutti.

## Proposte

offer-place = Cominciare dalla torre { $tower }? Poi 2 perle in ogni torre.
offer-drop = Far cadere una perla nella torre { $tower }? La sentono tutti.
offer-drop-noted = Far cadere una perla nella torre { $tower }? Dentro { $pearls ->
    [0] non ce ne sono
    [one] ce n’è 1
   *[other] ce ne sono { $pearls }
}.
offer-walk = Fare { steps-in-words } fino alla torre { $tower }? Lì provi una chiave.
offer-walk-noted = Fare { steps-in-words } fino alla torre { $tower }? Dentro { $pearls ->
    [one] c’è 1 perla
   *[other] ci sono { $pearls } perle
}.
offer-take-key = Provare la chiave { $key } alla torre { $tower }? Presa è presa.
offer-take-key-again = Provare la chiave { $key } alla torre { $tower }? Lì era { $fit ->
    [too-long] troppo lunga
   *[too-short] troppo corta
}.
offer-take-key-with-wagers = Provare la chiave { $key } alla torre { $tower }? Incantata secondo { $seats }.
offer-join = Metti uno stemma
offer-join-noted = Metti uno stemma: { pearls-in-figures } se la torre si apre
offer-stand-aside = Resta fuori
offer-keep = Lascia lo stemma
offer-keep-noted = Lascia lo stemma: { pearls-in-figures } se la torre si apre
offer-withdraw = Ritira lo stemma
offer-bet = Mettere uno stemma sulla chiave { $key }? Se è incantata, rende.
offer-bet-beside = Mettere uno stemma sulla chiave { $key }? Dividi con { $seats }.
offer-no-bet = Non mettere stemmi

## Quadro

outline-over = La partita è finita.
outline-chance = Tocca al caso.
outline-place = { $own ->
    [1] { $seat }, metti il custode delle chiavi davanti a una torre.
   *[0] { $seat } mette il custode delle chiavi davanti a una torre.
}
outline-drop = { $own ->
    [1] { $seat }, fa’ cadere { $pearls ->
        [one] una perla
       *[other] { $pearls } perle
    } e ascolta.
   *[0] { $seat } fa cadere { $pearls ->
        [one] una perla
       *[other] { $pearls } perle
    }.
}
outline-drop-next = { $own ->
    [1] { $seat }, fa’ cadere la prossima perla in un’altra torre.
   *[0] { $seat } fa cadere la prossima perla in un’altra torre.
}
outline-walk-next = Poi il custode delle chiavi fa { steps-at-most } in senso orario.
outline-walk = { $own ->
    [1] { $seat }, avanza con il custode delle chiavi: { steps-at-most }.
   *[0] { $seat } avanza con il custode delle chiavi: { steps-at-most }.
}
outline-heard = Torre { $tower }, { echo-heard }: { $depth ->
    [shallow] chiave corta?
    [deep] chiave lunga?
   *[middle] chiave media?
}
outline-key-next = Si prova una chiave dove si ferma.
outline-key = { $own ->
    [1] { $seat }, scegli una chiave per la torre { $tower }.
   *[0] { $seat } sceglie una chiave per la torre { $tower }.
}
outline-stake = Chiave presa è presa.
outline-stake-noted = { $pearls ->
    [one] 1 perla: la torre ha suonato { echo-heard }.
   *[other] { $pearls } perle: in media la torre suona { echo-heard }.
}
outline-join = { $own ->
    [1] Mettere uno stemma? Se la torre si apre, hai la tua parte.
   *[0] { $seat } può partecipare.
}
outline-join-noted = Mettere uno stemma? Se si apre, { share-in-figures }.
outline-withdraw = { $own ->
    [1] Lasciare lo stemma? Se la torre si apre, hai la tua parte.
   *[0] { $seat } può ancora ritirare lo stemma.
}
outline-withdraw-noted = Lasciare lo stemma? Se si apre, { share-in-figures }.
outline-trial = { $active-is ->
    [you] Tu provi la chiave { $key } alla torre { $tower }. Uno stemma messo non torna.
   *[other] { $active } prova la chiave { $key } alla torre { $tower }. Uno stemma messo non torna.
}
outline-trial-noted = { $active-is ->
    [you] Tu provi la chiave { $key }; la torre { $tower } suona { echo-heard }. Uno stemma messo è perso.
   *[other] { $active } prova la chiave { $key }; la torre { $tower } suona { echo-heard }. Uno stemma messo è perso.
}
outline-bet = { $own ->
    [1] Quale chiave è incantata, { $seat }?
   *[0] Quale chiave è incantata? Risponde { $seat }.
}
outline-prize = Uno stemma su quella chiave vale una parte dell’ultima torre.
outline-joined = { $seats-is ->
    [you] Tu partecipi.
    [with-you] Partecipate tu e { $seats-others }.
   *[other] Partecipano: { $seats }.
}
outline-sounds = { $form ->
    [short] In questo turno
   *[full] Sentito in questo turno
}
outline-sound = { $form ->
    [short] { $tower } ♪ { $echo }
   *[full] Torre { $tower }: { $echo }
}
outline-castle = { $form ->
    [short] Torri in senso orario (▸ custode{ $noted ->
        [0] {""}
       *[1] , ♪ suoni
    }; chiavi: >1 troppo corta, <5 lunga)
   *[full] Le torri in senso orario
}
outline-tower = { $form ->
    [short] { $here ->
        [0] {"  "}
       *[1] ▸{" "}
    }{ $tower }
   *[full] Torre { $tower }, chiusa{ $here ->
        [0] {""}
       *[1] , qui sta il custode delle chiavi
    }
}
outline-tower-noted = { $form ->
    [short] { $here ->
        [0] {"  "}
       *[1] ▸{" "}
    }{ $tower }
   *[full] Torre { $tower }, chiusa{ $here ->
        [0] {""}
       *[1] , qui sta il custode delle chiavi
    }: { $pearls ->
        [0] nessuna perla
        [one] 1 perla, ha suonato come { $echoes }
       *[other] { $pearls } perle, hanno suonato come { $echoes }
    }
}
outline-tower-open = { $form ->
    [short] { $here ->
        [0] {"  "}
       *[1] ▸{" "}
    }{ $tower }
   *[full] La torre { $tower } non c’è più, aperta dalla chiave { $key }{ $here ->
        [0] {""}
       *[1] ; qui sta il custode delle chiavi
    }
}
outline-attempt = { $form ->
    [short] { $fit ->
        [too-long] <{ $key }{ $by ->
            [0] {""}
           *[other] {" "}(−{ $by })
        }
       *[too-short] >{ $key }{ $by ->
            [0] {""}
           *[other] {" "}(+{ $by })
        }
    }
   *[full] { $fit ->
        [too-long] La chiave { $key } è troppo lunga{ $by ->
            [0] {""}
           *[other] {" "}di { $by }
        }
       *[too-short] La chiave { $key } è troppo corta{ $by ->
            [0] {""}
           *[other] {" "}di { $by }
        }
    }
}
outline-aside = { $form ->
    [short] {"  "}Da parte
   *[full] Una torre messa da parte, mai vista
}
outline-aside-shown = { $form ->
    [short] {"  "}Da parte
   *[full] La torre messa da parte è quella della chiave incantata { $key }
}
outline-keys = { $form ->
    [short] Chiavi rimaste
   *[full] Chiavi nella fila, dalla più corta
}
outline-one-key = { $form ->
    [short] { $key }
   *[full] Chiave { $key }
}
outline-key-with-wagers = { $form ->
    [short] { $key } (incantata: { $seats })
   *[full] Chiave { $key }, incantata secondo { $seats }
}
outline-players = Al tavolo
outline-player = { $form ->
    [short] { $seat }
   *[full] { $seat }{ $own ->
        [1] {" "}(tu)
       *[0] {""}
    }: { pearls-in-figures }, { board-coats }
}
outline-bin = Cassetta delle perle: { $pearls ->
    [0] vuota
    [one] 1 perla (se si svuota, perdono tutti)
   *[other] { $pearls } perle (se si svuota, perdono tutti)
}

# Caselle di una tabella: solo per l’occhio, perché per intero la loro riga dice già tutto.

cell-empty = {""}
cell-pearls = { $form ->
    [short] { $pearls } { $pearls ->
        [one] perla
       *[other] perle
    }
   *[full] {""}
}
cell-sounds = { $form ->
    [short] ♪ { $sounds }
   *[full] {""}
}
cell-coats = { $form ->
    [short] { $coats } { $coats ->
        [one] stemma
       *[other] stemmi
    }
   *[full] {""}
}
cell-locked = { $form ->
    [short] chiusa
   *[full] {""}
}
cell-open = { $form ->
    [short] aperta
   *[full] {""}
}
cell-key = { $form ->
    [short] chiave { $key }
   *[full] {""}
}
cell-unseen = { $form ->
    [short] mai vista
   *[full] {""}
}
cell-enchanted = { $form ->
    [short] incantata
   *[full] {""}
}
cell-you = { $form ->
    [short] (tu)
   *[full] {""}
}

## Suggerimenti: perché una mossa

hint-best-tower = Dentro { $pearls ->
    [one] c’è 1 perla
   *[other] ci sono { $pearls } perle
}, e la chiave più probabile apre in { $percent } casi su 100. Nessun’altra torre promette di più.
hint-known-tower = La chiave più probabile apre lì in { $percent } casi su 100. Nessuna torre a portata è più nota.
hint-little-ahead = Da lì chi gioca dopo può vincere meno.
hint-known-drop = La torre { $tower } è la più nota: può aprirsi per prima.
hint-pearls-ahead = Da nessun’altra parte ha davanti più perle.
hint-likeliest-key = La chiave { $key } apre in { $percent } casi su 100. Nessun’altra è più probabile.
hint-telling-key = Anche se la chiave { $key } non apre, dice molto: può essere troppo lunga o troppo corta.
hint-in-reach = In questo turno il custode delle chiavi può andare alla torre { $tower }.
hint-unknown-tower = Nessuna torre è meno nota della torre { $tower }.
hint-out-of-reach = In questo turno il custode delle chiavi non arriva alla torre { $tower }, ma senti quanto è fonda.
hint-known-ahead = Da nessun’altra parte ha davanti torri più note.
hint-worth-a-coat = La chiave apre in { $percent } casi su 100. Allora { $pearls ->
    [one] 1 perla è tua
   *[other] { $pearls } perle sono tue
}.
hint-bold-coat = Se la torre si apre, { $pearls ->
    [one] 1 perla è tua
   *[other] { $pearls } perle sono tue
}.
hint-doubtful-key = La chiave apre solo in { $percent } casi su 100.
hint-small-share = { $pearls ->
    [0] Non c’è niente da dividere.
   *[other] La tua parte sarebbe solo 1 perla.
}
hint-saved-coat = Conservi il tuo stemma per dopo.
hint-enchanted-key = La chiave { $key } è quella incantata in { $percent } casi su 100. Nessun’altra è più probabile.
hint-lonely-bet = Nessun altro stemma è sulla chiave { $key }.
hint-tried-key = La chiave { $key } è già stata provata qui. Non apre.
hint-unlikely-key = La chiave { $key } apre solo in { $percent } casi su 100.
hint-poor-tower = { $pearls ->
    [0] Dentro non c’è nessuna perla.
    [one] Dentro c’è solo 1 perla, e la chiave più probabile apre in { $percent } casi su 100.
   *[other] La chiave più probabile apre lì solo in { $percent } casi su 100.
}
hint-spent-coat = Ti costa uno stemma.

## Rompicapi

puzzle-hidden = La profondità di ogni torre chiusa, anche di quella messa da parte.
puzzle-sure-tower = La torre sicura
puzzle-sure-tower-question = Quale torre apri di sicuro in questo turno?
puzzle-sure-tower-nudge = Ogni profondità c’è una volta sola. A quale torre resta una sola chiave, quando le altre hanno la loro?
puzzle-sure-tower-count = apre la torre in { $right } casi su { $cases }
puzzle-sure-tower-proof = Quindi la chiave { $key } apre la torre { $tower } in { $worlds } casi su { $worlds }.
puzzle-telling-key = La chiave che dice molto
puzzle-telling-key-question = Quale chiave ne lascia meno che possano ancora aprire questa torre, anche nel caso peggiore?
puzzle-telling-key-nudge = Una chiave che non apre è troppo lunga o troppo corta. Conta che cosa resta in ciascun caso.
puzzle-telling-key-count = ne lascia abbastanza poche in { $right } casi su { $cases }, alla peggio { $most ->
    [one] 1 chiave
   *[other] { $most } chiavi
}
puzzle-telling-key-proof = Chiave { $key } troppo lunga: { $count ->
    [one] resta
   *[other] restano
} { $shorter }; troppo corta: { $longer }.
puzzle-sure-pearl = La perla sicura
puzzle-sure-pearl-question = In quale torre deve cadere questa perla perché il turno ti porti di sicuro il massimo?
puzzle-sure-pearl-nudge = Conta solo una torre che si apre di sicuro. Quante perle ci sono allora dentro?
puzzle-sure-pearl-count = porta abbastanza in { $right } casi su { $cases }, alla peggio { $least ->
    [0] nessuna perla
    [one] 1 perla
   *[other] { $least } perle
}
puzzle-sure-pearl-proof = Nella torre { $tower } ci sono allora { $inside } perle, { $others ->
    [0] tutte per te.
   *[other] almeno { $pearls } per te.
}
puzzle-out-of-reach = Fuori portata
puzzle-out-of-reach-question = Dove devi fermarti perché nemmeno il turno seguente raggiunga la torre sicura?
puzzle-out-of-reach-nudge = Cerca prima la torre che si apre di sicuro. Poi conta i passi: i vuoti non contano.
puzzle-out-of-reach-count = senza rischio con { $right } facce del dado su { $cases }
puzzle-out-of-reach-proof = Da lì la torre sicura è a { $away } passi; il dado ne permette solo { $steps }.
puzzle-clean-sweep = Quale per prima?
puzzle-clean-sweep-question = Quale torre apri perché il turno seguente non ne raggiunga nessuna sicura?
puzzle-clean-sweep-nudge = Più torri si aprono di sicuro. Conta i passi da ognuna alla prossima.
puzzle-clean-sweep-count = riesce in { $right } casi su { $cases }
puzzle-clean-sweep-sure = Le torri { $towers } si aprono in ogni caso.
puzzle-clean-sweep-near = Dopo la torre { $tower }, la prossima torre sicura è solo a { steps-in-words }.
puzzle-clean-sweep-far = Dopo la torre { $tower } è a { $steps } passi: troppo lontano.
puzzle-not-yet = Non ancora!
puzzle-not-yet-question = Con quale chiave è sicuro che adesso non perdi la partita?
puzzle-not-yet-nudge = La sesta torre fa finire subito la partita. Chi ha allora più perle?
puzzle-not-yet-count = non perde in { $right } casi su { $cases }
puzzle-not-yet-proof = Prendi la chiave { $key }: aprendo arrivi al massimo a { $pearls } perle, { $rival } ne ha { $ahead }.
puzzle-left-keys = { $count ->
    [one] Torre { $tower }: gli indizi lasciano solo la chiave { $keys }.
   *[other] Torre { $tower }: gli indizi lasciano le chiavi { $keys }.
}
puzzle-belongs = { $count ->
    [one] La chiave { $keys } appartiene alla torre { $towers }.
    [2] Le chiavi { $keys } appartengono alle torri { $towers }.
   *[other] Chiavi { $keys }: torri { $towers }.
}

## Che cosa si può calcolare

aid-chances = Le probabilità di ogni chiave per ogni torre

chances-noted = Quanto è probabile ogni chiave, secondo tutto ciò che si è sentito e visto
chances-from-memory = Quanto è probabile ogni chiave, secondo gli echi di questo turno e ciò che si è visto
chances-table = { $form ->
    [short] Probabilità in percentuale (–: impossibile)
   *[full] Le probabilità delle chiavi
}
chances-columns = { $form ->
    [short] Chiave
   *[full] {""}
}
chances-column = { $form ->
    [short] { $key }
   *[full] {""}
}
chances-tower = { $form ->
    [short] { $tower }
   *[full] Torre { $tower }
}
chances-aside = { $form ->
    [short] Da parte
   *[full] La torre messa da parte
}
chances-chance = { $form ->
    [short] { $percent ->
        [0] <1
       *[other] { $percent }
    }
   *[full] Chiave { $key }: { $percent ->
        [0] meno dell’1
       *[other] { $percent }
    }%
}
chances-none = { $form ->
    [short] –
   *[full] {""}
}
chances-excluded = { $form ->
    [short] Che cosa non può aprire, e perché
   *[full] Le chiavi che non possono aprire, e perché
}
chances-tried = { $form ->
    [short] { $keys } (chiave { $tried } troppo { $fit ->
        [too-long] lunga
       *[too-short] corta
    }{ $by ->
        [0] {""}
       *[other] {" "}di { $by }
    })
   *[full] { $count ->
        [one] Chiave
       *[other] Chiavi
    } { $keys }: qui la chiave { $tried } era troppo { $fit ->
        [too-long] lunga
       *[too-short] corta
    }{ $by ->
        [0] {""}
       *[other] {" "}di { $by }
    }
}
chances-heard = { $form ->
    [short] { $keys } (una perla suonava come { $echo })
   *[full] { $count ->
        [one] Chiave
       *[other] Chiavi
    } { $keys }: nessuna serratura di quella profondità suona mai come { $echo }
}
chances-elsewhere = { $form ->
    [short] { $keys } (per forza altrove)
   *[full] { $count ->
        [one] Chiave { $keys }: appartiene
       *[other] Chiavi { $keys }: appartengono
    } per forza ad altre torri
}

## La fine

score-towers = Perle delle torri aperte
score-enchanted-key = Perle per la chiave incantata
outcome-points = { $points ->
    [one] { $points } perla
   *[other] { $points } perle
}
reason-enchanted-key-shown = Sei torri sono aperte e la chiave incantata è nota.
reason-bin-empty = La cassetta delle perle è vuota. Nessuno succede al re.

## Numeri di una simulazione

figure-turns = Turni
figure-pearls-left = Perle rimaste nella cassetta
figure-towers-left = Torri rimaste chiuse
figure-wagers = Stemmi sulle chiavi

## Il tavolo

board-risk-tried = La chiave { $key } è già stata provata qui e non apre. Prenderla lo stesso?
board-name = Il castello e le sue sette torri
board-rolled-pearls = { $pearls ->
    [one] 1 perla
   *[other] { $pearls } perle
}
board-rolled-steps = poi { steps-at-most }
board-pearls = Perle:
board-coats = { $coats ->
    [0] nessuno stemma
    [1] uno stemma
    [2] due stemmi
   *[other] { $coats } stemmi
}
board-shallow = poco fonda
board-deep = fonda
board-too-long = troppo lunga
board-too-short = troppo corta
board-fits = apre
board-place = Comincia qui
board-walk = Va’ lì
board-try-key = Prova la chiave { $key }
board-join = Metti uno stemma
board-stay-out = Resta fuori
board-keep = Lascia lo stemma
board-withdraw = Ritira lo stemma
board-bet = Metti lì uno stemma
board-no-bet = Non mettere stemmi
board-put-back = Rimettila
board-other-tower = Altra torre
board-place-more = Da lì si avanza in senso orario.
board-walk-more = Lì provi una chiave.
board-take-key-more = { $count ->
    [0] Nessun altro può partecipare.
    [one] Prima può partecipare { $seats }.
   *[other] Prima possono partecipare { $seats }.
}
board-bet-more = { $coats ->
    [0] È il tuo ultimo stemma.
   *[other] Poi ti resta { board-coats }.
}
board-echo-about = Lunga e grave: torre fonda, chiave lunga. Breve e acuta: chiave corta. Una caduta può ingannare di un gradino o due, di rado di più.
board-again = Riascolta
board-hear-again = Riascolta: la torre { $tower }
board-channels = Come percepisci le perle
board-channel-sound = A orecchio: il suono della caduta
board-channel-picture = A occhio: una perla che cade accanto alla torre
board-channel-touch = Al tatto: il dispositivo vibra

## Il taccuino

board-notebook-title = Ciò che tutti potevano sentire
board-notebook-pure = Qui non si scrive nulla: solo questo turno è ancora nell’orecchio. Le chiavi provate restano note.
board-notebook-aid = Calcola quanto è probabile ogni chiave
board-notebook-hint = Un trattino: la chiave non può aprire. Tocca una torre per sapere perché.
board-notebook-why = { $title }: queste non aprono
board-notebook-why-tower = { $title }: perché no?
board-notebook-impossible = impossibile
board-notebook-heard = Sentito e provato
board-notebook-opened = aperta dalla chiave { $key }
board-notebook-row = Quanto è probabile ogni chiave per la torre { $tower }

## L’ascolto

board-practice-title = Ascolta le otto profondità
board-practice-about = Premi una chiave: una perla cade in una torre profonda quanto la chiave è lunga. Una caduta profonda dura di più e suona più grave.
board-practice-all = Tutte e otto di seguito
board-practice-hide = Indovina una profondità
board-practice-which = Quanto era profonda? Scegli una chiave.
board-practice-right = { $depth }: sentito bene.
board-practice-wrong = Era { $depth }, non { $guess }. Ascolta ancora.
board-practice-depth = Profondità { $depth }, cade per { $seconds } secondi
board-practice-error = In una partita ogni perla suona un po’ diversa: di uno o due gradini in più o in meno, a volte di più. Perciò più perle dicono più di una.
