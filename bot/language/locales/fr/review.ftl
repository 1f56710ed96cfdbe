### Une partie terminée, analysée : /review.

command-review-name = analyse
command-review-description = Analyser une partie terminée : l’évolution des chances, et tes propres réponses
button-review = Analyser la partie
button-review-mine = Que valaient mes réponses ?
button-review-step = Voir { $number }
button-review-moment = Voir ce plateau
button-review-play-on = Rejouer à partir de là
refused-review-broken-off = Cette partie a été interrompue avant d’être décidée, les chances n’ont donc mené à rien. /revoir montre ses plateaux.
refused-no-review = Aucun ordinateur ne joue à { $game }, personne ne peut donc dire quelles étaient les chances.
refused-review-changed-hands = Plus d’une personne a occupé ta place dans cette partie, on ne peut donc pas dire à qui étaient les bonnes réponses. La courbe de toute la partie, elle, existe.

## Ce que tous voient

review-title = { $game } · partie { $match }, analysée
review-how = Un ordinateur a estimé les chances de victoire de chacun, étape par étape, d’après ce que tous pouvaient voir alors.
review-turns = La partie a basculé ici :
review-turn = { $when } : { $name } passe de { $before } % à { $after } %.
review-steady = Jusqu’à la fin, les chances n’ont guère bougé.
review-picture-title = L’évolution des chances
review-picture-steady = Jusqu’à la fin, les chances n’ont guère bougé.
review-picture-alt = Les chances de victoire du début ({ $start }) à la fin ({ $end }), comme un fleuve aux couleurs des joueurs.

## Ce que chacun voit seul

review-mine-title =
    { $count ->
        [one] Tes réponses : une seule a été examinée, celle autour de laquelle la partie a bougé pour toi
       *[other] Tes réponses : { $count } ont été examinées, celles autour desquelles la partie a le plus bougé pour toi
    }
review-mine-none = Aucune de tes réponses dans cette partie ne laissait un choix auquel un ordinateur aurait réfléchi.
review-mine-even = Aucune ne t’a coûté quoi que ce soit qu’un ordinateur aurait vu.
review-best = Ta meilleure réponse
review-dearest = Ta réponse la plus coûteuse
review-you = { $when }. Toi : { $answer }.
review-instead = Un ordinateur aurait plutôt fait ceci : { $answer }.
review-knew = D’après ce que tu pouvais savoir, tu avais alors { $yours } %, et { $theirs } % avec l’autre réponse.
review-knew-best = D’après ce que tu pouvais savoir, tu avais alors { $yours } %, et { $theirs } % en moyenne avec d’autres réponses.
review-true = D’après ce qu’il en était vraiment, c’était { $yours } % avec la tienne et { $theirs } % avec l’autre.
review-true-best = D’après ce qu’il en était vraiment, tu avais alors { $yours } %.
review-not-known = Tu ne pouvais pas le savoir : d’après ce qu’il en était vraiment, c’était l’inverse.
review-only-you = Ceci n’est visible que pour toi.
review-shown-by = { $name } montre à tous ce que valaient ces réponses.
review-predictable = Sur l’ensemble de tes parties, qui n’aurait su que ton choix précédent aurait deviné { $guessed } de tes { $count } choix.
review-habit = Le plus sûr : après « { $after } » venait « { $then } », { $times } fois sur { $count }.
review-guesses =
    { $count ->
        [one] Ce que tu avais noté d’un autre s’est révélé une fois : { $right } juste.
       *[other] Ce que tu avais noté des autres s’est révélé { $count } fois : { $right } justes.
    }
