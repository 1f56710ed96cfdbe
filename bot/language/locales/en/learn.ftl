### Lessons: a first turn of a game, step by step.

command-learn-name = learn
command-learn-description = Learn a game by playing a first turn, step by step, with every step explained
command-learn-game-name = game
command-learn-game-description = Which game
learn-which = Which game would you like to learn?
learn-button-begin = Begin the lesson
learn-button-again = Begin again
learn-button-on = Go on with the lesson
learn-button-advice = Do it for me
learn-button-leave = Leave off here
learn-button-practise = Play against the computer
learn-left = The lesson waits for you. Type /learn to go on.
# The name of the opponent.
learn-house = The House
refused-no-lesson = There is no such lesson. You can learn { $games }.
