### Macht & Ohnmacht: the nouns that sentences and pictures share, the few words in the pictures, their alternative
### texts, and the board in words.
###
### Words of the rulebook: knight, mage, reserve, stock, region, marker, tile, cycle, hourglass, cube, active, passive,
### overthrow, reinforce, recruit, display.

## Nouns

macht_ohnmacht-marker-castle = castle
macht_ohnmacht-marker-armour = armour
macht_ohnmacht-marker-tent = tent
macht_ohnmacht-marker-key = key

macht_ohnmacht-tile-influence-castle = Influence (castle)
macht_ohnmacht-tile-influence-armour = Influence (armour)
macht_ohnmacht-tile-influence-tent = Influence (tent)
macht_ohnmacht-tile-influence-key = Influence (key)
macht_ohnmacht-tile-bonus-castle = Bonus (castle)
macht_ohnmacht-tile-bonus-armour = Bonus (armour)
macht_ohnmacht-tile-bonus-tent = Bonus (tent)
macht_ohnmacht-tile-bonus-key = Bonus (key)
macht_ohnmacht-tile-movement = Movement
macht_ohnmacht-tile-sea = Sea movement
macht_ohnmacht-tile-merlin = Merlin
macht_ohnmacht-tile-serpent = Serpent
macht_ohnmacht-tile-victory-point = Victory point
macht_ohnmacht-tile-rebellion = Rebellion
macht_ohnmacht-tile-marker-change = Marker change

# $tile is one of the names above.
macht_ohnmacht-the-tile = the tile { $tile }
# An item of a list of tiles: Movement ×2.
macht_ohnmacht-tile-copies =
    { $copies ->
        [one] { $tile }
       *[other] { $tile } ×{ $copies }
    }

macht_ohnmacht-knights =
    { $count ->
        [one] { $count } knight
       *[other] { $count } knights
    }
macht_ohnmacht-mages =
    { $count ->
        [one] { $count } mage
       *[other] { $count } mages
    }
macht_ohnmacht-no-pieces = no pieces
macht_ohnmacht-no-regions = none
# Terms of the sum of an overthrow.
macht_ohnmacht-term = { $count } in { $region }
macht_ohnmacht-term-bonus = { $count } by bonus

## Words in the pictures: short, or they are drawn small

macht_ohnmacht-picture-cycle =
    { $kind ->
        [magic] Cycle { $cycle }: magic
       *[sword] Cycle { $cycle }: sword
    }
macht_ohnmacht-picture-over = The match is over
macht_ohnmacht-picture-turn = Turn { $turn }
# $actions are left; $more (yes or no): more tiles may be used without another action.
macht_ohnmacht-picture-turn-of =
    { $actions ->
        [0] { $name } may use more tiles
        [one] { $name } has { $actions } action left{ $more ->
            [yes] , or uses more tiles
           *[no] {""}
        }
       *[other] { $name } has { $actions } actions
    }
# $tile is as in macht_ohnmacht-the-tile.
macht_ohnmacht-picture-serpent = { $name } may cancel { $tile } with the Serpent
macht_ohnmacht-picture-auction =
    { $count ->
        [one] { $names } still bids for { $tile }
       *[other] Both bid for { $tile }
    }
macht_ohnmacht-picture-effect = { $name } won the auction and uses { $tile }
macht_ohnmacht-picture-retreat = { $name } may save one piece from { $region }
macht_ohnmacht-picture-occupy = { $name } may place a piece in { $region }
# $score is as in 14 : 8.
macht_ohnmacht-picture-won =
    { $count ->
        [0] Nobody has won
        [one] { $names } wins, { $score }
       *[other] { $names } share the victory, { $score }
    }
macht_ohnmacht-picture-reserve = Reserve
macht_ohnmacht-picture-stock = Stock
macht_ohnmacht-picture-no-tiles = No tiles
macht_ohnmacht-picture-display-empty = The display is empty
macht_ohnmacht-picture-spares = Spare
macht_ohnmacht-picture-pile = Face down
# The legend of the chart: what a brass rim, a dashed rim, an outlined cell, a plus sign and a green sum mean.
macht_ohnmacht-picture-legend-active = active, counts
macht_ohnmacht-picture-legend-changed = changed
macht_ohnmacht-picture-legend-end = at the cycle’s end
macht_ohnmacht-picture-legend-place = place a piece
macht_ohnmacht-picture-legend-choose = choose
macht_ohnmacht-picture-legend-overthrow = overthrow

## Headlines above the board: what has been decided

macht_ohnmacht-news-overthrown = { $name } overthrows { $region }
macht_ohnmacht-news-auction =
    { $count ->
        [0] Equal bids: nobody wins
       *[other] { $name } wins the auction
    }
macht_ohnmacht-news-serpent = { $name } plays the Serpent
macht_ohnmacht-news-cancelled = Cancelled: { $tile }
macht_ohnmacht-news-cycle =
    { $kind ->
        [magic] End of cycle { $cycle }: magic
       *[sword] End of cycle { $cycle }: sword
    }
# Victory points + active regions = total, and the points that the cycle has brought.
macht_ohnmacht-news-score = { $name } { $points } + { $active } = { $total } (+{ $gained })
# The plaques of the poster at the end; $before and $after are signed numbers.
macht_ohnmacht-poster-turning = Turning point · cycle { $cycle }
macht_ohnmacht-poster-greatest = Greatest overthrow · cycle { $cycle }
macht_ohnmacht-poster-last = Decided last · cycle { $cycle }
macht_ohnmacht-poster-lead = Lead of the winner: { $before } → { $after }

## Alternative texts, and the board in words: lists, most important first. $name and $names are players.

macht_ohnmacht-board-head = { $title }. { $duty }.
macht_ohnmacht-board-hourglass =
    { $count ->
        [one] { $count } cube is left on the hourglass; it is turn { $turn } of the cycle.
       *[other] { $count } cubes are left on the hourglass; it is turn { $turn } of the cycle.
    }
macht_ohnmacht-board-score =
    { $name } ({ $colour ->
        [orange] orange
       *[white] white
    }{ $first ->
        [yes] , first player
       *[no] {""}
    }): { $points ->
        [one] { $points } victory point
       *[other] { $points } victory points
    } + { $active ->
        [one] { $active } active region
       *[other] { $active } active regions
    } = { $total } of { $goal }{ $over ->
        [yes] .
       *[no] ; { $end } if the cycle ended now.
    }
macht_ohnmacht-board-holding = { $region } ({ $marker }, { $pieces })
macht_ohnmacht-board-held =
    { $count ->
        [0] { $name } controls no region.
       *[other] { $name } controls { $regions }.
    }
macht_ohnmacht-board-supplies =
    { $name } has in reserve { $reserve }, in stock { $stock }, and { $count ->
        [0] no tiles
       *[other] the tiles { $tiles }
    }.
macht_ohnmacht-board-bonuses = { $name } has +1 in overthrows of regions with: { $markers }.
macht_ohnmacht-board-display =
    { $count ->
        [0] The display is empty.
       *[other] In the display: { $tiles }.
    }
macht_ohnmacht-board-beside = Spare markers: { $spares }. Face-down tiles: { $pile }.
macht_ohnmacht-board-tokens = Time tokens still face down: { $tokens }.
macht_ohnmacht-board-bidder =
    { $sealed ->
        [yes] { $name } can bid up to { $most }; the bid is in.
       *[no] { $name } can bid up to { $most }; the bid is not in yet.
    }
macht_ohnmacht-board-changed = Changed in the latest turn: { $regions }.
# What can be chosen, where a board is drawn for a question. $sums lists items as in macht_ohnmacht-odds-choice.
macht_ohnmacht-marked-goals = A piece can go to { $regions }.
macht_ohnmacht-marked-half = Choose from { $regions }.
macht_ohnmacht-marked-victims = Pieces can be removed from { $regions }.
macht_ohnmacht-marked-sums = Attack against defence now: { $sums }.
macht_ohnmacht-board-regions =
    { $kind ->
        [magic] The regions, with their neighbours in this magic cycle (the same marker):
       *[sword] The regions, with their neighbours in this sword cycle (a common border):
    }
macht_ohnmacht-board-region =
    - **{ $region }** ({ $marker }{ $coast ->
        [yes] , coast
       *[no] {""}
    }): { $held ->
        [yes] { $name }, { $pieces }{ $active ->
            [yes] , active
           *[no] , not active
        }
       *[no] empty
    }{ $changed ->
        [yes] , changed
       *[no] {""}
    }. Neighbours: { $neighbours }

macht_ohnmacht-hand-tiles =
    { $count ->
        [0] You hold no tiles.
        [one] You hold the tile { $tiles }.
       *[other] You hold the tiles { $tiles }.
    }
macht_ohnmacht-hand-pieces = Your reserve: { $reserve }. Your stock: { $stock }.
macht_ohnmacht-hand-bid =
    { $count ->
        [one] Your bid: { $count } piece.
       *[other] Your bid: { $count } pieces.
    }

## Odds and neighbours

macht_ohnmacht-odds-verdict =
    { $missing ->
        [0] { $attacker } can overthrow { $region }, held by { $defender }: { $attack } against { $defence }.
       *[other] { $attacker } cannot overthrow { $region }, held by { $defender }: { $attack } against { $defence }, { $missing } short.
    }
macht_ohnmacht-odds-attack = Attack { $attack } = { $terms }.
macht_ohnmacht-odds-defence = Defence { $defence } = { $terms }.
macht_ohnmacht-odds-held-attack =
    { $count ->
        [one] With the bonus tile that { $name } holds it would be { $attack } against { $defence }.
       *[other] With the { $count } bonus tiles that { $name } holds it would be { $attack } against { $defence }.
    }
macht_ohnmacht-odds-held-defence =
    { $count ->
        [one] { $name } holds a bonus tile for the defence, which has to be played in their own turn first.
       *[other] { $name } holds { $count } bonus tiles for the defence, which have to be played in their own turn first.
    }
macht_ohnmacht-odds-means = { $name } holds tiles for it: { $tiles }.
macht_ohnmacht-odds-no-means = { $name } holds no tile for it (the influence tile with { $marker }, or Merlin).

macht_ohnmacht-neighbours-title =
    { $kind ->
        [magic] { $now ->
            [yes] Neighbours in this magic cycle
           *[no] Neighbours in the next cycle: magic
        }
       *[sword] { $now ->
            [yes] Neighbours in this sword cycle
           *[no] Neighbours in the next cycle: sword
        }
    }
macht_ohnmacht-neighbours-alike = With the marker { $marker }: { $regions }.
macht_ohnmacht-neighbours-of = { $region }: { $regions }.

## Words in the private pictures

macht_ohnmacht-picture-attack = Attack
macht_ohnmacht-picture-defence = Defence
macht_ohnmacht-picture-inside = { $region } itself
macht_ohnmacht-picture-bonus = Bonus
macht_ohnmacht-picture-yes = Overthrow possible
macht_ohnmacht-picture-short = { $missing } short
macht_ohnmacht-picture-in-hand = held, not played
macht_ohnmacht-picture-means = Tiles for it
macht_ohnmacht-picture-no-means = No tile for it

## What tiles are used for, on buttons and in plans: up to 80 characters

macht_ohnmacht-use-reinforce = Reinforce { $region }
macht_ohnmacht-use-overthrow =
    Overthrow { $region }{ $movein ->
        [yes] {" "}and move in
        [no] {" "}and stay out
       *[ask] {""}
    }
macht_ohnmacht-use-bonus = Play { $tile }
# $moves lists items as in macht_ohnmacht-way.
macht_ohnmacht-use-move = Move { $moves }
macht_ohnmacht-use-sail = Sail with { $moves }
macht_ohnmacht-use-recruit = Recruit { $pieces } by { $tile }
macht_ohnmacht-use-lightning = Take { $tile } to auction
macht_ohnmacht-way = { $pieces } from { $start } to { $goal }

## Plans

macht_ohnmacht-plan-step =
    { $count ->
        [0] { $number }. { $step }: no cube would be left.
        [one] { $number }. { $step }: { $count } cube would be left.
       *[other] { $number }. { $step }: { $count } cubes would be left.
    }
# $number is always 1.
macht_ohnmacht-plan-only-step =
    { $count ->
        [0] { $step }: no cube would be left.
        [one] { $step }: { $count } cube would be left.
       *[other] { $step }: { $count } cubes would be left.
    }
macht_ohnmacht-plan-sum = Attack { $attack } = { $attackterms }; defence { $defence } = { $defenceterms }.
macht_ohnmacht-plan-serpent = { $name } could cancel it with the Serpent.
macht_ohnmacht-plan-retreat = After an overthrow the opponent may save a piece, which can change the later sums.
macht_ohnmacht-plan-last = This takes the last cube: the cycle ends with it.

## What somebody marks on his own board: $name is the opponent

macht_ohnmacht-mark-bid = Bid of { $name }
# Of a region.
macht_ohnmacht-mark-overthrow = { $name } will overthrow it
macht_ohnmacht-mark-place = { $name } will place pieces here
macht_ohnmacht-mark-leave = { $name } will give it up

## A profile

macht_ohnmacht-picture-side =
    { $colour ->
        [orange] Orange
       *[white] White
    }
