### Kilt Castle in italiano.

game-in-a-sentence = Costruisci sopra gli altri, se puoi pagare.
game-invitation = { $host } ti tiene una sedia a Kilt Castle.

## Nomi

colour-red = Rosso
colour-blue = Blu
colour-gold = Oro
colour-green = Verde

side-north = Nord
side-east = Est
side-south = Sud
side-west = Ovest

line-column-a = colonna A
line-column-b = colonna B
line-column-c = colonna C
line-column-d = colonna D
line-column-e = colonna E
line-row-1 = riga 1
line-row-2 = riga 2
line-row-3 = riga 3
line-row-4 = riga 4
line-row-5 = riga 5

floor-colour-red = rosso
floor-colour-blue = blu
floor-colour-gold = dorato
floor-colour-green = verde

card-colour-red = rossa
card-colour-blue = blu
card-colour-gold = dorata
card-colour-green = verde
card-colour-red-blue = rossa e blu
card-colour-red-gold = rossa e dorata
card-colour-red-green = rossa e verde
card-colour-blue-gold = blu e dorata
card-colour-blue-green = blu e verde
card-colour-gold-green = dorata e verde

## Opzioni

option-every-new-row-needs-a-neighbour = Ogni nuova fila ha bisogno di una vicina
option-every-new-row-needs-a-neighbour-about = Ovunque si trovi, e non solo davanti a tutte le altre, una carta messa da sola deve averne un’altra sullo spazio subito dietro.
option-roofs-by-colour = Tetti per colore
option-roofs-by-colour-about = Si mette un tetto anche se i due colori che hanno costruito sulla casella sono della stessa persona.
option-first-colour-ends = Il primo colore conclude la partita
option-first-colour-ends-about = La partita finisce appena un colore non ha più piani, e non solo quando qualcuno ha costruito tutti i piani di entrambi i colori.
option-any-own-colour = Uno qualsiasi dei propri colori
option-any-own-colour-about = Il colore della carta dice solo chi costruisce: quella persona prende un piano di uno qualsiasi dei suoi due colori.

## Parti di frasi

end-of-line = { $end ->
    [north] , a nord
    [east] , a est
    [south] , a sud
    [west] , a ovest
   *[none] {""}
}
with-crests = { $crests ->
    [0] {""}
    [1] {" "}con uno stemma
   *[2] {" "}con due stemmi
}
who-builds = { $builds ->
    [nothing] { $builder-is ->
        [you] Lì non puoi costruire.
       *[other] Lì { $builder } non può costruire.
    }
    [both] { $builder-is ->
        [you] Lì costruisci prima tu, poi { $builder2 }.
       *[other] { $builder2-is ->
            [you] Lì costruisce prima { $builder }, poi tu.
           *[other] Lì costruisce prima { $builder }, poi { $builder2 }.
        }
    }
    [twice] { $builder-is ->
        [you] Lì tu costruisci due volte.
       *[other] Lì { $builder } costruisce due volte.
    }
   *[once] { $builder-is ->
        [you] Lì costruisci tu.
       *[other] Lì costruisce { $builder }.
    }
}
then-builds = { who-builds }{ $day ->
    [0] {""}
   *[1] {" "}Poi è giorno di paga.
}
own-tower-then = { $roof ->
    [set] Un tetto la rende di tutti.
    [choose] Poi arriva un tetto.
   *[none] È gratis.
}
price-then = { $roof ->
   *[set] { $price ->
        [one] { $price } ducato
       *[other] { $price } ducati
    }, poi un tetto.
    [none] { $price ->
        [one] { $price } ducato
       *[other] { $price } ducati
    } per { $payee }.
}
counted-towers = { $towers ->
    [1] una torre
    [2] due torri
    [3] tre torri
    [4] quattro torri
    [5] cinque torri
    [6] sei torri
    [7] sette torri
    [8] otto torri
    [9] nove torri
    [10] dieci torri
    [11] undici torri
    [12] dodici torri
   *[other] { $towers } torri
}
counted-crests = { $crests ->
    [1] uno stemma
    [2] due stemmi
    [3] tre stemmi
    [4] quattro stemmi
    [5] cinque stemmi
    [6] sei stemmi
    [7] sette stemmi
    [8] otto stemmi
    [9] nove stemmi
    [10] dieci stemmi
    [11] undici stemmi
    [12] dodici stemmi
   *[other] { $crests } stemmi
}
counted-roofs = { $roofs ->
    [1] un tetto
    [2] due tetti
   *[other] { $roofs } tetti
}
paid-for = { $kinds ->
    [towers] { counted-towers }
    [towers-crests] { counted-towers } e { counted-crests }
    [towers-roofs] { counted-towers } e { counted-roofs }
    [roofs] { counted-roofs }
   *[towers-crests-roofs] { counted-towers }, { counted-crests }, { counted-roofs }
}

## Rifiuti

refusal-not-all-double-cards = Ogni carta di due colori si dispone una volta sola.
refusal-a-colour-too-often = All’inizio nessun colore può comparire più di due volte in una fila di carte.
refusal-not-due-now = { $due ->
    [relocate] Nessuna carta si è mossa. Prima spostane una.
    [build] La carta è al suo posto. Ora si costruisce.
   *[roof] Ora serve un tetto. Scegli uno dei due.
}
refusal-at-least-one-space = La carta è già lì. Deve avanzare.
refusal-never-backwards = La { $line } è dietro. Le carte vanno solo in senso orario.
refusal-not-beyond-the-front = Troppo lontano. Per ora nessuna carta supera la { $limit }.
refusal-no-card-behind = Da sola non può andare avanti. Serve un’altra carta alla { $line }.
refusal-row-is-full = Non c’è posto. Alla { $line } ci sono già { $most ->
    [3] tre
   *[4] quattro
} carte.
refusal-too-many-rows = { $most ->
    [4] Sarebbe la quinta fila di carte. Il massimo è quattro.
   *[5] Sarebbe la sesta fila di carte. Il massimo è cinque.
}
refusal-not-in-this-row = { $field } è fuori portata. Si costruisce nella { $line }.
refusal-no-such-floor-left = { $crests ->
    [0] Non resta nessun piano { $floor } senza stemmi.
    [1] Non resta nessun piano { $floor } con uno stemma.
   *[2] Non resta nessun piano { $floor } con due stemmi.
}
refusal-not-the-first-empty-field = Troppo in fondo. La casella vuota più vicina è { $field }.
refusal-roofs-are-never-overbuilt = { $field } ha un tetto. Lì non si costruisce più.
refusal-cannot-pay = Costa { $price } { $price ->
    [one] ducato
   *[other] ducati
}. { $seat-is ->
    [you] { $purse ->
        [0] La tua borsa è vuota.
       *[other] Ne hai solo { $purse }.
    }
   *[other] { $purse ->
        [0] { $seat } non ne ha.
       *[other] { $seat } ne ha solo { $purse }.
    }
}
refusal-no-roof-there = In { $field } non c’è un tetto. Scegli una torre che lo ha.

## Eventi

event-dealt = Le carte sono disposte. { $seat-is ->
    [you] Cominci tu.
   *[other] Comincia { $seat }.
}
    .past = Le carte sono state disposte. { $seat-is ->
        [you] Hai cominciato tu.
       *[other] Ha cominciato { $seat }.
    }
event-relocated = { $seat-is ->
    [you] Tu sposti
   *[other] { $seat } sposta
} la carta { $card_colour } alla { $line }.
    .past = { $seat-is ->
        [you] Hai spostato
       *[other] { $seat } ha spostato
    } la carta { $card_colour } alla { $line }.
event-ducat-day-called = La { $line } è senza carte. Segue un giorno di paga.
    .past = La { $line } è rimasta senza carte. È seguito un giorno di paga.
event-built = { $seat-is ->
    [you] Tu costruisci
   *[other] { $seat } costruisce
} un piano { $floor }{ with-crests } in { $field }.
    .past = { $seat-is ->
        [you] Hai costruito
       *[other] { $seat } ha costruito
    } un piano { $floor }{ with-crests } in { $field }.
event-overbuilt = { $price ->
    [0] { $seat-is ->
        [you] Tu soprelevi la tua torre in { $field }{ with-crests }.
       *[other] { $seat } sopreleva la propria torre in { $field }{ with-crests }.
    }
   *[other] { $seat-is ->
        [you] Tu soprelevi { $crests ->
            [0] la torre di { $payee } in { $field }
           *[other] { $payee } in { $field }{ with-crests }
        } e paghi { $price } { $price ->
            [one] ducato
           *[other] ducati
        }.
       *[other] { $payee-is ->
            [you] { $seat } { $crests ->
                [0] sopreleva la tua torre in { $field }
               *[other] ti sopreleva in { $field }{ with-crests }
            } e ti dà { $price } { $price ->
                [one] ducato
               *[other] ducati
            }.
           *[other] { $seat } sopreleva { $crests ->
                [0] la torre di { $payee } in { $field }
               *[other] { $payee } in { $field }{ with-crests }
            } e paga { $price } { $price ->
                [one] ducato
               *[other] ducati
            }.
        }
    }
}
    .past = { $price ->
        [0] { $seat-is ->
            [you] Hai soprelevato la tua torre in { $field }{ with-crests }.
           *[other] { $seat } ha soprelevato la propria torre in { $field }{ with-crests }.
        }
       *[other] { $seat-is ->
            [you] Hai soprelevato la torre di { $payee } in { $field }{ with-crests } e pagato { $price } { $price ->
                [one] ducato
               *[other] ducati
            }.
           *[other] { $payee-is ->
                [you] { $seat } ha soprelevato la tua torre in { $field }{ with-crests } e ti ha dato { $price } { $price ->
                    [one] ducato
                   *[other] ducati
                }.
               *[other] { $seat } ha soprelevato la torre di { $payee } in { $field }{ with-crests } e pagato { $price } { $price ->
                    [one] ducato
                   *[other] ducati
                }.
            }
        }
    }
event-skipped = { $why ->
    [no-floor] { $seat-is ->
        [you] Non hai più nessun piano { $floor } e non costruisci.
       *[other] { $seat } non ha più nessun piano { $floor } e non costruisce.
    }
   *[no-field] { $seat-is ->
        [you] Non trovi una casella per un piano { $floor }.
       *[other] { $seat } non trova una casella per un piano { $floor }.
    }
}
    .past = { $why ->
        [no-floor] { $seat-is ->
            [you] Non avevi più nessun piano { $floor } e non hai costruito.
           *[other] { $seat } non aveva più nessun piano { $floor } e non ha costruito.
        }
       *[no-field] { $seat-is ->
            [you] Non hai trovato una casella per un piano { $floor }.
           *[other] { $seat } non ha trovato una casella per un piano { $floor }.
        }
    }
event-roof-set = { $seat-is ->
    [you] Tu metti
   *[other] { $seat } mette
} un tetto in { $field }. Ora la torre è di tutti.
    .past = { $seat-is ->
        [you] Hai messo
       *[other] { $seat } ha messo
    } un tetto in { $field }. La torre è passata a tutti.
event-roof-moved = { $seat-is ->
    [you] Tu sposti
   *[other] { $seat } sposta
} il tetto da { $source } a { $field }.
    .past = { $seat-is ->
        [you] Hai spostato
       *[other] { $seat } ha spostato
    } il tetto da { $source } a { $field }.
event-ducat-day-came = Giorno di paga { $number }: si pagano i migliori gruppi di torri.
    .past = Giorno di paga { $number }: la banca ha pagato a tutti il miglior gruppo di torri.
event-income-paid = { $seat-is ->
    [you] Tu ricevi
   *[other] { $seat } riceve
} { $ducats } { $ducats ->
    [one] ducato
   *[other] ducati
} per { paid-for }.
    .past = { $seat-is ->
        [you] Hai ricevuto
       *[other] { $seat } ha ricevuto
    } { $ducats } { $ducats ->
        [one] ducato
       *[other] ducati
    } per { paid-for }.
event-last-floor-set = { $seat-is ->
    [you] Hai
   *[other] { $seat } ha
} costruito l’ultimo piano. La partita finisce.
    .past = { $seat-is ->
        [you] Hai
       *[other] { $seat } ha
    } costruito l’ultimo piano. La partita è finita.
event-building-stopped = Da { $turns ->
    [4] quattro
    [6] sei
    [8] otto
   *[other] { $turns }
} turni nessuno costruisce. La partita finisce.
    .past = Per { $turns ->
        [4] quattro
        [6] sei
        [8] otto
       *[other] { $turns }
    } turni nessuno ha costruito. La partita è finita.
event-final-paid = { $kinds ->
    [none] { $seat-is ->
        [you] Alla fine non ricevi nulla.
       *[other] Alla fine { $seat } non riceve nulla.
    }
   *[other] { $seat-is ->
        [you] Alla fine tu ricevi
       *[other] Alla fine { $seat } riceve
    } { $ducats } per { paid-for }.
}
    .past = { $kinds ->
        [none] { $seat-is ->
            [you] Alla fine non hai ricevuto nulla.
           *[other] Alla fine { $seat } non ha ricevuto nulla.
        }
       *[other] { $seat-is ->
            [you] Alla fine hai ricevuto
           *[other] Alla fine { $seat } ha ricevuto
        } { $ducats } { $ducats ->
            [one] ducato
           *[other] ducati
        } per { paid-for }.
    }

## Proposte

offer-relocate-single = { $form ->
    [short] { $colour }: { $line }{ end-of-line }
   *[full] Mettere la { $builder-is ->
        [you] tua carta
       *[other] carta
    } { $card_colour } alla { $line }{ end-of-line }? { then-builds }
}
offer-relocate-double = { $form ->
    [short] { $first }→{ $second }: { $line }{ end-of-line }
   *[full] Mettere la carta { $card_colour } alla { $line }{ end-of-line }? { then-builds }
}
offer-build = Costruire in { $field }{ with-crests }? È gratis.
offer-build-in = Costruire un piano { $floor }{ with-crests } in { $field }? È gratis.
offer-overbuild-own = Soprelevare la tua torre in { $field }{ with-crests }? { own-tower-then }
offer-overbuild-own-in = Un piano { $floor }{ with-crests } sulla tua torre { $field }? { own-tower-then }
offer-overbuild = Soprelevare { $field }{ with-crests }? { price-then }
offer-overbuild-in = Un piano { $floor }{ with-crests } in { $field }? { price-then }
offer-take-roof = Spostare il tetto da { $field } a { $target }? Poi { $field } torna { $owner-is ->
    [you] tua
   *[other] di { $owner }
}.

## Suggerimenti: perché una mossa

hint-wins = La partita finisce e vinci con { $ducats } ducati.
hint-paid-day = Segue un giorno di paga. Per ora ricevi { $ducats }, e nessun altro più di { $most }.
hint-grows = Un giorno di paga ti rende allora { $ducats } invece di { $before }.
hint-can-grow = Poi puoi costruire in { $field }. Un giorno di paga ti renderebbe { $ducats }.
hint-shrinks = In un giorno di paga { $seat } riceve poi solo { $ducats } invece di { $before }.
hint-no-day = Niente giorno di paga, per ora: { $seat } riceverebbe { $most }, tu { $ducats ->
    [0] niente
   *[other] solo { $ducats }
}.
hint-plain-under-roof = Il tetto coprirebbe gli stemmi. Qui basta un piano senza stemmi.
hint-builds-alone = { $times ->
    [1] Con questa carta costruisci solo tu.
   *[2] Con questa carta costruisci due volte, e nessun altro.
}
hint-final-pay = Alla fine ti rende { $more ->
    [one] un ducato
   *[other] { $more } ducati
} in più.
hint-crests = { $crests ->
    [1] Lo stemma rende un ducato in più a ogni giorno di paga.
   *[2] I due stemmi rendono due ducati in più a ogni giorno di paga.
}
hint-regains-tower = La torre in { $field } è di nuovo tua.
hint-takes-tower = { $seat } perde la torre in { $field }.
hint-free = Non ti costa nulla.
hint-cheapest = Nessun’altra casella ti costa meno.
hint-builds-first = Prima costruisci tu, poi { $seat }.
hint-builds = Con questa carta costruisci anche tu.
hint-saves-crests = Tieni i tuoi stemmi per dopo.
hint-day-for-others = Segue un giorno di paga. { $seat } riceverebbe { $most }, tu { $ducats ->
    [0] niente
   *[other] { $ducats }
}.
hint-others-build = Con questa carta non costruisci.
hint-costs = Costa { $ducats ->
    [one] un ducato, e { $seat } lo riceve
   *[other] { $ducats } ducati, e { $seat } li riceve
}.
hint-no-growth = Le tue aree edificate non valgono più di prima.
hint-rival-first = Prima costruisce { $seat }.

## Enigmi: la domanda, il conto di una mossa, la prova

puzzle-hidden = Niente. Nel castello qui sopra, ⌂ segna il piano sotto un tetto. Resta aperto solo che cosa costruiscono gli altri.
puzzle-last-floor = L’ultimo piano
puzzle-last-floor-question = Quale mossa vince la partita in questo turno, qualunque cosa costruiscano gli altri?
puzzle-last-floor-nudge = Chi costruisce l’ultimo piano? Poi conta quanto rendono torri e stemmi alla fine.
puzzle-last-floor-count = { $cases ->
    [1] { $right ->
        [1] vince
       *[0] non vince
    }
   *[other] vince contro { $right } delle { $cases } risposte
}
puzzle-last-floor-built = { $seat-is ->
    [you] Costruisci
   *[other] { $seat } costruisce
} l’ultimo piano, e la partita finisce.
puzzle-last-floor-ends = La partita finisce in questo turno, qualunque cosa costruiscano gli altri.
puzzle-last-floor-pay = Torri e stemmi ti rendono allora { $ducats }, e a nessun altro più di { $most }.
puzzle-last-floor-purses = { $tie ->
    [1] { $cases ->
        [1] In
       *[other] Al peggio, in
    } parità a { $ducats } ducati vinci tu: hai costruito più piani.
   *[0] { $cases ->
        [1] Finisci
       *[other] Al peggio finisci
    } con { $ducats } ducati, e nessun altro ne ha più di { $most }.
}
puzzle-ducat-day = Giorno di paga, adesso?
puzzle-ducat-day-question = Quale mossa assicura alla tua borsa, a fine turno, il massimo vantaggio sulla più piena delle altre?
puzzle-ducat-day-nudge = Quale carta è sola? Conta quanto renderebbe un giorno di paga, e ogni prezzo prima.
puzzle-ducat-day-called = La { $line } resta senza carte, quindi segue un giorno di paga.
puzzle-ducat-day-none = Non segue un giorno di paga: solo i prezzi cambiano le borse.
puzzle-ducat-day-purses = { $cases ->
    [1] Poi hai
   *[other] Al peggio hai poi
} { $ducats } ducati, e nessun altro ne ha più di { $most }.
puzzle-lead-count = { $cases ->
    [1] { $sign ->
        [ahead] ti dà { $ducats } di vantaggio
        [behind] ti lascia indietro di { $ducats }
       *[level] ti lascia in parità
    }
   *[other] { $sign ->
        [ahead] ti dà almeno { $ducats } di vantaggio
        [behind] può lasciarti indietro di { $ducats }
       *[level] può lasciarti in parità
    }, e basta contro { $right } delle { $cases } risposte
}
puzzle-others-worse = Ogni altra mossa può farti andare peggio di almeno { $ducats } ducati.
puzzle-cut = Un taglio netto
puzzle-cut-question = A chi degli altri renderebbe di più un giorno di paga? Quale mossa lo riduce di più, qualunque cosa costruiscano?
puzzle-cut-nudge = Guarda l’area edificata di maggior valore: quale torre la unisce, e quale mostra stemmi?
puzzle-cut-count = { $cases ->
    [1] { $sign ->
        [less] lo riduce di { $ducats }
        [more] lo aumenta di { $ducats }
       *[same] non lo cambia
    }
   *[other] { $sign ->
        [less] lo riduce di almeno { $ducats }
        [more] può aumentarlo di { $ducats }
       *[same] può lasciarlo com’è
    }, e basta contro { $right } delle { $cases } risposte
}
puzzle-cut-now = Ora un giorno di paga renderebbe { $ducats } ducati a { $rival }.
puzzle-cut-then = { $cases ->
    [1] Dopo questo turno ne renderebbe a { $rival } solo { $ducats }
   *[other] Dopo questo turno ne renderebbe a { $rival } al massimo { $ducats }
}{ $number ->
    [0] .
    [1] {""}: { $lost } non conta più.
   *[other] {""}: { $lost } non contano più.
}
puzzle-cut-others = Ogni altra mossa può lasciarne a { $rival } { $ducats } o più.
puzzle-lasting = Costruito per durare
puzzle-lasting-question = Dopo questo turno, quanto ti renderebbe un giorno di paga? Quale mossa te ne assicura di più?
puzzle-lasting-nudge = Chi altro costruisce in quella linea, e quali delle tue torri può pagare?
puzzle-lasting-count = { $cases ->
    [1] ti rende { $ducats }
   *[other] ti rende almeno { $ducats }, e basta contro { $right } delle { $cases } risposte
}
puzzle-lasting-now = Ora un giorno di paga ti renderebbe { $ducats }.
puzzle-lasting-then = { $cases ->
    [1] Dopo questo turno ti renderebbe { $ducats }.
   *[other] Dopo questo turno ti renderebbe almeno { $ducats }, contro tutte le { $cases } risposte.
}
puzzle-lasting-others = Ogni altra mossa può lasciarti solo { $ducats } o meno.
puzzle-roof = Sotto un solo tetto?
puzzle-roof-question = Aggiungi a ogni borsa un giorno di paga. Quale mossa ti dà il massimo vantaggio su tutte le altre?
puzzle-roof-nudge = Che cosa unirebbe il tetto, e di chi coprirebbe gli stemmi? Pensa anche ai prezzi.
puzzle-roof-set = Un secondo piano in { $field } in questo turno porta un tetto.
puzzle-roof-none = Un secondo piano in { $field } porterebbe un tetto, e tu non ne metti.
puzzle-roof-sums = Borsa e giorno di paga insieme: tu { $ducats }, nessun altro più di { $most }.
puzzle-no-day = La banca resta chiusa
puzzle-no-day-question = Quale mossa impedisce alla persona seguente di far scattare un giorno di paga che le renda più che a te?
puzzle-no-day-nudge = Guarda ogni carta che sta da sola. Potrebbe avanzare nel prossimo turno?
puzzle-no-day-count = { $cases ->
    [1] { $right ->
        [1] lo impedisce
       *[0] non lo impedisce
    }
   *[other] lo impedisce dopo { $right } delle { $cases } risposte
}
puzzle-no-day-now = { $cards ->
    [0] Ora nessuna carta che sta da sola può avanzare.
    [one] Ora una carta sola può avanzare e far scattare un giorno di paga.
   *[other] Ora { $cards } carte sole possono avanzare e far scattare un giorno di paga.
}
puzzle-no-day-then = Dopo la tua mossa nessuna carta sola può avanzare: { $rival } non ne fa scattare.
puzzle-no-day-others = Dopo ogni altra mossa { $rival } può ricevere più di te in un giorno di paga.

## Quadro

outline-over = La partita è finita.
outline-deal = Si dispongono le carte.
outline-relocate = { $own ->
    [1] { $seat }, sposta una carta in senso orario.
   *[0] { $seat } sposta una carta.
}
outline-relocate-more = Lì costruiscono i suoi colori.
outline-build = { $own ->
    [1] { $seat }, costruisci un piano { $floor } nella { $line }.
   *[0] { $seat } costruisce un piano { $floor } nella { $line }.
}
outline-build-any = { $own ->
    [1] { $seat }, costruisci un piano { $floor } o { $other } nella { $line }.
   *[0] { $seat } costruisce un piano { $floor } o { $other } nella { $line }.
}
outline-roof = { $own ->
    [1] { $seat }, scegli quale tetto spostare in { $field }.
   *[0] { $seat } sceglie quale tetto spostare in { $field }.
}
outline-ducat-day-comes = Questo turno finisce con un giorno di paga.
outline-build-more = Scegli una casella, poi un piano.
outline-roof-comes = Un altro piano in { $field } in questo turno porta un tetto.
outline-idle = Da { $turns ->
    [2] due
    [3] tre
    [4] quattro
    [5] cinque
    [6] sei
    [7] sette
   *[other] { $turns }
} turni nessuno costruisce. { $left ->
    [1] Ancora un turno così e la partita è finita.
    [2] Ancora due turni così e la partita è finita.
    [3] Ancora tre turni così e la partita è finita.
    [4] Ancora quattro turni così e la partita è finita.
   *[other] Ancora { $left } turni così e la partita è finita.
}
outline-players = { $form ->
    [short] Al tavolo: ducati e piani rimasti (senza stemmi/con uno/con due)
   *[full] Al tavolo
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
outline-space = { $side }, { $line }{ $kind ->
    [front] { $form ->
        [short] {" "}(testa)
       *[full] , fila di carte di testa
    }
    [ahead] { $form ->
        [short] {" "}(davanti)
       *[full] , subito davanti alla fila di carte di testa
    }
   *[other] {""}
}
outline-free = { $form ->
    [short] Vuoti
   *[full] Spazi vuoti, in senso orario dalla fila di coda
}
outline-card-single = { $form ->
    [short] { $colour }
   *[full] Una carta { $card_colour }
}
outline-card-double = { $form ->
    [short] { $first }→{ $second }
   *[full] Una carta { $card_colour }, una volta spostata prima un piano { $floor }
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
    [short] { $field }⌂{ $colour } { $height }{ $crests ->
        [0] {""}
        [1] *
       *[2] **
    }
   *[full] { $field }: torre con tetto, { $height } { $height ->
        [one] piano
       *[other] piani
    }, di tutti; sotto il tetto un piano { $floor }{ with-crests }
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

outcome-points = { $points ->
    [one] { $points } ducato
   *[other] { $points } ducati
}
reason-last-floor = Qualcuno ha costruito il suo ultimo piano.
reason-building-stopped = Per due giri nessuno ha costruito.
score-purse = Ducati nella borsa
score-final-pay = Rendita finale per torri e stemmi
score-floors = Piani costruiti

## Numeri di una simulazione

figure-ducat-days = Giorni di paga

## La plancia nel browser

board-risk-price = { $ducats ->
    [one] Costa un ducato,
   *[other] Costa { $ducats } ducati,
} e nessuna rendita cresce. Costruire lo stesso?
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
board-own-other = sua
board-last-card = ultima carta: giorno di paga
board-day-called = segue un giorno di paga
board-day = poi giorno di paga
board-ducat-day = Giorno di paga { $number }
board-skipped = { $why ->
    [no-floor] Nessun piano { $colour } rimasto
   *[no-field] Nessuna casella per un piano { $colour }
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
board-builder = { $seat-is ->
    [you] tu
   *[other] { $seat }
}
board-builders = { $builders ->
    [one] { $first-is ->
        [you] Costruisci tu.
       *[other] Costruisce { $first }.
    }
    [twice] { $first-is ->
        [you] Tu costruisci due volte.
       *[other] { $first } costruisce due volte.
    }
   *[two] Spostandola si ruota: { $first-is ->
        [you] costruisci tu, poi { $second }.
       *[other] { $second-is ->
            [you] costruisce { $first }, poi tu.
           *[other] costruisce { $first }, poi { $second }.
        }
    }
}
board-fields = { $fields ->
    [one] { $fields } casella
   *[other] { $fields } caselle
}
board-empties = La { $space } resta senza carte: giorno di paga, { $ducats } per te
board-which = Quale carta alla { $space }? Tocca un’altra fila di carte sulla plancia per vederla qui.
board-lay = Metterla alla { $line }{ end-of-line }? { who-builds }
board-where = Dove va la { $kind ->
    [single] { $builder-is ->
        [you] tua{" "}
       *[other] {""}
    }
   *[double] {""}
}carta { $card_colour }, { $seat }?
board-places = Possibile: { $lines }.
board-many-places = Può andare su tutti i { $places } spazi illuminati.
board-then-day = La { $line } resta senza carte: segue un giorno di paga, { $ducats } per { $seat-is ->
    [you] te
   *[other] { $seat }
}.
board-then-prices = { $free ->
    [0] {""}
   *[other] Gratis: { $free-fields }.
}{ $paid ->
    [0] {""}
   *[other] { $free ->
        [0] {""}
       *[other] {" "}
    }Per ducati: { $paid-fields }.
}
board-then-next = { $seat-is ->
    [you] Poi costruisci ancora una volta.
   *[other] Poi costruisce { $seat }.
}
board-then-next-day = { $seat-is ->
    [you] Poi costruisci ancora una volta, e segue un giorno di paga.
   *[other] Poi costruisce { $seat }, e segue un giorno di paga.
}
board-then-paid = Poi è giorno di paga, con { $ducats } per { $seat-is ->
    [you] te
   *[other] { $seat }
}.
board-put-back = Rimettila
board-other-place = Altrove
board-other-field = Altra casella
board-name-space = { $line }
board-name-field = { $field }
board-name-roofed = { $field }: sotto il tetto un piano { $floor }{ with-crests }
board-ahead = Se la metti lì
board-ahead-first = { $builds ->
    [nothing] { $seat-is ->
        [you] Non puoi costruire nella { $line }.
       *[other] { $seat } non può costruire nella { $line }.
    }
    [twice] { $seat-is ->
        [you] Tu costruisci due volte nella { $line }.
       *[other] { $seat } costruisce due volte nella { $line }.
    }
    [first] { $seat-is ->
        [you] Prima costruisci tu nella { $line }.
       *[other] Prima costruisce { $seat } nella { $line }.
    }
   *[once] { $seat-is ->
        [you] Tu costruisci nella { $line }.
       *[other] { $seat } costruisce nella { $line }.
    }
}
board-ahead-free = Gratis: { $fields }.
board-ahead-over = { $owner-is ->
    [you] Sulla tua torre in { $field }: { $price } { $price ->
        [one] ducato
       *[other] ducati
    } a te.
   *[other] Sulla torre di { $owner } in { $field }: { $price } { $price ->
        [one] ducato
       *[other] ducati
    }.
}
board-ahead-second = { $seat-is ->
    [you] Poi costruisci tu.
   *[other] Poi costruisce { $seat }.
}
board-ahead-roof = { $seat-is ->
    [you] Se costruisci dove ha costruito { $first }, si aggiunge un tetto.
   *[other] { $first-is ->
        [you] Se { $seat } costruisce dove hai costruito tu, si aggiunge un tetto.
       *[other] Se { $seat } costruisce dove ha costruito { $first }, si aggiunge un tetto.
    }
}
board-ahead-day = Giorno di paga.
board-ahead-empty = La { $line } resta senza carte.
board-ahead-pay = La banca pagherebbe, con le torri di adesso
board-ahead-payee = { $seat-is ->
    [you] a te
   *[other] { $seat }
}
board-ahead-build = Se costruisci lì
board-ahead-no-price = Non costa nulla.
board-ahead-price = { $price } { $price ->
    [one] ducato
   *[other] ducati
} a { $seat }.
board-ahead-roofed = { $roof ->
    [set] Si aggiunge un tetto. La torre è allora di tutti.
   *[choose] Poi scegli quale tetto viene qui.
}
board-ahead-pay-then = { $day ->
    [0] Un giorno di paga darebbe
   *[1] Il giorno di paga darà
}
board-row = riga
board-column = colonna
board-move = Mettila qui
board-build = Costruisci
board-take = Sposta questo tetto
