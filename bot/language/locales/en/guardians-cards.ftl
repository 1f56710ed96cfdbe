## The nouns of the cards

guardians-type-creature = Creature
guardians-type-guardian = Guardian
guardians-type-stronghold = Stronghold
guardians-type-stronghold_upgrade = Stronghold upgrade
guardians-type-stronghold_downgrade = Stronghold downgrade
guardians-type-shield = Shield
guardians-type-standard_bearer = Standard bearer
guardians-type-shield_terrain = Shield/terrain
guardians-type-terrain = Terrain
guardians-type-spell = Spell
guardians-type-item_hand = Hand item
guardians-type-item_creature = Creature item
guardians-type-item_accessory = Accessory
guardians-type-bribery = Bribery

guardians-group-creatures = Creatures
guardians-group-shields = Shields
guardians-group-terrains = Terrains
guardians-group-spells = Spells
guardians-group-items = Items
guardians-group-bribery = Bribery
guardians-group-works = Works at strongholds

guardians-color-mortal = mortal
guardians-color-elemental = elemental
guardians-color-external = external

guardians-size-s = small
guardians-size-m = medium
guardians-size-l = large

guardians-terrain-mountains = Mountains
guardians-terrain-rivers_lakes = Rivers and Lakes
guardians-terrain-spires = Spires
guardians-terrain-swamp = Swamp
guardians-terrain-dry_heaps = Dry Heaps
guardians-terrain-woods = Woods
guardians-terrain-jungle = Jungle

guardians-vice-beer = beer
guardians-vice-gold = gold
guardians-vice-babes = babes

guardians-basis-fire = fire
guardians-basis-fear = fear
guardians-basis-methane = methane

guardians-position-left = left
guardians-position-center = centre
guardians-position-right = right

## Classes: one creature, and several

guardians-class-angel = Angel
guardians-classes-angel = Angels
guardians-class-animal = Animal
guardians-classes-animal = Animals
guardians-class-barnyard-animal = Barnyard Animal
guardians-classes-barnyard-animal = Barnyard Animals
guardians-class-bug = Bug
guardians-classes-bug = Bugs
guardians-class-cankerd = Cankerd
guardians-classes-cankerd = Cankerds
guardians-class-chak = Chak
guardians-classes-chak = Chaks
guardians-class-clamjack = Clamjack
guardians-classes-clamjack = Clamjacks
guardians-class-demon = Demon
guardians-classes-demon = Demons
guardians-class-devil = Devil
guardians-classes-devil = Devils
guardians-class-dragon = Dragon
guardians-classes-dragon = Dragons
guardians-class-element = Element
guardians-classes-element = Elements
guardians-class-elemental-lord = Elemental Lord
guardians-classes-elemental-lord = Elemental Lords
guardians-class-evil-twin = Evil Twin
guardians-classes-evil-twin = Evil Twins
guardians-class-fairy = Fairy
guardians-classes-fairy = Fairies
guardians-class-fiend = Fiend
guardians-classes-fiend = Fiends
guardians-class-force = Force
guardians-classes-force = Forces
guardians-class-fungus = Fungus
guardians-classes-fungus = Fungi
guardians-class-geyser = Geyser
guardians-classes-geyser = Geysers
guardians-class-giant = Giant
guardians-classes-giant = Giants
guardians-class-gnasher = Gnasher
guardians-classes-gnasher = Gnashers
guardians-class-gnome = Gnome
guardians-classes-gnome = Gnomes
guardians-class-gob = Gob
guardians-classes-gob = Gobs
guardians-class-goblin = Goblin
guardians-classes-goblin = Goblins
guardians-class-guy = Guy
guardians-classes-guy = Guys
guardians-class-knight = Knight
guardians-classes-knight = Knights
guardians-class-manifestation = Manifestation
guardians-classes-manifestation = Manifestations
guardians-class-mayor = Mayor
guardians-classes-mayor = Mayors
guardians-class-misc-human = Misc. Human
guardians-classes-misc-human = Misc. Humans
guardians-class-mold = Mold
guardians-classes-mold = Molds
guardians-class-nymph = Nymph
guardians-classes-nymph = Nymphs
guardians-class-o-men = O-Men
guardians-classes-o-men = O-Men
guardians-class-ogre = Ogre
guardians-classes-ogre = Ogres
guardians-class-outlaw = Outlaw
guardians-classes-outlaw = Outlaws
guardians-class-pirate = Pirate
guardians-classes-pirate = Pirates
guardians-class-pixie = Pixie
guardians-classes-pixie = Pixies
guardians-class-rat = Rat
guardians-classes-rat = Rats
guardians-class-rishar = Ri’shar
guardians-classes-rishar = Ri’shar
guardians-class-saurian = Saurian
guardians-classes-saurian = Saurians
guardians-class-schnee = Schnee
guardians-classes-schnee = Schnees
guardians-class-slag-beast = Slag Beast
guardians-classes-slag-beast = Slag Beasts
guardians-class-sliph = Sliph
guardians-classes-sliph = Sliphs
guardians-class-spirit = Spirit
guardians-classes-spirit = Spirits
guardians-class-troll = Troll
guardians-classes-troll = Trolls
guardians-class-undead = Undead
guardians-classes-undead = Undead
guardians-class-unicorn = Unicorn
guardians-classes-unicorn = Unicorns
guardians-class-varmit = Varmit
guardians-classes-varmit = Varmits
guardians-class-wanderer = Wanderer
guardians-classes-wanderer = Wanderers
guardians-class-well = Well
guardians-classes-well = Wells
guardians-class-wizard = Wizard
guardians-classes-wizard = Wizards

## When a card may be played

# What /card says of a card that a combat sheet can play.
guardians-card-by-sheet =
    A combat sheet { $when ->
        [before] plays it before an attack on a stronghold.
        [bells] calls those below your stronghold into its defence with it.
        [between] plays it between match-ups, when a creature of yours has shot.
        [bribe] answers an enemy bribe with it.
        [channel] answers enemy channelling with it.
        [command] answers an enemy command with it.
        [count] pays for it what wins the space when it is counted.
        [fed] plays it in a match-up that is turned by what is channelled then.
        [land] plays it on the land of the combat, in a match-up that this turns.
        [retreat] plays it if you lose and cannot retreat as the sheet says.
        [shot] answers an enemy shot with it.
       *[match-up] plays it in a match-up: if you would lose, or always, against anybody or only somebody strong.
    }
guardians-timing-after_killing_shield = When you have just destroyed a shield
guardians-timing-after_upcards = After the dominance cards are turned up
guardians-timing-any = At any time
guardians-timing-before_combat = Before a combat
guardians-timing-before_first_move = Before the first move of the turn
guardians-timing-between_match_ups = Between two match-ups
guardians-timing-bribery = In a match-up or a secondary attack
guardians-timing-command = As your command card
guardians-timing-draw_organize = While you organise
guardians-timing-match_any = In a match-up
guardians-timing-movement_any = While shields move
guardians-timing-on_retreat = When you retreat
guardians-timing-on_reveal = When the two creatures of a match-up are revealed
guardians-timing-response_any = In answer to an effect
guardians-timing-response_bribe = In answer to a bribery
guardians-timing-response_channel = In answer to channelling
guardians-timing-response_flight = In answer to a flight
guardians-timing-response_ranged = In answer to a ranged attack

## On a card

guardians-card-flies = flies
guardians-card-draw = Draws { $base } cards; with fewer lands { $fewer }, with more lands { $more }, with lower dominance { $lower }.
guardians-card-covers = Covers { $limit } vitality
# $name is the English name; said of a name that is printed on no card of that language.
guardians-card-translated = The name is our translation; in English: { $name }.

## What the pictures say

guardians-alt-curve = Creatures by base vitality, from { $groups }.
guardians-alt-vitality = base vitality { $base }
guardians-alt-stacking = stacking vitality { $stacking }
guardians-alt-off-color = { $amount } against { $color }
guardians-alt-terrain = { $amount } in { $terrain }
guardians-alt-bribable = open to { $vices }
guardians-alt-receives = may receive channelling
guardians-alt-receives-not = may not receive channelling
guardians-alt-channels = channels { $points }
guardians-alt-dominance = dominance { $dominance }
guardians-alt-covers = covers { $limit } vitality
guardians-alt-stones =
    { $stones ->
        [one] begins with { $stones } power stone
       *[other] begins with { $stones } power stones
    }
# A card among several: its name, and in brackets what it is.
guardians-alt-card = { $card } ({ $facts })
guardians-alt-copies = { $count } × { $card }
# $section names a kind of cards, $cards lists them.
guardians-alt-section = { $section }: { $cards }.
guardians-alt-page = Page { $page } of { $pages }
guardians-picture-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
guardians-picture-page = { $page } / { $pages }
guardians-picture-strongholds = Guardian and strongholds
