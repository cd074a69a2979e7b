### Apprendre Château Roquefort, en français.

pitch = Guide tes souris sous les toits, sur un sol qui bouge. Qui réunit d’abord quatre fromages différents gagne.
how-you-win = Réunis en premier quatre fromages différents. Un fromage est à toi quand deux de tes souris sont chacune sur une tuile de cette variété.
know-1 = Quatre actions par tour : enlever un toit, faire entrer une souris, courir d’un pas ou pousser la tuile restante. À toi de choisir.
know-2 = Deux de tes souris sur deux tuiles du même fromage, et tu en ramasses un morceau. Chaque variété compte une fois ; il en faut quatre.
know-3 = À la fin d’un tour, chaque pièce sans souris retrouve son toit. Retiens ce que tu as vu dessous.
know-4 = Une fois par tour, la tuile restante peut entrer par une porte : les tuiles de la ligne glissent, souris et toits restent.
know-5 = Une souricière qui glisse sous une souris la fait tomber ; la troisième perdue termine la partie. Cases surélevées et tours sont sûres.
win-1 = Trouver du fromage
    .about = il est sous les toits
win-2 = Deux souris, une variété
    .about = et le fromage est à toi
win-3 = Faire glisser le sol
    .about = le fromage vient à tes souris
win-4 = Quatre variétés
    .about = qui les a en premier gagne
turn-1 = Enlever un toit
    .about = et voir ce qu’il cache
turn-2 = Courir
    .about = une action par pas
turn-3 = Pousser
    .about = la tuile restante dans le château, une fois par tour
picture-towers = Les souris entrent dans le château par les quatre tours des coins.
picture-start = Le début : tous les toits sont en place, et personne ne sait où se trouve quelle tuile.
picture-tiles = La plupart des tuiles montrent un fromage, quelques-unes rien, et trois sont des souricières avec un trou.
picture-rooms = Chaque toit est à la taille de sa pièce : tuiles, deux cases ; paille, trois ; cuivre, quatre.
rival-1 = Bleu

## Le premier fromage

lesson-first-cheese = Le premier fromage
    .about = Une nouvelle partie à deux : tu joues deux fois, et un fromage t’attend à la fin.
lesson-first-cheese-1 = Quatre fromages différents font gagner. Les souris entrent par les tours.
    .ask = Places-en une dans la tour en haut à gauche.
    .other = Regarde la tour du coin, en haut à gauche. D’habitude, toute tour libre convient ; ici, prends celle-là.
lesson-first-cheese-2 = Les toits cachent du fromage. Quatre actions par tour ; un toit en coûte une.
    .ask = Enlève le long toit de paille.
    .other = Regarde juste sous ta tour : le long toit de paille. Ta souris le touche, tu peux l’enlever.
lesson-first-cheese-3 = De l’emmental ! Et de l’édam plus bas. Chaque pas coûte une action.
    .ask = Fais descendre ta souris sur l’emmental.
    .other = Une souris va en haut, en bas, à gauche ou à droite. L’emmental est juste sous la tour.
lesson-first-cheese-4 = Il faut deux souris, chacune sur de l’emmental. Cherche encore !
    .ask = Enlève le petit toit à droite de la tour.
    .other = Regarde à droite de la tour : le petit toit de tuiles. Ta souris en touche un coin.
lesson-first-cheese-5 = Du roquefort ! Retiens l’endroit. Ta dernière action amène du renfort.
    .ask = Fais entrer une autre souris dans la même tour.
    .other = Encore une action. Regarde tes souris dehors, en bas à droite : l’une d’elles entre dans la tour.
lesson-first-cheese-6 = À toi. Les pièces sans souris ont retrouvé leur toit. Où était le roquefort ?
    .ask = Enlève ce toit-là.
    .other = Tu avais regardé tout près de la tour : sous le petit toit de tuiles, à droite.
lesson-first-cheese-7 = Il te faudrait de l’emmental ? Patience : ici, le sol bouge.
    .ask = Fais courir la souris de la tour sur le roquefort.
    .other = Ta souris sur l’emmental reste là. Regarde celle de la tour : le roquefort est juste à droite.
lesson-first-cheese-8 = La tuile restante est de l’emmental ! Le sol glisse, pas tes souris.
    .ask = Pousse-la à la porte 11, en haut.
    .other = Ta souris sur le roquefort a besoin d’emmental. Regarde juste au-dessus d’elle : la porte 11.
lesson-first-cheese-end = Deux souris sur de l’emmental : il est à toi ! Encore trois fromages différents et tu gagnes.

## Gare à la souricière

lesson-traps = Gare à la souricière
    .about = La tuile restante est une souricière. Pousse, puis mets-toi à l’abri.
lesson-traps-1 = La tuile restante est une souricière. Une souris bleue se tient à la porte 4.
    .ask = Pousse la souricière sous elle.
    .other = Regarde la souris bleue, à droite. La porte voisine est la 4 : la souricière entre par là.
lesson-traps-2 = La voilà tombée ! La tienne aussi peut tomber. Qu’y a-t-il dans sa rangée ?
    .ask = Enlève le toit de cuivre à côté.
    .other = Regarde à droite de ta souris : le grand toit carré cache des tuiles de la même rangée.
lesson-traps-3 = Une souricière, tout près ! Une case surélevée n’a pas de tuile : rien n’y glisse.
    .ask = Descends sur la case surélevée.
    .other = Dans cette rangée, la souricière peut atteindre ta souris. Regarde la case de pierre dessous : elle ne bouge jamais.
lesson-traps-4 = Ta souris est à l’abri. Encore une action.
    .ask = Fais entrer une souris dans la tour en haut à gauche.
    .other = Encore une action. Regarde tes souris dehors et la tour en haut à gauche.
lesson-traps-end = Puis une poussée a mené la souricière là où était ta souris. Il n’y avait plus personne.

## Saute-souris

lesson-jump = Saute-souris
    .about = Une poussée met une souris sur le gouda, un saut y met l’autre.
lesson-jump-1 = À droite de tes deux souris, deux goudas. Fais-les glisser à gauche.
    .ask = Pousse la tuile restante à la porte 4.
    .other = Le gouda doit venir sous ta souris : la rangée doit glisser à gauche. Pousse à la porte 4.
lesson-jump-2 = Une souris est sur le gouda. L’autre peut la sauter : une action par case.
    .ask = Saute sur l’autre gouda.
    .other = Regarde ta souris au bord gauche. Elle saute sa voisine et arrive sur le gouda.
lesson-jump-end = Le gouda est à toi ! Sauter une souris coûte deux actions, à qui qu’elle soit.

## Le quatrième fromage

lesson-fourth-cheese = Le quatrième fromage
    .about = Trois fromages ramassés : le dernier tour d’une vraie partie.
lesson-fourth-cheese-1 = Tu as trois fromages. Une poussée a retiré le gorgonzola sous ta souris.
    .ask = Repousse la rangée depuis la porte 8.
    .other = La rangée a été poussée depuis la porte 4, côté droit. La porte 8, à gauche, la ramène.
lesson-fourth-cheese-2 = Le gorgonzola est revenu sous ta souris. Ton carnet en montre un autre.
    .ask = Enlève ce toit de tuiles à gauche.
    .other = Regarde les petites notes sur les toits : gorgonzola, sur le toit de tuiles à gauche.
lesson-fourth-cheese-3 = Le voilà ! Deux souris sur le gorgonzola : ton quatrième fromage.
    .ask = Cours d’un pas à droite, sur le gorgonzola.
    .other = Regarde ta souris au bord gauche. Le gorgonzola est à un pas sur sa droite.
lesson-fourth-cheese-end = Quatre fromages différents : tu gagnes la partie !

## La troisième souris

lesson-third-mouse = La troisième souris
    .about = Bleu a un fromage, toi aucun. Une poussée décide de la partie.
lesson-third-mouse-1 = Bleu mène d’un fromage, mais n’a plus que deux souris.
    .ask = Enlève le toit de cuivre à côté de ta souris.
    .other = Regarde à côté de ta souris de gauche : le grand toit carré est juste au-dessus de la souris bleue.
lesson-third-mouse-2 = Une souricière, juste au-dessus de la souris bleue ! La troisième souris perdue finit la partie.
    .ask = Pousse depuis la porte 11.
    .other = La souricière est dans la colonne de la porte 11. Poussée d’en haut, elle glisse sous la souris bleue.
lesson-third-mouse-end = Bleu a perdu trois souris et ne peut plus gagner, fromage ou pas. Tu gagnes la partie !

## Qu’est-ce que c’est ?

kind-mouse = Ta souris
    .text = Une de tes quatre. Elle court, enlève les toits qu’elle touche et ramasse du fromage avec une autre de tes souris.
kind-rival-mouse = Souris d’une autre personne
    .text = Tu ne peux pas t’arrêter sur sa case, mais tu peux la sauter, une action par case. Une souricière poussée la fait tomber.
kind-mice-outside = Souris dehors
    .text = Elles t’attendent. Pour une action, une souris entre dans une tour libre ; elle peut aussi sauter une tour occupée, pas à pas.
kind-mice-left = Souris restantes
    .text = Celles du château et celles du dehors. Qui perd sa troisième souris finit la partie, presque toujours sans la gagner.
kind-fallen-mouse = Souris tombée
    .text = Une souricière a glissé sous elle. Elle reste à la cave jusqu’à la fin de la partie et ne fait plus rien.
kind-tower = Tour
    .text = L’entrée. Une souris du dehors entre dans une tour libre pour une action. Aucune souris n’y retourne.
kind-roof = Toit
    .text = Cache une pièce : tuiles, deux cases ; paille, trois ; cuivre, quatre. Si ta souris le touche, même en diagonale, tu l’enlèves pour une action.
kind-open-room = Pièce ouverte
    .text = Tout le monde voit ses tuiles, et les souris peuvent y courir. Sans souris à la fin d’un tour, elle retrouve son toit.
kind-closing-room = Pièce qui se referme
    .text = Il n’y a pas de souris dans cette pièce. Si tu finis le tour maintenant, son toit revient.
kind-wall = Mur
    .text = Il montre où finit une pièce et où commence la suivante. Il n’arrête pas les souris : seuls les toits et les souricières le font.
kind-cheese-tile = Tuile de fromage
    .text = Une des sept variétés, trois tuiles de chacune. Deux de tes souris sur la même : tu en ramasses un morceau.
kind-plain-tile = Tuile sans fromage
    .text = Rien que du plancher, sans fromage. Ta souris peut s’y tenir, mais la tuile glisse comme les autres.
kind-trap = Souricière
    .text = Aucune souris n’y va. Mais on peut la pousser sous une souris, qui tombe alors dans la cave.
kind-raised-field = Case surélevée
    .text = De la pierre, sans tuile. Rien ne glisse ici : ta souris ne craint pas les souricières et ne ramasse rien.
kind-spare-tile = Tuile restante
    .text = Elle est à découvert à côté du château. Une fois par tour, pousse-la à une porte pour une action ; une autre sort.
kind-gate = Porte
    .text = La tuile restante entre ici, et toute la ligne avance d’une case. Les portes sont numérotées comme les heures d’une horloge.
kind-tile-out = Tuile qui sort
    .text = Elle tombe à l’autre bout de la ligne et devient la nouvelle tuile restante, à découvert pour tout le monde.
kind-unknown-tile = Tuile inconnue
    .text = La table ne montre pas ce que c’est. Peut-être que personne ne l’a vue ; peut-être que tu t’en souviens.
kind-note = Note du carnet
    .text = Cette tuile a déjà été vue et se trouve sous le toit. Si elle glisse, la note la suit.
kind-action = Action
    .text = Tu en as quatre par tour. Chaque toit, chaque pas, chaque souris qui entre et la poussée en coûtent une.
kind-roof-price = Prix d’un toit
    .text = Ta souris touche ce toit. L’enlever coûte une action.
kind-run-price = Prix d’une course
    .text = Le nombre d’actions pour y courir en sautant d’autres souris : une par case.
kind-cheese-badge = Fromage sous une souris
    .text = Cette souris est sur ce fromage. Avec une deuxième souris de la même couleur sur cette variété, il est ramassé.
kind-cheese-tag = Fromage !
    .text = Cours là, et deux de tes souris sont sur la même variété : tu la ramasses.
kind-falls-tag = Cette souris tombe
    .text = La poussée que tu vises amène une souricière sous cette souris. Elle tomberait dans la cave et y resterait.
kind-cheeses = Fromages ramassés
    .text = En couleur, ceux qui sont ramassés ; en pâle, ceux qui manquent. Personne n’en reçoit un deux fois, personne n’en perd.
kind-cheese-count = Fromages jusqu’ici
    .text = Combien de fromages sont ramassés, et combien il en faut. Qui les a tous finit la partie aussitôt.
kind-end-turn = Finir le tour
    .text = Finit ton tour, même s’il reste des actions ; elles sont perdues. Les pièces sans souris retrouvent leur toit.
