### Les mots du livret : chevalier, mage, réserve, stock, province, marqueur, tuile, cycle, sablier, cube, actif, passif,
### renverser, renforcer, recruter.

macht_ohnmacht-marker-castle = château
macht_ohnmacht-marker-armour = armure
macht_ohnmacht-marker-tent = tente
macht_ohnmacht-marker-key = clefs

macht_ohnmacht-tile-influence-castle = Influence (château)
macht_ohnmacht-tile-influence-armour = Influence (armure)
macht_ohnmacht-tile-influence-tent = Influence (tente)
macht_ohnmacht-tile-influence-key = Influence (clefs)
macht_ohnmacht-tile-bonus-castle = Bonus (château)
macht_ohnmacht-tile-bonus-armour = Bonus (armure)
macht_ohnmacht-tile-bonus-tent = Bonus (tente)
macht_ohnmacht-tile-bonus-key = Bonus (clefs)
macht_ohnmacht-tile-movement = Mouvement
macht_ohnmacht-tile-sea = Déplacement maritime
macht_ohnmacht-tile-merlin = Merlin
macht_ohnmacht-tile-serpent = Serpent
macht_ohnmacht-tile-victory-point = Point de victoire
macht_ohnmacht-tile-rebellion = Rébellion
macht_ohnmacht-tile-marker-change = Changement de marqueur

macht_ohnmacht-the-tile = la tuile { $tile }
macht_ohnmacht-tile-copies =
    { $copies ->
        [one] { $tile }
       *[other] { $tile } ×{ $copies }
    }

macht_ohnmacht-knights =
    { $count ->
        [one] { $count } chevalier
       *[other] { $count } chevaliers
    }
macht_ohnmacht-mages =
    { $count ->
        [one] { $count } mage
       *[other] { $count } mages
    }
macht_ohnmacht-no-pieces = aucun pion
macht_ohnmacht-no-regions = aucune
macht_ohnmacht-term = { $count } en { $region }
macht_ohnmacht-term-bonus = { $count } de bonus

## Les mots dans les images

macht_ohnmacht-picture-cycle =
    { $kind ->
        [magic] Cycle { $cycle } : Magie
       *[sword] Cycle { $cycle } : Épée
    }
macht_ohnmacht-picture-over = La partie est finie
macht_ohnmacht-picture-turn = Tour { $turn }
macht_ohnmacht-picture-turn-of =
    { $actions ->
        [0] { $name } peut encore utiliser des tuiles
        [one] { $name } a encore { $actions } action{ $more ->
            [yes] , ou utilise d’autres tuiles
           *[no] {""}
        }
       *[other] { $name } a { $actions } actions
    }
macht_ohnmacht-picture-serpent = { $name } peut annuler { $tile } avec le Serpent
macht_ohnmacht-picture-auction =
    { $count ->
        [one] { $names } doit encore miser sur { $tile }
       *[other] Les deux misent sur { $tile }
    }
macht_ohnmacht-picture-effect = { $name } a remporté l’enchère et utilise { $tile }
macht_ohnmacht-picture-retreat = { $name } peut sauver un pion en { $region }
macht_ohnmacht-picture-occupy = { $name } peut poser un pion en { $region }
macht_ohnmacht-picture-won =
    { $count ->
        [0] Personne n’a gagné
        [one] { $names } gagne, { $score }
       *[other] { $names } partagent la victoire, { $score }
    }
macht_ohnmacht-picture-reserve = Réserve
macht_ohnmacht-picture-stock = Stock
macht_ohnmacht-picture-no-tiles = Aucune tuile
macht_ohnmacht-picture-display-empty = Plus aucune tuile à prendre
macht_ohnmacht-picture-spares = À côté
macht_ohnmacht-picture-pile = Pioche
macht_ohnmacht-picture-legend-active = active, compte
macht_ohnmacht-picture-legend-changed = changée
macht_ohnmacht-picture-legend-end = en fin de cycle
macht_ohnmacht-picture-legend-place = placer un pion
macht_ohnmacht-picture-legend-choose = au choix
macht_ohnmacht-picture-legend-overthrow = renverser

## Les titres au-dessus du plateau

macht_ohnmacht-news-overthrown = { $name } renverse { $region }
macht_ohnmacht-news-auction =
    { $count ->
        [0] Mises égales : personne ne gagne
       *[other] { $name } remporte l’enchère
    }
macht_ohnmacht-news-serpent = { $name } joue le Serpent
macht_ohnmacht-news-cancelled = Annulée : { $tile }
macht_ohnmacht-news-cycle =
    { $kind ->
        [magic] Fin du cycle { $cycle } : Magie
       *[sword] Fin du cycle { $cycle } : Épée
    }
macht_ohnmacht-news-score = { $name } { $points } + { $active } = { $total } (+{ $gained })
macht_ohnmacht-poster-turning = Le tournant · cycle { $cycle }
macht_ohnmacht-poster-greatest = Le plus grand renversement · cycle { $cycle }
macht_ohnmacht-poster-last = Dernière décision · cycle { $cycle }
macht_ohnmacht-poster-lead = Avance de qui a gagné : { $before } → { $after }

## Les textes de remplacement et le plateau en mots

macht_ohnmacht-board-head = { $title }. { $duty }.
macht_ohnmacht-board-hourglass =
    { $count ->
        [one] Il reste { $count } cube sur le sablier ; c’est le tour { $turn } du cycle.
       *[other] Il reste { $count } cubes sur le sablier ; c’est le tour { $turn } du cycle.
    }
macht_ohnmacht-board-score =
    { $name } ({ $colour ->
        [orange] orange
       *[white] blanc
    }{ $first ->
        [yes] , joue en premier
       *[no] {""}
    }) : { $points ->
        [one] { $points } point de victoire
       *[other] { $points } points de victoire
    } + { $active ->
        [one] { $active } province active
       *[other] { $active } provinces actives
    } = { $total } sur { $goal }{ $over ->
        [yes] .
       *[no]  ; { $end } si le cycle finissait maintenant.
    }
macht_ohnmacht-board-holding = { $region } ({ $marker }, { $pieces })
macht_ohnmacht-board-held =
    { $count ->
        [0] { $name } ne contrôle aucune province.
       *[other] { $name } contrôle { $regions }.
    }
macht_ohnmacht-board-supplies =
    { $name } a { $reserve } en réserve, { $stock } en stock, { $count ->
        [0] aucune tuile
       *[other] et les tuiles { $tiles }
    }.
macht_ohnmacht-board-bonuses = { $name } a +1 pour renverser ou défendre une province avec : { $markers }.
macht_ohnmacht-board-display =
    { $count ->
        [0] Il n’y a plus de tuile à prendre.
       *[other] Tuiles à prendre : { $tiles }.
    }
macht_ohnmacht-board-beside = Marqueurs à côté du plateau : { $spares }. Tuiles face cachée : { $pile }.
macht_ohnmacht-board-tokens = Jetons Temps encore face cachée : { $tokens }.
macht_ohnmacht-board-bidder =
    { $sealed ->
        [yes] { $name } peut miser jusqu’à { $most } ; la mise est faite.
       *[no] { $name } peut miser jusqu’à { $most } ; la mise n’est pas encore faite.
    }
macht_ohnmacht-board-changed = Changements du dernier tour : { $regions }.
macht_ohnmacht-marked-goals = Un pion peut aller en : { $regions }.
macht_ohnmacht-marked-half = Au choix : { $regions }.
macht_ohnmacht-marked-victims = On peut retirer des pions de : { $regions }.
macht_ohnmacht-marked-sums = Attaque contre défense à présent : { $sums }.
macht_ohnmacht-board-regions =
    { $kind ->
        [magic] Les provinces, avec leurs voisines dans ce cycle de Magie (même marqueur) :
       *[sword] Les provinces, avec leurs voisines dans ce cycle d’Épée (frontière commune) :
    }
macht_ohnmacht-board-region =
    - **{ $region }** ({ $marker }{ $coast ->
        [yes] , côte
       *[no] {""}
    }) : { $held ->
        [yes] { $name }, { $pieces }{ $active ->
            [yes] , active
           *[no] , non active
        }
       *[no] vide
    }{ $changed ->
        [yes] , changée
       *[no] {""}
    }. Voisines : { $neighbours }

macht_ohnmacht-hand-tiles =
    { $count ->
        [0] Tu n’as aucune tuile.
        [one] Tu as la tuile { $tiles }.
       *[other] Tu as les tuiles { $tiles }.
    }
macht_ohnmacht-hand-pieces = Ta réserve : { $reserve }. Ton stock : { $stock }.
macht_ohnmacht-hand-bid =
    { $count ->
        [one] Ta mise : { $count } pion.
       *[other] Ta mise : { $count } pions.
    }

## Rapports de force et voisines

macht_ohnmacht-odds-verdict =
    { $missing ->
        [0] { $attacker } peut renverser { $region }, contrôlée par { $defender } : { $attack } contre { $defence }.
       *[other] { $attacker } ne peut pas renverser { $region }, contrôlée par { $defender } : { $attack } contre { $defence }, il manque { $missing }.
    }
macht_ohnmacht-odds-attack = Attaque { $attack } = { $terms }.
macht_ohnmacht-odds-defence = Défense { $defence } = { $terms }.
macht_ohnmacht-odds-held-attack =
    { $count ->
        [one] { $name } a une tuile Bonus ; avec elle, ce serait { $attack } contre { $defence }.
       *[other] { $name } a { $count } tuiles Bonus ; avec elles, ce serait { $attack } contre { $defence }.
    }
macht_ohnmacht-odds-held-defence =
    { $count ->
        [one] { $name } a une tuile Bonus pour la défense, à jouer avant, à son propre tour.
       *[other] { $name } a { $count } tuiles Bonus pour la défense, à jouer avant, à son propre tour.
    }
macht_ohnmacht-odds-means = { $name } a des tuiles pour cela : { $tiles }.
macht_ohnmacht-odds-no-means = { $name } n’a pas de tuile pour cela (Influence avec { $marker }, ou Merlin).

macht_ohnmacht-neighbours-title =
    { $kind ->
        [magic] { $now ->
            [yes] Voisines dans ce cycle de Magie
           *[no] Voisines au prochain cycle : Magie
        }
       *[sword] { $now ->
            [yes] Voisines dans ce cycle d’Épée
           *[no] Voisines au prochain cycle : Épée
        }
    }
macht_ohnmacht-neighbours-alike = Avec le marqueur { $marker } : { $regions }.
macht_ohnmacht-neighbours-of = { $region } : { $regions }.

## Les mots dans les images privées

macht_ohnmacht-picture-attack = Attaque
macht_ohnmacht-picture-defence = Défense
macht_ohnmacht-picture-inside = { $region } même
macht_ohnmacht-picture-bonus = Bonus
macht_ohnmacht-picture-yes = Peut être renversée
macht_ohnmacht-picture-short = Il manque { $missing }
macht_ohnmacht-picture-in-hand = en main, pas jouée
macht_ohnmacht-picture-means = Tuiles pour cela
macht_ohnmacht-picture-no-means = Pas de tuile pour cela

## L’usage des tuiles

macht_ohnmacht-use-reinforce = Renforcer { $region }
macht_ohnmacht-use-overthrow =
    Renverser { $region }{ $movein ->
        [yes] {" "}et y entrer
        [no] {" "}sans y entrer
       *[ask] {""}
    }
macht_ohnmacht-use-bonus = Jouer { $tile }
macht_ohnmacht-use-move = Déplacer { $moves }
macht_ohnmacht-use-sail = Embarquer { $moves }
macht_ohnmacht-use-recruit = Recruter { $pieces } avec { $tile }
macht_ohnmacht-use-lightning = Mettre { $tile } aux enchères
macht_ohnmacht-way = { $pieces } depuis { $start } vers { $goal }

## Plans

macht_ohnmacht-plan-step =
    { $count ->
        [0] { $number }. { $step } : il ne resterait aucun cube.
        [one] { $number }. { $step } : il resterait { $count } cube.
       *[other] { $number }. { $step } : il resterait { $count } cubes.
    }
macht_ohnmacht-plan-only-step =
    { $count ->
        [0] { $step } : il ne resterait aucun cube.
        [one] { $step } : il resterait { $count } cube.
       *[other] { $step } : il resterait { $count } cubes.
    }
macht_ohnmacht-plan-sum = Attaque { $attack } = { $attackterms } ; défense { $defence } = { $defenceterms }.
macht_ohnmacht-plan-serpent = { $name } pourrait l’annuler avec le Serpent.
macht_ohnmacht-plan-retreat = Après un renversement, l’adversaire peut sauver un pion, ce qui peut changer les calculs suivants.
macht_ohnmacht-plan-last = Cela prend le dernier cube : le cycle finit ensuite.

macht_ohnmacht-mark-bid = Mise : { $name }
# Of a region.
macht_ohnmacht-mark-overthrow = { $name } va la renverser
macht_ohnmacht-mark-place = { $name } va y poser des pièces
macht_ohnmacht-mark-leave = { $name } va l’abandonner

## A profile

macht_ohnmacht-picture-side =
    { $colour ->
        [orange] Orange
       *[white] Blanc
    }
