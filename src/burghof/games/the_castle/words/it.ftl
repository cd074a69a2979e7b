### Il castello in italiano.

game-in-a-sentence = Due chiavi, una principessa, molti denti.

## Opzioni

option-attacks = Attacchi
option-attacks-about = Se i gruppi possono attaccarsi a vicenda.
option-boots = Stivali della velocità
option-boots-about = Chi viene portato una seconda volta dagli stivali della velocità.
option-boots-wearer = Solo chi li ha, se è l’unico eroe del suo gruppo
option-boots-party = Tutto il gruppo
option-rounds = Giri
option-rounds-about = Dopo tanti giri chi è ancora dentro è perduto. Senza limite la partita finisce solo quando tutti sono fuori o morti, o a lungo non succede nulla di nuovo.
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
monster-mildew = Ruggine
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
spell-charm = Ammaliare
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
being-mildew = La ruggine
being-mold = La muffa
being-rat = Il ratto
being-snake = Il serpente
being-spider = Il ragno
place-a1 = Stanza del gufo (a1)
place-b1 = Stanza del corvo (b1)
place-c1 = Porta nord-ovest (c1)
place-d1 = Stanza delle rose (d1)
place-e1 = Sala grande (e1)
place-f1 = Sala degli specchi (f1)
place-g1 = Porta nord-est (g1)
place-h1 = Stanza delle mappe (h1)
place-i1 = Stanza delle stelle (i1)
place-a2 = Stanza del falco (a2)
place-b2 = Stanza del cervo (b2)
place-c2 = Crociera nord-ovest (c2)
place-d2 = Galleria delle rose (d2)
place-e2 = Galleria dei cavalieri (e2)
place-f2 = Galleria degli specchi (f2)
place-g2 = Crociera nord-est (g2)
place-h2 = Biblioteca (h2)
place-i2 = Stanza degli scribi (i2)
place-a3 = Stanza della volpe (a3)
place-b3 = Stanza dell’orso (b3)
place-c3 = Galleria dell’orso (c3)
place-d3 = Cappella (d3)
place-e3 = Sala dei cavalieri (e3)
place-f3 = Stanza delle candele (f3)
place-g3 = Galleria dell’arpa (g3)
place-h3 = Stanza dell’arpa (h3)
place-i3 = Stanza dell’orologio (i3)
place-a4 = Porta ovest (a4)
place-b4 = Galleria ovest (b4)
place-c4 = Crociera ovest (c4)
place-d4 = Galleria delle catene (d4)
place-e4 = Cella (e4)
place-f4 = Galleria dei chiavistelli (f4)
place-g4 = Crociera est (g4)
place-h4 = Galleria est (h4)
place-i4 = Porta est (i4)
place-a5 = Lavanderia (a5)
place-b5 = Cucina (b5)
place-c5 = Galleria della cucina (c5)
place-d5 = Sala dei ritratti (d5)
place-e5 = Sala del trono (e5)
place-f5 = Sala del consiglio (f5)
place-g5 = Galleria della guardia (g5)
place-h5 = Sala di guardia (h5)
place-i5 = Sala d’armi (i5)
place-a6 = Dispensa (a6)
place-b6 = Panetteria (b6)
place-c6 = Crociera sud-ovest (c6)
place-d6 = Galleria dei ritratti (d6)
place-e6 = Galleria del trono (e6)
place-f6 = Galleria delle lanterne (f6)
place-g6 = Crociera sud-est (g6)
place-h6 = Selleria (h6)
place-i6 = Fucina (i6)
place-a7 = Stanza delle erbe (a7)
place-b7 = Stanza dei telai (b7)
place-c7 = Porta sud-ovest (c7)
place-d7 = Cantina (d7)
place-e7 = Stanza del pozzo (e7)
place-f7 = Stanza delle lanterne (f7)
place-g7 = Porta sud-est (g7)
place-h7 = Sala degli scudi (h7)
place-i7 = Sala delle frecce (i7)
choice-accept = sì
choice-refuse = no
choice-stop = restare
choice-leave = uscire
choice-gift = dare qualcosa
choice-spare = non attaccare
choice-hold = niente
choice-pile = prendere ciò che è rimasto
choice-decline = lasciare tutto

## Rifiuti

refusal-other-counters = Ogni segnalino sta in una stanza, e nessun altro.
refusal-a-die-for-each = Chi può essere il primo tira un dado.
refusal-none-left = { $discipline }: non ce n’è più.
refusal-not-with-yourself = Non puoi allearti con te stesso.
refusal-already-allied = Uno di loro ha già alleati.
refusal-entrance-taken = L’entrata { $entrance } è di un altro gruppo.
refusal-not-due-now = Non è il momento.
refusal-six-sides = Un dado mostra da uno a sei.
refusal-no-wizard = Solo i maghi lanciano incantesimi.
refusal-not-before-moving = { $spell } non si lancia prima di muovere.
refusal-one-spell = Un mago lancia un solo incantesimo prima di muovere.
refusal-no-speed-again = Velocità non può ancora essere rilanciata.
refusal-not-of-your-party = Non è nessuno del tuo gruppo.
refusal-not-in-your-possession = Non ce l’hai: { $item }.
refusal-used-this-turn = Già usato in questo turno: { $item }.
refusal-nothing-hidden = Niente del genere è nascosto nella { $area }.
refusal-nobody-wounded = Solo un ferito del tuo gruppo può essere curato.
refusal-knows-the-pistol = Sai già usare la pistola.
refusal-boots-are-worn = Gli stivali sono già indossati.
refusal-not-to-an-ally = Gli oggetti si danno a un alleato vivo.
refusal-given-this-turn = Già dato in questo turno: { $item }.
refusal-no-item-of-yours = Puoi dare solo un oggetto magico che porti.
refusal-monster-only = Questo tiro mostra solo un mostro.
refusal-one-counter-only = Questo tiro mostra un solo segnalino.
refusal-cell-is-locked = La cella è chiusa e non hai due chiavi adatte.
refusal-not-next-door = La { $area } non è accanto.
refusal-no-entrance-here = Qui non c’è un’entrata da cui uscire.
refusal-not-in-a-fight = { $spell } non si lancia in combattimento.
refusal-no-such-enemy = Non è un nemico presente.
refusal-only-wild-monsters = Solo i mostri selvatici si possono ammaliare.
refusal-cannot-be-charmed = { $monster } non si può ammaliare.
refusal-no-acid = Non hai acido da lanciare qui.
refusal-no-pistol = Non hai una pistola con cui sai sparare.
refusal-not-here = Questo gruppo non è qui.
refusal-too-large-for-a-captive = Nano ed elfo non combattono un mostro così grande.
refusal-nothing-to-check = Qui non c’è un tesoro da scoprire.
refusal-cannot-check = Solo un eroe, nano o elfo del gruppo scopre un tesoro.
refusal-no-heir = Va a un eroe vivo del gruppo.
refusal-keeps-it-himself = Un eroe tiene ciò che trova.
refusal-no-pile-here = Qui nessuno ha lasciato niente.

## Eventi

event-counters-laid = Un mostro e un tesoro sono coperti in ogni stanza.
event-order-rolled = { $seats } tirano per sapere chi comincia: { $pips }.
event-character-picked = { $seat } sceglie: { $discipline }.
event-alliance-proposed = { $number ->
    [0] { $seat } non propone alleanze a nessuno.
   *[other] { $seat } propone un’alleanza: { $others }.
}
event-alliance-made = { $seats } sono d’ora in poi un solo gruppo.
event-alliance-refused = L’alleanza proposta da { $seat } non si fa.
event-entrance-chosen = { $seats } { $number ->
    [one] comincia
   *[other] cominciano
} dall’entrata { $entrance }.
event-turn-began = Giro { $round }: tocca a { $seats }{ $is_extra ->
    [0] {""}
   *[1] , ancora una volta grazie a Velocità
}.
event-ballot-opened = Le scelte vengono mostrate. { $seats }, in quest’ordine: { $names }.
event-spell-cast = { $name } lancia { $spell }{ $aimed ->
    [0] {""}
   *[1] {" "}(bersaglio: { $target })
}.
event-spell-rolled = { $name } tira { $pips } per { $spell }: { $effect ->
    [fails] fallito
    [hurts] fallito e doloroso
   *[other] riuscito
}.
event-strength-rolled = { $name } tira { $pips } per la forza di { $spell }: { $strength }.
event-heroism-gained = { $name } combatte con eroismo fino alla fine del turno.
event-speed-gained = { $seats } { $number ->
    [one] avrà
   *[other] avranno
} un secondo turno.
event-monster-charmed = { $monster } cede all’incanto e va con { $seats }.
event-looked-into = { $name } guarda nella { $area }: { $what ->
    [monster] il mostro
    [treasure] il tesoro
   *[both] mostro e tesoro
}.
event-peeked = Hai visto nella { $area }: { $seen }.
event-item-used = { $name } usa: { $item }.
event-item-given = Un oggetto magico cambia mano: { $name } → { $other }.
event-gift-offered = { $name } offre un oggetto magico: { $other }, lo prendi?
event-gift-refused = { $other } non prende l’oggetto magico che { $name } offre.
event-healed = { $name } guarisce (dado: { $pips }) e { $hits ->
    [0] non ha più ferite
    [one] ha ancora una ferita
   *[other] ha ancora { $hits } ferite
}.
event-studied = { $name } studia la pistola e tira { $pips }: { $result ->
    [ready] ora sa usarla
    [again] può riprovare
   *[shot] parte un colpo
}.
event-shot-himself = { $name } subisce { $hits ->
    [one] una ferita
   *[other] { $hits } ferite
} dalla pistola, che è perduta.
event-hurt = { $name } subisce { $hits ->
    [one] una ferita
   *[other] { $hits } ferite
}{ $left ->
    [0] {""}
   *[other] {" "}e ne regge ancora { $left }
}.
event-died = { $name } muore.
event-party-died = Il gruppo ({ $seats }) è annientato.{ $counters ->
    [0] {""}
    [one] {" "}Un segnalino resta lì.
   *[other] {" "}{ $counters } segnalini restano lì.
}
event-curse-lifted = { $name } si libera da una maledizione.
event-party-stayed = { $seats } non { $number ->
    [one] va
   *[other] vanno
} oltre.
event-party-moved = { $seats } { $number ->
    [one] va
   *[other] vanno
} { $kind ->
    [cell] nella cella
   *[other] nella { $area }
}.
event-party-left = { $seats } { $number ->
    [one] lascia
   *[other] lasciano
} il castello per sempre.
event-teleported = { $seats } { $number ->
    [one] appare
   *[other] appaiono
} { $kind ->
    [cell] nella cella
   *[other] nella { $area }
}.
event-keys-shown = { $seats } { $number ->
    [one] apre
   *[other] aprono
} la cella: { $keys }.
event-princess-joined = La principessa va con { $seats }.
event-princess-stayed = La principessa resta { $kind ->
    [cell] nella cella
   *[other] nella { $area }
}.
event-monsters-revealed = Nella { $area } si cela: { $monsters }.
event-coffin-closed = La bara si chiude sul vampiro: entrambi spariscono.
event-no-coffin = { $seats } non { $number ->
    [one] ha
   *[other] hanno
} una bara per il vampiro.
event-attacked = { $seats } { $number ->
    [one] attacca
   *[other] attaccano
} { $others }.
event-spared = { $seats } non { $number ->
    [one] attacca
   *[other] attaccano
} nessuno.
event-acid-thrown = { $name } lancia acido (bersaglio: { $target }) e tira { $pips }: { $hits ->
    [0] mancato
    [one] una ferita
   *[other] { $hits } ferite
}.
event-shot-fired = { $name } spara (bersaglio: { $target }): { $hits ->
    [one] una ferita
   *[other] { $hits } ferite
}.
event-sword-drawn = { $name } sguaina una spada magica.
event-no-sword = { $name } non ha una spada magica.
event-melee-rolled = { $name } tira { $pips }{ $modifier ->
    [0] {""}
    [1] {" "}+ 1
   *[other] {" "}− 1
} (avversario: { $other }).
event-regenerated = { $name } guarisce una ferita.
event-witch-cast = La strega lancia un incantesimo su { $seats }: { $spell ->
    [teleport] di nuovo davanti all’entrata
    [dispel] la magia svanisce
    [lead] l’oro diventa piombo
    [powder] polvere velenosa
    [hex] una maledizione per sempre
   *[dust] la polvere di mummia raddoppia le ferite
}.
event-dispelled = { $number ->
    [0] Non c’erano oggetti magici da distruggere.
   *[other] Distrutti: { $items }.
}
event-gold-lost = { $number ->
    [0] Non c’era oro da perdere.
   *[other] Ora senza valore: { $gold }.
}
event-charm-broken = { $name } torna a essere un mostro selvatico.
event-looted = { $name } scopre il tesoro della { $area }.
event-found = Il tuo gruppo trova: { $treasure }.
event-openly-found = { $name } trova: { $treasure }.
event-trap-sprung = { $name } tira { $pips } per la trappola: { $effect ->
    [nothing] non succede niente
    [damage] ferisce
   *[death] uccide
}.
event-vapor-rose = Sale un vapore velenoso: { $pips ->
    [one] una ferita
   *[other] { $pips } ferite
} per tutti i presenti.
event-pile-taken = { $name } prende ciò che è rimasto qui: { $counters ->
    [one] un segnalino
   *[other] { $counters } segnalini
}.
event-pile-seen = Raccolto: { $treasures }.
event-loot-declined = { $seats } { $number ->
    [one] lascia
   *[other] lasciano
} tutto dov’è.
event-rounds-over = Il giro { $round } era l’ultimo: chi è dentro è perduto.

## Offerte

offer-pick = { $discipline } ({ $hits } ferite)
offer-propose = Proponi un’alleanza: { $seats }
offer-propose-nobody = Non chiedere a nessuno
offer-accept = Accetta
offer-refuse = Rifiuta
offer-take = Prendi
offer-take-not = Non prendere
offer-enter = Entrata { $entrance }, verso la { $area }
offer-stop = Resta qui
offer-leave = Lascia il castello per sempre
offer-go = Vai { $kind ->
    [cell] nella cella
   *[other] nella { $area }
}{ $monsters ->
    [0] {""}
   *[other] {" "}(c’è un mostro)
}
offer-go-to = Appari { $kind ->
    [cell] nella cella
   *[other] nella { $area }
}{ $monsters ->
    [0] {""}
   *[other] {" "}(c’è un mostro)
}
offer-spare = Non attaccare nessuno
offer-attack = Attacca: { $seats }
offer-against = Combatti: { $monster }
offer-fight = { $name } combatte (regge { $left ->
    [one] una ferita
   *[other] { $left } ferite
})
offer-hold = Non fare nulla
offer-acid = Lancia acido: { $target }
offer-shoot = Spara: { $target }
offer-cast = Lancia { $spell }
offer-cast-on = Lancia { $spell }: { $target }
offer-consult = Guarda il mostro della { $area } col medaglione
offer-look = Guarda nella { $area }: { $what ->
    [monster] il mostro
    [treasure] il tesoro
   *[both] mostro e tesoro
}
offer-heal = Pozione curativa per: { $target }
offer-give = Dai: { $item } (a: { $name })
offer-check = { $name } scopre il tesoro
offer-check-for = { $name } scopre il tesoro (per: { $heir })
offer-take-pile = { $name } prende ciò che è rimasto qui
offer-drink-teleport = Bevi la pozione di teletrasporto
offer-study = Studia la pistola
offer-wear = Indossa gli stivali
offer-done = Fatto
offer-decline = Lascia tutto qui

## Quadro

outline-over = La partita è finita.
outline-chance = Decide il caso.
outline-pick = { $own ->
    [1] { $second ->
        [0] Scegli un eroe.
       *[1] Scegli il tuo secondo eroe.
    }
   *[0] { $seat } sceglie un eroe.
}
outline-ally = { $own ->
    [1] A chi proponi un’alleanza? Un gruppo va, combatte e divide insieme.
   *[0] { $seat } può cercare alleati.
}
outline-enter = { $own ->
    [1] Scegli l’entrata da cui comincia il tuo gruppo.
   *[0] { $seat } sceglie un’entrata.
}
outline-prepare = { $own ->
    [1] { $casts ->
        [0] Tocca a te ({ $role }): usa o dai via ciò che porti, poi scegli Fatto.
       *[1] Tocca a te ({ $role }): lancia un incantesimo, usa o dai via ciò che porti, poi scegli Fatto.
    }
   *[0] { $seat } si prepara.
}
outline-look = { $own ->
    [1] In quale stanza guardi? Vedrai { $effect ->
        [monster] il suo mostro
        [either] il suo mostro o il suo tesoro
       *[both] il suo mostro e il suo tesoro
    }.
   *[0] { $seat } guarda in una stanza.
}
outline-destination = { $own ->
    [1] Dove porta il tuo teletrasporto?
   *[0] { $seat } sceglie dove porta il teletrasporto.
}
outline-chosen = Hai scelto; altri stanno ancora pensando.
outline-gift = { $seat } dice se prendere l’oggetto magico che { $giver } offre.
outline-gift-known = { $own ->
    [1] { $giver } ti offre: { $item }. Lo prendi?
   *[0] { $seat } dice se prendere ciò che { $giver } offre: { $item }.
}
outline-awaited = Hai scelto; mancano ancora: { $seats }.
outline-answer = { $own ->
    [1] { $number ->
        [one] { $seat } ti propone un’alleanza.
       *[other] { $seat } propone un’alleanza a tutti voi: { $seats }.
    } Accetti?{ $number ->
        [one] {""}
       *[other] {" "}Tutti scelgono in segreto.
    }
   *[0] Alleanza con { $seat }? Rispondono: { $seats }.
}
outline-vote = { $own ->
    [1] Dove andare? Ancora { $moves ->
        [one] un’area
       *[other] { $moves } aree
    }.{ $number ->
        [one] {""}
       *[other] {" "}Tutti scelgono in segreto.
    }
   *[0] { $seats } { $number ->
        [one] sceglie
       *[other] scelgono
    } dove andare.
}
outline-attack = { $own ->
    [1] Ci sono altri qui. Li attacchi?{ $number ->
        [one] {""}
       *[other] {" "}Tutti scelgono in segreto.
    }
   *[0] { $seats } { $number ->
        [one] decide
       *[other] decidono
    } se attaccare.
}
outline-spells = { $own ->
    [1] Un combattimento ({ $role }): quale incantesimo lanci?{ $number ->
        [one] {""}
       *[other] {" "}Tutti scelgono in segreto.
    }
   *[0] Un combattimento: { $seats } { $number ->
        [one] può
       *[other] possono
    } lanciare un incantesimo.
}
outline-items = { $own ->
    [1] Un combattimento ({ $role }): acido o pistola?{ $number ->
        [one] {""}
       *[other] {" "}Tutti scelgono in segreto.
    }
   *[0] Un combattimento: { $seats } { $number ->
        [one] può
       *[other] possono
    } usare acido o pistola.
}
outline-against = { $own ->
    [1] Quale mostro combatti adesso?{ $number ->
        [one] {""}
       *[other] {" "}Tutti scelgono in segreto.
    }
   *[0] { $seats } { $number ->
        [one] sceglie
       *[other] scelgono
    } il mostro da combattere.
}
outline-fighter = { $own ->
    [1] Chi combatte il prossimo assalto?{ $number ->
        [one] {""}
       *[other] {" "}Tutti scelgono in segreto.
    }
   *[0] { $seats } { $number ->
        [one] sceglie
       *[other] scelgono
    } chi combatte il prossimo assalto.
}
outline-loot = { $own ->
    [1] Chi guarda che cosa c’è qui? Può essere una trappola.{ $number ->
        [one] {""}
       *[other] {" "}Tutti scelgono in segreto.
    }
   *[0] { $seats } { $number ->
        [one] decide
       *[other] decidono
    } del tesoro.
}
outline-spell-list = Incantesimi
outline-spell = { $spell }
outline-disciplines = Eroi
outline-discipline = { $discipline } ({ $form ->
    [short] { $hits } ferite, ne restano { $left }
   *[full] regge { $hits } ferite, ancora disponibili: { $left }
})
outline-seats = Giocatori
outline-seat = { $seat }{ $own ->
    [1] {" "}(tu)
   *[0] {""}
}
outline-entrances = Entrate
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
} davanti all’entrata { $entrance }
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
}: morto
outline-state = { $form ->
    [short] ancora { $left } su { $most }
   *[full] Regge ancora { $left } ferite su { $most }
}{ $heroic ->
    [0] {""}
   *[1] , eroico
}{ $hexed ->
    [0] {""}
   *[1] , stregato
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
    [short] { $monster } nella { $area } (ancora { $left } su { $most })
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
outline-seen-one = { $area }: { $what }
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
outline-quiet = Da { $rounds } giri non succede nulla di nuovo. La partita finisce dopo { $left ->
    [one] un altro giro così
   *[other] altri { $left } giri così
}.
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
       *[other] , { $seats }
    }{ $enters ->
        [0] {""}
       *[1] , entrata { $entrance }
    }; porta a: { $ways }
}
outline-here = { $form ->
    [short] Accanto alla { $area }
   *[full] Sei { $kind ->
        [cell] nella cella
       *[other] nella { $area }
    }; accanto
}
outline-outside = { $form ->
    [short] Dietro l’entrata { $entrance }
   *[full] Sei davanti all’entrata { $entrance }; dietro
}
outline-way = { $area }{ $hidden ->
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
   *[other] , { $seats }
}
outline-way-out = fuori dall’entrata { $entrance }

## La fine

score-gold = Oro
score-princess = La principessa
score-captives = Nano ed elfo
score-curse = Maledizione
score-shared = Diviso con gli alleati
reason-rounds-over = L’ultimo giro è finito.
reason-nothing-new = Per trenta giri non era successo nulla di nuovo.
reason-all-dead = Nessuno è uscito vivo.
reason-princess-saved = Tutti sono fuori o morti, e la principessa è libera.
reason-all-out = Tutti sono fuori o morti; la principessa è ancora prigioniera.

## Numeri di una simulazione

figure-rounds = Giri
figure-dead = Personaggi morti
figure-parties = Gruppi
figure-monsters-met = Mostri incontrati

## Il tabellone

board-bag = Sacca
board-bag-empty = Ancora niente
board-somebody = Sconosciuto
board-seen = Visto nella { $area }: { $what }
board-left = restano { $left } di { $most }
board-hits = regge { $number } colpi
board-works = riesce { $number } su 6
board-choose = Che cosa si può scegliere
board-choose-then = E per chi o dove
board-stops = ci si ferma
board-leave = uscire
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
board-spell = magia
board-fells = { $number ->
    [0] Nessun tiro lo abbatte in questo turno.
    [6] Qualsiasi tiro lo abbatte.
    [one] Un tiro su 6 lo abbatte.
   *[other] { $number } tiri su 6 lo abbattono.
}
board-change-wizard = Mago
board-change-undead = Chierico contro simili esseri
board-change-sword = Spada magica
board-change-heroism = Eroismo
board-change-curse = Maledizione
board-change-hex = Maleficio della strega
board-counts-as = Vale
board-odds = Probabilità
board-chances = Fino alla fine: vince { $wins } %, muore { $dies } %.
board-roll = Tira il dado
board-open-it = Aprire
board-see-monster = Vedi il mostro
board-see-treasure = Vedi il tesoro
board-see-both = Vedi entrambi
board-cast = Lancia la magia
board-go-in = Entra
board-leave-now = Esci per sempre
board-ask = Chiedi
board-give = Dai
board-go-to-me = Vai da me
board-go-to = Vai da { $name }
board-whole = Vedi tutto il castello
board-nearer = Avvicinati
board-dead = morto
board-out = fuori dal castello
board-carries = { $number ->
    [0] non porta nulla
    [one] porta un segnalino
   *[other] porta { $number } segnalini
}
board-hits-short = { $number } colpi
board-drag = Trascina la mappa per vederne di più; con due dita si ingrandisce.
board-vote = Tutti scelgono in segreto
board-voted = Il tuo voto è sigillato
board-has-voted = { $name } ha sigillato il suo voto
board-vote-seconds = { $seconds } s
board-works-short = { $number } su 6
board-no-party = Non hai nessuno nel castello.

## Tabelle delle regole

table-modified-roll = Tiro modificato
table-counter = Segnalino
table-number = Numero
table-constitution = Costituzione
table-treasure = Tesoro
