### Guardians: was erzählt, gefragt und geantwortet wird. $name und $other sind Personen, $card ist der Name einer Karte (im
### Nominativ, ohne Artikel), $cards eine Liste davon, $place ein Feld wie B2.

guardians-title = Guardians
guardians-teaser = Verdeckte Armeen, Bestechung, Kanalisieren: fünf Schilde, sechs Länder oder ein Guardian. Für zwei.
guardians-bring = Mein Deck wählen

## Die Einstellungen eines Tisches

guardians-option-turn_limit = Runden
guardians-option-turn_limit-about = Nach wie vielen Runden Schluss ist: weniger Schilde verloren, dann mehr Land, dann mehr Steine.
guardians-option-turn_limit-10 = 10 Runden
guardians-option-turn_limit-10-about = Eine kurze Partie.
guardians-option-turn_limit-15 = 15 Runden
guardians-option-turn_limit-15-about = Eine mittellange Partie.
guardians-option-turn_limit-20 = 20 Runden
guardians-option-turn_limit-20-about = Die übliche Länge.
guardians-option-turn_limit-30 = 30 Runden
guardians-option-turn_limit-30-about = Eine lange Partie.
guardians-option-turn_limit-none = Ohne Grenze
guardians-option-turn_limit-none-about = Bis jemand durch Schilde, Land oder den Guardian gewonnen hat.

guardians-option-immune_count = Durch Immunität ausgesperrt
guardians-option-immune_count-about = Ob eine Kreatur für das Feld zählt, deren Gegenüber gegen sie immun war.
guardians-option-immune_count-false = Zählt nicht
guardians-option-immune_count-false-about = Wie in den Regeln dieses Tisches.
guardians-option-immune_count-true = Zählt
guardians-option-immune_count-true-about = Wie in einer anderen, englischen Fassung der Regeln.

guardians-option-counter_bribery = Gegenbestechung
guardians-option-counter_bribery-about = Ob eine bestochene Kreatur durch eine weitere Bestechungskarte gehalten werden darf.
guardians-option-counter_bribery-false = Nein
guardians-option-counter_bribery-false-about = Eine bestochene Kreatur geht in ihr Gehege.
guardians-option-counter_bribery-true = Ja
guardians-option-counter_bribery-true-about = Eine Hausregel: Die letzte Bestechungskarte hat das letzte Wort.

guardians-option-second_command_spell = Kommandozauber nach einer Kreatur
guardians-option-second_command_spell-about = Ob im selben Kampf ein Kommandozauber auf eine Kommandokreatur folgen darf.
guardians-option-second_command_spell-false = Nein
guardians-option-second_command_spell-false-about = Eine Kommandokarte je Seite und Kampf.
guardians-option-second_command_spell-true = Ja
guardians-option-second_command_spell-true-about = Wie im Beispiel der Regeln, wo der Eissturm auf den Hexer folgt.

guardians-option-deck_limits = Decks
guardians-option-deck_limits-about = Ob Decks sich an den Turnierbrauch halten müssen.
guardians-option-deck_limits-true = Turnierbrauch
guardians-option-deck_limits-true-about = Mindestens 55 Karten, und höchstens fünf Exemplare einer Karte.
guardians-option-deck_limits-false = Frei
guardians-option-deck_limits-false-about = Beliebig viele Karten und Exemplare.

guardians-option-memory = Gedächtnis
guardians-option-memory-about = Ob du beim Aufstellen unter deine Schilde sehen darfst, die nicht daheim sind.
guardians-option-memory-false = Nachsehen erlaubt
guardians-option-memory-false-about = Du siehst jederzeit alle deine eigenen Karten.
guardians-option-memory-true = Merken
guardians-option-memory-true-about = Du siehst erst wieder, was darunter ist, wenn sie sich bewegen oder kämpfen.

guardians-option-pace = Kämpfe
guardians-option-pace-about = Ob Kämpfe nach vorher versiegelten Kampfplänen ausgetragen werden oder Schritt für Schritt.
guardians-option-pace-sheets = Nach Kampfplänen
guardians-option-pace-sheets-about = Beide versiegeln, was sie tun werden; der Kampf wird auf einmal ausgetragen.
guardians-option-pace-steps = Schritt für Schritt
guardians-option-pace-steps-about = Nach jeder Bestechung, jedem Zauber und Schuss wird einzeln gefragt. Das dauert länger.

guardians-option-council = Kriegsrat
guardians-option-council-about = Ob beide ihre Kampfpläne ändern dürfen, sobald die ersten Hauptangreifer bekannt sind.
guardians-option-council-false = Nein
guardians-option-council-false-about = Ein Kampf läuft nach den Plänen ab, wie sie versiegelt wurden.
guardians-option-council-true = Ja
guardians-option-council-true-about = Er wird immer gehalten; niemand erfährt, ob etwas geändert wurde.

guardians-option-open_sheets = Pläne nach dem Kampf
guardians-option-open_sheets-about = Ob beide nach einem Kampf sehen, nach welchen Kampfplänen er ausgetragen wurde.
guardians-option-open_sheets-false = Bleiben geheim
guardians-option-open_sheets-false-about = Beide sehen nur, was der Kampf gezeigt hat.
guardians-option-open_sheets-true = Beide sehen sie
guardians-option-open_sheets-true-about = Nur die beiden am Tisch sehen sie, auch was angewiesen war und nie eingetreten ist.

guardians-option-windows = Fenster
guardians-option-windows-about = Wie es weitergeht, wo Karten möglich sind: Dominanzkarten, Gelände, Flüge, verlorene Schilde.
guardians-option-windows-orders = Nach Anweisungen
guardians-option-windows-orders-about = Nichts wartet: Anweisungen antworten, anfangs vorsichtige. Wer gefragt sein will, sagt es an.
guardians-option-windows-asked = Jedes Mal fragen
guardians-option-windows-asked-about = Jedes Fenster wartet, bis alle geantwortet haben, die antworten könnten.

## Namen und Zahlen

guardians-home = { $place } ({ $wing })
guardians-ruins = Ruine
guardians-nothing = nichts
guardians-loose = kein Schild
guardians-of = { $card } ({ $name })
guardians-stones =
    { $count ->
        [0] kein Stein
        [one] { $count } Stein
       *[other] { $count } Steine
    }
guardians-land =
    { $lies ->
        [face_down] eine verdeckte Karte
       *[none] kein Gelände
    }
guardians-land-known = { $land } ({ $card })
guardians-turn = Runde { $turn }{ $limit ->
        [0] {""}
       *[other] {" "}von { $limit }
    }

guardians-figure-stacking = { $base } (Stapel { $stacking })
guardians-figure-shot = Schuss { $points }
guardians-figure-channels = kanalisiert { $points }
guardians-figure-command = Kommando
guardians-figure-flies = fliegt
guardians-figure-green = grüner Balken
guardians-figure-off-color = { $amount } gegen { $color }
guardians-figure-holds = deckt { $points }
guardians-figure-dominance = Dominanz { $number }

guardians-term-own =
    { $kind ->
        [channel] kanalisiert
        [off-color] Farbbonus
        [terrain] Gelände
        [stronghold] Festung
        [shot] Schuss
        [ally] Hilfe
        [control] Kartentext
        [upgrade] Ausbau
       *[text] Kartentext
    }
guardians-term =
    { $kind ->
        [channel] kanalisiert: { $card }
        [off-color] Farbbonus, { $card }
        [terrain] Gelände, { $card }
        [shot] Schuss: { $card }
        [ally] Hilfe: { $card }
       *[other] { $card }
    }
guardians-against = { $first } gegen { $second }

guardians-army =
    { $known ->
        [yes]
            { $shield }, { $count ->
                [one] { $count } Karte
               *[other] { $count } Karten
            }, darunter { $cards }
       *[no]
            { $shield }, { $count ->
                [one] { $count } verdeckte Karte
               *[other] { $count } verdeckte Karten
            }
    }
guardians-army-fights = { $shield }, kämpft
guardians-army-open = { $shield } ({ $points } von { $limit }): { $cards }

## Wie weit die Partie ist

guardians-headline = { $turn } · { $phase ->
        [organise] Ziehen und Aufstellen
        [settlement] Geländebelegung
       *[movement] Bewegung
    }
guardians-headline-combat = { $turn } · { $storm ->
        [yes] Angriff auf den Guardian von { $place } aus
       *[no] Kampf um { $place }
    }
guardians-headline-over = Die Partie ist vorbei

## Ziehen und Aufstellen

guardians-table-seat = - { $name } ({ $guardian }) hat { $stones ->
        [one] { $stones } Kraftstein
       *[other] { $stones } Kraftsteine
    }, die Festungen { $strongholds } und { $cards ->
        [one] ein Deck mit { $cards } Karte
       *[other] ein Deck mit { $cards } Karten
    }.
guardians-turn-begun = **Runde { $turn }** beginnt. Beide ziehen und stellen sich geheim auf.{ $last ->
        [yes] {" "}Das ist die letzte Runde der Partie.
       *[no] {""}
    }
guardians-drawn =
    { $count ->
        [0] { $name } zieht keine Karte ({ $terms }).
        [one] { $name } zieht eine Karte ({ $terms }).
       *[other] { $name } zieht { $count } Karten ({ $terms }).
    } { $deck ->
        [0] Das Deck ist leer.
        [one] { $deck } Karte ist noch im Deck.
       *[other] { $deck } Karten sind noch im Deck.
    }
guardians-draw-term =
    { $kind ->
        [base] Guardian { $amount }
        [fewer_lands] weniger Länder { $amount }
        [more_lands] mehr Länder { $amount }
        [lower_dominance] niedrigere Dominanz { $amount }
        [opening] Starthand
       *[text] { $card } { $amount }
    }
guardians-dominance-drawn =
    { $kept ->
        [yes] Die erste davon ist die Dominanzkarte der letzten Runde, { $dominance }.
       *[no] { $name } legt die Dominanzkarte der letzten Runde ab, { $dominance }.
    }
guardians-cards-drawn = Du ziehst { $cards }.
guardians-hand-redrawn = { $name } hat keinen Schild oder keine Kreatur und zieht für einen Stein zwölf neue Karten.
guardians-layout-sealed = { $name } hat sich aufgestellt.
guardians-layout-reopened = { $name } hat die Aufstellung zurückgenommen.
guardians-stops-set =
    { $count ->
        [0] Von der nächsten Runde an wartet kein Fenster auf { $name }.
       *[other] Von der nächsten Runde an wird auf { $name } gewartet, { $windows }.
    }
guardians-layout-kept = Deine Aufstellung ist versiegelt:
guardians-layout-kept-bare = Deine Aufstellung ist versiegelt: Sie legt nichts Neues.
guardians-layout-redraw = Du zahlst einen Stein für zwölf neue Karten.
guardians-organised =
    { $count ->
        [0] { $name } hat daheim keinen Schild
       *[other] { $name } hat daheim { $shields }
    }; im Gehege { $pen ->
        [one] { $pen } Karte
       *[other] { $pen } Karten
    }, im Depot { $depot ->
        [one] { $depot } Karte
       *[other] { $depot } Karten
    }.
guardians-shield-at = { $card } auf { $place }
guardians-laid-accessory = { $name } legt { $card } neben den Guardian.
guardians-laid-beside = { $name } legt { $card } neben { $place }.
guardians-organised-returned = { $name } nimmt { $cards } zurück: An derselben Stelle liegt jetzt ein Ausbau.
guardians-organised-discarded = { $name } legt ab: { $cards }.
guardians-organised-sacrificed =
    { $count ->
        [one] { $name } opfert eine Karte für einen Stein.
       *[other] { $name } opfert { $count } Karten für Steine.
    }
guardians-stones-changed =
    { $name } { $change ->
        [lost] −
       *[won] +
    }{ $count ->
        [one] { $count } Stein
       *[other] { $count } Steine
    }{ $by ->
        [yes] {" "}({ $card })
       *[no] {""}
    }, { $left ->
        [0] keiner mehr übrig
        [one] noch { $left }
       *[other] noch { $left }
    }.

guardians-layout-on = { $place }: { $shield } über { $cards } ({ $points } von { $limit } Punkten)
guardians-layout-below = Unter { $place }: { $cards }
guardians-layout-beside = Neben { $place }: { $card }
guardians-layout-attached = Zu { $place }: { $card }
guardians-layout-accessories = Neben dem Guardian: { $cards }
guardians-layout-plays = Gespielt: { $cards }
guardians-layout-sacrifices = Für Steine geopfert: { $cards }
guardians-layout-discards = Abgelegt: { $cards }
guardians-orders-rule =
    { $pace ->
        [steps] Außerhalb von Kämpfen, und in Kämpfen als Antwort auf Karten,
       *[sheets] Außerhalb von Kämpfen
    } { $rule ->
        [bold] { $count ->
            [0] wird eine Karte von dir gespielt, sobald sie dir etwas nützt.
           *[other] wird eine Karte von dir gespielt, sobald sie dir etwas nützt, aber nie: { $cards }.
        }
       *[careful] { $count ->
            [0] wird keine Karte von dir gespielt.
           *[other] wird keine Karte von dir gespielt außer diesen, sobald sie dir etwas nützen: { $cards }.
        }
    }
guardians-orders-settle =
    { $settle ->
        [yes] Am Ende der Runde wird dein Land belegt, ohne dich zu fragen: Ein Gelände wird gelegt, sonst ein Stein gezahlt, sonst die schwächste Kreatur abgelegt.
       *[no] Am Ende der Runde belegst du dein Land selbst.
    }
guardians-orders-stops =
    { $count ->
        [0] Die Partie wartet dort nie auf dich: Diese Anweisungen antworten.
       *[other] Die Partie wartet auf dich, { $windows }: Dann antwortest du selbst. Alle erfahren es, und es gilt von der nächsten Runde an.
    }
guardians-orders-never =
    { $dominance ->
        [ask] Diese Anweisungen spielen nie eine Karte, nur um andere Karten anzusehen.
       *[take] Deine Dominanzkarte wird als erste gezogene Karte genommen. Diese Anweisungen spielen nie eine Karte, nur um andere Karten anzusehen.
    }
guardians-when-foresight = wenn die Dominanzkarte genommen werden darf
guardians-when-upcards = wenn die Dominanzkarten liegen
guardians-when-flight = wenn ein Schild fliegt
guardians-when-spoils = wenn ein Schild verloren ging
guardians-when-hammer = wenn Gelände gelegt wurden
guardians-when-dispel = wenn außerhalb von Kämpfen eine Karte gespielt wurde
guardians-when-between = vor und zwischen Duellen
guardians-when-responses = wenn Kommandokarten und Zauber gezeigt wurden
guardians-when-reveal = wenn eine Kreatur gezeigt wurde, die fortgeschickt werden kann
guardians-when-steal = wenn eine Bestechung angeboten wurde
guardians-when-channel = wenn Punkte kanalisiert wurden

## Bewegung

guardians-dominance = Dominanz: { $upcards }.{ $tie ->
        [yes] {" "}Die Zahlen sind gleich: Beide Karten kommen unter ihre Decks, und die nächsten werden aufgedeckt.
       *[no] {""}
    }
guardians-upcard =
    { $source ->
        [none] { $name } hat keine Karte zu zeigen (0)
        [discard] { $name } zeigt { $card } vom Ablagestapel ({ $number })
       *[deck] { $name } zeigt { $card } ({ $number })
    }
guardians-first-named = { $name } handelt zuerst.
guardians-first-by = { $name } handelt zuerst, durch { $card }.
guardians-played = { $name } spielt { $card }.
guardians-played-at = { $name } spielt { $card } auf { $target }.
guardians-played-against = { $name } spielt { $card } gegen { $target }.
guardians-bribes = { $name } bietet eine Bestechung an: { $card }.
guardians-card-dispelled = { $card } von { $name } ist wirkungslos, durch { $by }.
guardians-contradicted = { $card } von { $name } wird gebannt: Beide Kommandokarten widersprechen sich und haben dieselbe Zahl.
guardians-effect = { $card } wirkt.
guardians-seen-storage = Du siehst die gegnerische Vorratshand: { $cards }.
guardians-seen-hand = Dafür empfänglich in der Kampfhand: { $cards }.
guardians-seen-vitality = Die gegnerischen Karten in { $place } haben { $amount } Punkte Stapelvitalität.
guardians-ahead =
    { $by ->
        [sheet] Dein Kampfplan hat für dich geantwortet:
       *[orders] Deine Anweisungen haben für dich geantwortet:
    }
guardians-ahead-passed = Gepasst, wo du gefragt warst: { $duties }.
# To its owner alone, after a combat that he has lost; $why are some of the three messages that follow.
guardians-unspent =
    Dein Plan hat auf { $place } { $stones ->
        [one] deinen Stein nicht
       *[other] keinen deiner { $stones } Steine
    } ausgegeben: { $why }.
guardians-unspent-barred =
    { $count ->
        [one] { $cards } darf durch Kanalisieren nichts empfangen
       *[other] { $cards } dürfen durch Kanalisieren nichts empfangen
    }
guardians-unspent-forbidden = für { $cards } war das Kanalisieren verboten
guardians-unspent-short =
    { $most ->
        [one] ein Stein im Duell hat für { $cards } nicht gereicht
       *[other] bis zu { $most } im Duell haben für { $cards } nicht gereicht
    }
guardians-sheets-shown = Die Pläne für den Kampf auf { $place }, wie sie versiegelt wurden; nur ihr beide seht sie:
guardians-sheets-alike = In beiden gleich
guardians-shield-turned =
    { $use ->
        [stand] { $name } dreht den Schild auf { $place } ({ $shield }) und bleibt.
        [fly] { $name } dreht den Schild auf { $place } ({ $shield }) zum Flug: { $way }.
        [reinforce] { $name } dreht den Schild auf { $place } ({ $shield }), um Verstärkung zu schicken.
        [storm] { $name } dreht den Schild auf { $place } ({ $shield }) und greift den Guardian an.
       *[walk] { $name } dreht den Schild auf { $place } ({ $shield }) und zieht: { $way }.
    }
guardians-flight-shown = { $name } zeigt, was von { $place } fliegt: { $cards }.
guardians-moved = { $name } ist mit dem Schild von { $origin } nach { $place } gezogen.
guardians-exchanged =
    { $left ->
        [0] { $taken ->
            [one] { $name } nimmt von { $place } eine Karte mit.
           *[other] { $name } nimmt von { $place } { $taken } Karten mit.
        }
        [one] { $taken ->
            [0] { $name } lässt auf { $place } eine Karte.
            [one] { $name } lässt auf { $place } eine Karte und nimmt eine mit.
           *[other] { $name } lässt auf { $place } eine Karte und nimmt { $taken } mit.
        }
       *[other] { $taken ->
            [0] { $name } lässt auf { $place } { $left } Karten.
            [one] { $name } lässt auf { $place } { $left } Karten und nimmt eine mit.
           *[other] { $name } lässt auf { $place } { $left } Karten und nimmt { $taken } mit.
        }
    }
guardians-reinforced =
    { $cards ->
        [one] { $name } hat eine Karte von { $origin } nach { $place } geschickt.
       *[other] { $name } hat { $cards } Karten von { $origin } nach { $place } geschickt.
    }
guardians-flight-stopped = { $name } fliegt nicht: { $card } hält den Schild auf { $place } fest.
guardians-stronghold-lost = { $name } verliert { $card }: { $place } wird zur Ruine.
guardians-stronghold-discards = Von darunter und daneben abgelegt: { $discarded }.
guardians-shield-lost =
    { $why ->
        [combat] { $name } verliert den Schild auf { $place } ({ $shield }): Keine Kreatur ist mehr darunter.
        [retreat] { $name } verliert den Schild auf { $place } ({ $shield }): Es gibt kein Feld zum Rückzug.
        [given-up] { $name } gibt den Schild auf { $place } auf ({ $shield }).
        [starved] { $name } verliert den Schild auf { $place } ({ $shield }): Die letzte Kreatur musste abgelegt werden.
        [merged] { $name } legt einen der beiden Schilde ab, die sich auf { $place } treffen ({ $shield }).
        [overflow] { $name } verliert den Schild auf { $place } ({ $shield }): Für eine Kreatur ist kein Platz.
       *[text] { $name } verliert den Schild auf { $place } ({ $shield }).
    } { $lost ->
        [one] Das ist ein verlorener Schild von fünf.
       *[other] Das sind { $lost } verlorene Schilde von fünf.
    }
guardians-shield-discards = Mit ihm verloren: { $creatures }.
guardians-cards-discarded =
    { $why ->
        [terrain] { $name } legt ab, da keine Kreatur es mehr trägt: { $cards }.
        [merged] { $name } legt ab, um Platz zu schaffen: { $cards }.
        [overflow] { $name } legt ab, um Platz zu schaffen: { $cards }.
        [command] { $name } legt für die Kommandokarte ab: { $cards }.
        [combat] { $name } verliert { $cards }.
       *[text] { $name } legt ab: { $cards }.
    }

## Kampf

guardians-combat = ⚔ { $name } greift { $other } auf { $place } an.
guardians-combat-storm = ⚔ { $name } greift von { $place } aus den Guardian von { $other } an.
guardians-combat-stronghold = Die Festung: { $stronghold }.
guardians-combat-land = Das Land: { $terrains }.
guardians-combat-hand =
    { $name }: { $shield }; in der Kampfhand { $single ->
        [one] { $single } Kreatur oder Kreaturengegenstand
       *[other] { $single } Kreaturen und Kreaturengegenstände
    } und { $double ->
        [one] { $double } Karte des Depots
       *[other] { $double } Karten des Depots
    }.
guardians-command-said =
    { $yes ->
        [yes] { $name } setzt eine Kommandokarte ein.
       *[no] { $name } setzt keine Kommandokarte ein.
    }
guardians-command = { $name } zeigt als Kommandokarte { $card }.
guardians-command-with = { $name } zeigt als Kommandokarte { $card } mit { $other }.
guardians-no-command = Keine Kommandokarte wird gezeigt.
guardians-area-hit =
    { $aside ->
        [yes] { $count ->
            [0] { $card } findet in der Kampfhand von { $victim } nichts zum Beiseitelegen.
           *[other] { $card } legt { $fallen } von { $victim } beiseite.
        }
       *[no] { $count ->
            [0] { $card } trifft die Kampfhand von { $victim } mit einem Flächenangriff von { $points }: Niemand fällt.
           *[other] { $card } trifft die Kampfhand von { $victim } mit einem Flächenangriff von { $points } und schickt auf den Friedhof: { $fallen }.
        }
    }
guardians-declared = { $name } sagt an, was als Nächstes kommt: { $value }.
guardians-primaries = **Duell { $number }**: { $name } zeigt { $card }, { $other } zeigt { $othercard }.
guardians-bribed = { $name } besticht { $fighter } mit { $card }; die Kreatur geht zurück in ihr Gehege.
guardians-bribery-failed = Die Bestechung von { $name } scheitert: { $by } antwortet { $card }.
guardians-destroyed = Zerstört: { $fighter }.
guardians-destroyed-by = Zerstört durch { $by }: { $fighter }.
guardians-shot = { $name } fügt einen Fernangriff hinzu: { $card }, { $points }.
guardians-channelled = { $name } kanalisiert { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } an { $receiver } mit { $card }.{ $full ->
        [yes] {""}
       *[no] {" "}Davon zählen { $counted }: Eine Kreatur empfängt nicht mehr, als sie darf.
    }
guardians-stands = So steht es: { $sums }.
guardians-unopposed = { $fighter } bleibt durch { $by } ohne Gegenüber.
guardians-sent-away = { $by } schickt eine Kreatur zurück in ihr Gehege: { $fighter }.
guardians-match = **Duell { $number }**: { $name } mit { $first } gegen { $other } mit { $second }. { $verdict }
guardians-match-undecided = **Duell { $number }** endet ohne Vergleich.
guardians-strike = **Nebenangriff**: { $name } mit { $first } gegen { $other } mit { $second }. { $verdict }
guardians-strike-undecided = Der **Nebenangriff** endet ohne Vergleich.
guardians-verdict-won =
    { $turned ->
        [yes] { $name } gewinnt durch { $cause }: { $card } besiegt { $loser }.
       *[no] { $card } von { $name } besiegt { $loser }.
    }
guardians-verdict-tie =
    { $turned ->
        [yes] Durch { $cause } steht es unentschieden: Beide bleiben.
       *[no] Es steht unentschieden: Beide bleiben.
    }
guardians-verdict-shielded = { $card } von { $name } ist stärker, kann { $loser } aber nicht schaden, durch den Text von { $other }: Niemand ist besiegt.
guardians-verdict-failed = Das ist nicht mehr, also scheitert der Angriff und schadet niemandem.
guardians-struck-at = { $name } schickt { $card } gegen { $target } vor.
guardians-put-down = { $name } legt hin, was von der Hand übrig ist: { $cards }.
guardians-control =
    { $taken ->
        [yes] { $name } nimmt { $place } mit { $more } zu { $less }.
       *[no] { $tie ->
            [yes] { $name } hält { $place }: Gleichstand bei { $more } genügt der Verteidigung.
           *[no] { $name } hält { $place } mit { $more } zu { $less }.
        }
    }
guardians-combat-in-full = Jeder Schritt dieses Kampfes: /verlauf
guardians-cards-saved = { $name } rettet { $cards } vor dem Friedhof, durch { $card }.
guardians-healed = { $healer } von { $name } heilt { $healed }.
guardians-retreated = { $name } zieht sich von { $origin } nach { $place } zurück.
guardians-guardian-held = Der Guardian von { $name } steht noch. Was vom Angriff übrig ist, bleibt auf der Ruine.

## Geländebelegung und Ende

guardians-terrain-lost = { $name } legt { $card } von { $place } ab: Dort steht ein gegnerischer Schild.
guardians-terrain-destroyed = { $by } zerstört { $card } von { $name } auf { $place }.
guardians-settled-terrain = { $name } legt { $terrain } auf { $place }.
guardians-settled-hidden = { $name } legt für einen Stein eine Karte verdeckt auf { $place }.
guardians-settled-creature = { $name } legt { $creature } von { $place } ab, wo es kein Gelände gibt.
guardians-settlement-kept = Deine Belegung ist versiegelt: { $spaces }.
guardians-as-settled =
    { $way ->
        [terrain] { $card } auf { $place }
        [hidden] { $card } verdeckt auf { $place }
       *[creature] { $card } von { $place } abgelegt
    }
guardians-player-left = { $name } gibt auf.
guardians-drawn-match = Die Partie ist vorbei. Sie endet unentschieden.
guardians-ended =
    { $reason ->
        [guardian] Der Guardian von { $other } ist gefallen.
        [shields] { $other } hat fünf Schilde verloren.
        [lands] { $name } kontrolliert alle sechs umkämpften Länder.
        [turns] Die letzte Runde ist vorbei. Es entscheiden weniger verlorene Schilde, dann mehr Land, dann mehr Steine.
       *[resigned] { $name } gewinnt.
    }
guardians-result =
    { $reason ->
        [guardian] { $name } gewinnt durch den Fall des Guardians.
        [shields] { $name } gewinnt durch fünf Schilde.
        [lands] { $name } gewinnt durch die sechs umkämpften Länder.
        [turns] { $name } gewinnt nach der letzten Runde.
       *[resigned] { $name } gewinnt.
    }
guardians-result-drawn = **Die Partie endet unentschieden.**
guardians-result-line = - { $name } ({ $guardian }){ $left ->
        [yes] , aufgegeben
       *[no] {""}
    }: { $shields ->
        [0] kein Schild verloren
        [one] { $shields } Schild verloren
       *[other] { $shields } Schilde verloren
    }, { $lands ->
        [one] { $lands } Land
       *[other] { $lands } Länder
    }, { $stones ->
        [one] { $stones } Stein
       *[other] { $stones } Steine
    }, { $ruins ->
        [0] keine Festung als Ruine
        [one] { $ruins } Festung als Ruine
       *[other] { $ruins } Festungen als Ruinen
    }

## Was zu tun ist: nach „Ada muss“

guardians-duty-organise = die Armee aufstellen
guardians-duty-foresight = die Dominanzkarte nehmen oder ablegen
guardians-duty-upcards = auf die Dominanzkarten antworten
guardians-duty-march = einen Schild drehen
guardians-duty-flight = auf einen Flug antworten
guardians-duty-storm = entscheiden, ob der Guardian angegriffen wird
guardians-duty-sheet = einen Kampfplan versiegeln
guardians-duty-council = den Kampfplan noch einmal ansehen
guardians-duty-command = sagen, ob eine Kommandokarte eingesetzt wird
guardians-duty-command-card = eine Karte für das Kommando wählen
guardians-duty-responses = auf das Gespielte antworten
guardians-duty-declare = die nächste Kreatur ansagen
guardians-duty-primary = einen Hauptangreifer wählen
guardians-duty-bribery = bestechen oder kämpfen lassen
guardians-duty-steal = auf eine Bestechung antworten
guardians-duty-reveal = auf das Gezeigte antworten
guardians-duty-spells = zaubern oder passen
guardians-duty-modifiers = das Duell ändern oder passen
guardians-duty-shot = auf einen Fernangriff antworten
guardians-duty-channel = auf eine Kanalisierung antworten
guardians-duty-between = eine Karte spielen oder passen
guardians-duty-secondary = einen Nebenangriff führen oder aufhören
guardians-duty-strike = dem Nebenangreifer helfen
guardians-duty-recover = wählen, was gerettet wird
guardians-duty-heal = wählen, wer geheilt wird
guardians-duty-retreat = den Rückzug wählen
guardians-duty-merge = wählen, welcher Schild bleibt
guardians-duty-overflow = ablegen, was zu viel ist
guardians-duty-spoils = auf den Verlust eines Schildes antworten
guardians-duty-settle = das Land belegen
guardians-duty-hammer = auf die neuen Gelände antworten
guardians-duty-dispel = auf eine Karte antworten
guardians-duty-plan = Anweisungen schreiben

guardians-window-upcards = Auf die Dominanzkarten darf geantwortet werden.
guardians-window-flight = Auf den Flug darf geantwortet werden.
guardians-window-command = Kommandokarten werden angesagt.
guardians-window-responses = Auf das Gespielte darf geantwortet werden.
guardians-window-bribery = Kreaturen dürfen bestochen werden.
guardians-window-steal = Auf die Bestechung darf geantwortet werden.
guardians-window-reveal = Auf das Gezeigte darf geantwortet werden.
guardians-window-spells = Es darf gezaubert werden.
guardians-window-modifiers = Das Duell darf geändert werden: durch Fernangriffe, Kanalisieren und Zauber.
guardians-window-shot = Auf den Fernangriff darf geantwortet werden.
guardians-window-channel = Auf die Kanalisierung darf geantwortet werden.
guardians-window-between = Um die Duelle herum dürfen Karten gespielt werden.
guardians-window-strike = Dem Nebenangreifer darf geholfen werden.
guardians-window-heal = Besiegte Kreaturen dürfen geheilt werden.
guardians-window-spoils = Auf den Verlust des Schildes darf geantwortet werden.
guardians-window-hammer = Auf die neuen Gelände darf geantwortet werden.
guardians-window-dispel = Auf die gespielte Karte darf geantwortet werden.
guardians-window-stopped = Es wird gewartet, weil { $names } es verlangt hat.
guardians-window-combat = { $first } greift { $second } auf { $place } an.

## Was gefragt wird

guardians-prompt-organise = **Ziehen und Aufstellen**: Nimm einen Vorschlag, der alles legt, oder wähle Karten, dann wohin sie kommen.
    -# Leg Kreaturen auf oder unter deine Festungen und decke Stapel mit Schilden; nur ein gedeckter Stapel kann sich bewegen.
guardians-prompt-foresight = Nimmst du die Dominanzkarte der letzten Runde als erste gezogene Karte, oder legst du sie ab und ziehst alle Karten vom Deck?
guardians-prompt-upcards = Die Dominanzkarten liegen offen. Du darfst eine Karte darauf spielen, bevor sich jemand bewegt.
guardians-prompt-march = Dreh einen deiner Schilde.
    -# Er bleibt, zieht bis zu zwei Felder, schickt einem gedrehten Schild Verstärkung oder greift den Guardian an.
guardians-prompt-flight = Ein gegnerischer Schild will fliegen. Du darfst eine Karte dagegen spielen.
guardians-prompt-storm = Niemand hat die Ruine verteidigt, die dein Schild betreten hat. Greifst du den Guardian sofort an?
guardians-prompt-sheet = **Kampfplan**: Er ist ausgefüllt. Versiegle ihn, wie er ist, oder ändere ihn Teil für Teil.
guardians-prompt-council = **Kriegsrat**: Die ersten Hauptangreifer liegen offen. Lass deinen Kampfplan, wie er ist, oder ändere den Rest einmal; niemand erfährt, ob du es getan hast.
guardians-prompt-command = Setzt du in diesem Kampf eine Kommandokarte ein? Welche, wird später gewählt, und wenn du Ja sagst, musst du eine zeigen.
guardians-prompt-command-card = Wähle die Kommandokarte, die du zeigst.
guardians-prompt-revealed = Wähle die gegnerische Kreatur, die zurück in ihr Gehege geht.
guardians-prompt-responses = Du darfst auf das antworten, was die Gegenseite gezeigt oder gespielt hat.
guardians-prompt-declare = Ein Text lässt dich ansagen, was dein nächster Hauptangreifer ist. Es muss wahr sein.
guardians-prompt-primary = Wähle deinen nächsten Hauptangreifer aus deiner Kampfhand.
guardians-prompt-bribery = Du darfst die gegnerische Kreatur bestechen, bevor sonst etwas geschieht. Danach ist es zu spät.
guardians-prompt-steal = Du darfst auf die gegnerische Bestechung antworten.
guardians-prompt-reveal = Die Hauptangreifer liegen offen. Du darfst darauf antworten, vor Zaubern und Zerstörung.
guardians-prompt-spells = Gleich wird eine Kreatur zerstört. Vorher darfst du zaubern.
guardians-prompt-modifiers = Du darfst Fernangriffe, Kanalisieren und Zauber hinzufügen. Wenn beide nacheinander gepasst haben, wird das Duell verglichen.
guardians-prompt-shot = Du darfst auf den gegnerischen Fernangriff antworten.
guardians-prompt-channel = Du darfst auf die gegnerische Kanalisierung antworten, bevor ihre Punkte zählen.
guardians-prompt-between = Du darfst um die Duelle herum eine Karte spielen.
guardians-prompt-secondary = Die Gegenseite hat keine Kreatur mehr. Schick eine Kreatur deiner Hand gegen eine unbesiegte gegnerische auf dem Schlachtfeld, oder hör auf. Was du zurückhältst, zählt für das Feld.
guardians-prompt-strike = Du darfst deinem Nebenangreifer durch Kanalisieren und Zauber helfen, bevor verglichen wird.
guardians-prompt-recover = Wähle, welche deiner verlorenen Karten du vor dem Friedhof rettest.
guardians-prompt-heal = Wähle, wen deine heilenden Karten zurück unter den Schild bringen.
guardians-prompt-retreat = Du hast den Kampf verloren. Wähle, wohin sich dein Schild zurückzieht, oder gib ihn mit allen Kreaturen auf; dann zählt er für die Gegenseite.
guardians-prompt-merge = Zwei deiner Schilde treffen sich. Wähle, welcher bleibt; der andere ist verloren und zählt für die Gegenseite.
guardians-prompt-overflow = Es ist mehr zusammengekommen, als das Feld fasst. Wähle, was du ablegst.
guardians-prompt-spoils = Ein gegnerischer Schild ist verloren. Du darfst eine Karte darauf spielen.
guardians-prompt-settle = Belege jedes Feld, auf dem dein Schild ohne Gelände steht.
    -# Leg ein Gelände, oder, wenn du keins hast, für einen Stein eine Karte verdeckt; oder leg eine Kreatur ab.
guardians-prompt-hammer = Die neuen Gelände liegen auf dem Tisch. Du darfst eine Karte darauf spielen.
guardians-prompt-dispel = Du darfst auf die Karte antworten, die die Gegenseite gespielt hat.
guardians-prompt-plan = Anweisungen antworten in Kämpfen für dich, damit niemand warten muss. Sie tun nie mehr, als die Regeln erlauben, und niemand sonst erfährt sie. Was du offen lässt, wirst du gefragt, wenn es so weit ist.

guardians-default-organise = Ohne rechtzeitige Antwort steht deine Armee wie letzte Runde, in der ersten Runde verteilt.
guardians-default-foresight = Ohne rechtzeitige Antwort nimmst du sie.
guardians-default-upcards = Ohne rechtzeitige Antwort passt du.
guardians-default-march = Ohne rechtzeitige Antwort wird dein am weitesten links stehender Schild gedreht und bleibt.
guardians-default-flight = Ohne rechtzeitige Antwort passt du.
guardians-default-storm = Ohne rechtzeitige Antwort greifst du nicht an.
guardians-default-sheet = Ohne rechtzeitige Antwort gilt „Gewinnen, was zu gewinnen ist“.
guardians-default-council = Ohne rechtzeitige Antwort bleibt dein Plan, wie er ist.
guardians-default-command = Ohne rechtzeitige Antwort sagst du Nein.
guardians-default-command-card = Ohne rechtzeitige Antwort wird die Karte mit der niedrigsten Zahl gezeigt.
guardians-default-responses = Ohne rechtzeitige Antwort passt du.
guardians-default-declare = Ohne rechtzeitige Antwort wird das Erste der Liste angesagt.
guardians-default-primary = Ohne rechtzeitige Antwort wird die Kreatur mit der geringsten Grundvitalität gezeigt.
guardians-default-bribery = Ohne rechtzeitige Antwort bestichst du nicht.
guardians-default-steal = Ohne rechtzeitige Antwort passt du.
guardians-default-reveal = Ohne rechtzeitige Antwort passt du.
guardians-default-spells = Ohne rechtzeitige Antwort passt du.
guardians-default-modifiers = Ohne rechtzeitige Antwort passt du.
guardians-default-shot = Ohne rechtzeitige Antwort passt du.
guardians-default-channel = Ohne rechtzeitige Antwort passt du.
guardians-default-between = Ohne rechtzeitige Antwort passt du.
guardians-default-secondary = Ohne rechtzeitige Antwort hörst du auf.
guardians-default-strike = Ohne rechtzeitige Antwort passt du.
guardians-default-recover = Ohne rechtzeitige Antwort wird nichts gerettet.
guardians-default-heal = Ohne rechtzeitige Antwort wird niemand geheilt.
guardians-default-retreat = Ohne rechtzeitige Antwort geht er ins erste freie Feld, heimwärts.
guardians-default-merge = Ohne rechtzeitige Antwort bleibt der Schild, der dort war, mit den stärksten Kreaturen.
guardians-default-overflow = Ohne rechtzeitige Antwort bleiben die stärksten Kreaturen.
guardians-default-spoils = Ohne rechtzeitige Antwort passt du.
guardians-default-settle = Ohne rechtzeitige Antwort wird ein Gelände gelegt, sonst ein Stein gezahlt, sonst die schwächste Kreatur abgelegt.
guardians-default-hammer = Ohne rechtzeitige Antwort passt du.
guardians-default-dispel = Ohne rechtzeitige Antwort passt du.

guardians-secret-sealed = { $other } erfährt nichts von deiner Antwort, bevor alle Antworten vorliegen.
guardians-secret-window = Wenn du passt, erfährt niemand, ob du etwas anderes hättest tun können.
guardians-secret-open = Alle sehen deine Antwort sofort.

## Was man dazu wissen sollte

guardians-about-organise =
    Sieben Karten darfst du behalten. Ein Feld fasst 30 Punkte Stapelvitalität, unter einem Schild, der auch Gelände ist, 25. Du hast { $stones ->
        [0] keine Steine
        [one] { $stones } Stein
       *[other] { $stones } Steine
    }.
guardians-about-redraw = Unter deinen zwölf Karten ist kein Schild oder keine Kreatur: Du darfst einmal für einen Stein zwölf neue ziehen.
guardians-about-memory = Unter deine Schilde, die nicht daheim sind, darfst du jetzt nicht sehen.
guardians-about-orders =
    { $turn ->
        [1] { $pace ->
            [steps] Außerhalb von Kämpfen, und in Kämpfen als Antwort auf Karten,
           *[sheets] Außerhalb von Kämpfen
        } antworten Anweisungen sofort für dich: Anfangs spielen sie keine Karte. Unter „Anweisungen“ änderst du das.
       *[other] Deine Anweisungen: { $rule ->
            [bold] kühn
           *[careful] vorsichtig
        }{ $count ->
            [0] {""}
            [one] , mit einer Ausnahme
           *[other] , mit { $count } Ausnahmen
        }.
    }
guardians-about-foresight = Die Karte ist { $card } ({ $number }).
guardians-about-upcard = { $name }: Dominanz { $card } ({ $number })
guardians-about-unturned =
    { $count ->
        [0] { $name } hat keinen ungedrehten Schild mehr.
        [one] { $name } hat noch einen ungedrehten Schild, auf { $places }.
       *[other] { $name } hat noch { $count } ungedrehte Schilde, auf { $places }.
    }
guardians-about-flight = { $name } fliegt { $way } mit { $cards }.
guardians-about-storm = Dein Schild steht auf { $place }; der Guardian von { $name } hat sonst niemanden zur Verteidigung. Besiegte Kreaturen sind verloren, der Schild bleibt.
guardians-about-retreat = Der Schild ist { $card } auf { $place }.
guardians-about-merge = { $card } kommt nach { $place }. War einer der beiden gedreht, ist es auch der, der bleibt.
guardians-about-overflow =
    { $over ->
        [0] Auf { $place } liegen mehr Gegenstände als Kreaturen: Leg nur so viele ab, wie es braucht.
       *[other] Auf { $place } liegen { $weight } Punkte Stapelvitalität, und Platz ist für { $limit }: Leg { $over } ab oder wenig mehr.
    }
guardians-about-spoils = { $name } hat { $card } auf { $place } verloren.
guardians-about-settle =
    { $stones ->
        [0] Du hast keine Steine.
        [one] Du hast { $stones } Stein.
       *[other] Du hast { $stones } Steine.
    }
guardians-about-dispel = Die Karte ist { $card }.
guardians-about-combat =
    { $role ->
        [attacker] Kampf um { $place }: Du greifst { $other } an und brauchst eine höhere Summe als die Verteidigung.
       *[defender] Kampf um { $place }: { $other } greift dich an. Ein Gleichstand genügt, um das Feld zu halten.
    }
guardians-about-storming =
    { $role ->
        [attacker] Du greifst den Guardian von { $other } von { $place } aus an. Wird er besiegt, gewinnst du die Partie.
       *[defender] { $other } greift deinen Guardian von { $place } aus an. Wird er besiegt, verlierst du die Partie.
    }
guardians-about-control = Die Summen für das Feld, wie die Karten liegen: du { $ours }, { $other } { $theirs }.
guardians-about-answered = { $name } hat { $card } gespielt.
guardians-about-declare = Der Text ist der von { $card }.
guardians-about-council = **Duell 1**: { $first } gegen { $second }.
guardians-about-known = Von der Hand von { $name } haben alle gesehen: { $cards }.
guardians-about-council-later = Wenn die ersten Hauptangreifer offen liegen, dürfen beide den Rest ihrer Pläne einmal ändern.
guardians-about-last-sheet = *Wie mein letzter Plan* lässt weg, was in diesem Kampf keine Rolle spielt: { $what }.
guardians-about-primary =
    { $name } hat noch { $single ->
        [one] { $single } Kreatur oder Kreaturengegenstand
       *[other] { $single } Kreaturen und Kreaturengegenstände
    } und { $double ->
        [one] { $double } Karte des Depots
       *[other] { $double } Karten des Depots
    }.
guardians-about-bribery = { $target } ist bestechlich: { $vices }.
guardians-about-steal = { $name } bietet { $card } an: { $target }.
guardians-about-shot = Der Schuss: { $shot }, { $points }.
guardians-about-channel =
    { $points ->
        [one] { $card } kanalisiert { $points } Punkt an { $target }.
       *[other] { $card } kanalisiert { $points } Punkte an { $target }.
    }
guardians-about-bid = Dein Gebot steht noch; es geht von selbst weiter, wenn es gewinnen kann.
guardians-target = { $card }, Grundvitalität { $base }: besiegt mit { $count } oder mehr, Boni inbegriffen

## Eine Antwort im Entstehen

guardians-draft-bare = **Auf deinen Festungen wird nichts liegen.** Kein Schild kann in dieser Runde von dort aufbrechen, und wer eine betritt, trifft auf niemanden: Sie wird zur Ruine, und dein Guardian darf sofort angegriffen werden.
guardians-draft-sums = Damit: { $sums }.
guardians-risk-flight = { $name } wird alles sehen, was fliegt, und es zählt als Flug dieser Runde.
guardians-risk-combat =
    { $count ->
        [0] Das beginnt einen Kampf gegen { $name } auf { $place }.
        [one] Das beginnt einen Kampf gegen { $name } auf { $place }, gegen eine Karte.
       *[other] Das beginnt einen Kampf gegen { $name } auf { $place }, gegen { $count } Karten.
    }
guardians-risk-ruins = Von { $name } liegt niemand auf { $place }: Es wird zur Ruine, wenn es noch keine ist, und du darfst sofort den Guardian angreifen.
guardians-risk-bare = Auf { $place } gibt es kein Gelände: Am Ende der Runde legst du eins, zahlst einen Stein oder legst eine Kreatur ab.
guardians-draft-rest = Keiner deiner Schilde bewegt sich mehr, bis jemand angreift.
guardians-fought =
    { $fight ->
        [win] Dein Kampfplan geht geheim mit: Er gewinnt, was zu gewinnen ist.
        [careful] Dein Kampfplan geht geheim mit: Er gibt nichts aus.
       *[all-in] Dein Kampfplan geht geheim mit: Er gibt alles aus, was ein Duell dreht.
    }

## Menüs

guardians-question-redraw = Diese Karten behalten?
guardians-question-suggest = Einen Vorschlag legen
guardians-question-at = Wessen Karten?
guardians-question-cards = Wähle Karten
guardians-question-rule = Karten von selbst spielen?
guardians-question-orders = Ausnahmen, Belegung, und wo die Partie auf dich wartet
guardians-question-to = Wohin?
guardians-question-change = Etwas ändern
guardians-question-bare = Die Festungen leer lassen?
guardians-question-turn = Welcher Schild wird gedreht, oder welche Karte wird zuerst gespielt?
guardians-question-target = Wähle, worauf sie zielt
guardians-question-use = Was tut er?
guardians-question-way = Welcher Weg? Ohne Auswahl der kürzeste zu Fuß
guardians-question-leave = Welche Karten bleiben auf { $place }?
guardians-question-take = Welche Karten werden von { $place } mitgenommen?
guardians-question-fight = Wie kämpfst du?
guardians-question-from = Von welcher Festung?
guardians-question-for = Zu welchem gedrehten Schild?
guardians-question-troops = Wer geht?
guardians-question-do = Was tust du?
guardians-question-say = Setzt du eine Kommandokarte ein?
guardians-question-stones = Wie viele Steine?
guardians-question-to-shots = Auf Schüsse kanalisieren?
guardians-question-shots = Welche Schützen, in dieser Reihenfolge?
guardians-question-command = Welche Kommandokarte?
guardians-question-partner = Mit welcher Kreatur?
guardians-question-discards = Welche Karten werden abgelegt?
guardians-question-revealed = Welche Kreatur geht in ihr Gehege?
guardians-question-declare = Was sagst du an?
guardians-question-lead = Wer ist dein Hauptangreifer?
guardians-question-strike = Wer greift an?
guardians-question-heal = Wen bringt { $card } zurück?
guardians-question-save = Welche Karten werden gerettet?
guardians-question-dominance = Nehmen oder ablegen?
guardians-question-play = Welche Karte spielst du?
guardians-question-storm = Den Guardian angreifen?
guardians-question-retreat = Wohin zieht sich dein Schild zurück?
guardians-question-keep = Welcher Schild bleibt?
guardians-question-settle = Was geschieht auf { $place }?
guardians-question-part = Anweisungen wofür?
guardians-question-sheet = Wie soll der Plan ausgefüllt werden?
guardians-question-attacking = Eine Kommandokarte im Angriff?
guardians-question-after-yes = Eine Kommandokarte, wenn der Angriff Ja sagt?
guardians-question-after-no = Eine Kommandokarte, wenn der Angriff Nein sagt?
guardians-question-commands = Kommandokarten, der Reihe nach: hinzufügen oder herausnehmen
guardians-question-second = Nach einer Kommandokreatur ein Kommandozauber?
guardians-question-raised = Ein Kommando durch Steine oder abgeworfene Kreaturen verstärken?
guardians-question-dispel = Flächenangriffe bannen?
guardians-question-dispels = Was wird sonst gebannt?
guardians-question-primaries = Hauptangreifer, der Reihe nach: hinzufügen oder herausnehmen
guardians-question-spare = Wer soll zurückkommen? Eröffnet zuletzt; kein Schuss, kein Nebenangriff, kein Kommando
guardians-question-then = Und dann?
guardians-question-bribe = Wann bestichst du?
guardians-question-shot-at = Wenn die Gegenseite schießt?
guardians-question-counter = Wenn die Gegenseite besticht?
guardians-question-spells = Welche Karten dürfen gespielt werden?
guardians-question-spells-from = Gegen wen?
guardians-question-spells-when = Wann?
guardians-question-goal = Wofür?
guardians-question-channelers = Kreaturen unter Festungen?
guardians-question-secondary = Nebenangriffe?
guardians-question-healing = Heilen?
guardians-question-saving = Vor dem Friedhof retten?
guardians-question-retreats = Rückzug, der Reihe nach: ein Feld hinzufügen oder herausnehmen
guardians-question-keep-back = Wer wird von Nebenangriffen zurückgehalten?
guardians-question-otherwise = Und sonst?
guardians-question-pass-windows = Wo passt du immer?

guardians-choice-redraw-no = Diese Karten behalten
guardians-choice-redraw-yes = Einen Stein für zwölf neue Karten zahlen
guardians-choice-suggest-again = Wie letzte Runde legen
guardians-choice-suggest-center = Eine starke Mitte legen
guardians-choice-suggest-spread = Verteilt legen
guardians-choice-at-hand = Handkarten
guardians-choice-at-elsewhere = Abgelegtes und der Rest
guardians-choice-at-orders = Anweisungen
guardians-choice-rule-careful = Vorsichtig: keine Karte spielen
guardians-choice-rule-bold = Kühn: spielen, was nützt
guardians-choice-orders-card =
    { $rule ->
        [bold] Nie { $card }
       *[careful] { $card } spielen, wenn es nützt
    }
guardians-choice-orders-settle = Mein Land ungefragt belegen, ein Gelände zuerst
guardians-choice-orders-stop-foresight = Auf mich warten, wenn die Dominanzkarte genommen werden darf
guardians-choice-orders-stop-upcards = Auf mich warten, wenn die Dominanzkarten liegen
guardians-choice-orders-stop-flight = Auf mich warten, wenn ein Schild fliegt
guardians-choice-orders-stop-spoils = Auf mich warten, wenn ein Schild verloren ging
guardians-choice-orders-stop-hammer = Auf mich warten, wenn Gelände gelegt wurden
guardians-choice-orders-stop-dispel = Auf mich warten, wenn außerhalb von Kämpfen eine Karte gespielt wurde
guardians-choice-orders-stop-between = Auf mich warten vor und zwischen Duellen
guardians-choice-orders-stop-responses = Auf mich warten, wenn Kommandokarten und Zauber gezeigt wurden
guardians-choice-orders-stop-reveal = Auf mich warten, wenn eine Kreatur fortgeschickt werden kann
guardians-choice-orders-stop-steal = Auf mich warten, wenn eine Bestechung angeboten wurde
guardians-choice-orders-stop-channel = Auf mich warten, wenn Punkte kanalisiert wurden
guardians-choice-below = { $card } (darunter)
guardians-choice-lay =
    { $where ->
        [below] Unter { $place } legen
        [beside] Neben { $place } legen
       *[on] Auf { $place } legen
    }
guardians-choice-to-hand = Zurück auf die Hand nehmen
guardians-choice-to-discard = Ablegen
guardians-choice-to-use = Spielen
guardians-choice-to-sacrifice = Für einen Stein opfern
guardians-choice-change-undo = Letzten Schritt rückgängig machen
guardians-choice-change-mend = Beheben, was gegen die Regeln ist
guardians-choice-change-clear = Alle Karten auf die Hand nehmen
guardians-choice-bare-yes = Meine Festungen leer lassen
guardians-choice-turn = Der Schild auf { $place }
guardians-choice-use-stand = Drehen und bleiben
guardians-choice-use-rest = Alle meine Schilde bleiben
guardians-choice-use-reinforce = Verstärkung schicken
guardians-choice-use-storm = Den Guardian angreifen
guardians-choice-way =
    { $air ->
        [yes] Im Flug: { $way }
       *[no] Zu Fuß: { $way }
    }
guardians-choice-to-combat =
    { $count ->
        [0] Sofort ein Kampf
        [one] Sofort ein Kampf, gegen eine Karte
       *[other] Sofort ein Kampf, gegen { $count } Karten
    }
guardians-choice-to-exchange = Daheim Karten tauschen und zurückkommen
guardians-choice-fight-ask = Kampf: frag mich
guardians-choice-fight-win = Kampf: gewinnen, was zu gewinnen ist
guardians-choice-fight-careful = Kampf: nichts ausgeben
guardians-choice-fight-all-in = Kampf: alles ausgeben
guardians-choice-play = { $card } spielen
guardians-choice-bribe = Mit { $card } bestechen
guardians-choice-shoot = Mit { $card } schießen
guardians-choice-worth = Bringt { $points }; { $figures }
guardians-choice-channel = Mit { $card } kanalisieren
guardians-choice-stone = { $points } Punkte, für einen Stein
guardians-choice-below-at =
    { $points ->
        [one] { $points } Punkt, von unter { $place }
       *[other] { $points } Punkte, von unter { $place }
    }
guardians-choice-command =
    { $yes ->
        [yes] Eine Kommandokarte einsetzen
       *[no] Keine einsetzen
    }
guardians-choice-raise = Für das Duell bieten
guardians-choice-raise-about = Höchstens so viele Steine und Schützen; nur was nötig ist, auch als Antwort auf die Gegenseite
guardians-choice-for-good = Für dieses Duell passen
guardians-choice-for-good-about = Du wirst darin nicht mehr gefragt, was die Gegenseite auch tut
guardians-choice-pass =
    { $kind ->
        [bribery] Kämpfen lassen
        [secondary] Keine Angriffe mehr
       *[other] Passen
    }
guardians-choice-command-none = Keine Karte ist übrig
guardians-choice-nobody = Niemand
guardians-choice-dominance-take = Die Karte nehmen
guardians-choice-dominance-discard = Die Karte ablegen
guardians-choice-storm-yes = Den Guardian angreifen
guardians-choice-storm-yes-win = Angriff: gewinnen, was zu gewinnen ist
guardians-choice-storm-yes-careful = Angriff: nichts ausgeben
guardians-choice-storm-yes-all-in = Angriff: alles ausgeben
guardians-choice-storm-no = Nicht angreifen
guardians-choice-give-up = Den Schild aufgeben
guardians-choice-give-up-about = Er ist mit allen Kreaturen verloren und zählt für die Gegenseite
guardians-choice-crowded = { $place }: { $weight } von { $limit } Punkten, { $over } ablegen
guardians-choice-propose-weakest = Die schwächsten ablegen
guardians-choice-settle =
    { $way ->
        [terrain] { $card } legen
        [hidden] Verdeckt, 1 Stein: { $card }
       *[creature] { $card } ablegen
    }

## Knöpfe und Bestätigungen

guardians-act-layout =
    { $orders ->
        [yes] Aufstellung und Anweisungen versiegeln
       *[no] Diese Aufstellung versiegeln
    }
guardians-done-layout =
    { $orders ->
        [yes] Du hast dich aufgestellt und Anweisungen gegeben.
       *[no] Du hast dich aufgestellt.
    }
guardians-act-redraw = Zwölf neue Karten ziehen
guardians-done-redraw = Du ziehst für einen Stein zwölf neue Karten.
guardians-act-foresight =
    { $take ->
        [yes] Die Karte nehmen
       *[no] Die Karte ablegen
    }
guardians-done-foresight =
    { $take ->
        [yes] Du nimmst die Dominanzkarte.
       *[no] Du legst die Dominanzkarte ab.
    }
guardians-act-pass =
    { $kind ->
        [storm] Auf der Ruine bleiben
        [bribery] Kämpfen lassen
        [secondary] Nicht weiter angreifen
        [good] Für dieses Duell passen
       *[other] Passen
    }
guardians-done-pass =
    { $kind ->
        [storm] Du greifst den Guardian jetzt nicht an.
        [bribery] Du lässt kämpfen.
        [secondary] Du greifst nicht weiter an.
        [good] Du hast für dieses Duell gepasst.
       *[other] Du hast gepasst.
    }
guardians-act-play =
    { $target ->
        [none] { $card } spielen
       *[other] { $card } spielen: { $target }
    }
guardians-done-play =
    { $target ->
        [none] Du hast { $card } gespielt.
       *[other] Du hast { $card } gespielt: { $target }.
    }
guardians-act-stand =
    { $rest ->
        [yes] Alle meine Schilde lassen, wo sie sind
       *[no] { $shield } drehen und bleiben
    }
guardians-done-stand =
    { $rest ->
        [yes] Alle deine Schilde bleiben, wo sie sind, bis jemand angreift.
       *[no] Du hast den Schild auf { $shield } gedreht.
    }
guardians-act-walk =
    { $back ->
        [yes] Tauschen und nach { $shield } zurückkommen
       *[no] { $fly ->
            [yes] Von { $shield } nach { $to } fliegen
           *[no] Von { $shield } nach { $to } ziehen
        }
    }{ $fight ->
        [win] , gewinnen, was zu gewinnen ist
        [careful] , nichts ausgeben
        [all-in] , alles ausgeben
       *[ask] {""}
    }
guardians-done-walk =
    { $back ->
        [yes] Dein Schild ist nach { $shield } zurückgekommen.
       *[no] { $fly ->
            [yes] Dein Schild fliegt von { $shield } nach { $to }.
           *[no] Dein Schild zieht von { $shield } nach { $to }.
        }
    }{ $fight ->
        [win] {" "}Du kämpfst, um zu gewinnen, was zu gewinnen ist.
        [careful] {" "}Du kämpfst und gibst nichts aus.
        [all-in] {" "}Du kämpfst und gibst alles aus.
       *[ask] {""}
    }
guardians-act-reinforce =
    { $count ->
        [one] Eine Karte von { $origin } nach { $place } schicken
       *[other] { $count } Karten von { $origin } nach { $place } schicken
    }
guardians-done-reinforce =
    { $count ->
        [one] Du hast eine Karte von { $origin } nach { $place } geschickt.
       *[other] Du hast { $count } Karten von { $origin } nach { $place } geschickt.
    }
guardians-act-storm =
    Von { $shield } aus den Guardian angreifen{ $fight ->
        [win] , gewinnen, was zu gewinnen ist
        [careful] , nichts ausgeben
        [all-in] , alles ausgeben
       *[ask] {""}
    }
guardians-done-storm =
    Du greifst den Guardian von { $shield } aus an.{ $fight ->
        [win] {" "}Du kämpfst, um zu gewinnen, was zu gewinnen ist.
        [careful] {" "}Du kämpfst und gibst nichts aus.
        [all-in] {" "}Du kämpfst und gibst alles aus.
       *[ask] {""}
    }
guardians-act-say =
    { $yes ->
        [yes] Eine Kommandokarte einsetzen
       *[no] Keine Kommandokarte einsetzen
    }
guardians-done-say =
    { $yes ->
        [yes] Du setzt eine Kommandokarte ein.
       *[no] Du setzt keine Kommandokarte ein.
    }
guardians-act-no-command = Keine Karte zeigen
guardians-done-no-command = Du zeigst keine Kommandokarte, da keine übrig ist.
guardians-act-send = { $card } ins Gehege schicken
guardians-done-send = Du schickst { $card } ins Gehege.
guardians-act-command = { $card } zeigen
guardians-done-command = Deine Kommandokarte ist { $card }.
guardians-act-declare = Ansagen: { $value }
guardians-done-declare = Du hast angesagt: { $value }.
guardians-act-lead = { $card } zeigen
guardians-done-lead = Dein Hauptangreifer ist { $card }.
guardians-act-no-bribe = Kämpfen lassen
guardians-done-no-bribe = Du lässt kämpfen.
guardians-act-bribe = Mit { $card } bestechen
guardians-done-bribe = Du bestichst mit { $card }.
guardians-act-shoot = Mit { $card } schießen
guardians-done-shoot = Du schießt mit { $card }.
guardians-act-channel = Mit { $card } kanalisieren
guardians-done-channel = Du kanalisierst mit { $card }.
guardians-act-strike = { $target } mit { $card } angreifen
guardians-done-strike = Du greifst { $target } mit { $card } an.
guardians-act-raise = Bieten: { $stones ->
        [0] kein Stein
        [one] { $stones } Stein
       *[other] { $stones } Steine
    } und { $count ->
        [0] keine Schützen
        [one] { $count } Schütze
       *[other] { $count } Schützen
    }
guardians-done-raise = Du bietest für dieses Duell höchstens { $stones ->
        [0] keinen Stein
        [one] { $stones } Stein
       *[other] { $stones } Steine
    } und { $count ->
        [0] keine Schützen
        [one] { $count } Schützen
       *[other] { $count } Schützen
    }.
guardians-act-save =
    { $count ->
        [0] Nichts retten
       *[other] { $cards } retten
    }
guardians-done-save =
    { $count ->
        [0] Du rettest nichts.
       *[other] Du rettest { $cards }.
    }
guardians-act-heal =
    { $count ->
        [0] Niemanden heilen
       *[other] { $cards } heilen
    }
guardians-done-heal =
    { $count ->
        [0] Du heilst niemanden.
       *[other] Du heilst { $cards }.
    }
guardians-act-give-up = Den Schild aufgeben
guardians-done-give-up = Du gibst den Schild auf.
guardians-act-retreat = Nach { $to } zurückziehen
guardians-done-retreat = Dein Schild zieht sich nach { $to } zurück.
guardians-act-merge = { $keep } behalten{ $count ->
        [0] {""}
        [one] {" "}und eine Karte ablegen
       *[other] {" "}und { $count } Karten ablegen
    }
guardians-done-merge = Du behältst { $keep }{ $count ->
        [0] {""}
        [one] {" "}und legst eine Karte ab
       *[other] {" "}und legst { $count } Karten ab
    }.
guardians-act-discard =
    { $count ->
        [0] Nichts ablegen
       *[other] { $cards } ablegen
    }
guardians-done-discard =
    { $count ->
        [0] Du legst nichts ab.
       *[other] Du legst ab: { $cards }.
    }
guardians-act-settle-one =
    { $way ->
        [terrain] { $card } auf { $place } legen
        [hidden] { $card } für einen Stein verdeckt auf { $place } legen
       *[creature] { $card } von { $place } ablegen
    }
guardians-act-settle =
    { $count ->
        [one] Ein Feld belegen
       *[other] { $count } Felder belegen
    }
guardians-done-settle-one =
    { $way ->
        [terrain] Du legst { $card } auf { $place }.
        [hidden] Du legst { $card } für einen Stein verdeckt auf { $place }.
       *[creature] Du legst { $card } von { $place } ab.
    }
guardians-done-settle =
    { $count ->
        [one] Du hast ein Feld belegt.
       *[other] Du hast { $count } Felder belegt.
    }
guardians-act-sheet =
    { $kept ->
        [yes] Den Plan lassen, wie er ist
       *[no] Diesen Plan versiegeln
    }
guardians-done-sheet =
    { $kept ->
        [yes] Du lässt deinen Kampfplan, wie er ist.
       *[no] Dein Kampfplan ist versiegelt.
    }
guardians-act-plan = Diese Anweisungen behalten
guardians-done-plan = Deine Anweisungen:

## Anweisungen: Knöpfe, und dasselbe in der Liste dessen, was sie sagen

guardians-plan-empty = Noch ist nichts angewiesen: Nach allem wird gefragt.
guardians-plan-suggest-win = Gewinnen, was zu gewinnen ist
guardians-plan-suggest-careful = Nichts ausgeben
guardians-plan-suggest-all-in = Alles ausgeben
guardians-plan-suggest-again = Wie mein letzter Plan
# $what are cards and spaces.
guardians-plan-suggest-without = Ohne { $what }
guardians-plan-part-commands = Kommandokarten
guardians-plan-part-primaries = Hauptangreifer
guardians-plan-part-bribery = Bestechung
guardians-plan-part-spells = Zauber und Gegenstände
guardians-plan-part-modifiers = Schüsse und Kanalisieren
guardians-plan-part-secondary = Nebenangriffe
guardians-plan-part-afterwards = Nach dem Kampf
guardians-plan-part-whole = Alles, was der Plan sagt
guardians-plan-part-windows = Alles andere
guardians-plan-attacking-ask = Im Angriff: mich fragen
guardians-plan-attacking-no = Im Angriff: keine Kommandokarte
guardians-plan-attacking-yes = Im Angriff: eine Kommandokarte
guardians-plan-after-yes-ask = Nach einem Ja: mich fragen
guardians-plan-after-yes-no = Nach einem Ja: keine Kommandokarte
guardians-plan-after-yes-yes = Nach einem Ja: eine Kommandokarte
guardians-plan-after-no-ask = Nach einem Nein: mich fragen
guardians-plan-after-no-no = Nach einem Nein: keine Kommandokarte
guardians-plan-after-no-yes = Nach einem Nein: eine Kommandokarte
guardians-planned-commands = Kommandokarten, die erste mögliche: { $cards }
guardians-plan-raised-count =
    { $count ->
        [0] Kein Kommando verstärken
        [one] Um { $count } Stein oder Kreatur verstärken
       *[other] Um bis zu { $count } Steine oder Kreaturen verstärken
    }
guardians-plan-second-ask = Zweiter Kommandozauber: mich fragen
guardians-plan-second-never = Kein Kommandozauber nach einer Kommandokreatur
guardians-plan-second-yes = Ein Kommandozauber nach einer Kommandokreatur
guardians-plan-dispel-ask = Bannen: mich fragen
guardians-plan-dispel-never = Nichts bannen
guardians-plan-dispel-count = Verluste ab { $count } bannen
guardians-plan-dispel-from = Flächenangriffe bannen, die { $count } oder mehr Grundvitalität kosten
guardians-plan-dispels-command = Jedes Kommando bannen
guardians-plan-dispels-spell = Zauber bannen
guardians-plan-dispels-item = Gegenstände bannen
guardians-planned-primaries = Hauptangreifer der Reihe nach: { $cards }
guardians-plan-then-ask = Dann: mich fragen
guardians-plan-then-lowest = Dann die schwächste zuerst
guardians-plan-then-highest = Dann die stärkste zuerst
# Where no primaries are named before.
guardians-planned-lead-lowest = Die schwächste greift zuerst an
guardians-planned-lead-highest = Die stärkste greift zuerst an
guardians-planned-spare = Kreaturen, die zurückkommen sollen: { $cards }
guardians-plan-bribe-ask = Bestechen: mich fragen
guardians-plan-bribe-never = Nie bestechen
guardians-plan-bribe-losing = Bestechen, wenn ich verlöre
guardians-plan-bribe-losing-8 = Ab 8 bestechen, wenn ich verlöre
guardians-plan-bribe-close-8 = Ab 8 bestechen, wenn höchstens 4 fehlen
guardians-plan-bribe-strong = Ab 5 bestechen, wenn ich verlöre, ab 9 immer
guardians-plan-bribe-always = Bestechen, wann immer es geht
guardians-planned-bribe =
    { $losing ->
        [yes] { $count ->
            [0] Bestechen, wenn ich verlöre
           *[other] Bestechen, wenn ich gegen { $count } oder mehr Grundvitalität verlöre
        }
       *[no] { $count ->
            [0] Bestechen, wann immer es geht
           *[other] Kreaturen ab { $count } Grundvitalität bestechen
        }
    }
guardians-planned-bribe-close =
    { $count ->
        [0] Bestechen, wenn ich mit höchstens { $points } Unterschied verlöre
       *[other] Bestechen, wenn ich gegen { $count } oder mehr Grundvitalität verlöre, mit höchstens { $points } Unterschied
    }
guardians-plan-shot-at-ask = Gegnerische Schüsse: mich fragen
guardians-plan-shot-at-never = Gegnerische Schüsse zulassen
guardians-plan-shot-at-bribe = Gegnerische Schüsse bestechen, die ein Duell drehen
guardians-plan-counter-ask = Gegnerische Bestechung: mich fragen
guardians-plan-counter-never = Gegnerische Bestechung hinnehmen
guardians-plan-counter-outbid = Die Gegenseite mit einer Bestechung überbieten
guardians-planned-spells =
    { $losing ->
        [yes] { $count ->
            [0] { $cards } zaubern, wenn ich verlöre
           *[other] { $cards } zaubern, wenn ich gegen { $count } oder mehr Grundvitalität verlöre
        }
       *[no] { $count ->
            [0] { $cards } zaubern, wann immer es geht
           *[other] { $cards } gegen { $count } oder mehr Grundvitalität zaubern
        }
    }
guardians-planned-answers = Sobald ihr Augenblick kommt, werden gespielt: { $cards }
guardians-plan-spells-from-count =
    { $count ->
        [0] Gegen alle
       *[other] Gegen { $count } oder mehr
    }
guardians-plan-spells-when-losing = Nur, wenn ich verlöre
guardians-plan-spells-when-always = Immer
guardians-plan-goal-ask = Duelle: mich fragen
guardians-plan-goal-win = Duelle gewinnen
guardians-plan-goal-tie = Duelle gewinnen oder unentschieden halten
guardians-plan-goal-never = Duelle lassen, wie sie sind
guardians-planned-stones =
    { $count ->
        [0] Ohne Steine
        [one] Mit bis zu { $count } Stein für jedes
       *[other] Mit bis zu { $count } Steinen für jedes
    }
guardians-plan-stones-count =
    { $count ->
        [0] Kein Stein in einem Duell
        [one] Bis zu { $count } Stein in einem Duell
        [20] Alle Steine, die ein Duell braucht
       *[other] Bis zu { $count } Steine in einem Duell
    }
guardians-plan-channelers-no = Ohne Kreaturen unter Festungen
guardians-plan-channelers-yes = Mit Kreaturen unter Festungen
guardians-planned-shots = Mit Schüssen der Reihe nach: { $cards }
guardians-plan-to-shots-no = Nur auf Kämpfende kanalisieren
guardians-plan-to-shots-yes = Auch auf Schüsse kanalisieren
guardians-plan-secondary-ask = Nebenangriffe: mich fragen
guardians-plan-secondary-highest = Die stärkste besiegbare Kreatur angreifen
guardians-plan-secondary-never = Keine Nebenangriffe
guardians-planned-keep-back = Von Nebenangriffen zurückgehalten: { $cards }
guardians-plan-heal-ask = Heilen: mich fragen
guardians-plan-heal-never = Niemanden heilen
guardians-plan-heal-free = Die stärkste heilen, wo es nichts kostet
guardians-plan-heal-paid = Die stärkste heilen, auch gegen Steine
guardians-plan-save-ask = Retten: mich fragen
guardians-plan-save-never = Nichts retten
guardians-plan-save-most = So viel retten, wie meine Steine reichen
guardians-planned-retreats = Rückzug ins erste freie Feld: { $places }
guardians-planned-give-up =
    { $count ->
        [0] Statt eines Rückzugs wird der Schild aufgegeben
       *[other] Ist keins davon frei, wird der Schild aufgegeben
    }
guardians-plan-otherwise-ask = Alles andere in Kämpfen: mich fragen
guardians-plan-otherwise-pass = Alles andere in Kämpfen: passen
guardians-plan-pass-windows-upcards = Bei Dominanzkarten passen
guardians-plan-pass-windows-flight = Bei Flügen passen
guardians-plan-pass-windows-spoils = Bei verlorenen Schilden passen
guardians-plan-pass-windows-hammer = Bei neuen Geländen passen
guardians-plan-pass-windows-dispel = Bei gespielten Karten passen
## Kampfpläne: was einer tut, was er nie tut, und Beispiele. „Er“ ist der Plan.

guardians-sheet-heading =
    { $part ->
        [whole] Dieser Plan, in der Reihenfolge des Kampfes
       *[other] Dieser Plan, das Wichtigste
    }
guardians-sheet-command =
    { $when ->
        [after-yes] Sagt { $other } Ja zu einer Kommandokarte, zeigt der Plan auch eine
        [after-no] Sagt { $other } Nein zu einer Kommandokarte, zeigt der Plan eine
       *[always] Er zeigt eine Kommandokarte
    }: { $count ->
        [one] { $cards }.
       *[other] die erste mögliche von { $cards }.
    }
guardians-sheet-raised =
    { $count ->
        [one] Er verstärkt eine solche Karte um { $count } Stein oder abgeworfene Kreatur, wo das geht.
       *[other] Er verstärkt eine solche Karte um bis zu { $count } Steine oder abgeworfene Kreaturen, wo das geht.
    }
guardians-sheet-second = Ist das eine Kreatur, folgt ein Kommandozauber.
guardians-sheet-dispel =
    { $count ->
        [0] Er bannt jeden Flächenangriff, der dich etwas kosten würde.
        [1] Er bannt jeden Flächenangriff, der dich etwas kosten würde.
       *[other] Er bannt einen Flächenangriff, der dich { $count } oder mehr Grundvitalität kosten würde.
    }
guardians-sheet-dispels =
    Er bannt { $what ->
        [spell] einen Zauber
        [item] einen Gegenstand
       *[both] einen Zauber oder Gegenstand
    } der Gegenseite{ $count ->
        [0] {""}
        [1] {""}
       *[other] , außer wenn gerade eine deiner Kreaturen unter { $count } Grundvitalität kämpft
    }.
guardians-sheet-dispels-command = Er bannt jedes Kommando, das die Gegenseite zeigt.
guardians-sheet-lead =
    { $count ->
        [one] Er eröffnet mit { $cards }.
       *[other] Er eröffnet mit der ersten Kreatur, die noch da ist: { $cards }{ $more ->
            [yes] , dann die anderen
           *[no] {""}
        }.
    }
guardians-sheet-bribe =
    { $when ->
        [always] { $count ->
            [0] Er besticht, wann immer er kann.
           *[other] Er besticht jede Kreatur ab { $count } Grundvitalität.
        }
        [close] { $count ->
            [0] Er besticht eine Kreatur, die deine mit höchstens { $points } Unterschied besiegen würde.
           *[other] Er besticht eine Kreatur ab { $count } Grundvitalität, die deine mit höchstens { $points } Unterschied besiegen würde.
        }
       *[losing] { $count ->
            [0] Er besticht eine Kreatur, die deine besiegen würde.
           *[other] Er besticht eine Kreatur ab { $count } Grundvitalität, die deine besiegen würde.
        }
    }
guardians-sheet-shot-at = Er besticht Schützen, deren Schuss ein Duell gegen dich drehen würde.
guardians-sheet-counter =
    { $count ->
        [0] Er überbietet die Gegenseite bei jeder Kreatur, die eine der Seiten besticht.
       *[other] Er überbietet die Gegenseite bei einer bestochenen Kreatur ab { $count } Grundvitalität, auf welcher Seite auch immer.
    }
guardians-sheet-cast-before = Vor einem Angriff auf eine Festung spielt er { $card }.
guardians-sheet-cast-bells = Er ruft mit { $card } auch die unter deiner Festung in den Kampf, wer immer sie verteidigt.
guardians-sheet-cast-between = Zwischen den Duellen ruft er deine Schützen mit { $card } zurück.
guardians-sheet-cast-bribe = Auf eine gegnerische Bestechung antwortet er mit { $card }.
guardians-sheet-cast-channel = Auf gegnerisches Kanalisieren antwortet er mit { $card }.
guardians-sheet-cast-command = Auf ein gegnerisches Kommando antwortet er mit { $card }.
guardians-sheet-cast-count = Er zahlt für { $card }, was beim Zählen das Feld gewinnt, und nicht mehr als in einem Duell.
guardians-sheet-cast-retreat = Verlierst du und ist kein Rückzug möglich, wie er ihn nennt, spielt er { $card }.
guardians-sheet-cast-shot = Auf einen gegnerischen Schuss antwortet er mit { $card }.
guardians-sheet-cast-match-up =
    { $losing ->
        [yes] { $count ->
            [0] Er spielt { $card }, wenn eine Kreatur deine besiegen würde.
           *[other] Er spielt { $card }, wenn eine Kreatur ab { $count } Grundvitalität deine besiegen würde.
        }
       *[no] { $count ->
            [0] Er spielt { $card }, sobald er kann.
           *[other] Er spielt { $card } gegen eine Kreatur ab { $count } Grundvitalität.
        }
    }
guardians-sheet-cast-fed =
    { $losing ->
        [yes] { $count ->
            [0] Er spielt { $card }, wenn eine Kreatur deine besiegen würde und Kanalisieren das dann dreht.
           *[other] Er spielt { $card }, wenn eine Kreatur ab { $count } Grundvitalität deine besiegen würde und Kanalisieren das dann dreht.
        }
       *[no] { $count ->
            [0] Er spielt { $card }, sobald er kann.
           *[other] Er spielt { $card } gegen eine Kreatur ab { $count } Grundvitalität.
        }
    }
guardians-sheet-cast-land =
    { $losing ->
        [yes] { $count ->
            [0] Er spielt { $card } auf dieses Land, wenn eine Kreatur deine besiegen würde und es ohne das Land nicht täte.
           *[other] Er spielt { $card } auf dieses Land, wenn eine Kreatur ab { $count } Grundvitalität deine besiegen würde und es ohne das Land nicht täte.
        }
       *[no] { $count ->
            [0] Er spielt { $card } auf dieses Land, sobald er kann.
           *[other] Er spielt { $card } auf dieses Land gegen eine Kreatur ab { $count } Grundvitalität.
        }
    }
guardians-sheet-modifiers =
    { $goal ->
        [tie] Um ein Duell zu gewinnen oder wenigstens unentschieden zu halten, fügt er nur hinzu, was nötig ist, und nichts, wenn das nicht reicht: { $means }.
       *[win] Um ein Duell zu gewinnen, fügt er nur hinzu, was nötig ist, und nichts, wenn das nicht reicht: { $means }.
    }
guardians-sheet-by-channelers = Kanalisieren von unter deinen Festungen
guardians-sheet-by-stones =
    { $count ->
        [one] { $count } Stein
       *[other] bis zu { $count } Steine
    }
guardians-sheet-by-shots = zuletzt die Schüsse von { $cards }, so wenige wie nötig
guardians-sheet-to-shots = Er kanalisiert auch auf einen Schuss von { $cards }.
guardians-sheet-secondary =
    { $count ->
        [0] Danach greift er die stärkste besiegbare Kreatur an, mit der schwächsten, die es kann.
       *[other] Danach greift er die stärkste besiegbare Kreatur an, mit der schwächsten, die es kann, aber nicht mit { $cards }.
    }
guardians-sheet-heal =
    { $paid ->
        [yes] Heilende Karten bringen die stärksten zurück, die sie können, auch gegen Steine.
       *[no] Heilende Karten bringen die stärksten zurück, die umsonst zu heilen sind.
    }
guardians-sheet-save = Er zahlt Steine für so viele verlorene Karten, wie sie retten können.
guardians-sheet-retreat =
    { $gives ->
        [yes] { $count ->
            [0] Verlierst du, gibt er den Schild mit allen Kreaturen auf.
           *[other] Verlierst du, zieht er sich ins erste freie Feld von diesen zurück: { $places }. Ist keins frei, gibt er den Schild mit allen Kreaturen auf.
        }
       *[no] { $count ->
            [0] Verlierst du, zieht er sich ins erste freie Feld heimwärts zurück.
           *[other] Verlierst du, zieht er sich ins erste freie Feld von diesen zurück: { $places }.
        }
    }
guardians-sheet-never = Aber er { $what }.
guardians-never-command = zeigt nie eine Kommandokarte
guardians-never-lead = eröffnet nie mit { $card }, solange eine andere da ist, und lässt diese Karte nie schießen, nebenher angreifen oder kommandieren
guardians-never-bribe =
    { $shooters ->
        [yes] besticht nie jemanden außer Schützen
       *[no] besticht nie
    }
guardians-never-bribe-below =
    { $shooters ->
        [yes] besticht nie eine Kreatur unter { $count } Grundvitalität außer Schützen
       *[no] besticht nie eine Kreatur unter { $count } Grundvitalität
    }
guardians-never-cast = spielt nie einen Zauber oder Gegenstand
guardians-never-dispel = bannt nie etwas
guardians-never-modify = schießt, kanalisiert und zahlt nie, um ein Duell zu ändern
guardians-never-pay =
    { $count ->
        [0] zahlt nie einen Stein in einem Duell
        [one] zahlt nie mehr als { $count } Stein in einem Duell
       *[other] zahlt nie mehr als { $count } Steine in einem Duell
    }
guardians-never-strike = führt nie einen Nebenangriff
guardians-never-save = zahlt nie, um verlorene Karten zu retten
guardians-examples = **Wie es ausgehen könnte**, in drei Vermutungen:
guardians-example-win = Wenn { $other } gewinnt, was zu gewinnen ist: { $course }.
guardians-example-careful = Wenn { $other } nichts ausgibt: { $course }.
guardians-example-all-in = Wenn { $other } alles ausgibt: { $course }.
guardians-example-stones =
    { $count ->
        [one] du zahlst { $count } Stein
       *[other] du zahlst { $count } Steine
    }
guardians-example-end =
    { $who ->
        [you] { $taken ->
            [yes] **du nimmst { $place }**, { $points } zu { $others }
           *[no] **du hältst { $place }**, { $points } zu { $others }
        }
       *[enemy] { $taken ->
            [yes] **du verlierst { $place }**, { $points } zu { $others }
           *[no] **du nimmst { $place } nicht**, { $points } zu { $others }
        }
    }
guardians-example-guardian =
    { $who ->
        [you] { $held ->
            [yes] **dein Guardian steht**
           *[no] **dein Guardian fällt**
        }
       *[enemy] { $held ->
            [yes] **der Guardian von { $other } steht**
           *[no] **der Guardian von { $other } fällt**
        }
    }
guardians-example-open = der Kampf ist noch nicht zu Ende

## Der Tisch in Worten

guardians-text-player = { $name } führt { $guardian } an: { $stones ->
        [0] keine Steine
        [one] { $stones } Stein
       *[other] { $stones } Steine
    }, { $lands ->
        [one] { $lands } umkämpftes Land
       *[other] { $lands } umkämpfte Länder
    }, { $shields ->
        [0] kein Schild verloren
        [one] { $shields } Schild verloren
       *[other] { $shields } Schilde verloren
    } von fünf
guardians-text-piles = { $name }: Deck { $deck }, gezogen { $drawn }, Gehege { $pen }, Depot { $depot }, Ablagestapel { $discard }
guardians-text-accessories = { $name }: neben dem Guardian { $cards }
guardians-text-spaces = Die Felder, Reihe für Reihe:
guardians-text-land = { $land }, kontrolliert von { $name }
guardians-text-home = { $card }, Heimat von { $name }
guardians-text-below =
    { $count ->
        [one] { $count } Karte darunter
       *[other] { $count } Karten darunter
    }
guardians-text-shown = aufgedeckt: { $cards }
guardians-text-army =
    { $turned ->
        [yes] { $name }: { $army }, gedreht
       *[no] { $name }: { $army }
    }
guardians-text-combat = Der Kampf von { $name } gegen { $other } auf { $place }:
guardians-text-hand =
    { $name } hat { $single ->
        [one] { $single } Kreatur oder Kreaturengegenstand
       *[other] { $single } Kreaturen und Kreaturengegenstände
    } und { $double ->
        [one] { $double } Karte des Depots
       *[other] { $double } Karten des Depots
    }
guardians-text-command =
    { $void ->
        [yes] { $name }: Kommandokarte { $card }, wirkungslos
       *[no] { $name }: Kommandokarte { $card }
    }
guardians-text-lost = { $name } hat verloren: { $cards }
guardians-text-lasting = In dieser Runde in Kraft: { $cards }
guardians-text-fighter = { $fighter }, { $role ->
        [command] Kommandokarte
        [primary] Hauptangreifer
        [shot] Fernangriff
        [secondary] Nebenangreifer
        [aside] beiseitegelegt
        [guardian] Guardian
       *[reserve] ungenutzt
    }{ $beaten ->
        [yes] , besiegt
       *[no] {""}
    }

## Was privat ist

guardians-hand-drawn = Gezogen: { $cards }
guardians-hand-pen = Gehege: { $cards }
guardians-hand-depot = Depot: { $cards }
guardians-hand-combat = In deiner Kampfhand unter dem Schild: { $cards }
guardians-hand-army = { $place }: { $army }
guardians-hand-hidden = Verdeckt auf { $place }: { $card }
guardians-hand-empty = Du hast keine Karten auf der Hand.

## Im Profil: was in allen Partien das Größte war

guardians-feat-beaten = Stärkster besiegter Gegner
guardians-feat-battle = Größte gewonnene Schlacht
guardians-starter-steel_and_scales = Steel and Scales
guardians-starter-bone_and_ember = Bone and Ember

## Wie eine Aufstellung oder ein Kampfplan war

guardians-habit-left = Stark links
guardians-habit-center = Stark in der Mitte
guardians-habit-right = Stark rechts
guardians-habit-spread = Verteilt
guardians-habit-straw = Ein Schild über fast nichts
guardians-habit-nothing = Im Kampf nichts ausgeben
guardians-habit-little = Im Kampf wenig ausgeben
guardians-habit-much = Im Kampf viel ausgeben
