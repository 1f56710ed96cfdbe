### Was die Karten von Guardians tun: eine Nachricht je Art von Fähigkeit.
###
### $cards nennt Karten im Plural, ohne Artikel: „Ritter“, „sterbliche Kreaturen“. Davor steht nie ein Artikel oder „deine“, denn die
### Endung bliebe falsch („deine sterbliche Kreaturen“): „eigene { $cards }“, „gegnerische { $cards }“, und nur im Nominativ oder
### Akkusativ. Zusätze, die an ein Wort angehängt werden, sind keine Nebensätze, denn ihnen würde das Komma fehlen.

## Der Rahmen

guardians-ability-command = Kommando: { $text }
guardians-card-play = { $timing }{ $limits }.

## Gemeinte Karten

guardians-creatures =
    { $size ->
        [s] kleine Kreaturen
        [m] mittelgroße Kreaturen
        [l] große Kreaturen
       *[any] Kreaturen
    }
guardians-creatures-mortal = sterbliche Kreaturen
guardians-creatures-elemental = elementare Kreaturen
guardians-creatures-external = jenseitige Kreaturen
guardians-cards-called = Kreaturen namens { $card }
guardians-cards-shield = Schilde
guardians-cards-standard_bearer = Standartenträger
guardians-cards-shield_terrain = Karten Schild/Gelände
guardians-cards-terrain = Geländekarten
guardians-cards-spell = Zauber
guardians-cards-item_hand = Handgegenstände
guardians-cards-item_creature = Kreaturengegenstände
guardians-cards-item_accessory = Zubehörkarten
guardians-cards-bribery = Bestechungskarten
guardians-cards-guardian = Guardians
guardians-cards-stronghold = Festungen
guardians-cards-stronghold_upgrade = Festungsausbauten
guardians-cards-stronghold_downgrade = Festungsschäden
guardians-whose =
    { $side ->
        [own] { $others ->
            [yes] andere eigene { $cards }
           *[no] eigene { $cards }
        }
        [opponent] gegnerische { $cards }
       *[both] { $others ->
            [yes] andere { $cards } beider Seiten
           *[no] { $cards } beider Seiten
        }
    }
guardians-under-this-shield = eigene Kreaturen unter diesem Schild
guardians-trait-mortal = der Farbe sterblich
guardians-trait-elemental = der Farbe elementar
guardians-trait-external = der Farbe jenseitig
guardians-trait-size =
    { $size ->
        [s] von kleiner Größe
        [m] von mittlerer Größe
       *[l] von großem Wuchs
    }
guardians-trait-flying = mit Flugfähigkeit
guardians-trait-not-flying = ohne Flugfähigkeit
guardians-trait-bribable = mit einem Laster
guardians-trait-not-bribable = ohne Laster
guardians-trait-open-to = mit dem Laster { $vice }
guardians-trait-below = mit weniger als { $base } Grundvitalität
guardians-trait-off-color = mit einem Farbbonus von { $bonus }
guardians-trait-attack = mit Angriff durch { $to }
guardians-trait-affected = ohne Immunität gegen { $to }
guardians-trait-immune = mit Immunität gegen { $to }
guardians-trait-ranged = mit Fernangriff
guardians-trait-not-ranged = ohne Fernangriff
guardians-trait-has-destroys = mit einer Fähigkeit zum Zerstören
guardians-trait-receiver = mit Recht auf Kanalisierung
guardians-trait-no-receiver = ohne Recht auf Kanalisierung
guardians-trait-defending = in ihrer Festung
guardians-trait-outside = außerhalb ihrer Festung

## Zusätze

guardians-clause-price =
    { $stones ->
        [one] für { $stones } Kraftstein
       *[other] für { $stones } Kraftsteine
    }
guardians-clause-once-per-movement = einmal je Bewegungsphase
guardians-clause-against = gegen { $cards }
guardians-clause-by = durch { $cards }
guardians-clause-by-vice = mit { $vice }
guardians-clause-beside = nur für eigene { $cards }
guardians-clause-as-secondary = als Nebenangreifer
guardians-clause-first-only = (nur die erste, die du als Hauptangreifer spielst)
guardians-clause-survives = beim Überleben dieser Karte
guardians-clause-in-front = in den zwei umkämpften Feldern davor
guardians-clause-one-match-up = für ein Duell
guardians-clause-flight =
    { $scope ->
        [space] (dieses Feld: { $ways })
        [own_strongholds] (deine Festungen: { $ways })
       *[other] ({ $ways })
    }
guardians-flight-into = hinein
guardians-flight-out = heraus
guardians-flight-over = darüber hinweg
guardians-lasting-in_match_up = mit dieser Karte im Duell
guardians-lasting-in_play = mit dieser Karte im Spiel
guardians-lasting-in_play_unbeaten = mit dieser Karte unbesiegt im Spiel
guardians-lasting-combat = in diesem Kampf
guardians-lasting-under_this_shield = unter diesem Schild
guardians-duration-turn = in dieser Runde
guardians-duration-in_play = mit dieser Karte im Spiel
guardians-scope-match_up = in ihrem Duell
guardians-scope-combat = in diesem Kampf
guardians-scope-space = in diesem Feld
guardians-scope-self = gegen diese Karte
guardians-scope-under_this_shield = unter diesem Schild
guardians-scope-adjacent_stronghold = unter der Festung daneben
guardians-scope-own_strongholds = in deinen Festungen
guardians-when-primary = als Hauptangreifer
guardians-when-secondary = als Nebenangreifer
guardians-when-attacking = im Angriff
guardians-when-defending = in der Verteidigung
guardians-when-terrain = im Gelände { $terrain }
guardians-when-terrain-none = auf Feldern ohne Geländekarte
guardians-when-terrain-face_down = auf verdeckten Geländekarten
guardians-when-disputed = im umkämpften Land
guardians-when-only = als einzige Karte der Klasse { $creature } im Spiel
guardians-when-upcard = bei passender Dominanzkarte ({ $cards })
guardians-per-icons = je Laster der gegnerischen Kreatur
guardians-per-in-play = je Karte im Spiel (andere { $cards })
guardians-per-beaten = je in diesem Kampf besiegter Karte ({ $cards })
guardians-per-survivor = je überlebender Karte (eigene { $cards })
guardians-per-terrain = je von dir kontrolliertem Feld mit Gelände { $terrain }
guardians-per-shields = je eigenem Schild im umkämpften Land
guardians-per-shields-lost = je verlorenem eigenen Schild
guardians-immunity-fire = Feuer
guardians-immunity-fear = Furcht
guardians-immunity-methane = Methan
guardians-immunity-cards = { $cards }
guardians-immunity-aoe = Flächenangriffe
guardians-immunity-ranged = Fernangriffe
guardians-immunity-destruction = Fähigkeiten zum Zerstören
guardians-source-guardian = dein Guardian
guardians-dispel-spell = Zauber
guardians-dispel-item = Gegenstände
guardians-dispel-command_ability = Kommandofähigkeiten
guardians-kind-pirate-captain = Piratenkapitän
guardians-kind-ploogak = Ploogak

## Vitalität

guardians-ability-vitality-bonus = { $amount } Vitalität{ $limits }.
guardians-ability-team-bonus = { $amount } Vitalität für { $who }{ $limits }.
guardians-ability-adds-up = Mehrere solche Karten werden zusammengezählt.
guardians-ability-not-dispellable = Nicht zu bannen.
guardians-ability-stronghold-bonus = { $amount } Vitalität für deine Kreaturen, die diese Festung verteidigen.
guardians-ability-off-color-bonus-mod =
    { $side ->
        [own] { $amount } auf jeden deiner Farbboni, der gerade gilt.
        [opponent] { $amount } auf jeden gegnerischen Farbbonus, der gerade gilt.
       *[both] { $amount } auf jeden Farbbonus, der gerade gilt, auf beiden Seiten.
    }
guardians-ability-terrain-bonus-mod =
    { $side ->
        [own] { $amount } auf jeden deiner Geländeboni, der gerade gilt.
        [opponent] { $amount } auf jeden gegnerischen Geländebonus, der gerade gilt.
       *[both] { $amount } auf jeden Geländebonus, der gerade gilt, auf beiden Seiten.
    }
guardians-ability-ignore-stronghold-bonus =
    { $scope ->
        [match_up] Die gegnerische Kreatur bekommt keinen Festungsbonus{ $limits }.
       *[adjacent_stronghold] Die Festung daneben gibt keinen Bonus{ $limits }.
    }

## Fernangriffe

guardians-ability-ranged = Fernangriff { $points }{ $limits }.
guardians-ability-ranged-force_push_and_lock = Er macht das Duell zu einem Unentschieden, an dem niemand mehr etwas ändern kann.
guardians-ability-ranged-cancel_ranged = Er nimmt einem gegnerischen Fernangriff den Wert.
guardians-ability-ranged-channel = Der Schuss darf bis zu { $points } Punkte Kanalisierung empfangen.
guardians-ability-ranged-beaten = Nach ihrem Schuss ist diese Karte besiegt.
guardians-ability-ranged-bonus =
    { $side ->
        [own] { $amount } für jeden deiner Fernangriffe{ $limits }.
        [opponent] { $amount } für jeden gegnerischen Fernangriff{ $limits }.
       *[both] { $amount } für jeden Fernangriff beider Seiten{ $limits }.
    }
guardians-ability-steal-ranged = Der gegnerische Fernangriff hilft stattdessen deinem Hauptangreifer.
guardians-ability-cancel-ranged = Der Fernangriff ist nichts wert.
guardians-ability-recall-ranged = Nimm alle Karten, die du für Fernangriffe verwendet hast, zurück in deine Kampfhand.

## Flächenangriffe und Zerstörung

guardians-ability-aoe-destroys =
    { $trigger ->
        [in_match_up] In ihrem Duell Flächenangriff { $points }{ $basis ->
            [none] {""}
           *[other] {" "}({ $basis })
        }: zerstört { $cards } bis { $points } Grundvitalität in { $sides ->
            [opponent] der gegnerischen Kampfhand
           *[both] beiden Kampfhänden
        }.
       *[command] Flächenangriff { $points }{ $basis ->
            [none] {""}
           *[other] {" "}({ $basis })
        }: zerstört { $cards } bis { $points } Grundvitalität in { $sides ->
            [opponent] der gegnerischen Kampfhand
           *[both] beiden Kampfhänden
        }.
    }
guardians-ability-aoe-suffocates =
    { $trigger ->
        [in_match_up] In ihrem Duell Flächenangriff { $points }{ $basis ->
            [none] {""}
           *[other] {" "}({ $basis })
        }: legt { $cards } bis { $points } Grundvitalität in { $sides ->
            [opponent] der gegnerischen Kampfhand
           *[both] beiden Kampfhänden
        } beiseite. Sie kämpfen und zählen nicht; Nebenangriffe können sie treffen.
       *[command] Flächenangriff { $points }{ $basis ->
            [none] {""}
           *[other] {" "}({ $basis })
        }: legt { $cards } bis { $points } Grundvitalität in { $sides ->
            [opponent] der gegnerischen Kampfhand
           *[both] beiden Kampfhänden
        } beiseite. Sie kämpfen und zählen nicht; Nebenangriffe können sie treffen.
    }
guardians-ability-aoe-plus-in-play =
    { $names ->
        [distinct] { $amount } je verschiedener Karte im Spiel (andere { $side ->
            [own] eigene{" "}
            [opponent] gegnerische{" "}
           *[both] {""}
        }{ $cards }).
       *[all] { $amount } je Karte im Spiel (andere { $side ->
            [own] eigene{" "}
            [opponent] gegnerische{" "}
           *[both] {""}
        }{ $cards }).
    }
guardians-ability-aoe-plus-discarded = { $amount } je Karte, die du dafür aus deiner Kampfhand ablegst ({ $cards }).
guardians-ability-aoe-plus-stone = { $amount } je weiterem Stein.
guardians-ability-costs =
    { $stones ->
        [one] Kostet { $stones } Kraftstein.
       *[other] Kostet { $stones } Kraftsteine.
    }
guardians-ability-area = Dient Kämpfen in den zwei umkämpften Feldern davor.
guardians-ability-destroys = Zerstört gegnerische { $cards }{ $limits }.
guardians-ability-destroy-loser = Zerstört { $cards } durch einen Sieg im Duell; nichts heilt sie.
guardians-ability-destroyed-if-beaten-by = Wird zerstört und nicht nur besiegt: durch { $cards }.
guardians-ability-destroy-pair = Zerstört eine eigene Karte ({ $cards }) in einem Duell und ihr Gegenüber, auch einen Guardian.
guardians-ability-destroy-pair-only = Zerstört eine eigene Karte ({ $cards }) in einem Duell und ihr Gegenüber, falls es dazugehört: { $opponents }.
guardians-ability-detonate =
    { $not_vs_guardian ->
        [yes] In einem beliebigen Duell darfst du eine eigene Kreatur sprengen ({ $cards }): sie und ihr Gegenüber werden zerstört. Nicht gegen einen Guardian.
       *[no] In einem beliebigen Duell darfst du eine eigene Kreatur sprengen ({ $cards }): sie und ihr Gegenüber werden zerstört.
    }
guardians-ability-destroy-channeler = Zerstört { $cards } beim Kanalisieren; ihre Punkte verfallen.
guardians-ability-destroy-terrain = Lege eine beliebige Geländekarte vom Tisch ab.
guardians-ability-destroy-upgrade = Lege einen beliebigen Festungsausbau ab.
guardians-ability-destroyed-when-used-as-command = Kommt auf den Friedhof, sobald ihr Kommando begonnen hat.

## Immunität

guardians-ability-immune = Immun gegen { $to }{ $limits }.
guardians-ability-all-immune-to-self = Schadet keiner gegnerischen Kreatur.
guardians-ability-grant-immunity = Immunität gegen { $to } für { $who }{ $limits }.
guardians-ability-attack-basis = Greift durch { $basis } an: Wer dagegen immun ist, nimmt keinen Schaden.

## Heilung

guardians-ability-heal =
    { $outcome ->
        [any] Heilt{ $limits } nach dem Kampf, ob gewonnen oder verloren, besiegte eigene { $cards }, höchstens { $count }.
       *[won] Heilt{ $limits } nach einem gewonnenen Kampf besiegte eigene { $cards }, höchstens { $count }.
    }
guardians-ability-heal-losses =
    { $outcome ->
        [any] Heilt{ $limits } nach dem Kampf, ob gewonnen oder verloren, besiegte eigene { $cards }: so viele, wie die Gegenseite Kreaturen verloren hat.
       *[won] Heilt{ $limits } nach einem gewonnenen Kampf besiegte eigene { $cards }: so viele, wie die Gegenseite Kreaturen verloren hat.
    }
guardians-ability-recover-self =
    { $trigger ->
        [beaten] Wird diese Karte{ $limits } besiegt, darf sie am Ende des Kampfes{ $price } in { $hand ->
            [storage_hand] deine Vorratshand
           *[creature_pen] dein Gehege
        }.
       *[lost_in_combat] Geht diese Karte{ $limits } im Kampf verloren, darf sie am Ende des Kampfes{ $price } in { $hand ->
            [storage_hand] deine Vorratshand
           *[creature_pen] dein Gehege
        }.
    }
guardians-ability-recover =
    { $trigger ->
        [beaten] Am Ende des Kampfes{ $price } in { $hand ->
            [storage_hand] deine Vorratshand
           *[creature_pen] dein Gehege
        }, sofern{ $limits } besiegt: { $who }.
       *[lost_in_combat] Am Ende des Kampfes{ $price } in { $hand ->
            [storage_hand] deine Vorratshand
           *[creature_pen] dein Gehege
        }, sofern{ $limits } im Kampf verloren: { $who }.
    }

## Kontrolle

guardians-ability-control-value = Zählt { $value } in der Summe der Überlebenden.
guardians-ability-control-bonus = { $amount } auf deine Summe der Überlebenden{ $limits }.
guardians-ability-control-per-stone = { $amount } je Stein, den du zahlst.
guardians-ability-control-exclude-self = Zählt nicht in der Summe der Überlebenden.
guardians-ability-control-exclude = Ihr Gegenüber im Duell zählt nicht in der Summe der Überlebenden.
guardians-ability-control-exclude-only = Ihr Gegenüber im Duell zählt nicht in der Summe der Überlebenden, falls es dazugehört: { $cards }.
guardians-ability-sideline =
    { $sides ->
        [opponent] Legt { $cards } aus der gegnerischen Kampfhand beiseite: Sie kämpfen und zählen nicht; Nebenangriffe können sie treffen.
       *[both] Legt { $cards } aus beiden Kampfhänden beiseite: Sie kämpfen und zählen nicht; Nebenangriffe können sie treffen.
    }

## Ausgang eines Duells

guardians-ability-win-pushes =
    { $side ->
        [own] Du gewinnst die Unentschieden in Duellen.
        [opponent] Die Gegenseite gewinnt die Unentschieden in Duellen.
       *[both] Beide gewinnen die Unentschieden in Duellen.
    }
guardians-ability-push-unless = Ist{ $limits } nur mit { $margin } Punkten Unterschied zu besiegen; weniger heißt unentschieden.
guardians-ability-push-unless-team = Eigene { $cards } sind{ $limits } nur mit { $margin } Punkten Unterschied zu besiegen; weniger heißt unentschieden.
guardians-ability-win-if-beaten-by-more-than =
    { $not_vs_guardian ->
        [yes] Dein Hauptangreifer gewinnt, wenn er mit mehr als { $margin } Punkten Unterschied verlieren würde. Nicht gegen einen Guardian.
       *[no] Dein Hauptangreifer gewinnt, wenn er mit mehr als { $margin } Punkten Unterschied verlieren würde.
    }
guardians-ability-auto-win = Besiegt ihr Gegenüber{ $limits }, wie hoch die Summen auch sind.
guardians-ability-contribution = Gibt, einmal besiegt, { $amount } statt der Grundvitalität zu Nebenangriffen auf die Siegerkarte.
guardians-ability-must-be-first-primary = Muss dein erster Hauptangreifer sein, wenn diese Karte in deiner Kampfhand ist.

## Kommandos

guardians-ability-cancel-command = Hebt{ $limits } das gegnerische Kommando auf.
guardians-ability-set-terrain = Das Feld hat für diesen Kampf das Gelände { $terrain }.
guardians-ability-declare =
    { $info ->
        [size] { $first_only ->
            [yes] Die Gegenseite muss die Größe des ersten Hauptangreifers im Voraus ansagen.
           *[no] Die Gegenseite muss die Größe jedes Hauptangreifers im Voraus ansagen.
        }
       *[color] { $first_only ->
            [yes] Die Gegenseite muss die Farbe des ersten Hauptangreifers im Voraus ansagen.
           *[no] Die Gegenseite muss die Farbe jedes Hauptangreifers im Voraus ansagen.
        }
    }
guardians-ability-blank-text =
    { $scope ->
        [primary_opponent] Ihr Gegenüber im Duell verliert für diesen Kampf seine Fähigkeiten.
       *[all_creatures] Alle Kreaturen verlieren für diesen Kampf ihre Fähigkeiten.
    }
guardians-ability-universal-bribe = Jede deiner Bestechungskarten wirkt bei jeder Kreatur, die überhaupt bestechlich ist.
guardians-ability-bribe-from-hand = Die Gegenseite zeigt, was in ihrer Kampfhand das Laster { $vice } hat. Du schickst eine dieser Kreaturen in ihr Gehege.
guardians-ability-command-with = Zusammen mit einer Kreatur ist diese Karte deine Kommandokarte: { $text }
guardians-ability-removes-command = Das eigene Kommando der Kreatur gilt nicht.

## Bestechung

guardians-ability-bribe = Schickt eine Kreatur mit dem Laster { $vice } zurück in ihr Gehege.
guardians-ability-steal-bribe = Die Bestechung mit { $vice } scheitert, und ihre Karte gehört bis zum Ende des Kampfes dir.
guardians-ability-bribe-returns = Deine Bestechungskarten für { $bribe } kommen{ $limits } nach Gebrauch zurück in deine Vorratshand.
guardians-ability-send-to-pen = Schickt den gegnerischen Hauptangreifer in sein Gehege, falls er dazugehört: { $cards }. Deiner bleibt ohne Gegenüber.

## Verbote

guardians-ability-forbid =
    { $side ->
        [opponent] Die Gegenseite kann{ $what ->
            [channeling] { $limits } nicht kanalisieren
            [creature_channeling] { $limits } nicht mit Kreaturen kanalisieren
            [ranged] { $limits } keine Fernangriffe einsetzen
            [bribery] { $limits } nicht bestechen
            [secondary] { $limits } keine Nebenangriffe führen
            [flying] {" "}nicht fliegen{ $limits }
            [command] { $limits } keine Kommandokarten einsetzen
            [dispel] { $limits } nichts bannen
            [aoe] { $limits } keine Flächenangriffe einsetzen
           *[off_color_bonus] { $limits } keine Farbboni bekommen
        }.
       *[both] Niemand kann{ $what ->
            [channeling] { $limits } kanalisieren
            [creature_channeling] { $limits } mit Kreaturen kanalisieren
            [ranged] { $limits } Fernangriffe einsetzen
            [bribery] { $limits } bestechen
            [secondary] { $limits } Nebenangriffe führen
            [flying] {" "}fliegen{ $limits }
            [command] { $limits } Kommandokarten einsetzen
            [dispel] { $limits } etwas bannen
            [aoe] { $limits } Flächenangriffe einsetzen
           *[off_color_bonus] { $limits } Farbboni bekommen
        }.
    }
guardians-ability-forbid-except = Diese Karte selbst ist bestechlich.
guardians-ability-allow = Fernangriffe sind in diesem Feld möglich, was immer sein Gelände verbietet.

## Kanalisieren

guardians-ability-channel-send =
    { $ignores_red_bar ->
        [yes] Kanalisiert nur an { $cards }, auch mit rotem Balken.
       *[no] Kanalisiert nur an { $cards }.
    }
guardians-ability-receive-any = Darf beliebig viel Kanalisierung empfangen.
guardians-ability-receive-cap = Darf bis zu { $points } Punkte Kanalisierung empfangen.
guardians-ability-receive-from = Nur diese dürfen an die Karte kanalisieren: { $sources }.
guardians-ability-grant-receiver = Erlaubt Kanalisierung an { $who } auch mit rotem Balken{ $limits }.
guardians-ability-grant-receiver-some = Erlaubt Kanalisierung an { $who } auch mit rotem Balken, höchstens { $count } davon{ $limits }.
guardians-ability-cmp-mod =
    { $sources ->
        [guardian] { $amount } Kanalpunkte für { $side ->
            [own] deinen Guardian
            [opponent] den gegnerischen Guardian
           *[both] beide Guardians
        }{ $limits }.
        [creature] { $amount } Kanalpunkte für { $side ->
            [own] deine Kreaturen
            [opponent] die gegnerischen Kreaturen
           *[both] alle Kreaturen
        }{ $limits }.
       *[any] { $amount } Kanalpunkte für { $side ->
            [own] deinen Guardian und deine Kreaturen
            [opponent] den gegnerischen Guardian und die gegnerischen Kreaturen
           *[both] alle Guardians und Kreaturen
        }{ $limits }.
    }
guardians-ability-cmp-set =
    { $sources ->
        [guardian] Kanalpunkte { $set_to } für { $side ->
            [own] deinen Guardian
            [opponent] den gegnerischen Guardian
           *[both] beide Guardians
        }{ $limits }.
        [creature] Kanalpunkte { $set_to } für { $side ->
            [own] deine Kreaturen
            [opponent] die gegnerischen Kreaturen
           *[both] alle Kreaturen
        }{ $limits }.
       *[any] Kanalpunkte { $set_to } für { $side ->
            [own] deinen Guardian und deine Kreaturen
            [opponent] den gegnerischen Guardian und die gegnerischen Kreaturen
           *[both] alle Guardians und Kreaturen
        }{ $limits }.
    }
guardians-ability-reverse-channeling = Was der gegnerische Guardian kanalisiert, wird abgezogen statt addiert.
guardians-ability-cancel-channeling = Hebt{ $limits } eine Kanalisierung auf.
guardians-ability-guardian-channel-any =
    { $cost_stones ->
        [one] Dein Guardian darf für { $cost_stones } Kraftstein { $points } Punkte an eine Kreatur mit rotem Balken kanalisieren.
       *[other] Dein Guardian darf für { $cost_stones } Kraftsteine { $points } Punkte an eine Kreatur mit rotem Balken kanalisieren.
    }
guardians-ability-guardian-channel-limit =
    { $uses_per_creature ->
        [one] Dein Guardian darf in einem Kampf nur einmal an dieselbe Kreatur kanalisieren.
       *[other] Dein Guardian darf in einem Kampf nur { $uses_per_creature }-mal an dieselbe Kreatur kanalisieren.
    }

## Kraftsteine

guardians-ability-stones =
    { $change ->
        [gain] { $who ->
            [own] Du bekommst
           *[opponent] Die Gegenseite bekommt
        }
       *[loss] { $who ->
            [own] Du verlierst
           *[opponent] Die Gegenseite verliert
        }
    } { $count ->
        [one] { $count } Kraftstein
       *[other] { $count } Kraftsteine
    }.
guardians-ability-stones-when =
    { $trigger ->
        [beats_opponent_who_channeled_this_combat] Wenn diese Karte eine Kreatur besiegt und die Gegenseite in diesem Kampf kanalisiert hat
        [beats_primary_opponent] Wenn diese Karte ihr Gegenüber im Duell besiegt
        [end_draw_organize_with_own_shield_here] Wenn die Aufstellung der Runde endet und dein Schild hier liegt
        [opponent_channels] Wenn die Gegenseite kanalisiert
        [own_creature_beats_opponent] Wenn eine deiner Kreaturen ihr Gegenüber besiegt
       *[own_creature_bribed] Wenn eine deiner Kreaturen bestochen wird
    }, { $change ->
        [gain] { $who ->
            [own] bekommst du
           *[opponent] bekommt die Gegenseite
        }
       *[loss] { $who ->
            [own] verlierst du
           *[opponent] verliert die Gegenseite
        }
    }{ $limits } { $count ->
        [one] { $count } Kraftstein
       *[other] { $count } Kraftsteine
    }.
guardians-ability-convert =
    { $rate ->
        [one] Lege jederzeit eine Karte aus deiner Vorratshand ab: Du bekommst 1 Kraftstein.
       *[other] Lege jederzeit { $rate } Karten aus deiner Vorratshand ab: Du bekommst 1 Kraftstein.
    }

## Zauber

guardians-ability-dispel = Hebt eine Wirkung von diesen auf: { $targets }. Nie eine Kanalisierung.
guardians-ability-view-opponent_storage_hand = Du siehst die gegnerische Vorratshand.
guardians-ability-view-vitality_total_of_enemy_space = Du erfährst, wie viel Vitalität die Gegenseite in einem Feld hat.
guardians-ability-unchallenge-pair = Lässt beide Kreaturen eines Duells ohne Gegenüber, falls eine dazugehört: { $cards }.
guardians-ability-free-retreat = Zieh dich in ein beliebiges freies Feld des umkämpften Landes neben dem Kampf zurück.

## Dominanz

guardians-ability-replace-upcard =
    { $target ->
        [opponent] Die Gegenseite legt ihre Dominanzkarte ab und deckt die nächste auf.
       *[both] Beide legen ihre Dominanzkarten ab und decken die nächsten auf.
    }
guardians-ability-upcard-to-hand =
    { $hand ->
        [combat_hand] Nimm deine Dominanzkarte in deine Kampfhand{ $limits }.
       *[storage_hand] Nimm deine Dominanzkarte in deine Vorratshand{ $limits }.
    }
guardians-ability-becomes-upcard = Diese Karte nimmt ihren Platz ein.
guardians-ability-upcard-optional = Wenn du ziehst, darfst du deine Dominanzkarte ablegen und alle Karten vom Deck ziehen.
guardians-ability-initiative = Du ziehst in dieser Runde zuerst.

## Bewegung

guardians-ability-move =
    { $count ->
        [0] { $amount } Feld für { $side ->
            [own] jeden deiner Schilde
           *[opponent] jeden gegnerischen Schild
        }{ $limits }.
        [one] { $amount } Feld für { $count } { $side ->
            [own] deiner Schilde
           *[opponent] der gegnerischen Schilde
        }{ $limits }.
       *[other] { $amount } Feld für { $count } { $side ->
            [own] deiner Schilde
           *[opponent] der gegnerischen Schilde
        }{ $limits }.
    }
guardians-ability-move-max =
    { $count ->
        [0] Höchstens { $set_max } Feld für { $side ->
            [own] jeden deiner Schilde
           *[opponent] jeden gegnerischen Schild
        }{ $limits }.
        [one] Höchstens { $set_max } Feld für { $count } { $side ->
            [own] deiner Schilde
           *[opponent] der gegnerischen Schilde
        }{ $limits }.
       *[other] Höchstens { $set_max } Feld für { $count } { $side ->
            [own] deiner Schilde
           *[opponent] der gegnerischen Schilde
        }{ $limits }.
    }
guardians-ability-cancel-flight = Der Schild fliegt nicht und bleibt gedreht, wo er ist. Seine Seite fliegt in dieser Runde nicht mehr.
guardians-ability-flights-per-turn =
    { $shields ->
        [one] In dieser Runde darf { $shields } deiner Schilde fliegen.
       *[other] In dieser Runde dürfen { $shields } deiner Schilde fliegen.
    }
guardians-ability-grant-flying =
    { $count ->
        [one] Eine Kreatur des Stapels fliegt; diese Karte geht mit ihr verloren.
       *[other] { $count } Kreaturen des Stapels fliegen; diese Karte geht mit ihnen verloren.
    }

## Stapel, Festungen, Guardians

guardians-ability-stack-as-base =
    { $count ->
        [one] Eine Kreatur des Stapels zählt für die Grenze des Feldes mit ihrer Grundvitalität.
       *[other] { $count } Kreaturen des Stapels zählen für die Grenze des Feldes mit ihrer Grundvitalität.
    }
guardians-ability-defend-from-below = Kreaturen unter der Festung daneben dürfen sie mit verteidigen.
guardians-ability-upkeep =
    { $count ->
        [one] Bei der Geländebelegung legt, wer hier einen Schild hat, eine Kreatur ab.
       *[other] Bei der Geländebelegung legt, wer hier einen Schild hat, { $count } Kreaturen ab.
    }
guardians-ability-guardian-vitality = { $amount } Vitalität für deinen Guardian.
guardians-ability-draw-bonus =
    { $count ->
        [one] Zieh { $count } Karte mehr{ $limits }.
       *[other] Zieh { $count } Karten mehr{ $limits }.
    }
guardians-ability-draw-mod = { $amount } auf das, was dein Guardian für die niedrigere Dominanz zieht.

## Grenzen

guardians-ability-limit-one-per-space = Je Kampf darf für dich nur eine davon kämpfen: { $group }.
guardians-ability-limit-one-in-play = Von dieser Karte darf nur eine im Spiel sein: { $group }.
