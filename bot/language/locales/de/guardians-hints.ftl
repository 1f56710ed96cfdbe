## Warum eine Antwort vorgeschlagen wird. $place ist ein Feld; $own, $base und $known zählen Grundvitalität zusammen.

guardians-hint-redraw =
    Auf deiner Hand { $shields ->
        [0] ist kein Schild
        [one] ist ein Schild
       *[other] sind { $shields } Schilde
    } und { $creatures ->
        [0] keine Kreatur
        [one] eine Kreatur
       *[other] { $creatures } Kreaturen
    }.
guardians-hint-stack = Auf { $place } steht ein Stapel mit Grundvitalität { $base }.
guardians-hint-stays = Auf { $place } bleibt Grundvitalität { $base }, wo sie ist.
guardians-hint-exchange = auf { $place } lassen: { $left }, mitnehmen: { $taken }
guardians-hint-comes = Grundvitalität { $base } kommt nach { $place }, das du kontrollierst.
guardians-hint-reinforces = Das bringt Grundvitalität { $base } nach { $place }.
guardians-hint-fight =
    Auf { $place } trifft deine Grundvitalität { $own } auf { $hidden ->
        [0] { $known }
        [one] { $known ->
            [0] eine Karte, die du nicht kennst
           *[other] { $known } und eine Karte, die du nicht kennst
        }
       *[other] { $known ->
            [0] { $hidden } Karten, die du nicht kennst
           *[other] { $known } und { $hidden } Karten, die du nicht kennst
        }
    }.
guardians-hint-stronghold = Gewinnst du { $place }, wird die Festung von { $name } dort zur Ruine.
guardians-hint-storm =
    Deine Grundvitalität { $own } trifft auf den Guardian mit { $base }; du hast { $stones ->
        [0] keine Steine
        [one] einen Stein
       *[other] { $stones } Steine
    }.
guardians-hint-land =
    Du kontrollierst dann { $place } und insgesamt { $lands ->
        [one] { $lands } umkämpftes Land
       *[other] { $lands } umkämpfte Länder
    }{ $due ->
        [yes] ; um es zu belegen, hast du im Gehege { $terrains ->
            [0] keine Geländekarte
            [one] eine Geländekarte
           *[other] { $terrains } Geländekarten
        }.
       *[no] .
    }
guardians-hint-given-up = Risiko: Du kontrollierst { $place } dann nicht mehr.
guardians-hint-bare = Risiko: Auf deiner Festung { $place } ist niemand.
guardians-hint-near =
    { $steps ->
        [one] Risiko: Gleich daneben, auf { $place }, hat { $name } einen Schild, der noch gedreht werden kann (Karten: { $cards }).
       *[other] Risiko: { $steps } Felder entfernt, auf { $place }, hat { $name } einen Schild, der noch gedreht werden kann (Karten: { $cards }).
    }
guardians-hint-shield-lost = Risiko: Das ist dein verlorener Schild Nummer { $lost }; mit { $most } ist die Partie verloren.
guardians-hint-shield-kept = Dein Schild bleibt im Spiel.
guardians-hint-joins = Risiko: Auf { $place } wird aus zwei Schilden einer; das macht { $lost } von den { $most }, mit denen die Partie verloren ist.
guardians-hint-discards = Risiko: Es kostet dich Grundvitalität { $base }.
guardians-hint-settles =
    { $count ->
        [one] Eine Geländekarte macht ein Land zu deinem.
       *[other] Geländekarten machen { $count } Länder zu deinen.
    }
guardians-hint-lead =
    Die Grundvitalität ist { $base }; { $stronger ->
        [0] keine Kreatur auf deiner Hand hat mehr.
        [one] eine Kreatur auf deiner Hand hat mehr.
       *[other] { $stronger } Kreaturen auf deiner Hand haben mehr.
    }
guardians-hint-heals = Das bringt Grundvitalität { $base } zurück.
guardians-hint-strike = Die Grundvitalität ist { $base }, und { $needed } besiegen das Ziel, Boni inbegriffen.
guardians-hint-stones =
    { $count ->
        [0] Du behältst keine Steine, wenn alle gebraucht werden.
        [one] Du behältst mindestens einen Stein.
       *[other] Du behältst mindestens { $count } Steine.
    }
guardians-hint-sums = So wie es steht, hast du { $own } gegen { $other }.
guardians-hint-control = Würde { $place } jetzt gezählt, hättest du { $own } gegen { $other }.

## Was ein Computer geglaubt hat

guardians-belief-stack = Was { $name } auf { $place } hatte, hielt ich für { $least } bis { $most } Grundvitalität ({ $percent } %).
