### Words in the pictures of Power, and the alternative texts that say the same.
### $colour is V, B, J or R; $army is as in power-picture-army; $place is a place as in the notation of the orders.

## In the pictures

power-picture-round = Round
power-picture-last-round = Last round
power-picture-over = The end
power-picture-mercenaries = Mercenaries
power-picture-orders =
    { $count ->
        [one] { $names } still has to seal orders
       *[other] { $count } players still have to seal orders
    }
power-picture-booty = { $names } shares out booty
power-picture-won =
    { $count ->
        [0] Nobody has won
        [one] { $names } wins
       *[other] { $names } share the victory
    }
power-picture-before-fights = All orders, before the fights
power-picture-draft = Your orders, as if nobody else wrote any
power-picture-sealed = Your sealed orders
# $name owns the army.
power-picture-reserve =
    { $name }: the { $colour ->
        [V] green
        [B] blue
        [J] yellow
       *[R] red
    } reserve
power-picture-no-pieces = No pieces
power-picture-exchanges = Exchanges in the reserve, and mergers on the board
power-picture-threats = Nothing can reach your headquarters next round

## Alternative texts

power-picture-head =
    { $over ->
        [yes] Power, after round { $round }: { $duty }.
       *[no] Power, round { $round }{ $rounds ->
            [0] {""}
           *[other] {" "}of { $rounds }
        }: { $duty }.
    }
power-picture-colour =
    { $colour ->
        [V] green
        [B] blue
        [J] yellow
       *[R] red
    }
power-picture-army =
    { $name } ({ $colour ->
        [V] green
        [B] blue
        [J] yellow
       *[R] red
    })
power-picture-standing =
    { $standing ->
        [yes] { $army }: strength { $strength }, { $power } Power, in reserve { $count ->
            [0] no pieces
           *[other] { $pieces }
        }{ $flagcount ->
            [0] {""}
            [one] ; holds the flag of { $flags }
           *[other] ; holds the flags of { $flags }
        }.
       *[no] { $army } is out of the game.
    }
power-picture-place = { $place }: { $forces }.
power-picture-force =
    { $colour ->
        [V] green
        [B] blue
        [J] yellow
       *[R] red
    } { $pieces } (strength { $strength })
power-picture-piece-S =
    { $count ->
        [one] { $count } soldier
       *[other] { $count } soldiers
    }
power-picture-piece-T =
    { $count ->
        [one] { $count } tank
       *[other] { $count } tanks
    }
power-picture-piece-C =
    { $count ->
        [one] { $count } fighter
       *[other] { $count } fighters
    }
power-picture-piece-D =
    { $count ->
        [one] { $count } destroyer
       *[other] { $count } destroyers
    }
power-picture-piece-R =
    { $count ->
        [one] { $count } regiment
       *[other] { $count } regiments
    }
power-picture-piece-A =
    { $count ->
        [one] { $count } heavy tank
       *[other] { $count } heavy tanks
    }
power-picture-piece-B =
    { $count ->
        [one] { $count } bomber
       *[other] { $count } bombers
    }
power-picture-piece-CR =
    { $count ->
        [one] { $count } cruiser
       *[other] { $count } cruisers
    }
power-picture-piece-M =
    { $count ->
        [one] { $count } mega-missile
       *[other] { $count } mega-missiles
    }

## Alternative texts of a round and of a draft. $order is written as on an order sheet.

power-picture-orders-head = Power, round { $round }: all orders, and the board before the fights.
power-picture-ordered = { $army }: { $orders }.
power-picture-lost-order = { $order } (lost)
power-picture-struck = A mega-missile strikes { $place }.
power-picture-bounced =
    { $back ->
        [yes] { $place }: { $armies } are equal with { $strength }, and who had come goes back.
       *[no] { $place }: { $armies } are equal with { $strength }, and all stay.
    }
# $strengths is as in 40 : 12.
power-picture-fought = { $place }: { $winner } beats { $losers }, { $strengths }, and captures { $captured }.
power-picture-fell = { $captor } takes the flag of { $army }.
power-picture-preview-head =
    { $count ->
        [0] Your orders: none so far. The board stays as it is:
       *[other] Your orders and the board that they would lead to:
    }
power-picture-contest =
    { $verdict ->
        [captured] You would capture what stands on { $place }, { $strength } to { $other }.
        [tied] On { $place } nobody would be captured, { $strength } each.
       *[lost] Your pieces on { $place } would be captured, { $strength } to { $other }.
    }
power-picture-sealed-head =
    { $count ->
        [0] You have sealed no orders. The board as it is:
       *[other] Your sealed orders, on the board as it is:
    }
power-picture-line =
    { $fault ->
        [yes] Line { $number }, { $order }, cannot be carried out.
       *[no] Line { $number }: { $order }.
    }

## Alternative texts of the private pictures. $piece and $pieces are counted.

power-picture-can-make =
    { $count ->
        [0] Nothing can be bought or merged in the reserve.
       *[other] In the reserve can be made: { $pieces }.
    }
power-picture-merger = On { $place } pieces can be merged into { $piece }.
power-picture-missile = Towards a mega-missile the reserve is worth { $worth } of { $needed }.
power-picture-verdict =
    { $place }: { $verdict ->
        [safe] safe
        [beaten] flag safe, pieces not
       *[fall] could fall
    }, { $garrison } against { $attack }
power-picture-fall-fought = { $place } falls by { $strength } to { $other }.
power-picture-fall-empty = Nobody defended { $place }.
power-picture-garrison = { $place } is held with { $strength }.
power-picture-threat =
    { $army } from { $place }: { $pieces }, strength { $strength }{ $infantry ->
        [yes] , and could take the flag
       *[no] {""}
    }.
power-poster-strengths = Strength by round
power-poster-turning = Turning point
power-poster-lead = In round { $round } { $name } goes from { $before } to { $strength }; the strongest rival has { $other }.
power-poster-battle = Greatest battle
# $who is player or mercenaries.
power-poster-fought =
    { $who ->
        [mercenaries] Round { $round }, { $place }: { $name } beat { $others }, { $strengths }.
       *[player] Round { $round }, { $place }: { $name } beats { $others }, { $strengths }.
    }

## What somebody marks on his own board

# $army is an army by its colour and letter: "Green (V)".
power-mark-comes = { $army } comes here
power-mark-goes = What stands here leaves
power-mark-stays = What stands here stays
power-mark-missile = A mega-missile strikes here
