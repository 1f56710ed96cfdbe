### Guardians: che cosa si racconta, si chiede e si risponde. $name e $other giocano, $card è il nome di una carta, $cards
### una lista di carte, $place una casella come B2. I nomi delle carte hanno ogni genere e numero: un participio si accorda
### con “la carta”, mai con il nome.

guardians-title = Guardians
guardians-teaser = Armate coperte, corruzione e potere canalizzato: spezza cinque scudi, prendi sei terre o abbatti un Guardiano. Per due.
guardians-bring = Scegliere il mio mazzo

## Le impostazioni di un tavolo

guardians-option-turn_limit = Turni
guardians-option-turn_limit-about = Dopo quanti turni finisce la partita; decidono gli scudi persi, poi le terre, poi le pietre.
guardians-option-turn_limit-10 = 10 turni
guardians-option-turn_limit-10-about = Una partita breve.
guardians-option-turn_limit-15 = 15 turni
guardians-option-turn_limit-15-about = Una partita di media lunghezza.
guardians-option-turn_limit-20 = 20 turni
guardians-option-turn_limit-20-about = La lunghezza consueta.
guardians-option-turn_limit-30 = 30 turni
guardians-option-turn_limit-30-about = Una partita lunga.
guardians-option-turn_limit-none = Nessun limite
guardians-option-turn_limit-none-about = Finché qualcuno non vince per scudi, terre o Guardiano.

guardians-option-immune_count = Fuori per immunità
guardians-option-immune_count-about = Se una creatura conta per la casella quando chi ha affrontato ne era immune.
guardians-option-immune_count-false = Non conta
guardians-option-immune_count-false-about = Come nelle regole di questo tavolo.
guardians-option-immune_count-true = Conta
guardians-option-immune_count-true-about = Come in un’altra edizione inglese delle regole.

guardians-option-counter_bribery = Controcorruzione
guardians-option-counter_bribery-about = Se una creatura corrotta si può trattenere con un’altra carta corruzione.
guardians-option-counter_bribery-false = No
guardians-option-counter_bribery-false-about = Una creatura corrotta va nel suo recinto.
guardians-option-counter_bribery-true = Sì
guardians-option-counter_bribery-true-about = Una regola della casa: l’ultima parola è di chi gioca l’ultima carta corruzione.

guardians-option-second_command_spell = Incantesimo di comando dopo una creatura
guardians-option-second_command_spell-about = Se un incantesimo di comando può seguire una creatura di comando nello stesso combattimento.
guardians-option-second_command_spell-false = No
guardians-option-second_command_spell-false-about = Una carta comando a testa per ogni combattimento.
guardians-option-second_command_spell-true = Sì
guardians-option-second_command_spell-true-about = Come nell’esempio delle regole, dove la Tempesta di ghiaccio segue lo Stregone.

guardians-option-deck_limits = Mazzi
guardians-option-deck_limits-about = Se i mazzi devono attenersi all’uso dei tornei.
guardians-option-deck_limits-true = Uso dei tornei
guardians-option-deck_limits-true-about = Almeno 55 carte, e non più di cinque copie di una carta.
guardians-option-deck_limits-false = Liberi
guardians-option-deck_limits-false-about = Quante carte e copie si vuole.

guardians-option-memory = Memoria
guardians-option-memory-about = Se durante l’organizzazione puoi guardare sotto i tuoi scudi lontani da casa.
guardians-option-memory-false = Si può guardare
guardians-option-memory-false-about = Vedi tutte le tue carte in qualsiasi momento.
guardians-option-memory-true = Bisogna ricordare
guardians-option-memory-true-about = Rivedi che cosa c’è sotto quando si muovono o combattono.

guardians-option-pace = Combattimenti
guardians-option-pace-about = Se si combatte con fogli che tutti e due sigillano prima, o passo per passo.
guardians-option-pace-sheets = Con fogli
guardians-option-pace-sheets-about = Tutti e due sigillano ciò che faranno; il combattimento si svolge subito.
guardians-option-pace-steps = Passo per passo
guardians-option-pace-steps-about = Ogni corruzione, incantesimo e tiro viene chiesto a suo tempo. La partita dura di più.

guardians-option-council = Consiglio
guardians-option-council-about = Se tutti e due possono cambiare il foglio quando si conoscono i primi attaccanti primari.
guardians-option-council-false = No
guardians-option-council-false-about = Si combatte con i fogli così come sono stati sigillati.
guardians-option-council-true = Sì
guardians-option-council-true-about = Si tiene sempre; nessuno viene a sapere se qualcosa è cambiato.

guardians-option-open_sheets = Fogli dopo il combattimento
guardians-option-open_sheets-about = Se entrambi vedono i due fogli una volta finito un combattimento.
guardians-option-open_sheets-false = Restano segreti
guardians-option-open_sheets-false-about = Si vede solo ciò che il combattimento ha mostrato.
guardians-option-open_sheets-true = Mostrati a entrambi
guardians-option-open_sheets-true-about = Li vedete soltanto voi due, anche ciò che era previsto e non è mai accaduto.

guardians-option-windows = Finestre
guardians-option-windows-about = Come si va avanti dove si potrebbe giocare una carta: dominanza, terreni, voli, scudi persi.
guardians-option-windows-orders = Per ordini
guardians-option-windows-orders-about = Nulla aspetta: rispondono ordini, dapprima prudenti. Per farsi chiedere si mette una fermata.
guardians-option-windows-asked = Ognuna è chiesta
guardians-option-windows-asked-about = Ogni finestra aspetta finché non hanno risposto tutti quelli che potrebbero rispondere.

## Nomi e numeri

guardians-home = { $place } ({ $wing })
guardians-ruins = rovine
guardians-nothing = nulla
guardians-loose = nessuno scudo
guardians-of = { $card } ({ $name })
guardians-stones =
    { $count ->
        [0] nessuna pietra
        [one] { $count } pietra
       *[other] { $count } pietre
    }
guardians-land =
    { $lies ->
        [face_down] una carta coperta
       *[none] nessun terreno
    }
guardians-land-known = { $land } ({ $card })
guardians-turn = Turno { $turn }{ $limit ->
        [0] {""}
       *[other] {" "}di { $limit }
    }

guardians-figure-stacking = { $base } (pila { $stacking })
guardians-figure-shot = tiro { $points }
guardians-figure-channels = PMC { $points }
guardians-figure-command = comando
guardians-figure-flies = vola
guardians-figure-green = barra verde
guardians-figure-off-color = { $amount } contro il colore { $color }
guardians-figure-holds = copre { $points }
guardians-figure-dominance = dominanza { $number }

guardians-term-own =
    { $kind ->
        [channel] canalizzazione
        [off-color] bonus fuori colore
        [terrain] terreno
        [stronghold] roccaforte
        [shot] tiro
        [ally] aiuto
        [control] il suo testo
        [upgrade] potenziamento
       *[text] il suo testo
    }
guardians-term =
    { $kind ->
        [channel] canalizzazione, { $card }
        [off-color] bonus fuori colore, { $card }
        [terrain] terreno, { $card }
        [shot] tiro, { $card }
        [ally] aiuto, { $card }
       *[other] { $card }
    }
guardians-against = { $first } contro { $second }

guardians-army =
    { $known ->
        [yes]
            { $shield }, { $count ->
                [one] { $count } carta
               *[other] { $count } carte
            }, tra cui { $cards }
       *[no]
            { $shield }, { $count ->
                [one] { $count } carta coperta
               *[other] { $count } carte coperte
            }
    }
guardians-army-fights = { $shield }, in combattimento
guardians-army-open = { $shield } ({ $points } di { $limit }): { $cards }

## A che punto è la partita

guardians-headline = { $turn } · { $phase ->
        [organise] Pesca e organizzazione
        [settlement] Occupazione dei terreni
       *[movement] Movimento
    }
guardians-headline-combat = { $turn } · { $storm ->
        [yes] Attacco al Guardiano da { $place }
       *[no] Combattimento per { $place }
    }
guardians-headline-over = La partita è finita

## Pesca e organizzazione

guardians-table-seat = - { $name } ({ $guardian }) ha { $stones ->
        [one] { $stones } pietra del potere
       *[other] { $stones } pietre del potere
    }, le roccaforti { $strongholds } e { $cards ->
        [one] un mazzo di { $cards } carta
       *[other] un mazzo di { $cards } carte
    }.
guardians-turn-begun = Comincia il **turno { $turn }**. Tutti e due pescano e si organizzano in segreto.{ $last ->
        [yes] {" "}È l’ultimo turno della partita.
       *[no] {""}
    }
guardians-drawn =
    { $count ->
        [0] { $name } non pesca carte ({ $terms }).
        [one] { $name } pesca una carta ({ $terms }).
       *[other] { $name } pesca { $count } carte ({ $terms }).
    } { $deck ->
        [0] Il mazzo è vuoto.
        [one] Nel mazzo resta { $deck } carta.
       *[other] Nel mazzo restano { $deck } carte.
    }
guardians-draw-term =
    { $kind ->
        [base] Guardiano { $amount }
        [fewer_lands] meno terre { $amount }
        [more_lands] più terre { $amount }
        [lower_dominance] dominanza più bassa { $amount }
        [opening] mano iniziale
       *[text] { $card } { $amount }
    }
guardians-dominance-drawn =
    { $kept ->
        [yes] La prima è la carta dominanza del turno scorso, { $dominance }.
       *[no] { $name } scarta la carta dominanza del turno scorso, { $dominance }.
    }
guardians-cards-drawn = Peschi { $cards }.
guardians-hand-redrawn = { $name } non ha scudi o non ha creature, e pesca dodici carte nuove per una pietra.
guardians-layout-sealed = { $name } ha disposto l’armata.
guardians-layout-reopened = { $name } ha ritirato la disposizione.
guardians-stops-set =
    { $count ->
        [0] Dal prossimo turno nessuna finestra aspetta { $name }.
       *[other] Dal prossimo turno si aspetta { $name } { $windows }.
    }
guardians-layout-kept = La tua disposizione è sigillata:
guardians-layout-kept-bare = La tua disposizione è sigillata: non mette nulla di nuovo.
guardians-layout-redraw = Paghi una pietra per dodici carte nuove.
guardians-organised =
    { $count ->
        [0] { $name } non ha scudi in casa
       *[other] { $name } ha in casa { $shields }
    }; nel recinto { $pen ->
        [one] { $pen } carta
       *[other] { $pen } carte
    }, nel deposito { $depot ->
        [one] { $depot } carta
       *[other] { $depot } carte
    }.
guardians-shield-at = { $card } in { $place }
guardians-laid-accessory = { $name } mette { $card } accanto al Guardiano.
guardians-laid-beside = { $name } mette { $card } accanto a { $place }.
guardians-organised-returned = { $name } riprende { $cards }: nello stesso posto è stato messo un potenziamento.
guardians-organised-discarded = { $name } scarta { $cards }.
guardians-organised-sacrificed =
    { $count ->
        [one] { $name } sacrifica una carta per una pietra.
       *[other] { $name } sacrifica { $count } carte per altrettante pietre.
    }
guardians-stones-changed =
    { $name } { $change ->
        [lost] −
       *[won] +
    }{ $count ->
        [one] { $count } pietra
       *[other] { $count } pietre
    }{ $by ->
        [yes] {" "}({ $card })
       *[no] {""}
    }, { $left ->
        [0] non ne resta nessuna
        [one] ne resta { $left }
       *[other] ne restano { $left }
    }.

guardians-layout-on = { $place }: { $shield } su { $cards } ({ $points } di { $limit } punti)
guardians-layout-below = Sotto { $place }: { $cards }
guardians-layout-beside = Accanto a { $place }: { $card }
guardians-layout-attached = A { $place }: { $card }
guardians-layout-accessories = Accanto al Guardiano: { $cards }
guardians-layout-plays = Carte giocate: { $cards }
guardians-layout-sacrifices = Carte sacrificate per pietre: { $cards }
guardians-layout-discards = Carte scartate: { $cards }
guardians-orders-rule =
    { $pace ->
        [steps] Fuori dai combattimenti, e in combattimento in risposta a carte,
       *[sheets] Fuori dai combattimenti
    } { $rule ->
        [bold] { $count ->
            [0] si gioca una tua carta appena ti giova.
           *[other] si gioca una tua carta appena ti giova, ma mai { $cards }.
        }
       *[careful] { $count ->
            [0] non si gioca nessuna tua carta.
           *[other] si gioca soltanto { $cards }, appena ti giova.
        }
    }
guardians-orders-settle =
    { $settle ->
        [yes] Alla fine del turno si occupano i terreni senza chiederti nulla: si mette un terreno, altrimenti si paga una pietra, altrimenti si scarta la creatura più debole.
       *[no] Alla fine del turno ai tuoi terreni pensi tu.
    }
guardians-orders-stops =
    { $count ->
        [0] Lì la partita non ti aspetta mai: rispondono questi ordini.
       *[other] La partita ti aspetta { $windows }: allora rispondi di persona. Tutti vengono a saperlo, e vale dal prossimo turno.
    }
guardians-orders-never =
    { $dominance ->
        [ask] Questi ordini non giocano mai una carta solo per guardare altre carte.
       *[take] La tua carta dominanza è presa come prima carta della tua pesca. Questi ordini non giocano mai una carta solo per guardare altre carte.
    }
guardians-when-foresight = quando si può prendere la carta dominanza
guardians-when-upcards = quando le carte dominanza sono scoperte
guardians-when-flight = quando vola uno scudo
guardians-when-spoils = quando è stato perso uno scudo
guardians-when-hammer = quando sono stati messi i terreni
guardians-when-dispel = quando è stata giocata una carta fuori dai combattimenti
guardians-when-between = prima dei confronti e tra l’uno e l’altro
guardians-when-responses = quando sono stati mostrati carte comando e incantesimi
guardians-when-reveal = quando è stata mostrata una creatura che si può mandare via
guardians-when-steal = quando è stata offerta una corruzione
guardians-when-channel = quando sono stati canalizzati punti

## Il movimento

guardians-dominance = Dominanza: { $upcards }.{ $tie ->
        [yes] {" "}I numeri sono uguali: le due carte vanno sotto i mazzi e si scoprono le successive.
       *[no] {""}
    }
guardians-upcard =
    { $source ->
        [none] { $name } non ha carte da mostrare (0)
        [discard] { $name } mostra { $card } dagli scarti ({ $number })
       *[deck] { $name } mostra { $card } ({ $number })
    }
guardians-first-named = Comincia { $name }.
guardians-first-by = Comincia { $name }, grazie a { $card }.
guardians-played = { $name } gioca { $card }.
guardians-played-at = { $name } gioca { $card } in { $target }.
guardians-played-against = { $name } gioca { $card } contro { $target }.
guardians-bribes = { $name } offre una corruzione: { $card }.
guardians-card-dispelled = { $by } annulla { $card } di { $name }.
guardians-contradicted = La carta { $card } di { $name } è dissolta: le due carte comando si contraddicono e hanno lo stesso numero.
guardians-effect = { $card } ha effetto.
guardians-seen-storage = Vedi la mano di riserva dell’avversario: { $cards }.
guardians-seen-hand = Nella mano di combattimento vi è vulnerabile: { $cards }.
guardians-seen-vitality = Le carte dell’avversario in { $place } hanno { $amount } punti di vitalità di pila.
guardians-ahead =
    { $by ->
        [sheet] Il tuo foglio di combattimento ha risposto per te:
       *[orders] I tuoi ordini hanno risposto per te:
    }
guardians-ahead-passed = Passato dove dovevi: { $duties }.
# To its owner alone, after a combat that he has lost; $why are some of the three messages that follow.
guardians-unspent =
    In { $place } il tuo foglio non ha speso { $stones ->
        [one] la tua pietra
       *[other] nessuna delle tue { $stones } pietre
    }: { $why }.
guardians-unspent-barred =
    { $count ->
        [one] { $cards } non può ricevere canalizzazione
       *[other] { $cards } non possono ricevere canalizzazione
    }
guardians-unspent-forbidden = la canalizzazione verso { $cards } era vietata
guardians-unspent-short =
    { $most ->
        [one] una pietra per confronto non bastava per { $cards }
       *[other] fino a { $most } per confronto non bastavano per { $cards }
    }
guardians-sheets-shown = I fogli del combattimento in { $place } com’erano sigillati; li vedete soltanto voi due:
guardians-sheets-alike = In comune
guardians-shield-turned =
    { $use ->
        [stand] { $name } gira lo scudo in { $place } ({ $shield }) e resta.
        [fly] { $name } gira lo scudo in { $place } ({ $shield }) per volare: { $way }.
        [reinforce] { $name } gira lo scudo in { $place } ({ $shield }) per mandare rinforzi.
        [storm] { $name } gira lo scudo in { $place } ({ $shield }) e attacca il Guardiano.
       *[walk] { $name } gira lo scudo in { $place } ({ $shield }) e lo muove: { $way }.
    }
guardians-flight-shown = { $name } mostra che cosa vola da { $place }: { $cards }.
guardians-moved = { $name } ha mosso lo scudo da { $origin } a { $place }.
guardians-exchanged =
    { $left ->
        [0] { $taken ->
            [one] { $name } prende con sé una carta da { $place }.
           *[other] { $name } prende con sé { $taken } carte da { $place }.
        }
        [one] { $taken ->
            [0] { $name } lascia una carta in { $place }.
            [one] { $name } lascia una carta in { $place } e ne prende con sé una.
           *[other] { $name } lascia una carta in { $place } e ne prende con sé { $taken }.
        }
       *[other] { $taken ->
            [0] { $name } lascia { $left } carte in { $place }.
            [one] { $name } lascia { $left } carte in { $place } e ne prende con sé una.
           *[other] { $name } lascia { $left } carte in { $place } e ne prende con sé { $taken }.
        }
    }
guardians-reinforced =
    { $cards ->
        [one] { $name } ha mandato una carta da { $origin } a { $place }.
       *[other] { $name } ha mandato { $cards } carte da { $origin } a { $place }.
    }
guardians-flight-stopped = { $name } non vola: { $card } trattiene lo scudo in { $place }.
guardians-stronghold-lost = { $name } perde { $card }: { $place } cade in rovina.
guardians-stronghold-discards = Carte scartate da sotto e da accanto: { $discarded }.
guardians-shield-lost =
    { $why ->
        [combat] { $name } perde lo scudo in { $place } ({ $shield }): sotto non resta nessuna creatura.
        [retreat] { $name } perde lo scudo in { $place } ({ $shield }): non c’è nessuna casella in cui ritirarsi.
        [given-up] { $name } rinuncia allo scudo in { $place } ({ $shield }).
        [starved] { $name } perde lo scudo in { $place } ({ $shield }): si è dovuta scartare la sua ultima creatura.
        [merged] { $name } scarta uno dei due scudi che si incontrano in { $place } ({ $shield }).
        [overflow] { $name } perde lo scudo in { $place } ({ $shield }): non c’è posto per una creatura.
       *[text] { $name } perde lo scudo in { $place } ({ $shield }).
    } { $lost ->
        [one] È il primo scudo perso su cinque.
       *[other] Fanno { $lost } scudi persi su cinque.
    }
guardians-shield-discards = Con lo scudo si perde: { $creatures }.
guardians-cards-discarded =
    { $why ->
        [terrain] { $name } scarta { $cards }: non resta nessuna creatura che possa portarlo.
        [merged] { $name } scarta { $cards } per fare posto.
        [overflow] { $name } scarta { $cards } per fare posto.
        [command] { $name } scarta { $cards } per la carta comando.
        [combat] { $name } perde { $cards }.
       *[text] { $name } scarta { $cards }.
    }

## Il combattimento

guardians-combat = ⚔ { $name } attacca { $other } in { $place }.
guardians-combat-storm = ⚔ { $name } attacca il Guardiano di { $other } da { $place }.
guardians-combat-stronghold = La roccaforte: { $stronghold }.
guardians-combat-land = La terra: { $terrains }.
guardians-combat-hand =
    { $name }: { $shield }; nella mano di combattimento { $single ->
        [one] { $single } creatura o oggetto da creatura
       *[other] { $single } creature e oggetti da creatura
    } e { $double ->
        [one] { $double } carta del deposito
       *[other] { $double } carte del deposito
    }.
guardians-command-said =
    { $yes ->
        [yes] { $name } usa una carta comando.
       *[no] { $name } non usa carte comando.
    }
guardians-command = { $name } mostra { $card } come carta comando.
guardians-command-with = { $name } mostra { $card } con { $other } come carta comando.
guardians-no-command = Non viene mostrata nessuna carta comando.
guardians-area-hit =
    { $aside ->
        [yes] { $count ->
            [0] { $card } non trova nessuno da mettere da parte nella mano di combattimento di { $victim }.
           *[other] { $card } mette da parte { $fallen } di { $victim }.
        }
       *[no] { $count ->
            [0] { $card } colpisce la mano di combattimento di { $victim } con un attacco ad area di { $points }: non cade nessuno.
           *[other] { $card } colpisce la mano di combattimento di { $victim } con un attacco ad area di { $points } e manda al cimitero { $fallen }.
        }
    }
guardians-declared = { $name } dichiara che cosa verrà: { $value }.
guardians-primaries = **Confronto { $number }**: { $name } mostra { $card }, { $other } mostra { $othercard }.
guardians-bribed = { $name } corrompe { $fighter } con { $card }: la carta torna nel recinto di chi la possiede.
guardians-bribery-failed = La corruzione di { $name } fallisce: { $by } risponde con { $card }.
guardians-destroyed = La carta { $fighter } è distrutta.
guardians-destroyed-by = { $by } distrugge { $fighter }.
guardians-shot = { $name } aggiunge un attacco a distanza: { $card }, { $points }.
guardians-channelled = { $name } canalizza { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } a { $receiver } con { $card }.{ $full ->
        [yes] {""}
       *[no] {" "}Ne contano { $counted }: una creatura non riceve più di quanto può.
    }
guardians-stands = Per ora: { $sums }.
guardians-unopposed = { $by } lascia { $fighter } senza avversario.
guardians-sent-away = { $by } rimanda { $fighter } nel recinto di chi possiede la carta.
guardians-match = **Confronto { $number }**: { $name } con { $first } contro { $other } con { $second }. { $verdict }
guardians-match-undecided = Il **confronto { $number }** finisce senza che si confrontino le somme.
guardians-strike = **Attacco secondario**: { $name } con { $first } contro { $other } con { $second }. { $verdict }
guardians-strike-undecided = L’**attacco secondario** finisce senza che si confrontino le somme.
guardians-verdict-won =
    { $turned ->
        [yes] { $name } vince grazie a { $cause }: { $card } batte { $loser }.
       *[no] { $card } di { $name } batte { $loser }.
    }
guardians-verdict-tie =
    { $turned ->
        [yes] Per effetto di { $cause } è un pareggio: restano entrambe le carte.
       *[no] È un pareggio: restano entrambe le carte.
    }
guardians-verdict-shielded = { $card } di { $name } ha di più ma non può ferire { $loser }, per il testo di { $other }: nessuno è battuto.
guardians-verdict-failed = Non è di più, quindi l’attacco fallisce e non fa danni a nessuno.
guardians-struck-at = { $name } manda avanti { $card } contro { $target }.
guardians-put-down = { $name } posa ciò che resta della mano: { $cards }.
guardians-control =
    { $taken ->
        [yes] { $name } prende { $place } con { $more } a { $less }.
       *[no] { $tie ->
            [yes] { $name } tiene { $place }: a pari merito, { $more } a { $more }, la spunta chi difende.
           *[no] { $name } tiene { $place } con { $more } a { $less }.
        }
    }
guardians-combat-in-full = Ogni passo di questo combattimento: /cronologia
guardians-cards-saved = { $name } salva { $cards } dal cimitero, grazie a { $card }.
guardians-healed = { $healer } di { $name } guarisce { $healed }.
guardians-retreated = { $name } si ritira da { $origin } a { $place }.
guardians-guardian-held = Il Guardiano di { $name } è ancora in piedi. Chi resta degli attaccanti rimane sulle rovine.

## L’occupazione dei terreni e la fine

guardians-terrain-lost = { $name } scarta { $card } in { $place }: lì c’è uno scudo avversario.
guardians-terrain-destroyed = { $by } distrugge { $card } di { $name } in { $place }.
guardians-settled-terrain = { $name } mette { $terrain } in { $place }.
guardians-settled-hidden = { $name } mette una carta coperta in { $place }, per una pietra.
guardians-settled-creature = { $name } scarta { $creature } in { $place }, dove non c’è terreno.
guardians-settlement-kept = La tua occupazione è sigillata: { $spaces }.
guardians-as-settled =
    { $way ->
        [terrain] { $card } in { $place }
        [hidden] { $card } come carta coperta in { $place }
       *[creature] scarto di { $card } in { $place }
    }
guardians-player-left = { $name } abbandona la partita.
guardians-drawn-match = La partita è finita. È un pareggio.
guardians-ended =
    { $reason ->
        [guardian] Il Guardiano di { $other } è caduto.
        [shields] { $other } ha perso cinque scudi.
        [lands] { $name } controlla tutte e sei le terre contese.
        [turns] L’ultimo turno è finito. Decidono i meno scudi persi, poi le più terre, poi le più pietre.
       *[resigned] { $name } vince.
    }
guardians-result =
    { $reason ->
        [guardian] { $name } vince con la caduta del Guardiano.
        [shields] { $name } vince con cinque scudi.
        [lands] { $name } vince con le sei terre contese.
        [turns] { $name } vince dopo l’ultimo turno.
       *[resigned] { $name } vince.
    }
guardians-result-drawn = **La partita è pari.**
guardians-result-line = - { $name } ({ $guardian }){ $left ->
        [yes] , abbandono
       *[no] {""}
    }: { $shields ->
        [0] nessuno scudo perso
        [one] { $shields } scudo perso
       *[other] { $shields } scudi persi
    }, { $lands ->
        [one] { $lands } terra
       *[other] { $lands } terre
    }, { $stones ->
        [one] { $stones } pietra
       *[other] { $stones } pietre
    }, { $ruins ->
        [0] nessuna roccaforte in rovina
        [one] { $ruins } roccaforte in rovina
       *[other] { $ruins } roccaforti in rovina
    }

## Che cosa si chiede, dopo “Ada deve”

guardians-duty-organise = disporre l’armata
guardians-duty-foresight = prendere o scartare la carta dominanza
guardians-duty-upcards = rispondere alle carte dominanza
guardians-duty-march = girare uno scudo
guardians-duty-flight = rispondere a un volo
guardians-duty-storm = decidere se attaccare il Guardiano
guardians-duty-sheet = sigillare un foglio di combattimento
guardians-duty-council = rivedere il foglio di combattimento
guardians-duty-command = dire se usare una carta comando
guardians-duty-command-card = scegliere una carta per il comando
guardians-duty-responses = rispondere a ciò che è stato giocato
guardians-duty-declare = dichiarare la prossima creatura
guardians-duty-primary = scegliere un attaccante primario
guardians-duty-bribery = corrompere o lasciar combattere
guardians-duty-steal = rispondere a una corruzione
guardians-duty-reveal = rispondere a ciò che è stato mostrato
guardians-duty-spells = lanciare incantesimi o passare
guardians-duty-modifiers = cambiare il confronto o passare
guardians-duty-shot = rispondere a un attacco a distanza
guardians-duty-channel = rispondere a una canalizzazione
guardians-duty-between = giocare una carta o passare
guardians-duty-secondary = fare un attacco secondario o smettere
guardians-duty-strike = aiutare l’attaccante secondario
guardians-duty-recover = scegliere che cosa salvare
guardians-duty-heal = scegliere chi guarire
guardians-duty-retreat = scegliere la ritirata
guardians-duty-merge = scegliere quale scudo resta
guardians-duty-overflow = scartare ciò che è di troppo
guardians-duty-spoils = rispondere alla perdita di uno scudo
guardians-duty-settle = occupare i terreni
guardians-duty-hammer = rispondere ai nuovi terreni
guardians-duty-dispel = rispondere a una carta
guardians-duty-plan = scrivere ordini permanenti

# Una finestra aperta, senza una parola su chi può agire.
guardians-window-upcards = Si può rispondere alle carte dominanza.
guardians-window-flight = Si può rispondere al volo.
guardians-window-command = Si dichiarano le carte comando.
guardians-window-responses = Si può rispondere a ciò che è stato giocato.
guardians-window-bribery = Si possono corrompere creature.
guardians-window-steal = Si può rispondere alla corruzione.
guardians-window-reveal = Si può rispondere a ciò che è stato mostrato.
guardians-window-spells = Si possono lanciare incantesimi.
guardians-window-modifiers = Si può cambiare il confronto: con attacchi a distanza, canalizzazione e incantesimi.
guardians-window-shot = Si può rispondere all’attacco a distanza.
guardians-window-channel = Si può rispondere alla canalizzazione.
guardians-window-between = Si possono giocare carte prima e dopo i confronti.
guardians-window-strike = Si può aiutare l’attaccante secondario.
guardians-window-heal = Si possono guarire creature battute.
guardians-window-spoils = Si può rispondere alla perdita dello scudo.
guardians-window-hammer = Si può rispondere ai nuovi terreni.
guardians-window-dispel = Si può rispondere alla carta giocata.
guardians-window-stopped = La partita aspetta su richiesta di { $names }.
guardians-window-combat = { $first } attacca { $second } in { $place }.

## Gli inviti: che cosa si chiede

guardians-prompt-organise = **Pesca e organizzazione**: prendi una proposta, che mette tutto, oppure scegli le carte, poi dove vanno.
    -# Metti creature sopra o sotto le tue roccaforti e copri le pile con scudi; si muove solo una pila coperta.
guardians-prompt-foresight = Prendi la carta dominanza del turno scorso come prima carta della tua pesca, o la scarti e peschi tutte le carte dal mazzo?
guardians-prompt-upcards = Le carte dominanza sono scoperte. Puoi giocarci una carta prima che qualcuno si muova.
guardians-prompt-march = Gira uno dei tuoi scudi.
    -# Resta, muove fino a due caselle, manda rinforzi a uno scudo girato, o attacca il Guardiano.
guardians-prompt-flight = Uno scudo avversario sta per volare. Puoi giocare una carta contro il volo.
guardians-prompt-storm = Nessuno ha difeso le rovine in cui è entrato il tuo scudo. Attacchi subito il Guardiano?
guardians-prompt-sheet = **Foglio di combattimento**: è già compilato. Sigillalo così com’è, o cambialo parte per parte.
guardians-prompt-council = **Consiglio**: i primi attaccanti primari sono scoperti. Lascia il tuo foglio com’è, o cambiane il resto una volta; nessuno viene a sapere se l’hai fatto.
guardians-prompt-command = Usi una carta comando in questo combattimento? Quale, si sceglie dopo; se dici di sì, devi mostrarne una.
guardians-prompt-command-card = Scegli la carta comando da mostrare.
guardians-prompt-revealed = Scegli la creatura avversaria che torna nel suo recinto.
guardians-prompt-responses = Puoi rispondere a ciò che l’avversario ha mostrato o giocato.
guardians-prompt-declare = Un testo ti fa dichiarare che cos’è il tuo prossimo attaccante primario. Deve essere vero.
guardians-prompt-primary = Scegli il tuo prossimo attaccante primario dalla tua mano di combattimento.
guardians-prompt-bribery = Puoi corrompere la creatura avversaria prima che succeda altro. Dopo è troppo tardi.
guardians-prompt-steal = Puoi rispondere alla corruzione dell’avversario.
guardians-prompt-reveal = Gli attaccanti primari sono scoperti. Puoi rispondere prima di incantesimi e distruzione.
guardians-prompt-spells = Una creatura sta per essere distrutta. Prima puoi lanciare un incantesimo.
guardians-prompt-modifiers = Puoi aggiungere attacchi a distanza, canalizzazione e incantesimi. Quando tutti e due hanno passato di seguito, si confrontano le somme.
guardians-prompt-shot = Puoi rispondere all’attacco a distanza dell’avversario.
guardians-prompt-channel = Puoi rispondere alla canalizzazione dell’avversario prima che i suoi punti contino.
guardians-prompt-between = Puoi giocare una carta prima o dopo un confronto.
guardians-prompt-secondary = L’avversario non ha più creature. Manda una creatura della tua mano contro un nemico non battuto sul campo di battaglia, o smetti. Ciò che trattieni conta per la casella.
guardians-prompt-strike = Puoi aiutare il tuo attaccante secondario con canalizzazione e incantesimi prima che si confrontino le somme.
guardians-prompt-recover = Scegli quali delle tue carte perse salvi dal cimitero.
guardians-prompt-heal = Scegli chi riportano i tuoi guaritori sotto lo scudo.
guardians-prompt-retreat = Hai perso il combattimento. Scegli dove si ritira il tuo scudo, o rinunciaci con tutte le sue creature; allora conta per l’avversario.
guardians-prompt-merge = Due dei tuoi scudi si incontrano. Scegli quale resta; l’altro è perso e conta per l’avversario.
guardians-prompt-overflow = Si è riunito più di quanto la casella contiene. Scegli che cosa scarti.
guardians-prompt-spoils = L’avversario ha perso uno scudo. Puoi giocarci una carta.
guardians-prompt-settle = Decidi per ogni casella dove il tuo scudo sta senza terreno.
    -# Metti un terreno, o se non ne hai una carta coperta per una pietra; o scarta una creatura.
guardians-prompt-hammer = I nuovi terreni sono sul tavolo. Puoi giocarci una carta.
guardians-prompt-dispel = Puoi rispondere alla carta che ha giocato l’avversario.
guardians-prompt-plan = Gli ordini permanenti rispondono per te nei combattimenti, così nessuno deve aspettare. Non fanno mai più di quanto le regole permettono, e nessun altro viene a conoscerli. Ciò che lasci aperto ti viene chiesto a suo tempo.

# Che cosa succede se nessuno risponde in tempo.
guardians-default-organise = Senza una risposta in tempo la tua armata è disposta come nel turno scorso, nel primo turno distribuita.
guardians-default-foresight = Senza una risposta in tempo la prendi.
guardians-default-upcards = Senza una risposta in tempo passi.
guardians-default-march = Senza una risposta in tempo il tuo scudo più a sinistra si gira e resta.
guardians-default-flight = Senza una risposta in tempo passi.
guardians-default-storm = Senza una risposta in tempo non attacchi.
guardians-default-sheet = Senza una risposta in tempo si combatte con “Vincere ciò che si può”.
guardians-default-council = Senza una risposta in tempo il tuo foglio resta com’è.
guardians-default-command = Senza una risposta in tempo dici di no.
guardians-default-command-card = Senza una risposta in tempo si mostra la carta con il numero più basso.
guardians-default-responses = Senza una risposta in tempo passi.
guardians-default-declare = Senza una risposta in tempo si dichiara la prima voce della lista.
guardians-default-primary = Senza una risposta in tempo si mostra la creatura con meno vitalità di base.
guardians-default-bribery = Senza una risposta in tempo non corrompi.
guardians-default-steal = Senza una risposta in tempo passi.
guardians-default-reveal = Senza una risposta in tempo passi.
guardians-default-spells = Senza una risposta in tempo passi.
guardians-default-modifiers = Senza una risposta in tempo passi.
guardians-default-shot = Senza una risposta in tempo passi.
guardians-default-channel = Senza una risposta in tempo passi.
guardians-default-between = Senza una risposta in tempo passi.
guardians-default-secondary = Senza una risposta in tempo smetti.
guardians-default-strike = Senza una risposta in tempo passi.
guardians-default-recover = Senza una risposta in tempo non si salva nulla.
guardians-default-heal = Senza una risposta in tempo non si guarisce nessuno.
guardians-default-retreat = Senza una risposta in tempo si ritira nella prima casella libera, verso casa.
guardians-default-merge = Senza una risposta in tempo resta lo scudo che c’era già, con le creature più forti.
guardians-default-overflow = Senza una risposta in tempo restano le creature più forti.
guardians-default-spoils = Senza una risposta in tempo passi.
guardians-default-settle = Senza una risposta in tempo si mette un terreno, altrimenti si paga una pietra, altrimenti si scarta la creatura più debole.
guardians-default-hammer = Senza una risposta in tempo passi.
guardians-default-dispel = Senza una risposta in tempo passi.

guardians-secret-sealed = { $other } non viene a sapere nulla della tua risposta finché non ci sono tutte.
guardians-secret-window = Se passi, nessuno viene a sapere se avresti potuto fare altro.
guardians-secret-open = Tutti vedono subito la tua risposta.

## Gli inviti: che cosa c’è da sapere

guardians-about-organise =
    Puoi tenere sette carte. Una casella contiene 30 punti di vitalità di pila, sotto uno scudo che è anche un terreno 25. Hai { $stones ->
        [0] nessuna pietra
        [one] { $stones } pietra
       *[other] { $stones } pietre
    }.
guardians-about-redraw = Tra le tue dodici carte non c’è nessuno scudo o nessuna creatura: puoi pagare una pietra per dodici carte nuove, una volta sola.
guardians-about-memory = Ora non puoi guardare sotto i tuoi scudi lontani da casa.
guardians-about-orders =
    { $turn ->
        [1] { $pace ->
            [steps] Fuori dai combattimenti, e in combattimento in risposta a carte,
           *[sheets] Fuori dai combattimenti
        } per te rispondono subito degli ordini: all’inizio non giocano nessuna carta. Puoi cambiarlo sotto “Ordini”.
       *[other] I tuoi ordini: { $rule ->
            [bold] Audacia
           *[careful] Prudenza
        }{ $count ->
            [0] {""}
            [one] , con un’eccezione
           *[other] , con { $count } eccezioni
        }.
    }
guardians-about-foresight = La carta è { $card } ({ $number }).
guardians-about-upcard = { $name }: dominanza { $card } ({ $number })
guardians-about-unturned =
    { $count ->
        [0] { $name } non ha più scudi da girare.
        [one] { $name } ha ancora uno scudo da girare, in { $places }.
       *[other] { $name } ha ancora { $count } scudi da girare, in { $places }.
    }
guardians-about-flight = { $name } vola { $way } con { $cards }.
guardians-about-storm = Il tuo scudo è in { $place }; il Guardiano di { $name } non ha altri difensori. Le creature battute sono perse, lo scudo resta.
guardians-about-retreat = Lo scudo è { $card } in { $place }.
guardians-about-merge = { $card } arriva in { $place }. Se uno dei due era girato, quello che resta è girato.
guardians-about-overflow =
    { $over ->
        [0] In { $place } ci sono più oggetti che creature: scarta solo quanto serve.
       *[other] In { $place } ci sono { $weight } punti di vitalità di impilamento e ne stanno { $limit }: scarta { $over } punti o poco più.
    }
guardians-about-spoils = { $name } ha perso { $card } in { $place }.
guardians-about-settle =
    { $stones ->
        [0] Non hai pietre.
        [one] Hai { $stones } pietra.
       *[other] Hai { $stones } pietre.
    }
guardians-about-dispel = La carta è { $card }.
guardians-about-combat =
    { $role ->
        [attacker] Combattimento per { $place }: attacchi { $other }, e ti serve un totale più alto di chi difende.
       *[defender] Combattimento per { $place }: { $other } ti attacca. Per tenerla basta un pareggio.
    }
guardians-about-storming =
    { $role ->
        [attacker] Attacchi il Guardiano di { $other } da { $place }. Se è battuto, vinci la partita.
       *[defender] { $other } attacca il tuo Guardiano da { $place }. Se è battuto, perdi la partita.
    }
guardians-about-control = I totali per la casella, per come stanno le carte: tu { $ours }, { $other } { $theirs }.
guardians-about-answered = { $name } ha giocato { $card }.
guardians-about-declare = Il testo è quello di { $card }.
guardians-about-council = **Confronto 1**: { $first } contro { $second }.
guardians-about-known = Della mano di { $name } tutti hanno visto { $cards }.
guardians-about-council-later = Quando i primi attaccanti primari sono scoperti, tutti e due possono cambiare una volta il resto del foglio.
guardians-about-last-sheet = *Come il mio ultimo foglio* tralascia ciò che non ha parte in questo combattimento: { $what }.
guardians-about-primary =
    { $name } ha ancora { $single ->
        [one] { $single } creatura o oggetto da creatura
       *[other] { $single } creature e oggetti da creatura
    } e { $double ->
        [one] { $double } carta del deposito
       *[other] { $double } carte del deposito
    }.
guardians-about-bribery = { $target } è vulnerabile a { $vices }.
guardians-about-steal = { $name } offre { $card } a { $target }.
guardians-about-shot = Il tiro: { $shot }, { $points }.
guardians-about-channel =
    { $points ->
        [one] { $card } canalizza { $points } punto a { $target }.
       *[other] { $card } canalizza { $points } punti a { $target }.
    }
guardians-about-bid = La tua offerta vale ancora; continua da sola se può vincere.
guardians-target = { $card }, vitalità di base { $base }: per battere la carta serve { $count } o più, bonus compresi

## Una risposta in preparazione

guardians-draft-bare = **Non ci sarà nulla sulle tue roccaforti.** In questo turno nessuno scudo potrà partire da lì, e chi vi entra non incontra nessuno: la roccaforte cade in rovina, e il tuo Guardiano può essere attaccato subito.
guardians-draft-sums = Così: { $sums }.
guardians-risk-flight = { $name } vedrà tutto ciò che vola, e conta come un volo di questo turno.
guardians-risk-combat =
    { $count ->
        [0] Così comincia un combattimento con { $name } in { $place }.
        [one] Così comincia un combattimento con { $name } in { $place }, contro una carta.
       *[other] Così comincia un combattimento con { $name } in { $place }, contro { $count } carte.
    }
guardians-risk-ruins = In { $place } non c’è nessuna creatura di { $name }: cade in rovina, se non lo è già, e puoi attaccare subito il Guardiano.
guardians-risk-bare = In { $place } non c’è terreno: alla fine del turno ne metti uno, paghi una pietra o scarti una creatura.
guardians-draft-rest = Nessuno dei tuoi scudi si muove più, finché qualcuno non attacca.
guardians-fought =
    { $fight ->
        [win] Il tuo foglio di combattimento parte in segreto: vince ciò che si può vincere.
        [careful] Il tuo foglio di combattimento parte in segreto: non spende nulla.
       *[all-in] Il tuo foglio di combattimento parte in segreto: spende tutto ciò che ribalta un confronto.
    }

## I menu

guardians-question-redraw = Tieni queste carte?
guardians-question-suggest = Scegli un suggerimento
guardians-question-at = Le carte di che posto?
guardians-question-cards = Scegli le carte
guardians-question-rule = Giocare carte da sole?
guardians-question-orders = Eccezioni, occupazione, e dove la partita ti aspetta
guardians-question-to = Dove?
guardians-question-change = Cambia qualcosa
guardians-question-bare = Lasciare vuote le roccaforti?
guardians-question-turn = Quale scudo giri, o quale carta giochi prima?
guardians-question-target = Scegli il bersaglio
guardians-question-use = Che cosa fa?
guardians-question-way = Quale percorso? Senza scelta, il più breve a piedi
guardians-question-leave = Quali carte lasci in { $place }?
guardians-question-take = Quali carte prendi da { $place }?
guardians-question-fight = Come combatti?
guardians-question-from = Da quale roccaforte?
guardians-question-for = A quale scudo girato?
guardians-question-troops = Chi va?
guardians-question-do = Che cosa fai?
guardians-question-say = Usi una carta comando?
guardians-question-stones = Quante pietre?
guardians-question-to-shots = Canalizzare ai tiri?
guardians-question-shots = Quali tiratori, in quest’ordine?
guardians-question-command = Quale carta comando?
guardians-question-partner = Con quale creatura?
guardians-question-discards = Quali carte scarti?
guardians-question-revealed = Quale creatura va nel suo recinto?
guardians-question-declare = Che cosa dichiari?
guardians-question-lead = Chi è il tuo attaccante primario?
guardians-question-strike = Chi attacca?
guardians-question-heal = Chi riporta { $card }?
guardians-question-save = Quali carte salvi?
guardians-question-dominance = La prendi o la scarti?
guardians-question-play = Quale carta giochi?
guardians-question-storm = Attacchi il Guardiano?
guardians-question-retreat = Dove si ritira il tuo scudo?
guardians-question-keep = Quale scudo resta?
guardians-question-settle = Che cosa fai in { $place }?
guardians-question-part = Ordini per che cosa?
guardians-question-sheet = Come compilare il foglio?
guardians-question-attacking = Una carta comando quando attacchi?
guardians-question-after-yes = Una carta comando se chi attacca dice di sì?
guardians-question-after-no = Una carta comando se chi attacca dice di no?
guardians-question-commands = Carte comando, in ordine: aggiungine o toglila
guardians-question-second = Un incantesimo di comando dopo una creatura?
guardians-question-raised = Rafforzare un comando con pietre o creature scartate?
guardians-question-dispel = Dissolvere attacchi ad area?
guardians-question-dispels = Che altro si dissolve?
guardians-question-primaries = Attaccanti primari, in ordine: aggiungine o toglilo
guardians-question-spare = Chi deve tornare? Attacca per ultimo, e non tira, non comanda, non fa attacchi secondari
guardians-question-then = E poi?
guardians-question-bribe = Quando corrompi?
guardians-question-shot-at = Quando l’avversario tira?
guardians-question-counter = Quando l’avversario corrompe?
guardians-question-spells = Quali carte si possono giocare?
guardians-question-spells-from = Contro chi?
guardians-question-spells-when = Quando?
guardians-question-goal = A che scopo?
guardians-question-channelers = Creature sotto le roccaforti?
guardians-question-secondary = Attacchi secondari?
guardians-question-healing = Guarire?
guardians-question-saving = Salvare dal cimitero?
guardians-question-retreats = Dove ritirarsi, in ordine: aggiungi una casella o toglila
guardians-question-keep-back = Chi è trattenuto dagli attacchi secondari?
guardians-question-otherwise = E per il resto?
guardians-question-pass-windows = Dove passi sempre?

guardians-choice-redraw-no = Tenere queste carte
guardians-choice-redraw-yes = Pagare una pietra per dodici carte nuove
guardians-choice-suggest-again = Mettere come nel turno scorso
guardians-choice-suggest-center = Mettere un centro forte
guardians-choice-suggest-spread = Distribuire tutto
guardians-choice-at-hand = Carte in mano
guardians-choice-at-elsewhere = Scarti e altro
guardians-choice-at-orders = Ordini
guardians-choice-rule-careful = Prudenza: non giocare carte
guardians-choice-rule-bold = Audacia: giocare ciò che giova
guardians-choice-orders-card =
    { $rule ->
        [bold] Mai { $card }
       *[careful] Giocare { $card } quando giova
    }
guardians-choice-orders-settle = Occupare i miei terreni senza chiedere, prima con un terreno
guardians-choice-orders-stop-foresight = Aspettarmi quando si può prendere la carta dominanza
guardians-choice-orders-stop-upcards = Aspettarmi quando le carte dominanza sono scoperte
guardians-choice-orders-stop-flight = Aspettarmi quando vola uno scudo
guardians-choice-orders-stop-spoils = Aspettarmi quando è stato perso uno scudo
guardians-choice-orders-stop-hammer = Aspettarmi quando sono stati messi i terreni
guardians-choice-orders-stop-dispel = Aspettarmi quando è stata giocata una carta fuori dai combattimenti
guardians-choice-orders-stop-between = Aspettarmi prima dei confronti e tra l’uno e l’altro
guardians-choice-orders-stop-responses = Aspettarmi quando sono stati mostrati carte comando e incantesimi
guardians-choice-orders-stop-reveal = Aspettarmi quando è stata mostrata una creatura che si può mandare via
guardians-choice-orders-stop-steal = Aspettarmi quando è stata offerta una corruzione
guardians-choice-orders-stop-channel = Aspettarmi quando sono stati canalizzati punti
guardians-choice-below = { $card } (sotto)
guardians-choice-lay =
    { $where ->
        [below] Mettere sotto { $place }
        [beside] Mettere accanto a { $place }
       *[on] Mettere su { $place }
    }
guardians-choice-to-hand = Riprendere in mano
guardians-choice-to-discard = Scartare
guardians-choice-to-use = Giocare
guardians-choice-to-sacrifice = Sacrificare per una pietra
guardians-choice-change-undo = Annullare l’ultimo passo
guardians-choice-change-mend = Correggere ciò che è contro le regole
guardians-choice-change-clear = Riprendere in mano tutte le carte
guardians-choice-bare-yes = Lasciare vuote le mie roccaforti
guardians-choice-turn = Lo scudo in { $place }
guardians-choice-use-stand = Girarlo e restare
guardians-choice-use-rest = Tutti i miei scudi restano
guardians-choice-use-reinforce = Mandare rinforzi
guardians-choice-use-storm = Attaccare il Guardiano
guardians-choice-way =
    { $air ->
        [yes] In volo: { $way }
       *[no] A piedi: { $way }
    }
guardians-choice-to-combat =
    { $count ->
        [0] Subito un combattimento
        [one] Subito un combattimento, contro una carta
       *[other] Subito un combattimento, contro { $count } carte
    }
guardians-choice-to-exchange = Scambiare carte a casa e tornare
guardians-choice-fight-ask = Combattimento: chiedermi
guardians-choice-fight-win = Combattimento: vincere ciò che si può
guardians-choice-fight-careful = Combattimento: non spendere nulla
guardians-choice-fight-all-in = Combattimento: spendere tutto
guardians-choice-play = Giocare { $card }
guardians-choice-bribe = Corrompere con { $card }
guardians-choice-shoot = Tirare con { $card }
guardians-choice-worth = Aggiunge { $points }; { $figures }
guardians-choice-channel = Canalizzare con { $card }
guardians-choice-stone = { $points } punti, per una pietra
guardians-choice-below-at =
    { $points ->
        [one] { $points } punto, da sotto { $place }
       *[other] { $points } punti, da sotto { $place }
    }
guardians-choice-command =
    { $yes ->
        [yes] Usare una carta comando
       *[no] Non usarne
    }
guardians-choice-raise = Fare un’offerta per il confronto
guardians-choice-raise-about = Pietre e tiratori al massimo; si usa solo ciò che serve, anche in risposta all’avversario
guardians-choice-for-good = Passare per questo confronto
guardians-choice-for-good-about = In questo confronto non ti viene più chiesto nulla, qualunque cosa faccia l’avversario
guardians-choice-pass =
    { $kind ->
        [bribery] Lasciar combattere
        [secondary] Basta attacchi
       *[other] Passare
    }
guardians-choice-command-none = Non resta nessuna carta
guardians-choice-nobody = Nessuno
guardians-choice-dominance-take = Prendere la carta
guardians-choice-dominance-discard = Scartare la carta
guardians-choice-storm-yes = Attaccare il Guardiano
guardians-choice-storm-yes-win = Attaccare: vincere ciò che si può
guardians-choice-storm-yes-careful = Attaccare: non spendere nulla
guardians-choice-storm-yes-all-in = Attaccare: spendere tutto
guardians-choice-storm-no = Non attaccare
guardians-choice-give-up = Rinunciare allo scudo
guardians-choice-give-up-about = È perso con tutte le sue creature e conta per l’avversario
guardians-choice-crowded = { $place }: { $weight } punti su { $limit }, { $over } da scartare
guardians-choice-propose-weakest = Scartare i più deboli
guardians-choice-settle =
    { $way ->
        [terrain] Mettere { $card }
        [hidden] Coperta, 1 pietra: { $card }
       *[creature] Scartare { $card }
    }

## I pulsanti e le conferme

guardians-act-layout =
    { $orders ->
        [yes] Sigillare questa disposizione e questi ordini
       *[no] Sigillare questa disposizione
    }
guardians-done-layout =
    { $orders ->
        [yes] Hai disposto l’armata e dato ordini.
       *[no] Hai disposto l’armata.
    }
guardians-act-redraw = Pescare dodici carte nuove
guardians-done-redraw = Pescherai dodici carte nuove per una pietra.
guardians-act-foresight =
    { $take ->
        [yes] Prendere la carta
       *[no] Scartare la carta
    }
guardians-done-foresight =
    { $take ->
        [yes] Prendi la carta dominanza.
       *[no] Scarti la carta dominanza.
    }
guardians-act-pass =
    { $kind ->
        [storm] Restare sulle rovine
        [bribery] Lasciar combattere
        [secondary] Non fare altri attacchi
        [good] Passare per questo confronto
       *[other] Passare
    }
guardians-done-pass =
    { $kind ->
        [storm] Ora non attacchi il Guardiano.
        [bribery] Lasci combattere la creatura.
        [secondary] Non fai altri attacchi.
        [good] Hai passato per questo confronto.
       *[other] Hai passato.
    }
guardians-act-play =
    { $target ->
        [none] Giocare { $card }
       *[other] Giocare { $card } su { $target }
    }
guardians-done-play =
    { $target ->
        [none] Hai giocato { $card }.
       *[other] Hai giocato { $card } su { $target }.
    }
guardians-act-stand =
    { $rest ->
        [yes] Lasciare tutti i miei scudi dove sono
       *[no] Girare { $shield } e restare
    }
guardians-done-stand =
    { $rest ->
        [yes] Tutti i tuoi scudi restano dove sono, finché qualcuno non attacca.
       *[no] Hai girato lo scudo in { $shield }.
    }
guardians-act-walk =
    { $back ->
        [yes] Scambiare e tornare in { $shield }
       *[no] { $fly ->
            [yes] Volare da { $shield } a { $to }
           *[no] Muovere da { $shield } a { $to }
        }
    }{ $fight ->
        [win] , e vincere ciò che si può
        [careful] , e non spendere nulla
        [all-in] , e spendere tutto
       *[ask] {""}
    }
guardians-done-walk =
    { $back ->
        [yes] Il tuo scudo è tornato in { $shield }.
       *[no] { $fly ->
            [yes] Il tuo scudo vola da { $shield } a { $to }.
           *[no] Il tuo scudo si muove da { $shield } a { $to }.
        }
    }{ $fight ->
        [win] {" "}Combatti per vincere ciò che si può.
        [careful] {" "}Combatti senza spendere nulla.
        [all-in] {" "}Combatti spendendo tutto.
       *[ask] {""}
    }
guardians-act-reinforce =
    { $count ->
        [one] Mandare una carta da { $origin } a { $place }
       *[other] Mandare { $count } carte da { $origin } a { $place }
    }
guardians-done-reinforce =
    { $count ->
        [one] Hai mandato una carta da { $origin } a { $place }.
       *[other] Hai mandato { $count } carte da { $origin } a { $place }.
    }
guardians-act-storm =
    Attaccare il Guardiano da { $shield }{ $fight ->
        [win] , e vincere ciò che si può
        [careful] , e non spendere nulla
        [all-in] , e spendere tutto
       *[ask] {""}
    }
guardians-done-storm =
    Attacchi il Guardiano da { $shield }.{ $fight ->
        [win] {" "}Combatti per vincere ciò che si può.
        [careful] {" "}Combatti senza spendere nulla.
        [all-in] {" "}Combatti spendendo tutto.
       *[ask] {""}
    }
guardians-act-say =
    { $yes ->
        [yes] Usare una carta comando
       *[no] Non usare carte comando
    }
guardians-done-say =
    { $yes ->
        [yes] Usi una carta comando.
       *[no] Non usi carte comando.
    }
guardians-act-no-command = Non mostrare carte
guardians-done-no-command = Non mostri nessuna carta comando, perché non ne resta.
guardians-act-send = Mandare { $card } nel suo recinto
guardians-done-send = Mandi { $card } nel suo recinto.
guardians-act-command = Mostrare { $card }
guardians-done-command = La tua carta comando è { $card }.
guardians-act-declare = Dichiarare: { $value }
guardians-done-declare = Hai dichiarato: { $value }.
guardians-act-lead = Mostrare { $card }
guardians-done-lead = Il tuo attaccante primario è { $card }.
guardians-act-no-bribe = Lasciar combattere
guardians-done-no-bribe = Lasci combattere la creatura.
guardians-act-bribe = Corrompere con { $card }
guardians-done-bribe = Corrompi con { $card }.
guardians-act-shoot = Tirare con { $card }
guardians-done-shoot = Tiri con { $card }.
guardians-act-channel = Canalizzare con { $card }
guardians-done-channel = Canalizzi con { $card }.
guardians-act-strike = Attaccare { $target } con { $card }
guardians-done-strike = Attacchi { $target } con { $card }.
guardians-act-raise = Offrire { $stones ->
        [0] nessuna pietra
        [one] { $stones } pietra
       *[other] { $stones } pietre
    } e { $count ->
        [0] nessun tiratore
        [one] { $count } tiratore
       *[other] { $count } tiratori
    }
guardians-done-raise = Per questo confronto offri al massimo { $stones ->
        [0] nessuna pietra
        [one] { $stones } pietra
       *[other] { $stones } pietre
    } e { $count ->
        [0] nessun tiratore
        [one] { $count } tiratore
       *[other] { $count } tiratori
    }.
guardians-act-save =
    { $count ->
        [0] Non salvare nulla
       *[other] Salvare { $cards }
    }
guardians-done-save =
    { $count ->
        [0] Non salvi nulla.
       *[other] Salvi { $cards }.
    }
guardians-act-heal =
    { $count ->
        [0] Non guarire nessuno
       *[other] Guarire { $cards }
    }
guardians-done-heal =
    { $count ->
        [0] Non guarisci nessuno.
       *[other] Guarisci { $cards }.
    }
guardians-act-give-up = Rinunciare allo scudo
guardians-done-give-up = Rinunci allo scudo.
guardians-act-retreat = Ritirarsi in { $to }
guardians-done-retreat = Il tuo scudo si ritira in { $to }.
guardians-act-merge = Tenere { $keep }{ $count ->
        [0] {""}
        [one] {" "}e scartare una carta
       *[other] {" "}e scartare { $count } carte
    }
guardians-done-merge = Tieni { $keep }{ $count ->
        [0] {""}
        [one] {" "}e scarti una carta
       *[other] {" "}e scarti { $count } carte
    }.
guardians-act-discard =
    { $count ->
        [0] Non scartare nulla
       *[other] Scartare { $cards }
    }
guardians-done-discard =
    { $count ->
        [0] Non scarti nulla.
       *[other] Scarti { $cards }.
    }
guardians-act-settle-one =
    { $way ->
        [terrain] Mettere { $card } in { $place }
        [hidden] Mettere { $card } come carta coperta in { $place }, per una pietra
       *[creature] Scartare { $card } in { $place }
    }
guardians-act-settle =
    { $count ->
        [one] Decidere per una casella
       *[other] Decidere per { $count } caselle
    }
guardians-done-settle-one =
    { $way ->
        [terrain] Metti { $card } in { $place }.
        [hidden] Metti { $card } come carta coperta in { $place }, per una pietra.
       *[creature] Scarti { $card } in { $place }.
    }
guardians-done-settle =
    { $count ->
        [one] Hai deciso per una casella.
       *[other] Hai deciso per { $count } caselle.
    }
guardians-act-sheet =
    { $kept ->
        [yes] Lasciare il foglio com’è
       *[no] Sigillare questo foglio
    }
guardians-done-sheet =
    { $kept ->
        [yes] Lasci il tuo foglio di combattimento com’è.
       *[no] Il tuo foglio di combattimento è sigillato.
    }
guardians-act-plan = Tenere questi ordini
guardians-done-plan = I tuoi ordini permanenti:

## Gli ordini permanenti: pulsanti, e lo stesso nella lista di ciò che dicono

guardians-plan-empty = Non è ancora ordinato nulla: ti viene chiesto tutto.
guardians-plan-suggest-win = Vincere ciò che si può
guardians-plan-suggest-careful = Non spendere nulla
guardians-plan-suggest-all-in = Spendere tutto
guardians-plan-suggest-again = Come il mio ultimo foglio
# $what are cards and spaces.
guardians-plan-suggest-without = Senza { $what }
guardians-plan-part-commands = Carte comando
guardians-plan-part-primaries = Attaccanti primari
guardians-plan-part-bribery = Corruzione
guardians-plan-part-spells = Incantesimi e oggetti
guardians-plan-part-modifiers = Tiri e canalizzazione
guardians-plan-part-secondary = Attacchi secondari
guardians-plan-part-afterwards = Dopo il combattimento
guardians-plan-part-whole = Tutto ciò che dice il foglio
guardians-plan-part-windows = Tutto il resto
guardians-plan-attacking-ask = In attacco: chiedermi
guardians-plan-attacking-no = In attacco: nessuna carta comando
guardians-plan-attacking-yes = In attacco: una carta comando
guardians-plan-after-yes-ask = Dopo un sì: chiedermi
guardians-plan-after-yes-no = Dopo un sì: nessuna carta comando
guardians-plan-after-yes-yes = Dopo un sì: una carta comando
guardians-plan-after-no-ask = Dopo un no: chiedermi
guardians-plan-after-no-no = Dopo un no: nessuna carta comando
guardians-plan-after-no-yes = Dopo un no: una carta comando
guardians-planned-commands = Carte comando, la prima possibile: { $cards }
guardians-plan-raised-count =
    { $count ->
        [0] Non rafforzare alcun comando
        [one] Rafforzarlo di { $count } pietra o creatura
       *[other] Rafforzarlo di { $count } pietre o creature al massimo
    }
guardians-plan-second-ask = Secondo incantesimo di comando: chiedermi
guardians-plan-second-never = Nessun incantesimo di comando dopo una creatura
guardians-plan-second-yes = Un incantesimo di comando dopo una creatura
guardians-plan-dispel-ask = Dissolvere: chiedermi
guardians-plan-dispel-never = Non dissolvere nulla
guardians-plan-dispel-count = Dissolvere perdite di { $count } o più
guardians-plan-dispel-from = Dissolvere attacchi ad area che costano { $count } o più di vitalità di base
guardians-plan-dispels-command = Dissolvere ogni comando
guardians-plan-dispels-spell = Dissolvere gli incantesimi
guardians-plan-dispels-item = Dissolvere gli oggetti
guardians-planned-primaries = Attaccanti primari in ordine: { $cards }
guardians-plan-then-ask = Poi: chiedermi
guardians-plan-then-lowest = Poi prima le carte più deboli
guardians-plan-then-highest = Poi prima le carte più forti
# Where no primaries are named before.
guardians-planned-lead-lowest = In testa prima le carte più deboli
guardians-planned-lead-highest = In testa prima le carte più forti
guardians-planned-spare = Creature che devono tornare: { $cards }
guardians-plan-bribe-ask = Corrompere: chiedermi
guardians-plan-bribe-never = Non corrompere mai
guardians-plan-bribe-losing = Corrompere se perderei
guardians-plan-bribe-losing-8 = Corrompere da 8 in su se perderei
guardians-plan-bribe-close-8 = Corrompere da 8 in su se perderei di 4 o meno
guardians-plan-bribe-strong = Corrompere da 5 in su se perderei, da 9 sempre
guardians-plan-bribe-always = Corrompere appena possibile
guardians-planned-bribe =
    { $losing ->
        [yes] { $count ->
            [0] Corrompere se perderei
           *[other] Corrompere se perderei contro { $count } o più di vitalità di base
        }
       *[no] { $count ->
            [0] Corrompere appena possibile
           *[other] Corrompere creature con { $count } o più di vitalità di base
        }
    }
guardians-planned-bribe-close =
    { $count ->
        [0] Corrompere se perderei di { $points } o meno
       *[other] Corrompere se perderei di { $points } o meno contro { $count } o più di vitalità di base
    }
guardians-plan-shot-at-ask = Tiri avversari: chiedermi
guardians-plan-shot-at-never = Lasciar stare i tiri avversari
guardians-plan-shot-at-bribe = Corrompere i tiri avversari che ribaltano un confronto
guardians-plan-counter-ask = Corruzione avversaria: chiedermi
guardians-plan-counter-never = Lasciar fare la corruzione avversaria
guardians-plan-counter-outbid = Rilanciare con una corruzione
guardians-planned-spells =
    { $losing ->
        [yes] { $count ->
            [0] Lanciare { $cards } se perderei
           *[other] Lanciare { $cards } se perderei contro { $count } o più di vitalità di base
        }
       *[no] { $count ->
            [0] Lanciare { $cards } appena possibile
           *[other] Lanciare { $cards } contro { $count } o più di vitalità di base
        }
    }
guardians-planned-answers = Da giocare appena viene il loro momento: { $cards }
guardians-plan-spells-from-count =
    { $count ->
        [0] Contro chiunque
       *[other] Contro { $count } o più
    }
guardians-plan-spells-when-losing = Solo se perderei
guardians-plan-spells-when-always = Sempre
guardians-plan-goal-ask = Confronti: chiedermi
guardians-plan-goal-win = Vincere i confronti
guardians-plan-goal-tie = Vincere o pareggiare i confronti
guardians-plan-goal-never = Lasciare i confronti come sono
guardians-planned-stones =
    { $count ->
        [0] Senza pietre
        [one] Con { $count } pietra al massimo per ognuno
       *[other] Con { $count } pietre al massimo per ognuno
    }
guardians-plan-stones-count =
    { $count ->
        [0] Nessuna pietra in un confronto
        [one] Fino a { $count } pietra in un confronto
        [20] Tutte le pietre che un confronto richiede
       *[other] Fino a { $count } pietre in un confronto
    }
guardians-plan-channelers-no = Senza creature sotto le roccaforti
guardians-plan-channelers-yes = Con creature sotto le roccaforti
guardians-planned-shots = Con tiri in ordine: { $cards }
guardians-plan-to-shots-no = Canalizzare solo a chi combatte
guardians-plan-to-shots-yes = Canalizzare anche ai tiri
guardians-plan-secondary-ask = Attacchi secondari: chiedermi
guardians-plan-secondary-highest = Attaccare chi è più forte tra chi si può battere
guardians-plan-secondary-never = Nessun attacco secondario
guardians-planned-keep-back = Carte trattenute dagli attacchi secondari: { $cards }
guardians-plan-heal-ask = Guarire: chiedermi
guardians-plan-heal-never = Non guarire nessuno
guardians-plan-heal-free = Guarire le carte più forti dove non costa nulla
guardians-plan-heal-paid = Guarire le carte più forti, anche pagando
guardians-plan-save-ask = Salvare: chiedermi
guardians-plan-save-never = Non salvare nulla
guardians-plan-save-most = Salvare quanto permettono le mie pietre
guardians-planned-retreats = Ritirata nella prima possibile: { $places }
guardians-planned-give-up =
    { $count ->
        [0] Rinunciare allo scudo invece di ritirarsi
       *[other] Rinunciare allo scudo se nessuna è libera
    }
guardians-plan-otherwise-ask = Tutto il resto nei combattimenti: chiedermi
guardians-plan-otherwise-pass = Tutto il resto nei combattimenti: passare
guardians-plan-pass-windows-upcards = Passare alle carte dominanza
guardians-plan-pass-windows-flight = Passare ai voli
guardians-plan-pass-windows-spoils = Passare agli scudi persi
guardians-plan-pass-windows-hammer = Passare ai nuovi terreni
guardians-plan-pass-windows-dispel = Passare alle carte giocate

## I fogli di combattimento: che cosa fa un foglio, che cosa non fa mai, ed esempi

guardians-sheet-heading =
    { $part ->
        [whole] Questo foglio, nell’ordine del combattimento
       *[other] Questo foglio, l’essenziale
    }
guardians-sheet-command =
    { $when ->
        [after-yes] Se { $other } dice sì a una carta comando, anche il foglio ne mostra una
        [after-no] Se { $other } dice no a una carta comando, il foglio ne mostra una
       *[always] Mostra una carta comando
    }: { $count ->
        [one] { $cards }.
       *[other] la prima possibile tra { $cards }.
    }
guardians-sheet-raised =
    { $count ->
        [one] Rafforza una carta così di { $count } pietra o creatura scartata, dove si può.
       *[other] Rafforza una carta così di { $count } pietre o creature scartate al massimo, dove si può.
    }
guardians-sheet-second = Se è una creatura, la segue un incantesimo di comando.
guardians-sheet-dispel =
    { $count ->
        [0] Dissolve ogni attacco ad area che ti costerebbe qualcosa.
        [1] Dissolve ogni attacco ad area che ti costerebbe qualcosa.
       *[other] Dissolve un attacco ad area che ti costerebbe { $count } o più di vitalità di base.
    }
guardians-sheet-dispels =
    Dissolve { $what ->
        [spell] un incantesimo
        [item] un oggetto
       *[both] un incantesimo o un oggetto
    } dell’avversario{ $count ->
        [0] {""}
        [1] {""}
       *[other] , tranne quando combatte una tua creatura con meno di { $count } di vitalità di base
    }.
guardians-sheet-dispels-command = Dissolve qualunque comando mostri l’avversario.
guardians-sheet-lead =
    { $count ->
        [one] Manda avanti per prima la carta { $cards }.
       *[other] Manda avanti la prima che resta tra { $cards }{ $more ->
            [yes] , poi le altre
           *[no] {""}
        }.
    }
guardians-sheet-bribe =
    { $when ->
        [always] { $count ->
            [0] Corrompe ogni volta che può.
           *[other] Corrompe ogni creatura con { $count } o più di vitalità di base.
        }
        [close] { $count ->
            [0] Corrompe una creatura che batterebbe la tua per { $points } o meno.
           *[other] Corrompe una creatura con { $count } o più di vitalità di base che batterebbe la tua per { $points } o meno.
        }
       *[losing] { $count ->
            [0] Corrompe una creatura che batterebbe la tua.
           *[other] Corrompe una creatura con { $count } o più di vitalità di base che batterebbe la tua.
        }
    }
guardians-sheet-shot-at = Corrompe un tiratore il cui tiro ribalterebbe un confronto contro di te.
guardians-sheet-counter =
    { $count ->
        [0] Rilancia per qualsiasi creatura che una delle parti corrompa.
       *[other] Rilancia per una creatura corrotta con { $count } o più di vitalità di base, dell’una o dell’altra parte.
    }
guardians-sheet-cast-before = Prima di un attacco a una roccaforte gioca { $card }.
guardians-sheet-cast-bells = Con { $card } chiama in combattimento chi sta sotto la tua roccaforte, anche se è difesa.
guardians-sheet-cast-between = Tra i confronti richiama i tuoi tiratori con { $card }.
guardians-sheet-cast-bribe = Risponde a una corruzione avversaria con { $card }.
guardians-sheet-cast-channel = Risponde a una canalizzazione avversaria con { $card }.
guardians-sheet-cast-command = Risponde a un comando avversario con { $card }.
guardians-sheet-cast-count = Paga per { $card } ciò che vince la casella al conteggio, e non più che in un confronto.
guardians-sheet-cast-retreat = Se perdi e non puoi ritirarti come dice, gioca { $card }.
guardians-sheet-cast-shot = Risponde a un tiro avversario con { $card }.
guardians-sheet-cast-match-up =
    { $losing ->
        [yes] { $count ->
            [0] Gioca { $card } quando una creatura batterebbe la tua.
           *[other] Gioca { $card } quando una creatura con { $count } o più di vitalità di base batterebbe la tua.
        }
       *[no] { $count ->
            [0] Gioca { $card } appena può.
           *[other] Gioca { $card } contro una creatura con { $count } o più di vitalità di base.
        }
    }
guardians-sheet-cast-fed =
    { $losing ->
        [yes] { $count ->
            [0] Gioca { $card } quando una creatura batterebbe la tua, e la canalizzazione allora lo ribalta.
           *[other] Gioca { $card } quando una creatura con { $count } o più di vitalità di base batterebbe la tua, e la canalizzazione allora lo ribalta.
        }
       *[no] { $count ->
            [0] Gioca { $card } appena può.
           *[other] Gioca { $card } contro una creatura con { $count } o più di vitalità di base.
        }
    }
guardians-sheet-cast-land =
    { $losing ->
        [yes] { $count ->
            [0] Gioca { $card } su questo terreno quando una creatura batterebbe la tua, e senza di esso no.
           *[other] Gioca { $card } su questo terreno quando una creatura con { $count } o più di vitalità di base batterebbe la tua, e senza di esso no.
        }
       *[no] { $count ->
            [0] Gioca { $card } su questo terreno appena può.
           *[other] Gioca { $card } su questo terreno contro una creatura con { $count } o più di vitalità di base.
        }
    }
guardians-sheet-modifiers =
    { $goal ->
        [tie] Per vincere o almeno pareggiare un confronto aggiunge solo ciò che serve, e nulla se non basta: { $means }.
       *[win] Per vincere un confronto aggiunge solo ciò che serve, e nulla se non basta: { $means }.
    }
guardians-sheet-by-channelers = canalizzazione da sotto le tue roccaforti
guardians-sheet-by-stones =
    { $count ->
        [one] { $count } pietra
       *[other] fino a { $count } pietre
    }
guardians-sheet-by-shots = per ultimi i tiri di { $cards }, il meno possibile
guardians-sheet-to-shots = Canalizza anche a un tiro di { $cards }.
guardians-sheet-secondary =
    { $count ->
        [0] Poi attacca la carta più forte che si può battere, con la più debole che basta.
       *[other] Poi attacca la carta più forte che si può battere, con la più debole che basta, ma non con { $cards }.
    }
guardians-sheet-heal =
    { $paid ->
        [yes] I guaritori riportano le carte più forti che possono, anche pagando pietre.
       *[no] I guaritori riportano le carte più forti che possono per nulla.
    }
guardians-sheet-save = Paga pietre per tutte le carte perse che bastano a salvare.
guardians-sheet-retreat =
    { $gives ->
        [yes] { $count ->
            [0] Se perdi, rinuncia allo scudo con tutte le sue creature.
           *[other] Se perdi, si ritira nella prima casella libera tra { $places }; se non ce n’è, rinuncia allo scudo con tutte le sue creature.
        }
       *[no] { $count ->
            [0] Se perdi, si ritira nella prima casella libera verso casa.
           *[other] Se perdi, si ritira nella prima casella libera tra { $places }.
        }
    }
guardians-sheet-never = Ma { $what }.
guardians-never-command = non mostra mai una carta comando
guardians-never-lead = non manda mai avanti { $card } finché resta un’altra carta, e con questa non tira, non comanda e non fa attacchi secondari
guardians-never-bribe =
    { $shooters ->
        [yes] non corrompe mai nessuno, tranne i tiratori
       *[no] non corrompe mai
    }
guardians-never-bribe-below =
    { $shooters ->
        [yes] non corrompe mai una creatura con meno di { $count } di vitalità di base, tranne i tiratori
       *[no] non corrompe mai una creatura con meno di { $count } di vitalità di base
    }
guardians-never-cast = non gioca mai né incantesimi né oggetti
guardians-never-dispel = non dissolve mai nulla
guardians-never-modify = non tira, non canalizza e non paga mai per cambiare un confronto
guardians-never-pay =
    { $count ->
        [0] non paga mai una pietra in un confronto
        [one] non paga mai più di { $count } pietra in un confronto
       *[other] non paga mai più di { $count } pietre in un confronto
    }
guardians-never-strike = non fa mai un attacco secondario
guardians-never-save = non paga mai per salvare carte perse
guardians-examples = **Come potrebbe andare**, in tre ipotesi:
guardians-example-win = Se { $other } vince ciò che si può vincere: { $course }.
guardians-example-careful = Se { $other } non spende nulla: { $course }.
guardians-example-all-in = Se { $other } spende tutto: { $course }.
guardians-example-stones =
    { $count ->
        [one] paghi { $count } pietra
       *[other] paghi { $count } pietre
    }
guardians-example-end =
    { $who ->
        [you] { $taken ->
            [yes] **prendi { $place }**, { $points } a { $others }
           *[no] **tieni { $place }**, { $points } a { $others }
        }
       *[enemy] { $taken ->
            [yes] **perdi { $place }**, { $points } a { $others }
           *[no] **non prendi { $place }**, { $points } a { $others }
        }
    }
guardians-example-guardian =
    { $who ->
        [you] { $held ->
            [yes] **il tuo Guardiano resiste**
           *[no] **il tuo Guardiano cade**
        }
       *[enemy] { $held ->
            [yes] **il Guardiano di { $other } resiste**
           *[no] **il Guardiano di { $other } cade**
        }
    }
guardians-example-open = il combattimento non è ancora finito

## Il tavolo in parole

guardians-text-player = { $name } guida { $guardian }: { $stones ->
        [0] nessuna pietra
        [one] { $stones } pietra
       *[other] { $stones } pietre
    }, { $lands ->
        [one] { $lands } terra contesa
       *[other] { $lands } terre contese
    }, { $shields ->
        [0] nessuno scudo perso
        [one] { $shields } scudo perso
       *[other] { $shields } scudi persi
    } su cinque
guardians-text-piles = { $name }: mazzo { $deck }, pescate { $drawn }, recinto { $pen }, deposito { $depot }, scarti { $discard }
guardians-text-accessories = { $name }: accanto al Guardiano { $cards }
guardians-text-spaces = Le caselle, fila per fila:
guardians-text-land = { $land }, sotto il controllo di { $name }
guardians-text-home = { $card }, casa di { $name }
guardians-text-below =
    { $count ->
        [one] { $count } carta sotto
       *[other] { $count } carte sotto
    }
guardians-text-shown = carte girate: { $cards }
guardians-text-army =
    { $turned ->
        [yes] { $name }: { $army }, scudo girato
       *[no] { $name }: { $army }
    }
guardians-text-combat = Il combattimento di { $name } contro { $other } in { $place }:
guardians-text-hand =
    { $name } ha in mano { $single ->
        [one] { $single } creatura o oggetto da creatura
       *[other] { $single } creature e oggetti da creatura
    } e { $double ->
        [one] { $double } carta del deposito
       *[other] { $double } carte del deposito
    }
guardians-text-command =
    { $void ->
        [yes] { $name }: carta comando { $card }, annullata
       *[no] { $name }: carta comando { $card }
    }
guardians-text-lost = { $name } ha perso { $cards }
guardians-text-lasting = In vigore in questo turno: { $cards }
guardians-text-fighter = { $fighter }, { $role ->
        [command] carta comando
        [primary] attaccante primario
        [shot] attacco a distanza
        [secondary] attaccante secondario
        [aside] carta da parte
        [guardian] Guardiano
       *[reserve] carta non usata
    }{ $beaten ->
        [yes] , carta battuta
       *[no] {""}
    }

## Ciò che è privato

guardians-hand-drawn = Carte pescate: { $cards }
guardians-hand-pen = Recinto: { $cards }
guardians-hand-depot = Deposito: { $cards }
guardians-hand-combat = Nella tua mano di combattimento sotto lo scudo: { $cards }
guardians-hand-army = { $place }: { $army }
guardians-hand-hidden = Coperta in { $place }: { $card }
guardians-hand-empty = Non hai carte in mano.

## Nel profilo

guardians-feat-beaten = Avversario più forte battuto
guardians-feat-battle = Battaglia più grande vinta
guardians-starter-steel_and_scales = Steel and Scales
guardians-starter-bone_and_ember = Bone and Ember

## Il carattere di una disposizione o di un foglio di combattimento

guardians-habit-left = Forte a sinistra
guardians-habit-center = Forte al centro
guardians-habit-right = Forte a destra
guardians-habit-spread = Distribuito
guardians-habit-straw = Uno scudo su quasi nulla
guardians-habit-nothing = In combattimento non spendere nulla
guardians-habit-little = In combattimento spendere poco
guardians-habit-much = In combattimento spendere molto
