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
in-order = { $order }. in this round
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

## The guided game

lesson-1-title = Whose race?
lesson-1 = Six runners, and two cards for you alone. A moccasin means: you win if that runner leaves the track first while you hold its card. A pow-wow card wins nothing.
lesson-2-title = Take a die
lesson-2 = Each round the dice are rolled and taken in turn. Your die says which runner you must move, yours or not.
lesson-3-title = Push a stone
lesson-3 = You move by pushing one of the five teepee stones a ring outwards. The field it reaches says how many spaces the runner goes.
lesson-4-title = Stones
lesson-4 = On a stone space you take a stone from the quarry. Before a push, each stone you pay rolls your die again.
lesson-5-title = Your die, your push
lesson-5 = You choose first this round. Take a die, and confirm: you will move its runner. When everybody has one, push a stone; each field says beforehand where it leads.
lesson-5-done = The runner has moved. Nobody knows whether you wanted it to: that is the game. Then the others move theirs.
lesson-6-title = Dark fields
lesson-6 = A dark field with a white number leads back. Good for runners you do not hold.
lesson-7-title = A swap
lesson-7 = The runner you moved stands on a moccasin, so you swap: give somebody a card, look at that hand, and take one of the two cards it had.
lesson-7-done = You know a hand now, and its owner knows a card of yours. Your notes remember what you saw; what others do with it later, nobody tells you.
lesson-8-title = All five at the rim
lesson-8 = A stone at the rim waits there. When all five have come, they return to the centre together and the numbers are small again.
lesson-9-title = Not by your hand
lesson-9 = The blue runner is almost home, your die is blue, and somebody else holds its moccasin. Find a way that does not bring it home.
lesson-9-done = Well kept back: the race goes on.
lesson-9-other = You moved it, but the game belongs to whoever holds its moccasin. A dark field leads back, and a stone rolls the die again: try it.
lesson-10-title = Home
lesson-10 = The first runner across the double stick ends the game, whoever moved it. The holder of its moccasin wins. Now play this game on yourself.
