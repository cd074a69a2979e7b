### Le château en français.

game-in-a-sentence = Deux clés, une princesse, beaucoup de dents.
game-invitation = { $host } te garde une chaise au château.

## Options

option-attacks = Attaques
option-attacks-about = Si les groupes peuvent s’attaquer entre eux.
option-boots = Bottes de vitesse
option-boots-about = Qui les bottes de vitesse font avancer deux fois.
option-boots-wearer = Seulement qui les porte, sans alliés
option-boots-party = Tout le groupe
option-rounds = Manches
option-rounds-about = Qui est encore dedans après la dernière manche est perdu. Sans limite, la partie dure jusqu’à ce que tout le monde soit sorti ou mort, ou que rien de nouveau n’arrive pendant trente manches.
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
whom-fighter = le guerrier
whom-cleric = le clerc
whom-wizard = le magicien
whom-first-fighter = le premier guerrier
whom-second-fighter = le second guerrier
whom-first-cleric = le premier clerc
whom-second-cleric = le second clerc
whom-first-wizard = le premier magicien
whom-second-wizard = le second magicien
whom-dwarf = le nain
whom-elf = l’elfe
whom-behemoth = le béhémoth
whom-gargoyle = la gargouille
whom-goblin = le gobelin
whom-ogre = l’ogre
whom-shadow = l’ombre
whom-slime = la gelée
whom-troll = le troll
whom-werewolf = le loup-garou
whom-ghoul = la goule
whom-ghost = le fantôme
whom-skeleton = le squelette
whom-vampire = le vampire
whom-zombie = le zombie
whom-witch = la sorcière
whom-bat = la chauve-souris
whom-centipede = le mille-pattes
whom-lizard = le lézard
whom-mildew = le mildiou
whom-mold = la moisissure
whom-rat = le rat
whom-snake = le serpent
whom-spider = l’araignée
thing-behemoth = un béhémoth
thing-gargoyle = une gargouille
thing-goblin = un gobelin
thing-ogre = un ogre
thing-shadow = une ombre
thing-slime = une gelée
thing-troll = un troll
thing-werewolf = un loup-garou
thing-ghoul = une goule
thing-ghost = un fantôme
thing-skeleton = un squelette
thing-vampire = un vampire
thing-zombie = un zombie
thing-witch = une sorcière
thing-bat = une chauve-souris
thing-centipede = un mille-pattes
thing-lizard = un lézard
thing-mildew = du mildiou
thing-mold = une moisissure
thing-rat = un rat
thing-snake = un serpent
thing-spider = une araignée
thing-gold-100 = 100 pièces d’or
thing-gold-200 = 200 pièces d’or
thing-gold-300 = 300 pièces d’or
thing-gold-400 = 400 pièces d’or
thing-gold-500 = 500 pièces d’or
thing-key-a = la clé A
thing-key-b = la clé B
thing-skeleton-key = un passe-partout
thing-acid = un flacon d’acide
thing-boots = des bottes de vitesse
thing-coffin = un cercueil
thing-medallion = un médaillon de voyance
thing-pistol = un pistolet
thing-healing = une potion de guérison
thing-teleport = une potion de téléportation
thing-sword = une épée magique
thing-dwarf = un nain
thing-elf = un elfe
thing-spores = des spores
thing-vapor = une vapeur empoisonnée
thing-trap = un piège
thing-curse = une malédiction −1
thing-heavy-curse = une malédiction −300
place-a1 = Salle du hibou
place-b1 = Salle du corbeau
place-c1 = Porte nord-ouest
place-d1 = Salle des roses
place-e1 = Grande Salle
place-f1 = Salle des miroirs
place-g1 = Porte nord-est
place-h1 = Salle des cartes
place-i1 = Salle des étoiles
place-a2 = Salle du faucon
place-b2 = Salle du cerf
place-c2 = Croisée nord-ouest
place-d2 = Galerie des roses
place-e2 = Galerie des chevaliers
place-f2 = Galerie des miroirs
place-g2 = Croisée nord-est
place-h2 = Bibliothèque
place-i2 = Salle des scribes
place-a3 = Salle du renard
place-b3 = Salle de l’ours
place-c3 = Galerie de l’ours
place-d3 = Chapelle
place-e3 = Salle des chevaliers
place-f3 = Salle des chandelles
place-g3 = Galerie de la harpe
place-h3 = Salle de la harpe
place-i3 = Salle de l’horloge
place-a4 = Porte ouest
place-b4 = Galerie ouest
place-c4 = Croisée ouest
place-d4 = Galerie des chaînes
place-e4 = Cachot
place-f4 = Galerie des verrous
place-g4 = Croisée est
place-h4 = Galerie est
place-i4 = Porte est
place-a5 = Buanderie
place-b5 = Cuisine
place-c5 = Galerie de la cuisine
place-d5 = Salle des portraits
place-e5 = Salle du trône
place-f5 = Salle du conseil
place-g5 = Galerie de la garde
place-h5 = Salle de garde
place-i5 = Salle d’armes
place-a6 = Réserve
place-b6 = Boulangerie
place-c6 = Croisée sud-ouest
place-d6 = Galerie des portraits
place-e6 = Galerie du trône
place-f6 = Galerie des lanternes
place-g6 = Croisée sud-est
place-h6 = Sellerie
place-i6 = Forge
place-a7 = Salle des herbes
place-b7 = Salle des tisserands
place-c7 = Porte sud-ouest
place-d7 = Cave à vin
place-e7 = Salle du puits
place-f7 = Salle des lanternes
place-g7 = Porte sud-est
place-h7 = Salle des boucliers
place-i7 = Salle des flèches
choice-accept = oui
choice-refuse = non
choice-stop = rester
choice-leave = sortir
choice-gift = donner quelque chose
choice-spare = n’attaquer personne
choice-hold = rien
choice-pile = prendre ce qui est resté
choice-decline = tout laisser
chance-of-ten = { $tenths ->
    [1] une fois sur dix
    [2] deux fois sur dix
    [3] trois fois sur dix
    [4] quatre fois sur dix
    [5] cinq fois sur dix
    [6] six fois sur dix
    [7] sept fois sur dix
    [8] huit fois sur dix
    [9] neuf fois sur dix
   *[other] presque toujours
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
    [most] {" "}Le plus de voix décide.
    [half] {" "}Pour entrer ou sortir, il faut plus de la moitié.
    [first] {" "}{ $decider-is ->
        [you] Égalité : tu as choisi en premier et tu décides.
       *[other] Égalité : { $decider } a choisi en premier et décide.
    }
   *[none] {""}
}

## Refus

refusal-other-counters = Chaque jeton va dans une salle, un de chaque sorte par salle.
refusal-a-die-for-each = Chaque personne encore en lice lance un dé.
refusal-none-left = { $discipline } : il n’en reste pas. Choisis un autre héros.
refusal-not-with-yourself = Tu fais déjà partie de ton groupe. Demande à quelqu’un d’autre.
refusal-already-allied = Quelqu’un y a déjà des alliés. Demande à qui n’en a pas.
refusal-entrance-taken = L’entrée { $entrance } est prise. À chaque groupe la sienne.
refusal-not-due-now = Pas maintenant. Autre chose vient d’abord.
refusal-six-sides = Un dé montre de 1 à 6.
refusal-no-wizard = Pas de sort ici. Seuls les magiciens jettent des sorts.
refusal-not-before-moving = { $spell } : seulement en combat, pas avant de bouger.
refusal-one-spell = Pas de second sort. Avant de bouger, un magicien en jette un.
refusal-no-speed-again = Pas encore de Vitesse. Un autre groupe joue d’abord.
refusal-not-of-your-party = Hors de ton groupe. Choisis quelqu’un des tiens.
refusal-not-in-your-possession = Tu ne portes pas cela : { $item }.
refusal-used-this-turn = Déjà servi à ce tour : { $item }.
refusal-nothing-hidden = Rien de tel n’est caché dans la { $area }.
refusal-nobody-wounded = Rien à guérir ici. Choisis quelqu’un qui a des blessures.
refusal-knows-the-pistol = Plus rien à apprendre : tu sais te servir du pistolet.
refusal-boots-are-worn = Les bottes sont déjà aux pieds.
refusal-not-to-an-ally = Pas là. Un objet magique va à un allié en vie.
refusal-given-this-turn = Déjà donné à ce tour : { $item }.
refusal-no-item-of-yours = Tu ne peux pas le donner. Choisis un objet magique à toi.
refusal-monster-only = Ce jet ne montre qu’un monstre, pas de trésor.
refusal-one-counter-only = Ce jet n’en montre qu’un : le monstre ou le trésor.
refusal-cell-is-locked = Le cachot est fermé. Il faut deux clés qui vont ensemble.
refusal-already-here = { $area } : tu y es déjà. Va à côté, ou reste ici.
refusal-not-next-door = { $area } : aucun passage direct depuis ici.
refusal-no-entrance-here = Pas de sortie ici. On sort par une entrée.
refusal-not-in-a-fight = { $spell } : seulement avant de bouger, pas en combat.
refusal-no-such-enemy = Pas d’ennemi ici. Choisis-en un de ce combat.
refusal-only-wild-monsters = Pas de Charme ici. Il n’agit que sur les monstres sauvages.
refusal-cannot-be-charmed = { $monster } résiste au charme.
refusal-no-acid = Tu n’as pas d’acide à jeter ici.
refusal-no-pistol = Tu n’as pas de pistolet prêt à tirer.
refusal-not-here = Ce groupe n’est pas ici. On n’attaque que sur place.
refusal-too-large-for-a-captive = Monstre trop grand. Le nain et l’elfe l’évitent.
refusal-nothing-to-check = Il n’y a pas de trésor ici.
refusal-cannot-check = Un héros, le nain ou l’elfe découvre un trésor.
refusal-no-heir = La trouvaille va à un héros en vie de ton groupe.
refusal-keeps-it-himself = Pas pour un autre : un héros garde ce qu’il trouve.
refusal-no-pile-here = Personne n’a rien laissé ici.

## Événements

event-counters-laid = Un monstre et un trésor sont cachés dans chaque salle.
    .past = Un monstre et un trésor ont été cachés dans chaque salle.
event-order-rolled = { $number ->
    [one] { $lead-is ->
        [you] Tu lances
       *[other] { $lead } lance
    } le dé pour choisir en premier
   *[other] Pour choisir en premier, { $seats-is ->
        [with-you] { $seats-you } lancez
       *[other] { $seats } lancent
    } le dé
} : { $pips }.
    .past = { $number ->
        [one] { $lead-is ->
            [you] Tu as lancé
           *[other] { $lead } a lancé
        } le dé pour choisir en premier
       *[other] Pour choisir en premier, { $seats-is ->
            [with-you] { $seats-you } avez lancé
           *[other] { $seats } ont lancé
        } le dé
    } : { $pips }.
event-character-picked = { $seat-is ->
    [you] Tu choisis
   *[other] { $seat } choisit
} { $discipline }.
    .past = { $seat-is ->
        [you] Tu as
       *[other] { $seat } a
    } choisi { $discipline }.
event-alliance-proposed = { $number ->
    [0] {""}
    [one] { $seat-is ->
        [you] Tu proposes une alliance à { $asked }.
       *[other] { $seat } { $asked-is ->
            [you] te propose une alliance.
           *[other] propose une alliance à { $asked }.
        }
    }
   *[other] { $seat-is ->
        [you] Tu proposes
       *[other] { $seat } propose
    } une alliance à { $others-you }.
}
    .past = { $number ->
        [0] {""}
        [one] { $seat-is ->
            [you] Tu as proposé une alliance à { $asked }.
           *[other] { $seat } { $asked-is ->
                [you] t’a proposé une alliance.
               *[other] a proposé une alliance à { $asked }.
            }
        }
       *[other] { $seat-is ->
            [you] Tu as
           *[other] { $seat } a
        } proposé une alliance à { $others-you }.
    }
event-alliance-made = { $seats-is ->
    [with-you] { $seats-others } et toi vous alliez.
   *[other] { $seats } s’allient.
}
    .past = { $seats-is ->
        [with-you] { $seats-others } et toi avez conclu une alliance.
       *[other] { $seats } ont conclu une alliance.
    }
event-alliance-refused = { $seat-is ->
    [you] Tu ne trouves
   *[other] { $seat } ne trouve
} pas d’alliés.
    .past = { $seat-is ->
        [you] Tu n’as
       *[other] { $seat } n’a
    } pas trouvé d’alliés.
event-entrance-chosen = { $number ->
    [one] { $lead-is ->
        [you] Tu commences
       *[other] { $lead } commence
    }
   *[other] { $seats-is ->
       [with-you] { $seats-others } et toi commencez
      *[other] { $seats } commencent
    }
} à l’entrée { $entrance }.
    .past = { $number ->
        [one] { $lead-is ->
            [you] Tu as
           *[other] { $lead } a
        }
       *[other] { $seats-is ->
           [with-you] { $seats-others } et toi avez
          *[other] { $seats } ont
        }
    } commencé à l’entrée { $entrance }.
event-turn-began = { $is_extra ->
    [0] Manche { $round } : { $number ->
        [one] { $lead-is ->
            [you] c’est à toi
           *[other] c’est à { $lead }
        } de jouer
       *[other] { $seats-is ->
           [with-you] { $seats-others } et toi jouez
          *[other] { $seats } jouent
        }
    }.
   *[1] Grâce à Vitesse, { $number ->
        [one] { $lead-is ->
            [you] tu joues
           *[other] { $lead } joue
        }
       *[other] { $seats-is ->
           [with-you] { $seats-others } et toi jouez
          *[other] { $seats } jouent
        }
    } encore une fois.
}
    .past = { $is_extra ->
        [0] Manche { $round } : { $number ->
            [one] { $lead-is ->
                [you] c’était à toi
               *[other] c’était à { $lead }
            } de jouer
           *[other] { $seats-is ->
               [with-you] { $seats-others } et toi avez joué
              *[other] { $seats } ont joué
            }
        }.
       *[1] Grâce à Vitesse, { $number ->
            [one] { $lead-is ->
                [you] tu as
               *[other] { $lead } a
            }
           *[other] { $seats-is ->
               [with-you] { $seats-others } et toi avez
              *[other] { $seats } ont
            }
        } joué encore une fois.
    }
event-ballot-opened = { $agreed ->
    [1] { $seats-is ->
        [with-you] { $seats-others } et toi êtes d’accord
       *[other] { $seats } sont d’accord
    } : { first-choice }.
   *[0] { ballot-split }
}
    .past = { $agreed ->
        [1] { $seats-is ->
            [with-you] { $seats-others } et toi étiez d’accord
           *[other] { $seats } étaient d’accord
        } : { first-choice }.
       *[0] { ballot-split }
    }
ballot-split = { $number ->
    [2] Pas d’accord. { $one-is ->
        [you] Toi
       *[other] { $one }
    } : { first-choice }. { $two-is ->
        [you] Toi
       *[other] { $two }
    } : { second-choice }.{ ballot-rule }
   *[other] Pas d’accord ({ $seats-you }) : { $names-you }.{ ballot-rule }
}
event-spell-cast = { $name-is ->
    [you] Tu jettes
   *[other] { $name } jette
} le sort { $spell }{ spell-target }.
    .past = { $name-is ->
        [you] Tu as
       *[other] { $name } a
    } jeté le sort { $spell }{ spell-target }.
spell-target = { $aimed ->
    [0] {""}
   *[1] {" "}{ $kind ->
        [heroism] pour
       *[other] contre
    } { $target-is ->
        [you] toi
       *[other] { $target }
    }
}
event-spell-rolled = { $name-is ->
    [you] Tu obtiens
   *[other] { $name } obtient
} { $pips } : { $spell } { $effect ->
    [fails] échoue
    [hurts] échoue et blesse
   *[other] réussit
}.
    .past = { $name-is ->
        [you] Tu as
       *[other] { $name } a
    } obtenu { $pips } : { $spell } { $effect ->
        [fails] a échoué
        [hurts] a échoué et blessé
       *[other] a réussi
    }.
event-strength-rolled = { $name-is ->
    [you] Tu obtiens
   *[other] { $name } obtient
} { $pips } : { $spell }, force { $strength }.
    .past = { $name-is ->
        [you] Tu as
       *[other] { $name } a
    } obtenu { $pips } : { $spell }, force { $strength }.
event-heroism-gained = { $name-is ->
    [you] Tu combats
   *[other] { $name } combat
} avec héroïsme jusqu’à la fin du tour.
    .past = { $name-is ->
        [you] Tu as
       *[other] { $name } a
    } combattu avec héroïsme jusqu’à la fin du tour.
event-speed-gained = { $number ->
    [one] { $lead-is ->
        [you] Tu auras
       *[other] { $lead } aura
    }
   *[other] { $seats-is ->
       [with-you] { $seats-others } et toi aurez
      *[other] { $seats } auront
    }
} un second tour après celui-ci.
    .past = { $number ->
        [one] { $lead-is ->
            [you] Tu as
           *[other] { $lead } a
        }
       *[other] { $seats-is ->
           [with-you] { $seats-others } et toi avez
          *[other] { $seats } ont
        }
    } eu un second tour après celui-là.
event-monster-charmed = { $monster } succombe au charme et part avec { $number ->
    [one] { $lead-is ->
        [you] toi
       *[other] { $lead }
    }
   *[other] { $seats-is ->
        [with-you] toi et { $seats-others }
       *[other] { $seats }
    }
}.
    .past = { $monster } a succombé au charme et a fait route avec { $number ->
        [one] { $lead-is ->
            [you] toi
           *[other] { $lead }
        }
       *[other] { $seats-is ->
        [with-you] toi et { $seats-others }
       *[other] { $seats }
    }
    }.
event-looked-into = { $name-is ->
    [you] Tu regardes
   *[other] { $name } regarde
} dans la { $area } : { $what ->
    [monster] le monstre
    [treasure] le trésor
   *[both] monstre et trésor
}.
    .past = { $name-is ->
        [you] Tu as
       *[other] { $name } a
    } regardé dans la { $area } : { $what ->
        [monster] le monstre
        [treasure] le trésor
       *[both] monstre et trésor
    }.
event-peeked = Dans la { $area }, tu vois { $seen }.
    .past = Dans la { $area }, tu as vu { $seen }.
event-item-used = { $kind ->
    [medallion] { $name-is ->
        [you] Tu regardes
       *[other] { $name } regarde
    } dans le médaillon de voyance.
    [healing] { $name-is ->
        [you] Tu débouches
       *[other] { $name } débouche
    } la potion de guérison.
    [teleport] { $name-is ->
        [you] Tu bois
       *[other] { $name } boit
    } la potion de téléportation.
    [boots] { $name-is ->
        [you] Tu continues
       *[other] { $name } continue
    } avec les bottes de vitesse.
    [acid] { $name-is ->
        [you] Tu prends
       *[other] { $name } prend
    } le flacon d’acide.
    [pistol] { $name-is ->
        [you] Tu pointes
       *[other] { $name } pointe
    } le pistolet.
   *[other] { $name-is ->
        [you] Tu utilises
       *[other] { $name } utilise
    } un objet magique : { $item }.
}
    .past = { $name-is ->
        [you] Tu as
       *[other] { $name } a
    } { $kind ->
        [medallion] regardé dans le médaillon de voyance
        [healing] débouché la potion de guérison
        [teleport] bu la potion de téléportation
        [boots] continué avec les bottes de vitesse
        [acid] pris le flacon d’acide
        [pistol] pointé le pistolet
       *[other] utilisé un objet magique : { $item }
    }.
event-item-given = { $name-is ->
    [you] Tu donnes
   *[other] { $name } donne
} un objet magique. { $other-is ->
    [you] Tu le prends.
   *[other] { $other } le prend.
}
    .past = { $name-is ->
        [you] Tu as
       *[other] { $name } a
    } donné un objet magique. { $other-is ->
        [you] Tu l’as pris.
       *[other] { $other } l’a pris.
    }
event-gift-offered = { $name-is ->
    [you] Tu offres un objet magique à { $other }.
   *[other] { $other-is ->
        [you] { $name } t’offre un objet magique.
       *[other] { $name } offre un objet magique à { $other }.
    }
}
    .past = { $name-is ->
        [you] Tu as proposé un objet magique à { $other }.
       *[other] { $other-is ->
            [you] { $name } t’a proposé un objet magique.
           *[other] { $name } a proposé un objet magique à { $other }.
        }
    }
event-gift-refused = { $other-is ->
    [you] Tu ne prends
   *[other] { $other } ne prend
} pas { $name-is ->
    [you] ton objet magique
   *[other] l’objet magique offert par { $name }
}.
    .past = { $other-is ->
        [you] Tu n’as
       *[other] { $other } n’a
    } pas pris { $name-is ->
        [you] ton objet magique
       *[other] l’objet magique offert par { $name }
    }.
event-healed = Un { $pips } { $whom-is ->
    [you] te guérit
   *[other] guérit { $whom }
}{ $hits ->
    [0] {" "}tout à fait
    [one]  : il reste 1 blessure
   *[other]  : il reste { $hits } blessures
}.
    .past = Un { $pips } a { $whom-is ->
        [you] { $hits ->
            [0] guéri toutes tes blessures
           *[other] soigné tes blessures : il en restait { $hits }
        }
       *[other] guéri { $whom }{ $hits ->
            [0] {" "}tout à fait
            [one]  : il restait 1 blessure
           *[other]  : il restait { $hits } blessures
        }
    }.
event-studied = { $name-is ->
    [you] Tu étudies
   *[other] { $name } étudie
} le pistolet et { $name-is ->
    [you] obtiens
   *[other] obtient
} { $pips } : { $result ->
    [ready] il est prêt
    [again] encore un essai
   *[shot] le coup part
}.
    .past = { $name-is ->
        [you] Tu as
       *[other] { $name } a
    } étudié le pistolet et obtenu { $pips } : { $result ->
        [ready] il était prêt
        [again] encore un essai
       *[shot] le coup est parti
    }.
event-shot-himself = { $name-is ->
    [you] Tu reçois
   *[other] { $name } reçoit
} { $hits ->
    [one] 1 blessure
   *[other] { $hits } blessures
} du pistolet, qui disparaît.
    .past = { $name-is ->
        [you] Tu as
       *[other] { $name } a
    } reçu { $hits ->
        [one] 1 blessure
       *[other] { $hits } blessures
    } du pistolet, qui a disparu.
event-hurt = { $name-is ->
    [you] Tu reçois
   *[other] { $name } reçoit
} { $hits ->
    [one] 1 blessure
   *[other] { $hits } blessures
}{ hurt-left }.
    .past = { $name-is ->
        [you] Tu as
       *[other] { $name } a
    } reçu { $hits ->
        [one] 1 blessure
       *[other] { $hits } blessures
    }{ hurt-left }.
hurt-left = { $left ->
    [0] {""}
    [one] {" "}; 1 de plus serait mortelle
   *[other] {" "}; { $left } de plus seraient mortelles
}
event-died = { $name-is ->
    [you] Tu meurs.
   *[other] { $name } meurt.
}
    .past = { $name-is ->
        [you] Tu as perdu la vie.
       *[other] { $name } a perdu la vie.
    }
event-party-died = { $number ->
    [one] { $lead-is ->
        [you] Ton groupe est anéanti.
       *[other] { $lead } : plus personne en vie.
    }
   *[other] { $seats-is ->
        [with-you] Ton groupe est anéanti.
       *[other] { $seats } : plus personne en vie.
    }
}{ $counters ->
    [0] {""}
    [one] {" "}Un jeton reste sur place.
   *[other] {" "}{ $counters } jetons restent sur place.
}
    .past = { $number ->
        [one] { $lead-is ->
            [you] Ton groupe a été anéanti.
           *[other] { $lead } : personne n’a survécu.
        }
       *[other] { $seats-is ->
            [with-you] Ton groupe a été anéanti.
           *[other] { $seats } : personne n’a survécu.
        }
    }{ $counters ->
        [0] {""}
        [one] {" "}Un jeton est resté sur place.
       *[other] {" "}{ $counters } jetons sont restés sur place.
    }
event-curse-lifted = { $name-is ->
    [you] Te voilà sans malédiction.
   *[other] { $name } se délivre d’une malédiction.
}
    .past = { $name-is ->
        [you] Tu as
       *[other] { $name } a
    } brisé une malédiction.
event-party-stayed = { $number ->
    [one] { $lead-is ->
        [you] Tu ne vas
       *[other] { $lead } ne va
    }
   *[other] { $seats-is ->
       [with-you] { $seats-others } et toi n’allez
      *[other] { $seats } ne vont
    }
} pas plus loin.
    .past = { $number ->
        [one] { $lead-is ->
            [you] Tu n’as
           *[other] { $lead } n’a
        }
       *[other] { $seats-is ->
           [with-you] { $seats-others } et toi n’avez
          *[other] { $seats } n’ont
        }
    } pas poussé plus loin.
event-party-moved = { $number ->
    [one] { $lead-is ->
        [you] Tu vas
       *[other] { $lead } va
    }
   *[other] { $seats-is ->
       [with-you] { $seats-others } et toi allez
      *[other] { $seats } vont
    }
} { $kind ->
    [cell] dans le cachot
    [corridor] à la { $area }
   *[other] dans la { $area }
}.
    .past = { $number ->
        [one] { $lead-is ->
            [you] Tu as
           *[other] { $lead } a
        }
       *[other] { $seats-is ->
           [with-you] { $seats-others } et toi avez
          *[other] { $seats } ont
        }
    } rejoint { $kind ->
        [cell] le cachot
       *[other] la { $area }
    }.
event-party-left = { $number ->
    [one] { $lead-is ->
        [you] Tu quittes
       *[other] { $lead } quitte
    }
   *[other] { $seats-is ->
       [with-you] { $seats-others } et toi quittez
      *[other] { $seats } quittent
    }
} le château pour de bon.
    .past = { $number ->
        [one] { $lead-is ->
            [you] Tu as
           *[other] { $lead } a
        }
       *[other] { $seats-is ->
           [with-you] { $seats-others } et toi avez
          *[other] { $seats } ont
        }
    } quitté le château pour de bon.
event-teleported = { $number ->
    [one] { $lead-is ->
        [you] Tu apparais
       *[other] { $lead } apparaît
    }
   *[other] { $seats-is ->
       [with-you] { $seats-others } et toi apparaissez
      *[other] { $seats } apparaissent
    }
} { $kind ->
    [cell] dans le cachot
   *[other] dans la { $area }
}.
    .past = { $number ->
        [one] { $lead-is ->
            [you] Tu as
           *[other] { $lead } a
        }
       *[other] { $seats-is ->
           [with-you] { $seats-others } et toi avez
          *[other] { $seats } ont
        }
    } surgi { $kind ->
        [cell] dans le cachot
       *[other] dans la { $area }
    }.
event-keys-shown = { $number ->
    [one] { $lead-is ->
        [you] Tu ouvres
       *[other] { $lead } ouvre
    }
   *[other] { $seats-is ->
       [with-you] { $seats-others } et toi ouvrez
      *[other] { $seats } ouvrent
    }
} le cachot avec { $keys }.
    .past = { $number ->
        [one] { $lead-is ->
            [you] Tu as
           *[other] { $lead } a
        }
       *[other] { $seats-is ->
           [with-you] { $seats-others } et toi avez
          *[other] { $seats } ont
        }
    } ouvert le cachot avec { $keys }.
event-princess-joined = La princesse part avec { $number ->
    [one] { $lead-is ->
        [you] toi
       *[other] { $lead }
    }
   *[other] { $seats-is ->
        [with-you] toi et { $seats-others }
       *[other] { $seats }
    }
}.
    .past = La princesse est partie avec { $number ->
        [one] { $lead-is ->
            [you] toi
           *[other] { $lead }
        }
       *[other] { $seats-is ->
        [with-you] toi et { $seats-others }
       *[other] { $seats }
    }
    }.
event-princess-stayed = La princesse reste { $kind ->
    [cell] dans le cachot
   *[other] dans la { $area }
}.
    .past = La princesse est restée { $kind ->
        [cell] dans le cachot
       *[other] dans la { $area }
    }.
event-monsters-revealed = { $kind ->
    [cell] Dans le cachot
   *[other] Dans la { $area }
} { $number ->
    [one] se cache
   *[other] se cachent
} { $monsters }.
    .past = { $kind ->
        [cell] Dans le cachot
       *[other] Dans la { $area }
    } { $number ->
        [one] se cachait
       *[other] se cachaient
    } { $monsters }.
event-coffin-closed = Le cercueil se referme sur le vampire. Tous deux disparaissent.
    .past = Le cercueil s’est refermé sur le vampire. Tous deux ont disparu.
event-no-coffin = { $number ->
    [one] { $lead-is ->
        [you] Tu n’as
       *[other] { $lead } n’a
    }
   *[other] { $seats-is ->
       [with-you] { $seats-others } et toi n’avez
      *[other] { $seats } n’ont
    }
} pas de cercueil pour le vampire.
    .past = { $number ->
        [one] { $lead-is ->
            [you] Tu n’avais
           *[other] { $lead } n’avait
        }
       *[other] { $seats-is ->
           [with-you] { $seats-others } et toi n’aviez
          *[other] { $seats } n’avaient
        }
    } pas de cercueil pour le vampire.
event-attacked = { $number ->
    [one] { $lead-is ->
        [you] Tu attaques { $others }
       *[other] { $lead } { $foes ->
            [one] { $foe-is ->
                [you] t’attaque
               *[other] attaque { $foe }
            }
           *[other] attaque { $others }
        }
    }
   *[other] { $seats } { $foes ->
        [one] { $foe-is ->
            [you] t’attaquent
           *[other] attaquent { $foe }
        }
       *[other] attaquent { $others }
    }
}.
    .past = { $number ->
        [one] { $lead-is ->
            [you] Tu as
           *[other] { $lead } a
        }
       *[other] { $seats } ont
    } attaqué { $foes ->
        [one] { $foe-is ->
            [you] ton groupe
           *[other] { $foe }
        }
       *[other] { $others }
    }.
event-spared = { $number ->
    [one] { $lead-is ->
        [you] Tu n’attaques
       *[other] { $lead } n’attaque
    }
   *[other] { $seats-is ->
       [with-you] { $seats-others } et toi n’attaquez
      *[other] { $seats } n’attaquent
    }
} personne.
    .past = { $number ->
        [one] { $lead-is ->
            [you] Tu n’as
           *[other] { $lead } n’a
        }
       *[other] { $seats-is ->
           [with-you] { $seats-others } et toi n’avez
          *[other] { $seats } n’ont
        }
    } attaqué personne.
event-acid-thrown = { $name-is ->
    [you] Tu jettes
   *[other] { $name } jette
} l’acide contre { $target-is ->
    [you] toi
   *[other] { $target }
} et { $name-is ->
    [you] obtiens
   *[other] obtient
} { $pips } : { $hits ->
    [0] raté
    [one] 1 blessure
   *[other] { $hits } blessures
}.
    .past = { $name-is ->
        [you] Tu as
       *[other] { $name } a
    } jeté l’acide contre { $target-is ->
        [you] toi
       *[other] { $target }
    } et obtenu { $pips } : { $hits ->
        [0] raté
        [one] 1 blessure
       *[other] { $hits } blessures
    }.
event-shot-fired = { $name-is ->
    [you] Tu tires
   *[other] { $name } tire
} sur { $target-is ->
    [you] toi
   *[other] { $target }
} : { $hits ->
    [one] 1 blessure
   *[other] { $hits } blessures
}.
    .past = { $name-is ->
        [you] Tu as
       *[other] { $name } a
    } tiré sur { $target-is ->
        [you] toi
       *[other] { $target }
    } : { $hits ->
        [one] 1 blessure
       *[other] { $hits } blessures
    }.
event-sword-drawn = { $name-is ->
    [you] Tu dégaines
   *[other] { $name } dégaine
} une épée magique.
    .past = { $name-is ->
        [you] Tu as
       *[other] { $name } a
    } dégainé une épée magique.
event-no-sword = { $solo ->
    [1] {""}
   *[0] { $name-is ->
        [you] {""}
       *[other] { $name } n’a pas d’épée magique.
    }
}
    .past = { $solo ->
        [1] {""}
       *[0] { $name-is ->
            [you] {""}
           *[other] { $name } n’avait pas d’épée magique.
        }
    }
event-melee-rolled = { $name-is ->
    [you] Tu obtiens
   *[other] { $name } obtient
} { melee-roll }.
    .past = { $name-is ->
        [you] Tu as
       *[other] { $name } a
    } obtenu { melee-roll }.
melee-roll = { $pips }{ $modifier ->
    [0] {""}
    [1] {" "}+ 1 = { $total }
   *[other] {" "}− 1 = { $total }
} contre { $other-is ->
    [you] toi
   *[other] { $other }
}
event-regenerated = { $name } guérit de 1 blessure.
    .past = { $name } a guéri de 1 blessure.
event-witch-cast = { $spell ->
    [teleport] La sorcière renvoie { $number ->
        [one] { $lead-is ->
            [you] ton groupe
           *[other] { $lead }
        }
       *[other] { $seats-is ->
            [with-you] ton groupe
           *[other] { $seats }
        }
    } à l’entrée.
    [dispel] { $number ->
        [one] { $lead-is ->
            [you] La sorcière dissipe ta magie.
           *[other] { $lead } : la sorcière dissipe toute la magie.
        }
       *[other] { $seats-is ->
            [with-you] La sorcière dissipe votre magie.
           *[other] { $seats } : la sorcière dissipe toute la magie.
        }
    }
    [lead] { $number ->
        [one] { $lead-is ->
            [you] La sorcière change ton or en plomb.
           *[other] { $lead } : la sorcière change l’or en plomb.
        }
       *[other] { $seats-is ->
            [with-you] La sorcière change votre or en plomb.
           *[other] { $seats } : la sorcière change l’or en plomb.
        }
    }
    [powder] La sorcière jette de la poudre empoisonnée sur { $number ->
        [one] { $lead-is ->
            [you] toi
           *[other] { $lead }
        }
       *[other] { $seats-is ->
            [with-you] ton groupe
           *[other] { $seats }
        }
    }.
    [hex] La sorcière jette une malédiction à vie sur { $number ->
        [one] { $lead-is ->
            [you] toi
           *[other] { $lead }
        }
       *[other] { $seats-is ->
            [with-you] ton groupe
           *[other] { $seats }
        }
    }.
   *[dust] Poussière de momie sur { $number ->
        [one] { $lead-is ->
            [you] toi
           *[other] { $lead }
        }
       *[other] { $seats-is ->
            [with-you] ton groupe
           *[other] { $seats }
        }
    } : tout double.
}
    .past = { $spell ->
        [teleport] La sorcière a renvoyé { $number ->
            [one] { $lead-is ->
                [you] ton groupe
               *[other] { $lead }
            }
           *[other] { $seats-is ->
                [with-you] ton groupe
               *[other] { $seats }
            }
        } à l’entrée.
        [dispel] { $number ->
            [one] { $lead-is ->
                [you] La sorcière a dissipé ta magie.
               *[other] { $lead } : la sorcière a dissipé toute la magie.
            }
           *[other] { $seats-is ->
                [with-you] La sorcière a dissipé votre magie.
               *[other] { $seats } : la sorcière a dissipé toute la magie.
            }
        }
        [lead] { $number ->
            [one] { $lead-is ->
                [you] La sorcière a changé ton or en plomb.
               *[other] { $lead } : la sorcière a changé l’or en plomb.
            }
           *[other] { $seats-is ->
                [with-you] La sorcière a changé votre or en plomb.
               *[other] { $seats } : la sorcière a changé l’or en plomb.
            }
        }
        [powder] La sorcière a jeté de la poudre empoisonnée sur { $number ->
            [one] { $lead-is ->
                [you] toi
               *[other] { $lead }
            }
           *[other] { $seats-is ->
                [with-you] ton groupe
               *[other] { $seats }
            }
        }.
        [hex] La sorcière a jeté une malédiction à vie sur { $number ->
            [one] { $lead-is ->
                [you] toi
               *[other] { $lead }
            }
           *[other] { $seats-is ->
                [with-you] ton groupe
               *[other] { $seats }
            }
        }.
       *[dust] La sorcière a jeté de la poussière de momie sur { $number ->
            [one] { $lead-is ->
                [you] toi
               *[other] { $lead }
            }
           *[other] { $seats-is ->
                [with-you] ton groupe
               *[other] { $seats }
            }
        }. Les blessures ont doublé.
    }
event-dispelled = { $number ->
    [0] Il n’y a aucun objet magique à détruire.
   *[other] Cela détruit { $items }.
}
    .past = { $number ->
        [0] Il n’y avait aucun objet magique à détruire.
       *[other] Cela a détruit { $items }.
    }
event-gold-lost = { $number ->
    [0] Il n’y a pas d’or à perdre.
   *[other] { $lost } pièces d’or ne valent plus rien.
}
    .past = { $number ->
        [0] Il n’y avait pas d’or à perdre.
       *[other] { $lost } pièces d’or ont perdu toute valeur.
    }
event-charm-broken = { $name } redevient sauvage.
    .past = { $name } a retrouvé sa nature sauvage.
event-looted = { $name-is ->
    [you] Tu découvres
   *[other] { $name } découvre
} le trésor de la { $area }.
    .past = { $name-is ->
        [you] Tu as
       *[other] { $name } a
    } découvert le trésor de la { $area }.
event-found = { $name-is ->
    [you] Tu trouves
   *[other] { $name } trouve
} { $treasure }.
    .past = { $name-is ->
        [you] Tu as
       *[other] { $name } a
    } trouvé { $treasure }.
event-openly-found = { $kind ->
    [dwarf] { $name-is ->
        [you] Tu délivres
       *[other] { $name } délivre
    } le nain, qui suit le groupe.
    [elf] { $name-is ->
        [you] Tu délivres
       *[other] { $name } délivre
    } l’elfe, qui suit le groupe.
    [trap] { $name-is ->
        [you] Tu déclenches
       *[other] { $name } déclenche
    } un piège.
    [spores] { $name-is ->
        [you] Tu libères
       *[other] { $name } libère
    } des spores : 2 blessures pour tout le monde ici.
    [vapor] { $name-is ->
        [you] Tu libères
       *[other] { $name } libère
    } une vapeur empoisonnée.
   *[other] { $name-is ->
        [you] Tu trouves
       *[other] { $name } trouve
    } { $treasure }.
}
    .past = { $name-is ->
        [you] Tu as
       *[other] { $name } a
    } { $kind ->
        [dwarf] délivré le nain, qui a suivi le groupe
        [elf] délivré l’elfe, qui a suivi le groupe
        [trap] déclenché un piège
        [spores] libéré des spores : 2 blessures pour tout le monde sur place
        [vapor] libéré une vapeur empoisonnée
       *[other] trouvé { $treasure }
    }.
event-trap-sprung = { $name-is ->
    [you] Tu obtiens
   *[other] { $name } obtient
} { $pips } : { $effect ->
    [nothing] rien ne se passe
    [damage] le piège blesse
   *[death] le piège tue
}.
    .past = { $name-is ->
        [you] Tu as
       *[other] { $name } a
    } obtenu { $pips } : { $effect ->
        [nothing] rien ne s’est passé
        [damage] le piège a blessé
       *[death] le piège a tué
    }.
event-vapor-rose = Une vapeur empoisonnée monte : { $pips ->
    [one] 1 blessure
   *[other] { $pips } blessures
} pour tout le monde ici.
    .past = Une vapeur empoisonnée est montée : { $pips ->
        [one] 1 blessure
       *[other] { $pips } blessures
    } pour tout le monde sur place.
event-pile-taken = { $name-is ->
    [you] Tu prends
   *[other] { $name } prend
} ce qui est resté ici : { $counters ->
    [one] un jeton
   *[other] { $counters } jetons
}.
    .past = { $name-is ->
        [you] Tu as
       *[other] { $name } a
    } pris ce qui était resté là : { $counters ->
        [one] un jeton
       *[other] { $counters } jetons
    }.
event-pile-seen = Ton groupe a maintenant { $treasures }.
    .past = Ton groupe avait alors { $treasures }.
event-loot-declined = { $number ->
    [one] { $lead-is ->
        [you] Tu laisses
       *[other] { $lead } laisse
    }
   *[other] { $seats-is ->
       [with-you] { $seats-others } et toi laissez
      *[other] { $seats } laissent
    }
} tout sur place.
    .past = { $number ->
        [one] { $lead-is ->
            [you] Tu as
           *[other] { $lead } a
        }
       *[other] { $seats-is ->
           [with-you] { $seats-others } et toi avez
          *[other] { $seats } ont
        }
    } tout laissé sur place.
event-rounds-over = La manche { $round } était la dernière. Qui est dedans est perdu.
    .past = La manche { $round } était la dernière. Qui était dedans était perdu.

## Offres

offer-pick = { $kind ->
    [fighter] Choisir le guerrier ? Il encaisse { $hits } blessures, le maximum.
    [cleric] Choisir le clerc ? Il encaisse { $hits } blessures, +1 contre les morts-vivants.
   *[wizard] Choisir le magicien ? Il encaisse { $hits } blessures et jette des sorts.
}
offer-propose = Proposer une alliance à { $seats } ? Tout serait partagé.
offer-propose-nobody = Ne demander à personne
offer-accept = Accepter l’alliance
offer-refuse = Refuser
offer-take = Accepter l’objet
offer-take-not = Refuser l’objet
offer-enter = Commencer à l’entrée { $entrance } ? Elle mène à la { $area }.
offer-stop = Rester ici
offer-leave = Sortir pour de bon ? Ce que tu portes comptera.
offer-go = { $kind ->
    [cell] Entrer dans le cachot
    [room] Entrer dans la { $area }
   *[other] Aller à la { $area }
}{ $seen ->
    [0] {""}
   *[1] , contre { $monster }
} ?{ $monsters ->
    [0] { $treasures ->
        [0] {""}
       *[other] {" "}Un trésor s’y trouve.
    }
   *[other] { $tenths ->
        [-1] { $seen ->
            [0] {" "}{ $monsters ->
                [1] Un monstre y attend.
               *[other] Des monstres y attendent.
            }
           *[1] {""}
        }
       *[other] {" "}{ $tenths ->
            [0] { $best-is ->
                [you] Tu ne gagnes
               *[other] { $best } ne gagne
            } presque jamais.
           *[other] { $best-is ->
                [you] Tu gagnes
               *[other] { $best } gagne
            } { chance-of-ten }.
        }
    }
}
offer-go-to = Apparaître { $kind ->
    [cell] dans le cachot
   *[other] dans la { $area }
}{ $seen ->
    [0] {""}
   *[1] , contre { $monster }
} ?{ $monsters ->
    [0] { $treasures ->
        [0] {""}
       *[other] {" "}Un trésor s’y trouve.
    }
   *[other] {" "}{ $tenths ->
        [-1] Des monstres y attendent.
       *[other] { $tenths ->
            [0] { $best-is ->
                [you] Tu ne gagnes
               *[other] { $best } ne gagne
            } presque jamais.
           *[other] { $best-is ->
                [you] Tu gagnes
               *[other] { $best } gagne
            } { chance-of-ten }.
        }
    }
}
offer-spare = N’attaquer personne
offer-attack = Attaquer { $seats } ? Le combat va jusqu’au bout.
offer-against = Combattre { $monster } maintenant ? { $left ->
    [one] 1 blessure suffit.
   *[other] { $left } blessures suffisent.
}
offer-fight = { $name-is ->
    [you] Combattre ?
   *[other] { $name } combat ?
} { $tenths ->
    [-1] { $name-is ->
        [you] Tu encaisses
       *[other] Encaisse
    } encore { $left ->
        [one] 1 blessure
       *[other] { $left } blessures
    }.
   *[other] { $tenths ->
        [0] { $name-is ->
            [you] Tu ne gagnes
           *[other] { $name } ne gagne
        } presque jamais.
       *[other] { $name-is ->
            [you] Tu gagnes
           *[other] { $name } gagne
        } { chance-of-ten }.
    }
}
offer-hold = Pas maintenant
offer-acid = Jeter l’acide contre { $target } ? Il touche sur 4 à 6.
offer-shoot = Tirer sur { $target-is ->
    [you] toi
   *[other] { $target }
} ? Un dé de blessures, plus de pistolet.
offer-cast = { $kind ->
    [esp] Voyance ? Tu regardes dans une salle. Échoue sur 1.
    [speed] Vitesse ? Un second tour suit. Échoue sur 1 ou 2.
    [teleport] Téléportation ? Où tu veux{ $princess ->
        [0] {""}
       *[1] , sans la princesse
    }. Échoue sur 1 à 3.
   *[other] Jeter le sort { $spell } ?
}
offer-cast-on = { $kind ->
    [fireball] Boule de feu sur { $target } : { $most ->
        [6] 6
       *[other] 7
    } blessures au plus. Échoue sur 1 ou 2.
    [charm] Charme contre { $target } ? Le second dé doit dépasser { $beats } : moins 1 après un 3, plus 1 après un 6.
    [heroism] Héroïsme pour { $target-is ->
        [you] toi
       *[other] { $target }
    } ? +1 en combat. Échoue sur 1 ou 2.
   *[other] Jeter le sort { $spell } contre { $target } ?
}
offer-consult = Regarder dans la { $area } ? Le médaillon en montre le monstre.
offer-look = Regarder dans la { $area } ? Tu vois { $what ->
    [monster] le monstre
    [treasure] le trésor
   *[both] monstre et trésor
}.
offer-heal = { $target-is ->
    [you] Boire la potion ?
   *[other] La potion pour { $target } ?
} Un dé dit combien elle guérit.
offer-give = { $name-is ->
    [you] Garder { $item } ?
   *[other] { $name } reçoit { $item } ?
}
offer-check = { $name-is ->
    [you] Découvrir le trésor ?
   *[other] { $name } découvre le trésor ?
}{ $seen ->
    [0] {" "}C’est peut-être un piège.
   *[1] {" "}Tu y as vu { $what }.
}
offer-check-for = { $name } découvre, pour { $heir-is ->
    [you] toi
   *[other] { $heir }
} ?{ $seen ->
    [0] {" "}C’est peut-être un piège.
   *[1] {" "}Tu y as vu { $what }.
}
offer-take-pile = { $name-is ->
    [you] Prendre ce qui est resté ici ?
   *[other] { $name } prend ce qui est resté ici ?
} Sans danger.
offer-drink-teleport = Boire la potion ? Ton groupe va où il veut, à coup sûr.
offer-study = Étudier le pistolet ? Prêt sur 5 ou 6, le coup part sur 1 ou 2.
offer-wear = Mettre les bottes ? Tu avances et combats deux fois par tour.
offer-done = Se mettre en route
offer-decline = Tout laisser ici

## Conseils : pourquoi un coup

hint-new-skill = { $kind ->
    [cleric] Un clerc frappe 1 plus fort les morts-vivants et lève les malédictions.
   *[wizard] Seul un magicien jette des sorts.
}
hint-toughest = Encaisse { $hits } blessures. Personne n’en encaisse plus.
hint-allies = { $heroes ->
    [2] Deux héros combattent
   *[other] { $heroes } héros combattent
} alors côte à côte.
hint-unshared = Ce que tu rapportes n’est qu’à toi.
hint-near-cell = { $steps ->
    [one] Un lieu
   *[other] { $steps } lieux
} de là au cachot. Aucune entrée n’est plus proche.
hint-rooms-behind = { $rooms ->
    [one] Une salle se trouve
   *[other] { $rooms } salles se trouvent
} juste derrière. Aucune entrée n’en a plus.
hint-heals = { $hits ->
    [one] 1 blessure
   *[other] { $hits } blessures
} : personne n’en a plus dans ton groupe.
hint-second-turn = Si cela réussit, un second tour suit.
hint-anywhere = Ton groupe peut être partout aussitôt.
hint-near-look = { $steps ->
    [one] Un lieu
   *[other] { $steps } lieux
} à faire. Aucune salle cachée n’est plus proche.
hint-full-look = Tu vois monstre et trésor.
hint-monster-look = Tu vois quel monstre attend là.
hint-treasure-look = Tu vois ce qui s’y trouve.
hint-sight = Tu vois ce qui attend dans une salle avant d’y aller.
hint-pistol = Le pistolet sera peut-être prêt à tirer.
hint-boots = Ton groupe avance alors deux fois.
hint-gift = Ton allié reçoit { $item }.
hint-sword-gift = Une épée magique ne sert qu’aux guerriers.
hint-takes-gift = Un objet magique qui ne te coûte rien.
hint-leaves-gift = L’objet reste à ton allié.
hint-spends-nothing = Tu ne dépenses rien maintenant.
hint-princess = La princesse est là, et elle te suit.
hint-nearer-princess = Le cachot s’ouvre à toi, et le chemin vers la princesse est plus court.
hint-brings-out = Ton groupe rapporte { $points } points.
hint-seen-there = Tu as vu ce qui s’y trouve : { $thing }.
hint-free-treasure = Un trésor s’y trouve, et aucun monstre ne le garde.
hint-left-there = Les affaires d’un groupe mort s’y trouvent, et personne ne les garde.
hint-good-fight = Un trésor s’y trouve, et tu gagnes le combat { chance-of-ten }.
hint-homeward = Tu portes { $points } points. De là, la sortie est à { $steps ->
    [one] un lieu.
   *[other] { $steps } lieux.
}
hint-rooms-beside = { $rooms ->
    [one] Un trésor se trouve
   *[other] { $rooms } trésors se trouvent
} à côté. Nulle part il n’y en a plus.
hint-no-monster = Aucun monstre n’attend là.
hint-far-place = À pied, c’est à { $steps ->
    [one] un lieu.
   *[other] { $steps } lieux.
} Rien n’est plus loin.
hint-treasure-here = Un trésor se trouve encore ici.
hint-stays = Tu ne rencontres aucun nouveau monstre.
hint-out-alive = Tu sors en vie.
hint-stronger = Vous encaissez { $ours } blessures en tout, eux seulement { $theirs }.
hint-plunder = Ils portent { $treasures ->
    [one] un trésor.
   *[other] { $treasures } trésors.
}
hint-peace = Aucun héros adverse ne frappe le tien.
hint-strong-enough = Même sans, tu gagnes { chance-of-ten }.
hint-charm = Dans { $percent } cas sur 100, le monstre combat alors pour toi.
hint-deadly = Dans { $percent } cas sur 100, cela tue { $target } d’un coup.
hint-heroism = +1 pour celui qui encaisse le plus.
hint-escape = Tu sors peut-être ainsi de ce combat.
hint-wounds = Cela peut blesser { $target } avant la mêlée.
hint-no-backfire = Aucun sort ne peut mal tourner.
hint-saved-for-later = Tu le gardes pour un combat plus dur.
hint-weakest-monster = { $left ->
    [one] 1 blessure suffit.
   *[other] { $left } blessures suffisent.
} Aucun autre monstre ne tombe plus tôt.
hint-best-fighter = Gagne { $percent ->
    [100] presque tous ces combats.
   *[other] { $percent } combats pareils sur 100.
} Personne n’en gagne plus.
hint-substitute = Cela combat à la place d’un héros.
hint-healthiest = Encaisse encore { $left ->
    [one] 1 blessure.
   *[other] { $left } blessures.
} Personne n’en encaisse plus.
hint-seen-here = Tu l’as vu : { $thing }.
hint-captive-checks = Si c’est un piège, il ne touche aucun héros.
hint-may-be-gold = C’est peut-être de l’or, une clé ou un objet magique.
hint-safe-pile = { $treasures ->
    [one] Une chose
   *[other] { $treasures } choses
} à prendre, et aucun piège.
hint-no-trap = C’est peut-être un piège, et { $heroes ->
    [1] tu n’encaisses plus que
   *[other] personne chez vous n’encaisse plus de
} { $left ->
    [one] 1 blessure.
   *[other] { $left } blessures.
}
hint-springs-nothing = Tu ne déclenches aucun piège.
hint-frail = N’encaisse que { $hits } blessures.
hint-shares = Ce que tu rapportes est partagé.
hint-fights-alone = Personne ne combat à tes côtés.
hint-potion-gone = La potion est alors perdue.
hint-unused = Tu n’utilises rien.
hint-poor-fight = { $tenths ->
    [0] Tu n’y gagnes presque jamais.
   *[other] Tu n’y gagnes que { chance-of-ten }.
}
hint-few-hits = Un monstre attend là. { $left ->
    [one] 1 blessure de plus tue
   *[other] { $left } blessures de plus tuent
} { $heroes ->
    [1] ton héros.
   *[other] le plus faible de vous.
}
hint-nothing-there = Rien ne s’y trouve.
hint-longer-way-out = La sortie s’éloigne.
hint-only-brings-out = { $points ->
    [0] Tu ne rapportes rien.
   *[other] Tu rapportes { $points } points, pas plus.
}
hint-nothing-won = Attendre ne rapporte rien.
hint-deadly-round = Meurt dans { $percent } combats pareils sur 100.
hint-weaker = Ils encaissent { $theirs } blessures en tout, vous { $ours }.
hint-backfire = Sur un 1, cela coûte une blessure au magicien.
hint-no-help = Tu combats sans aide.
hint-trap-kills = Un piège tue sur 4, 5 et 6 : il n’encaisse plus que { $left ->
    [one] 1 blessure.
   *[other] { $left } blessures.
}
hint-left-behind = Un trésor reste là.

## Énigmes

puzzle-hidden = Les monstres et les trésors que tu n’as pas encore vus, et tous les lancers à venir.
puzzle-spell = Le feu, le charme ou le fer
puzzle-spell-question = Quel choix vainc le plus souvent le monstre sans aucun mort dans ton groupe ?
puzzle-spell-nudge = Quel sort peut finir le combat aussitôt ? Et que coûte un 1 au magicien ?
puzzle-hits = { $hits ->
    [one] 1 blessure
   *[other] { $hits } blessures
}
puzzle-striker-count = coûte { puzzle-hits } en 100 combats
puzzle-striker-proof = Cela coûte donc { puzzle-hits } en 100 combats, et le meilleur autre choix { $next }.
puzzle-spell-fireball = Dans { $ways } lancers sur 36, la boule de feu tue { $target } d’un coup.
puzzle-spell-charm = Dans { $ways } lancers sur 36, le charme réussit et le combat est fini.
puzzle-spell-heroism = L’héroïsme réussit sur 3 à 6 : chaque jet compte alors 1 de plus pour { $target-is ->
    [you] toi
   *[other] { $target }
}.
puzzle-spell-none = Un sort échoue souvent, et un 1 coûte une blessure au magicien.
puzzle-striker = Qui frappe ?
puzzle-striker-question = Qui doit se battre à cet assaut pour que la victoire coûte à ton groupe le moins de blessures ?
puzzle-striker-nudge = Parcours les six jets : combien chacun de vous inflige-t-il de blessures, et combien en reçoit-il ?
puzzle-striker-faces = { $name-is ->
    [you] Sur les six jets, tu infliges { $deals } blessures en tout et en reçois { $takes }.
   *[other] { $name } inflige { $deals } blessures en tout sur les six jets, et en reçoit { $takes }.
}
puzzle-lives = Tous en vie
puzzle-lives-question = Qui doit se battre à cet assaut pour vaincre le plus souvent sans aucun mort dans ton groupe ?
puzzle-lives-nudge = Qui encaisse le moins ? Quel jet suffirait à tuer ?
puzzle-lives-count = réussit dans { $percent } combats sur 100
puzzle-lives-danger = { $name-is ->
    [you] Tu encaisses encore
   *[other] { $name } encaisse encore
} { $left ->
    [one] 1 blessure
   *[other] { $left } blessures
}, et un assaut peut en coûter { $most }.
puzzle-lives-proof = Cela réussit donc dans { $percent } combats sur 100, et le meilleur autre choix dans { $next }.
puzzle-room = Une salle sûre
puzzle-room-question = Dans quelle salle ton groupe entier survit-il à au moins neuf combats sur dix, quel que soit le monstre ?
puzzle-room-nudge = Quels monstres n’as-tu pas encore vus ? Pense au pire d’entre eux, et à tes blessures.
puzzle-room-count = { $right ->
    [0] ne mène dans aucune salle sûre
   *[other] est sûr dans { $right } cas sur { $cases }
}
puzzle-room-known = Dans la { $area }, tu affrontes { $monster } : dans { $percent } combats sur 100, tu ne perds personne.
puzzle-room-whatever = Dans la { $area }, tu ne perds personne dans au moins { $percent } combats sur 100.
puzzle-room-worst = Dans la { $area }, c’est peut-être { $monster } : tu ne perds personne dans { $percent } combats sur 100 seulement.
puzzle-room-unseen = Tu n’as pas vu { $number ->
    [one] 1 monstre
   *[other] { $number } monstres
}. Trop dangereux pour ton groupe maintenant : { $bad }.
puzzle-opener = Qui découvre le trésor ?
puzzle-opener-question = Comment obtenir ce trésor avec le moindre risque qu’un héros meure ou qu’une malédiction reste ?
puzzle-opener-nudge = Que coûte un piège à chacun de vous sur 4 ou 5 ? Et qui lève les malédictions ?
puzzle-opener-count = { $right ->
    [0] laisse le trésor ici
   *[other] est le meilleur choix dans { $right } cas sur { $cases }
}
puzzle-opener-trap = Sur 6 jets, un piège tue { $name } { $faces } fois et { $other } { $others } fois.
puzzle-opener-curse = Un clerc lève toute malédiction qu’il trouve.
puzzle-opener-unseen = Tu n’as pas vu { $number ->
    [one] 1 trésor
   *[other] { $number } trésors
}. Pièges parmi eux : { $traps }. Malédictions : { $curses }.

## Vue d’ensemble

outline-over = La partie est terminée.
outline-chance = Les dés décident.
outline-pick = { $own ->
    [1] { $seat }, { $second ->
        [0] choisis un héros.
       *[1] choisis ton second héros.
    }
   *[0] { $seat } choisit un héros.
}
outline-ally = { $own ->
    [1] { $seat }, à qui proposes-tu une alliance ?
   *[0] { $seat } peut chercher des alliés.
}
outline-enter = { $own ->
    [1] { $seat }, choisis l’entrée où tu commences.
   *[0] { $seat } choisit une entrée.
}
outline-prepare = { $own ->
    [1] { $alone ->
        [1] { $seat } ({ $role })
       *[0] { $seat }
    }, { $casts ->
        [0] avant de partir : utilise ou donne ce que tu portes.
       *[1] avant de partir : jette un sort ou utilise ce que tu portes.
    }
   *[0] { $seat } se prépare.
}
outline-look = { $own ->
    [1] { $seat }, dans quelle salle regardes-tu ? Tu y vois { $effect ->
        [monster] le monstre
        [either] le monstre ou le trésor
       *[both] le monstre et le trésor
    }.
   *[0] { $seat } regarde dans une salle.
}
outline-destination = { $own ->
    [1] { $seat }, où mène la téléportation ?
   *[0] { $seat } choisit où mène la téléportation.
}
outline-chosen = Ton choix est scellé. D’autres réfléchissent encore.
outline-gift = { $giver } offre un objet magique à { $seat }.
outline-gift-known = { $own ->
    [1] { $seat }, { $giver } t’offre { $item }. Tu acceptes ?
   *[0] { $giver-is ->
        [you] Tu offres
       *[other] { $giver } offre
    } { $item } à { $seat }. { $seat } décide.
}
outline-awaited = Ton choix est scellé. On attend encore : { $seats }.
outline-answer = { $own ->
    [1] { $reader }, { $seat } { $number ->
        [one] te propose une alliance
       *[other] propose une alliance à { $seats }
    }. Tu acceptes ?{ $number ->
        [one] {""}
       *[other] {" "}La réponse est secrète.
    }
   *[0] Alliance avec { $seat-is ->
        [you] toi
       *[other] { $seat }
    } ? Réponse attendue : { $seats }.
}
outline-alliance = Des alliés avancent et combattent ensemble, et partagent leurs points à la fin.
outline-vote = { $own ->
    [1] { $reader }, où vas-tu ? { $moves ->
        [one] Encore un lieu.
        [2] Encore deux lieux.
       *[other] Encore { $moves } lieux.
    }{ $number ->
        [one] {""}
       *[other] {" "}Ton groupe vote.
    }
   *[0] { $seats } { $number ->
        [one] choisit
       *[other] choisissent
    } le chemin.
}
outline-attack = { $own ->
    [1] { $reader }, { $others } { $present ->
        [one] est
       *[other] sont
    } ici. Attaquer ?{ $number ->
        [one] {""}
       *[other] {" "}Ton groupe vote.
    }
   *[0] { $seats } { $number ->
        [one] décide
       *[other] décident
    } d’une attaque.
}
outline-spells = { $own ->
    [1] { $alone ->
        [1] { $reader } ({ $role })
       *[0] { $reader }
    }, jette un sort dans ce combat ou attends.{ $number ->
        [one] {""}
       *[other] {" "}Ton groupe vote.
    }
   *[0] { $seats } { $number ->
        [one] peut
       *[other] peuvent
    } jeter un sort dans ce combat.
}
outline-items = { $own ->
    [1] { $alone ->
        [1] { $reader } ({ $role })
       *[0] { $reader }
    }, utilise acide ou pistolet, ou attends.{ $number ->
        [one] {""}
       *[other] {" "}Ton groupe vote.
    }
   *[0] { $seats } { $number ->
        [one] peut
       *[other] peuvent
    } utiliser acide ou pistolet.
}
outline-against = { $own ->
    [1] { $reader }, quel monstre combats-tu maintenant ?{ $number ->
        [one] {""}
       *[other] {" "}Ton groupe vote.
    }
   *[0] { $seats } { $number ->
        [one] choisit
       *[other] choisissent
    } le prochain monstre.
}
outline-fighter = { $own ->
    [1] { $reader }, qui combat { $known ->
        [1] { $foe } à cet assaut
       *[other] à cet assaut
    } ?{ $number ->
        [one] {""}
       *[other] {" "}Ton groupe vote.
    }
   *[0] { $seats } { $number ->
        [one] choisit
       *[other] choisissent
    } qui combat à cet assaut.
}
outline-loot = { $own ->
    [1] { $reader }, { $treasure ->
        [1] { $number ->
            [one] découvrir le trésor ? C’est peut-être un piège.
           *[other] qui découvre le trésor ? C’est peut-être un piège.
        }
       *[0] prends ce qui est resté ici, ou laisse-le. C’est sans danger.
    }{ $number ->
        [one] {""}
       *[other] {" "}Ton groupe vote.
    }
   *[0] { $seats } { $number ->
        [one] décide
       *[other] décident
    }{ $treasure ->
        [1] {" "}pour le trésor.
       *[0] {" "}pour ce qui est resté ici.
    }
}
outline-spell-list = Sorts
outline-spell = { $spell }
outline-disciplines = Héros
outline-discipline = { $discipline } ({ $form ->
    [short] { $hits } blessures, reste { $left }
   *[full] encaisse { $hits } blessures, encore { $left } au choix
})
outline-seats = À la table
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
}{ $form ->
    [short] {" "}({ $at })
   *[full] {""}
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
} : plus en vie
outline-state = { $form ->
    [short] encore { $left } sur { $most }
   *[full] Encaisse encore { $left } blessures sur { $most }
}{ $heroic ->
    [0] {""}
   *[1] , héroïque
}{ $hexed ->
    [0] {""}
   *[1] , sous maléfice
}
outline-carried = { $what }{ $worn ->
    [0] {""}
   *[1] {" "}(aux pieds)
}{ $loaded ->
    [0] {""}
   *[1] {" "}(prêt)
}
outline-covered = { $number ->
    [one] un jeton caché
   *[other] { $number } jetons cachés
}
outline-companion = { $form ->
    [short] { $name } : encore { $left } sur { $most }
   *[full] { $name } : encaisse encore { $left } blessures sur { $most }
}
outline-monsters = Monstres visibles
outline-monster = { $form ->
    [short] { $monster }, { $area } ({ $at }, encore { $left } sur { $most })
   *[full] { $monster }, { $area } : encaisse encore { $left } blessures sur { $most }
}
outline-princess = La princesse attend { $kind ->
    [cell] dans le cachot
   *[other] dans la { $area }
}{ $locked ->
    [0] {""}
   *[1] , qui est fermé
}
outline-seen = Tu as vu
outline-seen-one = { $area }{ $form ->
    [short] {" "}({ $at })
   *[full] {""}
} : { $what }
outline-castle = { $form ->
    [short] Manche { $round }{ $rounds ->
        [0] {""}
       *[other] {" "}sur { $rounds }
    } (? monstre caché, ! visible, $ trésor, + reste, ♥ princesse)
   *[full] Le château depuis le nord, manche { $round }{ $rounds ->
        [0] {""}
       *[other] {" "}sur { $rounds }
    }
}
outline-quiet = Depuis { $rounds } manches, rien de nouveau. La partie finit après { $left ->
    [one] encore une
   *[other] encore { $left }
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
        [one] , un jeton resté là
       *[other] , { $pile } jetons restés là
    }{ $princess ->
        [0] {""}
       *[1] , la princesse
    }{ $people ->
        [0] {""}
       *[other] , { $seats-you }
    }{ $enters ->
        [0] {""}
       *[1] , entrée { $entrance }
    } ; mène à : { $ways }
}
outline-here = { $form ->
    [short] À côté : { $area } ({ $at })
   *[full] Tu es { $kind ->
        [cell] dans le cachot
       *[other] dans la { $area }
    } ; à côté
}
outline-outside = { $form ->
    [short] Derrière l’entrée { $entrance }
   *[full] Tu es devant l’entrée { $entrance } ; derrière
}
outline-way = { $area }{ $form ->
    [short] {" "}({ $at })
   *[full] {""}
}{ $hidden ->
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
    [one] , un jeton resté là
   *[other] , { $pile } jetons restés là
}{ $princess ->
    [0] {""}
   *[1] , la princesse
}{ $people ->
    [0] {""}
   *[other] , { $seats-you }
}
outline-way-out = sortie par l’entrée { $entrance }

## La fin

score-gold = Or
score-princess = La princesse
score-captives = Nain et elfe
score-curse = Malédiction
score-shared = Partagé avec les alliés
reason-rounds-over = La dernière manche est terminée.
reason-nothing-new = Rien de nouveau n’est arrivé en trente manches.
reason-all-dead = Personne n’est sorti vivant.
reason-princess-saved = Tout le monde est sorti ou mort, et la princesse est libre.
reason-all-out = Tout le monde est sorti ou mort. La princesse reste captive.

## Chiffres d’une simulation

figure-rounds = Manches
figure-dead = Héros morts
figure-parties = Groupes
figure-monsters-met = Monstres rencontrés

## Le plateau

board-risk-hits = { $left ->
    [one] 1 blessure de plus tue.
   *[other] { $left } blessures de plus tuent.
} Entrer quand même ?
board-bag = Sac
board-bag-empty = Encore rien
board-bag-seen = Vu
board-somebody = Inconnu
board-seen = Vu dans la { $area } : { $what }
board-left = reste { $left } sur { $most }
board-hits = encaisse { $number } blessures
board-choose = Ce qu’on peut choisir
board-choose-then = Et pour qui, ou où
board-stops = on s’arrête là
board-leave = Sortir
board-fight-in = Combat { $kind ->
    [cell] dans le cachot
   *[other] dans la { $area }
}
board-look-at-map = Regarder le plan
board-back-to-fight = Retour au combat
board-you-roll = Dé
board-roll-is = Jet
board-you-deal = Inflige
board-it-deals = Subit
board-roll-deals = Tu infliges
board-roll-takes = Tu subis
board-spell = sort
board-fells = { $number ->
    [0] Aucun jet n’en vient à bout à cet assaut.
    [6] N’importe quel jet en vient à bout.
    [1] Un jet sur 6 en vient à bout.
   *[other] { $number } jets sur 6 en viennent à bout.
}
board-change-wizard = Magicien
board-change-undead = Clerc contre morts-vivants et sorcières
board-change-sword = Épée magique
board-change-heroism = Héroïsme
board-change-curse = Malédiction
board-change-hex = Maléfice de sorcière
board-counts-as = Compte pour
board-odds = Chances
board-chances = Jusqu’au bout : gagne { $wins } %, meurt { $dies } %.
board-roll = Lancer le dé
board-open-it = Découvrir le trésor
board-see-monster = Voir le monstre
board-see-treasure = Voir le trésor
board-see-both = Voir les deux
board-look-at = Que veux-tu voir dans la { $area } ?
board-cast = Jeter le sort
board-go-in = Entrer
board-leave-now = Sortir pour de bon
board-alive-first = Pour gagner, il faut sortir en vie.
board-rooms-entered = { $further ->
    [1] Plus loin que la dernière fois !{" "}
   *[0] {""}
}Salles visitées : { $rooms }, la dernière fois { $before }.
board-kept-you = Le château te garde, { $seat }.
board-ended-by = C’était { $cause }, { $kind ->
    [cell] dans le cachot
   *[other] dans la { $area }
}, à la manche { $round }.
board-fell-to = Ton aventure s’est arrêtée à la manche { $round }{ $kind ->
    [none] {""}
    [cell] , dans le cachot
   *[other] , dans la { $area }
} : c’était { $cause }.
board-reached-found = trouvée
board-reached-hidden = pas trouvée
board-reached-waits = attend toujours
board-reached-free = était libre
board-reached-gold = { $gold } pièces d’or
board-reached-stays = restent ici
board-ask = Proposer l’alliance
board-give = Donner
board-pick = Choisir ce héros
board-begin-here = Commencer ici
board-appear = Apparaître là
board-attack = Attaquer
board-fight-this = Combattre celui-là
board-throw = Jeter l’acide
board-shoot = Tirer
board-heal = Donner la potion
board-take-pile = Tout prendre
board-drink = Boire la potion
board-study = Étudier le pistolet
board-wear = Mettre les bottes
board-go-to-me = Vers moi
board-go-to = Vers { $name }
board-whole = Voir tout le château
board-nearer = S’approcher
board-dead = plus en vie
board-out = hors du château
board-carries = { $number ->
    [0] ne porte rien
    [one] porte un jeton
   *[other] porte { $number } jetons
}
board-hits-short = { $number } blessures
board-drag = Fais glisser le plan pour en voir plus ; deux doigts zooment.
board-vote = Le choix est secret
board-voted = Ton vote est scellé
board-has-voted = { $name } a scellé son vote
board-vote-seconds = { $seconds } s
board-works-short = { $number } sur 6
board-no-party = Tu n’as personne au château.

## La quête

board-quest = La quête
board-quest-first-key = Une clé
board-quest-second-key = { $first ->
    [key-a] Clé B ou passe-partout
    [key-b] Clé A ou passe-partout
    [skeleton-key] Une autre clé
   *[none] Une seconde clé qui va avec
}
board-quest-in-bag = dans ton sac
board-quest-cell-open = le cachot est ouvert
board-quest-hidden = { $number ->
    [0] plus aucune n’est cachée
    [one] une est encore cachée
   *[other] { $number } sont encore cachées
}
board-quest-princess-counts = compte { $number }
board-quest-princess-here = t’accompagne
board-quest-princess-with = accompagne { $seats }
board-quest-princess-in = attend { $kind ->
    [cell] dans le cachot
   *[other] dans la { $area }
}
board-quest-out = Sortir par une entrée
board-quest-gold = { $gold } pièces d’or pour l’instant

## Ce que font les objets

board-effect-spell-charm = un monstre sauvage t’accompagne. Échoue sur 1 ou 2.
board-effect-spell-esp = tu regardes dans une salle. Échoue sur 1.
board-effect-spell-fireball = jusqu’à 7 blessures à un ennemi. Échoue sur 1 ou 2.
board-effect-spell-heroism = +1 en combat pour l’un de vous. Échoue sur 1 ou 2.
board-effect-spell-speed = un second tour suit. Échoue sur 1 ou 2.
board-effect-spell-teleport = ton groupe va où tu veux. Échoue sur 1 à 3.
board-effect-gold = compte { $number } une fois dehors.
board-effect-key-a = ouvre le cachot, avec la clé B ou un passe-partout.
board-effect-key-b = ouvre le cachot, avec la clé A ou un passe-partout.
board-effect-skeleton-key = ouvre le cachot, avec toute autre clé.
board-effect-acid = sur 4 à 6, un dé de blessures à un monstre, une fois.
board-effect-boots = tu avances et combats deux fois par tour.
board-effect-coffin = te débarrasse du premier vampire rencontré.
board-effect-medallion = tu vois le monstre d’une salle, une fois par tour.
board-effect-pistol = un dé de blessures à un ennemi, une fois, si tu l’as étudié.
board-effect-healing = retire 1 à 6 blessures, une fois.
board-effect-teleport = ton groupe va où tu veux, une fois et à coup sûr.
board-effect-sword = +1 en combat pour un guerrier.
board-effect-captive = combat les petits monstres, découvre les trésors, compte { $number }.
board-effect-curse = −1 en combat jusqu’à ce que tu tues un monstre.
board-effect-heavy-curse = coûte { $number } à ton groupe à la fin.
board-thing-when = { $when ->
    [before] Avant d’avancer : { $effect }
    [fight] En combat : { $effect }
    [always] Toujours : { $effect }
   *[none] { $effect }
}
board-thing-about = { $name } : { $effect }
board-which-enemy = Contre quel ennemi ?
board-which-ally = Pour qui de votre groupe ?
board-who-gets-it = À qui va l’objet ?
board-which-room = Dans quelle salle regardes-tu ?
board-use-or-give = Sers-t’en, ou donne l’objet à un allié.

## Le risque d’une salle

board-win-tag = { $tenths ->
    [0] presque jamais
    [10] gagne presque toujours
   *[other] gagne { $tenths } sur 10
}
board-way-monster = { $seen ->
    [0] Un monstre que tu n’as pas vu. { $number } sont encore face cachée.
   *[1] Tu y as vu { $monster }.
}
board-way-wins = { $tenths ->
    [0] { $best-is ->
        [you] Tu ne gagnes
       *[other] { $best } ne gagne
    } presque jamais.
   *[other] { $best-is ->
        [you] Tu gagnes
       *[other] { $best } gagne
    } { chance-of-ten }.
}
board-way-treasure = Un trésor s’y trouve.
board-way-seen = Tu y as vu { $thing }.
board-way-hits = { $hits ->
    [0] Cela coûte à peine une blessure.
    [one] Cela coûte 1 blessure en moyenne.
   *[other] Cela coûte { $hits } blessures en moyenne.
}

## Les dés à la main

board-roll-due = { $seat }, lance le dé. { $from ->
    [1] Tout jet abat { $monster }.
    [6] Seul un 6 abat { $monster }.
    [7] Aucun jet n’abat { $monster } d’un coup.
   *[other] { $from } ou plus abat { $monster }.
}
board-roll-worst = { $hits ->
    [one] Le pire jet te coûte 1 blessure.
   *[other] Le pire jet te coûte { $hits } blessures.
}
board-roll-witch = Sur { $to } ou moins, elle jette un sort sur tout ton groupe.

## Le bestiaire

board-bestiary = Bestiaire
board-bestiary-empty = Tu n’as rencontré aucun monstre. Chacun sera noté ici.
board-bestiary-falls = { $hits } blessures l’abattent.
board-bestiary-left = { $left ->
    [0] Il n’en reste pas.
    [one] Il en reste un dans le château.
   *[other] Il en reste { $left } dans le château.
}
board-bestiary-count = { $left ->
    [0] plus aucun
   *[other] reste { $left } sur { $all }
}
board-bestiary-met-in = Rencontré dans la { $area }.
board-bestiary-met = Déjà rencontrés
board-bestiary-not-met = Pas encore rencontrés

## Tableaux des règles

table-modified-roll = Jet modifié
table-counter = Jeton
table-number = Nombre
table-constitution = Constitution
table-treasure = Trésor
table-die = Dé
table-monster = M
table-either = M/T
table-both = M+T
table-witch = Sort de la sorcière
table-witch-teleport = Retour devant l’entrée
table-witch-dispel = Objets magiques détruits, monstres charmés sauvages
table-witch-lead = Or sans valeur
table-witch-powder = Un dé de blessures pour tout le monde
table-witch-hex = Malédiction pour toujours, sauf les clercs
table-witch-dust = Blessures doublées
table-points = Points
