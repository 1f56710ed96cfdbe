## Die Wörter der Karten

guardians-type-creature = Kreatur
guardians-type-guardian = Guardian
guardians-type-stronghold = Festung
guardians-type-stronghold_upgrade = Festungsausbau
guardians-type-stronghold_downgrade = Festungsschaden
guardians-type-shield = Schild
guardians-type-standard_bearer = Standartenträger
guardians-type-shield_terrain = Schild/Gelände
guardians-type-terrain = Gelände
guardians-type-spell = Zauber
guardians-type-item_hand = Handgegenstand
guardians-type-item_creature = Kreaturengegenstand
guardians-type-item_accessory = Zubehör
guardians-type-bribery = Bestechung

guardians-group-creatures = Kreaturen
guardians-group-shields = Schilde
guardians-group-terrains = Gelände
guardians-group-spells = Zauber
guardians-group-items = Gegenstände
guardians-group-bribery = Bestechung
guardians-group-works = Werke an Festungen

guardians-color-mortal = sterblich
guardians-color-elemental = elementar
guardians-color-external = jenseitig

guardians-size-s = klein
guardians-size-m = mittelgroß
guardians-size-l = groß

guardians-terrain-mountains = Gebirge
guardians-terrain-rivers_lakes = Flüsse und Seen
guardians-terrain-spires = Felsnadeln
guardians-terrain-swamp = Sumpf
guardians-terrain-dry_heaps = Dürre Halden
guardians-terrain-woods = Wälder
guardians-terrain-jungle = Dschungel

guardians-vice-beer = Bier
guardians-vice-gold = Gold
guardians-vice-babes = Babes

guardians-basis-fire = Feuer
guardians-basis-fear = Furcht
guardians-basis-methane = Methan

guardians-position-left = links
guardians-position-center = Mitte
guardians-position-right = rechts

## Die Klassen: eine Kreatur, und mehrere

guardians-class-angel = Engel
guardians-classes-angel = Engel
guardians-class-animal = Tier
guardians-classes-animal = Tiere
guardians-class-barnyard-animal = Hoftier
guardians-classes-barnyard-animal = Hoftiere
guardians-class-bug = Krabbeltier
guardians-classes-bug = Krabbeltiere
guardians-class-cankerd = Cankerd
guardians-classes-cankerd = Cankerds
guardians-class-chak = Chak
guardians-classes-chak = Chaks
guardians-class-clamjack = Clamjack
guardians-classes-clamjack = Clamjacks
guardians-class-demon = Dämon
guardians-classes-demon = Dämonen
guardians-class-devil = Teufel
guardians-classes-devil = Teufel
guardians-class-dragon = Drache
guardians-classes-dragon = Drachen
guardians-class-element = Element
guardians-classes-element = Elemente
guardians-class-elemental-lord = Elementarfürst
guardians-classes-elemental-lord = Elementarfürsten
guardians-class-evil-twin = Böser Zwilling
guardians-classes-evil-twin = böse Zwillinge
guardians-class-fairy = Fee
guardians-classes-fairy = Feen
guardians-class-fiend = Unhold
guardians-classes-fiend = Unholde
guardians-class-force = Kraft
guardians-classes-force = Kräfte
guardians-class-fungus = Pilz
guardians-classes-fungus = Pilze
guardians-class-geyser = Geysir
guardians-classes-geyser = Geysire
guardians-class-giant = Riese
guardians-classes-giant = Riesen
guardians-class-gnasher = Beißer
guardians-classes-gnasher = Beißer
guardians-class-gnome = Gnom
guardians-classes-gnome = Gnome
guardians-class-gob = Gob
guardians-classes-gob = Gobs
guardians-class-goblin = Goblin
guardians-classes-goblin = Goblins
guardians-class-guy = Kerl
guardians-classes-guy = Kerle
guardians-class-knight = Ritter
guardians-classes-knight = Ritter
guardians-class-manifestation = Manifestation
guardians-classes-manifestation = Manifestationen
guardians-class-mayor = Bürgermeister
guardians-classes-mayor = Bürgermeister
guardians-class-misc-human = Mensch
guardians-classes-misc-human = Menschen
guardians-class-mold = Schimmel
guardians-classes-mold = Schimmel
guardians-class-nymph = Nymphe
guardians-classes-nymph = Nymphen
guardians-class-o-men = O-Men
guardians-classes-o-men = O-Men
guardians-class-ogre = Oger
guardians-classes-ogre = Oger
guardians-class-outlaw = Bandit
guardians-classes-outlaw = Banditen
guardians-class-pirate = Pirat
guardians-classes-pirate = Piraten
guardians-class-pixie = Pixie
guardians-classes-pixie = Pixies
guardians-class-rat = Ratte
guardians-classes-rat = Ratten
guardians-class-rishar = Ri’shar
guardians-classes-rishar = Ri’shar
guardians-class-saurian = Echse
guardians-classes-saurian = Echsen
guardians-class-schnee = Schnee
guardians-classes-schnee = Schnees
guardians-class-slag-beast = Schlackentier
guardians-classes-slag-beast = Schlackentiere
guardians-class-sliph = Sliph
guardians-classes-sliph = Sliphs
guardians-class-spirit = Geist
guardians-classes-spirit = Geister
guardians-class-troll = Troll
guardians-classes-troll = Trolle
guardians-class-undead = Untot
guardians-classes-undead = Untote
guardians-class-unicorn = Einhorn
guardians-classes-unicorn = Einhörner
guardians-class-varmit = Varmit
guardians-classes-varmit = Varmits
guardians-class-wanderer = Wanderer
guardians-classes-wanderer = Wanderer
guardians-class-well = Brunnen
guardians-classes-well = Brunnen
guardians-class-wizard = Zauberer
guardians-classes-wizard = Zauberer

## Wann eine Karte gespielt werden darf

# What /card says of a card that a combat sheet can play.
guardians-card-by-sheet =
    Ein Kampfplan { $when ->
        [before] spielt sie vor einem Angriff auf eine Festung.
        [bells] ruft mit ihr die unter deiner Festung zur Verteidigung.
        [between] spielt sie zwischen den Duellen, wenn eine deiner Kreaturen geschossen hat.
        [bribe] antwortet mit ihr auf eine gegnerische Bestechung.
        [channel] antwortet mit ihr auf gegnerisches Kanalisieren.
        [command] antwortet mit ihr auf ein gegnerisches Kommando.
        [count] zahlt für sie, was beim Zählen das Feld gewinnt.
        [fed] spielt sie in einem Duell, das sich durch Kanalisieren dann dreht.
        [land] spielt sie auf das Land des Kampfes, in einem Duell, das sich dadurch dreht.
        [retreat] spielt sie, wenn du verlierst und kein Rückzug möglich ist, wie er ihn nennt.
        [shot] antwortet mit ihr auf einen gegnerischen Schuss.
       *[match-up] spielt sie in einem Duell: wenn du verlieren würdest oder immer, gegen alle oder nur gegen Starke.
    }
guardians-timing-after_killing_shield = Nach dem Zerstören eines Schildes
guardians-timing-after_upcards = Nach dem Aufdecken der Dominanzkarten
guardians-timing-any = Jederzeit
guardians-timing-before_combat = Vor einem Kampf
guardians-timing-before_first_move = Vor der ersten Bewegung der Runde
guardians-timing-between_match_ups = Zwischen zwei Duellen
guardians-timing-bribery = In einem Duell oder bei einem Nebenangriff
guardians-timing-command = Als deine Kommandokarte
guardians-timing-draw_organize = Während der Aufstellung
guardians-timing-match_any = In einem Duell
guardians-timing-movement_any = Während der Bewegung
guardians-timing-on_retreat = Beim Rückzug
guardians-timing-on_reveal = Beim Aufdecken der beiden Kreaturen eines Duells
guardians-timing-response_any = Als Antwort auf eine Wirkung
guardians-timing-response_bribe = Als Antwort auf eine Bestechung
guardians-timing-response_channel = Als Antwort auf eine Kanalisierung
guardians-timing-response_flight = Als Antwort auf einen Flug
guardians-timing-response_ranged = Als Antwort auf einen Fernangriff

## Auf einer Karte

guardians-card-flies = fliegt
guardians-card-draw = Zieht { $base } Karten; mit weniger Ländern { $fewer }, mit mehr Ländern { $more }, mit niedrigerer Dominanz { $lower }.
guardians-card-covers = Deckt { $limit } Vitalität
guardians-card-translated = Der Name ist unsere Übersetzung; auf Englisch: { $name }.

## Was die Bilder sagen

guardians-alt-curve = Kreaturen nach Grundvitalität, ab { $groups }.
guardians-alt-vitality = Grundvitalität { $base }
guardians-alt-stacking = Stapelvitalität { $stacking }
guardians-alt-off-color = Farbbonus { $amount } ({ $color })
guardians-alt-terrain = { $amount } in Gelände { $terrain }
guardians-alt-bribable = bestechlich: { $vices }
guardians-alt-receives = darf Kanalisierung empfangen
guardians-alt-receives-not = darf keine Kanalisierung empfangen
guardians-alt-channels = kanalisiert { $points }
guardians-alt-dominance = Dominanz { $dominance }
guardians-alt-covers = deckt { $limit } Vitalität
guardians-alt-stones =
    { $stones ->
        [one] beginnt mit { $stones } Kraftstein
       *[other] beginnt mit { $stones } Kraftsteinen
    }
guardians-alt-card = { $card } ({ $facts })
guardians-alt-copies = { $count } × { $card }
guardians-alt-section = { $section }: { $cards }.
guardians-alt-page = Seite { $page } von { $pages }
guardians-picture-cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
guardians-picture-page = { $page } / { $pages }
guardians-picture-strongholds = Guardian und Festungen
