### Le parole del regolamento: cavaliere, mago, riserva personale, riserva generale, regione, indicatore, tessera, ciclo,
### clessidra, cubo, attivo, passivo, conquistare, rinforzare, reclutare.

macht_ohnmacht-marker-castle = castello
macht_ohnmacht-marker-armour = armatura
macht_ohnmacht-marker-tent = tenda
macht_ohnmacht-marker-key = chiavi

macht_ohnmacht-tile-influence-castle = Influenza (castello)
macht_ohnmacht-tile-influence-armour = Influenza (armatura)
macht_ohnmacht-tile-influence-tent = Influenza (tenda)
macht_ohnmacht-tile-influence-key = Influenza (chiavi)
macht_ohnmacht-tile-bonus-castle = Numeri extra (castello)
macht_ohnmacht-tile-bonus-armour = Numeri extra (armatura)
macht_ohnmacht-tile-bonus-tent = Numeri extra (tenda)
macht_ohnmacht-tile-bonus-key = Numeri extra (chiavi)
macht_ohnmacht-tile-movement = Movimento
macht_ohnmacht-tile-sea = Movimento per mare
macht_ohnmacht-tile-merlin = Merlino
macht_ohnmacht-tile-serpent = Serpente
macht_ohnmacht-tile-victory-point = Punto vittoria
macht_ohnmacht-tile-rebellion = Ribellione
macht_ohnmacht-tile-marker-change = Cambio di indicatore

macht_ohnmacht-the-tile = la tessera { $tile }
macht_ohnmacht-tile-copies =
    { $copies ->
        [one] { $tile }
       *[other] { $tile } ×{ $copies }
    }

macht_ohnmacht-knights =
    { $count ->
        [one] { $count } cavaliere
       *[other] { $count } cavalieri
    }
macht_ohnmacht-mages =
    { $count ->
        [one] { $count } mago
       *[other] { $count } maghi
    }
macht_ohnmacht-no-pieces = nessun pezzo
macht_ohnmacht-no-regions = nessuna
macht_ohnmacht-term = { $count } in { $region }
macht_ohnmacht-term-bonus = { $count } dai numeri extra

## Le parole nelle immagini

macht_ohnmacht-picture-cycle =
    { $kind ->
        [magic] Ciclo { $cycle }: Magia
       *[sword] Ciclo { $cycle }: Spada
    }
macht_ohnmacht-picture-over = La partita è finita
macht_ohnmacht-picture-turn = Turno { $turn }
macht_ohnmacht-picture-turn-of =
    { $actions ->
        [0] { $name } può usare altre tessere
        [one] { $name } ha ancora { $actions } azione{ $more ->
            [yes] , o usa altre tessere
           *[no] {""}
        }
       *[other] { $name } ha { $actions } azioni
    }
macht_ohnmacht-picture-serpent = { $name } può annullare { $tile } con il Serpente
macht_ohnmacht-picture-auction =
    { $count ->
        [one] { $names } deve offrire per { $tile }
       *[other] Entrambi offrono per { $tile }
    }
macht_ohnmacht-picture-effect = { $name } ha vinto l’asta e usa { $tile }
macht_ohnmacht-picture-retreat = { $name } può salvare un pezzo da { $region }
macht_ohnmacht-picture-occupy = { $name } può piazzare un pezzo in { $region }
macht_ohnmacht-picture-won =
    { $count ->
        [one] { $names } vince, { $score }
       *[other] { $names } condividono la vittoria, { $score }
    }
macht_ohnmacht-picture-reserve = Riserva
macht_ohnmacht-picture-stock = Generale
macht_ohnmacht-picture-no-tiles = Nessuna tessera
macht_ohnmacht-picture-display-empty = Non c’è più nessuna tessera da prendere
macht_ohnmacht-picture-spares = Da parte
macht_ohnmacht-picture-pile = Coperte
macht_ohnmacht-picture-legend-active = attiva, conta
macht_ohnmacht-picture-legend-changed = cambiata
macht_ohnmacht-picture-legend-end = a fine ciclo
macht_ohnmacht-picture-legend-place = mettere un pezzo
macht_ohnmacht-picture-legend-choose = da scegliere
macht_ohnmacht-picture-legend-overthrow = conquistare

## I titoli sopra il tabellone

macht_ohnmacht-news-overthrown = { $name } conquista { $region }
macht_ohnmacht-news-auction =
    { $count ->
        [0] Offerte uguali: nessuno vince
       *[other] { $name } vince l’asta
    }
macht_ohnmacht-news-serpent = { $name } gioca il Serpente
macht_ohnmacht-news-cancelled = Annullata: { $tile }
macht_ohnmacht-news-cycle =
    { $kind ->
        [magic] Fine del ciclo { $cycle }: Magia
       *[sword] Fine del ciclo { $cycle }: Spada
    }
macht_ohnmacht-news-score = { $name } { $points } + { $active } = { $total } (+{ $gained })
macht_ohnmacht-poster-turning = La svolta · ciclo { $cycle }
macht_ohnmacht-poster-greatest = La conquista più grande · ciclo { $cycle }
macht_ohnmacht-poster-last = Ultima decisione · ciclo { $cycle }
macht_ohnmacht-poster-lead = Vantaggio di chi ha vinto: { $before } → { $after }

## I testi alternativi e il tabellone in parole

macht_ohnmacht-board-head = { $title }. { $duty }.
macht_ohnmacht-board-hourglass =
    { $count ->
        [one] Sulla clessidra resta { $count } cubo; è il turno { $turn } del ciclo.
       *[other] Sulla clessidra restano { $count } cubi; è il turno { $turn } del ciclo.
    }
macht_ohnmacht-board-score =
    { $name } ({ $colour ->
        [orange] arancione
       *[white] bianco
    }{ $first ->
        [yes] , inizia il ciclo
       *[no] {""}
    }): { $points ->
        [one] { $points } punto vittoria
       *[other] { $points } punti vittoria
    } + { $active ->
        [one] { $active } regione attiva
       *[other] { $active } regioni attive
    } = { $total } su { $goal }{ $over ->
        [yes] .
       *[no] ; { $end } se il ciclo finisse ora.
    }
macht_ohnmacht-board-holding = { $region } ({ $marker }, { $pieces })
macht_ohnmacht-board-held =
    { $count ->
        [0] { $name } non controlla nessuna regione.
       *[other] { $name } controlla { $regions }.
    }
macht_ohnmacht-board-supplies =
    { $name } ha nella riserva personale { $reserve }, nella riserva generale { $stock }, e { $count ->
        [0] nessuna tessera
        [one] la tessera { $tiles }
       *[other] le tessere { $tiles }
    }.
macht_ohnmacht-board-bonuses = { $name } ha +1 nelle conquiste di regioni con: { $markers }.
macht_ohnmacht-board-display =
    { $count ->
        [0] Non c’è più nessuna tessera da prendere.
       *[other] Tessere da prendere: { $tiles }.
    }
macht_ohnmacht-board-beside = Indicatori da parte: { $spares }. Tessere a faccia in giù: { $pile }.
macht_ohnmacht-board-tokens = Tessere tempo ancora a faccia in giù: { $tokens }.
macht_ohnmacht-board-bidder =
    { $sealed ->
        [yes] { $name } può offrire fino a { $most }; l’offerta è fatta.
       *[no] { $name } può offrire fino a { $most }; l’offerta non è ancora fatta.
    }
macht_ohnmacht-board-changed = Cambiate nell’ultimo turno: { $regions }.
macht_ohnmacht-marked-goals = Un pezzo può andare in: { $regions }.
macht_ohnmacht-marked-half = Da scegliere: { $regions }.
macht_ohnmacht-marked-victims = Si possono togliere pezzi da: { $regions }.
macht_ohnmacht-marked-sums = Attacco contro difesa adesso: { $sums }.
macht_ohnmacht-board-regions =
    { $kind ->
        [magic] Le regioni, con le vicine in questo ciclo della Magia (stesso indicatore):
       *[sword] Le regioni, con le vicine in questo ciclo della Spada (confine comune):
    }
macht_ohnmacht-board-region =
    - **{ $region }** ({ $marker }{ $coast ->
        [yes] , costa
       *[no] {""}
    }): { $held ->
        [yes] { $name }, { $pieces }{ $active ->
            [yes] , attiva
           *[no] , non attiva
        }
       *[no] vuota
    }{ $changed ->
        [yes] , cambiata
       *[no] {""}
    }. Vicine: { $neighbours }

macht_ohnmacht-hand-tiles =
    { $count ->
        [0] Non hai tessere.
        [one] Hai la tessera { $tiles }.
       *[other] Hai le tessere { $tiles }.
    }
macht_ohnmacht-hand-pieces = La tua riserva personale: { $reserve }. La tua riserva generale: { $stock }.
macht_ohnmacht-hand-bid =
    { $count ->
        [one] La tua offerta: { $count } pezzo.
       *[other] La tua offerta: { $count } pezzi.
    }

## Rapporti di forza e vicine

macht_ohnmacht-odds-verdict =
    { $missing ->
        [0] { $attacker } può conquistare { $region }, controllata da { $defender }: { $attack } contro { $defence }.
       *[other] { $attacker } non può conquistare { $region }, controllata da { $defender }: { $attack } contro { $defence }; { $missing ->
            [one] manca { $missing }.
           *[other] mancano { $missing }.
        }
    }
macht_ohnmacht-odds-attack = Attacco { $attack } = { $terms }.
macht_ohnmacht-odds-defence = Difesa { $defence } = { $terms }.
macht_ohnmacht-odds-held-attack =
    { $count ->
        [one] Con la tessera Numeri extra di { $name } sarebbe { $attack } contro { $defence }.
       *[other] Con le { $count } tessere Numeri extra di { $name } sarebbe { $attack } contro { $defence }.
    }
macht_ohnmacht-odds-held-defence =
    { $count ->
        [one] { $name } ha una tessera Numeri extra per la difesa, da giocare prima nel proprio turno.
       *[other] { $name } ha { $count } tessere Numeri extra per la difesa, da giocare prima nel proprio turno.
    }
macht_ohnmacht-odds-means = { $name } ha tessere per farlo: { $tiles }.
macht_ohnmacht-odds-no-means = { $name } non ha tessere per farlo (Influenza con { $marker }, o Merlino).

macht_ohnmacht-neighbours-title =
    { $kind ->
        [magic] { $now ->
            [yes] Vicine in questo ciclo della Magia
           *[no] Vicine nel prossimo ciclo: Magia
        }
       *[sword] { $now ->
            [yes] Vicine in questo ciclo della Spada
           *[no] Vicine nel prossimo ciclo: Spada
        }
    }
macht_ohnmacht-neighbours-alike = Con l’indicatore { $marker }: { $regions }.
macht_ohnmacht-neighbours-of = { $region }: { $regions }.

## Le parole nelle immagini private

macht_ohnmacht-picture-attack = Attacco
macht_ohnmacht-picture-defence = Difesa
macht_ohnmacht-picture-inside = { $region } stessa
macht_ohnmacht-picture-bonus = Numeri extra
macht_ohnmacht-picture-yes = Conquista possibile
macht_ohnmacht-picture-short =
    { $missing ->
        [one] Manca { $missing }
       *[other] Mancano { $missing }
    }
macht_ohnmacht-picture-in-hand = in mano, non giocata
macht_ohnmacht-picture-means = Tessere per farlo
macht_ohnmacht-picture-no-means = Nessuna tessera per farlo

## L’uso delle tessere

macht_ohnmacht-use-reinforce = Rinforzare { $region }
macht_ohnmacht-use-overthrow =
    Conquistare { $region }{ $movein ->
        [yes] {" "}ed entrarvi
        [no] {" "}senza entrarvi
       *[ask] {""}
    }
macht_ohnmacht-use-bonus = Giocare { $tile }
macht_ohnmacht-use-move = Muovere { $moves }
macht_ohnmacht-use-sail = Imbarcare { $moves }
macht_ohnmacht-use-recruit = Reclutare { $pieces } con { $tile }
macht_ohnmacht-use-lightning = Mettere all’asta { $tile }
macht_ohnmacht-way = { $pieces } da { $start } a { $goal }

## Piani

macht_ohnmacht-plan-step =
    { $count ->
        [0] { $number }. { $step }: non resterebbe nessun cubo.
        [one] { $number }. { $step }: resterebbe { $count } cubo.
       *[other] { $number }. { $step }: resterebbero { $count } cubi.
    }
macht_ohnmacht-plan-only-step =
    { $count ->
        [0] { $step }: non resterebbe nessun cubo.
        [one] { $step }: resterebbe { $count } cubo.
       *[other] { $step }: resterebbero { $count } cubi.
    }
macht_ohnmacht-plan-sum = Attacco { $attack } = { $attackterms }; difesa { $defence } = { $defenceterms }.
macht_ohnmacht-plan-serpent = { $name } potrebbe annullarla con il Serpente.
macht_ohnmacht-plan-retreat = Dopo una conquista l’avversario può salvare un pezzo, e i calcoli successivi possono cambiare.
macht_ohnmacht-plan-last = Questo toglie l’ultimo cubo: il ciclo finisce subito dopo.

macht_ohnmacht-mark-bid = Offerta di { $name }
# Of a region.
macht_ohnmacht-mark-overthrow = { $name } la rovescerà
macht_ohnmacht-mark-place = { $name } vi metterà dei pezzi
macht_ohnmacht-mark-leave = { $name } la lascerà

## A profile

macht_ohnmacht-picture-side =
    { $colour ->
        [orange] Arancione
       *[white] Bianco
    }
