## Warum eine Antwort vorgeschlagen wird. $region ist ein Gebiet, $name die Gegenseite; $tile steht im Akkusativ.

macht_ohnmacht-hint-overthrow = Du stürzt { $region } mit { $margin } Vorsprung, { $attack } zu { $defence }, und vertreibst { $pieces }.
macht_ohnmacht-hint-saves = { $region } bleibt deins.
macht_ohnmacht-hint-bid =
    { $sure ->
        [yes] Niemand kann mehr bieten: { $name } hat nicht mehr als { $most }. Gewinnst du, bleiben in deiner Reserve so viele aktive Spielsteine: { $left }.
       *[no] { $name } kann bis zu { $most } bieten. Gewinnst du, bleiben in deiner Reserve so viele aktive Spielsteine: { $left }.
    }
macht_ohnmacht-hint-active-now =
    { $saved ->
        [yes] Wird kein Spielstein gerettet, hast du dann { $own ->
            [one] { $own } aktives Gebiet
           *[other] { $own } aktive Gebiete
        }, { $name } hat { $other }.
       *[no] Du hast dann { $own ->
            [one] { $own } aktives Gebiet
           *[other] { $own } aktive Gebiete
        }, { $name } hat { $other }.
    }
macht_ohnmacht-hint-active-next =
    { $saved ->
        [yes] Wird kein Spielstein gerettet, hast du { $own ->
            [one] { $own } Gebiet, das im nächsten Zyklus aktiv ist
           *[other] { $own } Gebiete, die im nächsten Zyklus aktiv sind
        }, { $name } hat { $other }.
       *[no] Du hast dann { $own ->
            [one] { $own } Gebiet, das im nächsten Zyklus aktiv ist
           *[other] { $own } Gebiete, die im nächsten Zyklus aktiv sind
        }, { $name } hat { $other }.
    }
macht_ohnmacht-hint-last-cube =
    { $saved ->
        [yes] Dann ist kein Würfel übrig. Wird kein Spielstein gerettet, wird der Zyklus mit { $own } zu { $other } aktiven Gebieten gewertet, und du hast { $total } von { $goal }, { $name } hat { $rival }.
       *[no] Dann ist kein Würfel übrig: Der Zyklus wird mit { $own } zu { $other } aktiven Gebieten gewertet, und du hast { $total } von { $goal }, { $name } hat { $rival }.
    }
macht_ohnmacht-hint-opens = Du kannst dann { $region } durch { $tile } stürzen, mit { $margin } Vorsprung, { $attack } zu { $defence }.
macht_ohnmacht-hint-denies = { $name } könnte damit { $region } stürzen, mit { $margin } Vorsprung, { $attack } zu { $defence }, und kann den Marker jetzt nicht nehmen.
macht_ohnmacht-hint-recruits =
    { $count ->
        [0] Es bringt keine Spielsteine, lässt aber Zeit vergehen.
        [one] Es bringt einen Spielstein aus dem Vorrat in deine Reserve.
       *[other] Es bringt { $count } Spielsteine aus dem Vorrat in deine Reserve.
    }
macht_ohnmacht-hint-serpent = Risiko: { $name } hat eine Schlange und darf das aufheben.
macht_ohnmacht-hint-exposed =
    { $means ->
        [hand] Risiko: { $name } hat { $tile } und kann { $region } stürzen, mit { $margin } Vorsprung, { $attack } zu { $defence }.
       *[display] Risiko: { $name } kann { $tile } nehmen und { $region } stürzen, mit { $margin } Vorsprung, { $attack } zu { $defence }.
    }

## Was ein Computer geglaubt hat

macht_ohnmacht-belief-bid =
    { $count ->
        [0] Ich erwartete, dass { $name } nichts bietet ({ $percent } %).
        [one] Ich erwartete, dass { $name } einen Spielstein bietet ({ $percent } %).
       *[other] Ich erwartete, dass { $name } { $count } Spielsteine bietet ({ $percent } %).
    }
