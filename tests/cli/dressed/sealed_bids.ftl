### Words for the pocket game of sealed bids, so that a terminal shows every fact it is given.

event-prize-turned = Prize { $prize } is turned up.
event-prize-raised = The prize is raised.
event-bidding-opened = The bidding is open.
event-bid-sealed = Secret: you bid { $card }.
event-bids-turned = { $cards } bids are turned.
event-prize-won = { $seat } wins a prize.
event-prize-lost = Nobody wins the prize.
offer-raise = Raise the prize
offer-open-bidding = Open the bidding
offer-bid = Bid { $card }
now-bid = Bid now.
now-call = Raise the prize or open the bidding.
node-prize = Prize { $prize }
node-hand = Hand { $seat }
node-card = Card { $card }
reason-rounds = All rounds are played.
