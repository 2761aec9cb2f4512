### What the server says.

player = Player { $number }
numbered = { $name } { $letter }
level-numbered = Level { $number }
level-random = Random
level-greedy = Greedy
level-ismcts = Thinker
result = { $count ->
        [0] Nobody wins: { $why }
        [one] { $winners } { $you ->
            [yes] win: { $why }
           *[no] wins: { $why }
        }
       *[other] { $winners }: shared, { $why }
    }
result-you = You
hint = { $name } would play { $plan }.
hint-worth = { $name } would play { $plan }: a chance of about { $percent }% of winning.
hint-only = There is only one choice: { $plan }.

bad-request = This request cannot be understood: { $why }
bad-body = { $why }
body-too-big = The request is too big.
body-not-json = The body must be JSON (application/json).
body-not-text = The body must be text (text/plain).
no-such-page = There is nothing here.
wrong-method = This cannot be done here.
unknown-token = This token is not known, or it was revoked.
token-needed = A token is needed for this.
seat-needed = Only somebody seated at this table may do that.
not-your-seat = That seat is not yours.
no-such-table = There is no such table, or it is private.
no-such-game = There is no such game here.
no-such-seat = There is no such seat at this table.
no-such-lang = There are texts in English and in French.
no-such-level = No computer player of that level plays this game.
bad-seats = This game is not played with that number of players.
bad-options = { $why }
bad-data = The data file cannot be played with: { $why }
other-data = The record was not played with this data file.
bad-record = The record cannot be read: { $why }
name-needed = A person needs a name.
name-taken = Somebody at this table has that name.
account-taken = There is an account of that name.
wrong-password = Name and password do not belong together.
seat-taken = That seat is taken.
no-open-seat = No seat is open.
stale = The table has moved on: look again.
nothing-owed = Nothing is asked of you now.
not-playing = This game cannot be played on here.
not-over = Not before the game is over.
stand-in = A computer player stands in for you: take your seat back first.
nobody-stands-in = No computer player stands in for you.
still-here = Whoever sits there is still here.
record-kept = The record of a game that others still play would show what is hidden.
eyes-closed = You may not look through those eyes while the game is on.
no-such-moment = This game has no such moment.
other-rules = This game was played under other rules: it can be shown, not played on.
too-many = Too much at once: wait a moment.
unavailable = The server cannot do this now: try again in a moment.
our-mistake = This is our mistake.
