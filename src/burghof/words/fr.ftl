### Les mots communs à tous les jeux, et ceux de la ligne de commande.

## Listes et noms

list-of-none = –
list-more = { $others }, { $next }
list-last = { $others } et { $last }
list-you = toi
seat-without-a-name = Visite { $number }
words-for-yes = o oui y yes
words-for-no = n non no
outline-label = { $label } :

## À toute table

event-taken-back =
    { $seats-is ->
        [you] Un coup est repris, comme tu le voulais.
        [with-you] Un coup est repris. D’accord : toi, { $seats-others }.
       *[other] Un coup est repris, comme voulu par { $seats }.
    }
    .past = { $seats-is ->
        [you] Un coup a été repris, comme tu le voulais.
        [with-you] Un coup a été repris. D’accord : toi, { $seats-others }.
       *[other] Un coup a été repris, comme voulu par { $seats }.
    }
event-seat-taken = { $name } prend place sur cette chaise.
    .past = { $name } a pris place sur cette chaise.
event-gave-up =
    { $why ->
        [out-of-time] { $seat-is ->
            [you] Ton temps est écoulé.
           *[other] { $seat } n’a plus de temps.
        }
       *[resigned] { $seat-is ->
            [you] Tu abandonnes.
           *[other] { $seat } abandonne.
        }
    }
    .past = { $why ->
        [out-of-time] { $seat-is ->
            [you] Ton temps s’est écoulé.
           *[other] { $seat } n’avait plus de temps.
        }
       *[resigned] { $seat-is ->
            [you] Tu as abandonné.
           *[other] { $seat } a abandonné.
        }
    }
reason-forfeit = La partie a été abandonnée.
outcome-won =
    { $seats-is ->
        [you] Tu as gagné.
        [with-you] { $seats-others } et toi avez gagné ensemble.
       *[other] { $winners ->
            [0] Personne n’a gagné.
            [1] { $seats } a gagné.
           *[other] { $seats } ont gagné ensemble.
        }
    }

outcome-rank = { $rank }. { $seat }
outcome-rank-with-points = { $rank }. { $seat } : { outcome-points }
outcome-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
outcome-part = { $part } : { $points }
outcome-tiebreak = { $part } (pour départager) : { $points }

## Réponses qui ne sont pas des coups

malformed = Ce n’est pas un coup de ce jeu.
stale =
    { $why ->
        [not-yours] Ce n’est pas à toi de décider.
        [over] La partie est terminée.
       *[already-decided] C’est déjà décidé.
    }

## La ligne de commande : aide

help-burghof = Burghof, la maison des jeux de châteaux : jouer dans le terminal, vérifier des parties enregistrées, faire jouer des bots.
help-arguments = Arguments
help-options = Options
help-commands = Commandes
help-lang = La langue ; par défaut celle du système.
help-shelf = Le paquet Python qui contient les jeux.
help-version = Afficher la version et terminer.
help-json = N’écrire que du JSON.
help-plain = Des phrases entières, l’une sous l’autre, pour un lecteur d’écran.
help-game = Le jeu, tel que burghof games le nomme.
help-option = Une option du jeu, sous la forme nom=valeur ; répétable.
help-options-json = Toutes les options du jeu en un seul objet JSON.
help-games = Lister les jeux.
help-sit = Jouer dans le terminal, contre des bots ou à plusieurs sur le même appareil.
help-sit-game = Le jeu, tel que burghof games le nomme ; à omettre avec --continue.
help-sit-seats = Qui joue, dans l’ordre, par exemple me,squire ou me:Anna,me:Ben,marshal.
help-sit-seed = La graine du hasard ; sans elle, une graine secrète est tirée.
help-sit-recall = Ce que la table retient pour chacun : seulement ce qui est visible, ou tout ce que chacun a vu.
help-sit-file = Le fichier qui conserve la partie pendant qu’on joue.
help-sit-continue = Reprendre la partie sauvegardée dans ce fichier.
help-rules = Afficher les règles d’un jeu, par chapitre et par règle.
help-rules-clause = Une règle ou un chapitre, par exemple 4.4 ou 4.
help-replay = Montrer une partie enregistrée sous forme de texte, à n’importe quel moment.
help-replay-file = Un enregistrement ou une partie sauvegardée.
help-replay-upto = Seulement les premières entrées, jusqu’à ce nombre.
help-replay-seat = Par les yeux de cette personne, comptée à partir de 0 ; par défaut, comme en regardant.
help-verify = Vérifier que des parties enregistrées sont entières, conformes aux règles et au hasard tiré.
help-verify-files = Des enregistrements ou des parties sauvegardées.
help-verify-bots = Refaire chaque décision d’un bot et dire lesquelles diffèrent.
help-analyse = Juger chaque choix d’une partie terminée : ses tournants, la chance et le savoir-faire.
help-analyse-file = L’enregistrement d’une partie terminée.
help-analyse-level = Combien de réflexion : page, squire, knight ou marshal.
help-analyse-iterations = Combien de mondes une recherche explore ; au lieu d’un niveau.
help-analyse-seat = Seulement les tournants de cette personne, comptée à partir de 0.
help-simulate = Faire jouer beaucoup de parties à des bots et en rendre compte.
help-simulate-games = Combien de parties.
help-simulate-seats = Combien de chaises, ou un bot pour chacune : 3, ou knight,squire.
help-simulate-seed = La graine : la même graine donne les mêmes parties.
help-simulate-player = Un bot pour toutes les chaises, ou un par chaise, séparés par des virgules : random, greedy, page, squire, knight ou marshal.
help-simulate-swap = Décaler chaque bot d’une chaise à chaque partie.
help-simulate-vary = Tirer au sort les options de chaque partie ; le JSON compte les parties jouées avec chaque valeur.
help-simulate-cap = Interrompre une partie après ce nombre de coups.
help-arena = Faire jouer des bots entre eux, chacun aussi souvent sur chaque chaise, sur tous les cœurs ou une grappe Ray.
help-arena-players = Les bots, séparés par des virgules ; on peut en nommer un plusieurs fois, et marshal/1200 réfléchit sur 1200 mondes.
help-arena-games = Combien de parties joue chaque groupe ; arrondi pour que chacun ait chaque chaise aussi souvent.
help-arena-seats = Combien de chaises ; s’il y a plus de bots que de chaises, tous les choix possibles jouent.
help-arena-workers = Combien de processus ; par défaut un par cœur, et avec 1 ou sans Ray seulement celui-ci.
help-arena-address = L’adresse d’une grappe Ray où jouer.
help-arena-out = Le fichier des résultats, .jsonl ou .parquet ; la même commande ne joue ensuite que ce qui y manque.
help-arena-goal = La part de victoires à laquelle on mesure le premier de chaque groupe, par exemple 0.70.
help-arena-until = Terminer un groupe dès que son intervalle est entièrement au-dessus ou au-dessous du but.
help-puzzles = Cherche des énigmes dans des parties entre bots, sur tous les cœurs ou une grappe Ray.
help-puzzles-out = Le fichier qui reçoit une énigme par ligne.
help-puzzles-games = Le nombre de parties à parcourir.
help-puzzles-first = Le numéro de la première partie ; le même numéro donne la même partie.
help-puzzles-bot = Le bot sur toutes les chaises.
help-puzzles-theme = Un thème à chercher ; on peut en nommer plusieurs. Sinon, tous.
help-report = Écrire une page avec des graphiques sur les parties des arènes, ou du Markdown.
help-report-files = Des fichiers de résultats écrits par burghof arena.
help-report-out = Le fichier à écrire, .html ou .md, ou un dossier.
help-play = Proposer les jeux à la maison : dans le navigateur ici et sur les autres appareils du même réseau.
help-play-port = Le port ; sans cela 8000 ou le premier libre ensuite.
help-play-browser = Ouvrir le navigateur ou non.
help-data = Le dossier qui garde tout ; sans cela celui de ton compte.
help-backup = Écrire dans un fichier tout ce que garde le serveur à la maison.
help-backup-file = Le fichier à écrire.
help-restore = Mettre une sauvegarde à la place de tout ce que garde le serveur à la maison.
help-restore-file = Un fichier écrit par burghof backup.
help-serve = Lancer un processus web ; l’environnement nomme PostgreSQL, NATS et tous les réglages.
help-worker = Lancer un processus qui fait jouer les bots et fait les travaux lents ; l’environnement nomme tous les réglages.
help-worker-health = Un fichier touché toutes les quelques secondes tant que tout va bien.

## La ligne de commande : étagère, fichiers, fautes

cli-shelf-unknown = Il n’y a pas de paquet Python « { $package } ».
cli-shelf-id = Code
cli-shelf-title = Jeu
cli-shelf-seats = Personnes
cli-shelf-minutes = Minutes
cli-shelf-age = Âge
cli-game-unknown = Il n’y a pas de jeu « { $game } ». Jeux : { $known }.
cli-clause-unknown = Il n’y a ni chapitre ni règle { $clause } ici. Chapitres : { $known }.
cli-option-unknown = Il n’y a pas d’option « { $option } ». Options : { $known }.
cli-option-value-unknown = « { $value } » n’est pas une valeur de { $option }. Valeurs : { $known }.
cli-options-wrong = Ces options ne conviennent pas au jeu : { $why }
cli-player-unknown = « { $player } » ne peut pas jouer ici. Possibles : { $known }.
cli-name-unsuitable = Personne ne peut porter ce nom ici. Un nom a au plus { $most } lettres, rien de caché, et n’est pas réservé au serveur.
cli-players-do-not-fit =
    { $players } noms sont donnés pour { $seats ->
        [one] { $seats } chaise
       *[other] { $seats } chaises
    } : donnes-en un pour toutes, ou un pour chacune.
cli-seats-do-not-fit = Ce jeu ne se joue pas à { $seats }. Possibles : { $known } personnes.
cli-seat-unknown = Il n’y a pas de personne { $seat } ; on compte de 0 à { $last }.
cli-file-not-read = Impossible de lire { $file } : { $why }
cli-file-missing = Il n’y a pas de fichier { $file }.
cli-file-not-written = Impossible d’écrire { $file } : { $why }
cli-file-without-a-game = { $file } ne contient pas de partie enregistrée : { $why }
cli-file-of-unknown-game = { $file } est une partie du jeu « { $game } », qui n’est pas ici.
cli-right =
    { $file } : en règle. { $title }, { $entries ->
        [one] { $entries } entrée
       *[other] { $entries } entrées
    }, { $finished ->
        [1] partie terminée
       *[other] partie en cours
    }, { $checked ->
        [1] chaque tirage vérifié.
       *[other] tirages non vérifiés tant que la graine est secrète.
    }
cli-bots-right =
    { $file } : { $decisions ->
        [0] aucun bot n’a rien décidé.
        [1] une décision de bot a été refaite : elle est la même.
       *[other] { $decisions } décisions de bots ont été refaites : toutes sont les mêmes.
    }
cli-bot-decides-otherwise = { $file }, entrée { $position } : interrogé à nouveau, le bot décide autrement.
cli-bots-not-yet = { $file } : les décisions des bots ne peuvent être refaites tant que la graine est secrète.
cli-fault = { $file } : { cli-fault-why }
cli-fault-at-entry = { $file }, entrée { $position } : { cli-fault-why }
cli-fault-why =
    { $why ->
        [another-game] l’enregistrement est celui d’un autre jeu.
        [unknown-rules] l’enregistrement suit des règles inconnues ici.
        [wrong-seats] le nombre de personnes ne convient pas.
        [wrong-options] les options ne sont pas celles de ce jeu.
        [wrong-commitment] la graine n’est pas celle qui avait été promise.
        [broken-chain] l’entrée ne suit pas la précédente ; quelque chose a été modifié.
        [not-opened] la première entrée, et elle seule, doit ouvrir la table.
        [not-due] ce n’était pas son tour.
        [illegal] le coup est contraire aux règles.
        [not-as-drawn] le hasard n’a pas tiré cela.
        [not-allowed] ce n’était pas permis.
        [after-the-end] la partie était déjà terminée.
        [cut-short] l’enregistrement s’arrête au milieu d’une étape.
        [wrong-head] la fin ne correspond pas aux entrées ; il manque quelque chose ou on y a touché.
        [wrong-seed] la graine doit figurer quand la partie est terminée, et seulement alors.
        [wrong-outcome] le résultat n’est pas celui de cette partie.
       *[other] il n’est pas en règle.
    }

## La ligne de commande : relecture et simulation

cli-replay-title = { $title }, après l’entrée { $position } sur { $total }
cli-replay-players = À la table : { $names }
cli-simulated =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, { $steps } coups en { $seconds } secondes : { $speed } coups par seconde.
cli-simulated-length = Une partie compte en moyenne { $steps } coups et { $longest } au plus, ceux du hasard compris.
cli-simulated-seat = Chaise { $number } : { $wins } sur { $games } gagnées
cli-simulated-seat-of = Chaise { $number }, { $player } : { $wins } sur { $games } gagnées
cli-simulated-player = { $player } sur toutes les chaises : { $wins } sur { $games } gagnées
cli-simulated-ties = Victoires partagées : { $shared }, elles comptent en partie pour chaque bot ; parties que personne n’a gagnées : { $unwon }.
cli-simulated-figure = { $figure } : { $mean } par partie
cli-simulated-unfinished =
    { $games ->
        [one] { $games } partie n’était pas terminée
       *[other] { $games } parties n’étaient pas terminées
    } après { $cap } coups.
cli-analyse-not-over = { $file } : la partie n’est pas terminée. On la juge après.
cli-analyse-level-unknown = Il n’y a pas de niveau { $level } ; il y a : { $known }.
cli-analysed = { $choices } choix, chacun jugé d’après ce qu’on pouvait savoir à ce moment, dans { $worlds } mondes imaginés.
cli-analysed-turns =
    { $turns ->
        [0] Tournants : aucun tour n’a nettement changé les chances
       *[other] Tournants
    }
cli-analysed-turn = Tour { $turn }, { $name } : { $swing }
cli-analysed-played = Joué : { $move } ({ $before } → { $chance } %, ± { $noise })
cli-analysed-better = Mieux : { $move } ({ $chance } %, ± { $noise })
cli-analysed-why = Pour { $name } : { $words } (§{ $clause })
cli-analysed-ledgers =
    { $lone ->
        [1] Chances au début + chance + savoir-faire = résultat, en points de chances de réussir
       *[other] Juste part + chance + savoir-faire = résultat, en points de chances de gagner
    }
cli-analysed-ledger = { $name } : { $start }, chance { $luck }, savoir-faire { $skill } (± { $noise }) : { $result }

## La ligne de commande : le laboratoire

cli-arena-played =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, dont { $played } jouées maintenant en { $seconds } secondes : { $speed } parties par seconde.
cli-arena-shape = Une partie comptait en moyenne { $length } coups et { $decisions } décisions, une décision { $branching } possibilités, { $widest } au plus.
cli-arena-player = Bot
cli-arena-seat = Chaise
cli-arena-line-up = Groupe
cli-arena-games = Parties
cli-arena-won = Gagnées
cli-arena-share = Part
cli-arena-interval = 95 %
cli-arena-fair = Part égale
cli-arena-score = Points
cli-arena-decisions = Décisions
cli-arena-thinks = Réflexion, ms
cli-arena-thinks-95 = 95 % en, ms
cli-arena-goal = But
cli-arena-against-goal =
    { $verdict ->
        [above] atteint
        [below] manqué
       *[open] ouvert
    }
cli-arena-unfinished =
    { $games ->
        [one] { $games } partie a été interrompue
       *[other] { $games } parties ont été interrompues
    } à la limite.
cli-arena-unreadable = { $file } ne contient pas de résultats d’une arène : { $why }
cli-arena-other = { $file } appartient à une autre arène, là-bas et ici : { $difference }
cli-arena-suffix = { $file } n’a pas la bonne terminaison. Possibles : { $known }.
cli-arena-no-cluster = Il n’y a pas de grappe Ray à l’adresse { $address }.
cli-arena-other-code = Une machine de la grappe a d’autres règles ou d’autres bots : installe le même Burghof sur toutes.
cli-arena-until-what = --until demande un --goal.
cli-puzzles-no-theme = { $theme } n’est pas un thème de ce jeu. Possibles : { $known }.
cli-puzzles-found =
    { $theme } : { $puzzles ->
        [one] { $puzzles } énigme
       *[other] { $puzzles } énigmes
    }
cli-report-other-game = { $file } contient des parties de { $game }.
cli-report-empty = Ces fichiers n’ont aucune série de parties où chacun a occupé chaque chaise.
cli-report-written = Écrit : { $file }

## La ligne de commande : à table

cli-sit-what = Nomme un jeu, ou une partie sauvegardée avec --continue.
cli-sit-welcome = Tape ? pour l’aide, r pour les règles.
cli-sit-without-seed = Cet enregistrement cache sa graine, la partie ne peut pas continuer ; les parties sauvegardées la gardent.
cli-sit-is-over = Cette partie est terminée ; burghof replay la montre.
cli-sit-help =
    Un nombre choisit cette ligne de la liste. Plusieurs nombres choisissent de liste en liste : 4 2.
    D’autres mots ne montrent que ce qui les contient ; une ligne vide montre de nouveau toute la liste.
      v          revoir la table
      w          la table en phrases entières
      l          ce qui s’est passé jusqu’ici
      u          reprendre le dernier coup
      r          les chapitres des règles ; r 4 en montre un, r 4.4 une règle
      s FICHIER  sauvegarder la partie
      m COUP     un coup écrit en JSON
      q          quitter la table
cli-sit-help-aids = {"  "}a          ce qui peut se calculer pour toi ; a 1 montre le premier
cli-prompt = { $seat } (? pour l’aide) :
cli-menu-more =
    { $node } ({ $offers ->
        [one] { $offers } possibilité
       *[other] { $offers } possibilités
    })
cli-menu-part = Entrée montre de nouveau toute la liste.
cli-menu-no-such-number = Choisis un nombre de 1 à { $last }.
cli-menu-nothing-found = Rien de ce que tu peux faire ne contient « { $text } ». Tape ? pour l’aide.
cli-move-like = Un coup se tape ainsi : m { $example }
cli-aid-unknown = Ce jeu ne calcule rien qui s’appelle « { $text } ». Il calcule :
cli-nothing-to-take-back = Il n’y a rien à reprendre.
cli-take-back-impossible = Cela ne peut pas être repris.
cli-take-back-agree =
    { $own ->
        [1] { $seat }, faut-il reprendre ton dernier coup ? (o/n)
       *[0] { $seat }, { $mover } veut reprendre son dernier coup. D’accord ? (o/n)
    }
cli-take-back-refused = { $seat } ne préfère pas.
cli-curtain-close = { $seat }, appuie sur Entrée quand tu as lu.
cli-curtain = Passez l’appareil à { $seat }. { $seat }, appuie sur Entrée.
cli-save-where = Nomme un fichier, par exemple : s partie.json
cli-save-over = { $file } existe déjà. L’écraser ? (o/n)
cli-save-ask = Dans quel fichier sauvegarder la partie ? (Entrée ou n : ne pas sauvegarder)
cli-save-record-ask = Dans quel fichier écrire l’enregistrement ? (Entrée ou n : aucun)
cli-saved = La partie est dans { $file }.
cli-game-left = Tu as quitté la table.

## La ligne de commande : le serveur

cli-extras-missing =
    Il faut pour cela installer le { $extra ->
        [lab] laboratoire
       *[home] serveur
    } ({ $module } manque) : { $command }
cli-play-starts = La maison s’ouvre…
cli-play-already = Burghof tourne déjà.
cli-play-here = Sur cet appareil : { $url }
cli-play-others = Sur les autres appareils du même réseau : { $url }
cli-play-alone = Cet appareil n’a pas de réseau, personne d’autre ne peut donc se joindre.
cli-play-kept = Toutes les parties sont gardées dans { $folder }. Ctrl-C arrête.
cli-play-stopped = Burghof est arrêté. Toutes les parties sont gardées.
cli-backed-up = Tout est dans { $file }. Qui a ce fichier peut connaître tous les secrets des parties qu’il contient.
cli-restored = Tout est comme dans { $file }.
cli-restored-before = Ce qu’il y avait avant est dans { $file }.
cli-settings-wrong =
    { $kind ->
        [unknown] Ce réglage n’existe pas : { $about }
        [missing] Ces réglages manquent : { $about }
        [open] Ce serveur doit être joignable hors de sa propre machine, règle donc d’abord { $about } : sans les proxys, tout le monde derrière un répartiteur compte pour une seule visite et se trouve freiné, et sans l’adresse, ni les cookies ni les liens ne sont faits pour elle (sans répartiteur : BURGHOF_TRUSTED_PROXIES=none).
       *[wrong] Un réglage est faux. { $about }
    }
cli-no-database = La base de données que nomme DATABASE_URL ne répond pas.
home-no-folder = Le dossier { $folder } ne peut pas être créé : { $why }
home-busy = Un autre Burghof travaille dans le dossier { $folder } et ne répond pas. Arrête-le et réessaie.
home-busy-restore = Burghof tourne avec le dossier { $folder }. Arrête-le d’abord.
home-port-taken = Le port { $port } est pris par un autre programme.
home-other-postgres = Le dossier { $folder } est de PostgreSQL { $found }, et ce Burghof a besoin de { $needed }. Sauvegarde-le avec le Burghof qui l’a écrit, puis restaure-le ici.
home-postgres-fails = PostgreSQL ne fait pas ce qu’il devrait ({ $program }) : { $why }
home-newer-release = Ceci a été écrit par un Burghof plus récent. Installe celui-là.
home-start-fails = Le serveur n’a pas pu démarrer. { $log } en dit plus.
home-no-backup = { $file } n’est pas une sauvegarde de Burghof.

## La page simple

plain-to-do = Ce que tu peux faire
plain-chosen = Tu as choisi. Tu peux encore changer.
plain-table = La table
plain-log = Jusqu’ici
