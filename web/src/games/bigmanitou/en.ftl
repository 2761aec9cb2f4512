### Big Manitou's table in English. The game's own sentences stand in src/prairie/games/bigmanitou.

ground = Ground { $ground }
grounds = The three grounds
deals = deals
score-of = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
score-how = { $pairs ->
        [one] 1 pair
       *[other] { $pairs } pairs
    } of bison and tipi points, the rest for majorities
no-tiles = no tile yet
pays-a-tile = pays a tile
fallen = fallen
nothing-there = nothing
total = total { $total }
taker-hero = 1st pick
taker-most = { $total }: takes 2
taker-next = { $total }: the rest
tied = tied
taker-hero-title = The hero takes first
taker-most-title = The best hunters
taker-next-title = The next best
taker-tied-title = A tie
fan-total = Total on this ground
fan-total-how = The points of the hunters here; what tomahawks add stands apart.
party-title = Your hunting party
party-ask = Choose your party of { $size }: { $left ->
        [one] one card to go.
       *[other] { $left } cards to go.
    }
party-whole = A party of { $size }. Confirm to seal it.
party-note = In secret, in any order. Cards you have played stay out until the deck comes back.
in-party = chosen
played-before = played, not back yet
card-held = You hold up { $card }: choose a lit ground.
play-first = Take a card, then a lit ground.
play-note = Choose another card or ground to compare, or confirm. A card played is seen by all and cannot be undone.
take-note = Touch what you take.
pass = Pass
hand-empty = No card in hand.
why-title = What it would bring about
if-you-play = If you play { $card }
bag-title = In the bag
who-beats-whom = Who beats whom
beats-aid = Who beats whom, arrows from winner to loser
beats-line = beats { $beaten }; falls to { $stronger }.
beats-like = Like meets like: both fall.
hunter-how = Adds { $value } to your hunters there, and to the force you have used.
force-how = The points of all hunters you have played in this hunt. Whoever has used the most pays a tile.
majorities = Majorities
