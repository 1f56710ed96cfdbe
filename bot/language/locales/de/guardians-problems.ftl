### Warum die Regeln von Guardians eine Antwort oder ein Deck ablehnen. $card und $other sind Namen von Karten; $text ist, was
### geschrieben wurde.

## Decks

guardians-problem-no-deck = Noch ist kein Deck gewählt. Nimm ein Startdeck oder schick eine eigene Liste.
guardians-problem-no-guardian = Das Deck hat keinen Guardian. Füge einen hinzu.
guardians-problem-not-a-guardian = { $card } ist kein Guardian und kann das Deck nicht anführen.
guardians-problem-no-stronghold =
    { $position ->
        [left] Die linke Festungskarte fehlt.
        [center] Die mittlere Festungskarte fehlt.
       *[right] Die rechte Festungskarte fehlt.
    }
guardians-problem-not-a-stronghold = { $card } ist keine Festungskarte.
guardians-problem-stronghold-misplaced =
    { $position ->
        [left] { $card } kann nur die linke Festung sein.
        [center] { $card } kann nur die mittlere Festung sein.
       *[right] { $card } kann nur die rechte Festung sein.
    }
guardians-problem-unknown-card = Eine Karte „{ $text }“ gibt es nicht.
guardians-problem-not-in-the-deck = { $card } liegt von Anfang an auf dem Tisch. Nimm diese Karte aus denen heraus, die gezogen werden.
guardians-problem-copies =
    { $most ->
        [one] { $card } ist { $count }-mal im Deck. Erlaubt ist ein Exemplar.
       *[other] { $card } ist { $count }-mal im Deck. Erlaubt sind höchstens { $most } Exemplare.
    }
guardians-problem-no-shield = Das Deck hat keinen Schild. Ohne Schild kann keine Kreatur ihre Festung verlassen.
guardians-problem-no-creature = Das Deck hat keine Kreatur. Ohne Kreatur kann kein Schild im Spiel bleiben.
guardians-problem-too-few-cards =
    { $count ->
        [one] Das Deck hat eine Karte. Es braucht mindestens { $least }, Guardian und Festungen nicht gezählt.
       *[other] Das Deck hat { $count } Karten. Es braucht mindestens { $least }, Guardian und Festungen nicht gezählt.
    }
guardians-problem-too-many-cards =
    { $most ->
        [one] Das Deck hat { $count } Karten. Erlaubt ist eine Karte.
       *[other] Das Deck hat { $count } Karten. Erlaubt sind höchstens { $most }.
    }
guardians-problem-deck-name =
    { $most ->
        [one] Der Name eines Decks ist ein einziges Zeichen.
       *[other] Der Name eines Decks ist eine Zeile mit höchstens { $most } Zeichen.
    }

## Decks als Text

guardians-problem-text-too-long =
    { $most ->
        [one] Eine Kartenliste darf ein Zeichen haben.
       *[other] Eine Kartenliste darf höchstens { $most } Zeichen haben.
    }
guardians-problem-no-cards-in-text = Hier ist keine Karte genannt. Schreib eine Karte je Zeile, mit ihrer Anzahl: 3 Bogenschütze.
guardians-problem-unreadable = „{ $text }“ ist keine Karte. Schreib die Anzahl und den Namen: 3 Bogenschütze.
guardians-problem-did-you-mean = „{ $text }“ ist keine Karte. Meinst du { $card }?
guardians-problem-did-you-mean-either = „{ $text }“ ist keine Karte. Meinst du { $card } oder { $other }?
guardians-problem-which-count = „{ $text }“ lässt sich auf mehr als eine Weise lesen. Schreib nur die Anzahl und den Namen: { $count } { $card }.
guardians-problem-places-or-counts = „{ $text }“ lässt sich auf zwei Weisen lesen, denn die Zahlen vor den Zeilen folgen aufeinander. Ist { $card } einmal gemeint, an Stelle { $count } der Liste, oder { $count }-mal?
guardians-problem-count =
    { $most ->
        [one] „{ $text }“ kann einmal in einem Deck sein.
       *[other] „{ $text }“ braucht eine Zahl von 1 bis { $most }.
    }
guardians-problem-second-guardian = Ein Deck hat einen Guardian. { $card } wäre einer mehr.
guardians-problem-second-stronghold =
    { $position ->
        [left] Ein Deck hat eine linke Festung. { $card } wäre eine mehr.
        [center] Ein Deck hat eine mittlere Festung. { $card } wäre eine mehr.
       *[right] Ein Deck hat eine rechte Festung. { $card } wäre eine mehr.
    }

## Aufstellung

guardians-problem-no-redraw = Neue Karten kann man einmal ziehen, für einen Stein, in der ersten Runde, ohne Schild oder ohne Kreatur auf der Hand.
guardians-problem-not-in-hand =
    { $count ->
        [one] { $card } ist nicht auf deiner Hand oder schon anderswo verwendet.
       *[other] { $card } ist { $count }-mal öfter verwendet, als du die Karte hast.
    }
guardians-problem-home-is-lost = { $place } ist für dich verloren. Dort kommt nichts ins Spiel.
guardians-problem-not-at-home = { $card } kann in { $place } nicht so liegen.
guardians-problem-shield-alone = { $card } deckt in { $place } keine Kreatur. Ein Schild braucht mindestens eine.
guardians-problem-stack-too-many-items =
    { $items ->
        [one] In { $place } liegt ein Kreaturengegenstand und keine Kreatur, die ihn tragen könnte.
       *[other] In { $place } liegen { $items } Kreaturengegenstände. Es dürfen nicht mehr sein als Kreaturen ({ $creatures }).
    }
guardians-problem-too-heavy =
    { $place } fasst { $most } Punkte Stapelvitalität. Mit diesen Kreaturen wären es { $weight }.
guardians-problem-second-bearer = Du darfst einen Standartenträger im Spiel haben. Decke die anderen Stapel mit einfachen Schilden.
guardians-problem-not-attachable = { $card } ist kein Kreaturengegenstand und kann nicht zum Stapel in { $place }.
guardians-problem-no-stack-there = Du hast in { $place } keinen Stapel, zu dem ein Gegenstand könnte.
guardians-problem-out-of-sight = Du darfst jetzt nicht unter deinen Schild in { $place } sehen, also kann nichts dazu.
guardians-problem-not-beside = { $card } kann nicht neben { $place } liegen.
guardians-problem-no-room-beside =
    { $card } kann nicht neben { $place } liegen: Dort liegt ein Ausbau oder ein Schaden, oder die Festung ist eine Ruine.
guardians-problem-no-accessory = { $card } ist kein Zubehör und kann nicht neben deinem Guardian liegen.
guardians-problem-one-in-play = { $card } darfst du nur einmal im Spiel haben.
guardians-problem-not-played-now = { $card } kann während der Aufstellung nicht gespielt werden.
guardians-problem-no-altar = Ohne Opferaltar wird keine Karte zu einem Stein.
guardians-problem-stones =
    { $price ->
        [one] Das kostet einen Stein, und du hast keinen mehr.
       *[other] Das kostet { $price } Steine. Du hast { $stones }.
    }
guardians-problem-discard-more =
    { $count ->
        [one] Lege noch eine Karte ab: Du darfst sieben behalten.
       *[other] Lege noch { $count } Karten ab: Du darfst sieben behalten.
    }
guardians-problem-discard-fewer =
    { $count ->
        [one] Nimm eine abgelegte Karte zurück: Du darfst sieben behalten.
       *[other] Nimm { $count } abgelegte Karten zurück: Du darfst sieben behalten.
    }

## Der Tisch

guardians-problem-seats =
    { $players ->
        [one] Guardians ist ein Spiel für zwei, nicht für eine Person.
       *[other] Guardians ist ein Spiel für zwei, nicht für { $players } Personen.
    }
guardians-problem-over = Die Partie ist vorbei.

## Märsche

guardians-problem-back-for-nothing = Dieser Weg führt zurück nach { $place }. Tausche unterwegs an einer Festung etwas aus.
guardians-problem-no-flyers = Um von { $place } zu fliegen, müssen alle Kreaturen Flieger sein.
guardians-problem-last-creature = Der Schild in { $place } braucht eine Kreatur. Er kann nicht alle abgeben.
guardians-problem-shield-too-heavy =
    Der Schild deckt { $most } Punkte Stapelvitalität. Von { $place } an wären es { $weight }.
guardians-problem-nobody-sent = Wähle mindestens eine Kreatur, die du schickst.
guardians-problem-no-orders = An diesem Tisch wird in jedem Fenster gefragt: Dafür gibt es keine Anweisungen. Stell deine Karten ohne sie auf.
guardians-problem-not-ordered = { $card } wird nie durch Anweisungen gespielt. Nimm die Karte heraus.
guardians-problem-stops = Die Partie kann nur warten, wo Anweisungen antworten, in jeder Art von Fenster einmal.

## Nach einem Kampf

guardians-problem-too-much-left = Das ist immer noch zu viel für { $place }. Lege mehr ab.
guardians-problem-still-fits = { $card } passt doch noch. Nur was zu viel ist, wird abgelegt.

## Anweisungen

guardians-problem-plan-too-long =
    { $most ->
        [one] Eine Liste in Anweisungen fasst höchstens eine Karte.
       *[other] Eine Liste in Anweisungen fasst höchstens { $most } Karten.
    }
guardians-problem-plan-number = Zahlen in Anweisungen gehen von 0 bis 99.
guardians-problem-plan-not-cast = Keine Anweisung für Kämpfe spielt { $card }. Nimm diese Karte aus denen heraus, die gespielt werden dürfen.
guardians-problem-plan-window = Anweisungen können nur passen, wo eine Karte als Antwort auf etwas gespielt werden darf.

## Kämpfe

guardians-problem-save-stones =
    { $price ->
        [one] Das zu retten kostet einen Stein, und du hast keinen mehr.
       *[other] Diese Karten zu retten kostet { $price } Steine. Du hast { $stones }.
    }

## Zu Beginn

guardians-entry-missing = { $name } muss noch ein Deck wählen, das dieser Tisch erlaubt.
