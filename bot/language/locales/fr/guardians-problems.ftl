## Les paquets

guardians-problem-no-deck = Aucun paquet n’est encore choisi. Prends un paquet de départ ou envoie ta propre liste.
guardians-problem-no-guardian = Le paquet n’a pas de Guardian. Ajoutes-en un.
guardians-problem-not-a-guardian = { $card } n’est pas un Guardian et ne peut pas mener le paquet.
guardians-problem-no-stronghold =
    { $position ->
        [left] La carte de forteresse de gauche manque.
        [center] La carte de forteresse du centre manque.
       *[right] La carte de forteresse de droite manque.
    }
guardians-problem-not-a-stronghold = { $card } n’est pas une carte de forteresse.
guardians-problem-stronghold-misplaced =
    { $position ->
        [left] { $card } ne peut être que la forteresse de gauche.
        [center] { $card } ne peut être que la forteresse du centre.
       *[right] { $card } ne peut être que la forteresse de droite.
    }
guardians-problem-unknown-card = Il n’y a pas de carte « { $text } ».
guardians-problem-not-in-the-deck =
    { $card } est sur la table dès le début. Retire cette carte de celles que l’on pioche.
guardians-problem-copies =
    { $most ->
        [one] { $card } est { $count } fois dans le paquet. Un seul exemplaire est permis.
       *[other] { $card } est { $count } fois dans le paquet. { $most } exemplaires au plus sont permis.
    }
guardians-problem-no-shield = Le paquet n’a pas de bouclier. Sans lui, aucune créature ne quitte sa forteresse.
guardians-problem-no-creature = Le paquet n’a pas de créature. Sans elle, aucun bouclier ne reste en jeu.
guardians-problem-too-few-cards =
    { $count ->
        [one] Le paquet a { $count } carte. Il en faut au moins { $least }, sans le Guardian ni les forteresses.
       *[other] Le paquet a { $count } cartes. Il en faut au moins { $least }, sans le Guardian ni les forteresses.
    }
guardians-problem-too-many-cards =
    { $most ->
        [one] Le paquet a { $count } cartes. Une seule est permise.
       *[other] Le paquet a { $count } cartes. { $most } au plus sont permises.
    }
guardians-problem-deck-name =
    { $most ->
        [one] Le nom d’un paquet compte un seul caractère.
       *[other] Le nom d’un paquet tient sur une ligne de { $most } caractères au plus.
    }

## Les paquets par écrit

guardians-problem-text-too-long =
    { $most ->
        [one] Une liste de cartes compte un seul caractère.
       *[other] Une liste de cartes compte { $most } caractères au plus.
    }
guardians-problem-no-cards-in-text = Aucune carte n’est nommée ici. Écris une carte par ligne, avec son nombre : 3 Archer.
guardians-problem-unreadable = « { $text } » n’est pas une carte. Écris le nombre et le nom : 3 Archer.
guardians-problem-did-you-mean = « { $text } » n’est pas une carte. Voulais-tu dire { $card } ?
guardians-problem-did-you-mean-either = « { $text } » n’est pas une carte. Voulais-tu dire { $card } ou { $other } ?
guardians-problem-which-count = « { $text } » peut se lire de plusieurs façons. Écris le nombre et le nom, et rien d’autre : { $count } { $card }.
guardians-problem-places-or-counts = « { $text } » peut se lire de deux façons, car les nombres devant les lignes se suivent. Veux-tu une seule fois { $card }, au rang { $count } de la liste, ou bien { $count } fois ?
guardians-problem-count =
    { $most ->
        [one] « { $text } » ne peut être qu’une fois dans un paquet.
       *[other] « { $text } » demande un nombre de 1 à { $most }.
    }
guardians-problem-second-guardian = Un paquet n’a qu’un Guardian. { $card } serait de trop.
guardians-problem-second-stronghold =
    { $position ->
        [left] Un paquet n’a qu’une forteresse de gauche. { $card } serait de trop.
        [center] Un paquet n’a qu’une forteresse du centre. { $card } serait de trop.
       *[right] Un paquet n’a qu’une forteresse de droite. { $card } serait de trop.
    }

## Tirage et organisation

guardians-problem-no-redraw =
    On ne peut piocher une nouvelle main qu’une fois, pour une pierre, au premier tour, sans bouclier ou sans créature en main.
guardians-problem-not-in-hand =
    { $count ->
        [one] { $card } n’est pas dans ta main, ou sert déjà ailleurs.
       *[other] { $card } sert { $count } fois de plus que tu n’en as.
    }
guardians-problem-home-is-lost = { $place } est perdu pour toi. Rien n’entre en jeu à cet endroit.
guardians-problem-not-at-home = { $card } ne peut pas se trouver ainsi en { $place }.
guardians-problem-shield-alone = { $card } ne recouvre aucune créature en { $place }. Il en faut au moins une.
guardians-problem-stack-too-many-items =
    { $items ->
        [one] Un objet magique se trouve en { $place } sans créature pour le porter.
       *[other]
            Il y a { $items } objets magiques en { $place }. Il ne peut pas y en avoir plus que de créatures ({ $creatures }).
    }
guardians-problem-too-heavy =
    { $place } contient au plus { $most } points de vitalité d’empilement. Avec ces créatures, il y en aurait { $weight }.
guardians-problem-second-bearer =
    Tu ne peux avoir qu’un seul porte-étendard en jeu. Recouvre les autres piles de boucliers ordinaires.
guardians-problem-not-attachable =
    { $card } n’est pas un objet magique de créature et ne peut pas rejoindre la pile en { $place }.
guardians-problem-no-stack-there = Tu n’as pas de pile en { $place } qu’un objet magique pourrait rejoindre.
guardians-problem-out-of-sight =
    Tu ne peux pas regarder sous ton bouclier en { $place } en ce moment : rien ne peut le rejoindre.
guardians-problem-not-beside = { $card } ne peut pas être posé à côté de { $place }.
guardians-problem-no-room-beside =
    { $card } ne peut pas être posé à côté de { $place } : il y a un renforcement ou une dégradation, ou la forteresse est en ruines.
guardians-problem-no-accessory = { $card } n’est pas un accessoire et ne peut pas être posé à côté de ton Guardian.
guardians-problem-one-in-play = Tu ne peux avoir { $card } en jeu qu’une seule fois.
guardians-problem-not-played-now = { $card } ne peut pas être joué pendant l’organisation.
guardians-problem-no-altar = Sans autel sacrificiel, aucune carte ne devient une pierre.
guardians-problem-stones =
    { $price ->
        [one] Cela coûte une pierre, et tu n’en as plus.
       *[other] Cela coûte { $price } pierres. Tu en as { $stones }.
    }
guardians-problem-discard-more =
    { $count ->
        [one] Défausse encore une carte : tu peux en garder sept.
       *[other] Défausse encore { $count } cartes : tu peux en garder sept.
    }
guardians-problem-discard-fewer =
    { $count ->
        [one] Reprends une carte de la défausse : tu peux en garder sept.
       *[other] Reprends { $count } cartes de la défausse : tu peux en garder sept.
    }

## La table

guardians-problem-seats =
    { $players ->
        [one] Guardians se joue à deux, pas seul.
       *[other] Guardians se joue à deux, pas à { $players }.
    }
guardians-problem-over = La partie est finie.

## Les mouvements

guardians-problem-back-for-nothing = Ce chemin ramène à { $place }. Échange quelque chose dans une forteresse en passant.
guardians-problem-no-flyers = Pour voler depuis { $place }, toutes les créatures doivent être volantes.
guardians-problem-last-creature =
    Il faut une créature au bouclier en { $place }. Il ne peut pas les donner toutes.
guardians-problem-shield-too-heavy =
    Le bouclier recouvre { $most } points de vitalité d’empilement. À partir de { $place }, il y en aurait { $weight }.
guardians-problem-nobody-sent = Choisis au moins une créature à envoyer.
guardians-problem-no-orders =
    À cette table, tout est demandé : on n’y donne pas de consignes. Organise-toi sans elles.
guardians-problem-not-ordered = Aucune consigne ne joue { $card }. Retire cette carte.
guardians-problem-stops =
    La partie ne peut attendre que là où des consignes répondent, une seule fois pour chaque occasion.

## Après un combat

guardians-problem-too-much-left = C’est encore trop pour { $place }. Défausse davantage.
guardians-problem-still-fits = { $card } a encore sa place. On ne défausse que le surplus.

## Consignes permanentes

guardians-problem-plan-too-long =
    { $most ->
        [one] Une liste de consignes permanentes contient une carte au plus.
       *[other] Une liste de consignes permanentes contient { $most } cartes au plus.
    }
guardians-problem-plan-number = Dans les consignes permanentes, les nombres vont de 0 à 99.
guardians-problem-plan-not-cast = Aucune consigne pour les combats ne joue { $card }. Retire-la des cartes à jouer.
guardians-problem-plan-window =
    Les consignes permanentes ne peuvent passer que là où une carte peut être jouée en réponse à quelque chose.

## Les combats

guardians-problem-save-stones =
    { $price ->
        [one] Cela coûte une pierre, et tu n’en as plus.
       *[other] Sauver ces cartes coûte { $price } pierres. Tu en as { $stones }.
    }

## Au début : qui n’a pas apporté ce que le jeu demande

guardians-entry-missing = { $name } doit encore choisir un paquet que cette table permet.
