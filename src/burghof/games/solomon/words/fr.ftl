### La chambre aux trésors du roi Salomon, en français.

game-in-a-sentence = Creuse profond, et gare aux malédictions.

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
   *[full] miroir de Saba
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
   *[full] amulette de Samson
}

## Options

option-beginners = Pour débutants
option-beginners-about = Les tuiles peuvent aussi être déplacées vers le haut, tant qu’aucune pile n’a plus de quatre tuiles.

## Refus

refusal-not-these-tiles = Toutes les tuiles de ce tas sont distribuées, chacune une fois, et seulement au bon moment.
refusal-not-these-cards = Toutes les cartes sont mélangées, chacune une fois, et seulement au bon moment.
refusal-not-due-now = { $due ->
    [choose] C’est le moment de choisir une carte.
    [prepare] C’est le moment de déplacer, de creuser ou de renoncer.
    [pick] Il faut d’abord choisir les cases du sceau.
    [pay] Il faut d’abord payer ce qui est dû.
    [change] Il faut d’abord prendre la monnaie.
    [add] Il faut d’abord ajouter une tuile.
   *[other] Ce n’est le tour de personne.
}
refusal-not-in-hand = La carte { $card } n’est pas dans ta main.
refusal-nothing-to-shift = { $field } est vide.
refusal-pile-is-full = Il y a déjà quatre tuiles sur { $field }.
refusal-never-higher = De { $source } à { $field }, la tuile monterait. Elle ne peut que rester à son niveau ou descendre.
refusal-more-than-can-be-paid = Après { $shifts } déplacements, tu ne pourrais pas en payer un de plus, quoi que tu creuses.
refusal-no-mirror = Seul le miroir de Saba permet de tourner la carte.
refusal-turn-changes-nothing = Tourné ainsi, le motif reste le même.
refusal-no-axe = Tu n’as pas de hache magique.
refusal-axe-not-needed = Toutes ces tuiles sont au même niveau : la hache est inutile.
refusal-does-not-fit = Le motif de la carte { $card } ne tient pas dans la fosse à cet endroit.
refusal-field-is-empty = { $field } est vide : on ne peut pas y creuser.
refusal-not-one-level = Ces tuiles ne sont pas au même niveau.
refusal-shifts-not-payable = Tu n’as que { $funds } pour { $shifts ->
    [one] un déplacement
   *[other] { $shifts } déplacements
} : tant que tu peux creuser sans objet magique, tu ne peux pas renoncer.
refusal-no-seal = Tu n’as pas le sceau de Salomon.
refusal-no-such-area = Il n’y a pas { $squares } cases reliées qu’on puisse creuser ensemble.
refusal-not-connected = On ne peut pas choisir { $field } : la case doit toucher celles déjà choisies, avoir la bonne hauteur et ne pas être vide.
refusal-no-amulet = Tu n’as pas l’amulette de Samson.
refusal-amulet-before-paying = L’amulette se joue avant de payer quoi que ce soit.
refusal-no-curse-to-ward-off = Il n’y a pas de malédiction à conjurer.
refusal-cannot-pay = Tu dois { $owed } et tu n’as que { $funds } : rien n’est payé.
refusal-cannot-pay-shifts = Tu dois { $owed } et tu n’as que { $funds } : toutes les pièces et tous les trésors sont donnés.
refusal-no-such-treasure = Tu n’as pas cela : { $tile }.
refusal-no-coins = Tu n’as pas de pièces.
refusal-who-can-pay-must = Tu peux payer ce que tu dois ({ $owed }), donc tu dois le faire.
refusal-other-change-gives-more = Tu perdrais de la monnaie que la réserve peut rendre autrement.
refusal-not-in-the-supply = La réserve n’a pas cela : { $tile }.
refusal-no-coins-in-the-supply = Il n’y a pas de pièces dans la réserve.
refusal-too-much-change = { $due ->
    [one] On ne te doit que 1 de monnaie.
   *[other] On ne te doit que { $due } de monnaie.
}
refusal-no-such-tile = Tu n’as pas cela : { $tile }.

## Événements

event-dark-laid = Trois tuiles foncées se trouvent sur chaque case.
event-light-laid = Une tuile claire se trouve sur chaque pile. La chambre est pleine.
event-cards-dealt = Chacun reçoit { $number } cartes.
event-hand-dealt = Tes cartes : { $cards }.
event-round-began = Manche { $number } : chacun choisit une carte.
event-card-chosen = Tu choisis la carte { $card }.
event-cards-revealed = Les cartes sont révélées : { $cards }. On creuse dans cet ordre : { $seats }.
event-shifted = { $seat } déplace une tuile de { $source } à { $target }.
event-tile-shifted = { $seat } déplace de { $source } à { $target } : { $tile }.
event-uncovered = { $fields ->
    [one] Une tuile apparaît : { $tiles }.
   *[other] { $fields } tuiles apparaissent : { $tiles }.
}
event-objects-played = { $seat } joue : { $objects }.
event-turned-up = { $seat } avait reçu face cachée : { $tile }.
event-field-picked = { $seat } choisit { $field }.
event-dug-at = { $seat } creuse { $fields }.
event-dug = { $seat } creuse { $fields } et trouve : { $tiles }.
event-declined = { $seat } ne creuse pas.
event-treasure-paid = { $seat } paie avec : { $tile }.
event-last-coins = { $seat } pose ses dernières pièces.
event-coins-paid = { $coins ->
    [one] { $seat } paie une pièce.
   *[other] { $seat } paie { $coins } pièces.
}
event-coins-taken = { $coins ->
    [one] { $seat } prend une pièce comme monnaie.
   *[other] { $seat } prend { $coins } pièces comme monnaie.
}
event-treasure-taken = { $seat } prend comme monnaie : { $tile }.
event-change-lost = La réserve ne peut pas rendre toute la monnaie à { $seat } : { $number } est perdu.
event-handed-over = { $seat } ne peut pas payer les déplacements et donne toutes ses pièces et tous ses trésors.
event-could-not-pay = { $seat } ne peut pas payer et perd tout ce qui vient d’être creusé.
event-tile-added = { $seat } ajoute une tuile, face cachée.
event-nothing-to-add = { $seat } n’a aucune tuile à ajouter.
event-own-tile-added = Tu ajoutes : { $tile }.
event-tiles-dealt = { $others ->
    [one] { $receivers } reçoit { $each ->
        [one] une tuile
       *[other] { $each } tuiles
    } de { $seat }
   *[other] { $receivers } reçoivent chacun { $each ->
        [one] une tuile
       *[other] { $each } tuiles
    } de { $seat }
}{ $rest ->
    [0] .
    [one] {" "}; une est défaussée face cachée.
   *[other] {" "}; { $rest } sont défaussées face cachée.
}
event-received = { $seat } te cède : { $tiles }.
event-turn-ended = { $seat } défausse la carte { $card }.
event-game-ended = La dernière carte a été jouée. La partie s’arrête.
event-counted = { $what ->
    [coins] Pièces
    [treasures] Trésors
    [scrolls] Séries de parchemins
    [curses] Malédictions
   *[objects] Objets magiques
} : { $seats } ont { $amounts }, ce qui rapporte { $points } points.

## Offres

offer-choose = Carte { $card } [{ $pattern }] : { $places ->
    [0] ne va nulle part pour l’instant
    [one] va à un endroit pour l’instant
   *[other] va à { $places } endroits pour l’instant
}
offer-shift = Déplacer de { $source } à { $target } : { $tile }, alors à payer : { $shifts }{ $beyond ->
    [0] {""}
   *[1] {" "}– plus que tu n’as, à moins de creuser des trésors !
}
offer-dig = Creuser { $fields } : { $tiles }{ $mirror ->
    [0] {""}
   *[1] , avec le miroir
}{ $axe ->
    [0] {""}
   *[1] , avec la hache
}{ $cost ->
    [0] , gratuit
   *[other] , à payer : { $cost }
}{ $unpayable ->
    [0] {""}
   *[1] {" "}– plus que tu n’as ! { $rescued ->
        [0] Tout irait aux autres
       *[1] Seule l’amulette te sauverait
    }
}
offer-seal = Jouer le sceau{ $axe ->
    [0] {""}
   *[1] {" "}et la hache
} et choisir { $squares } cases
offer-decline = Ne pas creuser{ $owed ->
    [0] {""}
   *[other] , à payer : { $owed }
}{ $unpayable ->
    [0] {""}
   *[1] {" "}– plus que tu n’as ({ $funds }) : tu perdrais toutes tes pièces et tous tes trésors !
}
offer-pick = { $field } : { $tile }{ $left ->
    [0] , puis creuser, à payer : { $cost }
   *[other] {""}
}{ $unpayable ->
    [0] {""}
   *[1] {" "}– plus que tu n’as ! { $rescued ->
        [0] Tout irait aux autres
       *[1] Seule l’amulette te sauverait
    }
}
offer-amulet = Jouer l’amulette et économiser { $saved }
offer-pay-coins = { $coins ->
    [one] Payer une pièce
   *[other] Payer { $coins } pièces
}{ $owed ->
    [0] {""}
   *[other] , reste à payer : { $owed }
}
offer-pay-treasure = Payer avec { $tile }{ $owed ->
    [0] {""}
   *[other] , reste à payer : { $owed }
}{ $change ->
    [0] {""}
   *[other] , monnaie : { $change }
}{ $lost ->
    [0] {""}
   *[other] , dont perdu : { $lost }
}
offer-hand-over = Tu dois { $owed } et tu as { $funds } : donner toutes tes pièces et tous tes trésors
offer-default = Tu dois { $owed } et tu as { $funds } : tout ce qui vient d’être creusé va aux autres
offer-take-coins = { $coins ->
    [one] Prendre une pièce
   *[other] Prendre { $coins } pièces
}
offer-take-treasure = Prendre { $tile }
offer-add = Ajouter { $tile }

## Aperçu

outline-set-up = On remplit la chambre.
outline-deal = Ce que { $seat } ne peut pas payer est distribué aux autres.
outline-choose = Manche { $number } sur { $rounds } : { $own ->
    [0] chacun choisit une carte en secret.
   *[1] { $chosen ->
        [0] choisis une carte en secret ; le plus petit numéro creuse en premier.
       *[other] tu as choisi la carte { $chosen } et tu peux encore changer d’avis.
    }
}
outline-prepare = { $own ->
    [1] À toi, avec la carte { $card } : déplace des tuiles (1 chacune), puis creuse ou renonce.
   *[0] À { $seat }, avec la carte { $card } : déplacer, puis creuser ou renoncer.
}{ $shifts ->
    [0] {""}
    [one] {" "}Un déplacement jusqu’ici.
   *[other] {" "}{ $shifts } déplacements jusqu’ici.
}
outline-pick = { $own ->
    [1] Choisis des cases qui se touchent, { $axe ->
        [0] toutes de même hauteur
       *[1] de n’importe quelle hauteur
    }
   *[0] { $seat } choisit des cases pour le sceau, { $axe ->
        [0] toutes de même hauteur
       *[1] de n’importe quelle hauteur
    }
} ; encore { $left }.
outline-pay = { $missing ->
    [0] { $amulet ->
        [0] Paie { $owed } avec des pièces ou des trésors.
       *[1] Joue l’amulette, ou paie { $owed } avec des pièces ou des trésors.
    }
   *[other] Tu dois { $owed } et il te manque { $missing } : { $amulet ->
        [0] { $dug ->
            [0] donne toutes tes pièces et tous tes trésors.
           *[1] ce que tu as creusé va aux autres.
        }
       *[1] joue l’amulette, ou ce que tu as creusé va aux autres.
    }
}
outline-pays = { $seat } doit payer { $owed }.
outline-change = { $own ->
    [1] Prends { $due } de monnaie dans la réserve.
   *[0] { $seat } prend { $due } de monnaie.
}
outline-add = { $own ->
    [1] Il y a trop peu de tuiles pour les autres : ajoute une des tiennes.
   *[0] { $seat } ajoute une tuile à celles qui vont aux autres.
}
outline-over = La partie est finie.
outline-pit = { $form ->
    [short] Fosse (hauteur·tuile du dessus ; T trésor, M malédiction ; entrée en bas)
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
   *[full] Tour de { $seat }, { $shifts ->
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
       *[other] ; { $shifts } jusqu’ici
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
    [short] Creusé : { $tiles }
   *[full] Vient d’être creusé : { $tiles }
}
outline-later = { $form ->
    [short] {""}
   *[full] Ensuite { $seats } avec { $cards }
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
outline-players = Joueurs
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
    [short] { $number } × ?
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

# Cellules d’un tableau : pour l’œil seulement, car la ligne entière dit déjà tout.

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
    [1] Le motif va ici
   *[0] Le motif ne va pas ici
}
board-fits-more = { $more ->
    [0] {""}
    [one] Il va encore à un endroit.
   *[other] Il va encore à { $more } endroits.
}
board-reveal = Les cartes sont retournées
board-tiles = { $tiles }
board-take = Tu prends
board-to-pay = à payer :
board-with = Joué pour cela :
board-not-level = Pas encore de niveau.
board-cure = Un déplacement, et ça va.
board-no-cure = Les piles sous le motif doivent être de même hauteur.
board-shift-to = { $source } vers { $target }
board-moves = de { $source } à { $target }
board-uncovers = découvre
board-opens = Alors ton motif va ici.
board-beyond = Plus que ce que tu as, sauf si tu creuses des trésors.
board-shift-how = Choisis une tuile, puis une case voisine. Chaque pas coûte 1.
board-turn = À toi
board-dig = Creuser
board-dig-anyway = Creuser quand même
board-shift = Déplacer
board-decline = Ne pas creuser
board-ask-choose = Jouer la carte { $card } ?
board-ask-dig = Creuser ici{ $cost ->
    [0] {""}
   *[other] {" "}pour { $cost }
} ?{ $unpayable ->
    [0] {""}
   *[1] {" "}Tu ne peux pas le payer.
}
board-choose = La poser cachée
board-play-seal = Jouer le sceau
board-play-amulet = Jouer l’amulette
board-pay = Payer
board-take-change = Prendre
board-give-up = Le céder
board-add = L’ajouter
board-owed = Tu dois
board-change-due = Monnaie due
board-pieces = Ce que tu peux donner ou prendre
board-dug = déterré
board-lost = { $lost } de la monnaie serait perdu.
board-screen = Derrière ton paravent
board-screen-short = paravent
board-round = Manche { $number } sur { $rounds }
board-card = carte { $card }
board-digs = creuse
board-chosen = Tu as choisi { $card }.
board-counted = { $what ->
    [coins] Pièces
    [treasures] Trésors
    [scrolls] Séries de parchemins : 10 chacune
    [curses] Le plus de malédictions : 24, puis 12
   *[objects] Le plus d’objets magiques : 16, puis 8
}
board-majorities = Majorités
board-curses = maléd.
board-objects = magie
board-unknown = inconnu
board-coins = Pièces :
board-behind-screen = Pièces et tuiles sont derrière le paravent
board-number = { $tiles ->
    [one] une tuile
   *[other] { $tiles } tuiles
}
board-places = { $places ->
    [0] Ne va nulle part pour l’instant
    [one] Va à un endroit pour l’instant
   *[other] Va à { $places } endroits pour l’instant
}
board-unpayable = Cela coûte { $cost }, et tu as { $funds }. { $rescued ->
    [1] Seule l’amulette te sauverait.
   *[0] Tu ne paierais rien et tout irait aux autres.
}
board-penalty = Chacun des autres recevrait { $each ->
    [one] une tuile
   *[other] { $each } tuiles
}{ $rest ->
    [0] .
   *[other] , { $rest } serait défaussé.
}

## La fin

reason-cards = La dernière carte a été jouée.
score-coins = Pièces
score-treasures = Trésors
score-scrolls = Séries de parchemins
score-curses = Majorité de malédictions
score-objects = Majorité d’objets magiques

## Chiffres d’une simulation

figure-dug = Tuiles déterrées
figure-objects-played = Objets magiques joués
figure-tiles-lost = Tuiles perdues par pénalité
