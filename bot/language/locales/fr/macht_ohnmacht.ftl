### Macht & Ohnmacht : ce qui se raconte, se demande et se répond. Les noms des provinces sont les mêmes dans toutes les
### langues.

macht_ohnmacht-title = Macht & Ohnmacht
macht_ohnmacht-teaser = Chevaliers à pied, mages sans frontières : la Grande-Bretagne du Ve siècle, à deux.

## Les réglages d’une table

macht_ohnmacht-option-serpent_vs_lightning = Serpent contre les éclairs
macht_ohnmacht-option-serpent_vs_lightning-about = Si un Serpent peut annuler une tuile à éclair avant les mises.
macht_ohnmacht-option-serpent_vs_lightning-true = Permis
macht_ohnmacht-option-serpent_vs_lightning-true-about = Un Serpent peut annuler une tuile à éclair qui vient d’être prise.
macht_ohnmacht-option-serpent_vs_lightning-false = Interdit
macht_ohnmacht-option-serpent_vs_lightning-false-about = Les tuiles à éclair sont toujours mises aux enchères.

macht_ohnmacht-option-serpent_vs_recruit = Serpent contre le recrutement
macht_ohnmacht-option-serpent_vs_recruit-about = Si un Serpent peut annuler une tuile utilisée pour recruter.
macht_ohnmacht-option-serpent_vs_recruit-true = Permis
macht_ohnmacht-option-serpent_vs_recruit-true-about = Un Serpent peut annuler une tuile quel que soit son usage.
macht_ohnmacht-option-serpent_vs_recruit-false = Interdit
macht_ohnmacht-option-serpent_vs_recruit-false-about = Recruter avec une tuile ne peut pas être annulé.

macht_ohnmacht-option-first_player_count = Égalité pour commencer
macht_ohnmacht-option-first_player_count-about = Quelles provinces actives comptent à égalité de points de victoire.
macht_ohnmacht-option-first_player_count-new = Nouveau cycle
macht_ohnmacht-option-first_player_count-new-about = Celles qui sont actives dans le cycle qui commence.
macht_ohnmacht-option-first_player_count-ended = Cycle terminé
macht_ohnmacht-option-first_player_count-ended-about = Celles qui étaient actives dans le cycle qui vient de finir.

macht_ohnmacht-option-both_reach_goal = But atteint par les deux
macht_ohnmacht-option-both_reach_goal-about = Ce qui se passe si les deux ont assez de points après le même cycle.
macht_ohnmacht-option-both_reach_goal-total = Meilleur total
macht_ohnmacht-option-both_reach_goal-total-about = Le meilleur total gagne ; à égalité, la victoire est partagée.
macht_ohnmacht-option-both_reach_goal-continue = Continuer
macht_ohnmacht-option-both_reach_goal-continue-about = Le meilleur total gagne ; à égalité, un cycle de plus se joue.

macht_ohnmacht-option-second_action_optional = Seconde action
macht_ohnmacht-option-second_action_optional-about = Si un tour peut finir après une seule action.
macht_ohnmacht-option-second_action_optional-true = Facultative
macht_ohnmacht-option-second_action_optional-true-about = Un tour peut finir après la première action.
macht_ohnmacht-option-second_action_optional-false = Obligatoire
macht_ohnmacht-option-second_action_optional-false-about = Toutes les actions d’un tour se font.

macht_ohnmacht-option-tile_mix = Mélange de tuiles
macht_ohnmacht-option-tile_mix-about = Le nombre de tuiles de chaque sorte. Les deux mélanges sont reconstitués.
macht_ohnmacht-option-tile_mix-standard = Standard
macht_ohnmacht-option-tile_mix-standard-about = Cinq tuiles Influence et un Bonus par marqueur.
macht_ohnmacht-option-tile_mix-more_bonuses = Plus de Bonus
macht_ohnmacht-option-tile_mix-more_bonuses-about = Quatre tuiles Influence et deux Bonus par marqueur.

## Les mots que nomment les refus

macht_ohnmacht-kind-knights = chevaliers
macht_ohnmacht-kind-mages = mages
macht_ohnmacht-cycle-magic = Magie
macht_ohnmacht-cycle-sword = Épée

## Où en est la partie

macht_ohnmacht-headline =
    Cycle { $cycle }, { $kind ->
        [magic] Magie
       *[sword] Épée
    } · Tour { $turn } · { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    }
macht_ohnmacht-headline-over = La partie est finie

## Ce qui s’est passé

macht_ohnmacht-table-set = { $orange } joue orange, { $white } joue blanc. Chaque province a son marqueur ; à côté du plateau restent : { $spares }.
macht_ohnmacht-cycle-begun = **Cycle { $cycle }** : c’est un cycle { $kind ->
        [magic] de Magie, les mages sont actifs et les provinces de même marqueur sont voisines.
       *[sword] d’Épée, les chevaliers sont actifs et les provinces qui ont une frontière commune sont voisines.
    } { $token ->
        [none] Il y a { $hourglass } cubes sur le sablier et { $tiles } tuiles à prendre.
       *[other] Le jeton Temps indique { $token } : il y a { $hourglass } cubes sur le sablier et { $tiles } tuiles à prendre.
    }{ $tokens_shuffled ->
        [yes] {" "}Tous les jetons Temps avaient servi et ont été mélangés à nouveau.
       *[no] {""}
    }
macht_ohnmacht-tiles-discarded =
    { $count ->
        [one] Une tuile restait à prendre et est défaussée.
       *[other] { $count } tuiles restaient à prendre et sont défaussées.
    }
macht_ohnmacht-tiles-shuffled = Les tuiles défaussées ont été mélangées à nouveau.
macht_ohnmacht-display =
    { $count ->
        [0] Il n’y a aucune tuile à prendre.
       *[other] Tuiles à prendre : { $tiles }.
    }
macht_ohnmacht-reinforcements = Renforts : { $name } { $pieces }, { $other } { $otherpieces }.
macht_ohnmacht-first-points = { $name } commence avec moins de points de victoire, { $points } contre { $otherpoints }.
macht_ohnmacht-first-regions =
    { $name } commence : à points de victoire égaux ({ $points }), le moins de provinces actives l’emporte, { $regions } contre { $otherregions }, { $counted ->
        [knights] comptées avec les chevaliers
       *[mages] comptées avec les mages
    }. Le premier tour a { $actions ->
        [one] une action
       *[other] { $actions } actions
    }.
macht_ohnmacht-first-lot =
    { $name } commence par tirage au sort, à égalité de points de victoire ({ $points }) et de provinces actives ({ $regions }). Le premier tour a { $actions ->
        [one] une action
       *[other] { $actions } actions
    }.
macht_ohnmacht-turn-begun =
    { $actions ->
        [one] { $name } joue, avec une action.
       *[other] { $name } joue, avec { $actions } actions.
    }
macht_ohnmacht-turn-ended-chosen =
    { $actions ->
        [0] { $name } termine son tour.
        [one] { $name } termine son tour ; il lui restait une action.
       *[other] { $name } termine son tour ; il lui restait { $actions } actions.
    }
macht_ohnmacht-turn-ended-unusable = { $name } n’a plus de tuile utilisable maintenant, et le tour est fini.
macht_ohnmacht-cubes-left =
    { $count ->
        [0] Le sablier est vide.
        [one] Il reste un cube.
       *[other] Il reste { $count } cubes.
    }

macht_ohnmacht-tile-taken = { $name } prend { $tile }.
macht_ohnmacht-piece-placed = { $name } pose { $kind } en { $region } ; il y a là maintenant { $pieces }.
macht_ohnmacht-recruited =
    { $name } recrute { $pieces }{ $enough ->
        [yes] {""}
       *[no] {" "}au lieu de { $due }, faute de pions en stock
    }{ $first ->
        [yes] , et c’est le premier recrutement du cycle.
       *[no] .
    }
macht_ohnmacht-recruited-nobody =
    { $name } ne recrute personne : le stock n’a plus de { $kind ->
        [knights] chevaliers
       *[mages] mages
    }.

macht_ohnmacht-announced = { $name } annonce { $tile } : « { $use } ».
macht_ohnmacht-announced-auction = Mettre aux enchères
macht_ohnmacht-announced-serpent =
    { $count ->
        [one] { $name } peut l’annuler avec le Serpent ; il reste un cube.
       *[other] { $name } peut l’annuler avec le Serpent ; il reste { $count } cubes.
    }
macht_ohnmacht-serpent-played =
    { $hourglass ->
        [0] { $name } joue le Serpent et annule { $cancelled }. Les deux sont défaussées, et le sablier est vide.
        [one] { $name } joue le Serpent et annule { $cancelled }. Les deux sont défaussées, et il reste un cube.
       *[other] { $name } joue le Serpent et annule { $cancelled }. Les deux sont défaussées, et il reste { $hourglass } cubes.
    }
macht_ohnmacht-serpent-kept = { $name } garde le Serpent et laisse passer { $tile }.
macht_ohnmacht-reinforced = { $name } renforce { $region } de { $kind } avec { $tile } ; il y a là maintenant { $pieces }.
macht_ohnmacht-overthrown = { $name } renverse { $region }, contrôlée par { $other }, par { $attack } contre { $defence } avec { $tile }.
macht_ohnmacht-sum-attack = - **Attaque { $total }** = { $terms }
macht_ohnmacht-sum-defence = - **Défense { $total }** = { $terms }
macht_ohnmacht-driven-saved =
    { $count ->
        [0] { $name } replie { $saved } depuis { $region } vers { $to } et ne perd rien.
       *[other] { $name } replie { $saved } depuis { $region } vers { $to } ; retour au stock : { $lost }.
    }
macht_ohnmacht-driven-nobody-saved = { $name } ne sauve aucun pion en { $region } ; retour au stock : { $lost }.
macht_ohnmacht-driven-no-refuge = { $name } n’a aucune retraite possible depuis { $region } ; retour au stock : { $lost }.
macht_ohnmacht-moved-in = { $name } entre en { $region } avec { $kind }.
macht_ohnmacht-stayed-out = { $name } laisse { $region } vide.
macht_ohnmacht-stayed-out-forced = { $name } n’a pas de pion actif en réserve : { $region } reste vide.
macht_ohnmacht-bonus-played = { $name } joue un Bonus : +{ $bonuses } jusqu’à la fin du cycle pour renverser ou défendre toute province avec le marqueur { $marker }.
macht_ohnmacht-moved = { $name } déplace { $moves }.
macht_ohnmacht-sailed = { $name } embarque { $moves }.
macht_ohnmacht-tile-recruited = { $name } recrute { $pieces } avec { $tile }.

macht_ohnmacht-auction-opened = { $name } prend { $tile }, qui est mise aux enchères.
macht_ohnmacht-auction-most = { $name } peut miser jusqu’à { $most }, { $other } jusqu’à { $othermost }.
macht_ohnmacht-bid-sealed = { $name } a misé.
macht_ohnmacht-bid-reopened = { $name } a repris sa mise pour réfléchir encore.
macht_ohnmacht-bids-revealed = Les mises sont révélées : { $name } { $bid }, { $other } { $otherbid }.
macht_ohnmacht-auction-won = { $name } paie { $pieces } et remporte { $tile }.
macht_ohnmacht-auction-tied = Personne ne remporte { $tile }, et personne ne paie.
macht_ohnmacht-point-won =
    { $points ->
        [one] { $name } marque un point de victoire et en a maintenant { $points }.
       *[other] { $name } marque un point de victoire et en a maintenant { $points }.
    }
macht_ohnmacht-pieces-removed = { $name } retire { $pieces } à { $other } en { $region } grâce à la rébellion.
macht_ohnmacht-marker-changed = { $name } change le marqueur en { $region } : { $old } devient { $new }.
macht_ohnmacht-effect-unused = { $name } n’utilise pas { $tile }.
macht_ohnmacht-effect-impossible = { $name } ne peut rien faire avec { $tile }.

macht_ohnmacht-cycle-ended =
    Le dernier cube est retiré. Fin du **cycle { $cycle }**, { $kind ->
        [magic] un cycle de Magie :
       *[sword] un cycle d’Épée :
    }
macht_ohnmacht-cycle-score =
    - { $name } : { $count ->
        [0] aucune province active
        [one] { $count } province active ({ $regions })
       *[other] { $count } provinces actives ({ $regions })
    }, { $gained ->
        [0] aucun point de victoire
       *[other] +{ $gained } point de victoire
    } : { $points } + { $count } = **{ $total }** sur { $goal }
macht_ohnmacht-played-on = Les deux ont { $total } : un cycle de plus décide.
macht_ohnmacht-player-left = { $name } quitte la partie.
macht_ohnmacht-match-ended =
    { $reason ->
        [resigned] La partie est finie.
        [both] Les deux ont atteint { $goal } : la partie est finie.
       *[goal] Le total de { $goal } est atteint : la partie est finie.
    }

## Ce qu’une seule personne apprend

macht_ohnmacht-bid-kept =
    { $pieces ->
        [0] Ta mise est faite : aucun pion.
        [one] Ta mise est faite : un pion.
       *[other] Ta mise est faite : { $pieces } pions.
    }
macht_ohnmacht-intentions-dropped =
    { $reason ->
        [legal] La prochaine tuile de ton plan ne peut plus s’utiliser ainsi. Tu gardes : { $uses }.
        [serpent] Le Serpent a bouleversé ton plan. Tu gardes pour l’instant : { $uses }.
       *[cycle] Le cycle est fini avant ton plan. Tu gardes : { $uses }.
    }

## Le résultat

macht_ohnmacht-result =
    { $count ->
        [one] { $reason ->
            [resigned] { $names } gagne, car l’adversaire a quitté la partie.
           *[goal] { $names } gagne avec { $total } sur { $goal }.
        }
       *[other] { $names } partagent la victoire, à { $total } de part et d’autre.
    }
macht_ohnmacht-result-line =
    - { $name } : { $points ->
        [one] { $points } point de victoire
       *[other] { $points } points de victoire
    } + { $active ->
        [one] { $active } province active
       *[other] { $active } provinces actives
    } = **{ $total }**

## Ce qui est demandé

macht_ohnmacht-duty-bid = miser en secret sur { $tile }
macht_ohnmacht-duty-serpent = annuler { $tile } avec le Serpent, ou la laisser passer
macht_ohnmacht-duty-retreat = sauver un pion en { $region }, ou aucun
macht_ohnmacht-duty-occupy = entrer en { $region }, ou la laisser vide
macht_ohnmacht-duty-plain-turn = jouer ce tour
macht_ohnmacht-duty-plain-bid = miser en secret
macht_ohnmacht-duty-plain-serpent = jouer le Serpent, ou laisser passer la tuile
macht_ohnmacht-duty-plain-rebellion = choisir des pions pour la rébellion
macht_ohnmacht-duty-plain-marker = changer un marqueur, ou non
macht_ohnmacht-duty-plain-retreat = sauver un pion, ou aucun
macht_ohnmacht-duty-plain-occupy = entrer, ou rester dehors
macht_ohnmacht-duty-plain-plan = donner des consignes permanentes

## Ce qui est demandé en privé

macht_ohnmacht-prompt-turn =
    { $actions ->
        [0] Tu as fait tes actions. Tu peux encore utiliser des tuiles, ou terminer ton tour.
        [one] C’est ton tour : il te reste une action{ $more ->
            [yes] , et tu peux encore utiliser des tuiles sans elle.
           *[no] .
        }
       *[other] C’est ton tour : il te reste { $actions } actions.
    }
macht_ohnmacht-prompt-choices = -# Prends une tuile, pose un pion actif, recrute des pions passifs, ou utilise des tuiles l’une après l’autre.
macht_ohnmacht-prompt-cycle =
    -# { $kind ->
        [magic] Les mages sont actifs, et les provinces de même marqueur sont voisines.
       *[sword] Les chevaliers sont actifs, et les provinces qui ont une frontière commune sont voisines.
    } { $cubes ->
        [one] Il reste un cube sur le sablier : ce qui le retire finit le cycle.
       *[other] Il reste { $cubes } cubes sur le sablier.
    }
macht_ohnmacht-prompt-seen = -# Tout le monde voit aussitôt ton choix.
macht_ohnmacht-prompt-bid =
    { $active ->
        [knights] Tu peux miser des chevaliers de ta réserve sur { $tile }.
       *[mages] Tu peux miser des mages de ta réserve sur { $tile }.
    }
macht_ohnmacht-prompt-bid-most = Tu peux miser jusqu’à { $most }, ton adversaire jusqu’à { $othermost }.
macht_ohnmacht-prompt-bid-terms = -# { $about }. Seule la meilleure mise est payée, au stock ; à égalité, personne ne paie ni ne gagne. Personne n’apprend ta mise avant que les deux soient faites. Jusque-là, tu peux la changer.
macht_ohnmacht-prompt-serpent =
    { $count ->
        [one] Tu peux l’annuler avec ton Serpent. Cela prendrait le dernier cube et finirait le cycle.
       *[other] Tu peux l’annuler avec ton Serpent. Il reste { $count } cubes ; avec le Serpent, ce serait { $after }.
    } Tout le monde voit aussitôt ta réponse.
macht_ohnmacht-prompt-rebellion = Tu as remporté la rébellion : renvoie au stock jusqu’à deux pions adverses d’une même province, ou ne fais rien.
macht_ohnmacht-prompt-marker = Tu as remporté le changement de marqueur : échange le marqueur d’une province contre un autre qui reste à côté, ou ne fais rien.
macht_ohnmacht-prompt-retreat =
    { $name } a renversé { $region }, où tu as { $pieces }. Tu peux en sauver un vers une province voisine vide ou à toi ({ $kind ->
        [magic] même marqueur
       *[sword] frontière commune
    }) ; les autres retournent à ton stock.
macht_ohnmacht-prompt-occupy =
    { $active ->
        [knights] { $region } est renversée. Tu peux y poser un chevalier de ta réserve, ou la laisser vide.
       *[mages] { $region } est renversée. Tu peux y poser un mage de ta réserve, ou la laisser vide.
    }
macht_ohnmacht-prompt-plan = Des consignes permanentes répondent à ta place, pour que personne n’attende. Personne d’autre ne les apprend. Elles font ce qui est écrit ci-dessous et rien d’autre ; ce que tu laisses ouvert te sera demandé. Commence par les consignes habituelles ou par aucune, et change-les partie par partie.
macht_ohnmacht-question-turn-action = Choisis une action
macht_ohnmacht-question-turn-take = Choisis la tuile à prendre
macht_ohnmacht-question-turn-place = Choisis où poser un pion actif
macht_ohnmacht-question-turn-tile = Choisis la tuile { $number } à utiliser
macht_ohnmacht-question-turn-mode = Choisis l’usage de la tuile { $number }
macht_ohnmacht-question-turn-region = Choisis la province pour la tuile { $number }
macht_ohnmacht-question-turn-move-in = Choisis si tu entres après l’étape { $number }
macht_ohnmacht-question-turn-start = Choisis la première province pour la tuile { $number }
macht_ohnmacht-question-turn-goal = Choisis la seconde province pour la tuile { $number }
macht_ohnmacht-question-turn-knights = Choisis combien de chevaliers la tuile { $number } déplace
macht_ohnmacht-question-turn-mages = Choisis combien de mages la tuile { $number } déplace
macht_ohnmacht-question-bid-bid = Choisis ta mise
macht_ohnmacht-question-rebellion-region = Choisis la province de la rébellion
macht_ohnmacht-question-rebellion-knights = Choisis combien de chevaliers retirer
macht_ohnmacht-question-rebellion-mages = Choisis combien de mages retirer
macht_ohnmacht-question-marker-region = Choisis la province dont le marqueur change
macht_ohnmacht-question-marker-marker = Choisis le nouveau marqueur
macht_ohnmacht-question-serpent-serpent = Jouer le Serpent ?
macht_ohnmacht-question-retreat-region = Choisis où sauver un pion
macht_ohnmacht-question-retreat-kind = Choisis le pion à sauver
macht_ohnmacht-question-occupy-move-in = Entrer ?
macht_ohnmacht-question-plan-retreat = Choisis vers où te retirer
macht_ohnmacht-question-plan-region = Retraite vers : choix { $number }
macht_ohnmacht-question-plan-bid-point = Ta mise pour un point de victoire
macht_ohnmacht-question-plan-bid-rebellion = Ta mise pour une rébellion
macht_ohnmacht-question-plan-bid-marker = Ta mise pour un changement de marqueur
macht_ohnmacht-question-plan-bid-keep = Ce qui reste dans ta réserve
macht_ohnmacht-question-plan-guarded = Les provinces que garde le Serpent
macht_ohnmacht-question-plan-cancel = Les tuiles à éclair que le Serpent annule
macht_ohnmacht-question-plan-rebel = La province d’une rébellion
macht_ohnmacht-question-plan-marker-region = La province qui change de marqueur
macht_ohnmacht-question-plan-marker-wish = Le marqueur qu’elle reçoit

## Lignes des menus

macht_ohnmacht-choice-turn-action-take = Prendre une tuile
macht_ohnmacht-choice-turn-action-place = Poser un pion
macht_ohnmacht-choice-turn-action-recruit = Recruter, avec le dernier cube
macht_ohnmacht-choice-turn-action-end = Terminer le tour
macht_ohnmacht-choice-turn-mode-reinforce = Renforcer
macht_ohnmacht-choice-turn-mode-overthrow = Renverser
macht_ohnmacht-choice-turn-mode-bonus = Jouer le Bonus
macht_ohnmacht-choice-turn-mode-move = Déplacer des pions
macht_ohnmacht-choice-turn-mode-sail = Embarquer
macht_ohnmacht-choice-turn-mode-recruit = Avec la tuile : recruter un chevalier et un mage
macht_ohnmacht-choice-turn-mode-recruit-knights = Avec la tuile : recruter 2 chevaliers
macht_ohnmacht-choice-turn-mode-recruit-mages = Avec la tuile : recruter 2 mages
macht_ohnmacht-choice-turn-move-in-yes = Y entrer
macht_ohnmacht-choice-turn-move-in-no = Rester dehors
macht_ohnmacht-choice-turn-move-in-ask = Décider le moment venu
macht_ohnmacht-choice-serpent-serpent-pass = Laisser passer
macht_ohnmacht-choice-serpent-serpent-cancel = Jouer le Serpent
macht_ohnmacht-choice-occupy-move-in-yes = Entrer
macht_ohnmacht-choice-occupy-move-in-no = Rester dehors
macht_ohnmacht-choice-rebellion-region-none = Ne rien retirer
macht_ohnmacht-choice-marker-region-none = Ne rien changer
macht_ohnmacht-choice-retreat-region-none = Ne sauver aucun pion
macht_ohnmacht-choice-plan-preset-ask = Tout me demander
macht_ohnmacht-choice-plan-preset-usual = Consignes habituelles
macht_ohnmacht-choice-plan-part-bids = Les enchères…
macht_ohnmacht-choice-plan-part-serpent = Le Serpent…
macht_ohnmacht-choice-plan-part-retreat = Les retraites…
macht_ohnmacht-choice-plan-part-move-in = Les provinces renversées…
macht_ohnmacht-choice-plan-part-prizes = Ce que je gagne aux enchères…
macht_ohnmacht-choice-plan-serpent-ask = Serpent : me demander
macht_ohnmacht-choice-plan-serpent-pass-turn = Serpent : tout laisser passer ce tour
macht_ohnmacht-choice-plan-serpent-never = Serpent : ne jamais l’utiliser
macht_ohnmacht-choice-plan-serpent-when = Serpent : le jouer si…
macht_ohnmacht-choice-plan-spare-pass = Laisser passer tout le reste
macht_ohnmacht-choice-plan-spare-ask = Me demander pour tout le reste
macht_ohnmacht-choice-plan-retreat-ask = Retraites : me demander
macht_ohnmacht-choice-plan-retreat-active = Retraites : là où cela fait le plus de provinces actives
macht_ohnmacht-choice-plan-retreat-strongest = Retraites : vers ma province voisine la plus forte
macht_ohnmacht-choice-plan-retreat-weakest = Retraites : vers ma province voisine la plus faible
macht_ohnmacht-choice-plan-retreat-listed = Retraites : selon une liste de provinces
macht_ohnmacht-choice-plan-retreat-none = Retraites : ne sauver aucun pion
macht_ohnmacht-choice-plan-save-active = Sauver un pion actif
macht_ohnmacht-choice-plan-save-passive = Sauver un pion passif
macht_ohnmacht-choice-plan-bids-ask = Enchères : me demander
macht_ohnmacht-choice-plan-bids-none = Enchères : ne rien miser
macht_ohnmacht-choice-plan-bids-by-tile = Enchères : selon la tuile
macht_ohnmacht-choice-plan-bid-own-no = Seulement quand mon adversaire prend la tuile
macht_ohnmacht-choice-plan-bid-own-yes = Aussi quand je la prends
macht_ohnmacht-choice-plan-bid-goal-same = Point qui atteint le but : comme un autre
macht_ohnmacht-choice-plan-bid-goal-ask = Point qui atteint le but : me demander
macht_ohnmacht-choice-plan-bid-goal-all = Point qui atteint le but : tout ce que j’ai
macht_ohnmacht-choice-plan-move-in-ask = Provinces renversées : me demander
macht_ohnmacht-choice-plan-move-in-always = Provinces renversées : toujours entrer
macht_ohnmacht-choice-plan-move-in-never = Provinces renversées : ne jamais entrer
macht_ohnmacht-choice-plan-rebellion-ask = Rébellion : me demander
macht_ohnmacht-choice-plan-rebellion-active = Rébellion : là où cela coûte des provinces actives
macht_ohnmacht-choice-plan-rebellion-wish = Rébellion : dans une province
macht_ohnmacht-choice-plan-rebellion-none = Rébellion : ne rien retirer
macht_ohnmacht-choice-plan-marker-ask = Marqueur : me demander
macht_ohnmacht-choice-plan-marker-wish = Marqueur : celui d’une province
macht_ohnmacht-choice-plan-marker-none = Marqueur : ne rien changer
macht_ohnmacht-choice-plan-otherwise-ask = Si c’est impossible : me demander
macht_ohnmacht-choice-plan-otherwise-clock = Si c’est impossible : comme au délai

# $tile: point, rebellion or marker. $most: ask, none, or the most that is bid.
macht_ohnmacht-plan-bid =
    { $tile ->
        [point] Point de victoire
        [rebellion] Rébellion
       *[marker] Changement de marqueur
    } : { $most ->
        [ask] me demander
        [none] rien
       *[other] jusqu’à { $most }
    }
macht_ohnmacht-plan-bid-keep =
    { $count ->
        [0] Toute ma réserve peut être misée
        [one] Un pion actif reste en réserve
       *[other] { $count } pions actifs restent en réserve
    }
macht_ohnmacht-plan-move-in-keep =
    { $count ->
        [0] Avec mon dernier pion aussi
        [one] S’il en reste un en réserve
       *[other] S’il en reste { $count } en réserve
    }
macht_ohnmacht-plan-guard =
    { $count ->
        [0] Pour aucun nombre de pions
        [one] Pour un pion perdu ou plus
       *[other] Pour { $count } pions perdus ou plus
    }

macht_ohnmacht-no-pieces-choice = Rien
macht_ohnmacht-marker-choice = Marqueur { $marker }
macht_ohnmacht-amount =
    { $back ->
        [yes] { $pieces }, de la seconde province vers la première
       *[no] { $pieces }
    }
macht_ohnmacht-odds-choice = { $region } : { $attack } contre { $defence }
macht_ohnmacht-region-about =
    { $whose ->
        [own] { $marker } ; à toi : { $pieces }
        [other] { $marker } ; à ton adversaire : { $pieces }
       *[nobody] { $marker } ; vide
    }
macht_ohnmacht-about-influence = Renforcer ou renverser une province avec ce marqueur
macht_ohnmacht-about-bonus = +1 dans les renversements avec ce marqueur jusqu’à la fin du cycle, ou recruter
macht_ohnmacht-about-movement = Redistribuer tes pions entre deux provinces voisines, ou recruter
macht_ohnmacht-about-sea = Déplacer des pions d’une province côtière à une autre, ou recruter
macht_ohnmacht-about-merlin = Une tuile Influence au choix, ou recruter deux pions d’une sorte
macht_ohnmacht-about-serpent = Annuler une tuile au tour de l’adversaire, ou recruter deux pions d’une sorte
macht_ohnmacht-about-victory-point = Enchère immédiate : un point de victoire
macht_ohnmacht-about-rebellion = Enchère immédiate : retirer jusqu’à deux pions adverses d’une province
macht_ohnmacht-about-marker-change = Enchère immédiate : échanger le marqueur d’une province

## Boutons et confirmations

macht_ohnmacht-act-take = Prendre { $tile }
macht_ohnmacht-act-place = Poser un pion en { $region }
macht_ohnmacht-act-recruit =
    { $count ->
        [0] Ne recruter aucun pion et laisser passer le temps
       *[other] Recruter { $pieces }
    }
macht_ohnmacht-act-recruit-last = Recruter et finir le cycle
macht_ohnmacht-act-end = Terminer le tour : à { $name } de jouer
macht_ohnmacht-act-use =
    { $count ->
        [0] { $use }
        [one] { $use }, puis { $count } autre tuile
       *[other] { $use }, puis { $count } autres tuiles
    }
macht_ohnmacht-use-between = Déplacer entre { $start } et { $goal }
macht_ohnmacht-act-bid =
    { $count ->
        [0] Ne rien miser
       *[other] Miser { $pieces }
    }
macht_ohnmacht-act-remove = Retirer { $pieces } en { $region }
macht_ohnmacht-act-marker = Changer le marqueur en { $region } : { $marker }
macht_ohnmacht-act-leave-unused = Ne rien faire
macht_ohnmacht-act-serpent = Jouer le Serpent
macht_ohnmacht-act-pass = Laisser passer
macht_ohnmacht-act-retreat = Replier { $kind } vers { $region }
macht_ohnmacht-act-give-up = Laisser tous les pions retourner au stock
macht_ohnmacht-act-move-in = Entrer
macht_ohnmacht-act-stay-out = Rester dehors
macht_ohnmacht-act-plan = Garder ces consignes

macht_ohnmacht-done-take = Tu as pris { $tile }.
macht_ohnmacht-done-place = Tu as posé un pion en { $region }.
macht_ohnmacht-done-recruit = Tu as recruté.
macht_ohnmacht-done-end = Tu as terminé ton tour.
macht_ohnmacht-done-use =
    { $count ->
        [one] Tu utilises une tuile : { $uses }.
       *[other] Tu utilises { $count } tuiles, tant que rien ne s’interpose : { $uses }.
    }
macht_ohnmacht-done-bid =
    { $count ->
        [0] Tu ne mises rien.
       *[other] Tu mises { $pieces }.
    }
macht_ohnmacht-done-remove = Tu as retiré { $pieces } en { $region }.
macht_ohnmacht-done-marker = Tu as changé le marqueur en { $region } : { $marker }.
macht_ohnmacht-done-leave-unused = Tu n’as rien fait de la tuile.
macht_ohnmacht-done-serpent = Tu as joué le Serpent.
macht_ohnmacht-done-pass = Tu as laissé passer la tuile.
macht_ohnmacht-done-retreat = Tu as replié { $kind } vers { $region }.
macht_ohnmacht-done-give-up = Tu n’as sauvé aucun pion.
macht_ohnmacht-done-move-in = Ton pion est entré.
macht_ohnmacht-done-stay-out = Tes pions restent dehors.
macht_ohnmacht-done-plan-serpent-pass-turn = Le Serpent : tout passe ce tour.
macht_ohnmacht-done-plan-serpent-never = Le Serpent : tu ne l’utilises jamais.
# $targets lists what the Serpent is played against. $spare: ask or pass, what is done with all else.
macht_ohnmacht-done-plan-serpent-when =
    Le Serpent : { $count ->
        [0] rien n’est nommé contre quoi tu le joues
       *[other] tu le joues contre { $targets }
    } ; { $spare ->
        [ask] pour tout le reste, on te demande.
       *[pass] tu laisses passer tout le reste.
    }
macht_ohnmacht-done-plan-serpent-last = Tu ne le joues jamais là où son cube finirait un cycle dans lequel ton adversaire a plus de provinces actives.
macht_ohnmacht-done-plan-guard =
    { $count ->
        [one] tout renversement
       *[other] un renversement de { $count } pions à toi ou plus
    }
macht_ohnmacht-done-plan-guarded = un renversement ici : { $regions }
macht_ohnmacht-done-plan-cancel = des tuiles à éclair quand elles sont prises ({ $tiles })
macht_ohnmacht-done-plan-retreat-active = Les retraites : tu sauves le pion qui te donne le plus de provinces actives, d’abord dans ce cycle, puis dans le suivant ; à égalité, vers ta province voisine qui a le plus de pions.
macht_ohnmacht-done-plan-retreat-strongest = Les retraites : vers ta province voisine qui a le plus de pions.
macht_ohnmacht-done-plan-retreat-weakest = Les retraites : vers ta province voisine qui a le moins de pions, ou vers une vide.
macht_ohnmacht-done-plan-retreat-listed = Les retraites : vers la première possible parmi { $regions }.
macht_ohnmacht-done-plan-retreat-none = Les retraites : tu ne sauves aucun pion.
macht_ohnmacht-done-plan-save-active = Tu sauves un pion actif si possible.
macht_ohnmacht-done-plan-save-passive = Tu sauves un pion passif si possible.
macht_ohnmacht-done-plan-bids-none = Les enchères : tu ne mises rien.
# $own: yes, where the orders hold in auctions of the own turn too. $point, $rebellion and $marker: ask, none, or the most that is bid.
macht_ohnmacht-done-plan-bids-by-tile =
    { $own ->
        [yes] Toutes les enchères
       *[no] Les enchères des tuiles que prend ton adversaire
    } : pour un point de victoire, { $point ->
        [ask] on te demande
        [none] tu ne mises rien
       *[other] tu mises jusqu’à { $point }
    } ; pour une rébellion, { $rebellion ->
        [ask] on te demande
        [none] tu ne mises rien
       *[other] tu mises jusqu’à { $rebellion }
    } ; pour un changement de marqueur, { $marker ->
        [ask] on te demande
        [none] tu ne mises rien
       *[other] tu mises jusqu’à { $marker }
    }.
macht_ohnmacht-done-plan-bid-keep =
    { $count ->
        [one] Un pion actif reste toujours dans ta réserve.
       *[other] { $count } pions actifs restent toujours dans ta réserve.
    }
macht_ohnmacht-done-plan-bid-never = Tu ne mises jamais plus d’un pion au-dessus de ce que ton adversaire possède.
macht_ohnmacht-done-plan-bid-goal-ask = Pour un point de victoire qui amènerait l’un de vous à { $goal } en l’état, on te demande.
macht_ohnmacht-done-plan-bid-goal-all = Pour un point de victoire qui amènerait l’un de vous à { $goal } en l’état, tu mises tout ce qui ne doit pas rester en réserve.
macht_ohnmacht-done-plan-move-in-always = Les provinces renversées : tu y entres toujours.
macht_ohnmacht-done-plan-move-in-keep =
    { $count ->
        [one] Tu n’entres jamais avec le dernier pion actif de ta réserve.
       *[other] Tu n’entres jamais si cela laisse moins de { $count } pions actifs en réserve.
    }
macht_ohnmacht-done-plan-move-in-never = Les provinces renversées : tu n’y entres jamais.
macht_ohnmacht-done-plan-rebellion-active = Une rébellion que tu remportes : tu retires ce qui coûte à ton adversaire le plus de provinces actives, d’abord dans ce cycle, puis dans le suivant.
macht_ohnmacht-done-plan-rebellion-wish = Une rébellion que tu remportes : tu retires de cette province ce qui coûte à ton adversaire le plus de provinces actives : { $region }.
macht_ohnmacht-done-plan-rebellion-none = Une rébellion que tu remportes : tu ne retires rien.
macht_ohnmacht-done-plan-marker-wish = Un changement de marqueur que tu remportes : { $region } reçoit un autre marqueur ({ $marker }).
macht_ohnmacht-done-plan-marker-none = Un changement de marqueur que tu remportes : tu ne changes rien.
macht_ohnmacht-done-plan-otherwise-ask = Là où une province ou un marqueur que tu as nommé n’est pas possible, on te demande.
macht_ohnmacht-done-plan-otherwise-clock = Là où une province ou un marqueur que tu as nommé n’est pas possible, la réponse est celle du délai : un pion actif est sauvé vers ta province voisine la plus forte, une tuile reste inutilisée.
macht_ohnmacht-done-plan-rest = Tout le reste t’est demandé.
macht_ohnmacht-done-plan-nothing = Tout t’est demandé.

## Dans un profil

macht_ohnmacht-feat-overthrow = Plus fort renversement
macht_ohnmacht-feat-kept = Plus de régions gardées
