### Castle of Appenzell in English.

game-in-a-sentence = Mice, roofs and a floor that slides.
game-invitation = { $host } keeps a chair for you at the Castle of Appenzell.

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

several-two-appenzeller = Appenzeller twice
several-two-brie = Brie twice
several-two-edam = Edam twice
several-two-emmental = Emmental twice
several-two-gorgonzola = Gorgonzola twice
several-two-gouda = Gouda twice
several-two-roquefort = Roquefort twice
several-two-plain = two plain tiles
several-two-trap = two traps
several-three-appenzeller = Appenzeller three times
several-three-brie = Brie three times
several-three-edam = Edam three times
several-three-emmental = Emmental three times
several-three-gorgonzola = Gorgonzola three times
several-three-gouda = Gouda three times
several-three-roquefort = Roquefort three times
several-three-plain = three plain tiles
several-three-trap = three traps

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

ground-appenzeller = the Appenzeller
ground-brie = the Brie
ground-edam = the Edam
ground-emmental = the Emmental
ground-gorgonzola = the Gorgonzola
ground-gouda = the Gouda
ground-roquefort = the Roquefort
ground-plain = the plain tile
ground-trap = the trap
ground-raised = the raised field

spot-top-left = at the top left
spot-top = at the top
spot-top-right = at the top right
spot-left = on the left
spot-middle = in the middle
spot-right = on the right
spot-bottom-left = at the bottom left
spot-bottom = at the bottom
spot-bottom-right = at the bottom right
spot-inner-top-left = further in at the top left
spot-inner-top-right = further in at the top right
spot-inner-bottom-left = further in at the bottom left
spot-inner-bottom-right = further in at the bottom right

way-up = up
way-down = down
way-left = to the left
way-right = to the right

side-north = { $form ->
    [short] ↓
   *[full] from the top
}
side-east = { $form ->
    [short] ←
   *[full] from the right
}
side-south = { $form ->
    [short] ↑
   *[full] from the bottom
}
side-west = { $form ->
    [short] →
   *[full] from the left
}

## Parts of sentences

roof-place = { $gate ->
    [0] { $spot }
   *[other] at gate { $gate }
}
roof-at = { $gate ->
    [0] { $roof } { $spot }
   *[other] roof at gate { $gate }
}
room-if-twin = { $twin ->
    [0] {""}
   *[1] {" "}(room { $room })
}
goal-count = { $goal ->
    [4] four
    [5] five
    [6] six
   *[other] { $goal }
}
cost-actions = { $cost ->
    [1] one action
    [2] two actions
    [3] three actions
    [4] four actions
   *[other] { $cost } actions
}
run-price = { $cost ->
    [1] ?
   *[other] , for { cost-actions }?
}
push-what = { $kind ->
    [plain] the plain tile
    [trap] the trap
   *[other] { $tile }
}
you-collect = { $seat-is ->
    [you] You collect
   *[other] { $seat } collects
} { $cheese }.
what-to-pick = { $run ->
    [1] { $roof ->
        [1] Pick a mouse or a roof.
       *[0] Pick a mouse.
    }
   *[0] { $roof ->
        [1] { $enter ->
            [1] Pick a roof or a mouse outside.
           *[0] Pick a roof.
        }
       *[0] { $enter ->
            [1] Pick a mouse outside.
           *[0] Push the spare tile in.
        }
    }
}
falls-own = { $loser-is ->
    [you] , yours too
   *[other] {""}
}

## Options

option-layout = Layout of the rooms
option-layout-about = The two sides of the grid board have different rooms; chance can also draw new ones by the same rules.
option-layout-front = Front of the grid board
option-layout-back = Back of the grid board
option-layout-drawn = Drawn by chance
option-goal = Goal
option-goal-about = How many different cheeses win the game. Five or six make a longer game, good for two or three.
option-open-castle = Open castle
option-open-castle-about = All tiles are shown all the time, for small children: nobody has to remember anything. Roofs still keep mice out.

## Refusals

refusal-not-these-rooms = There must be eleven rooms of two fields, five of three and two of four, lettered in order.
refusal-not-the-shape-of-a-room = A room is two fields, three fields in a line, or four in a square.
refusal-tower-touches-three-rooms = Every tower must touch three different rooms.
refusal-not-these-tiles = All thirty-four tiles are laid out, each once.
refusal-nobody-sits-there = Nobody sits on that chair.
refusal-first-a-mouse-into-a-tower = First everybody puts a mouse into a tower. Then the turns begin.
refusal-room-is-open = There is no roof to lift. This room is open already.
refusal-no-mouse-beside-the-room = None of your mice touches this roof. Bring one next to it first.
refusal-no-mouse-outside = You have no mouse left outside. They are all inside or fallen.
refusal-tower-is-occupied = This tower is taken. { $owner-is ->
    [you] Your own mouse is in it.
   *[other] { $owner }’s mouse is in it.
}
refusal-tower-is-free = This tower is free. A mouse from outside stops in it.
refusal-no-mouse-of-yours = None of your mice is there. Pick one of yours.
refusal-never-into-a-tower = No mouse goes back into a tower. Towers only lead in.
refusal-under-a-roof = There is a roof over that field. Lift it first.
refusal-a-trap = There is a trap. No mouse steps on it.
refusal-field-is-occupied = That field is taken. { $owner-is ->
    [you] Your own mouse stands there.
   *[other] { $owner }’s mouse stands there.
}
refusal-no-way-there = That is too far at once. Run field by field, or jump over other mice.
refusal-too-far = That takes { cost-actions }. { $points ->
    [1] Only one is left.
    [2] Only two are left.
    [3] Only three are left.
   *[other] Only { $points } are left.
}
refusal-one-slide-a-turn = You have pushed in this turn. A tile goes in only once a turn.

## Events

event-layout-drawn = The rooms of the castle are drawn.
    .past = The rooms of the castle were drawn.
event-tiles-laid = The tiles lie under the roofs. One is left over.
    .past = The tiles were laid under the roofs. One was left over.
event-start-drawn = { $seat-is ->
    [you] You begin.
   *[other] { $seat } begins.
}
    .past = { $seat-is ->
        [you] You began.
       *[other] { $seat } began.
    }
event-placed = { $seat-is ->
    [you] You put
   *[other] { $seat } puts
} a mouse into the tower { $spot }.
    .past = { $seat-is ->
        [you] You put
       *[other] { $seat } put
    } a mouse into the tower { $spot }.
event-unroofed = { $seat-is ->
    [you] You lift
   *[other] { $seat } lifts
} the { roof-at }.
    .past = { $seat-is ->
        [you] You lifted
       *[other] { $seat } lifted
    } the { roof-at }.
event-uncovered = { $seat-is ->
    [you] You lift
   *[other] { $seat } lifts
} the { roof-at }: { $tiles }.
    .past = { $seat-is ->
        [you] You lifted
       *[other] { $seat } lifted
    } the { roof-at }: { $tiles }.
event-entered = { $seat-is ->
    [you] You bring
   *[other] { $seat } brings
} a mouse { $path ->
    [0] into the tower { $spot }.
   *[other] in over the tower { $spot }.
}
    .past = { $seat-is ->
        [you] You brought
       *[other] { $seat } brought
    } a mouse { $path ->
        [0] into the tower { $spot }.
       *[other] over the tower { $spot }, for { cost-actions }.
    }
event-ran = { $seat-is ->
    [you] Your
   *[other] { $seat }’s
} mouse { $kind ->
    [jump] jumps over { $cost ->
        [2] a mouse
        [3] two mice
       *[other] three mice
    }, for { cost-actions }.
    [tower] runs out of the tower.
    [raised] runs { $way }, onto a raised field.
   *[step] runs one field { $way }.
}
    .past = { $seat-is ->
        [you] Your
       *[other] { $seat }’s
    } mouse { $kind ->
        [jump] jumped over { $cost ->
            [2] a mouse
            [3] two mice
           *[other] three mice
        }, for { cost-actions }.
        [tower] ran out of the tower.
        [raised] ran { $way }, onto a raised field.
       *[step] ran one field { $way }.
    }
event-pushed = { $seat-is ->
    [you] You push
   *[other] { $seat } pushes
} the spare tile in at gate { $gate }.
    .past = { $seat-is ->
        [you] You pushed
       *[other] { $seat } pushed
    } the spare tile in at gate { $gate }.
event-slid = { $seat-is ->
    [you] You push
   *[other] { $seat } pushes
} { $tile } in at gate { $gate }.
    .past = { $seat-is ->
        [you] You pushed
       *[other] { $seat } pushed
    } { $tile } in at gate { $gate }.
event-came-to-light = { $number ->
    [0] {""}
   *[other] Now in sight: { $tiles }.
}{ $out ->
    [0] {""}
   *[1] { $number ->
        [0] {""}
       *[other] {" "}
    }New spare tile: { $spare }.
}
    .past = { $number ->
        [0] {""}
       *[other] Came into sight: { $tiles }.
    }{ $out ->
        [0] {""}
       *[1] { $number ->
            [0] {""}
           *[other] {" "}
        }New spare tile: { $spare }.
    }
event-mouse-lost = { $seat-is ->
    [you] Your
   *[other] { $seat }’s
} mouse falls into the cellar.
    .past = { $seat-is ->
        [you] Your
       *[other] { $seat }’s
    } mouse fell into the cellar.
event-fell = { $seat-is ->
    [you] Your
   *[other] { $seat }’s
} mouse falls through the trap into the cellar.
    .past = { $seat-is ->
        [you] Your
       *[other] { $seat }’s
    } mouse fell through the trap into the cellar.
event-cheese-gained = { $seat-is ->
    [you] You collect
   *[other] { $seat } collects
} { $cheese }.
    .past = { $seat-is ->
        [you] You collected
       *[other] { $seat } collected
    } { $cheese }.
event-collected = { $mice ->
    [2] Two
   *[other] Three
} mice, one cheese: { $seat-is ->
    [you] you collect
   *[other] { $seat } collects
} { $cheese }.
    .past = { $mice ->
        [2] Two
       *[other] Three
    } mice, one cheese: { $seat-is ->
        [you] you collected
       *[other] { $seat } collected
    } { $cheese }.
event-turn-ended = { $seat-is ->
    [you] You end
   *[other] { $seat } ends
} the turn.{ $rooms ->
    [0] {""}
    [1] {" "}One roof goes back on.
    [2] {" "}Two roofs go back on.
    [3] {" "}Three roofs go back on.
    [4] {" "}Four roofs go back on.
   *[other] {" "}{ $rooms } roofs go back on.
}
    .past = { $seat-is ->
        [you] You ended
       *[other] { $seat } ended
    } the turn.{ $rooms ->
        [0] {""}
        [1] {" "}One roof went back on.
        [2] {" "}Two roofs went back on.
        [3] {" "}Three roofs went back on.
        [4] {" "}Four roofs went back on.
       *[other] {" "}{ $rooms } roofs went back on.
    }
event-goal-reached = { $seat-is ->
    [you] You have
   *[other] { $seat } has
} enough cheese. The game is over.
    .past = { $seat-is ->
        [you] You had
       *[other] { $seat } had
    } enough cheese. The game was over.
event-third-mouse-lost = { $seat-is ->
    [you] You have
   *[other] { $seat } has
} lost a third mouse. The game is over.
    .past = { $seat-is ->
        [you] You lost
       *[other] { $seat } lost
    } a third mouse. The game was over.
event-turns-ran-out = The last round is over, and so is the game.
    .past = The last round was over, and so was the game.

## Offers

offer-uncover = { $form ->
    [short] Lift roof { $room }
   *[full] Lift the { roof-at }{ room-if-twin }? { $open ->
        [0] Everybody sees what is under it.
       *[1] Then mice can run there.
    }
}
offer-enter = { $form ->
    [short] Bring a mouse into tower { $tower }
   *[full] { $cost ->
        [0] Put your first mouse into the tower { $spot }?
       *[other] Bring a mouse into the tower { $spot }?
    }
}
offer-enter-over = { $form ->
    [short] Bring a mouse over tower { $tower } to { $field }
   *[full] Over tower { $tower } onto { $ground } { $field }, for { $cost } actions?
}
offer-enter-over-cheese = { $form ->
    [short] { offer-enter-over }: { you-collect }
   *[full] Over tower { $tower } to { $field }, for { cost-actions }? { you-collect }
}
offer-step = { $form ->
    [short] Run from { $source } to { $field }
   *[full] Run from { $source } onto { $ground } on { $field }{ run-price }
}
offer-step-cheese = { $form ->
    [short] { offer-step }: { you-collect }
   *[full] Run from { $source } to { $field }{ run-price } { you-collect }
}
offer-slide = { $form ->
    [short] Gate { $gate }:
   *[full] Push { push-what } in at gate { $gate }?
}{ $falls ->
    [0] {""}
    [1] {" "}{ $loser-is ->
        [you] Your
       *[other] { $loser }’s
    } mouse falls.
    [2] {" "}Two mice fall{ falls-own }.
   *[other] {" "}Three mice fall{ falls-own }.
}{ $gains ->
    [0] {""}
    [1] {" "}{ $gainer-is ->
        [you] You collect
       *[other] { $gainer } collects
    } { $cheese }.
   *[other] {" "}{ $gains } cheeses are collected.
}{ $unsure ->
    [0] {""}
   *[other] {" "}{ $own ->
        [0] { $unsure ->
            [1] A mouse gets an unknown tile.
           *[other] { $unsure } mice get unknown tiles.
        }
       *[other] { $seat-is ->
            [you] Your
           *[other] { $seat }’s
        } mouse gets an unknown tile.
    }
}{ $effects ->
    [0] {" "}No mouse falls.
   *[other] {""}
}
offer-end = End the turn?{ $unused ->
    [0] {""}
    [1] {" "}One action is left
    [2] {" "}Two actions are left
    [3] {" "}Three actions are left
   *[other] {" "}Four actions are left
}{ $rooms ->
    [0] { $unused ->
        [0] {""}
       *[other] .
    }
   *[other] { $unused ->
        [0] {" "}
       *[other] ,{" "}
    }{ $rooms ->
        [1] one roof goes back on.
        [2] two roofs go back on.
        [3] three roofs go back on.
        [4] four roofs go back on.
       *[other] { $rooms } roofs go back on.
    }
}

## Hints: why a move

hint-wins = The game ends, and you win.
hint-collects = You collect { $cheese } at once.
hint-drops = A mouse of { $seat } falls into the cellar.
hint-nearer = Your mice come nearer to two equal cheeses that you need.
hint-pushes = You push { $cheese } under your mouse, and you still need it.
hint-reaches = Your mouse reaches { $cheese }. You still need it.
hint-hinders = { $seat } is then farther from the next cheese.
hint-looks = You see { $tiles ->
    [1] one tile
    [2] two tiles
   *[other] three tiles
} that nobody has seen. No other roof hides more.
hint-new-tiles = You see { $tiles ->
    [1] one tile
    [2] two tiles
   *[other] three tiles
} that nobody has seen.
hint-reaches-roofs = From there you reach the most tiles that nobody has seen.
hint-opens = Under this roof lies { $cheese }. You still need it.
hint-mouse-nearer = Your mouse comes nearer to { $cheese }. You still need it.
hint-spoils = { $seat } no longer stands on { $cheese }.
hint-opens-ways = Then your mice can run to the most new fields.
hint-more-roofs = From there you can lift the most roofs.
hint-enters = One more of your mice comes into the castle.
hint-stays = Your mice stay where they are.
hint-falls = A mouse of yours falls into the cellar.
hint-helps = { $seat } collects { $cheese }.
hint-leaves = Your mouse leaves { $cheese }, and you still need it.
hint-wastes = You give away { $actions ->
    [1] one action
    [2] two actions
    [3] three actions
   *[4] four actions
}.
hint-no-nearer = Your mice come no nearer to the next cheese.

## Puzzles

puzzle-hidden = What lies under the roofs. Small notes show what was seen there.
puzzle-deed-lift = lift a roof
puzzle-deed-enter = bring a mouse in
puzzle-deed-run = run
puzzle-deed-jump = jump
puzzle-deed-push = push
puzzle-collects = { $cases ->
    [1] { $right ->
        [0] collects no cheese
       *[other] collects a cheese
    }
   *[other] collects a cheese in { $right } of { $cases } cases
}
puzzle-wins = { $cases ->
    [1] { $right ->
        [0] does not win
       *[other] wins
    }
   *[other] wins in { $right } of { $cases } cases
}
puzzle-safe = { $cases ->
    [1] { $right ->
        [0] is not safe
       *[other] is safe
    }
   *[other] is safe in { $right } of { $cases } cases
}
puzzle-hungry = { $cases ->
    [1] { $right ->
        [0] leaves a cheese
       *[other] leaves no cheese
    }
   *[other] leaves no cheese in { $right } of { $cases } cases
}
puzzle-plan = The plan takes { cost-actions }: { $deeds }.
puzzle-plan-cheese = It brings you { $cheese }: two of your mice stand on it then.
puzzle-plan-sure = { $cases ->
    [1] All tiles on this way have been seen. No other first action is enough.
   *[other] It works in all { $cases } cases. No other first action does.
}
puzzle-this-turn = Cheese this turn
puzzle-this-turn-question = Collect a cheese this turn, whatever lies under the roofs. What do you do first?
puzzle-this-turn-nudge = No mouse runs onto a roof. Count the actions back from the cheese to your mice.
puzzle-jump = Over their heads
puzzle-jump-question = Mice may run over mice. Collect a cheese this turn, whatever is hidden. What do you do first?
puzzle-jump-nudge = A mouse may run over any mice, also around a corner. Every field costs one action.
puzzle-last-cheese = The last cheese
puzzle-last-cheese-question = Win this turn, whatever lies under the roofs. What do you do first?
puzzle-last-cheese-nudge = Which cheeses do you lack? Find one that two of your mice can reach.
puzzle-safe-ground = Push or be pushed
puzzle-safe-ground-question = Your last action: after which one can no push of the next player make your mice fall?
puzzle-safe-ground-nudge = Look at the spare tile and at the traps near your mice. Raised fields and towers are safe.
puzzle-safe-ground-danger = If you stay, a push at gate { $gate } { $sure ->
    [1] brings
   *[0] can bring
} a trap under your mouse.
puzzle-safe-ground-raised = No mouse falls on a raised field such as { $field }.
puzzle-safe-ground-proof = { $cases ->
    [1] Then none of the twelve gates brings your mice a trap.
   *[other] In all { $cases } cases, none of the twelve gates then brings your mice a trap.
}
puzzle-empty-plate = An empty plate
puzzle-empty-plate-question = Your last action: which one leaves the next player no cheese for one single action?
puzzle-empty-plate-nudge = Where do the next player’s mice stand? Which cheese is one push or one field away?
puzzle-empty-plate-danger = If you stay, { $seat } { $sure ->
    [1] collects
   *[0] can collect
} { $cheese } with { $gate ->
    [0] one step
   *[other] a push at gate { $gate }
}.
puzzle-empty-plate-proof = { $cases ->
    [1] Then no push and no step brings { $seat } a cheese.
   *[other] In all { $cases } cases, no push and no step then brings { $seat } a cheese.
}

## Outline

outline-set-up = The castle is being set up.
outline-place = { $own ->
    [1] { $seat }, put your first mouse into a free tower.
   *[0] { $seat } puts a mouse into a tower.
}
outline-goal = Two of your mice on one kind of cheese collect it. { $cheeses } kinds win.
outline-act = { $own ->
    [1] { $points ->
        [1] One action is left
        [2] Two actions are left
        [3] Three actions are left
       *[other] Four actions are left
    }, { $seat }. { what-to-pick }
   *[0] { $seat } has { $points ->
        [1] one action
        [2] two actions
        [3] three actions
       *[other] four actions
    } left.
}
outline-turn = { $slid ->
    [0] { $own ->
        [1] You can also push the spare tile in, once a turn.
       *[0] The spare tile can still be pushed in.
    }
   *[1] The tile has been pushed in this turn.
}
outline-over = The game is over.
outline-players = At the table: { goal-count } different cheeses win, { $left ->
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
   *[full] Castle, row by row from the top
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
       *[other] , { $seat }’s mouse
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
       *[other] , { $seat }’s mouse
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
       *[other] , { $seat }’s mouse
    }
}
outline-rooms = { $form ->
    [short] { $own ->
        [1] Roofs beside your mice
       *[0] Roofs beside { $seat }’s mice
    }
   *[full] Rooms, { $open ->
        [0] all under roofs
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
   *[full] Room { $room } { roof-place } ({ $fields }): { $open ->
        [0] { $roof }
       *[1] open
    }{ $near ->
        [0] {""}
       *[1] , within reach
    }
}
outline-spare = { $form ->
    [short] Push in { $tile } at gate
   *[full] Spare tile, to be pushed in: { $tile }
}
outline-no-spare = { $form ->
    [short] Gates
   *[full] There is no spare tile yet
}
outline-slot = { $form ->
    [short] { $gate } { $side }{ $line }
   *[full] Gate { $gate }, { $side } at { $field }
}

## The end

outcome-points = { $points ->
    [one] { $points } cheese
   *[other] { $points } cheeses
}
reason-goal = The last cheese needed went to { $seats-is ->
    [you] you
    [with-you] you and { $seats-others }
   *[other] { $seats }
}.
reason-third-mouse = { $seats-is ->
    [you] Your third lost mouse ends the game and costs you the win.
   *[other] Over after three lost mice: { $seats }.
}
reason-turns = The last of { $rounds } rounds is over.
score-cheeses = Cheeses
score-beaten = At most one mouse left: no victory
score-waiting = Turns since the last own turn

## Figures of a simulation

figure-turns = Turns
figure-cheeses = Cheeses of all
figure-fallen = Mice fallen

## The board

board-spare = Spare tile
board-outside = Outside
board-points = { $points ->
    [0] No action left
    [1] One action left
    [2] Two actions left
    [3] Three actions left
   *[other] Four actions left
}
board-points-of = { $seat }: { $points ->
    [0] none left
    [1] one left
    [2] two left
    [3] three left
   *[other] four left
}
board-cheese = cheese!
board-falls = falls
board-goes-in = Goes in
board-comes-out = Comes out
board-unknown = not known
board-mouse-falls = { $seat-is ->
    [you] your mouse falls
   *[other] { $seat }’s mouse falls
}
board-put-back = Put it back
board-other-gate = Other gate
board-other-mouse = Other mouse
board-where-tile = Where does { $tile } go in, { $seat }?
board-pick-gate = Pick one of the twelve gates around the castle.
board-where-mouse = Where does your mouse run, { $seat }?
board-mouse-ways = { $fields ->
    [1] It can reach one field.
    [2] It can reach two fields.
    [3] It can reach three fields.
    [4] It can reach four fields.
    [5] It can reach five fields.
    [6] It can reach six fields.
   *[other] It can reach { $fields } fields.
} { board-actions-left }
board-which-tower = Which tower does the mouse come through, { $seat }?
board-actions-left = { $left ->
    [1] One action is left.
    [2] Two actions are left.
    [3] Three actions are left.
   *[other] Four actions are left.
}
board-actions-then = { $left ->
    [0] No action is left then.
    [1] One action is left then.
    [2] Two actions are left then.
   *[other] Three actions are left then.
}
board-slide-then = The { $line ->
    [row] row
   *[column] column
} moves one field { $way }. { board-actions-then }
board-name-tower = { $whose ->
    [nobody] tower { $spot }
    [own] your mouse in the tower { $spot }
   *[other] { $seat }’s mouse in the tower { $spot }
}
board-name-raised = { $whose ->
    [nobody] raised field
    [own] your mouse on a raised field
   *[other] { $seat }’s mouse on a raised field
}
board-name-open = { $whose ->
    [nobody] { $tile }
    [own] your mouse: { $tile }
   *[other] { $seat }’s mouse: { $tile }
}
board-name-room = { $open ->
    [0] { $roof } { roof-place }
   *[1] open room { roof-place }
}
board-name-gate = gate { $gate }
board-name-spare = spare tile: { $tile }
board-ahead = If you push here
board-ahead-falls = { $seat-is ->
    [you] Your
   *[other] { $seat }’s
} mouse falls.
board-ahead-left = A trap comes to lie under it. { $left ->
    [0] That ends the game.
    [1] That ends the game.
   *[other] { $seat-is ->
        [you] You have
       *[other] { $seat } has
    } { $left ->
        [2] two
       *[other] three
    } left then.
}
board-ahead-gains = { $seat-is ->
    [you] You collect
   *[other] { $seat } collects
} { $cheese }.
board-ahead-two = { $seat-is ->
    [you] Two of your mice stand on it then.
   *[other] Two of { $seat }’s mice stand on it then.
}{ $ends ->
    [0] {""}
   *[1] {" "}That ends the game.
}
board-ahead-unsure = An unknown tile comes to lie under { $seat-is ->
    [you] your
   *[other] { $seat }’s
} mouse.
board-ahead-stay = Your mice stay.
board-ahead-floor = Only the floor moves, under mice and roofs.
board-ahead-out = { $known ->
    [0] An unknown tile falls out at gate { $gate }.
   *[1] Falls out at gate { $gate }: { $tile }.
}
board-ahead-once = You can push once a turn
board-ahead-gates = The gates are numbered like the hours of a clock. The next player may push the line back from gate { $gate }.
board-push = Push it in
board-push-anyway = Push it in anyway
board-end = End turn
board-end-question = { $actions ->
    [1] One action is left. End the turn all the same?
    [2] Two actions are left. End the turn all the same?
    [3] Three actions are left. End the turn all the same?
   *[other] Four actions are left. End the turn all the same?
  }
board-lift = Lift the roof
board-enter = Bring the mouse in
board-place = Put the mouse there
board-run = Run there
board-aim-lift = Lift the { $roof }? { $open ->
    [0] Everybody sees what is under it.
   *[1] Then mice can run there.
}
board-aim-run = Run onto { $ground }{ run-price }
board-aim-run-cheese = Run there{ run-price } { you-collect }
board-aim-over = Bring a mouse over the tower onto { $ground }?
board-aim-over-cheese = Bring a mouse there? { you-collect }
board-own-falls = { $number ->
    [1] Your mouse falls.
    [2] Two of your mice fall.
   *[other] Three of your mice fall.
}
board-others-fall = { $seats } { $number ->
    [one] loses
   *[other] lose
} { $mice ->
    [1] a mouse.
    [2] two mice.
   *[other] three mice.
}
board-mice = { $number ->
    [one] One mouse left
   *[other] { $number } mice left
}
board-cheeses = { $number } of { $goal } cheeses
