### Kilt Castle in English.

game-in-a-sentence = Build over your neighbours, if you can pay.

## Names

colour-red = Red
colour-blue = Blue
colour-gold = Gold
colour-green = Green

side-north = North
side-east = East
side-south = South
side-west = West

## Options

option-every-new-row-needs-a-neighbour = Every new row needs a neighbour
option-every-new-row-needs-a-neighbour-about = A card laid alone needs a card on the space right behind it wherever it lies, not only in front of all others.
option-roofs-by-colour = Roofs by colour
option-roofs-by-colour-about = A roof is set even if both colours that built on the field belong to the same player.
option-first-colour-ends = First colour ends
option-first-colour-ends-about = The game ends as soon as one colour has no floor left, not only when a player has built every floor of both.
option-any-own-colour = Any own colour
option-any-own-colour-about = The card’s colour only says who builds: that player takes a floor of either of their two colours.

## Refusals

refusal-not-all-double-cards = Each double card is laid out once.
refusal-a-colour-too-often = No colour may show more than twice in a row of cards at the start.
refusal-not-due-now = { $due ->
    [relocate] A card has to be relocated first.
    [build] A floor has to be built first.
   *[roof] A roof has to be chosen first.
}
refusal-at-least-one-space = The card must move on by at least one space.
refusal-never-backwards = Cards only move clockwise: { $side } { $line } lies behind the card.
refusal-not-beyond-the-front = { $side } { $line } lies beyond the space right in front of the foremost row.
refusal-no-card-behind = The card would lie alone there: it needs another card on the space right behind it.
refusal-row-is-full = That row already has { $most } cards.
refusal-too-many-rows = There may be no more than { $most } rows of cards.
refusal-not-in-this-row = { $field } is not in the line of the relocated card.
refusal-no-such-floor-left = { $crests ->
    [0] There is no plain floor of this colour left.
    [1] There is no floor with one crest of this colour left.
   *[2] There is no floor with two crests of this colour left.
}
refusal-not-the-first-empty-field = Of the empty fields only the one nearest the card may be built on: { $field }.
refusal-roofs-are-never-overbuilt = The tower on { $field } has a roof.
refusal-cannot-pay = Overbuilding costs { $price } { $price ->
    [one] ducat
   *[other] ducats
}, { $purse ->
    [0] but the purse is empty.
   *[other] but the purse holds only { $purse }.
}
refusal-no-roof-there = There is no roof on { $field }.

## Events

event-dealt = The cards are laid out. { $seat } begins.
event-relocated = { $is_turned ->
    [0] { $seat } moves the { $inner } card from { $source_side } { $source_line } to { $side } { $line }.
   *[1] { $seat } moves a card from { $source_side } { $source_line } to { $side } { $line } and turns it: { $inner } builds, then { $outer }.
}
event-ducat-day-called = { $side } { $line } is empty: a ducat day is called.
event-built = { $seat } builds in { $colour } on { $field }{ $crests ->
    [0] {""}
    [1] {" "}with one crest
   *[2] {" "}with two crests
}.
event-overbuilt = { $seat } overbuilds { $field } in { $colour }{ $crests ->
    [0] {""}
    [1] {" "}with one crest
   *[2] {" "}with two crests
}{ $price ->
    [0] {" "}for free.
    [one] {" "}and pays { $payee } { $price } ducat.
   *[other] {" "}and pays { $payee } { $price } ducats.
}
event-skipped = { $why ->
    [no-floor] { $colour } has no floor left and does not build.
   *[no-field] { $seat } finds no field for { $colour } and does not build.
}
event-roof-set = { $seat } sets a roof on { $field }.
event-roof-moved = { $seat } moves the roof from { $source } to { $field }.
event-ducat-day-came = Ducat day number { $number }.
event-income-paid = { $seat } receives { $ducats } { $ducats ->
    [one] ducat
   *[other] ducats
} for { $colour }: { $towers ->
    [0] no towers
    [one] { $towers } tower
   *[other] { $towers } towers
}, { $crests ->
    [0] no crests
    [one] { $crests } crest
   *[other] { $crests } crests
}, { $roofs ->
    [0] no roofs
    [one] { $roofs } roof
   *[other] { $roofs } roofs
}.
event-last-floor-set = { $seat } has built their last floor. The game ends.
event-building-stopped = Nobody has built a floor for { $turns } turns. The game ends.
event-final-paid = { $seat } receives { $ducats ->
    [0] no ducats
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
} at the end: { $towers ->
    [0] no towers
    [one] { $towers } tower
   *[other] { $towers } towers
}, { $crests ->
    [0] no crests
    [one] { $crests } crest
   *[other] { $crests } crests
}.

## Offers

offer-relocate-single = { $colour }: to { $side } { $line }{ $day ->
    [0] {""}
   *[1] , with a ducat day
}
offer-relocate-double = { $form ->
    [short] { $first }→{ $second }: to
   *[full] { $first }, then { $second }: to
} { $side } { $line }{ $day ->
    [0] {""}
   *[1] , with a ducat day
}
offer-build = Build on { $field }{ $crests ->
    [0] {""}
    [1] {" "}with one crest
   *[2] {" "}with two crests
}
offer-build-in = Build in { $colour } on { $field }{ $crests ->
    [0] {""}
    [1] {" "}with one crest
   *[2] {" "}with two crests
}
offer-overbuild-own = Overbuild your own tower on { $field }{ $crests ->
    [0] {""}
    [1] {" "}with one crest
   *[2] {" "}with two crests
}{ $roof ->
    [set] {" "}and set a roof on it
    [choose] {" "}and move a roof onto it
   *[none] {""}
}: free, now { $height } high
offer-overbuild-own-in = Overbuild your own tower on { $field } in { $colour }{ $crests ->
    [0] {""}
    [1] {" "}with one crest
   *[2] {" "}with two crests
}{ $roof ->
    [set] {" "}and set a roof on it
    [choose] {" "}and move a roof onto it
   *[none] {""}
}: free, now { $height } high
offer-overbuild = Overbuild { $field }{ $crests ->
    [0] {""}
    [1] {" "}with one crest
   *[2] {" "}with two crests
}{ $roof ->
    [set] {" "}and set a roof on it
    [choose] {" "}and move a roof onto it
   *[none] {""}
}: { $price } { $price ->
    [one] ducat
   *[other] ducats
} to { $payee }
offer-overbuild-in = Overbuild { $field } in { $colour }{ $crests ->
    [0] {""}
    [1] {" "}with one crest
   *[2] {" "}with two crests
}{ $roof ->
    [set] {" "}and set a roof on it
    [choose] {" "}and move a roof onto it
   *[none] {""}
}: { $price } { $price ->
    [one] ducat
   *[other] ducats
} to { $payee }
offer-take-roof = Take the roof from { $field }, which then belongs to { $owner }

## Outline

outline-over = The game is over.
outline-deal = The cards are being laid out.
outline-relocate = { $own ->
    [1] Your turn: move a card clockwise; its colours then build where it lands.
   *[0] { $seat } relocates a card.
}
outline-build = { $own ->
    [1] Build in { $colour } in the line of { $side } { $line } (others’ towers: a ducat a floor).
   *[0] { $seat } builds in { $colour } in the line of { $side } { $line }.
}
outline-build-any = { $own ->
    [1] Build in { $colour } or { $other } in the line of { $side } { $line } (others’ towers: a ducat a floor).
   *[0] { $seat } builds in { $colour } or { $other } in the line of { $side } { $line }.
}
outline-roof = { $own ->
    [1] Choose the roof to move to { $field }.
   *[0] { $seat } chooses the roof to move to { $field }.
}
outline-ducat-day-comes = A ducat day follows this turn.
outline-roof-comes = Another floor on { $field } brings a roof.
outline-idle = Nobody has built a floor for { $turns } turns: { $left ->
    [one] one more such turn ends the game.
   *[other] { $left } more such turns end the game.
}
outline-players = { $form ->
    [short] Players: ducats, and floors left (plain/one crest/two crests)
   *[full] Players
}
outline-player = { $seat }{ $own ->
    [1] {" "}(you)
   *[0] {""}
}{ $form ->
    [short] ,
   *[full] :
} { $ducats } { $ducats ->
    [one] ducat
   *[other] ducats
}
outline-stock = { $form ->
    [short] { $colour } { $plain }/{ $single }/{ $double }
   *[full] { $colour }, floors left: { $plain } plain, { $single } with one crest, { $double } with two
}
outline-no-cards = No cards are laid out yet.
outline-cards = { $form ->
    [short] Cards from the rear row to the front (Red→Green: Red would build first)
   *[full] Cards, clockwise from the rear row to the front
}
outline-space = { $side } { $line }{ $kind ->
    [front] { $form ->
        [short] {" "}(front)
       *[full] , foremost row
    }
    [ahead] { $form ->
        [short] {" "}(ahead)
       *[full] , just ahead of the foremost row
    }
   *[other] {""}
}
outline-free = { $form ->
    [short] Empty
   *[full] Empty spaces, clockwise from the rear row
}
outline-card-single = { $colour }
outline-card-double = { $form ->
    [short] { $first }→{ $second }
   *[full] { $first }, then { $second }
}
outline-castle = Castle, { $roofs ->
    [0] both roofs in use
    [one] one roof unused
   *[other] { $roofs } roofs unused
}{ $form ->
    [short] {" "}(number: height, *: crest, ⌂: roof, •: yours)
   *[full] {""}
}
outline-row = { $form ->
    [short] {""}
   *[full] Row { $row }
}
outline-no-field = { $form ->
    [short] {""}
   *[full] No field
}
outline-field-empty = { $form ->
    [short] { $field } –
   *[full] { $field }: empty
}
outline-field-roofed = { $form ->
    [short] { $field } ⌂ { $height }
   *[full] { $field }: tower with a roof, { $height } high, everybody’s
}
outline-field-tower = { $form ->
    [short] { $field }{ $own ->
        [1] •
       *[0] {" "}
    }{ $colour } { $height }{ $crests ->
        [0] {""}
        [1] *
       *[2] **
    }
   *[full] { $field }: { $colour }, { $height } high{ $crests ->
        [0] {""}
        [1] , one crest
       *[2] , two crests
    } ({ $own ->
        [1] yours
       *[0] { $seat }
    })
}
outline-floors = Floors to build with
outline-floor = { $form ->
    [short] { $crests ->
        [0] plain
        [1] one crest
       *[2] two crests
    } { $left }
   *[full] { $crests ->
        [0] Plain
        [1] One crest
       *[2] Two crests
    }, { $left } left
}
outline-floor-in = { $form ->
    [short] { $colour } { $crests ->
        [0] plain
        [1] one crest
       *[2] two crests
    } { $left }
   *[full] { $colour }, { $crests ->
        [0] plain
        [1] one crest
       *[2] two crests
    }, { $left } left
}

## The end

reason-last-floor = A player has built their last floor.
reason-building-stopped = Nobody built a floor for two rounds.
score-purse = Ducats in the purse
score-final-pay = Final pay for towers and crests
score-floors = Floors built

## Figures of a simulation

figure-ducat-days = Ducat days

## The board in the browser

board-name = Kilt Castle: the site and the cards around it
board-castle = The castle
board-spaces = Spaces for cards
board-space = { $space }, { $cards ->
    [0] no card
    [one] { $cards } card
   *[other] { $cards } cards
}
board-field = { $tower }, { $kind ->
    [free] free
    [own] your own, free
   *[price] costs { $price } { $price ->
        [one] ducat
       *[other] ducats
    }
}
board-free = free
board-own = own
board-last-card = last card left: ducat day
board-day-called = a ducat day is called
board-day = then a ducat day
board-ducat-day = Ducat day { $number }
board-skipped = { $why ->
    [no-floor] { $colour } has no floor left
   *[no-field] { $colour } finds no field
}
board-final-pay = Final pay: { $ducats }
board-sink = Sink towers
board-raise = Raise towers
board-your-floor = Your floor
board-left = left
board-purse = Ducats:
board-income = What a ducat day would pay
board-floors-left = { $floors ->
    [one] { $floors } floor left
   *[other] { $floors } floors left
}
board-towers = { $towers ->
    [one] { $towers } tower
   *[other] { $towers } towers
}
board-then = Then build
board-builders = { $builders ->
    [1] { $first } builds.
   *[2] Turned as it moves: { $first } builds first, then { $second }.
}
board-fields = { $fields ->
    [one] { $fields } field
   *[other] { $fields } fields
}
board-empties = { $space } falls empty: ducat day, { $ducats } for you
board-which = Which card of { $space }? Tap another row on the board to see its cards.
board-move = Move it there
board-build = Build
board-take = Move this roof
