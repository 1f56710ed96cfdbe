### Words in the pictures of Guardians, and the alternative texts that say the same.
### $place is a space such as B2; $card and $name are names.

## On the table

guardians-picture-turn = Turn { $turn }{ $limit ->
        [0] {""}
       *[other] {" "}of { $limit }
    }
guardians-picture-over = The match is over
guardians-picture-organise = Both organise in secret
guardians-picture-marching = { $name } turns a shield
guardians-picture-moving = Movement and combat
guardians-picture-settlement = Terrain settlement
guardians-picture-still = Still to turn: { $shields }
guardians-picture-offered = To choose from: { $places }.
guardians-picture-shield-lost = { $name } loses the shield on { $place } ({ $count } of five)
guardians-picture-fight =
    { $storm ->
        [yes] { $name } attacks the Guardian of { $other }
       *[no] { $name } attacks { $place }
    }
guardians-picture-won =
    { $count ->
        [0] Nobody has won
        [one] { $names } has won
       *[other] { $names } have won
    }
guardians-picture-curve = Base vitality
guardians-picture-deck = Deck
guardians-picture-of-lands = lands
guardians-picture-pen = Pen
guardians-picture-depot = Depot
guardians-picture-discard = Discard
guardians-picture-drawn = Drawn
guardians-picture-dominance = Dominance
guardians-picture-ruins = Ruins
guardians-picture-face-down = Face down

## In a combat

guardians-picture-combat-hand = { $name }’s combat hand
guardians-picture-counts = total
guardians-picture-no-land =
    { $land ->
        [face_down] Land without a type
        [home] Ruins
       *[none] Land without terrain
    }
guardians-picture-match = Match-up { $number }
guardians-picture-secondary = Secondary attack
guardians-picture-shielded = { $card } protects
guardians-picture-cause = Decided by { $card }
guardians-picture-no-comparison = No comparison
guardians-picture-tie = A tie
guardians-picture-fails = Fails
guardians-picture-term-base = Base vitality
guardians-picture-term-off-color = Off-colour
guardians-picture-term-terrain = Terrain
guardians-picture-term-stronghold = Stronghold
guardians-picture-term-guardian = Guardian
guardians-picture-term-text = Card text
guardians-picture-held =
    { $storm ->
        [yes] The Guardian of { $name } holds out
       *[no]
            { $taken ->
                [yes] { $name } takes { $place }
               *[no] { $name } holds { $place }
            }
    }
guardians-picture-command = Command card
guardians-picture-said =
    { $said ->
        [yes] Command card: yes
        [no] Command card: no
       *[open] Command card: not said yet
    }
guardians-picture-pending = Just played
guardians-picture-effects = In force
guardians-picture-aside = Laid aside
guardians-picture-reserve = Unused
guardians-picture-declared = Leads next with: { $what }
guardians-picture-revealed = Revealed
guardians-picture-lost = Lost
guardians-picture-bribed = Bribed

## Organising

guardians-picture-storage = { $name }’s storage hand
guardians-picture-layout = { $name }’s layout
guardians-picture-nothing = Nothing
guardians-picture-closed = Nothing can be laid here
guardians-picture-below = Below the stronghold
guardians-picture-beside = Beside it
guardians-picture-drawer-hand = Left in the hand: { $count } of { $limit }
guardians-picture-drawer-discards = Discarded: { $count }
guardians-picture-drawer-plays = Played now
guardians-picture-drawer-sacrifices = Sacrificed for stones
guardians-picture-drawer-accessories = New accessories
guardians-picture-drawer-attached = Added to stacks elsewhere
guardians-picture-drawer-downgrades = Laid beside enemy strongholds

## Alternative texts

# $turn is the turn or the place, $duty is what goes on.
guardians-picture-head = { $turn }: { $duty }.
guardians-picture-standing =
    { $name } ({ $guardian }): { $stones ->
        [one] 1 stone
       *[other] { $stones } stones
    }, { $lost } of 5 shields lost, { $lands } of 6 disputed spaces; deck { $deck }, pen { $pen }, depot { $depot }{ $drawn ->
        [0] {""}
       *[other] , { $drawn } drawn
    }, discard pile { $discard }{ $discard ->
        [0] {""}
       *[other] {" "}({ $top } on top)
    }{ $dominance ->
        [0] {""}
       *[other] , dominance { $dominance }
    }{ $first ->
        [yes] , acts first
       *[no] {""}
    }.
guardians-picture-armies = { $name } has { $armies }.
guardians-picture-stack =
    { $place }: { $shield ->
        [no] no shield,
        [turned] turned shield,
       *[yes] shield,
    } { $count ->
        [0] nothing under it
        [one] 1 card
       *[other] { $count } cards
    }{ $flew ->
        [yes] , flew
       *[no] {""}
    }{ $known ->
        [0] {""}
       *[other] {" "}({ $cards })
    }{ $points ->
        [0] {""}
       *[other] , { $points } of { $limit } points
    }
guardians-picture-lands = { $name } controls { $lands }.
guardians-picture-home =
    { $place }{ $ruined ->
        [yes] {" "}is in ruins
       *[no] {""}
    }{ $below ->
        [0] {""}
       *[other] : { $below } below{ $known ->
            [0] {""}
           *[other] {" "}({ $cards })
        }
    }{ $fitted ->
        [0] {""}
       *[other] , beside it { $beside }
    }.
guardians-picture-account = { $held }: { $attacker } to { $defender }.
guardians-picture-side =
    { $name } has { $stones ->
        [one] 1 stone
       *[other] { $stones } stones
    }{ $over ->
        [yes] {""}
       *[no] {" "}and in hand { $hand } creatures or creature items and { $depot } cards of the depot
    }{ $commands ->
        [0] {""}
       *[other] ; command: { $command }
    }.
guardians-picture-comparison =
    { $title }: { $first } { $ended ->
        [wins] beats
        [loses] is beaten by
        [push] does not beat, nor is beaten by,
       *[runs] against
    } { $second }{ $judged ->
        [0] {""}
       *[other] {" "}({ $outcome })
    }.
guardians-picture-gone =
    { $name } has { $what ->
        [bribed] had bribed away
       *[lost] lost
    }: { $cards }.
guardians-picture-wing = { $place } { $name }, { $used } of { $limit } points: { $what }.
guardians-picture-part-shield = under { $cards }
guardians-picture-part-above = on it { $cards }
guardians-picture-part-below = below it { $cards }
guardians-picture-part-beside = beside it { $cards }

## The poster at the end

guardians-poster-shields = Shields destroyed
guardians-poster-ruins = Strongholds taken
guardians-poster-lands = Lands held
guardians-poster-stones = Stones
guardians-poster-turning = The turning point
guardians-poster-battle = The greatest battle
guardians-poster-last = The last battle
guardians-poster-moment = Turn { $turn }: { $what }
guardians-poster-count = { $held }, { $one } to { $other }
guardians-poster-grown = { $name } holds { $count } of six lands
guardians-poster-by =
    { $reason ->
        [guardian] Victory by the fall of the Guardian
        [shields] Victory by five shields
        [lands] Victory by the six disputed lands
        [turns] Victory after the last turn
       *[resigned] Victory by resignation
    }

## What somebody marks on his own table

# $place is a space, $count how many cards there nobody but their owner has seen.
guardians-mark-army =
    { $place }, { $count ->
        [one] { $count } face-down card
       *[other] { $count } face-down cards
    }
# What may lie face down under a shield.
guardians-mark-strong = Strong
guardians-mark-weak = Weak
guardians-mark-trap = A trap
guardians-mark-flyers = Flyers
guardians-mark-ranged = Ranged attack
guardians-mark-command = Command
