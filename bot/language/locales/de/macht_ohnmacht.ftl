### Macht & Ohnmacht: was erzählt, gefragt und geantwortet wird. $tile steht im Akkusativ: „den Marker „Bewegung““.

macht_ohnmacht-title = Macht & Ohnmacht
macht_ohnmacht-teaser = Ritter ziehen über Grenzen, Magier kennen keine: Britannien im Umbruch, für zwei.

## Einstellungen eines Tisches

macht_ohnmacht-option-serpent_vs_lightning = Schlange gegen Blitzmarker
macht_ohnmacht-option-serpent_vs_lightning-about = Ob eine Schlange einen Blitzmarker vor den Geboten aufheben darf.
macht_ohnmacht-option-serpent_vs_lightning-true = Erlaubt
macht_ohnmacht-option-serpent_vs_lightning-true-about = Eine Schlange darf einen gerade genommenen Blitzmarker aufheben.
macht_ohnmacht-option-serpent_vs_lightning-false = Nicht erlaubt
macht_ohnmacht-option-serpent_vs_lightning-false-about = Blitzmarker werden immer versteigert.

macht_ohnmacht-option-serpent_vs_recruit = Schlange gegen Nachschub
macht_ohnmacht-option-serpent_vs_recruit-about = Ob eine Schlange einen Marker aufheben darf, der Nachschub bringen soll.
macht_ohnmacht-option-serpent_vs_recruit-true = Erlaubt
macht_ohnmacht-option-serpent_vs_recruit-true-about = Eine Schlange darf einen Marker aufheben, wozu er auch dient.
macht_ohnmacht-option-serpent_vs_recruit-false = Nicht erlaubt
macht_ohnmacht-option-serpent_vs_recruit-false-about = Nachschub durch einen Marker kann nicht aufgehoben werden.

macht_ohnmacht-option-first_player_count = Gleichstand beim Startspieler
macht_ohnmacht-option-first_player_count-about = Welche aktiven Gebiete bei gleichen Siegpunkten entscheiden.
macht_ohnmacht-option-first_player_count-new = Neuer Zyklus
macht_ohnmacht-option-first_player_count-new-about = Gebiete, die im beginnenden Zyklus aktiv sind.
macht_ohnmacht-option-first_player_count-ended = Beendeter Zyklus
macht_ohnmacht-option-first_player_count-ended-about = Gebiete, die im gerade gewerteten Zyklus aktiv waren.

macht_ohnmacht-option-both_reach_goal = Beide am Ziel
macht_ohnmacht-option-both_reach_goal-about = Was geschieht, wenn beide nach demselben Zyklus genug Punkte haben.
macht_ohnmacht-option-both_reach_goal-total = Höhere Summe
macht_ohnmacht-option-both_reach_goal-total-about = Die höhere Summe gewinnt; gleiche Summen teilen sich den Sieg.
macht_ohnmacht-option-both_reach_goal-continue = Weiterspielen
macht_ohnmacht-option-both_reach_goal-continue-about = Die höhere Summe gewinnt; bei gleichen Summen folgt noch ein Zyklus.

macht_ohnmacht-option-second_action_optional = Zweite Aktion
macht_ohnmacht-option-second_action_optional-about = Ob ein Zug nach einer Aktion enden darf.
macht_ohnmacht-option-second_action_optional-true = Freiwillig
macht_ohnmacht-option-second_action_optional-true-about = Ein Zug darf nach der ersten Aktion beendet werden.
macht_ohnmacht-option-second_action_optional-false = Pflicht
macht_ohnmacht-option-second_action_optional-false-about = Alle Aktionen eines Zuges werden ausgeführt.

macht_ohnmacht-option-tile_mix = Mischung der Aktionsmarker
macht_ohnmacht-option-tile_mix-about = Wie viele Aktionsmarker jeder Art es gibt. Beide Mischungen sind Rekonstruktionen.
macht_ohnmacht-option-tile_mix-standard = Standard
macht_ohnmacht-option-tile_mix-standard-about = Fünf Einflussmarker und ein Bonus je Gebietsmarker.
macht_ohnmacht-option-tile_mix-more_bonuses = Mehr Boni
macht_ohnmacht-option-tile_mix-more_bonuses-about = Vier Einflussmarker und zwei Boni je Gebietsmarker.

## Wörter, die Ablehnungen nennen

macht_ohnmacht-kind-knights = Ritter
macht_ohnmacht-kind-mages = Magier
macht_ohnmacht-cycle-magic = Magie
macht_ohnmacht-cycle-sword = Schwert

## Wie weit die Partie ist

macht_ohnmacht-headline =
    Zyklus { $cycle }, { $kind ->
        [magic] Magie
       *[sword] Schwert
    } · Zug { $turn } · { $count ->
        [one] noch { $count } Würfel
       *[other] noch { $count } Würfel
    }
macht_ohnmacht-headline-over = Die Partie ist vorbei

## Was geschehen ist

macht_ohnmacht-table-set = { $orange } spielt Orange, { $white } spielt Weiß. Jedes Gebiet hat seinen Gebietsmarker; neben der Karte liegen: { $spares }.
macht_ohnmacht-cycle-begun = **Zyklus { $cycle }** beginnt, ein { $kind ->
        [magic] Magiezyklus: Die Magier sind aktiv, und Gebiete mit gleichem Gebietsmarker sind Nachbarn.
       *[sword] Schwertzyklus: Die Ritter sind aktiv, und Gebiete mit gemeinsamer Grenze sind Nachbarn.
    } { $token ->
        [none] Auf der Sanduhr liegen { $hourglass } Würfel, in der Auslage { $tiles } Aktionsmarker.
       *[other] Der Sanduhrmarker zeigt { $token }: Auf der Sanduhr liegen { $hourglass } Würfel, in der Auslage { $tiles } Aktionsmarker.
    }{ $tokens_shuffled ->
        [yes] {" "}Alle Sanduhrmarker waren verbraucht und wurden neu gemischt.
       *[no] {""}
    }
macht_ohnmacht-tiles-discarded =
    { $count ->
        [one] Ein Aktionsmarker lag noch in der Auslage und wird abgelegt.
       *[other] { $count } Aktionsmarker lagen noch in der Auslage und werden abgelegt.
    }
macht_ohnmacht-tiles-shuffled = Die abgelegten Aktionsmarker wurden neu gemischt.
macht_ohnmacht-display =
    { $count ->
        [0] Die Auslage ist leer.
       *[other] In der Auslage: { $tiles }.
    }
macht_ohnmacht-reinforcements = Einnahme: { $name } { $pieces }, { $other } { $otherpieces }.
macht_ohnmacht-first-points =
    { $name } beginnt mit weniger Siegpunkten, { $points } zu { $otherpoints }.
macht_ohnmacht-first-regions =
    { $name } beginnt: Die Siegpunkte sind gleich ({ $points }), und { $regions } zu { $otherregions } aktive Gebiete sind weniger, gezählt nach { $counted ->
        [knights] Rittern
       *[mages] Magiern
    }. Der erste Zug hat { $actions ->
        [one] eine Aktion
       *[other] { $actions } Aktionen
    }.
macht_ohnmacht-first-lot =
    { $name } beginnt durch das Los, da Siegpunkte ({ $points }) und aktive Gebiete ({ $regions }) gleich sind. Der erste Zug hat { $actions ->
        [one] eine Aktion
       *[other] { $actions } Aktionen
    }.
macht_ohnmacht-turn-begun =
    { $actions ->
        [one] { $name } ist an der Reihe, mit einer Aktion.
       *[other] { $name } ist an der Reihe, mit { $actions } Aktionen.
    }
macht_ohnmacht-turn-ended-chosen =
    { $actions ->
        [0] { $name } beendet den Zug.
        [one] { $name } beendet den Zug und lässt eine Aktion aus.
       *[other] { $name } beendet den Zug und lässt { $actions } Aktionen aus.
    }
macht_ohnmacht-turn-ended-unusable = { $name } hat keinen Aktionsmarker mehr, der jetzt einzusetzen wäre, und der Zug ist vorbei.
macht_ohnmacht-cubes-left =
    { $count ->
        [0] Die Sanduhr ist leer.
        [one] Ein Würfel ist übrig.
       *[other] { $count } Würfel sind übrig.
    }

macht_ohnmacht-tile-taken = { $name } nimmt { $tile }.
macht_ohnmacht-piece-placed = { $name } setzt { $kind } nach { $region }; dort jetzt: { $pieces }.
macht_ohnmacht-recruited =
    { $name } holt als Nachschub { $pieces }{ $enough ->
        [yes] {""}
       *[no] {" "}(es wären { $due }, aber mehr ist nicht im Vorrat)
    }{ $first ->
        [yes] , als erster Nachschub dieses Zyklus.
       *[no] .
    }
macht_ohnmacht-recruited-nobody =
    { $name } holt keinen Nachschub, denn im Vorrat sind keine { $kind ->
        [knights] Ritter
       *[mages] Magier
    }.

macht_ohnmacht-announced = { $name } kündigt { $tile } an: { $use }.
macht_ohnmacht-announced-auction = versteigern
macht_ohnmacht-announced-serpent =
    { $count ->
        [one] { $name } darf ihn mit der Schlange aufheben; ein Würfel ist übrig.
       *[other] { $name } darf ihn mit der Schlange aufheben; { $count } Würfel sind übrig.
    }
macht_ohnmacht-serpent-played =
    { $hourglass ->
        [0] { $name } spielt die Schlange und hebt { $cancelled } auf. Beide werden abgelegt, und die Sanduhr ist leer.
        [one] { $name } spielt die Schlange und hebt { $cancelled } auf. Beide werden abgelegt, und ein Würfel ist übrig.
       *[other] { $name } spielt die Schlange und hebt { $cancelled } auf. Beide werden abgelegt, und { $hourglass } Würfel sind übrig.
    }
macht_ohnmacht-serpent-kept = { $name } behält die Schlange und lässt { $tile } gelten.
macht_ohnmacht-reinforced = { $name } verstärkt { $region } durch { $tile } um { $kind }; dort jetzt: { $pieces }.
macht_ohnmacht-overthrown = { $name } stürzt { $region }, gehalten von { $other }, mit { $attack } zu { $defence } durch { $tile }.
macht_ohnmacht-sum-attack = - **Angriff { $total }** = { $terms }
macht_ohnmacht-sum-defence = - **Verteidigung { $total }** = { $terms }
macht_ohnmacht-driven-saved =
    { $count ->
        [0] { $name } rettet { $saved } aus { $region } nach { $to } und verliert niemanden.
       *[other] { $name } rettet { $saved } aus { $region } nach { $to }; zurück in den Vorrat: { $lost }.
    }
macht_ohnmacht-driven-nobody-saved = { $name } rettet niemanden aus { $region }; zurück in den Vorrat: { $lost }.
macht_ohnmacht-driven-no-refuge = { $name } kann sich aus { $region } nirgendwohin zurückziehen; zurück in den Vorrat: { $lost }.
macht_ohnmacht-moved-in = { $name } zieht in { $region } ein: { $kind }.
macht_ohnmacht-stayed-out = { $name } lässt { $region } leer.
macht_ohnmacht-stayed-out-forced = { $name } hat keinen aktiven Spielstein in der Reserve, also bleibt { $region } leer.
macht_ohnmacht-bonus-played = { $name } spielt einen Bonus: bis zum Ende des Zyklus +{ $bonuses } bei jedem Sturz eines Gebiets mit dem Marker { $marker }, in Angriff und Verteidigung.
macht_ohnmacht-moved = { $name } zieht: { $moves }.
macht_ohnmacht-sailed = { $name } fährt über See: { $moves }.
macht_ohnmacht-tile-recruited = { $name } holt durch { $tile } Nachschub: { $pieces }.

macht_ohnmacht-auction-opened = { $name } nimmt { $tile }, und der Marker wird versteigert.
macht_ohnmacht-auction-most = { $name } kann bis zu { $most } bieten, { $other } bis zu { $othermost }.
macht_ohnmacht-bid-sealed = { $name } hat ein Gebot abgegeben.
macht_ohnmacht-bid-reopened = { $name } nimmt das Gebot zurück und überlegt neu.
macht_ohnmacht-bids-revealed = Die Gebote werden aufgedeckt: { $name } { $bid }, { $other } { $otherbid }.
macht_ohnmacht-auction-won = { $name } zahlt { $pieces } und gewinnt { $tile }.
macht_ohnmacht-auction-tied = Niemand gewinnt { $tile }, und niemand zahlt.
macht_ohnmacht-point-won =
    { $points ->
        [one] { $name } bekommt einen Siegpunkt und hat jetzt { $points }.
       *[other] { $name } bekommt einen Siegpunkt und hat jetzt { $points }.
    }
macht_ohnmacht-pieces-removed = Aufstand: { $name } entfernt { $pieces } von { $other } aus { $region }.
macht_ohnmacht-marker-changed = { $name } tauscht den Gebietsmarker von { $region }: bisher { $old }, jetzt { $new }.
macht_ohnmacht-effect-unused = { $name } nutzt { $tile } nicht.
macht_ohnmacht-effect-impossible = { $name } kann { $tile } für nichts einsetzen.

macht_ohnmacht-cycle-ended =
    Der letzte Würfel ist weg. **Zyklus { $cycle }**, ein { $kind ->
        [magic] Magiezyklus
       *[sword] Schwertzyklus
    }, wird gewertet:
macht_ohnmacht-cycle-score =
    - { $name }: { $count ->
        [0] kein aktives Gebiet
        [one] { $count } aktives Gebiet ({ $regions })
       *[other] { $count } aktive Gebiete ({ $regions })
    }, { $gained ->
        [0] kein Siegpunkt
       *[other] +{ $gained } Siegpunkt
    }: { $points } + { $count } = **{ $total }** von { $goal }
macht_ohnmacht-played-on = Beide haben { $total }: Noch ein Zyklus entscheidet.
macht_ohnmacht-player-left = { $name } verlässt die Partie.
macht_ohnmacht-match-ended =
    { $reason ->
        [resigned] Die Partie ist vorbei.
        [both] Beide haben { $goal } erreicht: Die Partie ist vorbei.
       *[goal] Die Summe von { $goal } ist erreicht: Die Partie ist vorbei.
    }

## Was nur eine Person erfährt

macht_ohnmacht-bid-kept =
    { $pieces ->
        [0] Dein Gebot liegt vor: keine Spielsteine.
        [one] Dein Gebot liegt vor: ein Spielstein.
       *[other] Dein Gebot liegt vor: { $pieces } Spielsteine.
    }
macht_ohnmacht-intentions-dropped =
    { $reason ->
        [legal] Der nächste Aktionsmarker, den du geplant hattest, kann so nicht mehr eingesetzt werden. Du behältst: { $uses }.
        [serpent] Die Schlange hat deinen Plan umgeworfen. Du behältst vorerst: { $uses }.
       *[cycle] Der Zyklus ist vor deinem Plan zu Ende. Du behältst: { $uses }.
    }

## Das Ergebnis

macht_ohnmacht-result =
    { $count ->
        [one] { $reason ->
            [resigned] { $names } gewinnt, da die Gegenseite die Partie verlassen hat.
           *[goal] { $names } gewinnt mit { $total } von { $goal }.
        }
       *[other] { $names } teilen sich den Sieg mit je { $total }.
    }
macht_ohnmacht-result-line =
    - { $name }: { $points ->
        [one] { $points } Siegpunkt
       *[other] { $points } Siegpunkte
    } + { $active ->
        [one] { $active } aktives Gebiet
       *[other] { $active } aktive Gebiete
    } = **{ $total }**

## Was zu tun ist: nach „Ada muss“

macht_ohnmacht-duty-bid = geheim um { $tile } bieten
macht_ohnmacht-duty-serpent = { $tile } mit der Schlange aufheben oder gelten lassen
macht_ohnmacht-duty-retreat = einen Spielstein aus { $region } retten oder keinen
macht_ohnmacht-duty-occupy = in { $region } einziehen oder es leer lassen
macht_ohnmacht-duty-plain-turn = einen Zug machen
macht_ohnmacht-duty-plain-bid = geheim bieten
macht_ohnmacht-duty-plain-serpent = die Schlange spielen oder den Marker gelten lassen
macht_ohnmacht-duty-plain-rebellion = Spielsteine für den Aufstand wählen
macht_ohnmacht-duty-plain-marker = einen Gebietsmarker tauschen oder nicht
macht_ohnmacht-duty-plain-retreat = einen Spielstein retten oder keinen
macht_ohnmacht-duty-plain-occupy = einziehen oder draußen bleiben
macht_ohnmacht-duty-plain-plan = Anweisungen geben

## Was privat gefragt wird

macht_ohnmacht-prompt-turn =
    { $actions ->
        [0] Du hattest deine Aktionen. Du darfst weitere Aktionsmarker einsetzen oder den Zug beenden.
        [one] Du bist an der Reihe: Eine Aktion ist übrig{ $more ->
            [yes] , und du darfst auch ohne sie weitere Aktionsmarker einsetzen.
           *[no] .
        }
       *[other] Du bist an der Reihe: { $actions } Aktionen sind übrig.
    }
macht_ohnmacht-prompt-choices = -# Nimm einen Aktionsmarker, setz einen aktiven Spielstein ein, hol passive Spielsteine als Nachschub, oder setz Aktionsmarker nacheinander ein.
macht_ohnmacht-prompt-cycle =
    -# { $kind ->
        [magic] Die Magier sind aktiv, und Gebiete mit gleichem Gebietsmarker sind Nachbarn.
       *[sword] Die Ritter sind aktiv, und Gebiete mit gemeinsamer Grenze sind Nachbarn.
    } { $cubes ->
        [one] Ein Würfel ist auf der Sanduhr: Was ihn nimmt, beendet den Zyklus.
       *[other] { $cubes } Würfel sind auf der Sanduhr.
    }
macht_ohnmacht-prompt-seen = -# Alle sehen deine Wahl sofort.
macht_ohnmacht-prompt-bid =
    { $active ->
        [knights] Biete Ritter aus deiner Reserve um { $tile }.
       *[mages] Biete Magier aus deiner Reserve um { $tile }.
    }
macht_ohnmacht-prompt-bid-most = Du kannst bis zu { $most } bieten, die Gegenseite bis zu { $othermost }.
# $about says what the tile does.
macht_ohnmacht-prompt-bid-terms = -# { $about }. Nur das höhere Gebot wird gezahlt, in den Vorrat; bei gleichen Geboten zahlt und gewinnt niemand. Niemand erfährt dein Gebot, bevor beide vorliegen. Bis dahin kannst du es ändern.
macht_ohnmacht-prompt-serpent =
    { $count ->
        [one] Du darfst ihn mit deiner Schlange aufheben. Das nähme den letzten Würfel und beendete den Zyklus.
       *[other] Du darfst ihn mit deiner Schlange aufheben. { $count } Würfel sind übrig; mit der Schlange wären es { $after }.
    } Alle sehen deine Antwort sofort.
macht_ohnmacht-prompt-rebellion = Du hast den Aufstand gewonnen: Leg bis zu zwei gegnerische Spielsteine eines Gebiets zurück in den Vorrat, oder tu nichts.
macht_ohnmacht-prompt-marker = Du hast den Markertausch gewonnen: Tausch den Gebietsmarker eines beliebigen Gebiets gegen einen anderen, der übrig ist, oder tu nichts.
macht_ohnmacht-prompt-retreat =
    { $name } hat { $region } gestürzt; von dir steht dort: { $pieces }. Du darfst einen davon in ein Nachbargebiet retten, das leer oder deines ist ({ $kind ->
        [magic] gleicher Gebietsmarker
       *[sword] gemeinsame Grenze
    }); der Rest kommt zurück in deinen Vorrat.
macht_ohnmacht-prompt-occupy =
    { $active ->
        [knights] { $region } ist gestürzt. Du darfst einen Ritter aus deiner Reserve dorthin setzen oder es leer lassen.
       *[mages] { $region } ist gestürzt. Du darfst einen Magier aus deiner Reserve dorthin setzen oder es leer lassen.
    }
macht_ohnmacht-prompt-plan = Anweisungen antworten für dich, damit niemand warten muss. Niemand sonst erfährt sie. Sie tun, was unten steht, und sonst nichts; was du offen lässt, wirst du gefragt, wenn es so weit ist. Beginne mit den üblichen Anweisungen oder mit keinen und ändere sie Teil für Teil.

macht_ohnmacht-question-turn-action = Wähle eine Aktion
macht_ohnmacht-question-turn-take = Wähle einen Aktionsmarker zum Nehmen
macht_ohnmacht-question-turn-place = Wähle, wohin du einen aktiven Spielstein setzt
macht_ohnmacht-question-turn-tile = Wähle Marker { $number }, den du einsetzt
macht_ohnmacht-question-turn-mode = Wähle, wozu Marker { $number } dient
macht_ohnmacht-question-turn-region = Wähle das Gebiet für Marker { $number }
macht_ohnmacht-question-turn-move-in = Wähle, ob du nach Schritt { $number } einziehst
macht_ohnmacht-question-turn-start = Wähle das erste Gebiet für Marker { $number }
macht_ohnmacht-question-turn-goal = Wähle das zweite Gebiet für Marker { $number }
macht_ohnmacht-question-turn-knights = Wähle, wie viele Ritter Marker { $number } bewegt
macht_ohnmacht-question-turn-mages = Wähle, wie viele Magier Marker { $number } bewegt
macht_ohnmacht-question-bid-bid = Wähle dein Gebot
macht_ohnmacht-question-rebellion-region = Wähle das Gebiet des Aufstands
macht_ohnmacht-question-rebellion-knights = Wähle, wie viele Ritter du entfernst
macht_ohnmacht-question-rebellion-mages = Wähle, wie viele Magier du entfernst
macht_ohnmacht-question-marker-region = Wähle das Gebiet, dessen Marker getauscht wird
macht_ohnmacht-question-marker-marker = Wähle den neuen Gebietsmarker
macht_ohnmacht-question-serpent-serpent = Die Schlange spielen?
macht_ohnmacht-question-retreat-region = Wähle, wohin du einen Spielstein rettest
macht_ohnmacht-question-retreat-kind = Wähle den Spielstein, den du rettest
macht_ohnmacht-question-occupy-move-in = Einziehen?
macht_ohnmacht-question-plan-retreat = Wähle, wohin du dich zurückziehst
macht_ohnmacht-question-plan-region = Rückzug nach: Wahl { $number }
macht_ohnmacht-question-plan-bid-point = Dein Gebot um einen Siegpunkt
macht_ohnmacht-question-plan-bid-rebellion = Dein Gebot um einen Aufstand
macht_ohnmacht-question-plan-bid-marker = Dein Gebot um einen Markertausch
macht_ohnmacht-question-plan-bid-keep = Was in deiner Reserve bleibt
macht_ohnmacht-question-plan-guarded = Gebiete, die die Schlange schützt
macht_ohnmacht-question-plan-cancel = Blitzmarker, die die Schlange aufhebt
macht_ohnmacht-question-plan-rebel = Das Gebiet eines Aufstands
macht_ohnmacht-question-plan-marker-region = Das Gebiet, das einen anderen Marker bekommt
macht_ohnmacht-question-plan-marker-wish = Der Marker, den es bekommt

## Zeilen von Menüs und kleine Knöpfe

macht_ohnmacht-choice-turn-action-take = Aktionsmarker nehmen
macht_ohnmacht-choice-turn-action-place = Spielstein einsetzen
macht_ohnmacht-choice-turn-action-recruit = Nachschub, mit dem letzten Würfel
macht_ohnmacht-choice-turn-action-end = Zug beenden
macht_ohnmacht-choice-turn-mode-reinforce = Verstärken
macht_ohnmacht-choice-turn-mode-overthrow = Stürzen
macht_ohnmacht-choice-turn-mode-bonus = Den Bonus spielen
macht_ohnmacht-choice-turn-mode-move = Spielsteine bewegen
macht_ohnmacht-choice-turn-mode-sail = Über See fahren
macht_ohnmacht-choice-turn-mode-recruit = Durch den Marker: ein Ritter und ein Magier
macht_ohnmacht-choice-turn-mode-recruit-knights = Durch den Marker: 2 Ritter
macht_ohnmacht-choice-turn-mode-recruit-mages = Durch den Marker: 2 Magier
macht_ohnmacht-choice-turn-move-in-yes = Einziehen
macht_ohnmacht-choice-turn-move-in-no = Draußen bleiben
macht_ohnmacht-choice-turn-move-in-ask = Dann entscheiden
macht_ohnmacht-choice-serpent-serpent-pass = Gelten lassen
macht_ohnmacht-choice-serpent-serpent-cancel = Schlange spielen
macht_ohnmacht-choice-occupy-move-in-yes = Einziehen
macht_ohnmacht-choice-occupy-move-in-no = Draußen bleiben
macht_ohnmacht-choice-rebellion-region-none = Nichts entfernen
macht_ohnmacht-choice-marker-region-none = Nichts tauschen
macht_ohnmacht-choice-retreat-region-none = Niemanden retten
macht_ohnmacht-choice-plan-preset-ask = Mich alles fragen
macht_ohnmacht-choice-plan-preset-usual = Übliche Anweisungen
macht_ohnmacht-choice-plan-part-bids = Versteigerungen …
macht_ohnmacht-choice-plan-part-serpent = Die Schlange …
macht_ohnmacht-choice-plan-part-retreat = Rückzüge …
macht_ohnmacht-choice-plan-part-move-in = Einziehen …
macht_ohnmacht-choice-plan-part-prizes = Was ich ersteigere …
macht_ohnmacht-choice-plan-serpent-ask = Schlange: mich fragen
macht_ohnmacht-choice-plan-serpent-pass-turn = Schlange: in diesem Zug alles gelten lassen
macht_ohnmacht-choice-plan-serpent-never = Schlange: nie einsetzen
macht_ohnmacht-choice-plan-serpent-when = Schlange: spielen, wenn …
macht_ohnmacht-choice-plan-spare-pass = Alles andere gelten lassen
macht_ohnmacht-choice-plan-spare-ask = Nach allem anderen fragen
macht_ohnmacht-choice-plan-retreat-ask = Rückzüge: mich fragen
macht_ohnmacht-choice-plan-retreat-active = Rückzüge: wo es die meisten aktiven Gebiete gibt
macht_ohnmacht-choice-plan-retreat-strongest = Rückzüge: zu meinem stärksten Nachbargebiet
macht_ohnmacht-choice-plan-retreat-weakest = Rückzüge: zu meinem schwächsten Nachbargebiet
macht_ohnmacht-choice-plan-retreat-listed = Rückzüge: nach einer Liste von Gebieten
macht_ohnmacht-choice-plan-retreat-none = Rückzüge: niemanden retten
macht_ohnmacht-choice-plan-save-active = Einen aktiven Spielstein retten
macht_ohnmacht-choice-plan-save-passive = Einen passiven Spielstein retten
macht_ohnmacht-choice-plan-bids-ask = Versteigerungen: mich fragen
macht_ohnmacht-choice-plan-bids-none = Versteigerungen: nichts bieten
macht_ohnmacht-choice-plan-bids-by-tile = Versteigerungen: je nach Marker
macht_ohnmacht-choice-plan-bid-own-no = Nur, wenn die Gegenseite den Marker nimmt
macht_ohnmacht-choice-plan-bid-own-yes = Auch, wenn ich ihn nehme
macht_ohnmacht-choice-plan-bid-goal-same = Punkt, der das Ziel erreicht: wie jeder andere
macht_ohnmacht-choice-plan-bid-goal-ask = Punkt, der das Ziel erreicht: mich fragen
macht_ohnmacht-choice-plan-bid-goal-all = Punkt, der das Ziel erreicht: alles, was ich habe
macht_ohnmacht-choice-plan-move-in-ask = Gestürzte Gebiete: mich fragen
macht_ohnmacht-choice-plan-move-in-always = Gestürzte Gebiete: immer einziehen
macht_ohnmacht-choice-plan-move-in-never = Gestürzte Gebiete: nie einziehen
macht_ohnmacht-choice-plan-rebellion-ask = Aufstand: mich fragen
macht_ohnmacht-choice-plan-rebellion-active = Aufstand: wo er aktive Gebiete kostet
macht_ohnmacht-choice-plan-rebellion-wish = Aufstand: in einem Gebiet
macht_ohnmacht-choice-plan-rebellion-none = Aufstand: nichts entfernen
macht_ohnmacht-choice-plan-marker-ask = Markertausch: mich fragen
macht_ohnmacht-choice-plan-marker-wish = Markertausch: in einem Gebiet
macht_ohnmacht-choice-plan-marker-none = Markertausch: nichts tauschen
macht_ohnmacht-choice-plan-otherwise-ask = Falls unmöglich: mich fragen
macht_ohnmacht-choice-plan-otherwise-clock = Falls unmöglich: wie bei Fristablauf

macht_ohnmacht-plan-bid =
    { $tile ->
        [point] Siegpunkt
        [rebellion] Aufstand
       *[marker] Markertausch
    }: { $most ->
        [ask] mich fragen
        [none] nichts
       *[other] bis zu { $most }
    }
macht_ohnmacht-plan-bid-keep =
    { $count ->
        [0] Meine ganze Reserve darf geboten werden
        [one] Ein aktiver Spielstein bleibt in Reserve
       *[other] { $count } aktive Spielsteine bleiben in Reserve
    }
macht_ohnmacht-plan-move-in-keep =
    { $count ->
        [0] Auch mit meinem letzten Spielstein
        [one] Wenn einer in Reserve bleibt
       *[other] Wenn { $count } in Reserve bleiben
    }
macht_ohnmacht-plan-guard =
    { $count ->
        [0] Bei keiner Zahl von Spielsteinen
        [one] Wenn ich überhaupt Spielsteine verlöre
       *[other] Wenn ich { $count } oder mehr Spielsteine verlöre
    }

macht_ohnmacht-no-pieces-choice = Nichts
macht_ohnmacht-marker-choice = Marker { $marker }
macht_ohnmacht-amount =
    { $back ->
        [yes] { $pieces }, vom zweiten Gebiet ins erste
       *[no] { $pieces }
    }
macht_ohnmacht-odds-choice = { $region }: { $attack } gegen { $defence }
macht_ohnmacht-region-about =
    { $whose ->
        [own] { $marker }; deins: { $pieces }
        [other] { $marker }; gegnerisch: { $pieces }
       *[nobody] { $marker }; leer
    }
macht_ohnmacht-about-influence = Ein Gebiet mit diesem Marker verstärken oder stürzen
macht_ohnmacht-about-bonus = +1 bei Stürzen von Gebieten mit diesem Marker bis Zyklusende, oder Nachschub
macht_ohnmacht-about-movement = Deine Spielsteine zwischen zwei Nachbargebieten umstellen, oder Nachschub
macht_ohnmacht-about-sea = Spielsteine von einem Küstengebiet in ein anderes bewegen, oder Nachschub
macht_ohnmacht-about-merlin = Ein Einflussmarker jeder Art, oder Nachschub von zwei einer Art
macht_ohnmacht-about-serpent = Im gegnerischen Zug einen Marker aufheben, oder Nachschub von zwei einer Art
macht_ohnmacht-about-victory-point = Sofort versteigert: Wer gewinnt, bekommt einen Siegpunkt
macht_ohnmacht-about-rebellion = Sofort versteigert: bis zu zwei gegnerische Spielsteine aus einem Gebiet entfernen
macht_ohnmacht-about-marker-change = Sofort versteigert: den Gebietsmarker eines Gebiets tauschen

## Knöpfe und Bestätigungen

macht_ohnmacht-act-take = Aus der Auslage { $tile } nehmen
macht_ohnmacht-act-place = Spielstein nach { $region } setzen
macht_ohnmacht-act-recruit =
    { $count ->
        [0] Ohne Nachschub Zeit vergehen lassen
       *[other] { $pieces } als Nachschub holen
    }
macht_ohnmacht-act-recruit-last = Nachschub holen und den Zyklus beenden
macht_ohnmacht-act-end = Zug beenden: { $name } ist dran
macht_ohnmacht-act-use =
    { $count ->
        [0] { $use }
        [one] { $use }, dann noch ein Marker
       *[other] { $use }, dann noch { $count } Marker
    }
macht_ohnmacht-use-between = Von { $start } nach { $goal } ziehen
macht_ohnmacht-act-bid =
    { $count ->
        [0] Nichts bieten
       *[other] { $pieces } bieten
    }
macht_ohnmacht-act-remove = { $pieces } aus { $region } entfernen
macht_ohnmacht-act-marker = Marker von { $region } tauschen: { $marker }
macht_ohnmacht-act-leave-unused = Nichts tun
macht_ohnmacht-act-serpent = Schlange spielen
macht_ohnmacht-act-pass = Gelten lassen
macht_ohnmacht-act-retreat = { $kind } nach { $region } retten
macht_ohnmacht-act-give-up = Alle in den Vorrat zurückkehren lassen
macht_ohnmacht-act-move-in = Einziehen
macht_ohnmacht-act-stay-out = Draußen bleiben
macht_ohnmacht-act-plan = Diese Anweisungen behalten

macht_ohnmacht-done-take = Du hast { $tile } genommen.
macht_ohnmacht-done-place = Du hast einen Spielstein nach { $region } gesetzt.
macht_ohnmacht-done-recruit = Du hast Nachschub geholt.
macht_ohnmacht-done-end = Du hast den Zug beendet.
macht_ohnmacht-done-use =
    { $count ->
        [one] Du setzt einen Aktionsmarker ein: { $uses }.
       *[other] Du setzt { $count } Aktionsmarker ein, solange nichts dazwischenkommt: { $uses }.
    }
macht_ohnmacht-done-bid =
    { $count ->
        [0] Du bietest nichts.
       *[other] Du bietest { $pieces }.
    }
macht_ohnmacht-done-remove = Du hast { $pieces } aus { $region } entfernt.
macht_ohnmacht-done-marker = Du hast den Gebietsmarker von { $region } getauscht: { $marker }.
macht_ohnmacht-done-leave-unused = Du hast mit dem Marker nichts getan.
macht_ohnmacht-done-serpent = Du hast die Schlange gespielt.
macht_ohnmacht-done-pass = Du hast den Marker gelten lassen.
macht_ohnmacht-done-retreat = Du hast { $kind } nach { $region } gerettet.
macht_ohnmacht-done-give-up = Du hast niemanden gerettet.
macht_ohnmacht-done-move-in = Du bist eingezogen.
macht_ohnmacht-done-stay-out = Du bist draußen geblieben.
macht_ohnmacht-done-plan-serpent-pass-turn = Die Schlange: In diesem Zug lässt du alles gelten.
macht_ohnmacht-done-plan-serpent-never = Die Schlange: Du setzt sie nie ein.
macht_ohnmacht-done-plan-serpent-when =
    Die Schlange: { $count ->
        [0] Nichts ist genannt, wogegen du sie spielst
       *[other] Du spielst sie gegen { $targets }
    }; { $spare ->
        [ask] nach allem anderen wirst du gefragt.
       *[pass] alles andere lässt du gelten.
    }
macht_ohnmacht-done-plan-serpent-last = Du spielst sie nie, wo ihr Würfel einen Zyklus beenden würde, in dem die Gegenseite mehr aktive Gebiete hat.
macht_ohnmacht-done-plan-guard =
    { $count ->
        [one] jeden Sturz
       *[other] einen Sturz von { $count } oder mehr deiner Spielsteine
    }
macht_ohnmacht-done-plan-guarded = einen Sturz von { $regions }
macht_ohnmacht-done-plan-cancel = Blitzmarker, wenn sie genommen werden ({ $tiles })
macht_ohnmacht-done-plan-retreat-active = Rückzüge: Du rettest den Spielstein, der dir die meisten aktiven Gebiete bringt, zuerst in diesem Zyklus, dann im nächsten; bei gleichen zu deinem Nachbargebiet mit den meisten Spielsteinen.
macht_ohnmacht-done-plan-retreat-strongest = Rückzüge: zu deinem Nachbargebiet mit den meisten Spielsteinen.
macht_ohnmacht-done-plan-retreat-weakest = Rückzüge: zu deinem Nachbargebiet mit den wenigsten Spielsteinen, oder einem leeren.
macht_ohnmacht-done-plan-retreat-listed = Rückzüge: ins erste mögliche Gebiet von diesen: { $regions }.
macht_ohnmacht-done-plan-retreat-none = Rückzüge: Du rettest niemanden.
macht_ohnmacht-done-plan-save-active = Du rettest einen aktiven Spielstein, wenn es geht.
macht_ohnmacht-done-plan-save-passive = Du rettest einen passiven Spielstein, wenn es geht.
macht_ohnmacht-done-plan-bids-none = Versteigerungen: Du bietest nichts.
macht_ohnmacht-done-plan-bids-by-tile =
    { $own ->
        [yes] Alle Versteigerungen
       *[no] Versteigerungen von Markern, die die Gegenseite nimmt
    }: um einen Siegpunkt { $point ->
        [ask] wirst du gefragt
        [none] bietest du nichts
       *[other] bietest du bis zu { $point }
    }, um einen Aufstand { $rebellion ->
        [ask] wirst du gefragt
        [none] bietest du nichts
       *[other] bietest du bis zu { $rebellion }
    }, um einen Markertausch { $marker ->
        [ask] wirst du gefragt
        [none] bietest du nichts
       *[other] bietest du bis zu { $marker }
    }.
macht_ohnmacht-done-plan-bid-keep =
    { $count ->
        [one] Ein aktiver Spielstein bleibt immer in deiner Reserve.
       *[other] { $count } aktive Spielsteine bleiben immer in deiner Reserve.
    }
macht_ohnmacht-done-plan-bid-never = Du bietest nie mehr als einen Spielstein über dem, was die Gegenseite hat.
macht_ohnmacht-done-plan-bid-goal-ask = Um einen Siegpunkt, der nach dem jetzigen Stand eine Seite auf { $goal } brächte, wirst du gefragt.
macht_ohnmacht-done-plan-bid-goal-all = Um einen Siegpunkt, der nach dem jetzigen Stand eine Seite auf { $goal } brächte, bietest du alles, was nicht in Reserve bleiben muss.
macht_ohnmacht-done-plan-move-in-always = Gestürzte Gebiete: Du ziehst immer ein.
macht_ohnmacht-done-plan-move-in-keep =
    { $count ->
        [one] Du ziehst nie mit deinem letzten aktiven Spielstein der Reserve ein.
       *[other] Du ziehst nie ein, wenn weniger als { $count } aktive Spielsteine in Reserve blieben.
    }
macht_ohnmacht-done-plan-move-in-never = Gestürzte Gebiete: Du ziehst nie ein.
macht_ohnmacht-done-plan-rebellion-active = Ein Aufstand, den du gewinnst: Du entfernst, was die Gegenseite die meisten aktiven Gebiete kostet, zuerst in diesem Zyklus, dann im nächsten.
macht_ohnmacht-done-plan-rebellion-wish = Ein Aufstand, den du gewinnst: Du entfernst aus { $region }, was die Gegenseite die meisten aktiven Gebiete kostet.
macht_ohnmacht-done-plan-rebellion-none = Ein Aufstand, den du gewinnst: Du entfernst nichts.
macht_ohnmacht-done-plan-marker-wish = Ein Markertausch, den du gewinnst: { $region } bekommt den Marker { $marker }.
macht_ohnmacht-done-plan-marker-none = Ein Markertausch, den du gewinnst: Du tauschst nichts.
macht_ohnmacht-done-plan-otherwise-ask = Wo ein Gebiet oder Marker, den du genannt hast, nicht möglich ist, wirst du gefragt.
macht_ohnmacht-done-plan-otherwise-clock = Wo ein Gebiet oder Marker, den du genannt hast, nicht möglich ist, gilt die Antwort bei Fristablauf: Ein aktiver Spielstein wird in dein stärkstes Nachbargebiet gerettet, ein Marker bleibt ungenutzt.
macht_ohnmacht-done-plan-rest = Nach allem anderen wirst du gefragt.
macht_ohnmacht-done-plan-nothing = Du wirst nach allem gefragt.

## Im Profil: was in allen Partien das Größte war

macht_ohnmacht-feat-overthrow = Stärkster Umsturz
macht_ohnmacht-feat-kept = Meiste Regionen am Zyklusende
