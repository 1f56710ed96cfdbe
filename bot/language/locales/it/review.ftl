### Una partita finita, riguardata: /review.

command-review-name = analisi
command-review-description = Analizza una partita finita: come si sono mosse le probabilità, e le tue risposte
button-review = Analizza la partita
button-review-mine = Quanto valevano le mie risposte?
button-review-step = Vedi { $number }
button-review-moment = Vedi quel tabellone
button-review-play-on = Gioca da lì
refused-review-broken-off = Questa partita è stata interrotta prima di essere decisa, quindi le probabilità non hanno portato a nulla. /rivedere mostra i suoi tabelloni.
refused-no-review = Nessun computer gioca a { $game }, quindi nessuno può dire quali fossero le probabilità.
refused-review-changed-hands = In questa partita il tuo posto è stato di più persone, quindi non si può dire di chi fossero le risposte buone. La curva di tutta la partita c’è.

## Quello che vedono tutti

review-title = { $game } · partita { $match }, analizzata
review-how = Un computer ha stimato quanto era probabile che ciascuno vincesse, passo per passo, da ciò che tutti potevano vedere allora.
review-turns = La partita è cambiata qui:
review-turn = { $when }: { $name } passa dal { $before } % al { $after } %.
review-steady = Fino alla fine le probabilità di nessuno si sono mosse molto.
review-picture-title = Come si sono mosse le probabilità
review-picture-steady = Fino alla fine le probabilità di nessuno si sono mosse molto.
review-picture-alt = Le probabilità di vittoria dall’inizio ({ $start }) alla fine ({ $end }), come un fiume nei colori dei giocatori.

## Quello che ciascuno vede da solo

review-mine-title =
    { $count ->
        [one] Le tue risposte: ne è stata guardata una, quella intorno a cui la partita si è mossa per te
       *[other] Le tue risposte: ne sono state guardate { $count }, quelle intorno a cui la partita si è mossa di più per te
    }
review-mine-none = Nessuna delle tue risposte in questa partita lasciava una scelta a cui un computer avrebbe pensato.
review-mine-even = Nessuna ti è costata qualcosa che un computer avrebbe visto.
review-best = La tua risposta migliore
review-dearest = La tua risposta più costosa
review-you = { $when }. Tu: { $answer }.
review-instead = Un computer avrebbe fatto piuttosto questo: { $answer }.
review-knew = Da ciò che potevi sapere avevi allora il { $yours } %, con l’altra risposta il { $theirs } %.
review-knew-best = Da ciò che potevi sapere avevi allora il { $yours } %, con altre risposte il { $theirs } % in media.
review-true = Da ciò che era davvero, era il { $yours } % con la tua e il { $theirs } % con l’altra.
review-true-best = Da ciò che era davvero, avevi allora il { $yours } %.
review-not-known = Non potevi saperlo: da ciò che era davvero, era il contrario.
review-only-you = Lo vedi solo tu.
review-shown-by = { $name } mostra a tutti quanto valevano queste risposte.
review-predictable = In tutte le tue partite, chi avesse saputo soltanto la tua scelta precedente avrebbe indovinato { $guessed } delle tue { $count } scelte.
review-habit = La più sicura: dopo “{ $after }” veniva “{ $then }”, { $times } volte su { $count }.
review-guesses =
    { $count ->
        [one] Quello che avevi annotato di un altro si è visto una volta: { $right } giusto.
       *[other] Quello che avevi annotato degli altri si è visto { $count } volte: { $right } giusti.
    }
