### Le site en français.

## Partout

guest = Visite
your-name = Ton nom
end-sessions = Se déconnecter de mes autres appareils
end-sessions-more = Tes autres appareils ne te connaîtront plus. Celui-ci reste comme il est.
end-sessions-yes = Oui, déconnecter
end-sessions-done = C’est fait. Seul cet appareil te connaît encore.
say-your-name = Comment t’appelles-tu ?
ok = C’est mon nom
to-night = Allumer les lanternes
to-day = Laisser le soleil se lever
language = Langue
to-courtyard = Retour dans la cour
to-gate = Vers la porte
no-such-page = Il n’y a rien derrière cette porte.
no-such-page-more = Le chemin du retour est plus court qu’il n’en a l’air.
nothing-here = Rien ici
shut = Fermé
looking = Je regarde autour de moi…
knock = Frapper encore
practice = S’exercer
rules = Règles
more = Plus

## Difficultés

problem-broken = Quelque chose s’est cassé chez nous. C’est déjà noté dans notre livre.
problem-offline = Le messager s’est perdu et réessaie. Ton dernier coup est en sûreté.
retry-now = Réessayer maintenant
problem-malformed = La maison n’a pas compris.
problem-no-session = La maison ne te connaît pas encore. Dis d’abord ton nom.
problem-not-yours = C’est à quelqu’un d’autre de décider.
problem-removed = On te demande de quitter cette table. D’autres t’attendent.
problem-one-chair = À une table publique, chaque personne a une chaise.
problem-wrong-origin = Cela vient d’une page qui n’est pas la nôtre.
problem-wrong-host = Cette adresse n’est pas une des nôtres.
problem-not-found = Cette table n’existe pas, ou ne t’est pas ouverte.
problem-wrong-method = La maison n’a pas compris.
problem-too-slow = C’est arrivé trop lentement. Essaie encore une fois.
problem-stale = C’est déjà décidé.
problem-not-now = Pas en ce moment.
problem-seat-taken = Cette chaise est déjà prise.
problem-too-large = C’est plus que la maison ne peut porter.
problem-illegal = C’est contre les règles.
problem-too-often = Un peu plus lentement, s’il te plaît.
problem-full = La maison est pleine, ou tu as trop de pages ouvertes. Nous frappons encore, sans toi.
problem-elsewhere = La table a déménagé. Essaie encore une fois.
problem-try-again = Un instant. Essaie encore une fois.
problem-name-taken = Quelqu’un à cette table porte ce nom, ou presque. Ajoute une lettre ou choisis un autre nom.
problem-name-signs = Un nom peut avoir des lettres, des chiffres, des espaces et des signes simples, rien de caché. Choisis-en un autre, s’il te plaît.
problem-name-long = Ce nom est très long. L’écu a de la place pour 24 lettres au plus.
problem-name-letters = Un nom a besoin d’au moins une lettre.
problem-name-reserved = Ce nom appartient à la maison. Choisis-en un autre, s’il te plaît.
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
        [0] En solo, sans compte
        [one] Un bot solide, sans compte
       *[other] { $bots } bots solides, sans compte
    }
play = Jouer
learn = Apprendre
play-alone = Jouer en solo
play-alone-more = Selon les règles pour une personne
credits = Un jeu créé par { $designers } ({ $publisher }, { $year })
invite-others = Inviter
invite-others-more = Un lien ou un code suffit
play-here = Jouer sur cet appareil
play-here-more = Faire passer la tablette
tables-running = Tables en cours
tables-finished = Tables terminées
tables-all = Montrer les { $number }
tables-none = Pas encore de table.
tables-none-more = Ouvres-en une, ou joue contre des bots.
table-back-to-it = Retour à la table
table-sit-down = Prendre place
table-watch = Regarder
table-look-back = Revoir
table-is-gathering =
    { $free ->
        [1] Une chaise est libre
        [2] Deux chaises sont libres
        [3] Trois chaises sont libres
        [4] Quatre chaises sont libres
        [5] Cinq chaises sont libres
        [6] Six chaises sont libres
       *[other] { $free } chaises sont libres
    }
table-is-full = Tout le monde est là
table-is-running = En cours
table-your-turn = À toi de jouer
table-turn-here = Sur cet appareil : { $names }
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
big-screen = Un grand écran, un téléphone par personne
big-screen-more = Le plateau sur le téléviseur. Cartes et secrets restent sur les téléphones.
big-screen-set = Préparer
invite-to = Inviter à { $game }
home-foot = Burghof est un logiciel libre. Les jeux sont à qui les a faits ; les mots, les dessins et le programme sont à nous.
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
chair-host = c’est toi qui invites
chair-here = joue sur cet appareil
chair-guest = Visite, en { $colour }
chair-bot = Un bot
chair-free = Libérer la chaise
chair-remove = Demander de partir
guest-removed = { $name } a dû quitter la table et reste dehors.
guest-readmit = Laisser { $name } revenir
chair-stand-up = Se lever
chair-sit-too = Prendre place ici aussi
who-sits-here = Qui prend place ici ?
your-chair = Ta chaise
chair-being-set = La chaise que tu prépares
kind-open = Personne
kind-here = Ici
kind-bot = Bot
their-name = Nom de cette personne
level = Niveau
settings = Réglages
time = Temps
time-none = Aucun
time-none-more = Rien ne presse.
time-five = 5 min
time-five-more = Cinq minutes par personne pour toute la partie, et cinq secondes de plus après chaque décision. Quand les tiennes sont écoulées, un bot continue pour toi.
time-ten = 10 min
time-ten-more = Dix minutes par personne pour toute la partie, et cinq secondes de plus après chaque décision. Quand les tiennes sont écoulées, un bot continue pour toi.
time-day = 1 jour
time-day-more = Un jour pour chaque décision. Quand il est écoulé, un bot continue pour toi.
where = Où vous jouez
where-own = Appareils à soi
where-own-more = Chaque personne sur son téléphone, sa tablette ou son ordinateur.
where-screen = Grand écran
where-screen-more = Cet appareil montre le plateau à tout le monde. On prend place avec son téléphone.
where-here = Celui-ci
where-here-more = Tout le monde autour de cet appareil. Un rideau cache ce qui est secret.
who-may-see = Qui peut la voir
visibility-private = Avec le lien seulement
visibility-private-more = Dans aucune liste
visibility-public = Tout le monde
visibility-public-more = Dans la liste, tout le monde peut prendre place
recall = Mémoire
recall-pure = De mémoire
recall-pure-more = Tu ne vois que ce qui est découvert. Se souvenir fait partie du jeu.
recall-notebook = Carnet
recall-notebook-more = Ce que tu as vu est noté pour toi.
option-only-for = Avec { $seats } personnes seulement.
clause = Règle { $clause }
yes = Oui
no = Non
invite = Inviter
invite-later = Le lien et son code apparaissent dès que la table est ouverte.
invite-scan = Scanner, ou ouvrir
invite-code = Code avec le lien vers cette table
invite-copy = Copier le lien
invite-copied = Copié
invite-share = Partager
invite-marked = Le lien est sélectionné. Copie-le à la main.
invite-only-here = Ce lien ne vaut que sur cet appareil.
invite-elsewhere = Le lien est chez qui a ouvert la table.
link-renew = Faire un nouveau lien
link-make = Faire un lien
link-withdraw = Retirer le lien
link-keep = Le garder
link-withdrawn = Aucun lien n’ouvre cette table pour l’instant.
link-used =
    { $uses ->
        [0] Personne n’a encore utilisé ce lien.
        [one] Une personne a utilisé ce lien.
       *[other] { $uses } personnes ont utilisé ce lien.
    }
link-ends =
    { $days ->
        [one] Il vaut encore un jour.
       *[other] Il vaut encore { $days } jours.
    }
chair-link = Ta chaise sur un autre appareil
chair-link-of = Sur un autre appareil, la chaise pour { $name }
chair-link-more = Un lien apporte ta chaise sur un autre appareil. Il vaut une semaine.
chair-link-drop = Qui a reçu cette chaise par un lien la rend
herald-open = Tout le monde est là. Ouvrir la table ?
herald-open-with-empty =
    { $empty ->
        [1] Une chaise est vide. Ouvrir la table ?
        [2] Deux chaises sont vides. Ouvrir la table ?
        [3] Trois chaises sont vides. Ouvrir la table ?
        [4] Quatre chaises sont vides. Ouvrir la table ?
        [5] Cinq chaises sont vides. Ouvrir la table ?
        [6] Six chaises sont vides. Ouvrir la table ?
       *[other] { $empty } chaises sont vides. Ouvrir la table ?
    }
herald-open-more = Qui a le lien peut prendre place.
courtyard = Cour
open-the-table = Ouvrir la table
usual-keep = Garder par défaut
usual-kept = C’est gardé

## Sur invitation

invited-your-chair = ta chaise
invited-chair = Une chaise est libre pour toi : { $game }.
invited-others =
    { $count ->
        [one] { $names } est là aussi.
       *[other] { $names } sont là aussi.
    }
invited-begins = La partie commence quand toutes les chaises sont prises.
invited-host-begins = { $host } lance la partie quand toutes les chaises sont prises.
invited-full = Toutes les chaises sont prises.
invited-full-more = Regarde, ou ouvre une autre table.
invited-running = La partie a déjà commencé.
invited-running-more = Regarde, ou ouvre une autre table.
invited-over = La partie est terminée.
invited-watch = Regarder seulement
invited-twin = Ouvrir une autre table
invited-no-account = Ni compte ni e-mail. Un nom suffit.
invited-name-first = Dis d’abord ton nom.
invited-at-the-table = À la table
private-table = Cette table est privée, ou elle est fermée.
private-table-more = Demande le lien à la personne qui l’a ouverte.

## À une table

table = Table
table-meta =
    { $seats ->
        [1] une personne
       *[other] { $seats } personnes
    }
seats = À la table
seat-free = libre
seat-away = de retour bientôt
seat-your-turn = à toi
seat-next = c’est son tour
seat-thinks = réfléchit
seat-chosen = a choisi
bot-plays-lower = { $who } joue maintenant comme { $level } : les bots ont épuisé leur temps de réflexion.
seat-played-by = joue à sa place : { $bot }
seat-you = toi
seat-together = avec { $names }
seat-waits = attend
seat-empty-name = Encore personne
herald-waits =
    { $free ->
        [1] Une chaise est vide. Qui a le lien peut prendre place.
        [2] Deux chaises sont vides. Qui a le lien peut prendre place.
        [3] Trois chaises sont vides. Qui a le lien peut prendre place.
        [4] Quatre chaises sont vides. Qui a le lien peut prendre place.
        [5] Cinq chaises sont vides. Qui a le lien peut prendre place.
        [6] Six chaises sont vides. Qui a le lien peut prendre place.
       *[other] { $free } chaises sont vides. Qui a le lien peut prendre place.
    }
herald-full = Tout le monde est là.
begin = Commencer
todo = Ce que tu peux faire
todo-chosen = Tu as choisi. Tu peux encore changer.
choices-more = { $node } : { $offers } possibilités
on-the-table = La table en mots
how-much = Plus ou moins de texte
at-a-glance = En bref
in-sentences = En phrases
take-back = Reprendre le coup
ask-take-back = Demander à reprendre mon coup
asked-back = { $who } voudrait reprendre le dernier coup.
asked-back-mine = Tu as demandé à reprendre ton coup.
asked-back-waits = On attend { $names }.
withdraw = Retirer la demande
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
clock-live = { $minutes } min par personne
clock-days =
    { $days ->
        [one] un jour par décision
       *[other] { $days } jours par décision
    }
ways-out = Partir
leave-to-bot = Laisser un bot continuer pour { $name }
resign = { $name } abandonne
resign-sure = { $name } abandonne vraiment ?
resign-no = Continuer
resign-yes = Oui, abandonner
come-back = Reprendre ta place
series = Après { $games } parties
rematch = Encore une partie
to-the-rematch = À la partie suivante
series-wins =
    { $wins ->
        [one] { $wins } victoire
       *[other] { $wins } victoires
    }
go-in-again = Y retourner
watch-again = Revoir la partie
you-watch = Tu regardes.
curtain = C’est à { $name }.
curtain-open = Je suis { $name }
curtain-not-here = { $name } n’est pas là
curtain-look-away = Les autres regardent ailleurs.
curtain-closes = Le rideau se referme dès que le choix est fait.
recap-of = { $name }, depuis ton dernier tour
in-words = En mots
skip = Passer
skip-to-end = Jusqu’à la fin
pace = Rythme
pace-calm = calme
pace-brisk = vif
pace-at-once = d’un coup
then-your-turn = Ensuite, c’est à toi, { $name }.
beat = Phrase { $at } sur { $all }
recap = Depuis ton dernier tour
recap-more = Te revoilà. Regarde ce qui s’est passé entre-temps, ou continue.
recap-whole-log = Tout le journal
recap-play = Les rejouer, { $seconds } s
look-up = Lève les yeux : { $sentence }
screen-goes-first = Lève les yeux : l’écran montre encore ce qui s’est passé.
close = Fermer
title-your-turn = À toi
step-back = Retour
learning-asks = Me demander avant de gâcher une chance
one-key-shortcuts = Raccourcis à une seule touche
keep-playing = Continuer
do-it = Le faire
sound = Son
sound-game = Jeu
sound-signals = Signaux
sound-mute = Muet
see-the-table = Voir la table
see-the-result = Voir le résultat
full-screen = Plein écran

## Les conseils

hint = Conseil
hints-for-all = pour tous ceux qui en veulent
hints-for-all-more = Qui s’assied est d’accord : tous peuvent demander des conseils ici.
hint-thinking = Je réfléchis.
hint-sees = Je ne vois que ce que tu vois.
hint-look = Regarde d’abord ici.
hint-show = Montrer le coup
hint-others = D’autres idées
hint-another = Une autre idée
hint-do = Je le fais
hint-ideas = { $ideas ->
    [one] Une idée
    [2] Deux idées
   *[other] Trois idées
}
hint-tempting = À première vue c’est bon, mais d’autres coups gagnent plus souvent.
hint-searched = De tous les coups que j’ai essayés, celui-ci gagne le plus souvent.
hint-second-best = Ce coup gagne moins souvent que le premier.
hint-best-in = Le meilleur dans { $best } essais sur { $worlds } :
hint-certain = sûr
hint-likely = probable
hint-even = indécis
hint-guess = au jugé
hint-not = plutôt pas
hint-free-to-ask = Demander ne coûte rien. Personne d’autre ne voit les conseils.

## Une table sur grand écran

screen-open = Afficher sur grand écran
screen-join = L’écran et le chemin vers la table
screen-corner = Rejoindre par téléphone
screen-scan = Scanne et prends place
screen-scan-more = Vise le code avec l’appareil photo de ton téléphone. Ta main et tes boutons sont sur le téléphone, le plateau est ici.
screen-link = Ou ouvre cette page
screen-turn = À qui le tour
screen-fill-up = Des bots sur les chaises libres
screen-there = Le plateau est sur le grand écran.
screen-board-here = Le montrer ici aussi
screen-board-there = Le garder petit ici

## Revoir une partie

replay = Replay
replay-open = Revoir la partie
replay-meta =
    { $all ->
        [1] Replay · une étape
       *[other] Replay · { $all } étapes
    }
replay-rail = Journal, preuve, partage
replay-proof = Preuve
replay-position = Position dans la partie
replay-step = Étape { $at } sur { $all }
replay-first = Au début
replay-back = Retour
replay-forward = Avancer
replay-last = À la fin
replay-keys = Touches : Espace lire · , retour · . avancer · Début · Fin
replay-eyes = Par les yeux de qui
replay-play = Lire
replay-pause = Pause
replay-next-point = Tournant suivant
replay-these-eyes = vu d’ici
replay-outside = De l’extérieur
replay-quiet = Un choix, face cachée.
replay-running = Cette partie est en cours. Seul qui la joue peut la revoir, depuis sa propre chaise.
replay-pure = Cette table ne retient que ce qui est visible. Tu pourras revoir la partie quand elle sera terminée.
replay-not-begun = Il n’y a encore rien à revoir. La partie n’a pas commencé.
to-the-table = À la table
share = Partager
share-title = Un lien vers cette position
share-all = Qui a le lien peut l’ouvrir.
share-members = Qui était à cette table peut l’ouvrir.
share-running = La partie est en cours : ce lien n’est que pour toi.
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
review-why = Pour { $name } : { $words }
review-asked = Ton conseil ici : { $move }
review-no-better = Aucun coup nettement meilleur n’a été trouvé.
review-ledgers = Tout le monde commence à { $start } %. Ce que chance et savoir-faire ont ajouté
review-ledgers-alone = Le début était à { $start } %. Ce que chance et savoir-faire ont ajouté
review-luck = Chance
review-skill = Savoir-faire
review-sure = Est-ce bien sûr ?
review-sure-more = Chaque choix a été jugé d’après ce qu’on pouvait savoir à ce moment, dans { $worlds } mondes imaginés. Les écarts de moins de 4 points, ou trop petits pour être sûrs, ne sont pas montrés.
review-luck-is = La chance, c’est ce qui a été distribué, tiré et découvert. Le savoir-faire compare chaque choix au meilleur que le bot a trouvé. Les deux peuvent s’écarter de { $noise } points ; ce qui est plus petit est noté ≈ 0.
review-no-points = Aucun tour n’a nettement changé les chances.
review-castle = Le château
review-noise = à { $noise } près
review-unasked = Où tout s’est-il décidé ?
review-unasked-more = Chaque choix de cette partie peut être jugé d’après ce qu’on pouvait savoir à ce moment. Cela prend du temps ; inutile d’attendre ici.
review-ask = Analyser la partie
review-progress = { $done } choix jugés sur { $total }
review-begins = Le premier choix est en train d’être jugé.
review-failed = L’analyse n’a pas pu être achevée.
review-failed-more = Tu vois ce qui est déjà jugé. On peut continuer de là.
review-again = Finir l’analyse
review-earlier = Tour précédent
review-next = Tour suivant
review-at-start = Avant le premier choix.
review-at-end = Voilà comment cela a fini.
review-lost = { $name } a perdu { $points } points ici. Il y avait mieux.
review-brought = { $name } a gagné { $points } points à ce tour.
review-cost = { $name } a perdu { $points } points à ce tour.
review-well = { $name } a bien choisi ici.
review-running = Cette partie est en cours. On l’analyse quand elle est terminée.
review-keys = Touches : , . tour après tour · < > entre tournants
review-chances = Chances de gagner
review-whole = Toute la partie
review-stood = { $name } avait ici { $chance } %, et { $after } % après le coup joué.
review-rules = Les règles en jeu :
review-unjudged = { $name } ne veut pas que ces choix soient jugés. Seules les chances sont montrées.
review-be-judged = Juger les choix de { $name }
review-be-judged-more = Sinon, tout le monde ne voit que les chances, pas les choix.
play-on = Rejouer à partir d’ici
what-if = Et si… · sans résultat
to-the-review = Vers l’analyse

## Le hasard a-t-il été honnête ?

verify-title = Le hasard a-t-il été honnête ?
verify-lead = Ouvre un enregistrement, et je recalculerai chaque dé et chaque mélange.
verify-a-file = Ouvrir un enregistrement
verify-drop = Ou pose le fichier ici. Il reste sur cet appareil.
verify-none = Ce n’est pas l’enregistrement d’une partie.
verify-more = Avant le premier coup, la maison s’engage sur sa graine. La partie terminée, elle la révèle, et ton navigateur recalcule ce que le hasard a donné.
verify-later = La maison s’est engagée sur sa graine et la révélera à la fin de la partie. Alors chaque dé et chaque mélange pourra être recalculé. Voici sa promesse :
verify-right = Le hasard a été honnête : tout se retrouve comme enregistré.
verify-wrong = Cet enregistrement a été modifié.
verify-unknown = Rien n’est faux, mais tout n’a pas pu être vérifié.
verify-is-right = Juste :
verify-is-wrong = Faux :
verify-is-unknown = Non vérifié :
verify-promise-right = La graine correspond à ce qui a été promis avant le premier coup.
verify-promise-wrong = La graine n’est pas celle qui a été promise avant le premier coup.
verify-promise-unknown = La graine est encore secrète, comme promis, jusqu’à la fin de la partie.
verify-heard-right = Cet appareil a reçu la même promesse pendant la partie.
verify-heard-wrong = Pendant la partie, cet appareil a reçu une autre promesse.
verify-chain-right =
    { $lines ->
        [one] L’enregistrement a une ligne, et personne n’y a touché.
       *[other] Les { $lines } lignes sont là, chacune scellée à la précédente.
    }
verify-chain-wrong = Le sceau de la ligne { $line } est brisé : quelque chose a été modifié avant.
verify-chain-last = Le dernier sceau est brisé : la fin de l’enregistrement a été modifiée.
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
verify-limits = On ne vérifie pas ici que chaque coup était permis ; « burghof verify » le fait avec les règles. Et cela montre que rien n’a changé après la promesse, non que la maison a choisi sa graine à l’aveugle.

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
series-terms-games-victories = { $games } parties : la série revient à qui en gagne le plus.
series-terms-games-points = { $games } parties : la série revient à qui a le plus de points au total.
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
        [1] Il manque une victoire à qui mène.
       *[other] Il manque { $missing } victoires à qui mène.
    }
series-missing-points =
    { $missing ->
        [1] Il manque un point à qui mène.
       *[other] Il manque { $missing } points à qui mène.
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
chair-move-to = Changer de chaise : { $colours }
chair-colours = en { $colours }
colour-gules = rouge
colour-azure = bleu
colour-or = doré
colour-vert = vert
colour-purpure = pourpre
colour-sable = noir

## La fin d’une partie

end-you-win = Tu gagnes, { $name }.
end-you-share = Tu partages la victoire avec { $names }.
end-you-together = Vous avez gagné tous ensemble.
end-you-place =
    { $rank ->
        [2] Deuxième place pour toi.
        [3] Troisième place pour toi.
        [4] Quatrième place pour toi.
        [5] Cinquième place pour toi.
       *[other] Dernière place pour toi.
    }
end-wins =
    { $winners ->
        [one] { $names } gagne.
       *[other] { $names } gagnent ensemble.
    }
end-nobody = Personne ne gagne.
end-margin-above =
    { $margin ->
        [0] { $name } en a autant
       *[other] { $name } en a { $margin } de plus
    }
end-margin-below =
    { $margin ->
        [0] { $name } en a autant
       *[other] { $name } en a { $margin } de moins
    }
end-margin-none = { $points }.
end-margin-one = { $points }, { $first }.
end-margin-two = { $points }, { $first }, { $second }.
end-place =
    { $rank ->
        [1] 1re place
       *[other] { $rank }e place
    }
end-place-you = { end-place }, toi
end-turning-point = Tournant
end-turned = Le coup qui a tout changé
end-slipped = Là où tout a basculé
end-see-it = Voir
end-by-estimate = Première estimation, d’après la position sur le plateau
end-by-review = D’après l’analyse
end-best-of-all = Personne n’a fait mieux : { $part }, { $points }.
end-best = Ce qui a rapporté le plus : { $part }, { $points }.
end-count = Le compte complet
end-total = Total
end-well-played = Bien joué, { $name }.
end-again = Encore une partie à la même table ?

## Lessons

lessons = Leçons
lesson-step = { $at } sur { $all }
lesson-leave = Quitter, garder ma place
lesson-you = Toi
lesson-back = Retour
lesson-show = Montre-moi
lesson-chosen = Ton choix : { $thing }.
lesson-price = coûte { $price }
lesson-why = Pourquoi ?
lesson-welcome-back = Te revoilà. On reprend où tu en étais.
lesson-next = Leçon suivante
lesson-play = Ta première partie
lesson-again = Encore une fois

## The gate of a game

gate-learn = Apprendre en 5 minutes
gate-learn-more = Tu joues, tu ne fais pas que lire.
gate-next = Ensuite : { $lesson }
gate-learnt = C’est appris. Rejoue une leçon quand tu veux.
gate-play-more = De jeunes pages t’attendent.
gate-rules-more = Tout, règle par règle.
gate-how-you-win = Comment gagner
gate-five-things = Cinq choses à savoir
gate-players = { $seats } personnes
gate-minutes =
    { $spread ->
        [0] { $most } minutes
       *[other] { $least } à { $most } minutes
    }
gate-age = dès { $age } ans
gate-secrets = Avec des secrets

## The rulebook

rules-back = Retour à la table
rules-search = Chercher dans les règles
rules-found =
    { $count ->
        [one] Un endroit
       *[other] { $count } endroits
    }
rules-nothing = Rien sur « { $query } ».
rules-instead = Regarde plutôt ici :
rules-turn = Un tour en trois images
rules-example = Par exemple :
rules-refused = Interdit :
rules-play-this = Jouer cela
rules-has-lesson = Une leçon le montre
rules-lesson-done = Une leçon le montre : terminée
rules-print = Imprimer

## Puzzles

puzzles = Énigmes
puzzles-one = Énigme
puzzle-of-day = L’énigme du jour
puzzle-about = Deux essais, pas de montre.
puzzle-solve = La résoudre
puzzles-again = La revoir
puzzles-week = Les sept derniers jours
puzzles-all = Toutes les énigmes
puzzles-none = Ce jeu n’a pas encore d’énigmes.
puzzles-tries = encore { $left } { $left ->
    [one] essai
   *[other] essais
} sur { $all }
puzzles-torches = Essais
puzzles-seen = Ce que tu vois
puzzles-see = Ce que je vois
puzzles-hidden = Ce qui est caché
puzzles-case-is = Chaque possibilité est un cas. Un choix est juste dans tous les cas.
puzzles-counts = Ce qui compte
puzzles-choices = Les choix
puzzles-choose = Choisis A, B ou C, regarde, puis confirme.
puzzles-confirm = Je choisis { $letter }
puzzles-confirm-none = Choisis
puzzles-nudge = Un coup de pouce
puzzles-counted = { $letter } : { $said }
puzzles-solved = { $letter } est le bon choix.
puzzles-why = Pourquoi { $letter }
puzzles-cases = Parcourir les cas de { $letter }
puzzles-cases-more = Ils viennent un par un sur le plateau, le pire d’abord.
puzzles-case = Cas { $at } sur { $all }.
puzzles-case-right = Ici, c’est juste.
puzzles-case-wrong = Ici, cela échoue.
puzzles-case-weight = Il en représente { $weight } pareils.
puzzles-first-case = Premier cas
puzzles-next-case = Cas suivant
puzzles-back = Retour à l’énigme
puzzles-next = Énigme suivante
puzzles-play = Jouer à ce jeu
puzzles-share = Partager
puzzles-copied = Copié, sans la réponse.
puzzles-shared-day = Burghof, énigme du jour, { $day } : { $game }
puzzles-shared = Burghof, énigme : { $game }, { $theme }
puzzles-sampled = Un échantillon, pas tous les cas.
puzzles-is-solved = résolue
puzzles-is-tried = essayée
puzzles-is-new = nouvelle
puzzles-difficulty =
    { $level ->
        [1] facile
        [2] moyenne
        [3] difficile
       *[other] très difficile
    }
gate-puzzles = Énigmes
gate-puzzles-more = Un seul choix est toujours juste
