### Pow Wow's table in English. The game's own sentences stand in src/prairie/games/powwow.

round-number = Round { $round }
start = start
way-out = way out
out = across the double stick
track = The track
wheel = The wheel
quarry = The quarry
stone = stone { $letter }
stone-how = A stone is pushed one ring outwards; the field it reaches says how far the runner goes. Dark fields lead back.
plain-space = plain space
space-moccasin = Moccasin space
space-stone = Stone space
runner = The { $runner } runner
to-space = to { $space }
from-to = { $runner } { $from } to { $to }
move-title = Move the { $runner } runner
move-ask = Move the { $runner } runner: push one of the lit stones.
move-note = Choose a stone to see where the runner would stand.
move-chosen = Stone { $letter }: { $what }.
move-compare = Choose another lit stone to compare, or confirm.
move-runner = Move { $runner }
not-now = cannot be pushed now
roll-again = Roll again for a stone
you-hold = you hold { $stones }
die-note = The dice are taken in turn; then everybody moves in the same order.
give-note = Take a card, then a lit player.
give-to = You give { $card }: choose a lit player.
give-here = give it here
give-sure = Then you see that hand and take a card of it. This cannot be undone.
take-this = You take { $card }.
take-note = Choose one of the lit cards.
hand-of = { $name }: the hand
cards-held = { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
takes-a-die = takes a die
moves-now = moves now
in-order = { $order ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $order }th
    } in this round
wins = wins
dice-draft = Dice draft
die-of = A die that shows { $runner }
my-notes = My notes
notes-how = Private. Filled from what you were shown; touch a field to add a sign of your own.
mark-how = Your own sign: perhaps, yes, no
sign-perhaps = you think: perhaps
sign-yes = you think: yes
sign-no = you think: no
sign-old = this player has swapped since
for-sure = for sure
never = not there
own-words = In your own words (kept by this browser)
notes-none = Only players keep notes.
dead = dead
secret-with = Your two cards are secret. You win if the { $colours } runner leaves the track while you hold its moccasin.
secret-none = You hold no moccasin: a swap may bring you one.
or = {" "}or{" "}
moccasin-how = Whoever holds it when the { $runner } runner leaves the track wins the game.
held-first = First card
held-second = Second card
home-runner = Holds the winner’s moccasin
home-first = The { $runner } runner is out; its moccasin: { $name }.

turn-lead = { $name }: the moccasin that won, kept to the end
