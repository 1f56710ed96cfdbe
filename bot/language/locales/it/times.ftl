command-time-name = ora
command-time-description = Il tuo fuso orario e le ore in cui non vuoi essere disturbato
command-time-zone-name = fuso
command-time-zone-description = Una città con la tua ora
command-time-quiet-name = quiete
command-time-quiet-description = Le tue ore di quiete, come 22:30 – 6:15, al massimo dieci; nessuna per non averne
time-title = La tua ora
time-zone = Da te sono { $zone }.
time-zone-lost = Non so più quale fosse il tuo fuso orario. Sceglilo di nuovo: fino ad allora le tue ore di quiete { $quiet } non valgono.
time-quiet-none = Non hai ore di quiete.
time-quiet = Le tue ore di quiete: { $quiet }.
time-shown = I tuoi tavoli le conoscono: per te nulla scade prima della loro fine.
time-hidden = I tuoi tavoli non le conoscono: i messaggi non suonano, ma le scadenze restano.
time-since = I tuoi tavoli ne tengono conto dal { $due }; fino ad allora valgono le ore di prima.
time-how = Nelle ore di quiete nessun mio messaggio suona, al massimo dieci ore al giorno. Non valgono ai tavoli giocati in una sera, e ciò che cambi vale per le scadenze dopo un giorno. Una città che non è nell’elenco si può scrivere: /ora.
time-how-typed = Lì si possono scrivere anche ore qualsiasi, come 22:30 – 6:15.
menu-zone = Scegli il fuso orario
menu-quiet = Scegli le ore di quiete
menu-quiet-end = Scegli la fine delle ore di quiete
quiet-from = Dalle { $time }
quiet-until = Fino alle { $time }
time-no-quiet = Nessuna ora di quiete
button-show-quiet = Dirlo ai miei tavoli
button-hide-quiet = Tenerlo per me
refused-zone = “{ $zone }” non è un fuso orario che conosco. Scegli una città dall’elenco, come Europe/Rome.
refused-zone-several = “{ $zone }” può indicare più città. Scegli la tua dal menu, o una con la tua ora.
refused-quiet-without-zone = Scegli prima il tuo fuso orario, così so quando sono le tue ore di quiete.
refused-quiet-length = Le ore di quiete durano al massimo { $hours } ore al giorno. Scegline di più brevi.
refused-quiet = Non so leggere “{ $text }” come ore di quiete. Scrivi da quando a quando, come { $example }, o scegli dai menu.
refused-quiet-too-long = Leggo “{ $text }” come { $quiet }, e le ore di quiete durano al massimo { $hours } ore al giorno. Scrivi da quando a quando, come { $example }.

command-away-name = assenza
command-away-description = Assentarti per qualche giorno, o tornare: ciò che ti aspetta riposa, e gli altri lo sanno
command-away-days-name = giorni
command-away-days-description = Per quanti giorni da adesso, o in più; 0 quando sei di nuovo qui
away-title = Assenza
away-there = { $server }: ci sei. Puoi assentarti ancora per { $left } giorni; il server ne concede { $allowance } all’anno.
away-until = { $server }: non ci sei fino al { $due }. Puoi assentarti ancora per { $left } giorni; il server ne concede { $allowance } all’anno.
away-how = Mentre non ci sei nulla scade per te e nulla risponde da sé al tuo posto, nemmeno nelle finestre di reazione; i tuoi tavoli vedono fino a quando. Ciò che hai stabilito in anticipo viene seguito. Un giorno cominciato conta intero. I tavoli giocati in una sera non aspettano.
menu-away = Per quanti giorni?
menu-away-longer = Quanti giorni in più?
button-back = Sono di nuovo qui
refused-away-days = Scegli un numero di giorni, per esempio /assenza 5.
refused-away-nowhere = Al momento non giochi in nessuna partita di un server. Usa /assenza nel server da cui sarai assente.
refused-away-too-long = È più di quanto ti resta: { $days } giorni in { $server }, che ne concede { $allowance } all’anno.

command-notify-name = notifiche
command-notify-description = Come ti chiamo: a ogni domanda, a gruppi o una volta al giorno; e quando te lo ricordo
notify-title = Come ti chiamo
notify-how = A gruppi, non suona ogni domanda: alle tue ore un solo messaggio dice tutto ciò che ancora ti aspetta, e il resto arriva senza suono. Il promemoria suona comunque. Nelle ore di quiete (/ora) nulla suona. Nessun altro viene a sapere che cosa scegli.
notify-how-without-zone = A gruppi, non suona ogni domanda: alle tue ore un solo messaggio dice tutto ciò che ancora ti aspetta, e il resto arriva senza suono. Il promemoria suona comunque. Le ore sono quelle di UTC finché non scegli il fuso con /ora. Nessun altro viene a sapere che cosa scegli.
menu-notify-when = Quando devo chiamarti?
menu-notify-lead = Quando devo ricordartelo?
notify-each = A ogni domanda
notify-every = A gruppi, ogni { $hours } ore
notify-daily = Una volta al giorno, alle { $time }
notify-lead-usual = Quando resta un quarto del tempo
notify-lead = { $length } prima della scadenza
notify-lead-never = Mai
button-calls = Notifiche
button-less = Meno messaggi
gathered =
    { $count ->
        [one] { $count } partita ti aspetta.
       *[other] { $count } partite ti aspettano.
    }
