### Ce que font les cartes de Guardians : un message par sorte de capacité.
###
### $cards nomme des cartes au pluriel, sans article : « Chevaliers », « créatures qui volent ». $who dit à qui elles
### sont : « tes autres Chevaliers ». $limits restreint la capacité ; il est vide ou commence par une espace.

## Le cadre

guardians-ability-command = Commandement : { $text }
guardians-card-play = { $timing }{ $limits }.

## Les cartes visées

guardians-creatures =
    { $size ->
        [s] créatures de petite taille
        [m] créatures de taille moyenne
        [l] créatures de grande taille
       *[any] créatures
    }
guardians-creatures-mortal = créatures mortelles
guardians-creatures-elemental = créatures élémentales
guardians-creatures-external = créatures extérieures
guardians-cards-called = créatures nommées { $card }
guardians-cards-shield = boucliers
guardians-cards-standard_bearer = porte-étendards
guardians-cards-shield_terrain = boucliers/terrains
guardians-cards-terrain = terrains
guardians-cards-spell = sorts
guardians-cards-item_hand = objets magiques de main
guardians-cards-item_creature = objets magiques créatures
guardians-cards-item_accessory = accessoires
guardians-cards-bribery = cartes de corruption
guardians-cards-guardian = Guardians
guardians-cards-stronghold = forteresses
guardians-cards-stronghold_upgrade = renforcements de forteresse
guardians-cards-stronghold_downgrade = dégradations de forteresse
guardians-whose =
    { $side ->
        [own] { $others ->
            [yes] tes autres { $cards }
           *[no] tes { $cards }
        }
        [opponent] les { $cards } de l’adversaire
       *[both] { $others ->
            [yes] les autres { $cards } des deux camps
           *[no] les { $cards } des deux camps
        }
    }
guardians-under-this-shield = tes créatures sous ce bouclier
guardians-trait-mortal = de couleur mortelle
guardians-trait-elemental = de couleur élémentale
guardians-trait-external = de couleur extérieure
guardians-trait-size =
    { $size ->
        [s] de petite taille
        [m] de taille moyenne
       *[l] de grande taille
    }
guardians-trait-flying = qui volent
guardians-trait-not-flying = qui ne volent pas
guardians-trait-bribable = que l’on peut corrompre
guardians-trait-not-bribable = que l’on ne peut pas corrompre
guardians-trait-open-to = vulnérables à la { $vice }
guardians-trait-below = de moins de { $base } points de vitalité de base
guardians-trait-off-color = dont le bonus hors-couleur est de { $bonus }
guardians-trait-attack = qui attaquent par { $to }
guardians-trait-affected = sans immunité contre { $to }
guardians-trait-immune = avec une immunité contre { $to }
guardians-trait-ranged = avec une attaque à distance
guardians-trait-not-ranged = sans attaque à distance
guardians-trait-has-destroys = qui détruisent leurs adversaires
guardians-trait-receiver = influençables
guardians-trait-no-receiver = non influençables
guardians-trait-defending = qui défendent une forteresse
guardians-trait-outside = qui ne défendent pas de forteresse

## Les précisions

guardians-clause-price =
    { $stones ->
        [one] pour { $stones } pierre de pouvoir
       *[other] pour { $stones } pierres de pouvoir
    }
guardians-clause-once-per-movement = une fois par phase de mouvement
guardians-clause-against = contre les { $cards }
guardians-clause-by = par des { $cards }
guardians-clause-by-vice = par { $vice }
guardians-clause-beside = seulement à côté de tes { $cards }
guardians-clause-as-secondary = en attaque secondaire
guardians-clause-first-only = (seule compte la première carte jouée en attaque primaire)
guardians-clause-survives = si cette carte survit
guardians-clause-in-front = dans les deux contrées disputées d’en face
guardians-clause-one-match-up = le temps d’une confrontation primaire
guardians-clause-flight =
    { $scope ->
        [space] { $ways } cet espace
        [own_strongholds] { $ways } tes forteresses
       *[other] { $ways } ce lieu
    }
guardians-flight-into = vers
guardians-flight-out = depuis
guardians-flight-over = par-dessus
guardians-lasting-in_match_up = tant que cette carte est dans la confrontation
guardians-lasting-in_play = tant que cette carte est en jeu
guardians-lasting-in_play_unbeaten = tant que cette carte est en jeu sans être battue
guardians-lasting-combat = pendant ce combat
guardians-lasting-under_this_shield = sous ce bouclier
guardians-duration-turn = pendant ce tour
guardians-duration-in_play = tant que cette carte est en jeu
guardians-scope-match_up = dans sa confrontation
guardians-scope-combat = pendant ce combat
guardians-scope-space = dans cet espace
guardians-scope-self = contre cette carte
guardians-scope-under_this_shield = sous ce bouclier
guardians-scope-adjacent_stronghold = sous la forteresse voisine
guardians-scope-own_strongholds = dans tes forteresses
guardians-when-primary = en attaque primaire
guardians-when-secondary = en attaque secondaire
guardians-when-attacking = quand tu attaques
guardians-when-defending = quand tu défends
guardians-when-terrain = en terrain de type { $terrain }
guardians-when-terrain-none = sans carte de terrain
guardians-when-terrain-face_down = sur une carte de terrain face cachée
guardians-when-disputed = dans les contrées disputées
guardians-when-only = si aucune autre créature de classe { $creature } n’est en jeu
guardians-when-upcard = si ta dominante fait partie des { $cards }
guardians-per-icons = par icône de corruption de son adversaire
guardians-per-in-play = par carte en jeu parmi les autres { $cards }
guardians-per-beaten = par carte battue pendant ce combat parmi les { $cards }
guardians-per-survivor = par carte survivante parmi tes { $cards }
guardians-per-terrain = par espace de type { $terrain } que tu contrôles
guardians-per-shields = par bouclier que tu as dans les contrées disputées
guardians-per-shields-lost = par bouclier que tu as perdu
guardians-immunity-fire = le feu
guardians-immunity-fear = la peur
guardians-immunity-methane = le méthane
guardians-immunity-cards = les { $cards }
guardians-immunity-aoe = les attaques à aire d’effet
guardians-immunity-ranged = les attaques à distance
guardians-immunity-destruction = les capacités qui détruisent
guardians-source-guardian = ton Guardian
guardians-dispel-spell = sorts
guardians-dispel-item = objets magiques
guardians-dispel-command_ability = capacités de commandement
guardians-kind-pirate-captain = Capitaine pirate
guardians-kind-ploogak = Ploogak

## Vitalité

guardians-ability-vitality-bonus = { $amount } de vitalité{ $limits }.
guardians-ability-team-bonus = { $amount } de vitalité pour { $who }{ $limits }.
guardians-ability-adds-up = Plusieurs de ces cartes s’additionnent.
guardians-ability-not-dispellable = Cela ne peut pas être dissipé.
guardians-ability-stronghold-bonus = { $amount } de vitalité pour tes créatures qui défendent cette forteresse.
guardians-ability-off-color-bonus-mod =
    { $side ->
        [own] { $amount } à chacun de tes bonus hors-couleur qui s’applique.
        [opponent] { $amount } à chaque bonus hors-couleur de l’adversaire qui s’applique.
       *[both] { $amount } à chaque bonus hors-couleur qui s’applique, dans les deux camps.
    }
guardians-ability-terrain-bonus-mod =
    { $side ->
        [own] { $amount } à chacun de tes bonus de terrain qui s’applique.
        [opponent] { $amount } à chaque bonus de terrain de l’adversaire qui s’applique.
       *[both] { $amount } à chaque bonus de terrain qui s’applique, dans les deux camps.
    }
guardians-ability-ignore-stronghold-bonus =
    { $scope ->
        [match_up] Son adversaire n’a pas de bonus de forteresse{ $limits }.
       *[adjacent_stronghold] La forteresse voisine ne donne pas de bonus{ $limits }.
    }

## Attaques à distance

guardians-ability-ranged = Attaque à distance de { $points }{ $limits }.
guardians-ability-ranged-force_push_and_lock = La confrontation devient une égalité que personne ne peut plus modifier.
guardians-ability-ranged-cancel_ranged = Elle annule la valeur d’une attaque à distance adverse.
guardians-ability-ranged-channel = Le tir peut recevoir jusqu’à { $points } points d’influence.
guardians-ability-ranged-beaten = Cette carte est battue après son tir.
guardians-ability-ranged-bonus =
    { $side ->
        [own] { $amount } à chacune de tes attaques à distance{ $limits }.
        [opponent] { $amount } à chaque attaque à distance adverse{ $limits }.
       *[both] { $amount } à chaque attaque à distance des deux camps{ $limits }.
    }
guardians-ability-steal-ranged = L’attaque à distance adverse aide ton attaquant primaire à la place.
guardians-ability-cancel-ranged = L’attaque à distance ne vaut plus rien.
guardians-ability-recall-ranged = Reprends dans ta main de combat toutes les cartes qui ont servi à tes attaques à distance.

## Aires d’effet et destruction

guardians-ability-aoe-destroys =
    { $trigger ->
        [in_match_up] Dans sa confrontation, aire d’effet de { $points }{ $basis ->
            [none] {""}
           *[other] {" "}({ $basis })
        } : détruit les { $cards }, jusqu’à { $points } de vitalité de base, dans { $sides ->
            [opponent] la main de combat adverse
           *[both] les deux mains de combat
        }.
       *[command] Aire d’effet de { $points }{ $basis ->
            [none] {""}
           *[other] {" "}({ $basis })
        } : détruit les { $cards }, jusqu’à { $points } de vitalité de base, dans { $sides ->
            [opponent] la main de combat adverse
           *[both] les deux mains de combat
        }.
    }
guardians-ability-aoe-suffocates =
    { $trigger ->
        [in_match_up] Dans sa confrontation, aire d’effet de { $points }{ $basis ->
            [none] {""}
           *[other] {" "}({ $basis })
        } : écarte les { $cards }, jusqu’à { $points } de vitalité de base, dans { $sides ->
            [opponent] la main de combat adverse
           *[both] les deux mains de combat
        }. Sans combattre ni compter, elles restent exposées aux attaques secondaires.
       *[command] Aire d’effet de { $points }{ $basis ->
            [none] {""}
           *[other] {" "}({ $basis })
        } : écarte les { $cards }, jusqu’à { $points } de vitalité de base, dans { $sides ->
            [opponent] la main de combat adverse
           *[both] les deux mains de combat
        }. Sans combattre ni compter, elles restent exposées aux attaques secondaires.
    }
guardians-ability-aoe-plus-in-play =
    { $names ->
        [distinct] { $amount } par carte différente en jeu parmi les autres { $cards }{ $side ->
            [own] {" "}de ton camp
            [opponent] {" "}de l’adversaire
           *[both] {""}
        }.
       *[all] { $amount } par carte en jeu parmi les autres { $cards }{ $side ->
            [own] {" "}de ton camp
            [opponent] {" "}de l’adversaire
           *[both] {""}
        }.
    }
guardians-ability-aoe-plus-discarded = { $amount } par carte défaussée de ta main de combat parmi les { $cards }.
guardians-ability-aoe-plus-stone = { $amount } par pierre supplémentaire.
guardians-ability-costs =
    { $stones ->
        [one] Coûte { $stones } pierre de pouvoir.
       *[other] Coûte { $stones } pierres de pouvoir.
    }
guardians-ability-area = Sert aux combats dans les deux contrées disputées d’en face.
guardians-ability-destroys = Détruit les { $cards } qui s’opposent à cette carte{ $limits }.
guardians-ability-destroy-loser = Détruit les { $cards } que cette carte bat : rien ne les soigne.
guardians-ability-destroyed-if-beaten-by = Cette carte est détruite, et non battue, si elle est battue par des { $cards }.
guardians-ability-destroy-pair = Dans une confrontation primaire, détruit une carte parmi tes { $cards } et son adversaire, même un Guardian.
guardians-ability-destroy-pair-only = Dans une confrontation primaire, détruit une carte parmi tes { $cards } et son adversaire, s’il fait partie des { $opponents }.
guardians-ability-detonate =
    { $not_vs_guardian ->
        [yes] Dans une confrontation primaire, tu peux faire sauter une carte parmi tes { $cards } : elle et son adversaire sont détruits. Pas contre un Guardian.
       *[no] Dans une confrontation primaire, tu peux faire sauter une carte parmi tes { $cards } : elle et son adversaire sont détruits.
    }
guardians-ability-destroy-channeler = Si une carte parmi les { $cards } influence, elle est détruite et ne donne rien.
guardians-ability-destroy-terrain = Défausse n’importe quelle carte de terrain de la table.
guardians-ability-destroy-upgrade = Défausse n’importe quel renforcement de forteresse.
guardians-ability-destroyed-when-used-as-command = Va au cimetière dès que son commandement a commencé.

## Immunité

guardians-ability-immune = Immunité contre { $to }{ $limits }.
guardians-ability-all-immune-to-self = Ne blesse aucun adversaire.
guardians-ability-grant-immunity = Immunité contre { $to } pour { $who }{ $limits }.
guardians-ability-attack-basis = Attaque par { $basis } : qui y est immunisé n’est pas blessé.

## Soins

guardians-ability-heal =
    { $outcome ->
        [any] Après le combat, gagné ou perdu, soigne { $count } carte battue parmi tes { $cards }{ $limits }.
       *[won] Si tu gagnes le combat, soigne { $count } carte battue parmi tes { $cards }{ $limits }.
    }
guardians-ability-heal-losses =
    { $outcome ->
        [any] Après le combat, gagné ou perdu, soigne parmi tes { $cards } autant de cartes battues que l’adversaire a perdu de créatures{ $limits }.
       *[won] Si tu gagnes le combat, soigne parmi tes { $cards } autant de cartes battues que l’adversaire a perdu de créatures{ $limits }.
    }
guardians-ability-recover-self =
    { $trigger ->
        [beaten] Battue{ $limits }, cette carte peut aller dans { $hand ->
            [storage_hand] ta main de réserve
           *[creature_pen] ton enclos à créatures
        } à la fin du combat{ $price }.
       *[lost_in_combat] Perdue au combat{ $limits }, cette carte peut aller dans { $hand ->
            [storage_hand] ta main de réserve
           *[creature_pen] ton enclos à créatures
        } à la fin du combat{ $price }.
    }
guardians-ability-recover =
    { $trigger ->
        [beaten] Parmi { $who }, les cartes battues{ $limits } peuvent aller dans { $hand ->
            [storage_hand] ta main de réserve
           *[creature_pen] ton enclos à créatures
        } à la fin du combat{ $price }.
       *[lost_in_combat] Parmi { $who }, les cartes perdues au combat{ $limits } peuvent aller dans { $hand ->
            [storage_hand] ta main de réserve
           *[creature_pen] ton enclos à créatures
        } à la fin du combat{ $price }.
    }

## Contrôle

guardians-ability-control-value = Compte pour { $value } au total des survivants.
guardians-ability-control-bonus = { $amount } à ton total des survivants{ $limits }.
guardians-ability-control-per-stone = { $amount } par pierre dépensée.
guardians-ability-control-exclude-self = Ne compte pas au total des survivants.
guardians-ability-control-exclude = Son adversaire primaire ne compte pas au total des survivants.
guardians-ability-control-exclude-only = Son adversaire primaire ne compte pas au total des survivants, s’il fait partie des { $cards }.
guardians-ability-sideline =
    { $sides ->
        [opponent] Écarte les { $cards } de la main de combat adverse. Sans combattre ni compter, elles restent exposées aux attaques secondaires.
       *[both] Écarte les { $cards } des deux mains de combat. Sans combattre ni compter, elles restent exposées aux attaques secondaires.
    }

## Résultat d’une confrontation

guardians-ability-win-pushes =
    { $side ->
        [own] Tu gagnes les égalités des confrontations primaires.
        [opponent] L’adversaire gagne les égalités des confrontations primaires.
       *[both] Les deux camps gagnent les égalités des confrontations primaires.
    }
guardians-ability-push-unless = N’est battue qu’à { $margin } points d’écart ou plus{ $limits } ; en dessous, c’est une égalité.
guardians-ability-push-unless-team = Il faut { $margin } points d’écart ou plus pour battre tes { $cards }{ $limits } ; en dessous, c’est une égalité.
guardians-ability-win-if-beaten-by-more-than =
    { $not_vs_guardian ->
        [yes] Ton attaquant primaire gagne s’il devait perdre de plus de { $margin } points. Pas contre un Guardian.
       *[no] Ton attaquant primaire gagne s’il devait perdre de plus de { $margin } points.
    }
guardians-ability-auto-win = Bat son adversaire{ $limits }, quels que soient les totaux.
guardians-ability-contribution = Une fois battue, donne { $amount } au lieu de sa vitalité de base aux attaques secondaires contre son vainqueur.
guardians-ability-must-be-first-primary = Est forcément ton premier attaquant primaire si elle est dans ta main de combat.

## Commandement

guardians-ability-cancel-command = Annule le commandement adverse{ $limits }.
guardians-ability-set-terrain = L’espace est de type { $terrain } pour ce combat.
guardians-ability-declare =
    { $info ->
        [size] { $first_only ->
            [yes] L’adversaire annonce à l’avance la taille de son premier attaquant primaire.
           *[no] L’adversaire annonce à l’avance la taille de chaque attaquant primaire.
        }
       *[color] { $first_only ->
            [yes] L’adversaire annonce à l’avance la couleur de son premier attaquant primaire.
           *[no] L’adversaire annonce à l’avance la couleur de chaque attaquant primaire.
        }
    }
guardians-ability-blank-text =
    { $scope ->
        [primary_opponent] Son adversaire primaire perd ses capacités pour ce combat.
       *[all_creatures] Toutes les créatures perdent leurs capacités pour ce combat.
    }
guardians-ability-universal-bribe = Chacune de tes cartes de corruption agit sur toute créature que l’on peut corrompre.
guardians-ability-bribe-from-hand = L’adversaire montre les créatures de sa main de combat vulnérables à la { $vice }. Tu en renvoies une dans son enclos.
guardians-ability-command-with = Avec une créature, c’est ta carte de commandement. { $text }
guardians-ability-removes-command = Le commandement de la créature ne compte pas.

## Corruption

guardians-ability-bribe = Renvoie une créature vulnérable à la { $vice } dans l’enclos de son propriétaire.
guardians-ability-steal-bribe = La { $vice } échoue, et sa carte est à toi jusqu’à la fin du combat.
guardians-ability-bribe-returns = Tes cartes de { $bribe } reviennent dans ta main de réserve après usage{ $limits }.
guardians-ability-send-to-pen = Renvoie l’attaquant primaire adverse dans son enclos, s’il fait partie des { $cards } ; le tien reste sans adversaire.

## Interdictions

guardians-ability-forbid =
    { $side ->
        [opponent] L’adversaire ne peut pas { $what ->
            [channeling] influencer
            [creature_channeling] influencer avec des créatures
            [ranged] attaquer à distance
            [bribery] corrompre
            [secondary] lancer d’attaque secondaire
            [flying] voler
            [command] jouer de carte de commandement
            [dispel] dissiper
            [aoe] utiliser d’aire d’effet
           *[off_color_bonus] avoir de bonus hors-couleur
        }{ $limits }.
       *[both] Personne ne peut { $what ->
            [channeling] influencer
            [creature_channeling] influencer avec des créatures
            [ranged] attaquer à distance
            [bribery] corrompre
            [secondary] lancer d’attaque secondaire
            [flying] voler
            [command] jouer de carte de commandement
            [dispel] dissiper
            [aoe] utiliser d’aire d’effet
           *[off_color_bonus] avoir de bonus hors-couleur
        }{ $limits }.
    }
guardians-ability-forbid-except = Cette carte elle-même peut être corrompue.
guardians-ability-allow = Les attaques à distance sont possibles dans cet espace, quoi qu’interdise son type.

## Influence

guardians-ability-channel-send =
    { $ignores_red_bar ->
        [yes] N’influence que les { $cards }, même avec une barre rouge.
       *[no] N’influence que les { $cards }.
    }
guardians-ability-receive-any = Peut recevoir autant d’influence que l’on veut.
guardians-ability-receive-cap = Peut recevoir jusqu’à { $points } points d’influence.
guardians-ability-receive-from = Ne reçoit d’influence que de { $sources }.
guardians-ability-grant-receiver = Influence possible{ $limits } pour { $who }, même avec une barre rouge.
guardians-ability-grant-receiver-some =
    { $count ->
        [one] Influence possible{ $limits } pour une carte parmi { $who }, même avec une barre rouge.
       *[other] Influence possible{ $limits } pour { $count } cartes parmi { $who }, même avec une barre rouge.
    }
guardians-ability-cmp-mod =
    { $sources ->
        [guardian] { $amount } PMC pour { $side ->
            [own] ton Guardian
            [opponent] le Guardian adverse
           *[both] les deux Guardians
        }{ $limits }.
        [creature] { $amount } PMC pour { $side ->
            [own] tes créatures
            [opponent] les créatures adverses
           *[both] toutes les créatures
        }{ $limits }.
       *[any] { $amount } PMC pour { $side ->
            [own] ton Guardian et tes créatures
            [opponent] le Guardian et les créatures adverses
           *[both] tous les Guardians et toutes les créatures
        }{ $limits }.
    }
guardians-ability-cmp-set =
    { $sources ->
        [guardian] PMC de { $set_to } pour { $side ->
            [own] ton Guardian
            [opponent] le Guardian adverse
           *[both] les deux Guardians
        }{ $limits }.
        [creature] PMC de { $set_to } pour { $side ->
            [own] tes créatures
            [opponent] les créatures adverses
           *[both] toutes les créatures
        }{ $limits }.
       *[any] PMC de { $set_to } pour { $side ->
            [own] ton Guardian et tes créatures
            [opponent] le Guardian et les créatures adverses
           *[both] tous les Guardians et toutes les créatures
        }{ $limits }.
    }
guardians-ability-reverse-channeling = L’influence du Guardian adverse est soustraite au lieu d’être ajoutée.
guardians-ability-cancel-channeling = Annule une influence{ $limits }.
guardians-ability-guardian-channel-any =
    { $cost_stones ->
        [one] Ton Guardian peut donner { $points } points d’influence à une créature à barre rouge, pour { $cost_stones } pierre de pouvoir.
       *[other] Ton Guardian peut donner { $points } points d’influence à une créature à barre rouge, pour { $cost_stones } pierres de pouvoir.
    }
guardians-ability-guardian-channel-limit =
    { $uses_per_creature ->
        [one] Ton Guardian n’influence la même créature qu’une fois par combat.
       *[other] Ton Guardian n’influence la même créature que { $uses_per_creature } fois par combat.
    }

## Pierres de pouvoir

guardians-ability-stones =
    { $change ->
        [gain] { $who ->
            [own] Tu gagnes
           *[opponent] L’adversaire gagne
        }
       *[loss] { $who ->
            [own] Tu perds
           *[opponent] L’adversaire perd
        }
    } { $count ->
        [one] { $count } pierre de pouvoir
       *[other] { $count } pierres de pouvoir
    }.
guardians-ability-stones-when =
    { $trigger ->
        [beats_opponent_who_channeled_this_combat] Quand cette carte bat une créature d’un adversaire qui a utilisé l’influence pendant ce combat
        [beats_primary_opponent] Quand cette carte bat son adversaire primaire
        [end_draw_organize_with_own_shield_here] À la fin de l’organisation, si ton bouclier est ici
        [opponent_channels] Quand l’adversaire utilise l’influence
        [own_creature_beats_opponent] Quand une de tes créatures bat son adversaire
       *[own_creature_bribed] Quand une de tes créatures est corrompue
    }{ $limits }, { $change ->
        [gain] { $who ->
            [own] tu gagnes
           *[opponent] l’adversaire gagne
        }
       *[loss] { $who ->
            [own] tu perds
           *[opponent] l’adversaire perd
        }
    } { $count ->
        [one] { $count } pierre de pouvoir
       *[other] { $count } pierres de pouvoir
    }.
guardians-ability-convert =
    { $rate ->
        [one] À tout moment, défausse une carte de ta main de réserve : gagne 1 pierre de pouvoir.
       *[other] À tout moment, défausse { $rate } cartes de ta main de réserve : gagne 1 pierre de pouvoir.
    }

## Sorts

guardians-ability-dispel = Annule un effet parmi : { $targets }. Jamais une influence.
guardians-ability-view-opponent_storage_hand = Tu vois la main de réserve de l’adversaire.
guardians-ability-view-vitality_total_of_enemy_space = Tu apprends combien de vitalité l’adversaire a dans un espace.
guardians-ability-unchallenge-pair = Laisse sans adversaire les deux créatures d’une confrontation, si l’une fait partie des { $cards }.
guardians-ability-free-retreat = Bats en retraite dans n’importe quelle contrée disputée libre voisine du combat.

## Dominante

guardians-ability-replace-upcard =
    { $target ->
        [opponent] L’adversaire défausse sa dominante et retourne la carte suivante.
       *[both] Les deux joueurs défaussent leur dominante et retournent la carte suivante.
    }
guardians-ability-upcard-to-hand =
    { $hand ->
        [combat_hand] Prends ta dominante dans ta main de combat{ $limits }.
       *[storage_hand] Prends ta dominante dans ta main de réserve{ $limits }.
    }
guardians-ability-becomes-upcard = Cette carte la remplace.
guardians-ability-upcard-optional = Au tirage, tu peux défausser ta dominante et piocher toutes tes cartes.
guardians-ability-initiative = Tu bouges en premier ce tour-ci.

## Mouvement

guardians-ability-move =
    { $count ->
        [0] { $amount } espace pour { $side ->
            [own] chacun de tes boucliers
           *[opponent] chaque bouclier adverse
        }{ $limits }.
        [one] { $amount } espace pour { $side ->
            [own] un de tes boucliers
           *[opponent] un bouclier adverse
        }{ $limits }.
       *[other] { $amount } espace pour { $count } { $side ->
            [own] de tes boucliers
           *[opponent] boucliers adverses
        }{ $limits }.
    }
guardians-ability-move-max =
    { $count ->
        [0] { $set_max } espace au plus pour { $side ->
            [own] chacun de tes boucliers
           *[opponent] chaque bouclier adverse
        }{ $limits }.
        [one] { $set_max } espace au plus pour { $side ->
            [own] un de tes boucliers
           *[opponent] un bouclier adverse
        }{ $limits }.
       *[other] { $set_max } espace au plus pour { $count } { $side ->
            [own] de tes boucliers
           *[opponent] boucliers adverses
        }{ $limits }.
    }
guardians-ability-cancel-flight = Le bouclier ne vole pas et reste tourné sur place. Son propriétaire ne vole plus pendant ce tour.
guardians-ability-flights-per-turn =
    { $shields ->
        [one] { $shields } de tes boucliers peut voler pendant ce tour.
       *[other] { $shields } de tes boucliers peuvent voler pendant ce tour.
    }
guardians-ability-grant-flying =
    { $count ->
        [one] Une créature de la pile vole ; cette carte est perdue avec elle.
       *[other] { $count } créatures de la pile volent ; cette carte est perdue avec elles.
    }

## Piles, forteresses, Guardians

guardians-ability-stack-as-base =
    { $count ->
        [one] Une créature de la pile compte avec sa vitalité de base pour la limite de l’espace.
       *[other] { $count } créatures de la pile comptent avec leur vitalité de base pour la limite de l’espace.
    }
guardians-ability-defend-from-below = Les créatures sous la forteresse voisine peuvent aider à la défendre.
guardians-ability-upkeep =
    { $count ->
        [one] À l’occupation des terrains, qui a un bouclier ici défausse une créature.
       *[other] À l’occupation des terrains, qui a un bouclier ici défausse { $count } créatures.
    }
guardians-ability-guardian-vitality = { $amount } de vitalité pour ton Guardian.
guardians-ability-draw-bonus =
    { $count ->
        [one] Pioche { $count } carte de plus{ $limits }.
       *[other] Pioche { $count } cartes de plus{ $limits }.
    }
guardians-ability-draw-mod = { $amount } à la pioche de ton Guardian pour la dominante plus faible.

## Limites

guardians-ability-limit-one-per-space = Une seule carte { $group } peut combattre pour toi dans un combat.
guardians-ability-limit-one-in-play = Une seule carte { $group } peut être en jeu.
