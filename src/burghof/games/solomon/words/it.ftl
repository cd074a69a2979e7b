### La camera del tesoro di re Salomone, in italiano.

game-in-a-sentence = Scava a fondo, e occhio alle maledizioni.
game-invitation = { $host } ti tiene una sedia da re Salomone.

## Nomi

tile-treasure-1 = { $form ->
    [short] T1
   *[full] tesoro 1
}
tile-treasure-2 = { $form ->
    [short] T2
   *[full] tesoro 2
}
tile-treasure-3 = { $form ->
    [short] T3
   *[full] tesoro 3
}
tile-treasure-4 = { $form ->
    [short] T4
   *[full] tesoro 4
}
tile-treasure-5 = { $form ->
    [short] T5
   *[full] tesoro 5
}
tile-curse-1 = { $form ->
    [short] M1
   *[full] maledizione 1
}
tile-curse-2 = { $form ->
    [short] M2
   *[full] maledizione 2
}
tile-curse-3 = { $form ->
    [short] M3
   *[full] maledizione 3
}
tile-scroll-lion = { $form ->
    [short] leone
   *[full] pergamena del leone
}
tile-scroll-star = { $form ->
    [short] stella
   *[full] pergamena della stella
}
tile-scroll-palm = { $form ->
    [short] palma
   *[full] pergamena della palma
}
tile-scroll-moon = { $form ->
    [short] luna
   *[full] pergamena della luna
}
tile-mirror = { $form ->
    [short] SPE
   *[full] specchio della regina di Saba
}
tile-axe = { $form ->
    [short] ASCIA
   *[full] ascia magica
}
tile-seal = { $form ->
    [short] SIG
   *[full] sigillo di Salomone
}
tile-amulet = { $form ->
    [short] AMU
   *[full] amuleto dei capelli di Sansone
}
the-tile-treasure-1 = il tesoro 1
the-tile-treasure-2 = il tesoro 2
the-tile-treasure-3 = il tesoro 3
the-tile-treasure-4 = il tesoro 4
the-tile-treasure-5 = il tesoro 5
the-tile-curse-1 = la maledizione 1
the-tile-curse-2 = la maledizione 2
the-tile-curse-3 = la maledizione 3
the-tile-scroll-lion = la pergamena del leone
the-tile-scroll-star = la pergamena della stella
the-tile-scroll-palm = la pergamena della palma
the-tile-scroll-moon = la pergamena della luna
the-tile-mirror = lo specchio
the-tile-axe = l’ascia
the-tile-seal = il sigillo
the-tile-amulet = l’amuleto
several-two-scrolls = due pergamene
several-three-scrolls = tre pergamene
several-four-scrolls = quattro pergamene
several-five-scrolls = cinque pergamene
several-six-scrolls = sei pergamene
several-two-mirrors = due specchi
several-three-mirrors = tre specchi
several-four-mirrors = quattro specchi
several-five-mirrors = cinque specchi
several-two-axes = due asce
several-three-axes = tre asce
several-four-axes = quattro asce
several-two-seals = due sigilli
several-three-seals = tre sigilli
several-four-seals = quattro sigilli
several-two-amulets = due amuleti
several-three-amulets = tre amuleti
several-four-amulets = quattro amuleti

## Opzioni

option-beginners = Per principianti
option-beginners-about = Le tessere si possono spostare anche verso l’alto, purché nessuna pila abbia più di quattro tessere.

## Rifiuti

refusal-not-these-tiles = Ogni tessera di questo mucchio si distribuisce una sola volta, al momento giusto.
refusal-not-these-cards = Ogni carta si mescola una sola volta, al momento giusto.
refusal-not-due-now = { $due ->
    [choose] Prima tutti scelgono una carta.
    [prepare] Ora si sposta, si scava o non si scava.
    [pick] Prima scegli le caselle per il sigillo.
    [pay] Prima si paga.
    [change] Prima prendi il resto.
    [add] Prima aggiungi una tessera per gli altri.
   *[other] Ora non tocca a nessuno.
}
refusal-not-in-hand = La carta { $card } non è tra le tue.
refusal-nothing-to-shift = { $field } è vuota. Non c’è niente da spostare.
refusal-pile-is-full = { $field } ha già quattro tessere. Nessuna pila sale oltre.
refusal-never-higher = { $field } è troppo alta per la tessera di { $source }. Una tessera non sale mai.
refusal-more-than-can-be-paid = Di più non si può. Anche lo scavo più ricco paga solo { $shifts } spostamenti.
refusal-no-mirror = La tua carta non si gira. Ci vuole lo specchio della regina di Saba.
refusal-turn-changes-nothing = Girata così, la forma resta la stessa.
refusal-no-axe = Non hai l’ascia magica. Senza, le pile devono avere la stessa altezza.
refusal-axe-not-needed = Queste pile hanno la stessa altezza. L’ascia non serve.
refusal-does-not-fit = Qui la forma della carta { $card } esce dalla fossa.
refusal-field-is-empty = { $field } è vuota. Lì non si può scavare.
refusal-not-one-level = { $odd ->
    [1] { $field } è { $steps ->
        [1] un livello
        [2] due livelli
       *[3] tre livelli
    } più in { $higher ->
        [1] alto
       *[0] basso
    } del resto.
   *[other] { $field } è al livello { $height }, { $other } al livello { $level }.
}
refusal-shifts-not-payable = Hai solo { $funds } per { $shifts ->
    [1] uno spostamento
   *[other] { count-shifts } spostamenti
}. La tua forma ci sta, quindi devi scavare.
refusal-no-seal = Non hai il sigillo di Salomone.
refusal-no-such-area = Da nessuna parte { count-squares } caselle vicine si possono scavare insieme.
refusal-not-connected = { $why ->
    [empty] { $field } è vuota. Lì non si può scavare.
    [picked] { $field } è già scelta.
    [height] { $field } non ha l’altezza delle caselle scelte.
    [alone] Troppo poche caselle toccano { $field } per la tua carta.
   *[apart] { $field } non tocca le caselle scelte.
}
refusal-no-amulet = { $dug ->
    [1] Hai appena dissotterrato l’amuleto. Serve dal tuo prossimo turno.
   *[0] Non hai l’amuleto dei capelli di Sansone.
}
refusal-amulet-before-paying = Hai già iniziato a pagare. L’amuleto si gioca prima.
refusal-no-curse-to-ward-off = Per maledizioni non devi niente. L’amuleto non servirebbe.
refusal-cannot-pay = Devi { $owed } e hai solo { $funds }. Quindi non si paga niente.
refusal-cannot-pay-shifts = Devi { $owed } e hai solo { $funds }. Consegna tutto.
refusal-no-such-treasure = Non hai nessun tesoro { $value }.
refusal-no-coins = Non hai monete. Paga con i tesori.
refusal-who-can-pay-must = Devi { $owed } e puoi pagare, quindi paghi.
refusal-other-change-gives-more = Così si perderebbe del resto. Prendi prima un altro pezzo.
refusal-not-in-the-supply = La riserva non ha nessun tesoro { $value }.
refusal-no-coins-in-the-supply = La riserva non ha monete. Prendi un tesoro.
refusal-too-much-change = Il tuo resto è solo { $due }.
refusal-no-such-tile = Non hai { $tile }.

## Eventi

event-dark-laid = Su ogni casella ci sono tre tessere scure.
    .past = Su ogni casella sono state posate tre tessere scure.
event-light-laid = Su ogni pila c’è una tessera chiara. La fossa è piena.
    .past = Su ogni pila è stata posata una tessera chiara. La fossa era piena.
event-cards-dealt = Tutti ricevono { count-number } carte.
    .past = Tutti hanno ricevuto { count-number } carte.
event-hand-dealt = { $seat-is ->
    [you] Hai le carte { $cards }.
   *[other] { $seat } ha le carte { $cards }.
}
    .past = { $seat-is ->
        [you] Hai ricevuto le carte { $cards }.
       *[other] { $seat } ha ricevuto le carte { $cards }.
    }
event-round-began = Giro { $number }: tutti scelgono una carta.
    .past = Il giro { $number } è cominciato con la scelta di una carta.
event-card-chosen = { $seat-is ->
    [you] Tu posi coperta la carta { $card }.
   *[other] { $seat } posa coperta la carta { $card }.
}
    .past = { $seat-is ->
        [you] Hai posato coperta la carta { $card }.
       *[other] { $seat } ha posato coperta la carta { $card }.
    }
event-cards-revealed = Prima { $seat-is ->
    [you] scavi tu
   *[other] scava { $seat }
} con la carta { $card }, poi { $later-you }.
    .past = Prima { $seat-is ->
        [you] hai potuto scavare tu
       *[other] ha potuto scavare { $seat }
    } con la carta { $card }, poi { $later-you }.
event-shifted = { $seat-is ->
    [you] Tu sposti
   *[other] { $seat } sposta
} una tessera da { $source } a { $target }.
    .past = { $seat-is ->
        [you] Hai spostato
       *[other] { $seat } ha spostato
    } una tessera da { $source } a { $target }.
event-tile-shifted = { $seat-is ->
    [you] Tu sposti
   *[other] { $seat } sposta
} { $tile } da { $source } a { $target }.
    .past = { $seat-is ->
        [you] Hai spostato
       *[other] { $seat } ha spostato
    } { $tile } da { $source } a { $target }.
event-uncovered = Questo porta alla luce { $tiles ->
    [1] { $tile }
   *[other] { $number ->
        [0] { finds }
        [1] { finds }
       *[other] { $worth ->
            [0] { $curse ->
                [0] { $others }
               *[other] { $number ->
                    [2] { finds }
                   *[other] { curse-sum } e altre tessere
                }
            }
           *[other] { $curse ->
                [0] { $number ->
                    [2] { finds }
                   *[other] { worth-points } in tesori e altre tessere
                }
               *[other] { worth-points } in tesori, { curse-sum } e altre tessere
            }
        }
    }
}.
    .past = Questo ha portato alla luce { $tiles ->
        [1] { $tile }
       *[other] { finds }
    }.
event-objects-played = { $seat-is ->
    [you] Tu giochi { $objects }.
   *[other] { $seat } gioca { $objects }.
}
    .past = { $seat-is ->
        [you] Hai giocato { $objects }.
       *[other] { $seat } ha giocato { $objects }.
    }
event-turned-up = { $seat-is ->
    [you] Tu mostri { $tile }, tessera ricevuta coperta.
   *[other] { $seat } mostra { $tile }, tessera ricevuta coperta.
}
    .past = { $seat-is ->
        [you] Hai mostrato { $tile }, tessera ricevuta coperta.
       *[other] { $seat } ha mostrato { $tile }, tessera ricevuta coperta.
    }
event-field-picked = { $seat-is ->
    [you] Tu scegli { $field } per il sigillo.
   *[other] { $seat } sceglie { $field } per il sigillo.
}
    .past = { $seat-is ->
        [you] Hai scelto { $field } per il sigillo.
       *[other] { $seat } ha scelto { $field } per il sigillo.
    }
event-dug-at = { $seat-is ->
    [you] Tu scavi in { $fields }.
   *[other] { $seat } scava in { $fields }.
}
    .past = { $seat-is ->
        [you] Hai scavato in { $fields }.
       *[other] { $seat } ha scavato in { $fields }.
    }
event-dug = { $seat-is ->
    [you] Tu dissotterri
   *[other] { $seat } dissotterra
} { finds }.
    .past = { $seat-is ->
        [you] Hai dissotterrato
       *[other] { $seat } ha dissotterrato
    } { finds }.
event-declined = { $seat-is ->
    [you] Non scavi.
   *[other] { $seat } non scava.
}
    .past = { $seat-is ->
        [you] Non hai scavato.
       *[other] { $seat } non ha scavato.
    }
event-treasure-paid = { $seat-is ->
    [you] Tu paghi con il tesoro { $value }.
   *[other] { $seat } paga con il tesoro { $value }.
}
    .past = { $seat-is ->
        [you] Hai pagato con il tesoro { $value }.
       *[other] { $seat } ha pagato con il tesoro { $value }.
    }
event-last-coins = { $seat-is ->
    [you] Tu posi le tue ultime monete.
   *[other] { $seat } posa le ultime monete.
}
    .past = { $seat-is ->
        [you] Hai posato le tue ultime monete.
       *[other] { $seat } ha posato le ultime monete.
    }
event-coins-paid = { $seat-is ->
    [you] Tu paghi
   *[other] { $seat } paga
} { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
}.
    .past = { $seat-is ->
        [you] Hai pagato
       *[other] { $seat } ha pagato
    } { $coins ->
        [one] 1 moneta
       *[other] { $coins } monete
    }.
event-coins-taken = { $seat-is ->
    [you] Tu prendi
   *[other] { $seat } prende
} { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
} di resto.
    .past = { $seat-is ->
        [you] Hai preso
       *[other] { $seat } ha preso
    } { $coins ->
        [one] 1 moneta
       *[other] { $coins } monete
    } di resto.
event-treasure-taken = { $seat-is ->
    [you] Tu prendi
   *[other] { $seat } prende
} il tesoro { $value } come resto.
    .past = { $seat-is ->
        [you] Hai preso
       *[other] { $seat } ha preso
    } il tesoro { $value } come resto.
event-change-lost = { $seat-is ->
    [you] Tu perdi
   *[other] { $seat } perde
} { $number } di resto: la riserva non può darlo.
    .past = { $seat-is ->
        [you] Hai perso
       *[other] { $seat } ha perso
    } { $number } di resto: la riserva non ha potuto darlo.
event-handed-over = { $seat-is ->
    [you] Non puoi pagare e consegni tutte le monete e i tesori.
   *[other] { $seat } non può pagare e consegna tutte le monete e i tesori.
}
    .past = { $seat-is ->
        [you] Non hai potuto pagare e hai consegnato tutte le monete e i tesori.
       *[other] { $seat } non ha potuto pagare e ha consegnato tutte le monete e i tesori.
    }
event-could-not-pay = { $seat-is ->
    [you] Non puoi pagare e perdi tutto ciò che hai dissotterrato.
   *[other] { $seat } non può pagare e perde tutto ciò che ha dissotterrato.
}
    .past = { $seat-is ->
        [you] Non hai potuto pagare e hai perso tutto ciò che avevi dissotterrato.
       *[other] { $seat } non ha potuto pagare e ha perso tutto ciò che aveva dissotterrato.
    }
event-tile-added = { $seat-is ->
    [you] Tu aggiungi una tessera coperta.
   *[other] { $seat } aggiunge una tessera coperta.
}
    .past = { $seat-is ->
        [you] Hai aggiunto una tessera coperta.
       *[other] { $seat } ha aggiunto una tessera coperta.
    }
event-nothing-to-add = { $seat-is ->
    [you] Non hai tessere da aggiungere.
   *[other] { $seat } non ha tessere da aggiungere.
}
    .past = { $seat-is ->
        [you] Non avevi tessere da aggiungere.
       *[other] { $seat } non aveva tessere da aggiungere.
    }
event-own-tile-added = { $seat-is ->
    [you] Tu aggiungi { $tile }.
   *[other] { $seat } aggiunge { $tile }.
}
    .past = { $seat-is ->
        [you] Hai aggiunto { $tile }.
       *[other] { $seat } ha aggiunto { $tile }.
    }
event-tiles-dealt = { $others ->
    [1] { $receiver-is ->
        [you] Tu ricevi
       *[other] { $receiver } riceve
    } { $each ->
        [1] una tessera
       *[other] { count-each } tessere
    }
   *[other] { $receivers-is ->
        [with-you] Tu e { $receivers-others } ricevete
       *[other] { $receivers } ricevono
    } { $each ->
        [1] una tessera
       *[other] { count-each } tessere
    } a testa
} da { $seat-is ->
    [you] te
   *[other] { $seat }
}.{ $rest ->
    [0] {""}
    [1] {" "}Una si scarta.
   *[other] {" "}Le altre { count-rest } si scartano.
}
    .past = { $others ->
        [1] { $receiver-is ->
            [you] Hai ricevuto
           *[other] { $receiver } ha ricevuto
        } { $each ->
            [1] una tessera
           *[other] { count-each } tessere
        }
       *[other] { $receivers-is ->
            [with-you] Tu e { $receivers-others } avete ricevuto
           *[other] { $receivers } hanno ricevuto
        } { $each ->
            [1] una tessera
           *[other] { count-each } tessere
        } a testa
    } da { $seat-is ->
        [you] te
       *[other] { $seat }
    }.{ $rest ->
        [0] {""}
        [1] {" "}Una è stata scartata.
       *[other] {" "}Le altre { count-rest } sono state scartate.
    }
event-received = { $receiver-is ->
    [you] Tu ricevi
   *[other] { $receiver } riceve
} { received-tiles } da { $seat }.
    .past = { $receiver-is ->
        [you] Hai ricevuto
       *[other] { $receiver } ha ricevuto
    } { received-tiles } da { $seat }.
event-turn-ended = { $seat-is ->
    [you] Tu scarti la carta { $card }.
   *[other] { $seat } scarta la carta { $card }.
}
    .past = { $seat-is ->
        [you] Hai scartato la carta { $card }.
       *[other] { $seat } ha scartato la carta { $card }.
    }
event-game-ended = L’ultima carta è giocata. La partita è finita.
    .past = L’ultima carta è stata giocata. La partita è finita.
event-counted = { $what ->
    [coins] Monete, 1 punto l’una{ counted-most }
    [treasures] Tesori, il loro valore in punti{ counted-most }
    [scrolls] Serie di pergamene, 10 punti l’una{ counted-most }
    [curses] La somma di maledizioni più alta{ counted-prize }
   *[objects] Più oggetti magici{ counted-prize }
}
    .past = { $what ->
        [coins] Monete, 1 punto l’una{ counted-most }
        [treasures] Tesori, il loro valore in punti{ counted-most }
        [scrolls] Serie di pergamene, 10 punti l’una{ counted-most }
        [curses] La somma di maledizioni più alta{ counted-prize }
       *[objects] Più oggetti magici{ counted-prize }
    }

## Offerte

offer-choose = Posare coperta la carta { $card } [{ $pattern }]? { card-places }
offer-choose-only = Posare coperta la carta { $card } [{ $pattern }]?
offer-shift = Spostare la tessera da { $source } a { $target }, per 1?{ $opens ->
    [0] {""}
   *[other] {" "}Poi la forma ci sta.
}{ $beyond ->
    [0] {""}
   *[1] {" "}Dovresti { $shifts }, più di quanto hai.
}
offer-dig = Scavare in { $fields }{ $mirror ->
    [0] { $axe ->
        [0] {""}
       *[1] {" "}con ascia
    }
   *[1] {" "}con specchio{ $axe ->
        [0] {""}
       *[1] {" "}e ascia
    }
}? { dig-brings }{ dig-price }
offer-dig-only = Scavare in { $fields }{ $mirror ->
    [0] { $axe ->
        [0] {""}
       *[1] {" "}con ascia
    }
   *[1] {" "}con specchio{ $axe ->
        [0] {""}
       *[1] {" "}e ascia
    }
}?
offer-seal = Giocare il sigillo{ $axe ->
    [0] {""}
   *[1] {" "}e l’ascia
}? Poi { count-squares } caselle che si toccano.
offer-decline = Non scavare? { $unpayable ->
    [0] { $owed ->
        [0] Non costa niente.
       *[other] Gli spostamenti costano comunque { $owed }.
    }
   *[1] Devi { $owed } e hai { $funds }: consegni tutto.
}
offer-pick = { $left ->
    [0] Scegliere { $field } e dissotterrare tutte e { count-squares }? { dig-brings }{ dig-price }
   *[other] Scegliere { $field } e prendere { $tile }?
}
offer-amulet = Giocare l’amuleto? Ti fa risparmiare { $saved } di maledizioni.
offer-pay-coins = { $coins ->
    [one] Pagare 1 moneta?
   *[other] Pagare { $coins } monete?
} { $owed ->
    [0] Così è tutto pagato.
   *[other] Poi devi ancora { $owed }.
}
offer-pay-treasure = Pagare con il tesoro { $value }? { $owed ->
    [0] { $change ->
        [0] { $lost ->
            [0] Così è tutto pagato.
           *[other] Niente resto, perdi { $lost }.
        }
       *[other] { $lost ->
            [0] Il resto è { $change }.
           *[other] Il resto è { $change }, e perdi { $lost }.
        }
    }
   *[other] Poi devi ancora { $owed }.
}
offer-hand-over = Consegnare tutte le monete e i tesori? Devi { $owed } e hai { $funds }.
offer-default = Dare tutto agli altri? Devi { $owed } e hai { $funds }.
offer-take-coins = { $coins ->
    [one] Prendere 1 moneta?
   *[other] Prendere { $coins } monete?
} { change-left }
offer-take-treasure = Prendere il tesoro { $value }? { change-left }
offer-add = Aggiungere { $tile }? Andrà a qualcun altro.

## Parti di frasi

worth-points = { $worth ->
    [one] { $worth } punto
   *[other] { $worth } punti
}
curse-sum = { $curses ->
    [1] la maledizione { $curse }
   *[other] maledizioni per { $curse } in tutto
}
finds = { $worth ->
    [0] { $curse ->
        [0] { $others }
       *[other] { curse-sum }{ finds-more }
    }
   *[other] { worth-points } in tesori{ $curse ->
        [0] { finds-more }
       *[other] { $number ->
            [0] {" "}e { curse-sum }
           *[other] , { curse-sum }{ finds-more }
        }
    }
}
finds-more = { $number ->
    [0] {""}
    [1] {" "}e { $others }
   *[other] , { $others }
}
received-tiles = { $count ->
    [1] { $tile }
   *[other] { finds }
}
dig-brings = { $unpayable ->
    [0] { $sets ->
        [0] { $worth ->
            [0] { $objects ->
                [0] { $scrolls ->
                    [0] Solo maledizioni.
                    [1] Una pergamena, nessun tesoro.
                   *[other] Pergamene, nessun tesoro.
                }
                [1] Un oggetto magico, nessun tesoro.
               *[other] Oggetti magici, nessun tesoro.
            }
           *[other] { worth-points } in tesori{ $objects ->
                [0] {""}
                [1] {" "}e un oggetto magico
               *[other] {" "}e oggetti magici
            }.
        }
       *[other] { $worth ->
            [0] Completa la { set-ordinal } serie.
           *[other] { worth-points } in tesori e la { set-ordinal } serie.
        }
    }
   *[1] { $rescued ->
        [0] Non puoi pagare { $cost }: va tutto agli altri.
       *[1] Solo con l’amuleto tieni tutto.
    }
}
dig-price = { $unpayable ->
    [0] { $cost ->
        [0] {" "}Gratis.
       *[other] {" "}Costa { $cost }.
    }
   *[1] {""}
}
card-places = { $places ->
    [0] Per ora non sta da nessuna parte.
    [1] Per ora sta in un posto.
   *[other] Per ora sta in { count-places } posti.
}
counted-most = { $most ->
    [0] : nessuno.
   *[other] . Il massimo: { $number ->
        [1] { $seat-is ->
            [you] tu
           *[other] { $seat }
        } con { $most }.
       *[other] { $seats-you } con { $most } a testa.
    }
}
counted-prize = { $most ->
    [0] : nessuno.
   *[other] : { $number ->
        [1] { $seat-is ->
            [you] tu
           *[other] { $seat }
        } con { $most }, per { $points } punti.
       *[other] { $seats-you } con { $most }, per { $points } punti a testa.
    }
}
choose-place = { $places ->
    [0] {""}
    [1] {""}
   *[other] Scegline uno.
}
change-left = { $due ->
    [0] È tutto il tuo resto.
   *[other] Poi ti spetta ancora { $due }.
}
set-ordinal = { $sets ->
    [1] prima
    [2] seconda
    [3] terza
    [4] quarta
    [5] quinta
   *[other] prossima
}
count-shifts = { $shifts ->
    [2] due
    [3] tre
    [4] quattro
    [5] cinque
    [6] sei
    [7] sette
    [8] otto
    [9] nove
    [10] dieci
    [11] undici
    [12] dodici
   *[other] { $shifts }
}
count-places = { $places ->
    [2] due
    [3] tre
    [4] quattro
    [5] cinque
    [6] sei
    [7] sette
    [8] otto
    [9] nove
    [10] dieci
    [11] undici
    [12] dodici
   *[other] { $places }
}
count-squares = { $squares ->
    [3] tre
    [4] quattro
    [5] cinque
   *[6] sei
}
count-left = { $left ->
    [1] una
    [2] due
    [3] tre
    [4] quattro
    [5] cinque
   *[6] sei
}
count-each = { $each ->
    [2] due
    [3] tre
    [4] quattro
    [5] cinque
   *[6] sei
}
count-rest = { $rest ->
    [2] due
   *[3] tre
}
count-number = { $number ->
    [5] cinque
    [6] sei
    [8] otto
   *[12] dodici
}

## Suggerimenti: perché una mossa

hint-scroll-set = Completa una serie di quattro pergamene: { $points } punti.
hint-best-dig = Tesori per un valore di { $worth }, { $curse ->
    [0] e niente da pagare
   *[other] e { $curse } da pagare
}. Nessun altro scavo porta più tesori.
hint-most-curses = Poi hai più maledizioni di tutti: { $points } punti alla fine, se resta così.
hint-objects = { $objects ->
    [1] Con questo arriva un oggetto magico
   *[other] Con questo arrivano { $objects } oggetti magici
}.
hint-new-scroll = Ottieni { $tile }, che manca alla tua prossima serie.
hint-fair-dig = Porta tesori per un valore di { $worth } e { $curse ->
    [0] non costa niente
   *[other] costa { $curse }
}.
hint-free-dig = Non c’è nessuna maledizione: non costa niente.
hint-keeps-objects = Conservi i tuoi oggetti magici.
hint-better-place = Dopo puoi dissotterrare di più.
hint-seal = Scegli tu le { $squares } caselle.
hint-no-good-dig = Nessuno scavo porta più di quanto costa.
hint-saves-purse = Non paghi nessuna maledizione.
hint-best-card = Per come è la fossa, la carta { $card } dissotterra più delle altre.
hint-early-card = La carta { $card } è la tua più bassa: scavi il prima possibile.
hint-many-places = La carta { $card } va bene in più posti delle altre.
hint-large-card = La carta { $card } scava più caselle delle altre.
hint-best-pick = Niente di ciò che puoi scegliere vale più di così: { $tile }.
hint-free-curses = Risparmi { $saved } e tieni le maledizioni.
hint-keeps-treasures = Conservi i tuoi tesori.
hint-keeps-coins = Conservi le tue monete.
hint-exact = Non ti serve il resto.
hint-takes-coins = Con le monete poi paghi giusto.
hint-takes-treasure = Un tesoro resta segreto dietro il tuo schermo.
hint-least-missed = Di tutte le tue tessere, { $tile } ti mancherà di meno.
hint-unpayable = Non puoi pagare, e perderesti tutto quello che dissotterri.
hint-costly = Porta tesori per un valore di soli { $worth } e costa { $curse }.
hint-poor-dig = Porta tesori per un valore di { $worth } e { $curse ->
    [0] non costa niente
   *[other] costa { $curse }
}.
hint-shift-price = Ogni spostamento costa 1.
hint-late-card = Con la carta { $card } altri scaveranno forse prima di te.

## Rompicapi: che cosa porta una mossa, e la prova

puzzle-hidden = Che cosa c’è sotto le tessere che vedi, e le carte degli altri.
puzzle-greatest-lead = La vittoria netta
puzzle-greatest-lead-question = Ultimo turno, uno spostamento al massimo: quale mossa vince di sicuro con più vantaggio?
puzzle-greatest-lead-nudge = L’oro non è tutto: conta anche maledizioni, oggetti magici e serie.
puzzle-one-shift = Una moneta ben spesa
puzzle-one-shift-question = Uno spostamento al massimo, niente magia: quale mossa porta di sicuro più monete, tesori e serie?
puzzle-one-shift-nudge = Una tessera mai vista può essere qualunque cosa. Quali posti ne fanno a meno?
puzzle-first-scroll = Prima degli altri alla pergamena
puzzle-first-scroll-question = Quale carta dissotterra di sicuro prima degli altri la pergamena che manca, senza spostamenti né magia?
puzzle-first-scroll-nudge = Guarda gli scarti e la tua mano: quali carte possono ancora avere gli altri?
puzzle-first-treasure = Prima degli altri al tesoro 5
puzzle-first-treasure-question = Quale carta dissotterra di sicuro prima degli altri un tesoro 5, senza spostamenti né magia?
puzzle-first-treasure-nudge = Guarda gli scarti e la tua mano: quali carte possono ancora avere gli altri?
puzzle-next-card = Nessun posto per la prossima
puzzle-next-card-question = Quale scavo che puoi pagare non lascia alla prossima carta nessun posto in piano?
puzzle-next-card-nudge = Cerca i posti in cui sta la prossima carta. Quali caselle hanno in comune?
puzzle-lead = { $how ->
    [wins] vince per { $points }
    [shares] divide soltanto la vittoria
   *[trails] resta indietro di { $points }
}
puzzle-leads = vantaggio finale: da { $least } a { $most }
puzzle-brings = porta { $same ->
    [1] { $most }
   *[0] da { $least } a { $most }
}
puzzle-first = riesce in { $right } casi su { $cases }
puzzle-leaves = { $places ->
    [0] non lascia posti
    [1] lascia un posto
   *[other] lascia { count-places } posti
}
puzzle-curses = Maledizioni: tu { $own }, gli altri al massimo { $most }. Sono { $points } punti.
puzzle-objects = Oggetti magici: tu { $own }, gli altri al massimo { $most }. Sono { $points } punti.
puzzle-set = Completa una serie di quattro pergamene: { $points } punti.
puzzle-no-greater-lead = Vinci di sicuro per { $points }, con nessun’altra mossa di sicuro per più di { $second }.
puzzle-then-any = Qualunque cosa scopra, poi uno scavo vince.
puzzle-then-fits = Dopo questo spostamento la tua forma sta qui.
puzzle-no-shift = La tua forma sta qui senza spostamenti.
puzzle-brings-what = { $worth ->
    [0] Niente tesori
   *[other] Tesori per un valore di { $worth }
}, { $sets ->
    [0] {""}
   *[other] una serie da { $sets },{" "}
}e { $owed } da pagare.
puzzle-no-other = Porta di sicuro { $points }, nessun’altra mossa di sicuro più di { $second }.
puzzle-lowest = Gli altri non possono avere carte più basse della { $card }.
puzzle-missing = Dissotterri { $tile }: la serie è completa, { $points } punti.
puzzle-reached = Sta dove si trova un tesoro 5, senza spostamenti.
puzzle-places-now = La carta { $card } ora sta in { count-places } posti.
puzzle-places-broken = Il tuo scavo li rovina tutti e non ne apre altri.

## Quadro

outline-set-up = Si riempie la fossa.
outline-deal = Ciò che { $seat } ha dissotterrato va agli altri.
outline-choose = { $own ->
    [0] Tutti scelgono una carta in segreto.
   *[1] { $chosen ->
        [0] { $seat }, scegli una carta in segreto.
       *[other] La carta { $chosen } è coperta, { $seat }. Puoi ancora cambiarla.
    }
}
outline-choose-more = Giro { $number } di { $rounds }. Il numero più basso scava prima.
outline-prepare = { $own ->
    [1] { $seat }, scava con la carta { $card }{ $shift ->
        [0] {""}
       *[1] , o prima sposta tessere
    }.
   *[0] { $seat } sposta o scava con la carta { $card }.
}
outline-prepare-more = { $places ->
    [0] { $magic ->
        [0] { card-places }
       *[1] Senza magia non sta da nessuna parte.
    }
   *[other] { card-places }
} { $shifts ->
    [0] { $shift ->
        [0] { choose-place }
       *[1] Ogni spostamento costa 1.
    }
    [1] Devi 1 per uno spostamento.
   *[other] Devi { $shifts } per { count-shifts } spostamenti.
}
outline-pick = { $own ->
    [1] { $seat }, scegli caselle che si toccano: ancora { count-left }.
   *[0] { $seat } sceglie caselle per il sigillo: ancora { count-left }.
}
outline-pick-more = { $axe ->
    [0] Devono avere tutte la stessa altezza.
   *[1] Possono avere altezze diverse.
} Si toccano anche gli angoli.
outline-pay = { $able ->
    [1] { $seat }, paga { $owed } con monete o tesori.
   *[0] { $seat }, devi { $owed } e hai solo { $funds }.
}
outline-pay-more = { $able ->
    [1] { $amulet ->
        [1] { board-or-amulet }
       *[0] { $paid ->
            [0] { $curses ->
                [0] È per i tuoi spostamenti.
               *[other] { $shifts ->
                    [0] È per le maledizioni.
                   *[other] { $shifts } per gli spostamenti e { $curses } per le maledizioni.
                }
            }
           *[other] Hai già pagato { $paid }.
        }
    }
   *[0] { $dug ->
        [0] Consegni tutte le monete e i tesori.
       *[1] { $amulet ->
            [0] Ciò che hai dissotterrato va agli altri.
           *[1] Gioca l’amuleto, o ciò che hai dissotterrato va agli altri.
        }
    }
}
outline-pays = { $seat } deve pagare { $owed }.
outline-change = { $own ->
    [1] { $seat }, prendi { $due } di resto.
   *[0] { $seat } prende { $due } di resto.
}
outline-add = { $own ->
    [1] { $seat }, aggiungi una delle tue tessere.
   *[0] { $seat } aggiunge una tessera per gli altri.
}
outline-add-more = Hai dissotterrato troppo poco per tutti gli altri.
outline-next = { $seat-is ->
    [you] Poi tocca a te.
   *[other] Poi gioca { $seat }.
}
outline-over = La partita è finita.
outline-pit = { $form ->
    [short] Fossa (altezza·tessera in cima; T tesoro, M maledizione; ingresso in basso)
   *[full] La fossa, riga per riga dal fondo all’ingresso
}
outline-row = { $form ->
    [short] {""}
   *[full] Riga { $row }
}
outline-empty = { $form ->
    [short] { $field } –
   *[full] { $field }: vuota
}
outline-covered = { $form ->
    [short] { $field } { $height }
   *[full] { $field }: { $height } tessere
}
outline-field = { $form ->
    [short] { $field } { $height }·{ $tile }{ $picked ->
        [0] {""}
       *[1] *
    }
   *[full] { $field }: { $tile } al livello { $height }{ $picked ->
        [0] {""}
       *[1] , scelta
    }{ $known ->
        [0] {""}
       *[other] ; visto sotto: { $below }
    }
}
outline-turn = { $form ->
    [short] {""}
   *[full] { $seat-is ->
        [you] Il tuo turno
       *[other] Turno di { $seat }
    }, { $shifts ->
        [0] nulla di spostato
        [one] uno spostamento
       *[other] { $shifts } spostamenti
    }
}
outline-card = { $form ->
    [short] { $dig ->
        [0] Carta { $card } [{ $pattern }]
       *[1] Scava con la carta { $card } [{ $pattern }]
    }
   *[full] Carta { $card }, { $squares } quadrati, dal fondo all’ingresso: { $pattern }
}
outline-shift = { $form ->
    [short] {""}
   *[full] Spostare tessere sulle caselle vicine, 1 ciascuna{ $shifts ->
        [0] {""}
       *[other] ; finora { $shifts }
    }
}
outline-turned = { $form ->
    [short] {""}
   *[full] La carta girata { $quarters ->
        [1] di un quarto
        [2] di mezzo giro
       *[3] di tre quarti
    }
}
outline-dug = { $form ->
    [short] Dissotterrato: { $tiles }
   *[full] Appena dissotterrato: { $tiles }
}
outline-later = { $form ->
    [short] {""}
   *[full] Poi { $seats-you } con { $cards }
}
outline-hand = { $form ->
    [short] { $number ->
        [0] {""}
       *[other] Carte
    }
   *[full] Le tue carte, { $number ->
        [0] nessuna
        [one] una
       *[other] { $number }
    }
}
outline-hand-card = { $form ->
    [short] { $card } [{ $pattern }]{ $chosen ->
        [0] {""}
       *[1] {" "}(scelta)
    }
   *[full] Carta { $card }, { $squares } quadrati: { $pattern }{ $chosen ->
        [0] {""}
       *[1] , scelta
    }
}
outline-purse = { $form ->
    [short] {""}
   *[full] Le tue monete: { $coins }
}
outline-stock = { $form ->
    [short] { $number ->
        [0] {""}
       *[other] Tessere
    }
   *[full] Dietro il tuo schermo: { $number ->
        [0] nessuna tessera
        [one] una tessera
       *[other] { $number } tessere
    }
}
outline-stock-tile = { $number ->
    [one] { $tile }
   *[other] { $number } × { $tile }
}
outline-objects = { $form ->
    [short] {""}
   *[full] { $number ->
        [0] Non hai oggetti magici
       *[other] I tuoi oggetti magici: { $objects }
    }
}
outline-players = Al tavolo
outline-player = { $form ->
    [short] { $seat }
   *[full] { $seat }{ $own ->
        [1] {" "}(tu)
       *[0] {""}
    }{ $known ->
        [0] : monete e tessere sono dietro lo schermo
       *[1] : { $coins ->
            [0] nessuna moneta
            [one] una moneta
           *[other] { $coins } monete
        } e { $tiles ->
            [0] nessuna tessera
            [one] una tessera
           *[other] { $tiles } tessere
        } dietro lo schermo
    }
}
outline-known = Noto dietro gli schermi
outline-known-of = { $seat }
outline-hidden = { $form ->
    [short] { $number } × ?
   *[full] { $number ->
        [one] una tessera sconosciuta
       *[other] { $number } tessere sconosciute
    }
}
outline-beside = Accanto alla fossa
outline-bank = { $form ->
    [short] { $coins } { $coins ->
        [one] moneta
       *[other] monete
    }
   *[full] Riserva: { $coins ->
        [0] nessuna moneta
        [one] una moneta
       *[other] { $coins } monete
    }
}
outline-spent = { $form ->
    [short] {""}
   *[full] { $number ->
        [0] Nessun oggetto giocato
       *[other] Oggetti giocati: { $objects }
    }
}
outline-discard = { $form ->
    [short] {""}
   *[full] { $number ->
        [0] Nessuna carta giocata
       *[other] Carte giocate: { $cards }
    }
}
outline-lost = { $form ->
    [short] {""}
   *[full] { $number ->
        [0] Nessuna tessera scartata
        [one] Una tessera scartata coperta
       *[other] { $number } tessere scartate coperte
    }
}

# Celle di una tabella: solo per l’occhio, perché la riga per esteso dice già tutto.

cell-empty = {""}
cell-coins = { $form ->
    [short] { $coins } { $coins ->
        [one] moneta
       *[other] monete
    }
   *[full] {""}
}
cell-tiles = { $form ->
    [short] { $tiles } { $tiles ->
        [one] tessera
       *[other] tessere
    }
   *[full] {""}
}
cell-card = { $form ->
    [short] carta { $card } [{ $pattern }]
   *[full] {""}
}
cell-you = { $form ->
    [short] (tu)
   *[full] {""}
}

## Sulla plancia

board-level = livello { $level }
board-fits = { $fits ->
    [1] La forma sta qui
   *[0] La forma non sta qui
}
board-fits-more = { $places ->
    [0] {""}
    [one] Sta anche in un altro posto.
   *[other] Sta anche in altri { count-places } posti.
}
board-fits-axe = { $places ->
    [0] {""}
    [one] Con l’ascia sta in un altro posto.
   *[other] Con l’ascia sta in altri { count-places } posti.
}
board-reveal = Le carte si scoprono
board-tiles = { $tiles }
board-to-pay = da pagare:
board-not-level = { refusal-not-one-level }
board-empty = { refusal-field-is-empty }
board-cure = Uno spostamento, e la forma ci sta.
board-no-cure = Le pile sotto la forma devono avere la stessa altezza.
board-shift-to = Sposta { $source } in { $target }
board-moves = da { $source } a { $target }
board-uncovers = scopre
board-opens = Allora la tua forma sta qui.
board-beyond = Più di quanto hai, se non dissotterri tesori.
board-turn = Tocca a te
board-your-card = La tua carta
board-dig-here = Scava qui
board-dig-anyway = Scava lo stesso
board-shift = Sposta
board-seal = Sigillo
board-decline = Non scavare
board-ask-choose = Posare coperta la carta { $card }? { card-places }
board-ask-dig = Dissotterrare queste { count-squares }? { dig-brings }
board-dig-cost = { $plays ->
    [0] {""}
   *[other] Tu giochi { $objects }.{" "}
}{ $unpayable ->
    [0] { $cost ->
        [0] Non c’è niente da pagare.
       *[other] Poi devi { $curses ->
            [0] { $shifts } per { $shifts ->
                [1] lo spostamento
               *[other] gli spostamenti
            }
           *[other] { $shifts ->
                [0] { $curses } per { $dug ->
                    [1] la maledizione
                   *[other] le maledizioni
                }
               *[other] { $cost }: { $curses } per le maledizioni, { $shifts } per gli spostamenti
            }
        }.
    }
   *[1] Dovresti { $cost } e hai solo { $funds }.
}
board-put-how = Metti la forma dove vuoi scavare.
board-drag = Trascina la forma o tocca un altro posto.
board-now = ora
board-after = dopo
board-set = una serie
board-kept = ancora senza punti
board-spent = giocato
board-pay-for = { $curses ->
    [0] spostamenti da pagare
   *[other] { $shifts ->
        [0] { $curses ->
            [one] maledizione da pagare
           *[other] maledizioni da pagare
        }
       *[other] maledizioni e spostamenti da pagare
    }
}
board-ask-shift = Quale tessera sposti?
board-shift-cost = Ogni spostamento costa 1, da pagare alla fine. Per scavare tocca la tua carta.
board-ask-shift-to = Dove va la tessera di { $field }?
board-shift-where = Su una casella vicina, per 1. Anche in diagonale.
board-put-back = Rimettila
board-other-place = Altrove
board-risk-unpayable = Non puoi pagare { $cost }: andrebbe tutto agli altri. Scavare lo stesso?
board-points = { $points ->
    [one] punto
   *[other] punti
}
board-own-coins = { $coins ->
    [0] nessuna moneta
    [one] una moneta
   *[other] { $coins } monete
}
board-choose = Posala coperta
board-play-seal = Gioca il sigillo
board-or-amulet = Oppure gioca l’amuleto: le maledizioni non costano niente.
board-play-amulet = Gioca l’amuleto
board-pay = Paga
board-take-change = Prendi
board-give-up = Cedi tutto
board-add = Aggiungi
board-owed = Devi
board-change-due = Resto dovuto
board-pieces = Ciò che puoi dare o prendere
board-dug = appena dissotterrato
board-lost = { $lost } del resto andrebbe perso.
board-screen = Dietro il tuo schermo
board-screen-short = schermo
board-to-pit = la fossa
board-round = Giro { $number } di { $rounds }
board-card = carta { $card }
board-digs = ora allo scavo
board-chosen = Hai scelto { $card }.
board-counted = { $what ->
    [coins] Monete
    [treasures] Tesori
    [scrolls] Serie di pergamene: 10 ciascuna
    [curses] Più maledizioni: 24, poi 12
   *[objects] Più oggetti magici: 16, poi 8
}
board-no-second = Per il 2º posto ne serve almeno la metà.
board-majorities = Maggioranze
board-curses = maled.
board-objects = magia
board-unknown = ignote
board-coins = Monete:
board-behind-screen = Monete e tessere sono dietro lo schermo
board-number = { $tiles ->
    [one] una tessera
   *[other] { $tiles } tessere
}
board-places = { card-places }
board-unpayable = Costa { $cost }, e tu hai { $funds }. { $rescued ->
    [1] Solo l’amuleto ti salverebbe.
   *[0] Non pagheresti niente, e andrebbe tutto agli altri.
}
board-penalty = Gli altri riceverebbero { $each ->
    [1] una tessera
   *[other] { count-each } tessere
} a testa{ $rest ->
    [0] .
    [1] , una verrebbe scartata.
   *[other] , { count-rest } verrebbero scartate.
}

## La fine

reason-cards = L’ultima carta è giocata.
score-coins = Monete
score-treasures = Tesori
score-scrolls = Serie di pergamene
score-curses = Maggioranza di maledizioni
score-objects = Maggioranza di oggetti magici

## Numeri di una simulazione

figure-dug = Tessere dissotterrate
figure-objects-played = Oggetti magici giocati
figure-tiles-lost = Tessere perse per penalità

## Il regolamento

table-tile = Tessera
table-light = Chiare
table-dark = Scure
table-all = Tutte
table-squares = Quadrati
table-numbers = Numeri
table-cards = Carte
