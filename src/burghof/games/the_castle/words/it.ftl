### Il castello in italiano.

game-in-a-sentence = Due chiavi, una principessa, molti denti.
game-invitation = { $host } ti tiene una sedia al castello.

## Opzioni

option-attacks = Attacchi
option-attacks-about = Se i gruppi possono attaccarsi a vicenda.
option-boots = Stivali della velocità
option-boots-about = Chi viene portato una seconda volta dagli stivali della velocità.
option-boots-wearer = Solo chi li porta, senza alleati
option-boots-party = Tutto il gruppo
option-rounds = Giri
option-rounds-about = Chi è ancora dentro dopo l’ultimo giro è perduto. Senza limite, la partita dura finché tutti sono fuori o morti, o finché per trenta giri non succede nulla di nuovo.
option-rounds-0 = Senza limite

## Nomi

entrance-a = A
entrance-b = B
entrance-c = C
entrance-d = D
entrance-e = E
entrance-f = F
discipline-fighter = Guerriero
discipline-cleric = Chierico
discipline-wizard = Mago
monster-behemoth = Behemoth
monster-gargoyle = Gargolla
monster-goblin = Goblin
monster-ogre = Orco
monster-shadow = Ombra
monster-slime = Melma
monster-troll = Troll
monster-werewolf = Lupo mannaro
monster-ghoul = Ghoul
monster-ghost = Fantasma
monster-skeleton = Scheletro
monster-vampire = Vampiro
monster-zombie = Zombi
monster-witch = Strega
monster-bat = Pipistrello
monster-centipede = Centopiedi
monster-lizard = Lucertola
monster-mildew = Mal bianco
monster-mold = Muffa
monster-rat = Ratto
monster-snake = Serpente
monster-spider = Ragno
treasure-gold-100 = 100 monete d’oro
treasure-gold-200 = 200 monete d’oro
treasure-gold-300 = 300 monete d’oro
treasure-gold-400 = 400 monete d’oro
treasure-gold-500 = 500 monete d’oro
treasure-key-a = Chiave A
treasure-key-b = Chiave B
treasure-skeleton-key = Passepartout
treasure-acid = Bottiglia d’acido
treasure-boots = Stivali della velocità
treasure-coffin = Bara
treasure-medallion = Medaglione della veggenza
treasure-pistol = Pistola
treasure-healing = Pozione curativa
treasure-teleport = Pozione di teletrasporto
treasure-sword = Spada magica
treasure-dwarf = Nano
treasure-elf = Elfo
treasure-spores = Spore
treasure-vapor = Vapore velenoso
treasure-trap = Trappola
treasure-curse = Maledizione −1
treasure-heavy-curse = Maledizione −300
spell-charm = Malia
spell-esp = Veggenza
spell-fireball = Palla di fuoco
spell-heroism = Eroismo
spell-speed = Velocità
spell-teleport = Teletrasporto
twin-first-fighter = Guerriero 1
twin-second-fighter = Guerriero 2
twin-first-cleric = Chierico 1
twin-second-cleric = Chierico 2
twin-first-wizard = Mago 1
twin-second-wizard = Mago 2
being-fighter = Il guerriero
being-cleric = Il chierico
being-wizard = Il mago
being-first-fighter = Il primo guerriero
being-second-fighter = Il secondo guerriero
being-first-cleric = Il primo chierico
being-second-cleric = Il secondo chierico
being-first-wizard = Il primo mago
being-second-wizard = Il secondo mago
being-dwarf = Il nano
being-elf = L’elfo
being-behemoth = Il behemoth
being-gargoyle = La gargolla
being-goblin = Il goblin
being-ogre = L’orco
being-shadow = L’ombra
being-slime = La melma
being-troll = Il troll
being-werewolf = Il lupo mannaro
being-ghoul = Il ghoul
being-ghost = Il fantasma
being-skeleton = Lo scheletro
being-vampire = Il vampiro
being-zombie = Lo zombi
being-witch = La strega
being-bat = Il pipistrello
being-centipede = Il centopiedi
being-lizard = La lucertola
being-mildew = Il mal bianco
being-mold = La muffa
being-rat = Il ratto
being-snake = Il serpente
being-spider = Il ragno
whom-fighter = il guerriero
whom-cleric = il chierico
whom-wizard = il mago
whom-first-fighter = il primo guerriero
whom-second-fighter = il secondo guerriero
whom-first-cleric = il primo chierico
whom-second-cleric = il secondo chierico
whom-first-wizard = il primo mago
whom-second-wizard = il secondo mago
whom-dwarf = il nano
whom-elf = l’elfo
whom-behemoth = il behemoth
whom-gargoyle = la gargolla
whom-goblin = il goblin
whom-ogre = l’orco
whom-shadow = l’ombra
whom-slime = la melma
whom-troll = il troll
whom-werewolf = il lupo mannaro
whom-ghoul = il ghoul
whom-ghost = il fantasma
whom-skeleton = lo scheletro
whom-vampire = il vampiro
whom-zombie = lo zombi
whom-witch = la strega
whom-bat = il pipistrello
whom-centipede = il centopiedi
whom-lizard = la lucertola
whom-mildew = il mal bianco
whom-mold = la muffa
whom-rat = il ratto
whom-snake = il serpente
whom-spider = il ragno
thing-behemoth = un behemoth
thing-gargoyle = una gargolla
thing-goblin = un goblin
thing-ogre = un orco
thing-shadow = un’ombra
thing-slime = una melma
thing-troll = un troll
thing-werewolf = un lupo mannaro
thing-ghoul = un ghoul
thing-ghost = un fantasma
thing-skeleton = uno scheletro
thing-vampire = un vampiro
thing-zombie = uno zombi
thing-witch = una strega
thing-bat = un pipistrello
thing-centipede = un centopiedi
thing-lizard = una lucertola
thing-mildew = del mal bianco
thing-mold = una muffa
thing-rat = un ratto
thing-snake = un serpente
thing-spider = un ragno
thing-gold-100 = 100 monete d’oro
thing-gold-200 = 200 monete d’oro
thing-gold-300 = 300 monete d’oro
thing-gold-400 = 400 monete d’oro
thing-gold-500 = 500 monete d’oro
thing-key-a = la chiave A
thing-key-b = la chiave B
thing-skeleton-key = un passepartout
thing-acid = una bottiglia d’acido
thing-boots = gli stivali della velocità
thing-coffin = una bara
thing-medallion = un medaglione della veggenza
thing-pistol = una pistola
thing-healing = una pozione curativa
thing-teleport = una pozione di teletrasporto
thing-sword = una spada magica
thing-dwarf = un nano
thing-elf = un elfo
thing-spores = delle spore
thing-vapor = un vapore velenoso
thing-trap = una trappola
thing-curse = una maledizione −1
thing-heavy-curse = una maledizione −300
place-a1 = Stanza del gufo
place-b1 = Stanza del corvo
place-c1 = Porta nord-ovest
place-d1 = Stanza delle rose
place-e1 = Sala grande
place-f1 = Sala degli specchi
place-g1 = Porta nord-est
place-h1 = Stanza delle mappe
place-i1 = Stanza delle stelle
place-a2 = Stanza del falco
place-b2 = Stanza del cervo
place-c2 = Rotonda nord-ovest
place-d2 = Galleria delle rose
place-e2 = Galleria dei cavalieri
place-f2 = Galleria degli specchi
place-g2 = Rotonda nord-est
place-h2 = Biblioteca
place-i2 = Stanza degli scribi
place-a3 = Stanza della volpe
place-b3 = Stanza dell’orso
place-c3 = Galleria dell’orso
place-d3 = Cappella
place-e3 = Sala dei cavalieri
place-f3 = Stanza delle candele
place-g3 = Galleria dell’arpa
place-h3 = Stanza dell’arpa
place-i3 = Stanza dell’orologio
place-a4 = Porta ovest
place-b4 = Galleria ovest
place-c4 = Rotonda ovest
place-d4 = Galleria delle catene
place-e4 = Cella
place-f4 = Galleria dei chiavistelli
place-g4 = Rotonda est
place-h4 = Galleria est
place-i4 = Porta est
place-a5 = Lavanderia
place-b5 = Cucina
place-c5 = Galleria della cucina
place-d5 = Sala dei ritratti
place-e5 = Sala del trono
place-f5 = Sala del consiglio
place-g5 = Galleria della guardia
place-h5 = Sala di guardia
place-i5 = Sala d’armi
place-a6 = Dispensa
place-b6 = Panetteria
place-c6 = Rotonda sud-ovest
place-d6 = Galleria dei ritratti
place-e6 = Galleria del trono
place-f6 = Galleria delle lanterne
place-g6 = Rotonda sud-est
place-h6 = Selleria
place-i6 = Fucina
place-a7 = Stanza delle erbe
place-b7 = Stanza dei telai
place-c7 = Porta sud-ovest
place-d7 = Cantina
place-e7 = Stanza del pozzo
place-f7 = Stanza delle lanterne
place-g7 = Porta sud-est
place-h7 = Sala degli scudi
place-i7 = Sala delle frecce
choice-accept = sì
choice-refuse = no
choice-stop = restare
choice-leave = uscire
choice-gift = dare qualcosa
choice-spare = non attaccare
choice-hold = niente
choice-pile = prendere ciò che è rimasto
choice-decline = lasciare tutto
chance-of-ten = { $tenths ->
    [1] una volta su dieci
    [2] due volte su dieci
    [3] tre volte su dieci
    [4] quattro volte su dieci
    [5] cinque volte su dieci
    [6] sei volte su dieci
    [7] sette volte su dieci
    [8] otto volte su dieci
    [9] nove volte su dieci
   *[other] quasi sempre
}
first-choice = { $first-is ->
    [you] { list-you }
   *[other] { $first }
}
second-choice = { $second-is ->
    [you] { list-you }
   *[other] { $second }
}
ballot-rule = { $rule ->
    [most] {" "}Decide la maggioranza.
    [half] {" "}Per entrare o uscire serve più della metà.
    [first] {" "}{ $decider-is ->
        [you] Parità: hai scelto prima il tuo eroe e decidi tu.
       *[other] Parità: { $decider } ha scelto prima il suo eroe e decide.
    }
   *[none] {""}
}

## Rifiuti

refusal-other-counters = Ogni segnalino va in una stanza, uno di ogni tipo per stanza.
refusal-a-die-for-each = Chi può ancora cominciare tira un dado.
refusal-none-left = { $discipline }: non ce n’è più. Scegli un altro eroe.
refusal-not-with-yourself = Nel tuo gruppo ci sei già. Chiedi a qualcun altro.
refusal-already-allied = Qualcuno lì ha già alleati. Chiedi a chi non ne ha.
refusal-entrance-taken = L’ingresso { $entrance } è preso. Ogni gruppo ne vuole uno suo.
refusal-not-due-now = Non ora. Prima viene altro.
refusal-six-sides = Un dado mostra da 1 a 6.
refusal-no-wizard = Niente incantesimi qui. Li lanciano solo i maghi.
refusal-not-before-moving = { $spell }: solo negli scontri, non prima di muovere.
refusal-one-spell = Niente secondo incantesimo. Prima di muovere se ne lancia uno.
refusal-no-speed-again = Ancora niente Velocità. Prima muove un altro gruppo.
refusal-not-of-your-party = Non è del tuo gruppo. Scegli uno dei tuoi.
refusal-not-in-your-possession = Questo non lo porti: { $item }.
refusal-used-this-turn = Già in uso in questo turno: { $item }.
refusal-nothing-hidden = Niente del genere è coperto nella { $area }.
refusal-nobody-wounded = Qui non c’è nulla da curare. Scegli chi ha ferite.
refusal-knows-the-pistol = Nient’altro da imparare: sai già usare la pistola.
refusal-boots-are-worn = Gli stivali sono già ai piedi.
refusal-not-to-an-ally = Non lì. Un oggetto magico va a un alleato in vita.
refusal-given-this-turn = Già ceduto in questo turno: { $item }.
refusal-no-item-of-yours = Questo non puoi darlo. Scegli un oggetto magico che porti.
refusal-monster-only = Questo tiro mostra solo un mostro, nessun tesoro.
refusal-one-counter-only = Questo tiro ne mostra uno: il mostro o il tesoro.
refusal-cell-is-locked = La cella è chiusa. La aprono due chiavi adatte.
refusal-already-here = { $area }: sei già qui. Vai accanto, o resta qui.
refusal-not-next-door = { $area }: nessun passaggio diretto da qui.
refusal-no-entrance-here = Da qui non si esce. Si esce da un ingresso.
refusal-not-in-a-fight = { $spell }: solo prima di muovere, non negli scontri.
refusal-no-such-enemy = Qui non è un nemico. Scegline uno di questo scontro.
refusal-only-wild-monsters = Niente Malia qui. Agisce solo sui mostri selvatici.
refusal-cannot-be-charmed = { $monster }: la malia non agisce su non morti, streghe e muffa.
refusal-no-acid = Qui non hai acido da lanciare.
refusal-no-pistol = Non hai una pistola con cui sai sparare.
refusal-not-here = Questo gruppo non è qui. Si attacca solo sul posto.
refusal-too-large-for-a-captive = Mostro troppo grande. Nano ed elfo lo evitano.
refusal-nothing-to-check = Qui non c’è un tesoro.
refusal-cannot-check = Un tesoro lo scopre un eroe, il nano o l’elfo.
refusal-no-heir = Ciò che si trova va a un eroe in vita del tuo gruppo.
refusal-keeps-it-himself = Non per altri: un eroe tiene ciò che trova.
refusal-no-pile-here = Qui nessuno ha lasciato niente.

## Eventi

event-counters-laid = In ogni stanza sono coperti un mostro e un tesoro.
    .past = In ogni stanza c’erano un mostro e un tesoro coperti.
event-order-rolled = { $number ->
    [one] { $lead-is ->
        [you] Tu tiri
       *[other] { $lead } tira
    } il dado per la prima scelta
   *[other] Per la prima scelta { $seats-is ->
        [with-you] { $seats-you } tirate
       *[other] { $seats } tirano
    } il dado
}: { $pips }.
    .past = { $number ->
        [one] { $lead-is ->
            [you] Hai tirato
           *[other] { $lead } ha tirato
        } il dado per la prima scelta
       *[other] Per la prima scelta { $seats-is ->
            [with-you] { $seats-you } avete tirato
           *[other] { $seats } hanno tirato
        } il dado
    }: { $pips }.
event-character-picked = { $seat-is ->
    [you] Tu scegli
   *[other] { $seat } sceglie
} { $discipline }.
    .past = { $seat-is ->
        [you] Hai
       *[other] { $seat } ha
    } scelto { $discipline }.
event-alliance-proposed = { $number ->
    [0] {""}
    [one] { $seat-is ->
        [you] Tu proponi un’alleanza con { $asked }.
       *[other] { $seat } { $asked-is ->
            [you] ti propone un’alleanza.
           *[other] propone un’alleanza con { $asked }.
        }
    }
   *[other] { $seat-is ->
        [you] Tu proponi
       *[other] { $seat } propone
    } un’alleanza con { $others-is ->
        [with-you] te e { $others-others }
       *[other] { $others }
    }.
}
    .past = { $number ->
        [0] {""}
        [one] { $seat-is ->
            [you] Hai proposto un’alleanza con { $asked }.
           *[other] { $seat } { $asked-is ->
                [you] ti ha proposto un’alleanza.
               *[other] ha proposto un’alleanza con { $asked }.
            }
        }
       *[other] { $seat-is ->
            [you] Hai
           *[other] { $seat } ha
        } proposto un’alleanza con { $others-is ->
        [with-you] te e { $others-others }
       *[other] { $others }
    }.
    }
event-alliance-made = { $seats-is ->
    [with-you] Tu e { $seats-others } vi alleate.
   *[other] { $seats } si alleano.
}
    .past = { $seats-is ->
        [with-you] Tu e { $seats-others } avete stretto un’alleanza.
       *[other] { $seats } hanno stretto un’alleanza.
    }
event-alliance-refused = { $seat-is ->
    [you] Non trovi
   *[other] { $seat } non trova
} alleati.
    .past = { $seat-is ->
        [you] Non hai
       *[other] { $seat } non ha
    } trovato alleati.
event-entrance-chosen = { $number ->
    [one] { $lead-is ->
        [you] Tu cominci
       *[other] { $lead } comincia
    }
   *[other] { $seats-is ->
       [with-you] Tu e { $seats-others } cominciate
      *[other] { $seats } cominciano
    }
} dall’ingresso { $entrance }.
    .past = { $number ->
        [one] { $lead-is ->
            [you] Hai
           *[other] { $lead } ha
        }
       *[other] { $seats-is ->
           [with-you] Tu e { $seats-others } avete
          *[other] { $seats } hanno
        }
    } cominciato dall’ingresso { $entrance }.
event-turn-began = { $is_extra ->
    [0] Giro { $round }: { $number ->
        [one] { $lead-is ->
            [you] è il tuo turno
           *[other] è il turno di { $lead }
        }
       *[other] { $seats-is ->
            [with-you] giocate tu e { $seats-others }
           *[other] è il turno di { $seats }
        }
    }.
   *[1] Grazie a Velocità, { $number ->
        [one] { $lead-is ->
            [you] tu giochi
           *[other] { $lead } gioca
        }
       *[other] { $seats-is ->
           [with-you] tu e { $seats-others } giocate
          *[other] { $seats } giocano
        }
    } ancora una volta.
}
    .past = { $is_extra ->
        [0] Giro { $round }: { $number ->
            [one] { $lead-is ->
                [you] era il tuo turno
               *[other] era il turno di { $lead }
            }
           *[other] { $seats-is ->
                [with-you] avete giocato tu e { $seats-others }
               *[other] era il turno di { $seats }
            }
        }.
       *[1] Grazie a Velocità, { $number ->
            [one] { $lead-is ->
                [you] hai
               *[other] { $lead } ha
            }
           *[other] { $seats-is ->
               [with-you] tu e { $seats-others } avete
              *[other] { $seats } hanno
            }
        } giocato ancora una volta.
    }
event-ballot-opened = { $agreed ->
    [1] { $seats-is ->
        [with-you] Tu e { $seats-others } siete d’accordo
       *[other] { $seats } sono d’accordo
    }: { first-choice }.
   *[0] { ballot-split }
}
    .past = { $agreed ->
        [1] { $seats-is ->
            [with-you] Tu e { $seats-others } eravate d’accordo
           *[other] { $seats } erano d’accordo
        }: { first-choice }.
       *[0] { ballot-split }
    }
ballot-split = { $number ->
    [2] Disaccordo. { $one-is ->
        [you] Tu
       *[other] { $one }
    }: { first-choice }. { $two-is ->
        [you] Tu
       *[other] { $two }
    }: { second-choice }.{ ballot-rule }
   *[other] Disaccordo ({ $seats-you }): { $names-you }.{ ballot-rule }
}
event-spell-cast = { $name-is ->
    [you] Tu lanci
   *[other] { $name } lancia
} { $spell }{ spell-target }.
    .past = { $name-is ->
        [you] Hai
       *[other] { $name } ha
    } lanciato { $spell }{ spell-target }.
spell-target = { $aimed ->
    [0] {""}
   *[1] {" "}{ $kind ->
        [heroism] per { $target-is ->
            [you] te
           *[other] { $target }
        }
       *[other] contro { $target-is ->
            [you] di te
           *[other] { $target }
        }
    }
}
event-spell-rolled = { $name-is ->
    [you] Tu tiri
   *[other] { $name } tira
} { $pips }: { $spell } { $effect ->
    [fails] fallisce
    [hurts] fallisce e ferisce
   *[other] riesce
}.
    .past = { $name-is ->
        [you] Hai
       *[other] { $name } ha
    } tirato { $pips }: { $spell } { $effect ->
        [fails] ha fallito
        [hurts] ha fallito e ferito
       *[other] ha funzionato
    }.
event-strength-rolled = { $name-is ->
    [you] Tu tiri
   *[other] { $name } tira
} { $pips }: { $spell } ha forza { $strength }.
    .past = { $name-is ->
        [you] Hai
       *[other] { $name } ha
    } tirato { $pips }: { $spell } aveva forza { $strength }.
event-heroism-gained = { $name-is ->
    [you] Tu combatti
   *[other] { $name } combatte
} con eroismo fino alla fine del turno.
    .past = { $name-is ->
        [you] Hai
       *[other] { $name } ha
    } combattuto con eroismo fino alla fine del turno.
event-speed-gained = { $number ->
    [one] { $lead-is ->
        [you] Avrai
       *[other] { $lead } avrà
    }
   *[other] { $seats-is ->
       [with-you] Tu e { $seats-others } avrete
      *[other] { $seats } avranno
    }
} un secondo turno dopo questo.
    .past = { $number ->
        [one] { $lead-is ->
            [you] Hai
           *[other] { $lead } ha
        }
       *[other] { $seats-is ->
           [with-you] Tu e { $seats-others } avete
          *[other] { $seats } hanno
        }
    } avuto un secondo turno dopo quello.
event-monster-charmed = { $monster } cede alla malia e { $number ->
    [one] { $lead-is ->
        [you] viene con te
       *[other] va con { $lead }
    }
   *[other] { $seats-is ->
        [with-you] viene con te e { $seats-others }
       *[other] va con { $seats }
    }
}.
    .past = { $monster } ha ceduto alla malia e ha seguito { $number ->
        [one] { $lead-is ->
            [you] il tuo gruppo
           *[other] { $lead }
        }
       *[other] { $seats-is ->
        [with-you] te e { $seats-others }
       *[other] { $seats }
    }
    }.
event-looked-into = { $name-is ->
    [you] Tu guardi
   *[other] { $name } guarda
} nella { $area }: { $what ->
    [monster] il mostro
    [treasure] il tesoro
   *[both] mostro e tesoro
}.
    .past = { $name-is ->
        [you] Hai
       *[other] { $name } ha
    } guardato nella { $area }: { $what ->
        [monster] il mostro
        [treasure] il tesoro
       *[both] mostro e tesoro
    }.
event-peeked = Nella { $area } vedi { $seen }.
    .past = Nella { $area } hai visto { $seen }.
event-item-used = { $kind ->
    [medallion] { $name-is ->
        [you] Tu guardi
       *[other] { $name } guarda
    } nel medaglione della veggenza.
    [healing] { $name-is ->
        [you] Tu stappi
       *[other] { $name } stappa
    } la pozione curativa.
    [teleport] { $name-is ->
        [you] Tu bevi
       *[other] { $name } beve
    } la pozione di teletrasporto.
    [boots] { $name-is ->
        [you] Tu prosegui
       *[other] { $name } prosegue
    } con gli stivali della velocità.
    [acid] { $name-is ->
        [you] Tu prendi
       *[other] { $name } prende
    } la bottiglia d’acido.
    [pistol] { $name-is ->
        [you] Tu punti
       *[other] { $name } punta
    } la pistola.
   *[other] { $name-is ->
        [you] Tu usi
       *[other] { $name } usa
    } un oggetto magico: { $item }.
}
    .past = { $name-is ->
        [you] Hai
       *[other] { $name } ha
    } { $kind ->
        [medallion] guardato nel medaglione della veggenza
        [healing] stappato la pozione curativa
        [teleport] bevuto la pozione di teletrasporto
        [boots] proseguito con gli stivali della velocità
        [acid] preso la bottiglia d’acido
        [pistol] puntato la pistola
       *[other] usato un oggetto magico: { $item }
    }.
event-item-given = { $name-is ->
    [you] Tu dai
   *[other] { $name } dà
} un oggetto magico. { $other-is ->
    [you] Tu lo prendi.
   *[other] { $other } lo prende.
}
    .past = { $name-is ->
        [you] Hai
       *[other] { $name } ha
    } dato un oggetto magico. { $other-is ->
        [you] L’hai preso.
       *[other] { $other } l’ha preso.
    }
event-gift-offered = { $name-is ->
    [you] Tu offri un oggetto magico. { $other } decide.
   *[other] { $other-is ->
        [you] { $name } ti offre un oggetto magico.
       *[other] { $name } offre un oggetto magico. { $other } decide.
    }
}
    .past = { $name-is ->
        [you] Hai offerto un oggetto magico. { $other } doveva decidere.
       *[other] { $other-is ->
            [you] { $name } ti ha offerto un oggetto magico.
           *[other] { $name } ha offerto un oggetto magico. { $other } doveva decidere.
        }
    }
event-gift-refused = { $other-is ->
    [you] Non prendi
   *[other] { $other } non prende
} { $name-is ->
    [you] il tuo oggetto magico
   *[other] l’oggetto magico di { $name }
}.
    .past = { $other-is ->
        [you] Non hai
       *[other] { $other } non ha
    } preso { $name-is ->
        [you] il tuo oggetto magico
       *[other] l’oggetto magico di { $name }
    }.
event-healed = Un { $pips } { $whom-is ->
    [you] ti cura
   *[other] cura { $whom }
}{ $hits ->
    [0] {" "}del tutto
    [one] : resta 1 ferita
   *[other] : restano { $hits } ferite
}.
    .past = Un { $pips } ha curato { $whom-is ->
        [you] { $hits ->
            [0] tutte le tue ferite
            [one] le tue ferite: ne restava 1
           *[other] le tue ferite: ne restavano { $hits }
        }
       *[other] { $whom }{ $hits ->
            [0] {" "}del tutto
            [one] : restava 1 ferita
           *[other] : restavano { $hits } ferite
        }
    }.
event-studied = { $name-is ->
    [you] Tu studi
   *[other] { $name } studia
} la pistola e { $name-is ->
    [you] tiri
   *[other] tira
} { $pips }: { $result ->
    [ready] è pronta
    [again] ancora un tentativo
   *[shot] parte un colpo
}.
    .past = { $name-is ->
        [you] Hai
       *[other] { $name } ha
    } studiato la pistola e tirato { $pips }: { $result ->
        [ready] era pronta
        [again] ancora un tentativo
       *[shot] è partito un colpo
    }.
event-shot-himself = { $name-is ->
    [you] Tu subisci
   *[other] { $name } subisce
} { $hits ->
    [one] 1 ferita
   *[other] { $hits } ferite
} dalla pistola, che va perduta.
    .past = { $name-is ->
        [you] Hai
       *[other] { $name } ha
    } subito { $hits ->
        [one] 1 ferita
       *[other] { $hits } ferite
    } dalla pistola, che è andata perduta.
event-hurt = { $name-is ->
    [you] Tu subisci
   *[other] { $name } subisce
} { $hits ->
    [one] 1 ferita
   *[other] { $hits } ferite
}{ hurt-left }.
    .past = { $name-is ->
        [you] Hai
       *[other] { $name } ha
    } subito { $hits ->
        [one] 1 ferita
       *[other] { $hits } ferite
    }{ hurt-left }.
hurt-left = { $left ->
    [0] {""}
    [one] ; un’altra sarebbe mortale
   *[other] ; altre { $left } sarebbero mortali
}
event-died = { $name-is ->
    [you] Tu muori.
   *[other] { $name } muore.
}
    .past = { $name-is ->
        [you] Hai perso la vita.
       *[other] { $name } ha perso la vita.
    }
event-party-died = { $number ->
    [one] { $lead-is ->
        [you] Il tuo gruppo è annientato.
       *[other] Il gruppo di { $lead } è annientato.
    }
   *[other] { $seats-is ->
        [with-you] Il tuo gruppo è annientato.
       *[other] Il gruppo di { $seats } è annientato.
    }
}{ $counters ->
    [0] {""}
    [one] {" "}Un segnalino resta lì.
   *[other] {" "}{ $counters } segnalini restano lì.
}
    .past = { $number ->
        [one] { $lead-is ->
            [you] Il tuo gruppo è stato annientato.
           *[other] Il gruppo di { $lead } è stato annientato.
        }
       *[other] { $seats-is ->
            [with-you] Il tuo gruppo è stato annientato.
           *[other] Il gruppo di { $seats } è stato annientato.
        }
    }{ $counters ->
        [0] {""}
        [one] {" "}Un segnalino è rimasto lì.
       *[other] {" "}{ $counters } segnalini sono rimasti lì.
    }
event-curse-lifted = { $name-is ->
    [you] Ti liberi
   *[other] { $name } si libera
} da una maledizione.
    .past = { $name-is ->
        [you] Hai
       *[other] { $name } ha
    } spezzato una maledizione.
event-party-stayed = { $number ->
    [one] { $lead-is ->
        [you] Non vai
       *[other] { $lead } non va
    }
   *[other] { $seats-is ->
       [with-you] Tu e { $seats-others } non andate
      *[other] { $seats } non vanno
    }
} oltre.
    .past = { $number ->
        [one] { $lead-is ->
            [you] Non hai
           *[other] { $lead } non ha
        }
       *[other] { $seats-is ->
           [with-you] Tu e { $seats-others } non avete
          *[other] { $seats } non hanno
        }
    } proseguito oltre.
event-party-moved = { $number ->
    [one] { $lead-is ->
        [you] Tu vai
       *[other] { $lead } va
    }
   *[other] { $seats-is ->
       [with-you] Tu e { $seats-others } andate
      *[other] { $seats } vanno
    }
} { $kind ->
    [cell] nella cella
    [corridor] alla { $area }
   *[other] nella { $area }
}.
    .past = { $number ->
        [one] { $lead-is ->
            [you] Hai
           *[other] { $lead } ha
        }
       *[other] { $seats-is ->
           [with-you] Tu e { $seats-others } avete
          *[other] { $seats } hanno
        }
    } raggiunto la { $kind ->
        [cell] cella
       *[other] { $area }
    }.
event-party-left = { $number ->
    [one] { $lead-is ->
        [you] Tu lasci
       *[other] { $lead } lascia
    }
   *[other] { $seats-is ->
       [with-you] Tu e { $seats-others } lasciate
      *[other] { $seats } lasciano
    }
} il castello per sempre.
    .past = { $number ->
        [one] { $lead-is ->
            [you] Hai
           *[other] { $lead } ha
        }
       *[other] { $seats-is ->
           [with-you] Tu e { $seats-others } avete
          *[other] { $seats } hanno
        }
    } lasciato il castello per sempre.
event-teleported = { $number ->
    [one] { $lead-is ->
        [you] Tu appari
       *[other] { $lead } appare
    }
   *[other] { $seats-is ->
       [with-you] Tu e { $seats-others } apparite
      *[other] { $seats } appaiono
    }
} { $kind ->
    [cell] nella cella
   *[other] nella { $area }
}.
    .past = { $number ->
        [one] { $lead-is ->
            [you] Hai
           *[other] { $lead } ha
        }
       *[other] { $seats-is ->
           [with-you] Tu e { $seats-others } avete
          *[other] { $seats } hanno
        }
    } ripreso forma nella { $kind ->
        [cell] cella
       *[other] { $area }
    }.
event-keys-shown = { $number ->
    [one] { $lead-is ->
        [you] Tu apri
       *[other] { $lead } apre
    }
   *[other] { $seats-is ->
       [with-you] Tu e { $seats-others } aprite
      *[other] { $seats } aprono
    }
} la cella con { $keys }.
    .past = { $number ->
        [one] { $lead-is ->
            [you] Hai
           *[other] { $lead } ha
        }
       *[other] { $seats-is ->
           [with-you] Tu e { $seats-others } avete
          *[other] { $seats } hanno
        }
    } aperto la cella con { $keys }.
event-princess-joined = La principessa { $number ->
    [one] { $lead-is ->
        [you] viene con te
       *[other] va con { $lead }
    }
   *[other] { $seats-is ->
        [with-you] viene con te e { $seats-others }
       *[other] va con { $seats }
    }
}.
    .past = La principessa è andata con { $number ->
        [one] { $lead-is ->
            [you] te
           *[other] { $lead }
        }
       *[other] { $seats-is ->
        [with-you] te e { $seats-others }
       *[other] { $seats }
    }
    }.
event-princess-stayed = La principessa resta { $kind ->
    [cell] nella cella
   *[other] nella { $area }
}.
    .past = La principessa è rimasta nella { $kind ->
        [cell] cella
       *[other] { $area }
    }.
event-monsters-revealed = { $kind ->
    [cell] Nella cella
   *[other] Nella { $area }
} { $number ->
    [one] si nasconde
   *[other] si nascondono
} { $monsters }.
    .past = Nella { $kind ->
        [cell] cella
       *[other] { $area }
    } { $number ->
        [one] si nascondeva
       *[other] si nascondevano
    } { $monsters }.
event-coffin-closed = La bara si chiude sul vampiro. Spariscono entrambi.
    .past = La bara si è chiusa sul vampiro. Sono spariti entrambi.
event-no-coffin = { $number ->
    [one] { $lead-is ->
        [you] Non hai
       *[other] { $lead } non ha
    }
   *[other] { $seats-is ->
       [with-you] Tu e { $seats-others } non avete
      *[other] { $seats } non hanno
    }
} una bara per il vampiro.
    .past = { $number ->
        [one] { $lead-is ->
            [you] Non avevi
           *[other] { $lead } non aveva
        }
       *[other] { $seats-is ->
           [with-you] Tu e { $seats-others } non avevate
          *[other] { $seats } non avevano
        }
    } una bara per il vampiro.
event-attacked = { $number ->
    [one] { $lead-is ->
        [you] Tu attacchi { $others }
       *[other] { $lead } { $foes ->
            [one] { $foe-is ->
                [you] ti attacca
               *[other] attacca { $foe }
            }
           *[other] attacca { $others }
        }
    }
   *[other] { $seats } { $foes ->
        [one] { $foe-is ->
            [you] ti attaccano
           *[other] attaccano { $foe }
        }
       *[other] attaccano { $others }
    }
}.
    .past = { $number ->
        [one] { $lead-is ->
            [you] Hai
           *[other] { $lead } ha
        }
       *[other] { $seats } hanno
    } attaccato { $foes ->
        [one] { $foe-is ->
            [you] il tuo gruppo
           *[other] { $foe }
        }
       *[other] { $others }
    }.
event-spared = { $number ->
    [one] { $lead-is ->
        [you] Non attacchi
       *[other] { $lead } non attacca
    }
   *[other] { $seats-is ->
       [with-you] Tu e { $seats-others } non attaccate
      *[other] { $seats } non attaccano
    }
} nessuno.
    .past = { $number ->
        [one] { $lead-is ->
            [you] Non hai
           *[other] { $lead } non ha
        }
       *[other] { $seats-is ->
           [with-you] Tu e { $seats-others } non avete
          *[other] { $seats } non hanno
        }
    } attaccato nessuno.
event-acid-thrown = { $name-is ->
    [you] Tu lanci
   *[other] { $name } lancia
} l’acido contro { $target-is ->
    [you] di te
   *[other] { $target }
} e { $name-is ->
    [you] tiri
   *[other] tira
} { $pips }: { $hits ->
    [0] mancato
    [one] 1 ferita
   *[other] { $hits } ferite
}.
    .past = { $name-is ->
        [you] Hai
       *[other] { $name } ha
    } lanciato l’acido contro { $target-is ->
        [you] di te
       *[other] { $target }
    } e tirato { $pips }: { $hits ->
        [0] mancato
        [one] 1 ferita
       *[other] { $hits } ferite
    }.
event-shot-fired = { $name-is ->
    [you] Tu spari
   *[other] { $name } spara
} contro { $target-is ->
    [you] di te
   *[other] { $target }
}: { $hits ->
    [one] 1 ferita
   *[other] { $hits } ferite
}.
    .past = { $name-is ->
        [you] Hai
       *[other] { $name } ha
    } sparato contro { $target-is ->
        [you] di te
       *[other] { $target }
    }: { $hits ->
        [one] 1 ferita
       *[other] { $hits } ferite
    }.
event-sword-drawn = { $name-is ->
    [you] Tu sguaini
   *[other] { $name } sguaina
} una spada magica.
    .past = { $name-is ->
        [you] Hai
       *[other] { $name } ha
    } sguainato una spada magica.
event-no-sword = { $solo ->
    [1] {""}
   *[0] { $name-is ->
        [you] {""}
       *[other] { $name } non ha una spada magica.
    }
}
    .past = { $solo ->
        [1] {""}
       *[0] { $name-is ->
            [you] {""}
           *[other] { $name } non aveva una spada magica.
        }
    }
event-melee-rolled = { $name-is ->
    [you] Tu tiri
   *[other] { $name } tira
} { melee-roll }.
    .past = { $name-is ->
        [you] Hai
       *[other] { $name } ha
    } tirato { melee-roll }.
melee-roll = { $pips }{ $modifier ->
    [0] {""}
    [1] {" "}+ 1 = { $total }
   *[other] {" "}− 1 = { $total }
} contro { $other-is ->
    [you] di te
   *[other] { $other }
}
event-regenerated = { $name } guarisce 1 ferita.
    .past = { $name } ha guarito 1 ferita.
event-witch-cast = { $spell ->
    [teleport] La strega rimanda all’ingresso { $number ->
        [one] { $lead-is ->
            [you] il tuo gruppo
           *[other] { $lead }
        }
       *[other] { $seats-is ->
            [with-you] il tuo gruppo
           *[other] { $seats }
        }
    }.
    [dispel] La strega dissolve la magia { $number ->
        [one] { $lead-is ->
            [you] del tuo gruppo
           *[other] di { $lead }
        }
       *[other] { $seats-is ->
            [with-you] del tuo gruppo
           *[other] di { $seats }
        }
    }.
    [lead] La strega muta in piombo l’oro { $number ->
        [one] { $lead-is ->
            [you] del tuo gruppo
           *[other] di { $lead }
        }
       *[other] { $seats-is ->
            [with-you] del tuo gruppo
           *[other] di { $seats }
        }
    }.
    [powder] La strega lancia polvere velenosa contro { $number ->
        [one] { $lead-is ->
            [you] di te
           *[other] { $lead }
        }
       *[other] { $seats-is ->
            [with-you] il tuo gruppo
           *[other] { $seats }
        }
    }.
    [hex] La strega lancia una maledizione eterna contro { $number ->
        [one] { $lead-is ->
            [you] di te
           *[other] { $lead }
        }
       *[other] { $seats-is ->
            [with-you] il tuo gruppo
           *[other] { $seats }
        }
    }.
   *[dust] Polvere di mummia su { $number ->
        [one] { $lead-is ->
            [you] di te
           *[other] { $lead }
        }
       *[other] { $seats-is ->
            [with-you] il tuo gruppo
           *[other] { $seats }
        }
    }: ferite doppie.
}
    .past = { $spell ->
        [teleport] La strega ha rimandato all’ingresso { $number ->
            [one] { $lead-is ->
                [you] il tuo gruppo
               *[other] { $lead }
            }
           *[other] { $seats-is ->
                [with-you] il tuo gruppo
               *[other] { $seats }
            }
        }.
        [dispel] La strega ha dissolto la magia { $number ->
            [one] { $lead-is ->
                [you] del tuo gruppo
               *[other] di { $lead }
            }
           *[other] { $seats-is ->
                [with-you] del tuo gruppo
               *[other] di { $seats }
            }
        }.
        [lead] La strega ha mutato in piombo l’oro { $number ->
            [one] { $lead-is ->
                [you] del tuo gruppo
               *[other] di { $lead }
            }
           *[other] { $seats-is ->
                [with-you] del tuo gruppo
               *[other] di { $seats }
            }
        }.
        [powder] La strega ha lanciato polvere velenosa contro { $number ->
            [one] { $lead-is ->
                [you] di te
               *[other] { $lead }
            }
           *[other] { $seats-is ->
                [with-you] il tuo gruppo
               *[other] { $seats }
            }
        }.
        [hex] La strega ha lanciato una maledizione eterna contro { $number ->
            [one] { $lead-is ->
                [you] di te
               *[other] { $lead }
            }
           *[other] { $seats-is ->
                [with-you] il tuo gruppo
               *[other] { $seats }
            }
        }.
       *[dust] La strega ha lanciato polvere di mummia contro { $number ->
            [one] { $lead-is ->
                [you] di te
               *[other] { $lead }
            }
           *[other] { $seats-is ->
                [with-you] il tuo gruppo
               *[other] { $seats }
            }
        }. Le ferite sono raddoppiate.
    }
event-dispelled = { $number ->
    [0] Non ci sono oggetti magici da distruggere.
   *[other] Va distrutto tutto: { $items }.
}
    .past = { $number ->
        [0] Non c’erano oggetti magici da distruggere.
       *[other] È andato distrutto tutto: { $items }.
    }
event-gold-lost = { $number ->
    [0] Non c’è oro da perdere.
   *[other] { $lost } monete d’oro non valgono più nulla.
}
    .past = { $number ->
        [0] Non c’era oro da perdere.
       *[other] { $lost } monete d’oro hanno perso ogni valore.
    }
event-charm-broken = { $name } torna a essere un mostro selvatico.
    .past = { $name } ha ritrovato la sua natura selvatica.
event-looted = { $name-is ->
    [you] Tu scopri
   *[other] { $name } scopre
} il tesoro della { $area }.
    .past = { $name-is ->
        [you] Hai
       *[other] { $name } ha
    } scoperto il tesoro della { $area }.
event-found = { $name-is ->
    [you] Tu trovi
   *[other] { $name } trova
} { $treasure }.
    .past = { $name-is ->
        [you] Hai
       *[other] { $name } ha
    } trovato { $treasure }.
event-openly-found = { $kind ->
    [dwarf] { $name-is ->
        [you] Tu liberi
       *[other] { $name } libera
    } il nano, che segue il gruppo.
    [elf] { $name-is ->
        [you] Tu liberi
       *[other] { $name } libera
    } l’elfo, che segue il gruppo.
    [trap] { $name-is ->
        [you] Tu fai scattare
       *[other] { $name } fa scattare
    } una trappola.
    [spores] { $name-is ->
        [you] Tu liberi
       *[other] { $name } libera
    } delle spore: 2 ferite per tutti i presenti.
    [vapor] { $name-is ->
        [you] Tu liberi
       *[other] { $name } libera
    } un vapore velenoso.
   *[other] { $name-is ->
        [you] Tu trovi
       *[other] { $name } trova
    } { $treasure }.
}
    .past = { $name-is ->
        [you] Hai
       *[other] { $name } ha
    } { $kind ->
        [dwarf] liberato il nano, che ha seguito il gruppo
        [elf] liberato l’elfo, che ha seguito il gruppo
        [trap] fatto scattare una trappola
        [spores] liberato delle spore: 2 ferite per tutti i presenti
        [vapor] liberato un vapore velenoso
       *[other] trovato { $treasure }
    }.
event-trap-sprung = { $name-is ->
    [you] Tu tiri
   *[other] { $name } tira
} { $pips }: { $effect ->
    [nothing] non succede niente
    [damage] la trappola ferisce
   *[death] la trappola uccide
}.
    .past = { $name-is ->
        [you] Hai
       *[other] { $name } ha
    } tirato { $pips }: { $effect ->
        [nothing] non è successo niente
        [damage] la trappola ha ferito
       *[death] la trappola ha ucciso
    }.
event-vapor-rose = Sale un vapore velenoso: { $pips ->
    [one] 1 ferita
   *[other] { $pips } ferite
} per tutti i presenti.
    .past = È salito un vapore velenoso: { $pips ->
        [one] 1 ferita
       *[other] { $pips } ferite
    } per tutti i presenti.
event-pile-taken = { $name-is ->
    [you] Tu prendi
   *[other] { $name } prende
} ciò che è rimasto qui: { $counters ->
    [one] un segnalino
   *[other] { $counters } segnalini
}.
    .past = { $name-is ->
        [you] Hai
       *[other] { $name } ha
    } preso ciò che era rimasto lì: { $counters ->
        [one] un segnalino
       *[other] { $counters } segnalini
    }.
event-pile-seen = Il tuo gruppo ora ha { $treasures }.
    .past = Il tuo gruppo ora aveva { $treasures }.
event-loot-declined = { $number ->
    [one] { $lead-is ->
        [you] Tu lasci
       *[other] { $lead } lascia
    }
   *[other] { $seats-is ->
       [with-you] Tu e { $seats-others } lasciate
      *[other] { $seats } lasciano
    }
} tutto dov’è.
    .past = { $number ->
        [one] { $lead-is ->
            [you] Hai
           *[other] { $lead } ha
        }
       *[other] { $seats-is ->
           [with-you] Tu e { $seats-others } avete
          *[other] { $seats } hanno
        }
    } lasciato tutto dov’era.
event-rounds-over = Il giro { $round } era l’ultimo. Chi è dentro è perduto.
    .past = Il giro { $round } era l’ultimo. Chi era dentro era perduto.

## Offerte

offer-pick = { $kind ->
    [fighter] Scegliere il guerriero? Regge { $hits } ferite, più di tutti.
    [cleric] Scegliere il chierico? Regge { $hits } ferite, +1 contro i non morti.
   *[wizard] Scegliere il mago? Regge { $hits } ferite e lancia incantesimi.
}
offer-propose = Proporre un’alleanza con { $seats }? Dividerete tutto.
offer-propose-nobody = Non chiedere a nessuno
offer-accept = Accetta l’alleanza
offer-refuse = Rifiuta
offer-take = Accetta l’oggetto
offer-take-not = Rifiuta l’oggetto
offer-enter = Cominciare dall’ingresso { $entrance }? Conduce alla { $area }.
offer-stop = Resta qui
offer-leave = Uscire per sempre? Poi conta quello che porti.
offer-go = { $kind ->
    [cell] Entrare nella cella
    [room] Entrare nella { $area }
   *[other] Andare alla { $area }
}{ $seen ->
    [0] {""}
   *[1] , contro { $monster }
}?{ $monsters ->
    [0] { $treasures ->
        [0] {""}
       *[other] {" "}Lì c’è un tesoro.
    }
   *[other] { $tenths ->
        [-1] { $seen ->
            [0] {" "}{ $monsters ->
                [1] Lì aspetta un mostro.
               *[other] Lì aspettano dei mostri.
            }
           *[1] {""}
        }
       *[other] {" "}{ $tenths ->
            [0] { $best-is ->
                [you] Non vinci
               *[other] { $best } non vince
            } quasi mai.
           *[other] { $best-is ->
                [you] Vinci
               *[other] { $best } vince
            } { chance-of-ten }.
        }
    }
}
offer-go-to = Apparire { $kind ->
    [cell] nella cella
   *[other] nella { $area }
}{ $seen ->
    [0] {""}
   *[1] , contro { $monster }
}?{ $monsters ->
    [0] { $treasures ->
        [0] {""}
       *[other] {" "}Lì c’è un tesoro.
    }
   *[other] {" "}{ $tenths ->
        [-1] Lì aspettano dei mostri.
       *[other] { $tenths ->
            [0] { $best-is ->
                [you] Non vinci
               *[other] { $best } non vince
            } quasi mai.
           *[other] { $best-is ->
                [you] Vinci
               *[other] { $best } vince
            } { chance-of-ten }.
        }
    }
}
offer-spare = Non attaccare nessuno
offer-attack = Attaccare { $seats }? Si combatte fino alla fine.
offer-against = Affrontare ora { $monster }? { $left ->
    [one] Basta 1 ferita.
   *[other] Bastano { $left } ferite.
}
offer-fight = { $name-is ->
    [you] Combattere?
   *[other] { $name } combatte?
} { $tenths ->
    [-1] { $name-is ->
        [you] Reggi
       *[other] Regge
    } ancora { $left ->
        [one] 1 ferita
       *[other] { $left } ferite
    }.
   *[other] { $tenths ->
        [0] { $name-is ->
            [you] Non vinci
           *[other] { $name } non vince
        } quasi mai.
       *[other] { $name-is ->
            [you] Vinci
           *[other] { $name } vince
        } { chance-of-ten }.
    }
}
offer-hold = Non ora
offer-acid = Lanciare l’acido contro { $target }? Colpisce con 4, 5 o 6.
offer-shoot = Sparare contro { $target-is ->
    [you] di te
   *[other] { $target }
}? Un dado di ferite, poi niente pistola.
offer-cast = { $kind ->
    [esp] Veggenza? Guardi in una stanza. Fallisce con 1.
    [speed] Velocità? Segue un secondo turno. Fallisce con 1 o 2.
    [teleport] Teletrasporto? Dove vuoi{ $princess ->
        [0] {""}
       *[1] , senza la principessa
    }. Fallisce con 1, 2 o 3.
   *[other] Lanciare { $spell }?
}
offer-cast-on = { $kind ->
    [fireball] Palla di fuoco contro { $target }: fino a { $most ->
        [6] 6
       *[other] 7
    } ferite. Fallisce con 1 o 2.
    [charm] Malia contro { $target }? Il secondo dado deve superare { $beats }: meno 1 dopo un 3, più 1 dopo un 6.
    [heroism] Eroismo per { $target-is ->
        [you] te
       *[other] { $target }
    }? +1 in combattimento. Fallisce con 1 o 2.
   *[other] Lanciare { $spell } contro { $target }?
}
offer-consult = Guardare nella { $area }? Il medaglione ne mostra il mostro.
offer-look = Guardare nella { $area }? Vedi { $what ->
    [monster] il mostro
    [treasure] il tesoro
   *[both] mostro e tesoro
}.
offer-heal = { $target-is ->
    [you] Bere la pozione?
   *[other] La pozione per { $target }?
} Un dado dice quanto cura.
offer-give = { $name-is ->
    [you] Tenere { $item }?
   *[other] { $name } riceve { $item }?
}
offer-check = { $name-is ->
    [you] Scoprire il tesoro?
   *[other] { $name } scopre il tesoro?
}{ $seen ->
    [0] {" "}Può essere una trappola.
   *[1] {" "}Lì hai visto { $what }.
}
offer-check-for = { $name } scopre, per { $heir-is ->
    [you] te
   *[other] { $heir }
}?{ $seen ->
    [0] {" "}Può essere una trappola.
   *[1] {" "}Lì hai visto { $what }.
}
offer-take-pile = { $name-is ->
    [you] Prendere ciò che è rimasto qui?
   *[other] { $name } prende ciò che è rimasto qui?
} Senza pericolo.
offer-drink-teleport = Bere la pozione? Il tuo gruppo va dove vuole, di sicuro.
offer-study = Studiare la pistola? Pronta con 5 o 6, spara con 1 o 2.
offer-wear = Mettere gli stivali? Muovi e combatti due volte per turno.
offer-done = Vai avanti
offer-decline = Lascia tutto qui

## Suggerimenti: perché una mossa

hint-new-skill = { $kind ->
    [cleric] Un chierico colpisce i non morti con 1 in più e toglie le maledizioni.
   *[wizard] Solo un mago lancia incantesimi.
}
hint-toughest = Regge { $hits } ferite. Nessuno ne regge di più.
hint-allies = { $heroes ->
    [2] Così due eroi combattono
   *[other] Così { $heroes } eroi combattono
} fianco a fianco.
hint-unshared = Ciò che porti fuori è solo tuo.
hint-near-cell = { $steps ->
    [one] Un luogo
   *[other] { $steps } luoghi
} da lì alla cella. Nessun ingresso è più vicino.
hint-rooms-behind = { $rooms ->
    [one] Una stanza è
   *[other] { $rooms } stanze sono
} subito dietro. Nessun ingresso ne ha di più.
hint-heals = { $hits ->
    [one] 1 ferita
   *[other] { $hits } ferite
}: nel tuo gruppo nessuno ne ha di più.
hint-second-turn = Se riesce, segue un secondo turno.
hint-anywhere = Il tuo gruppo può essere subito ovunque.
hint-near-look = { $steps ->
    [one] Un luogo
   *[other] { $steps } luoghi
} per arrivarci. Nessuna stanza coperta è più vicina.
hint-full-look = Vedi mostro e tesoro.
hint-monster-look = Vedi quale mostro aspetta lì.
hint-treasure-look = Vedi che cosa c’è lì.
hint-sight = Vedi che cosa aspetta in una stanza prima di andarci.
hint-pistol = Poi la pistola può essere pronta.
hint-boots = Così il tuo gruppo muove due volte.
hint-gift = Il tuo alleato riceve { $item }.
hint-sword-gift = Una spada magica serve solo ai guerrieri.
hint-takes-gift = Un oggetto magico che non ti costa nulla.
hint-leaves-gift = L’oggetto resta al tuo alleato.
hint-spends-nothing = Ora non consumi nulla.
hint-princess = Lì c’è la principessa, e viene con te.
hint-nearer-princess = La cella si apre per te, e la via alla principessa si accorcia.
hint-brings-out = Il tuo gruppo porta fuori { $points } punti.
hint-seen-there = Hai visto che cosa c’è lì: { $thing }.
hint-free-treasure = Lì c’è un tesoro, e nessun mostro lo custodisce.
hint-left-there = Lì ci sono le cose di un gruppo morto, e nessuno le custodisce.
hint-good-fight = Lì c’è un tesoro, e vinci lo scontro { chance-of-ten }.
hint-homeward = Porti { $points } punti. Da lì l’uscita è a { $steps ->
    [one] un luogo.
   *[other] { $steps } luoghi.
}
hint-rooms-beside = { $rooms ->
    [one] C’è un tesoro
   *[other] Ci sono { $rooms } tesori
} accanto. Altrove non ce ne sono di più.
hint-no-monster = Lì non aspetta nessun mostro.
hint-far-place = A piedi è a { $steps ->
    [one] un luogo.
   *[other] { $steps } luoghi.
} Nulla è più lontano.
hint-treasure-here = Qui c’è ancora un tesoro.
hint-stays = Non incontri nessun nuovo mostro.
hint-out-alive = Esci vivo.
hint-stronger = In tutto reggete { $ours } ferite, loro solo { $theirs }.
hint-plunder = Portano { $treasures ->
    [one] un tesoro.
   *[other] { $treasures } tesori.
}
hint-peace = Nessun eroe altrui colpisce il tuo.
hint-strong-enough = Anche senza, vinci { chance-of-ten }.
hint-charm = In { $percent } casi su 100 il mostro poi combatte per te.
hint-deadly = In { $percent } casi su 100 uccide subito { $target }.
hint-heroism = +1 per chi regge più ferite.
hint-escape = Così forse esci da questo scontro.
hint-wounds = Può ferire { $target } prima della mischia.
hint-no-backfire = Nessun incantesimo può andare storto.
hint-saved-for-later = Lo tieni per uno scontro più duro.
hint-weakest-monster = { $left ->
    [one] Basta 1 ferita.
   *[other] Bastano { $left } ferite.
} Nessun altro mostro cade prima.
hint-best-fighter = Vince { $percent ->
    [100] quasi tutti questi scontri.
   *[other] { $percent } di questi scontri su 100.
} Nessuno ne vince di più.
hint-substitute = Combatte al posto di un eroe.
hint-healthiest = Regge ancora { $left ->
    [one] 1 ferita.
   *[other] { $left } ferite.
} Nessuno ne regge di più.
hint-seen-here = L’hai visto: { $thing }.
hint-captive-checks = Se è una trappola, non colpisce nessun eroe.
hint-may-be-gold = Può essere oro, una chiave o un oggetto magico.
hint-safe-pile = { $treasures ->
    [one] Una cosa
   *[other] { $treasures } cose
} da prendere, e nessuna trappola.
hint-no-trap = Può essere una trappola, e { $heroes ->
    [1] reggi solo
   *[other] nessuno di voi regge più di
} { $left ->
    [one] 1 ferita.
   *[other] { $left } ferite.
}
hint-springs-nothing = Non fai scattare trappole.
hint-frail = Regge solo { $hits } ferite.
hint-shares = Ciò che porti fuori si divide.
hint-fights-alone = Nessuno combatte al tuo fianco.
hint-potion-gone = Poi la pozione non c’è più.
hint-unused = Non usi nulla.
hint-poor-fight = { $tenths ->
    [0] Lì non vinci quasi mai.
   *[other] Lì vinci solo { chance-of-ten }.
}
hint-few-hits = Lì aspetta un mostro. { $left ->
    [one] Basta un’altra ferita per uccidere
   *[other] Bastano { $left } ferite per uccidere
} { $heroes ->
    [1] il tuo eroe.
   *[other] il più debole di voi.
}
hint-nothing-there = Lì non c’è nulla.
hint-longer-way-out = L’uscita si allontana.
hint-only-brings-out = { $points ->
    [0] Non porti fuori nulla.
   *[other] Porti fuori { $points } punti, non di più.
}
hint-nothing-won = Ad aspettare non si vince nulla.
hint-deadly-round = Muore in { $percent } di questi scontri su 100.
hint-weaker = In tutto reggono { $theirs } ferite, voi { $ours }.
hint-backfire = Con un 1 costa al mago una ferita.
hint-no-help = Combatti senza aiuto.
hint-trap-kills = Una trappola uccide con 4, 5 e 6: regge solo { $left ->
    [one] 1 ferita.
   *[other] { $left } ferite.
}
hint-left-behind = Un tesoro resta lì.

## Rompicapi

puzzle-hidden = I mostri e i tesori che non hai ancora visto, e tutti i tiri che verranno.
puzzle-spell = Fuoco, malia o acciaio
puzzle-spell-question = Quale scelta batte più spesso il mostro senza morti nel tuo gruppo?
puzzle-spell-nudge = Quale incantesimo può finire subito lo scontro? E che cosa costa un 1 al mago?
puzzle-hits = { $hits ->
    [one] 1 ferita
   *[other] { $hits } ferite
}
puzzle-striker-count = costa { puzzle-hits } in 100 scontri
puzzle-striker-proof = Così costa { puzzle-hits } in 100 scontri, con la migliore altra scelta { $next }.
puzzle-spell-fireball = In { $ways } tiri su 36 la palla di fuoco uccide subito { $target }.
puzzle-spell-charm = In { $ways } tiri su 36 la malia riesce, e lo scontro è finito.
puzzle-spell-heroism = L’eroismo riesce con 3, 4, 5 e 6: ogni tiro vale 1 in più per { $target-is ->
    [you] te
   *[other] { $target }
}.
puzzle-spell-none = Un incantesimo fallisce spesso, e con un 1 costa al mago una ferita.
puzzle-striker = Chi colpisce?
puzzle-striker-question = Chi combatte in questo assalto, perché battere il mostro costi al tuo gruppo meno ferite in media?
puzzle-striker-nudge = Passa in rassegna i sei tiri: quante ferite infligge ognuno di voi, e quante ne subisce?
puzzle-striker-faces = { $name-is ->
    [you] Nei sei tiri infliggi in tutto { $deals } ferite e ne subisci { $takes }.
   *[other] { $name } infligge in tutto { $deals } ferite nei sei tiri e ne subisce { $takes }.
}
puzzle-lives = Tutti vivi
puzzle-lives-question = Chi combatte in questo assalto, per battere più spesso il mostro senza morti nel tuo gruppo?
puzzle-lives-nudge = Chi regge meno ferite? Quale singolo tiro sarebbe mortale?
puzzle-lives-count = riesce in { $percent } scontri su 100
puzzle-lives-danger = { $name-is ->
    [you] Reggi ancora
   *[other] { $name } regge ancora
} { $left ->
    [one] 1 ferita
   *[other] { $left } ferite
}, e un assalto può costarne { $most }.
puzzle-lives-proof = Così riesce in { $percent } scontri su 100, con la migliore altra scelta in { $next }.
puzzle-room = Una stanza sicura
puzzle-room-question = In quale stanza tutto il tuo gruppo sopravvive ad almeno nove scontri su dieci, qualunque mostro ci sia?
puzzle-room-nudge = Quali mostri non hai ancora visto? Pensa al peggiore di loro, e alle tue ferite.
puzzle-room-count = { $right ->
    [0] non porta in una stanza sicura
   *[other] è sicuro in { $right } casi su { $cases }
}
puzzle-room-known = Nella { $area } incontri { $monster }: in { $percent } scontri su 100 non perdi nessuno.
puzzle-room-whatever = Qualunque mostro sia nella { $area }, non perdi nessuno in almeno { $percent } scontri su 100.
puzzle-room-worst = Nella { $area } puoi incontrare { $monster }: solo in { $percent } scontri su 100 non perdi nessuno.
puzzle-room-unseen = Non hai visto { $number ->
    [one] 1 mostro
   *[other] { $number } mostri
}. Troppo pericolosi ora per il tuo gruppo: { $bad }.
puzzle-opener = Chi scopre il tesoro?
puzzle-opener-question = Come ottieni questo tesoro con il minor rischio che un eroe muoia o resti una maledizione?
puzzle-opener-nudge = Quanto costa una trappola a ognuno di voi con 4 o 5? E chi toglie le maledizioni?
puzzle-opener-count = { $right ->
    [0] lascia qui il tesoro
   *[other] è la scelta migliore in { $right } casi su { $cases }
}
puzzle-opener-trap = Su 6 tiri una trappola uccide { $name } { $faces ->
    [one] 1 volta
   *[other] { $faces } volte
} e { $other } { $others ->
    [one] 1 volta.
   *[other] { $others } volte.
}
puzzle-opener-curse = Un chierico toglie ogni maledizione che trova.
puzzle-opener-unseen = Non hai visto { $number ->
    [one] 1 tesoro
   *[other] { $number } tesori
}. Trappole tra questi: { $traps }. Maledizioni: { $curses }.

## Quadro

outline-over = La partita è finita.
outline-chance = Decidono i dadi.
outline-pick = { $own ->
    [1] { $seat }, { $second ->
        [0] scegli un eroe.
       *[1] scegli il tuo secondo eroe.
    }
   *[0] { $seat } sceglie un eroe.
}
outline-ally = { $own ->
    [1] { $seat }, con chi vuoi allearti?
   *[0] { $seat } può cercare alleati.
}
outline-enter = { $own ->
    [1] { $seat }, scegli l’ingresso da cui cominci.
   *[0] { $seat } sceglie un ingresso.
}
outline-prepare = { $own ->
    [1] { $alone ->
        [1] { $seat } ({ $role })
       *[0] { $seat }
    }, { $casts ->
        [0] prima di andare: usa o cedi ciò che porti.
       *[1] prima di andare: lancia un incantesimo o usa ciò che porti.
    }
   *[0] { $seat } si prepara.
}
outline-look = { $own ->
    [1] { $seat }, in quale stanza guardi? Vedi { $effect ->
        [monster] il mostro
        [either] il mostro o il tesoro
       *[both] il mostro e il tesoro
    }.
   *[0] { $seat } guarda in una stanza.
}
outline-destination = { $own ->
    [1] { $seat }, dove porta il teletrasporto?
   *[0] { $seat } sceglie dove porta il teletrasporto.
}
outline-chosen = La tua scelta è sigillata. Altri stanno ancora pensando.
outline-gift = { $giver } offre un oggetto magico. { $seat } decide.
outline-gift-known = { $own ->
    [1] { $seat }, { $giver } ti offre { $item }. Accetti?
   *[0] { $giver-is ->
        [you] Tu offri
       *[other] { $giver } offre
    } { $item }. { $seat } decide.
}
outline-awaited = La tua scelta è sigillata. Mancano ancora: { $seats }.
outline-answer = { $own ->
    [1] { $reader }, { $seat } { $number ->
        [one] ti propone un’alleanza
       *[other] propone un’alleanza con { $seats }
    }. Accetti?{ $number ->
        [one] {""}
       *[other] {" "}La risposta è segreta.
    }
   *[0] Alleanza con { $seat-is ->
        [you] te
       *[other] { $seat }
    }? Si aspetta la risposta di { $seats }.
}
outline-alliance = Gli alleati vanno e combattono insieme, e alla fine si dividono i punti.
outline-vote = { $own ->
    [1] { $reader }, dove vai? { $moves ->
        [one] Ancora un luogo.
        [2] Ancora due luoghi.
       *[other] Ancora { $moves } luoghi.
    }{ $number ->
        [one] {""}
       *[other] {" "}Il tuo gruppo vota.
    }
   *[0] { $seats } { $number ->
        [one] sceglie
       *[other] scelgono
    } la strada.
}
outline-attack = { $own ->
    [1] { $reader }, qui { $present ->
        [one] c’è
       *[other] ci sono
    } { $others }. Attaccare?{ $number ->
        [one] {""}
       *[other] {" "}Il tuo gruppo vota.
    }
   *[0] { $seats } { $number ->
        [one] decide
       *[other] decidono
    } se attaccare.
}
outline-spells = { $own ->
    [1] { $alone ->
        [1] { $reader } ({ $role })
       *[0] { $reader }
    }, lancia un incantesimo nello scontro o aspetta.{ $number ->
        [one] {""}
       *[other] {" "}Il tuo gruppo vota.
    }
   *[0] { $seats } { $number ->
        [one] può
       *[other] possono
    } lanciare un incantesimo.
}
outline-items = { $own ->
    [1] { $alone ->
        [1] { $reader } ({ $role })
       *[0] { $reader }
    }, usa acido o pistola nello scontro o aspetta.{ $number ->
        [one] {""}
       *[other] {" "}Il tuo gruppo vota.
    }
   *[0] { $seats } { $number ->
        [one] può
       *[other] possono
    } usare acido o pistola.
}
outline-against = { $own ->
    [1] { $reader }, quale mostro affronti adesso?{ $number ->
        [one] {""}
       *[other] {" "}Il tuo gruppo vota.
    }
   *[0] { $seats } { $number ->
        [one] sceglie
       *[other] scelgono
    } il prossimo mostro.
}
outline-fighter = { $own ->
    [1] { $reader }, chi combatte { $known ->
        [1] ora contro { $foe }
       *[other] questo assalto
    }?{ $number ->
        [one] {""}
       *[other] {" "}Il tuo gruppo vota.
    }
   *[0] { $seats } { $number ->
        [one] sceglie
       *[other] scelgono
    } chi combatte questo assalto.
}
outline-loot = { $own ->
    [1] { $reader }, { $treasure ->
        [1] { $number ->
            [one] scoprire il tesoro? Può essere una trappola.
           *[other] chi scopre il tesoro? Può essere una trappola.
        }
       *[0] prendi ciò che è rimasto qui o lascialo. È senza pericolo.
    }{ $number ->
        [one] {""}
       *[other] {" "}Il tuo gruppo vota.
    }
   *[0] { $seats } { $number ->
        [one] decide
       *[other] decidono
    }{ $treasure ->
        [1] {" "}del tesoro.
       *[0] {" "}di ciò che è rimasto qui.
    }
}
outline-spell-list = Incantesimi
outline-spell = { $spell }
outline-disciplines = Eroi
outline-discipline = { $discipline } ({ $form ->
    [short] { $hits } ferite, ne restano { $left }
   *[full] regge { $hits } ferite, ancora { $left } da scegliere
})
outline-seats = Al tavolo
outline-seat = { $seat }{ $own ->
    [1] {" "}(tu)
   *[0] {""}
}
outline-entrances = Ingressi
outline-entrance = { $entrance }, verso la { $area }
outline-party = { $form ->
    [short] { $sign }{" "}
   *[full] {""}
}{ $own ->
    [1] Il tuo gruppo
   *[0] Gruppo di { $seats }
} { $kind ->
    [cell] nella cella
   *[other] nella { $area }
}{ $form ->
    [short] {" "}({ $at })
   *[full] {""}
}{ $princess ->
    [0] {""}
   *[1] {" "}con la principessa
}
outline-party-new = { $form ->
    [short] { $sign }{" "}
   *[full] {""}
}{ $own ->
    [1] Il tuo gruppo
   *[0] Gruppo di { $seats }
}
outline-party-outside = { $form ->
    [short] { $sign }{" "}
   *[full] {""}
}{ $own ->
    [1] Il tuo gruppo
   *[0] Gruppo di { $seats }
} davanti all’ingresso { $entrance }
outline-party-out = { $form ->
    [short] { $sign }{" "}
   *[full] {""}
}{ $own ->
    [1] Il tuo gruppo
   *[0] Gruppo di { $seats }
}, fuori dal castello{ $princess ->
    [0] {""}
   *[1] {" "}con la principessa
}
outline-party-dead = { $form ->
    [short] { $sign }{" "}
   *[full] {""}
}{ $own ->
    [1] Il tuo gruppo
   *[0] Gruppo di { $seats }
}, nessuno in vita
outline-character = { $alone ->
    [1] { $role }
   *[0] { $seat }{ $own ->
        [1] {" "}(tu)
       *[0] {""}
    }, { $role }
}
outline-dead = { $alone ->
    [1] { $role }
   *[0] { $seat }{ $own ->
        [1] {" "}(tu)
       *[0] {""}
    }, { $role }
}: non più in vita
outline-state = { $form ->
    [short] ancora { $left } su { $most }
   *[full] Regge ancora { $left } ferite su { $most }
}{ $heroic ->
    [0] {""}
   *[1] , con eroismo
}{ $hexed ->
    [0] {""}
   *[1] , sotto maleficio
}
outline-carried = { $what }{ $worn ->
    [0] {""}
   *[1] {" "}(ai piedi)
}{ $loaded ->
    [0] {""}
   *[1] {" "}(pronta)
}
outline-covered = { $number ->
    [one] un segnalino coperto
   *[other] { $number } segnalini coperti
}
outline-companion = { $form ->
    [short] { $name }: ancora { $left } su { $most }
   *[full] { $name }: regge ancora { $left } ferite su { $most }
}
outline-monsters = Mostri scoperti
outline-monster = { $form ->
    [short] { $monster } nella { $area } ({ $at }; ancora { $left } su { $most })
   *[full] { $monster } nella { $area }: regge ancora { $left } ferite su { $most }
}
outline-princess = La principessa aspetta { $kind ->
    [cell] nella cella
   *[other] nella { $area }
}{ $locked ->
    [0] {""}
   *[1] , che è chiusa
}
outline-seen = Hai visto
outline-seen-one = { $area }{ $form ->
    [short] {" "}({ $at })
   *[full] {""}
}: { $what }
outline-castle = { $form ->
    [short] Giro { $round }{ $rounds ->
        [0] {""}
       *[other] {" "}di { $rounds }
    } (? mostro coperto, ! scoperto, $ tesoro, + resti, ♥ principessa)
   *[full] Il castello da nord, giro { $round }{ $rounds ->
        [0] {""}
       *[other] {" "}di { $rounds }
    }
}
outline-quiet = Da { $rounds } giri nulla di nuovo. La partita finisce dopo { $left ->
    [one] un altro giro
   *[other] altri { $left } giri
} così.
outline-row = { $form ->
    [short] {""}
   *[full] Riga { $row }
}
outline-area = { $form ->
    [short] { $at }{ $marks }
   *[full] { $area }{ $hidden ->
        [0] {""}
       *[other] , mostro coperto
    }{ $open ->
        [0] {""}
        [one] , mostro
       *[other] , { $open } mostri
    }{ $treasure ->
        [0] {""}
       *[1] , tesoro
    }{ $pile ->
        [0] {""}
        [one] , un segnalino rimasto
       *[other] , { $pile } segnalini rimasti
    }{ $princess ->
        [0] {""}
       *[1] , la principessa
    }{ $people ->
        [0] {""}
       *[other] , { $seats-you }
    }{ $enters ->
        [0] {""}
       *[1] , ingresso { $entrance }
    }; porta a: { $ways }
}
outline-here = { $form ->
    [short] Accanto alla { $area } ({ $at })
   *[full] Sei { $kind ->
        [cell] nella cella
       *[other] nella { $area }
    }; accanto
}
outline-outside = { $form ->
    [short] Dietro l’ingresso { $entrance }
   *[full] Sei davanti all’ingresso { $entrance }; dietro
}
outline-way = { $area }{ $form ->
    [short] {" "}({ $at })
   *[full] {""}
}{ $hidden ->
    [0] {""}
   *[other] , mostro coperto
}{ $open ->
    [0] {""}
    [one] , mostro
   *[other] , { $open } mostri
}{ $treasure ->
    [0] {""}
   *[1] , tesoro
}{ $pile ->
    [0] {""}
    [one] , un segnalino rimasto
   *[other] , { $pile } segnalini rimasti
}{ $princess ->
    [0] {""}
   *[1] , la principessa
}{ $people ->
    [0] {""}
   *[other] , { $seats-you }
}
outline-way-out = fuori dall’ingresso { $entrance }

## La fine

score-gold = Oro
score-princess = La principessa
score-captives = Nano ed elfo
score-curse = Maledizione
score-shared = Diviso con gli alleati
reason-rounds-over = L’ultimo giro è finito.
reason-nothing-new = Per trenta giri non è successo nulla di nuovo.
reason-all-dead = Nessuno è uscito vivo.
reason-princess-saved = Tutti sono fuori o morti, e la principessa è libera.
reason-all-out = Tutti sono fuori o morti. La principessa è ancora prigioniera.

## Numeri di una simulazione

figure-rounds = Giri
figure-dead = Eroi morti
figure-parties = Gruppi
figure-monsters-met = Mostri incontrati

## La plancia

board-risk-hits = { $left ->
    [one] Un’altra ferita uccide.
   *[other] Altre { $left } ferite uccidono.
} Entrare lo stesso?
board-bag = Sacca
board-bag-empty = Ancora niente
board-bag-seen = Visto
board-somebody = Sconosciuto
board-seen = Visto nella { $area }: { $what }
board-left = restano { $left } di { $most }
board-hits = regge { $number } ferite
board-choose = Che cosa si può scegliere
board-choose-then = E per chi o dove
board-stops = ci si ferma
board-leave = Esci
board-fight-in = Scontro { $kind ->
    [cell] nella cella
   *[other] nella { $area }
}
board-look-at-map = Guarda la mappa
board-back-to-fight = Torna allo scontro
board-you-roll = Dado
board-roll-is = Tiro
board-you-deal = Infligge
board-it-deals = Subisce
board-roll-deals = Infliggi
board-roll-takes = Subisci
board-spell = incantesimo
board-fells = { $number ->
    [0] Nessun tiro lo abbatte in questo assalto.
    [6] Qualsiasi tiro lo abbatte.
    [one] Un tiro su 6 lo abbatte.
   *[other] { $number } tiri su 6 lo abbattono.
}
board-change-wizard = Mago
board-change-undead = Chierico contro non morti e streghe
board-change-sword = Spada magica
board-change-heroism = Eroismo
board-change-curse = Maledizione
board-change-hex = Maleficio della strega
board-counts-as = Vale
board-odds = Probabilità
board-chances = Fino alla fine: vince { $wins }%, muore { $dies }%.
board-roll = Tira il dado
board-open-it = Scopri il tesoro
board-see-monster = Vedi il mostro
board-see-treasure = Vedi il tesoro
board-see-both = Vedi entrambi
board-look-at = Che cosa vuoi vedere nella { $area }?
board-cast = Lancia l’incantesimo
board-go-in = Entra
board-leave-now = Esci per sempre
board-alive-first = Vince solo chi esce dal castello in vita.
board-rooms-entered = { $further ->
    [1] Più lontano dell’ultima volta!{" "}
   *[0] {""}
}Stanze visitate: { $rooms }, l’ultima volta { $before }.
board-kept-you = Il castello ti tiene con sé, { $seat }.
board-ended-by = Ti ha fermato { $cause }, { $kind ->
    [cell] nella cella
   *[other] nella { $area }
}, al giro { $round }.
board-fell-to = La tua avventura è finita al giro { $round }{ $kind ->
    [none] {""}
    [cell] , nella cella
   *[other] , nella { $area }
}: ti ha fermato { $cause }.
board-reached-found = trovata
board-reached-hidden = non trovata
board-reached-waits = aspetta ancora
board-reached-free = era libera
board-reached-gold = { $gold } monete d’oro
board-reached-stays = restano qui
board-ask = Proponi l’alleanza
board-give = Cedi l’oggetto
board-pick = Scegli questo eroe
board-begin-here = Comincia qui
board-appear = Appari lì
board-attack = Attacca
board-fight-this = Affronta questo
board-throw = Lancia l’acido
board-shoot = Spara
board-heal = Usa la pozione
board-take-pile = Prendi tutto
board-drink = Bevi la pozione
board-study = Studia la pistola
board-wear = Metti gli stivali
board-go-to-me = Vai da me
board-go-to = Vai da { $name }
board-whole = Vedi tutto il castello
board-nearer = Avvicinati
board-dead = non più in vita
board-out = fuori dal castello
board-carries = { $number ->
    [0] non porta nulla
    [one] porta un segnalino
   *[other] porta { $number } segnalini
}
board-hits-short = { $number } ferite
board-drag = Trascina la mappa per vederne di più; con due dita si ingrandisce.
board-vote = La scelta è segreta
board-voted = Il tuo voto è sigillato
board-has-voted = { $name } ha sigillato il suo voto
board-vote-seconds = { $seconds } s
board-works-short = { $number } su 6
board-no-party = Non hai nessuno nel castello.

## La missione

board-quest = La missione
board-quest-first-key = Una chiave
board-quest-second-key = { $first ->
    [key-a] Chiave B o passepartout
    [key-b] Chiave A o passepartout
    [skeleton-key] Un’altra chiave
   *[none] Una seconda chiave adatta
}
board-quest-in-bag = nella tua sacca
board-quest-cell-open = la cella è aperta
board-quest-hidden = { $number ->
    [0] nessuna è più nascosta
    [one] una è ancora nascosta
   *[other] { $number } sono ancora nascoste
}
board-quest-princess-counts = vale { $number }
board-quest-princess-here = è con te
board-quest-princess-with = è con { $seats }
board-quest-princess-in = aspetta { $kind ->
    [cell] nella cella
   *[other] nella { $area }
}
board-quest-out = Fuori da un ingresso
board-quest-gold = finora { $gold } monete d’oro

## Che cosa fanno gli oggetti

board-effect-spell-charm = un mostro selvaggio viene con te. Fallisce con 1 o 2.
board-effect-spell-esp = guardi in una stanza. Fallisce con 1.
board-effect-spell-fireball = fino a 7 ferite a un nemico. Fallisce con 1 o 2.
board-effect-spell-heroism = +1 in combattimento per uno di voi. Fallisce con 1 o 2.
board-effect-spell-speed = segue un secondo turno. Fallisce con 1 o 2.
board-effect-spell-teleport = il tuo gruppo va dove vuoi. Fallisce con 1, 2 o 3.
board-effect-gold = vale { $number } una volta fuori.
board-effect-key-a = apre la cella, con la chiave B o un passepartout.
board-effect-key-b = apre la cella, con la chiave A o un passepartout.
board-effect-skeleton-key = apre la cella, con qualunque altra chiave.
board-effect-acid = con 4, 5 o 6 un dado di ferite a un mostro, una volta.
board-effect-boots = muovi e combatti due volte per turno.
board-effect-coffin = ti libera dal primo vampiro che incontri.
board-effect-medallion = vedi il mostro di una stanza, una volta per turno.
board-effect-pistol = un dado di ferite a un nemico, una volta, se l’hai studiata.
board-effect-healing = toglie da 1 a 6 ferite, una volta.
board-effect-teleport = il tuo gruppo va dove vuoi, una volta e senza fallire.
board-effect-sword = +1 in combattimento per un guerriero.
board-effect-captive = affronta mostri più piccoli, scopre tesori, vale { $number }.
board-effect-curse = −1 in combattimento finché non uccidi un mostro.
board-effect-heavy-curse = costa { $number } al tuo gruppo alla fine.
board-thing-when = { $when ->
    [before] Prima di muovere: { $effect }
    [fight] In uno scontro: { $effect }
    [always] Sempre: { $effect }
   *[none] { $effect }
}
board-thing-about = { $name }: { $effect }
board-which-enemy = Contro quale nemico?
board-which-ally = Per chi di voi?
board-who-gets-it = A chi va?
board-which-room = In quale stanza guardi?
board-use-or-give = Usa l’oggetto, o dallo a un alleato.

## Il rischio di una stanza

board-win-tag = { $tenths ->
    [0] quasi mai
    [10] vince quasi sempre
   *[other] vince { $tenths } su 10
}
board-way-monster = { $seen ->
    [0] Un mostro che non hai visto. { $number } sono ancora coperti.
   *[1] Lì hai visto { $monster }.
}
board-way-wins = { $tenths ->
    [0] { $best-is ->
        [you] Non vinci
       *[other] { $best } non vince
    } quasi mai.
   *[other] { $best-is ->
        [you] Vinci
       *[other] { $best } vince
    } { chance-of-ten }.
}
board-way-treasure = Lì c’è un tesoro.
board-way-seen = Lì hai visto { $thing }.
board-way-hits = { $hits ->
    [0] Costa appena una ferita.
    [one] Costa in media 1 ferita.
   *[other] Costa in media { $hits } ferite.
}

## I dadi a mano

board-roll-due = { $seat }, tira il dado. { $from ->
    [1] Ogni tiro abbatte { $monster }.
    [6] Solo un 6 abbatte { $monster }.
    [7] Nessun tiro abbatte { $monster } subito.
   *[other] { $from } o più abbatte { $monster }.
}
board-roll-worst = { $hits ->
    [one] Il tiro peggiore ti costa 1 ferita.
   *[other] Il tiro peggiore ti costa { $hits } ferite.
}
board-roll-witch = Con { $to } o meno lancia un incantesimo su tutto il gruppo.

## Il bestiario

board-bestiary = Bestiario
board-bestiary-empty = Non hai ancora incontrato mostri. Ognuno sarà annotato qui.
board-bestiary-falls = { $hits } ferite lo abbattono.
board-bestiary-left = { $left ->
    [0] Non ne resta nessuno.
    [one] Ne resta uno nel castello.
   *[other] Ne restano { $left } nel castello.
}
board-bestiary-count = { $left ->
    [0] tutti abbattuti
   *[other] ne restano { $left } su { $all }
}
board-bestiary-met-in = Incontrato nella { $area }.
board-bestiary-met = Incontrati finora
board-bestiary-not-met = Non ancora incontrati

## Tabelle delle regole

table-modified-roll = Tiro modificato
table-counter = Segnalino
table-number = Numero
table-constitution = Costituzione
table-treasure = Tesoro
table-die = Dado
table-monster = M
table-either = M/T
table-both = M+T
table-witch = Incantesimo della strega
table-witch-teleport = Di nuovo davanti all’ingresso
table-witch-dispel = Oggetti magici distrutti, mostri ammaliati selvatici
table-witch-lead = Oro senza valore
table-witch-powder = Un dado di ferite per tutti
table-witch-hex = Maledizione per sempre, tranne i chierici
table-witch-dust = Ferite raddoppiate
table-points = Punti
