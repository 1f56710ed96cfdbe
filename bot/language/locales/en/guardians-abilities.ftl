### What the cards of Guardians do: one message per kind of ability.
###
### $cards names cards in the plural: “Knights”, “creatures that fly”. $who adds whose: “your other Knights”. $limits is
### what restricts the ability; it is empty or begins with a blank. Figures come in as strings.

## The frame

guardians-ability-command = Command: { $text }
guardians-card-play = { $timing }{ $limits }.

## Cards that are meant

guardians-creatures =
    { $size ->
        [s] small creatures
        [m] medium creatures
        [l] large creatures
       *[any] creatures
    }
guardians-creatures-mortal = mortal creatures
guardians-creatures-elemental = elemental creatures
guardians-creatures-external = external creatures
guardians-cards-called = creatures called { $card }
guardians-cards-shield = shields
guardians-cards-standard_bearer = standard bearers
guardians-cards-shield_terrain = shield/terrain cards
guardians-cards-terrain = terrains
guardians-cards-spell = spells
guardians-cards-item_hand = hand items
guardians-cards-item_creature = creature items
guardians-cards-item_accessory = accessories
guardians-cards-bribery = bribery cards
guardians-cards-guardian = Guardians
guardians-cards-stronghold = strongholds
guardians-cards-stronghold_upgrade = stronghold upgrades
guardians-cards-stronghold_downgrade = stronghold downgrades
guardians-whose =
    { $side ->
        [own] { $others ->
            [yes] your other { $cards }
           *[no] your { $cards }
        }
        [opponent] the enemy’s { $cards }
       *[both] { $others ->
            [yes] the other { $cards } of both sides
           *[no] the { $cards } of both sides
        }
    }
guardians-under-this-shield = your creatures under this shield
guardians-trait-mortal = that are mortal
guardians-trait-elemental = that are elemental
guardians-trait-external = that are external
guardians-trait-size =
    { $size ->
        [s] of small size
        [m] of medium size
       *[l] of large size
    }
guardians-trait-flying = that fly
guardians-trait-not-flying = that do not fly
guardians-trait-bribable = that can be bribed
guardians-trait-not-bribable = that cannot be bribed
guardians-trait-open-to = open to { $vice }
guardians-trait-below = with less than { $base } base vitality
guardians-trait-off-color = with an off-colour bonus of { $bonus }
guardians-trait-attack = that attack with { $to }
guardians-trait-affected = not immune to { $to }
guardians-trait-immune = immune to { $to }
guardians-trait-ranged = with a ranged attack
guardians-trait-not-ranged = without a ranged attack
guardians-trait-has-destroys = that destroy their opponents
guardians-trait-receiver = that may receive channelling
guardians-trait-no-receiver = that may not receive channelling
guardians-trait-defending = that defend a stronghold
guardians-trait-outside = that defend no stronghold

## Clauses

guardians-clause-price =
    { $stones ->
        [one] for { $stones } power stone
       *[other] for { $stones } power stones
    }
guardians-clause-once-per-movement = once per movement phase
guardians-clause-against = against { $cards }
guardians-clause-by = by { $cards }
guardians-clause-by-vice = with { $vice }
guardians-clause-beside = beside your { $cards } only
guardians-clause-as-secondary = as secondary attackers
guardians-clause-first-only = (only the first that you play as a primary attacker)
guardians-clause-survives = if this card survives
guardians-clause-in-front = in the two disputed spaces in front
guardians-clause-one-match-up = for one match-up
guardians-clause-flight =
    { $scope ->
        [space] { $ways } this space
        [own_strongholds] { $ways } your strongholds
       *[other] { $ways } it
    }
guardians-flight-into = into
guardians-flight-out = out of
guardians-flight-over = over
guardians-lasting-in_match_up = while this card is in the match-up
guardians-lasting-in_play = while this card is in play
guardians-lasting-in_play_unbeaten = while this card is in play and unbeaten
guardians-lasting-combat = in this combat
guardians-lasting-under_this_shield = under this shield
guardians-duration-turn = this turn
guardians-duration-in_play = while this card is in play
guardians-scope-match_up = in its match-up
guardians-scope-combat = in this combat
guardians-scope-space = in this space
guardians-scope-self = against this card
guardians-scope-under_this_shield = under this shield
guardians-scope-adjacent_stronghold = under the stronghold beside it
guardians-scope-own_strongholds = in your strongholds
guardians-when-primary = as primary attacker
guardians-when-secondary = as secondary attacker
guardians-when-attacking = when you attack
guardians-when-defending = when you defend
guardians-when-terrain = in terrain of type { $terrain }
guardians-when-terrain-none = where no terrain card lies
guardians-when-terrain-face_down = where the terrain card lies face down
guardians-when-disputed = in the disputed land
guardians-when-only = if no other { $creature } is in play
guardians-when-upcard = if your dominance card is one of the { $cards }
guardians-per-icons = for each bribery icon of its opponent
guardians-per-in-play = for each card in play among the other { $cards }
guardians-per-beaten = for each card beaten in this combat among the { $cards }
guardians-per-survivor = for each survivor among your { $cards }
guardians-per-terrain = for each space of type { $terrain } that you control
guardians-per-shields = for each of your shields in the disputed land
guardians-per-shields-lost = for each shield that you have lost
guardians-immunity-fire = fire
guardians-immunity-fear = fear
guardians-immunity-methane = methane
guardians-immunity-cards = { $cards }
guardians-immunity-aoe = area attacks
guardians-immunity-ranged = ranged attacks
guardians-immunity-destruction = abilities that destroy
guardians-source-guardian = your Guardian
guardians-dispel-spell = spells
guardians-dispel-item = items
guardians-dispel-command_ability = command abilities
guardians-kind-pirate-captain = Pirate Captain
guardians-kind-ploogak = Ploogak

## Vitality

guardians-ability-vitality-bonus = { $amount } vitality{ $limits }.
guardians-ability-team-bonus = { $amount } vitality for { $who }{ $limits }.
guardians-ability-adds-up = Several such cards add up.
guardians-ability-not-dispellable = This cannot be dispelled.
guardians-ability-stronghold-bonus = { $amount } vitality for your creatures that defend this stronghold.
guardians-ability-off-color-bonus-mod =
    { $side ->
        [own] { $amount } to each of your off-colour bonuses that applies.
        [opponent] { $amount } to each of the enemy’s off-colour bonuses that applies.
       *[both] { $amount } to each off-colour bonus that applies, on both sides.
    }
guardians-ability-terrain-bonus-mod =
    { $side ->
        [own] { $amount } to each of your terrain bonuses that applies.
        [opponent] { $amount } to each of the enemy’s terrain bonuses that applies.
       *[both] { $amount } to each terrain bonus that applies, on both sides.
    }
guardians-ability-ignore-stronghold-bonus =
    { $scope ->
        [match_up] Its opponent gets no stronghold bonus{ $limits }.
       *[adjacent_stronghold] The stronghold beside it gives no bonus{ $limits }.
    }

## Ranged attacks

guardians-ability-ranged = Ranged attack of { $points }{ $limits }.
guardians-ability-ranged-force_push_and_lock = It makes the match-up a tie that nobody can change any more.
guardians-ability-ranged-cancel_ranged = It takes away the value of one enemy ranged attack.
guardians-ability-ranged-channel = The shot may receive up to { $points } points of channelling.
guardians-ability-ranged-beaten = This card is beaten once it has shot.
guardians-ability-ranged-bonus =
    { $side ->
        [own] { $amount } for each of your ranged attacks{ $limits }.
        [opponent] { $amount } for each ranged attack of the enemy{ $limits }.
       *[both] { $amount } for each ranged attack of both sides{ $limits }.
    }
guardians-ability-steal-ranged = The enemy’s ranged attack helps your primary attacker instead.
guardians-ability-cancel-ranged = The ranged attack is worth nothing.
guardians-ability-recall-ranged = Take all cards that you have used for ranged attacks back into your combat hand.

## Area attacks and destruction

guardians-ability-aoe-destroys =
    { $trigger ->
        [in_match_up] In its match-up, area attack of { $points }{ $basis ->
            [none] {""}
           *[other] {" "}({ $basis })
        }: destroys { $cards } of { $points } base vitality or less in { $sides ->
            [opponent] the enemy’s combat hand
           *[both] both combat hands
        }.
       *[command] Area attack of { $points }{ $basis ->
            [none] {""}
           *[other] {" "}({ $basis })
        }: destroys { $cards } of { $points } base vitality or less in { $sides ->
            [opponent] the enemy’s combat hand
           *[both] both combat hands
        }.
    }
guardians-ability-aoe-suffocates =
    { $trigger ->
        [in_match_up] In its match-up, area attack of { $points }{ $basis ->
            [none] {""}
           *[other] {" "}({ $basis })
        }: lays { $cards } of { $points } base vitality or less in { $sides ->
            [opponent] the enemy’s combat hand
           *[both] both combat hands
        } aside. They neither fight nor count, but secondary attacks can hit them.
       *[command] Area attack of { $points }{ $basis ->
            [none] {""}
           *[other] {" "}({ $basis })
        }: lays { $cards } of { $points } base vitality or less in { $sides ->
            [opponent] the enemy’s combat hand
           *[both] both combat hands
        } aside. They neither fight nor count, but secondary attacks can hit them.
    }
guardians-ability-aoe-plus-in-play =
    { $names ->
        [distinct] { $amount } for each different card in play among the other { $cards }{ $side ->
            [own] {" "}of your side
            [opponent] {" "}of the enemy
           *[both] {""}
        }.
       *[all] { $amount } for each card in play among the other { $cards }{ $side ->
            [own] {" "}of your side
            [opponent] {" "}of the enemy
           *[both] {""}
        }.
    }
guardians-ability-aoe-plus-discarded = { $amount } for each card among the { $cards } that you discard from your combat hand.
guardians-ability-aoe-plus-stone = { $amount } for each further stone.
guardians-ability-costs =
    { $stones ->
        [one] Costs { $stones } power stone.
       *[other] Costs { $stones } power stones.
    }
guardians-ability-area = It serves combats in the two disputed spaces in front.
guardians-ability-destroys = Destroys opposing { $cards }{ $limits }.
guardians-ability-destroy-loser = Destroys { $cards } that it beats; nothing heals them.
guardians-ability-destroyed-if-beaten-by = Is destroyed, not only beaten, if beaten by { $cards }.
guardians-ability-destroy-pair = Destroys one of your { $cards } in a primary match-up and its opponent, be it a Guardian.
guardians-ability-destroy-pair-only = Destroys one of your { $cards } in a primary match-up and its opponent, if that is one of the { $opponents }.
guardians-ability-detonate =
    { $not_vs_guardian ->
        [yes] You may blow up one of your { $cards } in any primary match-up: it and its opponent are destroyed. Not against a Guardian.
       *[no] You may blow up one of your { $cards } in any primary match-up: it and its opponent are destroyed.
    }
guardians-ability-destroy-channeler = If one of the { $cards } channels, it is destroyed and gives nothing.
guardians-ability-destroy-terrain = Discard any terrain card from the table.
guardians-ability-destroy-upgrade = Discard any stronghold upgrade.
guardians-ability-destroyed-when-used-as-command = Goes to the graveyard once its command has begun.

## Immunity

guardians-ability-immune = Immune to { $to }{ $limits }.
guardians-ability-all-immune-to-self = Hurts no opponent at all.
guardians-ability-grant-immunity = Immunity to { $to } for { $who }{ $limits }.
guardians-ability-attack-basis = Attacks with { $basis }: opponents immune to it are not hurt.

## Healing

guardians-ability-heal =
    { $outcome ->
        [any] After the combat, won or lost, heals { $count } of your beaten { $cards }{ $limits }.
       *[won] If you win the combat, heals { $count } of your beaten { $cards }{ $limits }.
    }
guardians-ability-heal-losses =
    { $outcome ->
        [any] After the combat, won or lost, heals as many of your beaten { $cards } as the enemy has lost creatures{ $limits }.
       *[won] If you win the combat, heals as many of your beaten { $cards } as the enemy has lost creatures{ $limits }.
    }
guardians-ability-recover-self =
    { $trigger ->
        [beaten] If beaten{ $limits }, this card may go to { $hand ->
            [storage_hand] your storage hand
           *[creature_pen] your creature pen
        } at the end of the combat{ $price }.
       *[lost_in_combat] If lost in combat{ $limits }, this card may go to { $hand ->
            [storage_hand] your storage hand
           *[creature_pen] your creature pen
        } at the end of the combat{ $price }.
    }
guardians-ability-recover =
    { $trigger ->
        [beaten] Of { $who }, those that were beaten{ $limits } may go to { $hand ->
            [storage_hand] your storage hand
           *[creature_pen] your creature pen
        } at the end of the combat{ $price }.
       *[lost_in_combat] Of { $who }, those lost in combat{ $limits } may go to { $hand ->
            [storage_hand] your storage hand
           *[creature_pen] your creature pen
        } at the end of the combat{ $price }.
    }

## Control

guardians-ability-control-value = Counts { $value } when the survivors are added up.
guardians-ability-control-bonus = { $amount } to your sum of survivors{ $limits }.
guardians-ability-control-per-stone = { $amount } for each stone that you pay.
guardians-ability-control-exclude-self = Does not count in the sum of survivors.
guardians-ability-control-exclude = Its primary opponent does not count in the sum of survivors.
guardians-ability-control-exclude-only = Its primary opponent does not count in the sum of survivors, if that is one of the { $cards }.
guardians-ability-sideline =
    { $sides ->
        [opponent] From the enemy’s combat hand, lays { $cards } aside: they neither fight nor count, but secondary attacks can hit them.
       *[both] From both combat hands, lays { $cards } aside: they neither fight nor count, but secondary attacks can hit them.
    }

## Results of a match-up

guardians-ability-win-pushes =
    { $side ->
        [own] You win the ties in primary match-ups.
        [opponent] The enemy wins the ties in primary match-ups.
       *[both] Both win the ties in primary match-ups.
    }
guardians-ability-push-unless = Is beaten only by { $margin } points or more{ $limits }; with less, the match-up is a tie.
guardians-ability-push-unless-team = Your { $cards } are beaten only by { $margin } points or more{ $limits }; with less, the match-up is a tie.
guardians-ability-win-if-beaten-by-more-than =
    { $not_vs_guardian ->
        [yes] Your primary attacker wins if it would lose by more than { $margin } points. Not against a Guardian.
       *[no] Your primary attacker wins if it would lose by more than { $margin } points.
    }
guardians-ability-auto-win = Beats its opponent{ $limits }, whatever the sums are.
guardians-ability-contribution = Once beaten, gives { $amount } instead of its base vitality to secondary attacks on its winner.
guardians-ability-must-be-first-primary = Must be your first primary attacker if it is in your combat hand.

## Commands

guardians-ability-cancel-command = Cancels the enemy’s command{ $limits }.
guardians-ability-set-terrain = The space is of type { $terrain } for this combat.
guardians-ability-declare =
    { $info ->
        [size] { $first_only ->
            [yes] The enemy has to state the size of the first primary attacker in advance.
           *[no] The enemy has to state the size of each primary attacker in advance.
        }
       *[color] { $first_only ->
            [yes] The enemy has to state the colour of the first primary attacker in advance.
           *[no] The enemy has to state the colour of each primary attacker in advance.
        }
    }
guardians-ability-blank-text =
    { $scope ->
        [primary_opponent] Its primary opponent loses its abilities for this combat.
       *[all_creatures] All creatures lose their abilities for this combat.
    }
guardians-ability-universal-bribe = Each of your bribery cards works on every creature that can be bribed at all.
guardians-ability-bribe-from-hand = The enemy shows what in the combat hand is open to { $vice }. You send one of these creatures to its creature pen.
guardians-ability-command-with = Together with a creature it is your command card: { $text }
guardians-ability-removes-command = The creature’s own command does not count.

## Bribery

guardians-ability-bribe = Sends a creature open to { $vice } to its owner’s creature pen.
guardians-ability-steal-bribe = The bribery with { $vice } fails, and its card is yours until the end of the combat.
guardians-ability-bribe-returns = Your bribery cards for { $bribe } return to your storage hand after use{ $limits }.
guardians-ability-send-to-pen = Sends the enemy’s primary attacker to its creature pen, if it is one of the { $cards }; yours stays without opponent.

## Restrictions

guardians-ability-forbid =
    { $side ->
        [opponent] The enemy cannot { $what ->
            [channeling] channel
            [creature_channeling] channel with creatures
            [ranged] use ranged attacks
            [bribery] bribe
            [secondary] use secondary attacks
            [flying] fly
            [command] use command cards
            [dispel] dispel
            [aoe] use area attacks
           *[off_color_bonus] get off-colour bonuses
        }{ $limits }.
       *[both] Nobody can { $what ->
            [channeling] channel
            [creature_channeling] channel with creatures
            [ranged] use ranged attacks
            [bribery] bribe
            [secondary] use secondary attacks
            [flying] fly
            [command] use command cards
            [dispel] dispel
            [aoe] use area attacks
           *[off_color_bonus] get off-colour bonuses
        }{ $limits }.
    }
guardians-ability-forbid-except = This card itself can be bribed.
guardians-ability-allow = Ranged attacks are possible in this space, whatever its type forbids.

## Channelling

guardians-ability-channel-send =
    { $ignores_red_bar ->
        [yes] Channels to { $cards } only, even to those with a red bar.
       *[no] Channels to { $cards } only.
    }
guardians-ability-receive-any = May receive any amount of channelling.
guardians-ability-receive-cap = May receive up to { $points } points of channelling.
guardians-ability-receive-from = Receives channelling only from { $sources }.
guardians-ability-grant-receiver = Lets { $who } receive channelling even with a red bar{ $limits }.
guardians-ability-grant-receiver-some = Lets { $count } of { $who } receive channelling even with a red bar{ $limits }.
guardians-ability-cmp-mod =
    { $sources ->
        [guardian] { $amount } CMP for { $side ->
            [own] your Guardian
            [opponent] the enemy’s Guardian
           *[both] both Guardians
        }{ $limits }.
        [creature] { $amount } CMP for { $side ->
            [own] your creatures
            [opponent] the enemy’s creatures
           *[both] all creatures
        }{ $limits }.
       *[any] { $amount } CMP for { $side ->
            [own] your Guardian and creatures
            [opponent] the enemy’s Guardian and creatures
           *[both] all Guardians and creatures
        }{ $limits }.
    }
guardians-ability-cmp-set =
    { $sources ->
        [guardian] CMP { $set_to } for { $side ->
            [own] your Guardian
            [opponent] the enemy’s Guardian
           *[both] both Guardians
        }{ $limits }.
        [creature] CMP { $set_to } for { $side ->
            [own] your creatures
            [opponent] the enemy’s creatures
           *[both] all creatures
        }{ $limits }.
       *[any] CMP { $set_to } for { $side ->
            [own] your Guardian and creatures
            [opponent] the enemy’s Guardian and creatures
           *[both] all Guardians and creatures
        }{ $limits }.
    }
guardians-ability-reverse-channeling = What the enemy’s Guardian channels is subtracted instead of added.
guardians-ability-cancel-channeling = Cancels channelling{ $limits }.
guardians-ability-guardian-channel-any =
    { $cost_stones ->
        [one] Your Guardian may channel { $points } points to a creature with a red bar, for { $cost_stones } power stone.
       *[other] Your Guardian may channel { $points } points to a creature with a red bar, for { $cost_stones } power stones.
    }
guardians-ability-guardian-channel-limit =
    { $uses_per_creature ->
        [one] Your Guardian may channel only once to the same creature in a combat.
       *[other] Your Guardian may channel only { $uses_per_creature } times to the same creature in a combat.
    }

## Power stones

guardians-ability-stones =
    { $change ->
        [gain] { $who ->
            [own] You gain
           *[opponent] The enemy gains
        }
       *[loss] { $who ->
            [own] You lose
           *[opponent] The enemy loses
        }
    } { $count ->
        [one] { $count } power stone
       *[other] { $count } power stones
    }.
guardians-ability-stones-when =
    { $trigger ->
        [beats_opponent_who_channeled_this_combat] When this card beats a creature of an enemy who has channelled in this combat
        [beats_primary_opponent] When this card beats its primary opponent
        [end_draw_organize_with_own_shield_here] When the turn’s organising ends and your shield lies here
        [opponent_channels] When the enemy channels
        [own_creature_beats_opponent] When one of your creatures beats its opponent
       *[own_creature_bribed] When one of your creatures is bribed
    }{ $limits }, { $change ->
        [gain] { $who ->
            [own] you gain
           *[opponent] the enemy gains
        }
       *[loss] { $who ->
            [own] you lose
           *[opponent] the enemy loses
        }
    } { $count ->
        [one] { $count } power stone
       *[other] { $count } power stones
    }.
guardians-ability-convert =
    { $rate ->
        [one] At any time, discard a card from your storage hand: gain 1 power stone.
       *[other] At any time, discard { $rate } cards from your storage hand: gain 1 power stone.
    }

## Spells

guardians-ability-dispel = Cancels one effect of these: { $targets }. Never channelling.
guardians-ability-view-opponent_storage_hand = You see the enemy’s storage hand.
guardians-ability-view-vitality_total_of_enemy_space = You learn how much vitality the enemy has in one space.
guardians-ability-unchallenge-pair = Leaves both creatures of a match-up without opponent, if one of them is among the { $cards }.
guardians-ability-free-retreat = Retreat into any free space of the disputed land next to the combat.

## Dominance

guardians-ability-replace-upcard =
    { $target ->
        [opponent] The enemy discards the dominance card and turns up the next one.
       *[both] Both discard their dominance cards and turn up the next ones.
    }
guardians-ability-upcard-to-hand =
    { $hand ->
        [combat_hand] Take your dominance card into your combat hand{ $limits }.
       *[storage_hand] Take your dominance card into your storage hand{ $limits }.
    }
guardians-ability-becomes-upcard = This card takes its place.
guardians-ability-upcard-optional = When you draw, you may discard your dominance card and draw all cards from the deck.
guardians-ability-initiative = You move first this turn.

## Movement

guardians-ability-move =
    { $count ->
        [0] { $amount } space for { $side ->
            [own] each of your shields
           *[opponent] each of the enemy’s shields
        }{ $limits }.
        [one] { $amount } space for { $count } of { $side ->
            [own] your shields
           *[opponent] the enemy’s shields
        }{ $limits }.
       *[other] { $amount } space for { $count } of { $side ->
            [own] your shields
           *[opponent] the enemy’s shields
        }{ $limits }.
    }
guardians-ability-move-max =
    { $count ->
        [0] At most { $set_max } space for { $side ->
            [own] each of your shields
           *[opponent] each of the enemy’s shields
        }{ $limits }.
        [one] At most { $set_max } space for { $count } of { $side ->
            [own] your shields
           *[opponent] the enemy’s shields
        }{ $limits }.
       *[other] At most { $set_max } space for { $count } of { $side ->
            [own] your shields
           *[opponent] the enemy’s shields
        }{ $limits }.
    }
guardians-ability-cancel-flight = The shield does not fly and stays turned where it is. Its owner does not fly any more this turn.
guardians-ability-flights-per-turn =
    { $shields ->
        [one] { $shields } of your shields may fly this turn.
       *[other] { $shields } of your shields may fly this turn.
    }
guardians-ability-grant-flying =
    { $count ->
        [one] One creature of the stack flies; this card is lost with it.
       *[other] { $count } creatures of the stack fly; this card is lost with them.
    }

## Stacks, strongholds, Guardians

guardians-ability-stack-as-base =
    { $count ->
        [one] One creature of the stack counts with its base vitality for the limit of the space.
       *[other] { $count } creatures of the stack count with their base vitality for the limit of the space.
    }
guardians-ability-defend-from-below = Creatures under the stronghold beside it may help to defend it.
guardians-ability-upkeep =
    { $count ->
        [one] When terrain is settled, the owner of a shield here discards one creature.
       *[other] When terrain is settled, the owner of a shield here discards { $count } creatures.
    }
guardians-ability-guardian-vitality = { $amount } vitality for your Guardian.
guardians-ability-draw-bonus =
    { $count ->
        [one] Draw { $count } card more{ $limits }.
       *[other] Draw { $count } cards more{ $limits }.
    }
guardians-ability-draw-mod = { $amount } to what your Guardian draws for the lower dominance.

## Limits

guardians-ability-limit-one-per-space = Only one { $group } may fight for you in a combat.
guardians-ability-limit-one-in-play = Only one { $group } may be in play.
