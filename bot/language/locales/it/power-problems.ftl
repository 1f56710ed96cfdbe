### Perché le regole di Power rifiutano una risposta, o non eseguono una riga. $piece, $small, $place, $start e $army
### contengono nomi, i pezzi al singolare senza articolo (tutti maschili, con “un” e “nessun”, mai con “il”: c’è
### “incrociatore”); $text è ciò che ha scritto chi gioca.

## Il tavolo

power-problem-seats = Power si gioca da due a quattro, non in { $players }.
power-problem-over = La partita è finita.
power-problem-has-left = Chi sedeva qui ha già abbandonato la partita.
power-problem-no-such-corner = Non c’è nessun angolo “{ $text }”. Scrivi verde, blu, giallo o rosso, oppure nulla.
power-problem-no-share-of-booty = { $army } non ha parte in questo bottino. Scegli una delle tue armate che l’ha vinto.

## Ciò che è stato scritto

power-problem-unreadable = “{ $text }” non si può leggere. Scrivi pezzo, partenza e arrivo, come in D S12 IW.
power-problem-number-apart = Le cifre di un numero in “{ $text }” sono separate. Scrivile unite.
power-problem-other-letters =
    { $letters ->
        [fr] “{ $text }” ha lettere inglesi, e questo foglio ne ha di francesi. Intendevi { $meant }?
       *[en] “{ $text }” ha lettere francesi, e questo foglio ne ha di inglesi. Intendevi { $meant }?
    }
power-problem-which-letters = “{ $text }” aspetta finché non è chiaro se questo foglio ha lettere francesi o inglesi. Scrivi FR o EN nella prima riga.
power-problem-missing-sign = Uno scambio ha il suo segno, E o X, davanti al luogo. Con “{ $text }” intendevi { $meant }?
power-problem-did-you-mean = “{ $text }” non si può leggere. Intendevi { $meant }?
power-problem-beside = { $meant } è chiaro, “{ $text }” accanto no. Scrivi solo l’ordine.
power-problem-two-readings = “{ $text }” può voler dire { $one } o { $another }. Scrivi quale.
power-problem-which-army = “{ $text }” potrebbe essere un ordine per { $first } o per { $second }. Metti davanti { $letter }: o { $another }:.
power-problem-neither-army = Né { $first } né { $second } ha lì ciò che serve per “{ $text }”. Se lo vuoi comunque, metti davanti { $letter }: o { $another }:.
power-problem-one-piece-a-line = “{ $text }” muove più pezzi. Scrivi una riga per ognuno.
power-problem-power-moves = I Power non si muovono mai. Stanno nella riserva finché non si scambiano.
power-problem-no-such-place = Sul tabellone non c’è nessun luogo “{ $text }”.
power-problem-too-long =
    { $most ->
        [one] Una riga ha al massimo un carattere.
       *[other] Una riga ha al massimo { $most } caratteri.
    }
power-problem-no-such-number =
    { $most ->
        [one] Una riga può nominare al massimo un pezzo.
       *[other] Una riga può nominare al massimo { $most } pezzi uguali.
    }
power-problem-nothing-spent = Questo scambio non dice che cosa si dà.

## Il foglio

power-problem-unfinished = Questa riga non è finita. Se non la completi, viene lasciata fuori.
power-problem-too-many-lines =
    { $most ->
        [one] Un’armata obbedisce a una riga per round.
       *[other] Un’armata obbedisce a { $most } righe per round, e questa è di troppo.
    }
power-problem-paper =
    { $most ->
        [one] Un foglio ha posto per una riga.
       *[other] Un foglio ha posto per { $most } righe.
    }
power-problem-not-your-army = { $army } non obbedisce a chi ha scritto questo foglio.

## I movimenti

power-problem-none-there = { $army } non ha nessun { $piece } in { $place }.
power-problem-anothers = Il pezzo in { $place } ({ $piece }) appartiene a { $other }, non a { $army }.
power-problem-your-others = Il pezzo in { $place } ({ $piece }) appartiene a { $other }, non a { $army }. Per comandarlo, metti davanti { $letter }:.
power-problem-ordered-already =
    { $count ->
        [one] L’unico { $piece } in { $place } ha già il suo ordine.
       *[other] Questi pezzi in { $place } hanno già i loro ordini: { $pieces }.
    }
power-problem-made-now = Un { $piece } fatto in { $place } in questo round può muoversi solo nel prossimo.
power-problem-moved-already = Ogni { $piece } in { $place } si è già mosso in questo round.
power-problem-too-far =
    { $range ->
        [one] { $target } è a { $steps } passi, e un { $piece } fa un passo.
       *[other] { $target } è a { $steps } passi, e un { $piece } ne fa al massimo { $range }.
    }
power-problem-must-stop = La via verso { $target } passa per { $place }, dove un { $piece } deve fermarsi. Può proseguire nel prossimo round.
power-problem-closed-place = Un { $piece } non può entrare in { $place }.
power-problem-missile-moves = Un megamissile non può muoversi. Si può solo lanciare.
power-problem-stays = Questo pezzo è già in { $place }. Un movimento richiede un altro luogo.
power-problem-into-reserve = Nessun ordine porta un pezzo in una riserva.
power-problem-other-reserve = { $place } non è la riserva di { $army }.
power-problem-reserve-to-hq = Dalla riserva un pezzo può andare solo in { $place }.

## Gli scambi

power-problem-power-lies-in-reserve = I Power stanno nella riserva e si possono scambiare solo lì.
power-problem-too-little-power = Questo costa { $wanted } Power, e la riserva ne ha { $held }.
power-problem-too-few-there =
    { $held ->
        [0] In { $place } non c’è nessun { $piece }.
       *[other] Servono { $wanted } × { $piece } in { $place }, e lì { $held ->
            [one] ce n’è uno
           *[other] ce ne sono { $held }
        }.
    }
power-problem-wrong-merger = Un { $piece } si fa con esattamente { $count } × { $small } nello stesso luogo.
power-problem-bought-with-power = Un { $piece } si può solo comprare, con Power.
power-problem-wrong-price = Un { $piece } costa esattamente { $price } Power, non { $paid }.
power-problem-missile-too-weak = Questi pezzi valgono { $worth }, e un megamissile ne richiede { $least }.
power-problem-missile-of-missiles = Un megamissile non vale nulla e non può entrare in un altro.

## I missili e i mercenari

power-problem-no-missile-there = In { $place } non c’è nessun megamissile.
power-problem-mercenaries-clash =
    { $pieces ->
        [one] Più giocatori hanno dato ordini all’unico { $piece } mercenario in { $place }, e sono tutti annullati.
       *[other] Più giocatori hanno ordinato più di quanto possono fare i { $pieces } mercenari ({ $piece }) in { $place }; è tutto annullato.
    }

## All’inizio: chi non ha portato ciò che il gioco chiede

power-entry-missing = { $name } deve ancora scegliere un angolo.
