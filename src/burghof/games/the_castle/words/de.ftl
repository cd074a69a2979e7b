# Words of The Castle.

## Options

option-attacks = Angriffe
option-attacks-about = Ob Gruppen einander angreifen dürfen.
option-boots = Stiefel der Schnelligkeit
option-boots-about = Wen die Stiefel der Schnelligkeit ein zweites Mal tragen.
option-boots-wearer = Den Träger, wenn er der einzige Held seiner Gruppe ist
option-boots-party = Die ganze Gruppe
option-rounds = Runden
option-rounds-about = Nach so vielen Runden ist verloren, wer noch drinnen ist.

## Names

area-kind-room = Raum
area-kind-corridor = Gang
area-kind-cell = das Verlies
entrance-a = A
entrance-b = B
entrance-c = C
entrance-d = D
entrance-e = E
entrance-f = F
discipline-fighter = Kämpfer
discipline-cleric = Kleriker
discipline-wizard = Zauberer
monster-behemoth = Behemoth
monster-gargoyle = Gargoyle
monster-goblin = Goblin
monster-ogre = Oger
monster-shadow = Schatten
monster-slime = Schleim
monster-troll = Troll
monster-werewolf = Werwolf
monster-ghoul = Ghul
monster-ghost = Gespenst
monster-skeleton = Skelett
monster-vampire = Vampir
monster-zombie = Zombie
monster-witch = Hexe
monster-bat = Fledermaus
monster-centipede = Hundertfüßer
monster-lizard = Echse
monster-mildew = Mehltau
monster-mold = Schimmel
monster-rat = Ratte
monster-snake = Schlange
monster-spider = Spinne
treasure-gold-100 = 100 Gold
treasure-gold-200 = 200 Gold
treasure-gold-300 = 300 Gold
treasure-gold-400 = 400 Gold
treasure-gold-500 = 500 Gold
treasure-key-a = Schlüssel A
treasure-key-b = Schlüssel B
treasure-skeleton-key = Dietrich
treasure-acid = Säureflasche
treasure-boots = Stiefel der Schnelligkeit
treasure-coffin = Sarg
treasure-medallion = Medaillon der Hellsicht
treasure-pistol = Pistole
treasure-healing = Heiltrank
treasure-teleport = Trank der Versetzung
treasure-sword = Zauberschwert
treasure-dwarf = Zwerg
treasure-elf = Elf
treasure-spores = Sporen
treasure-vapor = Giftdampf
treasure-trap = Falle
treasure-curse = Fluch −1
treasure-heavy-curse = Fluch −300
spell-charm = Bezaubern
spell-esp = Hellsicht
spell-fireball = Feuerball
spell-heroism = Heldenmut
spell-speed = Eile
spell-teleport = Versetzung

## Refusals

refusal-other-counters = Jedes Plättchen liegt in einem Raum, und kein anderes.
refusal-a-die-for-each = Jeder, der beginnen könnte, wirft einen Würfel.
refusal-none-left = { $discipline }: keiner mehr da.
refusal-not-with-yourself = Du kannst dich nicht mit dir selbst verbünden.
refusal-already-allied = Jemand davon hat schon Verbündete.
refusal-entrance-taken = Eingang { $entrance } hat schon eine andere Gruppe.
refusal-not-due-now = Das ist jetzt nicht an der Reihe.
refusal-six-sides = Ein Würfel zeigt eins bis sechs.
refusal-no-wizard = Nur Zauberer zaubern.
refusal-not-before-moving = { $spell } wird nicht vor dem Ziehen gezaubert.
refusal-one-spell = Ein Zauberer zaubert vor dem Ziehen einmal.
refusal-no-speed-again = Eile kann noch nicht wieder gezaubert werden.
refusal-not-of-your-party = Das ist niemand aus deiner Gruppe.
refusal-not-in-your-possession = Das trägst du nicht: { $item }.
refusal-used-this-turn = In diesem Zug schon benutzt: { $item }.
refusal-nothing-hidden = In { $area } liegt nichts Derartiges verdeckt.
refusal-nobody-wounded = Nur Verwundete deiner Gruppe können geheilt werden.
refusal-knows-the-pistol = Du weißt schon, wie die Pistole geht.
refusal-boots-are-worn = Die Stiefel sind schon angezogen.
refusal-not-to-an-ally = Gegenstände gibt man lebenden Verbündeten.
refusal-given-this-turn = In diesem Zug schon weitergegeben: { $item }.
refusal-monster-only = Dieser Wurf zeigt nur ein Monster.
refusal-one-counter-only = Dieser Wurf zeigt nur ein Plättchen.
refusal-cell-is-locked = Das Verlies ist verschlossen, und du hast keine zwei passenden Schlüssel.
refusal-not-next-door = { $area } liegt nicht nebenan.
refusal-no-entrance-here = Hier ist kein Eingang, durch den man hinauskommt.
refusal-not-in-a-fight = { $spell } wird nicht im Kampf gezaubert.
refusal-no-such-enemy = Das ist kein Gegner, der hier ist.
refusal-only-wild-monsters = Nur wilde Monster lassen sich bezaubern.
refusal-cannot-be-charmed = { $monster } lässt sich nicht bezaubern.
refusal-no-acid = Du hast hier keine Säure zu werfen.
refusal-no-pistol = Du hast keine Pistole, mit der du schießen kannst.
refusal-not-here = Diese Gruppe ist nicht hier.
refusal-too-large-for-a-captive = Zwerg und Elf kämpfen nicht gegen so große Monster.
refusal-nothing-to-check = Hier liegt kein Schatz zum Aufdecken.
refusal-cannot-check = Nur Held, Zwerg oder Elf der Gruppe deckt einen Schatz auf.
refusal-no-heir = Es geht an einen lebenden Helden der Gruppe.
refusal-keeps-it-himself = Ein Held behält, was er findet.
refusal-no-pile-here = Hier hat niemand etwas zurückgelassen.

## Events

event-counters-laid = In jedem Raum liegen verdeckt ein Monster und ein Schatz.
event-order-rolled = Wer beginnt? Es würfeln { $seats }.
event-character-picked = { $seat } wählt: { $discipline }.
event-alliance-proposed = { $seat } sucht Verbündete: { $others }.
event-alliance-made = Von nun an eine Gruppe: { $seats }.
event-alliance-refused = Das Bündnis von { $seat } kommt nicht zustande.
event-entrance-chosen = { $seats }: Eingang { $entrance }.
event-turn-began = Runde { $round }: { $seats }{ $is_extra ->
    [0] {""}
   *[other] {" "}noch einmal
}.
event-ballot-opened = Alle haben gewählt: { $seats }.
event-spell-cast = { $name } zaubert: { $spell }.
event-spell-rolled = { $spell } von { $name }: { $pips }{ $effect ->
    [fails] , misslungen
    [hurts] , misslungen und schmerzhaft
   *[other] , gelungen
}.
event-strength-rolled = { $spell } von { $name } hat Stärke { $strength } (Würfel: { $pips }).
event-heroism-gained = { $name } ist bis zum Ende des Zuges heldenmütig.
event-speed-gained = { $seats }: noch ein Zug danach.
event-monster-charmed = { $monster } geht nun mit { $seats }.
event-looked-into = { $name } blickt in { $area }{ $what ->
    [monster] {" "}(Monster)
    [treasure] {" "}(Schatz)
   *[other] {" "}(beides)
}.
event-peeked = Du hast in { $area } gesehen: { $monster } { $treasure }
event-item-used = { $name } benutzt: { $item }.
event-item-given = { $name } gibt { $other } einen magischen Gegenstand.
event-healed = { $name } wird geheilt (Würfel: { $pips }); Treffer noch: { $hits }.
event-studied = { $name } untersucht die Pistole: { $pips }{ $result ->
    [ready] , und weiß nun Bescheid
    [again] , und darf es noch einmal versuchen
   *[other] , und sie geht los
}.
event-shot-himself = { $name } trifft sich selbst mit der Pistole: { $hits }.
event-hurt = { $name } erleidet Treffer: { $hits } (hält noch { $left } aus).
event-died = { $name } ist tot.
event-party-died = Von { $seats } lebt niemand mehr. Zurückgelassene Plättchen: { $counters }.
event-curse-lifted = { $name } ist einen Fluch los.
event-party-stayed = { $seats }: nicht weiter.
event-party-moved = { $seats } nach { $kind } { $area }.
event-party-left = Endgültig aus der Burg: { $seats }.
event-teleported = Plötzlich in { $kind } { $area }: { $seats }.
event-keys-shown = { $seats } öffnen das Verlies: { $keys }.
event-princess-joined = Die Prinzessin geht mit { $seats }.
event-princess-stayed = Die Prinzessin bleibt in { $kind } { $area }.
event-monsters-revealed = In { $area } lauert: { $monsters }.
event-coffin-closed = Der Sarg schließt sich: { $name } ist fort.
event-no-coffin = { $seats }: kein Sarg.
event-attacked = { $seats } greifen an: { $others }.
event-spared = { $seats } greifen niemanden an.
event-acid-thrown = { $name } wirft Säure auf { $target }: { $pips }, Treffer: { $hits }.
event-shot-fired = { $name } schießt auf { $target }: { $hits }.
event-sword-drawn = { $name } zieht ein Zauberschwert.
event-no-sword = { $name } hat kein Zauberschwert.
event-melee-rolled = { $name } gegen { $other }: { $pips }{ $modifier ->
    [0] {""}
    [1] {" "}+ 1
   *[other] {" "}− 1
}.
event-regenerated = { $name } heilt einen Treffer.
event-witch-cast = Die Hexe trifft { $seats }: { $spell ->
    [teleport] hinaus aus der Burg
    [dispel] Magie vergeht
    [lead] Gold wird Blei
    [powder] Giftpulver
    [hex] ein Fluch für immer
   *[other] Mumienstaub verdoppelt alle Treffer
}.
event-dispelled = Zerstört: { $items }
event-gold-lost = Wertlos: { $gold }
event-charm-broken = { $name } ist wieder wild.
event-looted = { $name } deckt den Schatz in { $area } auf.
event-found = Deine Gruppe hat gefunden: { $treasure } ({ $name }).
event-openly-found = { $name } findet: { $treasure }!
event-trap-sprung = Die Falle schnappt nach { $name }: { $pips }{ $effect ->
    [nothing] , nichts geschieht
    [damage] , es schmerzt
   *[other] , tödlich
}.
event-vapor-rose = Giftdampf steigt auf: { $pips }.
event-pile-taken = { $name } nimmt, was hier liegt: { $counters }.
event-pile-seen = Es ist: { $treasures }
event-loot-declined = { $seats } lassen es liegen.
event-rounds-over = Runde { $round } war die letzte: Wer drinnen ist, ist verloren.

## Offers

offer-pick = Wählen: { $discipline }
offer-propose = Ein Bündnis anbieten: { $seats }
offer-propose-nobody = Niemanden fragen
offer-accept = Zustimmen
offer-refuse = Ablehnen
offer-enter = Eingang { $entrance }
offer-stop = Hier bleiben
offer-leave = Die Burg endgültig verlassen
offer-go = Nach { $kind } { $area }
offer-go-to = In { $kind } { $area } erscheinen
offer-spare = Niemanden angreifen
offer-attack = { $seats } angreifen
offer-against = Gegen { $monster } kämpfen
offer-fight = { $name } kämpft (hält { $left } aus)
offer-hold = Jetzt nichts tun
offer-acid = Säure auf { $target } werfen
offer-shoot = Auf { $target } schießen
offer-cast = { $spell } zaubern
offer-cast-on = { $spell } auf { $target } zaubern
offer-consult = Mit dem Medaillon das Monster in { $area } ansehen
offer-look = In { $area } blicken: { $what ->
    [monster] das Monster
    [treasure] der Schatz
   *[other] beides
}
offer-heal = { $target } den Heiltrank geben
offer-give = { $name } geben: { $item }
offer-check = { $name } deckt den Schatz auf
offer-check-for = { $name } deckt den Schatz für { $heir } auf
offer-take-pile = { $name } nimmt, was hier liegt
offer-drink-teleport = Den Trank der Versetzung trinken
offer-study = Die Pistole untersuchen
offer-wear = Die Stiefel anziehen
offer-done = Fertig
offer-decline = Alles liegen lassen

## Outline

outline-over = Das Spiel ist zu Ende.
outline-chance = Der Zufall entscheidet.
outline-ballot = { $step ->
    [answer] Ein Bündnis?
    [vote] Wohin?
    [attack] Angreifen?
    [spells] Welche Zauber?
    [items] Säure oder Pistole?
    [against] Welches Monster zuerst?
    [fighter] Wer kämpft?
   *[other] Wer deckt den Schatz auf?
} Es wählen: { $seats }.
outline-asked = { $seat } { $step ->
    [pick] wählt einen Helden
    [ally] darf Verbündete suchen
    [entrance] wählt einen Eingang
    [look] blickt in einen Raum
    [destination] wählt, wohin es geht
   *[other] bereitet sich vor
}.
outline-disciplines = Helden
outline-discipline = { $discipline }
outline-seats = Spieler
outline-seat = { $seat }
outline-entrances = Eingänge
outline-entrance = { $entrance }, nach { $area }
outline-castle = Die Burg, Runde { $round }
outline-row = Reihe { $row }
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
       *[other] , verdecktes Monster
    }{ $open ->
        [0] {""}
       *[other] , offenes Monster
    }{ $treasure ->
        [0] {""}
       *[other] , Schatz
    }{ $pile ->
        [0] {""}
       *[other] , zurückgelassen: { $pile }
    }{ $people ->
        [0] {""}
       *[other] , Gruppen: { $people }
    }
}
outline-seen = Gesehen: { $what }
outline-outside = Du stehst vor dem Eingang.
outline-here = Du bist in { $kind } { $area }; Züge übrig: { $moves }. Nebenan:
outline-party = { $seats } in { $kind } { $area }, Plättchen: { $counters }{ $princess ->
    [0] {""}
   *[other] , mit der Prinzessin
}
outline-party-out = { $seats } sind draußen, Plättchen: { $counters }{ $princess ->
    [0] {""}
   *[other] , mit der Prinzessin
}
outline-party-dead = { $seats } sind tot
outline-party-outside = { $seats } vor dem Eingang, Plättchen: { $counters }
outline-character = { $discipline } von { $seat }: Treffer { $hits }, hält { $left } aus{ $heroic ->
    [0] {""}
   *[other] , heldenmütig
}{ $hexed ->
    [0] {""}
   *[other] , verhext
}
outline-dead = { $discipline } von { $seat } ist tot
outline-companion = { $name }: Treffer { $hits }, hält { $left } aus
outline-carried = { $what } ({ $name })
outline-monsters = Offene Monster
outline-monster = { $monster } in { $area }: Treffer { $hits }, hält { $left } aus
outline-princess = Die Prinzessin ist in { $kind } { $area }{ $is_open ->
    [0] ; das Verlies ist verschlossen
   *[other] ; das Verlies ist offen
}

## The end

score-gold = Gold
score-princess = Die Prinzessin
score-captives = Zwerg und Elf
score-curse = Fluch
score-shared = Geteilt mit Verbündeten
reason-rounds-over = Die letzte Runde ist vorbei.
reason-all-dead = Niemand kam lebend heraus.
reason-princess-saved = Alle sind draußen oder tot, und die Prinzessin ist frei.
reason-all-out = Alle sind draußen oder tot; die Prinzessin ist noch gefangen.

## Zahlen einer Simulation

figure-rounds = Runden
figure-dead = Tote Figuren
figure-parties = Gruppen
figure-monsters-met = Getroffene Monster
