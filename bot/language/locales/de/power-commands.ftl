### Die Befehle von Power, und was sie ablehnen.

command-orders-name = befehle
command-orders-description = Deine Befehle in der Partie Power dieses Kanals schreiben und versiegeln
command-threats-name = bedrohung
command-threats-description = Sehen, was nächste Runde dein Hauptquartier erreichen könnte; nur du siehst es

refused-no-headquarters = Du befehligst keine Armee mehr, also bedroht dich nichts.

## Die Lektion

power-learn-welcome =
    Du spielst hier die letzten Runden einer kleinen Partie Power, nach den echten Regeln. Niemand sonst sieht es, es geht um nichts, und keine Uhr läuft.

    {""}**Worum es geht.** Alle schreiben geheim Befehle für ihre Einheiten. Dann werden alle Blätter geöffnet und auf einmal ausgeführt. Wer die Fahnen aller anderen erobert hat, gewinnt.

    {""}**Deine Aufgabe.** Du befehligst Grün, und das Haus befehligt Blau; die zwei anderen Armeen sind aus dem Spiel. Erobere die Fahne im blauen Hauptquartier. Alles, was du gefragt wirst, wird erklärt, und *Mach es für mich* zeigt dir ein gutes Blatt.
power-learn-sheet = **1 · Dein erstes Blatt.** Du hast einen Infanteristen auf B7, einen Tank auf B5 und einen Destroyer auf der Insel IN. Jede Einheit darf sich einmal in der Runde bewegen, und jede Bewegung ist eine Zeile deines Blatts. Ein Blatt ohne Zeile kostet ein Power, das Geld des Spiels. Über Land führt der einzige Weg ins blaue Hauptquartier HQB über B8. **Drück auf den Infanteristen auf B7.**
power-learn-second = Die Zeile steht auf deinem Blatt: Einheit, woher, wohin; ✓ sagt, dass sie ausgeführt werden kann. Das Bild zeigt, was deine Befehle tun, wenn sonst niemand welche schreibt. Bring nun den Destroyer heran: **Drück auf den Destroyer auf IN.**
power-learn-seal = Das genügt; der Tank kann bleiben, wo er ist. Auch das Haus schreibt Befehle, und keine Seite sieht das Blatt der anderen. **Versiegle deine Befehle**: Dann werden beide Blätter auf einmal geöffnet.
power-learn-to-soldier = **Der Infanterist** geht bis zu zwei Schritte über Land, auch schräg.
power-learn-to-tank = **Der Tank** fährt bis zu drei Schritte über Land, auch schräg.
power-learn-to-destroyer = **Der Destroyer** fährt einen Schritt auf dem Wasser: auf einen Seeweg daneben oder von See an eine Küste, eine Insel oder in ein Hauptquartier.
power-learn-to-other = **Wohin?** Das Menü nennt alle Orte, die diese Einheit erreichen kann.
power-learn-aim-gate = **Wähle B8**, den Sektor vor dem Hauptquartier.
power-learn-aim-landing = **Wähle S2**: Dieser Seeweg berührt HQB, von dort kann der Destroyer in der nächsten Runde angreifen.
power-learn-aim-any = Wähle einen dieser Orte oder drück auf *Von vorn beginnen*.
power-learn-aim-flag = Soll diese Einheit mit den anderen angreifen, **wähle HQB**.
power-learn-aim-near = HQB ist in dieser Runde zu weit weg. Bring diese Einheit an einen Ort, von dem sie es in der nächsten erreicht.
power-learn-bounced = **Zwei Befehle sind sich begegnet.** Dein Infanterist und der blaue sind beide nach B8 gegangen, und 2 gegen 2 ist ein Unentschieden. Was gerade gekommen ist, **prallt zurück**: Beide sind wieder, wo sie waren. Mit dem Tank neben deinem Infanteristen hätte es 5 gegen 2 gestanden, und der blaue wäre deine Beute.
power-learn-captured = **Zwei Befehle sind sich begegnet, und du warst stärker.** Die besiegte Einheit wechselt die Seite: Sie liegt in deiner Reserve.
power-learn-apart = **Keine Befehle sind sich begegnet.** Lies den Bericht: Die blauen Befehle waren so geheim wie deine. Wo nur eine Seite steht, geschieht nichts.
power-learn-attack =
    {""}
    {""}**2 · Das Hauptquartier.** Seine Fahne fällt, wenn am Ende der Runde nur du in HQB stehst, **mit einem Infanteristen oder einem Regiment** unter deinen Einheiten. **Drück auf eine Einheit, die angreifen soll.** Du kannst mehrere schicken, Zeile für Zeile.
power-learn-attack-more = Das Bild zeigt deine Stärke an jedem Ort, wenn sich sonst nichts bewegt. **Ein Unentschieden reicht nicht:** Was gerade gekommen ist, prallt zurück.
power-learn-reckon = In HQB steht ein Destroyer (10), und der blaue Infanterist (2) kann nach Hause kommen: Das wären 12. Drück auf eine weitere Einheit oder versiegle.
power-learn-reckon-now = HQB kann niemand zu Hilfe kommen: Was du dort siehst, ist alles, was es verteidigt. Drück auf eine weitere Einheit oder versiegle.
power-learn-end-flag = **Die Fahne gehört dir, und damit die Partie.** Du warst stärker als alles, was in HQB stand oder nach Hause kam, und ein Infanterist war da, um die Fahne zu nehmen. Was erbeutet wird, wechselt die Seite.
power-learn-end-all-three = Es brauchte alle drei, 15 gegen 12. Infanterist und Destroyer allein wären zurückgeprallt, 12 gegen 12. Tank und Destroyer hätten mit 13 gewonnen, aber keiner von beiden kann eine Fahne nehmen.
power-learn-end-no-soldier = **Das Gefecht ist gewonnen, die Fahne nicht.** Du warst stärker und hast erbeutet, was in HQB stand. Aber eine Fahne nimmt nur ein Infanterist oder ein Regiment, und von deinen war keins dabei.
power-learn-end-tie = **Ein Unentschieden, und nichts ist gewonnen.** Mit dem, was nach Hause kam, stand in HQB so viel, wie du geschickt hattest. Deine Einheiten waren gerade gekommen und sind zurückgeprallt; was sich nicht bewegt hatte, hält das Hauptquartier. Eine Einheit mehr hätte genügt.
power-learn-end-lost = **Du warst zu schwach, und deine Einheiten sind erbeutet.** Zähl vor einem Angriff zusammen, was dort steht und was noch kommen kann. Nur wer mehr als das hat, gewinnt sicher.
power-learn-end-away = **Die Lektion ist vorbei, und niemand hat angegriffen.** Die blaue Fahne steht, wo sie stand. Bring den Destroyer nach S2, dann schick Infanterist, Tank und Destroyer in derselben Runde nach HQB. *Mach es für mich* zeigt, wie.
power-learn-end-again =
    {""}
    Fang noch einmal an, wenn du magst. `/regeln` erzählt das ganze Spiel, `/spielen` eröffnet einen Tisch.
power-learn-end-next =
    {""}
    In einer echten Partie stehen alle Armeen auf dem Brett, und alle rechnen mit allen. Erbeutete Einheiten kommen aus deiner Reserve ins Spiel, fremdes Land bringt Power, die neue kaufen, aus drei gleichen Einheiten wird eine viel stärkere, und Megamissiles treffen jeden Ort. Ein Blatt kann man auch tippen und jede Zeile ändern.

    `/spielen` eröffnet einen Tisch, und `/regeln` sagt den Rest.
