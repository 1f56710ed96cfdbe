### Verräter : les noms communs aux phrases et aux images, les quelques mots des images, leurs textes de remplacement, et
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

verraeter-building-granary = grenier
verraeter-building-post = comptoir

## Mots des images

verraeter-picture-setup = Mise en place
verraeter-picture-round = Manche { $round } sur { $rounds }
verraeter-picture-over = Décompte final
verraeter-picture-duty-granaries = { $name } place son premier grenier
verraeter-picture-duty-place = { $name } choisit le lieu du conflit
verraeter-picture-duty-draft = { $name } prend une carte action
verraeter-picture-duty-cards = { $name } joue des cartes richesse
verraeter-picture-duty-building = { $name } peut bâtir
verraeter-picture-won =
    { $count ->
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
        [one] { $points } pour un seul vainqueur
       *[other] { $points } pour chacun des { $winners }
    }
verraeter-picture-tie = Égalité à { $total } : aucune terre ne change de mains
verraeter-picture-legend-granary = Grenier
verraeter-picture-legend-post = Comptoir
verraeter-picture-legend-first = Premier joueur
verraeter-picture-legend-strategist = Stratège
verraeter-picture-legend-strength = Force d’une terre
verraeter-picture-legend-points = Points
verraeter-picture-legend-hand = Cartes en main
verraeter-picture-legend-winners = Points, 3 vainqueurs
verraeter-picture-pile = Pioche
verraeter-picture-hand = Tes cartes richesse
verraeter-picture-hand-empty = Tu n’as pas de carte richesse
verraeter-picture-family =
    { $family ->
        [eagle] Tu soutiens l’Aigle
       *[rose] Tu soutiens la Rose
    }
verraeter-picture-role = Ta carte action
verraeter-picture-role-none = Pas encore de carte action
verraeter-picture-roles = Prends une carte action
verraeter-picture-roles-taken = Ces cartes action t’ont été proposées
