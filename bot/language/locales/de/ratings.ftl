### Wer was gut kann: /rangliste, /profil, was eine Partie geändert hat und wer es sehen darf.

command-leaderboard-name = rangliste
command-leaderboard-description = Sehen, wie die Leute dieses Servers in einem Spiel stehen
command-leaderboard-game-name = spiel
command-leaderboard-game-description = Das Spiel
command-profile-name = profil
command-profile-description = Sehen, was du oder jemand anderes in einem Spiel geleistet hat
command-profile-player-name = person
command-profile-player-description = Wessen Profil; ohne Angabe dein eigenes
command-profile-game-name = spiel
command-profile-game-description = Das Spiel; ohne Angabe das am meisten gespielte

terms-friendly = Diese Partie ist freundschaftlich: Sie zählt nicht für die Wertung.
rating-changed = Wertung: { $changes }.
rating-change = { $name } { $points } ({ $change })

refused-friendly-later = Ob eine Partie zählt, wird ausgemacht, bevor sich jemand dazusetzt. Schließ diesen Tisch und eröffne einen anderen.
refused-profile-hidden = { $name } zeigt hier kein Profil.
refused-profile-empty = { $name } hat auf diesem Server noch keine Partie beendet.
refused-profile-empty-own = Du hast hier noch keine Partie beendet, vom Üben abgesehen. /spielen eröffnet einen Tisch.
refused-profile-empty-game = { $name } hat hier noch keine Partie { $game } beendet.

## Die Rangliste eines Servers

leaderboard-title = { $game } · Rangliste dieses Servers
leaderboard-row =
    { $matches ->
        [one] { $place }. { $name } · **{ $points }** · { $matches } Partie
       *[other] { $place }. { $name } · **{ $points }** · { $matches } Partien
    }
leaderboard-row-provisional =
    { $matches ->
        [one] { $place }. { $name } · { $points }, vorläufig · { $matches } Partie
       *[other] { $place }. { $name } · { $points }, vorläufig · { $matches } Partien
    }
leaderboard-none = Niemand hat hier eine Partie dieses Spiels gespielt, die zählt.
leaderboard-not-yet = Du hast hier noch keine Partie dieses Spiels gespielt, die zählt.
leaderboard-own = Du stehst hier:
leaderboard-own-hidden = Du hast dein Profil verborgen. Nur du siehst, dass du hier stündest:
leaderboard-how = Alle beginnen mit 1500 Punkten; bis zur zehnten Partie sind sie vorläufig. Freundschaftliche Partien und solche mit Computern zählen nicht.
button-leaderboard = Rangliste dieses Servers
button-profile-own = Mein Profil

## Ein Profil

profile-title = { $name } · { $game }
profile-rated =
    { $count ->
        [one] { $points } Punkte nach einer Partie, die zählt.
       *[other] { $points } Punkte nach { $count } Partien, die zählen.
    }
profile-rated-provisional =
    { $count ->
        [one] { $points } Punkte, vorläufig nach einer Partie, die zählt.
       *[other] { $points } Punkte, vorläufig nach { $count } Partien, die zählen.
    }
profile-unrated = Noch hat keine Partie gezählt.
profile-met =
    { $count ->
        [one] Du bist { $name } in einer Partie begegnet. Vorn warst du in { $ahead }, { $name } in { $behind }.
       *[other] Du bist { $name } in { $count } Partien begegnet. Vorn warst du in { $ahead }, { $name } in { $behind }.
    }
profile-seen-public = Das sehen alle auf jedem Server. Mit /datenschutz änderst du es.
profile-seen-server = Andere sehen davon, was du auf dem Server getan hast, auf dem sie fragen. Mit /datenschutz änderst du es.
profile-seen-hidden = Das siehst nur du. Mit /datenschutz änderst du es.
menu-profile-game = Ein anderes Spiel wählen
profile-matches = Partien
profile-run = Siege in Folge
profile-pace = Übliche Zeit für eine Antwort
profile-wait = Am längsten gewartet
profile-score = Höchstes Ergebnis
profile-favourite = Am häufigsten begegnet
profile-favourite-met =
    { $count ->
        [one] einmal begegnet
       *[other] { $count }-mal begegnet
    }
profile-players = An Tischen zu { $count }
profile-won-of =
    { $count ->
        [one] { $won } von { $count } gewonnen
       *[other] { $won } von { $count } gewonnen
    }
profile-picture-rated =
    { $count ->
        [one] nach { $count } Partie
       *[other] nach { $count } Partien
    }
profile-picture-provisional =
    { $count ->
        [one] vorläufig, { $count } Partie
       *[other] vorläufig, { $count } Partien
    }
profile-picture-no-curve = Die Kurve beginnt mit der zweiten Partie.
profile-picture-times =
    { $count ->
        [one] einmal
       *[other] { $count }-mal
    }
profile-picture-alt = Das Profil von { $name } in { $game }.
profile-picture-points = { $points } Punkte,
profile-picture-curve = Die Punkte begannen bei { $first } und lagen zwischen { $least } und { $most }.
profile-picture-place = Platz { $place }: { $times }

## In /datenschutz

menu-profile-visible = Wählen, wer sieht, wie gut du bist
profile-visible-public = Alle, auf jedem Server, ohne wo und gegen wen
profile-visible-server = Auf jedem Server, was du dort getan hast
profile-visible-hidden = Niemand außer dir
