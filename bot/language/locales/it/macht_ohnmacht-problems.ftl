## Il tavolo

macht_ohnmacht-problem-seats = Macht & Ohnmacht si gioca in due, non in { $players }.
macht_ohnmacht-problem-over = La partita è finita.

## Il turno

macht_ohnmacht-problem-no-action-left =
    { $actions ->
        [one] Hai già eseguito la tua unica azione di questo turno. Termina il turno.
       *[other] Hai già eseguito le tue { $actions } azioni di questo turno. Termina il turno.
    }
macht_ohnmacht-problem-action-due =
    { $actions ->
        [one] Non puoi terminare il turno prima della tua azione. Reclutare è sempre possibile.
       *[other] Non puoi ancora terminare il turno: delle tue { $actions } azioni ne manca una. Reclutare è sempre possibile.
    }
macht_ohnmacht-problem-not-displayed = Questa tessera non è a disposizione: { $tile }. Prendi una tessera a faccia in su.
macht_ohnmacht-problem-no-such-region = Questa regione non esiste. Scegline una dal menu.
macht_ohnmacht-problem-opposing-region = { $region } è controllata dall’avversario. Scegli una regione vuota o tua.
macht_ohnmacht-problem-region-full =
    In { $region } ci sono già più di { $most } tuoi pezzi. Una tessera influenza può ancora rinforzarla.
macht_ohnmacht-problem-no-active-piece = Non hai pezzi attivi ({ $kind }) nella tua riserva personale.

## Le tessere

macht_ohnmacht-problem-no-tile = Nessuna tessera è indicata. Scegline una delle tue.
macht_ohnmacht-problem-hourglass-empty =
    Il ciclo finirebbe prima di questa tessera, perché la clessidra sarebbe vuota. Toglila dalla serie.
macht_ohnmacht-problem-not-held = Non hai questa tessera: { $tile }. Scegline una che sta davanti a te.
macht_ohnmacht-problem-not-its-use = Questa tessera non si usa così: { $tile }.
macht_ohnmacht-problem-stock-empty = La tua riserva generale non ha nessuno dei pezzi che questa tessera porta.
macht_ohnmacht-problem-other-marker =
    { $region } ha un altro indicatore ({ $marker }). Questa tessera agisce su una regione con questo: { $wanted }.
macht_ohnmacht-problem-not-opposing = L’avversario non controlla { $region }. Scegli una delle sue regioni.
macht_ohnmacht-problem-no-majority =
    Non puoi conquistare { $region }: { $attack } contro { $defence }. Al tuo attacco { $missing ->
        [one] manca { $missing }
       *[other] mancano { $missing }
    }.
macht_ohnmacht-problem-no-neighbours = { $region } e { $other } non sono vicine in questo ciclo ({ $cycle }).
macht_ohnmacht-problem-same-region =
    I pezzi si muovono tra due regioni, e { $region } è una sola. Scegline un’altra.
macht_ohnmacht-problem-no-coast = { $region } non è costiera. Scegli una regione costiera.
macht_ohnmacht-problem-one-way =
    Il movimento per mare va in una sola direzione. Scegli ciò che lascia la prima regione.
macht_ohnmacht-problem-too-few-there =
    { $held ->
        [0] In { $region } non c’è nessuno di questi pezzi ({ $kind }), e ne vuoi { $wanted }.
       *[other] In { $region } ci sono solo { $held } di questi pezzi ({ $kind }), e ne vuoi { $wanted }.
    }
macht_ohnmacht-problem-nothing-moves = Non si muoverebbe nulla. Scegli almeno un pezzo.

## Le aste

macht_ohnmacht-problem-bid = Offri da 0 a { $most }: tanti sono i pezzi attivi nella tua riserva personale.
macht_ohnmacht-problem-rebellion =
    { $most ->
        [one] Una ribellione rimuove un pezzo.
       *[other] Una ribellione rimuove da uno a { $most } pezzi.
    }
macht_ohnmacht-problem-same-marker = { $region } ha già questo indicatore: { $marker }. Scegline uno diverso.
macht_ohnmacht-problem-no-spare =
    Accanto alla mappa non c’è questo indicatore: { $marker }. Scegline uno che si trova lì.

## La ritirata

macht_ohnmacht-problem-no-refuge =
    Nessun pezzo può ritirarsi in { $region }. Scegli una regione vicina a { $other } in questo ciclo ({ $cycle }), vuota
    o tua.
macht_ohnmacht-problem-no-list = La tua lista di regioni è vuota. Scegline almeno una, o un altro ordine per le ritirate.
macht_ohnmacht-problem-no-wish = Scegli anche la regione per la ribellione o il cambio di indicatore, o un altro ordine.
