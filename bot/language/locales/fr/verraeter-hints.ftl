## Les raisons d’un conseil

verraeter-hint-granary =
    { $side ->
        [own] Ce grenier te rapporte une carte de richesse à la fin de chaque ronde où ta famille contrôle { $land }, comme maintenant.
       *[rival] Ce grenier ne te rapporte rien avant que ta famille prenne { $land }.
    }
verraeter-hint-rivals-beside =
    { $count ->
        [0] Aucun territoire de la famille rivale ne touche { $land } : aucun conflit ne peut y avoir lieu pour l’instant.
        [one] Risque : un territoire de la famille rivale touche { $land }, avec une force de { $rival } contre { $own }.
       *[other] Risque : { $count } territoires de la famille rivale touchent { $land }, le plus fort avec { $rival } contre { $own }.
    }
verraeter-hint-lead =
    { $family ->
        [eagle] Avec cela, l’Aigle { $stand ->
            [leads] mène de { $points }
            [trails] a { $points } de retard
           *[level] est à égalité avec la Rose
        }, pour ce qui est visible.
       *[rose] Avec cela, la Rose { $stand ->
            [leads] mène de { $points }
            [trails] a { $points } de retard
           *[level] est à égalité avec l’Aigle
        }, pour ce qui est visible.
    }
verraeter-hint-pays =
    { $points ->
        [one] Si cette famille l’emporte et que personne d’autre ne change de camp, tu marques { $points } point pour le territoire.
       *[other] Si cette famille l’emporte et que personne d’autre ne change de camp, tu marques { $points } points pour le territoire.
    }
verraeter-hint-granary-at-stake = Risque : si cette famille perd, ton grenier sur { $land } ne te rapporte plus rien.
verraeter-hint-granary-to-win = Si cette famille l’emporte, ton grenier sur { $land } te rapporte aussi une carte.
verraeter-hint-traitor =
    { $family ->
        [eagle] Tu passes à l’Aigle à la révélation, et tu marques { $points ->
            [one] { $points } point
           *[other] { $points } points
        } dans tous les cas.
       *[rose] Tu passes à la Rose à la révélation, et tu marques { $points ->
            [one] { $points } point
           *[other] { $points } points
        } dans tous les cas.
    }
verraeter-hint-strategist =
    { $bonus ->
        [only_when_winning] Tu marques { $points } points si ton camp l’emporte, et tu choisis le prochain lieu du conflit.
       *[always] Tu marques { $points } points dans tous les cas, et tu choisis le prochain lieu du conflit.
    }
verraeter-hint-farmer = Tu peux piocher jusqu’à { $cards } cartes de richesse à la fin de la ronde ; tels que sont les territoires, tes greniers seuls en rapportent { $otherwise }.
verraeter-hint-builder =
    { $what ->
        [post] Tu peux construire un comptoir après le conflit.
       *[granary] Tu peux construire un grenier après le conflit.
    }
verraeter-hint-cards-kept =
    { $cards ->
        [one] La carte de richesse que tu gardes rapporte { $points ->
            [one] { $points } point
           *[other] { $points } points
        } par tes comptoirs.
       *[other] Les { $cards } cartes de richesse que tu gardes rapportent { $points ->
            [one] { $points } point
           *[other] { $points } points
        } par tes comptoirs.
    }
verraeter-hint-waiting =
    { $count ->
        [0] Personne ne peut jouer de cartes de richesse après toi.
        [one] Risque : une personne peut encore jouer des cartes de richesse après toi.
       *[other] Risque : { $count } personnes peuvent encore jouer des cartes de richesse après toi.
    }
verraeter-hint-converted =
    { $supplies ->
        [yes] Risque : le grenier sur { $land } te rapporte une carte aujourd’hui, et ne le fera plus.
       *[no] Le grenier sur { $land } ne te rapporte rien pour l’instant.
    }
verraeter-hint-post = À la fin, il rapporte un point par carte de richesse en main, pour trois au plus : { $points } avec ta main actuelle.
verraeter-hint-no-new-building = Tout ce que tu pourrais construire remplacerait un de tes greniers.

## Ce qu’un ordinateur croyait

verraeter-belief-role = Je donnais { $role } à { $name } ({ $percent } %).
