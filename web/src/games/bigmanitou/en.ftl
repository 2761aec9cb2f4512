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

## The guided game

lesson-1-title = Three grounds
lesson-1 = Tiles lie on three grounds, and your cards go there to win them. Bison and tipis count in pairs: a point of one with a point of the other.
lesson-2-title = Your party
lesson-2 = Before each hunt you choose your cards in secret: hunters with a number, and heroes. Choose some of both, nine in all, and confirm. Any party will do.
lesson-2-done = Of your party you hold three cards, and draw a new one after each card played. What you play now rests in the next hunt. The guided game goes on with its own parties.
lesson-3-title = Hunters
lesson-3 = In turn everybody plays a card on one of three grounds. Hunters of one player add up; the number under each fan is the total there.
lesson-4-title = Heroes
lesson-4 = A hero alone on a ground picks a tile before all hunters. When heroes of two players meet, the pentagon in the drawer says who falls; like meets like, both fall.
lesson-5-title = A hero falls
lesson-5 = On ground II an enemy chief stands alone. One of your three heroes beats a chief: play that card there. Each ground says beforehand what would happen.
lesson-5-done = The clan mother beats the chief, and the ground is hers until somebody beats her.
lesson-5-other = That is allowed, but the chief still stands, or took your hero along. The clan mother beats the chief: try again.
lesson-6-title = A pair protects
lesson-6 = A second hero of yours on the same ground protects the first. Nobody can beat the pair any more …
lesson-7-title = … but by a sacrifice
lesson-7 = A hero may give himself up and take the upper one of a pair with him, if he would beat him in a fair meeting.
lesson-8-title = A tie takes nothing
lesson-8 = Equal totals cancel each other out: those who tie take nothing, and the next in line moves up.
lesson-9-title = Tiles
lesson-9 = The grounds are judged one by one: the best hunters take two tiles, the next what is left. The two others have tied, so you are the best here. Take two, and confirm.
lesson-9-done = A bison with a tipi makes a pair, and only pairs are points. Tiles that nobody takes leave the game.
lesson-10-title = The strongest pays
lesson-10 = Force is the sum of all hunters you have played in this hunt. Whoever has used the most gives up a tile: win, but not by too much.
lesson-11-title = Cylinders
lesson-11 = Most totems win the brown cylinder: an eighth card. Most horses win the white one: after the last card you may move a hunter. Each is also worth a point.
lesson-12-title = The end of the last hunt
lesson-12 = You have two cards left. Play them, take what you win, and see the points counted.
lesson-12-done = Pairs and cylinders are the points. That is all of Big Manitou.
