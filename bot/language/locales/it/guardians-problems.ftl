### Perché le regole di Guardians rifiutano una risposta o un mazzo. $card e $other sono nomi di carte; $text è ciò che ha
### scritto chi gioca.

## I mazzi

guardians-problem-no-deck = Non è ancora stato scelto un mazzo. Prendi un mazzo iniziale o invia una lista tua.
guardians-problem-no-guardian = Il mazzo non ha un Guardiano. Aggiungine uno.
guardians-problem-not-a-guardian = { $card } non è un Guardiano e non può guidare il mazzo.
guardians-problem-no-stronghold =
    { $position ->
        [left] Manca la carta della roccaforte di sinistra.
        [center] Manca la carta della roccaforte di centro.
       *[right] Manca la carta della roccaforte di destra.
    }
guardians-problem-not-a-stronghold = { $card } non è una carta roccaforte.
guardians-problem-stronghold-misplaced =
    { $position ->
        [left] { $card } può essere solo la roccaforte di sinistra.
        [center] { $card } può essere solo la roccaforte di centro.
       *[right] { $card } può essere solo la roccaforte di destra.
    }
guardians-problem-unknown-card = Non c’è nessuna carta “{ $text }”.
guardians-problem-not-in-the-deck = { $card } sta sul tavolo fin dall’inizio. Toglila dalle carte che si pescano.
guardians-problem-copies =
    { $most ->
        [one] { $card } è nel mazzo { $count } volte. È permessa una copia.
       *[other] { $card } è nel mazzo { $count } volte. Sono permesse al massimo { $most } copie.
    }
guardians-problem-no-shield = Il mazzo non ha scudi. Senza, nessuna creatura può lasciare la sua roccaforte.
guardians-problem-no-creature = Il mazzo non ha creature. Senza, nessuno scudo può restare in gioco.
guardians-problem-too-few-cards =
    { $count ->
        [one] Il mazzo ha una carta. Ne servono almeno { $least }, senza contare Guardiano e roccaforti.
       *[other] Il mazzo ha { $count } carte. Ne servono almeno { $least }, senza contare Guardiano e roccaforti.
    }
guardians-problem-too-many-cards =
    { $most ->
        [one] Il mazzo ha { $count } carte. Ne è permessa una.
       *[other] Il mazzo ha { $count } carte. Ne sono permesse al massimo { $most }.
    }
guardians-problem-deck-name =
    { $most ->
        [one] Il nome di un mazzo è un solo carattere.
       *[other] Il nome di un mazzo è una riga di al massimo { $most } caratteri.
    }

## I mazzi come testo

guardians-problem-text-too-long =
    { $most ->
        [one] Una lista di carte può avere un carattere.
       *[other] Una lista di carte può avere al massimo { $most } caratteri.
    }
guardians-problem-no-cards-in-text = Qui non è nominata nessuna carta. Scrivi una carta per riga con il suo numero: 3 Arciere.
guardians-problem-unreadable = “{ $text }” non è una carta. Scrivi il numero e il nome: 3 Arciere.
guardians-problem-did-you-mean = “{ $text }” non è una carta. Intendevi { $card }?
guardians-problem-did-you-mean-either = “{ $text }” non è una carta. Intendevi { $card } o { $other }?
guardians-problem-which-count = “{ $text }” si può leggere in più modi. Scrivi solo il numero e il nome: { $count } { $card }.
guardians-problem-places-or-counts = “{ $text }” si può leggere in due modi, perché i numeri davanti alle righe si susseguono. È una copia di { $card }, al posto { $count } della lista, o sono { $count } copie?
guardians-problem-count =
    { $most ->
        [one] “{ $text }” può essere in un mazzo una volta.
       *[other] “{ $text }” richiede un numero da 1 a { $most }.
    }
guardians-problem-second-guardian = Un mazzo ha un solo Guardiano. { $card } sarebbe di troppo.
guardians-problem-second-stronghold =
    { $position ->
        [left] Un mazzo ha una sola roccaforte di sinistra. { $card } sarebbe di troppo.
        [center] Un mazzo ha una sola roccaforte di centro. { $card } sarebbe di troppo.
       *[right] Un mazzo ha una sola roccaforte di destra. { $card } sarebbe di troppo.
    }

## L’organizzazione

guardians-problem-no-redraw = Si possono pescare carte nuove una volta sola, per una pietra, nel primo turno, se in mano non c’è nessuno scudo o nessuna creatura.
guardians-problem-not-in-hand =
    { $count ->
        [one] { $card } non è nella tua mano, o è già usata altrove.
       *[other] { $card } è usata { $count } volte più di quante ne hai.
    }
guardians-problem-home-is-lost = { $place } per te è persa. Lì non entra in gioco nulla.
guardians-problem-not-at-home = { $card } non può stare così in { $place }.
guardians-problem-shield-alone = { $card } non copre nessuna creatura in { $place }. A uno scudo ne serve almeno una.
guardians-problem-stack-too-many-items =
    { $items ->
        [one] In { $place } c’è un oggetto da creatura, e nessuna creatura che possa portarlo.
       *[other] In { $place } ci sono { $items } oggetti da creatura. Non possono essere più delle creature ({ $creatures }).
    }
guardians-problem-too-heavy =
    { $place } contiene { $most } punti di vitalità di pila. Con queste creature sarebbero { $weight }.
guardians-problem-second-bearer = Puoi avere in gioco un solo portastendardo. Copri le altre pile con scudi semplici.
guardians-problem-not-attachable = { $card } non è un oggetto da creatura e non può unirsi alla pila in { $place }.
guardians-problem-no-stack-there = In { $place } non hai nessuna pila a cui un oggetto possa unirsi.
guardians-problem-out-of-sight = Ora non puoi guardare sotto il tuo scudo in { $place }, quindi nulla può unirsi alla pila.
guardians-problem-not-beside = { $card } non si può mettere accanto a { $place }.
guardians-problem-no-room-beside =
    { $card } non si può mettere accanto a { $place }: lì c’è un potenziamento o un degrado, o la roccaforte è in rovina.
guardians-problem-no-accessory = { $card } non è un accessorio e non si può mettere accanto al tuo Guardiano.
guardians-problem-one-in-play = Puoi avere { $card } in gioco una volta sola.
guardians-problem-not-played-now = { $card } non si può giocare durante l’organizzazione.
guardians-problem-no-altar = Senza un Altare sacrificale nessuna carta diventa una pietra.
guardians-problem-stones =
    { $price ->
        [one] Questo costa una pietra, e non ne hai più.
       *[other] Questo costa { $price } pietre. Ne hai { $stones }.
    }
guardians-problem-discard-more =
    { $count ->
        [one] Scarta ancora una carta: puoi tenerne sette.
       *[other] Scarta ancora { $count } carte: puoi tenerne sette.
    }
guardians-problem-discard-fewer =
    { $count ->
        [one] Riprendi una carta dagli scarti: puoi tenerne sette.
       *[other] Riprendi { $count } carte dagli scarti: puoi tenerne sette.
    }

## Il tavolo

guardians-problem-seats =
    { $players ->
        [one] Guardians si gioca in due, non da soli.
       *[other] Guardians si gioca in due, non in { $players }.
    }
guardians-problem-over = La partita è finita.

## Le marce

guardians-problem-back-for-nothing = Questo percorso torna in { $place }. Scambia qualcosa in una roccaforte lungo il percorso.
guardians-problem-no-flyers = Per volare da { $place }, tutte le creature devono saper volare.
guardians-problem-last-creature = Allo scudo in { $place } serve una creatura. Non può cederle tutte.
guardians-problem-shield-too-heavy =
    Lo scudo copre { $most } punti di vitalità di pila. Da { $place } in poi sarebbero { $weight }.
guardians-problem-nobody-sent = Scegli almeno una creatura da mandare.
guardians-problem-no-orders = A questo tavolo ogni finestra viene chiesta: non si danno ordini per le finestre. Disponi le tue carte senza.
guardians-problem-not-ordered = { $card } non si gioca mai per ordine. Toglila dagli ordini.
guardians-problem-stops = La partita può aspettare solo dove rispondono gli ordini, una volta per ogni tipo di finestra.

## Dopo un combattimento

guardians-problem-too-much-left = È ancora troppo per { $place }. Scarta di più.
guardians-problem-still-fits = { $card } ci sta ancora. Si scarta solo ciò che è di troppo.

## Gli ordini permanenti

guardians-problem-plan-too-long =
    { $most ->
        [one] Una lista di ordini permanenti contiene al massimo una carta.
       *[other] Una lista di ordini permanenti contiene al massimo { $most } carte.
    }
guardians-problem-plan-number = I numeri negli ordini permanenti vanno da 0 a 99.
guardians-problem-plan-not-cast = Nessun ordine per i combattimenti gioca { $card }. Toglila dalle carte che si possono giocare.
guardians-problem-plan-window = Gli ordini permanenti possono passare solo dove si può giocare una carta in risposta a qualcosa.

## I combattimenti

guardians-problem-save-stones =
    { $price ->
        [one] Salvarla costa una pietra, e non ne hai più.
       *[other] Salvare queste carte costa { $price } pietre. Ne hai { $stones }.
    }

## All’inizio: chi non ha portato ciò che il gioco chiede

guardians-entry-missing = { $name } deve ancora scegliere un mazzo che questo tavolo permette.
