### Castle of the 7 Locks in English.

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
refusal-tower-is-open = Tower { $tower } is open: pearls go into locked towers only.
refusal-each-tower-gets-a-pearl = Tower { $tower } has two pearls already: the other tower must get one.
refusal-tower-has-its-pearl = Tower { $tower } got a pearl this turn: each pearl goes into another tower.
refusal-no-such-echo = No pearl can sound like { $echo } here.
refusal-tower-is-gone = Tower { $tower } is gone.
refusal-not-where-he-started = The keymaster already stands at tower { $tower }: he must walk on.
refusal-too-far = That is too far: the keymaster takes no more than { $steps ->
    [one] one step
   *[other] { $steps } steps
}.
refusal-key-is-gone = Key { $key } is no longer in the row.
refusal-no-wager-on-a-key-that-is-gone = Key { $key } has opened a tower, so it is not the enchanted one.

## Events

event-towers-mixed = The towers are mixed. One is set aside unseen.
event-began = { $seat } begins.
event-keymaster-placed = { $seat } puts the keymaster in front of tower { $tower }.
event-rolled = { $seat } rolls { $pearls ->
    [one] one pearl
   *[other] { $pearls } pearls
} and { $steps ->
    [one] one step
   *[other] { $steps } steps
}.
event-pearl-dropped = { $seat } drops a pearl.
event-dropped = { $seat } drops a pearl into tower { $tower }: it sounds like { $echo }.
event-walked = The keymaster walks from tower { $source } to tower { $tower }.
event-key-taken = { $seat } takes key { $key } for tower { $tower }.
event-coat-placed = { $seat } joins in with a coat of arms.
event-stood-aside = { $seat } does not join in.
event-coat-kept = { $seat } stays in.
event-coat-withdrawn = { $seat } takes the coat of arms back.
event-tried = { $fit ->
    [fits] Key { $key } fits tower { $tower }!
    [too-long] Key { $key } is too long for tower { $tower }{ $by ->
        [0] .
       *[other] {" "}by { $by }.
    }
   *[too-short] Key { $key } is too short for tower { $tower }{ $by ->
        [0] .
       *[other] {" "}by { $by }.
    }
}
event-tower-opened = { $seat } opens tower { $tower }: { $pearls ->
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
event-enchanted-key-shown = Key { $key } opens the last tower, number { $tower }, with { $pearls ->
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

offer-place = Put the keymaster in front of tower { $tower }
offer-drop = Drop a pearl into tower { $tower }
offer-drop-noted = Drop a pearl into tower { $tower } ({ $pearls ->
    [one] one pearl
   *[other] { $pearls } pearls
} inside)
offer-walk = Walk { $steps ->
    [one] one step
   *[other] { $steps } steps
} to tower { $tower }
offer-walk-noted = Walk { $steps ->
    [one] one step
   *[other] { $steps } steps
} to tower { $tower } ({ $pearls ->
    [one] one pearl
   *[other] { $pearls } pearls
} inside)
offer-take-key = Try key { $key } on tower { $tower }
offer-take-key-with-wagers = Try key { $key } on tower { $tower } (held for enchanted by { $seats })
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
outline-place = { $seat } places the keymaster.
outline-drop = { $seat } drops { $pearls ->
    [one] one more pearl
   *[other] { $pearls } more pearls
}; then the keymaster walks up to { $steps ->
    [one] one step
   *[other] { $steps } steps
}.
outline-walk = { $seat } lets the keymaster walk up to { $steps ->
    [one] one step
   *[other] { $steps } steps
}.
outline-key = { $seat } takes a key for tower { $tower }.
outline-join = { $active } is about to try key { $key } on tower { $tower }. Does { $seat } join in?
outline-withdraw = { $active } is about to try key { $key } on tower { $tower }. Does { $seat } stay in?
outline-bet = Which key is the enchanted one? { $seat } answers.
outline-joined = Joined in: { $seats }
outline-sounds = Heard in this turn
outline-sound = Tower { $tower }: { $echo }
outline-castle = The towers, clockwise
outline-tower = Tower { $tower }, locked{ $here ->
    [0] {""}
   *[other] , the keymaster is here
}
outline-tower-noted = Tower { $tower }, locked{ $here ->
    [0] {""}
   *[other] , the keymaster is here
}: { $pearls ->
    [0] no pearls
    [one] one pearl, it sounded like { $echoes }
   *[other] { $pearls } pearls, they sounded like { $echoes }
}
outline-tower-open = Tower { $tower } is gone, opened by key { $key }{ $here ->
    [0] {""}
   *[other] ; the keymaster is here
}
outline-attempt = { $fit ->
    [too-long] Key { $key } is too long{ $by ->
        [0] {""}
       *[other] {" "}by { $by }
    }
   *[too-short] Key { $key } is too short{ $by ->
        [0] {""}
       *[other] {" "}by { $by }
    }
}
outline-aside = A tower set aside, unseen
outline-aside-shown = The tower set aside belongs to the enchanted key { $key }
outline-keys = Keys in the row, from the shortest
outline-one-key = Key { $key }
outline-key-with-wagers = Key { $key }, held for enchanted by { $seats }
outline-players = Players
outline-player = { $seat }: { $pearls ->
    [0] no pearls
    [one] one pearl
   *[other] { $pearls } pearls
}, { $coats ->
    [0] no coat of arms
    [one] one coat of arms
   *[other] { $coats } coats of arms
}
outline-bin = Bin: { $pearls ->
    [0] empty
    [one] one pearl
   *[other] { $pearls } pearls
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
chances-tower = Tower { $tower }
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
