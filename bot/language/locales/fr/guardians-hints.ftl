## Les raisons d’un conseil

guardians-hint-redraw =
    Ta main a { $shields ->
        [0] zéro bouclier
        [one] un bouclier
       *[other] { $shields } boucliers
    } et { $creatures ->
        [0] zéro créature
        [one] une créature
       *[other] { $creatures } créatures
    }.
guardians-hint-stack = En { $place } se trouve une pile avec une vitalité de base de { $base }.
guardians-hint-stays = En { $place }, une vitalité de base de { $base } reste où elle est.
guardians-hint-exchange = en { $place }, laisser { $left }, emmener { $taken }
guardians-hint-comes = Une vitalité de base de { $base } arrive en { $place }, que tu contrôles.
guardians-hint-reinforces = Une vitalité de base de { $base } rejoint { $place }.
guardians-hint-fight =
    En { $place }, ta vitalité de base de { $own } rencontre { $hidden ->
        [0] { $known }
        [one] { $known ->
            [0] { $hidden } carte que tu ne connais pas
           *[other] { $known } et { $hidden } carte que tu ne connais pas
        }
       *[other] { $known ->
            [0] { $hidden } cartes que tu ne connais pas
           *[other] { $known } et { $hidden } cartes que tu ne connais pas
        }
    }.
guardians-hint-stronghold = Si tu gagnes { $place }, { $name } y perd sa forteresse, qui tombe en ruines.
guardians-hint-storm =
    Ta vitalité de base de { $own } rencontre le Guardian avec { $base } ; tu as { $stones ->
        [0] zéro pierre
        [one] une pierre
       *[other] { $stones } pierres
    }.
guardians-hint-land =
    Tu contrôles alors { $place } et { $lands ->
        [one] { $lands } contrée disputée
       *[other] { $lands } contrées disputées
    } en tout{ $due ->
        [yes]  ; pour t’y installer, tu as { $terrains ->
            [0] zéro carte terrain
            [one] une carte terrain
           *[other] { $terrains } cartes terrain
        } dans ton enclos.
       *[no] .
    }
guardians-hint-given-up = Risque : tu ne contrôles plus { $place }.
guardians-hint-bare = Risque : personne n’est sur ta forteresse { $place }.
guardians-hint-near =
    { $steps ->
        [one] Risque : juste à côté, en { $place }, { $name } a un bouclier avec { $cards } cartes qui peut encore être tourné.
       *[other] Risque : à { $steps } espaces, en { $place }, { $name } a un bouclier avec { $cards } cartes qui peut encore être tourné.
    }
guardians-hint-shield-lost = Risque : cela fait { $lost } boucliers perdus ; à { $most }, la partie est perdue.
guardians-hint-shield-kept = Ton bouclier reste en jeu.
guardians-hint-joins = Risque : en { $place }, deux boucliers n’en font plus qu’un, ce qui fait { $lost } perdus sur { $most }.
guardians-hint-discards = Risque : cela te coûte une vitalité de base de { $base }.
guardians-hint-settles =
    { $count ->
        [one] Une carte terrain met { $count } contrée à toi.
       *[other] Des cartes terrain mettent { $count } contrées à toi.
    }
guardians-hint-lead =
    Sa vitalité de base est de { $base } ; { $stronger ->
        [0] aucune créature de ta main n’en a plus.
        [one] une créature de ta main en a plus.
       *[other] { $stronger } créatures de ta main en ont plus.
    }
guardians-hint-heals = Une vitalité de base de { $base } revient.
guardians-hint-strike = Sa vitalité de base est de { $base }, et il faut { $needed } pour battre la cible, bonus compris.
guardians-hint-stones =
    { $count ->
        [0] Tu ne gardes aucune pierre s’il les faut toutes.
        [one] Tu gardes au moins une pierre.
       *[other] Tu gardes au moins { $count } pierres.
    }
guardians-hint-sums = Pour l’instant, tu as { $own } contre { $other }.
guardians-hint-control = Si { $place } se comptait maintenant, tu aurais { $own } contre { $other }.

## Ce qu’un ordinateur croyait

guardians-belief-stack = En { $place }, je donnais à { $name } de { $least } à { $most } ({ $percent } %).
