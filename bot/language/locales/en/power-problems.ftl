### Why the rules of Power refuse an answer, or do not carry a line out. $piece, $small, $place, $start and $army hold
### names, pieces in the singular without an article; $text is what the player has typed.

## The table

power-problem-seats = Power is for two to four players, not for { $players }.
power-problem-over = The match is over.
power-problem-has-left = This player has resigned already.
power-problem-no-such-corner = There is no corner “{ $text }”. Write green, blue, yellow or red, or nothing at all.
power-problem-no-share-of-booty = { $army } has no share in this booty. Choose one of your armies that has won it.

## What was typed

power-problem-unreadable = “{ $text }” cannot be read. Write piece, from and to, as in D S12 IW.
power-problem-number-apart = The digits of a number in “{ $text }” stand apart. Write them together.
# $letters are those of the sheet.
power-problem-other-letters =
    { $letters ->
        [fr] “{ $text }” has English letters, and this sheet has French ones. Did you mean { $meant }?
       *[en] “{ $text }” has French letters, and this sheet has English ones. Did you mean { $meant }?
    }
power-problem-which-letters = “{ $text }” waits until it is clear whether this sheet has French or English letters. Write FR or EN on its first line.
power-problem-missing-sign = An exchange has its sign, E or X, before the place. Did you mean { $meant } by “{ $text }”?
# $meant is a line that could be read.
power-problem-did-you-mean = “{ $text }” cannot be read. Did you mean { $meant }?
# $meant is the order that was read, $text the words in front of it or behind it.
power-problem-beside = { $meant } is understood, “{ $text }” beside it is not. Write the order alone.
power-problem-two-readings = “{ $text }” can mean { $one } or { $another }. Write which.
# $first and $second are the player's two armies, $letter and $another their letters.
power-problem-which-army = “{ $text }” could be an order for { $first } or for { $second }. Put { $letter }: or { $another }: in front.
power-problem-neither-army = Neither { $first } nor { $second } has there what “{ $text }” needs. If you mean it all the same, put { $letter }: or { $another }: in front.
power-problem-one-piece-a-line = “{ $text }” moves several pieces. Write one line for each of them.
power-problem-power-moves = Power never moves. It lies in the reserve until it is exchanged.
power-problem-no-such-place = There is no place “{ $text }” on the board.
power-problem-too-long =
    { $most ->
        [one] A line has one character at most.
       *[other] A line has { $most } characters at most.
    }
power-problem-no-such-number =
    { $most ->
        [one] A line can name one piece at most.
       *[other] A line can name { $most } equal pieces at most.
    }
power-problem-nothing-spent = This exchange does not say what is given for it.

## The sheet

power-problem-unfinished = This line is not finished. If you do not complete it, it is left out.
power-problem-too-many-lines =
    { $most ->
        [one] An army obeys one line a round.
       *[other] An army obeys { $most } lines a round, and this is one more.
    }
power-problem-paper =
    { $most ->
        [one] A sheet has room for one line.
       *[other] A sheet has room for { $most } lines.
    }
power-problem-not-your-army = { $army } does not obey whoever wrote this sheet.

## Moves

# $piece is the kind of piece that the line names, $army the army that was to obey.
power-problem-none-there = { $army } has no { $piece } on { $place }.
# $other is the army that has such a piece there, $letter its letter.
power-problem-anothers = The { $piece } on { $place } belongs to { $other }, not to { $army }.
power-problem-your-others = The { $piece } on { $place } belongs to { $other }, not to { $army }. To command it, put { $letter }: in front.
# $pieces are counted ("2 soldiers"): all that stood there, each with an order on a line that was read before.
power-problem-ordered-already =
    { $count ->
        [one] The one { $piece } on { $place } has its order already.
       *[other] The { $pieces } on { $place } have their orders already.
    }
power-problem-made-now = The { $piece } on { $place } is made in this round. It can move in the next one.
power-problem-moved-already = Every { $piece } on { $place } has moved in this round already.
power-problem-too-far =
    { $range ->
        [one] { $target } is { $steps } steps away, and a { $piece } goes one step.
       *[other] { $target } is { $steps } steps away, and a { $piece } goes { $range } at most.
    }
power-problem-must-stop = The way to { $target } leads over { $place }, where a { $piece } has to stop. It can go on in the next round.
power-problem-closed-place = A { $piece } cannot enter { $place }.
power-problem-missile-moves = A mega-missile cannot move. It can only be launched.
power-problem-stays = This piece stands on { $place } already. A move needs another place.
power-problem-into-reserve = No order brings a piece into a reserve.
power-problem-other-reserve = { $place } is not the reserve of { $army }.
power-problem-reserve-to-hq = From the reserve a piece can only go to { $place }.

## Exchanges

power-problem-power-lies-in-reserve = Power lies in the reserve and can be exchanged only there.
power-problem-too-little-power = This costs { $wanted } Power, and the reserve has { $held }.
power-problem-too-few-there =
    { $held ->
        [0] There is no { $piece } on { $place }.
       *[other] This needs { $wanted } × { $piece } on { $place }, and there { $held ->
            [one] is one
           *[other] are { $held }
        }.
    }
power-problem-wrong-merger = A { $piece } is made of exactly { $count } × { $small } on one place.
power-problem-bought-with-power = A { $piece } can only be bought, with Power.
power-problem-wrong-price = A { $piece } costs exactly { $price } Power, not { $paid }.
power-problem-missile-too-weak = These pieces are worth { $worth }, and a mega-missile needs { $least }.
power-problem-missile-of-missiles = A mega-missile is worth nothing and cannot go into another one.

## Missiles and mercenaries

power-problem-no-missile-there = There is no mega-missile on { $place }.
# $pieces is how many mercenary pieces of that kind stand there.
power-problem-mercenaries-clash =
    { $pieces ->
        [one] Several players have given orders to the one mercenary { $piece } on { $place }, and all are cancelled.
       *[other] Several players have ordered more than the { $pieces } mercenaries ({ $piece }) on { $place } can do; all is cancelled.
    }

## At the start: whoever has not brought what the game asks for

power-entry-missing = { $name } has still to choose a corner.
