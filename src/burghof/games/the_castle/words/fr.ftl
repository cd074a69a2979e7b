# Words of The Castle.

## Options

option-attacks = Attaques
option-attacks-about = Si les groupes peuvent s’attaquer entre eux.
option-boots = Bottes de vitesse
option-boots-about = Qui les bottes de vitesse portent une seconde fois.
option-boots-wearer = Le porteur, s’il est le seul héros de son groupe
option-boots-party = Tout le groupe
option-rounds = Tours
option-rounds-about = Après ce nombre de tours, qui est encore dedans est perdu.

## Names

area-kind-room = salle
area-kind-corridor = couloir
area-kind-cell = le cachot
entrance-a = A
entrance-b = B
entrance-c = C
entrance-d = D
entrance-e = E
entrance-f = F
discipline-fighter = Guerrier
discipline-cleric = Clerc
discipline-wizard = Magicien
monster-behemoth = Béhémoth
monster-gargoyle = Gargouille
monster-goblin = Gobelin
monster-ogre = Ogre
monster-shadow = Ombre
monster-slime = Gelée
monster-troll = Troll
monster-werewolf = Loup-garou
monster-ghoul = Goule
monster-ghost = Fantôme
monster-skeleton = Squelette
monster-vampire = Vampire
monster-zombie = Zombie
monster-witch = Sorcière
monster-bat = Chauve-souris
monster-centipede = Mille-pattes
monster-lizard = Lézard
monster-mildew = Mildiou
monster-mold = Moisissure
monster-rat = Rat
monster-snake = Serpent
monster-spider = Araignée
treasure-gold-100 = 100 pièces d’or
treasure-gold-200 = 200 pièces d’or
treasure-gold-300 = 300 pièces d’or
treasure-gold-400 = 400 pièces d’or
treasure-gold-500 = 500 pièces d’or
treasure-key-a = Clé A
treasure-key-b = Clé B
treasure-skeleton-key = Passe-partout
treasure-acid = Flacon d’acide
treasure-boots = Bottes de vitesse
treasure-coffin = Cercueil
treasure-medallion = Médaillon de voyance
treasure-pistol = Pistolet
treasure-healing = Potion de guérison
treasure-teleport = Potion de téléportation
treasure-sword = Épée magique
treasure-dwarf = Nain
treasure-elf = Elfe
treasure-spores = Spores
treasure-vapor = Vapeur empoisonnée
treasure-trap = Piège
treasure-curse = Malédiction −1
treasure-heavy-curse = Malédiction −300
spell-charm = Charme
spell-esp = Voyance
spell-fireball = Boule de feu
spell-heroism = Héroïsme
spell-speed = Vitesse
spell-teleport = Téléportation

## Refusals

refusal-other-counters = Chaque pion est dans une salle, et aucun autre.
refusal-a-die-for-each = Chacun qui peut être premier lance un dé.
refusal-none-left = { $discipline } : il n’en reste pas.
refusal-not-with-yourself = Tu ne peux pas t’allier avec toi-même.
refusal-already-allied = L’un d’eux a déjà des alliés.
refusal-entrance-taken = L’entrée { $entrance } est à un autre groupe.
refusal-not-due-now = Ce n’est pas le moment.
refusal-six-sides = Un dé montre de un à six.
refusal-no-wizard = Seuls les magiciens jettent des sorts.
refusal-not-before-moving = { $spell } ne se lance pas avant le mouvement.
refusal-one-spell = Un magicien jette un seul sort avant le mouvement.
refusal-no-speed-again = Vitesse ne peut pas encore être relancée.
refusal-not-of-your-party = Ce n’est personne de ton groupe.
refusal-not-in-your-possession = Tu ne l’as pas : { $item }.
refusal-used-this-turn = Déjà utilisé à ce tour : { $item }.
refusal-nothing-hidden = Rien de tel n’est caché en { $area }.
refusal-nobody-wounded = Seul un blessé de ton groupe peut être guéri.
refusal-knows-the-pistol = Tu sais déjà te servir du pistolet.
refusal-boots-are-worn = Les bottes sont déjà mises.
refusal-not-to-an-ally = Les objets se donnent à un allié vivant.
refusal-given-this-turn = Déjà donné à ce tour : { $item }.
refusal-monster-only = Ce jet ne montre qu’un monstre.
refusal-one-counter-only = Ce jet ne montre qu’un pion.
refusal-cell-is-locked = Le cachot est fermé, et tu n’as pas deux clés qui conviennent.
refusal-not-next-door = { $area } n’est pas à côté.
refusal-no-entrance-here = Il n’y a pas d’entrée ici pour sortir.
refusal-not-in-a-fight = { $spell } ne se lance pas en combat.
refusal-no-such-enemy = Ce n’est pas un ennemi présent.
refusal-only-wild-monsters = Seuls les monstres sauvages peuvent être charmés.
refusal-cannot-be-charmed = { $monster } ne peut pas être charmé.
refusal-no-acid = Tu n’as pas d’acide à jeter ici.
refusal-no-pistol = Tu n’as pas de pistolet que tu saches tirer.
refusal-not-here = Ce groupe n’est pas ici.
refusal-too-large-for-a-captive = Nain et elfe ne combattent pas un si grand monstre.
refusal-nothing-to-check = Il n’y a pas de trésor à retourner ici.
refusal-cannot-check = Seul un héros, nain ou elfe du groupe retourne un trésor.
refusal-no-heir = Cela revient à un héros vivant du groupe.
refusal-keeps-it-himself = Un héros garde ce qu’il trouve.
refusal-no-pile-here = Personne n’a rien laissé ici.

## Events

event-counters-laid = Un monstre et un trésor sont cachés dans chaque salle.
event-order-rolled = Qui commence ? { $seats } lancent le dé.
event-character-picked = { $seat } choisit : { $discipline }.
event-alliance-proposed = { $seat } cherche des alliés : { $others }.
event-alliance-made = Désormais un seul groupe : { $seats }.
event-alliance-refused = L’alliance de { $seat } ne se fait pas.
event-entrance-chosen = { $seats } : entrée { $entrance }.
event-turn-began = Tour { $round } : { $seats }{ $is_extra ->
    [0] {""}
   *[other] {" "}encore une fois
}.
event-ballot-opened = Tous ont choisi : { $seats }.
event-spell-cast = { $name } jette un sort : { $spell }.
event-spell-rolled = { $spell } de { $name } : { $pips }{ $effect ->
    [fails] , raté
    [hurts] , raté et douloureux
   *[other] , réussi
}.
event-strength-rolled = { $spell } de { $name } a une force de { $strength } (dé : { $pips }).
event-heroism-gained = { $name } est héroïque jusqu’à la fin du tour.
event-speed-gained = { $seats } : un second tour suivra.
event-monster-charmed = { $monster } suit désormais { $seats }.
event-looked-into = { $name } regarde en { $area }{ $what ->
    [monster] {" "}(monstre)
    [treasure] {" "}(trésor)
   *[other] {" "}(les deux)
}.
event-peeked = Tu as vu en { $area } : { $monster } { $treasure }
event-item-used = { $name } utilise : { $item }.
event-item-given = { $name } donne un objet magique à { $other }.
event-healed = { $name } est guéri (dé : { $pips }) ; touches restantes : { $hits }.
event-studied = { $name } étudie le pistolet : { $pips }{ $result ->
    [ready] , et sait s’en servir
    [again] , et peut réessayer
   *[other] , et le coup part
}.
event-shot-himself = { $name } se blesse avec le pistolet : { $hits }.
event-hurt = { $name } est touché : { $hits } (peut encore { $left }).
event-died = { $name } meurt.
event-party-died = Il ne reste personne de { $seats }. Pions laissés : { $counters }.
event-curse-lifted = { $name } est délivré d’une malédiction.
event-party-stayed = { $seats } : pas plus loin.
event-party-moved = { $seats } vers { $kind } { $area }.
event-party-left = Sortis du château pour de bon : { $seats }.
event-teleported = Soudain dans { $kind } { $area } : { $seats }.
event-keys-shown = { $seats } ouvrent le cachot : { $keys }.
event-princess-joined = La princesse suit { $seats }.
event-princess-stayed = La princesse reste dans { $kind } { $area }.
event-monsters-revealed = En { $area } se cache : { $monsters }.
event-coffin-closed = Le cercueil se referme : { $name } a disparu.
event-no-coffin = { $seats } : pas de cercueil.
event-attacked = { $seats } attaquent { $others }.
event-spared = { $seats } n’attaquent personne.
event-acid-thrown = { $name } jette l’acide sur { $target } : { $pips }, touches : { $hits }.
event-shot-fired = { $name } tire sur { $target } : { $hits }.
event-sword-drawn = { $name } tire une épée magique.
event-no-sword = { $name } n’a pas d’épée magique.
event-melee-rolled = { $name } contre { $other } : { $pips }{ $modifier ->
    [0] {""}
    [1] {" "}+ 1
   *[other] {" "}− 1
}.
event-regenerated = { $name } guérit d’une touche.
event-witch-cast = La sorcière frappe { $seats } : { $spell ->
    [teleport] hors du château
    [dispel] la magie se dissipe
    [lead] l’or devient plomb
    [powder] poudre empoisonnée
    [hex] une malédiction pour toujours
   *[other] poussière de momie, touches doublées
}.
event-dispelled = Détruit : { $items }
event-gold-lost = Sans valeur : { $gold }
event-charm-broken = { $name } est de nouveau sauvage.
event-looted = { $name } retourne le trésor de { $area }.
event-found = Ton groupe a trouvé : { $treasure } ({ $name }).
event-openly-found = { $name } trouve : { $treasure } !
event-trap-sprung = Le piège se referme sur { $name } : { $pips }{ $effect ->
    [nothing] , rien
    [damage] , blessure
   *[other] , mortel
}.
event-vapor-rose = Une vapeur empoisonnée monte : { $pips }.
event-pile-taken = { $name } prend ce qui est resté ici : { $counters }.
event-pile-seen = C’est : { $treasures }
event-loot-declined = { $seats } n’y touchent pas.
event-rounds-over = Le tour { $round } était le dernier : qui est dedans est perdu.

## Offers

offer-pick = Choisir : { $discipline }
offer-propose = Proposer une alliance : { $seats }
offer-propose-nobody = Ne demander à personne
offer-accept = Accepter
offer-refuse = Refuser
offer-enter = Entrée { $entrance }
offer-stop = Rester ici
offer-leave = Quitter le château pour de bon
offer-go = Aller dans { $kind } { $area }
offer-go-to = Apparaître dans { $kind } { $area }
offer-spare = N’attaquer personne
offer-attack = Attaquer { $seats }
offer-against = Combattre { $monster }
offer-fight = { $name } combat (supporte { $left })
offer-hold = Ne rien faire
offer-acid = Jeter l’acide sur { $target }
offer-shoot = Tirer sur { $target }
offer-cast = Jeter { $spell }
offer-cast-on = Jeter { $spell } sur { $target }
offer-consult = Voir le monstre de { $area } par le médaillon
offer-look = Regarder en { $area } : { $what ->
    [monster] le monstre
    [treasure] le trésor
   *[other] les deux
}
offer-heal = Donner la potion de guérison à { $target }
offer-give = Donner à { $name } : { $item }
offer-check = { $name } retourne le trésor
offer-check-for = { $name } retourne le trésor pour { $heir }
offer-take-pile = { $name } prend ce qui est resté ici
offer-drink-teleport = Boire la potion de téléportation
offer-study = Étudier le pistolet
offer-wear = Mettre les bottes
offer-done = Terminé
offer-decline = Ne rien toucher

## Outline

outline-over = La partie est finie.
outline-chance = Le hasard décide.
outline-ballot = { $step ->
    [answer] Une alliance ?
    [vote] Où aller ?
    [attack] Attaquer ?
    [spells] Quels sorts ?
    [items] Acide ou pistolet ?
    [against] Quel monstre d’abord ?
    [fighter] Qui combat ?
   *[other] Qui retourne le trésor ?
} Au choix de : { $seats }.
outline-asked = { $seat } { $step ->
    [pick] choisit un héros
    [ally] peut chercher des alliés
    [entrance] choisit une entrée
    [look] regarde dans une salle
    [destination] choisit où apparaître
   *[other] se prépare
}.
outline-disciplines = Héros
outline-discipline = { $discipline }
outline-seats = Joueurs
outline-seat = { $seat }
outline-entrances = Entrées
outline-entrance = { $entrance }, vers { $area }
outline-castle = Le château, tour { $round }
outline-row = Rangée { $row }
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
       *[other] , monstre caché
    }{ $open ->
        [0] {""}
       *[other] , monstre visible
    }{ $treasure ->
        [0] {""}
       *[other] , trésor
    }{ $pile ->
        [0] {""}
       *[other] , laissés : { $pile }
    }{ $people ->
        [0] {""}
       *[other] , groupes : { $people }
    }
}
outline-seen = Vu : { $what }
outline-outside = Tu es devant l’entrée.
outline-here = Tu es dans { $kind } { $area } ; mouvements restants : { $moves }. À côté :
outline-party = { $seats } dans { $kind } { $area }, pions : { $counters }{ $princess ->
    [0] {""}
   *[other] , avec la princesse
}
outline-party-out = { $seats } sont sortis, pions : { $counters }{ $princess ->
    [0] {""}
   *[other] , avec la princesse
}
outline-party-dead = { $seats } sont morts
outline-party-outside = { $seats } devant l’entrée, pions : { $counters }
outline-character = { $discipline } de { $seat } : touches { $hits }, supporte { $left }{ $heroic ->
    [0] {""}
   *[other] , héroïque
}{ $hexed ->
    [0] {""}
   *[other] , ensorcelé
}
outline-dead = { $discipline } de { $seat }, mort
outline-companion = { $name } : touches { $hits }, supporte { $left }
outline-carried = { $what } ({ $name })
outline-monsters = Monstres visibles
outline-monster = { $monster } en { $area } : touches { $hits }, supporte { $left }
outline-princess = La princesse est dans { $kind } { $area }{ $is_open ->
    [0] {" "}; le cachot est fermé
   *[other] {" "}; le cachot est ouvert
}

## The end

score-gold = Or
score-princess = La princesse
score-captives = Nain et elfe
score-curse = Malédiction
score-shared = Partagé avec les alliés
reason-rounds-over = Le dernier tour est fini.
reason-all-dead = Personne n’est sorti vivant.
reason-princess-saved = Tous sont sortis ou morts, et la princesse est libre.
reason-all-out = Tous sont sortis ou morts ; la princesse reste captive.

## Chiffres d’une simulation

figure-rounds = Tours de table
figure-dead = Personnages morts
figure-parties = Groupes
figure-monsters-met = Monstres rencontrés
