### I computer a un tavolo: /allenamento, e i loro posti prima della partita.

## Allenamento

command-practice-name = allenamento
command-practice-description = Giocare contro il computer; si comincia subito
command-practice-game-name = gioco
command-practice-game-description = A quale gioco giocare
command-practice-level-name = livello
command-practice-level-description = Quanto sono forti i computer (se non lo dici, come principianti gentili)
command-practice-players-name = giocatori
command-practice-players-description = In quanti si gioca, contando anche te (se non lo dici, quanti ne ammette il gioco)
computers-level1 = Livello 1: gioca come un principiante gentile
computers-level2 = Livello 2: gioca con buon senso
computers-level3 = Livello 3: gioca bene
computers-level4 = Livello 4: riflette di più, per chi vuole farsi battere
practice-begins =
    { $count ->
        [one] { $name } gioca a { $game } contro un computer di livello { $level }. Non c’è scadenza, e non c’è niente in palio.
       *[other] { $name } gioca a { $game } contro { $count } computer di livello { $level }. Non c’è scadenza, e non c’è niente in palio.
    }
practice-goes-on = Si continua da una posizione di una partita: quello che lì è nascosto viene estratto di nuovo.
practice-how = Premi “Il tuo turno” sotto il tabellone. Quello che ti verrà chiesto dopo compare da solo. Per smettere, digita /abbandonare: la partita finisce subito.
computers-busy = I computer sono molto occupati adesso: rispondono tra circa { $time }.
practice-again = La prossima partita comincia qui sotto.
refused-no-practice-here = Qui non si può aprire un thread. Digita /allenamento in un normale canale testuale, o in un messaggio diretto a me.

## Prima della partita

button-computers = Far sedere computer
lobby-computer = computer, livello { $level }
lobby-counts-not = Con un computer al tavolo la partita non conta per niente.
computers-title = I computer a questo tavolo
computers-none = Qui non siede ancora nessun computer.
computers-how = Un computer sa quello che saprebbe una persona al suo posto, e gioca con le stesse regole.
menu-add-computer = Far sedere un computer: quanto è forte?
menu-remove-computer = Scegli il computer da togliere
menu-terms = Scegli che cosa vale a questo tavolo
terms-hints = Tutti possono chiedere che cosa farebbe un computer.
terms-absent = Un computer subentra subito a chi è assente.
terms-no-undo = Ciò che è giocato non si ritira.
