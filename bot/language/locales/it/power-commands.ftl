### I comandi di Power, e ciò che rifiutano.

command-orders-name = ordini
command-orders-description = Scrivere e sigillare i tuoi ordini nella partita di Power in questo canale
command-threats-name = minacce
command-threats-description = Vedere, solo tu, che cosa potrebbe raggiungere il tuo quartier generale nel prossimo round

refused-no-headquarters = Non comandi più nessuna armata, quindi nulla ti minaccia.

## La lezione

power-learn-welcome =
    Qui giochi gli ultimi round di una piccola partita di Power, secondo le vere regole. Nessun altro lo vede, non c’è nulla da perdere, e nessun orologio corre.

    {""}**Di che si tratta.** Tutti scrivono in segreto ordini per i propri pezzi. Poi tutti i fogli sono aperti ed eseguiti insieme. Vince chi ha preso le bandiere di tutti i rivali.

    {""}**Il tuo compito.** Tu comandi l’armata verde, e la Casa quella blu; le altre due armate sono fuori gioco. Prendi la bandiera nel quartier generale blu. Tutto ciò che ti viene chiesto è spiegato, e *Farlo fare al bot* ti mostra un buon foglio.
power-learn-sheet = **1 · Il tuo primo foglio.** Hai un soldato in B7, un carro in B5 e un destroyer sull’isola IN. Ognuno può muoversi una volta per round, e ogni mossa è una riga del tuo foglio. Un foglio senza righe costa un Power, il denaro del gioco. Via terra, l’unica strada per il quartier generale blu, HQB, passa per B8. **Premi il soldato in B7.**
power-learn-second = La riga è sul tuo foglio: pezzo, da dove, verso dove; ✓ dice che si può eseguire. L’immagine mostra che cosa fanno i tuoi ordini se nessun altro ne scrive. Ora fai avanzare il destroyer: **premi il destroyer in IN.**
power-learn-seal = Basta così; il carro può restare dov’è. Anche la Casa scrive ordini, e nessuno vede il foglio dell’altra parte. **Sigilla i tuoi ordini**: allora i due fogli sono aperti insieme.
power-learn-to-soldier = **Il soldato** fa al massimo due passi via terra, anche in diagonale.
power-learn-to-tank = **Il carro** fa al massimo tre passi via terra, anche in diagonale.
power-learn-to-destroyer = **Il destroyer** fa un passo via acqua: in un settore di mare accanto, o dal mare a una costa, a un’isola o a un quartier generale.
power-learn-to-other = **Dove?** Il menu elenca tutti i luoghi che questo pezzo può raggiungere.
power-learn-aim-gate = **Scegli B8**, il settore davanti al quartier generale.
power-learn-aim-landing = **Scegli S2**: quel settore di mare tocca HQB, e da lì il destroyer può attaccare nel prossimo round.
power-learn-aim-any = Scegli uno di questi luoghi, o premi *Ricominciare*.
power-learn-aim-flag = Se deve attaccare con gli altri, **scegli HQB**.
power-learn-aim-near = HQB è troppo lontano per questo round. Porta il pezzo in un luogo da cui ci arriva nel prossimo.
power-learn-bounced = **Due ordini si sono incontrati.** Il tuo soldato e quello blu sono andati tutti e due in B8, e 2 contro 2 è una parità. Chi è appena arrivato **rimbalza**: tutti e due sono di nuovo dov’erano. Con il carro accanto al tuo soldato sarebbe stato 5 contro 2, e avresti catturato quello blu.
power-learn-captured = **Due ordini si sono incontrati, e tu eri più forte.** Il pezzo battuto cambia parte: è nella tua riserva.
power-learn-apart = **Nessun ordine ne ha incontrato un altro.** Leggi il racconto: gli ordini blu erano segreti quanto i tuoi. Dove c’è una sola parte non succede nulla.
power-learn-attack =
    {""}
    {""}**2 · Il quartier generale.** La sua bandiera cade se alla fine del round in HQB ci sono solo pezzi tuoi, **con un soldato o un reggimento** tra loro. **Premi un pezzo che deve attaccare.** Puoi mandarne più d’uno, riga per riga.
power-learn-attack-more = L’immagine mostra la tua forza in ogni luogo, se nessun altro si muove. **Una parità non basta:** chi è appena arrivato rimbalza.
power-learn-reckon = In HQB c’è un destroyer (10), e il soldato blu (2) può tornare a casa: sarebbe 12. Premi un altro pezzo, o sigilla.
power-learn-reckon-now = Nessuno può venire in aiuto di HQB: ciò che vedi lì è tutto ciò che lo difende. Premi un altro pezzo, o sigilla.
power-learn-end-flag = **La bandiera è tua, e con essa la partita.** Eri più forte di tutto ciò che stava in HQB o vi tornava, e un soldato era lì a prendere la bandiera. Ciò che è catturato cambia parte.
power-learn-end-all-three = Ci volevano tutti e tre, 15 contro 12. Soldato e destroyer da soli sarebbero rimbalzati, 12 contro 12. Carro e destroyer avrebbero vinto con 13, ma nessuno dei due può prendere una bandiera.
power-learn-end-no-soldier = **Il combattimento è vinto, la bandiera no.** Eri più forte e hai catturato ciò che stava in HQB. Ma solo un soldato o un reggimento prende una bandiera, e nessuno dei tuoi era con loro.
power-learn-end-tie = **Una parità, e nulla è vinto.** Con ciò che è tornato a casa, in HQB c’era tanto quanto avevi mandato. I tuoi pezzi erano appena arrivati, quindi sono rimbalzati; ciò che non si era mosso tiene il quartier generale. Un pezzo in più sarebbe bastato.
power-learn-end-lost = **Troppa poca forza: i tuoi pezzi sono catturati.** Prima di un attacco somma ciò che sta lì e ciò che può ancora arrivare. Solo chi ha più di quello è sicuro di vincere.
power-learn-end-away = **La lezione è finita, e nessuno ha attaccato.** La bandiera blu sta dov’era. Porta il destroyer in S2, poi manda soldato, carro e destroyer in HQB nello stesso round. *Farlo fare al bot* mostra come.
power-learn-end-again =
    {""}
    Ricomincia se vuoi. `/regole` spiega tutto il gioco, `/giocare` apre un tavolo.
power-learn-end-next =
    {""}
    In una vera partita tutte le armate sono sul tabellone, e ognuno fa i conti con tutti. I pezzi catturati escono dalla tua riserva, la terra nemica porta Power con cui comprarne altri, tre pezzi uguali ne fanno uno molto più forte, e i megamissili colpiscono qualsiasi luogo. Un foglio si può anche digitare, e ogni riga cambiare.

    `/giocare` apre un tavolo, e `/regole` dice il resto.
