### What the terminal itself says.

player = Player { $number }
agent-random = Random
agent-greedy = Greedy
agent-ismcts = Thinker
agent-level1 = Level 1
agent-level2 = Level 2
agent-level3 = Level 3
agent-level4 = Level 4
agent-level5 = Level 5
agent-level6 = Level 6
agent-lettered = { $name } { $letter }

how-to-answer = Type a number from the list, or notation, the whole plan in one line if you like (for example { $example }). ? explains, help lists the commands.
how-to-answer-by-word = Type your answer (for example { $example }). ? explains, help lists the commands.
choices = You may choose:
choice = { $action }: { $told }
not-now = Not now: { $label }. { $why } [{ $rule }]
your-plan = Your plan: { $plan }
seal-it = seal the plan
take-back = take the last one back
seal-or-not = Is this your plan?
seal-how = Type 1, yes or ok, or press Enter, to seal the plan; 2, no or undo takes the last one back; quit leaves.
taken-back = Taken back.
nothing-to-undo = You have decided nothing yet: there is nothing to take back.
help =
    a number         takes that choice from the list
    { $example }, ...  notation: one step, or the whole plan in any order
    ?                the rule behind what is asked; ? { $rule } that rule; ? and a word: what it means
    board            shows the board again (b)
    hint             what a searching player would do here, and how it values it
    log              what has happened so far, with the rules
    undo             takes your last decision back, while nothing has been shown since (u)
    save [FILE]      saves the game; it is also saved by itself after every decision
    quit             saves and leaves (q)
no-such-rule = There is no rule “{ $said }” in this game, and nothing to say about that word.
why = Why: { $why }
source = Source: { $source }
source-booklet = { $booklet ->
        [english] English booklet
        [aid] French player aid
       *[other] French booklet
    }, { $last ->
        [none] line { $first }
       *[other] lines { $first }-{ $last }
    }
source-difference = a point where the booklets differ (no. { $number })
source-ruling = our ruling { $name } on what is left open
source-fact = what is known of the printed game ({ $name })
source-pack = the data this game is shipped with

hand-over = The screen is { $name }’s now. Nobody else looks. Press Enter.
go-on = Enter goes on, q leaves.
saved = Saved: { $file }
save-taken = { $file } exists already, and is not this game: name another file.
saved-resume = The game is saved. Go on with: prairie play --resume { $file }
not-saved = The game could not be saved in { $file }: { $reason }
ended-interrupt = Interrupted.
ended-input = The input has ended before the game.
ended-pipe = Nobody reads the output any more.
ended-signal = Stopped by a signal.
ended-quit = Until next time.
hint-thinking = Thinking for a moment, from what you can know…
hint-place = In the place of { $name } (seat { $seat }), from what can be known there:
hint-best = I would choose { $action }: { $percent ->
        [0] less than a 1% chance of winning.
        [100] more than a 99% chance of winning.
       *[other] a chance of about { $percent }% of winning.
    }
hint-only = There is only one choice: { $action }.
hint-idea = I would choose { $action }: there is little to weigh here.
hint-solved = I would choose { $action }: { $percent ->
        [0] the game is lost if the others play well.
        [100] { $others ->
            [one] it wins for certain.
           *[other] it wins if the others do what is best for them.
        }
       *[other] a chance of about { $percent }% of winning.
    } The end of the game can be worked out.
hint-reckoned = I would choose { $action }: { $percent ->
        [0] less than a 1% chance of winning.
        [100] more than a 99% chance of winning.
       *[other] a chance of about { $percent }% of winning.
    } The last turn was worked out over the hands the enemy may hold.
hint-mixed = I would choose { $action }. The last turn was worked out over the hands the enemy may hold; this plan is drawn at random from the best mix of plans, which has { $percent ->
        [0] less than a 1% chance of winning.
        [100] more than a 99% chance of winning.
       *[other] a chance of about { $percent }% of winning.
    }
hint-other = Otherwise { $action }: { $percent ->
        [0] less than 1%.
       *[other] about { $percent }%.
    }
hint-other-few = Otherwise { $action }: it looked worse, in a few tries.
hint-other-alike = Otherwise { $action }: it looks about as good.
hint-other-solved = Otherwise { $action }: { $percent ->
        [0] that loses.
        [100] that wins as well, if the others play well.
       *[other] about { $percent }%.
    }
hint-often = It is drawn in { $percent }% of cases.
hint-drawn = In { $percent }% of cases it would be { $action }.
hint-failed = No hint could be found here; the game goes on.
log-empty = Nothing has happened yet.
result = { $count ->
        [0] Nobody wins: { $why }
        [one] { $winners } { $you ->
            [yes] win: { $why }
           *[no] wins: { $why }
        }
       *[other] { $winners }: shared, { $why }
    }
result-lost = { $who ->
        [you] You lose: { $why }
       *[other] { $who } loses: { $why }
    }
result-you = You
practice = Practice table: undo goes anywhere.

rules-title = The rules of { $game }
rules-how = One rule: prairie rules { $game } { $example }
chapter-rules = { $first } to { $last }
check-fine = { $file }: { $decisions } decisions of { $game }, every position as recorded; { $over ->
        [yes] the game is over.
       *[no] the game is not over.
    }
replay-at = After decision { $at } of { $of }
replay-other-rules = What was written down is shown above; this game can be neither checked nor played on here ({ $why }).
about-seats = Players: { $seats }
about-options = Options: { $options }
about-rules = Rules version { $rules }, data { $data }
about-components = Components: { $file }
agent-failed = { $name } did not answer: a random legal action takes the place of its choice.
hint-nothing = Nothing is asked of you now: type what the dice or cards of your table show.
