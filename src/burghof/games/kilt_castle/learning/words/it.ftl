### Kilt Castle in italiano: porta, lezioni, che cos’è?

## La porta

pitch = Costruisci sulle torri altrui, fa’ scattare il giorno di paga al momento giusto e vinci con più ducati di tutti.
how-you-win = Vince chi ha più ducati. Nei giorni di paga la banca paga il tuo miglior gruppo di torri che si toccano, alla fine tutte le tue torri.
know-1 = La carta spostata dice chi costruisce e dove. Costruisci anche nel turno degli altri, e gli altri nel tuo.
know-2 = Chi sta in cima possiede la torre. Costruirci sopra costa 1 ducato per ogni suo piano, pagato a chi la perde. Sulle tue è gratis.
know-3 = Se l’ultima carta di una riga o colonna va via, segue un giorno di paga. Chiunque può farlo scattare, e la banca paga tutti.
know-4 = Conta solo il tuo gruppo migliore, torri che si toccano di lato: 1 ducato per ogni torre, ogni tetto e ogni stemma visibile.
know-5 = Una carta di due colori ruota mentre si sposta. Se entrambi i colori costruiscono sulla stessa casella, un tetto rende la torre di tutti.
win-1 = Stare in cima
    .about = e la torre è tua
win-2 = Unire le torri
    .about = fianco a fianco formano un gruppo
win-3 = Far scattare la paga
    .about = la banca paga il tuo gruppo migliore
win-4 = Avere più ducati
    .about = alla fine pagano tutte le torri
turn-1 = Spostare una carta
    .about = in senso orario, verso una riga o una colonna
turn-2 = Costruire
    .about = i colori della carta, in quella riga o colonna
turn-3 = Giorno di paga
    .about = se la carta lascia una riga o una colonna senza carte
picture-site = Sulle caselle crescono le torri. Attorno ci sono le carte, a ogni capo di ogni riga e colonna.
picture-start = L’inizio in tre: prima le carte di un solo colore, poi due di due colori, poi una.
picture-crests = Alcuni piani hanno uno o due stemmi. Contano finché si vedono in cima.
picture-begins = Chi ha il colore rivolto verso l’esterno sulla carta che sta da sola gioca il primo turno.
picture-seal = Chi è di turno ha il sigillo. Mostra i ducati appena scatta un giorno di paga.
rival-1 = Blu
rival-2 = Oro

## Le prime pietre

lesson-first-stones = Le prime pietre
    .about = I tuoi primi turni, in una nuova partita in tre.
lesson-first-stones-1 = Tre famiglie costruiscono un castello; tu sei Rosso. Vince chi ha più ducati.
    .ask = Sposta la carta rossa alla colonna D.
    .other = Prendi la carta rossa alla colonna B e mettila alla colonna D.
lesson-first-stones-2 = La carta dice chi costruisce e dove: tu, nella colonna D.
    .ask = Costruisci un piano senza stemmi in D1: è gratis.
    .other = Gli stemmi sono preziosi, tienili da parte. Prendi il piano senza stemmi e costruisci in D1.
lesson-first-stones-3 = Blu ha spostato la carta rossa e blu: così costruisci anche tu!
    .ask = Costruisci un piano senza stemmi in E1.
    .other = Tieni da parte gli stemmi. Costruisci un piano senza stemmi in E1, accanto alla tua prima torre.
lesson-first-stones-4 = Oro sta in cima: la torre D1 è sua. Riprendila!
    .ask = Sposta la carta rossa e dorata alla colonna D.
    .other = La carta rossa è già alla colonna D. Portane lì un’altra con il rosso: quella rossa e dorata.
    .other-1 = La carta è giusta. Ma la torre da riprendere è nella colonna D.
lesson-first-stones-5 = Su una torre altrui paghi 1 ducato per ogni suo piano: 2 a Oro.
    .ask = Costruisci in D1, senza stemmi.
    .other = D2 è gratis, ma così Oro si tiene D1. Paga 2 ducati e costruisci in D1.
    .other-1 = D1 va bene. Tieni da parte gli stemmi e prendi il piano senza.
lesson-first-stones-6 = Le torri affiancate rendono. La carta di Oro ha anche il rosso.
    .ask = Costruisci la terza in C1, senza stemmi.
    .other = Ora si costruisce nella riga 1. C1 costa 1 ducato e ti dà tre torri affiancate.
    .other-1 = C1 va bene. Tieni da parte gli stemmi: prendi il piano senza stemmi.
lesson-first-stones-7 = Una colonna resta senza carte? È giorno di paga!
    .ask = Sposta l’unica carta della colonna E alla riga 1.
    .other = Cerca la carta che sta da sola alla colonna E. Se va via, segue un giorno di paga.
    .other-1 = La carta è giusta. Ma le tue tre torri sono nella riga 1.
lesson-first-stones-8 = Segue un giorno di paga: ogni stemma visibile rende 1.
    .ask = Costruisci il piano con due stemmi su una tua torre.
    .other = Le tue torri sono C1, D1 ed E1. Metti il piano con due stemmi su una di queste.
lesson-first-stones-end = Tre torri e due stemmi: 5 ducati! Sei in testa con 15; Blu ne ha 14, Oro 13.

## Il tuo giorno di paga

lesson-payday = Il tuo giorno di paga
    .about = Quando far scattare un giorno di paga.
lesson-payday-1 = Torri affiancate formano un’area. La tua è la migliore: giorno di paga!
    .ask = Sposta la tua carta rossa alla riga 2.
    .other = Ora ogni carta fa scattare un giorno di paga. Ma solo con la rossa prima costruisci tu.
    .other-1 = La carta è giusta. Ma alla colonna E la casella vuota, E3, non tocca nessuna tua torre.
lesson-payday-2 = La casella vuota più vicina, C2, tocca C1 e si unisce alla tua area.
    .ask = Costruisci in C2 con due stemmi.
    .other = D2 ed E2 costano ducati. C2 è gratis e tocca C1.
    .other-1 = C2 va bene. Due stemmi in cima rendono oggi 2 ducati in più.
lesson-payday-end = Quattro torri e quattro stemmi: 8 ducati per te. Blu e Oro ne ricevono 2 a testa.

## Sotto un solo tetto

lesson-roofs = Sotto un solo tetto
    .about = Come una torre diventa di tutti.
lesson-roofs-1 = La carta ruota mentre si sposta: prima costruisce Oro, poi tu.
    .ask = Sposta la carta rossa e dorata alla colonna E.
    .other = Cerca la carta rossa e dorata alla colonna C e mettila alla colonna E.
lesson-roofs-2 = Oro ha costruito in E1, accanto a te. Se soprelevi E1, arriva un tetto.
    .ask = Costruisci in E1, senza stemmi.
    .other = E2 è gratis, ma non tocca nessuna tua torre. Un tetto in E1 si unisce a D1.
    .other-1 = E1 va bene. Il tetto copre gli stemmi: basta un piano senza.
lesson-roofs-end = Il tetto rende la torre di tutti. Poi è giorno di paga: 4 ducati a te, 1 a Oro.

## Un tetto si sposta

lesson-moving-roof = Un tetto si sposta
    .about = Quale tetto prendere quando non ne restano.
lesson-moving-roof-1 = Non restano tetti. Quello in E2 copre i tuoi stemmi.
    .ask = Sposta la carta rossa e blu alla colonna E.
    .other = Cerca la carta rossa e blu, da sola alla colonna C, e mettila alla colonna E.
lesson-moving-roof-2 = Blu ha costruito in E3. Costruisci lì anche tu: serve un tetto.
    .ask = Costruisci in E3, senza stemmi.
    .other = E4 è gratis, ma solo un secondo piano in E3 porta un tetto.
    .other-1 = E3 va bene. Il tetto copre gli stemmi: basta un piano senza.
lesson-moving-roof-3 = Non restano tetti: spostane uno. Quello in E2 copre i tuoi stemmi.
    .ask = Prendi il tetto da E2.
    .other = Senza tetto E1 è di Blu e separa D1 da E2. Prendi il tetto da E2.
lesson-moving-roof-end = E2 è di nuovo tua, stemmi compresi: 9 ducati a te, 1 a Blu e 1 a Oro.

## Taglia in due

lesson-cut = Taglia in due
    .about = Come spezzare l’area migliore.
lesson-cut-1 = Oggi Oro riceverebbe 7 ducati, tu 3. Prima spezza la sua area!
    .ask = Sposta la tua carta rossa alla riga 1.
    .other = D1 tiene insieme le torri di Oro. La riga 1 ci arriva, e con la rossa costruisci solo tu.
    .other-1 = La colonna D resterebbe senza carte: giorno di paga! Non finché Oro è in testa.
lesson-cut-2 = D1 unisce C1, la torre di Oro, al tetto e ha un solo piano.
    .ask = Costruisci in D1 con uno stemma.
    .other = Dopo B1 o C1, Oro ha ancora D1. È la giuntura, e tocca la tua torre D2.
    .other-1 = D1 va bene. Uno stemma in cima rende 1 ducato in più.
lesson-cut-end = Ora un giorno di paga darebbe 6 ducati a te e solo 3 a Oro.

## L’ultimo piano

lesson-last-floor = L’ultimo piano
    .about = La fine di una partita, vinta per 1 ducato.
lesson-last-floor-1 = L’ultimo piano di una famiglia chiude la partita. Te ne restano due.
    .ask = Sposta la tua carta rossa alla colonna E.
    .other = Nella colonna E due torri sono tue, E2 ed E3. Metti lì la tua carta rossa.
lesson-last-floor-2 = Alla fine ogni tua torre rende 1 ducato, e anche ogni stemma visibile.
    .ask = Costruisci in E4, per 2 ducati.
    .other = Ti serve una torre in più. E4 costa solo 2 ducati e tocca la tua torre E3.
lesson-last-floor-3 = Blu ha soprelevato E3 e segue un giorno di paga. Ora l’ultimo piano!
    .ask = Costruiscilo gratis, su una tua torre.
    .other = I ducati che paghi ora vanno agli altri. E2 ed E4 sono tue: lì è gratis.
lesson-last-floor-end = 50 a 49 e 48: la partita è finita, e vinci per 1 ducato!

## Che cos’è?

kind-single-card = Carta di un solo colore
    .text = Costruisce solo questo colore, un piano, nella linea dove arriva la carta. Chiunque può spostarla.
kind-double-card = Carta di due colori
    .text = Il colore rivolto al castello costruisce per primo, poi l’altro. Spostandola la carta ruota: allora comincia il colore esterno.
kind-row-of-cards = Fila di carte
    .text = Carte sullo stesso spazio. Chi toglie l’ultima fa scattare un giorno di paga.
kind-space = Spazio per le carte
    .text = Metti qui una carta, e i suoi colori costruiscono nella riga o colonna che comincia qui.
kind-arrow = Freccia
    .text = Le carte girano da questa parte, in senso orario. Mai indietro, e al massimo uno spazio oltre la fila di testa.
kind-line-name = Lettera o numero
    .text = Le lettere indicano le colonne, i numeri le righe. D1 è la casella nella colonna D e nella riga 1.
kind-order-number = 1 e 2 sulla carta
    .text = Chi costruisce prima e chi dopo, se metti lì la carta.
kind-last-card = Ultima carta
    .text = Qui non c’è nessun’altra carta. Se questa va via, segue un giorno di paga quando tutti hanno costruito.
kind-field = Casella vuota
    .text = Costruire qui è gratis, ma vale solo per la casella vuota più vicina alla carta.
kind-floor = Piano
    .text = Con questi costruisci. Prendine uno che ti resta: all’inizio undici senza stemmi, tre con uno, due con due.
kind-crest = Stemma
    .text = Rende 1 ducato in più nei giorni di paga e alla fine, finché si vede in cima.
kind-tower = Torre
    .text = Piani su una casella. La torre è di chi possiede il piano in cima. Più è alta, più costa agli altri soprelevarla.
kind-price = Prezzo
    .text = Quanto costa costruire qui: 1 ducato per ogni piano, a chi possiede la torre. Caselle vuote e torri tue sono gratis.
kind-lock = Lucchetto
    .text = Questa torre ha un tetto. Qui non si costruisce più.
kind-roof = Tetto
    .text = Arriva su una torre quando due persone ci costruiscono nello stesso turno. I tetti sono solo due.
kind-roofed-tower = Torre con tetto
    .text = È di tutti e vale 1 ducato in ogni area che tocca. Gli stemmi sono coperti, e nessuno la sopreleva.
kind-raft = Zattera
    .text = Qui aspettano i tetti liberi. Quando non ce ne sono più, chi costruisce dopo ne sposta uno da una torre.
kind-seal = Sigillo del capomastro
    .text = Mostra una moneta quando è scattato un giorno di paga. La banca paga appena tutti hanno costruito in questo turno.
kind-area = Area edificata
    .text = Torri di un colore che si toccano lungo un lato, con i tetti accanto. La banca ti paga solo la migliore.
kind-water = Acqua
    .text = Qui non si costruisce. Le due righe e le due colonne che finiscono nell’acqua sono più corte.
kind-purse = Borsa
    .text = Ducati per pagare. Tutti cominciano con 10, e vince chi ne ha di più alla fine.
kind-income = Rendita
    .text = Quanto paga qui la banca in questo giorno di paga, per l’area migliore com’è adesso.
kind-floors-left = Piani rimasti
    .text = Quanti se ne possono ancora costruire. Quando qualcuno non ne ha più, la partita finisce dopo quel turno.
kind-towers-owned = Torri
    .text = Quante torri ha questa famiglia. Alla fine ognuna rende 1 ducato, e anche ogni stemma visibile.
kind-builders = Poi costruiscono
    .text = Chi costruisce se metti lì la carta, e in quale ordine. Una moneta annuncia un giorno di paga.
kind-final-pay = Rendita finale
    .text = Alla fine la banca paga 1 ducato per ogni torre senza tetto e 1 per ogni stemma visibile.
kind-sink = Abbassa le torri
    .text = Appiattisce tutte le torri per mostrarti che cosa nascondono. Nella partita non cambia nulla.
