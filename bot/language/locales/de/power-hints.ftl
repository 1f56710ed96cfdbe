## Warum ein Blatt vorgeschlagen wird. $place ist ein Ort, $whose eine Armee mit der Person, der sie gehört.

power-hint-flag = Bewegt sich sonst niemand, nimmst du die Fahne von { $whose }.
power-hint-fight = Bewegt sich sonst niemand, gewinnst du { $place } mit { $margin } Vorsprung; Beute: { $pieces }.
power-hint-strike = Bewegt sich sonst niemand, zerstörst du auf { $place }: { $pieces }.
power-hint-siege = In der nächsten Runde könntest du mit Stärke { $strength } ins Hauptquartier von { $whose } kommen; jetzt bewachen es { $garrison }.
power-hint-brought = Du bringst Einheiten der Stärke { $strength } aus der Reserve heraus.
power-hint-income = Bewegt sich sonst niemand, bekommst du { $count } Power.
power-hint-lost = Risiko: Bewegt sich sonst niemand, verlierst du auf { $place }: { $pieces }.
power-hint-tie = Risiko: Bewegt sich sonst niemand, steht es auf { $place } unentschieden mit { $strength }, und du erbeutest dort nichts.
power-hint-home = Risiko: Ins Hauptquartier von { $army } könnte Stärke { $strength } kommen, von { $name }, gegen deine { $own }.
power-hint-open = Risiko: Nach { $place } könnte Stärke { $strength } kommen, von { $name }, gegen deine { $own }.
power-hint-penalty = Risiko: Ein leeres Blatt kostet ein Power.
power-hint-booty = Das Hauptquartier von { $army } ist mit { $garrison } besetzt, das deiner anderen Armee mit { $other }.

## Was ein Computer geglaubt hat

power-belief-attack = Ich erwartete, dass { $name } nach { $place } kommt ({ $percent } %).
