### Die Befehle von Macht & Ohnmacht, und was sie ablehnen.

command-neighbours-name = nachbarn
command-neighbours-description = Sehen, wer auf der Karte an wen grenzt, in diesem Zyklus und im nächsten
command-neighbours-cycle-name = zyklus
command-neighbours-cycle-description = Nur eine Art von Zyklus
command-neighbours-magic = Magie
command-neighbours-sword = Schwert
command-odds-name = aussichten
command-odds-description = Sehen, was es braucht, um ein Gebiet zu stürzen
command-odds-region-name = gebiet
command-odds-region-description = Das Gebiet, das gestürzt werden soll

refused-no-such-region = Ein Gebiet namens „{ $region }“ gibt es auf der Karte nicht. Wähle einen der vorgeschlagenen Namen.
refused-empty-region = In { $region } steht niemand, also ist dort niemand zu stürzen. Wähle ein Gebiet, in dem Spielsteine stehen.
refused-not-this-game = Das geht nur in einem Kanal, in dem { $game } gespielt wird.

## Die Lektion: was wo erklärt wird, und wie sie ausgeht

macht_ohnmacht-learn-welcome =
    Du spielst hier das Ende einer Partie, nach den echten Regeln. Niemand sonst sieht es, es geht um nichts, und keine Uhr läuft.

    {""}**Worum es geht.** Zwei Mächte greifen nach Britannien. Im Magiezyklus sind die **Magier** (rund) aktiv, im Schwertzyklus die **Ritter** (eckig), und ein Gebiet ist aktiv, wenn dort mehr aktive als passive Spielsteine stehen. Am Ende eines Zyklus bringen mehr aktive Gebiete einen Siegpunkt. Wer dann **12 hat, Punkte und aktive Gebiete zusammen**, hat gewonnen.

    {""}**Deine Aufgabe.** Du spielst Orange und hast 5 Punkte. Ein Punkt für diesen Zyklus, einer aus einer Versteigerung, einer für den nächsten Zyklus und vier aktive Gebiete am Ende machen 12. *Mach es für mich* zeigt dir einen guten Zug; die Knöpfe und Menüs sind die einer echten Partie.
macht_ohnmacht-learn-magic-place =
    {""}**1 · Magie: Der Gebietsmarker zählt.** Gebiete mit **gleichem Gebietsmarker** sind jetzt Nachbarn, wie weit sie auch auseinanderliegen. Cantia im Süden (blaues Zelt) soll fallen: Deine vier Magier im Nachbargebiet Gododdin (auch blaues Zelt) greifen an, aber vier verteidigen, und gleich genügt nicht.
    Drück *Spielstein einsetzen* und setz deinen letzten Magier dorthin, wo er Nachbar von Cantia ist. Gododdin selbst ist voll.
macht_ohnmacht-learn-magic-use =
    {""}**2 · Stürzen.** Jetzt greifen fünf Magier an, und vier verteidigen. Drück den Marker *Einfluss (Zelt)*, dann *Cantia stürzen*. Ein Aktionsmarker nimmt einen Würfel von der Sanduhr; es ist der letzte, und damit wird der Zyklus gewertet.
macht_ohnmacht-learn-magic-won = {""}**Cantia ist gefallen, 5 zu 4,** und niemand konnte fliehen, denn alle seine Nachbarn waren deine. Mit je zwei aktiven Gebieten bekommt ihr beide einen Punkt.
macht_ohnmacht-learn-magic-lost = {""}**Cantia hält, und das Haus allein bekommt einen Punkt,** mit drei aktiven Gebieten. Magier greifen nur aus Gebieten mit gleichem Gebietsmarker an, hier aus Dyfed weit im Westen; wo nichts zu stürzen ist, bleibt kaum etwas, als Nachschub zu holen.
macht_ohnmacht-learn-bid =
    {""}
    {""}**3 · Ein geheimes Gebot.** Jetzt sind Ritter aktiv, und das Haus lässt einen Siegpunkt versteigern. Beide bieten geheim Ritter aus der Reserve; nur das höhere Gebot wird gezahlt, und gleiche Gebote gewinnen nichts.
    Das Haus hat zwei Ritter: Wie viele von deinen gewinnen sicher? Behalt mindestens **zwei**, einen zum Einsetzen und einen zum Einziehen.
macht_ohnmacht-learn-bid-enough = {""}**3 zu 2: Der Punkt ist deiner,** und kein Ritter war zu viel.
macht_ohnmacht-learn-bid-over = {""}**Der Punkt ist deiner, aber 3 hätten genügt:** Das Haus konnte nicht mehr als 2 bieten.
macht_ohnmacht-learn-bid-tie = {""}**2 zu 2: Niemand zahlt, und niemand hat den Punkt.** Ein Ritter mehr hätte ihn gewonnen.
macht_ohnmacht-learn-bid-lost = {""}**Der Punkt geht an das Haus,** das beide Ritter geboten hat. 3 hätten sicher gewonnen.
macht_ohnmacht-learn-sword-place =
    {""}
    {""}**4 · Schwert: Die Grenze zählt.** Gebiete mit **gemeinsamer Grenze** sind jetzt Nachbarn. Rheged (gelbe Burg) soll fallen: Vier Ritter greifen aus Alt Clut und Deira an, aber vier verteidigen, drei dort und einer in Powys.
    Drück *Spielstein einsetzen*: Welches **leere** Gebiet grenzt an Rheged, sodass ein Ritter dort angreift und dir noch ein Gebiet gibt? Hält Rheged, so greift das Haus mit seinem neuen Marker Alt Clut an, 3 zu 2.
macht_ohnmacht-learn-sword-use =
    {""}**5 · Stürzen und einziehen.** Jetzt greifen fünf Ritter an, und vier verteidigen. Drück *Einfluss (Burg)*, *Stürzen* und, wenn du noch einen Ritter hast, *Einziehen*: Rheged zählt für dich nur, wenn einer von deinen dort steht. Dann drück *Rheged stürzen*.
macht_ohnmacht-learn-missed =
    {""}**Rheged ist in diesem Zug nicht zu stürzen:** Ritter greifen nur aus Gebieten an, die daran grenzen, und der Angriff muss höher sein. Nutze den Rest deines Zuges, wie du magst. Ein Ritter in einem leeren Gebiet macht es zu deinem, und mit *Nachschub holen* vergeht Zeit.
macht_ohnmacht-learn-retreat =
    {""}**Alt Clut ist gefallen,** denn Rheged hielt daneben mit mehr Rittern. Du darfst einen von deinen in ein Nachbargebiet retten, das leer oder deines ist. Der Rest kommt in den Vorrat zurück.
macht_ohnmacht-learn-more =
    {""}**Du darfst mit Markern weitermachen:** Nach einem darf ein weiterer folgen, jeder für einen Würfel. *Einfluss (Zelt)* kann auch **verstärken**. Er setzt einen Ritter aus der Reserve in ein leeres Gebiet mit einem Zelt, und du hältst eines mehr. Oder beende den Zug.
macht_ohnmacht-learn-occupy = {""}**Rheged ist gefallen.** Es zählt für dich nur, wenn einer von deinen dort steht: Drück *Einziehen*.
macht_ohnmacht-learn-end-won =
    {""}
    {""}**Das macht 12: Du hast gewonnen.** Im Magiezyklus entscheidet der Gebietsmarker, im Schwertzyklus die Grenze und bei der Versteigerung ein Gebot, das hoch genug ist und nicht höher.
macht_ohnmacht-learn-end-next =
    {""}
    In einer echten Partie nimmst du auch Aktionsmarker aus der Auslage, holst Nachschub aus dem Vorrat und wählst, wann der letzte Würfel geht. Eine *Schlange* kann deinen Marker aufheben, und jeder Zyklus ändert die Nachbarn.

    `/spielen` eröffnet einen Tisch, und die Regelseiten sagen den Rest.
macht_ohnmacht-learn-end-short =
    {""}
    {""}**Noch keine 12:** Eine Partie ginge jetzt mit einem weiteren Zyklus weiter. Das hat gefehlt:
macht_ohnmacht-learn-missed-magic = - **Der Punkt für den Magiezyklus:** Mit dem Sturz von Cantia hätte es zwei aktive Gebiete zu zwei gestanden.
macht_ohnmacht-learn-missed-bid-lost = - **Der Punkt aus der Versteigerung:** Das Haus hatte zwei Ritter zu bieten, also hätten 3 sicher gewonnen.
macht_ohnmacht-learn-missed-bid-tie = - **Der Punkt aus der Versteigerung:** Gleiche Gebote gewinnen nichts, und 3 hätten sicher gewonnen.
macht_ohnmacht-learn-missed-bid-over = - **Die Ritter, die du über 3 hinaus geboten hast:** Einer davon wäre in Rheged eingezogen.
macht_ohnmacht-learn-missed-sword = - **Rheged:** Es fällt 5 zu 4 mit einem Ritter in Elmet, dem leeren Gebiet an seiner Grenze. Da es hielt, konnte das Haus Alt Clut angreifen.
macht_ohnmacht-learn-missed-regions = - **Ein viertes aktives Gebiet:** In Elmet, das leer war, greift ein Ritter an und zählt auch, und ein anderer zieht in Rheged ein.
macht_ohnmacht-learn-end-again =
    {""}
    Fang noch einmal an, wenn du magst. `/regeln` erzählt das ganze Spiel, `/spielen` eröffnet einen Tisch.
