### Macht & Ohnmacht: ciò che si racconta, si chiede e si risponde. I nomi delle regioni sono gli stessi in ogni lingua.

macht_ohnmacht-title = Macht & Ohnmacht
macht_ohnmacht-teaser = Cavalieri a piedi, maghi senza confini: la Britannia del V secolo, in due.

## Le impostazioni di un tavolo

macht_ohnmacht-option-serpent_vs_lightning = Serpente contro i fulmini
macht_ohnmacht-option-serpent_vs_lightning-about = Se un Serpente può annullare una tessera con fulmine prima delle offerte.
macht_ohnmacht-option-serpent_vs_lightning-true = Permesso
macht_ohnmacht-option-serpent_vs_lightning-true-about = Un Serpente può annullare una tessera con fulmine appena presa.
macht_ohnmacht-option-serpent_vs_lightning-false = Vietato
macht_ohnmacht-option-serpent_vs_lightning-false-about = Le tessere con fulmine vanno sempre all’asta.

macht_ohnmacht-option-serpent_vs_recruit = Serpente contro il reclutamento
macht_ohnmacht-option-serpent_vs_recruit-about = Se un Serpente può annullare una tessera usata per reclutare.
macht_ohnmacht-option-serpent_vs_recruit-true = Permesso
macht_ohnmacht-option-serpent_vs_recruit-true-about = Un Serpente può annullare una tessera comunque sia usata.
macht_ohnmacht-option-serpent_vs_recruit-false = Vietato
macht_ohnmacht-option-serpent_vs_recruit-false-about = Reclutare con una tessera non può essere annullato.

macht_ohnmacht-option-first_player_count = Parità per iniziare
macht_ohnmacht-option-first_player_count-about = Quali regioni attive contano a parità di punti vittoria.
macht_ohnmacht-option-first_player_count-new = Nuovo ciclo
macht_ohnmacht-option-first_player_count-new-about = Quelle attive nel ciclo che comincia.
macht_ohnmacht-option-first_player_count-ended = Ciclo finito
macht_ohnmacht-option-first_player_count-ended-about = Quelle che erano attive nel ciclo appena finito.

macht_ohnmacht-option-both_reach_goal = Entrambi al traguardo
macht_ohnmacht-option-both_reach_goal-about = Che cosa succede se entrambi hanno abbastanza punti dopo lo stesso ciclo.
macht_ohnmacht-option-both_reach_goal-total = Totale più alto
macht_ohnmacht-option-both_reach_goal-total-about = Vince il totale più alto; in parità la vittoria è condivisa.
macht_ohnmacht-option-both_reach_goal-continue = Continuare
macht_ohnmacht-option-both_reach_goal-continue-about = Vince il totale più alto; in parità si gioca un altro ciclo.

macht_ohnmacht-option-second_action_optional = Seconda azione
macht_ohnmacht-option-second_action_optional-about = Se un turno può finire dopo una sola azione.
macht_ohnmacht-option-second_action_optional-true = Facoltativa
macht_ohnmacht-option-second_action_optional-true-about = Un turno può finire dopo la prima azione.
macht_ohnmacht-option-second_action_optional-false = Obbligatoria
macht_ohnmacht-option-second_action_optional-false-about = Tutte le azioni di un turno si eseguono.

macht_ohnmacht-option-tile_mix = Assortimento di tessere
macht_ohnmacht-option-tile_mix-about = Quante tessere ci sono di ogni tipo. Entrambi sono ricostruzioni.
macht_ohnmacht-option-tile_mix-standard = Normale
macht_ohnmacht-option-tile_mix-standard-about = Cinque tessere influenza e una Numeri extra per ogni indicatore.
macht_ohnmacht-option-tile_mix-more_bonuses = Più numeri extra
macht_ohnmacht-option-tile_mix-more_bonuses-about = Quattro tessere influenza e due Numeri extra per ogni indicatore.

## Le parole dei rifiuti

macht_ohnmacht-kind-knights = cavalieri
macht_ohnmacht-kind-mages = maghi
macht_ohnmacht-cycle-magic = Magia
macht_ohnmacht-cycle-sword = Spada

## A che punto è la partita

macht_ohnmacht-headline =
    Ciclo { $cycle }, { $kind ->
        [magic] Magia
       *[sword] Spada
    } · Turno { $turn } · { $count ->
        [one] { $count } cubo
       *[other] { $count } cubi
    }
macht_ohnmacht-headline-over = La partita è finita

## Che cosa è successo

macht_ohnmacht-table-set = { $orange } gioca arancione, { $white } gioca bianco. Ogni regione ha il suo indicatore; da parte restano: { $spares }.
macht_ohnmacht-cycle-begun = **Ciclo { $cycle }**: è un ciclo della { $kind ->
        [magic] Magia, i maghi sono attivi e le regioni con lo stesso indicatore sono vicine.
       *[sword] Spada, i cavalieri sono attivi e le regioni con un confine comune sono vicine.
    } { $token ->
        [none] Ci sono { $hourglass } cubi sulla clessidra e { $tiles } tessere da prendere.
       *[other] La tessera tempo vale { $token }: ci sono { $hourglass } cubi sulla clessidra e { $tiles } tessere da prendere.
    }{ $tokens_shuffled ->
        [yes] {" "}Tutte le tessere tempo erano state usate e sono state rimescolate.
       *[no] {""}
    }
macht_ohnmacht-tiles-discarded =
    { $count ->
        [one] Era rimasta una tessera da prendere, ora scartata.
       *[other] Erano rimaste { $count } tessere da prendere, ora scartate.
    }
macht_ohnmacht-tiles-shuffled = Le tessere scartate sono state rimescolate.
macht_ohnmacht-display =
    { $count ->
        [0] Non c’è nessuna tessera da prendere.
       *[other] Tessere da prendere: { $tiles }.
    }
macht_ohnmacht-reinforcements = Nuovi rifornimenti: { $name } { $pieces }, { $other } { $otherpieces }.
macht_ohnmacht-first-points = { $name } inizia con meno punti vittoria, { $points } contro { $otherpoints }.
macht_ohnmacht-first-regions =
    { $name } inizia: i punti vittoria sono pari ({ $points }), e { $regions } regioni attive contro { $otherregions } sono di meno, { $counted ->
        [knights] contate con i cavalieri
       *[mages] contate con i maghi
    }. Il primo turno ha { $actions ->
        [one] un’azione
       *[other] { $actions } azioni
    }.
macht_ohnmacht-first-lot =
    { $name } inizia per sorteggio: punti vittoria ({ $points }) e regioni attive ({ $regions }) sono pari. Il primo turno ha { $actions ->
        [one] un’azione
       *[other] { $actions } azioni
    }.
macht_ohnmacht-turn-begun =
    { $actions ->
        [one] È il turno di { $name }, con un’azione.
       *[other] È il turno di { $name }, con { $actions } azioni.
    }
macht_ohnmacht-turn-ended-chosen =
    { $actions ->
        [0] { $name } termina il turno.
        [one] { $name } termina il turno con un’azione ancora da fare.
       *[other] { $name } termina il turno con { $actions } azioni ancora da fare.
    }
macht_ohnmacht-turn-ended-unusable = { $name } non ha più tessere che si possano usare ora, e il turno è finito.
macht_ohnmacht-cubes-left =
    { $count ->
        [0] La clessidra è vuota.
        [one] Resta un cubo.
       *[other] Restano { $count } cubi.
    }

macht_ohnmacht-tile-taken = { $name } prende { $tile }.
macht_ohnmacht-piece-placed = { $name } piazza { $kind } in { $region }; ora lì: { $pieces }.
macht_ohnmacht-recruited =
    { $name } recluta { $pieces }{ $enough ->
        [yes] {""}
       *[no] {" "}invece di { $due }, la riserva generale non ne ha altri
    }{ $first ->
        [yes] , ed è il primo reclutamento del ciclo.
       *[no] .
    }
macht_ohnmacht-recruited-nobody =
    { $name } non recluta nessuno: nella riserva generale non ci sono { $kind ->
        [knights] cavalieri
       *[mages] maghi
    }.

macht_ohnmacht-announced = { $name } annuncia { $tile }: “{ $use }”.
macht_ohnmacht-announced-auction = Metterla all’asta
macht_ohnmacht-announced-serpent =
    { $count ->
        [one] { $name } può annullarla con il Serpente; resta un cubo.
       *[other] { $name } può annullarla con il Serpente; restano { $count } cubi.
    }
macht_ohnmacht-serpent-played =
    { $hourglass ->
        [0] { $name } gioca il Serpente e annulla { $cancelled }. Entrambe sono scartate, e la clessidra è vuota.
        [one] { $name } gioca il Serpente e annulla { $cancelled }. Entrambe sono scartate, e resta un cubo.
       *[other] { $name } gioca il Serpente e annulla { $cancelled }. Entrambe sono scartate, e restano { $hourglass } cubi.
    }
macht_ohnmacht-serpent-kept = { $name } tiene il Serpente e lascia passare { $tile }.
macht_ohnmacht-reinforced = { $name } rinforza { $region } di { $kind } con { $tile }; ora lì: { $pieces }.
macht_ohnmacht-overthrown = { $name } conquista { $region }, controllata da { $other }, per { $attack } a { $defence } con { $tile }.
macht_ohnmacht-sum-attack = - **Attacco { $total }** = { $terms }
macht_ohnmacht-sum-defence = - **Difesa { $total }** = { $terms }
macht_ohnmacht-driven-saved =
    { $count ->
        [0] { $name } ritira { $saved } da { $region } in { $to } e non perde nulla.
       *[other] { $name } ritira { $saved } da { $region } in { $to }; nella riserva generale: { $lost }.
    }
macht_ohnmacht-driven-nobody-saved = { $name } non salva nessun pezzo da { $region }; nella riserva generale: { $lost }.
macht_ohnmacht-driven-no-refuge = { $name } non può ritirarsi da { $region }; nella riserva generale: { $lost }.
macht_ohnmacht-moved-in = { $name } entra in { $region } con { $kind }.
macht_ohnmacht-stayed-out = { $name } lascia { $region } vuota.
macht_ohnmacht-stayed-out-forced = { $name } non ha pezzi attivi nella riserva personale: { $region } resta vuota.
macht_ohnmacht-bonus-played = { $name } gioca numeri extra: +{ $bonuses } fino alla fine del ciclo in ogni conquista di una regione con l’indicatore { $marker }, in attacco e in difesa.
macht_ohnmacht-moved = { $name } muove { $moves }.
macht_ohnmacht-sailed = { $name } imbarca { $moves }.
macht_ohnmacht-tile-recruited = { $name } recluta { $pieces } con { $tile }.

macht_ohnmacht-auction-opened = { $name } prende { $tile }, che va all’asta.
macht_ohnmacht-auction-most = { $name } può offrire fino a { $most }, { $other } fino a { $othermost }.
macht_ohnmacht-bid-sealed = { $name } ha fatto un’offerta.
macht_ohnmacht-bid-reopened = { $name } ritira l’offerta per pensarci ancora.
macht_ohnmacht-bids-revealed = Le offerte sono rivelate: { $name } { $bid }, { $other } { $otherbid }.
macht_ohnmacht-auction-won = { $name } paga { $pieces } e vince { $tile }.
macht_ohnmacht-auction-tied = Nessuno vince { $tile }, e nessuno paga.
macht_ohnmacht-point-won =
    { $points ->
        [one] { $name } segna un punto vittoria e ora ne ha { $points }.
       *[other] { $name } segna un punto vittoria e ora ne ha { $points }.
    }
macht_ohnmacht-pieces-removed = { $name } rimuove { $pieces } di { $other } da { $region } con la ribellione.
macht_ohnmacht-marker-changed = { $name } cambia l’indicatore di { $region }: { $new } invece di { $old }.
macht_ohnmacht-effect-unused = { $name } non usa { $tile }.
macht_ohnmacht-effect-impossible = { $name } non può fare nulla con { $tile }.

macht_ohnmacht-cycle-ended =
    L’ultimo cubo è rimosso. Fine del **ciclo { $cycle }**, { $kind ->
        [magic] un ciclo della Magia:
       *[sword] un ciclo della Spada:
    }
macht_ohnmacht-cycle-score =
    - { $name }: { $count ->
        [0] nessuna regione attiva
        [one] { $count } regione attiva ({ $regions })
       *[other] { $count } regioni attive ({ $regions })
    }, { $gained ->
        [0] nessun punto vittoria
       *[other] +{ $gained } punto vittoria
    }: { $points } + { $count } = **{ $total }** su { $goal }
macht_ohnmacht-played-on = Entrambi hanno { $total }: decide un altro ciclo.
macht_ohnmacht-player-left = { $name } lascia la partita.
macht_ohnmacht-match-ended =
    { $reason ->
        [resigned] La partita è finita.
        [both] Entrambi hanno raggiunto { $goal }: la partita è finita.
       *[goal] Il totale di { $goal } è raggiunto: la partita è finita.
    }

## Ciò che viene a sapere una persona sola

macht_ohnmacht-bid-kept =
    { $pieces ->
        [0] La tua offerta è fatta: nessun pezzo.
        [one] La tua offerta è fatta: un pezzo.
       *[other] La tua offerta è fatta: { $pieces } pezzi.
    }
macht_ohnmacht-intentions-dropped =
    { $reason ->
        [legal] La prossima tessera del tuo piano non si può più usare così. Tieni: { $uses }.
        [serpent] Il Serpente ha sconvolto il tuo piano. Per ora tieni: { $uses }.
       *[cycle] Il ciclo è finito prima del tuo piano. Tieni: { $uses }.
    }

## Il risultato

macht_ohnmacht-result =
    { $count ->
        [one] { $reason ->
            [resigned] { $names } vince, perché l’altra parte ha lasciato la partita.
           *[goal] { $names } vince con { $total } su { $goal }.
        }
       *[other] { $names } condividono la vittoria con { $total } a testa.
    }
macht_ohnmacht-result-line =
    - { $name }: { $points ->
        [one] { $points } punto vittoria
       *[other] { $points } punti vittoria
    } + { $active ->
        [one] { $active } regione attiva
       *[other] { $active } regioni attive
    } = **{ $total }**

## Che cosa viene chiesto

macht_ohnmacht-duty-bid = fare un’offerta segreta per { $tile }
macht_ohnmacht-duty-serpent = annullare { $tile } con il Serpente, o lasciarla passare
macht_ohnmacht-duty-retreat = salvare un pezzo da { $region }, o nessuno
macht_ohnmacht-duty-occupy = entrare in { $region }, o lasciarla vuota
macht_ohnmacht-duty-plain-turn = giocare il turno
macht_ohnmacht-duty-plain-bid = fare un’offerta segreta
macht_ohnmacht-duty-plain-serpent = giocare il Serpente, o lasciar passare la tessera
macht_ohnmacht-duty-plain-rebellion = scegliere i pezzi per la ribellione
macht_ohnmacht-duty-plain-marker = cambiare un indicatore, o no
macht_ohnmacht-duty-plain-retreat = salvare un pezzo, o nessuno
macht_ohnmacht-duty-plain-occupy = entrare, o restare fuori
macht_ohnmacht-duty-plain-plan = dare ordini permanenti

## Che cosa viene chiesto in privato

macht_ohnmacht-prompt-turn =
    { $actions ->
        [0] Hai fatto le tue azioni. Puoi usare altre tessere, o terminare il turno.
        [one] È il tuo turno: ti resta un’azione{ $more ->
            [yes] , e puoi usare altre tessere senza di essa.
           *[no] .
        }
       *[other] È il tuo turno: ti restano { $actions } azioni.
    }
macht_ohnmacht-prompt-choices = -# Prendi una tessera, piazza un pezzo attivo, recluta pezzi passivi, o usa tessere una dopo l’altra.
macht_ohnmacht-prompt-cycle =
    -# { $kind ->
        [magic] I maghi sono attivi, e le regioni con lo stesso indicatore sono vicine.
       *[sword] I cavalieri sono attivi, e le regioni con un confine comune sono vicine.
    } { $cubes ->
        [one] Sulla clessidra resta un cubo: ciò che lo toglie finisce il ciclo.
       *[other] Sulla clessidra restano { $cubes } cubi.
    }
macht_ohnmacht-prompt-seen = -# Tutti vedono subito la tua scelta.
macht_ohnmacht-prompt-bid =
    { $active ->
        [knights] Offri cavalieri della tua riserva personale per { $tile }.
       *[mages] Offri maghi della tua riserva personale per { $tile }.
    }
macht_ohnmacht-prompt-bid-most = Puoi offrire fino a { $most }, il tuo avversario fino a { $othermost }.
macht_ohnmacht-prompt-bid-terms = -# { $about }. Solo l’offerta più alta si paga, alla riserva generale; in parità nessuno paga né vince. Nessuno conosce la tua offerta prima che ci siano entrambe. Fino ad allora puoi cambiarla.
macht_ohnmacht-prompt-serpent =
    { $count ->
        [one] Puoi annullarla con il tuo Serpente. Toglierebbe l’ultimo cubo e finirebbe il ciclo.
       *[other] Puoi annullarla con il tuo Serpente. Restano { $count } cubi; con il Serpente sarebbero { $after }.
    } Tutti vedono subito la tua risposta.
macht_ohnmacht-prompt-rebellion = Hai vinto la ribellione: rimanda nella riserva generale fino a due pezzi avversari di una regione, o non fare nulla.
macht_ohnmacht-prompt-marker = Hai vinto il cambio di indicatore: scambia l’indicatore di una regione con uno diverso tra quelli da parte, o non fare nulla.
macht_ohnmacht-prompt-retreat =
    { $name } ha conquistato { $region }, dove hai { $pieces }. Puoi salvarne uno in una regione vicina vuota o tua ({ $kind ->
        [magic] stesso indicatore
       *[sword] confine comune
    }); gli altri tornano nella tua riserva generale.
macht_ohnmacht-prompt-occupy =
    { $active ->
        [knights] { $region } è conquistata. Puoi piazzarvi un cavaliere della tua riserva personale, o lasciarla vuota.
       *[mages] { $region } è conquistata. Puoi piazzarvi un mago della tua riserva personale, o lasciarla vuota.
    }
macht_ohnmacht-prompt-plan = Gli ordini permanenti rispondono per te, perché nessuno debba aspettare. Nessun altro li conosce. Fanno ciò che è scritto qui sotto e nient’altro; ciò che lasci aperto ti sarà chiesto. Comincia con gli ordini abituali o con nessuno, e cambiali parte per parte.
macht_ohnmacht-question-turn-action = Scegli un’azione
macht_ohnmacht-question-turn-take = Scegli la tessera da prendere
macht_ohnmacht-question-turn-place = Scegli dove piazzare un pezzo attivo
macht_ohnmacht-question-turn-tile = Scegli la tessera { $number } da usare
macht_ohnmacht-question-turn-mode = Scegli l’uso della tessera { $number }
macht_ohnmacht-question-turn-region = Scegli la regione per la tessera { $number }
macht_ohnmacht-question-turn-move-in = Scegli se entrare dopo il passo { $number }
macht_ohnmacht-question-turn-start = Scegli la prima regione per la tessera { $number }
macht_ohnmacht-question-turn-goal = Scegli la seconda regione per la tessera { $number }
macht_ohnmacht-question-turn-knights = Scegli quanti cavalieri muove la tessera { $number }
macht_ohnmacht-question-turn-mages = Scegli quanti maghi muove la tessera { $number }
macht_ohnmacht-question-bid-bid = Scegli la tua offerta
macht_ohnmacht-question-rebellion-region = Scegli la regione della ribellione
macht_ohnmacht-question-rebellion-knights = Scegli quanti cavalieri rimuovere
macht_ohnmacht-question-rebellion-mages = Scegli quanti maghi rimuovere
macht_ohnmacht-question-marker-region = Scegli la regione il cui indicatore cambia
macht_ohnmacht-question-marker-marker = Scegli il nuovo indicatore
macht_ohnmacht-question-serpent-serpent = Giocare il Serpente?
macht_ohnmacht-question-retreat-region = Scegli dove salvare un pezzo
macht_ohnmacht-question-retreat-kind = Scegli il pezzo da salvare
macht_ohnmacht-question-occupy-move-in = Entrare?
macht_ohnmacht-question-plan-retreat = Scegli dove ritirarti
macht_ohnmacht-question-plan-region = Ritirata in: scelta { $number }
macht_ohnmacht-question-plan-bid-point = La tua offerta per un punto vittoria
macht_ohnmacht-question-plan-bid-rebellion = La tua offerta per una ribellione
macht_ohnmacht-question-plan-bid-marker = La tua offerta per un cambio di indicatore
macht_ohnmacht-question-plan-bid-keep = Che cosa resta nella tua riserva
macht_ohnmacht-question-plan-guarded = Le regioni che il Serpente difende
macht_ohnmacht-question-plan-cancel = Le tessere con un fulmine che il Serpente annulla
macht_ohnmacht-question-plan-rebel = La regione di una ribellione
macht_ohnmacht-question-plan-marker-region = La regione che cambia indicatore
macht_ohnmacht-question-plan-marker-wish = L’indicatore che riceve

## Righe dei menu

macht_ohnmacht-choice-turn-action-take = Prendere una tessera
macht_ohnmacht-choice-turn-action-place = Piazzare un pezzo
macht_ohnmacht-choice-turn-action-recruit = Reclutare, con l’ultimo cubo
macht_ohnmacht-choice-turn-action-end = Terminare il turno
macht_ohnmacht-choice-turn-mode-reinforce = Rinforzare
macht_ohnmacht-choice-turn-mode-overthrow = Conquistare
macht_ohnmacht-choice-turn-mode-bonus = Giocare i numeri extra
macht_ohnmacht-choice-turn-mode-move = Muovere pezzi
macht_ohnmacht-choice-turn-mode-sail = Imbarcare
macht_ohnmacht-choice-turn-mode-recruit = Con la tessera: un cavaliere e un mago
macht_ohnmacht-choice-turn-mode-recruit-knights = Con la tessera: 2 cavalieri
macht_ohnmacht-choice-turn-mode-recruit-mages = Con la tessera: 2 maghi
macht_ohnmacht-choice-turn-move-in-yes = Entrare
macht_ohnmacht-choice-turn-move-in-no = Restare fuori
macht_ohnmacht-choice-turn-move-in-ask = Decidere allora
macht_ohnmacht-choice-serpent-serpent-pass = Lasciar passare
macht_ohnmacht-choice-serpent-serpent-cancel = Giocare il Serpente
macht_ohnmacht-choice-occupy-move-in-yes = Entrare
macht_ohnmacht-choice-occupy-move-in-no = Restare fuori
macht_ohnmacht-choice-rebellion-region-none = Non rimuovere nulla
macht_ohnmacht-choice-marker-region-none = Non cambiare nulla
macht_ohnmacht-choice-retreat-region-none = Non salvare nessun pezzo
macht_ohnmacht-choice-plan-preset-ask = Chiedermi tutto
macht_ohnmacht-choice-plan-preset-usual = Ordini abituali
macht_ohnmacht-choice-plan-part-bids = Le aste …
macht_ohnmacht-choice-plan-part-serpent = Il Serpente …
macht_ohnmacht-choice-plan-part-retreat = Le ritirate …
macht_ohnmacht-choice-plan-part-move-in = Entrare …
macht_ohnmacht-choice-plan-part-prizes = Che cosa vinco alle aste …
macht_ohnmacht-choice-plan-serpent-ask = Serpente: chiedermi
macht_ohnmacht-choice-plan-serpent-pass-turn = Serpente: lasciar passare tutto in questo turno
macht_ohnmacht-choice-plan-serpent-never = Serpente: non usarlo mai
macht_ohnmacht-choice-plan-serpent-when = Serpente: giocarlo se …
macht_ohnmacht-choice-plan-spare-pass = Lasciar passare tutto il resto
macht_ohnmacht-choice-plan-spare-ask = Chiedermi tutto il resto
macht_ohnmacht-choice-plan-retreat-ask = Ritirate: chiedermi
macht_ohnmacht-choice-plan-retreat-active = Ritirate: dove dà più regioni attive
macht_ohnmacht-choice-plan-retreat-strongest = Ritirate: nella mia vicina più forte
macht_ohnmacht-choice-plan-retreat-weakest = Ritirate: nella mia vicina più debole
macht_ohnmacht-choice-plan-retreat-listed = Ritirate: secondo una lista di regioni
macht_ohnmacht-choice-plan-retreat-none = Ritirate: non salvare nessun pezzo
macht_ohnmacht-choice-plan-save-active = Salvare un pezzo attivo
macht_ohnmacht-choice-plan-save-passive = Salvare un pezzo passivo
macht_ohnmacht-choice-plan-bids-ask = Aste: chiedermi
macht_ohnmacht-choice-plan-bids-none = Aste: non offrire nulla
macht_ohnmacht-choice-plan-bids-by-tile = Aste: secondo la tessera
macht_ohnmacht-choice-plan-bid-own-no = Solo quando l’avversario prende la tessera
macht_ohnmacht-choice-plan-bid-own-yes = Anche quando la prendo io
macht_ohnmacht-choice-plan-bid-goal-same = Punto che raggiunge l’obiettivo: come un altro
macht_ohnmacht-choice-plan-bid-goal-ask = Punto che raggiunge l’obiettivo: chiedermi
macht_ohnmacht-choice-plan-bid-goal-all = Punto che raggiunge l’obiettivo: tutto ciò che ho
macht_ohnmacht-choice-plan-move-in-ask = Regioni conquistate: chiedermi
macht_ohnmacht-choice-plan-move-in-always = Regioni conquistate: entrare sempre
macht_ohnmacht-choice-plan-move-in-never = Regioni conquistate: non entrare mai
macht_ohnmacht-choice-plan-rebellion-ask = Ribellione: chiedermi
macht_ohnmacht-choice-plan-rebellion-active = Ribellione: dove costa regioni attive
macht_ohnmacht-choice-plan-rebellion-wish = Ribellione: in una regione
macht_ohnmacht-choice-plan-rebellion-none = Ribellione: non togliere nulla
macht_ohnmacht-choice-plan-marker-ask = Indicatore: chiedermi
macht_ohnmacht-choice-plan-marker-wish = Indicatore: quello di una regione
macht_ohnmacht-choice-plan-marker-none = Indicatore: non cambiare nulla
macht_ohnmacht-choice-plan-otherwise-ask = Se è impossibile: chiedermi
macht_ohnmacht-choice-plan-otherwise-clock = Se è impossibile: come alla scadenza

# $tile: point, rebellion or marker. $most: ask, none, or the most that is bid.
macht_ohnmacht-plan-bid =
    { $tile ->
        [point] Punto vittoria
        [rebellion] Ribellione
       *[marker] Cambio di indicatore
    }: { $most ->
        [ask] chiedermi
        [none] nulla
       *[other] fino a { $most }
    }
macht_ohnmacht-plan-bid-keep =
    { $count ->
        [0] Tutta la mia riserva può essere offerta
        [one] Un pezzo attivo resta in riserva
       *[other] { $count } pezzi attivi restano in riserva
    }
macht_ohnmacht-plan-move-in-keep =
    { $count ->
        [0] Anche con il mio ultimo pezzo
        [one] Se ne resta uno in riserva
       *[other] Se ne restano { $count } in riserva
    }
macht_ohnmacht-plan-guard =
    { $count ->
        [0] Per nessun numero di pezzi
        [one] Per un pezzo perso o più
       *[other] Per { $count } pezzi persi o più
    }

macht_ohnmacht-no-pieces-choice = Nulla
macht_ohnmacht-marker-choice = Indicatore { $marker }
macht_ohnmacht-amount =
    { $back ->
        [yes] { $pieces }, dalla seconda regione alla prima
       *[no] { $pieces }
    }
macht_ohnmacht-odds-choice = { $region }: { $attack } contro { $defence }
macht_ohnmacht-region-about =
    { $whose ->
        [own] { $marker }; tua: { $pieces }
        [other] { $marker }; del tuo avversario: { $pieces }
       *[nobody] { $marker }; vuota
    }
macht_ohnmacht-about-influence = Rinforzare o conquistare una regione con questo indicatore
macht_ohnmacht-about-bonus = +1 nelle conquiste con questo indicatore fino alla fine del ciclo, o reclutare
macht_ohnmacht-about-movement = Riordinare i tuoi pezzi tra due regioni vicine, o reclutare
macht_ohnmacht-about-sea = Muovere pezzi da una regione costiera a un’altra, o reclutare
macht_ohnmacht-about-merlin = Una tessera influenza a scelta, o reclutare due pezzi di un tipo
macht_ohnmacht-about-serpent = Annullare una tessera nel turno avversario, o reclutare due pezzi di un tipo
macht_ohnmacht-about-victory-point = Asta immediata: un punto vittoria
macht_ohnmacht-about-rebellion = Asta immediata: rimuovere fino a due pezzi avversari da una regione
macht_ohnmacht-about-marker-change = Asta immediata: cambiare l’indicatore di una regione

## Pulsanti e conferme

macht_ohnmacht-act-take = Prendere { $tile }
macht_ohnmacht-act-place = Piazzare un pezzo in { $region }
macht_ohnmacht-act-recruit =
    { $count ->
        [0] Non reclutare nessuno e far passare il tempo
       *[other] Reclutare { $pieces }
    }
macht_ohnmacht-act-recruit-last = Reclutare e finire il ciclo
macht_ohnmacht-act-end = Terminare il turno: tocca a { $name }
macht_ohnmacht-act-use =
    { $count ->
        [0] { $use }
        [one] { $use }, poi { $count } altra tessera
       *[other] { $use }, poi { $count } altre tessere
    }
macht_ohnmacht-use-between = Muovere tra { $start } e { $goal }
macht_ohnmacht-act-bid =
    { $count ->
        [0] Non offrire nulla
       *[other] Offrire { $pieces }
    }
macht_ohnmacht-act-remove = Rimuovere { $pieces } da { $region }
macht_ohnmacht-act-marker = Cambiare l’indicatore di { $region } in { $marker }
macht_ohnmacht-act-leave-unused = Non fare nulla
macht_ohnmacht-act-serpent = Giocare il Serpente
macht_ohnmacht-act-pass = Lasciar passare
macht_ohnmacht-act-retreat = Ritirare { $kind } in { $region }
macht_ohnmacht-act-give-up = Lasciare che tutti tornino nella riserva generale
macht_ohnmacht-act-move-in = Entrare
macht_ohnmacht-act-stay-out = Restare fuori
macht_ohnmacht-act-plan = Tenere questi ordini

macht_ohnmacht-done-take = Hai preso { $tile }.
macht_ohnmacht-done-place = Hai piazzato un pezzo in { $region }.
macht_ohnmacht-done-recruit = Hai reclutato.
macht_ohnmacht-done-end = Hai terminato il turno.
macht_ohnmacht-done-use =
    { $count ->
        [one] Usi una tessera: { $uses }.
       *[other] Usi { $count } tessere, se nulla si frappone: { $uses }.
    }
macht_ohnmacht-done-bid =
    { $count ->
        [0] Non offri nulla.
       *[other] Offri { $pieces }.
    }
macht_ohnmacht-done-remove = Hai rimosso { $pieces } da { $region }.
macht_ohnmacht-done-marker = Hai cambiato l’indicatore di { $region } in { $marker }.
macht_ohnmacht-done-leave-unused = Non hai fatto nulla con la tessera.
macht_ohnmacht-done-serpent = Hai giocato il Serpente.
macht_ohnmacht-done-pass = Hai lasciato passare la tessera.
macht_ohnmacht-done-retreat = Hai ritirato { $kind } in { $region }.
macht_ohnmacht-done-give-up = Non hai salvato nessun pezzo.
macht_ohnmacht-done-move-in = Il tuo pezzo è entrato.
macht_ohnmacht-done-stay-out = I tuoi pezzi restano fuori.
macht_ohnmacht-done-plan-serpent-pass-turn = Il Serpente: in questo turno passa tutto.
macht_ohnmacht-done-plan-serpent-never = Il Serpente: non lo usi mai.
# $targets lists what the Serpent is played against. $spare: ask or pass, what is done with all else.
macht_ohnmacht-done-plan-serpent-when =
    Il Serpente: { $count ->
        [0] non è nominato nulla contro cui lo giochi
       *[other] lo giochi contro { $targets }
    }; { $spare ->
        [ask] tutto il resto ti viene chiesto.
       *[pass] lasci passare tutto il resto.
    }
macht_ohnmacht-done-plan-serpent-last = Non lo giochi mai dove il suo cubo finirebbe un ciclo in cui il tuo avversario ha più regioni attive.
macht_ohnmacht-done-plan-guard =
    { $count ->
        [one] ogni conquista
       *[other] una conquista che costa { $count } tuoi pezzi o più
    }
macht_ohnmacht-done-plan-guarded = una conquista qui: { $regions }
macht_ohnmacht-done-plan-cancel = le tessere con un fulmine quando vengono prese ({ $tiles })
macht_ohnmacht-done-plan-retreat-active = Le ritirate: salvi il pezzo che ti dà più regioni attive, prima in questo ciclo, poi nel prossimo; a parità, nella tua vicina con più pezzi.
macht_ohnmacht-done-plan-retreat-strongest = Le ritirate: nella tua vicina con più pezzi.
macht_ohnmacht-done-plan-retreat-weakest = Le ritirate: nella tua vicina con meno pezzi, o in una vuota.
macht_ohnmacht-done-plan-retreat-listed = Le ritirate: nella prima possibile tra { $regions }.
macht_ohnmacht-done-plan-retreat-none = Le ritirate: non salvi nessun pezzo.
macht_ohnmacht-done-plan-save-active = Salvi un pezzo attivo, se possibile.
macht_ohnmacht-done-plan-save-passive = Salvi un pezzo passivo, se possibile.
macht_ohnmacht-done-plan-bids-none = Le aste: non offri nulla.
# $own: yes, where the orders hold in auctions of the own turn too. $point, $rebellion and $marker: ask, none, or the most that is bid.
macht_ohnmacht-done-plan-bids-by-tile =
    { $own ->
        [yes] Tutte le aste
       *[no] Le aste delle tessere che prende il tuo avversario
    }: per un punto vittoria { $point ->
        [ask] ti viene chiesto
        [none] non offri nulla
       *[other] offri fino a { $point }
    }, per una ribellione { $rebellion ->
        [ask] ti viene chiesto
        [none] non offri nulla
       *[other] offri fino a { $rebellion }
    }, per un cambio di indicatore { $marker ->
        [ask] ti viene chiesto
        [none] non offri nulla
       *[other] offri fino a { $marker }
    }.
macht_ohnmacht-done-plan-bid-keep =
    { $count ->
        [one] Un pezzo attivo resta sempre nella tua riserva.
       *[other] { $count } pezzi attivi restano sempre nella tua riserva.
    }
macht_ohnmacht-done-plan-bid-never = Non offri mai più di un pezzo sopra ciò che ha il tuo avversario.
macht_ohnmacht-done-plan-bid-goal-ask = Per un punto vittoria che per ora porterebbe uno di voi a { $goal }, ti viene chiesto.
macht_ohnmacht-done-plan-bid-goal-all = Per un punto vittoria che per ora porterebbe uno di voi a { $goal }, offri tutto ciò che non deve restare in riserva.
macht_ohnmacht-done-plan-move-in-always = Le regioni conquistate: entri sempre.
macht_ohnmacht-done-plan-move-in-keep =
    { $count ->
        [one] Non entri mai con l’ultimo pezzo attivo della riserva.
       *[other] Non entri mai se ciò lascia meno di { $count } pezzi attivi in riserva.
    }
macht_ohnmacht-done-plan-move-in-never = Le regioni conquistate: non entri mai.
macht_ohnmacht-done-plan-rebellion-active = Una ribellione che vinci: togli ciò che costa al tuo avversario più regioni attive, prima in questo ciclo, poi nel prossimo.
macht_ohnmacht-done-plan-rebellion-wish = Una ribellione che vinci: togli da questa regione ciò che costa al tuo avversario più regioni attive: { $region }.
macht_ohnmacht-done-plan-rebellion-none = Una ribellione che vinci: non togli nulla.
macht_ohnmacht-done-plan-marker-wish = Un cambio di indicatore che vinci: { $region } riceve un altro indicatore ({ $marker }).
macht_ohnmacht-done-plan-marker-none = Un cambio di indicatore che vinci: non cambi nulla.
macht_ohnmacht-done-plan-otherwise-ask = Dove una regione o un indicatore che hai nominato non è possibile, ti viene chiesto.
macht_ohnmacht-done-plan-otherwise-clock = Dove una regione o un indicatore che hai nominato non è possibile, la risposta è quella della scadenza: un pezzo attivo è salvato nella tua vicina più forte, una tessera resta inutilizzata.
macht_ohnmacht-done-plan-rest = Tutto il resto ti viene chiesto.
macht_ohnmacht-done-plan-nothing = Tutto ti viene chiesto.

## Nel profilo

macht_ohnmacht-feat-overthrow = Rovesciamento più forte
macht_ohnmacht-feat-kept = Più regioni tenute
