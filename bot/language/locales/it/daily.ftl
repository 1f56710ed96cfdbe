### L’ordine sigillato del giorno: una posizione per tutto un server, a cui si risponde in segreto e che si apre un giorno dopo.

command-daily-name = ordine-del-giorno
command-daily-description = Rispondi all’ordine sigillato del giorno, e vedi a che punto sei

# Su un server

button-daily-settings = Ordine sigillato del giorno
daily-settings = L’ordine sigillato del giorno
daily-about = Una volta al giorno pubblico una posizione di uno dei giochi: tutti rispondono in privato, e un giorno dopo apro tutte le risposte e dico quanto valevano.
daily-off = Qui è disattivato.
daily-on = In { $channels } chiedo ogni giorno alle { $time } ({ $place }).
daily-next = Il prossimo arriva { $due }.
daily-stopped-gone = Ho smesso: il canale non c’è più, o non accetta più nulla da me. Scegli un canale qui sotto.
daily-stopped-help = Ho smesso: per un giorno intero non ho potuto pubblicare nel canale. Permettimi di scrivere e allegare file lì, e sceglilo qui sotto.
button-daily-on = Attivare qui
button-daily-off = Disattivare
menu-daily-hour = Scegli l’ora, secondo il tuo orologio
menu-daily-channel = Scegli il canale
refused-daily-channel = In { $channels } non posso pubblicare. Permettimi di vedere il canale, di scrivere e allegare file lì, o scegline un altro.

# La domanda

daily-title = L’ordine sigillato del giorno · { $game }
daily-seat = Oggi tutti siedono al posto di { $name } e vedono quello che sa solo { $name }.
daily-until = Rispondi in privato entro { $due }. Allora apro tutte le risposte insieme; fino ad allora nessuno viene a sapere chi ha risposto, né che cosa.
daily-closed = Le risposte sono aperte.
button-daily-answer = Rispondere in segreto
button-daily-minute = Il gioco in un minuto
button-daily-learn = Imparare questo gioco
button-daily-practise = Esercitarsi da qui
button-daily-opened = Vedere il risultato

# La propria risposta

daily-panel = Ordine sigillato del giorno · { $game } · si apre { $due }
daily-replaceable = Puoi cambiare la tua risposta finché le risposte non si aprono.
daily-signed = All’apertura la tua risposta porta il tuo nome: come la più audace, come l’unica del suo genere, e nella tabella della settimana.
daily-unsigned = Le tue risposte non portano nome. Firmale se vuoi che si dica il tuo nome all’apertura e nella tabella della settimana.
button-daily-sign = Firmare le mie risposte
button-daily-unsign = Non firmare più
refused-daily-none = Qui non è ancora stato dato nessun ordine sigillato del giorno. Chi può gestire il server lo attiva in /impostazioni.
refused-daily-unknown = Questo ordine del giorno non è di questo server, o è passato da tempo. /ordine-del-giorno mostra l’ultimo.
refused-daily-late = Questo ordine del giorno è chiuso: il suo tempo è finito, e le risposte arrivate si aprono. /ordine-del-giorno mostra l’ultimo.
refused-daily-other-rules = Da questa domanda le regole del gioco qui sono cambiate, quindi nessuno può più rispondere. Domani ne arriva un’altra.

# Il risultato

daily-opened = Il risultato · { $game }
daily-broken = Questo ordine del giorno non si è potuto aprire, quindi nessuna risposta conta.
daily-answered =
    { $count ->
        [0] Nessuno ha risposto.
        [one] C’è stata una risposta.
       *[other] Ci sono state { $count } risposte, { $ways ->
            [one] tutte uguali.
           *[other] in { $ways } modi diversi.
        }
    }
daily-line =
    { $count ->
        [0] { $answer }: nessuno. Il computer { $share }%, { $points } punti
        [one] { $answer }: una persona. Il computer { $share }%, { $points } punti
       *[other] { $answer }: { $count } persone. Il computer { $share }%, { $points } punti
    }
daily-boldest = Il massimo dell’audacia: { $names }, con “{ $answer }”. Il computer dà questa risposta nel { $share }% dei casi, e ha { $points } punti.
daily-alone =
    { $count ->
        [one] Senza nessun altro con la stessa risposta: { $names }.
       *[other] Ogni volta senza nessun altro con la stessa risposta: { $names }.
    }
daily-nameless =
    { $count ->
        [one] qualcuno
       *[other] { $count } persone
    }
daily-others =
    { $count ->
        [one] un’altra persona
       *[other] altre { $count } persone
    }
daily-points = La risposta migliore ha 100 punti. Per ogni punto percentuale di probabilità di vincere che una risposta regala, ha 5 punti in meno. Un computer forte ha giudicato da quello che sa { $name }.
button-daily-mine = Quanto valeva la mia?
daily-mine = La tua risposta: { $answer }. Ha { $points } punti.
daily-mine-best = Il computer preferisce: { $answer }.
daily-mine-none = A questo non hai risposto.
daily-mine-alone = Nessun altro risponde qui nello stesso momento, quindi la tua risposta non ne incontra altre: i punti sono una media su molti mondi che si accordano con quello che sa { $name }.
button-daily-worlds = Vedere che cosa ne segue
daily-worlds = Tre mondi che si accordano con quello che sa { $name }. Agli altri posti ha risposto un computer forte, in segreto e nello stesso momento; questo segue dalla tua risposta:
daily-world =
    { $count ->
        [one] Mondo { $worlds }
       *[other] Mondi { $worlds }
    }
daily-streak =
    { $count ->
        [0] All’ultimo non hai risposto.
        [one] All’ultimo hai risposto.
       *[other] Hai risposto a { $count } di fila.
    }
daily-week = Questa settimana
daily-week-line =
    { $count ->
        [one] { $name }: { $points } punti con una risposta
       *[other] { $name }: { $points } punti con { $count } risposte
    }
daily-week-none = Tra chi firma, nessuno ha ancora punti.

daily-picture-title = Il risultato
daily-picture-people = voi tutti
daily-picture-computer = il computer
daily-picture-points = punti
daily-picture-bold = più audacia
daily-picture-alt = Il risultato, risposta per risposta. { $answered ->
    [0] Nessuno ha risposto.
    [one] C’è stata una risposta.
   *[other] Ci sono state { $answered } risposte.
    }

privacy-daily =
    { $count ->
        [0] Non hai risposto a nessun ordine sigillato del giorno.
        [one] Hai risposto a un ordine sigillato del giorno.
       *[other] Hai risposto a { $count } ordini sigillati del giorno.
    }
