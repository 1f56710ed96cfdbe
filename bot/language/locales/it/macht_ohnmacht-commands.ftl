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

## La lezione: che cosa è spiegato, e come finisce

macht_ohnmacht-learn-welcome =
    Qui giochi la fine di una partita, secondo le vere regole. Nessun altro la vede, non c’è nulla da perdere, e nessun orologio corre.

    {""}**Di che si tratta.** Due potenze vogliono la Britannia. In un ciclo della Magia sono attivi i **maghi** (rotondi), in un ciclo della Spada i **cavalieri** (quadrati); una regione è attiva se contiene più pezzi attivi che passivi. Alla fine di un ciclo chi ha più regioni attive riceve un punto vittoria. Chi ha allora **12, punti e regioni attive insieme**, ha vinto.

    {""}**Il tuo compito.** Giochi arancione e hai 5 punti. Un punto per questo ciclo, uno all’asta, uno per il ciclo seguente e quattro regioni attive alla fine fanno 12. *Farlo fare al bot* ti mostra una buona mossa; i pulsanti e i menu sono quelli di una vera partita.
macht_ohnmacht-learn-magic-place =
    {""}**1 · Magia: conta l’indicatore.** Ora sono vicine le regioni con lo **stesso indicatore**, a qualsiasi distanza. Cantia, a sud (tenda blu), deve cadere: i tuoi quattro maghi nella sua vicina Gododdin (anch’essa tenda blu) la attaccano, ma quattro la difendono, e la parità non basta.
    Premi *Piazzare un pezzo*, e metti il tuo ultimo mago in una regione vicina a Cantia. Gododdin è già piena.
macht_ohnmacht-learn-magic-use =
    {""}**2 · Conquistare.** Ora cinque maghi attaccano, e quattro difendono. Premi la tessera *Influenza (tenda)*, poi *Conquistare Cantia*. Una tessera toglie un cubo dalla clessidra; è l’ultimo, e così si conta il ciclo.
macht_ohnmacht-learn-magic-won = {""}**Cantia è caduta, 5 a 4,** e nessuno ha potuto fuggire, perché tutte le sue vicine erano tue. Con due regioni attive ciascuno segnate entrambi.
macht_ohnmacht-learn-magic-lost = {""}**Cantia resiste, e solo la Casa segna,** con tre regioni attive. I maghi attaccano solo da regioni con lo stesso indicatore, qui da Dyfed, lontano a ovest; quando non c’è nulla da conquistare, resta poco altro che reclutare.
macht_ohnmacht-learn-bid =
    {""}
    {""}**3 · Un’offerta segreta.** Ora sono attivi i cavalieri, e la Casa mette all’asta un punto vittoria. Entrambi offrono in segreto cavalieri della riserva personale; si paga solo l’offerta più alta, e in parità nessuno vince.
    La Casa ha due cavalieri: quanti dei tuoi vincono di sicuro? Tienine almeno **due**, uno da piazzare e uno per entrare.
macht_ohnmacht-learn-bid-enough = {""}**3 a 2: il punto è tuo,** senza un cavaliere di troppo.
macht_ohnmacht-learn-bid-over = {""}**Il punto è tuo, ma 3 sarebbero bastati:** la Casa non poteva offrire più di 2.
macht_ohnmacht-learn-bid-tie = {""}**2 a 2: nessuno paga, e nessuno ha il punto.** Un cavaliere in più lo avrebbe vinto.
macht_ohnmacht-learn-bid-lost = {""}**Il punto va alla Casa,** che ha offerto i suoi due cavalieri. 3 avrebbero vinto di sicuro.
macht_ohnmacht-learn-sword-place =
    {""}
    {""}**4 · Spada: conta il confine.** Ora sono vicine le regioni con un **confine comune**. Rheged (castello giallo) deve cadere: quattro cavalieri la attaccano da Alt Clut e Deira, ma quattro la difendono, tre sul posto e uno in Powys.
    Premi *Piazzare un pezzo*: quale regione **vuota** confina con Rheged, così che un cavaliere lì attacchi e ti dia una regione in più? Se Rheged resiste, la Casa attacca Alt Clut con la sua nuova tessera, 3 a 2.
macht_ohnmacht-learn-sword-use =
    {""}**5 · Conquistare ed entrare.** Ora cinque cavalieri attaccano, e quattro difendono. Premi *Influenza (castello)*, *Conquistare* e, se ti resta un cavaliere, *Entrare*: Rheged conta per te solo se vi sta uno dei tuoi. Poi premi *Conquistare Rheged*.
macht_ohnmacht-learn-missed =
    {""}**Rheged non si può conquistare in questo turno:** i cavalieri attaccano solo da regioni che confinano con essa, e l’attacco deve essere più alto. Gioca il resto del turno come vuoi. Un cavaliere in una regione vuota la fa tua, e *Reclutare* fa passare il tempo.
macht_ohnmacht-learn-retreat =
    {""}**Alt Clut è caduta,** perché accanto Rheged resisteva con più cavalieri. Puoi salvare uno dei tuoi in una regione vicina vuota o tua. Gli altri tornano nella riserva generale.
macht_ohnmacht-learn-more =
    {""}**Puoi continuare con le tessere:** dopo una ne può seguire un’altra, ognuna per un cubo. *Influenza (tenda)* può anche **rinforzare**. Piazza un cavaliere della riserva personale in una regione vuota con una tenda, e ne tieni una in più. Oppure termina il turno.
macht_ohnmacht-learn-occupy = {""}**Rheged è caduta.** Conta per te solo se vi sta uno dei tuoi: premi *Entrare*.
macht_ohnmacht-learn-end-won =
    {""}
    {""}**Così fa 12: hai vinto.** In un ciclo della Magia decide l’indicatore, in un ciclo della Spada il confine, e all’asta un’offerta abbastanza alta e non di più.
macht_ohnmacht-learn-end-next =
    {""}
    In una vera partita prendi anche tessere, recluti pezzi dalla riserva generale e scegli quando se ne va l’ultimo cubo. Un *Serpente* può annullare la tua tessera, e ogni ciclo cambia le vicine.

    `/giocare` apre un tavolo, e le pagine delle regole dicono il resto.
macht_ohnmacht-learn-end-short =
    {""}
    {""}**Non ancora 12:** ora una partita continuerebbe con un altro ciclo. Ecco che cosa è mancato:
macht_ohnmacht-learn-missed-magic = - **Il punto del ciclo della Magia:** con Cantia conquistata sarebbero state due regioni attive a due.
macht_ohnmacht-learn-missed-bid-lost = - **Il punto all’asta:** la Casa aveva due cavalieri da offrire, quindi 3 avrebbero vinto di sicuro.
macht_ohnmacht-learn-missed-bid-tie = - **Il punto all’asta:** in parità nessuno vince, e 3 avrebbero vinto di sicuro.
macht_ohnmacht-learn-missed-bid-over = - **I cavalieri offerti oltre 3:** uno di loro sarebbe entrato in Rheged.
macht_ohnmacht-learn-missed-sword = - **Rheged:** cade 5 a 4 con un cavaliere in Elmet, la regione vuota che confina con essa. Poiché ha resistito, la Casa poteva attaccare Alt Clut.
macht_ohnmacht-learn-missed-regions = - **Una quarta regione attiva:** in Elmet, che era vuota, un cavaliere attacca e conta anche, e un altro entra in Rheged.
macht_ohnmacht-learn-end-again =
    {""}
    Ricomincia se vuoi. `/regole` spiega tutto il gioco, `/giocare` apre un tavolo.
