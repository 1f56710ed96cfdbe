## Les raisons d’un conseil

power-hint-flag = Si personne d’autre ne bouge, tu prends le drapeau à { $whose }.
power-hint-fight = Si personne d’autre ne bouge, tu gagnes { $place } de { $margin } et tu captures { $pieces }.
power-hint-strike = Si personne d’autre ne bouge, tu détruis { $pieces } sur { $place }.
power-hint-siege = À la manche suivante, tu pourrais venir avec une puissance de { $strength } au quartier général de { $whose } ; { $garrison } le gardent en ce moment.
power-hint-brought = Tu sors de la réserve des pièces d’une puissance de { $strength }.
power-hint-income = Si personne d’autre ne bouge, tu reçois { $count } Power.
power-hint-lost = Risque : si personne d’autre ne bouge, tu perds { $pieces } sur { $place }.
power-hint-tie = Risque : si personne d’autre ne bouge, il y a égalité à { $strength } sur { $place }, et tu n’y captures rien.
power-hint-home = Risque : { $name } pourrait venir au quartier général de { $army } avec une puissance de { $strength }, contre tes { $own }.
power-hint-open = Risque : { $name } pourrait venir sur { $place } avec une puissance de { $strength }, contre tes { $own }.
power-hint-penalty = Risque : une feuille vide coûte un Power.
power-hint-booty = Le quartier général de { $army } a une garnison de { $garrison } ; ton autre armée a { $other } au sien.

## Ce qu’un ordinateur croyait

power-belief-attack = Je m’attendais à voir { $name } venir sur { $place } ({ $percent } %).
