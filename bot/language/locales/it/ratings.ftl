### Chi sa giocare a che cosa: /classifica, /profilo, che cosa ha cambiato una partita e chi lo vede.

command-leaderboard-name = classifica
command-leaderboard-description = Vedere come stanno le persone di questo server in un gioco
command-leaderboard-game-name = gioco
command-leaderboard-game-description = Il gioco
command-profile-name = profilo
command-profile-description = Vedere che cosa tu, o un’altra persona, avete fatto in un gioco
command-profile-player-name = persona
command-profile-player-description = Il profilo di chi; il tuo, se non dici niente
command-profile-game-name = gioco
command-profile-game-description = Il gioco; il più giocato, se non dici niente

terms-friendly = Questa partita è amichevole: non conta per la classifica.
rating-changed = Classifica: { $changes }.
rating-change = { $name } { $points } ({ $change })

refused-friendly-later = Se una partita conta ci si accorda prima che qualcun altro si sieda. Chiudi questo tavolo e aprine un altro.
refused-profile-hidden = { $name } non mostra un profilo qui.
refused-profile-empty = { $name } non ha ancora finito una partita in questo server.
refused-profile-empty-own = Non hai ancora finito una partita qui, a parte l’allenamento. /giocare apre un tavolo.
refused-profile-empty-game = { $name } non ha ancora finito qui una partita di { $game }.

## La classifica di un server

leaderboard-title = { $game } · la classifica di questo server
leaderboard-row =
    { $matches ->
        [one] { $place }. { $name } · **{ $points }** · { $matches } partita
       *[other] { $place }. { $name } · **{ $points }** · { $matches } partite
    }
leaderboard-row-provisional =
    { $matches ->
        [one] { $place }. { $name } · { $points }, provvisori · { $matches } partita
       *[other] { $place }. { $name } · { $points }, provvisori · { $matches } partite
    }
leaderboard-none = Nessuno ha ancora giocato qui una partita di questo gioco che conti.
leaderboard-not-yet = Non hai ancora giocato qui una partita di questo gioco che conti.
leaderboard-own = Tu sei qui:
leaderboard-own-hidden = Hai nascosto il tuo profilo. Solo tu vedi che saresti qui:
leaderboard-how = Tutti cominciano con 1500 punti; fino a dieci partite sono provvisori. Le partite amichevoli e quelle con i computer non contano.
button-leaderboard = Classifica di questo server
button-profile-own = Il mio profilo

## Un profilo

profile-title = { $name } · { $game }
profile-rated =
    { $count ->
        [one] { $points } punti dopo una partita che conta.
       *[other] { $points } punti dopo { $count } partite che contano.
    }
profile-rated-provisional =
    { $count ->
        [one] { $points } punti, provvisori, dopo una partita che conta.
       *[other] { $points } punti, provvisori, dopo { $count } partite che contano.
    }
profile-unrated = Nessuna partita ha ancora contato.
profile-met =
    { $count ->
        [one] Hai incontrato { $name } in una partita. Davanti: tu { $ahead }, { $name } { $behind }.
       *[other] Hai incontrato { $name } in { $count } partite. Davanti: tu { $ahead }, { $name } { $behind }.
    }
profile-seen-public = Lo vedono tutti, in ogni server. /privacy lo cambia.
profile-seen-server = Gli altri ne vedono ciò che hai fatto nel server in cui chiedono. /privacy lo cambia.
profile-seen-hidden = Lo vedi soltanto tu. /privacy lo cambia.
menu-profile-game = Scegli un altro gioco
profile-matches = Partite
profile-run = Vittorie di fila
profile-pace = Tempo usuale per una risposta
profile-wait = Attesa più lunga
profile-score = Punteggio più alto
profile-favourite = Incontro più frequente
profile-favourite-met =
    { $count ->
        [one] un incontro
       *[other] { $count } incontri
    }
profile-players = Ai tavoli da { $count }
profile-won-of =
    { $count ->
        [one] { $won } su { $count } vinta
       *[other] { $won } su { $count } vinte
    }
profile-picture-rated =
    { $count ->
        [one] dopo { $count } partita
       *[other] dopo { $count } partite
    }
profile-picture-provisional =
    { $count ->
        [one] provvisori, { $count } partita
       *[other] provvisori, { $count } partite
    }
profile-picture-no-curve = La curva comincia con la seconda partita.
profile-picture-times =
    { $count ->
        [one] una volta
       *[other] { $count } volte
    }
profile-picture-alt = Il profilo di { $name } in { $game }.
profile-picture-points = { $points } punti,
profile-picture-curve = I punti sono cominciati da { $first } e sono stati tra { $least } e { $most }.
profile-picture-place = posto { $place }: { $times }

## In /privacy

menu-profile-visible = Scegli chi vede quanto sei in gamba
profile-visible-public = Tutti, in ogni server, senza dove né con chi
profile-visible-server = In ogni server, ciò che vi hai fatto
profile-visible-hidden = Nessuno tranne te
