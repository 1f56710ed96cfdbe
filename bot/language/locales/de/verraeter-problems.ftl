### Warum die Regeln von Verräter eine Antwort ablehnen. $land, $role und $family sind Namen; $place ist die Nummer des Landes im
### Ring, von 1 bis 12.

## Der Tisch

verraeter-problem-seats = Verräter ist für drei oder vier, nicht für { $players }.
verraeter-problem-over = Die Partie ist vorbei.
verraeter-problem-has-left = Diese Seite hat schon aufgegeben.

## Die Länder

verraeter-problem-no-such-land = Ein Land mit der Nummer { $place } gibt es nicht. Wähle eins von 1 bis 12.
verraeter-problem-occupied = { $land } (Platz { $place }) hat schon ein Gebäude. Wähle ein Land ohne Gebäude.
verraeter-problem-not-own-land =
    { $land } (Platz { $place }) gehört nicht zu deinem Haus ({ $family }). An diesem Tisch kommt der erste Gutshof auf ein Land des eigenen Hauses.
verraeter-problem-no-such-border = Eine Grenze mit der Nummer { $place } gibt es nicht. Wähle eine aus dem Menü.
verraeter-problem-same-family =
    Beide Länder gehören demselben Haus ({ $family }). Wähle zwei Nachbarn, die verschiedenen Häusern gehören.

## Die Karten

verraeter-problem-not-offered = { $role } ist nicht unter den Aktionskarten, die du nehmen kannst. Wähle eine von diesen.
verraeter-problem-too-many-cards =
    { $most ->
        [one] Du darfst in einem Konflikt eine Versorgungskarte spielen, nicht { $count }.
       *[other] Du darfst in einem Konflikt { $most } Versorgungskarten spielen, nicht { $count }.
    }
verraeter-problem-too-few-cards =
    { $least ->
        [one] An diesem Tisch musst du mindestens eine Versorgungskarte spielen.
       *[other] An diesem Tisch musst du mindestens { $least } Versorgungskarten spielen.
    }
verraeter-problem-card-not-held =
    { $held ->
        [0] Du hast keine Versorgungskarte mit dem Wert { $card }.
        [one] Du hast nur eine Versorgungskarte mit dem Wert { $card }, nicht { $wanted }.
       *[other] Du hast nur { $held } Versorgungskarten mit dem Wert { $card }, nicht { $wanted }.
    }

## Die Gebäude

verraeter-problem-all-built =
    { $most ->
        [one] Du hast dein einziges Gebäude schon. Du kannst nur noch einen Gutshof in ein Kontor umwandeln.
       *[other] Du hast schon alle { $most } Gebäude. Du kannst nur noch einen Gutshof in ein Kontor umwandeln.
    }
verraeter-problem-all-posts =
    { $most ->
        [one] Du hast dein einziges Kontor schon. Du kannst nur noch Gutshöfe bauen.
       *[other] Du hast schon { $most } Kontore, und mehr sind nicht erlaubt. Du kannst nur noch Gutshöfe bauen.
    }
verraeter-problem-no-granary-there = Dort steht kein Gutshof von dir: { $land } (Platz { $place }). Wähle einen von deinen.
verraeter-problem-no-way-back = Aus einem Gutshof kann nur ein Kontor werden. Wähle ein Kontor.
