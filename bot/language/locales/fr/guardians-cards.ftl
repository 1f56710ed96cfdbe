## Les mots des cartes

guardians-type-creature = Créature
guardians-type-guardian = Guardian
guardians-type-stronghold = Forteresse
guardians-type-stronghold_upgrade = Renforcement de forteresse
guardians-type-stronghold_downgrade = Dégradation de forteresse
guardians-type-shield = Bouclier
guardians-type-standard_bearer = Porte-étendard
guardians-type-shield_terrain = Bouclier/terrain
guardians-type-terrain = Terrain
guardians-type-spell = Sort
guardians-type-item_hand = Objet magique de main
guardians-type-item_creature = Objet magique créature
guardians-type-item_accessory = Accessoire
guardians-type-bribery = Corruption

guardians-group-creatures = Créatures
guardians-group-shields = Boucliers
guardians-group-terrains = Terrains
guardians-group-spells = Sorts
guardians-group-items = Objets
guardians-group-bribery = Corruption
guardians-group-works = Ouvrages des forteresses

guardians-color-mortal = mortel
guardians-color-elemental = élémental
guardians-color-external = extérieur

guardians-size-s = petite taille
guardians-size-m = taille moyenne
guardians-size-l = grande taille

guardians-terrain-mountains = Montagnes
guardians-terrain-rivers_lakes = Rivières et lacs
guardians-terrain-spires = Pics
guardians-terrain-swamp = Marais
guardians-terrain-dry_heaps = Amas desséchés
guardians-terrain-woods = Bois
guardians-terrain-jungle = Jungle

guardians-vice-beer = corruption éthylique
guardians-vice-gold = corruption vénale
guardians-vice-babes = corruption charnelle

guardians-basis-fire = feu
guardians-basis-fear = peur
guardians-basis-methane = méthane

guardians-position-left = gauche
guardians-position-center = centre
guardians-position-right = droite

## Les classes : une créature, et plusieurs

guardians-class-angel = Ange
guardians-classes-angel = Anges
guardians-class-animal = Animal
guardians-classes-animal = Animaux
guardians-class-barnyard-animal = Animal de ferme
guardians-classes-barnyard-animal = Animaux de ferme
guardians-class-bug = Bébête
guardians-classes-bug = Bébêtes
guardians-class-cankerd = Cankerd
guardians-classes-cankerd = Cankerds
guardians-class-chak = Chak
guardians-classes-chak = Chaks
guardians-class-clamjack = Clamjack
guardians-classes-clamjack = Clamjacks
guardians-class-demon = Démon
guardians-classes-demon = Démons
guardians-class-devil = Diable
guardians-classes-devil = Diables
guardians-class-dragon = Dragon
guardians-classes-dragon = Dragons
guardians-class-element = Élément
guardians-classes-element = Éléments
guardians-class-elemental-lord = Seigneur élémentaire
guardians-classes-elemental-lord = Seigneurs élémentaires
guardians-class-evil-twin = Double maléfique
guardians-classes-evil-twin = Doubles maléfiques
guardians-class-fairy = Faërie
guardians-classes-fairy = Faëries
guardians-class-fiend = Monstre
guardians-classes-fiend = Monstres
guardians-class-force = Force
guardians-classes-force = Forces
guardians-class-fungus = Champignon
guardians-classes-fungus = Champignons
guardians-class-geyser = Geyser
guardians-classes-geyser = Geysers
guardians-class-giant = Géant
guardians-classes-giant = Géants
guardians-class-gnasher = Croqueur
guardians-classes-gnasher = Croqueurs
guardians-class-gnome = Gnome
guardians-classes-gnome = Gnomes
guardians-class-gob = Gob
guardians-classes-gob = Gobs
guardians-class-goblin = Gobelin
guardians-classes-goblin = Gobelins
guardians-class-guy = Type
guardians-classes-guy = Types
guardians-class-knight = Chevalier
guardians-classes-knight = Chevaliers
guardians-class-manifestation = Manifestation
guardians-classes-manifestation = Manifestations
guardians-class-mayor = Maire
guardians-classes-mayor = Maires
guardians-class-misc-human = Humain
guardians-classes-misc-human = Humains
guardians-class-mold = Moisissure
guardians-classes-mold = Moisissures
guardians-class-nymph = Nymphe
guardians-classes-nymph = Nymphes
guardians-class-o-men = O-Men
guardians-classes-o-men = O-Men
guardians-class-ogre = Ogre
guardians-classes-ogre = Ogres
guardians-class-outlaw = Hors-la-loi
guardians-classes-outlaw = Hors-la-loi
guardians-class-pirate = Pirate
guardians-classes-pirate = Pirates
guardians-class-pixie = Lutin
guardians-classes-pixie = Lutins
guardians-class-rat = Rat
guardians-classes-rat = Rats
guardians-class-rishar = Ri’shar
guardians-classes-rishar = Ri’shar
guardians-class-saurian = Saurien
guardians-classes-saurian = Sauriens
guardians-class-schnee = Schnee
guardians-classes-schnee = Schnees
guardians-class-slag-beast = Bête des scories
guardians-classes-slag-beast = Bêtes des scories
guardians-class-sliph = Sliph
guardians-classes-sliph = Sliphs
guardians-class-spirit = Esprit
guardians-classes-spirit = Esprits
guardians-class-troll = Troll
guardians-classes-troll = Trolls
guardians-class-undead = Mort-vivant
guardians-classes-undead = Morts-vivants
guardians-class-unicorn = Licorne
guardians-classes-unicorn = Licornes
guardians-class-varmit = Varmit
guardians-classes-varmit = Varmits
guardians-class-wanderer = Voyageur
guardians-classes-wanderer = Voyageurs
guardians-class-well = Puits
guardians-classes-well = Puits
guardians-class-wizard = Magicien
guardians-classes-wizard = Magiciens

## Quand une carte se joue

# What /card says of a card that a combat sheet can play.
guardians-card-by-sheet =
    Une feuille de combat { $when ->
        [before] la joue avant une attaque contre une forteresse.
        [bells] appelle par elle ceux de dessous ta forteresse à la défense.
        [between] la joue entre les confrontations, quand une de tes créatures a attaqué à distance.
        [bribe] répond par elle à une corruption ennemie.
        [channel] répond par elle à une influence ennemie.
        [command] répond par elle à un commandement ennemi.
        [count] paie pour elle ce qui gagne l’espace au décompte.
        [fed] la joue dans une confrontation que l’influence renverse alors.
        [land] la joue sur le terrain du combat, dans une confrontation que cela renverse.
        [retreat] la joue si tu perds sans pouvoir battre en retraite comme la feuille le dit.
        [shot] répond par elle à une attaque à distance ennemie.
       *[match-up] la joue dans une confrontation : si tu vas perdre, ou toujours, contre n’importe qui ou seulement un fort.
    }
guardians-timing-after_killing_shield = Quand tu viens de détruire un bouclier
guardians-timing-after_upcards = Après la révélation des dominantes
guardians-timing-any = À tout moment
guardians-timing-before_combat = Avant un combat
guardians-timing-before_first_move = Avant le premier mouvement du tour
guardians-timing-between_match_ups = Entre deux confrontations primaires
guardians-timing-bribery = Lors d’une confrontation primaire ou d’une attaque secondaire
guardians-timing-command = Comme carte de commandement
guardians-timing-draw_organize = Pendant l’organisation
guardians-timing-match_any = Lors d’une confrontation primaire
guardians-timing-movement_any = Pendant les mouvements
guardians-timing-on_retreat = Quand tu bats en retraite
guardians-timing-on_reveal = À la révélation des deux créatures d’une confrontation primaire
guardians-timing-response_any = En réponse à un effet
guardians-timing-response_bribe = En réponse à une corruption
guardians-timing-response_channel = En réponse à une influence
guardians-timing-response_flight = En réponse à un vol
guardians-timing-response_ranged = En réponse à une attaque à distance

## Sur une carte

guardians-card-flies = vole
guardians-card-draw = Pioche { $base } cartes ; { $fewer } avec moins de contrées, { $more } avec plus de contrées, { $lower } avec la dominante la plus faible.
guardians-card-covers = Couvre { $limit } points de vitalité
guardians-card-translated = Nom traduit par nous ; en anglais : { $name }.

## Ce que disent les images

guardians-alt-curve = Créatures par vitalité de base, à partir de { $groups }.
guardians-alt-vitality = vitalité de base { $base }
guardians-alt-stacking = vitalité d’empilement { $stacking }
guardians-alt-off-color = bonus hors-couleur { $amount } ({ $color })
guardians-alt-terrain = { $amount } en terrain { $terrain }
guardians-alt-bribable = vulnérable : { $vices }
guardians-alt-receives = influençable
guardians-alt-receives-not = non influençable
guardians-alt-channels = PMC { $points }
guardians-alt-dominance = dominante { $dominance }
guardians-alt-covers = couvre { $limit } points de vitalité
guardians-alt-stones =
    { $stones ->
        [one] commence avec { $stones } pierre de pouvoir
       *[other] commence avec { $stones } pierres de pouvoir
    }
guardians-alt-card = { $card } ({ $facts })
guardians-alt-copies = { $count } × { $card }
guardians-alt-section = { $section } : { $cards }.
guardians-alt-page = Page { $page } sur { $pages }
guardians-picture-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
guardians-picture-page = { $page } / { $pages }
guardians-picture-strongholds = Guardian et forteresses
