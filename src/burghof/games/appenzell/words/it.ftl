### Castello di Appenzell in italiano.

game-in-a-sentence = Topi, tetti e un pavimento che scivola.
game-invitation = { $host } ti tiene una sedia al castello di Appenzell.

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

several-two-appenzeller = due Appenzeller
several-two-brie = due Brie
several-two-edam = due Edam
several-two-emmental = due Emmental
several-two-gorgonzola = due Gorgonzola
several-two-gouda = due Gouda
several-two-roquefort = due Roquefort
several-two-plain = due tessere vuote
several-two-trap = due trappole
several-three-appenzeller = tre Appenzeller
several-three-brie = tre Brie
several-three-edam = tre Edam
several-three-emmental = tre Emmental
several-three-gorgonzola = tre Gorgonzola
several-three-gouda = tre Gouda
several-three-roquefort = tre Roquefort
several-three-plain = tre tessere vuote
several-three-trap = tre trappole

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

ground-appenzeller = l’Appenzeller
ground-brie = il Brie
ground-edam = l’Edam
ground-emmental = l’Emmental
ground-gorgonzola = il Gorgonzola
ground-gouda = il Gouda
ground-roquefort = il Roquefort
ground-plain = la tessera vuota
ground-trap = la trappola
ground-raised = la casella rialzata

spot-top-left = in alto a sinistra
spot-top = in alto
spot-top-right = in alto a destra
spot-left = a sinistra
spot-middle = al centro
spot-right = a destra
spot-bottom-left = in basso a sinistra
spot-bottom = in basso
spot-bottom-right = in basso a destra
spot-inner-top-left = più al centro in alto a sinistra
spot-inner-top-right = più al centro in alto a destra
spot-inner-bottom-left = più al centro in basso a sinistra
spot-inner-bottom-right = più al centro in basso a destra

way-up = in su
way-down = in giù
way-left = a sinistra
way-right = a destra

side-north = { $form ->
    [short] ↓
   *[full] dall’alto
}
side-east = { $form ->
    [short] ←
   *[full] da destra
}
side-south = { $form ->
    [short] ↑
   *[full] dal basso
}
side-west = { $form ->
    [short] →
   *[full] da sinistra
}

## Parti di frasi

roof-place = { $gate ->
    [0] { $spot }
   *[other] alla porta { $gate }
}
roof-at = { $gate ->
    [0] { $roof } { $spot }
   *[other] tetto alla porta { $gate }
}
room-if-twin = { $twin ->
    [0] {""}
   *[1] {" "}(stanza { $room })
}
goal-count = { $goal ->
    [4] quattro
    [5] cinque
    [6] sei
   *[other] { $goal }
}
cost-actions = { $cost ->
    [1] un’azione
    [2] due azioni
    [3] tre azioni
    [4] quattro azioni
   *[other] { $cost } azioni
}
run-price = { $cost ->
    [1] ?
   *[other] , per { cost-actions }?
}
push-what = { $tile }
you-collect = { $seat-is ->
    [you] Tu prendi
   *[other] { $seat } prende
} { $cheese }.
what-to-pick = { $run ->
    [1] { $roof ->
        [1] Scegli un topo o un tetto.
       *[0] Scegli un topo.
    }
   *[0] { $roof ->
        [1] { $enter ->
            [1] Un tetto, o un topo da fuori?
           *[0] Scegli un tetto.
        }
       *[0] { $enter ->
            [1] Scegli un topo da fuori.
           *[0] Spingi la tessera di scorta.
        }
    }
}
falls-own = { $loser-is ->
    [you] , anche uno tuo
   *[other] {""}
}

## Opzioni

option-layout = Disposizione delle stanze
option-layout-about = I due lati della plancia a griglia hanno stanze diverse; il caso può anche estrarne di nuove con le stesse regole.
option-layout-front = Fronte della plancia
option-layout-back = Retro della plancia
option-layout-drawn = Estratta a sorte
option-goal = Traguardo
option-goal-about = Quanti formaggi diversi fanno vincere la partita. Con cinque o sei dura di più: adatto in due o in tre.
option-open-castle = Castello aperto
option-open-castle-about = Tutte le tessere si vedono sempre, per i bambini piccoli: nessuno deve ricordare niente. I tetti sbarrano comunque la strada ai topi.

## Rifiuti

refusal-not-these-rooms = Servono undici stanze di due caselle, cinque di tre e due di quattro, con le lettere in ordine.
refusal-not-the-shape-of-a-room = Una stanza ha due caselle, tre in fila o quattro in quadrato.
refusal-tower-touches-three-rooms = Ogni torre deve toccare tre stanze diverse.
refusal-not-these-tiles = Le trentaquattro tessere si dispongono tutte, una volta ciascuna.
refusal-nobody-sits-there = Su quella sedia non c’è nessuno.
refusal-first-a-mouse-into-a-tower = Prima tutti mettono un topo in una torre. Poi cominciano i turni.
refusal-room-is-open = Qui non c’è più un tetto. La stanza è già aperta.
refusal-no-mouse-beside-the-room = Nessuno dei tuoi topi tocca questo tetto. Prima portane uno vicino.
refusal-no-mouse-outside = Non hai più topi fuori. Sono tutti dentro o caduti.
refusal-tower-is-occupied = Questa torre è occupata. { $owner-is ->
    [you] C’è già un tuo topo.
   *[other] C’è già un topo di { $owner }.
}
refusal-tower-is-free = Questa torre è libera. Un topo che viene da fuori si ferma lì.
refusal-no-mouse-of-yours = Lì non c’è un tuo topo. Scegli uno dei tuoi.
refusal-never-into-a-tower = Nessun topo torna in una torre. Dalle torri si entra soltanto.
refusal-under-a-roof = Su quella casella c’è un tetto. Prima toglilo.
refusal-a-trap = Lì c’è una trappola. Nessun topo ci va.
refusal-field-is-occupied = Quella casella è occupata. { $owner-is ->
    [you] C’è già un tuo topo.
   *[other] C’è già un topo di { $owner }.
}
refusal-no-way-there = È troppo lontano in una volta. Corri casella per casella, o salta altri topi.
refusal-too-far = Servono { cost-actions }. { $points ->
    [1] Ne resta una sola.
    [2] Ne restano solo due.
    [3] Ne restano solo tre.
   *[other] Ne restano solo { $points }.
}
refusal-one-slide-a-turn = Hai già spinto una tessera. Si fa una sola volta per turno.

## Eventi

event-layout-drawn = Le stanze del castello sono estratte a sorte.
    .past = Le stanze del castello sono state estratte a sorte.
event-tiles-laid = Le tessere stanno sotto i tetti. Ne resta una di scorta.
    .past = Le tessere sono state messe sotto i tetti. Ne è rimasta una di scorta.
event-start-drawn = { $seat-is ->
    [you] Cominci tu.
   *[other] Comincia { $seat }.
}
    .past = { $seat-is ->
        [you] Hai cominciato tu.
       *[other] Ha cominciato { $seat }.
    }
event-placed = { $seat-is ->
    [you] Tu metti
   *[other] { $seat } mette
} un topo nella torre { $spot }.
    .past = { $seat-is ->
        [you] Hai messo
       *[other] { $seat } ha messo
    } un topo nella torre { $spot }.
event-unroofed = { $seat-is ->
    [you] Tu togli
   *[other] { $seat } toglie
} il { roof-at }.
    .past = { $seat-is ->
        [you] Hai tolto
       *[other] { $seat } ha tolto
    } il { roof-at }.
event-uncovered = { $seat-is ->
    [you] Tu togli
   *[other] { $seat } toglie
} il { roof-at }: { $tiles }.
    .past = { $seat-is ->
        [you] Hai tolto
       *[other] { $seat } ha tolto
    } il { roof-at }: { $tiles }.
event-entered = { $seat-is ->
    [you] Tu fai
   *[other] { $seat } fa
} { $path ->
    [0] entrare un topo nella torre { $spot }.
   *[other] saltare a un topo la torre { $spot }.
}
    .past = { $seat-is ->
        [you] Hai fatto
       *[other] { $seat } ha fatto
    } { $path ->
        [0] entrare un topo nella torre { $spot }.
       *[other] saltare a un topo la torre { $spot }, per { cost-actions }.
    }
event-ran = { $seat-is ->
    [you] Il tuo topo
   *[other] Un topo di { $seat }
} { $kind ->
    [jump] salta { $cost ->
        [2] un altro topo
        [3] due altri topi
       *[other] tre altri topi
    }, per { cost-actions }.
    [tower] corre fuori dalla torre.
    [raised] corre { $way }, su una casella rialzata.
   *[step] corre di una casella { $way }.
}
    .past = { $seat-is ->
        [you] Il tuo topo
       *[other] Un topo di { $seat }
    } { $kind ->
        [jump] ha saltato { $cost ->
            [2] un altro topo
            [3] due altri topi
           *[other] tre altri topi
        }, per { cost-actions }.
        [tower] è corso fuori dalla torre.
        [raised] è corso { $way }, su una casella rialzata.
       *[step] è corso di una casella { $way }.
    }
event-pushed = { $seat-is ->
    [you] Tu spingi
   *[other] { $seat } spinge
} la tessera di scorta alla porta { $gate }.
    .past = { $seat-is ->
        [you] Hai spinto
       *[other] { $seat } ha spinto
    } la tessera di scorta alla porta { $gate }.
event-slid = { $seat-is ->
    [you] Tu spingi
   *[other] { $seat } spinge
} { $tile } alla porta { $gate }.
    .past = { $seat-is ->
        [you] Hai spinto
       *[other] { $seat } ha spinto
    } { $tile } alla porta { $gate }.
event-came-to-light = { $number ->
    [0] {""}
   *[other] Ora si vede: { $tiles }.
}{ $out ->
    [0] {""}
   *[1] { $number ->
        [0] {""}
       *[other] {" "}
    }Tessera di scorta: { $spare }.
}
    .past = { $number ->
        [0] {""}
       *[other] Ecco cosa è apparso: { $tiles }.
    }{ $out ->
        [0] {""}
       *[1] { $number ->
            [0] {""}
           *[other] {" "}
        }Tessera di scorta: { $spare }.
    }
event-mouse-lost = { $seat-is ->
    [you] Un tuo topo cade in cantina.
   *[other] Un topo di { $seat } cade in cantina.
}
    .past = { $seat-is ->
        [you] Un tuo topo è caduto in cantina.
       *[other] Un topo di { $seat } è caduto in cantina.
    }
event-fell = { $seat-is ->
    [you] Un tuo topo cade nella trappola, giù in cantina.
   *[other] Un topo di { $seat } cade nella trappola, giù in cantina.
}
    .past = { $seat-is ->
        [you] Un tuo topo è caduto nella trappola, giù in cantina.
       *[other] Un topo di { $seat } è caduto nella trappola, giù in cantina.
    }
event-cheese-gained = { $seat-is ->
    [you] Tu prendi
   *[other] { $seat } prende
} { $cheese }.
    .past = { $seat-is ->
        [you] Hai preso
       *[other] { $seat } ha preso
    } { $cheese }.
event-collected = { $mice ->
    [2] Due
   *[other] Tre
} topi, un formaggio: { $seat-is ->
    [you] tu prendi
   *[other] { $seat } prende
} { $cheese }.
    .past = { $mice ->
        [2] Due
       *[other] Tre
    } topi, un formaggio: { $seat-is ->
        [you] hai preso
       *[other] { $seat } ha preso
    } { $cheese }.
event-turn-ended = { $seat-is ->
    [you] Tu finisci
   *[other] { $seat } finisce
} il turno.{ $rooms ->
    [0] {""}
    [1] {" "}Una stanza viene coperta.
    [2] {" "}Due stanze vengono coperte.
    [3] {" "}Tre stanze vengono coperte.
    [4] {" "}Quattro stanze vengono coperte.
   *[other] {" "}{ $rooms } stanze vengono coperte.
}
    .past = { $seat-is ->
        [you] Hai finito
       *[other] { $seat } ha finito
    } il turno.{ $rooms ->
        [0] {""}
        [1] {" "}Una stanza è stata coperta.
        [2] {" "}Due stanze sono state coperte.
        [3] {" "}Tre stanze sono state coperte.
        [4] {" "}Quattro stanze sono state coperte.
       *[other] {" "}{ $rooms } stanze sono state coperte.
    }
event-goal-reached = { $seat-is ->
    [you] Hai
   *[other] { $seat } ha
} abbastanza formaggio. La partita è finita.
    .past = { $seat-is ->
        [you] Hai preso
       *[other] { $seat } ha preso
    } abbastanza formaggio. La partita è finita.
event-third-mouse-lost = { $seat-is ->
    [you] Hai perso
   *[other] { $seat } ha perso
} un terzo topo. La partita è finita.
    .past = { $seat-is ->
        [you] Hai perso
       *[other] { $seat } ha perso
    } un terzo topo. La partita è finita.
event-turns-ran-out = L’ultimo giro è finito, e con lui la partita.
    .past = L’ultimo giro è finito, e con lui la partita.

## Proposte

offer-uncover = { $form ->
    [short] Togliere il tetto { $room }
   *[full] Togliere il { roof-at }{ room-if-twin }? { $open ->
        [0] Poi tutti vedono che cosa copre.
       *[1] Poi i topi possono andarci.
    }
}
offer-enter = { $form ->
    [short] Far entrare un topo nella torre { $tower }
   *[full] { $cost ->
        [0] Mettere il tuo primo topo nella torre { $spot }?
       *[other] Far entrare un topo nella torre { $spot }?
    }
}
offer-enter-over = { $form ->
    [short] Un topo oltre la torre { $tower } in { $field }
   *[full] Oltre { $tower }, raggiungere { $ground } { $field }, per { $cost } azioni?
}
offer-enter-over-cheese = { $form ->
    [short] { offer-enter-over }: { you-collect }
   *[full] Oltre la torre { $tower } in { $field }, per { cost-actions }? { you-collect }
}
offer-step = { $form ->
    [short] Correre da { $source } a { $field }
   *[full] Raggiungere { $ground } in { $field }, da { $source }{ run-price }
}
offer-step-cheese = { $form ->
    [short] { offer-step }: { you-collect }
   *[full] Da { $source } a { $field }{ run-price } { you-collect }
}
offer-slide = { $form ->
    [short] Porta { $gate }:
   *[full] Spingere { push-what } alla porta { $gate }?
}{ $falls ->
    [0] {""}
    [1] {" "}{ $loser-is ->
        [you] Cade il tuo topo.
       *[other] Cade il topo di { $loser }.
    }
    [2] {" "}Cadono due topi{ falls-own }.
   *[other] {" "}Cadono tre topi{ falls-own }.
}{ $gains ->
    [0] {""}
    [1] {" "}{ $gainer-is ->
        [you] Tu prendi
       *[other] { $gainer } prende
    } { $cheese }.
   *[other] {" "}Si prendono { $gains } formaggi.
}{ $unsure ->
    [0] {""}
   *[other] {" "}{ $own ->
        [0] { $unsure ->
            [1] Tessera ignota sotto un topo.
           *[other] Tessere ignote sotto { $unsure } topi.
        }
       *[other] { $seat-is ->
            [you] Tessera ignota sotto il tuo topo.
           *[other] Tessera ignota sotto un topo di { $seat }.
        }
    }
}{ $effects ->
    [0] {" "}Non cade nessun topo.
   *[other] {""}
}
offer-end = Finire il turno?{ $unused ->
    [0] {""}
    [1] {" "}Resta un’azione
    [2] {" "}Restano due azioni
    [3] {" "}Restano tre azioni
   *[other] {" "}Restano quattro azioni
}{ $rooms ->
    [0] { $unused ->
        [0] {""}
       *[other] .
    }
   *[other] { $unused ->
        [0] {" "}
       *[other] ,{" "}
    }{ $rooms ->
        [1] una stanza viene coperta.
        [2] due stanze vengono coperte.
        [3] tre stanze vengono coperte.
        [4] quattro stanze vengono coperte.
       *[other] { $rooms } stanze vengono coperte.
    }
}

## Suggerimenti: perché una mossa

hint-wins = La partita finisce e vinci.
hint-collects = Prendi subito { $cheese }.
hint-drops = Un topo di { $seat } cade in cantina.
hint-nearer = I tuoi topi si avvicinano a due pezzi dello stesso formaggio, che ti manca ancora.
hint-pushes = Spingi { $cheese } sotto il tuo topo. Ti manca ancora.
hint-reaches = Il tuo topo raggiunge { $cheese }, che ti manca ancora.
hint-hinders = { $seat } deve poi fare più strada fino al prossimo formaggio.
hint-looks = Vedi { $tiles ->
    [1] una tessera
    [2] due tessere
   *[other] tre tessere
} che nessuno conosce. Nessun altro tetto ne nasconde di più.
hint-new-tiles = Vedi { $tiles ->
    [1] una tessera
    [2] due tessere
   *[other] tre tessere
} che nessuno conosce.
hint-reaches-roofs = Da lì raggiungi il maggior numero di tessere che nessuno conosce.
hint-opens = Sotto questo tetto c’è { $cheese }, che ti manca ancora.
hint-mouse-nearer = Il tuo topo si avvicina a questo formaggio: { $cheese }. Ti manca ancora.
hint-spoils = { $seat } non è più su questo formaggio: { $cheese }.
hint-opens-ways = Così i tuoi topi possono correre verso il maggior numero di caselle nuove.
hint-more-roofs = Da lì puoi togliere il maggior numero di tetti.
hint-enters = Un altro tuo topo entra nel castello.
hint-stays = I tuoi topi restano dove sono.
hint-falls = Un tuo topo cade in cantina.
hint-helps = { $seat } prende { $cheese }.
hint-leaves = Il tuo topo lascia { $cheese }, che ti manca ancora.
hint-wastes = Perdi { $actions ->
    [1] un’azione
    [2] due azioni
    [3] tre azioni
   *[4] quattro azioni
}.
hint-no-nearer = I tuoi topi non si avvicinano al prossimo formaggio.

## Rompicapi

puzzle-hidden = Che cosa c’è sotto i tetti. Piccole note mostrano che cosa si è già visto lì.
puzzle-deed-lift = togliere un tetto
puzzle-deed-enter = far entrare un topo
puzzle-deed-run = correre
puzzle-deed-jump = saltare
puzzle-deed-push = spingere
puzzle-collects = { $cases ->
    [1] { $right ->
        [0] non prende formaggi
       *[other] prende un formaggio
    }
   *[other] prende un formaggio in { $right } casi su { $cases }
}
puzzle-wins = { $cases ->
    [1] { $right ->
        [0] non vince
       *[other] vince
    }
   *[other] vince in { $right } casi su { $cases }
}
puzzle-safe = { $cases ->
    [1] { $right ->
        [0] non è al sicuro
       *[other] è al sicuro
    }
   *[other] è al sicuro in { $right } casi su { $cases }
}
puzzle-hungry = { $cases ->
    [1] { $right ->
        [0] lascia un formaggio
       *[other] non lascia formaggi
    }
   *[other] non lascia formaggi in { $right } casi su { $cases }
}
puzzle-plan = Il piano richiede { cost-actions }: { $deeds }.
puzzle-plan-cheese = Ti porta { $cheese }: allora ci stanno sopra due tuoi topi.
puzzle-plan-sure = { $cases ->
    [1] Tutte le tessere su questa strada sono note. Nessun’altra prima azione basta.
   *[other] Riesce in tutti i { $cases } casi. Nessun’altra prima azione ci riesce.
}
puzzle-this-turn = Formaggio in questo turno
puzzle-this-turn-question = Prendi un formaggio in questo turno, qualunque cosa nascondano i tetti. Che cosa fai per prima?
puzzle-this-turn-nudge = Nessun topo corre su un tetto. Conta le azioni a ritroso, dal formaggio ai tuoi topi.
puzzle-jump = Sopra le loro teste
puzzle-jump-question = I topi corrono sopra i topi. Prendi di sicuro un formaggio in questo turno. Che cosa fai per prima?
puzzle-jump-nudge = Un topo può saltare qualsiasi topo, anche girando un angolo. Ogni casella costa un’azione.
puzzle-last-cheese = L’ultimo formaggio
puzzle-last-cheese-question = Vinci in questo turno, qualunque cosa nascondano i tetti. Che cosa fai per prima?
puzzle-last-cheese-nudge = Quali formaggi ti mancano? Trovane uno che due tuoi topi possono raggiungere.
puzzle-safe-ground = Spingere o cadere
puzzle-safe-ground-question = La tua ultima azione: dopo quale nessuna spinta di chi gioca dopo può far cadere un tuo topo?
puzzle-safe-ground-nudge = Guarda la tessera di scorta e le trappole vicino ai tuoi topi. Le caselle rialzate e le torri sono sicure.
puzzle-safe-ground-danger = Se resti, la porta { $gate } { $sure ->
    [1] spinge
   *[0] può spingere
} una trappola sotto il tuo topo.
puzzle-safe-ground-raised = Su una casella rialzata come { $field } nessun topo cade.
puzzle-safe-ground-proof = { $cases ->
    [1] Allora nessuna delle dodici porte spinge una trappola sotto i tuoi topi.
   *[other] Nei { $cases } casi nessuna delle dodici porte spinge poi una trappola sotto i tuoi topi.
}
puzzle-empty-plate = Un piatto vuoto
puzzle-empty-plate-question = La tua ultima azione: dopo quale chi gioca dopo non prende formaggi con una sola azione?
puzzle-empty-plate-nudge = Dove sono i topi di chi gioca dopo? Quale formaggio è a una spinta o a una casella?
puzzle-empty-plate-danger = Se resti, { $seat } { $sure ->
    [1] prende
   *[0] può prendere
} { $cheese } { $gate ->
    [0] con un passo
   *[other] dalla porta { $gate }
}.
puzzle-empty-plate-proof = { $cases ->
    [1] Allora nessuna spinta e nessun passo porta un formaggio a { $seat }.
   *[other] Nei { $cases } casi nessuna spinta e nessun passo porta allora un formaggio a { $seat }.
}

## Panoramica

outline-set-up = Si prepara il castello.
outline-place = { $own ->
    [1] { $seat }, metti il tuo primo topo in una torre libera.
   *[0] { $seat } mette un topo in una torre.
}
outline-goal = Due tuoi topi sullo stesso tipo di formaggio lo prendono. Vincono { $cheeses } tipi.
outline-act = { $own ->
    [1] Ancora { $points ->
        [1] un’azione
        [2] due azioni
        [3] tre azioni
       *[other] quattro azioni
    }, { $seat }. { what-to-pick }
   *[0] { $seat } ha ancora { $points ->
        [1] un’azione
        [2] due azioni
        [3] tre azioni
       *[other] quattro azioni
    }.
}
outline-turn = { $slid ->
    [0] { $own ->
        [1] Una volta per turno puoi anche spingere la tessera di scorta.
       *[0] La tessera di scorta si può ancora spingere.
    }
   *[1] In questo turno la tessera è già stata spinta.
}
outline-over = La partita è finita.
outline-players = Al tavolo: vincono { goal-count } formaggi diversi, { $left ->
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
   *[full] Il castello, riga per riga dall’alto
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
        [1] Tetti accanto ai tuoi topi
       *[0] Tetti accanto ai topi di { $seat }
    }
   *[full] Stanze, { $open ->
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
   *[full] Stanza { $room } { roof-place } ({ $fields }): { $open ->
        [0] { $roof }
       *[1] aperta
    }{ $near ->
        [0] {""}
       *[1] , a portata
    }
}
outline-spare = { $form ->
    [short] Spingere, { $tile }, alla porta
   *[full] Tessera di scorta, da spingere: { $tile }
}
outline-no-spare = { $form ->
    [short] Porte
   *[full] Ancora nessuna tessera di scorta
}
outline-slot = { $form ->
    [short] { $gate } { $side }{ $line }
   *[full] Porta { $gate }, { $side } in { $field }
}

## La fine

outcome-points = { $points ->
    [one] { $points } formaggio
   *[other] { $points } formaggi
}
reason-goal = L’ultimo formaggio necessario è per { $seats-is ->
    [you] te
    [with-you] te e { $seats-others }
   *[other] { $seats }
}.
reason-third-mouse = { $seats-is ->
    [you] Il tuo terzo topo perso chiude la partita e ti costa la vittoria.
   *[other] Fine dopo tre topi persi: { $seats }.
}
reason-turns = L’ultimo di { $rounds } giri è finito.
score-cheeses = Formaggi
score-beaten = Al massimo un topo rimasto: niente vittoria
score-waiting = Turni dall’ultimo proprio turno

## Numeri di una simulazione

figure-turns = Turni
figure-cheeses = Formaggi di tutti
figure-fallen = Topi caduti

## La plancia

board-spare = Tessera di scorta
board-outside = Fuori
board-points = { $points ->
    [0] Nessuna azione
    [1] Ancora un’azione
    [2] Ancora due azioni
    [3] Ancora tre azioni
   *[other] Ancora quattro azioni
}
board-points-of = { $seat }: { $points ->
    [0] nessuna
    [1] ancora una
    [2] ancora due
    [3] ancora tre
   *[other] ancora quattro
}
board-cheese = formaggio!
board-falls = cade
board-goes-in = Entra
board-comes-out = Esce
board-unknown = sconosciuta
board-mouse-falls = { $seat-is ->
    [you] cade il tuo topo
   *[other] cade il topo di { $seat }
}
board-put-back = Rimettila
board-other-gate = Altra porta
board-other-mouse = Altro topo
board-where-tile = Dove spingere { $tile }, { $seat }?
board-pick-gate = Scegli una delle dodici porte intorno al castello.
board-where-mouse = Dove corre il tuo topo, { $seat }?
board-mouse-ways = { $fields ->
    [1] Può raggiungere una casella.
    [2] Può raggiungere due caselle.
    [3] Può raggiungere tre caselle.
    [4] Può raggiungere quattro caselle.
    [5] Può raggiungere cinque caselle.
    [6] Può raggiungere sei caselle.
   *[other] Può raggiungere { $fields } caselle.
} { board-actions-left }
board-which-tower = Da quale torre entra il topo, { $seat }?
board-actions-left = { $left ->
    [1] Ancora un’azione.
    [2] Ancora due azioni.
    [3] Ancora tre azioni.
   *[other] Ancora quattro azioni.
}
board-actions-then = { $left ->
    [0] Poi non resta nessuna azione.
    [1] Poi resta un’azione.
    [2] Poi restano due azioni.
   *[other] Poi restano tre azioni.
}
board-slide-then = La { $line ->
    [row] riga
   *[column] colonna
} avanza di una casella { $way }. { board-actions-then }
board-name-tower = { $whose ->
    [nobody] torre { $spot }
    [own] il tuo topo nella torre { $spot }
   *[other] il topo di { $seat } nella torre { $spot }
}
board-name-raised = { $whose ->
    [nobody] casella rialzata
    [own] il tuo topo sulla casella rialzata
   *[other] il topo di { $seat } sulla casella rialzata
}
board-name-open = { $whose ->
    [nobody] { $tile }
    [own] il tuo topo: { $tile }
   *[other] il topo di { $seat }: { $tile }
}
board-name-room = { $open ->
    [0] { $roof } { roof-place }
   *[1] stanza aperta { roof-place }
}
board-name-gate = porta { $gate }
board-name-spare = tessera di scorta: { $tile }
board-ahead = Se spingi qui
board-ahead-falls = { $seat-is ->
    [you] Cade il tuo topo.
   *[other] Cade il topo di { $seat }.
}
board-ahead-left = Una trappola gli scivola sotto. { $left ->
    [0] Così la partita finisce.
    [1] Così la partita finisce.
   *[other] { $seat-is ->
        [you] Te ne restano
       *[other] A { $seat } ne restano
    } { $left ->
        [2] due
       *[other] tre
    }.
}
board-ahead-gains = { $seat-is ->
    [you] Tu prendi
   *[other] { $seat } prende
} { $cheese }.
board-ahead-two = { $seat-is ->
    [you] Due dei tuoi topi sono allora lì sopra.
   *[other] Due topi di { $seat } sono allora lì sopra.
}{ $ends ->
    [0] {""}
   *[1] {" "}Così la partita finisce.
}
board-ahead-unsure = Una tessera sconosciuta va sotto il { $seat-is ->
    [you] tuo topo
   *[other] topo di { $seat }
}.
board-ahead-stay = I tuoi topi restano fermi.
board-ahead-floor = Si muove solo il pavimento, sotto i topi e i tetti.
board-ahead-out = { $known ->
    [0] Dalla porta { $gate } esce una tessera sconosciuta.
   *[1] Esce dalla porta { $gate }: { $tile }.
}
board-ahead-once = Si spinge una volta per turno
board-ahead-gates = Le porte sono numerate come le ore di un orologio. Chi gioca dopo può rispingere dalla porta { $gate }.
board-push = Spingi la tessera
board-push-anyway = Spingi lo stesso
board-end = Finisci il turno
board-end-question = { $actions ->
    [1] Resta un’azione. Finire lo stesso il turno?
    [2] Restano due azioni. Finire lo stesso il turno?
    [3] Restano tre azioni. Finire lo stesso il turno?
   *[other] Restano quattro azioni. Finire lo stesso il turno?
  }
board-lift = Togli il tetto
board-enter = Fa’ entrare il topo
board-place = Metti il topo
board-run = Corri lì
board-aim-lift = Togliere il { $roof }? { $open ->
    [0] Poi tutti vedono che cosa copre.
   *[1] Poi i topi possono andarci.
}
board-aim-run = Raggiungere { $ground }{ run-price }
board-aim-run-cheese = Andarci{ run-price } { you-collect }
board-aim-over = Oltre la torre, raggiungere { $ground }?
board-aim-over-cheese = Saltare oltre la torre? { you-collect }
board-own-falls = { $number ->
    [1] Cade il tuo topo.
    [2] Cadono due tuoi topi.
   *[other] Cadono tre tuoi topi.
}
board-others-fall = { $seats } { $number ->
    [one] perde
   *[other] perdono
} { $mice ->
    [1] un topo.
    [2] due topi.
   *[other] tre topi.
}
board-mice = { $number ->
    [one] Resta un topo
   *[other] Restano { $number } topi
}
board-cheeses = { $number ->
    [one] { $number } formaggio
   *[other] { $number } formaggi
} su { $goal }
