### La camera del tesoro di re Salomone, in italiano.

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
option-beginners-about = Le tessere si possono spostare anche verso l'alto, purché nessuna pila abbia più di quattro tessere.

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
refusal-not-in-hand = La carta { $card } non è nella tua mano.
refusal-nothing-to-shift = { $field } è vuota.
refusal-pile-is-full = Su { $field } ci sono già quattro tessere.
refusal-never-higher = Da { $source } a { $field } la tessera salirebbe. Può solo restare al suo livello o scendere.
refusal-more-than-can-be-paid = Dopo { $shifts } spostamenti non potresti pagarne un altro, qualunque cosa tu scavi.
refusal-no-mirror = Solo con lo specchio di Saba si può girare la carta.
refusal-turn-changes-nothing = Girato così, il disegno resta lo stesso.
refusal-no-axe = Non hai l'ascia magica.
refusal-axe-not-needed = Tutte queste tessere sono allo stesso livello: l'ascia non serve.
refusal-does-not-fit = Il disegno della carta { $card } lì non entra nella fossa.
refusal-field-is-empty = { $field } è vuota: lì non si può scavare.
refusal-not-one-level = Queste tessere non sono allo stesso livello.
refusal-shifts-not-payable = Hai solo { $funds } per { $shifts ->
    [one] uno spostamento
   *[other] { $shifts } spostamenti
}: finché puoi scavare, non puoi rinunciare.
refusal-no-seal = Non hai il sigillo di Salomone.
refusal-no-such-area = Non ci sono { $squares } caselle collegate che si possano scavare insieme.
refusal-not-connected = { $field } non si può scegliere: deve toccare le caselle scelte, avere l'altezza giusta e non essere vuota.
refusal-no-amulet = Non hai l'amuleto di Sansone.
refusal-amulet-before-paying = L'amuleto si gioca prima di pagare il primo pezzo.
refusal-no-curse-to-ward-off = Non c'è nessuna maledizione da scacciare.
refusal-cannot-pay = Devi { $owed } e hai solo { $funds }: non si paga nulla.
refusal-no-such-treasure = Questo non ce l'hai: { $tile }.
refusal-not-so-many-coins = Devi ancora { $owed } e hai solo { $coins ->
    [one] una moneta
   *[other] { $coins } monete
}.
refusal-who-can-pay-must = Puoi pagare i { $owed } che devi, quindi devi farlo.
refusal-other-change-gives-more = Perderesti del resto che altri pezzi della riserva possono dare.
refusal-not-in-the-supply = Questo non è nella riserva: { $tile }.
refusal-too-much-change = { $due ->
    [one] Ti spetta solo 1 di resto.
   *[other] Ti spettano solo { $due } di resto.
}
refusal-no-such-tile = Questo non ce l'hai: { $tile }.

## Eventi

event-dark-laid = Su ogni casella ci sono tre tessere scure.
event-light-laid = Su ogni pila c'è una tessera chiara. La camera è piena.
event-cards-dealt = Ognuno riceve { $number } carte.
event-hand-dealt = Le tue carte: { $cards }.
event-round-began = Turno { $number }: tutti scelgono una carta.
event-card-chosen = Scegli la carta { $card }.
event-cards-revealed = Si scoprono le carte: { $cards }. Si scava in quest'ordine: { $seats }.
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
event-coins-paid = { $coins ->
    [one] { $seat } paga una moneta.
   *[other] { $seat } paga { $coins } monete.
}
event-coins-taken = { $coins ->
    [one] { $seat } prende una moneta di resto.
   *[other] { $seat } prende { $coins } monete di resto.
}
event-treasure-taken = { $seat } prende come resto: { $tile }.
event-change-lost = La riserva non può dare a { $seat } gli ultimi { $number } di resto.
event-handed-over = { $seat } non può pagare gli spostamenti e consegna tutte le monete e tutti i tesori.
event-could-not-pay = { $seat } non può pagare e perde tutto ciò che ha appena scavato.
event-tile-added = { $seat } aggiunge una tessera coperta.
event-own-tile-added = Aggiungi: { $tile }.
event-tiles-dealt = { $each ->
    [one] Da { $seat } va una tessera ciascuno a { $receivers }
   *[other] Da { $seat } vanno { $each } tessere ciascuno a { $receivers }
}{ $rest ->
    [0] .
    [one] ; una si scarta coperta.
   *[other] ; { $rest } si scartano coperte.
}
event-received = Ricevi da { $seat }: { $tiles }.
event-turn-ended = { $seat } scarta la carta { $card }.
event-game-ended = L'ultima carta è stata giocata. La partita finisce.

## Offerte

offer-choose = Carta { $card } ({ $squares } quadrati): { $places ->
    [0] per ora non sta da nessuna parte
    [one] per ora sta in un posto
   *[other] per ora sta in { $places } posti
}
offer-shift = Sposta da { $source } a { $target }: { $tile }
offer-dig = Scava { $fields }: { $tiles }{ $mirror ->
    [0] {""}
   *[1] , con lo specchio
}{ $axe ->
    [0] {""}
   *[1] , con l'ascia
}{ $cost ->
    [0] , gratis
   *[other] , da pagare: { $cost }
}{ $unpayable ->
    [0] {""}
   *[1] {" "}– più di quanto hai! { $rescued ->
        [0] Andrebbe tutto agli altri
       *[1] Solo l'amuleto ti salverebbe
    }
}
offer-seal = Gioca il sigillo{ $axe ->
    [0] {""}
   *[1] {" "}e l'ascia
} e scegli { $squares } caselle
offer-decline = Non scavare{ $owed ->
    [0] {""}
   *[other] , da pagare: { $owed }
}
offer-pick = { $field }: { $tile }{ $left ->
    [0] , poi scava
   *[other] {""}
}{ $unpayable ->
    [0] {""}
   *[1] {" "}– più di quanto puoi pagare! Andrebbe tutto agli altri
}
offer-amulet = Gioca l'amuleto e risparmia { $saved }
offer-pay-coins = { $owed ->
    [one] Paga una moneta
   *[other] Paga { $owed } monete
}
offer-pay-treasure = Paga con { $tile }{ $owed ->
    [0] {""}
   *[other] , restano { $owed } da pagare
}{ $change ->
    [0] {""}
   *[other] , resto: { $change }
}{ $lost ->
    [0] {""}
   *[other] , di cui { $lost } andrebbe perso
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
outline-choose = Turno { $number } di { $rounds }: tutti scelgono in segreto una carta.{ $chosen ->
    [0] {""}
   *[other] {" "}Hai scelto la carta { $chosen } e puoi ancora cambiare idea.
}
outline-prepare = Tocca a { $seat }: spostare, scavare o rinunciare.{ $shifts ->
    [0] {""}
    [one] {" "}Finora uno spostamento.
   *[other] {" "}Finora { $shifts } spostamenti.
}
outline-pick = { $seat } sceglie le caselle per il sigillo{ $axe ->
    [0] {""}
   *[1] , a qualsiasi livello
}; ancora { $left }.
outline-pay = { $seat } deve pagare { $owed }.
outline-change = { $seat } prende { $due } di resto.
outline-add = { $seat } aggiunge una tessera a quelle che vanno agli altri.
outline-over = La partita è finita.
outline-pit = { $form ->
    [short] Fossa, ingresso in basso
   *[full] La fossa, riga per riga dal fondo all'ingresso
}
outline-row = { $form ->
    [short] { $row }
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
    [short] Mano di { $seat }
   *[full] Mano di { $seat }, { $shifts ->
        [0] nulla di spostato
        [one] uno spostamento
       *[other] { $shifts } spostamenti
    }
}
outline-card = { $form ->
    [short] carta { $card } [{ $pattern }]
   *[full] Carta { $card }, { $squares } quadrati, dal fondo all'ingresso: { $pattern }
}
outline-dug = { $form ->
    [short] scavato: { $tiles }
   *[full] Appena scavato: { $tiles }
}
outline-later = { $form ->
    [short] poi { $seats }
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
       *[1] *
    }
   *[full] Carta { $card }, { $squares } quadrati: { $pattern }{ $chosen ->
        [0] {""}
       *[1] , scelta
    }
}
outline-purse = { $form ->
    [short] Monete: { $coins }
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
    [short] { $seat } ({ $coins } m, { $tiles } t)
   *[full] { $seat }: { $coins ->
        [one] una moneta
       *[other] { $coins } monete
    } e { $tiles ->
        [one] una tessera
       *[other] { $tiles } tessere
    } dietro lo schermo
}
outline-hidden = { $form ->
    [short] { $number } × ?
   *[full] { $number ->
        [one] una tessera sconosciuta
       *[other] { $number } tessere sconosciute
    }
}
outline-beside = Accanto alla fossa
outline-bank = { $form ->
    [short] { $coins } m
   *[full] Riserva: { $coins ->
        [one] una moneta
       *[other] { $coins } monete
    }
}
outline-supply = { $form ->
    [short] { $number ->
        [0] {""}
       *[other] { $tiles }
    }
   *[full] { $number ->
        [0] Nessun tesoro nella riserva
       *[other] Tesori nella riserva: { $tiles }
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

## La fine

reason-cards = L'ultima carta è stata giocata.
score-coins = Monete
score-treasures = Tesori
score-scrolls = Serie di pergamene
score-curses = Maggioranza di maledizioni
score-objects = Maggioranza di oggetti magici

## Numeri di una simulazione

figure-dug = Tessere scavate
figure-objects-played = Oggetti magici giocati
figure-tiles-lost = Tessere perse per penalità
