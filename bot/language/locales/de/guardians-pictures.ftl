### Wörter in den Bildern von Guardians, und die Alternativtexte, die dasselbe sagen.

## Auf dem Tisch

guardians-picture-turn = Runde { $turn }{ $limit ->
        [0] {""}
       *[other] {" "}von { $limit }
    }
guardians-picture-over = Die Partie ist vorbei
guardians-picture-organise = Beide stellen sich geheim auf
guardians-picture-marching = { $name } dreht einen Schild
guardians-picture-moving = Bewegung und Kampf
guardians-picture-settlement = Geländebelegung
guardians-picture-still = Noch zu drehen: { $shields }
guardians-picture-offered = Zur Wahl: { $places }.
guardians-picture-shield-lost = { $name } verliert den Schild auf { $place } ({ $count } von fünf)
guardians-picture-fight =
    { $storm ->
        [yes] { $name } greift den Guardian von { $other } an
       *[no] { $name } greift { $place } an
    }
guardians-picture-won =
    { $count ->
        [0] Niemand hat gewonnen
        [one] { $names } hat gewonnen
       *[other] { $names } haben gewonnen
    }
guardians-picture-curve = Grundvitalität
guardians-picture-deck = Deck
guardians-picture-of-lands = Länder
guardians-picture-pen = Gehege
guardians-picture-depot = Depot
guardians-picture-discard = Ablage
guardians-picture-drawn = Gezogen
guardians-picture-dominance = Dominanz
guardians-picture-ruins = Ruine
guardians-picture-face-down = Verdeckt

## In einem Kampf

guardians-picture-combat-hand = Kampfhand: { $name }
guardians-picture-counts = Summe
guardians-picture-no-land =
    { $land ->
        [face_down] Land ohne Art
        [home] Ruine
       *[none] Land ohne Gelände
    }
guardians-picture-match = Duell { $number }
guardians-picture-secondary = Nebenangriff
guardians-picture-shielded = { $card } schützt
guardians-picture-cause = Entschieden durch { $card }
guardians-picture-no-comparison = Kein Vergleich
guardians-picture-tie = Unentschieden
guardians-picture-fails = Scheitert
guardians-picture-term-base = Grundvitalität
guardians-picture-term-off-color = Farbbonus
guardians-picture-term-terrain = Gelände
guardians-picture-term-stronghold = Festung
guardians-picture-term-guardian = Guardian
guardians-picture-term-text = Kartentext
guardians-picture-held =
    { $storm ->
        [yes] Der Guardian von { $name } hält stand
       *[no]
            { $taken ->
                [yes] { $name } nimmt { $place }
               *[no] { $name } hält { $place }
            }
    }
guardians-picture-command = Kommando
guardians-picture-said =
    { $said ->
        [yes] Kommandokarte: ja
        [no] Kommandokarte: nein
       *[open] Kommandokarte: noch offen
    }
guardians-picture-pending = Gerade gespielt
guardians-picture-effects = In Kraft
guardians-picture-aside = Beiseitegelegt
guardians-picture-reserve = Ungenutzt
guardians-picture-declared = Eröffnet als Nächstes mit: { $what }
guardians-picture-revealed = Aufgedeckt
guardians-picture-lost = Verloren
guardians-picture-bribed = Bestochen

## Aufstellung

guardians-picture-storage = Vorratshand: { $name }
guardians-picture-layout = Aufstellung: { $name }
guardians-picture-nothing = Nichts
guardians-picture-closed = Hier kann nichts liegen
guardians-picture-below = Unter der Festung
guardians-picture-beside = Daneben
guardians-picture-drawer-hand = Bleiben auf der Hand: { $count } von { $limit }
guardians-picture-drawer-discards = Abgelegt: { $count }
guardians-picture-drawer-plays = Jetzt gespielt
guardians-picture-drawer-sacrifices = Für Steine geopfert
guardians-picture-drawer-accessories = Neues Zubehör
guardians-picture-drawer-attached = Zu Stapeln anderswo gelegt
guardians-picture-drawer-downgrades = Neben gegnerische Festungen gelegt

## Alternativtexte

guardians-picture-head = { $turn }: { $duty }.
guardians-picture-standing =
    { $name } ({ $guardian }): { $stones ->
        [one] 1 Stein
       *[other] { $stones } Steine
    }, { $lost } von 5 Schilden verloren, { $lands } von 6 umkämpften Feldern; Deck { $deck }, Gehege { $pen }, Depot { $depot }{ $drawn ->
        [0] {""}
       *[other] , { $drawn } gezogen
    }, Ablagestapel { $discard }{ $discard ->
        [0] {""}
       *[other] {" "}(oben { $top })
    }{ $dominance ->
        [0] {""}
       *[other] , Dominanz { $dominance }
    }{ $first ->
        [yes] , beginnt
       *[no] {""}
    }.
guardians-picture-armies = { $name } hat { $armies }.
guardians-picture-stack =
    { $place }: { $shield ->
        [no] kein Schild,
        [turned] gedrehter Schild,
       *[yes] Schild,
    } { $count ->
        [0] nichts darunter
        [one] 1 Karte
       *[other] { $count } Karten
    }{ $flew ->
        [yes] , geflogen
       *[no] {""}
    }{ $known ->
        [0] {""}
       *[other] {" "}({ $cards })
    }{ $points ->
        [0] {""}
       *[other] , { $points } von { $limit } Punkten
    }
guardians-picture-lands = { $name } kontrolliert { $lands }.
guardians-picture-home =
    { $place }{ $ruined ->
        [yes] {" "}ist eine Ruine
       *[no] {""}
    }{ $below ->
        [0] {""}
       *[other] : { $below } darunter{ $known ->
            [0] {""}
           *[other] {" "}({ $cards })
        }
    }{ $fitted ->
        [0] {""}
       *[other] , daneben { $beside }
    }.
guardians-picture-account = { $held }: { $attacker } zu { $defender }.
guardians-picture-side =
    { $name } hat { $stones ->
        [one] 1 Stein
       *[other] { $stones } Steine
    }{ $over ->
        [yes] {""}
       *[no] {" "}und auf der Hand { $hand } Kreaturen oder Kreaturengegenstände und { $depot } Karten des Depots
    }{ $commands ->
        [0] {""}
       *[other] ; Kommando: { $command }
    }.
guardians-picture-comparison =
    { $title }: { $first } { $ended ->
        [wins] besiegt
        [loses] verliert gegen
        [push] unentschieden gegen
       *[runs] gegen
    } { $second }{ $judged ->
        [0] {""}
       *[other] {" "}({ $outcome })
    }.
guardians-picture-gone =
    { $name }, { $what ->
        [bribed] durch Bestechung fort
       *[lost] verloren
    }: { $cards }.
guardians-picture-wing = { $place } { $name }, { $used } von { $limit } Punkten: { $what }.
guardians-picture-part-shield = unter { $cards }
guardians-picture-part-above = darauf { $cards }
guardians-picture-part-below = darunter { $cards }
guardians-picture-part-beside = daneben { $cards }

## Das Plakat am Ende

guardians-poster-shields = Schilde zerstört
guardians-poster-ruins = Festungen erobert
guardians-poster-lands = Länder gehalten
guardians-poster-stones = Steine
guardians-poster-turning = Der Wendepunkt
guardians-poster-battle = Die größte Schlacht
guardians-poster-last = Die letzte Schlacht
guardians-poster-moment = Runde { $turn }: { $what }
guardians-poster-count = { $held }, { $one } zu { $other }
guardians-poster-grown = { $name } hält { $count } von sechs Ländern
guardians-poster-by =
    { $reason ->
        [guardian] Sieg durch den Fall des Guardians
        [shields] Sieg durch fünf Schilde
        [lands] Sieg durch die sechs umkämpften Länder
        [turns] Sieg nach der letzten Runde
       *[resigned] Sieg durch Aufgabe
    }

guardians-mark-army =
    { $place }, { $count ->
        [one] { $count } verdeckte Karte
       *[other] { $count } verdeckte Karten
    }
guardians-mark-strong = Stark
guardians-mark-weak = Schwach
guardians-mark-trap = Eine Falle
guardians-mark-flyers = Flieger
guardians-mark-ranged = Fernangriff
guardians-mark-command = Kommando
