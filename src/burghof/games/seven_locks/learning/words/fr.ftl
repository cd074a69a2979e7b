### Apprendre Le château aux 7 serrures, en français.

pitch = Lâche des perles, écoute leur chute, ouvre les tours avec la bonne clé : qui amasse le plus de perles gagne.
how-you-win = Amasse le plus de perles. Ouvre des tours avec la bonne clé, participe quand d’autres essaient et devine quelle clé n’ouvre rien.
know-1 = À serrure profonde, clé longue. Il y a huit clés et seulement sept tours : une clé n’ouvre rien.
know-2 = Par son bruit, une perle dit combien une tour est profonde, mais seulement à peu près. Écoute la même tour plusieurs fois.
know-3 = Quand c’est à toi : lâche des perles, avance dans le sens horaire, essaie une clé. On ne peut rien omettre.
know-4 = Une clé qui n’ouvre pas aide aussi : tout le monde voit si elle était trop longue ou trop courte.
know-5 = Tu as deux blasons : poses-en un pour partager une tour que quelqu’un d’autre ouvre, ou gardes-en un pour la clé enchantée.
win-1 = Écouter
    .about = une perle sonne selon sa chute
win-2 = Ouvrir une tour
    .about = la bonne clé gagne ses perles
win-3 = Participer
    .about = et partager quand d’autres ouvrent
win-4 = Avoir le plus de perles
    .about = quand la sixième tour s’ouvre
turn-1 = Lâcher des perles
    .about = et écouter leur chute
turn-2 = Avancer
    .about = le maître des clés, dans le sens horaire
turn-3 = Essayer une clé
    .about = elle ouvre, ou tout le monde apprend quelque chose
rival-1 = Bleu
rival-2 = Or

## Écoute, puis ouvre

lesson-first-key = Écoute, puis ouvre
    .about = Une nouvelle partie à deux. Qui amasse le plus de perles gagne.
lesson-first-key-1 = Des perles tombent dans les tours ; une clé ouvre.
    .ask = Place le maître des clés devant la tour de la Lune.
    .other = Dans une partie, on commence où on veut. Ici, c’est la tour de la Lune, tout en haut.
lesson-first-key-2 = Tu entends ? La Couronne semble très profonde. Le dé te donne une perle.
    .ask = Lâche-la dans la tour de la Couronne.
    .other = Lâche ta perle là où tu veux ouvrir : tu en sauras plus et tu gagneras plus. La Couronne !
lesson-first-key-3 = Encore profonde ! Le maître des clés avance de trois pas au plus, dans le sens horaire.
    .ask = Avance-le jusqu’à la Couronne.
    .other = L’Étoile et la Cloche sont plus près, mais c’est la Couronne que tu connais le mieux.
lesson-first-key-4 = Serrure profonde, clé longue. L’écho trompe un peu : aucune serrure ne dépasse 8.
    .ask = Prends la clé 8, la plus longue.
    .other = Trois échos plus profonds que 8 : il faut la clé la plus longue, tout à droite.
lesson-first-key-5 = 3 perles ! Bleu essaie la clé 5 ; la Coupe sonnait comme 4.
    .ask = Partager ses perles coûterait un blason : abstiens-toi.
    .other = Tu n’as que deux blasons. Garde-les pour une clé à laquelle tu crois. Ici, abstiens-toi.
lesson-first-key-6 = Trop longue : bon à savoir ! Roue et Lune semblent peu profondes.
    .ask = Lâche ta perle dans la tour de la Lune.
    .other = La Roue et la Lune sont à ta portée. Écoute encore une fois la tour de la Lune.
    .other-1 = La Roue aussi semble peu profonde. Ici, on écoute la Lune, la tour juste après.
lesson-first-key-7 = Moins profonde que 1 ! C’est là qu’il faut aller.
    .ask = Avance le maître des clés de deux pas, jusqu’à la Lune.
    .other = Encore un pas, après la Roue : c’est la Lune que tu viens d’écouter.
lesson-first-key-8 = À serrure peu profonde, clé courte.
    .ask = Prends la clé 1, la plus courte.
    .other = Ses échos : 1, 3 et moins profond que 1. La clé la plus courte a le plus de chances.
lesson-first-key-end = Elle ouvre ! 3 perles de plus : 6 gagnées pour toi, aucune pour Bleu.

## Participer

lesson-join = Participer
    .about = Trois essais : un à partager, un à laisser passer, un à toi.
lesson-join-1 = Bleu essaie la clé 2, tour de la Cloche. La 1 y était trop courte.
    .ask = Pose un blason pour partager.
    .other = La Cloche est plus profonde que 1 et sonnait comme 2, 1, 0 et 2. La clé 2 semble bonne.
lesson-join-2 = 2 perles ! Maintenant, Or essaie la clé 5 ; la Couronne sonnait comme 2, 5, 2, 4.
    .ask = Plutôt trop longue : abstiens-toi.
    .other = Un blason posé est perdu même si la clé échoue. Des échos autour de 3 n’appellent pas la clé 5.
lesson-join-3 = Trop longue, en effet ! 3 perles, trois tours différentes, et un pas jusqu’au Cœur.
    .ask = Lâche la première, tour du Cœur.
    .other = Seule la tour du Cœur est à un pas. Remplis-la avant de l’ouvrir.
lesson-join-4 = Chaque perle enrichit une tour et t’apprend quelque chose.
    .ask = Lâche la suivante dans une autre tour, à ton choix.
    .other = Chaque perle va dans une tour différente. Celle du Cœur a déjà la sienne.
lesson-join-5 = Encore une. Le maître des clés fera ensuite le pas de lui-même.
    .ask = Lâche la dernière dans une troisième tour.
    .other = Choisis une tour qui n’a pas encore reçu de perle cette fois-ci.
lesson-join-6 = Le Cœur a sonné comme 12 : au moins 6. La 7 : trop longue. La 8 : partie.
    .ask = Prends celle qui reste.
    .other = Un écho se trompe de six au plus : 12 veut dire au moins 6. La 7 est trop longue.
lesson-join-end = 5 perles, toutes pour toi : personne n’a participé. Tu en as 11, Bleu 3, Or 1.

## Une mauvaise clé aide

lesson-wrong-key = Une mauvaise clé aide
    .about = Tout le monde croyait à la clé 8. Elle était trop longue.
lesson-wrong-key-1 = La Couronne sonnait comme 8, 12 et 10, mais ta clé 8 était trop longue !
    .ask = Écoute-la encore : lâche ta perle.
    .other = Regarde la Couronne : des échos profonds, mais la clé 8 était trop longue. Lâche ta perle là-bas.
lesson-wrong-key-2 = Encore 8. L’oreille se trompe, la clé jamais.
    .ask = Avance le maître des clés de deux pas, jusqu’à la Couronne.
    .other = Quelle tour viens-tu d’écouter ? La Cloche est à un pas, la Couronne à deux.
lesson-wrong-key-3 = Quatre échos profonds, mais la clé 8 était trop longue.
    .ask = Prends la plus longue en dessous de 8.
    .other = Chaque écho valait 8 ou plus, et la clé 8 était trop longue. Laquelle est juste plus courte ?
lesson-wrong-key-end = Elle ouvre : 4 perles ! Une mauvaise clé t’en a dit plus que quatre échos.

## La clé enchantée

lesson-enchanted = La clé enchantée
    .about = Une clé n’ouvre rien. Devine laquelle, et la dernière tour te paie.
lesson-enchanted-1 = Maintenant, Or essaie la clé 4. La Roue sonne comme 4 ; 5 était trop longue.
    .ask = Participe : 3 perles pour toi.
    .other = Plus sûr, ça n’existe pas. Tu as deux blasons, et un seul suffira pour plus tard.
lesson-enchanted-2 = Trois clés, deux tours : la clé enchantée n’ouvre rien.
    .ask = Pose ton blason sur la clé 7 : trop longue pour l’Étoile.
    .other = L’Étoile sonne comme 6, la Coupe comme 5. Quelle clé est de trop ?
    .other-1 = Sans blason sur une clé, la dernière tour ne te donne rien. Quelle clé n’ouvre aucune tour ?
lesson-enchanted-3 = 3 perles, deux tours : l’une en reçoit deux. Ton prochain arrêt est l’Étoile.
    .ask = Lâche la première, tour de l’Étoile.
    .other = Remplis la tour que tu vas ouvrir : l’Étoile, à un pas.
lesson-enchanted-4 = Elle sonne comme 7, mais tu le sais : la clé 7 était trop longue.
    .ask = Lâche la deuxième au même endroit.
    .other = Dans la Coupe, elle serait partagée en trois. Dans l’Étoile, elle est toute à toi.
lesson-enchanted-5 = La sixième tour ouverte finit la partie. Tu as 4 perles, Or en a 10.
    .ask = Prends la clé 6.
    .other = La 7 était trop longue, et la Coupe veut la 5. Une seule reste pour l’Étoile.
lesson-enchanted-end = 7 perles, plus 2 pour la clé enchantée : 13 à 12. Le trône est à toi !

## Qu’est-ce que c’est ?

kind-tower = Tour
    .text = Une serrure s’y cache, et personne n’en connaît la profondeur. Ouvre-la avec la bonne clé et prends les perles.
kind-emblem = Emblème
    .text = Le nom de la tour. Il ne dit rien de la profondeur : elle change à chaque partie.
kind-pearls-inside = Perles dans la tour
    .text = Le nombre de perles dans cette tour. Qui l’ouvre les partage avec qui participe.
kind-gap = Emplacement vide
    .text = Une tour se dressait ici ; elle est ouverte. Le maître des clés passe sans que cela compte comme un pas.
kind-tower-set-aside = Tour mise de côté
    .text = La huitième tour. Personne n’a regardé dedans, personne ne l’ouvre : sa clé est la clé enchantée.
kind-keymaster = Maître des clés
    .text = Il avance dans le sens horaire, d’au moins une tour, sans dépasser les pas du dé. Tu essaies une clé où il s’arrête.
kind-steps = Traces de pas
    .text = Le nombre de pas jusqu’à cette tour. Les tours ouvertes ne comptent pas. Tu y essaieras une clé.
kind-die = Dé
    .text = Il montre deux nombres, jamais égaux : les perles à lâcher, et les pas que le maître des clés peut faire au plus.
kind-pearl = Perle
    .text = Trésor et fil à plomb : lâche-la, et son bruit te dit à peu près combien la tour est profonde.
kind-echo = Écho
    .text = La profondeur que cette perle a fait entendre. Près du vrai, rarement exact : écoute deux fois avant d’y croire.
kind-depth-gauge = Échelle de profondeur
    .text = Elle montre l’écho à tes yeux : plus la perle s’arrête bas, plus la tour sonnait profonde.
kind-hear-again = Réécouter
    .text = Rejoue la dernière perle, pour toi seulement. Cela n’apprend rien de nouveau et ne coûte rien.
kind-senses = Comment percevoir les perles
    .text = À l’oreille, à l’œil ou au toucher : choisis ce qui te convient. Les trois disent la même chose.
kind-practice = S’exercer à écouter
    .text = Ici, les huit profondeurs sonnent juste. Écoute-les et apprends à les distinguer.
kind-bin = Bac à perles
    .text = 80 perles pour tout le monde au début. S’il en faut une et que le bac est vide, tout le monde perd.
kind-row-of-keys = Rangée de clés
    .text = Toutes les clés, de la plus courte à la plus longue. Il y en a toujours une de plus que de tours fermées.
kind-key = Clé
    .text = Aussi longue que son numéro. Elle ouvre la serrure de même profondeur, et aucune autre. Clé prise, clé jouée.
kind-tried-key = Clé essayée
    .text = Elle ouvre, ou tout le monde voit si elle est trop longue ou trop courte. Retiens-le : cela exclut aussi d’autres clés.
kind-key-gone = Clé partie
    .text = Cette clé a ouvert la tour qui porte cet emblème. Elle n’en ouvre pas d’autre : elle a quitté la partie.
kind-enchanted-key = Clé enchantée
    .text = La clé de la tour mise de côté : elle n’ouvre rien. Poses-y un blason, et la dernière tour te paie.
kind-coat-of-arms = Blason
    .text = Tu en as deux. Poses-en un pour partager une tour que quelqu’un d’autre ouvre, ou sur la clé que tu crois enchantée.
kind-placed-coat = Blason posé
    .text = Quelqu’un participe : si la tour s’ouvre, ce blason donne une part. Il est perdu même si la clé échoue.
kind-coat-on-key = Blason sur une clé
    .text = Quelqu’un croit cette clé enchantée. Qui a raison partage la dernière tour. On peut encore essayer la clé.
kind-share = Ta part
    .text = Ce que tu reçois si tu participes et que la clé ouvre. Le reste va à la personne qui ouvre.
kind-stay-out = S’abstenir
    .text = Tu gardes ton blason et tu n’as pas de part de cette tour.
kind-withdraw = Retirer le blason
    .text = Tu reprends ton blason intact avant l’essai de la clé. Tu n’as alors pas de part.
kind-box = Coffret
    .text = Les perles gagnées jusqu’ici. Qui en a le plus à la fin gagne ; à égalité, la victoire est partagée.
kind-notebook = Carnet
    .text = Il note pour tout le monde ce qu’on a entendu et essayé, et peut calculer les chances de chaque clé.
kind-chances = Chances
    .text = Les chances de chaque clé, d’après tout ce qu’on a entendu et vu. Un tiret : la clé ne peut pas ouvrir.
