### Le site en français.

## Partout

guest = Invité
your-name = Ton nom
say-your-name = Comment t’appelles-tu ?
ok = OK
to-night = Allumer les lanternes
to-day = Laisser le soleil se lever
language = Langue
to-courtyard = Retour dans la cour
no-such-page = Il n’y a rien derrière cette porte.
no-such-page-more = Le chemin du retour est plus court qu’il n’en a l’air.
nothing-here = Rien ici
shut = Fermé
looking = Je regarde autour de moi …
knock = Frapper encore
practice = S’exercer
rules = Règles
more = Plus

## Difficultés

problem-broken = Quelque chose s’est cassé chez nous. C’est déjà noté dans notre livre.
problem-offline = Le messager s’est perdu. Il réessaie ; ton dernier coup est en sûreté.
problem-malformed = La maison n’a pas compris.
problem-no-session = La maison ne te connaît pas encore. Dis d’abord ton nom.
problem-not-yours = C’est à quelqu’un d’autre de le faire.
problem-wrong-origin = Cela vient d’une page qui n’est pas la nôtre.
problem-not-found = Cette table n’existe pas, ou elle n’est pas pour tes yeux.
problem-wrong-method = La maison n’a pas compris.
problem-stale = C’était déjà décidé.
problem-not-now = Pas en ce moment.
problem-seat-taken = Quelqu’un y est déjà assis.
problem-too-large = C’est plus que la maison ne peut porter.
problem-illegal = C’est contre les règles.
problem-too-often = Un peu plus lentement, s’il te plaît.
problem-elsewhere = La table a déménagé. Essaie encore une fois.
problem-try-again = Un instant. Essaie encore une fois.
link-unknown = Ce lien n’ouvre plus rien. Demandes-en un nouveau.

## La cour

home-lead =
    { $games ->
        [1] Un jeu de château
        [2] Deux jeux de château
        [3] Trois jeux de château
        [4] Quatre jeux de château
        [5] Cinq jeux de château
        [6] Six jeux de château
        [7] Sept jeux de château
        [8] Huit jeux de château
        [9] Neuf jeux de château
        [10] Dix jeux de château
       *[other] { $games } jeux de château
    } pour la famille et les amis. Dans le navigateur, ensemble ou contre des bots.
choose-a-game = Choisir un jeu
games = Jeux
game-facts = { $seats } personnes · { $minutes } min · dès { $age } ans
play-now = Jouer contre des bots
play-now-more =
    { $bots ->
        [0] Seul, sans compte
        [one] Un bot solide, sans compte
       *[other] { $bots } bots solides, sans compte
    }
play = Jouer
play-alone = Jouer seul
play-alone-more = Selon les règles pour une personne
credits = Un jeu de { $designers } ({ $publisher }, { $year })
invite-others = Inviter
invite-others-more = Par lien ou par code ; ils s’assoient
play-here = Sur cet appareil
play-here-more = Faire passer la tablette
tables-running = Tables en cours
tables-finished = Tables terminées
tables-all = Montrer les { $number }
tables-none = Pas encore de table.
tables-none-more = Ouvres-en une, ou joue contre des bots.
table-back-to-it = Retour à la table
table-sit-down = S’asseoir
table-watch = Regarder
table-look-back = Revoir
table-is-gathering =
    { $free ->
        [one] Une chaise est libre
       *[other] { $free } chaises sont libres
    }
table-is-full = Tout le monde est là
table-is-running = En cours
table-your-turn = À toi de jouer
table-turn-here = À jouer ici : { $names }
table-turn-of =
    { $count ->
        [one] { $names } réfléchit
       *[other] { $names } réfléchissent
    }
table-is-over = Terminée
table-you-won = Tu as gagné
table-won-by =
    { $count ->
        [0] Personne n’a gagné
        [one] { $names } a gagné
       *[other] { $names } ont gagné ensemble
    }
table-bots =
    { $bots ->
        [one] un bot
       *[other] { $bots } bots
    }
open-a-table = Ouvrir une table
big-screen = Un grand écran, un téléphone chacun
big-screen-more = Le plateau sur le téléviseur. Cartes et secrets restent sur les téléphones.
big-screen-set = Préparer
invite-to = Inviter à { $game }
home-foot = Burghof est un logiciel libre. Les jeux appartiennent à qui les a faits ; les mots, les dessins et le programme sont les nôtres.
as-plain-text = En texte simple

## Bots

bot-page = Page
bot-page-more = apprend les règles avec toi
bot-squire = Écuyer
bot-squire-more = solide, manque les longs plans
bot-knight = Chevalier
bot-knight-more = prévoit, accepte les cadeaux
bot-marshal = Maréchal
bot-marshal-more = joue du mieux qu’il peut

## Une nouvelle table

new-table = Nouvelle table
new-table-meta = { $game } · { $seats } chaises · environ { $minutes } minutes
steps = Étapes
step-game = Jeu
step-chairs = Chaises
step-rules = Règles
for-players = { $seats } personnes
chairs = Chaises
chair = Chaise { $number }
chair-empty = Chaise vide
chair-empty-more = pour qui viendra
chair-host = toi, tu invites
chair-here = joue sur cet appareil
chair-somebody = Personne { $number }
chair-bot = Un bot
chair-free = Libérer la chaise
chair-stand-up = Se lever
chair-sit-too = S’asseoir ici aussi
who-sits-here = Qui s’assoit ici
your-chair = Ta chaise
chair-being-set = La chaise dont il s’agit
kind-open = Personne
kind-here = Ici
kind-bot = Bot
their-name = Son nom
level = Niveau
settings = Réglages
time = Temps
time-none = Aucun
time-none-more = Personne n’est pressé.
time-five = 5 min
time-five-more = Cinq minutes chacun pour toute la partie, et cinq secondes de plus après chaque décision. Si les tiennes sont écoulées, un bot continue pour toi.
time-ten = 10 min
time-ten-more = Dix minutes chacun pour toute la partie, et cinq secondes de plus après chaque décision. Si les tiennes sont écoulées, un bot continue pour toi.
time-day = 1 jour
time-day-more = Un jour pour chaque décision. S’il passe, un bot continue pour toi.
where = Où vous jouez
where-own = Chacun le sien
where-own-more = Chacun sur son téléphone, sa tablette ou son ordinateur.
where-screen = Grand écran
where-screen-more = Cet appareil montre le plateau à tous. Chacun s’assoit avec son téléphone.
where-here = Celui-ci
where-here-more = Tous autour de cet appareil. Là où des secrets se verraient, un rideau pend.
who-may-see = Qui peut la voir
visibility-private = Avec le lien seulement
visibility-private-more = N’est inscrite nulle part
visibility-public = Tout le monde
visibility-public-more = Inscrite, chacun peut s’asseoir
recall = Mémoire
recall-pure = Pure
recall-pure-more = On ne voit que ce qui est découvert ; se souvenir, c’est le jeu.
recall-notebook = Carnet
recall-notebook-more = Ce que tu as vu est noté pour toi.
option-only-for = Avec { $seats } personnes seulement.
clause = Règle { $clause }
yes = Oui
no = Non
invite = Inviter
invite-later = Le lien et son code seront là dès que la table sera ouverte.
invite-scan = Scanner, ou ouvrir
invite-code = Code avec le lien vers cette table
invite-copy = Copier le lien
invite-copied = Copié
invite-share = Partager
invite-marked = Il est marqué : copie-le à la main.
invite-only-here = Ce lien ne vaut que sur cet appareil.
invite-elsewhere = Le lien est chez qui a ouvert la table.
herald-open = Tout le monde est là. Ouvrir la table ?
herald-open-with-empty =
    { $empty ->
        [one] Une chaise est vide. Ouvrir la table ?
       *[other] { $empty } chaises sont vides. Ouvrir la table ?
    }
herald-open-more = Qui a le lien peut s’asseoir.
courtyard = Cour
open-the-table = Ouvrir la table
usual-keep = Garder comme d’habitude
usual-kept = Gardé

## À une table

table = Table
table-meta =
    { $seats ->
        [one] { $seats } joueur
       *[other] { $seats } joueurs
    }
seats = Joueurs
seat-free = libre
seat-away = absent un instant
seat-your-turn = à toi
seat-thinks = réfléchit
seat-chosen = a choisi
seat-played-by = joué par : { $bot }
seat-you = toi
seat-waits = attend
seat-empty-name = Encore personne
herald-waits =
    { $free ->
        [one] Une chaise est vide. Qui a le lien peut s’asseoir.
       *[other] { $free } chaises sont vides. Qui a le lien peut s’asseoir.
    }
herald-full = Tout le monde est là.
begin = Commencer
todo = Ce que tu peux faire
todo-chosen = Tu as choisi, et tu peux encore changer
choices-more = { $node } : { $offers } possibilités
on-the-table = La table en mots
how-much = Combien est dit
at-a-glance = En bref
in-sentences = En phrases
take-back = Reprendre
ask-take-back = Demander à reprendre
asked-back = { $who } voudrait reprendre le dernier coup.
agree = D’accord
refuse = Plutôt pas
rail = Journal, règles, table
rail-ahead = Ensuite
rail-log = Journal
rail-notebook = Carnet
hear-again = Réécouter
rail-rules = Règles
rail-table = Table
log-empty = Il ne s’est encore rien passé.
clock-none = aucun
clock-live = { $minutes } min chacun
clock-days =
    { $days ->
        [one] un jour par décision
       *[other] { $days } jours par décision
    }
ways-out = Partir
leave-to-bot = Laisser un bot continuer pour { $name }
resign = { $name } abandonne
resign-sure = { $name } abandonne vraiment ?
resign-no = Continuer
resign-yes = Oui, abandonner
come-back = Rejouer soi-même
series = Après { $games } parties, au total
rematch = Encore une partie
to-the-rematch = À la partie suivante
curtain = C’est à { $name }.
curtain-open = Je suis { $name }
in-words = En mots
skip = Passer
pace = Rythme
pace-calm = calme
pace-brisk = vif
pace-at-once = d’un coup
then-your-turn = Ensuite, c’est à toi, { $name }.
beat = Phrase { $at } sur { $all }
recap = Depuis ton dernier tour
recap-whole-log = Tout le journal
recap-play = Les rejouer
look-up = Lève les yeux : { $sentence }
close = Fermer
title-your-turn = À toi
step-back = Retour
learning-asks = Me demander avant de gâcher une chance
keep-playing = Continuer
do-it = D’accord
sound = Son
sound-game = Jeu
sound-signals = Signaux
sound-mute = Muet
see-the-table = Voir la table
see-the-result = Voir le résultat
full-screen = Plein écran

## Une table sur grand écran

screen-open = Afficher sur grand écran
screen-join = L’écran et le chemin vers la table
screen-corner = Rejoindre par téléphone
screen-scan = Scanne et prends place
screen-scan-more = Vise le code avec l’appareil photo de ton téléphone. Ta main et tes boutons sont sur le téléphone, le plateau est ici.
screen-link = Ou ouvre ceci
screen-turn = À qui le tour
screen-fill-up = Des bots sur les chaises libres
screen-there = Le plateau est sur le grand écran.
screen-board-here = Le montrer ici aussi
screen-board-there = Le garder petit ici

## Revoir une partie

replay = Revoir
replay-open = Revoir la partie
replay-meta =
    { $all ->
        [one] Revue · une étape
       *[other] Revue · { $all } étapes
    }
replay-rail = Journal, preuve, partage
replay-proof = Preuve
replay-position = Position dans la partie
replay-step = Étape { $at } sur { $all }
replay-first = Au début
replay-back = Retour
replay-forward = Avancer
replay-last = À la fin
replay-keys = Touches : , retour · . avancer · Début · Fin
replay-eyes = Avec les yeux de qui
replay-these-eyes = vu d’ici
replay-outside = De l’extérieur
replay-quiet = Un choix, face cachée.
replay-running = Cette partie se joue encore. Seuls ceux qui la jouent peuvent la revoir, chacun depuis sa chaise.
replay-pure = Cette table ne retient que ce qui est visible. Tu pourras revoir la partie quand elle sera finie.
replay-not-begun = Il n’y a encore rien à revoir. La partie n’a pas commencé.
to-the-table = À la table
share = Partager
share-title = Un lien vers cette position
share-all = Quiconque a le lien peut l’ouvrir.
share-members = Ceux qui étaient à cette table peuvent l’ouvrir.
share-running = La partie se joue encore : ce lien n’est que pour toi.
share-copy = Copier le lien
share-record = Toute la partie en un fichier
share-record-more = On peut la rejouer et la vérifier sans cette maison.
share-save = Enregistrer la partie

## Reviewing

review = Analyse
review-meta =
    Analyse · { $choices ->
        [one] un choix
       *[other] { $choices } choix
    }
review-band = Qui menait, tour après tour
review-band-alone = Où l’on en était, tour après tour
review-rail = Analyse, tours, règles
review-points = Tournants
review-turns = Tours
review-turn = Tour
review-start = début
review-end = fin
review-at = Tour { $turn }, { $name }
review-played = Joué
review-better = Mieux
review-no-better = Aucun coup meilleur n’a été trouvé au-delà du bruit.
review-ledgers = Tout le monde commence à { $start } %. Ce que chance et savoir-faire ont ajouté
review-ledgers-alone = Le début était à { $start } %. Ce que chance et savoir-faire ont ajouté
review-luck = Chance
review-skill = Savoir-faire
review-sure = Est-ce bien sûr ?
review-sure-more = Chaque choix a été jugé par ce que le joueur pouvait savoir, dans { $worlds } mondes imaginés. Ce qui change de moins de 4 points, ou de moins que son bruit, n’est pas montré.
review-luck-is = La chance, c’est ce qui fut distribué, tiré et découvert. Le savoir-faire compare les choix au meilleur que le robot a trouvé. Les deux peuvent s’écarter de { $noise } points ; ce qui est plus petit est noté ≈ 0.
review-no-points = Aucun tour n’a changé les chances au-delà du bruit.
review-castle = Le château
review-noise = à { $noise } près
review-unasked = Où tout s’est-il décidé ?
review-unasked-more = Chaque choix de cette partie peut être jugé par ce que le joueur pouvait savoir. Cela prend un moment ; on peut s’en aller entre-temps.
review-ask = Analyser la partie
review-progress = { $done } choix jugés sur { $total }
review-begins = Le premier choix est à l’étude.
review-failed = L’analyse n’a pas pu être achevée.
review-failed-more = Ce qui est déjà jugé est montré. On peut continuer de là.
review-again = Continuer
review-earlier = Tour précédent
review-next = Tour suivant
review-at-start = Avant le premier choix.
review-at-end = Comment cela finit.
review-lost = Ici, { $name } perd { $points } points. Il y avait mieux.
review-brought = Ici, le tour apporte { $points } points à { $name }.
review-cost = Ici, le tour coûte { $points } points à { $name }.
review-well = { $name } a bien choisi ici.
review-running = Cette partie est en cours. On l’analyse quand elle est finie.
review-keys = Touches : , . tour après tour · < > entre tournants
review-chances = Chances
review-whole = Toute la partie
review-stood = { $name } avait ici { $chance } %, et { $after } % après le coup joué.
review-rules = Les règles en jeu :
review-unjudged = { $name } ne veut pas que ces choix soient jugés : seules les chances sont montrées.
review-be-judged = Juger les choix de { $name }
review-be-judged-more = Sinon, tout le monde ne voit que les chances de ce joueur.
play-on = Rejouer à partir d’ici
what-if = Et si… · sans résultat
to-the-review = Vers l’analyse

## Le hasard a-t-il été honnête ?

verify-title = Le hasard a-t-il été honnête ?
verify-lead = Ouvre un enregistrement, et je recalculerai chaque dé et chaque mélange.
verify-a-file = Ouvrir un enregistrement
verify-drop = Ou pose le fichier ici. Il reste sur cet appareil.
verify-none = Ce n’est pas l’enregistrement d’une partie.
verify-more = Avant le premier coup, la maison s’engage sur sa graine. La partie finie, elle la révèle, et ton navigateur recalcule ce que le hasard a donné.
verify-later = La maison s’est engagée sur sa graine et la révélera à la fin de la partie. Alors chaque dé et chaque mélange pourra être recalculé. Voici sa promesse :
verify-right = Le hasard a été honnête : tout se retrouve comme enregistré.
verify-wrong = Cet enregistrement a été modifié.
verify-unknown = Rien n’est faux, mais tout n’a pas pu être vérifié.
verify-is-right = Juste :
verify-is-wrong = Faux :
verify-is-unknown = Non vérifié :
verify-promise-right = La graine correspond à ce qui a été promis avant le premier coup.
verify-promise-wrong = La graine n’est pas celle qui a été promise avant le premier coup.
verify-promise-unknown = La graine est encore secrète, comme promis, jusqu’à la fin de la partie.
verify-heard-right = Cet appareil a entendu la même promesse pendant la partie.
verify-heard-wrong = Pendant la partie, cet appareil a entendu une autre promesse.
verify-chain-right =
    { $lines ->
        [one] L’enregistrement a une ligne, et personne n’y a touché.
       *[other] Les { $lines } lignes sont là, chacune scellée à la précédente.
    }
verify-chain-wrong = Le sceau de la ligne { $line } est brisé : quelque chose a été modifié avant.
verify-chain-last = Le dernier sceau est brisé : la fin de l’enregistrement a été modifiée.
verify-chance-right =
    { $draws ->
        [0] Le hasard n’a rien donné dans cette partie.
        [one] L’unique résultat du hasard a été recalculé, et c’est le même.
       *[other] { $draws } résultats du hasard ont été recalculés, chaque dé et chaque mélange, et tous sont les mêmes.
    }
verify-chance-wrong =
    { $draws ->
        [0] La ligne { $line } est le premier résultat du hasard, et la graine en donne un autre.
        [one] À la ligne { $line }, la graine donne un autre résultat. Celui d’avant est juste.
       *[other] À la ligne { $line }, la graine donne un autre résultat. Les { $draws } d’avant sont justes.
    }
verify-chance-secret = Les dés et les mélanges pourront être recalculés quand la graine sera révélée.
verify-chance-unknown = Cette maison ne connaît pas les règles selon lesquelles ce jeu tire au sort.
verify-limits = Que chaque coup ait été permis n’est pas vérifié ici ; « burghof verify » le fait avec les règles. Et cela montre que rien n’a changé après la promesse, non que la maison a choisi sa graine à l’aveugle.

## Séries, et couleurs des chaises

series-of-games = Série
series-none = Une partie
series-none-more = Vous jouez une seule partie.
series-games = Plusieurs
series-games-more = Vous jouez autant de parties avec les mêmes personnes. La série revient à qui a le plus après la dernière.
series-target = Un objectif
series-target-more = Vous jouez avec les mêmes personnes jusqu’à ce que quelqu’un atteigne ce total.
series-length = Nombre de parties
series-goal = Objectif
series-counts = Ce qui compte
series-counts-victories = Victoires
series-counts-points = Points
series-terms-games-victories = { $games } parties : la série revient à qui en gagne le plus.
series-terms-games-points = { $games } parties : la série revient à qui a le plus de points au total.
series-terms-target-victories =
    { $target ->
        [one] Jusqu’à la première partie gagnée.
       *[other] Jusqu’à ce que quelqu’un gagne { $target } parties.
    }
series-terms-target-points =
    { $target ->
        [one] Jusqu’à ce que quelqu’un ait un point.
       *[other] Jusqu’à ce que quelqu’un ait { $target } points au total.
    }
series-game-of = Partie { $number } sur { $games }
series-game = Partie { $number } de la série
series-left =
    { $left ->
        [one] Encore une partie.
       *[other] Encore { $left } parties.
    }
series-missing-victories =
    { $missing ->
        [one] Il manque une victoire en tête.
       *[other] Il manque { $missing } victoires en tête.
    }
series-missing-points =
    { $missing ->
        [one] Il manque un point en tête.
       *[other] Il manque { $missing } points en tête.
    }
series-won =
    { $count ->
        [0] Personne ne gagne la série.
        [one] { $names } gagne la série.
       *[other] { $names } gagnent la série ensemble.
    }
next-game = Partie suivante
to-the-next-game = À la partie suivante
another-series = Encore une série
chair-move = Changer de chaise
chair-move-to = Changer de chaise : { $colours }
chair-colours = en { $colours }
colour-gules = rouge
colour-azure = bleu
colour-or = doré
colour-vert = vert
colour-purpure = pourpre
colour-sable = noir
