### Macht & Ohnmacht: die Wörter, die Sätze und Bilder teilen, die wenigen Wörter in den Bildern, ihre Alternativtexte, und das
### Brett in Worten.
###
### Wörter der Spielregel: Ritter, Magier, Spielstein, Reserve, Vorrat, Gebiet, Gebietsmarker, Aktionsmarker, Zyklus, Sanduhr,
### Einnahme, Nachschub, aktives Gebiet, Siegpunkt. Von uns: stürzen, verstärken, Auslage, Aufstand, Markertausch.

## Wörter

macht_ohnmacht-marker-castle = Burg
macht_ohnmacht-marker-armour = Rüstung
macht_ohnmacht-marker-tent = Zelt
macht_ohnmacht-marker-key = Schlüssel

macht_ohnmacht-tile-influence-castle = Einfluss (Burg)
macht_ohnmacht-tile-influence-armour = Einfluss (Rüstung)
macht_ohnmacht-tile-influence-tent = Einfluss (Zelt)
macht_ohnmacht-tile-influence-key = Einfluss (Schlüssel)
macht_ohnmacht-tile-bonus-castle = Bonus (Burg)
macht_ohnmacht-tile-bonus-armour = Bonus (Rüstung)
macht_ohnmacht-tile-bonus-tent = Bonus (Zelt)
macht_ohnmacht-tile-bonus-key = Bonus (Schlüssel)
macht_ohnmacht-tile-movement = Bewegung
macht_ohnmacht-tile-sea = Seebewegung
macht_ohnmacht-tile-merlin = Merlin
macht_ohnmacht-tile-serpent = Schlange
macht_ohnmacht-tile-victory-point = Siegpunkt
macht_ohnmacht-tile-rebellion = Aufstand
macht_ohnmacht-tile-marker-change = Markertausch

macht_ohnmacht-the-tile = den Marker „{ $tile }“
macht_ohnmacht-tile-copies =
    { $copies ->
        [one] { $tile }
       *[other] { $tile } ×{ $copies }
    }

macht_ohnmacht-knights =
    { $count ->
        [one] { $count } Ritter
       *[other] { $count } Ritter
    }
macht_ohnmacht-mages =
    { $count ->
        [one] { $count } Magier
       *[other] { $count } Magier
    }
macht_ohnmacht-no-pieces = keine Spielsteine
macht_ohnmacht-no-regions = keine
macht_ohnmacht-term = { $count } in { $region }
macht_ohnmacht-term-bonus = { $count } durch Bonus

## Wörter in den Bildern

macht_ohnmacht-picture-cycle =
    { $kind ->
        [magic] Zyklus { $cycle }: Magie
       *[sword] Zyklus { $cycle }: Schwert
    }
macht_ohnmacht-picture-over = Die Partie ist vorbei
macht_ohnmacht-picture-turn = Zug { $turn }
macht_ohnmacht-picture-turn-of =
    { $actions ->
        [0] { $name } darf weitere Marker einsetzen
        [one] { $name } hat { $actions } Aktion{ $more ->
            [yes] {" "}oder setzt weitere Marker ein
           *[no] {""}
        }
       *[other] { $name } hat { $actions } Aktionen
    }
macht_ohnmacht-picture-serpent = { $name } darf { $tile } mit der Schlange aufheben
macht_ohnmacht-picture-auction =
    { $count ->
        [one] { $names } bietet noch um { $tile }
       *[other] Beide bieten um { $tile }
    }
macht_ohnmacht-picture-effect = { $name } hat die Versteigerung gewonnen und nutzt { $tile }
macht_ohnmacht-picture-retreat = { $name } darf einen Spielstein aus { $region } retten
macht_ohnmacht-picture-occupy = { $name } darf einen Spielstein nach { $region } setzen
macht_ohnmacht-picture-won =
    { $count ->
        [0] Niemand hat gewonnen
        [one] { $names } gewinnt, { $score }
       *[other] { $names } teilen sich den Sieg, { $score }
    }
macht_ohnmacht-picture-reserve = Reserve
macht_ohnmacht-picture-stock = Vorrat
macht_ohnmacht-picture-no-tiles = Keine Marker
macht_ohnmacht-picture-display-empty = Die Auslage ist leer
macht_ohnmacht-picture-spares = Übrig
macht_ohnmacht-picture-pile = Verdeckt
macht_ohnmacht-picture-legend-active = aktiv, zählt
macht_ohnmacht-picture-legend-changed = geändert
macht_ohnmacht-picture-legend-end = am Zyklusende
macht_ohnmacht-picture-legend-place = hier setzen
macht_ohnmacht-picture-legend-choose = zur Wahl
macht_ohnmacht-picture-legend-overthrow = stürzen

## Schlagzeilen über dem Brett

macht_ohnmacht-news-overthrown = { $name } stürzt { $region }
macht_ohnmacht-news-auction =
    { $count ->
        [0] Gleiche Gebote: Niemand gewinnt
       *[other] { $name } gewinnt die Versteigerung
    }
macht_ohnmacht-news-serpent = { $name } spielt die Schlange
macht_ohnmacht-news-cancelled = Aufgehoben: { $tile }
macht_ohnmacht-news-cycle =
    { $kind ->
        [magic] Ende von Zyklus { $cycle }: Magie
       *[sword] Ende von Zyklus { $cycle }: Schwert
    }
macht_ohnmacht-news-score = { $name } { $points } + { $active } = { $total } (+{ $gained })
macht_ohnmacht-poster-turning = Wendepunkt · Zyklus { $cycle }
macht_ohnmacht-poster-greatest = Größter Sturz · Zyklus { $cycle }
macht_ohnmacht-poster-last = Zuletzt entschieden · Zyklus { $cycle }
macht_ohnmacht-poster-lead = Vorsprung der Siegerseite: { $before } → { $after }

## Alternativtexte, und das Brett in Worten

macht_ohnmacht-board-head = { $title }. { $duty }.
macht_ohnmacht-board-hourglass =
    { $count ->
        [one] Auf der Sanduhr liegt noch { $count } Würfel; es ist Zug { $turn } des Zyklus.
       *[other] Auf der Sanduhr liegen noch { $count } Würfel; es ist Zug { $turn } des Zyklus.
    }
macht_ohnmacht-board-score =
    { $name } ({ $colour ->
        [orange] Orange
       *[white] Weiß
    }{ $first ->
        [yes] , beginnt den Zyklus
       *[no] {""}
    }): { $points ->
        [one] { $points } Siegpunkt
       *[other] { $points } Siegpunkte
    } + { $active ->
        [one] { $active } aktives Gebiet
       *[other] { $active } aktive Gebiete
    } = { $total } von { $goal }{ $over ->
        [yes] .
       *[no] ; { $end }, wenn der Zyklus jetzt endete.
    }
macht_ohnmacht-board-holding = { $region } ({ $marker }, { $pieces })
macht_ohnmacht-board-held =
    { $count ->
        [0] { $name } kontrolliert kein Gebiet.
       *[other] { $name } kontrolliert { $regions }.
    }
macht_ohnmacht-board-supplies =
    { $name } hat in der Reserve { $reserve }, im Vorrat { $stock } und { $count ->
        [0] keine Aktionsmarker
       *[other] die Aktionsmarker { $tiles }
    }.
macht_ohnmacht-board-bonuses = { $name } hat +1 beim Stürzen von Gebieten mit: { $markers }.
macht_ohnmacht-board-display =
    { $count ->
        [0] Die Auslage ist leer.
       *[other] In der Auslage: { $tiles }.
    }
macht_ohnmacht-board-beside = Übrige Gebietsmarker: { $spares }. Verdeckte Aktionsmarker: { $pile }.
macht_ohnmacht-board-tokens = Noch verdeckte Sanduhrmarker: { $tokens }.
macht_ohnmacht-board-bidder =
    { $sealed ->
        [yes] { $name } kann bis zu { $most } bieten; das Gebot liegt vor.
       *[no] { $name } kann bis zu { $most } bieten; das Gebot liegt noch nicht vor.
    }
macht_ohnmacht-board-changed = Im letzten Zug geändert: { $regions }.
macht_ohnmacht-marked-goals = Ein Spielstein kann nach: { $regions }.
macht_ohnmacht-marked-half = Zur Wahl stehen: { $regions }.
macht_ohnmacht-marked-victims = Spielsteine können entfernt werden aus: { $regions }.
macht_ohnmacht-marked-sums = Angriff gegen Verteidigung jetzt: { $sums }.
macht_ohnmacht-board-regions =
    { $kind ->
        [magic] Die Gebiete, mit ihren Nachbarn in diesem Magiezyklus (gleicher Gebietsmarker):
       *[sword] Die Gebiete, mit ihren Nachbarn in diesem Schwertzyklus (gemeinsame Grenze):
    }
macht_ohnmacht-board-region =
    - **{ $region }** ({ $marker }{ $coast ->
        [yes] , Küste
       *[no] {""}
    }): { $held ->
        [yes] { $name }, { $pieces }{ $active ->
            [yes] , aktiv
           *[no] , nicht aktiv
        }
       *[no] leer
    }{ $changed ->
        [yes] , geändert
       *[no] {""}
    }. Nachbarn: { $neighbours }

macht_ohnmacht-hand-tiles =
    { $count ->
        [0] Du hast keine Aktionsmarker.
        [one] Du hast den Aktionsmarker { $tiles }.
       *[other] Du hast die Aktionsmarker { $tiles }.
    }
macht_ohnmacht-hand-pieces = Deine Reserve: { $reserve }. Dein Vorrat: { $stock }.
macht_ohnmacht-hand-bid =
    { $count ->
        [one] Dein Gebot: { $count } Spielstein.
       *[other] Dein Gebot: { $count } Spielsteine.
    }

## Aussichten und Nachbarn

macht_ohnmacht-odds-verdict =
    { $missing ->
        [0] { $attacker } kann { $region } stürzen, gehalten von { $defender }: { $attack } gegen { $defence }.
       *[other] { $attacker } kann { $region } nicht stürzen, gehalten von { $defender }: { $attack } gegen { $defence }, es fehlen { $missing }.
    }
macht_ohnmacht-odds-attack = Angriff { $attack } = { $terms }.
macht_ohnmacht-odds-defence = Verteidigung { $defence } = { $terms }.
macht_ohnmacht-odds-held-attack =
    { $count ->
        [one] Mit dem Bonusmarker, den { $name } hat, wären es { $attack } gegen { $defence }.
       *[other] Mit den { $count } Bonusmarkern, die { $name } hat, wären es { $attack } gegen { $defence }.
    }
macht_ohnmacht-odds-held-defence =
    { $count ->
        [one] { $name } hat einen Bonusmarker für die Verteidigung, der vorher in einem eigenen Zug gespielt werden muss.
       *[other] { $name } hat { $count } Bonusmarker für die Verteidigung, die vorher in einem eigenen Zug gespielt werden müssen.
    }
macht_ohnmacht-odds-means = { $name } hat Aktionsmarker dafür: { $tiles }.
macht_ohnmacht-odds-no-means = { $name } hat keinen Aktionsmarker dafür (den Einflussmarker mit { $marker }, oder Merlin).

macht_ohnmacht-neighbours-title =
    { $kind ->
        [magic] { $now ->
            [yes] Nachbarn in diesem Magiezyklus
           *[no] Nachbarn im nächsten Zyklus: Magie
        }
       *[sword] { $now ->
            [yes] Nachbarn in diesem Schwertzyklus
           *[no] Nachbarn im nächsten Zyklus: Schwert
        }
    }
macht_ohnmacht-neighbours-alike = Mit dem Marker { $marker }: { $regions }.
macht_ohnmacht-neighbours-of = { $region }: { $regions }.

## Wörter in den privaten Bildern

macht_ohnmacht-picture-attack = Angriff
macht_ohnmacht-picture-defence = Verteidigung
macht_ohnmacht-picture-inside = { $region } selbst
macht_ohnmacht-picture-bonus = Bonus
macht_ohnmacht-picture-yes = Sturz möglich
macht_ohnmacht-picture-short = es fehlen { $missing }
macht_ohnmacht-picture-in-hand = gehalten, nicht gespielt
macht_ohnmacht-picture-means = Marker dafür
macht_ohnmacht-picture-no-means = Kein Marker dafür

## Wozu Marker eingesetzt werden, auf Knöpfen und in Plänen: bis zu 80 Zeichen

macht_ohnmacht-use-reinforce = { $region } verstärken
macht_ohnmacht-use-overthrow =
    { $region } stürzen{ $movein ->
        [yes] {" "}und einziehen
        [no] {" "}und draußen bleiben
       *[ask] {""}
    }
macht_ohnmacht-use-bonus = { $tile } spielen
macht_ohnmacht-use-move = Bewegung: { $moves }
macht_ohnmacht-use-sail = Seebewegung: { $moves }
macht_ohnmacht-use-recruit = Nachschub durch { $tile }: { $pieces }
macht_ohnmacht-use-lightning = { $tile } zur Versteigerung nehmen
macht_ohnmacht-way = { $pieces } von { $start } nach { $goal }

## Pläne

macht_ohnmacht-plan-step =
    { $count ->
        [0] { $number }. { $step }: kein Würfel bliebe übrig.
        [one] { $number }. { $step }: { $count } Würfel bliebe übrig.
       *[other] { $number }. { $step }: { $count } Würfel blieben übrig.
    }
macht_ohnmacht-plan-only-step =
    { $count ->
        [0] { $step }: kein Würfel bliebe übrig.
        [one] { $step }: { $count } Würfel bliebe übrig.
       *[other] { $step }: { $count } Würfel blieben übrig.
    }
macht_ohnmacht-plan-sum = Angriff { $attack } = { $attackterms }; Verteidigung { $defence } = { $defenceterms }.
macht_ohnmacht-plan-serpent = { $name } könnte das mit der Schlange aufheben.
macht_ohnmacht-plan-retreat = Nach einem Sturz darf die Gegenseite einen Spielstein retten; das kann die späteren Summen ändern.
macht_ohnmacht-plan-last = Das nimmt den letzten Würfel: Damit endet der Zyklus.

macht_ohnmacht-mark-bid = Gebot von { $name }
# Of a region.
macht_ohnmacht-mark-overthrow = { $name } wird sie stürzen
macht_ohnmacht-mark-place = { $name } wird hier Figuren einsetzen
macht_ohnmacht-mark-leave = { $name } wird sie aufgeben

## A profile

macht_ohnmacht-picture-side =
    { $colour ->
        [orange] Orange
       *[white] Weiß
    }
