### Il castello delle 7 serrature in italiano.

## Options

option-echo = Echi
option-echo-about = Con quale precisione il suono di una perla rivela la profondità di una torre.
option-echo-sharp = nitidi
option-echo-normal = normali
option-echo-muffled = attutiti
option-sight = Che cosa mostra una chiave sbagliata
option-sight-about = Una chiave che non entra mostra solo se è troppo lunga o troppo corta, oppure anche di quanto.
option-sight-direction = troppo lunga o troppo corta
option-sight-distance = di quanto
option-bin = Cassetta vuota
option-bin-about = Tutti perdono quando serve una perla e la cassetta è vuota, oppure appena è vuota.
option-bin-when-due = quando serve una perla
option-bin-at-once = subito
option-withdrawing = Ritiro
option-withdrawing-about = Se partecipano in più d’uno, tutti tranne l’ultimo possono riprendere lo stemma prima che si provi la chiave.

## Refusals

refusal-each-depth-once = Ogni profondità c’è esattamente una volta.
refusal-nobody-sits-there = Lì non siede nessuno.
refusal-no-such-face = Il dado non ha una faccia con { $pearls } e { $steps }.
refusal-not-due-now = { $due ->
    [place] Prima va collocato il custode delle chiavi.
    [drop] Prima va fatta cadere una perla.
    [walk] Prima deve muoversi il custode delle chiavi.
    [key] Prima va presa una chiave.
    [join] La domanda è se partecipare.
    [withdraw] La domanda è se ritirarsi.
    [bet] La domanda è quale chiave sia incantata.
   *[other] Adesso tocca al caso.
}
refusal-tower-is-open = La torre { $tower } è aperta: le perle vanno solo nelle torri chiuse.
refusal-each-tower-gets-a-pearl = La torre { $tower } ha già avuto due perle: una spetta all’altra torre.
refusal-tower-has-its-pearl = La torre { $tower } ha già avuto una perla in questo turno: ogni perla va in una torre diversa.
refusal-no-such-echo = Nessuna perla può suonare come { $echo } qui.
refusal-tower-is-gone = La torre { $tower } non c’è più.
refusal-not-where-he-started = Il custode delle chiavi è già davanti alla torre { $tower }: deve proseguire.
refusal-too-far = È troppo lontano: il custode delle chiavi fa al massimo { $steps ->
    [one] un passo
   *[other] { $steps } passi
}.
refusal-key-is-gone = La chiave { $key } non è più nella fila.
refusal-no-wager-on-a-key-that-is-gone = La chiave { $key } ha aperto una torre, quindi non è quella incantata.

## Events

event-towers-mixed = Le torri vengono mescolate. Una è messa da parte senza guardarla.
event-began = Comincia { $seat }.
event-keymaster-placed = { $seat } mette il custode delle chiavi davanti alla torre { $tower }.
event-rolled = { $seat } tira { $pearls ->
    [one] una perla
   *[other] { $pearls } perle
} e { $steps ->
    [one] un passo
   *[other] { $steps } passi
}.
event-pearl-dropped = { $seat } fa cadere una perla.
event-dropped = { $seat } fa cadere una perla nella torre { $tower }: suona come { $echo }.
event-walked = Il custode delle chiavi va dalla torre { $source } alla torre { $tower }.
event-key-taken = { $seat } prende la chiave { $key } per la torre { $tower }.
event-coat-placed = { $seat } partecipa con uno stemma.
event-stood-aside = { $seat } non partecipa.
event-coat-kept = { $seat } lascia lo stemma dov’è.
event-coat-withdrawn = { $seat } riprende lo stemma.
event-tried = { $fit ->
    [fits] La chiave { $key } apre la torre { $tower }!
    [too-long] La chiave { $key } è troppo lunga { $by ->
        [0] {""}
       *[other] di { $by }{" "}
    }per la torre { $tower }.
   *[too-short] La chiave { $key } è troppo corta { $by ->
        [0] {""}
       *[other] di { $by }{" "}
    }per la torre { $tower }.
}
event-tower-opened = { $seat } apre la torre { $tower }: dentro { $pearls ->
    [one] c’è una perla
   *[other] ci sono { $pearls } perle
}.
event-pearls-taken = { $seat } riceve { $pearls ->
    [0] zero perle
    [one] una perla
   *[other] { $pearls } perle
}.
event-enchanted-key-asked = Restano due torri: il custode delle chiavi chiede quale sia la chiave incantata, prima a { $seat }.
event-wager-placed = { $seat } mette uno stemma sulla chiave { $key }.
event-wager-declined = { $seat } non mette stemmi sulle chiavi.
event-enchanted-key-shown = La chiave { $key } apre l’ultima torre, la { $tower }, con dentro { $pearls ->
    [one] una perla
   *[other] { $pearls } perle
}. La chiave incantata è la { $enchanted }.
event-prize-taken = { $seat } conosceva la chiave incantata e riceve { $pearls ->
    [0] zero perle
    [one] una perla
   *[other] { $pearls } perle
}.
event-pearls-lost = { $pearls ->
    [one] Una perla dell’ultima torre va perduta.
   *[other] { $pearls } perle dell’ultima torre vanno perdute.
}
event-bin-emptied = La cassetta è vuota: hanno perso tutti.

## Offers

offer-place = Mettere il custode delle chiavi davanti alla torre { $tower }
offer-drop = Far cadere una perla nella torre { $tower }
offer-drop-noted = Far cadere una perla nella torre { $tower } ({ $pearls ->
    [one] una perla
   *[other] { $pearls } perle
} dentro)
offer-walk = Fare { $steps ->
    [one] un passo
   *[other] { $steps } passi
} fino alla torre { $tower }
offer-walk-noted = Fare { $steps ->
    [one] un passo
   *[other] { $steps } passi
} fino alla torre { $tower } ({ $pearls ->
    [one] una perla
   *[other] { $pearls } perle
} dentro)
offer-take-key = Provare la chiave { $key } sulla torre { $tower }
offer-take-key-with-wagers = Provare la chiave { $key } sulla torre { $tower } (incantata secondo { $seats })
offer-join = Partecipare con uno stemma
offer-join-noted = Partecipare con uno stemma ({ $pearls ->
    [0] nessuna perla
    [one] una perla
   *[other] { $pearls } perle
} se la chiave entra)
offer-stand-aside = Non partecipare
offer-keep = Lasciare lo stemma dov’è
offer-keep-noted = Lasciare lo stemma dov’è ({ $pearls ->
    [0] nessuna perla
    [one] una perla
   *[other] { $pearls } perle
} se la chiave entra)
offer-withdraw = Riprendere lo stemma
offer-bet = La chiave incantata è la { $key }
offer-bet-beside = La chiave incantata è la { $key }, come per { $seats }
offer-no-bet = Non mettere stemmi sulle chiavi

## Outline

outline-over = La partita è finita.
outline-chance = Tocca al caso.
outline-place = { $seat } colloca il custode delle chiavi.
outline-drop = { $seat } fa cadere ancora { $pearls ->
    [one] una perla
   *[other] { $pearls } perle
}; poi il custode delle chiavi fa al massimo { $steps ->
    [one] un passo
   *[other] { $steps } passi
}.
outline-walk = { $seat } muove il custode delle chiavi al massimo di { $steps ->
    [one] un passo
   *[other] { $steps } passi
}.
outline-key = { $seat } prende una chiave per la torre { $tower }.
outline-join = { $active } sta per provare la chiave { $key } sulla torre { $tower }. { $seat } partecipa?
outline-withdraw = { $active } sta per provare la chiave { $key } sulla torre { $tower }. { $seat } lascia lo stemma dov’è?
outline-bet = Qual è la chiave incantata? Risponde { $seat }.
outline-joined = Partecipano: { $seats }
outline-sounds = Sentito in questo turno
outline-sound = Torre { $tower }: { $echo }
outline-castle = Le torri in senso orario
outline-tower = Torre { $tower }, chiusa{ $here ->
    [0] {""}
   *[other] , qui sta il custode delle chiavi
}
outline-tower-noted = Torre { $tower }, chiusa{ $here ->
    [0] {""}
   *[other] , qui sta il custode delle chiavi
}: { $pearls ->
    [0] nessuna perla
    [one] una perla, ha suonato come { $echoes }
   *[other] { $pearls } perle, hanno suonato come { $echoes }
}
outline-tower-open = La torre { $tower } non c’è più, aperta dalla chiave { $key }{ $here ->
    [0] {""}
   *[other] ; qui sta il custode delle chiavi
}
outline-attempt = { $fit ->
    [too-long] La chiave { $key } è troppo lunga{ $by ->
        [0] {""}
       *[other] {" "}di { $by }
    }
   *[too-short] La chiave { $key } è troppo corta{ $by ->
        [0] {""}
       *[other] {" "}di { $by }
    }
}
outline-aside = Una torre messa da parte, mai vista
outline-aside-shown = La torre messa da parte è quella della chiave incantata { $key }
outline-keys = Chiavi nella fila, dalla più corta
outline-one-key = Chiave { $key }
outline-key-with-wagers = Chiave { $key }, incantata secondo { $seats }
outline-players = Giocatori
outline-player = { $seat }: { $pearls ->
    [0] nessuna perla
    [one] una perla
   *[other] { $pearls } perle
}, { $coats ->
    [0] nessuno stemma
    [one] uno stemma
   *[other] { $coats } stemmi
}
outline-bin = Cassetta: { $pearls ->
    [0] vuota
    [one] una perla
   *[other] { $pearls } perle
}

## Che cosa si può calcolare

aid-chances = Le probabilità di ogni chiave a ogni torre

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
chances-tower = Torre { $tower }
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
    } %
}
chances-none = { $form ->
    [short] –
   *[full] {""}
}
chances-excluded = { $form ->
    [short] Che cosa non può andare bene, e perché
   *[full] Le chiavi che non possono andare bene, e perché
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

## The end

score-towers = Perle delle torri aperte
score-enchanted-key = Perle per la chiave incantata
reason-enchanted-key-shown = Sei torri sono aperte e la chiave incantata è nota.
reason-bin-empty = La cassetta è vuota: nessuno diventa re.

## Numeri di una simulazione

figure-turns = Turni
figure-pearls-left = Perle rimaste nella cassetta
figure-towers-left = Torri rimaste chiuse
figure-wagers = Stemmi sulle chiavi
