### Chi siede dove: tavoli su invito, /rimuovere, /allontanare, /spostare-tavolo. Per host e chi modera.

command-remove-name = rimuovere
command-remove-description = Rimuovere qualcuno dal tavolo di questo canale, per un motivo che il tavolo vede
command-keep-away-name = allontanare
command-keep-away-description = Tenere qualcuno lontano da tutti i tavoli di questo server (per chi modera)
command-keep-away-other-name = persona
command-keep-away-other-description = Chi; senza nessuno vedi chi è tenuto lontano
command-move-table-name = spostare-tavolo
command-move-table-description = Far continuare la partita di questo canale in un altro (per chi modera)
command-move-table-channel-name = canale
command-move-table-channel-description = Dove continua

## Un tavolo su invito

menu-challenge = Sfidare
challenge-question = Sfidi { $name }. Il tavolo si apre in questo canale, e solo voi due vi sedete.
menu-challenge-game = Scegli un gioco
challenge-opened = Il tavolo è aperto. Chi sfidi lo viene a sapere se premi “Chiamare ora”.
refused-challenge = Sfida qualcun altro: un’altra persona di questo server.
menu-invite = Solo su invito: scegli chi
button-call-invited = Chiamare ora
invited-called = Chi è invitato viene chiamato.
lobby-closed = Solo su invito: { $names }
notice-invited = { $people }, { $by } vi invita a un tavolo di { $game }. Premete “Partecipare” sulla carta in { $channel }.
refused-invite-later = A questo tavolo siedono già altri, ed era aperto a tutti. Apri un altro tavolo su invito.
refused-all-called = Chi è invitato è già stato chiamato, o siede già qui.
refused-not-invited = Questo tavolo è su invito. L’host può invitarti, oppure ne apri uno con /giocare.

## Rimossi da un tavolo

remove-question-lobby = Scegli chi rimuovere da questo tavolo. Il posto torna libero; poi scrivi il motivo, che il tavolo vede.
remove-question-running = Scegli chi rimuovere da questa partita. Il posto resta, e qualcuno può prenderlo con /subentrare; poi scrivi il motivo, che il tavolo vede.
remove-form = Rimuovere dal tavolo
remove-reason = Motivo
remove-reason-about = Lo leggono il tavolo e la persona rimossa.
removed = Fatto. Il tavolo lo legge nel canale, la persona rimossa in un messaggio diretto.
notice-removed =
    { $by } ha rimosso { $name } dal tavolo: “{ $reason }”{ $status ->
        [running] {" "}Con /subentrare qualcun altro può prendere il suo posto.
       *[lobby] {""}
    }
notice-you-are-removed =
    Il tuo posto nella partita { $match } di { $game } in { $channel } ti è stato tolto: “{ $reason }”{ $status ->
        [running] {" "}La partita non conta per te.
       *[lobby] {""}
    }
refused-no-reason = Scrivi perché. Il tavolo vede il motivo.
refused-removed = Il tuo posto a questo tavolo ti è stato tolto, e non puoi più sederti qui. Gli altri tavoli restano aperti.
refused-nobody-to-remove = A questo tavolo non siede nessuno oltre a te.

## Lontani da tutti i tavoli

keep-away-title = Chi non si siede a nessun tavolo di questo server
keep-away-done = { $name } non si siede più a nessun tavolo di questo server. I posti nelle partite restano; /rimuovere li toglie.
keep-away-how = Lo viene a sapere solo chi prova ad aprire un tavolo, partecipare, cercare o subentrare.
menu-let-back = Scegli chi può sedersi di nuovo
refused-kept-away = Chi modera questo server ti tiene lontano dai suoi tavoli. Chiedi a loro.
refused-banned = Chi gestisce questo bot ti tiene lontano da tutti i tavoli. Chiedi a loro.
refused-server-banned = Chi gestisce questo bot non lascia più aprire tavoli in questo server. Le partite cominciate continuano.

## In un altro canale

table-moved = La partita continua in { $channel }.
notice-moved = La partita continua in { $channel }. Le scadenze restano le stesse.
notice-moved-by = { $by } ha spostato la partita: continua in { $channel }. Le scadenze restano le stesse.
refused-no-posts-there = In { $channels } non si può scrivere nulla. Scegli un canale testuale, un canale vocale o un thread che non sia bloccato.
refused-own-permissions-there = In { $channels } ti mancano dei permessi: { $missing }. Può darteli chi lo gestisce.
refused-permissions-there = In { $channels } mi mancano dei permessi: { $missing }. Può darmeli chi lo gestisce.
permission-manage-messages = Gestisci messaggi
