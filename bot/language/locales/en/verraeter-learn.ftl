### The lesson of Verräter: two rounds against Belle and Mephisto, who are called so in every language.
###
### $you, $belle and $mephisto are victory points, $yourgain, $bellegain and $mephistogain what the latest conflict has
### brought; $eagle and $rose are the sums of the conflict.

verraeter-learn-welcome =
    You play two rounds of Verräter here, by the real rules, against Belle and Mephisto. Nobody else sees it, nothing is at stake, and no clock runs.

    {""}**What it is about.** Two families, the Eagle and the Rose, fight over twelve lands. You support one of them, but you win alone: with the most victory points.

    {""}**Your task.** You have 12 points, Belle has 18 and Mephisto 2, and all three of you support the Eagle. Be ahead of both after two rounds. *Do it for me* shows you a good move; the buttons and menus are those of a real match.
verraeter-learn-place =
    {""}**1 · The place.** In every round two neighbouring lands of different families fight. The beaten land goes over to the winners’ family, and everybody who supports that family scores for it. As strategist you choose between two places: the Rose’s **City** pays each of three winners 6 points, its Meadow only 2. Choose the **Village against the City**, then press the green button.
verraeter-learn-role =
    {""}**2 · Action cards.** One of the six was put aside unseen. Mephisto has taken one in secret and passed four on to you: the **Traitor** and the **Diplomat +2** are missing. One of them lies aside, and Mephisto has the other. You will need supply cards in the next round, so take the **Farmer**.
verraeter-learn-cards =
    {""}**3 · Supply cards.** They lie open, count for your family, and are gone afterwards. Mephisto has played a 5 for the Eagle: { $eagle } against { $rose } for the Rose. With equal sums nobody scores, so one card more decides, unless Mephisto takes the 5 over to the Rose. Against that you would need far more than one: play your **3**, and keep the others.
verraeter-learn-cards-ahead =
    {""}**3 · Supply cards.** They lie open, count for your family, and are gone afterwards. Mephisto has played a 5 for the Eagle, which leads with { $eagle } to { $rose }. That is enough, unless Mephisto takes the 5 over to the Rose: the Eagle would have 5 then and the Rose 8, so that your **4** would be needed. Do you trust Mephisto?
verraeter-learn-build =
    {""}
    {""}**The Builder.** A granary on a land of the Eagle brings you a supply card at the end of this round and of every other in which you support the family that holds the land. A trading post brings points at the end of the match. Build a granary on a land of the Eagle, or nothing.
verraeter-learn-betrayed-lost =
    {""}**Betrayed!** Mephisto had the Traitor. In the end the 5 counted for the Rose, which has won with { $rose } to { $eagle }; as its only supporter Mephisto scores { $mephistogain } points, you and Belle nothing for the land. What lies open on the table need not hold.
verraeter-learn-betrayed-won =
    {""}**Betrayed, and not beaten.** Mephisto had the Traitor. In the end the 5 counted for the Rose, and still the Eagle has won with { $eagle } to { $rose }: you and Belle score for the land. What lies open on the table need not hold.
verraeter-learn-betrayed-tied =
    {""}**Betrayed!** Mephisto had the Traitor. In the end the 5 counted for the Rose, so that it is { $eagle } to { $rose }, and nobody scores for the land. What lies open on the table need not hold.
verraeter-learn-place-again =
    {""}
    {""}**4 · The next place.** Belle leads with { $belle } points; you have { $you }. Whenever the Eagle wins, Belle scores as much as you: together you never catch up. You would have to betray: as a traitor you fight at Mephisto’s side, and it is a land of the *Eagle* that is beaten. So choose the place where the **land of the Eagle** pays two winners more.
verraeter-learn-role-again =
    {""}**5 · First choice.** This time you choose from five cards, and the **Traitor** is among them. At the reveal you would go over to the Rose, with all that you play now; until then nobody knows. Any other card leaves you at Belle’s side. Take the Traitor, or try what loyalty brings.
verraeter-learn-cards-traitor =
    {""}**6 · The trap.** To everybody your cards seem to help the Eagle, so Belle will play no more than it seems to need. At the reveal they count for the Rose, which has { $rose } now and needs more than the Eagle’s { $eagle }. The Diplomat +5 was among the cards that you passed on to Belle. How much is enough even then?
verraeter-learn-cards-loyal =
    {""}**6 · At Belle’s side.** The Eagle has { $eagle }, the Rose { $rose }, and Mephisto has no supply card left. Belle plays after you, for the Eagle too. What you do not play you keep: play what the Eagle needs, or nothing.
verraeter-learn-end-first =
    {""}**Treason pays.** Belle relied on your cards, and at the reveal they made it { $rose } to { $eagle } for the Rose. You score { $yourgain } points with the one for the Traitor, Belle nothing. You lead with { $you } points; Mephisto has { $mephisto }, Belle { $belle }.
verraeter-learn-end-behind =
    {""}**The treason has worked, and paid too little.** You score { $yourgain } points, Belle nothing. Yet you have { $you } points, Belle { $belle } and Mephisto { $mephisto }: you do not lead. What a treason brings depends on the land that is beaten. Choose the place where the Eagle’s land pays more.
verraeter-learn-end-lost =
    {""}**The treason has failed.** With your cards the Rose has { $rose }, but the Eagle { $eagle }: Belle had the Diplomat, who adds 5 at the reveal only. You stand on the losing side with 1 point for the Traitor, and Belle alone scores { $bellegain }. With { $missing } more the Rose would have won.
verraeter-learn-end-tied =
    {""}**The treason was one point short.** Both sides have { $rose }: Belle had the Diplomat, who adds 5 at the reveal only. With equal sums nobody scores for the land, and you have 1 point for the Traitor. One card more, and the Rose would have won.
verraeter-learn-end-loyal =
    {""}**Loyal, and still behind.** The Eagle has won with { $eagle } to { $rose }, and the land pays Belle as much as you. You have { $you } points, Belle { $belle }. You win alone, not with your family: whoever supports the same family as the leader does not catch up. Begin again and betray Belle.
verraeter-learn-end-again =
    {""}
    Begin again if you like. `/rules` tells the whole game.
verraeter-learn-end-next =
    {""}
    From now on you support the Rose, until you are the Traitor again. In a real match the first player changes in every round, and with that who chooses first; granaries bring supply cards, trading posts bring points at the end. And nobody will trust you any more. `/rules` tells the rest.
