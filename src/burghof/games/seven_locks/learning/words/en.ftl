### Learning Castle of the 7 Locks, in English.

pitch = Drop pearls, listen to how deep they fall, open towers with the right key: whoever gathers the most pearls wins.
how-you-win = Gather the most pearls. Open towers with the right key, share when others do, and name the key that fits nowhere.
know-1 = A deep lock needs a long key. There are eight keys and only seven towers: one key fits nowhere.
know-2 = A pearl tells by its sound how deep a tower is, but only roughly. Listen to the same tower more than once.
know-3 = Every turn: drop pearls, walk clockwise, try a key. Nothing may be left out.
know-4 = A key that does not fit is good news too: everybody sees whether it was too long or too short.
know-5 = You have two coats of arms: place one to share a tower that somebody else opens, or keep one for the enchanted key.
win-1 = Listen
    .about = a pearl sounds as deep as it falls
win-2 = Open a tower
    .about = the right key wins its pearls
win-3 = Join in
    .about = and share when others open one
win-4 = Have the most pearls
    .about = when the sixth tower opens
turn-1 = Drop pearls
    .about = and listen how deep they fall
turn-2 = Walk
    .about = the keymaster, clockwise
turn-3 = Try a key
    .about = it opens, or everybody learns something
rival-1 = Blue
rival-2 = Gold

## Listen, then unlock

lesson-first-key = Listen, then unlock
    .about = A new game for two. Whoever gathers the most pearls wins.
lesson-first-key-1 = Pearls fall into locked towers; the right key wins them.
    .ask = Touch the Moon tower: the keymaster starts there.
    .other = In a game any tower will do. Here he starts at the Moon, at the top.
lesson-first-key-2 = Two pearls fell into each tower; the Crown sounded deepest.
    .ask = Drop your pearl into the Crown tower and listen.
    .other = Drop it into the tower you want to open, the Crown: you hear more and win more.
lesson-first-key-3 = Deep again! The keymaster may walk up to three towers clockwise.
    .ask = Send him three steps, to the Crown tower.
    .other = Star and Bell are nearer, but the Crown is the one you are sure of.
lesson-first-key-4 = A deep lock wants a long key. Sounds mislead a little: 8 is the deepest.
    .ask = Take key 8, the longest.
    .other = Three pearls, all deeper than 8: it needs the longest key, on the right.
lesson-first-key-5 = 3 pearls! Blue tries key 5; the Cup sounded like 4.
    .ask = Sharing costs a coat of arms: stay out.
    .other = You have only two coats of arms. Save them for a key you believe in.
lesson-first-key-6 = Blue’s key 5 was too long! Wheel and Moon sounded shallow.
    .ask = Drop your pearl into the Moon tower.
    .other = You can reach the Wheel and the Moon. Listen to the Moon once more.
    .other-1 = The Wheel sounded shallow too. Here we listen to the Moon, the next tower after it.
lesson-first-key-7 = Shallower than 1! That is where you want to go.
    .ask = Walk the keymaster two steps, to the Moon.
    .other = One more step, past the Wheel: the Moon is where you just listened.
lesson-first-key-8 = A shallow lock wants a short key.
    .ask = Take key 1, the shortest.
    .other = Its pearls sounded like 1, 3 and shallower than 1. The shortest key is the best guess.
lesson-first-key-end = It fits! 3 more pearls: 6 for you, none for Blue.

## Ride along

lesson-join = Ride along
    .about = Three attempts: one to share, one to leave alone, one of your own.
lesson-join-1 = Blue tries key 2 on the Bell. Key 1 was too short.
    .ask = Place a coat of arms for a share.
    .other = The Bell is deeper than 1, and it sounded like 2, 1, 0 and 2. Key 2 looks good.
lesson-join-2 = 4 pearls, 2 each! Gold tries key 5; the Crown sounded 2, 5, 2, 4.
    .ask = Looks too long: stay out.
    .other = A coat of arms is gone even if the key fails. Echoes around 3 do not call for 5.
lesson-join-3 = Too long indeed! 3 pearls, three different towers, and one step, to the Heart.
    .ask = Drop the first into the Heart.
    .other = Only the Heart is one step away. Fill it before you open it.
lesson-join-4 = Each pearl makes a tower richer and tells you something.
    .ask = Drop the next one into any other tower.
    .other = Each pearl of a turn goes into another tower. The Heart has its pearl.
lesson-join-5 = One more. Then the keymaster walks the one step by himself.
    .ask = Drop the last pearl into yet another tower.
    .other = Choose a tower that got no pearl in this turn.
lesson-join-6 = The Heart once sounded 12: at least 6. 7 was too long, 8 is gone.
    .ask = Take the only key left.
    .other = An echo is never more than six off, so 12 means at least 6. And 7 was too long.
lesson-join-end = 5 pearls, all yours: nobody joined in. You have 11, Blue 3, Gold 1.

## A wrong key helps

lesson-wrong-key = A wrong key helps
    .about = Everybody believed in key 8. It was too long.
lesson-wrong-key-1 = The Crown sounded 8, 12 and 10, but your key 8 was too long there!
    .ask = Drop your pearl there.
    .other = Look at the Crown: deep echoes, but key 8 was too long. Listen there once more.
lesson-wrong-key-2 = 8 again. Ears may err, keys never do.
    .ask = Walk the keymaster two steps, to the Crown.
    .other = Where did you just listen? The Bell is one step away, the Crown two.
lesson-wrong-key-3 = Four deep echoes, but key 8 was too long.
    .ask = Take the longest key that is shorter than 8.
    .other = Every echo was 8 or more, and key 8 was too long. Which key is just one shorter?
lesson-wrong-key-end = It fits: 4 pearls! A wrong key told you more than four echoes.

## The enchanted key

lesson-enchanted = The enchanted key
    .about = One key fits nowhere. Name it, and the last tower pays you.
lesson-enchanted-1 = Gold tries key 4 on the Wheel. It sounds like 4; 5 was too long.
    .ask = Join in for 3 pearls.
    .other = It never gets surer. You have two coats of arms, and one is enough for later.
lesson-enchanted-2 = Three keys, two towers: the enchanted key fits neither.
    .ask = Place your coat on key 7: too long for the Star.
    .other = The Star sounds like 6, the Cup like 5. Which key is left over?
    .other-1 = Without a coat on a key, the last tower pays you nothing. Which key fits neither tower?
lesson-enchanted-3 = 3 pearls, two towers: one gets two. Your next stop is the Star.
    .ask = Drop the first pearl there.
    .other = Fill the tower that you are about to open: the Star, one step away.
lesson-enchanted-4 = It sounds like 7, but you know: key 7 was too long.
    .ask = Drop the second pearl there too.
    .other = In the Cup it would be shared by three. In the Star it is yours alone.
lesson-enchanted-5 = The sixth tower ends the game. You have 4 pearls, Gold has 10.
    .ask = Take key 6 for the Star.
    .other = Key 7 was too long, and the Cup wants 5. One key is left for the Star.
lesson-enchanted-end = 7 pearls, and 2 for the enchanted key: 13 to 12. The throne is yours!

## What is this?

kind-tower = Tower
    .text = A lock hides inside, and nobody knows how deep. Open it with the right key and take the pearls.
kind-emblem = Emblem
    .text = The name of the tower. It tells you nothing about the depth: that is mixed anew in every game.
kind-pearls-inside = Pearls inside
    .text = So many pearls are in this tower. Whoever opens it shares them with all who joined in.
kind-gap = Gap
    .text = A tower stood here and was opened. The keymaster passes over it, and it costs no step.
kind-tower-set-aside = Tower set aside
    .text = The eighth tower. Nobody looked into it, and nobody opens it: its key is the enchanted one.
kind-keymaster = Keymaster
    .text = He walks clockwise, at least one tower, at most as many as the die says. You try a key where he stops.
kind-steps = Footprints
    .text = So many steps to this tower. Open towers do not count. You try a key where the keymaster stops.
kind-die = Die
    .text = Shows two numbers: pearls to drop, and steps the keymaster may walk at most. The two are never equal.
kind-pearl = Pearl
    .text = Treasure and plumb line: drop one in, and its sound tells you roughly how deep the tower is.
kind-echo = Echo
    .text = How deep that pearl sounded. Near the truth, seldom exact: listen twice before you believe it.
kind-depth-gauge = Depth gauge
    .text = Shows the echo to your eyes: the lower the pearl comes to rest, the deeper the tower sounded.
kind-hear-again = Hear again
    .text = Plays the last pearl once more, for you alone. It tells nothing new, and it costs nothing.
kind-senses = How you perceive pearls
    .text = By ear, by eye or by touch: choose what you like. All three tell you the same.
kind-practice = Listening practice
    .text = Here all eight depths sound exact. Listen, and learn to tell them apart.
kind-bin = Pearl bin
    .text = 80 pearls for all, at the start. If one is due and the bin is empty, everybody loses.
kind-row-of-keys = Row of keys
    .text = All keys, from the shortest to the longest. There is always one more than there are locked towers.
kind-key = Key
    .text = As long as its number. It fits the lock of the same depth, and no other. Once taken, it stays taken.
kind-tried-key = Key tried
    .text = It fits, or everybody sees whether it is too long or too short. Remember: that rules out other keys too.
kind-key-gone = Key gone
    .text = This key opened the tower of this emblem. It fits no other one, so it is out of the game.
kind-enchanted-key = Enchanted key
    .text = The key of the tower set aside. It fits nowhere. Name it with a coat of arms, and the last tower pays you.
kind-coat-of-arms = Coat of arms
    .text = You have two. Place one to share a tower that somebody else opens, or on the key that you think is enchanted.
kind-placed-coat = Placed coat of arms
    .text = Joined in: if the tower opens, its owner gets a share. It is used up even if the key fails.
kind-coat-on-key = Coat of arms on a key
    .text = Its owner thinks this key enchanted. All who are right share the last tower. The key may still be tried.
kind-share = Your share
    .text = What you would get if you join in and the key fits. The remainder goes to whoever opens the tower.
kind-stay-out = Stay out
    .text = You keep your coat of arms and get no share of this tower.
kind-withdraw = Withdraw the coat
    .text = You take your coat of arms back unused, before the key is tried. Then you get no share.
kind-box = Collection box
    .text = The pearls won so far. Whoever has the most in the end wins; equal numbers share the victory.
kind-notebook = Notebook
    .text = Keeps for everybody what was heard and tried, and can work out how likely each key fits each tower.
kind-chances = Chances
    .text = How likely each key fits, by all that was heard and tried. A dash: that key cannot fit.
