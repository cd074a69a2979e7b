### The site in English.

## Everywhere

guest = Guest
your-name = Your name
end-sessions = Log out on my other devices
end-sessions-more = Your other devices will not know you any more. This one stays as it is.
end-sessions-yes = Yes, log out there
end-sessions-done = Done. Only this device knows you now.
say-your-name = What is your name?
ok = That is my name
to-night = Light the lanterns
to-day = Let the sun rise
language = Language
to-courtyard = Back to the courtyard
to-gate = To the gate
no-such-page = There is nothing behind this door.
no-such-page-more = The way back is shorter than it looks.
nothing-here = Nothing here
shut = Shut
looking = Looking around…
knock = Knock again
practice = Practise
rules = Rules
more = More

## Problems

problem-broken = Something broke on our side. It is in our book already.
problem-offline = The messenger lost the way and tries again. Your last move is safe.
retry-now = Try again now
problem-malformed = The house did not understand that.
problem-no-session = The house does not know you yet. Say your name first.
problem-not-yours = That is for somebody else to decide.
problem-removed = The host asks you to leave this table. At others you are welcome.
problem-one-chair = At a public table everybody has one chair.
problem-wrong-origin = This came from a page that is not ours.
problem-wrong-host = This address is not one of ours.
problem-not-found = There is no such table, or it is not open to you.
problem-wrong-method = The house did not understand that.
problem-too-slow = That took too long to arrive. Try once more.
problem-stale = This was already decided.
problem-not-now = Not at this moment.
problem-seat-taken = Somebody sits there already.
problem-too-large = That is more than the house can carry.
problem-illegal = That is against the rules.
problem-too-often = A little slower, please.
problem-full = The house is full, or you have too many pages open. We knock again by ourselves.
problem-elsewhere = The table has moved. Try once more.
problem-try-again = One moment. Try once more.
problem-name-taken = Somebody at this table is called that, or almost that. Add a letter, or choose another name.
problem-name-signs = A name can have letters, numbers, spaces and simple signs, nothing hidden. Please choose another.
problem-name-long = That name is very long. Up to 24 letters fit on the shield.
problem-name-letters = A name needs at least one letter.
problem-name-reserved = That name belongs to the house. Please choose another.
link-unknown = This link no longer opens anything. Ask for a new one.

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
learn = Learn
play-alone = Play alone
play-alone-more = By the rules for one
credits = A game by { $designers } ({ $publisher }, { $year })
invite-others = Invite with a link or QR
invite-others-more = Guests open it and sit down
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
        [2] Two chairs are free
        [3] Three chairs are free
        [4] Four chairs are free
        [5] Five chairs are free
        [6] Six chairs are free
       *[other] { $free } chairs are free
    }
table-is-full = Everybody is here
table-is-running = Being played
table-your-turn = Your turn
table-turn-here = On this device: { $names }
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
chair-empty-more = for anybody who comes
chair-host = you, the host
chair-here = plays on this device
chair-guest = Guest in { $colour }
chair-bot = A bot
chair-free = Free the chair
chair-remove = Ask to leave
guest-removed = { $name } has been asked to leave and stays out.
guest-readmit = Let { $name } in again
chair-stand-up = Stand up
chair-sit-too = Sit here too
who-sits-here = Who sits here
your-chair = Your chair
chair-being-set = The chair you are setting
kind-open = Person
kind-here = Here
kind-bot = Bot
their-name = Name of this guest
level = Level
settings = Settings
time = Time
time-none = None
time-none-more = Nobody is hurried.
time-five = 5 min
time-five-more = Everybody has five minutes for the whole game, and five seconds more after each decision. When yours are over, a bot plays on for you.
time-ten = 10 min
time-ten-more = Everybody has ten minutes for the whole game, and five seconds more after each decision. When yours are over, a bot plays on for you.
time-day = 1 day
time-day-more = One day for each decision. When it is over, a bot plays on for you.
where = Where you play
where-own = Own devices
where-own-more = Everyone on a phone, tablet or computer of their own.
where-screen = Big screen
where-screen-more = This device shows the board to all. Everyone sits down with a phone.
where-here = This one
where-here-more = All around this device. A curtain hides what is secret.
who-may-see = Who may see it
visibility-private = Only with the link
visibility-private-more = Not listed anywhere
visibility-public = Everyone
visibility-public-more = Listed, anybody may sit down
recall = Memory
recall-pure = From memory
recall-pure-more = You see only what lies open. Remembering is part of the game.
recall-notebook = Notebook
recall-notebook-more = What you have seen is written down for you.
option-only-for = With { $seats } players only.
clause = Clause { $clause }
yes = Yes
no = No
invite = Invite
invite-later = The link and its code appear once the table is open.
invite-scan = Scan, or open
invite-code = Code with the link to this table
invite-copy = Copy link
invite-copied = Copied
invite-share = Share
invite-marked = The link is marked. Copy it by hand.
invite-only-here = This link works on this device only.
invite-elsewhere = The link is with whoever opened the table.
link-renew = Make a new link
link-make = Make a link
link-withdraw = Withdraw the link
link-keep = Keep it
link-withdrawn = No link opens this table now.
link-used =
    { $uses ->
        [0] Nobody has come by this link yet.
        [one] One person has come by this link.
       *[other] { $uses } people have come by this link.
    }
link-ends =
    { $days ->
        [one] It works for one more day.
       *[other] It works for { $days } more days.
    }
chair-link = Your chair on another device
chair-link-of = The chair of { $name } on another device
chair-link-more = A link brings your chair to another device. It works for a week.
chair-link-drop = All who came to this chair by a link give it up
herald-open = Everybody is here. Open the table?
herald-open-with-empty =
    { $empty ->
        [one] One chair is empty. Open the table?
        [2] Two chairs are empty. Open the table?
        [3] Three chairs are empty. Open the table?
        [4] Four chairs are empty. Open the table?
        [5] Five chairs are empty. Open the table?
        [6] Six chairs are empty. Open the table?
       *[other] { $empty } chairs are empty. Open the table?
    }
herald-open-more = Whoever has the link can sit down.
courtyard = Courtyard
open-the-table = Open the table
usual-keep = Save as my default
usual-kept = Saved

## The invited guest

invited-your-chair = your chair
invited-chair = A chair is free for you: { $game }.
invited-others =
    { $count ->
        [one] { $names } is here too.
       *[other] { $names } are here too.
    }
invited-begins = The game begins when all chairs are taken.
invited-host-begins = { $host } begins when all chairs are taken.
invited-full = All chairs are taken.
invited-full-more = Watch, or open another table.
invited-running = They are already playing.
invited-running-more = Watch, or open another table.
invited-over = The game is over.
invited-watch = Only watch
invited-twin = Open another table
invited-no-account = No account, no e-mail. A name is enough.
invited-name-first = Say your name first.
invited-at-the-table = At the table
private-table = This table is private, or it is closed.
private-table-more = Ask the person who opened it for the link.

## At a table

table = Table
table-meta =
    { $seats ->
        [one] { $seats } player
       *[other] { $seats } players
    }
seats = At the table
seat-free = free
seat-away = away for a moment
seat-your-turn = your turn
seat-next = is next
seat-thinks = thinks
seat-chosen = has chosen
bot-plays-lower = { $who } now plays as a { $level }: the bots have used up their thinking time.
seat-played-by = played by: { $bot }
seat-you = you
seat-together = together with { $names }
seat-waits = waits
seat-empty-name = Nobody yet
herald-waits =
    { $free ->
        [one] One chair is empty. Whoever has the link can sit down.
        [2] Two chairs are empty. Whoever has the link can sit down.
        [3] Three chairs are empty. Whoever has the link can sit down.
        [4] Four chairs are empty. Whoever has the link can sit down.
        [5] Five chairs are empty. Whoever has the link can sit down.
        [6] Six chairs are empty. Whoever has the link can sit down.
       *[other] { $free } chairs are empty. Whoever has the link can sit down.
    }
herald-full = Everybody is here.
begin = Begin
todo = What you can do
todo-chosen = You have chosen. You can still change it.
choices-more = { $node }: { $offers } ways
on-the-table = The table in words
how-much = How much is said
at-a-glance = At a glance
in-sentences = In sentences
take-back = Take back
ask-take-back = Ask to undo my last move
asked-back = { $who } would like to take back the last move.
asked-back-mine = You asked to undo your last move.
asked-back-waits = Waiting for { $names }.
withdraw = Withdraw
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
come-back = Play yourself again
series = After { $games } games
rematch = Another game
to-the-rematch = To the next game
series-wins =
    { $wins ->
        [one] { $wins } win
       *[other] { $wins } wins
    }
go-in-again = Go in again
watch-again = Watch it again
you-watch = You are watching.
curtain = { $name } is next.
curtain-open = I am { $name }
curtain-not-here = { $name } is not here
curtain-look-away = Everyone else looks away.
curtain-closes = The curtain closes again as soon as the choice is made.
recap-of = { $name }, since your last turn
in-words = In words
skip = Skip
skip-to-end = To the end
pace = Pace
pace-calm = calm
pace-brisk = brisk
pace-at-once = at once
then-your-turn = Then it is your turn, { $name }.
beat = Sentence { $at } of { $all }
recap = Since your last turn
recap-more = Welcome back. Watch what happened while you were away, or simply go on.
recap-whole-log = The whole log
recap-play = Play them, { $seconds } s
look-up = Look up: { $sentence }
screen-goes-first = Look up: the screen still shows what happened.
close = Close
title-your-turn = Your turn
step-back = Back
learning-asks = Ask me before I waste a chance
one-key-shortcuts = Shortcuts with a single key
keep-playing = Keep playing
do-it = Do it
sound = Sound
sound-game = Game
sound-signals = Signals
sound-mute = Mute
see-the-table = See the table
see-the-result = See the result
full-screen = Full screen

## The coach

hint = Hint
hints-for-all = for everyone who wants them
hints-for-all-more = Whoever sits down agrees that everyone here may ask for hints.
hint-thinking = I am thinking it over.
hint-sees = I see only what you see.
hint-look = Look here first.
hint-show = Show the move
hint-others = Other ideas
hint-another = Another idea
hint-do = I’ll do it
hint-ideas = { $ideas ->
    [one] One idea
    [2] Two ideas
   *[other] Three ideas
}
hint-tempting = It looks good at first, but others win more often.
hint-searched = Of all moves I tried, this one wins most often.
hint-second-best = It wins less often than the first.
hint-best-in = The best in { $best } of { $worlds } tries:
hint-certain = certain
hint-likely = likely
hint-even = even
hint-guess = a guess
hint-not = not this one
hint-free-to-ask = Asking costs nothing. Only you see hints.

## A table screen

screen-open = Show it on a big screen
screen-join = The screen and the way to join
screen-corner = Join by phone
screen-scan = Scan, and sit down
screen-scan-more = Point your phone’s camera at the code. Your hand and your buttons are on the phone, the board is up here.
screen-link = Or open this page
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
replay-keys = Keys: Space play · , back · . forward · Home · End
replay-eyes = Through whose eyes
replay-play = Play
replay-pause = Pause
replay-next-point = Next turning point
replay-these-eyes = seen from here
replay-outside = From outside
replay-quiet = A choice, face down.
replay-running = This game is still running. Only those who play it can look back, each from their own chair.
replay-pure = This table remembers only what lies open. You can look back once the game is over.
replay-not-begun = There is nothing to look back on yet. The game has not begun.
to-the-table = To the table
share = Share
share-title = A link to this position
share-all = Whoever has the link can open it.
share-members = Those who were at this table can open it.
share-running = The game is still running: this link is for you alone.
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
review-why = For { $name }: { $words }
review-asked = Your hint here: { $move }
review-no-better = No clearly better move was found.
review-ledgers = Everybody starts at { $start }%. What luck and skill added
review-ledgers-alone = It started at { $start }%. What luck and skill added
review-luck = Luck
review-skill = Skill
review-sure = How sure is this?
review-sure-more = Every choice was judged by what could be known at that moment, in { $worlds } imagined worlds. Changes of less than 4 points, or too small to be sure of, are not shown.
review-luck-is = Luck is what was dealt, drawn and uncovered. Skill compares each choice with the best that the bot found. Both may be off by { $noise } points; anything smaller is shown as ≈ 0.
review-no-points = No turn changed the chances clearly.
review-castle = The castle
review-noise = give or take { $noise }
review-unasked = What was decided where?
review-unasked-more = Every choice of this game can be judged by what could be known at that moment. It takes a while; you need not wait here.
review-ask = Review the game
review-progress = { $done } of { $total } choices judged
review-begins = The first choice is being judged.
review-failed = The review could not be finished.
review-failed-more = You see what was judged so far. The review can go on from there.
review-again = Finish the review
review-earlier = Earlier turn
review-next = Next turn
review-at-start = Before the first choice.
review-at-end = How it ended.
review-lost = { $name } lost { $points } points here. There was a better move.
review-brought = { $name } gained { $points } points in this turn.
review-cost = { $name } lost { $points } points in this turn.
review-well = { $name } chose well here.
review-running = This game is still running. It is reviewed when it is over.
review-keys = Keys: , . turn by turn · < > between turning points
review-chances = Chances of winning
review-whole = The whole game
review-stood = { $name } had { $chance }% here, and { $after }% after the move played.
review-rules = The rules for this:
review-unjudged = { $name } wants no judgement of these choices. Only the chances are shown.
review-be-judged = Judge the choices of { $name }
review-be-judged-more = Otherwise everybody sees only the chances, not the choices.
play-on = Play on from here
what-if = What if · no result
to-the-review = To the review

## Was chance fair?

verify-title = Was chance fair?
verify-lead = Open a record, and I will recompute every die and every shuffle in it.
verify-a-file = Open a record
verify-drop = Or lay the file here. It stays on this device.
verify-none = That is not the record of a game.
verify-more = Before the first move the house commits itself to its seed. When the game is over it reveals the seed, and your browser recomputes what chance gave.
verify-later = The house has committed itself to its seed and reveals it when the game is over. Then every die and every shuffle can be recomputed. This is its promise:
verify-right = Chance was fair: everything comes out as recorded.
verify-wrong = This record was changed.
verify-unknown = Nothing is wrong, but not everything could be checked.
verify-is-right = Right:
verify-is-wrong = Wrong:
verify-is-unknown = Not checked:
verify-promise-right = The seed fits what was promised before the first move.
verify-promise-wrong = The seed is not the one that was promised before the first move.
verify-promise-unknown = The seed is still secret, as promised, until the game is over.
verify-heard-right = This device received the same promise while the game was on.
verify-heard-wrong = While the game was on, this device received another promise.
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
verify-chance-secret = Dice and shuffles can be recomputed once the seed is revealed.
verify-chance-unknown = This house does not know the rules by which this game draws.
verify-limits = Whether every move was legal is not checked here; “burghof verify” does that with the rules. And this shows that nothing was changed after the promise, not that the house chose its seed blindly.

## Series, and the colours of chairs

series-of-games = Series
series-none = One game
series-none-more = You play a single game.
series-games = Several
series-games-more = You play this many games with the same people. Whoever has most after the last one wins the series.
series-target = To a target
series-target-more = You play with the same people until somebody reaches this total.
series-length = Number of games
series-goal = Target
series-counts = What counts
series-counts-victories = Games won
series-counts-points = Points
series-terms-games-victories = { $games } games: whoever wins most of them wins the series.
series-terms-games-points = { $games } games: whoever has most points in all wins the series.
series-terms-target-victories =
    { $target ->
        [one] Until somebody has won one game.
       *[other] Until somebody has won { $target } games.
    }
series-terms-target-points =
    { $target ->
        [one] Until somebody has one point.
       *[other] Until somebody has { $target } points in all.
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

## The end of a game

end-you-win = You win, { $name }.
end-you-share = You share the victory with { $names }.
end-you-together = You have all won together.
end-you-place =
    { $rank ->
        [2] You came second.
        [3] You came third.
        [4] You came fourth.
        [5] You came fifth.
       *[other] You came last.
    }
end-wins =
    { $winners ->
        [one] { $names } wins.
       *[other] { $names } win together.
    }
end-nobody = Nobody wins.
end-margin-above =
    { $margin ->
        [0] level with { $name }
       *[other] { $margin } short of { $name }
    }
end-margin-below =
    { $margin ->
        [0] level with { $name }
       *[other] { $margin } ahead of { $name }
    }
end-margin-none = { $points }.
end-margin-one = { $points }, { $first }.
end-margin-two = { $points }, { $first }, { $second }.
end-place =
    { $rank ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $rank }th
    }
end-place-you = { end-place }, you
end-turning-point = Turning point
end-turned = The move that turned it
end-slipped = Where it slipped away
end-see-it = See it
end-by-estimate = A first estimate, by the position on the board
end-by-review = By the review
end-best-of-all = Best of all: { $part }, { $points }.
end-best = What brought most: { $part }, { $points }.
end-count = The full count
end-total = Total
end-well-played = Well played, { $name }.
end-again = Another game at the same table?

## Lessons

lessons = Lessons
lesson-step = { $at } of { $all }
lesson-leave = Leave, keep my place
lesson-you = You
lesson-back = Back
lesson-show = Show me
lesson-chosen = Your choice: { $thing }.
lesson-price = costs { $price }
lesson-why = Why?
lesson-welcome-back = Welcome back. We go on where you were.
lesson-next = Next lesson
lesson-play = Your first game
lesson-again = Once more

## The gate of a game

gate-learn = Learn in 5 minutes
gate-learn-more = You learn by playing.
gate-next = Next: { $lesson }
gate-learnt = Learnt. Play any lesson again.
gate-play-more = Pages wait for you.
gate-rules-more = Everything, clause by clause.
gate-how-you-win = How you win
gate-five-things = Five things to know
gate-players = { $seats } players
gate-minutes =
    { $spread ->
        [0] { $most } minutes
       *[other] { $least } to { $most } minutes
    }
gate-age = { $age } years and up
gate-secrets = With secrets

## The rulebook

rules-back = Back to the table
rules-search = Search the rules
rules-found =
    { $count ->
        [one] One place
       *[other] { $count } places
    }
rules-nothing = Nothing about “{ $query }”.
rules-instead = Look here instead:
rules-turn = A turn in three pictures
rules-example = For example:
rules-refused = Not allowed:
rules-play-this = Play this
rules-has-lesson = A lesson shows this
rules-lesson-done = A lesson shows this: done
rules-print = Print

## Puzzles

puzzles = Puzzles
puzzles-one = Puzzle
puzzle-of-day = Puzzle of the day
puzzle-about = Two tries, no clock.
puzzle-solve = Solve it
puzzles-again = Look again
puzzles-week = The last seven days
puzzles-all = All puzzles
puzzles-none = This game has no puzzles yet.
puzzles-tries = { $left } of { $all } tries left
puzzles-torches = Tries
puzzles-seen = What you see
puzzles-see = What I see
puzzles-hidden = What is hidden
puzzles-case-is = Each possibility is a case. One choice is right in all cases.
puzzles-counts = What counts
puzzles-choices = The choices
puzzles-choose = Choose A, B or C, look, then confirm.
puzzles-confirm = I choose { $letter }
puzzles-confirm-none = Choose one
puzzles-nudge = A nudge
puzzles-counted = { $letter }: { $said }
puzzles-solved = { $letter } is the right choice.
puzzles-why = Why { $letter }
puzzles-cases = Go through the cases of { $letter }
puzzles-cases-more = They come one by one on the board, the worst first.
puzzles-case = Case { $at } of { $all }.
puzzles-case-right = Here it is right.
puzzles-case-wrong = Here it fails.
puzzles-case-weight = It stands for { $weight } equal ones.
puzzles-first-case = First case
puzzles-next-case = Next case
puzzles-back = Back to the puzzle
puzzles-next = Next puzzle
puzzles-play = Play this game
puzzles-share = Share
puzzles-copied = Copied, without the answer.
puzzles-shared-day = Burghof, puzzle of the day, { $day }: { $game }
puzzles-shared = Burghof, puzzle: { $game }, { $theme }
puzzles-sampled = A sample, not every case.
puzzles-is-solved = solved
puzzles-is-tried = tried
puzzles-is-new = new
puzzles-difficulty =
    { $level ->
        [1] easy
        [2] medium
        [3] hard
       *[other] very hard
    }
gate-puzzles = Puzzles
gate-puzzles-more = One choice is always right
