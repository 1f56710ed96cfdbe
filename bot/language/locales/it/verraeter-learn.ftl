### La lezione di Verräter: due round contro Belle e Mephisto, che si chiamano così in tutte le lingue.

verraeter-learn-welcome =
    Qui giochi due round di Verräter, secondo le vere regole, contro Belle e Mephisto. Nessun altro lo vede, non c’è nulla da perdere, e nessun orologio corre.

    {""}**Di che si tratta.** Due famiglie, l’Aquila e la Rosa, si contendono dodici territori. Ne sostieni una, ma vinci per te: con più punti vittoria di tutti.

    {""}**Il tuo compito.** Tu hai 12 punti, Belle 18 e Mephisto 2, e tutti e tre sostenete l’Aquila. Passa davanti agli altri due in due round. *Farlo fare al bot* ti mostra una buona mossa; i pulsanti e i menu sono quelli di una vera partita.
verraeter-learn-place =
    {""}**1 · Il luogo.** A ogni round si scontrano due territori vicini di famiglie diverse. Il territorio vinto passa alla famiglia della parte che vince, e chi la sostiene segna punti. Come stratega scegli tra due luoghi: la **Città** della Rosa rende 6 punti a ciascuno di tre vincitori, il suo Prato solo 2. Scegli **il Villaggio contro la Città**, poi premi il pulsante verde.
verraeter-learn-role =
    {""}**2 · Le carte azione.** Una delle sei è stata messa da parte senza guardarla. Mephisto ne ha presa una in segreto e te ne ha passate quattro: mancano il **Traditore** e il **Diplomatico +2**. Uno dei due è da parte, e l’altro ce l’ha Mephisto. Al prossimo round ti serviranno carte provviste: prendi il **Contadino**.
verraeter-learn-cards =
    {""}**3 · Le carte provviste.** Si giocano scoperte, contano per la tua famiglia, e poi non le hai più. Mephisto ha giocato un 5 per l’Aquila: { $eagle } contro { $rose } per la Rosa. In parità nessuno segna, quindi basta una carta in più, a meno che Mephisto non porti il 5 alla Rosa. Per resistere ne servirebbe ben più di una: gioca il tuo **3**, e tieni il resto.
verraeter-learn-cards-ahead =
    {""}**3 · Le carte provviste.** Si giocano scoperte, contano per la tua famiglia, e poi non le hai più. Mephisto ha giocato un 5 per l’Aquila, che conduce { $eagle } a { $rose }. Basta così, a meno che Mephisto non porti il 5 alla Rosa: allora l’Aquila avrebbe 5 e la Rosa 8, e servirebbe il tuo **4**. Ti fidi di Mephisto?
verraeter-learn-build =
    {""}
    {""}**Il Costruttore.** Un granaio su un territorio dell’Aquila ti rende una carta provviste alla fine di questo round, e di ogni altro in cui sostieni la famiglia che controlla il territorio. Un emporio rende punti alla fine della partita. Costruisci un granaio su un territorio dell’Aquila, o nulla.
verraeter-learn-betrayed-lost =
    {""}**Tradimento!** Mephisto aveva il Traditore. Alla fine il 5 ha contato per la Rosa, che vince { $rose } a { $eagle }; Mephisto, che la sostiene senza nessun altro, segna { $mephistogain } punti, tu e Belle nulla per il territorio. Ciò che è scoperto sul tavolo non è ancora sicuro.
verraeter-learn-betrayed-won =
    {""}**Tradimento, ma non sconfitta.** Mephisto aveva il Traditore. Alla fine il 5 ha contato per la Rosa, eppure l’Aquila vince { $eagle } a { $rose }: tu e Belle segnate punti per il territorio. Ciò che è scoperto sul tavolo non è ancora sicuro.
verraeter-learn-betrayed-tied =
    {""}**Tradimento!** Mephisto aveva il Traditore. Alla fine il 5 ha contato per la Rosa: è { $eagle } a { $rose }, e nessuno segna punti per il territorio. Ciò che è scoperto sul tavolo non è ancora sicuro.
verraeter-learn-place-again =
    {""}
    {""}**4 · Il prossimo luogo.** Belle conduce con { $belle } punti; tu ne hai { $you }. Ogni volta che vince l’Aquila, Belle segna quanto te: dalla stessa parte non recuperi mai. Dovresti tradire: allora combatti accanto a Mephisto, e a essere vinto è un territorio dell’*Aquila*. Scegli quindi il luogo dove il **territorio dell’Aquila** rende di più a due vincitori.
verraeter-learn-role-again =
    {""}**5 · La prima scelta.** Questa volta scegli fra cinque carte, e c’è anche il **Traditore**. Alla rivelazione passeresti alla Rosa, con tutto ciò che giocherai; fino ad allora non lo sa nessuno. Con ogni altra carta resti accanto a Belle. Prendi il Traditore, o vedi che cosa rende la lealtà.
verraeter-learn-cards-traitor =
    {""}**6 · La trappola.** A tutti le tue carte sembrano aiutare l’Aquila: Belle non ne giocherà più di quante sembrano servirle. Alla rivelazione contano per la Rosa, che ora ha { $rose } e deve superare i { $eagle } dell’Aquila. Il Diplomatico +5 era tra le carte che hai passato a Belle. Quanto basta anche in quel caso?
verraeter-learn-cards-loyal =
    {""}**6 · Accanto a Belle.** L’Aquila ha { $eagle }, la Rosa { $rose }, e Mephisto non ha più carte provviste. Belle gioca dopo di te, anche per l’Aquila. Ciò che non giochi lo tieni: gioca quanto serve all’Aquila, o nulla.
verraeter-learn-end-first =
    {""}**Tradire conviene.** Belle si è fidata delle tue carte, e alla rivelazione con quelle vince la Rosa, { $rose } a { $eagle }. Segni { $yourgain } punti con quello del Traditore, Belle nessuno. Conduci con { $you } punti; Mephisto ne ha { $mephisto }, Belle { $belle }.
verraeter-learn-end-behind =
    {""}**Il tradimento è riuscito, e ha reso troppo poco.** Segni { $yourgain } punti, Belle nessuno. Eppure tu hai { $you } punti, Belle { $belle } e Mephisto { $mephisto }: non conduci. Quanto rende un tradimento dipende dal territorio vinto. Scegli il luogo dove quello dell’Aquila rende di più.
verraeter-learn-end-lost =
    {""}**Il tradimento è fallito.** Con le tue carte la Rosa ha { $rose }, l’Aquila { $eagle }: Belle aveva il Diplomatico, che aggiunge 5 solo alla rivelazione. Sei dalla parte che perde, con 1 punto per il Traditore, e solo Belle segna, { $bellegain } punti. Con { $missing } in più avrebbe vinto la Rosa.
verraeter-learn-end-tied =
    {""}**Al tradimento è mancato un punto.** Le due parti hanno { $rose }: Belle aveva il Diplomatico, che aggiunge 5 solo alla rivelazione. In parità nessuno segna per il territorio, e tu hai 1 punto per il Traditore. Con una carta in più avrebbe vinto la Rosa.
verraeter-learn-end-loyal =
    {""}**Lealtà, e sei ancora dietro.** L’Aquila vince { $eagle } a { $rose }, e il territorio rende a Belle quanto a te. Tu hai { $you } punti, Belle { $belle }. Non vinci con la tua famiglia, vinci per te: dalla stessa parte non si raggiunge chi conduce. Ricomincia, e tradisci Belle.
verraeter-learn-end-again =
    {""}
    Ricomincia se vuoi. `/regole` spiega tutto il gioco.
verraeter-learn-end-next =
    {""}
    D’ora in poi sostieni la Rosa, finché non avrai di nuovo il Traditore. In una vera partita il primo giocatore cambia a ogni round, e con lui chi sceglie per primo; i granai rendono carte provviste, gli empori punti alla fine. E nessuno si fiderà più di te. `/regole` dice il resto.
