### The site in English.

## Everywhere

guest = Guest
your-name = Your name
say-your-name = What is your name?
ok = OK
to-night = Light the lanterns
to-day = Let the sun rise
language = Language
to-courtyard = Back to the courtyard
no-such-page = There is nothing behind this door.
no-such-page-more = The way back is shorter than it looks.
nothing-here = Nothing here
shut = Shut
looking = Looking around …
knock = Knock again
practice = Practise
rules = Rules
more = More

## Problems

problem-broken = Something broke on our side. It is in our book already.
problem-offline = The messenger lost the way. Trying again; your last move is safe.
problem-malformed = The house did not understand that.
problem-no-session = The house does not know you yet. Say your name first.
problem-not-yours = This is somebody else’s to do.
problem-wrong-origin = This came from a page that is not ours.
problem-not-found = There is no such table, or it is not for you to see.
problem-wrong-method = The house did not understand that.
problem-stale = This was already decided.
problem-not-now = Not at this moment.
problem-seat-taken = Somebody sits there already.
problem-too-large = That is more than the house can carry.
problem-illegal = That is against the rules.
problem-too-often = A little slower, please.
problem-elsewhere = The table has moved. Try once more.
problem-try-again = One moment. Try once more.
link-unknown = This link opens nothing any more. Ask for a new one.

## The courtyard

home-lead =
    { $games ->
        [1] A castle game
        [2] Two castle games
        [3] Three castle games
        [4] Four castle games
        [5] Five castle games
        [6] Six castle games
        [7] Seven castle games
        [8] Eight castle games
        [9] Nine castle games
        [10] Ten castle games
       *[other] { $games } castle games
    } for family and friends. Play in the browser, with each other or against bots.
choose-a-game = Choose a game
games = Games
game-facts = { $seats } players · { $minutes } min · { $age }+
play-now = Play now against bots
play-now-more =
    { $bots ->
        [0] Alone, no account
        [one] One steady bot, no account
       *[other] { $bots } steady bots, no account
    }
play = Play
play-alone = Play alone
play-alone-more = By the rules for one
credits = A game by { $designers } ({ $publisher }, { $year })
invite-others = Invite with a link or QR
invite-others-more = They open it and sit down
play-here = Play on this device
play-here-more = Pass the tablet around
tables-running = Running tables
tables-finished = Finished tables
tables-all = Show all { $number }
tables-none = No tables yet.
tables-none-more = Open one, or play against bots.
table-back-to-it = Back to the table
table-sit-down = Sit down
table-watch = Watch
table-look-back = Look back
table-is-gathering =
    { $free ->
        [one] One chair is free
       *[other] { $free } chairs are free
    }
table-is-full = Everybody is here
table-is-running = Being played
table-your-turn = Your turn
table-turn-here = To play here: { $names }
table-turn-of =
    { $count ->
        [one] { $names } is thinking
       *[other] { $names } are thinking
    }
table-is-over = Over
table-you-won = You won
table-won-by =
    { $count ->
        [0] Nobody won
        [one] { $names } won
       *[other] { $names } won together
    }
table-bots =
    { $bots ->
        [one] one bot
       *[other] { $bots } bots
    }
open-a-table = Open a new table
big-screen = One big screen, a phone for each
big-screen-more = Put the board on the television. Hands and secrets stay on the phones.
big-screen-set = Set it up
invite-to = Invite to { $game }
home-foot = Burghof is free software. The games belong to those who made them; words, drawings and program are our own.
as-plain-text = As plain text

## Bots

bot-page = Page
bot-page-more = learns the rules with you
bot-squire = Squire
bot-squire-more = sound, misses long plans
bot-knight = Knight
bot-knight-more = plans ahead, takes gifts
bot-marshal = Marshal
bot-marshal-more = plays the best it can

## A new table

new-table = New table
new-table-meta = { $game } · { $seats } chairs · about { $minutes } minutes
steps = Steps
step-game = Game
step-chairs = Chairs
step-rules = Rules
for-players = { $seats } players
chairs = Chairs
chair = Chair { $number }
chair-empty = Empty chair
chair-empty-more = for whoever comes
chair-host = you, the host
chair-here = plays on this device
chair-somebody = Player { $number }
chair-bot = A bot
chair-free = Free the chair
chair-stand-up = Stand up
chair-sit-too = Sit here too
who-sits-here = Who sits here
your-chair = Your chair
chair-being-set = The chair being set
kind-open = Person
kind-here = Here
kind-bot = Bot
their-name = Their name
level = Level
settings = Settings
time = Time
time-none = None
time-none-more = Nobody is hurried.
time-five = 5 min
time-five-more = Five minutes each for the whole game, and five seconds more after each decision. If yours run out, a bot plays on for you.
time-ten = 10 min
time-ten-more = Ten minutes each for the whole game, and five seconds more after each decision. If yours run out, a bot plays on for you.
time-day = 1 day
time-day-more = One day for each decision. If it passes, a bot plays on for you.
where = Where you play
where-own = Own devices
where-own-more = Everyone on a phone, tablet or computer of their own.
where-screen = Big screen
where-screen-more = This device shows the board to all. Everyone sits down with a phone.
where-here = This one
where-here-more = All around this device. Where secrets would show, a curtain hangs.
who-may-see = Who may see it
visibility-private = Only with the link
visibility-private-more = Not listed anywhere
visibility-public = Everyone
visibility-public-more = Listed, anyone may sit down
recall = Memory
recall-pure = Pure
recall-pure-more = Only what lies open is shown; remembering is the game.
recall-notebook = Notebook
recall-notebook-more = What you have seen is written down for you.
option-only-for = With { $seats } players only.
clause = Clause { $clause }
yes = Yes
no = No
invite = Invite
invite-later = The link and its code are there as soon as the table is open.
invite-scan = Scan, or open
invite-code = Code with the link to this table
invite-copy = Copy link
invite-copied = Copied
invite-share = Share
invite-marked = It is marked: copy it by hand.
invite-only-here = This link works on this device only.
invite-elsewhere = The link is with whoever opened the table.
herald-open = Everybody is here. Open the table?
herald-open-with-empty =
    { $empty ->
        [one] One chair is empty. Open the table?
       *[other] { $empty } chairs are empty. Open the table?
    }
herald-open-more = Whoever has the link can sit down.
courtyard = Courtyard
open-the-table = Open the table
usual-keep = Save as my usual
usual-kept = Saved

## At a table

table = Table
table-meta =
    { $seats ->
        [one] { $seats } player
       *[other] { $seats } players
    }
seats = Players
seat-free = free
seat-away = away for a moment
seat-your-turn = your turn
seat-thinks = thinks
seat-chosen = has chosen
seat-played-by = played by: { $bot }
seat-you = you
seat-waits = waits
seat-empty-name = Nobody yet
herald-waits =
    { $free ->
        [one] One chair is empty. Whoever has the link can sit down.
       *[other] { $free } chairs are empty. Whoever has the link can sit down.
    }
herald-full = Everybody is here.
begin = Begin
todo = What you can do
todo-chosen = You have chosen, and may still change it
choices-more = { $node }: { $offers } ways
on-the-table = The table in words
how-much = How much is said
at-a-glance = At a glance
in-sentences = In sentences
take-back = Take back
ask-take-back = Ask to take back
asked-back = { $who } would like to take back the last move.
agree = Agree
refuse = Rather not
rail = Log, rules, table
rail-ahead = Ahead
rail-log = Log
rail-notebook = Notebook
hear-again = Hear again
rail-rules = Rules
rail-table = Table
log-empty = Nothing has happened yet.
clock-none = none
clock-live = { $minutes } min each
clock-days =
    { $days ->
        [one] one day a decision
       *[other] { $days } days a decision
    }
ways-out = Leave
leave-to-bot = Let a bot play on for { $name }
resign = { $name } gives up
resign-sure = Does { $name } really give up?
resign-no = Keep playing
resign-yes = Yes, give up
come-back = Play again yourself
series = After { $games } games together
rematch = Another round
to-the-rematch = To the next round
curtain = { $name } is next.
curtain-open = I am { $name }
in-words = In words
skip = Skip
pace = Pace
pace-calm = calm
pace-brisk = brisk
pace-at-once = at once
then-your-turn = Then it is your turn, { $name }.
beat = Sentence { $at } of { $all }
recap = Since your last turn
recap-whole-log = The whole log
recap-play = Play them
look-up = Look up: { $sentence }
close = Close
title-your-turn = Your turn
step-back = Back
learning-asks = Ask me before I waste a chance
keep-playing = Keep playing
do-it = Do it
sound = Sound
sound-game = Game
sound-signals = Signals
sound-mute = Mute
see-the-table = See the table
see-the-result = See the result
full-screen = Whole screen

## A table screen

screen-open = Show it on a big screen
screen-join = The screen and the way to join
screen-corner = Join by phone
screen-scan = Scan, and sit down
screen-scan-more = Point your phone’s camera at the code. Your hand and your buttons are on the phone, the board is up here.
screen-link = Or open this
screen-turn = Whose turn it is
screen-fill-up = Bots on the free chairs
screen-there = The board is on the big screen.
screen-board-here = Show it here too
screen-board-there = Keep it small here

## Looking back

replay = Replay
replay-open = Look back on the game
replay-meta =
    { $all ->
        [one] Replay · one step
       *[other] Replay · { $all } steps
    }
replay-rail = Log, proof, share
replay-proof = Proof
replay-position = Position in the game
replay-step = Step { $at } of { $all }
replay-first = To the beginning
replay-back = Back
replay-forward = Forward
replay-last = To the end
replay-keys = Keys: , back · . forward · Home · End
replay-eyes = With whose eyes
replay-these-eyes = seen from here
replay-outside = From outside
replay-quiet = A choice, face down.
replay-running = This game still runs. Only those who play it look back on it, each from their own chair.
replay-pure = This table remembers only what lies open. You can look back once the game is over.
replay-not-begun = There is nothing to look back on yet. The game has not begun.
to-the-table = To the table
share = Share
share-title = A link to this position
share-all = Whoever has the link can open it.
share-members = Those who were at this table can open it.
share-running = The game still runs: this link is for you alone.
share-copy = Copy the link
share-record = The whole game as a file
share-record-more = It can be replayed and verified without this house.
share-save = Save the record

## Reviewing

review = Review
review-meta =
    Review · { $choices ->
        [one] one choice
       *[other] { $choices } choices
    }
review-band = Who was winning, turn by turn
review-band-alone = How it stood, turn by turn
review-rail = Review, turns, rules
review-points = Turning points
review-turns = Turns
review-turn = Turn
review-start = start
review-end = the end
review-at = Turn { $turn }, { $name }
review-played = Played
review-better = Better
review-no-better = No better move was found by more than the noise.
review-ledgers = Everyone starts at { $start } %. What luck and skill added
review-ledgers-alone = It started at { $start } %. What luck and skill added
review-luck = Luck
review-skill = Skill
review-sure = How sure is this?
review-sure-more = Every choice was judged by what its player could know, in { $worlds } imagined worlds. Changes under 4 points, or under their own noise, are not shown.
review-luck-is = Luck is what was dealt, drawn and uncovered. Skill compares choices with the best the searching bot found. Both may be off by { $noise } points; what is smaller is shown as ≈ 0.
review-no-points = No turn moved a chance by more than the noise.
review-castle = The castle
review-noise = give or take { $noise }
review-unasked = What was decided where?
review-unasked-more = Every choice of this game can be judged by what its player could know. It takes a while; you can go away meanwhile.
review-ask = Review the game
review-progress = { $done } of { $total } choices judged
review-begins = The first choice is being looked at.
review-failed = The review could not be finished.
review-failed-more = What was judged so far is shown. It can go on from there.
review-again = Go on
review-earlier = Earlier turn
review-next = Next turn
review-at-start = Before the first choice.
review-at-end = How it ended.
review-lost = Here { $name } lost { $points } points. There was a better move.
review-brought = Here the turn brought { $name } { $points } points.
review-cost = Here the turn cost { $name } { $points } points.
review-well = { $name } chose well here.
review-running = This game still runs. It is reviewed when it is over.
review-keys = Keys: , . turn by turn · < > between turning points
review-chances = Chances
review-whole = The whole game
review-stood = { $name } had { $chance } % here, and { $after } % by the move played.
review-rules = The rules for this:
review-unjudged = { $name } wants no verdict on these choices: only the chances are shown.
review-be-judged = Judge the choices of { $name }
review-be-judged-more = Otherwise everybody sees only the chances of this player.
play-on = Play on from here
what-if = What if · no result
to-the-review = To the review

## Was chance fair?

verify-title = Was chance fair?
verify-lead = Open a record, and I shall recompute every die and every shuffle in it.
verify-a-file = Open a record
verify-drop = Or lay the file here. It stays on this device.
verify-none = That is no record of a game.
verify-more = Before the first move the house promises its seed. Once the game is over it tells the seed, and your browser recomputes what chance gave.
verify-later = The house has promised its seed, and tells it when the game is over. Then every die and every shuffle can be recomputed. This is the promise:
verify-right = Chance was fair: everything comes out as recorded.
verify-wrong = This record was changed.
verify-unknown = Nothing is wrong, but not everything could be checked.
verify-is-right = Right:
verify-is-wrong = Wrong:
verify-is-unknown = Not checked:
verify-promise-right = The seed fits what was promised before the first move.
verify-promise-wrong = The seed is not the one that was promised before the first move.
verify-promise-unknown = The seed is still secret, as promised, until the game is over.
verify-heard-right = This device heard the same promise while the game was on.
verify-heard-wrong = While the game was on, this device heard another promise.
verify-chain-right =
    { $lines ->
        [one] The record has one line, and nobody touched it.
       *[other] All { $lines } lines are in place, each sealed to the one before.
    }
verify-chain-wrong = The seal of line { $line } is broken: something before it was changed.
verify-chain-last = The last seal is broken: the end of the record was changed.
verify-chance-right =
    { $draws ->
        [0] Chance gave nothing in this game.
        [one] The one result of chance was recomputed, and it is the same.
       *[other] { $draws } results of chance were recomputed, every die and every shuffle, and all are the same.
    }
verify-chance-wrong =
    { $draws ->
        [0] Line { $line } is the first result of chance, and the seed gives another.
        [one] At line { $line } the seed gives another result. The one before it is right.
       *[other] At line { $line } the seed gives another result. The { $draws } before it are right.
    }
verify-chance-secret = Dice and shuffles can be recomputed once the seed is told.
verify-chance-unknown = This house does not know the rules by which this game draws.
verify-limits = Whether every move was legal is not checked here; “burghof verify” does that with the rules. And this shows that nothing was changed after the promise, not that the house chose its seed blindly.

## Series, and the colours of chairs

series-of-games = Series
series-none = One game
series-none-more = You play a single game.
series-games = Several
series-games-more = You play so many games with the same people. Whoever has most after the last one wins the series.
series-target = To a target
series-target-more = You play with the same people until somebody has that much together.
series-length = Number of games
series-goal = Target
series-counts = What counts
series-counts-victories = Games won
series-counts-points = Points
series-terms-games-victories = { $games } games: whoever wins most of them wins the series.
series-terms-games-points = { $games } games: whoever has most points together wins the series.
series-terms-target-victories =
    { $target ->
        [one] Until somebody has won one game.
       *[other] Until somebody has won { $target } games.
    }
series-terms-target-points =
    { $target ->
        [one] Until somebody has one point.
       *[other] Until somebody has { $target } points together.
    }
series-game-of = Game { $number } of { $games }
series-game = Game { $number } of the series
series-left =
    { $left ->
        [one] One more game.
       *[other] { $left } more games.
    }
series-missing-victories =
    { $missing ->
        [one] The leader needs one more win.
       *[other] The leader needs { $missing } more wins.
    }
series-missing-points =
    { $missing ->
        [one] The leader needs one more point.
       *[other] The leader needs { $missing } more points.
    }
series-won =
    { $count ->
        [0] Nobody wins the series.
        [one] { $names } wins the series.
       *[other] { $names } win the series together.
    }
next-game = Next game
to-the-next-game = To the next game
another-series = Another series
chair-move = Move here
chair-move-to = Move here: the chair { $colours }
chair-colours = in { $colours }
colour-gules = red
colour-azure = blue
colour-or = gold
colour-vert = green
colour-purpure = purple
colour-sable = black
