### Château Roquefort en français.

game-in-a-sentence = Des souris, des toits et un sol qui glisse.

## Noms

tile-appenzeller = appenzell
tile-brie = brie
tile-edam = édam
tile-emmental = emmental
tile-gorgonzola = gorgonzola
tile-gouda = gouda
tile-roquefort = roquefort
tile-plain = { $form ->
    [short] vide
   *[full] tuile sans fromage
}
tile-trap = souricière

mark-appenzeller = appe
mark-brie = brie
mark-edam = édam
mark-emmental = emme
mark-gorgonzola = gorg
mark-gouda = goud
mark-roquefort = roqu
mark-plain = –
mark-trap = ×

roof-tiled = toit de tuiles
roof-thatched = toit de paille
roof-copper = toit de cuivre

side-north = { $form ->
    [short] ↓
   *[full] Nord
}
side-east = { $form ->
    [short] ←
   *[full] Est
}
side-south = { $form ->
    [short] ↑
   *[full] Sud
}
side-west = { $form ->
    [short] →
   *[full] Ouest
}

## Options

option-layout = Disposition des pièces
option-layout-about = Le recto et le verso du plateau en forme de grille ont des pièces différentes ; le hasard peut aussi en tirer de nouvelles selon les mêmes règles.
option-layout-front = Recto du plateau
option-layout-back = Verso du plateau
option-layout-drawn = Tirée au hasard
option-goal = But
option-goal-about = Combien de fromages différents font gagner la partie. Avec cinq ou six, elle dure plus longtemps ; c’est une bonne idée à deux ou à trois.
option-open-castle = Château ouvert
option-open-castle-about = Toutes les tuiles sont toujours visibles, pour les petits enfants : personne n’a rien à retenir. Les toits barrent quand même la route aux souris.

## Refus

refusal-not-these-rooms = Il faut onze pièces de deux cases, cinq de trois et deux de quatre, nommées dans l’ordre.
refusal-not-the-shape-of-a-room = Une pièce a deux cases, trois en ligne ou quatre en carré.
refusal-tower-touches-three-rooms = Chaque tour doit toucher trois pièces différentes.
refusal-not-these-tiles = Les trente-quatre tuiles sont toutes posées, une fois chacune.
refusal-nobody-sits-there = Il n’y a personne sur cette chaise.
refusal-first-a-mouse-into-a-tower = D’abord, chacun place une souris dans une tour.
refusal-room-is-open = La pièce { $room } n’a pas de toit.
refusal-no-mouse-beside-the-room = Aucune de tes souris ne touche la pièce { $room }.
refusal-no-mouse-outside = Tu n’as pas de souris dehors.
refusal-tower-is-occupied = Il y a déjà une souris dans la tour { $tower }.
refusal-tower-is-free = La tour { $tower } est libre : une souris venue du dehors s’y arrête.
refusal-no-mouse-of-yours = Tu n’as pas de souris en { $field }.
refusal-never-into-a-tower = De l’intérieur, aucune souris n’entre dans une tour.
refusal-under-a-roof = { $field } est sous un toit.
refusal-a-trap = Il y a une souricière en { $field }.
refusal-field-is-occupied = Il y a déjà une souris en { $field }.
refusal-no-way-there = Aucun chemin ne mène en { $field } d’une seule course.
refusal-too-far = Cela coûterait { $cost } points ; { $points ->
    [one] il n’en reste qu’un.
   *[other] il n’en reste que { $points }.
}
refusal-one-slide-a-turn = On ne pousse qu’une fois par tour.

## Événements

event-layout-drawn = Les pièces du château sont tirées au sort.
event-tiles-laid = Les tuiles sont sous les toits, il en reste une à côté du château.
event-start-drawn = { $seat } commence.
event-placed = { $seat } place une souris dans la tour { $tower }.
event-unroofed = { $seat } enlève un toit : { $fields }.
event-uncovered = { $seat } découvre { $fields } : { $tiles }.
event-entered = { $path ->
    [0] { $seat } fait entrer une souris dans la tour { $tower }.
   *[other] { $seat } fait entrer une souris par-dessus la tour { $tower } jusqu’en { $to }, pour { $cost } points.
}
event-ran = { $cost ->
    [one] { $seat } va de { $source } en { $to }.
   *[other] { $seat } saute d’autres souris de { $source } en { $to }, pour { $cost } points.
}
event-pushed = { $seat } pousse une tuile : { $side }, { $field }.
event-slid = { $seat } pousse une tuile : { $side }, { $field } ({ $tile }).
event-came-to-light = On voit maintenant : { $tiles }.
event-mouse-lost = { $seat } perd une souris, tombée dans la cave.
event-fell = { $seat } perd une souris dans la souricière en { $field }.
event-cheese-gained = Fromage pour { $seat } : { $cheese }.
event-collected = Fromage pour { $seat } : { $cheese } ({ $fields }).
event-turn-ended = { $rooms ->
    [0] { $seat } termine son tour.
    [one] { $seat } termine son tour ; une pièce est recouverte.
   *[other] { $seat } termine son tour ; { $rooms } pièces sont recouvertes.
}
event-goal-reached = { $seat } a assez de fromage. La partie est finie.
event-third-mouse-lost = { $seat } a perdu sa troisième souris. La partie est finie.
event-turns-ran-out = La dernière manche est jouée. La partie est finie.

## Propositions

offer-uncover = { $form ->
    [short] Découvrir la pièce { $room }
   *[full] Découvrir la pièce { $room } ({ $roof } : { $fields })
}
offer-enter = { $cost ->
    [0] Placer une souris dans la tour { $tower }
   *[one] Faire entrer une souris dans la tour { $tower }
}
offer-enter-over = Faire entrer une souris par-dessus la tour { $tower } en { $field } ({ $cost } points)
offer-enter-over-cheese = Une souris par-dessus la tour { $tower } en { $field } ({ $cost } points), fromage : { $cheese }
offer-step = Courir de { $source } en { $field }{ $cost ->
    [one] {""}
   *[other] {" "}({ $cost } points)
}
offer-step-cheese = Courir de { $source } en { $field }{ $cost ->
    [one] {""}
   *[other] {" "}({ $cost } points)
}, fromage : { $cheese }
offer-slide = { $form ->
    [short] Pousser { $side }{ $field }
   *[full] Pousser : { $side }, { $field }
}{ $falls ->
    [0] {""}
    [one] {" "}; une souris tombe
   *[other] {" "}; { $falls } souris tombent
}{ $gains ->
    [0] {""}
    [one] {" "}; un fromage est ramassé
   *[other] {" "}; { $gains } fromages sont ramassés
}{ $unsure ->
    [0] {""}
    [one] {" "}; tuile inconnue sous une souris
   *[other] {" "}; tuiles inconnues sous { $unsure } souris
}
offer-end = Terminer le tour{ $unused ->
    [0] {""}
    [one] , un point inutilisé
   *[other] , { $unused } points inutilisés
}{ $rooms ->
    [0] {""}
    [one] {" "}; une pièce est recouverte
   *[other] {" "}; { $rooms } pièces sont recouvertes
}

## Vue d’ensemble

outline-set-up = On monte le château.
outline-place = { $own ->
    [1] Place ta première souris dans une tour libre.
   *[0] { $seat } place une souris dans une tour.
}
outline-act = { $own ->
    [1] À toi : découvre, amène ou déplace des souris{ $slid ->
        [0] , pousse.
       *[1] .
    }
   *[0] C’est à { $seat }.
}
outline-turn = { $points ->
    [one] Encore un point
   *[other] Encore { $points } points
}{ $slid ->
    [0] .
   *[1] , poussée faite.
}
outline-over = La partie est finie.
outline-players = Joueurs : { $goal } fromages différents gagnent, { $left ->
    [one] c’est la dernière manche
   *[other] encore { $left } manches au plus
}
outline-player = { $form ->
    [short] { $own ->
        [1] •
       *[0] @{ $number }
    } { $seat }{ $own ->
        [1] {" "}(toi)
       *[0] {""}
    }
   *[full] { $seat }{ $own ->
        [1] {" "}(toi)
       *[0] {""}
    } : { $cheeses ->
        [0] aucun fromage
        [one] un fromage
       *[other] { $cheeses } fromages
    }
}
outline-no-cheese = { $form ->
    [short] aucun fromage
   *[full] {""}
}
outline-cheeses = { $form ->
    [short] { $marks }
   *[full] Fromages : { $cheeses }
}
outline-mice = { $form ->
    [short] {""}
   *[full] { $number ->
        [0] Aucune souris dans le château
        [one] Une souris dans le château : { $fields }
       *[other] { $number } souris dans le château : { $fields }
    }
}
outline-outside = { $number ->
    [0] { $form ->
        [short] aucune dehors
       *[full] Aucune souris dehors
    }
    [one] { $form ->
        [short] 1 souris dehors
       *[full] Une souris dehors
    }
   *[other] { $number } souris dehors
}
outline-fallen = { $number ->
    [0] { $form ->
        [short] {""}
       *[full] Aucune souris tombée
    }
    [one] { $form ->
        [short] 1 tombée
       *[full] Une souris tombée
    }
   *[other] { $form ->
        [short] { $number } tombées
       *[full] { $number } souris tombées
    }
}
outline-castle = { $form ->
    [short] Château (nombre : pièce couverte, () : sa tuile, ^ haut, – vide, × souricière)
   *[full] Le château, rangée par rangée depuis le nord
}
outline-heading = { $form ->
    [short] { $name }
   *[full] {""}
}
outline-row = { $form ->
    [short] {""}
   *[full] Rangée { $row }
}
outline-tower = { $form ->
    [short] { $whose ->
        [nobody] tour
        [own] •{ $field } tour
       *[other] @{ $number } { $field }
    }
   *[full] { $field } : tour{ $whose ->
        [nobody] {""}
        [own] , ta souris
       *[other] , souris ({ $seat })
    }
}
outline-raised = { $form ->
    [short] { $whose ->
        [nobody] ^
        [own] •{ $field } ^
       *[other] @{ $number } ^
    }
   *[full] { $field } : case surélevée{ $whose ->
        [nobody] {""}
        [own] , ta souris
       *[other] , souris ({ $seat })
    }
}
outline-raised-covered = { $form ->
    [short] { $room } ^
   *[full] { $field } : case surélevée sous un toit
}
outline-covered = { $form ->
    [short] { $room }
   *[full] { $field } : sous un toit
}
outline-noted = { $form ->
    [short] { $room } ({ $mark })
   *[full] { $field } : sous un toit, { $tile }
}
outline-open = { $form ->
    [short] { $whose ->
        [nobody] { $mark }
        [own] •{ $field } { $mark }
       *[other] @{ $number } { $mark }
    }
   *[full] { $field } : { $tile }{ $whose ->
        [nobody] {""}
        [own] , ta souris
       *[other] , souris ({ $seat })
    }
}
outline-rooms = { $form ->
    [short] { $own ->
        [1] Découvrir près de tes souris
       *[0] Pièces près des souris ({ $seat })
    }
   *[full] Pièces à découvrir, { $open ->
        [0] toutes couvertes
        [one] une ouverte
       *[other] { $open } ouvertes
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
   *[full] Pièce { $room } ({ $fields }) : { $open ->
        [0] { $roof }
       *[1] ouverte
    }{ $near ->
        [0] {""}
       *[1] , à portée
    }
}
outline-spare = { $form ->
    [short] Pousser, { $tile }
   *[full] À côté du château, à pousser : { $tile }
}
outline-no-spare = { $form ->
    [short] Fentes
   *[full] Pas encore de tuile à côté du château
}
outline-slot = { $form ->
    [short] { $side }{ $line }
   *[full] { $side }, { $field }
}

## La fin

reason-goal = But atteint : { $seats }.
reason-third-mouse = Troisième souris perdue : { $seats }.
reason-turns = La dernière des { $rounds } manches est jouée.
score-cheeses = Fromages
score-beaten = Plus qu’une souris au plus : ne peut pas gagner
score-waiting = Tours depuis son dernier tour

## Chiffres d’une simulation

figure-turns = Tours de jeu
figure-cheeses = Fromages de tous les joueurs
figure-fallen = Souris tombées

## Le plateau

board-spare = Tuile libre
board-outside = Dehors
board-points = { $points ->
    [0] Plus d’action
    [one] Encore une action
   *[other] Encore { $points } actions
}
board-cheese = fromage !
board-falls = tombe
board-push = Pousser
board-push-anyway = Pousser quand même
board-end = Finir le tour
board-own-falls = { $number ->
    [one] Une de tes souris tombe.
   *[other] { $number } de tes souris tombent.
}
board-others-fall = { $number ->
    [one] Une souris de { $seats } tombe.
   *[other] Des souris de { $seats } tombent.
}
board-mice = { $number ->
    [one] Il reste une souris
   *[other] Il reste { $number } souris
}
board-cheeses = { $number } fromages sur { $goal }
