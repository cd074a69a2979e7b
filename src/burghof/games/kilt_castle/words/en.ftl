### Kilt Castle in English.

game-in-a-sentence = Build over your neighbours, if you can pay.
game-invitation = { $host } keeps a chair for you at Kilt Castle.

## Names

colour-red = Red
colour-blue = Blue
colour-gold = Gold
colour-green = Green

side-north = North
side-east = East
side-south = South
side-west = West

line-column-a = column A
line-column-b = column B
line-column-c = column C
line-column-d = column D
line-column-e = column E
line-row-1 = row 1
line-row-2 = row 2
line-row-3 = row 3
line-row-4 = row 4
line-row-5 = row 5

floor-colour-red = red
floor-colour-blue = blue
floor-colour-gold = gold
floor-colour-green = green

card-colour-red = red
card-colour-blue = blue
card-colour-gold = gold
card-colour-green = green
card-colour-red-blue = red and blue
card-colour-red-gold = red and gold
card-colour-red-green = red and green
card-colour-blue-gold = blue and gold
card-colour-blue-green = blue and green
card-colour-gold-green = gold and green

## Options

option-every-new-row-needs-a-neighbour = Every new row needs a neighbour
option-every-new-row-needs-a-neighbour-about = A card laid alone needs a card on the space right behind it wherever it lies, not only in front of all others.
option-roofs-by-colour = Roofs by colour
option-roofs-by-colour-about = A roof is set even if both colours that built on the field belong to the same person.
option-first-colour-ends = First colour ends
option-first-colour-ends-about = The game ends as soon as one colour has no floor left, not only when somebody has built every floor of both.
option-any-own-colour = Any own colour
option-any-own-colour-about = The card’s colour only says who builds: that person takes a floor of either of their two colours.

## Parts of sentences

end-of-line = { $end ->
    [north] the north end of{" "}
    [east] the east end of{" "}
    [south] the south end of{" "}
    [west] the west end of{" "}
   *[none] {""}
}
with-crests = { $crests ->
    [0] {""}
    [1] {" "}with one crest
   *[2] {" "}with two crests
}
who-builds = { $builds ->
    [nothing] { $builder-is ->
        [you] You cannot build there.
       *[other] { $builder } cannot build there.
    }
    [both] { $builder-is ->
        [you] You build there first, then { $builder2 }.
       *[other] { $builder2-is ->
            [you] { $builder } builds there first, then you.
           *[other] { $builder } builds there first, then { $builder2 }.
        }
    }
    [twice] { $builder-is ->
        [you] You build there twice.
       *[other] { $builder } builds there twice.
    }
   *[once] { $builder-is ->
        [you] You build there.
       *[other] { $builder } builds there.
    }
}
then-builds = { who-builds }{ $day ->
    [0] {""}
   *[1] {" "}Then a ducat day.
}
own-tower-then = { $roof ->
    [set] A roof makes it everybody’s.
    [choose] Then a roof moves here.
   *[none] It is free.
}
price-then = { $roof ->
   *[set] { $price ->
        [one] { $price } ducat
       *[other] { $price } ducats
    }, then a roof.
    [none] { $price ->
        [one] { $price } ducat goes
       *[other] { $price } ducats go
    } to { $payee }.
}
counted-towers = { $towers ->
    [1] one tower
    [2] two towers
    [3] three towers
    [4] four towers
    [5] five towers
    [6] six towers
    [7] seven towers
    [8] eight towers
    [9] nine towers
    [10] ten towers
    [11] eleven towers
    [12] twelve towers
   *[other] { $towers } towers
}
counted-crests = { $crests ->
    [1] one crest
    [2] two crests
    [3] three crests
    [4] four crests
    [5] five crests
    [6] six crests
    [7] seven crests
    [8] eight crests
    [9] nine crests
    [10] ten crests
    [11] eleven crests
    [12] twelve crests
   *[other] { $crests } crests
}
counted-roofs = { $roofs ->
    [1] one roof
    [2] two roofs
   *[other] { $roofs } roofs
}
paid-for = { $kinds ->
    [towers] { counted-towers }
    [towers-crests] { counted-towers } and { counted-crests }
    [towers-roofs] { counted-towers } and { counted-roofs }
    [roofs] { counted-roofs }
   *[towers-crests-roofs] { counted-towers }, { counted-crests } and { counted-roofs }
}

## Refusals

refusal-not-all-double-cards = Each double card is laid out once.
refusal-a-colour-too-often = No colour may show more than twice in a row of cards at the start.
refusal-not-due-now = { $due ->
    [relocate] No card has moved yet. Move one first.
    [build] The card has moved. Now a floor has to be built.
   *[roof] A roof is due now. Choose one of the two.
}
refusal-at-least-one-space = The card lies there already. It must move on.
refusal-never-backwards = That goes back to { $line }. Cards only move clockwise.
refusal-not-beyond-the-front = Too far. For now no card may go beyond { $limit }.
refusal-no-card-behind = It cannot go on alone. Another card must lie at { $line }.
refusal-row-is-full = No room. { $most ->
    [3] Three
   *[4] Four
} cards lie at { $line } already.
refusal-too-many-rows = { $most ->
    [4] That would be a fifth row of cards. Four are the most.
   *[5] That would be a sixth row of cards. Five are the most.
}
refusal-not-in-this-row = { $field } is out of reach. The card builds in { $line }.
refusal-no-such-floor-left = { $crests ->
    [0] No plain { $floor } floor is left.
    [1] No { $floor } floor with one crest is left.
   *[2] No { $floor } floor with two crests is left.
}
refusal-not-the-first-empty-field = Too far in. { $field } is the empty field nearest the card.
refusal-roofs-are-never-overbuilt = { $field } has a roof. Nobody can build on it.
refusal-cannot-pay = That costs { $price } { $price ->
    [one] ducat
   *[other] ducats
}. { $seat-is ->
    [you] { $purse ->
        [0] Your purse is empty.
       *[other] You have only { $purse }.
    }
   *[other] { $purse ->
        [0] { $seat } has none.
       *[other] { $seat } has only { $purse }.
    }
}
refusal-no-roof-there = There is no roof on { $field }. Choose a tower with one.

## Events

event-dealt = The cards are laid out. { $seat-is ->
    [you] You begin.
   *[other] { $seat } begins.
}
    .past = The cards were laid out. { $seat-is ->
        [you] You began.
       *[other] { $seat } began.
    }
event-relocated = { $seat-is ->
    [you] You move
   *[other] { $seat } moves
} the { $card_colour } card to { $line }.
    .past = { $seat-is ->
        [you] You moved
       *[other] { $seat } moved
    } the { $card_colour } card to { $line }.
event-ducat-day-called = No card is left at { $line }. A ducat day follows.
    .past = No card was left at { $line }. A ducat day followed.
event-built = { $seat-is ->
    [you] You build
   *[other] { $seat } builds
} a { $floor } floor{ with-crests } on { $field }.
    .past = { $seat-is ->
        [you] You built
       *[other] { $seat } built
    } a { $floor } floor{ with-crests } on { $field }.
event-overbuilt = { $price ->
    [0] { $seat-is ->
        [you] You build { $crests ->
            [0] {""}
            [1] one crest{" "}
           *[2] two crests{" "}
        }over your own tower on { $field }.
       *[other] { $seat } builds higher on { $field }{ with-crests } and pays nothing.
    }
   *[other] { $seat-is ->
        [you] You build { $crests ->
            [0] {""}
            [1] one crest{" "}
           *[2] two crests{" "}
        }over { $payee } on { $field } and pay { $price } { $price ->
            [one] ducat
           *[other] ducats
        }.
       *[other] { $payee-is ->
            [you] { $seat } builds { $crests ->
                [0] {""}
                [1] one crest{" "}
               *[2] two crests{" "}
            }over your tower on { $field } and pays you { $price }.
           *[other] { $seat } builds { $crests ->
                [0] {""}
                [1] one crest{" "}
               *[2] two crests{" "}
            }over { $payee } on { $field } and pays { $price } { $price ->
                [one] ducat
               *[other] ducats
            }.
        }
    }
}
    .past = { $price ->
        [0] { $seat-is ->
            [you] You built { $crests ->
                [0] {""}
                [1] one crest{" "}
               *[2] two crests{" "}
            }over your own tower on { $field }.
           *[other] { $seat } built higher on { $field }{ with-crests } and paid nothing.
        }
       *[other] { $seat-is ->
            [you] You built { $crests ->
                [0] {""}
                [1] one crest{" "}
               *[2] two crests{" "}
            }over { $payee } on { $field } and paid { $price } { $price ->
                [one] ducat
               *[other] ducats
            }.
           *[other] { $payee-is ->
                [you] { $seat } built { $crests ->
                    [0] {""}
                    [1] one crest{" "}
                   *[2] two crests{" "}
                }over your tower on { $field } and paid you { $price }.
               *[other] { $seat } built { $crests ->
                    [0] {""}
                    [1] one crest{" "}
                   *[2] two crests{" "}
                }over { $payee } on { $field } and paid { $price } { $price ->
                    [one] ducat
                   *[other] ducats
                }.
            }
        }
    }
event-skipped = { $why ->
    [no-floor] { $seat-is ->
        [you] You have no { $floor } floor left and do not build.
       *[other] { $seat } has no { $floor } floor left and does not build.
    }
   *[no-field] { $seat-is ->
        [you] You find no field for a { $floor } floor.
       *[other] { $seat } finds no field for a { $floor } floor.
    }
}
    .past = { $why ->
        [no-floor] { $seat-is ->
            [you] You had no { $floor } floor left and did not build.
           *[other] { $seat } had no { $floor } floor left and did not build.
        }
       *[no-field] { $seat-is ->
            [you] You found no field for a { $floor } floor.
           *[other] { $seat } found no field for a { $floor } floor.
        }
    }
event-roof-set = { $seat-is ->
    [you] You set
   *[other] { $seat } sets
} a roof on { $field }. The tower is everybody’s now.
    .past = { $seat-is ->
        [you] You set
       *[other] { $seat } set
    } a roof on { $field }. The tower became everybody’s.
event-roof-moved = { $seat-is ->
    [you] You move
   *[other] { $seat } moves
} the roof from { $source } to { $field }.
    .past = { $seat-is ->
        [you] You moved
       *[other] { $seat } moved
    } the roof from { $source } to { $field }.
event-ducat-day-came = Ducat day { $number }: everybody’s best group of towers is paid.
    .past = Ducat day { $number }: the bank paid everybody’s best group of towers.
event-income-paid = { $seat-is ->
    [you] You earn
   *[other] { $seat } earns
} { $ducats } for { paid-for }.
    .past = { $seat-is ->
        [you] You earned
       *[other] { $seat } earned
    } { $ducats } for { paid-for }.
event-last-floor-set = { $seat-is ->
    [you] You have
   *[other] { $seat } has
} built the last floor. The game ends.
    .past = { $seat-is ->
        [you] You built
       *[other] { $seat } built
    } the last floor. The game ended.
event-building-stopped = Nobody has built for { $turns ->
    [4] four
    [6] six
    [8] eight
   *[other] { $turns }
} turns. The game ends.
    .past = Nobody built for { $turns ->
        [4] four
        [6] six
        [8] eight
       *[other] { $turns }
    } turns. The game ended.
event-final-paid = { $kinds ->
    [none] { $seat-is ->
        [you] At the end you earn nothing.
       *[other] At the end { $seat } earns nothing.
    }
   *[other] { $seat-is ->
        [you] At the end you earn { $ducats } for { paid-for }.
       *[other] At the end { $seat } earns { $ducats } for { paid-for }.
    }
}
    .past = { $kinds ->
        [none] { $seat-is ->
            [you] At the end you earned nothing.
           *[other] At the end { $seat } earned nothing.
        }
       *[other] { $seat-is ->
            [you] At the end you earned { $ducats } for { paid-for }.
           *[other] At the end { $seat } earned { $ducats } for { paid-for }.
        }
    }

## Offers

offer-relocate-single = { $form ->
    [short] { $colour }: { end-of-line }{ $line }
   *[full] Lay { $builder-is ->
        [you] your
       *[other] the
    } { $card_colour } card at { end-of-line }{ $line }? { then-builds }
}
offer-relocate-double = { $form ->
    [short] { $first }→{ $second }: { end-of-line }{ $line }
   *[full] Lay the { $card_colour } card at { end-of-line }{ $line }? { then-builds }
}
offer-build = Build on { $field }{ with-crests }? It is free.
offer-build-in = Build a { $floor } floor{ with-crests } on { $field }? It is free.
offer-overbuild-own = Build { $crests ->
    [0] {""}
    [1] one crest{" "}
   *[2] two crests{" "}
}over your tower on { $field }? { own-tower-then }
offer-overbuild-own-in = Build { $floor } on your tower { $field }{ with-crests }? { own-tower-then }
offer-overbuild = Build { $crests ->
    [0] {""}
    [1] one crest{" "}
   *[2] two crests{" "}
}over { $payee } on { $field }? { price-then }
offer-overbuild-in = Build { $floor } on { $field }{ with-crests }? { price-then }
offer-take-roof = Move the roof from { $field } to { $target }? Then { $field } is { $owner-is ->
    [you] yours
   *[other] { $owner }’s
}.

## Hints: why a move

hint-wins = The game ends, and you win with { $ducats } ducats.
hint-paid-day = A ducat day follows. As things stand you get { $ducats }, and nobody else more than { $most }.
hint-grows = A ducat day then pays you { $ducats } instead of { $before }.
hint-can-grow = Then you can build on { $field }. A ducat day would pay you { $ducats }.
hint-shrinks = A ducat day then pays only { $ducats } to { $seat } instead of { $before }.
hint-no-day = No ducat day yet: { $seat } would get { $most }, you { $ducats ->
    [0] nothing
   *[other] only { $ducats }
}.
hint-plain-under-roof = The roof would cover crests. A plain floor is enough here.
hint-builds-alone = { $times ->
    [1] Only you build with this card.
   *[2] You build twice with this card, and nobody else.
}
hint-final-pay = It pays you { $more ->
    [one] one more ducat
   *[other] { $more } more ducats
} at the end.
hint-crests = { $crests ->
    [1] The crest pays one ducat more on each ducat day.
   *[2] The two crests pay two ducats more on each ducat day.
}
hint-regains-tower = { $field } is your tower again.
hint-takes-tower = { $seat } loses the tower on { $field }.
hint-free = It costs you nothing.
hint-cheapest = No other field costs you less.
hint-builds-first = You build first, then { $seat }.
hint-builds = You build with this card too.
hint-saves-crests = You keep your crests for later.
hint-day-for-others = A ducat day follows. { $seat } would get { $most }, you { $ducats ->
    [0] nothing
   *[other] { $ducats }
}.
hint-others-build = You do not build with this card.
hint-costs = It costs { $ducats ->
    [one] one ducat
   *[other] { $ducats } ducats
}, and { $seat } gets { $ducats ->
    [one] it
   *[other] them
}.
hint-no-growth = Your areas are worth no more than before.
hint-rival-first = { $seat } builds first.

## Puzzles: the question, the count of a move, the proof

puzzle-hidden = Nothing. In the castle above, ⌂ marks the floor under a roof. Only what the others build is open.
puzzle-last-floor = The last floor
puzzle-last-floor-question = Which move wins the game in this turn, whatever the others build?
puzzle-last-floor-nudge = Who builds the last floor? Then count what towers and crests pay at the end.
puzzle-last-floor-count = { $cases ->
    [1] { $right ->
        [1] wins
       *[0] does not win
    }
   *[other] wins against { $right } of { $cases } answers
}
puzzle-last-floor-built = { $seat-is ->
    [you] You build
   *[other] { $seat } builds
} the last floor, and the game ends.
puzzle-last-floor-ends = The game ends in this turn, whatever the others build.
puzzle-last-floor-pay = Towers and crests then pay you { $ducats }, and nobody else more than { $most }.
puzzle-last-floor-purses = { $tie ->
    [1] { $cases ->
        [1] You win the tie
       *[other] At worst you win the tie
    } at { $ducats } ducats: you have built more floors.
   *[0] { $cases ->
        [1] You
       *[other] At worst you
    } end with { $ducats } ducats, and nobody else has more than { $most }.
}
puzzle-ducat-day = Call it now?
puzzle-ducat-day-question = Which move, whatever the others build, leaves your purse furthest ahead of the fullest other one after this turn?
puzzle-ducat-day-nudge = Which card lies alone? Count what a ducat day would pay, and every price before it.
puzzle-ducat-day-called = No card is left at { $line }, so a ducat day follows.
puzzle-ducat-day-none = No ducat day follows: only prices change the purses.
puzzle-ducat-day-purses = { $cases ->
    [1] You
   *[other] At worst you
} then have { $ducats } ducats, and nobody else has more than { $most }.
puzzle-lead-count = { $cases ->
    [1] { $sign ->
        [ahead] puts you { $ducats } ahead
        [behind] leaves you { $ducats } behind
       *[level] leaves you level
    }
   *[other] { $sign ->
        [ahead] puts you at least { $ducats } ahead
        [behind] may leave you { $ducats } behind
       *[level] may leave you level
    }, good enough against { $right } of { $cases } answers
}
puzzle-others-worse = Every other move can leave you at least { $ducats } ducats worse off.
puzzle-cut = Cut down to size
puzzle-cut-question = Which of the others would a ducat day pay most? Which move lowers that most, whatever they build?
puzzle-cut-nudge = Look at their most valuable area: which tower joins it, and which one shows crests?
puzzle-cut-count = { $cases ->
    [1] { $sign ->
        [less] lowers it by { $ducats }
        [more] raises it by { $ducats }
       *[same] does not change it
    }
   *[other] { $sign ->
        [less] lowers it by at least { $ducats }
        [more] may raise it by { $ducats }
       *[same] may leave it as it is
    }, good enough against { $right } of { $cases } answers
}
puzzle-cut-now = A ducat day would pay { $rival } { $ducats } ducats now.
puzzle-cut-then = { $cases ->
    [1] After this turn it would pay { $rival } only { $ducats }
   *[other] After this turn it would pay { $rival } at most { $ducats }
}{ $number ->
    [0] .
    [1] {""}: { $lost } drops out.
   *[other] {""}: { $lost } drop out.
}
puzzle-cut-others = Every other move can leave { $rival } { $ducats } or more.
puzzle-lasting = Built to last
puzzle-lasting-question = After this turn, what would a ducat day pay you? Which move makes that most, whatever the others build?
puzzle-lasting-nudge = Who else builds in that line, and which of your towers can they pay for?
puzzle-lasting-count = { $cases ->
    [1] makes it { $ducats }
   *[other] makes it at least { $ducats }, good enough against { $right } of { $cases } answers
}
puzzle-lasting-now = A ducat day would pay you { $ducats } now.
puzzle-lasting-then = { $cases ->
    [1] After this turn it would pay you { $ducats }.
   *[other] After this turn it would pay you at least { $ducats }, against all { $cases } answers.
}
puzzle-lasting-others = Every other move can leave you with only { $ducats } or less.
puzzle-roof = Under one roof?
puzzle-roof-question = Add to each purse what a ducat day would pay. Which move puts you furthest ahead of all others?
puzzle-roof-nudge = What would the roof join, and whose crests would it cover? Mind the prices too.
puzzle-roof-set = A second floor on { $field } in this turn brings a roof.
puzzle-roof-none = A second floor on { $field } would bring a roof, and you set none.
puzzle-roof-sums = Purse and ducat day together: you { $ducats }, nobody else more than { $most }.
puzzle-no-day = The bank stays shut
puzzle-no-day-question = After which move can the next player call no ducat day that pays them more than you?
puzzle-no-day-nudge = Look at every card that lies alone. Could it move on in the next turn?
puzzle-no-day-count = { $cases ->
    [1] { $right ->
        [1] leaves no such day
       *[0] leaves such a day
    }
   *[other] leaves no such day after { $right } of { $cases } answers
}
puzzle-no-day-now = { $cards ->
    [0] Now no card that lies alone can move on.
    [one] Now one card lies alone and can move on. That calls a ducat day.
   *[other] Now { $cards } cards lie alone and can move on. Each can call a ducat day.
}
puzzle-no-day-then = After your move no card that lies alone can move on, so { $rival } calls none.
puzzle-no-day-others = After every other move { $rival } can get more than you on a ducat day.

## Outline

outline-over = The game is over.
outline-deal = The cards are being laid out.
outline-relocate = { $own ->
    [1] { $seat }, move one card clockwise.
   *[0] { $seat } moves a card.
}
outline-relocate-more = Its colours build where it lands.
outline-build = { $own ->
    [1] { $seat }, build a { $floor } floor in { $line }.
   *[0] { $seat } builds a { $floor } floor in { $line }.
}
outline-build-any = { $own ->
    [1] { $seat }, build a { $floor } or { $other } floor in { $line }.
   *[0] { $seat } builds a { $floor } or { $other } floor in { $line }.
}
outline-roof = { $own ->
    [1] { $seat }, choose the roof that moves to { $field }.
   *[0] { $seat } chooses the roof that moves to { $field }.
}
outline-ducat-day-comes = A ducat day follows this turn.
outline-build-more = Choose a field, then a floor.
outline-roof-comes = Another floor on { $field } this turn brings a roof.
outline-idle = Nobody has built for { $turns ->
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
   *[other] { $turns }
} turns. { $left ->
    [1] One more such turn ends the game.
    [2] Two more such turns end the game.
    [3] Three more such turns end the game.
    [4] Four more such turns end the game.
   *[other] { $left } more such turns end the game.
}
outline-players = { $form ->
    [short] At the table: ducats, and floors left (plain/one crest/two crests)
   *[full] At the table
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
outline-space = { $side }, { $line }{ $kind ->
    [front] { $form ->
        [short] {" "}(front)
       *[full] , foremost row of cards
    }
    [ahead] { $form ->
        [short] {" "}(ahead)
       *[full] , just ahead of the foremost row of cards
    }
   *[other] {""}
}
outline-free = { $form ->
    [short] Empty
   *[full] Empty spaces, clockwise from the rear row
}
outline-card-single = { $form ->
    [short] { $colour }
   *[full] A { $card_colour } card
}
outline-card-double = { $form ->
    [short] { $first }→{ $second }
   *[full] A { $card_colour } card, when moved { $floor } builds first
}
outline-castle = Castle, { $roofs ->
    [0] both roofs in use
    [one] one roof unused
   *[other] { $roofs } roofs unused
}{ $form ->
    [short] {" "}(number: height, *: crest, ⌂: under a roof, •: yours)
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
    [short] { $field }⌂{ $colour } { $height }{ $crests ->
        [0] {""}
        [1] *
       *[2] **
    }
   *[full] { $field }: tower with a roof, { $height } high, everybody’s; under the roof a { $floor } floor{ with-crests }
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

outcome-points = { $points ->
    [one] { $points } ducat
   *[other] { $points } ducats
}
reason-last-floor = Somebody has built their last floor.
reason-building-stopped = Nobody has built for two rounds.
score-purse = Ducats in the purse
score-final-pay = Final pay for towers and crests
score-floors = Floors built

## Figures of a simulation

figure-ducat-days = Ducat days

## The board in the browser

board-risk-price = { $ducats ->
    [one] It costs a ducat,
   *[other] It costs { $ducats } ducats,
} and no ducat day pays you more for it. Build all the same?
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
board-own = yours
board-own-other = own
board-last-card = last card: ducat day
board-day-called = a ducat day follows
board-day = then a ducat day
board-ducat-day = Ducat day { $number }
board-skipped = { $why ->
    [no-floor] No { $colour } floor is left
   *[no-field] No field for a { $colour } floor
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
board-builder = { $seat-is ->
    [you] you
   *[other] { $seat }
}
board-builders = { $builders ->
    [one] { $first-is ->
        [you] You build.
       *[other] { $first } builds.
    }
    [twice] { $first-is ->
        [you] You build twice.
       *[other] { $first } builds twice.
    }
   *[two] It turns as it moves: { $first-is ->
        [you] you build, then { $second }.
       *[other] { $second-is ->
            [you] { $first } builds, then you.
           *[other] { $first } builds, then { $second }.
        }
    }
}
board-fields = { $fields ->
    [one] { $fields } field
   *[other] { $fields } fields
}
board-empties = No card is left at { $space } then: ducat day, { $ducats } for you
board-which = Which card at { $space }? Tap another row of cards on the board to see it here.
board-lay = Lay it at { end-of-line }{ $line }? { who-builds }
board-where = Where does { $kind ->
    [single] { $builder-is ->
        [you] your
       *[other] the
    }
   *[double] the
} { $card_colour } card go, { $seat }?
board-places = It can go to { $lines }.
board-many-places = It can go to any of the { $places } lit places.
board-then-day = No card is left at { $line } then: a ducat day follows, worth { $ducats } to { $seat-is ->
    [you] you
   *[other] { $seat }
}.
board-then-prices = { $free ->
    [0] {""}
   *[other] Free: { $free-fields }.
}{ $paid ->
    [0] {""}
   *[other] { $free ->
        [0] {""}
       *[other] {" "}
    }For ducats: { $paid-fields }.
}
board-then-next = { $seat-is ->
    [you] Then you build once more.
   *[other] Then { $seat } builds.
}
board-then-next-day = { $seat-is ->
    [you] Then you build once more, and a ducat day follows.
   *[other] Then { $seat } builds, and a ducat day follows.
}
board-then-paid = Then it is ducat day, and { $seat-is ->
    [you] you earn
   *[other] { $seat } earns
} { $ducats }.
board-put-back = Put it back
board-other-place = Other place
board-other-field = Other field
board-name-space = { $line }
board-name-field = { $field }
board-name-roofed = { $field }: under the roof a { $floor } floor{ with-crests }
board-ahead = If you lay it there
board-ahead-first = { $builds ->
    [nothing] { $seat-is ->
        [you] You cannot build in { $line }.
       *[other] { $seat } cannot build in { $line }.
    }
    [twice] { $seat-is ->
        [you] You build twice in { $line }.
       *[other] { $seat } builds twice in { $line }.
    }
    [first] { $seat-is ->
        [you] You build first in { $line }.
       *[other] { $seat } builds first in { $line }.
    }
   *[once] { $seat-is ->
        [you] You build in { $line }.
       *[other] { $seat } builds in { $line }.
    }
}
board-ahead-free = Free: { $fields }.
board-ahead-over = { $owner-is ->
    [you] Over your tower on { $field }: { $price } { $price ->
        [one] ducat
       *[other] ducats
    } to you.
   *[other] Over { $owner } on { $field }: { $price } { $price ->
        [one] ducat
       *[other] ducats
    }.
}
board-ahead-second = { $seat-is ->
    [you] You build second.
   *[other] { $seat } builds second.
}
board-ahead-roof = { $seat-is ->
    [you] If you build where { $first } did, a roof goes on top.
   *[other] { $first-is ->
        [you] If { $seat } builds where you did, a roof goes on top.
       *[other] If { $seat } builds where { $first } did, a roof goes on top.
    }
}
board-ahead-day = Ducat day.
board-ahead-empty = No card is left at { $line } then.
board-ahead-pay = The bank would pay, as the towers stand now
board-ahead-payee = { $seat-is ->
    [you] you
   *[other] { $seat }
}
board-ahead-build = If you build there
board-ahead-no-price = It costs nothing.
board-ahead-price = { $price } { $price ->
    [one] ducat goes
   *[other] ducats go
} to { $seat }.
board-ahead-roofed = { $roof ->
    [set] A roof goes on top. The tower is everybody’s then.
   *[choose] Then you choose which roof moves here.
}
board-ahead-pay-then = { $day ->
    [0] A ducat day would then pay
   *[1] The ducat day would then pay
}
board-row = row
board-column = column
board-move = Lay it here
board-build = Build
board-take = Move this roof
