over-without-winner = La partita è finita senza vincitore.
button-move = Il tuo turno
button-hand = Mostrare la mia mano
button-hint = Tu che cosa faresti?
button-as-hinted = Fare così
button-board-text = Leggere il tabellone
button-rules = Aprire le regole
button-rematch = Giocare ancora
button-record = Ottenere la registrazione
button-fair = Perché è equo
button-choose = Scegliere
button-change = Cambiare la risposta
button-change-one = Cambiare la risposta: { $duty }
button-to-table = Andare al tavolo
button-last-board = Vai all’ultimo tabellone

account-folded = *Il resoconto completo è nel file qui sotto.*
account-goes-on = *Il resto del racconto è in `/cronologia`.*

clock-moved = { $name } non ha risposto in tempo, quindi l’orologio ha giocato per { $name }.
taken-back =
    { $followed ->
        [yes] { $name } ha ritirato, con tutto ciò che è successo da allora: { $what }
       *[no] { $name } ha ritirato: { $what }
    }
taken-back-often =
    { $followed ->
        [yes] { $name } ha ritirato le sue risposte { $count } volte (vedi `/cronologia`), l’ultima con tutto ciò che era successo da allora: { $what }
       *[no] { $name } ha ritirato le sue risposte { $count } volte (vedi `/cronologia`), l’ultima volta: { $what }
    }

waiting =
    { $due ->
        [none]
            { $count ->
                [one] { $names } deve { $duty }.
               *[other] { $names } devono { $duty }.
            }
       *[other]
            { $count ->
                [one] { $names } deve { $duty } entro il { $due }.
               *[other] { $names } devono { $duty } entro il { $due }.
            }
    }
called =
    { $count ->
        [one] { $names }, tocca a te: { $duty }.
       *[other] { $names }, tocca a voi: { $duty }.
    }
waiting-late =
    { $count ->
        [one] { $names } deve { $duty }. Scadeva il { $due }; l’orologio risponderà appena potrà.
       *[other] { $names } devono { $duty }. Scadeva il { $due }; l’orologio risponderà appena potrà.
    }
waiting-away = { $name } deve { $duty }. Questo riposa fino al { $due }: { $name } non c’è.
waiting-free =
    { $name } non è più a questo tavolo. Chi prende il posto con /subentrare deve { $duty }; fino ad allora non tocca a nessuno.{ $due ->
        [none] {""}
       *[other] {" "}Dopo il { $due } risponde l’orologio.
    }
waiting-rests = La partita riposa fino al { $due }, come concordato.
waiting-answered =
    { $count ->
        [one] { $names } ha risposto; nessuno lo vede ancora.
       *[other] { $names } hanno risposto; nessuno lo vede ancora.
    }
waiting-since = Chiesto { $since }.
window-until = Si chiude al più tardi { $due }.
later-quiet = Fino al { $due }: ore di quiete di { $name }.
later-hidden = Fino al { $due }: le ore di quiete di { $name } sono nascoste.
later-prolonged = Fino al { $due }: { $name } ha prolungato il tempo.
later-saved = Fino al { $due }: { $name } usa il tempo risparmiato.
later-window = È rimandato per ore di quiete.
question-closed =
    { $became ->
        [player] Hai risposto: { $duty }.
        [computer] Un computer ha risposto per te: { $duty }.
        [clock] Il tempo era scaduto e l’orologio ha risposto per te: { $duty }.
        [plan] La tua disposizione ha risposto: { $duty }.
        [forced] C’era una sola risposta possibile, ed è stata data per te: { $duty }.
       *[gone] Non viene più chiesto: { $duty }.
    }
# Le ultime parole di un messaggio privato, per chi non gioca più nella partita.
letter-end =
    { $why ->
        [resigned] Hai abbandonato questa partita.
       *[computer] D’ora in poi un computer gioca al tuo posto. Con `/subentrare` nel canale puoi riprenderlo.
    }

direct-header = { $game } · partita { $match } · { $server } · { $channel }
direct-header-here = { $game } · partita { $match }
place-direct-messages = messaggi diretti
answer-by = Rispondi entro il { $due }.
answer-until = Rispondi entro il { $due }. Dopo, l’orologio risponde per te.
answer-late = La tua risposta era attesa entro il { $due }. L’orologio sta per rispondere per te.
reminder = A { $game } in { $channel } il tuo turno è ancora aperto. Rispondi entro il { $due }; dopo, l’orologio risponde per te.
reminder-in-channel = { $name }, il tuo turno è ancora aperto. Rispondi entro il { $due }; dopo, l’orologio risponde per te.
still-replaceable = Puoi cambiare la tua risposta finché non ha risposto l’ultimo giocatore.
given-ahead = Hai risposto in anticipo:
orders-stand = Questi ordini valgono per il resto della partita, salvo che dicano altro. Puoi cambiarli o ritirarli in qualsiasi momento. Ogni volta che rispondono per te, lo vieni a sapere tu e nessun altro.
orders-followed = I tuoi ordini permanenti hanno risposto per te:
clock-followed = Non hai risposto in tempo, quindi l’orologio ha risposto per te:
order-followed = Dovevi { $duty }. { $answer }

welcome = Siedi al tavolo di { $game } in { $channel }. Ciò che solo tu puoi sapere arriva qui, e qui puoi fare le tue scelte segrete.
dm-closed = Non posso scriverti: i tuoi messaggi diretti sono chiusi. Puoi giocare lo stesso: premi “Il tuo turno” nel canale, e solo tu vedi la risposta. Per ricevere messaggi, apri il menu del server, scegli Impostazioni privacy e permetti i messaggi diretti.
dm-throttled = In questo momento Discord non mi lascia aprire un messaggio diretto. Premi invece “Il tuo turno” nel canale: solo tu vedi la risposta.
permission-missing-see = Non vedo più il canale { $channel }, quindi la partita lì aspetta. Lasciamelo di nuovo vedere e usare per scrivere.
permission-missing-send = Non ho il permesso di scrivere in { $channel }, quindi la partita lì aspetta. Dammi i permessi di inviare messaggi, allegare file e leggere la cronologia dei messaggi.
permission-missing-connect = Non ho il permesso di connettermi a { $channel } e quindi non posso scriverci: la partita lì aspetta. Dammi il permesso di connettermi.
thread-locked = Il thread { $channel } è bloccato, quindi la partita lì aspetta. Può sbloccarlo chi gestisce i thread.
threads-at-limit = Il server ha tanti thread aperti quanti ne permette Discord, quindi { $channel } non si può riaprire e la partita lì aspetta. Chiudete un thread che non serve a nessuno.
seed-published = Partita { $match } · impronta dei mescolamenti: `{ $digest }…`
seed-opened = Tutti i mescolamenti vengono dal seme `{ $seed }`, fissato prima della prima mossa: il suo SHA-256 è l’impronta sotto il primo tabellone. Premi “Ottenere la registrazione” per verificarli.
