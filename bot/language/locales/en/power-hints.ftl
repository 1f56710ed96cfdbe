## Why a sheet is suggested. $place is a place, $whose an army with its owner, $pieces a list of pieces.

power-hint-flag = If nobody else moves, you take the flag of { $whose }.
power-hint-fight = If nobody else moves, you win { $place } by { $margin } and capture { $pieces }.
power-hint-strike = If nobody else moves, you destroy { $pieces } on { $place }.
# $garrison is what guards it now.
power-hint-siege = In the next round, you could come to the headquarters of { $whose } with a strength of { $strength }; { $garrison } guard it now.
power-hint-brought = You bring pieces with a strength of { $strength } out of the reserve.
power-hint-income = If nobody else moves, you collect { $count } Power.
power-hint-lost = Risk: if nobody else moves, you lose { $pieces } on { $place }.
power-hint-tie = Risk: if nobody else moves, { $place } is tied at { $strength }, and you capture nothing there.
# $name is a player or the mercenaries, $own the strength that would stand there.
power-hint-home = Risk: { $name } could come to the headquarters of { $army } with a strength of { $strength }, against your { $own }.
power-hint-open = Risk: { $name } could come to { $place } with a strength of { $strength }, against your { $own }.
power-hint-penalty = Risk: an empty sheet costs one Power.
power-hint-booty = The headquarters of { $army } has a garrison of { $garrison }, that of your other army { $other }.

## What a computer player believed

power-belief-attack = I expected { $name } to come to { $place } ({ $percent }%).
