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
cup-holds = { $all } counters: { $success } Successes, { $ap } with Enemy AP, { $instructions } Instructions.

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

## The guided game

lesson-1-title = The map
lesson-1 = Six Territories of six spaces. The hexagon with the lodge is your Ranchería, and its Bands stand in its panel below. Green diamonds are Tribes of the North, the squares at the edge are the colonial powers.
lesson-2-title = One operation each turn
lesson-2 = You choose between Take Actions, Culture and Planning, until time must pass. Your Bands are fresh: let the Ranchería take actions, and confirm.
lesson-2-done = The Ranchería takes actions: as many Bands as its Paraibo has medicine line up on the track below, in the order you say, and the one nearest to P begins.
lesson-2-other = That is allowed, and often right later. But fresh Bands gain more by acting: try Take Actions.
lesson-3-title = A Band and its points
lesson-3 = A Band has movement points: 6 at strength 1, 4 at strength 3. With Horses a space costs 1 point, without them 2.
lesson-4-title = A Raid, and the cup
lesson-4 = A Raid draws as many counters as the Band is strong. The cup shows what may come: a Success brings Horses or Captives, red counters give the enemy points to act with.
lesson-5-title = A hunt
lesson-5 = Your second Band. Take up a Horses counter, and be done. Then ride to the Bison at Sangre de Cristo Pass, next to your Ranchería, and hunt. Confirm each step.
lesson-5-done = The Band has its Bison. It goes on while it has points left, best of all home to its Ranchería.
lesson-5-other = The Band is finished and has hunted nothing. A Hunt needs a Band in the same space as Bison, with 3 points left: try again.
lesson-6-title = Once more?
lesson-6 = The third Band has raided and drawn no Success. Beside Raid stand its odds and what the cup may bring. Raid once more, and confirm.
lesson-6-done = The cup has answered. Each counter of the enemy that you draw gives it points to act with: a Raid is never free.
lesson-6-other = Points saved bring a Band home, and that is often right. To see the cup answer, try again and raid.
lesson-7-title = The enemy reads its orders
lesson-7 = A die names the enemy that acts. It turns one of its counters over, pays for the uppermost one and carries it out. Nobody decides anything: you can foresee a good part of it.
lesson-8-title = A War Column
lesson-8 = War and Raid send a column. It marches to the nearest Ranchería it can see; you meet it there with your Bands, or give way.
lesson-9-title = Stand, or give way
lesson-9 = The column has reached your Ranchería. Both answers cost something, and each says what. Here nothing is wrong: decide, and confirm.
lesson-9-done = It is decided, and it has its price. Whoever stands fights the column, round after round; whoever gives way lets it go home.
lesson-10-title = Planning
lesson-10 = Successes become medicine, Paraibos speak and buy cards, Rancherías move. Bands that are marked finished grow weaker.
lesson-11-title = A Passage of Time
lesson-11 = A generation passes: Food and Bison feed new Bands, headmen age, ravaged places fall, new cards come. At the end stands the Victory Check. Now lead your people yourself.
