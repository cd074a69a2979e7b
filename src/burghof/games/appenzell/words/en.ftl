### Castle of Appenzell in English.

game-in-a-sentence = Mice, roofs and a floor that slides.

## Names

tile-appenzeller = Appenzeller
tile-brie = Brie
tile-edam = Edam
tile-emmental = Emmental
tile-gorgonzola = Gorgonzola
tile-gouda = Gouda
tile-roquefort = Roquefort
tile-plain = plain tile
tile-trap = trap

mark-appenzeller = Appe
mark-brie = Brie
mark-edam = Edam
mark-emmental = Emme
mark-gorgonzola = Gorg
mark-gouda = Goud
mark-roquefort = Roqu
mark-plain = –
mark-trap = ×

roof-tiled = tiled roof
roof-thatched = thatched roof
roof-copper = copper roof

side-north = { $form ->
    [short] ↓
   *[full] North
}
side-east = { $form ->
    [short] ←
   *[full] East
}
side-south = { $form ->
    [short] ↑
   *[full] South
}
side-west = { $form ->
    [short] →
   *[full] West
}

## Options

option-layout = Layout of the rooms
option-layout-about = The two sides of the grid board have different rooms; chance can also draw new ones by the same rules.
option-layout-front = Front of the grid board
option-layout-back = Back of the grid board
option-layout-drawn = Drawn by chance
option-goal = Goal
option-goal-about = How many different cheeses win the game. Five or six make a longer game, good for two or three players.
option-open-castle = Open castle
option-open-castle-about = All tiles are shown all the time, for small children: nobody has to remember anything. Roofs still keep mice out.

## Refusals

refusal-not-these-rooms = There must be eleven rooms of two fields, five of three and two of four, lettered in order.
refusal-not-the-shape-of-a-room = A room is two fields, three fields in a line, or four in a square.
refusal-tower-touches-three-rooms = Every tower must touch three different rooms.
refusal-not-these-tiles = All thirty-four tiles are laid out, each once.
refusal-nobody-sits-there = Nobody sits there.
refusal-first-a-mouse-into-a-tower = First everybody puts a mouse into a tower.
refusal-room-is-open = Room { $room } has no roof.
refusal-no-mouse-beside-the-room = None of your mice is next to room { $room }.
refusal-no-mouse-outside = You have no mouse outside.
refusal-tower-is-occupied = There is a mouse in tower { $tower }.
refusal-tower-is-free = Tower { $tower } is free: a mouse from outside stops there.
refusal-no-mouse-of-yours = You have no mouse on { $field }.
refusal-never-into-a-tower = From inside no mouse goes into a tower.
refusal-under-a-roof = { $field } is under a roof.
refusal-a-trap = There is a trap on { $field }.
refusal-field-is-occupied = There is a mouse on { $field }.
refusal-no-way-there = No way leads to { $field } in one run.
refusal-too-far = That would cost { $cost } points; { $points ->
    [one] only one is left.
   *[other] only { $points } are left.
}
refusal-one-slide-a-turn = Tiles are pushed only once a turn.

## Events

event-layout-drawn = The rooms of the castle are drawn.
event-tiles-laid = The tiles lie under the roofs, one is left beside the castle.
event-start-drawn = { $seat } begins.
event-placed = { $seat } puts a mouse into tower { $tower }.
event-unroofed = { $seat } takes the roof off { $fields }.
event-uncovered = { $seat } uncovers { $fields }: { $tiles }.
event-entered = { $path ->
    [0] { $seat } brings a mouse into tower { $tower }.
   *[other] { $seat } brings a mouse over tower { $tower } to { $to } for { $cost } points.
}
event-ran = { $cost ->
    [one] { $seat } runs from { $source } to { $to }.
   *[other] { $seat } runs over other mice from { $source } to { $to } for { $cost } points.
}
event-pushed = { $seat } pushes a tile in: { $side }, { $field }.
event-slid = { $seat } pushes a tile in: { $side }, { $field } ({ $tile }).
event-came-to-light = Now to be seen: { $tiles }.
event-mouse-lost = A mouse of { $seat } falls into the cellar.
event-fell = A mouse of { $seat } falls through the trap on { $field }.
event-cheese-gained = { $seat } collects { $cheese }.
event-collected = { $seat } collects { $cheese } on { $fields }.
event-turn-ended = { $rooms ->
    [0] { $seat } ends the turn.
    [one] { $seat } ends the turn; one room is covered.
   *[other] { $seat } ends the turn; { $rooms } rooms are covered.
}
event-goal-reached = { $seat } has enough cheese. The game ends.
event-third-mouse-lost = { $seat } has lost the third mouse. The game ends.
event-turns-ran-out = The last round is over. The game ends.

## Offers

offer-uncover = { $form ->
    [short] Uncover room { $room }
   *[full] Uncover room { $room } ({ $roof }: { $fields })
}
offer-enter = { $cost ->
    [0] Put a mouse into tower { $tower }
   *[one] Bring a mouse into tower { $tower }
}
offer-enter-over = Bring a mouse over tower { $tower } to { $field } ({ $cost } points)
offer-enter-over-cheese = Bring a mouse over tower { $tower } to { $field } ({ $cost } points), collecting { $cheese }
offer-step = Run from { $source } to { $field }{ $cost ->
    [one] {""}
   *[other] {" "}({ $cost } points)
}
offer-step-cheese = Run from { $source } to { $field }{ $cost ->
    [one] {""}
   *[other] {" "}({ $cost } points)
}, collecting { $cheese }
offer-slide = { $form ->
    [short] Push in { $side }{ $field }
   *[full] Push in: { $side }, { $field }
}{ $falls ->
    [0] {""}
    [one] ; a mouse falls
   *[other] ; { $falls } mice fall
}{ $gains ->
    [0] {""}
    [one] ; a cheese is collected
   *[other] ; { $gains } cheeses are collected
}{ $unsure ->
    [0] {""}
    [one] ; unknown tile under a mouse
   *[other] ; unknown tiles under { $unsure } mice
}
offer-end = End the turn{ $unused ->
    [0] {""}
    [one] , one point unused
   *[other] , { $unused } points unused
}{ $rooms ->
    [0] {""}
    [one] ; one room is covered
   *[other] ; { $rooms } rooms are covered
}

## Outline

outline-set-up = The castle is being set up.
outline-place = { $own ->
    [1] Put your first mouse into a free tower.
   *[0] { $seat } puts a mouse into a tower.
}
outline-act = { $own ->
    [1] Your turn: uncover rooms, bring in or move mice{ $slid ->
        [0] , push the tile.
       *[1] .
    }
   *[0] { $seat } is to act.
}
outline-turn = { $points ->
    [one] One point left
   *[other] { $points } points left
}{ $slid ->
    [0] .
   *[1] , tile pushed.
}
outline-over = The game is over.
outline-players = Players: { $goal } different cheeses win, { $left ->
    [one] this is the last round
   *[other] { $left } rounds left at most
}
outline-player = { $form ->
    [short] { $own ->
        [1] •
       *[0] @{ $number }
    } { $seat }{ $own ->
        [1] {" "}(you)
       *[0] {""}
    }
   *[full] { $seat }{ $own ->
        [1] {" "}(you)
       *[0] {""}
    }: { $cheeses ->
        [0] no cheese
        [one] one cheese
       *[other] { $cheeses } cheeses
    }
}
outline-no-cheese = { $form ->
    [short] no cheese
   *[full] {""}
}
outline-cheeses = { $form ->
    [short] { $marks }
   *[full] Cheeses: { $cheeses }
}
outline-mice = { $form ->
    [short] {""}
   *[full] { $number ->
        [0] No mouse in the castle
        [one] One mouse in the castle: { $fields }
       *[other] { $number } mice in the castle: { $fields }
    }
}
outline-outside = { $number ->
    [0] { $form ->
        [short] none outside
       *[full] No mouse outside
    }
    [one] { $form ->
        [short] 1 mouse outside
       *[full] One mouse outside
    }
   *[other] { $number } mice outside
}
outline-fallen = { $number ->
    [0] { $form ->
        [short] {""}
       *[full] No mouse fallen
    }
    [one] { $form ->
        [short] 1 fallen
       *[full] One mouse fallen
    }
   *[other] { $form ->
        [short] { $number } fallen
       *[full] { $number } mice fallen
    }
}
outline-castle = { $form ->
    [short] Castle (number: roofed room, its tile in brackets; ^ raised, – plain, × trap)
   *[full] Castle, row by row from the north
}
outline-heading = { $form ->
    [short] { $name }
   *[full] {""}
}
outline-row = { $form ->
    [short] {""}
   *[full] Row { $row }
}
outline-tower = { $form ->
    [short] { $whose ->
        [nobody] tower
        [own] •{ $field } tower
       *[other] @{ $number } { $field }
    }
   *[full] { $field }: tower{ $whose ->
        [nobody] {""}
        [own] , your mouse
       *[other] , mouse of { $seat }
    }
}
outline-raised = { $form ->
    [short] { $whose ->
        [nobody] ^
        [own] •{ $field } ^
       *[other] @{ $number } ^
    }
   *[full] { $field }: raised field{ $whose ->
        [nobody] {""}
        [own] , your mouse
       *[other] , mouse of { $seat }
    }
}
outline-raised-covered = { $form ->
    [short] { $room } ^
   *[full] { $field }: raised field under a roof
}
outline-covered = { $form ->
    [short] { $room }
   *[full] { $field }: under a roof
}
outline-noted = { $form ->
    [short] { $room } ({ $mark })
   *[full] { $field }: under a roof, { $tile }
}
outline-open = { $form ->
    [short] { $whose ->
        [nobody] { $mark }
        [own] •{ $field } { $mark }
       *[other] @{ $number } { $mark }
    }
   *[full] { $field }: { $tile }{ $whose ->
        [nobody] {""}
        [own] , your mouse
       *[other] , mouse of { $seat }
    }
}
outline-rooms = { $form ->
    [short] { $own ->
        [1] Uncover beside your mice
       *[0] Rooms beside mice of { $seat }
    }
   *[full] Rooms to uncover, { $open ->
        [0] all covered
        [one] one open
       *[other] { $open } open
    }
}
outline-no-room = { $form ->
    [short] –
   *[full] {""}
}
outline-room = { $form ->
    [short] { $near ->
        [0] {""}
       *[1] { $room }
    }
   *[full] Room { $room } ({ $fields }): { $open ->
        [0] { $roof }
       *[1] open
    }{ $near ->
        [0] {""}
       *[1] , within reach
    }
}
outline-spare = { $form ->
    [short] Push in { $tile }
   *[full] Beside the castle, to be pushed in: { $tile }
}
outline-no-spare = { $form ->
    [short] Slots
   *[full] No tile lies beside the castle yet
}
outline-slot = { $form ->
    [short] { $side }{ $line }
   *[full] { $side }, { $field }
}

## The end

reason-goal = { $seats } reached the goal.
reason-third-mouse = { $seats } lost the third mouse.
reason-turns = The last of { $rounds } rounds is over.
score-cheeses = Cheeses
score-beaten = At most one mouse left: cannot win
score-waiting = Turns since the last own turn

## Figures of a simulation

figure-turns = Turns
figure-cheeses = Cheeses of all players
figure-fallen = Mice fallen

## The board

board-spare = Spare tile
board-outside = Outside
board-points = { $points ->
    [0] No actions left
    [one] One action left
   *[other] { $points } actions left
}
board-cheese = cheese!
board-falls = falls
board-push = Push in
board-push-anyway = Push in anyway
board-end = End turn
board-own-falls = { $number ->
    [one] Your mouse falls.
   *[other] { $number } of your mice fall.
}
board-others-fall = { $number ->
    [one] A mouse of { $seats } falls.
   *[other] Mice of { $seats } fall.
}
board-mice = { $number ->
    [one] One mouse left
   *[other] { $number } mice left
}
board-cheeses = { $number } of { $goal } cheeses
