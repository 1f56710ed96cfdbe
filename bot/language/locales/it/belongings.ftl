### Ciò che si porta via con /privacy: tutto quello che è conservato su di sé, come testo.

button-take-along = Portare via tutto
taken-along = Ecco tutto ciò che è conservato su di te: un testo da leggere e JSON per i programmi. Sugli altri non c’è nulla. Contiene i tuoi segreti delle partite in corso: tienilo per te.
belongings-title = Sealed Orders: tutto ciò che è conservato su di te
belongings-how = Il tuo account ha il numero { $user }. Il più recente viene prima, con gli orari di { $zone }. Il file JSON accanto a questo testo dice lo stesso, con tutti i numeri che collegano le cose. “–” sta dove nulla è noto, o nulla è stato scelto.
belongings-somebody = il posto { $seat }
belongings-moves-left-out = Le mosse di questa partita e di quelle più vecchie sono troppe per un file. Le racconta /cronologia nel canale della partita.

belongings-people-title = Le tue impostazioni
belongings-people =
    Lingua { $locale }; fuso orario { $zone }; ore di quiete { $quiet_from }–{ $quiet_to }, { $shows_quiet ->
        [yes] note ai tuoi tavoli
       *[no] note a nessun altro
    }. Chiamate ogni { $gathers_every } ore dalle { $gathers_from }, promemoria { $reminder_lead } secondi prima. Scelte segrete { $answers_in_channel ->
        [yes] nel canale
       *[no] per messaggio privato
    }; messaggi privati { $dm_closed ->
        [yes] chiusi
       *[no] aperti
    }. Profilo { $profile ->
        [public] per tutti
        [hidden] per nessun altro
       *[server] per ogni server
    }.
belongings-documents-title = Ciò che hai salvato: mazzi, lezioni
belongings-documents = { $game } · { $name } · cambiato { $changed_at } · { $content }
belongings-away-title = Quando eri via
belongings-away = { $guild_id }: da { $begun_at } a { $until }
belongings-seekers-title = Tavoli che cerchi
belongings-seekers = { $guild_id } · { $game } · come { $name } ({ $account }) · da { $least } a { $most } posti · ritmo { $paces } · da { $since } a { $until }, computer da { $computers_at }
belongings-invitations-title = Tavoli che ti sono stati proposti
belongings-invitations =
    Proposta { $proposal_id }, aperta fino a { $until }: la tua risposta { $answer ->
        [yes] è sì
        [no] è no
        [slept] manca, era notte
       *[none] manca
    }; che cosa cercavi: { $wish }
belongings-guests-title = Tavoli a cui ti aspettano o da cui ti hanno tolto il posto
belongings-guests =
    Partita { $match_id }: { $standing ->
        [removed] ti hanno tolto il posto
       *[invited] ti aspettano
    }
belongings-bans-title = Server che ti tengono lontano dai loro tavoli
belongings-bans = { $guild_id } (0: tutti), da { $at }, come { $name }
belongings-promised-title = Posti che prendi
belongings-promised = Partita { $match_id }, posto { $seat }, come { $successor_name } ({ $successor_account })
belongings-blocks-title = Con chi non vuoi sederti
belongings-blocks = { $name }, dal { $at }
belongings-daily_signers-title = Dove firmi i tuoi ordini sigillati del giorno
belongings-daily_signers = { $guild_id }, come { $name } ({ $account })
belongings-daily_answers-title = I tuoi ordini sigillati del giorno
belongings-daily_answers =
    Domanda del { $asked_at }: { $action } · { $points } punti{ $alone ->
        [yes] , come nessun altro.
       *[no] .
    } A metà: { $draft }
belongings-outbox-title = Messaggi per te
belongings-outbox =
    { $created_at } · partita { $match_id }: { $state ->
        [sent] inviato
        [dropped] non inviato
       *[pending] non ancora inviato
    } { $settled_at }
belongings-posts-title = Messaggi per te che possono ancora cambiare
belongings-posts = Partita { $match_id }, messaggio { $message_id }, cambiato { $edited_at }
belongings-holders-title = Posti che hai lasciato o ripreso
belongings-holders = Partita { $match_id }, posto { $seat }
belongings-looks-title = Partite di cui è annotato fin dove le hai viste
belongings-looks = Partita { $match_id }
belongings-notes-title = Le tue note e i tuoi segni
belongings-notes = Partita { $match_id }: { $text } · { $marks }
belongings-results-title = Come sono finite le partite per te
belongings-results =
    { $ended_at } · partita { $match_id } · { $game } · { $guild_id }: posizione { $place } su { $players }, punteggio { $score }, { $fate ->
        [resigned] ritiro
        [gave-up] posto lasciato
        [late] arrivo più tardi
       *[stayed] fino alla fine
    }; { $side }; tempo abituale { $pace } secondi; { $points } punti ({ $change })
belongings-ratings-title = I tuoi punti
belongings-ratings = { $game } · { $guild_id }: { $points } punti dopo { $matches } partite, come { $name } ({ $account })

belongings-seats-title = Le tue partite, con le tue mosse
belongings-seat =
    Partita { $id } · { $game } · { $guild_name }, { $channel } · iniziata { $started_at }, finita { $ended_at } · posto { $seat_seat } come { $seat_name } ({ $seat_account }){ $is_host ->
        [yes] , tavolo aperto da te.
       *[no] .
    } Portato { $entry } · mancate { $seat_misses }, prolungate { $seat_extensions }, suggerimenti { $seat_hints }, tempo risparmiato { $seat_saved } secondi, via fino a { $seat_away_until }{ $alone ->
        [yes] .
       *[no] . Anche altri hanno avuto questo posto: di chi sia quale mossa non è conservato.
    }
belongings-move =
    { $at }{ $source ->
        [clock] , dall’orologio:
        [plan] , dai tuoi ordini permanenti:
       *[player] :
    } { $kind ->
        [leave] hai lasciato la partita.
        [reopen] hai ripreso una risposta sigillata.
        [undo] hai ripreso una risposta aperta.
       *[act] { $words }
    }
belongings-drafts = A metà, { $decision }: { $draft }
belongings-plans = Ordini permanenti: { $plan }
belongings-ballots = Consenso dato a: { $kind }
