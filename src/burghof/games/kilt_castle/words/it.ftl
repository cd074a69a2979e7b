### Kilt Castle in italiano.

game-in-a-sentence = Costruisci sopra gli altri, se puoi pagare.

## Nomi

colour-red = Rosso
colour-blue = Blu
colour-gold = Oro
colour-green = Verde

side-north = Nord
side-east = Est
side-south = Sud
side-west = Ovest

## Opzioni

option-every-new-row-needs-a-neighbour = Ogni nuova fila ha bisogno di una vicina
option-every-new-row-needs-a-neighbour-about = Ovunque si trovi, e non solo davanti a tutte le altre, una carta messa da sola deve averne un’altra sullo spazio subito dietro.
option-roofs-by-colour = Tetti per colore
option-roofs-by-colour-about = Si mette un tetto anche se i due colori che hanno costruito sulla casella sono dello stesso giocatore.
option-first-colour-ends = Il primo colore conclude la partita
option-first-colour-ends-about = La partita finisce appena un colore non ha più piani, e non solo quando un giocatore ha costruito tutti i piani di entrambi i colori.
option-any-own-colour = Uno qualsiasi dei propri colori
option-any-own-colour-about = Il colore della carta dice solo chi costruisce: quel giocatore prende un piano di uno qualsiasi dei suoi due colori.

## Rifiuti

refusal-not-all-double-cards = Ogni carta di due colori si dispone una volta sola.
refusal-a-colour-too-often = All’inizio nessun colore può comparire più di due volte in una fila di carte.
refusal-not-due-now = { $due ->
    [relocate] Prima bisogna spostare una carta.
    [build] Prima bisogna costruire un piano.
   *[roof] Prima bisogna scegliere un tetto.
}
refusal-at-least-one-space = La carta deve avanzare di almeno uno spazio.
refusal-never-backwards = Le carte avanzano solo in senso orario: lo spazio { $side } { $line } è dietro alla carta.
refusal-not-beyond-the-front = Lo spazio { $side } { $line } è troppo lontano: non si va oltre lo spazio subito davanti alla fila di testa.
refusal-no-card-behind = Lì la carta starebbe da sola: le serve un’altra carta sullo spazio subito dietro.
refusal-row-is-full = Quella fila ha già { $most } carte.
refusal-too-many-rows = Non ci possono essere più di { $most } file di carte.
refusal-not-in-this-row = { $field } non è nella linea della carta spostata.
refusal-no-such-floor-left = { $crests ->
    [0] Di questo colore non restano piani senza stemmi.
    [1] Di questo colore non restano piani con uno stemma.
   *[2] Di questo colore non restano piani con due stemmi.
}
refusal-not-the-first-empty-field = Fra le caselle vuote si può costruire solo sulla più vicina alla carta: { $field }.
refusal-roofs-are-never-overbuilt = La torre in { $field } ha un tetto.
refusal-cannot-pay = Soprelevare questa torre costa { $price } { $price ->
    [one] ducato
   *[other] ducati
}, ma { $purse ->
    [0] la borsa è vuota.
    [one] nella borsa ce n’è solo { $purse }.
   *[other] nella borsa ce ne sono solo { $purse }.
}
refusal-no-roof-there = In { $field } non c’è un tetto.

## Eventi

event-dealt = Le carte sono disposte. Comincia { $seat }.
event-relocated = { $is_turned ->
    [0] { $seat } sposta la carta di { $inner } dallo spazio { $source_side } { $source_line } allo spazio { $side } { $line }.
   *[1] { $seat } sposta una carta dallo spazio { $source_side } { $source_line } allo spazio { $side } { $line } e la ruota: costruisce { $inner }, poi { $outer }.
}
event-ducat-day-called = Lo spazio { $side } { $line } è vuoto: scatta un giorno di paga.
event-built = { $seat } costruisce in { $field } un piano { $colour }{ $crests ->
    [0] {""}
    [1] {" "}con uno stemma
   *[2] {" "}con due stemmi
}.
event-overbuilt = { $seat } sopreleva la torre in { $field } con un piano { $colour }{ $crests ->
    [0] {""}
    [1] {" "}a uno stemma
   *[2] {" "}a due stemmi
}{ $price ->
    [0] {" "}e non paga nulla.
    [one] {" "}e paga { $price } ducato a { $payee }.
   *[other] {" "}e paga { $price } ducati a { $payee }.
}
event-skipped = { $why ->
    [no-floor] { $colour } non ha più piani e non costruisce.
   *[no-field] { $seat } non trova una casella per { $colour } e non costruisce.
}
event-roof-set = { $seat } mette un tetto sulla torre in { $field }.
event-roof-moved = { $seat } sposta il tetto da { $source } a { $field }.
event-ducat-day-came = Giorno di paga numero { $number }.
event-income-paid = { $seat } riceve { $ducats } { $ducats ->
    [one] ducato
   *[other] ducati
} per { $colour }: { $towers ->
    [0] nessuna torre
    [one] { $towers } torre
   *[other] { $towers } torri
}, { $crests ->
    [0] nessuno stemma
    [one] { $crests } stemma
   *[other] { $crests } stemmi
}, { $roofs ->
    [0] nessun tetto
    [one] { $roofs } tetto
   *[other] { $roofs } tetti
}.
event-last-floor-set = { $seat } ha costruito il suo ultimo piano. La partita finisce.
event-building-stopped = Da { $turns } turni nessuno costruisce. La partita finisce.
event-final-paid = Alla fine { $seat } { $ducats ->
    [0] non riceve nulla
    [one] riceve { $ducats } ducato
   *[other] riceve { $ducats } ducati
}: { $towers ->
    [0] nessuna torre
    [one] { $towers } torre
   *[other] { $towers } torri
}, { $crests ->
    [0] nessuno stemma
    [one] { $crests } stemma
   *[other] { $crests } stemmi
}.

## Proposte

offer-relocate-single = { $colour }: allo spazio { $side } { $line }{ $day ->
    [0] {""}
   *[1] , con giorno di paga
}
offer-relocate-double = { $form ->
    [short] { $first }→{ $second }: a
   *[full] { $first }, poi { $second }: allo spazio
} { $side } { $line }{ $day ->
    [0] {""}
   *[1] , con giorno di paga
}
offer-build = Costruire in { $field }{ $crests ->
    [0] {""}
    [1] {" "}con uno stemma
   *[2] {" "}con due stemmi
}
offer-build-in = Costruire in { $field } un piano { $colour }{ $crests ->
    [0] {""}
    [1] {" "}con uno stemma
   *[2] {" "}con due stemmi
}
offer-overbuild-own = Soprelevare la propria torre in { $field }{ $crests ->
    [0] {""}
    [1] {" "}con uno stemma
   *[2] {" "}con due stemmi
}{ $roof ->
    [set] {" "}e metterci un tetto
    [choose] {" "}e spostarci un tetto
   *[none] {""}
}: gratis, ora { $height } { $height ->
    [one] piano
   *[other] piani
}
offer-overbuild-own-in = Soprelevare la propria torre in { $field } con un piano { $colour }{ $crests ->
    [0] {""}
    [1] {" "}a uno stemma
   *[2] {" "}a due stemmi
}{ $roof ->
    [set] {" "}e metterci un tetto
    [choose] {" "}e spostarci un tetto
   *[none] {""}
}: gratis, ora { $height } { $height ->
    [one] piano
   *[other] piani
}
offer-overbuild = Soprelevare la torre in { $field }{ $crests ->
    [0] {""}
    [1] {" "}con uno stemma
   *[2] {" "}con due stemmi
}{ $roof ->
    [set] {" "}e metterci un tetto
    [choose] {" "}e spostarci un tetto
   *[none] {""}
}: { $price } { $price ->
    [one] ducato
   *[other] ducati
} a { $payee }
offer-overbuild-in = Soprelevare la torre in { $field } con un piano { $colour }{ $crests ->
    [0] {""}
    [1] {" "}a uno stemma
   *[2] {" "}a due stemmi
}{ $roof ->
    [set] {" "}e metterci un tetto
    [choose] {" "}e spostarci un tetto
   *[none] {""}
}: { $price } { $price ->
    [one] ducato
   *[other] ducati
} a { $payee }
offer-take-roof = Prendere il tetto dalla torre in { $field }, che sarà poi di { $owner }

## Quadro

outline-over = La partita è finita.
outline-deal = Si dispongono le carte.
outline-relocate = { $own ->
    [1] Tocca a te: sposta una carta in senso orario; lì costruiscono i suoi colori.
   *[0] { $seat } sposta una carta.
}
outline-build = { $own ->
    [1] Costruisci un piano { $colour } nella linea dello spazio { $side } { $line } (torri altrui: un ducato per piano).
   *[0] { $seat } costruisce un piano { $colour } nella linea dello spazio { $side } { $line }.
}
outline-build-any = { $own ->
    [1] Costruisci un piano { $colour } o { $other } nella linea dello spazio { $side } { $line } (torri altrui: un ducato per piano).
   *[0] { $seat } costruisce un piano { $colour } o { $other } nella linea dello spazio { $side } { $line }.
}
outline-roof = { $own ->
    [1] Scegli quale tetto spostare in { $field }.
   *[0] { $seat } sceglie quale tetto spostare in { $field }.
}
outline-ducat-day-comes = Questo turno finisce con un giorno di paga.
outline-roof-comes = Un altro piano in { $field } porta un tetto.
outline-idle = Da { $turns } turni nessuno costruisce: { $left ->
    [one] ancora un turno così e la partita finisce.
   *[other] ancora { $left } turni così e la partita finisce.
}
outline-players = { $form ->
    [short] Giocatori: ducati e piani rimasti (senza stemmi/con uno/con due)
   *[full] Giocatori
}
outline-player = { $seat }{ $own ->
    [1] {" "}(tu)
   *[0] {""}
}{ $form ->
    [short] ,
   *[full] :
} { $ducats } { $ducats ->
    [one] ducato
   *[other] ducati
}
outline-stock = { $form ->
    [short] { $colour } { $plain }/{ $single }/{ $double }
   *[full] { $colour }, piani rimasti: { $plain } senza stemmi, { $single } con uno, { $double } con due
}
outline-no-cards = Non c’è ancora nessuna carta.
outline-cards = { $form ->
    [short] Carte dalla coda alla testa (Rosso→Verde: prima costruirebbe Rosso)
   *[full] Carte, in senso orario dalla fila di coda alla fila di testa
}
outline-space = { $side } { $line }{ $kind ->
    [front] { $form ->
        [short] {" "}(testa)
       *[full] , fila di testa
    }
    [ahead] { $form ->
        [short] {" "}(davanti)
       *[full] , subito davanti alla fila di testa
    }
   *[other] {""}
}
outline-free = { $form ->
    [short] Vuoti
   *[full] Spazi vuoti, in senso orario dalla fila di coda
}
outline-card-single = { $colour }
outline-card-double = { $form ->
    [short] { $first }→{ $second }
   *[full] { $first }, poi { $second }
}
outline-castle = Castello, { $roofs ->
    [0] entrambi i tetti in uso
    [one] un tetto ancora libero
   *[other] { $roofs } tetti ancora liberi
}{ $form ->
    [short] {" "}(numero: piani, *: stemma, ⌂: tetto, •: tuo)
   *[full] {""}
}
outline-row = { $form ->
    [short] {""}
   *[full] Riga { $row }
}
outline-no-field = { $form ->
    [short] {""}
   *[full] Nessuna casella
}
outline-field-empty = { $form ->
    [short] { $field } –
   *[full] { $field }: vuota
}
outline-field-roofed = { $form ->
    [short] { $field } ⌂ { $height }
   *[full] { $field }: torre con tetto, { $height } { $height ->
        [one] piano
       *[other] piani
    }, di tutti
}
outline-field-tower = { $form ->
    [short] { $field }{ $own ->
        [1] •
       *[0] {" "}
    }{ $colour } { $height }{ $crests ->
        [0] {""}
        [1] *
       *[2] **
    }
   *[full] { $field }: { $colour }, { $height } { $height ->
        [one] piano
       *[other] piani
    }{ $crests ->
        [0] {""}
        [1] , uno stemma
       *[2] , due stemmi
    } ({ $own ->
        [1] tua
       *[0] { $seat }
    })
}
outline-floors = Piani con cui costruire
outline-floor = { $form ->
    [short] { $crests ->
        [0] senza stemmi
        [1] uno stemma
       *[2] due stemmi
    } { $left }
   *[full] { $crests ->
        [0] Senza stemmi
        [1] Uno stemma
       *[2] Due stemmi
    }, { $left } da posare
}
outline-floor-in = { $form ->
    [short] { $colour } { $crests ->
        [0] senza stemmi
        [1] uno stemma
       *[2] due stemmi
    } { $left }
   *[full] { $colour }, { $crests ->
        [0] senza stemmi
        [1] uno stemma
       *[2] due stemmi
    }, { $left } da posare
}

## La fine

reason-last-floor = Un giocatore ha costruito il suo ultimo piano.
reason-building-stopped = Per due giri nessuno ha costruito.
score-purse = Ducati nella borsa
score-final-pay = Rendita finale per torri e stemmi
score-floors = Piani costruiti

## Numeri di una simulazione

figure-ducat-days = Giorni di paga

## Il tabellone nel browser

board-name = Kilt Castle: il cantiere e le carte attorno
board-castle = Il castello
board-spaces = Spazi per le carte
board-space = { $space }, { $cards ->
    [0] nessuna carta
    [one] { $cards } carta
   *[other] { $cards } carte
}
board-field = { $tower }, { $kind ->
    [free] libera
    [own] tua, gratis
   *[price] costa { $price } { $price ->
        [one] ducato
       *[other] ducati
    }
}
board-free = libera
board-own = tua
board-last-card = ultima carta tolta: giorno di paga
board-day-called = scatta un giorno di paga
board-day = poi giorno di paga
board-ducat-day = Giorno di paga { $number }
board-skipped = { $why ->
    [no-floor] { $colour } non ha più piani
   *[no-field] { $colour } non trova caselle
}
board-final-pay = Rendita finale: { $ducats }
board-sink = Abbassa le torri
board-raise = Rialza le torri
board-your-floor = Il tuo piano
board-left = da posare
board-purse = Ducati:
board-income = Quanto renderebbe un giorno di paga
board-floors-left = { $floors ->
    [one] ancora { $floors } piano
   *[other] ancora { $floors } piani
}
board-towers = { $towers ->
    [one] { $towers } torre
   *[other] { $towers } torri
}
board-then = Poi costruiscono
board-builders = { $builders ->
    [1] { $first } costruisce.
   *[2] Ruotata mentre si sposta: prima costruisce { $first }, poi { $second }.
}
board-fields = { $fields ->
    [one] { $fields } casella
   *[other] { $fields } caselle
}
board-empties = { $space } si svuota: giorno di paga, { $ducats } per te
board-which = Quale carta di { $space }? Tocca un’altra fila sul tabellone per vedere le sue carte.
board-move = Spostala lì
board-build = Costruisci
board-take = Sposta questo tetto
