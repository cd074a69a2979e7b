### Il castello delle 7 serrature in italiano.

game-in-a-sentence = Lascia cadere una perla, ascolta, scegli una chiave.

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
option-sight-about = Una chiave che non entra mostra solo se è troppo lunga o troppo corta, oppure anche di quanto.
option-sight-direction = troppo lunga o troppo corta
option-sight-distance = di quanto
option-bin = Cassetta vuota
option-bin-about = Tutti perdono quando serve una perla e la cassetta è vuota, oppure appena è vuota.
option-bin-when-due = quando serve una perla
option-bin-at-once = subito
option-withdrawing = Ritiro
option-withdrawing-about = Se partecipano in più d’uno, tutti tranne l’ultimo possono riprendere lo stemma prima che si provi la chiave.

## Rifiuti

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

## Eventi

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
event-enchanted-key-shown = La chiave { $key } apre l’ultima torre, quella { $tower }, con dentro { $pearls ->
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

## Proposte

offer-place = Cominciare dalla torre { $tower }
offer-drop = Perla nella torre { $tower }
offer-drop-noted = Perla nella torre { $tower } ({ $pearls } dentro)
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

## Quadro

outline-over = La partita è finita.
outline-chance = Tocca al caso.
outline-place = { $own ->
    [1] Tocca a te: scegli la torre da cui comincia il custode delle chiavi.
   *[0] { $seat } sceglie la torre da cui comincia il custode delle chiavi.
}
outline-drop = { $own ->
    [1] Fa’ cadere ancora { $pearls ->
        [one] una perla
       *[other] { $pearls } perle
    }, ascolta la profondità, poi avanza { $steps ->
        [one] di un passo
       *[other] fino a { $steps } passi
    }.
   *[0] { $seat } fa cadere ancora { $pearls ->
        [one] una perla
       *[other] { $pearls } perle
    }; poi il custode delle chiavi fa { $steps ->
        [one] un passo
       *[other] al massimo { $steps } passi
    }.
}
outline-walk = { $own ->
    [1] Muovi il custode delle chiavi { $steps ->
        [one] di un passo
       *[other] al massimo di { $steps } passi
    }; lì proverai una chiave.
   *[0] { $seat } muove il custode delle chiavi { $steps ->
        [one] di un passo
       *[other] al massimo di { $steps } passi
    }.
}
outline-key = { $own ->
    [1] Scegli una chiave per la torre { $tower }: se la apre, le perle dentro sono tue. Presa è presa.
   *[0] { $seat } sceglie una chiave per la torre { $tower }.
}
outline-join = { $active } prova la chiave { $key } sulla torre { $tower }. { $own ->
    [1] Uno stemma ti dà una parte se la apre.
   *[0] { $seat } partecipa?
}
outline-withdraw = { $active } prova la chiave { $key } sulla torre { $tower }. { $own ->
    [1] Lasci lo stemma dov’è o lo riprendi?
   *[0] { $seat } lascia lo stemma dov’è?
}
outline-bet = { $own ->
    [1] Quale chiave è incantata? Uno stemma lì vale una parte dell’ultima torre.
   *[0] Qual è la chiave incantata? Risponde { $seat }.
}
outline-joined = Partecipano già: { $seats }.
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
        [one] una perla, ha suonato come { $echoes }
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
outline-players = Giocatori
outline-player = { $form ->
    [short] { $seat }
   *[full] { $seat }{ $own ->
        [1] {" "}(tu)
       *[0] {""}
    }: { $pearls ->
        [0] nessuna perla
        [one] una perla
       *[other] { $pearls } perle
    }, { $coats ->
        [0] nessuno stemma
        [one] uno stemma
       *[other] { $coats } stemmi
    }
}
outline-bin = Cassetta: { $pearls ->
    [0] vuota
    [one] una perla (se si svuota, perdono tutti)
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

## La fine

score-towers = Perle delle torri aperte
score-enchanted-key = Perle per la chiave incantata
reason-enchanted-key-shown = Sei torri sono aperte e la chiave incantata è nota.
reason-bin-empty = La cassetta è vuota: nessuno diventa re.

## Numeri di una simulazione

figure-turns = Turni
figure-pearls-left = Perle rimaste nella cassetta
figure-towers-left = Torri rimaste chiuse
figure-wagers = Stemmi sulle chiavi

## Il tavolo

board-name = Il castello e le sue sette torri
board-rolled-pearls = { $pearls ->
    [one] 1 perla
   *[other] { $pearls } perle
}
board-rolled-steps = { $steps ->
    [one] poi 1 passo
   *[other] poi fino a { $steps } passi
}
board-pearls = Perle:
board-coats = { $coats ->
    [0] nessuno stemma
    [one] uno stemma
   *[other] { $coats } stemmi
}
board-shallow = poco fonda
board-deep = fonda
board-too-long = troppo lunga
board-too-short = troppo corta
board-fits = apre
board-place = Comincia qui
board-walk = Vai lì
board-try = Prova questa, è deciso
board-bet = Metti lo stemma
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
board-notebook-hint = Un trattino: la chiave non può andare bene. Tocca una torre per sapere perché.
board-notebook-why = { $title }: queste non vanno bene
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
