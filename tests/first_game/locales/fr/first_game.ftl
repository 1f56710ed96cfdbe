### Les mots du jeu. $name et $other sont en gras ; $hand et $beaten sont rock, paper ou scissors.

first_game-title = Pierre, feuille, ciseaux
first_game-teaser = Choisis une main en secret et devine l’autre ; à deux.
first_game-option-rounds = Manches
first_game-option-rounds-about = La longueur de la partie.
first_game-option-rounds-3 = 3
first_game-option-rounds-3-about = Une partie courte.
first_game-option-rounds-5 = 5
first_game-option-rounds-5-about = Le temps d’apprendre comment l’autre pense.
first_game-option-rounds-7 = 7
first_game-option-rounds-7-about = Une partie longue.

## La table

first_game-headline = Manche { $round } sur { $rounds }
first_game-headline-over = La partie est finie
first_game-shown-hand = { $hand ->
        [rock] la pierre
        [paper] la feuille
       *[scissors] les ciseaux
    }
first_game-beaten-hand = { $beaten ->
        [rock] la pierre
        [paper] la feuille
       *[scissors] les ciseaux
    }
first_game-hand = { $hand ->
        [none] Tu n’as pas choisi de main.
       *[other] Tu as choisi { first_game-shown-hand }.
    }

## Ce qui s’est passé

first_game-drawn = { $one } et { $other } montrent { first_game-shown-hand }.
first_game-won = { $name } montre { first_game-shown-hand } et gagne la manche : { $other } montre { first_game-beaten-hand }.
first_game-left = { $name } quitte la partie.
first_game-result = { $names } { $count ->
        [one] gagne.
       *[other] se partagent la victoire.
    }
first_game-score = - { $name } : { $rounds ->
        [one] { $rounds } manche gagnée
       *[other] { $rounds } manches gagnées
    }

## Ce qui est demandé

first_game-duty-hand = choisir une main
first_game-prompt-hand = Pierre, feuille ou ciseaux ? Personne ne voit ta main avant que les deux soient choisies ; d’ici là, tu peux en changer.
first_game-choice-rock = Pierre
first_game-choice-paper = Feuille
first_game-choice-scissors = Ciseaux
first_game-act-show = Montrer { first_game-shown-hand }
first_game-done-show = Tu montreras { first_game-shown-hand }.

## Ce qui est refusé

first_game-problem-seats = Ce jeu se joue à deux, et non à { $players }.
first_game-problem-over = La partie est finie.
