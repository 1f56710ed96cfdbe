### Power: was erzählt, gefragt und geantwortet wird. Befehle stehen in der Schreibweise der Spielregel.
###
### Die Einheiten heißen wie in der deutschen Spielregel: Infanterist, Regiment, Tank, Heavy Tank, Fighter, Bomber, Destroyer,
### Cruiser, Megamissile; das Blatt hat ihre englischen Buchstaben. Armeen sind Hauptwörter: Grün, Blau, Gelb, Rot.
### $piece steht ohne Artikel und Endung: siehe power-problems.ftl.

power-title = Power
power-teaser = Geheime Befehlsblätter, alle zugleich ausgeführt: Hol dir die Fahnen. Für zwei bis vier.

## Die Einstellungen eines Tisches

power-option-round_limit = Runden
power-option-round_limit-about = Nach wie vielen Runden die Stärken gezählt werden.
power-option-round_limit-12 = 12 Runden
power-option-round_limit-12-about = Eine kurze Partie.
power-option-round_limit-16 = 16 Runden
power-option-round_limit-16-about = Eine mittellange Partie.
power-option-round_limit-20 = 20 Runden
power-option-round_limit-20-about = Die übliche Länge; sie steht für die zwei Stunden der Spielregel.
power-option-round_limit-30 = 30 Runden
power-option-round_limit-30-about = Eine lange Partie.
power-option-round_limit-none = Ohne Grenze
power-option-round_limit-none-about = Bis die Fahnen genommen sind oder drei Runden lang kein Befehl ausgeführt wurde.

power-option-talk = Gespräche
power-option-talk-about = Was ihr untereinander ausmacht. Der Bot zeigt es und setzt es nicht durch.
power-option-talk-silent = Still
power-option-talk-silent-about = Niemand spricht über die Partie, solange Befehle geschrieben werden.
power-option-talk-open = Offen
power-option-talk-open-about = Alle dürfen jederzeit sprechen, für alle hörbar.
power-option-talk-private = Privat
power-option-talk-private-about = Auch geheime Absprachen sind erlaubt.

power-option-authentic_illegal_orders = Falsche Zeilen
power-option-authentic_illegal_orders-about = Was mit Zeilen geschieht, die nicht ausgeführt werden können.
power-option-authentic_illegal_orders-true = Versiegelt und verfallen
power-option-authentic_illegal_orders-true-about = Wie auf Papier: Eine falsche Zeile darf versiegelt werden und verfällt beim Verlesen.
power-option-authentic_illegal_orders-false = Abgelehnt
power-option-authentic_illegal_orders-false-about = Ein Blatt wird nur versiegelt, wenn jede Zeile ausgeführt werden kann.

power-option-pairing = Ecken zu zweit
power-option-pairing-about = Welche zwei Armeen man in einer Partie zu zweit hat.
power-option-pairing-adjacent = Nebeneinander
power-option-pairing-adjacent-about = Je zwei benachbarte Ecken.
power-option-pairing-opposite = Gegenüber
power-option-pairing-opposite-about = Je zwei gegenüberliegende Ecken.

power-option-mercenary_clash = Befehle an Söldner
power-option-mercenary_clash-about = Was geschieht, wenn zu dritt mehrere dieselben Söldner befehligen.
power-option-mercenary_clash-seed = Solange es reicht
power-option-mercenary_clash-seed-about = Alles wird ausgeführt, solange es genug Einheiten gibt; wenn nicht, nichts.
power-option-mercenary_clash-strict = Streng
power-option-mercenary_clash-strict-about = Je zwei verschiedene Befehle für dieselben Einheiten heben sich auf.

power-option-missile_timing = Einschlag der Megamissiles
power-option-missile_timing-about = Wann abgefeuerte Megamissiles einschlagen.
power-option-missile_timing-after_all_moves = Nach allen Bewegungen
power-option-missile_timing-after_all_moves-about = Vor Unentschieden und Gefechten; wer kommt, wird getroffen, wer geht, entkommt.
power-option-missile_timing-after_ties = Nach den Unentschieden
power-option-missile_timing-after_ties-about = Wenn die Zurückgeprallten zurück sind, und vor den Gefechten.
power-option-missile_timing-sequential = Zeile für Zeile
power-option-missile_timing-sequential-about = Sofort, wenn die Zeile verlesen wird, die sie abfeuert.

power-option-hq_counts_for_income = Hauptquartier und Power
power-option-hq_counts_for_income-about = Ob ein gegnerisches Hauptquartier Power bringt wie der Rest seines Landes.
power-option-hq_counts_for_income-true = Bringt Power
power-option-hq_counts_for_income-true-about = Ein Hauptquartier zählt als Teil seines Landes.
power-option-hq_counts_for_income-false = Bringt nichts
power-option-hq_counts_for_income-false-about = Nur Sektoren zählen.

power-option-empty_hq_capture = Leeres Hauptquartier
power-option-empty_hq_capture-about = Ob eine Fahne genommen werden kann, wo niemand sie verteidigt.
power-option-empty_hq_capture-true = Kann fallen
power-option-empty_hq_capture-true-about = Ein Infanterist oder Regiment muss nur hineingehen.
power-option-empty_hq_capture-false = Nur nach einem Gefecht
power-option-empty_hq_capture-false-about = Eine Fahne fällt nur, wenn dort in dieser Runde ein Gefecht gewonnen wurde.

power-option-bounce_to_reserve = Zurück in die Reserve
power-option-bounce_to_reserve-about = Was bei Unentschieden mit Einheiten geschieht, die gerade aus der Reserve kamen.
power-option-bounce_to_reserve-true = Geht zurück
power-option-bounce_to_reserve-true-about = Die Einheit geht in die Reserve zurück.
power-option-bounce_to_reserve-false = Bleibt
power-option-bounce_to_reserve-false-about = Die Einheit bleibt, wo sie ist, und das Unentschieden besteht fort.

power-option-penalty_all_illegal = Strafe
power-option-penalty_all_illegal-about = Wann man ein Power zahlen muss.
power-option-penalty_all_illegal-true = Keine Zeile ausgeführt
power-option-penalty_all_illegal-true-about = Für ein leeres Blatt, und für eines, von dem keine Zeile ausgeführt werden kann.
power-option-penalty_all_illegal-false = Leeres Blatt
power-option-penalty_all_illegal-false-about = Nur für ein Blatt ohne jede Zeile.

power-option-ship_hq_to_8 = Schiffe: Hauptquartier und Sektor 8
power-option-ship_hq_to_8-about = Ob Schiffe zwischen einem Hauptquartier und seinem Sektor 8 fahren dürfen.
power-option-ship_hq_to_8-true = Offen
power-option-ship_hq_to_8-true-about = Schiffe dürfen an dieser Ecke vorbei.
power-option-ship_hq_to_8-false = Gesperrt
power-option-ship_hq_to_8-false-about = Schiffe nehmen die Seewege daneben.

power-option-ship_island_to_corner_sector = Schiffe: Inseln und Ecken
power-option-ship_island_to_corner_sector-about = Ob Schiffe zwischen einer Insel und den Sektoren an ihren Ecken fahren dürfen.
power-option-ship_island_to_corner_sector-true = Offen
power-option-ship_island_to_corner_sector-true-about = Schiffe dürfen an diesen Ecken vorbei.
power-option-ship_island_to_corner_sector-false = Gesperrt
power-option-ship_island_to_corner_sector-false-about = Schiffe nehmen die Seewege dazwischen.

power-option-sea_labels = Nummern der Seewege
power-option-sea_labels-about = Welche Nummern die zwölf Seewege tragen. Am Spiel ändert es nichts.
power-option-sea_labels-spear_reconstructed = Drei je Insel
power-option-sea_labels-spear_reconstructed-about = Unsere Rekonstruktion des französischen Bretts.
power-option-sea_labels-by_territory = Nach Ländern
power-option-sea_labels-by_territory-about = Im Uhrzeigersinn, Land für Land.
power-option-sea_labels-channels_first = Kanäle zuerst
power-option-sea_labels-channels_first-about = Erst die vier inneren Kanäle, dann die äußere See.
power-option-sea_labels-pgi = Englisches Brett
power-option-sea_labels-pgi-about = In Leserichtung, wie es die englische Ausgabe zu haben scheint.

## Die gewünschte Ecke

power-bring = Meine Ecke wählen
power-corner-ask = Wähle die Ecke, die du gern hättest. Wollen zwei dieselbe, bekommt sie, wer zuerst am Tisch war.
power-corner-question = Wähle eine Ecke
power-corner-any = Egal welche Ecke
power-corner-none-wished = Dir ist jede Ecke recht.
power-corner-wished = Du hättest gern diese Ecke: { $army }.

## Namen

power-colour-V = Grün
power-colour-B = Blau
power-colour-J = Gelb
power-colour-R = Rot
power-army-V = Grün (V)
power-army-B = Blau (B)
power-army-J = Gelb (J)
power-army-R = Rot (R)
power-mercenaries = die Söldner
power-whose = { $name } ({ $army })
power-piece-S = Infanterist
power-piece-T = Tank
power-piece-C = Fighter
power-piece-D = Destroyer
power-piece-R = Regiment
power-piece-A = Heavy Tank
power-piece-B = Bomber
power-piece-CR = Cruiser
power-piece-M = Megamissile
power-piece-P = Power
power-term = { $pieces } ({ $strength })
power-term-of = { $army } { $pieces } ({ $strength })
power-nothing = nichts

## Wie weit die Partie ist

power-headline =
    Runde { $round }{ $rounds ->
        [0] {""}
       *[other] {" "}von { $rounds }
    } · { $phase ->
        [booty] Beute verteilen
        [fallen] Fahne erobert: { $armies }
       *[orders] Befehle schreiben
    }
power-headline-over = Die Partie ist vorbei

## Was geschehen ist

power-table-seat = - { $name } befehligt { $armies }.
power-table-mercenary = - { $army } gehört niemandem: Das sind die Söldner, und alle dürfen ihnen Befehle schreiben.
power-table-denied = - { $name } hatte sich eine andere Ecke gewünscht; jemand, der früher am Tisch war, hat sie bekommen.
power-table-referee = { $name } hat durch das Los zuerst die Aufsicht und wird zuerst verlesen.
power-talk = -# { $setting }: { $value }. { $about }
power-round-begun = **Runde { $round }{ $rounds ->
        [0] {""}
       *[other] {" "}von { $rounds }
    }** beginnt. Alle schreiben geheim ihre Befehle; zuerst wird das Blatt von { $referee } verlesen.{ $last ->
        [yes] {" "}Das ist die letzte Runde: Danach werden die Stärken gezählt.
       *[no] {""}
    }
power-sheet-sealed = { $name } hat ein Blatt versiegelt und ist bereit.
power-sheet-reopened = { $name } hat das versiegelte Blatt zurückgenommen und ist nicht mehr bereit.
power-sheets-revealed = **Die Befehle von Runde { $round }**, wie sie verlesen werden:
power-sheet-read = - { $name }: { $orders }
power-sheet-empty = - { $name }: keine Befehle
power-line-lost = -# ✗ { $order }: { $reason }
power-line-joined = -# { $order }: zusammen mit demselben Befehl von jemand anderem ausgeführt.
power-mercenaries-wanted =
    Mehrere befehligen die Söldner auf { $place } ({ $pieces }): { $orders }. { $count ->
        [0] Es sind zu wenige, und alle diese Befehle werden gestrichen.
       *[other] Sie gehen nach { $targets }.
    }
power-wish = { $name } nach { $place }
power-penalty-power =
    { $empty ->
        [yes] { $name } hat keine Befehle geschrieben und zahlt ein Power
       *[no] { $name } hat keinen Befehl ausgeführt und zahlt ein Power
    }; { $army } hat noch { $power } Power.
power-penalty-piece =
    { $empty ->
        [yes] { $name } hat keine Befehle geschrieben und muss ein Power zahlen.
       *[no] { $name } hat keinen Befehl ausgeführt und muss ein Power zahlen.
    } Weil Power fehlt, wird eine Einheit auf { $place } ({ $piece }) in Power getauscht; { $army } hat noch { $power } Power.
power-penalty-broken =
    { $empty ->
        [yes] { $name } hat keine Befehle geschrieben und muss ein Power zahlen.
       *[no] { $name } hat keinen Befehl ausgeführt und muss ein Power zahlen.
    } Weil Power fehlt, wird eine Einheit auf { $place } ({ $piece }) in drei zerlegt ({ $small }): Eine wird zu Power, zwei gehen in die Reserve; { $army } hat noch { $power } Power.
power-penalty-none =
    { $empty ->
        [yes] { $name } hat keine Befehle geschrieben und nichts, um die Strafe zu zahlen.
       *[no] { $name } hat keinen Befehl ausgeführt und nichts, um die Strafe zu zahlen.
    }
power-missiles-struck =
    { $count ->
        [one] Eine Megamissile trifft { $target }, abgefeuert von { $launchers }.
       *[other] { $count } Megamissiles treffen { $target }, abgefeuert von { $launchers }.
    } { $hit ->
        [nothing] Dort ist nichts.
        [power] Zerstört: { $power } Power.
        [both] Zerstört: { $pieces } und { $power } Power.
       *[pieces] Zerstört: { $pieces }.
    }
power-launcher = { $whose } aus { $place }
power-pieces-of = { $pieces } von { $whose }
power-tie-broken = **Unentschieden auf { $place }**, je { $strength }: { $names }. Was gerade gekommen ist, geht zurück: { $back }.
power-stand-off = **Patt auf { $place }**, je { $strength }: { $names }. Alle bleiben, und niemand erbeutet etwas.
power-goes-back = { $pieces } von { $whose } nach { $place }
power-side = - { $name } { $total } = { $terms }
power-fight-won =
    { $who ->
        [mercenaries] **Gefecht auf { $place }**: { $name } gewinnen mit { $strength } zu { $other }; Beute: { $captured }
       *[player] **Gefecht auf { $place }**: { $name } gewinnt mit { $strength } zu { $other }; Beute: { $captured }
    }{ $asked ->
        [yes] , beide Armeen zu gleichen Teilen: { $name } muss sagen, welche diese Beute bekommt.
       *[no] , für die Reserve von { $army }.
    }
power-booty-taken = { $name } legt die Beute von { $place } ({ $pieces }) in die Reserve von { $army }.
power-income =
    { $who ->
        [mercenaries] { $name } bekommen { $count } Power für { $army }, aus { $territories }.
       *[player] { $name } bekommt { $count } Power für { $army }, aus { $territories }.
    }
power-flag-taken = **Fahne erobert**: { $whose }, durch { $captor }. { $heir ->
        [captor] Alles, was dazugehörte, geht in die Reserve der erobernden Armee: { $spoils }.
        [nobody] In einem Kreis von Eroberungen verlässt alles, was dazugehörte, das Spiel.
       *[other] Da auch die erobernde Armee fällt, geht alles, was dazugehörte, weiter an { $heirname }: { $spoils }.
    }
power-spoils =
    { $count ->
        [0] { $power } Power
       *[other] { $pieces } und { $power } Power
    }
power-player-eliminated = { $name } hat keine Fahne mehr und ist ausgeschieden.
power-player-left = { $name } hat aufgegeben. Alle Einheiten von { $armies } verlassen das Spiel, und das Land ist neutral.
power-match-ended =
    { $reason ->
        [flags] Alle anderen Fahnen sind genommen: Die Partie ist vorbei.
        [nobody] Keine Fahne steht mehr: Die Partie ist vorbei.
        [rounds] Die letzte Runde ist vorbei: Die Stärken werden gezählt.
        [standstill] Drei Runden lang hat niemand einen Befehl ausgeführt: Die Stärken werden gezählt.
       *[resigned] Nur noch eine Person ist übrig: Die Partie ist vorbei.
    }

## Was nur eine Person erfährt

power-hand-sheet =
    { $count ->
        [0] Dein versiegeltes Blatt ist leer.
       *[other] Dein versiegeltes Blatt: { $orders }.
    }

## Das Ergebnis

power-result =
    { $count ->
        [0] Niemand hat gewonnen: Keine Fahne steht mehr.
        [one] { $reason ->
            [flags] { $names } hat alle anderen Fahnen und gewinnt.
            [resigned] { $names } bleibt allein übrig und gewinnt.
           *[rounds] { $names } hat die stärkste Armee und gewinnt.
        }
       *[other] { $names } sind gleich an Stärke und Fahnen und teilen sich den Sieg.
    }
power-result-line =
    - { $name }: { $board } auf dem Brett + { $reserve } in Reserve + { $power } Power = **{ $strength }**, { $flags ->
        [one] eine Fahne
       *[other] { $flags } Fahnen
    }{ $fate ->
        [fell] {" "}(ausgeschieden in Runde { $round })
        [left] {" "}(aufgegeben)
       *[stayed] {""}
    }

## Was zu tun ist: nach „Ada muss“

power-duty-orders = ein Befehlsblatt versiegeln
power-duty-booty = sagen, welche Armee die Beute bekommt
power-duty-plan = Anweisungen geben

## Was privat gefragt wird

power-prompt-orders = Schreib deine Befehle für **Runde { $round }**: bis zu { $lines } Zeilen für { $army }.
power-prompt-each = Höchstens fünf Zeilen sind für jede deiner Armeen. Setz ihren Buchstaben davor: { $example }.
power-prompt-mercenaries = Jede Zeile darf die Söldner befehligen ({ $army }): { $example }.
power-prompt-wrong = Falsche Zeilen können an diesem Tisch versiegelt werden und verfallen.
power-prompt-penalty =
    { $all ->
        [yes] Kann keine Zeile ausgeführt werden, zahlst du ein Power.
       *[no] Ein Blatt ohne Zeile kostet ein Power.
    }
power-prompt-typed = Eine getippte Zeile nennt Einheit, Herkunft und Ziel, wie { $example }. V ist Grün (vert) und J Gelb (jaune), wie auf dem französischen Brett. Mit FR in der ersten Zeile haben die Einheiten französische Buchstaben.
power-prompt-read = Dein Blatt sieht niemand, bis alle versiegelt haben; dann werden alle verlesen, zuerst das von { $name }.
power-prompt-late = Versiegelst du nicht rechtzeitig, zählt, was hier steht, soweit es versiegelt werden konnte.
power-prompt-last = Das ist die letzte Runde: Danach werden die Stärken gezählt.
power-prompt-booty = Deine beiden Armeen haben gleichen Anteil an der Beute von { $place }: { $pieces }. Sag, in welche Reserve diese Einheiten kommen. Alle sehen deine Wahl sofort.
power-prompt-booty-late = Ohne rechtzeitige Antwort kommen sie in die Reserve von { $army }.
power-prompt-plan = Anweisungen antworten für dich, damit niemand warten muss. Niemand sonst erfährt sie. Was du offen lässt, wirst du gefragt, wenn es so weit ist.
power-prompt-plan-sheet = Du kannst auch das Blatt für **Runde { $round }** im Voraus schreiben. Es wird versiegelt, wenn die Runde beginnt und dann jede Zeile ausgeführt werden kann; sonst wirst du gefragt, oder was geht, wird ohne den Rest versiegelt, wie du es wählst.

power-form = Deine Befehle für Runde { $round }
power-form-about = I Infanterist, T Tank, F Fighter, D Destroyer, R Regiment, H Heavy, B Bomber, C Cruiser, M Missile

## Ein Blatt im Entstehen

power-draft-line = { $number }. { $mark } { $order }{ $verdict ->
        [none] {""}
       *[other] {" "}· { $verdict }
    }
power-draft-unfinished = …
power-draft-letters =
    { $letters ->
        [fr] -# Die Buchstaben dieses Blatts sind französisch: C ist der Fighter, CR der Cruiser.
       *[en] -# Die Buchstaben dieses Blatts sind englisch: F ist der Fighter, C der Cruiser.
    }
power-draft-steps =
    { $steps ->
        [one] { $piece }, { $steps } Schritt von { $range }
       *[other] { $piece }, { $steps } Schritte von { $range }
    }
power-draft-out = { $piece } verlässt die Reserve
power-draft-bought = { $piece } für { $power } Power
power-draft-merged = { $piece } aus { $pieces }
power-draft-missile = Megamissile aus Einheiten im Wert von { $worth }
power-draft-launched = Megamissile auf { $place }
power-draft-own-hit = ⚠ Sie zerstört dort auch deine eigenen Einheiten: { $pieces }.
power-draft-reason = Zeile { $line }: { $reason }
power-draft-reserve = Reserve { $place }: { $pieces }, { $power } Power.
power-draft-open = nicht fertig
power-draft-left-out = aus deinem Blatt weggelassen
power-draft-plan = **Wenn du diese Anweisungen behältst:**

power-question-go = Wähle eine Einheit, die sich bewegt
power-question-line = Wähle eine Zeile zum Schreiben oder Ändern
power-question-army = Wähle die Armee
power-question-kind = Wähle, was die Zeile tut
power-question-piece = Wähle die Einheit
power-question-from = Wähle, von wo
power-question-spent = Wähle, woraus die Megamissile entsteht
power-question-to = Wähle, wohin

## Zeilen von Menüs und kleine Knöpfe

power-choice-line = { $number }. { $order }
power-choice-line-new = Zeile hinzufügen
power-choice-change-done = Fertig
power-choice-change-up = Nach oben
power-choice-change-down = Nach unten
power-choice-change-copy = Wie diese, aber …
power-choice-change-delete = Löschen
power-choice-same =
    { $all ->
        [0] { $count ->
            [one] Mein letztes Blatt noch einmal versiegeln (ein Befehl)
           *[other] Mein letztes Blatt noch einmal versiegeln ({ $count } Befehle)
        }
       *[other] Mein letztes Blatt noch einmal versiegeln ({ $count } von { $all } Befehlen möglich)
    }
# $army is none where the player commands one army only.
power-choice-go =
    { $army ->
        [none] { $piece } ({ $letter }) · { $place }
       *[other] { $army }: { $piece } ({ $letter }) · { $place }
    }
power-choice-again =
    { $all ->
        [0] { $count ->
            [one] Wie mein letztes Blatt (ein Befehl)
           *[other] Wie mein letztes Blatt ({ $count } Befehle)
        }
       *[other] Wie mein letztes Blatt ({ $count } von { $all } Befehlen möglich)
    }
power-choice-strike = Falsches und Unfertiges streichen
power-choice-kind-move = Einheit bewegen
power-choice-kind-buy = Einheit mit Power kaufen
power-choice-kind-merge = Drei Einheiten zu einer großen zusammenlegen
power-choice-kind-missile = Megamissile herstellen
power-choice-kind-launch = Megamissile abfeuern
power-choice-piece = { $piece } ({ $letter })
power-about-piece =
    { $steps ->
        [one] Stärke { $strength }, { $steps } Schritt
       *[other] Stärke { $strength }, { $steps } Schritte
    }
power-about-bought = { $power } Power, Stärke { $strength }
power-about-merged = Stärke { $strength } statt { $before }
power-about-mixture = { $worth } wert
power-about-own-army = Deine
power-about-mercenaries = Die Söldner, die allen gehorchen
power-about-place = { $forces }
power-force = { $whose } { $strength }
power-choice-booty = Reserve von { $army } ({ $place })
power-choice-muster-ask = Aufgebot: mich fragen
power-choice-muster-always = Aufgebot: kaufen und herausbringen
power-choice-shares-ask = Gleiche Beute: mich fragen
power-choice-shares-army = Gleiche Beute: an { $army }
power-choice-otherwise-ask = Wenn eine Zeile nicht passt: mich fragen
power-choice-otherwise-fitting = Wenn eine Zeile nicht passt: die anderen versiegeln

## Knöpfe und Bestätigungen

power-act-sheet =
    { $count ->
        [0] Leeres Blatt versiegeln (kostet ein Power)
        [one] Einen Befehl versiegeln
       *[other] { $count } Befehle versiegeln
    }
power-act-booty = In die Reserve von { $army } legen
power-act-plan = Diese Anweisungen behalten
power-act-without =
    { $count ->
        [one] { $label }, ohne Zeile { $lines }
       *[other] { $label }, ohne die Zeilen { $lines }
    }

power-done-booty = Du hast die Beute in die Reserve von { $army } gelegt.
power-done-plan-ask = In jeder Runde wirst du nach deinen Befehlen gefragt.
power-done-plan-muster = In jeder Runde, in der es etwas herauszubringen oder zu kaufen gibt, wird sofort ein Blatt für dich versiegelt: Du kaufst so teuer, wie deine Power reicht, und bringst die stärksten Einheiten heraus. Dieses Blatt bewegt nichts, was auf dem Brett ist, legt nichts zusammen, feuert nichts ab und bringt nichts in ein Hauptquartier, in dem fremde Einheiten stehen. In anderen Runden wirst du gefragt.
power-done-plan-shares-ask = Gleiche Anteile an Beute: Du wirst gefragt.
power-done-plan-shares-army = Gleiche Anteile an Beute: Sie gehen an { $army }.
power-done-plan-sheet =
    Wenn Runde { $round } beginnt, wird dieses Blatt versiegelt, falls dann jede Zeile ausgeführt werden kann, was die anderen bis dahin auch getan haben: { $orders }. { $otherwise ->
        [fitting] Wenn nicht, werden die Zeilen, die gehen, ohne den Rest versiegelt; geht keine, wirst du gefragt.
       *[ask] Wenn nicht, wirst du gefragt.
    } Es wird in keiner anderen Runde verwendet, und in Runde { $round } wird nichts anderes für dich versiegelt.
power-done-plan-never = Diese Anweisungen versiegeln nie ein leeres Blatt. Ein Blatt, das sie versiegelt haben, kann geändert oder zurückgenommen werden, bis alle versiegelt haben.

## Alles in Worten

power-text-armies = **Armeen**
power-text-places = **Auf dem Brett**, Ort für Ort
power-text-referee = In dieser Runde wird das Blatt von { $name } zuerst verlesen.
power-text-sealed =
    { $count ->
        [0] Noch hat niemand ein Blatt versiegelt.
       *[other] Bereit, mit versiegeltem Blatt: { $names }.
    }
power-hand-reserve = Reserve von { $army } ({ $place }): { $pieces }, { $power } Power.
power-hand-strength = { $army }: Stärke { $strength } insgesamt, davon { $garrison } im Hauptquartier.
power-hand-out = Du befehligst keine Armee mehr.
power-threats-title = Was nächste Runde mit je einer Bewegung nach { $place } kommen könnte:
power-threats-none = Nächste Runde kann nichts mit einer Bewegung nach { $place } kommen.
power-threat =
    { $infantry ->
        [yes] - { $whose } von { $place }: { $pieces }, Stärke { $strength }; könnte die Fahne nehmen
       *[no] - { $whose } von { $place }: { $pieces }, Stärke { $strength }
    }
power-threats-garrison = Du hast dort { $strength }.

## Im Profil: was in allen Partien das Größte war

power-feat-battle = Größte gewonnene Schlacht

## Worum es auf einem Blatt vor allem ging

power-habit-nothing = Keine Befehle
power-habit-muster = Nur kaufen und herausbringen
power-habit-home = Im eigenen Land
power-habit-islands = Zu den Inseln und aufs Meer
power-habit-clockwise = Ins nächste Land im Uhrzeigersinn
power-habit-opposite = Ins Land gegenüber
power-habit-anticlockwise = Ins nächste Land gegen den Uhrzeigersinn
power-habit-missile = Eine Megamissile
