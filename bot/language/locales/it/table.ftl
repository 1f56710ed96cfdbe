### Il ritrovo, i verbi di un tavolo, le impostazioni di un server: comandi, pulsanti, risposte.
###
### “Assente” dice chi non gioca più, “abbandonare” chi lascia di propria volontà, “interrompere” chi modera.

## I comandi

command-play-name = giocare
command-play-description = Aprire un tavolo per un gioco in questo canale
command-play-game-name = gioco
command-play-game-description = A quale gioco giocare
command-play-deadline-name = scadenza
command-play-deadline-description = Tempo per mossa: da 1 ora a 7 giorni (36h, 3g), per una serata da 2 a 15 minuti (5m), 0: nessuno
command-board-name = tabellone
command-board-description = Mostrare il tabellone della partita in questo canale
command-on-board = Leggere questo tabellone
board-of-now = Ecco il tabellone com’è adesso.
board-of-before = Dopo questo messaggio la partita è andata avanti. Ecco il suo tabellone com’è adesso.
command-hand-name = mano
command-hand-description = Vedere ciò che hai in mano, solo tu
command-move-name = turno
command-move-description = Giocare il tuo turno
command-history-name = cronologia
command-history-description = Leggere che cosa è successo in questa partita
command-history-word-name = parola
command-history-word-description = Dove compare un nome o una parola
command-replay-name = rivedere
command-replay-description = Rivedere questa partita, tabellone per tabellone
command-replay-step-name = passo
command-replay-step-description = Da quale passo cominciare, secondo il suo numero
command-matches-name = partite
command-matches-description = Vedere tutte le tue partite e ciò che ti aspetta
command-tables-name = tavoli
command-tables-description = Tenere in questo canale una lista dei tavoli di questo server
command-resign-name = abbandonare
command-resign-description = Lasciare per sempre la partita in questo canale
command-abort-name = interrompere
command-abort-description = Interrompere la partita in questo canale (per chi modera)
command-end-name = terminare
command-end-description = Accettare di terminare questa partita senza vincitori
command-pause-name = pausa
command-pause-description = Far riposare la partita per un po’, se tutti sono d’accordo, o riprenderla
command-claim-name = rivendicare
command-claim-description = Rivendicare la vittoria quando l’unico avversario è assente
command-extend-name = prorogare
command-extend-description = Prorogare la tua scadenza, se il gioco lo permette
command-undo-name = ritirare
command-undo-description = Ritirare la tua ultima risposta scoperta; chi ha giocato da allora viene interpellato
command-replace-name = subentrare
command-replace-description = Prendere il posto di un giocatore assente, o lasciarlo a un computer
command-settings-name = impostazioni
command-settings-description = Lingua, scadenza e canali di questo server
command-privacy-name = privacy
command-privacy-description = Vedere che cosa è conservato su di te, e cancellarlo

## Le durate

length-minutes =
    { $count ->
        [one] { $count } minuto
       *[other] { $count } minuti
    }
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
# $forum is the name of a channel.
button-post = Aprire un post in { $forum }
lobby-host = { $name } (host)
lobby-free-seat = *libero*
lobby-dm-closed = messaggi diretti chiusi; gioca qui con risposte private
lobby-not-ready = deve ancora scegliere
lobby-deadline = Tempo per ogni mossa: { $length }
lobby-called = { $role }: ci sono posti liberi.
lobby-needs =
    { $count ->
        [one] Manca ancora una persona.
       *[other] Mancano ancora { $count } persone.
    }
lobby-needs-choice =
    { $count ->
        [one] La partita può cominciare quando { $names } avrà scelto.
       *[other] La partita può cominciare quando { $names } avranno scelto.
    }
lobby-settings-title = Le impostazioni del tavolo per { $game }
lobby-ended-running = La partita è iniziata.
lobby-ended-finished = Questa partita è finita.
lobby-ended-aborted = Questa partita è stata interrotta.
lobby-ended-abandoned = Questa partita è finita perché nessuno giocava più.
lobby-ended-agreed = Questa partita è terminata di comune accordo.
lobby-ended-expired = Per molto tempo non è venuto nessuno, quindi questo tavolo è stato chiuso. Digita /giocare per aprirne uno nuovo.
lobby-ended-cancelled = L’host ha chiuso questo tavolo. Digita /giocare per aprirne uno nuovo.
lobby-ended-set-aside = Questa partita è stata messa da parte per un difetto del programma.
menu-deadline = Scegli il tempo per ogni mossa
menu-preset = Imposta tutto in una volta
menu-group = Scegli quali impostazioni cambiare
button-all-settings = Tutte le impostazioni
settings-group-course = Come si svolge la partita
settings-group-setup = La preparazione
settings-group-play = Il gioco
settings-group-end = I punti e la fine
settings-preset-rulebook = Come dice il regolamento
settings-preset-first = Per una prima partita
settings-preset-quick = Una partita veloce
settings-preset-expert = Per esperti
settings-preset-usual = Le impostazioni solite.
menu-kick = Scegli chi rimuovere
menu-seats = Riassegna i posti
seats-before = Come nell’ultima partita qui
seats-drawn = Estrai a sorte
channel-occupied-lobby =
    { $thread ->
        [yes] Qui c’è già un tavolo per { $game } (partita { $match }): { $players }. Partecipa, o gioca in un thread a parte.
        [post] Qui c’è già un tavolo per { $game } (partita { $match }): { $players }. Partecipa, o apri un post a parte.
       *[no] Qui c’è già un tavolo per { $game } (partita { $match }): { $players }. Partecipa.
    }
channel-occupied-running =
    { $thread ->
        [yes] Qui si gioca già a { $game } (partita { $match }): { $players }. Un canale ospita una sola partita; la tua può avere un thread a parte.
        [post] Qui si gioca già a { $game } (partita { $match }): { $players }. Un canale ospita una sola partita; la tua può avere un post a parte.
       *[no] Qui si gioca già a { $game } (partita { $match }): { $players }. Un canale ospita una sola partita.
    }
thread-name = { $game } · { $host }
thread-opened = Il tavolo è in { $thread }.
# The first message of a forum post, above the table.
post-begins = Un tavolo per { $game }. Quello che vi succede si legge qui sotto.
lobby-card-again = La sua scheda era sparita: eccola di nuovo, com’è adesso il tavolo.
board-again = Il suo tabellone era sparito: eccolo di nuovo, com’è adesso la partita.
play-place-gone = La tua partita { $match } di { $game } non ha più un canale e aspetta. Falla riprendere qui, o apri un altro tavolo.
rematch-opened = Il nuovo tavolo è qui sotto. Chi vuole rigiocare preme “Partecipare”; nelle impostazioni puoi tenere posti e colori dell’ultima partita, o estrarli a sorte.

## Al tavolo

button-start-over = Ricominciare
button-reopen = Ritirare la mia risposta
button-reopen-orders = Ritirare i miei ordini permanenti
button-at-once = Tenerli e rispondere ora: { $answers }
button-standing = Dare ordini permanenti
button-change-orders = Cambiare gli ordini
button-type = Scrivere la risposta
button-earlier = Precedenti
button-further = Seguenti
button-later = Più recenti
button-history = Leggere la cronologia
button-replay = Rivedere la partita
button-step-first = Inizio
button-step-back = Indietro
button-step-forward = Avanti
button-step-last = Fine
button-rounds-before = Turni precedenti
button-rounds-after = Turni seguenti
button-open-view = Mostrare a tutti ciò che ho visto
button-history-file = Ottenere un file di testo
menu-round = Vai a un turno
menu-view = Scegli con quali occhi guardare
look-back-step =
    { $whose ->
        [everybody] Passo { $step } di { $count }, come l’hanno visto tutti
        [you] Passo { $step } di { $count }, come l’hai visto tu
       *[seat] Passo { $step } di { $count }, come l’ha visto { $name }
    }
look-back-as-everybody = Ciò che hanno visto tutti
look-back-as = Ciò che ha visto { $name }
look-back-other-rules = Questa partita è cominciata con regole o carte diverse da quelle di oggi, perciò non si può rivedere passo per passo. Ecco il suo ultimo tabellone e ciò che è stato raccontato per ultimo.
look-back-broken = Le regole di oggi non ripercorrono questa partita come è stata giocata, perciò non si può rivedere passo per passo. Ecco il suo ultimo tabellone e ciò che è stato raccontato per ultimo.
view-opened = D’ora in poi tutti possono rivedere la partita { $match } come l’hai vista tu.
view-opened-with-entries = Acconsenti che tutti rivedano la partita { $match } come l’hai vista tu. Poiché così si vedono delle carte, serve anche che la registrazione sia aperta: ognuno la apre per il proprio mazzo con “Ottenere la registrazione”.
button-move-in = Giocare a { $game } (partita { $match })
button-look-at = Vedere { $game } (partita { $match })
button-go-on-here = Riprendere qui
button-open-table = Aprire un altro tavolo
nothing-asked = Ora non ti viene chiesto nulla.
nothing-asked-over = Questa partita è finita.
thinking =
    { $count ->
        [one] { $names } sta pensando.
       *[other] { $names } stanno pensando.
    }
panel-goes-on = Quello che ti verrà chiesto dopo compare qui da solo.
panel-stays = Qui non compare più nulla da solo. Premi “Il tuo turno” per continuare.
panel-was-old = È successo qualcosa da quando è stato mostrato questo riquadro, perciò la tua pressione non ha cambiato nulla. Ecco che cosa viene chiesto ora.
news-title = Dall’ultima volta che hai guardato
news-before =
    { $count ->
        [one] Un’altra riga prima di queste.
       *[other] Altre { $count } righe prima di queste.
    }
button-show-it = Mostrare che cosa è successo
history-title = { $game }: che cosa è successo · { $round }
history-part = Parte { $number }
history-found =
    { $count ->
        [0] { $game }: “{ $word }” non compare nella cronologia
        [one] { $game }: “{ $word }” compare in una riga
       *[other] { $game }: “{ $word }” compare in { $count } righe
    }
history-file = Ecco tutta la cronologia della partita { $match }, per quanto puoi conoscerla.
history-file-title = { $game }, partita { $match }
history-empty = Non è ancora successo nulla.
history-by-orders = I tuoi ordini permanenti hanno risposto per te.
fair = Tutti i mescolamenti della partita { $match } derivano da un solo numero, il seme, estratto prima della prima mossa. Questo è il suo SHA-256, l’impronta intera che comincia sotto il primo tabellone: `{ $digest }`. Nessuno può ricavarne il seme, e un altro seme ne avrebbe un’altra. Per averne la certezza conserva queste cifre: alla fine il seme è aperto, e “Ottenere la registrazione” dice come verificarlo.
record = Il seme della partita { $match } è `{ $seed }`. Il suo SHA-256 è `{ $digest }`, l’impronta pubblicata all’inizio: i mescolamenti erano quindi fissati prima della prima mossa. Il file contiene ogni mossa; `sealed-orders replay` rigioca la partita.
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
matches-place-gone = { $game } (partita { $match }) non ha più un canale e aspetta. Digita /partite nel canale in cui deve riprendere, e premi “Riprendere qui”.
match-goes-on-here = La partita riprende qui.
tables-put = La lista dei tavoli è ora in questo canale, e viene aggiornata al più ogni dieci minuti. Se non la vuoi più, cancella il suo messaggio.
tables-title = Tavoli
tables-none = Nessun tavolo è aperto. Digita /giocare in un canale per aprirne uno.
tables-more =
    { $count ->
        [one] Un altro tavolo non è nella lista.
       *[other] Altri { $count } tavoli non sono nella lista.
    }
tables-waiting = Si attende { $names } dal { $since }.
tables-rests = In pausa fino al { $due }.
tables-free =
    { $count ->
        [0] Tutti i posti sono presi: [la partita sta per iniziare]({ $link }).
        [one] Un posto è libero: [partecipare]({ $link }).
       *[other] { $count } posti sono liberi: [partecipare]({ $link }).
    }

## Andarsene, e ciò che serve a una partita bloccata

button-resign = Abbandonare per sempre
resign-question = Vuoi davvero abbandonare questa partita di { $game }? Non potrai tornarci.
resigned = Hai abbandonato la partita.
button-hand-over = Lasciare a un computer
leaves-to-computer = Hai lasciato il posto a un computer, e agli altri si chiede se sono d’accordo. Fino ad allora puoi tornare giocando.
left-to-computer = Un computer continua al posto tuo. Se cambi idea, riprendi il posto con /subentrare.
button-abort = Interrompere la partita
abort-question = Vuoi davvero interrompere questa partita di { $game }? Nessuno la vince, e non si può riprendere.
aborted = La partita è stata interrotta.
button-agree = Accettare di terminarla
end-question = Accetti di terminare questa partita di { $game } senza vincitori? Termina appena accettano tutti i giocatori ancora presenti.
end-agreed = Accetti di terminare la partita. Termina appena accettano anche gli altri.
end-ended = Tutti accettano: la partita è terminata senza vincitori.
pause-question = Per quanto tempo deve riposare la partita? Intanto nessun tempo scorre e nulla viene chiesto. Gli altri vengono interpellati nel canale, e comincia appena accettano tutti; ognuno può farla finire prima.
pause-question-alone = Per quanto tempo deve riposare la partita? Intanto nessun tempo scorre e nulla viene chiesto. Comincia subito, e puoi farla finire prima.
pause-agreed = Accetti. La partita riposa appena accettano anche gli altri.
pause-begins = La partita riposa fino al { $due }. Ognuno può farla riprendere prima con /pausa.
undo-asked = Gli altri vengono interpellati nel canale. La tua risposta torna appena tutti accettano.
undo-agreed = Accetti. Viene ritirato appena accettano anche gli altri.
undo-done = È ritirato.
pause-goes-on = La partita riposa fino al { $due }, come d’accordo. Se preferisci continuare adesso, premi il pulsante.
button-go-on = Continuare adesso
claimed = Hai vinto: la controparte non si fa più vedere.
extended = Hai più tempo: rispondi entro il { $due }.
button-replace = Subentrare a { $name }
replace-question =
    { $count ->
        [one] Il posto di { $names } è libero. Chi subentra gioca quella mano fino alla fine.
       *[other] I posti di { $names } sono liberi. Chi subentra gioca quella mano fino alla fine.
    }
replaced = Ora il posto è tuo, con tutti i suoi segreti.
replaces-soon = Il posto è tuo appena finisce il suo turno. Allora saprai che cosa hai in mano e che cosa ti si chiede.
button-stand-in = Far giocare un computer per { $name }
stand-in-question =
    { $count ->
        [one] { $names } è assente. Se tutti gli altri accettano, un computer continua con ciò che quel posto può sapere, finché qualcuno non subentra.
       *[other] { $names } sono assenti. Se tutti gli altri accettano, dei computer continuano con ciò che quei posti possono sapere, finché qualcuno non subentra.
    }
stand-in-agreed = Accetti. Un computer continua appena accettano anche gli altri.
stand-in-plays = In quel posto continua un computer.

## I permessi del bot

permission-view-channel = Visualizza canale
permission-send-messages = Invia messaggi e crea post
permission-send-messages-in-threads = Invia messaggi nei thread e nei post
permission-create-public-threads = Crea thread pubblici
permission-attach-files = Allega file
permission-connect = Connettiti
permission-read-message-history = Leggi la cronologia dei messaggi

## Impostazioni e privacy

settings-title = Impostazioni di questo server
settings-language = Lingua nei canali: { $language }
settings-language-auto = quella del server
settings-deadline = Tempo per ogni mossa, se l’host non lo cambia: { $length }
settings-channels = Si possono iniziare partite in { $channels }.
settings-channels-all = Si possono iniziare partite in tutti i canali.
limit-quiet_hours =
    { $most ->
        [0] Nulla viene rimandato per le ore di quiete.
       *[other] I tavoli aspettano al massimo { $most } ore al giorno le ore di quiete di ognuno.
    }
limit-away_days =
    { $most ->
        [0] Nessuno può assentarsi.
       *[other] Ognuno può assentarsi per { $most } giorni all’anno.
    }
limit-pauses =
    { $most ->
        [0] Le partite non fanno pause.
        [1] Una partita può fare una pausa.
       *[other] Una partita può fare { $most } pause.
    }
limit-pause_days =
    { $most ->
        [1] Una pausa dura al massimo un giorno.
       *[other] Una pausa dura al massimo { $most } giorni.
    }
menu-limit-quiet_hours = Scegli quante ore al giorno i tavoli aspettano chi dorme
menu-limit-away_days = Scegli per quanti giorni all’anno ognuno può assentarsi
menu-limit-pauses = Scegli quante pause può fare una partita
menu-limit-pause_days = Scegli quanto può durare una pausa
button-who-rests = Che cosa è in pausa?
rests-agreed = { $table }: in pausa fino al { $due }, tutti sono d’accordo.
rests-for-channel = { $table }: aspetta che io possa scrivere lì.
rests-away = { $table }: { $name } non c’è fino al { $due }, e ciò che aspetta quel posto si ferma.
rests-nothing = Nessuna partita di questo server è in pausa, e nessuno è assente.
menu-language = Scegli la lingua nei canali
menu-channels = Scegli i canali per le partite (nessuno: tutti)
privacy-title = Che cosa è conservato su di te
privacy-what =
    - Per ogni partita: il tuo posto, il nome che avevi allora e quello del tuo account, le tue mosse, quando le hai fatte e in quanto tempo, come è finita per te la partita e la tua impresa più grande, fin dove hai visto la partita, quante volte hai chiesto un consiglio, le tue ore di quiete, se i tuoi tavoli le conoscono, fino a quando eri assente, il tuo invito al tavolo o la tua rimozione, e le note e i segni che hai fatto.
    - Inoltre: la tua lingua, il tuo fuso orario e le tue ore di quiete, come ti chiamo, le tue assenze dell’ultimo anno, se posso scriverti, i tuoi punti, chi può vedere quanto sei in gamba, i mazzi che hai salvato, a che punto sei di una lezione, che cosa cerchi con /cercare, che cosa hai risposto alle proposte dell’ultima settimana e agli ordini sigillati del giorno, con chi non vuoi sedere al tavolo e quali server ti tengono lontano dai loro tavoli.
    “Portare via tutto” ti dà tutto questo. Nulla viene dato ad altri.
privacy-kept =
    Partite in corso: { $running }. Partite finite: { $ended }. Tavoli aperti: { $lobbies }. Mazzi e lezioni: { $documents }. Partite con tue note: { $notes }.
privacy-how-long = Tutto è conservato finché non lo cancelli. Una partita finita resta, ma il tuo posto vi perde il nome, e così com’è finita per te, perché ne seguono i punti degli altri. Con chi altri non vogliono sedersi riguarda loro: se sei tu, lì resta il numero del tuo account, senza nome.
privacy-answers-by-dm = Le scelte segrete ti arrivano per messaggio diretto.
privacy-answers-here = Le scelte segrete ti arrivano solo in risposte private nel canale.
button-answers-here = Chiedermi solo nel canale
button-answers-by-dm = Scrivermi messaggi diretti
button-forget = Cancellare i miei dati
button-forget-all = Cancellare tutto
forget-question = Tutto ciò che ti riguarda viene cancellato per sempre: i mazzi salvati, le lezioni, le note, le impostazioni e il tuo nome nelle partite che hai giocato. Le partite in corso vanno prima abbandonate.
forgotten = Fatto: su di te non è conservato più nulla. I backup fatti prima lo contengono finché non vengono cancellati.

## I rifiuti

button-unknown = Questo pulsante non è più in uso. Digita /turno nel canale della tua partita per continuare.
our-fault = Qualcosa è andato storto da parte nostra. Nulla è perso: prova ancora una volta.
form-given-back = Ecco ciò che hai scritto, perché tu possa copiarlo:
refused-not-in-a-server = Questo funziona solo in un canale di un server.
refused-not-a-member = Qui non sono membro, quindi qui non si può giocare nessuna partita. Scrivimi un messaggio diretto, dove puoi digitare /allenamento, oppure gioca in un server che mi ha invitato.
refused-deadline = “{ $text }” non può essere una scadenza. Scrivi una durata da 1 ora a 7 giorni, come “36h” o “3g”, oppure “0” per nessuna scadenza; per una sera insieme da 2 a 15 minuti, come “5m”.
refused-unknown-game = Qui non c’è nessun gioco chiamato “{ $game }”. Scegli uno di questi: { $games }.
refused-permissions = In questo canale mi mancano dei permessi: { $missing }. Può darmeli chi lo gestisce.
refused-own-permissions = In questo canale ti mancano dei permessi: { $missing }. Può darteli chi lo gestisce.
refused-no-thread-here = Qui non si può aprire nessun thread. Digita /giocare in un normale canale testuale.
# $channels is a mention of a forum.
refused-no-tag = Ogni post in { $channels } deve avere un tag, e nessuno di quelli che posso usare lì si chiama «{ $game }». Chi gestisce il canale può aggiungerne uno.
refused-lobby-closed = Questo tavolo è chiuso. Digita /giocare per aprirne uno nuovo.
refused-not-a-moderator = Solo chi può gestire i messaggi qui può farlo.
refused-not-a-manager = Solo chi può gestire il server può cambiarne le impostazioni.
refused-no-board-on-it = Questo messaggio non mostra nessun mio tabellone. Scegli un tabellone che ho pubblicato, o premi “Leggere il tabellone” sotto uno di essi.
refused-no-match-here = In questo canale non si gioca nessuna partita. Digita /giocare per aprire un tavolo.
refused-no-match-by-dm = Qui non si gioca nessuna partita. Digita /allenamento per giocarne una contro il computer.
refused-alone-here = Per questo servono altre persone, e qui giochi solo contro il computer. /abbandonare termina la tua partita.
refused-play-by-dm = Un tavolo per più persone ha bisogno del canale di un server. Qui puoi giocare contro il computer: digita /allenamento.
refused-no-such-step =
    { $count ->
        [one] Non c’è un passo { $step }: finora questa partita ha un solo passo. Scegli 1.
       *[other] Non c’è un passo { $step }: finora questa partita ha { $count } passi. Scegli un numero da 1 a { $count }.
    }
refused-not-started = La partita in questo canale non è ancora iniziata. Premi “Partecipare” sulla sua scheda, o chiedi all’host di iniziarla.
refused-not-a-player = Non siedi a questo tavolo.
refused-resigned = Hai abbandonato questa partita: non ti è più chiesto nulla. Puoi guardarla con /tabellone.
refused-only-players = Questo tavolo è solo di { $players }. Puoi guardare con /tabellone, o aprire un tavolo tuo con /giocare.
refused-nobody-absent = A questo tavolo nessuno è assente, quindi non c’è nessun posto in cui subentrare.
refused-join-first = Premi prima “Partecipare”, poi scegli ciò che porti.
refused-draft-has-changed = La tua risposta è cambiata da quando è stato mostrato questo riquadro. Guardala ancora prima di renderla definitiva.
