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
        [center] The centre stronghold card is missing.
       *[right] The right stronghold card is missing.
    }
guardians-problem-not-a-stronghold = { $card } is no stronghold card.
# $position is left, center or right: where the card belongs.
guardians-problem-stronghold-misplaced =
    { $position ->
        [left] { $card } can only be the left stronghold.
        [center] { $card } can only be the centre stronghold.
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
guardians-problem-which-count = “{ $text }” can be read in more than one way. Write the number and the name, and nothing else: { $count } { $card }.
guardians-problem-places-or-counts = “{ $text }” can be read in two ways, since the numbers in front of the lines go up one by one. Is it one copy of { $card }, in place { $count } of the list, or { $count } copies?
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
        [center] A deck has one centre stronghold. { $card } would be one more.
       *[right] A deck has one right stronghold. { $card } would be one more.
    }

## Organising. $place is a space, at home or away; several spaces are never named together.

guardians-problem-no-redraw = New cards may be drawn once, for a stone, on the first turn, without a shield or without a creature in the hand.
guardians-problem-not-in-hand =
    { $count ->
        [one] { $card } is not in your hand, or is used elsewhere already.
       *[other] { $card } is used { $count } times more often than you have it.
    }
guardians-problem-home-is-lost = { $place } is lost to you. Nothing enters play there.
guardians-problem-not-at-home = { $card } cannot lie like that at { $place }.
guardians-problem-shield-alone = { $card } covers no creature at { $place }. A shield needs at least one.
guardians-problem-stack-too-many-items =
    { $items ->
        [one] One creature item lies at { $place }, and no creature that could carry it.
       *[other] { $items } creature items lie at { $place }. There may be no more of them than creatures ({ $creatures }).
    }
guardians-problem-too-heavy =
    { $place } holds { $most } points of stacking vitality. With these creatures it would be { $weight }.
guardians-problem-second-bearer = You may have one standard bearer in play. Cover the other stacks with plain shields.
guardians-problem-not-attachable = { $card } is no creature item and cannot join the stack at { $place }.
guardians-problem-no-stack-there = You have no stack at { $place } that an item could join.
guardians-problem-out-of-sight = You may not look under your shield at { $place } now, so nothing can join it.
guardians-problem-not-beside = { $card } cannot be laid beside { $place }.
guardians-problem-no-room-beside =
    { $card } cannot be laid beside { $place }: there is an upgrade or a downgrade, or the stronghold is in ruins.
guardians-problem-no-accessory = { $card } is no accessory and cannot be laid beside your Guardian.
guardians-problem-one-in-play = You may have { $card } in play only once.
guardians-problem-not-played-now = { $card } cannot be played while you organise.
guardians-problem-no-altar = Without a Sacrificial Altar no card becomes a stone.
guardians-problem-stones =
    { $price ->
        [one] This costs one stone, and you have none left.
       *[other] This costs { $price } stones. You have { $stones }.
    }
guardians-problem-discard-more =
    { $count ->
        [one] Discard one more card: you may keep seven.
       *[other] Discard { $count } more cards: you may keep seven.
    }
guardians-problem-discard-fewer =
    { $count ->
        [one] Take one card back from the discards: you may keep seven.
       *[other] Take { $count } cards back from the discards: you may keep seven.
    }

## The table

guardians-problem-seats =
    { $players ->
        [one] Guardians is a game for two players, not for one.
       *[other] Guardians is a game for two players, not for { $players }.
    }
guardians-problem-over = The match is over.

## Marches

guardians-problem-back-for-nothing = This way leads back to { $place }. Exchange something at a stronghold on it.
guardians-problem-no-flyers = To fly from { $place }, all creatures have to be flyers.
guardians-problem-last-creature = The shield at { $place } needs a creature. It cannot give all of them away.
guardians-problem-shield-too-heavy =
    The shield covers { $most } points of stacking vitality. From { $place } on it would be { $weight }.
guardians-problem-nobody-sent = Choose at least one creature to send.
guardians-problem-no-orders = At this table every window is asked: no orders are given for them. Lay your cards out without them.
guardians-problem-not-ordered = { $card } is never played by orders. Take it out of them.
guardians-problem-stops = The match can wait only where orders answer, in each kind of window once.

## After a combat

guardians-problem-too-much-left = That is still too much for { $place }. Discard more.
guardians-problem-still-fits = { $card } fits after all. Only what is too much is discarded.

## Standing orders

guardians-problem-plan-too-long =
    { $most ->
        [one] A list of standing orders holds one card at most.
       *[other] A list of standing orders holds { $most } cards at most.
    }
guardians-problem-plan-number = Numbers in standing orders go from 0 to 99.
guardians-problem-plan-not-cast = No orders for combats play { $card }. Take it out of the cards that may be played.
guardians-problem-plan-window = Standing orders can pass only where a card may be played in answer to something.

## Combats. $card and $other are names of cards.

guardians-problem-save-stones =
    { $price ->
        [one] Saving this costs one stone, and you have none left.
       *[other] Saving these cards costs { $price } stones. You have { $stones }.
    }

## At the start: whoever has not brought what the game asks for

guardians-entry-missing = { $name } has still to choose a deck that this table allows.
