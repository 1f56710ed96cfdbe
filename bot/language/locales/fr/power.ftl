### Power : ce qui se raconte, se demande et se répond. Les ordres sont dans la notation de la règle.

power-title = Power
power-teaser = Des feuilles d’ordres secrètes, exécutées d’un coup : prends les drapeaux de tes rivaux. De deux à quatre.

## Les réglages d’une table

power-option-round_limit = Manches
power-option-round_limit-about = Après combien de manches on compte les puissances.
power-option-round_limit-12 = 12 manches
power-option-round_limit-12-about = Une partie courte.
power-option-round_limit-16 = 16 manches
power-option-round_limit-16-about = Une partie moyenne.
power-option-round_limit-20 = 20 manches
power-option-round_limit-20-about = La durée habituelle ; elle remplace les deux heures de la règle.
power-option-round_limit-30 = 30 manches
power-option-round_limit-30-about = Une partie longue.
power-option-round_limit-none = Sans limite
power-option-round_limit-none-about = Jusqu’à la prise des drapeaux, ou jusqu’à trois manches sans ordre exécuté.

power-option-talk = Discussions
power-option-talk-about = Ce dont vous convenez entre vous. Le bot l’affiche et ne l’impose pas.
power-option-talk-silent = Aucune
power-option-talk-silent-about = Personne ne parle de la partie pendant l’écriture des ordres.
power-option-talk-open = Libres
power-option-talk-open-about = Chacun peut parler à tout moment, devant tous.
power-option-talk-private = Privées aussi
power-option-talk-private-about = Chacun peut aussi conclure des accords secrets.

power-option-authentic_illegal_orders = Lignes fausses
power-option-authentic_illegal_orders-about = Ce que deviennent les lignes inexécutables.
power-option-authentic_illegal_orders-true = Scellées et perdues
power-option-authentic_illegal_orders-true-about = Comme sur le papier : une ligne fausse peut être scellée, et se perd à la lecture.
power-option-authentic_illegal_orders-false = Refusées
power-option-authentic_illegal_orders-false-about = Une feuille n’est scellée que si chaque ligne est exécutable.

power-option-pairing = Coins à deux
power-option-pairing-about = Quelles deux armées a chacun dans une partie à deux.
power-option-pairing-adjacent = Voisins
power-option-pairing-adjacent-about = Deux coins voisins pour chacun.
power-option-pairing-opposite = Opposés
power-option-pairing-opposite-about = Deux coins opposés pour chacun.

power-option-mercenary_clash = Ordres aux mercenaires
power-option-mercenary_clash-about = À trois, ce qui se passe si plusieurs joueurs veulent les mêmes mercenaires.
power-option-mercenary_clash-seed = Tant qu’il y en a assez
power-option-mercenary_clash-seed-about = Tout est exécuté tant qu’il y a assez de pièces ; sinon, rien ne l’est.
power-option-mercenary_clash-strict = Strict
power-option-mercenary_clash-strict-about = Deux ordres différents pour les mêmes pièces s’annulent toujours.

power-option-missile_timing = Frappe des missiles
power-option-missile_timing-about = Quand frappent les méga-missiles lancés.
power-option-missile_timing-after_all_moves = Après les déplacements
power-option-missile_timing-after_all_moves-about = Avant égalités et combats ; qui arrive est touché, qui s’en va y échappe.
power-option-missile_timing-after_ties = Après les égalités
power-option-missile_timing-after_ties-about = Une fois les rebonds faits, et avant les combats.
power-option-missile_timing-sequential = Ligne par ligne
power-option-missile_timing-sequential-about = Aussitôt, à la lecture de la ligne qui les lance.

power-option-hq_counts_for_income = Quartier général et Power
power-option-hq_counts_for_income-about = Si un quartier général ennemi rapporte comme le reste de son territoire.
power-option-hq_counts_for_income-true = Rapporte
power-option-hq_counts_for_income-true-about = Le quartier général fait partie de son territoire.
power-option-hq_counts_for_income-false = Ne rapporte rien
power-option-hq_counts_for_income-false-about = Seuls les secteurs comptent.

power-option-empty_hq_capture = Quartier général vide
power-option-empty_hq_capture-about = Si un drapeau peut être pris là où personne ne le défend.
power-option-empty_hq_capture-true = Prenable
power-option-empty_hq_capture-true-about = Un soldat ou un régiment n’a qu’à entrer.
power-option-empty_hq_capture-false = Après un combat
power-option-empty_hq_capture-false-about = Un drapeau ne tombe que si un combat y a été gagné dans cette manche.

power-option-bounce_to_reserve = Rebond dans la réserve
power-option-bounce_to_reserve-about = À égalité, ce que fait une pièce qui vient de sortir de la réserve.
power-option-bounce_to_reserve-true = Elle y retourne
power-option-bounce_to_reserve-true-about = Elle retourne dans la réserve.
power-option-bounce_to_reserve-false = Elle reste
power-option-bounce_to_reserve-false-about = Elle reste sur place, et l’égalité dure.

power-option-penalty_all_illegal = Pénalité
power-option-penalty_all_illegal-about = Quand un joueur doit rendre un Power.
power-option-penalty_all_illegal-true = Aucune ligne exécutée
power-option-penalty_all_illegal-true-about = Pour une feuille vide, et pour une feuille dont aucune ligne n’est exécutable.
power-option-penalty_all_illegal-false = Feuille vide
power-option-penalty_all_illegal-false-about = Seulement pour une feuille sans aucune ligne.

power-option-ship_hq_to_8 = Navires : quartier général et secteur 8
power-option-ship_hq_to_8-about = Si les navires passent entre un quartier général et son secteur 8.
power-option-ship_hq_to_8-true = Ouvert
power-option-ship_hq_to_8-true-about = Les navires passent par ce coin.
power-option-ship_hq_to_8-false = Fermé
power-option-ship_hq_to_8-false-about = Les navires passent par les secteurs maritimes d’à côté.

power-option-ship_island_to_corner_sector = Navires : îles et coins
power-option-ship_island_to_corner_sector-about = Si les navires passent entre une île et les secteurs à ses coins.
power-option-ship_island_to_corner_sector-true = Ouvert
power-option-ship_island_to_corner_sector-true-about = Les navires passent par ces coins.
power-option-ship_island_to_corner_sector-false = Fermé
power-option-ship_island_to_corner_sector-false-about = Les navires passent par les secteurs maritimes entre eux.

power-option-sea_labels = Numéros des secteurs maritimes
power-option-sea_labels-about = Quels numéros portent les douze secteurs maritimes. Cela ne change pas le jeu.
power-option-sea_labels-spear_reconstructed = Trois par île
power-option-sea_labels-spear_reconstructed-about = Notre reconstitution du plateau français.
power-option-sea_labels-by_territory = Par territoire
power-option-sea_labels-by_territory-about = Dans le sens des aiguilles d’une montre, territoire après territoire.
power-option-sea_labels-channels_first = Les canaux d’abord
power-option-sea_labels-channels_first-about = D’abord les quatre canaux intérieurs, puis la mer extérieure.
power-option-sea_labels-pgi = Plateau anglais
power-option-sea_labels-pgi-about = Dans l’ordre de lecture, comme semble l’avoir l’édition anglaise.

## Le coin souhaité

power-bring = Choisir mon coin
power-corner-ask = Choisis le coin que tu aimerais. Si deux veulent le même, le premier arrivé l’obtient.
power-corner-question = Choisis un coin
power-corner-any = N’importe quel coin
power-corner-none-wished = N’importe quel coin te convient.
power-corner-wished = Tu aimerais ce coin : { $army }.

## Les noms

power-colour-V = Vert
power-colour-B = Bleu
power-colour-J = Jaune
power-colour-R = Rouge
power-army-V = Vert (V)
power-army-B = Bleu (B)
power-army-J = Jaune (J)
power-army-R = Rouge (R)
power-mercenaries = les mercenaires
power-whose = { $name } ({ $army })
power-piece-S = soldat
power-piece-T = tank
power-piece-C = chasseur
power-piece-D = destroyer
power-piece-R = régiment
power-piece-A = char d’assaut
power-piece-B = bombardier
power-piece-CR = croiseur
power-piece-M = méga-missile
power-piece-P = Power
power-term = { $pieces } ({ $strength })
power-term-of = { $army } : { $pieces } ({ $strength })
power-nothing = rien

## Où en est la partie

power-headline =
    Manche { $round }{ $rounds ->
        [0] {""}
       *[other] {" "}sur { $rounds }
    } · { $phase ->
        [booty] Partage du butin
        [fallen] Drapeau pris : { $armies }
       *[orders] Écriture des ordres
    }
power-headline-over = La partie est finie

## Ce qui s’est passé

power-table-seat = - { $name } commande { $armies }.
power-table-mercenary = - { $army } n’est à personne : ce sont les mercenaires, et chacun peut leur écrire des ordres.
power-table-denied = - { $name } avait souhaité un autre coin, obtenu par une personne arrivée plus tôt.
power-table-referee = { $name } est le premier arbitre par tirage au sort : sa feuille est lue en premier.
power-talk = -# { $setting } : { $value }. { $about }
power-round-begun = **Manche { $round }{ $rounds ->
        [0] {""}
       *[other] {" "}sur { $rounds }
    }.** Tous écrivent leurs ordres en secret ; { $referee } a la feuille qui sera lue en premier.{ $last ->
        [yes] {" "}C’est la dernière manche : ensuite on compte les puissances.
       *[no] {""}
    }
power-sheet-sealed = { $name } a scellé une feuille et n’attend plus que les autres.
power-sheet-reopened = { $name } a repris sa feuille scellée : il faut encore l’attendre.
power-sheets-revealed = **Les ordres de la manche { $round }**, dans l’ordre de lecture :
power-sheet-read = - { $name } : { $orders }
power-sheet-empty = - { $name } : aucun ordre
power-line-lost = -# ✗ { $order } : { $reason }
power-line-joined = -# { $order } : exécuté avec le même ordre d’un autre joueur.
power-mercenaries-wanted =
    Plusieurs joueurs commandent les mercenaires sur { $place } ({ $pieces }) : { $orders }. { $count ->
        [0] Il y en a trop peu, et tous ces ordres sont annulés.
       *[other] Ils vont sur { $targets }.
    }
power-wish = { $name } sur { $place }
power-penalty-power =
    { $empty ->
        [yes] { $name } n’a écrit aucun ordre et paie un Power
       *[no] { $name } n’a exécuté aucun ordre et paie un Power
    } ; il reste { $power } Power à { $army }.
power-penalty-piece =
    { $empty ->
        [yes] { $name } n’a écrit aucun ordre et doit rendre un Power.
       *[no] { $name } n’a exécuté aucun ordre et doit rendre un Power.
    } Faute de Power, un { $piece } sur { $place } est converti ; il reste { $power } Power à { $army }.
power-penalty-broken =
    { $empty ->
        [yes] { $name } n’a écrit aucun ordre et doit rendre un Power.
       *[no] { $name } n’a exécuté aucun ordre et doit rendre un Power.
    } Faute de Power, un { $piece } sur { $place } devient trois pièces ({ $small }) : une est convertie, deux vont dans la réserve ; il reste { $power } Power à { $army }.
power-penalty-none =
    { $empty ->
        [yes] { $name } n’a écrit aucun ordre, et n’a rien pour payer la pénalité.
       *[no] { $name } n’a exécuté aucun ordre, et n’a rien pour payer la pénalité.
    }
power-missiles-struck =
    { $count ->
        [one] Un méga-missile frappe { $target }. Lancé par : { $launchers }.
       *[other] { $count } méga-missiles frappent { $target }. Lancés par : { $launchers }.
    } { $hit ->
        [nothing] Il n’y a rien là.
        [power] Détruit : { $power } Power.
        [both] Détruit : { $pieces }, et { $power } Power.
       *[pieces] Détruit : { $pieces }.
    }
power-launcher = { $whose }, depuis { $place }
power-pieces-of = { $pieces } – { $whose }
power-tie-broken = **Égalité sur { $place }**, { $strength } chacun : { $names }. Ce qui vient d’arriver se retire : { $back }.
power-stand-off = **Face-à-face sur { $place }**, { $strength } chacun : { $names }. Tous restent, et personne ne capture rien.
power-goes-back = { $pieces } – { $whose } – vers { $place }
power-side = - { $name } { $total } = { $terms }
power-fight-won =
    { $who ->
        [mercenaries] **Combat sur { $place }** : { $name } gagnent par { $strength } contre { $other } et capturent { $captured }
       *[player] **Combat sur { $place }** : { $name } gagne par { $strength } contre { $other } et capture { $captured }
    }{ $asked ->
        [yes] , ses deux armées à parts égales : { $name } doit dire laquelle reçoit ce butin.
       *[no] , pour la réserve de { $army }.
    }
power-booty-taken = { $name } met le butin de { $place }, { $pieces }, dans la réserve de { $army }.
power-income = { $name } { $who ->
        [mercenaries] reçoivent
       *[player] reçoit
    } { $count } Power pour { $army } ({ $count ->
        [one] territoire
       *[other] territoires
    } : { $territories }).
power-flag-taken = **Drapeau pris** : { $whose }, par { $captor }. { $heir ->
        [captor] Tout ce que cette armée avait va dans la réserve du vainqueur : { $spoils }.
        [nobody] Dans un cercle de captures, tout ce que cette armée avait quitte le jeu.
       *[other] Comme le vainqueur tombe aussi, tout ce que cette armée avait passe à { $heirname } : { $spoils }.
    }
power-spoils =
    { $count ->
        [0] { $power } Power
       *[other] { $pieces }, et { $power } Power
    }
power-player-eliminated = { $name } n’a plus de drapeau et quitte le jeu.
power-player-left = { $name } a abandonné. Toutes les pièces de { $armies } quittent le jeu, et le territoire est neutre.
power-match-ended =
    { $reason ->
        [flags] Tous les autres drapeaux sont pris : la partie est finie.
        [nobody] Plus aucun drapeau n’est debout : la partie est finie.
        [rounds] La dernière manche est finie : on compte les puissances.
        [standstill] Pendant trois manches, personne n’a exécuté d’ordre : on compte les puissances.
       *[resigned] Il ne reste qu’un joueur : la partie est finie.
    }

## Ce qu’un seul joueur apprend

power-hand-sheet =
    { $count ->
        [0] Ta feuille scellée est vide.
       *[other] Ta feuille scellée : { $orders }.
    }

## Le résultat

power-result =
    { $count ->
        [0] Personne n’a gagné : plus aucun drapeau n’est debout.
        [one] { $reason ->
            [flags] { $names } a les drapeaux de tous ses rivaux et gagne.
            [resigned] { $names } gagne, tous les autres ayant quitté le jeu.
           *[rounds] { $names } a l’armée la plus puissante et gagne.
        }
       *[other] { $names } sont à égalité de puissance et de drapeaux, et partagent la victoire.
    }
power-result-line =
    - { $name } : { $board } sur le plateau + { $reserve } en réserve + { $power } Power = **{ $strength }**, { $flags ->
        [one] { $flags } drapeau
       *[other] { $flags } drapeaux
    }{ $fate ->
        [fell] {" "}(hors jeu depuis la manche { $round })
        [left] {" "}(a abandonné)
       *[stayed] {""}
    }

## Ce qui est demandé : après « Ada doit »

power-duty-orders = sceller une feuille d’ordres
power-duty-booty = dire quelle armée reçoit le butin
power-duty-plan = donner des consignes permanentes

## Ce qui est demandé, en privé

power-prompt-orders = Écris tes ordres pour la **manche { $round }** : jusqu’à { $lines } lignes pour { $army }.
power-prompt-each = Chacune de tes armées a droit à cinq lignes. Écris sa lettre devant : { $example }.
power-prompt-mercenaries = Chaque ligne peut commander les mercenaires ({ $army }) : { $example }.
power-prompt-wrong = À cette table, des lignes fausses peuvent être scellées ; elles sont perdues.
power-prompt-penalty =
    { $all ->
        [yes] Si aucune ligne n’est exécutée, tu paies un Power.
       *[no] Une feuille sans ligne coûte un Power.
    }
power-prompt-typed = Une ligne tapée nomme la pièce, son départ et son but, comme { $example }. V est vert et J jaune. Avec EN à la première ligne, les pièces ont les lettres anglaises.
power-prompt-read = Personne ne voit ta feuille avant que tous aient scellé ; puis toutes sont lues ; { $name } a la première.
power-prompt-late = Si tu ne scelles pas à temps, ce qui est écrit ici compte, pour autant que cela pouvait être scellé.
power-prompt-last = C’est la dernière manche : ensuite on compte les puissances.
power-prompt-booty = Tu as gagné { $pieces } sur { $place }, et tes deux armées y ont la même part. Dis dans quelle réserve vont ces pièces. Tout le monde voit ton choix aussitôt.
power-prompt-booty-late = Sans réponse à temps, elles vont dans la réserve de { $army }.
power-prompt-plan = Des consignes permanentes répondent pour toi, pour que personne n’attende. Personne d’autre ne les apprend. Ce que tu laisses ouvert te sera demandé.
power-prompt-plan-sheet = Tu peux aussi écrire d’avance la feuille de la **manche { $round }**. Elle est scellée au début de cette manche si chaque ligne est alors exécutable ; sinon, tes ordres te sont demandés, ou ce qui est exécutable est scellé sans le reste, selon ton choix.

power-form = Tes ordres pour la manche { $round }
power-form-about = S soldat, T tank, C chasseur, D destroyer, R régiment, A assaut, B bombardier, CR croiseur, M méga

## Une feuille en cours

power-draft-line = { $number }. { $mark } { $order }{ $verdict ->
        [none] {""}
       *[other] {" "}· { $verdict }
    }
power-draft-unfinished = …
power-draft-letters =
    { $letters ->
        [fr] -# Les lettres de cette feuille sont françaises : C est le chasseur, CR le croiseur.
       *[en] -# Les lettres de cette feuille sont anglaises : F est le chasseur, C le croiseur.
    }
power-draft-steps =
    { $steps ->
        [one] { $piece }, { $steps } secteur sur { $range }
       *[other] { $piece }, { $steps } secteurs sur { $range }
    }
power-draft-out = un { $piece } sort de la réserve
power-draft-bought = un { $piece } pour { $power } Power
power-draft-merged = un { $piece } fait avec { $pieces }
power-draft-missile = un méga-missile fait avec des pièces valant { $worth }
power-draft-launched = un méga-missile sur { $place }
power-draft-own-hit = ⚠ Il détruit aussi tes propres pièces à cet endroit : { $pieces }.
power-draft-reason = Ligne { $line } : { $reason }
power-draft-reserve = Réserve { $place } : { $pieces }, { $power } Power.
power-draft-open = inachevée
power-draft-left-out = laissée hors de ta feuille
power-draft-plan = **Une fois ces consignes gardées :**

power-question-go = Choisis une pièce à déplacer
power-question-line = Choisis une ligne à écrire ou à changer
power-question-army = Choisis l’armée
power-question-kind = Choisis ce que fait la ligne
power-question-piece = Choisis la pièce
power-question-from = Choisis le départ
power-question-spent = Choisis de quoi est fait le méga-missile
power-question-to = Choisis l’arrivée

## Les lignes des menus et les petits boutons

power-choice-line = { $number }. { $order }
power-choice-line-new = Ajouter une ligne
power-choice-change-done = La finir
power-choice-change-up = La monter
power-choice-change-down = La descendre
power-choice-change-copy = La même, mais …
power-choice-change-delete = La supprimer
power-choice-same =
    { $all ->
        [0] { $count ->
            [one] Sceller à nouveau ma dernière feuille (un ordre)
           *[other] Sceller à nouveau ma dernière feuille ({ $count } ordres)
        }
       *[other] Sceller à nouveau ma dernière feuille ({ $count ->
            [one] { $count } ordre possible
           *[other] { $count } ordres possibles
        } sur { $all })
    }
# $army is none where the player commands one army only.
power-choice-go =
    { $army ->
        [none] { $piece } ({ $letter }) · { $place }
       *[other] { $army }: { $piece } ({ $letter }) · { $place }
    }
power-choice-again =
    { $all ->
        [0] { $count ->
            [one] Comme ma dernière feuille (un ordre)
           *[other] Comme ma dernière feuille ({ $count } ordres)
        }
       *[other] Comme ma dernière feuille ({ $count ->
            [one] { $count } ordre possible
           *[other] { $count } ordres possibles
        } sur { $all })
    }
power-choice-strike = Rayer ce qui est faux ou inachevé
power-choice-kind-move = Déplacer une pièce
power-choice-kind-buy = Acheter une pièce avec des Power
power-choice-kind-merge = Assembler trois pièces en une grande
power-choice-kind-missile = Faire un méga-missile
power-choice-kind-launch = Lancer un méga-missile
power-choice-piece = { $piece } ({ $letter })
power-about-piece =
    { $steps ->
        [one] Puissance { $strength }, { $steps } secteur
       *[other] Puissance { $strength }, { $steps } secteurs
    }
power-about-bought = { $power } Power, puissance { $strength }
power-about-merged = Puissance { $strength } au lieu de { $before }
power-about-mixture = Vaut { $worth }
power-about-own-army = À toi
power-about-mercenaries = Les mercenaires, qui obéissent à tous
power-about-place = { $forces }
power-force = { $whose } { $strength }
power-choice-booty = Réserve de { $army } ({ $place })
power-choice-muster-ask = Renforts : me demander
power-choice-muster-always = Renforts : acheter et sortir
power-choice-shares-ask = Butin à parts égales : me demander
power-choice-shares-army = Butin à parts égales : à { $army }
power-choice-otherwise-ask = Si une ligne ne va plus : me demander
power-choice-otherwise-fitting = Si une ligne ne va plus : sceller les autres

## Les boutons et les confirmations

power-act-sheet =
    { $count ->
        [0] Sceller une feuille vide (coûte un Power)
        [one] Sceller un ordre
       *[other] Sceller { $count } ordres
    }
power-act-booty = Mettre dans la réserve de { $army }
power-act-plan = Garder ces consignes
power-act-without =
    { $count ->
        [one] { $label }, sans la ligne { $lines }
       *[other] { $label }, sans les lignes { $lines }
    }

power-done-booty = Tu as mis le butin dans la réserve de { $army }.
power-done-plan-ask = À chaque manche, tes ordres te sont demandés.
power-done-plan-muster = À chaque manche où il y a quelque chose à sortir ou à acheter, une feuille est scellée aussitôt pour toi : tu achètes au plus cher et tu sors les pièces les plus puissantes. Cette feuille ne déplace rien de ce qui est sur le plateau, n’assemble et ne lance rien, et n’amène rien dans un quartier général où se trouvent des pièces étrangères. Aux autres manches, tes ordres te sont demandés.
power-done-plan-shares-ask = Butin à parts égales : cela t’est demandé.
power-done-plan-shares-army = Butin à parts égales : il va à { $army }.
power-done-plan-sheet =
    Au début de la manche { $round }, cette feuille est scellée si chaque ligne est alors exécutable, quoi que les autres aient fait jusque-là : { $orders }. { $otherwise ->
        [fitting] Sinon, les lignes exécutables sont scellées sans le reste ; s’il n’y en a pas, tes ordres te sont demandés.
       *[ask] Sinon, tes ordres te sont demandés.
    } Elle ne sert à aucune autre manche, et à la manche { $round } rien d’autre n’est scellé pour toi.
power-done-plan-never = Ces consignes ne scellent jamais une feuille vide. Une feuille qu’elles ont scellée peut être changée ou reprise tant que le dernier joueur n’a pas scellé.

## Tout en mots

power-text-armies = **Les armées**
power-text-places = **Sur le plateau**, lieu par lieu
power-text-referee = { $name } a la feuille qui est lue en premier dans cette manche.
power-text-sealed =
    { $count ->
        [0] Personne n’a encore scellé de feuille.
       *[other] Ont déjà scellé : { $names }.
    }
power-hand-reserve = Réserve de { $army } ({ $place }) : { $pieces }, { $power } Power.
power-hand-strength = { $army } : puissance { $strength } en tout, dont { $garrison } dans le quartier général.
power-hand-out = Tu ne commandes plus d’armée.
power-threats-title = Ce qui pourrait arriver sur { $place } à la prochaine manche, chacun d’un seul déplacement :
power-threats-none = Rien ne peut arriver sur { $place } à la prochaine manche d’un seul déplacement.
power-threat =
    { $infantry ->
        [yes] - { $whose }, depuis { $place } : { $pieces }, puissance { $strength } ; ils pourraient prendre le drapeau
       *[no] - { $whose }, depuis { $place } : { $pieces }, puissance { $strength }
    }
power-threats-garrison = Tu as { $strength } à cet endroit.

## Dans un profil

power-feat-battle = Plus grande bataille gagnée

## Le but principal d’une feuille

power-habit-nothing = Aucun ordre
power-habit-muster = Seulement acheter et sortir
power-habit-home = Dans son propre territoire
power-habit-islands = Vers les îles et la mer
power-habit-clockwise = Vers le territoire suivant, dans le sens des aiguilles d’une montre
power-habit-opposite = Vers le territoire opposé
power-habit-anticlockwise = Vers le territoire suivant, dans le sens inverse des aiguilles d’une montre
power-habit-missile = Un méga-missile
