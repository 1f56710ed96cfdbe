### Les mots du livret : territoire, lieu du conflit, carte de richesse, carte action, grenier, comptoir, ronde, stratège.
### Famille, territoire et carte action prennent la majuscule ; l’office de stratège n’en prend pas.

verraeter-title = Verräter
verraeter-teaser = Deux familles, six rôles secrets, et la trahison qui retourne le conflit ; à trois ou à quatre.

## Les réglages d’une table

verraeter-option-layout = Cercle des territoires
verraeter-option-layout-about = Comment les douze territoires des deux familles sont disposés.
verraeter-option-layout-shuffled = Mélangé
verraeter-option-layout-shuffled-about = Les douze territoires sont mélangés ensemble et posés en cercle.
verraeter-option-layout-alternating = Alterné
verraeter-option-layout-alternating-about = Aigle et Rose alternent : les conflits peuvent commencer partout.

verraeter-option-start_hand = Premières cartes de richesse
verraeter-option-start_hand-about = Les trois cartes de richesse que chacun reçoit au début.
verraeter-option-start_hand-3-4-5 = 3, 4 et 5
verraeter-option-start_hand-3-4-5-about = Chacun commence avec un 3, un 4 et un 5.
verraeter-option-start_hand-three_random = Trois au hasard
verraeter-option-start_hand-three_random-about = Chacun commence avec trois cartes de richesse piochées au hasard.

verraeter-option-first_granary = Premier grenier
verraeter-option-first_granary-about = Où le grenier de la mise en place peut se construire.
verraeter-option-first_granary-any_free_land = Tout territoire vide
verraeter-option-first_granary-any_free_land-about = Sur tout territoire sans bâtiment, quelle que soit la famille qui le contrôle.
verraeter-option-first_granary-own_family_land = Sa propre famille
verraeter-option-first_granary-own_family_land-about = Sur un territoire sans bâtiment que contrôle la famille de qui construit.

verraeter-option-first_strategist = Premier stratège
verraeter-option-first_strategist-about = Qui choisit le lieu du premier conflit.
verraeter-option-first_strategist-next_player = Joueur suivant
verraeter-option-first_strategist-next_player-about = Qui joue juste après le premier joueur.
verraeter-option-first_strategist-first_player = Premier joueur
verraeter-option-first_strategist-first_player-about = Le premier joueur choisit aussi le lieu.

verraeter-option-min_cards = Minimum de cartes de richesse
verraeter-option-min_cards-about = Combien de cartes de richesse il faut jouer dans un conflit.
verraeter-option-min_cards-0 = Aucune
verraeter-option-min_cards-0-about = Chacun peut ne jouer aucune carte de richesse.
verraeter-option-min_cards-1 = Une
verraeter-option-min_cards-1-about = Qui a des cartes de richesse en joue au moins une.

verraeter-option-strategist_bonus = Points du Stratège
verraeter-option-strategist_bonus-about = Quand le Stratège marque 2 points.
verraeter-option-strategist_bonus-always = Toujours
verraeter-option-strategist_bonus-always-about = Le Stratège marque 2 points quelle que soit l’issue.
verraeter-option-strategist_bonus-only_when_winning = En cas de victoire
verraeter-option-strategist_bonus-only_when_winning-about = Le Stratège marque 2 points dans le camp vainqueur, sinon rien.

verraeter-option-hand_counts_public = Taille des mains
verraeter-option-hand_counts_public-about = Si le plateau montre combien de cartes de richesse chacun a en main.
verraeter-option-hand_counts_public-true = Visible
verraeter-option-hand_counts_public-true-about = Chacun voit combien de cartes de richesse les autres ont en main.
verraeter-option-hand_counts_public-false = Cachée
verraeter-option-hand_counts_public-false-about = Pour le savoir, il faut compter soi-même.

verraeter-option-vp_table = Points des territoires
verraeter-option-vp_table-about = Ce qu’un territoire vaincu rapporte. Les trois barèmes sont propres à la maison.
verraeter-option-vp_table-default = Équilibré
verraeter-option-vp_table-default-about = De 3 points pour une Lande vaincue sans allié à 10 pour une Ville.
verraeter-option-vp_table-flat = Plat
verraeter-option-vp_table-flat-about = Les grands territoires rapportent moins : les scores restent proches.
verraeter-option-vp_table-steep = Raide
verraeter-option-vp_table-steep-about = Peu de vainqueurs sur un grand territoire : un conflit peut décider de tout.

verraeter-option-final_tie = Égalité finale
verraeter-option-final_tie-about = Qui gagne si plusieurs ont le plus de points.
verraeter-option-final_tie-shared = Victoire partagée
verraeter-option-final_tie-shared-about = Tous gagnent.
verraeter-option-final_tie-most_supply_cards = Plus de cartes de richesse
verraeter-option-final_tie-most_supply_cards-about = Parmi eux, qui a le plus de cartes de richesse ; si c’est encore égal, on partage.
verraeter-option-final_tie-most_posts = Plus de comptoirs
verraeter-option-final_tie-most_posts-about = Parmi eux, qui a le plus de comptoirs ; si c’est encore égal, on partage.

## Les territoires, dans les phrases et dans les menus

verraeter-the-land =
    { $land ->
        [wilderness] la Lande
        [meadow] la Prairie
        [river] la Rivière
        [woods] la Forêt
        [village] le Village
       *[city] la Ville
    } (place { $place })
verraeter-land-choice = { $land } ({ $family }, place { $place })
verraeter-land-choice-about =
    { $side ->
        [own] Force { $strength }, sous le contrôle de la famille que tu soutiens
       *[rival] Force { $strength }, sous le contrôle de la famille rivale
    }
verraeter-land-choice-granary = Ton grenier est ici ; le comptoir prend sa place
verraeter-border-side = { $land } { $strength } ({ $family }, place { $place })
verraeter-border-choice = { $eagle } contre { $rose }
verraeter-border-choice-about = Points de chacun pour { $winners } vainqueurs : { $pays }
verraeter-land-pays = { $land } { $points }

## Les cartes action, dans les phrases

verraeter-the-role =
    { $role ->
        [traitor] le Traître
        [diplomat2] le Diplomate +2
        [diplomat5] le Diplomate +5
        [builder] l’Architecte
        [strategist] le Stratège
       *[farmer] le Paysan
    }

## Où en est la partie

verraeter-headline-granaries = Mise en place · Premiers greniers
verraeter-headline-place = Ronde { $round } sur { $rounds } · Lieu du conflit
verraeter-headline-draft = Ronde { $round } sur { $rounds } · Cartes action
verraeter-headline-cards = Ronde { $round } sur { $rounds } · Cartes de richesse · Aigle { $eagle }, Rose { $rose } sur la table
verraeter-headline-building = Ronde { $round } sur { $rounds } · Construction

## Ce qui s’est passé

verraeter-table-set = { $eagles } { $eaglecount ->
        [one] soutient
       *[other] soutiennent
    } l’Aigle, { $roses } { $rosecount ->
        [one] soutient
       *[other] soutiennent
    } la Rose. { $same ->
        [yes] { $first } joue en premier et commence comme stratège.
       *[no] { $first } joue en premier, { $strategist } commence comme stratège.
    } { $hand ->
        [three_random] Chacun commence avec trois cartes de richesse de la pioche.
       *[fixed] Chacun commence avec les cartes de richesse 3, 4 et 5.
    }
verraeter-granary-placed = { $name } construit son premier grenier sur { $land }.
verraeter-round-begun = **La ronde { $round } sur { $rounds }** commence. { $first } joue en premier.
verraeter-place-chosen = { $name } choisit le lieu du conflit : { $one }, force { $onestrength }, contre { $two }, force { $twostrength }.
verraeter-pays = Vaincu, un territoire rapporte à chacun, pour { $winners } vainqueurs : { $pays } points.
verraeter-role-taken = { $name } prend une carte action.
verraeter-cards-played =
    { $count ->
        [0] { $name } ne joue aucune carte de richesse.
        [one] { $name } joue un { $cards }.
       *[other] { $name } joue { $cards }, en tout { $sum }.
    }
verraeter-cards-none-held = { $name } n’a pas de carte de richesse à jouer.

verraeter-revealed = Les cartes action sont révélées : { $cards }.
verraeter-revealed-card = { $name } ({ $role })
verraeter-turncoat = { $name } retourne sa veste avec toutes ses cartes jouées et soutient maintenant { $family ->
        [eagle] l’Aigle
       *[rose] la Rose
    }.
verraeter-without-treason =
    { $decided ->
        [yes] Cela décide du conflit : sans la trahison, ce serait Aigle { $eagle }, Rose { $rose }.
       *[no] L’issue reste la même : sans la trahison, ce serait Aigle { $eagle }, Rose { $rose }.
    }
verraeter-no-turncoat = Personne n’a le Traître ; personne ne change de camp.
verraeter-side =
    - **{ $family ->
        [eagle] Aigle
       *[rose] Rose
    } { $total }** = { $terms }
verraeter-side-alone =
    - **{ $family ->
        [eagle] Aigle
       *[rose] Rose
    } { $total }** = { $terms }, sans aucun soutien
verraeter-term-land = { $land } { $strength }
verraeter-term-cards = { $name } { $cards }
verraeter-term-diplomat = { $name } { $cards } + { $diplomat } (Diplomate)
verraeter-conflict-won =
    { $winner ->
        [eagle] L’Aigle l’emporte par { $most } à { $least } et prend { $land } à la Rose.
       *[rose] La Rose l’emporte par { $most } à { $least } et prend { $land } à l’Aigle.
    }
verraeter-conflict-tied = Les deux camps ont { $total } : égalité. Aucun territoire ne change de camp, et personne ne marque pour un territoire.
verraeter-land-points =
    { $winners ->
        [one] { $names } marque { $points ->
            [one] { $points } point
           *[other] { $points } points
        }, sans autre vainqueur.
       *[other] { $names } marquent { $points ->
            [one] { $points } point
           *[other] { $points } points
        } chacun, à { $winners } vainqueurs.
    }
verraeter-nobody-scores =
    { $winner ->
        [eagle] Personne ne soutient l’Aigle : personne ne marque.
       *[rose] Personne ne soutient la Rose : personne ne marque.
    }
verraeter-traitor-points = { $name } marque { $points ->
        [one] { $points } point
       *[other] { $points } points
    } avec le Traître.
verraeter-strategist-points =
    { $points ->
        [0] { $name } ne marque rien avec le Stratège : à cette table, il faut être dans le camp vainqueur.
        [one] { $name } marque { $points } point avec le Stratège.
       *[other] { $name } marque { $points } points avec le Stratège.
    }

verraeter-built-granary = { $name } construit un grenier sur { $land }.
verraeter-built-post = { $name } construit un comptoir sur { $land }.
verraeter-built-converted = { $name } transforme en comptoir son grenier sur { $land }.
verraeter-built-moved = { $name } transforme en comptoir son grenier sur { $convert } et le déplace sur { $land }.
verraeter-nothing-built = { $name } ne construit rien.
verraeter-nothing-to-build = { $name } a l’Architecte, mais ne peut plus rien construire.
verraeter-strategist-named = { $name } est maintenant stratège.
verraeter-strategist-kept = Personne n’avait le Stratège : { $name } reste stratège, sans marquer de points.
verraeter-resupply = Cartes de richesse piochées : { $draws }.
verraeter-unsupplied =
    { $count ->
        [one] { $names } ne pioche aucune carte de richesse, sans grenier sur un territoire de sa famille.
       *[other] { $names } ne piochent aucune carte de richesse, sans grenier sur un territoire de leur famille.
    }
verraeter-draws-granaries = { $name } { $drawn } ({ $granaries ->
        [0] aucun grenier
        [one] { $granaries } grenier
       *[other] { $granaries } greniers
    }{ $limit ->
        [hand] ; pas plus de cinq en main
        [round] ; pas plus de trois par ronde
       *[none] {""}
    })
verraeter-draws-diplomat2 = { $name } { $drawn } (Diplomate +2{ $granaries ->
        [0] {""}
        [one] {" "}et { $granaries } grenier
       *[other] {" "}et { $granaries } greniers
    }{ $limit ->
        [hand] ; pas plus de cinq en main
        [round] ; pas plus de trois par ronde
       *[none] {""}
    })
verraeter-draws-farmer = { $name } { $drawn } (Paysan{ $limit ->
        [hand] ; pas plus de cinq en main
        [round] ; pas plus de trois par ronde
       *[none] {""}
    })
verraeter-player-left = { $name } quitte la partie et ne peut plus gagner.
verraeter-seat-goes-on = { $name } laisse une place qui joue d’elle-même : une carte action au hasard, aucune carte de richesse de plus qu’il n’en faut, aucune construction.

verraeter-ended-rounds = Les { $rounds } rondes sont jouées : la partie est finie.
verraeter-ended-one-family =
    { $family ->
        [eagle] Les douze territoires sont à l’Aigle : la partie est finie.
       *[rose] Les douze territoires sont à la Rose : la partie est finie.
    }
verraeter-ended-resigned = Il ne reste plus qu’une personne à la table : la partie est finie.
verraeter-bonuses = Chaque comptoir rapporte un point par carte de richesse en main, pour trois au plus : { $bonuses }.
verraeter-no-bonuses = Personne n’a de comptoir : les cartes de richesse en main ne rapportent rien.
verraeter-bonus =
    { $posts ->
        [one] { $name } { $posts } comptoir × { $cards ->
            [one] { $cards } carte
           *[other] { $cards } cartes
        } = { $bonus }
       *[other] { $name } { $posts } comptoirs × { $cards ->
            [one] { $cards } carte
           *[other] { $cards } cartes
        } = { $bonus }
    }

## Ce qu’une seule personne apprend

verraeter-supply-dealt =
    { $count ->
        [one] Tu pioches une carte de richesse : { $cards }.
       *[other] Tu pioches les cartes de richesse { $cards }.
    }
verraeter-roles-offered = Il te reste ces cartes action au choix : { $roles }.
verraeter-role-kept = Personne d’autre n’apprend avant la révélation que tu as { $role }.

## Le résultat

verraeter-result =
    { $count ->
        [one] { $names } gagne avec { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
       *[other] { $names } partagent la victoire avec { $points ->
            [one] { $points } point
           *[other] { $points } points
        } chacun
    }{ $reason ->
        [one-family] , une seule famille contrôlant les douze territoires.
        [resigned] , tous les autres ayant quitté la partie.
       *[rounds] {" "}après { $rounds } rondes.
    }
verraeter-result-by-cards = Les cartes de richesse en main ont départagé l’égalité.
verraeter-result-by-posts = Les comptoirs ont départagé l’égalité.
verraeter-result-line =
    { $bonus ->
        [0] - { $name } **{ $total }**
       *[other] - { $name } { $before } + { $bonus } = **{ $total }**
    }
verraeter-result-line-left = - { $name } { $total }, a quitté la partie

## Ce qui est demandé : après « Ada doit »

verraeter-duty-granary = construire un premier grenier
verraeter-duty-place = choisir le lieu du conflit
verraeter-duty-role = prendre une carte action en secret
verraeter-duty-cards =
    { $least ->
        [0] jouer des cartes de richesse, ou aucune
       *[other] jouer des cartes de richesse
    }
verraeter-duty-build = construire, ou non
verraeter-duty-plan = donner des consignes permanentes

## Ce qui est demandé, en privé

verraeter-prompt-granary =
    { $family ->
        [eagle] Tu soutiens l’Aigle. Construis ton premier grenier sur un territoire sans bâtiment : à la fin de chaque ronde où la famille que tu soutiens contrôle ce territoire, il te rapporte une carte de richesse. Tout le monde voit aussitôt où il se trouve.
       *[rose] Tu soutiens la Rose. Construis ton premier grenier sur un territoire sans bâtiment : à la fin de chaque ronde où la famille que tu soutiens contrôle ce territoire, il te rapporte une carte de richesse. Tout le monde voit aussitôt où il se trouve.
    }
verraeter-prompt-granary-own = À cette table, il faut un territoire de ta famille.
verraeter-prompt-place =
    { $family ->
        [eagle] Tu es stratège : choisis pour le conflit deux territoires voisins de familles différentes. Tu soutiens l’Aigle ; son camp marque si le territoire de la Rose est vaincu. Tout le monde voit aussitôt ton choix.
       *[rose] Tu es stratège : choisis pour le conflit deux territoires voisins de familles différentes. Tu soutiens la Rose ; son camp marque si le territoire de l’Aigle est vaincu. Tout le monde voit aussitôt ton choix.
    }
verraeter-prompt-role = Prends une carte action. Personne n’apprend laquelle avant la révélation, quand chacun a joué ses cartes de richesse. Une pression suffit, et c’est définitif.
verraeter-prompt-conflict =
    { $family ->
        [eagle] Le conflit : { $conflict }. Tu soutiens l’Aigle.
       *[rose] Le conflit : { $conflict }. Tu soutiens la Rose.
    }
verraeter-prompt-cards =
    { $family ->
        [eagle] Joue des cartes de richesse pour l’Aigle, { $least ->
            [0] ou aucune
           *[other] au moins une
        }. Elles sont aussitôt visibles, et tu ne pourras plus en ajouter dans cette ronde.
       *[rose] Joue des cartes de richesse pour la Rose, { $least ->
            [0] ou aucune
           *[other] au moins une
        }. Elles sont aussitôt visibles, et tu ne pourras plus en ajouter dans cette ronde.
    }
verraeter-prompt-sums = Sur la table, l’Aigle a { $eagle } et la Rose { $rose } ; les diplomates et la trahison ne sont pas encore comptés.
verraeter-prompt-with-traitor =
    { $family ->
        [eagle] Tu as le Traître : à la révélation, toi et tes cartes passez à la Rose. Personne d’autre ne le sait.
       *[rose] Tu as le Traître : à la révélation, toi et tes cartes passez à l’Aigle. Personne d’autre ne le sait.
    }
verraeter-prompt-with-diplomat = Tu as { $role } : à la révélation, il compte pour ton camp. Personne d’autre ne le sait.
verraeter-prompt-with-role = Tu as { $role }. Personne d’autre ne le sait.
verraeter-prompt-build = Tu as l’Architecte : construis un grenier ou un comptoir sur un territoire sans bâtiment, transforme un de tes greniers en comptoir, ou ne construis rien. Un grenier rapporte dès cette ronde si ta famille contrôle son territoire ; un comptoir rapporte à la fin de la partie. Tout le monde voit aussitôt ton choix.
verraeter-prompt-plan = Laisse des consignes, et personne n’aura à t’attendre : quand vient ton tour, elles répondent aussitôt, exactement comme il est dit ici. Personne d’autre ne les apprend ; qu’une réponse vienne aussitôt peut montrer qu’elle était préparée, mais jamais ce que tu as ordonné d’autre. Tu peux les changer ou les retirer à tout moment.
verraeter-question-land = Choisis un territoire
verraeter-question-border = Choisis le lieu du conflit
verraeter-question-role = Choisis une carte action
verraeter-question-cards = Choisis les cartes de richesse à jouer
verraeter-question-propose = Choisis des cartes d’un coup
verraeter-question-what = Choisis que construire
verraeter-question-wish = Souhait { $rank } parmi les cartes action
verraeter-question-build = Souhait { $rank } pour l’Architecte
verraeter-question-place = Souhait { $rank } pour le lieu du conflit
verraeter-question-margin = Choisis de combien ton camp doit mener
verraeter-question-short = Choisis que faire si tes cartes ne suffisent pas
verraeter-question-most = Choisis combien de cartes sont jouées au plus
verraeter-question-keep = Choisis quelles cartes tu gardes
verraeter-question-farmer = Choisis que faire avec le Paysan

## Les lignes des menus

verraeter-role-traitor-about = À la révélation, toi et tes cartes changez de camp, pour de bon ; tu marques 1 point.
verraeter-role-diplomat2-about = Ajoute 2 à ton camp dans le conflit ; tu pioches une carte de richesse de plus.
verraeter-role-diplomat5-about = Ajoute 5 à ton camp dans le conflit.
verraeter-role-builder-about = Après le conflit, tu peux construire, ou transformer un grenier en comptoir.
verraeter-role-strategist-about =
    { $bonus ->
        [only_when_winning] Tu choisis le lieu du prochain conflit, et marques 2 points si ton camp gagne.
       *[always] Tu marques 2 points et choisis le lieu du prochain conflit.
    }
verraeter-role-farmer-about = Tu pioches trois cartes de richesse après le conflit, quels que soient tes greniers.
verraeter-card-choice-about =
    { $count ->
        [one] {""}
       *[other] Une de tes { $count } cartes de cette valeur
    }
verraeter-propose-lead = Prendre l’avantage avec { $cards }
verraeter-propose-all = Tout jouer : { $cards }
verraeter-build-nothing-about = Tu gardes tes bâtiments pour une ronde suivante
verraeter-how-long-every = À chaque ronde
verraeter-how-long-once = Seulement à la ronde { $round }
verraeter-part-roles = Cartes action
verraeter-part-cards = Cartes de richesse
verraeter-part-building = Construction
verraeter-part-place = Lieu du conflit
verraeter-wish-else-ask = Si aucune n’est proposée : me demander
verraeter-wish-else-clock = Si aucune n’est proposée : en prendre une autre
verraeter-build-else-ask = Si rien n’est possible : me demander
verraeter-build-else-clock = Si rien n’est possible : ne rien construire
verraeter-place-else-ask = Si aucun n’est possible : me demander
verraeter-place-else-clock = Si aucun n’est possible : celui qui rapporte le plus
verraeter-goal-ask = Me demander
verraeter-goal-lead = Autant qu’il faut pour mener
verraeter-goal-all = Autant que possible
verraeter-goal-none =
    { $least ->
        [0] Aucune
       *[other] Seulement la plus basse
    }
verraeter-margin = Mener de { $points } ou plus
verraeter-short-none =
    { $least ->
        [0] Si elles ne suffisent pas : n’en jouer aucune
       *[other] Si elles ne suffisent pas : seulement la plus basse
    }
verraeter-short-all = Si elles ne suffisent pas : en jouer autant que possible
verraeter-short-ask = Si elles ne suffisent pas : me demander
verraeter-most =
    { $cards ->
        [one] { $cards } carte au plus
       *[other] { $cards } cartes au plus
    }
verraeter-keep =
    { $value ->
        [0] Chaque carte peut être jouée
       *[other] Garder les cartes de { $value } ou plus
    }
verraeter-farmer-same = Avec le Paysan : comme avec les autres cartes
verraeter-farmer-all = Avec le Paysan : jouer toutes les cartes
verraeter-order-granary = Un grenier sur le plus fort territoire libre de ta famille
verraeter-order-granary-land = Un grenier sur { $land }
verraeter-order-post = Un comptoir sur le premier territoire libre du cercle
verraeter-order-convert = Un comptoir à la place de ton moindre grenier
verraeter-order-idle = Un comptoir à la place d’un grenier chez la famille rivale
verraeter-order-nothing = Rien
verraeter-order-place = { $one } et { $two }

## Les boutons et les confirmations

verraeter-act-granary = Construire le grenier sur { $land }
verraeter-act-place = Choisir { $one } contre { $two }
verraeter-act-role = Prendre { $role }
verraeter-act-cards =
    { $count ->
        [0] Ne jouer aucune carte
        [one] Jouer { $cards }
       *[other] Jouer { $cards } ({ $sum })
    }
verraeter-act-build-granary = Construire un grenier sur { $land }
verraeter-act-build-post = Construire un comptoir sur { $land }
verraeter-act-build-converted = Transformer en comptoir le grenier sur { $land }
verraeter-act-build-moved = Construire un comptoir sur { $land } avec le grenier de la place { $origin }
verraeter-act-build-nothing = Ne rien construire
verraeter-act-plan =
    { $orders ->
        [none] Me demander à chaque fois
       *[some] Laisser ces consignes
    }

verraeter-done-granary = Tu as construit ton premier grenier sur { $land }.
verraeter-done-place = Tu as choisi le lieu du conflit : { $one } contre { $two }.
verraeter-done-role = Tu as pris { $role }.
verraeter-done-cards =
    { $count ->
        [0] Tu n’as joué aucune carte de richesse.
        [one] Tu as joué un { $cards }.
       *[other] Tu as joué { $cards }, en tout { $sum }.
    }
verraeter-done-build-granary = Tu as construit un grenier sur { $land }.
verraeter-done-build-post = Tu as construit un comptoir sur { $land }.
verraeter-done-build-converted = Tu as transformé en comptoir ton grenier sur { $land }.
verraeter-done-build-moved = Tu as transformé en comptoir ton grenier de la place { $origin } et tu l’as déplacé sur { $land }.
verraeter-done-build-nothing = Tu n’as rien construit.
verraeter-done-plan =
    { $orders ->
        [none] Tu n’as laissé aucune consigne : tout te sera demandé.
       *[some] Tu as laissé des consignes.
    }

## Les consignes, en phrases

verraeter-orders-round =
    { $round ->
        [0] Ces consignes valent à chaque ronde, jusqu’à ce que tu les changes.
       *[other] Ces consignes valent à la ronde { $round } seulement.
    }
verraeter-orders-wish = { $rank }. { $wish }
verraeter-orders-roles = La première de ces cartes action qui t’est proposée est prise : { $wishes }.{ $else ->
        [clock] {" "}Si aucune ne l’est, la première qui t’est proposée est prise dans cet ordre : Paysan, Diplomate +2, Architecte, Diplomate +5, Stratège, Traître.
        [ask] {" "}Si aucune ne l’est, la question t’est posée.
       *[never] {""}
    }
verraeter-orders-lead =
    { $least ->
        [0] Quand vient ton tour de jouer des cartes de richesse, il en est joué juste assez pour que ton camp mène de { $margin } ou plus : celles dont la somme est la plus petite, et aucune s’il mène déjà ainsi.
       *[other] Quand vient ton tour de jouer des cartes de richesse, il en est joué juste assez pour que ton camp mène de { $margin } ou plus : celles dont la somme est la plus petite, et seulement la plus basse s’il mène déjà ainsi.
    }
verraeter-orders-side = Ton camp est celui où tu seras à la révélation : la famille que tu soutiens ou, si tu as le Traître, l’autre. Comptent les deux territoires, les cartes de richesse sur la table et ta propre carte action, mais pas ce que les autres cachent ou jouent après toi.
verraeter-orders-short =
    { $short ->
        [none] { $least ->
            [0] Si tes cartes ne suffisent pas, aucune n’est jouée.
           *[other] Si tes cartes ne suffisent pas, seule la plus basse est jouée.
        }
        [all] Si tes cartes ne suffisent pas, il en est joué autant que possible, les plus hautes d’abord.
       *[ask] Si tes cartes ne suffisent pas, la question t’est posée.
    }
verraeter-orders-all = Tes cartes de richesse sont jouées, autant que possible, les plus hautes d’abord.
verraeter-orders-none =
    { $least ->
        [0] Aucune carte de richesse n’est jouée pour toi.
       *[other] Seule ta carte de richesse la plus basse est jouée pour toi.
    }
verraeter-orders-most =
    { $most ->
        [one] Il n’est jamais joué pour toi plus de { $most } carte de richesse.
       *[other] Il n’est jamais joué pour toi plus de { $most } cartes de richesse.
    }
verraeter-orders-keep =
    { $least ->
        [0] Tes cartes de richesse de { $value } ou plus ne sont jamais jouées.
       *[other] Tes cartes de richesse de { $value } ou plus ne sont jamais jouées, sauf si la plus basse en est une.
    }
verraeter-orders-farmer = Mais si tu as le Paysan, toutes tes cartes de richesse sont jouées.
verraeter-orders-builds = Si tu as l’Architecte, la première de ces choses qui est alors possible est construite : { $wishes }.{ $else ->
        [clock] {" "}Si aucune ne l’est, rien n’est construit.
        [ask] {" "}Si aucune ne l’est, la question t’est posée.
       *[never] {""}
    }
verraeter-orders-build =
    { $what ->
        [granary] un grenier sur le plus fort territoire libre de ta famille
        [granary-land] un grenier sur { $land }
        [post] un comptoir sur le premier territoire libre du cercle
        [convert] un comptoir à la place de ton grenier qui ne rapporte rien ou, si tous rapportent, de celui du plus faible territoire de ta famille
        [idle] un comptoir à la place d’un grenier sur un territoire que contrôle la famille rivale
       *[nothing] rien
    }
verraeter-orders-places = Si tu es stratège, le premier de ces lieux où deux familles se rencontrent alors est choisi : { $wishes }.{ $else ->
        [clock] {" "}Si elles ne se rencontrent à aucun, c’est le lieu qui rapporterait le plus à ceux qui soutiennent ta famille, si elle gagne.
       *[ask] {" "}Si elles ne se rencontrent à aucun, la question t’est posée.
    }
verraeter-orders-place = { $one } et { $two }
verraeter-orders-place-clock = Si tu es stratège, le lieu choisi est celui qui rapporterait le plus à ceux qui soutiennent ta famille, si elle gagne.
verraeter-orders-rest = Pour tout le reste, la question t’est posée.

## Dans un profil

verraeter-feat-betrayal = Plus grande trahison
verraeter-feat-conflict = Plus grand conflit gagné
