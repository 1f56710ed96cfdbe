### Les films des parties.

command-film-name = film
command-film-description = Voir cette partie, ou ses derniers coups, en film
command-film-part-name = extrait
command-film-part-description = Ce que montre le film (par défaut toute la partie jusqu’ici)
command-film-match = toute la partie
command-film-round = les derniers coups
button-film-show = Montrer à tout le monde
refused-film-in-work = Ton film est encore en cours de dessin. Demande le suivant quand il sera là.
refused-film-too-short = Cette partie vient de commencer : un film ne montrerait encore rien. Demande-le un peu plus tard.
refused-film-earlier-rules = Les règles d’aujourd’hui ne permettent pas de rejouer cette partie, il n’y en a donc pas de film. /historique raconte ce qui s’est passé.
film-opened = Le film montre aussi, au fil de la partie, ce qui était caché chez { $names }.
film-closed =
    { $decks ->
        [yes] Chez { $names }, il ne montre que ce que tout le monde a vu. Il en montrera plus quand vous aurez ouvert tous vos paquets, sous « Obtenir le relevé », et que chaque personne concernée aura choisi « Montrer à tous ce que j’ai vu » dans /revoir.
       *[no] Chez { $names }, il ne montre que ce que tout le monde a vu. Il en montrera plus quand chaque personne concernée aura choisi « Montrer à tous ce que j’ai vu » dans /revoir.
    }
