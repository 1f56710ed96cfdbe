### I comandi di Guardians: mazzi, carte, la lezione; e ciò che rifiutano.

command-deck-name = mazzo
command-deck-description = I tuoi mazzi per Guardians: guardarli, scriverli, importarli, esportarli. Li vedi solo tu
command-deck-file-name = file
command-deck-file-description = Un file di testo con un mazzo: una carta per riga, come “3 Arciere”
command-card-name = carta
command-card-description = Vedere una carta di Guardians e che cosa fa, in parole semplici
command-card-name-name = nome
command-card-name-description = Quale carta

## La biblioteca

deck-only-you = Questo lo vedi solo tu.
deck-shelf-title = I tuoi mazzi
deck-shelf-none = Non conservi ancora nessun mazzo tuo. Copia un mazzo iniziale e cambialo, scrivine uno, o importa un file.
deck-shelf-full = Conservi { $most } mazzi, e di più non è possibile. Eliminane uno per fare posto.
deck-menu-open = Scegli un mazzo da aprire
deck-button-write = Scrivere un mazzo
deck-button-import = Importare un file
deck-button-show = Vedere le carte
deck-button-export = Esportarlo
deck-button-copy = Copiarlo
deck-button-edit = Cambiarlo
deck-button-rename = Rinominarlo
deck-button-delete = Eliminarlo
deck-button-delete-yes = Eliminarlo per sempre
deck-button-keep = Conservarlo
deck-button-shelf = Vedere tutti i miei mazzi
deck-button-library = Aprire i miei mazzi
deck-button-back = Tornare al mazzo
deck-button-drop = Lasciar fuori l’illeggibile
deck-button-places = Leggerli come posti della lista
deck-button-counts = Leggerli come numeri di copie
deck-menu-mend = Scegli la carta che intendevi
deck-mend-option = Prendere { $card }
deck-mend-about = al posto di “{ $text }”
deck-size =
    { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
deck-state-starter = mazzo iniziale
deck-state-ready = pronto
deck-state-wrong =
    { $count ->
        [one] una cosa non va
       *[other] { $count } cose non vanno
    }
deck-led-by = Guidato da { $card }.
deck-strongholds = Roccaforti: { $cards }.
deck-ready = Questo mazzo è pronto per giocare.
deck-not-ready = Questo mazzo non si può ancora giocare:
deck-more-problems =
    { $count ->
        [one] e un’altra cosa
       *[other] e altre { $count } cose
    }
deck-ready-without-limits = Si può giocare ai tavoli senza limiti per i mazzi.
deck-nothing-to-show = Non contiene ancora nessuna carta.
deck-exported = Ecco il mazzo come testo. Il bot sa rileggerlo.
deck-copied = Questa è la tua copia, chiamata { $deck }. Cambiala come vuoi.
deck-kept-gone = Il mazzo che hai modificato non c’è più: nel frattempo è stato rinominato o eliminato. Ciò che hai scritto è conservato come { $deck }.
deck-kept-apart = Il mazzo è stato modificato altrove mentre scrivevi. Sono conservati entrambi: ciò che hai scritto si chiama { $deck }.
deck-left-out = Queste righe sono tralasciate.
deck-other-name = La lista si chiama { $other }, e tu l’hai chiamata { $deck }: ora si chiama così.
deck-deleted = { $deck } è eliminato.
deck-delete-question = Vuoi davvero eliminare { $deck }? Non si può recuperare. Una partita in cui si gioca con questo mazzo continua.
deck-default-name = Il mio mazzo

## I moduli

deck-form-write = Scrivere un mazzo
deck-form-rename = Rinominare il mazzo
deck-form-import = Importare un mazzo
deck-field-name = Nome del mazzo
deck-field-text = Le carte, una per riga
deck-field-text-about = Un numero e un nome, come “3 Arciere”; anche Guardiano e roccaforti. I commenti cominciano con #.
deck-field-file = Un file di testo
deck-field-file-about = Una carta per riga, come “3 Arciere”. Ciò che non si legge è indicato, il resto è conservato.

## Il mazzo per una partita

deck-choose-ask = Quale mazzo porti? Nessun altro lo vede. Puoi cambiarlo fino all’inizio della partita.
deck-choose-menu = Scegli il tuo mazzo
deck-by-lot = Un mazzo iniziale, a sorte
deck-by-lot-about = per una prima partita
deck-starter-about = mazzo iniziale
deck-chosen = Porti { $deck }. Nessun altro lo vede. Puoi cambiarlo fino all’inizio della partita.
deck-refused = { $deck } così com’è non si può giocare a questo tavolo. Correggilo, poi premi di nuovo il pulsante al tavolo.

## Che cosa viene rifiutato

refused-no-such-deck = Non hai più questo mazzo. Digita /mazzo per vedere tutti i tuoi mazzi.
refused-starter-deck = Un mazzo iniziale resta com’è. Copialo, e cambia la copia.
refused-deck-has-changed = Nel frattempo il mazzo è cambiato. Aprilo di nuovo.
refused-deck-name-taken = C’è già un mazzo chiamato { $deck }. Scegli un altro nome.
refused-deck-without-name = Un mazzo ha bisogno di un nome.
refused-too-many-decks = Conservi { $most } mazzi, e di più non è possibile. Eliminane uno per fare posto.
refused-deck-too-long-for-form = Questo mazzo è troppo lungo per il modulo. Esportalo, cambia il file e importalo di nuovo.
refused-file-too-large = Questo file è troppo grande per un mazzo. Inviane uno di al massimo { $most } kB.
refused-file-no-text = Questo file non è un testo. Invia un file di testo con una carta per riga.
refused-file-gone = Il file { $file } non si può più scaricare. Allegalo ancora una volta.
refused-deck-empty = Qui non c’è scritto nulla. Scrivi una carta per riga, con il suo numero: 3 Arciere.
refused-deck-too-long = Un mazzo ha al massimo { $most } caratteri.
refused-no-such-card = Nessuna carta si chiama { $card }, e nessuna ha un nome simile. Scrivi l’inizio di un nome e scegli dalla lista.
refused-which-card = Nessuna carta si chiama { $card }. Forse intendi { $names }.

## La lezione

guardians-learn-welcome =
    Qui giochi un turno di Guardians, secondo le vere regole, con il mazzo Bone and Ember. Nessun altro lo vede, non c’è nulla da perdere, e nessun orologio corre.

    {""}**Di che si tratta.** Guidi un’armata di creature coperte attraverso sei terre contese. Vince chi spezza cinque scudi avversari, tiene tutte e sei le terre o batte il Guardiano avversario.

    {""}**Il tuo compito.** Uno scudo avversario sta proprio davanti alla tua terra. Disponi un’armata, marcia, vinci il combattimento e prendi la terra. Tutto ciò che ti viene chiesto è spiegato. *Farlo fare al bot* ti mostra una buona mossa; i pulsanti e i menu sono quelli di una vera partita.
guardians-learn-organise =
    {""}**1 · Disponi la tua armata.** Queste sono le tue sette carte: quattro creature, uno scudo, un terreno, una corruzione. Le creature si mettono coperte su una delle tue tre roccaforti, e **può marciare solo ciò che è coperto da uno scudo**. Una casella contiene 30 punti di vitalità di pila (il numero rosso dove c’è, altrimenti il nero).
    Premi **Mettere un centro forte**: mette tutte e quattro le creature sulla tua roccaforte di centro e le copre. Poi guarda *Ordini*, e sigilla.
guardians-learn-organise-orders =
    {""}**Ordini.** Alcune carte si giocano fuori dai combattimenti: alle carte dominanza, contro un volo, ai terreni. Lì non si aspetta nessuno; **i tuoi ordini rispondono subito**. *Prudenza* non gioca nessuna delle tue carte, *Audacia* tutte quelle che ti giovano, e puoi nominare eccezioni.
    Dove vuoi rispondere di persona, fatti aspettare dalla partita: tutti vengono a saperlo, e vale dal turno seguente. Ora non hai carte da giocare lì. Resta su *Prudenza*, e sigilla.
guardians-learn-march =
    {""}**2 · Marcia.** Tutti e due avete mostrato una carta dominanza. La tua è più alta, quindi cominci tu. Nel tuo turno giri uno scudo, che può avanzare fino a due caselle.
    La terra davanti alla tua roccaforte è tua e ha un terreno, quindi puoi attraversarla. Sulla seguente sta l’avversario. **Muovi il tuo scudo in C2**: è un attacco. Un foglio di combattimento può partire con la marcia; questa volta lascia *Combattimento: chiedermi*.
guardians-learn-sheet =
    {""}**3 · Il tuo foglio di combattimento.** **Tutte e due le parti sigillano in anticipo tutto ciò che faranno, poi il combattimento si svolge d’un fiato.** Il tuo foglio è già compilato. Tutti hanno visto due dei tre che stanno lì: Maresciallo 11 e Capitano 10. Una casella contiene 30 punti, quindi il terzo ne ha al massimo 9. Se entrambi mandano avanti prima il più forte,
    - il tuo **Signore del ferro** 10 incontra il Maresciallo ed è battuto: i mortali hanno un bonus contro gli elementali;
    - il tuo **Cane demoniaco** 6 incontra il Capitano, che si può corrompere. Guarda *Corruzione*;
    - il tuo **Servo scheletrico** 5 incontra il terzo, e forse avrà bisogno d’aiuto. Guarda *Tiri e canalizzazione*.
    Alla fine si somma la vitalità di base di chi non è battuto, e chi attacca deve averne **di più** di chi difende.
guardians-learn-sheet-bribery =
    {""}**Corruzione.** Il Capitano ha un vizio che puoi soddisfare: hai le Pupe. Una creatura corrotta torna subito a casa, **non combatte e non conta**; la tua carta poi è spesa. Conviene contro una creatura forte, ed è uno spreco contro una che batti comunque. Il tuo Cane, 6, batterà il Capitano, 10?
    Il tuo foglio corrompe chi ha 5 o più se stai per perdere, chi ha 9 o più sempre. Lascialo così, o scegli altro. Poi guarda *Tiri e canalizzazione*.
guardians-learn-sheet-modifiers =
    {""}**Tiri e canalizzazione.** Il Servo ha 5, e 1 in più contro i mortali: 6. Il terzo ha al massimo 9, e accanto a un Maresciallo un cavaliere ha 2 in più. Un tiro del tuo Teschio ghignante aggiungerebbe 3.
    {""}**La canalizzazione** aggiunge 5: per una pietra del potere il tuo Guardiano presta 9, ma solo a una creatura con barra verde come il Servo, e mai più della sua stessa vitalità di base. Hai sette pietre, e nessuna ritorna.
    Quante ne permetti in ogni confronto? Si spende solo ciò che serve, e nulla dove non basterebbe. Poi sigilla il foglio.
guardians-learn-fought = {""}**Il combattimento è finito, e vinto.** Ecco che cosa ha fatto il tuo foglio:
guardians-learn-did-bribe = - **Corruzione:** una creatura avversaria è tornata a casa invece di combattere. Non conta, e la tua carta è spesa.
guardians-learn-did-no-bribe = - **Corruzione:** nessuna. Tutte le creature avversarie hanno combattuto.
guardians-learn-did-stone = - **Canalizzazione:** il tuo Guardiano ha prestato vitalità dove questo ribaltava un confronto, e in nessun altro posto.
guardians-learn-did-no-stone = - **Canalizzazione:** nessuna. Tutte e sette le pietre sono ancora tue.
guardians-learn-did-strike = - **Attacco secondario:** quando l’avversario non aveva più creature in mano, una delle tue ha attaccato ancora, con in più la vitalità della tua creatura che prima aveva affrontato il suo bersaglio. Il bersaglio aveva solo la sua nuda vitalità.
guardians-learn-did-no-strike = - **Attacco secondario:** nessuno che potesse vincere.
guardians-learn-settle =
    {""}
    {""}**4 · Prendi la terra.** Il terreno avversario sotto il tuo scudo non c’è più. **Nessuno scudo resta su una terra senza terreno**: metti quello del tuo recinto, paga una pietra per una carta coperta, o cedi una creatura. Metti le Montagne.
guardians-learn-other = Qui le regole vogliono una risposta da te. I pulsanti offrono tutto ciò che è permesso; *Farlo fare al bot* fa una buona scelta.
guardians-learn-end-stone =
    {""}**Questo era un turno di Guardians, e una pietra ben spesa.** Il Guardiano presta 9, ma nessuno riceve più della propria vitalità; è bastato. Ricomincia se vuoi sapere che cosa succede senza.
guardians-learn-end-won =
    {""}**Questo era un turno di Guardians, vinto senza una sola pietra.** Le pietre non ritornano mai da sole: in una partita lunga questo conta.
guardians-learn-end-lost-stone =
    {""}**Perso per mancanza di una pietra.** L’avversario tiene C2. Dove a una tua creatura mancava qualche punto, non le è stato prestato nulla: è stata battuta, e chi l’ha battuta ha contato fino alla fine. Chi attacca deve avere più di chi difende; nemmeno un pareggio basta. Delle tue sette pietre, una sarebbe stata ben spesa per uno scudo. Che cosa ha fatto il tuo foglio:
guardians-learn-end-lost-bribe =
    {""}**Perso per mancanza di una corruzione.** L’avversario tiene C2. Le Pupe sono rimaste nel tuo deposito, e chi le avrebbe accettate ha combattuto e ha contato. Che cosa ha fatto il tuo foglio:
guardians-learn-end-lost-bribe-stone =
    {""}**Perso, e nulla speso.** L’avversario tiene C2. Né una corruzione né una pietra ha aiutato le tue creature contro altre più forti. Conservi entrambe, e sei al punto di prima: un foglio che non spende nulla va bene per i combattimenti che vinci comunque, o che non puoi vincere. Che cosa ha fatto il tuo foglio:
guardians-learn-end-lost =
    {""}**Questo combattimento è perso.** L’avversario tiene C2. Hai corrotto e canalizzato, ma non dove contava, o gli incontri non sono stati quelli previsti. Guarda le somme qui sopra: chi è stato battuto da chi, e di quanto? Che cosa ha fatto il tuo foglio:
guardians-learn-end-early =
    {""}**Il turno è finito, e nessuno ha combattuto.** Succede, e in una vera partita il turno seguente ti porterebbe carte nuove. Scegli il centro forte, marcia in C2 e sigilla il tuo foglio. *Farlo fare al bot* aiuta a ogni passo.
guardians-learn-end-again =
    {""}
    Ricomincia se vuoi. `/regole` spiega tutto il gioco, `/giocare` apre un tavolo.
guardians-learn-end-next =
    {""}
    Il turno seguente comincia con carte nuove. Quante, lo dice il tuo Guardiano: dipende da chi tiene più terre e da chi aveva la dominanza più bassa. In una vera partita hai tre roccaforti a cui pensare, creature *sotto* di esse che canalizzano, creature volanti, incantesimi e carte comando, e un avversario che cura a sua volta il suo foglio. Un tavolo può tenere un consiglio, in cui tutti e due possono cambiare il foglio quando si conoscono le prime due creature.

    `/giocare` apre un tavolo, `/mazzo` mostra i due mazzi iniziali, `/carta` spiega qualsiasi carta, e le pagine delle regole dicono il resto.
