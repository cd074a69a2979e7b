### Learning Castle of Appenzell in English.

pitch = Lead your mice under the roofs, over a sliding floor. The first with four different cheeses wins.
how-you-win = Be the first with four different cheeses. A cheese is yours when two of your mice stand on that kind at the same time.
know-1 = Four actions a turn: lift a roof, bring in a mouse, run a step, or push the spare tile in. Mix them as you like.
know-2 = Two of your mice on the same kind of cheese, and you get a piece. Each kind counts once; four different ones win.
know-3 = When a turn ends, every room without a mouse gets its roof back. Remember what you saw below.
know-4 = Once a turn the spare tile may go in at a gate: the tiles of that line slide along, mice and roofs stay.
know-5 = A trap that slides under a mouse swallows it; a third lost mouse ends the game. Raised fields and towers are safe.
win-1 = Find cheese
    .about = it lies under the roofs
win-2 = Two mice, one kind
    .about = then the cheese is yours
win-3 = Let the floor slide
    .about = a push brings cheese to your mice
win-4 = Four kinds win
    .about = whoever has them first
turn-1 = Lift a roof
    .about = and see what lies below
turn-2 = Run
    .about = one action for each step
turn-3 = Push
    .about = slide the spare tile in, once a turn
picture-towers = Mice come into the castle by the four towers at its corners.
picture-start = The start: all roofs are on, and nobody knows which tile lies where.
picture-tiles = Most tiles show a cheese, some show nothing, and three are traps with a hole.
picture-rooms = Every roof fits its room: tiled roofs two fields, thatched roofs three, copper roofs four.
rival-1 = Blue

## The first cheese

lesson-first-cheese = The first cheese
    .about = A new game for two: two turns, and a cheese at the end.
lesson-first-cheese-1 = Mice want cheese: four different kinds win. Towers are their way in.
    .ask = Put a mouse into the top-left tower.
    .other = Look at the corner at the top left. In a game any free tower will do; here, take that one.
lesson-first-cheese-2 = Cheese hides under roofs. You have four actions a turn; a roof costs one.
    .ask = Lift the long thatched roof.
    .other = Look below your tower: the long thatched roof. Your mouse touches it, so you can lift it.
lesson-first-cheese-3 = Emmental! And Edam further down. Each step costs one action.
    .ask = Run down onto the Emmental.
    .other = Mice step up, down, left or right, never diagonally. The Emmental is one step below the tower.
lesson-first-cheese-4 = One mouse alone collects nothing: you need two on one kind.
    .ask = Search on: lift the small roof beside the tower.
    .other = Look to the right of the tower: the small tiled roof. Your mouse touches its corner.
lesson-first-cheese-5 = Roquefort! Remember where it lies. Your last action brings help.
    .ask = Bring a mouse from outside into the same tower.
    .other = One action is left. Look at your mice outside: one of them goes into the tower at the top left.
lesson-first-cheese-6 = Your turn again. Roofs with no mouse below are back on. Where was the Roquefort?
    .ask = Lift that roof.
    .other = You looked beside the tower before: under the small tiled roof, to the right of it.
lesson-first-cheese-7 = Roquefort does not match your Emmental. But wait: this floor slides.
    .ask = Run from the tower onto the Roquefort.
    .other = Your mouse on the Emmental stays. Look at the one in the tower: one step right lies Roquefort.
lesson-first-cheese-8 = The spare tile is Emmental! Tiles slide, mice stay.
    .ask = Push it in at gate 11, above your right-hand mouse.
    .other = The mouse on the Roquefort needs Emmental under it. Look right above it: gate 11.
lesson-first-cheese-end = Two mice, one cheese: the Emmental is yours! Three more kinds, and you win.

## Mind the trap

lesson-traps = Mind the trap
    .about = The spare tile is a trap. Push first, then step aside.
lesson-traps-1 = The spare tile is a trap. A blue mouse stands at gate 4.
    .ask = Push the trap in under it.
    .other = Look at the blue mouse on the right. The gate beside it is gate 4: there the trap goes in.
lesson-traps-2 = Down it went! Your mouse could fall too. What lies in its row?
    .ask = Lift the copper roof beside your mouse.
    .other = Look to the right of your mouse: the big square roof covers tiles of the same row.
lesson-traps-3 = A trap, one push away! Raised fields have no tile, so nothing slides there.
    .ask = Step down onto the raised field.
    .other = In this row the trap can reach your mouse. Look at the stone field below it: that never moves.
lesson-traps-4 = Your mouse is safe. One action is left: bring help.
    .ask = Bring a mouse into the tower at the top left.
    .other = One action is left. Look at your mice outside, and at the tower at the top left.
lesson-traps-end = Then a push sent the trap to where your mouse had stood. Nobody was there.

## Over their heads

lesson-jump = Over their heads
    .about = A push puts one mouse on Gouda, a jump the other.
lesson-jump-1 = Right of your two mice lies Gouda, twice. Let it slide left.
    .ask = Push the spare tile in at gate 4.
    .other = The Gouda has to come under your mouse, so the row must slide left. Push from gate 4.
lesson-jump-2 = One mouse is on Gouda. The other may jump over it: one action per field.
    .ask = Jump onto the other Gouda.
    .other = Look at your mouse at the left edge. It jumps over its neighbour and lands on the Gouda.
lesson-jump-end = The Gouda is yours! Jumping over one mouse costs two actions, whoever owns it.

## The fourth cheese

lesson-fourth-cheese = The fourth cheese
    .about = Three cheeses collected: the last turn of a whole game.
lesson-fourth-cheese-1 = You have three cheeses. A push took the Gorgonzola from under your mouse.
    .ask = Push the row back from gate 8.
    .other = The row was pushed from gate 4, on the right. Gate 8, on the left, pushes it back.
lesson-fourth-cheese-2 = Gorgonzola is under your mouse again. Your notebook shows another on a roof.
    .ask = Lift that tiled roof on the left.
    .other = Look at the small notes on the roofs: Gorgonzola, on the tiled roof on the left.
lesson-fourth-cheese-3 = There it is! Two mice on Gorgonzola make your fourth cheese.
    .ask = Run one step right, onto the Gorgonzola.
    .other = Look at your mouse at the left edge. The Gorgonzola lies one step to its right.
lesson-fourth-cheese-end = Four different cheeses: you win the game!

## The third mouse

lesson-third-mouse = The third mouse
    .about = Blue has a cheese, you have none. One push decides the game.
lesson-third-mouse-1 = Blue leads with one cheese, but has only two mice left.
    .ask = Lift the copper roof beside your mouse.
    .other = Look beside your mouse on the left: the big square roof lies right above the blue mouse.
lesson-third-mouse-2 = A trap, right above the blue mouse! A third lost mouse ends the game.
    .ask = Push it down from gate 11.
    .other = The trap lies in the column of gate 11. Pushed from above, it slides under the blue mouse.
lesson-third-mouse-end = Blue has lost three mice and cannot win, cheese or not. You win the game!

## What is this?

kind-mouse = Your mouse
    .text = One of your four. It runs, lifts roofs it touches, and collects cheese together with a second mouse of yours.
kind-rival-mouse = Another player’s mouse
    .text = You cannot stop on its field, but you can jump over it, one action per field. A pushed trap takes it away.
kind-mice-outside = Mice outside
    .text = They wait for you. For one action a mouse comes into a free tower. It may run over a taken one, paying each step.
kind-mice-left = Mice left
    .text = Mice inside and outside together. Whoever loses a third mouse ends the game, and can hardly win it.
kind-fallen-mouse = Fallen mouse
    .text = A trap slid under it. It sits in the cellar until the game is over, and does nothing more for you.
kind-tower = Tower
    .text = The way in. A mouse from outside enters a free tower for one action. No mouse ever goes back into one.
kind-roof = Roof
    .text = Hides a room: tiled two fields, thatched three, copper four. Your mouse lifts it for one action, if it touches it, even diagonally.
kind-open-room = Open room
    .text = Everybody sees its tiles, and mice may run in. If no mouse is in it when a turn ends, its roof comes back.
kind-closing-room = Room that closes
    .text = No mouse is in this room. If you end the turn now, its roof goes back on.
kind-wall = Wall
    .text = Shows where one room ends and the next begins. It stops no mouse; only roofs and traps do.
kind-cheese-tile = Cheese tile
    .text = One of seven kinds, three tiles of each. Two of your mice on the same kind: you collect a piece.
kind-plain-tile = Plain tile
    .text = Just floor, worth nothing. Your mouse may stand on it, but it slides like any other tile.
kind-trap = Trap
    .text = No mouse steps on it. But it can be pushed under a mouse, and that mouse falls into the cellar.
kind-raised-field = Raised field
    .text = Stone without a tile. Nothing slides here: your mouse is safe from traps, and collects nothing.
kind-spare-tile = Spare tile
    .text = It lies open beside the castle. Once a turn you may push it in at a gate, for one action; another falls out.
kind-gate = Gate
    .text = The spare tile goes in here and moves the whole line on by one field. Gates are numbered like the hours of a clock.
kind-tile-out = Tile that comes out
    .text = It falls out at the far end of the line and becomes the new spare tile, open for all.
kind-unknown-tile = Unknown tile
    .text = The table does not show what it is. Perhaps nobody has seen it yet; perhaps you remember.
kind-note = Note in the notebook
    .text = This tile was seen before and lies under the roof now. The notebook follows it when it slides.
kind-action = Action
    .text = You have four a turn. Every roof, every step, every mouse you bring in and the push cost one.
kind-roof-price = Price of a roof
    .text = Your mouse touches this roof. Lifting it costs one action.
kind-run-price = Price of a run
    .text = So many actions it takes to run there over other mice: one for each field.
kind-cheese-badge = Cheese under a mouse
    .text = This mouse stands on that cheese. A second mouse of yours on the same kind collects it.
kind-cheese-tag = Cheese!
    .text = Run there, and two of your mice stand on the same kind: you collect it.
kind-falls-tag = This mouse falls
    .text = The push you aim at brings a trap under this mouse. It would fall into the cellar for good.
kind-cheeses = Collected cheeses
    .text = Kinds in colour are collected, pale ones still missing. Nobody gets the same kind twice, and nobody loses one.
kind-cheese-count = Cheeses so far
    .text = How many different cheeses are collected, and how many win. Whoever has them all ends the game at once.
kind-end-turn = End turn
    .text = Ends your turn, also with actions left; they are gone then. Rooms without a mouse get their roofs back.
