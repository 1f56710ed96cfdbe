### Verräter: the nouns that sentences and pictures share, the few words in the pictures, their alternative texts, and the
### board in words.

## Nouns

verraeter-land-wilderness = Wilderness
verraeter-land-meadow = Meadow
verraeter-land-river = River
verraeter-land-woods = Woods
verraeter-land-village = Village
verraeter-land-city = City

verraeter-family-eagle = Eagle
verraeter-family-rose = Rose

verraeter-role-traitor = Traitor
verraeter-role-diplomat2 = Diplomat +2
verraeter-role-diplomat5 = Diplomat +5
verraeter-role-builder = Builder
verraeter-role-strategist = Strategist
verraeter-role-farmer = Farmer

verraeter-building-granary = Granary
verraeter-building-post = Trading post

## Words in the pictures: short, or they are drawn small

verraeter-picture-setup = Set-up
verraeter-picture-round = Round { $round } of { $rounds }
verraeter-picture-over = Final score
verraeter-picture-stopped = The match is over
# $name is who has to act.
verraeter-picture-duty-granaries = { $name } puts the first granary
verraeter-picture-duty-place = { $name } chooses the place
verraeter-picture-duty-draft = { $name } takes an action card
verraeter-picture-duty-cards = { $name } plays supply cards
verraeter-picture-duty-building = { $name } may build
verraeter-picture-won =
    { $count ->
        [0] Nobody has won
        [one] { $names } wins
       *[other] { $names } share the victory
    }
# $land is the key of the beaten land, $points what each of the $winners scores for it.
verraeter-picture-taken =
    { $winner ->
        [eagle] The Eagle takes the { $land ->
            [wilderness] Wilderness
            [meadow] Meadow
            [river] River
            [woods] Woods
            [village] Village
           *[city] City
        }
       *[rose] The Rose takes the { $land ->
            [wilderness] Wilderness
            [meadow] Meadow
            [river] River
            [woods] Woods
            [village] Village
           *[city] City
        }
    } · { $winners ->
        [0] nobody scores
        [one] { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
       *[other] { $points ->
            [one] { $points } point each
           *[other] { $points } points each
        }
    }
verraeter-picture-tie = A tie, { $total } each: no land changes hands
# The poster at the end. $points is what $name has scored in that round, or for the trading posts.
verraeter-poster-turn = Turning point
verraeter-poster-turn-text =
    { $round ->
        [1] { $name } leads from the first round on, with { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
       *[other] In round { $round } { $name } scores { $points } and takes the lead for good.
    }
verraeter-poster-turn-posts = Only the trading posts decide the match: { $name } scores { $points } for them.
verraeter-poster-betrayal = Greatest betrayal
verraeter-poster-betrayal-none = No treason has changed a sum in this match.
# $family is the one that the traitor goes over to.
verraeter-poster-betrayal-text =
    { $family ->
        [eagle] In round { $round } { $name } betrays the Rose: { $eagle } to { $rose } instead of { $eaglebefore } to { $rosebefore }.
       *[rose] In round { $round } { $name } betrays the Eagle: { $rose } to { $eagle } instead of { $rosebefore } to { $eaglebefore }.
    }
# Lists the points after each round, and with the trading posts.
verraeter-poster-curve = { $name } from the first round on: { $points }.
verraeter-poster-battle = Greatest conflict
# Followed by verraeter-picture-taken.
verraeter-poster-battle-text = Round { $round }, Eagle { $eagle }, Rose { $rose }.
# The headline of a reveal. $family is the one that the traitor goes over to.
verraeter-picture-betrays = { $name } betrays { $family ->
        [eagle] the Rose
       *[rose] the Eagle
    }
verraeter-picture-wins =
    { $winner ->
        [eagle] The Eagle wins
        [rose] The Rose wins
       *[none] Nobody wins
    }
verraeter-picture-legend-first = First player
verraeter-picture-legend-strategist = Strategist
verraeter-picture-legend-strength = Strength of a land
verraeter-picture-legend-points = Points
verraeter-picture-legend-hand = Cards in hand
verraeter-picture-legend-winners = Points, 3 winners
verraeter-picture-legend-flipped = Just taken
verraeter-picture-legend-built = Just built
verraeter-picture-pile = Supply pile
verraeter-picture-hand = Your supply cards
verraeter-picture-hand-empty = You hold no supply cards
verraeter-picture-family =
    { $family ->
        [eagle] You support the Eagle
       *[rose] You support the Rose
    }
verraeter-picture-role-none = No action card yet
verraeter-picture-roles = Take an action card
verraeter-picture-roles-taken = These action cards were offered to you

## Alternative texts, and the board in words: lists, most important first. $name and $names are players.

verraeter-board-head = { $title }. { $duty }.
# $one and $two are as in verraeter-border-side.
verraeter-board-conflict = The conflict: { $one } against { $two }.
verraeter-board-sums = On the table the Eagle has { $eagle }, the Rose { $rose }; the action cards are not revealed yet.
verraeter-board-result = { $result }. The Eagle had { $eagle }, the Rose { $rose }.
# $cards lists values. $role is a role’s name, or stands for none.
verraeter-board-supporter =
    { $name } for the { $family ->
        [eagle] Eagle
       *[rose] Rose
    }: { $state ->
        [waiting] no supply cards yet
        [passed] no supply cards
       *[played] { $count ->
            [one] supply card { $cards }
           *[other] supply cards { $cards }
        }
    }{ $secret ->
        [none] {""}
        [hidden] , action card taken
       *[known] , { $role }
    }.
verraeter-board-player =
    { $name }: { $score ->
        [one] { $score } point
       *[other] { $score } points
    }, { $family ->
        [eagle] Eagle
       *[rose] Rose
    }{ $counted ->
        [yes] , { $hand ->
            [one] { $hand } card in hand
           *[other] { $hand } cards in hand
        }
       *[no] {""}
    }, { $granaries ->
        [one] { $granaries } granary
       *[other] { $granaries } granaries
    }, { $posts ->
        [one] { $posts } trading post
       *[other] { $posts } trading posts
    }{ $first ->
        [yes] , first player
       *[no] {""}
    }{ $strategist ->
        [yes] , strategist
       *[no] {""}
    }{ $left ->
        [yes] , has left the match
       *[no] {""}
    }.
# $lands lists lands with their places: City 3, River 7.
verraeter-board-holdings =
    { $family ->
        [eagle] The Eagle holds { $lands }.
       *[rose] The Rose holds { $lands }.
    }
verraeter-board-holding = { $land } { $place }
verraeter-board-lands = The lands by place, with strength and with the points for 1/2/3/4 winners over them:
verraeter-board-land =
    { $place }. { $land }, { $family ->
        [eagle] Eagle
       *[rose] Rose
    }, { $strength }, { $points }{ $building ->
        [granary] , granary of { $name }
        [post] , trading post of { $name }
       *[none] {""}
    }{ $change ->
        [flipped] , just taken
        [built] , just built on
       *[none] {""}
    }{ $choice ->
        [yes] , you may choose it
       *[no] {""}
    }
verraeter-board-borders = You may choose between these neighbours: { $borders }.
verraeter-board-border = { $one } and { $two }
verraeter-board-pile =
    { $count ->
        [one] { $count } supply card is in the pile.
       *[other] { $count } supply cards are in the pile.
    }
verraeter-board-final = { $name }: { $before } + { $bonus } = { $total }.
verraeter-hand-family =
    { $family ->
        [eagle] You support the Eagle.
       *[rose] You support the Rose.
    }
verraeter-hand-cards =
    { $count ->
        [0] You hold no supply cards.
        [one] You hold the supply card { $cards }.
       *[other] You hold the supply cards { $cards }.
    }
verraeter-hand-role = Your action card is the { $role }.
verraeter-roles-alt = Action cards to choose from: { $roles }.
verraeter-roles-alt-taken = You were offered the action cards { $roles } and have taken the { $role }.
# An item of the lists above: Farmer (You draw three supply cards …).
verraeter-roles-alt-card = { $role } ({ $about })
