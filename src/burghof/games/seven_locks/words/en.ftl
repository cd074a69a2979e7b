### Castle of the 7 Locks in English.

game-in-a-sentence = Drop a pearl, listen, choose a key.
game-invitation = { $host } keeps a chair for you at the Castle of the 7 Locks.

## The towers, by what hangs on them

emblem-moon = Moon
emblem-star = Star
emblem-bell = Bell
emblem-crown = Crown
emblem-heart = Heart
emblem-cup = Cup
emblem-wheel = Wheel

## Options

option-echo = Echoes
option-echo-about = How closely the sound of a pearl tells the depth of a tower.
option-echo-sharp = sharp
option-echo-normal = normal
option-echo-muffled = muffled
option-sight = What a wrong key shows
option-sight-about = A key that does not fit shows only that it is too long or too short, or also by how much.
option-sight-direction = too long or too short
option-sight-distance = by how much
option-bin = Empty bin
option-bin-about = Everybody loses when a pearl is due and the bin is empty, or as soon as it is empty.
option-bin-when-due = when a pearl is due
option-bin-at-once = at once
option-withdrawing = Withdrawing
option-withdrawing-about = If several join in, all but the last may withdraw their coat of arms before the key is tried.

## Counting

steps-in-words = { $steps ->
    [1] one step
    [2] two steps
    [3] three steps
   *[other] { $steps } steps
}
steps-at-most = { $steps ->
    [1] one step
   *[other] up to { steps-in-words }
}
echo-of-pearl = { $echo ->
    [-5] shallower than 1 (−5)
    [-4] shallower than 1 (−4)
    [-3] shallower than 1 (−3)
    [-2] shallower than 1 (−2)
    [-1] shallower than 1 (−1)
    [0] shallower than 1 (0)
    [9] deeper than 8 (9)
    [10] deeper than 8 (10)
    [11] deeper than 8 (11)
    [12] deeper than 8 (12)
    [13] deeper than 8 (13)
    [14] deeper than 8 (14)
   *[other] it sounds like { $echo }
}
echo-heard = { $echo ->
    [-5] shallower than 1 (−5)
    [-4] shallower than 1 (−4)
    [-3] shallower than 1 (−3)
    [-2] shallower than 1 (−2)
    [-1] shallower than 1 (−1)
    [0] shallower than 1 (0)
    [9] deeper than 8 (9)
    [10] deeper than 8 (10)
    [11] deeper than 8 (11)
    [12] deeper than 8 (12)
    [13] deeper than 8 (13)
    [14] deeper than 8 (14)
   *[other] like { $echo }
}
pearls-in-figures = { $pearls ->
    [0] no pearl
    [one] 1 pearl
   *[other] { $pearls } pearls
}
share-in-figures = { $pearls ->
    [one] 1 pearl
   *[other] { $pearls } pearls
} for { $shares ->
    [2] two
    [3] three
   *[other] four
}: { $share ->
    [0] none
   *[other] { $share }
} for you

## Refusals

refusal-each-depth-once = Every depth comes exactly once.
refusal-nobody-sits-there = Nobody sits there.
refusal-no-such-face = The die has no face with { $pearls } and { $steps }.
refusal-not-due-now = { $due ->
    [place] Not yet. First put the keymaster in front of a tower.
    [drop] Not yet. First drop { $pearls ->
        [one] your pearl
       *[other] your { $pearls } pearls
    }.
    [walk] Not yet. First walk on with the keymaster.
    [key] The keymaster stays at the { $tower } tower. Choose a key.
    [join] Not now. First decide whether you join in.
    [withdraw] Not now. First decide whether you stay in.
    [bet] Not now. First say which key is enchanted.
   *[other] Not now. First it is up to chance.
}
refusal-tower-is-open = The { $tower } tower is open. Pearls go into locked towers.
refusal-each-tower-gets-a-pearl = The { $tower } tower has its 2 pearls. The last is for the other.
refusal-tower-has-its-pearl = The { $tower } tower got its pearl this turn. Choose another.
refusal-no-such-echo = No pearl can sound like { $echo } here.
refusal-tower-is-gone = The { $tower } tower is gone. The keymaster passes over the gap.
refusal-not-where-he-started = The keymaster cannot stay. He must leave the { $tower } tower.
refusal-too-far = The { $tower } tower is { $away ->
    [2] two
    [3] three
    [4] four
    [5] five
   *[other] six
} steps away. The die allows { $steps ->
    [1] one
    [2] two
   *[other] three
}.
refusal-key-is-gone = Key { $key } is gone. It opened the { $tower } tower.
refusal-no-wager-on-a-key-that-is-gone = Key { $key } opened the { $tower } tower. It is not the enchanted one.

## Events

event-towers-mixed = The towers are mixed. One is set aside unseen.
    .past = The towers were mixed. One was set aside unseen.
event-began = { $seat-is ->
    [you] You begin.
   *[other] { $seat } begins.
}
    .past = { $seat-is ->
        [you] You began.
       *[other] { $seat } began.
    }
event-keymaster-placed = { $seat-is ->
    [you] You put the keymaster in front of the { $tower } tower.
   *[other] { $seat } puts the keymaster in front of the { $tower } tower.
}
    .past = { $seat-is ->
        [you] You put the keymaster in front of the { $tower } tower.
       *[other] { $seat } put the keymaster in front of the { $tower } tower.
    }
event-rolled = { $seat-is ->
    [you] You roll { pearls-in-figures } and { steps-at-most }.
   *[other] { $seat } rolls { pearls-in-figures } and { steps-at-most }.
}
    .past = { $seat-is ->
        [you] You rolled { pearls-in-figures } and { steps-at-most }.
       *[other] { $seat } rolled { pearls-in-figures } and { steps-at-most }.
    }
event-pearl-dropped = { $seat-is ->
    [you] You drop a pearl.
   *[other] { $seat } drops a pearl.
}
    .past = { $seat-is ->
        [you] You dropped a pearl.
       *[other] { $seat } dropped a pearl.
    }
event-dropped = { $seat-is ->
    [you] You drop a pearl into the { $tower } tower: { echo-of-pearl }.
   *[other] { $seat } drops a pearl into the { $tower } tower: { echo-of-pearl }.
}
    .past = { $seat-is ->
        [you] You dropped a pearl into the { $tower } tower: it sounded { echo-heard }.
       *[other] { $seat } dropped a pearl into the { $tower } tower: it sounded { echo-heard }.
    }
event-walked = { $seat-is ->
    [you] You walk the keymaster to the { $tower } tower.
   *[other] { $seat } walks the keymaster to the { $tower } tower.
}
    .past = { $seat-is ->
        [you] You walked the keymaster to the { $tower } tower.
       *[other] { $seat } walked the keymaster to the { $tower } tower.
    }
event-key-taken = { $seat-is ->
    [you] You take key { $key } for the { $tower } tower.
   *[other] { $seat } takes key { $key } for the { $tower } tower.
}
    .past = { $seat-is ->
        [you] You took key { $key } for the { $tower } tower.
       *[other] { $seat } took key { $key } for the { $tower } tower.
    }
event-coat-placed = { $seat-is ->
    [you] You place a coat of arms and join in.
   *[other] { $seat } places a coat of arms and joins in.
}
    .past = { $seat-is ->
        [you] You placed a coat of arms and joined in.
       *[other] { $seat } placed a coat of arms and joined in.
    }
event-stood-aside = { $seat-is ->
    [you] You stay out.
   *[other] { $seat } stays out.
}
    .past = { $seat-is ->
        [you] You stayed out.
       *[other] { $seat } stayed out.
    }
event-coat-kept = { $seat-is ->
    [you] You stay in.
   *[other] { $seat } stays in.
}
    .past = { $seat-is ->
        [you] You stayed in.
       *[other] { $seat } stayed in.
    }
event-coat-withdrawn = { $seat-is ->
    [you] You withdraw your coat of arms.
   *[other] { $seat } withdraws the coat of arms.
}
    .past = { $seat-is ->
        [you] You withdrew your coat of arms.
       *[other] { $seat } withdrew the coat of arms.
    }
event-tried = { $seat-is ->
    [you] You try
   *[other] { $seat } tries
} key { $key } at the { $tower } tower: { $fit ->
    [fits] it fits!
    [too-long] too long{ $by ->
        [0] .
       *[other] {" "}by { $by }.
    }
   *[too-short] too short{ $by ->
        [0] .
       *[other] {" "}by { $by }.
    }
}
    .past = { $seat-is ->
        [you] You tried
       *[other] { $seat } tried
    } key { $key } at the { $tower } tower: { $fit ->
        [fits] it fitted!
        [too-long] too long{ $by ->
            [0] .
           *[other] {" "}by { $by }.
        }
       *[too-short] too short{ $by ->
            [0] .
           *[other] {" "}by { $by }.
        }
    }
event-tower-opened = { $seat-is ->
    [you] You open the { $tower } tower and find { pearls-in-figures }.
   *[other] { $seat } opens the { $tower } tower and finds { pearls-in-figures }.
}
    .past = { $seat-is ->
        [you] You opened the { $tower } tower and found { pearls-in-figures }.
       *[other] { $seat } opened the { $tower } tower and found { pearls-in-figures }.
    }
event-pearls-taken = { $seat-is ->
    [you] You get { pearls-in-figures }.
   *[other] { $seat } gets { pearls-in-figures }.
}
    .past = { $seat-is ->
        [you] You got { pearls-in-figures }.
       *[other] { $seat } got { pearls-in-figures }.
    }
event-enchanted-key-asked = Two towers are left. Which key is enchanted?
    .past = Two towers were left. Which key was enchanted?
event-wager-placed = { $seat-is ->
    [you] You place a coat of arms on key { $key }.
   *[other] { $seat } places a coat of arms on key { $key }.
}
    .past = { $seat-is ->
        [you] You placed a coat of arms on key { $key }.
       *[other] { $seat } placed a coat of arms on key { $key }.
    }
event-wager-declined = { $seat-is ->
    [you] You place no coat of arms on a key.
   *[other] { $seat } places no coat of arms on a key.
}
    .past = { $seat-is ->
        [you] You placed no coat of arms on a key.
       *[other] { $seat } placed no coat of arms on a key.
    }
event-enchanted-key-shown = Key { $enchanted } is enchanted. Key { $key } opens the { $tower } tower: { pearls-in-figures }.
    .past = Key { $enchanted } was enchanted. Key { $key } opened the { $tower } tower: { pearls-in-figures }.
event-prize-taken = { $seat-is ->
    [you] You get { pearls-in-figures } for the enchanted key.
   *[other] { $seat } gets { pearls-in-figures } for the enchanted key.
}
    .past = { $seat-is ->
        [you] You got { pearls-in-figures } for the enchanted key.
       *[other] { $seat } got { pearls-in-figures } for the enchanted key.
    }
event-pearls-lost = { $pearls ->
    [one] 1 pearl of the last tower is lost.
   *[other] { $pearls } pearls of the last tower are lost.
}
    .past = { $pearls ->
        [one] 1 pearl of the last tower was lost.
       *[other] { $pearls } pearls of the last tower were lost.
    }
event-bin-emptied = The pearl bin is empty. Everybody loses.
    .past = The pearl bin was empty. Everybody lost.

## Offers

offer-place = Start at the { $tower } tower? Then every tower gets 2 pearls.
offer-drop = Drop a pearl into the { $tower } tower? Everybody hears it.
offer-drop-noted = Drop a pearl into the { $tower } tower? { $pearls ->
    [0] None is
    [one] 1 is
   *[other] { $pearls } are
} inside.
offer-walk = Walk { steps-in-words } to the { $tower } tower? You try a key there.
offer-walk-noted = Walk { steps-in-words } to the { $tower } tower? { $pearls ->
    [one] 1 pearl is
   *[other] { $pearls } pearls are
} inside.
offer-take-key = Try key { $key } at the { $tower } tower? It stays chosen.
offer-take-key-again = Try key { $key } at the { $tower } tower? It was { $fit ->
    [too-long] too long
   *[too-short] too short
} there.
offer-take-key-with-wagers = Try key { $key } at the { $tower } tower? Enchanted according to { $seats }.
offer-join = Place a coat of arms
offer-join-noted = Place a coat of arms: { pearls-in-figures } if it opens
offer-stand-aside = Stay out
offer-keep = Stay in
offer-keep-noted = Stay in: { pearls-in-figures } if it opens
offer-withdraw = Withdraw the coat of arms
offer-bet = Place a coat on key { $key }? If enchanted, it brings pearls.
offer-bet-beside = Place a coat on key { $key }? You would share with { $seats }.
offer-no-bet = Place no coat of arms

## Outline

outline-over = The game is over.
outline-chance = It is up to chance.
outline-place = { $own ->
    [1] { $seat }, put the keymaster in front of a tower.
   *[0] { $seat } puts the keymaster in front of a tower.
}
outline-drop = { $own ->
    [1] { $seat }, drop { $pearls ->
        [one] a pearl
       *[other] { $pearls } pearls
    } and listen.
   *[0] { $seat } drops { $pearls ->
        [one] a pearl
       *[other] { $pearls } pearls
    }.
}
outline-drop-next = { $own ->
    [1] { $seat }, drop the next pearl into another tower.
   *[0] { $seat } drops the next pearl into another tower.
}
outline-walk-next = Then the keymaster walks { steps-at-most } clockwise.
outline-walk = { $own ->
    [1] { $seat }, walk the keymaster { steps-at-most } clockwise.
   *[0] { $seat } walks the keymaster { steps-at-most } clockwise.
}
outline-heard = The { $tower } tower sounds { echo-heard }: { $depth ->
    [shallow] a short key?
    [deep] a long key?
   *[middle] a middling key?
}
outline-key-next = A key is tried where he stops.
outline-key = { $own ->
    [1] { $seat }, choose a key for the { $tower } tower.
   *[0] { $seat } chooses a key for the { $tower } tower.
}
outline-stake = A key once taken stays taken.
outline-stake-noted = { $pearls ->
    [one] 1 pearl, it sounded { echo-heard }.
   *[other] { $pearls } pearls, on average they sound { echo-heard }.
}
outline-join = { $own ->
    [1] Place a coat? If the tower opens, you get a share.
   *[0] { $seat } may join in.
}
outline-join-noted = Place a coat? { share-in-figures }, if it opens.
outline-withdraw = { $own ->
    [1] Stay in? If the tower opens, you get a share.
   *[0] { $seat } may still withdraw.
}
outline-withdraw-noted = Stay in? { share-in-figures }, if it opens.
outline-trial = { $active-is ->
    [you] You try key { $key } at the { $tower } tower. A placed coat does not come back.
   *[other] { $active } tries key { $key } at the { $tower } tower. A placed coat does not come back.
}
outline-trial-noted = { $active-is ->
    [you] You try key { $key }; the { $tower } tower sounds { echo-heard }. A placed coat is used up.
   *[other] { $active } tries key { $key }; the { $tower } tower sounds { echo-heard }. A placed coat is used up.
}
outline-bet = { $own ->
    [1] Which key is enchanted, { $seat }?
   *[0] Which key is enchanted? { $seat } answers.
}
outline-prize = A coat of arms on it brings a share of the last tower.
outline-joined = { $seats-is ->
    [you] You have joined in.
    [with-you] Joined in: you and { $seats-others }.
   *[other] Joined in: { $seats }.
}
outline-sounds = { $form ->
    [short] Heard this turn
   *[full] Heard in this turn
}
outline-sound = { $form ->
    [short] { $tower } ♪ { $echo }
   *[full] { $tower } tower: { $echo }
}
outline-castle = { $form ->
    [short] Towers clockwise (▸ keymaster{ $noted ->
        [0] {""}
       *[1] , ♪ sounds
    }, keys tried: >1 too short, <5 too long)
   *[full] The towers, clockwise
}
outline-tower = { $form ->
    [short] { $here ->
        [0] {"  "}
       *[1] ▸{" "}
    }{ $tower }
   *[full] { $tower } tower, locked{ $here ->
        [0] {""}
       *[1] , the keymaster is here
    }
}
outline-tower-noted = { $form ->
    [short] { $here ->
        [0] {"  "}
       *[1] ▸{" "}
    }{ $tower }
   *[full] { $tower } tower, locked{ $here ->
        [0] {""}
       *[1] , the keymaster is here
    }: { $pearls ->
        [0] no pearls
        [one] 1 pearl, it sounded like { $echoes }
       *[other] { $pearls } pearls, they sounded like { $echoes }
    }
}
outline-tower-open = { $form ->
    [short] { $here ->
        [0] {"  "}
       *[1] ▸{" "}
    }{ $tower }
   *[full] The { $tower } tower is gone, opened by key { $key }{ $here ->
        [0] {""}
       *[1] ; the keymaster is here
    }
}
outline-attempt = { $form ->
    [short] { $fit ->
        [too-long] <{ $key }{ $by ->
            [0] {""}
           *[other] {" "}(−{ $by })
        }
       *[too-short] >{ $key }{ $by ->
            [0] {""}
           *[other] {" "}(+{ $by })
        }
    }
   *[full] { $fit ->
        [too-long] Key { $key } is too long{ $by ->
            [0] {""}
           *[other] {" "}by { $by }
        }
       *[too-short] Key { $key } is too short{ $by ->
            [0] {""}
           *[other] {" "}by { $by }
        }
    }
}
outline-aside = { $form ->
    [short] {"  "}Set aside
   *[full] A tower set aside, unseen
}
outline-aside-shown = { $form ->
    [short] {"  "}Set aside
   *[full] The tower set aside belongs to the enchanted key { $key }
}
outline-keys = { $form ->
    [short] Keys left
   *[full] Keys in the row, from the shortest
}
outline-one-key = { $form ->
    [short] { $key }
   *[full] Key { $key }
}
outline-key-with-wagers = { $form ->
    [short] { $key } (enchanted: { $seats })
   *[full] Key { $key }, enchanted according to { $seats }
}
outline-players = At the table
outline-player = { $form ->
    [short] { $seat }
   *[full] { $seat }{ $own ->
        [1] {" "}(you)
       *[0] {""}
    }: { pearls-in-figures }, { board-coats }
}
outline-bin = Pearl bin: { $pearls ->
    [0] empty
    [one] 1 pearl (if it runs out, everybody loses)
   *[other] { $pearls } pearls (if it runs out, everybody loses)
}

# Cells of a table: for the eye alone, as in full the line they stand in says it all.

cell-empty = {""}
cell-pearls = { $form ->
    [short] { $pearls } { $pearls ->
        [one] pearl
       *[other] pearls
    }
   *[full] {""}
}
cell-sounds = { $form ->
    [short] ♪ { $sounds }
   *[full] {""}
}
cell-coats = { $form ->
    [short] { $coats } { $coats ->
        [one] coat of arms
       *[other] coats of arms
    }
   *[full] {""}
}
cell-locked = { $form ->
    [short] locked
   *[full] {""}
}
cell-open = { $form ->
    [short] open
   *[full] {""}
}
cell-key = { $form ->
    [short] key { $key }
   *[full] {""}
}
cell-unseen = { $form ->
    [short] unseen
   *[full] {""}
}
cell-enchanted = { $form ->
    [short] enchanted
   *[full] {""}
}
cell-you = { $form ->
    [short] (you)
   *[full] {""}
}

## Hints: why a move

hint-best-tower = { $pearls ->
    [one] 1 pearl lies
   *[other] { $pearls } pearls lie
} there, and the likeliest key fits in { $percent } of 100 cases. No other tower promises more.
hint-known-tower = The likeliest key fits there in { $percent } of 100 cases. No other tower in reach is better known.
hint-little-ahead = The next player can win least from there.
hint-known-drop = You know the { $tower } tower best: it may be opened first.
hint-pearls-ahead = Nowhere else does he have more pearls in front of him.
hint-likeliest-key = Key { $key } fits in { $percent } of 100 cases. No other key is likelier.
hint-telling-key = Even if key { $key } does not fit, it tells much: it may be too long or too short.
hint-in-reach = The keymaster can reach the { $tower } tower this turn.
hint-unknown-tower = You know least about the { $tower } tower.
hint-out-of-reach = The keymaster cannot go to the { $tower } tower this turn, but you hear how deep it is.
hint-known-ahead = Nowhere else does he have better-known towers in front of him.
hint-worth-a-coat = The key fits in { $percent } of 100 cases. Then { $pearls ->
    [one] 1 pearl is
   *[other] { $pearls } pearls are
} yours.
hint-bold-coat = If the tower opens, { $pearls ->
    [one] 1 pearl is
   *[other] { $pearls } pearls are
} yours.
hint-doubtful-key = The key fits in only { $percent } of 100 cases.
hint-small-share = { $pearls ->
    [0] There is nothing to share.
   *[other] Only 1 pearl would be yours.
}
hint-saved-coat = You keep your coat of arms for later.
hint-enchanted-key = Key { $key } is the enchanted one in { $percent } of 100 cases. No other key is likelier.
hint-lonely-bet = Nobody else has a coat of arms on key { $key }.
hint-tried-key = Key { $key } was tried here already. It does not fit.
hint-unlikely-key = Key { $key } fits in only { $percent } of 100 cases.
hint-poor-tower = { $pearls ->
    [0] No pearl lies there.
    [one] Only 1 pearl lies there, and the likeliest key fits in { $percent } of 100 cases.
   *[other] The likeliest key fits there in only { $percent } of 100 cases.
}
hint-spent-coat = It costs you a coat of arms.

## Puzzles

puzzle-hidden = How deep each closed tower is, also the one set aside.
puzzle-sure-tower = The sure tower
puzzle-sure-tower-question = Which tower are you sure to open in this turn?
puzzle-sure-tower-nudge = Every depth comes exactly once. Which tower has one key left when the others have theirs?
puzzle-sure-tower-count = opens the tower in { $right } of { $cases } cases
puzzle-sure-tower-proof = So key { $key } opens the { $tower } tower in all { $worlds } cases.
puzzle-telling-key = The telling key
puzzle-telling-key-question = Which key leaves the fewest that can still fit this tower, even in the worst case?
puzzle-telling-key-nudge = A key that does not fit is too long or too short. Count what each of the two leaves.
puzzle-telling-key-count = leaves few enough in { $right } of { $cases } cases, { $most ->
    [one] 1 key
   *[other] { $most } keys
} at worst
puzzle-telling-key-proof = Key { $key } too long leaves { $count ->
    [one] key
   *[other] keys
} { $shorter }, too short { $longer }.
puzzle-sure-pearl = The sure pearl
puzzle-sure-pearl-question = Into which tower must this pearl fall to be sure of the most pearls this turn?
puzzle-sure-pearl-nudge = Only a tower that is sure to open counts. How many pearls lie there then?
puzzle-sure-pearl-count = brings enough in { $right } of { $cases } cases, { $least ->
    [0] no pearl
    [one] 1 pearl
   *[other] { $least } pearls
} at worst
puzzle-sure-pearl-proof = The { $tower } tower then has { $inside } pearls, { $others ->
    [0] all for you.
   *[other] at least { $pearls } of them for you.
}
puzzle-out-of-reach = Out of reach
puzzle-out-of-reach-question = Where must you stop so that the next player cannot reach the sure tower either?
puzzle-out-of-reach-nudge = First find the tower that is sure to open. Then count steps: gaps do not count.
puzzle-out-of-reach-count = is safe with { $right } of { $cases } faces of the die
puzzle-out-of-reach-proof = The sure tower is { $away } steps from the { $tower } tower; the die allows only { $steps }.
puzzle-clean-sweep = Which one first?
puzzle-clean-sweep-question = Which tower do you open so that the next player cannot reach a sure one?
puzzle-clean-sweep-nudge = Several towers are sure to open. Count the steps from each of them to the next.
puzzle-clean-sweep-count = works in { $right } of { $cases } cases
puzzle-clean-sweep-sure = The towers { $towers } open in all { $worlds } cases.
puzzle-clean-sweep-near = After the { $tower } tower, the next sure one is only { $steps ->
    [1] one step
   *[other] { steps-in-words }
} away.
puzzle-clean-sweep-far = After the { $tower } tower, it is { $steps } steps: too far for any die.
puzzle-not-yet = Not yet!
puzzle-not-yet-question = With which key are you sure that you do not lose the game now?
puzzle-not-yet-nudge = The sixth tower ends the game at once. Who has the most pearls then?
puzzle-not-yet-count = does not lose in { $right } of { $cases } cases
puzzle-not-yet-proof = So take key { $key }: opening brings you to { $pearls } pearls at most, { $rival } has { $ahead }.
puzzle-left-keys = { $count ->
    [one] At the { $tower } tower, echoes and tries leave only key { $keys }.
   *[other] At the { $tower } tower, echoes and tries leave keys { $keys }.
}
puzzle-belongs = { $count ->
    [one] Key { $keys } belongs to the { $towers } tower.
   *[other] Keys { $keys } belong to the towers { $towers }.
}

## What can be worked out

aid-chances = The chances of every key at every tower

chances-noted = How likely each key fits, by all echoes, keys tried and towers opened
chances-from-memory = How likely each key fits, by the echoes of this turn, keys tried and towers opened
chances-table = { $form ->
    [short] Chances in per cent (–: impossible)
   *[full] Chances of the keys
}
chances-columns = { $form ->
    [short] Key
   *[full] {""}
}
chances-column = { $form ->
    [short] { $key }
   *[full] {""}
}
chances-tower = { $form ->
    [short] { $tower }
   *[full] { $tower } tower
}
chances-aside = { $form ->
    [short] Set aside
   *[full] The tower set aside
}
chances-chance = { $form ->
    [short] { $percent ->
        [0] <1
       *[other] { $percent }
    }
   *[full] Key { $key }: { $percent ->
        [0] less than 1
       *[other] { $percent }
    }%
}
chances-none = { $form ->
    [short] –
   *[full] {""}
}
chances-excluded = { $form ->
    [short] What cannot fit, and why
   *[full] Keys that cannot fit, and why
}
chances-tried = { $form ->
    [short] { $keys } (key { $tried } too { $fit ->
        [too-long] long
       *[too-short] short
    }{ $by ->
        [0] {""}
       *[other] {" "}by { $by }
    })
   *[full] { $count ->
        [one] Key
       *[other] Keys
    } { $keys }: key { $tried } was too { $fit ->
        [too-long] long
       *[too-short] short
    } here{ $by ->
        [0] {""}
       *[other] {" "}by { $by }
    }
}
chances-heard = { $form ->
    [short] { $keys } (a pearl sounded like { $echo })
   *[full] { $count ->
        [one] Key
       *[other] Keys
    } { $keys }: no lock of that depth ever sounds like { $echo }
}
chances-elsewhere = { $form ->
    [short] { $keys } (must be elsewhere)
   *[full] { $count ->
        [one] Key { $keys }: it
       *[other] Keys { $keys }: they
    } must belong to other towers
}

## The end

score-towers = Pearls of opened towers
score-enchanted-key = Pearls for the enchanted key
outcome-points = { $points ->
    [one] { $points } pearl
   *[other] { $points } pearls
}
reason-enchanted-key-shown = Six towers are open, and the enchanted key is known.
reason-bin-empty = The pearl bin is empty. Nobody follows the king.

## Figures of a simulation

figure-turns = Turns
figure-pearls-left = Pearls left in the bin
figure-towers-left = Towers left locked
figure-wagers = Coats of arms on keys

## The board

board-risk-tried = Key { $key } was tried here already. It does not fit. Take it all the same?
board-name = The castle with its seven towers
board-rolled-pearls = { $pearls ->
    [one] 1 pearl
   *[other] { $pearls } pearls
}
board-rolled-steps = then { steps-at-most }
board-pearls = Pearls:
board-coats = { $coats ->
    [0] no coat of arms
    [1] one coat of arms
    [2] two coats of arms
   *[other] { $coats } coats of arms
}
board-shallow = shallow
board-deep = deep
board-too-long = too long
board-too-short = too short
board-fits = it fits
board-place = Start here
board-walk = Walk there
board-try-key = Try key { $key }
board-join = Place a coat
board-stay-out = Stay out
board-keep = Stay in
board-withdraw = Withdraw the coat
board-bet = Place a coat on it
board-no-bet = Place no coat
board-put-back = Put it back
board-other-tower = Other tower
board-place-more = The keymaster walks on clockwise from there.
board-walk-more = You try a key there.
board-take-key-more = { $count ->
    [0] Nobody else can join in.
   *[other] { $seats } may join in first.
}
board-bet-more = { $coats ->
    [0] It is your last coat of arms.
   *[other] You have { board-coats } left then.
}
board-echo-about = Long, low fall: a deep tower, a long key. Short, high fall: a short key. One pearl may be off by a step or two, rarely by more.
board-again = Hear again
board-hear-again = Hear again: the { $tower } tower
board-channels = How you perceive pearls
board-channel-sound = By ear: the sound of the fall
board-channel-picture = By eye: a falling pearl beside the tower
board-channel-touch = By touch: the device vibrates

## The notebook

board-notebook-title = What everyone could hear
board-notebook-pure = Here nothing is written down: only this turn is still in the ear. Keys tried are on record.
board-notebook-aid = Work out how likely each key fits
board-notebook-hint = A dash: that key cannot fit. Press a tower to see why.
board-notebook-why = { $title }: these cannot fit
board-notebook-why-tower = { $title }: why not?
board-notebook-impossible = impossible
board-notebook-heard = Heard and tried
board-notebook-opened = opened by key { $key }
board-notebook-row = How likely each key fits the { $tower } tower

## Listening

board-practice-title = Listen to the eight depths
board-practice-about = Press a key to let a pearl fall into a tower as deep as that key is long. A deep fall takes longer and sounds lower.
board-practice-all = All eight in a row
board-practice-hide = Guess a depth
board-practice-which = How deep was that? Choose a key.
board-practice-right = { $depth }: well heard.
board-practice-wrong = It was { $depth }, not { $guess }. Listen again.
board-practice-depth = Depth { $depth }, falls for { $seconds } seconds
board-practice-error = In a game every pearl is off by a little: it sounds like one or two steps more or less, now and then by more. So several pearls tell more than one.
