### King Solomon’s Treasure Chamber in English.

game-in-a-sentence = Dig deep, and mind the curses.

## Names

tile-treasure-1 = { $form ->
    [short] T1
   *[full] treasure 1
}
tile-treasure-2 = { $form ->
    [short] T2
   *[full] treasure 2
}
tile-treasure-3 = { $form ->
    [short] T3
   *[full] treasure 3
}
tile-treasure-4 = { $form ->
    [short] T4
   *[full] treasure 4
}
tile-treasure-5 = { $form ->
    [short] T5
   *[full] treasure 5
}
tile-curse-1 = { $form ->
    [short] C1
   *[full] curse 1
}
tile-curse-2 = { $form ->
    [short] C2
   *[full] curse 2
}
tile-curse-3 = { $form ->
    [short] C3
   *[full] curse 3
}
tile-scroll-lion = { $form ->
    [short] lion
   *[full] lion scroll
}
tile-scroll-star = { $form ->
    [short] star
   *[full] star scroll
}
tile-scroll-palm = { $form ->
    [short] palm
   *[full] palm scroll
}
tile-scroll-moon = { $form ->
    [short] moon
   *[full] moon scroll
}
tile-mirror = { $form ->
    [short] MIR
   *[full] Sheba’s mirror
}
tile-axe = { $form ->
    [short] AXE
   *[full] magic axe
}
tile-seal = { $form ->
    [short] SEAL
   *[full] Solomon’s seal
}
tile-amulet = { $form ->
    [short] AMU
   *[full] Samson’s amulet
}

## Options

option-beginners = For beginners
option-beginners-about = Tiles may be shifted to higher levels too, as long as no pile has more than four tiles.

## Refusals

refusal-not-these-tiles = All tiles of this heap are dealt, each once, and only when they are due.
refusal-not-these-cards = All cards are shuffled, each once, and only when they are due.
refusal-not-due-now = { $due ->
    [choose] Everybody chooses a card now.
    [prepare] It is time to shift, to dig or to decline.
    [pick] The fields for the seal have to be picked first.
    [pay] What is owed has to be paid first.
    [change] The change has to be taken first.
    [add] A tile has to be added first.
   *[other] Nobody is to move now.
}
refusal-not-in-hand = Card { $card } is not in your hand.
refusal-nothing-to-shift = { $field } is empty.
refusal-pile-is-full = There are four tiles on { $field } already.
refusal-never-higher = From { $source } to { $field } the tile would go up. It may only stay on its level or go down.
refusal-more-than-can-be-paid = After { $shifts } shifts you could not pay for another one, whatever you dig.
refusal-no-mirror = Only with Sheba’s mirror may the card be turned.
refusal-turn-changes-nothing = Turned like this, the pattern is the same as before.
refusal-no-axe = You have no magic axe.
refusal-axe-not-needed = All these tiles lie on one level: the axe is not needed.
refusal-does-not-fit = The pattern of card { $card } does not fit into the pit there.
refusal-field-is-empty = { $field } is empty: nobody can dig there.
refusal-not-one-level = These tiles do not lie on one level.
refusal-shifts-not-payable = You have only { $funds } for { $shifts } { $shifts ->
    [one] shift
   *[other] shifts
}: as long as you can dig without a magic object, you may not decline.
refusal-no-seal = You do not have Solomon’s seal.
refusal-no-such-area = There are no { $squares } connected fields that could be dug together.
refusal-not-connected = { $field } cannot be picked: it must touch the picked fields, have the right height and not be empty.
refusal-no-amulet = You do not have Samson’s amulet.
refusal-amulet-before-paying = The amulet is played before the first piece is paid.
refusal-no-curse-to-ward-off = There is no curse to ward off.
refusal-cannot-pay = You owe { $owed } and have only { $funds }: nothing is paid.
refusal-cannot-pay-shifts = You owe { $owed } and have only { $funds }: all coins and treasures are handed over.
refusal-no-such-treasure = You do not have { $tile }.
refusal-no-coins = You have no coins.
refusal-who-can-pay-must = You can pay what you owe ({ $owed }), so you must.
refusal-other-change-gives-more = You would lose change that other pieces of the supply can give.
refusal-not-in-the-supply = The supply does not have { $tile }.
refusal-no-coins-in-the-supply = There are no coins in the supply.
refusal-too-much-change = Only { $due } { $due ->
    [one] is
   *[other] are
} due as change.
refusal-no-such-tile = You do not have { $tile }.

## Events

event-dark-laid = Three dark tiles lie on every field.
event-light-laid = A light tile lies on every pile. The chamber is full.
event-cards-dealt = Everybody gets { $number } cards.
event-hand-dealt = Your cards: { $cards }.
event-round-began = Round { $number }: everybody chooses a card.
event-card-chosen = You choose card { $card }.
event-cards-revealed = The cards are turned up: { $cards }. They dig in this order: { $seats }.
event-shifted = { $seat } shifts a tile from { $source } to { $target }.
event-tile-shifted = { $seat } shifts { $tile } from { $source } to { $target }.
event-uncovered = { $fields ->
    [one] A tile comes to light: { $tiles }.
   *[other] { $fields } tiles come to light: { $tiles }.
}
event-objects-played = { $seat } plays { $objects }.
event-turned-up = { $seat } had been dealt this face down: { $tile }.
event-field-picked = { $seat } picks { $field }.
event-dug-at = { $seat } digs { $fields }.
event-dug = { $seat } digs { $fields } and finds { $tiles }.
event-declined = { $seat } does not dig.
event-treasure-paid = { $seat } pays with { $tile }.
event-last-coins = { $seat } lays down the last coins.
event-coins-paid = { $coins ->
    [one] { $seat } pays one coin.
   *[other] { $seat } pays { $coins } coins.
}
event-coins-taken = { $coins ->
    [one] { $seat } takes one coin as change.
   *[other] { $seat } takes { $coins } coins as change.
}
event-treasure-taken = { $seat } takes { $tile } as change.
event-change-lost = The supply cannot give { $seat } all the change: { $number } of it is lost.
event-handed-over = { $seat } cannot pay for the shifts and hands over all coins and treasures.
event-could-not-pay = { $seat } cannot pay and loses everything just dug.
event-tile-added = { $seat } adds a tile, face down.
event-nothing-to-add = { $seat } has no tile to add.
event-own-tile-added = You add { $tile }.
event-tiles-dealt = { $others ->
    [one] { $receivers } gets { $each ->
        [one] one tile
       *[other] { $each } tiles
    } from { $seat }
   *[other] { $receivers } get { $each ->
        [one] one tile
       *[other] { $each } tiles
    } each from { $seat }
}{ $rest ->
    [0] .
    [one] ; one is discarded face down.
   *[other] ; { $rest } are discarded face down.
}
event-received = You get { $tiles } from { $seat }.
event-turn-ended = { $seat } puts card { $card } aside.
event-game-ended = The last card was played. The game ends.
event-counted = { $what ->
    [coins] Coins
    [treasures] Treasures
    [scrolls] Sets of scrolls
    [curses] Curses
   *[objects] Magic objects
}: { $seats } have { $amounts }, which brings { $points } points.

## Offers

offer-choose = Card { $card } [{ $pattern }]: { $places ->
    [0] fits nowhere right now
    [one] fits in one place right now
   *[other] fits in { $places } places right now
}
offer-shift = Shift { $tile } from { $source } to { $target }, { $shifts } to pay then{ $beyond ->
    [0] {""}
   *[1] {" "}– more than you have, unless you dig treasures!
}
offer-dig = Dig { $fields }: { $tiles }{ $mirror ->
    [0] {""}
   *[1] , with the mirror
}{ $axe ->
    [0] {""}
   *[1] , with the axe
}{ $cost ->
    [0] , free of charge
   *[other] , to pay: { $cost }
}{ $unpayable ->
    [0] {""}
   *[1] {" "}– more than you have! { $rescued ->
        [0] All of it would go to the others
       *[1] Only the amulet would save you
    }
}
offer-seal = Play the seal{ $axe ->
    [0] {""}
   *[1] {" "}and the axe
} and pick { $squares } fields
offer-decline = Do not dig{ $owed ->
    [0] {""}
   *[other] , to pay: { $owed }
}{ $unpayable ->
    [0] {""}
   *[1] {" "}– more than you have ({ $funds }): you would lose all coins and treasures!
}
offer-pick = { $field }: { $tile }{ $left ->
    [0] , then dig, to pay: { $cost }
   *[other] {""}
}{ $unpayable ->
    [0] {""}
   *[1] {" "}– more than you have! { $rescued ->
        [0] All of it would go to the others
       *[1] Only the amulet would save you
    }
}
offer-amulet = Play the amulet and save { $saved }
offer-pay-coins = { $coins ->
    [one] Pay one coin
   *[other] Pay { $coins } coins
}{ $owed ->
    [0] {""}
   *[other] , still to pay then: { $owed }
}
offer-pay-treasure = Pay with { $tile }{ $owed ->
    [0] {""}
   *[other] , still to pay then: { $owed }
}{ $change ->
    [0] {""}
   *[other] , change: { $change }
}{ $lost ->
    [0] {""}
   *[other] , lost of it: { $lost }
}
offer-hand-over = You owe { $owed } and have { $funds }: hand over all coins and treasures
offer-default = You owe { $owed } and have { $funds }: everything just dug goes to the others
offer-take-coins = { $coins ->
    [one] Take one coin
   *[other] Take { $coins } coins
}
offer-take-treasure = Take { $tile }
offer-add = Add { $tile }

## Outline

outline-set-up = The chamber is being filled.
outline-deal = What { $seat } cannot pay for is dealt to the others.
outline-choose = Round { $number } of { $rounds }: { $own ->
    [0] everybody chooses a card in secret.
   *[1] { $chosen ->
        [0] choose a card in secret; the lowest number digs first.
       *[other] you have chosen card { $chosen } and may still change your mind.
    }
}
outline-prepare = { $own ->
    [1] Your turn with card { $card }: shift tiles (1 each), then dig or decline.
   *[0] { $seat } has the turn with card { $card }: shift tiles, then dig or decline.
}{ $shifts ->
    [0] {""}
    [one] {" "}One shift so far.
   *[other] {" "}{ $shifts } shifts so far.
}
outline-pick = { $own ->
    [1] Pick fields that touch, { $axe ->
        [0] all equally high
       *[1] of any height
    }
   *[0] { $seat } picks fields for the seal, { $axe ->
        [0] all equally high
       *[1] of any height
    }
}; { $left } to go.
outline-pay = { $missing ->
    [0] { $amulet ->
        [0] Pay { $owed } with coins or treasures.
       *[1] Play the amulet, or pay { $owed } with coins or treasures.
    }
   *[other] You owe { $owed } and lack { $missing }: { $amulet ->
        [0] { $dug ->
            [0] hand over all coins and treasures.
           *[1] what you dug goes to the others.
        }
       *[1] play the amulet, or what you dug goes to the others.
    }
}
outline-pays = { $seat } has to pay { $owed }.
outline-change = { $own ->
    [1] Take { $due } from the supply as change.
   *[0] { $seat } takes { $due } as change.
}
outline-add = { $own ->
    [1] There are too few tiles for the others: add one of yours.
   *[0] { $seat } adds a tile to those that are dealt to the others.
}
outline-over = The game is over.
outline-pit = { $form ->
    [short] Pit (height·top tile; T treasure, C curse; the entrance is below row 6)
   *[full] The pit, row by row from the far side to the entrance
}
outline-row = { $form ->
    [short] {""}
   *[full] Row { $row }
}
outline-empty = { $form ->
    [short] { $field } –
   *[full] { $field }: empty
}
outline-covered = { $form ->
    [short] { $field } { $height }
   *[full] { $field }: { $height } tiles
}
outline-field = { $form ->
    [short] { $field } { $height }·{ $tile }{ $picked ->
        [0] {""}
       *[1] *
    }
   *[full] { $field }: { $tile } on level { $height }{ $picked ->
        [0] {""}
       *[1] , picked
    }{ $known ->
        [0] {""}
       *[other] ; seen below it: { $below }
    }
}
outline-turn = { $form ->
    [short] {""}
   *[full] Turn of { $seat }, { $shifts ->
        [0] nothing shifted yet
        [one] one shift
       *[other] { $shifts } shifts
    }
}
outline-card = { $form ->
    [short] { $dig ->
        [0] Card { $card } [{ $pattern }]
       *[1] Dig card { $card } [{ $pattern }]
    }
   *[full] Card { $card }, { $squares } squares, from the far side to the entrance: { $pattern }
}
outline-shift = { $form ->
    [short] {""}
   *[full] Shift tiles to fields next to them, 1 each{ $shifts ->
        [0] {""}
       *[other] ; { $shifts } so far
    }
}
outline-turned = { $form ->
    [short] {""}
   *[full] The card turned { $quarters ->
        [1] by a quarter
        [2] by a half
       *[3] by three quarters
    }
}
outline-dug = { $form ->
    [short] Dug: { $tiles }
   *[full] Just dug: { $tiles }
}
outline-later = { $form ->
    [short] {""}
   *[full] After that { $seats } with { $cards }
}
outline-hand = { $form ->
    [short] { $number ->
        [0] {""}
       *[other] Hand
    }
   *[full] Your hand, { $number ->
        [0] empty
        [one] one card
       *[other] { $number } cards
    }
}
outline-hand-card = { $form ->
    [short] { $card } [{ $pattern }]{ $chosen ->
        [0] {""}
       *[1] {" "}(chosen)
    }
   *[full] Card { $card }, { $squares } squares: { $pattern }{ $chosen ->
        [0] {""}
       *[1] , chosen
    }
}
outline-purse = { $form ->
    [short] {""}
   *[full] Your coins: { $coins }
}
outline-stock = { $form ->
    [short] { $number ->
        [0] {""}
       *[other] Tiles
    }
   *[full] Behind your screen: { $number ->
        [0] no tiles
        [one] one tile
       *[other] { $number } tiles
    }
}
outline-stock-tile = { $number ->
    [one] { $tile }
   *[other] { $number } × { $tile }
}
outline-objects = { $form ->
    [short] {""}
   *[full] { $number ->
        [0] You have no magic object
       *[other] Your magic objects: { $objects }
    }
}
outline-players = Players
outline-player = { $form ->
    [short] { $seat }
   *[full] { $seat }{ $own ->
        [1] {" "}(you)
       *[0] {""}
    }{ $known ->
        [0] : coins and tiles are behind the screen
       *[1] : { $coins ->
            [0] no coins
            [one] one coin
           *[other] { $coins } coins
        } and { $tiles ->
            [0] no tiles
            [one] one tile
           *[other] { $tiles } tiles
        } behind the screen
    }
}
outline-known = Known behind the screens
outline-known-of = { $seat }
outline-hidden = { $form ->
    [short] { $number } × ?
   *[full] { $number ->
        [one] one unknown tile
       *[other] { $number } unknown tiles
    }
}
outline-beside = Beside the pit
outline-bank = { $form ->
    [short] { $coins } { $coins ->
        [one] coin
       *[other] coins
    }
   *[full] Supply: { $coins ->
        [0] no coins
        [one] one coin
       *[other] { $coins } coins
    }
}
outline-spent = { $form ->
    [short] {""}
   *[full] { $number ->
        [0] No object played yet
       *[other] Objects played: { $objects }
    }
}
outline-discard = { $form ->
    [short] {""}
   *[full] { $number ->
        [0] No card played yet
       *[other] Cards played: { $cards }
    }
}
outline-lost = { $form ->
    [short] {""}
   *[full] { $number ->
        [0] No tile discarded
        [one] One tile discarded face down
       *[other] { $number } tiles discarded face down
    }
}

# Cells of a table: for the eye alone, as in full the line they stand in says it all.

cell-empty = {""}
cell-coins = { $form ->
    [short] { $coins } { $coins ->
        [one] coin
       *[other] coins
    }
   *[full] {""}
}
cell-tiles = { $form ->
    [short] { $tiles } { $tiles ->
        [one] tile
       *[other] tiles
    }
   *[full] {""}
}
cell-card = { $form ->
    [short] card { $card } [{ $pattern }]
   *[full] {""}
}
cell-you = { $form ->
    [short] (you)
   *[full] {""}
}

## On the board

board-level = level { $level }
board-fits = { $fits ->
    [1] The shape fits here
   *[0] The shape does not fit here
}
board-fits-more = { $more ->
    [0] {""}
    [one] It fits in one more place.
   *[other] It fits in { $more } more places.
}
board-reveal = The cards are turned up
board-tiles = { $tiles }
board-take = You take
board-to-pay = to pay:
board-with = Spent for it:
board-not-level = Not level yet.
board-cure = One shift makes it fit.
board-no-cure = The piles under the shape must be equally high.
board-shift-to = Shift { $source } to { $target }
board-moves = from { $source } to { $target }
board-uncovers = uncovers
board-opens = Then your shape fits here.
board-beyond = More than you have, unless you dig treasures.
board-shift-how = Pick a tile, then a field next to it. Each step costs 1.
board-turn = Your turn
board-dig = Dig
board-dig-anyway = Dig anyway
board-shift = Shift
board-decline = Do not dig
board-ask-choose = Play card { $card }?
board-ask-dig = Dig here{ $cost ->
    [0] {""}
   *[other] {" "}for { $cost }
}?{ $unpayable ->
    [0] {""}
   *[1] {" "}You cannot pay that.
}
board-choose = Lay it face down
board-play-seal = Play the seal
board-play-amulet = Play the amulet
board-pay = Pay
board-take-change = Take it
board-give-up = Hand it over
board-add = Add it
board-owed = You owe
board-change-due = Change due
board-pieces = What you may give or take
board-dug = just dug
board-lost = { $lost } of the change would be lost.
board-screen = Behind your screen
board-screen-short = screen
board-round = Round { $number } of { $rounds }
board-card = card { $card }
board-digs = digs now
board-chosen = You have chosen { $card }.
board-counted = { $what ->
    [coins] Coins
    [treasures] Treasures
    [scrolls] Sets of scrolls: 10 each
    [curses] Most curses: 24, then 12
   *[objects] Most magic objects: 16, then 8
}
board-majorities = Majorities
board-curses = curses
board-objects = magic
board-unknown = unseen
board-coins = Coins:
board-behind-screen = Coins and tiles are behind the screen
board-number = { $tiles ->
    [one] one tile
   *[other] { $tiles } tiles
}
board-places = { $places ->
    [0] Fits nowhere right now
    [one] Fits in one place right now
   *[other] Fits in { $places } places right now
}
board-unpayable = This costs { $cost }, and you have { $funds }. { $rescued ->
    [1] Only the amulet would save you.
   *[0] You would pay nothing and lose all you dig to the others.
}
board-penalty = Each of the others would get { $each ->
    [one] one tile
   *[other] { $each } tiles
}{ $rest ->
    [0] .
   *[other] , { $rest } would be discarded.
}

## The end

reason-cards = The last card was played.
score-coins = Coins
score-treasures = Treasures
score-scrolls = Sets of scrolls
score-curses = Majority of curses
score-objects = Majority of magic objects

## Figures of a simulation

figure-dug = Tiles dug
figure-objects-played = Magic objects played
figure-tiles-lost = Tiles lost in penalties
