### Les leçons : un premier tour d’un jeu, pas à pas.

command-learn-name = apprendre
command-learn-description = Apprendre un jeu en jouant un premier tour, pas à pas, avec des explications
command-learn-game-name = jeu
command-learn-game-description = Quel jeu
learn-which = Quel jeu veux-tu apprendre ?
learn-button-begin = Commencer la leçon
learn-button-again = Recommencer la leçon
learn-button-on = Continuer la leçon
learn-button-advice = Le faire pour moi
learn-button-leave = Arrêter ici
learn-button-practise = Jouer contre l’ordinateur
learn-left = La leçon t’attend. Tape /apprendre pour continuer.
learn-house = La Maison
refused-no-lesson = Cette leçon n’existe pas. Tu peux apprendre { $games }.
