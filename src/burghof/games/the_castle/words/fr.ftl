### Le château en français.

game-in-a-sentence = Deux clés, une princesse, beaucoup de dents.

## Options

option-attacks = Attaques
option-attacks-about = Si les groupes peuvent s’attaquer entre eux.
option-boots = Bottes de vitesse
option-boots-about = Qui les bottes de vitesse portent une seconde fois.
option-boots-wearer = Seulement leur propriétaire, s’il est le seul héros de son groupe
option-boots-party = Tout le groupe
option-rounds = Tours
option-rounds-about = Après ce nombre de tours, qui est encore dedans est perdu. Sans limite, la partie ne finit que lorsque tous sont sortis ou morts, ou que longtemps rien de nouveau n’arrive.
option-rounds-0 = Sans limite

## Noms

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
twin-first-fighter = Guerrier 1
twin-second-fighter = Guerrier 2
twin-first-cleric = Clerc 1
twin-second-cleric = Clerc 2
twin-first-wizard = Magicien 1
twin-second-wizard = Magicien 2
being-fighter = Le guerrier
being-cleric = Le clerc
being-wizard = Le magicien
being-first-fighter = Le premier guerrier
being-second-fighter = Le second guerrier
being-first-cleric = Le premier clerc
being-second-cleric = Le second clerc
being-first-wizard = Le premier magicien
being-second-wizard = Le second magicien
being-dwarf = Le nain
being-elf = L’elfe
being-behemoth = Le béhémoth
being-gargoyle = La gargouille
being-goblin = Le gobelin
being-ogre = L’ogre
being-shadow = L’ombre
being-slime = La gelée
being-troll = Le troll
being-werewolf = Le loup-garou
being-ghoul = La goule
being-ghost = Le fantôme
being-skeleton = Le squelette
being-vampire = Le vampire
being-zombie = Le zombie
being-witch = La sorcière
being-bat = La chauve-souris
being-centipede = Le mille-pattes
being-lizard = Le lézard
being-mildew = Le mildiou
being-mold = La moisissure
being-rat = Le rat
being-snake = Le serpent
being-spider = L’araignée
place-a1 = Salle du hibou (a1)
place-b1 = Salle du corbeau (b1)
place-c1 = Porte nord-ouest (c1)
place-d1 = Salle des roses (d1)
place-e1 = Grande Salle (e1)
place-f1 = Salle des miroirs (f1)
place-g1 = Porte nord-est (g1)
place-h1 = Salle des cartes (h1)
place-i1 = Salle des étoiles (i1)
place-a2 = Salle du faucon (a2)
place-b2 = Salle du cerf (b2)
place-c2 = Croisée nord-ouest (c2)
place-d2 = Galerie des roses (d2)
place-e2 = Galerie des chevaliers (e2)
place-f2 = Galerie des miroirs (f2)
place-g2 = Croisée nord-est (g2)
place-h2 = Bibliothèque (h2)
place-i2 = Salle des scribes (i2)
place-a3 = Salle du renard (a3)
place-b3 = Salle de l’ours (b3)
place-c3 = Galerie de l’ours (c3)
place-d3 = Chapelle (d3)
place-e3 = Salle des chevaliers (e3)
place-f3 = Salle des chandelles (f3)
place-g3 = Galerie de la harpe (g3)
place-h3 = Salle de la harpe (h3)
place-i3 = Salle de l’horloge (i3)
place-a4 = Porte ouest (a4)
place-b4 = Galerie ouest (b4)
place-c4 = Croisée ouest (c4)
place-d4 = Galerie des chaînes (d4)
place-e4 = Cachot (e4)
place-f4 = Galerie des verrous (f4)
place-g4 = Croisée est (g4)
place-h4 = Galerie est (h4)
place-i4 = Porte est (i4)
place-a5 = Buanderie (a5)
place-b5 = Cuisine (b5)
place-c5 = Galerie de la cuisine (c5)
place-d5 = Salle des portraits (d5)
place-e5 = Salle du trône (e5)
place-f5 = Salle du conseil (f5)
place-g5 = Galerie de la garde (g5)
place-h5 = Salle de garde (h5)
place-i5 = Salle d’armes (i5)
place-a6 = Réserve (a6)
place-b6 = Boulangerie (b6)
place-c6 = Croisée sud-ouest (c6)
place-d6 = Galerie des portraits (d6)
place-e6 = Galerie du trône (e6)
place-f6 = Galerie des lanternes (f6)
place-g6 = Croisée sud-est (g6)
place-h6 = Sellerie (h6)
place-i6 = Forge (i6)
place-a7 = Salle des herbes (a7)
place-b7 = Salle des tisserands (b7)
place-c7 = Porte sud-ouest (c7)
place-d7 = Cave à vin (d7)
place-e7 = Salle du puits (e7)
place-f7 = Salle des lanternes (f7)
place-g7 = Porte sud-est (g7)
place-h7 = Salle des boucliers (h7)
place-i7 = Salle des flèches (i7)
choice-accept = oui
choice-refuse = non
choice-stop = rester
choice-leave = sortir
choice-gift = donner quelque chose
choice-spare = n’attaquer personne
choice-hold = rien
choice-pile = prendre ce qui est resté
choice-decline = tout laisser

## Refus

refusal-other-counters = Chaque pion est dans une salle, et aucun autre.
refusal-a-die-for-each = Chacun qui peut être premier lance un dé.
refusal-none-left = { $discipline } : il n’en reste pas.
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
refusal-not-in-your-possession = Tu ne l’as pas : { $item }.
refusal-used-this-turn = Déjà utilisé à ce tour : { $item }.
refusal-nothing-hidden = Rien de tel n’est caché dans la { $area }.
refusal-nobody-wounded = Seul un blessé de ton groupe peut être guéri.
refusal-knows-the-pistol = Tu sais déjà te servir du pistolet.
refusal-boots-are-worn = Les bottes sont déjà mises.
refusal-not-to-an-ally = Les objets se donnent à un allié vivant.
refusal-given-this-turn = Déjà donné à ce tour : { $item }.
refusal-no-item-of-yours = Tu ne peux donner qu’un objet magique que tu portes.
refusal-monster-only = Ce jet ne montre qu’un monstre.
refusal-one-counter-only = Ce jet ne montre qu’un pion.
refusal-cell-is-locked = Le cachot est fermé, et tu n’as pas deux clés qui conviennent.
refusal-not-next-door = Pas à côté : { $area }.
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

## Événements

event-counters-laid = Un monstre et un trésor sont cachés dans chaque salle.
event-order-rolled = { $seats } lancent le dé pour savoir qui commence : { $pips }.
event-character-picked = { $seat } choisit : { $discipline }.
event-alliance-proposed = { $number ->
    [0] { $seat } ne propose d’alliance à personne.
   *[other] { $seat } propose une alliance : { $others }.
}
event-alliance-made = { $seats } forment désormais un seul groupe.
event-alliance-refused = L’alliance proposée par { $seat } ne se fait pas.
event-entrance-chosen = { $seats } { $number ->
    [one] commence
   *[other] commencent
} à l’entrée { $entrance }.
event-turn-began = Tour { $round } : c’est à { $seats } de jouer{ $is_extra ->
    [0] {""}
   *[1] , encore une fois grâce à Vitesse
}.
event-ballot-opened = Les choix sont montrés. { $seats }, dans cet ordre : { $names }.
event-spell-cast = { $name } jette le sort { $spell }{ $aimed ->
    [0] {""}
   *[1] {" "}(cible : { $target })
}.
event-spell-rolled = { $name } obtient { $pips } pour { $spell } : { $effect ->
    [fails] raté
    [hurts] raté et douloureux
   *[other] réussi
}.
event-strength-rolled = { $name } obtient { $pips } pour la force du sort { $spell } : { $strength }.
event-heroism-gained = { $name } devient héroïque jusqu’à la fin du tour.
event-speed-gained = { $seats } { $number ->
    [one] aura
   *[other] auront
} un second tour.
event-monster-charmed = { $monster } succombe au charme et suit { $seats }.
event-looked-into = { $name } regarde dans la { $area } : { $what ->
    [monster] le monstre
    [treasure] le trésor
   *[both] monstre et trésor
}.
event-peeked = Tu as vu dans la { $area } : { $seen }.
event-item-used = { $name } utilise : { $item }.
event-item-given = Un objet magique change de mains : { $name } → { $other }.
event-gift-offered = { $name } offre un objet magique : { $other }, tu le prends ?
event-gift-refused = { $other } ne prend pas l’objet magique que { $name } offre.
event-healed = { $name } guérit (dé : { $pips }) et { $hits ->
    [0] n’a plus aucune touche
    [one] garde une touche
   *[other] garde { $hits } touches
}.
event-studied = { $name } étudie le pistolet et obtient { $pips } : { $result ->
    [ready] son secret est percé
    [again] un nouvel essai est permis
   *[shot] le coup part
}.
event-shot-himself = { $name } reçoit { $hits ->
    [one] une touche
   *[other] { $hits } touches
} du pistolet, qui disparaît.
event-hurt = { $name } reçoit { $hits ->
    [one] une touche
   *[other] { $hits } touches
}{ $left ->
    [0] {""}
   *[other] {" "}et en supporte encore { $left }
}.
event-died = { $name } meurt.
event-party-died = Le groupe ({ $seats }) est anéanti.{ $counters ->
    [0] {""}
    [one] {" "}Un pion reste sur place.
   *[other] {" "}{ $counters } pions restent sur place.
}
event-curse-lifted = { $name } se délivre d’une malédiction.
event-party-stayed = { $seats } { $number ->
    [one] ne va
   *[other] ne vont
} pas plus loin.
event-party-moved = { $seats } { $number ->
    [one] va
   *[other] vont
} { $kind ->
    [cell] dans le cachot
   *[other] dans la { $area }
}.
event-party-left = { $seats } { $number ->
    [one] quitte
   *[other] quittent
} le château pour de bon.
event-teleported = { $seats } { $number ->
    [one] apparaît
   *[other] apparaissent
} { $kind ->
    [cell] dans le cachot
   *[other] dans la { $area }
}.
event-keys-shown = { $seats } { $number ->
    [one] ouvre
   *[other] ouvrent
} le cachot : { $keys }.
event-princess-joined = La princesse suit { $seats }.
event-princess-stayed = La princesse reste { $kind ->
    [cell] dans le cachot
   *[other] dans la { $area }
}.
event-monsters-revealed = { $area }, ici se cache : { $monsters }.
event-coffin-closed = Le cercueil se referme sur le vampire : tous deux disparaissent.
event-no-coffin = { $seats } { $number ->
    [one] n’a
   *[other] n’ont
} pas de cercueil pour le vampire.
event-attacked = { $seats } { $number ->
    [one] attaque
   *[other] attaquent
} { $others }.
event-spared = { $seats } { $number ->
    [one] n’attaque
   *[other] n’attaquent
} personne.
event-acid-thrown = { $name } jette l’acide (cible : { $target }) et obtient { $pips } : { $hits ->
    [0] raté
    [one] une touche
   *[other] { $hits } touches
}.
event-shot-fired = { $name } tire (cible : { $target }) : { $hits ->
    [one] une touche
   *[other] { $hits } touches
}.
event-sword-drawn = { $name } tire une épée magique.
event-no-sword = { $name } n’a pas d’épée magique.
event-melee-rolled = { $name } obtient { $pips }{ $modifier ->
    [0] {""}
    [1] {" "}+ 1
   *[other] {" "}− 1
} (adversaire : { $other }).
event-regenerated = { $name } guérit d’une touche.
event-witch-cast = La sorcière jette un sort sur { $seats } : { $spell ->
    [teleport] retour devant l’entrée
    [dispel] la magie se dissipe
    [lead] l’or devient plomb
    [powder] poudre empoisonnée
    [hex] une malédiction pour toujours
   *[dust] la poussière de momie double toutes les touches
}.
event-dispelled = { $number ->
    [0] Il n’y avait aucun objet magique à détruire.
   *[other] Détruits : { $items }.
}
event-gold-lost = { $number ->
    [0] Il n’y avait pas d’or à perdre.
   *[other] Sans valeur désormais : { $gold }.
}
event-charm-broken = { $name } redevient sauvage.
event-looted = { $name } retourne le trésor de la { $area }.
event-found = Ton groupe trouve : { $treasure }.
event-openly-found = { $name } trouve : { $treasure }.
event-trap-sprung = { $name } obtient { $pips } pour le piège : { $effect ->
    [nothing] rien ne se passe
    [damage] il blesse
   *[death] il tue
}.
event-vapor-rose = Une vapeur empoisonnée monte : { $pips ->
    [one] une touche
   *[other] { $pips } touches
} pour tous ceux qui sont ici.
event-pile-taken = { $name } prend ce qui est resté ici : { $counters ->
    [one] un pion
   *[other] { $counters } pions
}.
event-pile-seen = Ramassé : { $treasures }.
event-loot-declined = { $seats } { $number ->
    [one] ne touche
   *[other] ne touchent
} à rien.
event-rounds-over = Le tour { $round } était le dernier : qui est dedans est perdu.

## Offres

offer-pick = { $discipline } ({ $hits } touches)
offer-propose = Proposer une alliance : { $seats }
offer-propose-nobody = Ne demander à personne
offer-accept = Accepter
offer-refuse = Refuser
offer-take = Prendre
offer-take-not = Ne pas prendre
offer-enter = Entrée { $entrance }, vers la { $area }
offer-stop = Rester ici
offer-leave = Quitter le château pour de bon
offer-go = Aller { $kind ->
    [cell] dans le cachot
   *[other] dans la { $area }
}{ $monsters ->
    [0] {""}
   *[other] {" "}(un monstre s’y trouve)
}
offer-go-to = Apparaître { $kind ->
    [cell] dans le cachot
   *[other] dans la { $area }
}{ $monsters ->
    [0] {""}
   *[other] {" "}(un monstre s’y trouve)
}
offer-spare = N’attaquer personne
offer-attack = Attaquer : { $seats }
offer-against = Combattre : { $monster }
offer-fight = { $name } combat (supporte { $left ->
    [one] une touche
   *[other] { $left } touches
})
offer-hold = Ne rien faire
offer-acid = Jeter l’acide : { $target }
offer-shoot = Tirer : { $target }
offer-cast = Jeter { $spell }
offer-cast-on = Jeter { $spell } : { $target }
offer-consult = Voir le monstre de la { $area } par le médaillon
offer-look = Regarder dans la { $area } : { $what ->
    [monster] le monstre
    [treasure] le trésor
   *[both] monstre et trésor
}
offer-heal = Potion de guérison pour : { $target }
offer-give = Donner : { $item } (à : { $name })
offer-check = { $name } retourne le trésor
offer-check-for = { $name } retourne le trésor (pour : { $heir })
offer-take-pile = { $name } prend ce qui est resté ici
offer-drink-teleport = Boire la potion de téléportation
offer-study = Étudier le pistolet
offer-wear = Mettre les bottes
offer-done = Terminé
offer-decline = Tout laisser ici

## Vue d’ensemble

outline-over = La partie est finie.
outline-chance = Le hasard décide.
outline-pick = { $own ->
    [1] { $second ->
        [0] Choisis un héros.
       *[1] Choisis ton second héros.
    }
   *[0] { $seat } choisit un héros.
}
outline-ally = { $own ->
    [1] À qui proposes-tu une alliance ? Un groupe va, combat et partage ensemble.
   *[0] { $seat } peut chercher des alliés.
}
outline-enter = { $own ->
    [1] Choisis l’entrée où ton groupe commence.
   *[0] { $seat } choisit une entrée.
}
outline-prepare = { $own ->
    [1] { $casts ->
        [0] À toi ({ $role }) : utilise ou donne ce que tu portes, puis choisis Terminé.
       *[1] À toi ({ $role }) : jette un sort, utilise ou donne ce que tu portes, puis choisis Terminé.
    }
   *[0] { $seat } se prépare.
}
outline-look = { $own ->
    [1] Dans quelle salle regardes-tu ? Tu verras { $effect ->
        [monster] son monstre
        [either] son monstre ou son trésor
       *[both] son monstre et son trésor
    }.
   *[0] { $seat } regarde dans une salle.
}
outline-destination = { $own ->
    [1] Où mène ta téléportation ?
   *[0] { $seat } choisit où mène la téléportation.
}
outline-chosen = Ton choix est fait ; d’autres réfléchissent encore.
outline-gift = { $seat } dit s’il faut prendre l’objet magique que { $giver } offre.
outline-gift-known = { $own ->
    [1] { $giver } t’offre : { $item }. Tu prends ?
   *[0] { $seat } dit s’il faut prendre ce que { $giver } offre : { $item }.
}
outline-awaited = Ton choix est fait ; on attend encore : { $seats }.
outline-answer = { $own ->
    [1] { $number ->
        [one] { $seat } te propose une alliance.
       *[other] { $seat } propose une alliance à vous tous : { $seats }.
    } Acceptes-tu ?{ $number ->
        [one] {""}
       *[other] {" "}Tous choisissent en secret.
    }
   *[0] Alliance avec { $seat } ? Réponse attendue : { $seats }.
}
outline-vote = { $own ->
    [1] Où aller ? Encore { $moves ->
        [one] une case
       *[other] { $moves } cases
    }.{ $number ->
        [one] {""}
       *[other] {" "}Tous choisissent en secret.
    }
   *[0] { $seats } { $number ->
        [one] choisit
       *[other] choisissent
    } où aller.
}
outline-attack = { $own ->
    [1] D’autres sont ici. Les attaques-tu ?{ $number ->
        [one] {""}
       *[other] {" "}Tous choisissent en secret.
    }
   *[0] { $seats } { $number ->
        [one] décide
       *[other] décident
    } d’une attaque.
}
outline-spells = { $own ->
    [1] Un combat ({ $role }) : quel sort jettes-tu ?{ $number ->
        [one] {""}
       *[other] {" "}Tous choisissent en secret.
    }
   *[0] Un combat : { $seats } { $number ->
        [one] peut
       *[other] peuvent
    } jeter un sort.
}
outline-items = { $own ->
    [1] Un combat ({ $role }) : acide ou pistolet ?{ $number ->
        [one] {""}
       *[other] {" "}Tous choisissent en secret.
    }
   *[0] Un combat : { $seats } { $number ->
        [one] peut
       *[other] peuvent
    } utiliser acide ou pistolet.
}
outline-against = { $own ->
    [1] Quel monstre combats-tu maintenant ?{ $number ->
        [one] {""}
       *[other] {" "}Tous choisissent en secret.
    }
   *[0] { $seats } { $number ->
        [one] choisit
       *[other] choisissent
    } le monstre à combattre.
}
outline-fighter = { $own ->
    [1] Qui combat au prochain assaut ?{ $number ->
        [one] {""}
       *[other] {" "}Tous choisissent en secret.
    }
   *[0] { $seats } { $number ->
        [one] choisit
       *[other] choisissent
    } qui combat au prochain assaut.
}
outline-loot = { $own ->
    [1] Qui regarde ce qu’il y a ici ? C’est peut-être un piège.{ $number ->
        [one] {""}
       *[other] {" "}Tous choisissent en secret.
    }
   *[0] { $seats } { $number ->
        [one] décide
       *[other] décident
    } pour le trésor.
}
outline-spell-list = Sorts
outline-spell = { $spell }
outline-disciplines = Héros
outline-discipline = { $discipline } ({ $form ->
    [short] { $hits } touches, reste { $left }
   *[full] supporte { $hits } touches, encore disponibles : { $left }
})
outline-seats = Joueurs
outline-seat = { $seat }{ $own ->
    [1] {" "}(toi)
   *[0] {""}
}
outline-entrances = Entrées
outline-entrance = { $entrance }, vers la { $area }
outline-party = { $form ->
    [short] { $sign }{" "}
   *[full] {""}
}{ $own ->
    [1] Ton groupe
   *[0] Groupe : { $seats }
} { $kind ->
    [cell] dans le cachot
   *[other] dans la { $area }
}{ $princess ->
    [0] {""}
   *[1] {" "}avec la princesse
}
outline-party-new = { $form ->
    [short] { $sign }{" "}
   *[full] {""}
}{ $own ->
    [1] Ton groupe
   *[0] Groupe : { $seats }
}
outline-party-outside = { $form ->
    [short] { $sign }{" "}
   *[full] {""}
}{ $own ->
    [1] Ton groupe
   *[0] Groupe : { $seats }
} devant l’entrée { $entrance }
outline-party-out = { $form ->
    [short] { $sign }{" "}
   *[full] {""}
}{ $own ->
    [1] Ton groupe
   *[0] Groupe : { $seats }
}, hors du château{ $princess ->
    [0] {""}
   *[1] {" "}avec la princesse
}
outline-party-dead = { $form ->
    [short] { $sign }{" "}
   *[full] {""}
}{ $own ->
    [1] Ton groupe
   *[0] Groupe : { $seats }
}, plus personne en vie
outline-character = { $alone ->
    [1] { $role }
   *[0] { $seat }{ $own ->
        [1] {" "}(toi)
       *[0] {""}
    }, { $role }
}
outline-dead = { $alone ->
    [1] { $role }
   *[0] { $seat }{ $own ->
        [1] {" "}(toi)
       *[0] {""}
    }, { $role }
} : mort
outline-state = { $form ->
    [short] encore { $left } sur { $most }
   *[full] Supporte encore { $left } touches sur { $most }
}{ $heroic ->
    [0] {""}
   *[1] , héroïque
}{ $hexed ->
    [0] {""}
   *[1] , ensorcelé
}
outline-carried = { $what }{ $worn ->
    [0] {""}
   *[1] {" "}(aux pieds)
}{ $loaded ->
    [0] {""}
   *[1] {" "}(prêt)
}
outline-covered = { $number ->
    [one] un pion caché
   *[other] { $number } pions cachés
}
outline-companion = { $form ->
    [short] { $name } : encore { $left } sur { $most }
   *[full] { $name } : supporte encore { $left } touches sur { $most }
}
outline-monsters = Monstres visibles
outline-monster = { $form ->
    [short] { $monster }, { $area } (encore { $left } sur { $most })
   *[full] { $monster }, { $area } : supporte encore { $left } touches sur { $most }
}
outline-princess = La princesse attend { $kind ->
    [cell] dans le cachot
   *[other] dans la { $area }
}{ $locked ->
    [0] {""}
   *[1] , qui est fermé
}
outline-seen = Tu as vu
outline-seen-one = { $area } : { $what }
outline-castle = { $form ->
    [short] Tour { $round }{ $rounds ->
        [0] {""}
       *[other] {" "}sur { $rounds }
    } (? monstre caché, ! visible, $ trésor, + reste, ♥ princesse)
   *[full] Le château depuis le nord, tour { $round }{ $rounds ->
        [0] {""}
       *[other] {" "}sur { $rounds }
    }
}
outline-quiet = Depuis { $rounds } tours, rien de nouveau. La partie finit après { $left ->
    [one] encore un tour pareil
   *[other] encore { $left } tours pareils
}.
outline-row = { $form ->
    [short] {""}
   *[full] Rangée { $row }
}
outline-area = { $form ->
    [short] { $at }{ $marks }
   *[full] { $area }{ $hidden ->
        [0] {""}
       *[other] , monstre caché
    }{ $open ->
        [0] {""}
        [one] , monstre
       *[other] , { $open } monstres
    }{ $treasure ->
        [0] {""}
       *[1] , trésor
    }{ $pile ->
        [0] {""}
        [one] , un pion resté là
       *[other] , { $pile } pions restés là
    }{ $princess ->
        [0] {""}
       *[1] , la princesse
    }{ $people ->
        [0] {""}
       *[other] , { $seats }
    }{ $enters ->
        [0] {""}
       *[1] , entrée { $entrance }
    } ; mène à : { $ways }
}
outline-here = { $form ->
    [short] À côté : { $area }
   *[full] Tu es { $kind ->
        [cell] dans le cachot
       *[other] dans la { $area }
    } ; à côté
}
outline-outside = { $form ->
    [short] Derrière l’entrée { $entrance }
   *[full] Tu es devant l’entrée { $entrance } ; derrière
}
outline-way = { $area }{ $hidden ->
    [0] {""}
   *[other] , monstre caché
}{ $open ->
    [0] {""}
    [one] , monstre
   *[other] , { $open } monstres
}{ $treasure ->
    [0] {""}
   *[1] , trésor
}{ $pile ->
    [0] {""}
    [one] , un pion resté là
   *[other] , { $pile } pions restés là
}{ $princess ->
    [0] {""}
   *[1] , la princesse
}{ $people ->
    [0] {""}
   *[other] , { $seats }
}
outline-way-out = sortie par l’entrée { $entrance }

## La fin

score-gold = Or
score-princess = La princesse
score-captives = Nain et elfe
score-curse = Malédiction
score-shared = Partagé avec les alliés
reason-rounds-over = Le dernier tour est fini.
reason-nothing-new = Trente tours durant, rien de nouveau n’était arrivé.
reason-all-dead = Personne n’est sorti vivant.
reason-princess-saved = Tous sont sortis ou morts, et la princesse est libre.
reason-all-out = Tous sont sortis ou morts ; la princesse reste captive.

## Chiffres d’une simulation

figure-rounds = Tours de table
figure-dead = Personnages morts
figure-parties = Groupes
figure-monsters-met = Monstres rencontrés

## Le plateau

board-bag = Sac
board-bag-empty = Encore rien
board-somebody = Inconnu
board-seen = Vu dans la { $area } : { $what }
board-left = reste { $left } sur { $most }
board-hits = tient { $number } coups
board-works = agit { $number } fois sur 6
board-choose = Ce qu’on peut choisir
board-choose-then = Et pour qui, ou où
board-stops = on s’arrête là
board-leave = sortir
board-fight-in = Combat dans { $kind ->
    [cell] le cachot
   *[other] la { $area }
}
board-look-at-map = Regarder le plan
board-back-to-fight = Retour au combat
board-you-roll = Dé
board-roll-is = Jet
board-you-deal = Inflige
board-it-deals = Subit
board-spell = sort
board-fells = { $number ->
    [0] Aucun jet n’en vient à bout ce tour-ci.
    [6] N’importe quel jet en vient à bout.
    [1] Un jet sur 6 en vient à bout.
   *[other] { $number } jets sur 6 en viennent à bout.
}
board-change-wizard = Magicien
board-change-undead = Clerc contre de tels êtres
board-change-sword = Épée magique
board-change-heroism = Héroïsme
board-change-curse = Malédiction
board-change-hex = Maléfice de sorcière
board-counts-as = Compte pour
board-odds = Chances
board-chances = Jusqu’au bout : gagne { $wins } %, meurt { $dies } %.
board-roll = Lancer le dé
board-open-it = Ouvrir
board-see-monster = Voir le monstre
board-see-treasure = Voir le trésor
board-see-both = Voir les deux
board-cast = Lancer le sort
board-go-in = Entrer
board-leave-now = Sortir pour de bon
board-ask = Demander
board-give = Donner
board-go-to-me = Vers moi
board-go-to = Vers { $name }
board-whole = Voir tout le château
board-nearer = S’approcher
board-dead = mort
board-out = sorti du château
board-carries = { $number ->
    [0] ne porte rien
    [one] porte un pion
   *[other] porte { $number } pions
}
board-hits-short = { $number } coups
board-drag = Fais glisser le plan pour en voir plus ; deux doigts zooment.
board-vote = Chacun choisit en secret
board-voted = Ton vote est scellé
board-has-voted = { $name } a scellé son vote
board-vote-seconds = { $seconds } s
board-works-short = { $number } sur 6
board-no-party = Tu n’as personne au château.

## Tableaux des règles

table-modified-roll = Jet modifié
table-counter = Pion
table-number = Nombre
table-constitution = Constitution
table-treasure = Trésor
