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
