hints-answer = Voici ce que je choisirais : { $answer }.
hints-either = Je ferais tout aussi volontiers ceci : { $answer }.
hints-belief = **{ $when }** : je me donnais { $chance } % (avant : { $before } %).
button-beliefs =
    { $count ->
        [one] Demander ce que pensait l’ordinateur
       *[other] Demander ce que pensaient les ordinateurs
    }
beliefs-whose = Qui doit dire ce qu’il pensait aux tournants de cette partie ?
beliefs-of = Voici ce que pensait { $name } quand la partie a basculé, d’après ce que cette place pouvait savoir alors :
beliefs-none = { $name } a pensé à peu près la même chose du début à la fin : cette partie n’a pas eu de tournant.
