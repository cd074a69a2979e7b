### Kilt Castle en français.

game-in-a-sentence = Construis par-dessus les autres, si tu peux payer.
game-invitation = { $host } te garde une chaise à Kilt Castle.

## Noms

colour-red = Rouge
colour-blue = Bleu
colour-gold = Doré
colour-green = Vert

side-north = Nord
side-east = Est
side-south = Sud
side-west = Ouest

line-column-a = colonne A
line-column-b = colonne B
line-column-c = colonne C
line-column-d = colonne D
line-column-e = colonne E
line-row-1 = rangée 1
line-row-2 = rangée 2
line-row-3 = rangée 3
line-row-4 = rangée 4
line-row-5 = rangée 5

floor-colour-red = rouge
floor-colour-blue = bleu
floor-colour-gold = doré
floor-colour-green = vert

card-colour-red = rouge
card-colour-blue = bleue
card-colour-gold = dorée
card-colour-green = verte
card-colour-red-blue = rouge et bleue
card-colour-red-gold = rouge et dorée
card-colour-red-green = rouge et verte
card-colour-blue-gold = bleue et dorée
card-colour-blue-green = bleue et verte
card-colour-gold-green = dorée et verte

## Options

option-every-new-row-needs-a-neighbour = Toute nouvelle colonne a besoin d’une voisine
option-every-new-row-needs-a-neighbour-about = Où qu’elle soit, et pas seulement devant toutes les autres, une carte posée seule doit avoir une carte sur la case juste derrière elle.
option-roofs-by-colour = Toits par couleur
option-roofs-by-colour-about = On pose un toit même si les deux couleurs qui ont construit sur l’emplacement sont à la même personne.
option-first-colour-ends = La première couleur met fin à la partie
option-first-colour-ends-about = La partie s’arrête dès qu’une couleur n’a plus de bloc, et pas seulement quand quelqu’un a construit tous les blocs de ses deux couleurs.
option-any-own-colour = L’une ou l’autre de ses couleurs
option-any-own-colour-about = La couleur de la carte dit seulement qui construit : cette personne prend un bloc de l’une ou l’autre de ses deux couleurs.

## Parties de phrases

end-of-line = { $end ->
    [north] , au nord
    [east] , à l’est
    [south] , au sud
    [west] , à l’ouest
   *[none] {""}
}
with-crests = { $crests ->
    [0] {""}
    [1] {" "}avec un blason
   *[2] {" "}avec deux blasons
}
who-builds = { $builds ->
    [nothing] { $builder-is ->
        [you] Tu ne peux pas y construire.
       *[other] { $builder } ne peut pas y construire.
    }
    [both] { $builder-is ->
        [you] Tu y construis d’abord, puis { $builder2 }.
       *[other] { $builder2-is ->
            [you] { $builder } y construit d’abord, puis toi.
           *[other] { $builder } y construit d’abord, puis { $builder2 }.
        }
    }
    [twice] { $builder-is ->
        [you] Tu y construis deux fois.
       *[other] { $builder } y construit deux fois.
    }
   *[once] { $builder-is ->
        [you] Tu y construis.
       *[other] { $builder } y construit.
    }
}
then-builds = { who-builds }{ $day ->
    [0] {""}
   *[1] {" "}Puis les revenus.
}
own-tower-then = { $roof ->
    [set] Un toit la donne à tout le monde.
    [choose] Puis un toit vient ici.
   *[none] C’est gratuit.
}
price-then = { $roof ->
   *[set] { $price ->
        [one] { $price } ducat
       *[other] { $price } ducats
    }, puis un toit.
    [none] { $price ->
        [one] { $price } ducat va
       *[other] { $price } ducats vont
    } à { $payee }.
}
counted-towers = { $towers ->
    [1] une tour
    [2] deux tours
    [3] trois tours
    [4] quatre tours
    [5] cinq tours
    [6] six tours
    [7] sept tours
    [8] huit tours
    [9] neuf tours
    [10] dix tours
    [11] onze tours
    [12] douze tours
   *[other] { $towers } tours
}
counted-crests = { $crests ->
    [1] un blason
    [2] deux blasons
    [3] trois blasons
    [4] quatre blasons
    [5] cinq blasons
    [6] six blasons
    [7] sept blasons
    [8] huit blasons
    [9] neuf blasons
    [10] dix blasons
    [11] onze blasons
    [12] douze blasons
   *[other] { $crests } blasons
}
counted-roofs = { $roofs ->
    [1] un toit
    [2] deux toits
   *[other] { $roofs } toits
}
paid-for = { $kinds ->
    [towers] { counted-towers }
    [towers-crests] { counted-towers } et { counted-crests }
    [towers-roofs] { counted-towers } et { counted-roofs }
    [roofs] { counted-roofs }
   *[towers-crests-roofs] { counted-towers }, { counted-crests }, { counted-roofs }
}

## Refus

refusal-not-all-double-cards = Chaque carte bicolore est posée une seule fois.
refusal-a-colour-too-often = Au départ, aucune couleur ne se montre plus de deux fois dans une colonne de cartes.
refusal-not-due-now = { $due ->
    [relocate] Aucune carte n’a bougé. Déplaces-en d’abord une.
    [build] La carte est posée. Maintenant, il faut construire.
   *[roof] Il manque un toit. Choisis l’un des deux.
}
refusal-at-least-one-space = La carte y est déjà. Elle doit avancer.
refusal-never-backwards = La { $line } est derrière. Les cartes vont dans le sens horaire.
refusal-not-beyond-the-front = Trop loin. Pour l’instant, aucune carte ne dépasse la { $limit }.
refusal-no-card-behind = Seule, elle ne peut pas avancer. Il faut une autre carte en { $line }.
refusal-row-is-full = Plus de place. Il y a déjà { $most ->
    [3] trois
   *[4] quatre
} cartes en { $line }.
refusal-too-many-rows = { $most ->
    [4] Ce serait la cinquième colonne de cartes. Il y en a quatre au plus.
   *[5] Ce serait la sixième colonne de cartes. Il y en a cinq au plus.
}
refusal-not-in-this-row = { $field } est hors de portée. On construit en { $line }.
refusal-no-such-floor-left = { $crests ->
    [0] Il ne reste plus de bloc { $floor } sans blason.
    [1] Il ne reste plus de bloc { $floor } à un blason.
   *[2] Il ne reste plus de bloc { $floor } à deux blasons.
}
refusal-not-the-first-empty-field = Trop loin. L’emplacement libre le plus proche est { $field }.
refusal-roofs-are-never-overbuilt = { $field } porte un toit. On n’y construit plus.
refusal-cannot-pay = Cela coûte { $price } { $price ->
    [one] ducat
   *[other] ducats
}. { $seat-is ->
    [you] { $purse ->
        [0] Ta bourse est vide.
       *[other] Tu n’en as que { $purse }.
    }
   *[other] { $purse ->
        [0] { $seat } n’en a pas.
       *[other] { $seat } n’en a que { $purse }.
    }
}
refusal-no-roof-there = Il n’y a pas de toit en { $field }. Choisis une tour qui en porte un.

## Événements

event-dealt = Les cartes sont en place. { $seat-is ->
    [you] Tu commences.
   *[other] { $seat } commence.
}
    .past = Les cartes ont été mises en place. { $seat-is ->
        [you] Tu as commencé.
       *[other] { $seat } a commencé.
    }
event-relocated = { $seat-is ->
    [you] Tu déplaces
   *[other] { $seat } déplace
} la carte { $card_colour } en { $line }.
    .past = { $seat-is ->
        [you] Tu as déplacé
       *[other] { $seat } a déplacé
    } la carte { $card_colour } en { $line }.
event-ducat-day-called = La { $line } n’a plus de carte. Une phase de revenus suit.
    .past = La { $line } n’avait plus de carte. Une phase de revenus a suivi.
event-built = { $seat-is ->
    [you] Tu construis
   *[other] { $seat } construit
} un bloc { $floor }{ with-crests } en { $field }.
    .past = { $seat-is ->
        [you] Tu as construit
       *[other] { $seat } a construit
    } un bloc { $floor }{ with-crests } en { $field }.
event-overbuilt = { $price ->
    [0] { $seat-is ->
        [you] Tu agrandis ta propre tour en { $field }{ with-crests }.
       *[other] { $seat } agrandit sa propre tour en { $field }{ with-crests }.
    }
   *[other] { $seat-is ->
        [you] Tu agrandis { $crests ->
            [0] la tour en { $field } et paies
           *[other] { $field }{ with-crests } et paies
        } { $price } { $price ->
            [one] ducat
           *[other] ducats
        } à { $payee }.
       *[other] { $payee-is ->
            [you] { $seat } agrandit { $crests ->
                [0] ta tour en { $field }
               *[other] ta tour { $field }{ with-crests }
            } et te verse { $price }{ $crests ->
                [0] {" "}{ $price ->
                    [one] ducat
                   *[other] ducats
                }
               *[other] {""}
            }.
           *[other] { $seat } agrandit { $crests ->
                [0] la tour en { $field } et paie
               *[other] { $field }{ with-crests }, pour
            } { $price } { $price ->
                [one] ducat
               *[other] ducats
            } à { $payee }.
        }
    }
}
    .past = { $price ->
        [0] { $seat-is ->
            [you] Tu as agrandi ta propre tour en { $field }{ with-crests }.
           *[other] { $seat } a agrandi sa propre tour en { $field }{ with-crests }.
        }
       *[other] { $seat-is ->
            [you] Tu as agrandi la tour en { $field }{ with-crests } et payé { $price } { $price ->
                [one] ducat
               *[other] ducats
            } à { $payee }.
           *[other] { $payee-is ->
                [you] { $seat } a agrandi ta tour en { $field }{ with-crests } et t’a versé { $price } { $price ->
                    [one] ducat
                   *[other] ducats
                }.
               *[other] { $seat } a agrandi la tour en { $field }{ with-crests } et payé { $price } { $price ->
                    [one] ducat
                   *[other] ducats
                } à { $payee }.
            }
        }
    }
event-skipped = { $why ->
    [no-floor] { $seat-is ->
        [you] Tu n’as plus de bloc { $floor } et ne construis pas.
       *[other] { $seat } n’a plus de bloc { $floor } et ne construit pas.
    }
   *[no-field] { $seat-is ->
        [you] Tu ne trouves pas d’emplacement pour un bloc { $floor }.
       *[other] { $seat } ne trouve pas d’emplacement pour un bloc { $floor }.
    }
}
    .past = { $why ->
        [no-floor] { $seat-is ->
            [you] Tu n’avais plus de bloc { $floor } et n’as pas construit.
           *[other] { $seat } n’avait plus de bloc { $floor } et n’a pas construit.
        }
       *[no-field] { $seat-is ->
            [you] Tu n’as pas trouvé d’emplacement pour un bloc { $floor }.
           *[other] { $seat } n’a pas trouvé d’emplacement pour un bloc { $floor }.
        }
    }
event-roof-set = { $seat-is ->
    [you] Tu poses
   *[other] { $seat } pose
} un toit en { $field }. La tour est à tout le monde.
    .past = { $seat-is ->
        [you] Tu as posé
       *[other] { $seat } a posé
    } un toit en { $field }. La tour est passée à tout le monde.
event-roof-moved = { $seat-is ->
    [you] Tu déplaces
   *[other] { $seat } déplace
} le toit de { $source } en { $field }.
    .past = { $seat-is ->
        [you] Tu as déplacé
       *[other] { $seat } a déplacé
    } le toit de { $source } en { $field }.
event-ducat-day-came = Phase de revenus { $number } : on paie les meilleurs groupes de tours.
    .past = Phase de revenus { $number } : tout le monde a été payé pour son meilleur groupe de tours.
event-income-paid = { $seat-is ->
    [you] Tu reçois
   *[other] { $seat } reçoit
} { $ducats } { $ducats ->
    [one] ducat
   *[other] ducats
} pour { paid-for }.
    .past = { $seat-is ->
        [you] Tu as reçu
       *[other] { $seat } a reçu
    } { $ducats } { $ducats ->
        [one] ducat
       *[other] ducats
    } pour { paid-for }.
event-last-floor-set = { $seat-is ->
    [you] Tu as
   *[other] { $seat } a
} construit le dernier bloc. La partie se termine.
    .past = { $seat-is ->
        [you] Tu as
       *[other] { $seat } a
    } construit le dernier bloc. La partie s’est terminée.
event-building-stopped = Personne n’a construit depuis { $turns ->
    [4] quatre
    [6] six
    [8] huit
   *[other] { $turns }
} tours. La partie se termine.
    .past = Personne n’a construit pendant { $turns ->
        [4] quatre
        [6] six
        [8] huit
       *[other] { $turns }
    } tours. La partie s’est terminée.
event-final-paid = { $kinds ->
    [none] { $seat-is ->
        [you] Tu ne reçois rien à la fin.
       *[other] { $seat } ne reçoit rien à la fin.
    }
   *[other] { $seat-is ->
        [you] Tu reçois
       *[other] { $seat } reçoit
    } à la fin { $ducats } pour { paid-for }.
}
    .past = { $kinds ->
        [none] { $seat-is ->
            [you] Tu n’as rien reçu à la fin.
           *[other] { $seat } n’a rien reçu à la fin.
        }
       *[other] { $seat-is ->
            [you] Tu as reçu
           *[other] { $seat } a reçu
        } à la fin { $ducats } { $ducats ->
            [one] ducat
           *[other] ducats
        } pour { paid-for }.
    }

## Propositions

offer-relocate-single = { $form ->
    [short] { $colour } : { $line }{ end-of-line }
   *[full] Poser { $builder-is ->
        [you] ta
       *[other] la
    } carte { $card_colour } en { $line }{ end-of-line } ? { then-builds }
}
offer-relocate-double = { $form ->
    [short] { $first }→{ $second } : { $line }{ end-of-line }
   *[full] Poser la carte { $card_colour } en { $line }{ end-of-line } ? { then-builds }
}
offer-build = Construire en { $field }{ with-crests } ? C’est gratuit.
offer-build-in = Un bloc { $floor }{ with-crests } en { $field } ? C’est gratuit.
offer-overbuild-own = Agrandir ta tour en { $field }{ with-crests } ? { own-tower-then }
offer-overbuild-own-in = Sur ta tour { $field }, un bloc { $floor }{ with-crests } ? { own-tower-then }
offer-overbuild = Agrandir { $crests ->
    [0] la tour en { $field }
   *[other] { $field }{ with-crests }
} ? { price-then }
offer-overbuild-in = En { $field }, un bloc { $floor }{ with-crests } ? { price-then }
offer-take-roof = Déplacer le toit de { $field } en { $target } ? { $field } sera alors à { $owner-is ->
    [you] toi
   *[other] { $owner }
}.

## Conseils : pourquoi un coup

hint-wins = La partie se termine, et tu gagnes avec { $ducats } ducats.
hint-paid-day = Une phase de revenus suit. En l’état, tu reçois { $ducats }, et personne d’autre plus de { $most }.
hint-grows = Une phase de revenus te rapporte alors { $ducats } au lieu de { $before }.
hint-can-grow = Tu peux ensuite construire en { $field }. Une phase de revenus te rapporterait { $ducats }.
hint-shrinks = Une phase de revenus ne rapporte alors plus que { $ducats } à { $seat }, au lieu de { $before }.
hint-no-day = Pas encore de revenus : { $seat } recevrait { $most }, toi { $ducats ->
    [0] rien
   *[other] seulement { $ducats }
}.
hint-plain-under-roof = Le toit cacherait les blasons. Un bloc sans blason suffit ici.
hint-builds-alone = { $times ->
    [1] Avec cette carte, personne d’autre ne construit.
   *[2] Avec cette carte, tu construis deux fois, et personne d’autre.
}
hint-final-pay = À la fin, cela te rapporte { $more ->
    [one] un ducat
   *[other] { $more } ducats
} de plus.
hint-crests = { $crests ->
    [1] Le blason rapporte un ducat de plus à chaque phase de revenus.
   *[2] Les deux blasons rapportent deux ducats de plus à chaque phase de revenus.
}
hint-regains-tower = La tour en { $field } est de nouveau à toi.
hint-takes-tower = { $seat } perd la tour en { $field }.
hint-free = Cela ne te coûte rien.
hint-cheapest = Aucun autre emplacement ne te coûte moins.
hint-builds-first = Tu construis d’abord, puis { $seat }.
hint-builds = Avec cette carte, tu construis aussi.
hint-saves-crests = Tu gardes tes blasons pour plus tard.
hint-day-for-others = Une phase de revenus suit. { $seat } recevrait { $most }, toi { $ducats ->
    [0] rien
   *[other] { $ducats }
}.
hint-others-build = Avec cette carte, tu ne construis pas.
hint-costs = Cela coûte { $ducats ->
    [one] un ducat, et { $seat } le reçoit
   *[other] { $ducats } ducats, et { $seat } les reçoit
}.
hint-no-growth = Tes territoires ne valent pas plus qu’avant.
hint-rival-first = { $seat } construit d’abord.

## Énigmes : la question, le compte d’un coup, la preuve

puzzle-hidden = Rien. Dans le château ci-dessus, ⌂ marque le bloc sous un toit. Seules les constructions des autres restent à venir.
puzzle-last-floor = Le dernier bloc
puzzle-last-floor-question = Quel coup gagne la partie dès ce tour-ci, quoi que les autres construisent ?
puzzle-last-floor-nudge = Qui construit le dernier bloc ? Compte ensuite ce que tours et blasons rapportent à la fin.
puzzle-last-floor-count = { $cases ->
    [1] { $right ->
        [1] gagne
       *[0] ne gagne pas
    }
   *[other] gagne contre { $right } des { $cases } réponses
}
puzzle-last-floor-built = { $seat-is ->
    [you] Tu construis
   *[other] { $seat } construit
} le dernier bloc, et la partie se termine.
puzzle-last-floor-ends = La partie se termine ce tour-ci, quoi que les autres construisent.
puzzle-last-floor-pay = Tours et blasons te rapportent alors { $ducats }, et à personne d’autre plus de { $most }.
puzzle-last-floor-purses = { $tie ->
    [1] { $cases ->
        [1] À égalité
       *[other] Au pire, à égalité
    } avec { $ducats } ducats, tu gagnes : tu as construit plus de blocs.
   *[0] { $cases ->
        [1] Tu termines
       *[other] Au pire, tu termines
    } avec { $ducats } ducats, et personne d’autre n’en a plus de { $most }.
}
puzzle-ducat-day = Les revenus, maintenant ?
puzzle-ducat-day-question = Après ce coup, quel choix assure à ta bourse la plus grande avance sur la plus pleine des autres ?
puzzle-ducat-day-nudge = Quelle carte est seule ? Compte ce que rapporterait une phase de revenus, et chaque prix avant elle.
puzzle-ducat-day-called = La { $line } n’a plus de carte : une phase de revenus suit.
puzzle-ducat-day-none = Pas de phase de revenus : seuls les prix changent les bourses.
puzzle-ducat-day-purses = { $cases ->
    [1] Tu as alors
   *[other] Au pire, tu as alors
} { $ducats } ducats, et personne d’autre n’en a plus de { $most }.
puzzle-lead-count = { $cases ->
    [1] { $sign ->
        [ahead] te donne { $ducats } d’avance
        [behind] te laisse { $ducats } de retard
       *[level] te laisse à égalité
    }
   *[other] { $sign ->
        [ahead] te donne au moins { $ducats } d’avance
        [behind] te laisse au pire { $ducats } de retard
       *[level] te laisse au pire à égalité
    }, assez contre { $right } des { $cases } réponses
}
puzzle-others-worse = Tout autre coup peut te laisser au moins { $ducats } ducats de moins.
puzzle-cut = Une coupe nette
puzzle-cut-question = À qui d’autre une phase de revenus rapporterait-elle le plus ? Quel coup réduit le plus ce gain, à coup sûr ?
puzzle-cut-nudge = Regarde le territoire le plus précieux : quelle tour le relie, et laquelle montre des blasons ?
puzzle-cut-count = { $cases ->
    [1] { $sign ->
        [less] le réduit de { $ducats }
        [more] l’augmente de { $ducats }
       *[same] n’y change rien
    }
   *[other] { $sign ->
        [less] le réduit d’au moins { $ducats }
        [more] l’augmente au pire de { $ducats }
       *[same] n’y change rien, au pire
    }, assez contre { $right } des { $cases } réponses
}
puzzle-cut-now = Une phase de revenus rapporterait maintenant { $ducats } ducats à { $rival }.
puzzle-cut-then = { $cases ->
    [1] Après ce coup, elle n’en rapporterait que { $ducats } à { $rival }
   *[other] Après ce coup, elle en rapporterait au plus { $ducats } à { $rival }
}{ $number ->
    [0] .
    [1] {""} : { $lost } ne compte plus.
   *[other] {""} : { $lost } ne comptent plus.
}
puzzle-cut-others = Tout autre coup peut en laisser { $ducats } ou plus à { $rival }.
puzzle-lasting = Construit pour durer
puzzle-lasting-question = Après ce coup, que te rapporterait une phase de revenus ? Quel choix t’assure le plus ?
puzzle-lasting-nudge = Qui d’autre construit dans cette ligne, et laquelle de tes tours peut-on y payer ?
puzzle-lasting-count = { $cases ->
    [1] te rapporte { $ducats }
   *[other] te rapporte au moins { $ducats }, assez contre { $right } des { $cases } réponses
}
puzzle-lasting-now = Une phase de revenus te rapporterait maintenant { $ducats }.
puzzle-lasting-then = { $cases ->
    [1] Après ce coup, elle te rapporterait { $ducats }.
   *[other] Après ce coup, elle te rapporterait au moins { $ducats }, contre les { $cases } réponses.
}
puzzle-lasting-others = Tout autre coup peut ne te laisser que { $ducats } ou moins.
puzzle-roof = Sous un même toit ?
puzzle-roof-question = Ajoute à chaque bourse une phase de revenus. Quel coup te donne la plus grande avance sur toutes les autres ?
puzzle-roof-nudge = Que relierait le toit, et de qui cacherait-il les blasons ? Pense aussi aux prix.
puzzle-roof-set = Un deuxième bloc en { $field } ce tour-ci entraîne un toit.
puzzle-roof-none = Un deuxième bloc en { $field } entraînerait un toit, et tu n’en poses pas.
puzzle-roof-sums = Bourse et revenus ensemble : toi { $ducats }, personne d’autre plus de { $most }.
puzzle-no-day = La caisse reste fermée
puzzle-no-day-question = Après quel coup la personne suivante ne peut-elle déclencher aucune phase de revenus qui lui rapporte plus qu’à toi ?
puzzle-no-day-nudge = Regarde chaque carte seule sur sa case. Pourrait-elle avancer au coup suivant ?
puzzle-no-day-count = { $cases ->
    [1] { $right ->
        [1] l’empêche
       *[0] ne l’empêche pas
    }
   *[other] l’empêche après { $right } des { $cases } réponses
}
puzzle-no-day-now = { $cards ->
    [0] Maintenant, aucune carte seule ne peut avancer.
    [1] Maintenant, une carte seule peut avancer et déclencher une phase de revenus.
   *[other] Maintenant, { $cards } cartes seules peuvent avancer : chacune peut déclencher une phase de revenus.
}
puzzle-no-day-then = Après ton coup, aucune carte seule ne peut avancer : { $rival } n’en déclenche aucune.
puzzle-no-day-others = Après tout autre coup, des revenus peuvent rapporter plus à { $rival } qu’à toi.

## Aperçu

outline-over = La partie est terminée.
outline-deal = Les cartes sont mises en place.
outline-relocate = { $own ->
    [1] { $seat }, déplace une carte dans le sens horaire.
   *[0] { $seat } déplace une carte.
}
outline-relocate-more = Ses couleurs y construisent.
outline-build = { $own ->
    [1] { $seat }, construis un bloc { $floor } en { $line }.
   *[0] { $seat } construit un bloc { $floor } en { $line }.
}
outline-build-any = { $own ->
    [1] { $seat }, construis un bloc { $floor } ou { $other } en { $line }.
   *[0] { $seat } construit un bloc { $floor } ou { $other } en { $line }.
}
outline-roof = { $own ->
    [1] { $seat }, choisis le toit à déplacer en { $field }.
   *[0] { $seat } choisit le toit à déplacer en { $field }.
}
outline-ducat-day-comes = Ce tour finit par une phase de revenus.
outline-build-more = Choisis un emplacement, puis un bloc.
outline-roof-comes = Un autre bloc en { $field } ce tour-ci entraîne un toit.
outline-idle = Personne n’a construit depuis { $turns ->
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
   *[other] { $turns }
} tours. { $left ->
    [1] Encore un tour pareil, et la partie est terminée.
    [2] Encore deux tours pareils, et la partie est terminée.
    [3] Encore trois tours pareils, et la partie est terminée.
    [4] Encore quatre tours pareils, et la partie est terminée.
   *[other] Encore { $left } tours pareils, et la partie est terminée.
}
outline-players = { $form ->
    [short] À la table : ducats, et blocs restants (sans blason/à un/à deux)
   *[full] À la table
}
outline-player = { $seat }{ $own ->
    [1] {" "}(toi)
   *[0] {""}
}{ $form ->
    [short] ,
   *[full] {" "}:
} { $ducats } { $ducats ->
    [one] ducat
   *[other] ducats
}
outline-stock = { $form ->
    [short] { $colour } { $plain }/{ $single }/{ $double }
   *[full] { $colour }, blocs restants : { $plain } sans blason, { $single } à un blason, { $double } à deux blasons
}
outline-no-cards = Aucune carte n’est encore posée.
outline-cards = { $form ->
    [short] Cartes de la queue à la tête (Rouge→Vert : Rouge construirait d’abord)
   *[full] Cartes, dans le sens horaire, de la colonne de queue à la colonne de tête
}
outline-space = { $side }, { $line }{ $kind ->
    [front] { $form ->
        [short] {" "}(tête)
       *[full] , colonne de cartes de tête
    }
    [ahead] { $form ->
        [short] {" "}(devant)
       *[full] , juste devant la colonne de cartes de tête
    }
   *[other] {""}
}
outline-free = { $form ->
    [short] Libres
   *[full] Cases libres, dans le sens horaire depuis la colonne de queue
}
outline-card-single = { $form ->
    [short] { $colour }
   *[full] Une carte { $card_colour }
}
outline-card-double = { $form ->
    [short] { $first }→{ $second }
   *[full] Une carte { $card_colour }, une fois déplacée d’abord un bloc { $floor }
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
    [short] { $field }⌂{ $colour } { $height }{ $crests ->
        [0] {""}
        [1] *
       *[2] **
    }
   *[full] { $field } : tour coiffée d’un toit, { $height } { $height ->
        [one] étage
       *[other] étages
    }, à tout le monde ; sous le toit, un bloc { $floor }{ with-crests }
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

outcome-points = { $points ->
    [one] { $points } ducat
   *[other] { $points } ducats
}
reason-last-floor = Quelqu’un a construit son dernier bloc.
reason-building-stopped = Personne n’a construit pendant deux manches.
score-purse = Ducats dans la bourse
score-final-pay = Paiement final pour les tours et les blasons
score-floors = Blocs construits

## Chiffres d’une simulation

figure-ducat-days = Phases de revenus

## Le plateau dans le navigateur

board-risk-price = { $ducats ->
    [one] Cela coûte un ducat,
   *[other] Cela coûte { $ducats } ducats,
} et aucun revenu n’y gagne. Construire quand même ?
board-name = Kilt Castle : le chantier et les cartes tout autour
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
board-own-other = sienne
board-last-card = dernière carte : revenus
board-day-called = une phase de revenus suit
board-day = puis les revenus
board-ducat-day = Phase de revenus { $number }
board-skipped = { $why ->
    [no-floor] Plus de bloc { $colour }
   *[no-field] Pas d’emplacement pour un bloc { $colour }
}
board-final-pay = Paiement final : { $ducats }
board-sink = Abaisser les tours
board-raise = Relever les tours
board-your-floor = Ton bloc
board-left = à poser
board-purse = Ducats :
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
board-builder = { $seat-is ->
    [you] toi
   *[other] { $seat }
}
board-builders = { $builders ->
    [one] { $first-is ->
        [you] Tu construis.
       *[other] { $first } construit.
    }
    [twice] { $first-is ->
        [you] Tu construis deux fois.
       *[other] { $first } construit deux fois.
    }
   *[two] Elle tourne en chemin : { $first-is ->
        [you] tu construis, puis { $second }.
       *[other] { $second-is ->
            [you] { $first } construit, puis toi.
           *[other] { $first } construit, puis { $second }.
        }
    }
}
board-fields = { $fields ->
    [one] { $fields } emplacement
   *[other] { $fields } emplacements
}
board-empties = La { $space } n’aura plus de carte : revenus, { $ducats } pour toi
board-which = Quelle carte en { $space } ? Touche une autre colonne de cartes sur le plateau pour la voir ici.
board-lay = La poser en { $line }{ end-of-line } ? { who-builds }
board-where = Où va { $kind ->
    [single] { $builder-is ->
        [you] ta
       *[other] la
    }
   *[double] la
} carte { $card_colour }, { $seat } ?
board-places = Possible : { $lines }.
board-many-places = Possible : les { $places } cases éclairées.
board-then-day = La { $line } n’a alors plus de carte : une phase de revenus suit, { $ducats } pour { $seat-is ->
    [you] toi
   *[other] { $seat }
}.
board-then-prices = { $free ->
    [0] {""}
   *[other] Gratuit : { $free-fields }.
}{ $paid ->
    [0] {""}
   *[other] { $free ->
        [0] {""}
       *[other] {" "}
    }Pour des ducats : { $paid-fields }.
}
board-then-next = { $seat-is ->
    [you] Ensuite, tu construis encore une fois.
   *[other] Ensuite, { $seat } construit.
}
board-then-next-day = { $seat-is ->
    [you] Ensuite, tu construis encore une fois, puis ce sont les revenus.
   *[other] Ensuite, { $seat } construit, puis ce sont les revenus.
}
board-then-paid = Ensuite, ce sont les revenus, avec { $ducats } pour { $seat-is ->
    [you] toi
   *[other] { $seat }
}.
board-put-back = La reposer
board-other-place = Ailleurs
board-other-field = Autre emplacement
board-name-space = { $line }
board-name-field = { $field }
board-name-roofed = { $field } : sous le toit, un bloc { $floor }{ with-crests }
board-ahead = Si tu la poses là
board-ahead-first = { $builds ->
    [nothing] { $seat-is ->
        [you] Tu ne peux pas construire en { $line }.
       *[other] { $seat } ne peut pas construire en { $line }.
    }
    [twice] { $seat-is ->
        [you] Tu construis deux fois en { $line }.
       *[other] { $seat } construit deux fois en { $line }.
    }
    [first] { $seat-is ->
        [you] Tu construis d’abord en { $line }.
       *[other] { $seat } construit d’abord en { $line }.
    }
   *[once] { $seat-is ->
        [you] Tu construis en { $line }.
       *[other] { $seat } construit en { $line }.
    }
}
board-ahead-free = Gratuit : { $fields }.
board-ahead-over = { $owner-is ->
    [you] Sur ta tour en { $field } : { $price } { $price ->
        [one] ducat
       *[other] ducats
    } pour toi.
   *[other] Par-dessus { $owner } en { $field } : { $price } { $price ->
        [one] ducat
       *[other] ducats
    }.
}
board-ahead-second = { $seat-is ->
    [you] Tu construis ensuite.
   *[other] { $seat } construit ensuite.
}
board-ahead-roof = { $seat-is ->
    [you] Si tu construis au même endroit que { $first }, un toit s’y ajoute.
   *[other] { $first-is ->
        [you] Si { $seat } construit au même endroit que toi, un toit s’y ajoute.
       *[other] Si { $seat } construit au même endroit que { $first }, un toit s’y ajoute.
    }
}
board-ahead-day = Phase de revenus.
board-ahead-empty = La { $line } n’a alors plus de carte.
board-ahead-pay = La caisse paierait, avec les tours de maintenant
board-ahead-payee = { $seat-is ->
    [you] toi
   *[other] { $seat }
}
board-ahead-build = Si tu construis là
board-ahead-no-price = Cela ne coûte rien.
board-ahead-price = { $price } { $price ->
    [one] ducat
   *[other] ducats
} pour { $seat }.
board-ahead-roofed = { $roof ->
    [set] Un toit s’y ajoute. La tour est alors à tous.
   *[choose] Tu choisis alors le toit qui vient ici.
}
board-ahead-pay-then = { $day ->
    [0] Une phase de revenus paierait alors
   *[1] La phase de revenus paiera alors
}
board-row = rangée
board-column = colonne
board-move = La poser ici
board-build = Construire
board-take = Déplacer ce toit
