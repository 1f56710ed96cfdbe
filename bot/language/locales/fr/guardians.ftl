### Guardians : ce qui se raconte, se demande et se répond.

guardians-title = Guardians
guardians-teaser = Armées face cachée, corruption, influence : détruis cinq boucliers, prends six contrées ou abats le Guardian. À deux.
guardians-bring = Choisir mon paquet

## Les réglages d’une table

guardians-option-turn_limit = Tours
guardians-option-turn_limit-about = Nombre de tours ; ensuite : moins de boucliers perdus, plus de contrées, plus de pierres.
guardians-option-turn_limit-10 = 10 tours
guardians-option-turn_limit-10-about = Une partie courte.
guardians-option-turn_limit-15 = 15 tours
guardians-option-turn_limit-15-about = Une partie de durée moyenne.
guardians-option-turn_limit-20 = 20 tours
guardians-option-turn_limit-20-about = La durée habituelle.
guardians-option-turn_limit-30 = 30 tours
guardians-option-turn_limit-30-about = Une longue partie.
guardians-option-turn_limit-none = Sans limite
guardians-option-turn_limit-none-about = Jusqu’à une victoire par les boucliers, les contrées ou le Guardian.

guardians-option-immune_count = Exclu par immunité
guardians-option-immune_count-about = Une créature compte-t-elle pour l’espace si son adversaire était immunisé contre elle ?
guardians-option-immune_count-false = Ne compte pas
guardians-option-immune_count-false-about = Comme dans les règles de cette table.
guardians-option-immune_count-true = Compte
guardians-option-immune_count-true-about = Comme dans une autre version, anglaise, des règles.

guardians-option-counter_bribery = Contre-corruption
guardians-option-counter_bribery-about = Une créature corrompue peut-elle être gardée par une autre carte de corruption ?
guardians-option-counter_bribery-false = Non
guardians-option-counter_bribery-false-about = Une créature corrompue retourne dans son enclos.
guardians-option-counter_bribery-true = Oui
guardians-option-counter_bribery-true-about = Règle maison : la dernière carte de corruption a le dernier mot.

guardians-option-second_command_spell = Sort de commandement après une créature
guardians-option-second_command_spell-about = Un sort de commandement peut-il suivre une créature de commandement dans le même combat ?
guardians-option-second_command_spell-false = Non
guardians-option-second_command_spell-false-about = Une seule carte de commandement par joueur et par combat.
guardians-option-second_command_spell-true = Oui
guardians-option-second_command_spell-true-about = Comme dans l’exemple des règles, où la Tempête de glace suit le Sorcier.

guardians-option-deck_limits = Paquets
guardians-option-deck_limits-about = Les paquets suivent-ils l’usage des tournois ?
guardians-option-deck_limits-true = Usage des tournois
guardians-option-deck_limits-true-about = Au moins 55 cartes, et pas plus de cinq exemplaires d’une carte.
guardians-option-deck_limits-false = Libres
guardians-option-deck_limits-false-about = Autant de cartes et d’exemplaires que l’on veut.

guardians-option-memory = Mémorisation
guardians-option-memory-about = Peux-tu regarder sous tes boucliers hors des forteresses pendant l’organisation ?
guardians-option-memory-false = Permis
guardians-option-memory-false-about = Tu vois toutes tes cartes à tout moment.
guardians-option-memory-true = De mémoire
guardians-option-memory-true-about = Tu les revois lorsque ces boucliers bougent ou combattent.

guardians-option-pace = Combats
guardians-option-pace-about = Les combats suivent-ils des feuilles que les deux camps scellent avant, ou se jouent-ils pas à pas ?
guardians-option-pace-sheets = Par feuilles
guardians-option-pace-sheets-about = Chacun scelle ce qu’il fera ; le combat se joue aussitôt.
guardians-option-pace-steps = Pas à pas
guardians-option-pace-steps-about = Chaque corruption, sort ou tir est demandé à son tour. Une partie dure plus longtemps.

guardians-option-council = Conseil
guardians-option-council-about = Peut-on changer sa feuille de combat une fois les premiers attaquants primaires connus ?
guardians-option-council-false = Non
guardians-option-council-false-about = Le combat suit les feuilles telles qu’elles ont été scellées.
guardians-option-council-true = Oui
guardians-option-council-true-about = Il se tient toujours ; personne n’apprend si quelque chose a changé.

guardians-option-open_sheets = Feuilles après le combat
guardians-option-open_sheets-about = Les deux feuilles sont-elles montrées une fois le combat fini ?
guardians-option-open_sheets-false = Restent secrètes
guardians-option-open_sheets-false-about = On ne voit que ce que le combat a montré.
guardians-option-open_sheets-true = Montrées aux deux
guardians-option-open_sheets-true-about = Vous deux seulement voyez les deux, même ce qui était prévu et n’est pas arrivé.

guardians-option-windows = Fenêtres
guardians-option-windows-about = La suite là où une carte peut être jouée : dominance, terrains, vols, boucliers perdus.
guardians-option-windows-orders = Par consignes
guardians-option-windows-orders-about = Rien n’attend : les consignes répondent, prudentes au départ. Qui veut être consulté pose un arrêt.
guardians-option-windows-asked = Chacune est posée
guardians-option-windows-asked-about = Chaque fenêtre attend la réponse de tous ceux qui peuvent répondre.

## Noms et nombres

guardians-home = { $place } ({ $wing })
guardians-ruins = ruines
guardians-nothing = rien
guardians-loose = sans bouclier
guardians-of = { $card } ({ $name })
guardians-stones =
    { $count ->
        [0] aucune pierre
        [one] { $count } pierre
       *[other] { $count } pierres
    }
guardians-land =
    { $lies ->
        [face_down] une carte face cachée
       *[none] sans terrain
    }
guardians-land-known = { $land } ({ $card })
guardians-turn = Tour { $turn }{ $limit ->
        [0] {""}
       *[other] {" "}sur { $limit }
    }

guardians-figure-stacking = { $base } (empilement { $stacking })
guardians-figure-shot = distance { $points }
guardians-figure-channels = PMC { $points }
guardians-figure-command = commandement
guardians-figure-flies = volante
guardians-figure-green = barre verte
guardians-figure-off-color = { $amount } contre { $color }
guardians-figure-holds = { $points } points au plus
guardians-figure-dominance = dominante { $number }

guardians-term-own =
    { $kind ->
        [channel] influence
        [off-color] bonus hors-couleur
        [terrain] terrain
        [stronghold] forteresse
        [shot] attaque à distance
        [ally] aide
        [control] son texte
        [upgrade] renforcement
       *[text] son texte
    }
guardians-term =
    { $kind ->
        [channel] influence : { $card }
        [off-color] bonus hors-couleur : { $card }
        [terrain] terrain : { $card }
        [shot] à distance : { $card }
        [ally] avec { $card }
       *[other] { $card }
    }
guardians-against = { $first } contre { $second }

guardians-army =
    { $known ->
        [yes]
            { $shield }, { $count ->
                [one] { $count } carte
               *[other] { $count } cartes
            }, dont { $cards }
       *[no]
            { $shield }, { $count ->
                [one] { $count } carte
               *[other] { $count } cartes
            } face cachée
    }
guardians-army-fights = { $shield }, au combat
guardians-army-open = { $shield } ({ $points } sur { $limit }) : { $cards }

## Où en est la partie

guardians-headline = { $turn } · { $phase ->
        [organise] Tirage et organisation
        [settlement] Occupation des terrains
       *[movement] Mouvement
    }
guardians-headline-combat = { $turn } · { $storm ->
        [yes] Attaque du Guardian depuis { $place }
       *[no] Combat pour { $place }
    }
guardians-headline-over = La partie est finie

## Tirage et organisation

guardians-table-seat = - { $name } ({ $guardian }) a { $stones ->
        [one] { $stones } pierre de pouvoir
       *[other] { $stones } pierres de pouvoir
    }, les forteresses { $strongholds } et { $cards ->
        [one] un paquet de { $cards } carte
       *[other] un paquet de { $cards } cartes
    }.
guardians-turn-begun = **Tour { $turn }** : chacun pioche et s’organise en secret.{ $last ->
        [yes] {" "}C’est le dernier tour de la partie.
       *[no] {""}
    }
guardians-drawn =
    { $count ->
        [0] { $name } ne pioche pas de carte ({ $terms }).
        [one] { $name } pioche { $count } carte ({ $terms }).
       *[other] { $name } pioche { $count } cartes ({ $terms }).
    } { $deck ->
        [0] La pioche est vide.
        [one] Il reste { $deck } carte dans la pioche.
       *[other] Il reste { $deck } cartes dans la pioche.
    }
guardians-draw-term =
    { $kind ->
        [base] Guardian { $amount }
        [fewer_lands] moins de contrées { $amount }
        [more_lands] plus de contrées { $amount }
        [lower_dominance] dominante plus faible { $amount }
        [opening] première main
       *[text] { $card } { $amount }
    }
guardians-dominance-drawn =
    { $kept ->
        [yes] La première de ces cartes est la dominante du tour passé, { $dominance }.
       *[no] { $name } défausse la dominante du tour passé, { $dominance }.
    }
guardians-cards-drawn = Tu pioches { $cards }.
guardians-hand-redrawn = { $name } n’a pas de bouclier ou pas de créature, et pioche douze nouvelles cartes pour une pierre.
guardians-layout-sealed = { $name } a fini son organisation.
guardians-layout-reopened = { $name } a repris son organisation.
guardians-stops-set =
    { $count ->
        [0] À partir du prochain tour, on n’attend plus { $name } nulle part.
       *[other] À partir du prochain tour, on attend { $name } { $windows }.
    }
guardians-layout-kept = Ton organisation est scellée :
guardians-layout-kept-bare = Ton organisation est scellée : elle ne pose rien de nouveau.
guardians-layout-redraw = Tu dépenses une pierre pour douze nouvelles cartes.
guardians-organised =
    { $count ->
        [0] { $name } n’a pas de bouclier sur ses forteresses
       *[other] { $name } a sur ses forteresses { $shields }
    } ; l’enclos contient { $pen ->
        [one] { $pen } carte
       *[other] { $pen } cartes
    }, l’entrepôt { $depot ->
        [one] { $depot } carte
       *[other] { $depot } cartes
    }.
guardians-shield-at = { $card } en { $place }
guardians-laid-accessory = { $name } pose { $card } à côté du Guardian.
guardians-laid-beside = { $name } pose { $card } à côté de { $place }.
guardians-organised-returned = { $name } reprend { $cards } : un renforcement a été posé au même endroit.
guardians-organised-discarded = { $name } défausse { $cards }.
guardians-organised-sacrificed =
    { $count ->
        [one] { $name } sacrifie { $count } carte contre une pierre.
       *[other] { $name } sacrifie { $count } cartes contre des pierres.
    }
guardians-stones-changed =
    { $name } { $change ->
        [lost] −
       *[won] +
    }{ $count ->
        [one] { $count } pierre
       *[other] { $count } pierres
    }{ $by ->
        [yes] {" "}({ $card })
       *[no] {""}
    }, { $left ->
        [0] plus aucune
        [one] il en reste { $left }
       *[other] il en reste { $left }
    }.

guardians-layout-on = { $place } : { $shield } sur { $cards } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    } sur { $limit })
guardians-layout-below = Sous { $place } : { $cards }
guardians-layout-beside = À côté de { $place } : { $card }
guardians-layout-attached = Vers { $place } : { $card }
guardians-layout-accessories = À côté du Guardian : { $cards }
guardians-layout-plays = Cartes jouées : { $cards }
guardians-layout-sacrifices = Sacrifiées contre des pierres : { $cards }
guardians-layout-discards = Défausse : { $cards }
# Consignes pour ce qui se répond en dehors des combats ; phrases d’une liste.
guardians-orders-rule =
    { $pace ->
        [steps] En dehors des combats, et dans les combats en réponse à des cartes,
       *[sheets] En dehors des combats,
    } { $rule ->
        [bold] { $count ->
            [0] une de tes cartes est jouée dès qu’elle t’est utile.
           *[other] une de tes cartes est jouée dès qu’elle t’est utile, mais jamais { $cards }.
        }
       *[careful] { $count ->
            [0] aucune de tes cartes n’est jouée.
           *[other] aucune de tes cartes n’est jouée sauf { $cards }, dès que c’est utile.
        }
    }
guardians-orders-settle =
    { $settle ->
        [yes] À la fin du tour, ton occupation se fait sans te demander : on pose un terrain, sinon une pierre est dépensée, sinon la créature la plus faible est défaussée.
       *[no] À la fin du tour, tu fais ton occupation toi-même.
    }
guardians-orders-stops =
    { $count ->
        [0] Là, la partie ne t’attend jamais : ces consignes répondent.
       *[other] La partie t’attend { $windows } : tu réponds alors toi-même. Tout le monde l’apprend, et cela vaut dès le prochain tour.
    }
guardians-orders-never =
    { $dominance ->
        [ask] Ces consignes ne jouent jamais une carte seulement pour regarder d’autres cartes.
       *[take] Ta dominante est prise comme première carte de ton tirage. Ces consignes ne jouent jamais une carte seulement pour regarder d’autres cartes.
    }
guardians-when-foresight = quand la dominante peut être prise
guardians-when-upcards = quand les dominantes sont là
guardians-when-flight = quand un bouclier vole
guardians-when-spoils = quand un bouclier a été perdu
guardians-when-hammer = quand des terrains ont été posés
guardians-when-dispel = quand une carte a été jouée en dehors des combats
guardians-when-between = avant et entre les confrontations
guardians-when-responses = quand des cartes de commandement et des sorts ont été dévoilés
guardians-when-reveal = quand une créature qu’on peut renvoyer a été dévoilée
guardians-when-steal = quand une corruption a été proposée
guardians-when-channel = quand une influence a été donnée

## Mouvement

guardians-dominance = Dominantes : { $upcards }.{ $tie ->
        [yes] {" "}Les valeurs sont égales : les deux cartes vont sous les pioches, et l’on retourne les suivantes.
       *[no] {""}
    }
guardians-upcard =
    { $source ->
        [none] { $name } n’a pas de carte à montrer (0)
        [discard] { $name } montre { $card }, tirée de la défausse ({ $number })
       *[deck] { $name } montre { $card } ({ $number })
    }
guardians-first-named = { $name } bouge en premier.
guardians-first-by = { $name } bouge en premier, grâce à { $card }.
guardians-played = { $name } joue { $card }.
guardians-played-at = { $name } joue { $card } sur { $target }.
guardians-played-against = { $name } joue { $card } contre { $target }.
guardians-bribes = { $name } tente de corrompre : { $card }.
guardians-card-dispelled = { $by } annule { $card } ({ $name }).
guardians-contradicted = { $card } ({ $name }) se dissipe : les deux cartes de commandement se contredisent et ont la même valeur.
guardians-effect = { $card } prend effet.
guardians-seen-storage = Tu vois la main de réserve adverse : { $cards }.
guardians-seen-hand = Vulnérable dans la main de combat : { $cards }.
guardians-seen-vitality = Les cartes adverses en { $place } ont { $amount } points de vitalité d’empilement.
guardians-ahead =
    { $by ->
        [sheet] Ta feuille de combat a répondu pour toi :
       *[orders] Tes consignes ont répondu pour toi :
    }
guardians-ahead-passed = Passé là où tu devais : { $duties }.
# To its owner alone, after a combat that he has lost; $why are some of the three messages that follow.
guardians-unspent =
    { $stones ->
        [one] Ta feuille n’a pas dépensé ta pierre
       *[other] Ta feuille n’a dépensé aucune de tes { $stones } pierres
    } en { $place } : { $why }.
guardians-unspent-barred =
    { $count ->
        [one] { $cards } ne peut pas recevoir d’influence
       *[other] { $cards } ne peuvent pas recevoir d’influence
    }
guardians-unspent-forbidden = l’influence vers { $cards } était interdite
guardians-unspent-short =
    { $most ->
        [one] une pierre par confrontation ne suffisait pas pour { $cards }
       *[other] jusqu’à { $most } par confrontation ne suffisaient pas pour { $cards }
    }
guardians-sheets-shown = Les feuilles du combat en { $place } telles qu’elles étaient scellées ; personne d’autre que vous deux ne les voit :
guardians-sheets-alike = En commun
guardians-shield-turned =
    { $use ->
        [stand] { $name } tourne le bouclier en { $place } ({ $shield }) et reste sur place.
        [fly] { $name } tourne le bouclier en { $place } ({ $shield }) pour voler : { $way }.
        [reinforce] { $name } tourne le bouclier en { $place } ({ $shield }) pour envoyer des renforts.
        [storm] { $name } tourne le bouclier en { $place } ({ $shield }) et attaque le Guardian.
       *[walk] { $name } tourne le bouclier en { $place } ({ $shield }) et le déplace : { $way }.
    }
guardians-flight-shown = { $name } montre ce qui vole depuis { $place } : { $cards }.
guardians-moved = { $name } a déplacé le bouclier de { $origin } à { $place }.
guardians-exchanged =
    { $left ->
        [0] { $taken ->
            [one] { $name } embarque { $taken } carte en { $place }.
           *[other] { $name } embarque { $taken } cartes en { $place }.
        }
        [one] { $taken ->
            [0] { $name } dépose { $left } carte en { $place }.
            [one] { $name } dépose { $left } carte en { $place } et en embarque { $taken }.
           *[other] { $name } dépose { $left } carte en { $place } et en embarque { $taken }.
        }
       *[other] { $taken ->
            [0] { $name } dépose { $left } cartes en { $place }.
            [one] { $name } dépose { $left } cartes en { $place } et en embarque { $taken }.
           *[other] { $name } dépose { $left } cartes en { $place } et en embarque { $taken }.
        }
    }
guardians-reinforced =
    { $cards ->
        [one] { $name } a envoyé { $cards } carte de { $origin } en { $place }.
       *[other] { $name } a envoyé { $cards } cartes de { $origin } en { $place }.
    }
guardians-flight-stopped = { $name } ne vole pas : { $card } retient le bouclier en { $place }.
guardians-stronghold-lost = { $name } perd { $card } : { $place } tombe en ruines.
guardians-stronghold-discards = Ce qui était dessous et à côté va à la défausse : { $discarded }.
guardians-shield-lost =
    { $why ->
        [combat] { $name } perd le bouclier en { $place } ({ $shield }) : il ne recouvre plus de créature.
        [retreat] { $name } perd le bouclier en { $place } ({ $shield }) : il n’a aucun espace où battre en retraite.
        [given-up] { $name } abandonne le bouclier en { $place } ({ $shield }).
        [starved] { $name } perd le bouclier en { $place } ({ $shield }) : sa dernière créature a été défaussée.
        [merged] { $name } défausse l’un des deux boucliers qui se rencontrent en { $place } ({ $shield }).
        [overflow] { $name } perd le bouclier en { $place } ({ $shield }) : il n’y a plus de place pour une créature.
       *[text] { $name } perd le bouclier en { $place } ({ $shield }).
    } { $lost ->
        [one] C’est { $lost } bouclier perdu sur cinq.
       *[other] Cela fait { $lost } boucliers perdus sur cinq.
    }
guardians-shield-discards = Ce bouclier entraîne dans sa perte { $creatures }.
guardians-cards-discarded =
    { $why ->
        [terrain] { $name } défausse { $cards } : plus aucune créature ne peut le porter.
        [merged] { $name } défausse { $cards } pour faire de la place.
        [overflow] { $name } défausse { $cards } pour faire de la place.
        [command] { $name } défausse { $cards } pour la carte de commandement.
        [combat] { $name } perd { $cards }.
       *[text] { $name } défausse { $cards }.
    }

## Combat

guardians-combat = ⚔ { $name } attaque { $other } en { $place }.
guardians-combat-storm = ⚔ { $name } attaque { $other }, jusqu’au Guardian, depuis { $place }.
guardians-combat-stronghold = La forteresse : { $stronghold }.
guardians-combat-land = Le terrain : { $terrains }.
guardians-combat-hand =
    { $name } : { $shield } ; en main de combat, { $single ->
        [one] { $single } créature ou objet de créature
       *[other] { $single } créatures et objets de créature
    } et { $double ->
        [one] { $double } carte de l’entrepôt
       *[other] { $double } cartes de l’entrepôt
    }.
guardians-command-said =
    { $yes ->
        [yes] { $name } utilise une carte de commandement.
       *[no] { $name } n’utilise pas de carte de commandement.
    }
guardians-command = { $name } révèle sa carte de commandement : { $card }.
guardians-command-with = { $name } révèle sa carte de commandement : { $card }, avec { $other }.
guardians-no-command = Aucune carte de commandement n’est révélée.
guardians-area-hit =
    { $aside ->
        [yes] { $count ->
            [0] { $victim } : { $card } ne trouve personne à mettre de côté dans cette main de combat.
           *[other] { $victim } : { $card } met de côté { $fallen }.
        }
       *[no] { $count ->
            [0] { $victim } : { $card } touche cette main de combat d’une attaque à aire d’effet de { $points }, et personne ne succombe.
           *[other] { $victim } : { $card } touche cette main de combat d’une attaque à aire d’effet de { $points } et envoie au cimetière { $fallen }.
        }
    }
guardians-declared = { $name } déclare ce qui vient : { $value }.
guardians-primaries = **Confrontation { $number }** : { $name } dévoile { $card }, { $other } dévoile { $othercard }.
guardians-bribed = { $name } corrompt { $fighter } avec { $card } : retour dans l’enclos de son propriétaire.
guardians-bribery-failed = { $name } tente en vain de corrompre : { $by } répond à { $card }.
guardians-destroyed = Le combat détruit { $fighter }.
guardians-destroyed-by = { $by } détruit { $fighter }.
guardians-shot = { $name } ajoute une attaque à distance : { $card }, { $points }.
guardians-channelled = { $name } donne { $points ->
        [one] { $points } point
       *[other] { $points } points
    } d’influence à { $receiver } avec { $card }.{ $full ->
        [yes] {""}
       *[no] {" "}{ $counted } seulement comptent : une créature n’en reçoit pas plus qu’elle ne peut.
    }
guardians-stands = En l’état : { $sums }.
guardians-unopposed = { $by } laisse { $fighter } sans adversaire.
guardians-sent-away = { $by } renvoie { $fighter } dans l’enclos de son propriétaire.
guardians-match = **Confrontation { $number }** : { $name } avec { $first } contre { $other } avec { $second }. { $verdict }
guardians-match-undecided = La **confrontation { $number }** se termine sans comparaison.
guardians-strike = **Attaque secondaire** : { $name } avec { $first } contre { $other } avec { $second }. { $verdict }
guardians-strike-undecided = L’**attaque secondaire** se termine sans comparaison.
guardians-verdict-won =
    { $turned ->
        [yes] { $name } l’emporte grâce à { $cause } : { $card } bat { $loser }.
       *[no] { $card } ({ $name }) bat { $loser }.
    }
guardians-verdict-tie =
    { $turned ->
        [yes] Égalité, du fait de { $cause } : les deux restent en jeu.
       *[no] Égalité : les deux restent en jeu.
    }
guardians-verdict-shielded = { $card } ({ $name }) a plus de vitalité, mais { $other } protège { $loser } : personne n’est battu.
guardians-verdict-failed = Ce n’est pas davantage : l’attaque échoue et ne blesse personne.
guardians-struck-at = { $name } envoie { $card } contre { $target }.
guardians-put-down = { $name } pose le reste de sa main : { $cards }.
guardians-control =
    { $taken ->
        [yes] { $name } prend { $place } par { $more } à { $less }.
       *[no] { $tie ->
            [yes] { $name } tient { $place } : à égalité, { $more } partout, le défenseur l’emporte.
           *[no] { $name } tient { $place } par { $more } à { $less }.
        }
    }
guardians-combat-in-full = Chaque pas de ce combat : /historique
guardians-cards-saved = { $name } sauve { $cards } du cimetière grâce à { $card }.
guardians-healed = { $healer } ({ $name }) soigne { $healed }.
guardians-retreated = { $name } bat en retraite de { $origin } en { $place }.
guardians-guardian-held = { $name } garde son Guardian. Ce qui reste des attaquants demeure sur les ruines.

## Occupation des terrains et fin

guardians-terrain-lost = { $name } défausse { $card } en { $place } : un bouclier ennemi y trône.
guardians-terrain-destroyed = { $by } détruit { $card } ({ $name }) en { $place }.
guardians-settled-terrain = { $name } pose { $terrain } en { $place }.
guardians-settled-hidden = { $name } pose une carte face cachée en { $place }, pour une pierre.
guardians-settled-creature = { $name } défausse { $creature } en { $place }, faute de terrain.
guardians-settlement-kept = Ton occupation est scellée : { $spaces }.
guardians-as-settled =
    { $way ->
        [terrain] { $card } en { $place }
        [hidden] { $card } face cachée en { $place }
       *[creature] défausse en { $place } : { $card }
    }
guardians-player-left = { $name } abandonne la partie.
guardians-drawn-match = La partie est finie, sur une égalité.
guardians-ended =
    { $reason ->
        [guardian] { $other } a perdu son Guardian.
        [shields] { $other } a perdu cinq boucliers.
        [lands] { $name } contrôle les six contrées disputées.
        [turns] Le dernier tour est joué. Moins de boucliers perdus l’emporte, puis plus de contrées, puis plus de pierres.
       *[resigned] { $name } gagne.
    }
guardians-result =
    { $reason ->
        [guardian] { $name } gagne par la chute du Guardian.
        [shields] { $name } gagne par cinq boucliers.
        [lands] { $name } gagne par les six contrées disputées.
        [turns] { $name } gagne après le dernier tour.
       *[resigned] { $name } gagne.
    }
guardians-result-drawn = **La partie se termine sur une égalité.**
guardians-result-line = - { $name } ({ $guardian }){ $left ->
        [yes] , abandon
       *[no] {""}
    } : { $shields ->
        [0] aucun bouclier perdu
        [one] { $shields } bouclier perdu
       *[other] { $shields } boucliers perdus
    }, { $lands ->
        [one] { $lands } contrée
       *[other] { $lands } contrées
    }, { $stones ->
        [one] { $stones } pierre
       *[other] { $stones } pierres
    }, { $ruins ->
        [0] aucune forteresse en ruines
        [one] { $ruins } forteresse en ruines
       *[other] { $ruins } forteresses en ruines
    }

## Ce qu’une décision demande, après « Ada doit »

guardians-duty-organise = disposer l’armée
guardians-duty-foresight = prendre ou défausser la dominante
guardians-duty-upcards = répondre aux dominantes
guardians-duty-march = tourner un bouclier
guardians-duty-flight = répondre à un vol
guardians-duty-storm = décider d’attaquer le Guardian
guardians-duty-sheet = sceller une feuille de combat
guardians-duty-council = revoir la feuille de combat
guardians-duty-command = déclarer une carte de commandement ou non
guardians-duty-command-card = choisir une carte pour le commandement
guardians-duty-responses = répondre à ce qui a été joué
guardians-duty-declare = annoncer la prochaine créature
guardians-duty-primary = choisir un attaquant primaire
guardians-duty-bribery = corrompre ou laisser combattre
guardians-duty-steal = répondre à une corruption
guardians-duty-reveal = répondre à ce qui est dévoilé
guardians-duty-spells = jouer un sort ou passer
guardians-duty-modifiers = modifier la confrontation ou passer
guardians-duty-shot = répondre à une attaque à distance
guardians-duty-channel = répondre à une influence
guardians-duty-between = jouer une carte ou passer
guardians-duty-secondary = mener une attaque secondaire ou s’arrêter
guardians-duty-strike = aider l’attaquant secondaire
guardians-duty-recover = choisir ce qui est sauvé
guardians-duty-heal = choisir qui est soigné
guardians-duty-retreat = battre en retraite
guardians-duty-merge = choisir quel bouclier reste
guardians-duty-overflow = défausser ce qui est de trop
guardians-duty-spoils = répondre à la perte d’un bouclier
guardians-duty-settle = occuper les terrains
guardians-duty-hammer = répondre aux nouveaux terrains
guardians-duty-dispel = répondre à une carte
guardians-duty-plan = donner des consignes permanentes

guardians-window-upcards = On peut répondre aux dominantes.
guardians-window-flight = On peut répondre au vol.
guardians-window-command = On déclare les cartes de commandement.
guardians-window-responses = On peut répondre à ce qui a été joué.
guardians-window-bribery = On peut corrompre les créatures.
guardians-window-steal = On peut répondre à la corruption.
guardians-window-reveal = On peut répondre à ce qui est dévoilé.
guardians-window-spells = On peut jouer des sorts.
guardians-window-modifiers = On peut modifier la confrontation : attaques à distance, influence et sorts.
guardians-window-shot = On peut répondre à l’attaque à distance.
guardians-window-channel = On peut répondre à l’influence.
guardians-window-between = On peut jouer des cartes autour des confrontations.
guardians-window-strike = On peut aider l’attaquant secondaire.
guardians-window-heal = On peut soigner des créatures battues.
guardians-window-spoils = On peut répondre à la perte du bouclier.
guardians-window-hammer = On peut répondre aux nouveaux terrains.
guardians-window-dispel = On peut répondre à la carte jouée.
guardians-window-stopped = Cela attend, sur demande ({ $names }).
guardians-window-combat = { $first } attaque { $second } en { $place }.

## Ce qui est demandé

guardians-prompt-organise = **Tirage et organisation** : prends une proposition, qui pose tout, ou choisis des cartes, puis leur destination.
    -# Place des créatures sur ou sous tes forteresses et recouvre les piles de boucliers ; seule une pile recouverte peut se déplacer.
guardians-prompt-foresight = Prends-tu la dominante du tour passé comme première carte, ou la défausses-tu pour piocher le nombre entier ?
guardians-prompt-upcards = Les dominantes sont montrées. Tu peux y répondre par une carte avant tout mouvement.
guardians-prompt-march = Tourne un de tes boucliers.
    -# Il reste sur place, se déplace de deux espaces au plus, renforce un bouclier tourné, ou attaque le Guardian.
guardians-prompt-flight = Un bouclier ennemi s’apprête à voler. Tu peux jouer une carte contre lui.
guardians-prompt-storm = Personne n’a défendu les ruines où ton bouclier est entré. Attaques-tu le Guardian tout de suite ?
guardians-prompt-sheet = **Feuille de combat** : elle est remplie. Scelle-la telle quelle, ou change-la partie par partie.
guardians-prompt-council = **Conseil** : les premiers attaquants primaires sont dévoilés. Laisse ta feuille de combat telle quelle, ou changes-en le reste une fois ; personne n’apprend si tu l’as fait.
guardians-prompt-command = Utilises-tu une carte de commandement dans ce combat ? Tu choisiras laquelle plus tard ; si tu dis oui, tu devras en révéler une.
guardians-prompt-command-card = Choisis la carte de commandement que tu révèles.
guardians-prompt-revealed = Choisis la créature ennemie qui retourne dans son enclos.
guardians-prompt-responses = Tu peux répondre à ce que ton adversaire a révélé ou joué.
guardians-prompt-declare = Un texte t’oblige à annoncer ton prochain attaquant primaire. L’annonce doit être vraie.
guardians-prompt-primary = Choisis ton prochain attaquant primaire dans ta main de combat.
guardians-prompt-bribery = Tu peux corrompre la créature ennemie avant toute autre chose. Ensuite, il sera trop tard.
guardians-prompt-steal = Tu peux répondre à la corruption de ton adversaire.
guardians-prompt-reveal = Les attaquants primaires sont dévoilés. Tu peux y répondre avant les sorts et la destruction.
guardians-prompt-spells = Une créature va être détruite. Tu peux jouer un sort avant.
guardians-prompt-modifiers = Tu peux ajouter des attaques à distance, de l’influence et des sorts. Quand les deux ont passé de suite, on compare.
guardians-prompt-shot = Tu peux répondre à l’attaque à distance de ton adversaire.
guardians-prompt-channel = Tu peux répondre à l’influence de ton adversaire avant que ses points comptent.
guardians-prompt-between = Tu peux jouer une carte autour des confrontations.
guardians-prompt-secondary = Ton adversaire n’a plus de créature. Envoie une créature de ta main contre un ennemi non battu du champ de bataille, ou arrête-toi. Ce que tu gardes compte pour l’espace.
guardians-prompt-strike = Tu peux aider ton attaquant secondaire par l’influence et les sorts avant la comparaison.
guardians-prompt-recover = Choisis celles de tes cartes perdues que tu sauves du cimetière.
guardians-prompt-heal = Choisis qui tes soigneurs ramènent sous le bouclier.
guardians-prompt-retreat = Tu as perdu le combat. Choisis où ton bouclier bat en retraite, ou abandonne-le avec toutes ses créatures ; il compte alors pour l’ennemi.
guardians-prompt-merge = Deux de tes boucliers se rencontrent. Choisis lequel reste ; l’autre est perdu et compte pour l’ennemi.
guardians-prompt-overflow = Il y a plus que l’espace ne contient. Choisis ce que tu défausses.
guardians-prompt-spoils = Un bouclier ennemi est perdu. Tu peux y répondre par une carte.
guardians-prompt-settle = Occupe chaque espace sans terrain où se tient ton bouclier.
    -# Pose un terrain, ou à défaut une carte face cachée pour une pierre ; ou défausse une créature.
guardians-prompt-hammer = Les nouveaux terrains sont posés. Tu peux y répondre par une carte.
guardians-prompt-dispel = Tu peux répondre à la carte que ton adversaire a jouée.
guardians-prompt-plan = Des consignes permanentes répondent pour toi dans les combats, et personne n’a besoin d’attendre. Elles ne font jamais plus que les règles ne permettent, et personne d’autre ne les apprend. Ce que tu laisses ouvert t’est demandé.

guardians-default-organise = Sans réponse à temps, ton armée est disposée comme au tour passé, au premier tour répartie.
guardians-default-foresight = Sans réponse à temps, tu la prends.
guardians-default-upcards = Sans réponse à temps, tu passes.
guardians-default-march = Sans réponse à temps, ton bouclier le plus à gauche est tourné et reste sur place.
guardians-default-flight = Sans réponse à temps, tu passes.
guardians-default-storm = Sans réponse à temps, tu n’attaques pas.
guardians-default-sheet = Sans réponse à temps, le combat suit « Gagner ce qui peut l’être ».
guardians-default-council = Sans réponse à temps, ta feuille reste telle quelle.
guardians-default-command = Sans réponse à temps, tu dis non.
guardians-default-command-card = Sans réponse à temps, c’est celle dont la valeur est la plus faible.
guardians-default-responses = Sans réponse à temps, tu passes.
guardians-default-declare = Sans réponse à temps, la première annonce de la liste est faite.
guardians-default-primary = Sans réponse à temps, c’est la créature à la plus faible vitalité de base.
guardians-default-bribery = Sans réponse à temps, tu ne corromps pas.
guardians-default-steal = Sans réponse à temps, tu passes.
guardians-default-reveal = Sans réponse à temps, tu passes.
guardians-default-spells = Sans réponse à temps, tu passes.
guardians-default-modifiers = Sans réponse à temps, tu passes.
guardians-default-shot = Sans réponse à temps, tu passes.
guardians-default-channel = Sans réponse à temps, tu passes.
guardians-default-between = Sans réponse à temps, tu passes.
guardians-default-secondary = Sans réponse à temps, tu t’arrêtes.
guardians-default-strike = Sans réponse à temps, tu passes.
guardians-default-recover = Sans réponse à temps, rien n’est sauvé.
guardians-default-heal = Sans réponse à temps, personne n’est soigné.
guardians-default-retreat = Sans réponse à temps, il recule vers le premier espace libre, du côté des forteresses.
guardians-default-merge = Sans réponse à temps, le bouclier déjà sur place reste, avec les créatures les plus fortes.
guardians-default-overflow = Sans réponse à temps, les créatures les plus fortes restent.
guardians-default-spoils = Sans réponse à temps, tu passes.
guardians-default-settle = Sans réponse à temps, on pose un terrain, sinon une pierre est dépensée, sinon la créature la plus faible est défaussée.
guardians-default-hammer = Sans réponse à temps, tu passes.
guardians-default-dispel = Sans réponse à temps, tu passes.

guardians-secret-sealed = { $other } n’apprend rien de ta réponse avant que toutes soient là.
guardians-secret-window = Si tu passes, personne n’apprend si tu aurais pu faire autre chose.
guardians-secret-open = Tout le monde voit ta réponse aussitôt.

## Ce qu’il faut savoir

guardians-about-organise =
    Tu peux garder sept cartes. Un espace contient 30 points de vitalité d’empilement, 25 avec un bouclier-terrain. Tu as { $stones ->
        [0] 0 pierre
        [one] { $stones } pierre
       *[other] { $stones } pierres
    }.
guardians-about-redraw = Il n’y a pas de bouclier ou pas de créature parmi tes douze cartes : tu peux dépenser une pierre pour en piocher douze nouvelles, une seule fois.
guardians-about-memory = Tu ne peux pas regarder en ce moment sous tes boucliers hors des forteresses.
guardians-about-orders =
    { $turn ->
        [1] { $pace ->
            [steps] En dehors des combats, et dans les combats en réponse à des cartes,
           *[sheets] En dehors des combats,
        } des consignes répondent aussitôt pour toi : au départ, elles ne jouent aucune carte. Tu changes cela sous « Consignes ».
       *[other] Tes consignes : { $rule ->
            [bold] audace
           *[careful] prudence
        }{ $count ->
            [0] {""}
            [one] , avec une exception
           *[other] , avec { $count } exceptions
        }.
    }
guardians-about-foresight = La carte est { $card } ({ $number }).
guardians-about-upcard = { $name } : dominante { $card } ({ $number })
guardians-about-unturned =
    { $count ->
        [0] { $name } n’a plus de bouclier non tourné.
        [one] { $name } a encore { $count } bouclier non tourné, en { $places }.
       *[other] { $name } a encore { $count } boucliers non tournés, en { $places }.
    }
guardians-about-flight = { $name } vole { $way } avec { $cards }.
guardians-about-storm = Ton bouclier se tient en { $place } ; { $name } n’a plus que son Guardian pour se défendre. Les créatures battues sont perdues, le bouclier reste.
guardians-about-retreat = Le bouclier est { $card } en { $place }.
guardians-about-merge = { $card } arrive en { $place }. Si l’un des deux était tourné, celui qui reste est tourné.
guardians-about-overflow =
    { $over ->
        [0] Il y a plus d’objets que de créatures en { $place } : défausse seulement ce qu’il faut.
       *[other] Il y a { $weight } points de vitalité d’empilement en { $place }, qui en contient { $limit } : défausse { $over } points ou à peine plus.
    }
guardians-about-spoils = { $name } a perdu { $card } en { $place }.
guardians-about-settle =
    { $stones ->
        [0] Tu n’as pas de pierre.
        [one] Tu as { $stones } pierre.
       *[other] Tu as { $stones } pierres.
    }
guardians-about-dispel = La carte est { $card }.
guardians-about-combat =
    { $role ->
        [attacker] Combat pour { $place } : tu attaques { $other }, et il te faut un plus grand total qu’à la défense.
       *[defender] Combat pour { $place } : { $other } t’attaque. Une égalité suffit pour tenir.
    }
guardians-about-storming =
    { $role ->
        [attacker] Tu attaques { $other } depuis { $place }, jusqu’au Guardian. S’il est battu, tu gagnes la partie.
       *[defender] { $other } attaque ton Guardian depuis { $place }. S’il est battu, tu perds la partie.
    }
guardians-about-control = Total pour l’espace en l’état : toi { $ours }, { $other } { $theirs }.
guardians-about-answered = { $name } a joué { $card }.
guardians-about-declare = { $card } le veut ainsi.
guardians-about-council = **Confrontation 1** : { $first } contre { $second }.
guardians-about-known = { $name } a en main, au vu de tous : { $cards }.
guardians-about-council-later = Quand les premiers attaquants primaires seront dévoilés, chacun pourra changer une fois le reste de sa feuille.
guardians-about-last-sheet = *Comme ma dernière feuille* laisse de côté ce qui n’a pas de part à ce combat : { $what }.
guardians-about-primary =
    { $name } a encore en main { $single ->
        [one] { $single } créature ou objet de créature
       *[other] { $single } créatures et objets de créature
    } et { $double ->
        [one] { $double } carte de l’entrepôt
       *[other] { $double } cartes de l’entrepôt
    }.
guardians-about-bribery = { $target } est vulnérable à ceci : { $vices }.
guardians-about-steal = { $name } offre { $card } à { $target }.
guardians-about-shot = L’attaque à distance : { $shot }, { $points }.
guardians-about-channel =
    { $points ->
        [one] { $card } donne { $points } point d’influence à { $target }.
       *[other] { $card } donne { $points } points d’influence à { $target }.
    }
guardians-about-bid = Ta mise tient toujours ; elle continue d’elle-même si elle peut gagner.
guardians-target = { $card }, vitalité de base { $base } : à battre avec { $count } ou plus, bonus compris

## Une réponse en cours

guardians-draft-bare = **Rien ne se trouvera sur tes forteresses.** Aucun bouclier ne pourra en partir ce tour, et un adversaire qui y entre n’y rencontre personne : la forteresse tombe en ruines, et ton Guardian peut être attaqué aussitôt.
guardians-draft-sums = Ainsi : { $sums }.
guardians-risk-flight = { $name } verra tout ce qui vole, et cela compte comme un vol de ce tour.
guardians-risk-combat =
    { $count ->
        [0] Cela engage un combat avec { $name } en { $place }.
        [one] Cela engage un combat avec { $name } en { $place }, contre { $count } carte.
       *[other] Cela engage un combat avec { $name } en { $place }, contre { $count } cartes.
    }
guardians-risk-ruins = { $name } n’a personne en { $place } : l’espace tombe en ruines s’il ne l’est pas déjà, et tu peux attaquer le Guardian aussitôt.
guardians-risk-bare = Il n’y a pas de terrain en { $place } : à la fin du tour, tu poses un terrain, dépenses une pierre ou défausses une créature.
guardians-draft-rest = Aucun de tes boucliers ne bouge plus, jusqu’à ce que quelqu’un attaque.
guardians-fought =
    { $fight ->
        [win] Ta feuille de combat part avec, en secret : elle gagne ce qui peut l’être.
        [careful] Ta feuille de combat part avec, en secret : elle ne dépense rien.
       *[all-in] Ta feuille de combat part avec, en secret : elle dépense tout ce qui renverse une confrontation.
    }

## Les menus

guardians-question-redraw = Garder ces cartes ?
guardians-question-suggest = Poser une suggestion
guardians-question-at = Quelles cartes ?
guardians-question-cards = Choisis des cartes
guardians-question-rule = Jouer des cartes sans demander ?
guardians-question-orders = Exceptions, occupation, et où la partie t’attend
guardians-question-to = Où ?
guardians-question-change = Changer quelque chose
guardians-question-bare = Laisser les forteresses vides ?
guardians-question-turn = Quel bouclier tourner, ou quelle carte jouer d’abord ?
guardians-question-target = Choisis la cible
guardians-question-use = Que fait-il ?
guardians-question-way = Par où ? Sans choix, au plus court et à pied
guardians-question-leave = Quelles cartes déposer en { $place } ?
guardians-question-take = Quelles cartes embarquer en { $place } ?
guardians-question-fight = Comment combats-tu ?
guardians-question-from = De quelle forteresse ?
guardians-question-for = Vers quel bouclier tourné ?
guardians-question-troops = Qui part ?
guardians-question-do = Que fais-tu ?
guardians-question-say = Utilises-tu une carte de commandement ?
guardians-question-stones = Combien de pierres ?
guardians-question-to-shots = Influencer les tirs ?
guardians-question-shots = Quels tireurs, dans cet ordre ?
guardians-question-command = Quelle carte de commandement ?
guardians-question-partner = Avec quelle créature ?
guardians-question-discards = Quelles cartes défausser ?
guardians-question-revealed = Quelle créature retourne dans l’enclos ?
guardians-question-declare = Qu’annonces-tu ?
guardians-question-lead = Qui est ton attaquant primaire ?
guardians-question-strike = Qui attaque ?
guardians-question-heal = Qui ramener avec { $card } ?
guardians-question-save = Quelles cartes sauver ?
guardians-question-dominance = La prendre ou la défausser ?
guardians-question-play = Quelle carte joues-tu ?
guardians-question-storm = Attaquer le Guardian ?
guardians-question-retreat = Où ton bouclier bat-il en retraite ?
guardians-question-keep = Quel bouclier reste ?
guardians-question-settle = Que faire en { $place } ?
guardians-question-part = Des consignes pour quoi ?
guardians-question-sheet = Comment remplir la feuille ?
guardians-question-attacking = Une carte de commandement en attaque ?
guardians-question-after-yes = Une carte de commandement si l’attaquant dit oui ?
guardians-question-after-no = Une carte de commandement si l’attaquant dit non ?
guardians-question-commands = Cartes de commandement, dans l’ordre : ajoute ou retire
guardians-question-second = Un sort de commandement après une créature ?
guardians-question-raised = Renforcer un commandement par des pierres ou des créatures défaussées ?
guardians-question-dispel = Dissiper les attaques à aire d’effet ?
guardians-question-dispels = Que dissiper d’autre ?
guardians-question-primaries = Attaquants primaires, dans l’ordre : ajoute ou retire
guardians-question-spare = Qui doit revenir ? Ils attaquent en dernier, sans tirer, frapper ni commander
guardians-question-then = Et ensuite ?
guardians-question-bribe = Quand corrompre ?
guardians-question-shot-at = Quand l’ennemi attaque à distance ?
guardians-question-counter = Quand l’ennemi corrompt ?
guardians-question-spells = Quelles cartes jouer ?
guardians-question-spells-from = Contre qui ?
guardians-question-spells-when = Quand ?
guardians-question-goal = Dans quel but ?
guardians-question-channelers = Les créatures sous les forteresses ?
guardians-question-secondary = Des attaques secondaires ?
guardians-question-healing = Soigner ?
guardians-question-saving = Sauver du cimetière ?
guardians-question-retreats = Où battre en retraite, dans l’ordre : ajoute ou retire
guardians-question-keep-back = Qui retenir lors des attaques secondaires ?
guardians-question-otherwise = Et sinon ?
guardians-question-pass-windows = Où passer toujours ?

guardians-choice-redraw-no = Garder ces cartes
guardians-choice-redraw-yes = Dépenser une pierre pour douze nouvelles cartes
guardians-choice-suggest-again = Poser comme au tour passé
guardians-choice-suggest-center = Poser un centre fort
guardians-choice-suggest-spread = Tout répartir
guardians-choice-at-hand = Cartes en main
guardians-choice-at-elsewhere = Défausse et le reste
guardians-choice-at-orders = Consignes
guardians-choice-rule-careful = Prudence : ne rien jouer
guardians-choice-rule-bold = Audace : jouer ce qui est utile
guardians-choice-orders-card =
    { $rule ->
        [bold] Jamais { $card }
       *[careful] Jouer { $card } quand c’est utile
    }
guardians-choice-orders-settle = Faire mon occupation sans demander, un terrain d’abord
guardians-choice-orders-stop-foresight = M’attendre quand la dominante peut être prise
guardians-choice-orders-stop-upcards = M’attendre quand les dominantes sont là
guardians-choice-orders-stop-flight = M’attendre quand un bouclier vole
guardians-choice-orders-stop-spoils = M’attendre quand un bouclier a été perdu
guardians-choice-orders-stop-hammer = M’attendre quand des terrains ont été posés
guardians-choice-orders-stop-dispel = M’attendre quand une carte a été jouée hors des combats
guardians-choice-orders-stop-between = M’attendre avant et entre les confrontations
guardians-choice-orders-stop-responses = M’attendre quand des cartes de commandement ou des sorts sont dévoilés
guardians-choice-orders-stop-reveal = M’attendre quand une créature qu’on peut renvoyer a été dévoilée
guardians-choice-orders-stop-steal = M’attendre quand une corruption a été proposée
guardians-choice-orders-stop-channel = M’attendre quand une influence a été donnée
guardians-choice-below = { $card } (dessous)
guardians-choice-lay =
    { $where ->
        [below] Mettre sous { $place }
        [beside] Poser à côté de { $place }
       *[on] Poser sur { $place }
    }
guardians-choice-to-hand = Reprendre en main
guardians-choice-to-discard = Défausser
guardians-choice-to-use = Jouer
guardians-choice-to-sacrifice = Sacrifier contre une pierre
guardians-choice-change-undo = Annuler la dernière étape
guardians-choice-change-mend = Corriger ce qui est contraire aux règles
guardians-choice-change-clear = Reprendre toutes les cartes en main
guardians-choice-bare-yes = Laisser mes forteresses vides
guardians-choice-turn = Le bouclier en { $place }
guardians-choice-use-stand = Le tourner et rester
guardians-choice-use-rest = Tous mes boucliers restent
guardians-choice-use-reinforce = Envoyer des renforts
guardians-choice-use-storm = Attaquer le Guardian
guardians-choice-way =
    { $air ->
        [yes] En volant : { $way }
       *[no] À pied : { $way }
    }
guardians-choice-to-combat =
    { $count ->
        [0] Un combat aussitôt
        [one] Un combat aussitôt, contre { $count } carte
       *[other] Un combat aussitôt, contre { $count } cartes
    }
guardians-choice-to-exchange = Échanger des cartes chez toi et revenir
guardians-choice-fight-ask = Combat : me demander
guardians-choice-fight-win = Combat : gagner ce qui peut l’être
guardians-choice-fight-careful = Combat : ne rien dépenser
guardians-choice-fight-all-in = Combat : tout dépenser
guardians-choice-play = Jouer { $card }
guardians-choice-bribe = Corrompre avec { $card }
guardians-choice-shoot = Attaquer à distance avec { $card }
guardians-choice-worth = Ajoute { $points } ; { $figures }
guardians-choice-channel = Influencer avec { $card }
guardians-choice-stone = { $points } points, pour une pierre
guardians-choice-below-at =
    { $points ->
        [one] { $points } point, de dessous { $place }
       *[other] { $points } points, de dessous { $place }
    }
guardians-choice-command =
    { $yes ->
        [yes] Utiliser une carte de commandement
       *[no] Ne pas en utiliser
    }
guardians-choice-raise = Miser pour la confrontation
guardians-choice-raise-about = Pierres et tireurs au plus ; seul le nécessaire sert, aussi en réponse à l’ennemi
guardians-choice-for-good = Passer pour cette confrontation
guardians-choice-for-good-about = Plus rien ne t’y est demandé, quoi que fasse l’ennemi
guardians-choice-pass =
    { $kind ->
        [bribery] Laisser combattre
        [secondary] Plus d’attaque
       *[other] Passer
    }
guardians-choice-command-none = Il n’en reste aucune
guardians-choice-nobody = Personne
guardians-choice-dominance-take = Prendre la carte
guardians-choice-dominance-discard = Défausser la carte
guardians-choice-storm-yes = Attaquer le Guardian
guardians-choice-storm-yes-win = Attaquer : gagner ce qui peut l’être
guardians-choice-storm-yes-careful = Attaquer : ne rien dépenser
guardians-choice-storm-yes-all-in = Attaquer : tout dépenser
guardians-choice-storm-no = Ne pas attaquer
guardians-choice-give-up = Abandonner le bouclier
guardians-choice-give-up-about = Il est perdu avec toutes ses créatures et compte pour l’ennemi
guardians-choice-crowded = { $place } : { $weight } points sur { $limit }, { $over } à défausser
guardians-choice-propose-weakest = Défausser les plus faibles
guardians-choice-settle =
    { $way ->
        [terrain] Poser { $card }
        [hidden] Face cachée, 1 pierre : { $card }
       *[creature] Défausser { $card }
    }

## Boutons et confirmations

guardians-act-layout =
    { $orders ->
        [yes] Sceller cette organisation et ces consignes
       *[no] Sceller cette organisation
    }
guardians-done-layout =
    { $orders ->
        [yes] Ton organisation est faite, avec tes consignes.
       *[no] Ton organisation est faite.
    }
guardians-act-redraw = Piocher douze nouvelles cartes
guardians-done-redraw = Tu piocheras douze nouvelles cartes pour une pierre.
guardians-act-foresight =
    { $take ->
        [yes] Prendre la carte
       *[no] Défausser la carte
    }
guardians-done-foresight =
    { $take ->
        [yes] Tu prends la dominante.
       *[no] Tu défausses la dominante.
    }
guardians-act-pass =
    { $kind ->
        [storm] Rester sur les ruines
        [bribery] Laisser combattre
        [secondary] Ne plus attaquer
        [good] Passer pour cette confrontation
       *[other] Passer
    }
guardians-done-pass =
    { $kind ->
        [storm] Tu n’attaques pas le Guardian maintenant.
        [bribery] Tu laisses combattre la créature.
        [secondary] Tu n’attaques plus.
        [good] Tu as passé pour cette confrontation.
       *[other] Tu as passé.
    }
guardians-act-play =
    { $target ->
        [none] Jouer { $card }
       *[other] Jouer { $card } sur { $target }
    }
guardians-done-play =
    { $target ->
        [none] Tu as joué { $card }.
       *[other] Tu as joué { $card } sur { $target }.
    }
guardians-act-stand =
    { $rest ->
        [yes] Laisser tous mes boucliers sur place
       *[no] Tourner { $shield } et rester
    }
guardians-done-stand =
    { $rest ->
        [yes] Tous tes boucliers restent sur place, jusqu’à ce que quelqu’un attaque.
       *[no] Tu as tourné le bouclier en { $shield }.
    }
guardians-act-walk =
    { $back ->
        [yes] Échanger et revenir en { $shield }
       *[no] { $fly ->
            [yes] Voler de { $shield } en { $to }
           *[no] Aller de { $shield } en { $to }
        }
    }{ $fight ->
        [win] , et gagner ce qui peut l’être
        [careful] , et ne rien dépenser
        [all-in] , et tout dépenser
       *[ask] {""}
    }
guardians-done-walk =
    { $back ->
        [yes] Ton bouclier est revenu en { $shield }.
       *[no] { $fly ->
            [yes] Ton bouclier vole de { $shield } en { $to }.
           *[no] Ton bouclier va de { $shield } en { $to }.
        }
    }{ $fight ->
        [win] {" "}Tu combats pour gagner ce qui peut l’être.
        [careful] {" "}Tu combats sans rien dépenser.
        [all-in] {" "}Tu combats en dépensant tout.
       *[ask] {""}
    }
guardians-act-reinforce =
    { $count ->
        [one] Envoyer { $count } carte de { $origin } en { $place }
       *[other] Envoyer { $count } cartes de { $origin } en { $place }
    }
guardians-done-reinforce =
    { $count ->
        [one] Tu as envoyé { $count } carte de { $origin } en { $place }.
       *[other] Tu as envoyé { $count } cartes de { $origin } en { $place }.
    }
guardians-act-storm =
    Attaquer le Guardian depuis { $shield }{ $fight ->
        [win] , et gagner ce qui peut l’être
        [careful] , et ne rien dépenser
        [all-in] , et tout dépenser
       *[ask] {""}
    }
guardians-done-storm =
    Tu attaques le Guardian depuis { $shield }.{ $fight ->
        [win] {" "}Tu combats pour gagner ce qui peut l’être.
        [careful] {" "}Tu combats sans rien dépenser.
        [all-in] {" "}Tu combats en dépensant tout.
       *[ask] {""}
    }
guardians-act-say =
    { $yes ->
        [yes] Utiliser une carte de commandement
       *[no] Ne pas utiliser de carte de commandement
    }
guardians-done-say =
    { $yes ->
        [yes] Tu utilises une carte de commandement.
       *[no] Tu n’utilises pas de carte de commandement.
    }
guardians-act-no-command = Ne rien révéler
guardians-done-no-command = Tu ne révèles pas de carte de commandement : il n’en reste aucune.
guardians-act-send = Renvoyer { $card } dans l’enclos
guardians-done-send = Tu renvoies { $card } dans l’enclos.
guardians-act-command = Révéler { $card }
guardians-done-command = Ta carte de commandement est { $card }.
guardians-act-declare = Annoncer : { $value }
guardians-done-declare = Tu as annoncé : { $value }.
guardians-act-lead = Dévoiler { $card }
guardians-done-lead = Ton attaquant primaire est { $card }.
guardians-act-no-bribe = Laisser combattre
guardians-done-no-bribe = Tu laisses combattre la créature.
guardians-act-bribe = Corrompre avec { $card }
guardians-done-bribe = Tu corromps avec { $card }.
guardians-act-shoot = Attaquer à distance avec { $card }
guardians-done-shoot = Tu attaques à distance avec { $card }.
guardians-act-channel = Influencer avec { $card }
guardians-done-channel = Tu donnes de l’influence avec { $card }.
guardians-act-strike = Attaquer { $target } avec { $card }
guardians-done-strike = Tu attaques { $target } avec { $card }.
guardians-act-raise = Miser { $stones ->
        [0] aucune pierre
        [one] { $stones } pierre
       *[other] { $stones } pierres
    } et { $count ->
        [0] aucun tireur
        [one] { $count } tireur
       *[other] { $count } tireurs
    }
guardians-done-raise = Tu mises { $stones ->
        [0] aucune pierre
        [one] { $stones } pierre
       *[other] { $stones } pierres
    } et { $count ->
        [0] aucun tireur
        [one] { $count } tireur
       *[other] { $count } tireurs
    } au plus pour cette confrontation.
guardians-act-save =
    { $count ->
        [0] Ne rien sauver
       *[other] Sauver { $cards }
    }
guardians-done-save =
    { $count ->
        [0] Tu ne sauves rien.
       *[other] Tu sauves { $cards }.
    }
guardians-act-heal =
    { $count ->
        [0] Ne soigner personne
       *[other] Soigner { $cards }
    }
guardians-done-heal =
    { $count ->
        [0] Tu ne soignes personne.
       *[other] Tu soignes { $cards }.
    }
guardians-act-give-up = Abandonner le bouclier
guardians-done-give-up = Tu abandonnes le bouclier.
guardians-act-retreat = Battre en retraite en { $to }
guardians-done-retreat = Ton bouclier bat en retraite en { $to }.
guardians-act-merge = Garder { $keep }{ $count ->
        [0] {""}
        [one] {" "}et défausser { $count } carte
       *[other] {" "}et défausser { $count } cartes
    }
guardians-done-merge = Tu gardes { $keep }{ $count ->
        [0] {""}
        [one] {" "}et défausses { $count } carte
       *[other] {" "}et défausses { $count } cartes
    }.
guardians-act-discard =
    { $count ->
        [0] Ne rien défausser
       *[other] Défausser { $cards }
    }
guardians-done-discard =
    { $count ->
        [0] Tu ne défausses rien.
       *[other] Tu défausses { $cards }.
    }
guardians-act-settle-one =
    { $way ->
        [terrain] Poser { $card } en { $place }
        [hidden] Poser { $card } face cachée en { $place }, pour une pierre
       *[creature] Défausser { $card } en { $place }
    }
guardians-act-settle =
    { $count ->
        [one] Occuper { $count } espace
       *[other] Occuper { $count } espaces
    }
guardians-done-settle-one =
    { $way ->
        [terrain] Tu poses { $card } en { $place }.
        [hidden] Tu poses { $card } face cachée en { $place }, pour une pierre.
       *[creature] Tu défausses { $card } en { $place }.
    }
guardians-done-settle =
    { $count ->
        [one] Tu as occupé { $count } espace.
       *[other] Tu as occupé { $count } espaces.
    }
guardians-act-sheet =
    { $kept ->
        [yes] Laisser la feuille telle quelle
       *[no] Sceller cette feuille
    }
guardians-done-sheet =
    { $kept ->
        [yes] Tu laisses ta feuille de combat telle quelle.
       *[no] Ta feuille de combat est scellée.
    }
guardians-act-plan = Garder ces consignes
guardians-done-plan = Tes consignes :

## Les consignes

guardians-plan-empty = Aucune consigne encore : tout t’est demandé.
guardians-plan-suggest-win = Gagner ce qui peut l’être
guardians-plan-suggest-careful = Ne rien dépenser
guardians-plan-suggest-all-in = Tout dépenser
guardians-plan-suggest-again = Comme ma dernière feuille
# $what are cards and spaces.
guardians-plan-suggest-without = Sans { $what }
guardians-plan-part-commands = Commandement
guardians-plan-part-primaries = Attaquants primaires
guardians-plan-part-bribery = Corruption
guardians-plan-part-spells = Sorts et objets
guardians-plan-part-modifiers = À distance et influence
guardians-plan-part-secondary = Attaques secondaires
guardians-plan-part-afterwards = Après le combat
guardians-plan-part-whole = Tout ce que dit la feuille
guardians-plan-part-windows = Tout le reste
guardians-plan-attacking-ask = En attaque : me demander
guardians-plan-attacking-no = En attaque : pas de carte de commandement
guardians-plan-attacking-yes = En attaque : une carte de commandement
guardians-plan-after-yes-ask = Après un oui : me demander
guardians-plan-after-yes-no = Après un oui : pas de carte de commandement
guardians-plan-after-yes-yes = Après un oui : une carte de commandement
guardians-plan-after-no-ask = Après un non : me demander
guardians-plan-after-no-no = Après un non : pas de carte de commandement
guardians-plan-after-no-yes = Après un non : une carte de commandement
guardians-planned-commands = Cartes de commandement, la première possible : { $cards }
guardians-plan-raised-count =
    { $count ->
        [0] Ne renforcer aucun commandement
        [one] Le renforcer de { $count } pierre ou créature
       *[other] Le renforcer de { $count } pierres ou créatures au plus
    }
guardians-plan-second-ask = Second sort de commandement : me demander
guardians-plan-second-never = Pas de sort de commandement après une créature
guardians-plan-second-yes = Un sort de commandement après une créature
guardians-plan-dispel-ask = Dissipation : me demander
guardians-plan-dispel-never = Ne rien dissiper
guardians-plan-dispel-count = Dissiper à partir de { $count } de pertes
guardians-plan-dispel-from = Dissiper les AAE qui coûtent { $count } de vitalité de base ou plus
guardians-plan-dispels-command = Dissiper tout commandement
guardians-plan-dispels-spell = Dissiper les sorts
guardians-plan-dispels-item = Dissiper les objets
guardians-planned-primaries = Attaquants primaires, dans l’ordre : { $cards }
guardians-plan-then-ask = Ensuite : me demander
guardians-plan-then-lowest = Ensuite, du plus faible au plus fort
guardians-plan-then-highest = Ensuite, du plus fort au plus faible
# Where no primaries are named before.
guardians-planned-lead-lowest = En tête, du plus faible au plus fort
guardians-planned-lead-highest = En tête, du plus fort au plus faible
guardians-planned-spare = Créatures qui doivent revenir : { $cards }
guardians-plan-bribe-ask = Corruption : me demander
guardians-plan-bribe-never = Ne jamais corrompre
guardians-plan-bribe-losing = Corrompre si je vais perdre
guardians-plan-bribe-losing-8 = Corrompre 8+ si je vais perdre
guardians-plan-bribe-close-8 = Corrompre 8+ si je perds de 4 au plus
guardians-plan-bribe-strong = Corrompre 5+ si je perds, 9+ toujours
guardians-plan-bribe-always = Corrompre dès que possible
guardians-planned-bribe =
    { $losing ->
        [yes] { $count ->
            [0] Corrompre si je vais perdre
           *[other] Corrompre si je vais perdre contre { $count } de vitalité de base ou plus
        }
       *[no] { $count ->
            [0] Corrompre dès que possible
           *[other] Corrompre les créatures de { $count } de vitalité de base ou plus
        }
    }
guardians-planned-bribe-close =
    { $count ->
        [0] Corrompre si je vais perdre de { $points } au plus
       *[other] Corrompre si je vais perdre contre { $count } de vitalité de base ou plus, de { $points } au plus
    }
guardians-plan-shot-at-ask = Attaques à distance adverses : me demander
guardians-plan-shot-at-never = Laisser passer les attaques à distance adverses
guardians-plan-shot-at-bribe = Corrompre les tireurs adverses qui renversent une confrontation
guardians-plan-counter-ask = Corruption ennemie : me demander
guardians-plan-counter-never = Laisser faire la corruption ennemie
guardians-plan-counter-outbid = Surenchérir par une corruption
guardians-planned-spells =
    { $losing ->
        [yes] { $count ->
            [0] Jouer { $cards } si je vais perdre
           *[other] Jouer { $cards } si je vais perdre contre { $count } de vitalité de base ou plus
        }
       *[no] { $count ->
            [0] Jouer { $cards } dès que possible
           *[other] Jouer { $cards } contre { $count } de vitalité de base ou plus
        }
    }
guardians-planned-answers = À jouer dès que vient leur moment : { $cards }
guardians-plan-spells-from-count =
    { $count ->
        [0] Contre n’importe qui
       *[other] Contre { $count } ou plus
    }
guardians-plan-spells-when-losing = Seulement si je vais perdre
guardians-plan-spells-when-always = Toujours
guardians-plan-goal-ask = Confrontations : me demander
guardians-plan-goal-win = Gagner les confrontations
guardians-plan-goal-tie = Gagner ou égaliser
guardians-plan-goal-never = Laisser les confrontations en l’état
guardians-planned-stones =
    { $count ->
        [0] Sans pierre
        [one] Avec { $count } pierre au plus pour chacune
       *[other] Avec { $count } pierres au plus pour chacune
    }
guardians-plan-stones-count =
    { $count ->
        [0] Aucune pierre par confrontation
        [one] { $count } pierre au plus par confrontation
        [20] Toutes les pierres qu’il faut
       *[other] { $count } pierres au plus par confrontation
    }
guardians-plan-channelers-no = Sans les créatures sous les forteresses
guardians-plan-channelers-yes = Avec les créatures sous les forteresses
guardians-planned-shots = Avec les tireurs, dans l’ordre : { $cards }
guardians-plan-to-shots-no = N’influencer que les combattants
guardians-plan-to-shots-yes = Influencer aussi les tirs
guardians-plan-secondary-ask = Attaques secondaires : me demander
guardians-plan-secondary-highest = Attaquer le plus fort que l’on peut battre
guardians-plan-secondary-never = Pas d’attaque secondaire
guardians-planned-keep-back = Retenus lors des attaques secondaires : { $cards }
guardians-plan-heal-ask = Soins : me demander
guardians-plan-heal-never = Ne soigner personne
guardians-plan-heal-free = Soigner le plus fort là où c’est gratuit
guardians-plan-heal-paid = Soigner le plus fort, même en payant
guardians-plan-save-ask = Sauvetage : me demander
guardians-plan-save-never = Ne rien sauver
guardians-plan-save-most = Sauver autant que mes pierres le peuvent
guardians-planned-retreats = Retraite vers le premier espace ouvert : { $places }
guardians-planned-give-up =
    { $count ->
        [0] Abandonner le bouclier plutôt que de battre en retraite
       *[other] Abandonner le bouclier si aucun n’est ouvert
    }
guardians-plan-otherwise-ask = Le reste des combats : me demander
guardians-plan-otherwise-pass = Le reste des combats : passer
guardians-plan-pass-windows-upcards = Passer sur les dominantes
guardians-plan-pass-windows-flight = Passer sur les vols
guardians-plan-pass-windows-spoils = Passer sur les boucliers perdus
guardians-plan-pass-windows-hammer = Passer sur les nouveaux terrains
guardians-plan-pass-windows-dispel = Passer sur les cartes jouées
## Les feuilles de combat

guardians-sheet-heading =
    { $part ->
        [whole] Cette feuille, dans l’ordre du combat
       *[other] Cette feuille, l’essentiel
    }
guardians-sheet-command =
    { $when ->
        [after-yes] Si { $other } dit oui à une carte de commandement, la feuille en révèle une aussi
        [after-no] Si { $other } dit non à une carte de commandement, la feuille en révèle une
       *[always] Elle révèle une carte de commandement
    } : { $count ->
        [one] { $cards }.
       *[other] la première possible parmi { $cards }.
    }
guardians-sheet-raised =
    { $count ->
        [one] Elle renforce une telle carte de { $count } pierre ou créature défaussée, là où c’est possible.
       *[other] Elle renforce une telle carte de { $count } pierres ou créatures défaussées au plus, là où c’est possible.
    }
guardians-sheet-second = Si c’est une créature, un sort de commandement la suit.
guardians-sheet-dispel =
    { $count ->
        [0] Elle dissipe toute attaque à aire d’effet qui te coûterait quelque chose.
        [1] Elle dissipe toute attaque à aire d’effet qui te coûterait quelque chose.
       *[other] Elle dissipe une attaque à aire d’effet qui te coûterait { $count } de vitalité de base ou plus.
    }
guardians-sheet-dispels =
    Elle dissipe { $what ->
        [spell] un sort
        [item] un objet
       *[both] un sort ou un objet
    } de l’ennemi{ $count ->
        [0] {""}
        [1] {""}
       *[other] , sauf quand combat une de tes créatures de moins de { $count } de vitalité de base
    }.
guardians-sheet-dispels-command = Elle dissipe tout commandement que l’ennemi dévoile.
guardians-sheet-lead =
    { $count ->
        [one] Elle attaque avec { $cards }.
       *[other] Elle attaque avec la première créature qui reste parmi { $cards }{ $more ->
            [yes] , puis les autres
           *[no] {""}
        }.
    }
guardians-sheet-bribe =
    { $when ->
        [always] { $count ->
            [0] Elle corrompt dès que possible.
           *[other] Elle corrompt toute créature de { $count } de vitalité de base ou plus.
        }
        [close] { $count ->
            [0] Elle corrompt une créature qui battrait la tienne de { $points } ou moins.
           *[other] Elle corrompt une créature de { $count } de vitalité de base ou plus qui battrait la tienne de { $points } ou moins.
        }
       *[losing] { $count ->
            [0] Elle corrompt une créature qui battrait la tienne.
           *[other] Elle corrompt une créature de { $count } de vitalité de base ou plus qui battrait la tienne.
        }
    }
guardians-sheet-shot-at = Elle corrompt un tireur dont l’attaque à distance renverserait une confrontation contre toi.
guardians-sheet-counter =
    { $count ->
        [0] Elle surenchérit pour toute créature que l’un des camps corrompt.
       *[other] Elle surenchérit pour une créature corrompue de { $count } de vitalité de base ou plus, de l’un ou l’autre camp.
    }
guardians-sheet-cast-before = Avant une attaque contre une forteresse, elle joue { $card }.
guardians-sheet-cast-bells = Elle appelle au combat par { $card } ceux de dessous ta forteresse, même si elle est défendue.
guardians-sheet-cast-between = Entre les confrontations, elle rappelle tes tireurs par { $card }.
guardians-sheet-cast-bribe = Elle répond à une corruption ennemie par { $card }.
guardians-sheet-cast-channel = Elle répond à une influence ennemie par { $card }.
guardians-sheet-cast-command = Elle répond à un commandement ennemi par { $card }.
guardians-sheet-cast-count = Elle paie pour { $card } ce qui gagne l’espace au décompte, et pas plus que dans une confrontation.
guardians-sheet-cast-retreat = Si tu perds sans pouvoir battre en retraite comme elle le dit, elle joue { $card }.
guardians-sheet-cast-shot = Elle répond à une attaque à distance ennemie par { $card }.
guardians-sheet-cast-match-up =
    { $losing ->
        [yes] { $count ->
            [0] Elle joue { $card } quand une créature battrait la tienne.
           *[other] Elle joue { $card } quand une créature de { $count } de vitalité de base ou plus battrait la tienne.
        }
       *[no] { $count ->
            [0] Elle joue { $card } dès que possible.
           *[other] Elle joue { $card } contre une créature de { $count } de vitalité de base ou plus.
        }
    }
guardians-sheet-cast-fed =
    { $losing ->
        [yes] { $count ->
            [0] Elle joue { $card } quand une créature battrait la tienne, et que l’influence renverse alors cela.
           *[other] Elle joue { $card } quand une créature de { $count } de vitalité de base ou plus battrait la tienne, et que l’influence renverse alors cela.
        }
       *[no] { $count ->
            [0] Elle joue { $card } dès que possible.
           *[other] Elle joue { $card } contre une créature de { $count } de vitalité de base ou plus.
        }
    }
guardians-sheet-cast-land =
    { $losing ->
        [yes] { $count ->
            [0] Elle joue { $card } sur ce terrain quand une créature battrait la tienne, et ne la battrait pas sans lui.
           *[other] Elle joue { $card } sur ce terrain quand une créature de { $count } de vitalité de base ou plus battrait la tienne, et ne la battrait pas sans lui.
        }
       *[no] { $count ->
            [0] Elle joue { $card } sur ce terrain dès que possible.
           *[other] Elle joue { $card } sur ce terrain contre une créature de { $count } de vitalité de base ou plus.
        }
    }
guardians-sheet-modifiers =
    { $goal ->
        [tie] Pour gagner une confrontation ou au moins l’égaliser, elle n’ajoute que le nécessaire, et rien si cela ne suffit pas : { $means }.
       *[win] Pour gagner une confrontation, elle n’ajoute que le nécessaire, et rien si cela ne suffit pas : { $means }.
    }
guardians-sheet-by-channelers = l’influence de sous tes forteresses
guardians-sheet-by-stones =
    { $count ->
        [one] { $count } pierre
       *[other] jusqu’à { $count } pierres
    }
guardians-sheet-by-shots = enfin des attaques à distance ({ $cards }), le moins possible
guardians-sheet-to-shots = Elle influence aussi un tir ({ $cards }).
guardians-sheet-secondary =
    { $count ->
        [0] Ensuite elle attaque le plus fort que l’on peut battre, avec le plus faible qui y suffit.
       *[other] Ensuite elle attaque le plus fort que l’on peut battre, avec le plus faible qui y suffit, mais pas avec { $cards }.
    }
guardians-sheet-heal =
    { $paid ->
        [yes] Les soigneurs ramènent le plus fort possible, même en payant des pierres.
       *[no] Les soigneurs ramènent le plus fort possible là où c’est gratuit.
    }
guardians-sheet-save = Elle paie des pierres pour autant de cartes perdues qu’elles permettent d’en sauver.
guardians-sheet-retreat =
    { $gives ->
        [yes] { $count ->
            [0] Si tu perds, elle abandonne le bouclier avec toutes ses créatures.
           *[other] Si tu perds, elle bat en retraite vers le premier espace libre parmi { $places } ; s’il n’y en a pas, elle abandonne le bouclier avec toutes ses créatures.
        }
       *[no] { $count ->
            [0] Si tu perds, elle bat en retraite vers le premier espace libre du côté de chez toi.
           *[other] Si tu perds, elle bat en retraite vers le premier espace libre parmi { $places }.
        }
    }
guardians-sheet-never = Mais elle { $what }.
guardians-never-command = ne révèle jamais de carte de commandement
guardians-never-lead = n’envoie jamais { $card } tant qu’une autre créature reste, ne la laisse jamais tirer, frapper ni commander
guardians-never-bribe =
    { $shooters ->
        [yes] ne corrompt jamais personne d’autre qu’un tireur
       *[no] ne corrompt jamais
    }
guardians-never-bribe-below =
    { $shooters ->
        [yes] ne corrompt jamais une créature de moins de { $count } de vitalité de base, sauf un tireur
       *[no] ne corrompt jamais une créature de moins de { $count } de vitalité de base
    }
guardians-never-cast = ne joue jamais ni sort ni objet
guardians-never-dispel = ne dissipe jamais rien
guardians-never-modify = ne tire, n’influence ni ne paie jamais pour changer une confrontation
guardians-never-pay =
    { $count ->
        [0] ne paie jamais de pierre dans une confrontation
        [one] ne paie jamais plus de { $count } pierre dans une confrontation
       *[other] ne paie jamais plus de { $count } pierres dans une confrontation
    }
guardians-never-strike = ne fait jamais d’attaque secondaire
guardians-never-save = ne paie jamais pour sauver des cartes perdues
guardians-examples = **Comment cela peut tourner**, en trois suppositions :
guardians-example-win = Si { $other } gagne ce qui peut l’être : { $course }.
guardians-example-careful = Si { $other } ne dépense rien : { $course }.
guardians-example-all-in = Si { $other } dépense tout : { $course }.
guardians-example-stones =
    { $count ->
        [one] tu paies { $count } pierre
       *[other] tu paies { $count } pierres
    }
guardians-example-end =
    { $who ->
        [you] { $taken ->
            [yes] **tu prends { $place }**, { $points } contre { $others }
           *[no] **tu tiens { $place }**, { $points } contre { $others }
        }
       *[enemy] { $taken ->
            [yes] **tu perds { $place }**, { $points } contre { $others }
           *[no] **tu ne prends pas { $place }**, { $points } contre { $others }
        }
    }
guardians-example-guardian =
    { $who ->
        [you] { $held ->
            [yes] **ton Guardian tient**
           *[no] **ton Guardian tombe**
        }
       *[enemy] { $held ->
            [yes] **le Guardian tient** chez { $other }
           *[no] **le Guardian tombe** chez { $other }
        }
    }
guardians-example-open = le combat n’est pas fini

## La table en mots

guardians-text-player = { $name } mène { $guardian } : { $stones ->
        [0] aucune pierre
        [one] { $stones } pierre
       *[other] { $stones } pierres
    }, { $lands ->
        [one] { $lands } contrée disputée
       *[other] { $lands } contrées disputées
    }, { $shields ->
        [0] aucun bouclier perdu
        [one] { $shields } bouclier perdu
       *[other] { $shields } boucliers perdus
    } sur cinq
guardians-text-piles = { $name } : pioche { $deck }, tirage { $drawn }, enclos { $pen }, entrepôt { $depot }, défausse { $discard }
guardians-text-accessories = { $name } : à côté du Guardian, { $cards }
guardians-text-spaces = Les espaces, rangée par rangée :
guardians-text-land = { $land }, que contrôle { $name }
guardians-text-home = { $card }, chez { $name }
guardians-text-below =
    { $count ->
        [one] { $count } carte dessous
       *[other] { $count } cartes dessous
    }
guardians-text-shown = face visible : { $cards }
guardians-text-army =
    { $turned ->
        [yes] { $name } : { $army }, tourné
       *[no] { $name } : { $army }
    }
guardians-text-combat = { $name } contre { $other }, combat en { $place } :
guardians-text-hand =
    { $name } a en main { $single ->
        [one] { $single } créature ou objet de créature
       *[other] { $single } créatures et objets de créature
    } et { $double ->
        [one] { $double } carte de l’entrepôt
       *[other] { $double } cartes de l’entrepôt
    }
guardians-text-command =
    { $void ->
        [yes] { $name } : carte de commandement { $card }, sans effet
       *[no] { $name } : carte de commandement { $card }
    }
guardians-text-lost = { $name } a perdu { $cards }
guardians-text-lasting = En vigueur ce tour : { $cards }
guardians-text-fighter = { $fighter }, { $role ->
        [command] carte de commandement
        [primary] attaquant primaire
        [shot] attaque à distance
        [secondary] attaquant secondaire
        [aside] hors jeu, mise de côté
        [guardian] Guardian
       *[reserve] sans emploi
    }{ $beaten ->
        [yes] {" "}(battu)
       *[no] {""}
    }

## Ce qui est privé

guardians-hand-drawn = Tirage : { $cards }
guardians-hand-pen = Enclos : { $cards }
guardians-hand-depot = Entrepôt : { $cards }
guardians-hand-combat = Dans ta main de combat, sous le bouclier : { $cards }
guardians-hand-army = { $place } : { $army }
guardians-hand-hidden = Face cachée en { $place } : { $card }
guardians-hand-empty = Tu n’as pas de carte.

## Dans un profil

guardians-feat-beaten = Plus fort adversaire battu
guardians-feat-battle = Plus grande bataille gagnée
guardians-starter-steel_and_scales = Steel and Scales
guardians-starter-bone_and_ember = Bone and Ember

## Le caractère d’une disposition ou d’une feuille de combat

guardians-habit-left = Fort à gauche
guardians-habit-center = Fort au centre
guardians-habit-right = Fort à droite
guardians-habit-spread = Bien réparti
guardians-habit-straw = Un bouclier sur presque rien
guardians-habit-nothing = Ne rien dépenser au combat
guardians-habit-little = Dépenser peu au combat
guardians-habit-much = Dépenser beaucoup au combat
