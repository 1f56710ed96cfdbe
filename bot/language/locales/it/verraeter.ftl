### Verräter: che cosa si racconta, si chiede e si risponde a parole.
###
### verraeter-the-land è senza articolo (“territorio 3 (Landa)”): l’articolo sta nella frase, “sul { $land }”.
### verraeter-the-role ha l’articolo (“lo Stratega”) e sta solo come complemento oggetto.

verraeter-title = Verräter
verraeter-teaser = Due famiglie, sei ruoli segreti, e un traditore ribalta lo scontro; in tre o quattro.

## Le impostazioni di un tavolo

verraeter-option-layout = Anello dei territori
verraeter-option-layout-about = Come si dispongono i dodici territori delle due famiglie.
verraeter-option-layout-shuffled = Mescolati
verraeter-option-layout-shuffled-about = Tutti e dodici i territori sono mescolati insieme e disposti ad anello.
verraeter-option-layout-alternating = Alternati
verraeter-option-layout-alternating-about = Territori dell’Aquila e della Rosa si alternano: i conflitti possono iniziare ovunque.

verraeter-option-start_hand = Prime carte provviste
verraeter-option-start_hand-about = Con quali tre carte provviste si comincia.
verraeter-option-start_hand-3-4-5 = 3, 4 e 5
verraeter-option-start_hand-3-4-5-about = Tutti cominciano con un 3, un 4 e un 5.
verraeter-option-start_hand-three_random = Tre a caso
verraeter-option-start_hand-three_random-about = Tutti cominciano con tre carte provviste pescate dal mazzo.

verraeter-option-first_granary = Primo granaio
verraeter-option-first_granary-about = Dove può stare il granaio della preparazione.
verraeter-option-first_granary-any_free_land = Territorio libero qualsiasi
verraeter-option-first_granary-any_free_land-about = Su un territorio senza edificio, qualunque famiglia lo controlli.
verraeter-option-first_granary-own_family_land = Territorio della propria famiglia
verraeter-option-first_granary-own_family_land-about = Su un territorio senza edificio controllato dalla propria famiglia.

verraeter-option-first_strategist = Primo stratega
verraeter-option-first_strategist-about = Chi sceglie il luogo del primo conflitto.
verraeter-option-first_strategist-next_player = Il secondo giocatore
verraeter-option-first_strategist-next_player-about = Chi viene dopo chi comincia.
verraeter-option-first_strategist-first_player = Chi comincia
verraeter-option-first_strategist-first_player-about = Chi comincia sceglie anche il luogo.

verraeter-option-min_cards = Minimo di carte provviste
verraeter-option-min_cards-about = Quante carte provviste bisogna giocare in un conflitto.
verraeter-option-min_cards-0 = Nessuna
verraeter-option-min_cards-0-about = Chiunque può non giocare nessuna carta provviste.
verraeter-option-min_cards-1 = Una
verraeter-option-min_cards-1-about = Chi ha carte provviste ne gioca almeno una.

verraeter-option-strategist_bonus = Punti dello Stratega
verraeter-option-strategist_bonus-about = Quando lo Stratega segna 2 punti.
verraeter-option-strategist_bonus-always = Sempre
verraeter-option-strategist_bonus-always-about = Lo Stratega segna 2 punti comunque vada.
verraeter-option-strategist_bonus-only_when_winning = Solo con chi vince
verraeter-option-strategist_bonus-only_when_winning-about = Lo Stratega segna 2 punti se la sua parte vince, altrimenti nessuno.

verraeter-option-hand_counts_public = Numero di carte in mano
verraeter-option-hand_counts_public-about = Se il tabellone mostra quante carte provviste ha ognuno.
verraeter-option-hand_counts_public-true = Mostrato
verraeter-option-hand_counts_public-true-about = Tutti vedono quante carte provviste hanno gli altri.
verraeter-option-hand_counts_public-false = Non mostrato
verraeter-option-hand_counts_public-false-about = Chi vuole saperlo deve tenere il conto.

verraeter-option-vp_table = Punti dei territori
verraeter-option-vp_table-about = Quanto rende un territorio vinto. Tutte e tre le tabelle sono valori della casa.
verraeter-option-vp_table-default = Equilibrati
verraeter-option-vp_table-default-about = Da 3 punti per chi vince da solo su una Landa a 10 su una Città.
verraeter-option-vp_table-flat = Piatti
verraeter-option-vp_table-flat-about = I territori grandi rendono meno: i punteggi restano vicini.
verraeter-option-vp_table-steep = Ripidi
verraeter-option-vp_table-steep-about = Vincere in pochi su un grande territorio rende molto: un conflitto può decidere tutto.

verraeter-option-final_tie = Parità finale
verraeter-option-final_tie-about = Chi vince se più giocatori hanno il massimo dei punti.
verraeter-option-final_tie-shared = Vittoria condivisa
verraeter-option-final_tie-shared-about = Vincono tutti loro.
verraeter-option-final_tie-most_supply_cards = Più carte provviste
verraeter-option-final_tie-most_supply_cards-about = Chi di loro ha più carte provviste; se sono ancora pari, condividono.
verraeter-option-final_tie-most_posts = Più empori
verraeter-option-final_tie-most_posts-about = Chi di loro ha più empori; se sono ancora pari, condividono.

## I territori, nelle frasi e nei menu

verraeter-the-land =
    territorio { $place } ({ $land ->
        [wilderness] Landa
        [meadow] Prato
        [river] Fiume
        [woods] Bosco
        [village] Villaggio
       *[city] Città
    })
verraeter-land-choice = { $land } ({ $family }, territorio { $place })
verraeter-land-choice-about =
    { $side ->
        [own] Forza { $strength }, controllato dalla famiglia che sostieni
       *[rival] Forza { $strength }, controllato dalla famiglia rivale
    }
verraeter-land-choice-granary = Qui c’è un tuo granaio; l’emporio ne prende il posto
verraeter-border-side = { $land } { $strength } ({ $family }, territorio { $place })
verraeter-border-choice = { $eagle } contro { $rose }
verraeter-border-choice-about = Punti a testa per { $winners } vincitori: { $pays }
verraeter-land-pays = { $land } { $points }

## Le carte azione, nelle frasi

verraeter-the-role =
    { $role ->
        [traitor] il Traditore
        [diplomat2] il Diplomatico +2
        [diplomat5] il Diplomatico +5
        [builder] il Costruttore
        [strategist] lo Stratega
       *[farmer] il Contadino
    }

## A che punto è la partita

verraeter-headline-granaries = Preparazione · Primi granai
verraeter-headline-place = Round { $round } di { $rounds } · Luogo del conflitto
verraeter-headline-draft = Round { $round } di { $rounds } · Carte azione
verraeter-headline-cards = Round { $round } di { $rounds } · Carte provviste · sul tavolo Aquila { $eagle }, Rosa { $rose }
verraeter-headline-building = Round { $round } di { $rounds } · Costruzione

## Che cosa è successo

verraeter-table-set = { $eagles } { $eaglecount ->
        [one] sostiene
       *[other] sostengono
    } l’Aquila, { $roses } { $rosecount ->
        [one] sostiene
       *[other] sostengono
    } la Rosa. { $same ->
        [yes] { $first } apre il primo round e fa anche da stratega.
       *[no] { $first } apre il primo round, { $strategist } fa da stratega.
    } { $hand ->
        [three_random] Tutti cominciano con tre carte provviste pescate dal mazzo.
       *[fixed] Tutti cominciano con le carte provviste 3, 4 e 5.
    }
verraeter-granary-placed = { $name } mette il primo granaio sul { $land }.
verraeter-round-begun = Comincia il **round { $round } di { $rounds }**. Lo apre { $first }.
verraeter-place-chosen = { $name } sceglie il luogo del conflitto: il { $one }, forza { $onestrength }, contro il { $two }, forza { $twostrength }.
verraeter-pays = Un territorio vinto rende a testa, con { $winners } vincitori: { $pays } punti.
verraeter-role-taken = { $name } prende una carta azione.
verraeter-cards-played =
    { $count ->
        [0] { $name } non gioca carte provviste.
        [one] { $name } gioca { $sum ->
            [8] un 8
           *[other] un { $sum }
        }.
       *[other] { $name } gioca { $cards }, in tutto { $sum }.
    }
verraeter-cards-none-held = { $name } non ha carte provviste da giocare.

verraeter-revealed = Le carte azione sono rivelate: { $cards }.
verraeter-revealed-card = { $name } ({ $role })
verraeter-turncoat = { $name } cambia parte con tutte le carte giocate e ora sostiene { $family ->
        [eagle] l’Aquila
       *[rose] la Rosa
    }.
verraeter-without-treason =
    { $decided ->
        [yes] È ciò che decide il conflitto: senza il tradimento sarebbe Aquila { $eagle }, Rosa { $rose }.
       *[no] L’esito resta lo stesso: senza il tradimento sarebbe Aquila { $eagle }, Rosa { $rose }.
    }
verraeter-no-turncoat = Nessuno ha il Traditore; nessuno cambia parte.
verraeter-side =
    - **{ $family ->
        [eagle] Aquila
       *[rose] Rosa
    } { $total }** = { $terms }
verraeter-side-alone =
    - **{ $family ->
        [eagle] Aquila
       *[rose] Rosa
    } { $total }** = { $terms }, e nessuno la sostiene
verraeter-term-land = { $land } { $strength }
verraeter-term-cards = { $name } { $cards }
verraeter-term-diplomat = { $name } { $cards } + { $diplomat } (Diplomatico)
verraeter-conflict-won =
    { $winner ->
        [eagle] L’Aquila vince { $most } a { $least } e prende alla Rosa il { $land }.
       *[rose] La Rosa vince { $most } a { $least } e prende all’Aquila il { $land }.
    }
verraeter-conflict-tied = Le due parti hanno { $total }: pareggio. Nessun territorio cambia mano, e nessuno segna punti per un territorio.
verraeter-land-points =
    { $winners ->
        [one] Per questo { $names } segna { $points ->
            [one] { $points } punto
           *[other] { $points } punti
        }, senza dividere la vittoria con nessuno.
       *[other] Per questo { $names }, in { $winners }, segnano { $points ->
            [one] { $points } punto
           *[other] { $points } punti
        } a testa.
    }
verraeter-nobody-scores =
    { $winner ->
        [eagle] Nessuno sostiene l’Aquila, quindi nessuno segna punti.
       *[rose] Nessuno sostiene la Rosa, quindi nessuno segna punti.
    }
verraeter-traitor-points = { $name } segna { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } come Traditore.
verraeter-strategist-points =
    { $points ->
        [0] { $name } non segna nulla come Stratega: a questo tavolo conta solo se la sua parte vince.
        [one] { $name } segna { $points } punto come Stratega.
       *[other] { $name } segna { $points } punti come Stratega.
    }

verraeter-built-granary = { $name } costruisce un granaio sul { $land }.
verraeter-built-post = { $name } costruisce un emporio sul { $land }.
verraeter-built-converted = { $name } trasforma in emporio il granaio sul { $land }.
verraeter-built-moved = { $name } trasforma in emporio il granaio sul { $convert } e lo sposta sul { $land }.
verraeter-nothing-built = { $name } non costruisce nulla.
verraeter-nothing-to-build = { $name } ha il Costruttore, ma non resta nulla da costruire.
verraeter-strategist-named = Ora { $name } fa da stratega.
verraeter-strategist-kept = Nessuno aveva lo Stratega: { $name } continua a fare da stratega, senza punti per questo.
verraeter-resupply = Carte provviste pescate: { $draws }.
verraeter-unsupplied =
    { $count ->
        [one] { $names } non pesca carte provviste: non ha granai su territori della famiglia che sostiene.
       *[other] { $names } non pescano carte provviste: non hanno granai su territori delle famiglie che sostengono.
    }
verraeter-draws-granaries = { $name } { $drawn } ({ $granaries ->
        [0] nessun granaio
        [one] { $granaries } granaio
       *[other] { $granaries } granai
    }{ $limit ->
        [hand] ; al massimo cinque in mano
        [round] ; al massimo tre per round
       *[none] {""}
    })
verraeter-draws-diplomat2 = { $name } { $drawn } (Diplomatico +2{ $granaries ->
        [0] {""}
        [one] {" "}e { $granaries } granaio
       *[other] {" "}e { $granaries } granai
    }{ $limit ->
        [hand] ; al massimo cinque in mano
        [round] ; al massimo tre per round
       *[none] {""}
    })
verraeter-draws-farmer = { $name } { $drawn } (Contadino{ $limit ->
        [hand] ; al massimo cinque in mano
        [round] ; al massimo tre per round
       *[none] {""}
    })
verraeter-player-left = { $name } lascia la partita e non può più vincere.
verraeter-seat-goes-on = Il posto di { $name } va avanti da solo: una carta azione a caso, solo le carte provviste obbligatorie, nessuna costruzione.

verraeter-ended-rounds = Tutti i { $rounds } round sono giocati: la partita è finita.
verraeter-ended-one-family =
    { $family ->
        [eagle] Tutti e dodici i territori sono dell’Aquila: la partita è finita.
       *[rose] Tutti e dodici i territori sono della Rosa: la partita è finita.
    }
verraeter-ended-resigned = Resta un solo giocatore: la partita è finita.
verraeter-bonuses = Ogni emporio rende un punto per ogni carta provviste in mano, al massimo per tre: { $bonuses }.
verraeter-no-bonuses = Nessuno ha un emporio, quindi le carte provviste in mano non rendono nulla.
verraeter-bonus =
    { $posts ->
        [one] { $name } { $posts } emporio × { $cards ->
            [one] { $cards } carta
           *[other] { $cards } carte
        } = { $bonus }
       *[other] { $name } { $posts } empori × { $cards ->
            [one] { $cards } carta
           *[other] { $cards } carte
        } = { $bonus }
    }

## Ciò che viene a sapere una persona sola

verraeter-supply-dealt =
    { $count ->
        [one] Peschi una carta provviste: { $cards }.
       *[other] Peschi le carte provviste { $cards }.
    }
verraeter-roles-offered = Queste carte azione restano per te: { $roles }.
verraeter-role-kept = Nessun altro viene a sapere prima della rivelazione che hai { $role }.

## Il risultato

verraeter-result =
    { $count ->
        [one] { $names } vince con { $points ->
            [one] { $points } punto
           *[other] { $points } punti
        }
       *[other] { $names } condividono la vittoria con { $points ->
            [one] { $points } punto
           *[other] { $points } punti
        } a testa
    }{ $reason ->
        [one-family] , perché una famiglia controlla tutti e dodici i territori.
        [resigned] , perché tutti gli altri hanno lasciato la partita.
       *[rounds] {" "}dopo { $rounds } round.
    }
verraeter-result-by-cards = A parità di punti hanno deciso le carte provviste in mano.
verraeter-result-by-posts = A parità di punti hanno deciso gli empori.
verraeter-result-line =
    { $bonus ->
        [0] - { $name } **{ $total }**
       *[other] - { $name } { $before } + { $bonus } = **{ $total }**
    }
verraeter-result-line-left = - { $name } { $total }, ha lasciato la partita

## Che cosa si chiede: dopo “Ada deve”

verraeter-duty-granary = mettere il primo granaio su un territorio
verraeter-duty-place = scegliere il luogo del conflitto
verraeter-duty-role = prendere in segreto una carta azione
verraeter-duty-cards =
    { $least ->
        [0] giocare carte provviste o nessuna
       *[other] giocare carte provviste
    }
verraeter-duty-build = costruire o no
verraeter-duty-plan = lasciare ordini permanenti

## Che cosa si chiede, in privato

verraeter-prompt-granary =
    { $family ->
        [eagle] Sostieni l’Aquila. Metti il tuo primo granaio su un territorio senza edificio: alla fine di ogni round in cui la famiglia che sostieni controlla questo territorio, peschi una carta provviste. Tutti vedono subito dove sta.
       *[rose] Sostieni la Rosa. Metti il tuo primo granaio su un territorio senza edificio: alla fine di ogni round in cui la famiglia che sostieni controlla questo territorio, peschi una carta provviste. Tutti vedono subito dove sta.
    }
verraeter-prompt-granary-own = A questo tavolo deve essere un territorio della tua famiglia.
verraeter-prompt-place =
    { $family ->
        [eagle] Fai da stratega: scegli per il conflitto due territori vicini di famiglie diverse. Sostieni l’Aquila; chi la sostiene segna punti se il territorio della Rosa è vinto. Tutti vedono subito la tua scelta.
       *[rose] Fai da stratega: scegli per il conflitto due territori vicini di famiglie diverse. Sostieni la Rosa; chi la sostiene segna punti se il territorio dell’Aquila è vinto. Tutti vedono subito la tua scelta.
    }
verraeter-prompt-role = Prendi una carta azione. Nessuno viene a sapere quale prima della rivelazione, quando tutti hanno giocato le carte provviste. Basta una pressione, ed è definitivo.
verraeter-prompt-conflict =
    { $family ->
        [eagle] Il conflitto: { $conflict }. Sostieni l’Aquila.
       *[rose] Il conflitto: { $conflict }. Sostieni la Rosa.
    }
verraeter-prompt-cards =
    { $family ->
        [eagle] Gioca carte provviste per l’Aquila, { $least ->
            [0] o nessuna
           *[other] almeno una
        }. Sono subito scoperte, e in questo round non puoi aggiungerne altre.
       *[rose] Gioca carte provviste per la Rosa, { $least ->
            [0] o nessuna
           *[other] almeno una
        }. Sono subito scoperte, e in questo round non puoi aggiungerne altre.
    }
verraeter-prompt-sums = Sul tavolo l’Aquila ha { $eagle }, la Rosa { $rose }; i Diplomatici e il Traditore non sono ancora contati.
verraeter-prompt-with-traitor =
    { $family ->
        [eagle] Hai il Traditore: alla rivelazione passi alla Rosa con le tue carte. Nessun altro lo sa.
       *[rose] Hai il Traditore: alla rivelazione passi all’Aquila con le tue carte. Nessun altro lo sa.
    }
verraeter-prompt-with-diplomat = Hai { $role }: alla rivelazione conta per la tua parte. Nessun altro lo sa.
verraeter-prompt-with-role = Hai { $role }. Nessun altro lo sa.
verraeter-prompt-build = Hai il Costruttore: costruisci un granaio o un emporio su un territorio senza edificio, trasforma un tuo granaio in emporio, o non costruire nulla. Un granaio ti rifornisce già da questo round se la tua famiglia controlla il suo territorio; un emporio rende punti alla fine. Tutti vedono subito la tua scelta.
verraeter-prompt-plan = Lascia ordini, e nessuno deve aspettarti: quando viene il tuo turno, i tuoi ordini rispondono subito, esattamente come è detto qui. Nessun altro li conosce; che una risposta arrivi subito può mostrare che era preparata, ma mai che cos’altro hai ordinato. Puoi cambiare o ritirare i tuoi ordini in qualsiasi momento.
verraeter-question-land = Scegli un territorio
verraeter-question-border = Scegli il luogo del conflitto
verraeter-question-role = Scegli una carta azione
verraeter-question-cards = Scegli le carte provviste da giocare
verraeter-question-propose = Scegli carte in un colpo
verraeter-question-what = Scegli che cosa costruire
verraeter-question-wish = Desiderio { $rank } tra le carte azione
verraeter-question-build = Desiderio { $rank } per il Costruttore
verraeter-question-place = Desiderio { $rank } per il luogo del conflitto
verraeter-question-margin = Scegli di quanto la tua parte deve essere in vantaggio
verraeter-question-short = Scegli che cosa succede se le tue carte non bastano
verraeter-question-most = Scegli quante carte si giocano al massimo
verraeter-question-keep = Scegli quali carte tieni
verraeter-question-farmer = Scegli che cosa succede con il Contadino

## Le voci dei menu

verraeter-role-traitor-about = Alla rivelazione cambi parte con le tue carte, in modo definitivo; segni 1 punto.
verraeter-role-diplomat2-about = Aggiunge 2 alla tua parte nel conflitto; peschi una carta provviste in più.
verraeter-role-diplomat5-about = Aggiunge 5 alla tua parte nel conflitto.
verraeter-role-builder-about = Dopo il conflitto puoi costruire, o trasformare un granaio in emporio.
verraeter-role-strategist-about =
    { $bonus ->
        [only_when_winning] Scegli il prossimo luogo del conflitto, e segni 2 punti se la tua parte vince.
       *[always] Segni 2 punti e scegli il prossimo luogo del conflitto.
    }
verraeter-role-farmer-about = Dopo il conflitto peschi tre carte provviste, quali che siano i tuoi granai.
verraeter-card-choice-about =
    { $count ->
        [one] {""}
       *[other] Una delle tue { $count } carte di questo valore
    }
verraeter-propose-lead = Passare in vantaggio con { $cards }
verraeter-propose-all = Giocare tutto: { $cards }
verraeter-build-nothing-about = Tieni i tuoi edifici per un altro round
verraeter-how-long-every = In ogni round
verraeter-how-long-once = Solo nel round { $round }
verraeter-part-roles = Carte azione
verraeter-part-cards = Carte provviste
verraeter-part-building = Costruzione
verraeter-part-place = Luogo del conflitto
verraeter-wish-else-ask = Se nessuna è offerta: chiedermi
verraeter-wish-else-clock = Se nessuna è offerta: prenderne un’altra
verraeter-build-else-ask = Se nulla è possibile: chiedermi
verraeter-build-else-clock = Se nulla è possibile: non costruire
verraeter-place-else-ask = Se nessuno è possibile: chiedermi
verraeter-place-else-clock = Se nessuno è possibile: quello che rende di più
verraeter-goal-ask = Chiedermi
verraeter-goal-lead = Quante servono per essere in vantaggio
verraeter-goal-all = Quante più possibile
verraeter-goal-none =
    { $least ->
        [0] Nessuna
       *[other] Solo la più bassa
    }
verraeter-margin = Vantaggio di { $points } o più
verraeter-short-none =
    { $least ->
        [0] Se non bastano: non giocarne
       *[other] Se non bastano: giocare solo la più bassa
    }
verraeter-short-all = Se non bastano: giocarne quante più possibile
verraeter-short-ask = Se non bastano: chiedermi
verraeter-most =
    { $cards ->
        [one] Al massimo { $cards } carta
       *[other] Al massimo { $cards } carte
    }
verraeter-keep =
    { $value ->
        [0] Si può giocare qualsiasi carta
       *[other] Tenere le carte da { $value } in su
    }
verraeter-farmer-same = Con il Contadino: come con le altre carte
verraeter-farmer-all = Con il Contadino: giocare tutte le carte
verraeter-order-granary = Un granaio sul territorio libero più forte della tua famiglia
verraeter-order-granary-land = Un granaio sul { $land }
verraeter-order-post = Un emporio sul primo territorio libero dell’anello
verraeter-order-convert = Un emporio al posto del tuo granaio meno utile
verraeter-order-idle = Un emporio al posto di un granaio su un territorio rivale
verraeter-order-nothing = Nulla
verraeter-order-place = { $one } e { $two }

## I pulsanti e le conferme

verraeter-act-granary = Mettere il granaio sul { $land }
verraeter-act-place = Scegliere il { $one } contro il { $two }
verraeter-act-role = Prendere { $role }
verraeter-act-cards =
    { $count ->
        [0] Non giocare carte
        [one] Giocare { $cards }
       *[other] Giocare { $cards } ({ $sum })
    }
verraeter-act-build-granary = Costruire un granaio sul { $land }
verraeter-act-build-post = Costruire un emporio sul { $land }
verraeter-act-build-converted = Trasformare in emporio il granaio sul { $land }
verraeter-act-build-moved = Emporio sul { $land } dal granaio sul territorio { $origin }
verraeter-act-build-nothing = Non costruire nulla
verraeter-act-plan =
    { $orders ->
        [none] Chiedermi ogni volta
       *[some] Lasciare questi ordini
    }

verraeter-done-granary = Hai messo il tuo primo granaio sul { $land }.
verraeter-done-place = Hai scelto il luogo del conflitto: il { $one } contro il { $two }.
verraeter-done-role = Hai preso { $role }.
verraeter-done-cards =
    { $count ->
        [0] Non hai giocato carte provviste.
        [one] Hai giocato { $sum ->
            [8] un 8
           *[other] un { $sum }
        }.
       *[other] Hai giocato { $cards }, in tutto { $sum }.
    }
verraeter-done-build-granary = Hai costruito un granaio sul { $land }.
verraeter-done-build-post = Hai costruito un emporio sul { $land }.
verraeter-done-build-converted = Hai trasformato in emporio il granaio sul { $land }.
verraeter-done-build-moved = Hai trasformato in emporio il granaio sul territorio { $origin } e l’hai spostato sul { $land }.
verraeter-done-build-nothing = Non hai costruito nulla.
verraeter-done-plan =
    { $orders ->
        [none] Non hai lasciato ordini permanenti: ti viene chiesto tutto.
       *[some] Hai lasciato ordini permanenti.
    }

## Gli ordini permanenti, in frasi

verraeter-orders-round =
    { $round ->
        [0] Questi ordini valgono in ogni round finché non li cambi.
       *[other] Questi ordini valgono solo nel round { $round }.
    }
verraeter-orders-wish = { $rank }. { $wish }
verraeter-orders-roles = Si prende la prima di queste carte azione che ti è offerta: { $wishes }.{ $else ->
        [clock] {" "}Se non c’è nessuna di queste, si prende la prima che ti è offerta in quest’ordine: Contadino, Diplomatico +2, Costruttore, Diplomatico +5, Stratega, Traditore.
        [ask] {" "}Se non c’è nessuna di queste, ti viene chiesto.
       *[never] {""}
    }
verraeter-orders-lead =
    { $least ->
        [0] Quando è il tuo turno di giocare carte provviste, se ne giocano quante bastano perché la tua parte sia in vantaggio di { $margin } o più: quelle con la somma più piccola, e nessuna se il vantaggio c’è già.
       *[other] Quando è il tuo turno di giocare carte provviste, se ne giocano quante bastano perché la tua parte sia in vantaggio di { $margin } o più: quelle con la somma più piccola, e solo la più bassa se il vantaggio c’è già.
    }
verraeter-orders-side = La tua parte è quella in cui sarai alla rivelazione: la famiglia che sostieni o, se hai il Traditore, l’altra. Contano i due territori, le carte provviste sul tavolo e la tua carta azione; non conta ciò che gli altri nascondono o giocano dopo di te.
verraeter-orders-short =
    { $short ->
        [none] { $least ->
            [0] Se le tue carte non bastano, non se ne gioca nessuna.
           *[other] Se le tue carte non bastano, si gioca solo la più bassa.
        }
        [all] Se le tue carte non bastano, se ne giocano quante più possibile, prima le più alte.
       *[ask] Se le tue carte non bastano, ti viene chiesto.
    }
verraeter-orders-all = Si giocano quante più carte provviste possibile, prima le più alte.
verraeter-orders-none =
    { $least ->
        [0] Per te non si giocano carte provviste.
       *[other] Per te si gioca solo la carta provviste più bassa.
    }
verraeter-orders-most =
    { $most ->
        [one] Per te non si gioca mai più di { $most } carta provviste.
       *[other] Per te non si giocano mai più di { $most } carte provviste.
    }
verraeter-orders-keep =
    { $least ->
        [0] Per te non si giocano mai carte provviste da { $value } in su.
       *[other] Per te non si giocano mai carte provviste da { $value } in su, a meno che la tua carta più bassa lo sia.
    }
verraeter-orders-farmer = Se però hai il Contadino, si giocano tutte le tue carte provviste.
verraeter-orders-builds = Se hai il Costruttore, si costruisce la prima di queste cose che allora è possibile: { $wishes }.{ $else ->
        [clock] {" "}Se nessuna lo è, non si costruisce nulla.
        [ask] {" "}Se nessuna lo è, ti viene chiesto.
       *[never] {""}
    }
verraeter-orders-build =
    { $what ->
        [granary] un granaio sul territorio libero più forte della tua famiglia
        [granary-land] un granaio sul { $land }
        [post] un emporio sul primo territorio libero dell’anello
        [convert] un emporio al posto del tuo granaio che non rifornisce o, se tutti riforniscono, di quello sul territorio più debole della tua famiglia
        [idle] un emporio al posto di un granaio su un territorio controllato dalla famiglia rivale
       *[nothing] nulla
    }
verraeter-orders-places = Se sei lo stratega, si sceglie il primo di questi luoghi dove allora si incontrano due famiglie: { $wishes }.{ $else ->
        [clock] {" "}Se non si incontrano in nessuno, è il luogo che rende di più a chi sostiene la tua famiglia se vince.
       *[ask] {" "}Se non si incontrano in nessuno, ti viene chiesto.
    }
verraeter-orders-place = { $one } e { $two }
verraeter-orders-place-clock = Se sei lo stratega, si sceglie il luogo che rende di più a chi sostiene la tua famiglia se vince.
verraeter-orders-rest = Per tutto il resto ti viene chiesto.

## Nel profilo

verraeter-feat-betrayal = Tradimento più grande
verraeter-feat-conflict = Conflitto più grande vinto
