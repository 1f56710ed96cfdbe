## Le ragioni di un consiglio. $land è un territorio con il suo numero, senza articolo.

verraeter-hint-granary =
    { $side ->
        [own] Il granaio ti porta una carta provviste alla fine di ogni round in cui la tua famiglia controlla il { $land }, come ora.
       *[rival] Il granaio non ti porta nulla prima che la tua famiglia prenda il { $land }.
    }
verraeter-hint-rivals-beside =
    { $count ->
        [0] Accanto al { $land } non c’è nessun territorio della famiglia rivale: per come stanno i territori, nessun conflitto può riguardarlo.
        [one] Rischio: accanto al { $land } c’è un territorio della famiglia rivale, con forza { $rival } contro { $own }.
       *[other] Rischio: accanto al { $land } ci sono { $count } territori della famiglia rivale, il più forte con { $rival } contro { $own }.
    }
verraeter-hint-lead =
    { $family ->
        [eagle] Con questo, per quanto si vede, l’Aquila { $stand ->
            [leads] è in vantaggio di { $points }
            [trails] è in svantaggio di { $points }
           *[level] è pari con la Rosa
        }.
       *[rose] Con questo, per quanto si vede, la Rosa { $stand ->
            [leads] è in vantaggio di { $points }
            [trails] è in svantaggio di { $points }
           *[level] è pari con l’Aquila
        }.
    }
verraeter-hint-pays =
    { $points ->
        [one] Se vince e nessun altro cambia parte, segni { $points } punto per il territorio.
       *[other] Se vince e nessun altro cambia parte, segni { $points } punti per il territorio.
    }
verraeter-hint-granary-at-stake = Rischio: se perde, il tuo granaio sul { $land } non ti rifornisce più.
verraeter-hint-granary-to-win = Se vince, ti rifornisce anche il tuo granaio sul { $land }.
verraeter-hint-traitor =
    { $family ->
        [eagle] Alla rivelazione passi all’Aquila, e segni { $points ->
            [one] { $points } punto
           *[other] { $points } punti
        } chiunque vinca.
       *[rose] Alla rivelazione passi alla Rosa, e segni { $points ->
            [one] { $points } punto
           *[other] { $points } punti
        } chiunque vinca.
    }
verraeter-hint-strategist =
    { $bonus ->
        [only_when_winning] Segni { $points } punti se la tua parte vince, e scegli il prossimo luogo del conflitto.
       *[always] Segni { $points } punti chiunque vinca, e scegli il prossimo luogo del conflitto.
    }
verraeter-hint-farmer = Alla fine del round puoi pescare fino a { $cards } carte provviste; per come stanno i territori, i tuoi granai da soli ne portano { $otherwise }.
verraeter-hint-builder =
    { $what ->
        [post] Dopo il conflitto puoi costruire un emporio.
       *[granary] Dopo il conflitto puoi costruire un granaio.
    }
verraeter-hint-cards-kept =
    { $cards ->
        [one] La carta provviste che tieni rende { $points ->
            [one] { $points } punto
           *[other] { $points } punti
        } con i tuoi empori.
       *[other] Le { $cards } carte provviste che tieni rendono { $points ->
            [one] { $points } punto
           *[other] { $points } punti
        } con i tuoi empori.
    }
verraeter-hint-waiting =
    { $count ->
        [0] Dopo di te nessuno può giocare carte provviste.
        [one] Rischio: dopo di te una persona può giocare carte provviste.
       *[other] Rischio: dopo di te { $count } persone possono giocare carte provviste.
    }
verraeter-hint-converted =
    { $supplies ->
        [yes] Rischio: il granaio sul { $land } ora ti rifornisce, e non lo farà più.
       *[no] Il granaio sul { $land } ora non ti porta nulla.
    }
verraeter-hint-post = Alla fine rende un punto per ogni carta provviste in mano, al massimo per tre: { $points } con la tua mano di adesso.
verraeter-hint-no-new-building = Tutto ciò che potresti costruire prende il posto di un tuo granaio.

## Che cosa credeva un computer

verraeter-belief-role = Pensavo che { $name } avesse { $role } ({ $percent }%).
