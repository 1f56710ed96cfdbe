### Il ritrovo, i verbi di un tavolo, le impostazioni di un server: comandi, pulsanti, risposte.
###
### “Assente” dice chi non gioca più, “abbandonare” chi lascia di propria volontà, “interrompere” chi modera.

## I comandi

command-play-name = giocare
command-play-description = Aprire un tavolo per un gioco in questo canale
command-play-game-name = gioco
command-play-game-description = A quale gioco giocare
command-play-deadline-name = scadenza
command-play-deadline-description = Tempo per ogni mossa: da 1 a 168 ore (36h), da 1 a 7 giorni (3g), o 0 per nessuna scadenza
command-board-name = tabellone
command-board-description = Mostrare il tabellone della partita in questo canale
command-hand-name = mano
command-hand-description = Vedere ciò che hai in mano, solo tu
command-move-name = turno
command-move-description = Giocare il tuo turno
command-rules-name = regole
command-rules-description = Leggere le regole
command-rules-game-name = gioco
command-rules-game-description = Quale gioco (di norma quello di questo canale)
command-history-name = cronologia
command-history-description = Leggere che cosa è successo in questa partita
command-matches-name = partite
command-matches-description = Vedere tutte le tue partite e ciò che ti aspetta
command-resign-name = abbandonare
command-resign-description = Lasciare per sempre la partita in questo canale
command-abort-name = interrompere
command-abort-description = Interrompere la partita in questo canale (per chi modera)
command-end-name = terminare
command-end-description = Accettare di terminare questa partita senza vincitori
command-claim-name = rivendicare
command-claim-description = Rivendicare la vittoria quando l’unico avversario è assente
command-extend-name = prorogare
command-extend-description = Prorogare la tua scadenza, se il gioco lo permette
command-replace-name = subentrare
command-replace-description = Prendere il posto di un giocatore assente
command-settings-name = impostazioni
command-settings-description = Lingua, scadenza e canali di questo server
command-privacy-name = privacy
command-privacy-description = Vedere che cosa è conservato su di te, e cancellarlo

## Le durate

length-hours =
    { $count ->
        [one] { $count } ora
       *[other] { $count } ore
    }
length-days =
    { $count ->
        [one] { $count } giorno
       *[other] { $count } giorni
    }
length-none = nessuna scadenza

## Il ritrovo

button-join = Partecipare
button-leave = Lasciare il tavolo
button-start = Iniziare la partita
button-lobby-settings = Cambiare le impostazioni
button-cancel = Chiudere il tavolo
button-thread = Giocare in un thread a parte
lobby-host = { $name } (host)
lobby-free-seat = *libero*
lobby-dm-closed = messaggi diretti chiusi; gioca qui con risposte private
lobby-not-ready = deve ancora scegliere
lobby-deadline = Tempo per ogni mossa: { $length }
lobby-needs =
    { $count ->
        [one] Manca ancora una persona.
       *[other] Mancano ancora { $count } persone.
    }
lobby-settings-title = Le impostazioni del tavolo per { $game }
lobby-ended-running = La partita è iniziata.
lobby-ended-finished = Questa partita è finita.
lobby-ended-aborted = Questa partita è stata interrotta.
lobby-ended-abandoned = Questa partita è finita perché nessuno giocava più.
lobby-ended-agreed = Questa partita è terminata di comune accordo.
lobby-ended-expired = Per un giorno non è venuto nessuno, quindi questo tavolo è stato chiuso. Digita /giocare per aprirne uno nuovo.
lobby-ended-cancelled = L’host ha chiuso questo tavolo. Digita /giocare per aprirne uno nuovo.
lobby-ended-set-aside = Questa partita è stata messa da parte per un difetto del programma.
menu-deadline = Scegli il tempo per ogni mossa
menu-option = Scegli un’impostazione da cambiare
menu-kick = Scegli chi rimuovere
menu-seats = Riassegna i posti
seats-before = Come nell’ultima partita qui
seats-drawn = Estrai a sorte
channel-occupied-lobby = Qui c’è già un tavolo per { $game } (partita { $match }): { $players }. Partecipa, o gioca in un thread a parte.
channel-occupied-running = Qui si gioca già a { $game } (partita { $match }): { $players }. Un canale ospita una sola partita; la tua può avere un thread a parte.
thread-name = { $game } · { $host }
thread-opened = Il tavolo è in { $thread }.
rematch-opened = Il nuovo tavolo è qui sotto. Chi vuole rigiocare preme “Partecipare”; nelle impostazioni puoi tenere posti e colori dell’ultima partita, o estrarli a sorte.

## Al tavolo

button-start-over = Ricominciare
button-reopen = Ritirare la scelta
button-standing = Dare ordini permanenti
button-type = Scrivere la risposta
button-earlier = Precedenti
button-further = Seguenti
button-later = Più recenti
button-history = Leggere la cronologia
button-page-back = Pagina precedente
button-page-on = Pagina successiva
button-move-in = Giocare a { $game } (partita { $match })
menu-page = Scegli una pagina
nothing-asked = Ora non ti viene chiesto nulla.
nothing-asked-over = Questa partita è finita.
history-title = { $game }: che cosa è successo, dal più recente (pagina { $page } di { $pages })
history-empty = Non è ancora successo nulla.
history-by-orders = I tuoi ordini permanenti hanno risposto per te.
record = Il seme della partita { $match } è `{ $seed }`. Il suo SHA-256 è `{ $digest }`, l’impronta pubblicata all’inizio: i mescolamenti erano quindi fissati prima della prima mossa. Il file contiene ogni mossa; `python -m bot.games replay` rigioca la partita.
record-keeps-closed = Ciò che i giocatori hanno portato vi resta chiuso, come le azioni che ne dicono qualcosa: il file apre ciò che è tuo e di chi acconsente, e contiene le impronte di tutti. La partita si può rigiocare quando tutto è aperto.
button-open-entry = Aprire ciò che ho portato
entry-opened = D’ora in poi la registrazione della partita { $match } mostra a tutti ciò che hai portato.
matches-asked =
    { $due ->
        [none] { $table }: devi { $duty }.
       *[other] { $table }: devi { $duty } entro il { $due }.
    }
matches-quiet = { $table }: ora non ti viene chiesto nulla.
matches-lobby = { $table }: la partita non è ancora iniziata.
matches-none = Non siedi a nessun tavolo. Digita /giocare in un canale per aprirne uno.
matches-nothing-asked = Nessuna partita ti aspetta.

## Andarsene, e ciò che serve a una partita bloccata

button-resign = Abbandonare per sempre
resign-question = Vuoi davvero abbandonare questa partita di { $game }? Non potrai tornarci.
resigned = Hai abbandonato la partita.
button-abort = Interrompere la partita
abort-question = Vuoi davvero interrompere questa partita di { $game }? Nessuno la vince, e non si può riprendere.
aborted = La partita è stata interrotta.
button-agree = Accettare di terminarla
end-question = Accetti di terminare questa partita di { $game } senza vincitori? Termina appena accettano tutti i giocatori ancora presenti.
end-agreed = Accetti di terminare la partita. Termina appena accettano anche gli altri.
end-ended = Tutti accettano: la partita è terminata senza vincitori.
claimed = Hai vinto: il tuo avversario è assente.
extended = Hai più tempo: rispondi entro il { $due }.
button-replace = Subentrare a { $name }
replace-question =
    { $count ->
        [one] { $names } è assente. Chi subentra gioca quella mano fino alla fine.
       *[other] { $names } sono assenti. Chi subentra gioca quella mano fino alla fine.
    }
replaced = Ora il posto è tuo, con tutti i suoi segreti.

## I permessi del bot

permission-view-channel = Visualizza canale
permission-send-messages = Invia messaggi
permission-send-messages-in-threads = Invia messaggi nei thread
permission-create-public-threads = Crea thread pubblici
permission-attach-files = Allega file
permission-read-message-history = Leggi la cronologia dei messaggi

## Impostazioni e privacy

settings-title = Impostazioni di questo server
settings-language = Lingua nei canali: { $language }
settings-language-auto = quella del server
settings-deadline = Tempo per ogni mossa, se l’host non lo cambia: { $length }
settings-channels = Si possono iniziare partite in { $channels }.
settings-channels-all = Si possono iniziare partite in tutti i canali.
menu-language = Scegli la lingua nei canali
menu-channels = Scegli i canali per le partite (nessuno: tutti)
privacy-title = Che cosa è conservato su di te
privacy-what = Per ogni partita: il tuo posto, il nome che avevi allora, le tue mosse e quando le hai fatte. Inoltre: la tua lingua, se posso scriverti, i mazzi che hai salvato e a che punto sei di una lezione. Nient’altro, e nulla viene dato a nessuno.
privacy-kept =
    Partite in corso: { $running }. Partite finite: { $ended }. Tavoli aperti: { $lobbies }. Mazzi e lezioni: { $documents }.
privacy-how-long = Tutto è conservato finché non lo cancelli. Una partita finita resta, ma il tuo posto vi perde il nome.
privacy-answers-by-dm = Le scelte segrete ti arrivano per messaggio diretto.
privacy-answers-here = Le scelte segrete ti arrivano solo in risposte private nel canale.
button-answers-here = Chiedermi solo nel canale
button-answers-by-dm = Scrivermi messaggi diretti
button-forget = Cancellare i miei dati
button-forget-all = Cancellare tutto
forget-question = Tutto ciò che ti riguarda viene cancellato per sempre: i mazzi salvati, le lezioni, le impostazioni e il tuo nome nelle partite che hai giocato. Le partite in corso vanno prima abbandonate.
forgotten = Fatto: su di te non è conservato più nulla.

## I rifiuti

button-unknown = Questo pulsante non è più in uso. Digita /turno nel canale della tua partita per continuare.
our-fault = Qualcosa è andato storto da parte nostra. Nulla è perso: prova ancora una volta.
refused-not-in-a-server = Questo funziona solo in un canale di un server.
refused-deadline = “{ $text }” non può essere una scadenza. Scrivi una durata da 1 ora a 7 giorni, come “36h” o “3g”, oppure “0” per nessuna scadenza.
refused-unknown-game = Qui non c’è nessun gioco chiamato “{ $game }”. Scegli uno di questi: { $games }.
refused-permissions = In questo canale mi mancano dei permessi: { $missing }. Può darmeli chi lo gestisce.
refused-own-permissions = In questo canale ti mancano dei permessi: { $missing }. Può darteli chi lo gestisce.
refused-no-thread-here = Qui non si può aprire nessun thread. Digita /giocare in un normale canale testuale.
refused-lobby-closed = Questo tavolo è chiuso. Digita /giocare per aprirne uno nuovo.
refused-not-a-moderator = Solo chi può gestire i messaggi qui può interrompere una partita.
refused-not-a-manager = Solo chi può gestire il server può cambiarne le impostazioni.
refused-no-match-here = In questo canale non si gioca nessuna partita. Digita /giocare per aprire un tavolo.
refused-not-started = La partita in questo canale non è ancora iniziata. Premi “Partecipare” sulla sua scheda, o chiedi all’host di iniziarla.
refused-not-a-player = Non siedi a questo tavolo.
refused-resigned = Hai abbandonato questa partita: non ti è più chiesto nulla. Puoi guardarla con /tabellone.
refused-only-players = Questo tavolo è solo di { $players }. Puoi guardare con /tabellone, o aprire un tavolo tuo con /giocare.
refused-nobody-absent = A questo tavolo nessuno è assente, quindi non c’è nessun posto in cui subentrare.
refused-join-first = Premi prima “Partecipare”, poi scegli ciò che porti.
refused-draft-has-changed = La tua risposta è cambiata da quando è stato mostrato questo riquadro. Guardala ancora prima di renderla definitiva.
