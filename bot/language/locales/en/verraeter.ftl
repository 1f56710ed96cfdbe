### Verräter: what is told, asked and answered in words. The nouns that pictures share (verraeter-land-*,
### verraeter-family-*, verraeter-role-*, verraeter-building-*) are in verraeter-pictures.ftl, what the rules refuse in
### verraeter-problems.ftl.
###
### Words of the rulebook: land, place of the conflict, supply card, action card, granary, trading post, first player,
### strategist, round. A family, a land and an action card have a capital; the strategist's office has none.
###
### $family, $winner and $loser are keys (eagle, rose), $name and $names are players, in bold.

verraeter-title = Verräter
# Up to 100 characters, in the lobby and in lists of games.
verraeter-teaser = Two families, six secret roles, and one traitor turns the fight; three or four players.

## Settings of a table: a name of at most 80 characters, and what it means in at most 100

verraeter-option-layout = Ring of lands
verraeter-option-layout-about = How the twelve lands of both families are laid out.
verraeter-option-layout-shuffled = Shuffled
verraeter-option-layout-shuffled-about = All twelve lands are shuffled together and laid in a ring.
verraeter-option-layout-alternating = Alternating
verraeter-option-layout-alternating-about = Lands of the Eagle and of the Rose take turns, so that conflicts can begin anywhere.

verraeter-option-start_hand = First supply cards
verraeter-option-start_hand-about = Which three supply cards everybody begins with.
verraeter-option-start_hand-3-4-5 = 3, 4 and 5
verraeter-option-start_hand-3-4-5-about = Everybody begins with a 3, a 4 and a 5.
verraeter-option-start_hand-three_random = Three at random
verraeter-option-start_hand-three_random-about = Everybody begins with three supply cards drawn from the pile.

verraeter-option-first_granary = First granary
verraeter-option-first_granary-about = Where the granary of the set-up may stand.
verraeter-option-first_granary-any_free_land = Any free land
verraeter-option-first_granary-any_free_land-about = On any land without a building, whichever family holds it.
verraeter-option-first_granary-own_family_land = Own family’s land
verraeter-option-first_granary-own_family_land-about = On a land without a building that the player’s own family holds.

verraeter-option-first_strategist = First strategist
verraeter-option-first_strategist-about = Who chooses the place of the first conflict.
verraeter-option-first_strategist-next_player = The next player
verraeter-option-first_strategist-next_player-about = The player after the first player.
verraeter-option-first_strategist-first_player = The first player
verraeter-option-first_strategist-first_player-about = The first player chooses the place as well.

verraeter-option-min_cards = Fewest supply cards
verraeter-option-min_cards-about = How many supply cards a player has to play in a conflict.
verraeter-option-min_cards-0 = None
verraeter-option-min_cards-0-about = Everybody may play no supply cards at all.
verraeter-option-min_cards-1 = One
verraeter-option-min_cards-1-about = Whoever holds supply cards plays at least one.

verraeter-option-strategist_bonus = Strategist’s points
verraeter-option-strategist_bonus-about = When the Strategist scores 2 points.
verraeter-option-strategist_bonus-always = Always
verraeter-option-strategist_bonus-always-about = The Strategist scores 2 points whatever the outcome.
verraeter-option-strategist_bonus-only_when_winning = Only with the winners
verraeter-option-strategist_bonus-only_when_winning-about = The Strategist scores 2 points on the winning side, else none.

verraeter-option-hand_counts_public = Sizes of hands
verraeter-option-hand_counts_public-about = Whether the board shows how many supply cards everybody holds.
verraeter-option-hand_counts_public-true = Shown
verraeter-option-hand_counts_public-true-about = Everybody sees how many supply cards the others hold.
verraeter-option-hand_counts_public-false = Not shown
verraeter-option-hand_counts_public-false-about = Who wants to know has to keep count.

verraeter-option-vp_table = Points for lands
verraeter-option-vp_table-about = What a beaten land pays its winners. All three are house values.
verraeter-option-vp_table-default = Balanced
verraeter-option-vp_table-default-about = From 3 points for a lone winner over a Wilderness to 10 over a City.
verraeter-option-vp_table-flat = Flat
verraeter-option-vp_table-flat-about = Big lands pay less: the scores stay close together.
verraeter-option-vp_table-steep = Steep
verraeter-option-vp_table-steep-about = Few winners over a big land score much: one conflict can decide a match.

verraeter-option-final_tie = Equal final scores
verraeter-option-final_tie-about = Who wins if several players have the most points.
verraeter-option-final_tie-shared = Shared victory
verraeter-option-final_tie-shared-about = All of them win.
verraeter-option-final_tie-most_supply_cards = Most supply cards
verraeter-option-final_tie-most_supply_cards-about = Whoever of them holds the most supply cards; who is equal then shares.
verraeter-option-final_tie-most_posts = Most trading posts
verraeter-option-final_tie-most_posts-about = Whoever of them has the most trading posts; who is equal then shares.

## Lands, in sentences and in menus

# $land is the key of a kind of land. Every kind exists twice, so its place in the ring, from 1 to 12, goes with it.
verraeter-the-land =
    { $land ->
        [wilderness] the Wilderness
        [meadow] the Meadow
        [river] the River
        [woods] the Woods
        [village] the Village
       *[city] the City
    } (place { $place })
# A line of a menu: up to 80 characters.
verraeter-land-choice = { $land } ({ $family }, place { $place })
verraeter-land-choice-about =
    { $side ->
        [own] Strength { $strength }, held by the family that you support
       *[rival] Strength { $strength }, held by the rival family
    }
verraeter-land-choice-granary = Your granary stands here; the trading post takes its place
# A side of a border in a menu: City 15 (Eagle, place 3).
verraeter-border-side = { $land } { $strength } ({ $family }, place { $place })
verraeter-border-choice = { $eagle } against { $rose }
# $winners is 1/2/3/4, $pays lists what a land pays so many winners: River 5/4/3/2, City 10/8/6/5.
verraeter-border-choice-about = Points each for { $winners } winners: { $pays }
verraeter-land-pays = { $land } { $points }

## Action cards, in sentences

verraeter-the-role =
    { $role ->
        [traitor] the Traitor
        [diplomat2] the Diplomat +2
        [diplomat5] the Diplomat +5
        [builder] the Builder
        [strategist] the Strategist
       *[farmer] the Farmer
    }

## How far the match is

verraeter-headline-granaries = Set-up · First granaries
verraeter-headline-place = Round { $round } of { $rounds } · Place of the conflict
verraeter-headline-draft = Round { $round } of { $rounds } · Action cards
verraeter-headline-cards = Round { $round } of { $rounds } · Supply cards · Eagle { $eagle }, Rose { $rose } on the table
verraeter-headline-building = Round { $round } of { $rounds } · Building

## What happened

verraeter-table-set = { $eagles } { $eaglecount ->
        [one] supports
       *[other] support
    } the Eagle, { $roses } { $rosecount ->
        [one] supports
       *[other] support
    } the Rose. { $same ->
        [yes] { $first } is first player and strategist.
       *[no] { $first } is first player, { $strategist } is the first strategist.
    } { $hand ->
        [three_random] Everybody begins with three supply cards from the pile.
       *[fixed] Everybody begins with the supply cards 3, 4 and 5.
    }
verraeter-granary-placed = { $name } puts the first granary on { $land }.
verraeter-round-begun = **Round { $round } of { $rounds }** begins. { $first } is first player.
# $one and $two are lands with their places.
verraeter-place-chosen = { $name } chooses the place of the conflict: { $one }, strength { $onestrength }, against { $two }, strength { $twostrength }.
# $winners and $pays are as in verraeter-border-choice-about.
verraeter-pays = If it is beaten, a land pays each of { $winners } winners: { $pays } points.
verraeter-role-taken = { $name } takes an action card.
# $cards lists the values, as in "3 and 5".
verraeter-cards-played =
    { $count ->
        [0] { $name } plays no supply cards.
        [one] { $name } plays { $sum ->
            [8] an 8
           *[other] a { $sum }
        }.
       *[other] { $name } plays { $cards }, together { $sum }.
    }
verraeter-cards-none-held = { $name } has no supply cards to play.

# $cards lists items as in verraeter-revealed-card, players in the order of their seats.
verraeter-revealed = The action cards are revealed: { $cards }.
verraeter-revealed-card = { $name } ({ $role })
verraeter-turncoat = { $name } changes sides with all cards played and supports { $family ->
        [eagle] the Eagle
       *[rose] the Rose
    } now.
verraeter-without-treason =
    { $decided ->
        [yes] That decides the conflict: without the treason it would be Eagle { $eagle }, Rose { $rose }.
       *[no] The outcome stays the same: without the treason it would be Eagle { $eagle }, Rose { $rose }.
    }
verraeter-no-turncoat = Nobody has the Traitor; nobody changes sides.
# A line of the sums. $terms is a sum of verraeter-term-*: Woods 7 + Ann 5 + Di 0 + 5 (Diplomat).
verraeter-side =
    - **{ $family ->
        [eagle] Eagle
       *[rose] Rose
    } { $total }** = { $terms }
verraeter-side-alone =
    - **{ $family ->
        [eagle] Eagle
       *[rose] Rose
    } { $total }** = { $terms }, and nobody supports it
verraeter-term-land = { $land } { $strength }
verraeter-term-cards = { $name } { $cards }
verraeter-term-diplomat = { $name } { $cards } + { $diplomat } (Diplomat)
verraeter-conflict-won =
    { $winner ->
        [eagle] The Eagle wins with { $most } to { $least } and takes { $land } from the Rose.
       *[rose] The Rose wins with { $most } to { $least } and takes { $land } from the Eagle.
    }
verraeter-conflict-tied = Both sides have { $total }: a tie. No land changes hands, and nobody scores for a land.
# Follows verraeter-conflict-won, which names the beaten land.
verraeter-land-points =
    { $winners ->
        [one] { $names } scores { $points ->
            [one] { $points } point
           *[other] { $points } points
        } for it, as the only winner.
       *[other] { $names } score { $points ->
            [one] { $points } point
           *[other] { $points } points
        } each for it, as { $winners } winners.
    }
verraeter-nobody-scores =
    { $winner ->
        [eagle] Nobody supports the Eagle, so nobody scores for it.
       *[rose] Nobody supports the Rose, so nobody scores for it.
    }
verraeter-traitor-points = { $name } scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    } as Traitor.
verraeter-strategist-points =
    { $points ->
        [0] { $name } scores nothing as Strategist: at this table only the winning side’s does.
        [one] { $name } scores { $points } point as Strategist.
       *[other] { $name } scores { $points } points as Strategist.
    }

# $land and $origin are lands with their places.
verraeter-built-granary = { $name } builds a granary on { $land }.
verraeter-built-post = { $name } builds a trading post on { $land }.
verraeter-built-converted = { $name } turns the granary on { $land } into a trading post.
verraeter-built-moved = { $name } turns the granary on { $convert } into a trading post and moves it to { $land }.
verraeter-nothing-built = { $name } builds nothing.
verraeter-nothing-to-build = { $name } has the Builder, but nothing left to build.
verraeter-strategist-named = { $name } is strategist now.
verraeter-strategist-kept = Nobody had the Strategist: { $name } stays strategist, without points for it.
# $draws lists items as in verraeter-draws-*, players from this round’s first one.
verraeter-resupply = Supply cards drawn: { $draws }.
# Who has no right to any cards.
verraeter-unsupplied =
    { $count ->
        [one] { $names } draws no supply card, without a granary on a land of the family they support.
       *[other] { $names } draw no supply cards, without granaries on lands of the families they support.
    }
# $limit tells what cut the number down: hand (five cards), round (three cards), none.
verraeter-draws-granaries = { $name } { $drawn } ({ $granaries ->
        [0] no granary
        [one] { $granaries } granary
       *[other] { $granaries } granaries
    }{ $limit ->
        [hand] ; five in hand at most
        [round] ; three a round at most
       *[none] {""}
    })
verraeter-draws-diplomat2 = { $name } { $drawn } (Diplomat +2{ $granaries ->
        [0] {""}
        [one] {" "}and { $granaries } granary
       *[other] {" "}and { $granaries } granaries
    }{ $limit ->
        [hand] ; five in hand at most
        [round] ; three a round at most
       *[none] {""}
    })
verraeter-draws-farmer = { $name } { $drawn } (Farmer{ $limit ->
        [hand] ; five in hand at most
        [round] ; three a round at most
       *[none] {""}
    })
verraeter-player-left = { $name } leaves the match and cannot win any more.
# Unless the match ends with it.
verraeter-seat-goes-on = The seat of { $name } goes on by itself: an action card at random, no more supply cards than it must, no building.

verraeter-ended-rounds = All { $rounds } rounds are played: the match is over.
verraeter-ended-one-family =
    { $family ->
        [eagle] All twelve lands belong to the Eagle: the match is over.
       *[rose] All twelve lands belong to the Rose: the match is over.
    }
verraeter-ended-resigned = Only one player is left: the match is over.
# $bonuses lists items as in verraeter-bonus.
verraeter-bonuses = Each trading post scores a point for every supply card in hand, for three at most: { $bonuses }.
verraeter-no-bonuses = Nobody has a trading post, so supply cards in hand score nothing.
verraeter-bonus =
    { $posts ->
        [one] { $name } { $posts } post × { $cards ->
            [one] { $cards } card
           *[other] { $cards } cards
        } = { $bonus }
       *[other] { $name } { $posts } posts × { $cards ->
            [one] { $cards } card
           *[other] { $cards } cards
        } = { $bonus }
    }

## What one player alone learns

verraeter-supply-dealt =
    { $count ->
        [one] You draw a supply card: { $cards }.
       *[other] You draw the supply cards { $cards }.
    }
verraeter-roles-offered = These action cards are left for you: { $roles }.
verraeter-role-kept = Nobody else learns before the reveal that you have { $role }.

## The result

# $reason: rounds, one-family or resigned.
verraeter-result =
    { $count ->
        [one] { $names } wins with { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
       *[other] { $names } share the victory with { $points ->
            [one] { $points } point
           *[other] { $points } points
        } each
    }{ $reason ->
        [one-family] , as one family holds all twelve lands.
        [resigned] , as all others have left the match.
       *[rounds] {" "}after { $rounds } rounds.
    }
verraeter-result-by-cards = Equal points were decided by the supply cards in hand.
verraeter-result-by-posts = Equal points were decided by the trading posts.
# A line of the scoring table. $bonus is for trading posts.
verraeter-result-line =
    { $bonus ->
        [0] - { $name } **{ $total }**
       *[other] - { $name } { $before } + { $bonus } = **{ $total }**
    }
verraeter-result-line-left = - { $name } { $total }, left the match

## What is asked: after "Ada has to"

verraeter-duty-granary = put the first granary on a land
verraeter-duty-place = choose the place of the conflict
verraeter-duty-role = take an action card in secret
verraeter-duty-cards =
    { $least ->
        [0] play supply cards or none
       *[other] play supply cards
    }
verraeter-duty-build = build or not
verraeter-duty-plan = leave standing orders

## What is asked, in private

verraeter-prompt-granary =
    { $family ->
        [eagle] You support the Eagle. Put your first granary on a land without a building: at the end of every round in which the family that you support holds this land, you draw a supply card for it. Everybody sees at once where it stands.
       *[rose] You support the Rose. Put your first granary on a land without a building: at the end of every round in which the family that you support holds this land, you draw a supply card for it. Everybody sees at once where it stands.
    }
verraeter-prompt-granary-own = At this table it has to be a land of your family.
verraeter-prompt-place =
    { $family ->
        [eagle] You are the strategist: choose two neighbouring lands of different families for the conflict. You support the Eagle; its supporters score if the land of the Rose is beaten. Everybody sees your choice at once.
       *[rose] You are the strategist: choose two neighbouring lands of different families for the conflict. You support the Rose; its supporters score if the land of the Eagle is beaten. Everybody sees your choice at once.
    }
verraeter-prompt-role = Take an action card. Nobody learns which one before the reveal, when all have played their supply cards. One press takes it for good.
# $conflict is as in verraeter-border-choice.
verraeter-prompt-conflict =
    { $family ->
        [eagle] The conflict: { $conflict }. You support the Eagle.
       *[rose] The conflict: { $conflict }. You support the Rose.
    }
verraeter-prompt-cards =
    { $family ->
        [eagle] Play supply cards for the Eagle, { $least ->
            [0] or none
           *[other] at least one
        }. They lie open at once, and you cannot add any later in this round.
       *[rose] Play supply cards for the Rose, { $least ->
            [0] or none
           *[other] at least one
        }. They lie open at once, and you cannot add any later in this round.
    }
verraeter-prompt-sums = On the table the Eagle has { $eagle }, the Rose { $rose }; the diplomats and the traitor are not counted yet.
verraeter-prompt-with-traitor =
    { $family ->
        [eagle] You have the Traitor: at the reveal you and your cards go over to the Rose. Nobody else knows it.
       *[rose] You have the Traitor: at the reveal you and your cards go over to the Eagle. Nobody else knows it.
    }
verraeter-prompt-with-diplomat = You have { $role }: at the reveal it counts for your side. Nobody else knows it.
verraeter-prompt-with-role = You have { $role }. Nobody else knows it.
verraeter-prompt-build = You have the Builder: put up a granary or a trading post on a land without a building, turn one of your granaries into a trading post, or build nothing. A granary supplies you from this round on if your family holds its land; a trading post scores at the end. Everybody sees your choice at once.
verraeter-prompt-plan = Leave orders, and nobody has to wait for you: when your turn comes, your orders answer at once, exactly as it is said here. Nobody else learns them; that an answer comes at once may show that it was prepared, but never what else you have ordered. You can change your orders or take them back at any time.
# Menu placeholders: up to 150 characters.
verraeter-question-land = Choose a land
verraeter-question-border = Choose the place of the conflict
verraeter-question-role = Choose an action card
verraeter-question-cards = Choose the supply cards to play
verraeter-question-propose = Choose cards at once
verraeter-question-what = Choose what to build
verraeter-question-wish = Wish { $rank } among the action cards
verraeter-question-build = Wish { $rank } for the Builder
verraeter-question-place = Wish { $rank } for the place of the conflict
verraeter-question-margin = Choose by how much your side has to lead
verraeter-question-short = Choose what happens if your cards do not suffice
verraeter-question-most = Choose how many cards are played at most
verraeter-question-keep = Choose which cards you keep
verraeter-question-farmer = Choose what happens with the Farmer

## Lines of menus: up to 80 characters, and up to 100 for what they mean

verraeter-role-traitor-about = You and your cards change sides at the reveal, for good; you score 1 point.
verraeter-role-diplomat2-about = Adds 2 to your side in the conflict; you draw one more supply card.
verraeter-role-diplomat5-about = Adds 5 to your side in the conflict.
verraeter-role-builder-about = After the conflict you may build, or turn a granary into a trading post.
verraeter-role-strategist-about =
    { $bonus ->
        [only_when_winning] You choose the next place of conflict, and score 2 points if your side wins.
       *[always] You score 2 points and choose the next place of conflict.
    }
verraeter-role-farmer-about = You draw three supply cards after the conflict, whatever your granaries.
verraeter-card-choice-about =
    { $count ->
        [one] {""}
       *[other] One of your { $count } cards of this value
    }
verraeter-propose-lead = Take the lead with { $cards }
verraeter-propose-all = Play all: { $cards }
verraeter-build-nothing-about = You keep your buildings for a later round
# Standing orders. $round is the next one in which something can be asked.
verraeter-how-long-every = In every round
verraeter-how-long-once = Only in round { $round }
verraeter-part-roles = Action cards
verraeter-part-cards = Supply cards
verraeter-part-building = Building
verraeter-part-place = Place of the conflict
verraeter-wish-else-ask = If none is offered: ask me
verraeter-wish-else-clock = If none is offered: take another
verraeter-build-else-ask = If none is possible: ask me
verraeter-build-else-clock = If none is possible: build nothing
verraeter-place-else-ask = If none is possible: ask me
verraeter-place-else-clock = If none is possible: the one that pays most
verraeter-goal-ask = Ask me
verraeter-goal-lead = As many as needed to lead
verraeter-goal-all = As many as possible
# $least is the number of supply cards that have to be played at this table.
verraeter-goal-none =
    { $least ->
        [0] None
       *[other] Only the lowest
    }
verraeter-margin = Lead by { $points } or more
verraeter-short-none =
    { $least ->
        [0] If they do not suffice: play none
       *[other] If they do not suffice: play only the lowest
    }
verraeter-short-all = If they do not suffice: play as many as possible
verraeter-short-ask = If they do not suffice: ask me
verraeter-most =
    { $cards ->
        [one] { $cards } card at most
       *[other] { $cards } cards at most
    }
verraeter-keep =
    { $value ->
        [0] Any card may be played
       *[other] Keep cards of { $value } or more
    }
verraeter-farmer-same = With the Farmer: as with any other card
verraeter-farmer-all = With the Farmer: play all cards
verraeter-order-granary = A granary on the strongest free land of your family
verraeter-order-granary-land = A granary on { $land }
verraeter-order-post = A trading post on the first free land of the ring
verraeter-order-convert = A trading post in place of your least granary
verraeter-order-idle = A trading post in place of a granary on a rival land
verraeter-order-nothing = Nothing
# $one and $two are lands, as in verraeter-border-side.
verraeter-order-place = { $one } and { $two }

## Buttons, up to 80 characters, and confirmations

verraeter-act-granary = Put the granary on { $land }
verraeter-act-place = Choose { $one } against { $two }
verraeter-act-role = Take { $role }
verraeter-act-cards =
    { $count ->
        [0] Play no cards
        [one] Play { $cards }
       *[other] Play { $cards } ({ $sum })
    }
verraeter-act-build-granary = Build a granary on { $land }
verraeter-act-build-post = Build a trading post on { $land }
verraeter-act-build-converted = Turn the granary on { $land } into a trading post
# $origin is the number of a place.
verraeter-act-build-moved = Build a trading post on { $land } from the granary on place { $origin }
verraeter-act-build-nothing = Build nothing
verraeter-act-plan =
    { $orders ->
        [none] Ask me every time
       *[some] Leave these orders
    }

verraeter-done-granary = You have put your first granary on { $land }.
verraeter-done-place = You have chosen the place of the conflict: { $one } against { $two }.
verraeter-done-role = You have taken { $role }.
verraeter-done-cards =
    { $count ->
        [0] You have played no supply cards.
        [one] You have played { $sum ->
            [8] an 8
           *[other] a { $sum }
        }.
       *[other] You have played { $cards }, together { $sum }.
    }
verraeter-done-build-granary = You have built a granary on { $land }.
verraeter-done-build-post = You have built a trading post on { $land }.
verraeter-done-build-converted = You have turned the granary on { $land } into a trading post.
verraeter-done-build-moved = You have turned the granary on place { $origin } into a trading post and moved it to { $land }.
verraeter-done-build-nothing = You have built nothing.
verraeter-done-plan =
    { $orders ->
        [none] You have left no standing orders: you are asked for everything.
       *[some] You have left standing orders.
    }

## Standing orders, in sentences

verraeter-orders-round =
    { $round ->
        [0] These orders hold in every round until you change them.
       *[other] These orders hold in round { $round } only.
    }
# $wishes lists what is wished for with ranks: 1. the Farmer, 2. the Builder. $else: ask, clock, or never where
# something on the list is always possible.
verraeter-orders-wish = { $rank }. { $wish }
verraeter-orders-roles = The first of these action cards that is offered to you is taken: { $wishes }.{ $else ->
        [clock] {" "}If none of them is, the first in this order that is offered to you is taken: Farmer, Diplomat +2, Builder, Diplomat +5, Strategist, Traitor.
        [ask] {" "}If none of them is, you are asked.
       *[never] {""}
    }
verraeter-orders-lead =
    { $least ->
        [0] When your turn to play supply cards comes, just enough of them are played for your side to lead by { $margin } or more: those with the smallest sum, and none if it leads so already.
       *[other] When your turn to play supply cards comes, just enough of them are played for your side to lead by { $margin } or more: those with the smallest sum, and only the lowest if it leads so already.
    }
verraeter-orders-side = Your side is the one that you will be on at the reveal: the family that you support or, if you have the Traitor, the other one. The two lands, the supply cards on the table and your own action card count; what others hide or play after you does not.
verraeter-orders-short =
    { $short ->
        [none] { $least ->
            [0] If your cards do not suffice, none are played.
           *[other] If your cards do not suffice, only the lowest one is played.
        }
        [all] If your cards do not suffice, as many as possible are played, the highest first.
       *[ask] If your cards do not suffice, you are asked.
    }
verraeter-orders-all = As many of your supply cards as possible are played, the highest first.
verraeter-orders-none =
    { $least ->
        [0] No supply cards are played for you.
       *[other] Only your lowest supply card is played for you.
    }
verraeter-orders-most =
    { $most ->
        [one] More than { $most } supply card is never played for you.
       *[other] More than { $most } supply cards are never played for you.
    }
verraeter-orders-keep =
    { $least ->
        [0] Supply cards of { $value } or more are never played for you.
       *[other] Supply cards of { $value } or more are never played for you unless your lowest card is one.
    }
verraeter-orders-farmer = But if you have the Farmer, all your supply cards are played.
verraeter-orders-builds = If you have the Builder, the first of these that is possible then is built: { $wishes }.{ $else ->
        [clock] {" "}If none of them is, nothing is built.
        [ask] {" "}If none of them is, you are asked.
       *[never] {""}
    }
verraeter-orders-build =
    { $what ->
        [granary] a granary on the strongest free land of your family
        [granary-land] a granary on { $land }
        [post] a trading post on the first free land of the ring
        [convert] a trading post in place of your granary that supplies nothing or, if all do, of the one on your family’s weakest land
        [idle] a trading post in place of a granary on a land that the rival family holds
       *[nothing] nothing
    }
verraeter-orders-places = If you are the strategist, the first of these places is chosen where two families meet then: { $wishes }.{ $else ->
        [clock] {" "}If they meet at none of them, it is the place that pays your family’s supporters most if it wins.
       *[ask] {" "}If they meet at none of them, you are asked.
    }
verraeter-orders-place = { $one } and { $two }
verraeter-orders-place-clock = If you are the strategist, the place is chosen that pays your family’s supporters most if it wins.
verraeter-orders-rest = For everything else you are asked.

## In a profile: what was the greatest in all matches

verraeter-feat-betrayal = Greatest betrayal
verraeter-feat-conflict = Greatest conflict won
