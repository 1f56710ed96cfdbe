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

verraeter-building-granary = granary
verraeter-building-post = trading post

## Words in the pictures: short, or they are drawn small

verraeter-picture-setup = Set-up
verraeter-picture-round = Round { $round } of { $rounds }
verraeter-picture-over = Final score
# $name is who has to act.
verraeter-picture-duty-granaries = { $name } puts the first granary
verraeter-picture-duty-place = { $name } chooses the place
verraeter-picture-duty-draft = { $name } takes an action card
verraeter-picture-duty-cards = { $name } plays supply cards
verraeter-picture-duty-building = { $name } may build
verraeter-picture-won =
    { $count ->
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
        [one] { $points } for one winner
       *[other] { $points } for each of { $winners }
    }
verraeter-picture-tie = A tie, { $total } each: no land changes hands
verraeter-picture-legend-granary = Granary
verraeter-picture-legend-post = Trading post
verraeter-picture-legend-first = First player
verraeter-picture-legend-strategist = Strategist
verraeter-picture-legend-strength = Strength of a land
verraeter-picture-legend-points = Points
verraeter-picture-legend-hand = Cards in hand
verraeter-picture-legend-winners = Points, 3 winners
verraeter-picture-pile = Supply pile
verraeter-picture-hand = Your supply cards
verraeter-picture-hand-empty = You hold no supply cards
verraeter-picture-family =
    { $family ->
        [eagle] You support the Eagle
       *[rose] You support the Rose
    }
verraeter-picture-role = Your action card
verraeter-picture-role-none = No action card yet
verraeter-picture-roles = Take an action card
verraeter-picture-roles-taken = These action cards were offered to you
