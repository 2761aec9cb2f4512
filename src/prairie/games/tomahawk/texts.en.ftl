### Tomahawk in English. In `$seat`, the name `you` means the reader; every other name is spelt out.

title = Tomahawk
about =
    Tomahawk, by Bruno Faidutti and Bruno Cathala (Matagot, 2006), for two. This is an implementation of its rules in our own words and drawings; the name belongs to its owners.

    Not every printed figure is known to us. Sure: 24 warriors in each tribe, equal in the two; seven special warriors; fifteen territories, five each of one, two and three turns; Soaring Spirit’s 2 and Storm Caller’s 6. Likely: the values of the other special warriors, and the forest of three turns with 5 caribou and the picking icon. Reconstructed, to fit all that is known and checked by simulation: how many copies of each value a tribe has, all hair icons, and the other fourteen territories.

    If you own the box, copy components.toml, correct it from your cards, and play with --data FILE.

## Questions

ask-nothing = Nothing is asked of you now.
ask-deal = Deal a special warrior.
ask-refuse = Three special warriors have come to you, and you keep two. Which one do you refuse?
ask-replace = { $special } joins your tribe. Which warrior of the same value leaves for it?
ask-draw = Draw the next card.
ask-territory = Turn up the next territory.
ask-sought = Turn up the territory that names the most sought animal.
ask-place = Which warrior do you lay on pile { $pile }: { $land }?
ask-twilight = Draw a card from the hand that Dancing Twilight has chosen.
ask-look = You have won a mountain. Do you look at the cards laid face down in the forests this turn?

## What happened

event-dealt = { $seat ->
        [you] You are dealt { $card }.
       *[other] { $seat } is dealt { $card }.
    }
event-kept = { $seat ->
        [you] You keep { $first } and { $second }, and refuse { $refused }.
       *[other] { $seat } keeps { $first } and { $second }, and refuses { $refused }.
    }
event-replaced = { $seat ->
        [you] { $special } takes the place of { $card } in your army.
       *[other] { $special } takes the place of { $card } in the army of { $seat }.
    }
event-drew = { $seat ->
        [you] You draw { $card }.
       *[other] { $seat } draws { $card }.
    }
event-turned-up = Pile { $pile }: { $land } comes up.
event-most-sought = Most sought in this game: { $animal }, as { $land } shows.
event-turn = Turn { $turn }.
event-revealed = Pile { $pile }: { $first } ({ $seat0 ->
        [you] you
       *[other] { $seat0 }
    }) faces { $second } ({ $seat1 ->
        [you] you
       *[other] { $seat1 }
    }).
event-stays-hidden = Pile { $pile }: the warriors in { $land } stay face down.
event-mirrors = Storm Caller mirrors { $facing }: strength { $strength }.
event-charmed = Teasing Cloud charms { $card } ({ $seat ->
        [you] you
       *[other] { $seat }
    }): strength 0.
event-drawn-for = { $seat ->
        [you] Dancing Twilight draws { $card } from your hand: you play it on pile { $pile } next turn.
       *[other] Dancing Twilight draws { $card } from the hand of { $seat }, to be played on pile { $pile } next turn.
    }
event-scalped = { $seat ->
        [you] { $points ->
            [one] You take a scalp on pile { $pile }: { $winner } beats { $loser }.
           *[other] You take { $points } scalps on pile { $pile }: { $winner } beats { $loser }.
        }
       *[other] { $points ->
            [one] { $seat } takes a scalp on pile { $pile }: { $winner } beats { $loser }.
           *[other] { $seat } takes { $points } scalps on pile { $pile }: { $winner } beats { $loser }.
        }
    }
event-puma-takes = Pile { $pile }: { $card } ({ $seat ->
        [you] you
       *[other] { $seat }
    }) fights the puma; its strength of { $strength } is not counted.
event-picking-doubles = Pile { $pile }: { $card } ({ $seat ->
        [you] you
       *[other] { $seat }
    }) finds the mushrooms; its strength of { $strength } counts double.
event-spirit-pair = Pile { $pile }: Soaring Spirit and another 2 make 9 together ({ $seat ->
        [you] you
       *[other] { $seat }
    }).
event-manitou-turns = { $seat ->
        [you] Pile { $pile }: the enemy has more than twice your total, and Great Manitou gives you the battle.
       *[other] Pile { $pile }: the enemy of { $seat } has more than twice as much, and Great Manitou turns the battle.
    }
event-totals = Pile { $pile }, { $land }: { $first } for { $seat0 ->
        [you] you
       *[other] { $seat0 }
    }, { $second } for { $seat1 ->
        [you] you
       *[other] { $seat1 }
    }.
event-won = { $seat ->
        [you] You win { $land } on pile { $pile }.
       *[other] { $seat } wins { $land } on pile { $pile }.
    }
event-tied = Pile { $pile }: equal totals, nobody wins { $land }.
event-doubled = { $seat ->
        [you] Redwood Heart fought in { $land }: its caribou count double for you.
       *[other] Redwood Heart fought in { $land }: its caribou count double for { $seat }.
    }
event-looked = { $seat ->
        [you] You look down from the mountain into the forests.
       *[other] { $seat } looks down from the mountain into the forests.
    }
event-saw = { $seat ->
        [you] In the forest of pile { $pile } you see { $card }.
       *[other] In the forest of pile { $pile } { $seat } sees { $card }.
    }
event-majority = { $seat ->
        [you] Most { $animal }: you score 3 more points.
       *[other] Most { $animal }: { $seat } scores 3 more points.
    }
event-no-majority = Nobody has more { $animal } than the other: no extra points.
event-score = { $seat ->
        [you] You
       *[other] { $seat }
    }: { $animals } for animals, { $scalps } for scalps{ $bonus ->
        [0] {""}
       *[other] , { $bonus } for the most sought animal
    }: { $points ->
        [one] 1 point
       *[other] { $points } points
    } in all.
event-victory = { $seat ->
        [you] You win the game.
       *[other] { $seat } wins the game.
    }
event-drawn-game = { $points } points each: the game is drawn.

## Refusals

refused-game-over = The game is over.
refused-not-now = Nothing is asked of you now.
refused-not-dealt-to-you = That is not one of the three special warriors dealt to you.
refused-not-of-that-value = Only a warrior of your tribe with the special warrior’s own value can leave for it.
refused-already-left = That warrior has already left your army.
refused-not-in-hand = You do not have that warrior in hand.
refused-already-played = You have already played that warrior.
refused-yes-or-no = The answer is yes or no.
refused-not-in-deck = That card is not in the deck.
refused-not-in-pile = A territory with that number of turns is due here, and one nobody has seen.
refused-no-such-special = That is not one of the special warriors left to deal.
refused-pile-fixed = Dancing Twilight has fixed your card on that pile: nothing else can be played there this turn.
refused-not-that-hand = Dancing Twilight draws from the enemy’s hand, and that card is not in it.
pile-asked-first = Pile { $pile } is asked first. You may also type the whole plan in one line, a warrior for each pile, in any order.

## Words

hidden-card = { $count ->
        [one] a card
       *[other] { $count } cards
    }

card-base = { $value }{ $copy }
card-manitou = Great Manitou
card-spirit = Soaring Spirit
card-redwood = Redwood Heart
card-twilight = Dancing Twilight
card-skull = Glowing Skull
card-storm = Storm Caller
card-cloud = Teasing Cloud
# The same seven, short enough for the board and for typing.
short-manitou = manitou
short-spirit = spirit
short-redwood = redwood
short-twilight = twilight
short-skull = skull
short-storm = storm
short-cloud = cloud

hint-manitou = Wins the battle when the enemy’s total there is more than twice yours.
hint-spirit = With another 2 of yours in the same battle, the two make 9 together.
hint-redwood = In a forest, the caribou count double, whoever wins them.
hint-twilight = On plains or a mountain with a turn to come: a random card of the enemy’s hand must be played there next turn.
hint-skull = The scalps he takes count double.
hint-storm = His strength is the value printed on the warrior facing him.
hint-cloud = A 7, 8, 9 or 10 facing her is charmed: strength 0.

kind-forest = forest
kind-plains = plains
kind-mountain = mountain
hint-forest = Everything stays face down until its last turn; then all its pairs duel, and the battle is fought.
hint-plains = Warriors are revealed every turn.
hint-mountain = Revealed every turn; whoever wins it may look at the cards just laid face down in forests.
land-forest = forest { $name } ({ $animals } caribou)
land-plains = plains { $name } ({ $animals } bison)
land-mountain = mountain { $name } ({ $animals ->
        [one] 1 eagle
       *[other] { $animals } eagles
    })

icon-puma = puma
icon-picking = picking
hint-puma = The strongest warrior of both sides, ties included, fights the puma and is not counted.
hint-picking = The weakest warrior of both sides, ties included, counts double.
hint-scalp = A warrior with hair icons loses its scalp to a strictly stronger one facing it: as many tokens as it shows hair icons.
hint-hair = The hair icons of a warrior are what its scalp brings to a strictly stronger warrior facing it.
word-pile = Territories come from four piles, I to IV. Each turn you lay one warrior face to face with the enemy’s on each of the four territories.
word-pair = Two warriors face to face are a pair: the stronger one takes the scalp of the other, if that one has hair.
word-total = When a territory has had its turns, the higher total of strengths wins it; equal totals win nothing. +10 is planned, ? is hidden.
word-special = Seven special warriors have powers of their own. You are dealt three, keep two, and a warrior of the same value leaves for each.
word-value = The value is printed on a warrior; its strength is what it counts for. 9b→0 counts 0.
word-animals = Each animal on a territory won is a point at the end, and so is each scalp.
word-sought = With the variant, whoever has won the most animals of the kind most sought scores 3 points more.
word-deck = You draw back up to eight cards after each turn, as long as the deck lasts.
word-brackets = (7b) lies face down and is known to you alone, [7b] is planned and not yet sealed, ? is hidden from you.
word-also = scalps=scalp piles=pile i=pile ii=pile iii=pile iv=pile turn=total turns=total pairs=pair totals=total leads=total specials=special strength=value shown=value tribe=value animal=animals caribou=animals bison=animals eagle=animals eagles=animals points=animals score=animals territory=animals territories=animals most-sought=sought hand=deck ~=hair ()=brackets (…)=brackets []=brackets ?=brackets planned=brackets

animal-caribou = caribou
animal-bison = bison
animal-eagle = eagles
herd-forest = { $animals } caribou
herd-plains = { $animals } bison
herd-mountain = { $animals ->
        [one] 1 eagle
       *[other] { $animals } eagles
    }

answer-no = no
answer-yes = yes
option-most_sought = Most sought animal
option-most_sought-no = Played without
option-most_sought-yes = Three more points for whoever wins most of one kind of animal
outcome-draw = equal scores
outcome-higher-score = the higher score

## The board

board-turn = Turn { $turn } of { $turns }
board-over = The game is over
board-draft = Before the first turn
board-sought = most sought: { $animal }, 3 points
board-you = you
board-turn-of-battle = turn { $turn } of { $turns }
board-lead = { $who ->
        [you] you lead by { $by }
       *[other] { $who } leads by { $by }
    }
board-lead-named = { $who ->
        [you] You lead by { $by }.
       *[other] { $who } leads by { $by }.
    }
board-level = level
board-level-named = The totals are level.
board-manitou = { $who ->
        [you] you: manitou
       *[other] { $who }: manitou
    }
board-manitou-named = { $who ->
        [you] You would win: Great Manitou.
       *[other] { $who } would win: Great Manitou.
    }
board-opens = opens in turn { $turn }
board-opens-now = opens this turn
board-forest-until = Forest: face down until turn { $turn }.
board-forests = Forests stay face down until their last turn.
board-forests-mine = Forests stay face down until their last turn; (…) is known to you alone.
board-forest-now = Forest: face down until the end of this turn.
board-fixed-mine = { $card } was drawn by Dancing Twilight and must be played here this turn.
board-fixed-theirs = Dancing Twilight has already put { $who ->
        [you] your
       *[other] the enemy
    } card here.
board-saw-theirs = You saw { $card } from the mountain: it still lies face down.
board-saw-mine = { $who } has looked at your { $card } from the mountain.
board-puma-on = puma: { $cards } not counted
board-picking-on = picking: { $cards } doubled
board-spirit-on = Soaring Spirit: 9 for the pair
board-hand-and-deck = { $hand } in hand, { $deck } in the deck
board-scalps = { $scalps ->
        [one] 1 scalp
       *[other] { $scalps } scalps
    }
board-lands = { $animals ->
        [one] 1 animal
       *[other] { $animals } animals
    }: { $lands }
board-no-lands = no territory yet
board-hand = Hand
board-hand-empty = empty
board-dealt = Your three special warriors
board-army = Your tribe, by value, with the hair icons of each copy
board-shown = { $who ->
        [you] You have shown
       *[other] { $who } has shown
    }
board-value-row = Value
board-of-tribe = of a tribe’s
board-shown-specials = special: { $cards }
board-doubled = doubled
board-animals = animals
board-scalps-column = scalps
board-bonus-column = most sought
board-points-column = points
board-lands-column = territories won

plain-score = { $who ->
        [you] You have
       *[other] { $who } has
    } { $points ->
        [one] 1 point
       *[other] { $points } points
    }: { $animals } for animals, { $scalps } for scalps. { $hand ->
        [one] 1 card
       *[other] { $hand } cards
    } in hand, { $deck } in the deck. { $lands ->
        [none] No territory won
       *[other] Won: { $lands }
    }.
plain-final = { $who ->
        [you] You have
       *[other] { $who } has
    } { $points ->
        [one] 1 point
       *[other] { $points } points
    }: { $animals } for animals, { $scalps } for scalps{ $bonus ->
        [0] {""}
       *[other] , { $bonus } for the most sought animal
    }. { $lands ->
        [none] No territory won
       *[other] Won: { $lands }
    }.
plain-pile = Pile { $pile }: { $land }, { $icon ->
        [none] {""}
       *[other] { $icon },{" "}
    }turn { $turn } of { $turns }.
plain-pair = Pair { $pair }: { $theirs } against { $mine }.
plain-card = { $who ->
        [you] your { $card }
       *[other] { $card } of { $who }
    }
plain-card-changed = { $who ->
        [you] your { $card } (counts { $strength })
       *[other] { $card } of { $who } (counts { $strength })
    }
plain-card-down = { $who ->
        [you] your card face down
       *[other] a card of { $who } face down
    }
plain-card-planned = your { $card }, planned
plain-card-none = nothing yet
plain-totals = Totals: { $theirs } for { $who }, { $mine } for { $me ->
        [you] you
       *[other] { $me }
    }.
plain-hand = Your hand: { $cards }.
plain-hand-card = { $card } ({ $hair ->
        [0] no hair
       *[other] hair { $hair }
    })
plain-hand-special = { $card } (value { $value }, { $hair ->
        [0] no hair
       *[other] hair { $hair }
    })
plain-power = { $card }: { $hint }
plain-shown = { $who ->
        [you] You have shown
       *[other] { $who } has shown
    }: { $cards }.
plain-shown-none = { $who ->
        [you] You have shown no warrior yet.
       *[other] { $who } has shown no warrior yet.
    }
plain-dealt = You were dealt { $card }, value { $value }, { $hair ->
        [0] no hair
       *[other] hair { $hair }
    }: { $hint }
plain-sought = Most sought animal: { $animal }, worth 3 points at the end.
