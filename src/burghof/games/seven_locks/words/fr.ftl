### Le château aux 7 serrures en français.

game-in-a-sentence = Lâche une perle, écoute, choisis une clé.

## Les tours, d’après leur emblème

emblem-moon = { $form ->
    [short] Lune
   *[full] de la Lune
}
emblem-star = { $form ->
    [short] Étoile
   *[full] de l’Étoile
}
emblem-bell = { $form ->
    [short] Cloche
   *[full] de la Cloche
}
emblem-crown = { $form ->
    [short] Couronne
   *[full] de la Couronne
}
emblem-heart = { $form ->
    [short] Cœur
   *[full] du Cœur
}
emblem-cup = { $form ->
    [short] Coupe
   *[full] de la Coupe
}
emblem-wheel = { $form ->
    [short] Roue
   *[full] de la Roue
}

## Options

option-echo = Échos
option-echo-about = La précision avec laquelle le bruit d’une perle révèle la profondeur d’une tour.
option-echo-sharp = nets
option-echo-normal = normaux
option-echo-muffled = étouffés
option-sight = Ce que montre une mauvaise clé
option-sight-about = Une clé qui ne convient pas montre seulement qu’elle est trop longue ou trop courte, ou bien aussi de combien.
option-sight-direction = trop longue ou trop courte
option-sight-distance = de combien
option-bin = Bac vide
option-bin-about = Tout le monde perd quand il faut une perle et que le bac est vide, ou dès qu’il est vide.
option-bin-when-due = quand il faut une perle
option-bin-at-once = aussitôt
option-withdrawing = Retrait
option-withdrawing-about = Si plusieurs participent, tous sauf le dernier peuvent reprendre leur blason avant l’essai de la clé.

## Refus

refusal-each-depth-once = Chaque profondeur existe exactement une fois.
refusal-nobody-sits-there = Personne n’est assis là.
refusal-no-such-face = Le dé n’a pas de face avec { $pearls } et { $steps }.
refusal-not-due-now = { $due ->
    [place] Il faut d’abord placer le maître des clés.
    [drop] Il faut d’abord laisser tomber une perle.
    [walk] Le maître des clés doit d’abord avancer.
    [key] Il faut d’abord prendre une clé.
    [join] La question est de participer ou non.
    [withdraw] La question est de se retirer ou non.
    [bet] La question est de savoir quelle clé est enchantée.
   *[other] C’est au hasard de décider.
}
refusal-tower-is-open = La tour { $tower } est ouverte : les perles ne vont que dans les tours fermées.
refusal-each-tower-gets-a-pearl = La tour { $tower } a déjà reçu deux perles : il en faut une pour l’autre tour.
refusal-tower-has-its-pearl = La tour { $tower } a déjà reçu une perle ce tour-ci : chaque perle va dans une autre tour.
refusal-no-such-echo = Aucune perle ne peut sonner comme { $echo } ici.
refusal-tower-is-gone = La tour { $tower } n’est plus là.
refusal-not-where-he-started = Le maître des clés est déjà devant la tour { $tower } : il doit avancer.
refusal-too-far = C’est trop loin : le maître des clés fait au plus { $steps ->
    [one] un pas
   *[other] { $steps } pas
}.
refusal-key-is-gone = La clé { $key } n’est plus dans la rangée.
refusal-no-wager-on-a-key-that-is-gone = La clé { $key } a ouvert une tour, ce n’est donc pas la clé enchantée.

## Événements

event-towers-mixed = Les tours sont mélangées. L’une d’elles est mise de côté sans être vue.
event-began = { $seat } commence.
event-keymaster-placed = { $seat } place le maître des clés devant la tour { $tower }.
event-rolled = { $seat } obtient { $pearls ->
    [one] une perle
   *[other] { $pearls } perles
} et { $steps ->
    [one] un pas
   *[other] { $steps } pas
}.
event-pearl-dropped = { $seat } laisse tomber une perle.
event-dropped = { $seat } laisse tomber une perle dans la tour { $tower } : elle sonne comme { $echo }.
event-walked = Le maître des clés va de la tour { $source } à la tour { $tower }.
event-key-taken = { $seat } prend la clé { $key } pour la tour { $tower }.
event-coat-placed = { $seat } participe et pose un blason.
event-stood-aside = { $seat } ne participe pas.
event-coat-kept = { $seat } maintient son blason.
event-coat-withdrawn = { $seat } reprend son blason.
event-tried = { $fit ->
    [fits] La clé { $key } ouvre la tour { $tower } !
    [too-long] La clé { $key } est trop longue { $by ->
        [0] {""}
       *[other] de { $by }{" "}
    }pour la tour { $tower }.
   *[too-short] La clé { $key } est trop courte { $by ->
        [0] {""}
       *[other] de { $by }{" "}
    }pour la tour { $tower }.
}
event-tower-opened = { $seat } ouvre la tour { $tower } : elle contient { $pearls ->
    [one] une perle
   *[other] { $pearls } perles
}.
event-pearls-taken = { $seat } reçoit { $pearls ->
    [0] zéro perle
    [one] une perle
   *[other] { $pearls } perles
}.
event-enchanted-key-asked = Il ne reste que deux tours : le maître des clés demande quelle est la clé enchantée, d’abord à { $seat }.
event-wager-placed = { $seat } pose un blason sur la clé { $key }.
event-wager-declined = { $seat } ne pose de blason sur aucune clé.
event-enchanted-key-shown = La clé { $key } ouvre la dernière tour, celle { $tower }, qui contient { $pearls ->
    [one] une perle
   *[other] { $pearls } perles
}. La clé { $enchanted } est la clé enchantée.
event-prize-taken = { $seat } connaissait la clé enchantée et reçoit { $pearls ->
    [0] zéro perle
    [one] une perle
   *[other] { $pearls } perles
}.
event-pearls-lost = { $pearls ->
    [one] Une perle de la dernière tour est perdue.
   *[other] { $pearls } perles de la dernière tour sont perdues.
}
event-bin-emptied = Le bac est vide : tout le monde a perdu.

## Propositions

offer-place = Commencer à la tour { $tower }
offer-drop = Perle dans la tour { $tower }
offer-drop-noted = Perle dans la tour { $tower } ({ $pearls } dedans)
offer-walk = Faire { $steps ->
    [one] un pas
   *[other] { $steps } pas
} jusqu’à la tour { $tower }
offer-walk-noted = Faire { $steps ->
    [one] un pas
   *[other] { $steps } pas
} jusqu’à la tour { $tower } ({ $pearls ->
    [one] une perle
   *[other] { $pearls } perles
} à l’intérieur)
offer-take-key = Essayer la clé { $key } sur la tour { $tower }
offer-take-key-with-wagers = Essayer la clé { $key } sur la tour { $tower } (clé enchantée selon { $seats })
offer-join = Participer avec un blason
offer-join-noted = Participer avec un blason ({ $pearls ->
    [0] aucune perle
    [one] une perle
   *[other] { $pearls } perles
} si la clé convient)
offer-stand-aside = Ne pas participer
offer-keep = Maintenir son blason
offer-keep-noted = Maintenir son blason ({ $pearls ->
    [0] aucune perle
    [one] une perle
   *[other] { $pearls } perles
} si la clé convient)
offer-withdraw = Reprendre son blason
offer-bet = La clé { $key } est la clé enchantée
offer-bet-beside = La clé { $key } est la clé enchantée, comme pour { $seats }
offer-no-bet = Ne poser de blason sur aucune clé

## Aperçu

outline-over = La partie est terminée.
outline-chance = C’est au hasard de décider.
outline-place = { $own ->
    [1] À toi : choisis la tour où commence le maître des clés.
   *[0] { $seat } choisit la tour où commence le maître des clés.
}
outline-drop = { $own ->
    [1] Lâche encore { $pearls ->
        [one] une perle
       *[other] { $pearls } perles
    }, écoute la profondeur, puis avance { $steps ->
        [one] d’un pas
       *[other] d’au plus { $steps } pas
    }.
   *[0] { $seat } laisse tomber encore { $pearls ->
        [one] une perle
       *[other] { $pearls } perles
    } ; ensuite le maître des clés fait { $steps ->
        [one] un pas
       *[other] au plus { $steps } pas
    }.
}
outline-walk = { $own ->
    [1] Avance le maître des clés { $steps ->
        [one] d’un pas
       *[other] d’au plus { $steps } pas
    } ; tu y essaieras une clé.
   *[0] { $seat } fait avancer le maître des clés { $steps ->
        [one] d’un pas
       *[other] d’au plus { $steps } pas
    }.
}
outline-key = { $own ->
    [1] Choisis une clé pour la tour { $tower } : si elle l’ouvre, les perles sont à toi. Clé prise, clé jouée.
   *[0] { $seat } choisit une clé pour la tour { $tower }.
}
outline-join = { $active } essaie la clé { $key } sur la tour { $tower }. { $own ->
    [1] Un blason te vaut une part si elle l’ouvre.
   *[0] Participation de { $seat } ?
}
outline-withdraw = { $active } essaie la clé { $key } sur la tour { $tower }. { $own ->
    [1] Maintiens-tu ton blason, ou le reprends-tu ?
   *[0] Le blason de { $seat } reste-t-il en place ?
}
outline-bet = { $own ->
    [1] Quelle clé est enchantée ? Un blason dessus vaut une part de la dernière tour.
   *[0] Quelle est la clé enchantée ? La réponse est à { $seat }.
}
outline-joined = Participent déjà : { $seats }.
outline-sounds = { $form ->
    [short] Ce tour-ci
   *[full] Entendu pendant ce tour
}
outline-sound = { $form ->
    [short] { $tower } ♪ { $echo }
   *[full] Tour { $tower } : { $echo }
}
outline-castle = { $form ->
    [short] Tours, sens horaire (▸ maître{ $noted ->
        [0] {""}
       *[1] , ♪ sons
    } ; clés : >1 trop courte, <5 trop longue)
   *[full] Les tours, dans le sens horaire
}
outline-tower = { $form ->
    [short] { $here ->
        [0] {"  "}
       *[1] ▸{" "}
    }{ $tower }
   *[full] Tour { $tower }, fermée{ $here ->
        [0] {""}
       *[1] , le maître des clés est ici
    }
}
outline-tower-noted = { $form ->
    [short] { $here ->
        [0] {"  "}
       *[1] ▸{" "}
    }{ $tower }
   *[full] Tour { $tower }, fermée{ $here ->
        [0] {""}
       *[1] , le maître des clés est ici
    } : { $pearls ->
        [0] aucune perle
        [one] une perle, qui a sonné comme { $echoes }
       *[other] { $pearls } perles, qui ont sonné comme { $echoes }
    }
}
outline-tower-open = { $form ->
    [short] { $here ->
        [0] {"  "}
       *[1] ▸{" "}
    }{ $tower }
   *[full] La tour { $tower } n’est plus là, ouverte par la clé { $key }{ $here ->
        [0] {""}
       *[1] {" "}; le maître des clés est ici
    }
}
outline-attempt = { $form ->
    [short] { $fit ->
        [too-long] <{ $key }{ $by ->
            [0] {""}
           *[other] {" "}(−{ $by })
        }
       *[too-short] >{ $key }{ $by ->
            [0] {""}
           *[other] {" "}(+{ $by })
        }
    }
   *[full] { $fit ->
        [too-long] La clé { $key } est trop longue{ $by ->
            [0] {""}
           *[other] {" "}de { $by }
        }
       *[too-short] La clé { $key } est trop courte{ $by ->
            [0] {""}
           *[other] {" "}de { $by }
        }
    }
}
outline-aside = { $form ->
    [short] {"  "}De côté
   *[full] Une tour mise de côté sans être vue
}
outline-aside-shown = { $form ->
    [short] {"  "}De côté
   *[full] La tour mise de côté est celle de la clé enchantée { $key }
}
outline-keys = { $form ->
    [short] Clés restantes
   *[full] Clés dans la rangée, de la plus courte à la plus longue
}
outline-one-key = { $form ->
    [short] { $key }
   *[full] Clé { $key }
}
outline-key-with-wagers = { $form ->
    [short] { $key } (enchantée : { $seats })
   *[full] Clé { $key }, clé enchantée selon { $seats }
}
outline-players = Joueurs
outline-player = { $form ->
    [short] { $seat }
   *[full] { $seat }{ $own ->
        [1] {" "}(toi)
       *[0] {""}
    } : { $pearls ->
        [0] aucune perle
        [one] une perle
       *[other] { $pearls } perles
    }, { $coats ->
        [0] aucun blason
        [one] un blason
       *[other] { $coats } blasons
    }
}
outline-bin = Bac : { $pearls ->
    [0] vide
    [one] une perle (s’il n’en reste plus, tout le monde perd)
   *[other] { $pearls } perles (s’il n’en reste plus, tout le monde perd)
}

# Cases d’un tableau : pour l’œil seul, car en entier leur ligne dit déjà tout.

cell-empty = {""}
cell-pearls = { $form ->
    [short] { $pearls } { $pearls ->
        [one] perle
       *[other] perles
    }
   *[full] {""}
}
cell-sounds = { $form ->
    [short] ♪ { $sounds }
   *[full] {""}
}
cell-coats = { $form ->
    [short] { $coats } { $coats ->
        [one] blason
       *[other] blasons
    }
   *[full] {""}
}
cell-locked = { $form ->
    [short] fermée
   *[full] {""}
}
cell-open = { $form ->
    [short] ouverte
   *[full] {""}
}
cell-key = { $form ->
    [short] clé { $key }
   *[full] {""}
}
cell-unseen = { $form ->
    [short] jamais vue
   *[full] {""}
}
cell-enchanted = { $form ->
    [short] enchantée
   *[full] {""}
}
cell-you = { $form ->
    [short] (toi)
   *[full] {""}
}

## Ce qui se calcule

aid-chances = Les chances de chaque clé à chaque tour

chances-noted = La probabilité de chaque clé, d’après tout ce qu’on a entendu et vu
chances-from-memory = La probabilité de chaque clé, d’après les échos de ce tour et tout ce qu’on a vu
chances-table = { $form ->
    [short] Chances en pour cent (– : impossible)
   *[full] Les chances des clés
}
chances-columns = { $form ->
    [short] Clé
   *[full] {""}
}
chances-column = { $form ->
    [short] { $key }
   *[full] {""}
}
chances-tower = { $form ->
    [short] { $tower }
   *[full] Tour { $tower }
}
chances-aside = { $form ->
    [short] De côté
   *[full] La tour mise de côté
}
chances-chance = { $form ->
    [short] { $percent ->
        [0] <1
       *[other] { $percent }
    }
   *[full] Clé { $key } : { $percent ->
        [0] moins de 1
       *[other] { $percent }
    } %
}
chances-none = { $form ->
    [short] –
   *[full] {""}
}
chances-excluded = { $form ->
    [short] Ce qui ne peut pas convenir, et pourquoi
   *[full] Les clés qui ne peuvent pas convenir, et pourquoi
}
chances-tried = { $form ->
    [short] { $keys } (clé { $tried } trop { $fit ->
        [too-long] longue
       *[too-short] courte
    }{ $by ->
        [0] {""}
       *[other] {" "}de { $by }
    })
   *[full] { $count ->
        [one] Clé
       *[other] Clés
    } { $keys } : la clé { $tried } était ici trop { $fit ->
        [too-long] longue
       *[too-short] courte
    }{ $by ->
        [0] {""}
       *[other] {" "}de { $by }
    }
}
chances-heard = { $form ->
    [short] { $keys } (une perle a sonné comme { $echo })
   *[full] { $count ->
        [one] Clé
       *[other] Clés
    } { $keys } : aucune serrure de cette profondeur ne sonne jamais comme { $echo }
}
chances-elsewhere = { $form ->
    [short] { $keys } (forcément ailleurs)
   *[full] { $count ->
        [one] Clé { $keys } : elle appartient
       *[other] Clés { $keys } : elles appartiennent
    } forcément à d’autres tours
}

## La fin

score-towers = Perles des tours ouvertes
score-enchanted-key = Perles pour la clé enchantée
reason-enchanted-key-shown = Six tours sont ouvertes et la clé enchantée est connue.
reason-bin-empty = Le bac est vide : personne ne devient roi.

## Chiffres d’une simulation

figure-turns = Tours de jeu
figure-pearls-left = Perles restées dans le bac
figure-towers-left = Tours restées fermées
figure-wagers = Blasons sur des clés

## Le plateau

board-name = Le château et ses sept tours
board-rolled-pearls = { $pearls ->
    [one] 1 perle
   *[other] { $pearls } perles
}
board-rolled-steps = { $steps ->
    [one] puis 1 pas
   *[other] puis jusqu’à { $steps } pas
}
board-pearls = Perles :
board-coats = { $coats ->
    [0] aucun blason
    [one] un blason
   *[other] { $coats } blasons
}
board-shallow = court
board-deep = profond
board-too-long = trop longue
board-too-short = trop courte
board-fits = elle ouvre
board-place = Commencer ici
board-walk = Y aller
board-try = Essayer pour de bon
board-bet = Poser le blason
board-again = Réécouter
board-hear-again = Réécouter : la tour { $tower }
board-channels = Comment percevoir les perles
board-channel-sound = À l’oreille : le bruit de la chute
board-channel-picture = À l’œil : une perle qui tombe à côté de la tour
board-channel-touch = Au toucher : l’appareil vibre

## Le carnet

board-notebook-title = Ce que chacun a pu entendre
board-notebook-pure = Ici, rien n’est noté : seul ce tour est encore dans l’oreille. Les clés essayées restent connues.
board-notebook-aid = Calculer les chances de chaque clé
board-notebook-hint = Un tiret : la clé ne peut pas convenir. Touche une tour pour savoir pourquoi.
board-notebook-why = { $title } : celles-ci ne conviennent pas
board-notebook-why-tower = { $title } : pourquoi pas ?
board-notebook-impossible = impossible
board-notebook-heard = Entendu et essayé
board-notebook-opened = ouverte par la clé { $key }
board-notebook-row = Les chances de chaque clé à la tour { $tower }

## L’écoute

board-practice-title = Écouter les huit profondeurs
board-practice-about = Appuie sur une clé : une perle tombe dans une tour aussi profonde que la clé est longue. Une chute profonde dure plus longtemps et sonne plus grave.
board-practice-all = Les huit à la suite
board-practice-hide = Deviner une profondeur
board-practice-which = Quelle profondeur était-ce ? Choisis une clé.
board-practice-right = { $depth } : bien entendu.
board-practice-wrong = C’était { $depth }, pas { $guess }. Écoute encore.
board-practice-depth = Profondeur { $depth }, chute de { $seconds } secondes
board-practice-error = Dans une partie, chaque perle sonne un peu à côté : d’un ou deux crans en plus ou en moins, parfois davantage. Plusieurs perles en disent donc plus qu’une.
