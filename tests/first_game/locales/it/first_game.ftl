### Le parole del gioco. $name e $other sono in grassetto; $hand e $beaten sono rock, paper o scissors.

first_game-title = Sasso, carta, forbici
first_game-teaser = Scegli una mano in segreto e indovina l’altra; in due.
first_game-option-rounds = Round
first_game-option-rounds-about = Quanto è lunga la partita.
first_game-option-rounds-3 = 3
first_game-option-rounds-3-about = Una partita breve.
first_game-option-rounds-5 = 5
first_game-option-rounds-5-about = Il tempo di capire come pensa l’altra parte.
first_game-option-rounds-7 = 7
first_game-option-rounds-7-about = Una partita lunga.

## Il tavolo

first_game-headline = Round { $round } di { $rounds }
first_game-headline-over = La partita è finita
first_game-shown-hand = { $hand ->
        [rock] sasso
        [paper] carta
       *[scissors] forbici
    }
first_game-beaten-hand = { $beaten ->
        [rock] sasso
        [paper] carta
       *[scissors] forbici
    }
first_game-hand = { $hand ->
        [none] Non hai scelto una mano.
       *[other] Hai scelto { first_game-shown-hand }.
    }

## Che cosa è successo

first_game-drawn = { $one } e { $other } mostrano { first_game-shown-hand }.
first_game-won = { $name } mostra { first_game-shown-hand } e vince il round: { $other } mostra { first_game-beaten-hand }.
first_game-left = { $name } lascia la partita.
first_game-result = { $names } { $count ->
        [one] vince.
       *[other] condividono la vittoria.
    }
first_game-score = - { $name }: { $rounds ->
        [one] { $rounds } round vinto
       *[other] { $rounds } round vinti
    }

## Che cosa si chiede

first_game-duty-hand = scegliere una mano
first_game-prompt-hand = Sasso, carta o forbici? Nessuno vede la tua mano finché non sono scelte tutte e due; fino ad allora puoi cambiarla.
first_game-choice-rock = Sasso
first_game-choice-paper = Carta
first_game-choice-scissors = Forbici
first_game-act-show = Mostrare { first_game-shown-hand }
first_game-done-show = Mostrerai { first_game-shown-hand }.

## Che cosa è rifiutato

first_game-problem-seats = Questo gioco è per due, non per { $players }.
first_game-problem-over = La partita è finita.
