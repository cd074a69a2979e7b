### Imparare Il castello delle 7 serrature, in italiano.

pitch = Fa’ cadere le perle, ascolta l’eco, apri le torri con la chiave giusta: vince chi raccoglie più perle.
how-you-win = Raccogli più perle di tutti. Apri torri con la chiave giusta, partecipa quando provano altri e indovina quale chiave non apre nulla.
know-1 = Serratura fonda, chiave lunga. Ci sono otto chiavi e solo sette torri: una chiave non apre nulla.
know-2 = Con il suo suono una perla dice quanto è fonda una torre, ma solo all’incirca. Ascolta la stessa torre più volte.
know-3 = A ogni turno: fa’ cadere perle, avanza in senso orario, prova una chiave. Non si può tralasciare nulla.
know-4 = Anche una chiave che non apre aiuta: tutti vedono se era troppo lunga o troppo corta.
know-5 = Hai due stemmi: mettine uno per avere una parte di una torre che apre qualcun altro, o tienine uno per la chiave incantata.
win-1 = Ascoltare
    .about = una perla suona secondo quanto cade
win-2 = Aprire una torre
    .about = la chiave giusta vince le sue perle
win-3 = Partecipare
    .about = e dividere quando aprono altri
win-4 = Avere più perle
    .about = quando si apre la sesta torre
turn-1 = Far cadere perle
    .about = e ascoltare quanto cadono
turn-2 = Avanzare
    .about = con il custode, in senso orario
turn-3 = Provare una chiave
    .about = apre, o tutti imparano qualcosa
rival-1 = Blu
rival-2 = Oro

## Ascolta, poi apri

lesson-first-key = Ascolta, poi apri
    .about = Una nuova partita in due. Vince chi raccoglie più perle.
lesson-first-key-1 = Nelle torri cadono perle: la chiave giusta le vince.
    .ask = Tocca la torre della Luna: lì comincia il custode delle chiavi.
    .other = Di solito va bene qualsiasi torre. Qui si comincia dalla Luna, in alto.
lesson-first-key-2 = Senti? L’eco indica la chiave: la Corona suona più fonda di 8.
    .ask = Fa’ cadere la tua perla nella Corona.
    .other = Falla cadere dove vuoi aprire: ne saprai di più e vincerai di più. La Corona!
lesson-first-key-3 = Ancora fonda! Il custode può avanzare fino a tre torri in senso orario.
    .ask = Fagli fare tre passi, fino alla Corona.
    .other = La Stella e la Campana sono più vicine, ma è la Corona che conosci meglio.
lesson-first-key-4 = Serratura fonda, chiave lunga. L’eco inganna un po’: nessuna serratura supera 8.
    .ask = Prendi la chiave 8, la più lunga.
    .other = Tre echi più fondi di 8: serve la chiave più lunga, tutta a destra.
lesson-first-key-5 = 3 perle! Blu prova la chiave 5; la Coppa suonava come 4.
    .ask = Dividere le perle costa uno stemma: resta fuori.
    .other = Hai solo due stemmi: usali per le chiavi in cui credi.
lesson-first-key-6 = La chiave 5 era troppo lunga! Ruota e Luna suonavano poco fonde.
    .ask = Fa’ cadere la perla nella torre della Luna.
    .other = Puoi arrivare alla Ruota e alla Luna. Ascolta ancora una volta la Luna.
    .other-1 = Anche la Ruota suonava poco fonda. Qui ascoltiamo la Luna, la torre subito dopo.
lesson-first-key-7 = Meno fonda di 1! È lì che vuoi andare.
    .ask = Fa’ fare al custode due passi, fino alla Luna.
    .other = Ancora un passo, oltre la Ruota: è la Luna che hai appena ascoltato.
lesson-first-key-8 = Una serratura poco fonda vuole una chiave corta.
    .ask = Prendi la chiave 1, la più corta.
    .other = La Luna ha suonato come 1, 3 e meno fonda di 1. La chiave più corta è la più probabile.
lesson-first-key-end = Apre! Altre 3 perle: 6 per te, nessuna per Blu.

## Partecipa

lesson-join = Partecipa
    .about = Tre tentativi: uno da dividere, uno da lasciar stare, uno tuo.
lesson-join-1 = Blu prova la chiave 2 alla Campana. La 1 lì era troppo corta.
    .ask = Metti uno stemma: avrai la tua parte.
    .other = La Campana è più fonda di 1 e suonava come 2, 1, 0 e 2. La chiave 2 convince.
lesson-join-2 = 2 perle! Oro prova la chiave 5; la Corona suonava come 2, 5, 2, 4.
    .ask = Forse troppo lunga: resta fuori.
    .other = Uno stemma messo è perso anche se la chiave non apre. Echi intorno a 3 non chiedono la 5.
lesson-join-3 = Troppo lunga davvero! 3 perle, tre torri diverse, e un passo fino al Cuore.
    .ask = Fa’ cadere la prima nel Cuore.
    .other = Solo la torre del Cuore è a un passo. Riempila prima di aprirla.
lesson-join-4 = Ogni perla arricchisce una torre e ti dice qualcosa.
    .ask = Fa’ cadere la prossima in un’altra torre a scelta.
    .other = Ogni perla del turno va in una torre diversa. Il Cuore ha già la sua.
lesson-join-5 = Ancora una. L’unico passo, poi, il custode lo fa da sé.
    .ask = Fa’ cadere l’ultima in una terza torre.
    .other = Scegli una torre che in questo turno non ha ancora avuto perle.
lesson-join-6 = Il Cuore ha suonato come 12: almeno 6. La 7: troppo lunga. La 8: andata.
    .ask = Prendi l’unica che resta.
    .other = L’eco sbaglia al massimo di sei: 12 vuol dire almeno 6. E la 7 era troppo lunga.
lesson-join-end = 5 perle, tutte tue: nessuno ha partecipato. Tu ne hai 11, Blu 3, Oro 1.

## Una chiave sbagliata aiuta

lesson-wrong-key = Una chiave sbagliata aiuta
    .about = Tutti credevano nella chiave 8. Era troppo lunga.
lesson-wrong-key-1 = La Corona suonava come 8, 12 e 10, ma la chiave 8 era troppo lunga!
    .ask = Fa’ cadere lì la perla.
    .other = Guarda la Corona: echi fondi, ma la chiave 8 era troppo lunga. Ascoltala ancora.
lesson-wrong-key-2 = Ancora 8. L’orecchio sbaglia, la chiave mai.
    .ask = Fa’ fare al custode due passi, fino alla Corona.
    .other = Quale torre hai appena ascoltato? La Campana è a un passo, la Corona a due.
lesson-wrong-key-3 = Quattro echi fondi, ma la chiave 8 era troppo lunga.
    .ask = Prendi la più lunga dopo la 8.
    .other = Ogni eco era 8 o più, e la chiave 8 era troppo lunga. Qual è quella appena più corta?
lesson-wrong-key-end = Apre: 4 perle! Una chiave sbagliata ti ha detto più di quattro echi.

## La chiave incantata

lesson-enchanted = La chiave incantata
    .about = Una chiave non apre nulla. Indovina quale, e l’ultima torre ti paga.
lesson-enchanted-1 = Oro prova la chiave 4 alla Ruota. Suona come 4; la 5 era troppo lunga.
    .ask = Partecipa: 3 perle per te.
    .other = Più sicuro di così non si può. Hai due stemmi, e per dopo ne basta uno.
lesson-enchanted-2 = Tre chiavi, due torri: quella incantata non apre nulla.
    .ask = Metti lo stemma sulla chiave 7: troppo lunga per la Stella.
    .other = La Stella suona come 6, la Coppa come 5. Quale chiave avanza?
    .other-1 = Senza uno stemma su una chiave, l’ultima torre non ti dà nulla. Quale chiave non apre nessuna torre?
lesson-enchanted-3 = 3 perle, due torri: una ne riceve due. La prossima fermata è la Stella.
    .ask = Fa’ cadere lì la prima.
    .other = Riempi la torre che stai per aprire: la Stella, a un passo.
lesson-enchanted-4 = Suona come 7, ma tu lo sai: la chiave 7 era troppo lunga.
    .ask = Fa’ cadere lì anche la seconda.
    .other = Nella Coppa andrebbe divisa in tre. Nella Stella è tutta tua.
lesson-enchanted-5 = Con la sesta torre finisce la partita. Tu hai 4 perle, Oro ne ha 10.
    .ask = Prendi la chiave 6.
    .other = La 7 era troppo lunga, e la Coppa vuole la 5. Per la Stella ne resta una.
lesson-enchanted-end = 7 perle, più 2 per la chiave incantata: 13 a 12. Il trono è tuo!

## Che cos’è?

kind-tower = Torre
    .text = Dentro c’è una serratura, e nessuno sa quanto è fonda. Aprila con la chiave giusta e prendi le perle.
kind-emblem = Emblema
    .text = Il nome della torre. Della profondità non dice nulla: cambia a ogni partita.
kind-pearls-inside = Perle nella torre
    .text = Quante perle ci sono in questa torre. Chi la apre le divide con chi partecipa.
kind-gap = Posto vuoto
    .text = Qui c’era una torre, ora aperta. Il custode delle chiavi passa oltre, e non conta come passo.
kind-tower-set-aside = Torre messa da parte
    .text = L’ottava torre. Nessuno ci ha guardato dentro e nessuno la apre: la sua chiave è quella incantata.
kind-keymaster = Custode delle chiavi
    .text = Va in senso orario, almeno di una torre, al massimo di quante dice il dado. Dove si ferma, provi una chiave.
kind-steps = Orme
    .text = Quanti passi ci sono fino a questa torre. Le torri aperte non contano. Lì proverai una chiave.
kind-die = Dado
    .text = Mostra due numeri, mai uguali: le perle da far cadere e i passi che il custode delle chiavi può fare al massimo.
kind-pearl = Perla
    .text = Tesoro e filo a piombo: falla cadere, e il suo suono ti dice all’incirca quanto è fonda la torre.
kind-echo = Eco
    .text = Quanto fonda ha suonato quella perla. Vicina al vero, di rado esatta: ascolta due volte prima di crederci.
kind-depth-gauge = Scala della profondità
    .text = Mostra l’eco ai tuoi occhi: più in basso si ferma la perla, più fonda suonava la torre.
kind-hear-again = Riascolta
    .text = Fa risentire l’ultima perla, solo a te. Non dice nulla di nuovo e non costa nulla.
kind-senses = Come percepisci le perle
    .text = A orecchio, a occhio o al tatto: scegli quello che preferisci. Tutti e tre dicono lo stesso.
kind-practice = Esercizi d’ascolto
    .text = Qui le otto profondità suonano esatte. Ascoltale e impara a distinguerle.
kind-bin = Cassetta delle perle
    .text = All’inizio 80 perle per tutti. Se ne serve una e la cassetta è vuota, perdono tutti.
kind-row-of-keys = Fila di chiavi
    .text = Tutte le chiavi, dalla più corta alla più lunga. Ce n’è sempre una in più delle torri chiuse.
kind-key = Chiave
    .text = Lunga quanto il suo numero. Apre la serratura della stessa profondità, e nessun’altra. Presa è presa.
kind-tried-key = Chiave provata
    .text = Apre, oppure tutti vedono se è troppo lunga o troppo corta. Ricordalo: così si escludono anche altre chiavi.
kind-key-gone = Chiave andata
    .text = Questa chiave ha aperto la torre con questo emblema. Non ne apre altre: è fuori dal gioco.
kind-enchanted-key = Chiave incantata
    .text = La chiave della torre messa da parte: non apre nulla. Mettici uno stemma, e l’ultima torre ti paga.
kind-coat-of-arms = Stemma
    .text = Ne hai due. Mettine uno per avere una parte quando prova qualcun altro, o sulla chiave che credi incantata.
kind-placed-coat = Stemma messo
    .text = Qualcuno partecipa: se la torre si apre, questo stemma dà una parte. È perso anche se la chiave non apre.
kind-coat-on-key = Stemma su una chiave
    .text = Qualcuno crede incantata questa chiave. Chi ha ragione divide l’ultima torre. La chiave si può ancora provare.
kind-share = La tua parte
    .text = Quanto ricevi se partecipi e la chiave apre. Il resto va a chi apre la torre.
kind-stay-out = Resta fuori
    .text = Tieni lo stemma e non hai nessuna parte di questa torre.
kind-withdraw = Ritira lo stemma
    .text = Riprendi lo stemma intatto prima che si provi la chiave. Allora non hai nessuna parte.
kind-box = Cofanetto
    .text = Le perle vinte finora. Vince chi alla fine ne ha di più; a pari perle si divide la vittoria.
kind-notebook = Taccuino
    .text = Annota per tutti ciò che si è sentito e provato, e può calcolare quanto è probabile ogni chiave.
kind-chances = Probabilità
    .text = Quanto è probabile ogni chiave, secondo tutto ciò che si è sentito e visto. Un trattino: non può aprire.
