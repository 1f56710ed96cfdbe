### The words of the first game. $name and $other are in bold; $hand and $beaten are rock, paper or scissors.

first_game-title = Rock, paper, scissors
first_game-teaser = Choose a hand in secret, and guess the other one; for two players.
first_game-option-rounds = Rounds
first_game-option-rounds-about = How long the match is.
first_game-option-rounds-3 = 3
first_game-option-rounds-3-about = A short match.
first_game-option-rounds-5 = 5
first_game-option-rounds-5-about = Time to learn how the other one thinks.
first_game-option-rounds-7 = 7
first_game-option-rounds-7-about = A long match.

## The table

first_game-headline = Round { $round } of { $rounds }
first_game-headline-over = The match is over
# Languages that have names of their own for hands say them by these two.
first_game-shown-hand = { $hand }
first_game-beaten-hand = { $beaten }
first_game-hand = { $hand ->
        [none] You have not chosen a hand.
       *[other] You have chosen { first_game-shown-hand }.
    }

## What happened

first_game-drawn = { $one } and { $other } both show { first_game-shown-hand }.
first_game-won = { $name } shows { first_game-shown-hand } and wins the round: { $other } shows { first_game-beaten-hand }.
first_game-left = { $name } leaves the match.
first_game-result = { $names } { $count ->
        [one] wins.
       *[other] share the victory.
    }
first_game-score = - { $name }: { $rounds ->
        [one] { $rounds } round won
       *[other] { $rounds } rounds won
    }

## What is asked

first_game-duty-hand = choose a hand
first_game-prompt-hand = Rock, paper or scissors? Nobody sees your hand before both are chosen; you can change it until then.
first_game-choice-rock = Rock
first_game-choice-paper = Paper
first_game-choice-scissors = Scissors
first_game-act-show = Show { first_game-shown-hand }
first_game-done-show = You will show { first_game-shown-hand }.

## What is refused

first_game-problem-seats = This game is for two players, not for { $players }.
first_game-problem-over = The match is over.
