### Comanchería's table in English. The game's own sentences stand in src/prairie/games/comancheria.

map = The map
dotted-line = Bands and the North only
roads-of = roads { $of }
now = Now
where = turn { $turn } · generation { $generation }{ $step ->
        [none] {""}
       *[other] {" "}· { $step }
    } · { $years }
turn-number = turn { $turn }
zoom = Larger map, with names
smaller = Whole map
over = the game is over
panels = More of the table
tab-camps = Camps
tab-instructions = Enemy
tab-time = Time
tab-cards = Cards
tray = Dice and draws
tray-how = The dice and the counters from the cup since your last decision, the latest one largest.

## Pieces

band-of = Band { $band }, strength { $strength }
your-band-at = Your Band at { $space }
column-of = War Column { $of }
column-at = strength { $strength }, at { $space }
camps = Rancherías
acts-now = acts now
nobody-home = no Band at home
paraibo-of = Paraibo of { $letter }: medicine { $medicine }
mahimiana-of = Mahimiana of { $letter }: medicine { $medicine }
medicine-how = P is the Paraibo, M the Mahimiana; where they stand is their medicine. Bands wait to the left of P and act from the right to the left.
in-territory = Territory { $number }, { $name }.
empty-space = Nothing stands here.
canyon-how = Dotted lines alone lead into the canyon: colonial columns neither enter it nor see what is there.
controlled = You control this Territory.
not-controlled = You do not control this Territory.

## The enemy

instructions = Enemy instructions
instructions-how = gold rim: next · stripes: turned
faces-of = dice that name { $enemy }
next = next
counter-ally = Ally
counter-cult = Culture
counter-encroach = Encroach
counter-hunt = Hunt
counter-peace = Peace
counter-raid = Raid
counter-recover = Recover
counter-settle = Settle
counter-subj = Subjugate
counter-war = War
other-side = On its other side: { $name }, { $ap } AP.
acts-on = Acts on a die of { $faces } in this Period.
sleeps = Takes no part in this Period.
how-ally = A Tribe that you choose becomes your ally.
how-cult = You lose 1 Culture, and 1 more for each Settlement of this enemy.
how-encroach = A die names a Territory, and a Tribe settles there, in a space that you choose.
how-hunt = A die names a Territory, and one of its Bison is gone.
how-peace = Without a War Column it makes peace; a weak column goes home, a strong one marches on.
how-raid = The North forms a War Column at the Tribe nearest to a Ranchería, or its column marches on.
how-recover = One Ravaged counter is taken from a space of this enemy.
how-settle = A Settlement comes to the nearest free space on this enemy’s roads.
how-subj = The nearest Tribe on this enemy’s roads is removed.
how-war = A War Column forms on the enemy’s square, stronger for every Settlement, or its column marches on.

## Tracks, cards, objective

time = Operations and time
cell-start = Start
cell-must = Must
cell-check = Check
marker-operations = Op
marker-passage = Time
track-operations = After every operation the counter moves on. On a number, a die of at most that number sends it to Must: then time must pass.
track-passage = After every Passage of Time the counter moves on. On a number, a die of at most that number brings the Victory Check.
culture = Culture
military = Military
your-ap = Your AP
enemy-ap = Enemy AP
figure-culture = Culture Points buy culture cards, and enemies take them away. Culture and Military both at 0: all is lost.
figure-military = Military Points are won in Battles and lost with your people. Culture and Military both at 0: all is lost.
figure-ap = With action points you activate more Bands, trade and buy cards.
figure-enemy-ap = Action points on the enemy’s track and in its box: they pay for the Instructions it carries out.
cards = Development cards
in-deck = { $cards } in the deck
culture-price = { $cost } Culture
met-today = Met today
not-met-yet = Not met yet
is-met = , met
is-not-met = , not met
cup = The cup
cup-odds = { $success } of { $all } succeed
cup-holds = { $all } counters: Successes { $success }, Enemy AP { $ap }, Instructions { $instructions }.

## Deciding

go-to = Go to { $space }
reroll-band = Roll again for Trade Goods of Band { $band }
reroll-box = Roll again for Trade Goods of Ranchería { $letter }
stage = The space “{ $place }” of the Operations Track
set-up = Before the first turn
your-choice = Your choice: { $choice }
nothing-asked = Nothing is asked of you now.
what-happened = What happened
generations = Generations passed
turns = Turns

turn-gain = { $by } points of Culture and Military gained
turn-loss = { $by } points of Culture and Military lost
