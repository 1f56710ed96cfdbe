### Les commandes de Macht & Ohnmacht, et ce qu’elles refusent.

command-neighbours-name = voisins
command-neighbours-description = Voir sur la carte qui touche qui, dans ce cycle et dans le suivant
command-neighbours-cycle-name = cycle
command-neighbours-cycle-description = Une seule sorte de cycle
command-neighbours-magic = Magie
command-neighbours-sword = Épée
command-odds-name = chances
command-odds-description = Voir ce qu’il faut pour renverser une province
command-odds-region-name = province
command-odds-region-description = La province à renverser

refused-no-such-region = Il n’y a pas de province appelée « { $region } » sur la carte. Choisis un des noms proposés.
refused-empty-region = Personne n’est à { $region }, il n’y a donc personne à renverser. Choisis une province occupée.
refused-not-this-game = Cela marche dans un salon où l’on joue à { $game }.
