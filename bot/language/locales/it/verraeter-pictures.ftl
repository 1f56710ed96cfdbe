### Verräter: i nomi che frasi e immagini hanno in comune, le poche parole nelle immagini, i loro testi alternativi, e il
### tabellone a parole.

## Nomi

verraeter-land-wilderness = Landa
verraeter-land-meadow = Prato
verraeter-land-river = Fiume
verraeter-land-woods = Bosco
verraeter-land-village = Villaggio
verraeter-land-city = Città

verraeter-family-eagle = Aquila
verraeter-family-rose = Rosa

verraeter-role-traitor = Traditore
verraeter-role-diplomat2 = Diplomatico +2
verraeter-role-diplomat5 = Diplomatico +5
verraeter-role-builder = Costruttore
verraeter-role-strategist = Stratega
verraeter-role-farmer = Contadino

verraeter-building-granary = Granaio
verraeter-building-post = Emporio

## Le parole nelle immagini: brevi, o sono disegnate piccole

verraeter-picture-setup = Preparazione
verraeter-picture-round = Round { $round } di { $rounds }
verraeter-picture-over = Punteggio finale
verraeter-picture-stopped = La partita è finita
verraeter-picture-duty-granaries = { $name } mette il primo granaio
verraeter-picture-duty-place = { $name } sceglie il luogo
verraeter-picture-duty-draft = { $name } prende una carta azione
verraeter-picture-duty-cards = { $name } gioca carte provviste
verraeter-picture-duty-building = { $name } può costruire
verraeter-picture-won =
    { $count ->
        [0] Nessuno ha vinto
        [one] Vince { $names }
       *[other] Vincono insieme { $names }
    }
verraeter-picture-taken =
    { $winner ->
        [eagle] L’Aquila prende { $land ->
            [wilderness] la Landa
            [meadow] il Prato
            [river] il Fiume
            [woods] il Bosco
            [village] il Villaggio
           *[city] la Città
        }
       *[rose] La Rosa prende { $land ->
            [wilderness] la Landa
            [meadow] il Prato
            [river] il Fiume
            [woods] il Bosco
            [village] il Villaggio
           *[city] la Città
        }
    } · { $winners ->
        [0] nessuno segna
        [one] { $points ->
            [one] { $points } punto
           *[other] { $points } punti
        }
       *[other] { $points ->
            [one] { $points } punto a testa
           *[other] { $points } punti a testa
        }
    }
verraeter-picture-tie = Pareggio, { $total } a { $total }: nessun territorio cambia mano
# The poster at the end. $points is what $name has scored in that round, or for the trading posts.
verraeter-poster-turn = Svolta
verraeter-poster-turn-text =
    { $round ->
        [1] { $name } è in testa fin dal primo round, con { $points ->
            [one] { $points } punto
           *[other] { $points } punti
        }.
       *[other] Nel round { $round } { $name } ne segna { $points } e resta in testa fino alla fine.
    }
verraeter-poster-turn-posts = Decidono soltanto gli empori: { $name } ne ricava { $points }.
verraeter-poster-betrayal = Tradimento più grande
verraeter-poster-betrayal-none = In questa partita nessun tradimento ha cambiato una somma.
# $family is the one that the traitor goes over to.
verraeter-poster-betrayal-text =
    { $family ->
        [eagle] Nel round { $round } { $name } tradisce la Rosa: { $eagle } a { $rose } invece di { $eaglebefore } a { $rosebefore }.
       *[rose] Nel round { $round } { $name } tradisce l’Aquila: { $rose } a { $eagle } invece di { $rosebefore } a { $eaglebefore }.
    }
# Lists the points after each round, and with the trading posts.
verraeter-poster-curve = { $name } dal primo round in poi: { $points }.
verraeter-poster-battle = Conflitto più grande
# Followed by verraeter-picture-taken.
verraeter-poster-battle-text = Round { $round }, Aquila { $eagle }, Rosa { $rose }.
# The headline of a reveal. $family is the one that the traitor goes over to.
verraeter-picture-betrays = { $name } tradisce { $family ->
        [eagle] la Rosa
       *[rose] l’Aquila
    }
verraeter-picture-wins =
    { $winner ->
        [eagle] Vince l’Aquila
        [rose] Vince la Rosa
       *[none] Non vince nessuno
    }
verraeter-picture-legend-first = Primo giocatore
verraeter-picture-legend-strategist = Stratega
verraeter-picture-legend-strength = Forza
verraeter-picture-legend-points = Punti
verraeter-picture-legend-hand = Carte in mano
verraeter-picture-legend-winners = Punti, 3 vincitori
verraeter-picture-legend-flipped = Appena preso
verraeter-picture-legend-built = Appena costruito
verraeter-picture-pile = Mazzo provviste
verraeter-picture-hand = Le tue carte provviste
verraeter-picture-hand-empty = Non hai carte provviste
verraeter-picture-family =
    { $family ->
        [eagle] Sostieni l’Aquila
       *[rose] Sostieni la Rosa
    }
verraeter-picture-role-none = Nessuna carta azione
verraeter-picture-roles = Prendi una carta azione
verraeter-picture-roles-taken = Queste carte azione ti erano offerte

## I testi alternativi, e il tabellone a parole

verraeter-board-head = { $title }. { $duty }.
verraeter-board-conflict = Il conflitto: { $one } contro { $two }.
verraeter-board-sums = Sul tavolo l’Aquila ha { $eagle }, la Rosa { $rose }; le carte azione non sono ancora rivelate.
verraeter-board-result = { $result }. L’Aquila aveva { $eagle }, la Rosa { $rose }.
verraeter-board-supporter =
    { $name } per { $family ->
        [eagle] l’Aquila
       *[rose] la Rosa
    }: { $state ->
        [waiting] ancora nessuna carta provviste
        [passed] nessuna carta provviste
       *[played] { $count ->
            [one] carta provviste { $cards }
           *[other] carte provviste { $cards }
        }
    }{ $secret ->
        [none] {""}
        [hidden] , carta azione presa
       *[known] , { $role }
    }.
verraeter-board-player =
    { $name }: { $score ->
        [one] { $score } punto
       *[other] { $score } punti
    }, { $family ->
        [eagle] Aquila
       *[rose] Rosa
    }{ $counted ->
        [yes] , { $hand ->
            [one] { $hand } carta in mano
           *[other] { $hand } carte in mano
        }
       *[no] {""}
    }, { $granaries ->
        [one] { $granaries } granaio
       *[other] { $granaries } granai
    }, { $posts ->
        [one] { $posts } emporio
       *[other] { $posts } empori
    }{ $first ->
        [yes] , apre il round
       *[no] {""}
    }{ $strategist ->
        [yes] , stratega
       *[no] {""}
    }{ $left ->
        [yes] , ha lasciato la partita
       *[no] {""}
    }.
verraeter-board-holdings =
    { $family ->
        [eagle] L’Aquila controlla { $lands }.
       *[rose] La Rosa controlla { $lands }.
    }
verraeter-board-holding = { $land } { $place }
verraeter-board-lands = I territori per numero, con la forza e i punti per 1/2/3/4 vincitori:
verraeter-board-land =
    { $place }. { $land }, { $family ->
        [eagle] Aquila
       *[rose] Rosa
    }, { $strength }, { $points }{ $building ->
        [granary] , granaio di { $name }
        [post] , emporio di { $name }
       *[none] {""}
    }{ $change ->
        [flipped] , appena conquistato
        [built] , con un edificio nuovo
       *[none] {""}
    }{ $choice ->
        [yes] , puoi sceglierlo
       *[no] {""}
    }
verraeter-board-borders = Puoi scegliere tra questi vicini: { $borders }.
verraeter-board-border = { $one } e { $two }
verraeter-board-pile =
    { $count ->
        [one] Nel mazzo c’è { $count } carta provviste.
       *[other] Nel mazzo ci sono { $count } carte provviste.
    }
verraeter-board-final = { $name }: { $before } + { $bonus } = { $total }.
verraeter-hand-family =
    { $family ->
        [eagle] Sostieni l’Aquila.
       *[rose] Sostieni la Rosa.
    }
verraeter-hand-cards =
    { $count ->
        [0] Non hai carte provviste.
        [one] Hai la carta provviste { $cards }.
       *[other] Hai le carte provviste { $cards }.
    }
verraeter-hand-role = La tua carta azione: { $role }.
verraeter-roles-alt = Carte azione tra cui scegliere: { $roles }.
verraeter-roles-alt-taken = Ti erano offerte le carte azione { $roles }; hai preso: { $role }.
verraeter-roles-alt-card = { $role } ({ $about })
