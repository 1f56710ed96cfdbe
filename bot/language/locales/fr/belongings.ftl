### Ce que l’on emporte par /confidentialité : tout ce qui est gardé sur soi, en texte.

button-take-along = Tout emporter
taken-along = Voici tout ce qui est gardé sur toi : un texte à lire, et du JSON pour les programmes. Rien sur les autres n’y figure. Il contient tes secrets des parties en cours : garde-le pour toi.
belongings-title = Sealed Orders : tout ce qui est gardé sur toi
belongings-how = Ton compte a le numéro { $user }. Le plus récent vient d’abord, aux heures de { $zone }. Le fichier JSON à côté de ce texte dit la même chose, avec tous les numéros qui relient les choses. « – » marque ce qui n’est pas connu, ou pas choisi.
belongings-somebody = la place { $seat }
belongings-moves-left-out = Les coups de cette partie et des plus anciennes sont trop nombreux pour un fichier. /historique les raconte dans le salon de la partie.

belongings-people-title = Tes réglages
belongings-people =
    Langue { $locale } ; fuseau horaire { $zone } ; heures calmes { $quiet_from } à { $quiet_to }, { $shows_quiet ->
        [yes] connues de tes tables
       *[no] connues de personne d’autre
    }. Appel toutes les { $gathers_every } heures à partir de { $gathers_from }, rappel { $reminder_lead } secondes avant. Choix secrets { $answers_in_channel ->
        [yes] dans le salon
       *[no] par message privé
    } ; messages privés { $dm_closed ->
        [yes] fermés
       *[no] ouverts
    }. Profil { $profile ->
        [public] pour tout le monde
        [hidden] pour personne d’autre
       *[server] pour chaque serveur
    }.
belongings-documents-title = Ce que tu as enregistré : paquets, leçons
belongings-documents = { $game } · { $name } · changé { $changed_at } · { $content }
belongings-away-title = Quand tu étais en absence
belongings-away = { $guild_id } : de { $begun_at } à { $until }
belongings-seekers-title = Tables que tu cherches
belongings-seekers = { $guild_id } · { $game } · comme { $name } ({ $account }) · { $least } à { $most } places · rythme { $paces } · de { $since } à { $until }, ordinateurs à partir de { $computers_at }
belongings-invitations-title = Tables qu’on t’a proposées
belongings-invitations =
    Proposition { $proposal_id }, ouverte jusqu’à { $until } : ta réponse { $answer ->
        [yes] est oui
        [no] est non
        [slept] manque, à cause de la nuit
       *[none] manque
    } ; ce que tu cherchais : { $wish }
belongings-guests-title = Tables où l’on t’attend, ou dont on t’a retiré la place
belongings-guests =
    Partie { $match_id } : { $standing ->
        [removed] on t’a retiré ta place
       *[invited] on t’y attend
    }
belongings-bans-title = Serveurs qui te tiennent à l’écart de leurs tables
belongings-bans = { $guild_id } (0 : tous), depuis { $at }, comme { $name }
belongings-promised-title = Places que tu reprends
belongings-promised = Partie { $match_id }, place { $seat }, comme { $successor_name } ({ $successor_account })
belongings-blocks-title = Avec qui tu ne veux pas jouer
belongings-blocks = { $name }, depuis { $at }
belongings-daily_signers-title = Où tu signes tes ordres scellés du jour
belongings-daily_signers = { $guild_id }, comme { $name } ({ $account })
belongings-daily_answers-title = Tes ordres scellés du jour
belongings-daily_answers =
    Question du { $asked_at } : { $action } · { $points } points{ $alone ->
        [yes] , comme personne d’autre.
       *[no] .
    } Commencé : { $draft }
belongings-outbox-title = Messages à toi
belongings-outbox =
    { $created_at } · partie { $match_id } : { $state ->
        [sent] envoyé
        [dropped] pas envoyé
       *[pending] pas encore envoyé
    } { $settled_at }
belongings-posts-title = Messages à toi qui peuvent encore changer
belongings-posts = Partie { $match_id }, message { $message_id }, changé { $edited_at }
belongings-holders-title = Places que tu as laissées ou reprises
belongings-holders = Partie { $match_id }, place { $seat }
belongings-looks-title = Parties dont il est noté jusqu’où tu les as vues
belongings-looks = Partie { $match_id }
belongings-notes-title = Tes notes et tes marques
belongings-notes = Partie { $match_id } : { $text } · { $marks }
belongings-results-title = Comment les parties ont fini pour toi
belongings-results =
    { $ended_at } · partie { $match_id } · { $game } · { $guild_id } : rang { $place } sur { $players }, score { $score }, { $fate ->
        [resigned] abandon
        [gave-up] place laissée
        [late] arrivée plus tard
       *[stayed] jusqu’à la fin
    } ; { $side } ; temps habituel { $pace } secondes ; { $points } points ({ $change })
belongings-ratings-title = Tes points
belongings-ratings = { $game } · { $guild_id } : { $points } points après { $matches } parties, comme { $name } ({ $account })

belongings-seats-title = Tes parties, avec tes coups
belongings-seat =
    Partie { $id } · { $game } · { $guild_name }, { $channel } · commencée { $started_at }, finie { $ended_at } · place { $seat_seat } comme { $seat_name } ({ $seat_account }){ $is_host ->
        [yes] , table ouverte par toi.
       *[no] .
    } Apporté { $entry } · manqué { $seat_misses }, prolongé { $seat_extensions }, indices { $seat_hints }, temps gagné { $seat_saved } secondes, absence jusqu’à { $seat_away_until }{ $alone ->
        [yes] .
       *[no] . D’autres ont eu cette place aussi : de qui est quel coup n’est pas gardé.
    }
belongings-move =
    { $at }{ $source ->
        [clock] , par l’horloge :
        [plan] , par tes ordres permanents :
       *[player]  :
    } { $kind ->
        [leave] tu as quitté la partie.
        [reopen] tu as repris une réponse scellée.
        [undo] tu as repris une réponse ouverte.
       *[act] { $words }
    }
belongings-drafts = Commencé, { $decision } : { $draft }
belongings-plans = Ordres permanents : { $plan }
belongings-ballots = Accord donné : { $kind }
