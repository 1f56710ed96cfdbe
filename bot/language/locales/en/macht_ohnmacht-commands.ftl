### The commands of Macht & Ohnmacht, and what they refuse.

command-neighbours-name = neighbours
command-neighbours-description = See who borders whom on the map, in this cycle and in the next
command-neighbours-cycle-name = cycle
command-neighbours-cycle-description = One kind of cycle only
command-neighbours-magic = Magic
command-neighbours-sword = Sword
command-odds-name = odds
command-odds-description = See what it takes to overthrow a region
command-odds-region-name = region
command-odds-region-description = The region to be overthrown

# $region is free text.
refused-no-such-region = There is no region called “{ $region }” on the map. Choose one of the names that are suggested.
refused-empty-region = Nobody stands in { $region }, so there is nobody to overthrow. Choose a region with pieces in it.
refused-not-this-game = This works in a channel in which { $game } is played.

## The lesson: what is explained where, and how it ends

macht_ohnmacht-learn-welcome =
    You play the end of a match here, by the real rules. Nobody else sees it, nothing is at stake, and no clock runs.

    {""}**What it is about.** Two powers reach for Britain. In a cycle of magic the **mages** (round) are active, in a cycle of the sword the **knights** (square), and a region is active if more active than passive pieces stand there. At the end of a cycle, more active regions bring a victory point. Whoever then has **12, points and active regions together**, has won.

    {""}**Your task.** You are orange and have 5 points. A point for this cycle, one at auction, one for the next cycle, and four active regions in the end make 12. *Do it for me* shows you a good move; the buttons and menus are those of a real match.
macht_ohnmacht-learn-magic-place =
    {""}**1 · Magic: the marker counts.** Regions with the **same marker** are neighbours now, however far apart. Cantia in the south (blue tent) shall fall: your four mages in its neighbour Gododdin (blue tent, too) attack it, but four defend it, and equal is not enough.
    Press *Place a piece*, and put your last mage where it is a neighbour of Cantia. Gododdin itself is full.
macht_ohnmacht-learn-magic-use =
    {""}**2 · Overthrow.** Five mages attack now, and four defend. Press the tile *Influence (tent)*, then *Overthrow Cantia*. A tile takes a cube off the hourglass; this is the last one, and so the cycle is scored.
macht_ohnmacht-learn-magic-won = {""}**Cantia has fallen, 5 to 4,** and nobody could flee, since all its neighbours were yours. With two active regions each you both score.
macht_ohnmacht-learn-magic-lost = {""}**Cantia stands, and the House alone scores,** with three active regions. Mages attack only from regions with the same marker, here from Dyfed in the far west; with nothing to overthrow there is little left but to recruit.
macht_ohnmacht-learn-bid =
    {""}
    {""}**3 · A sealed bid.** Now knights are active, and the House puts a victory point up for auction. Both bid knights from reserve in secret; only the higher bid is paid, and equal bids win nothing.
    The House has two knights: how many of yours win for certain? Keep at least **two**, one to place and one to move in.
macht_ohnmacht-learn-bid-enough = {""}**3 to 2: the point is yours,** and not a knight was wasted.
macht_ohnmacht-learn-bid-over = {""}**The point is yours, but 3 would have been enough:** the House could bid no more than 2.
macht_ohnmacht-learn-bid-tie = {""}**2 to 2: nobody pays, and nobody has the point.** One knight more would have won it.
macht_ohnmacht-learn-bid-lost = {""}**The point goes to the House,** which has bid both its knights. 3 would have won for certain.
macht_ohnmacht-learn-sword-place =
    {""}
    {""}**4 · Sword: the border counts.** Regions with a **common border** are neighbours now. Rheged (yellow castle) shall fall: four knights attack it from Alt Clut and Deira, but four defend it, three there and one in Powys.
    Press *Place a piece*: which **empty** region borders on Rheged, so that a knight there attacks and makes one more region yours? If Rheged stands, the House attacks Alt Clut by its new tile, 3 to 2.
macht_ohnmacht-learn-sword-use =
    {""}**5 · Overthrow and move in.** Five knights attack now, and four defend. Press *Influence (castle)*, *Overthrow*, and *Move in* if you have a knight left: Rheged counts for you only if one of yours stands there. Then press *Overthrow Rheged*.
macht_ohnmacht-learn-missed =
    {""}**Rheged cannot be overthrown this turn:** knights attack only from regions that border on it, and the attack has to be higher. Use the rest of your turn as you like. A knight in an empty region makes it yours, and *Recruit* lets time pass.
macht_ohnmacht-learn-retreat =
    {""}**Alt Clut has fallen,** since Rheged stood beside it with more knights. You may save one of yours to a neighbouring region that is empty or yours. The rest returns to stock.
macht_ohnmacht-learn-more =
    {""}**You may go on with tiles:** after one another may follow, each for a cube. *Influence (tent)* also **reinforces**. It places a knight from reserve in an empty region with a tent, and you hold one more. Or end the turn.
macht_ohnmacht-learn-occupy = {""}**Rheged has fallen.** It counts for you only if one of yours stands there: press *Move in*.
macht_ohnmacht-learn-end-won =
    {""}
    {""}**That makes 12: you have won.** In a cycle of magic the marker decides, in a cycle of the sword the border, and at auction a bid that is high enough and no higher.
macht_ohnmacht-learn-end-next =
    {""}
    In a real match you also take tiles from the display, recruit pieces from stock, and choose when the last cube goes. A *Serpent* can cancel your tile, and every cycle changes the neighbours.

    `/play` opens a table, and the rules pages tell the rest.
macht_ohnmacht-learn-end-short =
    {""}
    {""}**Not 12 yet:** a match would go on with another cycle now. This is what was missing:
macht_ohnmacht-learn-missed-magic = - **The point for the cycle of magic:** with Cantia overthrown it would have been two active regions to two.
macht_ohnmacht-learn-missed-bid-lost = - **The point at auction:** the House had two knights to bid, so 3 would have won for certain.
macht_ohnmacht-learn-missed-bid-tie = - **The point at auction:** equal bids win nothing, and 3 would have won for certain.
macht_ohnmacht-learn-missed-bid-over = - **The knights that you bid beyond 3:** one of them would have moved into Rheged.
macht_ohnmacht-learn-missed-sword = - **Rheged:** it falls 5 to 4 with a knight in Elmet, the empty region on its border. Since it stood, the House was free to attack Alt Clut.
macht_ohnmacht-learn-missed-regions = - **A fourth active region:** in Elmet, which was empty, a knight attacks and counts as well, and another one moves into Rheged.
macht_ohnmacht-learn-end-again =
    {""}
    Begin again if you like. `/rules` tells the whole game, `/play` opens a table.
