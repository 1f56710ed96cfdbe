### Power: what is told, asked and answered. Orders stand in the notation of the rulebook; $orders are some of them.
### $army is an army by its colour ("green"), $whose an army with its owner ("**Ada** (green)"), $place the name of a
### place. $who is player or mercenaries.

power-title = Power
power-teaser = Secret order sheets, carried out all at once: take the flags of your rivals. For two to four.

## The settings of a table

power-option-round_limit = Rounds
power-option-round_limit-about = After how many rounds the strengths are counted.
power-option-round_limit-12 = 12 rounds
power-option-round_limit-12-about = A short match.
power-option-round_limit-16 = 16 rounds
power-option-round_limit-16-about = A match of middling length.
power-option-round_limit-20 = 20 rounds
power-option-round_limit-20-about = The usual length; it stands for the two hours of the rules.
power-option-round_limit-30 = 30 rounds
power-option-round_limit-30-about = A long match.
power-option-round_limit-none = No limit
power-option-round_limit-none-about = Until the flags are taken, or nobody has carried out an order for three rounds.

power-option-talk = Table talk
power-option-talk-about = What you agree among yourselves. The bot shows it and does not enforce it.
power-option-talk-silent = Silent
power-option-talk-silent-about = Nobody speaks about the match while orders are written.
power-option-talk-open = Open
power-option-talk-open-about = Everybody may speak at any time, before everybody.
power-option-talk-private = Private
power-option-talk-private-about = Everybody may also make secret agreements.

power-option-authentic_illegal_orders = Wrong lines
power-option-authentic_illegal_orders-about = What happens to lines that cannot be carried out.
power-option-authentic_illegal_orders-true = Sealed and lost
power-option-authentic_illegal_orders-true-about = As on paper: a wrong line may be sealed, and is lost when it is read.
power-option-authentic_illegal_orders-false = Refused
power-option-authentic_illegal_orders-false-about = A sheet is sealed only when every line can be carried out.

power-option-pairing = Corners of two players
power-option-pairing-about = Which two armies a player has in a match of two.
power-option-pairing-adjacent = Side by side
power-option-pairing-adjacent-about = Two neighbouring corners each.
power-option-pairing-opposite = Opposite
power-option-pairing-opposite-about = Two opposite corners each.

power-option-mercenary_clash = Orders to mercenaries
power-option-mercenary_clash-about = What happens if several players order the same mercenaries, in a match of three.
power-option-mercenary_clash-seed = While there are enough
power-option-mercenary_clash-seed-about = All is carried out as long as there are enough pieces; if not, nothing is.
power-option-mercenary_clash-strict = Strict
power-option-mercenary_clash-strict-about = Any two different orders for the same pieces cancel each other.

power-option-missile_timing = Missiles strike
power-option-missile_timing-about = When launched mega-missiles strike.
power-option-missile_timing-after_all_moves = After all moves
power-option-missile_timing-after_all_moves-about = Before the ties and fights; who moves in is hit, who moves away escapes.
power-option-missile_timing-after_ties = After the ties
power-option-missile_timing-after_ties-about = When those who bounce have gone back, and before the fights.
power-option-missile_timing-sequential = Line by line
power-option-missile_timing-sequential-about = At once, when the line that launches them is read.

power-option-hq_counts_for_income = Headquarters and Power
power-option-hq_counts_for_income-about = Whether an enemy headquarters pays Power like the rest of its territory.
power-option-hq_counts_for_income-true = Pays Power
power-option-hq_counts_for_income-true-about = A headquarters counts as a part of its territory.
power-option-hq_counts_for_income-false = Pays nothing
power-option-hq_counts_for_income-false-about = Only sectors count.

power-option-empty_hq_capture = Empty headquarters
power-option-empty_hq_capture-about = Whether a flag can be taken where nobody defends it.
power-option-empty_hq_capture-true = Can be taken
power-option-empty_hq_capture-true-about = A soldier or a regiment need only walk in.
power-option-empty_hq_capture-false = Only after a fight
power-option-empty_hq_capture-false-about = A flag falls only if a fight was won there in this round.

power-option-bounce_to_reserve = Bounce into the reserve
power-option-bounce_to_reserve-about = What a piece does in a tie that has just come from the reserve.
power-option-bounce_to_reserve-true = Goes back
power-option-bounce_to_reserve-true-about = It goes back to the reserve.
power-option-bounce_to_reserve-false = Stays
power-option-bounce_to_reserve-false-about = It stays where it is, and the tie lasts.

power-option-penalty_all_illegal = Penalty
power-option-penalty_all_illegal-about = When a player has to pay one Power.
power-option-penalty_all_illegal-true = No line carried out
power-option-penalty_all_illegal-true-about = For an empty sheet, and for one of which no line can be carried out.
power-option-penalty_all_illegal-false = Empty sheet
power-option-penalty_all_illegal-false-about = Only for a sheet without any line.

power-option-ship_hq_to_8 = Ships: headquarters and sector 8
power-option-ship_hq_to_8-about = Whether ships may pass between a headquarters and its sector 8.
power-option-ship_hq_to_8-true = Open
power-option-ship_hq_to_8-true-about = Ships may pass along that corner.
power-option-ship_hq_to_8-false = Closed
power-option-ship_hq_to_8-false-about = Ships go by the sea sectors beside it.

power-option-ship_island_to_corner_sector = Ships: islands and corners
power-option-ship_island_to_corner_sector-about = Whether ships may pass between an island and the sectors at its corners.
power-option-ship_island_to_corner_sector-true = Open
power-option-ship_island_to_corner_sector-true-about = Ships may pass along these corners.
power-option-ship_island_to_corner_sector-false = Closed
power-option-ship_island_to_corner_sector-false-about = Ships go by the sea sectors between them.

power-option-sea_labels = Numbers at sea
power-option-sea_labels-about = Which numbers the twelve sea sectors bear. It does not change play.
power-option-sea_labels-spear_reconstructed = Three to an island
power-option-sea_labels-spear_reconstructed-about = Our reconstruction of the French board.
power-option-sea_labels-by_territory = By territory
power-option-sea_labels-by_territory-about = Clockwise, territory after territory.
power-option-sea_labels-channels_first = Channels first
power-option-sea_labels-channels_first-about = First the four inner channels, then the outer sea.
power-option-sea_labels-pgi = English board
power-option-sea_labels-pgi-about = In reading order, as the English edition seems to have it.

## The corner that a player wishes for

power-bring = Choose my corner
power-corner-ask = Choose the corner that you would like. If two want the same one, whoever joined first gets it.
power-corner-question = Choose a corner
power-corner-any = Any corner
power-corner-none-wished = Any corner will do for you.
power-corner-wished = You would like this corner: { $army }.

## Names

# An army by its colour, in the middle of a sentence.
power-colour-V = green
power-colour-B = blue
power-colour-J = yellow
power-colour-R = red
# An army with its letter, at the beginning of a sentence or alone.
power-army-V = Green (V)
power-army-B = Blue (B)
power-army-J = Yellow (J)
power-army-R = Red (R)
power-mercenaries = the mercenaries
power-whose = { $name } ({ $army })
power-piece-S = soldier
power-piece-T = tank
power-piece-C = fighter
power-piece-D = destroyer
power-piece-R = regiment
power-piece-A = heavy tank
power-piece-B = bomber
power-piece-CR = cruiser
power-piece-M = mega-missile
power-piece-P = Power
# $pieces is a counted kind ("2 soldiers"), $strength what they are worth.
power-term = { $pieces } ({ $strength })
power-term-of = { $army } { $pieces } ({ $strength })
power-nothing = nothing

## How far the match is

power-headline =
    Round { $round }{ $rounds ->
        [0] {""}
       *[other] {" "}of { $rounds }
    } · { $phase ->
        [booty] Sharing booty
        [fallen] Flag captured: { $armies }
       *[orders] Writing orders
    }
power-headline-over = The match is over

## What happened

power-table-seat = - { $name } commands { $armies }.
power-table-mercenary = - Nobody owns { $army }: these are the mercenaries, and every player may write orders for them.
power-table-denied = - { $name } had wished for another corner, which somebody who joined earlier has got.
power-table-referee = { $name } is drawn as the first referee, whose sheet is read first.
# $setting is the name of the setting, $value what was chosen, $about what that means.
power-talk = -# { $setting }: { $value }. { $about }
power-round-begun = **Round { $round }{ $rounds ->
        [0] {""}
       *[other] {" "}of { $rounds }
    }** begins. All write their orders in secret; the sheet of { $referee } will be read first.{ $last ->
        [yes] {" "}This is the last round: after it the strengths are counted.
       *[no] {""}
    }
power-sheet-sealed = { $name } has sealed a sheet and is ready.
power-sheet-reopened = { $name } has taken the sealed sheet back and is not ready any more.
power-sheets-revealed = **The orders of round { $round }**, as they are read:
power-sheet-read = - { $name }: { $orders }
power-sheet-empty = - { $name }: no orders
# $order is a line of the sheet, $reason a sentence that says why it is not carried out.
power-line-lost = -# ✗ { $order }: { $reason }
power-line-joined = -# { $order }: carried out together with the same order of another player.
power-mercenaries-wanted =
    Several players command the mercenaries on { $place } ({ $pieces }): { $orders }. { $count ->
        [0] There are too few of them, and all these orders are cancelled.
       *[other] They go to { $targets }.
    }
power-wish = { $name } to { $place }
power-penalty-power =
    { $empty ->
        [yes] { $name } has written no orders and pays one Power
       *[no] { $name } has carried out no order and pays one Power
    }; { $army } has { $power } Power left.
power-penalty-piece =
    { $empty ->
        [yes] { $name } has written no orders and has to pay one Power.
       *[no] { $name } has carried out no order and has to pay one Power.
    } For lack of Power a { $piece } on { $place } is turned into it; { $army } has { $power } Power left.
power-penalty-broken =
    { $empty ->
        [yes] { $name } has written no orders and has to pay one Power.
       *[no] { $name } has carried out no order and has to pay one Power.
    } For lack of Power a { $piece } on { $place } is broken into three pieces ({ $small }): one is turned into Power, two go to the reserve; { $army } has { $power } Power left.
power-penalty-none =
    { $empty ->
        [yes] { $name } has written no orders, and has nothing to pay the penalty with.
       *[no] { $name } has carried out no order, and has nothing to pay the penalty with.
    }
power-missiles-struck =
    { $count ->
        [one] A mega-missile strikes { $target }, launched by { $launchers }.
       *[other] { $count } mega-missiles strike { $target }, launched by { $launchers }.
    } { $hit ->
        [nothing] Nothing is there.
        [power] Destroyed: { $power } Power.
        [both] Destroyed: { $pieces }, and { $power } Power.
       *[pieces] Destroyed: { $pieces }.
    }
power-launcher = { $whose } from { $place }
power-pieces-of = { $pieces } of { $whose }
power-tie-broken = **Tie on { $place }**, { $strength } each: { $names }. What has just come goes back: { $back }.
power-stand-off = **Stand-off on { $place }**, { $strength } each: { $names }. All stay, and nobody captures anything.
power-goes-back = { $pieces } of { $whose } to { $place }
power-side = - { $name } { $total } = { $terms }
power-fight-won =
    { $who ->
        [mercenaries] **Fight on { $place }**: { $name } win with { $strength } to { $other } and capture { $captured }
       *[player] **Fight on { $place }**: { $name } wins with { $strength } to { $other } and captures { $captured }
    }{ $asked ->
        [yes] , both armies in equal shares: { $name } has to say which one gets this booty.
       *[no] , for the reserve of { $army }.
    }
power-booty-taken = { $name } puts the booty from { $place }, { $pieces }, into the reserve of { $army }.
power-income =
    { $who ->
        [mercenaries] { $name } collect { $count } Power for { $army }, from { $territories }.
       *[player] { $name } collects { $count } Power for { $army }, from { $territories }.
    }
# $captor and $heir are armies with their owners.
power-flag-taken = **Flag captured**: { $whose }, by { $captor }. { $heir ->
        [captor] All that it had goes to the captor’s reserve: { $spoils }.
        [nobody] In a circle of captures all that it had leaves the game.
       *[other] As the captor falls as well, all that it had goes on to { $heirname }: { $spoils }.
    }
power-spoils =
    { $count ->
        [0] { $power } Power
       *[other] { $pieces }, and { $power } Power
    }
power-player-eliminated = { $name } has no flag left and is out of the game.
power-player-left = { $name } has resigned. All pieces of { $armies } leave the game, and the territory is neutral.
power-match-ended =
    { $reason ->
        [flags] All other flags are taken: the match is over.
        [nobody] No flag stands any more: the match is over.
        [rounds] The last round is over: the strengths are counted.
        [standstill] For three rounds nobody has carried out an order: the strengths are counted.
       *[resigned] Only one player is left: the match is over.
    }

## What one player alone learns

power-hand-sheet =
    { $count ->
        [0] Your sealed sheet is empty.
       *[other] Your sealed sheet: { $orders }.
    }

## The result

power-result =
    { $count ->
        [0] Nobody has won: no flag stands any more.
        [one] { $reason ->
            [flags] { $names } has the flags of all rivals and wins.
            [resigned] { $names } is left alone and wins.
           *[rounds] { $names } has the strongest army and wins.
        }
       *[other] { $names } are equal in strength and flags, and share the victory.
    }
power-result-line =
    - { $name }: { $board } on the board + { $reserve } in reserve + { $power } Power = **{ $strength }**, { $flags ->
        [one] one flag
       *[other] { $flags } flags
    }{ $fate ->
        [fell] {" "}(out in round { $round })
        [left] {" "}(resigned)
       *[stayed] {""}
    }

## What is asked: after "Ada has to"

power-duty-orders = seal a sheet of orders
power-duty-booty = say which army gets the booty
power-duty-plan = give standing orders

## What is asked, in private

# $lines is how many lines the sheet may have, $army the only army of the player or all of them.
power-prompt-orders = Write your orders for **round { $round }**: up to { $lines } lines for { $army }.
power-prompt-each = Five lines at most are for each of your armies. Put its letter in front: { $example }.
power-prompt-mercenaries = Any line may command the mercenaries ({ $army }): { $example }.
power-prompt-wrong = Wrong lines can be sealed at this table, and are lost.
power-prompt-penalty =
    { $all ->
        [yes] If no line can be carried out, you pay one Power.
       *[no] A sheet without a line costs one Power.
    }
power-prompt-typed = A typed line names piece, from and to, as in { $example }. V is green (vert) and J yellow (jaune), as on the French board. With FR on the first line the pieces have French letters.
power-prompt-read = Nobody sees your sheet until all have sealed; then all are read out, beginning with { $name }.
power-prompt-late = If you do not seal in time, what is written here counts, as far as it could be sealed.
power-prompt-last = This is the last round: after it the strengths are counted.
power-prompt-booty = You have won { $pieces } on { $place }, and both your armies have an equal share in it. Say into which reserve these pieces go. Everybody sees your choice at once.
power-prompt-booty-late = Without an answer in time they go into the reserve of { $army }.
power-prompt-plan = Standing orders answer for you, so that nobody has to wait. Nobody else learns them. What you leave open is asked when it comes.
power-prompt-plan-sheet = You can also write the sheet for **round { $round }** ahead. It is sealed when that round begins if every line can be carried out then; if not, you are asked, or what can be is sealed without the rest, as you choose.

power-form = Your orders for round { $round }
power-form-about = I soldier, T tank, F fighter, D destroyer, R regiment, H heavy tank, B bomber, C cruiser, M missile

## A sheet in the making

power-draft-line = { $number }. { $mark } { $order }{ $verdict ->
        [none] {""}
       *[other] {" "}· { $verdict }
    }
power-draft-unfinished = …
power-draft-letters =
    { $letters ->
        [fr] -# The letters of this sheet are French: C is the fighter, CR the cruiser.
       *[en] -# The letters of this sheet are English: F is the fighter, C the cruiser.
    }
power-draft-steps =
    { $steps ->
        [one] { $piece }, { $steps } step of { $range }
       *[other] { $piece }, { $steps } steps of { $range }
    }
power-draft-out = { $piece } leaves the reserve
power-draft-bought = a { $piece } for { $power } Power
power-draft-merged = a { $piece } made of { $pieces }
power-draft-missile = a mega-missile made of pieces worth { $worth }
power-draft-launched = a mega-missile on { $place }
power-draft-own-hit = ⚠ It also destroys your own pieces there: { $pieces }.
# $line is the number of the line, $reason the sentence that says what is wrong with it.
power-draft-reason = Line { $line }: { $reason }
power-draft-reserve = Reserve { $place }: { $pieces }, { $power } Power.
power-draft-open = not finished
power-draft-left-out = left out of your sheet
power-draft-plan = **Once you keep these orders:**

# Menu placeholders: up to 150 characters.
power-question-go = Choose a piece to move
power-question-line = Choose a line to write or change
power-question-army = Choose the army
power-question-kind = Choose what the line does
power-question-piece = Choose the piece
power-question-from = Choose from where
power-question-spent = Choose what the mega-missile is made of
power-question-to = Choose where to

## Lines of menus and small buttons: up to 80 characters, and up to 100 for what they mean

power-choice-line = { $number }. { $order }
power-choice-line-new = Add a line
power-choice-change-done = Finish it
power-choice-change-up = Move it up
power-choice-change-down = Move it down
power-choice-change-copy = Same as this, but …
power-choice-change-delete = Delete it
# $count is how many of its orders are written; $all how many it had where some of them cannot be carried out, else 0.
power-choice-same =
    { $all ->
        [0] { $count ->
            [one] Seal my last sheet again (one order)
           *[other] Seal my last sheet again ({ $count } orders)
        }
       *[other] Seal my last sheet again ({ $count } of { $all } orders still possible)
    }
# $army is none where the player commands one army only.
power-choice-go =
    { $army ->
        [none] { $piece } ({ $letter }) · { $place }
       *[other] { $army }: { $piece } ({ $letter }) · { $place }
    }
power-choice-again =
    { $all ->
        [0] { $count ->
            [one] Same as my last sheet (one order)
           *[other] Same as my last sheet ({ $count } orders)
        }
       *[other] Same as my last sheet ({ $count } of { $all } orders still possible)
    }
power-choice-strike = Strike out what is wrong or unfinished
power-choice-kind-move = Move a piece
power-choice-kind-buy = Buy a piece with Power
power-choice-kind-merge = Merge three pieces into a large one
power-choice-kind-missile = Make a mega-missile
power-choice-kind-launch = Launch a mega-missile
power-choice-piece = { $piece } ({ $letter })
power-about-piece =
    { $steps ->
        [one] Strength { $strength }, { $steps } step
       *[other] Strength { $strength }, { $steps } steps
    }
power-about-bought = { $power } Power, strength { $strength }
power-about-merged = Strength { $strength } instead of { $before }
power-about-mixture = Worth { $worth }
power-about-own-army = Yours
power-about-mercenaries = The mercenaries, who obey everybody
# $forces is who stands there.
power-about-place = { $forces }
# An army with its owner and strength, in the description of a choice.
power-force = { $whose } { $strength }
power-choice-booty = Reserve of { $army } ({ $place })
power-choice-muster-ask = Muster: ask me
power-choice-muster-always = Muster: buy and bring out
power-choice-shares-ask = Equal booty: ask me
power-choice-shares-army = Equal booty: to { $army }
power-choice-otherwise-ask = If a line does not fit: ask me
power-choice-otherwise-fitting = If a line does not fit: seal the others

## Buttons, up to 80 characters, and confirmations

power-act-sheet =
    { $count ->
        [0] Seal an empty sheet (costs one Power)
        [one] Seal one order
       *[other] Seal { $count } orders
    }
power-act-booty = Put it into the reserve of { $army }
power-act-plan = Keep these orders
# $label is one of these buttons, $lines the numbers of the lines that are not finished or cannot be carried out.
power-act-without =
    { $count ->
        [one] { $label }, without line { $lines }
       *[other] { $label }, without lines { $lines }
    }

power-done-booty = You have put the booty into the reserve of { $army }.
power-done-plan-ask = In every round you are asked for your orders.
power-done-plan-muster = In every round with something to bring out or to buy, a sheet is sealed for you at once: you buy as dear as your Power goes and bring the strongest pieces out. That sheet moves nothing that is on the board, merges and launches nothing, and brings nothing into a headquarters in which foreign pieces stand. In other rounds you are asked.
power-done-plan-shares-ask = Equal shares of booty: you are asked.
power-done-plan-shares-army = Equal shares of booty: they go to { $army }.
power-done-plan-sheet =
    When round { $round } begins, this sheet is sealed if every line can be carried out then, whatever the others have done until then: { $orders }. { $otherwise ->
        [fitting] If not, the lines that can be are sealed without the rest; if none can, you are asked.
       *[ask] If not, you are asked.
    } It is used in no other round, and in round { $round } nothing else is sealed for you.
power-done-plan-never = These orders never seal an empty sheet. A sheet that they have sealed can be changed or taken back until the last player has sealed.

## Everything in words

power-text-armies = **Armies**
power-text-places = **On the board**, place by place
power-text-referee = The sheet of { $name } is read first in this round.
power-text-sealed =
    { $count ->
        [0] Nobody has sealed a sheet yet.
       *[other] Ready, with a sealed sheet: { $names }.
    }
power-hand-reserve = Reserve of { $army } ({ $place }): { $pieces }, { $power } Power.
power-hand-strength = { $army }: strength { $strength } in all, { $garrison } of it in the headquarters.
power-hand-out = You command no army any more.
power-threats-title = What could come to { $place } next round, with one move each:
power-threats-none = Nothing can come to { $place } next round, with one move.
power-threat =
    { $infantry ->
        [yes] - { $whose } from { $place }: { $pieces }, strength { $strength }; they could take the flag
       *[no] - { $whose } from { $place }: { $pieces }, strength { $strength }
    }
power-threats-garrison = You have { $strength } there.

## In a profile: what was the greatest in all matches

power-feat-battle = Greatest battle won

## What a sheet was mainly about, quoted in a note on how predictable somebody is: the way of most strength, from its corner

power-habit-nothing = No orders
power-habit-muster = Only buying and bringing out
power-habit-home = Moves at home
power-habit-islands = To the islands and the sea
power-habit-clockwise = Into the next territory clockwise
power-habit-opposite = Into the opposite territory
power-habit-anticlockwise = Into the next territory anticlockwise
power-habit-missile = A mega-missile
