### The Castle in English.

game-in-a-sentence = Two keys, one princess, many teeth.
game-invitation = { $host } keeps a chair for you at The Castle.

## Options

option-attacks = Attacks
option-attacks-about = Whether parties may attack each other.
option-boots = Boots of speed
option-boots-about = Whom the boots of speed carry a second time.
option-boots-wearer = Only an owner without allies
option-boots-party = The whole party
option-rounds = Rounds
option-rounds-about = Whoever is still inside after the last round is lost. Without a limit the game goes on until all are out or dead, or nothing new happens for thirty rounds.
option-rounds-0 = No limit

## Names

entrance-a = A
entrance-b = B
entrance-c = C
entrance-d = D
entrance-e = E
entrance-f = F
discipline-fighter = Fighter
discipline-cleric = Cleric
discipline-wizard = Wizard
monster-behemoth = Behemoth
monster-gargoyle = Gargoyle
monster-goblin = Goblin
monster-ogre = Ogre
monster-shadow = Shadow
monster-slime = Slime
monster-troll = Troll
monster-werewolf = Werewolf
monster-ghoul = Ghoul
monster-ghost = Ghost
monster-skeleton = Skeleton
monster-vampire = Vampire
monster-zombie = Zombie
monster-witch = Witch
monster-bat = Bat
monster-centipede = Centipede
monster-lizard = Lizard
monster-mildew = Mildew
monster-mold = Mould
monster-rat = Rat
monster-snake = Snake
monster-spider = Spider
treasure-gold-100 = 100 gold
treasure-gold-200 = 200 gold
treasure-gold-300 = 300 gold
treasure-gold-400 = 400 gold
treasure-gold-500 = 500 gold
treasure-key-a = Key A
treasure-key-b = Key B
treasure-skeleton-key = Skeleton key
treasure-acid = Acid bottle
treasure-boots = Boots of speed
treasure-coffin = Coffin
treasure-medallion = Medallion of ESP
treasure-pistol = Pistol
treasure-healing = Potion of healing
treasure-teleport = Potion of teleport
treasure-sword = Magic sword
treasure-dwarf = Dwarf
treasure-elf = Elf
treasure-spores = Spores
treasure-vapor = Poison vapour
treasure-trap = Trap
treasure-curse = Curse of −1
treasure-heavy-curse = Curse of −300
spell-charm = Charm
spell-esp = ESP
spell-fireball = Fireball
spell-heroism = Heroism
spell-speed = Speed
spell-teleport = Teleport
twin-first-fighter = Fighter 1
twin-second-fighter = Fighter 2
twin-first-cleric = Cleric 1
twin-second-cleric = Cleric 2
twin-first-wizard = Wizard 1
twin-second-wizard = Wizard 2
being-fighter = The fighter
being-cleric = The cleric
being-wizard = The wizard
being-first-fighter = The first fighter
being-second-fighter = The second fighter
being-first-cleric = The first cleric
being-second-cleric = The second cleric
being-first-wizard = The first wizard
being-second-wizard = The second wizard
being-dwarf = The dwarf
being-elf = The elf
being-behemoth = The behemoth
being-gargoyle = The gargoyle
being-goblin = The goblin
being-ogre = The ogre
being-shadow = The shadow
being-slime = The slime
being-troll = The troll
being-werewolf = The werewolf
being-ghoul = The ghoul
being-ghost = The ghost
being-skeleton = The skeleton
being-vampire = The vampire
being-zombie = The zombie
being-witch = The witch
being-bat = The bat
being-centipede = The centipede
being-lizard = The lizard
being-mildew = The mildew
being-mold = The mould
being-rat = The rat
being-snake = The snake
being-spider = The spider
whom-fighter = the fighter
whom-cleric = the cleric
whom-wizard = the wizard
whom-first-fighter = the first fighter
whom-second-fighter = the second fighter
whom-first-cleric = the first cleric
whom-second-cleric = the second cleric
whom-first-wizard = the first wizard
whom-second-wizard = the second wizard
whom-dwarf = the dwarf
whom-elf = the elf
whom-behemoth = the behemoth
whom-gargoyle = the gargoyle
whom-goblin = the goblin
whom-ogre = the ogre
whom-shadow = the shadow
whom-slime = the slime
whom-troll = the troll
whom-werewolf = the werewolf
whom-ghoul = the ghoul
whom-ghost = the ghost
whom-skeleton = the skeleton
whom-vampire = the vampire
whom-zombie = the zombie
whom-witch = the witch
whom-bat = the bat
whom-centipede = the centipede
whom-lizard = the lizard
whom-mildew = the mildew
whom-mold = the mould
whom-rat = the rat
whom-snake = the snake
whom-spider = the spider
thing-behemoth = a behemoth
thing-gargoyle = a gargoyle
thing-goblin = a goblin
thing-ogre = an ogre
thing-shadow = a shadow
thing-slime = a slime
thing-troll = a troll
thing-werewolf = a werewolf
thing-ghoul = a ghoul
thing-ghost = a ghost
thing-skeleton = a skeleton
thing-vampire = a vampire
thing-zombie = a zombie
thing-witch = a witch
thing-bat = a bat
thing-centipede = a centipede
thing-lizard = a lizard
thing-mildew = mildew
thing-mold = mould
thing-rat = a rat
thing-snake = a snake
thing-spider = a spider
thing-gold-100 = 100 gold
thing-gold-200 = 200 gold
thing-gold-300 = 300 gold
thing-gold-400 = 400 gold
thing-gold-500 = 500 gold
thing-key-a = key A
thing-key-b = key B
thing-skeleton-key = a skeleton key
thing-acid = an acid bottle
thing-boots = boots of speed
thing-coffin = a coffin
thing-medallion = a medallion of ESP
thing-pistol = a pistol
thing-healing = a potion of healing
thing-teleport = a potion of teleport
thing-sword = a magic sword
thing-dwarf = a dwarf
thing-elf = an elf
thing-spores = spores
thing-vapor = poison vapour
thing-trap = a trap
thing-curse = a curse of −1
thing-heavy-curse = a curse of −300
place-a1 = Owl Room
place-b1 = Raven Room
place-c1 = North-west Gate
place-d1 = Rose Room
place-e1 = Great Hall
place-f1 = Mirror Room
place-g1 = North-east Gate
place-h1 = Map Room
place-i1 = Star Room
place-a2 = Falcon Room
place-b2 = Stag Room
place-c2 = North-west Crossing
place-d2 = Rose Passage
place-e2 = Knights’ Passage
place-f2 = Mirror Passage
place-g2 = North-east Crossing
place-h2 = Library
place-i2 = Writing Room
place-a3 = Fox Room
place-b3 = Bear Room
place-c3 = Bear Passage
place-d3 = Chapel
place-e3 = Knights’ Hall
place-f3 = Candle Room
place-g3 = Harp Passage
place-h3 = Harp Room
place-i3 = Clock Room
place-a4 = West Gate
place-b4 = West Passage
place-c4 = West Crossing
place-d4 = Chain Passage
place-e4 = Cell
place-f4 = Bolt Passage
place-g4 = East Crossing
place-h4 = East Passage
place-i4 = East Gate
place-a5 = Laundry
place-b5 = Kitchen
place-c5 = Kitchen Passage
place-d5 = Portrait Room
place-e5 = Throne Room
place-f5 = Council Room
place-g5 = Guard Passage
place-h5 = Guardroom
place-i5 = Armoury
place-a6 = Larder
place-b6 = Bakehouse
place-c6 = South-west Crossing
place-d6 = Portrait Passage
place-e6 = Throne Passage
place-f6 = Lantern Passage
place-g6 = South-east Crossing
place-h6 = Saddle Room
place-i6 = Forge
place-a7 = Herb Room
place-b7 = Weaving Room
place-c7 = South-west Gate
place-d7 = Wine Room
place-e7 = Well Room
place-f7 = Lantern Room
place-g7 = South-east Gate
place-h7 = Shield Room
place-i7 = Arrow Room
choice-accept = yes
choice-refuse = no
choice-stop = stay
choice-leave = leave
choice-gift = give something
choice-spare = attack nobody
choice-hold = nothing
choice-pile = take what was left
choice-decline = leave everything
chance-of-ten = { $tenths ->
    [0] hardly ever
    [1] once in ten times
    [2] two times in ten
    [3] three times in ten
    [4] four times in ten
    [5] five times in ten
    [6] six times in ten
    [7] seven times in ten
    [8] eight times in ten
    [9] nine times in ten
   *[other] almost always
}
first-choice = { $first-is ->
    [you] { list-you }
   *[other] { $first }
}
second-choice = { $second-is ->
    [you] { list-you }
   *[other] { $second }
}
ballot-rule = { $rule ->
    [most] {" "}Most votes decide.
    [half] {" "}To enter or leave takes more than half.
    [first] {" "}{ $decider-is ->
        [you] A tie: you picked a character first and decide.
       *[other] A tie: { $decider } picked a character first and decides.
    }
   *[none] {""}
}

## Refusals

refusal-other-counters = Every counter goes into one room, one of each kind per room.
refusal-a-die-for-each = Everybody who may still be first rolls one die.
refusal-none-left = { $discipline }: none is left. Pick another character.
refusal-not-with-yourself = You are in your own party already. Ask somebody else.
refusal-already-allied = Somebody there has allies already. Ask those who have none.
refusal-entrance-taken = Entrance { $entrance } is taken. Each party needs one of its own.
refusal-not-due-now = Not now. Something else is due first.
refusal-six-sides = A die shows 1 to 6.
refusal-no-wizard = No spell here. Only wizards cast spells.
refusal-not-before-moving = { $spell } is for fights. It is not cast before moving.
refusal-one-spell = No second spell now. A wizard casts one before moving.
refusal-no-speed-again = No Speed yet. Another party moves first.
refusal-not-of-your-party = Not one of yours. Choose somebody of your own party.
refusal-not-in-your-possession = You do not carry this: { $item }.
refusal-used-this-turn = Used already in this turn: { $item }.
refusal-nothing-hidden = Nothing of the kind lies face down in the { $area }.
refusal-nobody-wounded = No hits to heal there. Choose somebody wounded of your party.
refusal-knows-the-pistol = Nothing more to learn: you know how the pistol works.
refusal-boots-are-worn = The boots are on already.
refusal-not-to-an-ally = Not there. Magic items go to a living ally.
refusal-given-this-turn = Given already in this turn: { $item }.
refusal-no-item-of-yours = Not yours to give. Choose a magic item that you carry.
refusal-monster-only = This roll shows a monster only, no treasure.
refusal-one-counter-only = This roll shows only one: the monster or the treasure.
refusal-cell-is-locked = The Cell is locked. Two keys that fit open it.
refusal-already-here = You are already in the { $area }. Go next door, or stay here.
refusal-not-next-door = The { $area } is not next door. No way leads there from here.
refusal-no-entrance-here = No way out here. The castle is left by an entrance.
refusal-not-in-a-fight = { $spell } is for the time before moving, not for a fight.
refusal-no-such-enemy = Not an enemy here. Choose one you are fighting.
refusal-only-wild-monsters = No Charm here. Only wild monsters can be charmed.
refusal-cannot-be-charmed = { $monster }: no Charm works on undead, witches or mould.
refusal-no-acid = You have no acid to throw here.
refusal-no-pistol = You have no pistol that you can shoot.
refusal-not-here = This party is not here. You attack only where you stand.
refusal-too-large-for-a-captive = Too large a monster. Dwarf and elf keep away from it.
refusal-nothing-to-check = No treasure lies here.
refusal-cannot-check = A treasure is checked by a character, the dwarf or the elf.
refusal-no-heir = The find goes to a living character of your party.
refusal-keeps-it-himself = Not for others: characters keep what they find.
refusal-no-pile-here = Nobody has left anything here.

## Events

event-counters-laid = A monster and a treasure lie face down in every room.
    .past = A monster and a treasure were laid face down in every room.
event-order-rolled = { $number ->
    [one] { $lead-is ->
        [you] You roll
       *[other] { $lead } rolls
    } for the first pick
   *[other] For the first pick, { $seats-you } roll
}: { $pips }.
    .past = { $number ->
        [one] { $lead-is ->
            [you] You rolled
           *[other] { $lead } rolled
        } for the first pick
       *[other] For the first pick, { $seats-you } rolled
    }: { $pips }.
event-character-picked = { $seat-is ->
    [you] You pick
   *[other] { $seat } picks
} { $discipline }.
    .past = { $seat-is ->
        [you] You
       *[other] { $seat }
    } picked { $discipline }.
event-alliance-proposed = { $number ->
    [0] {""}
    [one] { $seat-is ->
        [you] You ask { $asked } to join forces.
       *[other] { $seat } asks { $asked-is ->
            [you] you
           *[other] { $asked }
        } to join forces.
    }
   *[other] { $seat-is ->
        [you] You ask
       *[other] { $seat } asks
    } { $others-you } to join forces.
}
    .past = { $number ->
        [0] {""}
        [one] { $seat-is ->
            [you] You asked { $asked } to join forces.
           *[other] { $seat } asked { $asked-is ->
                [you] you
               *[other] { $asked }
            } to join forces.
        }
       *[other] { $seat-is ->
            [you] You
           *[other] { $seat }
        } asked { $others-you } to join forces.
    }
event-alliance-made = { $seats-is ->
    [with-you] You and { $seats-others } join forces.
   *[other] { $seats } join forces.
}
    .past = { $seats-is ->
        [with-you] You and { $seats-others } joined forces.
       *[other] { $seats } joined forces.
    }
event-alliance-refused = { $seat-is ->
    [you] You find
   *[other] { $seat } finds
} no allies.
    .past = { $seat-is ->
        [you] You
       *[other] { $seat }
    } found no allies.
event-entrance-chosen = { $number ->
    [one] { $lead-is ->
        [you] You begin
       *[other] { $lead } begins
    }
   *[other] { $seats-is ->
       [with-you] You and { $seats-others } begin
      *[other] { $seats } begin
    }
} at entrance { $entrance }.
    .past = { $number ->
        [one] { $lead-is ->
            [you] You
           *[other] { $lead }
        }
       *[other] { $seats-is ->
           [with-you] You and { $seats-others }
          *[other] { $seats }
        }
    } began at entrance { $entrance }.
event-turn-began = { $is_extra ->
    [0] Round { $round }: { $number ->
        [one] { $lead-is ->
            [you] it is your turn
           *[other] { $lead } is to move
        }
       *[other] { $seats-you } are to move
    }.
   *[1] By Speed, { $number ->
        [one] { $lead-is ->
            [you] you move
           *[other] { $lead } moves
        }
       *[other] { $seats-you } move
    } once more.
}
    .past = { $is_extra ->
        [0] Round { $round }: { $number ->
            [one] { $lead-is ->
                [you] it was your turn
               *[other] the turn went to { $lead }
            }
           *[other] the turn went to { $seats-you }
        }.
       *[1] By Speed, { $number ->
            [one] { $lead-is ->
                [you] you
               *[other] { $lead }
            }
           *[other] { $seats-you }
        } moved once more.
    }
event-ballot-opened = { $agreed ->
    [1] { $seats-is ->
        [with-you] You and { $seats-others } agree
       *[other] { $seats } agree
    }: { first-choice }.
   *[0] { ballot-split }
}
    .past = { $agreed ->
        [1] { $seats-is ->
            [with-you] You and { $seats-others } agreed
           *[other] { $seats } agreed
        }: { first-choice }.
       *[0] { ballot-split }
    }
ballot-split = { $number ->
    [2] Not agreed. { $one-is ->
        [you] You
       *[other] { $one }
    }: { first-choice }. { $two-is ->
        [you] You
       *[other] { $two }
    }: { second-choice }.{ ballot-rule }
   *[other] Not agreed ({ $seats-you }): { $names-you }.{ ballot-rule }
}
event-spell-cast = { $name-is ->
    [you] You cast
   *[other] { $name } casts
} { $spell }{ spell-target }.
    .past = { $name-is ->
        [you] You
       *[other] { $name }
    } cast { $spell }{ spell-target }.
spell-target = { $aimed ->
    [0] {""}
   *[1] {" "}{ $kind ->
        [heroism] on
       *[other] at
    } { $target-is ->
        [you] you
       *[other] { $target }
    }
}
event-spell-rolled = { $name-is ->
    [you] You roll
   *[other] { $name } rolls
} { $pips }: { $spell } { $effect ->
    [fails] fails
    [hurts] fails and bites back
   *[other] works
}.
    .past = { $name-is ->
        [you] You
       *[other] { $name }
    } rolled { $pips }: { $spell } { $effect ->
        [fails] failed
        [hurts] failed and bit back
       *[other] worked
    }.
event-strength-rolled = { $name-is ->
    [you] You roll
   *[other] { $name } rolls
} { $pips }: { $spell } has strength { $strength }.
    .past = { $name-is ->
        [you] You
       *[other] { $name }
    } rolled { $pips }: { $spell } had strength { $strength }.
event-heroism-gained = { $name-is ->
    [you] You fight
   *[other] { $name } fights
} with heroism until the turn ends.
    .past = { $name-is ->
        [you] You
       *[other] { $name }
    } fought with heroism until the turn ended.
event-speed-gained = { $number ->
    [one] { $lead-is ->
        [you] You have
       *[other] { $lead } has
    }
   *[other] { $seats-is ->
       [with-you] You and { $seats-others } have
      *[other] { $seats } have
    }
} a second turn after this one.
    .past = { $number ->
        [one] { $lead-is ->
            [you] You
           *[other] { $lead }
        }
       *[other] { $seats-is ->
           [with-you] You and { $seats-others }
          *[other] { $seats }
        }
    } had a second turn after that one.
event-monster-charmed = { $monster } is charmed and goes with { $number ->
    [one] { $lead-is ->
        [you] you
       *[other] { $lead }
    }
   *[other] { $seats-you }
}.
    .past = { $monster } was charmed and went with { $number ->
        [one] { $lead-is ->
            [you] you
           *[other] { $lead }
        }
       *[other] { $seats-you }
    }.
event-looked-into = { $name-is ->
    [you] You look
   *[other] { $name } looks
} into the { $area }, at { $what ->
    [monster] the monster
    [treasure] the treasure
   *[both] monster and treasure
}.
    .past = { $name-is ->
        [you] You
       *[other] { $name }
    } looked into the { $area }, at { $what ->
        [monster] the monster
        [treasure] the treasure
       *[both] monster and treasure
    }.
event-peeked = In the { $area } you see { $seen }.
    .past = In the { $area } you saw { $seen }.
event-item-used = { $kind ->
    [medallion] { $name-is ->
        [you] You look
       *[other] { $name } looks
    } through the medallion of ESP.
    [healing] { $name-is ->
        [you] You uncork
       *[other] { $name } uncorks
    } the potion of healing.
    [teleport] { $name-is ->
        [you] You drink
       *[other] { $name } drinks
    } the potion of teleport.
    [boots] { $name-is ->
        [you] You go on
       *[other] { $name } goes on
    } in boots of speed.
    [acid] { $name-is ->
        [you] You reach
       *[other] { $name } reaches
    } for the acid bottle.
    [pistol] { $name-is ->
        [you] You aim
       *[other] { $name } aims
    } the pistol.
   *[other] { $name-is ->
        [you] You use
       *[other] { $name } uses
    } a magic item: { $item }.
}
    .past = { $name-is ->
        [you] You
       *[other] { $name }
    } { $kind ->
        [medallion] looked through the medallion of ESP
        [healing] uncorked the potion of healing
        [teleport] drank the potion of teleport
        [boots] went on in boots of speed
        [acid] reached for the acid bottle
        [pistol] aimed the pistol
       *[other] used a magic item: { $item }
    }.
event-item-given = { $name-is ->
    [you] You give
   *[other] { $name } gives
} { $other-is ->
    [you] you
   *[other] { $whom }
} a magic item.
    .past = { $name-is ->
        [you] You
       *[other] { $name }
    } gave { $other-is ->
        [you] you
       *[other] { $whom }
    } a magic item.
event-gift-offered = { $name-is ->
    [you] You offer
   *[other] { $name } offers
} { $other-is ->
    [you] you
   *[other] { $whom }
} a magic item.
    .past = { $name-is ->
        [you] You
       *[other] { $name }
    } offered { $other-is ->
        [you] you
       *[other] { $whom }
    } a magic item.
event-gift-refused = { $other-is ->
    [you] You do
   *[other] { $other } does
} not take { $name-is ->
    [you] your magic item
   *[other] the magic item of { $name }
}.
    .past = { $other-is ->
        [you] You
       *[other] { $other }
    } did not take { $name-is ->
        [you] your magic item
       *[other] the magic item of { $name }
    }.
event-healed = A { $pips } heals { $whom-is ->
    [you] you
   *[other] { $whom }
}{ $hits ->
    [0] {" "}completely
    [one] : 1 hit remains
   *[other] : { $hits } hits remain
}.
    .past = A { $pips } healed { $whom-is ->
        [you] you
       *[other] { $whom }
    }{ $hits ->
        [0] {" "}completely
        [one] : 1 hit remained
       *[other] : { $hits } hits remained
    }.
event-studied = { $name-is ->
    [you] You study
   *[other] { $name } studies
} the pistol and { $name-is ->
    [you] roll
   *[other] rolls
} { $pips }: { $result ->
    [ready] it is ready
    [again] one more try
   *[shot] it goes off
}.
    .past = { $name-is ->
        [you] You
       *[other] { $name }
    } studied the pistol and rolled { $pips }: { $result ->
        [ready] it was ready
        [again] one more try
       *[shot] it went off
    }.
event-shot-himself = { $name-is ->
    [you] You take
   *[other] { $name } takes
} { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
} from the pistol, which is gone.
    .past = { $name-is ->
        [you] You
       *[other] { $name }
    } took { $hits ->
        [one] 1 hit
       *[other] { $hits } hits
    } from the pistol, which was gone.
event-hurt = { $name-is ->
    [you] You take
   *[other] { $name } takes
} { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}{ hurt-left }.
    .past = { $name-is ->
        [you] You
       *[other] { $name }
    } took { $hits ->
        [one] 1 hit
       *[other] { $hits } hits
    }{ hurt-left }.
hurt-left = { $left ->
    [0] {""}
    [one] ; 1 more would be deadly
   *[other] ; { $left } more would be deadly
}
event-died = { $name-is ->
    [you] You are dead.
   *[other] { $name } is dead.
}
    .past = { $name-is ->
        [you] You died.
       *[other] { $name } died.
    }
event-party-died = { $number ->
    [one] { $lead-is ->
        [you] Your party is
       *[other] The party of { $lead } is
    }
   *[other] { $seats-is ->
        [with-you] Your party is
       *[other] The party of { $seats } is
    }
} dead.{ $counters ->
    [0] {""}
    [one] {" "}One counter stays behind.
   *[other] {" "}{ $counters } counters stay behind.
}
    .past = { $number ->
        [one] { $lead-is ->
            [you] Your party
           *[other] The party of { $lead }
        }
       *[other] { $seats-is ->
            [with-you] Your party
           *[other] The party of { $seats }
        }
    } died.{ $counters ->
        [0] {""}
        [one] {" "}One counter stayed behind.
       *[other] {" "}{ $counters } counters stayed behind.
    }
event-curse-lifted = { $name-is ->
    [you] You are
   *[other] { $name } is
} rid of a curse.
    .past = { $name-is ->
        [you] You
       *[other] { $name }
    } got rid of a curse.
event-party-stayed = { $number ->
    [one] { $lead-is ->
        [you] You go
       *[other] { $lead } goes
    }
   *[other] { $seats-is ->
       [with-you] You and { $seats-others } go
      *[other] { $seats } go
    }
} no further.
    .past = { $number ->
        [one] { $lead-is ->
            [you] You
           *[other] { $lead }
        }
       *[other] { $seats-is ->
           [with-you] You and { $seats-others }
          *[other] { $seats }
        }
    } went no further.
event-party-moved = { $number ->
    [one] { $lead-is ->
        [you] You go
       *[other] { $lead } goes
    }
   *[other] { $seats-is ->
       [with-you] You and { $seats-others } go
      *[other] { $seats } go
    }
} { $kind ->
    [cell] into the Cell
    [room] into the { $area }
   *[other] to the { $area }
}.
    .past = { $number ->
        [one] { $lead-is ->
            [you] You
           *[other] { $lead }
        }
       *[other] { $seats-is ->
           [with-you] You and { $seats-others }
          *[other] { $seats }
        }
    } went { $kind ->
        [cell] into the Cell
        [room] into the { $area }
       *[other] to the { $area }
    }.
event-party-left = { $number ->
    [one] { $lead-is ->
        [you] You leave
       *[other] { $lead } leaves
    }
   *[other] { $seats-is ->
       [with-you] You and { $seats-others } leave
      *[other] { $seats } leave
    }
} the castle for good.
    .past = { $number ->
        [one] { $lead-is ->
            [you] You
           *[other] { $lead }
        }
       *[other] { $seats-is ->
           [with-you] You and { $seats-others }
          *[other] { $seats }
        }
    } left the castle for good.
event-teleported = { $number ->
    [one] { $lead-is ->
        [you] You appear
       *[other] { $lead } appears
    }
   *[other] { $seats-is ->
       [with-you] You and { $seats-others } appear
      *[other] { $seats } appear
    }
} { $kind ->
    [cell] in the Cell
   *[other] in the { $area }
}.
    .past = { $number ->
        [one] { $lead-is ->
            [you] You
           *[other] { $lead }
        }
       *[other] { $seats-is ->
           [with-you] You and { $seats-others }
          *[other] { $seats }
        }
    } appeared { $kind ->
        [cell] in the Cell
       *[other] in the { $area }
    }.
event-keys-shown = { $number ->
    [one] { $lead-is ->
        [you] You open
       *[other] { $lead } opens
    }
   *[other] { $seats-is ->
       [with-you] You and { $seats-others } open
      *[other] { $seats } open
    }
} the Cell with { $keys }.
    .past = { $number ->
        [one] { $lead-is ->
            [you] You
           *[other] { $lead }
        }
       *[other] { $seats-is ->
           [with-you] You and { $seats-others }
          *[other] { $seats }
        }
    } opened the Cell with { $keys }.
event-princess-joined = The Princess goes with { $number ->
    [one] { $lead-is ->
        [you] you
       *[other] { $lead }
    }
   *[other] { $seats-you }
}.
    .past = The Princess went with { $number ->
        [one] { $lead-is ->
            [you] you
           *[other] { $lead }
        }
       *[other] { $seats-you }
    }.
event-princess-stayed = The Princess stays { $kind ->
    [cell] in the Cell
   *[other] in the { $area }
}.
    .past = The Princess stayed { $kind ->
        [cell] in the Cell
       *[other] in the { $area }
    }.
event-monsters-revealed = In { $kind ->
    [cell] the Cell
   *[other] the { $area }
} { $number ->
    [one] lurks
   *[other] lurk
} { $monsters }.
    .past = In { $kind ->
        [cell] the Cell
       *[other] the { $area }
    } lurked { $monsters }.
event-coffin-closed = The coffin closes on the vampire. Both are gone.
    .past = The coffin closed on the vampire. Both were gone.
event-no-coffin = { $number ->
    [one] { $lead-is ->
        [you] You have
       *[other] { $lead } has
    }
   *[other] { $seats-is ->
       [with-you] You and { $seats-others } have
      *[other] { $seats } have
    }
} no coffin for the vampire.
    .past = { $number ->
        [one] { $lead-is ->
            [you] You
           *[other] { $lead }
        }
       *[other] { $seats-is ->
           [with-you] You and { $seats-others }
          *[other] { $seats }
        }
    } had no coffin for the vampire.
event-attacked = { $number ->
    [one] { $lead-is ->
        [you] You attack { $others }
       *[other] { $lead } attacks { $foes ->
            [one] { $foe-is ->
                [you] you
               *[other] { $foe }
            }
           *[other] { $others }
        }
    }
   *[other] { $seats } attack { $foes ->
        [one] { $foe-is ->
            [you] you
           *[other] { $foe }
        }
       *[other] { $others }
    }
}.
    .past = { $number ->
        [one] { $lead-is ->
            [you] You attacked { $others }
           *[other] { $lead } attacked { $foes ->
                [one] { $foe-is ->
                    [you] you
                   *[other] { $foe }
                }
               *[other] { $others }
            }
        }
       *[other] { $seats } attacked { $foes ->
            [one] { $foe-is ->
                [you] you
               *[other] { $foe }
            }
           *[other] { $others }
        }
    }.
event-spared = { $number ->
    [one] { $lead-is ->
        [you] You attack
       *[other] { $lead } attacks
    }
   *[other] { $seats-is ->
       [with-you] You and { $seats-others } attack
      *[other] { $seats } attack
    }
} nobody.
    .past = { $number ->
        [one] { $lead-is ->
            [you] You
           *[other] { $lead }
        }
       *[other] { $seats-is ->
           [with-you] You and { $seats-others }
          *[other] { $seats }
        }
    } attacked nobody.
event-acid-thrown = { $name-is ->
    [you] You throw
   *[other] { $name } throws
} acid at { $target-is ->
    [you] you
   *[other] { $target }
} and { $name-is ->
    [you] roll
   *[other] rolls
} { $pips }: { $hits ->
    [0] it misses
    [one] 1 hit
   *[other] { $hits } hits
}.
    .past = { $name-is ->
        [you] You
       *[other] { $name }
    } threw acid at { $target-is ->
        [you] you
       *[other] { $target }
    } and rolled { $pips }: { $hits ->
        [0] it missed
        [one] 1 hit
       *[other] { $hits } hits
    }.
event-shot-fired = { $name-is ->
    [you] You shoot
   *[other] { $name } shoots
} { $target-is ->
    [you] you
   *[other] { $target }
}: { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}.
    .past = { $name-is ->
        [you] You
       *[other] { $name }
    } shot { $target-is ->
        [you] you
       *[other] { $target }
    }: { $hits ->
        [one] 1 hit
       *[other] { $hits } hits
    }.
event-sword-drawn = { $name-is ->
    [you] You draw
   *[other] { $name } draws
} a magic sword.
    .past = { $name-is ->
        [you] You
       *[other] { $name }
    } drew a magic sword.
event-no-sword = { $solo ->
    [1] {""}
   *[0] { $name-is ->
        [you] {""}
       *[other] { $name } has no magic sword.
    }
}
    .past = { $solo ->
        [1] {""}
       *[0] { $name-is ->
            [you] {""}
           *[other] { $name } had no magic sword.
        }
    }
event-melee-rolled = { $name-is ->
    [you] You roll
   *[other] { $name } rolls
} { melee-roll }.
    .past = { $name-is ->
        [you] You
       *[other] { $name }
    } rolled { melee-roll }.
melee-roll = { $pips }{ $modifier ->
    [0] {""}
    [1] {" "}+ 1 = { $total }
   *[other] {" "}− 1 = { $total }
} against { $other-is ->
    [you] you
   *[other] { $other }
}
event-regenerated = { $name } heals 1 hit.
    .past = { $name } healed 1 hit.
event-witch-cast = { $spell ->
    [teleport] The witch sends { $number ->
        [one] { $lead-is ->
            [you] you
           *[other] { $lead }
        }
       *[other] { $seats-is ->
            [with-you] your party
           *[other] { $seats }
        }
    } back to the entrance.
    [dispel] The witch dispels { $number ->
        [one] { $lead-is ->
            [you] all your magic
           *[other] all magic of { $lead }
        }
       *[other] { $seats-is ->
            [with-you] all your party’s magic
           *[other] all magic of { $seats }
        }
    }.
    [lead] The witch turns { $number ->
        [one] { $lead-is ->
            [you] your gold
           *[other] the gold of { $lead }
        }
       *[other] { $seats-is ->
            [with-you] your party’s gold
           *[other] the gold of { $seats }
        }
    } to lead.
    [powder] The witch throws poison powder at { $number ->
        [one] { $lead-is ->
            [you] you
           *[other] { $lead }
        }
       *[other] { $seats-is ->
            [with-you] your party
           *[other] { $seats }
        }
    }.
    [hex] The witch curses { $number ->
        [one] { $lead-is ->
            [you] you
           *[other] { $lead }
        }
       *[other] { $seats-is ->
            [with-you] your party
           *[other] { $seats }
        }
    } for ever.
   *[dust] Mummy dust on { $number ->
        [one] { $lead-is ->
            [you] you
           *[other] { $lead }
        }
       *[other] { $seats-is ->
            [with-you] your party
           *[other] { $seats }
        }
    }: hits are doubled.
}
    .past = { $spell ->
        [teleport] The witch sent { $number ->
            [one] { $lead-is ->
                [you] you
               *[other] { $lead }
            }
           *[other] { $seats-is ->
                [with-you] your party
               *[other] { $seats }
            }
        } back to the entrance.
        [dispel] The witch dispelled { $number ->
            [one] { $lead-is ->
                [you] all your magic
               *[other] all magic of { $lead }
            }
           *[other] { $seats-is ->
                [with-you] all your party’s magic
               *[other] all magic of { $seats }
            }
        }.
        [lead] The witch turned { $number ->
            [one] { $lead-is ->
                [you] your gold
               *[other] the gold of { $lead }
            }
           *[other] { $seats-is ->
                [with-you] your party’s gold
               *[other] the gold of { $seats }
            }
        } to lead.
        [powder] The witch threw poison powder at { $number ->
            [one] { $lead-is ->
                [you] you
               *[other] { $lead }
            }
           *[other] { $seats-is ->
                [with-you] your party
               *[other] { $seats }
            }
        }.
        [hex] The witch cursed { $number ->
            [one] { $lead-is ->
                [you] you
               *[other] { $lead }
            }
           *[other] { $seats-is ->
                [with-you] your party
               *[other] { $seats }
            }
        } for ever.
       *[dust] The witch threw mummy dust on { $number ->
            [one] { $lead-is ->
                [you] you
               *[other] { $lead }
            }
           *[other] { $seats-is ->
                [with-you] your party
               *[other] { $seats }
            }
        }. All hits were doubled.
    }
event-dispelled = { $number ->
    [0] There is no magic item to destroy.
   *[other] That destroys { $items }.
}
    .past = { $number ->
        [0] There was no magic item to destroy.
       *[other] That destroyed { $items }.
    }
event-gold-lost = { $number ->
    [0] There is no gold to lose.
   *[other] { $lost } gold is worthless now.
}
    .past = { $number ->
        [0] There was no gold to lose.
       *[other] { $lost } gold became worthless.
    }
event-charm-broken = { $name } is wild again.
    .past = { $name } went wild again.
event-looted = { $name-is ->
    [you] You check
   *[other] { $name } checks
} the treasure of the { $area }.
    .past = { $name-is ->
        [you] You
       *[other] { $name }
    } checked the treasure of the { $area }.
event-found = { $name-is ->
    [you] You find
   *[other] { $name } finds
} { $treasure }.
    .past = { $name-is ->
        [you] You
       *[other] { $name }
    } found { $treasure }.
event-openly-found = { $kind ->
    [dwarf] { $name-is ->
        [you] You free
       *[other] { $name } frees
    } the dwarf, who comes along.
    [elf] { $name-is ->
        [you] You free
       *[other] { $name } frees
    } the elf, who comes along.
    [trap] { $name-is ->
        [you] You spring
       *[other] { $name } springs
    } a trap.
    [spores] { $name-is ->
        [you] You let out
       *[other] { $name } lets out
    } spores: 2 hits for everybody here.
    [vapor] { $name-is ->
        [you] You let out
       *[other] { $name } lets out
    } poison vapour.
   *[other] { $name-is ->
        [you] You find
       *[other] { $name } finds
    } { $treasure }.
}
    .past = { $name-is ->
        [you] You
       *[other] { $name }
    } { $kind ->
        [dwarf] freed the dwarf, who came along
        [elf] freed the elf, who came along
        [trap] sprang a trap
        [spores] let out spores: 2 hits for everybody there
        [vapor] let out poison vapour
       *[other] found { $treasure }
    }.
event-trap-sprung = { $name-is ->
    [you] You roll
   *[other] { $name } rolls
} { $pips }: { $effect ->
    [nothing] nothing happens
    [damage] the trap bites
   *[death] the trap kills
}.
    .past = { $name-is ->
        [you] You
       *[other] { $name }
    } rolled { $pips }: { $effect ->
        [nothing] nothing happened
        [damage] the trap bit
       *[death] the trap killed
    }.
event-vapor-rose = Poison vapour rises: { $pips ->
    [one] 1 hit
   *[other] { $pips } hits
} for everybody here.
    .past = Poison vapour rose: { $pips ->
        [one] 1 hit
       *[other] { $pips } hits
    } for everybody there.
event-pile-taken = { $name-is ->
    [you] You take
   *[other] { $name } takes
} what was left here: { $counters ->
    [one] one counter
   *[other] { $counters } counters
}.
    .past = { $name-is ->
        [you] You
       *[other] { $name }
    } took what had been left there: { $counters ->
        [one] one counter
       *[other] { $counters } counters
    }.
event-pile-seen = Your party now has { $treasures }.
    .past = Your party now had { $treasures }.
event-loot-declined = { $number ->
    [one] { $lead-is ->
        [you] You leave
       *[other] { $lead } leaves
    }
   *[other] { $seats-is ->
       [with-you] You and { $seats-others } leave
      *[other] { $seats } leave
    }
} everything where it lies.
    .past = { $number ->
        [one] { $lead-is ->
            [you] You
           *[other] { $lead }
        }
       *[other] { $seats-is ->
           [with-you] You and { $seats-others }
          *[other] { $seats }
        }
    } left everything where it lay.
event-rounds-over = Round { $round } was the last. Whoever is inside is lost.
    .past = Round { $round } was the last. Whoever was inside was lost.

## Offers

offer-pick = { $kind ->
    [fighter] Pick the fighter? Takes { $hits } hits, the most.
    [cleric] Pick the cleric? Takes { $hits } hits, +1 against undead.
   *[wizard] Pick the wizard? Takes { $hits } hits and casts spells.
}
offer-propose = Ask { $seats } to join forces? You would share everything.
offer-propose-nobody = Ask nobody
offer-accept = Join forces
offer-refuse = Decline
offer-take = Take it
offer-take-not = Do not take it
offer-enter = Begin at entrance { $entrance }? It leads to the { $area }.
offer-stop = Stay here
offer-leave = Leave for good? What you carry counts then.
offer-go = Go { $kind ->
    [cell] into the Cell
    [room] into the { $area }
   *[other] to the { $area }
}{ $seen ->
    [0] {""}
   *[1] , against { $monster }
}?{ $monsters ->
    [0] { $treasures ->
        [0] {""}
       *[other] {" "}A treasure lies there.
    }
   *[other] { $tenths ->
        [-1] { $seen ->
            [0] {" "}{ $monsters ->
                [1] A monster waits there.
               *[other] Monsters wait there.
            }
           *[1] {""}
        }
       *[other] {" "}{ $best-is ->
            [you] You win
           *[other] { $best } wins
        } { chance-of-ten }.
    }
}
offer-go-to = Appear { $kind ->
    [cell] in the Cell
   *[other] in the { $area }
}{ $seen ->
    [0] {""}
   *[1] , against { $monster }
}?{ $monsters ->
    [0] { $treasures ->
        [0] {""}
       *[other] {" "}A treasure lies there.
    }
   *[other] {" "}{ $tenths ->
        [-1] Monsters wait there.
       *[other] { $best-is ->
            [you] You win
           *[other] { $best } wins
        } { chance-of-ten }.
    }
}
offer-spare = Attack nobody
offer-attack = Attack { $seats }? The fight goes to the end.
offer-against = Fight { $monster } now? { $left ->
    [one] 1 more hit is enough.
   *[other] { $left } more hits are enough.
}
offer-fight = { $name-is ->
    [you] Fight this round?
   *[other] Send { $whom }?
} { $tenths ->
    [-1] { $name-is ->
        [you] You can take
       *[other] Can take
    } { $left ->
        [one] 1 more hit
       *[other] { $left } more hits
    }.
   *[other] { $name-is ->
        [you] You win
       *[other] { $name } wins
    } { chance-of-ten }.
}
offer-hold = Not now
offer-acid = Throw acid at { $target }? On 4 to 6 it hits.
offer-shoot = Shoot { $target-is ->
    [you] at yourself
   *[other] { $target }
}? A die of hits, and the pistol is gone.
offer-cast = { $kind ->
    [esp] ESP? You look into one room. Fails on 1.
    [speed] Speed? A second turn follows. Fails on 1 or 2.
    [teleport] Teleport? Anywhere you like{ $princess ->
        [0] {""}
       *[1] , without the Princess
    }. Fails on 1 to 3.
   *[other] Cast { $spell }?
}
offer-cast-on = { $kind ->
    [fireball] Fireball: up to { $most ->
        [6] 6
       *[other] 7
    } hits on { $target }. Fails on 1 or 2.
    [charm] Charm { $target }? A second die must beat { $beats }: less 1 after a 3, plus 1 after a 6.
    [heroism] Heroism for { $target-is ->
        [you] you
       *[other] { $target }
    }? +1 in melee. Fails on 1 or 2.
   *[other] Cast { $spell } at { $target }?
}
offer-consult = Look into the { $area }? The medallion shows its monster.
offer-look = Look into the { $area }? You see { $what ->
    [monster] the monster
    [treasure] the treasure
   *[both] monster and treasure
}.
offer-heal = { $target-is ->
    [you] Drink the potion?
   *[other] Heal { $target }?
} A die says how many hits go.
offer-give = { $name-is ->
    [you] Keep { $item }?
   *[other] Give { $item } to { $whom }?
}
offer-check = { $name-is ->
    [you] Check the treasure?
   *[other] Have { $whom } check the treasure?
}{ $seen ->
    [0] {" "}It may be a trap.
   *[1] {" "}You have seen { $what }.
}
offer-check-for = { $name-is ->
    [you] Check it yourself
   *[other] Have { $whom } check it
}, for { $heir-is ->
    [you] you
   *[other] { $heir }
}?{ $seen ->
    [0] {" "}It may be a trap.
   *[1] {" "}You have seen { $what }.
}
offer-take-pile = { $name-is ->
    [you] Take what was left here?
   *[other] Have { $whom } take what was left here?
} It is safe.
offer-drink-teleport = Drink the potion? Your party goes anywhere, without fail.
offer-study = Study the pistol? Ready on 5 or 6, goes off on 1 or 2.
offer-wear = Put on the boots? You move and fight twice a turn.
offer-done = Walk on
offer-decline = Leave everything here

## Hints: why a move

hint-new-skill = { $kind ->
    [cleric] A cleric adds 1 against undead and removes curses.
   *[wizard] Only a wizard casts spells.
}
hint-toughest = Takes { $hits } hits. Nobody takes more.
hint-allies = { $heroes ->
    [2] Two heroes then fight
   *[other] { $heroes } heroes then fight
} side by side.
hint-unshared = What you bring out is yours alone.
hint-near-cell = { $steps ->
    [one] One area
   *[other] { $steps } areas
} from there to the Cell. No entrance is nearer.
hint-rooms-behind = { $rooms ->
    [one] One room lies
   *[other] { $rooms } rooms lie
} right behind it. No entrance has more.
hint-heals = { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}: nobody in your party has more.
hint-second-turn = If it works, a second turn follows.
hint-anywhere = Your party can be anywhere at once.
hint-near-look = { $steps ->
    [one] One area
   *[other] { $steps } areas
} to go. No hidden room is nearer.
hint-full-look = You see monster and treasure.
hint-monster-look = You see which monster waits there.
hint-treasure-look = You see what lies there.
hint-sight = You see what waits in a room before you go there.
hint-pistol = The pistol may then be ready to shoot.
hint-boots = Your party moves twice a turn then.
hint-gift = Your ally gets { $item }.
hint-sword-gift = Only fighters gain from a magic sword.
hint-takes-gift = A magic item costs you nothing.
hint-leaves-gift = The item stays with your ally.
hint-spends-nothing = You spend nothing now.
hint-princess = The Princess is there, and she goes with you.
hint-nearer-princess = The Cell opens for you, and your way to the Princess gets shorter.
hint-brings-out = Your party brings out { $points } points.
hint-seen-there = You have seen what lies there: { $thing }.
hint-free-treasure = A treasure lies there, and no monster guards it.
hint-left-there = A dead party’s things lie there, and nobody guards them.
hint-good-fight = A treasure lies there, and you win the fight { chance-of-ten }.
hint-homeward = You carry { $points } points. From there the way out is { $steps ->
    [one] one area.
   *[other] { $steps } areas.
}
hint-rooms-beside = { $rooms ->
    [one] A treasure lies
   *[other] { $rooms } treasures lie
} next door. Nowhere else are there more.
hint-no-monster = No monster waits there.
hint-far-place = On foot it is { $steps ->
    [one] one area.
   *[other] { $steps } areas.
} No place is farther.
hint-treasure-here = A treasure still lies here.
hint-stays = You meet no new monster.
hint-out-alive = You come out alive.
hint-stronger = You can take { $ours } hits in all, they only { $theirs }.
hint-plunder = They carry { $treasures ->
    [one] one treasure.
   *[other] { $treasures } treasures.
}
hint-peace = No player’s hero strikes at yours.
hint-strong-enough = You win such a fight { chance-of-ten } without it.
hint-charm = In { $percent } of 100 cases the monster then fights for you.
hint-deadly = It kills { $target } at once in { $percent } of 100 cases.
hint-heroism = +1 for the one who can take most hits.
hint-escape = It may take you out of this fight.
hint-wounds = It may hurt { $target } before the melee.
hint-no-backfire = No spell can go wrong.
hint-saved-for-later = You save it for a harder fight.
hint-weakest-monster = { $left ->
    [one] 1 more hit is
   *[other] { $left } more hits are
} enough. No other monster falls sooner.
hint-best-fighter = Wins { $percent ->
    [100] almost every such fight.
   *[other] { $percent } of 100 such fights.
} Nobody wins more.
hint-substitute = It fights in a hero’s place.
hint-healthiest = Can take { $left ->
    [one] 1 more hit.
   *[other] { $left } more hits.
} Nobody can take more.
hint-seen-here = You have seen it: { $thing }.
hint-captive-checks = If it is a trap, it hits no hero.
hint-may-be-gold = It may be gold, a key or a magic item.
hint-safe-pile = { $treasures ->
    [one] One thing
   *[other] { $treasures } things
} to take, and no trap.
hint-no-trap = It may be a trap, and { $heroes ->
    [1] you can take only
   *[other] none of you can take more than
} { $left ->
    [one] 1 hit.
   *[other] { $left } hits.
}
hint-springs-nothing = You spring no trap.
hint-frail = Takes only { $hits } hits.
hint-shares = What you bring out is shared.
hint-fights-alone = Nobody fights beside you.
hint-potion-gone = The potion is gone then.
hint-unused = You use nothing.
hint-poor-fight = { $tenths ->
    [0] You hardly ever win there.
   *[other] You win there only { chance-of-ten }.
}
hint-few-hits = A monster waits there. { $left ->
    [one] One more hit kills
   *[other] { $left } hits kill
} { $heroes ->
    [1] you.
   *[other] the weakest of you.
}
hint-nothing-there = Nothing lies there.
hint-longer-way-out = The way out gets longer.
hint-only-brings-out = { $points ->
    [0] You bring out nothing.
   *[other] You bring out { $points } points, and no more.
}
hint-nothing-won = Waiting wins nothing.
hint-deadly-round = Dies in { $percent } of 100 such fights.
hint-weaker = They can take { $theirs } hits in all, you { $ours }.
hint-backfire = If you roll a 1, it costs the wizard a hit.
hint-no-help = You fight without help.
hint-trap-kills = A trap kills on 4, 5 and 6: only { $left ->
    [one] 1 more hit
   *[other] { $left } more hits
} to take.
hint-left-behind = A treasure stays behind.

## Puzzles

puzzle-hidden = The monsters and treasures that you have not seen, and every roll to come.
puzzle-spell = Fire, charm or steel
puzzle-spell-question = Which choice beats the monster most often without a death in your party?
puzzle-spell-nudge = Which spell can end the fight at once? And what does a 1 cost the wizard?
puzzle-hits = { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}
puzzle-striker-count = costs { puzzle-hits } in 100 fights
puzzle-striker-proof = So it costs { puzzle-hits } in 100 fights. The next best choice costs { $next }.
puzzle-spell-fireball = In { $ways } of 36 throws the fireball kills { $target } at once.
puzzle-spell-charm = In { $ways } of 36 throws the charm works, and the fight is over.
puzzle-spell-heroism = Heroism works on 3 to 6: then every roll of { $target-is ->
    [you] yours
   *[other] { $target }
} counts 1 more.
puzzle-spell-none = A spell often fails, and on a 1 it costs the wizard a hit.
puzzle-striker = Who strikes?
puzzle-striker-question = Who fights this round, so that beating the monster costs your party the fewest hits on average?
puzzle-striker-nudge = Go through the six rolls: what does each of you deal, and what does each take?
puzzle-striker-faces = { $name-is ->
    [you] You deal { $deals } hits over the six rolls, and take { $takes }.
   *[other] { $name } deals { $deals } hits over the six rolls, and takes { $takes }.
}
puzzle-lives = Lose nobody
puzzle-lives-question = Who fights this round, so that you beat the monster most often without a death in your party?
puzzle-lives-nudge = Who can take the fewest hits? Which single roll would be deadly?
puzzle-lives-count = succeeds in { $percent } of 100 fights
puzzle-lives-danger = { $name-is ->
    [you] You can take
   *[other] { $name } can take
} { $left ->
    [one] 1 more hit
   *[other] { $left } more hits
}, and one round can cost { $most }.
puzzle-lives-proof = So it succeeds in { $percent } of 100 fights, the next best choice in { $next }.
puzzle-room = A safe room
puzzle-room-question = In which room does your whole party survive at least nine of ten fights, whatever waits there?
puzzle-room-nudge = Which monsters have you not seen yet? Think of the worst of them, and of your hits.
puzzle-room-count = { $right ->
    [0] leads into no safe room
   *[other] safe in { $right } of { $cases } cases
}
puzzle-room-known = In the { $area } you meet { $monster }: nobody dies in { $percent } of 100 fights.
puzzle-room-whatever = Whatever waits in the { $area }, you lose nobody in { $percent } of 100 fights, or more.
puzzle-room-worst = In the { $area } it may be { $monster }: only { $percent } of 100 end well.
puzzle-room-unseen = You have not seen { $number ->
    [one] 1 monster
   *[other] { $number } monsters
}. Too dangerous for your party now: { $bad }.
puzzle-opener = Who checks the treasure?
puzzle-opener-question = How do you get this treasure with the smallest risk that a hero dies or a curse stays?
puzzle-opener-nudge = What does a trap cost each of you on 4 or 5? And who removes curses?
puzzle-opener-count = { $right ->
    [0] leaves the treasure here
   *[other] the best choice in { $right } of { $cases } cases
}
puzzle-opener-trap = A trap kills { $name } on { $faces } of 6 rolls, { $other } on { $others }.
puzzle-opener-curse = A cleric removes any curse that he finds.
puzzle-opener-unseen = You have not seen { $number ->
    [one] 1 treasure
   *[other] { $number } treasures
}. Traps among them: { $traps }. Curses: { $curses }.

## Outline

outline-over = The game is over.
outline-chance = The dice decide.
outline-pick = { $own ->
    [1] { $seat }, { $second ->
        [0] pick a character.
       *[1] pick your second character.
    }
   *[0] { $seat } picks a character.
}
outline-ally = { $own ->
    [1] { $seat }, whom do you ask to join forces?
   *[0] { $seat } may ask for allies.
}
outline-enter = { $own ->
    [1] { $seat }, choose the entrance where you begin.
   *[0] { $seat } chooses an entrance.
}
outline-prepare = { $own ->
    [1] { $alone ->
        [1] { $seat } ({ $role })
       *[0] { $seat }
    }, { $casts ->
        [0] before you walk: use what you carry, or give it away.
       *[1] before you walk: cast one spell, or use what you carry.
    }
   *[0] { $seat } prepares.
}
outline-look = { $own ->
    [1] { $seat }, which room do you look into? You see { $effect ->
        [monster] its monster
        [either] its monster or its treasure
       *[both] its monster and its treasure
    }.
   *[0] { $seat } looks into a room.
}
outline-destination = { $own ->
    [1] { $seat }, where does the teleport lead?
   *[0] { $seat } chooses where the teleport leads.
}
outline-chosen = Your choice is sealed. The others still think.
outline-gift = { $giver } offers { $seat } a magic item. { $seat } decides.
outline-gift-known = { $own ->
    [1] { $seat }, { $giver } offers you { $item }. Take it?
   *[0] { $giver-is ->
        [you] You offer
       *[other] { $giver } offers
    } { $seat } { $item }. { $seat } decides.
}
outline-awaited = Your choice is sealed. Still to choose: { $seats }.
outline-answer = { $own ->
    [1] { $reader }, { $seat } asks { $number ->
        [one] you
       *[other] { $seats }
    } to join forces. Agree?{ $number ->
        [one] {""}
       *[other] {" "}All answer in secret.
    }
   *[0] { $number ->
        [one] Does
       *[other] Do
    } { $seats } join forces with { $seat-is ->
        [you] you
       *[other] { $seat }
    }?
}
outline-alliance = Allies walk and fight as one party, and share their points at the end.
outline-vote = { $own ->
    [1] { $reader }, where to? { $moves ->
        [one] One more area.
        [2] Two more areas.
       *[other] { $moves } more areas.
    }{ $number ->
        [one] {""}
       *[other] {" "}Your party votes.
    }
   *[0] { $seats } { $number ->
        [one] chooses
       *[other] choose
    } the way.
}
outline-attack = { $own ->
    [1] { $reader }, { $others } { $present ->
        [one] is
       *[other] are
    } here. Attack?{ $number ->
        [one] {""}
       *[other] {" "}Your party votes.
    }
   *[0] { $seats } { $number ->
        [one] decides
       *[other] decide
    } whether to attack.
}
outline-spells = { $own ->
    [1] { $alone ->
        [1] { $reader } ({ $role })
       *[0] { $reader }
    }, cast a spell in this fight, or hold back.{ $number ->
        [one] {""}
       *[other] {" "}Your party votes.
    }
   *[0] { $seats } may cast a spell in this fight.
}
outline-items = { $own ->
    [1] { $alone ->
        [1] { $reader } ({ $role })
       *[0] { $reader }
    }, use acid or pistol in this fight, or hold back.{ $number ->
        [one] {""}
       *[other] {" "}Your party votes.
    }
   *[0] { $seats } may use acid or pistol.
}
outline-against = { $own ->
    [1] { $reader }, which monster do you fight next?{ $number ->
        [one] {""}
       *[other] {" "}Your party votes.
    }
   *[0] { $seats } { $number ->
        [one] chooses
       *[other] choose
    } the monster to fight next.
}
outline-fighter = { $own ->
    [1] { $reader }, who fights { $known ->
        [1] { $foe } in this round
       *[other] this round
    }?{ $number ->
        [one] {""}
       *[other] {" "}Your party votes.
    }
   *[0] { $seats } { $number ->
        [one] chooses
       *[other] choose
    } who fights this round.
}
outline-loot = { $own ->
    [1] { $reader }, { $treasure ->
        [1] { $number ->
            [one] check the treasure? It may be a trap.
           *[other] who checks the treasure? It may be a trap.
        }
       *[0] take what was left here, or leave it. It is safe.
    }{ $number ->
        [one] {""}
       *[other] {" "}Your party votes.
    }
   *[0] { $seats } { $number ->
        [one] decides
       *[other] decide
    }{ $treasure ->
        [1] {" "}about the treasure.
       *[0] {" "}about what was left here.
    }
}
outline-spell-list = Spells
outline-spell = { $spell }
outline-disciplines = Characters
outline-discipline = { $discipline } ({ $form ->
    [short] { $hits } hits, { $left } left
   *[full] takes { $hits } hits, { $left } to choose from
})
outline-seats = At the table
outline-seat = { $seat }{ $own ->
    [1] {" "}(you)
   *[0] {""}
}
outline-entrances = Entrances
outline-entrance = { $entrance }, to the { $area }
outline-party = { $form ->
    [short] { $sign }{" "}
   *[full] {""}
}{ $own ->
    [1] Your party
   *[0] Party of { $seats }
} { $kind ->
    [cell] in the Cell
   *[other] in the { $area }
}{ $form ->
    [short] {" "}({ $at })
   *[full] {""}
}{ $princess ->
    [0] {""}
   *[1] {" "}with the Princess
}
outline-party-new = { $form ->
    [short] { $sign }{" "}
   *[full] {""}
}{ $own ->
    [1] Your party
   *[0] Party of { $seats }
}
outline-party-outside = { $form ->
    [short] { $sign }{" "}
   *[full] {""}
}{ $own ->
    [1] Your party
   *[0] Party of { $seats }
} before entrance { $entrance }
outline-party-out = { $form ->
    [short] { $sign }{" "}
   *[full] {""}
}{ $own ->
    [1] Your party
   *[0] Party of { $seats }
}, out of the castle{ $princess ->
    [0] {""}
   *[1] {" "}with the Princess
}
outline-party-dead = { $form ->
    [short] { $sign }{" "}
   *[full] {""}
}{ $own ->
    [1] Your party
   *[0] Party of { $seats }
}, dead
outline-character = { $alone ->
    [1] { $role }
   *[0] { $seat }{ $own ->
        [1] {" "}(you)
       *[0] {""}
    }, { $role }
}
outline-dead = { $alone ->
    [1] { $role }
   *[0] { $seat }{ $own ->
        [1] {" "}(you)
       *[0] {""}
    }, { $role }
}: dead
outline-state = { $form ->
    [short] { $left } of { $most } left
   *[full] Can take { $left } of { $most } hits
}{ $heroic ->
    [0] {""}
   *[1] , hero
}{ $hexed ->
    [0] {""}
   *[1] , cursed by a witch
}
outline-carried = { $what }{ $worn ->
    [0] {""}
   *[1] {" "}(worn)
}{ $loaded ->
    [0] {""}
   *[1] {" "}(ready)
}
outline-covered = { $number ->
    [one] one counter unseen
   *[other] { $number } counters unseen
}
outline-companion = { $form ->
    [short] { $name }: { $left } of { $most } left
   *[full] { $name }: can take { $left } of { $most } hits
}
outline-monsters = Monsters in the open
outline-monster = { $form ->
    [short] { $monster } in the { $area } ({ $at }; { $left } of { $most } left)
   *[full] { $monster } in the { $area }: can take { $left } of { $most } hits
}
outline-princess = The Princess waits { $kind ->
    [cell] in the Cell
   *[other] in the { $area }
}{ $locked ->
    [0] {""}
   *[1] , which is locked
}
outline-seen = You have seen
outline-seen-one = { $area }{ $form ->
    [short] {" "}({ $at })
   *[full] {""}
}: { $what }
outline-castle = { $form ->
    [short] Round { $round }{ $rounds ->
        [0] {""}
       *[other] {" "}of { $rounds }
    } (? monster unseen, ! seen, $ treasure, + left, ♥ Princess)
   *[full] The castle from the north, round { $round }{ $rounds ->
        [0] {""}
       *[other] {" "}of { $rounds }
    }
}
outline-quiet = Nothing new for { $rounds } rounds. After { $left ->
    [one] one more
   *[other] { $left } more
} the game is over.
outline-row = { $form ->
    [short] {""}
   *[full] Row { $row }
}
outline-area = { $form ->
    [short] { $at }{ $marks }
   *[full] { $area }{ $hidden ->
        [0] {""}
       *[other] , monster unseen
    }{ $open ->
        [0] {""}
        [one] , monster
       *[other] , { $open } monsters
    }{ $treasure ->
        [0] {""}
       *[1] , treasure
    }{ $pile ->
        [0] {""}
        [one] , one counter left behind
       *[other] , { $pile } counters left behind
    }{ $princess ->
        [0] {""}
       *[1] , the Princess
    }{ $people ->
        [0] {""}
       *[other] , { $seats-you }
    }{ $enters ->
        [0] {""}
       *[1] , entrance { $entrance }
    }; leads to { $ways }
}
outline-here = { $form ->
    [short] Next door to the { $area } ({ $at })
   *[full] You are { $kind ->
        [cell] in the Cell
       *[other] in the { $area }
    }; next door
}
outline-outside = { $form ->
    [short] Behind entrance { $entrance }
   *[full] You stand before entrance { $entrance }; behind it
}
outline-way = { $area }{ $form ->
    [short] {" "}({ $at })
   *[full] {""}
}{ $hidden ->
    [0] {""}
   *[other] , monster unseen
}{ $open ->
    [0] {""}
    [one] , monster
   *[other] , { $open } monsters
}{ $treasure ->
    [0] {""}
   *[1] , treasure
}{ $pile ->
    [0] {""}
    [one] , one counter left behind
   *[other] , { $pile } counters left behind
}{ $princess ->
    [0] {""}
   *[1] , the Princess
}{ $people ->
    [0] {""}
   *[other] , { $seats-you }
}
outline-way-out = out by entrance { $entrance }

## The end

score-gold = Gold
score-princess = The Princess
score-captives = Dwarf and elf
score-curse = Curse
score-shared = Shared with allies
reason-rounds-over = The last round is over.
reason-nothing-new = Nothing new happened for thirty rounds.
reason-all-dead = Nobody came out alive.
reason-princess-saved = All are out or dead, and the Princess is free.
reason-all-out = All are out or dead. The Princess is still captive.

## Figures of a simulation

figure-rounds = Rounds
figure-dead = Dead characters
figure-parties = Parties
figure-monsters-met = Monsters met

## The board

board-risk-hits = { $left ->
    [one] One more hit kills.
   *[other] { $left } more hits kill.
} Go in all the same?
board-bag = Bag
board-bag-empty = Nothing yet
board-bag-seen = Seen
board-somebody = Not known
board-seen = Seen in the { $area }: { $what }
board-left = { $left } of { $most } left
board-hits = takes { $number } hits
board-choose = What to choose from
board-choose-then = And for whom or where
board-stops = stops here
board-leave = leave
board-fight-in = Fight { $kind ->
    [cell] in the Cell
   *[other] in the { $area }
}
board-look-at-map = Look at the map
board-back-to-fight = Back to the fight
board-you-roll = Die
board-roll-is = Roll
board-you-deal = Deals
board-it-deals = Takes
board-roll-deals = You deal
board-roll-takes = You take
board-spell = spell
board-fells = { $number ->
    [0] No roll ends it in this round.
    [6] Any roll ends it.
    [one] One roll in 6 ends it.
   *[other] { $number } rolls in 6 end it.
}
board-change-wizard = Wizard
board-change-undead = Cleric against undead and witches
board-change-sword = Magic sword
board-change-heroism = Heroism
board-change-curse = Curse
board-change-hex = Witch’s curse
board-counts-as = Counts as
board-odds = Odds
board-chances = To the end: wins { $wins }%, dies { $dies }%.
board-roll = Roll the die
board-open-it = Check the treasure
board-see-monster = See the monster
board-see-treasure = See the treasure
board-see-both = See both
board-look-at = What do you want to see in the { $area }?
board-cast = Cast the spell
board-go-in = Go in
board-leave-now = Leave for good
board-alive-first = Only those who come out alive can win.
board-rooms-entered = { $further ->
    [1] Further than last time!{" "}
   *[0] {""}
}Rooms entered: { $rooms }, last time { $before }.
board-kept-you = The castle kept you, { $seat }.
board-ended-by = It was { $cause }, { $kind ->
    [cell] in the Cell
   *[other] in the { $area }
}, in round { $round }.
board-fell-to = You died in round { $round }{ $kind ->
    [none] {""}
    [cell] , in the Cell
   *[other] , in the { $area }
}: it was { $cause }.
board-reached-found = found
board-reached-hidden = not found
board-reached-waits = still waits
board-reached-free = was free
board-reached-gold = { $gold } gold
board-reached-stays = stays here
board-ask = Ask for an alliance
board-give = Give it away
board-pick = Pick this character
board-begin-here = Begin here
board-appear = Appear there
board-attack = Attack
board-fight-this = Fight this one
board-throw = Throw the acid
board-shoot = Shoot
board-heal = Use the potion
board-take-pile = Take it all
board-drink = Drink the potion
board-study = Study the pistol
board-wear = Put on the boots
board-go-to-me = Go to me
board-go-to = Go to { $name }
board-whole = See the whole castle
board-nearer = Come nearer
board-dead = dead
board-out = out of the castle
board-carries = { $number ->
    [0] carries nothing
    [one] carries one counter
   *[other] carries { $number } counters
}
board-hits-short = { $number } hits
board-drag = Drag the plan to see more of it; two fingers zoom.
board-vote = All choose in secret
board-voted = Your vote is sealed
board-has-voted = { $name } has sealed a vote
board-vote-seconds = { $seconds } s
board-works-short = { $number } in 6
board-no-party = You have nobody in the castle.

## The quest

board-quest = The quest
board-quest-first-key = A key
board-quest-second-key = { $first ->
    [key-a] Key B or skeleton key
    [key-b] Key A or skeleton key
    [skeleton-key] Any other key
   *[none] A second key that fits
}
board-quest-in-bag = in your bag
board-quest-cell-open = the Cell is open
board-quest-hidden = { $number ->
    [0] none is hidden now
    [one] one is still hidden
   *[other] { $number } are still hidden
}
board-quest-princess-counts = counts { $number }
board-quest-princess-here = goes with you
board-quest-princess-with = goes with { $seats }
board-quest-princess-in = waits { $kind ->
    [cell] in the Cell
   *[other] in the { $area }
}
board-quest-out = Out by any entrance
board-quest-gold = { $gold } gold so far

## What things do

board-effect-spell-charm = a wild monster goes with you. Fails on 1 or 2.
board-effect-spell-esp = you look into one room. Fails on 1.
board-effect-spell-fireball = up to 7 hits on one enemy. Fails on 1 or 2.
board-effect-spell-heroism = +1 in melee for one of you. Fails on 1 or 2.
board-effect-spell-speed = a second turn follows. Fails on 1 or 2.
board-effect-spell-teleport = your party goes anywhere. Fails on 1 to 3.
board-effect-gold = counts { $number } once you are out.
board-effect-key-a = opens the Cell, with key B or a skeleton key.
board-effect-key-b = opens the Cell, with key A or a skeleton key.
board-effect-skeleton-key = opens the Cell, with any other key.
board-effect-acid = on 4 to 6 a die of hits on one monster, once.
board-effect-boots = you move and fight twice a turn.
board-effect-coffin = rids you of the first vampire you meet.
board-effect-medallion = you see the monster of one room, once a turn.
board-effect-pistol = a die of hits on one enemy, once, if you have studied it.
board-effect-healing = takes away 1 to 6 hits, once.
board-effect-teleport = your party goes anywhere, once and without fail.
board-effect-sword = +1 in melee for a fighter.
board-effect-captive = fights smaller monsters, checks treasures, counts { $number }.
board-effect-curse = −1 in melee until you kill a monster.
board-effect-heavy-curse = costs your party { $number } at the end.
board-thing-when = { $when ->
    [before] Before moving: { $effect }
    [fight] In a fight: { $effect }
    [always] Always: { $effect }
   *[none] { $effect }
}
board-thing-about = { $name }: { $effect }
board-which-enemy = Which enemy is it for?
board-which-ally = Which of you is it for?
board-who-gets-it = Who gets it?
board-which-room = Which room do you look into?
board-use-or-give = Use it, or give it to an ally.

## The risk of a room

board-win-tag = { $tenths ->
    [0] hardly a win
    [10] almost always a win
   *[other] win { $tenths } in 10
}
board-way-monster = { $seen ->
    [0] A monster that you have not seen. { $number } are still face down.
   *[1] You have seen { $monster } there.
}
board-way-wins = { $tenths ->
    [0] { $best-is ->
        [you] You hardly ever win.
       *[other] { $best } hardly ever wins.
    }
   *[other] { $best-is ->
        [you] You win
       *[other] { $best } wins
    } { chance-of-ten }.
}
board-way-treasure = A treasure lies there.
board-way-seen = You have seen { $thing } there.
board-way-hits = { $hits ->
    [0] It hardly costs a hit.
    [one] It costs 1 hit on average.
   *[other] It costs { $hits } hits on average.
}

## Dice by hand

board-roll-due = { $seat }, roll the die. { $from ->
    [1] Any roll kills { $monster }.
    [6] Only a 6 kills { $monster }.
    [7] No roll kills { $monster } at once.
   *[other] { $from } or more kills { $monster }.
}
board-roll-worst = { $hits ->
    [one] The worst roll costs you 1 hit.
   *[other] The worst roll costs you { $hits } hits.
}
board-roll-witch = With { $to } or less she throws a spell on your whole party.

## The bestiary

board-bestiary = Bestiary
board-bestiary-empty = You have met no monster yet. Each that you meet is noted here.
board-bestiary-falls = { $hits } hits kill it.
board-bestiary-left = { $left ->
    [0] None is left.
    [one] One is left in the castle.
   *[other] { $left } are left in the castle.
}
board-bestiary-count = { $left ->
    [0] all dead
   *[other] { $left } of { $all } left
}
board-bestiary-met-in = Met in the { $area }.
board-bestiary-met = Met so far
board-bestiary-not-met = Not met yet

## Tables of the rulebook

table-modified-roll = Modified roll
table-counter = Counter
table-number = Number
table-constitution = Constitution
table-treasure = Treasure
table-die = Die
table-monster = M
table-either = M/T
table-both = M+T
table-witch = Witch’s spell
table-witch-teleport = Back before the entrance
table-witch-dispel = Magic items destroyed, charmed monsters wild
table-witch-lead = Gold worthless
table-witch-powder = A die of hits for everyone
table-witch-hex = Cursed for ever, but no cleric
table-witch-dust = All hits doubled
table-points = Points
