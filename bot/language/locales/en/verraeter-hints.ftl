## Why an answer is suggested

# $land is a land with its place, in all of them.
verraeter-hint-granary =
    { $side ->
        [own] The granary brings you a supply card at the end of every round in which your family holds { $land }, as it does now.
       *[rival] The granary brings you nothing before your family takes { $land }.
    }
# $own and $rival are strengths.
verraeter-hint-rivals-beside =
    { $count ->
        [0] No land of the rival family lies beside { $land }, so no conflict can be about it as the lands lie.
        [one] Risk: a land of the rival family lies beside { $land }, with strength { $rival } against { $own }.
       *[other] Risk: { $count } lands of the rival family lie beside { $land }, the stronger one with { $rival } against { $own }.
    }
# $stand: leads, trails or level.
verraeter-hint-lead =
    { $family ->
        [eagle] With this, the Eagle { $stand ->
            [leads] leads by { $points }
            [trails] is { $points } behind
           *[level] is level with the Rose
        }, as far as can be seen.
       *[rose] With this, the Rose { $stand ->
            [leads] leads by { $points }
            [trails] is { $points } behind
           *[level] is level with the Eagle
        }, as far as can be seen.
    }
# Follows verraeter-hint-lead, which names the family.
verraeter-hint-pays =
    { $points ->
        [one] If it wins and nobody else changes sides, you score { $points } point for the land.
       *[other] If it wins and nobody else changes sides, you score { $points } points for the land.
    }
verraeter-hint-granary-at-stake = Risk: if it loses, your granary on { $land } supplies you no more.
verraeter-hint-granary-to-win = If it wins, your granary on { $land } supplies you as well.
verraeter-hint-traitor =
    { $family ->
        [eagle] You go over to the Eagle at the reveal, and score { $points ->
            [one] { $points } point
           *[other] { $points } points
        } whoever wins.
       *[rose] You go over to the Rose at the reveal, and score { $points ->
            [one] { $points } point
           *[other] { $points } points
        } whoever wins.
    }
verraeter-hint-strategist =
    { $bonus ->
        [only_when_winning] It scores { $points } points if your side wins, and you choose the next place of conflict.
       *[always] It scores { $points } points whoever wins, and you choose the next place of conflict.
    }
verraeter-hint-farmer = You may draw up to { $cards } supply cards at the end of the round; as the lands lie, your granaries alone bring { $otherwise }.
verraeter-hint-builder =
    { $what ->
        [post] You can build a trading post after the conflict.
       *[granary] You can build a granary after the conflict.
    }
verraeter-hint-cards-kept =
    { $cards ->
        [one] The supply card that you keep scores { $points ->
            [one] { $points } point
           *[other] { $points } points
        } by your trading posts.
       *[other] The { $cards } supply cards that you keep score { $points ->
            [one] { $points } point
           *[other] { $points } points
        } by your trading posts.
    }
verraeter-hint-waiting =
    { $count ->
        [0] Nobody can play supply cards after you.
        [one] Risk: one player can play supply cards after you.
       *[other] Risk: { $count } players can play supply cards after you.
    }
verraeter-hint-converted =
    { $supplies ->
        [yes] Risk: the granary on { $land } supplies you now, and will no more.
       *[no] The granary on { $land } brings you nothing now.
    }
verraeter-hint-post = At the end it scores a point for every supply card in hand, for three at most: { $points } with your hand as it is.
verraeter-hint-no-new-building = All that you could build takes the place of one of your granaries.

## What a computer player believed; $role is an action card: "the Traitor"

verraeter-belief-role = I thought that { $name } had { $role } ({ $percent }%).
