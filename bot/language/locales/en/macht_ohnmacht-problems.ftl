### Why the rules of Macht & Ohnmacht refuse an answer. $region and $other hold names of regions; $tile, $kind (knights
### or mages), $marker, $wanted (also a marker, or a number) and $cycle hold words of the rulebook in the language.

## The table

macht_ohnmacht-problem-seats = Macht & Ohnmacht is for two players, not for { $players }.
macht_ohnmacht-problem-over = The match is over.

## The turn

macht_ohnmacht-problem-no-action-left =
    { $actions ->
        [one] You have had your one action in this turn. End the turn.
       *[other] You have had your { $actions } actions in this turn. End the turn.
    }
macht_ohnmacht-problem-action-due =
    { $actions ->
        [one] You cannot end the turn before your action. You can always recruit.
       *[other] You cannot end the turn yet: of your { $actions } actions one is still due. You can always recruit.
    }
macht_ohnmacht-problem-not-displayed = There is no { $tile } in the display. Take a tile that lies there.
macht_ohnmacht-problem-no-such-region = There is no such region. Choose one from the menu.
macht_ohnmacht-problem-opposing-region = Your opponent controls { $region }. Choose a region that is empty or yours.
macht_ohnmacht-problem-region-full =
    { $region } holds more than { $most } of your pieces already. An influence tile can still reinforce it.
macht_ohnmacht-problem-no-active-piece = You have no active piece ({ $kind }) in your reserve.

## The tiles

macht_ohnmacht-problem-no-tile = No tile is named. Choose one of yours.
macht_ohnmacht-problem-hourglass-empty =
    The cycle would be over before this tile, because the hourglass would be empty. Take it out of the chain.
macht_ohnmacht-problem-not-held = You do not have this tile: { $tile }. Choose one that lies before you.
macht_ohnmacht-problem-not-its-use = This tile cannot be used like that: { $tile }.
macht_ohnmacht-problem-stock-empty = Your stock has none of the pieces that this tile brings.
macht_ohnmacht-problem-other-marker =
    { $region } has another marker ({ $marker }). This tile works on a region with this one: { $wanted }.
macht_ohnmacht-problem-not-opposing = Your opponent does not control { $region }. Choose one of their regions.
macht_ohnmacht-problem-no-majority =
    You cannot overthrow { $region }: { $attack } against { $defence }. Your attack needs { $missing } more.
macht_ohnmacht-problem-no-neighbours = { $region } and { $other } are no neighbours in this cycle ({ $cycle }).
macht_ohnmacht-problem-same-region = Pieces move between two regions, and { $region } is only one. Choose another one.
macht_ohnmacht-problem-no-coast = { $region } has no coast. Choose a coastal region.
macht_ohnmacht-problem-one-way = Sea movement goes one way only. Choose what leaves the first region.
macht_ohnmacht-problem-too-few-there =
    { $held ->
        [0] There are none of these pieces ({ $kind }) in { $region }, and you want { $wanted }.
       *[other] There are only { $held } of these pieces ({ $kind }) in { $region }, and you want { $wanted }.
    }
macht_ohnmacht-problem-nothing-moves = Nothing would move. Choose at least one piece.

## The auctions

macht_ohnmacht-problem-bid = Bid from 0 to { $most }: that is how many active pieces your reserve holds.
macht_ohnmacht-problem-rebellion =
    { $most ->
        [one] A rebellion removes one piece.
       *[other] A rebellion removes one piece to { $most } pieces.
    }
macht_ohnmacht-problem-same-marker = { $region } has this marker already: { $marker }. Choose a different one.
macht_ohnmacht-problem-no-spare = There is no such marker beside the map: { $marker }. Choose one that lies there.

## The retreat

macht_ohnmacht-problem-no-refuge =
    No piece can retreat to { $region }. Choose a neighbour of { $other } in this cycle ({ $cycle }) that is empty or
    yours.
macht_ohnmacht-problem-no-list = Your list of regions is empty. Choose at least one, or another order for retreats.
macht_ohnmacht-problem-no-wish = Choose the region for the rebellion or the marker change too, or another order.
