### Che cosa il bot non può fare in un server, e la preparazione: /diagnosi e /configurare.

command-doctor-name = diagnosi
command-doctor-description = Che cosa non posso fare in questo server, e dove premere
command-setup-name = configurare
command-setup-description = Preparare questo server: lingua, canali, chi apre tavoli, la lista dei tavoli

doctor-title = Che cosa posso fare in questo server
doctor-lacks = In { $channel } mi manca: { $missing }. Apri le impostazioni del canale, premi “Permessi”, scegli il mio ruolo e consentilo.
doctor-locked = { $channel }: il thread è bloccato. Apri il suo menu e sbloccalo.
doctor-gone = { $channel }: il canale non c’è più. Quello che c’era continua altrove: una partita con /giocare, una lista o l’ordine sigillato del giorno con /configurare.
doctor-well =
    { $count ->
        [one] In questo canale niente mi ostacola.
       *[other] Nei { $count } canali in cui c’è qualcosa di mio niente mi ostacola, nemmeno in questo.
    }
doctor-more = Ho guardato { $count } canali; ce ne sono altri.
button-look-again = Guarda di nuovo

setup-title = La preparazione di questo server
setup-list = La lista dei tavoli è in { $channels }.
setup-list-none = La lista dei tavoli non è da nessuna parte. Scrivi /configurare in un canale che tutti leggono, e premi “Metti qui la lista dei tavoli”.
setup-daily = L’ordine sigillato del giorno viene chiesto in { $channels }.
setup-daily-none = L’ordine sigillato del giorno è disattivato.
button-setup = Preparazione
button-settings = Cambia le impostazioni del server
button-tables-put = Metti qui la lista dei tavoli

settings-openers = Possono aprire tavoli i membri con { $openers } e chi può gestire il server.
settings-openers-all = Tutti possono aprire tavoli.
menu-openers = Scegli il ruolo che può aprire tavoli (nessuno: tutti)
refused-not-an-opener = In questo server aprono tavoli solo i membri con { $openers }. Puoi unirti a ogni tavolo, e /allenamento nei miei messaggi diretti è aperto a tutti.
