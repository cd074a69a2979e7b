### La camera del tesoro di re Salomone, in italiano.

game-in-a-sentence = Scava a fondo, e attento alle maledizioni.

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
   *[full] specchio di Saba
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
   *[full] amuleto di Sansone
}

## Opzioni

option-beginners = Per principianti
option-beginners-about = Le tessere si possono spostare anche verso l’alto, purché nessuna pila abbia più di quattro tessere.

## Rifiuti

refusal-not-these-tiles = Si distribuiscono tutte le tessere di questo mucchio, ognuna una volta, e solo al momento giusto.
refusal-not-these-cards = Si mescolano tutte le carte, ognuna una volta, e solo al momento giusto.
refusal-not-due-now = { $due ->
    [choose] Ora tutti scelgono una carta.
    [prepare] Ora si sposta, si scava o si rinuncia.
    [pick] Prima bisogna scegliere le caselle per il sigillo.
    [pay] Prima bisogna pagare quanto si deve.
    [change] Prima bisogna prendere il resto.
    [add] Prima bisogna aggiungere una tessera.
   *[other] Ora non tocca a nessuno.
}
refusal-not-in-hand = La carta { $card } non è tra le tue.
refusal-nothing-to-shift = { $field } è vuota.
refusal-pile-is-full = Su { $field } ci sono già quattro tessere.
refusal-never-higher = Da { $source } a { $field } la tessera salirebbe. Può solo restare al suo livello o scendere.
refusal-more-than-can-be-paid = Dopo { $shifts } spostamenti non potresti pagarne un altro, qualunque cosa tu scavi.
refusal-no-mirror = Solo con lo specchio di Saba si può girare la carta.
refusal-turn-changes-nothing = Girato così, il disegno resta lo stesso.
refusal-no-axe = Non hai l’ascia magica.
refusal-axe-not-needed = Tutte queste tessere sono allo stesso livello: l’ascia non serve.
refusal-does-not-fit = Il disegno della carta { $card } lì non entra nella fossa.
refusal-field-is-empty = { $field } è vuota: lì non si può scavare.
refusal-not-one-level = Queste tessere non sono allo stesso livello.
refusal-shifts-not-payable = Hai solo { $funds } per { $shifts ->
    [one] uno spostamento
   *[other] { $shifts } spostamenti
}: finché puoi scavare senza oggetti magici, non puoi rinunciare.
refusal-no-seal = Non hai il sigillo di Salomone.
refusal-no-such-area = Non ci sono { $squares } caselle collegate che si possano scavare insieme.
refusal-not-connected = { $field } non si può scegliere: deve toccare le caselle scelte, avere l’altezza giusta e non essere vuota.
refusal-no-amulet = Non hai l’amuleto di Sansone.
refusal-amulet-before-paying = L’amuleto si gioca prima di pagare il primo pezzo.
refusal-no-curse-to-ward-off = Non c’è nessuna maledizione da scacciare.
refusal-cannot-pay = Devi { $owed } e hai solo { $funds }: non si paga nulla.
refusal-cannot-pay-shifts = Devi { $owed } e hai solo { $funds }: si consegnano tutte le monete e tutti i tesori.
refusal-no-such-treasure = Questo non ce l’hai: { $tile }.
refusal-no-coins = Non hai monete.
refusal-who-can-pay-must = Puoi pagare quanto devi ({ $owed }), quindi devi farlo.
refusal-other-change-gives-more = Perderesti del resto che altri pezzi della riserva possono dare.
refusal-not-in-the-supply = Questo non è nella riserva: { $tile }.
refusal-no-coins-in-the-supply = Nella riserva non ci sono monete.
refusal-too-much-change = { $due ->
    [one] Ti spetta solo 1 di resto.
   *[other] Ti spettano solo { $due } di resto.
}
refusal-no-such-tile = Questo non ce l’hai: { $tile }.

## Eventi

event-dark-laid = Su ogni casella ci sono tre tessere scure.
event-light-laid = Su ogni pila c’è una tessera chiara. La camera è piena.
event-cards-dealt = Ognuno riceve { $number } carte.
event-hand-dealt = Le tue carte: { $cards }.
event-round-began = Giro { $number }: tutti scelgono una carta.
event-card-chosen = Scegli la carta { $card }.
event-cards-revealed = Si scoprono le carte: { $cards }. Si scava in quest’ordine: { $seats }.
event-shifted = { $seat } sposta una tessera da { $source } a { $target }.
event-tile-shifted = { $seat } sposta da { $source } a { $target }: { $tile }.
event-uncovered = { $fields ->
    [one] Viene alla luce una tessera: { $tiles }.
   *[other] Vengono alla luce { $fields } tessere: { $tiles }.
}
event-objects-played = { $seat } gioca: { $objects }.
event-turned-up = { $seat } aveva ricevuto coperto: { $tile }.
event-field-picked = { $seat } sceglie { $field }.
event-dug-at = { $seat } scava { $fields }.
event-dug = { $seat } scava { $fields } e trova: { $tiles }.
event-declined = { $seat } non scava.
event-treasure-paid = { $seat } paga con: { $tile }.
event-last-coins = { $seat } posa le ultime monete.
event-coins-paid = { $coins ->
    [one] { $seat } paga una moneta.
   *[other] { $seat } paga { $coins } monete.
}
event-coins-taken = { $coins ->
    [one] { $seat } prende una moneta di resto.
   *[other] { $seat } prende { $coins } monete di resto.
}
event-treasure-taken = { $seat } prende come resto: { $tile }.
event-change-lost = La riserva non può dare a { $seat } tutto il resto: si perde { $number }.
event-handed-over = { $seat } non può pagare gli spostamenti e consegna tutte le monete e tutti i tesori.
event-could-not-pay = { $seat } non può pagare e perde tutto ciò che ha appena scavato.
event-tile-added = { $seat } aggiunge una tessera coperta.
event-nothing-to-add = { $seat } non ha tessere da aggiungere.
event-own-tile-added = Aggiungi: { $tile }.
event-tiles-dealt = { $others ->
    [one] { $receivers } riceve { $each ->
        [one] una tessera
       *[other] { $each } tessere
    } da { $seat }
   *[other] { $receivers } ricevono { $each ->
        [one] una tessera
       *[other] { $each } tessere
    } a testa da { $seat }
}{ $rest ->
    [0] .
    [one] ; una si scarta coperta.
   *[other] ; { $rest } si scartano coperte.
}
event-received = Ricevi da { $seat }: { $tiles }.
event-turn-ended = { $seat } scarta la carta { $card }.
event-game-ended = L’ultima carta è stata giocata. La partita finisce.
event-counted = { $what ->
    [coins] Monete
    [treasures] Tesori
    [scrolls] Serie di pergamene
    [curses] Maledizioni
   *[objects] Oggetti magici
}: { $seats } hanno { $amounts }, cioè { $points } punti.

## Offerte

offer-choose = Carta { $card } [{ $pattern }]: { $places ->
    [0] per ora non sta da nessuna parte
    [one] per ora sta in un posto
   *[other] per ora sta in { $places } posti
}
offer-shift = Sposta da { $source } a { $target }: { $tile }, allora da pagare: { $shifts }{ $beyond ->
    [0] {""}
   *[1] {" "}– più di quanto hai, se non scavi tesori!
}
offer-dig = Scava { $fields }: { $tiles }{ $mirror ->
    [0] {""}
   *[1] , con lo specchio
}{ $axe ->
    [0] {""}
   *[1] , con l’ascia
}{ $cost ->
    [0] , gratis
   *[other] , da pagare: { $cost }
}{ $unpayable ->
    [0] {""}
   *[1] {" "}– più di quanto hai! { $rescued ->
        [0] Andrebbe tutto agli altri
       *[1] Solo l’amuleto ti salverebbe
    }
}
offer-seal = Gioca il sigillo{ $axe ->
    [0] {""}
   *[1] {" "}e l’ascia
} e scegli { $squares } caselle
offer-decline = Non scavare{ $owed ->
    [0] {""}
   *[other] , da pagare: { $owed }
}{ $unpayable ->
    [0] {""}
   *[1] {" "}– più di quanto hai ({ $funds }): perderesti tutte le monete e tutti i tesori!
}
offer-pick = { $field }: { $tile }{ $left ->
    [0] , poi scava, da pagare: { $cost }
   *[other] {""}
}{ $unpayable ->
    [0] {""}
   *[1] {" "}– più di quanto hai! { $rescued ->
        [0] Andrebbe tutto agli altri
       *[1] Solo l’amuleto ti salverebbe
    }
}
offer-amulet = Gioca l’amuleto e risparmia { $saved }
offer-pay-coins = { $coins ->
    [one] Paga una moneta
   *[other] Paga { $coins } monete
}{ $owed ->
    [0] {""}
   *[other] , poi ancora da pagare: { $owed }
}
offer-pay-treasure = Paga con { $tile }{ $owed ->
    [0] {""}
   *[other] , poi ancora da pagare: { $owed }
}{ $change ->
    [0] {""}
   *[other] , resto: { $change }
}{ $lost ->
    [0] {""}
   *[other] , di cui perso: { $lost }
}
offer-hand-over = Devi { $owed } e hai { $funds }: consegna tutte le monete e tutti i tesori
offer-default = Devi { $owed } e hai { $funds }: tutto ciò che hai appena scavato va agli altri
offer-take-coins = { $coins ->
    [one] Prendi una moneta
   *[other] Prendi { $coins } monete
}
offer-take-treasure = Prendi { $tile }
offer-add = Aggiungi { $tile }

## Quadro

outline-set-up = Si riempie la camera.
outline-deal = Ciò che { $seat } non può pagare si distribuisce agli altri.
outline-choose = Giro { $number } di { $rounds }: { $own ->
    [0] tutti scelgono in segreto una carta.
   *[1] { $chosen ->
        [0] scegli in segreto una carta; il numero più basso scava per primo.
       *[other] hai scelto la carta { $chosen } e puoi ancora cambiare idea.
    }
}
outline-prepare = { $own ->
    [1] Tocca a te con la carta { $card }: sposta tessere (1 l’una), poi scava o rinuncia.
   *[0] Tocca a { $seat } con la carta { $card }: spostare, poi scavare o rinunciare.
}{ $shifts ->
    [0] {""}
    [one] {" "}Finora uno spostamento.
   *[other] {" "}Finora { $shifts } spostamenti.
}
outline-pick = { $own ->
    [1] Scegli caselle che si toccano, { $axe ->
        [0] tutte alte uguali
       *[1] di qualsiasi altezza
    }
   *[0] { $seat } sceglie le caselle per il sigillo, { $axe ->
        [0] tutte alte uguali
       *[1] di qualsiasi altezza
    }
}; ancora { $left }.
outline-pay = { $missing ->
    [0] { $amulet ->
        [0] Paga { $owed } con monete o tesori.
       *[1] Gioca l’amuleto o paga { $owed } con monete o tesori.
    }
   *[other] Devi { $owed } e ti manca { $missing }: { $amulet ->
        [0] { $dug ->
            [0] consegna tutte le monete e tutti i tesori.
           *[1] ciò che hai scavato va agli altri.
        }
       *[1] gioca l’amuleto, o ciò che hai scavato va agli altri.
    }
}
outline-pays = { $seat } deve pagare { $owed }.
outline-change = { $own ->
    [1] Prendi { $due } di resto dalla riserva.
   *[0] { $seat } prende { $due } di resto.
}
outline-add = { $own ->
    [1] Le tessere per gli altri sono troppo poche: aggiungine una tua.
   *[0] { $seat } aggiunge una tessera a quelle che vanno agli altri.
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
   *[full] Turno di { $seat }, { $shifts ->
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
   *[full] Spostare tessere sui campi vicini, 1 ciascuna{ $shifts ->
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
    [short] Scavato: { $tiles }
   *[full] Appena scavato: { $tiles }
}
outline-later = { $form ->
    [short] {""}
   *[full] Poi { $seats } con { $cards }
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
outline-players = Giocatori
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

## Sul tabellone

board-level = livello { $level }
board-fits = { $fits ->
    [1] Il disegno sta qui
   *[0] Il disegno non sta qui
}
board-fits-more = { $more ->
    [0] {""}
    [one] Sta anche in un altro posto.
   *[other] Sta anche in altri { $more } posti.
}
board-reveal = Le carte si scoprono
board-tiles = { $tiles }
board-take = Prendi
board-to-pay = da pagare:
board-with = Giocato per questo:
board-not-level = Non ancora in piano.
board-cure = Uno spostamento, e ci sta.
board-no-cure = Le pile sotto il disegno devono essere alte uguali.
board-shift-to = Da { $source } a { $target }
board-moves = da { $source } a { $target }
board-uncovers = scopre
board-opens = Allora il tuo disegno sta qui.
board-beyond = Più di quanto hai, se non scavi tesori.
board-shift-how = Scegli una tessera, poi un campo vicino. Ogni passo costa 1.
board-turn = Tocca a te
board-dig = Scava
board-dig-anyway = Scava lo stesso
board-shift = Sposta
board-decline = Non scavare
board-ask-choose = Giocare la carta { $card }?
board-ask-dig = Scavare qui{ $cost ->
    [0] {""}
   *[other] {" "}per { $cost }
}?{ $unpayable ->
    [0] {""}
   *[1] {" "}Non puoi pagarlo.
}
board-choose = Posala coperta
board-play-seal = Gioca il sigillo
board-play-amulet = Gioca l’amuleto
board-pay = Paga
board-take-change = Prendi
board-give-up = Cedi
board-add = Aggiungi
board-owed = Devi
board-change-due = Resto dovuto
board-pieces = Ciò che puoi dare o prendere
board-dug = scavato
board-lost = { $lost } del resto andrebbe perso.
board-screen = Dietro il tuo schermo
board-screen-short = schermo
board-round = Giro { $number } di { $rounds }
board-card = carta { $card }
board-digs = scava ora
board-chosen = Hai scelto { $card }.
board-counted = { $what ->
    [coins] Monete
    [treasures] Tesori
    [scrolls] Serie di pergamene: 10 ciascuna
    [curses] Più maledizioni: 24, poi 12
   *[objects] Più oggetti magici: 16, poi 8
}
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
board-places = { $places ->
    [0] Per ora non sta da nessuna parte
    [one] Per ora sta in un posto
   *[other] Per ora sta in { $places } posti
}
board-unpayable = Costa { $cost }, e tu hai { $funds }. { $rescued ->
    [1] Solo l’amuleto ti salverebbe.
   *[0] Non pagheresti nulla e tutto andrebbe agli altri.
}
board-penalty = Ognuno degli altri riceverebbe { $each ->
    [one] una tessera
   *[other] { $each } tessere
}{ $rest ->
    [0] .
   *[other] , { $rest } verrebbe scartato.
}

## La fine

reason-cards = L’ultima carta è stata giocata.
score-coins = Monete
score-treasures = Tesori
score-scrolls = Serie di pergamene
score-curses = Maggioranza di maledizioni
score-objects = Maggioranza di oggetti magici

## Numeri di una simulazione

figure-dug = Tessere scavate
figure-objects-played = Oggetti magici giocati
figure-tiles-lost = Tessere perse per penalità
