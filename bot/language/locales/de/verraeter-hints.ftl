## Warum eine Antwort vorgeschlagen wird. $land ist ein Land mit seinem Platz, im Akkusativ.

verraeter-hint-granary =
    { $side ->
        [own] Der Gutshof bringt dir eine Versorgungskarte am Ende jeder Runde, in der dein Haus { $land } hält, wie es jetzt ist.
       *[rival] Der Gutshof bringt dir nichts, bevor dein Haus { $land } nimmt.
    }
verraeter-hint-rivals-beside =
    { $count ->
        [0] Kein Land des anderen Hauses grenzt an { $land }; wie die Länder liegen, kann kein Konflikt darum gehen.
        [one] Risiko: Ein Land des anderen Hauses grenzt an { $land }, mit Stärke { $rival } gegen { $own }.
       *[other] Risiko: { $count } Länder des anderen Hauses grenzen an { $land }, das stärkere mit { $rival } gegen { $own }.
    }
verraeter-hint-lead =
    { $family ->
        [eagle] Damit { $stand ->
            [leads] führt der Adler mit { $points }
            [trails] liegt der Adler { $points } zurück
           *[level] liegt der Adler gleichauf mit der Rose
        }, soweit man sehen kann.
       *[rose] Damit { $stand ->
            [leads] führt die Rose mit { $points }
            [trails] liegt die Rose { $points } zurück
           *[level] liegt die Rose gleichauf mit dem Adler
        }, soweit man sehen kann.
    }
verraeter-hint-pays =
    { $points ->
        [one] Gewinnt dieses Haus und wechselt sonst niemand die Seite, bekommst du { $points } Punkt für das Land.
       *[other] Gewinnt dieses Haus und wechselt sonst niemand die Seite, bekommst du { $points } Punkte für das Land.
    }
verraeter-hint-granary-at-stake = Risiko: Verliert dieses Haus { $land }, liefert dir dein Gutshof dort nichts mehr.
verraeter-hint-granary-to-win = Gewinnt dieses Haus { $land }, liefert dir auch dein Gutshof dort.
verraeter-hint-traitor =
    { $family ->
        [eagle] Du gehst beim Aufdecken zum Adler über und bekommst { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }, wer auch gewinnt.
       *[rose] Du gehst beim Aufdecken zur Rose über und bekommst { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }, wer auch gewinnt.
    }
verraeter-hint-strategist =
    { $bonus ->
        [only_when_winning] Er bringt { $points } Punkte, wenn deine Seite gewinnt, und du wählst den nächsten Konfliktort.
       *[always] Er bringt { $points } Punkte, wer auch gewinnt, und du wählst den nächsten Konfliktort.
    }
verraeter-hint-farmer = Du darfst am Ende der Runde bis zu { $cards } Versorgungskarten ziehen; wie die Länder liegen, bringen deine Gutshöfe allein { $otherwise }.
verraeter-hint-builder =
    { $what ->
        [post] Du kannst nach dem Konflikt ein Kontor bauen.
       *[granary] Du kannst nach dem Konflikt einen Gutshof bauen.
    }
verraeter-hint-cards-kept =
    { $cards ->
        [one] Die Versorgungskarte, die du behältst, bringt durch deine Kontore { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }.
       *[other] Die { $cards } Versorgungskarten, die du behältst, bringen durch deine Kontore { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }.
    }
verraeter-hint-waiting =
    { $count ->
        [0] Niemand kann nach dir Versorgungskarten spielen.
        [one] Risiko: Eine Person kann nach dir Versorgungskarten spielen.
       *[other] Risiko: { $count } Personen können nach dir Versorgungskarten spielen.
    }
verraeter-hint-converted =
    { $supplies ->
        [yes] Risiko: Es betrifft { $land }; der Gutshof dort liefert dir jetzt und dann nicht mehr.
       *[no] Es betrifft { $land }; der Gutshof dort bringt dir jetzt nichts.
    }
verraeter-hint-post = Am Ende bringt es einen Punkt je Versorgungskarte auf der Hand, höchstens drei: { $points } mit deiner jetzigen Hand.
verraeter-hint-no-new-building = Was du bauen könntest, ersetzt immer einen deiner Gutshöfe.

## Was ein Computer geglaubt hat

verraeter-belief-role = Ich dachte, { $name } habe { $role } ({ $percent } %).
