### Le château aux 7 serrures en français.

game-in-a-sentence = Lâche une perle, écoute, choisis une clé.
game-invitation = { $host } te garde une chaise au château aux 7 serrures.

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
option-sight-about = Une clé qui n’ouvre pas montre seulement qu’elle est trop longue ou trop courte, ou bien aussi de combien.
option-sight-direction = trop longue ou trop courte
option-sight-distance = de combien
option-bin = Bac vide
option-bin-about = Tout le monde perd quand il faut une perle et que le bac est vide, ou dès qu’il est vide.
option-bin-when-due = quand il faut une perle
option-bin-at-once = aussitôt
option-withdrawing = Retrait
option-withdrawing-about = Si plusieurs personnes participent, toutes sauf la dernière peuvent retirer leur blason avant l’essai de la clé.

## Compter

steps-in-words = { $steps ->
    [1] un pas
    [2] deux pas
    [3] trois pas
   *[other] { $steps } pas
}
steps-at-most = { $steps ->
    [1] un pas
   *[other] jusqu’à { steps-in-words }
}
by-steps-at-most = { $steps ->
    [1] d’un pas
   *[other] de { steps-in-words } au plus
}
by-steps = { $steps ->
    [1] d’un pas
   *[other] de { steps-in-words }
}
echo-of-pearl = { $echo ->
    [-5] moins profonde que 1 (−5)
    [-4] moins profonde que 1 (−4)
    [-3] moins profonde que 1 (−3)
    [-2] moins profonde que 1 (−2)
    [-1] moins profonde que 1 (−1)
    [0] moins profonde que 1 (0)
    [9] plus profonde que 8 (9)
    [10] plus profonde que 8 (10)
    [11] plus profonde que 8 (11)
    [12] plus profonde que 8 (12)
    [13] plus profonde que 8 (13)
    [14] plus profonde que 8 (14)
   *[other] elle sonne comme { $echo }
}
echo-heard = { $echo ->
    [-5] moins profonde que 1 (−5)
    [-4] moins profonde que 1 (−4)
    [-3] moins profonde que 1 (−3)
    [-2] moins profonde que 1 (−2)
    [-1] moins profonde que 1 (−1)
    [0] moins profonde que 1 (0)
    [9] plus profonde que 8 (9)
    [10] plus profonde que 8 (10)
    [11] plus profonde que 8 (11)
    [12] plus profonde que 8 (12)
    [13] plus profonde que 8 (13)
    [14] plus profonde que 8 (14)
   *[other] comme { $echo }
}
pearls-in-figures = { $pearls ->
    [0] aucune perle
    [one] 1 perle
   *[other] { $pearls } perles
}
receive-pearls = { $pearls ->
    [0] ne reçois aucune perle
    [one] reçois 1 perle
   *[other] reçois { $pearls } perles
}
receives-pearls = { $pearls ->
    [0] ne reçoit aucune perle
    [one] reçoit 1 perle
   *[other] reçoit { $pearls } perles
}
receive-pearls-past = { $pearls ->
    [0] n’as reçu aucune perle
    [one] as reçu 1 perle
   *[other] as reçu { $pearls } perles
}
receives-pearls-past = { $pearls ->
    [0] n’a reçu aucune perle
    [one] a reçu 1 perle
   *[other] a reçu { $pearls } perles
}
share-in-figures = { $share ->
    [0] aucune perle
    [one] 1 perle
   *[other] { $share } perles
} sur { $pearls } pour toi

## Refus

refusal-each-depth-once = Chaque profondeur existe exactement une fois.
refusal-nobody-sits-there = Cette chaise est vide.
refusal-no-such-face = Le dé n’a pas de face avec { $pearls } et { $steps }.
refusal-not-due-now = { $due ->
    [place] Pas encore. Place d’abord le maître des clés devant une tour.
    [drop] Pas encore. Lâche d’abord { $pearls ->
        [one] ta perle
       *[other] tes { $pearls } perles
    }.
    [walk] Pas encore. Avance d’abord le maître des clés.
    [key] Le maître des clés reste à sa tour. Choisis une clé.
    [join] Pas maintenant. Décide d’abord si tu participes.
    [withdraw] Pas maintenant. Décide d’abord si tu laisses ton blason.
    [bet] Pas maintenant. Dis d’abord quelle clé est enchantée.
   *[other] Pas maintenant. C’est d’abord au hasard de décider.
}
refusal-tower-is-open = La tour { $tower } est ouverte. Choisis une tour fermée.
refusal-each-tower-gets-a-pearl = La tour { $tower } a ses 2 perles. La dernière est pour l’autre.
refusal-tower-has-its-pearl = La tour { $tower } a eu sa perle. Choisis une autre tour.
refusal-no-such-echo = Aucune perle ne peut sonner comme { $echo } ici.
refusal-tower-is-gone = La tour { $tower } a disparu. On n’y fait plus halte.
refusal-not-where-he-started = Le maître des clés ne peut pas rester. Il doit avancer.
refusal-too-far = La tour { $tower } est à { $away ->
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
   *[other] six
} pas. Le dé en permet { $steps ->
    [1] un seul
    [2] deux
   *[other] trois
}.
refusal-key-is-gone = La clé { $key } n’est plus là. Elle a ouvert la tour { $tower }.
refusal-no-wager-on-a-key-that-is-gone = La clé { $key } a ouvert la tour { $tower }. Elle n’est pas enchantée.

## Événements

event-towers-mixed = On mélange les tours. L’une est mise de côté sans être vue.
    .past = On a mélangé les tours. L’une a été mise de côté sans être vue.
event-began = { $seat-is ->
    [you] Tu commences.
   *[other] { $seat } commence.
}
    .past = { $seat-is ->
        [you] Tu as commencé.
       *[other] { $seat } a commencé.
    }
event-keymaster-placed = { $seat-is ->
    [you] Tu places le maître des clés devant la tour { $tower }.
   *[other] { $seat } place le maître des clés devant la tour { $tower }.
}
    .past = { $seat-is ->
        [you] Tu as placé le maître des clés devant la tour { $tower }.
       *[other] { $seat } a placé le maître des clés devant la tour { $tower }.
    }
event-rolled = { $seat-is ->
    [you] Tu obtiens { pearls-in-figures } et { steps-at-most }.
   *[other] { $seat } obtient { pearls-in-figures } et { steps-at-most }.
}
    .past = { $seat-is ->
        [you] Tu as obtenu { pearls-in-figures } et { steps-at-most }.
       *[other] { $seat } a obtenu { pearls-in-figures } et { steps-at-most }.
    }
event-pearl-dropped = { $seat-is ->
    [you] Tu lâches une perle.
   *[other] { $seat } lâche une perle.
}
    .past = { $seat-is ->
        [you] Tu as lâché une perle.
       *[other] { $seat } a lâché une perle.
    }
event-dropped = { $seat-is ->
    [you] Tu lâches une perle, tour { $tower } : { echo-of-pearl }.
   *[other] { $seat } lâche une perle, tour { $tower } : { echo-of-pearl }.
}
    .past = { $seat-is ->
        [you] Tu as lâché une perle, tour { $tower } : elle a sonné { echo-heard }.
       *[other] { $seat } a lâché une perle, tour { $tower } : elle a sonné { echo-heard }.
    }
event-walked = { $seat-is ->
    [you] Tu avances le maître des clés jusqu’à la tour { $tower }.
   *[other] { $seat } avance le maître des clés jusqu’à la tour { $tower }.
}
    .past = { $seat-is ->
        [you] Tu as avancé le maître des clés jusqu’à la tour { $tower }.
       *[other] { $seat } a avancé le maître des clés jusqu’à la tour { $tower }.
    }
event-key-taken = { $seat-is ->
    [you] Tu prends la clé { $key } pour la tour { $tower }.
   *[other] { $seat } prend la clé { $key } pour la tour { $tower }.
}
    .past = { $seat-is ->
        [you] Tu as pris la clé { $key } pour la tour { $tower }.
       *[other] { $seat } a pris la clé { $key } pour la tour { $tower }.
    }
event-coat-placed = { $seat-is ->
    [you] Tu poses un blason et tu participes.
   *[other] { $seat } pose un blason et participe.
}
    .past = { $seat-is ->
        [you] Tu as posé un blason et tu as participé.
       *[other] { $seat } a posé un blason et a participé.
    }
event-stood-aside = { $seat-is ->
    [you] Tu t’abstiens.
   *[other] { $seat } s’abstient.
}
    .past = { $seat-is ->
        [you] Tu n’as pas participé.
       *[other] { $seat } n’a pas participé.
    }
event-coat-kept = { $seat-is ->
    [you] Tu laisses ton blason.
   *[other] { $seat } laisse son blason.
}
    .past = { $seat-is ->
        [you] Tu as laissé ton blason.
       *[other] { $seat } a laissé son blason.
    }
event-coat-withdrawn = { $seat-is ->
    [you] Tu retires ton blason.
   *[other] { $seat } retire son blason.
}
    .past = { $seat-is ->
        [you] Tu as retiré ton blason.
       *[other] { $seat } a retiré son blason.
    }
event-tried = { $seat-is ->
    [you] Tu essaies
   *[other] { $seat } essaie
} la clé { $key }, tour { $tower } : { $fit ->
    [fits] elle ouvre !
    [too-long] trop longue{ $by ->
        [0] .
       *[other] {" "}de { $by }.
    }
   *[too-short] trop courte{ $by ->
        [0] .
       *[other] {" "}de { $by }.
    }
}
    .past = { $seat-is ->
        [you] Tu as essayé
       *[other] { $seat } a essayé
    } la clé { $key }, tour { $tower } : { $fit ->
        [fits] elle a ouvert !
        [too-long] trop longue{ $by ->
            [0] .
           *[other] {" "}de { $by }.
        }
       *[too-short] trop courte{ $by ->
            [0] .
           *[other] {" "}de { $by }.
        }
    }
event-tower-opened = { $seat-is ->
    [you] Tu ouvres la tour { $tower } et tu y trouves { pearls-in-figures }.
   *[other] { $seat } ouvre la tour { $tower } et y trouve { pearls-in-figures }.
}
    .past = { $seat-is ->
        [you] Tu as ouvert la tour { $tower } et tu y as trouvé { pearls-in-figures }.
       *[other] { $seat } a ouvert la tour { $tower } et y a trouvé { pearls-in-figures }.
    }
event-pearls-taken = { $seat-is ->
    [you] Tu { receive-pearls }.
   *[other] { $seat } { receives-pearls }.
}
    .past = { $seat-is ->
        [you] Tu { receive-pearls-past }.
       *[other] { $seat } { receives-pearls-past }.
    }
event-enchanted-key-asked = Il reste deux tours. Quelle clé est enchantée ?
    .past = Il restait deux tours. Quelle clé était enchantée ?
event-wager-placed = { $seat-is ->
    [you] Tu poses un blason sur la clé { $key }.
   *[other] { $seat } pose un blason sur la clé { $key }.
}
    .past = { $seat-is ->
        [you] Tu as posé un blason sur la clé { $key }.
       *[other] { $seat } a posé un blason sur la clé { $key }.
    }
event-wager-declined = { $seat-is ->
    [you] Tu ne poses de blason sur aucune clé.
   *[other] { $seat } ne pose de blason sur aucune clé.
}
    .past = { $seat-is ->
        [you] Tu n’as posé de blason sur aucune clé.
       *[other] { $seat } n’a posé de blason sur aucune clé.
    }
event-enchanted-key-shown = La clé { $enchanted } est enchantée. La { $key } ouvre la tour { $tower } : { pearls-in-figures }.
    .past = La clé { $enchanted } était enchantée. La { $key } a ouvert la tour { $tower } : { pearls-in-figures }.
event-prize-taken = { $seat-is ->
    [you] Tu { receive-pearls } pour la clé enchantée.
   *[other] { $seat } { receives-pearls } pour la clé enchantée.
}
    .past = { $seat-is ->
        [you] Tu { receive-pearls-past } pour la clé enchantée.
       *[other] { $seat } { receives-pearls-past } pour la clé enchantée.
    }
event-pearls-lost = { $pearls ->
    [one] 1 perle de la dernière tour est perdue.
   *[other] { $pearls } perles de la dernière tour sont perdues.
}
    .past = { $pearls ->
        [one] 1 perle de la dernière tour a été perdue.
       *[other] { $pearls } perles de la dernière tour ont été perdues.
    }
event-bin-emptied = Le bac à perles est vide. Tout le monde perd.
    .past = Le bac à perles était vide. Tout le monde a perdu.

## Propositions

offer-place = Commencer à la tour { $tower } ? Puis 2 perles dans chacune.
offer-drop = Lâcher une perle, tour { $tower } ? Tout le monde l’entend.
offer-drop-noted = Lâcher une perle, tour { $tower } ? Elle en contient { $pearls ->
    [0] zéro
   *[other] { $pearls }
}.
offer-walk = Avancer { by-steps }, tour { $tower } ? Tu y essaies une clé.
offer-walk-noted = Avancer { by-steps }, tour { $tower } ? { $pearls ->
    [one] 1 perle est dedans.
   *[other] { $pearls } perles sont dedans.
}
offer-take-key = Essayer la clé { $key }, tour { $tower } ? Clé prise, clé jouée.
offer-take-key-again = Essayer la clé { $key }, tour { $tower } ? Elle y était { $fit ->
    [too-long] trop longue
   *[too-short] trop courte
}.
offer-take-key-with-wagers = Essayer la clé { $key }, tour { $tower } ? Enchantée selon { $seats }.
offer-join = Poser un blason
offer-join-noted = Poser un blason : { pearls-in-figures } si la tour s’ouvre
offer-stand-aside = S’abstenir
offer-keep = Laisser le blason
offer-keep-noted = Laisser le blason : { pearls-in-figures } si la tour s’ouvre
offer-withdraw = Retirer le blason
offer-bet = Poser un blason sur la clé { $key } ? Enchantée, elle rapporte.
offer-bet-beside = Poser un blason sur la clé { $key } ? Tu partages avec { $seats }.
offer-no-bet = Ne poser aucun blason

## Aperçu

outline-over = La partie est terminée.
outline-chance = C’est au hasard de décider.
outline-place = { $own ->
    [1] { $seat }, place le maître des clés devant une tour.
   *[0] { $seat } place le maître des clés devant une tour.
}
outline-drop = { $own ->
    [1] { $seat }, lâche { $pearls ->
        [one] une perle
       *[other] { $pearls } perles
    } et écoute.
   *[0] { $seat } lâche { $pearls ->
        [one] une perle
       *[other] { $pearls } perles
    }.
}
outline-drop-next = { $own ->
    [1] { $seat }, lâche la perle suivante dans une autre tour.
   *[0] { $seat } lâche la perle suivante dans une autre tour.
}
outline-walk-next = Ensuite, le maître des clés fait { steps-at-most } dans le sens horaire.
outline-walk = { $own ->
    [1] { $seat }, avance le maître des clés { by-steps-at-most }.
   *[0] { $seat } avance le maître des clés { by-steps-at-most }.
}
outline-heard = Tour { $tower }, { echo-heard } : { $depth ->
    [shallow] clé courte ?
    [deep] clé longue ?
   *[middle] clé moyenne ?
}
outline-key-next = On essaie une clé là où il s’arrête.
outline-key = { $own ->
    [1] { $seat }, choisis une clé pour la tour { $tower }.
   *[0] { $seat } choisit une clé pour la tour { $tower }.
}
outline-stake = Clé prise, clé jouée.
outline-stake-noted = { $pearls ->
    [one] 1 perle : la tour a sonné { echo-heard }.
   *[other] { $pearls } perles : en moyenne, la tour sonne { echo-heard }.
}
outline-join = { $own ->
    [1] Poser un blason ? Si la tour s’ouvre, tu as ta part.
   *[0] { $seat } peut participer.
}
outline-join-noted = Poser un blason ? Si elle s’ouvre, { share-in-figures }.
outline-withdraw = { $own ->
    [1] Laisser ton blason ? Si la tour s’ouvre, tu as ta part.
   *[0] { $seat } peut encore retirer son blason.
}
outline-withdraw-noted = Laisser ton blason ? Si elle s’ouvre, { share-in-figures }.
outline-trial = { $active-is ->
    [you] Tu essaies la clé { $key }, tour { $tower }. Un blason posé ne revient pas.
   *[other] { $active } essaie la clé { $key }, tour { $tower }. Un blason posé ne revient pas.
}
outline-trial-noted = { $active-is ->
    [you] Tu essaies la clé { $key } ; la tour { $tower } sonne { echo-heard }. Un blason posé est perdu.
   *[other] { $active } essaie la clé { $key } ; la tour { $tower } sonne { echo-heard }. Un blason posé est perdu.
}
outline-bet = { $own ->
    [1] Quelle clé est enchantée, { $seat } ?
   *[0] Quelle clé est enchantée ? C’est à { $seat } de répondre.
}
outline-prize = Un blason posé dessus vaut une part de la dernière tour.
outline-joined = { $seats-is ->
    [you] Tu participes.
    [with-you] Participent : { $seats-others } et toi.
   *[other] Participent : { $seats }.
}
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
    } ; clés : >1 trop courte, <5 trop longue)
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
        [one] 1 perle, qui a sonné comme { $echoes }
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
   *[full] Clé { $key }, enchantée selon { $seats }
}
outline-players = À la table
outline-player = { $form ->
    [short] { $seat }
   *[full] { $seat }{ $own ->
        [1] {" "}(toi)
       *[0] {""}
    } : { pearls-in-figures }, { board-coats }
}
outline-bin = Bac à perles : { $pearls ->
    [0] vide
    [one] 1 perle (s’il n’en reste plus, tout le monde perd)
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

## Conseils : pourquoi un coup

hint-best-tower = { $pearls ->
    [one] 1 perle est
   *[other] { $pearls } perles sont
} dedans, et la clé la plus probable ouvre dans { $percent } cas sur 100. Aucune autre tour ne promet plus.
hint-known-tower = La clé la plus probable y ouvre dans { $percent } cas sur 100. Aucune tour à portée n’est mieux connue.
hint-little-ahead = De là, qui joue ensuite peut gagner le moins.
hint-known-drop = La tour { $tower } est la mieux connue : elle peut s’ouvrir la première.
hint-pearls-ahead = Nulle part ailleurs il n’a plus de perles devant lui.
hint-likeliest-key = La clé { $key } ouvre dans { $percent } cas sur 100. Aucune autre n’est plus probable.
hint-telling-key = Même si la clé { $key } n’ouvre pas, elle en dit long : elle peut être trop longue ou trop courte.
hint-in-reach = Le maître des clés peut aller à la tour { $tower } pendant ce tour.
hint-unknown-tower = Aucune tour n’est moins connue que la tour { $tower }.
hint-out-of-reach = Le maître des clés ne peut pas aller à la tour { $tower } pendant ce tour, mais tu entends sa profondeur.
hint-known-ahead = Nulle part ailleurs il n’a devant lui des tours mieux connues.
hint-worth-a-coat = La clé ouvre dans { $percent } cas sur 100. Alors { $pearls ->
    [one] 1 perle est
   *[other] { $pearls } perles sont
} à toi.
hint-bold-coat = Si la tour s’ouvre, { $pearls ->
    [one] 1 perle est
   *[other] { $pearls } perles sont
} à toi.
hint-doubtful-key = La clé n’ouvre que dans { $percent } cas sur 100.
hint-small-share = { $pearls ->
    [0] Il n’y a rien à partager.
   *[other] Ta part ne serait que de 1 perle.
}
hint-saved-coat = Tu gardes ton blason pour plus tard.
hint-enchanted-key = La clé { $key } est l’enchantée dans { $percent } cas sur 100. Aucune autre n’est plus probable.
hint-lonely-bet = Aucun autre blason n’est sur la clé { $key }.
hint-tried-key = La clé { $key } a déjà été essayée ici. Elle n’ouvre pas.
hint-unlikely-key = La clé { $key } n’ouvre que dans { $percent } cas sur 100.
hint-poor-tower = { $pearls ->
    [0] Aucune perle n’est dedans.
    [one] Seule 1 perle est dedans, et la clé la plus probable ouvre dans { $percent } cas sur 100.
   *[other] La clé la plus probable n’y ouvre que dans { $percent } cas sur 100.
}
hint-spent-coat = Cela te coûte un blason.

## Énigmes

puzzle-hidden = La profondeur de chaque tour fermée, et de celle mise de côté.
puzzle-sure-tower = La tour sûre
puzzle-sure-tower-question = Quelle tour ouvres-tu à coup sûr pendant ce tour ?
puzzle-sure-tower-nudge = Chaque profondeur existe une seule fois. À quelle tour ne reste-t-il qu’une clé quand les autres ont la leur ?
puzzle-sure-tower-count = ouvre la tour dans { $right } cas sur { $cases }
puzzle-sure-tower-proof = La clé { $key } ouvre donc la tour { $tower } dans les { $worlds } cas.
puzzle-telling-key = La clé qui en dit long
puzzle-telling-key-question = Quelle clé en laisse le moins qui puissent encore ouvrir cette tour, même au pire ?
puzzle-telling-key-nudge = Une clé qui n’ouvre pas est trop longue ou trop courte. Compte ce qui reste dans chaque cas.
puzzle-telling-key-count = en laisse assez peu dans { $right } cas sur { $cases }, au pire { $most ->
    [one] 1 clé
   *[other] { $most } clés
}
puzzle-telling-key-proof = Clé { $key } trop longue : { $count ->
    [one] reste
   *[other] restent
} { $shorter } ; trop courte : { $longer }.
puzzle-sure-pearl = La perle sûre
puzzle-sure-pearl-question = Dans quelle tour cette perle doit-elle tomber pour que ton tour rapporte à coup sûr le plus ?
puzzle-sure-pearl-nudge = Seule compte une tour qui s’ouvre à coup sûr. Combien de perles contient-elle alors ?
puzzle-sure-pearl-count = rapporte assez dans { $right } cas sur { $cases }, au pire { $least ->
    [0] aucune perle
    [one] 1 perle
   *[other] { $least } perles
}
puzzle-sure-pearl-proof = La tour { $tower } contient alors { $inside } perles, { $others ->
    [0] toutes pour toi.
   *[other] dont au moins { $pearls } pour toi.
}
puzzle-out-of-reach = Hors de portée
puzzle-out-of-reach-question = Où dois-tu t’arrêter pour que le tour suivant n’atteigne pas non plus la tour sûre ?
puzzle-out-of-reach-nudge = Cherche d’abord la tour qui s’ouvre à coup sûr. Puis compte les pas : les vides ne comptent pas.
puzzle-out-of-reach-count = sans risque avec { $right } faces du dé sur { $cases }
puzzle-out-of-reach-proof = De là, la tour sûre est à { $away } pas ; le dé n’en permet que { $steps }.
puzzle-clean-sweep = Laquelle d’abord ?
puzzle-clean-sweep-question = Quelle tour ouvres-tu pour que le tour suivant n’en atteigne aucune de sûre ?
puzzle-clean-sweep-nudge = Plusieurs tours s’ouvrent à coup sûr. Compte les pas de chacune à la suivante.
puzzle-clean-sweep-count = réussit dans { $right } cas sur { $cases }
puzzle-clean-sweep-sure = Les tours { $towers } s’ouvrent dans chaque cas.
puzzle-clean-sweep-near = Après la tour { $tower }, la prochaine tour sûre n’est qu’à { steps-in-words }.
puzzle-clean-sweep-far = Après la tour { $tower }, elle est à { $steps } pas : trop loin.
puzzle-not-yet = Pas encore !
puzzle-not-yet-question = Avec quelle clé ne peux-tu en aucun cas perdre la partie maintenant ?
puzzle-not-yet-nudge = La sixième tour termine aussitôt la partie. Qui a alors le plus de perles ?
puzzle-not-yet-count = ne perd pas dans { $right } cas sur { $cases }
puzzle-not-yet-proof = Prends la clé { $key } : en ouvrant, tu as { $pearls } perles au plus, { $rival } { $ahead }.
puzzle-left-keys = { $count ->
    [one] Tour { $tower } : les indices ne laissent que la clé { $keys }.
   *[other] Tour { $tower } : les indices laissent les clés { $keys }.
}
puzzle-belongs = { $count ->
    [one] La clé { $keys } appartient à la tour { $towers }.
    [2] Les clés { $keys } appartiennent aux tours { $towers }.
   *[other] Clés { $keys } : tours { $towers }.
}

## Ce qui se calcule

aid-chances = Les chances de chaque clé pour chacune des tours

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
    } %
}
chances-none = { $form ->
    [short] –
   *[full] {""}
}
chances-excluded = { $form ->
    [short] Ce qui ne peut pas ouvrir, et pourquoi
   *[full] Les clés qui ne peuvent pas ouvrir, et pourquoi
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
outcome-points = { $points ->
    [one] { $points } perle
   *[other] { $points } perles
}
reason-enchanted-key-shown = Six tours sont ouvertes et la clé enchantée est connue.
reason-bin-empty = Le bac à perles est vide. Personne ne succède au roi.

## Chiffres d’une simulation

figure-turns = Tours de jeu
figure-pearls-left = Perles restées dans le bac
figure-towers-left = Tours restées fermées
figure-wagers = Blasons sur des clés

## Le plateau

board-risk-tried = La clé { $key } a déjà été essayée ici et n’ouvre pas. La prendre quand même ?
board-name = Le château et ses sept tours
board-rolled-pearls = { $pearls ->
    [one] 1 perle
   *[other] { $pearls } perles
}
board-rolled-steps = puis { steps-at-most }
board-pearls = Perles :
board-coats = { $coats ->
    [0] aucun blason
    [1] un blason
    [2] deux blasons
   *[other] { $coats } blasons
}
board-shallow = peu profonde
board-deep = profonde
board-too-long = trop longue
board-too-short = trop courte
board-fits = elle ouvre
board-place = Commencer ici
board-walk = Y aller
board-try-key = Essayer la clé { $key }
board-join = Poser un blason
board-stay-out = S’abstenir
board-keep = Laisser le blason
board-withdraw = Retirer le blason
board-bet = Poser un blason dessus
board-no-bet = Ne poser aucun blason
board-put-back = La reposer
board-other-tower = Autre tour
board-place-more = Ensuite, on avance dans le sens horaire.
board-walk-more = Tu y essaies une clé.
board-take-key-more = { $count ->
    [0] Personne d’autre ne peut participer.
    [one] Avant, { $seats } peut participer.
   *[other] Avant, { $seats } peuvent participer.
}
board-bet-more = { $coats ->
    [0] C’est ton dernier blason.
   *[other] Il te reste alors { board-coats }.
}
board-echo-about = Longue et grave : tour profonde, clé longue. Courte et aiguë : clé courte. Une chute peut tromper d’un cran ou deux, rarement plus.
board-again = Réécouter
board-hear-again = Réécouter : la tour { $tower }
board-channels = Comment percevoir les perles
board-channel-sound = À l’oreille : le bruit de la chute
board-channel-picture = À l’œil : une perle qui tombe à côté de la tour
board-channel-touch = Au toucher : l’appareil vibre

## Le carnet

board-notebook-title = Ce que tout le monde a pu entendre
board-notebook-pure = Ici, rien n’est noté : seul ce tour est encore dans l’oreille. Les clés essayées restent connues.
board-notebook-aid = Calculer les chances de chaque clé
board-notebook-hint = Un tiret : la clé ne peut pas ouvrir. Touche une tour pour savoir pourquoi.
board-notebook-why = { $title } : celles-ci n’ouvrent pas
board-notebook-why-tower = { $title } : pourquoi pas ?
board-notebook-impossible = impossible
board-notebook-heard = Entendu et essayé
board-notebook-opened = ouverte par la clé { $key }
board-notebook-row = Les chances de chaque clé pour la tour { $tower }

## L’écoute

board-practice-title = Écouter les huit profondeurs
board-practice-about = Appuie sur une clé : une perle tombe dans une tour aussi profonde que la clé est longue. Une chute profonde dure plus longtemps et sonne plus grave.
board-practice-all = Les huit à la suite
board-practice-hide = Deviner une profondeur
board-practice-which = Quelle profondeur était-ce ? Choisis une clé.
board-practice-right = { $depth } : bonne oreille.
board-practice-wrong = C’était { $depth }, pas { $guess }. Écoute encore.
board-practice-depth = Profondeur { $depth }, chute de { $seconds } secondes
board-practice-error = Dans une partie, chaque perle sonne un peu à côté : d’un ou deux crans en plus ou en moins, parfois davantage. Plusieurs perles en disent donc plus qu’une.
