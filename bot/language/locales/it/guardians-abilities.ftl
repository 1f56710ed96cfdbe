### Che cosa fanno le carte di Guardians: un messaggio per ogni tipo di capacità.
###
### $cards nomina carte al plurale, senza articolo, di qualsiasi genere: “Cavalieri”, “Ninfe”, “creature volanti”; non si
### scrive quindi “i” o “le” davanti. $who dice di chi sono: “Cavalieri dalla tua parte”. $limits limita la capacità; è
### vuoto o comincia con uno spazio.

## La cornice

guardians-ability-command = Comando: { $text }
guardians-card-play = { $timing }{ $limits }.

## Le carte che si intendono

guardians-creatures =
    { $size ->
        [s] creature di taglia piccola
        [m] creature di taglia media
        [l] creature di taglia grande
       *[any] creature
    }
guardians-creatures-mortal = creature mortali
guardians-creatures-elemental = creature elementali
guardians-creatures-external = creature esterne
guardians-cards-called = creature chiamate { $card }
guardians-cards-shield = scudi
guardians-cards-standard_bearer = portastendardi
guardians-cards-shield_terrain = scudi/terreni
guardians-cards-terrain = terreni
guardians-cards-spell = incantesimi
guardians-cards-item_hand = oggetti da mano
guardians-cards-item_creature = oggetti da creatura
guardians-cards-item_accessory = accessori
guardians-cards-bribery = carte corruzione
guardians-cards-guardian = Guardiani
guardians-cards-stronghold = roccaforti
guardians-cards-stronghold_upgrade = potenziamenti di roccaforte
guardians-cards-stronghold_downgrade = degradi di roccaforte
guardians-whose =
    { $side ->
        [own] { $others ->
            [yes] ogni altra tua carta tra { $cards }
           *[no]
                { $cards ->
                    [creature] le tue creature
                   *[other] { $cards } dalla tua parte
                }
        }
        [opponent] { $cards } dell’avversario
       *[both] { $others ->
            [yes] ogni altra carta tra { $cards } di entrambe le parti
           *[no] { $cards } di entrambe le parti
        }
    }
guardians-under-this-shield = creature tue sotto questo scudo
guardians-trait-mortal = di colore mortale
guardians-trait-elemental = di colore elementale
guardians-trait-external = di colore esterno
guardians-trait-size =
    { $size ->
        [s] di taglia piccola
        [m] di taglia media
       *[l] di taglia grande
    }
guardians-trait-flying = volanti
guardians-trait-not-flying = che non volano
guardians-trait-bribable = corruttibili
guardians-trait-not-bribable = incorruttibili
guardians-trait-open-to = vulnerabili a { $vice }
guardians-trait-below = con meno di { $base } di vitalità di base
guardians-trait-off-color = con un bonus fuori colore di { $bonus }
guardians-trait-attack = che attaccano con { $to }
guardians-trait-affected = senza immunità contro { $to }
guardians-trait-immune = con immunità contro { $to }
guardians-trait-ranged = con un attacco a distanza
guardians-trait-not-ranged = senza attacco a distanza
guardians-trait-has-destroys = con capacità distruttive
guardians-trait-receiver = che possono ricevere canalizzazione
guardians-trait-no-receiver = che non possono ricevere canalizzazione
guardians-trait-defending = che difendono una roccaforte
guardians-trait-outside = che non difendono roccaforti

## Le precisazioni

guardians-clause-price =
    { $stones ->
        [one] per { $stones } pietra del potere
       *[other] per { $stones } pietre del potere
    }
guardians-clause-once-per-movement = una volta per fase di movimento
guardians-clause-against = contro { $cards }
guardians-clause-by = da { $cards }
guardians-clause-by-vice = con { $vice }
guardians-clause-beside = solo accanto a { $cards } dalla tua parte
guardians-clause-as-secondary = negli attacchi secondari
guardians-clause-first-only = (conta solo la prima carta giocata come attaccante primario)
guardians-clause-survives = se questa carta sopravvive
guardians-clause-in-front = nelle due terre contese di fronte
guardians-clause-one-match-up = per un confronto
guardians-clause-flight =
    { $scope ->
        [space] in questa casella ({ $ways })
        [own_strongholds] nelle tue roccaforti ({ $ways })
       *[other] lì ({ $ways })
    }
guardians-flight-into = arrivo
guardians-flight-out = partenza
guardians-flight-over = sorvolo
guardians-lasting-in_match_up = finché questa carta è nel confronto
guardians-lasting-in_play = finché questa carta è in gioco
guardians-lasting-in_play_unbeaten = finché questa carta è in gioco e non è battuta
guardians-lasting-combat = in questo combattimento
guardians-lasting-under_this_shield = sotto questo scudo
guardians-duration-turn = in questo turno
guardians-duration-in_play = finché questa carta è in gioco
guardians-scope-match_up = nel suo confronto
guardians-scope-combat = in questo combattimento
guardians-scope-space = in questa casella
guardians-scope-self = contro questa carta
guardians-scope-under_this_shield = sotto questo scudo
guardians-scope-adjacent_stronghold = sotto la roccaforte accanto
guardians-scope-own_strongholds = nelle tue roccaforti
guardians-when-primary = come attaccante primario
guardians-when-secondary = come attaccante secondario
guardians-when-attacking = quando attacchi
guardians-when-defending = quando difendi
guardians-when-terrain = su terreno di tipo { $terrain }
guardians-when-terrain-none = dove non ci sono carte terreno
guardians-when-terrain-face_down = dove la carta terreno è coperta
guardians-when-disputed = nelle terre contese
guardians-when-only = se non è in gioco nessun’altra creatura di classe { $creature }
guardians-when-upcard = se la tua carta dominanza è tra { $cards }
guardians-per-icons = per ogni simbolo di corruzione della carta che affronta
guardians-per-in-play = per ogni altra carta in gioco tra { $cards }
guardians-per-beaten = per ogni carta battuta in questo combattimento tra { $cards }
guardians-per-survivor = per ogni tua carta sopravvissuta tra { $cards }
guardians-per-terrain = per ogni casella di tipo { $terrain } che controlli
guardians-per-shields = per ogni tuo scudo nelle terre contese
guardians-per-shields-lost = per ogni scudo che hai perso
guardians-immunity-fire = il fuoco
guardians-immunity-fear = la paura
guardians-immunity-methane = il metano
guardians-immunity-cards = { $cards }
guardians-immunity-aoe = gli attacchi ad area
guardians-immunity-ranged = gli attacchi a distanza
guardians-immunity-destruction = le capacità che distruggono
guardians-source-guardian = il tuo Guardiano
guardians-dispel-spell = incantesimi
guardians-dispel-item = oggetti
guardians-dispel-command_ability = capacità di comando
guardians-kind-pirate-captain = Capitano pirata
guardians-kind-ploogak = Ploogak

## Vitalità

guardians-ability-vitality-bonus = { $amount } di vitalità{ $limits }.
guardians-ability-team-bonus = { $amount } di vitalità per { $who }{ $limits }.
guardians-ability-adds-up = Più carte di questo tipo si sommano.
guardians-ability-not-dispellable = Questo non può essere dissolto.
guardians-ability-stronghold-bonus = { $amount } di vitalità per le tue creature che difendono questa roccaforte.
guardians-ability-off-color-bonus-mod =
    { $side ->
        [own] { $amount } a ogni tuo bonus fuori colore che vale.
        [opponent] { $amount } a ogni bonus fuori colore dell’avversario che vale.
       *[both] { $amount } a ogni bonus fuori colore che vale, da entrambe le parti.
    }
guardians-ability-terrain-bonus-mod =
    { $side ->
        [own] { $amount } a ogni tuo bonus di terreno che vale.
        [opponent] { $amount } a ogni bonus di terreno dell’avversario che vale.
       *[both] { $amount } a ogni bonus di terreno che vale, da entrambe le parti.
    }
guardians-ability-ignore-stronghold-bonus =
    { $scope ->
        [match_up] Chi l’affronta non ha bonus di roccaforte{ $limits }.
       *[adjacent_stronghold] La roccaforte accanto non dà bonus{ $limits }.
    }

## Attacchi a distanza

guardians-ability-ranged = Attacco a distanza di { $points }{ $limits }.
guardians-ability-ranged-force_push_and_lock = Rende il confronto un pareggio che nessuno può più cambiare.
guardians-ability-ranged-cancel_ranged = Annulla il valore di un attacco a distanza dell’avversario.
guardians-ability-ranged-channel = Il tiro può ricevere fino a { $points } punti di canalizzazione.
guardians-ability-ranged-beaten = Dopo il tiro, questa carta è battuta.
guardians-ability-ranged-bonus =
    { $side ->
        [own] { $amount } a ogni tuo attacco a distanza{ $limits }.
        [opponent] { $amount } a ogni attacco a distanza dell’avversario{ $limits }.
       *[both] { $amount } a ogni attacco a distanza di entrambe le parti{ $limits }.
    }
guardians-ability-steal-ranged = L’attacco a distanza dell’avversario aiuta invece il tuo attaccante primario.
guardians-ability-cancel-ranged = L’attacco a distanza non vale nulla.
guardians-ability-recall-ranged = Riprendi nella tua mano di combattimento tutte le carte che hai usato per attacchi a distanza.

## Attacchi ad area e distruzione

guardians-ability-aoe-destroys =
    { $trigger ->
        [in_match_up] Nel suo confronto, area di { $points }{ $basis ->
            [none] {""}
           *[other] {" "}({ $basis })
        }: distrugge { $cards } fino a { $points } di vitalità di base { $sides ->
            [opponent] nella mano avversaria
           *[both] nelle due mani
        }.
       *[command] Attacco ad area di { $points }{ $basis ->
            [none] {""}
           *[other] {" "}({ $basis })
        }: distrugge { $cards } fino a { $points } di vitalità di base { $sides ->
            [opponent] nella mano avversaria
           *[both] nelle due mani
        }.
    }
guardians-ability-aoe-suffocates =
    { $trigger ->
        [in_match_up] Nel suo confronto, area di { $points }{ $basis ->
            [none] {""}
           *[other] {" "}({ $basis })
        }: mette da parte { $cards } fino a { $points } di vitalità di base { $sides ->
            [opponent] nella mano avversaria
           *[both] nelle due mani
        }. Lì non combattono e non contano, ma possono subire attacchi secondari.
       *[command] Attacco ad area di { $points }{ $basis ->
            [none] {""}
           *[other] {" "}({ $basis })
        }: mette da parte { $cards } fino a { $points } di vitalità di base { $sides ->
            [opponent] nella mano avversaria
           *[both] nelle due mani
        }. Lì non combattono e non contano, ma possono subire attacchi secondari.
    }
guardians-ability-aoe-plus-in-play =
    { $names ->
        [distinct] { $amount } per ogni altra carta diversa in gioco tra { $cards }{ $side ->
            [own] {" "}dalla tua parte
            [opponent] {" "}dell’avversario
           *[both] {""}
        }.
       *[all] { $amount } per ogni altra carta in gioco tra { $cards }{ $side ->
            [own] {" "}dalla tua parte
            [opponent] {" "}dell’avversario
           *[both] {""}
        }.
    }
guardians-ability-aoe-plus-discarded = { $amount } per ogni carta che scarti dalla tua mano di combattimento tra { $cards }.
guardians-ability-aoe-plus-stone = { $amount } per ogni pietra in più.
guardians-ability-costs =
    { $stones ->
        [one] Costa { $stones } pietra del potere.
       *[other] Costa { $stones } pietre del potere.
    }
guardians-ability-area = Serve nei combattimenti nelle due terre contese di fronte.
guardians-ability-destroys = Distrugge { $cards } che affronta{ $limits }.
guardians-ability-destroy-loser = Distrugge { $cards } che batte; nulla può curare queste carte.
guardians-ability-destroyed-if-beaten-by = Questa carta è distrutta, non solo battuta, se è battuta da { $cards }.
guardians-ability-destroy-pair = In un confronto primario, distrugge una tua carta tra { $cards } e la carta che affronta, anche un Guardiano.
guardians-ability-destroy-pair-only =
    In un confronto primario, distrugge { $cards ->
        [creature] una tua creatura
       *[other] una tua carta tra { $cards }
    } e la carta che affronta, se questa è tra { $opponents }.
guardians-ability-detonate =
    { $not_vs_guardian ->
        [yes] In un confronto primario puoi far saltare in aria una tua carta tra { $cards }: è distrutta insieme alla carta che affronta. Non contro un Guardiano.
       *[no] In un confronto primario puoi far saltare in aria una tua carta tra { $cards }: è distrutta insieme alla carta che affronta.
    }
guardians-ability-destroy-channeler =
    { $cards ->
        [creature] Se una creatura canalizza, è distrutta e non dà nulla.
       *[other] Se una carta tra { $cards } canalizza, è distrutta e non dà nulla.
    }
guardians-ability-destroy-terrain = Scarta una qualsiasi carta terreno dal tavolo.
guardians-ability-destroy-upgrade = Scarta un qualsiasi potenziamento di roccaforte.
guardians-ability-destroyed-when-used-as-command = Va al cimitero appena il suo comando è cominciato.

## Immunità

guardians-ability-immune = Immunità contro { $to }{ $limits }.
guardians-ability-all-immune-to-self = Non ferisce nessun avversario.
guardians-ability-grant-immunity = Immunità contro { $to } per { $who }{ $limits }.
guardians-ability-attack-basis = Attacca con { $basis }: chi vi è immune non è ferito.

## Cure

guardians-ability-heal =
    { $outcome ->
        [any] Dopo il combattimento, vinto o perso,
       *[won] Se vinci il combattimento,
    } { $count ->
        [one] guarisce { $count } tua carta battuta
       *[other] guarisce { $count } tue carte battute
    } tra { $cards }{ $limits }.
guardians-ability-heal-losses =
    { $outcome ->
        [any] Dopo il combattimento, vinto o perso, guarisce tante tue carte battute tra { $cards } quante creature ha perso l’avversario{ $limits }.
       *[won] Se vinci il combattimento, guarisce tante tue carte battute tra { $cards } quante creature ha perso l’avversario{ $limits }.
    }
guardians-ability-recover-self =
    { $trigger ->
        [beaten] Se è battuta{ $limits }, questa carta può andare { $hand ->
            [storage_hand] nella tua mano di riserva
           *[creature_pen] nel tuo recinto
        } a fine combattimento{ $price }.
       *[lost_in_combat] Se è persa in combattimento{ $limits }, questa carta può andare { $hand ->
            [storage_hand] nella tua mano di riserva
           *[creature_pen] nel tuo recinto
        } a fine combattimento{ $price }.
    }
guardians-ability-recover =
    { $trigger ->
        [beaten] Tra { $who }, le carte battute{ $limits } possono andare { $hand ->
            [storage_hand] nella tua mano di riserva
           *[creature_pen] nel tuo recinto
        } a fine combattimento{ $price }.
       *[lost_in_combat] Tra { $who }, le carte perse in combattimento{ $limits } possono andare { $hand ->
            [storage_hand] nella tua mano di riserva
           *[creature_pen] nel tuo recinto
        } a fine combattimento{ $price }.
    }

## Controllo

guardians-ability-control-value = Conta { $value } nel totale dei sopravvissuti.
guardians-ability-control-bonus = { $amount } al tuo totale dei sopravvissuti{ $limits }.
guardians-ability-control-per-stone = { $amount } per ogni pietra che paghi.
guardians-ability-control-exclude-self = Non conta nel totale dei sopravvissuti.
guardians-ability-control-exclude = Il suo avversario primario non conta nel totale dei sopravvissuti.
guardians-ability-control-exclude-only = Il suo avversario primario non conta nel totale dei sopravvissuti, se è tra { $cards }.
guardians-ability-sideline =
    { $sides ->
        [opponent] Mette da parte { $cards } dalla mano avversaria: non combattono e non contano, ma possono subire attacchi secondari.
       *[both] Mette da parte { $cards } dalle due mani: non combattono e non contano, ma possono subire attacchi secondari.
    }

## Esito di un confronto

guardians-ability-win-pushes =
    { $side ->
        [own] Vinci i pareggi nei confronti primari.
        [opponent] L’avversario vince i pareggi nei confronti primari.
       *[both] Entrambe le parti vincono i pareggi nei confronti primari.
    }
guardians-ability-push-unless = È battuta solo con almeno { $margin } punti di scarto{ $limits }; con meno, il confronto è un pareggio.
guardians-ability-push-unless-team = Servono almeno { $margin } punti di scarto per battere { $cards } dalla tua parte{ $limits }; con meno, il confronto è un pareggio.
guardians-ability-win-if-beaten-by-more-than =
    { $not_vs_guardian ->
        [yes] Il tuo attaccante primario vince se dovesse perdere per più di { $margin } punti. Non contro un Guardiano.
       *[no] Il tuo attaccante primario vince se dovesse perdere per più di { $margin } punti.
    }
guardians-ability-auto-win = Batte la carta che affronta{ $limits }, quali che siano i totali.
guardians-ability-contribution = Una volta battuta, dà { $amount } invece della sua vitalità di base agli attacchi secondari contro chi l’ha battuta.
guardians-ability-must-be-first-primary = Se è nella tua mano di combattimento, deve essere il tuo primo attaccante primario.

## Comandi

guardians-ability-cancel-command = Annulla il comando dell’avversario{ $limits }.
guardians-ability-set-terrain = In questo combattimento la casella è di tipo { $terrain }.
guardians-ability-declare =
    { $info ->
        [size] { $first_only ->
            [yes] L’avversario deve dichiarare in anticipo la taglia del primo attaccante primario.
           *[no] L’avversario deve dichiarare in anticipo la taglia di ogni attaccante primario.
        }
       *[color] { $first_only ->
            [yes] L’avversario deve dichiarare in anticipo il colore del primo attaccante primario.
           *[no] L’avversario deve dichiarare in anticipo il colore di ogni attaccante primario.
        }
    }
guardians-ability-blank-text =
    { $scope ->
        [primary_opponent] Il suo avversario primario perde le sue capacità per questo combattimento.
       *[all_creatures] Tutte le creature perdono le loro capacità per questo combattimento.
    }
guardians-ability-universal-bribe = Ognuna delle tue carte corruzione vale contro ogni creatura corruttibile.
guardians-ability-bribe-from-hand = L’avversario mostra quali creature della sua mano di combattimento sono vulnerabili a { $vice }. Ne mandi una nel suo recinto.
guardians-ability-command-with = Insieme a una creatura è la tua carta comando: { $text }
guardians-ability-removes-command = Il comando della creatura stessa non conta.

## Corruzione

guardians-ability-bribe = Manda una creatura vulnerabile a { $vice } nel recinto di chi la possiede.
guardians-ability-steal-bribe = La corruzione con { $vice } fallisce, e la sua carta è tua fino alla fine del combattimento.
guardians-ability-bribe-returns = Dopo l’uso, le tue carte corruzione ({ $bribe }) tornano nella tua mano di riserva{ $limits }.
guardians-ability-send-to-pen = Manda nel suo recinto l’attaccante primario dell’avversario, se è tra { $cards }; il tuo resta senza avversario.

## Divieti

guardians-ability-forbid =
    { $side ->
        [opponent] L’avversario non può { $what ->
            [channeling] canalizzare
            [creature_channeling] canalizzare con creature
            [ranged] usare attacchi a distanza
            [bribery] corrompere
            [secondary] usare attacchi secondari
            [flying] volare
            [command] usare carte comando
            [dispel] dissolvere
            [aoe] usare attacchi ad area
           *[off_color_bonus] avere bonus fuori colore
        }{ $limits }.
       *[both] Nessuno può { $what ->
            [channeling] canalizzare
            [creature_channeling] canalizzare con creature
            [ranged] usare attacchi a distanza
            [bribery] corrompere
            [secondary] usare attacchi secondari
            [flying] volare
            [command] usare carte comando
            [dispel] dissolvere
            [aoe] usare attacchi ad area
           *[off_color_bonus] avere bonus fuori colore
        }{ $limits }.
    }
guardians-ability-forbid-except = Questa carta stessa può essere corrotta.
guardians-ability-allow = In questa casella gli attacchi a distanza sono possibili, qualunque cosa vieti il suo tipo.

## Canalizzazione

guardians-ability-channel-send =
    { $ignores_red_bar ->
        [yes] Canalizza solo verso { $cards }, anche con una barra rossa.
       *[no] Canalizza solo verso { $cards }.
    }
guardians-ability-receive-any = Può ricevere canalizzazione senza limiti.
guardians-ability-receive-cap = Può ricevere fino a { $points } punti di canalizzazione.
guardians-ability-receive-from = Riceve canalizzazione solo da queste fonti: { $sources }.
guardians-ability-grant-receiver = Possono ricevere canalizzazione anche con una barra rossa{ $limits }: { $who }.
guardians-ability-grant-receiver-some =
    { $count ->
        [one] Una carta può ricevere canalizzazione anche con una barra rossa{ $limits }; si sceglie tra { $who }.
       *[other] { $count } carte possono ricevere canalizzazione anche con una barra rossa{ $limits }; si scelgono tra { $who }.
    }
guardians-ability-cmp-mod =
    { $sources ->
        [guardian] { $amount } PMC per { $side ->
            [own] il tuo Guardiano
            [opponent] il Guardiano dell’avversario
           *[both] entrambi i Guardiani
        }{ $limits }.
        [creature] { $amount } PMC per { $side ->
            [own] le tue creature
            [opponent] le creature dell’avversario
           *[both] tutte le creature
        }{ $limits }.
       *[any] { $amount } PMC per { $side ->
            [own] il tuo Guardiano e le tue creature
            [opponent] il Guardiano e le creature dell’avversario
           *[both] tutti i Guardiani e tutte le creature
        }{ $limits }.
    }
guardians-ability-cmp-set =
    { $sources ->
        [guardian] PMC { $set_to } per { $side ->
            [own] il tuo Guardiano
            [opponent] il Guardiano dell’avversario
           *[both] entrambi i Guardiani
        }{ $limits }.
        [creature] PMC { $set_to } per { $side ->
            [own] le tue creature
            [opponent] le creature dell’avversario
           *[both] tutte le creature
        }{ $limits }.
       *[any] PMC { $set_to } per { $side ->
            [own] il tuo Guardiano e le tue creature
            [opponent] il Guardiano e le creature dell’avversario
           *[both] tutti i Guardiani e tutte le creature
        }{ $limits }.
    }
guardians-ability-reverse-channeling = Ciò che il Guardiano dell’avversario canalizza viene sottratto invece di essere aggiunto.
guardians-ability-cancel-channeling = Annulla una canalizzazione{ $limits }.
guardians-ability-guardian-channel-any =
    { $cost_stones ->
        [one] Il tuo Guardiano può canalizzare { $points } punti a una creatura con barra rossa, per { $cost_stones } pietra del potere.
       *[other] Il tuo Guardiano può canalizzare { $points } punti a una creatura con barra rossa, per { $cost_stones } pietre del potere.
    }
guardians-ability-guardian-channel-limit =
    { $uses_per_creature ->
        [one] In un combattimento il tuo Guardiano può canalizzare alla stessa creatura una volta sola.
       *[other] In un combattimento il tuo Guardiano può canalizzare alla stessa creatura solo { $uses_per_creature } volte.
    }

## Pietre del potere

guardians-ability-stones =
    { $change ->
        [gain] { $who ->
            [own] Ottieni
           *[opponent] L’avversario ottiene
        }
       *[loss] { $who ->
            [own] Perdi
           *[opponent] L’avversario perde
        }
    } { $count ->
        [one] { $count } pietra del potere
       *[other] { $count } pietre del potere
    }.
guardians-ability-stones-when =
    { $trigger ->
        [beats_opponent_who_channeled_this_combat] Quando questa carta batte una creatura di un avversario che ha canalizzato in questo combattimento
        [beats_primary_opponent] Quando questa carta batte il suo avversario primario
        [end_draw_organize_with_own_shield_here] Quando finisce l’organizzazione e qui c’è un tuo scudo
        [opponent_channels] Quando l’avversario canalizza
        [own_creature_beats_opponent] Quando una tua creatura batte la carta che affronta
       *[own_creature_bribed] Quando una tua creatura viene corrotta
    }{ $limits }, { $change ->
        [gain] { $who ->
            [own] ottieni
           *[opponent] l’avversario ottiene
        }
       *[loss] { $who ->
            [own] perdi
           *[opponent] l’avversario perde
        }
    } { $count ->
        [one] { $count } pietra del potere
       *[other] { $count } pietre del potere
    }.
guardians-ability-convert =
    { $rate ->
        [one] In qualsiasi momento, scarta una carta dalla tua mano di riserva: ottieni 1 pietra del potere.
       *[other] In qualsiasi momento, scarta { $rate } carte dalla tua mano di riserva: ottieni 1 pietra del potere.
    }

## Incantesimi

guardians-ability-dispel = Annulla un effetto tra questi: { $targets }. Mai una canalizzazione.
guardians-ability-view-opponent_storage_hand = Vedi la mano di riserva dell’avversario.
guardians-ability-view-vitality_total_of_enemy_space = Vieni a sapere quanta vitalità ha l’avversario in una casella.
guardians-ability-unchallenge-pair = Lascia senza avversario entrambe le creature di un confronto, se una è tra { $cards }.
guardians-ability-free-retreat = Ritirati in una qualsiasi terra contesa libera vicina al combattimento.

## Dominanza

guardians-ability-replace-upcard =
    { $target ->
        [opponent] L’avversario scarta la carta dominanza e scopre la successiva.
       *[both] Entrambi scartano la carta dominanza e scoprono la successiva.
    }
guardians-ability-upcard-to-hand =
    { $hand ->
        [combat_hand] Prendi la tua carta dominanza nella mano di combattimento{ $limits }.
       *[storage_hand] Prendi la tua carta dominanza nella mano di riserva{ $limits }.
    }
guardians-ability-becomes-upcard = Questa carta ne prende il posto.
guardians-ability-upcard-optional = Quando peschi, puoi scartare la tua carta dominanza e pescare tutte le carte dal mazzo.
guardians-ability-initiative = In questo turno cominci tu.

## Movimento

guardians-ability-move =
    { $count ->
        [0] { $amount } casella per { $side ->
            [own] ogni tuo scudo
           *[opponent] ogni scudo dell’avversario
        }{ $limits }.
        [one] { $amount } casella per { $side ->
            [own] un tuo scudo
           *[opponent] uno scudo dell’avversario
        }{ $limits }.
       *[other] { $amount } casella per { $count } { $side ->
            [own] tuoi scudi
           *[opponent] scudi dell’avversario
        }{ $limits }.
    }
guardians-ability-move-max =
    { $count ->
        [0] Al massimo { $set_max } casella per { $side ->
            [own] ogni tuo scudo
           *[opponent] ogni scudo dell’avversario
        }{ $limits }.
        [one] Al massimo { $set_max } casella per { $side ->
            [own] un tuo scudo
           *[opponent] uno scudo dell’avversario
        }{ $limits }.
       *[other] Al massimo { $set_max } casella per { $count } { $side ->
            [own] tuoi scudi
           *[opponent] scudi dell’avversario
        }{ $limits }.
    }
guardians-ability-cancel-flight = Lo scudo non vola e resta girato dov’è. Chi lo possiede non vola più in questo turno.
guardians-ability-flights-per-turn =
    { $shields ->
        [one] { $shields } tuo scudo può volare in questo turno.
       *[other] { $shields } tuoi scudi possono volare in questo turno.
    }
guardians-ability-grant-flying =
    { $count ->
        [one] Una creatura della pila vola; questa carta si perde con lei.
       *[other] { $count } creature della pila volano; questa carta si perde con loro.
    }

## Pile, roccaforti, Guardiani

guardians-ability-stack-as-base =
    { $count ->
        [one] Una creatura della pila conta con la sua vitalità di base per il limite della casella.
       *[other] { $count } creature della pila contano con la loro vitalità di base per il limite della casella.
    }
guardians-ability-defend-from-below = Le creature sotto la roccaforte accanto possono aiutare a difenderla.
guardians-ability-upkeep =
    { $count ->
        [one] All’occupazione dei terreni, chi ha uno scudo qui scarta una creatura.
       *[other] All’occupazione dei terreni, chi ha uno scudo qui scarta { $count } creature.
    }
guardians-ability-guardian-vitality = { $amount } di vitalità per il tuo Guardiano.
guardians-ability-draw-bonus =
    { $count ->
        [one] Pesca { $count } carta in più{ $limits }.
       *[other] Pesca { $count } carte in più{ $limits }.
    }
guardians-ability-draw-mod = { $amount } a ciò che il tuo Guardiano pesca per la dominanza più bassa.

## Limiti

guardians-ability-limit-one-per-space = In un combattimento può combattere per te una sola carta { $group }.
guardians-ability-limit-one-in-play = Può essere in gioco una sola carta { $group }.
