## Les raisons d’un conseil

macht_ohnmacht-hint-overthrow = Tu renverses { $region } de { $margin }, par { $attack } contre { $defence }, et tu en chasses { $pieces }.
macht_ohnmacht-hint-saves = Tu gardes { $region }.
macht_ohnmacht-hint-bid =
    { $sure ->
        [yes] Personne ne peut miser plus : { $name } n’a pas plus de { $most }. Si tu gagnes, il reste { $left } pions actifs dans ta réserve.
       *[no] { $name } peut miser jusqu’à { $most }. Si tu gagnes, il reste { $left } pions actifs dans ta réserve.
    }
macht_ohnmacht-hint-active-now =
    { $saved ->
        [yes] Si aucun pion n’est sauvé, tu as alors { $own ->
            [one] { $own } province active
           *[other] { $own } provinces actives
        }, et { $name } en a { $other }.
       *[no] Tu as alors { $own ->
            [one] { $own } province active
           *[other] { $own } provinces actives
        }, et { $name } en a { $other }.
    }
macht_ohnmacht-hint-active-next =
    { $saved ->
        [yes] Si aucun pion n’est sauvé, tu as { $own ->
            [one] { $own } province qui sera active
           *[other] { $own } provinces qui seront actives
        } au prochain cycle, et { $name } en a { $other }.
       *[no] Tu as alors { $own ->
            [one] { $own } province qui sera active
           *[other] { $own } provinces qui seront actives
        } au prochain cycle, et { $name } en a { $other }.
    }
macht_ohnmacht-hint-last-cube =
    { $saved ->
        [yes] Il ne reste alors aucun cube. Si aucun pion n’est sauvé, le cycle est compté à { $own } provinces actives contre { $other } : tu as { $total } sur { $goal }, et { $name } a { $rival }.
       *[no] Il ne reste alors aucun cube : le cycle est compté à { $own } provinces actives contre { $other }, tu as { $total } sur { $goal }, et { $name } a { $rival }.
    }
macht_ohnmacht-hint-opens = Tu peux alors renverser { $region } avec { $tile } de { $margin }, par { $attack } contre { $defence }.
macht_ohnmacht-hint-denies = { $name } pourrait renverser { $region } avec elle de { $margin }, par { $attack } contre { $defence }, et ne peut plus la prendre.
macht_ohnmacht-hint-recruits =
    { $count ->
        [0] Aucun pion, mais le temps passe.
        [one] { $count } pion passe du stock à ta réserve.
       *[other] { $count } pions passent du stock à ta réserve.
    }
macht_ohnmacht-hint-serpent = Risque : { $name } a un Serpent et peut l’annuler.
macht_ohnmacht-hint-exposed =
    { $means ->
        [hand] Risque : { $name } a { $tile } et peut renverser { $region } de { $margin }, par { $attack } contre { $defence }.
       *[display] Risque : { $name } peut prendre { $tile } et renverser { $region } de { $margin }, par { $attack } contre { $defence }.
    }

## Ce qu’un ordinateur croyait

macht_ohnmacht-belief-bid =
    { $count ->
        [0] Je m’attendais à voir { $name } ne rien miser ({ $percent } %).
        [one] Je m’attendais à voir { $name } miser { $count } pion ({ $percent } %).
       *[other] Je m’attendais à voir { $name } miser { $count } pions ({ $percent } %).
    }
