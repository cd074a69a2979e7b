### Kilt Castle in English: gate, lessons, what is this?

## The gate

pitch = Build on your neighbours’ towers, call a ducat day when it suits you, and win with the most ducats.
how-you-win = The most ducats win. On ducat days the bank pays your best group of touching towers, at the end all your towers.
know-1 = The card that moves says who builds and where. You build in other people’s turns, and they build in yours.
know-2 = Whoever is on top owns the tower. Building over it costs 1 ducat for each floor there, paid to the owner. Your own is free.
know-3 = Take the last card away from a row or column, and a ducat day follows. Anybody can do it, and everybody is paid.
know-4 = Only your best group is paid, towers that touch side by side: 1 ducat for each tower, each roof and each crest on top.
know-5 = A double card turns as it moves. If both its colours build on one field, a roof goes on, and the tower is everybody’s.
win-1 = Be on top
    .about = then the tower is yours
win-2 = Let towers touch
    .about = side by side they form a group
win-3 = Call a ducat day
    .about = the bank pays your best group
win-4 = Have the most ducats
    .about = at the end all towers pay
turn-1 = Move a card
    .about = clockwise, to a row or column
turn-2 = Build
    .about = the colours on the card, in that row or column
turn-3 = Ducat day
    .about = if no card is left where it came from
picture-site = Towers rise on the fields. Cards lie around them, at each end of every row and column.
picture-start = The start with three players: the single cards first, then two double cards, then one.
picture-crests = Some floors have one or two crests. They count as long as they are on top.
picture-begins = Whose colour faces away on the card that lies alone has the first turn.
picture-seal = Whoever has the turn has the seal. It shows ducats as soon as a ducat day is called.
rival-1 = Blue
rival-2 = Gold

## First stones

lesson-first-stones = First stones
    .about = Your first turns, in a new game for three.
lesson-first-stones-1 = Three families build one castle; you are Red. The most ducats win.
    .ask = Move your red card to column D.
    .other = Take the red card at column B, and lay it at column D.
lesson-first-stones-2 = The card says who builds and where: you, in column D.
    .ask = Build a plain floor, without a crest, on D1.
    .other = Crests, the little coats of arms, are precious. Take the floor without any, and build on D1.
lesson-first-stones-3 = Blue moved a card with red on it to column E: you build too.
    .ask = Build a plain floor on E1.
    .other = Save your crests for later. Take the plain floor, and build on E1, beside your first tower.
lesson-first-stones-4 = Gold is on top, so D1 is Gold’s. Take it back!
    .ask = Move the red and gold card to column D.
    .other = Only a card with red lets you build. One lies at column D already: bring the red and gold one.
    .other-1 = That is the card. But the tower you want back stands in column D.
lesson-first-stones-5 = Building on top costs 1 ducat for each floor there: 2, paid to Gold.
    .ask = Build a plain floor on D1.
    .other = D2 costs nothing, but then Gold keeps D1. Pay 2 ducats, and build on D1.
    .other-1 = D1 it is. Save your crests for later, and take the plain floor.
lesson-first-stones-6 = Ducat days pay for touching towers. Gold’s card has red too: make it three!
    .ask = Build a plain floor on C1.
    .other = C1 would be your third tower side by side: it touches D1, and costs 1 ducat.
    .other-1 = C1 it is. Save your crests for later, and take the plain floor.
lesson-first-stones-7 = If column E loses its last card, a ducat day follows.
    .ask = Move the red and blue card to row 1.
    .other = Look for the card that lies alone at column E. When it leaves, a ducat day follows.
    .other-1 = That is the card. But your three towers stand in row 1.
lesson-first-stones-8 = Ducat day next: each crest on top pays 1.
    .ask = Build your two-crest floor on one of your towers, free.
    .other = Your towers are C1, D1 and E1. Build the floor with two crests on one of them.
lesson-first-stones-end = Three towers and two crests: 5 ducats! You lead with 15; Blue has 14, Gold 13.

## Call a ducat day

lesson-payday = Call a ducat day
    .about = When it pays you most.
lesson-payday-1 = Touching towers form an area. Yours is the best: call a ducat day!
    .ask = Move your red card to row 2.
    .other = Any card calls a ducat day now. But only your red one lets you build before it.
    .other-1 = That is the card. But at column E the empty field, E3, touches none of your towers.
lesson-payday-2 = C2, the nearest empty field, touches C1. It joins your area at once.
    .ask = Build your other two-crest floor on C2.
    .other = D2 and E2 cost ducats. C2 is free, and it touches C1.
    .other-1 = C2 it is. Two crests on top pay 2 ducats more, today.
lesson-payday-end = Four towers and four crests: 8 ducats for you. Blue and Gold get 2 each.

## Under one roof

lesson-roofs = Under one roof
    .about = How a tower becomes everybody’s.
lesson-roofs-1 = This card turns as it moves: Gold builds first, you second.
    .ask = Move the red and gold card to column E.
    .other = Look for the red and gold card at column C, and lay it at column E.
lesson-roofs-2 = Gold built E1 beside your D1. Build on it too, and a roof follows.
    .ask = Build a plain floor on E1.
    .other = E2 is free, but touches none of your towers. A roof on E1 joins your D1.
    .other-1 = E1 it is. The roof hides crests, so a plain floor will do.
lesson-roofs-end = A tower with a roof is everybody’s. Then Blue called a ducat day: 4 for you, 1 for Gold.

## A roof moves on

lesson-moving-roof = A roof moves on
    .about = Which roof to take when none is left.
lesson-moving-roof-1 = Both roofs are in use. On E2, one covers your crests.
    .ask = Move the red and blue card to column E.
    .other = Look for the red and blue card, alone at column C, and lay it at column E.
lesson-moving-roof-2 = Blue built E3 first. Build there too, and a roof must go on.
    .ask = Build a plain floor on E3.
    .other = E4 is free, but only a second floor on E3 brings a roof.
    .other-1 = E3 it is. The roof hides crests, so a plain floor will do.
lesson-moving-roof-3 = No roof is left: move one. The one on E2 covers your crests.
    .ask = Take the roof from E2.
    .other = Without its roof, E1 is Blue’s, and cuts D1 off from E2. Take the roof from E2.
lesson-moving-roof-end = E2 is yours again, crests and all: 9 ducats for you, 1 each for Blue and Gold.

## Cut it in two

lesson-cut = Cut it in two
    .about = How to spoil the best area.
lesson-cut-1 = Today Gold would get 7 ducats, you 3. Split Gold’s area first!
    .ask = Move your red card to row 1.
    .other = D1 holds Gold’s towers together. Row 1 reaches it, and with the red card only you build.
    .other-1 = That takes the last card from column D: ducat day! Not while Gold is ahead.
lesson-cut-2 = D1 joins Gold’s C1 to the roof. It is only one floor high.
    .ask = Build a one-crest floor on D1.
    .other = After B1 or C1, Gold still has D1. It is the joint, and it touches your D2.
    .other-1 = D1 it is. One crest on top pays 1 ducat more.
lesson-cut-end = A ducat day would now pay you 6 ducats, and Gold only 3.

## The last floor

lesson-last-floor = The last floor
    .about = The end of a game, won by 1 ducat.
lesson-last-floor-1 = Whoever builds their last floor ends the game. You have two left.
    .ask = Move your red card to column E.
    .other = Two towers of your own stand in column E: E2 and E3. Lay your red card there.
lesson-last-floor-2 = At the end each tower of yours pays 1 ducat, each crest too.
    .ask = Build on E4, for 2 ducats.
    .other = You want one tower more. E4 costs only 2 ducats, and touches your own E3.
lesson-last-floor-3 = Blue built over E3 and called a ducat day. Now your last floor!
    .ask = Build it free, on your own tower.
    .other = Ducats you pay now go to the others. E2 and E4 are yours: there it is free.
lesson-last-floor-end = 50 to 49 and 48: the game is over, and you win by 1 ducat!

## What is this?

kind-single-card = Card with one colour
    .text = Only this colour builds, one floor, in the line where the card lands. Anybody may move it.
kind-double-card = Card with two colours
    .text = The colour facing the castle builds first, then the other. The card turns whenever it moves, so its outer colour comes first next time.
kind-row-of-cards = Row of cards
    .text = Cards lying at one end of a line. Whoever takes the last one away calls a ducat day.
kind-space = Space for cards
    .text = Lay a card here, and its colours build in the row or column that begins here.
kind-arrow = Arrow
    .text = Cards move this way round, clockwise. They never go back, and at most one space beyond the foremost row.
kind-line-name = Letter or number
    .text = Letters name the columns, numbers the rows. D1 is the field in column D and row 1.
kind-order-number = 1 and 2 on the card
    .text = Who builds first and who second, if you lay the card there.
kind-last-card = Last card
    .text = No other card lies here. If this one leaves, a ducat day follows after everybody has built.
kind-field = Empty field
    .text = Building here is free, but only on the empty field nearest the card. Then the tower is yours.
kind-floor = Floor
    .text = One storey in your colour. Take any you have left: eleven plain ones, three with one crest, two with two at the start.
kind-crest = Crest
    .text = Pays its owner 1 ducat more on ducat days and at the end, as long as it is on top.
kind-tower = Tower
    .text = Floors on one field. Whoever owns the top floor owns the tower. The higher it is, the more it costs others to build on it.
kind-price = Price
    .text = What building here costs: 1 ducat for each floor of the tower, paid to its owner. Empty fields and your own towers are free.
kind-lock = Lock
    .text = This tower has a roof. Nobody can build on it.
kind-roof = Roof
    .text = Goes onto a tower when two people build on it in the same turn. There are only two roofs.
kind-roofed-tower = Tower with a roof
    .text = Belongs to everybody and joins everybody’s areas, for 1 ducat. Its crests are hidden, and nobody builds on it.
kind-raft = Raft
    .text = Unused roofs wait here. When both are taken, whoever builds second moves one from its tower.
kind-seal = Master builder’s seal
    .text = Shows a coin when a ducat day was called. The bank pays as soon as everybody has built this turn.
kind-area = Area
    .text = Towers of one colour that touch side by side, with the roofs beside them. The bank pays you for your best one only.
kind-water = Water
    .text = Nobody builds here. The two rows and two columns that end at the water are shorter.
kind-purse = Purse
    .text = Ducats to pay with. Everybody starts with 10, and whoever has the most at the end wins.
kind-income = Income
    .text = What the bank pays here on this ducat day, for the best area as it stands now.
kind-floors-left = Floors left
    .text = So many can still be built. When somebody has none left, the game ends after that turn.
kind-towers-owned = Towers
    .text = So many towers are owned here. At the end each pays 1 ducat, and each crest on top one more.
kind-builders = Then build
    .text = Who builds if you lay the card there, in this order. A coin means that a ducat day follows.
kind-final-pay = Final pay
    .text = At the end the bank pays 1 ducat for every tower without a roof, and 1 for every crest on top.
kind-sink = Sink towers
    .text = Makes all towers flat, so that you see what stands behind them. Nothing changes in the game.
