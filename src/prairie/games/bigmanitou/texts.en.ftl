### Big Manitou in English. In `$seat`, the name `you` means the reader. Cards and tiles carry their article.

title = Big Manitou
about =
    Big Manitou, by Günter Burkhardt (What’s Your Game?, 2005), for two to five. This is an implementation of its rules in our own words and drawings; the name belongs to its owners.

    Not everything in the printed box is known to us. Sure: the five equal decks of ten hunters and seven heroes, who beats whom, sixty tiles in all, tipis worth 1 and 3, bison worth 2 and 3. Reconstructed, to fit all that is known and checked by simulation: how many tiles there are of each kind (24 bison, 18 tipis, 6 horses, 6 totems, 6 tomahawks).

    If you own the box, copy components.toml, correct it from your tiles, and play with --data FILE.

## Questions

ask-nothing = Nothing is asked of you now.
ask-dealer = Who deals the first hunt?
ask-tile = Which tile comes out of the bag?
ask-party = Choose your hunting party of { $size } cards, in secret; { $left } to go. Name them in one line, in any order; one by one, from the lowest up.
ask-draw = Which card is drawn?
ask-play = Play a card on one of the three grounds.
ask-face-down = Nothing fits: play a hero face down, without effect.
ask-eighth = The brown cylinder: play an eighth card, or pass.
ask-horse = The white cylinder: move one of your hunters to another ground, or pass.
ask-penalty = You have used the most force: give up a tile.
ask-take-one = Your hero holds ground { $ground }: take one tile.
ask-take-two = Your hunters are the best on ground { $ground }: take two tiles.

## What happened

event-deals-first = { $seat ->
        [you] You are drawn to deal the first hunt.
       *[other] { $seat } is drawn to deal the first hunt.
    }
event-hunt = { $seat ->
        [you] Hunt { $hunt } begins. You deal and play last.
       *[other] Hunt { $hunt } begins. { $seat } deals and plays last.
    }
event-tile-laid = Ground { $ground } offers { $tile }.
event-parties-ready = All hunting parties are chosen.
event-parties-dealt = All hunting parties are dealt at random.
event-drew = { $seat ->
        [you] You draw { $card }.
       *[other] { $seat } draws { $card }.
    }
event-played = { $seat ->
        [you] You play { $card } on ground { $ground }.
       *[other] { $seat } plays { $card } on ground { $ground }.
    }
event-stands = Ground { $ground }: { $card } ({ $seat ->
        [you] you
       *[other] { $seat }
    }) holds the ground alone.
event-pairs = Ground { $ground }: { $card } ({ $seat ->
        [you] you
       *[other] { $seat }
    }) joins { $facing } and protects that hero.
event-beats = Ground { $ground }: { $card } ({ $seat ->
        [you] you
       *[other] { $seat }
    }) beats { $facing } ({ $other ->
        [you] you
       *[other] { $other }
    }).
event-falls = Ground { $ground }: { $card } ({ $seat ->
        [you] you
       *[other] { $seat }
    }) falls to { $facing } ({ $other ->
        [you] you
       *[other] { $other }
    }).
event-both-fall = Ground { $ground }: { $card } ({ $seat ->
        [you] you
       *[other] { $seat }
    }) meets { $facing } ({ $other ->
        [you] you
       *[other] { $other }
    }), of the same kind; both fall.
event-sacrificed = Ground { $ground }: { $card } ({ $seat ->
        [you] you
       *[other] { $seat }
    }) is sacrificed and takes { $facing } ({ $other ->
        [you] you
       *[other] { $other }
    }) along.
event-in-vain = Ground { $ground }: { $card } ({ $seat ->
        [you] you
       *[other] { $seat }
    }) is too weak for { $facing } ({ $other ->
        [you] you
       *[other] { $other }
    }) and falls in vain.
event-played-face-down = { $seat ->
        [you] You have no other play and lay { $card } face down on ground { $ground }.
       *[other] { $seat } has no other play and lays { $card } face down on ground { $ground }.
    }
event-no-eighth = { $seat ->
        [you] You play no eighth card.
       *[other] { $seat } plays no eighth card.
    }
event-played-eighth = { $seat ->
        [you] As an eighth card, you play { $card } on ground { $ground }.
       *[other] As an eighth card, { $seat } plays { $card } on ground { $ground }.
    }
event-moved = { $seat ->
        [you] You move { $card } from ground { $from } to ground { $ground }.
       *[other] { $seat } moves { $card } from ground { $from } to ground { $ground }.
    }
event-no-move = { $seat ->
        [you] You move no hunter.
       *[other] { $seat } moves no hunter.
    }
event-force = { $seat ->
        [you] You have used the most force: { $force }.
       *[other] { $seat } has used the most force: { $force }.
    }
event-no-force = Nobody has used force, so nobody pays.
event-owes-nothing = { $seat ->
        [you] You have no tile to pay with, and owe nothing.
       *[other] { $seat } has no tile to pay with, and owes nothing.
    }
event-paid = { $seat ->
        [you] You give up { $tile }.
       *[other] { $seat } gives up { $tile }.
    }
event-judged = Ground { $ground } is judged.
event-hero-takes = { $seat ->
        [you] Ground { $ground }: your hero takes { $tile }.
       *[other] Ground { $ground }: the hero of { $seat } takes { $tile }.
    }
event-most-takes = { $seat ->
        [you] Ground { $ground }: your hunters are the best and take { $tile }.
       *[other] Ground { $ground }: the hunters of { $seat } are the best and take { $tile }.
    }
event-next-takes = { $seat ->
        [you] Ground { $ground }: your hunters come next and take { $tile }.
       *[other] Ground { $ground }: the hunters of { $seat } come next and take { $tile }.
    }
event-tied = { $seat ->
        [you] Ground { $ground }: your hunters tie at { $total } and take nothing.
       *[other] Ground { $ground }: the hunters of { $seat } tie at { $total } and take nothing.
    }
event-left-over = Ground { $ground }: nobody has a claim to what is left, and { $tile } leaves the game.
event-wins-cylinder = { $seat ->
        [you] You take { $cylinder }.
       *[other] { $seat } takes { $cylinder }.
    }
event-cylinder-passes = { $seat ->
        [you] After the penalty you have more, and { $cylinder } passes to you.
       *[other] After the penalty { $seat } has more and takes { $cylinder }.
    }
event-cylinder-aside = After the penalty nobody has such a tile any more: { $cylinder } is set aside.
event-decks-back = Everyone takes the whole deck back.
event-score = { $seat ->
        [you] You score { $points ->
            [one] 1 point
           *[other] { $points } points
        }: { $pairs } for pairs, { $extra } for majorities.
       *[other] { $seat } scores { $points ->
            [one] 1 point
           *[other] { $points } points
        }: { $pairs } for pairs, { $extra } for majorities.
    }
event-victory = { $seat ->
        [you] You win the game with { $points ->
            [one] 1 point
           *[other] { $points } points
        }.
       *[other] { $seat } wins the game with { $points ->
            [one] 1 point
           *[other] { $points } points
        }.
    }
event-shared-victory = { $seat ->
        [you] You share the win with { $points ->
            [one] 1 point
           *[other] { $points } points
        }.
       *[other] { $seat } shares the win with { $points ->
            [one] 1 point
           *[other] { $points } points
        }.
    }

## Refusals

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

## Words

hidden-card = { $count ->
        [one] a card
       *[other] { $count } cards
    }

card-hunter = the hunter { $strength }
card-chief = the chief
card-clan-mother = the clan mother
card-scout = the scout
card-medicine-man = the medicine man
card-rainmaker = the rainmaker
# The same five, short enough for the board and for typing.
short-chief = chief
short-clan-mother = mother
short-scout = scout
short-medicine-man = medicine
short-rainmaker = rain

tile-bison = a bison of { $points }
tile-tipi = a tipi of { $points }
tile-horse = a horse
tile-totem = a totem
tile-tomahawk = a tomahawk
short-bison = bison{ $points }
short-tipi = tipi{ $points }
short-horse = horse
short-totem = totem
short-tomahawk = tomahawk

cylinder-brown = the brown cylinder
cylinder-white = the white cylinder

placing = { $card } on ground { $ground }
placing-pass = pass
short-pass = pass
two-tiles = { $first } and { $second }

# What a card would bring about on a ground, behind a colon.
choice-outcome = { $choice }: { $outcome }
outcome-stands = holds the ground alone
outcome-pairs = joins { $facing } and protects that hero
outcome-beats = beats { $facing } of { $who }
outcome-falls = falls to { $facing } of { $who }
outcome-both-fall = meets { $facing } of { $who }, and both fall
outcome-sacrificed = is sacrificed and takes { $facing } of { $who } along
outcome-in-vain = too weak for { $facing } of { $who }, falls in vain
outcome-hunters = your hunters come to { $total } there

option-quick = Quick variant
option-quick-no = parties are chosen
option-quick-yes = parties are dealt at random
outcome-most-points = most victory points
outcome-most-tipi = equal points, more tipi points
outcome-most-tiles = equal points and tipi points, more tiles
outcome-shared = equal in points, tipi points and tiles

beats = { $card }: beats { $beaten }; loses to { $stronger }
hint-bison = Bison points count only together with tipi points: each pair of one and one is a victory point.
hint-tipi = Tipi points count only together with bison points: each pair of one and one is a victory point. They also break ties.
hint-horse = Most horses, or as many as the holder at the moment of winning one: the white cylinder, which moves a hunter after the last card and is worth a point at the end.
hint-totem = Most totems, or as many as the holder at the moment of winning one: the brown cylinder, which allows an eighth card and is worth a point at the end.
hint-tomahawk = From the next hunt on, one more point for each of your hunters when a ground is judged. Having the most is worth a point at the end.
word-force = Force is the sum of the printed points of your hunters on all three grounds. Whoever has the most, marked !, gives up a tile.
word-hunter = Hunters have the strengths 1 to 10, which add up on a ground. The highest total there takes two tiles, the next one what is left; equal totals take nothing.
word-hero = A hero who stands face up on a ground takes one tile there, before the hunters. Heroes who meet fight: the list at the bottom says who beats whom.
word-pairs = A point of bison and a point of tipi make a pair, worth one victory point. Two face-up heroes of one player on a ground are called a pair too: only a sacrifice attacks them.
word-party = The hunting party is what you choose in secret for a hunt: it is shuffled, you hold three cards of it, and seven are played.
word-brown = The brown cylinder, ●, goes with the most totems: an eighth card from the next hunt on, and a point at the end.
word-white = The white cylinder, ○, goes with the most horses: it moves one of your hunters after the last card from the next hunt on, and is a point at the end.
word-ground = Tiles lie on three grounds, I, II and III. In the end each is judged: one tile for the hero, two for the best hunters, the rest for the next.
word-bag = All tiles come from the bag; what is left in it comes up in later hunts.
word-tied = Players whose hunters have equal totals on a ground take nothing with them there.
word-dealer = The dealer plays last, with a party of seven cards; the first player has more to choose from.
word-points = Victory points: pairs of bison and tipi points, and one each for the brown cylinder, the white cylinder and the most tomahawks.
word-also = hunters=hunter heroes=hero pair=pairs hunting-party=party hunt=party hunts=party brown-cylinder=brown white-cylinder=white cylinder=brown cylinders=brown totems=totem horses=horse tomahawks=tomahawk grounds=ground i=ground ii=ground iii=ground tile=ground tiles=ground most=ground next=ground dealer=dealer deals=dealer deal=dealer point=points !=force ●=brown ○=white

## The board

board-you = you
board-over = The game is over
board-hunt = Hunt { $hunt } of { $hunts }
board-dealer = { $who ->
        [you] you deal
       *[other] { $who } deals
    }
board-bag = { $tiles ->
        [one] 1 tile in the bag
       *[other] { $tiles } tiles in the bag
    }
board-takes-hero = hero takes { $tiles }: { $who }
board-takes-most = most take { $tiles }: { $who }
board-takes-next = next take { $tiles }: { $who }
board-tied = tied, take nothing: { $who }
column-bison = bison
column-tipi = tipi
column-pairs = pairs
column-horses = horses
column-totems = totems
column-tomahawks = tomahawks
column-force = force
column-points = points
column-tiles = tiles
column-brown = brown
column-white = white
board-pays = ! has used the most force and would pay a tile
board-brown = ● brown cylinder: an eighth card
board-white = ○ white cylinder: moves a hunter
board-most-tomahawks = + most tomahawks
board-pool = Your cards
board-picked = Your party ({ $left ->
        [0] complete
       *[other] { $left } to choose
    })
board-hand = Hand
board-pile = Still to draw, in any order
board-pile-unknown = { $cards ->
        [one] 1 card still to draw
       *[other] { $cards } cards still to draw
    }
board-party = a party of { $size }
board-counts = { $hand } in hand, { $pile } to draw
board-may-have = { $who ->
        [you] You may have
       *[other] { $who } may have
    }

plain-dealer = { $who ->
        [you] You deal and play last.
       *[other] { $who } deals and plays last.
    }
plain-bag = { $tiles ->
        [one] 1 tile is left in the bag.
       *[other] { $tiles } tiles are left in the bag.
    }
plain-nothing = nothing
plain-ground = Ground { $ground }: { $tiles }.
plain-side = { $who ->
        [you] You have { $what }.
       *[other] { $who } has { $what }.
    }
plain-and = { $others } and { $last }
plain-hunters = { $count ->
        [one] hunter
       *[other] hunters
    } { $hunters }: { $total ->
        [one] 1 point
       *[other] { $total } points
    }{ $bonus ->
        [0] {""}
       *[other] {" "}with { $bonus } from tomahawks
    }
plain-hero = { $hero } face up
plain-pair = { $lower } face up, protected by { $upper }
plain-fallen = fallen: { $heroes }
tiles-taken = { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    }
plain-takes-hero = { $who ->
        [you] Now your hero would take { tiles-taken }.
       *[other] Now the hero of { $who } would take { tiles-taken }.
    }
plain-takes-most = { $who ->
        [you] Your hunters would take { tiles-taken }.
       *[other] The hunters of { $who } would take { tiles-taken }.
    }
plain-takes-next = { $who ->
        [you] You, as the next, would take { tiles-taken }.
       *[other] { $who }, as the next, would take { tiles-taken }.
    }
plain-tied = { $who ->
        [you] Your hunters tie and take nothing.
       *[other] The hunters of { $who } tie and take nothing.
    }
plain-player = { $who ->
        [you] You have
       *[other] { $who } has
    } { $points ->
        [one] 1 point
       *[other] { $points } points
    }: { $bison } from bison, { $tipi } from tipis to be paired. { $tiles ->
        [none] No tiles
       *[other] Tiles: { $tiles }
    }.
plain-brown = Holds the brown cylinder.
plain-white = Holds the white cylinder.
plain-most-tomahawks = Has the most tomahawks.
plain-force = Force: { $force }.
plain-pays = Force: { $force }, the most; would pay a tile.
plain-pool = Your cards: { $cards }.
plain-picked = Your party so far: { $cards }. { $left ->
        [0] It is complete.
        [one] One card to choose.
       *[other] { $left } cards to choose.
    }
plain-hand = Your hand: { $cards }.
plain-pile = Still to draw, in any order: { $cards }.
plain-may-have = { $who ->
        [you] You hold
       *[other] { $who } holds
    } { $hand ->
        [0] no card
        [one] 1 card
       *[other] { $hand } cards
    }; not yet played: { $cards }.
plain-final = { $who ->
        [you] You have
       *[other] { $who } has
    } { $points ->
        [one] 1 point
       *[other] { $points } points
    }: { $pairs } for pairs, the rest for majorities; { $tipi ->
        [one] 1 tipi point
       *[other] { $tipi } tipi points
    }, { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    }.
