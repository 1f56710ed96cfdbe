### I comandi di Macht & Ohnmacht, e ciò che rifiutano.

command-neighbours-name = vicine
command-neighbours-description = Vedere sulla mappa quali regioni sono vicine, in questo ciclo e nel prossimo
command-neighbours-cycle-name = ciclo
command-neighbours-cycle-description = Un solo tipo di ciclo
command-neighbours-magic = Magia
command-neighbours-sword = Spada
command-odds-name = forze
command-odds-description = Vedere che cosa serve per conquistare una regione
command-odds-region-name = regione
command-odds-region-description = La regione da conquistare

refused-no-such-region = Sulla mappa non c’è nessuna regione chiamata “{ $region }”. Scegli uno dei nomi proposti.
refused-empty-region = In { $region } non c’è nessuno, quindi non c’è nulla da conquistare. Scegli una regione con dei pezzi.
refused-not-this-game = Questo funziona in un canale in cui si gioca a { $game }.
