# Words of The Castle.

## Options

option-attacks = Attacks
option-attacks-about = Whether parties may attack each other.
option-boots = Boots of speed
option-boots-about = Whom the boots of speed carry a second time.
option-boots-wearer = A wearer who is his party’s only character
option-boots-party = The whole party
option-rounds = Rounds
option-rounds-about = After so many rounds whoever is inside is lost.

## Names

area-kind-room = room
area-kind-corridor = corridor
area-kind-cell = the Cell
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
refusal-nothing-hidden = Nothing of the kind lies hidden in { $area }.
refusal-nobody-wounded = Only somebody wounded of your party can be healed.
refusal-knows-the-pistol = You know how the pistol works.
refusal-boots-are-worn = The boots are worn already.
refusal-not-to-an-ally = Items are given to a living ally.
refusal-given-this-turn = Already given in this turn: { $item }.
refusal-monster-only = This roll shows a monster only.
refusal-one-counter-only = This roll shows one counter only.
refusal-cell-is-locked = The Cell is locked, and you have no two keys that fit.
refusal-not-next-door = { $area } is not next door.
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
event-order-rolled = { $seats } roll for who is first.
event-character-picked = { $seat } picks: { $discipline }.
event-alliance-proposed = { $seat } seeks allies: { $others }.
event-alliance-made = One party from now on: { $seats }.
event-alliance-refused = The alliance of { $seat } does not come about.
event-entrance-chosen = { $seats }: entrance { $entrance }.
event-turn-began = Round { $round }: { $seats }{ $is_extra ->
    [0] {""}
   *[other] {" "}once more
}.
event-ballot-opened = All have chosen: { $seats }.
event-spell-cast = { $name } casts { $spell }.
event-spell-rolled = { $spell } of { $name }: { $pips }{ $effect ->
    [fails] , it fails
    [hurts] , it fails and hurts
   *[other] , it works
}.
event-strength-rolled = { $spell } of { $name } has strength { $strength } (die: { $pips }).
event-heroism-gained = { $name } is a hero until the turn ends.
event-speed-gained = { $seats } will have a second turn.
event-monster-charmed = { $monster } now goes with { $seats }.
event-looked-into = { $name } looks into { $area }{ $what ->
    [monster] {" "}(monster)
    [treasure] {" "}(treasure)
   *[other] {" "}(both)
}.
event-peeked = You saw in { $area }: { $monster } { $treasure }
event-item-used = { $name } uses: { $item }.
event-item-given = { $name } gives { $other } a magic item.
event-healed = { $name } is healed (die: { $pips }); hits left: { $hits }.
event-studied = { $name } studies the pistol: { $pips }{ $result ->
    [ready] , and knows how it works
    [again] , and may try again
   *[other] , and it goes off
}.
event-shot-himself = { $name } is shot by the own pistol: { $hits }.
event-hurt = { $name } takes hits: { $hits } (can take { $left } more).
event-died = { $name } is dead.
event-party-died = Nobody is left of { $seats }. Counters left behind: { $counters }.
event-curse-lifted = { $name } is rid of a curse.
event-party-stayed = { $seats } go no further.
event-party-moved = { $seats } to { $kind } { $area }.
event-party-left = Out of the castle for good: { $seats }.
event-teleported = Suddenly in { $kind } { $area }: { $seats }.
event-keys-shown = { $seats } unlock the Cell: { $keys }.
event-princess-joined = The Princess goes with { $seats }.
event-princess-stayed = The Princess stays in { $kind } { $area }.
event-monsters-revealed = In { $area } lurks: { $monsters }.
event-coffin-closed = The coffin closes: { $name } is gone.
event-no-coffin = { $seats } have no coffin.
event-attacked = { $seats } attack { $others }.
event-spared = { $seats } attack nobody.
event-acid-thrown = { $name } throws acid at { $target }: { $pips }, hits: { $hits }.
event-shot-fired = { $name } shoots at { $target }: { $hits }.
event-sword-drawn = { $name } draws a magic sword.
event-no-sword = { $name } has no magic sword.
event-melee-rolled = { $name } against { $other }: { $pips }{ $modifier ->
    [0] {""}
    [1] {" "}+ 1
   *[other] {" "}− 1
}.
event-regenerated = { $name } heals one hit.
event-witch-cast = The witch strikes { $seats }: { $spell ->
    [teleport] out of the castle
    [dispel] magic is dispelled
    [lead] gold becomes lead
    [powder] poison powder
    [hex] a curse for ever
   *[other] mummy dust doubles all hits
}.
event-dispelled = Destroyed: { $items }
event-gold-lost = Worthless: { $gold }
event-charm-broken = { $name } is wild again.
event-looted = { $name } checks the treasure of { $area }.
event-found = Your party has found: { $treasure } ({ $name }).
event-openly-found = { $name } finds: { $treasure }!
event-trap-sprung = The trap closes on { $name }: { $pips }{ $effect ->
    [nothing] , nothing happens
    [damage] , it hurts
   *[other] , it kills
}.
event-vapor-rose = Poison vapor rises: { $pips }.
event-pile-taken = { $name } takes what was left here: { $counters }.
event-pile-seen = It is: { $treasures }
event-loot-declined = { $seats } leave it.
event-rounds-over = Round { $round } was the last: whoever is inside is lost.

## Offers

offer-pick = Pick: { $discipline }
offer-propose = Ask for an alliance: { $seats }
offer-propose-nobody = Ask nobody
offer-accept = Agree
offer-refuse = Refuse
offer-enter = Entrance { $entrance }
offer-stop = Stop here
offer-leave = Leave the castle for good
offer-go = Go to { $kind } { $area }
offer-go-to = Appear in { $kind } { $area }
offer-spare = Attack nobody
offer-attack = Attack { $seats }
offer-against = Fight { $monster }
offer-fight = { $name } fights (can take { $left })
offer-hold = Do nothing now
offer-acid = Throw acid at { $target }
offer-shoot = Shoot at { $target }
offer-cast = Cast { $spell }
offer-cast-on = Cast { $spell } on { $target }
offer-consult = Look at the monster in { $area } by medallion
offer-look = Look into { $area }: { $what ->
    [monster] the monster
    [treasure] the treasure
   *[other] both
}
offer-heal = Give { $target } the potion of healing
offer-give = Give { $name }: { $item }
offer-check = { $name } checks the treasure
offer-check-for = { $name } checks the treasure for { $heir }
offer-take-pile = { $name } takes what was left here
offer-drink-teleport = Drink the potion of teleport
offer-study = Study the pistol
offer-wear = Put on the boots
offer-done = Done
offer-decline = Leave everything here

## Outline

outline-over = The game is over.
outline-chance = It is up to chance.
outline-ballot = { $step ->
    [answer] An alliance?
    [vote] Where to?
    [attack] Attack?
    [spells] Which spells?
    [items] Acid or pistol?
    [against] Which monster first?
    [fighter] Who fights?
   *[other] Who checks the treasure?
} { $seats } choose.
outline-asked = { $seat } { $step ->
    [pick] picks a character
    [ally] may seek allies
    [entrance] chooses an entrance
    [look] looks into a room
    [destination] chooses where to appear
   *[other] prepares
}.
outline-disciplines = Characters
outline-discipline = { $discipline }
outline-seats = Players
outline-seat = { $seat }
outline-entrances = Entrances
outline-entrance = { $entrance }, into { $area }
outline-castle = The castle, round { $round }
outline-row = Row { $row }
outline-area = { $form ->
    [short] { $area }{ $hidden ->
        [0] {""}
       *[other] ?
    }{ $open ->
        [0] {""}
       *[other] !
    }{ $treasure ->
        [0] {""}
       *[other] $
    }{ $pile ->
        [0] {""}
       *[other] +
    }{ $people ->
        [0] {""}
       *[other] @
    }
   *[full] { $kind } { $area }{ $hidden ->
        [0] {""}
       *[other] , monster hidden
    }{ $open ->
        [0] {""}
       *[other] , monster in the open
    }{ $treasure ->
        [0] {""}
       *[other] , treasure
    }{ $pile ->
        [0] {""}
       *[other] , left behind: { $pile }
    }{ $people ->
        [0] {""}
       *[other] , parties: { $people }
    }
}
outline-seen = Seen: { $what }
outline-outside = You stand before the entrance.
outline-here = You are in { $kind } { $area }; moves left: { $moves }. Next door:
outline-party = { $seats } in { $kind } { $area }, counters: { $counters }{ $princess ->
    [0] {""}
   *[other] , with the Princess
}
outline-party-out = { $seats } are out, counters: { $counters }{ $princess ->
    [0] {""}
   *[other] , with the Princess
}
outline-party-dead = { $seats } are dead
outline-party-outside = { $seats } before the entrance, counters: { $counters }
outline-character = { $discipline } of { $seat }: hits { $hits }, can take { $left }{ $heroic ->
    [0] {""}
   *[other] , heroic
}{ $hexed ->
    [0] {""}
   *[other] , cursed by a witch
}
outline-dead = { $discipline } of { $seat } is dead
outline-companion = { $name }: hits { $hits }, can take { $left }
outline-carried = { $what } ({ $name })
outline-monsters = Monsters in the open
outline-monster = { $monster } in { $area }: hits { $hits }, can take { $left }
outline-princess = The Princess is in { $kind } { $area }{ $is_open ->
    [0] ; the Cell is locked
   *[other] ; the Cell is open
}

## The end

score-gold = Gold
score-princess = The Princess
score-captives = Dwarf and elf
score-curse = Curse
score-shared = Shared with allies
reason-rounds-over = The last round is over.
reason-all-dead = Nobody came out alive.
reason-princess-saved = Everybody is out or dead, and the Princess is free.
reason-all-out = Everybody is out or dead; the Princess is still captive.

## Figures of a simulation

figure-rounds = Rounds
figure-dead = Dead characters
figure-parties = Parties
figure-monsters-met = Monsters met
