### Castello di Appenzell in italiano.

game-in-a-sentence = Topi, tetti e un pavimento che scivola.

## Nomi

tile-appenzeller = Appenzeller
tile-brie = Brie
tile-edam = Edam
tile-emmental = Emmental
tile-gorgonzola = Gorgonzola
tile-gouda = Gouda
tile-roquefort = Roquefort
tile-plain = { $form ->
    [short] vuota
   *[full] tessera vuota
}
tile-trap = trappola

mark-appenzeller = Appe
mark-brie = Brie
mark-edam = Edam
mark-emmental = Emme
mark-gorgonzola = Gorg
mark-gouda = Goud
mark-roquefort = Roqu
mark-plain = –
mark-trap = ×

roof-tiled = tetto di tegole
roof-thatched = tetto di paglia
roof-copper = tetto di rame

side-north = { $form ->
    [short] ↓
   *[full] Nord
}
side-east = { $form ->
    [short] ←
   *[full] Est
}
side-south = { $form ->
    [short] ↑
   *[full] Sud
}
side-west = { $form ->
    [short] →
   *[full] Ovest
}

## Opzioni

option-layout = Disposizione delle stanze
option-layout-about = I due lati del tabellone a griglia hanno stanze diverse; la sorte può anche estrarne di nuove con le stesse regole.
option-layout-front = Fronte del tabellone
option-layout-back = Retro del tabellone
option-layout-drawn = Estratta a sorte
option-goal = Traguardo
option-goal-about = Quanti formaggi diversi fanno vincere la partita. Con cinque o sei dura di più: adatto a due o tre giocatori.
option-open-castle = Castello aperto
option-open-castle-about = Tutte le tessere si vedono sempre, per i bambini piccoli: nessuno deve ricordare niente. I tetti sbarrano comunque la strada ai topi.

## Rifiuti

refusal-not-these-rooms = Servono undici stanze di due caselle, cinque di tre e due di quattro, con le lettere in ordine.
refusal-not-the-shape-of-a-room = Una stanza ha due caselle, tre in fila o quattro in quadrato.
refusal-tower-touches-three-rooms = Ogni torre deve toccare tre stanze diverse.
refusal-not-these-tiles = Le trentaquattro tessere si dispongono tutte, una volta ciascuna.
refusal-nobody-sits-there = Lì non siede nessuno.
refusal-first-a-mouse-into-a-tower = Prima ognuno mette un topo in una torre.
refusal-room-is-open = La stanza { $room } non ha tetto.
refusal-no-mouse-beside-the-room = Nessuno dei tuoi topi è accanto alla stanza { $room }.
refusal-no-mouse-outside = Non hai topi fuori.
refusal-tower-is-occupied = Nella torre { $tower } c’è già un topo.
refusal-tower-is-free = La torre { $tower } è libera: un topo che viene da fuori si ferma lì.
refusal-no-mouse-of-yours = In { $field } non c’è un tuo topo.
refusal-never-into-a-tower = Dall’interno nessun topo va in una torre.
refusal-under-a-roof = { $field } è sotto un tetto.
refusal-a-trap = In { $field } c’è una trappola.
refusal-field-is-occupied = In { $field } c’è già un topo.
refusal-no-way-there = Nessuna via porta in { $field } con una sola corsa.
refusal-too-far = Costerebbe { $cost } punti; { $points ->
    [one] ne resta uno solo.
   *[other] ne restano solo { $points }.
}
refusal-one-slide-a-turn = Si spinge una sola volta per turno.

## Eventi

event-layout-drawn = Le stanze del castello sono estratte a sorte.
event-tiles-laid = Le tessere stanno sotto i tetti, una resta accanto al castello.
event-start-drawn = Comincia { $seat }.
event-placed = { $seat } mette un topo nella torre { $tower }.
event-unroofed = { $seat } toglie un tetto: { $fields }.
event-uncovered = { $seat } scopre { $fields }: { $tiles }.
event-entered = { $path ->
    [0] { $seat } fa entrare un topo nella torre { $tower }.
   *[other] { $seat } fa entrare un topo saltando la torre { $tower } fino in { $to }, per { $cost } punti.
}
event-ran = { $cost ->
    [one] { $seat } corre da { $source } a { $to }.
   *[other] { $seat } salta altri topi da { $source } a { $to }, per { $cost } punti.
}
event-pushed = { $seat } spinge dentro una tessera: { $side }, { $field }.
event-slid = { $seat } spinge dentro una tessera: { $side }, { $field } ({ $tile }).
event-came-to-light = Ora si vede: { $tiles }.
event-mouse-lost = Un topo di { $seat } cade in cantina.
event-fell = Un topo di { $seat } cade nella trappola in { $field }.
event-cheese-gained = { $seat } raccoglie { $cheese }.
event-collected = { $seat } raccoglie { $cheese } ({ $fields }).
event-turn-ended = { $rooms ->
    [0] { $seat } finisce il turno.
    [one] { $seat } finisce il turno; una stanza viene coperta.
   *[other] { $seat } finisce il turno; { $rooms } stanze vengono coperte.
}
event-goal-reached = { $seat } ha abbastanza formaggio. La partita è finita.
event-third-mouse-lost = { $seat } ha perso il terzo topo. La partita è finita.
event-turns-ran-out = L’ultimo giro è finito. La partita è finita.

## Proposte

offer-uncover = { $form ->
    [short] Scoprire la stanza { $room }
   *[full] Scoprire la stanza { $room } ({ $roof }: { $fields })
}
offer-enter = { $cost ->
    [0] Mettere un topo nella torre { $tower }
   *[one] Far entrare un topo nella torre { $tower }
}
offer-enter-over = Far entrare un topo oltre la torre { $tower } in { $field } ({ $cost } punti)
offer-enter-over-cheese = Un topo oltre la torre { $tower } in { $field } ({ $cost } punti), raccoglie { $cheese }
offer-step = Correre da { $source } a { $field }{ $cost ->
    [one] {""}
   *[other] {" "}({ $cost } punti)
}
offer-step-cheese = Correre da { $source } a { $field }{ $cost ->
    [one] {""}
   *[other] {" "}({ $cost } punti)
}, raccoglie { $cheese }
offer-slide = { $form ->
    [short] Spingere { $side }{ $field }
   *[full] Spingere: { $side }, { $field }
}{ $falls ->
    [0] {""}
    [one] ; cade un topo
   *[other] ; cadono { $falls } topi
}{ $gains ->
    [0] {""}
    [one] ; si raccoglie un formaggio
   *[other] ; si raccolgono { $gains } formaggi
}{ $unsure ->
    [0] {""}
    [one] ; tessera ignota sotto un topo
   *[other] ; tessere ignote sotto { $unsure } topi
}
offer-end = Finire il turno{ $unused ->
    [0] {""}
    [one] , con un punto inutilizzato
   *[other] , con { $unused } punti inutilizzati
}{ $rooms ->
    [0] {""}
    [one] ; una stanza viene coperta
   *[other] ; { $rooms } stanze vengono coperte
}

## Panoramica

outline-set-up = Si prepara il castello.
outline-place = { $own ->
    [1] Metti il tuo primo topo in una torre libera.
   *[0] { $seat } mette un topo in una torre.
}
outline-act = { $own ->
    [1] Tocca a te: scopri, porta o muovi topi{ $slid ->
        [0] , spingi.
       *[1] .
    }
   *[0] Tocca a { $seat }.
}
outline-turn = { $points ->
    [one] Ancora un punto
   *[other] Ancora { $points } punti
}{ $slid ->
    [0] .
   *[1] , spinta fatta.
}
outline-over = La partita è finita.
outline-players = Giocatori: vincono { $goal } formaggi diversi, { $left ->
    [one] questo è l’ultimo giro
   *[other] ancora { $left } giri al massimo
}
outline-player = { $form ->
    [short] { $own ->
        [1] •
       *[0] @{ $number }
    } { $seat }{ $own ->
        [1] {" "}(tu)
       *[0] {""}
    }
   *[full] { $seat }{ $own ->
        [1] {" "}(tu)
       *[0] {""}
    }: { $cheeses ->
        [0] nessun formaggio
        [one] un formaggio
       *[other] { $cheeses } formaggi
    }
}
outline-no-cheese = { $form ->
    [short] nessun formaggio
   *[full] {""}
}
outline-cheeses = { $form ->
    [short] { $marks }
   *[full] Formaggi: { $cheeses }
}
outline-mice = { $form ->
    [short] {""}
   *[full] { $number ->
        [0] Nessun topo nel castello
        [one] Un topo nel castello: { $fields }
       *[other] { $number } topi nel castello: { $fields }
    }
}
outline-outside = { $number ->
    [0] { $form ->
        [short] nessuno fuori
       *[full] Nessun topo fuori
    }
    [one] { $form ->
        [short] 1 topo fuori
       *[full] Un topo fuori
    }
   *[other] { $number } topi fuori
}
outline-fallen = { $number ->
    [0] { $form ->
        [short] {""}
       *[full] Nessun topo caduto
    }
    [one] { $form ->
        [short] 1 caduto
       *[full] Un topo caduto
    }
   *[other] { $form ->
        [short] { $number } caduti
       *[full] { $number } topi caduti
    }
}
outline-castle = { $form ->
    [short] Castello (numero: stanza coperta, (): la tessera, ^ alta, – vuota, × trappola)
   *[full] Il castello, riga per riga da nord
}
outline-heading = { $form ->
    [short] { $name }
   *[full] {""}
}
outline-row = { $form ->
    [short] {""}
   *[full] Riga { $row }
}
outline-tower = { $form ->
    [short] { $whose ->
        [nobody] torre
        [own] •{ $field } torre
       *[other] @{ $number } { $field }
    }
   *[full] { $field }: torre{ $whose ->
        [nobody] {""}
        [own] , il tuo topo
       *[other] , topo di { $seat }
    }
}
outline-raised = { $form ->
    [short] { $whose ->
        [nobody] ^
        [own] •{ $field } ^
       *[other] @{ $number } ^
    }
   *[full] { $field }: casella rialzata{ $whose ->
        [nobody] {""}
        [own] , il tuo topo
       *[other] , topo di { $seat }
    }
}
outline-raised-covered = { $form ->
    [short] { $room } ^
   *[full] { $field }: casella rialzata sotto un tetto
}
outline-covered = { $form ->
    [short] { $room }
   *[full] { $field }: sotto un tetto
}
outline-noted = { $form ->
    [short] { $room } ({ $mark })
   *[full] { $field }: sotto un tetto, { $tile }
}
outline-open = { $form ->
    [short] { $whose ->
        [nobody] { $mark }
        [own] •{ $field } { $mark }
       *[other] @{ $number } { $mark }
    }
   *[full] { $field }: { $tile }{ $whose ->
        [nobody] {""}
        [own] , il tuo topo
       *[other] , topo di { $seat }
    }
}
outline-rooms = { $form ->
    [short] { $own ->
        [1] Scoprire accanto ai tuoi topi
       *[0] Stanze accanto ai topi di { $seat }
    }
   *[full] Stanze da scoprire, { $open ->
        [0] tutte coperte
        [one] una aperta
       *[other] { $open } aperte
    }
}
outline-no-room = { $form ->
    [short] –
   *[full] {""}
}
outline-room = { $form ->
    [short] { $near ->
        [0] {""}
       *[1] { $room }
    }
   *[full] Stanza { $room } ({ $fields }): { $open ->
        [0] { $roof }
       *[1] aperta
    }{ $near ->
        [0] {""}
       *[1] , a portata
    }
}
outline-spare = { $form ->
    [short] Spingere, { $tile }
   *[full] Accanto al castello, da spingere: { $tile }
}
outline-no-spare = { $form ->
    [short] Fessure
   *[full] Ancora nessuna tessera accanto al castello
}
outline-slot = { $form ->
    [short] { $side }{ $line }
   *[full] { $side }, { $field }
}

## La fine

reason-goal = Traguardo raggiunto: { $seats }.
reason-third-mouse = Terzo topo perso: { $seats }.
reason-turns = L’ultimo di { $rounds } giri è finito.
score-cheeses = Formaggi
score-beaten = Al massimo un topo rimasto: non può vincere
score-waiting = Turni dall’ultimo proprio turno

## Numeri di una simulazione

figure-turns = Turni
figure-cheeses = Formaggi di tutti i giocatori
figure-fallen = Topi caduti

## Il tabellone

board-spare = Tessera libera
board-outside = Fuori
board-points = { $points ->
    [0] Nessuna azione
    [one] Ancora un’azione
   *[other] Ancora { $points } azioni
}
board-cheese = formaggio!
board-falls = cade
board-push = Spingi dentro
board-push-anyway = Spingi lo stesso
board-end = Fine turno
board-own-falls = { $number ->
    [one] Un tuo topo cade.
   *[other] Cadono { $number } tuoi topi.
}
board-others-fall = { $number ->
    [one] Cade un topo di { $seats }.
   *[other] Cadono topi di { $seats }.
}
board-mice = { $number ->
    [one] Resta un topo
   *[other] Restano { $number } topi
}
board-cheeses = { $number } formaggi su { $goal }
