### Power: che cosa si racconta, si chiede e si risponde. Gli ordini stanno nella notazione del regolamento; $orders ne
### contiene alcuni. $army è un’armata con il suo colore al femminile (“gialla”: armata, riserva), $whose un’armata con chi
### la comanda (“**Ada** (gialla)”), $place il nome di un luogo. $who è player o mercenaries. I pezzi sono tutti maschili.

power-title = Power
power-teaser = Fogli d’ordini segreti, eseguiti tutti insieme: prendi le bandiere dei rivali. Da due a quattro.

## Le impostazioni di un tavolo

power-option-round_limit = Round
power-option-round_limit-about = Dopo quanti round si contano le forze.
power-option-round_limit-12 = 12 round
power-option-round_limit-12-about = Una partita breve.
power-option-round_limit-16 = 16 round
power-option-round_limit-16-about = Una partita di media lunghezza.
power-option-round_limit-20 = 20 round
power-option-round_limit-20-about = La lunghezza consueta; sta per le due ore del regolamento.
power-option-round_limit-30 = 30 round
power-option-round_limit-30-about = Una partita lunga.
power-option-round_limit-none = Nessun limite
power-option-round_limit-none-about = Finché le bandiere sono prese, o per tre round nessuno ha eseguito un ordine.

power-option-talk = Parlare al tavolo
power-option-talk-about = Ciò che concordate tra voi. Il bot lo mostra e non lo impone.
power-option-talk-silent = In silenzio
power-option-talk-silent-about = Nessuno parla della partita mentre si scrivono gli ordini.
power-option-talk-open = Libero
power-option-talk-open-about = Tutti possono parlare in qualsiasi momento, davanti a tutti.
power-option-talk-private = Privato
power-option-talk-private-about = Sono permessi anche accordi segreti.

power-option-authentic_illegal_orders = Righe sbagliate
power-option-authentic_illegal_orders-about = Che cosa succede alle righe che non si possono eseguire.
power-option-authentic_illegal_orders-true = Sigillate e perse
power-option-authentic_illegal_orders-true-about = Come su carta: una riga sbagliata si può sigillare, e alla lettura è persa.
power-option-authentic_illegal_orders-false = Rifiutate
power-option-authentic_illegal_orders-false-about = Un foglio si sigilla solo quando ogni riga si può eseguire.

power-option-pairing = Angoli in due
power-option-pairing-about = Quali due armate ha ognuno in una partita a due.
power-option-pairing-adjacent = Vicini
power-option-pairing-adjacent-about = Due angoli vicini a testa.
power-option-pairing-opposite = Opposti
power-option-pairing-opposite-about = Due angoli opposti a testa.

power-option-mercenary_clash = Ordini ai mercenari
power-option-mercenary_clash-about = Che cosa succede se in una partita a tre più giocatori comandano gli stessi mercenari.
power-option-mercenary_clash-seed = Finché bastano
power-option-mercenary_clash-seed-about = Si esegue tutto finché i pezzi bastano; altrimenti nulla.
power-option-mercenary_clash-strict = Severo
power-option-mercenary_clash-strict-about = Due ordini diversi per gli stessi pezzi si annullano sempre.

power-option-missile_timing = I missili colpiscono
power-option-missile_timing-about = Quando colpiscono i megamissili lanciati.
power-option-missile_timing-after_all_moves = Dopo tutti i movimenti
power-option-missile_timing-after_all_moves-about = Prima di parità e combattimenti; chi arriva è colpito, chi se ne va si salva.
power-option-missile_timing-after_ties = Dopo le parità
power-option-missile_timing-after_ties-about = Quando chi rimbalza è tornato indietro, e prima dei combattimenti.
power-option-missile_timing-sequential = Riga per riga
power-option-missile_timing-sequential-about = Subito, quando si legge la riga che li lancia.

power-option-hq_counts_for_income = Quartier generale e Power
power-option-hq_counts_for_income-about = Se un quartier generale nemico rende Power come il resto del suo territorio.
power-option-hq_counts_for_income-true = Rende Power
power-option-hq_counts_for_income-true-about = Un quartier generale conta come parte del suo territorio.
power-option-hq_counts_for_income-false = Non rende nulla
power-option-hq_counts_for_income-false-about = Contano solo i settori.

power-option-empty_hq_capture = Quartier generale vuoto
power-option-empty_hq_capture-about = Se si può prendere una bandiera dove nessuno la difende.
power-option-empty_hq_capture-true = Si può prendere
power-option-empty_hq_capture-true-about = Basta che un soldato o un reggimento entri.
power-option-empty_hq_capture-false = Solo dopo un combattimento
power-option-empty_hq_capture-false-about = Una bandiera cade solo se lì si è vinto un combattimento in questo round.

power-option-bounce_to_reserve = Rimbalzo nella riserva
power-option-bounce_to_reserve-about = Che cosa fa in una parità un pezzo appena uscito dalla riserva.
power-option-bounce_to_reserve-true = Torna indietro
power-option-bounce_to_reserve-true-about = Torna nella riserva.
power-option-bounce_to_reserve-false = Resta
power-option-bounce_to_reserve-false-about = Resta dov’è, e la parità continua.

power-option-penalty_all_illegal = Penalità
power-option-penalty_all_illegal-about = Quando bisogna pagare un Power.
power-option-penalty_all_illegal-true = Nessuna riga eseguita
power-option-penalty_all_illegal-true-about = Per un foglio vuoto, e per uno di cui nessuna riga si può eseguire.
power-option-penalty_all_illegal-false = Foglio vuoto
power-option-penalty_all_illegal-false-about = Solo per un foglio senza nessuna riga.

power-option-ship_hq_to_8 = Navi: quartier generale e settore 8
power-option-ship_hq_to_8-about = Se le navi possono passare tra un quartier generale e il suo settore 8.
power-option-ship_hq_to_8-true = Aperto
power-option-ship_hq_to_8-true-about = Le navi possono passare lungo quell’angolo.
power-option-ship_hq_to_8-false = Chiuso
power-option-ship_hq_to_8-false-about = Le navi passano per i settori di mare accanto.

power-option-ship_island_to_corner_sector = Navi: isole e angoli
power-option-ship_island_to_corner_sector-about = Se le navi possono passare tra un’isola e i settori ai suoi angoli.
power-option-ship_island_to_corner_sector-true = Aperto
power-option-ship_island_to_corner_sector-true-about = Le navi possono passare lungo questi angoli.
power-option-ship_island_to_corner_sector-false = Chiuso
power-option-ship_island_to_corner_sector-false-about = Le navi passano per i settori di mare in mezzo.

power-option-sea_labels = Numeri in mare
power-option-sea_labels-about = Quali numeri portano i dodici settori di mare. Il gioco non cambia.
power-option-sea_labels-spear_reconstructed = Tre per isola
power-option-sea_labels-spear_reconstructed-about = La nostra ricostruzione del tabellone francese.
power-option-sea_labels-by_territory = Per territorio
power-option-sea_labels-by_territory-about = In senso orario, territorio dopo territorio.
power-option-sea_labels-channels_first = Prima i canali
power-option-sea_labels-channels_first-about = Prima i quattro canali interni, poi il mare esterno.
power-option-sea_labels-pgi = Tabellone inglese
power-option-sea_labels-pgi-about = In ordine di lettura, come sembra avere l’edizione inglese.

## L’angolo che si desidera

power-bring = Scegliere il mio angolo
power-corner-ask = Scegli l’angolo che vorresti. Se due vogliono lo stesso, lo ottiene chi è arrivato prima.
power-corner-question = Scegli un angolo
power-corner-any = Un angolo qualsiasi
power-corner-none-wished = Ti va bene qualsiasi angolo.
power-corner-wished = Vorresti questo angolo: { $army }.

## Nomi

power-colour-V = verde
power-colour-B = blu
power-colour-J = gialla
power-colour-R = rossa
power-army-V = Verde (V)
power-army-B = Blu (B)
power-army-J = Gialla (J)
power-army-R = Rossa (R)
power-mercenaries = i mercenari
power-whose = { $name } ({ $army })
power-piece-S = soldato
power-piece-T = carro
power-piece-C = caccia
power-piece-D = destroyer
power-piece-R = reggimento
power-piece-A = carro pesante
power-piece-B = bombardiere
power-piece-CR = incrociatore
power-piece-M = megamissile
power-piece-P = Power
power-term = { $pieces } ({ $strength })
power-term-of = { $army }: { $pieces } ({ $strength })
power-nothing = nulla

## A che punto è la partita

power-headline =
    Round { $round }{ $rounds ->
        [0] {""}
       *[other] {" "}di { $rounds }
    } · { $phase ->
        [booty] Si divide il bottino
        [fallen] Bandiera presa: { $armies }
       *[orders] Si scrivono gli ordini
    }
power-headline-over = La partita è finita

## Che cosa è successo

power-table-seat = - { $name } comanda: { $armies }.
power-table-mercenary = - L’armata { $army } non è di nessuno: sono i mercenari, e chiunque può scrivere ordini per loro.
power-table-denied = - { $name } aveva desiderato un altro angolo, che è andato a chi è arrivato prima.
power-table-referee = { $name } ha per sorteggio il foglio che si legge per primo.
power-talk = -# { $setting }: { $value }. { $about }
power-round-begun = Comincia il **round { $round }{ $rounds ->
        [0] {""}
       *[other] {" "}di { $rounds }
    }**. Tutti scrivono in segreto i propri ordini; si leggerà per primo il foglio di { $referee }.{ $last ->
        [yes] {" "}È l’ultimo round: dopo si contano le forze.
       *[no] {""}
    }
power-sheet-sealed = { $name } ha sigillato un foglio e può cominciare.
power-sheet-reopened = { $name } ha ritirato il foglio sigillato: bisogna di nuovo aspettare.
power-sheets-revealed = **Gli ordini del round { $round }**, nell’ordine in cui si leggono:
power-sheet-read = - { $name }: { $orders }
power-sheet-empty = - { $name }: nessun ordine
power-line-lost = -# ✗ { $order }: { $reason }
power-line-joined = -# { $order }: eseguito insieme allo stesso ordine di un altro giocatore.
power-mercenaries-wanted =
    Più giocatori comandano i mercenari in { $place } ({ $pieces }): { $orders }. { $count ->
        [0] Sono troppo pochi, e tutti questi ordini sono annullati.
       *[other] Vanno in { $targets }.
    }
power-wish = { $name } in { $place }
power-penalty-power =
    { $empty ->
        [yes] { $name } non ha scritto ordini e paga un Power
       *[no] { $name } non ha eseguito nessun ordine e paga un Power
    }; Power rimasti all’armata { $army }: { $power }.
power-penalty-piece =
    { $empty ->
        [yes] { $name } non ha scritto ordini e deve pagare un Power.
       *[no] { $name } non ha eseguito nessun ordine e deve pagare un Power.
    } In mancanza di Power, un { $piece } in { $place } viene convertito; Power rimasti all’armata { $army }: { $power }.
power-penalty-broken =
    { $empty ->
        [yes] { $name } non ha scritto ordini e deve pagare un Power.
       *[no] { $name } non ha eseguito nessun ordine e deve pagare un Power.
    } In mancanza di Power, un { $piece } in { $place } diventa tre pezzi ({ $small }): uno viene convertito, due vanno nella riserva; Power rimasti all’armata { $army }: { $power }.
power-penalty-none =
    { $empty ->
        [yes] { $name } non ha scritto ordini, e non ha nulla con cui pagare la penalità.
       *[no] { $name } non ha eseguito nessun ordine, e non ha nulla con cui pagare la penalità.
    }
power-missiles-struck =
    { $count ->
        [one] Un megamissile colpisce { $target }. Lanciato da: { $launchers }.
       *[other] { $count } megamissili colpiscono { $target }. Lanciati da: { $launchers }.
    } { $hit ->
        [nothing] Lì non c’è nulla.
        [power] Distruzione: { $power } Power.
        [both] Distruzione: { $pieces }, e { $power } Power.
       *[pieces] Distruzione: { $pieces }.
    }
power-launcher = { $whose }, da { $place }
power-pieces-of = { $pieces } – { $whose }
power-tie-broken = **Parità in { $place }**, { $strength } a testa: { $names }. Chi è appena arrivato torna indietro: { $back }.
power-stand-off = **Stallo in { $place }**, { $strength } a testa: { $names }. Restano tutti, e nessuno cattura nulla.
power-goes-back = { $pieces } – { $whose } – in { $place }
power-side = - { $name } { $total } = { $terms }
power-fight-won =
    { $who ->
        [mercenaries] **Combattimento in { $place }**: { $name } vincono { $strength } a { $other } e catturano { $captured }
       *[player] **Combattimento in { $place }**: { $name } vince { $strength } a { $other } e cattura { $captured }
    }{ $asked ->
        [yes] , con le due armate in parti uguali: { $name } deve dire a quale va questo bottino.
       *[no] , per la riserva { $army }.
    }
power-booty-taken = { $name } mette il bottino da { $place }, { $pieces }, nella riserva { $army }.
power-income =
    { $who ->
        [mercenaries] { $name } raccolgono { $count } Power per l’armata { $army }
       *[player] { $name } raccoglie { $count } Power per l’armata { $army }
    }, { $count ->
        [one] dal territorio dell’armata { $territories }.
       *[other] dai territori delle armate { $territories }.
    }
power-flag-taken = **Bandiera presa**: { $whose }. La prende: { $captor }. { $heir ->
        [captor] Tutto ciò che aveva va nella riserva di chi l’ha presa: { $spoils }.
        [nobody] In un cerchio di catture tutto ciò che aveva lascia il gioco.
       *[other] Poiché cade anche chi l’ha presa, tutto ciò che aveva passa oltre, { $heirname }: { $spoils }.
    }
power-spoils =
    { $count ->
        [0] { $power } Power
       *[other] { $pieces }, e { $power } Power
    }
power-player-eliminated = { $name } non ha più bandiere ed è fuori dal gioco.
power-player-left = { $name } abbandona la partita. Tutti i suoi pezzi ({ $armies }) lasciano il gioco, e il suo territorio è neutrale.
power-match-ended =
    { $reason ->
        [flags] Tutte le altre bandiere sono prese: la partita è finita.
        [nobody] Non c’è più nessuna bandiera: la partita è finita.
        [rounds] L’ultimo round è finito: si contano le forze.
        [standstill] Per tre round nessuno ha eseguito un ordine: si contano le forze.
       *[resigned] Resta un solo giocatore: la partita è finita.
    }

## Ciò che viene a sapere una persona sola

power-hand-sheet =
    { $count ->
        [0] Il tuo foglio sigillato è vuoto.
       *[other] Il tuo foglio sigillato: { $orders }.
    }

## Il risultato

power-result =
    { $count ->
        [0] Nessuno ha vinto: non c’è più nessuna bandiera.
        [one] { $reason ->
            [flags] { $names } ha le bandiere di tutti i rivali e vince.
            [resigned] { $names } resta senza rivali e vince.
           *[rounds] { $names } ha l’armata più forte e vince.
        }
       *[other] { $names } sono pari per forza e bandiere, e condividono la vittoria.
    }
power-result-line =
    - { $name }: { $board } sul tabellone + { $reserve } in riserva + { $power } Power = **{ $strength }**, { $flags ->
        [one] una bandiera
       *[other] { $flags } bandiere
    }{ $fate ->
        [fell] {" "}(fuori nel round { $round })
        [left] {" "}(abbandono)
       *[stayed] {""}
    }

## Che cosa si chiede: dopo “Ada deve”

power-duty-orders = sigillare un foglio d’ordini
power-duty-booty = dire a quale armata va il bottino
power-duty-plan = dare ordini permanenti

## Che cosa si chiede, in privato

power-prompt-orders = Scrivi i tuoi ordini per il **round { $round }**: fino a { $lines } righe ({ $army }).
power-prompt-each = Al massimo cinque righe sono per ognuna delle tue armate. Metti davanti la sua lettera: { $example }.
power-prompt-mercenaries = Ogni riga può comandare i mercenari ({ $army }): { $example }.
power-prompt-wrong = A questo tavolo le righe sbagliate si possono sigillare, e sono perse.
power-prompt-penalty =
    { $all ->
        [yes] Se nessuna riga si può eseguire, paghi un Power.
       *[no] Un foglio senza righe costa un Power.
    }
power-prompt-typed = Una riga scritta nomina il pezzo, da dove e fin dove, come { $example }. V è verde (vert) e J giallo (jaune), come sul tabellone francese. Con FR sulla prima riga i pezzi hanno le lettere francesi.
power-prompt-read = Nessuno vede il tuo foglio finché tutti non hanno sigillato; poi si leggono tutti, cominciando da { $name }.
power-prompt-late = Se non sigilli in tempo, vale ciò che è scritto qui, per quanto si poteva sigillare.
power-prompt-last = È l’ultimo round: dopo si contano le forze.
power-prompt-booty = Hai vinto { $pieces } in { $place }, e le tue due armate vi hanno una parte uguale. Di’ in quale riserva vanno questi pezzi. Tutti vedono subito la tua scelta.
power-prompt-booty-late = Senza una risposta in tempo vanno nella riserva { $army }.
power-prompt-plan = Gli ordini permanenti rispondono per te, così nessuno deve aspettare. Nessun altro li conosce. Ciò che lasci aperto ti viene chiesto a suo tempo.
power-prompt-plan-sheet = Puoi anche scrivere in anticipo il foglio per il **round { $round }**. Viene sigillato quando quel round comincia, se allora ogni riga si può eseguire; altrimenti ti viene chiesto, o si sigilla ciò che si può senza il resto, come scegli.

power-form = I tuoi ordini per il round { $round }
power-form-about = I soldato, T carro, F caccia, D destroyer, R reggimento, H pesante, B bombardiere, C incrociatore

## Un foglio in preparazione

power-draft-line = { $number }. { $mark } { $order }{ $verdict ->
        [none] {""}
       *[other] {" "}· { $verdict }
    }
power-draft-unfinished = …
power-draft-letters =
    { $letters ->
        [fr] -# Le lettere di questo foglio sono francesi: C è il caccia, CR l’incrociatore.
       *[en] -# Le lettere di questo foglio sono inglesi: F è il caccia, C l’incrociatore.
    }
power-draft-steps =
    { $steps ->
        [one] { $piece }, { $steps } passo di { $range }
       *[other] { $piece }, { $steps } passi di { $range }
    }
power-draft-out = { $piece } esce dalla riserva
power-draft-bought = un { $piece } per { $power } Power
power-draft-merged = un { $piece } da { $pieces }
power-draft-missile = un megamissile da pezzi che valgono { $worth }
power-draft-launched = un megamissile su { $place }
power-draft-own-hit = ⚠ Distrugge lì anche pezzi tuoi: { $pieces }.
power-draft-reason = Riga { $line }: { $reason }
power-draft-reserve = Riserva { $place }: { $pieces }, { $power } Power.
power-draft-open = non finita
power-draft-left-out = lasciata fuori dal tuo foglio
power-draft-plan = **Una volta conservati questi ordini:**

power-question-go = Scegli un pezzo da muovere
power-question-line = Scegli una riga da scrivere o cambiare
power-question-army = Scegli l’armata
power-question-kind = Scegli che cosa fa la riga
power-question-piece = Scegli il pezzo
power-question-from = Scegli da dove
power-question-spent = Scegli di che cosa è fatto il megamissile
power-question-to = Scegli verso dove

## Le voci dei menu e i pulsanti piccoli

power-choice-line = { $number }. { $order }
power-choice-line-new = Aggiungere una riga
power-choice-change-done = Finirla
power-choice-change-up = Spostare su
power-choice-change-down = Spostare giù
power-choice-change-copy = Come questa, ma …
power-choice-change-delete = Eliminare la riga
power-choice-same =
    { $all ->
        [0] { $count ->
            [one] Sigillare di nuovo il mio ultimo foglio (un ordine)
           *[other] Sigillare di nuovo il mio ultimo foglio ({ $count } ordini)
        }
       *[other] Sigillare di nuovo il mio ultimo foglio ({ $count ->
            [one] { $count } ordine possibile
           *[other] { $count } ordini possibili
        } su { $all })
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
            [one] Come il mio ultimo foglio (un ordine)
           *[other] Come il mio ultimo foglio ({ $count } ordini)
        }
       *[other] Come il mio ultimo foglio ({ $count ->
            [one] { $count } ordine possibile
           *[other] { $count } ordini possibili
        } su { $all })
    }
power-choice-strike = Cancellare ciò che è sbagliato o incompleto
power-choice-kind-move = Muovere un pezzo
power-choice-kind-buy = Comprare un pezzo con Power
power-choice-kind-merge = Unire tre pezzi in uno grande
power-choice-kind-missile = Fare un megamissile
power-choice-kind-launch = Lanciare un megamissile
power-choice-piece = { $piece } ({ $letter })
power-about-piece =
    { $steps ->
        [one] Forza { $strength }, { $steps } passo
       *[other] Forza { $strength }, { $steps } passi
    }
power-about-bought = { $power } Power, forza { $strength }
power-about-merged = Forza { $strength } invece di { $before }
power-about-mixture = Valgono { $worth }
power-about-own-army = Tua
power-about-mercenaries = I mercenari, che obbediscono a tutti
power-about-place = { $forces }
power-force = { $whose } { $strength }
power-choice-booty = Riserva { $army } ({ $place })
power-choice-muster-ask = Leva: chiedermi
power-choice-muster-always = Leva: comprare e far uscire
power-choice-shares-ask = Bottino pari: chiedermi
power-choice-shares-army = Bottino pari: all’armata { $army }
power-choice-otherwise-ask = Se una riga non va: chiedermi
power-choice-otherwise-fitting = Se una riga non va: sigillare le altre

## I pulsanti e le conferme

power-act-sheet =
    { $count ->
        [0] Sigillare un foglio vuoto (costa un Power)
        [one] Sigillare un ordine
       *[other] Sigillare { $count } ordini
    }
power-act-booty = Mettere nella riserva { $army }
power-act-plan = Tenere questi ordini
power-act-without =
    { $count ->
        [one] { $label }, senza la riga { $lines }
       *[other] { $label }, senza le righe { $lines }
    }

power-done-booty = Hai messo il bottino nella riserva { $army }.
power-done-plan-ask = In ogni round ti vengono chiesti i tuoi ordini.
power-done-plan-muster = In ogni round in cui c’è qualcosa da far uscire o da comprare, si sigilla subito un foglio per te: compri i pezzi più cari che i tuoi Power permettono e fai uscire i più forti. Quel foglio non muove nulla di ciò che è sul tabellone, non unisce e non lancia nulla, e non porta nulla in un quartier generale in cui ci sono pezzi altrui. Negli altri round ti viene chiesto.
power-done-plan-shares-ask = Bottino in parti uguali: ti viene chiesto.
power-done-plan-shares-army = Bottino in parti uguali: va all’armata { $army }.
power-done-plan-sheet =
    Quando comincia il round { $round }, si sigilla questo foglio se allora ogni riga si può eseguire, qualunque cosa gli altri abbiano fatto fino a quel momento: { $orders }. { $otherwise ->
        [fitting] Altrimenti si sigillano le righe che si possono eseguire senza il resto; se non ce ne sono, ti viene chiesto.
       *[ask] Altrimenti ti viene chiesto.
    } Non si usa in nessun altro round, e nel round { $round } per te non si sigilla altro.
power-done-plan-never = Questi ordini non sigillano mai un foglio vuoto. Un foglio che hanno sigillato si può cambiare o ritirare finché non ha sigillato l’ultimo giocatore.

## Tutto a parole

power-text-armies = **Le armate**
power-text-places = **Sul tabellone**, luogo per luogo
power-text-referee = In questo round si legge per primo il foglio di { $name }.
power-text-sealed =
    { $count ->
        [0] Nessuno ha ancora sigillato un foglio.
       *[other] Foglio già sigillato: { $names }.
    }
power-hand-reserve = { $army }, riserva { $place }: { $pieces }, { $power } Power.
power-hand-strength = { $army }: forza { $strength } in tutto, di cui { $garrison } nel quartier generale.
power-hand-out = Non comandi più nessuna armata.
power-threats-title = Che cosa potrebbe arrivare in { $place } nel prossimo round, con un movimento a testa:
power-threats-none = Nel prossimo round nulla può arrivare in { $place } con un movimento.
power-threat =
    { $infantry ->
        [yes] - { $whose } da { $place }: { $pieces }, forza { $strength }; potrebbero prendere la bandiera
       *[no] - { $whose } da { $place }: { $pieces }, forza { $strength }
    }
power-threats-garrison = Lì hai { $strength }.

## Nel profilo

power-feat-battle = Battaglia più grande vinta

## Lo scopo principale di un foglio

power-habit-nothing = Nessun ordine
power-habit-muster = Solo comprare e far uscire
power-habit-home = Nel proprio territorio
power-habit-islands = Verso le isole e il mare
power-habit-clockwise = Verso il territorio successivo in senso orario
power-habit-opposite = Verso il territorio opposto
power-habit-anticlockwise = Verso il territorio successivo in senso antiorario
power-habit-missile = Un megamissile
