### Computer am Tisch: /üben, und ihre Plätze im Warteraum.

## Üben

command-practice-name = üben
command-practice-description = Allein gegen Computer spielen; es geht sofort los
command-practice-game-name = spiel
command-practice-game-description = Welches Spiel
command-practice-level-name = stufe
command-practice-level-description = Wie gut die Computer spielen (sonst wie freundliche Anfänger)
command-practice-players-name = plätze
command-practice-players-description = Wie viele mitspielen, mit dir (sonst so viele, wie das Spiel vorsieht)
computers-level1 = Stufe 1: spielt wie ein freundlicher Anfänger
computers-level2 = Stufe 2: spielt vernünftig
computers-level3 = Stufe 3: spielt gut
computers-level4 = Stufe 4: denkt am längsten, für alle, die geschlagen werden wollen
practice-begins =
    { $count ->
        [one] { $name } spielt { $game } gegen einen Computer der Stufe { $level }. Es gibt keine Frist, und es geht um nichts.
       *[other] { $name } spielt { $game } gegen { $count } Computer der Stufe { $level }. Es gibt keine Frist, und es geht um nichts.
    }
practice-goes-on = Es geht von einer Stellung einer Partie aus weiter: Was dort verborgen ist, wird neu gezogen.
practice-how = Drück „Dein Zug“ unter dem Brett. Was du danach gefragt wirst, erscheint von selbst. Zum Aufhören tippe /aufgeben: Die Partie endet sofort.
computers-busy = Die Computer haben gerade viel zu tun: Sie antworten in etwa { $time }.
practice-again = Die nächste Partie beginnt unten.
refused-no-practice-here = Hier kann kein Thread eröffnet werden. Tippe /üben in einem gewöhnlichen Textkanal oder in einer Direktnachricht an mich.

## Im Warteraum

button-computers = Computer dazusetzen
lobby-computer = Computer, Stufe { $level }
lobby-counts-not = Mit einem Computer am Tisch zählt die Partie nicht.
computers-title = Computer an diesem Tisch
computers-none = Noch sitzt kein Computer hier.
computers-how = Ein Computer weiß, was ein Mensch auf seinem Platz wüsste, und spielt nach denselben Regeln.
menu-add-computer = Einen Computer dazusetzen: Wie gut spielt er?
menu-remove-computer = Wähle einen Computer, der gehen soll
menu-terms = Wähle, was an diesem Tisch gilt
terms-hints = Alle dürfen fragen, was ein Computer tun würde.
terms-absent = Für Abwesende springt sofort ein Computer ein.
terms-no-undo = Was gespielt ist, wird nicht zurückgenommen.
