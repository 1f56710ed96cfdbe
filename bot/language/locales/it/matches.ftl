### Ciò che una partita ha da dire nel tempo: perché un desiderio non si può esaudire, e che cosa succede fuori dalle regole.

## Il ritrovo

refused-channel-has-lobby = In questo canale è già aperto un tavolo per { $game } (partita { $match }). Partecipa, o apri il tuo in un thread o in un altro canale.
refused-channel-has-match = In questo canale si gioca una partita di { $game } (partita { $match }). Apri il tuo tavolo in un thread o in un altro canale.
refused-channel-not-allowed = In questo canale non si possono iniziare partite. Questo server le permette in { $channels }.
refused-too-many-lobbies = Hai aperto { $most } tavoli in cui nessuna partita è ancora iniziata, e nessuno può averne di più. Prima inizia una di queste partite o chiudi uno di questi tavoli.
refused-too-many-lobbies-here = Accanto a questo canale ci sono { $most } tavoli in cui nessuna partita è ancora iniziata, e non c’è posto per altri. Partecipa a uno di questi, o aspetta che una partita inizi.
refused-game-not-offered = Il gioco “{ $game }” al momento non è disponibile. Scegline un altro con /giocare.
refused-deadline-range = Il tempo per ogni mossa va da 2 a 15 minuti per chi gioca insieme una sera, altrimenti da 1 ora a 7 giorni, o non ha scadenza. Scegli una di queste durate.
refused-already-at-table = Siedi già a questo tavolo.
refused-table-full = Il tavolo è al completo: ha { $most } posti. Aprine un altro con /giocare in un thread o in un altro canale.
refused-host-only = Solo l’host { $host } può farlo. Chiediglielo, o apri un tavolo tuo.
refused-no-match-before = Nessuno qui ha giocato l’ultima partita di questo canale, o non era { $game }. Estrai i posti a sorte, o lasciali come sono.
refused-kick-stranger = Questa persona non siede a questo tavolo.
refused-kick-yourself = Non puoi rimuoverti da qui. Premi “Lasciare il tavolo” per alzarti, o abbandona una partita con /abbandonare.
refused-hints-later = I consigli valgono per tutti o per nessuno, perciò ci si accorda prima che qualcun altro si sieda. Chiudi questo tavolo e aprine un altro, o gioca senza.
refused-no-computers = Nessun computer gioca ancora a { $game }.
refused-no-such-count = Questo gioco è per { $players } giocatori.
refused-no-such-level =
    { $fewer ->
        [0] A { $game } i computer giocano fino al livello { $level }. Scegli quello o uno più basso.
       *[other] In una partita a { $count } i computer giocano a { $game } fino al livello { $level }. Scegli quello o uno più basso, o al massimo { $fewer } giocatori.
    }
refused-practises-already = Stai già facendo pratica con { $game }, in { $link }. Finisci quella partita o abbandonala con /abbandonare, poi comincine un’altra.
refused-too-few =
    { $least ->
        [one] Per questa partita serve { $least } persona.
       *[other] Per questa partita servono almeno { $least } persone, e { $now ->
            [one] qui ce n’è { $now }
           *[other] qui ce ne sono { $now }
        }. Aspetta che partecipi qualcun altro.
    }
refused-not-all-chosen = La partita può cominciare quando tutti avranno scelto.
refused-entry-unreadable = Ciò che porti non si può leggere. Sceglilo ancora una volta.
refused-has-begun = La partita è già iniziata. Chi vi gioca preme “Il tuo turno”, tutti gli altri possono guardare con /tabellone.

## La partita

refused-no-such-match = Non c’è nessuna partita { $match }. Trovi le tue partite con /partite.
refused-not-set-aside = Questa partita non è stata messa da parte.
refused-match-over = Questa partita è finita. Premi “Giocare ancora” sotto il suo ultimo tabellone per una nuova.
refused-match-not-over = Questa partita non è ancora finita. Solo allora si può aprire la sua registrazione, e le stesse persone possono giocare ancora.
refused-never-begun = Questa partita non è mai iniziata, quindi non ne esiste una registrazione.
refused-not-your-view = Questa partita si può rivedere come l’hai vista tu o come l’hanno vista tutti; come l’hanno vista altri, solo quando è finita e se acconsentono.
refused-no-beliefs = Nessun computer aveva questo posto alla fine della partita, quindi non c’è nessuno a cui chiedere.
refused-paused = Questa partita aspetta: non posso scrivere nel suo canale, o il suo thread è bloccato. Riprende appena si può; intanto il tempo non scorre. Puoi comunque lasciarla con /abbandonare, o potete terminarla d’accordo con /terminare. Se il suo canale non esiste più, digita /partite nel canale in cui deve riprendere.
refused-has-place = Questa partita ha il suo posto: { $channels }.
refused-other-server = Questa partita può riprendere solo in un canale di { $server }.
refused-rests = Questa partita riposa fino al { $due }, come d’accordo. Ogni giocatore può farla riprendere prima con /pausa.
refused-rest-length = Una pausa dura 1, 3, 7 o 14 giorni, e da 5 a 60 minuti in una sera insieme. Scegli una delle durate proposte.
refused-rest-again = Questa partita è stata in pausa, e da allora non si è giocato. Potrà tornarci dopo la prossima mossa.
refused-rest-often =
    { $most ->
        [0] Le partite di questo server non fanno pause.
        [1] Questa partita ha già fatto una pausa e non può farne altre.
       *[other] Questa partita ha già fatto { $most } pause e non può farne altre.
    }
refused-rest-days =
    { $most ->
        [1] In questo server una pausa dura al massimo un giorno. Scegline una più breve.
       *[other] In questo server una pausa dura al massimo { $most } giorni. Scegline una più breve.
    }
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
refused-claim-computer = { $name } è un computer e non si assenta mai. Continua a giocare, o abbandona la partita con /abbandonare.
refused-held-another-seat = In questa partita hai già tenuto un altro posto e ne conosci i segreti, perciò non puoi prendere questo.
refused-seat-promised = { $name } prende già questo posto, appena finisce il suo turno.
refused-last-person = A questo tavolo non resta nessun altro che possa continuare. Abbandona la partita con /abbandonare.
refused-no-hints = A questo tavolo nessuno chiede consigli: con altre persone ci si accorda prima della partita. Contro i soli computer sono liberi.
refused-resign-first = Giochi in una partita che non è finita. Abbandonala con /abbandonare, poi i tuoi dati si possono cancellare.

## Gli avvisi nel canale

notice-lobby-expired = Il tavolo è rimasto aperto a lungo senza cambiamenti e ora è chiuso. Digita /giocare per aprirne uno nuovo.
notice-absent = { $name } ha saltato tre turni di seguito. Con /subentrare qualcun altro può prendere il suo posto, o gli altri possono lasciarlo a un computer. Con /terminare possono terminare la partita.
notice-absent-of-two = { $name } ha saltato tre turni di seguito. L’altra parte può rivendicare la vittoria con /rivendicare, o lasciare il posto a un computer con /subentrare. Allo stesso modo può prenderlo qualcun altro.
notice-gone = { $name } ha lasciato il server. Con /subentrare qualcun altro può prendere il suo posto, o gli altri possono lasciarlo a un computer. Con /terminare possono terminare la partita.
notice-replaced = { $name } prende il posto di { $old }.
# $new is a name.
notice-successor = { $new } prende il posto di { $name } appena finisce il suo turno.
notice-computer-plays = { $name }, un computer, gioca d’ora in poi al posto di { $old }. Chi non ha tenuto nessun altro posto qui può subentrare con /subentrare.
notice-leaves-to-computer = { $name } vorrebbe lasciare il posto a un computer. Serve il consenso di tutti gli altri; oppure qualcun altro prende il posto con /subentrare.
# $absent is the name of whoever is absent.
notice-votes-computer = { $name } vorrebbe che un computer giocasse al posto di { $absent }. Serve il consenso di tutti gli altri.
notice-nobody-left = A questo tavolo restano solo computer, perciò la partita è finita. Nessuno ha vinto.
notice-hints =
    { $count ->
        [one] { $name } ha chiesto { $count } consiglio.
       *[other] { $name } ha chiesto { $count } consigli.
    }
notice-extended = { $name } ha prorogato la scadenza; quella nuova è { $due }.
notice-saved-time = Il tempo di { $name } è finito; il tempo risparmiato con le risposte precedenti dura fino al { $due }.
notice-agrees = { $name } vorrebbe terminare la partita senza vincitori. Serve il consenso di tutti gli altri, qui o con /terminare.
notice-agreed = I giocatori hanno accettato di terminare la partita. Nessuno la vince.
notice-claimed = { $name } rivendica la vittoria, perché { $other } è assente.
notice-abandoned = Nessuno gioca da molto tempo, quindi la partita finisce qui. Nessuno la vince.
notice-aborted = { $by } ha interrotto la partita. Nessuno la vince.
notice-set-aside = La partita { $match } si è guastata ed è stata messa da parte. Nulla viene cancellato: chi gestisce il bot può farla riprendere. Fino ad allora questo canale è libero per un’altra partita.
notice-taken-up = La partita { $match }, che era stata messa da parte, riprende. Ognuno ha tutto il tempo per ciò che ora viene chiesto.
notice-maintenance = Una parola da chi gestisce questo bot: { $text }
notice-maintenance-at = Da { $due } il bot si assenta per un po’. Nessuno ci perde tempo: quello che restava per rispondere resta anche dopo. Una parola da chi lo gestisce: { $text }
notice-resumed = La partita riprende. Durante l’attesa il tempo non è scorso: “Il tuo turno” mostra fino a quando puoi rispondere.
notice-rests = La partita riposa fino al { $due }: tutti sono d’accordo. Ogni giocatore può farla riprendere prima con /pausa.
notice-rest-ended = La partita riprende, perché { $name } lo desidera. Durante la pausa non si è perso tempo.
notice-away = { $name } non c’è fino al { $due }. Fino ad allora il tempo di questo posto si ferma.
notice-back = { $name } è di nuovo qui, e il tempo di questo posto riprende.
# $days, $minutes and $count are numbers, $due is a moment.
notice-votes-rest =
    { $days ->
        [0] { $name } vorrebbe far riposare la partita per { $minutes } minuti. Serve il consenso di tutti gli altri.
        [one] { $name } vorrebbe far riposare la partita per { $days } giorno. Serve il consenso di tutti gli altri.
       *[other] { $name } vorrebbe far riposare la partita per { $days } giorni. Serve il consenso di tutti gli altri.
    }

## Gli avvisi per messaggio diretto

notice-seat-lost = { $name } ha preso il tuo posto nella partita { $match } di { $game }, perché eri assente.
notice-place-gone = Il canale della partita { $match } di { $game } non esiste più, quindi la partita finisce qui. Nessuno la vince.
notice-place-lost = Il canale della partita { $match } di { $game } non esiste più, quindi la partita aspetta; intanto il tempo non scorre. Digita /partite nel canale di { $server } in cui deve riprendere. Se per sette giorni nessuno lo fa, finisce.
notice-goes-on-at = { $name } fa riprendere la partita in { $channel }.
notice-channel-silent = Per sette giorni non ho potuto scrivere nel canale della partita { $match } di { $game }, quindi la partita finisce qui. Nessuno la vince.
notice-resigned = { $name } abbandona la partita. Il canale mostrerà il tabellone appena potrò scriverci.
refused-too-late-to-reopen = Il tempo per questa risposta è passato, quindi non si può più ritirare. Puoi ancora sostituirla.
refused-nothing-sealed = Non hai dato nessuna risposta segreta, quindi non c’è nulla da ritirare.
refused-undo-never = In questo gioco nulla di scoperto si ritira. Ciò che è segreto si può sostituire finché non hanno risposto tutti.
refused-undo-off = A questo tavolo ciò che è giocato non si ritira.
refused-nothing-to-undo = Ora non puoi ritirare nulla. Una risposta scoperta si può ritirare finché nulla viene pescato, mostrato o risposto in segreto.
refused-undo-gone = Questo non si può più ritirare, o è già stato ritirato. Guarda il tabellone.
refused-undo-often = Hai ritirato ciò che hai giocato { $most } volte in questo turno, e di più non si può. L’ultima cosa che hai giocato resta. Appena qualcun altro ha mosso, gli altri possono accettare con /ritirare che tu la ritiri.
notice-undo-asked = { $name } vorrebbe ritirare, con ciò che ne è seguito: { $what } Serve il consenso di tutti gli altri.
poll-agreed-by =
    { $count ->
        [one] { $names } accetta.
       *[other] { $names } accettano.
    }
poll-unanswered =
    { $count ->
        [one] { $names } non ha risposto.
       *[other] { $names } non hanno risposto.
    }
button-poll-agree = Accettare
# What has become of a question to all.
poll-closed =
    { $became ->
        [agreed] Tutti hanno accettato.
        [over] La partita è finita: non si chiede più a nessuno.
       *[gone] Non può più avvenire: non si chiede più a nessuno.
    }
