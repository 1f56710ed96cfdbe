### Die Lektion in Verräter: zwei Runden gegen Belle und Mephisto, die in jeder Sprache so heißen.

verraeter-learn-welcome =
    Du spielst hier zwei Runden Verräter, nach den echten Regeln, gegen Belle und Mephisto. Niemand sonst sieht es, es geht um nichts, und keine Uhr läuft.

    {""}**Worum es geht.** Zwei Häuser, der Adler und die Rose, kämpfen um zwölf Länder. Du hältst zu einem von ihnen, aber du gewinnst allein: mit den meisten Siegpunkten.

    {""}**Deine Aufgabe.** Du hast 12 Punkte, Belle 18 und Mephisto 2, und alle drei haltet ihr zum Adler. Liege nach zwei Runden vor beiden. *Mach es für mich* zeigt dir einen guten Zug; die Knöpfe und Menüs sind die einer echten Partie.
verraeter-learn-place =
    {""}**1 · Der Ort.** In jeder Runde kämpfen zwei benachbarte Länder verschiedener Häuser. Das besiegte Land geht an das Haus der Siegerseite, und alle, die zu ihm halten, bekommen dafür Punkte. Du hast die Strategiekarte und wählst zwischen zwei Orten: Die **Stadt** der Rose bringt bei drei Siegern jedem 6 Punkte, ihre Weide nur 2. Wähle **das Dorf gegen die Stadt** und drück dann den grünen Knopf.
verraeter-learn-role =
    {""}**2 · Aktionskarten.** Eine der sechs wurde ungesehen beiseitegelegt. Mephisto hat heimlich eine genommen und dir vier weitergegeben: Es fehlen der **Verräter** und der **Diplomat +2**. Der eine liegt beiseite, den anderen hat Mephisto. In der nächsten Runde wirst du Versorgungskarten brauchen, also nimm den **Bauern**.
verraeter-learn-cards =
    {""}**3 · Versorgungskarten.** Sie liegen offen, zählen für dein Haus und sind danach weg. Mephisto hat eine 5 für den Adler gespielt: { $eagle } gegen { $rose } für die Rose. Bei Gleichstand bekommt niemand etwas, also entscheidet eine Karte mehr, es sei denn, Mephisto nimmt die 5 mit zur Rose. Dagegen bräuchtest du weit mehr als eine: Spiel deine **3** und behalte den Rest.
verraeter-learn-cards-ahead =
    {""}**3 · Versorgungskarten.** Sie liegen offen, zählen für dein Haus und sind danach weg. Mephisto hat eine 5 für den Adler gespielt, der mit { $eagle } zu { $rose } führt. Das reicht, es sei denn, Mephisto nimmt die 5 mit zur Rose: Dann hätte der Adler 5 und die Rose 8, und es bräuchte deine **4**. Traust du Mephisto?
verraeter-learn-build =
    {""}
    {""}**Der Baumeister.** Ein Gutshof auf einem Land des Adlers bringt dir am Ende dieser Runde eine Versorgungskarte und in jeder anderen, in der du zu dem Haus hältst, dem das Land gehört. Ein Kontor bringt am Ende der Partie Punkte. Bau einen Gutshof auf ein Land des Adlers, oder nichts.
verraeter-learn-betrayed-lost =
    {""}**Verraten!** Mephisto hatte den Verräter. Am Ende zählte die 5 für die Rose, die mit { $rose } zu { $eagle } gewonnen hat; allein auf ihrer Seite bekommt Mephisto { $mephistogain } Punkte, du und Belle für das Land nichts. Was offen auf dem Tisch liegt, muss nicht gelten.
verraeter-learn-betrayed-won =
    {""}**Verraten und nicht besiegt.** Mephisto hatte den Verräter. Am Ende zählte die 5 für die Rose, und doch hat der Adler mit { $eagle } zu { $rose } gewonnen: Du und Belle bekommt Punkte für das Land. Was offen auf dem Tisch liegt, muss nicht gelten.
verraeter-learn-betrayed-tied =
    {""}**Verraten!** Mephisto hatte den Verräter. Am Ende zählte die 5 für die Rose: Es steht { $eagle } zu { $rose }, und niemand bekommt Punkte für das Land. Was offen auf dem Tisch liegt, muss nicht gelten.
verraeter-learn-place-again =
    {""}
    {""}**4 · Der nächste Ort.** Belle führt mit { $belle } Punkten, du hast { $you }. Sooft der Adler gewinnt, bekommt Belle so viel wie du: Auf derselben Seite holst du nie auf. Du müsstest verraten: Dann kämpfst du an Mephistos Seite, und besiegt wird ein Land des *Adlers*. Wähle also den Ort, an dem das **Land des Adlers** bei zwei Siegern mehr bringt.
verraeter-learn-role-again =
    {""}**5 · Die erste Wahl.** Diesmal wählst du aus fünf Karten, und der **Verräter** ist dabei. Beim Aufdecken würdest du zur Rose wechseln, mit allem, was du jetzt spielst; bis dahin weiß es niemand. Mit jeder anderen Karte bleibst du an Belles Seite. Nimm den Verräter, oder sieh, was Treue einbringt.
verraeter-learn-cards-traitor =
    {""}**6 · Die Falle.** Für alle sieht es aus, als hülfen deine Karten dem Adler: Belle wird nicht mehr spielen, als er zu brauchen scheint. Beim Aufdecken zählen sie für die Rose, die jetzt { $rose } hat und mehr braucht als die { $eagle } des Adlers. Der Diplomat +5 war unter den Karten, die du an Belle weitergegeben hast. Wie viel reicht selbst dann?
verraeter-learn-cards-loyal =
    {""}**6 · An Belles Seite.** Der Adler hat { $eagle }, die Rose { $rose }, und Mephisto hat keine Versorgungskarte mehr. Belle spielt nach dir, auch für den Adler. Was du nicht spielst, behältst du: Spiel, was der Adler braucht, oder nichts.
verraeter-learn-end-first =
    {""}**Verrat lohnt sich.** Belle hat sich auf deine Karten verlassen, und beim Aufdecken gewinnt mit ihnen die Rose, { $rose } zu { $eagle }. Du bekommst { $yourgain } Punkte mit dem einen für den Verräter, Belle keinen. Du führst mit { $you } Punkten; Mephisto hat { $mephisto }, Belle { $belle }.
verraeter-learn-end-behind =
    {""}**Der Verrat ist gelungen und hat zu wenig gebracht.** Du bekommst { $yourgain } Punkte, Belle keinen. Doch du hast { $you } Punkte, Belle { $belle } und Mephisto { $mephisto }: Du führst nicht. Was ein Verrat bringt, hängt vom besiegten Land ab. Wähle den Ort, an dem das Land des Adlers mehr bringt.
verraeter-learn-end-lost =
    {""}**Der Verrat ist misslungen.** Mit deinen Karten hat die Rose { $rose }, der Adler { $eagle }: Belle hatte den Diplomaten, der seine 5 erst beim Aufdecken bringt. Du stehst auf der Verliererseite, mit 1 Punkt für den Verräter, und Belle allein bekommt { $bellegain } Punkte. Mit { $missing } mehr hätte die Rose gewonnen.
verraeter-learn-end-tied =
    {""}**Dem Verrat hat ein Punkt gefehlt.** Beide Seiten haben { $rose }: Belle hatte den Diplomaten, der seine 5 erst beim Aufdecken bringt. Bei Gleichstand bekommt niemand Punkte für das Land, und du hast 1 Punkt für den Verräter. Mit einer Karte mehr hätte die Rose gewonnen.
verraeter-learn-end-loyal =
    {""}**Treu, und immer noch dahinter.** Der Adler hat mit { $eagle } zu { $rose } gewonnen, und das Land bringt Belle so viel wie dir. Du hast { $you } Punkte, Belle { $belle }. Du gewinnst allein, nicht mit deinem Haus: Auf der Seite, die führt, holst du nicht auf. Fang noch einmal an und verrate Belle.
verraeter-learn-end-again =
    {""}
    Fang noch einmal an, wenn du magst. `/regeln` erzählt das ganze Spiel.
verraeter-learn-end-next =
    {""}
    Von jetzt an hältst du zur Rose, bis du wieder den Verräter hast. In einer echten Partie beginnt jede Runde jemand anders und hat damit die erste Wahl; Gutshöfe bringen Versorgungskarten, Kontore am Ende Punkte. Und trauen wird dir niemand mehr. `/regeln` sagt den Rest.
