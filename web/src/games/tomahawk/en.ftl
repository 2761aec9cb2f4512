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
place-first = Take a card, then a land; fill the lands in any order. Nothing is sent until you confirm.
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
