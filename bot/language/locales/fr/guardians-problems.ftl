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
guardians-problem-unknown-card = Il n’y a pas de carte « { $text } ».
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
guardians-problem-no-cards-in-text = Aucune carte n’est nommée ici. Écris une carte par ligne, avec son nombre : 3 Archer.
guardians-problem-unreadable = « { $text } » n’est pas une carte. Écris le nombre et le nom : 3 Archer.
guardians-problem-did-you-mean = « { $text } » n’est pas une carte. Voulais-tu dire { $card } ?
guardians-problem-did-you-mean-either = « { $text } » n’est pas une carte. Voulais-tu dire { $card } ou { $other } ?
guardians-problem-count =
    { $most ->
        [one] « { $text } » ne peut être qu’une fois dans un paquet.
       *[other] « { $text } » demande un nombre de 1 à { $most }.
    }
guardians-problem-second-guardian = Un paquet n’a qu’un Guardian. { $card } serait de trop.
guardians-problem-second-stronghold =
    { $position ->
        [left] Un paquet n’a qu’une forteresse de gauche. { $card } serait de trop.
        [center] Un paquet n’a qu’une forteresse du centre. { $card } serait de trop.
       *[right] Un paquet n’a qu’une forteresse de droite. { $card } serait de trop.
    }
