### Comanchería in English. One player; chance rolls and draws.

title = Comanchería
outcome-won = the objective of the last Period is met.
outcome-lost-on-points = Culture and Military both stand at 0.
outcome-objective-missed = the objective was not met at the Victory Check.
about =
    Comanchería, by Joel Toppen (GMT Games, 2016), is a solitaire game: you lead the Comanche from 1700 to 1875, and the rules lead their enemies. This is an implementation of its procedures in our own words and drawings; the name belongs to its owners.

    The procedures come from a player aid. The map, the counters, the cards, the set-ups and the scenarios are not those of the printed game: they were made for this project from public history, and nothing printed is reproduced. Where the player aid is silent or contradicts itself, a ruling says how it is played here; the rulebook names each one.

    If you own the game, copy the folder data, correct it from your own copy and play with --data FOLDER. A card that no effect can express stops the game, shows its text, and lets you set the pieces by hand.
option-scenario = The scenario

## Questions

ask-nothing = Nothing is asked of you now.
ask-reroll = Keep the die as it lies, or spend Trade Goods and roll it again?
ask-free-culture = Choose a culture card to begin with.
ask-window = Do you play a card from your hand?
ask-column-to-fight = Which War Column is fought first?
ask-stand-or-yield = A War Column is at your Ranchería: do you stand and fight, or give way?
ask-operation = Which operation do you choose?
ask-camp-to-act = Which Ranchería takes actions?
ask-track-band = Which Band goes next onto the medicine track? The first one there acts first.
ask-next-band = Do you activate the next Band on the track?
ask-collect-ap = Do you collect AP for the Bands that have not acted? The leftmost comes back finished.
ask-band-for-ap = Which Band do you activate for AP equal to its strength?
ask-load = What does the Band take up from the box, or leave there?
ask-act = What does the Band do?
ask-exchange = What do you trade, and for what?
ask-loot = What does the Band take?
ask-check = Do you answer what was drawn?
ask-harry-which = Which War Column do you harry?
ask-parley = With which War Column do you parley?
ask-unit = Who fights this round?
ask-battle-dice = How do you roll?
ask-retreat = The Band has lost: does it ride off along a dotted line?
ask-camp-to-share = Which Ranchería shares out its Successes first?
ask-track-space = Onto which space of the Operations Track does the Success go?
ask-camp-to-speak = Whose Paraibo speaks?
ask-gamble = One Headman action, or a die for more?
ask-headman = Which Headman action?
ask-camp-to-move = Which Ranchería moves?
ask-camp-goes = Where does the Ranchería go?
ask-camp-for-band = In which Ranchería do you make a new Band?
ask-pay-pop = With what do you pay?
ask-band-to-feed = Which Band grows stronger?
ask-founder = Which Band founds a new Ranchería?
ask-who-retires = Whose Mahimiana retires and becomes Paraibo?
ask-death-again = Roll this headman’s die once more?
ask-goods-where = Into which Ranchería’s box?
ask-bison-where = Where do the Bison go?
ask-bison-from = Which Bison move on?
ask-buy-culture = Do you buy a culture card?
ask-band-to-leave = Several Bands share a space, and only one may stay: which leaves next?
ask-surplus = Where does this Band go? If you choose nowhere, it is removed.
ask-band-to-drop = Which Band puts something down?
ask-ally-where = Which Tribe becomes an ally?
ask-tribe-where = Where does the Tribe settle?
ask-which-goes = Which one is removed?
ask-band-to-strengthen = Which Band grows stronger?
ask-choice = The card offers a choice:
ask-camp-to-go = Which Ranchería goes to the Reservation?
ask-band-to-go = Which Band goes to the Reservation?
ask-chief-to-fall = Which Paraibo loses his medicine?
ask-adjust = Carry out the card by hand: what do you change?
ask-adjust-space = In which space?
ask-adjust-band = Which Band?
ask-adjust-camp = Which Ranchería?
ask-die = roll a die.
ask-draw = Draw a counter from the cup.
ask-reveal = Reveal the wagon train.
ask-draw-war = Draw a war card.
ask-draw-development = Draw a development card.
ask-pick-space = Pick a space at random.
ask-pick-column = Pick a War Column at random.
ask-pick-counter = Pick an Instruction counter at random.

## Answers

band = Band b{ $number }
camp = Ranchería { $letter }
box = box of Ranchería { $letter }
band-card = play a card
band-pass = no more
unit-tribe = Allied Tribe
camp-pass = no more
space-pass = no
enemy-pass = no
holder-accept = keep it
resource-bison = Bison
resource-captives = Captives
resource-food = Food
resource-guns = Guns
resource-horses = Horses
resource-trade-goods = Trade Goods
resource-pass = nothing
card-pass = no card
culture-pass = none
outcome-success = a Success
outcome-threat = an Enemy AP counter of { $what }
outcome-order = Instruction { $what }
operation-actions = Take Actions
operation-culture = Culture
operation-planning = Planning
operation-passage = Passage of Time
stance-stand = stand and fight, at the cost of 1 Military
stance-yield = give way, at the cost of 2 Military and all Captives in the box
going-next = activate the next Band
going-card = play a card
going-pass = stop here
collecting-collect = collect AP
collecting-pass = collect nothing
load--bison = leave a Bison
load--captives = leave a Captives counter
load--food = leave a Food counter
load--guns = leave a Guns counter
load--horses = leave a Horses counter
load--trade-goods = leave a Trade Goods counter
load--mahimiana = leave the Mahimiana
load-bison = take a Bison
load-captives = take a Captives counter
load-food = take a Food counter
load-guns = take a Guns counter
load-horses = take a Horses counter
load-trade-goods = take a Trade Goods counter
load-mahimianaA = take Mahimiana A
load-mahimianaB = take Mahimiana B
load-mahimianaC = take Mahimiana C
load-mahimianaD = take Mahimiana D
load-mahimianaE = take Mahimiana E
load-all = take all there is
load-done = done
act-move = Move
act-hunt = Hunt
act-raid = Raid
act-trade = Trade
act-horses = spend a Horses counter for 1 MP
act-harry = harry a War Column
act-card = play a card
act-stop = stop
exchange = { $given } for { $got }{ $free ->
        [yes] , without AP
       *[no] {""}
    }
exchange-herd = 2 Bison for Guns
answer-redraw = put all back and draw again, for Trade Goods
answer-guns = challenge an Enemy AP counter of { $value } with Guns
answer-pass = done
dice-plain = one die
dice-guns = two dice, for a Guns counter
dice-plain- = one die, without the bonuses of cards
dice-guns- = two dice, for a Guns counter, without the bonuses of cards
gamble-one = one action
gamble-roll = roll: as many as the die shows, if that is at most his medicine
headman-ap = 1 medicine for 1 AP
headman-success = 1 AP: a Success returns to the cup
headman-military = 1 Culture becomes 1 Military
headman-buy = buy the card on space { $place }
headman-pass = no more
anew-again = roll again
anew-accept = keep it
purpose-attrition = attrition
purpose-bonus = the Mahimiana’s bonus
purpose-guns = Guns
purpose-territory = a Territory
purpose-enemy = the action table
purpose-row = a row of the display
purpose-swap = the counter that goes into the cup
purpose-peace = the end of a peace
purpose-battle = the Battle
purpose-operations = the Operations counter
purpose-headman = the Paraibo
purpose-leader = a new Mahimiana
purpose-death = a headman’s life
purpose-card = a card
purpose-lapse = a marker that may lapse
purpose-passage = the Passage of Time counter
purpose-watch = the enemy’s watch on a Ranchería
purpose-disease = disease
change-add = one more: { $piece }
change-take = one less: { $piece }
change-done = done
piece-culture = Culture
piece-military = Military
piece-ap = AP
piece-enemy-ap = enemy AP
piece-success = Success in the cup
piece-herd = Bison on the map
piece-tribe = Tribe
piece-settlement = Settlement
piece-settlementS = Settlement of South
piece-settlementE = Settlement of East
piece-settlementW = Settlement of West
piece-ravaged = Ravaged
piece-band = strength of a Band
piece-paraibo = medicine of a Paraibo
piece-mahimiana = medicine of a Mahimiana
piece-bison = Bison in a box
piece-captives = Captives in a box
piece-food = Food in a box
piece-guns = Guns in a box
piece-horses = Horses in a box
piece-trade-goods = Trade Goods in a box
piece-columnN = strength of North’s War Column
piece-columnS = strength of South’s War Column
piece-columnE = strength of East’s War Column
piece-columnW = strength of West’s War Column

# What people write for the words of the notation; the English ones are always understood.
written-pass = pass
written-card = card
written-accept = accept
written-tribe = tribe
written-success = success
written-ap = ap
written-enemy-ap = enemy-ap
written-stand = stand
written-yield = yield
written-next = next
written-collect = collect
written-captives = captives
written-food = food
written-guns = guns
written-horses = horses
written-trade-goods = trade-goods
written-all = all
written-done = done
written-harry = harry
written-herd = herd
written-redraw = redraw
written-plain = plain
written-one = one
written-roll = roll
written-military = military
written-buy = buy
written-again = again
written-settlement = settlement
written-ravaged = ravaged
written-column = column
written-band = band

## What happened

enemy-subject = { $enemy }
enemy-of = of { $enemy }
enemy-met = { $enemy }
event-turn = Turn { $turn }.
event-operation-begins = Operation: { $operation }.
event-cleanup = Cleanup.
event-generation-over = Generation { $generation } is over: Culture { $culture }, Military { $military }, { $camps ->
        [one] 1 Ranchería
       *[other] { $camps } Rancherías
    } in play, { $territories ->
        [one] 1 Territory
       *[other] { $territories } Territories
    } under control.
event-rolled = Die for { $purpose }: { $face }.
event-spent-trade-goods = Trade Goods are spent ({ $holder }): the die is rolled again.
event-culture-now = Culture { $change }: now { $now }.
event-military-now = Military { $change }: now { $now }.
event-ap-now = Your AP { $change }: now { $now }.
event-enemy-ap-now = Enemy AP { $change }: now { $now }.
event-defeated = Culture and Military both stand at 0: all is lost.
event-activates = { $band } is activated.
event-moved = { $band } moves to { $space }.
event-hunted = { $band } hunts the Bison at { $space }.
event-raids = { $band } raids { $space }.
event-traded = { $band } trades { $given } for { $got }.
event-horses-spent = { $band } spends a Horses counter for 1 MP.
event-finished = { $band } is finished.
event-joined = { $band } joins { $camp }.
event-took = { $band } takes { $resource }.
event-ravaged = { $space } is ravaged.
event-parleyed = { $band } parleys, and pays.
event-camp-acts = { $camp } takes actions.
event-drew = Drawn: { $outcome }.
event-redrew = { $band } spends Trade Goods: all goes back, and is drawn again.
event-guns-spent = { $band } spends a Guns counter.
event-threat-returned = Guns hold: an Enemy AP counter of { $value } goes back to the cup.
event-successes = { $count ->
        [0] No Success.
        [one] 1 Success.
       *[other] { $count } Successes.
    }
event-revealed = The wagon train at { $space } is revealed: { $outcome }.
event-movement-card = Movement card: { $war }.
event-event-card = War event: { $war }
event-war-deck-shuffled = The war deck is shuffled.
event-column-formed = { enemy-subject } forms a War Column of strength { $strength } at { $space }.
event-column-moved = The War Column { enemy-of } marches to { $space }.
event-column-lost = The War Column { enemy-of } sees no Ranchería, and weakens.
event-column-waits = The War Column { enemy-of } is in contact already, and waits.
event-column-now = The War Column { enemy-of } now has strength { $strength }.
event-war-ended = The war with { enemy-met } is over.
event-camp-attacked = { $camp } is attacked by the War Column { enemy-of }.
event-round-of-battle = Battle, round { $round }: { $unit } against the War Column { enemy-of }.
event-round-won = { $unit } wins the round against the War Column { enemy-of }: die { $die }, total { $total }.
event-round-lost = { $unit } loses the round against the War Column { enemy-of }: die { $die }, total { $total }.
event-rode-off = { $band } rides off to { $space }.
event-ally-lost = The Tribe at { $space } is an ally no longer.
event-band-weaker = { $band } weakens: strength { $strength }.
event-band-stronger = { $band } grows: strength { $strength }.
event-band-removed = { $band } is removed.
event-band-created = { $band } is made in { $camp }.
event-band-to-reservation = { $band } goes to the Reservation.
event-camp-destroyed = { $camp } at { $space } is destroyed.
event-camp-moved = { $camp } moves to { $space }.
event-camp-founded = { $camp } is founded at { $space }.
event-camp-to-reservation = { $camp } goes to the Reservation.
event-leader-died = The Mahimiana of { $camp } falls in Battle.
event-leader-now = Mahimiana of { $camp }: medicine { $medicine }.
event-chief-now = Paraibo of { $camp }: medicine { $medicine }.
event-retired = The Mahimiana of { $camp } retires and becomes its Paraibo, with medicine { $medicine }.
event-headman-may = { $actions ->
        [0] { $camp }: the Paraibo may do nothing.
        [one] { $camp }: the Paraibo may take 1 action.
       *[other] { $camp }: the Paraibo may take { $actions } actions.
    }
event-enemy-acts = The active enemy is { $enemy }.
event-rolls-again = The die names { $enemy }: a card has it rolled once more.
event-flipped = A counter is turned over: { $shown }.
event-nothing-to-flip = Row { $row } { enemy-of } is empty: nothing is turned over.
event-enemy-pays = The Enemy pays { $price } AP, and has { $left } left.
event-enemy-keeps = The Enemy keeps { $left } AP.
event-executes = { enemy-subject } carries out { $instruction } at AP { $ap }.
event-instead = { enemy-subject } carries out { $instruction } instead.
event-nothing-to-do = { enemy-subject } has no Instruction on the display: nothing happens.
event-swapped = { $shown } goes from the display into the cup.
event-enemy-alert = The enemy has seen the finished Bands of { $camp }: an Instruction for free.
event-allied = The Tribe at { $space } becomes an ally.
event-ally-lapsed = The alliance at { $space } lapses.
event-peace-made = { enemy-subject } makes peace.
event-peace-broken = The peace with { enemy-met } is broken.
event-peace-lapsed = The peace with { enemy-met } lapses.
event-tribe-placed = A Tribe settles at { $space }.
event-tribe-removed = The Tribe at { $space } is gone.
event-settled = { enemy-subject } founds a Settlement at { $space }.
event-settlement-removed = The Settlement { enemy-of } at { $space } is gone.
event-recovered = { enemy-subject } recovers: one Ravaged less at { $space }.
event-bison-hunted = { enemy-subject } hunts: the Bison at { $space } are gone.
event-no-bison = { enemy-subject } finds no Bison.
event-bison-placed = Bison come to { $space }.
event-bison-gone = The Bison at { $space } are gone.
event-bison-moved = The Bison at { $from } move to { $space }.
event-wagons = A wagon train stops at { $space }.
event-nothing-ravaged = No Tribe and no Settlement falls to your raids.
event-operations-now = The Operations counter is on { $place }.
event-passage-now = The Passage of Time counter is on { $stage }.
event-success-recalled = A Success returns to the cup.
event-successes-return = { $count ->
        [0] No Success returns to the cup.
        [one] 1 Success returns to the cup.
       *[other] { $count } Successes return to the cup.
    }
event-goods-gained = { $camp } gains { $count } { $resource }.
event-added-to-cup = Into the cup: { $outcome }, { $count } more.
event-card-revealed = A card is revealed: { $card }
event-card-bought = You buy a card: { $card }.
event-card-played = You play a card: { $card }.
event-card-lost = A card leaves the game: { $card }.
event-culture-bought = You gain a culture card: { $culture }.
event-objective-met = Victory Check: the objective is met.
event-objective-missed = Victory Check: the objective is not met.
event-victory = It was the last Period: you have won.
event-new-period = A new Period begins: { $history }.
event-manual-note = To be carried out by hand: { $note }
event-adjusted = By hand, { $change }{ $where ->
        [none] .
       *[other] {" "}({ $where }).
    }

## Refusals

refused-game-over = The game is over.
refused-not-now = Nothing is asked of you now.
refused-no-such-answer = That cannot be done here.
refused-no-line = No line leads there.
refused-too-few-points = The Band has too few movement points left.
refused-nothing-to-hunt = There are no Bison in this space.
refused-nobody-to-raid = There is no enemy in this space.
refused-nobody-trades = Nobody trades in this space.
refused-trade-ravaged = This enemy has a ravaged space: it does not trade.
refused-nothing-to-trade = The Band has no Bison, Captives or Horses to give.
refused-trade-without-ap = A Trade costs 1 AP here, and you have none.
refused-nothing-to-get = The supply has nothing to give.
refused-last-horses = The Band must keep one Horses counter.
refused-time-not-ripe = Time can pass only when the Operations counter is on a number.
refused-last-medicine = The Paraibo keeps his last medicine.
refused-most-ap = You have as many AP as you can have.
refused-recall-without-ap = That costs 1 AP, and you have none.
refused-no-success-out = No Success is out of play.
refused-culture-not-above = Culture must be above Military.
refused-most-military = Military is as high as it can be.
refused-card-too-dear = You do not have enough AP for this card.
refused-not-for-sale = This card cannot be bought.
refused-culture-too-low = You do not have enough Culture for this card.

## Hints

hint-actions = One Ranchería’s Bands act, as many as its Paraibo has medicine: they hunt, move, raid and trade. Then any Band may act for AP.
hint-culture = 1 Culture for each Territory with a Ranchería, and 1 more for each Territory you control.
hint-planning = Successes become medicine, Paraibos speak, finished Bands weaken, Rancherías move; then the Enemy carries out an Instruction for free.
hint-passage = A new generation: Bands are made and grow, a Ranchería may be founded, headmen age, ravaged places fall, new cards come.
hint-band = A Band has a strength from 1 to 3; the weaker, the more MP. Marked finished, it fights worse, draws the enemy’s eye at Cleanup, and shrinks at the next Planning.
hint-bison = Bison are worth 1 pop point in a Passage of Time, and can be traded. A Band hunts them.
hint-captives = Captives are worth 1 pop point in a Passage of Time, and can be traded without AP. They come from Raids.
hint-food = Food is worth 2 pop points in a Passage of Time. It comes from Trade.
hint-guns = A Guns counter gives two dice in a round of Battle; in a Success Check, Guns may send an Enemy AP counter back to the cup.
hint-horses = A Band with Horses moves one space for 1 MP instead of 2. A spare Horses counter can be spent for 1 MP.
hint-trade-goods = Trade Goods roll any die again, or draw the counters of a Success Check anew.
hint-raid = A Raid draws as many counters as the Band is strong. Each Success is a Horses or a Captives counter; Enemy AP counters pay for what the enemy does next.
hint-hunt = A Hunt takes the Bison in the Band’s space: 3 MP, or 2 with a Mahimiana.
hint-trade = A Trade gives one Bison, Captives or Horses counter for Food or Trade Goods: 1 MP, and 1 AP for Bison and Horses outside Peace Spaces.
hint-paraibo = A Paraibo leads a Ranchería: as many of its Bands act as he has medicine, and at Planning he speaks.
hint-mahimiana = A Mahimiana is a war leader: with him a Band hunts for less, may draw more counters, and fights better.
hint-ravaged = A Tribe or Settlement with Ravaged is removed at the next Passage of Time, unless the enemy recovers first.
hint-column = A War Column marches to the nearest Ranchería it can see, and fights there.
hint-success = A Success drawn with a Mahimiana lies on his track, and gives medicine at Planning.
hint-peace = While a Peace marker lies on a square, all spaces of that enemy are Peace Spaces.
hint-wagons = A wagon train is a counter laid face down: a Success, or AP for the enemy. A Band that finishes there reveals it.
hint-rancheria = A Ranchería is a camp of the Comanche on a space of the map, with a box for Bands and Resources.
word-mp = MP are the movement points of a Band: 6, 5 or 4 at strength 1, 2 or 3. A Move costs 2, or 1 with Horses; a Hunt 3, a Raid 1, a Trade 1.
word-ap = AP are your action points, 0 to 9. They activate Bands once more, pay for Trades and buy cards. Bands that wait on the medicine track collect them, and Paraibos turn medicine into them.
word-enemy-ap = Enemy AP pay for the enemy’s Instructions, those on its track and the counters in its box together. Your draws from the cup bring it more.
word-cup = The cup holds Successes, Enemy AP counters and Instructions. Raids draw from it, and each Cleanup draws one counter.
word-instruction = The table shows each enemy’s Instructions, with what they cost and, behind the stroke, the other side of the counter. The topmost one, ▸, is carried out next; a die may turn a counter over first.
word-inactive = An Instruction that was carried out slides to the Inactive column, and comes back into its enemy’s column when the display is restored.
word-military = Military Points run from 0 to 19. Standing against a War Column costs 1, giving way 2, and a Ranchería destroyed 1. With Culture and Military both at 0 the game is lost.
word-medicine = Medicine, 0 to 9, is the power of a headman: P marks the Paraibo and M the Mahimiana on their track. Successes raise it at Planning; the more a headman has, the sooner he dies in a Passage of Time.
word-strength = The strength of a Band, 1 to 3, is what it adds in a Battle and how many counters it draws in a Raid. That of a War Column makes it harder to beat; attrition wears it down.
word-finished = A Band that has acted is finished, ○: it fights worse, may draw the enemy’s eye at Cleanup if it is in camp, and loses 1 strength at the next Planning.
word-territory = A space belongs to the Territory whose number it begins with. You control a Territory where a Ranchería or a Band of yours stands and no Settlement does.
word-objective = The objective of the Period must be met at the Victory Check, or the game is lost; met in the last Period, the game is won.
word-operations = The Operations Track counts your operations. On a number, a die of that number or less sends the counter to Must: then a Passage of Time must follow.
word-check = On Check a Victory Check follows the Passage of Time: the objective is met, or the game is lost. On a number, a die of that number or less brings it sooner.
word-generation = A generation lasts from one Passage of Time to the next.
word-tribe = A Tribe, ◆, is a piece of the North: it can be raided and traded with. Allied, ◇, it is at peace with you and fights at your side.
word-ally = Ally: a Tribe of your choice becomes allied, ◇. Its space is a Peace Space; a Raid there may end the alliance, and so may a Passage of Time.
word-settlement = A Settlement, ■, is a piece of West, South or East: it can be raided and traded with, and keeps you from controlling its Territory.
word-enemy = The enemies are North, South, East and West. The rules play them: dice choose which one acts, and its topmost Instruction says what it does.
word-battle = In each round of a Battle a die, the strength of the Band and cards are added, and what the War Column subtracts: 6 or more wins. A die of 6 always wins, a 1 always loses.
word-war-space = A War Space holds a War Column together with a Ranchería, a lone Band or an Allied Tribe: there is fighting in the War Column Phase.
word-cleanup = Cleanup ends each turn: Bands spread out, finished Bands in camp may be noticed, a counter is drawn from the cup, and an enemy with AP acts.
word-box = The box of a Ranchería holds its Bands, and Resources that no Band has taken. Bands take them up when they are activated there.
word-supply = Counters in the supply are not in play. What has run out there cannot be gained.
word-reservation = Bands and Rancherías in the Reservation are out of play, and cannot act.
word-event = The card in the War Event area holds until the next War Column Phase.
word-dormant = A dormant square belongs to nobody yet: no one raids or trades there.
word-line = Bands and the column of the North use all lines. Columns of West, South and East use solid lines only, ─, not dotted ones, ·.
word-palo-duro = PDC is the canyon of Palo Duro: only dotted lines lead there, and columns of West, South and East neither enter nor see it.
word-period = A Period has a history card with an objective and a rule of its own, and ends with a Victory Check.
word-ahead = What can be foreseen from what lies open: where columns march, what finished Bands may bring on, when time must pass.
word-cult = Culture attack: you lose 1 Culture, and 1 more for each Settlement of that enemy.
word-encroach = Encroach: a new Tribe settles in a Territory that a die names, in a space you choose.
word-recover = Recover: the enemy takes one Ravaged counter off. It does so in place of most Instructions while it has one.
word-settle = Settle: a new Settlement comes to the free space nearest to that enemy’s square.
word-subj = Subjugate: the Tribe nearest to that enemy is removed.
word-war = War: that enemy forms a War Column, or the one it has marches.
word-also = bands=band camp=rancheria rancherías=rancheria movement=mp points=mp action-points=ap north=enemy south=enemy east=enemy west=enemy n=enemy s=enemy e=enemy w=enemy instructions=instruction display=instruction start=operations must=operations operation=operations victory-check=check generations=generation tribes=tribe allied=tribe allied-tribe=tribe settlements=settlement columns=column war-column=column war-columns=column war-column-phase=column successes=success success-check=success out-of-play=success territories=territory controlled=territory control=territory war-event=event resources=box resource=box resource-box=box lines=line solid=line dotted=line pdc=palo-duro square=dormant wagon=wagons wagon-train=wagons horse=horses captive=captives gun=guns goods=trade-goods take-actions=actions passage-of-time=passage time=passage culture-attack=cult subjugate=subj look-ahead=ahead p=medicine m=mahimiana x=ravaged

## The moment

scenario = { $title }{ $years ->
        [named] {""}
       *[other] , { $years }
    }, difficulty { $difficulty } of 5
raid-odds = draws { $counters ->
        [one] 1 counter
       *[other] { $counters } counters
    }{ $face ->
        [0] {""}
       *[other] , more on { die-at-most }
    }; a Success: { $percent }%{ $least ->
        [yes] {" "}at least
       *[no] {""}
    }
die-for = For { $purpose }:
die-shows = The die for { $purpose } shows { $face }.
board-drawn = Drawn: { $success ->
        [0] no Success
        [one] 1 Success
       *[other] { $success } Successes
    }; Enemy AP { $ap }; Instructions { $instructions }.
board-empty = empty
board-battle = { $unit ->
        [none] A Battle against the War Column { enemy-of }.
       *[other] A Battle: { $unit } against the War Column { enemy-of }.
    }
board-die = A die lies on the table: { $face }.
board-trail = Wagon trains roll on the Santa Fe Trail.
board-halted = No War Column moves in the next War Column Phase.
board-stock = In the supply: { $goods }; Tribes { $tribes }, Bands { $bands }; Settlements { $settlements }.
board-reserve = Bands in the Reservation
plain-card = { $heading }: { $card }

## Names

enemy-N = North
enemy-S = South
enemy-E = East
enemy-W = West
goods-bison = { $count ->
        [one] 1 Bison
       *[other] { $count } Bison
    }
goods-captives = { $count } Captives
goods-food = { $count } Food
goods-guns = { $count } Guns
goods-horses = { $count } Horses
goods-trade_goods = { $count } Trade Goods
instruction-ally = Ally
instruction-cult = Culture Attack
instruction-encroach = Encroach
instruction-hunt = Hunt
instruction-peace = Peace
instruction-raid = Raid
instruction-recover = Recover
instruction-settle = Settle
instruction-subj = Subjugate
instruction-war = War
short-ally = Ally
short-cult = Cult
short-encroach = Encroach
short-hunt = Hunt
short-peace = Peace
short-raid = Raid
short-recover = Recover
short-settle = Settle
short-subj = Subj
short-war = War
timing-when-revealed = when revealed
timing-face-up = while face up
timing-hand = to play from the hand
timing-in-play = lasting
track-start = Start
track-blank = blank
track-must = Must
track-check = Check

## The sheet

sheet-2-9 = Success Check
sheet-2-10 = Victory Check
sheet-3-1 = War Column Phase
sheet-3-2 = Choice of an operation
sheet-3-4 = Cleanup
sheet-4-1 = Take Actions
sheet-4-2 = Culture
sheet-4-3 = Planning
sheet-4-4 = Passage of Time
sheet-5-2-3 = Raid
sheet-5-2-4 = Trade
sheet-6-2-2-a = The Enemy acts with AP
sheet-6-2-2-b = The Enemy acts for free
sheet-6-2-2-c = An Instruction from the cup
sheet-6-3-1 = Ally
sheet-6-3-2 = Culture Attack
sheet-6-3-3 = Encroach
sheet-6-3-4 = Hunt
sheet-6-3-5 = Peace
sheet-6-3-6 = Raid by the North
sheet-6-3-7 = Recover
sheet-6-3-8 = Settle
sheet-6-3-9 = Subjugate
sheet-6-3-10 = War
sheet-7-1 = Battle

## The board

board-where = { $scenario }{ $period ->
        [same] {""}
       *[other] : { $period }
    }, { $years }. Turn { $turn }, generation { $generation }
board-step = { $number } { $name }
board-none = none
board-reservation = the Reservation
board-peace = Peace { $ap }
board-price = { $ap } AP
board-sign-camp = Ranchería
board-sign-band = Band, its strength
board-sign-finished = finished
board-sign-tribe = Tribe
board-sign-ally = Allied Tribe
board-sign-settlement = Settlement
board-sign-bison = Bison
board-sign-ravaged = Ravaged
board-sign-column = War Column, its strength
board-sign-wagons = wagon train
board-sign-solid = open to all
board-sign-dotted = not for colonial columns
board-culture = Culture { $points }
board-military = Military { $points }
board-ap = AP { $points }
board-enemy-ap = Enemy AP { $total } ({ $track } on the track, in the box { $box })
board-ap-counters = { $count } of { $value }
board-operations = Operations
board-passage = Passage of Time
board-objective = Objective
board-control = Controlled
board-rule = This Period
board-met = ✓ { $goal }
board-not-met = ✗ { $goal }
goal-controlled-at-least = control { $wanted } { $wanted ->
        [one] Territory
       *[other] Territories
    } (now { $now })
goal-controls-any = control one of the Territories { $listed } (now { $now })
goal-rancherias-at-least = { $wanted } { $wanted ->
        [one] Ranchería
       *[other] Rancherías
    } in play (now { $now })
goal-free-rancherias-at-least = { $wanted } { $wanted ->
        [one] Ranchería
       *[other] Rancherías
    } outside the Reservation (now { $now })
goal-points-total-at-least = Culture and Military together { $wanted } (now { $now })
board-successes = { $count ->
        [one] 1 Success
       *[other] { $count } Successes
    }
board-medicine = Medicine
board-headmen = Paraibo { $paraibo }{ $chief ->
        [0] {""}
        [one] {" "}with 1 Success
       *[other] {" "}with { $chief } Successes
    }; { $where ->
        [out] no Mahimiana
        [box] Mahimiana { $mahimiana }, in the box
        [guest] Mahimiana { $mahimiana }, in the box of Ranchería { $at }
       *[band] Mahimiana { $mahimiana }, with Band { $at }
    }{ $leader ->
        [0] .
        [one] {" "}(1 Success).
       *[other] {" "}({ $leader } Successes).
    }
board-box = { $goods ->
        [none] The box is empty.
       *[other] In the box: { $goods }.
    }
board-movement = { $points } MP
board-points-left = { $points ->
        [one] 1 MP left
       *[other] { $points } MP left
    }
board-finished = finished
board-with-mahimiana = Mahimiana { $letter }
board-no-camp = No Ranchería is left.
board-field = Bands in the field
board-inactive = Inactive
board-column = { $enemy }: War Column of strength { $strength }{ $modifier ->
        [0] {""}
       *[other] {" "}(-{ $modifier } in Battle)
    } at { $space }{ $counter ->
        [none] {""}
       *[other] , counter { $counter } under it
    }{ $contact ->
        [yes] : a War Space.
       *[no] .
    }
board-cup = In the cup: { $success ->
        [one] 1 Success
       *[other] { $success } Successes
    }; Enemy AP { $ap }; Instructions { $instructions }.{ $aside ->
        [0] {""}
        [one] {" "}One of the Successes or AP counters lies under a wagon train.
       *[other] {" "}{ $aside } of the Successes and AP counters lie under wagon trains.
    } Out of play: { $out ->
        [one] 1 Success
       *[other] { $out } Successes
    }.
board-open = Open cards
board-hand = Hand
board-in-play = In play
board-deck = { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } left in the deck of the Period{ $empty ->
        [0] .
        [one] ; 1 space is empty.
       *[other] ; { $empty } spaces are empty.
    }
board-culture-cards = Culture cards
board-event = War event

## The board in sentences

plain-steps = You are here: { $steps }.
plain-points = You have { $culture } Culture, { $military } Military and { $ap } AP.
plain-enemy-ap = The Enemy has { $total } AP: { $track } on the track, in the box { $box }.
plain-operations = Operations counter: { $here }. { $ahead ->
        [none] It is the last space.
       *[other] Ahead: { $ahead }.
    }
plain-passage = Passage of Time counter: { $here }. { $ahead ->
        [none] It is the last space.
       *[other] Ahead: { $ahead }.
    }
plain-on-track = On the space { $space } of the Operations Track: { $lying }.
plain-objective = Objective: { $goals }.
plain-rule = In this Period: { $rule }
plain-territory = Territory { $number }, { $name }{ $controlled ->
        [yes] , controlled:
       *[no] :
    }
plain-no-territory = In no Territory:
plain-space = { $space }: { $pieces ->
        [none] empty
       *[other] { $pieces }
    }. { $solid ->
        [none] No solid line
       *[other] Solid lines to { $solid }
    }{ $dotted ->
        [none] .
       *[other] ; dotted lines to { $dotted }.
    }
plain-camp-here = Ranchería { $letter }
plain-tribe = Tribe
plain-ally = Allied Tribe, Ally { $ap }
plain-settlement = Settlement of { $enemy }
plain-ravaged = { $count } Ravaged
plain-wagons = a wagon train, not yet revealed
plain-band-here = Band { $band } of strength { $strength }
plain-column-here = War Column of { $enemy }, strength { $strength }
plain-camp = Ranchería { $letter }, { $space }.
plain-waiting = Waiting to act, the next one first: { $bands }.
plain-band = Band { $band }, strength { $strength }: { $told }.
plain-no-column = There is no War Column.
plain-display = { $enemy }: { $counters ->
        [none] no Instruction on the display
       *[other] { $counters }
    }.
plain-inactive = Inactive: { $counters }.
plain-counter = row { $row }, { $id }, { $name } { $ap }, on the back { $other } { $otherap }

## What can be foreseen

board-ahead = Look ahead
die-at-most = { $face ->
        [1] a die of 1
       *[other] a die of { $face } or less
    }
ahead-column-marches = The War Column { enemy-of } is { $lines ->
        [one] 1 space
       *[other] { $lines } spaces
    } from Ranchería { $camps }. It marches when the next War Column Phase draws its card.
ahead-column-fights = The War Column { enemy-of } stands in a War Space: there is a Battle in the next War Column Phase.
ahead-column-fights-now = The War Column { enemy-of } stands in a War Space: it attacks in this War Column Phase.
ahead-column-halted = The War Column { enemy-of } is halted: the card of the next War Column Phase does not move it.
ahead-column-lost = The War Column { enemy-of } sees no Ranchería: each time it should march, it weakens.
ahead-watched = { $camp } has finished Bands: at Cleanup { die-at-most } brings an Instruction for free.
ahead-time-passes = The next operation must be a Passage of Time.
ahead-time-may-pass = At the end of the operation { die-at-most } sends the Operations counter to Must.
ahead-check-comes = The next Passage of Time ends with the Victory Check.
ahead-check-may-come = After the next Passage of Time { die-at-most } brings the Victory Check.

## What the options of a card do

does-gain-resource = gain { $n } { $resource }
does-enemy-ap = { $way ->
        [less] the Enemy loses { $n } AP
       *[more] the Enemy gains { $n } AP
    }
does-culture = { $way ->
        [less] lose { $n } Culture
       *[more] gain { $n } Culture
    }
does-military = { $way ->
        [less] lose { $n } Military
       *[more] gain { $n } Military
    }
does-band-strength = { $also ->
        [one] one Band grows by { $n }
       *[other] { $also } Bands grow by { $n } each
    }
does-disease = a die for each Band: one of { $n } or less costs it 1 strength
does-medicine = every Mahimiana gains { $n } medicine
does-medicine-set = the Paraibo with the most medicine drops to { $n }
does-to-reservation = { $which ->
        [0] a Ranchería goes to the Reservation
       *[other] a Band goes to the Reservation
    }{ $n ->
        [0] {""}
       *[other] , and you gain { $n } Culture
    }
does-place-bison = place up to { $n } Bison
does-remove-bison = { $n } Bison leave the map
does-place-tribe = { $n ->
        [one] a Tribe settles in Territory { $territories }
       *[other] { $n } Tribes settle in Territory { $territories }
    }
does-remove-tribe = remove { $n ->
        [one] a Tribe
       *[other] { $n } Tribes
    }{ $territories ->
        [none] {" "}that shares its space with a lone Band
       *[other] {" "}in Territory { $territories }
    }
does-place-settlement = a Settlement { enemy-of } comes{ $territories ->
        [none] {""}
       *[other] {" "}to Territory { $territories }
    }
does-remove-settlement = remove { $n ->
        [one] a Settlement
       *[other] { $n } Settlements
    } { enemy-of } at most { $also } lines from a Band
does-place-peace = Peace at AP { $also } with { $enemy }
does-remove-peace = no more Peace with { $enemy }
does-place-ally = a Tribe in Territory { $territories } becomes an ally, at AP { $also }
does-execute = { enemy-subject } carries out { $instruction } at AP { $also }
does-column-strength = { $every ->
        [yes] War Columns
       *[no] the War Column { enemy-of }
    } { $way ->
        [less] -{ $n }
       *[more] +{ $n }
    } strength{ $territories ->
        [none] {""}
       *[other] {" "}in Territory { $territories }
    }{ $otherwise ->
        [none] {""}
       *[other] ; if there is none, { $otherwise }
    }
does-march = { $which ->
        [0] all War Columns march
       *[other] the strongest War Column marches
    } { $n ->
        [one] 1 space
       *[other] { $n } spaces
    }
does-war-bonus = War Columns { enemy-of } form with { $way ->
        [less] { $n } less
       *[more] { $n } more
    } strength to the end of the Period
does-owner = squares change hands ({ $owners })
does-flag = wagon trains roll on the Santa Fe Trail
does-manual = what the card says, carried out by hand
