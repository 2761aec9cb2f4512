# Big Manitou in English. Cards and tiles carry their article; a sentence never begins with one.

game-title = Big Manitou
game-about = Buffalo hunts: choose a hunting party in secret, lead it to three grounds, and bring home matching tipis and bison without using the most force.

option-quick = Quick variant
option-quick-no = parties are chosen
option-quick-yes = parties are dealt at random

card-hunter = the hunter { $strength }
card-chief = the chief
card-clan-mother = the clan mother
card-scout = the scout
card-medicine-man = the medicine man
card-rainmaker = the rainmaker
hidden-card = a card

tile-bison = a bison of { $points }
tile-tipi = a tipi of { $points }
tile-horse = a horse
tile-totem = a totem
tile-tomahawk = a tomahawk

cylinder-brown = the brown cylinder
cylinder-white = the white cylinder

ask-nothing = Nothing is asked of you now.
ask-dealer = Who deals the first hunt?
ask-tile = Which tile comes out of the bag?
ask-party = Choose your hunting party, in secret.
ask-draw = Which card is drawn?
ask-play = Play a card on one of the three grounds.
ask-face-down = Nothing fits: play a hero face down, without effect.
ask-eighth = The brown cylinder: play an eighth card, or pass.
ask-horse = The white cylinder: move one of your hunters to another ground, or pass.
ask-penalty = You have used the most force: give up a tile.
ask-take-one = Your hero holds the ground: take one tile.
ask-take-two = Your hunters are the best: take two tiles.

event-deals-first = { $seat } is drawn to deal the first hunt.
event-hunt = Hunt { $hunt } begins. { $seat } deals and plays last.
event-tile-laid = Ground { $ground }: { $tile } is laid out.
event-parties-ready = All hunting parties are chosen.
event-parties-dealt = All hunting parties are dealt at random.
event-drew = { $seat } draws { $card }.
event-played = { $seat } plays { $card } on ground { $ground }.
event-stands = Ground { $ground }: { $card } ({ $seat }) stands alone.
event-pairs = Ground { $ground }: { $card } ({ $seat }) now protects { $facing }.
event-beats = Ground { $ground }: { $card } ({ $seat }) beats { $facing } ({ $other }).
event-falls = Ground { $ground }: { $card } ({ $seat }) falls to { $facing } ({ $other }).
event-both-fall = Ground { $ground }: { $card } ({ $seat }) meets { $facing } ({ $other }); both fall.
event-sacrificed = Ground { $ground }: { $card } ({ $seat }) is sacrificed and takes { $facing } ({ $other }) along.
event-in-vain = Ground { $ground }: { $card } ({ $seat }) is too weak for { $facing } ({ $other }) and falls alone.
event-played-face-down = { $seat } has no other play and lays { $card } face down on ground { $ground }.
event-no-eighth = { $seat } plays no eighth card.
event-played-eighth = { $seat } plays { $card } on ground { $ground } as an eighth card.
event-moved = { $seat } moves { $card } from ground { $from } to ground { $ground }.
event-no-move = { $seat } moves no hunter.
event-force = { $seat } has used the most force: { $force }.
event-no-force = Nobody has used force; nobody pays.
event-owes-nothing = { $seat } has no tile and pays nothing.
event-paid = { $seat } gives up { $tile }.
event-judged = Ground { $ground } is judged.
event-hero-takes = Ground { $ground }: the hero of { $seat } takes { $tile }.
event-most-takes = Ground { $ground }: the best hunters, of { $seat }, take { $tile }.
event-next-takes = Ground { $ground }: the next hunters, of { $seat }, take { $tile }.
event-tied = Ground { $ground }: { $seat } ties at { $total } and takes nothing with hunters.
event-left-over = Ground { $ground }: nobody has a claim to { $tile }; it leaves the game.
event-wins-cylinder = { $seat } takes { $cylinder }.
event-cylinder-passes = After the penalty { $seat } has more and takes { $cylinder }.
event-cylinder-aside = After the penalty nobody has such a tile: { $cylinder } is set aside.
event-decks-back = Everyone takes the whole deck back.
event-score = { $seat } scores { $points }: { $pairs } for pairs, { $extra } for majorities.
event-victory = { $seat } wins with { $points } { $points ->
    [one] point
   *[other] points
}.
event-shared-victory = { $seat } shares the win with { $points } { $points ->
    [one] point
   *[other] points
}.

outcome-most-points = most victory points
outcome-most-tipi = equal points, more tipi points
outcome-most-tiles = equal points and tipi points, more tiles
outcome-shared = equal in points, tipi points and tiles

refused-game-over = The game is over.
refused-not-now = It is not your turn to decide.
refused-no-such-seat = There is no such seat at this table.
refused-not-in-bag = No such tile is left in the bag.
refused-no-such-card = There is no such card to play.
refused-played-before = You have already played that card and do not have the deck back yet.
refused-not-rising = Name the cards of a party once each, in rising order.
refused-party-too-small = With that card too few are left above it to complete the party.
refused-not-in-pile = That card is not in the pile.
refused-not-in-hand = You do not hold that card.
refused-two-heroes = You already have two heroes face up on that ground.
refused-not-your-hunter = That hunter of yours is on no ground.
refused-heroes-stay = Heroes never move.
refused-same-ground = That hunter is on that ground already.
refused-no-such-tile = You have no such tile.
refused-bison-or-tipi = As long as you have a bison or a tipi, you must give up one of those.
refused-not-on-ground = Those tiles are not on this ground.
refused-must-play = You must play a card.
