## Why an answer is suggested. $region is a region, $name the opponent, $attack and $defence are the sums of an overthrow

# $pieces are those that stand there.
macht_ohnmacht-hint-overthrow = You overthrow { $region } by { $margin }, { $attack } to { $defence }, and drive { $pieces } out.
macht_ohnmacht-hint-saves = { $region } stays yours.
# $left is what is left of your active pieces in reserve if you win, $most what the opponent can bid.
macht_ohnmacht-hint-bid =
    { $sure ->
        [yes] Nobody can bid more: { $name } has no more than { $most }. If you win, { $left } active pieces stay in your reserve.
       *[no] { $name } can bid up to { $most }. If you win, { $left } active pieces stay in your reserve.
    }
# $own and $other count active regions. $saved: one of the pieces that are driven out may be saved.
macht_ohnmacht-hint-active-now =
    { $saved ->
        [yes] If no piece is saved, you then have { $own ->
            [one] { $own } active region
           *[other] { $own } active regions
        }, { $name } has { $other }.
       *[no] You then have { $own ->
            [one] { $own } active region
           *[other] { $own } active regions
        }, { $name } has { $other }.
    }
macht_ohnmacht-hint-active-next =
    { $saved ->
        [yes] If no piece is saved, you have { $own ->
            [one] { $own } region
           *[other] { $own } regions
        } that will be active in the next cycle, { $name } has { $other }.
       *[no] You then have { $own ->
            [one] { $own } region
           *[other] { $own } regions
        } that will be active in the next cycle, { $name } has { $other }.
    }
# $total and $rival are victory points and active regions when the cycle is scored.
macht_ohnmacht-hint-last-cube =
    { $saved ->
        [yes] No cube is left then. If no piece is saved, the cycle is scored with { $own } to { $other } active regions, and you have { $total } of { $goal }, { $name } has { $rival }.
       *[no] No cube is left then: the cycle is scored with { $own } to { $other } active regions, and you have { $total } of { $goal }, { $name } has { $rival }.
    }
macht_ohnmacht-hint-opens = You can then overthrow { $region } with { $tile } by { $margin }, { $attack } to { $defence }.
macht_ohnmacht-hint-denies = { $name } could overthrow { $region } with it by { $margin }, { $attack } to { $defence }, and now cannot take it.
macht_ohnmacht-hint-recruits =
    { $count ->
        [0] It brings no pieces, but makes time pass.
        [one] It brings one piece from stock to your reserve.
       *[other] It brings { $count } pieces from stock to your reserve.
    }
macht_ohnmacht-hint-serpent = Risk: { $name } has a Serpent and may cancel it.
# $means: hand or display.
macht_ohnmacht-hint-exposed =
    { $means ->
        [hand] Risk: { $name } has { $tile } and can overthrow { $region } by { $margin }, { $attack } to { $defence }.
       *[display] Risk: { $name } can take { $tile } and overthrow { $region } by { $margin }, { $attack } to { $defence }.
    }

## What a computer player believed

macht_ohnmacht-belief-bid =
    { $count ->
        [0] I expected { $name } to bid nothing ({ $percent }%).
        [one] I expected { $name } to bid one piece ({ $percent }%).
       *[other] I expected { $name } to bid { $count } pieces ({ $percent }%).
    }
