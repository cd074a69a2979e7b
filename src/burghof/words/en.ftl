### Words that all games share, and those of the command line.

## Lists and names

list-of-none = –
list-more = { $others }, { $next }
list-last = { $others } and { $last }
list-you = you
seat-without-a-name = Guest { $number }
words-for-yes = y yes
words-for-no = n no
outline-label = { $label }:

## At every table

event-taken-back =
    { $seats-is ->
        [you] A move is taken back, as you wanted.
        [with-you] A move is taken back; { $seats-you } agreed.
       *[other] A move is taken back, as { $seats } wanted.
    }
    .past = { $seats-is ->
        [you] A move was taken back, as you wanted.
        [with-you] A move was taken back; { $seats-you } agreed.
       *[other] A move was taken back, as { $seats } wanted.
    }
event-seat-taken = { $name } sits on this chair from now on.
    .past = { $name } sat down on this chair.
event-gave-up =
    { $why ->
        [out-of-time] { $seat-is ->
            [you] You run out of time.
           *[other] { $seat } runs out of time.
        }
       *[resigned] { $seat-is ->
            [you] You give up.
           *[other] { $seat } gives up.
        }
    }
    .past = { $why ->
        [out-of-time] { $seat-is ->
            [you] You ran out of time.
           *[other] { $seat } ran out of time.
        }
       *[resigned] { $seat-is ->
            [you] You gave up.
           *[other] { $seat } gave up.
        }
    }
reason-forfeit = The game was given up.
outcome-won =
    { $seats-is ->
        [you] You have won.
        [with-you] You and { $seats-others } have won together.
       *[other] { $winners ->
            [0] Nobody has won.
            [one] { $seats } has won.
           *[other] { $seats } have won together.
        }
    }

outcome-rank = { $rank }. { $seat }
outcome-rank-with-points = { $rank }. { $seat }: { outcome-points }
outcome-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
outcome-part = { $part }: { $points }
outcome-tiebreak = { $part } (decides the tie): { $points }

## Answers that are no moves

malformed = This is not a move of this game.
stale =
    { $why ->
        [not-yours] It is not for you to decide.
        [over] The game is over.
       *[already-decided] This is already decided.
    }

## The command line: help

help-burghof = Burghof, the home of castle board games: play them in the terminal, check recorded games, let bots play.
help-arguments = Arguments
help-options = Options
help-commands = Commands
help-lang = The language; without it that of your system.
help-shelf = The Python package that contains the games.
help-version = Print the version and exit.
help-json = Print JSON and nothing else.
help-plain = Print whole sentences, one per line, for a screen reader.
help-game = The id of the game, as listed by burghof games.
help-option = An option of the game, as name=value; may be repeated.
help-options-json = All options of the game as one JSON object.
help-games = List the games.
help-sit = Play a game in the terminal, with bots or with other people at the same keyboard.
help-sit-game = The id of the game, as listed by burghof games; omit it with --continue.
help-sit-seats = The players in order, such as me,squire or me:Anna,me:Ben,marshal.
help-sit-seed = The seed of chance; without it a secret one is drawn.
help-sit-recall = What the table remembers for the players: only what lies open, or everything that each has seen.
help-sit-file = The file that the game is saved to while it is played.
help-sit-continue = Continue the game saved in this file.
help-rules = Print the rules of a game, by chapter and clause.
help-rules-clause = One clause or one chapter, such as 4.4 or 4.
help-replay = Print a recorded game as text, after any entry.
help-replay-file = A record or a saved game.
help-replay-upto = Only the first entries, up to this number.
help-replay-seat = Show what this player, counted from 0, could see; without it what a spectator could see.
help-verify = Check that recorded games are complete, legal and as chance dealt them.
help-verify-files = Records or saved games.
help-verify-bots = Repeat every decision of a bot, and print which ones differ.
help-analyse = Judge every choice of a finished game: its turning points, luck and skill.
help-analyse-file = The record of a finished game.
help-analyse-level = The search budget: page, squire, knight or marshal.
help-analyse-iterations = The number of worlds that a search plays into, instead of a level.
help-analyse-seat = Only the turning points of this player, counted from 0.
help-simulate = Play many games between bots and print the results.
help-simulate-games = The number of games.
help-simulate-seats = The number of players, or a bot for each: 3, or knight,squire.
help-simulate-seed = The seed: the same seed gives the same games.
help-simulate-player = A bot for all chairs, or one for each, separated by commas: random, greedy, page, squire, knight or marshal.
help-simulate-swap = Move every bot on by one chair after each game.
help-simulate-vary = Draw the options of every game at random; the JSON counts the games with each value.
help-simulate-cap = Break a game off after this many moves.
help-arena = Play bots against each other, each on every chair equally often, on all cores or a Ray cluster.
help-arena-players = The bots, separated by commas; a bot may be named several times, and marshal/1200 plays into 1200 worlds.
help-arena-games = The number of games per line-up, rounded up so that each bot has every chair equally often.
help-arena-seats = The number of chairs; with more bots than chairs, every combination of them plays.
help-arena-workers = The number of processes; without it one per core, and with 1 or without Ray only this process.
help-arena-address = The address of a Ray cluster to play on.
help-arena-out = The results file, .jsonl or .parquet; the same command plays only the games that are missing in it.
help-arena-goal = The share of victories that the first player of each line-up is measured against, such as 0.70.
help-arena-until = End a line-up as soon as its whole interval lies above or below the goal.
help-puzzles = Search puzzles in games between bots, on all cores or a Ray cluster.
help-puzzles-out = The file that gets one puzzle per line.
help-puzzles-games = The number of games to search.
help-puzzles-first = The number of the first game; the same number gives the same game.
help-puzzles-bot = The bot on all chairs.
help-puzzles-theme = A theme to look for; several may be named. Without it, all.
help-report = Write a report about the games of arenas, as a page with plots or as Markdown.
help-report-files = Results files written by burghof arena.
help-report-out = The file to write, .html or .md, or a folder.
help-play = Serve the games at home: for the browser on this device, and for other devices on the same network.
help-play-port = The port to listen on; without it 8000, or the next free one.
help-play-browser = Whether to open the browser.
help-data = The folder for all data; without it that of your user.
help-backup = Write all data of the home server to a file.
help-backup-file = The file to write.
help-restore = Replace all data of the home server by a backup.
help-restore-file = A file written by burghof backup.
help-serve = Run one web process; the environment contains the settings, with the addresses of PostgreSQL and NATS.
help-worker = Run one process that plays bot turns and runs slow jobs; the environment contains the settings.
help-worker-health = A file that is touched every two seconds while the process is ready.

## The command line: the shelf, files, faults

cli-shelf-unknown = There is no Python package “{ $package }”.
cli-shelf-id = Id
cli-shelf-title = Game
cli-shelf-seats = Players
cli-shelf-minutes = Minutes
cli-shelf-age = Age
cli-game-unknown = There is no game “{ $game }”. Games: { $known }.
cli-clause-unknown = There is no chapter or clause { $clause } in these rules. Chapters: { $known }.
cli-option-unknown = There is no option “{ $option }”. Options: { $known }.
cli-option-value-unknown = “{ $value }” is no value of { $option }. Values: { $known }.
cli-options-wrong = These options do not fit the game: { $why }
cli-player-unknown = There is no player “{ $player }”. Players: { $known }.
cli-name-unsuitable = This cannot be the name of a player. A name has up to { $most } letters, nothing hidden, and is not one of the server’s own.
cli-players-do-not-fit =
    { $players } players were named for { $seats ->
        [one] { $seats } chair
       *[other] { $seats } chairs
    }: name one for all of them, or one for each.
cli-seats-do-not-fit = The game is not for { $seats }. Possible numbers of players: { $known }.
cli-seat-unknown = There is no player { $seat }; players are counted from 0 to { $last }.
cli-file-not-read = { $file } cannot be read: { $why }
cli-file-missing = There is no file { $file }.
cli-file-not-written = { $file } cannot be written: { $why }
cli-file-without-a-game = { $file } holds no recorded game: { $why }
cli-file-of-unknown-game = { $file } is of the game “{ $game }”, which is not here.
cli-right =
    { $file }: right. { $title }, { $entries ->
        [one] { $entries } entry
       *[other] { $entries } entries
    }, { $finished ->
        [1] played to its end
       *[other] still running
    }, { $checked ->
        [1] every draw checked.
       *[other] draws not checked while the seed is secret.
    }
cli-bots-right =
    { $file }: { $decisions ->
        [0] no bot decided anything.
        [one] one decision of a bot was repeated: it is the same.
       *[other] { $decisions } decisions of bots were repeated: all are the same.
    }
cli-bot-decides-otherwise = { $file }, entry { $position }: asked again, the bot decides otherwise.
cli-bots-not-yet = { $file }: decisions of bots cannot be repeated while the seed is secret.
cli-fault = { $file }: { cli-fault-why }
cli-fault-at-entry = { $file }, entry { $position }: { cli-fault-why }
cli-fault-why =
    { $why ->
        [another-game] the record is of another game.
        [unknown-rules] the record follows rules that are not known here.
        [wrong-seats] the number of players does not fit.
        [wrong-options] the options are not those of this game.
        [wrong-commitment] the seed is not the one that was promised.
        [broken-chain] the entry does not follow from the one before; something was changed.
        [not-opened] the table is not opened by its first entry, and only by it.
        [not-due] it was not this one’s turn.
        [illegal] the move is against the rules.
        [not-as-drawn] chance did not draw this.
        [not-allowed] this was not allowed.
        [after-the-end] the game was already over.
        [cut-short] the record stops in the middle of a step.
        [wrong-head] the end of the record does not fit its entries; something is missing or was changed.
        [wrong-seed] the seed must be there when the game is over, and only then.
        [wrong-outcome] the outcome is not the one of this game.
       *[other] it is not right.
    }

## The command line: replay and simulation

cli-replay-title = { $title }, after entry { $position } of { $total }
cli-replay-players = At the table: { $names }
cli-simulated =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $steps } moves in { $seconds } seconds: { $speed } moves a second.
cli-simulated-length = A game had { $steps } moves on average and { $longest } at most, those of chance included.
cli-simulated-seat = Chair { $number }: { $wins } of { $games } won
cli-simulated-seat-of = Chair { $number }, { $player }: { $wins } of { $games } won
cli-simulated-player = { $player } on all chairs: { $wins } of { $games } won
cli-simulated-ties = Shared victories: { $shared }, which count a part for each; games that nobody won: { $unwon }.
cli-simulated-figure = { $figure }: { $mean } a game
cli-simulated-unfinished =
    { $games ->
        [one] { $games } game was
       *[other] { $games } games were
    } not over after { $cap } moves.
cli-analyse-not-over = { $file }: the game is not over. A game is judged when it is.
cli-analyse-level-unknown = There is no level { $level }; there are: { $known }.
cli-analysed = { $choices } choices, each judged by what could be known at that moment, in { $worlds } imagined worlds.
cli-analysed-turns =
    { $turns ->
        [0] Turning points: no turn changed the chances clearly
       *[other] Turning points
    }
cli-analysed-turn = Turn { $turn }, { $name }: { $swing }
cli-analysed-played = Played: { $move } ({ $before } → { $chance }%, ± { $noise })
cli-analysed-better = Better: { $move } ({ $chance }%, ± { $noise })
cli-analysed-why = For { $name }: { $words } (§{ $clause })
cli-analysed-ledgers =
    { $lone ->
        [1] Chance at the start + luck + skill = result, in points of the chance to succeed
       *[other] Fair part + luck + skill = result, in points of the chance to win
    }
cli-analysed-ledger = { $name }: { $start }, luck { $luck }, skill { $skill } (± { $noise }): { $result }

## The command line: the lab

cli-arena-played =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $played } of them played now in { $seconds } seconds: { $speed } games a second.
cli-arena-shape = A game had { $length } moves and { $decisions } decisions on average, a decision { $branching } possibilities, { $widest } at most.
cli-arena-player = Player
cli-arena-seat = Chair
cli-arena-line-up = Line-up
cli-arena-games = Games
cli-arena-won = Won
cli-arena-share = Share
cli-arena-interval = 95 %
cli-arena-fair = Fair share
cli-arena-score = Score
cli-arena-decisions = Decisions
cli-arena-thinks = Thinks, ms
cli-arena-thinks-95 = 95 % within, ms
cli-arena-goal = Goal
cli-arena-against-goal =
    { $verdict ->
        [above] reached
        [below] missed
       *[open] open
    }
cli-arena-unfinished =
    { $games ->
        [one] { $games } game was
       *[other] { $games } games were
    } broken off at the cap.
cli-arena-unreadable = { $file } holds no results of an arena: { $why }
cli-arena-other = { $file } belongs to another arena, there and here: { $difference }
cli-arena-suffix = { $file } has the wrong ending. Possible: { $known }.
cli-arena-no-cluster = There is no Ray cluster at { $address }.
cli-arena-other-code = A machine of the cluster has other rules or other bots: install the same Burghof on all of them.
cli-arena-until-what = --until needs a --goal.
cli-puzzles-no-theme = { $theme } is not a theme of this game. Possible: { $known }.
cli-puzzles-found =
    { $theme }: { $puzzles ->
        [one] { $puzzles } puzzle
       *[other] { $puzzles } puzzles
    }
cli-report-other-game = { $file } holds games of { $game }.
cli-report-empty = There is no round of games in these files in which everybody sat on every chair.
cli-report-written = Written: { $file }

## The command line: sitting at a table

cli-sit-what = Name a game to play, or a saved one with --continue.
cli-sit-welcome = Type ? for help, r for the rules.
cli-sit-without-seed = This record hides its seed, so the game cannot go on; saved games keep it.
cli-sit-is-over = This game is over; burghof replay shows it.
cli-sit-help =
    A number takes that line of the list. Several numbers go on from list to list: 4 2.
    Other words show only what mentions them; an empty line shows the whole list again.
      v          the table again
      w          the table in whole sentences
      l          what has happened so far
      u          take back the last move
      r          the chapters of the rules; r 4 shows one, r 4.4 a clause
      s FILE     save the game
      m MOVE     a move written as JSON
      q          leave the table
cli-sit-help-aids = {"  "}a          what can be worked out for you; a 1 shows the first
cli-prompt = { $seat } (? for help):
cli-menu-more =
    { $node } ({ $offers ->
        [one] { $offers } possibility
       *[other] { $offers } possibilities
    })
cli-menu-part = Enter shows the whole list again.
cli-menu-no-such-number = Choose a number from 1 to { $last }.
cli-menu-nothing-found = Nothing you can do mentions “{ $text }”. Type ? for help.
cli-move-like = A move is typed like this: m { $example }
cli-aid-unknown = This game works out nothing called “{ $text }”. What it works out:
cli-nothing-to-take-back = There is nothing to take back.
cli-take-back-impossible = This cannot be taken back.
cli-take-back-agree =
    { $seat }, shall { $own ->
        [1] your last move
       *[0] the last move of { $mover }
    } be taken back? (y/n)
cli-take-back-refused = { $seat } would rather not.
cli-curtain-close = { $seat }, press Enter when you have read this.
cli-curtain = Pass the device to { $seat }. { $seat }, press Enter.
cli-save-where = Name a file, such as: s game.json
cli-save-over = { $file } exists. Overwrite it? (y/n)
cli-save-ask = Save the game to which file? (Enter or n: do not save)
cli-save-record-ask = Write the record to which file? (Enter or n: do not write it)
cli-saved = The game is in { $file }.
cli-game-left = You have left the table.

## The command line: the server

cli-extras-missing =
    For this the { $extra ->
        [lab] lab
       *[home] server
    } must be installed ({ $module } is missing): { $command }
cli-play-starts = The house is being opened…
cli-play-already = Burghof is already running.
cli-play-here = On this device: { $url }
cli-play-others = On other devices of the same network: { $url }
cli-play-alone = This device has no network, so nobody else can join.
cli-play-kept = All games are kept in { $folder }. Ctrl-C stops.
cli-play-stopped = Burghof has stopped. All games are kept.
cli-backed-up = Everything is in { $file }. Whoever has this file can know all secrets of the games in it.
cli-restored = Everything is as it was in { $file }.
cli-restored-before = What was there before is in { $file }.
cli-settings-wrong =
    { $kind ->
        [unknown] There is no such setting: { $about }
        [missing] These settings are missing: { $about }
        [open] This server is to listen beyond its own machine, so set { $about } first: without the proxies everybody behind a balancer counts as one visitor and is slowed down, and without the address cookies and links are not made for it (no balancer: BURGHOF_TRUSTED_PROXIES=none).
       *[wrong] A setting is wrong. { $about }
    }
cli-no-database = The database named in DATABASE_URL does not answer.
home-no-folder = The folder { $folder } cannot be made: { $why }
home-busy = Another Burghof is busy with the folder { $folder } and does not answer. Stop it and try again.
home-busy-restore = Burghof is running with the folder { $folder }. Stop it first, then restore.
home-port-taken = Port { $port } is taken by another program.
home-other-postgres = The folder { $folder } is of PostgreSQL { $found }, and this Burghof needs { $needed }. Make a backup with the Burghof that wrote it, and restore it here.
home-postgres-fails = PostgreSQL does not do what it should ({ $program }): { $why }
home-newer-release = This was written by a newer Burghof. Install that one.
home-start-fails = The server could not start. { $log } says more.
home-no-backup = { $file } is no backup of Burghof.

## The plain page

plain-to-do = What you can do
plain-chosen = You have chosen. You can still change it.
plain-table = The table
plain-log = So far
