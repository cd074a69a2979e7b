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
looking = Looking around …

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

home-lead = Five castle games for family and friends. Play in the browser, with each other or against bots.
choose-a-game = Choose a game
game-facts = { $seats } players · { $minutes } min · { $age }+
play-now = Play now against bots
play-now-more =
    { $bots ->
        [0] Alone, no account
        [one] One steady bot, no account
       *[other] { $bots } steady bots, no account
    }
invite-others = Invite with a link or QR
invite-others-more = They open it and sit down
play-here = Play on this device
play-here-more = Pass the tablet around
tables-running = Running tables
tables-finished = Finished tables
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
table-is-over = Over
open-a-table = Open a new table
big-screen = One big screen, a phone for each
big-screen-more = Put the board on the television. Hands and secrets stay on the phones.
