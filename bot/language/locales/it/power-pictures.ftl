### Le parole nelle immagini di Power, e i testi alternativi che dicono lo stesso.
### $colour è V, B, J o R; $army è come in power-picture-army; $place è un luogo come nella notazione degli ordini.

## Nelle immagini

power-picture-round = Round
power-picture-last-round = Ultimo round
power-picture-over = Fine
power-picture-mercenaries = Mercenari
power-picture-orders =
    { $count ->
        [one] { $names } deve ancora sigillare gli ordini
       *[other] { $count } giocatori devono ancora sigillare gli ordini
    }
power-picture-booty = { $names } divide il bottino
power-picture-won =
    { $count ->
        [0] Nessuno ha vinto
        [one] Vince { $names }
       *[other] Vincono insieme { $names }
    }
power-picture-before-fights = Tutti gli ordini, prima dei combattimenti
power-picture-draft = I tuoi ordini, come se nessun altro ne scrivesse
power-picture-sealed = I tuoi ordini sigillati
power-picture-reserve =
    { $name }: la riserva { $colour ->
        [V] verde
        [B] blu
        [J] gialla
       *[R] rossa
    }
power-picture-no-pieces = Nessun pezzo
power-picture-exchanges = Scambi nella riserva, e unioni sul tabellone
power-picture-threats = Nulla minaccia il tuo quartier generale

## I testi alternativi

power-picture-head =
    { $over ->
        [yes] Power, dopo il round { $round }: { $duty }.
       *[no] Power, round { $round }{ $rounds ->
            [0] {""}
           *[other] {" "}di { $rounds }
        }: { $duty }.
    }
power-picture-colour =
    { $colour ->
        [V] verde
        [B] blu
        [J] gialla
       *[R] rossa
    }
power-picture-army =
    { $name } ({ $colour ->
        [V] verde
        [B] blu
        [J] gialla
       *[R] rossa
    })
power-picture-standing =
    { $standing ->
        [yes] { $army }: forza { $strength }, { $power } Power, in riserva { $count ->
            [0] nessun pezzo
           *[other] { $pieces }
        }{ $flagcount ->
            [0] {""}
            [one] ; ha la bandiera { $flags }
           *[other] ; ha le bandiere { $flags }
        }.
       *[no] { $army } è fuori dal gioco.
    }
power-picture-place = { $place }: { $forces }.
power-picture-force =
    armata { $colour ->
        [V] verde
        [B] blu
        [J] gialla
       *[R] rossa
    } con { $pieces } (forza { $strength })
power-picture-piece-S =
    { $count ->
        [one] { $count } soldato
       *[other] { $count } soldati
    }
power-picture-piece-T =
    { $count ->
        [one] { $count } carro
       *[other] { $count } carri
    }
power-picture-piece-C =
    { $count ->
        [one] { $count } caccia
       *[other] { $count } caccia
    }
power-picture-piece-D =
    { $count ->
        [one] { $count } destroyer
       *[other] { $count } destroyer
    }
power-picture-piece-R =
    { $count ->
        [one] { $count } reggimento
       *[other] { $count } reggimenti
    }
power-picture-piece-A =
    { $count ->
        [one] { $count } carro pesante
       *[other] { $count } carri pesanti
    }
power-picture-piece-B =
    { $count ->
        [one] { $count } bombardiere
       *[other] { $count } bombardieri
    }
power-picture-piece-CR =
    { $count ->
        [one] { $count } incrociatore
       *[other] { $count } incrociatori
    }
power-picture-piece-M =
    { $count ->
        [one] { $count } megamissile
       *[other] { $count } megamissili
    }

## I testi alternativi di un round e di una bozza

power-picture-orders-head = Power, round { $round }: tutti gli ordini, e il tabellone prima dei combattimenti.
power-picture-ordered = { $army }: { $orders }.
power-picture-lost-order = { $order } (perso)
power-picture-struck = Un megamissile colpisce { $place }.
power-picture-bounced =
    { $back ->
        [yes] { $place }: { $armies } sono pari con { $strength }, e chi era arrivato torna indietro.
       *[no] { $place }: { $armies } sono pari con { $strength }, e restano tutti.
    }
power-picture-fought = { $place }: { $winner } batte { $losers }, { $strengths }, e cattura { $captured }.
power-picture-fell = { $captor } prende una bandiera: { $army }.
power-picture-preview-head =
    { $count ->
        [0] I tuoi ordini: finora nessuno. Il tabellone resta com’è:
       *[other] I tuoi ordini e il tabellone a cui porterebbero:
    }
power-picture-contest =
    { $verdict ->
        [captured] Cattureresti ciò che sta su { $place }, { $strength } a { $other }.
        [tied] Su { $place } nessuno verrebbe catturato, { $strength } a testa.
       *[lost] I tuoi pezzi su { $place } verrebbero catturati, { $strength } a { $other }.
    }
power-picture-sealed-head =
    { $count ->
        [0] Non hai sigillato alcun ordine. Il tabellone com’è:
       *[other] I tuoi ordini sigillati, sul tabellone com’è:
    }
power-picture-line =
    { $fault ->
        [yes] La riga { $number }, { $order }, non si può eseguire.
       *[no] Riga { $number }: { $order }.
    }

## I testi alternativi delle immagini private

power-picture-can-make =
    { $count ->
        [0] Nella riserva non si può comprare né unire nulla.
       *[other] Nella riserva si può fare: { $pieces }.
    }
power-picture-merger = In { $place } si possono unire pezzi: ne viene { $piece }.
power-picture-missile = Per un megamissile la riserva vale { $worth } di { $needed }.
power-picture-verdict =
    { $place }: { $verdict ->
        [safe] al sicuro
        [beaten] bandiera al sicuro, pezzi no
       *[fall] può cadere
    }, { $garrison } contro { $attack }
power-picture-fall-fought = { $place } cade per { $strength } a { $other }.
power-picture-fall-empty = Nessuno difendeva { $place }.
power-picture-garrison = { $place } è tenuto con { $strength }.
power-picture-threat =
    { $army } da { $place }: { $pieces }, forza { $strength }{ $infantry ->
        [yes] , e potrebbe prendere la bandiera
       *[no] {""}
    }.
power-poster-strengths = La forza round per round
power-poster-turning = La svolta
power-poster-lead = Nel round { $round } { $name } passa da { $before } a { $strength }; la forza maggiore tra i rivali è { $other }.
power-poster-battle = La battaglia più grande
power-poster-fought =
    { $who ->
        [mercenaries] Round { $round }, { $place }: { $name } battono { $others }, { $strengths }.
       *[player] Round { $round }, { $place }: { $name } batte { $others }, { $strengths }.
    }

power-mark-comes = { $army } viene qui
power-mark-goes = Chi è qui se ne va
power-mark-stays = Chi è qui resta
power-mark-missile = Un megamissile colpisce qui
