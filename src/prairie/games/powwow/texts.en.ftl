### Pow Wow in English. In `$seat`, the name `you` means the reader; every other name is spelt out.

title = Pow Wow
about =
    Pow Wow, by Ronald Corn (Franjos, 1996), for two to six. This is an implementation of its rules in our own words and drawings; the name belongs to its owners. The pieces its box calls Indians are runners here.

    Not every printed figure is known to us. Sure: six runners, six dice of six colours, six moccasin cards and six pow-wow cards; a teepee of five segments, with five stones. Likely: five rings, numbers that grow outwards, a bag of thirty stones. Reconstructed, to give games of the right length and checked by simulation: the numbers of the wheel, the forty spaces of the track and their signs, the names of the colours.

    If you own the box, copy components.toml, correct it from your board, and play with --data FILE.

## Questions

ask-nothing = Nothing is asked of you now.
ask-deal = Deal a card.
ask-start = Draw the player who starts.
ask-roll = Roll a die.
ask-take-die = Which die do you take? You will move the runner of its colour.
ask-move = Which teepee stone do you push?
ask-reroll = Roll the die again.
ask-give = A moccasin: which card do you give, and to whom?
ask-take = Which card do you take in exchange?

## What happened

event-dealt = { $seat ->
        [you] You are dealt { $card }.
       *[other] { $seat } is dealt { $card }.
    }
event-starts = { $seat ->
        [you] You start.
       *[other] { $seat } starts.
    }
event-round = Round { $round }: { $seat ->
        [you] you roll the dice.
       *[other] { $seat } rolls the dice.
    }
event-rolled = The dice: { $colour }.
event-took-die = { $seat ->
        [you] You take a die: { $colour }.
       *[other] { $seat } takes a die: { $colour }.
    }
event-last-die = { $seat ->
        [you] The last die goes to you: { $colour }.
       *[other] The last die goes to { $seat }: { $colour }.
    }
event-rerolled = { $seat ->
        [you] You pay a stone and roll your die again: { $colour }.
       *[other] { $seat } pays a stone and rolls again: { $colour }.
    }
event-pushed = { $seat ->
        [you] You push stone { $segment } to a light { $number }.
       *[other] { $seat } pushes stone { $segment } to a light { $number }.
    }
event-pushed-dark = { $seat ->
        [you] You push stone { $segment } to a dark { $number }.
       *[other] { $seat } pushes stone { $segment } to a dark { $number }.
    }
event-advanced = The { $runner } runner goes forwards to space { $space }.
event-went-back = The { $runner } runner goes back to { $space ->
        [0] the start
       *[other] space { $space }
    }.
event-stayed = The { $runner } runner cannot go back behind the start and stays on { $space ->
        [0] the start
       *[other] space { $space }
    }.
event-stones-return = All five teepee stones have reached the rim: they return to the centre.
event-took-stone = { $seat ->
        [you] A stone space: you take a stone and have { $held }.
       *[other] A stone space: { $seat } takes a stone and has { $held }.
    }
event-quarry-empty = { $seat ->
        [you] A stone space, but the quarry is empty: you take nothing.
       *[other] A stone space, but the quarry is empty: { $seat } takes nothing.
    }
event-must-swap = { $seat ->
        [you] A moccasin: you must swap a card.
       *[other] A moccasin: { $seat } must swap a card.
    }
event-gave = { $seat ->
        [you] You give { $card } to { $partner }.
       *[other] { $partner ->
            [you] { $seat } gives you { $card }.
           *[other] { $seat } gives { $card } to { $partner }.
        }
    }
event-looked = { $seat ->
        [you] You look at that hand: beside your card it holds { $first } and { $second }.
       *[other] { $seat } looks at that hand: it holds { $first } and { $second } as well.
    }
event-took = { $seat ->
        [you] In exchange you take { $card }.
       *[other] { $partner ->
            [you] In exchange { $seat } takes { $card } from you.
           *[other] In exchange { $seat } takes { $card }.
        }
    }
event-left-track = { $seat ->
        [you] You bring the { $runner } runner across the double stick.
       *[other] { $seat } brings the { $runner } runner across the double stick.
    }
event-held = { $holder ->
        [you] At the end you hold
       *[other] At the end { $holder } holds
    } { $first } and { $second }.
event-won = { $seat ->
        [you] You hold the { $runner } moccasin and win the game.
       *[other] { $seat } holds the { $runner } moccasin and wins the game.
    }
event-nobody-won = The { $runner } moccasin is in the dead hand: nobody wins.

## Refusals

refused-game-over = The game is over.
refused-not-now = Nothing is asked of you now.
refused-no-such-card-left = That card is not among those still to be dealt.
refused-no-such-player = There is no such player.
refused-no-such-face = A die has one face of each of the six colours.
refused-no-such-die = No die of that colour is left to take.
refused-no-such-move = You must push one of the five teepee stones; or pay a stone first to roll your die again.
refused-stone-at-the-rim = That stone has reached the rim: it waits there until all five have.
refused-behind-the-start = That number would take the runner back behind the start; another stone can be pushed.
refused-not-a-dark-field = The next field of that stone is light: the runner goes forwards as it is.
refused-dark-fields-go-back = Dark fields take the runner back; the choice of the way is an option of the game.
refused-no-stone-to-pay = You have no stone to pay for another roll.
refused-not-your-card = You do not have that card.
refused-not-an-opponent = That is nobody you can swap with.
refused-not-in-that-hand = That card is not in the hand you are looking at.
refused-just-given = You have just given that card; take one of the two others.

## Words

hidden-card = { $count ->
        [one] a card
       *[other] { $count } cards
    }
dead-hand = the dead hand
card-moccasin = the { $colour } moccasin
card-pow-wow = a pow-wow card
gift = { $card }, to player { $holder }
move-push = stone { $segment }
move-forwards = stone { $segment }, forwards
move-roll = pay a stone and roll the die again
option-dark = Dark fields
option-dark-back = The runner goes back
option-dark-choice = The player chooses: forwards or back
outcome-moccasin = the moccasin card of the runner that left the track
outcome-dead-hand = the moccasin card of that runner is in the dead hand

short-pow-wow = pow-wow
label-roll = re-roll
label-out = out
choice-gift = { $card }, to { $holder }
choice-die = the { $runner } runner, now on { $space ->
        [0] the start
       *[other] space { $space }
    }
effect-forwards = forwards { $number }, to space { $space }
effect-back = back { $number }, to { $space ->
        [0] the start
       *[other] space { $space }
    }
effect-and = { $first }; { $then }
effect-stays = the runner stays where it is
effect-out = forwards { $number }, across the double stick: the game is over
effect-moccasin = a moccasin, a swap
effect-stone = a stone
effect-warning = careful, you do not hold its card: whoever does wins

hint-moccasin = On a moccasin space you give a card to an opponent, look at their hand and take one of the two cards they had.
hint-stone = On a stone space you take a stone. Before a push, each stone you pay rolls your die again.
hint-pow-wow = A pow-wow card matches no runner and wins nothing; a swap rids you of it.
hint-quarry = The stones beside the board are the quarry: a stone space gives one from it, and spent stones go back to it.
word-wheel = The wheel has five segments, A to E, with a stone each. You push one stone one field outwards, and your runner moves as many spaces as the number it reaches. When all five are at the rim they go back to the centre.
word-light = A light field has a black number: the runner goes forwards by it.
word-dark = A dark field has a white number, written here with a minus: the runner goes back by it. ± where the option lets you choose the way.
word-stick = The double stick, ‖, lies behind the last space. The first runner past it ends the game: whoever holds its moccasin card wins, whoever moved it.
word-track = The runners race along the track from the start past space 40. m marks moccasin spaces, o stone spaces; the letters below show where each stone would lead.
word-runner = A runner is a piece in one of six colours. It belongs to nobody: what counts is who holds its moccasin card when it leaves the track.
word-die = Each player takes one of the dice rolled, and moves the runner of its colour. A stone paid rolls it again.
word-dead-hand = With two players, two cards lie in a dead hand. It can be swapped with; if it holds the card of the runner that leaves the track, nobody wins.
word-notes = Your notes say what you can know of the other hands: sure, impossible (·), or how likely each moccasin card is.
word-m = m marks a moccasin space: whoever ends a move there must swap a card.
word-o = o marks a stone space: whoever ends a move there takes a stone.
word-also = moccasins=moccasin stones=stone teepee=wheel field=wheel segment=wheel rim=wheel centre=wheel a=wheel b=wheel c=wheel d=wheel e=wheel fields=wheel double-stick=stick sticks=stick way-out=stick out=stick start=track space=track spaces=track runners=runner dice=die re-roll=stone dead=dead-hand note=notes pow=pow-wow swap=moccasin

## The board

board-over = The game is over
board-dealing = Before the first round
board-round = Round { $round }, started by { $who ->
        [you] you
       *[other] { $who }
    }
board-quarry = { $stones ->
        [one] 1 stone in the quarry
       *[other] { $stones } stones in the quarry
    }
board-start = On the start
board-out = Across the double stick
board-signs = m moccasin space · o stone space · ‖ the double stick, the way out
board-wheel = The wheel, from the centre to the rim
board-moving = { $who ->
        [you] you move
       *[other] { $who } moves
    } the { $runner } runner, from { $space ->
        [0] the start
       *[other] space { $space }
    }
board-at-rim = at the rim
board-behind-start = { $number }: behind the start
board-next = next { $number }
board-dice = Dice to take
board-you = you
board-die = die { $die }
board-stones = { $stones ->
        [0] no stone
        [one] 1 stone
       *[other] { $stones } stones
    }
board-hidden-hand = { $cards ->
        [one] 1 hidden card
       *[other] { $cards } hidden cards
    }
board-notes = Your notes
board-sure = sure
board-likely = { $percent }%
board-sure-pow-wow = { $count ->
        [one] surely 1 pow-wow
       *[other] surely { $count } pow-wow
    }
board-own-swap = Round { $round }: { $who ->
        [you] you gave { $given } to { $partner }, took { $taken } and left { $kept }.
       *[other] { $who } gave you { $given } and took { $taken }; you kept { $kept }.
    }

plain-runner = The { $runner } runner is on { $space ->
        [0] the start
       *[other] space { $space }
    }, { $left } from the way out.
plain-runner-out = The { $runner } runner is across the double stick.
plain-signs = Moccasins on { $moccasins }; stones on { $stones }; { $quarry } stones in the quarry.
plain-stone = Stone { $segment }: next { $next }, then { $then }.
plain-stone-last = Stone { $segment }: next { $next }; it is then at the rim, and returns when all five are there.
plain-stone-rim = Stone { $segment } is at the rim.
plain-dice = Dice to take: { $dice }.
plain-seat = { $who ->
        [you] You
       *[other] { $who }
    }: { $die ->
        [none] no die
       *[other] die { $die }
    }, { $stones ->
        [0] no stone
        [one] 1 stone
       *[other] { $stones } stones
    }, { $cards }.
plain-dead-hand = The dead hand: { $cards }.
plain-chance = { $colour } { $percent }%
plain-note = Your notes on { $who }: sure { $sure ->
        [none] of nothing
       *[other] of { $sure }
    }; { $likely ->
        [none] nothing else is possible
       *[other] possible { $likely }
    }.

yardsticks-note = Elsewhere: the check of the reconstructed board, 600 games of self-interested players for each number of seats. Players who push their own runners far and the others little, and to whom a moccasin is worth two or three spaces and a stone one, come within two of each of those figures; the same players with no eye for signs swap only 8 to 11 times. Random players meet moccasins by chance alone, and push every runner alike, so that none gets away and a game takes more moves.
