### Warum die Regeln von Power eine Antwort ablehnen oder eine Zeile nicht ausführen. $piece ist eine Einheit im Singular ohne
### Artikel und Endung („Infanterist“): deshalb steht sie nach einem Doppelpunkt oder in Klammern.

## Der Tisch

power-problem-seats = Power ist für zwei bis vier, nicht für { $players }.
power-problem-over = Die Partie ist vorbei.
power-problem-has-left = Diese Seite hat schon aufgegeben.
power-problem-no-such-corner = Eine Ecke „{ $text }“ gibt es nicht. Schreib grün, blau, gelb oder rot, oder gar nichts.
power-problem-no-share-of-booty = { $army } hat keinen Anteil an dieser Beute. Wähle eine deiner Armeen, die sie gewonnen hat.

## Was geschrieben wurde

power-problem-unreadable = „{ $text }“ ist nicht lesbar. Schreib Einheit, von und nach, wie in D S12 IW.
power-problem-number-apart = Die Ziffern einer Zahl in „{ $text }“ stehen auseinander. Schreib sie zusammen.
power-problem-other-letters =
    { $letters ->
        [fr] „{ $text }“ hat englische Buchstaben, und dieses Blatt hat französische. Meinst du { $meant }?
       *[en] „{ $text }“ hat französische Buchstaben, und dieses Blatt hat englische. Meinst du { $meant }?
    }
power-problem-which-letters = „{ $text }“ wartet, bis klar ist, ob dieses Blatt französische oder englische Buchstaben hat. Schreib FR oder EN in seine erste Zeile.
power-problem-missing-sign = Ein Tausch hat sein Zeichen, E oder X, vor dem Ort. Meinst du { $meant } mit „{ $text }“?
power-problem-did-you-mean = „{ $text }“ ist nicht lesbar. Meinst du { $meant }?
power-problem-beside = { $meant } ist verstanden, „{ $text }“ daneben nicht. Schreib den Befehl allein.
power-problem-two-readings = „{ $text }“ kann { $one } oder { $another } bedeuten. Schreib, was du meinst.
power-problem-which-army = „{ $text }“ könnte ein Befehl für { $first } oder für { $second } sein. Setz { $letter }: oder { $another }: davor.
power-problem-neither-army = Weder { $first } noch { $second } hat dort, was „{ $text }“ braucht. Wenn du es trotzdem meinst, setz { $letter }: oder { $another }: davor.
power-problem-one-piece-a-line = „{ $text }“ bewegt mehrere Einheiten. Schreib eine Zeile für jede.
power-problem-power-moves = Power bewegt sich nie. Sie liegt in der Reserve, bis sie getauscht wird.
power-problem-no-such-place = Einen Ort „{ $text }“ gibt es auf dem Brett nicht.
power-problem-too-long =
    { $most ->
        [one] Eine Zeile hat höchstens ein Zeichen.
       *[other] Eine Zeile hat höchstens { $most } Zeichen.
    }
power-problem-no-such-number =
    { $most ->
        [one] Eine Zeile kann höchstens eine Einheit nennen.
       *[other] Eine Zeile kann höchstens { $most } gleiche Einheiten nennen.
    }
power-problem-nothing-spent = Dieser Tausch sagt nicht, was dafür gegeben wird.

## Das Blatt

power-problem-unfinished = Diese Zeile ist nicht fertig. Vervollständigst du sie nicht, wird sie weggelassen.
power-problem-too-many-lines =
    { $most ->
        [one] Eine Armee gehorcht einer Zeile je Runde.
       *[other] Eine Armee gehorcht { $most } Zeilen je Runde, und das ist eine mehr.
    }
power-problem-paper =
    { $most ->
        [one] Ein Blatt hat Platz für eine Zeile.
       *[other] Ein Blatt hat Platz für { $most } Zeilen.
    }
power-problem-not-your-army = { $army } gehorcht dir auf diesem Blatt nicht.

## Bewegungen

power-problem-none-there = { $army } hat auf { $place } keine solche Einheit: { $piece }.
power-problem-anothers = Die Einheit auf { $place } ({ $piece }) gehört { $other }, nicht { $army }.
power-problem-your-others = Die Einheit auf { $place } ({ $piece }) gehört { $other }, nicht { $army }. Um sie zu befehligen, setz { $letter }: davor.
power-problem-ordered-already =
    { $count ->
        [one] Die eine Einheit auf { $place } ({ $piece }) hat ihren Befehl schon.
       *[other] Auf { $place } haben schon alle ihren Befehl: { $pieces }.
    }
power-problem-made-now = Die Einheit auf { $place } ({ $piece }) entsteht in dieser Runde. In der nächsten kann sie sich bewegen.
power-problem-moved-already = Auf { $place } hat sich in dieser Runde schon jede Einheit dieser Art bewegt ({ $piece }).
power-problem-too-far =
    { $range ->
        [one] { $target } ist { $steps } Schritte entfernt; Reichweite von { $piece }: ein Schritt.
       *[other] { $target } ist { $steps } Schritte entfernt; Reichweite von { $piece }: höchstens { $range }.
    }
power-problem-must-stop = Der Weg nach { $target } führt über { $place }, wo die Einheit ({ $piece }) anhalten muss. In der nächsten Runde kann sie weiterziehen.
power-problem-closed-place = Diese Einheit ({ $piece }) kann nicht nach { $place }.
power-problem-missile-moves = Eine Megamissile kann sich nicht bewegen. Sie kann nur abgefeuert werden.
power-problem-stays = Diese Einheit steht schon auf { $place }. Eine Bewegung braucht einen anderen Ort.
power-problem-into-reserve = Kein Befehl bringt eine Einheit in eine Reserve.
power-problem-other-reserve = { $place } ist nicht die Reserve von { $army }.
power-problem-reserve-to-hq = Aus der Reserve kann eine Einheit nur nach { $place }.

## Tausch

power-problem-power-lies-in-reserve = Power liegt in der Reserve und kann nur dort getauscht werden.
power-problem-too-little-power = Das kostet { $wanted } Power, und die Reserve hat { $held }.
power-problem-too-few-there =
    { $held ->
        [0] Auf { $place } gibt es das nicht: { $piece }.
       *[other] Das braucht { $wanted } × { $piece } auf { $place }, und dort { $held ->
            [one] ist eins
           *[other] sind { $held }
        }.
    }
power-problem-wrong-merger = { $piece } entsteht aus genau { $count } × { $small } auf einem Ort.
power-problem-bought-with-power = { $piece } lässt sich nur kaufen, mit Power.
power-problem-wrong-price = { $piece } kostet genau { $price } Power, nicht { $paid }.
power-problem-missile-too-weak = Diese Einheiten sind { $worth } wert, und eine Megamissile braucht { $least }.
power-problem-missile-of-missiles = Eine Megamissile ist nichts wert und kann nicht in eine andere eingehen.

## Megamissiles und Söldner

power-problem-no-missile-there = Auf { $place } gibt es keine Megamissile.
power-problem-mercenaries-clash =
    { $pieces ->
        [one] Mehrere haben der einen Söldnereinheit auf { $place } ({ $piece }) Befehle gegeben, und alle werden gestrichen.
       *[other] Mehrere haben mehr befohlen, als die { $pieces } Söldnereinheiten auf { $place } ({ $piece }) tun können; alles wird gestrichen.
    }

## Zu Beginn

power-entry-missing = { $name } muss noch eine Ecke wählen.
