### Words in the pictures of Power, and the alternative texts that say the same.
### $colour is V, B, J or R; $army is as in power-picture-army; $place is a place as in the notation of the orders.

## In the pictures

power-picture-round = Manche
power-picture-last-round = Dernière manche
power-picture-over = Fin
power-picture-mercenaries = Mercenaires
power-picture-orders =
    { $count ->
        [one] { $names } doit encore sceller ses ordres
       *[other] { $count } joueurs doivent encore sceller leurs ordres
    }
power-picture-booty = { $names } partage le butin
power-picture-won =
    { $count ->
        [0] Personne n’a gagné
        [one] { $names } gagne
       *[other] { $names } partagent la victoire
    }
power-picture-before-fights = Tous les ordres, avant les combats
power-picture-draft = Tes ordres, comme si personne d’autre n’en donnait
power-picture-sealed = Tes ordres scellés
# $name owns the army.
power-picture-reserve =
    { $name } : la réserve { $colour ->
        [V] verte
        [B] bleue
        [J] jaune
       *[R] rouge
    }
power-picture-no-pieces = Aucune pièce
power-picture-exchanges = Échanges en réserve, assemblages sur le plateau
power-picture-threats = Rien ne menace ton quartier général

## Alternative texts

power-picture-head =
    { $over ->
        [yes] Power, après la manche { $round } : { $duty }.
       *[no] Power, manche { $round }{ $rounds ->
            [0] {""}
           *[other] {" "}sur { $rounds }
        } : { $duty }.
    }
power-picture-colour =
    { $colour ->
        [V] vert
        [B] bleu
        [J] jaune
       *[R] rouge
    }
power-picture-army =
    { $name } ({ $colour ->
        [V] vert
        [B] bleu
        [J] jaune
       *[R] rouge
    })
power-picture-standing =
    { $standing ->
        [yes] { $army } : puissance { $strength }, { $power } Power, en réserve { $count ->
            [0] aucune pièce
           *[other] { $pieces }
        }{ $flagcount ->
            [0] {""}
            [one]  ; détient le drapeau { $flags }
           *[other]  ; détient les drapeaux { $flags }
        }.
       *[no] { $army } est hors jeu.
    }
power-picture-place = { $place } : { $forces }.
power-picture-force =
    { $colour ->
        [V] vert
        [B] bleu
        [J] jaune
       *[R] rouge
    } { $pieces } (puissance { $strength })
power-picture-piece-S =
    { $count ->
        [one] { $count } soldat
       *[other] { $count } soldats
    }
power-picture-piece-T =
    { $count ->
        [one] { $count } tank
       *[other] { $count } tanks
    }
power-picture-piece-C =
    { $count ->
        [one] { $count } chasseur
       *[other] { $count } chasseurs
    }
power-picture-piece-D =
    { $count ->
        [one] { $count } destroyer
       *[other] { $count } destroyers
    }
power-picture-piece-R =
    { $count ->
        [one] { $count } régiment
       *[other] { $count } régiments
    }
power-picture-piece-A =
    { $count ->
        [one] { $count } char d’assaut
       *[other] { $count } chars d’assaut
    }
power-picture-piece-B =
    { $count ->
        [one] { $count } bombardier
       *[other] { $count } bombardiers
    }
power-picture-piece-CR =
    { $count ->
        [one] { $count } croiseur
       *[other] { $count } croiseurs
    }
power-picture-piece-M =
    { $count ->
        [one] { $count } méga-missile
       *[other] { $count } méga-missiles
    }

## Alternative texts of a round and of a draft. $order is written as on an order sheet.

power-picture-orders-head = Power, manche { $round } : tous les ordres, et le plateau avant les combats.
power-picture-ordered = { $army } : { $orders }.
power-picture-lost-order = { $order } (perdu)
power-picture-struck = Un méga-missile frappe { $place }.
power-picture-bounced =
    { $back ->
        [yes] { $place } : { $armies } sont à égalité avec { $strength }, et les nouveaux venus repartent.
       *[no] { $place } : { $armies } sont à égalité avec { $strength }, et tous restent.
    }
# $strengths is as in 40 : 12.
power-picture-fought = { $place } : { $winner } bat { $losers }, { $strengths }, et capture { $captured }.
power-picture-fell = { $captor } prend le drapeau de { $army }.
power-picture-preview-head =
    { $count ->
        [0] Tes ordres : aucun pour l’instant. Le plateau reste tel quel :
       *[other] Tes ordres et le plateau auquel ils mèneraient :
    }
power-picture-contest =
    { $verdict ->
        [captured] Tu capturerais ce qui est sur { $place }, { $strength } contre { $other }.
        [tied] Sur { $place } personne ne serait capturé, { $strength } partout.
       *[lost] Tes pièces sur { $place } seraient capturées, { $strength } contre { $other }.
    }
power-picture-sealed-head =
    { $count ->
        [0] Tu n’as scellé aucun ordre. Le plateau tel quel :
       *[other] Tes ordres scellés, sur le plateau tel quel :
    }
power-picture-line =
    { $fault ->
        [yes] La ligne { $number }, { $order }, ne peut pas être exécutée.
       *[no] Ligne { $number } : { $order }.
    }

## Alternative texts of the private pictures. $piece and $pieces are counted.

power-picture-can-make =
    { $count ->
        [0] Rien ne peut être acheté ni assemblé dans la réserve.
       *[other] Dans la réserve, on peut faire : { $pieces }.
    }
power-picture-merger = Sur { $place }, des pièces peuvent être assemblées en { $piece }.
power-picture-missile = Pour un méga-missile, la réserve vaut { $worth } sur { $needed }.
power-picture-verdict =
    { $place } : { $verdict ->
        [safe] en sûreté
        [beaten] drapeau sûr, pas les pièces
       *[fall] peut tomber
    }, { $garrison } contre { $attack }
power-picture-fall-fought = { $place } tombe par { $strength } contre { $other }.
power-picture-fall-empty = Personne ne défendait { $place }.
power-picture-garrison = { $place } est tenu avec { $strength }.
power-picture-threat =
    { $army } depuis { $place } : { $pieces }, puissance { $strength }{ $infantry ->
        [yes] , et pourrait prendre le drapeau
       *[no] {""}
    }.
power-poster-strengths = La puissance, manche par manche
power-poster-turning = Le tournant
power-poster-lead = À la manche { $round }, { $name } passe de { $before } à { $strength } ; la plus forte des puissances rivales est { $other }.
power-poster-battle = La plus grande bataille
power-poster-fought =
    { $who ->
        [mercenaries] Manche { $round }, { $place } : { $name } battent { $others }, { $strengths }.
       *[player] Manche { $round }, { $place } : { $name } bat { $others }, { $strengths }.
    }

power-mark-comes = { $army } vient ici
power-mark-goes = Ce qui est ici s’en va
power-mark-stays = Ce qui est ici reste
power-mark-missile = Un méga-missile frappe ici
