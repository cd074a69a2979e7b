# Words of The Castle.

## Options

option-attacks = Attacchi
option-attacks-about = Se i gruppi possono attaccarsi a vicenda.
option-boots = Stivali della velocità
option-boots-about = Chi viene portato una seconda volta dagli stivali della velocità.
option-boots-wearer = Chi li porta, se è l’unico eroe del suo gruppo
option-boots-party = Tutto il gruppo
option-rounds = Turni
option-rounds-about = Dopo tanti turni chi è ancora dentro è perduto.

## Names

area-kind-room = stanza
area-kind-corridor = corridoio
area-kind-cell = la cella
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

## Refusals

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
refusal-nothing-hidden = Niente del genere è nascosto in { $area }.
refusal-nobody-wounded = Solo un ferito del tuo gruppo può essere curato.
refusal-knows-the-pistol = Sai già usare la pistola.
refusal-boots-are-worn = Gli stivali sono già indossati.
refusal-not-to-an-ally = Gli oggetti si danno a un alleato vivo.
refusal-given-this-turn = Già dato in questo turno: { $item }.
refusal-monster-only = Questo tiro mostra solo un mostro.
refusal-one-counter-only = Questo tiro mostra un solo segnalino.
refusal-cell-is-locked = La cella è chiusa e non hai due chiavi adatte.
refusal-not-next-door = { $area } non è accanto.
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

## Events

event-counters-laid = Un mostro e un tesoro sono coperti in ogni stanza.
event-order-rolled = Chi comincia? Tirano { $seats }.
event-character-picked = { $seat } sceglie: { $discipline }.
event-alliance-proposed = { $seat } cerca alleati: { $others }.
event-alliance-made = D’ora in poi un solo gruppo: { $seats }.
event-alliance-refused = L’alleanza di { $seat } non si fa.
event-entrance-chosen = { $seats }: entrata { $entrance }.
event-turn-began = Turno { $round }: { $seats }{ $is_extra ->
    [0] {""}
   *[other] {" "}ancora una volta
}.
event-ballot-opened = Tutti hanno scelto: { $seats }.
event-spell-cast = { $name } lancia: { $spell }.
event-spell-rolled = { $spell } di { $name }: { $pips }{ $effect ->
    [fails] , fallito
    [hurts] , fallito e doloroso
   *[other] , riuscito
}.
event-strength-rolled = { $spell } di { $name } ha forza { $strength } (dado: { $pips }).
event-heroism-gained = { $name } è eroico fino alla fine del turno.
event-speed-gained = { $seats }: seguirà un secondo turno.
event-monster-charmed = { $monster } ora segue { $seats }.
event-looked-into = { $name } guarda in { $area }{ $what ->
    [monster] {" "}(mostro)
    [treasure] {" "}(tesoro)
   *[other] {" "}(entrambi)
}.
event-peeked = Hai visto in { $area }: { $monster } { $treasure }
event-item-used = { $name } usa: { $item }.
event-item-given = { $name } dà un oggetto magico a { $other }.
event-healed = { $name } viene curato (dado: { $pips }); ferite rimaste: { $hits }.
event-studied = { $name } studia la pistola: { $pips }{ $result ->
    [ready] , e sa usarla
    [again] , e può riprovare
   *[other] , e parte un colpo
}.
event-shot-himself = { $name } si ferisce con la pistola: { $hits }.
event-hurt = { $name } subisce ferite: { $hits } (ne regge ancora { $left }).
event-died = { $name } muore.
event-party-died = Non resta nessuno di { $seats }. Segnalini lasciati: { $counters }.
event-curse-lifted = { $name } è libero da una maledizione.
event-party-stayed = { $seats }: non oltre.
event-party-moved = { $seats } verso { $kind } { $area }.
event-party-left = Fuori dal castello per sempre: { $seats }.
event-teleported = All’improvviso in { $kind } { $area }: { $seats }.
event-keys-shown = { $seats } aprono la cella: { $keys }.
event-princess-joined = La principessa va con { $seats }.
event-princess-stayed = La principessa resta in { $kind } { $area }.
event-monsters-revealed = In { $area } si cela: { $monsters }.
event-coffin-closed = La bara si chiude: { $name } è sparito.
event-no-coffin = { $seats }: nessuna bara.
event-attacked = { $seats } attaccano { $others }.
event-spared = { $seats } non attaccano nessuno.
event-acid-thrown = { $name } lancia acido su { $target }: { $pips }, ferite: { $hits }.
event-shot-fired = { $name } spara a { $target }: { $hits }.
event-sword-drawn = { $name } sguaina una spada magica.
event-no-sword = { $name } non ha una spada magica.
event-melee-rolled = { $name } contro { $other }: { $pips }{ $modifier ->
    [0] {""}
    [1] {" "}+ 1
   *[other] {" "}− 1
}.
event-regenerated = { $name } guarisce una ferita.
event-witch-cast = La strega colpisce { $seats }: { $spell ->
    [teleport] fuori dal castello
    [dispel] la magia svanisce
    [lead] l’oro diventa piombo
    [powder] polvere velenosa
    [hex] una maledizione per sempre
   *[other] polvere di mummia, ferite raddoppiate
}.
event-dispelled = Distrutto: { $items }
event-gold-lost = Senza valore: { $gold }
event-charm-broken = { $name } è di nuovo selvatico.
event-looted = { $name } scopre il tesoro di { $area }.
event-found = Il tuo gruppo ha trovato: { $treasure } ({ $name }).
event-openly-found = { $name } trova: { $treasure }!
event-trap-sprung = La trappola scatta su { $name }: { $pips }{ $effect ->
    [nothing] , niente
    [damage] , ferisce
   *[other] , uccide
}.
event-vapor-rose = Sale un vapore velenoso: { $pips }.
event-pile-taken = { $name } prende ciò che è rimasto qui: { $counters }.
event-pile-seen = È: { $treasures }
event-loot-declined = { $seats } lo lasciano lì.
event-rounds-over = Il turno { $round } era l’ultimo: chi è dentro è perduto.

## Offers

offer-pick = Scegli: { $discipline }
offer-propose = Proponi un’alleanza: { $seats }
offer-propose-nobody = Non chiedere a nessuno
offer-accept = Accetta
offer-refuse = Rifiuta
offer-enter = Entrata { $entrance }
offer-stop = Resta qui
offer-leave = Lascia il castello per sempre
offer-go = Vai in { $kind } { $area }
offer-go-to = Appari in { $kind } { $area }
offer-spare = Non attaccare nessuno
offer-attack = Attacca { $seats }
offer-against = Combatti { $monster }
offer-fight = { $name } combatte (regge { $left })
offer-hold = Non fare nulla
offer-acid = Lancia acido su { $target }
offer-shoot = Spara a { $target }
offer-cast = Lancia { $spell }
offer-cast-on = Lancia { $spell } su { $target }
offer-consult = Guarda il mostro in { $area } col medaglione
offer-look = Guarda in { $area }: { $what ->
    [monster] il mostro
    [treasure] il tesoro
   *[other] entrambi
}
offer-heal = Dai la pozione curativa a { $target }
offer-give = Dai a { $name }: { $item }
offer-check = { $name } scopre il tesoro
offer-check-for = { $name } scopre il tesoro per { $heir }
offer-take-pile = { $name } prende ciò che è rimasto qui
offer-drink-teleport = Bevi la pozione di teletrasporto
offer-study = Studia la pistola
offer-wear = Indossa gli stivali
offer-done = Fatto
offer-decline = Lascia tutto qui

## Outline

outline-over = La partita è finita.
outline-chance = Decide il caso.
outline-ballot = { $step ->
    [answer] Un’alleanza?
    [vote] Dove andare?
    [attack] Attaccare?
    [spells] Quali incantesimi?
    [items] Acido o pistola?
    [against] Quale mostro prima?
    [fighter] Chi combatte?
   *[other] Chi scopre il tesoro?
} Scelgono: { $seats }.
outline-asked = { $seat } { $step ->
    [pick] sceglie un eroe
    [ally] può cercare alleati
    [entrance] sceglie un’entrata
    [look] guarda in una stanza
    [destination] sceglie dove apparire
   *[other] si prepara
}.
outline-disciplines = Eroi
outline-discipline = { $discipline }
outline-seats = Giocatori
outline-seat = { $seat }
outline-entrances = Entrate
outline-entrance = { $entrance }, verso { $area }
outline-castle = Il castello, turno { $round }
outline-row = Riga { $row }
outline-area = { $form ->
    [short] { $area }{ $hidden ->
        [0] {""}
       *[other] ?
    }{ $open ->
        [0] {""}
       *[other] !
    }{ $treasure ->
        [0] {""}
       *[other] $
    }{ $pile ->
        [0] {""}
       *[other] +
    }{ $people ->
        [0] {""}
       *[other] @
    }
   *[full] { $kind } { $area }{ $hidden ->
        [0] {""}
       *[other] , mostro coperto
    }{ $open ->
        [0] {""}
       *[other] , mostro scoperto
    }{ $treasure ->
        [0] {""}
       *[other] , tesoro
    }{ $pile ->
        [0] {""}
       *[other] , lasciati: { $pile }
    }{ $people ->
        [0] {""}
       *[other] , gruppi: { $people }
    }
}
outline-seen = Visto: { $what }
outline-outside = Sei davanti all’entrata.
outline-here = Sei in { $kind } { $area }; mosse rimaste: { $moves }. Accanto:
outline-party = { $seats } in { $kind } { $area }, segnalini: { $counters }{ $princess ->
    [0] {""}
   *[other] , con la principessa
}
outline-party-out = { $seats } sono fuori, segnalini: { $counters }{ $princess ->
    [0] {""}
   *[other] , con la principessa
}
outline-party-dead = { $seats } sono morti
outline-party-outside = { $seats } davanti all’entrata, segnalini: { $counters }
outline-character = { $discipline } di { $seat }: ferite { $hits }, regge { $left }{ $heroic ->
    [0] {""}
   *[other] , eroico
}{ $hexed ->
    [0] {""}
   *[other] , stregato
}
outline-dead = { $discipline } di { $seat }, morto
outline-companion = { $name }: ferite { $hits }, regge { $left }
outline-carried = { $what } ({ $name })
outline-monsters = Mostri scoperti
outline-monster = { $monster } in { $area }: ferite { $hits }, regge { $left }
outline-princess = La principessa è in { $kind } { $area }{ $is_open ->
    [0] ; la cella è chiusa
   *[other] ; la cella è aperta
}

## The end

score-gold = Oro
score-princess = La principessa
score-captives = Nano ed elfo
score-curse = Maledizione
score-shared = Diviso con gli alleati
reason-rounds-over = L’ultimo turno è finito.
reason-all-dead = Nessuno è uscito vivo.
reason-princess-saved = Tutti sono fuori o morti, e la principessa è libera.
reason-all-out = Tutti sono fuori o morti; la principessa è ancora prigioniera.

## Numeri di una simulazione

figure-rounds = Giri
figure-dead = Personaggi morti
figure-parties = Gruppi
figure-monsters-met = Mostri incontrati
