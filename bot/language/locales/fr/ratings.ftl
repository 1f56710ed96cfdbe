### Qui joue bien à quoi : /classement, /profil, ce qu’une partie a changé, et qui le voit.

command-leaderboard-name = classement
command-leaderboard-description = Voir où en sont les gens de ce serveur dans un jeu
command-leaderboard-game-name = jeu
command-leaderboard-game-description = Le jeu
command-profile-name = profil
command-profile-description = Voir ce que toi, ou une autre personne, avez fait dans un jeu
command-profile-player-name = personne
command-profile-player-description = Le profil de qui ; le tien, si tu ne dis rien
command-profile-game-name = jeu
command-profile-game-description = Le jeu ; le plus joué, si tu ne dis rien

terms-friendly = Cette partie est amicale : elle ne compte pas pour le classement.
rating-changed = Classement : { $changes }.
rating-change = { $name } { $points } ({ $change })

refused-friendly-later = On s’accorde si une partie compte avant que quelqu’un d’autre prenne place. Ferme cette table et ouvres-en une autre.
refused-profile-hidden = { $name } ne montre pas de profil ici.
refused-profile-empty = { $name } n’a encore terminé aucune partie sur ce serveur.
refused-profile-empty-own = Tu n’as encore terminé aucune partie ici, à part l’entraînement. /jouer ouvre une table.
refused-profile-empty-game = { $name } n’a encore terminé aucune partie de { $game } ici.

## Le classement d’un serveur

leaderboard-title = { $game } · le classement de ce serveur
leaderboard-row =
    { $matches ->
        [one] { $place }. { $name } · **{ $points }** · { $matches } partie
       *[other] { $place }. { $name } · **{ $points }** · { $matches } parties
    }
leaderboard-row-provisional =
    { $matches ->
        [one] { $place }. { $name } · { $points }, provisoire · { $matches } partie
       *[other] { $place }. { $name } · { $points }, provisoire · { $matches } parties
    }
leaderboard-none = Personne n’a encore joué ici de partie de ce jeu qui compte.
leaderboard-not-yet = Tu n’as encore joué ici aucune partie de ce jeu qui compte.
leaderboard-own = Tu en es là :
leaderboard-own-hidden = Tu as caché ton profil. Toi seul vois où tu serais :
leaderboard-how = Tout le monde commence à 1500 points ; jusqu’à dix parties, ils sont provisoires. Les parties amicales et celles avec des ordinateurs ne comptent pas.
button-leaderboard = Classement de ce serveur
button-profile-own = Mon profil

## Un profil

profile-title = { $name } · { $game }
profile-rated =
    { $count ->
        [one] { $points } points après { $count } partie qui compte.
       *[other] { $points } points après { $count } parties qui comptent.
    }
profile-rated-provisional =
    { $count ->
        [one] { $points } points, provisoires, après { $count } partie qui compte.
       *[other] { $points } points, provisoires, après { $count } parties qui comptent.
    }
profile-unrated = Aucune partie n’a encore compté.
profile-met =
    { $count ->
        [one] Tu as rencontré { $name } dans { $count } partie. Devant : toi { $ahead }, { $name } { $behind }.
       *[other] Tu as rencontré { $name } dans { $count } parties. Devant : toi { $ahead }, { $name } { $behind }.
    }
profile-seen-public = Tout le monde voit cela, sur chaque serveur. /confidentialité le change.
profile-seen-server = Les autres en voient ce que tu as fait sur le serveur où l’on demande. /confidentialité le change.
profile-seen-hidden = Personne d’autre ne voit cela. /confidentialité le change.
menu-profile-game = Choisir un autre jeu
profile-matches = Parties
profile-run = Victoires de suite
profile-pace = Temps habituel d’une réponse
profile-wait = Plus longue attente
profile-score = Meilleur score
profile-favourite = La rencontre la plus fréquente
profile-favourite-met =
    { $count ->
        [one] { $count } rencontre
       *[other] { $count } rencontres
    }
profile-players = Aux tables de { $count }
profile-won-of =
    { $count ->
        [one] { $won } sur { $count } gagnée
       *[other] { $won } sur { $count } gagnées
    }
profile-picture-rated =
    { $count ->
        [one] après { $count } partie
       *[other] après { $count } parties
    }
profile-picture-provisional =
    { $count ->
        [one] provisoire, { $count } partie
       *[other] provisoire, { $count } parties
    }
profile-picture-no-curve = La courbe commence à la deuxième partie.
profile-picture-times =
    { $count ->
        [one] { $count } fois
       *[other] { $count } fois
    }
profile-picture-alt = { $name }, { $game } : le profil.
profile-picture-points = { $points } points,
profile-picture-curve = Les points ont commencé à { $first } et sont restés entre { $least } et { $most }.
profile-picture-place = place { $place } : { $times }

## Dans /confidentialité

menu-profile-visible = Choisir qui voit si tu joues bien
profile-visible-public = Tout le monde, sur chaque serveur, sans où ni contre qui
profile-visible-server = Sur chaque serveur, ce que tu y as fait
profile-visible-hidden = Personne d’autre que toi
