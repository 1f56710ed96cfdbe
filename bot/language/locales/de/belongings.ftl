### Was jemand mit /datenschutz mitnimmt: alles, was über ihn gespeichert ist, als Text.

button-take-along = Alles mitnehmen
taken-along = Hier ist alles, was über dich gespeichert ist: als Text zum Lesen und als JSON für Programme. Über andere steht nichts darin. Es enthält deine Geheimnisse aus laufenden Partien: Behalte es für dich.
belongings-title = Sealed Orders: alles, was über dich gespeichert ist
belongings-how = Dein Konto hat die Nummer { $user }. Das Neueste steht zuerst, mit den Zeiten von { $zone }. Die JSON-Datei neben diesem Text enthält dasselbe, mit allen Nummern, die etwas verbinden. „–“ steht, wo nichts bekannt oder nichts gewählt ist.
belongings-somebody = Platz { $seat }
belongings-moves-left-out = Die Züge dieser Partie und älterer sind für eine Datei zu viele. Im Kanal der Partie erzählt sie /verlauf.

belongings-people-title = Deine Einstellungen
belongings-people =
    Sprache { $locale }; Zeitzone { $zone }; Ruhezeit { $quiet_from } bis { $quiet_to }, { $shows_quiet ->
        [yes] deinen Tischen bekannt
       *[no] sonst niemandem bekannt
    }. Gerufen alle { $gathers_every } Stunden ab { $gathers_from }, erinnert { $reminder_lead } Sekunden vorher. Geheime Entscheidungen { $answers_in_channel ->
        [yes] im Kanal
       *[no] per Direktnachricht
    }; Direktnachrichten { $dm_closed ->
        [yes] geschlossen
       *[no] offen
    }. Profil { $profile ->
        [public] für alle
        [hidden] für niemanden sonst
       *[server] für jeden Server
    }.
belongings-documents-title = Was du gespeichert hast: Decks, Lektionen
belongings-documents = { $game } · { $name } · geändert { $changed_at } · { $content }
belongings-away-title = Wann du abwesend warst
belongings-away = { $guild_id }: von { $begun_at } bis { $until }
belongings-seekers-title = Tische, die du suchst
belongings-seekers = { $guild_id } · { $game } · als { $name } ({ $account }) · { $least } bis { $most } Leute · Tempo { $paces } · von { $since } bis { $until }, Computer ab { $computers_at }
belongings-invitations-title = Tische, die dir vorgeschlagen wurden
belongings-invitations =
    Vorschlag { $proposal_id }, offen bis { $until }: du { $answer ->
        [yes] hast Ja gesagt
        [no] hast Nein gesagt
        [slept] warst nicht wach
       *[none] hast nicht geantwortet
    }; was du gesucht hast: { $wish }
belongings-guests-title = Tische, an die du eingeladen oder von denen du entfernt wurdest
belongings-guests =
    Partie { $match_id }: { $standing ->
        [removed] du wurdest entfernt
       *[invited] du wurdest eingeladen
    }
belongings-bans-title = Server, die dich von ihren Tischen fernhalten
belongings-bans = { $guild_id } (0: alle), seit { $at }, als { $name }
belongings-promised-title = Plätze, die du übernimmst
belongings-promised = Partie { $match_id }, Platz { $seat }, als { $successor_name } ({ $successor_account })
belongings-blocks-title = Mit wem du nicht am Tisch sitzen willst
belongings-blocks = { $name }, seit { $at }
belongings-daily_signers-title = Wo du die versiegelten Befehle des Tages unterschreibst
belongings-daily_signers = { $guild_id }, als { $name } ({ $account })
belongings-daily_answers-title = Deine versiegelten Befehle des Tages
belongings-daily_answers =
    Gefragt { $asked_at }: { $action } · { $points } Punkte{ $alone ->
        [yes] , wie sonst niemand.
       *[no] .
    } Halb fertig: { $draft }
belongings-outbox-title = Nachrichten an dich
belongings-outbox =
    { $created_at } · Partie { $match_id }: { $state ->
        [sent] gesendet
        [dropped] nicht gesendet
       *[pending] noch nicht gesendet
    } { $settled_at }
belongings-posts-title = Nachrichten an dich, die sich noch ändern können
belongings-posts = Partie { $match_id }, Nachricht { $message_id }, geändert { $edited_at }
belongings-holders-title = Plätze, die du abgegeben oder wieder eingenommen hast
belongings-holders = Partie { $match_id }, Platz { $seat }
belongings-looks-title = Partien, von denen notiert ist, wie weit du sie gesehen hast
belongings-looks = Partie { $match_id }
belongings-notes-title = Deine Notizen und Zeichen
belongings-notes = Partie { $match_id }: { $text } · { $marks }
belongings-results-title = Wie Partien für dich ausgegangen sind
belongings-results =
    { $ended_at } · Partie { $match_id } · { $game } · { $guild_id }: Rang { $place } von { $players }, Punktzahl { $score }, { $fate ->
        [resigned] aufgegeben
        [gave-up] Platz abgegeben
        [late] später gekommen
       *[stayed] bis zum Ende dabei
    }; { $side }; übliche Zeit { $pace } Sekunden; { $points } Punkte ({ $change })
belongings-ratings-title = Deine Punkte
belongings-ratings = { $game } · { $guild_id }: { $points } Punkte nach { $matches } Partien, als { $name } ({ $account })

belongings-seats-title = Deine Partien mit deinen Zügen
belongings-seat =
    Partie { $id } · { $game } · { $guild_name }, { $channel } · begonnen { $started_at }, beendet { $ended_at } · Platz { $seat_seat } als { $seat_name } ({ $seat_account }){ $is_host ->
        [yes] , lädt an den Tisch.
       *[no] .
    } Mitgebracht { $entry } · verpasst { $seat_misses }, verlängert { $seat_extensions }, Hinweise { $seat_hints }, gesparte Zeit { $seat_saved } Sekunden, abwesend bis { $seat_away_until }{ $alone ->
        [yes] .
       *[no] . Auch andere hatten diesen Platz: Wer welchen Zug gemacht hat, ist nicht gespeichert.
    }
belongings-move =
    { $at }{ $source ->
        [clock] , durch die Uhr:
        [plan] , durch deine Daueraufträge:
       *[player] :
    } { $kind ->
        [leave] du hast die Partie verlassen.
        [reopen] du hast eine versiegelte Antwort zurückgenommen.
        [undo] du hast eine offene Antwort zurückgenommen.
       *[act] { $words }
    }
belongings-drafts = Halb fertig, { $decision }: { $draft }
belongings-plans = Daueraufträge: { $plan }
belongings-ballots = Zugestimmt: { $kind }
