### Kilt Castle en français : porte, leçons, qu’est-ce que c’est ?

## La porte

pitch = Construis sur les tours des autres, déclenche les revenus au bon moment et finis avec le plus de ducats.
how-you-win = Qui a le plus de ducats gagne. Aux phases de revenus, la caisse paie ton meilleur groupe de tours qui se touchent ; à la fin, toutes tes tours.
know-1 = La carte déplacée dit qui construit et où. Tu construis aussi pendant le tour des autres, et les autres pendant le tien.
know-2 = Qui est au sommet possède la tour. L’agrandir coûte 1 ducat par bloc déjà posé, payé à qui la perd. Sur tes tours, c’est gratuit.
know-3 = Quand la dernière carte quitte une rangée ou une colonne, une phase de revenus suit. N’importe qui peut la déclencher, et tout le monde est payé.
know-4 = Seul ton meilleur groupe est payé, des tours côte à côte : 1 ducat par tour, par toit et par blason visible.
know-5 = Une carte bicolore pivote en se déplaçant. Si ses deux couleurs construisent au même endroit, un toit donne la tour à tout le monde.
win-1 = Être au sommet
    .about = et la tour est à toi
win-2 = Relier des tours
    .about = côte à côte, elles forment un groupe
win-3 = Déclencher les revenus
    .about = la caisse paie ton meilleur groupe
win-4 = Avoir le plus de ducats
    .about = à la fin, toutes les tours paient
turn-1 = Déplacer une carte
    .about = dans le sens horaire, vers une rangée ou une colonne
turn-2 = Construire
    .about = les couleurs de la carte, dans cette rangée ou colonne
turn-3 = Les revenus
    .about = si la carte laisse une rangée ou une colonne sans carte
picture-site = Les tours montent sur les emplacements. Les cartes sont tout autour, à chaque bout de chaque ligne.
picture-start = Le début à trois : d’abord les cartes unicolores, puis deux bicolores, puis une.
picture-crests = Certains blocs ont un ou deux blasons. Ils comptent tant qu’on les voit au sommet.
picture-begins = Qui possède la couleur tournée vers l’extérieur sur la carte posée seule joue le premier coup.
picture-seal = Qui a le tour a le sceau. Il montre les ducats dès qu’une phase de revenus est déclenchée.
rival-1 = Bleu
rival-2 = Doré

## Premières pierres

lesson-first-stones = Premières pierres
    .about = Tes premiers coups, dans une nouvelle partie à trois.
lesson-first-stones-1 = Trois familles, un château : la plus riche en ducats gagne. Tu es Rouge.
    .ask = Déplace ta carte rouge en colonne D.
    .other = Prends la carte rouge en colonne B et pose-la en colonne D.
lesson-first-stones-2 = La carte dit qui construit et où : toi, en colonne D.
    .ask = Construis un bloc sans blason en D1 : c’est gratuit.
    .other = Les blasons, ces petites armoiries, sont précieux. Prends le bloc sans blason, et construis en D1.
lesson-first-stones-3 = Bleu a déplacé la carte rouge et bleue : tu construis aussi !
    .ask = Construis un bloc sans blason en E1.
    .other = Garde tes blasons. Prends le bloc sans blason, et construis en E1, à côté de ta première tour.
lesson-first-stones-4 = Qui est au sommet possède la tour. Reprends D1 à Doré !
    .ask = Déplace la carte rouge et dorée en colonne D.
    .other = Ta carte rouge est déjà en colonne D. Amènes-en une autre avec du rouge : la rouge et dorée.
    .other-1 = C’est la bonne carte. Mais la tour à reprendre est en colonne D.
lesson-first-stones-5 = Chaque bloc déjà posé coûte 1 ducat, payé à Doré : ici 2.
    .ask = Construis un bloc sans blason en D1.
    .other = D2 est gratuit, mais alors Doré garde D1. Paie 2 ducats, et construis en D1.
    .other-1 = C’est bien D1. Garde tes blasons, et prends le bloc sans blason.
lesson-first-stones-6 = Les tours côte à côte rapportent. Doré déplace une carte avec du rouge.
    .ask = Construis la troisième en C1, sans blason.
    .other = En C1, tu aurais trois tours qui se touchent : C1, D1, E1. Cela coûte 1 ducat, payé à Bleu.
    .other-1 = C’est bien C1. Garde tes blasons, et prends le bloc sans blason.
lesson-first-stones-7 = La colonne E perd sa dernière carte ? Les revenus suivent.
    .ask = Déplace la carte rouge et bleue en rangée 1.
    .other = Cherche la carte seule en colonne E. Dès qu’elle part, une phase de revenus suit.
    .other-1 = C’est la bonne carte. Mais tes trois tours sont en rangée 1.
lesson-first-stones-8 = Les revenus arrivent : chaque blason visible rapporte 1.
    .ask = Pose le bloc à deux blasons sur une de tes tours : gratuit.
    .other = Tes tours sont en C1, D1 et E1. Pose le bloc à deux blasons sur l’une d’elles.
lesson-first-stones-end = Trois tours, deux blasons : 5 ducats ! Tu mènes avec 15 ; Bleu en a 14, Doré 13.

## Déclenche les revenus

lesson-payday = Déclenche les revenus
    .about = Quand déclencher une phase de revenus.
lesson-payday-1 = Des tours voisines forment un territoire. Le tien mène : déclenche les revenus !
    .ask = Déplace ta carte rouge en rangée 2.
    .other = Toute carte déclenche maintenant les revenus. Mais seule la rouge te laisse construire avant.
    .other-1 = C’est la bonne carte. Mais en colonne E, l’emplacement libre E3 ne touche aucune de tes tours.
lesson-payday-2 = L’emplacement libre le plus proche, C2, touche C1 : il rejoint ton territoire.
    .ask = Construis en C2 avec deux blasons.
    .other = D2 et E2 coûtent des ducats. C2 est gratuit et touche C1.
    .other-1 = C’est bien C2. Deux blasons au sommet rapportent aujourd’hui 2 ducats de plus.
lesson-payday-end = Quatre tours et quatre blasons : 8 ducats pour toi. Bleu en reçoit 2, Doré aussi.

## Sous un même toit

lesson-roofs = Sous un même toit
    .about = Comment une tour passe à tout le monde.
lesson-roofs-1 = La carte tourne en chemin : Doré construit d’abord, puis toi.
    .ask = Déplace la carte rouge et dorée en colonne E.
    .other = Cherche la carte rouge et dorée en colonne C, et pose-la en colonne E.
lesson-roofs-2 = Doré a construit en E1, à côté de toi. Agrandis E1 : un toit suivra.
    .ask = Construis en E1, sans blason.
    .other = E2 est gratuit, mais ne touche aucune de tes tours. Un toit en E1 rejoint ta tour D1.
    .other-1 = C’est bien E1. Le toit cache les blasons : un bloc sans blason suffit.
lesson-roofs-end = Un toit donne la tour à tout le monde. Bleu déclenche les revenus : 4 pour toi, 1 pour Doré.

## Un toit déménage

lesson-moving-roof = Un toit déménage
    .about = Quel toit prendre quand il n’en reste plus.
lesson-moving-roof-1 = Les deux toits sont posés. Celui en E2 cache tes blasons.
    .ask = Déplace la carte rouge et bleue en colonne E.
    .other = Cherche la carte rouge et bleue, seule en colonne C, et pose-la en colonne E.
lesson-moving-roof-2 = Bleu a construit en E3. Construis-y aussi : un toit doit suivre.
    .ask = Construis en E3, sans blason.
    .other = E4 est gratuit, mais seul un second bloc en E3 amène un toit.
    .other-1 = C’est bien E3. Le toit cache les blasons : un bloc sans blason suffit.
lesson-moving-roof-3 = Plus de toit libre : déplaces-en un. Celui en E2 cache tes blasons.
    .ask = Prends le toit en E2.
    .other = Sans toit, E1 est à Bleu et sépare D1 de E2. Prends le toit en E2.
lesson-moving-roof-end = E2 est de nouveau à toi, blasons compris : 9 ducats pour toi, 1 pour Bleu, 1 pour Doré.

## Coupe en deux

lesson-cut = Coupé en deux
    .about = Comment couper en deux le meilleur territoire.
lesson-cut-1 = Les revenus donneraient 7 ducats à Doré, 3 à toi. Coupe son territoire !
    .ask = Déplace ta carte rouge en rangée 1.
    .other = D1 relie les tours dorées. La rangée 1 y mène, et la carte rouge ne fait construire que toi.
    .other-1 = La colonne D n’aurait plus de carte : phase de revenus ! Pas tant que Doré mène.
lesson-cut-2 = D1 relie la tour dorée en C1 au toit, et n’a qu’un étage.
    .ask = Construis en D1 avec un blason.
    .other = Après B1 ou C1, Doré garde D1. C’est la jointure, et elle touche ta tour D2.
    .other-1 = C’est bien D1. Un blason au sommet rapporte 1 ducat de plus.
lesson-cut-end = Les revenus te donneraient maintenant 6 ducats, et seulement 3 à Doré.

## Le dernier bloc

lesson-last-floor = Le dernier bloc
    .about = La fin d’une partie, gagnée avec 1 ducat d’avance.
lesson-last-floor-1 = Le dernier bloc d’une famille termine la partie. Il t’en reste deux.
    .ask = Déplace ta carte rouge en colonne E.
    .other = En colonne E, deux tours sont à toi, E2 et E3. Poses-y ta carte rouge.
lesson-last-floor-2 = À la fin, chacune de tes tours rapporte 1 ducat, chaque blason visible aussi.
    .ask = Construis en E4 pour 2 ducats.
    .other = Il te faut une tour de plus. E4 ne coûte que 2 ducats et touche ta tour E3.
lesson-last-floor-3 = Bleu a agrandi E3 et déclenché les revenus. Voici ton dernier bloc !
    .ask = Construis-le gratuitement, sur une tour à toi.
    .other = Les ducats payés maintenant vont aux autres. E2 et E4 sont à toi : là, c’est gratuit.
lesson-last-floor-end = 50 à 49 et 48 : la partie est terminée, et tu gagnes avec 1 ducat d’avance !

## Qu’est-ce que c’est ?

kind-single-card = Carte unicolore
    .text = Seule cette couleur construit, un bloc, dans la ligne où la carte arrive. N’importe qui peut la déplacer.
kind-double-card = Carte bicolore
    .text = La couleur tournée vers le château construit d’abord, puis l’autre. La carte tourne en chemin : alors la couleur extérieure commence.
kind-row-of-cards = Colonne de cartes
    .text = Des cartes sur une même case. Qui enlève la dernière déclenche une phase de revenus.
kind-space = Case pour les cartes
    .text = Pose une carte ici, et ses couleurs construisent dans la rangée ou la colonne qui part d’ici.
kind-arrow = Flèche
    .text = Les cartes avancent par là, dans le sens horaire. Jamais en arrière, et d’une case au plus devant la colonne de tête.
kind-line-name = Lettre ou chiffre
    .text = Les lettres nomment les colonnes, les chiffres les rangées. D1 est l’emplacement en colonne D, rangée 1.
kind-order-number = 1 et 2 sur la carte
    .text = Qui construit d’abord et qui ensuite, si tu poses la carte là.
kind-last-card = Dernière carte
    .text = Il n’y a pas d’autre carte ici. Si elle part, une phase de revenus suit quand tout le monde a construit.
kind-field = Emplacement libre
    .text = Construire ici est gratuit, mais seulement sur l’emplacement libre le plus proche de la carte.
kind-floor = Bloc
    .text = Tu t’en sers pour construire. Prends-en un qui te reste : au départ onze sans blason, trois à un blason, deux à deux blasons.
kind-crest = Blason
    .text = Il rapporte 1 ducat de plus aux phases de revenus et à la fin, tant qu’on le voit au sommet.
kind-tower = Tour
    .text = Des blocs empilés. La tour est à qui possède le bloc du sommet. Plus elle est haute, plus il est cher de l’agrandir.
kind-price = Prix
    .text = Ce qu’il faut payer ici : 1 ducat par étage, à qui possède la tour. Emplacements libres et tours à toi : gratuit.
kind-lock = Cadenas
    .text = Cette tour porte un toit. On n’y construit plus.
kind-roof = Toit
    .text = Il va sur une tour quand deux personnes y construisent dans le même coup. Il n’y a que deux toits.
kind-roofed-tower = Tour avec un toit
    .text = Elle est à tout le monde et vaut 1 ducat dans chaque territoire qu’elle touche. Blasons cachés, et personne ne l’agrandit.
kind-raft = Radeau
    .text = Les toits inutilisés attendent ici. Quand il n’en reste plus, qui construit en second en déplace un d’une autre tour.
kind-seal = Sceau de l’architecte
    .text = Il montre une pièce quand une phase de revenus est déclenchée. La caisse paie dès que tout le monde a construit.
kind-area = Territoire
    .text = Des tours d’une couleur qui se touchent par un côté, avec les toits voisins. La caisse ne te paie que le meilleur.
kind-water = Eau
    .text = On ne construit pas ici. Les deux rangées et les deux colonnes qui finissent à l’eau sont plus courtes.
kind-purse = Bourse
    .text = Des ducats pour payer. Tout le monde commence avec 10, et qui en a le plus à la fin gagne.
kind-income = Revenus
    .text = Ce que la caisse paie ici à cette phase de revenus, pour le meilleur territoire tel qu’il est maintenant.
kind-floors-left = Blocs restants
    .text = Le nombre de blocs encore à construire. Quand quelqu’un n’en a plus, la partie se termine après ce coup.
kind-towers-owned = Tours
    .text = Le nombre de tours de cette famille. À la fin, chacune rapporte 1 ducat, et chaque blason visible aussi.
kind-builders = Puis construisent
    .text = Qui construit si tu poses la carte là, et dans quel ordre. Une pièce annonce une phase de revenus.
kind-final-pay = Paiement final
    .text = À la fin, la caisse paie 1 ducat par tour sans toit et 1 par blason visible.
kind-sink = Abaisser les tours
    .text = Aplatit toutes les tours pour montrer ce qu’elles cachent. Rien ne change dans la partie.
