### Castle of the 7 Locks in English.

game-in-a-sentence = Drop a pearl, listen, choose a key.

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
option-withdrawing-about = If several join in, all but the last may take their coat of arms back before the key is tried.

## Refusals

refusal-each-depth-once = Every depth comes exactly once.
refusal-nobody-sits-there = Nobody sits there.
refusal-no-such-face = The die has no face with { $pearls } and { $steps }.
refusal-not-due-now = { $due ->
    [place] The keymaster has to be placed first.
    [drop] A pearl has to be dropped first.
    [walk] The keymaster has to walk first.
    [key] A key has to be taken first.
    [join] The question is whether to join in.
    [withdraw] The question is whether to withdraw.
    [bet] The question is which key is enchanted.
   *[other] It is up to chance now.
}
refusal-tower-is-open = The { $tower } tower is open: pearls go into locked towers only.
refusal-each-tower-gets-a-pearl = The { $tower } tower has two pearls already: the other tower must get one.
refusal-tower-has-its-pearl = The { $tower } tower got a pearl this turn: each pearl goes into another tower.
refusal-no-such-echo = No pearl can sound like { $echo } here.
refusal-tower-is-gone = The { $tower } tower is gone.
refusal-not-where-he-started = The keymaster already stands at the { $tower } tower: he must walk on.
refusal-too-far = That is too far: the keymaster takes no more than { $steps ->
    [one] one step
   *[other] { $steps } steps
}.
refusal-key-is-gone = Key { $key } is no longer in the row.
refusal-no-wager-on-a-key-that-is-gone = Key { $key } has opened a tower, so it is not the enchanted one.

## Events

event-towers-mixed = The towers are mixed. One is set aside unseen.
event-began = { $seat } begins.
event-keymaster-placed = { $seat } puts the keymaster in front of the { $tower } tower.
event-rolled = { $seat } rolls { $pearls ->
    [one] one pearl
   *[other] { $pearls } pearls
} and { $steps ->
    [one] one step
   *[other] { $steps } steps
}.
event-pearl-dropped = { $seat } drops a pearl.
event-dropped = { $seat } drops a pearl into the { $tower } tower: it sounds like { $echo }.
event-walked = The keymaster walks from the { $source } tower to the { $tower } tower.
event-key-taken = { $seat } takes key { $key } for the { $tower } tower.
event-coat-placed = { $seat } joins in with a coat of arms.
event-stood-aside = { $seat } does not join in.
event-coat-kept = { $seat } stays in.
event-coat-withdrawn = { $seat } takes the coat of arms back.
event-tried = { $fit ->
    [fits] Key { $key } fits the { $tower } tower!
    [too-long] Key { $key } is too long for the { $tower } tower{ $by ->
        [0] .
       *[other] {" "}by { $by }.
    }
   *[too-short] Key { $key } is too short for the { $tower } tower{ $by ->
        [0] .
       *[other] {" "}by { $by }.
    }
}
event-tower-opened = { $seat } opens the { $tower } tower: { $pearls ->
    [one] one pearl
   *[other] { $pearls } pearls
} inside.
event-pearls-taken = { $seat } gets { $pearls ->
    [0] no pearl
    [one] one pearl
   *[other] { $pearls } pearls
}.
event-enchanted-key-asked = Two towers are left: the keymaster asks for the enchanted key, { $seat } first.
event-wager-placed = { $seat } places a coat of arms on key { $key }.
event-wager-declined = { $seat } places no coat of arms on a key.
event-enchanted-key-shown = Key { $key } opens the last tower, the { $tower } tower, with { $pearls ->
    [one] one pearl
   *[other] { $pearls } pearls
} inside. Key { $enchanted } is the enchanted one.
event-prize-taken = { $seat } knew the enchanted key and gets { $pearls ->
    [0] no pearl
    [one] one pearl
   *[other] { $pearls } pearls
}.
event-pearls-lost = { $pearls ->
    [one] One pearl of the last tower is
   *[other] { $pearls } pearls of the last tower are
} lost.
event-bin-emptied = The bin is empty: everybody has lost.

## Offers

offer-place = Start at the { $tower } tower
offer-drop = Pearl into the { $tower } tower
offer-drop-noted = Pearl into the { $tower } tower ({ $pearls } inside)
offer-walk = Walk { $steps ->
    [one] one step
   *[other] { $steps } steps
} to the { $tower } tower
offer-walk-noted = Walk { $steps ->
    [one] one step
   *[other] { $steps } steps
} to the { $tower } tower ({ $pearls ->
    [one] one pearl
   *[other] { $pearls } pearls
} inside)
offer-take-key = Try key { $key } on the { $tower } tower
offer-take-key-with-wagers = Try key { $key } on the { $tower } tower (held for enchanted by { $seats })
offer-join = Join in with a coat of arms
offer-join-noted = Join in with a coat of arms ({ $pearls ->
    [0] no pearl
    [one] one pearl
   *[other] { $pearls } pearls
} if the key fits)
offer-stand-aside = Do not join in
offer-keep = Stay in
offer-keep-noted = Stay in ({ $pearls ->
    [0] no pearl
    [one] one pearl
   *[other] { $pearls } pearls
} if the key fits)
offer-withdraw = Take the coat of arms back
offer-bet = Key { $key } is the enchanted one
offer-bet-beside = Key { $key } is the enchanted one, along with { $seats }
offer-no-bet = Place no coat of arms on a key

## Outline

outline-over = The game is over.
outline-chance = It is up to chance.
outline-place = { $own ->
    [1] Your turn: choose the tower where the keymaster starts.
   *[0] { $seat } chooses the tower where the keymaster starts.
}
outline-drop = { $own ->
    [1] Drop { $pearls ->
        [one] one more pearl
       *[other] { $pearls } more pearls
    } to hear how deep a tower is, then walk { $steps ->
        [one] one step
       *[other] up to { $steps } steps
    }.
   *[0] { $seat } drops { $pearls ->
        [one] one more pearl
       *[other] { $pearls } more pearls
    }; then the keymaster walks { $steps ->
        [one] one step
       *[other] up to { $steps } steps
    }.
}
outline-walk = { $own ->
    [1] Walk the keymaster { $steps ->
        [one] one step
       *[other] up to { $steps } steps
    } clockwise; you then try a key there.
   *[0] { $seat } walks the keymaster { $steps ->
        [one] one step
       *[other] up to { $steps } steps
    } clockwise.
}
outline-key = { $own ->
    [1] Choose a key to try on the { $tower } tower: if it fits, you win the pearls inside. Once taken, it stays taken.
   *[0] { $seat } chooses a key to try on the { $tower } tower.
}
outline-join = { $active } tries key { $key } on the { $tower } tower. { $own ->
    [1] A coat of arms buys you a share if it fits.
   *[0] Does { $seat } join in?
}
outline-withdraw = { $active } tries key { $key } on the { $tower } tower. { $own ->
    [1] Do you stay in, or take your coat of arms back?
   *[0] Does { $seat } stay in?
}
outline-bet = { $own ->
    [1] Which key is enchanted? A coat of arms on it wins you a share of the last tower.
   *[0] Which key is the enchanted one? { $seat } answers.
}
outline-joined = Joined in so far: { $seats }.
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
        [one] one pearl, it sounded like { $echoes }
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
   *[full] Key { $key }, held for enchanted by { $seats }
}
outline-players = Players
outline-player = { $form ->
    [short] { $seat }
   *[full] { $seat }{ $own ->
        [1] {" "}(you)
       *[0] {""}
    }: { $pearls ->
        [0] no pearls
        [one] one pearl
       *[other] { $pearls } pearls
    }, { $coats ->
        [0] no coat of arms
        [one] one coat of arms
       *[other] { $coats } coats of arms
    }
}
outline-bin = Bin: { $pearls ->
    [0] empty
    [one] one pearl (if it runs out, everybody loses)
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
    } %
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
reason-enchanted-key-shown = Six towers were opened, and the enchanted key is known.
reason-bin-empty = The bin is empty: nobody becomes king.

## Figures of a simulation

figure-turns = Turns
figure-pearls-left = Pearls left in the bin
figure-towers-left = Towers left locked
figure-wagers = Coats of arms on keys

## The board

board-name = The castle with its seven towers
board-rolled-pearls = { $pearls ->
    [one] 1 pearl
   *[other] { $pearls } pearls
}
board-rolled-steps = { $steps ->
    [one] then 1 step
   *[other] then up to { $steps } steps
}
board-pearls = Pearls:
board-coats = { $coats ->
    [0] no coat of arms
    [one] one coat of arms
   *[other] { $coats } coats of arms
}
board-shallow = shallow
board-deep = deep
board-too-long = too long
board-too-short = too short
board-fits = it fits
board-place = Start here
board-walk = Walk there
board-try = Try this key for good
board-bet = Place the coat
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
