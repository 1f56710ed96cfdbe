### Trovare un tavolo: /cercare e /evitare.

command-seek-name = cercare
command-seek-description = Cercare un tavolo: te ne propongo uno appena ci sono abbastanza persone adatte
command-seek-game-name = gioco
command-seek-game-description = Quale gioco; senza gioco vedi che cosa cerchi e che cosa manca
command-seek-players-name = giocatori
command-seek-players-description = In quanti si gioca, contando anche te (se non lo dici, quanti ne ammette il gioco)
command-seek-pace-name = ritmo
command-seek-pace-description = Quanto tempo si ha per un turno (se non lo dici, un giorno o tre giorni)
command-seek-computers-name = computer
command-seek-computers-description = Quando i computer possono avere i posti vuoti (altrimenti mai)
seek-choose-day = Un giorno per turno
seek-choose-days = Tre giorni per turno
seek-choose-evening = Una sera insieme, con pochi minuti per turno
seek-choose-after-0 = Subito
seek-choose-after-6 = Dopo sei ore
seek-choose-after-24 = Dopo un giorno
seek-choose-after-72 = Dopo tre giorni
command-block-name = evitare
command-block-description = Scegliere con chi non vuoi sedere al tavolo; nessuno lo viene a sapere
command-block-other-name = persona
command-block-other-description = Con chi; senza nessuno vedi chi hai scelto

## Che cosa cerca qualcuno

seek-pace =
    { $pace ->
        [day] un giorno per turno
        [days] tre giorni per turno
        [day-days] un giorno o tre giorni per turno
       *[evening] una sera insieme
    }
seek-what = Cerchi un tavolo di **{ $game }** in { $players }, { $paces }.
seek-missing =
    { $count ->
        [0] Non manca nessuno: tra poco viene proposto un tavolo in { $players }.
        [one] Manca ancora una persona per { $game } in { $players }, { $pace }.
       *[other] Mancano ancora { $count } persone per { $game } in { $players }, { $pace }.
    }
seek-computers = Dal { $due } i computer possono avere i posti vuoti.
seek-until = Vale fino al { $due }, una settimana al massimo.
seek-how = Appena ci sono abbastanza persone adatte, ti scrivo direttamente. Nessuno siede al tavolo senza dire di sì. Chi gioca con chi dipende anche da ciò che desiderano gli altri. Cerca di nuovo per cambiare il tuo desiderio.
seek-how-in-channel = Appena ci sono abbastanza persone adatte, ti chiamo in questo canale, perché i messaggi privati non ti raggiungono. Nessuno siede al tavolo senza dire di sì. Chi gioca con chi dipende anche da ciò che desiderano gli altri. Cerca di nuovo per cambiare il tuo desiderio.
seek-newcomer = Non hai ancora giocato a { $game }: intanto puoi impararlo o allenarti.
seek-nothing = Qui non cerchi nessun tavolo. Digita /cercare con un gioco perché te ne venga proposto uno.
button-seek-end = Non cercare più
button-seek-learn = Imparare questo gioco
refused-seek-players = { $game } si gioca da { $least } a { $most }. Scegli un numero adatto.
refused-seek-computers = Nessun computer gioca a { $game }. Cerca senza computer.
refused-seek-opens = Il tuo tavolo di { $game } si sta aprendo. Guarda nel canale.

## Un tavolo che viene proposto

seek-proposed = Un tavolo di { $game }
seek-where = In { $server }
seek-with = Con te: { $names }.
seek-size = In { $players }, { $pace }.
seek-beside-computers =
    { $count ->
        [one] Un computer ha uno dei posti.
       *[other] I computer hanno { $count } dei posti.
    }
seek-awake =
    { $count ->
        [2] Entrambi siete svegli: { $spans }.
       *[other] Tutti sono svegli: { $spans }.
    }
seek-said-yes = Sì già detti: { $yes } su { $people }.
seek-asked = Si apre appena tutti hanno detto di sì. Rispondi entro il { $due }; poi la persona successiva viene invitata al tuo posto.
seek-yes = Hai detto di sì. Il tavolo si apre appena tutti lo hanno fatto; se qualcuno lascia il posto, la persona successiva viene invitata e il tuo sì resta.
seek-opened = Il tuo tavolo di { $game } è aperto: { $channel }.
seek-fell = Il tavolo di { $game } non si fa: restano troppo poche persone. Ne cerchi ancora uno.
seek-no = Hai lasciato il posto al tavolo di { $game }. /cercare dice che cosa cerchi.
seek-slept = Non hai risposto, perciò al tavolo di { $game } è stata invitata la persona successiva. Digita /cercare per cercare di nuovo.
seek-nowhere = Il tavolo di { $game } non si è potuto aprire da nessuna parte, perché in nessuno dei vostri canali possiamo scrivere tutti voi e io. Digita /cercare in un altro canale.
seek-over = Non cerchi più un tavolo di { $game } in { $channel }: il tempo è finito e nessuno si è fatto.
seek-renewed = Cerchi di nuovo un tavolo di { $game } in { $channel }. Lì /cercare dice che cosa manca.
button-seek-again = Cercare di nuovo
button-seek-yes = Partecipare
button-seek-no = Lasciare il posto
button-seek-see = Guardare il tavolo
button-seek-go = Andare al tavolo
seek-called = { $name }, un tavolo di { $game } attende la tua risposta.
seek-called-open = { $name }, il tuo tavolo di { $game } è aperto: { $channel }.
seek-called-over = { $name }, non cerchi più un tavolo di { $game }: il tempo è finito.
seek-thread = Un tavolo di { $game }
seek-gathered = Un tavolo di { $game } attende la tua risposta.

## La lista dei tavoli

seek-listed =
    { $count ->
        [one] Una persona cerca un tavolo in { $players }, { $paces }.
       *[other] { $count } persone cercano un tavolo in { $players }, { $paces }.
    }
seek-list-how = Digita /cercare per cercare anche tu un tavolo.
button-seek-too = Cercare anche { $game }
button-seek-join = Sedersi da { $name }: { $game }

## Con chi non si vuole sedere al tavolo

block-title = Con chi non vuoi sedere al tavolo
block-nobody = Nessuno.
block-more =
    { $count ->
        [one] Un’altra persona non è nella lista.
       *[other] Altre { $count } non sono nella lista.
    }
block-how = I tavoli proposti da /cercare non vi mettono mai insieme, e nessuno viene mai a sapere perché. Ai tavoli aperti dalle persone stesse possono sedersi tutti.
block-done = Da adesso { $name } e tu non siete più messi insieme da una proposta.
menu-block-end = Scegli con chi puoi di nuovo sedere al tavolo
refused-block-yourself = Non puoi scegliere te. Scegli qualcun altro.
refused-block-too-many = Hai indicato { $most } persone, il massimo. Prima togli qualcuno con /evitare.

## Che cosa è conservato

privacy-seek = Persone con cui non vuoi sedere al tavolo: { $blocked }.

# Roles that are called for open seats

button-seat-roles = Ruoli per i posti liberi
seat-roles-about = Quando qualcuno apre un tavolo per un gioco, la sua scheda chiama il ruolo del gioco: una volta per ogni tavolo, e al massimo una volta all’ora. Scegli ruoli che le persone prendono da sé, così nessuno viene chiamato senza averlo chiesto.
seat-roles-none = Non c’è ancora nessun ruolo da scegliere: creane uno nelle impostazioni Discord del server, che tutti possono @menzionare.
seat-roles-nobody = { $game }: nessuno viene chiamato
seat-roles-role = { $game }: { $role }
