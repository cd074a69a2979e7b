### Kilt Castle en français.

game-in-a-sentence = Construis par-dessus les autres, si tu peux payer.

## Noms

colour-red = Rouge
colour-blue = Bleu
colour-gold = Or
colour-green = Vert

side-north = Nord
side-east = Est
side-south = Sud
side-west = Ouest

## Options

option-every-new-row-needs-a-neighbour = Toute nouvelle colonne a besoin d’une voisine
option-every-new-row-needs-a-neighbour-about = Où qu’elle soit, et pas seulement devant toutes les autres, une carte posée seule doit avoir une carte sur la case juste derrière elle.
option-roofs-by-colour = Toits par couleur
option-roofs-by-colour-about = On pose un toit même si les deux couleurs qui ont construit sur l’emplacement sont au même joueur.
option-first-colour-ends = La première couleur met fin à la partie
option-first-colour-ends-about = La partie s’arrête dès qu’une couleur n’a plus de bloc, et pas seulement quand un joueur a construit tous les blocs de ses deux couleurs.
option-any-own-colour = L’une ou l’autre de ses couleurs
option-any-own-colour-about = La couleur de la carte dit seulement qui construit : ce joueur prend un bloc de l’une ou l’autre de ses deux couleurs.

## Refus

refusal-not-all-double-cards = Chaque carte bicolore est posée une seule fois.
refusal-a-colour-too-often = Au départ, aucune couleur ne se montre plus de deux fois dans une colonne de cartes.
refusal-not-due-now = { $due ->
    [relocate] Il faut d’abord déplacer une carte.
    [build] Il faut d’abord construire un bloc.
   *[roof] Il faut d’abord choisir un toit.
}
refusal-at-least-one-space = La carte doit avancer d’au moins une case.
refusal-never-backwards = Une carte n’avance que dans le sens horaire : la case { $side } { $line } est derrière elle.
refusal-not-beyond-the-front = La case { $side } { $line } est trop loin : on ne dépasse pas la case juste devant la colonne de tête.
refusal-no-card-behind = La carte y serait seule : il lui faut une autre carte sur la case juste derrière elle.
refusal-row-is-full = Cette colonne a déjà { $most } cartes.
refusal-too-many-rows = Il ne peut pas y avoir plus de { $most } colonnes de cartes.
refusal-not-in-this-row = { $field } n’est pas dans la ligne de la carte déplacée.
refusal-no-such-floor-left = { $crests ->
    [0] Cette couleur n’a plus de bloc sans blason.
    [1] Cette couleur n’a plus de bloc à un blason.
   *[2] Cette couleur n’a plus de bloc à deux blasons.
}
refusal-not-the-first-empty-field = Parmi les emplacements libres, on ne peut construire que sur le plus proche de la carte : { $field }.
refusal-roofs-are-never-overbuilt = La tour { $field } porte un toit.
refusal-cannot-pay = Agrandir cette tour coûte { $price } { $price ->
    [one] ducat
   *[other] ducats
}, { $purse ->
    [0] mais la bourse est vide.
    [1] mais la bourse n’en contient qu’un.
   *[other] mais la bourse n’en contient que { $purse }.
}
refusal-no-roof-there = Il n’y a pas de toit sur { $field }.

## Événements

event-dealt = Les cartes sont en place. { $seat } commence.
event-relocated = { $is_turned ->
    [0] { $seat } déplace la carte { $inner } de la case { $source_side } { $source_line } à la case { $side } { $line }.
   *[1] { $seat } déplace une carte de la case { $source_side } { $source_line } à la case { $side } { $line } et la tourne : { $inner } construit, puis { $outer }.
}
event-ducat-day-called = La case { $side } { $line } est vide : une phase de revenus est déclenchée.
event-built = { $seat } construit sur { $field } un bloc { $colour }{ $crests ->
    [0] {""}
    [1] {" "}à un blason
   *[2] {" "}à deux blasons
}.
event-overbuilt = { $seat } agrandit la tour { $field } d’un bloc { $colour }{ $crests ->
    [0] {""}
    [1] {" "}à un blason
   *[2] {" "}à deux blasons
}{ $price ->
    [0] {" "}et ne paie rien.
    [one] {" "}et paie { $price } ducat à { $payee }.
   *[other] {" "}et paie { $price } ducats à { $payee }.
}
event-skipped = { $why ->
    [no-floor] { $colour } n’a plus de bloc et ne construit pas.
   *[no-field] { $seat } ne trouve pas d’emplacement pour { $colour } et ne construit pas.
}
event-roof-set = { $seat } pose un toit sur la tour { $field }.
event-roof-moved = { $seat } déplace le toit de la tour { $source } sur la tour { $field }.
event-ducat-day-came = Phase de revenus numéro { $number }.
event-income-paid = { $seat } reçoit { $ducats } { $ducats ->
    [one] ducat
   *[other] ducats
} pour { $colour } : { $towers ->
    [0] aucune tour
    [one] { $towers } tour
   *[other] { $towers } tours
}, { $crests ->
    [0] aucun blason
    [one] { $crests } blason
   *[other] { $crests } blasons
}, { $roofs ->
    [0] aucun toit
    [one] { $roofs } toit
   *[other] { $roofs } toits
}.
event-last-floor-set = { $seat } a construit son dernier bloc. La partie se termine.
event-building-stopped = Personne n’a construit depuis { $turns } coups. La partie se termine.
event-final-paid = Au paiement final, { $seat } { $ducats ->
    [0] ne reçoit rien
    [one] reçoit { $ducats } ducat
   *[other] reçoit { $ducats } ducats
} : { $towers ->
    [0] aucune tour
    [one] { $towers } tour
   *[other] { $towers } tours
}, { $crests ->
    [0] aucun blason
    [one] { $crests } blason
   *[other] { $crests } blasons
}.

## Propositions

offer-relocate-single = { $colour } : vers la case { $side } { $line }{ $day ->
    [0] {""}
   *[1] , avec phase de revenus
}
offer-relocate-double = { $form ->
    [short] { $first }→{ $second } : vers
   *[full] { $first }, puis { $second } : vers la case
} { $side } { $line }{ $day ->
    [0] {""}
   *[1] , avec phase de revenus
}
offer-build = Construire sur { $field }{ $crests ->
    [0] {""}
    [1] {" "}avec un blason
   *[2] {" "}avec deux blasons
}
offer-build-in = Construire sur { $field } un bloc { $colour }{ $crests ->
    [0] {""}
    [1] {" "}à un blason
   *[2] {" "}à deux blasons
}
offer-overbuild-own = Agrandir sa propre tour { $field }{ $crests ->
    [0] {""}
    [1] {" "}avec un blason
   *[2] {" "}avec deux blasons
}{ $roof ->
    [set] {" "}et y poser un toit
    [choose] {" "}et y déplacer un toit
   *[none] {""}
} : gratuit, déjà { $height } { $height ->
    [one] étage
   *[other] étages
}
offer-overbuild-own-in = Agrandir sa propre tour { $field } d’un bloc { $colour }{ $crests ->
    [0] {""}
    [1] {" "}à un blason
   *[2] {" "}à deux blasons
}{ $roof ->
    [set] {" "}et y poser un toit
    [choose] {" "}et y déplacer un toit
   *[none] {""}
} : gratuit, déjà { $height } { $height ->
    [one] étage
   *[other] étages
}
offer-overbuild = Agrandir la tour { $field }{ $crests ->
    [0] {""}
    [1] {" "}avec un blason
   *[2] {" "}avec deux blasons
}{ $roof ->
    [set] {" "}et y poser un toit
    [choose] {" "}et y déplacer un toit
   *[none] {""}
} : { $price } { $price ->
    [one] ducat
   *[other] ducats
} à { $payee }
offer-overbuild-in = Agrandir la tour { $field } d’un bloc { $colour }{ $crests ->
    [0] {""}
    [1] {" "}à un blason
   *[2] {" "}à deux blasons
}{ $roof ->
    [set] {" "}et y poser un toit
    [choose] {" "}et y déplacer un toit
   *[none] {""}
} : { $price } { $price ->
    [one] ducat
   *[other] ducats
} à { $payee }
offer-take-roof = Prendre le toit de la tour { $field }, qui sera alors à { $owner }

## Aperçu

outline-over = La partie est terminée.
outline-deal = Les cartes sont mises en place.
outline-relocate = { $own ->
    [1] À toi : avance une carte dans le sens horaire ; ses couleurs y construisent.
   *[0] { $seat } déplace une carte.
}
outline-build = { $own ->
    [1] Construis un bloc { $colour } dans la ligne de la case { $side } { $line } (tour d’un autre : un ducat par étage).
   *[0] { $seat } construit un bloc { $colour } dans la ligne de la case { $side } { $line }.
}
outline-build-any = { $own ->
    [1] Construis un bloc { $colour } ou { $other } dans la ligne de la case { $side } { $line } (tour d’un autre : un ducat par étage).
   *[0] { $seat } construit un bloc { $colour } ou { $other } dans la ligne de la case { $side } { $line }.
}
outline-roof = { $own ->
    [1] Choisis le toit à déplacer sur { $field }.
   *[0] { $seat } choisit le toit à déplacer sur { $field }.
}
outline-ducat-day-comes = Ce tour finira par une phase de revenus.
outline-roof-comes = Un autre bloc sur { $field } entraîne un toit.
outline-idle = Personne n’a construit depuis { $turns } coups : { $left ->
    [one] encore un coup pareil, et la partie est terminée.
   *[other] encore { $left } coups pareils, et la partie est terminée.
}
outline-players = { $form ->
    [short] Joueurs : ducats, et blocs restants (sans blason/à un/à deux)
   *[full] Joueurs
}
outline-player = { $seat }{ $own ->
    [1] {" "}(toi)
   *[0] {""}
}{ $form ->
    [short] ,
   *[full] {" "}:
} { $ducats } { $ducats ->
    [one] ducat
   *[other] ducats
}
outline-stock = { $form ->
    [short] { $colour } { $plain }/{ $single }/{ $double }
   *[full] { $colour }, blocs restants : { $plain } sans blason, { $single } à un blason, { $double } à deux
}
outline-no-cards = Aucune carte n’est encore posée.
outline-cards = { $form ->
    [short] Cartes de la queue à la tête (Rouge→Vert : Rouge construirait d’abord)
   *[full] Cartes, dans le sens horaire, de la colonne de queue à la colonne de tête
}
outline-space = { $side } { $line }{ $kind ->
    [front] { $form ->
        [short] {" "}(tête)
       *[full] , colonne de tête
    }
    [ahead] { $form ->
        [short] {" "}(devant)
       *[full] , juste devant la colonne de tête
    }
   *[other] {""}
}
outline-free = { $form ->
    [short] Libres
   *[full] Cases libres, dans le sens horaire depuis la colonne de queue
}
outline-card-single = { $colour }
outline-card-double = { $form ->
    [short] { $first }→{ $second }
   *[full] { $first }, puis { $second }
}
outline-castle = Château, { $roofs ->
    [0] les deux toits sont posés
    [1] un toit disponible
   *[other] { $roofs } toits disponibles
}{ $form ->
    [short] {" "}(nombre : étages, * : blason, ⌂ : toit, • : à toi)
   *[full] {""}
}
outline-row = { $form ->
    [short] {""}
   *[full] Rangée { $row }
}
outline-no-field = { $form ->
    [short] {""}
   *[full] Pas d’emplacement
}
outline-field-empty = { $form ->
    [short] { $field } –
   *[full] { $field } : libre
}
outline-field-roofed = { $form ->
    [short] { $field } ⌂ { $height }
   *[full] { $field } : tour coiffée d’un toit, { $height } { $height ->
        [one] étage
       *[other] étages
    }, à tout le monde
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
   *[full] { $field } : { $colour }, { $height } { $height ->
        [one] étage
       *[other] étages
    }{ $crests ->
        [0] {""}
        [1] , un blason
       *[2] , deux blasons
    } ({ $own ->
        [1] à toi
       *[0] { $seat }
    })
}
outline-floors = Blocs à construire
outline-floor = { $form ->
    [short] { $crests ->
        [0] sans blason
        [1] un blason
       *[2] deux blasons
    } { $left }
   *[full] { $crests ->
        [0] Sans blason
        [1] Un blason
       *[2] Deux blasons
    }, { $left } à poser
}
outline-floor-in = { $form ->
    [short] { $colour } { $crests ->
        [0] sans blason
        [1] un blason
       *[2] deux blasons
    } { $left }
   *[full] { $colour }, { $crests ->
        [0] sans blason
        [1] un blason
       *[2] deux blasons
    }, { $left } à poser
}

## La fin

reason-last-floor = Un joueur a construit son dernier bloc.
reason-building-stopped = Personne n’a construit pendant deux tours de table.
score-purse = Ducats dans la bourse
score-final-pay = Paiement final pour les tours et les blasons
score-floors = Blocs construits

## Chiffres d’une simulation

figure-ducat-days = Phases de revenus

## Le plateau dans le navigateur

board-name = Kilt Castle : le chantier et les cartes tout autour
board-castle = Le château
board-spaces = Cases des cartes
board-space = { $space }, { $cards ->
    [0] aucune carte
    [one] { $cards } carte
   *[other] { $cards } cartes
}
board-field = { $tower }, { $kind ->
    [free] libre
    [own] la tienne, gratuit
   *[price] coûte { $price } { $price ->
        [one] ducat
       *[other] ducats
    }
}
board-free = libre
board-own = à toi
board-last-card = dernière carte partie : revenus
board-day-called = une phase de revenus est déclenchée
board-day = puis les revenus
board-ducat-day = Phase de revenus { $number }
board-skipped = { $why ->
    [no-floor] { $colour } n’a plus de bloc
   *[no-field] { $colour } ne trouve pas d’emplacement
}
board-final-pay = Paiement final : { $ducats }
board-sink = Abaisser les tours
board-raise = Relever les tours
board-your-floor = Ton bloc
board-left = à poser
board-purse = Ducats :
board-income = Ce que rapporterait une phase de revenus
board-floors-left = { $floors ->
    [one] encore { $floors } bloc
   *[other] encore { $floors } blocs
}
board-towers = { $towers ->
    [one] { $towers } tour
   *[other] { $towers } tours
}
board-then = Puis construisent
board-builders = { $builders ->
    [1] { $first } construit.
   *[2] Tournée en chemin : { $first } construit d’abord, puis { $second }.
}
board-fields = { $fields ->
    [one] { $fields } lieu
   *[other] { $fields } lieux
}
board-empties = { $space } se vide : revenus, { $ducats } pour toi
board-which = Quelle carte de { $space } ? Touche une autre colonne sur le plateau pour voir ses cartes.
board-move = La poser là
board-build = Construire
board-take = Déplacer ce toit
