### Words for the pocket game of memory, so that a terminal shows every fact it is given.

event-tiles-dealt = { $tiles } tiles are dealt.
event-turned = { $seat } turns tile { $place }: face { $face }.
event-turned-once = { $seat } turned tile { $place }.
event-pair-taken = { $seat } takes the pair of face { $face }.
event-covered = { $seat } covers two tiles.
event-peek-taken = { $seat } peeks at tile { $place }.
event-peeked = Secret: tile { $place } has face { $face }.
event-candle-burnt-down = The candle burns down.
offer-turn = Turn tile { $place }
offer-peek = Peek at tile { $place }
table = Table, { $turns } turns left
peek = A peek
tile-taken = Tile { $place }: face { $face }, taken by { $who }
tile-covered = Tile { $place }: covered
tile-open = Tile { $place }: face { $face }, open
tile-noted = Tile { $place }: face { $face }, noted
seat = { $who }: { $pairs } pairs
refusal-one-peek-a-game = One peek a game.
refusal-tile-is-taken = Tile { $place } is taken.
refusal-turn-another-tile = Turn another tile than { $place }.
refusal-first-tile-is-turned = The first tile is turned already.
reason-all-tiles-taken = All tiles are taken.
reason-candle-burnt-down = The candle has burnt down.
part-pairs = Pairs
