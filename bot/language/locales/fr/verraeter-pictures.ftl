### Verräter : les noms communs aux phrases et aux images, les quelques mots des images, leurs textes de remplacement, et
### le plateau en toutes lettres.

## Noms

verraeter-land-wilderness = Lande
verraeter-land-meadow = Prairie
verraeter-land-river = Rivière
verraeter-land-woods = Forêt
verraeter-land-village = Village
verraeter-land-city = Ville

verraeter-family-eagle = Aigle
verraeter-family-rose = Rose

verraeter-role-traitor = Traître
verraeter-role-diplomat2 = Diplomate +2
verraeter-role-diplomat5 = Diplomate +5
verraeter-role-builder = Architecte
verraeter-role-strategist = Stratège
verraeter-role-farmer = Paysan

verraeter-building-granary = Grenier
verraeter-building-post = Comptoir

## Mots des images

verraeter-picture-setup = Mise en place
verraeter-picture-round = Ronde { $round } sur { $rounds }
verraeter-picture-over = Décompte final
verraeter-picture-stopped = La partie est finie
verraeter-picture-duty-granaries = { $name } construit son premier grenier
verraeter-picture-duty-place = { $name } choisit le lieu du conflit
verraeter-picture-duty-draft = { $name } prend une carte action
verraeter-picture-duty-cards = { $name } joue des cartes de richesse
verraeter-picture-duty-building = { $name } peut construire
verraeter-picture-won =
    { $count ->
        [0] Personne n’a gagné
        [one] { $names } l’emporte
       *[other] { $names } partagent la victoire
    }
verraeter-picture-taken =
    { $winner ->
        [eagle] L’Aigle prend { $land ->
            [wilderness] la Lande
            [meadow] la Prairie
            [river] la Rivière
            [woods] la Forêt
            [village] le Village
           *[city] la Ville
        }
       *[rose] La Rose prend { $land ->
            [wilderness] la Lande
            [meadow] la Prairie
            [river] la Rivière
            [woods] la Forêt
            [village] le Village
           *[city] la Ville
        }
    } · { $winners ->
        [0] personne ne marque
        [1] { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
       *[other] { $points ->
            [one] { $points } point chacun
           *[other] { $points } points chacun
        }
    }
verraeter-picture-tie = Égalité à { $total } : aucun territoire ne change de camp
# The poster at the end. $points is what $name has scored in that round, or for the trading posts.
verraeter-poster-turn = Tournant
verraeter-poster-turn-text =
    { $round ->
        [1] { $name } mène dès la première ronde, avec { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
       *[other] À la ronde { $round }, { $name } en marque { $points } et mène jusqu’à la fin.
    }
verraeter-poster-turn-posts = Seuls les comptoirs décident : { $name } en tire { $points }.
verraeter-poster-betrayal = Plus grande trahison
verraeter-poster-betrayal-none = Aucune trahison n’a changé de somme dans cette partie.
# $family is the one that the traitor goes over to.
verraeter-poster-betrayal-text =
    { $family ->
        [eagle] À la ronde { $round }, { $name } trahit la Rose : { $eagle } à { $rose } au lieu de { $eaglebefore } à { $rosebefore }.
       *[rose] À la ronde { $round }, { $name } trahit l’Aigle : { $rose } à { $eagle } au lieu de { $rosebefore } à { $eaglebefore }.
    }
# Lists the points after each round, and with the trading posts.
verraeter-poster-curve = { $name } dès la première ronde : { $points }.
verraeter-poster-battle = Plus grand conflit
# Followed by verraeter-picture-taken.
verraeter-poster-battle-text = Ronde { $round }, Aigle { $eagle }, Rose { $rose }.
# The headline of a reveal. $family is the one that the traitor goes over to.
verraeter-picture-betrays = { $name } trahit { $family ->
        [eagle] la Rose
       *[rose] l’Aigle
    }
verraeter-picture-wins =
    { $winner ->
        [eagle] L’Aigle l’emporte
        [rose] La Rose l’emporte
       *[none] Personne ne l’emporte
    }
verraeter-picture-legend-first = Premier joueur
verraeter-picture-legend-strategist = Stratège
verraeter-picture-legend-strength = Force d’un territoire
verraeter-picture-legend-points = Points
verraeter-picture-legend-hand = Cartes en main
verraeter-picture-legend-winners = Points, 3 vainqueurs
verraeter-picture-legend-flipped = Vient d’être pris
verraeter-picture-legend-built = Vient d’être bâti
verraeter-picture-pile = Pioche
verraeter-picture-hand = Tes cartes de richesse
verraeter-picture-hand-empty = Tu n’as pas de carte de richesse
verraeter-picture-family =
    { $family ->
        [eagle] Tu soutiens l’Aigle
       *[rose] Tu soutiens la Rose
    }
verraeter-picture-role-none = Pas encore de carte action
verraeter-picture-roles = Prends une carte action
verraeter-picture-roles-taken = Ces cartes action t’ont été proposées

## Textes de remplacement et plateau en toutes lettres : des listes, le plus important d’abord.

verraeter-board-head = { $title }. { $duty }.
verraeter-board-conflict = Le conflit : { $one } contre { $two }.
verraeter-board-sums = Sur la table, l’Aigle a { $eagle } et la Rose { $rose } ; les cartes action ne sont pas encore révélées.
verraeter-board-result = { $result }. L’Aigle avait { $eagle }, la Rose { $rose }.
verraeter-board-supporter =
    { $name } pour { $family ->
        [eagle] l’Aigle
       *[rose] la Rose
    } : { $state ->
        [waiting] pas encore de cartes de richesse
        [passed] aucune carte de richesse
       *[played] { $count ->
            [one] carte de richesse { $cards }
           *[other] cartes de richesse { $cards }
        }
    }{ $secret ->
        [none] {""}
        [hidden] , carte action prise
       *[known] , { $role }
    }.
verraeter-board-player =
    { $name } : { $score ->
        [one] { $score } point
       *[other] { $score } points
    }, { $family ->
        [eagle] Aigle
       *[rose] Rose
    }{ $counted ->
        [yes] , { $hand ->
            [one] { $hand } carte en main
           *[other] { $hand } cartes en main
        }
       *[no] {""}
    }, { $granaries ->
        [one] { $granaries } grenier
       *[other] { $granaries } greniers
    }, { $posts ->
        [one] { $posts } comptoir
       *[other] { $posts } comptoirs
    }{ $first ->
        [yes] , ouvre la ronde
       *[no] {""}
    }{ $strategist ->
        [yes] , stratège
       *[no] {""}
    }{ $left ->
        [yes] , a quitté la partie
       *[no] {""}
    }.
verraeter-board-holdings =
    { $family ->
        [eagle] L’Aigle tient { $lands }.
       *[rose] La Rose tient { $lands }.
    }
verraeter-board-holding = { $land } { $place }
verraeter-board-lands = Les territoires par place, avec leur force et les points pour 1/2/3/4 vainqueurs :
verraeter-board-land =
    { $place }. { $land }, { $family ->
        [eagle] Aigle
       *[rose] Rose
    }, { $strength }, { $points }{ $building ->
        [granary] , grenier ({ $name })
        [post] , comptoir ({ $name })
       *[none] {""}
    }{ $change ->
        [flipped] , vient de changer de famille
        [built] , tout juste construit
       *[none] {""}
    }{ $choice ->
        [yes] , que tu peux choisir
       *[no] {""}
    }
verraeter-board-borders = Tu peux choisir entre ces territoires voisins : { $borders }.
verraeter-board-border = { $one } et { $two }
verraeter-board-pile =
    { $count ->
        [one] La pioche compte { $count } carte de richesse.
       *[other] La pioche compte { $count } cartes de richesse.
    }
verraeter-board-final = { $name } : { $before } + { $bonus } = { $total }.
verraeter-hand-family =
    { $family ->
        [eagle] Tu soutiens l’Aigle.
       *[rose] Tu soutiens la Rose.
    }
verraeter-hand-cards =
    { $count ->
        [0] Tu n’as pas de carte de richesse.
        [one] Tu as la carte de richesse { $cards }.
       *[other] Tu as les cartes de richesse { $cards }.
    }
verraeter-hand-role = Ta carte action : { $role }.
verraeter-roles-alt = Cartes action à choisir : { $roles }.
verraeter-roles-alt-taken = Cartes action proposées : { $roles }. Tu as pris : { $role }.
verraeter-roles-alt-card = { $role } ({ $about })
