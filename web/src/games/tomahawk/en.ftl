### Tomahawk's table in English. The game's own sentences stand in src/prairie/games/tomahawk.

lands = The four lands
land-forest = Forest
land-plains = Plains
land-mountain = Mountain
land-title = { $kind } of { $herd }
land-lasts = { $turns ->
        [one] Its battle lasts one turn.
       *[other] Its battle lasts { $turns } turns.
    }
foot-puma = strongest meets the puma
foot-picking = weakest counts double
foot-turns = { $turns ->
        [one] one turn
       *[other] { $turns } turns
    }
hidden-until = hidden until turn { $turn }
duel = The duel
duel-how = The two strengths, or the scalps the stronger one took.
totals = Totals
totals-how = What lies open here counts; what you plan stands beside it. A question mark: cards that are still hidden.
duel-takes = +{ $points } { $who }
totals-name = Totals: { $theirs } above, { $mine } below{ $planned ->
        [0] {""}
       *[other] , { $planned } more planned
    }; { $phrase }
card-name = { $name }, { $hair ->
        [0] no scalp
        [one] 1 scalp
       *[other] { $hair } scalps
    }
special-name = { $name }, value { $value }
card-hidden = a card face down
card-sealed = a sealed card
card-placed = { $card }, placed
card-worth = Value { $value }. { $hair ->
        [0] No hair icon: whoever beats it takes no scalp.
        [one] One hair icon: whoever beats it takes a scalp.
       *[other] { $hair } hair icons: whoever beats it takes { $hair } scalps.
    }
scalps-how = Each is worth a point. A warrior that is beaten in its duel gives as many scalps as it has hair icons.
slot-name = { $who }, pile { $pile }, turn { $turn }
slot-empty = nothing yet
counts = counts { $strength }
seen-once = seen from the mountain
drawn = drawn
place-ask = { $left ->
        [4] Lay one warrior on each of the four lands.
        [one] One more warrior: take a card, then a lit land.
       *[other] { $left } more warriors: take a card, then a lit land.
    }
place-held = Your { $card }: choose a lit land.
place-whole = Every land has its warrior. Confirm, or move one.
place-first = Take a card, then a land, in any order. Nothing is sent until you confirm.
place-note = { $done ->
        [one] One placed.
       *[other] { $done } placed.
    } Move a planned card by taking it again. Nothing is sent until you confirm.
draft-title = Three special warriors have come to you
draft-leavers = Now choose who leaves your tribe for each of them.
draft-whole = Your tribe is complete. Confirm to seal it.
draft-note = The enemy does the same, and sees nothing of it.
draft-done = Your tribe is sealed.
refused = refused
can-refuse = can be refused
who-leaves = Which { $value } leaves?
leaves = leaves
look-yes = Look
look-no = Leave
look-note = What you see stays marked for you alone.
cards-seen = Cards seen
seen-how = What both tribes have shown so far, by value.
in-tribe = of
animals = Animals

## The guided game

lesson-1-title = Four lands
lesson-1 = Each turn you lay one warrior on every land, face down, and so does the enemy. A land asks for one, two or three turns: as many places as you see beside it.
lesson-2-title = Your plan
lesson-2 = Now you. Touch a card, then a land, until each land has one, and confirm. Any plan will do, and until you confirm you may change it.
lesson-2-done = Both plans lie open, yours and the enemy’s: see on each land which card was stronger. The guided game goes on with the plans of its own record.
lesson-3-title = The duel
lesson-3 = Both plans are turned up together. On each land your card faces the card across from it, and the stronger one wins the duel.
lesson-4-title = The battle
lesson-4 = When the last place of a land is filled, all warriors of a side are added up. The higher total takes the land, with one point for each animal drawn on it.
lesson-5-title = Scalps
lesson-5 = Whoever wins a duel takes as many scalps as the beaten warrior has braids at its foot. Each is a point at the end, so do not send a braided warrior against a stronger one.
lesson-6-title = The forest hides
lesson-6 = In a forest everything stays face down until its last turn. You see your own cards there, marked with a crossed eye; the enemy’s are only backs.
lesson-7-title = Special warriors
lesson-7 = Teasing Cloud charms a 7, 8, 9 or 10 that faces her: here it counts 0. The pill on a card shows what is printed and what it counts. Point at any card, or press I, to read its power.
lesson-8-title = Puma and mushrooms
lesson-8 = A puma takes the strongest warrior of both sides out of the battle; mushrooms count the weakest twice. The sign stands on the land from the start.
lesson-9-title = The view from the mountain
lesson-9 = You have just won a mountain, so you may look at the cards just laid in the forests, or leave it. Look, and confirm.
lesson-9-done = What you saw keeps its mark, an eye, for you alone. The enemy knows only that you looked.
lesson-9-other = That is allowed, but a look costs nothing, and the card in the forest may decide a battle. Try again and look.
lesson-10-title = The last two turns
lesson-10 = Turn 5 of 6. Play it out alone: two more plans, and the points are counted.
lesson-10-done = Animals of the lands won and scalps, nothing else counts. That is all of Tomahawk.
