### King Solomon’s Treasure Chamber in English.

game-in-a-sentence = Dig deep, and mind the curses.
game-invitation = { $host } keeps a chair for you at Solomon’s.

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
   *[full] Queen of Sheba’s mirror
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
   *[full] Samson’s hair amulet
}
the-tile-treasure-1 = a treasure of 1
the-tile-treasure-2 = a treasure of 2
the-tile-treasure-3 = a treasure of 3
the-tile-treasure-4 = a treasure of 4
the-tile-treasure-5 = a treasure of 5
the-tile-curse-1 = a curse of 1
the-tile-curse-2 = a curse of 2
the-tile-curse-3 = a curse of 3
the-tile-scroll-lion = a lion scroll
the-tile-scroll-star = a star scroll
the-tile-scroll-palm = a palm scroll
the-tile-scroll-moon = a moon scroll
the-tile-mirror = the mirror
the-tile-axe = the axe
the-tile-seal = the seal
the-tile-amulet = the amulet
several-two-scrolls = two scrolls
several-three-scrolls = three scrolls
several-four-scrolls = four scrolls
several-five-scrolls = five scrolls
several-six-scrolls = six scrolls
several-two-mirrors = two mirrors
several-three-mirrors = three mirrors
several-four-mirrors = four mirrors
several-five-mirrors = five mirrors
several-two-axes = two axes
several-three-axes = three axes
several-four-axes = four axes
several-two-seals = two seals
several-three-seals = three seals
several-four-seals = four seals
several-two-amulets = two amulets
several-three-amulets = three amulets
several-four-amulets = four amulets

## Options

option-beginners = For beginners
option-beginners-about = Tiles may be shifted to higher levels too, as long as no pile has more than four tiles.

## Refusals

refusal-not-these-tiles = Every tile of this heap is dealt exactly once, when it is due.
refusal-not-these-cards = Every card is shuffled in exactly once, when it is due.
refusal-not-due-now = { $due ->
    [choose] First everybody chooses a card.
    [prepare] Now it is time to shift, to dig or not to dig.
    [pick] First pick the fields for the seal.
    [pay] First pay what is owed.
    [change] First take the change.
    [add] First add a tile for the others.
   *[other] Nobody has a turn right now.
}
refusal-not-in-hand = Card { $card } is not in your hand.
refusal-nothing-to-shift = { $field } is empty. There is no tile to shift.
refusal-pile-is-full = { $field } holds four tiles already. No pile grows higher.
refusal-never-higher = { $field } is too high for the tile on { $source }. A tile never goes up.
refusal-more-than-can-be-paid = No shift is left. Even the richest dig pays only for { $shifts }.
refusal-no-mirror = Your card cannot be turned. That takes the Queen of Sheba’s mirror.
refusal-turn-changes-nothing = Turned like this, the shape stays the same.
refusal-no-axe = You have no magic axe. Without it, all piles must be level.
refusal-axe-not-needed = These piles are level. The axe is not needed.
refusal-does-not-fit = The shape of card { $card } sticks out of the pit here.
refusal-field-is-empty = { $field } is empty. Nobody can dig there.
refusal-not-one-level = { $odd ->
    [1] { $field } is { $steps ->
        [1] one level
        [2] two levels
       *[3] three levels
    } { $higher ->
        [1] higher
       *[0] lower
    } than the rest.
   *[other] { $field } is on level { $height }, { $other } on level { $level }.
}
refusal-shifts-not-payable = You have only { $funds } for { $shifts ->
    [1] one shift
   *[other] { count-shifts } shifts
}. Your shape fits, so you have to dig.
refusal-no-seal = You do not have Solomon’s seal.
refusal-no-such-area = No { count-squares } fields that touch can be dug together.
refusal-not-connected = { $why ->
    [empty] { $field } is empty. Nobody can dig there.
    [picked] { $field } is picked already.
    [height] { $field } is not as high as the fields you picked.
    [alone] Too few fields touch { $field } for your card.
   *[apart] { $field } does not touch the fields you picked.
}
refusal-no-amulet = { $dug ->
    [1] You just dug the amulet. It works from your next turn on.
   *[0] You do not have Samson’s hair amulet.
}
refusal-amulet-before-paying = You have begun to pay. The amulet comes before that.
refusal-no-curse-to-ward-off = You owe nothing for curses. The amulet would not help.
refusal-cannot-pay = You owe { $owed } and have only { $funds }. So nothing is paid.
refusal-cannot-pay-shifts = You owe { $owed } and have only { $funds }. Hand over all of it.
refusal-no-such-treasure = You have no treasure of { $value }.
refusal-no-coins = You have no coins. Pay with treasures.
refusal-who-can-pay-must = You owe { $owed } and can pay it, so you must.
refusal-other-change-gives-more = Then change would be lost. Take another piece first.
refusal-not-in-the-supply = The supply has no treasure of { $value }.
refusal-no-coins-in-the-supply = The supply has no coins. Take a treasure.
refusal-too-much-change = You get only { $due } back.
refusal-no-such-tile = You do not have { $tile }.

## Events

event-dark-laid = Three dark tiles lie on every field.
    .past = Three dark tiles were laid on every field.
event-light-laid = A light tile lies on every pile. The pit is full.
    .past = A light tile was laid on every pile. The pit was full.
event-cards-dealt = Everybody gets { count-number } cards.
    .past = Everybody got { count-number } cards.
event-hand-dealt = { $seat-is ->
    [you] You hold cards { $cards }.
   *[other] { $seat } holds cards { $cards }.
}
    .past = { $seat-is ->
        [you] You got cards { $cards }.
       *[other] { $seat } got cards { $cards }.
    }
event-round-began = Round { $number }: everybody chooses a card.
    .past = Round { $number } began with everybody choosing a card.
event-card-chosen = { $seat-is ->
    [you] You lay card { $card } face down.
   *[other] { $seat } lays card { $card } face down.
}
    .past = { $seat-is ->
        [you] You laid card { $card } face down.
       *[other] { $seat } laid card { $card } face down.
    }
event-cards-revealed = { $seat-is ->
    [you] You dig
   *[other] { $seat } digs
} first with card { $card }, then { $later-you }.
    .past = { $seat-is ->
        [you] You got
       *[other] { $seat } got
    } to dig first with card { $card }, then { $later-you }.
event-shifted = { $seat-is ->
    [you] You shift
   *[other] { $seat } shifts
} a tile from { $source } to { $target }.
    .past = { $seat-is ->
        [you] You shifted
       *[other] { $seat } shifted
    } a tile from { $source } to { $target }.
event-tile-shifted = { $seat-is ->
    [you] You shift
   *[other] { $seat } shifts
} { $tile } from { $source } to { $target }.
    .past = { $seat-is ->
        [you] You shifted
       *[other] { $seat } shifted
    } { $tile } from { $source } to { $target }.
event-uncovered = That uncovers { $tiles ->
    [1] { $tile }
   *[other] { $number ->
        [0] { finds }
        [1] { finds }
       *[other] { $worth ->
            [0] { $curse ->
                [0] { $others }
               *[other] { $number ->
                    [2] { finds }
                   *[other] { curse-sum } and other tiles
                }
            }
           *[other] { $curse ->
                [0] { $number ->
                    [2] { finds }
                   *[other] { worth-points } in treasure and other tiles
                }
               *[other] { worth-points } in treasure, { curse-sum } and other tiles
            }
        }
    }
}.
    .past = That uncovered { $tiles ->
        [1] { $tile }
       *[other] { finds }
    }.
event-objects-played = { $seat-is ->
    [you] You play { $objects }.
   *[other] { $seat } plays { $objects }.
}
    .past = { $seat-is ->
        [you] You played { $objects }.
       *[other] { $seat } played { $objects }.
    }
event-turned-up = { $seat-is ->
    [you] You show { $tile }, dealt to you face down.
   *[other] { $seat } shows { $tile }, dealt face down before.
}
    .past = { $seat-is ->
        [you] You showed { $tile }, dealt to you face down.
       *[other] { $seat } showed { $tile }, dealt face down before.
    }
event-field-picked = { $seat-is ->
    [you] You pick { $field } for the seal.
   *[other] { $seat } picks { $field } for the seal.
}
    .past = { $seat-is ->
        [you] You picked { $field } for the seal.
       *[other] { $seat } picked { $field } for the seal.
    }
event-dug-at = { $seat-is ->
    [you] You dig on { $fields }.
   *[other] { $seat } digs on { $fields }.
}
    .past = { $seat-is ->
        [you] You dug on { $fields }.
       *[other] { $seat } dug on { $fields }.
    }
event-dug = { $seat-is ->
    [you] You dig up
   *[other] { $seat } digs up
} { finds }.
    .past = { $seat-is ->
        [you] You dug up
       *[other] { $seat } dug up
    } { finds }.
event-declined = { $seat-is ->
    [you] You do not dig.
   *[other] { $seat } does not dig.
}
    .past = { $seat-is ->
        [you] You did not dig.
       *[other] { $seat } did not dig.
    }
event-treasure-paid = { $seat-is ->
    [you] You pay with a treasure of { $value }.
   *[other] { $seat } pays with a treasure of { $value }.
}
    .past = { $seat-is ->
        [you] You paid with a treasure of { $value }.
       *[other] { $seat } paid with a treasure of { $value }.
    }
event-last-coins = { $seat-is ->
    [you] You lay down your last coins.
   *[other] { $seat } lays down the last coins.
}
    .past = { $seat-is ->
        [you] You laid down your last coins.
       *[other] { $seat } laid down the last coins.
    }
event-coins-paid = { $seat-is ->
    [you] You pay
   *[other] { $seat } pays
} { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
    .past = { $seat-is ->
        [you] You paid
       *[other] { $seat } paid
    } { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
event-coins-taken = { $seat-is ->
    [you] You take
   *[other] { $seat } takes
} { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} in change.
    .past = { $seat-is ->
        [you] You took
       *[other] { $seat } took
    } { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } in change.
event-treasure-taken = { $seat-is ->
    [you] You take
   *[other] { $seat } takes
} a treasure of { $value } in change.
    .past = { $seat-is ->
        [you] You took
       *[other] { $seat } took
    } a treasure of { $value } in change.
event-change-lost = { $seat-is ->
    [you] You lose
   *[other] { $seat } loses
} { $number } in change: the supply cannot give it.
    .past = { $seat-is ->
        [you] You lost
       *[other] { $seat } lost
    } { $number } in change: the supply could not give it.
event-handed-over = { $seat-is ->
    [you] You cannot pay and hand over all coins and treasures.
   *[other] { $seat } cannot pay and hands over all coins and treasures.
}
    .past = { $seat-is ->
        [you] You could not pay and handed over all coins and treasures.
       *[other] { $seat } could not pay and handed over all coins and treasures.
    }
event-could-not-pay = { $seat-is ->
    [you] You cannot pay and lose everything you just dug.
   *[other] { $seat } cannot pay and loses everything just dug.
}
    .past = { $seat-is ->
        [you] You could not pay and lost everything you had just dug.
       *[other] { $seat } could not pay and lost everything just dug.
    }
event-tile-added = { $seat-is ->
    [you] You add a tile, face down.
   *[other] { $seat } adds a tile, face down.
}
    .past = { $seat-is ->
        [you] You added a tile, face down.
       *[other] { $seat } added a tile, face down.
    }
event-nothing-to-add = { $seat-is ->
    [you] You have no tile to add.
   *[other] { $seat } has no tile to add.
}
    .past = { $seat-is ->
        [you] You had no tile to add.
       *[other] { $seat } had no tile to add.
    }
event-own-tile-added = { $seat-is ->
    [you] You add { $tile }.
   *[other] { $seat } adds { $tile }.
}
    .past = { $seat-is ->
        [you] You added { $tile }.
       *[other] { $seat } added { $tile }.
    }
event-tiles-dealt = { $others ->
    [1] { $receiver-is ->
        [you] You get
       *[other] { $receiver } gets
    } { $each ->
        [1] one tile
       *[other] { count-each } tiles
    }
   *[other] { $receivers-is ->
        [with-you] You and { $receivers-others } get
       *[other] { $receivers } get
    } { $each ->
        [1] one tile
       *[other] { count-each } tiles
    } each
} from { $seat-is ->
    [you] you
   *[other] { $seat }
}.{ $rest ->
    [0] {""}
    [1] {" "}One is discarded.
   *[other] {" "}The other { count-rest } are discarded.
}
    .past = { $others ->
        [1] { $receiver-is ->
            [you] You got
           *[other] { $receiver } got
        } { $each ->
            [1] one tile
           *[other] { count-each } tiles
        }
       *[other] { $receivers-is ->
            [with-you] You and { $receivers-others } got
           *[other] { $receivers } got
        } { $each ->
            [1] one tile
           *[other] { count-each } tiles
        } each
    } from { $seat-is ->
        [you] you
       *[other] { $seat }
    }.{ $rest ->
        [0] {""}
        [1] {" "}One was discarded.
       *[other] {" "}The other { count-rest } were discarded.
    }
event-received = { $receiver-is ->
    [you] You get
   *[other] { $receiver } gets
} { received-tiles } from { $seat }.
    .past = { $receiver-is ->
        [you] You got
       *[other] { $receiver } got
    } { received-tiles } from { $seat }.
event-turn-ended = { $seat-is ->
    [you] You lay card { $card } aside.
   *[other] { $seat } lays card { $card } aside.
}
    .past = { $seat-is ->
        [you] You laid card { $card } aside.
       *[other] { $seat } laid card { $card } aside.
    }
event-game-ended = The last card is played. The game is over.
    .past = The last card was played. The game was over.
event-counted = { $what ->
    [coins] Coins, 1 point each{ counted-most }
    [treasures] Treasures, worth their numbers{ counted-most }
    [scrolls] Scroll sets, 10 points each{ counted-most }
    [curses] Highest sum of curses{ counted-prize }
   *[objects] Most magic objects{ counted-prize }
}
    .past = { $what ->
        [coins] Coins, 1 point each{ counted-most }
        [treasures] Treasures, worth their numbers{ counted-most }
        [scrolls] Scroll sets, 10 points each{ counted-most }
        [curses] Highest sum of curses{ counted-prize }
       *[objects] Most magic objects{ counted-prize }
    }

## Offers

offer-choose = Lay card { $card } [{ $pattern }] face down? { card-places }
offer-choose-only = Lay card { $card } [{ $pattern }] face down?
offer-shift = Shift the tile on { $source } to { $target }, for 1?{ $opens ->
    [0] {""}
   *[other] {" "}Then your shape fits.
}{ $beyond ->
    [0] {""}
   *[1] {" "}You would owe { $shifts }, more than you have.
}
offer-dig = Dig { $fields }{ $mirror ->
    [0] { $axe ->
        [0] {""}
       *[1] {" "}with axe
    }
   *[1] {" "}with mirror{ $axe ->
        [0] {""}
       *[1] {" "}and axe
    }
}? { dig-brings }{ dig-price }
offer-dig-only = Dig { $fields }{ $mirror ->
    [0] { $axe ->
        [0] {""}
       *[1] {" "}with axe
    }
   *[1] {" "}with mirror{ $axe ->
        [0] {""}
       *[1] {" "}and axe
    }
}?
offer-seal = Play the seal{ $axe ->
    [0] {""}
   *[1] {" "}and the axe
}? Then pick { count-squares } touching fields.
offer-decline = Dig nothing this turn? { $unpayable ->
    [0] { $owed ->
        [0] That costs nothing.
       *[other] You still pay { $owed } for your shifts.
    }
   *[1] You owe { $owed } and have { $funds }: all of it goes.
}
offer-pick = { $left ->
    [0] Pick { $field } and dig all { count-squares }? { dig-brings }{ dig-price }
   *[other] Pick { $field } with { $tile }?
}
offer-amulet = Play the amulet? It saves you { $saved } for the curses.
offer-pay-coins = { $coins ->
    [one] Pay 1 coin?
   *[other] Pay { $coins } coins?
} { $owed ->
    [0] Then all is paid.
   *[other] You still owe { $owed } then.
}
offer-pay-treasure = Pay with a treasure of { $value }? { $owed ->
    [0] { $change ->
        [0] { $lost ->
            [0] Then all is paid.
           *[other] You get nothing back and lose { $lost }.
        }
       *[other] { $lost ->
            [0] You get { $change } back.
           *[other] You get { $change } back and lose { $lost }.
        }
    }
   *[other] You still owe { $owed } then.
}
offer-hand-over = Hand over all coins and treasures? You owe { $owed } and have { $funds }.
offer-default = Give all you dug to the others? You owe { $owed } and have { $funds }.
offer-take-coins = { $coins ->
    [one] Take 1 coin?
   *[other] Take { $coins } coins?
} { change-left }
offer-take-treasure = Take a treasure of { $value }? { change-left }
offer-add = Add { $tile }? One of the others gets it.

## Parts of sentences

worth-points = { $worth ->
    [one] { $worth } point
   *[other] { $worth } points
}
curse-sum = { $curses ->
    [1] a curse of { $curse }
   *[other] curses totalling { $curse }
}
finds = { $worth ->
    [0] { $curse ->
        [0] { $others }
       *[other] { curse-sum }{ finds-more }
    }
   *[other] { worth-points } in treasure{ $curse ->
        [0] { finds-more }
       *[other] { $number ->
            [0] {" "}and { curse-sum }
           *[other] , { curse-sum }{ finds-more }
        }
    }
}
finds-more = { $number ->
    [0] {""}
    [1] {" "}and { $others }
   *[other] , { $others }
}
received-tiles = { $count ->
    [1] { $tile }
   *[other] { finds }
}
dig-brings = { $unpayable ->
    [0] { $sets ->
        [0] { $worth ->
            [0] { $objects ->
                [0] { $scrolls ->
                    [0] Only curses.
                    [1] One scroll, no treasure.
                   *[other] Scrolls, no treasure.
                }
                [1] A magic object, no treasure.
               *[other] Magic objects, no treasure.
            }
           *[other] { worth-points } in treasure{ $objects ->
                [0] {""}
                [1] , a magic object
               *[other] , magic objects
            }.
        }
       *[other] { $worth ->
            [0] It completes your { set-ordinal } scroll set.
           *[other] { worth-points } in treasure, and your { set-ordinal } scroll set.
        }
    }
   *[1] { $rescued ->
        [0] You cannot pay { $cost }: the others get it all.
       *[1] Only the amulet lets you keep it.
    }
}
dig-price = { $unpayable ->
    [0] { $cost ->
        [0] {" "}Free.
       *[other] {" "}Costs { $cost }.
    }
   *[1] {""}
}
card-places = { $places ->
    [0] It fits nowhere yet.
    [1] It fits in one place now.
   *[other] It fits in { count-places } places now.
}
counted-most = { $most ->
    [0] : nobody.
   *[other] . Most: { $number ->
        [1] { $seat-is ->
            [you] you
           *[other] { $seat }
        } with { $most }.
       *[other] { $seats-you } with { $most } each.
    }
}
counted-prize = { $most ->
    [0] : nobody.
   *[other] : { $number ->
        [1] { $seat-is ->
            [you] you
           *[other] { $seat }
        } with { $most }, for { $points } points.
       *[other] { $seats-you } with { $most } each, for { $points } points.
    }
}
choose-place = { $places ->
    [0] {""}
    [1] {""}
   *[other] Choose one of them.
}
change-left = { $due ->
    [0] That is all your change.
   *[other] You still get { $due } then.
}
set-ordinal = { $sets ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] next
}
count-shifts = { $shifts ->
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] eleven
    [12] twelve
   *[other] { $shifts }
}
count-places = { $places ->
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] eleven
    [12] twelve
   *[other] { $places }
}
count-squares = { $squares ->
    [3] three
    [4] four
    [5] five
   *[6] six
}
count-left = { $left ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
   *[6] six
}
count-each = { $each ->
    [2] two
    [3] three
    [4] four
    [5] five
   *[6] six
}
count-rest = { $rest ->
    [2] two
   *[3] three
}
count-number = { $number ->
    [5] five
    [6] six
    [8] eight
   *[12] twelve
}

## Hints: why a move

hint-scroll-set = It completes a set of four scrolls: { $points } points.
hint-best-dig = Treasures worth { $worth }, { $curse ->
    [0] and nothing to pay
   *[other] and { $curse } to pay
}. No other dig brings more treasure.
hint-most-curses = You then have the most curses: { $points } points at the end, if it stays so.
hint-objects = { $objects ->
    [1] A magic object comes
   *[other] { $objects } magic objects come
} with it.
hint-new-scroll = It brings { $tile }, which you need for your next set.
hint-fair-dig = It brings treasures worth { $worth } and costs { $curse ->
    [0] nothing
   *[other] { $curse }
}.
hint-free-dig = There is no curse in it: it costs nothing.
hint-keeps-objects = You keep your magic objects.
hint-better-place = After it you can dig more.
hint-seal = You pick the { $squares } fields yourself.
hint-no-good-dig = No dig brings more than it costs.
hint-saves-purse = You pay for no curse.
hint-best-card = As the pit lies, card { $card } digs most.
hint-early-card = Card { $card } is your lowest: you dig as early as you can.
hint-many-places = Card { $card } fits in most places.
hint-large-card = Card { $card } digs the most fields.
hint-best-pick = { $tile } is the best you can pick now.
hint-free-curses = You save { $saved }, and keep the curses.
hint-keeps-treasures = You keep your treasures.
hint-keeps-coins = You keep your coins.
hint-exact = You need no change.
hint-takes-coins = With coins you pay exactly later.
hint-takes-treasure = A treasure stays a secret behind your screen.
hint-least-missed = Of all your tiles you miss { $tile } least.
hint-unpayable = You cannot pay for it, and would lose all you dig.
hint-costly = It brings treasures worth only { $worth } and costs { $curse }.
hint-poor-dig = It brings treasures worth { $worth } and costs { $curse ->
    [0] nothing
   *[other] { $curse }
}.
hint-shift-price = Each shift costs 1.
hint-late-card = With card { $card } others may dig before you.

## Puzzles: what a move brings, and the proof

puzzle-hidden = What lies under the tiles that you see, and the cards of the others.
puzzle-greatest-lead = The clear victory
puzzle-greatest-lead-question = Last turn, at most one shift: which move surely wins by most points?
puzzle-greatest-lead-nudge = Gold is not all: count curses, magic objects and sets of scrolls too.
puzzle-one-shift = One coin, well spent
puzzle-one-shift-question = At most one shift, no magic: which move surely brings most in coins, treasures and scroll sets?
puzzle-one-shift-nudge = An unseen tile may be anything. Which places can do without one?
puzzle-first-scroll = First at the scroll
puzzle-first-scroll-question = Which card surely digs your missing scroll before the others, without shift or magic?
puzzle-first-scroll-nudge = Look at the discard and at your hand: which cards can the others still have?
puzzle-first-treasure = First at the five
puzzle-first-treasure-question = Which card surely digs a treasure of 5 before the others, without shift or magic?
puzzle-first-treasure-nudge = Look at the discard and at your hand: which cards can the others still have?
puzzle-next-card = No room for the next
puzzle-next-card-question = Which dig that you can pay leaves the next card no level place?
puzzle-next-card-nudge = Find the places where the next card fits. Which fields do they share?
puzzle-lead = { $how ->
    [wins] wins by { $points }
    [shares] only shares the victory
   *[trails] falls short by { $points }
}
puzzle-leads = final lead { $least } to { $most }
puzzle-brings = brings { $same ->
    [1] { $most }
   *[0] { $least } to { $most }
}
puzzle-first = digs it first in { $right } of { $cases } cases
puzzle-leaves = leaves { $places ->
    [0] no place
    [1] one place
   *[other] { count-places } places
}
puzzle-curses = Curses: you { $own }, nobody else more than { $most }. That is { $points } points.
puzzle-objects = Magic objects: you { $own }, nobody else more than { $most }. That is { $points } points.
puzzle-set = It completes a set of four scrolls: { $points } points.
puzzle-no-greater-lead = You surely win by { $points }, with no other move surely by more than { $second }.
puzzle-then-any = Whatever it uncovers, a dig after it wins.
puzzle-then-fits = After this shift your shape fits here.
puzzle-no-shift = Your shape fits here without a shift.
puzzle-brings-what = { $worth ->
    [0] No treasures
   *[other] Treasures worth { $worth }
}, { $sets ->
    [0] {""}
   *[other] a set of scrolls worth { $sets },{" "}
}and { $owed } to pay.
puzzle-no-other = It surely brings { $points }, no other move surely more than { $second }.
puzzle-lowest = Nobody else can have a card below { $card }.
puzzle-missing = It digs { $tile }: your set is complete, { $points } points.
puzzle-reached = It fits where a treasure of 5 lies, and needs no shift.
puzzle-places-now = Card { $card } now fits in { count-places } places.
puzzle-places-broken = Your dig breaks every one of them and opens no other.

## Outline

outline-set-up = The pit is being filled.
outline-deal = What { $seat } dug is dealt to the others.
outline-choose = { $own ->
    [0] Everybody chooses a card in secret.
   *[1] { $chosen ->
        [0] { $seat }, choose a card in secret.
       *[other] Card { $chosen } lies face down, { $seat }. You may still change it.
    }
}
outline-choose-more = Round { $number } of { $rounds }. The lowest number digs first.
outline-prepare = { $own ->
    [1] { $seat }, dig with card { $card }{ $shift ->
        [0] {""}
       *[1] , or shift tiles first
    }.
   *[0] { $seat } shifts or digs with card { $card }.
}
outline-prepare-more = { $places ->
    [0] { $magic ->
        [0] { card-places }
       *[1] Without magic it fits nowhere.
    }
   *[other] { card-places }
} { $shifts ->
    [0] { $shift ->
        [0] { choose-place }
       *[1] Each shift costs 1.
    }
    [1] You owe 1 for one shift.
   *[other] You owe { $shifts } for { count-shifts } shifts.
}
outline-pick = { $own ->
    [1] { $seat }, pick fields that touch: { count-left } to go.
   *[0] { $seat } picks fields for the seal: { count-left } to go.
}
outline-pick-more = { $axe ->
    [0] All must be equally high.
   *[1] Their heights may differ.
} Corners touch too.
outline-pay = { $able ->
    [1] { $seat }, pay { $owed } with coins or treasures.
   *[0] { $seat }, you owe { $owed } and have only { $funds }.
}
outline-pay-more = { $able ->
    [1] { $amulet ->
        [1] { board-or-amulet }
       *[0] { $paid ->
            [0] { $curses ->
                [0] That is for your shifts.
               *[other] { $shifts ->
                    [0] That is for the curses.
                   *[other] { $shifts } for shifts and { $curses } for curses.
                }
            }
           *[other] You have paid { $paid } already.
        }
    }
   *[0] { $dug ->
        [0] You hand over all coins and treasures.
       *[1] { $amulet ->
            [0] All you dug goes to the others.
           *[1] Play the amulet, or all you dug goes to the others.
        }
    }
}
outline-pays = { $seat } has to pay { $owed }.
outline-change = { $own ->
    [1] { $seat }, take { $due } in change.
   *[0] { $seat } takes { $due } in change.
}
outline-add = { $own ->
    [1] { $seat }, add one of your tiles.
   *[0] { $seat } adds a tile for the others.
}
outline-add-more = You dug too few tiles to give everybody one.
outline-next = { $seat-is ->
    [you] Then it is your turn.
   *[other] Then it is { $seat }’s turn.
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
   *[full] { $seat-is ->
        [you] Your turn
       *[other] Turn of { $seat }
    }, { $shifts ->
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
   *[full] After that { $seats-you } with { $cards }
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
outline-players = At the table
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
board-fits-more = { $places ->
    [0] {""}
    [one] It fits in one more place.
   *[other] It fits in { count-places } more places.
}
board-fits-axe = { $places ->
    [0] {""}
    [one] With the axe it fits in one more place.
   *[other] With the axe it fits in { count-places } more places.
}
board-reveal = The cards are turned up
board-tiles = { $tiles }
board-to-pay = to pay:
board-not-level = { refusal-not-one-level }
board-empty = { refusal-field-is-empty }
board-cure = One shift makes it fit.
board-no-cure = The piles under the shape must be equally high.
board-shift-to = Shift { $source } to { $target }
board-moves = from { $source } to { $target }
board-uncovers = uncovers
board-opens = Then your shape fits here.
board-beyond = More than you have, unless you dig up treasure.
board-turn = Your turn
board-your-card = Your card
board-dig-here = Dig here
board-dig-anyway = Dig all the same
board-shift = Shift
board-seal = Seal
board-decline = Do not dig
board-ask-choose = Lay card { $card } face down? { card-places }
board-ask-dig = Dig these { count-squares }? { dig-brings }
board-dig-cost = { $plays ->
    [0] {""}
   *[other] You play { $objects }.{" "}
}{ $unpayable ->
    [0] { $cost ->
        [0] There is nothing to pay.
       *[other] Then you owe { $curses ->
            [0] { $shifts } for { $shifts ->
                [1] the shift
               *[other] the shifts
            }
           *[other] { $shifts ->
                [0] { $curses } for { $dug ->
                    [1] the curse
                   *[other] the curses
                }
               *[other] { $cost }: { $curses } for curses, { $shifts } for shifts
            }
        }.
    }
   *[1] You would owe { $cost } and have only { $funds }.
}
board-put-how = Put the shape where you want to dig.
board-drag = Drag the shape, or touch another place.
board-now = now
board-after = after
board-set = a set of four
board-kept = no points yet
board-spent = used up
board-pay-for = { $curses ->
    [0] shifts, to pay
   *[other] { $shifts ->
        [0] { $curses ->
            [one] curse, to pay
           *[other] curses, to pay
        }
       *[other] curses and shifts, to pay
    }
}
board-ask-shift = Which tile do you shift?
board-shift-cost = Each shift costs 1, paid at the end. To dig, touch your card.
board-ask-shift-to = Where does the tile on { $field } go?
board-shift-where = To a field next to it, for 1. Corners count too.
board-put-back = Put it back
board-other-place = Other place
board-risk-unpayable = You cannot pay { $cost }, so the others get it all. Dig all the same?
board-points = { $points ->
    [one] point
   *[other] points
}
board-own-coins = { $coins ->
    [0] no coins
    [one] one coin
   *[other] { $coins } coins
}
board-choose = Lay it face down
board-play-seal = Play the seal
board-or-amulet = Or play the amulet: then the curses cost nothing.
board-play-amulet = Play the amulet
board-pay = Pay
board-take-change = Take it
board-give-up = Hand it all over
board-add = Add it
board-owed = You owe
board-change-due = Change due
board-pieces = What you may give or take
board-dug = just dug
board-lost = { $lost } of the change would be lost.
board-screen = Behind your screen
board-screen-short = screen
board-to-pit = to the pit
board-round = Round { $number } of { $rounds }
board-card = card { $card }
board-digs = digging now
board-chosen = You have chosen { $card }.
board-counted = { $what ->
    [coins] Coins
    [treasures] Treasures
    [scrolls] Sets of scrolls: 10 each
    [curses] Most curses: 24, then 12
   *[objects] Most magic objects: 16, then 8
}
board-no-second = A second place needs at least half as many.
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
board-places = { card-places }
board-unpayable = This costs { $cost }, and you have { $funds }. { $rescued ->
    [1] Only the amulet would save you.
   *[0] You would pay nothing, and the others would get all of it.
}
board-penalty = Each of the others would get { $each ->
    [1] one tile
   *[other] { count-each } tiles
}{ $rest ->
    [0] .
    [1] , one would be discarded.
   *[other] , { count-rest } would be discarded.
}

## The end

reason-cards = The last card is played.
score-coins = Coins
score-treasures = Treasures
score-scrolls = Sets of scrolls
score-curses = Majority of curses
score-objects = Majority of magic objects

## Figures of a simulation

figure-dug = Tiles dug
figure-objects-played = Magic objects played
figure-tiles-lost = Tiles lost in penalties

## The rulebook

table-tile = Tile
table-light = Light
table-dark = Dark
table-all = All
table-squares = Squares
table-numbers = Numbers
table-cards = Cards
