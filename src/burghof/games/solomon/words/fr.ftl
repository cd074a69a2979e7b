### La chambre aux trésors du roi Salomon, en français.

game-in-a-sentence = Creuse profond, et gare aux malédictions.
game-invitation = { $host } te garde une chaise chez le roi Salomon.

## Noms

tile-treasure-1 = { $form ->
    [short] T1
   *[full] trésor 1
}
tile-treasure-2 = { $form ->
    [short] T2
   *[full] trésor 2
}
tile-treasure-3 = { $form ->
    [short] T3
   *[full] trésor 3
}
tile-treasure-4 = { $form ->
    [short] T4
   *[full] trésor 4
}
tile-treasure-5 = { $form ->
    [short] T5
   *[full] trésor 5
}
tile-curse-1 = { $form ->
    [short] M1
   *[full] malédiction 1
}
tile-curse-2 = { $form ->
    [short] M2
   *[full] malédiction 2
}
tile-curse-3 = { $form ->
    [short] M3
   *[full] malédiction 3
}
tile-scroll-lion = { $form ->
    [short] lion
   *[full] parchemin au lion
}
tile-scroll-star = { $form ->
    [short] étoile
   *[full] parchemin à l’étoile
}
tile-scroll-palm = { $form ->
    [short] palme
   *[full] parchemin à la palme
}
tile-scroll-moon = { $form ->
    [short] lune
   *[full] parchemin à la lune
}
tile-mirror = { $form ->
    [short] MIR
   *[full] miroir de la reine de Saba
}
tile-axe = { $form ->
    [short] HACHE
   *[full] hache magique
}
tile-seal = { $form ->
    [short] SCEAU
   *[full] sceau de Salomon
}
tile-amulet = { $form ->
    [short] AMU
   *[full] amulette aux cheveux de Samson
}
the-tile-treasure-1 = le trésor 1
the-tile-treasure-2 = le trésor 2
the-tile-treasure-3 = le trésor 3
the-tile-treasure-4 = le trésor 4
the-tile-treasure-5 = le trésor 5
the-tile-curse-1 = la malédiction 1
the-tile-curse-2 = la malédiction 2
the-tile-curse-3 = la malédiction 3
the-tile-scroll-lion = le parchemin au lion
the-tile-scroll-star = le parchemin à l’étoile
the-tile-scroll-palm = le parchemin à la palme
the-tile-scroll-moon = le parchemin à la lune
the-tile-mirror = le miroir
the-tile-axe = la hache
the-tile-seal = le sceau
the-tile-amulet = l’amulette
several-two-scrolls = deux parchemins
several-three-scrolls = trois parchemins
several-four-scrolls = quatre parchemins
several-five-scrolls = cinq parchemins
several-six-scrolls = six parchemins
several-two-mirrors = deux miroirs
several-three-mirrors = trois miroirs
several-four-mirrors = quatre miroirs
several-five-mirrors = cinq miroirs
several-two-axes = deux haches
several-three-axes = trois haches
several-four-axes = quatre haches
several-two-seals = deux sceaux
several-three-seals = trois sceaux
several-four-seals = quatre sceaux
several-two-amulets = deux amulettes
several-three-amulets = trois amulettes
several-four-amulets = quatre amulettes

## Options

option-beginners = Pour débuter
option-beginners-about = Les tuiles peuvent aussi être déplacées vers le haut, tant qu’aucune pile n’a plus de quatre tuiles.

## Refus

refusal-not-these-tiles = Chaque tuile de ce tas est distribuée une seule fois, au bon moment.
refusal-not-these-cards = Chaque carte est mélangée une seule fois, au bon moment.
refusal-not-due-now = { $due ->
    [choose] D’abord, tout le monde choisit une carte.
    [prepare] C’est le moment de déplacer, de creuser ou de ne pas creuser.
    [pick] Choisis d’abord les cases du sceau.
    [pay] Il faut d’abord payer.
    [change] Prends d’abord la monnaie.
    [add] Ajoute d’abord une tuile pour les autres.
   *[other] Ce n’est le tour de personne.
}
refusal-not-in-hand = La carte { $card } n’est pas dans ta main.
refusal-nothing-to-shift = { $field } est vide. Il n’y a rien à déplacer.
refusal-pile-is-full = { $field } porte déjà quatre tuiles. Aucune pile ne monte plus haut.
refusal-never-higher = { $field } est trop haut pour la tuile de { $source }. Une tuile ne monte jamais.
refusal-more-than-can-be-paid = C’est la limite. Même le meilleur butin ne paierait que { $shifts } déplacements.
refusal-no-mirror = Ta carte ne se tourne pas. Il faut le miroir de la reine de Saba.
refusal-turn-changes-nothing = Tournée ainsi, la forme reste la même.
refusal-no-axe = Tu n’as pas de hache magique. Sans elle, il faut des piles égales.
refusal-axe-not-needed = Ces piles sont de même hauteur. La hache est inutile.
refusal-does-not-fit = La forme de la carte { $card } dépasse de la fosse ici.
refusal-field-is-empty = { $field } est vide. On ne peut pas y creuser.
refusal-not-one-level = { $odd ->
    [1] { $field } est { $steps ->
        [1] un niveau
        [2] deux niveaux
       *[3] trois niveaux
    } plus { $higher ->
        [1] haut
       *[0] bas
    } que le reste.
   *[other] { $field } est au niveau { $height }, { $other } au niveau { $level }.
}
refusal-shifts-not-payable = Tu n’as que { $funds } pour { $shifts ->
    [1] un déplacement
   *[other] { count-shifts } déplacements
}. Ta forme va : il faut creuser.
refusal-no-seal = Tu n’as pas le sceau de Salomon.
refusal-no-such-area = Nulle part { count-squares } cases voisines ne peuvent être creusées ensemble.
refusal-not-connected = { $why ->
    [empty] { $field } est vide. On ne peut pas y creuser.
    [picked] { $field } est déjà choisie.
    [height] { $field } n’a pas la hauteur des cases choisies.
    [alone] Trop peu de cases touchent { $field } pour ta carte.
   *[apart] { $field } ne touche aucune des cases choisies.
}
refusal-no-amulet = { $dug ->
    [1] Tu viens de déterrer l’amulette. Elle servira dès ton prochain tour.
   *[0] Tu n’as pas l’amulette aux cheveux de Samson.
}
refusal-amulet-before-paying = Tu as commencé à payer. L’amulette se joue avant.
refusal-no-curse-to-ward-off = Tu ne dois rien pour des malédictions. L’amulette est inutile.
refusal-cannot-pay = Tu dois { $owed } et tu n’as que { $funds }. Donc rien n’est payé.
refusal-cannot-pay-shifts = Tu dois { $owed } et tu n’as que { $funds }. Donne tout.
refusal-no-such-treasure = Tu n’as pas de trésor { $value }.
refusal-no-coins = Tu n’as pas de pièces. Paie avec des trésors.
refusal-who-can-pay-must = Tu dois { $owed } et tu peux payer, donc il le faut.
refusal-other-change-gives-more = De la monnaie serait perdue. Prends d’abord autre chose.
refusal-not-in-the-supply = La réserve n’a pas de trésor { $value }.
refusal-no-coins-in-the-supply = La réserve n’a plus de pièces. Prends un trésor.
refusal-too-much-change = On ne te rend que { $due }.
refusal-no-such-tile = Tu n’as pas { $tile }.

## Événements

event-dark-laid = Trois tuiles foncées sont posées sur chaque case.
    .past = Trois tuiles foncées ont été posées sur chaque case.
event-light-laid = Une tuile claire coiffe chaque pile. La fosse est pleine.
    .past = Une tuile claire a coiffé chaque pile. La fosse était pleine.
event-cards-dealt = Tout le monde reçoit { count-number } cartes.
    .past = Tout le monde a reçu { count-number } cartes.
event-hand-dealt = { $seat-is ->
    [you] Tu as les cartes { $cards }.
   *[other] { $seat } a les cartes { $cards }.
}
    .past = { $seat-is ->
        [you] Tu as reçu les cartes { $cards }.
       *[other] { $seat } a reçu les cartes { $cards }.
    }
event-round-began = Manche { $number } : tout le monde choisit une carte.
    .past = La manche { $number } a commencé par le choix d’une carte.
event-card-chosen = { $seat-is ->
    [you] Tu poses la carte { $card } face cachée.
   *[other] { $seat } pose la carte { $card } face cachée.
}
    .past = { $seat-is ->
        [you] Tu as posé la carte { $card } face cachée.
       *[other] { $seat } a posé la carte { $card } face cachée.
    }
event-cards-revealed = { $seat-is ->
    [you] Tu creuses
   *[other] { $seat } creuse
} d’abord avec la carte { $card }, puis { $later-you }.
    .past = { $seat-is ->
        [you] Tu as pu
       *[other] { $seat } a pu
    } creuser d’abord avec la carte { $card }, puis { $later-you }.
event-shifted = { $seat-is ->
    [you] Tu déplaces
   *[other] { $seat } déplace
} une tuile de { $source } en { $target }.
    .past = { $seat-is ->
        [you] Tu as déplacé
       *[other] { $seat } a déplacé
    } une tuile de { $source } en { $target }.
event-tile-shifted = { $seat-is ->
    [you] Tu déplaces
   *[other] { $seat } déplace
} { $tile } de { $source } en { $target }.
    .past = { $seat-is ->
        [you] Tu as déplacé
       *[other] { $seat } a déplacé
    } { $tile } de { $source } en { $target }.
event-uncovered = Cela met au jour { $tiles ->
    [1] { $tile }
   *[other] { $number ->
        [0] { finds }
        [1] { finds }
       *[other] { $worth ->
            [0] { $curse ->
                [0] { $others }
               *[other] { $number ->
                    [2] { finds }
                   *[other] { curse-sum } et d’autres tuiles
                }
            }
           *[other] { $curse ->
                [0] { $number ->
                    [2] { finds }
                   *[other] { worth-points } en trésors et d’autres tuiles
                }
               *[other] { worth-points } en trésors, { curse-sum } et d’autres tuiles
            }
        }
    }
}.
    .past = Cela a mis au jour { $tiles ->
        [1] { $tile }
       *[other] { finds }
    }.
event-objects-played = { $seat-is ->
    [you] Tu joues { $objects }.
   *[other] { $seat } joue { $objects }.
}
    .past = { $seat-is ->
        [you] Tu as joué { $objects }.
       *[other] { $seat } a joué { $objects }.
    }
event-turned-up = { $seat-is ->
    [you] Tu montres { $tile }, tuile reçue face cachée.
   *[other] { $seat } montre { $tile }, tuile reçue face cachée.
}
    .past = { $seat-is ->
        [you] Tu as montré { $tile }, tuile reçue face cachée.
       *[other] { $seat } a montré { $tile }, tuile reçue face cachée.
    }
event-field-picked = { $seat-is ->
    [you] Tu choisis { $field } pour le sceau.
   *[other] { $seat } choisit { $field } pour le sceau.
}
    .past = { $seat-is ->
        [you] Tu as choisi { $field } pour le sceau.
       *[other] { $seat } a choisi { $field } pour le sceau.
    }
event-dug-at = { $seat-is ->
    [you] Tu creuses en { $fields }.
   *[other] { $seat } creuse en { $fields }.
}
    .past = { $seat-is ->
        [you] Tu as creusé en { $fields }.
       *[other] { $seat } a creusé en { $fields }.
    }
event-dug = { $seat-is ->
    [you] Tu déterres
   *[other] { $seat } déterre
} { finds }.
    .past = { $seat-is ->
        [you] Tu as déterré
       *[other] { $seat } a déterré
    } { finds }.
event-declined = { $seat-is ->
    [you] Tu ne creuses pas.
   *[other] { $seat } ne creuse pas.
}
    .past = { $seat-is ->
        [you] Tu n’as pas creusé.
       *[other] { $seat } n’a pas creusé.
    }
event-treasure-paid = { $seat-is ->
    [you] Tu paies avec le trésor { $value }.
   *[other] { $seat } paie avec le trésor { $value }.
}
    .past = { $seat-is ->
        [you] Tu as payé avec le trésor { $value }.
       *[other] { $seat } a payé avec le trésor { $value }.
    }
event-last-coins = { $seat-is ->
    [you] Tu poses tes dernières pièces.
   *[other] { $seat } pose ses dernières pièces.
}
    .past = { $seat-is ->
        [you] Tu as posé tes dernières pièces.
       *[other] { $seat } a posé ses dernières pièces.
    }
event-coins-paid = { $seat-is ->
    [you] Tu paies
   *[other] { $seat } paie
} { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}.
    .past = { $seat-is ->
        [you] Tu as payé
       *[other] { $seat } a payé
    } { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }.
event-coins-taken = { $seat-is ->
    [you] On te rend
   *[other] On rend
} { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}{ $seat-is ->
    [you] {""}
   *[other] {" "}à { $seat }
}.
    .past = { $seat-is ->
        [you] On t’a rendu
       *[other] On a rendu
    } { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }{ $seat-is ->
        [you] {""}
       *[other] {" "}à { $seat }
    }.
event-treasure-taken = { $seat-is ->
    [you] Tu prends
   *[other] { $seat } prend
} le trésor { $value } comme monnaie.
    .past = { $seat-is ->
        [you] Tu as pris
       *[other] { $seat } a pris
    } le trésor { $value } comme monnaie.
event-change-lost = { $seat-is ->
    [you] Tu perds
   *[other] { $seat } perd
} { $number } de monnaie : la réserve ne peut pas la rendre.
    .past = { $seat-is ->
        [you] Tu as perdu
       *[other] { $seat } a perdu
    } { $number } de monnaie : la réserve n’a pas pu la rendre.
event-handed-over = { $seat-is ->
    [you] Tu ne peux pas payer : tu donnes tes pièces et tes trésors.
   *[other] { $seat } ne peut pas payer et donne ses pièces et ses trésors.
}
    .past = { $seat-is ->
        [you] Tu n’as pas pu payer : tu as donné tes pièces et tes trésors.
       *[other] { $seat } n’a pas pu payer et a donné ses pièces et ses trésors.
    }
event-could-not-pay = { $seat-is ->
    [you] Tu ne peux pas payer et perds tout ce qui vient d’être déterré.
   *[other] { $seat } ne peut pas payer et perd tout ce qui vient d’être déterré.
}
    .past = { $seat-is ->
        [you] Tu n’as pas pu payer et as perdu tout ce qui venait d’être déterré.
       *[other] { $seat } n’a pas pu payer et a perdu tout ce qui venait d’être déterré.
    }
event-tile-added = { $seat-is ->
    [you] Tu ajoutes une tuile, face cachée.
   *[other] { $seat } ajoute une tuile, face cachée.
}
    .past = { $seat-is ->
        [you] Tu as ajouté une tuile, face cachée.
       *[other] { $seat } a ajouté une tuile, face cachée.
    }
event-nothing-to-add = { $seat-is ->
    [you] Tu n’as aucune tuile à ajouter.
   *[other] { $seat } n’a aucune tuile à ajouter.
}
    .past = { $seat-is ->
        [you] Tu n’avais aucune tuile à ajouter.
       *[other] { $seat } n’avait aucune tuile à ajouter.
    }
event-own-tile-added = { $seat-is ->
    [you] Tu ajoutes { $tile }.
   *[other] { $seat } ajoute { $tile }.
}
    .past = { $seat-is ->
        [you] Tu as ajouté { $tile }.
       *[other] { $seat } a ajouté { $tile }.
    }
event-tiles-dealt = { $seat-is ->
    [you] Tu cèdes
   *[other] { $seat } { $others ->
        [1] { $receiver-is ->
            [you] te cède
           *[other] cède
        }
       *[other] cède
    }
} { $each ->
    [1] une tuile
   *[other] { count-each } tuiles
}{ $others ->
    [1] { $receiver-is ->
        [you] {""}
       *[other] {" "}à { $receiver }
    }
   *[other] {" "}par tête à { $receivers-you }
}.{ $rest ->
    [0] {""}
    [1] {" "}Une est défaussée.
   *[other] {" "}Les { count-rest } autres sont défaussées.
}
    .past = { $seat-is ->
        [you] Tu as cédé
       *[other] { $seat } { $others ->
            [1] { $receiver-is ->
                [you] t’a cédé
               *[other] a cédé
            }
           *[other] a cédé
        }
    } { $each ->
        [1] une tuile
       *[other] { count-each } tuiles
    }{ $others ->
        [1] { $receiver-is ->
            [you] {""}
           *[other] {" "}à { $receiver }
        }
       *[other] {" "}par tête à { $receivers-you }
    }.{ $rest ->
        [0] {""}
        [1] {" "}Une a été défaussée.
       *[other] {" "}Les { count-rest } autres ont été défaussées.
    }
event-received = { $receiver-is ->
    [you] { $seat } te cède { received-tiles }.
   *[other] { $seat } cède { received-tiles } à { $receiver }.
}
    .past = { $receiver-is ->
        [you] { $seat } t’a cédé { received-tiles }.
       *[other] { $seat } a cédé { received-tiles } à { $receiver }.
    }
event-turn-ended = { $seat-is ->
    [you] Tu défausses la carte { $card }.
   *[other] { $seat } défausse la carte { $card }.
}
    .past = { $seat-is ->
        [you] Tu as défaussé la carte { $card }.
       *[other] { $seat } a défaussé la carte { $card }.
    }
event-game-ended = La dernière carte est jouée. La partie est terminée.
    .past = La dernière carte a été jouée. La partie s’est terminée.
event-counted = { $what ->
    [coins] Pièces, 1 point chacune{ counted-most }
    [treasures] Trésors, leur valeur en points{ counted-most }
    [scrolls] Séries, 10 points chacune{ counted-most }
    [curses] La plus forte somme de malédictions{ counted-prize }
   *[objects] Le plus d’objets magiques{ counted-prize }
}
    .past = { $what ->
        [coins] Pièces, 1 point chacune{ counted-most }
        [treasures] Trésors, leur valeur en points{ counted-most }
        [scrolls] Séries, 10 points chacune{ counted-most }
        [curses] La plus forte somme de malédictions{ counted-prize }
       *[objects] Le plus d’objets magiques{ counted-prize }
    }

## Offres

offer-choose = Poser la carte { $card } [{ $pattern }] face cachée ? { card-places }
offer-choose-only = Poser la carte { $card } [{ $pattern }] face cachée ?
offer-shift = Déplacer la tuile de { $source } en { $target }, pour 1 ?{ $opens ->
    [0] {""}
   *[other] {" "}Ta forme pourra alors s’y poser.
}{ $beyond ->
    [0] {""}
   *[1] {" "}Tu devrais { $shifts }, plus que tu n’as.
}
offer-dig = Creuser en { $fields }{ $mirror ->
    [0] { $axe ->
        [0] {""}
       *[1] {" "}avec hache
    }
   *[1] {" "}avec miroir{ $axe ->
        [0] {""}
       *[1] {" "}et hache
    }
} ? { dig-brings }{ dig-price }
offer-dig-only = Creuser en { $fields }{ $mirror ->
    [0] { $axe ->
        [0] {""}
       *[1] {" "}avec hache
    }
   *[1] {" "}avec miroir{ $axe ->
        [0] {""}
       *[1] {" "}et hache
    }
} ?
offer-seal = Jouer le sceau{ $axe ->
    [0] {""}
   *[1] {" "}et la hache
} ? Puis { count-squares } cases qui se touchent.
offer-decline = Ne pas creuser ? { $unpayable ->
    [0] { $owed ->
        [0] Cela ne coûte rien.
       *[other] Tes déplacements coûtent quand même { $owed }.
    }
   *[1] Tu dois { $owed } et tu as { $funds } : tout part.
}
offer-pick = { $left ->
    [0] Choisir { $field } et déterrer les { count-squares } ? { dig-brings }{ dig-price }
   *[other] Choisir { $field } et prendre { $tile } ?
}
offer-amulet = Jouer l’amulette ? Elle t’épargne { $saved } de malédictions.
offer-pay-coins = { $coins ->
    [one] Payer { $coins } pièce ?
   *[other] Payer { $coins } pièces ?
} { $owed ->
    [0] Tout est alors payé.
   *[other] Tu devras encore { $owed }.
}
offer-pay-treasure = Payer avec le trésor { $value } ? { $owed ->
    [0] { $change ->
        [0] { $lost ->
            [0] Tout est alors payé.
           *[other] On ne te rend rien, tu perds { $lost }.
        }
       *[other] { $lost ->
            [0] On te rend { $change }.
           *[other] On te rend { $change }, tu perds { $lost }.
        }
    }
   *[other] Tu devras encore { $owed }.
}
offer-hand-over = Donner toutes tes pièces et tes trésors ? Tu dois { $owed } et tu as { $funds }.
offer-default = Tout céder aux autres ? Tu dois { $owed } et tu as { $funds }.
offer-take-coins = { $coins ->
    [one] Prendre { $coins } pièce ?
   *[other] Prendre { $coins } pièces ?
} { change-left }
offer-take-treasure = Prendre le trésor { $value } ? { change-left }
offer-add = Ajouter { $tile } ? Cela ira à quelqu’un d’autre.

## Parties de phrases

worth-points = { $worth ->
    [one] { $worth } point
   *[other] { $worth } points
}
curse-sum = { $curses ->
    [1] la malédiction { $curse }
   *[other] des malédictions pour { $curse } en tout
}
finds = { $worth ->
    [0] { $curse ->
        [0] { $others }
       *[other] { curse-sum }{ finds-more }
    }
   *[other] { worth-points } en trésors{ $curse ->
        [0] { finds-more }
       *[other] { $number ->
            [0] {" "}et { curse-sum }
           *[other] , { curse-sum }{ finds-more }
        }
    }
}
finds-more = { $number ->
    [0] {""}
    [1] {" "}et { $others }
   *[other] , { $others }
}
received-tiles = { $count ->
    [1] { $tile }
   *[other] { finds }
}
dig-brings = { $unpayable ->
    [0] { $sets ->
        [0] { $worth ->
            [0] { $objects ->
                [0] { $scrolls ->
                    [0] Des malédictions seulement.
                    [1] Un parchemin, aucun trésor.
                   *[other] Des parchemins, aucun trésor.
                }
                [1] Un objet magique, aucun trésor.
               *[other] Des objets magiques, aucun trésor.
            }
           *[other] { worth-points } en trésors{ $objects ->
                [0] {""}
                [1] {" "}et un objet magique
               *[other] {" "}et des objets magiques
            }.
        }
       *[other] { $worth ->
            [0] Cela complète ta { set-ordinal } série.
           *[other] { worth-points } en trésors et ta { set-ordinal } série.
        }
    }
   *[1] { $rescued ->
        [0] Tu ne peux pas payer { $cost } : tout ira aux autres.
       *[1] Seule l’amulette te laissera tout garder.
    }
}
dig-price = { $unpayable ->
    [0] { $cost ->
        [0] {" "}Gratuit.
       *[other] {" "}Coûte { $cost }.
    }
   *[1] {""}
}
card-places = { $places ->
    [0] Sa forme ne tient encore nulle part.
    [1] Sa forme tient à un endroit.
   *[other] Sa forme tient à { count-places } endroits.
}
counted-most = { $most ->
    [0]  : personne.
   *[other] . Le plus : { $number ->
        [1] { $seat-is ->
            [you] toi
           *[other] { $seat }
        } avec { $most }.
       *[other] { $seats-you } avec { $most } par tête.
    }
}
counted-prize = { $most ->
    [0]  : personne.
   *[other]  : { $number ->
        [1] { $seat-is ->
            [you] toi
           *[other] { $seat }
        } avec { $most }, soit { $points } points.
       *[other] { $seats-you } avec { $most }, soit { $points } points par tête.
    }
}
choose-place = { $places ->
    [0] {""}
    [1] {""}
   *[other] Choisis-en un.
}
change-left = { $due ->
    [0] C’est toute ta monnaie.
   *[other] On te devra encore { $due }.
}
set-ordinal = { $sets ->
    [1] première
    [2] deuxième
    [3] troisième
    [4] quatrième
    [5] cinquième
   *[other] prochaine
}
count-shifts = { $shifts ->
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
    [9] neuf
    [10] dix
    [11] onze
    [12] douze
   *[other] { $shifts }
}
count-places = { $places ->
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
    [9] neuf
    [10] dix
    [11] onze
    [12] douze
   *[other] { $places }
}
count-squares = { $squares ->
    [3] trois
    [4] quatre
    [5] cinq
   *[6] six
}
count-left = { $left ->
    [1] une
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
   *[6] six
}
count-each = { $each ->
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
   *[6] six
}
count-rest = { $rest ->
    [2] deux
   *[3] trois
}
count-number = { $number ->
    [5] cinq
    [6] six
    [8] huit
   *[12] douze
}

## Conseils : pourquoi un coup

hint-scroll-set = Cela complète une série de quatre parchemins : { $points } points.
hint-best-dig = Des trésors d’une valeur de { $worth }, { $curse ->
    [0] et rien à payer
   *[other] et { $curse } à payer
}. Aucune autre fouille ne rapporte plus de trésors.
hint-most-curses = Tu as alors le plus de malédictions : { $points } points à la fin, si cela reste ainsi.
hint-objects = { $objects ->
    [1] Un objet magique vient
   *[other] { $objects } objets magiques viennent
} avec.
hint-new-scroll = Tu obtiens { $tile }, qui manque à ta prochaine série.
hint-fair-dig = Cela rapporte des trésors d’une valeur de { $worth } et { $curse ->
    [0] ne coûte rien
   *[other] coûte { $curse }
}.
hint-free-dig = Il n’y a pas de malédiction : cela ne coûte rien.
hint-keeps-objects = Tu gardes tes objets magiques.
hint-better-place = Ensuite, tu peux déterrer davantage.
hint-seal = Tu choisis toi-même les { $squares } cases.
hint-no-good-dig = Aucune fouille ne rapporte plus qu’elle ne coûte.
hint-saves-purse = Tu ne paies aucune malédiction.
hint-best-card = En l’état, la carte { $card } déterre le plus.
hint-early-card = La carte { $card } est ta plus basse : tu creuses le plus tôt possible.
hint-many-places = La carte { $card } va à plus d’endroits que les autres.
hint-large-card = La carte { $card } creuse le plus de cases.
hint-best-pick = Rien de ce que tu peux choisir ne vaut mieux que { $tile }.
hint-free-curses = Tu économises { $saved } et gardes les malédictions.
hint-keeps-treasures = Tu gardes tes trésors.
hint-keeps-coins = Tu gardes tes pièces.
hint-exact = Tu n’as pas besoin de monnaie.
hint-takes-coins = Avec des pièces, tu paieras le compte juste.
hint-takes-treasure = Un trésor reste secret derrière ton paravent.
hint-least-missed = De toutes tes tuiles, { $tile } te manquera le moins.
hint-unpayable = Tu ne peux pas payer, et tu perdrais tout ce que tu déterres.
hint-costly = Cela ne rapporte que des trésors d’une valeur de { $worth } et coûte { $curse }.
hint-poor-dig = Cela rapporte des trésors d’une valeur de { $worth } et { $curse ->
    [0] ne coûte rien
   *[other] coûte { $curse }
}.
hint-shift-price = Chaque glissement coûte 1.
hint-late-card = Avec la carte { $card }, d’autres creuseront peut-être avant toi.

## Énigmes : ce que rapporte un coup, et la preuve

puzzle-hidden = Ce qui se trouve sous les tuiles que tu vois, et les cartes des autres.
puzzle-greatest-lead = La victoire nette
puzzle-greatest-lead-question = Dernier tour, un déplacement au plus : quel coup gagne sûrement avec le plus d’avance ?
puzzle-greatest-lead-nudge = L’or n’est pas tout : compte aussi malédictions, objets magiques et séries.
puzzle-one-shift = Une pièce bien placée
puzzle-one-shift-question = Un déplacement au plus, sans magie : quel coup rapporte sûrement le plus en pièces, trésors et séries ?
puzzle-one-shift-nudge = Une tuile jamais vue peut être n’importe quoi. Quels endroits s’en passent ?
puzzle-first-scroll = Avant tous au parchemin
puzzle-first-scroll-question = Quelle carte déterre sûrement avant les autres le parchemin manquant, sans déplacement ni magie ?
puzzle-first-scroll-nudge = Regarde la défausse et ta main : quelles cartes les autres peuvent-ils encore avoir ?
puzzle-first-treasure = Avant tous au trésor 5
puzzle-first-treasure-question = Quelle carte déterre sûrement avant les autres un trésor 5, sans déplacement ni magie ?
puzzle-first-treasure-nudge = Regarde la défausse et ta main : quelles cartes les autres peuvent-ils encore avoir ?
puzzle-next-card = Pas de place pour la suivante
puzzle-next-card-question = Quelle fouille que tu peux payer ne laisse à la carte suivante aucun endroit plat ?
puzzle-next-card-nudge = Cherche les endroits où va la carte suivante. Quelles cases ont-ils en commun ?
puzzle-lead = { $how ->
    [wins] gagne avec { $points } d’avance
    [shares] partage seulement la victoire
   *[trails] reste à { $points } de la victoire
}
puzzle-leads = avance finale : { $least } à { $most }
puzzle-brings = rapporte { $same ->
    [1] { $most }
   *[0] de { $least } à { $most }
}
puzzle-first = réussit dans { $right } cas sur { $cases }
puzzle-leaves = { $places ->
    [0] ne laisse aucun endroit
    [1] laisse un endroit
   *[other] laisse { count-places } endroits
}
puzzle-curses = Malédictions : toi { $own }, les autres { $most } au plus. Cela fait { $points } points.
puzzle-objects = Objets magiques : toi { $own }, les autres { $most } au plus. Cela fait { $points } points.
puzzle-set = Cela complète une série de quatre parchemins : { $points } points.
puzzle-no-greater-lead = Tu gagnes sûrement avec { $points } d’avance, avec aucun autre coup sûrement plus de { $second }.
puzzle-then-any = Quoi que cela découvre, une fouille gagne ensuite.
puzzle-then-fits = Après ce déplacement, ta forme tient ici.
puzzle-no-shift = Ta forme tient ici sans déplacement.
puzzle-brings-what = { $worth ->
    [0] Pas de trésors
   *[other] Des trésors d’une valeur de { $worth }
}, { $sets ->
    [0] {""}
   *[other] une série pour { $sets },{" "}
}et { $owed } à payer.
puzzle-no-other = Cela rapporte sûrement { $points }, aucun autre coup sûrement plus de { $second }.
puzzle-lowest = Les autres ne peuvent pas avoir de carte plus basse que la { $card }.
puzzle-missing = Tu déterres { $tile } : la série est complète, { $points } points.
puzzle-reached = Elle va là où se trouve un trésor 5, sans déplacement.
puzzle-places-now = La carte { $card } va pour l’instant à { count-places } endroits.
puzzle-places-broken = Ta fouille les détruit tous et n’en ouvre aucun.

## Aperçu

outline-set-up = On remplit la fosse.
outline-deal = { $seat } perd ses tuiles : elles vont aux autres.
outline-choose = { $own ->
    [0] Tout le monde choisit une carte en secret.
   *[1] { $chosen ->
        [0] { $seat }, choisis une carte en secret.
       *[other] La carte { $chosen } est posée, { $seat }. Tu peux encore changer.
    }
}
outline-choose-more = Manche { $number } sur { $rounds }. Le plus petit numéro creuse d’abord.
outline-prepare = { $own ->
    [1] { $seat }, creuse avec la carte { $card }{ $shift ->
        [0] {""}
       *[1] , ou déplace d’abord
    }.
   *[0] { $seat } déplace ou creuse avec la carte { $card }.
}
outline-prepare-more = { $places ->
    [0] { $magic ->
        [0] { card-places }
       *[1] Sans magie, sa forme ne tient nulle part.
    }
   *[other] { card-places }
} { $shifts ->
    [0] { $shift ->
        [0] { choose-place }
       *[1] Chaque déplacement coûte 1.
    }
    [1] Tu dois 1 pour un déplacement.
   *[other] Tu dois { $shifts } pour { count-shifts } déplacements.
}
outline-pick = { $own ->
    [1] { $seat }, choisis des cases qui se touchent : encore { count-left }.
   *[0] { $seat } choisit des cases pour le sceau : encore { count-left }.
}
outline-pick-more = { $axe ->
    [0] Toutes doivent être de même hauteur.
   *[1] Leur hauteur peut varier.
} Les coins se touchent aussi.
outline-pay = { $able ->
    [1] { $seat }, paie { $owed } avec des pièces ou des trésors.
   *[0] { $seat }, tu dois { $owed } et tu n’as que { $funds }.
}
outline-pay-more = { $able ->
    [1] { $amulet ->
        [1] { board-or-amulet }
       *[0] { $paid ->
            [0] { $curses ->
                [0] C’est pour tes déplacements.
               *[other] { $shifts ->
                    [0] C’est pour les malédictions.
                   *[other] { $shifts } pour les déplacements et { $curses } pour les malédictions.
                }
            }
           *[other] Tu as déjà payé { $paid }.
        }
    }
   *[0] { $dug ->
        [0] Tu donnes toutes tes pièces et tous tes trésors.
       *[1] { $amulet ->
            [0] Tout ce que tu as déterré va aux autres.
           *[1] Joue l’amulette, ou tout ce que tu as déterré va aux autres.
        }
    }
}
outline-pays = { $seat } doit payer { $owed }.
outline-change = { $own ->
    [1] { $seat }, prends { $due } de monnaie.
   *[0] { $seat } prend { $due } de monnaie.
}
outline-add = { $own ->
    [1] { $seat }, ajoute une de tes tuiles.
   *[0] { $seat } ajoute une tuile pour les autres.
}
outline-add-more = Tu as déterré trop peu de tuiles pour tous les autres.
outline-next = { $seat-is ->
    [you] Ensuite, c’est à toi.
   *[other] Ensuite, { $seat } joue.
}
outline-over = La partie est terminée.
outline-pit = { $form ->
    [short] Fosse (hauteur·tuile du dessus ; T trésor, M malédiction ; entrée en bas)
   *[full] La fosse, rangée par rangée du fond à l’entrée
}
outline-row = { $form ->
    [short] {""}
   *[full] Rangée { $row }
}
outline-empty = { $form ->
    [short] { $field } –
   *[full] { $field } : vide
}
outline-covered = { $form ->
    [short] { $field } { $height }
   *[full] { $field } : { $height } tuiles
}
outline-field = { $form ->
    [short] { $field } { $height }·{ $tile }{ $picked ->
        [0] {""}
       *[1] *
    }
   *[full] { $field } : { $tile } au niveau { $height }{ $picked ->
        [0] {""}
       *[1] , choisie
    }{ $known ->
        [0] {""}
       *[other] {" "}; vu en dessous : { $below }
    }
}
outline-turn = { $form ->
    [short] {""}
   *[full] { $seat-is ->
        [you] À toi de jouer
       *[other] { $seat } joue
    }, { $shifts ->
        [0] rien de déplacé
        [one] un déplacement
       *[other] { $shifts } déplacements
    }
}
outline-card = { $form ->
    [short] { $dig ->
        [0] Carte { $card } [{ $pattern }]
       *[1] Creuser avec la carte { $card } [{ $pattern }]
    }
   *[full] Carte { $card }, { $squares } carrés, du fond à l’entrée : { $pattern }
}
outline-shift = { $form ->
    [short] {""}
   *[full] Déplacer des tuiles sur des cases voisines, 1 chacune{ $shifts ->
        [0] {""}
       *[other] ; { $shifts } jusqu’ici
    }
}
outline-turned = { $form ->
    [short] {""}
   *[full] La carte tournée { $quarters ->
        [1] d’un quart
        [2] d’un demi-tour
       *[3] de trois quarts
    }
}
outline-dug = { $form ->
    [short] Déterré : { $tiles }
   *[full] Tout juste déterré : { $tiles }
}
outline-later = { $form ->
    [short] {""}
   *[full] Ensuite { $seats-you } avec { $cards }
}
outline-hand = { $form ->
    [short] { $number ->
        [0] {""}
       *[other] Main
    }
   *[full] Ta main, { $number ->
        [0] vide
        [one] une carte
       *[other] { $number } cartes
    }
}
outline-hand-card = { $form ->
    [short] { $card } [{ $pattern }]{ $chosen ->
        [0] {""}
       *[1] {" "}(choisie)
    }
   *[full] Carte { $card }, { $squares } carrés : { $pattern }{ $chosen ->
        [0] {""}
       *[1] , choisie
    }
}
outline-purse = { $form ->
    [short] {""}
   *[full] Tes pièces : { $coins }
}
outline-stock = { $form ->
    [short] { $number ->
        [0] {""}
       *[other] Tuiles
    }
   *[full] Derrière ton paravent : { $number ->
        [0] aucune tuile
        [one] une tuile
       *[other] { $number } tuiles
    }
}
outline-stock-tile = { $number ->
    [one] { $tile }
   *[other] { $number } × { $tile }
}
outline-objects = { $form ->
    [short] {""}
   *[full] { $number ->
        [0] Tu n’as pas d’objet magique
       *[other] Tes objets magiques : { $objects }
    }
}
outline-players = À la table
outline-player = { $form ->
    [short] { $seat }
   *[full] { $seat }{ $own ->
        [1] {" "}(toi)
       *[0] {""}
    }{ $known ->
        [0]  : pièces et tuiles sont derrière le paravent
       *[1]  : { $coins ->
            [0] aucune pièce
            [one] une pièce
           *[other] { $coins } pièces
        } et { $tiles ->
            [0] aucune tuile
            [one] une tuile
           *[other] { $tiles } tuiles
        } derrière le paravent
    }
}
outline-known = Connu derrière les paravents
outline-known-of = { $seat }
outline-hidden = { $form ->
    [short] { $number } × ?
   *[full] { $number ->
        [one] une tuile inconnue
       *[other] { $number } tuiles inconnues
    }
}
outline-beside = À côté de la fosse
outline-bank = { $form ->
    [short] { $coins } { $coins ->
        [one] pièce
       *[other] pièces
    }
   *[full] Réserve : { $coins ->
        [0] aucune pièce
        [one] une pièce
       *[other] { $coins } pièces
    }
}
outline-spent = { $form ->
    [short] {""}
   *[full] { $number ->
        [0] Aucun objet joué
       *[other] Objets joués : { $objects }
    }
}
outline-discard = { $form ->
    [short] {""}
   *[full] { $number ->
        [0] Aucune carte jouée
       *[other] Cartes jouées : { $cards }
    }
}
outline-lost = { $form ->
    [short] {""}
   *[full] { $number ->
        [0] Aucune tuile défaussée
        [one] Une tuile défaussée face cachée
       *[other] { $number } tuiles défaussées face cachée
    }
}

# Cellules d’un tableau : pour l’œil seulement, car la ligne entière dit déjà tout.

cell-empty = {""}
cell-coins = { $form ->
    [short] { $coins } { $coins ->
        [one] pièce
       *[other] pièces
    }
   *[full] {""}
}
cell-tiles = { $form ->
    [short] { $tiles } { $tiles ->
        [one] tuile
       *[other] tuiles
    }
   *[full] {""}
}
cell-card = { $form ->
    [short] carte { $card } [{ $pattern }]
   *[full] {""}
}
cell-you = { $form ->
    [short] (toi)
   *[full] {""}
}

## Sur le plateau

board-level = niveau { $level }
board-fits = { $fits ->
    [1] La forme va ici
   *[0] La forme ne va pas ici
}
board-fits-more = { $places ->
    [0] {""}
    [one] Elle va aussi à un autre endroit.
   *[other] Elle va aussi à { count-places } autres endroits.
}
board-fits-axe = { $places ->
    [0] {""}
    [one] Avec la hache, elle va à un autre endroit.
   *[other] Avec la hache, elle va à { count-places } autres endroits.
}
board-reveal = Les cartes sont retournées
board-tiles = { $tiles }
board-to-pay = à payer :
board-not-level = { refusal-not-one-level }
board-empty = { refusal-field-is-empty }
board-cure = Un déplacement, et la forme va.
board-no-cure = Les piles sous la forme doivent être de même hauteur.
board-shift-to = Déplacer { $source } en { $target }
board-moves = de { $source } en { $target }
board-uncovers = découvre
board-opens = Alors ta forme va ici.
board-beyond = Plus que ce que tu as, sauf si tu déterres des trésors.
board-turn = À toi
board-your-card = Ta carte
board-dig-here = Creuser ici
board-dig-anyway = Creuser quand même
board-shift = Déplacer
board-seal = Sceau
board-decline = Ne pas creuser
board-ask-choose = Poser la carte { $card } face cachée ? { card-places }
board-ask-dig = Déterrer ces { count-squares } ? { dig-brings }
board-dig-cost = { $plays ->
    [0] {""}
   *[other] Tu joues { $objects }.{" "}
}{ $unpayable ->
    [0] { $cost ->
        [0] Il n’y a rien à payer.
       *[other] Tu devras ensuite { $curses ->
            [0] { $shifts } pour { $shifts ->
                [1] le déplacement
               *[other] les déplacements
            }
           *[other] { $shifts ->
                [0] { $curses } pour { $dug ->
                    [1] la malédiction
                   *[other] les malédictions
                }
               *[other] { $cost } : { $curses } de malédictions et { $shifts } de déplacements
            }
        }.
    }
   *[1] Tu devrais { $cost } et tu n’as que { $funds }.
}
board-put-how = Pose la forme là où tu veux creuser.
board-drag = Fais glisser la forme ou touche un autre endroit.
board-now = avant
board-after = après
board-set = une série
board-kept = pas encore de points
board-spent = joué
board-pay-for = { $curses ->
    [0] déplacements à payer
   *[other] { $shifts ->
        [0] { $curses ->
            [one] malédiction à payer
           *[other] malédictions à payer
        }
       *[other] malédictions et déplacements à payer
    }
}
board-ask-shift = Quelle tuile déplaces-tu ?
board-shift-cost = Chaque déplacement coûte 1, à payer à la fin. Pour creuser, touche ta carte.
board-ask-shift-to = Où va la tuile de { $field } ?
board-shift-where = Sur une case voisine, pour 1. En diagonale aussi.
board-put-back = La reposer
board-other-place = Ailleurs
board-risk-unpayable = Tu ne peux pas payer { $cost } : les autres auraient tout. Creuser quand même ?
board-points = { $points ->
    [one] point
   *[other] points
}
board-own-coins = { $coins ->
    [0] aucune pièce
    [one] une pièce
   *[other] { $coins } pièces
}
board-choose = La poser cachée
board-play-seal = Jouer le sceau
board-or-amulet = Ou joue l’amulette : les malédictions ne coûtent alors rien.
board-play-amulet = Jouer l’amulette
board-pay = Payer
board-take-change = Prendre
board-give-up = Tout céder
board-add = L’ajouter
board-owed = Tu dois
board-change-due = Monnaie due
board-pieces = Ce que tu peux donner ou prendre
board-dug = déterré à l’instant
board-lost = { $lost } de la monnaie serait perdu.
board-screen = Derrière ton paravent
board-screen-short = paravent
board-to-pit = la fosse
board-round = Manche { $number } sur { $rounds }
board-card = carte { $card }
board-digs = à la fouille
board-chosen = Tu as choisi { $card }.
board-counted = { $what ->
    [coins] Pièces
    [treasures] Trésors
    [scrolls] Séries de parchemins : 10 chacune
    [curses] Le plus de malédictions : 24, puis 12
   *[objects] Le plus d’objets magiques : 16, puis 8
}
board-no-second = La 2e place en demande au moins la moitié.
board-majorities = Majorités
board-curses = maléd.
board-objects = magie
board-unknown = inconnu
board-coins = Pièces :
board-behind-screen = Pièces et tuiles sont derrière le paravent
board-number = { $tiles ->
    [one] une tuile
   *[other] { $tiles } tuiles
}
board-places = { card-places }
board-unpayable = Cela coûte { $cost }, et tu as { $funds }. { $rescued ->
    [1] Seule l’amulette te sauverait.
   *[0] Tu ne paierais rien, et les autres auraient tout.
}
board-penalty = Les autres recevraient { $each ->
    [1] une tuile
   *[other] { count-each } tuiles
} par tête{ $rest ->
    [0] .
    [1] , une serait défaussée.
   *[other] , { count-rest } seraient défaussées.
}

## La fin

reason-cards = La dernière carte est jouée.
score-coins = Pièces
score-treasures = Trésors
score-scrolls = Séries de parchemins
score-curses = Majorité de malédictions
score-objects = Majorité d’objets magiques

## Chiffres d’une simulation

figure-dug = Tuiles déterrées
figure-objects-played = Objets magiques joués
figure-tiles-lost = Tuiles perdues par pénalité

## Le livret

table-tile = Tuile
table-light = Claires
table-dark = Foncées
table-all = Toutes
table-squares = Carrés
table-numbers = Numéros
table-cards = Cartes
