## Le ragioni di un foglio consigliato

power-hint-flag = Se nessun altro si muove, prendi una bandiera: { $whose }.
power-hint-fight = Se nessun altro si muove, vinci { $place } con { $margin } di scarto e catturi { $pieces }.
power-hint-strike = Se nessun altro si muove, distruggi { $pieces } in { $place }.
power-hint-siege = Nel prossimo round potresti arrivare con una forza di { $strength } a un quartier generale, { $whose }; ora lo difende una forza di { $garrison }.
power-hint-brought = Fai uscire dalla riserva pezzi con una forza di { $strength }.
power-hint-income = Se nessun altro si muove, raccogli { $count } Power.
power-hint-lost = Rischio: se nessun altro si muove, perdi { $pieces } in { $place }.
power-hint-tie = Rischio: se nessun altro si muove, in { $place } c’è parità a { $strength }, e lì non catturi nulla.
power-hint-home = Rischio ({ $name }): al quartier generale dell’armata { $army } può arrivare una forza di { $strength }, contro la tua di { $own }.
power-hint-open = Rischio ({ $name }): in { $place } può arrivare una forza di { $strength }, contro la tua di { $own }.
power-hint-penalty = Rischio: un foglio vuoto costa un Power.
power-hint-booty = Il quartier generale dell’armata { $army } ha una guarnigione di { $garrison }, quello dell’altra tua armata di { $other }.

## Che cosa credeva un computer

power-belief-attack = Mi aspettavo che { $name } arrivasse in { $place } ({ $percent }%).
