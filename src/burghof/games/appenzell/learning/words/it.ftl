### Imparare Castello di Appenzell, in italiano.

pitch = Guida i tuoi topi sotto i tetti, su un pavimento che scorre. Vince chi per primo ha quattro formaggi diversi.
how-you-win = Vinci se hai quattro formaggi diversi prima degli altri. Un formaggio è tuo quando due dei tuoi topi stanno su tessere dello stesso tipo.
know-1 = Quattro azioni per turno: togliere un tetto, far entrare un topo, correre di un passo o spingere la tessera di scorta. Scegli tu.
know-2 = Due dei tuoi topi sullo stesso tipo di formaggio, e ne prendi un pezzo. Ogni tipo conta una volta; con quattro diversi vinci.
know-3 = Alla fine di un turno ogni stanza senza topi riprende il suo tetto. Ricorda che cosa c’era sotto.
know-4 = Una volta per turno la tessera di scorta può entrare da una porta: le tessere della fila scorrono, topi e tetti restano.
know-5 = Se una trappola scivola sotto un topo, il topo cade; il terzo perso chiude la partita. Caselle rialzate e torri sono sicure.
win-1 = Trovare il formaggio
    .about = sta sotto i tetti
win-2 = Due topi, un tipo
    .about = e il formaggio è tuo
win-3 = Far scorrere il pavimento
    .about = il formaggio arriva sotto i tuoi topi
win-4 = Quattro tipi diversi
    .about = vince chi li ha per primo
turn-1 = Togliere un tetto
    .about = e vedere che cosa c’è sotto
turn-2 = Correre
    .about = un’azione per ogni passo
turn-3 = Spingere
    .about = la tessera di scorta nel castello, una volta per turno
picture-towers = I topi entrano nel castello dalle quattro torri agli angoli.
picture-start = L’inizio: tutti i tetti sono al loro posto e nessuno sa dove si trova quale tessera.
picture-tiles = La maggior parte delle tessere mostra un formaggio, alcune niente, e tre sono trappole con un buco.
picture-rooms = Ogni tetto è fatto per la sua stanza: tegole due caselle, paglia tre, rame quattro.
rival-1 = Blu

## Il primo formaggio

lesson-first-cheese = Il primo formaggio
    .about = Una nuova partita in due: due turni e alla fine un formaggio.
lesson-first-cheese-1 = Quattro formaggi diversi e vinci! I topi entrano dalle torri.
    .ask = Mettine uno nella torre in alto a sinistra.
    .other = Guarda l’angolo in alto a sinistra. Di solito va bene ogni torre libera; qui prendi quella.
lesson-first-cheese-2 = Il formaggio sta sotto i tetti. Hai quattro azioni per turno: usane una.
    .ask = Togli il lungo tetto di paglia.
    .other = Guarda sotto la tua torre: il lungo tetto di paglia. Il topo lo tocca, quindi puoi toglierlo.
lesson-first-cheese-3 = Emmental! E più in basso Edam. Ogni passo costa un’azione.
    .ask = Fa’ correre il topo giù sull’Emmental.
    .other = I topi vanno in su, in giù, a sinistra o a destra, mai in diagonale. L’Emmental è sotto la torre.
lesson-first-cheese-4 = Un topo non basta: ne servono due sullo stesso tipo.
    .ask = Cerca ancora: togli il piccolo tetto accanto alla torre.
    .other = Guarda a destra della torre: il piccolo tetto di tegole. Il tuo topo ne tocca un angolo.
lesson-first-cheese-5 = Roquefort! Ricorda dov’è. L’ultima azione porta rinforzi.
    .ask = Fa’ entrare un altro topo nella torre in alto a sinistra.
    .other = Resta un’azione. Guarda i tuoi topi fuori: uno va nella torre in alto a sinistra.
lesson-first-cheese-6 = Tocca a te. Le stanze senza topi hanno di nuovo il tetto. Dov’era il Roquefort?
    .ask = Togli quel tetto.
    .other = Avevi guardato proprio accanto alla torre: sotto il piccolo tetto di tegole alla sua destra.
lesson-first-cheese-7 = Il Roquefort è un altro tipo. Ma vedrai: il pavimento scorre.
    .ask = Fa’ correre il topo dalla torre sul Roquefort.
    .other = Il topo sull’Emmental resta lì. Guarda quello nella torre: il Roquefort è un passo a destra.
lesson-first-cheese-8 = La tessera di scorta è Emmental! Le tessere scorrono, i topi restano.
    .ask = Spingila alla porta 11, in alto a sinistra.
    .other = Al topo sul Roquefort serve Emmental sotto le zampe. Guarda proprio sopra di lui: la porta 11.
lesson-first-cheese-end = Due topi, un formaggio: l’Emmental è tuo! Altri tre tipi e vinci.

## Occhio alla trappola

lesson-traps = Occhio alla trappola
    .about = La tessera di scorta è una trappola. Prima spingi, poi spostati.
lesson-traps-1 = La tessera di scorta è una trappola. Alla porta 4 c’è un topo blu.
    .ask = Spingigli sotto la trappola.
    .other = Guarda il topo blu a destra. Lì accanto c’è la porta 4: la trappola entra da lì.
lesson-traps-2 = Giù! Anche il tuo topo può cadere. Che cosa c’è nella sua riga?
    .ask = Togli il tetto di rame lì accanto.
    .other = Guarda a destra del tuo topo: il grande tetto quadrato copre tessere della stessa riga.
lesson-traps-3 = Una trappola, a una spinta da te! Le caselle rialzate non hanno tessera: lì niente scivola.
    .ask = Scendi sulla casella rialzata.
    .other = In questa riga la trappola può raggiungere il tuo topo. Guarda la casella di pietra sotto: non si muove mai.
lesson-traps-4 = Il tuo topo è al sicuro. Resta un’azione.
    .ask = Fa’ entrare un topo nella torre in alto a sinistra.
    .other = Resta un’azione. Guarda i tuoi topi fuori e la torre in alto a sinistra.
lesson-traps-end = Poi una spinta ha portato la trappola dove stava il tuo topo. Non c’era più nessuno.

## Sopra le teste

lesson-jump = Sopra le teste
    .about = Una spinta mette un topo sul Gouda, un salto ci mette l’altro.
lesson-jump-1 = A destra dei tuoi due topi ci sono due Gouda. Falli scivolare a sinistra.
    .ask = Spingi la tessera alla porta 4.
    .other = Il Gouda deve finire sotto il tuo topo: la riga deve scivolare a sinistra. Spingi dalla porta 4.
lesson-jump-2 = Un topo è sul Gouda. L’altro può saltarlo: un’azione per casella.
    .ask = Salta sull’altro Gouda.
    .other = Guarda il tuo topo sul bordo sinistro. Salta quello accanto e arriva sul Gouda.
lesson-jump-end = Il Gouda è tuo! Saltare un topo costa due azioni, di chiunque sia.

## Il quarto formaggio

lesson-fourth-cheese = Il quarto formaggio
    .about = Tre formaggi presi: l’ultimo turno di una vera partita.
lesson-fourth-cheese-1 = Hai tre formaggi. Una spinta ha tolto il Gorgonzola da sotto il tuo topo.
    .ask = Rispingi la riga dalla porta 8.
    .other = La riga è stata spinta da destra, dalla porta 4. La porta 8, a sinistra, la riporta indietro.
lesson-fourth-cheese-2 = Il Gorgonzola è tornato sotto il topo. Il taccuino ne mostra un altro.
    .ask = Togli il tetto di tegole a sinistra.
    .other = Guarda i bigliettini sui tetti: Gorgonzola, sul tetto di tegole a sinistra.
lesson-fourth-cheese-3 = Eccolo! Due topi sul Gorgonzola: è il tuo quarto formaggio.
    .ask = Corri di un passo a destra, sul Gorgonzola.
    .other = Guarda il tuo topo sul bordo sinistro. Il Gorgonzola è un passo alla sua destra.
lesson-fourth-cheese-end = Quattro formaggi diversi: vinci la partita!

## Il terzo topo

lesson-third-mouse = Il terzo topo
    .about = Blu ha un formaggio, tu nessuno. Una spinta decide la partita.
lesson-third-mouse-1 = Blu ha un formaggio in più, ma solo due topi.
    .ask = Togli il tetto di rame accanto al tuo topo.
    .other = Guarda accanto al tuo topo a sinistra: il grande tetto quadrato è proprio sopra il topo blu.
lesson-third-mouse-2 = Una trappola, proprio sopra il topo blu! Il terzo topo perso chiude la partita.
    .ask = Spingi dalla porta 11.
    .other = La trappola è nella colonna della porta 11. Spinta dall’alto, scivola sotto il topo blu.
lesson-third-mouse-end = Blu ha perso tre topi e non può vincere, formaggio o no. Vinci la partita!

## Che cos’è?

kind-mouse = Il tuo topo
    .text = Uno dei tuoi quattro. Corre, toglie i tetti che tocca e prende formaggio insieme a un altro dei tuoi topi.
kind-rival-mouse = Topo di qualcun altro
    .text = Sulla sua casella non puoi fermarti, ma puoi saltarlo, un’azione per casella. Una trappola spinta sotto di lui lo fa cadere.
kind-mice-outside = Topi fuori
    .text = Ti aspettano. Per un’azione un topo entra in una torre libera; passo per passo può anche saltarne una occupata.
kind-mice-left = Topi rimasti
    .text = Quelli nel castello e quelli fuori. Chi perde il terzo topo fa finire la partita, quasi sempre senza vincerla.
kind-fallen-mouse = Topo caduto
    .text = Una trappola gli è scivolata sotto. Resta in cantina fino alla fine della partita e non fa più niente.
kind-tower = Torre
    .text = L’entrata. Un topo da fuori entra in una torre libera per un’azione. Nessun topo ci torna.
kind-roof = Tetto
    .text = Copre una stanza: tegole due caselle, paglia tre, rame quattro. Se il tuo topo lo tocca, anche in diagonale, lo togli per un’azione.
kind-open-room = Stanza aperta
    .text = Tutti vedono le sue tessere e i topi possono entrarci. Se alla fine di un turno è senza topi, riprende il tetto.
kind-closing-room = Stanza che si copre
    .text = In questa stanza non ci sono topi. Se finisci il turno adesso, riprende il tetto.
kind-wall = Muro
    .text = Mostra dove finisce una stanza e comincia l’altra. Non ferma i topi: lo fanno solo tetti e trappole.
kind-cheese-tile = Tessera formaggio
    .text = Uno di sette tipi, tre tessere per tipo. Con due dei tuoi topi sullo stesso tipo ne prendi un pezzo.
kind-plain-tile = Tessera vuota
    .text = Solo pavimento, senza formaggio. Il tuo topo può starci sopra, ma la tessera scivola come ogni altra.
kind-trap = Trappola
    .text = Nessun topo ci va sopra. Ma si può spingere sotto un topo, che allora cade in cantina.
kind-raised-field = Casella rialzata
    .text = Pietra, senza tessera. Qui non scivola niente: il tuo topo non teme le trappole e non prende formaggio.
kind-spare-tile = Tessera di scorta
    .text = Sta scoperta accanto al castello. Una volta per turno puoi spingerla in una porta, per un’azione; ne esce un’altra.
kind-gate = Porta
    .text = Da qui entra la tessera di scorta, e tutta la fila avanza di una casella. Le porte sono numerate come le ore di un orologio.
kind-tile-out = Tessera che esce
    .text = Cade all’altro capo della fila e diventa la nuova tessera di scorta, scoperta per tutti.
kind-unknown-tile = Tessera sconosciuta
    .text = Il tavolo non mostra che cos’è. Forse nessuno l’ha ancora vista; forse te la ricordi.
kind-note = Nota del taccuino
    .text = Questa tessera si è già vista e ora sta sotto il tetto. Se scivola, la nota la segue.
kind-action = Azione
    .text = Ne hai quattro per turno. Ogni tetto, ogni passo, ogni topo che entra e la spinta ne costano una.
kind-roof-price = Prezzo di un tetto
    .text = Il tuo topo tocca questo tetto. Toglierlo costa un’azione.
kind-run-price = Prezzo di una corsa
    .text = Quante azioni servono per arrivarci saltando altri topi: una per casella.
kind-cheese-badge = Formaggio sotto un topo
    .text = Questo topo sta su quel formaggio. Con un secondo topo dello stesso colore su quel tipo, il formaggio è preso.
kind-cheese-tag = Formaggio!
    .text = Corri lì, e due dei tuoi topi stanno sullo stesso tipo: lo prendi.
kind-falls-tag = Questo topo cade
    .text = La spinta che prepari porta una trappola sotto questo topo. Cadrebbe in cantina e ci resterebbe.
kind-cheeses = Formaggi presi
    .text = A colori quelli presi, pallidi quelli che mancano. Nessuno riceve due volte lo stesso tipo, e nessuno ne perde.
kind-cheese-count = Formaggi finora
    .text = Quanti formaggi diversi sono presi e quanti ne servono. Chi li ha tutti fa finire subito la partita.
kind-end-turn = Finisci il turno
    .text = Finisce il tuo turno, anche se restano azioni, che vanno perse. Le stanze senza topi riprendono il tetto.
