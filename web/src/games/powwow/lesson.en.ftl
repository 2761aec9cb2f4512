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
