### The Castle in English.

game-in-a-sentence = Two keys, one princess, many teeth.

## Options

option-attacks = Attacks
option-attacks-about = Whether parties may attack each other.
option-boots = Boots of speed
option-boots-about = Whom the boots of speed carry a second time.
option-boots-wearer = Only an owner who is his party’s only character
option-boots-party = The whole party
option-rounds = Rounds
option-rounds-about = After so many rounds whoever is inside is lost. Without a limit the game ends only when everybody is out or dead, or nothing new happens for a long time.
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
monster-mold = Mold
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
treasure-vapor = Poison vapor
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
being-mold = The mold
being-rat = The rat
being-snake = The snake
being-spider = The spider
place-a1 = Owl Room (a1)
place-b1 = Raven Room (b1)
place-c1 = North-west Gate (c1)
place-d1 = Rose Room (d1)
place-e1 = Great Hall (e1)
place-f1 = Mirror Room (f1)
place-g1 = North-east Gate (g1)
place-h1 = Map Room (h1)
place-i1 = Star Room (i1)
place-a2 = Falcon Room (a2)
place-b2 = Stag Room (b2)
place-c2 = North-west Crossing (c2)
place-d2 = Rose Passage (d2)
place-e2 = Knights’ Passage (e2)
place-f2 = Mirror Passage (f2)
place-g2 = North-east Crossing (g2)
place-h2 = Library (h2)
place-i2 = Writing Room (i2)
place-a3 = Fox Room (a3)
place-b3 = Bear Room (b3)
place-c3 = Bear Passage (c3)
place-d3 = Chapel (d3)
place-e3 = Knights’ Hall (e3)
place-f3 = Candle Room (f3)
place-g3 = Harp Passage (g3)
place-h3 = Harp Room (h3)
place-i3 = Clock Room (i3)
place-a4 = West Gate (a4)
place-b4 = West Passage (b4)
place-c4 = West Crossing (c4)
place-d4 = Chain Passage (d4)
place-e4 = Cell (e4)
place-f4 = Bolt Passage (f4)
place-g4 = East Crossing (g4)
place-h4 = East Passage (h4)
place-i4 = East Gate (i4)
place-a5 = Laundry (a5)
place-b5 = Kitchen (b5)
place-c5 = Kitchen Passage (c5)
place-d5 = Portrait Room (d5)
place-e5 = Throne Room (e5)
place-f5 = Council Room (f5)
place-g5 = Guard Passage (g5)
place-h5 = Guardroom (h5)
place-i5 = Armoury (i5)
place-a6 = Larder (a6)
place-b6 = Bakehouse (b6)
place-c6 = South-west Crossing (c6)
place-d6 = Portrait Passage (d6)
place-e6 = Throne Passage (e6)
place-f6 = Lantern Passage (f6)
place-g6 = South-east Crossing (g6)
place-h6 = Saddle Room (h6)
place-i6 = Forge (i6)
place-a7 = Herb Room (a7)
place-b7 = Weaving Room (b7)
place-c7 = South-west Gate (c7)
place-d7 = Wine Room (d7)
place-e7 = Well Room (e7)
place-f7 = Lantern Room (f7)
place-g7 = South-east Gate (g7)
place-h7 = Shield Room (h7)
place-i7 = Arrow Room (i7)
choice-accept = yes
choice-refuse = no
choice-stop = stay
choice-leave = leave
choice-gift = give something
choice-spare = attack nobody
choice-hold = nothing
choice-pile = take what was left
choice-decline = leave everything

## Refusals

refusal-other-counters = Each counter lies in one room, and no other does.
refusal-a-die-for-each = Each who may be first rolls one die.
refusal-none-left = There is no { $discipline } left.
refusal-not-with-yourself = You cannot ally with yourself.
refusal-already-allied = Somebody there has allies already.
refusal-entrance-taken = Another party has entrance { $entrance }.
refusal-not-due-now = This is not what is due now.
refusal-six-sides = A die shows one to six.
refusal-no-wizard = Only wizards cast spells.
refusal-not-before-moving = { $spell } is not cast before moving.
refusal-one-spell = A wizard casts one spell before moving.
refusal-no-speed-again = Speed cannot be cast again yet.
refusal-not-of-your-party = This is nobody of your party.
refusal-not-in-your-possession = You do not carry it: { $item }.
refusal-used-this-turn = Already used in this turn: { $item }.
refusal-nothing-hidden = Nothing of the kind lies hidden in the { $area }.
refusal-nobody-wounded = Only somebody wounded of your party can be healed.
refusal-knows-the-pistol = You know how the pistol works.
refusal-boots-are-worn = The boots are worn already.
refusal-not-to-an-ally = Items are given to a living ally.
refusal-given-this-turn = Already given in this turn: { $item }.
refusal-no-item-of-yours = You can only give a magic item that you carry.
refusal-monster-only = This roll shows a monster only.
refusal-one-counter-only = This roll shows one counter only.
refusal-cell-is-locked = The Cell is locked, and you have no two keys that fit.
refusal-not-next-door = The { $area } is not next door.
refusal-no-entrance-here = There is no entrance here to leave by.
refusal-not-in-a-fight = { $spell } is not cast in a fight.
refusal-no-such-enemy = This is no enemy who is here.
refusal-only-wild-monsters = Only wild monsters can be charmed.
refusal-cannot-be-charmed = { $monster } cannot be charmed.
refusal-no-acid = You have no acid to throw here.
refusal-no-pistol = You have no pistol that you can shoot.
refusal-not-here = This party is not here.
refusal-too-large-for-a-captive = Dwarf and elf do not fight so large a monster.
refusal-nothing-to-check = There is no treasure to check here.
refusal-cannot-check = Only a character, dwarf or elf of the party checks a treasure.
refusal-no-heir = It goes to a living character of the party.
refusal-keeps-it-himself = A character keeps what he finds.
refusal-no-pile-here = Nobody has left anything here.

## Events

event-counters-laid = A monster and a treasure lie face down in every room.
event-order-rolled = { $seats } roll for who is first: { $pips }.
event-character-picked = { $seat } picks: { $discipline }.
event-alliance-proposed = { $number ->
    [0] { $seat } asks nobody to be an ally.
   *[other] { $seat } asks for an alliance: { $others }.
}
event-alliance-made = { $seats } are one party from now on.
event-alliance-refused = The alliance that { $seat } asked for does not come about.
event-entrance-chosen = { $seats } { $number ->
    [one] begins
   *[other] begin
} at entrance { $entrance }.
event-turn-began = Round { $round }: { $seats } { $number ->
    [one] is
   *[other] are
} to move{ $is_extra ->
    [0] {""}
   *[1] , once more by Speed
}.
event-ballot-opened = The choices are shown. { $seats }, in this order: { $names }.
event-spell-cast = { $name } casts { $spell }{ $aimed ->
    [0] {""}
   *[1] {" "}(target: { $target })
}.
event-spell-rolled = { $name } rolls { $pips } for { $spell }: it { $effect ->
    [fails] fails
    [hurts] fails and hurts its caster
   *[other] works
}.
event-strength-rolled = { $name } rolls { $pips } for the strength of { $spell }, which is { $strength }.
event-heroism-gained = { $name } is a hero until the turn ends.
event-speed-gained = { $seats } { $number ->
    [one] has
   *[other] have
} a second turn after this one.
event-monster-charmed = { $monster } is charmed and goes with { $seats }.
event-looked-into = { $name } looks into the { $area }: { $what ->
    [monster] at the monster
    [treasure] at the treasure
   *[both] at monster and treasure
}.
event-peeked = You saw in the { $area }: { $seen }.
event-item-used = { $name } uses: { $item }.
event-item-given = A magic item changes hands: { $name } → { $other }.
event-gift-offered = { $name } offers a magic item: { $other }, do you take it?
event-gift-refused = { $other } does not take the magic item that { $name } offers.
event-healed = { $name } is healed (die: { $pips }) and { $hits ->
    [0] is without hits again
    [one] still has one hit
   *[other] still has { $hits } hits
}.
event-studied = { $name } studies the pistol and rolls { $pips }: { $result ->
    [ready] now it is clear how it works
    [again] one may try again
   *[shot] it goes off
}.
event-shot-himself = { $name } takes { $hits ->
    [one] one hit
   *[other] { $hits } hits
} by the pistol, which is gone.
event-hurt = { $name } takes { $hits ->
    [one] one hit
   *[other] { $hits } hits
}{ $left ->
    [0] {""}
   *[other] {" "}and can take { $left } more
}.
event-died = { $name } is dead.
event-party-died = The party of { $seats } is dead.{ $counters ->
    [0] {""}
    [one] {" "}One counter stays behind.
   *[other] {" "}{ $counters } counters stay behind.
}
event-curse-lifted = { $name } is rid of a curse.
event-party-stayed = { $seats } { $number ->
    [one] goes
   *[other] go
} no further.
event-party-moved = { $seats } { $number ->
    [one] goes
   *[other] go
} to { $kind ->
    [cell] the Cell
   *[other] the { $area }
}.
event-party-left = { $seats } { $number ->
    [one] has
   *[other] have
} left the castle for good.
event-teleported = { $seats } { $number ->
    [one] appears
   *[other] appear
} in { $kind ->
    [cell] the Cell
   *[other] the { $area }
}.
event-keys-shown = { $seats } { $number ->
    [one] unlocks
   *[other] unlock
} the Cell: { $keys }.
event-princess-joined = The Princess goes with { $seats }.
event-princess-stayed = The Princess stays in { $kind ->
    [cell] the Cell
   *[other] the { $area }
}.
event-monsters-revealed = In the { $area } lurks: { $monsters }.
event-coffin-closed = The coffin closes on the vampire: both are gone.
event-no-coffin = { $seats } { $number ->
    [one] has
   *[other] have
} no coffin for the vampire.
event-attacked = { $seats } { $number ->
    [one] attacks
   *[other] attack
} { $others }.
event-spared = { $seats } { $number ->
    [one] attacks
   *[other] attack
} nobody.
event-acid-thrown = { $name } throws acid (target: { $target }) and rolls { $pips }: { $hits ->
    [0] it misses
    [one] one hit
   *[other] { $hits } hits
}.
event-shot-fired = { $name } shoots (target: { $target }): { $hits ->
    [one] one hit
   *[other] { $hits } hits
}.
event-sword-drawn = { $name } draws a magic sword.
event-no-sword = { $name } has no magic sword.
event-melee-rolled = { $name } rolls { $pips }{ $modifier ->
    [0] {""}
    [1] {" "}+ 1
   *[other] {" "}− 1
} (opponent: { $other }).
event-regenerated = { $name } heals one hit.
event-witch-cast = The witch casts a spell on { $seats }: { $spell ->
    [teleport] back to the entrance
    [dispel] magic is dispelled
    [lead] gold becomes lead
    [powder] poison powder
    [hex] a curse for ever
   *[dust] mummy dust doubles all hits
}.
event-dispelled = { $number ->
    [0] There was no magic item to destroy.
   *[other] Destroyed: { $items }.
}
event-gold-lost = { $number ->
    [0] There was no gold to lose.
   *[other] Worthless now: { $gold }.
}
event-charm-broken = { $name } is wild again.
event-looted = { $name } checks the treasure of the { $area }.
event-found = Your party finds: { $treasure }.
event-openly-found = { $name } finds: { $treasure }.
event-trap-sprung = { $name } rolls { $pips } for the trap: { $effect ->
    [nothing] nothing happens
    [damage] it hurts
   *[death] it kills
}.
event-vapor-rose = Poison vapor rises: { $pips ->
    [one] one hit
   *[other] { $pips } hits
} for everybody here.
event-pile-taken = { $name } picks up what was left here: { $counters ->
    [one] one counter
   *[other] { $counters } counters
}.
event-pile-seen = Picked up: { $treasures }.
event-loot-declined = { $seats } { $number ->
    [one] leaves
   *[other] leave
} everything where it is.
event-rounds-over = Round { $round } was the last: whoever is inside is lost.

## Offers

offer-pick = { $discipline } ({ $hits } hits)
offer-propose = Ask for an alliance: { $seats }
offer-propose-nobody = Ask nobody
offer-accept = Agree
offer-refuse = Refuse
offer-take = Take it
offer-take-not = Do not take it
offer-enter = Entrance { $entrance }, into the { $area }
offer-stop = Stay here
offer-leave = Leave the castle for good
offer-go = Go to { $kind ->
    [cell] the Cell
   *[other] the { $area }
}{ $monsters ->
    [0] {""}
   *[other] {" "}(a monster is there)
}
offer-go-to = Appear in { $kind ->
    [cell] the Cell
   *[other] the { $area }
}{ $monsters ->
    [0] {""}
   *[other] {" "}(a monster is there)
}
offer-spare = Attack nobody
offer-attack = Attack: { $seats }
offer-against = Fight: { $monster }
offer-fight = { $name } fights (can take { $left ->
    [one] one hit
   *[other] { $left } hits
})
offer-hold = Do nothing now
offer-acid = Throw acid: { $target }
offer-shoot = Shoot: { $target }
offer-cast = Cast { $spell }
offer-cast-on = Cast { $spell }: { $target }
offer-consult = Look at the monster of the { $area } by the medallion
offer-look = Look into the { $area }: { $what ->
    [monster] the monster
    [treasure] the treasure
   *[both] monster and treasure
}
offer-heal = Potion of healing for: { $target }
offer-give = Give away: { $item } (to: { $name })
offer-check = { $name } checks the treasure
offer-check-for = { $name } checks the treasure (for: { $heir })
offer-take-pile = { $name } takes what was left here
offer-drink-teleport = Drink the potion of teleport
offer-study = Study the pistol
offer-wear = Put on the boots
offer-done = Done
offer-decline = Leave everything here

## Outline

outline-over = The game is over.
outline-chance = It is up to chance.
outline-pick = { $own ->
    [1] { $second ->
        [0] Pick a character.
       *[1] Pick your second character.
    }
   *[0] { $seat } picks a character.
}
outline-ally = { $own ->
    [1] Whom do you ask to be your allies? A party goes, fights and shares together.
   *[0] { $seat } may seek allies.
}
outline-enter = { $own ->
    [1] Choose the entrance where your party begins.
   *[0] { $seat } chooses an entrance.
}
outline-prepare = { $own ->
    [1] { $casts ->
        [0] Your turn ({ $role }): use or give away what you carry, then end with Done.
       *[1] Your turn ({ $role }): cast one spell, use or give away what you carry, then end with Done.
    }
   *[0] { $seat } prepares.
}
outline-look = { $own ->
    [1] Which room do you look into? You see { $effect ->
        [monster] its monster
        [either] its monster or its treasure
       *[both] its monster and its treasure
    }.
   *[0] { $seat } looks into a room.
}
outline-destination = { $own ->
    [1] Where does your teleport lead?
   *[0] { $seat } chooses where the teleport leads.
}
outline-chosen = You have chosen; others still think.
outline-gift = { $seat } says whether to take the magic item that { $giver } offers.
outline-gift-known = { $own ->
    [1] { $giver } offers you: { $item }. Do you take it?
   *[0] { $seat } says whether to take what { $giver } offers: { $item }.
}
outline-awaited = You have chosen; still awaited: { $seats }.
outline-answer = { $own ->
    [1] { $number ->
        [one] { $seat } asks you for an alliance.
       *[other] { $seat } asks for an alliance of all of you: { $seats }.
    } Do you agree?{ $number ->
        [one] {""}
       *[other] {" "}All choose in secret.
    }
   *[0] Do { $seats } agree to an alliance with { $seat }?
}
outline-vote = { $own ->
    [1] Where to? You may go through { $moves ->
        [one] one more area
       *[other] { $moves } more areas
    }.{ $number ->
        [one] {""}
       *[other] {" "}All choose in secret.
    }
   *[0] { $seats } { $number ->
        [one] chooses
       *[other] choose
    } where to go.
}
outline-attack = { $own ->
    [1] Others are here. Do you attack them?{ $number ->
        [one] {""}
       *[other] {" "}All choose in secret.
    }
   *[0] { $seats } { $number ->
        [one] decides
       *[other] decide
    } whether to attack.
}
outline-spells = { $own ->
    [1] A fight ({ $role }): which spell do you cast?{ $number ->
        [one] {""}
       *[other] {" "}All choose in secret.
    }
   *[0] A fight: { $seats } may cast a spell.
}
outline-items = { $own ->
    [1] A fight ({ $role }): do you use acid or pistol?{ $number ->
        [one] {""}
       *[other] {" "}All choose in secret.
    }
   *[0] A fight: { $seats } may use acid or pistol.
}
outline-against = { $own ->
    [1] Which monster do you fight next?{ $number ->
        [one] {""}
       *[other] {" "}All choose in secret.
    }
   *[0] { $seats } { $number ->
        [one] chooses
       *[other] choose
    } the monster to fight next.
}
outline-fighter = { $own ->
    [1] Who fights the next round?{ $number ->
        [one] {""}
       *[other] {" "}All choose in secret.
    }
   *[0] { $seats } { $number ->
        [one] chooses
       *[other] choose
    } who fights the next round.
}
outline-loot = { $own ->
    [1] Who looks at what lies here? It may be a trap.{ $number ->
        [one] {""}
       *[other] {" "}All choose in secret.
    }
   *[0] { $seats } { $number ->
        [one] decides
       *[other] decide
    } about the treasure.
}
outline-spell-list = Spells
outline-spell = { $spell }
outline-disciplines = Characters
outline-discipline = { $discipline } ({ $form ->
    [short] { $hits } hits, { $left } left
   *[full] can take { $hits } hits, still to be had: { $left }
})
outline-seats = Players
outline-seat = { $seat }{ $own ->
    [1] {" "}(you)
   *[0] {""}
}
outline-entrances = Entrances
outline-entrance = { $entrance }, into the { $area }
outline-party = { $form ->
    [short] { $sign }{" "}
   *[full] {""}
}{ $own ->
    [1] Your party
   *[0] Party of { $seats }
} in { $kind ->
    [cell] the Cell
   *[other] the { $area }
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
    [short] { $monster } in the { $area } ({ $left } of { $most } left)
   *[full] { $monster } in the { $area }: can take { $left } of { $most } hits
}
outline-princess = The Princess waits in { $kind ->
    [cell] the Cell
   *[other] the { $area }
}{ $locked ->
    [0] {""}
   *[1] , which is locked
}
outline-seen = You have seen
outline-seen-one = { $area }: { $what }
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
outline-quiet = Nothing new has happened for { $rounds } rounds. The game ends after { $left ->
    [one] one more such round
   *[other] { $left } more such rounds
}.
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
       *[other] , { $seats }
    }{ $enters ->
        [0] {""}
       *[1] , entrance { $entrance }
    }; leads to { $ways }
}
outline-here = { $form ->
    [short] Next door to the { $area }
   *[full] You are in { $kind ->
        [cell] the Cell
       *[other] the { $area }
    }; next door
}
outline-outside = { $form ->
    [short] Behind entrance { $entrance }
   *[full] You stand before entrance { $entrance }; behind it
}
outline-way = { $area }{ $hidden ->
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
   *[other] , { $seats }
}
outline-way-out = out by entrance { $entrance }

## The end

score-gold = Gold
score-princess = The Princess
score-captives = Dwarf and elf
score-curse = Curse
score-shared = Shared with allies
reason-rounds-over = The last round is over.
reason-nothing-new = For thirty rounds nothing new had happened.
reason-all-dead = Nobody came out alive.
reason-princess-saved = Everybody is out or dead, and the Princess is free.
reason-all-out = Everybody is out or dead; the Princess is still captive.

## Figures of a simulation

figure-rounds = Rounds
figure-dead = Dead characters
figure-parties = Parties
figure-monsters-met = Monsters met

## The board

board-bag = Bag
board-bag-empty = Nothing yet
board-somebody = Not known
board-seen = Seen in the { $area }: { $what }
board-left = { $left } of { $most } left
board-hits = takes { $number } hits
board-works = works { $number } in 6
board-choose = What to choose from
board-choose-then = And for whom or where
board-stops = stops here
board-leave = leave
board-fight-in = Fight in { $kind ->
    [cell] the Cell
   *[other] the { $area }
}
board-look-at-map = Look at the map
board-back-to-fight = Back to the fight
board-you-roll = Die
board-roll-is = Roll
board-you-deal = Deals
board-it-deals = Takes
board-spell = spell
board-fells = { $number ->
    [0] No roll ends it in this round.
    [6] Any roll ends it.
    [one] One roll in 6 ends it.
   *[other] { $number } rolls in 6 end it.
}
board-change-wizard = Wizard
board-change-undead = Cleric against such as these
board-change-sword = Magic sword
board-change-heroism = Heroism
board-change-curse = Curse
board-change-hex = Witch’s curse
board-counts-as = Counts as
board-odds = Odds
board-chances = To the end: wins { $wins } %, dies { $dies } %.
board-roll = Roll
board-open-it = Open it
board-see-monster = See the monster
board-see-treasure = See the treasure
board-see-both = See both
board-cast = Cast it
board-go-in = Go in
board-leave-now = Leave for good
board-ask = Ask them
board-give = Give it
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

## Tables of the rulebook

table-modified-roll = Modified roll
table-counter = Counter
table-number = Number
table-constitution = Constitution
table-treasure = Treasure
