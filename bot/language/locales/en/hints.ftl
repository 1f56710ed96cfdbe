# $answer is what a button says: "Take the Traitor". The reasons follow it, as items of a list.
hints-answer = I would choose this: { $answer }.
hints-either = I would do either, this as gladly: { $answer }.
# What a computer player believed at a moment of the match: its chance to win then and earlier. $when is a headline.
hints-belief = **{ $when }**: I gave myself { $chance }% (before: { $before }%).
button-beliefs =
    { $count ->
        [one] Ask what the computer believed
       *[other] Ask what the computers believed
    }
beliefs-whose = Which of them shall say what it believed at the turning points of this match?
beliefs-of = This is what { $name } believed when the match turned, from what that seat could know then:
beliefs-none = { $name } believed much the same from beginning to end: nothing in this match was a turning point.
