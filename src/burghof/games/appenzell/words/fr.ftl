### Château Roquefort en français.

game-in-a-sentence = Des souris, des toits et un sol qui glisse.
game-invitation = { $host } te garde une chaise au château Roquefort.

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

several-two-appenzeller = deux appenzells
several-two-brie = deux bries
several-two-edam = deux édams
several-two-emmental = deux emmentals
several-two-gorgonzola = deux gorgonzolas
several-two-gouda = deux goudas
several-two-roquefort = deux roqueforts
several-two-plain = deux tuiles sans fromage
several-two-trap = deux souricières
several-three-appenzeller = trois appenzells
several-three-brie = trois bries
several-three-edam = trois édams
several-three-emmental = trois emmentals
several-three-gorgonzola = trois gorgonzolas
several-three-gouda = trois goudas
several-three-roquefort = trois roqueforts
several-three-plain = trois tuiles sans fromage
several-three-trap = trois souricières

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

ground-appenzeller = l’appenzell
ground-brie = le brie
ground-edam = l’édam
ground-emmental = l’emmental
ground-gorgonzola = le gorgonzola
ground-gouda = le gouda
ground-roquefort = le roquefort
ground-plain = la tuile sans fromage
ground-trap = la souricière
ground-raised = la case surélevée

spot-top-left = en haut à gauche
spot-top = en haut
spot-top-right = en haut à droite
spot-left = à gauche
spot-middle = au milieu
spot-right = à droite
spot-bottom-left = en bas à gauche
spot-bottom = en bas
spot-bottom-right = en bas à droite
spot-inner-top-left = plus au centre en haut à gauche
spot-inner-top-right = plus au centre en haut à droite
spot-inner-bottom-left = plus au centre en bas à gauche
spot-inner-bottom-right = plus au centre en bas à droite

way-up = vers le haut
way-down = vers le bas
way-left = vers la gauche
way-right = vers la droite

side-north = { $form ->
    [short] ↓
   *[full] par le haut
}
side-east = { $form ->
    [short] ←
   *[full] par la droite
}
side-south = { $form ->
    [short] ↑
   *[full] par le bas
}
side-west = { $form ->
    [short] →
   *[full] par la gauche
}

## Parties de phrases

roof-place = { $gate ->
    [0] { $spot }
   *[other] à la porte { $gate }
}
roof-at = { $gate ->
    [0] { $roof } { $spot }
   *[other] toit à la porte { $gate }
}
room-if-twin = { $twin ->
    [0] {""}
   *[1] {" "}(pièce { $room })
}
goal-count = { $goal ->
    [4] quatre
    [5] cinq
    [6] six
   *[other] { $goal }
}
cost-actions = { $cost ->
    [1] une action
    [2] deux actions
    [3] trois actions
    [4] quatre actions
   *[other] { $cost } actions
}
run-price = { $cost ->
    [1] {" "}?
   *[other] , pour { cost-actions } ?
}
push-what = { $tile }
you-collect = { $seat-is ->
    [you] Tu ramasses
   *[other] { $seat } ramasse
} { $cheese }.
what-to-pick = { $run ->
    [1] { $roof ->
        [1] Choisis une souris ou un toit.
       *[0] Choisis une souris.
    }
   *[0] { $roof ->
        [1] { $enter ->
            [1] Un toit, ou une souris dehors ?
           *[0] Choisis un toit.
        }
       *[0] { $enter ->
            [1] Choisis une souris dehors.
           *[0] Pousse la tuile restante.
        }
    }
}
falls-own = { $loser-is ->
    [you] , dont la tienne
   *[other] {""}
}

## Options

option-layout = Disposition des pièces
option-layout-about = Le recto et le verso du plateau en forme de grille ont des pièces différentes ; le hasard peut aussi en tirer de nouvelles selon les mêmes règles.
option-layout-front = Recto du plateau
option-layout-back = Verso du plateau
option-layout-drawn = Tirée au hasard
option-goal = But
option-goal-about = Combien de fromages différents font gagner la partie. Avec cinq ou six, elle dure plus longtemps ; c’est une bonne idée à deux ou à trois.
option-open-castle = Château ouvert
option-open-castle-about = Toutes les tuiles sont toujours visibles, pour les petits enfants : personne n’a rien à retenir. Les toits barrent quand même la route aux souris.

## Refus

refusal-not-these-rooms = Il faut onze pièces de deux cases, cinq de trois et deux de quatre, nommées dans l’ordre.
refusal-not-the-shape-of-a-room = Une pièce a deux cases, trois en ligne ou quatre en carré.
refusal-tower-touches-three-rooms = Chaque tour doit toucher trois pièces différentes.
refusal-not-these-tiles = Les trente-quatre tuiles sont toutes posées, une fois chacune.
refusal-nobody-sits-there = Il n’y a personne sur cette chaise.
refusal-first-a-mouse-into-a-tower = D’abord, tout le monde place une souris dans une tour.
refusal-room-is-open = Il n’y a plus de toit ici. La pièce est déjà ouverte.
refusal-no-mouse-beside-the-room = Aucune de tes souris ne touche ce toit. Amènes-en une à côté.
refusal-no-mouse-outside = Tu n’as plus de souris dehors. Toutes sont dedans ou tombées.
refusal-tower-is-occupied = Cette tour est occupée. { $owner-is ->
    [you] Ta propre souris s’y trouve.
   *[other] { $owner } y a une souris.
}
refusal-tower-is-free = Cette tour est libre. Une souris venue du dehors s’y arrête.
refusal-no-mouse-of-yours = Aucune de tes souris n’est là. Choisis l’une des tiennes.
refusal-never-into-a-tower = Aucune souris ne retourne dans une tour. On ne fait qu’y entrer.
refusal-under-a-roof = Il y a un toit sur cette case. Enlève-le d’abord.
refusal-a-trap = Il y a une souricière. Aucune souris n’y va.
refusal-field-is-occupied = Cette case est occupée. { $owner-is ->
    [you] Ta propre souris s’y trouve.
   *[other] { $owner } y a une souris.
}
refusal-no-way-there = C’est trop loin d’un coup. Cours case par case, ou saute d’autres souris.
refusal-too-far = Il faut { cost-actions }. { $points ->
    [1] Il n’en reste qu’une.
    [2] Il n’en reste que deux.
    [3] Il n’en reste que trois.
   *[other] Il n’en reste que { $points }.
}
refusal-one-slide-a-turn = Tu as déjà poussé une tuile. C’est une seule fois par tour.

## Événements

event-layout-drawn = Les pièces du château sont tirées au sort.
    .past = Les pièces du château ont été tirées au sort.
event-tiles-laid = Les tuiles sont sous les toits. Il en reste une.
    .past = Les tuiles ont été posées sous les toits. Il en est resté une.
event-start-drawn = { $seat-is ->
    [you] Tu commences.
   *[other] { $seat } commence.
}
    .past = { $seat-is ->
        [you] Tu as commencé.
       *[other] { $seat } a commencé.
    }
event-placed = { $seat-is ->
    [you] Tu places
   *[other] { $seat } place
} une souris dans la tour { $spot }.
    .past = { $seat-is ->
        [you] Tu as placé
       *[other] { $seat } a placé
    } une souris dans la tour { $spot }.
event-unroofed = { $seat-is ->
    [you] Tu enlèves
   *[other] { $seat } enlève
} le { roof-at }.
    .past = { $seat-is ->
        [you] Tu as enlevé
       *[other] { $seat } a enlevé
    } le { roof-at }.
event-uncovered = { $seat-is ->
    [you] Tu enlèves
   *[other] { $seat } enlève
} le { roof-at } : { $tiles }.
    .past = { $seat-is ->
        [you] Tu as enlevé
       *[other] { $seat } a enlevé
    } le { roof-at } : { $tiles }.
event-entered = { $seat-is ->
    [you] Tu fais
   *[other] { $seat } fait
} { $path ->
    [0] entrer une souris dans la tour { $spot }.
   *[other] sauter à une souris la tour { $spot }.
}
    .past = { $seat-is ->
        [you] Tu as fait
       *[other] { $seat } a fait
    } { $path ->
        [0] entrer une souris dans la tour { $spot }.
       *[other] sauter une souris par-dessus la tour { $spot }, pour { cost-actions }.
    }
event-ran = { $seat-is ->
    [you] Tu fais
   *[other] { $seat } fait
} { $kind ->
    [jump] sauter une souris par-dessus { $cost ->
        [2] une autre
        [3] deux autres
       *[other] trois autres
    }, pour { cost-actions }.
    [tower] sortir une souris de la tour.
    [raised] courir une souris { $way }, sur une case surélevée.
   *[step] courir une souris d’une case { $way }.
}
    .past = { $seat-is ->
        [you] Tu as fait
       *[other] { $seat } a fait
    } { $kind ->
        [jump] sauter une souris par-dessus { $cost ->
            [2] une autre
            [3] deux autres
           *[other] trois autres
        }, pour { cost-actions }.
        [tower] sortir une souris de la tour.
        [raised] courir une souris { $way }, sur une case surélevée.
       *[step] courir une souris d’une case { $way }.
    }
event-pushed = { $seat-is ->
    [you] Tu pousses
   *[other] { $seat } pousse
} la tuile restante à la porte { $gate }.
    .past = { $seat-is ->
        [you] Tu as poussé
       *[other] { $seat } a poussé
    } la tuile restante à la porte { $gate }.
event-slid = { $seat-is ->
    [you] Tu pousses
   *[other] { $seat } pousse
} { $tile } à la porte { $gate }.
    .past = { $seat-is ->
        [you] Tu as poussé
       *[other] { $seat } a poussé
    } { $tile } à la porte { $gate }.
event-came-to-light = { $number ->
    [0] {""}
   *[other] On voit maintenant : { $tiles }.
}{ $out ->
    [0] {""}
   *[1] { $number ->
        [0] {""}
       *[other] {" "}
    }Tuile restante : { $spare }.
}
    .past = { $number ->
        [0] {""}
       *[other] On a vu apparaître : { $tiles }.
    }{ $out ->
        [0] {""}
       *[1] { $number ->
            [0] {""}
           *[other] {" "}
        }Tuile restante : { $spare }.
    }
event-mouse-lost = { $seat-is ->
    [you] Tu perds
   *[other] { $seat } perd
} une souris : elle tombe dans la cave.
    .past = { $seat-is ->
        [you] Tu as perdu
       *[other] { $seat } a perdu
    } une souris : elle est tombée dans la cave.
event-fell = { $seat-is ->
    [you] Tu perds
   *[other] { $seat } perd
} une souris : elle tombe dans la souricière.
    .past = { $seat-is ->
        [you] Tu as perdu
       *[other] { $seat } a perdu
    } une souris : elle est tombée dans la souricière.
event-cheese-gained = { $seat-is ->
    [you] Tu ramasses
   *[other] { $seat } ramasse
} { $cheese }.
    .past = { $seat-is ->
        [you] Tu as ramassé
       *[other] { $seat } a ramassé
    } { $cheese }.
event-collected = { $mice ->
    [2] Deux
   *[other] Trois
} souris, un fromage : { $seat-is ->
    [you] tu ramasses
   *[other] { $seat } ramasse
} { $cheese }.
    .past = { $mice ->
        [2] Deux
       *[other] Trois
    } souris, un fromage : { $seat-is ->
        [you] tu as ramassé
       *[other] { $seat } a ramassé
    } { $cheese }.
event-turn-ended = { $seat-is ->
    [you] Tu termines ton
   *[other] { $seat } termine son
} tour.{ $rooms ->
    [0] {""}
    [1] {" "}Une pièce est recouverte.
    [2] {" "}Deux pièces sont recouvertes.
    [3] {" "}Trois pièces sont recouvertes.
    [4] {" "}Quatre pièces sont recouvertes.
   *[other] {" "}{ $rooms } pièces sont recouvertes.
}
    .past = { $seat-is ->
        [you] Tu as terminé ton
       *[other] { $seat } a terminé son
    } tour.{ $rooms ->
        [0] {""}
        [1] {" "}Une pièce a été recouverte.
        [2] {" "}Deux pièces ont été recouvertes.
        [3] {" "}Trois pièces ont été recouvertes.
        [4] {" "}Quatre pièces ont été recouvertes.
       *[other] {" "}{ $rooms } pièces ont été recouvertes.
    }
event-goal-reached = { $seat-is ->
    [you] Tu as
   *[other] { $seat } a
} assez de fromage. La partie est terminée.
    .past = { $seat-is ->
        [you] Tu as ramassé
       *[other] { $seat } a ramassé
    } assez de fromage. La partie s’est terminée.
event-third-mouse-lost = { $seat-is ->
    [you] Tu as perdu
   *[other] { $seat } a perdu
} une troisième souris. La partie est terminée.
    .past = { $seat-is ->
        [you] Tu as perdu
       *[other] { $seat } a perdu
    } une troisième souris. La partie s’est terminée.
event-turns-ran-out = La dernière manche est jouée. La partie est terminée.
    .past = La dernière manche a été jouée. La partie s’est terminée.

## Propositions

offer-uncover = { $form ->
    [short] Enlever le toit { $room }
   *[full] Enlever le { roof-at }{ room-if-twin } ? { $open ->
        [0] Tout le monde verra ce qu’il cache.
       *[1] Les souris pourront y courir.
    }
}
offer-enter = { $form ->
    [short] Faire entrer une souris dans la tour { $tower }
   *[full] { $cost ->
        [0] Placer ta première souris dans la tour { $spot } ?
       *[other] Faire entrer une souris dans la tour { $spot } ?
    }
}
offer-enter-over = { $form ->
    [short] Une souris par-dessus la tour { $tower } en { $field }
   *[full] Sauter la tour { $tower }, sur { $ground } { $field }, pour { $cost } actions ?
}
offer-enter-over-cheese = { $form ->
    [short] { offer-enter-over } : { you-collect }
   *[full] Sauter la tour { $tower } jusqu’en { $field }, pour { cost-actions } ? { you-collect }
}
offer-step = { $form ->
    [short] Courir de { $source } en { $field }
   *[full] Courir de { $source } sur { $ground } en { $field }{ run-price }
}
offer-step-cheese = { $form ->
    [short] { offer-step } : { you-collect }
   *[full] Courir de { $source } en { $field }{ run-price } { you-collect }
}
offer-slide = { $form ->
    [short] Porte { $gate } :
   *[full] Pousser { push-what } à la porte { $gate } ?
}{ $falls ->
    [0] {""}
    [1] {" "}{ $loser-is ->
        [you] Ta souris tombe.
       *[other] { $loser } perd une souris.
    }
    [2] {" "}Deux souris tombent{ falls-own }.
   *[other] {" "}Trois souris tombent{ falls-own }.
}{ $gains ->
    [0] {""}
    [1] {" "}{ $gainer-is ->
        [you] Tu ramasses
       *[other] { $gainer } ramasse
    } { $cheese }.
   *[other] {" "}{ $gains } fromages sont ramassés.
}{ $unsure ->
    [0] {""}
   *[other] {" "}{ $own ->
        [0] { $unsure ->
            [1] Tuile inconnue sous une souris.
           *[other] Tuiles inconnues sous { $unsure } souris.
        }
       *[other] { $seat-is ->
            [you] Tuile inconnue sous ta souris.
           *[other] { $seat } risque une souris : tuile inconnue.
        }
    }
}{ $effects ->
    [0] {" "}Aucune souris ne tombe.
   *[other] {""}
}
offer-end = Finir le tour ?{ $unused ->
    [0] {""}
    [1] {" "}Il reste une action
    [2] {" "}Il reste deux actions
    [3] {" "}Il reste trois actions
   *[other] {" "}Il reste quatre actions
}{ $rooms ->
    [0] { $unused ->
        [0] {""}
       *[other] .
    }
   *[other] { $unused ->
        [0] {" "}
       *[other] ,{" "}
    }{ $rooms ->
        [1] une pièce sera recouverte.
        [2] deux pièces seront recouvertes.
        [3] trois pièces seront recouvertes.
        [4] quatre pièces seront recouvertes.
       *[other] { $rooms } pièces seront recouvertes.
    }
}

## Conseils : pourquoi un coup

hint-wins = La partie se termine, et tu gagnes.
hint-collects = Tu ramasses { $cheese } tout de suite.
hint-drops = { $seat } perd une souris.
hint-nearer = Tes souris s’approchent de deux morceaux du même fromage, qui te manque encore.
hint-pushes = Tu pousses { $cheese } sous ta souris. Il te manque encore.
hint-reaches = Ta souris atteint { $cheese }, qui te manque encore.
hint-hinders = { $seat } est alors plus loin du prochain fromage.
hint-looks = Tu vois { $tiles ->
    [1] une tuile inconnue
    [2] deux tuiles inconnues
   *[other] trois tuiles inconnues
}. Aucun autre toit n’en cache davantage.
hint-new-tiles = Tu vois { $tiles ->
    [1] une tuile inconnue
    [2] deux tuiles inconnues
   *[other] trois tuiles inconnues
}.
hint-reaches-roofs = De là, tu atteins le plus de tuiles inconnues.
hint-opens = Sous ce toit se trouve { $cheese }, qui te manque encore.
hint-mouse-nearer = Ta souris s’approche de ce fromage : { $cheese }. Il te manque encore.
hint-spoils = { $seat } n’est plus sur ce fromage : { $cheese }.
hint-opens-ways = Tes souris peuvent alors courir vers le plus de nouvelles cases.
hint-more-roofs = De là, tu peux enlever le plus de toits.
hint-enters = Une souris de plus entre dans le château.
hint-stays = Tes souris restent où elles sont.
hint-falls = Tu perds une souris.
hint-helps = { $seat } ramasse { $cheese }.
hint-leaves = Ta souris quitte { $cheese }, qui te manque encore.
hint-wastes = Tu perds { $actions ->
    [1] une action
    [2] deux actions
    [3] trois actions
   *[4] quatre actions
}.
hint-no-nearer = Tes souris ne s’approchent pas du prochain fromage.

## Énigmes

puzzle-hidden = Ce que cachent les toits. De petites notes montrent ce qu’on y a déjà vu.
puzzle-deed-lift = enlever un toit
puzzle-deed-enter = faire entrer une souris
puzzle-deed-run = courir
puzzle-deed-jump = sauter
puzzle-deed-push = pousser
puzzle-collects = { $cases ->
    [1] { $right ->
        [0] ne ramasse pas de fromage
       *[other] ramasse un fromage
    }
   *[other] ramasse un fromage dans { $right } cas sur { $cases }
}
puzzle-wins = { $cases ->
    [1] { $right ->
        [0] ne gagne pas
       *[other] gagne
    }
   *[other] gagne dans { $right } cas sur { $cases }
}
puzzle-safe = { $cases ->
    [1] { $right ->
        [0] n’est pas sûr
       *[other] est sûr
    }
   *[other] est sûr dans { $right } cas sur { $cases }
}
puzzle-hungry = { $cases ->
    [1] { $right ->
        [0] laisse un fromage
       *[other] ne laisse pas de fromage
    }
   *[other] ne laisse pas de fromage dans { $right } cas sur { $cases }
}
puzzle-plan = Le plan demande { cost-actions } : { $deeds }.
puzzle-plan-cheese = Il te rapporte { $cheese } : deux de tes souris sont alors dessus.
puzzle-plan-sure = { $cases ->
    [1] Toutes les tuiles de ce chemin sont connues. Aucune autre première action ne suffit.
   *[other] Il réussit dans les { $cases } cas. Aucune autre première action n’y arrive.
}
puzzle-this-turn = Un fromage ce tour-ci
puzzle-this-turn-question = Ramasse un fromage ce tour-ci, quoi que cachent les toits. Que fais-tu d’abord ?
puzzle-this-turn-nudge = Aucune souris ne court sur un toit. Compte les actions à rebours, du fromage à tes souris.
puzzle-jump = Par-dessus leurs têtes
puzzle-jump-question = Les souris courent par-dessus les souris. Ramasse un fromage ce tour-ci à coup sûr. Que fais-tu d’abord ?
puzzle-jump-nudge = Une souris peut sauter toutes les souris, même au tournant. Chaque case coûte une action.
puzzle-last-cheese = Le dernier fromage
puzzle-last-cheese-question = Gagne ce tour-ci, quoi que cachent les toits. Que fais-tu d’abord ?
puzzle-last-cheese-nudge = Quels fromages te manquent ? Trouves-en un que deux de tes souris peuvent atteindre.
puzzle-safe-ground = Pousser ou tomber
puzzle-safe-ground-question = Ta dernière action : après laquelle aucune poussée suivante ne peut faire tomber l’une de tes souris ?
puzzle-safe-ground-nudge = Regarde la tuile restante et les souricières près de tes souris. Les cases surélevées et les tours sont sûres.
puzzle-safe-ground-danger = Si tu restes, la porte { $gate } { $sure ->
    [1] amène
   *[0] peut amener
} une souricière sous ta souris.
puzzle-safe-ground-raised = Sur une case surélevée comme { $field }, aucune souris ne tombe.
puzzle-safe-ground-proof = { $cases ->
    [1] Alors aucune des douze portes n’amène une souricière sous tes souris.
   *[other] Dans les { $cases } cas, aucune des douze portes n’amène alors une souricière sous tes souris.
}
puzzle-empty-plate = Une assiette vide
puzzle-empty-plate-question = Ta dernière action : après laquelle aucune action seule ne donne un fromage à la personne suivante ?
puzzle-empty-plate-nudge = Où sont les souris qui jouent ensuite ? Quel fromage est à une poussée ou à une case ?
puzzle-empty-plate-danger = Si tu restes, { $seat } { $sure ->
    [1] ramasse
   *[0] peut ramasser
} { $cheese } { $gate ->
    [0] en un pas
   *[other] par la porte { $gate }
}.
puzzle-empty-plate-proof = { $cases ->
    [1] Alors aucune poussée et aucun pas ne donne un fromage à { $seat }.
   *[other] Dans les { $cases } cas, aucune poussée, aucun pas ne donne alors un fromage à { $seat }.
}

## Vue d’ensemble

outline-set-up = On monte le château.
outline-place = { $own ->
    [1] { $seat }, place ta première souris dans une tour libre.
   *[0] { $seat } place une souris dans une tour.
}
outline-goal = Deux de tes souris sur la même variété la ramassent. { $cheeses } variétés gagnent.
outline-act = { $own ->
    [1] Encore { $points ->
        [1] une action
        [2] deux actions
        [3] trois actions
       *[other] quatre actions
    }, { $seat }. { what-to-pick }
   *[0] { $seat } a encore { $points ->
        [1] une action
        [2] deux actions
        [3] trois actions
       *[other] quatre actions
    }.
}
outline-turn = { $slid ->
    [0] { $own ->
        [1] Une fois par tour, tu peux aussi pousser la tuile restante.
       *[0] La tuile restante peut encore être poussée.
    }
   *[1] La tuile est déjà poussée pour ce tour.
}
outline-over = La partie est terminée.
outline-players = À la table : { goal-count } fromages différents gagnent, { $left ->
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
   *[full] Le château, rangée par rangée depuis le haut
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
        [1] Toits près de tes souris
       *[0] Toits près des souris ({ $seat })
    }
   *[full] Pièces, { $open ->
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
   *[full] Pièce { $room } { roof-place } ({ $fields }) : { $open ->
        [0] { $roof }
       *[1] ouverte
    }{ $near ->
        [0] {""}
       *[1] , à portée
    }
}
outline-spare = { $form ->
    [short] Pousser, { $tile }, à la porte
   *[full] Tuile restante, à pousser : { $tile }
}
outline-no-spare = { $form ->
    [short] Portes
   *[full] Pas encore de tuile restante
}
outline-slot = { $form ->
    [short] { $gate } { $side }{ $line }
   *[full] Porte { $gate }, { $side } en { $field }
}

## La fin

outcome-points = { $points ->
    [one] { $points } fromage
   *[other] { $points } fromages
}
reason-goal = Dernier fromage nécessaire pour { $seats-is ->
    [you] toi
    [with-you] { $seats-others } et toi
   *[other] { $seats }
}.
reason-third-mouse = { $seats-is ->
    [you] Ta troisième souris perdue termine la partie et te coûte la victoire.
   *[other] Fin après trois souris perdues : { $seats }.
}
reason-turns = La dernière des { $rounds } manches est jouée.
score-cheeses = Fromages
score-beaten = Une souris au plus : pas de victoire
score-waiting = Tours depuis son dernier tour

## Chiffres d’une simulation

figure-turns = Tours de jeu
figure-cheeses = Fromages de tout le monde
figure-fallen = Souris tombées

## Le plateau

board-spare = Tuile restante
board-outside = Dehors
board-points = { $points ->
    [0] Plus d’action
    [1] Encore une action
    [2] Encore deux actions
    [3] Encore trois actions
   *[other] Encore quatre actions
}
board-points-of = { $seat } : { $points ->
    [0] plus aucune
    [1] encore une
    [2] encore deux
    [3] encore trois
   *[other] encore quatre
}
board-cheese = fromage !
board-falls = tombe
board-goes-in = Entre
board-comes-out = Sort
board-unknown = inconnue
board-mouse-falls = { $seat-is ->
    [you] ta souris tombe
   *[other] la souris de { $seat } tombe
}
board-put-back = La reposer
board-other-gate = Autre porte
board-other-mouse = Autre souris
board-where-tile = Par où pousser { $tile }, { $seat } ?
board-pick-gate = Choisis une des douze portes autour du château.
board-where-mouse = Où court ta souris, { $seat } ?
board-mouse-ways = { $fields ->
    [1] Elle peut atteindre une case.
    [2] Elle peut atteindre deux cases.
    [3] Elle peut atteindre trois cases.
    [4] Elle peut atteindre quatre cases.
    [5] Elle peut atteindre cinq cases.
    [6] Elle peut atteindre six cases.
   *[other] Elle peut atteindre { $fields } cases.
} { board-actions-left }
board-which-tower = Par quelle tour entre la souris, { $seat } ?
board-actions-left = { $left ->
    [1] Encore une action.
    [2] Encore deux actions.
    [3] Encore trois actions.
   *[other] Encore quatre actions.
}
board-actions-then = { $left ->
    [0] Il ne reste alors aucune action.
    [1] Il reste alors une action.
    [2] Il reste alors deux actions.
   *[other] Il reste alors trois actions.
}
board-slide-then = La { $line ->
    [row] rangée
   *[column] colonne
} avance d’une case { $way }. { board-actions-then }
board-name-tower = { $whose ->
    [nobody] tour { $spot }
    [own] ta souris dans la tour { $spot }
   *[other] la souris de { $seat } dans la tour { $spot }
}
board-name-raised = { $whose ->
    [nobody] case surélevée
    [own] ta souris sur la case surélevée
   *[other] la souris de { $seat } sur la case surélevée
}
board-name-open = { $whose ->
    [nobody] { $tile }
    [own] ta souris : { $tile }
   *[other] la souris de { $seat } : { $tile }
}
board-name-room = { $open ->
    [0] { $roof } { roof-place }
   *[1] pièce ouverte { roof-place }
}
board-name-gate = porte { $gate }
board-name-spare = tuile restante : { $tile }
board-ahead = Si tu pousses ici
board-ahead-falls = { $seat-is ->
    [you] Ta souris tombe.
   *[other] La souris de { $seat } tombe.
}
board-ahead-left = Une souricière vient dessous. { $left ->
    [0] La partie est alors terminée.
    [1] La partie est alors terminée.
   *[other] { $seat-is ->
        [you] Il t’en reste alors
       *[other] Il en reste alors
    } { $left ->
        [2] deux
       *[other] trois
    }{ $seat-is ->
        [you] {""}
       *[other] {" "}à { $seat }
    }.
}
board-ahead-gains = { $seat-is ->
    [you] Tu ramasses
   *[other] { $seat } ramasse
} { $cheese }.
board-ahead-two = { $seat-is ->
    [you] Deux de tes souris sont alors dessus.
   *[other] Deux souris de { $seat } sont alors dessus.
}{ $ends ->
    [0] {""}
   *[1] {" "}La partie est alors terminée.
}
board-ahead-unsure = Une tuile inconnue vient sous { $seat-is ->
    [you] ta souris
   *[other] la souris de { $seat }
}.
board-ahead-stay = Tes souris ne bougent pas.
board-ahead-floor = Seul le sol glisse, sous les souris et les toits.
board-ahead-out = { $known ->
    [0] Une tuile inconnue tombe à la porte { $gate }.
   *[1] Sort à la porte { $gate } : { $tile }.
}
board-ahead-once = On pousse une fois par tour
board-ahead-gates = Les portes sont numérotées comme les heures d’une horloge. Qui joue ensuite peut repousser la ligne depuis la porte { $gate }.
board-push = Pousser la tuile
board-push-anyway = Pousser quand même
board-end = Finir le tour
board-end-question = { $actions ->
    [1] Il reste une action. Finir le tour quand même ?
    [2] Il reste deux actions. Finir le tour quand même ?
    [3] Il reste trois actions. Finir le tour quand même ?
   *[other] Il reste quatre actions. Finir le tour quand même ?
  }
board-lift = Enlever le toit
board-enter = Faire entrer la souris
board-place = Placer la souris
board-run = Courir là
board-aim-lift = Enlever le { $roof } ? { $open ->
    [0] Tout le monde verra ce qu’il cache.
   *[1] Les souris pourront y courir.
}
board-aim-run = Courir sur { $ground }{ run-price }
board-aim-run-cheese = Y courir{ run-price } { you-collect }
board-aim-over = Sauter par-dessus la tour, sur { $ground } ?
board-aim-over-cheese = Sauter par-dessus la tour ? { you-collect }
board-own-falls = { $number ->
    [1] Ta souris tombe.
    [2] Deux de tes souris tombent.
   *[other] Trois de tes souris tombent.
}
board-others-fall = { $seats } { $number ->
    [one] perd
   *[other] perdent
} { $mice ->
    [1] une souris.
    [2] deux souris.
   *[other] trois souris.
}
board-mice = { $number ->
    [one] Il reste une souris
   *[other] Il reste { $number } souris
}
board-cheeses = { $number ->
    [one] { $number } fromage
   *[other] { $number } fromages
} sur { $goal }
