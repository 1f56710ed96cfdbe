## La table

verraeter-problem-seats = Verräter se joue à trois ou à quatre, pas à { $players }.
verraeter-problem-over = La partie est finie.
verraeter-problem-has-left = Ce joueur a déjà abandonné.

## Les territoires

verraeter-problem-no-such-land = Il n’y a pas de territoire numéro { $place }. Choisis-en un de 1 à 12.
verraeter-problem-occupied = { $land } (place { $place }) a déjà un bâtiment. Choisis un territoire vide.
verraeter-problem-not-own-land =
    { $land } (place { $place }) n’est pas sous le contrôle de ta famille ({ $family }). À cette table, le premier grenier se construit sur un territoire de sa propre famille.
verraeter-problem-no-such-border = Il n’y a pas de frontière numéro { $place }. Choisis-en une dans le menu.
verraeter-problem-same-family =
    Les deux territoires sont contrôlés par la même famille ({ $family }). Choisis deux voisins de familles différentes.

## Les cartes

verraeter-problem-not-offered = { $role } n’est pas parmi les cartes action que tu peux prendre. Choisis-en une autre.
verraeter-problem-too-many-cards =
    { $most ->
        [one] Tu peux jouer une carte de richesse par conflit, pas { $count }.
       *[other] Tu peux jouer { $most } cartes de richesse par conflit, pas { $count }.
    }
verraeter-problem-too-few-cards =
    { $least ->
        [one] À cette table, il faut jouer au moins une carte de richesse.
       *[other] À cette table, il faut jouer au moins { $least } cartes de richesse.
    }
verraeter-problem-card-not-held =
    { $held ->
        [0] Tu n’as pas de carte de richesse de valeur { $card }.
        [one] Tu n’as qu’une carte de richesse de valeur { $card }, pas { $wanted }.
       *[other] Tu n’as que { $held } cartes de richesse de valeur { $card }, pas { $wanted }.
    }

## Les bâtiments

verraeter-problem-all-built =
    { $most ->
        [one] Tu as déjà ton seul bâtiment. Tu ne peux que transformer un grenier en comptoir.
       *[other] Tu as déjà tes { $most } bâtiments. Tu ne peux que transformer un grenier en comptoir.
    }
verraeter-problem-all-posts =
    { $most ->
        [one] Tu as déjà ton seul comptoir. Tu ne peux construire que des greniers.
       *[other] Tu as déjà { $most } comptoirs, et pas plus ne sont permis. Tu ne peux construire que des greniers.
    }
verraeter-problem-no-granary-there = Tu n’as pas de grenier sur { $land } (place { $place }). Choisis un des tiens.
verraeter-problem-no-way-back = Un grenier ne peut devenir qu’un comptoir. Choisis un comptoir.
