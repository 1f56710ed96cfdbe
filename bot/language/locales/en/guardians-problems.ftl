### Why the rules of Guardians refuse an answer or a deck. $card and $other are names of cards; $text is what the player
### has typed.

## Decks

guardians-problem-no-deck = No deck is chosen yet. Take a starter deck, or send a list of your own.
guardians-problem-no-guardian = The deck has no Guardian. Add one.
guardians-problem-not-a-guardian = { $card } is no Guardian and cannot lead the deck.
# $position is left, center or right.
guardians-problem-no-stronghold =
    { $position ->
        [left] The left stronghold card is missing.
        [center] The center stronghold card is missing.
       *[right] The right stronghold card is missing.
    }
guardians-problem-not-a-stronghold = { $card } is no stronghold card.
# $position is left, center or right: where the card belongs.
guardians-problem-stronghold-misplaced =
    { $position ->
        [left] { $card } can only be the left stronghold.
        [center] { $card } can only be the center stronghold.
       *[right] { $card } can only be the right stronghold.
    }
guardians-problem-unknown-card = There is no card “{ $text }”.
guardians-problem-not-in-the-deck = { $card } lies on the table from the start. Take it out of the cards that are drawn.
guardians-problem-copies =
    { $most ->
        [one] { $card } is in the deck { $count } times. One copy is allowed.
       *[other] { $card } is in the deck { $count } times. At most { $most } copies are allowed.
    }
guardians-problem-no-shield = The deck has no shield. Without one no creature can leave its stronghold.
guardians-problem-no-creature = The deck has no creature. Without one no shield can stay in play.
guardians-problem-too-few-cards =
    { $count ->
        [one] The deck has one card. It needs at least { $least }, Guardian and strongholds not counted.
       *[other] The deck has { $count } cards. It needs at least { $least }, Guardian and strongholds not counted.
    }
guardians-problem-too-many-cards =
    { $most ->
        [one] The deck has { $count } cards. One card is allowed.
       *[other] The deck has { $count } cards. At most { $most } are allowed.
    }
guardians-problem-deck-name =
    { $most ->
        [one] A deck’s name is a single character.
       *[other] A deck’s name is one line of at most { $most } characters.
    }

## Decks as text

guardians-problem-text-too-long =
    { $most ->
        [one] A list of cards may have one character.
       *[other] A list of cards may have { $most } characters at most.
    }
guardians-problem-no-cards-in-text = No card is named here. Write one card a line, with its number: 3 Archer.
guardians-problem-unreadable = “{ $text }” is no card. Write the number and the name: 3 Archer.
guardians-problem-did-you-mean = “{ $text }” is no card. Did you mean { $card }?
guardians-problem-did-you-mean-either = “{ $text }” is no card. Did you mean { $card } or { $other }?
guardians-problem-count =
    { $most ->
        [one] “{ $text }” can be in a deck once.
       *[other] “{ $text }” needs a number from 1 to { $most }.
    }
guardians-problem-second-guardian = A deck has one Guardian. { $card } would be one more.
# $position is left, center or right.
guardians-problem-second-stronghold =
    { $position ->
        [left] A deck has one left stronghold. { $card } would be one more.
        [center] A deck has one center stronghold. { $card } would be one more.
       *[right] A deck has one right stronghold. { $card } would be one more.
    }
