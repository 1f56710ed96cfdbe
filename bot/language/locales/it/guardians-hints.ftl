## Le ragioni di un consiglio. $place è una casella; $own, $base e $known sommano vitalità di base.

guardians-hint-redraw =
    La tua mano ha { $shields ->
        [0] nessuno scudo
        [one] uno scudo
       *[other] { $shields } scudi
    } e { $creatures ->
        [0] nessuna creatura
        [one] una creatura
       *[other] { $creatures } creature
    }.
guardians-hint-stack = In { $place } sta una pila con una vitalità di base di { $base }.
guardians-hint-stays = In { $place } una vitalità di base di { $base } resta dov’è.
guardians-hint-exchange = in { $place } lasciare { $left }, portare con sé { $taken }
guardians-hint-comes = Una vitalità di base di { $base } arriva in { $place }, che è sotto il tuo controllo.
guardians-hint-reinforces = Porta una vitalità di base di { $base } in { $place }.
guardians-hint-fight =
    In { $place } la tua vitalità di base di { $own } incontra { $hidden ->
        [0] { $known }
        [one] { $known ->
            [0] una carta che non conosci
           *[other] { $known } e una carta che non conosci
        }
       *[other] { $known ->
            [0] { $hidden } carte che non conosci
           *[other] { $known } e { $hidden } carte che non conosci
        }
    }.
guardians-hint-stronghold = Se vinci { $place }, la roccaforte di { $name } lì cade in rovina.
guardians-hint-storm =
    La tua vitalità di base di { $own } incontra il Guardiano con { $base }; hai { $stones ->
        [0] nessuna pietra
        [one] una pietra
       *[other] { $stones } pietre
    }.
guardians-hint-land =
    Allora controlli { $place } e in tutto { $lands ->
        [one] { $lands } terra contesa
       *[other] { $lands } terre contese
    }{ $due ->
        [yes] ; per occuparla, nel tuo recinto hai { $terrains ->
            [0] nessuna carta terreno
            [one] una carta terreno
           *[other] { $terrains } carte terreno
        }.
       *[no] .
    }
guardians-hint-given-up = Rischio: non controlli più { $place }.
guardians-hint-bare = Rischio: nella tua roccaforte { $place } non c’è nessuno.
guardians-hint-near =
    { $steps ->
        [one] Rischio: lì accanto, in { $place }, { $name } ha uno scudo con { $cards } carte che si può ancora girare.
       *[other] Rischio: a { $steps } caselle, in { $place }, { $name } ha uno scudo con { $cards } carte che si può ancora girare.
    }
guardians-hint-shield-lost = Rischio: è il tuo scudo perso numero { $lost }; con { $most } si perde la partita.
guardians-hint-shield-kept = Il tuo scudo resta in gioco.
guardians-hint-joins = Rischio: in { $place } due scudi diventano uno, e così sono { $lost } dei { $most } che fanno perdere la partita.
guardians-hint-discards = Rischio: ti costa una vitalità di base di { $base }.
guardians-hint-settles =
    { $count ->
        [one] Una carta terreno fa tua una terra.
       *[other] Carte terreno fanno tue { $count } terre.
    }
guardians-hint-lead =
    La sua vitalità di base è { $base }; { $stronger ->
        [0] nella tua mano nessuno ne ha di più.
        [one] nella tua mano una creatura ne ha di più.
       *[other] nella tua mano { $stronger } creature ne hanno di più.
    }
guardians-hint-heals = Riporta una vitalità di base di { $base }.
guardians-hint-strike = La sua vitalità di base è { $base }, e ne serve { $needed } per battere il bersaglio, bonus compresi.
guardians-hint-stones =
    { $count ->
        [0] Non ti resta nessuna pietra se servono tutte.
        [one] Ti resta almeno una pietra.
       *[other] Ti restano almeno { $count } pietre.
    }
guardians-hint-sums = Per ora hai { $own } contro { $other }.
guardians-hint-control = Se si contasse ora { $place }, avresti { $own } contro { $other }.

## Che cosa credeva un computer; $least e $most sono vitalità di base

guardians-belief-stack = A ciò che { $name } aveva in { $place } davo da { $least } a { $most } ({ $percent }%).
