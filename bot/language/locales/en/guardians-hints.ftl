## Why an answer is suggested. $place is a space; $own, $base and $known add base vitality up.

guardians-hint-redraw =
    Your hand has { $shields ->
        [0] no shield
        [one] one shield
       *[other] { $shields } shields
    } and { $creatures ->
        [0] no creature
        [one] one creature
       *[other] { $creatures } creatures
    }.
guardians-hint-stack = On { $place } stands a stack with a base vitality of { $base }.
guardians-hint-stays = On { $place } a base vitality of { $base } stays where it is.
# Follows the words for a march: what it leaves and takes on a stronghold.
guardians-hint-exchange = on { $place } leave { $left }, take along { $taken }
guardians-hint-comes = A base vitality of { $base } comes to { $place }, which is under your control.
guardians-hint-reinforces = It brings a base vitality of { $base } to { $place }.
# $hidden counts the enemy’s cards that are not known.
guardians-hint-fight =
    On { $place } your base vitality of { $own } meets { $hidden ->
        [0] { $known }
        [one] { $known ->
            [0] one card that you do not know
           *[other] { $known } and one card that you do not know
        }
       *[other] { $known ->
            [0] { $hidden } cards that you do not know
           *[other] { $known } and { $hidden } cards that you do not know
        }
    }.
guardians-hint-stronghold = If you win { $place }, the stronghold of { $name } there falls to ruins.
guardians-hint-storm =
    Your base vitality of { $own } meets the Guardian with { $base }; you have { $stones ->
        [0] no stones
        [one] one stone
       *[other] { $stones } stones
    }.
# $due: its terrain is not yours yet. $terrains counts those in the own pen.
guardians-hint-land =
    You then control { $place } and { $lands ->
        [one] { $lands } disputed land
       *[other] { $lands } disputed lands
    } in all{ $due ->
        [yes] ; to settle it you have { $terrains ->
            [0] no terrain card
            [one] one terrain card
           *[other] { $terrains } terrain cards
        } in your pen.
       *[no] .
    }
guardians-hint-given-up = Risk: you no longer control { $place }.
guardians-hint-bare = Risk: nobody is on your stronghold { $place }.
guardians-hint-near =
    { $steps ->
        [one] Risk: next to it, on { $place }, { $name } has a shield with { $cards } cards that can still be turned.
       *[other] Risk: { $steps } spaces away, on { $place }, { $name } has a shield with { $cards } cards that can still be turned.
    }
# $lost counts the own shields lost, $most are a lost match.
guardians-hint-shield-lost = Risk: that is your lost shield number { $lost }; { $most } lose the match.
guardians-hint-shield-kept = Your shield stays in play.
guardians-hint-joins = Risk: on { $place } two shields become one, which makes { $lost } of the { $most } that lose the match.
guardians-hint-discards = Risk: it costs you a base vitality of { $base }.
guardians-hint-settles =
    { $count ->
        [one] A terrain card makes one land yours.
       *[other] Terrain cards make { $count } lands yours.
    }
guardians-hint-lead =
    Its base vitality is { $base }; { $stronger ->
        [0] nobody in your hand has more.
        [one] one creature in your hand has more.
       *[other] { $stronger } creatures in your hand have more.
    }
guardians-hint-heals = It brings back a base vitality of { $base }.
guardians-hint-strike = Its base vitality is { $base }, and { $needed } beat the target, bonuses included.
guardians-hint-stones =
    { $count ->
        [0] You keep no stones if all of them are needed.
        [one] You keep at least one stone.
       *[other] You keep at least { $count } stones.
    }
guardians-hint-sums = As it stands, you have { $own } against { $other }.
guardians-hint-control = If { $place } were counted now, you would have { $own } against { $other }.

## What a computer player believed; $least and $most are base vitality

guardians-belief-stack = I took what { $name } had on { $place } for { $least } to { $most } ({ $percent }%).
