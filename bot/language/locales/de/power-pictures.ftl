### Wörter in den Bildern von Power, und die Alternativtexte, die dasselbe sagen.

## In den Bildern

power-picture-round = Runde
power-picture-last-round = Letzte Runde
power-picture-over = Ende
power-picture-mercenaries = Söldner
power-picture-orders =
    { $count ->
        [one] { $names } muss noch versiegeln
       *[other] { $count } müssen noch versiegeln
    }
power-picture-booty = { $names } verteilt Beute
power-picture-won =
    { $count ->
        [0] Niemand hat gewonnen
        [one] { $names } gewinnt
       *[other] { $names } teilen sich den Sieg
    }
power-picture-before-fights = Alle Befehle, vor den Gefechten
power-picture-draft = Deine Befehle, als schriebe sonst niemand welche
power-picture-sealed = Deine versiegelten Befehle
power-picture-reserve =
    { $name }: { $colour ->
        [V] grüne
        [B] blaue
        [J] gelbe
       *[R] rote
    } Reserve
power-picture-no-pieces = Keine Einheiten
power-picture-exchanges = Tausch in der Reserve, Zusammenlegen auf dem Brett
power-picture-threats = Nichts bedroht dein Hauptquartier nächste Runde

## Alternativtexte

power-picture-head =
    { $over ->
        [yes] Power, nach Runde { $round }: { $duty }.
       *[no] Power, Runde { $round }{ $rounds ->
            [0] {""}
           *[other] {" "}von { $rounds }
        }: { $duty }.
    }
power-picture-colour =
    { $colour ->
        [V] Grün
        [B] Blau
        [J] Gelb
       *[R] Rot
    }
power-picture-army =
    { $name } ({ $colour ->
        [V] Grün
        [B] Blau
        [J] Gelb
       *[R] Rot
    })
power-picture-standing =
    { $standing ->
        [yes] { $army }: Stärke { $strength }, { $power } Power, in Reserve { $count ->
            [0] keine Einheiten
           *[other] { $pieces }
        }{ $flagcount ->
            [0] {""}
            [one] ; hat die Fahne von { $flags }
           *[other] ; hat die Fahnen von { $flags }
        }.
       *[no] { $army } ist ausgeschieden.
    }
power-picture-place = { $place }: { $forces }.
power-picture-force =
    { $colour ->
        [V] Grün
        [B] Blau
        [J] Gelb
       *[R] Rot
    } { $pieces } (Stärke { $strength })
power-picture-piece-S =
    { $count ->
        [one] { $count } Infanterist
       *[other] { $count } Infanteristen
    }
power-picture-piece-T =
    { $count ->
        [one] { $count } Tank
       *[other] { $count } Tanks
    }
power-picture-piece-C =
    { $count ->
        [one] { $count } Fighter
       *[other] { $count } Fighter
    }
power-picture-piece-D =
    { $count ->
        [one] { $count } Destroyer
       *[other] { $count } Destroyer
    }
power-picture-piece-R =
    { $count ->
        [one] { $count } Regiment
       *[other] { $count } Regimenter
    }
power-picture-piece-A =
    { $count ->
        [one] { $count } Heavy Tank
       *[other] { $count } Heavy Tanks
    }
power-picture-piece-B =
    { $count ->
        [one] { $count } Bomber
       *[other] { $count } Bomber
    }
power-picture-piece-CR =
    { $count ->
        [one] { $count } Cruiser
       *[other] { $count } Cruiser
    }
power-picture-piece-M =
    { $count ->
        [one] { $count } Megamissile
       *[other] { $count } Megamissiles
    }

## Alternativtexte einer Runde und eines Entwurfs

power-picture-orders-head = Power, Runde { $round }: alle Befehle, und das Brett vor den Gefechten.
power-picture-ordered = { $army }: { $orders }.
power-picture-lost-order = { $order } (verfallen)
power-picture-struck = Eine Megamissile trifft { $place }.
power-picture-bounced =
    { $back ->
        [yes] { $place }: { $armies } sind gleich mit { $strength }, und wer gekommen war, geht zurück.
       *[no] { $place }: { $armies } sind gleich mit { $strength }, und alle bleiben.
    }
power-picture-fought = { $place }: { $winner } schlägt { $losers }, { $strengths }; Beute: { $captured }.
power-picture-fell = { $captor } nimmt die Fahne von { $army }.
power-picture-preview-head =
    { $count ->
        [0] Deine Befehle: noch keine. Das Brett bleibt, wie es ist:
       *[other] Deine Befehle und das Brett, zu dem sie führten:
    }
power-picture-contest =
    { $verdict ->
        [captured] Du würdest erbeuten, was auf { $place } steht, { $strength } zu { $other }.
        [tied] Auf { $place } würde niemand etwas erbeuten, je { $strength }.
       *[lost] Deine Einheiten auf { $place } würden erbeutet, { $strength } zu { $other }.
    }
power-picture-sealed-head =
    { $count ->
        [0] Du hast keine Befehle versiegelt. Das Brett, wie es jetzt ist:
       *[other] Deine versiegelten Befehle auf dem Brett, wie es jetzt ist:
    }
power-picture-line =
    { $fault ->
        [yes] Zeile { $number }, { $order }, kann nicht ausgeführt werden.
       *[no] Zeile { $number }: { $order }.
    }

## Alternativtexte der privaten Bilder

power-picture-can-make =
    { $count ->
        [0] In der Reserve kann nichts gekauft oder zusammengelegt werden.
       *[other] In der Reserve lässt sich machen: { $pieces }.
    }
power-picture-merger = Auf { $place } ist eine Zusammenlegung möglich: { $piece }.
power-picture-missile = Für eine Megamissile zählt die Reserve { $worth } von { $needed }.
power-picture-verdict =
    { $place }: { $verdict ->
        [safe] sicher
        [beaten] Fahne sicher, Einheiten nicht
       *[fall] könnte fallen
    }, { $garrison } gegen { $attack }
power-picture-fall-fought = { $place } fällt mit { $strength } zu { $other }.
power-picture-fall-empty = Niemand hat { $place } verteidigt.
power-picture-garrison = { $place } ist mit { $strength } besetzt.
power-picture-threat =
    { $army } von { $place }: { $pieces }, Stärke { $strength }{ $infantry ->
        [yes] , und könnte die Fahne nehmen
       *[no] {""}
    }.
power-poster-strengths = Stärke nach Runden
power-poster-turning = Wendepunkt
power-poster-lead = In Runde { $round } steigt { $name } von { $before } auf { $strength }; die stärkste Gegenseite hat { $other }.
power-poster-battle = Größtes Gefecht
power-poster-fought =
    { $who ->
        [mercenaries] Runde { $round }, { $place }: { $name } schlagen { $others }, { $strengths }.
       *[player] Runde { $round }, { $place }: { $name } schlägt { $others }, { $strengths }.
    }

power-mark-comes = { $army } kommt hierher
power-mark-goes = Was hier steht, zieht ab
power-mark-stays = Was hier steht, bleibt
power-mark-missile = Eine Megamissile schlägt hier ein
