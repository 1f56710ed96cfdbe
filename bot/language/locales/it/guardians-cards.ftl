## Le parole delle carte

guardians-type-creature = Creatura
guardians-type-guardian = Guardiano
guardians-type-stronghold = Roccaforte
guardians-type-stronghold_upgrade = Potenziamento di roccaforte
guardians-type-stronghold_downgrade = Degrado di roccaforte
guardians-type-shield = Scudo
guardians-type-standard_bearer = Portastendardo
guardians-type-shield_terrain = Scudo/terreno
guardians-type-terrain = Terreno
guardians-type-spell = Incantesimo
guardians-type-item_hand = Oggetto da mano
guardians-type-item_creature = Oggetto da creatura
guardians-type-item_accessory = Accessorio
guardians-type-bribery = Corruzione

guardians-group-creatures = Creature
guardians-group-shields = Scudi
guardians-group-terrains = Terreni
guardians-group-spells = Incantesimi
guardians-group-items = Oggetti
guardians-group-bribery = Corruzione
guardians-group-works = Opere delle roccaforti

guardians-color-mortal = mortale
guardians-color-elemental = elementale
guardians-color-external = esterno

guardians-size-s = taglia piccola
guardians-size-m = taglia media
guardians-size-l = taglia grande

guardians-terrain-mountains = Montagne
guardians-terrain-rivers_lakes = Fiumi e laghi
guardians-terrain-spires = Guglie
guardians-terrain-swamp = Palude
guardians-terrain-dry_heaps = Cumuli aridi
guardians-terrain-woods = Boschi
guardians-terrain-jungle = Giungla

guardians-vice-beer = birra
guardians-vice-gold = oro
guardians-vice-babes = pupe

guardians-basis-fire = fuoco
guardians-basis-fear = paura
guardians-basis-methane = metano

guardians-position-left = sinistra
guardians-position-center = centro
guardians-position-right = destra

## Le classi: una creatura, e più di una

guardians-class-angel = Angelo
guardians-classes-angel = Angeli
guardians-class-animal = Animale
guardians-classes-animal = Animali
guardians-class-barnyard-animal = Animale da cortile
guardians-classes-barnyard-animal = Animali da cortile
guardians-class-bug = Insetto
guardians-classes-bug = Insetti
guardians-class-cankerd = Cankerd
guardians-classes-cankerd = Cankerd
guardians-class-chak = Chak
guardians-classes-chak = Chak
guardians-class-clamjack = Clamjack
guardians-classes-clamjack = Clamjack
guardians-class-demon = Demone
guardians-classes-demon = Demoni
guardians-class-devil = Diavolo
guardians-classes-devil = Diavoli
guardians-class-dragon = Drago
guardians-classes-dragon = Draghi
guardians-class-element = Elemento
guardians-classes-element = Elementi
guardians-class-elemental-lord = Signore elementale
guardians-classes-elemental-lord = Signori elementali
guardians-class-evil-twin = Gemello malvagio
guardians-classes-evil-twin = Gemelli malvagi
guardians-class-fairy = Fata
guardians-classes-fairy = Fate
guardians-class-fiend = Mostro
guardians-classes-fiend = Mostri
guardians-class-force = Forza
guardians-classes-force = Forze
guardians-class-fungus = Fungo
guardians-classes-fungus = Funghi
guardians-class-geyser = Geyser
guardians-classes-geyser = Geyser
guardians-class-giant = Gigante
guardians-classes-giant = Giganti
guardians-class-gnasher = Zannuto
guardians-classes-gnasher = Zannuti
guardians-class-gnome = Gnomo
guardians-classes-gnome = Gnomi
guardians-class-gob = Gob
guardians-classes-gob = Gob
guardians-class-goblin = Goblin
guardians-classes-goblin = Goblin
guardians-class-guy = Tizio
guardians-classes-guy = Tizi
guardians-class-knight = Cavaliere
guardians-classes-knight = Cavalieri
guardians-class-manifestation = Manifestazione
guardians-classes-manifestation = Manifestazioni
guardians-class-mayor = Sindaco
guardians-classes-mayor = Sindaci
guardians-class-misc-human = Umano
guardians-classes-misc-human = Umani
guardians-class-mold = Muffa
guardians-classes-mold = Muffe
guardians-class-nymph = Ninfa
guardians-classes-nymph = Ninfe
guardians-class-o-men = O-Men
guardians-classes-o-men = O-Men
guardians-class-ogre = Orco
guardians-classes-ogre = Orchi
guardians-class-outlaw = Fuorilegge
guardians-classes-outlaw = Fuorilegge
guardians-class-pirate = Pirata
guardians-classes-pirate = Pirati
guardians-class-pixie = Folletto
guardians-classes-pixie = Folletti
guardians-class-rat = Ratto
guardians-classes-rat = Ratti
guardians-class-rishar = Ri’shar
guardians-classes-rishar = Ri’shar
guardians-class-saurian = Sauriano
guardians-classes-saurian = Sauriani
guardians-class-schnee = Schnee
guardians-classes-schnee = Schnee
guardians-class-slag-beast = Bestia di scorie
guardians-classes-slag-beast = Bestie di scorie
guardians-class-sliph = Sliph
guardians-classes-sliph = Sliph
guardians-class-spirit = Spirito
guardians-classes-spirit = Spiriti
guardians-class-troll = Troll
guardians-classes-troll = Troll
guardians-class-undead = Non morto
guardians-classes-undead = Non morti
guardians-class-unicorn = Unicorno
guardians-classes-unicorn = Unicorni
guardians-class-varmit = Varmit
guardians-classes-varmit = Varmit
guardians-class-wanderer = Viandante
guardians-classes-wanderer = Viandanti
guardians-class-well = Pozzo
guardians-classes-well = Pozzi
guardians-class-wizard = Mago
guardians-classes-wizard = Maghi

## Quando si gioca una carta

# What /card says of a card that a combat sheet can play.
guardians-card-by-sheet =
    Un foglio di combattimento { $when ->
        [before] la gioca prima di un attacco a una roccaforte.
        [bells] chiama con essa alla difesa chi sta sotto la tua roccaforte.
        [between] la gioca tra i confronti, quando una tua creatura ha tirato.
        [bribe] risponde con essa a una corruzione avversaria.
        [channel] risponde con essa a una canalizzazione avversaria.
        [command] risponde con essa a un comando avversario.
        [count] paga per essa ciò che vince la casella al conteggio.
        [fed] la gioca in un confronto che la canalizzazione allora ribalta.
        [land] la gioca sul terreno del combattimento, in un confronto che così si ribalta.
        [retreat] la gioca se perdi e non puoi ritirarti come dice il foglio.
        [shot] risponde con essa a un tiro avversario.
       *[match-up] la gioca in un confronto: se perderesti, o sempre, contro chiunque o solo contro chi è forte.
    }
guardians-timing-after_killing_shield = Quando hai appena distrutto uno scudo
guardians-timing-after_upcards = Dopo che sono state scoperte le carte dominanza
guardians-timing-any = In qualsiasi momento
guardians-timing-before_combat = Prima di un combattimento
guardians-timing-before_first_move = Prima del primo movimento del turno
guardians-timing-between_match_ups = Tra due confronti
guardians-timing-bribery = In un confronto o in un attacco secondario
guardians-timing-command = Come carta comando
guardians-timing-draw_organize = Durante l’organizzazione
guardians-timing-match_any = In un confronto
guardians-timing-movement_any = Durante i movimenti
guardians-timing-on_retreat = Quando ti ritiri
guardians-timing-on_reveal = Quando si rivelano le due creature di un confronto
guardians-timing-response_any = In risposta a un effetto
guardians-timing-response_bribe = In risposta a una corruzione
guardians-timing-response_channel = In risposta a una canalizzazione
guardians-timing-response_flight = In risposta a un volo
guardians-timing-response_ranged = In risposta a un attacco a distanza

## Su una carta

guardians-card-flies = vola
guardians-card-draw = Pesca { $base } carte; con meno terre { $fewer }, con più terre { $more }, con la dominanza più bassa { $lower }.
guardians-card-covers = Copre { $limit } punti di vitalità
guardians-card-translated = Il nome è tradotto da noi; in inglese: { $name }.

## Che cosa dicono le immagini

guardians-alt-curve = Creature per vitalità di base, da { $groups }.
guardians-alt-vitality = vitalità di base { $base }
guardians-alt-stacking = vitalità di pila { $stacking }
guardians-alt-off-color = { $amount } contro il colore { $color }
guardians-alt-terrain = { $amount } su terreno { $terrain }
guardians-alt-bribable = vulnerabile a { $vices }
guardians-alt-receives = può ricevere canalizzazione
guardians-alt-receives-not = non può ricevere canalizzazione
guardians-alt-channels = PMC { $points }
guardians-alt-dominance = dominanza { $dominance }
guardians-alt-covers = copre { $limit } punti di vitalità
guardians-alt-stones =
    { $stones ->
        [one] comincia con { $stones } pietra del potere
       *[other] comincia con { $stones } pietre del potere
    }
guardians-alt-card = { $card } ({ $facts })
guardians-alt-copies = { $count } × { $card }
guardians-alt-section = { $section }: { $cards }.
guardians-alt-page = Pagina { $page } di { $pages }
guardians-picture-cards =
    { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
guardians-picture-page = { $page } / { $pages }
guardians-picture-strongholds = Guardiano e roccaforti
