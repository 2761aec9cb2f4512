### The browser client in English: what belongs to no single game.

you = you
guest = Guest
guest-numbered = Guest { $number }
player = Player { $number }
close = Close
colon = :{" "}
retry = Retry
copy = Copy
send = Send
open = Open
loading = A moment…
confirm = Confirm
confirm-count = Confirm { $done } of { $size }
undo = Undo
put-back = Put back
skip = Skip
menu = Menu
theme = Light or dark
language = Language
language-en = English
language-fr = Français
site = Prairie
no-server = The server does not answer.

## Home

claim = { $count ->
        [1] A game of the Great Plains.
        [2] Two games of the Great Plains.
        [3] Three games of the Great Plains.
        [4] Four games of the Great Plains.
       *[other] Games of the Great Plains.
    }
claim-table = One quiet table.
promise = Play at once against a computer that sees only its own cards, pass one device around, or send a friend a link. Every rule is one click away.
games = Games
game-meta = { $most ->
        [1] 1 player
       *[other] { $least ->
            [2] { $most ->
                [2] 2 players
               *[other] 2 to { $most } players
            }
           *[other] { $least } to { $most } players
        }
    } · { $minutes } min · { $kind }
kind-of-tomahawk = hidden placement
kind-of-bigmanitou = hidden hands
kind-of-powwow = dice and identities
kind-of-comancheria = solitaire
pitch-tomahawk = Four lands, one card on each, revealed together. The forest keeps its secrets longest.
pitch-bigmanitou = Choose your party, share three hunting grounds, and never be the strongest by too much.
pitch-powwow = Everybody moves every runner. Only you know whose race you are running.
pitch-comancheria = Lead the Comanche through four generations against an enemy that follows written orders.
play-now = Play now
invite = Invite
invite-how = Invite a friend: a private table and a link to it
choose-table = Choose seats
learn = Guided game
learn-short = Learn
rules = Rules
about-link = About the games
about-long = About the games and what is reconstructed
no-account = No account needed. Guests keep their seats on this device.
with-account = Your tables follow you to every device you sign in on.
sign-in-or-guest = Sign in, or stay a guest
account = Your name
account-how = As a guest you keep your seats on this device. An account takes the tables of this device along and carries them to every other; it asks for a name and a password, nothing else.
signed-in-as = You are signed in as { $name }.
name-at-tables = Your name at new tables
password = Password
password-short = A password has at least { $least } letters or digits.
name-missing = Which name?
sign-in = Sign in
make-account = Make an account
stay-guest = Stay a guest
sign-out = Sign out
done = Done
text-mode = Text mode
your-tables = Your tables
table-with = { $game } with { $name }
table-of = { $game }, { $seats } seats
table-over = finished
table-waiting = waiting for players
table-yours = your move
table-awaits = waiting for { $names }
resume = Resume
no-tables = No tables yet
no-tables-how = Start one; it takes a click.
public-tables = Tables to watch or join
watch = Watch
clocks = Clocks
days-left = { $days ->
        [one] 1 day
       *[other] { $days } days
    } { $hours } h
new-here = New here?
new-here-how = a guided game: you decide

## A new table

new-table-of = A table of { $game }
how-many = How many play?
who-sits = Who sits where?
seat = Seat { $number }
me = Me
same-device = Somebody at this device
computer = Computer: { $level }
computer-short = computer
a-friend = Somebody I invite
name-of-seat = Name at seat { $number }
your-name = Your name
more-settings = More settings
public-table = Anyone may watch and join
practice-table = Practice: undo goes anywhere
clock = Clock for each player
clock-of = { $seconds ->
        [0] none
        [86400] 1 day
        [259200] 3 days
       *[other] { $minutes } minutes
    }
own-data = Components of your own (a data file)
bring-record = Or open a record (if it was played with a data file, choose that one first)
open-table = Open the table
no-such-game = There is no such game here.

## Joining

join-title = Join a table of { $game }
join-who = { $name } has invited you.
take-seat = Take a seat
only-watch = Only watch
hand-over = Hand over to { $name }
hand-over-how = The cards are covered until then.
i-am = I am { $name }
awaits-players = Waiting for players
seat-open = open
seat-is-open = Seat { $seat } is open.
seat-free = Seat { $seat }: open
invite-link = Link for a friend
link-copied = Copied
new-link = Make a new link; the old one ends
other-device = Continue on another device
seat-link = Link to your seat
seat-link-how = Whoever opens it plays for you: keep it to yourself.
only-here = Only this device from now on
stand-in = Let a computer play for me
leave-sure = Your seat will be open to others, and you cannot take it back.
stay = Stay
copy-link = Copy the link to this moment
give-seat = Give it to a computer

## The table

the-table = The table
table-opens = The table opens…
table-closed = This table is closed to you.
cannot-draw = This page cannot draw that game. Text mode can play it.
line-connecting = Connecting
line-live = Live
line-lost = Lost
line-closed = Closed
line-lost-title = Reconnecting, try { $tries }.
line-lost-since = The board is as of { $time }.
line-lost-clock = Your clock may be running.
line-restart = The server is restarting; it will be back in a few seconds.
line-back = { $count ->
        [one] Back. One thing happened.
       *[other] Back. { $count } things happened.
    }
plan-kept = Your plan is kept.
moved-on = The table moved on.
moved-on-how = Here is the new board; your pieces are back in hand.
is-away = { $name } is away.
away-how = After a minute the seat can be given to a computer.
computer-sits = A computer sits in for you.
take-back = Take the seat back
hint = Hint
log = Log
chat = Chat
drawer = Log, rules and notes
beginning = Beginning
jump = Show this moment
replay = Replay
step-back = One step back
past-moment = Moment { $number } of { $of }
looking-back = You are looking at what was.
back-to-now = Back to now
eyes-of = Seen by
spectator = a spectator
play-on = Play on from here
play-on-whose = To play on, choose a player’s eyes: that seat will be yours.
it-happened = Something happened.
awaits = { $count ->
        [one] Waiting for { $names }.
       *[other] Waiting for { $names }.
    }
awaits-nobody = The table goes on by itself.
sealed-awaits = Sealed. Waiting for { $names }.
can-reopen = You can still take your plan back.
your-turn-title = Your turn
label-of = { $label }:
not-possible = Not possible now
you-may = What you may do
chosen-so-far = So far: { $words }
chat-empty = Nobody has said anything yet.
chat-say = Say something
unread = { $count ->
        [one] one new line
       *[other] { $count } new lines
    }
search-rules = Search the rules
ruling = Ruling
source = Source
no-rule-found = No rule says that.
rules-of = The rules of { $game }
keys = Keys
key-tab = next zone: status, hand, board, seats, log
key-arrows = move inside a zone
key-enter = take, then place; confirm when the plan is whole
key-esc = put back, close, skip
key-digits = take that card of the hand
key-undo = undo
key-hint = hint
key-explain = explain what is in focus
key-rules = rules
key-log = log
key-next = next thing I may touch
key-replay = replay one step back, forward
key-list = this list
sound = A soft tone when it is your turn
quick-moments = No pauses between moments
save-record = Save the record
leave-seat = Leave the seat
go-home = To the start page
go-back = One page back
open-summary = How it ended
game-over = The game is over
rematch = Rematch
rematch-join = To the rematch
rematch-watch = Watch the rematch
share = Share
shared-link = Link to this game
see-table = See the table
turning-points = Where it turned
turn-lead = { $name }: ahead from here to the end ({ $scores })
turn-gain = The gap shifts by { $by } points towards { $name }
turn-loss = { $by } points lost
lost-title = The path stops here
lost-why = There is nothing at this address.

## Said of pieces

plan = plan
planned = planned
placed = placed
hidden = hidden
seen = seen
can-be-chosen = can be chosen
can-place-here = can be placed here
only-you-see = only you see it
place-here = place here
sealed-sign = Sealed
sealed-how = The plan lies there face down and is opened together with the others.
computer-sign = Computer player
computer-how = It sees what its seat may see, and nothing else.
points = { $count ->
        [one] point
       *[other] points
    }
has-sealed = { $name } has sealed a plan
your-hand = Your hand
scores = Scores

## The guided games

lesson-of = { $game }: a guided game
lesson-step = Step { $step } of { $of }
lesson-next = Next
lesson-back = Back
lesson-yours = Your decision
lesson-decided = Decided
lesson-again = Try again
lesson-skip = Leave the guided game
lesson-done = That is the game
lesson-done-how = Now a table of your own: the computer plays fair, and every rule is one click away.
