### The commands of Power, and what they refuse.

command-orders-name = orders
command-orders-description = Write and seal your orders in the match of Power in this channel
command-threats-name = threats
command-threats-description = See, to you alone, what could reach your headquarters next round

refused-no-headquarters = You command no army any more, so nothing threatens you.

## The lesson

power-learn-welcome =
    You play the last rounds of a small match of Power here, by the real rules. Nobody else sees it, nothing is at stake, and no clock runs.

    {""}**What it is about.** All write orders for their pieces in secret. Then all sheets are opened and carried out at once. Whoever has taken the flags of all rivals wins.

    {""}**Your task.** You command green, and the House commands blue; the other two armies are out of the game. Take the flag in the blue headquarters. Whatever you are asked is explained, and *Do it for me* shows you a good sheet.
power-learn-sheet = **1 · Your first sheet.** You have a soldier on B7, a tank on B5 and a destroyer on the island IN. Each of them may move once in a round, and each move is one line of your sheet. A sheet without a line costs one Power, the money of the game. By land the only way into the blue headquarters, HQB, leads over B8. **Press the soldier on B7.**
power-learn-second = The line is on your sheet: piece, from, to; ✓ says that it can be carried out. The picture shows what your orders do if nobody else writes any. Now bring the destroyer up: **press the destroyer on IN.**
power-learn-seal = That will do; the tank can stay where it is. The House writes orders too, and neither of you sees the other’s sheet. **Seal your orders**: then both sheets are opened at once.
power-learn-to-soldier = **The soldier** goes up to two steps by land, also diagonally.
power-learn-to-tank = **The tank** goes up to three steps by land, also diagonally.
power-learn-to-destroyer = **The destroyer** goes one step by water: to a sea sector beside it, or from the sea to a coast, an island or a headquarters.
power-learn-to-other = **Where to?** The menu lists all places that this piece can reach.
power-learn-aim-gate = **Choose B8**, the sector before the headquarters.
power-learn-aim-landing = **Choose S2**: that sea sector touches HQB, so from there the destroyer can attack in the next round.
power-learn-aim-any = Choose one of these places, or press *Start over*.
power-learn-aim-flag = If it is to attack with the others, **choose HQB**.
power-learn-aim-near = HQB is too far for it in this round. Bring it to a place from which it gets there in the next one.
power-learn-bounced = **Two orders have met.** Your soldier and the blue one both went to B8, and 2 against 2 is a tie. What has just come **bounces**: both are back where they came from. With the tank beside your soldier it would have been 5 against 2, and you would have captured the blue one.
power-learn-captured = **Two orders have met, and you were stronger.** The piece that you have beaten changes sides: it lies in your reserve.
power-learn-apart = **No orders have met.** Look at the account: the blue orders were as secret as yours. Nothing happens where only one side stands.
power-learn-attack =
    {""}
    {""}**2 · The headquarters.** Its flag falls if you alone stand in HQB at the end of the round, **with a soldier or a regiment** among your pieces. **Press a piece that is to attack.** You can send several, line by line.
power-learn-attack-more = The picture shows your strength in each place, if nobody else moves. **A tie is not enough:** what has just come bounces.
power-learn-reckon = In HQB stands a destroyer (10), and the blue soldier (2) may come home: that would make 12. Press another piece, or seal.
power-learn-reckon-now = Nobody can come to the help of HQB: what you see there is all that defends it. Press another piece, or seal.
power-learn-end-flag = **The flag is yours, and with it the match.** You were stronger than all that stood in HQB or came home, and a soldier was there to take the flag. What is captured changes sides.
power-learn-end-all-three = It took all three, 15 against 12. Soldier and destroyer alone would have bounced, 12 against 12. Tank and destroyer would have won with 13, but neither of them can take a flag.
power-learn-end-no-soldier = **The fight is won, the flag is not.** You were stronger and have captured what stood in HQB. But only a soldier or a regiment takes a flag, and none of yours went along.
power-learn-end-tie = **A tie, and nothing is won.** With what came home, as much stood in HQB as you had sent. Your pieces had just come, so they bounced; what had not moved holds the headquarters. One piece more would have been enough.
power-learn-end-lost = **You were too weak, and your pieces are captured.** Before an attack add up what stands there and what can still come. Only whoever has more than that is sure to win.
power-learn-end-away = **The lesson is over, and nobody has attacked.** The blue flag stands where it stood. Bring the destroyer to S2, then send soldier, tank and destroyer into HQB in the same round. *Do it for me* shows how.
power-learn-end-again =
    {""}
    Begin again if you like. `/rules` tells the whole game, `/play` opens a table.
power-learn-end-next =
    {""}
    In a real match all armies stand on the board, and everybody reckons with everybody. Captured pieces come back from your reserve, enemy land brings Power that buys new ones, three equal pieces become one that is far stronger, and missiles strike any place. A sheet can be typed as well, and each of its lines changed.

    `/play` opens a table, and `/rules` tells the rest.
