### Die Burg auf Deutsch.

game-in-a-sentence = Zwei Schlüssel, eine Prinzessin, viele Zähne.

## Optionen

option-attacks = Angriffe
option-attacks-about = Ob Gruppen einander angreifen dürfen.
option-boots = Stiefel der Schnelligkeit
option-boots-about = Wen die Stiefel der Schnelligkeit ein zweites Mal tragen.
option-boots-wearer = Nur den Besitzer, und nur wenn er der einzige Held seiner Gruppe ist
option-boots-party = Die ganze Gruppe
option-rounds = Runden
option-rounds-about = Nach so vielen Runden ist verloren, wer noch drinnen ist. Ohne Grenze endet das Spiel erst, wenn alle draußen oder tot sind oder lange nichts Neues geschieht.
option-rounds-0 = Ohne Grenze

## Namen

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
twin-first-fighter = Kämpfer 1
twin-second-fighter = Kämpfer 2
twin-first-cleric = Kleriker 1
twin-second-cleric = Kleriker 2
twin-first-wizard = Zauberer 1
twin-second-wizard = Zauberer 2
being-fighter = Der Kämpfer
being-cleric = Der Kleriker
being-wizard = Der Zauberer
being-first-fighter = Der erste Kämpfer
being-second-fighter = Der zweite Kämpfer
being-first-cleric = Der erste Kleriker
being-second-cleric = Der zweite Kleriker
being-first-wizard = Der erste Zauberer
being-second-wizard = Der zweite Zauberer
being-dwarf = Der Zwerg
being-elf = Der Elf
being-behemoth = Der Behemoth
being-gargoyle = Der Gargoyle
being-goblin = Der Goblin
being-ogre = Der Oger
being-shadow = Der Schatten
being-slime = Der Schleim
being-troll = Der Troll
being-werewolf = Der Werwolf
being-ghoul = Der Ghul
being-ghost = Das Gespenst
being-skeleton = Das Skelett
being-vampire = Der Vampir
being-zombie = Der Zombie
being-witch = Die Hexe
being-bat = Die Fledermaus
being-centipede = Der Hundertfüßer
being-lizard = Die Echse
being-mildew = Der Mehltau
being-mold = Der Schimmel
being-rat = Die Ratte
being-snake = Die Schlange
being-spider = Die Spinne
place-a1 = Eulenkammer (a1)
place-b1 = Rabenstube (b1)
place-c1 = Nordwestpforte (c1)
place-d1 = Rosenkammer (d1)
place-e1 = Haupthalle (e1)
place-f1 = Spiegelkammer (f1)
place-g1 = Nordostpforte (g1)
place-h1 = Kartenstube (h1)
place-i1 = Sternwarte (i1)
place-a2 = Falkenkammer (a2)
place-b2 = Hirschstube (b2)
place-c2 = Nordwestkreuzung (c2)
place-d2 = Rosengalerie (d2)
place-e2 = Rittergalerie (e2)
place-f2 = Spiegelgalerie (f2)
place-g2 = Nordostkreuzung (g2)
place-h2 = Bücherei (h2)
place-i2 = Schreibstube (i2)
place-a3 = Fuchskammer (a3)
place-b3 = Bärenstube (b3)
place-c3 = Bärengalerie (c3)
place-d3 = Kapelle (d3)
place-e3 = Ritterhalle (e3)
place-f3 = Kerzenkammer (f3)
place-g3 = Harfengalerie (g3)
place-h3 = Harfenstube (h3)
place-i3 = Uhrenkammer (i3)
place-a4 = Westpforte (a4)
place-b4 = Westgalerie (b4)
place-c4 = Westkreuzung (c4)
place-d4 = Kettengalerie (d4)
place-e4 = Verlies (e4)
place-f4 = Riegelgalerie (f4)
place-g4 = Ostkreuzung (g4)
place-h4 = Ostgalerie (h4)
place-i4 = Ostpforte (i4)
place-a5 = Waschküche (a5)
place-b5 = Burgküche (b5)
place-c5 = Küchengalerie (c5)
place-d5 = Bilderkammer (d5)
place-e5 = Thronhalle (e5)
place-f5 = Ratsstube (f5)
place-g5 = Wachgalerie (g5)
place-h5 = Wachstube (h5)
place-i5 = Waffenkammer (i5)
place-a6 = Speisekammer (a6)
place-b6 = Backstube (b6)
place-c6 = Südwestkreuzung (c6)
place-d6 = Bildergalerie (d6)
place-e6 = Throngalerie (e6)
place-f6 = Laternengalerie (f6)
place-g6 = Südostkreuzung (g6)
place-h6 = Sattelkammer (h6)
place-i6 = Schmiede (i6)
place-a7 = Kräuterkammer (a7)
place-b7 = Webstube (b7)
place-c7 = Südwestpforte (c7)
place-d7 = Weinkammer (d7)
place-e7 = Brunnenstube (e7)
place-f7 = Laternenkammer (f7)
place-g7 = Südostpforte (g7)
place-h7 = Schildkammer (h7)
place-i7 = Pfeilkammer (i7)
choice-accept = ja
choice-refuse = nein
choice-stop = bleiben
choice-leave = hinaus
choice-gift = etwas weitergeben
choice-spare = niemanden angreifen
choice-hold = nichts
choice-pile = das Zurückgelassene nehmen
choice-decline = alles liegen lassen

## Ablehnungen

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
refusal-nothing-hidden = In der { $area } liegt nichts Derartiges verdeckt.
refusal-nobody-wounded = Nur Verwundete deiner Gruppe können geheilt werden.
refusal-knows-the-pistol = Du weißt schon, wie die Pistole geht.
refusal-boots-are-worn = Die Stiefel sind schon angezogen.
refusal-not-to-an-ally = Gegenstände gibt man lebenden Verbündeten.
refusal-given-this-turn = In diesem Zug schon weitergegeben: { $item }.
refusal-no-item-of-yours = Weitergeben kannst du nur einen magischen Gegenstand, den du trägst.
refusal-monster-only = Dieser Wurf zeigt nur ein Monster.
refusal-one-counter-only = Dieser Wurf zeigt nur ein Plättchen.
refusal-cell-is-locked = Das Verlies ist verschlossen, und du hast keine zwei passenden Schlüssel.
refusal-not-next-door = Nicht nebenan: { $area }.
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

## Ereignisse

event-counters-laid = In jedem Raum liegen verdeckt ein Monster und ein Schatz.
event-order-rolled = { $seats } würfeln, wer beginnt: { $pips }.
event-character-picked = { $seat } wählt: { $discipline }.
event-alliance-proposed = { $number ->
    [0] { $seat } bietet niemandem ein Bündnis an.
   *[other] { $seat } bietet ein Bündnis an: { $others }.
}
event-alliance-made = { $seats } sind von nun an eine Gruppe.
event-alliance-refused = Das Bündnis, das { $seat } angeboten hat, kommt nicht zustande.
event-entrance-chosen = { $seats } { $number ->
    [one] beginnt
   *[other] beginnen
} bei Eingang { $entrance }.
event-turn-began = Runde { $round }: { $seats } { $number ->
    [one] ist
   *[other] sind
} am Zug{ $is_extra ->
    [0] {""}
   *[1] , durch Eile noch einmal
}.
event-ballot-opened = Die Wahl wird gezeigt. { $seats }, in dieser Reihenfolge: { $names }.
event-spell-cast = { $name } zaubert { $spell }{ $aimed ->
    [0] {""}
   *[1] {" "}(Ziel: { $target })
}.
event-spell-rolled = { $name } würfelt { $pips } für { $spell }: { $effect ->
    [fails] misslungen
    [hurts] misslungen und schmerzhaft
   *[other] gelungen
}.
event-strength-rolled = { $name } würfelt { $pips } für die Stärke von { $spell }: { $strength }.
event-heroism-gained = { $name } ist bis zum Ende des Zuges heldenmütig.
event-speed-gained = { $seats } { $number ->
    [one] bekommt
   *[other] bekommen
} danach noch einen Zug.
event-monster-charmed = { $monster } ist bezaubert und geht mit { $seats }.
event-looked-into = { $name } blickt in die { $area }: { $what ->
    [monster] auf das Monster
    [treasure] auf den Schatz
   *[both] auf Monster und Schatz
}.
event-peeked = Du hast in der { $area } gesehen: { $seen }.
event-item-used = { $name } benutzt: { $item }.
event-item-given = Ein magischer Gegenstand wechselt den Besitzer: { $name } → { $other }.
event-gift-offered = { $name } bietet einen magischen Gegenstand an: { $other }, nimmst du ihn?
event-gift-refused = { $other } nimmt den magischen Gegenstand nicht, den { $name } anbietet.
event-healed = { $name } wird geheilt (Würfel: { $pips }) und { $hits ->
    [0] ist wieder ohne Treffer
    [one] hat noch einen Treffer
   *[other] hat noch { $hits } Treffer
}.
event-studied = { $name } untersucht die Pistole und würfelt { $pips }: { $result ->
    [ready] nun ist klar, wie sie geht
    [again] noch ein Versuch ist erlaubt
   *[shot] sie geht los
}.
event-shot-himself = { $name } erleidet { $hits ->
    [one] einen Treffer
   *[other] { $hits } Treffer
} durch die Pistole, die nun fort ist.
event-hurt = { $name } erleidet { $hits ->
    [one] einen Treffer
   *[other] { $hits } Treffer
}{ $left ->
    [0] {""}
   *[other] {" "}und hält noch { $left } aus
}.
event-died = { $name } ist tot.
event-party-died = Die Gruppe von { $seats } ist tot.{ $counters ->
    [0] {""}
    [one] {" "}Ein Plättchen bleibt zurück.
   *[other] {" "}{ $counters } Plättchen bleiben zurück.
}
event-curse-lifted = { $name } ist einen Fluch los.
event-party-stayed = { $seats } { $number ->
    [one] geht
   *[other] gehen
} nicht weiter.
event-party-moved = { $seats } { $number ->
    [one] geht
   *[other] gehen
} { $kind ->
    [cell] ins Verlies
   *[other] in die { $area }
}.
event-party-left = { $seats } { $number ->
    [one] hat
   *[other] haben
} die Burg endgültig verlassen.
event-teleported = { $seats } { $number ->
    [one] erscheint
   *[other] erscheinen
} { $kind ->
    [cell] im Verlies
   *[other] in der { $area }
}.
event-keys-shown = { $seats } { $number ->
    [one] öffnet
   *[other] öffnen
} das Verlies: { $keys }.
event-princess-joined = Die Prinzessin geht mit { $seats }.
event-princess-stayed = Die Prinzessin bleibt { $kind ->
    [cell] im Verlies
   *[other] in der { $area }
}.
event-monsters-revealed = { $area }, hier lauert: { $monsters }.
event-coffin-closed = Der Sarg schließt sich über dem Vampir: beide sind fort.
event-no-coffin = { $seats } { $number ->
    [one] hat
   *[other] haben
} keinen Sarg für den Vampir.
event-attacked = { $seats } { $number ->
    [one] greift
   *[other] greifen
} an: { $others }.
event-spared = { $seats } { $number ->
    [one] greift
   *[other] greifen
} niemanden an.
event-acid-thrown = { $name } wirft Säure (Ziel: { $target }) und würfelt { $pips }: { $hits ->
    [0] daneben
    [one] ein Treffer
   *[other] { $hits } Treffer
}.
event-shot-fired = { $name } schießt (Ziel: { $target }): { $hits ->
    [one] ein Treffer
   *[other] { $hits } Treffer
}.
event-sword-drawn = { $name } zieht ein Zauberschwert.
event-no-sword = { $name } hat kein Zauberschwert.
event-melee-rolled = { $name } würfelt { $pips }{ $modifier ->
    [0] {""}
    [1] {" "}+ 1
   *[other] {" "}− 1
} (Gegner: { $other }).
event-regenerated = { $name } heilt einen Treffer.
event-witch-cast = Die Hexe verzaubert { $seats }: { $spell ->
    [teleport] zurück vor den Eingang
    [dispel] die Magie vergeht
    [lead] Gold wird zu Blei
    [powder] Giftpulver
    [hex] ein Fluch für immer
   *[dust] Mumienstaub verdoppelt alle Treffer
}.
event-dispelled = { $number ->
    [0] Es gab keinen magischen Gegenstand zu zerstören.
   *[other] Zerstört: { $items }.
}
event-gold-lost = { $number ->
    [0] Es gab kein Gold zu verlieren.
   *[other] Nun wertlos: { $gold }.
}
event-charm-broken = { $name } ist wieder wild.
event-looted = { $name } deckt den Schatz der { $area } auf.
event-found = Deine Gruppe findet: { $treasure }.
event-openly-found = { $name } findet: { $treasure }.
event-trap-sprung = { $name } würfelt { $pips } für die Falle: { $effect ->
    [nothing] nichts geschieht
    [damage] sie verletzt
   *[death] sie tötet
}.
event-vapor-rose = Giftdampf steigt auf: { $pips ->
    [one] ein
   *[other] { $pips }
} Treffer für alle hier.
event-pile-taken = { $name } nimmt, was hier zurückgelassen wurde: { $counters ->
    [one] ein
   *[other] { $counters }
} Plättchen.
event-pile-seen = Mitgenommen: { $treasures }.
event-loot-declined = { $seats } { $number ->
    [one] lässt
   *[other] lassen
} alles liegen.
event-rounds-over = Runde { $round } war die letzte: Wer drinnen ist, ist verloren.

## Angebote

offer-pick = { $discipline } ({ $hits } Treffer)
offer-propose = Ein Bündnis anbieten: { $seats }
offer-propose-nobody = Niemanden fragen
offer-accept = Zustimmen
offer-refuse = Ablehnen
offer-take = Nehmen
offer-take-not = Nicht nehmen
offer-enter = Eingang { $entrance }, zur { $area }
offer-stop = Hier bleiben
offer-leave = Die Burg endgültig verlassen
offer-go = { $kind ->
    [cell] Ins Verlies
   *[other] In die { $area }
} gehen{ $monsters ->
    [0] {""}
   *[other] {" "}(dort ist ein Monster)
}
offer-go-to = { $kind ->
    [cell] Im Verlies
   *[other] In der { $area }
} erscheinen{ $monsters ->
    [0] {""}
   *[other] {" "}(dort ist ein Monster)
}
offer-spare = Niemanden angreifen
offer-attack = Angreifen: { $seats }
offer-against = Bekämpfen: { $monster }
offer-fight = { $name } kämpft (hält { $left ->
    [one] einen
   *[other] { $left }
} Treffer aus)
offer-hold = Jetzt nichts tun
offer-acid = Säure werfen: { $target }
offer-shoot = Schießen: { $target }
offer-cast = { $spell } zaubern
offer-cast-on = { $spell } zaubern: { $target }
offer-consult = Mit dem Medaillon das Monster der { $area } ansehen
offer-look = In die { $area } blicken: { $what ->
    [monster] das Monster
    [treasure] der Schatz
   *[both] Monster und Schatz
}
offer-heal = Heiltrank für: { $target }
offer-give = Weitergeben: { $item } (an: { $name })
offer-check = { $name } deckt den Schatz auf
offer-check-for = { $name } deckt den Schatz auf (für: { $heir })
offer-take-pile = { $name } nimmt, was hier zurückgelassen wurde
offer-drink-teleport = Den Trank der Versetzung trinken
offer-study = Die Pistole untersuchen
offer-wear = Die Stiefel anziehen
offer-done = Fertig
offer-decline = Alles liegen lassen

## Übersicht

outline-over = Das Spiel ist zu Ende.
outline-chance = Der Zufall entscheidet.
outline-pick = { $own ->
    [1] { $second ->
        [0] Wähle einen Helden.
       *[1] Wähle deinen zweiten Helden.
    }
   *[0] { $seat } wählt einen Helden.
}
outline-ally = { $own ->
    [1] Wem bietest du ein Bündnis an? Eine Gruppe geht, kämpft und teilt gemeinsam.
   *[0] { $seat } darf Verbündete suchen.
}
outline-enter = { $own ->
    [1] Wähle den Eingang, bei dem deine Gruppe beginnt.
   *[0] { $seat } wählt einen Eingang.
}
outline-prepare = { $own ->
    [1] { $casts ->
        [0] Du bist am Zug ({ $role }): Benutze, was du trägst, oder gib es weiter; ende mit Fertig.
       *[1] Du bist am Zug ({ $role }): Zaubere einmal, benutze, was du trägst, oder gib es weiter; ende mit Fertig.
    }
   *[0] { $seat } bereitet sich vor.
}
outline-look = { $own ->
    [1] In welchen Raum blickst du? Du siehst { $effect ->
        [monster] sein Monster
        [either] sein Monster oder seinen Schatz
       *[both] sein Monster und seinen Schatz
    }.
   *[0] { $seat } blickt in einen Raum.
}
outline-destination = { $own ->
    [1] Wohin führt deine Versetzung?
   *[0] { $seat } wählt, wohin die Versetzung führt.
}
outline-chosen = Du hast gewählt; andere überlegen noch.
outline-gift = { $seat } sagt, ob der magische Gegenstand von { $giver } angenommen wird.
outline-gift-known = { $own ->
    [1] { $giver } bietet dir an: { $item }. Nimmst du an?
   *[0] { $seat } sagt, ob das Angebot von { $giver } angenommen wird: { $item }.
}
outline-awaited = Du hast gewählt; noch nicht: { $seats }.
outline-answer = { $own ->
    [1] { $number ->
        [one] { $seat } bietet dir ein Bündnis an.
       *[other] { $seat } bietet euch allen ein Bündnis an: { $seats }.
    } Stimmst du zu?{ $number ->
        [one] {""}
       *[other] {" "}Alle wählen geheim.
    }
   *[0] Stimmen { $seats } dem Bündnis mit { $seat } zu?
}
outline-vote = { $own ->
    [1] Wohin? Noch { $moves ->
        [one] ein Feld
       *[other] { $moves } Felder
    } weit.{ $number ->
        [one] {""}
       *[other] {" "}Alle wählen geheim.
    }
   *[0] { $seats } { $number ->
        [one] wählt
       *[other] wählen
    } den Weg.
}
outline-attack = { $own ->
    [1] Andere sind hier. Greifst du sie an?{ $number ->
        [one] {""}
       *[other] {" "}Alle wählen geheim.
    }
   *[0] { $seats } { $number ->
        [one] entscheidet
       *[other] entscheiden
    } über einen Angriff.
}
outline-spells = { $own ->
    [1] Ein Kampf ({ $role }): Was zauberst du?{ $number ->
        [one] {""}
       *[other] {" "}Alle wählen geheim.
    }
   *[0] Ein Kampf: { $seats } { $number ->
        [one] darf
       *[other] dürfen
    } zaubern.
}
outline-items = { $own ->
    [1] Ein Kampf ({ $role }): Benutzt du Säure oder Pistole?{ $number ->
        [one] {""}
       *[other] {" "}Alle wählen geheim.
    }
   *[0] Ein Kampf: { $seats } { $number ->
        [one] darf
       *[other] dürfen
    } Säure oder Pistole benutzen.
}
outline-against = { $own ->
    [1] Welches Monster bekämpfst du als Nächstes?{ $number ->
        [one] {""}
       *[other] {" "}Alle wählen geheim.
    }
   *[0] { $seats } { $number ->
        [one] wählt
       *[other] wählen
    } das nächste Monster.
}
outline-fighter = { $own ->
    [1] Wer kämpft die nächste Runde?{ $number ->
        [one] {""}
       *[other] {" "}Alle wählen geheim.
    }
   *[0] { $seats } { $number ->
        [one] wählt
       *[other] wählen
    }, wer die nächste Runde kämpft.
}
outline-loot = { $own ->
    [1] Wer sieht nach, was hier liegt? Es kann eine Falle sein.{ $number ->
        [one] {""}
       *[other] {" "}Alle wählen geheim.
    }
   *[0] { $seats } { $number ->
        [one] entscheidet
       *[other] entscheiden
    } über den Schatz.
}
outline-spell-list = Zauber
outline-spell = { $spell }
outline-disciplines = Helden
outline-discipline = { $discipline } ({ $form ->
    [short] { $hits } Treffer, { $left } da
   *[full] hält { $hits } Treffer aus, noch zu haben: { $left }
})
outline-seats = Spieler
outline-seat = { $seat }{ $own ->
    [1] {" "}(du)
   *[0] {""}
}
outline-entrances = Eingänge
outline-entrance = { $entrance }, zur { $area }
outline-party = { $form ->
    [short] { $sign }{" "}
   *[full] {""}
}{ $own ->
    [1] Deine Gruppe
   *[0] Gruppe von { $seats }
} { $kind ->
    [cell] im Verlies
   *[other] in der { $area }
}{ $princess ->
    [0] {""}
   *[1] {" "}mit der Prinzessin
}
outline-party-new = { $form ->
    [short] { $sign }{" "}
   *[full] {""}
}{ $own ->
    [1] Deine Gruppe
   *[0] Gruppe von { $seats }
}
outline-party-outside = { $form ->
    [short] { $sign }{" "}
   *[full] {""}
}{ $own ->
    [1] Deine Gruppe
   *[0] Gruppe von { $seats }
} vor Eingang { $entrance }
outline-party-out = { $form ->
    [short] { $sign }{" "}
   *[full] {""}
}{ $own ->
    [1] Deine Gruppe
   *[0] Gruppe von { $seats }
}, aus der Burg heraus{ $princess ->
    [0] {""}
   *[1] {" "}mit der Prinzessin
}
outline-party-dead = { $form ->
    [short] { $sign }{" "}
   *[full] {""}
}{ $own ->
    [1] Deine Gruppe
   *[0] Gruppe von { $seats }
}, tot
outline-character = { $alone ->
    [1] { $role }
   *[0] { $seat }{ $own ->
        [1] {" "}(du)
       *[0] {""}
    }, { $role }
}
outline-dead = { $alone ->
    [1] { $role }
   *[0] { $seat }{ $own ->
        [1] {" "}(du)
       *[0] {""}
    }, { $role }
}: tot
outline-state = { $form ->
    [short] noch { $left } von { $most }
   *[full] Hält noch { $left } von { $most } Treffern aus
}{ $heroic ->
    [0] {""}
   *[1] , heldenmütig
}{ $hexed ->
    [0] {""}
   *[1] , verhext
}
outline-carried = { $what }{ $worn ->
    [0] {""}
   *[1] {" "}(angezogen)
}{ $loaded ->
    [0] {""}
   *[1] {" "}(bereit)
}
outline-covered = { $number ->
    [one] ein Plättchen
   *[other] { $number } Plättchen
} verdeckt
outline-companion = { $form ->
    [short] { $name }: noch { $left } von { $most }
   *[full] { $name }: hält noch { $left } von { $most } Treffern aus
}
outline-monsters = Offene Monster
outline-monster = { $form ->
    [short] { $monster }, { $area } (noch { $left } von { $most })
   *[full] { $monster }, { $area }: hält noch { $left } von { $most } Treffern aus
}
outline-princess = Die Prinzessin wartet { $kind ->
    [cell] im Verlies
   *[other] in der { $area }
}{ $locked ->
    [0] {""}
   *[1] , das verschlossen ist
}
outline-seen = Du hast gesehen
outline-seen-one = { $area }: { $what }
outline-castle = { $form ->
    [short] Runde { $round }{ $rounds ->
        [0] {""}
       *[other] {" "}von { $rounds }
    } (? Monster verdeckt, ! offen, $ Schatz, + Rest, ♥ Prinzessin)
   *[full] Die Burg von Norden, Runde { $round }{ $rounds ->
        [0] {""}
       *[other] {" "}von { $rounds }
    }
}
outline-quiet = Seit { $rounds } Runden ist nichts Neues geschehen. Das Spiel endet nach { $left ->
    [one] einer weiteren solchen Runde
   *[other] { $left } weiteren solchen Runden
}.
outline-row = { $form ->
    [short] {""}
   *[full] Reihe { $row }
}
outline-area = { $form ->
    [short] { $at }{ $marks }
   *[full] { $area }{ $hidden ->
        [0] {""}
       *[other] , Monster verdeckt
    }{ $open ->
        [0] {""}
        [one] , Monster
       *[other] , { $open } Monster
    }{ $treasure ->
        [0] {""}
       *[1] , Schatz
    }{ $pile ->
        [0] {""}
        [one] , ein Plättchen zurückgelassen
       *[other] , { $pile } Plättchen zurückgelassen
    }{ $princess ->
        [0] {""}
       *[1] , die Prinzessin
    }{ $people ->
        [0] {""}
       *[other] , { $seats }
    }{ $enters ->
        [0] {""}
       *[1] , Eingang { $entrance }
    }; führt zu: { $ways }
}
outline-here = { $form ->
    [short] Neben: { $area }
   *[full] Du bist { $kind ->
        [cell] im Verlies
       *[other] in der { $area }
    }; nebenan
}
outline-outside = { $form ->
    [short] Hinter Eingang { $entrance }
   *[full] Du stehst vor Eingang { $entrance }; dahinter
}
outline-way = { $area }{ $hidden ->
    [0] {""}
   *[other] , Monster verdeckt
}{ $open ->
    [0] {""}
    [one] , Monster
   *[other] , { $open } Monster
}{ $treasure ->
    [0] {""}
   *[1] , Schatz
}{ $pile ->
    [0] {""}
    [one] , ein Plättchen zurückgelassen
   *[other] , { $pile } Plättchen zurückgelassen
}{ $princess ->
    [0] {""}
   *[1] , die Prinzessin
}{ $people ->
    [0] {""}
   *[other] , { $seats }
}
outline-way-out = hinaus durch Eingang { $entrance }

## Das Ende

score-gold = Gold
score-princess = Die Prinzessin
score-captives = Zwerg und Elf
score-curse = Fluch
score-shared = Geteilt mit Verbündeten
reason-rounds-over = Die letzte Runde ist vorbei.
reason-nothing-new = Dreißig Runden lang war nichts Neues geschehen.
reason-all-dead = Niemand kam lebend heraus.
reason-princess-saved = Alle sind draußen oder tot, und die Prinzessin ist frei.
reason-all-out = Alle sind draußen oder tot; die Prinzessin ist noch gefangen.

## Zahlen einer Simulation

figure-rounds = Runden
figure-dead = Tote Figuren
figure-parties = Gruppen
figure-monsters-met = Getroffene Monster

## Das Brett

board-bag = Beutel
board-bag-empty = Noch nichts
board-somebody = Unbekannt
board-seen = Gesehen in der { $area }: { $what }
board-left = noch { $left } von { $most }
board-hits = hält { $number } Treffer aus
board-works = wirkt { $number } von 6 Mal
board-choose = Was zur Wahl steht
board-choose-then = Und für wen oder wo
board-stops = hier ist Schluss
board-leave = hinaus
board-fight-in = Kampf { $kind ->
    [cell] im Verlies
   *[other] in der { $area }
}
board-look-at-map = Auf den Plan schauen
board-back-to-fight = Zurück zum Kampf
board-you-roll = Würfel
board-roll-is = Wurf
board-you-deal = Teilt aus
board-it-deals = Steckt ein
board-spell = Zauber
board-fells = { $number ->
    [0] Kein Wurf beendet es in dieser Runde.
    [6] Jeder Wurf beendet es.
    [one] Einer von 6 Würfen beendet es.
   *[other] { $number } von 6 Würfen beenden es.
}
board-change-wizard = Zauberer
board-change-undead = Kleriker gegen solche wie diese
board-change-sword = Magisches Schwert
board-change-heroism = Heldenmut
board-change-curse = Fluch
board-change-hex = Hexenfluch
board-counts-as = Zählt als
board-odds = Chancen
board-chances = Bis zum Ende: siegt zu { $wins } %, stirbt zu { $dies } %.
board-roll = Würfeln
board-open-it = Öffnen
board-see-monster = Das Monster ansehen
board-see-treasure = Den Schatz ansehen
board-see-both = Beides ansehen
board-cast = Zaubern
board-go-in = Hineingehen
board-leave-now = Für immer hinaus
board-ask = Fragen
board-give = Weitergeben
board-go-to-me = Zu mir
board-go-to = Zu { $name }
board-whole = Die ganze Burg sehen
board-nearer = Näher heran
board-dead = tot
board-out = aus der Burg heraus
board-carries = { $number ->
    [0] trägt nichts
    [one] trägt ein Plättchen
   *[other] trägt { $number } Plättchen
}
board-hits-short = { $number } Treffer
board-drag = Zieh am Plan, um mehr zu sehen; zwei Finger zoomen.
board-vote = Alle wählen geheim
board-voted = Deine Stimme ist versiegelt
board-has-voted = { $name } hat eine Stimme versiegelt
board-vote-seconds = { $seconds } s
board-works-short = { $number } von 6
board-no-party = Du hast niemanden in der Burg.

## Tabellen der Regeln

table-modified-roll = Veränderter Wurf
table-counter = Plättchen
table-number = Anzahl
table-constitution = Konstitution
table-treasure = Schatz
