### Die Wörter des Spiels. $name und $other sind fett; $hand und $beaten sind rock, paper oder scissors.

first_game-title = Schere, Stein, Papier
first_game-teaser = Wähle geheim eine Hand und errate die andere; zu zweit.
first_game-option-rounds = Runden
first_game-option-rounds-about = Wie lang die Partie ist.
first_game-option-rounds-3 = 3
first_game-option-rounds-3-about = Eine kurze Partie.
first_game-option-rounds-5 = 5
first_game-option-rounds-5-about = Zeit genug, das Denken der anderen Seite kennenzulernen.
first_game-option-rounds-7 = 7
first_game-option-rounds-7-about = Eine lange Partie.

## Der Tisch

first_game-headline = Runde { $round } von { $rounds }
first_game-headline-over = Die Partie ist vorbei
first_game-shown-hand = { $hand ->
        [rock] Stein
        [paper] Papier
       *[scissors] Schere
    }
first_game-beaten-hand = { $beaten ->
        [rock] Stein
        [paper] Papier
       *[scissors] Schere
    }
first_game-hand = { $hand ->
        [none] Du hast keine Hand gewählt.
       *[other] Du hast { first_game-shown-hand } gewählt.
    }

## Was geschehen ist

first_game-drawn = { $one } und { $other } zeigen beide { first_game-shown-hand }.
first_game-won = { $name } zeigt { first_game-shown-hand } und gewinnt die Runde: { $other } zeigt { first_game-beaten-hand }.
first_game-left = { $name } verlässt die Partie.
first_game-result = { $names } { $count ->
        [one] gewinnt.
       *[other] teilen sich den Sieg.
    }
first_game-score = - { $name }: { $rounds ->
        [one] { $rounds } Runde gewonnen
       *[other] { $rounds } Runden gewonnen
    }

## Was gefragt wird

first_game-duty-hand = eine Hand wählen
first_game-prompt-hand = Schere, Stein oder Papier? Niemand sieht deine Hand, ehe beide gewählt sind; bis dahin kannst du sie ändern.
first_game-choice-rock = Stein
first_game-choice-paper = Papier
first_game-choice-scissors = Schere
first_game-act-show = { first_game-shown-hand } zeigen
first_game-done-show = Du wirst { first_game-shown-hand } zeigen.

## Was nicht geht

first_game-problem-seats = Dieses Spiel ist für zwei, nicht für { $players }.
first_game-problem-over = Die Partie ist vorbei.
