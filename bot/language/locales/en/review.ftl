### A match that is over, looked at again: /review.

command-review-name = review
command-review-description = Look at a match again that is over: how the chances moved, and your own answers
button-review = Look at it again
button-review-mine = How good were my answers?
button-review-step = See { $number }
button-review-moment = See that board
button-review-play-on = Play on from there
refused-review-broken-off = This match was broken off before it was decided, so nobody’s chances came to anything. /replay shows its boards.
refused-no-review = No computer plays { $game }, so nobody can say how the chances stood.
refused-review-changed-hands = More than one person had your seat in this match, so it cannot be said whose answers were good. The curve of the whole match is there.

## What everybody sees

# Stands above the picture. $match is a number.
review-title = { $game } · match { $match }, looked at again
review-how = A computer has judged how likely each player was to win, step by step, by what everybody could see then.
review-turns = The match turned here:
# $when is a headline, such as “Round 3 of 8”; also in the picture’s text.
review-turn = { $when }: { $name } went from { $before } % to { $after } %.
review-steady = Until the end, nobody’s chances moved by much.
review-picture-title = How the chances moved
review-picture-steady = Until the end, nobody’s chances moved by much.
# $start and $end are lists of names with percentages.
review-picture-alt = The chances to win from the start ({ $start }) to the end ({ $end }), as a river in the players’ colours.

## What each sees alone

# $count is how many answers were looked at.
review-mine-title =
    { $count ->
        [one] Your answers: one of them was looked at, around which the match moved for you
       *[other] Your answers: { $count } of them were looked at, around which the match moved most for you
    }
review-mine-none = Of your answers in this match none left a choice that a computer would have thought about.
review-mine-even = None of them cost you anything that a computer would have seen.
review-best = Your best answer
review-dearest = Your dearest answer
# $answer is what was done, in words without a full stop; $when is a headline.
review-you = { $when }. You: { $answer }.
review-instead = A computer would rather have done this: { $answer }.
# Chances in percent, by what this player knew then.
review-knew = By what you could know then you had { $yours } %, with the other answer { $theirs } %.
review-knew-best = By what you could know then you had { $yours } %, with other answers { $theirs } % on average.
review-true = By what was really so, it was { $yours } % with yours and { $theirs } % with the other one.
review-true-best = By what was really so, you had { $yours } % then.
review-not-known = You could not know: by what was really so, it was the other way round.
review-only-you = Only you see this.
# Where somebody shows it to everybody; $name is bold.
review-shown-by = { $name } shows everybody how good these answers were.
# $guessed of $count sealed choices; both are numbers.
review-predictable = Over your matches, whoever knew only what you chose the time before would have guessed { $guessed } of your { $count } choices.
# $after and $then name choices of the game, such as action cards; $times of $count cases.
review-habit = Surest of all: after “{ $after }” came “{ $then }”, { $times } times of { $count }.
review-guesses =
    { $count ->
        [one] What you marked another player with showed once: { $right } right.
       *[other] What you marked others with showed { $count } times: { $right } right.
    }
