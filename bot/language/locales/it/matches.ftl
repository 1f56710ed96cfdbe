### Ciò che una partita ha da dire nel tempo: perché un desiderio non si può esaudire, e che cosa succede fuori dalle regole.

## Il ritrovo

refused-channel-has-lobby = In questo canale è già aperto un tavolo per { $game } (partita { $match }). Partecipa, o apri il tuo in un thread o in un altro canale.
refused-channel-has-match = In questo canale si gioca una partita di { $game } (partita { $match }). Apri il tuo tavolo in un thread o in un altro canale.
refused-channel-not-allowed = In questo canale non si possono iniziare partite. Questo server le permette in { $channels }.
refused-too-many-lobbies = Hai aperto { $most } tavoli in cui nessuna partita è ancora iniziata, e nessuno può averne di più. Prima inizia una di queste partite o chiudi uno di questi tavoli.
refused-too-many-lobbies-here = Accanto a questo canale ci sono { $most } tavoli in cui nessuna partita è ancora iniziata, e non c’è posto per altri. Partecipa a uno di questi, o aspetta che una partita inizi.
refused-game-not-offered = Il gioco “{ $game }” al momento non è disponibile. Scegline un altro con /giocare.
refused-deadline-range = Il tempo per ogni mossa va da 1 ora a 7 giorni, o non ha scadenza. Scegli una di queste durate.
refused-already-at-table = Siedi già a questo tavolo.
refused-table-full = Il tavolo è al completo: ha { $most } posti. Aprine un altro con /giocare in un thread o in un altro canale.
refused-host-only = Solo l’host { $host } può farlo. Chiediglielo, o apri un tavolo tuo.
refused-no-match-before = Nessuno qui ha giocato l’ultima partita di questo canale, o non era { $game }. Estrai i posti a sorte, o lasciali come sono.
refused-kick-stranger = Questa persona non siede a questo tavolo.
refused-kick-yourself = L’host non può rimuoversi. Premi “Lasciare il tavolo” per alzarti, o “Chiudere il tavolo” per chiuderlo.
refused-too-few =
    { $least ->
        [one] Per questa partita serve { $least } persona.
       *[other] Per questa partita servono almeno { $least } persone, e { $now ->
            [one] qui ce n’è { $now }
           *[other] qui ce ne sono { $now }
        }. Aspetta che partecipi qualcun altro.
    }
refused-entry-unreadable = Ciò che porti non si può leggere. Sceglilo ancora una volta.
refused-has-begun = La partita è già iniziata. Chi vi gioca preme “Il tuo turno”, tutti gli altri possono guardare con /tabellone.

## La partita

refused-no-such-match = Non c’è nessuna partita { $match }. Trovi le tue partite con /partite.
refused-not-set-aside = Questa partita non è stata messa da parte.
refused-match-over = Questa partita è finita. Premi “Giocare ancora” sotto il suo ultimo tabellone per una nuova.
refused-match-not-over = Questa partita non è ancora finita. Solo allora si può aprire la sua registrazione, e le stesse persone possono giocare ancora.
refused-never-begun = Questa partita non è mai iniziata, quindi non ne esiste una registrazione.
refused-paused = Questa partita aspetta: non posso scrivere nel suo canale, o il suo thread è bloccato. Riprende appena si può; intanto il tempo non scorre. Puoi comunque lasciarla con /abbandonare, o potete terminarla d’accordo con /terminare.
refused-set-aside = Questa partita di { $game } si è guastata ed è stata messa da parte. Nulla viene cancellato; chi gestisce il bot può farla riprendere.
refused-broke-down = Qualcosa è andato storto nelle regole di questo gioco, e nulla è cambiato. Prova ancora; se succede di nuovo, la partita viene messa da parte.
refused-stored-by-other-rules = Questa partita di { $game } è stata giocata con regole precedenti, che non si possono più leggere. È stata messa da parte, e nulla viene cancellato.
refused-board-has-changed = Il tabellone è cambiato: questo non viene più chiesto. Guarda il tabellone e riapri il tuo turno.
refused-nothing-to-decide = Ora non ti viene chiesto nulla. Quando tocca a te, lo saprai.
refused-incomplete = La tua scelta non è ancora completa. Rispondi alle domande rimaste, poi conferma.
refused-too-many-chosen = Qui se ne possono scegliere al massimo { $most }, su tutte le pagine insieme. Prima togli un’altra scelta.
refused-answer-unreadable = La tua scelta non si può leggere. Riapri il tuo turno e scegli ancora una volta.
refused-plan-unreadable = Il tuo ordine permanente non si può leggere. Sceglilo ancora una volta.
refused-text-too-long = Il testo è troppo lungo. Scrivi al massimo { $most } caratteri.

## Il tempo, e le partite bloccate

refused-no-extensions = A { $game } le scadenze non si possono prorogare.
refused-no-deadline = Questo tavolo non ha scadenza: fai con calma.
refused-nothing-to-extend = Ora non ti viene chiesto nulla la cui scadenza si possa prorogare.
refused-extensions-used =
    { $most ->
        [one] Una scadenza si può prorogare una volta per partita, e lo hai già fatto.
       *[other] Una scadenza si può prorogare { $most } volte per partita, e lo hai già fatto.
    }
refused-claim-of-many = La vittoria si può rivendicare solo in una partita a due. Qui si può prendere il posto di chi è assente con /subentrare, o terminare tutti d’accordo con /terminare.
refused-claim-too-early =
    { $misses ->
        [one] { $name } non è assente. Puoi rivendicare la vittoria dopo un turno saltato.
       *[other] { $name } non è assente. Puoi rivendicare la vittoria dopo { $misses } turni saltati di seguito.
    }
refused-resign-first = Giochi in una partita che non è finita. Abbandonala con /abbandonare, poi i tuoi dati si possono cancellare.

## Gli avvisi nel canale

notice-lobby-expired = Il tavolo è rimasto aperto un giorno senza cambiamenti e ora è chiuso. Digita /giocare per aprirne uno nuovo.
notice-absent = { $name } ha saltato tre turni di seguito. Chiunque può prendere il suo posto con /subentrare, o gli altri possono terminare la partita con /terminare.
notice-absent-of-two = { $name } ha saltato tre turni di seguito. L’altro giocatore può rivendicare la vittoria con /rivendicare, o chiunque può prendere il suo posto con /subentrare.
notice-gone = { $name } ha lasciato il server. Chiunque può prendere il suo posto con /subentrare, o gli altri possono terminare la partita con /terminare.
notice-replaced = { $name } prende il posto di { $old }.
notice-extended = { $name } ha prorogato la scadenza; quella nuova è { $due }.
notice-agrees =
    { $count ->
        [one] { $name } accetta di terminare la partita senza vincitori. { $count } giocatore deve ancora accettare con /terminare.
       *[other] { $name } accetta di terminare la partita senza vincitori. { $count } giocatori devono ancora accettare con /terminare.
    }
notice-agreed = I giocatori hanno accettato di terminare la partita. Nessuno la vince.
notice-claimed = { $name } rivendica la vittoria, perché { $other } è assente.
notice-abandoned = Nessuno gioca da molto tempo, quindi la partita finisce qui. Nessuno la vince.
notice-aborted = { $by } ha interrotto la partita. Nessuno la vince.
notice-set-aside = La partita { $match } si è guastata ed è stata messa da parte. Nulla viene cancellato: chi gestisce il bot può farla riprendere. Fino ad allora questo canale è libero per un’altra partita.
notice-taken-up = La partita { $match }, che era stata messa da parte, riprende. Ognuno ha tutto il tempo per ciò che ora viene chiesto.
notice-resumed = La partita riprende. Durante l’attesa il tempo non è scorso: “Il tuo turno” mostra fino a quando puoi rispondere.

## Gli avvisi per messaggio diretto

notice-seat-lost = { $name } ha preso il tuo posto nella partita { $match } di { $game }, perché eri assente.
notice-place-gone = Il canale della partita { $match } di { $game } non esiste più, quindi la partita finisce qui. Nessuno la vince.
notice-channel-silent = Per sette giorni non ho potuto scrivere nel canale della partita { $match } di { $game }, quindi la partita finisce qui. Nessuno la vince.
notice-resigned = { $name } abbandona la partita. Il canale mostrerà il tabellone appena potrò scriverci.
refused-too-late-to-reopen = Il tempo per questa risposta è passato, quindi non si può più ritirare. Puoi ancora sostituirla.
refused-nothing-sealed = Non hai dato nessuna risposta segreta, quindi non c’è nulla da ritirare.
