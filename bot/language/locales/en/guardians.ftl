### Guardians: what is told, asked and answered. $name and $other are players, $card is the name of a card, $cards a list
### of them, $place a space such as B2.

guardians-title = Guardians
guardians-teaser = Face-down armies, bribes and channelled power: break five shields, take six lands or fell a Guardian. For two.
guardians-bring = Choose my deck

## The settings of a table

guardians-option-turn_limit = Turns
guardians-option-turn_limit-about = After how many turns the match ends; fewer shields lost, then more land, then more stones win.
guardians-option-turn_limit-10 = 10 turns
guardians-option-turn_limit-10-about = A short match.
guardians-option-turn_limit-15 = 15 turns
guardians-option-turn_limit-15-about = A match of middling length.
guardians-option-turn_limit-20 = 20 turns
guardians-option-turn_limit-20-about = The usual length.
guardians-option-turn_limit-30 = 30 turns
guardians-option-turn_limit-30-about = A long match.
guardians-option-turn_limit-none = No limit
guardians-option-turn_limit-none-about = Until somebody has won by shields, land or the Guardian.

guardians-option-immune_count = Shut out by immunity
guardians-option-immune_count-about = Whether a creature counts for the space if its opponent was immune to it.
guardians-option-immune_count-false = Does not count
guardians-option-immune_count-false-about = As in the rules of this table.
guardians-option-immune_count-true = Counts
guardians-option-immune_count-true-about = As in another English edition of the rules.

guardians-option-counter_bribery = Counter-bribery
guardians-option-counter_bribery-about = Whether a bribed creature may be kept by a further bribery card.
guardians-option-counter_bribery-false = No
guardians-option-counter_bribery-false-about = A bribed creature goes to its pen.
guardians-option-counter_bribery-true = Yes
guardians-option-counter_bribery-true-about = A house rule: whoever plays the last bribery card has the last word.

guardians-option-second_command_spell = Command spell after a creature
guardians-option-second_command_spell-about = Whether a command spell may follow a command creature in the same combat.
guardians-option-second_command_spell-false = No
guardians-option-second_command_spell-false-about = One command card for each player and combat.
guardians-option-second_command_spell-true = Yes
guardians-option-second_command_spell-true-about = As in the example of the rules, where Ice Storm follows the Sorcerer.

guardians-option-deck_limits = Decks
guardians-option-deck_limits-about = Whether decks have to keep to the custom of tournaments.
guardians-option-deck_limits-true = Tournament custom
guardians-option-deck_limits-true-about = At least 55 cards, and no more than five copies of a card.
guardians-option-deck_limits-false = Free
guardians-option-deck_limits-false-about = Any number of cards and copies.

guardians-option-memory = Memory
guardians-option-memory-about = Whether you may look under your shields that are away from home while you organise.
guardians-option-memory-false = May look
guardians-option-memory-false-about = You see all your own cards at any time.
guardians-option-memory-true = Must remember
guardians-option-memory-true-about = You see what is under them again when they move or fight.

guardians-option-pace = Combats
guardians-option-pace-about = Whether combats are fought by sheets that both sides seal before, or step by step.
guardians-option-pace-sheets = By sheets
guardians-option-pace-sheets-about = Both seal what they will do; the combat is carried out at once.
guardians-option-pace-steps = Step by step
guardians-option-pace-steps-about = Each bribe, spell and shot is asked when it comes. A match takes longer.

guardians-option-council = Council
guardians-option-council-about = Whether both may change their combat sheets once the first primaries are known.
guardians-option-council-false = No
guardians-option-council-false-about = A combat is fought by the sheets as they were sealed.
guardians-option-council-true = Yes
guardians-option-council-true-about = It is always held; nobody learns whether anything was changed.

guardians-option-open_sheets = Sheets after the combat
guardians-option-open_sheets-about = Whether both players see each other’s combat sheets once a combat is over.
guardians-option-open_sheets-false = Stay secret
guardians-option-open_sheets-false-about = Each sees only what the combat has shown.
guardians-option-open_sheets-true = Shown to both
guardians-option-open_sheets-true-about = The two players alone see both, also what was ordered and never came to pass.

guardians-option-windows = Windows
guardians-option-windows-about = How it goes on where a card might be played: on dominance cards, terrains, flights, lost shields.
guardians-option-windows-orders = By orders
guardians-option-windows-orders-about = Nothing waits: orders answer for all, careful ones at first. Who wants to be asked sets a stop.
guardians-option-windows-asked = Each is asked
guardians-option-windows-asked-about = Each window waits until all who might answer have answered.

## Names and numbers

# $wing is left, centre or right, in the eyes of the owner.
guardians-home = { $place } ({ $wing })
guardians-ruins = ruins
guardians-nothing = nothing
# A line of a list.
guardians-loose = no shield
guardians-of = { $card } ({ $name })
# A cost in stones, or so many stones.
guardians-stones =
    { $count ->
        [0] no stone
        [one] { $count } stone
       *[other] { $count } stones
    }
# $lies is face_down or none.
guardians-land =
    { $lies ->
        [face_down] a face-down card
       *[none] no terrain
    }
guardians-land-known = { $land } ({ $card })
guardians-turn = Turn { $turn }{ $limit ->
        [0] {""}
       *[other] {" "}of { $limit }
    }

# The figures of a card, listed with commas: "6, shot 3, mortal, gold".
guardians-figure-stacking = { $base } (stacking { $stacking })
guardians-figure-shot = shot { $points }
guardians-figure-channels = channels { $points }
guardians-figure-command = command
guardians-figure-flies = flies
guardians-figure-green = green bar
guardians-figure-off-color = { $amount } against { $color }
guardians-figure-holds = covers { $points }
guardians-figure-dominance = dominance { $number }

# An item of a sum, in brackets after its number. $kind is one of the kinds below.
guardians-term-own =
    { $kind ->
        [channel] channelled
        [off-color] off-colour bonus
        [terrain] terrain
        [stronghold] stronghold
        [shot] shot
        [ally] helper
        [control] its text
        [upgrade] upgrade
       *[text] its text
    }
guardians-term =
    { $kind ->
        [channel] channelled by { $card }
        [off-color] off-colour bonus, { $card }
        [terrain] terrain, { $card }
        [shot] shot of { $card }
        [ally] helped by { $card }
       *[other] { $card }
    }
guardians-against = { $first } against { $second }

# $shield is a card, or "no shield". $known: whether everybody has seen some of the cards.
guardians-army =
    { $known ->
        [yes]
            { $shield }, { $count ->
                [one] { $count } card
               *[other] { $count } cards
            }, among them { $cards }
       *[no]
            { $shield }, { $count ->
                [one] { $count } card
               *[other] { $count } cards
            } face down
    }
guardians-army-fights = { $shield }, fighting
guardians-army-open = { $shield } ({ $points } of { $limit }): { $cards }

## How far the match is

guardians-headline = { $turn } · { $phase ->
        [organise] Draw and organise
        [settlement] Terrain settlement
       *[movement] Movement
    }
guardians-headline-combat = { $turn } · { $storm ->
        [yes] Attack on the Guardian from { $place }
       *[no] Combat for { $place }
    }
guardians-headline-over = The match is over

## Drawing and organising

guardians-table-seat = - { $name } ({ $guardian }) has { $stones ->
        [one] { $stones } power stone
       *[other] { $stones } power stones
    }, the strongholds { $strongholds } and { $cards ->
        [one] a deck of { $cards } card
       *[other] a deck of { $cards } cards
    }.
guardians-turn-begun = **Turn { $turn }** begins. Both draw and organise in secret.{ $last ->
        [yes] {" "}This is the last turn of the match.
       *[no] {""}
    }
# $terms is the sum with its reasons, $deck the number of cards that are left.
guardians-drawn =
    { $count ->
        [0] { $name } draws no card ({ $terms }).
        [one] { $name } draws one card ({ $terms }).
       *[other] { $name } draws { $count } cards ({ $terms }).
    } { $deck ->
        [0] The deck is empty.
        [one] { $deck } card is left in the deck.
       *[other] { $deck } cards are left in the deck.
    }
guardians-draw-term =
    { $kind ->
        [base] Guardian { $amount }
        [fewer_lands] fewer lands { $amount }
        [more_lands] more lands { $amount }
        [lower_dominance] lower dominance { $amount }
        [opening] opening hand
       *[text] { $card } { $amount }
    }
guardians-dominance-drawn =
    { $kept ->
        [yes] The first of these is last turn’s dominance card, { $dominance }.
       *[no] { $name } discards last turn’s dominance card, { $dominance }.
    }
guardians-cards-drawn = You draw { $cards }.
guardians-hand-redrawn = { $name } has no shield or no creature, and draws twelve new cards for a stone.
guardians-layout-sealed = { $name } has organised.
guardians-layout-reopened = { $name } has taken the layout back.
# $windows is a list of "when a shield flies".
guardians-stops-set =
    { $count ->
        [0] From the next turn on no window waits for { $name }.
       *[other] From the next turn on { $name } is waited for { $windows }.
    }
guardians-layout-kept = Your layout is sealed:
guardians-layout-kept-bare = Your layout is sealed: it lays nothing anew.
guardians-layout-redraw = You pay a stone for twelve new cards.
guardians-organised =
    { $count ->
        [0] { $name } has no shield at home
       *[other] { $name } has at home { $shields }
    }; the pen holds { $pen ->
        [one] { $pen } card
       *[other] { $pen } cards
    }, the depot { $depot ->
        [one] { $depot } card
       *[other] { $depot } cards
    }.
guardians-shield-at = { $card } on { $place }
guardians-laid-accessory = { $name } lays { $card } beside the Guardian.
guardians-laid-beside = { $name } lays { $card } beside { $place }.
guardians-organised-returned = { $name } takes { $cards } back: an upgrade was laid in the same place.
guardians-organised-discarded = { $name } discards { $cards }.
guardians-organised-sacrificed =
    { $count ->
        [one] { $name } sacrifices a card for a stone.
       *[other] { $name } sacrifices { $count } cards for stones.
    }
# $change is won or lost; $by tells whether $card is the reason or the price.
guardians-stones-changed =
    { $name } { $change ->
        [lost] −
       *[won] +
    }{ $count ->
        [one] { $count } stone
       *[other] { $count } stones
    }{ $by ->
        [yes] {" "}({ $card })
       *[no] {""}
    }, { $left ->
        [0] none left
        [one] { $left } left
       *[other] { $left } left
    }.

# What a layout lays where; lines of a list, without a full stop.
guardians-layout-on = { $place }: { $shield } over { $cards } ({ $points } of { $limit } points)
guardians-layout-below = Below { $place }: { $cards }
guardians-layout-beside = Beside { $place }: { $card }
guardians-layout-attached = To { $place }: { $card }
guardians-layout-accessories = Beside the Guardian: { $cards }
guardians-layout-plays = Played: { $cards }
guardians-layout-sacrifices = Sacrificed for stones: { $cards }
guardians-layout-discards = Discarded: { $cards }
# Orders for what is answered outside of combats at tables by sheets; sentences of a list.
guardians-orders-rule =
    { $pace ->
        [steps] Outside of combats, and in combats in answer to cards,
       *[sheets] Outside of combats
    } { $rule ->
        [bold] { $count ->
            [0] a card of yours is played as soon as it does you some good.
           *[other] a card of yours is played as soon as it does you some good, but never { $cards }.
        }
       *[careful] { $count ->
            [0] no card of yours is played.
           *[other] no card of yours is played but { $cards }, as soon as it does you some good.
        }
    }
guardians-orders-settle =
    { $settle ->
        [yes] At the end of the turn your land is settled without asking you: a terrain is laid, else a stone is paid, else the weakest creature is discarded.
       *[no] At the end of the turn you settle your land yourself.
    }
guardians-orders-stops =
    { $count ->
        [0] The match never waits for you there: these orders answer.
       *[other] The match waits for you { $windows }: then you answer yourself. Everybody is told, and it holds from the next turn on.
    }
# $dominance is take or ask.
guardians-orders-never =
    { $dominance ->
        [ask] These orders never play a card only to look at other cards.
       *[take] Your dominance card is taken as the first card of your draw. These orders never play a card only to look at other cards.
    }
guardians-when-foresight = when the dominance card may be taken
guardians-when-upcards = when the dominance cards lie there
guardians-when-flight = when a shield flies
guardians-when-spoils = when a shield was lost
guardians-when-hammer = when terrains have been laid
guardians-when-dispel = when a card was played outside of combats
guardians-when-between = before and between match-ups
guardians-when-responses = when command cards and spells were shown
guardians-when-reveal = when a creature was shown that can be sent away
guardians-when-steal = when a bribe was offered
guardians-when-channel = when points were channelled

## Movement

guardians-dominance = Dominance: { $upcards }.{ $tie ->
        [yes] {" "}The numbers are equal: both cards go under their decks, and the next ones are turned up.
       *[no] {""}
    }
guardians-upcard =
    { $source ->
        [none] { $name } has no card to show (0)
        [discard] { $name } shows { $card } from the discard pile ({ $number })
       *[deck] { $name } shows { $card } ({ $number })
    }
guardians-first-named = { $name } acts first.
guardians-first-by = { $name } acts first, by { $card }.
guardians-played = { $name } plays { $card }.
guardians-played-at = { $name } plays { $card } on { $target }.
guardians-played-against = { $name } plays { $card } against { $target }.
guardians-bribes = { $name } offers a bribe: { $card }.
guardians-card-dispelled = { $card } of { $name } is void, by { $by }.
guardians-contradicted = { $card } of { $name } is dispelled: both command cards contradict each other and have the same number.
guardians-effect = { $card } takes effect.
guardians-seen-storage = You see the enemy’s storage hand: { $cards }.
guardians-seen-hand = Open to it in the combat hand: { $cards }.
guardians-seen-vitality = The enemy’s cards at { $place } have { $amount } points of stacking vitality.
# To its owner alone: what his combat sheet ($by: sheet) or his orders for windows (orders) have answered; a list follows.
guardians-ahead =
    { $by ->
        [sheet] Your combat sheet has answered for you:
       *[orders] Your orders have answered for you:
    }
guardians-ahead-passed = Passed when you were asked to { $duties }.
# To its owner alone, after a combat that he has lost; $why are some of the three messages that follow.
guardians-unspent =
    { $stones ->
        [one] Your sheet did not spend your stone
       *[other] Your sheet spent none of your { $stones } stones
    } on { $place }: { $why }.
guardians-unspent-barred =
    { $count ->
        [one] { $cards } may not receive channelling
       *[other] { $cards } may not receive channelling
    }
guardians-unspent-forbidden = channelling to { $cards } was forbidden
guardians-unspent-short =
    { $most ->
        [one] one stone in a match-up was not enough for { $cards }
       *[other] up to { $most } in a match-up were not enough for { $cards }
    }
guardians-sheets-shown = The sheets of the combat on { $place } as they were sealed; only you two see them:
guardians-sheets-alike = Alike in both
# $use: stand, walk, fly, reinforce or storm. $way names all spaces. Where reinforcements go is told by guardians-reinforced.
guardians-shield-turned =
    { $use ->
        [stand] { $name } turns the shield on { $place } ({ $shield }) and stays.
        [fly] { $name } turns the shield on { $place } ({ $shield }) to fly: { $way }.
        [reinforce] { $name } turns the shield on { $place } ({ $shield }) to send reinforcements.
        [storm] { $name } turns the shield on { $place } ({ $shield }) and attacks the Guardian.
       *[walk] { $name } turns the shield on { $place } ({ $shield }) and moves it: { $way }.
    }
guardians-flight-shown = { $name } shows what flies from { $place }: { $cards }.
guardians-moved = { $name } has moved the shield from { $origin } to { $place }.
guardians-exchanged =
    { $left ->
        [0] { $taken ->
            [one] { $name } takes one card along from { $place }.
           *[other] { $name } takes { $taken } cards along from { $place }.
        }
        [one] { $taken ->
            [0] { $name } leaves one card on { $place }.
            [one] { $name } leaves one card on { $place } and takes one along.
           *[other] { $name } leaves one card on { $place } and takes { $taken } along.
        }
       *[other] { $taken ->
            [0] { $name } leaves { $left } cards on { $place }.
            [one] { $name } leaves { $left } cards on { $place } and takes one along.
           *[other] { $name } leaves { $left } cards on { $place } and takes { $taken } along.
        }
    }
guardians-reinforced =
    { $cards ->
        [one] { $name } has sent one card from { $origin } to { $place }.
       *[other] { $name } has sent { $cards } cards from { $origin } to { $place }.
    }
guardians-flight-stopped = { $name } does not fly: { $card } keeps the shield on { $place }.
guardians-stronghold-lost = { $name } loses { $card }: { $place } falls to ruins.
guardians-stronghold-discards = Discarded from below and beside it: { $discarded }.
# $why says how; $count are the shields lost so far.
guardians-shield-lost =
    { $why ->
        [combat] { $name } loses the shield on { $place } ({ $shield }): no creature is left under it.
        [retreat] { $name } loses the shield on { $place } ({ $shield }): there is no space to retreat to.
        [given-up] { $name } gives the shield on { $place } up ({ $shield }).
        [starved] { $name } loses the shield on { $place } ({ $shield }): its last creature had to be discarded.
        [merged] { $name } discards one of the two shields that meet on { $place } ({ $shield }).
        [overflow] { $name } loses the shield on { $place } ({ $shield }): there is no room for a creature.
       *[text] { $name } loses the shield on { $place } ({ $shield }).
    } { $lost ->
        [one] That makes one shield lost of five.
       *[other] That makes { $lost } shields lost of five.
    }
guardians-shield-discards = Lost with it: { $creatures }.
guardians-cards-discarded =
    { $why ->
        [terrain] { $name } discards { $cards }: no creature is left to carry it.
        [merged] { $name } discards { $cards } to make room.
        [overflow] { $name } discards { $cards } to make room.
        [command] { $name } discards { $cards } for the command card.
        [combat] { $name } loses { $cards }.
       *[text] { $name } discards { $cards }.
    }

## Combat

guardians-combat = ⚔ { $name } attacks { $other } on { $place }.
guardians-combat-storm = ⚔ { $name } attacks the Guardian of { $other } from { $place }.
guardians-combat-stronghold = The stronghold: { $stronghold }.
guardians-combat-land = The land: { $terrains }.
guardians-combat-hand =
    { $name }: { $shield }; in the combat hand { $single ->
        [one] { $single } creature or creature item
       *[other] { $single } creatures and creature items
    } and { $double ->
        [one] { $double } card of the depot
       *[other] { $double } cards of the depot
    }.
guardians-command-said =
    { $yes ->
        [yes] { $name } uses a command card.
       *[no] { $name } uses no command card.
    }
guardians-command = { $name } shows { $card } as the command card.
guardians-command-with = { $name } shows { $card } with { $other } as the command card.
guardians-no-command = No command card is shown.
# $aside: the victims are laid aside instead of destroyed.
guardians-area-hit =
    { $aside ->
        [yes] { $count ->
            [0] { $card } finds nobody to lay aside in the combat hand of { $victim }.
           *[other] { $card } lays { $fallen } of { $victim } aside.
        }
       *[no] { $count ->
            [0] { $card } hits the combat hand of { $victim } with an area attack of { $points }: nobody falls.
           *[other] { $card } hits the combat hand of { $victim } with an area attack of { $points } and sends { $fallen } to the graveyard.
        }
    }
guardians-declared = { $name } declares what comes next: { $value }.
guardians-primaries = **Match-up { $number }**: { $name } shows { $card }, { $other } shows { $othercard }.
guardians-bribed = { $name } bribes { $fighter } with { $card }: it goes back to its owner’s pen.
guardians-bribery-failed = The bribe of { $name } fails: { $by } answers { $card }.
guardians-destroyed = { $fighter } is destroyed.
guardians-destroyed-by = { $fighter } is destroyed by { $by }.
guardians-shot = { $name } adds a ranged attack: { $card }, { $points }.
guardians-channelled = { $name } channels { $points ->
        [one] { $points } point
       *[other] { $points } points
    } to { $receiver } with { $card }.{ $full ->
        [yes] {""}
       *[no] {" "}Of these { $counted } count: a creature receives no more than it may.
    }
guardians-stands = As it stands: { $sums }.
guardians-unopposed = { $fighter } is left without an opponent by { $by }.
guardians-sent-away = { $by } sends { $fighter } back to its owner’s pen.
# $first and $second are sums with their cards.
guardians-match = **Match-up { $number }**: { $name } with { $first } against { $other } with { $second }. { $verdict }
guardians-match-undecided = **Match-up { $number }** ends without a comparison.
guardians-strike = **Secondary attack**: { $name } with { $first } against { $other } with { $second }. { $verdict }
guardians-strike-undecided = The **secondary attack** ends without a comparison.
guardians-verdict-won =
    { $turned ->
        [yes] { $name } wins by { $cause }: { $card } beats { $loser }.
       *[no] { $card } of { $name } beats { $loser }.
    }
guardians-verdict-tie =
    { $turned ->
        [yes] By { $cause } it is a tie: both stay.
       *[no] It is a tie: both stay.
    }
guardians-verdict-shielded = { $card } of { $name } is stronger but cannot hurt { $loser }, by the text of { $other }: nobody is beaten.
guardians-verdict-failed = That is not more, so the attack fails and harms nobody.
guardians-struck-at = { $name } sends { $card } forward against { $target }.
guardians-put-down = { $name } lays down what is left of the hand: { $cards }.
guardians-control =
    { $taken ->
        [yes] { $name } takes { $place } with { $more } to { $less }.
       *[no] { $tie ->
            [yes] { $name } holds { $place }: a tie at { $more } goes to the defender.
           *[no] { $name } holds { $place } with { $more } to { $less }.
        }
    }
guardians-combat-in-full = Every step of this combat: /history
guardians-cards-saved = { $name } saves { $cards } from the graveyard, by { $card }.
guardians-healed = { $healer } of { $name } heals { $healed }.
guardians-retreated = { $name } retreats from { $origin } to { $place }.
guardians-guardian-held = The Guardian of { $name } still stands. Whoever is left of the attackers stays on the ruins.

## Terrain settlement and the end

guardians-terrain-lost = { $name } discards { $card } on { $place }: an enemy shield stands there.
guardians-terrain-destroyed = { $by } destroys { $card } of { $name } on { $place }.
guardians-settled-terrain = { $name } lays { $terrain } on { $place }.
guardians-settled-hidden = { $name } lays a card face down on { $place }, for a stone.
guardians-settled-creature = { $name } discards { $creature } on { $place }, where there is no terrain.
guardians-settlement-kept = Your settlement is sealed: { $spaces }.
guardians-as-settled =
    { $way ->
        [terrain] { $card } on { $place }
        [hidden] { $card } face down on { $place }
       *[creature] { $card } discarded on { $place }
    }
guardians-player-left = { $name } resigns.
guardians-drawn-match = The match is over. It is a draw.
guardians-ended =
    { $reason ->
        [guardian] The Guardian of { $other } has fallen.
        [shields] { $other } has lost five shields.
        [lands] { $name } controls all six disputed lands.
        [turns] The last turn is over. Fewer shields lost decide, then more land, then more stones.
       *[resigned] { $name } wins.
    }
guardians-result =
    { $reason ->
        [guardian] { $name } wins by the fall of the Guardian.
        [shields] { $name } wins by five shields.
        [lands] { $name } wins by the six disputed lands.
        [turns] { $name } wins after the last turn.
       *[resigned] { $name } wins.
    }
guardians-result-drawn = **The match is drawn.**
guardians-result-line = - { $name } ({ $guardian }){ $left ->
        [yes] , resigned
       *[no] {""}
    }: { $shields ->
        [0] no shield lost
        [one] { $shields } shield lost
       *[other] { $shields } shields lost
    }, { $lands ->
        [one] { $lands } land
       *[other] { $lands } lands
    }, { $stones ->
        [one] { $stones } stone
       *[other] { $stones } stones
    }, { $ruins ->
        [0] no stronghold in ruins
        [one] { $ruins } stronghold in ruins
       *[other] { $ruins } strongholds in ruins
    }

## What a decision asks, after "Ada has to"

guardians-duty-organise = organise
guardians-duty-foresight = take or discard the dominance card
guardians-duty-upcards = answer the dominance cards
guardians-duty-march = turn a shield
guardians-duty-flight = answer a flight
guardians-duty-storm = decide whether to attack the Guardian
guardians-duty-sheet = seal a combat sheet
guardians-duty-council = look at the combat sheet once more
guardians-duty-command = say whether to use a command card
guardians-duty-command-card = choose a card for the command
guardians-duty-responses = answer what was played
guardians-duty-declare = declare the next creature
guardians-duty-primary = choose a primary attacker
guardians-duty-bribery = bribe or let fight
guardians-duty-steal = answer a bribe
guardians-duty-reveal = answer what was shown
guardians-duty-spells = cast spells or pass
guardians-duty-modifiers = change the match-up or pass
guardians-duty-shot = answer a ranged attack
guardians-duty-channel = answer a channel
guardians-duty-between = play a card or pass
guardians-duty-secondary = make a secondary attack or stop
guardians-duty-strike = help the secondary attacker
guardians-duty-recover = choose what is saved
guardians-duty-heal = choose who is healed
guardians-duty-retreat = retreat
guardians-duty-merge = choose which shield stays
guardians-duty-overflow = discard what is too much
guardians-duty-spoils = answer the loss of a shield
guardians-duty-settle = settle the land
guardians-duty-hammer = answer the new terrains
guardians-duty-dispel = answer a card
guardians-duty-plan = write standing orders

# An open window, without a word about who may act.
guardians-window-upcards = The dominance cards may be answered.
guardians-window-flight = The flight may be answered.
guardians-window-command = Command cards are being declared.
guardians-window-responses = What was played may be answered.
guardians-window-bribery = Creatures may be bribed.
guardians-window-steal = The bribe may be answered.
guardians-window-reveal = What was shown may be answered.
guardians-window-spells = Spells may be cast.
guardians-window-modifiers = The match-up may be changed: by ranged attacks, channelling and spells.
guardians-window-shot = The ranged attack may be answered.
guardians-window-channel = The channelling may be answered.
guardians-window-between = Cards may be played around the match-ups.
guardians-window-strike = The secondary attacker may be helped.
guardians-window-heal = Beaten creatures may be healed.
guardians-window-spoils = The loss of the shield may be answered.
guardians-window-hammer = The new terrains may be answered.
guardians-window-dispel = The card that was played may be answered.
# After the sentence about an open window, where somebody has asked for it to wait.
guardians-window-stopped = It waits because { $names } asked for it.
# Begins what is said of an open window in a combat.
guardians-window-combat = { $first } attacks { $second } on { $place }.

## Prompts: what is asked

guardians-prompt-organise = **Draw and organise**: press a suggestion, which lays everything out, or choose cards and then where they go.
    -# Lay creatures on or below your strongholds and cover stacks with shields; only a covered stack can move.
guardians-prompt-foresight = Will you take last turn’s dominance card as the first card of your draw, or discard it and draw the full number from the deck?
guardians-prompt-upcards = The dominance cards are shown. You may play a card on them before anybody moves.
guardians-prompt-march = Turn one of your shields.
    -# It stays, moves up to two spaces, sends reinforcements to a turned shield, or attacks the Guardian.
guardians-prompt-flight = An enemy shield is about to fly. You may play a card against it.
guardians-prompt-storm = Nobody has defended the ruins that your shield has entered. Will you attack the Guardian at once?
guardians-prompt-sheet = **Combat sheet**: it is filled in. Seal it as it is, or change it part by part.
guardians-prompt-council = **Council**: the first primaries are shown. Leave your combat sheet as it is, or change the rest of it once; nobody learns whether you have.
guardians-prompt-command = Will you use a command card in this combat? Which one is chosen later, and if you say yes you have to show one.
guardians-prompt-command-card = Choose the command card that you show.
guardians-prompt-revealed = Choose the enemy creature that goes back to its pen.
guardians-prompt-responses = You may answer what the enemy has shown or played.
guardians-prompt-declare = A text makes you declare what your next primary attacker is. It has to be true.
guardians-prompt-primary = Choose your next primary attacker from your combat hand.
guardians-prompt-bribery = You may bribe the enemy creature before anything else happens. Afterwards it is too late.
guardians-prompt-steal = You may answer the enemy’s bribe.
guardians-prompt-reveal = The primaries are shown. You may answer them before spells and destruction.
guardians-prompt-spells = A creature is about to be destroyed. You may cast a spell before.
guardians-prompt-modifiers = You may add ranged attacks, channelling and spells. When both have passed in a row, the match-up is compared.
guardians-prompt-shot = You may answer the enemy’s ranged attack.
guardians-prompt-channel = You may answer the enemy’s channelling before its points count.
guardians-prompt-between = You may play a card around the match-ups.
guardians-prompt-secondary = The enemy has no creature left. Send a creature of your hand against an unbeaten enemy on the battlefield, or stop. What you keep back counts for the space.
guardians-prompt-strike = You may help your secondary attacker by channelling and spells before it is compared.
guardians-prompt-recover = Choose which of your lost cards you save from the graveyard.
guardians-prompt-heal = Choose whom your healers bring back under the shield.
guardians-prompt-retreat = You have lost the combat. Choose where your shield retreats to, or give it up with all its creatures; it then counts for the enemy.
guardians-prompt-merge = Two of your shields meet. Choose which one stays; the other is lost and counts for the enemy.
guardians-prompt-overflow = More has come together than the space holds. Choose what you discard.
guardians-prompt-spoils = A shield of the enemy is lost. You may play a card on it.
guardians-prompt-settle = Settle every space where your shield stands without a terrain.
    -# Lay a terrain, or without one a card face down for a stone; or discard a creature.
guardians-prompt-hammer = The new terrains lie on the table. You may play a card on them.
guardians-prompt-dispel = You may answer the card that the enemy has played.
guardians-prompt-plan = Standing orders answer for you in combats, so that nobody has to wait. They never do more than the rules allow, and nobody else learns them. What you leave open is asked when it comes.

# What happens if nobody answers in time.
guardians-default-organise = Without an answer in time your army is laid out as last turn, on the first turn spread out.
guardians-default-foresight = Without an answer in time you take it.
guardians-default-upcards = Without an answer in time you pass.
guardians-default-march = Without an answer in time your leftmost shield is turned and stays.
guardians-default-flight = Without an answer in time you pass.
guardians-default-storm = Without an answer in time you do not attack.
guardians-default-sheet = Without an answer in time it is fought by “Win what can be won”.
guardians-default-council = Without an answer in time your sheet stays as it is.
guardians-default-command = Without an answer in time you say no.
guardians-default-command-card = Without an answer in time the card with the lowest number is shown.
guardians-default-responses = Without an answer in time you pass.
guardians-default-declare = Without an answer in time the first of the list is declared.
guardians-default-primary = Without an answer in time the creature with the least base vitality is shown.
guardians-default-bribery = Without an answer in time you do not bribe.
guardians-default-steal = Without an answer in time you pass.
guardians-default-reveal = Without an answer in time you pass.
guardians-default-spells = Without an answer in time you pass.
guardians-default-modifiers = Without an answer in time you pass.
guardians-default-shot = Without an answer in time you pass.
guardians-default-channel = Without an answer in time you pass.
guardians-default-between = Without an answer in time you pass.
guardians-default-secondary = Without an answer in time you stop.
guardians-default-strike = Without an answer in time you pass.
guardians-default-recover = Without an answer in time nothing is saved.
guardians-default-heal = Without an answer in time nobody is healed.
guardians-default-retreat = Without an answer in time it retreats to the first free space, towards home.
guardians-default-merge = Without an answer in time the shield that was there stays, with the strongest creatures.
guardians-default-overflow = Without an answer in time the strongest creatures stay.
guardians-default-spoils = Without an answer in time you pass.
guardians-default-settle = Without an answer in time a terrain is laid, else a stone is paid, else the weakest creature is discarded.
guardians-default-hammer = Without an answer in time you pass.
guardians-default-dispel = Without an answer in time you pass.

guardians-secret-sealed = { $other } learns nothing of your answer before all answers are in.
guardians-secret-window = If you pass, nobody learns whether you could have done anything else.
guardians-secret-open = Everybody sees your answer at once.

## Prompts: what there is to know

guardians-about-organise =
    You may keep seven cards. A space holds 30 points of stacking vitality, under a shield that is also a terrain 25. You have { $stones ->
        [0] no stones
        [one] { $stones } stone
       *[other] { $stones } stones
    }.
guardians-about-redraw = There is no shield or no creature among your twelve cards: you may pay a stone for twelve new ones, once.
guardians-about-memory = You may not look under your shields that are away from home now.
# $rule is careful or bold; $count are the exceptions.
guardians-about-orders =
    { $turn ->
        [1] { $pace ->
            [steps] Outside of combats, and in combats in answer to cards,
           *[sheets] Outside of combats
        } orders answer for you at once: at first they play no card. You change that under “Orders”.
       *[other] Your orders: { $rule ->
            [bold] bold
           *[careful] careful
        }{ $count ->
            [0] {""}
            [one] , with one exception
           *[other] , with { $count } exceptions
        }.
    }
guardians-about-foresight = The card is { $card } ({ $number }).
guardians-about-upcard = { $name }: dominance { $card } ({ $number })
guardians-about-unturned =
    { $count ->
        [0] { $name } has no unturned shield left.
        [one] { $name } has one unturned shield left, on { $places }.
       *[other] { $name } has { $count } unturned shields left, on { $places }.
    }
guardians-about-flight = { $name } flies { $way } with { $cards }.
guardians-about-storm = Your shield stands on { $place }; the Guardian of { $name } has no other defenders. Creatures that are beaten are lost, the shield stays.
guardians-about-retreat = The shield is { $card } on { $place }.
guardians-about-merge = { $card } comes to { $place }. If one of the two was turned, the one that stays is turned.
guardians-about-overflow =
    { $over ->
        [0] There are more items than creatures on { $place }: discard only as many as it takes.
       *[other] On { $place } lie { $weight } points of stacking vitality, and it holds { $limit }: discard { $over } or little more.
    }
guardians-about-spoils = { $name } has lost { $card } on { $place }.
guardians-about-settle =
    { $stones ->
        [0] You have no stones.
        [one] You have { $stones } stone.
       *[other] You have { $stones } stones.
    }
guardians-about-dispel = The card is { $card }.
# $role is attacker or defender: the reader's.
guardians-about-combat =
    { $role ->
        [attacker] Combat for { $place }: you attack { $other }, and need a greater total than the defender.
       *[defender] Combat for { $place }: { $other } attacks you. A tie is enough to hold it.
    }
guardians-about-storming =
    { $role ->
        [attacker] You attack the Guardian of { $other } from { $place }. If it is beaten, you win the match.
       *[defender] { $other } attacks your Guardian from { $place }. If it is beaten, you lose the match.
    }
guardians-about-control = The totals for the space as the cards lie: you { $ours }, { $other } { $theirs }.
guardians-about-answered = { $name } has played { $card }.
guardians-about-declare = The text is that of { $card }.
guardians-about-council = **Match-up 1**: { $first } against { $second }.
guardians-about-known = Of the hand of { $name } everybody has seen { $cards }.
guardians-about-council-later = When the first primaries are shown, both may change the rest of their sheets once.
guardians-about-last-sheet = *Same as my last sheet* leaves out what has no part in this combat: { $what }.
guardians-about-primary =
    { $name } still holds { $single ->
        [one] { $single } creature or creature item
       *[other] { $single } creatures and creature items
    } and { $double ->
        [one] { $double } card of the depot
       *[other] { $double } cards of the depot
    }.
guardians-about-bribery = { $target } is open to { $vices }.
guardians-about-steal = { $name } offers { $card } to { $target }.
guardians-about-shot = The shot: { $shot }, { $points }.
guardians-about-channel =
    { $points ->
        [one] { $card } channels { $points } point to { $target }.
       *[other] { $card } channels { $points } points to { $target }.
    }
guardians-about-bid = Your bid still stands; it goes on by itself if it can win.
# $count is what a further attacker must bring along to beat it.
guardians-target = { $card }, base vitality { $base }: beaten by { $count } or more, bonuses included

## An answer in the making

guardians-draft-bare = **Nothing will lie on your strongholds.** No shield can set out from there this turn, and an enemy who enters one meets nobody: it falls to ruins, and your Guardian may be attacked at once.
guardians-draft-sums = With this: { $sums }.
guardians-risk-flight = { $name } will see everything that flies, and it counts as a flight of this turn.
guardians-risk-combat =
    { $count ->
        [0] This begins a combat with { $name } on { $place }.
        [one] This begins a combat with { $name } on { $place }, against one card.
       *[other] This begins a combat with { $name } on { $place }, against { $count } cards.
    }
guardians-risk-ruins = Nobody of { $name } lies on { $place }: it falls to ruins if it is none yet, and you may attack the Guardian at once.
guardians-risk-bare = There is no terrain on { $place }: at the end of the turn you lay one, pay a stone or discard a creature.
guardians-draft-rest = None of your shields moves any more, until somebody attacks.
# $fight is win, careful or all-in: the combat sheet that goes with an attack.
guardians-fought =
    { $fight ->
        [win] Your combat sheet goes along in secret: it wins what can be won.
        [careful] Your combat sheet goes along in secret: it spends nothing.
       *[all-in] Your combat sheet goes along in secret: it spends everything that turns a match-up.
    }

## Menus

guardians-question-redraw = Keep these cards?
guardians-question-suggest = Lay a suggestion
guardians-question-at = Whose cards?
guardians-question-cards = Choose cards
guardians-question-rule = Play cards by themselves?
guardians-question-orders = Exceptions, settling, and where the match waits for you
guardians-question-to = Where to?
guardians-question-change = Change something
guardians-question-bare = Leave the strongholds empty?
guardians-question-turn = Which shield is turned, or which card is played first?
guardians-question-target = Choose what it is aimed at
guardians-question-use = What does it do?
guardians-question-way = Which way? Without a choice, the shortest on foot
guardians-question-leave = Which cards are left on { $place }?
guardians-question-take = Which cards are taken from { $place }?
guardians-question-fight = How do you fight?
guardians-question-from = From which stronghold?
guardians-question-for = To which turned shield?
guardians-question-troops = Who goes?
guardians-question-do = What do you do?
guardians-question-say = Do you use a command card?
guardians-question-stones = How many stones?
guardians-question-to-shots = Channelling to shots?
guardians-question-shots = Which shooters, in this order?
guardians-question-command = Which command card?
guardians-question-partner = With which creature?
guardians-question-discards = Which cards are discarded?
guardians-question-revealed = Which creature goes to its pen?
guardians-question-declare = What do you declare?
guardians-question-lead = Who is your primary attacker?
guardians-question-strike = Who attacks?
guardians-question-heal = Whom does { $card } bring back?
guardians-question-save = Which cards are saved?
guardians-question-dominance = Take it or discard it?
guardians-question-play = Which card do you play?
guardians-question-storm = Attack the Guardian?
guardians-question-retreat = Where does your shield retreat to?
guardians-question-keep = Which shield stays?
guardians-question-settle = What is done on { $place }?
guardians-question-part = Orders for what?
guardians-question-sheet = How shall the sheet be filled in?
guardians-question-attacking = A command card as the attacker?
guardians-question-after-yes = A command card if the attacker says yes?
guardians-question-after-no = A command card if the attacker says no?
guardians-question-commands = Command cards, in order: add one or take it out
guardians-question-second = A command spell after a command creature?
guardians-question-raised = Raise a command by stones or discarded creatures?
guardians-question-dispel = Dispel area attacks?
guardians-question-dispels = What else is dispelled?
guardians-question-primaries = Primary attackers, in order: add one or take it out
guardians-question-spare = Who shall come back? They lead last, and neither shoot, strike nor command
guardians-question-then = And then?
guardians-question-bribe = When do you bribe?
guardians-question-shot-at = When the enemy shoots?
guardians-question-counter = When the enemy bribes?
guardians-question-spells = Which cards may be played?
guardians-question-spells-from = Against whom?
guardians-question-spells-when = When?
guardians-question-goal = What for?
guardians-question-channelers = Creatures below strongholds?
guardians-question-secondary = Secondary attacks?
guardians-question-healing = Healing?
guardians-question-saving = Saving from the graveyard?
guardians-question-retreats = Where to retreat, in order: add a space or take it out
guardians-question-keep-back = Who is kept back from secondary attacks?
guardians-question-otherwise = And otherwise?
guardians-question-pass-windows = Where do you always pass?

guardians-choice-redraw-no = Keep these cards
guardians-choice-redraw-yes = Pay a stone for twelve new cards
guardians-choice-suggest-again = Lay it as last turn
guardians-choice-suggest-center = Lay a strong centre
guardians-choice-suggest-spread = Lay it spread out
guardians-choice-at-hand = Cards in hand
guardians-choice-at-elsewhere = Discards and the rest
guardians-choice-at-orders = Orders
guardians-choice-rule-careful = Careful: play no card
guardians-choice-rule-bold = Bold: play what does good
guardians-choice-orders-card =
    { $rule ->
        [bold] Never { $card }
       *[careful] Play { $card } when it does good
    }
guardians-choice-orders-settle = Settle my land without asking me, a terrain first
guardians-choice-orders-stop-foresight = Wait for me when the dominance card may be taken
guardians-choice-orders-stop-upcards = Wait for me when the dominance cards lie there
guardians-choice-orders-stop-flight = Wait for me when a shield flies
guardians-choice-orders-stop-spoils = Wait for me when a shield was lost
guardians-choice-orders-stop-hammer = Wait for me when terrains have been laid
guardians-choice-orders-stop-dispel = Wait for me when a card was played outside of combats
guardians-choice-orders-stop-between = Wait for me before and between match-ups
guardians-choice-orders-stop-responses = Wait for me when command cards and spells were shown
guardians-choice-orders-stop-reveal = Wait for me when a creature was shown that can be sent away
guardians-choice-orders-stop-steal = Wait for me when a bribe was offered
guardians-choice-orders-stop-channel = Wait for me when points were channelled
guardians-choice-below = { $card } (below)
# $where is on, below or beside.
guardians-choice-lay =
    { $where ->
        [below] Put below { $place }
        [beside] Lay beside { $place }
       *[on] Lay on { $place }
    }
guardians-choice-to-hand = Take back into the hand
guardians-choice-to-discard = Discard
guardians-choice-to-use = Play
guardians-choice-to-sacrifice = Sacrifice for a stone
guardians-choice-change-undo = Undo the last step
guardians-choice-change-mend = Mend what is against the rules
guardians-choice-change-clear = Take all cards into the hand
guardians-choice-bare-yes = Leave my strongholds empty
guardians-choice-turn = The shield on { $place }
guardians-choice-use-stand = Turn it and stay
guardians-choice-use-rest = All my shields stay
guardians-choice-use-reinforce = Send reinforcements
guardians-choice-use-storm = Attack the Guardian
guardians-choice-way =
    { $air ->
        [yes] By air: { $way }
       *[no] On foot: { $way }
    }
guardians-choice-to-combat =
    { $count ->
        [0] A combat at once
        [one] A combat at once, against one card
       *[other] A combat at once, against { $count } cards
    }
guardians-choice-to-exchange = Exchange cards at home and come back
guardians-choice-fight-ask = Fight: ask me
guardians-choice-fight-win = Fight: win what can be won
guardians-choice-fight-careful = Fight: spend nothing
guardians-choice-fight-all-in = Fight: spend everything
guardians-choice-play = Play { $card }
guardians-choice-bribe = Bribe with { $card }
guardians-choice-shoot = Shoot with { $card }
guardians-choice-worth = Adds { $points }; { $figures }
guardians-choice-channel = Channel with { $card }
guardians-choice-stone = { $points } points, for a stone
guardians-choice-below-at =
    { $points ->
        [one] { $points } point, from below { $place }
       *[other] { $points } points, from below { $place }
    }
# $yes is yes or no.
guardians-choice-command =
    { $yes ->
        [yes] Use a command card
       *[no] Use none
    }
guardians-choice-raise = Bid for the match-up
guardians-choice-raise-about = Stones and shooters at most; only what is needed is used, also in answer to the enemy
guardians-choice-for-good = Pass for this match-up
guardians-choice-for-good-about = You are not asked again in it, whatever the enemy does
# $kind is the kind of the decision.
guardians-choice-pass =
    { $kind ->
        [bribery] Let it fight
        [secondary] No more attacks
       *[other] Pass
    }
guardians-choice-command-none = No card is left
guardians-choice-nobody = Nobody
guardians-choice-dominance-take = Take the card
guardians-choice-dominance-discard = Discard the card
guardians-choice-storm-yes = Attack the Guardian
guardians-choice-storm-yes-win = Attack: win what can be won
guardians-choice-storm-yes-careful = Attack: spend nothing
guardians-choice-storm-yes-all-in = Attack: spend everything
guardians-choice-storm-no = Do not attack
guardians-choice-give-up = Give the shield up
guardians-choice-give-up-about = It is lost with all its creatures and counts for the enemy
guardians-choice-crowded = { $place }: { $weight } of { $limit } points, discard { $over }
guardians-choice-propose-weakest = Discard the weakest
guardians-choice-settle =
    { $way ->
        [terrain] Lay { $card }
        [hidden] Face down, 1 stone: { $card }
       *[creature] Discard { $card }
    }

## Buttons and confirmations. $target is a space or a card, or none.

guardians-act-layout =
    { $orders ->
        [yes] Seal this layout and these orders
       *[no] Seal this layout
    }
guardians-done-layout =
    { $orders ->
        [yes] You have organised and given orders.
       *[no] You have organised.
    }
guardians-act-redraw = Draw twelve new cards
guardians-done-redraw = You will draw twelve new cards for a stone.
guardians-act-foresight =
    { $take ->
        [yes] Take the card
       *[no] Discard the card
    }
guardians-done-foresight =
    { $take ->
        [yes] You take the dominance card.
       *[no] You discard the dominance card.
    }
# $kind is the kind of the decision; good: for the whole match-up.
guardians-act-pass =
    { $kind ->
        [storm] Stay on the ruins
        [bribery] Let it fight
        [secondary] Make no more attacks
        [good] Pass for this match-up
       *[other] Pass
    }
guardians-done-pass =
    { $kind ->
        [storm] You do not attack the Guardian now.
        [bribery] You let it fight.
        [secondary] You make no more attacks.
        [good] You have passed for this match-up.
       *[other] You have passed.
    }
guardians-act-play =
    { $target ->
        [none] Play { $card }
       *[other] Play { $card } on { $target }
    }
guardians-done-play =
    { $target ->
        [none] You have played { $card }.
       *[other] You have played { $card } on { $target }.
    }
guardians-act-stand =
    { $rest ->
        [yes] Leave all my shields where they are
       *[no] Turn { $shield } and stay
    }
guardians-done-stand =
    { $rest ->
        [yes] All your shields stay where they are, until somebody attacks.
       *[no] You have turned the shield on { $shield }.
    }
# $back: the way ends where it began; $fly: by air.
guardians-act-walk =
    { $back ->
        [yes] Exchange and come back to { $shield }
       *[no] { $fly ->
            [yes] Fly from { $shield } to { $to }
           *[no] Move from { $shield } to { $to }
        }
    }{ $fight ->
        [win] , and win what can be won
        [careful] , and spend nothing
        [all-in] , and spend everything
       *[ask] {""}
    }
guardians-done-walk =
    { $back ->
        [yes] Your shield has come back to { $shield }.
       *[no] { $fly ->
            [yes] Your shield flies from { $shield } to { $to }.
           *[no] Your shield moves from { $shield } to { $to }.
        }
    }{ $fight ->
        [win] {" "}You fight to win what can be won.
        [careful] {" "}You fight and spend nothing.
        [all-in] {" "}You fight and spend everything.
       *[ask] {""}
    }
guardians-act-reinforce =
    { $count ->
        [one] Send one card from { $origin } to { $place }
       *[other] Send { $count } cards from { $origin } to { $place }
    }
guardians-done-reinforce =
    { $count ->
        [one] You have sent one card from { $origin } to { $place }.
       *[other] You have sent { $count } cards from { $origin } to { $place }.
    }
guardians-act-storm =
    Attack the Guardian from { $shield }{ $fight ->
        [win] , and win what can be won
        [careful] , and spend nothing
        [all-in] , and spend everything
       *[ask] {""}
    }
guardians-done-storm =
    You attack the Guardian from { $shield }.{ $fight ->
        [win] {" "}You fight to win what can be won.
        [careful] {" "}You fight and spend nothing.
        [all-in] {" "}You fight and spend everything.
       *[ask] {""}
    }
guardians-act-say =
    { $yes ->
        [yes] Use a command card
       *[no] Use no command card
    }
guardians-done-say =
    { $yes ->
        [yes] You use a command card.
       *[no] You use no command card.
    }
guardians-act-no-command = Show no card
guardians-done-no-command = You show no command card, as none is left.
guardians-act-send = Send { $card } to its pen
guardians-done-send = You send { $card } to its pen.
guardians-act-command = Show { $card }
guardians-done-command = Your command card is { $card }.
guardians-act-declare = Declare: { $value }
guardians-done-declare = You have declared: { $value }.
guardians-act-lead = Show { $card }
guardians-done-lead = Your primary attacker is { $card }.
guardians-act-no-bribe = Let it fight
guardians-done-no-bribe = You let it fight.
guardians-act-bribe = Bribe with { $card }
guardians-done-bribe = You bribe with { $card }.
guardians-act-shoot = Shoot with { $card }
guardians-done-shoot = You shoot with { $card }.
guardians-act-channel = Channel with { $card }
guardians-done-channel = You channel with { $card }.
guardians-act-strike = Attack { $target } with { $card }
guardians-done-strike = You attack { $target } with { $card }.
guardians-act-raise = Bid { $stones ->
        [0] no stone
        [one] { $stones } stone
       *[other] { $stones } stones
    } and { $count ->
        [0] no shooter
        [one] { $count } shooter
       *[other] { $count } shooters
    }
guardians-done-raise = You bid { $stones ->
        [0] no stone
        [one] { $stones } stone
       *[other] { $stones } stones
    } and { $count ->
        [0] no shooter
        [one] { $count } shooter
       *[other] { $count } shooters
    } at most for this match-up.
guardians-act-save =
    { $count ->
        [0] Save nothing
       *[other] Save { $cards }
    }
guardians-done-save =
    { $count ->
        [0] You save nothing.
       *[other] You save { $cards }.
    }
guardians-act-heal =
    { $count ->
        [0] Heal nobody
       *[other] Heal { $cards }
    }
guardians-done-heal =
    { $count ->
        [0] You heal nobody.
       *[other] You heal { $cards }.
    }
guardians-act-give-up = Give the shield up
guardians-done-give-up = You give the shield up.
guardians-act-retreat = Retreat to { $to }
guardians-done-retreat = Your shield retreats to { $to }.
guardians-act-merge = Keep { $keep }{ $count ->
        [0] {""}
        [one] {" "}and discard one card
       *[other] {" "}and discard { $count } cards
    }
guardians-done-merge = You keep { $keep }{ $count ->
        [0] {""}
        [one] {" "}and discard one card
       *[other] {" "}and discard { $count } cards
    }.
guardians-act-discard =
    { $count ->
        [0] Discard nothing
       *[other] Discard { $cards }
    }
guardians-done-discard =
    { $count ->
        [0] You discard nothing.
       *[other] You discard { $cards }.
    }
guardians-act-settle-one =
    { $way ->
        [terrain] Lay { $card } on { $place }
        [hidden] Lay { $card } face down on { $place }, for a stone
       *[creature] Discard { $card } on { $place }
    }
guardians-act-settle =
    { $count ->
        [one] Settle one space
       *[other] Settle { $count } spaces
    }
guardians-done-settle-one =
    { $way ->
        [terrain] You lay { $card } on { $place }.
        [hidden] You lay { $card } face down on { $place }, for a stone.
       *[creature] You discard { $card } on { $place }.
    }
guardians-done-settle =
    { $count ->
        [one] You have settled one space.
       *[other] You have settled { $count } spaces.
    }
guardians-act-sheet =
    { $kept ->
        [yes] Leave the sheet as it is
       *[no] Seal this sheet
    }
guardians-done-sheet =
    { $kept ->
        [yes] You leave your combat sheet as it is.
       *[no] Your combat sheet is sealed.
    }
guardians-act-plan = Keep these orders
guardians-done-plan = Your standing orders:

## Standing orders: buttons, and the same in the list of what they say

guardians-plan-empty = Nothing is ordered yet: everything is asked.
guardians-plan-suggest-win = Win what can be won
guardians-plan-suggest-careful = Spend nothing
guardians-plan-suggest-all-in = Spend everything
guardians-plan-suggest-again = Same as my last sheet
# $what are cards and spaces.
guardians-plan-suggest-without = Without { $what }
guardians-plan-part-commands = Command cards
guardians-plan-part-primaries = Primaries
guardians-plan-part-bribery = Bribery
guardians-plan-part-spells = Spells and items
guardians-plan-part-modifiers = Shots and channelling
guardians-plan-part-secondary = Secondary attacks
guardians-plan-part-afterwards = After the combat
guardians-plan-part-whole = All that the sheet says
guardians-plan-part-windows = Everything else
guardians-plan-attacking-ask = Attacking: ask me
guardians-plan-attacking-no = Attacking: no command card
guardians-plan-attacking-yes = Attacking: a command card
guardians-plan-after-yes-ask = After a yes: ask me
guardians-plan-after-yes-no = After a yes: no command card
guardians-plan-after-yes-yes = After a yes: a command card
guardians-plan-after-no-ask = After a no: ask me
guardians-plan-after-no-no = After a no: no command card
guardians-plan-after-no-yes = After a no: a command card
guardians-planned-commands = Command cards, the first that is possible: { $cards }
guardians-plan-raised-count =
    { $count ->
        [0] Raise no command
        [one] Raise it by { $count } stone or creature
       *[other] Raise it by up to { $count } stones or creatures
    }
guardians-plan-second-ask = Second command spell: ask me
guardians-plan-second-never = No command spell after a command creature
guardians-plan-second-yes = A command spell after a command creature
guardians-plan-dispel-ask = Dispelling: ask me
guardians-plan-dispel-never = Dispel nothing
guardians-plan-dispel-count = Dispel losses of { $count } or more
guardians-plan-dispel-from = Dispel area attacks that cost { $count } base vitality or more
guardians-plan-dispels-command = Dispel any command
guardians-plan-dispels-spell = Dispel spells
guardians-plan-dispels-item = Dispel items
guardians-planned-primaries = Primary attackers in order: { $cards }
guardians-plan-then-ask = Then: ask me
guardians-plan-then-lowest = Then the weakest first
guardians-plan-then-highest = Then the strongest first
# Where no primaries are named before.
guardians-planned-lead-lowest = The weakest leads first
guardians-planned-lead-highest = The strongest leads first
guardians-planned-spare = Creatures that shall come back: { $cards }
guardians-plan-bribe-ask = Bribing: ask me
guardians-plan-bribe-never = Never bribe
guardians-plan-bribe-losing = Bribe if I would lose
guardians-plan-bribe-losing-8 = Bribe 8+ if I would lose
guardians-plan-bribe-close-8 = Bribe 8+ if losing by 4 or less
guardians-plan-bribe-strong = Bribe 5+ if losing, 9+ always
guardians-plan-bribe-always = Bribe whenever possible
# $count is the least base vitality.
guardians-planned-bribe =
    { $losing ->
        [yes] { $count ->
            [0] Bribe if I would lose
           *[other] Bribe if I would lose to { $count } base vitality or more
        }
       *[no] { $count ->
            [0] Bribe whenever possible
           *[other] Bribe creatures of { $count } base vitality or more
        }
    }
guardians-planned-bribe-close =
    { $count ->
        [0] Bribe if I would lose by { $points } or less
       *[other] Bribe if I would lose to { $count } base vitality or more, by { $points } or less
    }
guardians-plan-shot-at-ask = Enemy shots: ask me
guardians-plan-shot-at-never = Let enemy shots be
guardians-plan-shot-at-bribe = Bribe enemy shots that turn a match-up
guardians-plan-counter-ask = Enemy bribes: ask me
guardians-plan-counter-never = Let enemy bribes be
guardians-plan-counter-outbid = Outbid the enemy with a bribe
guardians-planned-spells =
    { $losing ->
        [yes] { $count ->
            [0] Cast { $cards } if I would lose
           *[other] Cast { $cards } if I would lose to { $count } base vitality or more
        }
       *[no] { $count ->
            [0] Cast { $cards } whenever possible
           *[other] Cast { $cards } against { $count } base vitality or more
        }
    }
guardians-planned-answers = Play as soon as their moment comes: { $cards }
guardians-plan-spells-from-count =
    { $count ->
        [0] Against anybody
       *[other] Against { $count } or more
    }
guardians-plan-spells-when-losing = Only if I would lose
guardians-plan-spells-when-always = Always
guardians-plan-goal-ask = Match-ups: ask me
guardians-plan-goal-win = Win match-ups
guardians-plan-goal-tie = Win or tie match-ups
guardians-plan-goal-never = Leave match-ups as they are
guardians-planned-stones =
    { $count ->
        [0] With no stones
        [one] With up to { $count } stone for each
       *[other] With up to { $count } stones for each
    }
guardians-plan-stones-count =
    { $count ->
        [0] No stone in a match-up
        [one] Up to { $count } stone in a match-up
        [20] All stones that a match-up takes
       *[other] Up to { $count } stones in a match-up
    }
guardians-plan-channelers-no = Without creatures below strongholds
guardians-plan-channelers-yes = With creatures below strongholds
guardians-planned-shots = With shots in order: { $cards }
guardians-plan-to-shots-no = Channel to fighters alone
guardians-plan-to-shots-yes = Channel to shots too
guardians-plan-secondary-ask = Secondary attacks: ask me
guardians-plan-secondary-highest = Attack the strongest that can be beaten
guardians-plan-secondary-never = No secondary attacks
guardians-planned-keep-back = Kept back from secondary attacks: { $cards }
guardians-plan-heal-ask = Healing: ask me
guardians-plan-heal-never = Heal nobody
guardians-plan-heal-free = Heal the strongest where it costs nothing
guardians-plan-heal-paid = Heal the strongest, for stones too
guardians-plan-save-ask = Saving: ask me
guardians-plan-save-never = Save nothing
guardians-plan-save-most = Save as much as my stones can
guardians-planned-retreats = Retreat to the first that is open: { $places }
guardians-planned-give-up =
    { $count ->
        [0] Give the shield up where there is a retreat
       *[other] Give the shield up if none of them is open
    }
guardians-plan-otherwise-ask = Everything else in combats: ask me
guardians-plan-otherwise-pass = Everything else in combats: pass
guardians-plan-pass-windows-upcards = Pass on dominance cards
guardians-plan-pass-windows-flight = Pass on flights
guardians-plan-pass-windows-spoils = Pass on lost shields
guardians-plan-pass-windows-hammer = Pass on new terrains
guardians-plan-pass-windows-dispel = Pass on played cards
## Combat sheets: what one does, what it never does, and examples. "It" is the sheet.

guardians-sheet-heading =
    { $part ->
        [whole] This sheet, in the order of the combat
       *[other] This sheet in short
    }
# $when is always, after-yes or after-no: what the attacker, $other, says.
guardians-sheet-command =
    { $when ->
        [after-yes] If { $other } says yes to a command card, it shows one too
        [after-no] If { $other } says no to a command card, it shows one
       *[always] It shows a command card
    }: { $count ->
        [one] { $cards }.
       *[other] the first that is possible of { $cards }.
    }
guardians-sheet-raised =
    { $count ->
        [one] It raises such a card by { $count } stone or discarded creature, where that is possible.
       *[other] It raises such a card by up to { $count } stones or discarded creatures, where that is possible.
    }
guardians-sheet-second = If that is a creature, a command spell follows it.
guardians-sheet-dispel =
    { $count ->
        [0] It dispels any area attack that would cost you something.
        [1] It dispels any area attack that would cost you something.
       *[other] It dispels an area attack that would cost you { $count } base vitality or more.
    }
# $what is spell, item or both; $count the least base vitality of the own creature that fights.
guardians-sheet-dispels =
    It dispels { $what ->
        [spell] a spell
        [item] an item
       *[both] a spell or an item
    } of the enemy{ $count ->
        [0] {""}
        [1] {""}
       *[other] , except while a creature of yours of less than { $count } base vitality fights
    }.
guardians-sheet-dispels-command = It dispels whatever command the enemy shows.
guardians-sheet-lead =
    { $count ->
        [one] It leads with { $cards }.
       *[other] It leads with the first that is left of { $cards }{ $more ->
            [yes] , then the others
           *[no] {""}
        }.
    }
# $when is always, losing or close; $count the least base vitality of the creature, $points by how much you lose.
guardians-sheet-bribe =
    { $when ->
        [always] { $count ->
            [0] It bribes whenever it can.
           *[other] It bribes any creature of { $count } base vitality or more.
        }
        [close] { $count ->
            [0] It bribes a creature that would beat yours by { $points } or less.
           *[other] It bribes a creature of { $count } base vitality or more that would beat yours by { $points } or less.
        }
       *[losing] { $count ->
            [0] It bribes a creature that would beat yours.
           *[other] It bribes a creature of { $count } base vitality or more that would beat yours.
        }
    }
guardians-sheet-shot-at = It bribes a shooter whose shot would turn a match-up against you.
guardians-sheet-counter =
    { $count ->
        [0] It outbids the enemy for any creature that either side bribes.
       *[other] It outbids the enemy for a bribed creature of { $count } base vitality or more, of either side.
    }
guardians-sheet-cast-before = Before an attack on a stronghold it plays { $card }.
guardians-sheet-cast-bells = It calls those below your stronghold into the combat with { $card }, whoever defends it.
guardians-sheet-cast-between = Between match-ups it calls your shooters back with { $card }.
guardians-sheet-cast-bribe = It answers an enemy bribe with { $card }.
guardians-sheet-cast-channel = It answers enemy channelling with { $card }.
guardians-sheet-cast-command = It answers an enemy command with { $card }.
guardians-sheet-cast-count = It pays for { $card } what wins the space when it is counted, and no more than in a match-up.
guardians-sheet-cast-retreat = If you lose and cannot retreat as it says, it plays { $card }.
guardians-sheet-cast-shot = It answers an enemy shot with { $card }.
guardians-sheet-cast-match-up =
    { $losing ->
        [yes] { $count ->
            [0] It plays { $card } when a creature would beat yours.
           *[other] It plays { $card } when a creature of { $count } base vitality or more would beat yours.
        }
       *[no] { $count ->
            [0] It plays { $card } as soon as it can.
           *[other] It plays { $card } against a creature of { $count } base vitality or more.
        }
    }
guardians-sheet-cast-fed =
    { $losing ->
        [yes] { $count ->
            [0] It plays { $card } when a creature would beat yours, and what is channelled then turns that.
           *[other] It plays { $card } when a creature of { $count } base vitality or more would beat yours, and what is channelled then turns that.
        }
       *[no] { $count ->
            [0] It plays { $card } as soon as it can.
           *[other] It plays { $card } against a creature of { $count } base vitality or more.
        }
    }
guardians-sheet-cast-land =
    { $losing ->
        [yes] { $count ->
            [0] It plays { $card } on this land when a creature would beat yours, and would not without it.
           *[other] It plays { $card } on this land when a creature of { $count } base vitality or more would beat yours, and would not without it.
        }
       *[no] { $count ->
            [0] It plays { $card } on this land as soon as it can.
           *[other] It plays { $card } on this land against a creature of { $count } base vitality or more.
        }
    }
# $means are some of the three messages that follow, in order.
guardians-sheet-modifiers =
    { $goal ->
        [tie] To win or at least tie a match-up it adds only what is needed, and nothing if that is not enough: { $means }.
       *[win] To win a match-up it adds only what is needed, and nothing if that is not enough: { $means }.
    }
guardians-sheet-by-channelers = channelling from below your strongholds
guardians-sheet-by-stones =
    { $count ->
        [one] { $count } stone
       *[other] up to { $count } stones
    }
guardians-sheet-by-shots = last the shots of { $cards }, as few as will do
guardians-sheet-to-shots = It channels to a shot of { $cards } too.
guardians-sheet-secondary =
    { $count ->
        [0] Afterwards it attacks the strongest that can be beaten, with the weakest that can do it.
       *[other] Afterwards it attacks the strongest that can be beaten, with the weakest that can do it, but not with { $cards }.
    }
guardians-sheet-heal =
    { $paid ->
        [yes] Healers bring back the strongest that they can, for stones too.
       *[no] Healers bring back the strongest that they can for nothing.
    }
guardians-sheet-save = It pays stones for as many lost cards as they suffice to save.
guardians-sheet-retreat =
    { $gives ->
        [yes] { $count ->
            [0] If you lose, it gives the shield up with all its creatures.
           *[other] If you lose, it retreats to the first that is free of { $places }; if none is, it gives the shield up with all its creatures.
        }
       *[no] { $count ->
            [0] If you lose, it retreats to the first free space towards home.
           *[other] If you lose, it retreats to the first that is free of { $places }.
        }
    }
guardians-sheet-never = But it { $what }.
# What a sheet never does, listed with commas after "It". $shooters: it bribes shooters.
guardians-never-command = never shows a command card
guardians-never-lead = never leads { $card } while another is left, never lets it shoot, strike or command
guardians-never-bribe =
    { $shooters ->
        [yes] never bribes anybody but a shooter
       *[no] never bribes
    }
guardians-never-bribe-below =
    { $shooters ->
        [yes] never bribes a creature of less than { $count } base vitality, except shooters
       *[no] never bribes a creature of less than { $count } base vitality
    }
guardians-never-cast = never plays a spell or an item
guardians-never-dispel = never dispels anything
guardians-never-modify = never shoots, channels or pays to change a match-up
guardians-never-pay =
    { $count ->
        [0] never pays a stone in a match-up
        [one] never pays more than { $count } stone in a match-up
       *[other] never pays more than { $count } stones in a match-up
    }
guardians-never-strike = never makes a secondary attack
guardians-never-save = never pays to save lost cards
guardians-examples = **How it might go**, in three guesses:
# $course is how it ends, and for how many stones.
guardians-example-win = If { $other } wins what can be won: { $course }.
guardians-example-careful = If { $other } spends nothing: { $course }.
guardians-example-all-in = If { $other } spends everything: { $course }.
# $who is you or enemy: who wins.
guardians-example-stones =
    { $count ->
        [one] you pay { $count } stone
       *[other] you pay { $count } stones
    }
guardians-example-end =
    { $who ->
        [you] { $taken ->
            [yes] **you take { $place }**, { $points } to { $others }
           *[no] **you hold { $place }**, { $points } to { $others }
        }
       *[enemy] { $taken ->
            [yes] **you lose { $place }**, { $points } to { $others }
           *[no] **you do not take { $place }**, { $points } to { $others }
        }
    }
# $who is whose Guardian it is.
guardians-example-guardian =
    { $who ->
        [you] { $held ->
            [yes] **your Guardian stands**
           *[no] **your Guardian falls**
        }
       *[enemy] { $held ->
            [yes] **the Guardian of { $other } stands**
           *[no] **the Guardian of { $other } falls**
        }
    }
guardians-example-open = the combat is not over yet

## The table in words

guardians-text-player = { $name } leads { $guardian }: { $stones ->
        [0] no stones
        [one] { $stones } stone
       *[other] { $stones } stones
    }, { $lands ->
        [one] { $lands } disputed land
       *[other] { $lands } disputed lands
    }, { $shields ->
        [0] no shield lost
        [one] { $shields } shield lost
       *[other] { $shields } shields lost
    } of five
guardians-text-piles = { $name }: deck { $deck }, drawn { $drawn }, pen { $pen }, depot { $depot }, discard pile { $discard }
guardians-text-accessories = { $name }: beside the Guardian { $cards }
guardians-text-spaces = The spaces, row by row:
guardians-text-land = { $land }, controlled by { $name }
guardians-text-home = { $card }, home of { $name }
guardians-text-below =
    { $count ->
        [one] { $count } card below
       *[other] { $count } cards below
    }
guardians-text-shown = turned up: { $cards }
# $army is a shield with what is known of its cards.
guardians-text-army =
    { $turned ->
        [yes] { $name }: { $army }, turned
       *[no] { $name }: { $army }
    }
guardians-text-combat = The combat of { $name } against { $other } on { $place }:
guardians-text-hand =
    { $name } holds { $single ->
        [one] { $single } creature or creature item
       *[other] { $single } creatures and creature items
    } and { $double ->
        [one] { $double } card of the depot
       *[other] { $double } cards of the depot
    }
guardians-text-command =
    { $void ->
        [yes] { $name }: command card { $card }, void
       *[no] { $name }: command card { $card }
    }
guardians-text-lost = { $name } has lost { $cards }
guardians-text-lasting = In force this turn: { $cards }
guardians-text-fighter = { $fighter }, { $role ->
        [command] command card
        [primary] primary
        [shot] ranged attack
        [secondary] secondary attacker
        [aside] laid aside
        [guardian] Guardian
       *[reserve] unused
    }{ $beaten ->
        [yes] , beaten
       *[no] {""}
    }

## What is private

guardians-hand-drawn = Drawn: { $cards }
guardians-hand-pen = Pen: { $cards }
guardians-hand-depot = Depot: { $cards }
guardians-hand-combat = In your combat hand under the shield: { $cards }
guardians-hand-army = { $place }: { $army }
guardians-hand-hidden = Face down on { $place }: { $card }
guardians-hand-empty = You hold no cards.

## In a profile: what was the greatest in all matches

guardians-feat-beaten = Strongest foe beaten
guardians-feat-battle = Greatest battle won
guardians-starter-steel_and_scales = Steel and Scales
guardians-starter-bone_and_ember = Bone and Ember

## What a layout or a combat sheet was like, quoted in a note on how predictable somebody is

guardians-habit-left = Strong on the left
guardians-habit-center = Strong in the centre
guardians-habit-right = Strong on the right
guardians-habit-spread = Spread out
guardians-habit-straw = A shield over hardly anything
guardians-habit-nothing = In combat, spend nothing
guardians-habit-little = In combat, spend little
guardians-habit-much = In combat, spend much
