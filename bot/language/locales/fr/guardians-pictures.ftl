### Les mots dans les images de Guardians, et les textes qui disent la même chose.

## Sur la table

guardians-picture-turn = Tour { $turn }{ $limit ->
        [0] {""}
       *[other] {" "}sur { $limit }
    }
guardians-picture-over = La partie est finie
guardians-picture-organise = Chacun s’organise en secret
guardians-picture-marching = { $name } tourne un bouclier
guardians-picture-moving = Mouvement et combat
guardians-picture-settlement = Occupation des terrains
guardians-picture-still = Encore à tourner : { $shields }
guardians-picture-offered = Au choix : { $places }.
guardians-picture-shield-lost = { $name } perd le bouclier en { $place } ({ $count } sur cinq)
guardians-picture-fight =
    { $storm ->
        [yes] { $name } attaque { $other }, jusqu’au Guardian
       *[no] { $name } attaque { $place }
    }
guardians-picture-won =
    { $count ->
        [0] Personne n’a gagné
        [one] { $names } a gagné
       *[other] { $names } ont gagné
    }
guardians-picture-curve = Vitalité de base
guardians-picture-deck = Pioche
guardians-picture-of-lands = contrées
guardians-picture-pen = Enclos
guardians-picture-depot = Entrepôt
guardians-picture-discard = Défausse
guardians-picture-drawn = Piochées
guardians-picture-dominance = Dominante
guardians-picture-ruins = Ruines
guardians-picture-face-down = Face cachée

## Dans un combat

guardians-picture-combat-hand = Main de combat : { $name }
guardians-picture-counts = total
guardians-picture-no-land =
    { $land ->
        [face_down] Contrée sans type
        [home] Ruines
       *[none] Contrée sans terrain
    }
guardians-picture-match = Confrontation { $number }
guardians-picture-secondary = Attaque secondaire
guardians-picture-shielded = { $card } protège
guardians-picture-cause = Décidé par { $card }
guardians-picture-no-comparison = Sans comparaison
guardians-picture-tie = Égalité
guardians-picture-fails = Échoue
guardians-picture-term-base = Vitalité de base
guardians-picture-term-off-color = Hors-couleur
guardians-picture-term-terrain = Terrain
guardians-picture-term-stronghold = Forteresse
guardians-picture-term-guardian = Guardian
guardians-picture-term-text = Texte de la carte
guardians-picture-held =
    { $storm ->
        [yes] { $name } garde son Guardian
       *[no]
            { $taken ->
                [yes] { $name } prend { $place }
               *[no] { $name } tient { $place }
            }
    }
guardians-picture-command = Commandement
guardians-picture-said =
    { $said ->
        [yes] Commandement : oui
        [no] Commandement : non
       *[open] Commandement : pas encore dit
    }
guardians-picture-pending = À l’instant
guardians-picture-effects = En vigueur
guardians-picture-aside = Mises de côté
guardians-picture-reserve = Inutilisées
guardians-picture-declared = Mènera avec : { $what }
guardians-picture-revealed = Révélées
guardians-picture-lost = Perdues
guardians-picture-bribed = Corrompues

## S'organiser

guardians-picture-storage = Main de réserve : { $name }
guardians-picture-layout = Organisation : { $name }
guardians-picture-nothing = Rien
guardians-picture-closed = Rien ne peut être posé ici
guardians-picture-below = Sous la forteresse
guardians-picture-beside = À côté
guardians-picture-drawer-hand = Restent en main : { $count } sur { $limit }
guardians-picture-drawer-discards = Défaussées : { $count }
guardians-picture-drawer-plays = Jouées maintenant
guardians-picture-drawer-sacrifices = Sacrifiées contre des pierres
guardians-picture-drawer-accessories = Nouveaux accessoires
guardians-picture-drawer-attached = Ajoutées à des piles ailleurs
guardians-picture-drawer-downgrades = Posées à côté des forteresses adverses

## Textes de remplacement

guardians-picture-head = { $turn } : { $duty }.
guardians-picture-standing =
    { $name } ({ $guardian }) : { $stones ->
        [one] { $stones } pierre
       *[other] { $stones } pierres
    }, { $lost ->
        [one] { $lost } bouclier perdu
       *[other] { $lost } boucliers perdus
    } sur 5, { $lands ->
        [one] { $lands } contrée disputée
       *[other] { $lands } contrées disputées
    } sur 6 ; pioche { $deck }, enclos { $pen }, entrepôt { $depot }{ $drawn ->
        [0] {""}
        [one] , { $drawn } piochée
       *[other] , { $drawn } piochées
    }, défausse { $discard }{ $discard ->
        [0] {""}
       *[other] {" "}(dessus : { $top })
    }{ $dominance ->
        [0] {""}
       *[other] , dominante { $dominance }
    }{ $first ->
        [yes] , commence
       *[no] {""}
    }.
guardians-picture-armies = { $name } a { $armies }.
guardians-picture-stack =
    { $place } : { $shield ->
        [no] sans bouclier,
        [turned] bouclier tourné,
       *[yes] bouclier,
    } { $count ->
        [0] rien dessous
        [one] { $count } carte
       *[other] { $count } cartes
    }{ $flew ->
        [yes] , a volé
       *[no] {""}
    }{ $known ->
        [0] {""}
       *[other] {" "}({ $cards })
    }{ $points ->
        [0] {""}
        [one] , { $points } point sur { $limit }
       *[other] , { $points } points sur { $limit }
    }
guardians-picture-lands = { $name } contrôle { $lands }.
guardians-picture-home =
    { $place }{ $ruined ->
        [yes] {" "}est en ruines
       *[no] {""}
    }{ $below ->
        [0] {""}
       *[other]  : { $below } dessous{ $known ->
            [0] {""}
           *[other] {" "}({ $cards })
        }
    }{ $fitted ->
        [0] {""}
       *[other] , à côté { $beside }
    }.
guardians-picture-account = { $held } : { $attacker } contre { $defender }.
guardians-picture-side =
    { $name } a { $stones ->
        [one] { $stones } pierre
       *[other] { $stones } pierres
    }{ $over ->
        [yes] {""}
       *[no] {" "}et en main { $hand ->
            [one] { $hand } créature ou objet de créature
           *[other] { $hand } créatures ou objets de créature
        } et { $depot ->
            [one] { $depot } carte de l’entrepôt
           *[other] { $depot } cartes de l’entrepôt
        }
    }{ $commands ->
        [0] {""}
       *[other]  ; commandement : { $command }
    }.
guardians-picture-comparison =
    { $title } : { $first } { $ended ->
        [wins] bat
        [loses] est battu par
        [push] ne bat pas et n’est pas battu par
       *[runs] contre
    } { $second }{ $judged ->
        [0] {""}
       *[other] {" "}({ $outcome })
    }.
guardians-picture-gone =
    { $name } a { $what ->
        [bribed] vu corrompre
       *[lost] perdu
    } : { $cards }.
guardians-picture-wing = { $place } { $name }, { $used ->
        [one] { $used } point
       *[other] { $used } points
    } sur { $limit } : { $what }.
guardians-picture-part-shield = sous { $cards }
guardians-picture-part-above = dessus { $cards }
guardians-picture-part-below = dessous { $cards }
guardians-picture-part-beside = à côté { $cards }

## L’affiche de la fin

guardians-poster-shields = Boucliers détruits
guardians-poster-ruins = Forteresses prises
guardians-poster-lands = Contrées tenues
guardians-poster-stones = Pierres
guardians-poster-turning = Le tournant
guardians-poster-battle = La plus grande bataille
guardians-poster-last = La dernière bataille
guardians-poster-moment = Tour { $turn } : { $what }
guardians-poster-count = { $held }, { $one } à { $other }
guardians-poster-grown = { $name } tient { $count } des six contrées
guardians-poster-by =
    { $reason ->
        [guardian] Victoire par la chute du Guardian
        [shields] Victoire par cinq boucliers
        [lands] Victoire par les six contrées disputées
        [turns] Victoire après le dernier tour
       *[resigned] Victoire par abandon
    }

guardians-mark-army =
    { $place }, { $count ->
        [one] { $count } carte face cachée
       *[other] { $count } cartes face cachée
    }
guardians-mark-strong = Forte
guardians-mark-weak = Faible
guardians-mark-trap = Un piège
guardians-mark-flyers = Créatures volantes
guardians-mark-ranged = Attaque à distance
guardians-mark-command = Commandement
