### Verräter: was erzählt, gefragt und geantwortet wird.
###
### Wörter der Spielregel: Haus (Fürstenhaus), Land (Landschaft), Konfliktort, Versorgungskarte, Aktionskarte, Strategiekarte,
### Gutshof, Kontor, Runde. Das Amt heißt nach seiner Karte: Wer die Strategiekarte hat, wählt den Konfliktort.
###
### Ein Land mit seinem Platz (verraeter-the-land) steht im Akkusativ: „auf den Fluss (Platz 3)“.

verraeter-title = Verräter
verraeter-teaser = Zwei Häuser, sechs geheime Rollen, und ein Verräter dreht den Kampf; für drei oder vier.

## Einstellungen eines Tisches

verraeter-option-layout = Ring der Länder
verraeter-option-layout-about = Wie die zwölf Länder beider Häuser ausliegen.
verraeter-option-layout-shuffled = Gemischt
verraeter-option-layout-shuffled-about = Alle zwölf Länder werden zusammen gemischt und als Ring ausgelegt.
verraeter-option-layout-alternating = Abwechselnd
verraeter-option-layout-alternating-about = Länder von Adler und Rose wechseln sich ab: Konflikte können überall beginnen.

verraeter-option-start_hand = Erste Versorgungskarten
verraeter-option-start_hand-about = Mit welchen drei Versorgungskarten alle beginnen.
verraeter-option-start_hand-3-4-5 = 3, 4 und 5
verraeter-option-start_hand-3-4-5-about = Alle beginnen mit einer 3, einer 4 und einer 5.
verraeter-option-start_hand-three_random = Drei zufällige
verraeter-option-start_hand-three_random-about = Alle beginnen mit drei Versorgungskarten vom Stapel.

verraeter-option-first_granary = Erster Gutshof
verraeter-option-first_granary-about = Wo der Gutshof des Aufbaus stehen darf.
verraeter-option-first_granary-any_free_land = Jedes freie Land
verraeter-option-first_granary-any_free_land-about = Auf jedem Land ohne Gebäude, gleich welchem Haus es gehört.
verraeter-option-first_granary-own_family_land = Land des eigenen Hauses
verraeter-option-first_granary-own_family_land-about = Auf einem Land ohne Gebäude, das dem eigenen Haus gehört.

verraeter-option-first_strategist = Erste Strategiekarte
verraeter-option-first_strategist-about = Wer den Ort des ersten Konflikts wählt.
verraeter-option-first_strategist-next_player = Der nächste Platz
verraeter-option-first_strategist-next_player-about = Wer nach der Person sitzt, die beginnt.
verraeter-option-first_strategist-first_player = Wer beginnt
verraeter-option-first_strategist-first_player-about = Wer beginnt, wählt auch den Konfliktort.

verraeter-option-min_cards = Wenigste Versorgungskarten
verraeter-option-min_cards-about = Wie viele Versorgungskarten man in einem Konflikt spielen muss.
verraeter-option-min_cards-0 = Keine
verraeter-option-min_cards-0-about = Man darf auch gar keine Versorgungskarten spielen.
verraeter-option-min_cards-1 = Eine
verraeter-option-min_cards-1-about = Wer Versorgungskarten hat, spielt mindestens eine.

verraeter-option-strategist_bonus = Punkte des Strategen
verraeter-option-strategist_bonus-about = Wann der Stratege 2 Punkte bringt.
verraeter-option-strategist_bonus-always = Immer
verraeter-option-strategist_bonus-always-about = Der Stratege bringt 2 Punkte, wie der Konflikt auch ausgeht.
verraeter-option-strategist_bonus-only_when_winning = Nur auf der Siegerseite
verraeter-option-strategist_bonus-only_when_winning-about = Der Stratege bringt 2 Punkte auf der Siegerseite, sonst keine.

verraeter-option-hand_counts_public = Größe der Hände
verraeter-option-hand_counts_public-about = Ob das Brett zeigt, wie viele Versorgungskarten alle haben.
verraeter-option-hand_counts_public-true = Sichtbar
verraeter-option-hand_counts_public-true-about = Alle sehen, wie viele Versorgungskarten die anderen haben.
verraeter-option-hand_counts_public-false = Nicht sichtbar
verraeter-option-hand_counts_public-false-about = Wer es wissen will, muss mitzählen.

verraeter-option-vp_table = Punkte für Länder
verraeter-option-vp_table-about = Was ein erobertes Land bringt. Alle drei sind Hauswerte.
verraeter-option-vp_table-default = Ausgewogen
verraeter-option-vp_table-default-about = Von 3 Punkten bei nur einem Sieger über eine Ödnis bis 10 über eine Stadt.
verraeter-option-vp_table-flat = Flach
verraeter-option-vp_table-flat-about = Große Länder bringen weniger: Die Punktestände bleiben nah beisammen.
verraeter-option-vp_table-steep = Steil
verraeter-option-vp_table-steep-about = Wenige Sieger über ein großes Land bekommen viel: Ein Konflikt kann entscheiden.

verraeter-option-final_tie = Gleicher Endstand
verraeter-option-final_tie-about = Wer gewinnt, wenn mehrere die meisten Punkte haben.
verraeter-option-final_tie-shared = Geteilter Sieg
verraeter-option-final_tie-shared-about = Alle gewinnen.
verraeter-option-final_tie-most_supply_cards = Meiste Versorgungskarten
verraeter-option-final_tie-most_supply_cards-about = Wer davon die meisten Versorgungskarten hat; wer gleich viele hat, teilt.
verraeter-option-final_tie-most_posts = Meiste Kontore
verraeter-option-final_tie-most_posts-about = Wer davon die meisten Kontore hat; wer gleich viele hat, teilt.

## Länder, in Sätzen und Menüs

verraeter-the-land =
    { $land ->
        [wilderness] die Ödnis
        [meadow] die Weide
        [river] den Fluss
        [woods] den Wald
        [village] das Dorf
       *[city] die Stadt
    } (Platz { $place })
verraeter-land-choice = { $land } ({ $family }, Platz { $place })
verraeter-land-choice-about =
    { $side ->
        [own] Stärke { $strength }, gehört dem Haus, zu dem du hältst
       *[rival] Stärke { $strength }, gehört dem anderen Haus
    }
verraeter-land-choice-granary = Hier steht dein Gutshof; das Kontor kommt an seine Stelle
verraeter-border-side = { $land } { $strength } ({ $family }, Platz { $place })
verraeter-border-choice = { $eagle } gegen { $rose }
verraeter-border-choice-about = Punkte je Sieger bei { $winners } Siegern: { $pays }
verraeter-land-pays = { $land } { $points }

## Aktionskarten, in Sätzen

verraeter-the-role =
    { $role ->
        [traitor] den Verräter
        [diplomat2] den Diplomaten +2
        [diplomat5] den Diplomaten +5
        [builder] den Baumeister
        [strategist] den Strategen
       *[farmer] den Bauern
    }

## Wie weit die Partie ist

verraeter-headline-granaries = Aufbau · Erste Gutshöfe
verraeter-headline-place = Runde { $round } von { $rounds } · Konfliktort
verraeter-headline-draft = Runde { $round } von { $rounds } · Aktionskarten
verraeter-headline-cards = Runde { $round } von { $rounds } · Versorgungskarten · Adler { $eagle }, Rose { $rose } auf dem Tisch
verraeter-headline-building = Runde { $round } von { $rounds } · Bauen

## Was geschehen ist

verraeter-table-set = { $eagles } { $eaglecount ->
        [one] hält
       *[other] halten
    } zum Adler, { $roses } { $rosecount ->
        [one] hält
       *[other] halten
    } zur Rose. { $same ->
        [yes] { $first } beginnt und hat die Strategiekarte.
       *[no] { $first } beginnt, { $strategist } hat die erste Strategiekarte.
    } { $hand ->
        [three_random] Alle beginnen mit drei Versorgungskarten vom Stapel.
       *[fixed] Alle beginnen mit den Versorgungskarten 3, 4 und 5.
    }
verraeter-granary-placed = { $name } setzt den ersten Gutshof auf { $land }.
verraeter-round-begun = **Runde { $round } von { $rounds }** beginnt. { $first } ist zuerst an der Reihe.
verraeter-place-chosen = { $name } wählt den Konfliktort: { $one }, Stärke { $onestrength }, gegen { $two }, Stärke { $twostrength }.
verraeter-pays = Ein erobertes Land bringt jedem von { $winners } Siegern: { $pays } Punkte.
verraeter-role-taken = { $name } nimmt eine Aktionskarte.
verraeter-cards-played =
    { $count ->
        [0] { $name } spielt keine Versorgungskarten.
        [one] { $name } spielt { $sum ->
            [8] eine 8
           *[other] eine { $sum }
        }.
       *[other] { $name } spielt { $cards }, zusammen { $sum }.
    }
verraeter-cards-none-held = { $name } hat keine Versorgungskarten zu spielen.

verraeter-revealed = Die Aktionskarten werden aufgedeckt: { $cards }.
verraeter-revealed-card = { $name } ({ $role })
verraeter-turncoat = { $name } wechselt mit allen gespielten Karten die Seite und hält jetzt { $family ->
        [eagle] zum Adler
       *[rose] zur Rose
    }.
verraeter-without-treason =
    { $decided ->
        [yes] Das entscheidet den Konflikt: Ohne den Verrat stünde es Adler { $eagle }, Rose { $rose }.
       *[no] Am Ausgang ändert das nichts: Ohne den Verrat stünde es Adler { $eagle }, Rose { $rose }.
    }
verraeter-no-turncoat = Niemand hat den Verräter; niemand wechselt die Seite.
verraeter-side =
    - **{ $family ->
        [eagle] Adler
       *[rose] Rose
    } { $total }** = { $terms }
verraeter-side-alone =
    - **{ $family ->
        [eagle] Adler
       *[rose] Rose
    } { $total }** = { $terms }, und niemand hält dazu
verraeter-term-land = { $land } { $strength }
verraeter-term-cards = { $name } { $cards }
verraeter-term-diplomat = { $name } { $cards } + { $diplomat } (Diplomat)
verraeter-conflict-won =
    { $winner ->
        [eagle] Der Adler gewinnt mit { $most } zu { $least } und nimmt der Rose { $land }.
       *[rose] Die Rose gewinnt mit { $most } zu { $least } und nimmt dem Adler { $land }.
    }
verraeter-conflict-tied = Beide Seiten haben { $total }: Gleichstand. Kein Land wechselt, und niemand bekommt Punkte für ein Land.
verraeter-land-points =
    { $winners ->
        [one] { $names } bekommt dafür { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }, allein auf der Siegerseite.
       *[other] { $names } bekommen dafür je { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }, als { $winners } Sieger.
    }
verraeter-nobody-scores =
    { $winner ->
        [eagle] Niemand hält zum Adler, also bekommt niemand Punkte dafür.
       *[rose] Niemand hält zur Rose, also bekommt niemand Punkte dafür.
    }
verraeter-traitor-points = { $name } bekommt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } für den Verräter.
verraeter-strategist-points =
    { $points ->
        [0] { $name } bekommt nichts für den Strategen: An diesem Tisch zählt er nur auf der Siegerseite.
        [one] { $name } bekommt { $points } Punkt für den Strategen.
       *[other] { $name } bekommt { $points } Punkte für den Strategen.
    }

verraeter-built-granary = { $name } baut einen Gutshof auf { $land }.
verraeter-built-post = { $name } baut ein Kontor auf { $land }.
verraeter-built-converted = { $name } setzt auf { $land } ein Kontor anstelle des Gutshofs.
verraeter-built-moved = { $name } wandelt einen Gutshof in ein Kontor um, setzt es auf { $land } und gibt { $convert } frei.
verraeter-nothing-built = { $name } baut nichts.
verraeter-nothing-to-build = { $name } hat den Baumeister, aber nichts mehr zu bauen.
verraeter-strategist-named = { $name } hat jetzt die Strategiekarte.
verraeter-strategist-kept = Niemand hatte den Strategen: { $name } behält die Strategiekarte, ohne Punkte dafür.
verraeter-resupply = Gezogene Versorgungskarten: { $draws }.
verraeter-unsupplied =
    { $count ->
        [one] { $names } zieht keine Versorgungskarte, ohne Gutshof auf einem Land des eigenen Hauses.
       *[other] { $names } ziehen keine Versorgungskarten, ohne Gutshöfe auf Ländern der eigenen Häuser.
    }
verraeter-draws-granaries = { $name } { $drawn } ({ $granaries ->
        [0] kein Gutshof
        [one] { $granaries } Gutshof
       *[other] { $granaries } Gutshöfe
    }{ $limit ->
        [hand] ; höchstens fünf auf der Hand
        [round] ; höchstens drei je Runde
       *[none] {""}
    })
verraeter-draws-diplomat2 = { $name } { $drawn } (Diplomat +2{ $granaries ->
        [0] {""}
        [one] {" "}und { $granaries } Gutshof
       *[other] {" "}und { $granaries } Gutshöfe
    }{ $limit ->
        [hand] ; höchstens fünf auf der Hand
        [round] ; höchstens drei je Runde
       *[none] {""}
    })
verraeter-draws-farmer = { $name } { $drawn } (Bauer{ $limit ->
        [hand] ; höchstens fünf auf der Hand
        [round] ; höchstens drei je Runde
       *[none] {""}
    })
verraeter-player-left = { $name } verlässt die Partie und kann nicht mehr gewinnen.
verraeter-seat-goes-on = Der Platz von { $name } spielt von selbst weiter: eine zufällige Aktionskarte, nicht mehr Versorgungskarten als nötig, kein Gebäude.

verraeter-ended-rounds = Alle { $rounds } Runden sind gespielt: Die Partie ist vorbei.
verraeter-ended-one-family =
    { $family ->
        [eagle] Alle zwölf Länder gehören dem Adler: Die Partie ist vorbei.
       *[rose] Alle zwölf Länder gehören der Rose: Die Partie ist vorbei.
    }
verraeter-ended-resigned = Nur noch eine Person ist übrig: Die Partie ist vorbei.
verraeter-bonuses = Jedes Kontor bringt einen Punkt je Versorgungskarte auf der Hand, höchstens drei: { $bonuses }.
verraeter-no-bonuses = Niemand hat ein Kontor, also bringen Versorgungskarten auf der Hand nichts.
verraeter-bonus =
    { $posts ->
        [one] { $name } { $posts } Kontor × { $cards ->
            [one] { $cards } Karte
           *[other] { $cards } Karten
        } = { $bonus }
       *[other] { $name } { $posts } Kontore × { $cards ->
            [one] { $cards } Karte
           *[other] { $cards } Karten
        } = { $bonus }
    }

## Was nur eine Person erfährt

verraeter-supply-dealt =
    { $count ->
        [one] Du ziehst eine Versorgungskarte: { $cards }.
       *[other] Du ziehst die Versorgungskarten { $cards }.
    }
verraeter-roles-offered = Diese Aktionskarten sind für dich übrig: { $roles }.
verraeter-role-kept = Niemand sonst erfährt vor dem Aufdecken, dass du { $role } hast.

## Das Ergebnis

verraeter-result =
    { $count ->
        [one] { $names } gewinnt mit { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkten
        }
       *[other] { $names } teilen sich den Sieg mit je { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkten
        }
    }{ $reason ->
        [one-family] , da ein Haus alle zwölf Länder hält.
        [resigned] , da alle anderen die Partie verlassen haben.
       *[rounds] {" "}nach { $rounds } Runden.
    }
verraeter-result-by-cards = Bei gleichen Punkten entschieden die Versorgungskarten auf der Hand.
verraeter-result-by-posts = Bei gleichen Punkten entschieden die Kontore.
verraeter-result-line =
    { $bonus ->
        [0] - { $name } **{ $total }**
       *[other] - { $name } { $before } + { $bonus } = **{ $total }**
    }
verraeter-result-line-left = - { $name } { $total }, hat die Partie verlassen

## Was zu tun ist: nach „Ada muss“

verraeter-duty-granary = den ersten Gutshof auf ein Land setzen
verraeter-duty-place = den Konfliktort wählen
verraeter-duty-role = geheim eine Aktionskarte nehmen
verraeter-duty-cards =
    { $least ->
        [0] Versorgungskarten spielen oder keine
       *[other] Versorgungskarten spielen
    }
verraeter-duty-build = bauen oder nicht
verraeter-duty-plan = Anweisungen hinterlassen

## Was privat gefragt wird

verraeter-prompt-granary =
    { $family ->
        [eagle] Du hältst zum Adler. Setz deinen ersten Gutshof auf ein Land ohne Gebäude: Am Ende jeder Runde, in der dieses Land dem Haus gehört, zu dem du hältst, ziehst du dafür eine Versorgungskarte. Alle sehen sofort, wo er steht.
       *[rose] Du hältst zur Rose. Setz deinen ersten Gutshof auf ein Land ohne Gebäude: Am Ende jeder Runde, in der dieses Land dem Haus gehört, zu dem du hältst, ziehst du dafür eine Versorgungskarte. Alle sehen sofort, wo er steht.
    }
verraeter-prompt-granary-own = An diesem Tisch muss es ein Land deines Hauses sein.
verraeter-prompt-place =
    { $family ->
        [eagle] Du hast die Strategiekarte: Wähle zwei benachbarte Länder verschiedener Häuser für den Konflikt. Du hältst zum Adler; wer zu ihm hält, bekommt Punkte, wenn das Land der Rose erobert wird. Alle sehen deine Wahl sofort.
       *[rose] Du hast die Strategiekarte: Wähle zwei benachbarte Länder verschiedener Häuser für den Konflikt. Du hältst zur Rose; wer zu ihr hält, bekommt Punkte, wenn das Land des Adlers erobert wird. Alle sehen deine Wahl sofort.
    }
verraeter-prompt-role = Nimm eine Aktionskarte. Niemand erfährt, welche, bis alle ihre Versorgungskarten gespielt haben und aufgedeckt wird. Ein Druck nimmt sie endgültig.
verraeter-prompt-conflict =
    { $family ->
        [eagle] Der Konflikt: { $conflict }. Du hältst zum Adler.
       *[rose] Der Konflikt: { $conflict }. Du hältst zur Rose.
    }
verraeter-prompt-cards =
    { $family ->
        [eagle] Spiel Versorgungskarten für den Adler, { $least ->
            [0] oder keine
           *[other] mindestens eine
        }. Sie liegen sofort offen, und später in dieser Runde kannst du keine mehr dazulegen.
       *[rose] Spiel Versorgungskarten für die Rose, { $least ->
            [0] oder keine
           *[other] mindestens eine
        }. Sie liegen sofort offen, und später in dieser Runde kannst du keine mehr dazulegen.
    }
verraeter-prompt-sums = Auf dem Tisch hat der Adler { $eagle }, die Rose { $rose }; Diplomaten und Verräter sind noch nicht eingerechnet.
verraeter-prompt-with-traitor =
    { $family ->
        [eagle] Du hast den Verräter: Beim Aufdecken wechselst du mit deinen Karten zur Rose. Niemand sonst weiß es.
       *[rose] Du hast den Verräter: Beim Aufdecken wechselst du mit deinen Karten zum Adler. Niemand sonst weiß es.
    }
verraeter-prompt-with-diplomat = Du hast { $role }: Beim Aufdecken zählt er für deine Seite. Niemand sonst weiß es.
verraeter-prompt-with-role = Du hast { $role }. Niemand sonst weiß es.
verraeter-prompt-build = Du hast den Baumeister: Bau einen Gutshof oder ein Kontor auf ein Land ohne Gebäude, wandle einen deiner Gutshöfe in ein Kontor um, oder bau nichts. Ein Gutshof versorgt dich schon in dieser Runde, wenn sein Land deinem Haus gehört; ein Kontor bringt am Ende Punkte. Alle sehen deine Wahl sofort.
verraeter-prompt-plan = Hinterlass Anweisungen, und niemand muss auf dich warten: Wenn du an der Reihe bist, antworten sie sofort, genau wie es hier steht. Niemand sonst erfährt sie; dass eine Antwort sofort kommt, kann zeigen, dass sie vorbereitet war, aber nie, was du sonst angewiesen hast. Du kannst deine Anweisungen jederzeit ändern oder zurücknehmen.
verraeter-question-land = Wähle ein Land
verraeter-question-border = Wähle den Konfliktort
verraeter-question-role = Wähle eine Aktionskarte
verraeter-question-cards = Wähle die Versorgungskarten, die du spielst
verraeter-question-propose = Wähle Karten auf einmal
verraeter-question-what = Wähle, was du baust
verraeter-question-wish = Wunsch { $rank } bei den Aktionskarten
verraeter-question-build = Wunsch { $rank } für den Baumeister
verraeter-question-place = Wunsch { $rank } für den Konfliktort
verraeter-question-margin = Wähle, um wie viel deine Seite führen soll
verraeter-question-short = Wähle, was geschieht, wenn deine Karten nicht reichen
verraeter-question-most = Wähle, wie viele Karten höchstens gespielt werden
verraeter-question-keep = Wähle, welche Karten du behältst
verraeter-question-farmer = Wähle, was mit dem Bauern geschieht

## Zeilen von Menüs

verraeter-role-traitor-about = Du wechselst beim Aufdecken mit deinen Karten die Seite und bleibst dort; 1 Punkt.
verraeter-role-diplomat2-about = Bringt deiner Seite 2 im Konflikt; zur Versorgung ziehst du eine Karte mehr.
verraeter-role-diplomat5-about = Bringt deiner Seite 5 im Konflikt.
verraeter-role-builder-about = Nach dem Konflikt darfst du bauen oder einen Gutshof in ein Kontor umwandeln.
verraeter-role-strategist-about =
    { $bonus ->
        [only_when_winning] Du wählst den nächsten Konfliktort und bekommst 2 Punkte, wenn deine Seite gewinnt.
       *[always] Du bekommst 2 Punkte und wählst den nächsten Konfliktort.
    }
verraeter-role-farmer-about = Du ziehst nach dem Konflikt drei Karten, wie viele Gutshöfe du auch hast.
verraeter-card-choice-about =
    { $count ->
        [one] {""}
       *[other] Eine deiner { $count } Karten mit diesem Wert
    }
verraeter-propose-lead = Mit { $cards } in Führung gehen
verraeter-propose-all = Alles spielen: { $cards }
verraeter-build-nothing-about = Du behältst deine Gebäude für eine spätere Runde
verraeter-how-long-every = In jeder Runde
verraeter-how-long-once = Nur in Runde { $round }
verraeter-part-roles = Aktionskarten
verraeter-part-cards = Versorgungskarten
verraeter-part-building = Bauen
verraeter-part-place = Konfliktort
verraeter-wish-else-ask = Wenn keine dabei ist: mich fragen
verraeter-wish-else-clock = Wenn keine dabei ist: eine andere nehmen
verraeter-build-else-ask = Wenn nichts davon möglich ist: mich fragen
verraeter-build-else-clock = Wenn nichts davon möglich ist: nichts bauen
verraeter-place-else-ask = Wenn keiner möglich ist: mich fragen
verraeter-place-else-clock = Wenn keiner möglich ist: der einträglichste
verraeter-goal-ask = Mich fragen
verraeter-goal-lead = So viele, wie es zum Führen braucht
verraeter-goal-all = So viele wie möglich
verraeter-goal-none =
    { $least ->
        [0] Keine
       *[other] Nur die niedrigste
    }
verraeter-margin = Mit { $points } oder mehr führen
verraeter-short-none =
    { $least ->
        [0] Wenn sie nicht reichen: keine spielen
       *[other] Wenn sie nicht reichen: nur die niedrigste spielen
    }
verraeter-short-all = Wenn sie nicht reichen: so viele wie möglich spielen
verraeter-short-ask = Wenn sie nicht reichen: mich fragen
verraeter-most =
    { $cards ->
        [one] Höchstens { $cards } Karte
       *[other] Höchstens { $cards } Karten
    }
verraeter-keep =
    { $value ->
        [0] Jede Karte darf gespielt werden
       *[other] Karten ab { $value } behalten
    }
verraeter-farmer-same = Mit dem Bauern: wie mit jeder anderen Karte
verraeter-farmer-all = Mit dem Bauern: alle Karten spielen
verraeter-order-granary = Ein Gutshof auf dem stärksten freien Land deines Hauses
verraeter-order-granary-land = Ein Gutshof: { $land }
verraeter-order-post = Ein Kontor auf dem ersten freien Land des Rings
verraeter-order-convert = Ein Kontor anstelle deines geringsten Gutshofs
verraeter-order-idle = Ein Kontor anstelle eines Gutshofs auf fremdem Land
verraeter-order-nothing = Nichts
verraeter-order-place = { $one } und { $two }

## Knöpfe und Bestätigungen

verraeter-act-granary = Gutshof auf { $land } setzen
verraeter-act-place = { $one } gegen { $two } wählen
verraeter-act-role = Jetzt { $role } nehmen
verraeter-act-cards =
    { $count ->
        [0] Keine Karten spielen
        [one] { $cards } spielen
       *[other] { $cards } spielen ({ $sum })
    }
verraeter-act-build-granary = Gutshof auf { $land } bauen
verraeter-act-build-post = Kontor auf { $land } bauen
verraeter-act-build-converted = Auf { $land } ein Kontor statt des Gutshofs setzen
verraeter-act-build-moved = Kontor auf { $land } bauen, mit dem Gutshof von Platz { $origin }
verraeter-act-build-nothing = Nichts bauen
verraeter-act-plan =
    { $orders ->
        [none] Mich jedes Mal fragen
       *[some] Diese Anweisungen hinterlassen
    }

verraeter-done-granary = Du hast deinen ersten Gutshof auf { $land } gesetzt.
verraeter-done-place = Du hast den Konfliktort gewählt: { $one } gegen { $two }.
verraeter-done-role = Du hast { $role } genommen.
verraeter-done-cards =
    { $count ->
        [0] Du hast keine Versorgungskarten gespielt.
        [one] Du hast { $sum ->
            [8] eine 8
           *[other] eine { $sum }
        } gespielt.
       *[other] Du hast { $cards } gespielt, zusammen { $sum }.
    }
verraeter-done-build-granary = Du hast einen Gutshof auf { $land } gebaut.
verraeter-done-build-post = Du hast ein Kontor auf { $land } gebaut.
verraeter-done-build-converted = Du hast auf { $land } ein Kontor anstelle des Gutshofs gesetzt.
verraeter-done-build-moved = Du hast den Gutshof von Platz { $origin } in ein Kontor umgewandelt und es auf { $land } gesetzt.
verraeter-done-build-nothing = Du hast nichts gebaut.
verraeter-done-plan =
    { $orders ->
        [none] Du hast keine Anweisungen hinterlassen: Du wirst nach allem gefragt.
       *[some] Du hast Anweisungen hinterlassen.
    }

## Anweisungen, in Sätzen

verraeter-orders-round =
    { $round ->
        [0] Diese Anweisungen gelten in jeder Runde, bis du sie änderst.
       *[other] Diese Anweisungen gelten nur in Runde { $round }.
    }
verraeter-orders-wish = { $rank }. { $wish }
verraeter-orders-roles = Die erste dieser Aktionskarten, die dabei ist, wird genommen: { $wishes }.{ $else ->
        [clock] {" "}Ist keine dabei, wird die erste genommen, die in dieser Reihenfolge dabei ist: Bauer, Diplomat +2, Baumeister, Diplomat +5, Stratege, Verräter.
        [ask] {" "}Ist keine dabei, wirst du gefragt.
       *[never] {""}
    }
verraeter-orders-lead =
    { $least ->
        [0] Wenn du Versorgungskarten spielen darfst, werden gerade so viele gespielt, dass deine Seite mit { $margin } oder mehr führt: die mit der kleinsten Summe, und keine, wenn sie schon so führt.
       *[other] Wenn du Versorgungskarten spielen darfst, werden gerade so viele gespielt, dass deine Seite mit { $margin } oder mehr führt: die mit der kleinsten Summe, und nur die niedrigste, wenn sie schon so führt.
    }
verraeter-orders-side = Deine Seite ist die, auf der du beim Aufdecken stehst: das Haus, zu dem du hältst, oder mit dem Verräter das andere. Die beiden Länder, die Versorgungskarten auf dem Tisch und deine eigene Aktionskarte zählen; was andere verbergen oder nach dir spielen, zählt nicht.
verraeter-orders-short =
    { $short ->
        [none] { $least ->
            [0] Reichen deine Karten nicht, werden keine gespielt.
           *[other] Reichen deine Karten nicht, wird nur die niedrigste gespielt.
        }
        [all] Reichen deine Karten nicht, werden so viele wie möglich gespielt, die höchsten zuerst.
       *[ask] Reichen deine Karten nicht, wirst du gefragt.
    }
verraeter-orders-all = So viele deiner Versorgungskarten wie möglich werden gespielt, die höchsten zuerst.
verraeter-orders-none =
    { $least ->
        [0] Für dich werden keine Versorgungskarten gespielt.
       *[other] Für dich wird nur deine niedrigste Versorgungskarte gespielt.
    }
verraeter-orders-most =
    { $most ->
        [one] Nie wird mehr als { $most } Versorgungskarte für dich gespielt.
       *[other] Nie werden mehr als { $most } Versorgungskarten für dich gespielt.
    }
verraeter-orders-keep =
    { $least ->
        [0] Versorgungskarten ab { $value } werden nie für dich gespielt.
       *[other] Versorgungskarten ab { $value } werden nie für dich gespielt, außer deine niedrigste Karte ist eine davon.
    }
verraeter-orders-farmer = Aber wenn du den Bauern hast, werden alle deine Versorgungskarten gespielt.
verraeter-orders-builds = Wenn du den Baumeister hast, wird das Erste gebaut, das dann möglich ist: { $wishes }.{ $else ->
        [clock] {" "}Ist nichts davon möglich, wird nichts gebaut.
        [ask] {" "}Ist nichts davon möglich, wirst du gefragt.
       *[never] {""}
    }
verraeter-orders-build =
    { $what ->
        [granary] ein Gutshof auf dem stärksten freien Land deines Hauses
        [granary-land] ein Gutshof für { $land }
        [post] ein Kontor auf dem ersten freien Land des Rings
        [convert] ein Kontor anstelle deines Gutshofs, der nichts liefert, oder, wenn alle liefern, dessen auf dem schwächsten Land deines Hauses
        [idle] ein Kontor anstelle eines Gutshofs auf einem Land, das dem anderen Haus gehört
       *[nothing] nichts
    }
verraeter-orders-places = Wenn du die Strategiekarte hast, wird der erste dieser Orte gewählt, an dem sich dann zwei Häuser treffen: { $wishes }.{ $else ->
        [clock] {" "}Treffen sie sich an keinem davon, ist es der Ort, der bei einem Sieg allen, die zu deinem Haus halten, am meisten bringt.
       *[ask] {" "}Treffen sie sich an keinem davon, wirst du gefragt.
    }
verraeter-orders-place = { $one } und { $two }
verraeter-orders-place-clock = Wenn du die Strategiekarte hast, wird der Ort gewählt, der bei einem Sieg allen, die zu deinem Haus halten, am meisten bringt.
verraeter-orders-rest = Nach allem anderen wirst du gefragt.

## Im Profil: was in allen Partien das Größte war

verraeter-feat-betrayal = Größter Verrat
verraeter-feat-conflict = Größter gewonnener Konflikt
