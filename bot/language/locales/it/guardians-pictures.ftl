### Le parole nelle immagini di Guardians, e i testi alternativi che dicono lo stesso.
### $place è una casella come B2; $card e $name sono nomi.

## Sul tavolo

guardians-picture-turn = Turno { $turn }{ $limit ->
        [0] {""}
       *[other] {" "}di { $limit }
    }
guardians-picture-over = La partita è finita
guardians-picture-organise = Tutti e due si organizzano in segreto
guardians-picture-marching = { $name } gira uno scudo
guardians-picture-moving = Movimento e combattimento
guardians-picture-settlement = Occupazione dei terreni
guardians-picture-still = Ancora da girare: { $shields }
guardians-picture-offered = Da scegliere: { $places }.
guardians-picture-shield-lost = { $name } perde lo scudo in { $place } ({ $count } di cinque)
guardians-picture-fight =
    { $storm ->
        [yes] { $name } attacca il Guardiano di { $other }
       *[no] { $name } attacca { $place }
    }
guardians-picture-won =
    { $count ->
        [0] Nessuno ha vinto
        [one] Ha vinto { $names }
       *[other] Hanno vinto { $names }
    }
guardians-picture-curve = Vitalità di base
guardians-picture-deck = Mazzo
guardians-picture-of-lands = terre
guardians-picture-pen = Recinto
guardians-picture-depot = Deposito
guardians-picture-discard = Scarti
guardians-picture-drawn = Pescate
guardians-picture-dominance = Dominanza
guardians-picture-ruins = Rovine
guardians-picture-face-down = Coperta

## In un combattimento

guardians-picture-combat-hand = Mano di combattimento di { $name }
guardians-picture-counts = totale
guardians-picture-no-land =
    { $land ->
        [face_down] Terra senza tipo
        [home] Rovine
       *[none] Terra senza terreno
    }
guardians-picture-match = Confronto { $number }
guardians-picture-secondary = Attacco secondario
guardians-picture-shielded = { $card } protegge
guardians-picture-cause = Deciso da { $card }
guardians-picture-no-comparison = Nessun confronto di somme
guardians-picture-tie = Pareggio
guardians-picture-fails = Fallisce
guardians-picture-term-base = Vitalità di base
guardians-picture-term-off-color = Fuori colore
guardians-picture-term-terrain = Terreno
guardians-picture-term-stronghold = Roccaforte
guardians-picture-term-guardian = Guardiano
guardians-picture-term-text = Testo
guardians-picture-held =
    { $storm ->
        [yes] Il Guardiano di { $name } resiste
       *[no]
            { $taken ->
                [yes] { $name } prende { $place }
               *[no] { $name } tiene { $place }
            }
    }
guardians-picture-command = Carta comando
guardians-picture-said =
    { $said ->
        [yes] Carta comando: sì
        [no] Carta comando: no
       *[open] Carta comando: non ancora detto
    }
guardians-picture-pending = Appena giocata
guardians-picture-effects = In vigore
guardians-picture-aside = Messe da parte
guardians-picture-reserve = Non usate
guardians-picture-declared = Poi manda avanti: { $what }
guardians-picture-revealed = Rivelate
guardians-picture-lost = Perse
guardians-picture-bribed = Corrotte

## L’organizzazione

guardians-picture-storage = Mano di riserva di { $name }
guardians-picture-layout = Disposizione di { $name }
guardians-picture-nothing = Nulla
guardians-picture-closed = Qui non si può mettere nulla
guardians-picture-below = Sotto la roccaforte
guardians-picture-beside = Accanto
guardians-picture-drawer-hand = Restano in mano: { $count } di { $limit }
guardians-picture-drawer-discards = Scartate: { $count }
guardians-picture-drawer-plays = Giocate ora
guardians-picture-drawer-sacrifices = Sacrificate per pietre
guardians-picture-drawer-accessories = Accessori nuovi
guardians-picture-drawer-attached = Aggiunte a pile altrove
guardians-picture-drawer-downgrades = Accanto a roccaforti avversarie

## I testi alternativi

guardians-picture-head = { $turn }: { $duty }.
guardians-picture-standing =
    { $name } ({ $guardian }): { $stones ->
        [one] 1 pietra
       *[other] { $stones } pietre
    }, scudi persi { $lost } di 5, caselle contese { $lands } di 6; mazzo { $deck }, recinto { $pen }, deposito { $depot }{ $drawn ->
        [0] {""}
       *[other] , pescate { $drawn }
    }, scarti { $discard }{ $discard ->
        [0] {""}
       *[other] {" "}(in cima { $top })
    }{ $dominance ->
        [0] {""}
       *[other] , dominanza { $dominance }
    }{ $first ->
        [yes] , comincia
       *[no] {""}
    }.
guardians-picture-armies = { $name } ha { $armies }.
guardians-picture-stack =
    { $place }: { $shield ->
        [no] nessuno scudo,
        [turned] scudo girato,
       *[yes] scudo,
    } { $count ->
        [0] sotto nulla
        [one] 1 carta
       *[other] { $count } carte
    }{ $flew ->
        [yes] , ha volato
       *[no] {""}
    }{ $known ->
        [0] {""}
       *[other] {" "}({ $cards })
    }{ $points ->
        [0] {""}
       *[other] , { $points } di { $limit } punti
    }
guardians-picture-lands = { $name } controlla { $lands }.
guardians-picture-home =
    { $place }{ $ruined ->
        [yes] {" "}è in rovina
       *[no] {""}
    }{ $below ->
        [0] {""}
       *[other] : { $below } sotto{ $known ->
            [0] {""}
           *[other] {" "}({ $cards })
        }
    }{ $fitted ->
        [0] {""}
       *[other] , accanto { $beside }
    }.
guardians-picture-account = { $held }: { $attacker } a { $defender }.
guardians-picture-side =
    { $name } ha { $stones ->
        [one] 1 pietra
       *[other] { $stones } pietre
    }{ $over ->
        [yes] {""}
       *[no] {" "}e in mano { $hand } creature o oggetti da creatura e { $depot } carte del deposito
    }{ $commands ->
        [0] {""}
       *[other] ; comando: { $command }
    }.
guardians-picture-comparison =
    { $title }: { $first } { $ended ->
        [wins] batte
        [loses] perde contro
        [push] pareggia con
       *[runs] contro
    } { $second }{ $judged ->
        [0] {""}
       *[other] {" "}({ $outcome })
    }.
guardians-picture-gone =
    { $name } ha { $what ->
        [bribed] carte corrotte
       *[lost] carte perse
    }: { $cards }.
guardians-picture-wing = { $place } { $name }, { $used } di { $limit } punti: { $what }.
guardians-picture-part-shield = sotto { $cards }
guardians-picture-part-above = sopra { $cards }
guardians-picture-part-below = sotto la roccaforte { $cards }
guardians-picture-part-beside = accanto { $cards }

## Il manifesto della fine

guardians-poster-shields = Scudi distrutti
guardians-poster-ruins = Roccaforti prese
guardians-poster-lands = Terre tenute
guardians-poster-stones = Pietre
guardians-poster-turning = La svolta
guardians-poster-battle = La battaglia più grande
guardians-poster-last = L’ultima battaglia
guardians-poster-moment = Turno { $turn }: { $what }
guardians-poster-count = { $held }, { $one } a { $other }
guardians-poster-grown = { $name } tiene { $count } delle sei terre
guardians-poster-by =
    { $reason ->
        [guardian] Vittoria per la caduta del Guardiano
        [shields] Vittoria per cinque scudi
        [lands] Vittoria per le sei terre contese
        [turns] Vittoria dopo l’ultimo turno
       *[resigned] Vittoria per abbandono
    }

guardians-mark-army =
    { $place }, { $count ->
        [one] { $count } carta coperta
       *[other] { $count } carte coperte
    }
guardians-mark-strong = Forte
guardians-mark-weak = Debole
guardians-mark-trap = Una trappola
guardians-mark-flyers = Creature volanti
guardians-mark-ranged = Attacco a distanza
guardians-mark-command = Comando
