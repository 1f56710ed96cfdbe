### Why the rules of Verräter refuse an answer. $land, $role and $family hold names; $place is the land's number in the
### ring, from 1 to 12.

## The table

verraeter-problem-seats = Verräter is for three or four players, not for { $players }.
verraeter-problem-over = The match is over.
verraeter-problem-has-left = This player has resigned already.

## The lands

verraeter-problem-no-such-land = There is no land number { $place }. Choose one from 1 to 12.
verraeter-problem-occupied = { $land } (place { $place }) has a building already. Choose a land without one.
verraeter-problem-not-own-land =
    { $land } (place { $place }) is not held by your family ({ $family }). At this table the first granary belongs on a land of your own family.
verraeter-problem-no-such-border = There is no border number { $place }. Choose one from the menu.
verraeter-problem-same-family =
    Both lands are held by the same family ({ $family }). Choose two neighbours that different families hold.

## The cards

# $role is an action card that was not among those passed to the player.
verraeter-problem-not-offered = { $role } is not among the action cards that you can take. Choose one that is.
verraeter-problem-too-many-cards =
    { $most ->
        [one] You may play one supply card in a conflict, not { $count }.
       *[other] You may play { $most } supply cards in a conflict, not { $count }.
    }
verraeter-problem-too-few-cards =
    { $least ->
        [one] At this table you must play at least one supply card.
       *[other] At this table you must play at least { $least } supply cards.
    }
# $card is the value of a supply card; $wanted and $held say how often.
verraeter-problem-card-not-held =
    { $held ->
        [0] You have no supply card of value { $card }.
        [one] You have only one supply card of value { $card }, not { $wanted }.
       *[other] You have only { $held } supply cards of value { $card }, not { $wanted }.
    }

## The buildings

verraeter-problem-all-built =
    { $most ->
        [one] You have your one building already. You can only turn a granary into a trading post.
       *[other] You have all { $most } buildings already. You can only turn a granary into a trading post.
    }
verraeter-problem-all-posts =
    { $most ->
        [one] You have your one trading post already. You can only build granaries.
       *[other] You have { $most } trading posts already, and more are not allowed. You can only build granaries.
    }
verraeter-problem-no-granary-there = You have no granary on { $land } (place { $place }). Choose one of your own.
verraeter-problem-no-way-back = A granary can only become a trading post. Choose a trading post.
